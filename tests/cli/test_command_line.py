"""The command line as its users meet it: a process with streams, signals and exit codes."""

import json
import os
import re
import signal
import subprocess
import sys
from functools import partial
from inspect import signature
from pathlib import Path
from typing import Annotated

import pytest
from msgspec import Struct
from typer import Argument, Option

import isaview
from isaview import cli
from isaview.cli import main
from isaview.cli import output as _output
from isaview.cli.run import with_flat_options
from tests.conftest import PATIENCE, SAMPLES

PTX = ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n\tret;\n}\n"
BROKEN = PTX.replace("\tret;", "\tadd.s32 %r1, , %r2;\n\tret;")
EMPTY = ".version 8.0\n.target sm_80\n.address_size 64\n.global .b32 x;\n"
ISAVIEW = [sys.executable, "-m", "isaview"]
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX streams and signals")


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path, monkeypatch):
    for name, text in (("k.ptx", PTX), ("broken.ptx", BROKEN), ("empty.ptx", EMPTY), ("notes.txt", "notes"), ("x.json", "{}")):
        (tmp_path / name).write_text(text)
    (tmp_path / "nothing").mkdir()
    (tmp_path / "some").mkdir()
    (tmp_path / "some" / "k.ptx").write_text(PTX)
    (tmp_path / "some" / "notes.txt").write_text("notes")
    monkeypatch.chdir(tmp_path)


def environment(**more):
    root = str(Path(cli.__file__).parent.parent.parent)
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith("ISAVIEW_")},
        "PYTHONPATH": root,
        **more,
    }


def process(*arguments, **more):
    settings = {"capture_output": True, "env": environment(), "timeout": PATIENCE, **more}
    return subprocess.run([*ISAVIEW, *arguments], check=False, **settings)


CODES = [
    (["k.ptx"], 0, "k"),
    (["show", "k.ptx"], 0, "k"),
    (["k.ptx", "--format", "json"], 0, '"isaview/report"'),
    (["--version"], 0, "isaview 0"),
    (["-V"], 0, "isaview 0"),
    (["--help"], 0, "Exit codes"),
    (["show", "--help"], 0, "--kernel"),
    ([], 2, "Exit codes"),
    (["list"], 0, "dialects"),
    (["list", "formats"], 0, "markdown"),
    (["list", "metrics", "--format", "json"], 0, "vector_registers"),
    (["list", "gpus"], 0, "gfx942"),
    (["list", "schemas"], 0, "report"),
    (["list", "settings"], 0, "ISAVIEW_COLOR"),
    (["list", "classes"], 0, "LDS load"),
    (["list", "commands"], 0, "show"),
    (["list", "analyzers"], 0, "mix"),
    (["list", "dialects"], 0, "ptx"),
    (["schema"], 0, "$defs"),
    (["limits"], 0, "INPUT_BYTES"),
    (["some"], 0, "k"),
    (["broken.ptx"], 2, "k"),
    (["broken.ptx", "--unread-allowed"], 0, "k"),
    (["empty.ptx"], 2, ""),
    (["nothing"], 2, ""),
    (["nosuch.ptx"], 2, ""),
    (["notes.txt"], 2, ""),
    (["k.ptx", "notes.txt"], 2, "k"),
    (["k.ptx", "--kernel", "other"], 2, ""),
    (["k.ptx", "--format", "jason"], 2, ""),
    (["k.ptx", "--color", "sometimes"], 2, ""),
    (["k.ptx", "--nonsense"], 2, ""),
    (["list", "nonsense"], 2, ""),
    (["schema", "nonsense"], 2, ""),
    (["k.ptx", "-o", "no/such/folder/x.txt"], 2, ""),
]


@pytest.mark.parametrize(
    ("arguments", "code", "words"), CODES, ids=lambda value: " ".join(value) if isinstance(value, list) else None
)
def test_exit_codes(arguments, code, words, capfd):
    assert main(arguments) == code
    out, err = capfd.readouterr()
    assert words in out
    assert "Traceback" not in err
    assert code == 0 or arguments == [] or err


