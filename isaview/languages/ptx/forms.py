"""PTX operations: the form of one instruction from its tree.

Flags a statement's own words set: "negated_guard", "uniform" (.uni), "volatile", "convergent", "slow" (a sequence of machine
instructions), "sparse" (a sparse matrix factor), "compare_and_swap", "call_through_register". The others come from the opcode
table: "wait", "fence", "asynchronous", "multimem", "prefetch", "cache_control", "tensor_memory", "allocates" (columns of it),
"barrier_first", "barrier_second" (the operand that names the barrier of a group), "barrier_cluster" (it is that of a cluster),
"video", "divides", "multiplies".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from isaview.languages.ptx.opcodes import Meaning, bits_of, meaning
from isaview.languages.ptx.tree import Node, integer
from isaview.model.form import Access, FlowKind, Form, Role, Slot, Text

_ROLES: dict[str, Role] = {"w": "write", "r": "read", "b": "both"}
_COUNT = re.compile(r"x(\d{1,4})\Z")
_CELLS = re.compile(r"(\d{1,4})x(\d{1,4})b\Z")
_CONSTANTS = frozenset(("_", "WARP_SZ"))


class Built(NamedTuple):
    """A form, and whether it depends on the numbers of the statement at hand (the size of a copy)."""

    form: Form
    own: bool


class _Operand(NamedTuple):
    node: Node
    text: Text


Cut = Callable[[int, int], Text]


def build(tree: Node, cut: Cut) -> Built:
    """The form of an operation.

    Args:
        tree: what the grammar gives for the start rule ``operation``.
        cut: gives the piece of the line between two offsets of the tree.
    """
    opcode = "".join(part.value for part in _part(tree, "opcode").parts)
    said = meaning(opcode)
    listed = tree.one("operands")
    operands = [_Operand(node, cut(node.start, node.end)) for node in listed.parts] if listed else []
    guard = tree.one("guard")
    flags = _flags(said, guard)
    if said.row is not None and said.row.flow == "call":
        return Built(_call(said, operands, cut, _guard(guard, cut), flags), False)
    slots, symbols, immediates = _roles(said, operands, cut)
    accesses, own = _accesses(said, operands)
    flow, targets, table = _control(said, operands, guard is not None)
    instruction_class = said.instruction_class
    if instruction_class == "memory":
        instruction_class = f"{accesses[0].space}_{accesses[0].kind}"
    form = Form(
        opcode=opcode,
        mnemonic=said.mnemonic,
        instruction_class=instruction_class,
        slots=slots,
        implicit_reads=said.row.reads if said.row else (),
        implicit_writes=("CC.CF",) if "cc" in said.qualifiers else (),
        guard=_guard(guard, cut),
        accesses=accesses,
        flow=flow,
        targets=targets,
        table=table,
        symbols=symbols,
        recognised=said.recognised,
        immediates=immediates,
        operands=tuple(operand.text for operand in operands),
        modifiers=said.qualifiers,
        matrix_shape=said.shape if instruction_class == "matrix" else None,
        flags=flags,
    )
    return Built(form, own)


def _part(tree: Node, kind: str) -> Node:
    found = tree.one(kind)
    assert found is not None
    return found


def _guard(guard: Node | None, cut: Cut) -> Slot | None:
    if guard is None:
        return None
    name = guard.parts[-1]
    return Slot(cut(name.start, name.end), "read")


def _flags(said: Meaning, guard: Node | None) -> frozenset[str]:
    row, words = said.row, said.qualifiers
    flags = set(row.flags) if row else set()
    if guard is not None and len(guard.parts) == 3:
        flags.add("negated_guard")
    if row is not None and row.extra.get("slow") and "approx" not in words:
        flags.add("slow")
    if "uni" in words:
        flags.add("uniform")
    if "cas" in words:
        flags.add("compare_and_swap")
    if "volatile" in words or "mmio" in words:
        flags.add("volatile")
    if "aligned" in words or "sync" in words:
        flags.add("convergent")
    if said.instruction_class == "matrix" and any(word == "sp" or word.startswith("sp::") for word in words):
        flags.add("sparse")
    return frozenset(flags)


def _leaves(operand: Node, role: str) -> Iterator[tuple[Node, str, bool]]:
    """Names and numbers of an operand in order, each with its role and whether it stands in an address."""
    stack = [(operand, role, False)]
    while stack:
        node, at, addressed = stack.pop()
        if node.kind in ("name", "number", "NAME", "NUMBER") or _is_negative(node):
            yield node, at, addressed
            continue
        if node.kind in ("address", "element", "applied"):
            at, addressed = "r", True
        elif node.kind == "sequence" and node.parts[1].value != "|":
            at = "r"
        stack.extend((part, at, addressed) for part in reversed(node.parts))


def _is_negative(node: Node) -> bool:
    return node.kind == "prefixed" and node.parts[0].value == "-" and node.parts[1].kind == "number"


def _roles(said: Meaning, operands: list[_Operand], cut: Cut) -> tuple[tuple[Slot, ...], tuple[Text, ...], tuple[Text, ...]]:
    slots: list[Slot] = []
    symbols: list[Text] = []
    immediates: list[Text] = []
    for index, operand in enumerate(operands):
        role = said.row.role(index) if said.row else "b"
        if role == "-":
            continue
        for node, letter, addressed in _leaves(operand.node, role):
            if node.kind in ("name", "NAME") and node.value not in _CONSTANTS:
                text = cut(node.start, node.end)
                slots.append(Slot(text, _ROLES[letter]))
                if not node.value.startswith("%"):
                    symbols.append(text)
            elif node.kind in ("number", "prefixed") and not addressed:
                immediates.append(cut(node.start, node.end))
    return tuple(slots), tuple(symbols), tuple(immediates)


def _control(said: Meaning, operands: list[_Operand], guarded: bool) -> tuple[FlowKind, tuple[Text, ...], Text | None]:
    flow: FlowKind = said.row.flow if said.row else "next"
    if flow == "jump" and operands:
        return "branch" if guarded else "jump", (operands[0].text,), None
    if flow == "switch" and len(operands) > 1:
        return flow, (), operands[1].text
    return flow, (), None


def _call(said: Meaning, operands: list[_Operand], cut: Cut, guard: Slot | None, flags: frozenset[str]) -> Form:
    """``call (returned), function, (arguments), targets or prototype``; all but the function may be absent."""
    returned = operands[0] if operands and operands[0].node.kind == "group" else None
    rest = operands[1:] if returned else operands
    function = rest[0] if rest else None
    tail = rest[1:]
    through = tail[-1] if tail and tail[-1].node.kind == "name" else None
    indirect = function is not None and (through is not None or function.node.value.startswith("%"))
    slots: list[Slot] = []
    immediates: list[Text] = []
    for operand, role in [*([(returned, "w")] if returned else []), *((one, "r") for one in tail if one is not through)]:
        for node, letter, _ in _leaves(operand.node, role):
            if node.kind in ("name", "NAME") and node.value not in _CONSTANTS:
                slots.append(Slot(cut(node.start, node.end), _ROLES[letter]))
            elif node.kind in ("number", "prefixed"):
                immediates.append(cut(node.start, node.end))
    if function is not None and indirect:
        slots.append(Slot(function.text, "read"))
    direct = function is not None and not indirect
    return Form(
        opcode=said.opcode,
        mnemonic=said.mnemonic,
        instruction_class="branch",
        slots=tuple(slots),
        guard=guard,
        flow="call",
        targets=(function.text,) if function is not None and direct else (),
        table=through.text if through else None,
        symbols=tuple(slot.text for slot in slots if not slot.text.pattern.startswith("%")),
        recognised=said.recognised,
        immediates=tuple(immediates),
        operands=tuple(operand.text for operand in operands),
        modifiers=said.qualifiers,
        flags=flags if direct else flags | {"call_through_register"},
    )


def alone(opcode: str) -> Form | None:
    """What an opcode says without operands; None where no row and no family knows it."""
    said = meaning(opcode)
    if said.row is None:
        return None
    accesses, _ = _accesses(said, [])
    kind = said.instruction_class
    return Form(
        opcode=opcode,
        mnemonic=said.mnemonic,
        instruction_class=f"{accesses[0].space}_{accesses[0].kind}" if kind == "memory" else kind,
        accesses=accesses,
        flow=said.row.flow,
        recognised=said.recognised,
        modifiers=said.qualifiers,
        matrix_shape=said.shape if kind == "matrix" else None,
        flags=_flags(said, None),
    )


def _accesses(said: Meaning, operands: list[_Operand]) -> tuple[tuple[Access, ...], bool]:
    """The accesses of the row, and whether a size was read off the operands of this statement."""
    accesses: list[Access] = []
    own = False
    for entry in said.row.extra.get("accesses", "").split(",") if said.row else ():
        words = entry.split()
        if not words:
            continue
        where, kind, size, number, per = words
        operand = operands[int(number)] if int(number) < len(operands) else None
        if size == "tile_a" and operand is not None and operand.node.kind == "vector":
            continue
        moved, from_text = _size(said, size, operands)
        own = own or from_text
        address = operand.text if operand is not None else None
        accesses.append(Access(_space(said, where), kind, moved, per, address, said.modifiers))
    return tuple(accesses), own


def _space(said: Meaning, where: str) -> str:
    number = {"first": 0, "second": 1}.get(where)
    if number is None:
        return where
    return said.spaces[number] if number < len(said.spaces) else "generic"


def _size(said: Meaning, size: str, operands: list[_Operand]) -> tuple[int | None, bool]:
    if size.isdigit():
        return int(size), False
    if size.startswith("operand"):
        return _immediate(operands, int(size.removeprefix("operand")))
    return _SIZES[size](said), False


def _immediate(operands: list[_Operand], number: int) -> tuple[int | None, bool]:
    """The value of an operand that is a plain number, and whether it stands in a token."""
    if number >= len(operands) or operands[number].node.kind != "number":
        return None, False
    return integer(operands[number].node), operands[number].text.count > 0


def _bytes_of_last_type(said: Meaning) -> int | None:
    bits = bits_of(said.types[-1]) if said.types else None
    return bits // 8 * said.width if bits is not None and bits >= 8 else None


def _bytes_of_first_type(said: Meaning) -> int | None:
    bits = bits_of(said.types[0]) if said.types else None
    return bits // 8 * said.width if bits is not None and bits >= 8 else None


def _bytes_of_rows(said: Meaning) -> int | None:
    """Matrices of eight rows of 16 bytes, whatever is packed in them; m16n16 has sixteen rows."""
    count = next((int(found[1]) for found in map(_COUNT.match, said.qualifiers) if found), None)
    if count is None or said.shape is None:
        return None
    return count * (256 if said.shape[:2] == (16, 16) else 128)


def _bytes_of_fragment(said: Meaning) -> int | None:
    bits = bits_of(said.types[-1]) if said.types else None
    if said.shape is None or bits is None:
        return None
    m, n, k = said.shape
    return {"a": m * k, "b": k * n, "c": m * n, "d": m * n}[said.mnemonic[-1]] * bits // 8


def _bytes_of_tile(said: Meaning, first: bool) -> int | None:
    """What a quarter of the four waves of a warpgroup reads of one factor; a sparse first factor is half as large."""
    bits = bits_of(said.types[-2 if first else -1]) if len(said.types) > 2 else None
    if said.shape is None or bits is None:
        return None
    m, n, k = said.shape
    values = (m * k >> ("sp" in said.qualifiers)) if first else n * k
    return values * bits // 8 // 4


def _bytes_of_cells(said: Meaning) -> int | None:
    found = next((cells for cells in map(_CELLS.match, said.qualifiers) if cells), None)
    return int(found[1]) * int(found[2]) // 8 if found else None


_SIZES: dict[str, Callable[[Meaning], int | None]] = {
    "type": _bytes_of_last_type,
    "texel": _bytes_of_first_type,
    "rows": _bytes_of_rows,
    "fragment": _bytes_of_fragment,
    "tile_a": lambda said: _bytes_of_tile(said, True),
    "tile_b": lambda said: _bytes_of_tile(said, False),
    "cells": _bytes_of_cells,
    "unknown": lambda _said: None,
}
