"""PTX operations: the form of one instruction from its tree.

Flags a statement's own words set: "negated_guard", "uniform" (.uni), "volatile", "convergent", "slow" (a sequence of machine
instructions), "sparse" (a sparse matrix factor), "compare_and_swap", "call_through_register". The others come from the opcode
table: "wait", "fence", "asynchronous", "multimem", "prefetch", "cache_control", "tensor_memory", "allocates" (columns of it),
"barrier_first", "barrier_second" (the operand that names the barrier of a group), "barrier_cluster" (it is that of a cluster),
"video", "divides", "multiplies".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from isaview.languages.ptx.opcodes import Meaning, bits_of, meaning
from isaview.languages.ptx.tree import Node, integer
from isaview.model.form import Access, FlowKind, Form, Role, Slot, Text

_ROLES: dict[str, Role] = {"w": "write", "r": "read", "b": "both"}
_COUNT = re.compile(r"x(\d{1,4})\Z")
_CELLS = re.compile(r"(\d{1,4})x(\d{1,4})b\Z")
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
    said = meaning(opcode)
    listed = tree.one("operands")
    operands = [_Operand(node, cut(node.start, node.end)) for node in listed.parts] if listed else []
    guard = tree.one("guard")
    flow = _call(operands) if said.row is not None and said.row.flow == "call" else _control(said, operands, guard is not None)
    slots, immediates = _values(operands, flow.roles, cut, addresses=flow.kind == "call")
    slots += () if flow.callee is None else (Slot(flow.callee, "read"),)
    accesses, own = _accesses(said, operands)
    flags = _flags(said, guard)
    form = Form(
        opcode=opcode,
        mnemonic=said.mnemonic,
        instruction_class=_class(said, accesses),
        slots=slots,
        implicit_reads=said.row.reads if said.row else (),
        implicit_writes=("CC.CF",) if "cc" in said.qualifiers else (),
        guard=None if guard is None else Slot(cut(guard.parts[-1].start, guard.parts[-1].end), "read"),
        accesses=accesses,
        flow=flow.kind,
        targets=flow.targets,
        table=flow.table,
        symbols=tuple(slot.text for slot in slots if not slot.text.pattern.startswith("%")),
        recognised=said.recognised,
        immediates=immediates,
        operands=tuple(operand.text for operand in operands),
        modifiers=said.qualifiers,
        matrix_shape=said.shape if said.instruction_class == "matrix" else None,
        flags=flags | {"call_through_register"} if flow.kind == "call" and not flow.targets else flags,
    )
    return Built(form, own)


def alone(opcode: str) -> Form | None:
    """What an opcode says without operands; None where no row and no family knows it."""
    said = meaning(opcode)
    if said.row is None:
        return None
    accesses, _ = _accesses(said, ())
    return Form(
        opcode=opcode,
        mnemonic=said.mnemonic,
        instruction_class=_class(said, accesses),
        accesses=accesses,
        flow=said.row.flow,
        recognised=said.recognised,
        modifiers=said.qualifiers,
        matrix_shape=said.shape if said.instruction_class == "matrix" else None,
        flags=_flags(said, None),
    )


def _class(said: Meaning, accesses: Sequence[Access]) -> str:
    kind = said.instruction_class
    return f"{accesses[0].space}_{accesses[0].kind}" if kind == "memory" else kind


def _flags(said: Meaning, guard: Node | None) -> frozenset[str]:
    row, words = said.row, said.qualifiers
    flags = {*(row.flags if row else ()), *(_FLAGS[word] for word in words if word in _FLAGS)}
    if guard is not None and len(guard.parts) == 3:
        flags.add("negated_guard")
    if row is not None and row.extra.get("slow") and "approx" not in words:
        flags.add("slow")
    if said.instruction_class == "matrix" and any(word == "sp" or word.startswith("sp::") for word in words):
        flags.add("sparse")
    return frozenset(flags)


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
        node, at, addressed = stack.pop()
        negative = node.kind == "prefixed" and node.parts[0].value == "-" and node.parts[1].kind == "number"
        if node.kind in ("name", "number", "NAME", "NUMBER") or negative:
            yield node, at, addressed
            continue
        if node.kind in ("address", "element", "applied"):
            at, addressed = "r", True
        elif node.kind == "sequence" and node.parts[1].value != "|":
            at = "r"
        stack.extend((part, at, addressed) for part in reversed(node.parts))


def _control(said: Meaning, operands: Sequence[_Operand], guarded: bool) -> _Flow:
    roles = said.row.role if said.row else lambda _index: "b"
    kind: FlowKind = said.row.flow if said.row else "next"
    if kind == "jump" and operands:
        return _Flow("branch" if guarded else "jump", (operands[0].text,), None, roles)
    return _Flow(kind, (), operands[1].text if kind == "switch" and len(operands) > 1 else None, roles)


def _call(operands: Sequence[_Operand]) -> _Flow:
    """``call (returned), function, (arguments), targets or prototype``; all but the function may be absent."""
    first = 1 if operands and operands[0].node.kind == "group" else 0
    function = operands[first] if len(operands) > first else None
    last = len(operands) - 1
    through = operands[last] if last > first and operands[last].node.kind == "name" else None
    direct = function is not None and through is None and not function.node.value.startswith("%")

    def role(index: int) -> str:
        if index < first:
            return "w"
        return "-" if index == first or (through is not None and index == last) else "r"

    name = None if function is None else function.text
    targets = (name,) if name is not None and direct else ()
    return _Flow("call", targets, through.text if through else None, role, None if direct else name)


def _accesses(said: Meaning, operands: Sequence[_Operand]) -> tuple[tuple[Access, ...], bool]:
    """The accesses of the row, and whether a size was read off the operands of this statement."""
    accesses: list[Access] = []
    own = False
    for entry in said.row.extra.get("accesses", "").split(",") if said.row else ():
        if not entry.strip():
            continue
        where, kind, size, number, per = entry.split()
        operand = operands[int(number)] if int(number) < len(operands) else None
        if size == "tile_a" and operand is not None and operand.node.kind == "vector":
            continue
        moved: int | None
        if size.startswith("operand"):
            moved, from_text = _immediate(operands, int(size.removeprefix("operand")))
            own = own or from_text
        else:
            moved = int(size) if size.isdecimal() else _SIZES[size](said)
        address = operand.text if operand is not None else None
        accesses.append(Access(_space(said, where), kind, moved, per, address, said.modifiers))
    return tuple(accesses), own


def _space(said: Meaning, where: str) -> str:
    number = {"first": 0, "second": 1}.get(where)
    if number is None:
        return where
    return said.spaces[number] if number < len(said.spaces) else "generic"


def _immediate(operands: Sequence[_Operand], number: int) -> tuple[int | None, bool]:
    """The value of an operand that is a plain number, and whether it stands in a token."""
    if number >= len(operands) or operands[number].node.kind != "number":
        return None, False
    return integer(operands[number].node), operands[number].text.count > 0


def _bits(said: Meaning, place: int) -> int | None:
    return bits_of(said.types[place]) if -len(said.types) <= place < len(said.types) else None


def _bytes_of_type(said: Meaning, place: int) -> int | None:
    bits = _bits(said, place)
    return bits // 8 * said.width if bits is not None and bits >= 8 else None


def _bytes_of_rows(said: Meaning) -> int | None:
    """Matrices of eight rows of 16 bytes, whatever is packed in them; m16n16 has sixteen rows."""
    count = next((int(found[1]) for found in map(_COUNT.match, said.qualifiers) if found), None)
    if count is None or said.shape is None:
        return None
    return count * (256 if said.shape[:2] == (16, 16) else 128)


def _bytes_of_fragment(said: Meaning) -> int | None:
    bits = _bits(said, -1)
    if said.shape is None or bits is None:
        return None
    m, n, k = said.shape
    return {"a": m * k, "b": k * n, "c": m * n, "d": m * n}[said.mnemonic[-1]] * bits // 8


def _bytes_of_tile(said: Meaning, first: bool) -> int | None:
    """What a quarter of the four waves of a warpgroup reads of one factor; a sparse first factor is half as large."""
    bits = _bits(said, -2 if first else -1) if len(said.types) > 2 else None
    if said.shape is None or bits is None:
        return None
    m, n, k = said.shape
    values = (m * k >> ("sp" in said.qualifiers)) if first else n * k
    return values * bits // 8 // 4


def _bytes_of_cells(said: Meaning) -> int | None:
    found = next((cells for cells in map(_CELLS.match, said.qualifiers) if cells), None)
    return int(found[1]) * int(found[2]) // 8 if found else None


_SIZES: dict[str, Callable[[Meaning], int | None]] = {
    "type": lambda said: _bytes_of_type(said, -1),
    "texel": lambda said: _bytes_of_type(said, 0),
    "rows": _bytes_of_rows,
    "fragment": _bytes_of_fragment,
    "tile_a": lambda said: _bytes_of_tile(said, True),
    "tile_b": lambda said: _bytes_of_tile(said, False),
    "cells": _bytes_of_cells,
    "unknown": lambda _said: None,
}
