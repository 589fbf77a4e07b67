"""Tables made of the package's own sources, once: when the wheel is built, else at first use, and then kept in the store.

A table is found by the digest of all that it is made of. The folder of the package is trusted as its code is, and no other;
what lies there is sealed and decoded into a type as entries of the store are, so that it is sound or made anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, TypeVar

from msgspec import DecodeError, msgpack

from isaview.base import store

FOLDER = Path(__file__).parents[1] / "tables"
_Table = TypeVar("_Table")
_TARGET: ContextVar[Path | None] = ContextVar("target", default=None)


def table(kind: str, sources: tuple[str | bytes, ...], content: type[_Table], make: Callable[[], _Table]) -> _Table:
    """The table of a kind, of the type ``content``, that ``make`` gives of these sources."""
    key = store.digest(kind, *sources)
    target = _TARGET.get()
    if target is not None:
        made = make()
        body = msgpack.encode(made)
        (target / key).write_bytes(store.seal(key.encode(), body) + body)
        return made
    known: _Table | None = load_shipped(key, content)
    return store.answer(key, content, make) if known is None else known


def load_shipped(key: str, content: Any) -> Any:
    """The table of a key, of the type ``content``, that came with the package; None where there is no sound one."""
    try:
        data = (FOLDER / key).read_bytes()
        seal, body = data[: store.SEAL_BYTES], data[store.SEAL_BYTES :]
        return store.decoder(content).decode(body) if seal == store.seal(key.encode(), body) else None
    except (OSError, DecodeError):
        return None


@contextmanager
def written_to(folder: Path) -> Iterator[None]:
    """In this block every table that is asked for is made and written to a folder."""
    token = _TARGET.set(folder)
    try:
        yield
    finally:
        _TARGET.reset(token)
