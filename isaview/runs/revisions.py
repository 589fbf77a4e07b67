"""The repository around this folder: its revisions, what lies with the dumps in them, and the places of findings.

A figure that a sidecar states today must not be compared silently with one that nobody stated then: what a revision does not
hold is named.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.base.files import Held
from isaview.base.text import safe
from isaview.runs import Refused
from isaview.tools.git import Blob, GitError, Repository, repository_of

if TYPE_CHECKING:
    from isaview.gate.positions import Places
    from isaview.tools.evidence import Options

_FROM_HOOK = "PRE_COMMIT_FROM_REF"
_MERGE_BASES = (("GITHUB_BASE_REF", "origin/{}..."), ("CI_MERGE_REQUEST_DIFF_BASE_SHA", "{}"))
"""What a code host says of the branch that a change goes to, and the revision that follows from it."""


@cache
def repository() -> Repository | None:
    """The repository around this folder, None where there is none."""
    try:
        return repository_of()
    except GitError:
        return None


def places(maps: Sequence[tuple[str, str]]) -> Places:
    """Finds places in the repository, else below this folder; ``maps`` says where the source paths of dumps are here."""
    from isaview.gate.positions import Places

    around = repository()
    return Places(Path.cwd(), maps) if around is None else Places(Path(around.root), maps, cache(around.is_tracked))


class Revision(Struct, frozen=True):
    """A commit, what it was called, and the repository that has it; ``note`` says why there is none."""

    repository: Repository | None
    commit: str = ""
    name: str = ""
    note: str = ""


def compared_revision(option: str | None, hook: bool, configured: str, has_baseline: bool) -> Revision:
    """The revision that files are compared with; none in a first commit, and where nobody named one outside of git.

    It is the one of the option, else of the hook's runner, else of the configuration, else of the code host, else HEAD.

    Raises:
        Refused: it was named and is not there.
    """
    from_hook = os.environ.get(_FROM_HOOK, "") if hook else ""
    revision = option or (from_hook if from_hook.strip("0") else "") or configured
    by_host = next((form.format(value) for name, form in _MERGE_BASES if (value := os.environ.get(name, ""))), "")
    around = repository()
    if around is None:
        if revision:
            raise Refused(f"{safe(revision)}: this folder is in no git repository, or git is not there")
        return Revision(None, note="no git repository here")
    chosen = revision or by_host or "HEAD"
    try:
        is_merge_base = chosen.endswith("...")
        commit = around.merge_base(chosen.removesuffix("..."), "HEAD") if is_merge_base else around.commit(chosen)
    except GitError as error:
        if chosen == "HEAD" and not revision:
            return Revision(around, note="there is no commit yet")
        if revision or not has_baseline:
            raise Refused(f"{error}; a checkout of CI needs the history (fetch-depth: 0)") from None
        return Revision(around, note=f"{error}: held against the baseline")
    return Revision(around, commit, chosen)


class Companions(Struct, frozen=True):
    """The sidecars of dumps of one revision by the dump's path, the logs that were given, and those it does not hold."""

    sidecars: Mapping[str, tuple[Blob, ...]] = field(default_factory=dict)
    logs: tuple[Blob, ...] = ()
    missing: tuple[str, ...] = ()

    def blobs_of(self, dump: str) -> tuple[Blob, ...]:
        """What the figures of a dump depend on, next to its text."""
        return (*self.sidecars.get(dump, ()), *self.logs)


def companions(repository: Repository, commit: str, dumps: Iterable[str], logs: Sequence[str]) -> Companions:
    """What lies with these dumps in a commit.

    Raises:
        GitError: git cannot say.
    """
    from isaview.inputs.machine_code import is_sidecar

    paths = [PurePosixPath(dump) for dump in dumps]
    inside = {log: _path_in_repository(repository, log) for log in logs}
    blobs = repository.blobs(commit, [place for place in inside.values() if place]) if logs else {}
    by_folder: dict[PurePosixPath, list[Blob]] = {}
    folders = {"" if path.parent == PurePosixPath(".") else str(path.parent) for path in paths}
    for blob in repository.children(commit, folders) if paths else ():
        by_folder.setdefault(PurePosixPath(blob.path).parent, []).append(blob)
    sidecars = {
        str(path): tuple(
            blob for blob in by_folder.get(path.parent, ()) if is_sidecar(PurePosixPath(blob.path).name, path.name)
        )
        for path in paths
    }
    missing = tuple(log for log, place in inside.items() if place not in blobs)
    return Companions(sidecars, tuple(blobs[place] for place in inside.values() if place in blobs), missing)


def _path_in_repository(repository: Repository, path: str) -> str:
    try:
        return repository.relative_path(path)
    except GitError:
        return ""


def options_with(repository: Repository, files: Sequence[Blob], options: Options) -> Options:
    """Options by which a dump of a revision is read with its companions. Raises GitError: one is not there."""
    provided = tuple(Held(safe(PurePosixPath(blob.path).name), repository.content(blob)) for blob in files)
    return replace(options, logs=(), sidecars=False, provided=provided)


def not_held(revision: str, missing: Sequence[str]) -> Iterator[str]:
    """A sentence for each file that a revision does not hold."""
    for file in missing:
        yield f"{safe(revision)} has no {safe(file)}: what only it states is known on one side and not compared"
