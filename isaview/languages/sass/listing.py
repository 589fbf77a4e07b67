"""The instructions of a listing of SASS without address and encoding, and what else the listing says.

Labels begin blocks only where something branches to them, and nvdisasm prints a label wherever an attribute refers to an
address: the others are left out. cuobjdump prints addresses where nvdisasm has labels, and no label before a function that
another calls: those addresses become labels, and code that is called and returns becomes a function of its own.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from collections.abc import Iterable

from msgspec import Struct, field

from isaview.base import regex
from isaview.languages.sass.facts import HIDING, REGISTER_COUNT, control_word, generation, of_section, registers_of, target_of
from isaview.languages.sass.forms import hidden_pair
from isaview.model.form import Text
from isaview.model.statements import Begin, End, Fact, Item, Label, Located, Part, Target, Unread

MARK = "\x03"
"""Stands before an instruction where something else of the text does: never part of an input."""

INSTRUCTION = regex.compile(
    r"[ \t]*/\*([0-9a-f]{4,16})\*/[ \t]+([^;&?]*[^;&? \t])[ \t]*([&?][^;]*)?;[ \t]*(?:/\* 0x([0-9a-f]{16}) \*/)?"
)
_HIGH = regex.compile(r"[ \t]+/\* 0x([0-9a-f]{16}) \*/")
_LABEL = regex.compile(r"([.$\w][^\s:]*):")
_SECTION = regex.compile(r"[ \t]*\.section[ \t]+([^\s,]+)")
_TYPE = regex.compile(r"[ \t]*\.type[ \t]+(\S+),@function")
_SYMBOLS = "SYMBOLS"
"""The heading of what a cubin needs from elsewhere, at the end of a listing."""
_ATTRIBUTE = regex.compile(r"//-+ nvinfo : (\w+)")
_WORD = regex.compile(r"/\*[0-9a-f]+\*/[ \t]*\.word[ \t]+(?:index@\((\S+)\)|0x([0-9a-f]{1,8})\Z)")
_USED = ("Function ", "REG:")
_USAGE = regex.compile(r"(?:Function (\S+):|REG:(\d{1,4}) .*)[ \t]*\Z")
_OTHER = regex.compile(r"[ \t]*\.other[ \t]+(\S+),.*STO_CUDA_ENTRY")
_FUNCTION = regex.compile(r"[ \t]*Function : (\S+)")
_NAMED_TARGET = regex.compile(r"`\((\.L[^)\n]*)\)")
_TABLE = regex.compile(r'BRANCH_TARGETS ([^"\n]*)"')
_ABSOLUTE = regex.compile(r"(?:@!?U?P[0-9T] )?(?:(BRA|JMP)\b.*[ ,]|(CALL)[\w.]* )(0x[0-9a-f]+)\Z")
_PAIRED = regex.compile(r"(?:@!?U?P[0-9T] )?(\w[\w.]*) .*?(?<!\])(\[R[0-9]+(?:\.reuse)?\.64)")
_RETURNS = regex.compile(r"(?:@!?U?P[0-9T] )?RET\b")
_LEAVES = regex.compile(r"(?:@!?U?P[0-9T] )?EXIT\b")
_ENTERING: tuple[tuple[str, int], ...] = (
    ("R0", 255 * 32),
    ("UR0", 63 * 32),
    *((f"{stem}{number}", 1) for stem in ("P", "UP") for number in range(7)),
)
"""A function may get anything from its caller: the text does not say what."""
_NO_REGISTER = 63  # RZ
_AT_ZERO = regex.compile(r"(\bc\[0x[0-9a-f]+\])\[RZ\]")
"""The first constant of a bank, as sm_90 spells it."""
_STEP = 16  # bytes of an instruction


class Function(Struct):
    """A function while its lines come in: where its instructions stand, and what it branches to and calls by address."""

    name: str
    line: int
    is_entry: bool | None
    first: int
    facts: tuple[Fact, ...] = ()
    jumps: list[tuple[int, int]] = field(default_factory=list)
    """(instruction, address it may go to)."""
    calls: list[tuple[int, int]] = field(default_factory=list)
    returns: list[int] = field(default_factory=list)
    leaves: bool = False


class Listing(Struct):
    """A listing's instructions as columns, the prepared text, and what else a listing says, by the line it stands before."""

    text: list[str] = field(default_factory=list)
    lines: array[int] = field(default_factory=lambda: array("I"))
    addresses: array[int] = field(default_factory=lambda: array("Q"))
    low: array[int] = field(default_factory=lambda: array("Q"))
    high: array[int] = field(default_factory=lambda: array("Q"))
    events: dict[int, list[Item]] = field(default_factory=dict)
    encoded: bool = False

    def put(self, line: int, items: Iterable[Item], *, first: bool = False) -> None:
        """Say something before an instruction's line."""
        known = self.events.setdefault(line, [])
        if first:
            known[:0] = items
        else:
            known.extend(items)
        if line and not self.text[line - 1].startswith(MARK):
            self.text[line - 1] = MARK + self.text[line - 1]


