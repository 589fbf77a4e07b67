"""Demangled names of functions, read: the own name, template arguments, parameters, scope.

A name is text and brackets with further nodes. Namespaces, return types, and suffixes of literals are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct, field

from isaview.base import regex

_DEEPEST = 24
"""Brackets nested deeper are text."""
_PLAIN_TOKENS = r"(?:\(anonymous namespace\)|<unnamed>)(?:::)?|->|[<>()\[\]{},]|[^<>()\[\]{},\-%s]+|."
_TOKEN_WITHOUT_OPERATORS = regex.compile(_PLAIN_TOKENS % "")
_TOKEN = regex.compile(
    r"(?<!\w)operator(?:\(\)|\[\]|->\*?|<=>|<<=?|>>=?|&&|\|\||\+\+|--|[-+*/%^&|~!=<>]=?|,)(?=[(<\s]|$)|" + _PLAIN_TOKENS % "o"
)
_CLOSING = {"<": ">", "(": ")", "[": "]", "{": "}"}
_OPENING = {closing: opening for opening, closing in _CLOSING.items()}
_BETWEEN = regex.compile(r"(::| )")
_DEMANGLED = regex.compile(r"[(<]|::")
_PARAMETERS = regex.compile(r"\([^#]*\)$")
_NO_NAME = regex.compile(r"[^\w$.~:{}()#*&, -]")
_QUALIFIERS = regex.compile(r"^(?: (?:const|volatile|&&?))+")
_SCOPE = regex.compile(r"(?:\(anonymous namespace\)|<unnamed>|(?<![\w$.~])[\w$.~]+)::(?![{'])")
_LITERAL = regex.compile(r"(?<![\w.])(-?\d+)(?:u?l{0,2})(?![\w.])")
_INTEGERS = {
    "unsigned long long": "ulonglong",
    "unsigned long": "ulong",
    "unsigned int": "uint",
    "unsigned short": "ushort",
    "unsigned char": "uchar",
    "signed char": "schar",
    "long long": "longlong",
}
"""Integer types by the names that CUDA and HIP have for them in short."""
_INTEGER = regex.compile(rf"\b(?:{'|'.join(_INTEGERS)})\b")
_DIGEST = regex.compile(r"h[0-9a-f]{16}")
"""What Rust appends to a name."""
_OF_A_CLASS = regex.compile(r"~|operator(?!\w)|[{'](?:lambda|unnamed|closure)")
_LAMBDA = regex.compile(r"'(lambda|unnamed)(\d*)'")


class Group(Struct, frozen=True):
    """Brackets and what stands in them, split at commas."""

    opening: str
    items: tuple[Node, ...]


class Node(Struct, frozen=True):
    """Texts and brackets in turn, without namespaces: ``whole``, and the ``head`` without template arguments."""

    pieces: tuple[str | Group, ...]
    whole: str
    head: str

    @property
    def arguments(self) -> list[Node]:
        """The template arguments of it, those within brackets of other kinds included."""
        groups = [piece for piece in self.pieces if isinstance(piece, Group)]
        nodes = ((group.opening, item) for group in groups for item in group.items)
        return [inner for opening, item in nodes for inner in ([item] if opening == "<" else item.arguments)]


class Signature(Struct, frozen=True):
    """A function: its ``name``, ``own`` name, template arguments, parameters, and the ``scope`` that it stands in."""

    name: str
    own: str
    arguments: tuple[Node, ...]
    parameters: tuple[Node, ...]
    scope: tuple[str, ...]


NONE = Node((), "", "")
"""Where a function has fewer arguments than others."""


def _node_of(pieces: Sequence[str | Group]) -> Node:
    """The node of its pieces."""
    return Node(tuple(pieces), _text(pieces, heads=False), _text(pieces, heads=True))


def _text(pieces: Sequence[str | Group], *, heads: bool) -> str:
    """Pieces without namespaces; with ``heads`` without template arguments, and parameters of what a lambda stands in."""
    texts: list[str] = []
    for piece, behind in zip(pieces, (*pieces[1:], ""), strict=False):
        if isinstance(piece, str):
            texts.append(_shorten_text(piece))
        elif not heads or piece.opening != "<":
            is_local = piece.opening == "(" and (str(behind).startswith("::") or "".join(texts).endswith("}"))
            items = ", ".join(item.head if heads else item.whole for item in piece.items)
            texts.append("" if heads and is_local else f"{piece.opening}{items}{_CLOSING[piece.opening]}")
    return (_SCOPE.sub("", "".join(texts)) if heads else "".join(texts)).strip()


@lru_cache(maxsize=4096)
def _shorten_text(text: str) -> str:
    """A text without namespaces and suffixes of literals, integer types in short."""
    text = _SCOPE.sub("", _LAMBDA.sub(r"{\1\2}", text))
    return _INTEGER.sub(lambda match: _INTEGERS[match[0]], _LITERAL.sub(r"\1", text))


@lru_cache(maxsize=4096)
def signature_of(name: str) -> Signature:
    """A demangled name read; a text that is none is its own name."""
    if not _DEMANGLED.search(name):
        return Signature(name, name, (), (), ())
    *scopes, own = _components(name)
    # A name that Rust mangled the old way ends with a hash.
    while scopes and _DIGEST.fullmatch(own.whole):
        own = scopes.pop()
    while scopes and own.pieces and isinstance(own.pieces[0], Group):  # arguments behind colons, as Rust has them
        own = _node_of((*scopes.pop().pieces, *own.pieces))
    groups = {piece.opening: piece.items for piece in own.pieces if isinstance(piece, Group)}
    title = _node_of([piece for piece in own.pieces if isinstance(piece, str)]).whole
    outer = title
    while scopes and (_OF_A_CLASS.match(outer) or scopes[-1].head == outer):
        outer = _PARAMETERS.sub("", scopes.pop().head)
        title = f"{outer}::{title}"
    scope = tuple(part.whole or "(anonymous namespace)" for part in scopes)
    if not title or ("operator" not in title and _NO_NAME.search(title)):
        return Signature(name, name, (), (), ())
    return Signature(name, title, groups.get("<", ()), groups.get("(", ()), scope)


def without_parameters(demangled: str) -> str:
    """A name without its parameters and return type: ``ns::attention<64, true>``; the name itself where it has none."""
    depth = 0
    start = 0
    for place, character in enumerate(demangled):
        if character in "<[{":
            depth += 1
        elif character in ">]}":
            depth = max(depth - 1, 0)
        elif depth == 0 and character == " ":
            start = place + 1
        elif depth == 0 and character == "(" and not demangled.startswith("(anonymous", place):
            return demangled[start:place] or demangled
        elif character in "()":
            depth = max(depth + (1 if character == "(" else -1), 0)
    return demangled


def _components(name: str) -> list[Node]:
    """The parts of a name between colons, without its return type; the last has template arguments and parameters."""
    parts: list[list[str | Group]] = [[]]
    is_behind_space = False
    for piece in _node(name).pieces:
        has_parameters = any(isinstance(part, Group) and part.opening == "(" for part in parts[-1])
        if isinstance(piece, Group):
            if piece.opening != "[" and not (is_behind_space and has_parameters):
                parts[-1].append(piece)
            continue
        for text in _BETWEEN.split(_QUALIFIERS.sub("", piece) if has_parameters else piece):
            is_operator = bool(parts[-1]) and str(parts[-1][0]).startswith("operator")
            if text == "::":
                parts.append([])
            elif text == " " and is_operator and not has_parameters:
                parts[-1].append(text)
            elif text == " ":
                is_behind_space = True
            elif text:
                if is_behind_space:
                    parts = [[]]
                parts[-1].append(text)
                is_behind_space = False
    return [_node_of(part) for part in parts]


class _Open(Struct):
    """Brackets that are not closed yet."""

    opening: str
    items: list[Node] = field(default_factory=list)
    pieces: list[str | Group] = field(default_factory=list)

    def add(self, text: str) -> None:
        last = self.pieces[-1] if self.pieces else None
        if isinstance(last, str):
            self.pieces[-1] = last + text
        else:
            self.pieces.append(text)

    def end_item(self) -> None:
        self.items.append(_node_of(self.pieces))
        self.pieces = []

    def as_text(self) -> list[str | Group]:
        """What stands in brackets that are none: a comparison."""
        before = [piece for item in self.items for piece in (*item.pieces, ", ")]
        return [self.opening, *before, *self.pieces]


def _node(text: str) -> Node:
    """A text as nodes; brackets that do not match are text."""
    stack = [_Open("")]
    depth = 0
    for token in (_TOKEN if "operator" in text else _TOKEN_WITHOUT_OPERATORS).findall(text):
        top = stack[-1]
        if depth or (token in _CLOSING and len(stack) > _DEEPEST):
            depth += (token in _CLOSING) - (token in _OPENING)
            if depth >= 0:
                top.add(token)
                continue
            depth = 0
        if token in _CLOSING:
            stack.append(_Open(token))
        elif token == "," and len(stack) > 1:
            top.end_item()
        # A > closes the innermost bracket alone: elsewhere it is a comparison.
        elif token in _OPENING and any(opened.opening == _OPENING[token] for opened in stack[-1 if token == ">" else 0 :]):
            while top.opening != _OPENING[token]:
                stack.pop()
                stack[-1].pieces.extend(top.as_text())
                top = stack[-1]
            stack.pop()
            if top.pieces or top.items:
                top.end_item()
            stack[-1].pieces.append(Group(top.opening, tuple(top.items)))
        else:
            top.add(token)
    while len(stack) > 1:
        top = stack.pop()
        stack[-1].pieces.extend(top.as_text())
    return _node_of(stack[0].pieces)
