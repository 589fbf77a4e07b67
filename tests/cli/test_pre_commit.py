"""The hook as pre-commit runs it: a repository whose commits get better and worse.

The hook's own fields are used as they stand in ``.pre-commit-hooks.yaml``, but run by this interpreter. Where
NETWORK_TESTS is set, `pre-commit try-repo` also installs isaview from its repository.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tests.conftest import ROOT
from tests.support.dumps import Needs, amdgcn
from tests.support.extras import needs

pytestmark = needs("pre_commit")

CONFIG = "[check.limits]\nspills = 0\n"
WAIVER = CONFIG + "[[check.waiver]]\nkernel = 'gemm'\nmetric = 'vgprs'\nallowed = 40\nreason = 'twice as fast'\n"


class Project:
    """A repository with the hook in it."""

    def __init__(self, folder):
        self.folder = folder
        self.environment = {
            **os.environ,
            "GIT_AUTHOR_NAME": "t",
            "GIT_AUTHOR_EMAIL": "t@example.org",
            "GIT_COMMITTER_NAME": "t",
            "GIT_COMMITTER_EMAIL": "t@example.org",
            "PRE_COMMIT_HOME": str(folder.parent / "home"),
            "XDG_CACHE_HOME": str(folder.parent / "cache"),
        }
        folder.mkdir()
        self.run("git", "init", "-q", "-b", "main", ".")
        (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
        entry = hook["entry"].replace("isaview", f"{sys.executable} -m isaview", 1)
        local = {**hook, "language": "system", "entry": entry}
        self.write(".pre-commit-config.yaml", yaml.safe_dump({"repos": [{"repo": "local", "hooks": [local]}]}))

    def run(self, *command, code=0):
        done = subprocess.run(
            command, cwd=self.folder, env=self.environment, capture_output=True, text=True, encoding="utf-8", check=False
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout

    def write(self, name, text):
        (self.folder / name).write_text(text, encoding="utf-8")
        self.run("git", "add", name)

    def kernels(self, name, *kernels):
        self.write(name, amdgcn(*kernels))

    def commit(self):
        self.run("git", "commit", "-q", "-m", "next")

    def hook(self, *arguments, code=0):
        return self.run(sys.executable, "-m", "pre_commit", "run", "--color", "never", *arguments, code=code)


@pytest.fixture
def project(tmp_path):
    return Project(tmp_path / "project")


@pytest.fixture
def grown(project):
    """A project with two committed files."""
    project.write("isaview.toml", CONFIG)
    project.kernels("gemm.s", Needs("gemm", 9), Needs("softmax", 20))
    project.kernels("norm.s", Needs("norm", 12))
    project.commit()
    return project


def test_the_hook_of_the_manual_is_the_hook(grown):
    manual = (ROOT / "docs" / "gate" / "review.md").read_text(encoding="utf-8")
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    (told,) = (one for one in re.findall(r"```yaml\n(repos:.*?)```", manual, re.DOTALL) if "repo: local" in one)
    (shown,) = yaml.safe_load(told)["repos"][0]["hooks"]
    assert shown == {name: hook[name] for name in shown if name != "language"} | {"language": "system"}
    entry = shown["entry"].replace("isaview", f"{sys.executable} -m isaview", 1)
    grown.write(".pre-commit-config.yaml", yaml.safe_dump({"repos": [{"repo": "local", "hooks": [{**shown, "entry": entry}]}]}))
    grown.kernels("gemm.s", Needs("gemm", 27), Needs("softmax", 20))
    assert "+18" in grown.hook(code=1)


def test_a_first_commit_is_held_against_limits(project):
    project.write("isaview.toml", CONFIG)
    project.kernels("gemm.s", Needs("gemm", 9))
    assert "Passed" in project.hook()
    project.kernels("gemm.s", Needs("gemm", 9, spills=3))
    assert "spilled_bytes" in project.hook(code=1)


def test_a_regression_stops_the_commit_until_it_is_waived(grown):
    grown.kernels("gemm.s", Needs("gemm", 27), Needs("softmax", 20))
    said = grown.hook(code=1)
    assert "gemm" in said and "+18" in said and "exit code: 1" in said
    grown.write("isaview.toml", WAIVER)
    grown.hook()


def test_a_new_file_has_limits_only(grown):
    grown.kernels("new.s", Needs("fresh", 200))
    grown.hook()
    grown.kernels("new.s", Needs("fresh", 200, spills=1))
    assert "spilled_bytes" in grown.hook(code=1)


@pytest.mark.parametrize("adds", [2, 40])
def test_a_renamed_file_that_regresses_too(grown, adds):
    grown.kernels("norm.s", Needs("norm", 12, adds=adds))
    grown.commit()
    grown.run("git", "mv", "norm.s", "layer_norm.s")
    grown.kernels("layer_norm.s", Needs("norm", 30, adds=adds))
    assert "+18" in grown.hook(code=1)


def test_a_deleted_file_is_not_looked_at(grown):
    grown.run("git", "rm", "-q", "norm.s")
    assert "no files to check" in grown.hook()


def test_all_files_of_a_clean_tree_are_held_against_limits_and_baseline(grown):
    said = grown.hook("--all-files", "--verbose")
    assert "no file differs from HEAD" in said
    grown.write("isaview.toml", "[check.regressions]\nvgprs = '+8'\n")
    grown.commit()
    assert "exit code: 2" in grown.hook("--all-files", code=1)
    check = (sys.executable, "-m", "isaview", "check", "gemm.s", "norm.s")
    grown.run(*check, "--update-baseline")
    grown.write("isaview-baseline.json", (grown.folder / "isaview-baseline.json").read_text())
    grown.hook("--all-files")
    grown.kernels("gemm.s", Needs("gemm", 27), Needs("softmax", 20))
    grown.commit()
    assert "+18" in grown.hook("--all-files", code=1)


def test_a_range_of_commits_is_compared_from_its_beginning(grown):
    grown.kernels("gemm.s", Needs("gemm", 27), Needs("softmax", 20))
    grown.commit()
    assert "+18" in grown.hook("--from-ref", "HEAD~1", "--to-ref", "HEAD", code=1)


@pytest.mark.skipif(not os.environ.get("NETWORK_TESTS"), reason="NETWORK_TESTS is not set: nothing is installed from PyPI")
def test_the_hook_installs_from_the_repository(grown, tmp_path):
    source = tmp_path / "isaview"
    subprocess.run(["git", "clone", "-q", str(ROOT), str(source)], check=True)
    (source / ".pre-commit-hooks.yaml").write_bytes((Path(ROOT) / ".pre-commit-hooks.yaml").read_bytes())
    commit = ["-c", "user.name=t", "-c", "user.email=t@example.org", "commit", "-qm", "x", "--allow-empty"]
    for command in (["add", "."], commit):
        subprocess.run(["git", "-C", str(source), *command], check=True)
    grown.kernels("gemm.s", Needs("gemm", 27), Needs("softmax", 20))
    command = (sys.executable, "-m", "pre_commit", "try-repo", str(source), "isaview-check", "--color", "never")
    assert "+18" in grown.run(*command, code=1)
