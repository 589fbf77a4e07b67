"""The form of an instruction of LLVM IR, from what the parser gathered of it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from isaview.languages.llvm.calls import call_form, number_class
from isaview.languages.llvm.sums import address_sum, expressions
from isaview.languages.llvm.tree import CONSTANT, LOCAL, Draft, Frame, Line, Refused, Span
from isaview.languages.llvm.types import SPLITTING, UNKNOWN, Type, member, primitive, vector
from isaview.languages.opcode_table import Opcode, load
from isaview.model.form import Access, FlowKind, Form, Slot, Text
from isaview.model.statements import Operation, Statement

_CALLS = frozenset(("call", "invoke", "callbr"))
_PREDICATES = frozenset(("true", "false"))
_REDUCING = "llvm.vector.reduce."
"""Calls whose name begins so make a single value of a vector's elements."""
_BIT = primitive("i1")


def build(line: Line, draft: Draft, result: Span | None) -> tuple[Statement, ...]:
    """The statements of an instruction.

    Raises:
        Refused: an operand is missing or too many, or a value is assigned that there is none of.
    """
    row = load("llvm").rows[draft.opcode]
    _check(row, draft, result)
    kind = _result_type(row, draft, line)
    slots = _slots(line, draft, result, kind)
    incoming = tuple(
        (
            Slot(line.piece(value), "read", line.bits(kind, value.start)) if value.kind == LOCAL else None,
            line.piece(label),
        )
        for value, label in draft.incoming
    )
    slots.extend(slot for slot, _ in incoming if slot is not None)
    form = call_form(line, draft) if draft.opcode in _CALLS else _plain(row, line, draft, kind)
    if draft.callee is not None and draft.callee.kind == LOCAL:
        slots.append(Slot(line.piece(draft.callee), "read", line.layout.pointer(0).bits))
    wide = kind
    if form.mnemonic.startswith(_REDUCING):
        wide = next((part.type for part in draft.parts if part.type is not None and part.type.kind == "vector"), kind)
    words = draft.flags if draft.opcode in _CALLS else (*draft.flags, *draft.orders)
    form = replace(
        form,
        slots=tuple(slots),
        incoming=incoming,
        symbols=_symbols(line, draft),
        position=None if draft.position is None else line.piece(draft.position),
        immediates=_immediates(line, draft),
        operands=_operands(line, draft),
        modifiers=tuple(dict.fromkeys(words)),
        elements=wide.count if wide.kind == "vector" else 1,
        sum=address_sum(line, draft) if draft.opcode == "getelementptr" else (),
        expressions=expressions(line, draft),
        weights=None if draft.weights is None else line.piece(draft.weights),
    )
    if draft.opcode == "alloca" and result is not None and line.layout.machine:
        return Operation(form), _frame(line, draft, result)
    return (Operation(form),)


def _check(row: Opcode, draft: Draft, result: Span | None) -> None:
    if result is not None and row.extra.get("result") is False:
        raise Refused(f"{draft.opcode} gives no value", result.start)
    if draft.opcode != "fcmp" and not _PREDICATES.isdisjoint(draft.flags):
        raise Refused("expected a type", draft.start + len(draft.opcode) + 1)
    if draft.numbers and not row.extra.get("numbers"):
        raise Refused("expected a type", draft.numbers[0].start)
    wanted = row.extra.get("typed", "")
    if not wanted:
        return
    if sum(part.value is None for part in draft.parts) > row.extra.get("valueless", 0):
        raise Refused(f"{draft.opcode} needs a value, found a type alone", draft.start)
    least, _, most = wanted.replace("+", "-").partition("-")
    count = len(draft.parts)
    if count < int(least):
        raise Refused(f"{draft.opcode} needs {wanted} operands, found {count}", draft.start)
    if not wanted.endswith("+") and count > int(most or least):
        raise Refused(f"{draft.opcode} takes {wanted} operands, found {count}", draft.start)


def _result_type(row: Opcode, draft: Draft, line: Line) -> Type:
    """The type of an opcode's result: that of its operands or a part of it, else the stated type."""
    kinds = [part.type or UNKNOWN for part in draft.parts]
    match draft.opcode:
        case "fneg" | "freeze" | "insertelement" | "insertvalue":
            return kinds[0]
        case "select" | "atomicrmw" | "va_arg":
            return kinds[1]
        case "icmp" | "fcmp":
            return vector(kinds[0].count, _BIT) if kinds[0].kind == "vector" else _BIT
        case "extractelement":
            return kinds[0].element or UNKNOWN
        case "shufflevector":
            return vector(kinds[2].count, kinds[0].element or UNKNOWN)
        case "extractvalue":
            return _member(line.size(kinds[0]), line, draft)
        case "getelementptr":
            base = kinds[0] if kinds else UNKNOWN
            wide = next((kind for kind in kinds if kind.kind == "vector"), None)
            return vector(wide.count, base) if wide is not None and base.kind != "vector" else base
        case "alloca":
            return line.layout.pointer(line.layout.frame if draft.space is None else draft.space)
        case "cmpxchg":
            return Type("structure", kinds[1].word, kinds[1].bits + 1, names=kinds[1].names)
    return kinds[0] if row.extra["syntax"] == "BINARY" else draft.type


