r"""Decoding: bytes become text that is safe to read and to show, whatever they are.

Line ends become ``\n`` (CRLF and lone CR too), byte order marks go, and every other character that is not printable becomes
its visible escape, so that the marks the readers use inside never come from an input.
"""

from __future__ import annotations

import codecs

from isaview.base.text import safe_lines

_PLAIN = bytes(range(0x20, 0x7F)) + b"\n\t"
_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
"""Byte order marks; UTF-32 stands first because its mark begins with UTF-16's."""


def _encoding(data: bytes) -> str:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return encoding
    head = data[:64]
    if len(head) >= 4 and not any(head[1::2]) and all(head[::2]):
        return "utf-16-le"
    return "utf-8"


def decoded(data: bytes) -> str:
    """The text of an input: UTF-8, UTF-16 or UTF-32 by its mark, else UTF-8, else Latin-1; never an error."""
    if not data.translate(None, _PLAIN):
        return data.decode("ascii")
    encoding = _encoding(data)
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        text = data.decode("latin-1" if encoding == "utf-8" else encoding, errors="replace")
    return normalised(text)


def normalised(text: str) -> str:
    r"""Text from anywhere, with line ends as ``\n`` and everything else that is not printable as its visible escape."""
    plain = text.replace("\r\n", "\n").replace("\r", "\n").replace("\x0b", " ").replace("\x0c", " ").replace("\ufeff", "")
    return safe_lines(plain)
