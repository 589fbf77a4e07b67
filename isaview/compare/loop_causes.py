"""Why loops and spills changed: loops that grew or shrank, that do several of their old rounds at once, spill code in loops.

A loop is unrolled where its memory and matrix work and its barriers all became as many times as much. Where the tile in shared
memory changed too, a round is larger and not unrolled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from isaview.analysis.private_accesses import private_accesses
from isaview.analysis.tally import loop_source, offset_of
from isaview.compare.align import Alignment
from isaview.compare.metric_changes import Cause
from isaview.flow.graph import flow_of
from isaview.flow.nesting import Loop
from isaview.model.form import Form
from isaview.model.kernel import Kernel

_GROWTH = 1.5
"""Ratio of instructions from which a loop that grew or shrank is reported."""
_UNROLLING_ERROR = 0.15
"""Share by which the growth of each kind of work may miss a whole number and be called unrolling."""
_PRIVATE = ("private_load", "private_store")
_MOVED_BY_COMPILERS = ("parameter", "constant", "private")
"""Spaces whose accesses compilers move out of loops, or add."""
Work = Counter[tuple[str, str]]


def loop_causes(old: Kernel, new: Kernel, alignment: Alignment) -> Iterator[Cause]:
    """Loops on both sides whose body grew or shrank by a factor."""
    for before, after in _paired_loops(old, new, alignment.blocks):
        was, now = _forms(old, before), _forms(new, after)
        size, size_now = was.total(), now.total()
        # by the ratio, so that growing and shrinking are the same the other way round
        if not size or 1 / _GROWTH < size_now / size < _GROWTH:
            continue
        verb = "grew" if size_now > size else "shrank"
        spills = sum(count for form, count in (now - was).items() if is_private(form))
        because = f", {spills:,} of them spills and other private accesses" if spills else ""
        text = f"{_name(new, after)} {verb} from {size:,} to {size_now:,} instructions (×{size_now / size:.1f}){because}"
        yield Cause("loop", text, loop_source(new, after) or "", "instructions", size, size_now)
    count, count_now = len(flow_of(old).loops), len(flow_of(new).loops)
    if count != count_now:
        yield Cause("loop", f"loops: {count} → {count_now}", "", "instructions", count, count_now)


def _paired_loops(old: Kernel, new: Kernel, blocks: Mapping[int, int]) -> list[tuple[Loop, Loop]]:
    """Loops by their place in the nest where both kernels have as many, else by their header's block."""
    before, after = flow_of(old).loops, flow_of(new).loops
    if [loop.depth for loop in before] == [loop.depth for loop in after]:
        return list(zip(before, after, strict=True))
    headers = {loop.header: loop for loop in after}
    return [(loop, headers[blocks[loop.header]]) for loop in before if blocks.get(loop.header) in headers]


def _forms(kernel: Kernel, loop: Loop) -> Counter[Form]:
    return Counter(kernel.forms[index] for index in flow_of(kernel).inside(loop.blocks))


def is_private(form: Form) -> bool:
    """Whether a form spills, or accesses private memory."""
    return "spill" in form.flags or form.instruction_class in _PRIVATE


def _name(kernel: Kernel, loop: Loop) -> str:
    block = flow_of(kernel).blocks[loop.header]
    place = offset_of(kernel, block.first) or f"line {kernel.lines[block.first]:,}"
    return f"loop {block.label or place}"


def unrolling(old: Kernel, new: Kernel) -> Iterator[Cause]:
    """Loops that do several of their old rounds at once, or fewer."""
    for rounds, loop, completely in _unroll_factors(old, new):
        name = _name(old, loop)
        done = f"all {rounds} rounds of {name} one after another" if completely else f"{rounds} rounds of {name} at once"
        yield Cause("unrolling", f"unrolled: {done}")
    for rounds, loop, completely in _unroll_factors(new, old):
        done = "without a loop" if completely else "at once"
        yield Cause("unrolling", f"unrolled less: before, {rounds} rounds of {_name(new, loop)} were done {done}")


