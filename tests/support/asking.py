"""Which tests look for a program of this machine or start one, seen while they run.

`pytest --record-asking=FOLDER` writes a line per test: its name, and the first thing that it, its fixtures or its module looked
for or started. `pytest --only-asking=FOLDER` leaves out the tests that were recorded and asked nothing: their outcome is the
same whatever is installed.
"""

from __future__ import annotations

import multiprocessing.process
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from isaview.base import programs

STARTS = frozenset(("subprocess.Popen", "os.exec", "os.fork", "os.forkpty", "os.posix_spawn", "os.spawn", "os.system"))
"""Events of Python's audit by which a program starts."""


class Recorder:
    """Writes down what each test looked for or started."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._lines = (folder / os.environ.get("PYTEST_XDIST_WORKER", "main")).open("a", encoding="utf-8", buffering=1)
        self._asked: list[str] = []
        self._by_module: dict[str, str] = {}
        self._by_fixture: dict[int, str] = {}
        self._caches: set[Any] = set()
        self._watch(shutil, "which", "looked for a program on PATH")
        self._watch(programs, "_sound", "looked for programs")
        self._watch(programs, "package_folders", "looked for a package with programs")
        self._watch(multiprocessing.process.BaseProcess, "start", "started a process")
        sys.addaudithook(self._heard)

    def _watch(self, owner: Any, name: str, words: str) -> None:
        function: Callable[..., Any] = getattr(owner, name)

        def watched(*arguments: Any, **options: Any) -> Any:
            self._note(words)
            return function(*arguments, **options)

        setattr(owner, name, watched)

    def _heard(self, event: str, arguments: tuple[Any, ...]) -> None:
        if event in STARTS:
            self._note(f"started {arguments[0] if arguments else event}")

    def _note(self, reason: str) -> None:
        """Note the reason, and the functions that would give a later test what they were told now."""
        self._asked.append(reason)
        frame = sys._getframe(2)
        while frame is not None:
            function = frame.f_globals.get(frame.f_code.co_name)
            if hasattr(function, "cache_clear"):
                self._caches.add(function)
            frame = frame.f_back

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Iterator[None]:
        self._asked.clear()
        report = yield
        if self._asked:
            self._by_module[collector.nodeid] = self._asked[0]
        return report

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any) -> Iterator[None]:
        before = len(self._asked)
        value = yield
        if len(self._asked) > before:
            self._by_fixture[id(fixturedef)] = self._asked[before]
        return value

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: Any) -> Iterator[None]:
        self._asked.clear()
        for function in self._caches:
            function.cache_clear()
        value = yield
        fixtures = (definition for definitions in item._fixtureinfo.name2fixturedefs.values() for definition in definitions)
        reasons = [*self._asked[:1], *(self._by_module.get(node.nodeid) for node in item.listchain())]
        reasons += (self._by_fixture.get(id(definition)) for definition in fixtures)
        self._lines.write(f"{item.nodeid}\t{next(filter(None, reasons), '')}\n")
        return value


@cache
def _asked(folder: Path) -> dict[str, str]:
    """By the name of each test that was recorded in a folder, what it asked first; "" where it asked nothing."""
    lines = [line for record in folder.iterdir() for line in record.read_text(encoding="utf-8").splitlines()]
    return {test: reason for test, _, reason in (line.partition("\t") for line in lines)}


@cache
def silent_files(folder: Path) -> set[str]:
    """The files whose recorded tests all asked nothing: there is no need to import them."""
    asked: dict[str, set[str]] = {}
    for test, reason in _asked(folder).items():
        asked.setdefault(test.partition("::")[0], set()).add(reason)
    return {file for file, reasons in asked.items() if reasons == {""}}


def leave_out_silent(folder: Path, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests that were recorded in a folder and asked nothing, and those that hold isaview against itself."""
    asked = _asked(folder)
    left_out = [item for item in items if asked.get(item.nodeid) == "" or item.get_closest_marker("against_itself")]
    config.hook.pytest_deselected(items=left_out)
    names = {item.nodeid for item in left_out}
    items[:] = [item for item in items if item.nodeid not in names]
