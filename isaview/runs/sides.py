"""The two sides of a comparison: files, folders, saved reports or revisions become kernels to be compared."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec import Struct, json
from msgspec.structs import replace

from isaview.base import files, limits
from isaview.base.text import common_folder, no_kernel, safe, select_kernels
from isaview.compare.models import Models
from isaview.compare.pairing import Subject, subjects
from isaview.compare.saved import NotAReportError, is_saved, load
from isaview.inputs.sources import Refusal
from isaview.reports.report import Analysed
from isaview.runs import BUG, FINE, NO_ANSWER, Refused, messages
from isaview.runs.answering import answer, kernels_of
from isaview.runs.answers import FileAnswer, FileRequest, Task
from isaview.runs.patterns import Logs, Patterns
from isaview.runs.revisions import Companions, companions, not_held, options_with
from isaview.runs.run import Run
from isaview.tools.git import Blob, GitError, Range, Repository, repository_of

_BOTH = 2
_HEAD = 400
"""Bytes of a file that show whether it is a saved report."""


class ComparedSide(Struct, frozen=True):
    """One side: its name on screen, its kernels, and the exit code that follows from how it could be read."""

    name: str
    kernels: tuple[Subject, ...]
    code: int = FINE


def from_path(path: str, request: FileRequest, jobs: int | None = 1) -> ComparedSide:
    """A file, a folder, a saved report, or standard input for ``-``."""
    if not _is_saved(path):
        return _from_files([(path, "")], request, jobs)
    side = _read_saved(path, request)
    return replace(side, code=max(side.code, Logs(request.options.logs).code()))


def both_from_paths(
    paths: Sequence[str], old: FileRequest, new: FileRequest, jobs: int | None
) -> tuple[ComparedSide, ComparedSide]:
    """The two sides of two paths."""
    amounts = [_amounts(path) for path in paths if Path(path).is_file()]
    return from_path(paths[0], _asked_alike(old, amounts), jobs), from_path(paths[1], _asked_alike(new, amounts), jobs)


def _amounts(path: str) -> tuple[int, int]:
    """The bytes of a file, and at least as many as its instructions if it is PTX: its semicolons; 0 of what is no PTX."""
    size = Path(path).stat().st_size
    return size, files.content(path, limits.INPUT_BYTES).count(b";") if path.endswith(".ptx") else 0


def _asked_alike(request: FileRequest, amounts: Sequence[tuple[int, int]]) -> FileRequest:
    """The request with budgets of the assembler for both of two files, where they are enough for one and nearly for the other.

    A figure that only one side has is no change, and an edit near a budget would make many of them.
    """
    if len(amounts) != _BOTH:
        return request
    (least, most), statements = sorted(size for size, _ in amounts), max(count for _, count in amounts)
    options, budget = request.options, request.options.exact_bytes
    if least <= budget < most <= _BOTH * budget:
        options = replace(options, exact_bytes=most)
    if statements <= _BOTH * options.exact_instructions:
        options = replace(options, exact_instructions=max(options.exact_instructions, statements))
    return replace(request, options=options)


def from_git(revisions: str, paths: Sequence[str], request: FileRequest, jobs: int | None) -> tuple[ComparedSide, ComparedSide]:
    """The two sides that ``REV``, ``OLD..NEW`` or ``OLD...NEW`` names, below these paths.

    A single revision is held against the files as they are. Logs are those that a revision holds under the paths given.

    Raises:
        Refused: git cannot say.
    """
    try:
        repository = repository_of()
        sides = repository.sides(revisions)
        places = [(path, repository.relative_path(path)) for path in paths]
        request = _asked_alike(request, _amounts_of(repository, sides, places))
        old = _from_revision(repository, sides.old, [place for _, place in places], request)
        if sides.new is None:
            return old, _from_files(places, request, jobs)
        return old, _from_revision(repository, sides.new, [place for _, place in places], request)
    except GitError as error:
        raise Refused(str(error)) from None


def _amounts_of(repository: Repository, sides: Range, places: Sequence[tuple[str, str]]) -> list[tuple[int, int]]:
    """The `_amounts` of the one file that is compared, on each side; none of several files."""
    (path, place), *others = places or [("", "")]
    if others or not place:
        return []
    commits = [commit for commit in (sides.old, sides.new) if commit is not None]
    blobs = [list(repository.files(commit, place)) for commit in commits]
    is_ptx = place.endswith(".ptx")
    amounts = [
        (blob.size, repository.content(blob).count(b";") if is_ptx else 0) for (blob, *more) in filter(None, blobs) if not more
    ]
    return [*amounts, *([_amounts(path)] if sides.new is None and Path(path).is_file() else [])]


def choose_subjects(sides: Sequence[Subject], pattern: str) -> tuple[Subject, ...]:
    """The kernels a pattern means; an exact name means that kernel alone, "" means all."""
    chosen_ids = {id(kernel) for kernel in select_kernels([side.report for side in sides], pattern)}
    return tuple(side for side in sides if id(side.report) in chosen_ids)


def _from_revision(repository: Repository, commit: str, places: Sequence[str], request: FileRequest) -> ComparedSide:
    """A revision's dumps below some paths; a file that was named is read whatever it is."""
    kernels: list[Subject] = []
    code, names = FINE, Patterns("")
    dumps = [(place, blob) for place in places for blob in repository.files(commit, place)]
    with_dumps = companions(repository, commit, [blob.path for _, blob in dumps], request.options.logs)
    for sentence in not_held(commit[:12], with_dumps.missing):
        messages.say(sentence)
    for place, blob in dumps:
        answered, models = of_revision(repository, blob, repository.content(blob), request, with_dumps)
        if answered.report.refused and blob.path != place:
            continue
        for line in answered.error_lines:
            messages.say(line)
        names.hear((), answered.names)
        kernels.extend(_subjects(answered, models, blob.path))
        code = max(code, BUG if answered.failed else answered.code)
    return _side(f"{commit[:12]}:{safe(', '.join(place or '.' for place in places))}", kernels, code, request, names.names)


