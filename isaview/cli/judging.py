"""One run of ``isaview check``: files are read, what they were before is found, both are held against the gate."""

from __future__ import annotations

import datetime
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.text import safe
from isaview.cli import messages
from isaview.cli.before import FOR_RULES, Before, Reckoning, Revision, Wanted, before, chosen, read_blob, revision
from isaview.cli.beside import not_held
from isaview.cli.command import Refused
from isaview.cli.inputs import Progress, named_inputs
from isaview.cli.logs import Logs
from isaview.cli.places import repository
from isaview.compare.changes import KernelChange
from isaview.gate.baseline import Baseline, BaselineError, empty, load, only, text, updated
from isaview.gate.checking import Checked, Given, check
from isaview.gate.config import COMMAND_LINE
from isaview.gate.settings import BASELINE, Gate, parse
from isaview.reports.report import ModuleReport, Report, report
from isaview.tools.git import GitError

if TYPE_CHECKING:
    from isaview.cli.launch import Asked
    from isaview.compare.pairing import Subject as Side
    from isaview.gate.config import Configuration
    from isaview.inputs.load import Reading

_PATIENCE_SECONDS = 1.0
_TOLD = 20
"""Pairs of kernels with different names that are told one by one."""


class Writing(Struct, frozen=True):
    """What may be written to the baseline."""

    update: bool = False
    prune: bool = False


