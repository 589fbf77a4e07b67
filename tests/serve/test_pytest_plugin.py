"""The pytest plugin: a fixture and a marker that fail with what changed, by how much, and what is allowed."""

import json
import re
import subprocess
import sys
from importlib.metadata import entry_points

import pytest

from isaview.cli import main
from isaview.runs import FINE, FOUND
from tests.conftest import ROOT, SAMPLES

pytest_plugins = ("pytester",)
PLUGIN = "isaview.serve.pytest_plugin"
IS_INSTALLED = any(point.value == PLUGIN for point in entry_points(group="pytest11"))
ATTENTION = SAMPLES / "attention.triton.gfx942.s"


@pytest.fixture
def ran(pytester):
    """Runs a file of tests; gives its result and all that pytest printed."""

    def run(text):
        path = pytester.makepyfile(f"import pytest\nDUMP = {str(ATTENTION)!r}\n{text}")
        result = pytester.runpytest_inprocess(
            path, "-p", "no:cacheprovider", *(() if IS_INSTALLED else ("-p", PLUGIN)), "--strict-markers"
        )
        return result, result.stdout.str()

    return run


def test_a_fixture_and_a_marker_hold_kernels_to_limits(ran):
    result, printed = ran("""
@pytest.mark.isaview(DUMP, limits={"vgprs": 128, "spilled_vector_registers": 0})
def test_within():
    pass

@pytest.mark.isaview(DUMP, limits={"vgprs": 64})
def test_beyond():
    raise AssertionError("the test itself does not run")

@pytest.mark.isaview(limits={"vgprs": 64, "instructions": 5})
class TestNearer:
    @pytest.mark.isaview(limits={"instructions": 5000})
    def test_the_nearest_marker_counts(self, isaview):
        isaview.check(DUMP, limits={"vgprs": 200})

    def test_its_own_counts(self, isaview):
        isaview.check(DUMP)

def test_plain(isaview):
    kernel = isaview.report(DUMP).kernel("attention")
    assert kernel.measure("vgprs") <= 128
    assert isaview.read(DUMP).kernel("attention").name == kernel.name
    assert isaview.diff(DUMP, DUMP).changes.totals.same == 1
""")
    result.assert_outcomes(passed=3, failed=2)
    assert "kernels: 1, none of them compared" in printed and "the test itself" not in printed and "limit" in printed
    (row,) = [
        line for line in printed.splitlines() if "attention" in line and "vector_registers" in line and "5,000" not in line
    ][:1]
    assert row.split()[-5:-1].count("122") and "<= 64" in row


def test_what_a_change_did_is_the_message(ran, tmp_path):
    old = tmp_path / "old.s"
    text = ATTENTION.read_text(encoding="utf-8")
    old.write_text(
        text.replace(".vgpr_count:     122", ".vgpr_count:     100").replace("num_vgpr, 122", "num_vgpr, 100"), encoding="utf-8"
    )
    assert "num_vgpr, 100" in old.read_text(encoding="utf-8")
    result, printed = ran(f"""
OLD = {str(old)!r}

def test_worse(isaview):
    isaview.check(DUMP, old=OLD)

def test_allowed(isaview):
    isaview.check(DUMP, old=OLD, regressions={{"vgprs": "+22", "occupancy_waves": "-2"}})

def test_texts(isaview):
    isaview.check({{"new": open(DUMP).read()}}, old=open(OLD).read(), regressions={{"vgprs": "+30%", "occupancy_waves": "-2"}})
""")
    result.assert_outcomes(passed=2, failed=1)
    (row,) = [line for line in printed.splitlines() if "regression" in line and "vector_registers" in line]
    assert all(word in row for word in ("100", "122", "+22", "+22 %", "+8"))


def test_it_says_what_check_says(ran, pytester, monkeypatch, capsys):
    dump = pytester.path / "attention.s"
    dump.write_bytes(ATTENTION.read_bytes())
    monkeypatch.chdir(pytester.path)
    assert main(["check", "attention.s", "--update-baseline"]) == FINE
    (pytester.path / "isaview.toml").write_text("[check.limits]\nvector_registers = 100\n", encoding="utf-8")
    capsys.readouterr()
    assert main(["check", "attention.s"]) == FOUND
    (said,) = [line.split() for line in capsys.readouterr().out.splitlines() if "<= 100" in line]
    result, printed = ran("@pytest.mark.isaview('attention.s')\ndef test_kept(): pass\n")
    result.assert_outcomes(failed=1)
    assert [line.split() for line in printed.splitlines() if "<= 100" in line] == [said]
    accepted = json.loads((pytester.path / "isaview-baseline.json").read_text(encoding="utf-8"))
    (entry,) = accepted["files"]["attention.s"]["kernels"].values()
    entry["metrics"]["vector_registers"]["value"] = 90
    (pytester.path / "other.json").write_text(json.dumps(accepted), encoding="utf-8")
    (pytester.path / "isaview.toml").unlink()
    result, printed = ran("@pytest.mark.isaview('attention.s', baseline='other.json')\ndef test_grown(): pass\n")
    result.assert_outcomes(failed=1)
    assert "+32" in printed and "other.json" in printed


@pytest.mark.parametrize(
    "call, message",
    [
        ("isaview.check(DUMP)", "nothing to hold this against"),
        ("isaview.check(DUMP, limits={'vpgrs': 1})", "did you mean 'vgprs'"),
        ("isaview.check(DUMP, limit={'vgprs': 1})", "nothing is demanded by 'limit'"),
        ("isaview.check(DUMP, limits={'vgprs': 1}, kernel='softmax')", "no kernel matches 'softmax'"),
        ("isaview.check(DUMP, baseline='none.json')", "none.json cannot be read"),
        ("isaview.check('nothing.s', limits={'vgprs': 1})", "1 could not be judged"),
        ("isaview.check(DUMP, limits={'vgprs': 500}, gpus=['H1000'])", "H1000"),
    ],
)
def test_what_cannot_be_judged_never_passes(ran, call, message):
    result, printed = ran(f"def test_it(isaview):\n    {call}\n")
    result.assert_outcomes(failed=1)
    assert message in " ".join(printed.split())


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
