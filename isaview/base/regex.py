"""Regular expressions whose programs are made once: compiling one takes 0.1 ms, a run needs 300, and loading one takes 7 us.

A program is what `re` makes of an expression. It is a table of this Python (`isaview.base.tables`), found by the expression
itself; one that is in no table is compiled, and kept in the store by `keep_programs`.
"""

from __future__ import annotations

import re
import sys
from fnmatch import translate
from functools import cache, lru_cache

from msgspec import Raw, Struct, msgpack

from isaview.base import store, tables


class Program(Struct, frozen=True, array_like=True):
    """A compiled expression: its flags, its code, how many groups it has, and the numbers of those with names."""

    flags: int
    code: list[int]
    groups: int
    names: dict[str, int]


_NEW: dict[str, Program] = {}
"""The programs that were in no table when this process asked for them."""


def compile(pattern: str, flags: int = 0) -> re.Pattern[str]:
    """What `re.compile` gives of an expression of the package's own."""
    key = f"{int(flags)} {pattern}"
    try:
        return _restore(pattern, _find(key) or _NEW.setdefault(key, _make_program(pattern, flags)))
    except (AttributeError, ImportError, TypeError, RuntimeError, ValueError, OverflowError):
        return re.compile(pattern, flags)  # a Python that keeps programs to itself, or an expression that is none


@lru_cache(maxsize=1024)
def fits(text: str, pattern: str) -> bool:
    """Whether a text fits a pattern of a table with ``*``, ``?`` and sets, as `fnmatch.fnmatchcase`."""
    return compile(translate(pattern)).match(text) is not None


def keep_programs() -> None:
    """Keep what was made in this process for the next one."""
    if _NEW:
        _load_kept().update((key, Raw(msgpack.encode(program))) for key, program in _NEW.items())
        _NEW.clear()
        store.save("tool", _key(), _load_kept())


def write_programs() -> None:
    """Write what was made in this process as a table; see `isaview.base.tables.written_to`."""
    tables.table("programs", _sources(), dict, lambda: dict(_NEW))


def _find(key: str) -> Program | None:
    packed = _load_shipped().get(key) or _load_kept().get(key)
    return _NEW.get(key) if packed is None else msgpack.decode(packed, type=Program)


@cache
def _load_shipped() -> dict[str, Raw]:
    """Flags and text of expressions → their programs, unpacked when they are used: a run uses a part of them."""
    return tables.load_shipped(_key(), dict[str, Raw]) or {}


@cache
def _load_kept() -> dict[str, Raw]:
    """The same of the store, which is asked for what did not come with the package."""
    return store.load("tool", _key(), dict[str, Raw]) or {}


def _sources() -> tuple[str, ...]:
    """What programs depend on besides expressions."""
    return sys.version, sys.implementation.name, sys.byteorder


def _key() -> str:
    return store.digest("programs", *_sources())


def _make_program(pattern: str, flags: int) -> Program:
    """What `re` makes of an expression before it gives it to its engine."""
    from re import _compiler, _parser  # type: ignore[attr-defined]

    parsed = _parser.parse(pattern, flags)
    code = list(map(int, _compiler._code(parsed, flags)))
    return Program(flags | parsed.state.flags, code, parsed.state.groups - 1, dict(parsed.state.groupdict))


def _restore(pattern: str, program: Program) -> re.Pattern[str]:
    """A program given to the engine, which checks it."""
    import _sre  # type: ignore[import-not-found]

    names: list[str | None] = [None] * (program.groups + 1)
    for name, group in program.names.items():
        names[group] = name
    restored: re.Pattern[str] = _sre.compile(pattern, program.flags, program.code, program.groups, program.names, tuple(names))
    return restored
