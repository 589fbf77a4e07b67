"""What lay beside a dump in a revision: its sidecars, and the logs that were given, as files that can be read.

A figure that a sidecar states today must not be compared with one that nobody stated then without a word, so what a revision
does not hold is named.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.base.text import safe
from isaview.tools.git import Blob, GitError, Repository

if TYPE_CHECKING:
    from isaview.tools.evidence import Options


class Beside(Struct, frozen=True):
    """The sidecars of dumps of one revision by the dump's path, the logs that were given, and those it does not hold."""

    sidecars: Mapping[str, tuple[Blob, ...]] = field(default_factory=dict)
    logs: tuple[Blob, ...] = ()
    missing: tuple[str, ...] = ()

    def names(self, dump: str) -> tuple[str, ...]:
        """What the figures of a dump depend on beside its text, by object."""
        return tuple(blob.name for blob in (*self.sidecars.get(dump, ()), *self.logs))


def beside(repository: Repository, commit: str, dumps: Iterable[str], logs: Sequence[str]) -> Beside:
    """What lies beside these dumps of a commit.

    Raises:
        GitError: git cannot say.
    """
    from isaview.tools.sidecars import lies_beside

    paths = list(dumps)
    places = {log: _inside(repository, log) for log in logs}
    held = repository.blobs(commit, [place for place in places.values() if place]) if logs else {}
    by_folder: dict[str, list[Blob]] = {}
    for blob in repository.children(commit, {_folder(path) for path in paths}) if paths else ():
        by_folder.setdefault(_folder(blob.path), []).append(blob)
    found = {}
    for path in paths:
        name = PurePosixPath(path).name
        near = [blob for blob in by_folder.get(_folder(path), ()) if lies_beside(PurePosixPath(blob.path).name, name)]
        if near:
            found[path] = tuple(near)
    missing = tuple(log for log, place in places.items() if place not in held)
    return Beside(found, tuple(held[place] for place in places.values() if place in held), missing)


def _folder(path: str) -> str:
    return path.rpartition("/")[0]


def _inside(repository: Repository, path: str) -> str:
    try:
        return repository.inside(path)
    except GitError:
        return ""


@contextmanager
def read_with(repository: Repository, found: Beside, dump: str, options: Options) -> Iterator[Options]:
    """Options with which a dump of the revision is read as if it lay there; its sidecars are files until the block ends.

    Raises:
        GitError: an object is not there.
    """
    files = [*found.sidecars.get(dump, ()), *found.logs]
    if not files:
        yield replace(options, logs=(), sidecars=False)
        return
    import tempfile

    with tempfile.TemporaryDirectory(prefix="isaview-") as folder:
        provided = []
        for number, blob in enumerate(files):
            path = Path(folder) / str(number) / PurePosixPath(blob.path).name
            path.parent.mkdir()
            path.write_bytes(repository.content(blob))
            provided.append((str(path), safe(path.name)))
        yield replace(options, logs=(), sidecars=False, provided=tuple(provided))


def not_held(name: str, missing: Sequence[str]) -> Iterator[str]:
    """A sentence for each log that a revision does not hold."""
    for log in missing:
        yield f"{safe(name)} has no {safe(log)}: what only it states is known on one side and not compared"
