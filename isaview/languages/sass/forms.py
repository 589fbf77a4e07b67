"""Forms of SASS instructions: what the operands of one parsed instruction mean, by its row of the opcode table.

Flags that a statement's own words set: "negated_guard", "spill" (the disassembler says so), "call_through_register",
"compare_and_swap", "sparse". The others come from the opcode table; "moves_registers" marks what moves registers between waves.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from isaview.languages import opcode_table
from isaview.languages.opcode_table import Opcode
from isaview.languages.sass.registers import (
    CONSTANTS,
    Operands,
    is_predicate,
    is_register,
    is_special,
    rows_of,
    shape_of,
    size_of,
    widths,
)
from isaview.languages.sass.tree import Line, Node
from isaview.model.form import ROWS, Access, FlowKind, Form, Role, Slot, Text

_ROLES: dict[str, Role] = {"w": "write", "r": "read", "b": "both"}
_WORD = 32
_ROW_BYTES = 128
_SPILL = "SpillRefill"
_TARGETS = "BRANCH_TARGETS"
_LOCAL = ".L"
_CONSTANT = "c"
_REUSE = "reuse"
_UNKNOWN = Opcode("unknown", operands="b", recognised="unknown")
_PREDICATES = 7
_SUMS = ("IADD3", "UIADD3", "IADD", "UIADD", "VIADD", "UVIADD")
_SCALES = {"X4": 4, "X8": 8, "X16": 16}
_SYMBOL = re.compile(r"`\(\(?([^\s()+]+)(?:\s*\+\s*(0x[0-9a-f]+))?\)*\Z")
"""A symbol, and a number added to it: `` `(tile)``, `` `((tile + 0x10))``."""
Cut = Callable[[int, int], Text]


class Built(Struct, frozen=True):
    """A form, and whether it depends on the numbers of the statement at hand (a mask of predicates or results)."""

    form: Form
    own: bool


@cache
def find(opcode: str) -> tuple[str, Opcode, tuple[str, ...]]:
    """The name a row is found under, the row, and the words behind the mnemonic."""
    words = opcode.split(".")
    rows = opcode_table.load("sass").rows
    for count in range(len(words), 0, -1):
        name = ".".join(words[:count])
        if name in rows:
            return name, rows[name], tuple(words[1:])
    return words[0], _UNKNOWN, tuple(words[1:])


def hidden_pair(opcode: str) -> int | None:
    """The bit of the encoding from which the number of a descriptor's registers stands, None where there is none."""
    bit = find(opcode)[1].extra.get("pair")
    return None if bit is None else int(bit)


class _Instruction(Struct, frozen=True):
    """One instruction taken apart."""

    line: Line
    row: Opcode
    words: tuple[str, ...]
    roles: str
    wide: dict[int, int]
    cut: Cut

    def text(self, node: Node) -> Text:
        return self.cut(node.start, node.end)

    def value(self, node: Node) -> Text:
        """The operand without the mark that its register is kept for the next instruction, which changes no value."""
        plain = node.parts[0].kind == "word" and node.core.value == f"{node.name}.{_REUSE}"
        return self.named(node) if plain else self.text(node)

    def named(self, node: Node) -> Text:
        """The register of a word without its suffixes."""
        core = node.core
        return self.cut(core.start, core.start + len(node.name))


def build(line: Line, cut: Cut) -> Built:
    """The form of an instruction; ``cut`` gives the piece of the line between two offsets."""
    mnemonic, row, words = find(line.opcode.value)
    if "constant" in row.extra and _has_no_factors(line, words):
        mnemonic, row, _ = find(row.extra["constant"])
    roles = _assigned(line.operands, row)
    at = Operands(line.opcode.value.partition(".")[0], words, line.operands, roles)
    one = _Instruction(line, row, words, roles, widths(str(row.extra.get("widths", "")), at), cut)
    flow, targets = _flow(one)
    plain = _plain(line.opcode.value, mnemonic, row, words)
    reads, writes = _by_mask(one)
    if _is_off(line):
        # compilers write such loads to keep a distance between others
        plain, one = replace(plain, instruction_class="scalar"), replace(one, row=replace(row, space=""))
    form = replace(
        plain,
        slots=tuple(_slots(one)),
        implicit_reads=(*row.reads, *reads),
        implicit_writes=(*row.writes, *writes),
        guard=_guard(one),
        accesses=_accesses(one),
        flow=flow,
        targets=targets,
        immediates=tuple(one.text(node) for node in line.operands if node.core.kind == "number"),
        symbols=tuple(one.text(node) for node in line.operands if node.core.kind == "relocation"),
        operands=tuple(map(one.value, line.operands)),
        modifiers=(*words, *_parts(line)),
        flags=plain.flags | _flags(one, flow, targets),
        sum=_sum(one),
    )
    return Built(form, "predicates" in row.extra or row.extra.get("widths") == "texture")


def _has_no_factors(line: Line, words: tuple[str, ...]) -> bool:
    """Whether a multiply-add of two halves adds constants to nothing: compilers write a move of a number so."""
    kinds = [node.core.kind for node in line.operands]
    factors = [node.name in CONSTANTS for node in line.operands[1:3]]
    return kinds[3:] == ["number", "number"] and all(factors) and set(words) <= {"MMA"}


