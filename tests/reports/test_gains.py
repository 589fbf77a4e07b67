"""What mending a finding gains: the bound of the mended text, waves or bytes; else a reason. Findings stand in that order."""

import pytest

import isaview
from isaview.reports.gains import RELIEFS
from isaview.reports.rule import rules
from isaview.rules.samples import amdgcn_loop, ptx, ptx_loop
from tests.conftest import SAMPLES

TILE = "\t.shared .align 16 .b8 tile[65536];\n\tmov.u32 %r1, %tid.x;\n\tmov.u32 %r2, tile;\n"
SUM = "\tadd.f32 %f1, %f1, %f2;\n"
FIRST = "\tmov.f32 %f1, 0f00000000;\n\tcvta.to.global.u64 %rd2, %rd1;\n"
LAST = "\tst.global.f32 [%rd2], %f1;\n"
SHARED = f"{TILE}{FIRST}\tmul.lo.s32 %r3, %r1, {{stride}};\n\tadd.s32 %r4, %r2, %r3;\n"
SHARED_LOADS = "".join(f"\tld.shared.f32 %f2, [%r4+{8192 * at}];\n{SUM}" for at in range(4))
GLOBAL = f"{FIRST}\tmov.u32 %r1, %tid.x;\n\tmul.wide.u32 %rd3, %r1, {{stride}};\n\tadd.s64 %rd4, %rd2, %rd3;\n"
GLOBAL_LOAD = f"\tld.global.f32 %f2, [%rd4];\n{SUM}\tadd.s64 %rd4, %rd4, 1048576;\n"
SPILLS = """\
	scratch_store_dwordx4 off, v[4:7], off ; 16-byte Folded Spill
	scratch_load_dwordx4 v[4:7], off, off  ; 16-byte Folded Reload
"""
WORK = "\tv_add_f32_e32 v1, v1, v2\n"


def kernel(text, gpu="A100", threads=256, **options):
    launch = isaview.Launch(threads_low=threads, threads_high=threads)
    (found,) = isaview.report(isaview.read(text), gpus=[gpu], launch=launch, strict=True, **options).kernels
    return found


def finding(text, code, **options):
    return next(one for one in kernel(text, **options).findings if one.code == code)


def clocks(text, **options):
    costs = kernel(text, **options).bound.judged.costs
    return max(cost.clocks * (0.6 if place[0] == "latency" else 1) for place, cost in costs.items())


MENDED = [
    (
        "ISA305",
        ptx_loop(SHARED_LOADS, SHARED.format(stride=128), LAST),
        ptx_loop(SHARED_LOADS, SHARED.format(stride=4), LAST),
        "A100",
    ),
    (
        "ISA301",
        ptx_loop(GLOBAL_LOAD, GLOBAL.format(stride=4096), LAST),
        ptx_loop(GLOBAL_LOAD, GLOBAL.format(stride=4), LAST),
        "A100",
    ),
    ("ISA102", amdgcn_loop(SPILLS + 4 * WORK), amdgcn_loop(4 * WORK), "MI300X"),
]


@pytest.mark.parametrize(("code", "bad", "good", "gpu"), MENDED, ids=[code for code, *_ in MENDED])
def test_a_gain_is_what_the_bound_of_the_mended_text_saves(code, bad, good, gpu):
    gain = finding(bad, code, gpu=gpu).gain
    before, after = clocks(bad, gpu=gpu), clocks(good, gpu=gpu)
    assert gain.unit == "%" and 0 < gain.low <= gain.value <= gain.high <= 100
    assert gain.value == pytest.approx(100 * (1 - after / before), abs=1.0)
    assert "→" in gain.because
    assert not [one for one in kernel(good, gpu=gpu).findings if one.code == code]


def test_nothing_is_gained_where_another_part_limits_and_the_finding_says_which():
    text = ptx_loop(SHARED_LOADS + "\tfma.rn.f64 %fd1, %fd1, %fd1, %fd1;\n" * 200, SHARED.format(stride=32), LAST)
    gain = finding(text, "ISA305").gain
    assert (gain.value, gain.low) == (0, 0) and gain.because == "fp64 pipe limits"


@pytest.mark.parametrize(
    ("body", "because"),
    [
        ("\tcall.uni f, ();\n", "it calls f, whose text is not in the file"),
        ("", "how far the lanes are apart is not in the text"),
    ],
)
def test_a_gain_that_cannot_be_computed_is_unknown_and_says_why(body, because):
    before = GLOBAL.format(stride=4096)
    if not body:
        before = before.replace("mul.wide.u32 %rd3, %r1, 4096;", "ld.param.u32 %r5, [n];\n\tmul.wide.u32 %rd3, %r1, %r5;")
    text = ptx_loop(GLOBAL_LOAD + body, before, LAST, parameters=".param .u64 a, .param .u32 k_param_1").replace(
        "[n]", "[k_param_1]"
    )
    found = finding(text.replace(".visible", ".extern .func f();\n.visible", 1), "ISA301")
    assert found.gain.value is None and found.gain.because == because
    assert ("if param_1 is 32 or more: global load with lanes param_1 × 1 B apart: 32 sectors" in found.message) == (not body)


def test_waves_are_those_of_the_next_step_and_bytes_those_that_are_stated():
    (found,) = (one for one in isaview.report(str(SAMPLES / "matmul.triton.gfx942.s")).kernels if one.is_entry)
    gain = next(one for one in found.findings if one.code == "ISA201").gain
    assert gain.value == found.occupancy.next_step.waves - found.occupancy.waves.value
    found = isaview.report(str(SAMPLES / "spill.clang.gfx1030.s"), kernel="spill", gpus=("gfx1250",)).kernels[0]
    gain = next(one for one in found.findings if one.code == "ISA101").gain
    assert (gain.value, gain.unit) == (found.private.stores.value, "B") and "the time is not known" in gain.because


def test_idle_lanes_are_a_share_of_all_but_memory():
    text = ptx("\tfma.rn.f32 %f1, %f1, %f1, %f1;\n" * 64, directives=".reqntid 96, 1, 1\n")
    assert not [one for one in kernel(text, threads=96).findings if one.code == "ISA204"]
    gain = finding(text.replace("96, 1", "48, 1"), "ISA204", threads=48).gain
    assert gain.value == 25 and gain.because == "fp32 pipe 32 → 24 clocks a wave"


def test_findings_stand_by_gain_failures_first():
    directives = ".maxntid 1024, 1, 1\n.minnctapersm 4\n"
    body = ptx_loop(SHARED_LOADS + GLOBAL_LOAD, SHARED.format(stride=128) + GLOBAL.format(stride=4096), LAST)
    found = kernel(body.replace("a)\n{", f"a)\n{directives}{{"), threads=1024).findings
    gains = [one.gain.value for one in found]
    assert found[0].code == "ISA802" and gains[0] is None
    assert len(gains) > 2 and gains[1:] == sorted(gains[1:], reverse=True)


def test_a_gate_asks_no_gains():
    text = ptx_loop(GLOBAL_LOAD, GLOBAL.format(stride=4096), LAST)
    (found,) = isaview.report(isaview.read(text), figures_only=True, select=("ISA301",)).kernels
    assert [one.gain for one in found.findings] == [None]


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: rule.code)
def test_every_rule_names_what_it_relieves_or_why_its_gain_is_not_known(rule):
    assert rule.relieves in RELIEFS or len(rule.relieves.split()) > 4
