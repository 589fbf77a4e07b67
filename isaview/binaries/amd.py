"""AMD code objects: the metadata note (code object v3 and later), kernel descriptors and symbols.

Layouts: "User Guide for AMDGPU Backend", llvm.org/docs/AMDGPUUsage.html, "Code Object Metadata" and "Kernel Descriptor".
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct, field

from isaview.base import limits
from isaview.base.measure import Measure, along_axes, estimated, up
from isaview.binaries.elf import Elf, Symbol
from isaview.gpus.hardware import Gpu, known
from isaview.languages.amdgcn.metadata import KEYS
from isaview.model.facts import Stated, fact

_NOTE, _PROGBITS = 7, 1
_METADATA_NOTE = 32
_DESCRIPTOR_BYTES = 64
_USER_REGISTERS = 31
_WAVE32 = 1 << 10
_DYNAMIC_STACK = 1 << 11
_VECTOR_STEPS, _SCALAR_STEPS, _SHARED_STEPS = 0x3F, 0xF, 0xF
_BEGINS_AT = 4
"""Where both files are one, accumulation registers begin at a multiple of so many."""
_EXTENTS = {".reqd_workgroup_size": "required_threads", ".cluster_dims": "cluster_size"}
_WAVE_STEPS = 256
"""The descriptor counts steps of 8 vector registers in waves of 32 and of 4 in waves of 64 where a GPU has both."""


class _Descriptor(Struct, frozen=True):
    """A kernel descriptor: what it states plainly, and its first resource word, whose steps depend on the GPU."""

    facts: Mapping[str, Measure] = field(default_factory=dict)
    resources: int | None = None
    more: int | None = None
    """Its third resource word."""


def amd_kernels(elf: Elf, path: str) -> Iterator[Stated]:
    """Every kernel of a code object: from its metadata where there is one, and from its descriptor and symbol.

    Raises:
        Exception: of several kinds, for a damaged file.
    """
    symbols = list(elf.symbols())
    described = dict(_descriptors(elf, symbols, path))
    sizes = dict(_code_bytes(symbols, path))
    target = None
    for metadata in _metadata(elf):
        target = _target(metadata.get("amdhsa.target"))
        for kernel in _listed(metadata.get("amdhsa.kernels"))[: limits.KERNELS_PER_FILE]:
            name = _name(kernel)
            if name:
                descriptor = described.pop(name, _Descriptor())
                facts = {**descriptor.facts, **sizes.get(name, {}), **dict(_facts(kernel, path, known(target)))}
                yield Stated(name, target, {**facts, **dict(_set_aside(descriptor, facts, known(target), path))})
    for name, descriptor in described.items():
        facts = {**descriptor.facts, **sizes.get(name, {})}
        yield Stated(name, target, {**facts, **dict(_set_aside(descriptor, facts, known(target), path))})


def _metadata(elf: Elf) -> Iterator[Mapping[str, Any]]:
    from msgspec import msgpack

    for note in _notes(elf):
        content = msgpack.decode(note)
        if isinstance(content, dict):
            yield content


def _notes(elf: Elf) -> Iterator[bytes]:
    """The descriptions of the metadata notes; read by hand, for a note is three words and two strings."""
    for section in (section for section in elf.sections if section.kind == _NOTE):
        data, place = elf.data(section), 0
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


def _facts(kernel: Mapping[str, Any], path: str, gpu: Gpu | None) -> Iterator[tuple[str, Measure]]:
    for key, metric in KEYS.items():
        value = kernel.get(key)
        if isinstance(value, int) and 0 <= value < 1 << 63:
            yield metric, fact(metric, int(value), f"{path}: metadata {key}")
    total, accumulators = kernel.get(".vgpr_count"), kernel.get(".agpr_count")
    one_file = accumulators == 0 or (accumulators is None and gpu is not None and gpu.accumulators == "none")
    if isinstance(total, int) and one_file:
        yield "vector_registers", fact("vector_registers", total, f"{path}: metadata .vgpr_count, no accumulation registers")
    elif isinstance(total, int) and isinstance(accumulators, int) and gpu is not None and 0 < accumulators < total:
        yield from _beside_accumulators(total, accumulators, gpu, path)
    for key, metric in _EXTENTS.items():
        extents = kernel.get(key)
        if isinstance(extents, list) and len(extents) == 3 and all(isinstance(extent, int) for extent in extents):
            because = f"{path}: metadata {key}"
            yield from ((name, fact(name, value, because)) for name, value in along_axes(metric, extents))


def _beside_accumulators(total: int, accumulators: int, gpu: Gpu, path: str) -> Iterator[tuple[str, Measure]]:
    """The vector registers where metadata counts both files: what is left of one file, or the larger of two."""
    if gpu.accumulators == "separate":
        because = f"{path}: metadata .vgpr_count, which is more than .agpr_count"
        yield "vector_registers", fact("vector_registers", total, because)
    elif gpu.accumulators == "unified":
        most = total - accumulators
        because = f"{path}: metadata .vgpr_count less .agpr_count, up to three of them to fill four"
        yield "vector_registers", estimated(most, max(most - _BEGINS_AT + 1, 1), most, "registers", because)


def _code_bytes(symbols: Sequence[Symbol], path: str) -> Iterator[tuple[str, dict[str, Measure]]]:
    for symbol in symbols:
        if symbol.is_function and symbol.size:
            yield symbol.name, {"code_bytes": fact("code_bytes", symbol.size, f"{path}: size of the symbol")}


def _set_aside(
    descriptor: _Descriptor, facts: Mapping[str, Measure], gpu: Gpu | None, path: str
) -> Iterator[tuple[str, Measure]]:
    """The registers that the hardware has to set aside, where they are more steps than the metadata's count fills.

    Compilers ask for more than a kernel uses to hold its waves down; only the descriptor has that.
    """
    wave = facts["wave_size"].value if "wave_size" in facts else None
    if gpu is None or descriptor.resources is None or wave not in gpu.wave_sizes:
        return
    because = f"{path}: kernel descriptor"
    step = _WAVE_STEPS // int(wave) if len(gpu.wave_sizes) > 1 else gpu.vector_granule[0]
    vectors = ((descriptor.resources & _VECTOR_STEPS) + 1) * step
    if vectors > up(_at_least_one(facts, "total_vector_registers"), step):
        yield "allocated_vector_registers", fact("allocated_vector_registers", vectors, because)
    if gpu.shared_vector_block is not None and descriptor.more is not None and wave != min(gpu.wave_sizes):
        shared = (descriptor.more & _SHARED_STEPS) * gpu.shared_vector_block
        if shared:
            yield "shared_vector_registers", fact("shared_vector_registers", shared, because)
    if gpu.scalar_granule is None:
        return
    scalars = up(((descriptor.resources >> 6 & _SCALAR_STEPS) + 1) * 8, gpu.scalar_granule)
    if scalars > up(_at_least_one(facts, "scalar_registers"), gpu.scalar_granule):
        named = min(scalars, gpu.scalar_registers_max or scalars)  # the last step is one that no instruction can name whole
        yield "allocated_scalar_registers", fact("allocated_scalar_registers", named, because)


def _at_least_one(facts: Mapping[str, Measure], name: str) -> int:
    return max(int(facts[name].value or 0), 1) if name in facts else 1


def _descriptors(elf: Elf, symbols: Sequence[Symbol], path: str) -> Iterator[tuple[str, _Descriptor]]:
    """What every kernel descriptor (the 64 bytes at ``NAME.kd``) says."""
    for symbol in {symbol.name: symbol for symbol in symbols}.values():
        if not symbol.name.endswith(".kd") or symbol.size != _DESCRIPTOR_BYTES or symbol.section >= len(elf.sections):
            continue
        section = elf.sections[symbol.section]
        start = symbol.value - section.address
        if section.kind != _PROGBITS or not 0 <= start <= section.size - _DESCRIPTOR_BYTES:
            continue
        data = elf.window.read(section.offset + start, _DESCRIPTOR_BYTES)
        shared, private, kernarg = struct.unpack_from("<III", data, 0)
        more, resources, launch = struct.unpack_from("<III", data, 44)
        properties = struct.unpack_from("<H", data, 56)[0]
        values = {
            "shared_bytes": shared,
            "private_bytes": private,
            "kernarg_bytes": kernarg,
            "wave_size": 32 if properties & _WAVE32 else 64,
            "dynamic_stack": int(bool(properties & _DYNAMIC_STACK)),
            "user_scalar_registers": launch >> 1 & _USER_REGISTERS,
        }
        because = f"{path}: kernel descriptor"
        stated = {name: fact(name, value, because) for name, value in values.items()}
        yield symbol.name.removesuffix(".kd"), _Descriptor(stated, resources, more)
