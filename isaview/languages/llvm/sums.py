"""What ``getelementptr`` and expressions of constants of LLVM IR add up, as sums."""

from __future__ import annotations

import re
from collections.abc import Sequence

from isaview.base import regex
from isaview.languages.llvm.tree import CONSTANT, LOCAL, Draft, Line, Part, Span
from isaview.languages.llvm.types import MOST_BYTES, TYPE_WORDS, Type, array, offset_of, primitive, vector
from isaview.model.form import HOLE, Sum, Text

_DEEPEST = 16
"""Expressions within each other that are followed."""
_LONGEST = 1024
"""Characters of an expression that is followed."""
_ASIDE = regex.compile(r"(?:addrspace|inrange)\s*\([^()]*\)")
_INNERMOST = regex.compile(
    r"\b(getelementptr|addrspacecast|bitcast|inttoptr|ptrtoint|ptrtoaddr|add|sub)((?:\s+[a-z]+)*)\s*\(([^()]*)\)"
)
_MARK = regex.compile(r"~(\d+)~")
"""Stands for a part of an expression that was evaluated, by its place in the list of those."""
_HELD = regex.compile(r"\{(\d+)\}")
"""Stands for a token of the line."""
_CONVERTED = regex.compile(r"(?P<value>[^,]+?)\s+to\s.*", re.DOTALL)
_CONVERSIONS = frozenset(("addrspacecast", "bitcast", "inttoptr", "ptrtoint", "ptrtoaddr"))
_SEQUENCE = regex.compile(r"([\[<])\s*(\d{1,18})\s+x\s+([^\[\]<>]+?)\s*[\]>]")
_INTEGER = regex.compile(r"i\d{1,7}\Z")
_NUMBER = regex.compile(r"-?\d{1,18}\Z")


def address_sum(line: Line, draft: Draft) -> Sum:
    """What a ``getelementptr`` adds up: the base, and each index times what it steps over; empty where that is not known."""
    if any(_is_opaque(line, part) for part in draft.parts):
        return ()
    base, *indices = draft.parts
    addends = [_piece(line, base, 1)]
    type: Type | None = None
    for index in indices:
        step = _step_inside(line, draft.type if type is None else type, index, first=type is None)
        if step is None:
            return ()
        type, piece = step
        addends.append(piece)
    return tuple(addends)


def _is_opaque(line: Line, part: Part) -> bool:
    """Whether an operand is a vector, or a register of fewer than 32 bits or more than 64: its value is not its low half's."""
    if part.value is None or part.type is None or part.type.kind == "vector":
        return True
    plain = part.value.kind == LOCAL and part.type.word != "pointer"
    return plain and not 32 <= line.size(part.type).bits <= 64


def _piece(line: Line, part: Part, factor: int) -> tuple[Text, int]:
    assert part.value is not None
    return line.piece(part.value), factor


def _step_inside(line: Line, type: Type, index: Part, *, first: bool) -> tuple[Type, tuple[Text, int]] | None:
    """The type an index deeper, and what the index adds: it steps over whole elements, or names a member."""
    type = line.size(type)
    assert index.value is not None
    if first or type.kind != "structure":
        element = type if first else type.element
        return (element, _piece(line, index, element.size)) if element is not None and element.size else None
    place = line.number(index.value) if index.value.kind == CONSTANT else None
    offset = None if place is None else offset_of(type, place)
    return None if place is None or offset is None else (type.elements[place], (Text(str(offset)), 1))


def expressions(line: Line, draft: Draft) -> tuple[tuple[Text, Sum], ...]:
    """The operands that are expressions of constants, with what they add up; those that are not known are left out."""
    spans = [part.value for part in (*draft.parts, *draft.bundles)] + [value for value, _ in draft.incoming]
    sums: dict[Text, Sum] = {}
    for span in spans:
        if span is None or span.kind != CONSTANT or line.text[span.end - 1 : span.end] != ")":
            continue
        addends = _expression(line, span)
        if addends:
            sums[line.piece(span)] = addends
    return tuple(sums.items())


def _expression(line: Line, span: Span) -> Sum:
    """What an expression of constants adds up; empty where it is not known."""
    if span.end - span.start > _LONGEST:
        return ()
    first = line.text.count(HOLE, 0, span.start)
    text = line.text[span.start : span.end]
    for hole in range(first, first + text.count(HOLE)):
        text = text.replace(HOLE, f"{{{hole}}}", 1)
    text = _ASIDE.sub("", text)
    done: list[Sum] = []
    for _ in range(_DEEPEST):
        whole = _MARK.fullmatch(text.strip())
        if whole is not None:
            return done[int(whole[1])]
        inner = _INNERMOST.search(text)
        addends = _evaluate(inner[1], inner[3], done) if inner is not None else ()
        if inner is None or not addends:
            return ()
        done.append(addends)
        text = f"{text[: inner.start()]}~{len(done) - 1}~{text[inner.end() :]}"
    return ()


def _evaluate(operation: str, inside: str, done: Sequence[Sum]) -> Sum:
    if operation in _CONVERSIONS:
        match = _CONVERTED.match(inside)
        return _value(match["value"], 1, done) if match is not None else ()
    pieces = [piece.strip() for piece in inside.split(",")]
    if operation == "getelementptr":
        if len(pieces) < 2:
            return ()
        # The first index steps over whole elements of the type, each further one goes an array deeper.
        type = _read_type(pieces[0])
        total = list(_value(pieces[1], 1, done))
        for position, piece in enumerate(pieces[2:]):
            type = type if position == 0 or type is None else type.element
            added = _value(piece, type.size, done) if type is not None and type.size else ()
            if not added or not total:
                return ()
            total.extend(added)
        return tuple(total)
    if len(pieces) != 2:
        return ()
    left, right = _value(pieces[0], 1, done), _value(pieces[1], 1 if operation == "add" else -1, done)
    return (*left, *right) if left and right else ()


def _read_type(text: str) -> Type | None:
    """The type a text spells, of numbers, pointers left out; None where it is another."""
    types: list[Type] = []
    for _ in range(_DEEPEST):
        match = _SEQUENCE.search(text)
        word = (match[3] if match else text).strip()
        mark = _MARK.fullmatch(word)
        if mark is None and word not in TYPE_WORDS and not _INTEGER.match(word):
            return None
        inner = primitive(word) if mark is None else types[int(mark[1])]
        if match is None:
            return inner
        whole = (array if match[1] == "[" else vector)(int(match[2]), inner)
        if whole.size > MOST_BYTES:
            return None
        types.append(whole)
        text = f"{text[: match.start()]}~{len(types) - 1}~{text[match.end() :]}"
    return None


def _value(text: str, factor: int, done: Sequence[Sum]) -> Sum:
    """A value with its type before it, times a factor."""
    last = text.split()[-1] if text.split() else ""
    mark = _MARK.fullmatch(last)
    if mark is not None:
        return tuple((piece, own * factor) for piece, own in done[int(mark[1])])
    if last == "null":
        return ((Text("0"), factor),)
    match = _HELD.search(last)
    if match is not None and last in (match[0], f"@{match[0]}"):
        return ((Text(last.replace(match[0], HOLE), int(match[1]), 1), factor),)
    return ((Text(last.replace('"', "")), factor),) if last.startswith("@") or _NUMBER.match(last) else ()