class Run:
    """The files of one run and what is known of them.

    Raises:
        Refused: the baseline cannot be read.
    """

    def __init__(self, settings: Configuration, asked: Asked, baseline: str | None, writing: Writing) -> None:
        self.settings = settings
        given: Gate = settings["check"] or parse({})
        asking = settings["select"] if settings.origins["select"] == COMMAND_LINE else ()
        self.gate = given.asking(asking, settings["ignore"])
        self.reckoning = Reckoning(asked.gpus(), asked.launch(), asked.options(), self.gate.codes)
        self.writing = writing
        self.path, named = self._baseline_path(baseline)
        self.has_baseline = self.path.exists()
        self.baseline = self._load(named)
        self.logs = Logs(asked.log)
        self.files: dict[str, Given] = {}
        self.taken: set[str] = set()
        self.failed = False
        self.found = Revision(None)
        self.same = False
        self.unheld: tuple[str, ...] = ()

    def _baseline_path(self, option: str | None) -> tuple[Path, bool]:
        """Where the baseline lies, and whether somebody said so: beside the configuration, else at the repository's root."""
        if option is not None:
            return Path(option), True
        around = repository()
        if self.gate.baseline:
            folder = self.settings.folders.get("check", Path.cwd())
            root = folder if around is None else Path(around.root)
            if not (folder / self.gate.baseline).resolve().is_relative_to(root.resolve()):
                raise Refused(f"the baseline {safe(self.gate.baseline)} is not below {safe(str(root))}; --baseline may be")
            return folder / self.gate.baseline, True
        return (Path.cwd() if around is None else Path(around.root)) / BASELINE, False

    def _load(self, named: bool) -> Baseline:
        if not self.has_baseline and (self.writing.update or not named):
            return empty(self.path)
        try:
            return load(self.path)
        except BaselineError as error:
            hint = "" if self.has_baseline else "; --update-baseline writes one"
            raise Refused(f"{error}{hint}") from None

    def read(self, paths: list[str]) -> None:
        """Read every file that was given."""
        pattern = self.settings["kernel"]
        found_any = False
        with Progress(time.monotonic() + _PATIENCE_SECONDS) as progress:
            for path, reading in named_inputs(paths, progress):
                progress.clear()
                messages.refusals(reading.refused)
                messages.diagnostics(reading)
                self.logs.look(reading)
                found = self._report(reading)
                found_any = found_any or bool(found.kernels)
                place = _place(path)
                self.files[place] = Given(path, place, found.inputs, tuple(_unreadable(reading)))
        if pattern and not found_any:
            raise Refused(f"no kernel matches {pattern!r}")

    def _report(self, reading: Reading) -> Report:
        found = report(
            reading,
            kernel=self.settings["kernel"],
            gpus=self.reckoning.gpus,
            launch=self.reckoning.launch,
            options=self.reckoning.options,
            refused=reading.refused,
            figures_only=True,
            asked=FOR_RULES,
            select=self.reckoning.rules,
        )
        messages.notes(found)
        if found.failed:
            messages.say("isaview: an analysis failed: this is a bug in isaview; what is missing says so")
            self.failed = True
        return found

    def compare(self, wanted: Wanted) -> None:
        """Find what every file was before."""
        around = repository()
        self.found = revision(wanted, around, self.has_baseline)
        paths = {one.place: one.path for one in self.files.values() if around is not None and not Path(one.place).is_absolute()}
        old = before(self.found, paths, self.reckoning.options.logs)
        self.unheld = tuple(self._not_held(old))
        self.same = bool(old.same) and old.same == self.files.keys()
        for place, one in self.files.items():
            self.files[place] = replace(one, before=self._revision(one, old), baseline=self._baseline(one, old))

    def _not_held(self, old: Before) -> Iterator[str]:
        """What states figures of today and is not in the revision."""
        from isaview.tools.sidecars import beside

        if old.blobs:
            yield from not_held(self.found.name, old.beside.missing)
        for place, blob in old.blobs.items():
            kinds = {Path(held.path).suffix for held in old.beside.sidecars.get(blob.path, ())}
            lost = [Path(path).name for path in beside(self.files[place].path) if Path(path).suffix not in kinds]
            yield from not_held(self.found.name, [f"{', '.join(lost)} beside {blob.path}"] if lost else [])

    def _revision(self, one: Given, old: Before) -> tuple[Side, ...] | None:
        blob = None if self.same else old.blobs.get(one.place)
        if blob is None:
            return self._from_deleted(one, old)
        sides = read_blob(self.found, blob, one.place, self.reckoning, old.beside)
        if sides is None:
            messages.say(f"{safe(one.path)}: {safe(self.found.name)} has a file there with no kernel in it")
            return None
        return chosen(sides, self.settings["kernel"])

    def _from_deleted(self, one: Given, old: Before) -> tuple[Side, ...] | None:
        """The kernels of deleted files that have the names of a new file's."""
        names = {kernel.name for module in one.modules for kernel in module.kernels}
        read = (read_blob(self.found, blob, one.place, self.reckoning, old.beside) or () for blob in old.deleted)
        found = [side for sides in read for side in sides if side.report.name in names]
        return chosen(found, self.settings["kernel"]) or None

    def _baseline(self, one: Given, old: Before) -> tuple[Side, ...]:
        """The baseline's kernels of a file: under its path, else under its old one."""
        key = self.baseline.key(one.path)
        if key not in self.baseline.files and one.place in old.renamed and self.found.repository is not None:
            key = self.baseline.key(os.path.join(self.found.repository.root, old.renamed[one.place]))  # noqa: PTH118
        self.taken.add(key)
        return chosen(self.baseline.subjects(key, one.place), self.settings["kernel"])

    def _orphans(self) -> list[Side]:
        """The baseline's kernels in files that are gone, of identities that are in files it does not know."""
        fresh = [one for one in self.files.values() if not one.baseline]
        identities = {kernel.identity for one in fresh for module in one.modules for kernel in module.kernels}
        gone = (key for key in self.baseline.gone() if key not in self.taken)
        return [side for key in gone for side in self.baseline.subjects(key, key) if side.report.identity in identities]

    @property
    def nothing_to_hold_against(self) -> bool:
        """Whether there is neither a limit nor anything from before, so that nothing could have been found."""
        if self.gate.has_limits or self.has_baseline or self.writing.update:
            return False
        return self.same or (self.found.repository is None)

    def check(self, today: datetime.date) -> Checked:
        """Hold the files against the gate; against its limits alone where the baseline is to be updated."""
        files = list(self.files.values())
        if self.writing.update:
            files = [replace(one, before=(), baseline=()) for one in files]
        orphans = [] if self.writing.update else self._orphans()
        return check(self.gate, files, orphans, today=today, unread_allowed=self.settings["unread-allowed"])

    def write(self, checked: Checked, code: int) -> Iterator[str]:
        """Write the baseline where that was asked for and everything could be read; says what was done.

        Raises:
            Refused: it cannot be written.
        """
        if not (self.writing.update or self.writing.prune):
            return
        if checked.judgement.unjudged or self.failed:
            yield f"the baseline is not written: exit code {code}"
            return
        from isaview.cli.output import put

        keys: dict[str, list[ModuleReport]] = {}
        for one in self.files.values():
            keys[self.baseline.key(one.path)] = list(one.modules)
        baseline = self.baseline
        if self.writing.update:
            baseline = updated(baseline, keys, self.gate.metrics)
        if self.writing.prune:
            baseline = self._pruned(baseline, keys)
        put(text(baseline), None, str(self.path))
        kernels = sum(len(one.kernels) for one in baseline.files.values())
        yield f"{safe(os.path.relpath(self.path))} is written: {len(baseline.files):,} files, {kernels:,} kernels"

    def _pruned(self, baseline: Baseline, keys: dict[str, list[ModuleReport]]) -> Baseline:
        kept = only(baseline, keys)
        alive = {key: {kernel.identity for one in found for kernel in one.kernels} for key, found in keys.items()}
        files = {
            key: replace(one, kernels=tuple(entry for entry in one.kernels if entry.identity in alive[key]))
            for key, one in kept.files.items()
        }
        return replace(kept, files={key: one for key, one in files.items() if one.kernels})

    def notes(self, checked: Checked, everything: bool) -> Iterator[str]:
        """What the findings do not say: what was compared with what, and what could be tidied up."""
        if self.writing.update:
            return
        yield self._compared(checked)
        if self.same:
            yield f"no file differs from {safe(self.found.name)}: limits and the baseline are checked"
        if self.nothing_to_hold_against:
            yield "there is nothing to hold these files against: no limit, no baseline, no earlier revision (exit code 2)"
        yield from self.unheld[:_TOLD]
        yield from _paired(checked)
        gone = self.baseline.gone()
        if gone:
            yield f"the baseline can shrink: {len(gone):,} of its files are not there any more; --prune drops them"
        if everything:
            for waiver in checked.judgement.unused:
                yield f"nothing needs the waiver for {safe(waiver.kernel)} {waiver.metric}: {safe(waiver.reason)}"

    def _compared(self, checked: Checked) -> str:
        paired = {one.new.place for one in checked.changes.kernels if one.old is not None and one.new is not None}
        revised = sum(one.before is not None for one in self.files.values())
        accepted = sum(one.before is None and (bool(one.baseline) or one.place in paired) for one in self.files.values())
        fresh = len(self.files) - revised - accepted
        pieces = [f"{revised:,} with {safe(self.found.name)} ({self.found.commit[:12]})"] if revised else []
        pieces += [f"{accepted:,} with {safe(os.path.relpath(self.path))}"] if accepted else []
        note = f" ({self.found.note})" if self.found.note else ""
        pieces += [f"{fresh:,} with nothing: their limits alone count{note}"] if fresh else []
        return f"files compared: {', '.join(pieces)}"


def _place(path: str) -> str:
    """The path of a file in the repository, an absolute one outside of it."""
    around = repository()
    if around is not None and path != "-":
        try:
            return around.inside(path)
        except GitError:
            pass
    return os.path.abspath(path)  # noqa: PTH100  links stay what they are


def _unreadable(reading: Reading) -> Iterator[str]:
    for refusal in reading.refused:
        yield refusal.message
    if not reading.refused and not any(module.kernels for module in reading):
        yield "there is no kernel or function in it"


def _paired(checked: Checked) -> Iterator[str]:
    """The kernels that were found again under another name or identity."""
    other = [one for one in checked.changes.kernels if one.matched_by in ("name", "body")]
    for one in other[:_TOLD]:
        yield _pair(one)
    if len(other) > _TOLD:
        yield f"and {len(other) - _TOLD:,} more kernels paired by name or body"


def _pair(one: KernelChange) -> str:
    assert one.old is not None
    old, new = one.old.report.demangled, one.shown.report.demangled
    alike = f", {100 * one.similarity:.0f} % alike" if one.similarity is not None else ""
    was = f" with {old}" if old != new else ""
    return f"{new} is paired{was} by {one.matched_by}{alike}"
