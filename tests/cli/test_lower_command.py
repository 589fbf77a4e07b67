"""``isaview lower``: where the text goes, what is shown of it, and every failure with its reason and exit code 2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import isaview
from isaview import cli
from isaview.base import store
from isaview.reports.serial import schema
from tests.conftest import SAMPLES
from tests.support.schemas import validate

AMD = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @scale(ptr addrspace(1) %p, float %x) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %q
  %y = fmul float %v, %x
  store float %y, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { nounwind "target-cpu"="gfx942" }
"""
ANY = """define void @plain(ptr %p) {
  store i32 1, ptr %p
  ret void
}
"""
NVIDIA = """target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
"""


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "folder", lambda: tmp_path / "store")
    monkeypatch.chdir(tmp_path)
    for name, text in (("amd.ll", AMD), ("any.ll", ANY), ("nvidia.ll", NVIDIA)):
        (tmp_path / name).write_text(text, encoding="utf-8")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = cli.main(["lower", *arguments])
    out = capsys.readouterr()
    return code, out.out, out.err


def test_every_analysis_stands_on_the_lowered_text(capsys):
    code, out, _ = run(capsys, "amd.ll", "--gpu", "gfx90a,gfx1100", "--format", "json")
    found = json.loads(out)
    validate(found, schema())
    assert code == 0
    assert [module["dialect"] for module in found["inputs"]] == ["amdgcn", "amdgcn"]
    assert [module["target"] for module in found["inputs"]] == ["gfx90a", "gfx1100"]
    assert [module["part"] for module in found["inputs"]] == ["lowered for gfx90a", "lowered for gfx1100"]
    for module in found["inputs"]:
        (kernel,) = module["kernels"]
        assert kernel["name"] == "scale"
        assert kernel["registers"]["allocated"]["vector"]["origin"] == "stated"
        assert kernel["mix"]["classes"]["global_load"] == 1


def test_without_a_gpu_the_one_that_the_module_names_is_taken(capsys):
    code, out, _ = run(capsys, "amd.ll", "--format", "json")
    assert code == 0 and [module["target"] for module in json.loads(out)["inputs"]] == ["gfx942"]


def test_a_product_is_lowered_for_its_target_and_reckoned_as_itself(capsys):
    code, out, _ = run(capsys, "nvidia.ll", "--gpu", "H100", "--format", "json")
    (module,) = json.loads(out)["inputs"]
    assert code == 0 and module["target"] == "sm_90" and module["kernels"][0]["occupancy"]["gpu"] == "H100"


def test_texts_in_a_folder_are_named_by_target(capsys, tmp_path):
    code, out, _ = run(capsys, "amd.ll", "--gpu", "gfx942,gfx1030", "-o", "out")
    assert code == 0 and "amd.gfx942.s gfx942" in out and "amd.gfx1030.s gfx1030" in out
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["amd.gfx1030.s", "amd.gfx942.s"]
    (module,) = isaview.read(tmp_path / "out" / "amd.gfx1030.s")
    assert module.target == "gfx1030" and module.kernels[0].name == "scale"
    code, _, _ = run(capsys, "nvidia.ll", "--gpu", "sm_90", "-o", "out/")
    assert code == 0 and (tmp_path / "out" / "nvidia.sm_90.ptx").exists()


