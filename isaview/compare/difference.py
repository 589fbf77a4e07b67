"""Two sides with what changed between them, and how much of it is shown; as plain data the schema ``diff``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import asdict, replace

from isaview.base.plugins import Shown
from isaview.compare.align import Alignment
from isaview.compare.changes import Changes, KernelChange
from isaview.compare.equal_work import equal_work
from isaview.compare.opposites import Opposite, Side, opposites
from isaview.inputs.source_text import SourceFolder
from isaview.reports.serial import Plain, head, plain

SCHEMA = "isaview/diff"
FORMAT_VERSION = "1.2"


class Showing(Struct, frozen=True):
    """How much is shown.

    ``table`` leaves the instructions out, ``everything`` shows unchanged kernels and hunks of every kind too; ``kernels`` and
    ``lines`` bound the kernels shown in full and the lines of each; None is no bound.
    """

    table: bool = False
    everything: bool = False
    kernels: int | None = 20
    lines: int | None = 120


class Difference(Struct, Shown, frozen=True):
    """Two named sides, what changed between them, and how much of it is shown.

    ``source_lines`` has the text of positions, of sources in the ``folder``.
    """

    changes: Changes
    old_name: str
    new_name: str
    showing: Showing = Showing()
    source_lines: Mapping[str, str] = {}
    folder: SourceFolder | None = None
    __repr__ = Shown.__repr__

    @property
    def headline(self) -> str:
        """The totals."""
        return str(self.changes.totals)

    @property
    def listed(self) -> tuple[KernelChange, ...]:
        """The kernels that have a row: those that differ, or all."""
        return tuple(change for change in self.changes.kernels if self.showing.everything or change.differs)

    @property
    def detailed(self) -> tuple[KernelChange, ...]:
        """The kernels shown in full."""
        return tuple([change for change in self.changes.kernels if change.is_changed][: self.showing.kernels])

    def remarks(self) -> list[str]:
        """What the totals do not say, in sentences."""
        sentences = []
        kernels = self.changes.kernels
        unchanged = [change.alignment.counts for change in kernels if change.alignment and not change.differs]
        renamed, moved = (sum(bool(getattr(counts, name)) for counts in unchanged) for name in ("renamed", "reordered"))
        if renamed or moved:
            sentences.append(
                f"of those that are the same, {renamed:,} use other registers and {moved:,} another order of instructions"
            )
        reasons = [change.alignment.because for change in kernels if change.alignment and change.alignment.because]
        if reasons:
            sentences.append(
                f"{len(reasons):,} not compared instruction by instruction ({reasons[0]}): they may differ in more than this"
            )
        sentences.extend(f"ambiguous: {kernel.name}: {kernel.because}" for kernel in self.changes.ambiguous)
        sentences.extend(self.changes.notes)
        hidden = sum(change.is_changed for change in kernels) - len(self.detailed)
        if hidden > 0 and not self.showing.table:
            sentences.append(f"and {hidden:,} more changed kernels in full with --all")
        return sentences

    def listing(self, change: KernelChange) -> list[Opposite]:
        """The changed instructions of a kernel, hunk by hunk; empty where only numbers are wanted, or known."""
        if self.showing.table or change.alignment is None:
            return []
        old, new = (None if side is None else side.kernel for side in (change.old, change.new))
        if old is None or new is None:
            return []
        kinds = ("real", "reordered", "renamed") if self.showing.everything else ("real",)
        lines = [line for hunk in change.alignment.hunks for line in hunk.lines]
        listing = opposites(lines, old, new, kinds)
        return [replace(line, old=self._sourced(line.old), new=self._sourced(line.new)) for line in listing]

    def _sourced(self, side: Side) -> Side:
        """A heading of a listing with the text of its source line."""
        text = self.source_lines.get(side.source, "")
        return replace(side, text=f"{side.text} │ {text}") if text else side

    def positions(self) -> Iterator[str]:
        """The source positions that are named of the kernels shown in full."""
        for change in self.detailed:
            findings = () if change.findings is None else (*change.findings.removed, *change.findings.added)
            yield from (finding.source or "" for finding in findings)
            yield from (cause.source for cause in (() if self.showing.table else change.causes))
            yield from (side.source for line in self.listing(change) for side in (line.old, line.new))


def to_json(difference: Difference) -> dict[str, Plain]:
    """The whole difference; ``kernels`` leaves out what is identical, unless everything was asked for."""
    changes = difference.changes
    ambiguous = [
        {
            "name": kernel.name,
            "old": [subject.to_json() for subject in kernel.old],
            "new": [subject.to_json() for subject in kernel.new],
            "because": kernel.because,
        }
        for kernel in changes.ambiguous
    ]
    return {
        **head(SCHEMA, FORMAT_VERSION),
        "old": difference.old_name,
        "new": difference.new_name,
        "totals": plain(changes.totals),
        "kernels": [
            _plain_kernel(change) for change in changes.kernels if difference.showing.everything or not change.identical
        ],
        "ambiguous": ambiguous,
        "notes": list(changes.notes),
    }


def _plain_kernel(change: KernelChange) -> dict[str, Plain]:
    """A kernel; null stands for what is not known of a side, and for what needs both."""
    old, new, (bound, bound_now) = change.old, change.new, change.bounds
    work = equal_work(bound, bound_now) if bound and bound_now else None
    return {
        "old": None if old is None else old.to_json(),
        "new": None if new is None else new.to_json(),
        "matched_by": change.matched_by,
        "similarity": change.similarity,
        "verdict": change.verdict,
        "decided_by": change.weighed.step or None,
        "why": change.weighed.why,
        "verdict_without_estimates": change.weighed.firm if old is not None and new is not None else change.verdict,
        "findings": plain(change.findings),
        "bound": {"old": plain(bound), "new": plain(bound_now), "equal_work": plain(work)},
        "metrics": plain(change.metrics),
        "instructions": None if change.alignment is None else _plain_alignment(change.alignment),
        "causes": plain(change.causes),
    }


def _plain_alignment(alignment: Alignment) -> dict[str, Plain]:
    """What became of the instructions; null where the comparison did not go so deep, and ``because`` says why."""
    counts = alignment.counts
    return {
        **asdict(counts),
        "hunks": None if counts.identical is None else sum(hunk.kind == "real" for hunk in alignment.hunks),
        "basis": alignment.basis,
        "because": alignment.because,
        "opcodes": [{"opcode": opcode, "old": old, "new": new} for opcode, old, new in alignment.opcodes],
    }
