"""The border of the command line: closed streams, readers that go away, odd folders, what is too large."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import isaview
from isaview.base import limits
from isaview.cli import main
from isaview.inputs import load
from isaview.reports import report as reporting
from isaview.rules.samples import ptx
from tests.conftest import ROOT, SAMPLES

SAMPLE = str(SAMPLES / "vector_add.nvcc.sm_80.ptx")
TOO_LARGE = ptx("\t.shared .align 4 .b8 tile[200000];\n\tst.shared.u64 [tile], %rd1;\n", directives=".reqntid 128, 1, 1\n")


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / ".cache"))


def started(*arguments, **streams):
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run([sys.executable, "-m", "isaview", *arguments], env=environment, check=False, **streams).returncode


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(("show", SAMPLE), 2), (("show", "missing.ptx"), 2), (("shwo",), 2), (("show", "--frob"), 2), (("--version",), 0)],
)
def test_closed_streams_are_no_bug(arguments, code):
    command = " ".join(["exec", sys.executable, "-m", "isaview", *arguments, "<&-", ">&-", "2>&-"])
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    assert subprocess.run(["/bin/sh", "-c", command], env=environment, check=False).returncode == code


@pytest.mark.parametrize("closed", ["stdout", "stderr"])
@pytest.mark.parametrize(("arguments", "code"), [(("show", SAMPLE), 0), (("show", "missing.ptx"), 2), (("check", SAMPLE), 2)])
def test_a_reader_that_goes_away_does_not_change_the_exit_code(arguments, code, closed):
    reader, writer = os.pipe()
    os.close(reader)
    try:
        with Path("said").open("wb") as said:
            assert started(*arguments, **{"stdout": subprocess.DEVNULL, "stderr": said, closed: writer}) == code
    finally:
        os.close(writer)
    text = Path("said").read_text(encoding="utf-8")
    assert "Traceback" not in text and "Broken" not in text


def test_an_interrupt_while_modules_are_imported_is_no_traceback():
    program = (
        "import builtins, runpy\n"
        "real = builtins.__import__\n"
        "def broken(name, *rest, **named):\n"
        "    if name == 'isaview.cli': raise KeyboardInterrupt\n"
        "    return real(name, *rest, **named)\n"
        "builtins.__import__ = broken\n"
        "runpy.run_module('isaview', run_name='__main__')\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ended = subprocess.run([sys.executable, "-c", program], env=environment, check=False, capture_output=True, text=True)
    assert ended.returncode == 130 and not ended.stderr


@pytest.mark.parametrize("error", [MemoryError, RecursionError])
def test_what_is_too_large_is_one_refusal_and_the_rest_goes_on(error, monkeypatch, capfd):
    for name in ("a.ptx", "b.ptx"):
        Path(name).write_text(Path(SAMPLE).read_text(encoding="utf-8"), encoding="utf-8")
    whole = load.from_content

    def failing(content, path, choice):
        if str(path).endswith("a.ptx"):
            raise error
        return whole(content, path, choice)

    monkeypatch.setattr(load, "from_content", failing)
    assert main(["show", "."]) == 2
    shown = capfd.readouterr()
    assert "vector_add_wide" in shown.out
    assert f"given up: {error.__name__}" in shown.err and "bug" not in shown.err


@pytest.mark.parametrize("error", [MemoryError, RecursionError])
def test_an_analysis_that_is_too_large_is_given_up(error, monkeypatch, capfd):
    def failing(_context):
        raise error

    broken = tuple(
        type(one)(**{**{name: getattr(one, name) for name in one.__struct_fields__}, "analyze": failing})
        if one.name == "bound"
        else one
        for one in reporting.analyzers()
    )
    for module in ("reports.analyses", "reports.report", "views.overview"):
        monkeypatch.setattr(f"isaview.{module}.analyzers", lambda: broken)
    assert main(["show", SAMPLE, "-k", "vector_add"]) == 0
    shown = capfd.readouterr()
    assert f"given up: {error.__name__}" in " ".join(shown.out.split()) and "bug" not in shown.err


def test_a_nul_does_not_come_out_of_textconv(capfd):
    Path("k.txt").write_bytes(b"no dump\0at all\n")
    assert main(["git", "textconv", "k.txt"]) == 0
    assert capfd.readouterr().out == "no dump\\x00at all\n"


@pytest.mark.parametrize("command", ["show", "check", "diff"])
def test_a_folder_with_too_many_files_is_no_answer(command, monkeypatch, capfd):
    monkeypatch.setattr(limits, "FILES_PER_FOLDER", 2)
    for folder in ("some", "others"):
        Path(folder).mkdir()
        for name in ("a.ptx", "b.ptx", "z.ptx"):
            Path(folder, name).write_text(Path(SAMPLE).read_text(encoding="utf-8"), encoding="utf-8")
    Path("isaview.toml").write_text("[check.limits]\ninstructions = 1000\n", encoding="utf-8")
    assert main([command, "some", *(["others"] if command == "diff" else [])]) == 2
    assert "it holds more than 2 files" in capfd.readouterr().err
    assert isaview.read("some").refused


def test_links_out_of_a_folder_and_special_files_are_counted_not_opened(capfd):
    Path("some").mkdir()
    text = Path(SAMPLE).read_text(encoding="utf-8")
    Path("outside.ptx").write_text(text, encoding="utf-8")
    Path("some/inside.ptx").write_text(text, encoding="utf-8")
    Path("some/again.ptx").symlink_to("inside.ptx")
    Path("some/out.ptx").symlink_to("../outside.ptx")
    Path("some/kmsg.ptx").symlink_to("/proc/kmsg")
    Path("some/folder").symlink_to("/tmp")
    os.mkfifo("some/pipe.ptx")
    listed = load.walk("some")
    assert [Path(path).name for path in listed.files] == ["again.ptx", "inside.ptx"] and listed.passed_over == 4
    assert main(["show", "some"]) == 0
    assert "4 links or special files not followed" in capfd.readouterr().err
    assert isaview.read("some").skipped_files == 4


@pytest.mark.parametrize("form", ["text", "markdown", "html"])
def test_a_kernel_that_cannot_launch_says_why(form, capfd):
    second = TOO_LARGE[TOO_LARGE.index(".visible") :].replace("k(", "k2(") if ".visible" in TOO_LARGE else ""
    Path("k.ptx").write_text(TOO_LARGE + second, encoding="utf-8")
    colour = ["--color", "always"] if form == "text" else []
    main(["show", "k.ptx", "--format", form, *colour])
    shown = capfd.readouterr().out
    assert "cannot launch" in shown and "200,000" in shown and "166,912" in shown
    if form == "text":
        line = next(line for line in shown.splitlines() if "cannot launch" in line)
        assert "\x1b[1;31m" in line


@pytest.mark.parametrize(
    ("threads", "shape"), [("32x32", (1024, 32)), ("32x8x4", (1024, 32)), ("16×8", (128, 16)), ("128", (128, None))]
)
def test_threads_of_a_group_have_up_to_three_dimensions(threads, shape, capfd):
    from isaview.cli.launch import LaunchOptions

    launch = LaunchOptions(threads=threads).launch()
    assert (launch.threads_low, launch.width) == shape and launch.threads_high == shape[0]
    assert main(["show", SAMPLE, "-t", threads]) == 0


@pytest.mark.parametrize("threads", ["32x", "0x8", "32x8-64", "1x2x3x4", "64-32"])
def test_no_sizes_of_a_group_are_refused(threads, capfd):
    assert main(["show", SAMPLE, "-t", threads]) == 2
    assert "threads are N" in capfd.readouterr().err
