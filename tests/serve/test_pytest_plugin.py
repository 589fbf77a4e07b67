"""The pytest plugin: a fixture and a marker that fail with what changed, by how much, and what is allowed."""

import json
import re
import subprocess
import sys
from importlib.metadata import entry_points

import pytest

from isaview.runs import FINE, FOUND
from tests.conftest import ROOT, SAMPLES

pytest_plugins = ("pytester",)
pytestmark = pytest.mark.against_itself
PLUGIN = "isaview.serve.pytest_plugin"
IS_INSTALLED = any(point.value == PLUGIN for point in entry_points(group="pytest11"))
ADD = SAMPLES / "vector_add.clang.gfx90a.s"


@pytest.fixture
def ran(pytester, monkeypatch):
    """Runs a file of tests on a hundred columns; gives its result and all that pytest printed."""
    monkeypatch.setenv("COLUMNS", "100")

    def run(text, *options):
        path = pytester.makepyfile(f"import pytest\nDUMP = {str(ADD)!r}\n{text}")
        result = pytester.runpytest_subprocess(
            path, "-p", "no:cacheprovider", *(() if IS_INSTALLED else ("-p", PLUGIN)), "--strict-markers", *options
        )
        # where CI is set, pytest says each message again in its summary
        printed, _summary, _rest = result.stdout.str().partition("short test summary info")
        return result, printed

    return run


def test_a_fixture_and_a_marker_hold_kernels_to_limits(ran):
    result, printed = ran("""
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
""")
    result.assert_outcomes(passed=3, failed=2)
    assert "vector_registers" in printed and "the test itself" not in printed
    rows = [line.split() for line in printed.splitlines() if "limit  vector_registers" in line]
    assert [row[1:6] for row in rows] == [["limit", "vector_registers", "20", "<=", "12"]] * 2


def test_what_a_change_did_is_the_message(ran, tmp_path):
    old = tmp_path / "old.s"
    text = ADD.read_text(encoding="utf-8").replace("wide.num_vgpr, 20", "wide.num_vgpr, 10")
    old.write_text(text.replace(".vgpr_count:     20", ".vgpr_count:     10"), encoding="utf-8")
    result, printed = ran(f"""
OLD = {str(old)!r}

def test_worse(isaview):
    isaview.check(DUMP, old=OLD)

def test_allowed(isaview):
    isaview.check(DUMP, old=OLD, regressions={{"vgprs": "+10"}})

def test_texts(isaview):
    isaview.check({{"new": open(DUMP).read()}}, old=open(OLD).read(), regressions={{"vgprs": "+100%"}})
""")
    result.assert_outcomes(passed=2, failed=1)
    (row,) = [line for line in printed.splitlines() if "regression" in line and "vector_registers" in line]
    assert all(word in row for word in ("vector_add_wide", "10", "20", "+10", "+8"))


def test_it_says_what_check_says(ran, pytester, monkeypatch):
    dump = pytester.path / "add.s"
    dump.write_bytes(ADD.read_bytes())

    def checked(*options):
        # a process of its own: pytester forgets modules that its tests import
        command = [sys.executable, "-m", "isaview", "check", "add.s", *options]
        return subprocess.run(command, capture_output=True, text=True, check=False, cwd=pytester.path)

    assert checked("--update-baseline").returncode == FINE
    (pytester.path / "isaview.toml").write_text("[check.limits]\nvector_registers = 15\n", encoding="utf-8")
    result = checked()
    assert result.returncode == FOUND
    (row,) = [line.split()[:-1] for line in result.stdout.splitlines() if "<= 15" in line]
    (pytester.path / "further").mkdir()
    monkeypatch.chdir(pytester.path / "further")
    result, printed = ran("@pytest.mark.isaview('add.s')\ndef test_kept(): pass\n", "--rootdir", str(pytester.path))
    monkeypatch.chdir(pytester.path)
    result.assert_outcomes(failed=1)
    assert [line.split()[: len(row)] for line in printed.splitlines() if " limit " in line] == [row]
    accepted = json.loads((pytester.path / "isaview-baseline.json").read_text(encoding="utf-8"))
    for entry in accepted["files"]["add.s"]["kernels"].values():
        entry["metrics"]["vector_registers"]["value"] = 5
    (pytester.path / "other.json").write_text(json.dumps(accepted), encoding="utf-8")
    (pytester.path / "isaview.toml").unlink()
    result, printed = ran("@pytest.mark.isaview('add.s', baseline='other.json')\ndef test_grown(): pass\n")
    result.assert_outcomes(failed=1)
    assert "+15" in printed and "other.json" in printed


def test_no_marker_passes_unheld(ran, monkeypatch):
    monkeypatch.setenv("COLUMNS", "70")
    monkeypatch.setenv("CI", "true")
    result, printed = ran("""
import unittest

class TestOfUnittest(unittest.TestCase):
    @pytest.mark.isaview(DUMP, limits={"vgprs": 12})
    def test_of_unittest(self): pass

@pytest.mark.isaview(limits={"vgprs": 12})
def test_no_file(): pass

@pytest.mark.isaview(limits={"vgprs": 12})
class TestHeld:
    def test_nothing_of_its_own(self): pass
""")
    result.assert_outcomes(passed=1, failed=2)
    assert "nothing is held to its limits" in printed
    (short,) = [line for line in printed.splitlines() if line.startswith("FAILED") and "unittest" in line]
    assert "vector_add_wide" in short and "12" in short
    assert max(len(line) for line in printed.splitlines() if "vector_registers  " in line) <= 70


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


def test_what_cannot_be_judged_never_passes(ran):
    result, printed = ran("\n".join(f"def test_{number}(isaview): {call}" for number, call in enumerate(REFUSED)))
    result.assert_outcomes(failed=len(REFUSED))
    assert [message for message in REFUSED.values() if message not in " ".join(printed.split())] == []


def test_the_documented_example_runs(ran):
    blocks = re.findall(
        r"^```python\n(.*?)^```$", (ROOT / "docs/use/library.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    (block,) = (block for block in blocks if "pytest.mark.isaview" in block)
    result, _ = ran(f"import os\nos.chdir({str(ROOT)!r})\n{block}")
    result.assert_outcomes(passed=2)


def test_importing_the_plugin_imports_nothing_else_of_the_package():
    code = f"import sys, {PLUGIN}; print(sorted(name for name in sys.modules if name.startswith('isaview')))"
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert eval(printed) == ["isaview", "isaview.serve", PLUGIN, "isaview.version"]
