"""A folder that XLA dumped: the graph in all its stages is a row, what is for the host is no failure."""

from __future__ import annotations

import json
import shutil

import pytest

from isaview import cli
from tests.conftest import ROOT

MODEL = ROOT / "docs" / "use" / "model"
HOST = ROOT / "samples" / "host.clang.x86-64.ll"
OTHERS = ("debug_options", "cpu_after_optimizations-buffer-assignment.txt", "cpu_after_optimizations-live-range.txt")


@pytest.fixture
def dump(tmp_path):
    folder = tmp_path / "dump"
    shutil.copytree(MODEL / "dump", folder)
    (stem,) = {path.name.partition(".before")[0] for path in folder.glob("*.before_*")}
    (folder / stem).mkdir()
    shutil.copy(MODEL / "block.mlir", folder / stem / "module.mlir")
    shutil.copy(HOST, folder / f"{stem}.add_fusion_kernel_module.ir-no-opt.ll")
    for name in OTHERS:
        (folder / f"{stem}.{name}").write_text("BufferAssignment:\nallocation 0: size 4\n", encoding="utf-8")
    return folder


def test_a_graph_in_all_its_stages_is_one_row(dump, capsys):
    assert cli.main([str(dump)]) == 0
    printed = capsys.readouterr()
    lines = printed.out.splitlines()
    assert lines[0].startswith("3 files")
    assert lines[0].endswith("HLO, StableHLO · 1 kernel")
    (row,) = (line.split() for line in lines if line.startswith("    main"))
    assert row[:2] == ["main.2", "14"]  # the optimised graph
    assert "LLVM IR" in lines[lines.index("", 2) + 1]
    assert printed.err.strip().splitlines() == [f"{dump}: 3 files that are no dump left out"]


def test_on_an_accelerator_what_is_for_the_host_is_left_out(dump, capsys):
    assert cli.main([str(dump), "--gpu", "trn2"]) == 0
    printed = capsys.readouterr()
    assert "LLVM IR" not in printed.out
    assert printed.err.strip().splitlines() == [f"{dump}: 4 files that are no dump left out"]


def test_what_is_named_is_not_left_out(capsys):
    assert cli.main([str(HOST), "--gpu", "trn2"]) == 2
    assert "only graphs" in capsys.readouterr().err


def test_a_folder_of_kernels_is_no_dump_of_graphs(tmp_path, capsys):
    shutil.copy(ROOT / "samples" / "reduce.nvcc.sm_90.ptx", tmp_path)
    assert cli.main([str(tmp_path), "--gpu", "trn2"]) == 2
    assert "only graphs" in capsys.readouterr().err


def test_each_module_of_a_dump_has_its_row(dump, capsys):
    for path in [*dump.glob("*optimizations.txt")]:
        shutil.copy(path, path.with_name(path.name.replace("module_0000.jit_block", "module_0002.jit_other")))
    assert cli.main([str(dump), "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len([own for own in found["inputs"] if own["dialect"] == "hlo"]) == 4
    assert cli.main([str(dump)]) == 0
    assert "HLO, StableHLO · 2 kernels" in capsys.readouterr().out
