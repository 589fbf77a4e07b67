"""What the kernels of some files were before: by a revision of git, else by the baseline."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct, field

from isaview.base.text import safe
from isaview.cli.beside import Beside, beside, read_with
from isaview.cli.command import Refused
from isaview.tools.git import Blob, GitError, Repository

if TYPE_CHECKING:
    from isaview.analysis.contract import Launch
    from isaview.compare.pairing import Subject
    from isaview.gpus.hardware import Gpu
    from isaview.reports.report import Report
    from isaview.tools.evidence import Options

FOR_RULES = ("accesses", "work")
"""Analyses that rules need, and that are made for a module of any size where a rule is to stop a change."""
_DELETED = 50
"""Deleted files in which the kernels of new ones are looked for."""
_FROM_HOOK = "PRE_COMMIT_FROM_REF"
_MERGE_BASES = (("GITHUB_BASE_REF", "origin/{}..."), ("CI_MERGE_REQUEST_DIFF_BASE_SHA", "{}"))
"""What a code host says of the branch that a change goes to, and the revision that follows from it."""


class Reckoning(Struct, frozen=True):
    """How figures are made: the same for both sides; logs and sidecars are those of each side's own build."""

    gpus: tuple[Gpu, ...]
    launch: Launch
    options: Options
    rules: tuple[str, ...] = ()


class Wanted(Struct, frozen=True):
    """Which revision is asked for: by an option, else by the hook's runner, else by the configuration."""

    against: str | None
    hook: bool
    configured: str
    environment: Mapping[str, str] = field(default_factory=lambda: os.environ)

    @property
    def asked(self) -> str:
        """The revision that somebody named, "" for none."""
        from_hook = self.environment.get(_FROM_HOOK, "") if self.hook else ""
        return self.against or ("" if not from_hook.strip("0") else from_hook) or self.configured

    @property
    def by_host(self) -> str:
        """The revision a code host compares with, "" outside of one."""
        return next((form.format(value) for name, form in _MERGE_BASES if (value := self.environment.get(name, ""))), "")


class Revision(Struct, frozen=True):
    """A commit, what it was called, and the repository that has it; ``note`` says why there is none."""

    repository: Repository | None
    commit: str = ""
    name: str = ""
    note: str = ""


def revision(wanted: Wanted, repository: Repository | None, has_baseline: bool) -> Revision:
    """The revision that files are held against; none in a first commit, and where nobody named one outside of git.

    Raises:
        Refused: it was named and is not there.
    """
    if repository is None:
        if wanted.asked:
            raise Refused(f"{safe(wanted.asked)}: this folder is in no git repository, or git is not there")
        return Revision(None, note="no git repository here")
    chosen = wanted.asked or wanted.by_host or "HEAD"
    try:
        return Revision(repository, _commit(repository, chosen), chosen)
    except GitError as error:
        if chosen == "HEAD" and not wanted.asked:
            return Revision(repository, note="there is no commit yet")
        if wanted.asked or not has_baseline:
            raise Refused(f"{error}; a checkout of CI needs the history (fetch-depth: 0)") from None
        return Revision(repository, note=f"{error}: held against the baseline")


def _commit(repository: Repository, name: str) -> str:
    if name.endswith("..."):
        return repository.merge_base(name.removesuffix("..."), "HEAD")
    return repository.commit(name)


class Before(Struct, frozen=True):
    """What a revision has of some files: their text by place, and which of them are not different now.

    ``deleted`` are files that are gone: one of them may be what a new file was, where too much changed for git to tell.
    """

    blobs: Mapping[str, Blob]
    renamed: Mapping[str, str]
    same: frozenset[str]
    deleted: tuple[Blob, ...] = ()
    beside: Beside = field(default_factory=Beside)


