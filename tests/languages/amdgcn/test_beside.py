"""AMDGCN text that states little itself: what its registers tell of the wave, and what files beside it say held against it."""

from __future__ import annotations

import json

import pytest

import isaview
from isaview.cli import main
from tests.analysis.analyzers.test_registers import BODY, dump

HEAD = "k:\n\ts_load_dwordx2 s[4:5], s[0:1], 0x0\n"
TAIL = "\tv_mov_b32_e32 v39, 0\n\tglobal_store_dword v[0:1], v39, off\n\ts_endpgm\n"
MASKS = [
    ("\tv_cmp_gt_f32_e64 s2, v0, v1\n", 32),
    ("\tv_cmp_gt_f32_e32 vcc_lo, v0, v1\n\tv_cndmask_b32_e32 v2, v0, v1, vcc_lo\n", 32),
    ("\ts_and_saveexec_b32 s2, vcc_lo\n", 32),
    ("\tv_cmp_gt_f32_e64 s[2:3], v0, v1\n", 64),
    ("\tv_cndmask_b32_e32 v2, v0, v1, vcc\n\ts_mul_i32 s6, s7, vcc_lo\n", 64),
    ("\ts_and_saveexec_b64 s[2:3], vcc\n", 64),
    ("\ts_mul_i32 s6, s7, vcc_lo\n\ts_mov_b64 vcc, s[4:5]\n", None),
    ("\tv_cmp_gt_f32_e64 s2, v0, v1\n\tv_cmp_gt_f32_e64 s[2:3], v0, v1\n", None),
]


@pytest.mark.parametrize(("masks", "lanes"), MASKS)
def test_masks_of_lanes_tell_the_wave_of_a_text_that_does_not(masks, lanes):
    """40 registers of 64 lanes take a twelfth of what 768 leave; of 32 lanes they are no limit."""
    (module,) = isaview.read(HEAD + masks + TAIL)
    assert module.wave_size == lanes
    waves = isaview.report([module], gpus=["gfx1100"]).kernel("k").occupancy.waves
    assert f"of {lanes or 32}{'' if lanes else ', assumed'}; " in waves.because


def test_the_calculator_says_that_it_assumes_a_wave_size(capsys):
    def because(*arguments: str) -> str:
        assert main(["occupancy", "--registers", "64", "--threads", "64", "--format", "json", *arguments]) == 0
        return json.loads(capsys.readouterr().out)["waves"]["because"]

    assert "2 waves of 32, assumed;" in because("--gpu", "gfx1100")
    assert "assumed" not in because("--gpu", "gfx1100", "--wave-size", "32") + because("--gpu", "gfx942")


REMARKS = """k.cl:1:0: remark: Function Name: k [-Rpass-analysis=kernel-resource-usage]
k.cl:1:0: remark:     TotalSGPRs: {scalar} [-Rpass-analysis=kernel-resource-usage]
k.cl:1:0: remark:     VGPRs: {vector} [-Rpass-analysis=kernel-resource-usage]
k.cl:1:0: remark:     AGPRs: 0 [-Rpass-analysis=kernel-resource-usage]
"""


@pytest.mark.parametrize(
    ("vector", "scalar", "said"), [(40, 8, ()), (39, 8, ("VGPRs: 39",)), (12, 4, ("VGPRs: 12", "SGPRs: 4"))]
)
def test_what_a_log_states_is_held_against_the_text(tmp_path, vector, scalar, said):
    (tmp_path / "k.s").write_text(HEAD + TAIL)
    log = tmp_path / "build.log"
    log.write_text(REMARKS.format(vector=vector, scalar=scalar))
    options = isaview.Options(logs=(str(log),))
    kernel = isaview.report(tmp_path / "k.s", gpus=["gfx942"], options=options).kernel("k")
    assert kernel.registers.allocated["vector"].value == vector
    assert [one.partition(" by ")[0] for one in kernel.registers.disagreements] == list(said)
    assert [one.message for one in kernel.findings if one.code == "ISA105"] == list(kernel.registers.disagreements)
    assert all("build.log" in one and "but the text uses" in one for one in kernel.registers.disagreements)


def test_registers_of_another_gpu_are_not_held_against_the_text(tmp_path):
    """The log is that of a build for gfx90a, the text is for gfx942: it may well use more."""
    (tmp_path / "k.s").write_text('\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n' + HEAD + TAIL)
    log = tmp_path / "build.log"
    log.write_text(REMARKS.format(vector=2, scalar=16))
    options = isaview.Options(logs=(str(log),))
    other = isaview.report(tmp_path / "k.s", gpus=["gfx90a"], options=options).kernel("k")
    own = isaview.report(tmp_path / "k.s", options=options).kernel("k")
    assert not other.registers.disagreements and own.registers.disagreements


def test_a_wave_size_that_the_text_is_not_of_is_told(tmp_path):
    (tmp_path / "k.s").write_text(HEAD + MASKS[0][0] + TAIL)
    settings = {"name": "k", "target": {"backend": "hip", "arch": "gfx1100"}, "num_warps": 1, "shared": 0, "warp_size": 64}
    (tmp_path / "k.json").write_text(json.dumps(settings))
    kernel = isaview.report(tmp_path / "k.s", gpus=["gfx1100"], options=isaview.Options()).kernel("k")
    assert kernel.registers.disagreements == ("waves of 64 by k.json: warp_size, but the text is that of waves of 32",)


def test_messages_are_of_the_kernels_that_were_asked_for(tmp_path, capsys):
    names = [f"k{number}" for number in range(30)]
    text = dump("gfx942", BODY, 4, 0, 4, 4, 8)
    head, _, rest = text.partition("\t.text\n")
    named = (f"\t.text\n{rest}".replace("\tk", "\tK").replace("k:", "K:").replace(" k\n", " K\n") for _ in names)
    kernels = (one.replace("K", name) for one, name in zip(named, names, strict=True))
    (tmp_path / "k.s").write_text(head + "".join(kernels))
    log = tmp_path / "build.log"
    log.write_text("".join(REMARKS.format(vector=9, scalar=16).replace("Name: k", f"Name: {name}") for name in names))
    assert main(["show", str(tmp_path / "k.s"), "--log", str(log), "--kernel", "k7"]) == 0
    (one,) = capsys.readouterr().err.splitlines()
    assert ": k7: vector_registers is stated as 4 (" in one
    assert main(["show", str(tmp_path / "k.s"), "--log", str(log), "--why"]) == 0
    every = capsys.readouterr().err.splitlines()
    assert len(every) == 21 and every[-1].endswith(": and 10 more")
