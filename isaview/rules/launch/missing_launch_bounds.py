"""No launch bound states how many threads a block has, and the kernel pays for it.

What
    The text states no bound on the threads of a block (workgroup), or only the largest one, which HIP's compiler writes by
    itself, and the kernel spills.
Why
    Without a bound the compiler must expect the largest block. HIP then keeps within the registers of 1,024 threads and
    spills the rest, also where the kernel is only ever launched with blocks of 256.
Instead
    State it: __launch_bounds__(256) on the kernel, reqd_work_group_size in OpenCL, amdgpu_flat_work_group_size, .reqntid.
    In Triton num_warps does it.
Silent when
    A bound is stated or given, nothing is spilled, or ptxas is the compiler: without a bound it takes up to 255 registers, so
    that a bound gains nothing.
"""

from isaview.base.figures import figure
from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.evidence import has_default_bound
from isaview.rules.samples import amdgcn


def find(view: View) -> Spots:
    """A spot for each kernel."""
    if not view.kernel.is_entry or view.gpu is None or not has_default_bound(view):
        return
    spilled = view.first_stated("spilled_vector_registers", "spilled_bytes")
    threads, group = view.gpu.group_threads_max, view.words.word("group")
    if spilled is not None and spilled.value and view.gpu.compiler is not None:
        much = f"{figure(spilled)} {view.words.word('vector')}" if spilled.unit == "registers" else figure(spilled)
        what = f"{much} spilled, though no launch bound states {group}s of fewer than {threads:,} threads"
        yield Spot(None, what, view.spills)


BAD = amdgcn(
    "",
    metadata="""\
.max_flat_workgroup_size: 1024
.group_segment_fixed_size: 0
.private_segment_fixed_size: 64
.vgpr_count:     128
.vgpr_spill_count: 16
.sgpr_count:     8
.wavefront_size: 64
""",
    comment=" ; ISA801",
)
GOOD = BAD.replace("workgroup_size: 1024", "workgroup_size: 256").replace("ISA801", "")

RULE = Rule("ISA801", "missing-launch-bounds", __doc__, find, BAD, GOOD, relieves="spills")
