"""The assembler text, line by line, of a disassembly by llvm-objdump.

Branches name their distance in dwords; they get labels here. A symbol begins a function unless control reaches it from
the code around it. Padding (s_code_end, and s_nop or words of zeros where control cannot come) is left out and counted.
Only code sections are read: `-D` decodes data too.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Iterator, Mapping, Set
from itertools import pairwise

from msgspec import Struct, field

from isaview.base import regex
from isaview.base.text import integer
from isaview.model.statements import Begin, Encoded, Item, Operation

HEADER = regex.compile(r"^(?:([0-9a-f]{8,16}) )?<([^\n]*)>:[ \t]*$", re.MULTILINE)
FILE = regex.compile(r"^([^\n]*?):[ \t]+file format elf64-amdgpu[^\n]*$", re.MULTILINE)
_SECTION = regex.compile(r"Disassembly of section ([^\n]*?):")
_COMMENT = regex.compile(r"//[ \t]*([0-9A-Fa-f]{8,16}):([ \t]*0{8}[ \t]*$)?")
_RELOCATION = regex.compile(r"\s+[0-9a-f]{8,16}:\s+R_AMDGPU_(\w+)\s+(\S+)")
_BRANCH = regex.compile(r"(s_c?branch\w*|s_call_[bi]64|s_subvector_loop_\w+)[ \t](.*[ \t,])?(\d+|0x[0-9a-fA-F]+|[\w.$]+)$")
_ADDED = regex.compile(r"(s_add_(?:co_)?u32[ \t]+s(\d+),[ \t]*s\2,[ \t]*)(?:lit\((0x[0-9a-f]+)\)|(0x[0-9a-f]+|-?\d+))$")
_PROGRAM_COUNTER = regex.compile(r"s_get_?pc_[bi]64[ \t]+s\[(\d+):\d+\]")
_LOCAL_NAME = regex.compile(r"\.?L\d|\.L|BB\d|\$|.*\blabel_|label", re.IGNORECASE)
_POSITION = regex.compile(r"; ([^\n]+):(\d{1,9})(?: \(discriminator \d+\))?[ \t]*$")
_PADDING = ("s_nop", "s_code_end", "v_illegal")
_UNPASSABLE = ("s_endpgm", "s_branch", "s_setpc", "s_set_pc", "s_rfe")
KERNEL_ALIGNMENT = 256
"""Kernels begin at a multiple of this; functions need not."""
_NEAR = 40  # instructions
"""The most between the address of a function and the call that takes it."""


class Disassembly(Struct):
    """Assembler text with as many lines as the disassembly, what its symbols are, and source files by their number.

    ``addresses`` are those of the instructions, by the index of their line.
    """

    lines: list[str]
    functions: set[str] = field(default_factory=set)
    entries: set[str] = field(default_factory=set)
    padding: dict[str, int] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    addresses: dict[int, int] = field(default_factory=dict)


class _Row(Struct):
    """One instruction: its line, address, text, whether its word is zero, and the address it branches to."""

    line: int
    address: int
    text: str
    zero: bool = False
    target: int | None = None

    def is_padding(self) -> bool:
        return self.zero or self.text.startswith(_PADDING)

    def is_call(self) -> bool:
        return self.text.startswith("s_call")


class _Symbol(Struct):
    """A symbol; ``first`` is the index of the first instruction behind it."""

    line: int
    address: int | None
    name: str
    first: int


def is_disassembly(text: str) -> bool:
    """Whether a text is what llvm-objdump prints (sees its head only)."""
    head = text[:65536]
    if "file format elf64-amdgpu" in head and FILE.search(head) is not None:
        return True
    return ">:" in head and HEADER.search(head) is not None and _COMMENT.search(head) is not None


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


def convert(text: str) -> Disassembly:
    """The assembler text of a disassembled file."""
    result = Disassembly([""] * (text.count("\n") + 1))
    rows, symbols = _read(text, result)
    result.addresses = {row.line: row.address for row in rows}
    known = {row.address for row in rows}
    added = _added_addresses(rows, known)
    # A function is called, or stands where no branch and no fall-through comes from before.
    called = {row.target for row in rows if row.target is not None and row.is_call()} | _called_addresses(rows, added)
    branches: dict[int, list[int]] = {}
    for row in rows:
        if row.target is not None and row.target in known and not row.is_call():
            branches.setdefault(row.target, []).append(row.address)
    functions = {symbol.first: symbol for symbol in symbols if _begins_function(symbol, rows, branches, called)}
    names = {symbol.address: symbol.name for symbol in functions.values() if symbol.address is not None}
    for index, address in added.items():
        name = _quote(names[address]) if address in names else _place(address)
        rows[index].text = _ADDED.sub(lambda match, name=name: f"{match[1]}{name}@rel32@lo", rows[index].text)  # type: ignore[misc]
    for symbol in symbols:
        result.lines[symbol.line] = f"{_quote(symbol.name)}:"
    _write_rows(result, rows, branches.keys() | (set(added.values()) - names.keys()), functions)
    for start, end in pairwise((*sorted(functions), len(rows))):
        symbol = functions[start]
        result.functions.add(symbol.name)
        # Disassemblies have no descriptors: alignment and s_endpgm tell a kernel from a function.
        aligned = (symbol.address or 0) % KERNEL_ALIGNMENT == 0
        if aligned and any(row.text.startswith("s_endpgm") for row in rows[start:end]):
            result.entries.add(symbol.name)
    return result


def add_addresses(items: Iterable[Item], addresses: Mapping[int, int], first_line: int) -> Iterator[Item]:
    """The items with the addresses of each function's instructions; none of a function in which one stands without."""
    known, is_whole = array("Q"), True
    for item in items:
        yield item
        if isinstance(item[1], Begin):
            known, is_whole = array("Q"), True
            yield item[0], Encoded(known, array("Q")), ()  # the function's column, filled as its instructions come
        elif isinstance(item[1], Operation) and is_whole:
            address = addresses.get(int(item[0]) - first_line)
            is_whole = address is not None
            if address is None:
                del known[:]
            else:
                known.append(address)


