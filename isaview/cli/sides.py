"""The two sides of a comparison: files, folders, saved reports or revisions become kernels to be compared."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field, json
from msgspec.structs import replace

from isaview.analysis.contract import Launch
from isaview.base import files, limits
from isaview.base.text import common_folder, no_kernel, safe, selected
from isaview.cli import messages
from isaview.cli.ahead import Ahead, Wanted, ahead, answer, files_below
from isaview.cli.command import BUG, FINE, NO_ANSWER, Refused
from isaview.cli.inputs import Logs, Patterns, exit_code, inputs
from isaview.cli.revisions import companions, not_held, options_with
from isaview.compare.changes import compare
from isaview.compare.pairing import Subject, subjects
from isaview.compare.saved import NotAReportError, is_saved, load
from isaview.gpus.hardware import find
from isaview.inputs.load import Reading, read_bytes, read_file
from isaview.inputs.sources import Refusal
from isaview.reports.report import report
from isaview.reports.results import Shared
from isaview.tools.evidence import Options
from isaview.tools.git import GitError, Range, Repository, repository_of

if TYPE_CHECKING:
    from isaview.gpus.hardware import Gpu

_BOTH = 2
_HEAD = 400
"""Bytes of a file that show whether it is a saved report."""


class ReportRequest(Struct, frozen=True):
    """What of each side is wanted: kernels whose name fits, whether much unread text is accepted, and how figures are computed.

    ``options`` are of the side that they are used for: logs belong to one build.
    """

    kernel: str = ""
    unread_allowed: bool = False
    gpus: tuple[Gpu, ...] = ()
    launch: Launch | None = None
    options: Options = field(default_factory=Options)
    jobs: int = 1
    shared: Shared = field(default_factory=dict)
    """What was found in the kernels of either side, so that equal ones are analysed once."""


class ComparedSide(Struct, frozen=True):
    """One side: its name on screen, its kernels, and the exit code that follows from how it could be read."""

    name: str
    kernels: tuple[Subject, ...]
    code: int = FINE


def from_paths(path: str, request: ReportRequest, ahead: Ahead | None = None) -> ComparedSide:
    """A file, a folder, a saved report, or standard input for ``-``; what other processes find ``ahead`` is not made again."""
    if not _is_saved(path):
        return _from_files([(path, "")], request, ahead)
    side = _saved(path, request)
    return replace(side, code=max(side.code, Logs(request.options.logs).code()))


def both_from_paths(paths: Sequence[str], old: ReportRequest, new: ReportRequest) -> tuple[ComparedSide, ComparedSide]:
    """The two sides of two paths; files of the same place below them are looked at together, by other processes if many."""
    sizes = [Path(path).stat().st_size for path in paths if Path(path).is_file()]
    old, new = _asked_alike(old, sizes), _asked_alike(new, sizes)
    is_alike = old.options == new.options and not any(map(_is_saved, paths))
    names = tuple(gpu.name for gpu in new.gpus)
    wanted = Wanted(new.kernel, names, new.launch, new.options)
    with ahead(_together(paths) if is_alike else (), f"{__name__}:{handled.__name__}", wanted, new.jobs, new.shared) as others:
        return from_paths(paths[0], old, others), from_paths(paths[1], new, others)


def _asked_alike(request: ReportRequest, sizes: Sequence[int]) -> ReportRequest:
    """The request with a budget of the assembler for both of two files, where it is enough for one and nearly for the other.

    A figure that only one side has is no change, and an edit near the budget would make many of them.
    """
    least, most = min(sizes, default=0), max(sizes, default=0)
    budget = request.options.exact_bytes
    if len(sizes) != _BOTH or not least <= budget < most <= _BOTH * budget:
        return request
    return replace(request, options=replace(request.options, exact_bytes=most))


def _together(paths: Sequence[str]) -> list[list[str]]:
    """The files of both sides, those of the same place in a group."""
    sides = [{os.path.relpath(file, path): file for file in files_below(path)} for path in paths]
    return [[side[name] for side in sides if name in side] for name in dict.fromkeys((*sides[0], *sides[1]))]


def handled(asked: list[Any]) -> str:
    """What is found in the kernels of a group of files, in another process."""
    paths, text = asked
    wanted = json.decode(text, type=Wanted)
    gpus, seen = tuple(map(find, wanted.gpus)), list[tuple[Subject, ...]]()

    def look(path: str, shared: Shared) -> None:
        request = ReportRequest(wanted.kernel, False, gpus, wanted.launch, wanted.options, shared=shared)
        found, _ = _kernels(read_file(path, limits.READING_SECONDS).with_listings(), request, "")
        seen.append(tuple(found))
        if len(seen) > 1:  # what else is asked of kernels that are not the same
            compare(*seen, across_targets=True, bodies=False)

    return answer(look, paths, wanted)


def from_git(given: str, paths: Sequence[str], request: ReportRequest) -> tuple[ComparedSide, ComparedSide]:
    """The two sides that ``REV``, ``OLD..NEW`` or ``OLD...NEW`` names, below these paths.

    A single revision is held against the files as they are. Logs are those that a revision holds under the paths given.

    Raises:
        Refused: git cannot say.
    """
    try:
        repository = repository_of()
        sides = repository.sides(given)
        places = [(path, repository.inside(path)) for path in paths]
        request = _asked_alike(request, _sizes(repository, sides, places))
        old = _from_revision(repository, sides.old, [place for _, place in places], request)
        if sides.new is None:
            return old, _from_files(places, request)
        return old, _from_revision(repository, sides.new, [place for _, place in places], request)
    except GitError as error:
        raise Refused(str(error)) from None


def _sizes(repository: Repository, sides: Range, places: Sequence[tuple[str, str]]) -> list[int]:
    """The bytes of the one file that is compared, on each side; none of several files."""
    (path, place), *others = places or [("", "")]
    if others or not place:
        return []
    sizes = [[blob.size for blob in repository.files(one, place)] for one in (sides.old, sides.new) if one is not None]
    if sides.new is None:
        sizes.append([Path(path).stat().st_size] if Path(path).is_file() else [])
    return [size for found in sizes if len(found) == 1 for size in found]


def chosen(sides: Sequence[Subject], pattern: str) -> tuple[Subject, ...]:
    """The kernels a pattern means; an exact name means that kernel alone, "" means all."""
    meant = {id(kernel) for kernel in selected([side.report for side in sides], pattern)}
    return tuple(side for side in sides if id(side.report) in meant)


def _from_revision(repository: Repository, commit: str, places: Sequence[str], request: ReportRequest) -> ComparedSide:
    """A revision's dumps below some paths; a file that was named is read whatever it is."""
    kernels: list[Subject] = []
    code, names = FINE, Patterns("")
    dumps = [blob.path for place in places for blob in repository.files(commit, place)]
    with_dumps = companions(repository, commit, dumps, request.options.logs)
    for sentence in not_held(commit[:12], with_dumps.missing):
        messages.say(sentence)
    for place in places:
        for blob, data in repository.contents(commit, place):
            reading = read_bytes(data, blob.path)
            if reading.refused and blob.path != place:
                continue
            messages.refusals(reading.refused)
            messages.diagnostics(reading)
            with options_with(repository, with_dumps.of(blob.path), request.options) as options:
                found, worst = _kernels(reading, replace(request, options=options), blob.path)
            names.look(reading.kernels())
            kernels.extend(found)
            code = max(code, worst)
            messages.file_done(blob.path)
    return _whole(f"{commit[:12]}:{safe(', '.join(place or '.' for place in places))}", kernels, code, request, names.names)


