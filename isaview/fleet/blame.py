"""The commits of a repository that changed a figure of kernels, by reading their dumps out of its revisions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime

from msgspec import Struct

from isaview.base import limits
from isaview.base.measure import Measure, unavailable
from isaview.base.metrics import Metric
from isaview.base.text import safe, selects
from isaview.fleet.history import Change
from isaview.runs import Refused
from isaview.runs.answers import FileRequest
from isaview.runs.previous import kernels_of
from isaview.runs.revisions import Companions, Revision, companions, repository
from isaview.tools.git import Blob, GitError, Repository


class Kernel(Struct, frozen=True):
    """A kernel of a commit: ``key`` is the same in every commit, its file, module, target and name."""

    key: tuple[str, ...]
    file: str
    name: str
    target: str


Figures = Mapping[Kernel, Measure]


class Blame(Struct, frozen=True):
    """The changes, latest first, of so many commits; ``is_cut`` says that the range has more."""

    changes: tuple[Change, ...]
    commits: int
    is_cut: bool


def blame(path: str, revisions: str, metric: Metric, pattern: str, request: FileRequest) -> Blame:
    """Who changed a figure of the kernels of a file or folder, from commit to commit of ``OLD..NEW``.

    Raises:
        Refused: there is no repository or revision, or no kernel of that name in the range.
    """
    around = repository()
    if around is None:
        raise Refused("this folder is in no git repository, or git is not there")
    try:
        sides, inside = around.sides(revisions), around.inside(path)
        new = sides.new or around.commit("HEAD")
        commits = around.commits(sides.old, new, inside, limits.BLAMED_COMMITS)
        states = [(commit, moment, _figures(around, commit, inside, metric, pattern, request)) for commit, moment in commits]
        first = _figures(around, sides.old, inside, metric, pattern, request)
    except GitError as error:
        raise Refused(str(error)) from None
    if not first and not any(figures for _, _, figures in states):
        raise Refused(f"no kernel that is meant is in {safe(path)} from {safe(revisions)}")
    changes: list[Change] = []
    before, commit_before = first, sides.old
    for commit, moment, figures in states:
        changes.extend(_changes(before, figures, commit, moment, commit_before))
        before, commit_before = figures, commit
    return Blame(tuple(reversed(changes)), len(commits), len(commits) == limits.BLAMED_COMMITS)


def _figures(
    around: Repository, commit: str, inside: str, metric: Metric, pattern: str, request: FileRequest
) -> dict[Kernel, Measure]:
    """The figure of each kernel that is meant, in a commit; what was read of a file in another commit comes from the store."""
    blobs = around.files(commit, inside)
    figures: dict[Kernel, Measure] = {}
    with_dumps = companions(around, commit, [blob.path for blob in blobs], ())
    for blob in blobs:
        revision = Revision(around, commit, commit[:12])
        of_file = _of_file(revision, blob, metric, request, with_dumps)
        figures.update(pair for pair in of_file if not pattern or selects(pattern, pair[0].name, pair[0].name))
    return figures


def _of_file(
    revision: Revision, blob: Blob, metric: Metric, request: FileRequest, with_dumps: Companions
) -> Iterator[tuple[Kernel, Measure]]:
    for subject in kernels_of(revision, blob, blob.path, request, with_dumps) or ():
        report, module = subject.report, subject.module
        measure = report.measures.get(metric.name) or unavailable(metric.unit, "this kernel has no such figure")
        file, target = safe(blob.path), module.target or ""
        yield Kernel((file, module.part, target, report.name), file, report.demangled, target), measure


def _changes(before: Figures, now: Figures, commit: str, moment: str, commit_before: str) -> Iterator[Change]:
    older = {kernel.key: measure for kernel, measure in before.items()}
    at = datetime.fromisoformat(moment).isoformat()
    for kernel, measure in sorted(now.items(), key=lambda pair: pair[0].key, reverse=True):
        was = older.get(kernel.key)
        if was is not None and was.value != measure.value:
            old, new = (None if figure.value is None else float(figure.value) for figure in (was, measure))
            own = kernel.name, kernel.file, kernel.target, commit, at, commit_before
            yield Change(*own, old, new, was.origin, measure.origin)
