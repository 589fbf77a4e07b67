"""The parser of statements of LLVM IR, and the messages for what it cannot read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property, partial
from typing import Any

from msgspec.structs import replace

from isaview.base import regex
from isaview.base.limits import SHOWN_TEXT
from isaview.languages.grammar import Lexer, Terminal, Token, Unexpected, parser
from isaview.languages.llvm.forms import build
from isaview.languages.llvm.tree import (
    GLOBAL,
    LOCAL,
    Attached,
    Draft,
    Head,
    Incoming,
    Labels,
    Line,
    Part,
    Refused,
    Span,
)
from isaview.languages.llvm.types import TYPE_WORDS, UNKNOWN, Type
from isaview.languages.llvm.values import Arguments, Operands, Types, Values
from isaview.languages.opcode_table import load
from isaview.languages.shapes import JOIN
from isaview.model.statements import Label, Note, Statement, Unread

NOTE = Note()
END_OF_LINE = "the end of the line"

_WORDS = {
    **dict.fromkeys(TYPE_WORDS - {"label", "opaque"}, "TYPE"),
    **dict.fromkeys(("true", "false", "null", "undef", "poison", "zeroinitializer", "none"), "CONSTANT"),
    **dict.fromkeys(("splat", "blockaddress", "dso_local_equivalent", "no_cfi", "ptrauth"), "EXPRESSION"),
    **dict.fromkeys(("tail", "musttail", "notail"), "TAIL"),
    **dict.fromkeys(("align", "cc", "alignstack"), "KEY"),
    **dict.fromkeys(("catch", "filter", "prefix", "prologue", "personality"), "OPERAND"),
    **dict.fromkeys(("define", "declare"), "DEFINE"),
    **dict.fromkeys(("uselistorder", "uselistorder_bb"), "USELIST"),
    **dict.fromkeys(("to", "from", "within"), "TO"),
    **{word: word.upper() for word in ("ptr", "metadata", "unwind", "inrange", "asm", "attributes", "target", "module")},
    "label": "LABELWORD",
    "type": "TYPEDEF",
    "opaque": "TYPE",
}
"""Words that are terminals of their own; opcodes are added by the syntax that their rows state."""
_EXPECTED = (
    ("TYPE", "a type"),
    ("LOCAL", "a value"),
    ("NUMBER", "a number"),
    ("_COMMA", "','"),
    ("_EQUAL", "'='"),
    ("LPAR", "'('"),
    ("RPAR", "')'"),
    ("RSQB", "']'"),
    ("RBRACE", "'}'"),
    ("MORE", "'>'"),
    ("LABELWORD", "a label"),
    ("TO", "'to'"),
    ("UNWIND", "'unwind'"),
    ("STRING", "a string"),
    ("META", "metadata"),
    ("BINARY", "an instruction"),
)
"""The first of these that the grammar would have taken is what a message names."""


def word_lexer(keywords: Mapping[str, str], terminals: Sequence[Terminal], ignored: frozenset[str]) -> Lexer:
    """A lexer that renames each WORD that is a keyword, and ``i32`` and the like to TYPE.

    A lexer of the grammar would be made anew for each state of the parser, and read blanks as tokens.
    """
    ordered = sorted(terminals, key=lambda terminal: (-terminal.priority, terminal.literal))
    skipped = "|".join(terminal.pattern for terminal in ordered if terminal.name in ignored)
    groups = "|".join(f"(?P<{terminal.name}>{terminal.pattern})" for terminal in ordered if terminal.name not in ignored)
    match = regex.compile(f"(?:{skipped})*+(?:{groups}|(?P<END>$))", re.ASCII).match
    keyword = keywords.get

    def lex(text: str) -> Iterator[Token]:
        position, size = 0, len(text)
        while position < size:
            piece = match(text, position)
            if piece is None:
                raise Unexpected(position + len(text[position:]) - len(text[position:].lstrip()))
            kind = piece.lastgroup
            if kind is None or kind == "END":
                return
            start, position = piece.span(kind)
            word = text[start:position]
            if kind == "WORD":
                kind = keyword(word) or ("TYPE" if word[0] in "ib" and word[1:].isdecimal() else kind)
            yield Token(kind, word, start, position)

    return lex


def _expect(word: str, token: Any) -> None:
    """``to``, ``from`` and ``within`` are a single terminal, which keeps the grammar's tables small."""
    if token != word:
        raise Refused(f"expected '{word}', found '{token}'", token.start)


