"""Why a graph's figures changed: what is fused, or no longer, done again, multiplied in another type, laid out another way.

A fusion is known by the operations in it, whatever it is called; a fusion of one operation is that operation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.graphs.nodes import Node
from isaview.analysis.graphs.tables import size
from isaview.analysis.graphs.work import CALLING, Work, called, first
from isaview.base.measure import counted
from isaview.compare.metric_changes import Cause
from isaview.model.kernel import Kernel
from isaview.tensors.types import TensorType

_RANKS = (
    "contracts",
    "collective",
    "sorts",
    "reduces",
    "transcendental",
    "elementwise",
    "transposes",
    "copies",
    "slices",
    "updates",
)
"""Flags of operations that say what a graph does, those that weigh most first."""
_SHOWN, _NAMED = 6, 6
_SEVERAL = 2


class _Part(Struct, frozen=True):
    """An operation of a run, the fusion it stands in ("" on its own), and where in the source it comes from."""

    fusion: str
    opcode: str
    flags: frozenset[str]
    result: TensorType
    multiplied: str
    source: str

    @property
    def shape(self) -> str:
        """What it gives, without the type of an element: compilers widen these."""
        return f"{self.opcode} [{','.join('?' if extent is None else str(extent) for extent in self.result.shape)}]"


def graph_causes(old: Kernel, new: Kernel) -> tuple[Cause, ...]:
    """What became of the operations of a graph; nothing of what only one side's language says."""
    was, now = _parts(old), _parts(new)
    return (*_fused(was, now), *_again(was, now), *_counted(was, now), *_layouts(old, new, was, now))


def _parts(entry: Kernel) -> list[_Part]:
    """The operations that a run of an entry makes, each once, with those of its functions and fusions."""
    waiting, begun, parts = [("", entry)], {entry.name}, list[_Part]()
    while waiting:
        fusion, kernel = waiting.pop()
        for index, form in enumerate(kernel.forms):
            inside = "fused" in form.flags
            if inside or not CALLING.isdisjoint(form.flags):
                name = fusion or (Node(kernel, index, 1, Work()).name if inside else "")
                callees = [callee for callee in called(kernel, index) if callee in kernel.module.by_name]
                waiting.extend((name, kernel.module.by_name[callee]) for callee in callees if callee not in begun)
                begun.update(callees)
            elif not form.flags.isdisjoint(_RANKS) and form.tensors is not None and form.tensors.results:
                position, operands = kernel.position(index), form.tensors.operands
                multiplied = operands[0].element if operands and "contracts" in form.flags else ""
                source = "" if position is None else str(position)
                parts.append(_Part(fusion, form.opcode, form.flags, first(form.tensors.results), multiplied, source))
    held = Counter(part.fusion for part in parts)
    return [part if held[part.fusion] >= _SEVERAL else replace(part, fusion="") for part in parts]


def _fusions(parts: Sequence[_Part]) -> dict[str, list[_Part]]:
    fusions: dict[str, list[_Part]] = {}
    for part in parts:
        if part.fusion:
            fusions.setdefault(part.fusion, []).append(part)
    return fusions


def _fused(was: Sequence[_Part], now: Sequence[_Part]) -> Iterator[Cause]:
    """Fusions of one side alone, the largest first."""
    for parts, others, kind, what in ((now, was, "fused", "fused into"), (was, now, "unfused", "no longer fused as")):
        fusions = _fusions(parts)
        same = Counter(_content(own) for own in _fusions(others).values())
        only = []
        for name, own in sorted(fusions.items(), key=lambda item: -len(item[1])):
            same[_content(own)] -= 1
            if same[_content(own)] < 0:
                only.append((name, own))
        for name, own in only[:_SHOWN]:
            source = next((part.source for part in own if part.source), "")
            yield Cause(kind, f"{what} {name}: {_named(own)}", source, "instructions")
        if len(only) > _SHOWN:
            yield Cause(kind, f"{what} {len(only) - _SHOWN:,} more")


def _content(parts: Sequence[_Part]) -> tuple[str, ...]:
    return tuple(sorted(part.shape for part in parts))


