"""AMD code objects: the metadata note (code object v3 and later), kernel descriptors and symbols.

Layouts: "User Guide for AMDGPU Backend", llvm.org/docs/AMDGPUUsage.html, "Code Object Metadata" and "Kernel Descriptor".
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from isaview import limits
from isaview.exact.facts import Stated, fact
from isaview.measure import Measure
from isaview.metadata_keys import KEYS

if TYPE_CHECKING:
    from elftools.elf.elffile import ELFFile

AMD_MACHINE = ("EM_AMDGPU", 224)
_METADATA_NOTE = 32
_DESCRIPTOR_BYTES = 64
_WAVE32 = 1 << 10
_DYNAMIC_STACK = 1 << 11


def amd_kernels(elf: ELFFile, path: str) -> Iterator[Stated]:
    """Every kernel of a code object: from its metadata where there is one, and from its descriptor and symbol.

    Raises:
        Exception: of any kind, for a damaged file.
    """
    described = dict(_descriptors(elf, path))
    sizes = dict(_code_bytes(elf, path))
    target = None
    for metadata in _metadata(elf):
        target = _target(metadata.get("amdhsa.target"))
        for kernel in _listed(metadata.get("amdhsa.kernels"))[: limits.KERNELS_PER_FILE]:
            name = _name(kernel)
            if name:
                facts = {**described.pop(name, {}), **sizes.get(name, {}), **dict(_facts(kernel, path))}
                yield Stated(name, target, facts)
    for name, facts in described.items():
        yield Stated(name, target, {**facts, **sizes.get(name, {})})


def _metadata(elf: ELFFile) -> Iterator[Mapping[str, Any]]:
    import msgpack

    for note in _notes(elf):
        content = msgpack.unpackb(note, strict_map_key=False, raw=False, unicode_errors="replace")
        if isinstance(content, dict):
            yield content


def _notes(elf: ELFFile) -> Iterator[bytes]:
    """The descriptions of the metadata notes; read by hand, for a note is three words and two strings."""
    for section in elf.iter_sections():
        if section["sh_type"] != "SHT_NOTE":
            continue
        data, place = section.data(), 0
        while place + 12 <= len(data):
            name_bytes, bytes_, kind = struct.unpack_from("<III", data, place)
            start = place + 12 + (name_bytes + 3 & ~3)
            if kind == _METADATA_NOTE and data[place + 12 : place + 12 + name_bytes].rstrip(b"\0") == b"AMDGPU":
                yield data[start : start + bytes_]
            place = start + (bytes_ + 3 & ~3)


def _listed(value: Any) -> list[Mapping[str, Any]]:
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def _target(value: Any) -> str | None:
    """``amdgcn-amd-amdhsa--gfx942:xnack-`` is gfx942."""
    if not isinstance(value, str):
        return None
    last = value.partition(":")[0].rpartition("-")[2]
    if "-generic" in value:
        last = value.partition(":")[0].rpartition("--")[2]
    return last if last.startswith("gfx") else None


def _name(kernel: Mapping[str, Any]) -> str:
    symbol = kernel.get(".symbol") or kernel.get(".name")
    return symbol.removesuffix(".kd") if isinstance(symbol, str) else ""


def _facts(kernel: Mapping[str, Any], path: str) -> Iterator[tuple[str, Measure]]:
    for key, metric in KEYS.items():
        value = kernel.get(key)
        if isinstance(value, int) and 0 <= value < 1 << 63:
            yield metric, fact(metric, int(value), f"{path}: metadata {key}")
    total, accumulators = kernel.get(".vgpr_count"), kernel.get(".agpr_count")
    if isinstance(total, int) and not accumulators:
        yield "vector_registers", fact("vector_registers", total, f"{path}: metadata .vgpr_count, no accumulation registers")
    extents = kernel.get(".reqd_workgroup_size")
    if isinstance(extents, list) and len(extents) == 3 and all(isinstance(extent, int) for extent in extents):
        because = f"{path}: metadata .reqd_workgroup_size"
        for axis, extent in zip("xyz", extents, strict=True):
            yield f"required_threads_{axis}", fact(f"required_threads_{axis}", extent, because)
        yield "required_threads", fact("required_threads", extents[0] * extents[1] * extents[2], because)


def _symbols(elf: ELFFile) -> Iterator[Any]:
    for name in (".symtab", ".dynsym"):
        table = elf.get_section_by_name(name)
        if table is not None and hasattr(table, "iter_symbols"):
            yield from table.iter_symbols()


def _code_bytes(elf: ELFFile, path: str) -> Iterator[tuple[str, dict[str, Measure]]]:
    for symbol in _symbols(elf):
        if symbol["st_info"]["type"] == "STT_FUNC" and symbol["st_size"]:
            measure = fact("code_bytes", symbol["st_size"], f"{path}: size of the symbol")
            yield symbol.name, {"code_bytes": measure}


def _descriptors(elf: ELFFile, path: str) -> Iterator[tuple[str, dict[str, Measure]]]:
    """What every kernel descriptor (the 64 bytes at ``NAME.kd``) says."""
    for symbol in _symbols(elf):
        index = symbol["st_shndx"]
        if not symbol.name.endswith(".kd") or symbol["st_size"] != _DESCRIPTOR_BYTES or not isinstance(index, int):
            continue
        section = elf.get_section(index)
        start = symbol["st_value"] - section["sh_addr"]
        data = section.data()[start : start + _DESCRIPTOR_BYTES] if section["sh_type"] == "SHT_PROGBITS" and start >= 0 else b""
        if len(data) < _DESCRIPTOR_BYTES:
            continue
        shared, private, kernarg = struct.unpack_from("<III", data, 0)
        properties = struct.unpack_from("<H", data, 56)[0]
        values = {
            "shared_bytes": shared,
            "private_bytes": private,
            "kernarg_bytes": kernarg,
            "wave_size": 32 if properties & _WAVE32 else 64,
            "dynamic_stack": int(bool(properties & _DYNAMIC_STACK)),
        }
        because = f"{path}: kernel descriptor"
        yield symbol.name.removesuffix(".kd"), {name: fact(name, value, because) for name, value in values.items()}
