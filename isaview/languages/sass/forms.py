"""The form of a parsed instruction of SASS, by its row of the opcode table.

Flags that a statement's own words set: "negated_guard", "spill" (the disassembler says so), "call_through_register",
"compare_and_swap", "sparse". The others come from the opcode table; "moves_registers" marks what moves registers between waves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import regex
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
_WORD = 32  # bits
_ROW_BYTES = 128
_SPILL = "SpillRefill"
_TARGETS = "BRANCH_TARGETS"
_LOCAL = ".L"
_CONSTANT = "c"
_REUSE = "reuse"
_UNKNOWN = Opcode("unknown", operands="b", recognised="unknown")
_PREDICATES = 7  # P0 to P6
_SUMS = ("IADD3", "UIADD3", "IADD", "UIADD", "VIADD", "UVIADD")
_SCALES = {"X4": 4, "X8": 8, "X16": 16}
_SYMBOL = regex.compile(r"`\(\(?([^\s()+]+)(?:\s*\+\s*(0x[0-9a-f]+))?\)*\Z")
"""A symbol, and a number added to it: `` `(tile)``, `` `((tile + 0x10))``."""
Cut = Callable[[int, int], Text]


class Built(Struct, frozen=True):
    """A form, and whether it depends on the numbers of the statement at hand (a mask of predicates or results)."""

    form: Form
    own: bool


@cache
def find(opcode: str) -> tuple[str, Opcode, tuple[str, ...]]:
    """The name of a row, the row, and the words behind the mnemonic."""
    words = opcode.split(".")
    rows = opcode_table.load("sass").rows
    # The longest name wins: IMAD.MOV has a row of its own, though it is an IMAD.
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
    """An instruction taken apart."""

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
        return self.register_word(node) if plain else self.text(node)

    def register_word(self, node: Node) -> Text:
        """The register of a word without its suffixes."""
        core = node.core
        return self.cut(core.start, core.start + len(node.name))


def build(line: Line, cut: Cut) -> Built:
    """The form of an instruction; ``cut`` gives the piece of the line between two offsets."""
    mnemonic, row, words = find(line.opcode.value)
    if "constant" in row.extra and _has_no_factors(line, words):
        mnemonic, row, _ = find(row.extra["constant"])
    roles = _assign_roles(line.operands, row)
    operands = Operands(line.opcode.value.partition(".")[0], words, line.operands, roles)
    instruction = _Instruction(line, row, words, roles, widths(str(row.extra.get("widths", "")), operands), cut)
    flow, targets = _flow(instruction)
    plain = _plain(line.opcode.value, mnemonic, row, words)
    # P2R and R2P name no predicates: bit n of their mask stands for P n.
    does = row.extra.get("predicates")
    numbers = [node.core.value for node in line.operands if node.core.kind == "number"]
    masked: tuple[str, ...] = ()
    if does is not None and numbers:
        stem = "UP" if line.opcode.value.startswith("U") else "P"
        mask = int(numbers[-1], 16)
        masked = tuple(f"{stem}{number}" for number in range(_PREDICATES) if mask >> number & 1)
    if _is_off(line):
        # compilers write such loads to keep a distance between others
        plain, instruction = replace(plain, instruction_class="scalar"), replace(instruction, row=replace(row, space=""))
    form = replace(
        plain,
        slots=tuple(_slots(instruction)),
        implicit_reads=(*row.reads, *(masked if does == "read" else ())),
        implicit_writes=(*row.writes, *(() if does == "read" else masked)),
        guard=_guard(instruction),
        accesses=_accesses(instruction),
        flow=flow,
        targets=targets,
        immediates=tuple(instruction.text(node) for node in line.operands if node.core.kind == "number"),
        symbols=tuple(instruction.text(node) for node in line.operands if node.core.kind == "relocation"),
        operands=tuple(map(instruction.value, line.operands)),
        modifiers=(*words, *_parts(line)),
        flags=plain.flags | _flags(instruction, flow, targets),
        sum=_sum(instruction),
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


def opcode_form(opcode: str) -> Form | None:
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


def _assign_roles(operands: tuple[Node, ...], row: Opcode) -> str:
    """A role letter for each operand: results stand first, and with some opcodes predicates behind the first are results."""
    letters = [row.role(place) for place in range(len(operands))]
    if row.operands.startswith("w") and operands:
        written = _result_count(operands, row)
        letters = ["w" if place < written else "-" if letter == "-" else "r" for place, letter in enumerate(letters)]
        # The registers of an address are read, whatever the instruction does with the memory.
        letters = ["r" if node.core.kind == "memory" else letter for node, letter in zip(operands, letters, strict=True)]
    return "".join(letters)


def _result_count(operands: tuple[Node, ...], row: Opcode) -> int:
    """How many of the operands in front are results."""
    plain = [is_predicate(node) and node.parts[0].kind == "word" for node in operands] + [False]
    leading = plain.index(False)
    if row.extra.get("widths") in ("texture", "data") and not leading:
        # a load with two results has both before its address; a texture's stand behind each other
        first = [node.core.kind == "word" and is_register(node.name) for node in operands]
        return 2 if first[:2] == [True, True] and (row.extra["widths"] == "texture" or len(operands) > 2) else 1
    own = row.extra.get("results")
    if own is not None:
        return int(own)
    # Predicates in front of a register are results with it: a carry out, whether a vote holds.
    if leading and leading < len(operands) and is_register(operands[leading].name) and not is_predicate(operands[leading]):
        return leading + 1
    # Carries stand behind the sum (IADD3 R0, P0, P1, …), as many as the row says.
    count = 1
    while count <= int(row.extra.get("carries", 0)) and count < len(operands) and plain[count] and not plain[0]:
        count += 1
    return count


def _parts(line: Line) -> Iterator[str]:
    """The words behind registers that take a part of them, or see them otherwise."""
    for node in line.operands:
        if node.core.kind == "word" and is_register(node.name):
            yield from (word for word in node.core.value.split(".")[1:] if word != _REUSE)


def _guard(instruction: _Instruction) -> Slot | None:
    guard = instruction.line.guard
    return None if guard is None else Slot(instruction.text(guard.parts[-1]), "read", 1)


def _slots(instruction: _Instruction) -> Iterator[Slot]:
    for place, (node, letter) in enumerate(zip(instruction.line.operands, instruction.roles, strict=True)):
        core = node.core
        if letter == "-":
            continue
        if core.kind == "memory":
            # a copy's first address is in shared memory
            shared = instruction.row.access == "copy" and place == 0
            yield from _address_slots(instruction, core, 1 if shared else instruction.wide.get(place))
        elif core.kind == "word" and is_special(core.value):
            yield Slot(instruction.text(core), _ROLES[letter])
        elif core.kind == "word" and is_register(node.name) and node.name not in CONSTANTS:
            bits = 1 if is_predicate(node) else _WORD * instruction.wide.get(place, 1)
            yield Slot(instruction.register_word(node), _ROLES[letter], bits)


def _address_slots(instruction: _Instruction, memory: Node, wide: int | None) -> Iterator[Slot]:
    """The registers of an address: of a descriptor two, then a pair where the text or the opcode says so."""
    prefix = memory.parts[0].value if memory.parts[0].kind == "word" else ""
    brackets = memory.all("bracket")
    # c[bank][offset] without a register is an operand of constant memory, no address.
    if prefix == _CONSTANT and not any(is_register(term.name) for bracket in brackets for term in bracket.all("operand")):
        yield Slot(instruction.cut(memory.start, brackets[-1].end), "read")
        return
    for index, bracket in enumerate(brackets):
        terms = [term for term in bracket.parts if term.kind == "operand" and is_register(term.name)]
        terms = [term for term in terms if term.name not in CONSTANTS]
        given = 2 if prefix == "desc" and index == 0 else wide
        for term, words in zip(terms, _address_words(terms, given, bool(prefix), "E" in instruction.words), strict=True):
            yield Slot(instruction.register_word(term), "read", _WORD * words)


def _address_words(terms: list[Node], given: int | None, has_prefix: bool, is_extended: bool) -> Iterator[int]:
    """The words of each register in brackets: two where the text says so, or where ``.E`` does and nothing else says it."""
    # A width that one term states holds for the address: [R2.64+UR4], [R2.U32+UR4].
    stated = any("64" in term.core.value.split(".")[1:] or "U32" in term.core.value for term in terms)
    before = ""
    for index, term in enumerate(terms):
        if "64" in term.core.value.split(".")[1:]:
            yield 2
        elif given is not None:
            yield given
        elif stated or has_prefix or index or not is_extended:
            # behind a vector register with its width, scalars are a whole address; descriptors have their own
            yield 2 if "U32" in before or (".64" in before and not has_prefix) else 1
        else:
            yield 2
        before += term.core.value


def _accesses(instruction: _Instruction) -> tuple[Access, ...]:
    row = instruction.row
    if not row.space:
        return ()
    sizes = row.extra.get("sizes")
    amount = (
        size_of(instruction.words) if sizes == "words" else _ROW_BYTES * rows_of(instruction.words) if sizes == "rows" else None
    )
    modifiers = (*instruction.words, ROWS) if sizes == "rows" else instruction.words
    memory = [node for node in instruction.line.operands if node.core.kind == "memory"]
    if row.access == "copy":
        kinds = ((row.space, "store"), ("global", "load"))
        pairs = zip(kinds, memory, strict=False)
        return tuple(Access(space, kind, amount, row.per, *_address(instruction, node)) for (space, kind), node in pairs)
    if not memory:
        return ()
    address, words, addends = _address(instruction, memory[0])
    return (Access(row.space, row.access, amount, row.per, address, words or modifiers, addends),)


def _address(instruction: _Instruction, node: Node) -> tuple[Text, tuple[str, ...], tuple[Text, ...]]:
    """The operand of an address, its modifiers, and what is added up to it: registers, each as often as it is scaled."""
    last = node.core.all("bracket")[-1]
    added: list[Text] = []
    for term in last.all("operand"):
        if term.core.kind == "label":
            added += _symbol(instruction, term.core)
            continue
        is_named = term.core.kind == "word"
        scale = next((_SCALES[word] for word in term.core.value.split(".")[1:] if word in _SCALES), 1) if is_named else 1
        added += [instruction.register_word(term) if is_named else instruction.text(term)] * scale
    return instruction.text(node), (), tuple(added)


def _symbol(instruction: _Instruction, node: Node) -> Iterator[Text]:
    """What an address has of a symbol: its name, and the number that is added to it."""
    inner = _SYMBOL.match(node.value)
    groups = (1, 2) if inner is not None else ()
    yield from (
        instruction.cut(node.start + inner.start(group), node.start + inner.end(group))
        for group in groups
        if inner and inner[group]
    )


def _sum(instruction: _Instruction) -> tuple[tuple[Text, int], ...]:
    """What an addition adds up: its data, with the sign of each."""
    # .X adds a carry that the operands do not show.
    if instruction.line.opcode.value.partition(".")[0] not in _SUMS or "X" in instruction.words:
        return ()
    data = [
        node
        for node, role in zip(instruction.line.operands, instruction.roles, strict=True)
        if role == "r" and not is_predicate(node)
    ]
    return tuple(
        (
            instruction.register_word(node) if node.core.kind == "word" else instruction.text(node.core),
            -1 if node.parts[0].value == "-" else 1,
        )
        for node in data
    )


def _flow(instruction: _Instruction) -> tuple[FlowKind, tuple[Text, ...]]:
    """Where control goes: a call of a place within the function never comes back, so it is a jump."""
    kind, operands = instruction.row.flow, instruction.line.operands
    labels = [node for node in operands if node.core.kind == "label"]
    if kind == "switch":
        return kind, tuple(_branch_targets(instruction))
    if kind not in ("jump", "call"):
        return kind, ()
    is_indirect = any(node.core.kind == "memory" or node.name[:1] == "R" for node in operands)
    places = labels or [node for node in operands if node.core.kind == "number"]
    if kind == "call" and (is_indirect or not places):
        return kind, ()
    place = places[-1] if places else None
    # nvdisasm names places within a function .L_x_7; other names are functions.
    is_local = place is not None and (place.core.kind == "number" or place.core.value.startswith(f"`({_LOCAL}"))
    if kind == "call" and not is_local:
        return kind, (_name(instruction, places[-1]),)
    conditional = instruction.line.guard is not None or len(operands) > 1
    return ("branch" if conditional else "jump"), (_name(instruction, place),) if place is not None else ()


def _name(instruction: _Instruction, node: Node) -> Text:
    core = node.core
    return instruction.cut(core.start + 2, core.end - 1) if core.kind == "label" else instruction.text(core)


def _branch_targets(instruction: _Instruction) -> Iterator[Text]:
    note = instruction.line.note
    offset = -1 if note is None else note.value.find(_TARGETS)
    if note is None or offset < 0:
        return
    start = offset + len(_TARGETS) + 1
    for name in note.value[start : note.value.rindex('"')].split(","):
        yield instruction.cut(note.start + start, note.start + start + len(name))
        start += len(name) + 1


def _flags(instruction: _Instruction, flow: FlowKind, targets: tuple[Text, ...]) -> frozenset[str]:
    line = instruction.line
    condition = line.guard if line.guard is not None or flow != "branch" else next(iter(line.operands), None)
    conditions = {
        "negated_guard": condition is not None and any(part.value == "!" for part in condition.parts),
        "spill": line.note is not None and _SPILL in line.note.value,
        "call_through_register": flow == "call" and not targets,
    }
    return frozenset(flag for flag, is_set in conditions.items() if is_set)
