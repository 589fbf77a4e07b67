"""Kept runs: what a command line wrote, for the next one that asks the same of the same files.

The key is taken before anything is read: a digest of the arguments, of every file and folder among them with what lies next to
it, of the configuration, the terminal and the tools. A run that depends on more says so with `isaview.base.store.passing`.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from isaview.base import files, limits, store
from isaview.cli import messages
from isaview.cli.command import FINE, FOUND, NO_ANSWER

_KIND = "runs"
_KEPT = ("across", "bound", "contents", "diff", "occupancy", "pressure", "show", "variants", "waits")
"""Commands whose output follows from their arguments and files, and that may take long."""
_ANEW = "--no-cache"
_FRESH = ("-", _ANEW, "--help", "-h", "--source-root")
"""Arguments of runs that are not kept: standard input, what is as fast without, and a folder that is not read as a whole."""
_HEEDED = ("COLUMNS", "FORCE_COLOR", "NO_COLOR", "TERM")
_SETTING, _OWN_BUSINESS = "ISAVIEW_", "ISAVIEW_CACHE"
_CONFIGURATIONS = ("isaview.toml", "pyproject.toml")
_MOST_BYTES = 256 << 20
_MOST_BESIDE = 64
"""Files whose names begin like a dump's: with more of them in a folder, nothing is known before it is read."""


class _Run(Struct, frozen=True):
    """What a run wrote, in order, each piece with whether it went to standard error; and its exit code."""

    written: tuple[tuple[bool, bytes], ...]
    code: int


class _Unknown(Exception):
    """What a run depends on is not known, or is too much to go through."""


def answered(arguments: Sequence[str], run: Callable[[Sequence[str]], int]) -> int:
    """Run a command line, or write what it wrote before; gives the exit code."""
    key = key_of(arguments)
    known: _Run | None = store.load(_KIND, key, _Run) if key else None
    if known is not None:
        _written(known)
        return known.code
    if not key:
        with store.anew(_ANEW in arguments):
            return run(arguments)
    with store.attempt() as attempt, messages.recorded(limits.CACHE_ENTRY_BYTES) as record:
        code = run(arguments)
    if attempt.lasts and record.is_whole and code in (FINE, FOUND, NO_ANSWER):
        store.save(_KIND, key, _Run(tuple(record.pieces), code), dense=True)
    return code


def _written(known: _Run) -> None:
    """Write what a run wrote."""
    try:
        for is_error, piece in known.written:
            if is_error:
                messages.say(piece.decode(sys.stderr.encoding).removesuffix("\n"))
            else:
                messages.write(piece)
    except BrokenPipeError:
        messages.forget(sys.stdout)


def key_of(arguments: Sequence[str]) -> str:
    """What the run is kept under; "" where it is not."""
    command = arguments[0] if arguments else ""
    if command not in _KEPT and not os.path.lexists(command):
        return ""
    if not {one.partition("=")[0] for one in arguments}.isdisjoint(_FRESH) or store.folder() is None:
        return ""
    try:
        contents = list(_contents(arguments if command not in _KEPT else arguments[1:]))
        from isaview.reports.keys import identity

        return store.digest(identity(), *_around(), "\0".join(arguments), *contents)
    except (OSError, ValueError, _Unknown):
        return ""


def _around() -> Iterator[str]:
    """What decides how a run looks, apart from its arguments: settings, the terminal, encodings, the folder."""
    heeded = (name for name in os.environ if name in _HEEDED or name.startswith(_SETTING))
    yield repr([(name, os.environ[name]) for name in sorted(heeded) if not name.startswith(_OWN_BUSINESS)])
    for stream in (sys.stdout, sys.stderr):
        is_terminal = stream is not None and stream.isatty()
        size = os.get_terminal_size(stream.fileno()) if is_terminal else None
        yield f"{getattr(stream, 'encoding', None)} {size}"
    place = os.getcwd()  # noqa: PTH109  a Path takes as long as the rest
    while True:
        for name in _CONFIGURATIONS:
            file = os.path.join(place, name)  # noqa: PTH118
            yield files.content(file, limits.INPUT_BYTES).decode("latin-1") if os.path.lexists(file) else file
        place, before = os.path.dirname(place), place  # noqa: PTH120
        if place == before:
            return


def _contents(arguments: Sequence[str]) -> Iterator[bytes]:
    """The names and the contents of all files that the arguments name, or that stand next to them."""
    left, names = _MOST_BYTES, lru_cache(_names)
    for argument in arguments:
        name = argument.partition("=")[2] if argument.startswith("-") else argument
        if not name or not os.path.lexists(name):
            continue
        is_folder = os.path.isdir(name)  # noqa: PTH112
        for path in _below(name) if is_folder else _beside(name, names):
            data = files.content(path, limits.INPUT_BYTES)
            left -= len(data)
            if left < 0:
                raise _Unknown
            yield os.fsencode(path)
            yield data


def _below(folder: str) -> Iterator[str]:
    """All files below a folder that is walked through, in the order of their names."""
    with os.scandir(folder) as listed:
        entries = sorted(listed, key=lambda entry: entry.name)
    for entry in entries:
        if entry.is_symlink():
            raise _Unknown
        if not entry.is_dir():
            yield entry.path
        elif not entry.name.startswith("."):
            yield from _below(entry.path)


def _beside(path: str, names: Callable[[str], list[str]]) -> Iterator[str]:
    """A file and those next to it that may say something of it: their names begin as its own does, up to the first dot."""
    folder, name = os.path.split(path)
    start = name[: name.find(".", 1) + 1] or f"{name}."
    found = [other for other in names(folder or ".") if other == name or other.startswith(start)]
    if len(found) > _MOST_BESIDE:
        raise _Unknown
    return (os.path.join(folder, other) for other in found if other == name or _is_file(os.path.join(folder, other)))  # noqa: PTH118


def _names(folder: str) -> list[str]:
    return sorted(os.listdir(folder))  # noqa: PTH208


def _is_file(path: str) -> bool:
    return stat.S_ISREG(os.lstat(path).st_mode)
