"""One run of ``isaview check``: files are read, what they were before is found, both are held against the gate."""

from __future__ import annotations

import datetime
import os
import shlex
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.text import quote_patterns, safe
from isaview.cli.launch import LaunchOptions, request_for
from isaview.cli.options import ComparedOptions
from isaview.cli.output import write
from isaview.compare.changes import KernelChange
from isaview.compare.pairing import Subject as Side
from isaview.gate.baseline import Baseline, BaselineError, load, to_text, update_entries
from isaview.gate.checking import Checked, CheckedFile, check
from isaview.gate.policy import BASELINE, Gate, parse_gate
from isaview.runs import BUG, FINE, FOUND, NO_ANSWER, Refused, messages
from isaview.runs.answers import FileRequest
from isaview.runs.previous import PreviousFiles, kernels_of, previous_files
from isaview.runs.revisions import Revision, compared_revision, not_held, repository
from isaview.runs.run import Run
from isaview.runs.sides import choose_subjects
from isaview.settings.configuration import COMMAND_LINE, Configuration
from isaview.tools.git import GitError

_SHOWN = 20
"""Pairs of kernels with different names that are reported one by one."""
_FEW_PATHS = 4
"""More paths are not repeated in the command that accepts figures."""


class CheckRequest(Struct, frozen=True):
    """What a run is to do, in so many processes: ``options`` are those of the command line, ``revision`` follows from them."""

    settings: Configuration
    gate: Gate
    file_request: FileRequest
    baseline: Baseline
    path: Path
    revision: Revision
    jobs: int | None
    options: ComparedOptions = ComparedOptions()


def request_of(settings: Configuration, launch: LaunchOptions, options: ComparedOptions, jobs: int | None) -> CheckRequest:
    """What the command line and the configuration ask for.

    Raises:
        Refused: the baseline cannot be read, or a revision that was named is not there.
    """
    configured: Gate = settings["check"] or parse_gate({})
    # `select` in the project's file chooses what is shown; only on the command line does it add to the gate.
    selected = settings["select"] if settings.origins["select"] == COMMAND_LINE else ()
    gate = configured.with_rules(selected, settings["ignore"])
    gate = replace(gate, on_conditional=gate.on_conditional or options.conditional, ratchet=gate.ratchet or options.ratchet)
    file_request = request_for(
        settings,
        launch,
        select=tuple(gate.codes),
        unread_allowed=None,
        exact=True,
        one_gpu=True,
        listed=True,
        compared=True,
        gate=True,
    )
    path, named = _baseline_path(settings, gate) if options.baseline is None else (Path(options.baseline), True)
    if not path.exists() and (options.update_baseline or not named):
        accepted = Baseline(path.absolute().parent)
    else:
        try:
            accepted = load(path)
        except BaselineError as error:
            raise Refused(f"{error}{'' if path.exists() else '; --update-baseline writes one'}") from None
    revision = compared_revision(options.against, options.hook, gate.against, path.exists())
    return CheckRequest(settings, gate, file_request, accepted, path, revision, jobs, options)


def _baseline_path(settings: Configuration, gate: Gate) -> tuple[Path, bool]:
    """Where the baseline lies, and whether the configuration says so: else it lies at the repository's root."""
    around = repository()
    if not gate.baseline:
        return (Path.cwd() if around is None else Path(around.root)) / BASELINE, False
    folder = settings.folders.get("check", Path.cwd())
    root = folder if around is None else Path(around.root)
    if not (folder / gate.baseline).resolve().is_relative_to(root.resolve()):
        raise Refused(f"the baseline {safe(gate.baseline)} is not below {safe(str(root))}; --baseline may be")
    return folder / gate.baseline, True


class CheckRun(Struct, frozen=True):
    """The result of a run: ``files`` are those given, by place, with what they were before.

    ``is_same`` says that none of them differs from HEAD, which says nothing, ``not_held`` what the revision does not hold, and
    ``code`` is the exit code.
    """

    request: CheckRequest
    files: Mapping[str, CheckedFile]
    checked: Checked
    is_same: bool
    not_held: tuple[str, ...]
    code: int

    @property
    def compares_nothing(self) -> bool:
        """Whether there is nothing from before: no baseline, no revision, or HEAD, that none of the files differs from."""
        request = self.request
        return not (request.path.exists() or request.options.update_baseline) and (
            self.is_same or request.revision.repository is None
        )

    @property
    def has_nothing_to_compare(self) -> bool:
        """Whether there is no limit either, so that nothing could have been found."""
        return self.compares_nothing and not self.request.gate.has_limits

    @property
    def headline(self) -> str:
        """What became of the kernels: a kernel that is compared with nothing is not added."""
        totals = self.checked.changes.totals
        return f"kernels: {totals.added:,}, none of them compared" if self.compares_nothing else str(totals)


