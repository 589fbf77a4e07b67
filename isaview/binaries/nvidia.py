"""The resources that a cubin states of its kernels, in ``.nv.info`` attributes and sizes of sections.

An attribute is two bytes (format, number) and a value: none, a byte, two bytes, or a length and that many bytes. The
formats and numbers are those that `cuobjdump -elf` prints; unknown ones are passed over.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Mapping, Sequence

from isaview.base import limits
from isaview.base.measure import Measure, along_axes, counted_measure, unavailable
from isaview.binaries.elf import Elf, Section
from isaview.model.facts import Stated, fact

_SIZED = 4
_NEW_LAYOUT = 8
"""From this ABI on, the processor stands in other bits of the header's flags."""
_ACCELERATED, _COMPATIBILITY = 0x800, 9
"""Code that no other processor runs: a flag of the older layout, an attribute of ``.nv.compat`` since."""
_ANNOTATIONS, _SPILL = 0x55, 1
_SPILL_OPCODES = {0x187: "spilled_store_bytes", 0x183: "spilled_load_bytes"}
"""Bits 0 to 8 of STL and LDL."""
_SPILL_BYTES = {4: 4, 5: 8, 6: 16}
"""Bits 73 to 75 of either."""
_MAX_REGISTERS, _BARRIERS, _PARAMETER = 0x1B, 0x4C, 0x17
_NO_MAXIMUM = 0xFF
_UNBOUNDED = 0xFFFFFFFF
"""The size of a stack that has no bound."""
_RESERVED_SHARED = 1024
"""Bytes of every group that the system keeps from sm_90 on; the sections count them in, `ptxas -v` does not."""

_TOOL_OPTIONS = ".note.nv.tkinfo"
_DEBUGGED = re.compile(rb"(?<=[ \0])(?:-g|-O ?0)(?=[ \0])")
"""Options of ptxas with which it optimises nothing; since 13.0 cubins have its options."""

_OF_FUNCTION = {
    0x2F: ("vector_registers", "EIATTR_REGCOUNT"),
    0x11: ("stack_bytes", "EIATTR_FRAME_SIZE"),
    0x12: ("private_bytes", "EIATTR_MIN_STACK_SIZE"),
}
"""Attributes in the module's own section, each a symbol and a number: metric and name."""
_EXTENTS = {
    0x10: ("required_threads", "EIATTR_REQNTID"),
    0x05: ("max_threads", "EIATTR_MAX_THREADS"),
    0x3D: ("cluster_size", "EIATTR_CTA_PER_CLUSTER"),
}
"""Attributes of a kernel, each three numbers along x, y and z: metric and name."""
Attributes = Sequence[tuple[int, bytes]]


def nvidia_kernels(elf: Elf, path: str) -> Iterator[Stated]:
    """Every entry function of a cubin; an exception of any kind for a damaged file."""
    sections = {section.name: section for section in elf.sections}
    functions = dict(_function_facts(elf, sections, path))
    reserved = any(name.startswith(".nv.shared.reserved.") for name in sections)
    target, linked = _target(elf, sections), elf.is_linked  # before linking shared memory is not laid out
    debugged = _debug_option(elf, sections)
    numbers = {symbol.name: symbol.number for symbol in elf.symbols() if symbol.is_function}
    # a function that a kernel calls is named $KERNEL$FUNCTION, and either may have a $ of its own
    called = [name[1:] for name in numbers if name[:1] == "$"]
    calling = {kernel for name in called for kernel in (name.partition("$")[0], name.rpartition("$")[0])}
    kernels = [section for section in sections if section.startswith(".text.") and f".nv.info.{section[6:]}" in sections]
    for section in kernels[: limits.KERNELS_PER_FILE]:
        name = section.removeprefix(".text.")
        facts = dict(functions.get(numbers.get(name, -1), {}))
        if "vector_registers" not in facts:
            continue
        own = list(attributes(elf.data(sections[f".nv.info.{name}"])))
        if name in calling:
            facts = _drop_frame(facts, path)
        facts.update(_attribute_facts(own, path))
        facts.update(_section_facts(sections, name, path, reserved, linked))
        facts.update(_spill_facts(elf, sections[section], own, path))
        yield Stated(name, target, facts, parameters=_parameters(own), debugged=debugged)


def _debug_option(elf: Elf, sections: Mapping[str, Section]) -> str:
    """The option that forbids ptxas to optimise, "" where none does."""
    option = _DEBUGGED.search(elf.data(sections[_TOOL_OPTIONS])) if _TOOL_OPTIONS in sections else None
    return f"{_TOOL_OPTIONS}: {option[0].decode()}" if option is not None else ""


def _parameters(own: Attributes) -> tuple[int, ...]:
    """The bytes of each parameter in order: a record has its number at byte 4 and its size from bit 18 of its last word on."""
    records = (value for number, value in own if number == _PARAMETER and len(value) == 12)
    sizes = {place: word >> 18 for place, word in (struct.unpack_from("<4xH2xI", value) for value in records)}
    return tuple(size for _, size in sorted(sizes.items()))


