"""What git calls: the external diff, textconv and difftool, with git itself."""

import random
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from isaview.cli import main
from tests.conftest import SAMPLES
from tests.support.dumps import Needs, amdgcn

ISAVIEW = f"{shlex.quote(sys.executable)} -m isaview"


@pytest.fixture
def repository(tmp_path, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    git("init", "-q", "-b", "main", ".")
    git("config", "user.name", "t")
    git("config", "user.email", "t@example.org")
    Path(".gitattributes").write_text("*.s diff=isaview\n")
    for name, text in {"k.s": amdgcn(Needs("gemm", 9)), "gone.s": amdgcn(Needs("gone", 9)), "-x.s": amdgcn(Needs())}.items():
        Path(name).write_text(text)
    git("add", ".")
    git("commit", "-qm", "first")
    git("config", "diff.isaview.command", f"{ISAVIEW} git diff")
    git("config", "diff.isaview.textconv", f"{ISAVIEW} git textconv")
    return tmp_path


def git(*arguments):
    done = subprocess.run(["git", *arguments], capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_git_diff_shows_what_became_of_kernels(repository):
    Path("k.s").write_text(amdgcn(Needs("gemm", 27)))
    Path("-x.s").write_text(amdgcn(Needs("gemm", 12)))
    Path("gone.s").unlink()
    Path("new.s").write_text("no dump at all\n")
    git("add", "-A", "--", ".")
    said = git("diff", "--cached")
    assert "1 worse" in said and "VGPRs" in said and "diff a/-x.s" in said
    assert "deleted file" in said and "new file" in said and "+no dump at all" in said


def test_git_log_shows_figures_as_lines(repository):
    Path("k.s").write_text(amdgcn(Needs("gemm", 27)))
    git("commit", "-qam", "more registers")
    said = git("log", "-p", "-1")
    assert "-  vector_registers 9" in said and "+  vector_registers 27" in said


def test_git_difftool_opens_a_diff(repository):
    Path("k.s").write_text(amdgcn(Needs("gemm", 27)))
    git("config", "difftool.isaview.cmd", f'{ISAVIEW} diff "$LOCAL" "$REMOTE"')
    assert "1 worse" in git("difftool", "--no-prompt", "-t", "isaview", "k.s")


def test_the_settings_that_are_printed_are_those_that_work(repository, capfd):
    assert main(["git", "setup"]) == 2
    capfd.readouterr()
    assert main(["git", "setup", "--print"]) == 0
    said = capfd.readouterr().out
    for line in said.splitlines():
        if line.startswith("git config"):
            subprocess.run(line.replace("isaview git diff", f"{ISAVIEW} git diff"), shell=True, check=True)
    Path(".gitattributes").write_text("".join(f"{line}\n" for line in said.splitlines() if line.startswith("*")))
    Path("k.s").write_text(amdgcn(Needs("gemm", 27)))
    assert "1 worse" in git("diff", "k.s")
    assert git("config", "diff.isaview.textconv").strip() == "isaview git textconv"


HEX = "0" * 40
ARGUMENTS = [
    ["k.s"],
    ["k.s", "k.s", HEX, "100644", "gone.s", HEX, "100644"],
    ["k.s", "k.s", HEX, "100644", "gone.s", HEX, "100644", "gone.s", "similarity index 90%"],
    ["k.s", "/nowhere", HEX, "100644", "gone.s", HEX, "100644"],
    ["k.s", "/dev/null", ".", ".", "/dev/null", ".", "."],
    ["--help", "k.s", HEX, "100644", "gone.s", HEX, "100644"],
    ["k.s", "binary", HEX, "100644", "k.s", HEX, "100644"],
    [],
    ["a", "b"],
]


@pytest.mark.parametrize("arguments", ARGUMENTS, ids=len)
def test_git_diff_ends_with_0_whatever_it_gets(arguments, repository, capfd):
    Path("binary").write_bytes(random.Random(1).randbytes(2000))
    assert main(["git", "diff", *arguments]) == 0
    assert capfd.readouterr().out


@pytest.mark.parametrize("option", ["--help", "-h"])
def test_git_diff_explains_itself_to_people(option, repository, capfd):
    assert main(["git", "diff", option]) == 0
    said = capfd.readouterr().out
    assert said.startswith("Usage: isaview git diff PATH OLD HEX") and "isaview git setup" in said


def test_textconv_says_the_same_wherever_a_file_lies(repository, tmp_path, capfd):
    texts = []
    for name in ("one.s", "elsewhere/two.s"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes((SAMPLES / "vector_add.clang.gfx90a.s").read_bytes())
        assert main(["git", "textconv", str(path)]) == 0
        texts.append(capfd.readouterr().out)
    assert texts[0] == texts[1] and str(tmp_path) not in texts[0] and "\x1b" not in texts[0]
    assert "vector_add" in texts[0] and "s_endpgm" in texts[0]


@pytest.mark.parametrize("data", [b"", b"\x00\xff\xfe", b"\x7fELF" + bytes(60), b"plain text", "ü\u202e\x1b[31m".encode()])
def test_textconv_takes_any_bytes(data, tmp_path, capfd):
    (tmp_path / "x").write_bytes(data)
    assert main(["git", "textconv", str(tmp_path / "x")]) == 0
    assert "\x1b" not in capfd.readouterr().out


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (["git-diff", "k.s", "k.s", HEX, "100644", "-x.s", HEX, "100644"], ["git", "diff"]),
        (["textconv", "k.s"], ["git", "textconv"]),
        (["git-setup", "--print"], ["git", "setup"]),
    ],
)
def test_old_names_in_settings_of_git_go_on_working(old, new, repository, capfd):
    answers = []
    for arguments in (old, [*new, *old[1:]]):
        assert main(arguments) == 0
        answers.append(capfd.readouterr())
    assert answers[0] == answers[1] and answers[0].out and not answers[0].err
    assert main(["--help"]) == 0
    assert not re.search(rf"^ +{old[0]}", capfd.readouterr().out, re.MULTILINE)


def test_git_is_set_up_for_files_that_only_compilers_write(capfd):
    assert main(["git", "setup", "--print"]) == 0
    patterns = set(re.findall(r"^(\*\.\w+) diff=isaview$", capfd.readouterr().out, re.MULTILINE))
    assert {"*.ptx", "*.s", "*.ll", "*.ttgir", "*.hlo"} <= patterns
    assert patterns.isdisjoint({"*.txt", "*.json", "*.md", "*.log"})
