"""No launch bound states how many threads a block has, and the kernel pays for it.

What
    The text states no bound on the threads of a block (workgroup), or only the largest one, which HIP's compiler writes by
    itself. The kernel spills, or has more values alive than the largest block has registers for.
Why
    Without a bound the compiler must expect the largest block. HIP then keeps within the registers of 1,024 threads and
    spills the rest; CUDA takes what it needs, and a launch with a large block fails.
Instead
    State it: __launch_bounds__(256) on the kernel, reqd_work_group_size in OpenCL, amdgpu_flat_work_group_size, .reqntid.
    In Triton num_warps does it.
Silent when
    A bound is stated or given, nothing is spilled, or few registers are needed. A bound does not help against spills of
    ptxas, which takes up to 255 registers without one.
"""

from collections.abc import Iterator

from isaview.base.figures import figure
from isaview.reports.rule import Rule, Spot, View
from isaview.rules.evidence import has_default_bound
from isaview.rules.samples import amdgcn

_MARGIN = 1.25
"""The assembler may need fewer registers than are alive in the text."""


def find(view: View) -> Iterator[Spot]:
    """One finding a kernel."""
    if not view.kernel.is_entry or view.gpu is None or not has_default_bound(view):
        return
    spilled = view.stated("spilled_vector_registers", "spilled_bytes")
    threads, group = view.gpu.group_threads_max, view.words.word("group")
    if spilled is not None and spilled.value and view.gpu.compiler is not None:
        much = f"{figure(spilled)} {view.words.word('vector')}" if spilled.unit == "registers" else figure(spilled)
        yield Spot(None, f"{much} spilled, though no launch bound states {group}s of fewer than {threads:,} threads")
        return
    if not view.kernel.declarations[0][1]:
        return  # its registers are allocated, so the spills above say it all
    peak = view.need("registers").peak_live.get("vector")
    available = view.gpu.vector_registers_total[0] * view.gpu.simds[0] * view.gpu.wave_sizes[0] // threads
    if peak is not None and peak.value is not None and peak.value > _MARGIN * available:
        alive = f"{peak.value} registers alive at once: a {group} of {threads:,} threads has {available} for each"
        yield Spot(None, f"no launch bound, and {alive}")


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

RULE = Rule("ISA801", "missing-launch-bounds", __doc__, find, (BAD,), (GOOD,), relieves="spills")
