"""Steps: the least change that lets more waves in, and the smallest increase that loses some."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from msgspec import Struct

from isaview.base.measure import Number, up
from isaview.gpus.launch import BOUNDS, LIMITS, Amounts, Unit, groups_on, limits_of, sizes, waves_on

STEPS_KEPT = 1 << 12


class Change(Struct, frozen=True):
    """One resource moved from one amount to another; ``waves`` is what that change alone leads to, where it stands alone."""

    resource: str
    old: int
    new: int
    waves: Number | None = None


class Step(Struct, frozen=True):
    """A neighbouring occupancy, in waves as they are told.

    All changes of a ``next_step`` together reach ``waves``; each change of a ``cliff`` alone falls, the mildest to ``waves``.
    """

    waves: Number
    changes: tuple[Change, ...]


def _first(low: int, high: int, holds: Callable[[int], bool]) -> int | None:
    """The least number of low..high for which a monotone condition holds, or None."""
    if low > high or not holds(high):
        return None
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if holds(middle) else (middle + 1, high)
    return low


def _reach(unit: Unit, amounts: Amounts, goal: int) -> tuple[Change, ...] | None:
    """The reductions that let ``goal`` groups in, each as small as possible; None where reducing does not do it."""
    changes = []
    for name, groups in limits_of(unit, amounts).items():
        if groups >= goal:
            continue
        if name not in BOUNDS:
            return None
        now, limit = amounts[name], LIMITS[name]
        least = BOUNDS[name][0]
        # the hardware hands out one register more than an instruction can name, so nobody can ask for it
        named = unit.gpu.named_registers_max if name == "vector_registers" else None

        def enough(less: int, name: str = name, now: int = now, limit: Callable[..., int | None] = limit) -> bool:
            found = limit(unit, {**amounts, name: now - less})
            return found is None or found >= goal

        less = _first(max(1, now - (named or now)), now - least, enough)
        if less is None:
            return None
        changes.append(Change(name, now, now - less))
    return tuple(changes)


def next_step(unit: Unit, amounts: Amounts) -> Step | None:
    """The least change to more waves: in groups of this size, else in the nearest size that needs the fewest changes."""
    return _next_step(unit, tuple(amounts.items()))


@lru_cache(maxsize=STEPS_KEPT)
def _next_step(unit: Unit, items: tuple[tuple[str, int], ...]) -> Step | None:
    amounts = dict(items)
    threads, now = amounts["threads"], waves_on(unit, amounts)
    changes = _reach(unit, amounts, groups_on(unit, amounts) + 1)
    if changes is not None:
        return _stepped(unit, amounts, changes)
    best: tuple[int, int, tuple[Change, ...]] | None = None
    for size in sizes(unit):
        goal = now // unit.waves_in(size) + 1
        found = _reach(unit, {**amounts, "threads": size}, goal)
        if size == threads or found is None:
            continue
        offer = (len(found), abs(size - threads), (Change("threads", threads, size), *found))
        best = offer if best is None or offer[:2] < best[:2] else best
    return _stepped(unit, amounts, best[2]) if best else None


def _stepped(unit: Unit, amounts: Amounts, changes: tuple[Change, ...]) -> Step:
    """The step with the waves that its changes really lead to."""
    return Step(unit.shown(waves_on(unit, {**amounts, **{change.resource: change.new for change in changes}})), changes)


def cliff(unit: Unit, amounts: Amounts) -> Step | None:
    """The smallest increase of each resource that loses waves (0: no longer starts); None where no increase does."""
    return _cliff(unit, tuple(amounts.items()))


@lru_cache(maxsize=STEPS_KEPT)
def _cliff(unit: Unit, items: tuple[tuple[str, int], ...]) -> Step | None:
    amounts = dict(items)
    now, falls = waves_on(unit, amounts), []
    for name, (_, most) in BOUNDS.items():
        amount, bound = amounts.get(name), most(unit)
        if amount is None or bound is None or (not amount and name != "shared_bytes"):
            continue
        new = _first(amount + 1, bound, lambda more, name=name: waves_on(unit, {**amounts, name: more}) < now)  # type: ignore[misc]
        falls += [(name, new)] if new is not None else []
    threads, wave = amounts["threads"], unit.wave_size
    sizes = range(up(threads, wave) + 1, unit.gpu.group_threads_max + 1, wave)
    falls += [("threads", size) for size in sizes if waves_on(unit, {**amounts, "threads": size}) < now][:1]
    left = {name: waves_on(unit, {**amounts, name: new}) for name, new in falls}
    changes = tuple(Change(name, amounts[name], new, unit.shown(left[name])) for name, new in falls)
    return Step(unit.shown(max(left.values())), changes) if changes else None
