"""NVIDIA's cubins: the ``.nv.info`` attributes and the sizes of sections, as `cuobjdump -res-usage` sums them up.

An attribute is two bytes (format, number) and a value: none, one byte, two bytes, or a length and that many bytes. The
formats and numbers are those `cuobjdump -elf` prints; unknown ones are passed over.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from isaview.base import limits
from isaview.base.measure import Measure, unavailable
from isaview.model.facts import Stated, fact

if TYPE_CHECKING:
    from elftools.elf.elffile import ELFFile

NVIDIA_MACHINE = ("EM_CUDA", 190)
_SIZED = 4
_REQUIRED_THREADS, _MAX_THREADS, _CLUSTER = 0x10, 0x05, 0x3D
_MAX_REGISTERS, _BARRIERS, _PARAMETER = 0x1B, 0x4C, 0x17
_NO_MAXIMUM = 0xFF
_UNBOUNDED = 0xFFFFFFFF
"""The size of a stack that has no bound."""
_RESERVED_SHARED = 1024
"""Bytes of every group that the system keeps from sm_90 on; the sections count them in, `ptxas -v` does not."""

_OF_FUNCTION = {0x2F: "vector_registers", 0x11: "stack_bytes", 0x12: "private_bytes"}
"""Attributes in the module's own section, each a symbol and a number: REGCOUNT, FRAME_SIZE, MIN_STACK_SIZE."""
_EXTENTS = {_REQUIRED_THREADS: "required_threads", _MAX_THREADS: "max_threads", _CLUSTER: "cluster_size"}
_WORDS = {
    "vector_registers": "EIATTR_REGCOUNT",
    "stack_bytes": "EIATTR_FRAME_SIZE",
    "private_bytes": "EIATTR_MIN_STACK_SIZE",
    "required_threads": "EIATTR_REQNTID",
    "max_threads": "EIATTR_MAX_THREADS",
    "cluster_size": "EIATTR_CTA_PER_CLUSTER",
}


def nvidia_kernels(elf: ELFFile, path: str) -> Iterator[Stated]:
    """Every entry function of a cubin.

    Raises:
        Exception: of any kind, for a damaged file.
    """
    sections = {section.name: section for section in elf.iter_sections()}
    table: Any = sections.get(".symtab")
    symbols = list(table.iter_symbols()) if table is not None else []
    functions = dict(_function_facts(sections, path))
    reserved = any(name.startswith(".nv.shared.reserved.") for name in sections)
    target, linked = _target(elf), elf.header["e_type"] == "ET_EXEC"  # before linking shared memory is not laid out
    entries = [name for name in sections if name.startswith(".text.")][: limits.KERNELS_PER_FILE]
    numbers = {symbol.name: index for index, symbol in enumerate(symbols) if symbol["st_info"]["type"] == "STT_FUNC"}
    # a function that a kernel calls is named $KERNEL$FUNCTION, and either may have a $ of its own
    calling = {
        part
        for called in numbers
        for part in (called[1:].partition("$")[0], called[1:].rpartition("$")[0])
        if called[:1] == "$"
    }
    for section in entries:
        name = section.removeprefix(".text.")
        facts = dict(functions.get(numbers.get(name, -1), {}))
        if name in calling:
            facts = _with_calls(facts, path)
        facts.update(_own_facts(sections.get(f".nv.info.{name}"), path))
        facts.update(_sizes(sections, name, path, reserved, linked))
        if f".nv.info.{name}" in sections and "vector_registers" in facts:
            yield Stated(name, target, facts, parameters=_parameters(sections[f".nv.info.{name}"]))


def _parameters(section: Any) -> tuple[int, ...]:
    """The bytes of each parameter in order: a record has its number at byte 4 and its size from bit 18 of its last word on."""
    records = (value for number, value in attributes(section.data()) if number == _PARAMETER and len(value) == 12)
    sizes = {place: word >> 18 for place, word in (struct.unpack_from("<4xH2xI", value) for value in records)}
    return tuple(size for _, size in sorted(sizes.items()))


def _with_calls(facts: Mapping[str, Measure], path: str) -> dict[str, Measure]:
    """What holds of a kernel that calls functions: its frame has theirs in it, and is 0 where they call each other in turn."""
    own = {name: measure for name, measure in facts.items() if name != "stack_bytes"}
    if "private_bytes" in own and not own["private_bytes"].value:
        because = f"{path}: the kernel calls functions, and what their stacks take is not stated"
        own["private_bytes"] = unavailable("B", because)
    return own


