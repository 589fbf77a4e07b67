"""The pytest plugin: a fixture and a marker that fail with what changed, by how much, and what is allowed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from isaview.cli import main
from isaview.runs import FINE, FOUND
from tests.conftest import PATIENCE, ROOT, SAMPLES, SETTINGS_OF_OTHERS

PLUGIN = "isaview.serve.pytest_plugin"
ADD = SAMPLES / "vector_add.clang.gfx90a.s"


class Ran(NamedTuple):
    """What pytest printed, and the message of each test by file and name, "" of one that passed."""

    printed: str
    messages: dict[str, dict[str, str]]


def run(folder: Path, files: dict[str, str], columns: int, *options: str, **environment: str) -> Ran:
    """Run files of tests in a process of its own, without the plugins of others: all that are installed take a second."""
    for name, text in files.items():
        (folder / f"test_{name}.py").write_text(f"import pytest\nDUMP = {str(ADD)!r}\n{text}", encoding="utf-8")
    known = {name: value for name, value in os.environ.items() if name != "CI" and not SETTINGS_OF_OTHERS.fullmatch(name)}
    known |= {"COLUMNS": str(columns), "ISAVIEW_EXACT": "never", "XDG_CACHE_HOME": str(folder / "cache")}
    known |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "", "PYTHONPATH": str(ROOT), **environment}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", PLUGIN, "--strict-markers", "--junitxml=ran.xml"]
    done = subprocess.run(
        [*command, *options], capture_output=True, text=True, check=False, cwd=folder, env=known, timeout=PATIENCE
    )
    messages: dict[str, dict[str, str]] = {name: {} for name in files}
    for case in ElementTree.parse(folder / "ran.xml").iter("testcase"):
        (file,) = re.findall(r"(?:^|\.)test_(\w+)", case.get("classname", ""))
        messages[file][case.get("name", "")] = "".join(ending.text or "" for ending in case)
    return Ran(done.stdout, messages)


LIMITS = """
@pytest.mark.isaview(DUMP, limits={"vgprs": 20, "spilled_vector_registers": 0})
def test_within():
    pass

@pytest.mark.isaview(DUMP, limits={"vgprs": 12})
def test_beyond():
    raise AssertionError("the test itself does not run")

@pytest.mark.isaview(limits={"vgprs": 12, "instructions": 5})
class TestNearer:
    @pytest.mark.isaview(limits={"instructions": 500})
    def test_the_nearest_marker_counts(self, isaview):
        isaview.check(DUMP, limits={"vgprs": 40})

    def test_its_own_counts(self, isaview):
        isaview.check(DUMP)

def test_plain(isaview):
    kernel = isaview.report(DUMP).kernel("vector_add_wide")
    assert kernel.measure("vgprs") == 20
    assert isaview.read(DUMP).kernel("vector_add_wide").name == kernel.name
    assert isaview.diff(DUMP, DUMP).changes.totals.same == 2
"""
CHANGES = """
def test_worse(isaview):
    isaview.check(DUMP, old="old.s")

def test_allowed(isaview):
    isaview.check(DUMP, old="old.s", regressions={"vgprs": "+10"})

def test_texts(isaview):
    isaview.check({"new": open(DUMP).read()}, old=open("old.s").read(), regressions={"vgprs": "+100%"})

@pytest.mark.isaview("add.s", baseline="other.json")
def test_grown(): pass
"""
REFUSED = {
    "isaview.check(DUMP)": "nothing to hold this against",
    "isaview.check(DUMP, limits={'vpgrs': 1})": "did you mean 'vgprs'",
    "isaview.check(DUMP, limit={'vgprs': 1})": "nothing is demanded by 'limit'",
    "isaview.check(DUMP, limits={'vgprs': 1}, kernel='softmax')": "gfx90a.s: no kernel matches 'softmax'",
    "isaview.check(DUMP, limits={'vgprs': 'lots'})": "vector_registers is a number, not 'lots'",
    "isaview.check(DUMP, limits=12)": "limits is a table",
    "isaview.check(DUMP, rules='ISA1x')": "ISA1x",
    "isaview.check(DUMP, baseline='none.json')": "none.json cannot be read",
    "isaview.check('nothing.s', limits={'vgprs': 1})": "1 could not be judged",
    "isaview.check(DUMP, limits={'vgprs': 500}, gpus=['H1000'])": "H1000",
}
UNHELD = """
import unittest

class TestOfUnittest(unittest.TestCase):
    @pytest.mark.isaview(DUMP, limits={"vgprs": 12})
    def test_of_unittest(self): pass

@pytest.mark.isaview(limits={"vgprs": 12})
def test_no_file(): pass

@pytest.mark.isaview(limits={"vgprs": 12})
class TestHeld:
    def test_nothing_of_its_own(self): pass
