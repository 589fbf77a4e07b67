"""Fixes: what to write instead, for findings whose figures can be computed anew with the change made.

Nothing is proposed that was not recomputed on the addresses of the text: the turns of every access of a buffer in shared memory
with other places for its bytes, or the sectors of accesses of global memory with another width or distance of lanes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from msgspec.structs import replace

from isaview.analysis.addresses.addressed import Addressed
from isaview.analysis.addresses.spread import Spread, sectors_of
from isaview.analysis.hardware import LANES, group_width
from isaview.analysis.layouts.requests import Buffer, buffer_of, requests_of
from isaview.analysis.layouts.search import Padding, Swizzle, Tried, searched
from isaview.base.measure import Number, up
from isaview.base.names import demangled
from isaview.base.text import safe
from isaview.gpus.occupancy import occupancy
from isaview.reports.rule import Fix, Served, View

_LARGEST_RECORD = 128
"""Bytes up to which the distance of lanes is taken for the size of a record, and beyond for the length of a row."""
_ELEMENTS = {1: "char", 2: "half", 4: "float", 8: "float2", 16: "float4"}
"""A type of each size: the text does not say the element's own."""
_LAST_NAME = re.compile(r"(\w+)(?:\.\d+|\.kernel)*\Z")
_UNNAMED = "tile"
_ROUNDED = 128
"""Bytes of which a buffer that no text declares is taken to be a multiple: its last bytes may not be accessed."""


def fixes(rule: str, view: View, indices: Sequence[int]) -> tuple[tuple[Fix, ...], str]:
    """What can be proposed for a finding of a rule, by its name, about these instructions, the cheapest first; else why not."""
    propose = _PROPOSALS.get(rule)
    if propose is None or not indices:
        return (), ""
    found = propose(view, indices)
    return ((), found) if isinstance(found, str) else (tuple(found), "" if found else "no change that was tried is better")


def _layouts(view: View, indices: Sequence[int]) -> list[Fix] | str:
    """Padding and a swizzle for the buffer of the worst of these accesses."""
    accesses = _accesses(view)
    worst = max(indices, key=lambda index: accesses[index].conflicts or 0)
    joined = {index: one.joined.bytes for index, one in accesses.items() if one.joined is not None}
    buffer = buffer_of(view.kernel, *_shape(view), worst, joined)
    if isinstance(buffer, str):
        return f"other places for its bytes are not tried: {buffer}"
    buffer = _sized(view, buffer)
    before, found = view.kernel.once((searched, buffer), lambda: searched(buffer))
    element = min(accesses[one.index].bytes or one.width if one.index in joined else one.width for one in buffer.requests)
    made = [_of_layout(view, buffer, before, one, worst, element) for one in found]
    return sorted(made, key=lambda one: (one.after, one.waves_lost or 0, one.extra_bytes or 0 if one.waves_lost else 0))


def _accesses(view: View) -> dict[int, Addressed]:
    return {one.found.index: one.found for one in view.need("accesses")}


def _shape(view: View) -> tuple[int, int | None]:
    """The lanes of a wave, and the width of a group where it is known."""
    return view.context.module.wave_size or LANES, group_width(view.context)


def _sized(view: View, buffer: Buffer) -> Buffer:
    """The buffer with its size where the text declares it."""
    name = buffer.symbol.partition(":")[2]
    declared = {one.name.lstrip("@"): one.bytes for one in (*view.context.module.storage.values(), *view.kernel.storage)}
    if name:
        return replace(buffer, size=declared.get(name))
    total = view.stated("shared_bytes")
    if buffer.size is None or total is None or total.value is None:
        return buffer
    return replace(buffer, size=max(buffer.size, min(up(buffer.size, _ROUNDED), int(total.value) - buffer.begin)))


