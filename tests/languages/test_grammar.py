"""Parsers held against Lark: the same trees and the same errors of every statement of the samples, whole and damaged."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from lark import Lark, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken
from lark.lexer import Lexer
from lark.lexer import Token as LarkToken

from isaview.languages import grammar
from isaview.languages.grammar import Parser, Token, Unexpected
from isaview.languages.llvm import parser as llvm
from isaview.languages.mlir import tree as mlir
from isaview.languages.opcode_table import load
from isaview.model.form import HOLE
from tests.conftest import SAMPLES

FILES = {
    "ptx": ("attention.nvcc.sm_120.ptx", "calls.nvcc.sm_80.ptx", "matmul.triton.sm_90.ptx"),
    "amdgcn": ("constructs.llc.gfx1030.s", "matmul.clang.gfx1201.s"),
    "sass": ("calls.nvdisasm.sm_90.sass", "loops.nvdisasm.sm_89.sass"),
    "llvm": ("calls.clang.gfx942.ll", "host.clang.x86-64.ll"),
    "mlir": ("matmul.triton.sm_90.ttgir", "layers.jax.mlir"),
    "hlo": ("layers.jax.optimised.hlo",),
}
OPCODES = {name: row.extra["syntax"] for name, row in load("llvm").rows.items() if "syntax" in row.extra}
LEXERS = {"llvm": partial(llvm.word_lexer, {**llvm._WORDS, **OPCODES}), "mlir": mlir._lexer}
STATEMENTS = 150
DAMAGES = 6


CUTS = {
    "ptx": r"[;{}\n]",
    "sass": r";?\s*\n|(?<=\n)\s*/\*[0-9a-f]+\*/",
    "mlir": "\n",
    "llvm": "\n",
    "amdgcn": "\n",
    "hlo": "\n",
}
"""What stands between the statements of a language, roughly: what is no statement has an error."""


def statements(name: str) -> list[str]:
    """Each statement of the samples once; names and the like are taken out where readers do that."""
    texts = (piece for file in FILES[name] for piece in re.split(CUTS[name], (SAMPLES / file).read_text(encoding="utf-8")))
    if name == "hlo":
        texts = (
            re.sub(r"=\{[^{}]*\}|\((?:-?[\d.]+|true|false)\)", lambda match: f"{match[0][0]}{HOLE}", text.replace("%", ""))
            for text in texts
        )
    if name == "mlir":
        texts = (mlir.skeleton(re.sub(r"%\w+|loc\(.*\)", HOLE, text))[0] for text in texts)
    return list(dict.fromkeys(text.strip() for text in texts if text.strip()))


def ours(name: str) -> Parser:
    return Parser(grammar.tables_of(name), lambda rule: partial(_node, rule), LEXERS.get(name))


def _node(rule: str, children: list[Any]) -> Any:
    return rule, tuple(map(_plain, children))


def _plain(child: Any) -> Any:
    return (child.kind, str(child), child.start, child.end) if isinstance(child, Token) else child


def larks(name: str) -> Lark:
    own = LEXERS.get(name)

    class OwnLexer(Lexer):
        def __init__(self, settings: Any) -> None:
            terminals = [
                grammar.Terminal(one.name, one.pattern.to_regexp(), one.priority, one.pattern.type == "str")
                for one in settings.terminals
            ]
            self.read = own(terminals, frozenset(settings.ignore))

        def lex(self, text: Any, _state: Any = None) -> Iterator[LarkToken]:
            for token in self.read(text):
                yield LarkToken(token.kind, str(token), token.start, end_pos=token.end)

    lexer: Any = "contextual" if own is None else OwnLexer
    return Lark(grammar.grammar_text(name), parser="lalr", lexer=lexer, propagate_positions=False, maybe_placeholders=False)


def _tree(child: Any) -> Any:
    if isinstance(child, Tree):
        return str(child.data), tuple(map(_tree, child.children))
    return child.type, str(child), child.start_pos, child.end_pos


def of_lark(parser: Lark, text: str) -> Any:
    try:
        return _tree(parser.parse(text))
    except UnexpectedToken as error:
        is_end = error.token.type == "$END"
        return (
            "misread",
            len(text) if is_end else error.token.start_pos,
            error.token.type,
            str(error.token),
            error.expected - {"<END-OF-FILE>"},
        )
    except UnexpectedCharacters as error:
        return "misread", error.pos_in_stream, None, "", error.allowed - {"<END-OF-FILE>"}
    except Unexpected as error:
        return "misread", error.position, None, "", error.expected
    except UnexpectedInput as error:
        pytest.fail(str(error))


def of_us(parser: Parser, text: str) -> Any:
    try:
        return _plain(parser.parse(text))
    except Unexpected as error:
        kind, token = (None, "") if error.token is None else (error.token.kind, str(error.token))
        return "misread", error.position, kind, token, error.expected


def damaged(texts: list[str], count: int) -> Iterator[str]:
    """Texts with a character, or a piece, left out, doubled or replaced."""
    chance = random.Random(7)
    for text in texts:
        for _ in range(count):
            place = chance.randrange(len(text) + 1)
            end = min(len(text), place + chance.choice((0, 1, 1, 5)))
            yield text[:place] + chance.choice(("", "", ",", ")", "`", " ", "9", "a", text[place:end] * 2)) + text[end:]


@pytest.mark.parametrize("name", FILES)
def test_a_parser_gives_the_trees_and_the_errors_of_lark(name: str) -> None:
    parser, lark = ours(name), larks(name)
    texts = random.Random(1).sample(statements(name), STATEMENTS)
    results = [(of_us(parser, text), of_lark(lark, text), text) for text in (*texts, *damaged(texts, DAMAGES))]
    assert sum(mine[0] == "misread" for mine, _, _ in results[:STATEMENTS]) < STATEMENTS / 2
    assert sum(mine[0] == "misread" for mine, _, _ in results) >= STATEMENTS
    for mine, theirs, text in results:
        assert mine == theirs, text
