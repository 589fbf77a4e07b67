"""Tar and zip archives as streams: each member's bytes, within limits, and nothing on the disk.

A member's name is a label: no path is made of it. Links, devices, names that lead out of the archive, second members of a name
and archives in archives are refused; a stream that unpacks to more than it may ends there.
"""

from __future__ import annotations

import bz2
import gzip
import lzma
import stat
import struct
import tarfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from typing import IO, Any

import zstandard

from isaview.base import limits, regex
from isaview.base.text import safe

_CHUNK = 1 << 20
_UNSUSPECTED_BYTES = 64 << 20
"""Up to here an archive may unpack to any number of times what it takes."""
_XZ_BYTES = 256 << 20
"""Memory of its dictionary, at most."""
HEAD = 264
"""So many bytes show what an archive is."""
_ZIPS = (b"PK\x03\x04", b"PK\x05\x06")
_NOT_REGULAR = "it is a link, a device or sparse"
_OUTSIDE = regex.compile(r"\A[/\\]|\A[A-Za-z]:|(?:\A|[/\\])\.\.(?:[/\\]|\Z)|\0")
_BROKEN = (
    *(tarfile.TarError, zipfile.BadZipFile, zlib.error, lzma.LZMAError, zstandard.ZstdError, struct.error),
    *(OSError, EOFError, ValueError, OverflowError, NotImplementedError, RuntimeError, RecursionError, MemoryError),
)
"""What damaged archives raise."""

Member = tuple[str, bytes | str]
"""A name, and its bytes, or in words why there are none; the name "" is the archive itself."""


class _BeyondError(Exception):
    """An archive is larger than it may be; the message says in what."""


def is_archive(head: bytes) -> bool:
    """Whether a file with these first bytes is an archive or packed."""
    return head[257:].startswith(b"ustar") or head.startswith((*_ZIPS, *_UNPACKERS))


def members(stream: IO[bytes], *, reads: bool = True) -> Iterator[Member]:
    """The regular members of an archive that can be sought in, in their order, and what is refused of it.

    Without ``reads`` they are listed alone, and are empty.
    """
    try:
        stream.seek(0)
        head = stream.read(HEAD)
        stream.seek(0)
        yield from _refuse_members(_zip_members(stream, reads) if head.startswith(_ZIPS) else _tar_members(stream, head, reads))
    except _BeyondError as error:
        yield "", str(error)
    except _BROKEN as error:
        yield "", f"it is damaged: {safe(getattr(error, 'strerror', '') or type(error).__name__)}"


def _refuse_members(listed: Iterator[Member]) -> Iterator[Member]:
    """The members without those whose name or content is refused."""
    names: set[str] = set()
    for number, (name, content) in enumerate(listed):
        if number >= limits.ARCHIVE_MEMBERS:
            raise _BeyondError(f"it has more than {limits.ARCHIVE_MEMBERS:,} members")
        plain = safe(name.removeprefix("./")) or "?"
        if _OUTSIDE.search(name):
            content = "its name leads out of the archive"
        if plain in names:
            plain, content = f"{plain} (member {number + 1})", "another member has its name"
        if isinstance(content, bytes) and is_archive(content[:HEAD]):
            content = "an archive in an archive is not opened"
        names.add(plain)
        yield plain, content


class _Metered:
    """A stream that ends with `_BeyondError` where it gives more than it may.

    ``left`` is what it may give before the next member, ``packed`` what was read of the file.
    """

    def __init__(self, stream: Any, packed: Callable[[], int]) -> None:
        self.stream, self.packed = stream, packed
        self.total, self.left = 0, limits.ARCHIVE_HEADER_BYTES

    def read(self, size: int) -> bytes:
        """The next bytes, at most so many."""
        data: bytes = self.stream.read(min(size, _CHUNK))
        self.left -= len(data)
        if self.left < 0:
            raise _BeyondError(f"the headers of a member take more than {limits.ARCHIVE_HEADER_BYTES >> 10} KiB")
        self.count(len(data), self.packed())
        return data

    def count(self, size: int, packed: int) -> None:
        """Count what was unpacked, out of so many bytes so far."""
        self.total += size
        if self.total > limits.ARCHIVE_BYTES:
            raise _BeyondError(f"it unpacks to more than {limits.ARCHIVE_BYTES >> 30} GiB")
        if self.total > max(_UNSUSPECTED_BYTES, limits.ARCHIVE_FACTOR * packed):
            raise _BeyondError(f"it unpacks to more than {limits.ARCHIVE_FACTOR} times what it takes")


