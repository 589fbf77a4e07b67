"""The members of host programs, objects and libraries, archives, fat binaries and offload bundles, by their headers alone.

The contents of no container may overlap, so that all together are no larger than the file. Layouts: LLVM's "Clang Offload
Bundler" and `OffloadBinary.h`; CUDA's container has no description, and was measured against `cuobjdump`.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import limits
from isaview.base.text import safe
from isaview.binaries import elf
from isaview.binaries.window import BinaryError, Window

Kind = Literal["container", "code", "text", "other"]
BUNDLE, PACKED_BUNDLE, OFFLOAD = b"__CLANG_OFFLOAD_BUNDLE__", b"CCOB", b"\x10\xff\x10\xad"
FAT, ARCHIVE, _THIN = struct.pack("<I", 0xBA55ED50), b"!<arch>\n", b"!<thin>\n"
DEVICES = (FAT, BUNDLE, PACKED_BUNDLE, OFFLOAD)
"""What containers of device code alone begin with."""
_FAT_SECTIONS = (".nv_fatbin", "__nv_relfatbin", ".hip_fatbin", ".llvm.offloading")
_DEPTH = 6
"""Containers inside each other at most: an archive holds objects, those hold sections of bundles of code."""
_HEAD = 64
"""Bytes by which a container is recognised."""
_LEAST_EXTENT = 16
"""Bytes of the smallest container, so that reading goes on after a header that says less."""
_STRIDE = 1 << 20
"""Bytes read at once at most where zeros are passed over."""
_ENTRIES = 4096
"""Members of a bundle at most."""


class Member(Struct, frozen=True):
    """A stretch of a file: no further container, or a container that would have to be unpacked.

    ``place`` names it inside the file, ``kind`` says what isaview can do with it and ``title`` what it is. ``target`` is the
    processor its container names, ``packing`` how it is compressed ("" for not), ``size`` its bytes once unpacked.
    """

    window: Window
    place: str = ""
    kind: Kind = "container"
    title: str = ""
    target: str | None = None
    packing: str = ""
    size: int = 0
    number: int = 0


Reader = Callable[[Member], Iterator[Member]]


def members(start: Member, messages: list[str], unpack: Callable[[Member], Member] | None = None) -> Iterator[Member]:
    """The members of a file, in order and with numbers from 1; what is damaged becomes a message, and the rest is kept.

    With ``unpack`` compressed containers are opened, without it they are members.
    """
    levels = [(start.place, iter((start,)))]
    number = 0
    while levels:
        place, siblings = levels[-1]
        try:
            member = next(siblings, None)
        except BinaryError as error:
            messages.append(error_message(place, error))
            member = None
        if member is None:
            levels.pop()
            continue
        if unpack is not None and member.kind == "container" and member.packing:
            try:
                member = unpack(member)
            except BinaryError as error:
                messages.append(error_message(member.place, error))
                continue
        reader = _reader(member)
        # the stack of readers is the depth: a container in itself would never end
        if reader is not None and len(levels) <= _DEPTH:
            levels.append((member.place, reader(member)))
            continue
        number += 1
        if number > limits.BINARY_MEMBERS:
            messages.append(f"more than {limits.BINARY_MEMBERS:,} members; the rest is not read")
            return
        yield replace(_identify(member), number=number, size=member.size or member.window.size)


def error_message(place: str, error: Exception) -> str:
    """A message for what is wrong at a place in a file; libraries raise errors of their own kinds."""
    message = str(error) if isinstance(error, BinaryError) else f"what it says of itself cannot be true ({error!r})"
    return safe(f"{place}: {message}" if place else message)[: limits.SHOWN_TEXT]


def is_binary(head: bytes) -> bool:
    """Whether bytes begin like something read here."""
    return head.startswith((elf.MAGIC, ARCHIVE, _THIN, *DEVICES))


def is_device_code(head: bytes) -> bool:
    """Whether bytes begin a file that holds nothing but code for GPUs."""
    return head.startswith(DEVICES) or _machine(head) in TITLES


def _reader(member: Member) -> Reader | None:
    """What opens a member, None for a member that is not to be opened."""
    if member.kind != "container" or member.packing:
        return None
    head = member.window.head(_HEAD)
    if head.startswith(elf.MAGIC):
        return None if _machine(head) in TITLES else _host_members
    return next((reader for magic, reader in _READERS.items() if head.startswith(magic)), None)


TITLES = {190: "cubin", 224: "AMD code object"}
"""The processors of ELF files with device code."""
_CONTENTS = {b"BC\xc0\xde": "LLVM bitcode", b"\x03\x02\x23\x07": "SPIR-V"}


def _machine(head: bytes) -> int:
    """The number of the processor in an ELF header, 0 for anything else."""
    return int.from_bytes(head[18:20], "little") if head.startswith(elf.MAGIC) and len(head) >= 20 else 0


def _identify(member: Member) -> Member:
    """A member with what its first bytes say it is, where its container does not."""
    if member.title:
        return member
    head = member.window.head(_HEAD)
    if head.startswith(elf.MAGIC) and len(head) >= 20:
        title = TITLES.get(_machine(head), "host code")
        return replace(member, kind="code" if _machine(head) in TITLES else "other", title=title)
    if known := next((title for magic, title in _CONTENTS.items() if head.startswith(magic)), ""):
        return replace(member, kind="other", title=known)
    is_text = head.isascii() and b"\0" not in head
    return replace(member, kind="text" if is_text else "other", title="text" if is_text else "data")


def _host_members(member: Member) -> Iterator[Member]:
    """The device code in a program, an object or a library for the host."""
    stored = (section for section in elf.elf_of(member.window).sections if section.kind != elf.NO_BITS)
    sections = [section for section in stored if section.name in _FAT_SECTIONS]
    windows = _disjoint(member.window, [(section.offset, section.size) for section in sections])
    for section, window in zip(sections, windows, strict=True):
        # the containers in a section, with zeros between them
        part = Member(window, f"{member.place} {section.name}".strip())
        section_window, offset = part.window, 0
        while (offset := _next_byte(section_window, offset)) < section_window.size:
            head = section_window.read(offset, min(_HEAD, section_window.size - offset))
            measure = next((measure for magic, measure in _EXTENTS.items() if head.startswith(magic)), None)
            if measure is None:
                raise BinaryError(f"no container of device code at {offset:#x}")
            tail = section_window.part(offset, section_window.size - offset)
            extent = max(measure(tail), _LEAST_EXTENT)
            yield replace(part, window=tail.part(0, min(extent, tail.size)))
            offset += extent


def _disjoint(window: Window, extents: Sequence[tuple[int, int]]) -> list[Window]:
    """The windows of a container's members, by offset and size; a BinaryError where they overlap or lie outside of it."""
    end = 0
    for offset, size in sorted(extent for extent in extents if extent[1]):
        if offset < end:
            raise BinaryError(f"parts overlap at {offset:#x}")
        end = offset + size
    return [window.part(*extent) for extent in extents]


