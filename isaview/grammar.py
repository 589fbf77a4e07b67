"""Grammars: the Lark files of ``grammars/``, built when first needed."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any


def text(name: str) -> str:
    """The grammar of that name: beside the package in a checkout, inside it in a wheel.

    Raises:
        FileNotFoundError: there is no such grammar.
    """
    inside = files("isaview") / "grammars" / f"{name}.lark"
    if inside.is_file():
        return inside.read_text(encoding="utf-8")
    return (Path(__file__).parent.parent / "grammars" / f"{name}.lark").read_text(encoding="utf-8")


def parser(name: str, transformer: Any, start: str = "start", lexer: Any = "contextual") -> Callable[[str], Any]:
    """A LALR parser of one statement that builds its result while it parses.

    Keywords are one terminal checked against tables: Lark builds a hundred keyword terminals in 0.8 s and one in 0.02 s.
    ``lexer`` may be a `lark.lexer.Lexer` class of the dialect's own, made from the grammar's terminals.
    """
    from lark import Lark

    lark = Lark(
        text(name),
        parser="lalr",
        lexer=lexer,
        transformer=transformer,
        start=start,
        propagate_positions=False,
        maybe_placeholders=False,
    )
    return lark.parse
