"""Several narrow accesses lie side by side where one wide access would do.

What
    Accesses of one basic block lie side by side in each lane and could be one access of 8 or 16 bytes.
Why
    A lane can move 16 bytes with one instruction. Four accesses of four bytes take four issue slots, four requests and four
    entries of the load queue for the same bytes; latency is hidden by bytes in flight, and they are in flight sooner.
Instead
    Load vectors (float4, int4, half8 through a 16-byte type) from aligned addresses, let each lane work on neighbouring
    elements, and promise the alignment (__builtin_assume_aligned, an aligned struct) so that the compiler may join accesses;
    and, where others lie between that may reach the same memory, that they do not (__restrict__). The fix under a finding has
    the sectors counted anew.
Silent when
    The accesses are 16 bytes wide already, go to one place for all lanes, are volatile, are few or of shared memory and in no
    loop, lie in different basic blocks or under different guards, run in one lane alone or in none, their addresses cannot be
    followed, or lanes, iterations or groups are apart by no multiple of the wider access (three floats each); or they run for
    a remainder, or where a test failed whether addresses are aligned. What is not aligned cannot be widened: the text does not
    say how buffers are aligned, nor whether an argument (a row's length) is a multiple, so look at that first.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from isaview.base.figures import count
from isaview.base.grouping import group_by
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.deciding import is_fallback
from isaview.rules.evidence import lanes_at
from isaview.rules.samples import ptx

_FEWEST, _FEWEST_IN_LOOPS = 4, 2
"""Accesses that are worth a word; an assembler may have joined the neighbours of a single access in a loop."""


def find(view: View) -> Spots:
    """A spot for each loop, space and kind, at the first access; outside of loops for `_FEWEST` of global memory in all."""
    plain = set(view.instructions(lambda form: bool(form.accesses) and "volatile" not in form.flags))
    if not plain:
        return
    narrow = view.accesses(lambda access: access.wider and access.kind != "atomic" and access.pattern != "uniform")
    narrow = {index: access for index, access in narrow.items() if index in plain}
    if not narrow:
        return
    lanes = lanes_at(view)
    running = (index for index in narrow if lanes(index) > 1 and not is_fallback(view, index))
    for loop, indices in view.group_by_loop(running).items():
        # outside of loops a single pair costs nothing: they count together
        of_global = sum(narrow[index].space == "global" for index in indices)
        for (space, kind), inside in group_by(indices, lambda index: (narrow[index].space, narrow[index].kind)).items():
            number = len(inside) if loop is not None or space != "global" else max(len(inside), of_global)
            if number < (_FEWEST if loop is None else _FEWEST_IN_LOOPS) or (loop is None and space == "shared"):
                continue
            first = narrow[inside[0]]
            what = f"{count(len(inside), f'{view.words.word(space)} {kind}')} of {first.bytes} B side by side"
            wide = f"{first.wider} B at once are possible if they begin at a multiple of {first.wider} B"
            yield view.spot(loop, inside, f"{what}, up to {wide}{_separating_writes(view, narrow, inside)}")


def _separating_writes(view: View, narrow: Mapping[int, Any], inside: Sequence[int]) -> str:
    """`` and line 12 writes elsewhere``: what stands between the first accesses and may, for all the text says, reach them."""
    flow, first = view.flow, narrow[inside[0]].addressed
    own, last = set(inside), max(index for index in inside if flow.block_of(index) == flow.block_of(first.index))
    # a generic pointer may mean any of the memories that hold data of others
    spaces = (first.space, "generic") if first.space != "generic" else ("generic", "global", "shared")
    for access in view.need("accesses"):
        other = access.addressed
        if not first.index < other.index < last or other.space not in spaces or other.index in own:
            continue
        writes = other.kind != "load"
        if (writes or first.kind == "store") and (other.depends != first.depends or not other.known):
            return f" and line {view.kernel.lines[other.index]} {'writes' if writes else 'reads'} elsewhere"
    return ""


LOADS = """	ld.global.f32 %f1, [%rd4];  // ISA302
	ld.global.f32 %f2, [%rd4+4];
	ld.global.f32 %f3, [%rd4+8];
	ld.global.f32 %f4, [%rd4+12];
"""
BAD = ptx(f"""\
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %rd3, %r1, 16;
	add.s64 %rd4, %rd2, %rd3;
{LOADS}	add.f32 %f5, %f1, %f2;
	add.f32 %f6, %f3, %f4;
	add.f32 %f7, %f5, %f6;
	st.global.f32 [%rd4], %f7;
""")
GOOD = BAD.replace(LOADS, "	ld.global.v4.f32 {%f1, %f2, %f3, %f4}, [%rd4];\n")

RULE = Rule("ISA302", "narrow-accesses", __doc__, find, BAD, GOOD, relieves="requests")