def _next_byte(window: Window, place: int) -> int:
    """The place of the next byte that is not zero, at a multiple of eight; the size where there is none."""
    stride = _HEAD
    while place < window.size:
        data = window.read(place, min(stride, window.size - place))
        stripped = data.lstrip(b"\0")
        if stripped:
            # linkers align containers to eight bytes: a zero may belong to the next header
            return (place + len(data) - len(stripped)) // 8 * 8
        # strides double: sections end in a few zeros or in megabytes of them
        place, stride = place + len(data), min(2 * stride, _STRIDE)
    return place


def _archive_members(member: Member) -> Iterator[Member]:
    """The files of a static library: each has a header of 60 characters and begins at an even byte."""
    window, place, names = member.window, len(ARCHIVE), b""
    if window.head(place) == _THIN:
        raise BinaryError("a thin library names its objects and does not hold them; give the objects")
    while place + 60 <= window.size:
        header = window.read(place, 60)
        digits = header[48:58].strip()
        if header[58:] != b"`\n" or not digits.isdigit():
            raise BinaryError(f"no file of the library at {place:#x}")
        size, name = int(digits), header[:16].rstrip()
        body = window.part(place + 60, size)
        if name == b"//":
            names = body.head(limits.CONFIG_BYTES)
        elif name not in (b"/", b"/SYM64/"):
            if name[:1] == b"/" and name[1:].isdigit():  # a long name stands in the table of names
                start = int(name[1:])
                name = names[start : start + limits.SHOWN_TEXT].partition(b"\n")[0]
            yield Member(body, f"{member.place} {safe(name.rstrip(b'/').decode('utf-8', 'replace'))}".strip())
        # files of a library begin at even bytes
        place += 60 + size + size % 2


def _bundle_members(member: Member) -> Iterator[Member]:
    """Clang's bundle: a count, then offset, size and name of every member."""
    rows = _bundle_entries(member.window)
    windows = _disjoint(member.window, [(offset, size) for offset, size, _ in rows])
    for (_, size, name), window in zip(rows, windows, strict=True):
        if size:
            yield Member(window, member.place, target=target_in(name))


def _bundle_entries(window: Window) -> list[tuple[int, int, str]]:
    (count,) = window.words("<Q", len(BUNDLE))
    if count > _ENTRIES:
        raise BinaryError(f"a bundle of {count:,} members; no more than {_ENTRIES:,} are read")
    place, rows = len(BUNDLE) + 8, []
    for _ in range(count):
        offset, size, length = window.words("<QQQ", place)
        if length > limits.MANGLED_NAME:
            raise BinaryError("a bundle's member has no name")
        rows.append((offset, size, window.read(place + 24, length).decode("utf-8", "replace")))
        place += 24 + length
    return rows


def target_in(name: str) -> str | None:
    """``hipv4-amdgcn-amd-amdhsa--gfx90a:xnack-`` is for gfx90a, ``cuda-nvptx64-nvidia-cuda--sm_80`` for sm_80."""
    last = name.partition(":")[0].rpartition("--" if "-generic" in name else "-")[2]
    return safe(last) if last.startswith(("gfx", "sm_")) else None


