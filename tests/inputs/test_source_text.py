"""Source text: what a dump names chooses among the sources of one folder, and nothing else of a machine is ever read."""

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from isaview.base import limits
from isaview.base.text import safe
from isaview.cli import main
from isaview.inputs.source_text import source_folder
from tests.conftest import SAMPLES

SECRET = "the secret of somebody else"
DUMP = SAMPLES / "softmax.nvcc-lineinfo.sm_90.ptx"
TEXT = "float largest"


@pytest.fixture
def root(tmp_path):
    """A folder of sources with everything around it that must not be shown."""
    inside = tmp_path / "root"
    for name in ("src/a.cu", "src/deep/b.h", ".git/config", ".git/hooks/c.py", ".env", ".env.py", "keys.pem", "notes.txt"):
        (inside / name).parent.mkdir(parents=True, exist_ok=True)
        (inside / name).write_text(f"{name}\n{SECRET if '.git' in name or 'src' not in name else 'shown'}\n")
    (tmp_path / "outside.cu").write_text(f"{SECRET}\n{SECRET}\n")
    (inside / "out.cu").symlink_to("../outside.cu")
    (inside / "up").symlink_to("..")
    (inside / "config.h").symlink_to(".git/config")
    (inside / "hook.py").symlink_to(".git/hooks/c.py")
    (inside / "env.h").symlink_to(".env.py")
    (inside / "plain.cu").symlink_to("notes.txt")
    (inside / "same.cu").symlink_to("src/a.cu")
    (inside / "circle.cu").symlink_to("circle.cu")
    (inside / "folder.cu").mkdir()
    os.mkfifo(inside / "pipe.cu")
    (inside / "binary.cu").write_bytes(b"one\0\nshown\n")
    (inside / "large.cu").write_bytes(b"x\n" * (limits.SOURCE_BYTES // 2 + 1))
    (inside / "most.cu").write_bytes(b"x\nshown\n" + b" " * (limits.SOURCE_BYTES - 8))
    return inside


SHOWN = (
    *("src/a.cu", "/build/of/somebody/src/a.cu", "C:\\build\\src\\a.cu", "./src/a.cu", "../src/a.cu", "a/../../src/a.cu"),
    *("deep/../src/deep/b.h", "same.cu", "most.cu"),
)
HIDDEN = (
    *(".git/config", "/root/.git/config", ".git/hooks/c.py", "src/../.git/config", ".env", ".env.py", "keys.pem", "notes.txt"),
    *("out.cu", "up/outside.cu", "../outside.cu", "/etc/passwd", "etc/passwd", "config.h", "hook.py", "env.h", "plain.cu"),
    *("circle.cu", "folder.cu", "pipe.cu", "binary.cu", "large.cu", "", "/", ".", "..", "\0.cu", "a.cu\0", "src", "nothing.cu"),
    *("a/" * 100_000 + "nothing.cu", "x" * 5000 + ".cu", "/dev/zero", "/dev/stdin", "/proc/self/environ"),
)


@pytest.mark.parametrize("file", SHOWN)
def test_a_name_in_a_dump_finds_its_source_below_the_folder(root, file):
    assert source_folder(str(root)).texts([f"{file}:2"]) == {f"{file}:2": "shown"}


@pytest.mark.parametrize("file", HIDDEN, ids=lambda file: safe(file[:30]))
def test_nothing_else_is_ever_read(root, file):
    assert source_folder(str(root)).texts([f"{file}:{line}" for line in (1, 2)]) == {}


@pytest.mark.parametrize("line", ["0", "3", "4", "-1", "+1", "²", "9" * 5000, "0x2", ""])
def test_lines_that_are_not_there_have_no_text(root, line):
    assert source_folder(str(root)).texts([f"src/a.cu:{line}"]) == {}


def test_what_is_shown_is_printable_and_fits_a_line(root):
    (root / "evil.cu").write_bytes(b"\x1b]8;;x\x07a\r\n" + "\u202e\tb".encode() + b"\xff\n" + b"y" * 5000 + b"\n\x0c\n\x85\n")
    found = source_folder(str(root)).texts(f"evil.cu:{line}" for line in range(1, 7))
    assert [text.isprintable() and len(text) <= limits.SHOWN_TEXT for text in found.values()] == [True] * 4
    assert found["evil.cu:1"] == r"\x1b]8;;x\x07a" and found["evil.cu:3"].startswith("yyy"), "lines count as compilers do"


def test_a_folder_that_is_none_is_refused(root, capsys):
    for path in ("nowhere", "src/a.cu"):
        assert main([str(DUMP), "--source-root", str(root / path)]) == 2
        assert "--source-root" in capsys.readouterr().err


@pytest.mark.parametrize("form", ["text", "markdown", "html", "json"])
def test_every_format_has_the_text_of_findings_loops_and_the_peak(form, capsys):
    command = [str(DUMP), "-k", "softmax<1024>", "--format", form]
    assert main(command) == 0
    assert TEXT not in capsys.readouterr().out
    assert main([*command, "--source-root", str(SAMPLES)]) == 0
    shown = capsys.readouterr().out
    assert "largest = fmaxf" in shown.replace("&#61;", "=").replace("\\", "")


def on_a_terminal(*arguments, folder):
    """What isaview prints on a terminal in a folder, however long it takes: with a bar of progress."""
    leader, follower = pty.openpty()
    more = {"PYTHONPATH": str(Path(__file__).parents[2]), "COLUMNS": "160", "ISAVIEW_EXACT": "never"}
    environment = {**os.environ, **more}
    program = (
        "import sys; from isaview.cli import main; from isaview.runs import messages; "
        "messages._PATIENCE_SECONDS = 0; sys.exit(main(sys.argv[1:]))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, *arguments], stdout=follower, stderr=follower, cwd=folder, env=environment
    ) as process:
        os.close(follower)
        shown = b""
        try:
            while piece := os.read(leader, 65536):
                shown += piece
        except OSError:  # the other end is closed
            pass
        assert process.wait() == 0, shown
    os.close(leader)
    return shown.decode()


def test_a_terminal_shows_what_git_tracks_and_a_pipe_nothing(tmp_path):
    (tmp_path / "src").mkdir()
    source = tmp_path / "src" / "softmax.cu"
    source.write_text((SAMPLES / "src" / "softmax.cu").read_text())
    dump = [str(DUMP), "-k", "softmax<1024>"]
    assert "fmaxf" not in on_a_terminal(*dump, folder=tmp_path), "no repository"
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    assert "fmaxf" not in on_a_terminal(*dump, folder=tmp_path), "a file that git does not track"
    subprocess.run(["git", "add", "src"], cwd=tmp_path, check=True)
    assert "fmaxf" in on_a_terminal(*dump, folder=tmp_path), "though a run without it was the same by its arguments"
    assert "fmaxf" not in on_a_terminal(*dump, "-o", "x.txt", folder=tmp_path)
    assert "fmaxf" not in (tmp_path / "x.txt").read_text(), "a file that is written"
    assert "fmaxf" not in on_a_terminal(*dump, "--format", "json", folder=tmp_path), "a format for programs"
    piped = subprocess.run(
        [sys.executable, "-m", "isaview", *dump],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        check=True,
    )
    assert b"fmaxf" not in piped.stdout
    (tmp_path / "src" / "softmax.cu").unlink()
    (tmp_path / "src" / "softmax.cu").symlink_to(SAMPLES / "src" / "softmax.cu")
    assert "fmaxf" not in on_a_terminal(*dump, folder=tmp_path), "a link out, though git tracks its name"


@pytest.mark.parametrize("form", ["text", "markdown", "html", "json"])
def test_a_gate_shows_source_lines_only_where_it_was_given_a_folder(form, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "softmax.cu").write_text((SAMPLES / "src" / "softmax.cu").read_text())
    (tmp_path / "k.ptx").write_text(DUMP.read_text())
    subprocess.run("git init -q; git add .; git -c user.name=a -c user.email=b commit -qm one", shell=True, check=True)
    command = ["check", "k.ptx", "--select", "ISA404", "--format", form]
    assert main(command) == 1
    assert "__expf" not in capsys.readouterr().out
    assert main([*command, "--source-root", "."]) == 1
    assert "__expf(row[i]" in capsys.readouterr().out.replace("\\", "")


SOURCED = [
    (["waits", "k.ptx", "-k", "softmax<1024>"], "row[i]"),
    (["waits", "k.ptx", "-k", "softmax<1024>", "-f", "json"], "row[i]"),
    (["bound", "strided.ptx", "-g", "H100"], "row[i]"),
    (["diff", "k.ptx", "new.ptx"], "row[i]"),
    (["diff", "k.ptx", "new.ptx", "-f", "html"], "row[i]"),
]


@pytest.mark.parametrize(("command", "text"), SOURCED)
def test_commands_that_print_lines_show_their_text_with_a_folder_alone(command, text, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "softmax.cu").write_text((SAMPLES / "src" / "softmax.cu").read_text())
    (tmp_path / "k.ptx").write_text(DUMP.read_text())
    (tmp_path / "new.ptx").write_text(re.sub(r"(\tadd\.f32[^\n]*\n)", r"\1\1", DUMP.read_text()))
    (tmp_path / "strided.ptx").write_text(re.sub(r"(shl\.b64[^\n]*), 2;", r"\1, 8;", DUMP.read_text()))
    assert main(command) == 0
    assert text not in capsys.readouterr().out
    assert main([*command, "--source-root", "."]) == 0
    assert text in capsys.readouterr().out
