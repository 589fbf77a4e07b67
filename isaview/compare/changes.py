"""What became of every kernel of two reports: its partner, verdict, figures, instructions and causes.

The verdict follows from what matters most (`isaview.compare.weighing`): it turns round when the sides do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate, product, starmap
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import limits
from isaview.compare.equal_work import Bound
from isaview.compare.metric_changes import Cause, MetricChange, gravity, metric_changes
from isaview.compare.pairing import Ambiguity, MatchedBy, Pair, Pairing, Subject, pair
from isaview.compare.weighing import Evidence, Verdict, Weighed, weigh
from isaview.compare.whole import FindingsChange, Whole, findings_change
from isaview.reports.rows import add_titles

if TYPE_CHECKING:
    from isaview.compare.align import Alignment

_SAME_TEXT_COSTS = 4
"""How many instructions of an unchanged kernel take as long to align as an instruction of a changed kernel."""
_Target = tuple[str, str | None, str | None]
"""The language, the target, and the GPU that a text without a target was compiled for."""
WORST_FIRST: tuple[Verdict, ...] = ("worse", "likely worse", "unclear", "removed", "added", "likely better", "better", "same")


class DifferentTargetsError(Exception):
    """The two sides are for different targets; the message names them."""


class KernelChange(Struct, frozen=True, dict=True):
    """A kernel of either side or of both; ``matched_by`` is None where a side lacks it.

    ``alignment`` is None there, and where bodies were not to be compared. ``weighed`` says what decided the verdict.
    """

    old: Subject | None
    new: Subject | None
    matched_by: MatchedBy | None
    verdict: Verdict
    metrics: tuple[MetricChange, ...] = ()
    weighed: Weighed = Weighed("same")
    alignment: Alignment | None = None
    causes: tuple[Cause, ...] = ()
    similarity: float | None = None

    @property
    def subject(self) -> Subject:
        """The kernel as it is now, else as it was."""
        kernel = self.new or self.old
        assert kernel is not None
        return kernel

    @property
    def is_changed(self) -> bool:
        """Whether it is on both sides and really different."""
        return self.differs and self.old is not None and self.new is not None

    @cached_property
    def findings(self) -> FindingsChange | None:
        """Findings of either side alone; None where a side does not say or is missing."""
        return None if self.old is None or self.new is None else findings_change(self._whole(self.old), self.new.whole)

    @property
    def bounds(self) -> tuple[Bound | None, Bound | None]:
        """What limits it, before and now; None where that is not known."""
        old, new = (None if side is None else self._whole(side).bound for side in (self.old, self.new))
        return old, new

    def _whole(self, side: Subject) -> Whole:
        """What is known of a side besides its figures; equal kernels are analysed once, as the new kernel."""
        return side.whole if self.new is None or not self.is_equal else self.new.whole

    @cached_property
    def is_equal(self) -> bool:
        """Whether both sides are the same text with no other figures, and call nobody whose text may differ."""
        if self.old is None or self.new is None or not self.old.text or self.old.text != self.new.text:
            return False
        both_call = all(side.body is None or side.body.calls for side in (self.old, self.new))
        return not both_call and not any(change.delta for change in self.metrics)

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


_ALWAYS = ("added", "removed", "worse", "better", "same")
"""Totals that are shown where they are 0, too."""


class Totals(Struct, frozen=True):
    """Kernels by verdict; ``unclear`` are those of which nothing that is known on both sides tells.

    ``likely_worse`` and ``likely_better`` rest on estimates.
    """

    added: int = 0
    removed: int = 0
    worse: int = 0
    better: int = 0
    same: int = 0
    unclear: int = 0
    ambiguous: int = 0
    likely_worse: int = 0
    likely_better: int = 0

    def __str__(self) -> str:
        """The first line of every diff: ``kernels: 1 added, 0 removed, 3 worse, 2 better, 41 same``."""
        named = [(name, getattr(self, name)) for name in self.__struct_fields__]
        shown = [f"{count:,} {name.replace('_', ' ')}" for name, count in named if count or name in _ALWAYS]
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
        old: the kernels of the old side, see `isaview.compare.pairing.subjects`.
        new: those of the new side.
        across_targets: pair kernels of different targets too.
        bodies: compare instructions, and look for the causes of what changed.

    Raises:
        DifferentTargetsError: the sides have no target in common, or a kernel's targets are not, without ``across_targets``.
    """
    if not across_targets:
        # what is compiled for one target alone takes other registers on another: no figure would say the same
        before_and_after: dict[str, tuple[set[_Target], set[_Target]]] = {}
        for index, side in enumerate((old, new)):
            for kernel in side:
                for name in ("", kernel.report.name):
                    before_and_after.setdefault(name, (set(), set()))[index].add((*kernel.target(), kernel.compiled_for))
        for name, (before, after) in sorted(before_and_after.items()):
            if before and after and not any(starmap(_is_same_target, product(before, after))):
                about = f"{name} is" if name else "the two sides are"
                targets = " and ".join(", ".join(sorted(map(_target_name, targets))) for targets in (before, after))
                raise DifferentTargetsError(f"{about} for different targets: {targets}")
    # titles are made for both sides together, so that a kernel is called the same on each
    old, new = with_titles(old, new)
    return changes_of_pairing(pair(old, new, across_targets=across_targets), bodies=bodies)


