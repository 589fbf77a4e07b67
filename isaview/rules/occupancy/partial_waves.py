"""The threads of a block do not fill its last wave.

What
    The size of a block (workgroup), stated or given, is no multiple of a warp (wavefront).
Why
    Hardware runs whole waves: the lanes beyond the last thread are idle from beginning to end, and still take registers,
    slots and issue cycles.
Instead
    Round the size up to a multiple of the wave (32, or 64 on most AMD data-centre GPUs) and let the surplus threads return,
    or divide the work over all threads.
Silent when
    The size is not known. A block of one wave that does scalar work on purpose, such as one thread that starts copies, is a
    reason to allow this rule.
"""

from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.evidence import group_size
from isaview.rules.samples import ptx


def find(view: View) -> Spots:
    """A spot for each kernel."""
    threads = group_size(view)
    lanes = view.context.module.wave_size or (view.gpu.wave_sizes[0] if view.gpu is not None else None)
    if not view.kernel.is_entry or threads is None or not lanes or threads % lanes == 0:
        return
    idle = -threads % lanes
    group, wave = view.words.word("group"), view.words.word("wave")
    yield Spot(None, f"{group}s of {threads:,} threads leave {idle} of the {lanes} lanes of a {wave} idle")


BAD = ptx("", directives=".reqntid 100, 1, 1\n", comment="  // ISA204")
GOOD = BAD.replace("100, 1", "128, 1").replace("ISA204", "")

RULE = Rule("ISA204", "partial-waves", __doc__, find, BAD, GOOD, relieves="idle lanes")
