"""Files: the one way in which isaview opens a file to read it.

Only a regular file is opened, and nothing is waited for: a pipe that nobody writes into, or a device, would never end.
"""

from __future__ import annotations

import os
import stat
from errno import EFBIG, EINVAL
from typing import IO

_KINDS = (
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISFIFO, "a pipe"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
    (stat.S_ISSOCK, "a socket"),
)


class SpecialFileError(OSError):
    """A path names no regular file; ``kind`` is what it names: "a folder", "a pipe", "a device" or "a socket"."""

    def __init__(self, kind: str) -> None:
        self.message = f"this is {kind}, not a file"
        super().__init__(EINVAL, self.message)
        self.kind = kind


class TooLargeError(OSError):
    """A file has more bytes than are read."""

    def __init__(self, most: int) -> None:
        size = f"{most >> 20} MiB" if most >> 20 else f"{most:,} bytes"
        super().__init__(EFBIG, f"it is larger than {size}")


def opened(path: str | os.PathLike[str]) -> IO[bytes]:
    """A regular file, open for reading.

    Raises:
        OSError: it cannot be read.
        SpecialFileError: it is no regular file.
    """
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
    for is_kind, kind in _KINDS:
        if is_kind(status.st_mode):
            raise SpecialFileError(kind)


def beginning(path: str | os.PathLike[str], most: int) -> bytes:
    """The first bytes of a regular file, at most so many.

    Raises:
        OSError: it cannot be read, or is no regular file.
    """
    with opened(path) as stream:
        return stream.read(most)


def content(path: str | os.PathLike[str], most: int) -> bytes:
    """All bytes of a regular file.

    Raises:
        OSError: it cannot be read, or is no regular file.
        TooLargeError: it has more bytes than that.
    """
    data = beginning(path, most + 1)
    if len(data) > most:
        raise TooLargeError(most)
    return data