def test_a_kept_text_shows_what_show_does(capsys):
    code, out, _ = run(capsys, "amd.ll", "-o", "k.s", "--format", "json")
    lowered = json.loads(out)
    assert code == 0
    assert cli.main(["show", "k.s", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out) == lowered


def test_the_text_alone_goes_to_standard_output(capsys):
    code, out, _ = run(capsys, "amd.ll", "-o", "-")
    assert code == 0 and ".amdhsa_kernel scale" in out and "waves/SIMD" not in out


REFUSED = [
    (["amd.ll", "--gpu", "gfx942,gfx90a", "-o", "-"], "2 texts do not go to standard output"),
    (["amd.ll", "-o", "report.json"], "-o keeps the lowered text"),
    (["amd.ll", "-o", "amd.ll"], "amd.ll is an input"),
    (["amd.ll", "--gpu", "gfx9999"], "no GPU is called 'gfx9999'"),
    (["amd.ll", "--gpu", "sm_90"], "not lowered for sm_90: the module is for amdgcn-amd-amdhsa, which sm_90 does not run"),
    (["any.ll", "--gpu", "gfx942"], "not lowered for gfx942: the module has no kernel"),
    (["nvidia.ll"], "the module names no processor; give one with --gpu"),
    ([str(SAMPLES / "vector_add.nvcc.sm_80.ptx")], "only LLVM IR is lowered"),
    (["nowhere.ll"], "nowhere.ll"),
    (["amd.ll", "--kernel", "other"], "no kernel matches 'other'"),
]


@pytest.mark.parametrize(("arguments", "message"), REFUSED, ids=[row[1] for row in REFUSED])
def test_what_cannot_be_done_says_why_and_is_2(capsys, tmp_path, arguments, message):
    code, _, err = run(capsys, *arguments)
    assert code == 2 and message in err
    assert (tmp_path / "amd.ll").read_text(encoding="utf-8") == AMD


def test_one_failure_does_not_hide_the_others(capsys):
    code, out, err = run(capsys, "amd.ll", "nvidia.ll", "--gpu", "gfx942", "--format", "json")
    assert code == 2 and [module["target"] for module in json.loads(out)["inputs"]] == ["gfx942"]
    assert "nvidia.ll: not lowered for gfx942" in err


def test_an_error_in_the_text_is_a_reason(capsys, tmp_path):
    (tmp_path / "amd.ll").write_text(AMD.replace("fmul float %v, %x", "fmul float %v, %nothing"), encoding="utf-8")
    code, out, err = run(capsys, "amd.ll")
    assert code == 2 and out == "" and "not lowered: line 6" in err


def test_a_kernel_that_llvm_drops_is_an_answer_that_cannot_be_trusted(capsys, tmp_path):
    (tmp_path / "amd.ll").write_text(
        AMD.replace("define amdgpu_kernel", "define available_externally amdgpu_kernel"), encoding="utf-8"
    )
    code, _, err = run(capsys, "amd.ll")
    assert code == 2 and "LLVM dropped 1 of 1 kernels" in err


def test_decimals_that_newer_llvm_writes_are_lowered(capsys, tmp_path):
    (tmp_path / "amd.ll").write_text(AMD.replace("%v, %x", "%v, 2.001230e-01"), encoding="utf-8")
    code, out, _ = run(capsys, "amd.ll", "-o", "-")
    assert code == 0 and "0x3e4ced0b" in out


def test_other_dumps_of_a_folder_are_counted(capsys, tmp_path):
    folder = tmp_path / "dumps"
    folder.mkdir()
    (folder / "amd.ll").write_text(AMD, encoding="utf-8")
    (folder / "k.ptx").write_text((SAMPLES / "vector_add.nvcc.sm_80.ptx").read_text(encoding="utf-8"), encoding="utf-8")
    code, out, err = run(capsys, "dumps", "--format", "json")
    assert code == 0 and len(json.loads(out)["inputs"]) == 1
    assert "1 module of other languages than LLVM IR left out" in err
    (folder / "amd.ll").unlink()
    code, out, _ = run(capsys, "dumps")
    assert code == 2 and out == ""


def test_portable_kernels_are_lowered_for_every_machine(capsys, tmp_path):
    text = "define dso_local spir_kernel void @k(ptr addrspace(1) %p) {\n  store i32 1, ptr addrspace(1) %p\n  ret void\n}\n"
    (tmp_path / "portable.ll").write_text(text, encoding="utf-8")
    code, out, err = run(capsys, "portable.ll", "--gpu", "gfx942,sm_90", "--format", "json")
    found = json.loads(out)["inputs"]
    assert code == 0, err
    assert [module["dialect"] for module in found] == ["amdgcn", "ptx"]
    assert all(kernel["is_entry"] and kernel["name"] == "k" for module in found for kernel in module["kernels"])
