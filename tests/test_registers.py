"""The registers and occupancy of dumps: what is stated wins, what is used is counted, contradictions are told."""

import pytest

import isaview

HEAD = """
	.amdgcn_target "amdgcn-amd-amdhsa--{gpu}"
	.text
	.globl	k
	.type	k,@function
k:
"""
TAIL = """
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr {allocated}
		.amdhsa_next_free_sgpr 16
{extra}	.end_amdhsa_kernel
; NumVgprs: {vector}
; NumAgprs: {accumulator}
; TotalNumVgprs: {total}
; Occupancy: {waves}
"""


def kernel_of(text, **options):
    report = isaview.report(isaview.read(text), strict=True, **options)
    (kernel,) = report.kernels
    return kernel


def dump(gpu, body, vector, accumulator, total, allocated, waves, extra=""):
    return (
        HEAD.format(gpu=gpu)
        + body
        + TAIL.format(vector=vector, accumulator=accumulator, total=total, allocated=allocated, waves=waves, extra=extra)
    )


BODY = "\tv_mov_b32_e32 v1, 0\n\tv_mov_b32_e32 v2, 1\n\tv_add_f32_e32 v3, v1, v2\n\tglobal_store_dword v0, v3, s[0:1]\n"


@pytest.mark.parametrize(
    ("gpu", "vector", "accumulator", "total"),
    [("gfx90a", 66, 8, 76), ("gfx942", 129, 4, 136), ("gfx908", 66, 80, 80), ("gfx1100", 40, 0, 40)],
)
def test_the_registers_occupancy_counts_are_the_stated_sum(gpu, vector, accumulator, total):
    extra = "\t\t.amdhsa_accum_offset 68\n" if gpu in ("gfx90a", "gfx942") else ""
    kernel = kernel_of(dump(gpu, BODY, vector, accumulator, total, total, 6, extra))
    allocated = kernel.registers.allocated
    assert allocated["vector"].value == vector
    assert allocated["total"].value == total
    assert all(measure.origin == "stated" for measure in allocated.values())


def test_what_is_set_aside_decides_not_what_is_used():
    """A dump may ask for fewer waves than its registers allow, and then more registers are set aside."""
    kernel = kernel_of(dump("gfx1151", BODY, 103, 0, 103, 241, 5))
    assert kernel.registers.allocated["vector"].value == 103
    assert kernel.registers.allocated["total"].value == 241
    assert kernel.occupancy.waves.value < kernel_of(dump("gfx1151", BODY, 103, 0, 103, 103, 5)).occupancy.waves.value


def test_a_dump_that_states_nothing_is_counted():
    kernel = kernel_of(HEAD.format(gpu="gfx942") + BODY + "\ts_endpgm\n")
    vector = kernel.registers.allocated["vector"]
    assert (vector.value, vector.origin) == (4, "counted")
    assert kernel.registers.peak_live["vector"].value == 3


def test_a_stale_statement_is_told():
    used_beyond = dump("gfx942", BODY.replace("v3", "v9"), 4, 0, 4, 4, 8)
    assert any("the text uses 10" in text for text in kernel_of(used_beyond).registers.disagreements)
    two_answers = dump("gfx942", BODY, 4, 0, 4, 8, 8) + "; NumVGPRsForWavesPerEU: 12\n"
    assert kernel_of(two_answers).registers.disagreements


def test_a_dumps_own_occupancy_is_held_against_the_arithmetic():
    right = kernel_of(dump("gfx942", BODY, 4, 0, 4, 4, 8)).occupancy
    wrong = kernel_of(dump("gfx942", BODY, 4, 0, 4, 4, 3)).occupancy
    assert right.stated_waves.value == right.compiler_waves.value == 8
    assert wrong.stated_waves.value == 3 and wrong.compiler_waves.value == 8


def test_an_unread_instruction_leaves_live_figures_unread_and_stated_ones_alone():
    kernel = kernel_of(dump("gfx942", BODY + "\tv_add_f32 v1, , ]\n", 4, 0, 4, 4, 8))
    assert not kernel.complete
    assert kernel.registers.peak_live["vector"].origin == "unread"
    assert kernel.registers.allocated["vector"].value == 4


PTX = """
.version 8.0
.target {target}
.address_size 64
.visible .entry k(.param .u64 p) {{
  .reg .b32 %r<4>;
  .reg .b64 %rd<3>;
  ld.param.u64 %rd1, [p];
  mov.u32 %r1, %tid.x;
  mul.wide.u32 %rd2, %r1, 4;
  add.s64 %rd2, %rd2, %rd1;
  st.global.u32 [%rd2], %r1;
  ret;
}}
"""


def test_virtual_registers_are_estimated_with_an_interval():
    allocated = kernel_of(PTX.format(target="sm_80")).registers.allocated["vector"]
    assert allocated.origin == "estimated"
    assert allocated.low <= allocated.value <= allocated.high


def test_several_gpus_stand_side_by_side():
    from isaview.gpus.hardware import find

    kernel = kernel_of(PTX.format(target="sm_80"), gpus=[find("sm_86"), find("H100")])
    assert [one.gpu for one in kernel.by_gpu] == ["sm_86", "H100"]
    assert kernel.occupancy.gpu == "sm_86"


def test_the_launch_decides_where_it_is_said():
    from isaview.analysis import Launch

    launch = Launch(threads_low=128, threads_high=128, shared_bytes=100 * 1024)
    occupancy = kernel_of(PTX.format(target="sm_80"), launch=launch).occupancy
    assert occupancy.groups.value == 1 and occupancy.limited_by == ("shared_bytes",)
    assert occupancy.next_step.changes[0].to < 100 * 1024