def before(found: Revision, paths: Mapping[str, str], logs: Sequence[str] = ()) -> Before:
    """What a revision has of files; ``paths`` leads from their places in the repository to where they are read.

    ``logs`` are files that were given for today's side; the revision may hold its own.

    Raises:
        Refused: git cannot say.
    """
    if found.repository is None or not found.commit:
        return Before({}, {}, frozenset())
    try:
        blobs = found.repository.blobs(found.commit, list(paths))
        missing = [place for place in paths if place not in blobs]
        renamed, deleted = found.repository.moved(found.commit) if missing else ({}, [])
        old = {place: renamed[place] for place in missing if place in renamed}
        suffixes = {Path(place).suffix for place in missing if place not in old}
        gone = [path for path in deleted if Path(path).suffix in suffixes][:_DELETED]
        older = found.repository.blobs(found.commit, [*old.values(), *gone]) if old or gone else {}
        dumps = [blob.path for blob in (*blobs.values(), *older.values())]
        around = beside(found.repository, found.commit, dumps, logs)
    except GitError as error:
        raise Refused(str(error)) from None
    blobs = {**blobs, **{place: older[name] for place, name in old.items() if name in older}}
    same = frozenset(place for place, blob in blobs.items() if place not in old and _is(paths[place], blob.name))
    return Before(blobs, old, same, tuple(older[path] for path in gone if path in older), around)


def _is(path: str, name: str) -> bool:
    """Whether a file holds what an object of that name does, line ends aside."""
    try:
        data = Path(path).read_bytes()
    except OSError:
        return False
    return any(_object_name(one, len(name)) == name for one in (data, data.replace(b"\r\n", b"\n")))


def _object_name(data: bytes, size: int) -> str:
    digest = hashlib.sha256() if size == 64 else hashlib.sha1(usedforsecurity=False)
    digest.update(b"blob %d\0" % len(data))
    digest.update(data)
    return digest.hexdigest()


def read_blob(found: Revision, blob: Blob, place: str, reckoning: Reckoning, around: Beside) -> tuple[Subject, ...] | None:
    """The kernels of a file of a revision, as they are paired now at ``place``; None where there is nothing to read in it.

    ``around`` is what the revision has beside its dumps.

    Raises:
        Refused: git does not have it.
    """
    from isaview.base import cache
    from isaview.compare.saved import NotAReportError, load
    from isaview.gate.checking import sides
    from isaview.reports.serial import dumped, to_json
    from isaview.version import VERSION

    assert found.repository is not None
    parts = (VERSION, blob.name, blob.path, repr(reckoning), *around.names(blob.path))
    key = cache.digest("revision", *parts)
    kept = cache.load(key) if reckoning.options.use_cache else None
    if kept is not None:
        try:
            return sides(load(kept["report"], with_findings=True), place)
        except (NotAReportError, KeyError):
            pass
    try:
        data = found.repository.content(blob)
        with read_with(found.repository, around, blob.path, reckoning.options) as options:
            report = _report(data, blob.path, reckoning, options)
    except GitError as error:
        raise Refused(str(error)) from None
    if report is None:
        return None
    if reckoning.options.use_cache and all(kernel.complete for kernel in report.kernels):
        cache.store(key, {"report": dumped(to_json(report))})
    return sides(report, place)


def _report(data: bytes, path: str, reckoning: Reckoning, options: Options) -> Report | None:
    from isaview.inputs.load import read_source
    from isaview.inputs.sources import from_bytes
    from isaview.reports.report import report

    modules = [module for source in from_bytes(data, path).sources for module in read_source(source)]
    if not any(module.kernels for module in modules):
        return None
    return report(
        modules,
        gpus=reckoning.gpus,
        launch=reckoning.launch,
        options=options,
        figures_only=True,
        asked=FOR_RULES,
        select=reckoning.rules,
    )


def chosen(sides: Sequence[Subject], pattern: str) -> tuple[Subject, ...]:
    """The kernels a pattern means; an exact name means that kernel alone, "" means all."""
    from isaview.base.text import selects

    if not pattern:
        return tuple(sides)
    exact = tuple(one for one in sides if pattern in (one.report.name, one.report.demangled))
    return exact or tuple(one for one in sides if selects(pattern, one.report.name, one.report.demangled))
