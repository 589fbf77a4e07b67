"""Compiling source: programs are found on PATH by name alone, the very command is printed, and nothing else compiles."""

import os
import shlex
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from isaview.cli import main
from tests.conftest import PATIENCE, SAMPLES

SAMPLE = SAMPLES / "vector_add.nvcc.sm_80.ptx"
COMPILER = f"""#!{sys.executable}
import pathlib, sys
source, output = next(one for one in sys.argv if one.endswith(".cu")), sys.argv[sys.argv.index("-o") + 1]
text = pathlib.Path({str(SAMPLE)!r}).read_text()
print("remark:", *sys.argv[sys.argv.index(source) + 1:])
if "error" in pathlib.Path(source).read_text():
    sys.exit(3)
if "slower" in pathlib.Path(source).read_text():
    text = text.replace("add.f32", "add.f32 %f9, %f9, %f9;\\n\\tadd.f32", 1)
pathlib.Path(output).with_suffix(".ptx").write_text(text)
"""


@pytest.fixture
def source(tmp_path, monkeypatch):
    programs = tmp_path / "programs"
    programs.mkdir()
    (programs / "nvcc").write_text(COMPILER, encoding="utf-8")
    (programs / "nvcc").chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}/usr/bin")
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "one two.cu"
    path.write_text("kernel\n", encoding="utf-8")
    return path


def test_the_very_command_is_printed_and_flags_follow(source, capsys):
    assert main(["compile", source.name, "--arch", "H200", "--estimate", "--", "-DX=1", "-O1"]) == 0
    out, err = capsys.readouterr()
    first, second = err.splitlines()[:2]
    command = shlex.split(first.removeprefix("$ "))
    assert command[0] == str(source.parent / "programs" / "nvcc")
    assert command[1] == "-arch=sm_90"
    assert command[-3:] == [source.name, "-DX=1", "-O1"]
    assert second == "remark: -DX=1 -O1"
    assert "vector_add_wide" in out


def test_a_flag_that_is_given_stands_once(source, capsys):
    assert main(["compile", source.name, "--arch", "sm_90", "--estimate", "--", "-lineinfo", "-O3"]) == 0
    command = shlex.split(capsys.readouterr().err.splitlines()[0].removeprefix("$ "))
    assert command.count("-lineinfo") == 1 and command[-3:] == [source.name, "-lineinfo", "-O3"]


def test_intermediates_stay_where_they_were_asked_for(source, capsys):
    assert main(["compile", source.name, "--arch", "sm_80", "-o", "kept", "--estimate"]) == 0
    assert (source.parent / "kept" / "one two.ptx").is_file()


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("missing.cu", "--arch", "sm_80"), "there is no such file"),
        (("one two.cu", "--arch", "gfx942", "--compiler", "nvcc"), "nvcc is no compiler for gfx942"),
        (("one two.cu", "--arch", "sm_80", "--compiler", "./evil"), "./evil is no compiler for sm_80"),
        (("one two.cu", "--arch", "nothing"), "no compiler makes code for nothing"),
        (("one two.cu", "other.cu", "--arch", "sm_80"), "one file at a time"),
    ],
)
def test_what_cannot_be_compiled_is_refused(source, capsys, arguments, why):
    assert main(["compile", *arguments]) == 2
    assert why in capsys.readouterr().err


def test_a_compiler_that_fails_leaves_nothing_to_show(source, capsys):
    source.write_text("error\n", encoding="utf-8")
    assert main(["compile", source.name, "--arch", "sm_80"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "the compiler ended with 3" in err


@pytest.mark.parametrize(("name", "found"), [("k.cu", "clang++-22, clang-22"), ("k.hip", "clang++-22, clang-22")])
def test_a_compiler_that_fails_names_the_others_at_hand(source, capsys, monkeypatch, name, found):
    """An old hipcc that does not know the target hid the clang next to it, and clang++-22 was no compiler."""
    (source.parent / name).write_text("error\n", encoding="utf-8")
    for program in ("hipcc", "clang++-22", "clang-22"):
        path = source.parent / "programs" / program
        path.write_text("#!/bin/sh\nexit 3\n", encoding="utf-8")
        path.chmod(0o755)
    monkeypatch.setenv("PATH", f"{source.parent / 'programs'}{os.pathsep}{Path(sys.executable).parent}")
    command = ["compile", name, "--arch", "sm_90" if name == "k.cu" else "gfx942"]
    assert main(command) == 2
    assert f"--compiler takes another that is on PATH: {found}" in capsys.readouterr().err
    assert main([*command, "--compiler", "clang++-22"]) == 2
    assert "--compiler takes another" not in capsys.readouterr().err


def test_programs_of_the_working_folder_are_never_run(source, monkeypatch, capsys):
    monkeypatch.chdir(source.parent / "programs")
    for path in (".", "", f".{os.pathsep}programs"):
        monkeypatch.setenv("PATH", path)
        assert main(["compile", str(source), "--arch", "sm_80"]) == 2
        assert "is on PATH" in capsys.readouterr().err


def test_nothing_else_compiles(source, monkeypatch, capsys):
    """No file of a repository and no other command leads to a compiler."""
    monkeypatch.setattr("isaview.tools.source_compilers.run_compiler", lambda made: pytest.fail(str(made)))
    (source.parent / "isaview.toml").write_text('compiler = "nvcc"\n', encoding="utf-8")
    assert main(["compile", source.name, "--arch", "sm_80"]) == 2
    (source.parent / "isaview.toml").unlink()
    for command in ("show", "check", "diff"):
        main([command, source.name, *([source.name] if command == "diff" else [])])
        assert "$" not in capsys.readouterr().err


@pytest.mark.skipif(os.name != "posix", reason="ends the command by a signal")
def test_each_save_is_compared_with_the_one_before(source, tmp_path):
    log = tmp_path / "log"
    with log.open("w") as stream:
        command = [sys.executable, "-m", "isaview", "compile", source.name, "--arch", "sm_80", "--watch", "--estimate"]
        heeding = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # a shell's background jobs ignore it
        running = subprocess.Popen(command, stdout=stream, stderr=stream, preexec_fn=heeding)
        waited_for(lambda: "vector_add_wide" in log.read_text())
        source.write_text("error\n", encoding="utf-8")
        waited_for(lambda: "ended with 3" in log.read_text())
        source.write_text("slower\n", encoding="utf-8")
        waited_for(lambda: "instructions" in log.read_text().partition("ended with 3")[2])
        running.send_signal(signal.SIGINT)
        assert running.wait(timeout=PATIENCE) == 130
    assert "Ctrl-C ends it" in log.read_text() and "nothing is written" not in log.read_text()


def waited_for(condition):
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.1)
