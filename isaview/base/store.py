"""The store: what outlives a run, in one SQLite file in the user's cache folder.

An entry is found by its kind and the digest of all that it follows from. It carries a digest of its own and is decoded into the
type that is asked for, so that it is sound or absent. Nothing that goes wrong here is an error: the caller computes what it
cannot have.

``ISAVIEW_CACHE=false`` leaves the folder alone, ``ISAVIEW_CACHE_BYTES`` says how much may lie there.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import msgspec.msgpack
from msgspec import DecodeError

from isaview.base import files, limits
from isaview.version import VERSION

if TYPE_CHECKING:
    from sqlite3 import Connection

Kind = Literal["tool", "kernel", "report", "run"]
"""What entries are: what a tool answered (a compiler, a disassembler, a parser of tables), what the analyses of a kernel gave,
what a whole file gave, and what a run wrote."""

_EVICT = """
DELETE FROM entries WHERE name IN (
    SELECT name FROM (SELECT name, SUM(size) OVER (ORDER BY used DESC, name) AS newer FROM entries) WHERE newer > ?
)"""
_UNTOUCHED_SECONDS = 3600
"""The time of an entry is when it was used last, to this precision."""
_LEFT_SHARE = 0.8
"""How full the file is after the entries that were not used for longest were removed."""
_ROW_BYTES = 240
"""What an entry takes in the file besides its content."""
_PACKED_BYTES = 4096
"""Longer contents are compressed."""
SEAL_BYTES = 16
_TOGETHER_BYTES = 8 << 20
"""Contents that wait for a transaction of their own, at most."""
_Row = tuple[bytes, str, float, int, bytes, bytes]

_OFF = ("0", "false", "no", "off")
_PLACES = ("XDG_CACHE_HOME", "HOME", "LOCALAPPDATA", "USERPROFILE")
"""The variables by which the user's cache folder is found."""
_Answer = TypeVar("_Answer")
_Failure = TypeVar("_Failure")


class _Session:
    """Entries by name that wait to be written together, and whether the file was open, or missing, when it was looked for."""

    def __init__(self) -> None:
        self.waiting: dict[bytes, _Row] = {}
        self.bytes = 0
        self.state: Literal["", "open", "missing"] = ""


class Attempt:
    """Whether what is being made would be made again: no crash, time limit or lack of memory decided any of it."""

    lasts = True


_ATTEMPTS: ContextVar[tuple[Attempt, ...]] = ContextVar("attempts", default=())
_IS_OFF: ContextVar[bool] = ContextVar("is_off", default=False)
_SESSION: ContextVar[_Session | None] = ContextVar("session", default=None)
"""What is written together; None where each entry is written at once."""


@contextmanager
def attempt() -> Iterator[Attempt]:
    """Watch what is made in this block: `passing` says that it is not worth keeping."""
    own = Attempt()
    token = _ATTEMPTS.set((*_ATTEMPTS.get(), own))
    try:
        yield own
    finally:
        _ATTEMPTS.reset(token)


def passing() -> None:
    """Say that what is being made depends on time, memory or a crash: another run may make something else of it."""
    for own in _ATTEMPTS.get():
        own.lasts = False


def reason(why: Exception) -> str:
    """Why something was given up, in words; memory that was not there may be there in another run."""
    if isinstance(why, MemoryError | RecursionError):
        passing()
    return str(why) or type(why).__name__


@contextmanager
def off(is_asked: bool = True) -> Iterator[None]:
    """Where that is asked for, nothing is taken from the store or kept in this block."""
    token = _IS_OFF.set(is_asked or _IS_OFF.get())
    try:
        yield
    finally:
        _IS_OFF.reset(token)


@contextmanager
def session() -> Iterator[None]:
    """Write the entries of this block together: a transaction of SQLite takes as long as analysing a small kernel does."""
    own = _Session()
    token = _SESSION.set(own)
    try:
        yield
    finally:
        _SESSION.reset(token)
        _write(own.waiting)


def is_off() -> bool:
    """Whether this is in a block of `off`."""
    return _IS_OFF.get()


def digest(*parts: str | bytes) -> str:
    """One name for all the parts together; different parts give different names."""
    whole = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part
        # Lengths keep ("ab", "c") and ("a", "bc") apart.
        whole.update(len(data).to_bytes(8, "big") + data)
    return whole.hexdigest()


def folder() -> Path | None:
    """Where the file lies; None where the store is off, and for a user without a home."""
    if os.environ.get("ISAVIEW_CACHE", "").lower() in _OFF:
        return None
    return _folder(*map(os.environ.get, _PLACES))


@lru_cache(maxsize=8)
def _folder(*_places: str | None) -> Path | None:
    try:
        place = Path(_cache_folder()) / "store"
    except (OSError, RuntimeError, KeyError):
        return None
    return place if place.is_absolute() else None


def _cache_folder() -> str:
    """The user's cache folder for isaview, as `platformdirs` has it; on Linux that takes two lines, and 4 ms to import."""
    if sys.platform == "linux":
        given = os.environ.get("XDG_CACHE_HOME", "")
        return os.path.join(given if os.path.isabs(given) else os.path.expanduser("~/.cache"), "isaview")  # noqa: PTH111, PTH117, PTH118
    import platformdirs

    return platformdirs.user_cache_dir("isaview", appauthor=False)