def _draft(opcode: Any, flags: Sequence[str] = (), type: Type = UNKNOWN) -> Draft:
    return Draft(str(opcode), opcode.start, list(flags), type=type)


def _attach(draft: Draft, parts: Sequence[Any]) -> Draft:
    for part in parts:
        if isinstance(part, list):
            _attach(draft, part)
        elif isinstance(part, Part):
            draft.parts.append(part)
        elif isinstance(part, Labels):
            draft.targets += part.targets
            draft.parts.extend(part.cases)
        elif isinstance(part, Attached):
            draft.position = part.position or draft.position
            draft.space = draft.space if part.space is None else part.space
            draft.orders.extend(filter(None, (part.order,)))
            draft.weights = part.weights or draft.weights
            draft.align = part.align or draft.align
        elif isinstance(part, Span):
            draft.numbers.append(part)
    return draft


class Instructions:
    """Callbacks for instructions; each gives a `Draft`."""

    def binary(self, children: list[Any]) -> Draft:
        opcode, flags, kind, first, second, tail = children
        return _attach(_draft(opcode, flags), [Part(kind, first, first.start), Part(kind, second, second.start), tail])

    def cast(self, children: list[Any]) -> Draft:
        opcode, flags, kind, value, to, result, tail = children
        _expect("to", to)
        return _attach(_draft(opcode, flags, result), [Part(kind, value, value.start), tail])

    def typed(self, children: list[Any]) -> Draft:
        """``BINARY`` after the flags is the operation of an ``atomicrmw``."""
        opcode, flags, parts = children[0], children[1], children[-1]
        if len(children) == 4:
            if opcode != "atomicrmw":
                raise Refused("expected a type", children[2].start)
            flags.append(str(children[2]))
        return _attach(_draft(opcode, flags), parts)

    def sourced(self, children: list[Any]) -> Draft:
        return _attach(_draft(*children[:3]), children[3])

    def phi(self, children: list[Any]) -> Draft:
        draft = _draft(*children[:3])
        draft.incoming = tuple(child for child in children[3:] if isinstance(child, Incoming))
        return _attach(draft, [child for child in children[3:] if isinstance(child, Attached)])

    def plain(self, children: list[Any]) -> Draft:
        return _attach(_draft(children[0]), children[1:])

    def call(self, children: list[Any]) -> Draft:
        (opcode, flags), draft, tail = children
        draft.opcode, draft.start = str(opcode), opcode.start
        draft.flags = flags + draft.flags
        return _attach(draft, tail)

    def invoke(self, children: list[Any]) -> Draft:
        opcode, draft = children[0], children[1]
        draft.opcode, draft.start = str(opcode), opcode.start
        spans = (span for child in children[2:-1] for span in (child.targets if isinstance(child, Labels) else [child]))
        draft.targets = tuple(span for span in spans if isinstance(span, Span))
        return _attach(draft, children[-1])

    def landingpad(self, children: list[Any]) -> Draft:
        clauses = [clause for clause in children[2] if isinstance(clause, Part)]
        return _attach(_draft(children[0], (), children[1]), [*clauses, children[-1]])

    def pad(self, children: list[Any]) -> Draft:
        opcode, inner, parent, _open, arguments, _close, tail = children
        _expect("within", inner)
        return _attach(_draft(opcode), [Part(UNKNOWN, parent, parent.start), *arguments, tail])

    def leaving(self, children: list[Any]) -> Draft:
        draft = _draft(children[0])
        _expect("within" if draft.opcode == "catchswitch" else "from", children[1])
        draft.parts = [Part(UNKNOWN, children[2], children[2].start)]
        for child in children[3:-1]:
            if isinstance(child, Labels):
                draft.targets += child.targets
            elif isinstance(child, Span) and child.kind == "label":
                draft.targets += (child,)
        return _attach(draft, children[-1])


