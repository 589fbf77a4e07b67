"""A piece of work and what came of it, as they go to other processes and machines."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Literal, cast

from msgspec import Struct, msgpack
from msgspec.structs import replace

from isaview.base import files, limits, store
from isaview.reports.keys import companions_of
from isaview.runs.answers import FileRequest
from isaview.tools.git import Blob, Repository
from isaview.version import VERSION

_PACKAGE = Path(__file__).parents[1]
Status = Literal["done", "partly", "refused", "lost", "known", "no dump"]
Row = dict[str, Any]
"""The columns of a kernel by name, apart from those of its file and from what is null."""


class Place(Struct, frozen=True):
    """Where a file is: source, path in it, revision, commit and its time (seconds since 1970); "" and 0 without."""

    source: str = ""
    file: str = ""
    revision: str = ""
    commit: str = ""
    committed: int = 0

    @property
    def shown(self) -> str:
        """The file with its source."""
        return self.source if self.source.endswith(self.file) else f"{self.source}/{self.file}"

    @property
    def digest(self) -> bytes:
        """What tells it from other places in a dataset."""
        return bytes.fromhex(store.digest(self.source, self.file, self.commit)[:32])


class Piece(Struct, frozen=True):
    """A file to be looked at.

    ``path`` is a file or an address; ``data`` what an archive held; ``blob`` a file of ``repository``, with those of
    ``companions`` next to it. ``mark`` stands for the content where a store or git says it without reading, else "".
    ``named`` is refused where it is no dump; others are passed over. ``refusal`` is why nobody looks at it, ``is_lost`` whether
    another try may go better.
    """

    place: Place
    path: str = ""
    data: bytes | None = None
    blob: Blob | None = None
    companions: tuple[Blob, ...] = ()
    repository: Repository | None = None
    mark: str = ""
    named: bool = False
    refusal: str = ""
    is_lost: bool = False

    @property
    def is_remote(self) -> bool:
        """Whether the path is an address."""
        return "://" in self.path


class Outcome(Struct, frozen=True):
    """What came of a piece; ``seconds`` is processor time, ``code`` an exit code."""

    status: Status = "done"
    reason: str = ""
    digest: str = ""
    key: str = ""
    bytes: int = 0
    seconds: float = 0.0
    code: int = 0
    rows: tuple[Row, ...] = ()


@cache
def identity() -> str:
    """The version of isaview that runs here, with the beginning of a digest of its files: checkouts share a version."""
    texts = [path for path in sorted(_PACKAGE.rglob("*")) if path.suffix in (".py", ".toml", ".lark")]
    contents = [part for path in texts for part in (path.name, files.content(path, limits.INPUT_BYTES))]
    return f"{VERSION} ({store.digest(*contents)[:12]})"


def asked(request: FileRequest) -> str:
    """A digest of what is asked of every file, with what is in the logs that were given.

    Raises:
        OSError: a log cannot be read.
    """
    logs = [files.content(path, limits.INPUT_BYTES) for path in request.options.logs]
    plain = replace(request, options=replace(request.options, use_cache=False))
    return store.digest(identity(), msgpack.encode(plain), *logs)


def digest_of(piece: Piece) -> str:
    """The SHA-256 of what a file or an archive holds. Raises OSError: it cannot be read."""
    if piece.data is not None:
        return hashlib.sha256(piece.data).hexdigest()
    with files.opened(piece.path) as stream:
        return hashlib.file_digest(cast(Any, stream), "sha256").hexdigest()


def key_of(piece: Piece, question: str, digest: str) -> str:
    """What all rows of a piece follow from; ``question`` is from `asked`, ``digest`` the content's, not needed with a mark.

    Raises:
        OSError: a file next to it cannot be read.
    """
    companions = companions_of(piece.path, ()) if piece.path and not piece.is_remote else ()
    contents = [part for path, name in companions for part in (_suffix(name), files.content(path, limits.INPUT_BYTES))]
    return store.digest(question, _suffix(piece.place.file), piece.mark or digest, *contents)[:32]


def _suffix(name: str) -> str:
    """The end of a file's name, which is a hint at its language."""
    return name.rpartition(".")[2]