def _of_layout(view: View, buffer: Buffer, before: Sequence[int], found: Tried, worst: int, element: int) -> Fix:
    layout, requests = found.layout, buffer.requests
    by_line: dict[int, tuple[int, int]] = {}
    for one, old, new in zip(requests, before, found.turns, strict=True):
        kept = by_line.get(one.index, (0, 0))
        by_line[one.index] = (max(kept[0], old), max(kept[1], new))
    extra = None if buffer.size is None and isinstance(layout, Padding) else layout.extra(buffer.size or 0)
    lost, name = _waves_lost(view, extra), _name(buffer.symbol)
    lanes = next(one.lanes for one in requests if one.index == worst)
    apart = {abs(after - lane) for lane, after in pairwise(lanes)}
    if isinstance(layout, Padding):
        what = f"{layout.pad} B behind each {layout.row:,} B"
        times = f" * {layout.pad // element}" if layout.pad > element else ""
        index = f"i + i / {layout.row // element}{times}"
        parameters = {"row_bytes": layout.row, "pad_bytes": layout.pad}
        code = (layout.row in apart and _declared(name, buffer, layout, element)) or f"{name}[{index}]"
    else:
        low = layout.base - (element.bit_length() - 1)
        what = f"Swizzle<{layout.bits}, {low}, {layout.shift}>{_of_triton(layout, low, apart)}"
        index = f"i ^ (i >> {layout.shift} & {((1 << layout.bits) - 1) << low})"
        parameters = {"bits": layout.bits, "base": layout.base, "shift": layout.shift}
        code = f"{name}[{index}]"
    return Fix(
        kind="padding" if isinstance(layout, Padding) else "swizzle",
        code=code,
        what=f"{what}; elements of {element} B; turns of one request of {len(lanes)} lanes",
        unit="turns",
        before=by_line[worst][0],
        after=by_line[worst][1],
        accesses=tuple(Served(view.kernel.lines[at], *turns) for at, turns in sorted(by_line.items())),
        index=index,
        element_bytes=element,
        parameters=parameters,
        extra_bytes=extra,
        waves_lost=lost,
        cost=_cost(view, layout, extra, lost),
    )


def _declared(name: str, buffer: Buffer, layout: Padding, element: int) -> str:
    """The declaration of a buffer of whole rows with its pad; empty where its rows are not known."""
    if buffer.size is None or not buffer.symbol or buffer.size % layout.row or element not in _ELEMENTS:
        return ""
    row = (layout.row + layout.pad) // element
    return f"__shared__ {_ELEMENTS[element]} {name}[{buffer.size // layout.row}][{row}];"


def _of_triton(layout: Swizzle, low: int, rows: set[int]) -> str:
    """The same swizzle as Triton names it, where one of these lengths of rows makes it one of rows and columns."""
    highest, lowest = 1 << layout.base + layout.shift, 1 << layout.base + layout.bits
    fitting = [row for row in rows if lowest <= row <= highest and row & (row - 1) == 0]
    if not fitting:
        return ""
    phases = f"vec = {1 << low}, perPhase = {highest // max(fitting)}, maxPhase = {1 << layout.bits}"
    return f", or swizzled_shared<{{{phases}}}>"


def _name(symbol: str) -> str:
    """What the source calls a buffer, without what it stands in."""
    found = _LAST_NAME.search(demangled(symbol.partition(":")[2]))
    return safe(found[1]) if found else _UNNAMED


def _waves_lost(view: View, extra: int | None) -> Number | None:
    """The waves that a group with so many more bytes of shared memory costs, None where that is not known."""
    gpu = view.gpu
    if gpu is None or extra is None or not view.kernel.is_entry:
        return 0 if extra == 0 else None
    taken = view.need("occupancy").taken
    if taken is None:
        return None
    if not isinstance(taken.shared_bytes, int) and (taken.shared_bytes is None or taken.shared_bytes.value is None):
        return None
    now = taken.shared_bytes if isinstance(taken.shared_bytes, int) else int(taken.shared_bytes.value or 0)
    waves = [occupancy(gpu, replace(taken, shared_bytes=amount)).waves.value for amount in (now, now + extra)]
    return None if waves[0] is None or waves[1] is None else waves[0] - waves[1]