def _unroll_factors(old: Kernel, new: Kernel) -> Iterator[tuple[int, Loop, bool]]:
    """How many rounds of which old loop a new loop does at once, or (True) the text without a loop."""
    loops = flow_of(old).loops
    before, after = _work_by_loop(old), _work_by_loop(new)
    old_work = {loop: work for loop, work in before.items() if loop is not None and work}
    new_work = [work for loop, work in after.items() if loop is not None]
    multiplied = set()
    for work in new_work:
        if work in old_work.values():
            continue
        for loop, done in old_work.items():
            if (rounds := _work_ratio(done, work)) > 1:
                multiplied.add(loop)
                yield rounds, loops[loop], False
                break
    # a loop that was unrolled completely is no loop any more
    if len(flow_of(new).loops) >= len(loops):
        return
    for loop, work in old_work.items():
        if loop in multiplied or work in new_work:
            continue
        around = loops[loop].parent
        candidates = [after[None]] if around is None else new_work
        # what stood around the loop before is no copy of its body
        rounds = max((_work_ratio(work, done - before.get(around, Work())) for done in candidates), default=0)
        if rounds > 1:
            yield rounds, loops[loop], True


def _work_by_loop(kernel: Kernel) -> Mapping[int | None, Work]:
    """The work of each loop without its inner ones, and of what stands in none: bytes by space, matrix shapes, barriers."""
    flow = flow_of(kernel)
    by_loop: dict[int | None, Work] = {None: Work()}
    for loop, block in zip(flow.innermost, flow.blocks, strict=True):
        work = by_loop.setdefault(loop, Work())
        for form in kernel.forms[block.first : block.last]:
            for access in form.accesses:
                if access.space not in _MOVED_BY_COMPILERS:
                    work[access.space, access.kind] += access.bytes or 1
            if form.matrix_shape or form.instruction_class == "barrier":
                work[form.instruction_class, str(form.matrix_shape)] += 1
    return by_loop


def _work_ratio(work: Work, larger: Work) -> int:
    """How many times as much the larger work has of everything; 0 where that is no whole number."""
    # a copy of a body does all that the body does and nothing else
    if not work or work.keys() != larger.keys():
        return 0
    ratios = [larger[kind] / work[kind] for kind in work]
    times = round(sum(ratios) / len(ratios))
    return times if all(abs(ratio - times) <= _UNROLLING_ERROR * times for ratio in ratios) else 0


def spill_causes(old: Kernel, new: Kernel) -> Iterator[Cause]:
    """Spill loads and stores that were added in loops; where these are several, the place of the loop with most of them."""
    for kind in ("load", "store"):
        before, after = _spills_by_loop(old, kind), _spills_by_loop(new, kind)
        added = after.total() - before.total()
        if added <= 0:
            continue
        loop = flow_of(new).loops[after.most_common(1)[0][0]]
        place = place_of(new, flow_of(new).blocks[loop.header].first, loop_source(new, loop))
        where = f"in the loop at {place}" if len(after) == 1 else f"in {len(after):,} loops, most in the one at {place}"
        text = f"{added:,} spill {kind}{'' if added == 1 else 's'} added {where}"
        yield Cause("spill", text, place, f"spilled_{kind}_bytes", before.total(), after.total())


def _spills_by_loop(kernel: Kernel, kind: str) -> Counter[int]:
    """Spill code of a kind by the innermost loop around it."""
    flow = flow_of(kernel)
    spills = [access.index for access in private_accesses(kernel) if access.kind == "spill" and access.access.kind == kind]
    loops = (flow.innermost[flow.block_of(index)] for index in spills)
    return Counter(loop for loop in loops if loop is not None)


def place_of(kernel: Kernel, index: int, source: str | None) -> str:
    """A source position, else where an instruction stands: its offset in machine code of a binary, its line in another dump."""
    return source or offset_of(kernel, index) or f"line {kernel.lines[index]:,} of the dump"
