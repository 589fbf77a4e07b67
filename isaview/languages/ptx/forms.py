"""The form of an instruction of PTX, from its tree.

Flags a statement's own words set: "negated_guard", "uniform" (.uni), "volatile", "convergent", "slow" (a sequence of machine
instructions), "sparse" (a sparse matrix factor), "compare_and_swap", "call_through_register". The others come from the opcode
table: "wait", "fence", "asynchronous", "prefetch", "tensor_memory", "allocates" (columns of it), "barrier_first",
"barrier_second" (the operand that names the barrier of a group), "barrier_cluster" (it is that of a cluster), "divides",
"multiplies".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from isaview.base import regex
from isaview.languages.ptx.opcodes import Meaning, bits_of, meaning
from isaview.languages.ptx.tree import Node, integer
from isaview.model.form import ROWS, Access, FlowKind, Form, Role, Slot, Text

_ROLES: dict[str, Role] = {"w": "write", "r": "read", "b": "both"}
_COUNT = regex.compile(r"x(\d{1,4})\Z")
_CELLS = regex.compile(r"(\d{1,4})x(\d{1,4})b\Z")
_CONSTANTS = frozenset(("_", "WARP_SZ"))
_FLAGS = {
    "uni": "uniform",
    "cas": "compare_and_swap",
    "volatile": "volatile",
    "mmio": "volatile",
    "aligned": "convergent",
    "sync": "convergent",
}
"""Qualifiers that say a flag by themselves."""


class Built(NamedTuple):
    """A form, and whether it depends on the numbers of the statement at hand (the size of a copy)."""

    form: Form
    own: bool


class _Operand(NamedTuple):
    node: Node
    text: Text


class _Flow(NamedTuple):
    """Where control goes, the role of each operand by its place, and the operand that holds the callee of an indirect call."""

    kind: FlowKind = "next"
    targets: tuple[Text, ...] = ()
    table: Text | None = None
    roles: Callable[[int], str] = lambda _index: "b"
    callee: Text | None = None


Cut = Callable[[int, int], Text]


def build(tree: Node, cut: Cut) -> Built:
    """The form of an operation.

    Args:
        tree: what the grammar gives for the start rule ``operation``.
        cut: gives the piece of the line between two offsets of the tree.
    """
    opcode = next("".join(part.value for part in node.parts) for node in tree.all("opcode"))
    instruction = meaning(opcode)
    listed = tree.first("operands")
    operands = [_Operand(node, cut(node.start, node.end)) for node in listed.parts] if listed else []
    guard = tree.first("guard")
    flow = (
        _call(operands)
        if instruction.row is not None and instruction.row.flow == "call"
        else _control(instruction, operands, guard is not None)
    )
    slots, immediates = _values(operands, flow.roles, cut, addresses=flow.kind == "call")
    slots += () if flow.callee is None else (Slot(flow.callee, "read"),)
    form, own = _form(instruction, operands, guard)
    form = replace(
        form,
        slots=slots,
        implicit_reads=instruction.row.reads if instruction.row else (),
        implicit_writes=("CC.CF",) if "cc" in instruction.qualifiers else (),
        guard=None if guard is None else Slot(cut(guard.parts[-1].start, guard.parts[-1].end), "read"),
        flow=flow.kind,
        targets=flow.targets,
        table=flow.table,
        symbols=tuple(slot.text for slot in slots if not slot.text.pattern.startswith("%")),
        immediates=immediates,
        operands=tuple(operand.text for operand in operands),
        flags=form.flags | {"call_through_register"} if flow.kind == "call" and not flow.targets else form.flags,
    )
    return Built(form, own)


def opcode_form(opcode: str) -> Form | None:
    """What an opcode says without operands; None where no row and no family knows it."""
    instruction = meaning(opcode)
    return None if instruction.row is None else _form(instruction, (), None)[0]


def _form(instruction: Meaning, operands: Sequence[_Operand], guard: Node | None) -> tuple[Form, bool]:
    """What an opcode says, with its accesses, and whether these depend on the numbers of the statement at hand."""
    accesses, own = _accesses(instruction, operands)
    kind = instruction.instruction_class
    row, words = instruction.row, instruction.qualifiers
    flags = {*(row.flags if row else ()), *(_FLAGS[word] for word in words if word in _FLAGS)}
    if guard is not None and len(guard.parts) == 3:
        flags.add("negated_guard")
    if row is not None and row.extra.get("slow") and "approx" not in words:
        flags.add("slow")
    if instruction.instruction_class == "matrix" and any(word == "sp" or word.startswith("sp::") for word in words):
        flags.add("sparse")
    form = Form(
        opcode=instruction.opcode,
        mnemonic=instruction.mnemonic,
        instruction_class=f"{accesses[0].space}_{accesses[0].kind}" if kind == "memory" else kind,
        accesses=accesses,
        flow=instruction.row.flow if instruction.row else "next",
        recognised=instruction.recognised,
        modifiers=instruction.qualifiers,
        matrix_shape=instruction.shape if instruction.instruction_class == "matrix" else None,
        flags=frozenset(flags),
    )
    return form, own


def _values(
    operands: Iterable[_Operand], roles: Callable[[int], str], cut: Cut, *, addresses: bool
) -> tuple[tuple[Slot, ...], tuple[Text, ...]]:
    """The registers and names of operands by their roles, and their immediates, those in ``addresses`` too or not."""
    slots: list[Slot] = []
    immediates: list[Text] = []
    for index, operand in enumerate(operands):
        role = roles(index)
        for node, letter, addressed in _leaves(operand.node, role) if role != "-" else ():
            if node.kind in ("name", "NAME") and node.value not in _CONSTANTS:
                slots.append(Slot(cut(node.start, node.end), _ROLES[letter]))
            elif node.kind in ("number", "prefixed") and (addresses or not addressed):
                immediates.append(cut(node.start, node.end))
    return tuple(slots), tuple(immediates)


def _leaves(operand: Node, role: str) -> Iterator[tuple[Node, str, bool]]:
    """Names and numbers of an operand in order, each with its role and whether it stands in an address."""
    stack = [(operand, role, False)]
    while stack:
        node, place, addressed = stack.pop()
        negative = node.kind == "prefixed" and node.parts[0].value == "-" and node.parts[1].kind == "number"
        if node.kind in ("name", "number", "NAME", "NUMBER") or negative:
            yield node, place, addressed
            continue
        if node.kind in ("address", "element", "applied"):
            place, addressed = "r", True
        elif node.kind == "sequence" and node.parts[1].value != "|":
            place = "r"
        stack.extend((part, place, addressed) for part in reversed(node.parts))


def _control(instruction: Meaning, operands: Sequence[_Operand], guarded: bool) -> _Flow:
    roles = instruction.row.role if instruction.row else lambda _index: "b"
    kind: FlowKind = instruction.row.flow if instruction.row else "next"
    if kind == "jump" and operands:
        return _Flow("branch" if guarded else "jump", (operands[0].text,), None, roles)
    return _Flow(kind, (), operands[1].text if kind == "switch" and len(operands) > 1 else None, roles)


def _call(operands: Sequence[_Operand]) -> _Flow:
    """``call (returned), function, (arguments), targets or prototype``; all but the function may be absent."""
    first = 1 if operands and operands[0].node.kind == "group" else 0
    function = operands[first] if len(operands) > first else None
    last = len(operands) - 1
    callee = operands[last] if last > first and operands[last].node.kind == "name" else None
    direct = function is not None and callee is None and not function.node.value.startswith("%")

    def role(index: int) -> str:
        if index < first:
            return "w"
        return "-" if index == first or (callee is not None and index == last) else "r"

    name = None if function is None else function.text
    targets = (name,) if name is not None and direct else ()
    return _Flow("call", targets, callee.text if callee else None, role, None if direct else name)


def _accesses(instruction: Meaning, operands: Sequence[_Operand]) -> tuple[tuple[Access, ...], bool]:
    """The accesses of the row, and whether a size was read off the operands of this statement."""
    accesses: list[Access] = []
    own = False
    for entry in instruction.row.extra.get("accesses", "").split(",") if instruction.row else ():
        if not entry.strip():
            continue
        where, kind, size, number, per = entry.split()
        operand = operands[int(number)] if int(number) < len(operands) else None
        if size == "tile_a" and operand is not None and operand.node.kind == "vector":
            continue
        bytes_moved: int | None
        if size.startswith("operand"):
            # A number that stands in a token belongs to one line: the form is then not shared.
            number = int(size.removeprefix("operand"))
            if number >= len(operands) or operands[number].node.kind != "number":
                bytes_moved, from_text = None, False
            else:
                bytes_moved, from_text = integer(operands[number].node), operands[number].text.count > 0
            own = own or from_text
        else:
            bytes_moved = int(size) if size.isdecimal() else _SIZES[size](instruction)
        address = operand.text if operand is not None else None
        modifiers = (*instruction.modifiers, ROWS) if size == ROWS else instruction.modifiers
        pitch = operands[2].text if size == "fragment" and len(operands) > 2 and _is_loaded_by_rows(instruction) else None
        accesses.append(Access(_space(instruction, where), kind, bytes_moved, per, address, modifiers, pitch=pitch))
    return tuple(accesses), own


def _is_loaded_by_rows(instruction: Meaning) -> bool:
    """Whether ptxas loads a fragment as `ldmatrix` does; it does so for these, by the machine code of sm_80 and sm_90."""
    return instruction.mnemonic[-1] in "ab" and instruction.shape == (16, 16, 16) and _bits(instruction, -1) == 16


def _space(instruction: Meaning, where: str) -> str:
    number = {"first": 0, "second": 1}.get(where)
    if number is None:
        return where
    return instruction.spaces[number] if number < len(instruction.spaces) else "generic"


def _bits(instruction: Meaning, place: int) -> int | None:
    return bits_of(instruction.types[place]) if -len(instruction.types) <= place < len(instruction.types) else None


def _bytes_of_type(instruction: Meaning, place: int) -> int | None:
    bits = _bits(instruction, place)
    return bits // 8 * instruction.width if bits is not None and bits >= 8 else None


def _bytes_of_rows(instruction: Meaning) -> int | None:
    """Matrices of eight rows of 16 bytes, whatever is packed in them; m16n16 has sixteen rows."""
    count = next((int(match[1]) for match in map(_COUNT.match, instruction.qualifiers) if match), None)
    if count is None or instruction.shape is None:
        return None
    return count * (256 if instruction.shape[:2] == (16, 16) else 128)


def _bytes_of_fragment(instruction: Meaning) -> int | None:
    bits = _bits(instruction, -1)
    if instruction.shape is None or bits is None:
        return None
    m, n, k = instruction.shape
    return {"a": m * k, "b": k * n, "c": m * n, "d": m * n}[instruction.mnemonic[-1]] * bits // 8


def _bytes_of_tile(instruction: Meaning, first: bool) -> int | None:
    """What a quarter of the four waves of a warpgroup reads of a factor; a sparse first factor is half as large."""
    bits = _bits(instruction, -2 if first else -1) if len(instruction.types) > 2 else None
    if instruction.shape is None or bits is None:
        return None
    m, n, k = instruction.shape
    values = (m * k >> ("sp" in instruction.qualifiers)) if first else n * k
    return values * bits // 8 // 4


def _bytes_of_cells(instruction: Meaning) -> int | None:
    cells = next(filter(None, map(_CELLS.match, instruction.qualifiers)), None)
    return int(cells[1]) * int(cells[2]) // 8 if cells else None


_SIZES: dict[str, Callable[[Meaning], int | None]] = {
    "type": lambda instruction: _bytes_of_type(instruction, -1),
    "texel": lambda instruction: _bytes_of_type(instruction, 0),
    ROWS: _bytes_of_rows,
    "fragment": _bytes_of_fragment,
    "tile_a": lambda instruction: _bytes_of_tile(instruction, True),
    "tile_b": lambda instruction: _bytes_of_tile(instruction, False),
    "cells": _bytes_of_cells,
    "unknown": lambda _instruction: None,
}