def _read(text: str, result: Disassembly) -> tuple[list[_Row], list[_Symbol]]:
    """The instructions and symbols of the code sections; lines that are neither go into the result as they are."""
    rows: list[_Row] = []
    symbols: list[_Symbol] = []
    files: dict[str, str] = {}
    is_code = True
    for number, line in enumerate(text.split("\n")):
        if line.startswith("Disassembly of section"):
            section = _SECTION.match(line)
            is_code = section is None or section[1].startswith(".text")
            continue
        if not is_code or not line or line.endswith("elf64-amdgpu"):
            continue
        mark = line.rfind("//")
        comment = _COMMENT.match(line, mark) if mark >= 0 else None
        if comment is not None:
            rows.append(_row(number, int(comment[1], 16), line[:mark].strip(), comment[2] is not None))
        elif (header := HEADER.match(line)) is not None:
            symbols.append(_Symbol(number, int(header[1], 16) if header[1] else None, header[2], len(rows)))
        elif (relocation := _RELOCATION.match(line)) is not None and rows:
            # The disassembler prints the literal as 0 and the symbol behind it: the last operand stands for the symbol.
            row = rows[-1]
            kind = relocation[1]
            suffix = "hi" if kind.endswith("_HI") else "lo"
            name, _, addend = relocation[2].partition("+")
            head, comma, _ = row.text.rpartition(",")
            if comma and kind.startswith(("REL32", "GOTPCREL32", "ABS32", "REL64")):
                row.text = f"{head}, {_quote(name)}@{kind.split('_')[0].lower()}@{suffix}" + (f"+{addend}" if addend else "")
        elif (position := _POSITION.match(line)) is not None:
            of_file = files.setdefault(position[1], str(len(files) + 1))
            result.lines[number] = f"\t.loc {of_file} {position[2]} 0"
        elif line.strip() not in ("", "..."):
            result.lines[number] = line
    result.files = {number: name for name, number in files.items()}
    return rows, symbols


