"""Inputs of a command: files, folders and standard input one after the other, within their limits."""

from __future__ import annotations

import gc
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType

from isaview.base import limits
from isaview.base.text import safe
from isaview.cli.codes import FINE, NO_ANSWER
from isaview.cli.messages import say
from isaview.inputs.load import Reading, read
from isaview.inputs.sources import Refusal, is_dump, walk
from isaview.model.kernel import Module

_COLLECTED_BYTES = 4 * 1024 * 1024
"""Text read between two collections; each byte becomes some thirty in models."""


class _TooSlowError(BaseException):
    """Reading takes longer than `limits.FILE_WALL_SECONDS`; no ordinary error, so that nothing in between keeps it."""


class Progress:
    """How far a long run is, on a terminal only, and not before its time has come."""

    def __init__(self, due: float) -> None:
        self._due = due
        self._width = 0
        self._terminal = sys.stderr is not None and sys.stderr.isatty()

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None) -> None:
        self.clear()

    def at(self, count: int, path: str) -> None:
        """Show that the input of this number is being read."""
        if not self._terminal or time.monotonic() < self._due:
            return
        self.clear()
        line = f"reading {count:,}: {safe(path)[-60:]}"
        self._width = len(line)
        sys.stderr.write(f"\r{line}")
        sys.stderr.flush()

    def clear(self) -> None:
        """Take the line away again."""
        if self._width:
            sys.stderr.write("\r" + " " * self._width + "\r")
            sys.stderr.flush()
            self._width = 0


class _Rubbish:
    """Models hold each other and are rubbish together: they are collected when enough text was read since the last time."""

    def __init__(self) -> None:
        self._read = 0

    def collect(self, path: str) -> None:
        """Say that a file is read, or was; collects before or after it where it is time."""
        with suppress(OSError):
            self._read += Path(path).stat().st_size
        if self._read > _COLLECTED_BYTES:
            gc.collect()
            self._read = 0


def inputs(paths: list[str], progress: Progress) -> Iterator[Reading]:
    """The readings of every file named and of every dump in the folders named; what no answer can be had of says so."""
    return (reading for _, reading in named_inputs(paths, progress))


def named_inputs(paths: list[str], progress: Progress) -> Iterator[tuple[str, Reading]]:
    """The same, each with the path it was read from."""
    count = 0
    rubbish = _Rubbish()
    for path in paths:
        rubbish.collect(path)
        if path == "-" or not Path(path).is_dir():
            count += 1
            progress.at(count, path)
            yield path, _bounded(path)
            continue
        found = other = 0
        for inner in walk(path):
            if not is_dump(inner):
                other += 1
                continue
            found += 1
            count += 1
            progress.at(count, inner)
            yield inner, _bounded(inner)
            rubbish.collect(inner)
        progress.clear()
        if other:
            say(f"{safe(path)}: {other:,} {'file that is' if other == 1 else 'files that are'} no dump left out")
        if not found:
            yield path, Reading(refused=[Refusal(safe(path), "", "there is no dump in this folder")])


def _bounded(path: str) -> Reading:
    try:
        with _wall(limits.FILE_WALL_SECONDS):
            return read(Path(path) if "\n" in path else path)  # a text is told from a path by its line ends
    except _TooSlowError:
        message = f"reading took longer than {limits.FILE_WALL_SECONDS} s and was given up"
        return Reading(refused=[Refusal(safe(path), "", message, "give one module at a time")])


@contextmanager
def _wall(seconds: int) -> Iterator[None]:
    """Raise `_TooSlowError` inside after so many seconds, where the system has alarms."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def ring(_number: int, _frame: object) -> None:
        raise _TooSlowError

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def judged(reading: Reading, unread_allowed: bool | None) -> int:
    """The exit code that a reading alone gives: 2 where it is no ground for an answer, and a sentence that says why.

    ``unread_allowed`` is None for a command that cannot be told to accept what was not read whole.
    """
    code = NO_ANSWER if reading.refused else FINE
    advice = "" if unread_allowed is None else "; --unread-allowed accepts it"
    by_path: dict[str, int] = {}
    for module in reading:
        by_path[module.path] = by_path.get(module.path, 0) + len(module.kernels)
        doubt = "" if unread_allowed else _doubt(module)
        if doubt:
            say(f"{module.path}: {doubt}, so there is no trustworthy answer (exit code 2){advice}")
            code = NO_ANSWER
    for path, kernels in by_path.items():
        if not kernels:
            say(f"{path}: there is no kernel or function in it")
            code = NO_ANSWER
    return code


def _doubt(module: Module) -> str:
    """What keeps a module from being read whole, "" where it was, or nearly so."""
    unread = module.statements_total - module.statements_read
    share = 100 * unread / module.statements_total if module.statements_total else 0.0
    if share > limits.UNREAD_PERCENT:
        return f"{share:.1f} % of its statements could not be read"
    return f"the text was cut off: {module.cut_off}" if module.cut_off else ""
