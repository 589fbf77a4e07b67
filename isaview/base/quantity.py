"""Quantities as people write them: ``64 KiB``, ``48K``, ``0x4000``."""

from __future__ import annotations

import re

_BYTES = re.compile(r"\s*(0x[0-9a-f]{1,16}|\d{1,18})\s*(?:(k|m|g)(?:i?b)?|b)?\s*", re.IGNORECASE)
_FACTOR = {"": 1, "k": 1024, "m": 1024**2, "g": 1024**3}


def bytes_of(text: str) -> int:
    """The bytes that a text names; K, KB and KiB are 1,024, as everybody means with shared memory.

    Raises:
        ValueError: it is no amount of bytes.
    """
    match = _BYTES.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no amount of bytes; write 49152 or 48KiB")
    number = int(match[1], 16) if match[1][:2].lower() == "0x" else int(match[1])
    return number * _FACTOR[(match[2] or "").lower()]
