"""A piece of work and what came of it, as they go to other processes and machines."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any, Literal, cast

from msgspec import Struct, msgpack
from msgspec.structs import replace

from isaview.base import files, limits, regex, store
from isaview.base.files import Held
from isaview.binaries.containers import is_binary
from isaview.inputs.compilations import is_last_stage, settings_names, texts_with_settings
from isaview.inputs.machine_code import is_sidecar, names_beginning
from isaview.runs.answers import FileRequest
from isaview.tools.git import Blob, Repository
from isaview.tools.sidecars import sidecars_of
from isaview.version import VERSION

_PACKAGE = Path(__file__).parents[1]
_PROCESSOR = regex.compile(r"\.sm_[^.]*\Z")
_HEAD = 64
_FAMILY = 64
"""Files of a family that are looked at together, at most."""
Status = Literal["done", "partly", "refused", "lost", "known", "removed", "no dump"]
Companions = Sequence[str] | Sequence[Held] | None
"""The files next to a piece, as paths or held; None where nobody can look for them."""
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
    def title(self) -> str:
        """The file with its source; that of a revision's folder has it in its path."""
        if self.revision and self.file.startswith(f"{self.source}/"):
            return f"{self.revision}:{self.file}"
        return self.source if self.source.endswith(self.file) else f"{self.source}/{self.file}"

    @property
    def digest(self) -> bytes:
        """What tells it from other places in a dataset."""
        return bytes.fromhex(store.digest(self.source, self.file, self.commit)[:32])


class Piece(Struct, frozen=True):
    """A file to be looked at.

    ``path`` is a file or an address; ``data`` what an archive held; ``blob`` a file of ``repository``. ``companions`` are the
    files next to it that say something of it, None where nobody can look for them; those next to a path are looked up there.
    ``is_last`` is whether no later stage of its compilation lies there, None where that is not known. ``mark`` stands for the
    content where a store or git says it without reading, else "". ``named`` is refused where it is no dump; others are passed
    over. ``refusal`` is why nobody looks at it, ``is_lost`` whether another try may go better.
    """

    place: Place
    path: str = ""
    data: bytes | None = None
    blob: Blob | None = None
    companions: tuple[Piece, ...] | None = None
    is_last: bool | None = None
    repository: Repository | None = None
    mark: str = ""
    named: bool = False
    refusal: str = ""
    is_lost: bool = False

    @property
    def is_remote(self) -> bool:
        """Whether the path is an address."""
        return "://" in self.path

    @property
    def is_local(self) -> bool:
        """Whether the path is a file of this machine."""
        return bool(self.path) and not self.is_remote

    @property
    def name(self) -> str:
        """The file's name in its folder."""
        return PurePosixPath(self.place.file).name

    @property
    def size(self) -> int:
        """The bytes that it carries."""
        return sum(len(piece.data or b"") for piece in (self, *(self.companions or ())))


def family(file: str) -> str:
    """What a file shares with those that compilers leave next to it: its folder and the beginning of its name."""
    path = PurePosixPath(file)
    return str(path.with_name(_PROCESSOR.sub("", path.stem) or path.name)) if path.name else file


def attach_companions(pieces: Sequence[Piece]) -> Iterator[Piece]:
    """The pieces of a family, each with those that say something of it; without where they are too many."""
    if len(pieces) > _FAMILY:
        yield from pieces
        return
    names = [piece.name for piece in pieces]
    ordered = sorted((piece for piece in pieces if not piece.refusal), key=lambda piece: piece.name)
    for piece in pieces:
        companions = tuple(filter(None, (_companion(other, piece.name) for other in ordered if other.name != piece.name)))
        marks = [own.mark for own in (piece, *companions)]
        last, mark = is_last_stage(piece.name, names), " ".join(marks) if all(marks) else ""
        yield replace(piece, companions=companions, is_last=last, mark=mark)


def _companion(other: Piece, dump: str) -> Piece | None:
    """A file that says something of a dump next to it; a text of code only by its beginning."""
    if is_sidecar(other.name, dump) or other.name in settings_names(dump):
        return other
    short = None if other.data is None else other.data[: limits.SNIFFED_BYTES]
    return replace(other, data=short) if is_sidecar(dump, other.name) else None


def fetch(piece: Piece) -> bytes:
    """What a piece of no folder holds. Raises OSError, GitError: it cannot be read."""
    if piece.data is not None:
        return piece.data
    if piece.blob is not None and piece.repository is not None:
        return piece.repository.content(piece.blob)
    from isaview.fleet.remote import content

    return content(piece.path)


def companion_files(piece: Piece) -> tuple[tuple[Held, ...], tuple[Held, ...]]:
    """Of a piece that holds its data: the companions that state figures, and the files that say how it was compiled."""
    held = [Held(own.name, own.data or b"") for own in (*(piece.companions or ()), piece)]
    # Code itself states what other code could.
    ends = ".json" if is_binary((piece.data or b"")[:_HEAD]) else ""
    stating = (own for own in held if is_sidecar(own.name, piece.name) and own.name.endswith(ends))
    return tuple(stating), tuple(own for own in held if own.name in settings_names(piece.name))


def companions_of(piece: Piece) -> Companions:
    """The files next to a piece that its rows follow from, by name, as paths or held; None where nobody can look for them."""
    if piece.is_local:
        return sorted({*sidecars_of(piece.path), *texts_with_settings(piece.path)} - {piece.path})
    if piece.companions is None:
        return None
    held = {own.name: own for owns in companion_files(piece) for own in owns if own.name != piece.name}
    return [held[name] for name in sorted(held)]


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


def question_digest(request: FileRequest) -> str:
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
    with files.open_file(piece.path) as stream:
        return hashlib.file_digest(cast(Any, stream), "sha256").hexdigest()


def key_of(piece: Piece, question: str, content: str = "") -> str:
    """What all rows of a piece follow from; ``question`` is from `asked`, ``content`` its digest where it is known.

    Raises:
        OSError: it cannot be read, or a file next to it.
    """
    own = _suffix(piece.place.file)
    if piece.mark:
        return store.digest(question, own, piece.mark, str(piece.is_last))[:32]
    companions = companions_of(piece)
    contents = [files.content(path, limits.INPUT_BYTES) for path in companions or ()]
    around = str(surroundings(piece, companions))
    return store.digest(question, own, content or digest_of(piece), around, *contents)[:32]


def surroundings(piece: Piece, companions: Companions) -> Row:
    """The columns that say what lies next to a piece, null where nobody can know. Raises OSError: its folder is not there."""
    path, is_last = Path(piece.path), piece.is_last
    if piece.is_local:
        is_last = is_last_stage(path.name, names_beginning(path.parent, f"{path.stem}."))
    return {"companions": None if companions is None else list(map(_suffix, companions)), "is_last_stage": is_last}


def _suffix(file: str | Held) -> str:
    """The end of a file's name, which is a hint at its language."""
    return (file.name if isinstance(file, Held) else file).rpartition(".")[2]
