"""Each load of a loop needs what the load before it brought: pointer chasing.

What
    In a loop, the address of a load follows from what the same load brought in the iteration before: a linked list, a chain of
    indices, the next probe of a search.
Why
    No iteration can begin before the load of the one before has come back: the loop takes the latency of memory, hundreds of
    clocks, in every iteration, and unrolling does not help. Only other waves can fill the time, as many as occupancy allows.
Instead
    Lay out the items in the order in which they are visited, so that places are computed and not loaded; walk several chains in
    one lane, so that their loads overlap; keep the top of a tree or a small table in shared memory; fetch several links at once
    (a wide node, an array of children).
Silent when
    The load is of shared, constant or private memory, the loop calls a function, or what the load brings does not come into its
    next address.
"""

from isaview.analysis.tally import source_of
from isaview.base.figures import count
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.deciding import feeds_itself
from isaview.rules.samples import ptx_loop


def find(view: View) -> Spots:
    """A spot for each loop, at the first such load; of the rest of an unrolled loop none where its source is the same."""
    loads = view.instructions(
        lambda form: any(access.kind == "load" and access.space in ("global", "generic") for access in form.accesses)
    )
    sources: set[str] = set()
    for loop, inside in view.group_in_loops(loads).items():
        if any(view.kernel.forms[index].flow == "call" for index in view.instructions_in(loop)):
            continue  # what a function leaves in registers is not followed
        chained = [load for load in inside if feeds_itself(view, loop, load)]
        source = source_of(view.kernel, chained[0]) if chained else None
        if chained and (source is None or source not in sources):
            sources.add(source or "")
            what = f"{count(len(chained), 'load')} that need{'s' * (len(chained) == 1)} what the iteration before loaded"
            yield view.spot(loop, chained, f"{what}: each iteration takes the latency of memory")


_BEFORE = "	cvta.to.global.u64 %rd2, %rd1;\n	mov.u32 %r1, %tid.x;\n"
BAD = ptx_loop(
    """\
	mul.wide.u32 %rd3, %r1, 4;
	add.s64 %rd4, %rd2, %rd3;
	ld.global.u32 %r1, [%rd4];  // ISA312
""",
    _BEFORE,
    "	st.global.u32 [%rd2], %r1;\n",
)
GOOD = BAD.replace("%r1, [%rd4];  // ISA312", "%r2, [%rd4];\n	add.s32 %r1, %r1, 32;")

NO_GAIN = "how long a load takes depends on which cache has it"
RULE = Rule("ISA312", "dependent-loads", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
