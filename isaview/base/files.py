"""Regular files opened for reading, without waiting: a pipe that nobody writes into, or a device, would never end."""

from __future__ import annotations

import os
import stat
from errno import EFBIG, EINVAL
from io import BytesIO
from pathlib import Path
from typing import IO

from msgspec import Struct

_KINDS = {
    stat.S_IFDIR: "a folder",
    stat.S_IFIFO: "a pipe",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
    stat.S_IFSOCK: "a socket",
}


class Held(Struct, frozen=True):
    """A file that lies in no folder: its name there, and what it holds."""

    name: str
    data: bytes


File = str | os.PathLike[str] | Held


class SpecialFileError(OSError):
    """A path names no regular file; ``kind`` is "a folder", "a pipe", "a device" or "a socket"."""

    def __init__(self, kind: str) -> None:
        self.message = f"this is {kind}, not a file"
        super().__init__(EINVAL, self.message)
        self.kind = kind


def open_file(path: File) -> IO[bytes]:
    """A regular file, open for reading; an OSError where it cannot be read, a `SpecialFileError` where it is no such file."""
    if isinstance(path, Held):
        return BytesIO(path.data)
    try:
        _refuse_special(os.stat(path))  # noqa: PTH116  opening a device may already do something
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except ValueError as error:  # a path with a zero byte
        raise OSError(EINVAL, str(error)) from None
    stream = os.fdopen(descriptor, "rb")
    try:
        _refuse_special(os.fstat(descriptor))
    except OSError:
        stream.close()
        raise
    return stream


def _refuse_special(status: os.stat_result) -> None:
    if kind := _KINDS.get(stat.S_IFMT(status.st_mode)):
        raise SpecialFileError(kind)


def beginning(path: File, most: int) -> bytes:
    """The first bytes of a regular file, at most so many; errors as `opened`."""
    with open_file(path) as stream:
        return stream.read(most)


def content(path: File, most: int) -> bytes:
    """All bytes of a regular file, an OSError where there are more than that; other errors as `opened`."""
    data = beginning(path, most + 1)
    if len(data) > most:
        raise OSError(EFBIG, f"it is larger than {f'{most >> 20} MiB' if most >> 20 else f'{most:,} bytes'}")
    return data


def folder_complaint(place: Path) -> str:
    """Why a folder that is there is not used; "" where nothing is wrong with it."""
    try:
        status = place.stat()
    except OSError:
        return ""
    if not stat.S_ISDIR(status.st_mode):
        return "it is no folder"
    if not hasattr(os, "geteuid"):
        return ""
    if status.st_uid != os.geteuid():
        return "it belongs to another user"
    return "others may write there" if status.st_mode & (stat.S_IWGRP | stat.S_IWOTH) else ""
