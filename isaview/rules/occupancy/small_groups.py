"""Blocks are so small that their number alone limits the waves.

What
    The most blocks (workgroups) that an SM (CU) can hold leave wave slots empty, because each block has few waves.
Why
    An SM or CU holds 16 to 32 blocks at most. Blocks of one wave fill half of the slots or less, however few registers and
    however little shared memory they take.
Instead
    Launch larger blocks: two or four waves that do what several blocks did. Where one wave is the natural unit of work, give
    each wave of a larger block its own share.
Silent when
    Something else limits too, or the size of a block is not known.
"""

from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.evidence import group_size
from isaview.rules.samples import ptx


def find(view: View) -> Spots:
    """A spot for each kernel."""
    threads = group_size(view)
    if threads is None or not view.kernel.is_entry:
        return
    occupancy = view.need("occupancy")
    waves, slots = occupancy.waves.value, occupancy.slots
    if occupancy.limited_by == ("groups",) and waves and slots and waves < slots:
        group, wave = view.words.word("group"), view.words.word("wave")
        held = f"{occupancy.groups.value:g} {group}s of {threads:,} threads are {waves:g} of {slots} {wave}s"
        yield Spot(None, f"{held}, and no more {group}s fit")


BAD = ptx("	st.global.u64 [%rd1], %rd1;\n", directives=".reqntid 32, 1, 1\n", comment="  // ISA205")
GOOD = BAD.replace("32, 1, 1", "128, 1, 1").replace("ISA205", "")

RULE = Rule("ISA205", "small-groups", __doc__, find, BAD, GOOD, relieves="groups")
