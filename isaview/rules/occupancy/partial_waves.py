"""The threads of a group do not fill its last wave.

What
    The size of a group, stated or given, is no multiple of a wave.
Why
    Waves come whole: the lanes beyond the last thread are switched off from beginning to end, and still take registers,
    slots and issue cycles.
Instead
    Round the group up to a multiple of the wave (32, or 64 on most AMD data-centre GPUs) and let the surplus threads
    return, or give every thread a different share of the work.
Silent when
    The size is not known. A group of one wave that does scalar work on purpose, such as one thread that starts copies, is a
    reason to allow this rule.
"""

from collections.abc import Iterator

from isaview.reports.rule import Rule, Spot, View
from isaview.rules.evidence import group_size, wave_size


def find(view: View) -> Iterator[Spot]:
    """One finding a kernel."""
    threads, lanes = group_size(view), wave_size(view)
    if not view.kernel.is_entry or threads is None or not lanes or threads % lanes == 0:
        return
    idle = -threads % lanes
    wave = view.words.word("wave")
    yield Spot(None, f"groups of {threads:,} threads leave {idle} of the {lanes} lanes of a {wave} idle")


BAD = """
.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 a)  // ISA204
.reqntid 100, 1, 1
{
	ret;
}
"""
GOOD = BAD.replace("100", "128").replace("ISA204", "")

RULE = Rule("ISA204", "partial-waves", __doc__, find, (BAD,), (GOOD,))
