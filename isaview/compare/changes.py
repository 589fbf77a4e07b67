"""Changes: what two reports have become of each other, kernel by kernel.

The verdict on a kernel is that of the gravest of its figures that differs, so that it turns round when the sides do. What has
more calls or atomics is never better: it does other work.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from isaview.base.metrics import worse_when
from isaview.compare.metric_changes import MetricChange, does_more, gravity, metric_changes
from isaview.compare.pairing import Ambiguity, MatchedBy, Pair, Pairing, Subject, pair

if TYPE_CHECKING:
    from isaview.compare.align import Alignment
    from isaview.compare.causes import Cause

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
        named = [(name, getattr(self, name)) for name in self.__struct_fields__]
        shown = [f"{count:,} {name}" for name, count in named if count or name not in ("unclear", "ambiguous")]
        return f"kernels: {', '.join(shown)}"


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
        _check_targets(old, new)
    return of_pairing(pair(old, new, across_targets=across_targets), bodies=bodies)


def of_pairing(pairing: Pairing, *, bodies: bool = True) -> Changes:
    """What became of kernels that are paired already."""
    kernels = [_change(both, bodies) for both in pairing.pairs]
    kernels.extend(KernelChange(None, one, None, "added") for one in pairing.added)
    kernels.extend(KernelChange(one, None, None, "removed") for one in pairing.removed)
    kernels.sort(key=_rank)
    tally = {verdict: sum(one.verdict == verdict for one in kernels) for verdict in _ORDER}
    ambiguous = sum(max(len(one.old), len(one.new)) for one in pairing.ambiguous)
    return Changes(Totals(**tally, ambiguous=ambiguous), tuple(kernels), pairing.ambiguous, pairing.notes)


def _check_targets(old: Sequence[Subject], new: Sequence[Subject]) -> None:
    """Refuse sides that are for different targets.

    Raises:
        DifferentTargetsError: no target is on both sides, or a kernel of one name has no target on both.
    """
    sides: dict[str, tuple[set[str], set[str]]] = {"": (set(), set())}
    for place, side in enumerate((old, new)):
        for one in side:
            dialect, target = one.target()
            for name in ("", one.report.name):
                sides.setdefault(name, (set(), set()))[place].add(f"{dialect} {target or 'without a target'}")
    for name, (before, after) in sorted(sides.items()):
        if before and after and not before & after:
            about = f"{name} is" if name else "the two sides are"
            targets = " and ".join(", ".join(sorted(targets)) for targets in (before, after))
            raise DifferentTargetsError(f"{about} for different targets: {targets}")


def _change(both: Pair, bodies: bool) -> KernelChange:
    old, new = both.old, both.new
    metrics = metric_changes(old, new)
    alignment = _aligned(old, new) if bodies else None
    causes: tuple[Cause, ...] = ()
    if alignment is not None:
        from isaview.compare.causes import causes_of

        causes = causes_of(old, new, metrics, alignment)
    verdict = _verdict(metrics)
    if verdict == "better" and does_more(old, new):
        verdict = "unclear"
    return KernelChange(old, new, both.matched_by, verdict, metrics, alignment, causes, both.similarity)


def _aligned(old: Subject, new: Subject) -> Alignment | None:
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
    if gravest is not None and gravest.delta is not None:
        share = abs(gravest.delta) / max(abs(gravest.old.value or 0), 1)
    place = gravity("" if gravest is None else gravest.name)
    real = 0 if change.alignment is None else change.alignment.counts.real
    shown = change.shown
    entry = not shown.report.is_entry
    return _ORDER.index(change.verdict), entry, place, -share, -real, shown.report.demangled, shown.place, shown.report.identity
