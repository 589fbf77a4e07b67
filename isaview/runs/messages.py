"""Messages on standard error: what was not understood, as a compiler says it."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from msgspec import Struct

from isaview.base import limits, regex
from isaview.base.text import safe

if TYPE_CHECKING:
    from isaview.inputs.load import Reading
    from isaview.inputs.sources import Refusal
    from isaview.model.kernel import Diagnostic, Module
    from isaview.reports.report import Report

_TABS = 4
_SHOWN_WIDTH = 100
_BEFORE_CARET = 60
_PATIENCE_SECONDS = 1.0
"""So long a run shows nothing of its progress."""
_TRACEBACK = "ISAVIEW_TRACEBACK"


_VARIABLE = regex.compile(r"^\S+: (?=\w+ warning)|'[^']*'|\d[\d.,]*")
"""What differs between notes of one kind: the kernel that a compiler warns of, quoted names, numbers."""


class Note(Struct, frozen=True):
    """What a tool or a file next to a dump had to say of it; what it says of many dumps is one line."""

    path: str
    text: str


Line = str | Note


def text_of(line: Line) -> str:
    """A line with what it is about."""
    return line if isinstance(line, str) else f"{line.path}: {line.text}"


_HEARD: ContextVar[list[Line] | None] = ContextVar("heard", default=None)
_COPY: ContextVar[Callable[[bool, bytes], None] | None] = ContextVar("copy", default=None)
_NOTES: ContextVar[dict[str, list[Note]] | None] = ContextVar("notes", default=None)
"""Notes that wait for the end of the run, by their kind; None where each is written as it comes."""


@contextmanager
def copied_to(take: Callable[[bool, bytes], None]) -> Iterator[None]:
    """Everything that is written in this block goes to ``take``, too: whether to standard error, and the bytes."""
    token = _COPY.set(take)
    try:
        yield
    finally:
        _COPY.reset(token)


@contextmanager
def heard() -> Iterator[list[Line]]:
    """The lines of this block, in place of standard error: whoever has them may write them later."""
    lines: list[Line] = []
    token = _HEARD.set(lines)
    try:
        yield lines
    finally:
        _HEARD.reset(token)


@contextmanager
def notes_folded() -> Iterator[None]:
    """Notes wait for the end of this block: those that are alike are one line."""
    token = _NOTES.set({})
    try:
        yield
    finally:
        say_notes()
        _NOTES.reset(token)


def fold_notes(wanted: bool) -> None:
    """Say each note as it comes from here on, where folding them is not wanted."""
    if not wanted:
        say_notes()
        _NOTES.set(None)


def say_notes() -> None:
    """Say the notes so far: the first of each kind, and how many there are."""
    kinds = _NOTES.get() or {}
    for first, *others in kinds.values():
        files = len({note.path for note in others} - {first.path})
        where = f"{first.path} and {files:,} more {'file' if files == 1 else 'files'}" if files else first.path
        rest = f" ({1 + len(others):,} notes like it: --why lists them)" if others else ""
        say(f"{where}: {first.text}{rest}")
    kinds.clear()


def say(message: Line) -> None:
    """One line on standard error, where anybody reads it; a note waits for those that are like it."""
    waiting, kinds = _HEARD.get(), _NOTES.get()
    if isinstance(message, Note):
        if waiting is not None:
            waiting.append(message)
        elif kinds is not None:
            kinds.setdefault(_VARIABLE.sub("…", message.text), []).append(message)
        else:
            say(text_of(message))
        return
    if waiting is not None:
        waiting.append(message.encode("utf-8", "backslashreplace").decode("utf-8"))
        return
    if sys.stderr is None:
        return
    encoding = _encoding(sys.stderr)
    line = message.encode(encoding, "backslashreplace") + b"\n"
    if (take := _COPY.get()) is not None:
        take(True, line)
    try:
        sys.stderr.write(line.decode(encoding))
    except (OSError, ValueError):
        forget(sys.stderr)


def _encoding(stream: TextIO) -> str:
    return stream.encoding or "ascii"


def write(piece: bytes) -> None:
    """A piece on standard output.

    Raises:
        OSError: it cannot be written, or nobody reads it any more.
    """
    if sys.stdout is None:
        raise OSError("standard output is closed")
    if (take := _COPY.get()) is not None:
        take(False, piece)
    buffer = getattr(sys.stdout, "buffer", None)
    if buffer is None:
        sys.stdout.write(piece.decode(_encoding(sys.stdout), "backslashreplace"))
        return
    sys.stdout.flush()
    buffer.write(piece)
    buffer.flush()


@contextmanager
def progress(total: int | None, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """A bar that says how far a long run is, how fast, since when, and for how long: on a terminal only, after a second.

    What is given says how many files are done.
    """
    if quiet or sys.stderr is None or not sys.stderr.isatty():
        yield lambda _done: None
        return
    bar = _Bar(total, time.monotonic() + _PATIENCE_SECONDS)
    try:
        yield bar.advance
    finally:
        bar.stop()


class _Bar(Struct):
    total: int | None
    due: float
    bar: Any = None
    task: Any = None

    def advance(self, done: int) -> None:
        if self.bar is None:
            if time.monotonic() < self.due:
                return
            from rich import progress as rich
            from rich.console import Console

            columns = (rich.BarColumn(), rich.MofNCompleteColumn(), rich.TextColumn("{task.description}"))
            times = (rich.TimeElapsedColumn(), rich.TimeRemainingColumn())
            self.bar = rich.Progress(*columns, *times, console=Console(stderr=True), transient=True)
            self.task = self.bar.add_task("", total=self.total)
            self.bar.start()
        seconds = time.monotonic() - self.due + _PATIENCE_SECONDS
        self.bar.update(self.task, completed=done, description=f"{done / seconds:,.1f}/s")

    def stop(self) -> None:
        if self.bar is not None:
            self.bar.stop()


def bug(error: Exception) -> str:
    """What to say of an error that nobody expected: that it is a bug, and where."""
    import traceback

    if os.environ.get(_TRACEBACK):
        say("".join(traceback.format_exception(error)).rstrip())
    place = next(iter(traceback.extract_tb(error.__traceback__)[-1:]), None)
    where = f" at {Path(place.filename).name}:{place.lineno}" if place else ""
    message = safe(f"{type(error).__name__}: {error}")[:300]
    return f"this is a bug in isaview{where}: {message}\n  {_TRACEBACK}=1 shows more"


def forget(stream: TextIO | None) -> None:
    """Point a stream that nobody reads at nothing: the exit code is that of the run, and the interpreter can flush at exit."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())  # type: ignore[union-attr]
    except (OSError, AttributeError, ValueError):
        return