def run_check(request: CheckRequest, paths: list[str], today: datetime.date) -> CheckRun:
    """Read the files, find what they were before, and hold them against the gate.

    With ``update`` of the request they are held against its limits alone.

    Raises:
        Refused: no kernel matches, or git cannot say what the files were.
    """
    files, run = _read_files(request, paths)
    inside = {place: file.path for place, file in files.items() if repository() is not None and not Path(place).is_absolute()}
    previous = previous_files(request.revision, inside, run.logs.paths)
    is_same = bool(previous.same) and previous.same == files.keys() and _is_head(request.revision)
    lost = tuple(_missing_in_revision(request.revision, files, previous))
    pattern = request.settings["kernel"]
    keys = {place: _baseline_key(request, file, previous) for place, file in files.items()}
    files = {
        place: replace(
            file,
            before=_previous_kernels(request, file, previous, is_same),
            baseline=choose_subjects(request.baseline.subjects(keys[place], place), pattern),
        )
        for place, file in files.items()
    }
    orphans = _orphans(request.baseline, files, set(keys.values()))
    judged = list(files.values())
    if request.options.update_baseline:
        # What is accepted now cannot be worse than before: the limits alone are left to judge.
        judged, orphans = [replace(file, before=(), baseline=()) for file in judged], []
    checked = check(request.gate, judged, orphans, today=today, unread_allowed=request.settings["unread-allowed"])
    done = CheckRun(request, files, checked, is_same, lost, FINE)
    code = FOUND if checked.judgement.stops else FINE
    if checked.judgement.has_unjudged or done.has_nothing_to_compare:
        code = NO_ANSWER
    # A log of another file is normal where a hook passes files in batches.
    code = max(code, run.logs.code(foreign=FINE))
    return replace(done, code=BUG if messages.report_failure(run.failed) or run.code == BUG else code)


def _is_head(revision: Revision) -> bool:
    return revision.repository is None or revision.commit == revision.repository.commit("HEAD")


def _read_files(request: CheckRequest, paths: list[str]) -> tuple[dict[str, CheckedFile], Run]:
    """Every file that was given by its place, and the run that read them."""
    files: dict[str, CheckedFile] = {}
    run = Run(request.file_request, request.jobs, keeps_models=True)
    for task, answer in run.answers(paths):
        place, report = _repository_path(task.path), answer.report
        unreadable = tuple(refusal.message for refusal in report.refused)
        if not unreadable and not answer.names:
            unreadable = ("there is no kernel or function in it",)
        models = run.models_of(task)
        offset = "" if _is_code(task.path) else None
        files[place] = CheckedFile(task.path, place, report.inputs, unreadable, None, (), answer.bodies, models, offset)
    if run.patterns.missing:
        raise Refused("; ".join(run.patterns.refusals()) or f"no kernel matches {quote_patterns(request.file_request.kernel)}")
    return files, run


def _is_code(path: str) -> bool:
    """Whether a file is a binary, in which nothing stands on a line."""
    from isaview.tools.sidecars import is_code

    with suppress(OSError, ValueError):
        return is_code(Path(path))
    return False


def _repository_path(path: str) -> str:
    """The path of a file in the repository, an absolute one outside of it."""
    around = repository()
    with suppress(GitError):
        if around is not None and path != "-":
            return around.relative_path(path)
    return os.path.abspath(path)  # noqa: PTH100  links stay what they are


def _missing_in_revision(revision: Revision, files: Mapping[str, CheckedFile], previous: PreviousFiles) -> Iterator[str]:
    """What states figures of today and is not in the revision, in sentences."""
    from isaview.tools.sidecars import sidecars_of

    if previous.blobs:
        yield from not_held(revision.name, previous.companions.missing)
    for place, blob in previous.blobs.items():
        kinds = {Path(held.path).suffix for held in previous.companions.sidecars.get(blob.path, ())}
        lost = [Path(path).name for path in sidecars_of(files[place].path) if Path(path).suffix not in kinds]
        yield from not_held(revision.name, [f"{', '.join(lost)} next to {blob.path}"] if lost else [])


def _previous_kernels(
    request: CheckRequest, file: CheckedFile, previous: PreviousFiles, is_same: bool
) -> tuple[Side, ...] | None:
    """The kernels of a file in the revision: those of the same file, else those of deleted ones that bear the same names."""
    pattern = request.settings["kernel"]
    blob = None if is_same else previous.blobs.get(file.place)
    if blob is not None:
        sides = kernels_of(request.revision, blob, file.place, request.file_request, previous.companions)
        if sides is None:
            messages.say(f"{safe(file.path)}: {safe(request.revision.name)} has a file there with no kernel in it")
            return None
        return choose_subjects(sides, pattern)
    names = {kernel.name for module in file.modules for kernel in module.kernels}
    older = (
        kernels_of(request.revision, blob, file.place, request.file_request, previous.companions) for blob in previous.deleted
    )
    return choose_subjects([side for sides in older for side in sides or () if side.report.name in names], pattern) or None


def _baseline_key(request: CheckRequest, file: CheckedFile, previous: PreviousFiles) -> str:
    """What the baseline calls a file: its path, else its old one."""
    key = request.baseline.key(file.path)
    around = request.revision.repository
    if key not in request.baseline.files and file.place in previous.renamed and around is not None:
        return request.baseline.key(os.path.join(around.root, previous.renamed[file.place]))  # noqa: PTH118
    return key


