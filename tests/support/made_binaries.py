"""Binaries made of numbers: small files of every format that is read, whole or damaged."""

import struct
import zlib

import lz4.block
import zstandard

from isaview.binaries.facts import log_of
from isaview.binaries.window import window_of

PTX = b".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u32 n)\n{\n\tret;\n}\n"
PACKERS = {
    "": lambda data: data,
    "lz4": lambda data: lz4.block.compress(data, store_size=False),
    "zstd": lambda data: zstandard.compress(data),
    "zlib": zlib.compress,
}
_FAT_FLAGS = {"": 0, "lz4": 0x2000, "zstd": 0x8000}


def binary(data, path):
    """What a binary's bytes state."""
    return log_of(window_of(data), path)


def fat_binary(*members):
    """NVIDIA's container; a member is (kind, bytes) or (kind, bytes, packing, what it says to unpack to)."""
    body = b""
    for kind, data, *more in members:
        packing = more[0] if more else ""
        said = more[1] if len(more) > 1 else len(data)
        packed = PACKERS[packing](data) if len(more) < 2 else data
        padded = packed.ljust((len(packed) + 7) // 8 * 8, b"\0")
        head = struct.pack("<HHIQIIHHI", kind, 0x101, 0x40, len(padded), len(packed) if packing else 0, 0, 8, 1, 90)
        head += struct.pack("<8xQ8xQ", _FAT_FLAGS[packing] | 0x100011, said if packing else 0)
        body += head + padded
    return struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(body)) + body


def bundle(members, shift=0):
    """Clang's offload bundle; each next member begins ``shift`` bytes earlier than the one before it ends."""
    names = [name.encode() for name in members]
    offset = 24 + 8 + sum(24 + len(name) for name in names)
    head, body = b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<Q", len(members)), b""
    for name, data in zip(names, members.values(), strict=True):
        head += struct.pack("<QQQ", offset + len(body), len(data), len(name)) + name
        body += data[: len(data) - shift] if shift else data
    return head + body + bytes(shift)


def packed_bundle(data, version=2, method=1, said=None):
    """A compressed offload bundle of some bytes."""
    packed = PACKERS["zstd" if method else "zlib"](data)
    sizes = {1: "<I", 2: "<II", 3: "<QQ"}[version]
    whole = 4 + 4 + struct.calcsize(sizes) + 8 + len(packed)
    numbers = (whole, len(data) if said is None else said)[-len(sizes) + 1 :]
    return b"CCOB" + struct.pack("<HH", version, method) + struct.pack(sizes, *numbers) + bytes(8) + packed


def offload_binary(data, **strings):
    """LLVM's offload binary with one image."""
    texts, table = b"", b""
    start = 32 + 40 + 16 * len(strings)
    for pair in strings.items():
        places = []
        for text in pair:
            places.append(start + len(texts))
            texts += text.encode() + b"\0"
        table += struct.pack("<QQ", *places)
    image = start + len(texts)
    entry = struct.pack("<HHIQQQQ", 1, 4, 0, 72, len(strings), image, len(data))
    return b"\x10\xff\x10\xad" + struct.pack("<IQQQ", 1, image + len(data), 32, 40) + entry + table + texts + data


def archive(files):
    """A static library of named files; names of more than 15 characters stand in a table."""
    names = b"".join(name.encode() + b"/\n" for name in files if len(name) > 15)
    parts = [(b"//", names)] if names else []
    for name, data in files.items():
        place = names.find(name.encode() + b"/")
        parts.append((b"/%d" % place if len(name) > 15 else name.encode() + b"/", data))
    whole = b"!<arch>\n"
    for name, data in parts:
        whole += b"%-16s%-32s%-10d`\n" % (name, b"0", len(data)) + data + b"\n" * (len(data) % 2)
    return whole


def elf(sections, machine=62, flags=0, abi=0, kind=1):
    """An ELF file; ``sections`` are name → bytes, or (bytes, type, flags, address, link, what its size is said to be)."""
    names, body, rows = b"\0.shstrtab\0", b"", [(0,) * 10]
    for name, given in sections.items():
        data, form, own, address, link, size = (
            (*given, *(b"", 1, 0, 0, 0, None)[len(given) :]) if isinstance(given, tuple) else (given, 1, 0, 0, 0, None)
        )
        rows.append((len(names), form, own, address, 64 + len(body), len(data) if size is None else size, link, 0, 8, 0))
        names += name.encode() + b"\0"
        body += data.ljust((len(data) + 7) // 8 * 8, b"\0")
    rows.append((1, 3, 0, 0, 64 + len(body), len(names), 0, 0, 1, 0))
    body += names.ljust((len(names) + 7) // 8 * 8, b"\0")
    start = b"\x7fELF\2\1\1\0" + bytes([abi]) + bytes(7)
    head = struct.pack("<HHIQQQIHHHHHH", kind, machine, 1, 0, 0, 64 + len(body), flags, 64, 0, 0, 64, len(rows), len(rows) - 1)
    return start + head + body + b"".join(struct.pack("<IIQQQQIIQQ", *row) for row in rows)


def symbols(*rows):
    """A symbol table and its names; a row is (name, type, section, value, size)."""
    names, table = b"\0", bytes(24)
    for name, kind, section, value, size in rows:
        table += struct.pack("<IBBHQQ", len(names), kind, 0, section, value, size)
        names += name.encode() + b"\0"
    return table, names


def cubin(spills=(), registers=32, code=None, sections=None, **more):
    """A cubin of one kernel ``k``; ``spills`` are (is a store, size code) of its spill instructions, from its first on."""
    words = b"".join(struct.pack("<QQ", 0x187 if store else 0x183, size << 9) for store, size in spills)
    table, names = symbols(("k", 2, 3, 0, 0))
    marks = b"".join(struct.pack("<II", 1, 16 * number) for number in range(len(spills)))
    own = struct.pack("<BBBB", 3, 0x1B, 255, 0) + (struct.pack("<BBH", 4, 0x55, len(marks)) + marks if spills else b"")
    whole = struct.pack("<BBHII", 4, 0x2F, 8, 1, registers)
    given = {
        ".strtab": (names, 3),
        ".symtab": (table, 2, 0, 0, 1),
        ".text.k": code if code is not None else words + bytes(16),
        ".nv.info": whole,
        ".nv.info.k": own,
    }
    return elf({**given, **(sections or {})}, machine=190, kind=2, **{"flags": 90 << 8, "abi": 8, **more})
