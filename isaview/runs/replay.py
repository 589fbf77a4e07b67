"""Runs that are replayed: a command line that asks the same of the same files writes what it wrote before.

A run is found by its arguments, the bytes of all files and folders among them and of the files next to those, the settings, the
terminal, the tools and isaview itself. What depends on more, or would be done anew, says so by `isaview.base.store.passing`.
"""

from __future__ import annotations

import os
import stat
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from msgspec import Struct, field

from isaview.base import files, limits, store
from isaview.runs import FINE, FOUND, NO_ANSWER, messages

REPLAYED = ("across", "bound", "contents", "diff", "occupancy", "pressure", "show", "variants", "waits")
"""Commands whose output follows from their arguments and files, and that may take long."""
_ANEW = frozenset(("-", "--no-cache", "--help", "-h", "--source-root"))
"""Arguments of other runs: standard input, what is as fast without, and a folder that is not read as a whole."""
_VARIABLES = ("COLUMNS", "FORCE_COLOR", "NO_COLOR", "TERM")
_SETTING = "ISAVIEW_"
_COMMANDS = Path(__file__).parents[1] / "cli" / "commands"
_PIECE_BYTES = 1 << 18
"""So much is compressed at once."""
_MOST_BYTES = 256 << 20
_MOST_NEIGHBOURS = 64
"""Files whose names begin like a dump's: with more of them in a folder, nothing is known before they are read."""


_Piece = tuple[bool, bytes]
"""Whether something was written to standard error, and what, compressed."""


class Written(Struct, frozen=True):
    """What a run wrote, in order, and its exit code."""

    pieces: tuple[_Piece, ...]
    code: int


class Record(Struct):
    """What a run writes, compressed as it comes; ``is_whole`` says that it is not more than an entry of the store holds."""

    pieces: list[_Piece] = field(default_factory=list)
    is_whole: bool = True
    is_error: bool = False
    waiting: list[bytes] = field(default_factory=list)
    waiting_bytes: int = 0

    def add(self, is_error: bool, piece: bytes) -> None:
        """Take note of a piece."""
        if is_error is not self.is_error or self.waiting_bytes > _PIECE_BYTES:
            self.finish()
        self.is_error = is_error
        self.waiting.append(piece)
        self.waiting_bytes += len(piece)

    def finish(self) -> None:
        """Compress what waits."""
        if self.waiting and self.is_whole:
            self.pieces.append((self.is_error, zlib.compress(b"".join(self.waiting), 1)))
            self.is_whole = sum(len(packed) for _, packed in self.pieces) <= limits.CACHE_ENTRY_BYTES
        self.waiting.clear()
        self.waiting_bytes = 0


class _UnknownError(Exception):
    """What a run depends on is not known, or is too much to go through."""


def replay(arguments: Sequence[str], run: Callable[[Sequence[str]], int]) -> int:
    """Write what a command line wrote before, or run it; gives the exit code."""
    key = key_of(arguments)
    known: Written | None = store.load("run", key, Written) if key else None
    if known is not None:
        _write(known.pieces)
        return known.code
    if not key:
        return run(arguments)
    record = Record()
    with store.attempt() as attempt, messages.copied_to(record.add):
        code = run(arguments)
    record.finish()
    if attempt.lasts and record.is_whole and code in (FINE, FOUND, NO_ANSWER):
        store.save("run", key, Written(tuple(record.pieces), code))
    return code


def _write(pieces: Iterable[_Piece]) -> None:
    """Write it again; a reader that goes away is fine."""
    try:
        for is_error, packed in pieces:
            text = zlib.decompress(packed)
            if is_error:
                messages.say(text.decode(getattr(sys.stderr, "encoding", None) or "ascii").removesuffix("\n"))
            else:
                messages.write(text)
    except BrokenPipeError:
        messages.forget(sys.stdout)


def key_of(arguments: Sequence[str]) -> str:
    """What a run is kept under; "" where it is not."""
    named = bool(arguments) and arguments[0] in REPLAYED
    if not named and not (arguments and os.path.lexists(arguments[0]) and not _is_command(arguments[0])):
        return ""
    if not _ANEW.isdisjoint(argument.partition("=")[0] for argument in arguments) or store.folder() is None:
        return ""
    try:
        contents = list(_contents(arguments[1:] if named else arguments))
        from isaview.reports.keys import identity

        return store.digest(identity(), *_surroundings(), "\0".join(arguments), *contents)
    except (OSError, ValueError, _UnknownError):
        return ""


def _is_command(word: str) -> bool:
    return word.isidentifier() and (_COMMANDS / f"{word}.py").exists()


def _surroundings() -> Iterator[str]:
    """What decides how a run looks besides its arguments and files: variables, terminal, encodings, folder, configuration."""
    names = (name for name in os.environ if name in _VARIABLES or name.startswith(_SETTING))
    yield repr([(name, os.environ[name]) for name in sorted(names)])
    for stream in (sys.stdout, sys.stderr):
        is_terminal = stream is not None and stream.isatty()
        size = os.get_terminal_size(stream.fileno()) if is_terminal else None
        yield f"{getattr(stream, 'encoding', None)} {size}"
    from isaview.settings.configuration import FILE, PROJECT_FILE, PROJECT_ROOTS

    place = os.getcwd()  # noqa: PTH109  a Path takes as long as the rest
    while True:
        yield place
        for name in (FILE, PROJECT_FILE):
            file = os.path.join(place, name)  # noqa: PTH118
            yield files.content(file, limits.CONFIG_BYTES).decode("latin-1") if os.path.lexists(file) else ""
        if any(os.path.lexists(os.path.join(place, root)) for root in PROJECT_ROOTS):  # noqa: PTH118
            return
        place, below = os.path.dirname(place), place  # noqa: PTH120
        if place == below:
            return


def _contents(arguments: Sequence[str]) -> Iterator[bytes]:
    """The names and the contents of all files that the arguments name, or that stand next to them.

    Raises:
        OSError: one cannot be read.
        _UnknownError: they are too much.
    """
    left = _MOST_BYTES
    listed: dict[str, list[str]] = {}
    for argument in arguments:
        name = argument.partition("=")[2] if argument.startswith("-") else argument
        if not name or not os.path.lexists(name):
            continue
        for path in _files_below(name) if os.path.isdir(name) else _neighbours(name, listed):  # noqa: PTH112
            data = files.content(path, limits.INPUT_BYTES)
            left -= len(data)
            if left < 0:
                raise _UnknownError
            yield os.fsencode(path)
            yield data


def _files_below(folder: str) -> Iterator[str]:
    """All files below a folder that is walked through, in the order of their names."""
    with os.scandir(folder) as listed:
        entries = sorted(listed, key=lambda entry: entry.name)
    for entry in entries:
        if entry.is_symlink():
            raise _UnknownError
        if not entry.is_dir():
            yield entry.path
        elif not entry.name.startswith("."):
            yield from _files_below(entry.path)


def _neighbours(path: str, listed: dict[str, list[str]]) -> Iterator[str]:
    """A file and those next to it that may say something of it: their names begin as its own does, up to the first dot."""
    folder, name = os.path.split(path)
    if folder not in listed:
        listed[folder] = sorted(os.listdir(folder or "."))  # noqa: PTH208
    start = name[: name.find(".", 1) + 1] or f"{name}."
    names = [other for other in listed[folder] if other == name or other.startswith(start)]
    if len(names) > _MOST_NEIGHBOURS:
        raise _UnknownError
    paths = (os.path.join(folder, other) for other in names)  # noqa: PTH118
    return (other for other in paths if other == path or stat.S_ISREG(os.lstat(other).st_mode))