def cut_off(tmp_path, dialect):
    """A dump of many kernels that lacks its last lines: far less than 1 % of it."""
    kernel, last = {
        "ptx": (".entry k{n}() {{\n" + "mov.u32 %r1, %tid.x;\n" * 30 + "ret;\n}}\n", "}\n"),
        "ll": ("define void @k{n}() {{\n" + "  fence release\n" * 30 + "  ret void\n}}\n", "}\n"),
        "s": (
            ".type k{n},@function\nk{n}:\n" + "v_mov_b32 v1, 0\n" * 30 + "s_endpgm\n.size k{n}, .-k{n}\n",
            "s_endpgm\n.size k19, .-k19\n",
        ),
    }[dialect]
    heads = {
        "ptx": ".version 8.0\n.target sm_90\n.address_size 64\n",
        "ll": 'target triple = "nvptx64-nvidia-cuda"\n',
        "s": '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n',
    }
    head = heads[dialect]
    text = head + "".join(kernel.format(n=n) for n in range(20))
    path = tmp_path / f"cut.{dialect}"
    path.write_text(text.removesuffix(last))
    return str(path)


@pytest.mark.parametrize("dialect", ["ptx", "ll", "s"])
def test_a_text_that_was_cut_off_is_no_ground_for_an_answer(tmp_path, dialect, capfd):
    """What is missing is not counted in its share: even the least is no 0."""
    path = cut_off(tmp_path, dialect)
    assert main([path]) == 2
    out, err = capfd.readouterr()
    assert "k18" in out
    assert "was cut off" in err
    assert "--unread-allowed" in err
    assert main([path, "--unread-allowed"]) == 0
    capfd.readouterr()
    assert main(["pressure", path, "--kernel", "k0"]) == 2
    assert "--unread-allowed" in capfd.readouterr().err
    assert main(["pressure", path, "--kernel", "k0", "--unread-allowed"]) == 0


