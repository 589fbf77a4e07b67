"""The lexer of LLVM IR statements: the grammar's terminals in one pattern, keywords handed on as the terminals they are."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any


def word_lexer(keywords: Mapping[str, str]) -> Any:
    """A Lark lexer class that renames each WORD that is a keyword, and ``i32`` and the like to TYPE.

    Lark's own lexer reads blanks as tokens and counts lines, which takes most of its time on statements this short.
    """
    from lark.exceptions import UnexpectedCharacters
    from lark.lexer import Lexer, Token

    class WordLexer(Lexer):
        def __init__(self, settings: Any) -> None:
            terminals = sorted(settings.terminals, key=lambda terminal: (-terminal.priority, terminal.pattern.type != "re"))
            read = [terminal for terminal in terminals if terminal.name not in settings.ignore]
            skipped = "|".join(terminal.pattern.to_regexp() for terminal in terminals if terminal.name in settings.ignore)
            groups = "|".join(f"(?P<{terminal.name}>{terminal.pattern.to_regexp()})" for terminal in read)
            self.match = re.compile(f"(?:{skipped})*+(?:{groups}|(?P<END>$))", re.ASCII).match

        def lex(self, text: Any, parser_state: Any = None) -> Iterator[Token]:
            del parser_state
            position = 0
            size = len(text)
            keyword = keywords.get
            match = self.match
            while position < size:
                found = match(text, position)
                if found is None:
                    position += len(text[position:]) - len(text[position:].lstrip())
                    raise UnexpectedCharacters(text, position, 1, position + 1)  # type: ignore[no-untyped-call]
                kind = found.lastgroup
                if kind is None or kind == "END":
                    return
                start, position = found.span(kind)
                word = text[start:position]
                if kind == "WORD":
                    kind = keyword(word) or ("TYPE" if word[0] in "ib" and word[1:].isdigit() else kind)
                yield Token(kind, word, start, 1, start + 1, 1, position + 1, position)

    return WordLexer