def _cost(view: View, layout: Padding | Swizzle, extra: int | None, lost: Number | None) -> str:
    """What a layout costs, in words."""
    wave = view.words.word("wave")
    waves = "" if lost is None else f", {f'{lost:g}' if lost else 'no'} {wave}{'s' * (lost not in (0, 1))} lost"
    if isinstance(layout, Swizzle):
        return "no memory, three integer operations an index"
    amount = f"{extra:,} B" if extra is not None else f"{layout.pad} B for each {layout.row:,} B"
    return f"{view.words.word('shared')} + {amount}{waves}"


def _coalesced(view: View, indices: Sequence[int]) -> list[Fix] | str:
    """The sectors of the worst of these accesses, with its lanes side by side."""
    accesses = _accesses(view)
    index = max(indices, key=lambda at: max(accesses[at].sectors or (0, 0)))
    found = accesses[index]
    width, apart = found.bytes or 0, abs(found.stride or 0)
    if found.requests > 1 or found.sectors is None:
        return "its sectors are not known for one request"
    if apart > width:
        requests = requests_of(view.kernel, *_shape(view), index)
        moved = [tuple([lane // apart * width for lane in one.lanes]) for one in requests]
        before = max((sectors_of(_spread(one.lanes), width) for one in requests), default=0)
    elif len(found.symbolic_strides) == 1 and found.symbolic_strides[0][1]:
        # an unknown factor keeps lanes apart, the length of a row: it changes place with the number of the lane
        moved = [tuple(range(0, _shape(view)[0] * width, width))]
        before = found.sectors[1]
    else:
        return "what keeps its lanes apart is not one number or one factor"
    after = max((sectors_of(_spread(lanes), width) for lanes in moved), default=before)
    if after >= before:
        return []
    is_record = width < apart <= _LARGEST_RECORD
    fix = Fix(
        kind="layout",
        code="field[i] in place of record[i].field" if is_record else "a[row * n + lane] in place of a[lane * n + row]",
        what=f"lanes {width} B apart" + (", an array for each field" if is_record else ", along rows"),
        unit="sectors",
        before=before,
        after=after,
        accesses=(Served(view.kernel.lines[index], before, after),),
        cost="the data lies otherwise" if is_record else "what needs columns takes them from shared memory",
    )
    return [fix]


def _widened(view: View, indices: Sequence[int]) -> list[Fix] | str:
    """The sectors of accesses that lie side by side, as one of the widest that fits."""
    accesses = _accesses(view)
    first = accesses[indices[0]]
    width, wide = first.bytes or 0, first.wider or 0
    requests = requests_of(view.kernel, *_shape(view), first.index) if first.space == "global" and wide in _ELEMENTS else []
    if not requests:
        return "its addresses are not followed, or it is not of global memory"
    spreads = [_spread([lane - lane % wide for lane in one.lanes]) for one in requests]
    parts = [[tuple([(apart, place + by) for apart, place in one]) for by in range(0, wide, width)] for one in spreads]
    before = max(sum(sectors_of(part, width) for part in of) for of in parts)
    after = max(sectors_of(one, wide) for one in spreads)
    vector = _ELEMENTS[wide]
    is_load = first.kind == "load"
    code = f"{vector} v = *reinterpret_cast<const {vector}*>(p);" if is_load else f"*reinterpret_cast<{vector}*>(p) = v;"
    fix = Fix(
        kind="vector",
        code=code,
        what=f"{wide // width} requests of {width} B as one of {wide} B",
        unit="sectors",
        before=before,
        after=after,
        accesses=tuple(Served(view.kernel.lines[at], before, after) for at in indices),
        cost=f"p has to be a multiple of {wide} B",
    )
    return [fix]


def _spread(lanes: Sequence[int]) -> Spread:
    return tuple([((), lane) for lane in lanes])


_PROPOSALS: Mapping[str, Callable[[View, Sequence[int]], list[Fix] | str]] = {
    "bank-conflicts": _layouts,
    "strided-accesses": _coalesced,
    "narrow-accesses": _widened,
}
