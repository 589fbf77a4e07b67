"""The store: everything that outlives a run, kept under the user's cache folder.

An entry has a kind (its folder) and a name: the digest of the kind, isaview's version and the key, which stands for all that
the content follows from. Content is decoded into the type asked for and carries a digest, so that an entry is sound or absent.
Nothing that goes wrong here is an error: the caller computes what it cannot have.

``ISAVIEW_CACHE=false`` leaves the folder alone, ``ISAVIEW_CACHE_BYTES`` says how much may lie there.
"""

from __future__ import annotations

import hashlib
import os
import stat
import tempfile
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import lru_cache
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

import msgspec.msgpack
from msgspec import DecodeError

from isaview.base import limits
from isaview.version import VERSION

_SUFFIX, _UNFINISHED = ".isaview", ".tmp"
_SEAL_BYTES = hashlib.sha256().digest_size
_UNTOUCHED_SECONDS = 60
"""The time of an entry is when it was used last, to this precision."""
_ABANDONED_SECONDS = 3600
"""A file that is not finished after so long belongs to a writer that was killed."""
_SWEPT_SHARE, _SWEPT_NAMES = 64, "00"
"""The folder is swept when a process wrote one part in so many of what may lie there, and by names that begin so: 1 in 256."""
_DENSE_BYTES, _PLAIN, _DENSE = 4096, b"p", b"d"
"""From so many bytes on, results are packed more densely where that was asked for; how a body begins says whether it is."""
_LEFT_SHARE = 0.9
"""How full a sweep leaves the folder that was too full."""
_OFF = ("0", "false", "no", "off")


class Entry(NamedTuple):
    """One entry on disk: its kind, when it was last used, its size in bytes, and where it lies."""

    kind: str
    used: float
    size: int
    path: str


class _Written:
    """How many bytes this process wrote since the folder was swept."""

    count = 0


class Attempt:
    """Whether what is being made would be made again: no crash, time limit or lack of memory decided any of it."""

    lasts = True


_ATTEMPTS: ContextVar[tuple[Attempt, ...]] = ContextVar("attempts", default=())


@contextmanager
def attempt() -> Iterator[Attempt]:
    """Watch what is made in this block: `passing` says that it is not worth keeping."""
    own = Attempt()
    token = _ATTEMPTS.set((*_ATTEMPTS.get(), own))
    try:
        yield own
    finally:
        _ATTEMPTS.reset(token)


_ANEW: ContextVar[bool] = ContextVar("anew", default=False)


@contextmanager
def anew(is_asked: bool) -> Iterator[None]:
    """Where that is asked for, nothing that other programs printed is taken from the store or kept in this block."""
    token = _ANEW.set(is_asked)
    try:
        yield
    finally:
        _ANEW.reset(token)


def is_anew() -> bool:
    """Whether other programs are to be run anew."""
    return _ANEW.get()


def passing() -> None:
    """Say that what is being made depends on time, memory or a crash: another run may make something else of it."""
    for own in _ATTEMPTS.get():
        own.lasts = False


def reason(why: Exception) -> str:
    """Why something was given up, in words; memory that was not there may be there in another run."""
    if isinstance(why, MemoryError | RecursionError):
        passing()
    return str(why) or type(why).__name__


def digest(*parts: str | bytes) -> str:
    """One name for all the parts together; different parts give different names."""
    whole = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part
        whole.update(len(data).to_bytes(8, "big") + data)
    return whole.hexdigest()


def folder() -> Path | None:
    """Where entries lie; None where the store is off, and for a user without a home."""
    if os.environ.get("ISAVIEW_CACHE", "").lower() in _OFF:
        return None
    return _folder(*map(os.environ.get, _PLACES))


_PLACES = ("XDG_CACHE_HOME", "HOME", "LOCALAPPDATA", "USERPROFILE")
"""The variables by which the user's cache folder is found."""


@lru_cache(maxsize=8)
def _folder(*_places: str | None) -> Path | None:
    import platformdirs

    try:
        place = Path(platformdirs.user_cache_dir("isaview", appauthor=False)) / "store"
    except (OSError, RuntimeError, KeyError):
        return None
    return place if place.is_absolute() else None


def most_bytes() -> int:
    """How much may lie in the folder."""
    said = os.environ.get("ISAVIEW_CACHE_BYTES", "")
    return int(said) if said.isascii() and said.isdecimal() and len(said) < 16 else limits.CACHE_BYTES


def complaint() -> str:
    """Why the folder that is there is not used; "" where nothing is wrong with it."""
    place = folder()
    return "" if place is None else _wrong(place)


