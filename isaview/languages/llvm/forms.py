"""From what a statement of LLVM IR says to the form all statements of its shape share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from isaview.languages.llvm.calls import Called, Context, called, number_class
from isaview.languages.llvm.sums import address_sum, expressions, narrow
from isaview.languages.llvm.tree import CONSTANT, LOCAL, Draft, Frame, Line, Refused, Span
from isaview.languages.llvm.types import SPLITTING, UNKNOWN, Type, member, number, primitive, vector
from isaview.languages.opcode_table import Opcode
from isaview.model.form import Access, FlowKind, Form, Slot, Text
from isaview.model.statements import Operation, Statement

_CALLS = frozenset(("call", "invoke", "callbr"))
_PREDICATES = frozenset(("true", "false"))
_POINTER_PART = {"load": 0, "store": 1, "cmpxchg": 0, "atomicrmw": 0, "va_arg": 0}
_BIT = primitive("i1")


def _alike(draft: Draft, _line: Line) -> Type:
    return draft.parts[0].type or UNKNOWN


def _stated(draft: Draft, _line: Line) -> Type:
    return draft.type


def _bit(draft: Draft, _line: Line) -> Type:
    of = draft.parts[0].type or UNKNOWN
    return vector(of.count, _BIT) if of.kind == "vector" else _BIT


def _second(draft: Draft, _line: Line) -> Type:
    return draft.parts[1].type or UNKNOWN


def _element(draft: Draft, _line: Line) -> Type:
    return (draft.parts[0].type or UNKNOWN).element or UNKNOWN


def _shuffled(draft: Draft, _line: Line) -> Type:
    of, mask = draft.parts[0].type or UNKNOWN, draft.parts[2].type or UNKNOWN
    return vector(mask.count, of.element or UNKNOWN)


def _member(draft: Draft, line: Line) -> Type:
    of = line.size(draft.parts[0].type or UNKNOWN)
    indices = []
    for span in draft.numbers:
        token = line.token_index(span.start)
        if token is not None and of.kind in ("structure", "named"):
            line.needs.add(token)
        text = line.word(span.start, span.end)
        index = number(text)
        indices.append(-1 if index is None else index)
    return member(of, tuple(indices))


def _address(draft: Draft, _line: Line) -> Type:
    kinds = [part.type for part in draft.parts if part.type is not None]
    base = kinds[0] if kinds else UNKNOWN
    wide = next((kind for kind in kinds if kind.kind == "vector"), None)
    return vector(wide.count, base) if wide is not None and base.kind != "vector" else base


def _frame(draft: Draft, line: Line) -> Type:
    space = line.layout.frame if draft.space is None else draft.space
    return line.layout.pointer(space)


def _exchanged(draft: Draft, _line: Line) -> Type:
    of = draft.parts[1].type or UNKNOWN
    return Type("structure", of.word, of.bits + 1, names=of.names)


_RESULTS: Mapping[str, Callable[[Draft, Line], Type]] = {
    "icmp": _bit,
    "fcmp": _bit,
    "select": _second,
    "extractelement": _element,
    "shufflevector": _shuffled,
    "extractvalue": _member,
    "getelementptr": _address,
    "alloca": _frame,
    "cmpxchg": _exchanged,
    "atomicrmw": _second,
    "va_arg": _second,
    **dict.fromkeys(("fneg", "freeze", "insertelement", "insertvalue"), _alike),
}
"""How an opcode's result gets its type; of a binary operation it is the operands' type, else the one that is stated."""


def build(context: Context, line: Line, draft: Draft, result: Span | None) -> tuple[Statement | Frame, ...]:
    """The statements of an instruction.

    Raises:
        Refused: an operand is missing or too many, or a value is assigned that there is none of.
    """
    row = context.table.rows[draft.opcode]
    _check(row, draft, result)
    kind = _result_type(row, draft, line)
    if draft.opcode in _CALLS:
        form = _call_form(context, row, line, draft, _slots(line, draft, result, kind), kind)
    else:
        form = _plain_form(row, line, draft, result, kind)
    if draft.opcode == "alloca" and result is not None and context.layout.machine:
        return Operation(form), *_frames(line, draft, result)
    return (Operation(form),)


def _check(row: Opcode, draft: Draft, result: Span | None) -> None:
    if result is not None and row.extra.get("result") is False:
        raise Refused(f"{draft.opcode} gives no value", result.start)
    if draft.opcode != "fcmp" and not _PREDICATES.isdisjoint(draft.flags):
        raise Refused("expected a type", draft.start + len(draft.opcode) + 1)
    if draft.numbers and not row.extra.get("numbers"):
        raise Refused("expected a type", draft.numbers[0].start)
    if draft.opcode == "alloca" and any(part.value is None for part in draft.parts):
        raise Refused("alloca needs a number of elements, found a type", draft.start)
    wanted = row.extra.get("typed", "")
    if not wanted:
        return
    least, _, most = wanted.replace("+", "-").partition("-")
    count = len(draft.parts)
    if count < int(least):
        raise Refused(f"{draft.opcode} needs {wanted} operands, found {count}", draft.start)
    if count > int(most or (10**9 if wanted.endswith("+") else least)):
        raise Refused(f"{draft.opcode} takes {wanted} operands, found {count}", draft.start)


def _result_type(row: Opcode, draft: Draft, line: Line) -> Type:
    if draft.opcode in _RESULTS:
        return _RESULTS[draft.opcode](draft, line)
    return _alike(draft, line) if row.extra["syntax"] == "BINARY" else draft.type


def _slots(line: Line, draft: Draft, result: Span | None, kind: Type) -> list[Slot]:
    """The result, then every value that is read, with its bits."""
    slots = []
    if result is not None:
        slots.append(Slot(line.cut(result.start, result.end), "write", line.bits(kind, result.start)))
    slots.extend(
        Slot(line.cut(part.value.start, part.value.end), "read", line.bits(part.type, part.start))
        for part in (*draft.parts, *draft.bundles)
        if part.type is not None and part.value is not None and part.value.kind == LOCAL
    )
    return slots


def _incoming(line: Line, draft: Draft, kind: Type) -> tuple[tuple[Slot | None, Text], ...]:
    found = []
    for value, label in draft.incoming:
        slot = None
        if value.kind == LOCAL:
            slot = Slot(line.cut(value.start, value.end), "read", line.bits(kind, value.start))
        found.append((slot, line.cut(label.start, label.end)))
    return tuple(found)


def _plain_form(row: Opcode, line: Line, draft: Draft, result: Span | None, kind: Type) -> Form:
    slots = _slots(line, draft, result, kind)
    incoming = _incoming(line, draft, kind)
    slots.extend(slot for slot, _ in incoming if slot is not None)
    accesses = _accesses(row, line, draft)
    decided = _class(row, draft, kind, accesses)
    flow, targets = _flow(row, line, draft)
    return Form(
        opcode=draft.opcode,
        mnemonic=draft.opcode,
        instruction_class=decided,
        slots=tuple(slots),
        accesses=accesses,
        flow=flow,
        targets=targets,
        incoming=incoming,
        symbols=_symbols(line, draft),
        position=_position(line, draft),
        immediates=_immediates(line, draft),
        operands=_operands(line, draft),
        modifiers=tuple(dict.fromkeys((*draft.flags, *draft.orders))),
        flags=_flags(row, draft),
        elements=_elements(kind),
        sum=address_sum(line, draft) if draft.opcode == "getelementptr" and not narrow(line, draft) else (),
        expressions=expressions(line, draft),
        weights=_weights(line, draft),
    )


def _elements(kind: Type) -> int:
    """The values an instruction with a result of this type computes side by side."""
    return kind.count if kind.kind == "vector" else 1


def _reduced(what: Called, draft: Draft) -> Type | None:
    """The vector whose elements an intrinsic makes one of, None where it makes none of them one."""
    if not what.mnemonic.startswith("llvm.vector.reduce."):
        return None
    return next((part.type for part in draft.parts if part.type is not None and part.type.kind == "vector"), None)


def _weights(line: Line, draft: Draft) -> Text | None:
    return None if draft.weights is None else line.cut(draft.weights.start, draft.weights.end)


def _class(row: Opcode, draft: Draft, kind: Type, accesses: Sequence[Access]) -> str:
    if row.instruction_class == "number":
        return number_class(kind)
    if row.instruction_class == "memory":
        return f"{accesses[0].space}_{accesses[0].kind}"
    return row.instruction_class


def _flags(row: Opcode, draft: Draft) -> frozenset[str]:
    flags = set(row.flags)
    if "volatile" in draft.flags:
        flags.add("volatile")
    if "atomic" in draft.flags or row.access == "atomic":
        flags.add("atomic")
    return frozenset(flags)


def _accesses(row: Opcode, line: Line, draft: Draft) -> tuple[Access, ...]:
    if not row.access:
        return ()
    pointer = draft.parts[_POINTER_PART[draft.opcode]]
    moved = draft.type
    if draft.opcode != "load":
        moved = (draft.parts[0] if draft.opcode == "store" else draft.parts[1]).type or UNKNOWN
    space = line.layout.place((pointer.type or UNKNOWN).space)
    address = None if pointer.value is None else line.cut(pointer.value.start, pointer.value.end)
    line.bits(moved, draft.start)
    size = moved.stored or None  # unknown types and empty ones say nothing
    split = None
    if draft.align is not None and space in SPLITTING.get(line.layout.machine, ()):
        split = line.cut(draft.align.start, draft.align.end)
    return (Access(space, row.access, size, "lane", address, tuple(draft.orders), split=split),)


def _flow(row: Opcode, line: Line, draft: Draft) -> tuple[FlowKind, tuple[Text, ...]]:
    targets = tuple(line.cut(target.start, target.end) for target in draft.targets)
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
    places = [
        place
        for part in (*draft.parts, *draft.bundles)
        if part.value is not None and part.type is not None
        for place in part.value.symbols
    ]
    places.extend(place for value, _ in draft.incoming for place in value.symbols)
    if draft.callee is not None:
        places.extend(draft.callee.symbols)
    return tuple(line.cut(start + 1, end) for start, end in places)


def _position(line: Line, draft: Draft) -> Text | None:
    return None if draft.position is None else line.cut(draft.position.start, draft.position.end)


def _operands(line: Line, draft: Draft) -> tuple[Text, ...]:
    """Values in the order written, then labels; a phi's values and labels alternate."""
    spans = [part.value for part in draft.parts if part.value is not None]
    spans.extend(draft.numbers)
    for value, label in draft.incoming:
        spans.extend((value, label))
    spans.extend(draft.targets)
    if draft.callee is not None:
        spans.insert(0, draft.callee)
    return tuple(line.cut(span.start, span.end) for span in spans)


