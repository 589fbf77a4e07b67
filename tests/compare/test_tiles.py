"""Versions of a kernel of tiles: what a diff names, how a folder is ranked, and what holds on several machines."""

import json

import pytest

from isaview import read
from isaview.cli import main
from isaview.compare.changes import compare
from tests.support.compared import compared
from tests.support.tiles import version

CAUSES = [
    ("unknown_step", "known_step", "load of x runs ahead by asynchronous copies (before, a lane loads 2 B at a time"),
    ("known_step", "unknown_step", "load of x runs ahead no longer (a lane loads 2 B at a time"),
    ("unknown_step", "known_step", "load of x: 2 → 16 B a lane (before, "),
    ("known_step", "unknown_step", "load of x: 16 → 2 B a lane (neither step_a nor k is known to be 1"),
    ("unknown_step", "known_step", "registers of pointer tensors: 72 → 32 at the peak"),
    ("known_step", "few_rows", "product total: wgmma m64n128k16 → mma m16n8k16 (wgmma takes 64 rows, and the tile has 32)"),
    ("known_step", "few_warps", "registers of accumulator tensors: 64 → 128 at the peak (total 64 → total 128)"),
]


@pytest.mark.parametrize(("old", "new", "begin"), CAUSES)
def test_a_diff_names_what_runs_ahead_widths_instructions_and_holders(old, new, begin):
    (kernel,) = compare(compared(read(version(old))), compared(read(version(new)))).kernels
    texts = [cause.text for cause in kernel.causes]
    assert any(text.startswith(begin) for text in texts), texts
    assert not any("value" in text and "alive at the peak from" in text for text in texts), "unfolded values are not counted"


def test_a_version_against_itself_has_no_cause():
    (kernel,) = compare(compared(read(version("known_step"))), compared(read(version("known_step")))).kernels
    assert kernel.causes == ()


def test_configurations_are_ranked_before_there_is_machine_code(tmp_path, capsys):
    for name in ("known_step", "unknown_step", "few_rows"):
        (tmp_path / f"{name}.ttgir").write_text(version(name))
    assert main(["variants", str(tmp_path), "--format", "json"]) == 0
    (group,) = json.loads(capsys.readouterr().out)["groups"]
    times = {variant["path"].rpartition("/")[2]: variant["time"]["value"] for variant in group["variants"]}
    assert next(iter(times)) == "known_step.ttgir" and times.pop("known_step.ttgir") == 1
    assert set(times) == {"unknown_step.ttgir", "few_rows.ttgir"} and min(times.values()) > 1.2


def test_what_bounds_a_kernel_on_all_machines_or_turns(tmp_path, capsys):
    (tmp_path / "k.ttgir").write_text(version("known_step"))
    assert main(["across", str(tmp_path / "k.ttgir"), "--gpu", "A100,H100", "--format", "json"]) == 0
    (note,) = json.loads(capsys.readouterr().out)["notes"]
    assert note.startswith("k: bound by fp16 matrix unit on A100; L2 bandwidth on H100; fp16 matrix unit is busy ")
    assert note.endswith("as long as L2 bandwidth: it turns at 1 ×")
    ratios = [float(part.split()[0]) for part in note.partition(" is busy ")[2].split(", ")]
    assert ratios[0] > 1 > ratios[1], "the ratio is above 1 exactly where the first of both bounds it"
    assert main(["across", str(tmp_path / "k.ttgir"), "--gpu", "H100,H200", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["notes"] == ["k: bound by L2 bandwidth on all 2 machines"]