def refusals(refused: Iterable[Refusal]) -> None:
    """Inputs that are not read: what they are and what to do."""
    for refusal in refused:
        place = f"{refusal.path} [{refusal.part}]" if refusal.part else refusal.path
        say(f"{place}: {refusal.message}")
        if refusal.advice:
            say(f"  hint: {refusal.advice}")


def notes(reports: Iterable[Report]) -> None:
    """What other tools and files had to say of files: each sentence once, at most `limits.DIAGNOSTICS_SHOWN` of a file."""
    by_path: dict[str, dict[str, None]] = {}
    for module in (module for report in reports for module in report.inputs):
        by_path.setdefault(module.path, {}).update(dict.fromkeys(module.notes))
    for path, sentences in by_path.items():
        for note in islice(sentences, limits.DIAGNOSTICS_SHOWN):
            say(Note(path, note))
        if len(sentences) > limits.DIAGNOSTICS_SHOWN:
            say(f"{path}: and {len(sentences) - limits.DIAGNOSTICS_SHOWN:,} more")


def estimated_dialects(report: Report) -> set[str]:
    """The dialects of which registers are only estimated."""
    return {
        module.dialect
        for module in report.inputs
        for kernel in module.kernels
        if (count := kernel.measures.get("vector_registers")) is not None and count.origin == "estimated" and count.value
    }


def estimates(dialects: Iterable[str]) -> None:
    """Once, where registers are only estimated: the text is not yet what runs, and there is a way to the exact number."""
    from isaview.tools.evidence import advice_for

    advice = "; ".join(filter(None, map(advice_for, sorted(dialects))))
    if advice:
        say(f"note: this text is not yet what runs: registers are assigned later, and ~ marks an estimate; {advice}")


def report_failure(has_failed: bool) -> bool:
    """Report, once, that an analysis or a rule broke."""
    if has_failed:
        say("isaview: an analysis or a rule failed: this is a bug in isaview; what is missing says so")
    return has_failed


def diagnostics(reading: Reading) -> None:
    """What was not understood, by file: place, message, the line and a caret; at most `limits.DIAGNOSTICS_SHOWN` a file."""
    by_path: dict[str, list[Module]] = {}
    for module in reading:
        by_path.setdefault(module.path, []).append(module)
    for path, modules in by_path.items():
        total = sum(module.diagnostic_count for module in modules)
        runs = [(module, run) for module in modules for run in _runs(module.diagnostics)][: limits.DIAGNOSTICS_SHOWN]
        lines = {id(module): module.source.split("\n") for module, _ in runs}
        for module, run in runs:
            number = run[0].line - module.line
            text = lines[id(module)]
            diagnostic = run[0]
            line = text[number] if 0 <= number < len(text) else diagnostic.text
            say(f"{path}:{diagnostic.line}:{diagnostic.column}: {diagnostic.message}")
            if line.strip():
                column = min(max(diagnostic.column - 1, 0), len(line))
                start = max(column - _BEFORE_CARET, 0)
                window = line[start : start + _SHOWN_WIDTH]
                visible = safe(window.replace("\t", " " * _TABS))
                before = safe(window[: column - start].replace("\t", " " * _TABS))
                say(f"  {visible}")
                say(f"  {' ' * len(before)}^")
            if len(run) > 1:
                say(f"  the same up to line {run[-1].line:,}")
        shown = sum(len(run) for _, run in runs)
        if total > shown:
            say(f"{path}: and {total - shown:,} more")


def _runs(diagnostics: Iterable[Diagnostic]) -> list[list[Diagnostic]]:
    """Diagnostics of consecutive lines with the same message, together."""
    runs: list[list[Diagnostic]] = []
    for diagnostic in diagnostics:
        if runs and diagnostic.message == runs[-1][-1].message and diagnostic.line == runs[-1][-1].line + 1:
            runs[-1].append(diagnostic)
        else:
            runs.append([diagnostic])
    return runs