class StatementParser(Instructions, Operands, Arguments, Types, Values):
    """Parses a line at a time; building it takes as long as reading some hundred lines, so all modules share it."""

    @cached_property
    def parse_text(self) -> Callable[[str], Any]:
        """The grammar's parser, made when the first line is met that is not known."""
        opcodes = {name: row.extra["syntax"] for name, row in load("llvm").rows.items() if "syntax" in row.extra}
        return parser("llvm", lambda rule: getattr(self, rule, None), partial(word_lexer, {**_WORDS, **opcodes}))

    def read(self, line: Line) -> Any:
        """The statements of a line, a `Head`, or what a definition defines.

        Raises:
            Unexpected: the line is not in the language.
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
        label = children[0]
        if not isinstance(label, Token):
            return label
        labels: tuple[Statement, ...] = (Label(self.line.cut(label.start, label.end - 1)),)
        if len(children) > 1 and not isinstance(children[1], tuple):
            raise Refused("a label stands before an instruction only", label.start)
        return labels + children[1] if len(children) > 1 else labels

    def unassigned(self, children: list[Any]) -> tuple[Statement, ...]:
        return build(self.line, children[0], None)

    def assigned(self, children: list[Any]) -> tuple[Statement, ...]:
        return build(self.line, children[-1], Span(LOCAL, children[0].start, children[0].end))

    def record(self, _children: list[Any]) -> tuple[Statement, ...]:
        return (NOTE,)

    directive = target = attribute_group = record

    def type_definition(self, children: list[Any]) -> Type:
        return children[-1]  # type: ignore[no-any-return]

    def global_variable(self, children: list[Any]) -> Type:
        return children[2]  # type: ignore[no-any-return]

    def head(self, children: list[Any]) -> Head:
        _keyword, before, _kind, name = children[:4]
        if name.kind != GLOBAL:
            raise Refused("expected the function's name", name.start)
        parameters = next(child for child in children[5:] if isinstance(child, list))
        words = [*before, *(suffix for suffix in children[7] if suffix is not None)]
        tokens = [word for word in words if isinstance(word, list)]
        cut, bits = self.line.cut, self.line.bits
        types = []
        for kind, named, passed in filter(None, parameters):
            bits(kind, named.start if named is not None else name.start)
            types.append((kind, None if named is None else cut(named.start, named.end), passed))
        return Head(
            cut(name.start + 1, name.end),
            words=tuple(word for word in words if isinstance(word, str)),
            groups=tuple(cut(t[0].start + 1, t[0].end) for t in tokens if t[0].kind == "HASH"),
            strings=tuple(word for word in words if isinstance(word, tuple)),
            attached=tuple(cut(t[0].start, t[1].end) for t in tokens if t[0].kind == "META"),
            parameters=tuple(types),
        )

    def definition(self, text: str) -> Type:
        """The type that stands after ``type`` in a definition; unknown where it cannot be read."""
        try:
            line = Line(f"%_ = type {text}", (), self.line.layout, self.line.library)
            return self.read(line)  # type: ignore[no-any-return]
        except (Unexpected, Refused):
            return replace(UNKNOWN)


@cache
def statement_parser() -> StatementParser:
    """The parser of all modules."""
    return StatementParser()


def unread(error: Exception, text: str) -> Unread:
    """The statement for what could not be read.

    Raises:
        Exception: the error itself, where it does not come from the language.
    """
    if isinstance(error, Refused):
        return _unread(text, error.at, error.message)
    if not isinstance(error, Unexpected):
        raise error
    place = error.position
    if error.token is None:
        return _unread(text, place, f"unexpected character {text[place : place + 1]!r}")
    expected = next((words for terminal, words in _EXPECTED if terminal in error.expected), "the statement to end")
    if error.is_end:
        return _unread(text, len(text.rstrip()), f"expected {expected}, found {END_OF_LINE}")
    return _unread(text, place, f"expected {expected}, found '{error.token}'")


def _unread(text: str, offset: int, message: str) -> Unread:
    return Unread(offset - text.rfind(JOIN, 0, offset), text[:SHOWN_TEXT], message)
