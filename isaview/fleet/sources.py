"""From what was named to pieces: folders, archives, revisions, addresses, files."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import IO

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import files, limits, regex
from isaview.base.text import safe
from isaview.fleet import archives, remote
from isaview.fleet.pieces import Piece, Place, attach_companions, family
from isaview.inputs.sources import is_skipped, walk
from isaview.runs import Refused, messages
from isaview.tools.git import GitError, repository_of

_REVISION = regex.compile(r"(?!-)([^:\s]{2,}):(.*)")
"""``REV:PATH``; one letter before the colon is a drive."""
NO_COMMIT = Place()
_WAITING_BYTES = 64 << 20
"""Bytes out of an archive that wait for what lies next to them."""


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
        return [_revision_source(revision, path) for revision in revisions for path in named]
    return [_source_of(name, label) for name in named]


def commit_place(revision: str) -> Place:
    """A place in the commit that a revision names, without source and file. Raises Refused: there is none."""
    try:
        repository = repository_of()
        commit = repository.commit(revision)
        return Place(revision=safe(revision), commit=commit, committed=repository.commit_time(commit))
    except GitError as error:
        raise Refused(str(error)) from None


def _source_of(named: str, label: Place) -> Source:
    if remote.is_address(named):
        shown = remote.check_address(named)
        place = replace(label, source=shown, file=shown.rpartition("/")[2])
        file = Piece(place, named, named=True)
        try:
            listed = remote.files(named)
        except OSError as error:
            lost = _unreadable_piece(place, error)
            return Source(shown, lambda: iter([lost]), 1)
        if listed is None:
            return _file_source(file, lambda: remote.open_file(named))

        looked_at = [entry for entry in listed if _is_looked_at(entry[1])][: limits.SCANNED_FILES]

        def pieces() -> Iterator[Piece]:
            entries = (Piece(replace(place, file=inner), path, mark=mark) for path, inner, mark in looked_at)
            yield from _with_companions(entries, [inner for _, inner, _ in looked_at])
            if len(listed) > limits.SCANNED_FILES:
                yield Piece(replace(place, file=""), refusal=f"it holds more than {limits.SCANNED_FILES:,} files")

        return Source(shown, pieces, len(looked_at))
    # A file named `a:b` is a file; only what does not exist can be a revision.
    if not os.path.lexists(named) and (parts := _REVISION.fullmatch(named)):
        return _revision_source(parts[1], parts[2] or ".")
    shown = safe(named).replace(os.sep, "/").rstrip("/") or "/"
    place = replace(label, source=shown, file=safe(Path(named).name))
    if Path(named).is_dir():
        return _folder_source(named, place)
    path = os.path.abspath(named)  # noqa: PTH100  links stay what they are
    return _file_source(Piece(place, path, named=True), lambda: files.open_file(path))


def _file_source(piece: Piece, opened: Callable[[], AbstractContextManager[IO[bytes]]]) -> Source:
    """A file that was named: its members where it is an archive."""

    def members() -> Iterator[Piece]:
        try:
            with opened() as stream:
                listed = [name for name, _ in archives.members(stream, reads=False)]
                yield from _with_companions(_member_pieces(piece.place, stream), listed)
        except OSError as error:
            yield _unreadable_piece(replace(piece.place, file=""), error)

    try:
        with opened() as stream:
            is_archive = archives.is_archive(stream.read(archives.HEAD))
        if is_archive:
            return Source(piece.place.source, members)
        whole = replace(piece, mark=remote.mark_of(piece.path)) if piece.is_remote else piece
    except OSError as error:
        whole = _unreadable_piece(piece.place, error)
    return Source(piece.place.source, lambda: iter([whole]), 1)


def _member_pieces(place: Place, stream: IO[bytes]) -> Iterator[Piece]:
    for name, content in archives.members(stream):
        inner = replace(place, file=name)
        if _is_looked_at(name):
            yield Piece(inner, refusal=content) if isinstance(content, str) else Piece(inner, data=content)


def _is_looked_at(file: str) -> bool:
    """Whether a file lies in no folder that is hidden or a tool's: those of folders that are scanned are passed over."""
    return not any(map(is_skipped, file.split("/")[:-1]))


def _with_companions(pieces: Iterable[Piece], files: Iterable[str]) -> Iterator[Piece]:
    """Pieces of ``files`` with those that lie next to them, a family as soon as all of it came.

    Where pieces of more than `_WAITING_BYTES` wait, nothing is looked for next to those of the family that waits longest.
    """
    waiting, apart, size, left = dict[str, list[Piece]](), set[str](), 0, Counter(map(family, files))
    for piece in pieces:
        own = family(piece.place.file)
        left[own] -= 1
        if own in apart:
            yield piece
            continue
        waiting.setdefault(own, []).append(piece)
        size += piece.size
        if not left[own]:
            size -= sum(member.size for member in waiting[own])
            yield from attach_companions(waiting.pop(own))
        # Memory is bounded: a family that is spread over the archive loses its companions, and says so.
        while size > _WAITING_BYTES:
            oldest = next(iter(waiting))
            apart.add(oldest)
            size -= sum(member.size for member in waiting[oldest])
            yield from waiting.pop(oldest)
    yield from (piece for members in waiting.values() for piece in members)


def _unreadable_piece(place: Place, error: OSError) -> Piece:
    return Piece(place, refusal=f"cannot be read: {safe(error.strerror or type(error).__name__)}", is_lost=True)


def _folder_source(named: str, place: Place) -> Source:
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


def _revision_source(revision: str, path: str) -> Source:
    """The files below a path as a revision has them; those that lie with a dump count as those next to it."""
    label = commit_place(revision)
    try:
        repository = repository_of()
        inside = repository.relative_path(path)
        blobs = repository.files(label.commit, inside)
        is_file = [blob.path for blob in blobs] == [inside]
        around = repository.children(label.commit, {inside.rpartition("/")[0]}) if is_file else blobs
    except GitError as error:
        raise Refused(str(error)) from None
    if not blobs:
        raise Refused(f"{safe(path)}: there is no file at {safe(revision)}")

    def pieces() -> Iterator[Piece]:
        files = {safe(blob.path): blob for blob in around if _is_looked_at(blob.path.removeprefix(inside))}
        place = replace(label, source=inside or ".")
        entries = (
            Piece(replace(place, file=file), blob=blob, repository=repository, mark=blob.name, named=blob.path == inside)
            for file, blob in files.items()
        )
        yield from (piece for piece in _with_companions(entries, files) if piece.named or not is_file)

    return Source(inside or ".", pieces, len(blobs))
