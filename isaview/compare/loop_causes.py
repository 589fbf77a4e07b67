"""Loops of a pair of kernels: those that grew or shrank, and those that do several of their old rounds at once.

A loop is unrolled where its memory and matrix work and its barriers all became as many times as much. Where the tile in shared
memory changed too, a round is larger and not unrolled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from isaview.analysis.private_accesses import private_accesses
from isaview.analysis.tally import loop_position
from isaview.compare.align import Alignment
from isaview.compare.metric_changes import Cause
from isaview.flow.graph import flow_of
from isaview.flow.nesting import Loop
from isaview.model.form import Form
from isaview.model.kernel import Kernel

_GROWN = 1.5
"""A loop that is this many times as long, or as short, is reported."""
_WHOLE = 0.15
"""How far from a whole number, as a share, the growth of each kind of work may be to be called unrolling."""
_PRIVATE = ("private_load", "private_store")
_KEPT = ("parameter", "constant", "private")
"""Spaces whose accesses compilers move out of loops, or add."""
Work = Counter[tuple[str, str]]


def loop_causes(old: Kernel, new: Kernel, alignment: Alignment) -> Iterator[Cause]:
    """Loops on both sides whose body grew or shrank by a factor."""
    for before, after in _paired_loops(old, new, dict(alignment.blocks)):
        was, now = _forms(old, before), _forms(new, after)
        size, size_now = was.total(), now.total()
        factor = size_now / size if size else 0.0
        if not size or 1 / _GROWN < factor < _GROWN:
            continue
        name = _header(new, after)
        verb = "grew" if factor > 1 else "shrank"
        text = f"loop {name} {verb} from {size:,} to {size_now:,} instructions (×{factor:.1f}){_because(was, now)}"
        position = loop_position(new, after)
        yield Cause("loop", text, "" if position is None else str(position), "instructions", size, size_now)
    count, count_new = len(flow_of(old).loops), len(flow_of(new).loops)
    if count != count_new:
        yield Cause("loop", f"loops: {count} → {count_new}", "", "instructions", count, count_new)


def _paired_loops(old: Kernel, new: Kernel, blocks: dict[int, int]) -> list[tuple[Loop, Loop]]:
    """Loops by their place in the nest where both kernels have as many, else by their header's block."""
    before, after = flow_of(old).loops, flow_of(new).loops
    if [loop.depth for loop in before] == [loop.depth for loop in after]:
        return list(zip(before, after, strict=True))
    headers = {loop.header: loop for loop in after}
    return [(loop, headers[blocks[loop.header]]) for loop in before if blocks.get(loop.header) in headers]


def _forms(kernel: Kernel, loop: Loop) -> Counter[Form]:
    found: Counter[Form] = Counter()
    for block in loop.blocks:
        at = flow_of(kernel).blocks[block]
        found.update(kernel.forms[at.first : at.last])
    return found


def _because(was: Counter[Form], now: Counter[Form]) -> str:
    """How much of its growth is spills."""
    spills = sum(count for form, count in (now - was).items() if is_private(form))
    return f", {spills:,} of them spills and other private accesses" if spills else ""


def is_private(form: Form) -> bool:
    """Whether a form spills, or accesses private memory."""
    return "spill" in form.flags or form.instruction_class in _PRIVATE


def _header(kernel: Kernel, loop: Loop) -> str:
    block = flow_of(kernel).blocks[loop.header]
    return block.labels[0] if block.labels else f"line {kernel.lines[block.first]:,}"


def unrolling(old: Kernel, new: Kernel) -> Iterator[Cause]:
    """Loops that do several of their old rounds at once, or fewer."""
    for count, at, whole in _unrolled(old, new):
        name = _header(old, flow_of(old).loops[at])
        done = f"all {count} rounds of loop {name} one after another" if whole else f"{count} rounds of loop {name} at once"
        yield Cause("unrolling", f"unrolled: {done}")
    for count, at, whole in _unrolled(new, old):
        name = _header(new, flow_of(new).loops[at])
        done = "without a loop" if whole else "at once"
        yield Cause("unrolling", f"unrolled less: before, {count} rounds of loop {name} were done {done}")


def _unrolled(old: Kernel, new: Kernel) -> Iterator[tuple[int, int, bool]]:
    """How many rounds of which old loop a new one does at once, or (True) the text without a loop."""
    before, after = _by_loop(old), _by_loop(new)
    loops = {at: work for at, work in before.items() if at is not None and work}
    multiplied = set()
    for place, work in after.items():
        if place is None or work in loops.values():
            continue
        found = next(((times, at) for at, one in loops.items() if (times := _times(one, work)) > 1), None)
        if found is not None:
            multiplied.add(found[1])
            yield *found, False
    if len(flow_of(new).loops) >= len(flow_of(old).loops):
        return
    for at, work in loops.items():
        if at in multiplied or work in [one for place, one in after.items() if place is not None]:
            continue
        around = flow_of(old).loops[at].parent
        places = [None] if around is None else [place for place in after if place is not None]
        times = max((_times(work, after[place] - before.get(around, Work())) for place in places if place in after), default=0)
        if times > 1:
            yield times, at, True


def _by_loop(kernel: Kernel) -> Mapping[int | None, Work]:
    """The work of each loop without its inner ones, and of what stands in none: bytes by space, matrix shapes, barriers."""
    flow = flow_of(kernel)
    found: dict[int | None, Work] = {None: Work()}
    for number, block in enumerate(flow.blocks):
        work = found.setdefault(flow.innermost[number], Work())
        for form in kernel.forms[block.first : block.last]:
            for access in form.accesses:
                if access.space not in _KEPT:
                    work[access.space, access.kind] += access.bytes or 1
            if form.matrix_shape or form.instruction_class == "barrier":
                work[form.instruction_class, str(form.matrix_shape)] += 1
    return found


def _times(one: Work, other: Work) -> int:
    """How many times as much the other does of everything; 0 where that is no whole number."""
    if not one or one.keys() != other.keys():
        return 0
    ratios = [other[key] / one[key] for key in one]
    times = round(sum(ratios) / len(ratios))
    return times if all(abs(ratio - times) <= _WHOLE * times for ratio in ratios) else 0


def spill_causes(old: Kernel, new: Kernel) -> Iterator[Cause]:
    """Spill loads and stores that were added in loops; where these are several, the place of the one with most of them."""
    for kind in ("load", "store"):
        before, after = _spills_by_loop(old, kind), _spills_by_loop(new, kind)
        more = after.total() - before.total()
        if more <= 0:
            continue
        most, _ = after.most_common(1)[0]
        place = _place(new, most)
        what = f"{more:,} spill {kind}{'' if more == 1 else 's'} added"
        where = f"in the loop at {place}" if len(after) == 1 else f"in {len(after):,} loops, most in the one at {place}"
        yield Cause("spill", f"{what} {where}", place, f"spilled_{kind}_bytes", before.total(), after.total())


def _spills_by_loop(kernel: Kernel, kind: str) -> Counter[int]:
    """Spill code of one kind by the innermost loop around it."""
    flow = flow_of(kernel)
    found = (one.index for one in private_accesses(kernel) if one.kind == "spill" and one.access.kind == kind)
    loops = (flow.innermost[flow.block_of(index)] for index in found)
    return Counter(loop for loop in loops if loop is not None)


def _place(kernel: Kernel, loop: int) -> str:
    """Where a loop begins in the source, else in the dump."""
    flow = flow_of(kernel)
    first, position = flow.blocks[flow.loops[loop].header].first, loop_position(kernel, flow.loops[loop])
    return f"line {kernel.lines[first]:,} of the dump" if position is None else str(position)