def _is_off(line: Line) -> bool:
    """Whether the guard switches the instruction off in every lane."""
    guard = line.guard
    return guard is not None and any(part.value == "!" for part in guard.parts) and guard.parts[-1].value in CONSTANTS


def alone(opcode: str) -> Form | None:
    """What an opcode says without operands; None where no row knows it."""
    mnemonic, row, words = find(opcode)
    return None if row is _UNKNOWN else _plain(opcode, mnemonic, row, words)


def _plain(opcode: str, mnemonic: str, row: Opcode, words: tuple[str, ...]) -> Form:
    flags = {"compare_and_swap"} if "CAS" in words else {"sparse"} if "SP" in words else set()
    return Form(
        opcode,
        mnemonic,
        row.instruction_class,
        flow=row.flow,
        recognised=row.recognised,
        modifiers=words,
        matrix_shape=shape_of(words) if row.instruction_class == "matrix" else None,
        flags=row.flags | flags,
    )


def _assigned(operands: tuple[Node, ...], row: Opcode) -> str:
    """A role letter for each operand: results stand first, and with some opcodes predicates behind the first are results."""
    letters = [row.role(place) for place in range(len(operands))]
    if not row.operands.startswith("w") or not operands:
        return "".join(letters)
    plain = [is_predicate(node) and node.parts[0].kind == "word" for node in operands] + [False]
    leading = plain.index(False)
    own = row.extra.get("results")
    if own is not None:
        written = int(own)
    elif leading and leading < len(operands) and is_register(operands[leading].name) and not is_predicate(operands[leading]):
        written = leading + 1
    else:
        behind = 1
        while behind <= int(row.extra.get("carries", 0)) and behind < len(operands) and plain[behind] and not plain[0]:
            behind += 1
        written = behind
    if row.extra.get("widths") in ("texture", "data") and not leading:
        # a load with two results has both before its address; a texture's stand one behind the other
        first = [node.core.kind == "word" and is_register(node.name) for node in operands]
        written = 2 if first[:2] == [True, True] and (row.extra["widths"] == "texture" or len(operands) > 2) else 1
    letters = ["w" if place < written else "-" if row.role(place) == "-" else "r" for place in range(len(operands))]
    return "".join("r" if node.core.kind == "memory" else letter for node, letter in zip(operands, letters, strict=True))


def _parts(line: Line) -> Iterator[str]:
    """The words behind registers that take a part of them, or see them otherwise."""
    for node in line.operands:
        if node.core.kind == "word" and is_register(node.name):
            yield from (word for word in node.core.value.split(".")[1:] if word != _REUSE)


def _guard(one: _Instruction) -> Slot | None:
    guard = one.line.guard
    return None if guard is None else Slot(one.text(guard.parts[-1]), "read", 1)


def _slots(one: _Instruction) -> Iterator[Slot]:
    for place, (node, letter) in enumerate(zip(one.line.operands, one.roles, strict=True)):
        core = node.core
        if letter == "-":
            continue
        if core.kind == "memory":
            # a copy's first address is one of shared memory
            shared = one.row.access == "copy" and place == 0
            yield from _addressed(one, core, 1 if shared else one.wide.get(place))
        elif core.kind == "word" and is_special(core.value):
            yield Slot(one.text(core), _ROLES[letter])
        elif core.kind == "word" and is_register(node.name) and node.name not in CONSTANTS:
            bits = 1 if is_predicate(node) else _WORD * one.wide.get(place, 1)
            yield Slot(one.named(node), _ROLES[letter], bits)


def _addressed(one: _Instruction, memory: Node, wide: int | None) -> Iterator[Slot]:
    """The registers of an address: of a descriptor two, then a pair where the text or the opcode says so."""
    prefix = memory.parts[0].value if memory.parts[0].kind == "word" else ""
    brackets = memory.all("bracket")
    if prefix == _CONSTANT and not any(is_register(term.name) for bracket in brackets for term in bracket.all("operand")):
        yield Slot(one.cut(memory.start, brackets[-1].end), "read")
        return
    for index, bracket in enumerate(brackets):
        described = prefix == "desc" and index == 0
        terms = [term for term in bracket.parts if term.kind == "operand" and is_register(term.name)]
        terms = [term for term in terms if term.name not in CONSTANTS]
        stated = any("64" in term.core.value.split(".")[1:] or "U32" in term.core.value for term in terms)
        for at, term in enumerate(terms):
            words = term.core.value.split(".")[1:]
            if described or "64" in words:
                bits = 2
            elif wide is not None:
                bits = wide
            elif stated or prefix or at or "E" not in one.words:
                # behind a vector register with its width, scalars are a whole address; descriptors have one of their own
                before = "".join(t.core.value for t in terms[:at])
                bits = 2 if "U32" in before or (".64" in before and not prefix) else 1
            else:
                bits = 2
            yield Slot(one.named(term), "read", _WORD * bits)


