"""The parser of LLVM IR statements: Lark's callbacks for instructions and functions' heads, on top of types and values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from typing import Any

from msgspec.structs import replace

from isaview.languages.grammar import parser
from isaview.languages.llvm.lexer import word_lexer
from isaview.languages.llvm.tree import (
    CONSTANT,
    GLOBAL,
    LOCAL,
    Attached,
    Draft,
    Frame,
    Head,
    Incoming,
    Labels,
    Line,
    Order,
    Part,
    Refused,
    Span,
    Types,
    Values,
    listed,
)
from isaview.languages.llvm.types import TYPE_WORDS, UNKNOWN, Type
from isaview.languages.opcode_table import load
from isaview.model.form import Text
from isaview.model.statements import Label, Note, Statement

NOTE = Note()
_PASSING = frozenset(("inreg", "byval"))
"""Attributes of a parameter that say how it is passed."""

_WORDS = {
    **dict.fromkeys(TYPE_WORDS - {"label", "opaque"}, "TYPE"),
    **dict.fromkeys(("true", "false", "null", "undef", "poison", "zeroinitializer", "none"), "CONSTANT"),
    **dict.fromkeys(("splat", "blockaddress", "dso_local_equivalent", "no_cfi", "ptrauth"), "EXPRESSION"),
    **dict.fromkeys(("tail", "musttail", "notail"), "TAIL"),
    **dict.fromkeys(("align", "cc", "alignstack"), "KEY"),
    **dict.fromkeys(("catch", "filter"), "OPERAND"),
    **dict.fromkeys(("prefix", "prologue", "personality"), "OPERAND"),
    **dict.fromkeys(("define", "declare"), "DEFINE"),
    **dict.fromkeys(("uselistorder", "uselistorder_bb"), "USELIST"),
    "ptr": "PTR",
    "label": "LABELWORD",
    "metadata": "METADATA",
    "to": "TO",
    "from": "TO",
    "within": "TO",
    "unwind": "UNWIND",
    "inrange": "INRANGE",
    "asm": "ASM",
    "type": "TYPEDEF",
    "opaque": "TYPE",
    "attributes": "ATTRIBUTES",
    "target": "TARGET",
    "module": "MODULE",
}


def _expect(word: str, token: Any) -> None:
    """``to``, ``from`` and ``within`` are one terminal, which keeps the grammar's tables small.

    Raises:
        Refused: another of them stands here.
    """
    if token != word:
        raise Refused(f"expected '{word}', found '{token}'", token.start_pos)


def keywords() -> dict[str, str]:
    """Every word that is a terminal of its own: keywords, types, and opcodes by the syntax their rows state."""
    rows = load("llvm").rows
    opcodes = {name: row.extra["syntax"] for name, row in rows.items() if "syntax" in row.extra}
    return {**_WORDS, **opcodes}


class Instructions(Types, Values):
    """Callbacks for instructions; each gives a `Draft`."""

    line: Line

    def _draft(self, opcode: Any, flags: Sequence[str] = ()) -> Draft:
        return Draft(str(opcode), opcode.start_pos, list(flags))

    def binary(self, children: list[Any]) -> Draft:
        opcode, flags, kind, first, second, tail = children
        draft = self._draft(opcode, flags)
        draft.parts = [Part(kind, first, first.start), Part(kind, second, second.start)]
        return self._attach(draft, tail)

    def cast(self, children: list[Any]) -> Draft:
        opcode, flags, kind, value, to, result, tail = children
        _expect("to", to)
        draft = self._draft(opcode, flags)
        draft.parts = [Part(kind, value, value.start)]
        draft.type = result
        return self._attach(draft, tail)

    def typed(self, children: list[Any]) -> Draft:
        """``BINARY`` after the flags is the operation of an ``atomicrmw``."""
        opcode, flags, parts = children[0], children[1], children[-1]
        if len(children) == 4:
            if opcode != "atomicrmw":
                raise Refused("expected a type", children[2].start_pos)
            flags.append(str(children[2]))
        return self._attach(self._draft(opcode, flags), parts)

    def sourced(self, children: list[Any]) -> Draft:
        opcode, flags, kind, rest = children
        draft = self._draft(opcode, flags)
        draft.type = kind
        return self._attach(draft, rest)

    def phi(self, children: list[Any]) -> Draft:
        draft = self._draft(children[0], children[1])
        draft.type = children[2]
        draft.incoming = tuple(child for child in children[3:] if isinstance(child, Incoming))
        return self._attach(draft, [child for child in children[3:] if isinstance(child, Attached)])

    def plain(self, children: list[Any]) -> Draft:
        return self._attach(self._draft(children[0]), children[1:])

    def call(self, children: list[Any]) -> Draft:
        (opcode, flags), draft, tail = children
        draft.opcode, draft.start = str(opcode), opcode.start_pos
        draft.flags = flags + draft.flags
        return self._attach(draft, tail)

    def invoke(self, children: list[Any]) -> Draft:
        opcode, draft = children[0], children[1]
        draft.opcode, draft.start = str(opcode), opcode.start_pos
        draft.targets = tuple(
            span
            for child in children[2:-1]
            for span in (child.targets if isinstance(child, Labels) else [child])
            if isinstance(span, Span)
        )
        return self._attach(draft, children[-1])

    def landingpad(self, children: list[Any]) -> Draft:
        draft = self._draft(children[0])
        draft.type = children[1]
        draft.parts = [clause for clause in children[2] if isinstance(clause, Part)]
        return self._attach(draft, children[-1])

    def pad(self, children: list[Any]) -> Draft:
        opcode, within, parent, _open, arguments, _close, tail = children
        _expect("within", within)
        draft = self._draft(opcode)
        draft.type = UNKNOWN
        draft.parts = [Part(UNKNOWN, parent, parent.start), *arguments]
        return self._attach(draft, tail)

    def leaving(self, children: list[Any]) -> Draft:
        draft = self._draft(children[0])
        _expect("within" if draft.opcode == "catchswitch" else "from", children[1])
        draft.parts = [Part(UNKNOWN, children[2], children[2].start)]
        for child in children[3:-1]:
            if isinstance(child, Labels):
                draft.targets += child.targets
            elif isinstance(child, Span) and child.kind == "label":
                draft.targets += (child,)
        return self._attach(draft, children[-1])

    def _attach(self, draft: Draft, parts: Sequence[Any]) -> Draft:
        for part in parts:
            if isinstance(part, list):
                self._attach(draft, part)
            elif isinstance(part, Part):
                draft.parts.append(part)
            elif isinstance(part, Order):
                draft.orders.append(part.text)
            elif isinstance(part, Labels):
                draft.targets += part.targets
                draft.parts.extend(part.cases)
            elif isinstance(part, Attached):
                draft.position = part.position or draft.position
                draft.space = draft.space if part.space is None else part.space
                draft.orders.extend(["fpmath"] if part.loose else [])
                draft.weights = part.weights or draft.weights
                draft.align = part.align or draft.align
            elif isinstance(part, Span):
                draft.numbers.append(part)
        return draft

    def parts(self, children: list[Any]) -> list[Any]:
        return children

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
        return Span("number", first.start_pos, first.end_pos)

    def incoming(self, children: list[Any]) -> Incoming:
        label = children[2]
        return Incoming(children[1], Span("label", label.start_pos + 1, label.end_pos))

    def case(self, children: list[Any]) -> tuple[Part, Span]:
        return Part(children[0], children[1], children[1].start), children[2]

    def clause(self, children: list[Any]) -> Any:
        return Part(children[1], children[2], children[2].start) if len(children) == 3 else None

    def jump(self, children: list[Any]) -> Span:
        return Span("label", children[1].start_pos + 1, children[1].end_pos)

    def targets(self, children: list[Any]) -> Labels:
        return Labels(tuple(child for child in children if isinstance(child, Span)))

    def unwinding(self, children: list[Any]) -> Any:
        return children[1] if isinstance(children[1], Span) else None

    def order(self, children: list[Any]) -> Order:
        start, end = children[0].start_pos, children[0].end_pos
        if len(children) > 1:
            end = children[1].end
        return Order(self.line.text[start:end])

    def attachment(self, children: list[Any]) -> Attached:
        first = children[0]
        if first.type == "META":
            node = children[1]
            return Attached(
                position=node if first == "!dbg" else None, loose=first == "!fpmath", weights=node if first == "!prof" else None
            )
        if first == "align":
            return Attached(align=Span(CONSTANT, children[1].start_pos, children[1].end_pos))
        return Attached(space=_digits(first) if first.type == "ADDRSPACE" else None)

    def metanode(self, children: list[Any]) -> Span:
        first = children[0]
        last = children[-1]
        end = last.end if isinstance(last, Span) else last.end_pos
        return Span("metadata", first.start_pos + (1 if len(children) == 1 else 0), end)


class Calls:
    """Callbacks for what stands around a callee."""

    line: Line

    def calling(self, children: list[Any]) -> tuple[Any, list[str]]:
        return children[-1], [str(child) for child in children[:-1]]

    def invocation(self, children: list[Any]) -> Draft:
        before, kind, callee, _open, arguments, _close, after, bundles = children
        draft = Draft("call", callee.start)
        draft.flags = [attribute for attribute in before if isinstance(attribute, str)]
        draft.orders = [attribute for attribute in after if isinstance(attribute, str)]
        draft.type = kind.element if kind.kind == "function" else kind
        draft.callee = callee
        draft.parts = arguments
        draft.bundles = bundles
        return draft

    def arguments(self, children: list[Any]) -> list[Part]:
        return [child for child in children if child is not None]

    def argument(self, children: list[Any]) -> Part:
        kind, _attributes, value = children
        return Part(kind, value, value.start)

    def metadata_argument(self, children: list[Any]) -> Part | None:
        last = children[-1]
        return Part(None, last, last.start) if isinstance(last, Span) else None

    def bundles(self, children: list[Any]) -> list[Part]:
        return [part for child in children if isinstance(child, list) for part in child]

    def bundle(self, children: list[Any]) -> list[Part]:
        return next(child for child in children if isinstance(child, list))

    attributes = suffixes = listed

    def attribute(self, children: list[Any]) -> Any:
        """A word as str, a group ``#0`` or metadata as a token, ``"key"="value"`` as a pair."""
        first = children[0]
        if first.type == "STRING":
            return first[1:-1], children[1][1:-1] if len(children) > 1 else ""
        if first.type in ("HASH", "META"):
            return children
        return str(first)

    def suffix(self, children: list[Any]) -> Any:
        return children[0] if len(children) == 1 else None

    def parameters(self, children: list[Any]) -> list[Any]:
        return children

    def parameter(self, children: list[Any]) -> Any:
        first = children[0]
        if not isinstance(first, Type):
            return None
        return (
            first,
            children[2] if len(children) > 2 else None,
            _PASSING.intersection(word for word in children[1] if isinstance(word, str)),
        )


