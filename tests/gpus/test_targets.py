"""Which GPUs run a text, and what is said of one that does not."""

import pytest

import isaview
from isaview.gpus.hardware import all_gpus, find_gpu
from isaview.gpus.targets import assembler_target, cannot_run, reach_of

ACCEPTED = {
    "75": "75 80 86 87 88 89 90 100 103 110 120 121",
    "80": "80 86 87 88 89 90 100 103 110 120 121",
    "86": "86 87 88 89 90 100 103 110 120 121",
    "87": "87 88 89 90 100 103 110 120 121",
    "88": "88 89 90 100 103 110 120 121",
    "89": "89 90 100 103 110 120 121",
    "90": "90 100 103 110 120 121",
    "90a": "90",
    "100": "100 103 110 120 121",
    "100a": "100",
    "100f": "100 103",
    "103": "103 110 120 121",
    "103a": "103",
    "103f": "103",
    "110": "110 120 121",
    "110a": "110",
    "110f": "110",
    "120": "120 121",
    "120a": "120",
    "120f": "120 121",
    "121": "121",
    "121a": "121",
    "121f": "121",
}
"""``.target sm_N`` → the GPUs for which ptxas 13.0 takes the text: ``ptxas -arch=sm_M`` with M bare, with "a" or with "f"."""

PTX = """.version 9.0
.target {target}
.address_size 64
.visible .entry k(.param .u64 p)
{{
.reg .b64 %rd<3>;
ld.param.u64 %rd1, [p];
ld.global.u64 %rd2, [%rd1];
st.global.u64 [%rd1], %rd2;
ret;
}}
"""
AMDGCN = """	.amdgcn_target "amdgcn-amd-amdhsa--{target}"
	.text
	.globl k
	.type k,@function
k:
	v_mov_b32 v1, 0
	s_endpgm
"""
LLVM = """target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p) #0 {{
  store i32 1, ptr %p
  ret void
}}
attributes #0 = {{ "target-cpu"="{target}" }}
"""


@pytest.mark.parametrize("target", ACCEPTED)
def test_text_runs_where_the_assembler_takes_it(target):
    reach = reach_of(f"sm_{target}")
    assert reach is not None
    assert [name.removeprefix("sm_") for name in reach.targets if name.removeprefix("sm_") in ACCEPTED] == ACCEPTED[
        target
    ].split()


@pytest.mark.parametrize("target", [gpu.target for gpu in all_gpus() if gpu.target.startswith("sm_")])
def test_the_assembler_has_judged_every_target(target):
    if target.removeprefix("sm_") not in ACCEPTED:
        pytest.skip(f"{target}: the assembler of CUDA 13.0, whose answers stand above, does not know it")
    assert target in {name for accepted in ACCEPTED.values() for name in (f"sm_{word}" for word in accepted.split())}


def test_every_target_runs_its_own_text_and_covers_targets_that_there_are():
    for gpu in all_gpus():
        assert cannot_run(gpu.target, gpu) == ""
        assert {find_gpu(name).target for name in gpu.covers} == set(gpu.covers)


@pytest.mark.parametrize(
    ("target", "gpu", "said"),
    [
        ("sm_90a", "A100", "text for sm_90a runs on sm_90 alone, not on A100 (sm_80)"),
        ("sm_90a", "sm_100", "text for sm_90a runs on sm_90 alone, not on sm_100"),
        ("sm_90", "sm_80", "text for sm_90 runs on sm_90 and later, not on sm_80"),
        ("sm_120f", "sm_100", "text for sm_120f runs on sm_120 and sm_121 alone, not on sm_100"),
        ("sm_101a", "sm_90", "text for sm_101a runs on sm_110 alone, not on sm_90"),
        ("gfx942", "gfx90a", "text for gfx942 runs on gfx942 alone, not on gfx90a"),
        ("gfx90a", "gfx90c", "text for gfx90a runs on gfx90a alone, not on gfx90c"),
        ("gfx9-4-generic", "gfx908", "text for gfx9-4-generic runs on gfx942 and gfx950 alone, not on gfx908"),
        ("sm_90a", "H100", ""),
        ("sm_80", "H100", ""),
        ("sm_120f", "sm_121", ""),
        ("sm_101a", "sm_110", ""),
        ("gfx11-generic", "gfx1151", ""),
        ("sm_42", "H100", ""),
        (None, "H100", ""),
    ],
)
def test_a_sentence_says_where_a_text_runs(target, gpu, said):
    assert cannot_run(target, find_gpu(gpu)) == said


@pytest.mark.parametrize(
    ("text", "gpu", "cannot"),
    [
        (PTX.format(target="sm_90a"), "A100", True),
        (PTX.format(target="sm_90a"), "H200", False),
        (PTX.format(target="sm_90"), "A100", True),
        (PTX.format(target="sm_80"), "B200", False),
        (PTX.format(target="sm_100f, debug"), "sm_90", True),
        (AMDGCN.format(target="gfx942"), "gfx1100", True),
        (AMDGCN.format(target="gfx942:xnack-"), "MI300X", False),
        (LLVM.format(target="sm_90a"), "A100", False),
    ],
)
def test_a_report_says_that_a_text_does_not_run_and_keeps_its_figures(text, gpu, cannot):
    from isaview.reports.serial import to_json
    from isaview.views.format import Canvas
    from isaview.views.formats.text import FORMAT

    report = isaview.report(isaview.read(text), gpus=[gpu])
    (kernel,) = to_json(report)["inputs"][0]["kernels"]
    said = kernel["occupancy"]["cannot_run"]
    assert kernel["occupancy"]["waves"]["value"] and bool(said) is cannot
    shown = FORMAT.render(report, Canvas(width=160, color=False, unicode=True))
    assert (f"cannot run    {said}\n" in shown) is cannot and ("cannot run" in shown) is cannot


def test_several_gpus_are_told_together_and_a_verdict_says_what_it_assumes():
    from isaview.views.format import Canvas
    from isaview.views.formats.text import FORMAT

    report = isaview.report(isaview.read(PTX.format(target="sm_90a")), gpus=["A100", "H100", "sm_120"])
    shown = FORMAT.render(report, Canvas(width=160, color=False, unicode=True))
    assert "cannot run    A100, sm_120: text for sm_90a runs on sm_90 alone\n" in shown
    (kernel,) = report.kernels
    assert kernel.bound.assumptions["text"].endswith("; text for sm_90a runs on sm_90 alone, not on A100 (sm_80)")


@pytest.mark.parametrize(
    ("target", "gpu", "told"),
    [
        ("sm_90a", "sm_90", "sm_90a"),
        ("sm_100f", "sm_103", "sm_103f"),
        ("sm_103f", "sm_100", "sm_100f"),
        ("sm_100a", "sm_103", "sm_103"),
        ("sm_100f", "sm_90", "sm_90"),
        ("sm_80", "sm_90", "sm_90"),
        ("sm_80", "", ""),
        ("", "sm_90", "sm_90"),
    ],
)
def test_an_assembler_is_told_the_suffix_that_the_text_needs(target, gpu, told):
    assert assembler_target(target, gpu) == told
