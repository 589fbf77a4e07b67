"""`isaview check` sees findings and the bound, and a baseline says of a change what the revision says."""

import json
import runpy
from html import unescape
from pathlib import Path

import pytest

from isaview.cli import main
from isaview.compare.weighing import Weighed
from isaview.gate.policy import BASELINE, REMOVED
from tests.support.gating import check, committed, config, git, in_a_folder

__all__ = ["in_a_folder"]  # a fixture of every test here

_MODULE = runpy.run_path(str(Path(__file__).parents[2] / "bench" / "causes.py"))
PAIRS = {f"{row['name']}.{target}": (old, new) for row, target, old, new in _MODULE["pairs"]() if row["source"] == "known.cu"}
SAMPLE = [
    *("padded.sm_80", "padded.gfx942", "added-atomically.gfx942", "one-called.gfx942", "fewer-registers.gfx942"),
    *("unrolled-8.sm_80", "table-64.gfx942.ll", "bounded.sm_80", "optimised.gfx942", "double.gfx942"),
]
SUFFIXES = {"sm_80": "ptx", "ll": "ll"}
KINDS = ("worse", "better", "likely_worse", "likely_better", "unclear", "same", "added", "removed")


def written(name, text):
    path = f"k.{SUFFIXES.get(name.rpartition('.')[2], 's')}"
    Path(path).write_bytes(text)
    return path


def answer(found):
    told = (one for one in found["findings"] if one["metric"] != REMOVED)
    findings = {(one["kind"], one["kernel"], one["metric"], one["message"]) for one in told}
    return {kind: found["totals"][kind] for kind in KINDS}, findings


@pytest.mark.parametrize("backwards", [False, True])
@pytest.mark.parametrize("name", SAMPLE)
def test_a_baseline_and_a_revision_give_one_answer_to_one_change(name, backwards, capfd):
    old, new = PAIRS[name][:: -1 if backwards else 1]
    config("[check]\nrules = ['ISA3']\n")
    path = written(name, old)
    main(["check", path, "--update-baseline"])
    kept = Path(BASELINE).read_bytes()
    git("init", "-q", ".")
    committed(path)
    written(name, new)
    capfd.readouterr()
    codes: list[int] = []
    answers = []
    for arguments in (["--against", "HEAD"], ["--baseline", "kept.json"]):
        Path(BASELINE).unlink(missing_ok=True)
        if arguments[0] == "--baseline":
            Path("kept.json").write_bytes(kept)
            git("rm", "-q", "-f", "--cached", path)
            git("commit", "-q", "-m", "nothing")
        codes.append(main(["check", path, *arguments, "--format", "json"]))
        answers.append(answer(json.loads(capfd.readouterr().out)))
    assert answers[0] == answers[1]
    # a function that only the baseline has stops the change: that one is removed on purpose, or waived
    assert codes[1] == codes[0] or answers[0][0]["removed"]


def test_a_fix_is_no_regression_and_its_reverse_informs(capfd):
    old, new = PAIRS["padded.sm_80"]
    path = written("padded.sm_80", old)
    git("init", "-q", ".")
    committed(path)
    written("padded.sm_80", new)
    found = check(capfd, path, code=0)
    assert (found["totals"]["better"], found["totals"]["worse"]) == (1, 0) and not found["findings"]
    committed(path)
    written("padded.sm_80", old)
    found = check(capfd, path, code=0)
    (finding,) = found["findings"]
    assert (finding["kind"], finding["metric"], finding["level"]) == ("informs", "findings", "note")
    assert finding["message"].startswith("worse: new: bank conflicts; bound memory (dram) → shared")


def test_what_a_baseline_of_an_earlier_isaview_does_not_say_is_not_compared(capfd):
    old, new = PAIRS["padded.sm_80"]
    path = written("padded.sm_80", old)
    main(["check", path, "--update-baseline"])
    document = json.loads(Path(BASELINE).read_text())
    for file in document["files"].values():
        for kernel in file["kernels"].values():
            assert kernel.pop("whole")["findings"] == {"ISA305": 1} and len(kernel.pop("text")) == 64
    Path(BASELINE).write_text(json.dumps({**document, "format_version": "1.0"}))
    written("padded.sm_80", new)
    capfd.readouterr()
    totals = check(capfd, path, code=0)["totals"]
    assert (totals["same"], totals["better"], totals["worse"]) == (1, 0, 0)


@pytest.mark.parametrize(("allowed", "code"), [("", 0), ("[check]\ngate-on-estimates = true\n", 1)])
def test_an_estimate_stops_only_where_that_is_asked_for(allowed, code, monkeypatch, capfd):
    old, new = PAIRS["padded.sm_80"]
    Path("a.ptx").write_bytes(old)
    Path("b.ptx").write_bytes(new)
    config(allowed)
    likely = Weighed("likely worse", "bound", "likely worse: bound shared, ~1 → ~2 clocks a wave", "same")
    monkeypatch.setattr("isaview.compare.changes.weigh", lambda _sides: likely)
    assert main(["diff", "a.ptx", "b.ptx", "--fail-on", "worse", "--color", "never"]) == code
    shown = capfd.readouterr().out
    assert shown.startswith("kernels: 0 added, 0 removed, 0 worse, 0 better, 0 same, 1 likely worse") and likely.why in shown


@pytest.mark.parametrize("form", ["text", "json", "markdown", "html", "csv", "sarif", "github", "gitlab", "junit"])
def test_every_format_says_why(form, capfd):
    new, old = PAIRS["padded.sm_80"]
    Path("a.ptx").write_bytes(old)
    Path("b.ptx").write_bytes(new)
    assert main(["diff", "a.ptx", "b.ptx", "--format", form]) == 0
    shown = unescape(capfd.readouterr().out).replace("\\", "")
    assert "new: bank conflicts" in shown and (form == "csv" or "ISA305" in shown)