def _digits(token: str) -> int:
    return int("".join(letter for letter in token if letter.isdigit())[:9] or "0")


class StatementParser(Instructions, Calls):
    """Parses one line at a time; building it takes as long as reading some hundred lines, so there is one."""

    @cached_property
    def parse_text(self) -> Callable[[str], Any]:
        """Lark's parser, built when the first line is met that is not known."""
        return parser("llvm", self, lexer=word_lexer(keywords()))

    def read(self, line: Line) -> Any:
        """The statements of a line, a `Head`, or what a definition defines.

        Raises:
            lark.UnexpectedInput: the line is not in the language.
            Refused: it is in the grammar, but says something the language does not allow.
        """
        outer = getattr(self, "line", None)
        self.line = line
        try:
            return self.parse_text(line.text)
        finally:
            if outer is not None:
                self.line = outer

    def start(self, children: list[Any]) -> Any:
        if not children:
            return ()
        if not hasattr(children[0], "type") or children[0].type != "LABEL":
            return children[0]
        label = children[0]
        named: tuple[Statement, ...] = (Label(self.line.cut(label.start_pos, label.end_pos - 1)),)
        return named + children[1] if len(children) > 1 else named

    def unassigned(self, children: list[Any]) -> tuple[Statement | Frame, ...]:
        return self.line.finish(self.line, children[0], None)

    def assigned(self, children: list[Any]) -> tuple[Statement | Frame, ...]:
        token = children[0]
        return self.line.finish(self.line, children[-1], Span(LOCAL, token.start_pos, token.end_pos))

    def record(self, _children: list[Any]) -> tuple[Statement, ...]:
        return (NOTE,)

    def directive(self, _children: list[Any]) -> tuple[Statement, ...]:
        return (NOTE,)

    def target(self, _children: list[Any]) -> tuple[Statement, ...]:
        return (NOTE,)

    def type_definition(self, children: list[Any]) -> Type:
        return children[-1]  # type: ignore[no-any-return]

    def global_variable(self, children: list[Any]) -> Type:
        return children[2]  # type: ignore[no-any-return]

    def attribute_group(self, children: list[Any]) -> dict[str, str]:
        pairs = next(child for child in children if isinstance(child, list))
        return {pair[0]: pair[1] for pair in pairs if isinstance(pair, tuple)}

    def head(self, children: list[Any]) -> Head:
        keyword, before, _kind, name = children[:4]
        if name.kind != GLOBAL:
            raise Refused("expected the function's name", name.start)
        parameters = next(child for child in children[5:] if isinstance(child, list))
        after = [suffix for suffix in children[7] if suffix is not None]
        words = tuple(word for word in (*before, *after) if isinstance(word, str))
        tokens = [word for word in (*before, *after) if isinstance(word, list)]
        line = self.line
        return Head(
            keyword=str(keyword),
            name=line.cut(name.start + 1, name.end),
            words=words,
            groups=tuple(line.cut(t[0].start_pos + 1, t[0].end_pos) for t in tokens if t[0].type == "HASH"),
            strings=tuple(word for word in (*before, *after) if isinstance(word, tuple)),
            attached=tuple(line.cut(t[0].start_pos, t[1].end_pos) for t in tokens if t[0].type == "META"),
            parameters=tuple(self._parameter(*child) for child in parameters if child is not None),
            open=getattr(children[-1], "type", "") == "LBRACE",
        )

    def definition(self, text: str) -> Type:
        """The type that stands after ``type`` in a definition; unknown where it cannot be read."""
        from lark.exceptions import UnexpectedInput

        try:
            return self.read(Line(f"%_ = type {text}", (), self.line.layout, self.line.finish))  # type: ignore[no-any-return]
        except (UnexpectedInput, Refused):
            return replace(UNKNOWN)

    def _parameter(self, kind: Type, name: Any, passed: frozenset[str]) -> tuple[Type, Text | None, frozenset[str]]:
        self.line.bits(kind, 0 if name is None else name.start_pos)
        return kind, None if name is None else self.line.cut(name.start_pos, name.end_pos), passed


@cache
def statement_parser() -> StatementParser:
    """The parser of all modules."""
    return StatementParser()