class _Reading(Struct):
    """Where the reading of a listing is."""

    listing: Listing
    named: set[str]
    """Labels that something branches to."""
    target: str = ""
    begun: bool = False
    """Whether a function began since the last target."""
    open: Function | None = None
    section: str = ""
    facts: tuple[Fact, ...] = ()
    entries: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    opened: set[str] = field(default_factory=set)
    waiting: list[Item] = field(default_factory=list)
    """What stands before the next instruction."""
    places: list[str] = field(default_factory=list)
    pairs: list[int] = field(default_factory=list)
    in_code: bool = True
    attribute: str = ""
    """The attribute whose words come, and the function that these, or its use of resources, are of."""
    attribute_of: str = ""


def convert(text: str) -> Listing:
    """What a listing says, line by line."""
    targets = set(_NAMED_TARGET.findall(text))
    for table in _TABLE.findall(text):
        targets.update(table.split(","))
    reading = _Reading(Listing(), targets)
    listing = reading.listing
    put, instruction, high = listing.text.append, INSTRUCTION.match, _HIGH.match
    number = 0
    for number, line in enumerate(text.split("\n"), 1):
        match = instruction(line)
        if match is not None:
            _take(reading, number, match)
            continue
        put("")
        second = high(line)
        if second is not None:
            if listing.high:
                listing.high[-1] = int(second[1], 16)
        elif line and not line.isspace():
            _other_line(reading, number, line)
    _close(reading)
    missing = (f"the label of the function {name} is missing" for name in sorted(reading.functions - reading.opened))
    reading.waiting.extend((number, Unread(1, "", message), ()) for message in missing)
    listing.events.setdefault(0, []).extend(reading.waiting)
    return listing


def _take(reading: _Reading, number: int, match: re.Match[str]) -> None:
    """An instruction."""
    listing, body = reading.listing, match[2].replace("] [", "][")
    if "[RZ]" in body:
        body = _AT_ZERO.sub(r"\1[0x0]", body)
    if reading.open is None:
        _begin(
            reading, number, reading.section.removeprefix(".text.") if reading.section.startswith(".text.") else "unnamed", None
        )
    function = reading.open
    assert function is not None
    listing.text.append(body)
    if reading.places:
        reading.waiting.append((number, Located(Text("\n".join(reading.places))), ()))
        reading.places = []
    index = len(listing.lines)
    listing.lines.append(number)
    listing.addresses.append(int(match[1], 16))
    listing.low.append(int(match[4], 16) if match[4] else 0)
    listing.high.append(control_word(match[3]) if match[3] and not match[4] else 0)
    listing.encoded = listing.encoded or bool(match[3] or match[4])
    if reading.waiting:
        listing.put(number, reading.waiting)
        reading.waiting = []
    # Words are looked for before patterns run: most instructions have none of them.
    if ".64" in body and match[4] and _PAIRED.match(body):
        reading.pairs.append(index)
    if "RET" in body or "EXIT" in body:
        if _RETURNS.match(body):
            function.returns.append(index)
        function.leaves = function.leaves or _LEAVES.match(body) is not None
    elif "0x" in body and ("BRA" in body or "CALL" in body or "JMP" in body):
        jump = _ABSOLUTE.match(body)
        if jump is not None:
            (function.calls if jump[2] else function.jumps).append((index, int(jump[3], 16)))


