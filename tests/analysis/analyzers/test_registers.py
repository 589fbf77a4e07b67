"""The registers and occupancy of dumps: what is stated wins, what is used is counted, contradictions are told."""

import pytest

import isaview
from isaview.gpus.hardware import find_gpu
from tests.support.schemas import validate

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


def test_what_the_descriptor_states_has_an_occupancy_though_the_instructions_are_not_read():
    text = dump("gfx942", BODY + "\t.long 0xBE9B0002\n", 66, 0, 66, 66, 7, "\t\t.amdhsa_group_segment_fixed_size 512\n")
    occupancy = kernel_of(text).occupancy
    assert (occupancy.waves.value, occupancy.waves.origin, occupancy.limited_by) == (7, "estimated", ("vector_registers",))
    assert kernel_of(text.replace("\t\t.amdhsa_next_free_vgpr 66\n", "")).registers.peak_live["vector"].origin == "unread"


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
    kernel = kernel_of(PTX.format(target="sm_80"), gpus=[find_gpu("sm_86"), find_gpu("H100")])
    assert [one.gpu for one in kernel.by_gpu] == ["sm_86", "H100"]
    assert kernel.occupancy.gpu == "sm_86"


def test_the_launch_decides_where_it_is_said():
    from isaview.analysis.contract import Launch

    launch = Launch(threads_low=128, threads_high=128, shared_bytes=100 * 1024)
    occupancy = kernel_of(PTX.format(target="sm_80"), launch=launch).occupancy
    assert occupancy.groups.value == 1 and occupancy.limited_by == ("shared_bytes",)
    assert occupancy.next_step.changes[0].to < 100 * 1024


def test_more_set_aside_than_used_is_explained():
    held_down = kernel_of(dump("gfx90a", BODY, 80, 0, 80, 97, 4)).registers.allocated["total"]
    assert held_down.value == 97 and "17 more than the kernel uses" in held_down.because
    assert "more than" not in kernel_of(dump("gfx90a", BODY, 80, 0, 80, 80, 4)).registers.allocated["total"].because


@pytest.mark.parametrize("shared", [32768, 0])
def test_registers_that_are_set_aside_and_not_used_are_no_next_step(shared):
    """LLVM sets aside what two groups leave each wave: fewer are used, and less shared memory alone lets no third in."""
    extra = f"\t\t.amdhsa_accum_offset 4\n\t\t.amdhsa_group_segment_fixed_size {shared}\n"
    occupancy = kernel_of(dump("gfx90a", BODY, 4, 0, 4, 169, 2, extra)).occupancy
    assert occupancy.waves.value == 2 and occupancy.next_step is None


def test_scalars_that_are_set_aside_decide():
    """LLVM raises both files to hold waves down; the hardware allocates what is set aside."""
    held_down = dump("gfx900", BODY, 4, 0, 4, 4, 8).replace(".amdhsa_next_free_sgpr 16", ".amdhsa_next_free_sgpr 82")
    occupancy = kernel_of(held_down + "; NumSgprs: 16\n").occupancy
    assert occupancy.limits["scalar_registers"] == 8


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"allocated": 2}, "allocated VGPRs: 2 by .amdhsa_next_free_vgpr, but the text uses 4"),
        ({"vector": 2}, "VGPRs: 2 by the compiler's remark NumVgprs, but the text uses 4"),
        ({"total": 9}, "VGPRs + AGPRs: 4 by metadata .vgpr_count, but 9 by the compiler's remark TotalNumVgprs"),
        ({"allocated": 513}, "a wave of gfx90a can have 512"),
        ({"extra": "\t\t.amdhsa_accum_offset 20\n"}, "begin at 20 by .amdhsa_accum_offset, but 4 registers are allocated"),
        ({"extra": "\t\t.amdhsa_accum_offset 6\n"}, "in steps of 4"),
        ({"extra": "\t\t.amdhsa_accum_offset 4\n", "body": BODY.replace("v3", "v9")}, "but the text uses 10 vector registers"),
        ({"body": BODY + "\tv_accvgpr_write_b32 a2, v0\n"}, "4 vector and 3 accumulation registers, 7 together"),
        (
            {
                "extra": "\t\t.amdhsa_accum_offset 4\n\t\t.amdhsa_user_sgpr_count 6\n",
                "after": "; COMPUTE_PGM_RSRC2:USER_SGPR: 8\n",
            },
            "6 by .amdhsa_user_sgpr_count, but 8 by the compiler's remark COMPUTE_PGM_RSRC2:USER_SGPR",
        ),
        ({"wave": 32}, "waves of 32 by metadata .wavefront_size, but gfx90a has waves of 64"),
    ],
)
def test_what_contradicts_the_text_or_another_statement_is_told(changes, says):
    assert not kernel_of(stated_everywhere()).registers.disagreements
    kernel = kernel_of(stated_everywhere(**changes))
    assert any(says in text for text in kernel.registers.disagreements), kernel.registers.disagreements
    assert [one.message for one in kernel.findings if one.code == "ISA105"] == list(kernel.registers.disagreements)


