"""Text that strangers wrote: made safe to show, read as numbers, compared with known words, and chosen by patterns.

A kernel's name may hold an escape sequence that rewrites the terminal. What is shown passes `safe` where it enters the model.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from math import isfinite
from os.path import commonprefix
from typing import Protocol, TypeVar

from isaview.base import regex


def _escape(character: str) -> str:
    return ascii(character)[1:-1] if ord(character) > 31 else f"\\x{ord(character):02x}"


def safe(text: str) -> str:
    r"""The text on a single line, every character that `str.isprintable` denies shown as an escape: ``\x1b``, ``\u202e``."""
    if text.isprintable():
        return text
    return "".join(character if character.isprintable() else _escape(character) for character in text)


def safe_lines(text: str) -> str:
    r"""`safe` for a text of many lines: line ends (``\n``) and tabs stay."""
    escapes = {ord(character): _escape(character) for character in set(text) - {"\n", "\t"} if not character.isprintable()}
    return text.translate(escapes) if escapes else text


_LONGEST_NUMBER = 40
"""Characters of a number: no size, count, line or address has more."""


def integer(text: str) -> int | None:
    """The whole number that a text spells as C does (010 is 8); None for any other text, and beyond 40 characters."""
    plain = text.strip()
    if len(plain) > _LONGEST_NUMBER:
        return None
    try:
        digits = plain.lstrip("+-")
        return int(plain, 8 if digits.startswith("0") and digits.isdecimal() else 0)
    except ValueError:
        return None


_DECIMAL = regex.compile(r"[-+]?(?:[0-9]{1,3}(?:,[0-9]{3})++|[0-9]{1,30}+)?(?:\.[0-9]{0,30}+)?(?:[eE][-+]?[0-9]{1,3})?")


def decimal(text: str) -> float | None:
    """The number that a text spells with a point, thousands separated by commas or not; None for any other text."""
    plain = text.strip()
    if len(plain) > _LONGEST_NUMBER or not _DECIMAL.fullmatch(plain):
        return None
    try:
        value = float(plain.replace(",", ""))
    except ValueError:  # no digit at all
        return None
    return value if isfinite(value) else None


def common_folder(paths: Collection[str]) -> str:
    """The folder that all paths begin with, its slash included; "" where that is the root or none."""
    shared = commonprefix(list(paths))  # noqa: RUF071  by characters, cut at a slash
    return shared[: shared.rfind("/", 1) + 1]


def short_path(path: str) -> str:
    """The last two parts of a path, and what follows them: `kernels/softmax.py:20`."""
    return "/".join(path.split("/")[-2:])


_LEAST_LIKENESS = 0.6
"""Likeness (0 to 1) from which on two words are taken for each other."""
_LEAST_BEGINNING = 3
"""Letters from which on a word may stand for a longer one that begins with it."""
_OFFERED_KERNELS = 3
_LISTED_KERNELS = 5


def nearest(word: str, known: Iterable[str], most: int = 1) -> list[str]:
    """Those of the known words that are most like a word, whatever the case, else those that begin with it."""
    plain, by_plain = word.casefold().strip(), {name.casefold(): name for name in reversed(list(known))}
    from difflib import get_close_matches

    alike = get_close_matches(plain, by_plain, n=most, cutoff=_LEAST_LIKENESS)
    longer = (name for name in by_plain if len(plain) >= _LEAST_BEGINNING and name.startswith(plain))
    return [by_plain[name] for name in alike or sorted(longer)[:most]]


def hint(
    word: str, known: Iterable[str], otherwise: str = "", most: int = 1, spellings: Mapping[str, str] | None = None
) -> str:
    """What to do about an unknown word: the nearest known ones, as ``spellings`` has them; else ``otherwise``, else all."""
    names = list(known)
    near = dict.fromkeys((spellings or {}).get(name, name) for name in nearest(word, names, most))
    if near:
        return f"did you mean {' or '.join(map(repr, near))}?"
    return otherwise or f"there are {', '.join(names)}"


def suggest_word(word: str, known: Iterable[str]) -> str:
    """The nearest of the known words behind a message that names all: ``; did you mean 'never'?``, "" where none is."""
    near = nearest(word, known)
    return f"; did you mean {near[0]!r}?" if near else ""


def no_kernel(pattern: str, names: Sequence[str]) -> str:
    """That a pattern means none of the kernels of these names, with the nearest, else the first of them."""
    near = nearest(pattern, [name.partition("(")[0] for name in names], _OFFERED_KERNELS)
    if near:
        return f"no kernel matches {pattern!r}; did you mean {' or '.join(near)}?"
    others = f" and {len(names) - _OFFERED_KERNELS:,} more" if len(names) > _OFFERED_KERNELS else ""
    return f"no kernel matches {pattern!r}; there is {', '.join(names[:_OFFERED_KERNELS]) or 'none'}{others}"


_WILD = regex.compile(r"[*?\[]")


class Named(Protocol):
    """A kernel, or the report of a kernel: what it is called by the linker and by its author."""

    @property
    def name(self) -> str:
        """As linked."""

    @property
    def demangled(self) -> str:
        """As written."""


Kernel = TypeVar("Kernel", bound=Named)


def selects(pattern: str, name: str, demangled: str) -> bool:
    """Whether one of several patterns, each on its line, means a kernel; case counts.

    With ``*``, ``?`` or ``[…]`` a pattern must fit a whole name, as linked or as written; without, it may be any part of it.
    """
    return any(_selects(line, name, demangled) for line in pattern.split("\n"))


def _selects(pattern: str, name: str, demangled: str) -> bool:
    if not _WILD.search(pattern):
        return pattern in demangled or pattern in name
    bare = demangled.partition("(")[0]
    names = (name, demangled, bare, bare.removeprefix("void "))
    return pattern in (name, demangled) or any(fnmatchcase(spelling, pattern) for spelling in names)


def quote_patterns(pattern: str) -> str:
    """Patterns as a message names them: ``'scan' or 'sort*'``."""
    return " or ".join(map(repr, pattern.split("\n")))


def select_kernels(kernels: Sequence[Kernel], pattern: str) -> tuple[Kernel, ...]:
    """The kernels that patterns mean, in their order; an exact name means that kernel alone, "" means all."""
    if not pattern:
        return tuple(kernels)
    chosen: set[int] = set()
    for line in pattern.split("\n"):
        exact = {number for number, kernel in enumerate(kernels) if line in (kernel.name, kernel.demangled)}
        chosen |= exact or {number for number, kernel in enumerate(kernels) if _selects(line, kernel.name, kernel.demangled)}
    return tuple(kernel for number, kernel in enumerate(kernels) if number in chosen)


def unmatched_patterns(patterns: Collection[str], kernels: Sequence[Kernel]) -> list[str]:
    """Those of the patterns that mean none of the kernels."""
    return [pattern for pattern in patterns if not any(_selects(pattern, each.name, each.demangled) for each in kernels)]


def the_one(kernels: Sequence[Kernel], pattern: str, refusals: str = "") -> Kernel:
    """The only kernel that a pattern means, else a LookupError that names candidates; ``refusals`` says what was not read."""
    chosen = select_kernels(kernels, pattern)
    if len(chosen) == 1:
        return chosen[0]
    unread = f" ({refusals})" if refusals else ""
    if not chosen:
        raise LookupError(no_kernel(pattern, [kernel.demangled for kernel in kernels]) + unread)
    if len({kernel.demangled for kernel in chosen}) == 1:
        raise LookupError(f"{len(chosen)} modules have a kernel {chosen[0].demangled}: give a file of one module{unread}")
    names = ", ".join(kernel.demangled for kernel in chosen[:_LISTED_KERNELS]) + (" …" if len(chosen) > _LISTED_KERNELS else "")
    match = f" match {quote_patterns(pattern)}" if pattern else ""
    raise LookupError(f"{len(chosen)} kernels{match}: they are {names}{unread}")
