"""The GitHub action: its own scripts, run by bash with a stand-in for ``gh``."""

import os
import shutil
import subprocess
import sys

import pytest
import yaml

from tests.conftest import ROOT
from tests.support.dumps import Needs, amdgcn

pytestmark = pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
STEPS = yaml.safe_load((ROOT / "action.yml").read_text())["runs"]["steps"]
CHECK = next(step["run"] for step in STEPS if step.get("id") == "check")
COMMENT = next(step["run"] for step in STEPS if "gh api" in step.get("run", ""))
GH = '#!/bin/sh\necho "$@" >> "$LOG"\ncase "$*" in *--jq*) echo "$EXISTING";; esac\n[ -z "$BROKEN" ]\n'


@pytest.fixture
def job(tmp_path):
    """Runs a script as a step of a job; gives its exit code and what it printed."""
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "isaview").write_text(f'#!/bin/sh\nexec {sys.executable} -m isaview "$@"\n')
    (programs / "gh").write_text(GH)
    for program in programs.iterdir():
        program.chmod(0o755)
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith(("GIT", "CI"))},
        "PATH": f"{programs}:{os.environ['PATH']}",
        "RUNNER_TEMP": str(tmp_path),
        "GITHUB_OUTPUT": str(tmp_path / "output"),
        "GITHUB_STEP_SUMMARY": str(tmp_path / "summary"),
        "GITHUB_REPOSITORY": "owner/name",
        "NUMBER": "7",
        "LOG": str(tmp_path / "log"),
        "FILES": "build/*.s",
        "ARGUMENTS": "",
        "SARIF": "",
    }
    (tmp_path / "work" / "build").mkdir(parents=True)
    (tmp_path / "work" / "isaview.toml").write_text("[check.limits]\nvgprs = 16\n")

    def run(script, **more):
        command = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", script]
        done = subprocess.run(
            command, cwd=tmp_path / "work", env={**environment, **more}, capture_output=True, encoding="utf-8", check=False
        )
        return done.returncode, done.stdout + done.stderr

    return run


@pytest.mark.parametrize(("vgprs", "code"), [(9, 0), (27, 1)])
def test_the_step_annotates_and_leaves_a_summary(vgprs, code, job, tmp_path):
    (tmp_path / "work" / "build" / "k 1.s").write_text(amdgcn(Needs(vgprs=vgprs)))
    ended, said = job(CHECK, SARIF="found.sarif")
    assert ended == 0 and ("::error " in said) == bool(code)
    assert (tmp_path / "output").read_text() == f"exit-code={code}\n"
    assert (tmp_path / "summary").read_text(encoding="utf-8").startswith("<!-- isaview -->")
    assert (tmp_path / "work" / "found.sarif").exists()


def test_no_file_is_no_answer(job, tmp_path):
    _, said = job(CHECK)
    assert "no file fits" in said and (tmp_path / "output").read_text() == "exit-code=2\n"


@pytest.mark.parametrize(("existing", "method"), [("", "POST"), ("42", "PATCH")])
def test_the_comment_is_written_once_and_then_kept_up_to_date(existing, method, job, tmp_path):
    (tmp_path / "isaview.md").write_text("<!-- isaview -->\n")
    assert job(COMMENT, EXISTING=existing)[0] == 0
    said = (tmp_path / "log").read_text()
    assert method in said and ("comments/42" in said) == bool(existing)


def test_a_comment_that_may_not_be_written_fails_nothing(job, tmp_path):
    (tmp_path / "isaview.md").write_text("<!-- isaview -->\n")
    code, said = job(COMMENT, BROKEN="1", EXISTING="")
    assert code == 0 and "could not be written" in said
