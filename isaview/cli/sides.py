"""The two sides of a comparison: files, folders, saved reports or revisions become kernels to be compared."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.base import limits
from isaview.base.text import common_folder, safe
from isaview.cli import messages
from isaview.cli.beside import beside, not_held, read_with
from isaview.cli.codes import BUG, FINE, NO_ANSWER
from isaview.cli.command import Refused
from isaview.cli.inputs import Progress, inputs, judged
from isaview.cli.logs import Logs
from isaview.compare.pairing import Subject, subjects
from isaview.compare.saved import NotAReportError, is_saved, load
from isaview.inputs.load import Reading, read_source
from isaview.inputs.sources import Refusal, from_bytes
from isaview.reports.report import Report, report
from isaview.tools.evidence import Options
from isaview.tools.git import GitError, Repository

if TYPE_CHECKING:
    from isaview.analysis.contract import Launch
    from isaview.gpus.hardware import Gpu

_PATIENCE_SECONDS = 1.0
_HEAD = 400


class Wish(Struct, frozen=True):
    """What of each side is wanted: kernels whose name fits, whether much unread text is accepted, and how figures are made.

    ``options`` are of the side that they are used for: logs belong to one build.
    """

    kernel: str = ""
    unread_allowed: bool = False
    gpus: tuple[Gpu, ...] = ()
    launch: Launch | None = None
    options: Options = field(default_factory=Options)


class Read(Struct, frozen=True):
    """One side: its name on screen, its kernels, and the exit code that follows from how it could be read."""

    name: str
    kernels: tuple[Subject, ...]
    code: int = FINE


def from_paths(path: str, wish: Wish) -> Read:
    """A file, a folder, a saved report, or standard input for ``-``."""
    logs = Logs(wish.options.logs)
    if _is_saved(path):
        return _with_code(_saved(path, wish), logs.code())
    folder = path if path != "-" and Path(path).is_dir() else None
    found: list[Subject] = []
    code = FINE
    with Progress(time.monotonic() + _PATIENCE_SECONDS) as progress:
        for reading in inputs([path], progress):
            progress.clear()
            logs.look(reading)
            kernels, one = _kernels(reading, wish, "" if folder is None else _below(reading, folder))
            found.extend(kernels)
            code = max(code, one)
    return _whole(Read(safe(path), tuple(found), max(code, logs.code())), wish)


def from_git(given: str, paths: Sequence[str], wish: Wish) -> tuple[Read, Read]:
    """The two sides that ``REV``, ``OLD..NEW`` or ``OLD...NEW`` names, below these paths.

    A single revision is held against the files as they are. Logs are those that a revision holds under the paths given.

    Raises:
        Refused: git cannot say.
    """
    try:
        repository = Repository()
        sides = repository.sides(given)
        places = [(path, repository.inside(path)) for path in paths]
        old = _revision(repository, sides.old, places, wish)
        if sides.new is not None:
            return old, _revision(repository, sides.new, places, wish)
        return old, _worktree(places, wish)
    except GitError as error:
        raise Refused(str(error)) from None


def _revision(repository: Repository, commit: str, places: Sequence[tuple[str, str]], wish: Wish) -> Read:
    found: list[Subject] = []
    code = FINE
    dumps = [blob.path for _, place in places for blob in repository.files(commit, place)]
    around = beside(repository, commit, dumps, wish.options.logs)
    for sentence in not_held(commit[:12], around.missing):
        messages.say(sentence)
    for _, place in places:
        for reading, name in _readings(repository, commit, place):
            with read_with(repository, around, name, wish.options) as options:
                kernels, one = _kernels(reading, replace(wish, options=options), name)
            found.extend(kernels)
            code = max(code, one)
    shown = ", ".join(place or "." for _, place in places)
    return _whole(Read(f"{commit[:12]}:{safe(shown)}", tuple(found), code), wish)


def _readings(repository: Repository, commit: str, place: str) -> Iterator[tuple[Reading, str]]:
    """The dumps of a revision below a path, each with its path; a file that was named is read whatever it is."""
    for blob, data in repository.contents(commit, place):
        opened = from_bytes(data, blob.path)
        if not opened.sources and blob.path != place:
            continue
        modules = [module for source in opened.sources for module in read_source(source)]
        yield Reading(modules, [opened.refusal] if opened.refusal else [], opened.skipped), blob.path


def _worktree(places: Sequence[tuple[str, str]], wish: Wish) -> Read:
    found: list[Subject] = []
    code, logs = FINE, Logs(wish.options.logs)
    for path, place in places:
        folder = path if Path(path).is_dir() else None
        with Progress(time.monotonic() + _PATIENCE_SECONDS) as progress:
            for reading in inputs([path], progress):
                logs.look(reading)
                inner = place if folder is None else "/".join(part for part in (place, _below(reading, folder)) if part)
                kernels, one = _kernels(reading, wish, inner)
                found.extend(kernels)
                code = max(code, one)
    return _whole(Read(", ".join(safe(path) for path, _ in places), tuple(found), max(code, logs.code())), wish)


def _below(reading: Reading, folder: str) -> str:
    """The path of a reading's file below the folder that was named."""
    path = next((module.path for module in reading), "")
    return os.path.relpath(path, safe(folder)).replace(os.sep, "/") if path else ""