def _member(type: Type, line: Line, draft: Draft) -> Type:
    flat = type.element is not None and type.element.kind == "scalar"
    indices = [0 if flat else line.number(span) for span in draft.numbers]
    return member(type, tuple(-1 if index is None else index for index in indices))


def _slots(line: Line, draft: Draft, result: Span | None, kind: Type) -> list[Slot]:
    """The result, then every value that is read, with its bits."""
    slots = [] if result is None else [Slot(line.piece(result), "write", line.bits(kind, result.start))]
    slots.extend(
        Slot(line.piece(part.value), "read", line.bits(part.type, part.start))
        for part in (*draft.parts, *draft.bundles)
        if part.type is not None and part.value is not None and part.value.kind == LOCAL
    )
    return slots


def _plain(row: Opcode, line: Line, draft: Draft, kind: Type) -> Form:
    """What an instruction does that is no call, without its operands."""
    accesses: tuple[Access, ...] = ()
    if row.access:
        stores = draft.opcode == "store"
        pointer = draft.parts[1 if stores else 0]
        type = draft.type if draft.opcode == "load" else draft.parts[0 if stores else 1].type or UNKNOWN
        space = line.layout.place((pointer.type or UNKNOWN).space)
        address = None if pointer.value is None else line.piece(pointer.value)
        line.bits(type, draft.start)
        size = type.stored_bytes or None  # unknown types and empty ones say nothing
        split = None
        if draft.align is not None and space in SPLITTING.get(line.layout.machine, ()):
            split = line.piece(draft.align)
        accesses = (Access(space, row.access, size, "lane", address, tuple(draft.orders), split=split),)
    decided = row.instruction_class
    if decided == "number":
        decided = number_class(kind)
    elif decided == "memory":
        decided = f"{accesses[0].space}_{accesses[0].kind}"
    flags = set(row.flags).union({"volatile", "atomic"}.intersection(draft.flags))
    if row.access == "atomic":
        flags.add("atomic")
    flow, targets = _flow(row, line, draft)
    return Form(draft.opcode, draft.opcode, decided, accesses=accesses, flow=flow, targets=targets, flags=frozenset(flags))


def _flow(row: Opcode, line: Line, draft: Draft) -> tuple[FlowKind, tuple[Text, ...]]:
    targets = tuple(map(line.piece, draft.targets))
    if row.flow != "switch":
        return row.flow, targets
    if draft.opcode == "br":
        if len(targets) != 1 + len(draft.parts):
            raise Refused(f"br needs {1 + len(draft.parts)} labels, found {len(targets)}", draft.start)
        return ("switch" if len(targets) > 1 else "jump"), targets
    if not targets:
        return "return" if draft.opcode in ("cleanupret", "catchswitch") else "stop", ()
    return "switch", targets


def _symbols(line: Line, draft: Draft) -> tuple[Text, ...]:
    typed = [part.value for part in (*draft.parts, *draft.bundles) if part.type is not None]
    spans = [*typed, *(value for value, _ in draft.incoming), draft.callee]
    return tuple(line.cut(start + 1, end) for span in spans if span is not None for start, end in span.symbols)


def _operands(line: Line, draft: Draft) -> tuple[Text, ...]:
    """Values in the order written, then labels; a phi's values and labels alternate."""
    spans = _values(draft)
    spans += [*draft.numbers, *(span for pair in draft.incoming for span in pair), *draft.targets]
    return tuple(map(line.piece, spans if draft.callee is None else [draft.callee, *spans]))


def _immediates(line: Line, draft: Draft) -> tuple[Text, ...]:
    spans: Iterable[Span] = (span for span in _values(draft) if span.kind == CONSTANT)
    return tuple(line.piece(span) for span in (*spans, *draft.numbers) if span.kind != "metadata")


def _values(draft: Draft) -> list[Span]:
    return [part.value for part in draft.parts if part.value is not None]


def _frame(line: Line, draft: Draft, result: Span) -> Frame:
    """The private memory an ``alloca`` on a GPU sets aside; its bytes are None where the count is a value."""
    line.framed = True
    type = line.size(draft.type)
    value = draft.parts[0].value if draft.parts else None
    count = 1 if value is None else line.number(value)
    return Frame(line.piece(result), None if count is None else type.size * count)
