"""Text that strangers wrote: made safe to show, cut to what several paths share, and chosen by patterns.

A kernel's name may hold an escape sequence that rewrites the terminal, or a bidirectional mark that shows one name and
means another. Everything that is shown passes `safe` once, where it enters the model.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from difflib import get_close_matches
from fnmatch import translate
from typing import Protocol, TypeVar


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


_LONGEST_NUMBER = 40
"""Characters of a number; no size, count, line or address has more, and Python refuses to read 5,000 digits."""


def integer(text: str) -> int | None:
    """The whole number that a text spells as C does (010 is 8); None for any other text and for one too long."""
    plain = text.strip()
    if len(plain) > _LONGEST_NUMBER:
        return None
    try:
        digits = plain.lstrip("+-")
        return int(plain, 8 if digits.startswith("0") and digits.isdecimal() else 0)
    except ValueError:
        return None


_DECIMAL = re.compile(r"[-+]?(?:[0-9]{1,3}(?:,[0-9]{3})++|[0-9]{1,30}+)?(?:\.[0-9]{0,30}+)?(?:[eE][-+]?[0-9]{1,3})?")


def decimal(text: str) -> float | None:
    """The number that a text spells with a point, thousands separated by commas or not; None for any other text."""
    plain = text.strip()
    if len(plain) > _LONGEST_NUMBER or not _DECIMAL.fullmatch(plain):
        return None
    try:
        value = float(plain.replace(",", ""))
    except ValueError:  # no digit at all
        return None
    return value if abs(value) < float("inf") else None


def common_folder(paths: Collection[str]) -> str:
    """The folder that all paths begin with, its slash included; "" where that is the root or none."""
    first, last = min(paths, default=""), max(paths, default="")
    same = next((at for at, pair in enumerate(zip(first, last, strict=False)) if pair[0] != pair[1]), len(first))
    return first[: first.rfind("/", 1, same) + 1]


_NEAR = 0.6
"""How alike two words are at least, from 0 to 1, to be taken for each other."""
_BEGUN = 3
"""Letters from which on a word may stand for one that begins with it."""
_NAMED = 3
"""Kernels that are offered in place of one that there is not."""


def nearest(word: str, known: Iterable[str], most: int = 1) -> list[str]:
    """Those of the known words that are most like a word, whatever the case, else those that begin with it."""
    plain, by_plain = word.casefold().strip(), {name.casefold(): name for name in reversed(list(known))}
    begun = (name for name in by_plain if len(plain) >= _BEGUN and name.startswith(plain))
    found = get_close_matches(plain, by_plain, n=most, cutoff=_NEAR) or sorted(begun)[:most]
    return [by_plain[name] for name in found]


def hint(word: str, known: Iterable[str], otherwise: str = "", most: int = 1, spelled: Mapping[str, str] | None = None) -> str:
    """What to do about a word that is not known: the nearest that are, else ``otherwise``, else all of them.

    ``spelled`` says how a word is written.
    """
    names = list(known)
    near = dict.fromkeys((spelled or {}).get(name, name) for name in nearest(word, names, most))
    if near:
        return f"did you mean {' or '.join(map(repr, near))}?"
    return otherwise or f"there are {', '.join(names)}"


def meant(word: str, known: Iterable[str]) -> str:
    """The nearest of the known words behind a message that names all: ``; did you mean 'never'?``, "" where none is."""
    near = nearest(word, known)
    return f"; did you mean {near[0]!r}?" if near else ""


def no_kernel(pattern: str, names: Sequence[str]) -> str:
    """That a pattern means none of the kernels of these names, with the nearest, else the first of them."""
    near = nearest(pattern, [name.partition("(")[0] for name in names], _NAMED)
    if near:
        return f"no kernel matches {pattern!r}; did you mean {' or '.join(near)}?"
    more = f" and {len(names) - _NAMED:,} more" if len(names) > _NAMED else ""
    return f"no kernel matches {pattern!r}; there is {', '.join(names[:_NAMED]) or 'none'}{more}"


_WILD = re.compile(r"[*?\[]")
_MOST_NAMES = 5
"""Kernels that a message names."""


class Named(Protocol):
    """What has the name it is linked by and the one its author wrote: a kernel or a report of one."""

    @property
    def name(self) -> str:
        """As linked."""

    @property
    def demangled(self) -> str:
        """As written."""


Kernel = TypeVar("Kernel", bound=Named)


def selects(pattern: str, name: str, demangled: str) -> bool:
    """Whether a pattern means a kernel; several stand on lines of their own, which no name has.

    With ``*``, ``?`` or ``[…]`` it must fit the whole name, as linked or as its author wrote it; without, it may be any part of
    either. Case counts.
    """
    return any(_selects(one, name, demangled) for one in pattern.split("\n"))


def _selects(pattern: str, name: str, demangled: str) -> bool:
    if pattern in (name, demangled):
        return True
    if not _WILD.search(pattern):
        return pattern in demangled or pattern in name
    fits = re.compile(translate(pattern)).match
    bare = demangled.partition("(")[0]
    return bool(fits(name) or fits(demangled) or fits(bare) or fits(bare.removeprefix("void ")))


def quoted(pattern: str) -> str:
    """Patterns as a message names them: ``'scan' or 'sort*'``."""
    return " or ".join(map(repr, pattern.split("\n")))


def selected(kernels: Sequence[Kernel], pattern: str) -> tuple[Kernel, ...]:
    """The kernels that patterns mean, in their order; an exact name means that kernel alone, "" means all."""
    if not pattern:
        return tuple(kernels)
    chosen: set[int] = set()
    for one in pattern.split("\n"):
        exact = {place for place, kernel in enumerate(kernels) if one in (kernel.name, kernel.demangled)}
        chosen |= exact or {place for place, kernel in enumerate(kernels) if _selects(one, kernel.name, kernel.demangled)}
    return tuple(kernel for place, kernel in enumerate(kernels) if place in chosen)


def unmatched(patterns: Collection[str], kernels: Sequence[Kernel]) -> list[str]:
    """Those of the patterns that mean none of the kernels."""
    return [one for one in patterns if not any(_selects(one, kernel.name, kernel.demangled) for kernel in kernels)]


def the_one(kernels: Sequence[Kernel], pattern: str, lost: str = "") -> Kernel:
    """The one kernel a pattern means; ``lost`` is what could not be read, for the message.

    Raises:
        LookupError: none or several are meant; the message names them, or those that are near.
    """
    found = selected(kernels, pattern)
    if len(found) == 1:
        return found[0]
    more = f" ({lost})" if lost else ""
    if not found:
        raise LookupError(no_kernel(pattern, [kernel.demangled for kernel in kernels]) + more)
    listed = ", ".join(kernel.demangled for kernel in found[:_MOST_NAMES]) + (" …" if len(found) > _MOST_NAMES else "")
    raise LookupError(f"{len(found)} kernels match {quoted(pattern)}: they are {listed}{more}")