def _named(parts: Sequence[_Part]) -> str:
    """Operations by name, what weighs most first: ``dot ×2, reduce, 3 more``."""
    ordered = sorted(
        parts, key=lambda part: ("converts" in part.flags, min(map(_RANKS.index, part.flags.intersection(_RANKS))))
    )
    names = Counter(part.opcode for part in ordered)
    texts = [name if count == 1 else f"{name} ×{count}" for name, count in list(names.items())[:_NAMED]]
    more = sum(list(names.values())[_NAMED:])
    return ", ".join([*texts, f"{more} more"] if more else texts)


def _again(was: Sequence[_Part], now: Sequence[_Part]) -> Iterator[Cause]:
    """Operations of one place in the source that are there on both sides, and more often on one."""

    def key(part: _Part) -> tuple[str, str]:
        return (part.shape, part.source) if part.source and "converts" not in part.flags else ("", "")

    before, after = (Counter(map(key, parts)) for parts in (was, now))
    changed = [both for both in before.keys() & after.keys() if both[0] and before[both] != after[both]]
    for shape, source in sorted(changed, key=lambda both: (before[both] - after[both], both))[:_SHOWN]:
        count, count_now = before[shape, source], after[shape, source]
        verb = "done again" if count_now > count else "done less often"
        yield Cause("rematerialised", f"{verb}: {shape}, {count} → {count_now}", source, "instructions", count, count_now)


def _counted(was: Sequence[_Part], now: Sequence[_Part]) -> Iterator[Cause]:
    """Products by the type that is multiplied; collectives and copies with the bytes of what they give."""
    types, types_now = (Counter(part.multiplied for part in parts if part.multiplied) for parts in (was, now))
    if types != types_now:
        before, after = (", ".join(f"{name} ×{count}" for name, count in side.items()) or "none" for side in (types, types_now))
        yield Cause("type", f"products: {before} → {after}", "", "instructions", types.total(), types_now.total())
    for kind, flag in (("collective", "collective"), ("copy", "copies")):
        sides = [[part for part in parts if flag in part.flags] for parts in (was, now)]
        for name in sorted({part.opcode for side in sides for part in side}):
            own, own_now = ([part.result.bytes or 0 for part in side if part.opcode == name] for side in sides)
            if len(own) != len(own_now):
                moved = " → ".join(size(counted(sum(each), "B", "")) or "0 B" for each in (own, own_now))
                text = f"{name}: {len(own)} → {len(own_now)}, {moved}"
                yield Cause(kind, text, "", "instructions", len(own), len(own_now))


def _layouts(old: Kernel, new: Kernel, was: Sequence[_Part], now: Sequence[_Part]) -> Iterator[Cause]:
    """Arguments, and operations that are as many on both sides, whose elements lie in another order."""
    pairs = list(zip(old.argument_types, new.argument_types, strict=False))
    for number, (kind, kind_now) in enumerate(pairs):
        if kind.shape == kind_now.shape and None is not _order(kind) != _order(kind_now) is not None:
            yield Cause("layout", f"layout of argument {number}: {_order(kind)} → {_order(kind_now)}")
    before, after = (_grouped(parts) for parts in (was, now))
    for shape in sorted(before.keys() & after.keys()):
        orders, orders_now = before[shape], after[shape]
        if orders != orders_now and orders.total() == orders_now.total():
            left, came = orders - orders_now, orders_now - orders
            yield Cause("layout", f"layout of {shape}: {', '.join(left)} → {', '.join(came)}")


def _grouped(parts: Sequence[_Part]) -> dict[str, Counter[str]]:
    groups: dict[str, Counter[str]] = {}
    for part in parts:
        order = _order(part.result)
        if order is not None:
            groups.setdefault(part.shape, Counter())[order] += 1
    return groups


def _order(kind: TensorType) -> str | None:
    """The order of dimensions from the one whose elements are closest together; None where the text has none."""
    order = None if kind.encoding is None else kind.encoding.parameter("order")
    return "{" + ",".join(map(str, order)) + "}" if isinstance(order, tuple) else None
