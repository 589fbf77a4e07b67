"""What to write instead, for findings whose figures can be computed again with the change.

Nothing is proposed that was not recomputed on the addresses of the text: the turns of every access of a buffer in shared memory
with another layout, or the sectors of accesses of global memory with another width or distance of lanes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.addresses.addressed import Addressed
from isaview.analysis.addresses.launch_shape import has_rows
from isaview.analysis.addresses.spread import Spread, sectors_of
from isaview.analysis.hardware import LANES, group_width
from isaview.analysis.layouts.requests import Buffer, buffer_of, requests_of
from isaview.analysis.layouts.search import Padding, Swizzle, TriedLayout, search_layouts
from isaview.base import regex
from isaview.base.measure import Number, round_up
from isaview.base.names import demangle
from isaview.base.text import safe
from isaview.gpus.occupancy import occupancy
from isaview.reports.rule import Fix, Served, View

_LARGEST_RECORD = 128
"""Bytes up to which the distance of lanes is taken for the size of a record, and beyond for the length of a row."""
_ELEMENTS = {1: "char", 2: "half", 4: "float", 8: "float2", 16: "float4"}
"""A type of each size: the text does not say the element's own."""
_LAST_NAME = regex.compile(r"(\w+)(?:\.\d+|\.kernel)*\Z")
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
    name, total = buffer.symbol.partition(":")[2], view.first_stated("shared_bytes")
    if name:
        storage = (*view.context.module.storage.values(), *view.kernel.storage)
        buffer = replace(buffer, size={array.name.lstrip("@"): array.bytes for array in storage}.get(name))
    elif buffer.size is not None and total is not None and total.value is not None:
        # nothing declares it: it ends behind its last access, rounded up, and within what the kernel has
        room = int(total.value) - buffer.begin
        buffer = replace(buffer, size=max(buffer.size, min(round_up(buffer.size, _ROUNDED), room)))
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


class _Spelling(Struct, frozen=True):
    """A layout as people write it: ``index`` is the place of element ``i``, ``code`` what to write for the buffer."""

    what: str
    index: str
    code: str
    parameters: dict[str, int]
    cost: str


def _layout_fix(view: View, buffer: Buffer, before: Sequence[int], tried: TriedLayout, worst: int, element: int) -> Fix:
    """The fix of a layout that was tried, for all accesses of a buffer of elements of so many bytes."""
    layout, requests = tried.layout, buffer.requests
    turns: dict[int, tuple[int, int]] = {}
    for request, old, new in zip(requests, before, tried.turns, strict=True):
        most = turns.get(request.index, (0, 0))
        turns[request.index] = (max(most[0], old), max(most[1], new))
    extra = None if buffer.size is None and isinstance(layout, Padding) else layout.extra(buffer.size or 0)
    lost = _waves_lost(view, extra)
    lanes = next(request.lanes for request in requests if request.index == worst)
    # bytes between neighbouring lanes: one of them is the length of a row
    rows = {abs(after - lane) for lane, after in pairwise(lanes)}
    match = _LAST_NAME.search(demangle(buffer.symbol.partition(":")[2]))
    name = safe(match[1]) if match else _UNNAMED
    if isinstance(layout, Padding):
        spelling = _spell_padding(view, layout, name, buffer, element, rows, extra, lost)
    else:
        spelling = _spell_swizzle(layout, name, element, rows)
    return Fix(
        kind="padding" if isinstance(layout, Padding) else "swizzle",
        code=spelling.code,
        what=f"{spelling.what}; elements of {element} B; turns of one request of {len(lanes)} lanes",
        unit="turns",
        before=turns[worst][0],
        after=turns[worst][1],
        accesses=tuple(Served(view.kernel.lines[index], *served) for index, served in sorted(turns.items())),
        index=spelling.index,
        element_bytes=element,
        parameters=spelling.parameters,
        extra_bytes=extra,
        waves_lost=lost,
        cost=spelling.cost,
    )