def _accesses(one: _Instruction) -> tuple[Access, ...]:
    row = one.row
    if not row.space:
        return ()
    sizes = row.extra.get("sizes")
    amount = size_of(one.words) if sizes == "words" else _ROW_BYTES * rows_of(one.words) if sizes == "rows" else None
    modifiers = (*one.words, ROWS) if sizes == "rows" else one.words
    memory = [node for node in one.line.operands if node.core.kind == "memory"]
    if row.access == "copy":
        kinds = ((row.space, "store"), ("global", "load"))
        pairs = zip(kinds, memory, strict=False)
        return tuple(Access(space, kind, amount, row.per, *_address(one, node)) for (space, kind), node in pairs)
    if not memory:
        return ()
    address, words, addends = _address(one, memory[0])
    return (Access(row.space, row.access, amount, row.per, address, words or modifiers, addends),)


def _address(one: _Instruction, node: Node) -> tuple[Text, tuple[str, ...], tuple[Text, ...]]:
    """The operand of an address, its modifiers, and what is added up to it: registers, each as often as it is scaled."""
    last = node.core.all("bracket")[-1]
    added: list[Text] = []
    for term in last.all("operand"):
        if term.core.kind == "label":
            added += _symbol(one, term.core)
            continue
        is_named = term.core.kind == "word"
        scale = next((_SCALES[word] for word in term.core.value.split(".")[1:] if word in _SCALES), 1) if is_named else 1
        added += [one.named(term) if is_named else one.text(term)] * scale
    return one.text(node), (), tuple(added)


def _symbol(one: _Instruction, node: Node) -> Iterator[Text]:
    """What an address has of a symbol: its name, and the number that is added to it."""
    inner = _SYMBOL.match(node.value)
    groups = (1, 2) if inner is not None else ()
    yield from (one.cut(node.start + inner.start(at), node.start + inner.end(at)) for at in groups if inner and inner[at])


def _sum(one: _Instruction) -> tuple[tuple[Text, int], ...]:
    """What an addition adds up: its data, with the sign of each."""
    if one.line.opcode.value.partition(".")[0] not in _SUMS or "X" in one.words:
        return ()
    data = [node for node, role in zip(one.line.operands, one.roles, strict=True) if role == "r" and not is_predicate(node)]
    return tuple(
        (one.named(node) if node.core.kind == "word" else one.text(node.core), -1 if node.parts[0].value == "-" else 1)
        for node in data
    )


def _flow(one: _Instruction) -> tuple[FlowKind, tuple[Text, ...]]:
    """Where control goes: a call of a place within the function never comes back, so it is a jump."""
    kind, operands = one.row.flow, one.line.operands
    labels = [node for node in operands if node.core.kind == "label"]
    if kind == "switch":
        return kind, tuple(_branch_targets(one))
    if kind not in ("jump", "call"):
        return kind, ()
    through = any(node.core.kind == "memory" or node.name[:1] == "R" for node in operands)
    places = labels or [node for node in operands if node.core.kind == "number"]
    if kind == "call" and (through or not places):
        return kind, ()
    place = places[-1] if places else None
    is_local = place is not None and (place.core.kind == "number" or place.core.value.startswith(f"`({_LOCAL}"))
    if kind == "call" and not is_local:
        return kind, (_name(one, places[-1]),)
    conditional = one.line.guard is not None or len(operands) > 1
    return ("branch" if conditional else "jump"), (_name(one, place),) if place is not None else ()


def _name(one: _Instruction, node: Node) -> Text:
    core = node.core
    return one.cut(core.start + 2, core.end - 1) if core.kind == "label" else one.text(core)


def _branch_targets(one: _Instruction) -> Iterator[Text]:
    note = one.line.note
    at = -1 if note is None else note.value.find(_TARGETS)
    if note is None or at < 0:
        return
    start = at + len(_TARGETS) + 1
    for name in note.value[start : note.value.rindex('"')].split(","):
        yield one.cut(note.start + start, note.start + start + len(name))
        start += len(name) + 1


def _flags(one: _Instruction, flow: FlowKind, targets: tuple[Text, ...]) -> frozenset[str]:
    line = one.line
    asked = line.guard if line.guard is not None or flow != "branch" else next(iter(line.operands), None)
    found = {
        "negated_guard": asked is not None and any(part.value == "!" for part in asked.parts),
        "spill": line.note is not None and _SPILL in line.note.value,
        "call_through_register": flow == "call" and not targets,
    }
    return frozenset(flag for flag, is_set in found.items() if is_set)


def _by_mask(one: _Instruction) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The predicates that a mask chooses: read into a register, or written from one."""
    does = one.row.extra.get("predicates")
    numbers = [node.core.value for node in one.line.operands if node.core.kind == "number"]
    if does is None or not numbers:
        return (), ()
    stem = "UP" if one.line.opcode.value.startswith("U") else "P"
    mask = int(numbers[-1], 16)
    names = tuple(f"{stem}{number}" for number in range(_PREDICATES) if mask >> number & 1)
    return (names, ()) if does == "read" else ((), names)