def stated_everywhere(body=BODY, vector=4, total=4, allocated=4, extra="\t\t.amdhsa_accum_offset 4\n", wave=64, after=""):
    metadata = f"""
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name:           k
    .symbol:         k.kd
    .agpr_count:     0
    .vgpr_count:     4
    .wavefront_size: {wave}
...
	.end_amdgpu_metadata
"""
    return dump("gfx90a", body, vector, 0, total, allocated, 8, extra) + after + metadata


@pytest.mark.parametrize("target", ["gfx90a", ""])
@pytest.mark.parametrize(
    ("body", "free", "offset", "vector"),
    [
        ("\tv_accvgpr_write_b32 a2, v3\n", 8, 4, (4, "counted")),
        (".start = 8\n\tv_mov_b32 v9, 0\n\tbuffer_load_dword a[.start], off, s[4:7], 0\n", 256, 128, (10, "counted")),
        ("\tv_mov_b32 v9, 0 ; a[0:3] later\n", 12, 8, (10, "counted")),
        ("\tv_mov_b32 v9, 0 ; a[0:3] later\n", 12, 12, (12, "stated")),
    ],
)
def test_metadata_that_counts_no_accumulation_registers_counts_vector_registers_where_there_are_none(
    target, body, free, offset, vector
):
    """People who write metadata leave ``.agpr_count`` out; LLVM's ``.vgpr_count`` is of both files."""
    text = (HEAD if target else HEAD.split("\n", 2)[2]).format(gpu=target) + body
    text += f"\ts_endpgm\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr {free}\n.amdhsa_accum_offset {offset}\n"
    text += f"\t.end_amdhsa_kernel\n.amdgpu_metadata\namdhsa.kernels:\n  - {{.name: k, .symbol: k.kd, .vgpr_count: {free}}}\n"
    kernel = kernel_of(text + ".end_amdgpu_metadata\n", gpus=[find_gpu("gfx90a")])
    allocated = kernel.registers.allocated
    assert (allocated["vector"].value, allocated["vector"].origin) == vector and allocated["total"].value == free


def test_a_directive_is_preferred_to_a_comment_that_may_be_stale():
    stale = dump("gfx90a", BODY, 4, 0, 4, 4, 8, "\t\t.amdhsa_accum_offset 4\n") + "; NumVGPRsForWavesPerEU: 200\n"
    kernel = kernel_of(stale)
    assert kernel.registers.allocated["total"].value == 4 and kernel.occupancy.waves.value == 8


def test_a_peak_over_registers_reached_by_an_index_is_an_estimate_between_the_named_and_all():
    plain = kernel_of(dump("gfx1030", BODY, 4, 0, 4, 4, 8)).registers.peak_live["vector"]
    assert plain.origin == "counted" and "index" not in plain.because
    elements = "".join(f"\tv_mov_b32 v{place}, {place}\n" for place in range(4, 12))
    text = BODY + elements + "\tv_movrels_b32_e32 v1, v4\n\tglobal_store_dword v[2:3], v1, off\n"
    peak = kernel_of(dump("gfx1030", text, 12, 0, 12, 12, 8)).registers.peak_live["vector"]
    assert (peak.origin, peak.value, peak.low) == ("estimated", 10, 4) and peak.high == 12
    assert "1 instructions choose a register by an index" in peak.because


SHARED = BODY + "\tds_write_b32 v0, v3\n"


def test_shared_memory_that_only_the_launch_sizes_is_named():
    """Triton and ``extern`` arrays: the dump states none, and the text uses it."""
    from isaview.analysis.contract import Launch

    for text in (dump("gfx942", SHARED, 4, 0, 4, 4, 8), HEAD.format(gpu="gfx942") + SHARED + "\ts_endpgm\n"):
        left_out = kernel_of(text).occupancy.not_modelled
        assert [one.resource for one in left_out if one.resource == "shared_bytes"], left_out
        told = kernel_of(text, launch=Launch(shared_dynamic_bytes=1024)).occupancy
        assert not [one for one in told.not_modelled if one.resource == "shared_bytes"]
    stated = dump("gfx942", SHARED, 4, 0, 4, 4, 8, "\t\t.amdhsa_group_segment_fixed_size 512\n")
    assert not kernel_of(stated).occupancy.not_modelled[1:]
    assert not [one for one in kernel_of(stated).occupancy.not_modelled if one.resource == "shared_bytes"]