def _spell_padding(
    view: View,
    layout: Padding,
    name: str,
    buffer: Buffer,
    element: int,
    rows: set[int],
    extra: int | None,
    lost: Number | None,
) -> _Spelling:
    times = f" * {layout.pad // element}" if layout.pad > element else ""
    index = f"i + i / {layout.row // element}{times}"
    code = f"{name}[{index}]"
    has_rows_of_layout = buffer.size is not None and buffer.symbol and not buffer.size % layout.row and layout.row in rows
    if has_rows_of_layout and element in _ELEMENTS:
        columns = (layout.row + layout.pad) // element
        code = f"__shared__ {_ELEMENTS[element]} {name}[{(buffer.size or 0) // layout.row}][{columns}];"
    amount = f"{extra:,} B" if extra is not None else f"{layout.pad} B for each {layout.row:,} B"
    wave = view.words.word("wave")
    waves = "" if lost is None else f", {f'{lost:g}' if lost else 'no'} {wave}{'s' * (lost not in (0, 1))} lost"
    return _Spelling(
        what=f"{layout.pad} B behind each {layout.row:,} B",
        index=index,
        code=code,
        parameters={"row_bytes": layout.row, "pad_bytes": layout.pad},
        cost=f"{view.words.word('shared')} + {amount}{waves}",
    )


def _spell_swizzle(layout: Swizzle, name: str, element: int, rows: set[int]) -> _Spelling:
    low = layout.base - (element.bit_length() - 1)
    index = f"i ^ (i >> {layout.shift} & {((1 << layout.bits) - 1) << low})"
    # Triton names the same swizzle, where any of these row lengths makes it a swizzle of rows and columns
    highest, lowest = 1 << layout.base + layout.shift, 1 << layout.base + layout.bits
    fitting = [row for row in rows if lowest <= row <= highest and row & (row - 1) == 0]
    triton = ""
    if fitting:
        phases = f"vec = {1 << low}, perPhase = {highest // max(fitting)}, maxPhase = {1 << layout.bits}"
        triton = f", or swizzled_shared<{{{phases}}}>"
    return _Spelling(
        what=f"Swizzle<{layout.bits}, {low}, {layout.shift}>{triton}",
        index=index,
        code=f"{name}[{index}]",
        parameters={"bits": layout.bits, "base": layout.base, "shift": layout.shift},
        cost="no memory, three integer operations an index",
    )


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


def _coalescing_fixes(view: View, indices: Sequence[int]) -> list[Fix] | str:
    """The sectors of the worst of these accesses, with its lanes side by side."""
    accesses, (wave, group) = _accesses(view), _shape(view)
    by_widths = [accesses[index].by_width for index in indices if not accesses[index].known]
    alike = [candidates[0] for candidates in by_widths if candidates] or [accesses[index] for index in indices]
    access = max(alike, key=lambda access: max(access.sectors or (0, 0)))
    moved = _side_by_side(view, access, wave, group or (wave if any(by_widths) else None))
    if isinstance(moved, str):
        return moved
    before, after = moved
    if after >= before:
        return []
    width, apart = access.bytes or 0, abs(access.stride or 0)
    is_record = width < apart <= _LARGEST_RECORD
    code = "field[i] in place of record[i].field" if is_record else "a[row * n + lane] in place of a[lane * n + row]"
    what = f"lanes {width} B apart" + (", an array for each field" if is_record else ", along rows")
    cost = "the data lies otherwise" if is_record else "what needs columns takes them from shared memory"
    return _sector_fix("layout", code, what, cost, before, after, [view.kernel.lines[access.index]])


def _side_by_side(view: View, access: Addressed, wave: int, group: int | None) -> tuple[int, int] | str:
    """The sectors of a request now, and with its lanes side by side; else why that is not known."""
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
    return before, max((sectors_of(_lane_spread(lanes), width) for lanes in moved), default=before)


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