def _other_line(reading: _Reading, number: int, line: str) -> None:
    """A line that is no instruction."""
    plain = line.lstrip()
    if plain.startswith("//"):
        if plain.startswith("//## File"):
            reading.places.append(plain[5:].partition(" // |")[0].rstrip())
        elif plain.strip("- /\t") == _SYMBOLS:
            _close(reading)
            reading.section, reading.in_code = _SYMBOLS, False
        elif (attribute := _ATTRIBUTE.match(plain)) is not None:
            reading.attribute, reading.attribute_of = attribute[1], ""
    elif reading.attribute and plain.startswith("/*"):
        _word(reading, number, plain.rstrip())
    elif (label := _LABEL.match(line)) is not None:
        _label(reading, number, label[1])
    elif plain.startswith("Function :"):
        match = _FUNCTION.match(line)
        _close(reading)
        reading.in_code = True
        _begin(reading, number, match[1] if match else "unnamed", None)
    elif reading.open is None and plain.startswith(_USED):
        # cuobjdump -res-usage prints it before the code: the function, and in a line below it what it uses.
        match = _USAGE.match(plain)
        if match is not None and match[1]:
            reading.attribute_of = match[1]
        elif match is not None and reading.attribute_of:
            reading.waiting.append((number, registers_of(reading.attribute_of, int(match[2]), "cuobjdump -res-usage"), ()))
    elif plain.startswith((".target", "code for", ".headerflags")):
        _target(reading, number, plain)
    elif plain.startswith("."):
        _directive(reading, line)
    elif reading.open is not None and reading.in_code:
        reading.listing.text[-1] = f"? {plain}"  # without an address it is no instruction, whatever it reads like


def _word(reading: _Reading, number: int, plain: str) -> None:
    """A word of an attribute: what nvdisasm without -c prints of the module's own section."""
    match = _WORD.match(plain)
    if match is not None and match[1]:
        reading.attribute_of = match[1]
    elif match is not None and reading.attribute_of:
        if reading.attribute == REGISTER_COUNT:
            reading.waiting.append((number, registers_of(reading.attribute_of, int(match[2], 16), reading.attribute), ()))
        reading.attribute = ""


def _label(reading: _Reading, number: int, name: str) -> None:
    section = name.removeprefix(".text.")
    if section != name and section not in reading.opened:  # no directive names its function: the section's own label does
        _close(reading)
        reading.in_code = True
        _begin(reading, number, section, section in reading.entries)
    if not reading.in_code:
        return
    if reading.open is not None and reading.open.name == name and reading.open.first == len(reading.listing.lines):
        reading.open.is_entry = name in reading.entries  # nvdisasm 12 has the section's label before the directives
    elif name in reading.functions:
        _close(reading)
        _begin(reading, number, name, name in reading.entries)
    elif name in reading.named:
        reading.waiting.append((number, Label(Text(name)), ()))


def _directive(reading: _Reading, line: str) -> None:
    section = _SECTION.match(line)
    if section is not None:
        _close(reading)
        reading.facts = ()
        reading.section = section[1]
        reading.in_code = section[1].startswith(".text")
    elif line.lstrip().startswith((".sectioninfo", ".sectionflags")):
        reading.facts += of_section(line)
    elif (function := _TYPE.match(line)) is not None and reading.section != _SYMBOLS:
        reading.functions.add(function[1])
    elif (entry := _OTHER.match(line)) is not None:
        reading.entries.add(entry[1])
    elif set(line.strip()) == {"."}:
        _close(reading)


def _target(reading: _Reading, number: int, line: str) -> None:
    """A target; where the module has a target already, a new module begins."""
    target = target_of(line)
    if not target or reading.open is not None or (reading.target and line.startswith(".headerflags")):
        if target and not reading.target:
            reading.target = target
            reading.waiting.append((number, Target(target, 32), ()))
        return
    if reading.begun:
        reading.waiting.append((number, Part(), ()))
    reading.begun, reading.target = False, target
    reading.waiting.append((number, Target(target, 32), ()))


def _begin(reading: _Reading, number: int, name: str, is_entry: bool | None) -> None:
    reading.open = Function(name, number, is_entry, len(reading.listing.lines), reading.facts)
    reading.begun = True
    reading.opened.add(name)
    reading.facts = ()
    reading.places = []


