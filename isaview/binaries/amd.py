"""The resources that an AMD code object (v3 and later) states of its kernels: metadata note, kernel descriptors, symbols.

Layouts: "User Guide for AMDGPU Backend", llvm.org/docs/AMDGPUUsage.html, "Code Object Metadata" and "Kernel Descriptor".
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct, field

from isaview.base import limits
from isaview.base.measure import Measure, along_axes, estimated_measure, round_up
from isaview.binaries.containers import target_in
from isaview.binaries.elf import Elf, Symbol
from isaview.gpus.hardware import Gpu, gpu_for
from isaview.languages.amdgcn.metadata import KEYS
from isaview.model.facts import Stated, fact

_NOTE, _PROGBITS = 7, 1
_METADATA_NOTE = 32
_DESCRIPTOR_BYTES = 64
_USER_REGISTERS = 31
_WAVE32 = 1 << 10
_DYNAMIC_STACK = 1 << 11
_VECTOR_STEPS, _SCALAR_STEPS, _SHARED_STEPS = 0x3F, 0xF, 0xF
_ACCUMULATOR_ALIGNMENT = 4
"""Registers at whose multiples accumulation registers begin, where both files are unified."""
_EXTENTS = {".reqd_workgroup_size": "required_threads", ".cluster_dims": "cluster_size"}
_WAVE_STEPS = 256
"""The descriptor counts steps of 8 vector registers in waves of 32 and of 4 in waves of 64 where a GPU has both."""


class _Descriptor(Struct, frozen=True):
    """A kernel descriptor: plain facts, and the first and third resource words, whose steps depend on the GPU."""

    facts: Mapping[str, Measure] = field(default_factory=dict)
    first: int | None = None
    third: int | None = None


def amd_kernels(elf: Elf, path: str) -> Iterator[Stated]:
    """Every kernel of a code object, by metadata, descriptor and symbol; an exception of any kind for a damaged file."""
    symbols = list(elf.symbols())
    described = dict(_descriptors(elf, symbols, path))
    sizes = dict(_code_bytes(symbols, path))
    target = None
    for metadata in _metadata(elf):
        named = metadata.get("amdhsa.target")
        target = target_in(named) if isinstance(named, str) else None
        listed = metadata.get("amdhsa.kernels")
        rows = [row for row in listed if isinstance(row, dict)] if isinstance(listed, list) else []
        for kernel in rows[: limits.KERNELS_PER_FILE]:
            symbol = kernel.get(".symbol") or kernel.get(".name")
            name = symbol.removesuffix(".kd") if isinstance(symbol, str) else ""
            if name:
                descriptor = described.pop(name, _Descriptor())
                facts = {**descriptor.facts, **sizes.get(name, {}), **dict(_metadata_facts(kernel, path, gpu_for(target)))}
                yield Stated(name, target, {**facts, **dict(_allocated_registers(descriptor, facts, gpu_for(target), path))})
    for name, descriptor in described.items():
        facts = {**descriptor.facts, **sizes.get(name, {})}
        yield Stated(name, target, {**facts, **dict(_allocated_registers(descriptor, facts, gpu_for(target), path))})


def _metadata(elf: Elf) -> Iterator[Mapping[str, Any]]:
    """The contents of the metadata notes; a note is three words (bytes of name and description, kind) and two strings."""
    from msgspec import msgpack

    for data in (elf.data(section) for section in elf.sections if section.kind == _NOTE):
        place = 0
        while place + 12 <= len(data):
            name_bytes, description_bytes, kind = struct.unpack_from("<III", data, place)
            # name and description of a note are each padded to four bytes
            start = place + 12 + round_up(name_bytes, 4)
            if kind == _METADATA_NOTE and data[place + 12 : place + 12 + name_bytes].rstrip(b"\0") == b"AMDGPU":
                content = msgpack.decode(data[start : start + description_bytes])
                if isinstance(content, dict):
                    yield content
            place = start + round_up(description_bytes, 4)


def _metadata_facts(kernel: Mapping[str, Any], path: str, gpu: Gpu | None) -> Iterator[tuple[str, Measure]]:
    for key, metric in KEYS.items():
        value = kernel.get(key)
        if isinstance(value, int) and 0 <= value < 1 << 63:
            yield metric, fact(metric, int(value), f"{path}: metadata {key}")
    total, accumulators = kernel.get(".vgpr_count"), kernel.get(".agpr_count")
    # before gfx908 metadata has no .agpr_count; from gfx90a on .vgpr_count counts both files
    has_none = accumulators == 0 or (accumulators is None and gpu is not None and gpu.accumulators == "none")
    if isinstance(total, int) and has_none:
        yield "vector_registers", fact("vector_registers", total, f"{path}: metadata .vgpr_count, no accumulation registers")
    elif isinstance(total, int) and isinstance(accumulators, int) and gpu is not None and 0 < accumulators < total:
        yield from _subtract_accumulators(total, accumulators, gpu, path)
    for key, metric in _EXTENTS.items():
        extents = kernel.get(key)
        if isinstance(extents, list) and len(extents) == 3 and all(isinstance(extent, int) for extent in extents):
            because = f"{path}: metadata {key}"
            yield from ((name, fact(name, value, because)) for name, value in along_axes(metric, extents))


def _subtract_accumulators(total: int, accumulators: int, gpu: Gpu, path: str) -> Iterator[tuple[str, Measure]]:
    """The vector registers where metadata counts accumulators too: the rest of a unified file, or the larger of two files."""
    if gpu.accumulators == "separate":
        because = f"{path}: metadata .vgpr_count, which is more than .agpr_count"
        yield "vector_registers", fact("vector_registers", total, because)
    elif gpu.accumulators == "unified":
        # accumulators begin at a multiple of four, so up to three vector registers may be filling
        most = total - accumulators
        because = f"{path}: metadata .vgpr_count less .agpr_count, up to three of them to fill four"
        yield "vector_registers", estimated_measure(most, max(most - _ACCUMULATOR_ALIGNMENT + 1, 1), most, "registers", because)


def _code_bytes(symbols: Sequence[Symbol], path: str) -> Iterator[tuple[str, dict[str, Measure]]]:
    for symbol in symbols:
        if symbol.is_function and symbol.size:
            yield symbol.name, {"code_bytes": fact("code_bytes", symbol.size, f"{path}: size of the symbol")}


def _allocated_registers(
    descriptor: _Descriptor, facts: Mapping[str, Measure], gpu: Gpu | None, path: str
) -> Iterator[tuple[str, Measure]]:
    """The registers that the descriptor has the hardware set aside, where they are more steps than the kernel's registers fill.

    Compilers ask for more than a kernel uses to have fewer waves at once.
    """
    wave = facts["wave_size"].value if "wave_size" in facts else None
    if gpu is None or descriptor.first is None or wave not in gpu.wave_sizes:
        return
    because = f"{path}: kernel descriptor"
    # GRANULATED_WORKITEM_VGPR_COUNT is bits 0 to 5 of the first word, less one, in steps of the target
    step = _WAVE_STEPS // int(wave) if len(gpu.wave_sizes) > 1 else gpu.vector_granule[0]
    vectors = ((descriptor.first & _VECTOR_STEPS) + 1) * step
    if vectors > round_up(_at_least_one(facts, "total_vector_registers"), step):
        yield "allocated_vector_registers", fact("allocated_vector_registers", vectors, because)
    if gpu.shared_vector_block is not None and descriptor.third is not None and wave != min(gpu.wave_sizes):
        shared = (descriptor.third & _SHARED_STEPS) * gpu.shared_vector_block
        if shared:
            yield "shared_vector_registers", fact("shared_vector_registers", shared, because)
    if gpu.scalar_granule is None:
        return
    # GRANULATED_WAVEFRONT_SGPR_COUNT is bits 6 to 9, less one, in steps of 8; newer targets hand out 16 at a time
    scalars = round_up(((descriptor.first >> 6 & _SCALAR_STEPS) + 1) * 8, gpu.scalar_granule)
    if scalars > round_up(_at_least_one(facts, "scalar_registers"), gpu.scalar_granule):
        named = min(scalars, gpu.scalar_registers_max or scalars)  # no instruction can name all of the last step
        yield "allocated_scalar_registers", fact("allocated_scalar_registers", named, because)


def _at_least_one(facts: Mapping[str, Measure], name: str) -> int:
    return max(int(facts[name].value or 0), 1) if name in facts else 1


def _descriptors(elf: Elf, symbols: Sequence[Symbol], path: str) -> Iterator[tuple[str, _Descriptor]]:
    """Every kernel descriptor, the 64 bytes at ``NAME.kd``, by the kernel's name."""
    for symbol in {symbol.name: symbol for symbol in symbols}.values():
        if not symbol.name.endswith(".kd") or symbol.size != _DESCRIPTOR_BYTES or symbol.section >= len(elf.sections):
            continue
        section = elf.sections[symbol.section]
        start = symbol.value - section.address
        if section.kind != _PROGBITS or not 0 <= start <= section.size - _DESCRIPTOR_BYTES:
            continue
        data = elf.window.read(section.offset + start, _DESCRIPTOR_BYTES)
        # offsets of the kernel descriptor: sizes at 0, compute_pgm_rsrc3, 1 and 2 at 44, 48 and 52, kernel code properties at
        # 56
        shared, private, kernarg = struct.unpack_from("<III", data, 0)
        third, first, second = struct.unpack_from("<III", data, 44)
        properties = struct.unpack_from("<H", data, 56)[0]
        values = {
            "shared_bytes": shared,
            "private_bytes": private,
            "kernarg_bytes": kernarg,
            "wave_size": 32 if properties & _WAVE32 else 64,
            "dynamic_stack": int(bool(properties & _DYNAMIC_STACK)),
            "user_scalar_registers": second >> 1 & _USER_REGISTERS,
        }
        because = f"{path}: kernel descriptor"
        stated = {name: fact(name, value, because) for name, value in values.items()}
        yield symbol.name.removesuffix(".kd"), _Descriptor(stated, first, third)
