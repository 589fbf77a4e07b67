"""A folder to run `isaview check` in: commits, configuration, and the document of a run."""

import json
import subprocess
from pathlib import Path

import pytest

from isaview.cli import main
from isaview.reports.serial import schema
from isaview.runs import revisions
from tests.support.dumps import amdgcn
from tests.support.schemas import validate

BASE = ["--baseline", "base.json"]


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / ".cache"))
    revisions.repository.cache_clear()
    yield
    revisions.repository.cache_clear()


def git(*arguments):
    command = ["git", "-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false", *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def committed(*files):
    """A repository in which these files are committed."""
    if not Path(".git").exists():
        git("init", "-q", "-b", "main", ".")
    git("add", *files)
    git("commit", "-q", "-m", "files")
    revisions.repository.cache_clear()


def write(name, *kernels, target="gfx942"):
    Path(name).write_text(amdgcn(*kernels, target=target), encoding="utf-8")


def config(text):
    Path("isaview.toml").write_text(text, encoding="utf-8")


def check(capfd, *arguments, code):
    """The document of one run, which must end with this code."""
    assert main(["check", *arguments, "--format", "json"]) == code, capfd.readouterr()
    found = json.loads(capfd.readouterr().out)
    validate(found, schema("check"))
    assert found["exit_code"] == code
    return found


def told(found, kind):
    """(kernel, metric) of the findings of a kind that no waiver lets through."""
    return [(one["kernel"], one["metric"]) for one in found["findings"] if one["kind"] == kind and not one["waived"]]
