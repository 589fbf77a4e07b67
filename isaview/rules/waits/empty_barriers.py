"""Two barriers follow each other and no memory is touched between them.

What
    A barrier of the block (workgroup) stands after another one in straight code, with no access to memory between the two.
Why
    A barrier orders memory between the waves of a block: what one wrote, others may read. Where nothing is read or written
    between two barriers the second orders nothing; each wave still waits for the slowest.
Instead
    Remove one of them. They often meet where two helper functions each end or begin with a barrier.
Silent when
    Anything between them touches memory, waits, fences, branches or calls, the barriers are named ones (their numbers may
    differ), or they are halves of a split barrier.
"""

from collections.abc import Iterator

from isaview.base.words import SYNCHRONISING
from isaview.flow.graph import flow_of
from isaview.reports.rule import Rule, Spot, View
from isaview.rules.evidence import waits
from isaview.rules.samples import ptx


def find(view: View) -> Iterator[Spot]:
    """One finding a barrier that follows another."""
    found, kernel = waits(view), view.kernel
    if found is None or not any(found.machine.effect(form).barrier == "group" for form in kernel.distinct_forms):
        return
    for block in flow_of(kernel).blocks:
        before: int | None = None
        for index in range(block.first, block.last):
            form = kernel.forms[index]
            effect = found.machine.effect(form)
            if effect.barrier == "group":
                same = before is not None and kernel.instruction(before).operands == kernel.instruction(index).operands
                if same and kernel.forms[before or 0].mnemonic == form.mnemonic and not kernel.operands.reads[index]:
                    where = view.where(view.loop(index))
                    yield Spot(
                        index, f"nothing is read or written since the barrier in line {kernel.lines[before or 0]}{where}"
                    )
                before = index
            elif form.accesses or form.flow != "next" or form.instruction_class in (*SYNCHRONISING, "async_copy", "unknown"):
                before = None


BAD = ptx("""\
	.shared .align 4 .b8 tile[128];
	st.shared.u32 [tile], %r1;
	bar.sync 0;
	add.s32 %r2, %r2, 1;
	bar.sync 0;  // ISA503
	ld.shared.u32 %r3, [tile];
""")
GOOD = BAD.replace("	add.s32 %r2, %r2, 1;", "	ld.shared.u32 %r2, [tile];").replace("  // ISA503", "")

RULE = Rule(
    "ISA503", "empty-barriers", __doc__, find, (BAD,), (GOOD,), relieves="how long waves wait for each other is not in the text"
)