def with_titles(*sides: Sequence[Subject]) -> list[list[Subject]]:
    """The kernels of each side with titles that distinguish them in one table."""
    reports = iter(add_titles(*([(kernel.report, kernel.module) for kernel in side] for side in sides)))
    return [[replace(kernel, report=next(reports)) for kernel in side] for side in sides]


def changes_of_pairing(pairing: Pairing, *, bodies: bool = True) -> Changes:
    """What became of kernels that are paired already."""
    by_opcodes = _count_beyond_limit(pairing.pairs) if bodies else frozenset()
    kernels = [_change(both, bodies, by_opcodes=index in by_opcodes) for index, both in enumerate(pairing.pairs)]
    kernels.extend(KernelChange(None, kernel, None, "added") for kernel in pairing.added)
    kernels.extend(KernelChange(kernel, None, None, "removed") for kernel in pairing.removed)
    kernels.sort(key=_rank)
    tally = Counter(change.verdict.replace(" ", "_") for change in kernels)
    ambiguous = sum(max(len(group.old), len(group.new)) for group in pairing.ambiguous)
    return Changes(Totals(**tally, ambiguous=ambiguous), tuple(kernels), pairing.ambiguous, pairing.notes)


def _is_same_target(first: _Target, second: _Target) -> bool:
    """Whether two texts are for one target; texts that name none are, unless they were compiled for two GPUs."""
    return first[:2] == second[:2] and (first[2] == second[2] or None in (first[2], second[2]))


def _target_name(target: _Target) -> str:
    dialect, named, gpu = target
    return f"{dialect} {named or (f'compiled for {gpu}' if gpu else 'without a target')}"


def _count_beyond_limit(pairs: Sequence[Pair]) -> frozenset[int]:
    """The indices of the largest pairs, beyond `limits.DIFF_FILE_INSTRUCTIONS` instructions: they are compared by opcodes."""
    sizes = [max(len(side.kernel or ()) for side in (both.old, both.new)) for both in pairs]
    names = [sorted((both.old.report.name, both.new.report.name)) for both in pairs]
    smallest_first = sorted(range(len(pairs)), key=lambda index: (sizes[index], names[index]))
    is_same = [bool(both.old.text) and both.old.text == both.new.text for both in pairs]
    costs = [sizes[index] // (_SAME_TEXT_COSTS if is_same[index] else 1) for index in smallest_first]
    spent = zip(smallest_first, accumulate(costs), strict=True)
    return frozenset(index for index, cost in spent if cost > limits.DIFF_FILE_INSTRUCTIONS)


def _change(both: Pair, bodies: bool, *, by_opcodes: bool) -> KernelChange:
    old, new = both.old, both.new
    metrics = metric_changes(old, new)
    alignment = _align_pair(old, new, by_opcodes=by_opcodes) if bodies else None
    causes: tuple[Cause, ...] = ()
    if alignment is not None:
        from isaview.compare.causes import causes_of

        causes = causes_of(old, new, metrics, alignment)
    change = KernelChange(old, new, both.matched_by, "same", metrics, Weighed("same"), alignment, causes, both.similarity)
    evidence = Evidence(metrics, new.words)
    if not change.is_equal:
        evidence = Evidence(metrics, new.words, old.whole, new.whole, change.findings)
    weighed = weigh(evidence)
    return replace(change, verdict=weighed.verdict, weighed=weighed)


def _align_pair(old: Subject, new: Subject, *, by_opcodes: bool) -> Alignment | None:
    """The alignment of two bodies; by opcodes where only saved reports are there, None where not even those are known."""
    from isaview.compare.align import align, align_opcodes

    if by_opcodes:
        why = f"smaller kernels have {limits.DIFF_FILE_INSTRUCTIONS:,} instructions; -k {old.report.name} aligns it"
        return align_opcodes(old.opcodes, new.opcodes, why)
    if old.kernel is not None and new.kernel is not None:
        return align(old.kernel, new.kernel)
    if not old.opcodes or not new.opcodes:
        return None
    return align_opcodes(old.opcodes, new.opcodes, "a saved report holds no instructions")


def _rank(change: KernelChange) -> tuple[object, ...]:
    """Worst first: by verdict, by the gravest figure that is worse and how much, then by how much of the body changed."""
    gravest = next((metric for metric in change.metrics if metric.worse is not None), None)
    growth = 0.0
    if gravest is not None and gravest.delta is not None:
        growth = abs(gravest.delta) / max(abs(gravest.old.value or 0), 1)
    real = 0 if change.alignment is None else change.alignment.counts.real
    shown = change.subject
    return (
        WORST_FIRST.index(change.verdict),
        not shown.report.is_entry,
        gravity("" if gravest is None else gravest.name),
        -growth,
        -real,
        shown.report.demangled,
        shown.place,
        shown.report.identity,
    )
