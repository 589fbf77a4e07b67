"""The GitHub action: its own scripts, run by bash with a stand-in for ``gh``."""

import os
import re
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
LINK = next(step["run"] for step in STEPS if "[The page" in step.get("run", ""))
FORK = next(
    step["run"]
    for text in re.findall(r"^```yaml\n(.*?)^```$", (ROOT / "docs" / "gate" / "review.md").read_text("utf-8"), re.M | re.S)
    if "workflow_run" in text
    for step in yaml.safe_load(text)["jobs"]["comment"]["steps"]
    if "run" in step
)
HOSTILE = "x$(touch owned)`touch owned`;touch owned 'a\"b"
GH = """#!/bin/sh
echo "$@" >> "$LOG"
case "$*" in */pulls*) echo "$REQUEST";; *--jq*) echo "$EXISTING";; esac
[ -z "$BROKEN" ]
"""


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
        "PAGE": "true",
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
    assert "<!doctype html>" in (tmp_path / "isaview.html").read_text(encoding="utf-8")


def test_without_a_page_there_is_none(job, tmp_path):
    (tmp_path / "work" / "build" / "k.s").write_text(amdgcn(Needs()))
    assert job(CHECK, PAGE="false")[0] == 0 and not (tmp_path / "isaview.html").exists()


def test_hostile_names_of_files_reach_no_shell(job, tmp_path):
    (tmp_path / "work" / "build" / f"{HOSTILE}.s").write_text(amdgcn(Needs(vgprs=27)))
    (tmp_path / "work" / "build" / "--help.s").write_text(amdgcn(Needs()))
    job(CHECK)
    assert (tmp_path / "output").read_text() == "exit-code=1\n"
    assert not list(tmp_path.rglob("owned"))


def test_the_page_is_linked_where_there_is_a_review(job, tmp_path):
    (tmp_path / "isaview.md").write_text("<!-- isaview -->\n")
    assert job(LINK, PAGE="https://example.com/1")[0] == 0
    assert "(https://example.com/1)" in (tmp_path / "isaview.md").read_text() and not (tmp_path / "summary").exists()


@pytest.mark.parametrize(("existing", "method"), [("", "POST"), ("42", "PATCH")])
def test_a_comment_for_a_fork_goes_to_its_own_pull_request_and_calls_nobody(existing, method, job, tmp_path):
    (tmp_path / "review").mkdir()
    (tmp_path / "review" / "isaview.md").write_text("@everybody look\n" + "x" * 70_000)
    fork = {"OWNER": "stranger", "BRANCH": HOSTILE, "COMMIT": "abc"}
    assert job(FORK, REQUEST="7", EXISTING=existing, **fork)[0] == 0
    log = (tmp_path / "log").read_text()
    assert f"head=stranger:{HOSTILE} " in log and method in log and not list(tmp_path.rglob("owned"))
    comment = (tmp_path / "comment.md").read_text()
    assert comment.startswith("<!-- isaview -->\n*Made by") and "@" not in comment and len(comment) < 65_536


@pytest.mark.parametrize("case", ["no request", "a link", "nothing"])
def test_no_comment_where_no_request_or_no_review_is_known(case, job, tmp_path):
    (tmp_path / "review").mkdir()
    (tmp_path / "secret").write_text("secret")
    if case == "a link":
        (tmp_path / "review" / "isaview.md").symlink_to(tmp_path / "secret")
    elif case == "no request":
        (tmp_path / "review" / "isaview.md").write_text("text")
    request = "" if case == "no request" else "7"
    assert job(FORK, REQUEST=request, EXISTING="", OWNER="o", BRANCH="b", COMMIT="c")[0] == 0
    assert "comments" not in (tmp_path / "log").read_text()


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