def spill_sites(own: Attributes) -> list[int]:
    """The offsets of spill instructions in a kernel's code, by its own attributes: pairs of a kind and an offset."""
    annotations = (value for number, value in own if number == _ANNOTATIONS)
    pairs = (pair for value in annotations for pair in struct.iter_unpack("<II", value[: len(value) // 8 * 8]))
    return [offset for kind, offset in pairs if kind == _SPILL]


def _spill_facts(elf: Elf, section: Section, own: Attributes, path: str) -> Iterator[tuple[str, Measure]]:
    """The bytes stored and loaded by the instructions that the compiler marked as spills."""
    sites = spill_sites(own)
    if not sites and elf.abi < _NEW_LAYOUT:  # ptxas has marked them since 12.9, and this layout is of 13
        return
    code, spilled = elf.data(section), dict.fromkeys(_SPILL_OPCODES.values(), 0)
    named = f"the {len(sites):,} spill instructions" if sites else "no spill instruction is among those"
    because = f"{path}: {named} that EIATTR_ANNOTATIONS names"
    for offset in sites:
        # an instruction is 128 bits: the opcode in the low word, the width of the access in the high word
        low, high = struct.unpack_from("<QQ", code, offset)
        metric = _SPILL_OPCODES.get(low & 0x1FF)
        if metric is not None:
            spilled[metric] += _SPILL_BYTES.get(high >> 9 & 7, 0)
    spilled["spilled_bytes"] = sum(spilled.values())
    if sites:
        yield "spill_sites", counted_measure(len(sites), "instructions", because)
    yield from ((metric, counted_measure(amount, "B", because)) for metric, amount in spilled.items())


def _drop_frame(facts: Mapping[str, Measure], path: str) -> dict[str, Measure]:
    """The facts of a kernel that calls functions: its frame has theirs in it, and is 0 where they call each other in turn."""
    others = {name: measure for name, measure in facts.items() if name != "stack_bytes"}
    if "private_bytes" in others and not others["private_bytes"].value:
        because = f"{path}: the kernel calls functions, and what their stacks take is not stated"
        others["private_bytes"] = unavailable("B", because)
    return others


def _target(elf: Elf, sections: Mapping[str, Section]) -> str | None:
    """The processor of the header's flags, with an ``a`` where the code runs on no other."""
    is_new = elf.abi >= _NEW_LAYOUT
    number = elf.flags >> 8 & 0xFF if is_new else elf.flags & 0xFF
    compatibility = sections.get(".nv.compat") if is_new else None
    stated = dict(attributes(elf.data(compatibility))) if compatibility is not None else {}
    is_alone = bool(stated.get(_COMPATIBILITY, b"\0")[:1] == b"\1" if is_new else elf.flags & _ACCELERATED)
    return f"sm_{number}{'a' * is_alone}" if number else None


def attributes(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The numbers and values of a section's attributes, up to its end or to what cannot be any."""
    place = 0
    while place + 4 <= len(data):
        form, number = data[place], data[place + 1]
        if form == _SIZED:
            size = struct.unpack_from("<H", data, place + 2)[0]
            yield number, data[place + 4 : place + 4 + size]
            place += 4 + size
        # formats without a length have their value in the next two bytes
        elif 1 <= form <= 3:
            yield number, data[place + 2 : place + 4]
            place += 4
        else:
            return


def _function_facts(elf: Elf, sections: Mapping[str, Section], path: str) -> Iterator[tuple[int, dict[str, Measure]]]:
    """The functions' facts in the module's own section, by symbol number."""
    facts: dict[int, dict[str, Measure]] = {}
    section = sections.get(".nv.info")
    for number, value in attributes(elf.data(section)) if section is not None else ():
        if number in _OF_FUNCTION and len(value) == 8:
            metric, name = _OF_FUNCTION[number]
            symbol, amount = struct.unpack("<II", value)
            because = f"{path}: {name}"
            unbounded = f"{because}: functions call each other in turn, so it is known only when the kernel runs"
            measure = fact(metric, amount, because) if amount != _UNBOUNDED else unavailable("B", unbounded)
            facts.setdefault(symbol, {})[metric] = measure
    yield from facts.items()


def _attribute_facts(own: Attributes, path: str) -> Iterator[tuple[str, Measure]]:
    """The facts in a kernel's own attribute section."""
    for number, value in own:
        if number in _EXTENTS and len(value) >= 12:
            metric, name = _EXTENTS[number]
            extents = along_axes(metric, struct.unpack_from("<III", value))
            yield from ((axis, fact(axis, extent, f"{path}: {name}")) for axis, extent in extents)
        elif number == _BARRIERS and value:
            yield "barriers", fact("barriers", value[0], f"{path}: EIATTR_NUM_BARRIERS")
        elif number == _MAX_REGISTERS and len(value) >= 2:
            maximum = struct.unpack_from("<H", value)[0]
            if maximum != _NO_MAXIMUM:
                yield "max_registers", fact("max_registers", maximum, f"{path}: EIATTR_MAXREG_COUNT")


def _section_facts(
    sections: Mapping[str, Section], name: str, path: str, reserved: bool, linked: bool
) -> Iterator[tuple[str, Measure]]:
    """Shared memory, constant banks and code, which are the sizes of sections."""
    yield "code_bytes", fact("code_bytes", sections[f".text.{name}"].size, f"{path}: size of .text.{name}")
    shared = sections.get(f".nv.shared.{name}")
    if shared is not None:
        amount, because = shared.size, f"{path}: size of .nv.shared.{name}"
        if reserved and amount >= _RESERVED_SHARED:
            amount, because = amount - _RESERVED_SHARED, f"{because} less the {_RESERVED_SHARED} bytes the system keeps"
        yield "shared_bytes_static", fact("shared_bytes_static", amount, because)
    # an object before linking has no such section though memory may still be added
    elif linked:
        yield "shared_bytes_static", fact("shared_bytes_static", 0, f"{path}: no .nv.shared.{name}")
    banks = {}
    for bank in range(16):
        section = sections.get(f".nv.constant{bank}.{name}")
        if section is not None:
            banks[bank] = section.size
            yield f"constant_bytes_bank{bank}", fact("constant_bytes", section.size, f"{path}: size of {section.name}")
    if banks:
        yield "constant_bytes", fact("constant_bytes", sum(banks.values()), f"{path}: sizes of .nv.constant*.{name}")