def _tar_members(stream: IO[bytes], head: bytes, reads: bool) -> Iterator[Member]:
    unpacker = next((make for magic, make in _UNPACKERS.items() if head.startswith(magic)), None)
    metered = _Metered(unpacker(stream) if unpacker else stream, stream.tell)
    with tarfile.open(fileobj=metered, mode="r|") as archive:  # type: ignore[call-overload]
        while (member := archive.next()) is not None:
            # tarfile keeps every member that it has read.
            archive.members = []
            # Extended headers are read into memory before any limit on members holds.
            if sum(len(text) for pair in archive.pax_headers.items() for text in pair) > limits.ARCHIVE_HEADER_BYTES:
                raise _BeyondError("its headers are too large")
            metered.left = member.size + limits.ARCHIVE_HEADER_BYTES
            if member.isdir():
                continue
            if not member.isreg() or member.issparse():
                yield member.name, _NOT_REGULAR
            elif member.size > limits.INPUT_BYTES:
                yield member.name, _too_large()
            else:
                content = archive.extractfile(member) if reads else None
                yield member.name, content.read() if content is not None else b""


def _zip_members(stream: IO[bytes], reads: bool) -> Iterator[Member]:
    size = stream.seek(0, 2)
    metered = _Metered(stream, stream.tell)
    with zipfile.ZipFile(_Bounded(stream)) as archive:
        for member in archive.infolist():
            # Unix modes stand in the upper half; 0 is what other systems write.
            mode = member.external_attr >> 16
            name = member.orig_filename
            if member.is_dir():
                continue
            if stat.S_IFMT(mode) not in (0, stat.S_IFREG):
                yield name, _NOT_REGULAR
            elif member.flag_bits & 1:
                yield name, "it is encrypted"
            elif member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                yield name, "it is packed in a way that is not read"
            elif member.file_size > limits.INPUT_BYTES:
                yield name, _too_large()
            else:
                metered.count(member.file_size, size)
                yield name, _unpack(archive, member) if reads else b""


def _unpack(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> bytes | str:
    try:
        with archive.open(member) as content:
            data = b"".join(iter(lambda: content.read(_CHUNK), b""))
    except _BROKEN:
        return "it is damaged"
    return data if len(data) == member.file_size else "it is damaged"


class _Bounded:
    """A stream of a zip archive, whose directory is read at once: a read of more than it may take is refused."""

    def __init__(self, stream: IO[bytes]) -> None:
        self.stream, self.seek, self.tell, self.seekable = stream, stream.seek, stream.tell, stream.seekable

    def read(self, size: int = -1) -> bytes:
        """The next bytes."""
        most = limits.ARCHIVE_DIRECTORY_BYTES
        data = self.stream.read(most + 1 if size < 0 else min(size, most + 1))
        if len(data) > most:
            raise _BeyondError(f"its directory takes more than {most >> 20} MiB")
        return data


def _too_large() -> str:
    return f"it is larger than {limits.INPUT_BYTES >> 20} MiB"


class _Xz:
    """What an xz stream unpacks to, with bounded memory."""

    def __init__(self, stream: IO[bytes]) -> None:
        self.stream, self.unpacker = stream, lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=_XZ_BYTES)

    def read(self, size: int) -> bytes:
        while not self.unpacker.eof:
            # Small pieces: what is not unpacked yet waits in memory.
            packed = self.stream.read(_CHUNK >> 4) if self.unpacker.needs_input else b""
            if data := self.unpacker.decompress(packed, size):
                return data
            if not packed and self.unpacker.needs_input:
                raise EOFError
        return b""


def _zstandard(stream: IO[bytes]) -> Any:
    return zstandard.ZstdDecompressor(max_window_size=_XZ_BYTES >> 1).stream_reader(stream, read_across_frames=True)


_UNPACKERS: dict[bytes, Callable[[Any], Any]] = {
    b"\x1f\x8b": lambda stream: gzip.GzipFile(fileobj=stream),
    b"BZh": bz2.BZ2File,
    b"\xfd7zXZ\0": _Xz,
    b"\x28\xb5\x2f\xfd": _zstandard,
}
"""What unpacks a stream, by its first bytes."""