def _close(reading: _Reading) -> None:
    """The function that is open ends: its labels, those it calls, and registers the text does not show."""
    function, listing = reading.open, reading.listing
    reading.open = None
    if function is None:
        return
    _leave_padding(listing, function)
    end = len(listing.lines)
    if generation(reading.target) in HIDING:
        for index in reading.pairs:
            _show_pair(listing, index)
    reading.pairs.clear()
    if end == function.first:
        reading.waiting += [(function.line, Begin(function.name, bool(function.is_entry)), ()), (function.line, End(), ())]
        return
    stated = function.is_entry
    is_entry = function.leaves or not function.returns if stated is None else stated
    starts = _called_functions(listing, function, end)
    for first, name in [(function.first, function.name), *starts]:
        line = listing.lines[first]
        begin = min(function.line, line) if first == function.first else line
        items: list[Item] = [(begin, End(), ())] if first != function.first else []
        entry = is_entry and first == function.first
        items.append((begin, Begin(name, entry, arguments=() if entry else _ENTERING), ()))
        items += [(begin, fact, ()) for fact in function.facts] if first == function.first else []
        _put_begin(listing, line, items)
    begun = {first for first, _ in starts}
    targets = {address for _, address in (*function.jumps, *function.calls)}
    for address in sorted(targets):
        place = _place(listing, function.first, end, address)
        if place is not None and place not in begun:
            listing.put(listing.lines[place], [(listing.lines[place], Label(Text(hex(address))), ())])
    reading.waiting.append((listing.lines[end - 1], End(), ()))


def _leave_padding(listing: Listing, function: Function) -> None:
    """Leave out the NOPs behind the last instruction, unless something branches there: they only fill the section."""
    goal = max((address for _, address in (*function.jumps, *function.calls)), default=-1)
    while len(listing.lines) - 1 > function.first and listing.addresses[-1] > goal:
        line = listing.lines[-1]
        if line in listing.events or listing.text[line - 1] != "NOP":
            return
        listing.text[line - 1] = ""
        for column in (listing.lines, listing.addresses, listing.low, listing.high):
            column.pop()


def _put_begin(listing: Listing, line: int, items: list[Item]) -> None:
    """The begin of a function stands behind what ends or begins before it, and before its labels and positions."""
    known = listing.events.setdefault(line, [])
    outer = (Part, Target, End, Begin)
    place = sum(1 for item in known if isinstance(item[1], outer))
    listing.put(line, ())
    known[place:place] = items


def _place(listing: Listing, first: int, end: int, address: int) -> int | None:
    """The instruction at an address of a function."""
    index = first + (address - listing.addresses[first]) // _STEP
    return index if first <= index < end and listing.addresses[index] == address else None


def _called_functions(listing: Listing, function: Function, end: int) -> list[tuple[int, str]]:
    """Where code begins that the function calls, that returns, and that no branch enters or leaves otherwise."""
    if not function.calls or not function.returns:
        return []
    known = {address: _place(listing, function.first, end, address) for _, address in function.calls}
    starts = sorted({index for index in known.values() if index is not None and index > function.first})
    jumps = [(index, _place(listing, function.first, end, address)) for index, address in function.jumps]
    pairs = [(source, goal) for source, goal in jumps if goal is not None]
    # A start that a branch crosses, or behind which nothing returns, is no function: the last such joins the piece before it,
    # and the others are judged again.
    while starts:
        ends = [(bisect_right(starts, source), bisect_right(starts, goal)) for source, goal in pairs]
        entered = {piece for source, goal in ends if source != goal for piece in (source, goal)}
        returning = {bisect_right(starts, index) for index in function.returns}
        wrong = [place for place in range(len(starts)) if place + 1 in entered or place + 1 not in returning]
        if not wrong:
            break
        del starts[wrong[-1]]
    names = {start: f"{function.name}+{listing.addresses[start]:#x}" for start in starts}
    for index, address in function.calls:
        place = known[address]
        if place in names:
            line = listing.lines[index] - 1
            listing.text[line] = f"{listing.text[line].rpartition(' ')[0]} `({names[place]})"
    return [(start, names[start]) for start in starts]


def _show_pair(listing: Listing, index: int) -> None:
    """Name the registers of a descriptor, as later generations do, from the encoding."""
    line = listing.lines[index] - 1
    body = listing.text[line]
    match = _PAIRED.search(body.lstrip(MARK))
    bit = None if match is None else hidden_pair(match[1])
    if match is None or bit is None or not (listing.low[index] or listing.high[index]):
        return
    number = (listing.low[index] >> bit if bit < 64 else listing.high[index] >> bit - 64) & _NO_REGISTER
    if number != _NO_REGISTER:
        offset = match.start(2) + len(body) - len(body.lstrip(MARK))
        listing.text[line] = f"{body[:offset]}desc[UR{number}]{body[offset:]}"