def of_revision(
    repository: Repository, blob: Blob, data: bytes, request: FileRequest, with_dumps: Companions
) -> tuple[FileAnswer, Models]:
    """The answer for a file of a revision, with what lies next to it there, and where the models of its kernels are."""
    next_to_it = with_dumps.blobs_of(blob.path)
    options_text = json.encode(request.options).decode()
    task = Task(
        blob.path, data=data, key=" ".join((blob.name, safe(blob.path), options_text, *(own.name for own in next_to_it)))
    )
    models: dict[Task, Models] = {}
    answer_of_file = answer(task, replace(request, options=options_with(repository, next_to_it, request.options)), models)

    def read() -> Sequence[Analysed]:
        return kernels_of(task, replace(request, options=options_with(repository, next_to_it, request.options)))

    return answer_of_file, models.get(task) or Models(read)


def _from_files(places: Iterable[tuple[str, str]], request: FileRequest, jobs: int | None) -> ComparedSide:
    """Files and folders as they are, each with the place that its kernels are paired by."""
    run, kernels, paths = Run(request, jobs, keeps_models=True), list[Subject](), list[str]()
    for path, place in places:
        paths.append(path)
        for task, answered in run.answers([path]):
            inner = os.path.relpath(task.path, path).replace(os.sep, "/") if Path(path).is_dir() else ""
            kernels.extend(_subjects(answered, run.models_of(task), "/".join(part for part in (place, inner) if part)))
    code = max(BUG if run.failed else run.code, run.logs.code())
    return _side(safe(", ".join(paths)), kernels, code, request, run.patterns.names)


def _subjects(answered: FileAnswer, models: Models, place: str) -> list[Subject]:
    return subjects(answered.report, lambda _path: place, answered.bodies, models)


def _side(name: str, kernels: Sequence[Subject], code: int, request: FileRequest, names: Iterable[str]) -> ComparedSide:
    """A side, with the exit code 2 where there is nothing in it that could be compared; ``names`` are all kernels there are."""
    if not kernels and code == FINE:
        message = no_kernel(request.kernel, list(dict.fromkeys(names))) if request.kernel else "there is no kernel to compare"
        messages.say(f"{name}: {message}")
        code = NO_ANSWER
    return ComparedSide(name, tuple(kernels), code)


def _is_saved(path: str) -> bool:
    try:
        return path != "-" and is_saved(files.beginning(path, _HEAD))
    except OSError:
        return False


def _read_saved(path: str, request: FileRequest) -> ComparedSide:
    try:
        saved = load(files.content(path, limits.INPUT_BYTES).decode("utf-8", "replace").removeprefix("\ufeff"))
    except (OSError, NotAReportError) as error:
        message = getattr(error, "strerror", None) or str(error)
        messages.refusals([Refusal(safe(path), "", message, "`isaview show FILE --format json` writes one")])
        return ComparedSide(safe(path), (), NO_ANSWER)
    messages.refusals(saved.refused)
    code = NO_ANSWER if saved.refused else FINE
    for module in saved.inputs:
        if module.unread_percent > limits.UNREAD_PERCENT and not request.unread_allowed:
            messages.say(f"{safe(path)}: {module.unread_percent:.1f} % of {module.path} could not be read (exit code 2)")
            code = NO_ANSWER
    paths = {module.path for module in saved.inputs}
    start = len(common_folder(paths))
    kernels = subjects(saved, lambda name: name[start:] if len(paths) > 1 else "")
    names = [kernel.demangled for kernel in saved.kernels]
    return _side(safe(path), choose_subjects(kernels, request.kernel), code, request, names)