def _kernels(reading: Reading, wish: Wish, place: str) -> tuple[list[Subject], int]:
    messages.refusals(reading.refused)
    messages.diagnostics(reading)
    found = report(
        reading,
        kernel=wish.kernel,
        gpus=wish.gpus,
        launch=wish.launch,
        options=wish.options,
        refused=reading.refused,
        figures_only=True,
    )
    messages.notes(found)
    code = BUG if found.failed else judged(reading, wish.unread_allowed)
    return subjects(found, lambda _path: place), code


def _with_code(side: Read, code: int) -> Read:
    return Read(side.name, side.kernels, max(side.code, code))


def _whole(side: Read, wish: Wish) -> Read:
    """The side, with the exit code 2 where there is nothing in it that could be compared."""
    if side.kernels or side.code != FINE:
        return side
    what = f"no kernel matches {wish.kernel!r}" if wish.kernel else "there is no kernel to compare"
    messages.say(f"{side.name}: {what}")
    return Read(side.name, side.kernels, NO_ANSWER)


def _is_saved(path: str) -> bool:
    if path == "-" or not Path(path).is_file():
        return False
    try:
        with Path(path).open("rb") as stream:
            return is_saved(stream.read(_HEAD))
    except OSError:
        return False


def _saved(path: str, wish: Wish) -> Read:
    from isaview.base.text import selects

    try:
        if Path(path).stat().st_size > limits.INPUT_BYTES:
            raise NotAReportError(f"it is larger than {limits.INPUT_BYTES // (1024 * 1024)} MiB")
        text = Path(path).read_bytes().decode("utf-8", "replace").removeprefix("\ufeff")
        found: Report = load(text)
    except (OSError, NotAReportError) as error:
        messages.refusals([Refusal(safe(path), "", str(error), "`isaview show FILE --format json` writes one")])
        return Read(safe(path), (), NO_ANSWER)
    messages.refusals(found.refused)
    code = NO_ANSWER if found.refused else FINE
    for module in found.inputs:
        if module.unread_percent > limits.UNREAD_PERCENT and not wish.unread_allowed:
            messages.say(f"{safe(path)}: {module.unread_percent:.1f} % of {module.path} could not be read (exit code 2)")
            code = NO_ANSWER
    paths = {module.path for module in found.inputs}
    start = len(common_folder(paths))
    kernels = subjects(found, lambda one: one[start:] if len(paths) > 1 else "")
    chosen = [one for one in kernels if not wish.kernel or selects(wish.kernel, one.report.name, one.report.demangled)]
    return _whole(Read(safe(path), tuple(chosen), code), wish)
