"""A stretch of a file or of bytes, of which nothing is read but what is asked for, and nothing outside of it."""

from __future__ import annotations

import os
import struct
from io import BytesIO
from typing import IO, Any

from msgspec import Struct

from isaview.base import limits


class BinaryError(ValueError):
    """A binary contradicts itself or goes beyond a limit; the message says how."""


class Window(Struct, frozen=True, eq=False):
    """``size`` bytes of a stream that can seek, from ``start`` on."""

    stream: IO[bytes]
    start: int
    size: int

    def read(self, offset: int, size: int) -> bytes:
        """The bytes at a place; a BinaryError where not all lie inside, or where they are more than `limits.MEMBER_BYTES`."""
        if not 0 <= offset <= offset + size <= self.size:
            raise BinaryError(f"{size:,} bytes at {offset:#x} lie outside of its {self.size:,} bytes")
        if size > limits.MEMBER_BYTES:
            raise BinaryError(f"{size:,} bytes in one piece are more than {limits.MEMBER_BYTES >> 20} MiB")
        self.stream.seek(self.start + offset)
        data = self.stream.read(size)
        if len(data) < size:
            raise BinaryError("the file became shorter while it was read")
        return data

    def head(self, size: int) -> bytes:
        """The first bytes, fewer where there are no more."""
        return self.read(0, min(size, self.size))

    def part(self, offset: int, size: int) -> Window:
        """A window inside of this window; a BinaryError where it does not lie inside."""
        if not 0 <= offset <= offset + size <= self.size:
            raise BinaryError(f"a part of {size:,} bytes at {offset:#x} lies outside of its {self.size:,} bytes")
        return Window(self.stream, self.start + offset, size)

    def words(self, layout: str, offset: int) -> tuple[Any, ...]:
        """Numbers at a place, by a layout of `struct`; a BinaryError where they do not lie inside."""
        return struct.unpack(layout, self.read(offset, struct.calcsize(layout)))


def window_of_file(stream: IO[bytes]) -> Window:
    """All of an open file."""
    return Window(stream, 0, stream.seek(0, os.SEEK_END))


def window_of(data: bytes) -> Window:
    """All of some bytes."""
    return Window(BytesIO(data), 0, len(data))
