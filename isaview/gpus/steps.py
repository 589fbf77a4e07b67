"""The least change to a launch that lets more waves in, and the smallest increase that loses some."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import ClassVar

from msgspec import Struct

from isaview.base.figures import KIBIBYTE, quantity
from isaview.base.measure import Number, round_up
from isaview.gpus.launch import BOUNDS, LIMITS, Amounts, Unit, cache_by_launch, group_sizes, groups_on, limits_of, waves_on


class Change(Struct, frozen=True, rename={"from_": "from"}):
    """A resource moved from an amount to another; ``waves`` is what that change leads to by itself, where it stands alone.

    ``alive`` is how many registers are alive at the kernel's peak, where these are more than ``to``.
    """

    later: ClassVar = ("alive",)
    resource: str
    from_: int
    to: int
    waves: Number | None = None
    alive: int | None = None

    def text(self, sign: str = "→") -> str:
        """Both amounts in the same unit, so that they can be compared: KiB only if both are whole."""
        in_kibibytes = not (self.from_ % KIBIBYTE or self.to % KIBIBYTE)
        if self.resource.endswith("_bytes") and not in_kibibytes:
            return f"{self.from_:,} {sign} {self.to:,} B"
        return f"{amount_text(self.resource, self.from_)} {sign} {amount_text(self.resource, self.to)}"


def amount_text(resource: str, amount: int) -> str:
    """An amount of a resource as it stands on screen; bytes have their unit."""
    return quantity(amount, "B" if resource.endswith("_bytes") else "")


class Step(Struct, frozen=True):
    """A neighbouring occupancy, in waves as they are shown.

    All changes of a ``next_step`` together reach ``waves``; each change of a ``cliff`` alone falls, the mildest to ``waves``.
    """

    waves: Number
    changes: tuple[Change, ...]

    @property
    def cost(self) -> str:
        """What the changes cost where more registers are alive than they leave, "" where these fit."""
        alive = [f"{change.alive:,} are live at the peak" for change in self.changes if change.alive is not None]
        return f"; {' and '.join(alive)}: spills, unless reordered" if alive else ""


def _first(low: int, high: int, holds: Callable[[int], bool]) -> int | None:
    """The least number of low..high for which a monotone condition holds, or None."""
    # occupancy is monotone in each amount: a bisection asks 10 amounts where a scan asks 255
    least = low + bisect_left(range(low, high + 1), True, key=holds)
    return least if least <= high else None


def _reductions(unit: Unit, amounts: Amounts, goal: int) -> tuple[Change, ...] | None:
    """The reductions that let ``goal`` groups in, each as small as possible; None where reducing does not suffice."""
    changes = []
    for name, groups in limits_of(unit, amounts).items():
        if groups >= goal:
            continue
        if name not in BOUNDS:
            return None
        now = amounts[name]
        # a wave can get a register more than an instruction can name: nobody can ask for it
        named = unit.gpu.named_registers_max if name == "vector_registers" else None

        def suffices(less: int, name: str = name, now: int = now) -> bool:
            allowed = LIMITS[name](unit, {**amounts, name: now - less})
            return allowed is None or allowed >= goal

        less = _first(max(1, now - (named or now)), now - BOUNDS[name][0], suffices)
        if less is None:
            return None
        changes.append(Change(name, now, now - less))
    return tuple(changes)


@cache_by_launch(1 << 12)
def next_step(unit: Unit, amounts: Amounts) -> Step | None:
    """The least change to more waves: in groups of this size, else in the nearest size that needs the fewest changes."""
    # fewest changes first, then the nearest group size: that is what somebody would try
    threads, now = amounts["threads"], waves_on(unit, amounts)
    changes = _reductions(unit, amounts, groups_on(unit, amounts) + 1)
    if changes is None:
        offers = []
        for size in group_sizes(unit):
            reductions = _reductions(unit, {**amounts, "threads": size}, now // unit.waves_in(size) + 1)
            if size != threads and reductions is not None:
                offers.append((len(reductions), abs(size - threads), (Change("threads", threads, size), *reductions)))
        if not offers:
            return None
        changes = min(offers, key=lambda offer: offer[:2])[2]
    return Step(unit.reported_waves(waves_on(unit, {**amounts, **{change.resource: change.to for change in changes}})), changes)


@cache_by_launch(1 << 12)
def cliff(unit: Unit, amounts: Amounts) -> Step | None:
    """The smallest increase of each resource that loses waves (0: no longer starts); None where no increase does."""
    threads, wave, now = amounts["threads"], unit.wave_size, waves_on(unit, amounts)
    falls: dict[str, int] = {}
    for name, (_, most) in BOUNDS.items():
        amount, bound = amounts.get(name), most(unit)
        if amount is None or bound is None or (not amount and name != "shared_bytes"):
            continue
        new = _first(amount + 1, bound, lambda more, name=name: waves_on(unit, {**amounts, name: more}) < now)  # type: ignore[misc]
        falls.update({} if new is None else {name: new})
    # one thread more than full waves starts another wave: sizes between change nothing
    larger = range(round_up(threads, wave) + 1, unit.gpu.group_threads_max + 1, wave)
    size = next((size for size in larger if waves_on(unit, {**amounts, "threads": size}) < now), None)
    falls.update({} if size is None else {"threads": size})
    waves = {name: waves_on(unit, {**amounts, name: new}) for name, new in falls.items()}
    changes = tuple(Change(name, amounts[name], new, unit.reported_waves(waves[name])) for name, new in falls.items())
    return Step(unit.reported_waves(max(waves.values())), changes) if changes else None
