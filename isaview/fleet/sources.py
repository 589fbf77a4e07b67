"""From what was named to pieces: folders, archives, revisions, addresses, files."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import files, limits
from isaview.base.text import safe
from isaview.fleet import archives, remote
from isaview.fleet.pieces import Left, Piece, Place
from isaview.inputs.sources import walk
from isaview.runs import Refused, messages
from isaview.runs.revisions import companions
from isaview.tools.git import GitError, Repository, repository_of

_HEAD = 264
_REVISION = re.compile(r"(?!-)([^:\s]{2,}):(.*)")
"""``REV:PATH``; one letter before the colon is a drive."""


class Label(Struct, frozen=True):
    """The commit that files are recorded under: as it was named, its digits, its time in seconds since 1970."""

    revision: str = ""
    commit: str = ""
    committed: int = 0


NO_COMMIT = Label()


class Source(Struct, frozen=True):
    """What was named: its files, as they come; ``total`` counts them, None where nobody knows before they are read."""

    shown: str
    pieces: Callable[[], Iterator[Piece | Left]]
    total: int | None = None


def label_of(revision: str, repository: Repository | None = None) -> Label:
    """The commit that a revision names.

    Raises:
        Refused: there is none.
    """
    try:
        around = repository or repository_of()
        commit = around.commit(revision)
        return Label(safe(revision), commit, around.committed(commit))
    except GitError as error:
        raise Refused(str(error)) from None


def sources(named: Sequence[str], revisions: Sequence[str], label: Label = NO_COMMIT) -> list[Source]:
    """A source for each path and address, and for each path in each revision that is named.

    ``label`` is the commit of files that lie in no revision.

    Raises:
        Refused: an address or a revision is none that can be read.
    """
    if revisions:
        return [_of_revision(revision, path) for revision in revisions for path in named]
    return [_source(name, label) for name in named]


def _source(named: str, label: Label) -> Source:
    if remote.is_address(named):
        return _of_address(named, label)
    if not os.path.lexists(named) and (parts := _REVISION.fullmatch(named)):
        return _of_revision(parts[1], parts[2] or ".")
    shown = safe(named).replace(os.sep, "/").rstrip("/") or "/"
    place = Place(shown, safe(Path(named).name), label.revision, label.commit, label.committed)
    if Path(named).is_dir():
        return _of_folder(named, place)
    try:
        is_archive = archives.is_archive(files.beginning(named, _HEAD))
    except OSError as error:
        left = Left(place, f"cannot be read: {safe(error.strerror or str(error))}", is_lost=True)
        return Source(shown, lambda: iter([left]), 1)
    if is_archive:
        return Source(shown, lambda: _of_archive(named, place))
    return Source(shown, lambda: iter([Piece(place, os.path.abspath(named), named=True)]), 1)  # noqa: PTH100


def _of_folder(named: str, place: Place) -> Source:
    listed = walk(named, limits.SCANNED_FILES)
    if listed.passed_over:
        messages.say(f"{place.source}: {listed.passed_over:,} links or special files not followed")

    def pieces() -> Iterator[Piece | Left]:
        start = os.path.abspath(named)  # noqa: PTH100  links stay what they are
        for path in listed.files:
            inner = os.path.relpath(path, named)
            yield Piece(replace(place, file=safe(inner.replace(os.sep, "/"))), os.path.join(start, inner))  # noqa: PTH118
        if listed.refusal is not None:
            yield Left(replace(place, file=""), listed.refusal.message)

    return Source(place.source, pieces, len(listed.files))


def _of_archive(named: str, place: Place) -> Iterator[Piece | Left]:
    with files.opened(named) as stream:
        yield from _unpacked(archives.members(stream), place)


def _unpacked(members: Iterator[archives.Member], place: Place) -> Iterator[Piece | Left]:
    """The members of an archive as pieces."""
    for name, content in members:
        inner = replace(place, file=safe(name))
        yield Left(inner, content) if isinstance(content, str) else Piece(inner, data=content)


def _of_address(address: str, label: Label) -> Source:
    shown = remote.checked(address)
    place = Place(shown, shown.rpartition("/")[2], label.revision, label.commit, label.committed)
    try:
        listed = remote.files(address)
        if listed is None:
            with remote.opened(address) as stream:
                is_archive = archives.is_archive(stream.read(_HEAD))
            if is_archive:
                return Source(shown, lambda: _of_remote_archive(address, place))
            piece = Piece(place, address, mark=remote.mark_of(address), named=True)
            return Source(shown, lambda: iter([piece]), 1)
    except OSError as error:
        left = Left(place, f"cannot be read: {error.strerror}", is_lost=True)
        return Source(shown, lambda: iter([left]), 1)
    over = [Left(replace(place, file=""), "it holds more files than are scanned")] if len(listed) > limits.SCANNED_FILES else []

    def pieces() -> Iterator[Piece | Left]:
        for file in listed[: limits.SCANNED_FILES]:
            yield Piece(replace(place, file=file.file), file.address, mark=file.mark)
        yield from over

    return Source(shown, pieces, len(listed))


def _of_remote_archive(address: str, place: Place) -> Iterator[Piece | Left]:
    try:
        with remote.opened(address) as stream:
            yield from _unpacked(archives.members(stream), place)
    except OSError as error:
        yield Left(replace(place, file=""), f"cannot be read: {error.strerror}", is_lost=True)


def _of_revision(revision: str, path: str) -> Source:
    """The files below a path as a revision has them; those that lie with a dump count as those next to it."""
    try:
        repository = repository_of()
        label = label_of(revision, repository)
        inside = repository.inside(path)
        blobs = repository.files(label.commit, inside)
        next_to = companions(repository, label.commit, [blob.path for blob in blobs], ())
    except GitError as error:
        raise Refused(str(error)) from None
    if not blobs:
        raise Refused(f"{safe(path)}: there is no file at {safe(revision)}")

    def pieces() -> Iterator[Piece | Left]:
        for blob in blobs:
            with_it = next_to.of(blob.path)
            mark = " ".join(own.name for own in (blob, *with_it))
            place = Place(inside or ".", safe(blob.path), label.revision, label.commit, label.committed)
            yield Piece(place, blob=blob, companions=with_it, repository=repository, mark=mark, named=blob.path == inside)

    return Source(inside or ".", pieces, len(blobs))