MESSAGES = [
    (["broken.ptx"], "broken.ptx:6:15: "),
    (["broken.ptx"], "  \tadd.s32 %r1, , %r2;".replace("\t", "    ")),
    (["broken.ptx"], "--unread-allowed"),
    (["empty.ptx"], "there is no kernel"),
    (["some"], "1 file that is no dump left out"),
    (["nothing"], "no dump in this folder"),
    (["k.ptx", "--format", "jsn"], "did you mean 'json'"),
    (["k.ptx", "-o", "k.svg"], "show draws no picture; `isaview pressure`, `occupancy` and `bound` do"),
    (["k.ptx", "--kernel", "kk"], "no kernel matches 'kk'"),
    (["k.ptx", "-k", "k", "-k", "kk"], "no kernel matches 'kk'"),
    (["check", "k.ptx", "-k", "k", "-k", "kk"], "no kernel matches 'kk'"),
    (["k.ptx", "-o", "k.pdf"], "show has no format for .pdf"),
    (["pressure", "k.ptx", "-o", "k.pdf"], "pressure has no format for .pdf"),
    (["bound", "k.ptx", "-o", "k.png"], "bound has no format for .png"),
    (["occupancy", "-g", "H100", "-r", "8", "-o", "k.xml"], "occupancy has no format for .xml"),
    (["k.ptx", "--sort", "vgprz"], "did you mean 'vgpr"),
    (["k.ptx", "--top", "3", "-f", "json"], "--sort, --top and --columns arrange tables"),
    (["x.json"], "this is JSON"),
    (["k.ptx", "--sort", "gian"], "no figure is called 'gian'; did you mean 'gain'?"),
    (["k.ptx", "--columns", "limited"], "no column is called 'limited'; did you mean 'limited by'?"),
    (["k.ptx", "--gpu", "hoper"], "did you mean 'hopper'?"),
    (["k.ptx", "--gpu", "hoper", "--gpu", "H100"], "did you mean 'hopper'?"),
    (["diff", "k.ptx", "k.ptx", "-g", "H100", "-g", "A100"], "figures are of one GPU here, not of H100,A100"),
    (["check", "k.ptx", "-g", "H100,A100"], "figures are of one GPU here"),
    (["variants", "k.ptx", "-g", "H100,A100"], "figures are of one GPU here"),
    (["frontier", "k.ptx", "-g", "H100,A100"], "figures are of one GPU here"),
    (["scan", "k.ptx", "-o", "set", "-g", "H100,A100"], "figures are of one GPU here"),
    (["occupancy", "-g", "hoper", "-r", "8"], "did you mean 'hopper'?"),
    (["k.ptx", "--select", "wats"], "no rule is called 'wats'; did you mean 'waits'?"),
    (["k.ptx", "--select", "ISA38"], "did you mean 'ISA308'?"),
    (["k.ptx", "--color", "alway"], "not 'alway'; did you mean 'always'?"),
    (["bound", "k.ptx", "-f", "jsn"], "no format 'jsn'; did you mean 'json'?"),
    (["bound", "k.ptx", "--assume", "thread=3"], "did you mean 'threads'?"),
    (["bound", "k.ptx", "--peak", "memry=3"], "did you mean 'memory'?"),
    (["occupancy", "-g", "H100", "--sweep", "regsters"], "did you mean 'registers'?"),
    (["pressure", "k.ptx", "--by", "sorce"], "did you mean 'source'?"),
    (["diff", "k.ptx", "k.ptx", "--fail-on", "wors"], "did you mean 'worse'?"),
    (["explain", "lds", "-f", "jsno"], "did you mean 'json'?"),
    (["schema", "frontir"], "did you mean 'frontier'?"),
    (["list", "metric"], "did you mean 'metrics'"),
    (["lst"], "did you mean 'isaview list'"),
    (["shwo", "k.ptx"], "did you mean 'isaview show'"),
]


@pytest.mark.parametrize(("arguments", "words"), MESSAGES)
def test_messages_say_what_and_where(arguments, words, capfd):
    main(arguments)
    assert words in capfd.readouterr().err


TYPED = ("show", "bound", "waits", "pressure", "frontier", "across", "variants", "check", "lower", "diff")


@pytest.mark.parametrize("command", TYPED)
def test_a_kernel_that_is_not_there_is_answered_with_the_nearest(command, capfd):
    """Each command names it, and ends with 2; so does a second pattern that means nothing."""
    dump = str(SAMPLES / ("calls.clang.gfx942.ll" if command == "lower" else "reduce.nvcc.sm_90.ptx"))
    files, near = [dump, dump] if command == "diff" else [dump], "collatz" if command == "lower" else "histogram"
    typed = f"{near[:-2]}x{near[-1]}"
    assert main([command, *files, "-k", typed]) == 2
    assert f"no kernel matches {typed!r}; did you mean {near}" in capfd.readouterr().err
    if command in ("show", "bound", "waits", "across", "variants", "check"):
        assert main([command, *files, "-k", near, "-k", typed]) == 2
        assert f"no kernel matches {typed!r}; did you mean {near}" in capfd.readouterr().err


def test_the_caret_stands_below_what_is_wrong(capfd):
    main(["broken.ptx"])
    lines = capfd.readouterr().err.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("broken.ptx:6:"))
    assert lines[place + 1].find(", ,") + 2 == lines[place + 2].find("^")


def test_messages_of_a_file_are_bounded(tmp_path, capfd):
    (tmp_path / "bad.ptx").write_text(PTX.replace("\tret;", "\tadd.s32 %r1, , %r2;\n\n" * 100))
    main(["bad.ptx"])
    err = capfd.readouterr().err
    assert err.count("bad.ptx:") == 20 + 2
    assert "bad.ptx: and 80 more" in err