def _target(elf: ELFFile) -> str | None:
    """The processor of the header's flags: bits 8 to 15 in the newer layout (ABI 8), 0 to 7 before."""
    flags, abi = elf.header["e_flags"], elf.header["e_ident"]["EI_ABIVERSION"]
    number = flags >> 8 & 0xFF if abi >= 8 else flags & 0xFF
    return f"sm_{number}" if number else None


def attributes(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The numbers and values of a section's attributes, up to its end or to what cannot be one."""
    place = 0
    while place + 4 <= len(data):
        form, number = data[place], data[place + 1]
        if form == _SIZED:
            size = struct.unpack_from("<H", data, place + 2)[0]
            yield number, data[place + 4 : place + 4 + size]
            place += 4 + size
        elif 1 <= form <= 3:
            yield number, data[place + 2 : place + 4]
            place += 4
        else:
            return


def _function_facts(sections: Mapping[str, Any], path: str) -> Iterator[tuple[int, dict[str, Measure]]]:
    """By symbol number what the module's own section says of its functions."""
    found: dict[int, dict[str, Measure]] = {}
    section = sections.get(".nv.info")
    for number, value in attributes(section.data()) if section is not None else ():
        metric = _OF_FUNCTION.get(number)
        if metric is not None and len(value) == 8:
            symbol, amount = struct.unpack("<II", value)
            because = f"{path}: {_WORDS[metric]}"
            unbounded = unavailable(
                "B", f"{because}: functions call each other in turn, so it is known only when the kernel runs"
            )
            found.setdefault(symbol, {})[metric] = fact(metric, amount, because) if amount != _UNBOUNDED else unbounded
    yield from found.items()


def _own_facts(section: Any, path: str) -> Iterator[tuple[str, Measure]]:
    """What a kernel's own attribute section says."""
    for number, value in attributes(section.data()) if section is not None else ():
        if number in _EXTENTS and len(value) >= 12:
            yield from _extents(_EXTENTS[number], struct.unpack_from("<III", value), path)
        elif number == _BARRIERS and value:
            yield "barriers", fact("barriers", value[0], f"{path}: EIATTR_NUM_BARRIERS")
        elif number == _MAX_REGISTERS and len(value) >= 2:
            maximum = struct.unpack_from("<H", value)[0]
            if maximum != _NO_MAXIMUM:
                yield "max_registers", fact("max_registers", maximum, f"{path}: EIATTR_MAXREG_COUNT")


def _extents(metric: str, extents: tuple[int, ...], path: str) -> Iterator[tuple[str, Measure]]:
    because = f"{path}: {_WORDS[metric]}"
    for axis, extent in zip("xyz", extents, strict=True):
        yield f"{metric}_{axis}", fact(f"{metric}_{axis}", extent, because)
    yield metric, fact(metric, extents[0] * extents[1] * extents[2], because)


def _sizes(sections: Mapping[str, Any], name: str, path: str, reserved: bool, linked: bool) -> Iterator[tuple[str, Measure]]:
    """Shared memory, constant banks and code, which are the sizes of sections."""
    yield "code_bytes", fact("code_bytes", sections[f".text.{name}"]["sh_size"], f"{path}: size of .text.{name}")
    shared = sections.get(f".nv.shared.{name}")
    if shared is not None:
        amount, because = shared["sh_size"], f"{path}: size of .nv.shared.{name}"
        if reserved and amount >= _RESERVED_SHARED:
            amount, because = amount - _RESERVED_SHARED, f"{because} less the {_RESERVED_SHARED} bytes the system keeps"
        yield "shared_bytes_static", fact("shared_bytes_static", amount, because)
    elif linked:
        yield "shared_bytes_static", fact("shared_bytes_static", 0, f"{path}: no .nv.shared.{name}")
    banks = {}
    for bank in range(16):
        section = sections.get(f".nv.constant{bank}.{name}")
        if section is not None:
            banks[bank] = section["sh_size"]
            yield f"constant_bytes_bank{bank}", fact("constant_bytes", section["sh_size"], f"{path}: size of {section.name}")
    if banks:
        yield "constant_bytes", fact("constant_bytes", sum(banks.values()), f"{path}: sizes of .nv.constant*.{name}")
