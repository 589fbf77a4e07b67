"""A little less shared memory would let more blocks run at once.

What
    Shared memory alone limits how many blocks (workgroups) run at once, at most half of the wave slots are taken, and one
    eighth less shared memory for each block would let another one in.
Why
    An SM (CU) holds only whole blocks. A block that takes a little more than a third of the shared memory leaves nearly a
    third unused. Padding, a reduction buffer or the step of allocation often makes the difference.
Instead
    Reuse one buffer for phases that follow each other, swizzle instead of padding, exchange the last step of a reduction
    with shuffles, use one pipeline stage less or a slightly smaller tile. On NVIDIA also check the carve-out between L1 and
    shared memory.
Silent when
    Its size is not known from the text, or that of a block, which decides; something else limits too, or more than half of the
    slots are taken. A kernel bound by its matrix units often needs its tile more than its waves: then allow this rule.
"""

from isaview.base.figures import quantity
from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.evidence import assumed_groups, single_change, step_text
from isaview.rules.samples import OF_256_THREADS, amdgcn

_MOST_SHARE = 1 / 8
"""Of the shared memory of a group: a larger share is no small change."""


def find(view: View) -> Spots:
    """A spot for each kernel."""
    step = single_change(view, ("shared_bytes",))
    if step is None:
        return
    change, waves, now = step
    less = change.from_ - change.to
    if less <= _MOST_SHARE * change.from_:
        sizes = f"{quantity(change.from_, 'B')} → {quantity(change.to, 'B')}"
        what = f"{quantity(less, 'B')} less {view.words.word('shared')} ({sizes})"
        yield Spot(None, f"{what} {step_text(view, waves, now)}", condition=assumed_groups(view))


BAD = amdgcn("", metadata=OF_256_THREADS.format(shared=33_280, registers=64), comment=" ; ISA202")
GOOD = BAD.replace("size: 33280", "size: 65536").replace("ISA202", "")

RULE = Rule("ISA202", "shared-memory-cliffs", __doc__, find, BAD, GOOD, relieves="waves")
