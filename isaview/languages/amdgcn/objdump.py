"""Disassembly by llvm-objdump, turned back into assembler text line by line.

Branches name their distance in dwords; they get labels here. Symbols inside a kernel are places, not functions. Padding
(s_code_end, and s_nop where control cannot come) is left out and counted. Only code sections are read: `-D` decodes data too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct, field

HEADER = re.compile(r"^(?:([0-9a-f]{8,16}) )?<([^\n]*)>:[ \t]*$", re.MULTILINE)
FILE = re.compile(r"^([^\n]*?):[ \t]+file format elf64-amdgpu[^\n]*$", re.MULTILINE)
_SECTION = re.compile(r"Disassembly of section ([^\n]*?):")
_COMMENT = re.compile(r"//[ \t]*([0-9A-Fa-f]{8,16}):")
_RELOCATION = re.compile(r"\s+[0-9a-f]{8,16}:\s+R_AMDGPU_(\w+)\s+(\S+)")
_BRANCH = re.compile(r"(s_c?branch\w*|s_call_[bi]64|s_subvector_loop_\w+)[ \t](.*[ \t,])?(\d+|0x[0-9a-fA-F]+|[\w.$]+)$")
_ADDED = re.compile(r"(s_add_(?:co_)?u32[ \t]+s(\d+),[ \t]*s\2,[ \t]*)(?:lit\((0x[0-9a-f]+)\)|(0x[0-9a-f]+|-?\d+))$")
_PROGRAM_COUNTER = re.compile(r"s_get_?pc_[bi]64[ \t]+s\[(\d+):\d+\]")
_LOCAL_NAME = re.compile(r"\.?L\d|\.L|BB\d|\$|.*\blabel_|label", re.IGNORECASE)
_PADDING = ("s_nop", "s_code_end", "v_illegal")
_UNPASSABLE = ("s_endpgm", "s_branch", "s_setpc", "s_set_pc", "s_trap", "s_swappc", "s_swap_pc", "s_rfe")
KERNEL_ALIGNMENT = 256
"""Kernels begin at a multiple of this; functions need not."""


class Disassembly(Struct):
    """Assembler text with as many lines as the disassembly, and what its symbols are."""

    lines: list[str]
    functions: set[str] = field(default_factory=set)
    entries: set[str] = field(default_factory=set)
    padding: dict[str, int] = field(default_factory=dict)


class _Row(Struct):
    """One instruction: its line, address, text, and the address it branches to."""

    line: int
    address: int
    text: str
    target: int | None = None

    @property
    def unpassable(self) -> bool:
        return self.text.startswith(_UNPASSABLE)


class _Symbol(Struct):
    line: int
    address: int | None
    name: str
    first: int
    """Index of the first instruction after it."""


def is_disassembly(text: str) -> bool:
    """Whether a text is what llvm-objdump prints (sees its head only)."""
    head = text[:65536]
    return FILE.search(head) is not None or (HEADER.search(head) is not None and _COMMENT.search(head) is not None)


def files(text: str) -> Iterator[tuple[str, int, str]]:
    """Each disassembled file of a text: its name, first line, and text."""
    starts = list(FILE.finditer(text))
    if len(starts) < 2:
        yield "", 1, text
        return
    bounds = [0, *(match.start() for match in starts[1:]), len(text)]
    line = 1
    for match, start, end in zip(starts, bounds, bounds[1:], strict=False):
        yield match[1], line, text[start:end]
        line += text.count("\n", start, end)


class _Reading(Struct):
    """The rows and symbols of one file, in order; symbols of other sections are left out."""

    rows: list[_Row] = field(default_factory=list)
    symbols: list[_Symbol] = field(default_factory=list)
    strange: list[tuple[int, str]] = field(default_factory=list)

    def line(self, number: int, text: str) -> None:
        at = text.rfind("//")
        comment = _COMMENT.match(text, at) if at >= 0 else None
        if comment is not None:
            self.rows.append(_row(number, int(comment[1], 16), text[:at].strip()))
            return
        header = HEADER.match(text)
        if header is not None:
            address = int(header[1], 16) if header[1] else None
            self.symbols.append(_Symbol(number, address, header[2], len(self.rows)))
            return
        relocation = _RELOCATION.match(text)
        if relocation is not None and self.rows:
            self.relocate(relocation[1], relocation[2])
        elif text.strip() not in ("", "..."):
            self.strange.append((number, text))

    def relocate(self, kind: str, symbol: str) -> None:
        """The literal of the instruction just read stands for a symbol."""
        row = self.rows[-1]
        suffix = "hi" if kind.endswith("_HI") else "lo"
        name, _, addend = symbol.partition("+")
        head, comma, _ = row.text.rpartition(",")
        if comma and kind.startswith(("REL32", "GOTPCREL32", "ABS32", "REL64")):
            row.text = f"{head}, {_label_text(name)}@{kind.split('_')[0].lower()}@{suffix}" + (f"+{addend}" if addend else "")


def _integer(text: str) -> int | None:
    """A number as the disassembler writes it, decimal or with 0x; None for anything else."""
    try:
        return int(text, 16) if text[:2].lower() == "0x" else int(text)
    except ValueError:
        return None


def _row(number: int, address: int, text: str) -> _Row:
    target = None
    if text.startswith(("s_cbranch", "s_branch", "s_call", "s_subvector")):
        match = _BRANCH.match(text)
        distance = None if match is None else _integer(match[3][:12])
        if distance is not None:
            distance &= 0xFFFF
            distance -= 0x10000 if distance & 0x8000 else 0
            target = address + 4 + 4 * distance
    return _Row(number, address, text, target)


def _read(text: str) -> _Reading:
    reading = _Reading()
    code = True
    for number, line in enumerate(text.split("\n")):
        if line.startswith("Disassembly of section"):
            section = _SECTION.match(line)
            code = section is None or section[1].startswith(".text")
        elif code and not (line.endswith("elf64-amdgpu") or not line):
            reading.line(number, line)
    return reading


def _resolve_addresses(rows: list[_Row], known: set[int]) -> dict[int, int]:
    """Index of each addition that makes an address out of the program counter → that address, where code stands there."""
    found = {}
    held: dict[str, int] = {}
    for index, row in enumerate(rows):
        if row.text.startswith(("s_getpc", "s_get_pc")):
            match = _PROGRAM_COUNTER.match(row.text)
            if match is not None:
                held[match[1]] = row.address + 4
        elif held and row.text.startswith("s_add"):
            match = _ADDED.match(row.text)
            if match is not None and match[2] in held:
                literal = _integer((match[3] or match[4])[:20]) or 0
                literal -= 1 << 32 if literal >= 1 << 31 else 0
                address = held.pop(match[2]) + literal
                if literal and address in known:
                    found[index] = address
    return found


def _is_function(symbol: _Symbol, rows: list[_Row], branched_to: set[int], called: set[int]) -> bool:
    if symbol.first == 0 or symbol.address in called:
        return True
    if symbol.address is not None and symbol.first < len(rows) and rows[symbol.first].address < rows[symbol.first - 1].address:
        return True  # addresses start again: another section
    if _LOCAL_NAME.match(symbol.name) or symbol.address in branched_to:
        return False
    before = symbol.first - 1
    while before >= 0 and rows[before].text.startswith(_PADDING):
        before -= 1
    return before < 0 or rows[before].unpassable


def _label_text(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_.$][\w.$@]*", name) else '"' + name.replace('"', "'") + '"'


def convert(text: str) -> Disassembly:
    """The assembler text of one disassembled file."""
    reading = _read(text)
    rows = reading.rows
    result = Disassembly([""] * (text.count("\n") + 1))
    for number, line in reading.strange:
        result.lines[number] = line
    known = {row.address for row in rows}
    branched_to = {row.target for row in rows if row.target is not None and not row.text.startswith("s_call")} & known
    added = _resolve_addresses(rows, known)
    called = {row.target for row in rows if row.target is not None and row.text.startswith("s_call")}
    called.update(_called_addresses(rows, added))
    functions = {symbol.first: symbol for symbol in reading.symbols if _is_function(symbol, rows, branched_to, called)}
    names = {symbol.address: symbol.name for symbol in functions.values() if symbol.address is not None}
    for symbol in reading.symbols:
        result.lines[symbol.line] = f"{_label_text(symbol.name)}:"
    labelled = branched_to | (set(added.values()) - names.keys())
    _name_added(rows, added, names)
    _write_rows(result, rows, labelled, functions)
    _tell_entries(result, rows, functions)
    return result


def _called_addresses(rows: list[_Row], added: dict[int, int]) -> set[int]:
    """Addresses made for a call that follows within a few instructions."""
    called = set()
    for index, address in added.items():
        for row in rows[index + 1 : index + 40]:
            if row.text.startswith(("s_swappc", "s_swap_pc")):
                called.add(address)
            if row.unpassable:
                break
    return called


def _name_added(rows: list[_Row], added: dict[int, int], names: dict[int, str]) -> None:
    for index, address in added.items():
        match = _ADDED.match(rows[index].text)
        if match is not None:
            name = _label_text(names[address]) if address in names else _place(address)
            rows[index].text = f"{match[1]}{name}@rel32@lo"


def _place(address: int) -> str:
    return f".LBB{address}_0"


def _write_rows(result: Disassembly, rows: list[_Row], labelled: set[int], functions: dict[int, _Symbol]) -> None:
    """Each instruction without comment, with its label, and with the label it branches to; padding left out."""
    function = ""
    reachable = True
    for index, row in enumerate(rows):
        if index in functions:
            function = functions[index].name
            reachable = True
        if row.address in labelled:
            reachable = True
        if row.text.startswith(_PADDING) and (not reachable or row.text.startswith("s_code_end")):
            result.padding[function] = result.padding.get(function, 0) + 1
            continue
        text = row.text
        if row.target is not None and row.target in labelled:
            text = f"{text.rpartition(' ')[0]} {_place(row.target)}"
        result.lines[row.line] = f"{_place(row.address)}: {text}" if row.address in labelled else f"\t{text}"
        reachable = not row.text.startswith(("s_endpgm", "s_branch", "s_setpc", "s_set_pc"))


def _tell_entries(result: Disassembly, rows: list[_Row], functions: dict[int, _Symbol]) -> None:
    """Kernels are aligned and end the program; every other function is a device function."""
    starts = sorted(functions)
    for start, end in pairwise((*starts, len(rows))):
        symbol = functions[start]
        result.functions.add(symbol.name)
        aligned = (symbol.address or 0) % KERNEL_ALIGNMENT == 0
        if aligned and any(row.text.startswith("s_endpgm") for row in rows[start:end]):
            result.entries.add(symbol.name)