def _orphans(baseline: Baseline, files: Mapping[str, CheckedFile], taken: set[str]) -> list[Side]:
    """The baseline's kernels in files that are not there any more, of identities that are in files it does not know."""
    fresh = [file for file in files.values() if not file.baseline]
    identities = {kernel.identity for file in fresh for module in file.modules for kernel in module.kernels}
    keys = [key for key in baseline.missing_files() if key not in taken]
    return [side for key in keys for side in baseline.subjects(key, key) if side.report.identity in identities]


def write_baseline(run: CheckRun) -> Iterator[str]:
    """Write the baseline where that was asked for and everything could be read; gives sentences that say what was done.

    Raises:
        Refused: it cannot be written.
    """
    request = run.request
    if not (request.options.update_baseline or request.options.prune):
        return
    if run.checked.judgement.has_unjudged or run.code == BUG:
        yield f"the baseline is not written: exit code {run.code}"
        return
    kernels_by_file = {request.baseline.key(file.path): file.kernels for file in run.files.values()}
    baseline = request.baseline
    if request.options.update_baseline:
        baseline = update_entries(baseline, kernels_by_file, request.gate.metrics)
    if request.options.prune:
        alive = {key: {kernel.report.identity for kernel in kernels} for key, kernels in kernels_by_file.items()}
        kept = {
            key: replace(file, kernels=tuple(entry for entry in file.kernels if entry.identity in alive[key]))
            for key, file in baseline.files.items()
            if key in kernels_by_file
        }
        baseline = replace(baseline, files={key: file for key, file in kept.items() if file.kernels})
    write(to_text(baseline), None, str(request.path))
    kernels = sum(len(file.kernels) for file in baseline.files.values())
    yield f"{safe(os.path.relpath(request.path))} is written: {len(baseline.files):,} files, {kernels:,} kernels"


def notes_of(run: CheckRun, everything: bool, paths: Sequence[str]) -> Iterator[str]:
    """What the findings do not say: what was compared with what, and what could be tidied up; ``paths`` were given."""
    request = run.request
    if request.options.update_baseline:
        return
    if run.has_nothing_to_compare:
        accepting = f"isaview check {safe(shlex.join(paths)) if len(paths) < _FEW_PATHS else '…'} --update-baseline"
        same = f"no file differs from {safe(request.revision.name)}, and " if run.is_same else ""
        yield f"{same}there is nothing to hold these files against; `{accepting}` accepts them, and stops what gets worse later"
    else:
        yield _comparison_note(run)
        if run.is_same:
            yield f"no file differs from {safe(request.revision.name)}: limits and the baseline are checked"
    yield from run.not_held[:_SHOWN]
    paired = [change for change in run.checked.changes.kernels if change.matched_by in ("name", "body")]
    pairs = [_pairing_note(change) for change in paired[:_SHOWN]]
    yield from (f"{new} is paired {how}" for new, how in pairs if how)
    by_name = [new for new, how in pairs if not how]
    yield from [f"paired by name alone: {', '.join(by_name)}"] if by_name else []
    if len(paired) > _SHOWN:
        yield f"and {len(paired) - _SHOWN:,} more kernels paired by name or body"
    stale = request.baseline.missing_files()
    if stale:
        yield f"the baseline can shrink: {len(stale):,} of its files are not there any more; --prune drops them"
    for waiver in run.checked.judgement.unused if everything else ():
        yield f"nothing needs the waiver for {safe(waiver.kernel)} {waiver.metric}: {safe(waiver.reason)}"


def _comparison_note(run: CheckRun) -> str:
    revision, files = run.request.revision, run.files.values()
    changes = run.checked.changes.kernels
    paired = {change.new.place for change in changes if change.old is not None and change.new is not None}
    revised = sum(file.before is not None for file in files)
    accepted = sum(file.before is None and (bool(file.baseline) or file.place in paired) for file in files)
    fresh = len(files) - revised - accepted
    pieces = [f"{revised:,} with {safe(revision.name)} ({revision.commit[:12]})"] if revised else []
    pieces += [f"{accepted:,} with {safe(os.path.relpath(run.request.path))}"] if accepted else []
    note = f" ({revision.note})" if revision.note else ""
    pieces += [f"{fresh:,} with nothing: their limits alone count{note}"] if fresh else []
    return f"files compared: {', '.join(pieces)}"


def _pairing_note(change: KernelChange) -> tuple[str, str]:
    """A kernel and how it was paired; "" for one that has its name still."""
    assert change.old is not None
    old, new = change.old.report.demangled, change.subject.report.demangled
    if old == new and change.matched_by == "name":
        return change.subject.report.short_name, ""
    alike = f", {100 * change.similarity:.0f} % alike" if change.similarity is not None else ""
    was = f"with {old} " if old != new else ""
    return new, f"{was}by {change.matched_by}{alike}"
