"""The commits of a repository that changed a figure of kernels, by reading their dumps out of its revisions."""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise

from msgspec import Struct

from isaview.base import limits
from isaview.base.measure import Measure, unavailable
from isaview.base.metrics import Metric
from isaview.base.text import no_kernel, safe, select_kernels
from isaview.runs import Refused
from isaview.runs.answers import FileRequest
from isaview.runs.previous import kernels_of
from isaview.runs.revisions import Revision, companions, repository
from isaview.tools.git import GitError, Repository
from isaview.views.trend import Change


class Kernel(Struct, frozen=True, order=True):
    """What is the same kernel in every commit."""

    file: str
    part: str
    target: str
    name: str
    demangled: str


def blame(path: str, revisions: str, metric: Metric, pattern: str, request: FileRequest) -> tuple[list[Change], str]:
    """Who changed a figure of the kernels of a file or folder, from commit to commit of ``OLD..NEW``; what was looked at.

    Raises:
        Refused: there is no repository or revision, or no kernel of that name in the range.
    """
    around = repository()
    if around is None:
        raise Refused("this folder is in no git repository, or git is not there")
    try:
        sides, inside = around.sides(revisions), around.relative_path(path)
        new = sides.new or around.commit("HEAD")
        commits = around.commits(sides.old, new, inside, limits.BLAMED_COMMITS + 1)
        is_cut = len(commits) > limits.BLAMED_COMMITS
        listed = commits if is_cut else [(sides.old, ""), *commits]
        states = [(commit, moment, _figures_in(around, commit, inside, metric, request)) for commit, moment in listed]
    except GitError as error:
        raise Refused(str(error)) from None
    kernels = sorted({kernel for _, _, figures in states for kernel in figures})
    if not kernels:
        raise Refused(f"{safe(path)} has no kernel from {safe(revisions)}")
    meant = select_kernels(kernels, pattern)
    if not meant:
        raise Refused(no_kernel(pattern, list(dict.fromkeys(kernel.demangled for kernel in kernels))))
    changes: list[Change] = []
    for (commit_before, _, before), (commit, moment, now) in reversed(list(pairwise(states))):
        for kernel in meant:
            old, current = before.get(kernel), now.get(kernel)
            if old is not None and current is not None and old.value != current.value:
                own = kernel.demangled, kernel.file, kernel.target, commit
                at = datetime.fromisoformat(moment).isoformat()
                values = _value_of(old), _value_of(current), old.origin, current.origin
                changes.append(Change(*own, at, commit_before, *values))
    count = len(states) - 1
    touch = "1 commit touches" if count == 1 else f"{count:,} commits touch"
    return changes, f"{touch} {safe(path)}" + (", the latest of more" if is_cut else "")


def _value_of(measure: Measure) -> float | None:
    return None if measure.value is None else float(measure.value)


def _figures_in(around: Repository, commit: str, inside: str, metric: Metric, request: FileRequest) -> dict[Kernel, Measure]:
    """The figure of each kernel in a commit; what was read of a file in another commit comes from the store."""
    blobs = around.files(commit, inside)
    revision, with_dumps = Revision(around, commit, commit[:12]), companions(around, commit, [blob.path for blob in blobs], ())
    none = unavailable(metric.unit, "this kernel has no such figure")
    figures: dict[Kernel, Measure] = {}
    for blob in blobs:
        for subject in kernels_of(revision, blob, blob.path, request, with_dumps) or ():
            report, module = subject.report, subject.module
            kernel = Kernel(safe(blob.path), module.part, module.target or "", report.name, report.demangled)
            figures[kernel] = report.measures.get(metric.name) or none
    return figures
