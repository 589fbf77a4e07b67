"""A barrier orders nothing: none of the memory that others see was touched since the one before, or is written in its loop.

What
    A barrier of the block (workgroup) stands after another one in straight code, with no access to memory between the two;
    or in an innermost loop that writes no memory that others see, though it may read shared memory; or between two others
    with nothing written from the first to the last.
Why
    A barrier orders memory between the waves of a block: what one wrote, others may read. Where nothing is read or written
    between two barriers the second orders nothing; each wave still waits for the slowest.
Instead
    Remove one of them, or those of the loop, of which one before and one after it are enough. Two often meet where two helper
    functions each end or begin with a barrier.
Silent when
    Anything between two touches memory, waits, fences, branches or calls, the barriers are named ones (their numbers may
    differ), or they are halves of a split barrier.
"""

from isaview.base.words import SYNCHRONISING
from isaview.flow.graph import BasicBlock
from isaview.flow.nesting import Loop
from isaview.model.form import Form
from isaview.model.kernel import Kernel
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import ptx

_OWN = ("private", "constant", "parameter")
"""Memory in which nobody else sees what is written."""
_FURTHER = ("async_copy", "matrix", "unknown")
"""Classes of instructions that may wait or write in ways of their own."""
_TOUCHING = (*SYNCHRONISING, "async_copy", "unknown")
"""Classes of instructions that may touch memory or wait."""

_NOTHING = "nothing that threads could exchange is written between the barriers"


def find(view: View) -> Spots:
    """A spot for each barrier that follows another, and for each loop or straight code whose barriers order nothing."""
    waits, kernel = view.waits, view.kernel
    if waits is None:
        return
    barriers = {form for form in kernel.distinct_forms if waits.machine.effect(form).barrier == "group"}
    meeting = view.instructions(barriers.__contains__) if barriers else []
    are_of_all = all(_is_same(kernel, meeting[0], index) for index in meeting)
    empty: set[Loop | None] = set()
    for loop, inside in view.group_in_loops(meeting).items():
        if view.is_innermost(loop) and _orders_nothing(view, loop, barriers, are_of_all=are_of_all):
            empty.add(loop)
            yield view.spot(loop, inside, _NOTHING)
    exchanging = {form for form in kernel.distinct_forms if _may_exchange(form)} if barriers else set()
    for block in dict.fromkeys(map(view.flow.block_of, meeting)):
        yield from _straight_spots(view, view.flow.blocks[block], barriers, exchanging, empty if are_of_all else None)


def _straight_spots(
    view: View, block: BasicBlock, barriers: set[Form], exchanging: set[Form], empty: set[Loop | None] | None
) -> Spots:
    """Spots of straight code; ``empty`` are loops that have a spot, None where some barriers are not of all threads."""
    kernel = view.kernel
    before: int | None = None
    since_write: list[int] = []
    for index in range(block.first, block.last):
        form = kernel.forms[index]
        if form in barriers:
            since_write.append(index)
            if before is not None and _is_same(kernel, before, index):
                what = f"nothing is read or written since the barrier in line {kernel.lines[before]}"
                yield view.spot(view.loop(index), [index], what)
                since_write.clear()
            before = index
            continue
        if form.accesses or form.flow != "next" or form.instruction_class in _TOUCHING:
            before = None
        if form in exchanging or index + 1 == block.last:
            # the outermost two may order what is written before the first and behind the last
            inner, loop = since_write[1:-1], view.loop(index)
            if inner and empty is not None and loop not in empty:
                yield view.spot(loop, inner, _NOTHING)
            since_write.clear()


def _may_exchange(form: Form) -> bool:
    """Whether an instruction writes memory that others of the group see, or does what is not followed."""
    writes = any(access.kind != "load" and access.space not in _OWN for access in form.accesses)
    return writes or form.flow == "call" or form.instruction_class in _FURTHER


def _orders_nothing(view: View, loop: Loop, barriers: set[Form], *, are_of_all: bool) -> bool:
    """Whether a loop writes nothing that others see, and reads it only where all threads meet at every barrier."""
    forms = {view.kernel.forms[index] for index in view.instructions_in(loop)} - barriers
    reads = any(access.space in ("shared", "generic") for form in forms for access in form.accesses)
    return not any(map(_may_exchange, forms)) and (are_of_all or not reads)


def _is_same(kernel: Kernel, before: int, index: int) -> bool:
    """Whether two barriers are the same, with no number in a register."""
    first, second = kernel.instruction(before), kernel.instruction(index)
    is_same = first.operands == second.operands and kernel.forms[before].mnemonic == kernel.forms[index].mnemonic
    return is_same and not kernel.operands.reads[index]


BAD = ptx("""\
	.shared .align 4 .b8 tile[128];
	st.shared.u32 [tile], %r1;
	bar.sync 0;
	add.s32 %r2, %r2, 1;
	bar.sync 0;  // ISA503
	ld.shared.u32 %r3, [tile];
""")
GOOD = BAD.replace("	add.s32 %r2, %r2, 1;", "	ld.shared.u32 %r2, [tile];").replace("  // ISA503", "")

NO_GAIN = "how long waves wait for each other is not in the text"
RULE = Rule("ISA503", "empty-barriers", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