def _immediates(line: Line, draft: Draft) -> tuple[Text, ...]:
    spans = [part.value for part in draft.parts if part.value is not None and part.value.kind == CONSTANT]
    return tuple(line.cut(span.start, span.end) for span in (*spans, *draft.numbers) if span.kind != "metadata")


def _call_form(context: Context, row: Opcode, line: Line, draft: Draft, slots: list[Slot], kind: Type) -> Form:
    callee = draft.callee
    assert callee is not None
    what: Called = called(context, line, draft)
    if callee.kind == LOCAL:
        slots.append(Slot(line.cut(callee.start, callee.end), "read", line.layout.pointer(0).bits))
    labels = tuple(line.cut(target.start, target.end) for target in draft.targets)
    flow: FlowKind = "switch" if labels else what.flow
    return Form(
        opcode=draft.opcode,
        mnemonic=what.mnemonic,
        instruction_class=what.instruction_class,
        slots=tuple(slots),
        accesses=what.accesses,
        flow=flow,
        targets=labels or what.targets,
        symbols=_symbols(line, draft),
        position=_position(line, draft),
        recognised=what.recognised,
        immediates=_immediates(line, draft),
        operands=_operands(line, draft),
        modifiers=tuple(dict.fromkeys(draft.flags)),
        matrix_shape=what.matrix_shape,
        flags=what.flags,
        elements=_elements(_reduced(what, draft) or kind),
        expressions=expressions(line, draft),
        weights=_weights(line, draft),
    )


def _frames(line: Line, draft: Draft, result: Span) -> tuple[Frame, ...]:
    """The private memory an ``alloca`` on a GPU sets aside; its bytes are None where the count is a value."""
    line.framed = True
    of = line.size(draft.type)
    count: int | None = 1
    if draft.parts:
        value = draft.parts[0].value
        assert value is not None
        count = number(line.word(value.start, value.end))
        token = line.token_index(value.start)
        if token is not None:
            line.needs.add(token)
    size = None if count is None else of.size * count
    return (Frame(line.cut(result.start, result.end), size),)
