"""The bound where registers are spilled: traffic where the text shows it, doubt where only its amount is known."""

import pytest

from isaview import read, report
from isaview.analysis.contract import Launch
from isaview.tools.evidence import Options
from tests.support.dumps import Needs, amdgcn

LOOP = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u32 n)
.reqntid 128
{
	.local .align 16 .b8 	kept[64];
	.reg .b32 	%r<9>;
	.reg .f32 	%f<9>;
	.reg .pred 	%p<3>;
	ld.param.u32 	%r1, [n];
	mov.u32 	%r2, 0;
$L:
	fma.rn.f32 	%f1, %f1, %f1, %f1;
	fma.rn.f32 	%f2, %f2, %f2, %f2;
	add.s32 	%r2, %r2, 1;
	setp.lt.s32 	%p1, %r2, %r1;
	@%p1 bra 	$L;
	ret;
}
"""
LOG = "ptxas info    : Compiling entry function 'k' for 'sm_80'\nptxas info    : Function properties for k\n    {}\n"


def bound_with_log(tmp_path, line):
    dump, log = tmp_path / "k.ptx", tmp_path / "build.log"
    dump.write_text(LOOP, encoding="utf-8")
    log.write_text(LOG.format(line), encoding="utf-8")
    found = report(read(str(dump)), gpus=["A100"], options=Options(logs=(str(log),)), strict=True)
    return found.kernels[0].results["bound"]


def test_spills_of_a_log_lower_the_confidence_and_the_reason_says_so(tmp_path):
    found = bound_with_log(tmp_path, "704 bytes stack frame, 1136 bytes spill stores, 1400 bytes spill loads")
    assert found.confidence == "low" and found.reasons[-1] == "2,536 B are spilled, where is not known: confidence low"
    assert {(loop.confidence, loop.reasons[-1]) for loop in found.loops} == {("low", found.reasons[-1])}


def test_no_spills_in_a_log_leave_the_verdict_as_it_is(tmp_path):
    found = bound_with_log(tmp_path, "64 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads")
    assert found.confidence != "low" and not any("spilled" in reason for reason in found.reasons)


def test_a_frame_beyond_the_declared_arrays_is_spills(tmp_path):
    found = bound_with_log(tmp_path, "\nptxas info    : Used 255 registers, 704 bytes cumulative stack size")
    assert found.confidence == "low" and found.reasons[-1] == "≥ 640 B are spilled, where is not known: confidence low"


def amd_bound(body):
    text = amdgcn(Needs(vgprs=40, private=256, adds=0)).replace("\ts_endpgm", f"{body}\ts_endpgm", 1)
    launch = Launch(threads_low=256, threads_high=256)
    return report(read(text), gpus=["MI300X"], launch=launch, strict=True).kernels[0].results["bound"]


COMPUTING = ".L:\n" + "\tv_fmac_f32_e32 v1, v2, v3\n" * 16 + "{}"
COMPUTING += "\ts_add_i32 s0, s0, 1\n\ts_cmp_lt_i32 s0, s1\n\ts_cbranch_scc1 .L\n"
SPILL = (
    "\tscratch_store_dwordx4 off, v[4:7], off offset:{at} ; 16-byte Folded Spill\n"
    "\tscratch_load_dwordx4 v[4:7], off, off offset:{at} ; 16-byte Folded Reload\n"
)


@pytest.mark.parametrize("comment", [True, False])
def test_spills_in_a_loop_are_traffic(comment):
    spills = "".join(SPILL.format(at=16 * place) for place in range(16))
    spills = spills if comment else "\n".join(line.partition(" ;")[0] for line in spills.split("\n"))
    plain, spilling = amd_bound(COMPUTING.format("")), amd_bound(COMPUTING.format(spills))
    assert plain.verdict == "compute" and spilling.verdict in ("memory", "unknown")
    assert any(reason.startswith(("L1 bandwidth", "L2 bandwidth")) for reason in spilling.loops[0].reasons)
    assert not any("where is not known" in reason for reason in spilling.reasons)


def test_spills_that_only_metadata_counts_are_doubt():
    text = amdgcn(Needs(vgprs=40, spills=20, adds=40))
    found = report(read(text), gpus=["MI300X"], launch=Launch(threads_low=256, threads_high=256)).kernels[0].results["bound"]
    assert found.confidence == "low" and "80 B are spilled, where is not known: confidence low" in found.reasons
