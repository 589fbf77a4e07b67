"""What the kernels of some files were before, by a revision of git."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.base import files, limits
from isaview.compare.pairing import Subject
from isaview.runs import Refused
from isaview.runs.answers import FileRequest
from isaview.runs.revisions import Companions, Revision, companions
from isaview.runs.sides import of_revision
from isaview.tools.git import Blob, GitError

_DELETED = 50
"""Deleted files in which the kernels of new ones are looked for."""


class PreviousFiles(Struct, frozen=True):
    """What a revision has of some files: their text by place, and which of them are not different now.

    ``deleted`` are files that are not there any more: one of them may be what a new file was, where too much changed for git
    to see it.
    """

    blobs: Mapping[str, Blob] = field(default_factory=dict)
    renamed: Mapping[str, str] = field(default_factory=dict)
    same: frozenset[str] = frozenset()
    deleted: tuple[Blob, ...] = ()
    companions: Companions = field(default_factory=Companions)


def previous_files(revision: Revision, paths: Mapping[str, str], logs: Sequence[str]) -> PreviousFiles:
    """What a revision has of files; ``paths`` leads from their places in the repository to where they are read.

    ``logs`` are files that were given for today's side; the revision may hold its own.

    Raises:
        Refused: git cannot say.
    """
    repository, commit = revision.repository, revision.commit
    if repository is None or not commit:
        return PreviousFiles()
    try:
        blobs = repository.blobs(commit, list(paths))
        missing = [place for place in paths if place not in blobs]
        moves, deleted = repository.moves_since(commit) if missing else ({}, [])
        renamed = {place: moves[place] for place in missing if place in moves}
        suffixes = {Path(place).suffix for place in missing if place not in renamed}
        candidates = [path for path in deleted if Path(path).suffix in suffixes][:_DELETED]
        older = repository.blobs(commit, [*renamed.values(), *candidates]) if renamed or candidates else {}
        with_dumps = companions(repository, commit, [blob.path for blob in (*blobs.values(), *older.values())], logs)
    except GitError as error:
        raise Refused(str(error)) from None
    same = frozenset(place for place, blob in blobs.items() if _has_content(paths[place], blob.name))
    blobs.update((place, older[name]) for place, name in renamed.items() if name in older)
    return PreviousFiles(blobs, renamed, same, tuple(older[path] for path in candidates if path in older), with_dumps)


def _has_content(path: str, name: str) -> bool:
    """Whether a file holds what a git object of that name does, line ends aside."""
    try:
        data = files.content(path, limits.INPUT_BYTES)
    except OSError:
        return False
    algorithm = "sha256" if len(name) == 64 else "sha1"
    return any(
        hashlib.new(algorithm, b"blob %d\0" % len(text) + text, usedforsecurity=False).hexdigest() == name
        for text in (data, data.replace(b"\r\n", b"\n"))
    )


def kernels_of(
    revision: Revision, blob: Blob, place: str, request: FileRequest, with_dumps: Companions
) -> tuple[Subject, ...] | None:
    """The kernels of a file of a revision, as they are paired now at ``place``; None where there is nothing to read in it.

    Raises:
        Refused: git does not have it.
    """
    from isaview.gate.checking import subjects_with_figures

    assert revision.repository is not None
    try:
        data = revision.repository.content(blob)
        answered, models = of_revision(revision.repository, blob, data, replace(request, kernel=""), with_dumps)
    except GitError as error:
        raise Refused(str(error)) from None
    return subjects_with_figures(answered.report, place, answered.bodies, models) if answered.names else None
