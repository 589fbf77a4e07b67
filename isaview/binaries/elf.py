"""Binaries: what code objects say of their kernels in notes, descriptors and resource sections; bodies are not decoded.

Read are AMD code objects (`.hsaco`, `.co`), clang's offload bundles, `.cubin`, fat binaries and host objects that hold any of
these. An ELF file from a stranger may say anything: whatever goes wrong in reading one becomes a message.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import limits
from isaview.base.text import safe
from isaview.binaries.amd import AMD_MACHINE, amd_kernels
from isaview.binaries.nvidia import NVIDIA_MACHINE, nvidia_kernels
from isaview.model.facts import Log, Stated

if TYPE_CHECKING:
    from elftools.elf.elffile import ELFFile

_ELF = b"\x7fELF"
_BUNDLE = b"__CLANG_OFFLOAD_BUNDLE__"
_COMPRESSED_BUNDLE = b"CCOB"
_FATBIN = struct.pack("<I", 0xBA55ED50)
_MOST_PARTS = 4096
_MOST_DEPTH = 3
"""A host object holds a bundle, a bundle holds code objects; nothing real goes deeper."""
_FAT_SECTIONS = (".nv_fatbin", "__nv_relfatbin", ".hip_fatbin", ".llvm.offloading")


class _Part(Struct, frozen=True):
    """A piece of a file: its bytes, how deep it lies, and the target its container names (None: it names none)."""

    data: bytes
    depth: int
    target: str | None = None


def read_binary(path: str, shown: str) -> Log:
    """What a binary file, called ``shown``, says of its kernels; what cannot be read is a message, never an exception."""
    try:
        with Path(path).open("rb") as stream:
            data = stream.read(limits.BINARY_BYTES + 1)
    except (OSError, ValueError) as error:
        return Log((), (f"{shown}: {safe(getattr(error, 'strerror', None) or str(error))}",))
    if len(data) > limits.BINARY_BYTES:
        return Log((), (f"{shown}: a binary of more than {limits.BINARY_BYTES >> 20} MiB is not read",))
    return binary(data, shown)


def is_binary(data: bytes) -> bool:
    """Whether bytes begin like one of the formats read here."""
    return data.startswith((_ELF, _BUNDLE, _COMPRESSED_BUNDLE, _FATBIN))


def binary(data: bytes, path: str) -> Log:
    """What a binary's bytes say; ``path`` names it in ``because`` and in messages."""
    stated: list[Stated] = []
    messages: list[str] = []
    waiting = [_Part(data, 0)]
    for _ in range(_MOST_PARTS):
        if not waiting:
            break
        part = waiting.pop(0)
        kind = next((kind for kind in _KINDS if part.data.startswith(kind.magic)), None)
        if kind is None or part.depth > _MOST_DEPTH:
            continue
        try:
            kind.read(part, path, stated, waiting)
        except Exception as error:  # pyelftools, msgspec and struct raise errors of many kinds for damaged files
            messages.append(f"{path}: {kind.title}: {safe(str(error))[: limits.SHOWN_TEXT] or type(error).__name__}")
    if waiting:
        messages.append(f"{path}: more than {_MOST_PARTS} parts; the rest is not read")
    if not stated and not messages:
        messages.append(f"{path}: no kernel that states its resources")
    return Log(tuple(stated), tuple(dict.fromkeys(messages)))


def _read_elf(part: _Part, path: str, stated: list[Stated], waiting: list[_Part]) -> None:
    from elftools.elf.elffile import ELFFile

    elf = ELFFile(BytesIO(part.data))
    kernels = _MACHINES.get(elf.header["e_machine"])
    if kernels is not None:
        stated.extend(replace(kernel, target=kernel.target or part.target) for kernel in kernels(elf, path))
        return
    for section in elf.iter_sections():
        if section.name in _FAT_SECTIONS and section["sh_type"] != "SHT_NOBITS":
            waiting.extend(_Part(piece, part.depth + 1) for piece in _pieces(section.data()))


