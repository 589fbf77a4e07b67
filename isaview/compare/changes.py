"""Changes: what two reports have become of each other, kernel by kernel.

The verdict on a kernel is that of the gravest of its figures that differs, so that it turns round when the sides do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from isaview.base.metrics import worse_when
from isaview.compare.metric_changes import MetricChange, gravity, metric_changes
from isaview.compare.pairing import Ambiguity, MatchedBy, Pairing, Subject, pair

if TYPE_CHECKING:
    from isaview.compare.align import Alignment
    from isaview.compare.causes import Cause

SCHEMA = "isaview/diff"
FORMAT_VERSION = "1.0"

Verdict = Literal["worse", "unclear", "better", "same", "added", "removed"]
_ORDER: tuple[Verdict, ...] = ("worse", "unclear", "removed", "added", "better", "same")


class DifferentTargetsError(Exception):
    """The two sides are for different targets; the message names them."""


class KernelChange(Struct, frozen=True):
    """One kernel of either side or of both; ``matched_by`` is None where it is on one side only.

    ``alignment`` is None there, and where bodies were not to be compared.
    """

    old: Subject | None
    new: Subject | None
    matched_by: MatchedBy | None
    verdict: Verdict
    metrics: tuple[MetricChange, ...] = ()
    alignment: Alignment | None = None
    causes: tuple[Cause, ...] = ()
    similarity: float | None = None

    @property
    def shown(self) -> Subject:
        """The kernel as it is now, else as it was."""
        found = self.new or self.old
        assert found is not None
        return found

    @property
    def identical(self) -> bool:
        """Whether there is nothing at all to tell: same figures, same text, same name."""
        if self.verdict != "same" or self.metrics or self.matched_by != "identity":
            return False
        if self.alignment is None:
            return True
        counts = self.alignment.counts
        return self.alignment.basis == "instructions" and not (counts.renamed or counts.reordered or counts.real)

    @property
    def differs(self) -> bool:
        """Whether a figure or an instruction is really different."""
        return self.verdict != "same" or bool(self.metrics) or (self.alignment is not None and self.alignment.counts.real > 0)


class Totals(Struct, frozen=True):
    """Kernels by verdict; ``unclear`` are those of which no figure that is known on both sides tells."""

    added: int = 0
    removed: int = 0
    worse: int = 0
    better: int = 0
    same: int = 0
    unclear: int = 0
    ambiguous: int = 0

    def __str__(self) -> str:
        """The first line of every diff: ``kernels: 1 added, 0 removed, 3 worse, 2 better, 41 same``."""
        always = ("added", "removed", "worse", "better", "same")
        named = [(name, getattr(self, name)) for name in (*always, "unclear", "ambiguous")]
        return "kernels: " + ", ".join(f"{count:,} {name}" for name, count in named if count or name in always)


class Changes(Struct, frozen=True):
    """All kernels of both sides, worst first."""

    totals: Totals
    kernels: tuple[KernelChange, ...]
    ambiguous: tuple[Ambiguity, ...] = ()
    notes: tuple[str, ...] = ()


def compare(old: Sequence[Subject], new: Sequence[Subject], *, across_targets: bool = False, bodies: bool = True) -> Changes:
    """What became of the kernels of the old side.

    Args:
        old: the kernels of one side, see `isaview.compare.pairing.subjects`.
        new: those of the other.
        across_targets: pair kernels of different targets too.
        bodies: compare instructions, and look for the causes of what changed.

    Raises:
        DifferentTargetsError: the sides have no target in common, or a kernel's targets are not, without ``across_targets``.
    """
    if not across_targets:
        check_targets(old, new)
    return of_pairing(pair(old, new, across_targets=across_targets), bodies=bodies)


def of_pairing(found: Pairing, *, bodies: bool = True) -> Changes:
    """What became of kernels that are paired already."""
    kernels = [_pair_change(one.old, one.new, one.matched_by, one.similarity, bodies) for one in found.pairs]
    kernels.extend(KernelChange(None, one, None, "added") for one in found.added)
    kernels.extend(KernelChange(one, None, None, "removed") for one in found.removed)
    kernels.sort(key=_rank)
    tally = {verdict: sum(one.verdict == verdict for one in kernels) for verdict in _ORDER}
    ambiguous = sum(max(len(one.old), len(one.new)) for one in found.ambiguous)
    return Changes(Totals(**tally, ambiguous=ambiguous), tuple(kernels), found.ambiguous, found.notes)


def check_targets(old: Sequence[Subject], new: Sequence[Subject]) -> None:
    """Refuse sides that are for different targets.

    Raises:
        DifferentTargetsError: no target is on both sides, or a kernel of one name has no target on both.
    """
    sides = ({one.target() for one in old}, {one.target() for one in new})
    if not old or not new:
        return
    if not sides[0] & sides[1]:
        raise DifferentTargetsError(f"the two sides are for different targets: {_named(sides[0])} and {_named(sides[1])}")
    by_kernel: dict[str, tuple[set[tuple[str, str | None]], set[tuple[str, str | None]]]] = {}
    for place, side in enumerate((old, new)):
        for one in side:
            by_kernel.setdefault(one.report.name, (set(), set()))[place].add(one.target())
    for name, (before, after) in sorted(by_kernel.items()):
        if before and after and not before & after:
            raise DifferentTargetsError(f"{name} is for different targets: {_named(before)} and {_named(after)}")


def _named(targets: set[tuple[str, str | None]]) -> str:
    return ", ".join(sorted(f"{dialect} {target or 'without a target'}" for dialect, target in targets))


def _pair_change(old: Subject, new: Subject, matched_by: MatchedBy, similarity: float | None, bodies: bool) -> KernelChange:
    metrics = metric_changes(old, new)
    alignment = aligned(old, new) if bodies else None
    return KernelChange(
        old, new, matched_by, _verdict(metrics), metrics, alignment, _causes(old, new, metrics, alignment), similarity
    )


def _causes(old: Subject, new: Subject, metrics: tuple[MetricChange, ...], alignment: Alignment | None) -> tuple[Cause, ...]:
    if alignment is None:
        return ()
    from isaview.compare.causes import causes

    return causes(old, new, metrics, alignment)


def aligned(old: Subject, new: Subject) -> Alignment | None:
    """The alignment of two bodies; by opcodes where only saved reports are there, None where not even those are known."""
    from isaview.compare.align import align, by_opcodes

    if old.kernel is not None and new.kernel is not None:
        return align(old.kernel, new.kernel)
    if not old.opcodes or not new.opcodes:
        return None
    return by_opcodes(old.opcodes, new.opcodes, "a saved report holds no instructions")


def _verdict(metrics: Sequence[MetricChange]) -> Verdict:
    for change in metrics:
        if change.worse is not None:
            return "worse" if change.worse else "better"
    return "unclear" if any(worse_when(change.name) for change in metrics) else "same"


def _rank(change: KernelChange) -> tuple[object, ...]:
    """Worst first: by verdict, by the gravest figure that is worse and how much, then by how much of the body changed."""
    gravest = next((one for one in change.metrics if one.worse is not None), None)
    share = 0.0
    place = gravity("") if gravest is None else gravity(gravest.name)
    if gravest is not None and gravest.delta is not None:
        share = abs(gravest.delta) / max(abs(gravest.old.value or 0), 1)
    real = 0 if change.alignment is None else change.alignment.counts.real
    shown = change.shown
    entry = not shown.report.is_entry
    return _ORDER.index(change.verdict), entry, place, -share, -real, shown.report.demangled, shown.place, shown.report.identity