def test_what_a_launch_adds_is_unknown_to_the_compiler():
    """The dump's own figure is held against what the compiler knew, not against the launch."""
    from isaview.analysis.contract import Launch

    text = dump("gfx942", SHARED, 4, 0, 4, 4, 8, "\t\t.amdhsa_group_segment_fixed_size 0\n")
    occupancy = kernel_of(text, launch=Launch(shared_dynamic_bytes=48 * 1024)).occupancy
    assert occupancy.waves.value < 8
    assert occupancy.compiler_waves.value == occupancy.stated_waves.value == 8
    assert "shared memory that the launch adds is unknown to it" in occupancy.compiler_waves.because


def test_a_text_for_another_gpu_is_no_contradiction_and_says_whose_registers_it_has():
    from isaview.base.figures import Row

    occupancy = kernel_of(dump("gfx942", BODY, 66, 0, 66, 66, 7), gpus=["gfx1100"]).occupancy
    assert occupancy.waves.is_known and occupancy.stated_waves is None and occupancy.borrowed == "gfx942"
    from isaview.base.words import VOCABULARIES
    from isaview.views.analyses.occupancy import sections

    first: Row = sections(occupancy, VOCABULARIES["amd"])[0].rows[0]
    assert first.note == "gfx1100, with the registers of the text for gfx942"
    assert kernel_of(dump("gfx942", BODY, 66, 0, 66, 66, 7)).occupancy.borrowed == ""


@pytest.mark.parametrize(
    ("text", "gpu"), [(dump("gfx942", BODY, 4, 0, 4, 4, 8), "H100"), (PTX.format(target="sm_80"), "MI300X")]
)
def test_a_text_has_no_occupancy_where_it_cannot_run(text, gpu):
    waves = kernel_of(text, gpus=[gpu]).occupancy.waves
    assert waves.value is None and f"cannot run on {gpu}" in waves.because


@pytest.mark.parametrize(
    "text",
    [
        HEAD.format(gpu="gfx942") + "\ts_endpgm\n",
        ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k() { ret; }\n",
        'target triple = "nvptx64-nvidia-cuda"\ndefine ptx_kernel void @k() #0 { ret void }\n'
        'attributes #0 = { "target-cpu"="sm_80" }\n',
    ],
)
def test_a_kernel_without_registers_has_an_occupancy(text):
    occupancy = kernel_of(text).occupancy
    assert occupancy.waves.is_known and "vector_registers" not in occupancy.limited_by


def test_several_gpus_are_in_json_only_where_several_were_named():

    from isaview.reports.serial import schema, to_json

    for gpus, expected in (((), None), (["sm_86"], None), (["sm_86", "H100"], ["sm_86", "H100"])):
        document = to_json(isaview.report(isaview.read(PTX.format(target="sm_80")), gpus=gpus))
        (kernel,) = document["inputs"][0]["kernels"]
        found = [one["gpu"] for one in kernel["by_gpu"]] if "by_gpu" in kernel else None
        assert found == expected
        validate(document, schema())


def test_a_gpu_that_cannot_run_the_text_says_why_at_any_width():
    from isaview.views.format import Canvas
    from isaview.views.formats.text import FORMAT

    report = isaview.report(isaview.read(dump("gfx942", BODY, 66, 0, 66, 66, 7)), gpus=["gfx942", "gfx950", "H100"])
    wide, narrow = (FORMAT.render(report, Canvas(width=width, color=False, unicode=True)) for width in (160, 80))
    for told in (wide, narrow):
        assert "gfx950: registers of the text for gfx942\n" in told
        assert "H100: the text is for gfx942 and cannot run on H100\n" in told
    assert all(len(line) <= 80 for line in narrow.splitlines())


def test_what_is_alive_in_the_ir_is_not_said_to_be_alive_in_registers():
    from isaview.views.format import Canvas
    from isaview.views.formats.text import FORMAT

    shown = {
        name: FORMAT.render(isaview.report(f"samples/{name}"), Canvas(width=120, color=False, unicode=True))
        for name in ("matmul.triton.gfx942.ll", "matmul.triton.gfx942.s")
    }
    assert "live in the IR at most" in shown["matmul.triton.gfx942.ll"]
    assert "live at most" in shown["matmul.triton.gfx942.s"] and "in the IR" not in shown["matmul.triton.gfx942.s"]


