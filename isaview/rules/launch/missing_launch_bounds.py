"""No launch bound says how many threads a group has, and the kernel pays for it.

What
    The text states no bound on the threads of a group (or the largest there is), and the kernel spills, or has more values
    alive than a group of the largest size has registers for.
Why
    Without a bound the compiler must reckon with the largest group: HIP then stays within the registers of 1,024 threads
    and spills what does not fit; CUDA takes what it needs, and a launch with a large group fails.
Instead
    State it: __launch_bounds__(256) on the kernel, reqd_work_group_size in OpenCL, amdgpu_flat_work_group_size, .reqntid;
    in Triton num_warps does it.
Silent when
    A bound is stated or given, nothing is spilled, or few registers are needed. What ptxas spills without a bound no bound
    saves: it takes up to 255 registers then.
"""

from collections.abc import Iterator

from isaview.base.figures import figure
from isaview.reports.rule import Rule, Spot, View
from isaview.rules.evidence import default_bound

_MARGIN = 1.25
"""The assembler may need fewer registers than are alive in the text."""


def find(view: View) -> Iterator[Spot]:
    """One finding a kernel."""
    if not view.kernel.is_entry or view.gpu is None or not default_bound(view):
        return
    spilled = view.stated("spilled_vector_registers", "spilled_bytes")
    threads = view.gpu.group_threads_max
    if spilled is not None and spilled.value and view.gpu.compiler is not None:
        much = f"{figure(spilled)} {view.words.word('vector')}" if spilled.unit == "registers" else figure(spilled)
        yield Spot(None, f"{much} spilled, though no launch bound says that groups have fewer than {threads:,} threads")
        return
    alive, room = _alive(view), _room(view)
    if alive is not None and room is not None and alive > _MARGIN * room:
        said = f"{alive} registers alive at once: a group of {threads:,} threads has {room} for each"
        yield Spot(None, f"no launch bound, and {said}")


def _alive(view: View) -> int | None:
    """The most vector registers alive at once, where the text has virtual ones."""
    if not view.kernel.declarations[0][1]:
        return None
    peak = view.need("registers").peak_live.get("vector")
    return None if peak is None or peak.value is None else int(peak.value)


def _room(view: View) -> int | None:
    """The registers of a lane where a group is as large as it can be."""
    gpu = view.gpu
    if gpu is None:
        return None
    waves = gpu.group_threads_max // gpu.wave_sizes[0]
    return gpu.vector_registers_total[0] * gpu.simds[0] // waves


BAD = """
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.globl	k
	.type	k,@function
k:                                      ; ISA801
	s_endpgm
.Lend:
	.size	k, .Lend-k
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name:           k
    .symbol:         k.kd
    .max_flat_workgroup_size: 1024
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 64
    .vgpr_count:     128
    .vgpr_spill_count: 16
    .sgpr_count:     8
    .wavefront_size: 64
...
	.end_amdgpu_metadata
"""
GOOD = BAD.replace("workgroup_size: 1024", "workgroup_size: 256").replace("ISA801", "")

RULE = Rule("ISA801", "missing-launch-bounds", __doc__, find, (BAD,), (GOOD,))
