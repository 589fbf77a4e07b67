"""A loop waits for its asynchronous copies right after it has issued them.

What
    Every copy to shared memory that a loop issues past the registers is waited for within a few instructions.
Why
    Such a copy exists to run while the wave works. Waited for at once it costs the whole latency of memory in each
    iteration; only other blocks can use the time. A wait for all groups waits for the youngest, too.
Instead
    Keep two to four tiles: issue the copy of a later iteration first, and let the wait leave it in flight
    (cp.async.wait_group 1, __pipeline_wait_prior(1), cuda::pipeline with stages, vmcnt(N)).
Silent when
    Some copy of the loop has more than a few instructions before its wait, an mbarrier tells about it, or the loop has matrix
    instructions, where ISA504 looks at what is loaded ahead.
"""

from isaview.analysis.waits.buffering import NEAR
from isaview.base.figures import count
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import ptx_loop


def find(view: View) -> Spots:
    """A spot for each loop, at the first wait for its copies."""
    copies = view.instructions(lambda form: form.instruction_class == "async_copy")
    kernel_waits = view.waits if copies else None
    distances = {distance.load: distance for distance in kernel_waits.distances} if kernel_waits is not None else {}
    for loop, issued in view.group_in_loops(index for index in copies if index in distances).items():
        ends = [distances[index] for index in issued]
        is_matrix = any(view.kernel.forms[index].instruction_class == "matrix" for index in view.instructions_in(loop))
        if is_matrix or any(end.to != "wait" or end.instructions >= NEAR for end in ends):
            continue
        most = count(max(end.instructions for end in ends), "instruction")
        what = f"waits for {count(len(ends), 'copy')} of the same iteration, at most {most} after the issue"
        yield view.spot(loop, [min(end.end for end in ends)], what)


_COPY = "	cp.async.ca.shared.global [%r1], [%rd1], 16;\n	cp.async.commit_group;\n"
_WORK = "".join(f"	fma.rn.f32 %f{register}, %f1, %f2, %f{register};\n" for register in range(3, 15))
BAD = ptx_loop(f"{_COPY}	cp.async.wait_group 0;  // ISA510\n	bar.sync 0;\n{_WORK}")
GOOD = ptx_loop(f"{_COPY}	cp.async.wait_group 1;\n	bar.sync 0;\n{_WORK}")

NO_GAIN = "how much of the latency other blocks hide is not in the text"
RULE = Rule("ISA510", "copies-waited-for-at-once", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
