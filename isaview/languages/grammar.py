"""Parsers of statements by the Lark files of ``grammars/``.

A grammar is the only definition of a syntax. Lark makes LALR tables and the expressions of a contextual lexer of it, once for
each version of both (`isaview.base.tables`). `Parser` runs them as Lark would: a run that finds them imports no Lark.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import Any, Self

from msgspec import Struct

from isaview.base import regex
from isaview.base.tables import table

END = "$END"
"""The terminal that stands behind the last token."""
_LAYOUT = 1
"""The layout of `Tables`, in their key: others are not read as these."""


class Token(str):
    """The text of a terminal, and where it stands."""

    __slots__ = ("end", "kind", "start")

    kind: str
    start: int
    end: int

    def __new__(cls, kind: str, text: str, start: int, end: int) -> Self:
        token = super().__new__(cls, text)
        token.kind, token.start, token.end = kind, start, end
        return token


class Unexpected(Exception):
    """A text is not in the language.

    ``token`` is what cannot stand at offset ``position``: of kind `END` where the text ends too early, None for a character
    that begins no token. ``expected`` are the terminals that can.
    """

    def __init__(self, position: int, expected: frozenset[str] = frozenset(), token: Token | None = None) -> None:
        super().__init__(position)
        self.position, self.expected, self.token = position, expected, token

    @property
    def is_end(self) -> bool:
        """Whether more was expected behind the text."""
        return self.token is not None and self.token.kind == END


class Terminal(Struct, frozen=True, array_like=True):
    """A terminal of a grammar, with the regular expression of its texts; ``literal`` says that it has one text alone."""

    name: str
    pattern: str
    priority: int
    literal: bool


class Scanner(Struct, frozen=True, array_like=True):
    """What reads the next token where only some terminals can stand: an expression with a group for each.

    ``keywords`` says which texts of a terminal are other terminals.
    """

    pattern: str
    keywords: Mapping[str, Mapping[str, str]]
    expected: frozenset[str]


class Rule(Struct, frozen=True, array_like=True):
    """A rule of a grammar: ``size`` symbols become an ``origin``, made by the callback of that name, "" for a part of a rule.

    ``children`` are the symbols that the callback gets, each with whether its own children take its place; None for all.
    ``single`` says that a child that stands alone is the result.
    """

    origin: str
    size: int
    callback: str
    children: tuple[tuple[int, bool], ...] | None
    single: bool


class Tables(Struct, frozen=True, array_like=True):
    """A grammar as LALR tables.

    ``rows`` are the states, the first one first: symbol → the state behind it, or ``-1 - rule`` to reduce. ``scanners`` are
    those of a contextual lexer, ``scanner_of`` gives the one of a state, and the last reads all terminals. ``ignored``
    terminals stand between tokens.
    """

    end: int
    rows: tuple[Mapping[str, int], ...]
    rules: tuple[Rule, ...]
    terminals: tuple[Terminal, ...]
    ignored: frozenset[str]
    scanners: tuple[Scanner, ...]
    scanner_of: tuple[int, ...]


Callback = Callable[[list[Any]], Any]
Lexer = Callable[[str], Iterator[Token]]
Matcher = Callable[[str, int], re.Match[str] | None]


class Parser:
    """Runs tables over texts.

    Args:
        tables: those of the grammar.
        callback_of: gives what makes the value of a rule of its children, by the rule's name; None where nothing does.
        lexer: makes a lexer of a dialect's own of terminals and ignored ones; None for the contextual lexer of the tables.
    """

    def __init__(
        self,
        tables: Tables,
        callback_of: Callable[[str], Callback | None],
        lexer: Callable[[Sequence[Terminal], frozenset[str]], Lexer] | None = None,
    ) -> None:
        self._tables = tables
        self._callbacks = [callback_of(rule.callback) if rule.callback else None for rule in tables.rules]
        self._own_lexer = None if lexer is None else lexer(tables.terminals, tables.ignored)
        self._matchers: dict[int, Matcher] = {}

    def parse(self, text: str) -> Any:
        """What the callbacks make of a text.

        Raises:
            Unexpected: it is not in the language.
        """
        rows, rules, callbacks, end = self._tables.rows, self._tables.rules, self._callbacks, self._tables.end
        states: list[int] = [0]
        values: list[Any] = []
        tokens = self._lex(text, states) if self._own_lexer is None else self._own_lexer(text)
        for token in chain(tokens, (Token(END, "", len(text), len(text)),)):
            kind = token.kind
            while True:
                action = rows[states[-1]].get(kind)
                if action is None:
                    expected = frozenset(symbol for symbol in rows[states[-1]] if symbol.isupper())
                    raise Unexpected(token.start, expected, token)
                if action >= 0:
                    states.append(action)
                    values.append(token)
                    break
                rule, callback = rules[-1 - action], callbacks[-1 - action]
                children: list[Any] = []
                if rule.size:
                    children = values[-rule.size :]
                    del values[-rule.size :], states[-rule.size :]
                if rule.children is not None:
                    children = _choose_children(rule.children, children)
                if rule.single and len(children) == 1:
                    values.append(children[0])
                else:
                    values.append(children if callback is None else callback(children))
                states.append(rows[states[-1]][rule.origin])
                if states[-1] == end:
                    return values[-1]
        raise AssertionError("the end is never shifted")

    def _lex(self, text: str, states: Sequence[int]) -> Iterator[Token]:
        """The tokens of a text, each of a terminal that can stand behind the state that the parser is in by then."""
        tables, size, position = self._tables, len(text), 0
        scanner_of, scanners, ignored = tables.scanner_of, tables.scanners, tables.ignored
        while position < size:
            number = scanner_of[states[-1]]
            match = self._matcher(number)(text, position)
            if match is None:
                raise self._misfit(text, position, scanners[number].expected)
            start, position = match.span()
            kind = str(match.lastgroup)
            if kind not in ignored:
                word = match[0]
                keywords = scanners[number].keywords.get(kind)
                yield Token(kind if keywords is None else keywords.get(word, kind), word, start, position)

    def _misfit(self, text: str, position: int, expected: frozenset[str]) -> Unexpected:
        """The error where no terminal stands that can: with the token that is one elsewhere in the grammar."""
        number = len(self._tables.scanners) - 1
        start = position
        while match := self._matcher(number)(text, start):
            kind = str(match.lastgroup)
            if kind not in self._tables.ignored:
                kind = self._tables.scanners[number].keywords.get(kind, {}).get(match[0], kind)
                return Unexpected(start, expected, Token(kind, match[0], start, match.end()))
            start = match.end()
        return Unexpected(position, expected)

    def _matcher(self, number: int) -> Matcher:
        """The expression of a scanner, compiled when a text first comes to it: a text comes to few of them."""
        matcher = self._matchers.get(number)
        if matcher is None:
            matcher = self._matchers[number] = regex.compile(self._tables.scanners[number].pattern).match
        return matcher


def _choose_children(wanted: Sequence[tuple[int, bool]], children: Sequence[Any]) -> list[Any]:
    """The children that a callback gets, those of parts of the rule in place of the part."""
    kept: list[Any] = []
    for index, is_part in wanted:
        if not is_part:
            kept.append(children[index])
        elif kept:
            kept += children[index]
        else:
            kept = children[index]  # a part that begins with itself is not copied for each element that it gains
    return kept


def grammar_text(name: str) -> str:
    """The grammar of that name: next to the package in a checkout, inside it in a wheel.

    Raises:
        FileNotFoundError: there is no such grammar.
    """
    inside = Path(__file__).parents[1] / "grammars" / f"{name}.lark"
    if inside.is_file():
        return inside.read_text(encoding="utf-8")
    return (Path(__file__).parents[2] / "grammars" / f"{name}.lark").read_text(encoding="utf-8")


def parser(
    name: str,
    callback_of: Callable[[str], Callback | None],
    lexer: Callable[[Sequence[Terminal], frozenset[str]], Lexer] | None = None,
) -> Callable[[str], Any]:
    """A parser of a statement that builds its result while it parses; see `Parser`.

    Keywords are a single terminal checked against tables: Lark takes 0.02 s to make tables of it, 0.8 s of a hundred terminals.
    """
    return Parser(tables_of(name), callback_of, lexer).parse


def statement_parser(name: str, callbacks: Mapping[str, Callback]) -> Callable[[str], Any]:
    """A parser that gives what ``callbacks`` make of a statement, or where it is none, the offset at which reading stopped."""
    build = cache(partial(parser, name, callbacks.get))

    def parse(text: str) -> Any:
        try:
            return build()(text)
        except Unexpected as error:
            return len(text) if error.is_end else error.position

    return parse


def tables_of(name: str) -> Tables:
    """The tables of the grammar of that name, made where nobody has made them before with this Lark."""
    text = grammar_text(name)
    lark = find_spec("lark")
    assert lark is not None
    assert lark.origin is not None
    version = Path(lark.origin).read_bytes()  # it says which it is; importing it takes 50 ms
    return table("grammar", (str(_LAYOUT), version, text), Tables, lambda: make_tables(text))


def make_tables(grammar: str) -> Tables:
    """The tables that Lark makes of a grammar."""
    from lark import Lark
    from lark.parsers.lalr_analysis import Shift

    lark: Any = Lark(grammar, parser="lalr", lexer="contextual", propagate_positions=False, maybe_placeholders=False)
    states, lexer = lark.parser.parser._parse_table, lark.parser.lexer
    rules = {rule: number for number, rule in enumerate(lark.rules)}
    order = [states.start_states["start"]]  # Lark numbers states differently in each process
    for state in order:
        targets = dict.fromkeys(to for _, (action, to) in sorted(states.states[state].items()) if action is Shift)
        order += [target for target in targets if target not in order]
    number_of = {state: number for number, state in enumerate(order)}
    lexers = {id(lexer.lexers[state]): lexer.lexers[state] for state in order}
    ignored = frozenset(lark.ignore_tokens)
    return Tables(
        end=number_of[states.end_states["start"]],
        rows=tuple(
            {symbol: number_of[to] if action is Shift else -1 - rules[to] for symbol, (action, to) in sorted(row.items())}
            for row in map(states.states.__getitem__, order)
        ),
        rules=tuple(map(_rule, rules)),
        terminals=tuple(
            Terminal(terminal.name, terminal.pattern.to_regexp(), terminal.priority, terminal.pattern.type == "str")
            for terminal in lark.terminals
        ),
        ignored=ignored,
        scanners=tuple(_scanner(contextual, ignored) for contextual in (*lexers.values(), lexer.root_lexer)),
        scanner_of=tuple([*lexers].index(id(lexer.lexers[state])) for state in order),
    )


def _rule(rule: Any) -> Rule:
    """A rule of Lark's: tokens that begin with `_`, and literals without a name, are left out; so are names of its parts."""
    wanted = tuple(
        (index, not symbol.is_term and symbol.name.startswith("_"))
        for index, symbol in enumerate(rule.expansion)
        if rule.options.keep_all_tokens or not (symbol.is_term and symbol.filter_out)
    )
    is_whole = len(wanted) == len(rule.expansion) and not any(is_part for _, is_part in wanted)
    name = str(rule.origin.name)
    callback = str(rule.alias or ("" if name.startswith("_") else name))
    single = bool(rule.options.expand1 and not rule.alias)
    return Rule(name, len(rule.expansion), callback, None if is_whole else wanted, single)


def _scanner(lexer: Any, ignored: frozenset[str]) -> Scanner:
    """What a lexer of Lark's reads: literals that a longer terminal reads, too, are keywords of that."""
    scanner = lexer.scanner
    (pattern,) = (expression.pattern for expression in scanner._mres)
    keywords = {
        terminal: {keyword.pattern.value: keyword.name for keyword in unless.scanner.terminals}
        for terminal, unless in lexer.callback.items()
    }
    return Scanner(pattern, keywords, frozenset(scanner.allowed_types) - ignored)
