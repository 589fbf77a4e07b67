"""The recipes of `docs/extend/adding.md`, carried out in a copy of the package: what each adds is there, and was not before."""

import json
import os
import re
import shutil
import subprocess
import sys

import pytest

from tests.conftest import ROOT, SAMPLES

ADDING = (ROOT / "docs" / "extend" / "adding.md").read_text(encoding="utf-8")
TABLES = re.findall(r"^```toml\n# (isaview/\S+)\n(.*?)^```$", ADDING, re.MULTILINE | re.DOTALL)
DIFFS = re.findall(r"^```diff\n(.*?)^```$", ADDING, re.MULTILINE | re.DOTALL)
MIX = "isaview/analysis/analyzers/mix.py"


def patched(text, hunks):
    """A text in which the old lines of each hunk, which stand there once, are its new ones."""
    for hunk in hunks.split("@@\n"):
        lines = hunk.splitlines()
        old, new = ("".join(line[1:] + "\n" for line in lines if line[:1] != mark) for mark in "+-")
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    return tmp_path_factory.mktemp("store")


@pytest.fixture(autouse=True)
def own_store(monkeypatch, store):
    monkeypatch.setenv("XDG_CACHE_HOME", str(store))


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A folder with a copy of the package in which every recipe was carried out."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "isaview", folder / "isaview")
    shutil.copytree(ROOT / "grammars", folder / "grammars")
    for name, rows in TABLES:
        path = folder / name
        path.write_text(f"{path.read_text(encoding='utf-8')}\n{rows}", encoding="utf-8")
    for diff in DIFFS:
        for part in re.split(r"^--- ", diff, flags=re.MULTILINE)[1:]:
            name, _, hunks = part.partition("\n")
            path = folder / name
            path.write_text(patched(path.read_text(encoding="utf-8"), hunks), encoding="utf-8")
    return folder


def run(folder, *arguments):
    """What isaview of a folder prints."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "200"}
    command = [sys.executable, "-m", "isaview", *arguments]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 2), done.stderr
    return done.stdout


TEXTS = {
    "k.ptx": """.version 8.0
.target sm_80
.address_size 64
.visible .entry k()
{
\t.reg .f32 %f<4>;
\tblend.f32 %f1, %f2, %f3;
\tret;
}
""",
    "k.sass": """\t\tFunction : k
        /*0000*/                   FBLEND R0, R1, R2 ;
        /*0010*/                   EXIT ;
""",
    "k.s": """\t.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
k:
\tv_blend_f32 v0, v1, v2
\ts_endpgm
.Lend:
\t.size k, .Lend-k
""",
    "k.ll": """target triple = "nvptx64-nvidia-cuda"
declare float @llvm.nvvm.blend.f(float, float)
define ptx_kernel void @k(float %a) {
  %b = call float @llvm.nvvm.blend.f(float %a, float %a)
  ret void
}
""",
    "k.ttir": """module {
  tt.func public @k(%a: tensor<8xf32>) {
    %b = tt.blend %a, %a : tensor<8xf32>
    tt.return
  }
}
""",
}
"""A kernel in each language whose first instruction blends two floats."""


def has_row(folder, path):
    """Whether a row of its own says what the first instruction of a dump does."""
    (dump,) = json.loads(run(folder, str(path), "--format", "json", "--no-cache", "--estimate"))["inputs"]
    (kernel,) = dump["kernels"]
    if kernel["mix"] is None:
        return "tt.blend" not in kernel["tiles"]["unknown"]
    return kernel["mix"]["recognised"]["table"] == 2 and kernel["mix"]["classes"]["float32"] == 1


@pytest.mark.parametrize("name", TEXTS)
def test_an_opcode_of_each_language_is_known_once_it_has_a_row(copy, tmp_path, name):
    path = tmp_path / name
    path.write_text(TEXTS[name], encoding="utf-8")
    assert not has_row(ROOT, path)
    assert has_row(copy, path)


KERNELS = [str(SAMPLES / f"{name}.triton.gfx942.s") for name in ("matmul", "softmax")]


@pytest.mark.parametrize(
    "arguments, shown",
    [
        (["list", "gpus", "H100 Mini"], "H100 Mini"),
        (["bound", str(SAMPLES / "vector_add.nvcc.sm_80.ptx"), "--gpu", "H100 Mini"], "vector_add on H100 Mini"),
        (["occupancy", "--gpu", "sm_92", "--registers", "64", "--threads", "128"], "sm_92"),
        (KERNELS, "matrix %"),
        (["list", "metrics"], "matrix_share"),
    ],
    ids=["product", "peaks", "target", "column", "figure"],
)
def test_what_a_row_adds_is_shown(copy, arguments, shown):
    assert shown in run(copy, *arguments)
    assert shown not in run(ROOT, *arguments)


def test_a_flag_is_taken_and_explained(copy):
    assert run(copy, "clear-cache", "--silent") == ""
    assert "--silent" in run(copy, "clear-cache", "--help")
