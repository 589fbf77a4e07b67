"""Lark's callbacks for the types and operands of LLVM IR."""

from __future__ import annotations

from typing import Any

from isaview.languages.grammar import Token
from isaview.languages.llvm.tree import (
    ASSEMBLY,
    CONSTANT,
    GLOBAL,
    LOCAL,
    Attached,
    Draft,
    Incoming,
    Labels,
    Line,
    Part,
    Refused,
    Span,
)
from isaview.languages.llvm.types import (
    MOST_BITS,
    MOST_BYTES,
    Type,
    array,
    number,
    plain_name,
    primitive,
    structure,
    vector,
)

_PASSING = frozenset(("inreg", "byval"))
"""Attributes of a parameter that say how it is passed."""


def children_of(_self: object, children: list[Any]) -> list[Any]:
    """What stands in a rule, as it is."""
    return children


def listed(_self: object, children: list[Any]) -> list[Any]:
    """A list that grows by an element: nothing, or the list so far and the element."""
    if not children:
        return []
    elements: list[Any] = children[0]
    elements.append(children[1])
    return elements


class Types:
    """Callbacks for types; each gives a `Type`."""

    line: Line

    def pointer(self, children: list[Any]) -> Type:
        space = next((digits(child) for child in children if isinstance(child, Token) and child.kind == "ADDRSPACE"), 0)
        return self.line.layout.pointer(space)

    def primitive(self, children: list[Any]) -> Type:
        token = children[0]
        bits = token[1:] if token[0] == "i" and token[1:].isdecimal() else ""
        if bits and not (len(bits) < 8 and 0 < int(bits) <= MOST_BITS):
            raise Refused(f"an integer type has from 1 to {MOST_BITS:,} bits", token.start)
        return primitive(str(token))

    def named(self, children: list[Any]) -> Type:
        start, end = children[0].start + 1, children[0].end
        name = plain_name(self.line.word(start, end))
        return self.line.layout.named_type(name, self.line.token_index(start), self.definition)

    def definition(self, text: str) -> Type:
        """Read a type's definition from outside of the line at hand."""
        raise NotImplementedError

    def extension(self, _children: list[Any]) -> Type:
        return Type("scalar", "target")

    def vector(self, children: list[Any]) -> Type:
        count = _count(children[1])
        if not count:
            raise Refused("a vector has at least 1 element", children[1].start)
        return _bound_size(vector(count, children[2]), children[0])

    def array(self, children: list[Any]) -> Type:
        return _bound_size(array(_count(children[1]), children[2]), children[0])

    def structure(self, children: list[Any]) -> Type:
        return _bound_size(structure(children[1], packed=False), children[0])

    def packed(self, children: list[Any]) -> Type:
        return _bound_size(structure(children[2], packed=True), children[0])

    def types(self, children: list[Any]) -> tuple[Type, ...]:
        return tuple(children)

    def function(self, children: list[Any]) -> Type:
        returned = children[0]
        return Type("function", returned.word, element=returned, names=returned.names)


class Values:
    """Callbacks for values and groups; each gives a `Span`."""

    pieces = listed

    def local(self, children: list[Any]) -> Span:
        return Span(LOCAL, children[0].start, children[0].end)

    def global_(self, children: list[Any]) -> Span:
        place = (children[0].start, children[0].end)
        return Span(GLOBAL, *place, (place,))

    def constant(self, children: list[Any]) -> Span:
        return _whole(CONSTANT, children)

    def assembly(self, children: list[Any]) -> Span:
        return _whole(ASSEMBLY, children)

    def group(self, children: list[Any]) -> Span:
        return _whole("group", children)

    def opcode(self, children: list[Any]) -> Any:
        return children[0]

    def flags(self, children: list[Any]) -> list[str]:
        if not children:
            return []
        flags: list[str] = children[0]
        flags.extend(str(child) for child in children[1:] if not isinstance(child, Span))
        return flags


