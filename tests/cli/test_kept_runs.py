"""Kept runs: the second one writes what the first one wrote, and whatever decides it makes another one."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from isaview.base import store
from isaview.cli import kept_runs, main
from isaview.cli.command import commands
from isaview.reports import keys
from tests.conftest import SAMPLES

pytestmark = pytest.mark.keeps_reports
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
    return sum(entry.kind == "runs" for entry in store.entries())


RUNS = {
    "show": ["show", "k.ptx"],
    "show without its name": ["k.ptx", "--format", "json"],
    "a folder": ["show", "dumps", "--format", "csv"],
    "several files": ["show", "k.ptx", "dumps/k.ptx"],
    "diff": ["diff", "k.ptx", "dumps/k.ptx"],
    "across": ["across", "k.ptx", "--gpu", "sm_80,sm_90"],
    "a kernel that is not there": ["show", "k.ptx", "-k", "nothing"],
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
    "the log": lambda place, _: (place / "build.log").write_text("nothing", encoding="utf-8"),
    "the configuration": lambda place, _: (place / "isaview.toml").write_text("details = true\n", encoding="utf-8"),
    "one above": lambda place, _: (place.parent / "pyproject.toml").write_text("[tool]\n", encoding="utf-8"),
    "a setting": lambda _, patch: patch.setenv("ISAVIEW_DETAILS", "true"),
    "the width": lambda _, patch: patch.setenv("COLUMNS", "123"),
    "the folder": lambda place, patch: patch.chdir(place.parent),
    "the tools": lambda _, patch: patch.setattr(keys, "tools", lambda: "others"),
    "isaview": lambda _, patch: patch.setattr(keys, "own_files", lambda: "others"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_decides_a_run_decides_its_key(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "build.log").write_text("", encoding="utf-8")
    arguments = ["show", str(folder / "k.ptx"), str(folder / "dumps"), f"--log={folder / 'build.log'}"]
    before = kept_runs.key_of(arguments)
    CHANGES[name](folder, monkeypatch)
    assert before and kept_runs.key_of(arguments) not in ("", before)


@pytest.mark.parametrize("name", ["k2.ptx", "other.json", "dumps/.hidden/k.ptx"])
def test_files_that_say_nothing_of_a_dump_decide_nothing(name: str, folder: Path) -> None:
    arguments = ["show", "k.ptx", "dumps"]
    before = kept_runs.key_of(arguments)
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_text(TEXT, encoding="utf-8")
    assert before and kept_runs.key_of(arguments) == before


@pytest.mark.parametrize(
    "arguments",
    [
        ["show", "-"],
        ["show", "k.ptx", "--no-cache"],
        ["show", "k.ptx", "-o", "out.txt"],
        ["show", "dumps", "dumps/link.ptx"],
        ["check", "k.ptx"],
        ["diff", "k.ptx", "dumps/k.ptx", "--format", "sarif"],
        ["list", "gpus"],
        [],
    ],
    ids=" ".join,
)
def test_runs_that_depend_on_more_are_not_kept(arguments: list[str], folder: Path) -> None:
    (folder / "dumps/link.ptx").symlink_to("k.ptx")
    main(arguments)
    assert not kept()


def test_what_is_kept_are_commands_that_take_files() -> None:
    assert {*kept_runs._KEPT} <= {command.name for command in commands()}


def test_more_than_an_entry_holds_is_not_kept(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("isaview.base.limits.CACHE_ENTRY_BYTES", 100)
    main(["show", "k.ptx"])
    assert not kept() and len(capfd.readouterr().out) > 100


def test_who_does_not_read_what_is_written_again_gets_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    main(["show", "k.ptx"])
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as closed:
        monkeypatch.setattr("sys.stdout", closed)
        assert main(["show", "k.ptx"]) == 0
