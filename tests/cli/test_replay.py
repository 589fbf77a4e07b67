"""Replayed runs: the second one writes what the first one wrote, and whatever decides it makes another one."""

from __future__ import annotations

import os
import subprocess
import sys
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec import msgpack

from isaview.base import store
from isaview.base.workers import Reply
from isaview.cli import main
from isaview.cli.command import commands
from isaview.reports import keys
from isaview.runs import many, replay
from isaview.runs.answers import FileAnswer, FileRequest, Task, encode_answer
from isaview.tools import sidecars
from isaview.tools.git import GitError, repository_of
from tests.conftest import SAMPLES

pytestmark = pytest.mark.replays
TEXT = (SAMPLES / "softmax.triton.sm_80.ptx").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "project"
    (place / "dumps").mkdir(parents=True)
    for name in ("k.ptx", "dumps/k.ptx"):
        (place / name).write_text(TEXT, encoding="utf-8")
    monkeypatch.chdir(place)
    return place


def kept() -> int:
    return store.sizes().get("run", (0, 0))[0]


RUNS = {
    "show": ["show", "k.ptx"],
    "show without its name": ["k.ptx", "--format", "json"],
    "a folder": ["show", "dumps", "--format", "csv"],
    "several files": ["show", "k.ptx", "dumps/k.ptx", "--format", "jsonl"],
    "diff": ["diff", "k.ptx", "dumps/k.ptx"],
    "across": ["across", "k.ptx", "--gpu", "sm_80,sm_90"],
    "a kernel that is not there": ["show", "k.ptx", "-k", "nothing"],
    "a file that is not there": ["show", "none.ptx"],
    "occupancy": ["occupancy", "k.ptx"],
}