def test_what_is_wrong_on_one_line_after_the_other_is_told_once(tmp_path, capfd):
    text = PTX.replace("\tret;", "\tadd.s32 %r1, , %r2;\n" * 100 + "\n\tadd.s32 %r1, , %r2;")
    first = 1 + text.split("\n").index("\tadd.s32 %r1, , %r2;")
    (tmp_path / "bad.ptx").write_text(text)
    main(["bad.ptx"])
    told = [line for line in capfd.readouterr().err.splitlines() if ": expected" in line or "the same" in line]
    assert [line.split(": ")[0] for line in told] == [
        f"bad.ptx:{first}:15",
        f"  the same up to line {first + 99}",
        f"bad.ptx:{first + 101}:15",
    ]


def test_a_command_whose_name_is_a_path_here_says_how_to_name_the_path(tmp_path, capfd):
    (tmp_path / "limits").mkdir()
    assert main(["limits"]) == 0
    assert "./limits names the file or folder" in capfd.readouterr().err
    assert main(["./limits"]) == 2
    assert "taken for the command" not in capfd.readouterr().err


def test_a_shell_completes_commands_and_options(monkeypatch, capfd):
    monkeypatch.setenv("_ISAVIEW_COMPLETE", "complete_bash")
    for words, completed in (("isaview va", "variants"), ("isaview show --sor", "--sort")):
        monkeypatch.setenv("COMP_WORDS", words)
        monkeypatch.setenv("COMP_CWORD", str(len(words.split()) - 1))
        main([])
        assert capfd.readouterr().out.split() == [completed]


def test_several_patterns_choose_kernels_and_each_has_to_fit_one(capfd):
    assert main(["k.ptx", "-k", "k", "-k", "k*"]) == 0
    assert main(["k.ptx", "-k", "k", "-k", "x*"]) == 2
    assert "kernel" in capfd.readouterr().out


@pytest.mark.parametrize(
    ("suffix", "begins"), [("md", "**"), ("html", "<!doctype html>"), ("csv", ""), ("txt", ""), ("json", "")]
)
@pytest.mark.parametrize(
    "command", [["bound", "k.ptx", "-g", "A100"], ["pressure", "k.ptx"], ["occupancy", "-g", "A100", "-r", "40"]]
)
def test_commands_of_one_kernel_write_the_formats_of_reports(command, suffix, begins, tmp_path):
    assert main([*command, "-o", f"out.{suffix}"]) == 0
    text = (tmp_path / f"out.{suffix}").read_text(encoding="utf-8")
    assert text.startswith(begins) and len(text.splitlines()) > 1


def test_a_suffix_no_format_has_is_no_hindrance_where_the_format_is_named(tmp_path):
    assert main(["k.ptx", "-o", "k.report", "-f", "text"]) == 0
    assert (tmp_path / "k.report").read_text(encoding="utf-8")


@pytest.mark.parametrize("suffix", ["json", "md", "csv", "html", "jsonl", "txt"])
def test_the_suffix_of_the_output_chooses_the_format(suffix, tmp_path):
    assert main(["k.ptx", "-o", f"out.{suffix}"]) == 0
    text = (tmp_path / f"out.{suffix}").read_text(encoding="utf-8")
    assert text and "\x1b" not in text
    assert suffix != "json" or json.loads(text)["schema"] == "isaview/report"
    assert not list(tmp_path.glob(".out*"))