def _from_files(places: Iterable[tuple[str, str]], request: ReportRequest, ahead: Ahead | None = None) -> ComparedSide:
    """Files and folders as they are, each with the place that its kernels are paired by."""
    kernels: list[Subject] = []
    code, logs, names = FINE, Logs(request.options.logs), Patterns("")
    paths = []
    for path, place in places:
        paths.append(path)
        for reading in inputs([path], logs, ahead):
            inner = _below(reading, path) if Path(path).is_dir() else ""
            found, worst = _kernels(reading, request, "/".join(part for part in (place, inner) if part))
            kernels.extend(found)
            names.look(reading.kernels())
            code = max(code, worst)
    return _whole(safe(", ".join(paths)), kernels, max(code, logs.code()), request, names.names)


def _below(reading: Reading, folder: str) -> str:
    """The path of a reading's file below the folder that was named."""
    path = next((module.path for module in reading), "")
    return os.path.relpath(path, safe(folder)).replace(os.sep, "/") if path else ""


def _kernels(reading: Reading, request: ReportRequest, place: str) -> tuple[list[Subject], int]:
    found = report(
        reading,
        kernel=request.kernel,
        gpus=request.gpus,
        launch=request.launch,
        options=request.options,
        refused=reading.refused,
        figures_only=True,
        shared=request.shared,
    )
    messages.notes(found)
    code = BUG if found.failed else exit_code(reading, request.unread_allowed)
    return subjects(found, lambda _path: place), code


def _whole(name: str, kernels: Sequence[Subject], code: int, request: ReportRequest, names: Iterable[str]) -> ComparedSide:
    """A side, with the exit code 2 where there is nothing in it that could be compared; ``names`` are all kernels there are."""
    if not kernels and code == FINE:
        what = no_kernel(request.kernel, list(dict.fromkeys(names))) if request.kernel else "there is no kernel to compare"
        messages.say(f"{name}: {what}")
        code = NO_ANSWER
    return ComparedSide(name, tuple(kernels), code)


def _is_saved(path: str) -> bool:
    try:
        return path != "-" and is_saved(files.beginning(path, _HEAD))
    except OSError:
        return False


def _saved(path: str, request: ReportRequest) -> ComparedSide:
    try:
        found = load(files.content(path, limits.INPUT_BYTES).decode("utf-8", "replace").removeprefix("\ufeff"))
    except (OSError, NotAReportError) as error:
        message = getattr(error, "strerror", None) or str(error)
        messages.refusals([Refusal(safe(path), "", message, "`isaview show FILE --format json` writes one")])
        return ComparedSide(safe(path), (), NO_ANSWER)
    messages.refusals(found.refused)
    code = NO_ANSWER if found.refused else FINE
    for module in found.inputs:
        if module.unread_percent > limits.UNREAD_PERCENT and not request.unread_allowed:
            messages.say(f"{safe(path)}: {module.unread_percent:.1f} % of {module.path} could not be read (exit code 2)")
            code = NO_ANSWER
    paths = {module.path for module in found.inputs}
    start = len(common_folder(paths))
    kernels = subjects(found, lambda name: name[start:] if len(paths) > 1 else "")
    names = [kernel.demangled for kernel in found.kernels]
    return _whole(safe(path), chosen(kernels, request.kernel), code, request, names)
