"""Parsers of statements by the Lark files of ``grammars/``, built when first needed."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from isaview.base import store

_NOT_KEPT = frozenset(("transformer", "lexer", "postlex", "lexer_callbacks", "edit_terminals", "_plugins"))
"""Options that are objects of the program's own; they are given anew, or are not used."""


def text(name: str) -> str:
    """The grammar of that name: next to the package in a checkout, inside it in a wheel.

    Raises:
        FileNotFoundError: there is no such grammar.
    """
    inside = Path(__file__).parents[1] / "grammars" / f"{name}.lark"
    if inside.is_file():
        return inside.read_text(encoding="utf-8")
    return (Path(__file__).parents[2] / "grammars" / f"{name}.lark").read_text(encoding="utf-8")


def parser(name: str, transformer: Any, start: str = "start", lexer: Any = "contextual") -> Callable[[str], Any]:
    """A LALR parser of a statement that builds its result while it parses.

    Keywords are a single terminal checked against tables: Lark takes 0.02 s to build it, 0.8 s for a hundred terminals.
    ``lexer`` may be a `lark.lexer.Lexer` class of the dialect's own, made from the grammar's terminals. The tables that Lark
    makes of a grammar are kept in the store: they take 80 ms to make and 10 to load.
    """
    from lark import Lark, __version__

    grammar = text(name)
    key = store.digest("grammar", __version__, grammar, start, lexer if isinstance(lexer, str) else "own")
    loaded = _loaded(key, transformer, lexer)
    if loaded is not None:
        return loaded
    options: dict[str, Any] = {"propagate_positions": False, "maybe_placeholders": False}
    lark = Lark(grammar, parser="lalr", lexer=lexer, transformer=transformer, start=start, **options)
    _keep(key, lark)
    return lark.parse


def statement_parser(name: str, rules: Mapping[str, Callable[[list[Any]], Any]]) -> Callable[[str], Any]:
    """A parser that gives what ``rules`` make of a statement, or where it is none, the offset at which reading stopped."""

    @cache
    def built() -> Callable[[str], Any]:
        from lark import Transformer

        methods = {rule: staticmethod(make) for rule, make in rules.items()}
        return parser(name, type("StatementBuilder", (Transformer,), methods)(visit_tokens=False))

    def parse(text: str) -> Any:
        from lark.exceptions import UnexpectedInput

        try:
            return built()(text)
        except UnexpectedInput as error:
            at_end = getattr(getattr(error, "token", None), "type", "") == "$END"
            position = len(text) if at_end else error.pos_in_stream
            return position if isinstance(position, int) and 0 <= position <= len(text) else len(text)

    return parse


def _loaded(key: str, transformer: Any, lexer: Any) -> Callable[[str], Any] | None:
    """The parser of tables that were kept; None where there are none, or none that this Lark can use."""
    from lark import Lark

    tables = store.load("tool", key, str)
    try:
        if tables is None:
            return None
        data, memo = json.loads(tables, object_pairs_hook=_numbered)
        data["options"]["lexer"] = data["parser"]["lexer_conf"]["lexer_type"] = lexer
        load: Any = Lark._load_from_dict  # what Lark's stand-alone parsers call
        parse: Callable[[str], Any] = load(data, memo, transformer=transformer).parse
        return parse
    except (KeyError, TypeError, ValueError, AttributeError, AssertionError):
        return None


def _numbered(pairs: list[tuple[str, Any]]) -> dict[str | int, Any]:
    """A dictionary of Lark's with its numbers as keys, which JSON has only as strings."""
    return {int(key) if key.isdecimal() else key: value for key, value in pairs}


def _keep(key: str, lark: Any) -> None:
    from lark.grammar import Rule
    from lark.lexer import TerminalDef

    data, memo = lark.memo_serialize([TerminalDef, Rule])
    data["options"] = {name: value for name, value in data["options"].items() if name not in _NOT_KEPT}
    data["parser"]["lexer_conf"]["lexer_type"] = None
    try:
        store.save("tool", key, json.dumps([data, memo]))
    except (TypeError, ValueError):
        return