def load(kind: str, key: str, content: Any) -> Any:
    """What was kept under a key (from `digest`), of the type ``content``; None where there is no sound entry."""
    place = _sound(kind)
    if place is None:
        return None
    name = _name(kind, key)
    try:
        with (place / name).open("rb") as stream:
            status = os.fstat(stream.fileno())
            if not stat.S_ISREG(status.st_mode) or status.st_size > limits.CACHE_ENTRY_BYTES + _SEAL_BYTES:
                return None
            data = stream.read(status.st_size)
        if time.time() - status.st_mtime > _UNTOUCHED_SECONDS:
            with suppress(OSError):  # a disk that cannot be written
                os.utime(place / name)
        body = data[_SEAL_BYTES:]
        return decoder(content).decode(_unpacked(body)) if data[:_SEAL_BYTES] == _seal(name, body) else None
    except (OSError, DecodeError, UnicodeDecodeError, RecursionError, MemoryError, zlib.error):
        return None


def save(kind: str, key: str, value: Any, *, dense: bool = False) -> None:
    """Keep a value under a key; other processes see the whole entry or none. What is ``dense`` takes longer to load."""
    name = _name(kind, key)
    try:
        body = _packed(msgspec.msgpack.encode(value), dense=dense)
        place = _sound(kind, make=True)
        if place is None or len(body) > min(limits.CACHE_ENTRY_BYTES, most_bytes()):
            return
        _make_room(name, len(body))
        _write(place / name, _seal(name, body) + body)
    except (OSError, TypeError, ValueError, OverflowError, RecursionError, MemoryError):
        return  # a full disk, a home that cannot be written, a number or a text that cannot be kept


def entries() -> Iterator[Entry]:
    """Every entry, and what writers left that were killed."""
    place = folder()
    if place is None or _wrong(place):
        return
    for kind in _listed(str(place)):
        for file in _listed(kind.path) if kind.is_dir(follow_symlinks=False) else ():
            if file.name.endswith((_SUFFIX, _UNFINISHED)):
                with suppress(OSError):  # another process may have removed it
                    status = file.stat(follow_symlinks=False)
                    yield Entry(kind.name, status.st_mtime, status.st_size, file.path)


def clear() -> int:
    """Remove all entries; gives their number."""
    return sum(_removed(entry.path) for entry in list(entries()))


@lru_cache(maxsize=64)
def decoder(content: Any) -> msgspec.msgpack.Decoder[Any]:
    """The decoder of a type."""
    return msgspec.msgpack.Decoder(content)


def _wrong(place: Path) -> str:
    """Why a folder is not used although it is there."""
    try:
        status = place.stat()
    except OSError:
        return ""
    if not stat.S_ISDIR(status.st_mode):
        return "it is no folder"
    if not hasattr(os, "geteuid"):
        return ""
    if status.st_uid != os.geteuid():
        return "it belongs to another user"
    return "others may write there" if status.st_mode & (stat.S_IWGRP | stat.S_IWOTH) else ""


@lru_cache(maxsize=64)
def _is_sound(place: Path) -> bool:
    return not _wrong(place)


def _sound(kind: str, make: bool = False) -> Path | None:
    """The folder of a kind, made where that is asked for; None where it may not be used."""
    place = folder()
    if place is None:
        return None
    inner = place / kind
    if make and not inner.is_dir():
        place.parent.mkdir(parents=True, exist_ok=True)
        for one in (place, inner):
            one.mkdir(mode=0o700, exist_ok=True)
    return inner if place.is_dir() and _is_sound(place) else None


def _name(kind: str, key: str) -> str:
    return digest(kind, VERSION, key) + _SUFFIX


def _seal(name: str, body: bytes) -> bytes:
    """The digest of an entry under its name: an entry copied to another name does not pass for that one."""
    whole = hashlib.sha256(name.encode("ascii"))
    whole.update(body)
    return whole.digest()


def _packed(body: bytes, *, dense: bool) -> bytes:
    return _DENSE + zlib.compress(body, 1) if dense and len(body) >= _DENSE_BYTES else _PLAIN + body


def _unpacked(body: bytes) -> bytes:
    if body[:1] == _DENSE:
        return zlib.decompressobj().decompress(body[1:], limits.CACHE_ENTRY_BYTES)
    return body[1:]


def _write(path: Path, data: bytes) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, suffix=_UNFINISHED)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        os.replace(name, path)  # noqa: PTH105  a Path takes as long as the rest
    except OSError:
        _removed(name)
        raise


def _listed(place: str) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(place) as found:
            return list(found)
    except OSError:
        return []


def _removed(path: str) -> bool:
    with suppress(OSError):
        os.unlink(path)  # noqa: PTH108
        return True
    return False


def _make_room(name: str, wanted: int) -> None:
    """Every now and then, remove what was not used for longest, so that all that lies there stays within the limit."""
    most = most_bytes()
    _Written.count += wanted
    if _Written.count < most // _SWEPT_SHARE and not name.startswith(_SWEPT_NAMES):
        return
    _Written.count = 0
    found = sorted(entries(), key=itemgetter(1))
    total, now = sum(entry.size for entry in found) + wanted, time.time()
    left = total if total <= most else int(most * _LEFT_SHARE)
    for entry in found:
        abandoned = entry.path.endswith(_UNFINISHED) and now - entry.used > _ABANDONED_SECONDS
        if (total > left or abandoned) and _removed(entry.path):
            total -= entry.size