@pytest.mark.parametrize(
    ("resource", "amounts", "shown"),
    [
        ("shared_bytes", (20480, 19968), "20,480 → 19,968 B"),
        ("shared_bytes", (32768, 21504), "32 KiB → 21 KiB"),
        ("vector_registers", (132, 104), "132 → 104"),
    ],
)
def test_the_next_step_has_units_that_can_be_compared(resource, amounts, shown):
    from isaview.gpus.steps import Change

    assert Change(resource, *amounts).text() == shown


@pytest.mark.parametrize(
    ("bound", "launch", "shown"),
    [
        ("", {}, "256 threads assumed"),
        (".maxntid 128", {}, ""),
        (".reqntid 128", {}, ""),
        ("", {"threads_low": 64, "threads_high": 64}, ""),
        ("", {"threads_low": 32, "threads_high": 64}, "64 threads assumed"),
    ],
)
def test_a_group_size_that_nobody_told_is_said_to_be_assumed(bound, launch, shown):
    from isaview.views.format import Canvas
    from isaview.views.formats.text import FORMAT

    text = f".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k() {bound}\n{{\n\tret;\n}}\n"
    told = FORMAT.render(isaview.report(text, launch=isaview.Launch(**launch)), Canvas(width=100, color=False, unicode=True))
    assert shown in told and ("assumed" in told) is bool(shown)


def test_notes_of_several_gpus_stand_once_and_titles_are_whole():
    from isaview.views.format import Canvas
    from isaview.views.formats.text import FORMAT

    text = "define void @f(ptr %p, i32 %x) {\n  %y = add i32 %x, 1\n  store i32 %y, ptr %p\n  ret void\n}\n"
    page = Canvas(width=80, color=False, unicode=True)
    told = FORMAT.render(isaview.report(text, gpus=["gfx942", "sm_90"]), page)
    assert told.count("a function runs with its caller's registers") == 2
    assert "gfx942, sm_90: a function runs with its caller's registers\n" in told
    assert "\n  registers     n/a" in FORMAT.render(isaview.report(text), page)


@pytest.mark.parametrize("width", [60, 80, 132, 200])
def test_every_reason_is_shown_whole_at_any_width(width):
    from isaview.views.format import Canvas
    from isaview.views.formats.text import FORMAT

    report = isaview.report("samples/matmul.triton.gfx942.s")
    shown = FORMAT.render(report, Canvas(width=width, color=False, unicode=True, why=True))
    words = " ".join(shown[shown.index("\n  why ") :].split())
    reasons = [measure.because for measure in report.kernels[0].measures.values() if measure.because]
    assert len(reasons) > 20
    assert [reason for reason in reasons if " ".join(reason.split()) not in words] == []


def test_a_module_is_told_in_the_words_of_the_gpu_it_is_reckoned_for():
    from isaview.views.format import Canvas
    from isaview.views.formats.text import FORMAT

    report = isaview.report("samples/reduce.triton.sm_80.ll", gpus=["gfx942"])
    shown = FORMAT.render(report, Canvas(width=80, color=False, unicode=True))
    assert "  waves/SIMD " in shown and "warps/SM" not in shown
    assert "  uniform registers   ~" in shown, "a label that is too long for its column is not cut"


def test_occupancy_counts_the_registers_of_virtual_ones_too():
    """`total` is there in every language; as a figure of its own it would only repeat the estimate."""
    kernel = kernel_of(
        ".version 8.0\n.target sm_90\n.address_size 64\n"
        ".entry k(.param .u64 o) {\n.reg .b64 %rd<2>;\n.reg .b32 %r<2>;\n"
        "ld.param.u64 %rd1, [o];\nmov.u32 %r1, %tid.x;\nst.global.u32 [%rd1], %r1;\nret;\n}\n"
    )
    allocated = kernel.registers.allocated
    assert allocated["total"] == allocated["vector"]
    assert "vector_registers" in kernel.measures
    assert "total_vector_registers" not in kernel.measures


@pytest.mark.parametrize("target", ["sm_75", "sm_90", "sm_121"])
def test_a_kernel_that_names_no_register_is_given_four(target):
    """What ptxas 13.0 states for such kernels on every target it knows."""
    kernel = kernel_of(f".version 9.0\n.target {target}\n.address_size 64\n.visible .entry k() {{ ret; }}\n")
    allocated = kernel.registers.allocated["vector"]
    assert (allocated.value, allocated.low, allocated.high, allocated.origin) == (4, 4, 8, "estimated")
