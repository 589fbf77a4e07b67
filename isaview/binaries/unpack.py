"""The unpacked bytes of a compressed member, never more than it names and never more than the limits."""

from __future__ import annotations

from io import BytesIO

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import limits
from isaview.binaries.containers import Member
from isaview.binaries.window import BinaryError, window_of

_LZ4_RATIO = 256
"""Bytes that LZ4 makes of a single byte at most."""


class Unpacker(Struct):
    """Unpacks the members of a file; ``left`` is how many bytes it may still make."""

    left: int = limits.UNPACKED_BYTES

    def unpack(self, member: Member) -> Member:
        """The member with its bytes unpacked; a BinaryError where it is damaged, too large, or packed by an unknown method."""
        if not member.packing:
            return member
        if member.size > limits.MEMBER_BYTES:
            raise BinaryError(f"it unpacks to {member.size:,} bytes, more than {limits.MEMBER_BYTES >> 20} MiB")
        self.left -= member.size
        if self.left < 0:
            raise BinaryError(f"members unpack to more than {limits.UNPACKED_BYTES >> 30} GiB; the rest is not read")
        unpack = _METHODS.get(member.packing)
        if unpack is None:
            raise BinaryError(f"it is packed by {member.packing}")
        try:
            data = unpack(member.window.read(0, member.window.size), member.size)
        except BinaryError:
            raise
        except Exception as error:  # each library raises errors of its own for damaged data
            raise BinaryError(f"it cannot be unpacked: {error}") from None
        if len(data) != member.size:
            raise BinaryError(f"it does not unpack to the {member.size:,} bytes that it names")
        return replace(member, window=window_of(data), packing="")


def _unpack_lz4(data: bytes, size: int) -> bytes:
    from lz4.block import decompress

    # the library allocates the size that is named before it reads anything
    if size > _LZ4_RATIO * len(data):
        raise BinaryError(f"{len(data):,} bytes cannot unpack to {size:,}")
    return bytes(decompress(data, uncompressed_size=size))


def _unpack_zstd(data: bytes, size: int) -> bytes:
    from zstandard import ZstdDecompressor

    with ZstdDecompressor(max_window_size=limits.MEMBER_BYTES).stream_reader(BytesIO(data)) as stream:
        # one byte more than named shows a stream that is longer
        return stream.read(size + 1)


def _unpack_zlib(data: bytes, size: int) -> bytes:
    from zlib import decompressobj

    return decompressobj().decompress(data, size + 1)


_METHODS = {"lz4": _unpack_lz4, "zstd": _unpack_zstd, "zlib": _unpack_zlib}