def test_a_file_is_whole_or_not_there(tmp_path, monkeypatch):
    (tmp_path / "out.txt").write_text("before")

    def full(_descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert main(["k.ptx", "-o", "out.txt"]) == 2
    assert (tmp_path / "out.txt").read_text() == "before"
    assert not list(tmp_path.glob(".out*"))


def test_standard_input_is_read():
    done = process("-", input=PTX.encode())
    assert done.returncode == 0 and b"<stdin>" in done.stdout
    assert process("-", input=b"").returncode == 2


@POSIX
@pytest.mark.parametrize("arguments", [["k.ptx"], ["--version"], ["list", "metrics"]])
def test_a_full_disk_is_no_answer(arguments):
    with Path("/dev/full").open("wb") as full:
        done = process(*arguments, capture_output=False, stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 2
    assert b"No space left" in done.stderr and b"Traceback" not in done.stderr


@POSIX
def test_closed_streams_are_no_crash():
    for redirect in (">&-", "2>&-", "<&-"):
        done = subprocess.run(
            ["bash", "-c", f"{' '.join(ISAVIEW)} - {redirect}"], capture_output=True, check=False, env=environment()
        )
        assert done.returncode == 2


@POSIX
def test_interrupting_it_is_130():
    heeding = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # a shell's background jobs ignore it
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    running = subprocess.Popen([*ISAVIEW, "-"], **pipes, env=environment(), preexec_fn=heeding)
    assert running.stdin is not None
    running.stdin.write(b"//\n" * 200_000)  # more than a pipe holds: written once the process reads
    running.send_signal(signal.SIGINT)
    _, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert b"Traceback" not in err


def test_a_bug_is_70_and_says_where(monkeypatch, capfd):
    def broken(_arguments):
        raise KeyError("\x1bx")

    monkeypatch.setattr("isaview.cli.run.run", broken)
    assert main(["k.ptx"]) == 70
    err = capfd.readouterr().err
    assert "bug in isaview at test_command_line.py" in err and "\x1b" not in err and "Traceback" not in err


def test_a_slow_input_is_given_up(monkeypatch, capfd):
    monkeypatch.setattr("isaview.base.limits.READING_SECONDS", 0)
    assert main(["k.ptx"]) == 2
    out, err = capfd.readouterr()
    assert "k.ptx: reading took more than 0 s of processor time for each 32 MiB and was given up" in err
    assert "give one module at a time" in err
    assert "\n" not in out.strip()


def test_output_does_not_depend_on_the_locale_or_the_hash_seed():
    runs = {
        process("some", "k.ptx", env=environment(PYTHONHASHSEED=str(seed), LC_ALL=locale)).stdout
        for seed, locale in ((1, "C"), (2, "C.UTF-8"))
    }
    assert len(runs) == 1 and b"\x1b" not in runs.pop()


COLORS = [
    ("auto", {}, False, False),
    ("auto", {}, True, True),
    ("auto", {"NO_COLOR": "1"}, True, False),
    ("auto", {"NO_COLOR": ""}, True, True),
    ("auto", {"TERM": "dumb"}, True, False),
    ("auto", {"FORCE_COLOR": "1"}, False, True),
    ("auto", {"FORCE_COLOR": "1", "NO_COLOR": "1"}, True, False),
    ("always", {"NO_COLOR": "1"}, False, True),
    ("never", {"FORCE_COLOR": "1"}, True, False),
]


@pytest.mark.parametrize(("choice", "variables", "terminal", "expected"), COLORS)
def test_when_there_is_colour(choice, variables, terminal, expected, monkeypatch):
    monkeypatch.setattr(_output, "is_terminal", lambda _stream: terminal)
    assert _output.wants_color(choice, sys.stdout, variables) == expected


def test_asking_for_the_version_imports_nothing_heavy():
    code = "import sys; from isaview.cli import main; main(['--version']); print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True, env=environment())
    loaded = set(done.stdout.split())
    assert not loaded & {"typer", "rich", "lark", "llvmlite", "isaview.model.kernel", "tomllib", "json"}


def test_help_imports_no_reader():
    code = "import sys; from isaview.cli import main; main(['--help']); print('\\n', *sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True, env=environment())
    assert not set(done.stdout.split()) & {"rich", "lark", "llvmlite", "isaview.model.kernel", "isaview.reports.report"}


def test_options_that_go_together_reach_the_command_as_one():
    class Pair(Struct, frozen=True):
        left: Annotated[int, Option("--left")] = 1
        right: Annotated[int, Option("--right")] = 2

    def command(name: Annotated[str, Argument()], pair: Pair, loud: Annotated[bool, Option("--loud")] = False) -> object:
        return name, pair, loud

    command.__annotations__["pair"] = Pair
    flat = with_flat_options(command)
    assert list(signature(flat).parameters) == ["name", "left", "right", "loud"]
    assert flat(name="x", left=5, right=2, loud=True) == ("x", Pair(5, 2), True)


@pytest.mark.parametrize(
    "arguments",
    [
        ("pressure", str(SAMPLES / "matmul.triton.gfx942.s")),
        ("pressure", str(SAMPLES / "attention.nvcc.sm_120.ptx"), "--kernel", "*128*", "--by", "source"),
        ("occupancy", "--gpu", "H100", "--registers", "96", "--threads", "256", "--sweep", "registers"),
        ("bound", str(SAMPLES / "matmul.nvcc.sm_80.ptx"), "--gpu", "A100,RX 7900 XTX"),
    ],
)
def test_text_is_as_wide_as_the_page_and_whole_where_there_is_none(arguments, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "80")
    main(arguments)
    narrow = capsys.readouterr().out
    assert max(map(len, narrow.splitlines())) <= 80
    monkeypatch.delenv("COLUMNS")
    main(arguments)
    whole = capsys.readouterr().out
    assert max(map(len, whole.splitlines())) > 80 and "\x1b" not in narrow + whole


def test_a_command_imports_no_other():
    code = "import sys; from isaview.cli import main; main(['limits']); print('\\n', *sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True, env=environment())
    loaded = set(done.stdout.split())
    assert "isaview.cli.commands.limits" in loaded and "isaview.cli.commands.diff" not in loaded


def test_help_cuts_no_line_of_80_columns(monkeypatch, capfd):
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["--help"]) == 0
    lines = capfd.readouterr().out.splitlines()
    assert all(len(line) <= 80 and not line.endswith("...") for line in lines[1:])


@pytest.mark.parametrize("command", [["occupancy", "-r", "40"], ["show", "k.ptx"], ["bound", "k.ptx"], ["across", "k.ptx"]])
def test_gpus_of_an_option_given_again_are_those_of_a_list(command, capfd):
    texts = []
    for gpus in (["--gpu", "A100,H100"], ["-g", "A100", "--gpu=H100"]):
        main([*command, *gpus, "-f", "json"])
        texts.append(capfd.readouterr().out)
    assert texts[0] == texts[1] and "A100" in texts[0] and "H100" in texts[0]


@pytest.mark.parametrize(("gpu", "word"), [("H100", "blocks"), ("MI300X", "workgroups"), ("H100,MI300X", "groups")])
def test_the_calculator_counts_what_the_vendor_counts(gpu, word, capfd):
    for form in ("text", "csv"):
        assert main(["occupancy", "-g", gpu, "-r", "64", "-t", "256", "-f", form]) == 0
        out = capfd.readouterr().out
        assert word in out and (word == "groups" or not re.search(r"\bgroups\b", out))


def test_a_terminal_shows_some_of_what_a_source_line_became():
    from isaview.base.words import words_for
    from isaview.reports.source_lines import stage_of_line
    from isaview.views.pressure import stages

    kernel = isaview.read(SAMPLES / "softmax.nvcc-lineinfo.sm_90.ptx").kernel("*1024*")
    positions = [kernel.position(index) for index in range(len(kernel))]
    file, line = max(
        {(one.file, one.line) for one in positions if one is not None},
        key=lambda pair: sum(one is not None and (one.file, one.line) == pair for one in positions),
    )
    stage = stage_of_line(kernel, file, line)
    count = len(stage.instructions)
    assert count > 2
    (some,), (whole,) = (stages("a:1", "", [(stage, words_for("ptx", "sm_90"))], most).sections for most in (2, None))
    assert len(whole.rows) == count and len(some.rows) == 3
    assert str(some.rows[-1].cells[0].content).startswith(f"{count - 2:,} more; ")
