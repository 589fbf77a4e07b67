"""What the screen says of tiles: loops by line, short places, which total of registers is which, unknown dialects."""

from __future__ import annotations

import isaview
from isaview.cli import main
from isaview.inputs.sources import is_dump
from tests.conftest import ROOT

SAMPLE = ROOT / "samples" / "matmul.triton.sm_90.ttgir"
FOREIGN = """module {
  func.func public @k(%a: memref<64xf32>, %i: index) {
    %0 = memref.load %a[%i] : memref<64xf32>
    %1 = vector.broadcast %0 : f32 to vector<4xf32>
    %2 = memref.load %a[%i] : memref<64xf32>
    return
  }
}
"""


def shown(capsys, *arguments):
    assert main([*map(str, arguments), "--color", "never"]) == 0
    return capsys.readouterr().out


def test_loops_are_named_by_their_line_and_places_are_short(capsys):
    text, bound = shown(capsys, "show", SAMPLE), shown(capsys, "bound", SAMPLE)
    peaks = [line for line in text.splitlines() if "peak at" in line]
    assert peaks and all("peak at src/kernels.py:" in line and "loop line" in line for line in peaks)
    (loop,) = [line for line in bound.splitlines() if line.startswith("  loop ")]
    assert loop.split()[1] == "line"


def test_it_is_said_which_total_of_registers_is_which(capsys):
    (line,) = [line for line in shown(capsys, "show", SAMPLE).splitlines() if line.startswith("  registers of tensors")]
    assert "`registers` estimates what is allocated, `values` bounds all that the text names" in line


def test_operations_of_dialects_that_are_not_known_are_named_with_their_counts(capsys, tmp_path):
    path = tmp_path / "foreign.mlir"
    path.write_text(FOREIGN, encoding="utf-8")
    assert "unknown       memref.load 2, vector.broadcast 1   read, but no table" in shown(capsys, "show", path)
    (kernel,) = isaview.report(isaview.read(path)).inputs[0].kernels
    assert dict(kernel.results["tiles"].unknown) == {"memref.load": 2, "vector.broadcast": 1}


def test_what_triton_made_before_any_pass_is_no_dump_next_to_a_later_stage(tmp_path):
    for name in ("k.source", "k.ttir", "alone.source"):
        (tmp_path / name).write_text(FOREIGN, encoding="utf-8")
    assert [is_dump(tmp_path / name) for name in ("k.source", "k.ttir", "alone.source")] == [False, True, True]
