"""One SQLite file that many processes of one user share: it is made, opened, kept small, and set aside once it is damaged.

It is used only in a folder where nobody else may write.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from isaview.base import files

_FILE = "store.sqlite"
_LAYOUT = 1
"""The version of the table below: a file with another one is made anew."""
_TABLE = """
PRAGMA auto_vacuum = INCREMENTAL;
CREATE TABLE entries (name BLOB PRIMARY KEY, kind TEXT, used REAL, size INTEGER, seal BLOB, content BLOB);
CREATE INDEX by_use ON entries (used, size);
"""
_BUSY_SECONDS = 2.0
"""So long a process waits for another one that writes; then it goes without."""
_NETWORK = ("nfs", "cifs", "smb", "9p", "afs", "fuse.sshfs", "lustre", "beegfs", "gpfs", "ceph")
"""File systems over a network, where processes share no memory: SQLite's log needs that, its journal does not."""
_DAMAGED = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""What SQLite says of a file that is none of its own, or not of this layout; all else may pass: it is busy, the disk full."""
_MOUNTS = "/proc/self/mounts"
"""Where Linux says which file system is where."""
_Answer = TypeVar("_Answer")


def use(
    place: Path, work: Callable[[sqlite3.Connection], _Answer], *, make: bool = False, is_found: bool = False
) -> _Answer | None:
    """What ``work`` gives of the file in a folder; None where there is none, or it cannot be used now.

    Args:
        place: the folder.
        work: gets the open file.
        make: make the file where there is none.
        is_found: it was there a moment ago; where another one lies there now, the old one is used.
    """
    inode = -1
    try:
        if make and not (place / _FILE).exists() and not files.folder_complaint(place):
            _make(place)
        if not is_found:
            inode = (place / _FILE).stat().st_ino
        file, inode = _open_file(place, os.getpid())
        return work(file)
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF in _DAMAGED:
            _set_aside(place, inode)
    except (OSError, MemoryError):
        pass
    return None


def exists(place: Path) -> bool:
    """Whether there is a file in a folder."""
    return (place / _FILE).exists()


def size(file: sqlite3.Connection) -> int:
    """The bytes of a file that are in use."""
    pages, free, page = (file.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "freelist_count", "page_size"))
    return int((pages - free) * page)


@lru_cache(maxsize=4)
def _open_file(place: Path, _process: int) -> tuple[sqlite3.Connection, int]:
    """The file of a folder, open in this process, and its inode.

    Raises:
        OSError: it is not there, or may not be used.
        sqlite3.DatabaseError: it is damaged.
    """
    inode = (place / _FILE).stat().st_ino
    # The folder may have changed hands since it was made: it is asked at each opening.
    if files.folder_complaint(place):
        raise PermissionError
    # A connection does not survive a fork: the process is a part of the cache's key.
    file = sqlite3.connect(place / _FILE, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    if file.execute("PRAGMA user_version").fetchone()[0] != _LAYOUT:
        raise sqlite3.DatabaseError
    file.execute("PRAGMA synchronous = NORMAL")
    return file, inode


def _make(place: Path) -> None:
    """Make the file under another name first, so that nobody opens half of it; what another process made meanwhile stays."""
    place.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = place / f"{_FILE}.{os.getpid()}"
    with suppress(FileNotFoundError):
        fresh.unlink()
    with closing(sqlite3.connect(fresh, isolation_level=None)) as file:
        file.executescript(_TABLE)
        file.execute(f"PRAGMA user_version = {_LAYOUT}")
        file.execute(f"PRAGMA journal_mode = {'DELETE' if _is_remote(place) else 'WAL'}")
    try:
        os.link(fresh, place / _FILE)
    except FileExistsError:
        pass
    except OSError:  # a file system without hard links
        if not (place / _FILE).exists():
            fresh.replace(place / _FILE)
    finally:
        fresh.unlink(missing_ok=True)


def _is_remote(place: Path) -> bool:
    """Whether a folder lies on another machine, as far as Linux says."""
    try:
        mounts = [line.split() for line in Path(_MOUNTS).read_text(encoding="utf-8").splitlines()]
    except (OSError, UnicodeDecodeError):
        return False
    around = [(len(mount[1]), mount[2]) for mount in mounts if place.resolve().is_relative_to(mount[1])]
    return max(around, default=(0, ""))[1].startswith(_NETWORK)


def _set_aside(place: Path, inode: int) -> None:
    """Move the damaged file of that inode out of the way, unless another process made a new one there meanwhile.

    The next process to write makes it anew.
    """
    _open_file.cache_clear()
    with suppress(OSError):
        if inode == (place / _FILE).stat().st_ino:
            (place / _FILE).replace(place / f"{_FILE}.damaged")
            # A log of the old file would be replayed into the new one.
            for log in ("-wal", "-shm"):
                (place / f"{_FILE}{log}").unlink(missing_ok=True)
