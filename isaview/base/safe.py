"""The border for text that strangers wrote: nothing behind it can move a cursor, hide text or turn it around.

A kernel's name may hold an escape sequence that rewrites the terminal, or a bidirectional mark that shows one name and
means another. Everything that is shown passes `safe` once, where it enters the model.
"""

from __future__ import annotations


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
    if text.isprintable():
        return text
    return "".join(character if character.isprintable() else _shown(character) for character in text)


def safe_lines(text: str) -> str:
    r"""`safe` for a text of many lines: line ends (``\n``) and tabs stay."""
    shown = {ord(character): _shown(character) for character in set(text) - {"\n", "\t"} if not character.isprintable()}
    return text.translate(shown) if shown else text
