"""The baseline of `isaview check`: figures that were accepted, where they stand and what may be one."""

import json
import os
from pathlib import Path

import pytest

from isaview.cli import main
from isaview.gate import baseline
from tests.support.dumps import Needs
from tests.support.gating import BASE, check, committed, config, in_a_folder, told, write

__all__ = ["in_a_folder"]  # a fixture of every test here


def test_the_baseline_remembers_what_was_accepted(capfd):
    write("k.s", Needs("gemm", 9), Needs("softmax", 20))
    check(capfd, "k.s", *BASE, "--update-baseline", code=0)
    first = Path("base.json").read_bytes()
    check(capfd, "k.s", *BASE, code=0)
    write("k.s", Needs("gemm", 27), Needs("softmax", 20))
    assert told(check(capfd, "k.s", *BASE, code=1), "regression") == [("gemm", "vector_registers")]
    assert Path("base.json").read_bytes() == first
    check(capfd, "k.s", *BASE, "--update-baseline", code=0)
    check(capfd, "k.s", *BASE, code=0)
    assert baseline.to_text(baseline.load(Path("base.json"))) == Path("base.json").read_text()


def test_a_kernel_of_the_baseline_that_is_gone_stops_it(capfd):
    write("k.s", Needs("gemm", adds=3), Needs("softmax", 20, adds=3))
    check(capfd, "k.s", *BASE, "--update-baseline", code=0)
    write("k.s", Needs("gemm", adds=3))
    assert told(check(capfd, "k.s", *BASE, code=1), "removed") == [("softmax", "removed")]
    config("[[check.waiver]]\nkernel = 'softmax'\nmetric = 'removed'\nreason = 'fused into gemm'\n")
    check(capfd, "k.s", *BASE, code=0)
    Path("isaview.toml").unlink()
    check(capfd, "k.s", *BASE, "--prune", code=1)
    check(capfd, "k.s", *BASE, code=0)


def test_a_renamed_file_is_found_by_its_kernels(capfd):
    write("old.s", Needs("gemm", 9))
    check(capfd, "old.s", *BASE, "--update-baseline", code=0)
    Path("old.s").unlink()
    write("new.s", Needs("gemm", 27))
    found = check(capfd, "new.s", *BASE, code=1)
    assert told(found, "regression") == [("gemm", "vector_registers")]
    assert any("--prune" in note for note in found["notes"])


def test_kernels_of_one_identity_are_told_apart_by_their_bodies(capfd):
    for name, adds, vgprs in (("a", 4, 9), ("b", 40, 20)):
        Path(name).mkdir()
        write(f"{name}/gemm.s", Needs("gemm", vgprs, adds=adds))
    check(capfd, "a", "b", *BASE, "--update-baseline", code=0)
    for old, new in (("a", "z"), ("b", "y")):
        Path(old).rename(new)
    write("z/gemm.s", Needs("gemm", 9, adds=5))
    write("y/gemm.s", Needs("gemm", 40, adds=41))
    found = check(capfd, "y", "z", *BASE, code=1)
    (finding,) = (one for one in found["findings"] if one["kind"] == "regression")
    assert (finding["before"]["value"], finding["found"]["value"]) == (20, 40)
    assert found["totals"]["same"] == 1


@pytest.mark.parametrize("text", ["", "{", "[]", '{"schema": "isaview/report"}', '{"schema": "isaview/baseline"}'])
def test_a_damaged_baseline_is_no_answer(text, capfd):
    Path("base.json").write_text(text)
    write("k.s", Needs())
    assert main(["check", "k.s", *BASE]) == 2
    assert "base.json" in capfd.readouterr().err


HUGE = "9" * 400


@pytest.mark.parametrize("old, new", [("9", "NaN"), ("9", "Infinity"), ("9", "1e999"), ("9", HUGE), ("9", "9" * 5000)])
def test_a_number_that_is_no_amount_makes_a_baseline_no_answer(old, new, capfd):
    write("k.s", Needs(vgprs=9))
    check(capfd, "k.s", *BASE, "--update-baseline", code=0)
    path = Path("base.json")
    text = path.read_text()
    assert f'"value": {old}' in text
    path.write_text(text.replace(f'"value": {old}', f'"value": {new}'))
    write("k.s", Needs(vgprs=27))
    assert main(["check", "k.s", *BASE]) == 2
    assert "base.json" in capfd.readouterr().err


def test_a_key_that_stands_twice_makes_a_baseline_no_answer(capfd):
    write("k.s", Needs(vgprs=9))
    check(capfd, "k.s", *BASE, "--update-baseline", code=0)
    path = Path("base.json")
    path.write_text(path.read_text().rstrip().removesuffix("}") + ', "files": {}}\n')
    write("k.s", Needs(vgprs=27))
    assert main(["check", "k.s", *BASE]) == 2
    assert "'files' stands twice" in capfd.readouterr().err


@pytest.mark.parametrize("place", ["../outside.json", "/etc/hostname"])
@pytest.mark.parametrize("write_it", [True, False])
def test_a_configuration_leads_to_no_baseline_outside(place, write_it, capfd, tmp_path, monkeypatch):
    inside = tmp_path / "inside"
    inside.mkdir()
    monkeypatch.chdir(inside)
    config(f"[check]\nbaseline = '{place}'\n")
    write("k.s", Needs())
    committed("k.s")
    assert main(["check", "k.s", *(["--update-baseline"] if write_it else [])]) == 2
    assert "is not below" in capfd.readouterr().err and not (tmp_path / "outside.json").exists()


@pytest.mark.parametrize("special", ["fifo", "device", "folder"])
def test_a_special_file_is_no_baseline(special, capfd):
    write("k.s", Needs())
    path = Path("b.json")
    {"fifo": lambda: os.mkfifo(path), "device": lambda: path.symlink_to("/dev/zero"), "folder": path.mkdir}[special]()
    assert main(["check", "k.s", "--baseline", "b.json"]) == 2
    assert "not a file" in capfd.readouterr().err


def test_a_baseline_that_was_named_must_be_there(capfd):
    write("k.s", Needs())
    assert main(["check", "k.s", *BASE]) == 2
    assert "--update-baseline" in capfd.readouterr().err


def test_figures_of_different_origins_are_not_comparable(capfd):
    write("k.s", Needs())
    check(capfd, "k.s", *BASE, "--update-baseline", code=0)
    document = json.loads(Path("base.json").read_text())
    (kernel,) = document["files"]["k.s"]["kernels"].values()
    kernel["metrics"]["vector_registers"] = {"value": 9, "origin": "estimated", "low": 8, "high": 10}
    Path("base.json").write_text(json.dumps(document))
    (finding,) = (one for one in check(capfd, "k.s", *BASE, code=2)["findings"] if one["kind"] == "unjudged")
    assert "not comparable" in finding["message"]