class Operands:
    """Callbacks for operands, labels and what is attached to an instruction."""

    line: Line
    parts = children_of
    rest = tail = orders = cases = clauses = listed

    def part(self, children: list[Any]) -> Any:
        first = children[0]
        if isinstance(first, Type):
            value = children[1] if len(children) > 1 else None
            part = Part(first, value, value.start if value else 0)
            return [part, *children[2]] if len(children) > 2 else part
        if isinstance(first, Span):
            cases = next((child for child in children if isinstance(child, list)), [])
            return Labels((first, *(target for _, target in cases)), tuple(part for part, _ in cases))
        if isinstance(first, (Labels, Attached)):
            return first
        return Span("number", first.start, first.end)

    def incoming(self, children: list[Any]) -> Incoming:
        return Incoming(children[1], Span("label", children[2].start + 1, children[2].end))

    def case(self, children: list[Any]) -> tuple[Part, Span]:
        return Part(children[0], children[1], children[1].start), children[2]

    def clause(self, children: list[Any]) -> Any:
        return Part(children[1], children[2], children[2].start) if len(children) == 3 else None

    def jump(self, children: list[Any]) -> Span:
        return Span("label", children[1].start + 1, children[1].end)

    def targets(self, children: list[Any]) -> Labels:
        return Labels(tuple(child for child in children if isinstance(child, Span)))

    def unwinding(self, children: list[Any]) -> Any:
        return children[1] if isinstance(children[1], Span) else None

    def order(self, children: list[Any]) -> Attached:
        return Attached(order=self.line.text[children[0].start : children[-1].end])

    def attachment(self, children: list[Any]) -> Attached:
        first = children[0]
        if first.kind == "META":
            kind = {"!dbg": "position", "!prof": "weights"}.get(first)
            return Attached(**{kind: children[1]}) if kind else Attached(order="fpmath" if first == "!fpmath" else "")
        if first == "align":
            return Attached(align=Span(CONSTANT, children[1].start, children[1].end))
        return Attached(space=digits(first) if first.kind == "ADDRSPACE" else None)

    def metanode(self, children: list[Any]) -> Span:
        return Span("metadata", children[0].start + (1 if len(children) == 1 else 0), children[-1].end)


class Arguments:
    """Callbacks for what stands around a callee, and for a function's parameters."""

    attributes = suffixes = listed
    parameters = children_of

    def calling(self, children: list[Any]) -> tuple[Any, list[str]]:
        return children[-1], [str(child) for child in children[:-1]]

    def invocation(self, children: list[Any]) -> Draft:
        before, kind, callee, _open, arguments, _close, after, bundles = children
        return Draft(
            "call",
            callee.start,
            flags=[attribute for attribute in before if isinstance(attribute, str)],
            orders=[attribute for attribute in after if isinstance(attribute, str)],
            type=kind.element if kind.kind == "function" else kind,
            callee=callee,
            parts=arguments,
            bundles=bundles,
        )

    def arguments(self, children: list[Any]) -> list[Part]:
        return [child for child in children if child is not None]

    def argument(self, children: list[Any]) -> Part:
        return Part(children[0], children[2], children[2].start)

    def metadata_argument(self, children: list[Any]) -> Part | None:
        last = children[-1]
        return Part(None, last, last.start) if isinstance(last, Span) else None

    def bundles(self, children: list[Any]) -> list[Part]:
        return [part for child in children if isinstance(child, list) for part in child]

    def bundle(self, children: list[Any]) -> list[Part]:
        return next(child for child in children if isinstance(child, list))

    def attribute(self, children: list[Any]) -> Any:
        """A word as str, a group ``#0`` or metadata as tokens, ``"key"="value"`` as a pair."""
        first = children[0]
        if first.kind == "STRING":
            return first[1:-1], children[1][1:-1] if len(children) > 1 else ""
        return children if first.kind in ("HASH", "META") else str(first)

    def suffix(self, children: list[Any]) -> Any:
        return children[0] if len(children) == 1 else None

    def parameter(self, children: list[Any]) -> Any:
        if not isinstance(children[0], Type):
            return None
        passed = _PASSING.intersection(word for word in children[1] if isinstance(word, str))
        return children[0], children[2] if len(children) > 2 else None, passed


def digits(token: str) -> int:
    """The number among a token's letters, at most nine digits of it; 0 where there is none."""
    return int("".join(letter for letter in token if letter.isdecimal())[:9] or "0")


def _count(token: Any) -> int:
    digits = next(word for word in token.split() if word.isdecimal())
    count = number(digits)
    if count is None:
        raise Refused(f"a number of {len(digits)} digits", token.start)
    return count


def _bound_size(type: Type, opening: Any) -> Type:
    if type.size > MOST_BYTES:
        raise Refused(f"a type of more than {MOST_BYTES:,} bytes", opening.start)
    return type


def _whole(kind: str, children: list[Any]) -> Span:
    return Span(kind, children[0].start, children[-1].end, _symbols(children))


def _symbols(children: list[Any]) -> tuple[tuple[int, int], ...]:
    symbols: list[tuple[int, int]] = []
    for child in children:
        if isinstance(child, Span):
            symbols.extend(child.symbols)
        elif isinstance(child, list):
            symbols.extend(_symbols(child))
        elif isinstance(child, Token) and child.kind == "GLOBAL":
            symbols.append((child.start, child.end))
    return tuple(symbols)
