"""Why a graph's figures changed: what is fused, or no longer, done again, multiplied in another type, laid out another way.

A fusion is known by the operations in it, not by its name; a fusion of one operation is that operation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.graphs.nodes import name_of
from isaview.analysis.graphs.work import CALLING, callee_names
from isaview.base.grouping import group_by
from isaview.base.magnitudes import size_text
from isaview.base.measure import counted_measure
from isaview.compare.metric_changes import Cause
from isaview.model.kernel import Kernel
from isaview.tensors.types import TensorType

_RANKS = (
    *("contracts", "collective", "sorts", "reduces", "transcendental", "elementwise"),
    *("transposes", "copies", "slices", "updates"),
)
"""Flags of operations that say what a graph does, those that weigh most first."""
_SHOWN = 6
Parts = Sequence["_Part"]


class _Part(Struct, frozen=True):
    """An operation of a run, the fusion it stands in ("" on its own), and where in the source it comes from.

    ``shape`` is its name and what it gives, without the type of an element: compilers widen these.
    """

    fusion: str
    opcode: str
    shape: str
    flags: frozenset[str]
    result: TensorType
    multiplied: str
    source: str


def graph_causes(old: Kernel, new: Kernel) -> Iterator[Cause]:
    """What became of the operations of a graph."""
    was, now = _parts(old), _parts(new)
    yield from _fusion_causes(was, now, "fused", "fused into")
    yield from _fusion_causes(now, was, "unfused", "no longer fused as")
    yield from _repetition_causes(was, now)
    yield from _count_causes(was, now)
    yield from _layout_causes(was, now)


def _parts(entry: Kernel) -> list[_Part]:
    """The operations that a run of an entry makes, each once, with those of its functions and fusions."""
    waiting, begun, parts = [("", entry)], {entry.name}, list[_Part]()
    while waiting:
        fusion, kernel = waiting.pop()
        for index, form in enumerate(kernel.forms):
            inside = "fused" in form.flags
            if inside or not CALLING.isdisjoint(form.flags):
                name = fusion or (name_of(kernel, index) if inside else "")
                callees = [each for each in callee_names(kernel, index) if each in kernel.module.by_name and each not in begun]
                waiting.extend((name, kernel.module.by_name[callee]) for callee in callees)
                begun.update(callees)
            elif not form.flags.isdisjoint(_RANKS) and form.tensors is not None and form.tensors.results:
                position, result, operands = kernel.position(index), form.tensors.results[0].first_array, form.tensors.operands
                shape = f"{form.opcode} [{','.join(result.extents)}]"
                multiplied = operands[0].element if operands and "contracts" in form.flags else ""
                source = "" if position is None else str(position)
                parts.append(_Part(fusion, form.opcode, shape, form.flags, result, multiplied, source))
    held = Counter(part.fusion for part in parts)
    return [part if held[part.fusion] > 1 else replace(part, fusion="") for part in parts]


def _fusion_causes(was: Parts, now: Parts, kind: str, what: str) -> Iterator[Cause]:
    """Fusions of the second side alone, the largest first."""
    before, after = (group_by((part for part in parts if part.fusion), lambda part: part.fusion) for parts in (was, now))
    same = Counter(tuple(sorted(part.shape for part in own)) for own in before.values())
    only: list[tuple[str, list[_Part]]] = []
    for name, own in sorted(after.items(), key=lambda item: -len(item[1])):
        content = tuple(sorted(part.shape for part in own))
        same[content] -= 1
        only.extend([(name, own)] if same[content] < 0 else ())
    for name, own in only[:_SHOWN]:
        own.sort(key=lambda part: ("converts" in part.flags, min(map(_RANKS.index, part.flags.intersection(_RANKS)))))
        names = Counter(part.opcode for part in own)
        texts = [opcode if count == 1 else f"{opcode} ×{count}" for opcode, count in names.items()][:_SHOWN]
        more = len(own) - sum(list(names.values())[:_SHOWN])
        text = ", ".join([*texts, f"{more} more"] if more else texts)
        yield Cause(kind, f"{what} {name}: {text}", next((part.source for part in own if part.source), ""))
    if len(only) > _SHOWN:
        yield Cause(kind, f"{what} {len(only) - _SHOWN:,} more")


def _repetition_causes(was: Parts, now: Parts) -> Iterator[Cause]:
    """Operations of one place in the source that are there on both sides, and more often on one."""
    before, after = (
        Counter((part.shape, part.source) for part in parts if part.source and "converts" not in part.flags)
        for parts in (was, now)
    )
    changed = [both for both in before.keys() & after.keys() if before[both] != after[both]]
    for both in sorted(changed, key=lambda both: (before[both] - after[both], both))[:_SHOWN]:
        count, count_now = before[both], after[both]
        verb = "done again" if count_now > count else "done less often"
        yield Cause("rematerialised", f"{verb}: {both[0]}, {count} → {count_now}", both[1], "", count, count_now)


def _count_causes(was: Parts, now: Parts) -> Iterator[Cause]:
    """Products by the type that is multiplied; collectives and copies with the bytes of what they give."""
    types, types_now = (Counter(part.multiplied for part in parts if part.multiplied) for parts in (was, now))
    if types != types_now:
        before, after = (", ".join(f"{name} ×{count}" for name, count in side.items()) or "none" for side in (types, types_now))
        yield Cause("type", f"products: {before} → {after}", "", "", types.total(), types_now.total())
    for kind, flag in (("collective", "collective"), ("copy", "copies")):
        for name in sorted({part.opcode for part in (*was, *now) if flag in part.flags}):
            own, own_now = ([part.result.bytes or 0 for part in parts if part.opcode == name] for parts in (was, now))
            if len(own) != len(own_now):
                moved = " → ".join(size_text(counted_measure(sum(each), "B", "")) or "0 B" for each in (own, own_now))
                yield Cause(kind, f"{name}: {len(own)} → {len(own_now)}, {moved}", "", "", len(own), len(own_now))


def _layout_causes(was: Parts, now: Parts) -> Iterator[Cause]:
    """Operations that are as many on both sides, and whose elements lie in another order."""
    before, after = _orders(was), _orders(now)
    for shape in sorted(before.keys() & after.keys()):
        orders, orders_now = before[shape], after[shape]
        if orders != orders_now and orders.total() == orders_now.total():
            left, came = (", ".join(side) for side in (orders - orders_now, orders_now - orders))
            yield Cause("layout", f"layout of {shape}: {left} → {came}")


def _orders(parts: Parts) -> dict[str, Counter[str]]:
    """Operation and shape → orders of dimensions, from the one whose elements are closest together, each with its number."""
    groups: dict[str, Counter[str]] = {}
    for part in parts:
        order = None if part.result.encoding is None else part.result.encoding.parameter("order")
        if isinstance(order, tuple):
            groups.setdefault(part.shape, Counter())["{" + ",".join(map(str, order)) + "}"] += 1
    return groups