_MACHINES: dict[object, Callable[[ELFFile, str], Iterator[Stated]]] = {
    **dict.fromkeys(AMD_MACHINE, amd_kernels),
    **dict.fromkeys(NVIDIA_MACHINE, nvidia_kernels),
}


def _pieces(data: bytes) -> Iterator[bytes]:
    """The bundles and fat binaries that stand one after the other in a section."""
    starts = sorted(place for magic in (_BUNDLE, _FATBIN, _COMPRESSED_BUNDLE) for place in _places(data, magic))
    for start, end in zip(starts, (*starts[1:], len(data)), strict=True):
        yield data[start:end]


def _places(data: bytes, magic: bytes) -> Iterator[int]:
    place = data.find(magic)
    while place >= 0:
        yield place
        place = data.find(magic, place + len(magic))


def _read_bundle(part: _Part, _path: str, _stated: list[Stated], waiting: list[_Part]) -> None:
    """Clang's bundle: a count, then offset, size and name of every member."""
    count = struct.unpack_from("<Q", part.data, len(_BUNDLE))[0]
    place = len(_BUNDLE) + 8
    for _ in range(min(count, _MOST_PARTS)):
        offset, size, length = struct.unpack_from("<QQQ", part.data, place)
        if length > limits.MANGLED_NAME or offset + size > len(part.data):
            raise ValueError("a member lies outside of the file")
        name = part.data[place + 24 : place + 24 + length].decode("utf-8", "replace")
        place += 24 + length
        waiting.append(_Part(part.data[offset : offset + size], part.depth + 1, _bundled_target(name)))


def _bundled_target(name: str) -> str | None:
    """``hipv4-amdgcn-amd-amdhsa--gfx90a:xnack-`` is for gfx90a."""
    last = name.rpartition("-")[2] if ":" not in name else name.partition(":")[0].rpartition("-")[2]
    return last if last.startswith("gfx") else None


def _read_compressed(_part: _Part, _path: str, _stated: list[Stated], _waiting: list[_Part]) -> None:
    raise ValueError("the bundle is compressed; `clang-offload-bundler --unbundle` opens it")


def _read_fatbin(part: _Part, _path: str, _stated: list[Stated], waiting: list[_Part]) -> None:
    """NVIDIA's container: a header, then members, each with a header of its own that says its size."""
    header, length = struct.unpack_from("<HQ", part.data, 6)
    place, end = header, min(header + length, len(part.data))
    packed = 0
    while place + 16 <= end:
        kind, member_header, size = struct.unpack_from("<H2xIQ", part.data, place)
        body = part.data[place + member_header : place + member_header + size]
        if not member_header or not body:
            break
        if body.startswith(_ELF):
            waiting.append(_Part(body, part.depth + 1))
        elif kind == _FATBIN_ELF:
            packed += 1
        place += member_header + size
    if packed:
        raise ValueError(f"{packed} members are compressed; `cuobjdump -xelf all FILE` writes them out as .cubin")


_FATBIN_ELF = 2


class _Kind(Struct, frozen=True):
    """A format: what it begins with, its name in messages, and its reader."""

    magic: bytes
    title: str
    read: Callable[[_Part, str, list[Stated], list[_Part]], None]


_KINDS = (
    _Kind(_ELF, "ELF file", _read_elf),
    _Kind(_BUNDLE, "offload bundle", _read_bundle),
    _Kind(_COMPRESSED_BUNDLE, "offload bundle", _read_compressed),
    _Kind(_FATBIN, "fat binary", _read_fatbin),
)

_DISASSEMBLERS = (
    ((".cubin",), "nvdisasm {path}"),
    ((".fatbin", ".o", ".a", ".so", ".exe"), "cuobjdump -ptx {path}"),
    ((".hsaco", ".co"), "llvm-objdump -d --mcpu={target} {path}"),
)


def disassembler(path: str, target: str | None) -> str:
    """The command that makes a dump out of a binary: its body is not decoded here."""
    suffix = Path(path).suffix.lower()
    command = next((command for suffixes, command in _DISASSEMBLERS if suffix in suffixes), _DISASSEMBLERS[-1][1])
    return command.format(path=safe(path), target=target or "TARGET")
