"""From what was named to pieces: folders, archives, revisions, addresses, files."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import IO

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import files, limits
from isaview.base.text import safe
from isaview.fleet import archives, remote
from isaview.fleet.pieces import Piece, Place
from isaview.inputs.sources import walk
from isaview.runs import Refused, messages
from isaview.runs.revisions import companions
from isaview.tools.git import GitError, repository_of

_REVISION = re.compile(r"(?!-)([^:\s]{2,}):(.*)")
"""``REV:PATH``; one letter before the colon is a drive."""
NO_COMMIT = Place()


class Source(Struct, frozen=True):
    """What was named: its files, as they come; ``total`` counts them, None where nobody knows before they are read."""

    shown: str
    pieces: Callable[[], Iterator[Piece]]
    total: int | None = None


def sources(named: Sequence[str], revisions: Sequence[str], label: Place = NO_COMMIT) -> list[Source]:
    """A source for each path and address, and for each path in each revision that is named.

    ``label`` has the commit of files that lie in no revision.

    Raises:
        Refused: an address or a revision is none that can be read.
    """
    if revisions:
        return [_of_revision(revision, path) for revision in revisions for path in named]
    return [_source(name, label) for name in named]


def label_of(revision: str) -> Place:
    """A place in the commit that a revision names, without source and file. Raises Refused: there is none."""
    try:
        repository = repository_of()
        commit = repository.commit(revision)
        return Place(revision=safe(revision), commit=commit, committed=repository.committed(commit))
    except GitError as error:
        raise Refused(str(error)) from None


def _source(named: str, label: Place) -> Source:
    if remote.is_address(named):
        return _of_address(named, label)
    if not os.path.lexists(named) and (parts := _REVISION.fullmatch(named)):
        return _of_revision(parts[1], parts[2] or ".")
    shown = safe(named).replace(os.sep, "/").rstrip("/") or "/"
    place = replace(label, source=shown, file=safe(Path(named).name))
    if Path(named).is_dir():
        return _of_folder(named, place)
    path = os.path.abspath(named)  # noqa: PTH100  links stay what they are
    return _of_file(Piece(place, path, named=True), lambda: files.opened(path))


def _of_file(piece: Piece, opened: Callable[[], AbstractContextManager[IO[bytes]]]) -> Source:
    """A file that was named: its members where it is an archive."""

    def members() -> Iterator[Piece]:
        try:
            with opened() as stream:
                for name, content in archives.members(stream):
                    inner = replace(piece.place, file=safe(name))
                    yield Piece(inner, refusal=content) if isinstance(content, str) else Piece(inner, data=content)
        except OSError as error:
            yield _lost(replace(piece.place, file=""), error)

    try:
        with opened() as stream:
            is_archive = archives.is_archive(stream.read(archives.HEAD))
        if is_archive:
            return Source(piece.place.source, members)
        whole = replace(piece, mark=remote.mark_of(piece.path)) if piece.is_remote else piece
    except OSError as error:
        whole = _lost(piece.place, error)
    return Source(piece.place.source, lambda: iter([whole]), 1)


def _lost(place: Place, error: OSError) -> Piece:
    return Piece(place, refusal=f"cannot be read: {safe(error.strerror or type(error).__name__)}", is_lost=True)


def _of_folder(named: str, place: Place) -> Source:
    listed = walk(named, limits.SCANNED_FILES)
    if listed.passed_over:
        messages.say(f"{place.source}: {listed.passed_over:,} links or special files not followed")

    def pieces() -> Iterator[Piece]:
        start = os.path.abspath(named)  # noqa: PTH100  links stay what they are
        for path in listed.files:
            inner = os.path.relpath(path, named)
            yield Piece(replace(place, file=safe(inner.replace(os.sep, "/"))), os.path.join(start, inner))  # noqa: PTH118
        if listed.refusal is not None:
            yield Piece(replace(place, file=""), refusal=listed.refusal.message)

    return Source(place.source, pieces, len(listed.files))


def _of_address(address: str, label: Place) -> Source:
    shown = remote.checked(address)
    place = replace(label, source=shown, file=shown.rpartition("/")[2])
    file = Piece(place, address, named=True)
    try:
        listed = remote.files(address)
    except OSError as error:
        lost = _lost(place, error)
        return Source(shown, lambda: iter([lost]), 1)
    if listed is None:
        return _of_file(file, lambda: remote.opened(address))

    def pieces() -> Iterator[Piece]:
        for path, inner, mark in listed[: limits.SCANNED_FILES]:
            yield Piece(replace(place, file=inner), path, mark=mark)
        if len(listed) > limits.SCANNED_FILES:
            yield Piece(replace(place, file=""), refusal=f"it holds more than {limits.SCANNED_FILES:,} files")

    return Source(shown, pieces, len(listed))


def _of_revision(revision: str, path: str) -> Source:
    """The files below a path as a revision has them; those that lie with a dump count as those next to it."""
    label = label_of(revision)
    try:
        repository = repository_of()
        inside = repository.inside(path)
        blobs = repository.files(label.commit, inside)
        next_to = companions(repository, label.commit, [blob.path for blob in blobs], ())
    except GitError as error:
        raise Refused(str(error)) from None
    if not blobs:
        raise Refused(f"{safe(path)}: there is no file at {safe(revision)}")

    def pieces() -> Iterator[Piece]:
        for blob in blobs:
            with_it = next_to.of(blob.path)
            mark = " ".join(own.name for own in (blob, *with_it))
            place = replace(label, source=inside or ".", file=safe(blob.path))
            named = blob.path == inside
            yield Piece(place, blob=blob, companions=with_it, repository=repository, mark=mark, named=named)

    return Source(inside or ".", pieces, len(blobs))
