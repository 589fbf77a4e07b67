"""Groups are so small that their number, and nothing else, limits the waves.

What
    The most groups a unit can hold leaves wave slots empty, because each group has few waves.
Why
    A unit keeps track of 16 to 32 groups at most. Groups of one wave fill half of the slots or less, however few registers
    and how little shared memory they take.
Instead
    Larger groups: two or four waves that do what several groups did; where a wave is the natural unit of work, give each
    wave of a larger group its own share.
Silent when
    Something else limits as well, or the group size is not known.
"""

from collections.abc import Iterator

from isaview.reports.rule import Rule, Spot, View
from isaview.rules.evidence import group_size


def find(view: View) -> Iterator[Spot]:
    """One finding a kernel."""
    threads = group_size(view)
    if threads is None or not view.kernel.is_entry:
        return
    found = view.need("occupancy")
    if found.limited_by == ("groups",) and found.waves.value and found.slots and found.waves.value < found.slots:
        wave = view.words.word("wave")
        words = f"{found.groups.value:g} groups of {threads:,} threads are {found.waves.value:g} of {found.slots} {wave}s"
        yield Spot(None, f"{words}, and no more groups fit")


BAD = """
.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 a)  // ISA205
.reqntid 32, 1, 1
{
	.reg .b64 %rd<9>;
	ld.param.u64 %rd1, [a];
	st.global.u64 [%rd1], %rd1;
	ret;
}
"""
GOOD = BAD.replace("32, 1, 1", "128, 1, 1").replace("ISA205", "")

RULE = Rule("ISA205", "small-groups", __doc__, find, (BAD,), (GOOD,))
