"""The cache: what tools made from inputs and Lark from grammars, kept under the user's cache folder for the next run.

An entry is found by the digest of everything it depends on (content, tool and version, options) and carries a digest of
itself; one that is broken, foreign or too large is as good as absent. Failing to write is no error.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from isaview.base import limits

_SUFFIX = ".isaview"
_Entry = Mapping[str, str]


def digest(*parts: str) -> str:
    """One name for all the parts together; different parts give different names."""
    whole = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogatepass")
        whole.update(len(data).to_bytes(8, "big") + data)
    return whole.hexdigest()


def folder() -> Path | None:
    """Where entries are kept; None for a user without a home: the folder would be in the working directory."""
    import platformdirs

    try:
        place = Path(platformdirs.user_cache_dir("isaview", appauthor=False)) / "exact"
    except (OSError, RuntimeError, KeyError):
        return None
    return place if place.is_absolute() else None


def _shelf(name: str) -> Path | None:
    place = folder()
    return place.with_name(name) if place is not None and name else place


def load(key: str, shelf: str = "") -> _Entry | None:
    """The strings kept under a key (from `digest`), or None where there is no sound entry; ``shelf`` is a folder."""
    body = load_bytes(key, shelf)
    try:
        entry = None if body is None else json.loads(body)
    except (ValueError, RecursionError):
        return None
    return entry if isinstance(entry, dict) and all(isinstance(value, str) for value in entry.values()) else None


def load_bytes(key: str, shelf: str) -> bytes | None:
    """The bytes kept under a key, or None where there is no sound entry."""
    place = _shelf(shelf)
    if place is None:
        return None
    try:
        with (place / f"{key}{_SUFFIX}").open("rb") as stream:
            data = stream.read(limits.CACHE_ENTRY_BYTES + 1)
    except OSError:
        return None
    seal, _, body = data.partition(b"\n")
    return None if len(data) > limits.CACHE_ENTRY_BYTES or seal != _seal(key, body) else body


def store(key: str, entry: _Entry, shelf: str = "") -> None:
    """Keep strings under a key; other processes see the whole entry or none."""
    store_bytes(key, json.dumps(entry).encode("ascii"), shelf)


def store_bytes(key: str, body: bytes, shelf: str) -> None:
    """Keep bytes under a key; other processes see the whole entry or none."""
    place = _shelf(shelf)
    if place is None or len(body) + 65 > limits.CACHE_ENTRY_BYTES:
        return
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        _make_room(place, len(body))
        _write(place / f"{key}{_SUFFIX}", _seal(key, body) + b"\n" + body)
    except OSError:
        return


def clear() -> int:
    """Remove all entries; gives their number."""
    place = folder()
    paths = [path for _, _, path in _entries(place)] if place else []
    for path in paths:
        path.unlink(missing_ok=True)
    return len(paths)


def _seal(key: str, body: bytes) -> bytes:
    """The digest of an entry under its key: an entry copied to another name does not pass for that one."""
    return hashlib.sha256(key.encode("ascii") + b"\n" + body).hexdigest().encode("ascii")


def _write(path: Path, data: bytes) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, suffix=".tmp")
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def _entries(place: Path) -> Iterator[tuple[float, int, Path]]:
    """Age, size and path of every entry, leftovers of writers that were killed included."""
    with suppress(OSError):
        for path in list(place.iterdir()):
            with suppress(OSError):  # another process may have removed it
                status = path.lstat()
                if path.suffix in (_SUFFIX, ".tmp"):
                    yield status.st_mtime, status.st_size, path


def _make_room(place: Path, wanted: int) -> None:
    """Remove the oldest entries until one of ``wanted`` bytes fits."""
    entries = sorted(_entries(place))
    total = sum(size for _, size, _ in entries) + wanted
    for _, size, path in entries:
        if total <= limits.CACHE_BYTES:
            return
        path.unlink(missing_ok=True)
        total -= size