"""


def example() -> str:
    """The tests of the documentation, run from the checkout."""
    text = (ROOT / "docs/use/library.md").read_text(encoding="utf-8")
    (block,) = (
        code for code in re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL) if "mark.isaview" in code
    )
    return f"@pytest.fixture(autouse=True)\ndef in_the_checkout(monkeypatch):\n    monkeypatch.chdir({str(ROOT)!r})\n\n{block}"


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory) -> Ran:
    """What becomes of tests without settings, on a hundred columns."""
    folder = tmp_path_factory.mktemp("ran")
    text = ADD.read_text(encoding="utf-8")
    (folder / "add.s").write_text(text, encoding="utf-8")
    older = text.replace("wide.num_vgpr, 20", "wide.num_vgpr, 10").replace(".vgpr_count:     20", ".vgpr_count:     10")
    (folder / "old.s").write_text(older, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        patch.setenv("ISAVIEW_EXACT", "never")
        assert main(["check", "add.s", "--baseline", "other.json", "--update-baseline"]) == FINE
    accepted = json.loads((folder / "other.json").read_text(encoding="utf-8"))
    for entry in accepted["files"]["add.s"]["kernels"].values():
        entry["metrics"]["vector_registers"]["value"] = 5
    (folder / "other.json").write_text(json.dumps(accepted), encoding="utf-8")
    refused = "\n".join(f"def test_{number}(isaview): {call}" for number, call in enumerate(REFUSED))
    return run(folder, {"limits": LIMITS, "changes": CHANGES, "refused": refused, "example": example()}, 100)


def failed(messages: dict[str, str]) -> list[str]:
    return [name for name, message in messages.items() if message]


def test_a_fixture_and_a_marker_hold_kernels_to_limits(ran):
    messages = ran.messages["limits"]
    assert len(messages) == 5 and failed(messages) == ["test_beyond", "test_its_own_counts"]
    assert "vector_registers" in messages["test_beyond"] and "the test itself" not in ran.printed
    lines = [line for message in messages.values() for line in message.splitlines()]
    rows = [line.split() for line in lines if "limit  vector_registers" in line]
    assert [row[1:6] for row in rows] == [["limit", "vector_registers", "20", "<=", "12"]] * 2


def test_what_a_change_did_is_the_message(ran):
    messages = ran.messages["changes"]
    assert len(messages) == 4 and failed(messages) == ["test_worse", "test_grown"]
    lines = messages["test_worse"].splitlines()
    (row,) = [line for line in lines if "regression" in line and "vector_registers" in line]
    assert all(word in row for word in ("vector_add_wide", "10", "20", "+10", "+8"))
    assert "+15" in messages["test_grown"] and "other.json" in messages["test_grown"]


def test_what_cannot_be_judged_never_passes(ran):
    messages = [" ".join(message.split()) for message in ran.messages["refused"].values()]
    assert len(messages) == len(REFUSED) and all(messages)
    assert [said for message, said in zip(messages, REFUSED.values(), strict=True) if said not in message] == []


def test_the_documented_example_runs(ran):
    assert len(ran.messages["example"]) == 2 and not failed(ran.messages["example"])


def test_it_says_what_check_says_and_no_marker_passes_unheld(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "70")
    (tmp_path / "add.s").write_bytes(ADD.read_bytes())
    assert main(["check", "add.s", "--update-baseline"]) == FINE
    (tmp_path / "isaview.toml").write_text("[check.limits]\nvector_registers = 15\n", encoding="utf-8")
    capsys.readouterr()
    assert main(["check", "add.s"]) == FOUND
    (row,) = [line.split()[:-1] for line in capsys.readouterr().out.splitlines() if "<= 15" in line]
    (tmp_path / "further").mkdir()
    kept = "@pytest.mark.isaview('add.s')\ndef test_kept(): pass\n"
    ran = run(tmp_path / "further", {"kept": kept, "unheld": UNHELD}, 70, "--rootdir", str(tmp_path), CI="true")
    lines = ran.messages["kept"]["test_kept"].splitlines()
    assert [line.split()[: len(row)] for line in lines if " limit " in line] == [row]
    messages = ran.messages["unheld"]
    assert len(messages) == 3 and failed(messages) == ["test_of_unittest", "test_no_file"]
    assert "nothing is held to its limits" in messages["test_no_file"]
    (short,) = [line for line in ran.printed.splitlines() if line.startswith("FAILED") and "unittest" in line]
    assert "vector_add_wide" in short and "12" in short
    assert max(len(line) for line in ran.printed.splitlines() if "vector_registers  " in line) <= 70


def test_the_package_offers_the_plugin():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert PLUGIN in project["entry-points"]["pytest11"].values()


def test_importing_the_plugin_imports_nothing_else_of_the_package():
    code = f"import sys, {PLUGIN}; print(sorted(name for name in sys.modules if name.startswith('isaview')))"
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert eval(printed) == ["isaview", "isaview.serve", PLUGIN, "isaview.version"]