@pytest.mark.parametrize("name", RUNS)
def test_the_second_run_writes_what_the_first_one_wrote(
    name: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = main(RUNS[name]), *capfd.readouterr()
    assert kept() == 1
    monkeypatch.setattr("isaview.cli._run", lambda _: pytest.fail("it was run"))
    assert (main(RUNS[name]), *capfd.readouterr()) == first


CHANGES: dict[str, Callable[[Path, pytest.MonkeyPatch], object]] = {
    "a file": lambda place, _: (place / "k.ptx").write_text(TEXT + "\n", encoding="utf-8"),
    "a file next to it": lambda place, _: (place / "k.json").write_text("{}", encoding="utf-8"),
    "a file in the folder": lambda place, _: (place / "dumps/other.txt").write_text("x", encoding="utf-8"),
    "a file in a folder of the folder": lambda place, _: _file_in_folder(place / "dumps"),
    "the log": lambda place, _: (place / "build.log").write_text("nothing", encoding="utf-8"),
    "the configuration": lambda place, _: (place / "isaview.toml").write_text("details = true\n", encoding="utf-8"),
    "one above": lambda place, _: (place.parent / "pyproject.toml").write_text("[tool]\n", encoding="utf-8"),
    "where the project ends": lambda place, _: (place / ".git").mkdir(),
    "a setting": lambda _, patch: patch.setenv("ISAVIEW_DETAILS", "true"),
    "the width": lambda _, patch: patch.setenv("COLUMNS", "123"),
    "the folder": lambda place, patch: patch.chdir(place.parent),
    "the tools": lambda _, patch: patch.setattr(keys, "tools", lambda: "others"),
    "isaview": lambda _, patch: patch.setattr(keys, "own_files", lambda: "others"),
}


def _file_in_folder(place: Path) -> None:
    (place / "inner").mkdir()
    (place / "inner" / "k.s").write_text("", encoding="utf-8")


@pytest.mark.parametrize("name", CHANGES)
def test_what_decides_a_run_decides_its_key(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "build.log").write_text("", encoding="utf-8")
    arguments = ["show", str(folder / "k.ptx"), str(folder / "dumps"), f"--log={folder / 'build.log'}"]
    before = replay.key_of(arguments)
    CHANGES[name](folder, monkeypatch)
    assert before and replay.key_of(arguments) not in ("", before)


@pytest.mark.parametrize("name", ["k2.ptx", "other.json", "dumps/.hidden/k.ptx"])
def test_files_that_say_nothing_of_a_dump_decide_nothing(name: str, folder: Path) -> None:
    arguments = ["show", "k.ptx", "dumps"]
    before = replay.key_of(arguments)
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_text(TEXT, encoding="utf-8")
    assert before and replay.key_of(arguments) == before


@pytest.mark.parametrize("name", ["a.b.c.ptx", "a.b.cubin", "a.b-hip-amdgcn-amd-amdhsa-gfx942.s", "plain"])
def test_all_files_that_a_report_depends_on_decide_a_run(name: str, folder: Path) -> None:
    """The files next to a dump that are part of the key of its report are part of the key of a run, too."""
    for suffix in (".json", ".cubin", ".ptx", ".ttir", ".ttgir", ".out", ".hsaco", ".sm_86.cubin"):
        for end in range(len(name) + 1):
            if name[end : end + 1] in (".", ""):
                (folder / (name[:end] + suffix)).write_bytes(b"\x7fELF" if "cubin" in suffix else b"{}")
    (folder / name).write_bytes(b"\x7fELF" if name.endswith("cubin") else TEXT.encode())
    companions = {path for path, _ in keys.companions_of(name, ())}
    assert companions or name == "plain" or not sidecars.sidecars_of(name)
    assert companions <= {os.fsdecode(path) for path in list(replay._contents([name]))[::2]}


@pytest.mark.parametrize(
    "arguments",
    [
        ["show", "-"],
        ["show", "k.ptx", "--no-cache"],
        ["show", "k.ptx", "-o", "out.txt"],
        ["show", "dumps", "dumps/link.ptx"],
        ["check", "k.ptx"],
        ["diff", "--git", "HEAD", "k.ptx"],
        ["list", "gpus"],
        ["compile"],
        [],
    ],
    ids=" ".join,
)
def test_runs_that_depend_on_more_are_not_kept(arguments: list[str], folder: Path) -> None:
    (folder / "dumps/link.ptx").symlink_to("k.ptx")
    (folder / "compile").write_text(TEXT, encoding="utf-8")
    main(arguments)
    assert not kept()


def test_a_run_that_asks_git_or_looks_for_sources_is_not_kept(folder: Path) -> None:
    from isaview.inputs.source_text import source_folder

    for ask in (repository_of, lambda: source_folder(str(folder)).lines("k.cu")):
        with store.attempt() as attempt, suppress(GitError):
            ask()
        assert not attempt.lasts


def test_what_was_given_up_for_want_of_time_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("isaview.base.limits.READING_SECONDS", -1.0)
    main(["show", "k.ptx"])
    assert not kept()


@pytest.mark.parametrize("reply", [Reply(None, "it crashed"), Reply("", "")], ids=["crashed", "gave up"])
def test_what_another_process_gave_up_is_not_kept(reply: Reply) -> None:
    given_up = b64encode(msgpack.encode(encode_answer(FileAnswer(lasts=False)))).decode()
    future: Future[Reply] = Future()
    future.set_result(reply if reply.failure else Reply(given_up, ""))
    queue = many._Queue(FileRequest(), 1, None)
    queue.waiting.append((Task("k.ptx"), future))
    with store.attempt() as attempt:
        queue.first()
    assert not attempt.lasts


def test_what_is_replayed_are_commands_that_take_files() -> None:
    assert {*replay.REPLAYED} <= {command.name for command in commands()}


def test_more_than_an_entry_holds_is_not_kept(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("isaview.base.limits.CACHE_ENTRY_BYTES", 100)
    main(["show", "k.ptx"])
    assert not kept() and len(capfd.readouterr().out) > 100


def test_long_output_is_written_again_as_it_was(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(replay, "_PIECE_BYTES", 50)
    first = main(["show", "k.ptx", "dumps", "--format", "jsonl"]), *capfd.readouterr()
    monkeypatch.setattr("isaview.cli._run", lambda _: pytest.fail("it was run"))
    assert (main(["show", "k.ptx", "dumps", "--format", "jsonl"]), *capfd.readouterr()) == first


def test_who_does_not_read_what_is_written_again_gets_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    main(["show", "k.ptx"])
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as closed:
        monkeypatch.setattr("sys.stdout", closed)
        assert main(["show", "k.ptx"]) == 0


def test_a_run_that_is_replayed_imports_no_reader_and_no_analysis(tmp_path: Path, folder: Path) -> None:
    code = "import sys; from isaview.cli import main; main(['k.ptx']); print(*sys.modules, file=sys.stderr)"
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")}
    runs = [
        subprocess.run([sys.executable, "-c", code], cwd=folder, env=environment, capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert runs[0].stdout == runs[1].stdout
    loaded = runs[1].stderr.splitlines()[-1].split()
    heavy = (
        "typer",
        "rich",
        "lark",
        "isaview.languages",
        "isaview.analysis",
        "isaview.rules",
        "isaview.views",
        "isaview.model",
    )
    assert [name for name in loaded if name.startswith(heavy)] == []


def test_what_a_wrong_variable_did_is_not_written_without_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["show", "k.ptx"]) == 0
    for name, value in (("ISAVIEW_CACHE", "maybe"), ("ISAVIEW_CACHE_BYTES", "-5"), ("ISAVIEW_CACHE_DIR", "/x")):
        monkeypatch.setenv(name, value)
        assert main(["show", "k.ptx"]) == 2
        monkeypatch.delenv(name)
        assert main(["show", "k.ptx"]) == 0
        capsys.readouterr()