def most_bytes() -> int:
    """How large the file may be."""
    text = os.environ.get("ISAVIEW_CACHE_BYTES", "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 16 else limits.CACHE_BYTES


def complaint() -> str:
    """Why the folder that is there is not used; "" where nothing is wrong with it."""
    place = folder()
    return "" if place is None else files.folder_complaint(place)


@lru_cache(maxsize=64)
def decoder(content: Any) -> msgspec.msgpack.Decoder[Any]:
    """The decoder of a type."""
    return msgspec.msgpack.Decoder(content)


def load(kind: Kind, key: str, content: Any) -> Any:
    """What was kept under a key (from `digest`), of the type ``content``; None where there is no sound entry."""
    name, own = _name(kind, key), _SESSION.get()

    def read(file: Connection) -> Any:
        row = file.execute("SELECT used, seal, content FROM entries WHERE name = ?", (name,)).fetchone()
        if row is None or row[1] != seal(name, row[2]):
            return None
        # Writing at every use would make readers wait for each other.
        if time.time() - row[0] > _UNTOUCHED_SECONDS:
            file.execute("UPDATE entries SET used = ? WHERE name = ?", (time.time(), name))
        return row[2]

    if _IS_OFF.get():
        return None
    with suppress(DecodeError, UnicodeDecodeError, TypeError, RecursionError, MemoryError):
        body = own.waiting[name][-1] if own is not None and name in own.waiting else _use_database(read)
        return None if body is None else decoder(content).decode(_unpack(body))
    return None


def save(kind: Kind, key: str, value: Any) -> None:
    """Keep a value under a key."""
    if _IS_OFF.get():
        return
    try:
        content = msgspec.msgpack.encode(value)
    except (TypeError, ValueError, OverflowError, RecursionError, MemoryError):
        return  # a number or a text that cannot be kept
    body = _pack(content) if len(content) <= limits.CACHE_ENTRY_BYTES else b""
    if not body or len(body) > most_bytes():
        return
    name, own = _name(kind, key), _SESSION.get()
    row = name, kind, time.time(), len(body) + _ROW_BYTES, seal(name, body), body
    if own is None:
        _write({name: row})
        return
    own.waiting[name] = row
    own.bytes += len(body)
    if own.bytes > _TOGETHER_BYTES:
        _write(own.waiting)
        own.waiting, own.bytes, own.state = {}, 0, ""


def _write(rows: Mapping[bytes, _Row]) -> None:
    def write(file: Connection) -> None:
        from isaview.base import database

        with file:
            file.execute("BEGIN IMMEDIATE")
            file.executemany("INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?, ?, ?)", rows.values())
        most = most_bytes()
        if database.size(file) > most:
            # More than needed goes at once, so that not every entry evicts.
            file.execute(_EVICT, (int(most * _LEFT_SHARE),))
            file.execute("PRAGMA incremental_vacuum").fetchall()

    if rows:
        _use_database(write, make=True)


def answer(key: str, content: type[_Answer], make: Callable[[], _Answer | _Failure]) -> _Answer | _Failure:
    """A tool's answer that was kept under a key, else what ``make`` gives, which is kept where it is a ``content``."""
    known: _Answer | None = load("tool", key, content)
    value = make() if known is None else known
    if known is None and isinstance(value, content):
        save("tool", key, value)
    return value


def sizes() -> Mapping[str, tuple[int, int]]:
    """How many entries of each kind there are, and their bytes."""
    count = "SELECT kind, COUNT(*), SUM(size) FROM entries GROUP BY kind ORDER BY kind"
    rows = _use_database(lambda file: file.execute(count).fetchall()) or ()
    return {kind: (number, size) for kind, number, size in rows}


def clear() -> None:
    """Remove all entries."""
    _use_database(lambda file: (file.execute("DELETE FROM entries"), file.execute("PRAGMA incremental_vacuum").fetchall()))


def _name(kind: Kind, key: str) -> bytes:
    return hashlib.blake2b(f"{kind} {VERSION} {key}".encode(), digest_size=16).digest()


def seal(name: bytes, body: bytes) -> bytes:
    """The digest of an entry under its name, `SEAL_BYTES`: an entry copied to another name does not pass for that one."""
    return hashlib.blake2b(body, digest_size=SEAL_BYTES, key=name).digest()


def _pack(body: bytes) -> bytes:
    if len(body) < _PACKED_BYTES:
        return b"p" + body
    from lz4.block import compress  # packs seven times as fast as zlib does at its fastest, into a tenth more

    packed: bytes = compress(body)
    return b"l" + packed


def _unpack(body: bytes) -> bytes:
    """The content of an entry.

    Raises:
        DecodeError: it was packed in a way of another version, or is larger than an entry may be.
    """
    if body[:1] == b"p":
        return body[1:]
    from lz4.block import LZ4BlockError, decompress

    if body[:1] != b"l" or int.from_bytes(body[1:5], "little") > limits.CACHE_ENTRY_BYTES:
        raise DecodeError
    try:
        content: bytes = decompress(body[1:])
    except LZ4BlockError as why:
        raise DecodeError from why
    return content


def _use_database(work: Callable[[Connection], _Answer], *, make: bool = False) -> _Answer | None:
    own = _SESSION.get()
    place = None if own is not None and own.state == "missing" and not make else folder()
    if place is None:
        return None
    from isaview.base import database  # SQLite takes 5 ms to load

    if own is not None and not own.state:
        own.state = "open" if database.exists(place) else "missing"
    # To look for the file again takes as long as to find an entry in it.
    return database.use(place, work, make=make, is_found=own is not None and own.state == "open" and not make)
