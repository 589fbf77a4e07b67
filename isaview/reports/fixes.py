"""What to write instead, for findings whose figures can be computed again with the change.

Nothing is proposed that was not recomputed on the addresses of the text: the turns of every access of a buffer in shared memory
with another layout, or the sectors of accesses of global memory with another width or distance of lanes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from msgspec.structs import replace

from isaview.analysis.addresses.addressed import Addressed
from isaview.analysis.addresses.launch_shape import has_rows
from isaview.analysis.addresses.spread import Spread, sectors_of
from isaview.analysis.hardware import LANES, group_width
from isaview.analysis.layouts.requests import Buffer, buffer_of, requests_of
from isaview.analysis.layouts.search import Padding, Swizzle, TriedLayout, search_layouts
from isaview.base.measure import Number, round_up
from isaview.base.names import demangle
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
    proposals = propose(view, indices)
    if isinstance(proposals, str):
        return (), proposals
    return tuple(proposals), "" if proposals else "no change that was tried is better"


def _layout_fixes(view: View, indices: Sequence[int]) -> list[Fix] | str:
    """Padding and a swizzle for the buffer of the worst of these accesses, in groups a wave wide first if no width is known."""
    wave, width = _shape(view)
    if width is not None or not has_rows(view.kernel):
        return _layouts_in(view, indices, width)
    wide, all_widths = _layouts_in(view, indices, wave), _layouts_in(view, indices, None)
    if isinstance(wide, str) or not wide:
        return all_widths
    words = f"{view.words.word('group')}s {wave} or more wide"
    wide = [replace(fix, what=f"{fix.what}, in {words}") for fix in wide]
    known = {fix.code for fix in wide}
    return [*wide, *(() if isinstance(all_widths, str) else (fix for fix in all_widths if fix.code not in known))]


def _layouts_in(view: View, indices: Sequence[int], width: int | None) -> list[Fix] | str:
    accesses = _accesses(view)
    worst = max(indices, key=lambda index: accesses[index].conflicts or 0)
    joined = {index: access.joined.bytes for index, access in accesses.items() if access.joined is not None}
    buffer = buffer_of(view.kernel, _shape(view)[0], width, worst, joined)
    if isinstance(buffer, str):
        return f"other places for its bytes are not tried: {buffer}"
    buffer = _with_declared_size(view, buffer)
    before, tried = view.kernel.once((search_layouts, buffer), lambda: search_layouts(buffer))
    widths = [(request.index in joined and accesses[request.index].bytes) or request.width for request in buffer.requests]
    layouts = [_layout_fix(view, buffer, before, layout, worst, min(widths)) for layout in tried]
    layouts = [fix for fix in layouts if fix.after < fix.before]
    return sorted(layouts, key=lambda fix: (fix.after, fix.waves_lost or 0, fix.extra_bytes or 0 if fix.waves_lost else 0))


def _accesses(view: View) -> dict[int, Addressed]:
    return {index: access.addressed for index, access in view.accesses(lambda _: True).items()}


def _shape(view: View) -> tuple[int, int | None]:
    """The lanes of a wave, and the width of a group where it is known."""
    return view.context.module.wave_size or LANES, group_width(view.context)


def _with_declared_size(view: View, buffer: Buffer) -> Buffer:
    """The buffer with its size where the text declares it."""
    name = buffer.symbol.partition(":")[2]
    if name:
        storage = (*view.context.module.storage.values(), *view.kernel.storage)
        return replace(buffer, size={array.name.lstrip("@"): array.bytes for array in storage}.get(name))
    total = view.first_stated("shared_bytes")
    if buffer.size is None or total is None or total.value is None:
        return buffer
    return replace(buffer, size=max(buffer.size, min(round_up(buffer.size, _ROUNDED), int(total.value) - buffer.begin)))


def _layout_fix(view: View, buffer: Buffer, before: Sequence[int], tried: TriedLayout, worst: int, element: int) -> Fix:
    layout, requests = tried.layout, buffer.requests
    turns: dict[int, tuple[int, int]] = {}
    for request, old, new in zip(requests, before, tried.turns, strict=True):
        most = turns.get(request.index, (0, 0))
        turns[request.index] = (max(most[0], old), max(most[1], new))
    extra = None if buffer.size is None and isinstance(layout, Padding) else layout.extra(buffer.size or 0)
    match = _LAST_NAME.search(demangle(buffer.symbol.partition(":")[2]))
    lost, name = _waves_lost(view, extra), (safe(match[1]) if match else _UNNAMED)
    lanes = next(request.lanes for request in requests if request.index == worst)
    apart = {abs(after - lane) for lane, after in pairwise(lanes)}
    if isinstance(layout, Padding):
        what = f"{layout.pad} B behind each {layout.row:,} B"
        times = f" * {layout.pad // element}" if layout.pad > element else ""
        index = f"i + i / {layout.row // element}{times}"
        parameters = {"row_bytes": layout.row, "pad_bytes": layout.pad}
        code = (layout.row in apart and _declaration(name, buffer, layout, element)) or f"{name}[{index}]"
    else:
        low = layout.base - (element.bit_length() - 1)
        what = f"Swizzle<{layout.bits}, {low}, {layout.shift}>{_triton_swizzle(layout, low, apart)}"
        index = f"i ^ (i >> {layout.shift} & {((1 << layout.bits) - 1) << low})"
        parameters = {"bits": layout.bits, "base": layout.base, "shift": layout.shift}
        code = f"{name}[{index}]"
    return Fix(
        kind="padding" if isinstance(layout, Padding) else "swizzle",
        code=code,
        what=f"{what}; elements of {element} B; turns of one request of {len(lanes)} lanes",
        unit="turns",
        before=turns[worst][0],
        after=turns[worst][1],
        accesses=tuple(Served(view.kernel.lines[index], *served) for index, served in sorted(turns.items())),
        index=index,
        element_bytes=element,
        parameters=parameters,
        extra_bytes=extra,
        waves_lost=lost,
        cost=_cost(view, layout, extra, lost),
    )


def _declaration(name: str, buffer: Buffer, layout: Padding, element: int) -> str:
    """The declaration of a buffer of whole rows with its pad; empty where its rows are not known."""
    if buffer.size is None or not buffer.symbol or buffer.size % layout.row or element not in _ELEMENTS:
        return ""
    row = (layout.row + layout.pad) // element
    return f"__shared__ {_ELEMENTS[element]} {name}[{buffer.size // layout.row}][{row}];"


def _triton_swizzle(layout: Swizzle, low: int, rows: set[int]) -> str:
    """The same swizzle as Triton names it, where any of these row lengths makes it a swizzle of rows and columns."""
    highest, lowest = 1 << layout.base + layout.shift, 1 << layout.base + layout.bits
    fitting = [row for row in rows if lowest <= row <= highest and row & (row - 1) == 0]
    if not fitting:
        return ""
    phases = f"vec = {1 << low}, perPhase = {highest // max(fitting)}, maxPhase = {1 << layout.bits}"
    return f", or swizzled_shared<{{{phases}}}>"


def _waves_lost(view: View, extra: int | None) -> Number | None:
    """The waves that a group with so many more bytes of shared memory costs, None where that is not known."""
    gpu = view.gpu
    if gpu is None or extra is None or not view.kernel.is_entry:
        return 0 if extra == 0 else None
    taken = view.need("occupancy").taken
    shared = None if taken is None else taken.shared_bytes
    now = shared if shared is None or isinstance(shared, int) else shared.value
    if now is None:
        return None
    before, after = (occupancy(gpu, replace(taken, shared_bytes=int(now) + more)).waves.value for more in (0, extra))
    return None if before is None or after is None else before - after


def _cost(view: View, layout: Padding | Swizzle, extra: int | None, lost: Number | None) -> str:
    """What a layout costs, in words."""
    wave = view.words.word("wave")
    waves = "" if lost is None else f", {f'{lost:g}' if lost else 'no'} {wave}{'s' * (lost not in (0, 1))} lost"
    if isinstance(layout, Swizzle):
        return "no memory, three integer operations an index"
    amount = f"{extra:,} B" if extra is not None else f"{layout.pad} B for each {layout.row:,} B"
    return f"{view.words.word('shared')} + {amount}{waves}"


def _coalescing_fixes(view: View, indices: Sequence[int]) -> list[Fix] | str:
    """The sectors of the worst of these accesses, with its lanes side by side."""
    accesses, (wave, group) = _accesses(view), _shape(view)
    of_widths = [accesses[index].by_width for index in indices if not accesses[index].known]
    alike = [candidates[0] for candidates in of_widths if candidates] or [accesses[index] for index in indices]
    group = group or (wave if any(of_widths) else None)
    access = max(alike, key=lambda access: max(access.sectors or (0, 0)))
    width, apart = access.bytes or 0, abs(access.stride or 0)
    if access.requests > 1 or access.sectors is None:
        return "its sectors are not known for one request"
    if apart > width:
        requests = requests_of(view.kernel, wave, group, access.index)
        moved = [tuple([lane // apart * width for lane in request.lanes]) for request in requests]
        before = max((sectors_of(_lane_spread(request.lanes), width) for request in requests), default=0)
    elif len(access.symbolic_strides) == 1 and access.symbolic_strides[0][1]:
        # an unknown factor keeps lanes apart, the length of a row: it changes place with the number of the lane
        moved = [tuple(range(0, wave * width, width))]
        before = access.sectors[1]
    else:
        return "what keeps its lanes apart is not one number or one factor"
    after = max((sectors_of(_lane_spread(lanes), width) for lanes in moved), default=before)
    if after >= before:
        return []
    is_record = width < apart <= _LARGEST_RECORD
    code = "field[i] in place of record[i].field" if is_record else "a[row * n + lane] in place of a[lane * n + row]"
    what = f"lanes {width} B apart" + (", an array for each field" if is_record else ", along rows")
    cost = "the data lies otherwise" if is_record else "what needs columns takes them from shared memory"
    return _sector_fix("layout", code, what, cost, before, after, [view.kernel.lines[access.index]])


def _sector_fix(kind: str, code: str, what: str, cost: str, before: int, after: int, lines: Sequence[int]) -> list[Fix]:
    """A fix of accesses on these lines, each of which touches so many sectors before and after."""
    served = tuple(Served(line, before, after) for line in lines)
    return [Fix(kind=kind, code=code, what=what, unit="sectors", before=before, after=after, accesses=served, cost=cost)]


def _widening_fixes(view: View, indices: Sequence[int]) -> list[Fix] | str:
    """The sectors of accesses that lie side by side, as the widest single access that fits."""
    accesses = _accesses(view)
    first = accesses[indices[0]]
    width, wide = first.bytes or 0, first.wider or 0
    requests = requests_of(view.kernel, *_shape(view), first.index) if first.space == "global" and wide in _ELEMENTS else []
    if not requests:
        return "its addresses are not followed, or it is not of global memory"
    starts = [[lane - lane % wide for lane in request.lanes] for request in requests]
    before = max(
        sum(sectors_of(_lane_spread([lane + offset for lane in lanes]), width) for offset in range(0, wide, width))
        for lanes in starts
    )
    after = max(sectors_of(_lane_spread(lanes), wide) for lanes in starts)
    vector = _ELEMENTS[wide]
    is_load = first.kind == "load"
    code = f"{vector} v = *reinterpret_cast<const {vector}*>(p);" if is_load else f"*reinterpret_cast<{vector}*>(p) = v;"
    what, cost = f"{wide // width} requests of {width} B as one of {wide} B", f"p has to be a multiple of {wide} B"
    return _sector_fix("vector", code, what, cost, before, after, [view.kernel.lines[index] for index in indices])


def _lane_spread(lanes: Sequence[int]) -> Spread:
    return tuple([((), lane) for lane in lanes])


_PROPOSALS: Mapping[str, Callable[[View, Sequence[int]], list[Fix] | str]] = {
    "bank-conflicts": _layout_fixes,
    "strided-accesses": _coalescing_fixes,
    "narrow-accesses": _widening_fixes,
}