def _offload_members(member: Member) -> Iterator[Member]:
    """LLVM's offload binary: a header, then entries, each with the image's place and a table of strings."""
    window = member.window
    version, _, entries, many = window.words("<IQQQ", 4)
    rows = []
    for number in range(1 if version == 1 else min(many, _ENTRIES)):
        _, _, _, strings, count, offset, size = window.words("<HHIQQQQ", entries + number * 40)
        words = dict(_strings(window, strings, min(count, 16)))
        rows.append((offset, size, target_in(words.get("triple", "") + "-" + words.get("arch", ""))))
    windows = _disjoint(window, [(offset, size) for offset, size, _ in rows])
    yield from (Member(image, member.place, target=target) for image, (_, _, target) in zip(windows, rows, strict=True))


def _strings(window: Window, table: int, count: int) -> Iterator[tuple[str, str]]:
    for number in range(count):
        places = window.words("<QQ", table + 16 * number)
        texts = [
            window.read(index, min(limits.SHOWN_TEXT, max(window.size - index, 0))).partition(b"\0")[0] for index in places
        ]
        yield texts[0].decode("utf-8", "replace"), texts[1].decode("utf-8", "replace")


_FAT_KINDS: dict[int, tuple[Kind, str]] = {1: ("text", "PTX"), 2: ("code", "cubin"), 8: ("other", "LTO IR")}
_PACKINGS = {0x2000: "lz4", 0x8000: "zstd"}
_UNKNOWN = "an unknown method"
_SUFFIXES = {0x100000: "a", 0x200000: "f"}


def _fat_members(member: Member) -> Iterator[Member]:
    """CUDA's container: a header, then members, each with a header of its own."""
    window = member.window
    header, length = window.words("<HQ", 6)
    place, end = header, header + length
    while place < min(end, window.size):
        kind, own, size, packed = window.words("<H2xIQI", place)
        number, flags, unpacked = window.words("<I8xQ8xQ", place + 0x1C)
        # a header of less than 64 bytes has no room for the fields read here, and would not move on
        if own < 0x40 or place + own + size > min(end, window.size):
            raise BinaryError(f"no member of the fat binary at {place:#x}")
        what, title = _FAT_KINDS.get(kind, ("other", f"member of kind {kind}"))
        packing = next((name for bit, name in _PACKINGS.items() if flags & bit), _UNKNOWN) if packed else ""
        suffix = next((letter for bit, letter in _SUFFIXES.items() if flags & bit), "")
        # a packed member is padded: its packed size is shorter than the stretch it lies in
        body = window.part(place + own, packed if packing and packed <= size else size)
        yield Member(body, member.place, what, title, f"sm_{number}{suffix}", packing, unpacked if packing else size)
        place += own + size
    if end > window.size:
        raise BinaryError(f"the fat binary is cut off: it says {end:,} bytes and has {window.size:,}")


def _packed_members(member: Member) -> Iterator[Member]:
    """A compressed bundle: how it is packed, and how large it is packed and unpacked."""
    version, method = member.window.words("<HH", 4)
    if version not in _PACKED_SIZES:
        raise BinaryError(f"a compressed bundle of version {version}")
    layout = _PACKED_SIZES[version]
    # version 1 does not say its size in the file: the window is taken
    packed, size = (member.window.size, *member.window.words(layout, 8))[-2:]
    # magic, version and method; the sizes; a hash of eight bytes
    header = 8 + struct.calcsize(layout) + 8
    body = member.window.part(header, min(packed, member.window.size) - header)
    yield Member(body, member.place, title="offload bundle", packing=_METHODS.get(method, _UNKNOWN), size=size)


_PACKED_SIZES = {1: "<I", 2: "<II", 3: "<QQ"}
"""By the version of a compressed bundle: its size in the file, which the first does not have, and its size unpacked."""
_METHODS = {0: "zlib", 1: "zstd"}


def _packed_extent(window: Window) -> int:
    (version,) = window.words("<H", 4)
    return int(window.words(_PACKED_SIZES[version], 8)[0]) if version in (2, 3) else window.size


_READERS: dict[bytes, Reader] = {
    ARCHIVE: _archive_members,
    _THIN: _archive_members,
    BUNDLE: _bundle_members,
    PACKED_BUNDLE: _packed_members,
    OFFLOAD: _offload_members,
    FAT: _fat_members,
}
_EXTENTS: dict[bytes, Callable[[Window], int]] = {
    BUNDLE: lambda window: max((offset + size for offset, size, _ in _bundle_entries(window)), default=len(BUNDLE) + 8),
    PACKED_BUNDLE: _packed_extent,
    OFFLOAD: lambda window: int(window.words("<Q", 8)[0]),
    FAT: lambda window: sum(map(int, window.words("<HQ", 6))),
}
"""How many bytes a container takes in a section of several."""
