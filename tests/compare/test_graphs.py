"""A graph on several machines: the table, and the sentence that says what holds on all and where it turns."""

from __future__ import annotations

import json

import pytest

from isaview import cli
from isaview.analysis.graphs.machine import verdicts_sentence
from isaview.base.figures import number
from isaview.reports.report import report
from tests.conftest import ROOT

FOLDER = ROOT / "tests" / "fixtures" / "graphs"
PRODUCT = """HloModule m
ENTRY main {{
  a = bf16[{0},{0}]{{1,0}} parameter(0)
  b = bf16[{0},{0}]{{1,0}} parameter(1)
  ROOT c = bf16[{0},{0}]{{1,0}} dot(a, b), lhs_contracting_dims={{1}}, rhs_contracting_dims={{0}}
}}
"""


def on(size, *machines):
    texts = [
        report(PRODUCT.format(size).encode(), gpus=[machine]).inputs[0].kernels[0].results["graph"] for machine in machines
    ]
    return verdicts_sentence(list(zip(machines, texts, strict=True)))


@pytest.mark.parametrize(
    ("size", "said"),
    [
        (64, "memory on all 3 machines"),
        (1024, "compute on H100, TPU v5e; memory on TPU v6e"),
        (8192, "compute on all 3 machines"),
    ],
)
def test_the_sentence_says_which_verdicts_hold_and_where_they_turn(size, said):
    found = on(size, "H100", "TPU v5e", "TPU v6e")
    assert found.startswith(f"{said}; the graph has")
    assert f"fewer than {number(size / 3)} is bound by compute" in found
    assert "240.5 (TPU v5e) to 560.4 (TPU v6e)" in found


def test_one_machine_is_no_comparison():
    assert on(64, "H100") == ""


def test_across_shows_a_column_for_each_machine(capsys):
    path = str(FOLDER / "attention.before.hlo")
    assert cli.main(["across", path, "--gpu", "H100,B200,MI300X,MI350X,trn2,v6e", "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    (table,) = found["kernels"]
    rows = {row["name"]: row["cells"] for row in table["rows"]}
    assert [column["gpu"] for column in table["columns"]] == ["H100", "B200", "MI300X", "MI350X", "Trainium2", "TPU v6e"]
    assert rows["graph_bound"] == ["memory"] * 6
    assert [round(cell["value"]) for cell in rows["machine_intensity"]] == [305, 142, 254, 261, 237, 578]
    assert any("memory on all 6 machines" in note for note in found["notes"])
    assert "occupancy_waves" not in rows


def test_show_has_a_line_for_each_machine(capsys):
    path = str(FOLDER / "attention.before.hlo")
    assert cli.main(["show", path, "--gpu", "H100,trn2,v6e", "--format", "json"]) == 0
    (kernel,) = json.loads(capsys.readouterr().out)["inputs"][0]["kernels"]
    found = kernel["graph_by_gpu"]
    assert [machine["gpu"] for machine in found["machines"]] == ["H100", "Trainium2", "TPU v6e"]
    assert found["holds"].startswith("memory on all 3 machines")
    assert found["machines"][0]["time"] == kernel["graph"]["time"]
    assert [round(machine["balance"]["value"]) for machine in found["machines"]] == [305, 237, 578]
    assert cli.main(["show", path, "--gpu", "H100,trn2,v6e"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines if line.startswith(("    H100 ", "    Trainium2 ", "    TPU v6e "))]


def test_one_machine_has_no_such_table(capsys):
    assert cli.main(["show", str(FOLDER / "attention.before.hlo"), "--gpu", "H100", "--format", "json"]) == 0
    assert "graph_by_gpu" not in json.loads(capsys.readouterr().out)["inputs"][0]["kernels"][0]


def screen(capsys, tmp_path, size, *options):
    path = tmp_path / "product.hlo"
    path.write_text(PRODUCT.format(size), encoding="utf-8")
    assert cli.main(["show", str(path), *options]) == 0
    return capsys.readouterr().out


def test_a_balanced_graph_names_what_is_as_busy(capsys, tmp_path):
    assert "balanced between bf16 matrix unit and memory bandwidth on H100" in screen(capsys, tmp_path, 900, "--gpu", "H100")
    assert "bound by memory bandwidth on H100" in screen(capsys, tmp_path, 64, "--gpu", "H100")


def test_without_a_machine_no_rate_is_missed_and_no_column_is_empty(capsys, tmp_path):
    text = screen(capsys, tmp_path, 900)
    assert "no document states" not in text
    assert "bound by" not in text


def test_what_is_taken_to_be_fused_says_so(capsys):
    assert cli.main(["show", str(ROOT / "docs" / "use" / "model" / "block.mlir"), "--gpu", "trn2"]) == 0
    text = capsys.readouterr().out
    assert text.count("(fused)") == 7
    assert "unknown" not in text