def _row(number: int, address: int, text: str, zero: bool) -> _Row:
    row = _Row(number, address, text, zero)
    if text.startswith(("s_cbranch", "s_branch", "s_call", "s_subvector")):
        match = _BRANCH.match(text)
        distance = None if match is None else integer(match[3][:12])
        if distance is not None:
            # The distance is a signed 16-bit number of dwords from the end of the instruction.
            row.target = address + 4 + 4 * ((distance + 0x8000 & 0xFFFF) - 0x8000)
    return row


def _added_addresses(rows: list[_Row], known: Set[int]) -> dict[int, int]:
    """Index of each addition that makes an address out of the program counter → that address, where code stands there."""
    added = {}
    counters: dict[str, int] = {}
    for index, row in enumerate(rows):
        if row.text.startswith(("s_getpc", "s_get_pc")):
            match = _PROGRAM_COUNTER.match(row.text)
            if match is not None:
                # s_getpc gives the address behind itself.
                counters[match[1]] = row.address + 4
        elif counters and row.text.startswith("s_add"):
            match = _ADDED.match(row.text)
            if match is not None and match[2] in counters:
                literal = integer((match[3] or match[4])[:20]) or 0
                # The carry of s_addc is in the sign of the lower word.
                literal -= 1 << 32 if literal >= 1 << 31 else 0
                address = counters.pop(match[2]) + literal
                if literal and address in known:
                    added[index] = address
    return added


def _called_addresses(rows: list[_Row], added: dict[int, int]) -> set[int]:
    """Addresses made for a call that follows within a few instructions."""
    called = set()
    for index, address in added.items():
        for row in rows[index + 1 : index + _NEAR]:
            if row.text.startswith(("s_swappc", "s_swap_pc")):
                called.add(address)
            elif not row.text.startswith(_UNPASSABLE):
                continue
            break
    return called


def _begins_function(symbol: _Symbol, rows: list[_Row], branches: dict[int, list[int]], called: Set[int]) -> bool:
    """Whether a symbol begins a function; what earlier code branches to, or runs into and branches back to, is a place."""
    first, address = symbol.first, symbol.address
    if first == 0 or address in called:
        return True
    if address is not None and first < len(rows) and rows[first].address < rows[first - 1].address:
        return True  # addresses start again: another section
    if _LOCAL_NAME.match(symbol.name):
        return False
    sources = branches.get(-1 if address is None else address)
    if sources is None:
        return True
    before = first - 1
    while before > 0 and rows[before].is_padding():
        before -= 1
    return min(sources) >= (address or 0) and rows[before].text.startswith(_UNPASSABLE)


def _quote(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_.$][\w.$@]*", name) else '"' + name.replace('"', "'") + '"'


def _place(address: int) -> str:
    return f".LBB{address}_0"


def _write_rows(result: Disassembly, rows: list[_Row], labelled: Set[int], functions: dict[int, _Symbol]) -> None:
    """Each instruction without comment, with its label, and with the label it branches to; padding left out."""
    function = ""
    reachable = True
    for index, row in enumerate(rows):
        if index in functions:
            function = functions[index].name
        reachable = reachable or index in functions or row.address in labelled
        if row.text.startswith("s_code_end") or (not reachable and row.is_padding()):
            result.padding[function] = result.padding.get(function, 0) + 1
            continue
        text = row.text
        if row.target is not None and row.target in labelled:
            text = f"{text.rpartition(' ')[0]} {_place(row.target)}"
        result.lines[row.line] = f"{_place(row.address)}: {text}" if row.address in labelled else f"\t{text}"
        reachable = not row.text.startswith(_UNPASSABLE)
