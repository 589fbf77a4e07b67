"""The border for text that strangers wrote: nothing behind it can move a cursor, hide text or turn it around.

A kernel's name may hold an escape sequence that rewrites the terminal, or a bidirectional mark that shows one name and
means another. Everything that is shown passes `safe` once, where it enters the model.
"""

from __future__ import annotations

import re

_PLAIN = re.compile(r"[ -~]*")


def _shown(character: str) -> str:
    code = ord(character)
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def safe(text: str) -> str:
    r"""The text with every character that is not printable shown as an escape: ``\x1b``, ``\u202e``.

    Control characters, C1, bidirectional and other format characters, surrogates, and separators other than the blank are
    not printable. The result is on one line, and ``safe(safe(text)) == safe(text)``.
    """
    if _PLAIN.fullmatch(text) or text.isprintable():
        return text
    return "".join(character if character.isprintable() else _shown(character) for character in text)


def safe_lines(text: str) -> str:
    """`safe` for a text of many lines: line ends (``\\n``) and tabs stay."""
    if text.isascii():
        return _UNSAFE_ASCII.sub(lambda match: _shown(match.group()), text)
    pieces = _LINE_PIECES.split(text)
    return "".join(piece if piece in ("\n", "\t") else safe(piece) for piece in pieces)


_UNSAFE_ASCII = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
_LINE_PIECES = re.compile(r"([\n\t])")
