"""Which kernel of the old side is which kernel of the new side.

Kernels pair by identity (dialect, target, name, variant), then by name without arguments, then by body. Among several with
the same key the path decides, then an equal body, then the most similar body where it stands out. No pair is a guess: what
nothing distinguishes is ambiguous. Every step treats both sides alike and no step depends on the order of the kernels.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import zip_longest
from operator import itemgetter
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import limits
from isaview.base.grouping import group_by
from isaview.base.signatures import without_parameters
from isaview.base.words import VOCABULARIES, Words
from isaview.compare.models import Body, Models
from isaview.compare.whole import Whole, whole_of
from isaview.model.kernel import Kernel
from isaview.reports.kernel_store import load
from isaview.reports.report import KernelReport, ModuleReport, Report
from isaview.reports.serial import Plain

MatchedBy = Literal["identity", "name", "body"]

_RENAMED_FROM = 0.6
"""Share of common instructions from which bodies of different names are the same kernel."""
_MARGIN = 0.1
"""Share of common instructions by which the best candidate must lead the next."""
_LEAST_INSTRUCTIONS = 8
"""Instructions below which a body is too common to recognise a kernel by."""


class Subject(Struct, frozen=True, eq=False, dict=True):
    """A kernel of either side; ``place`` is the path of its file below the folder or revision that was given."""

    report: KernelReport
    module: ModuleReport
    place: str = ""
    body: Body | None = None
    """What there is to know of the instructions to tell equal ones; None where they are not there."""
    models: Models | None = None
    """Where its model is, as the kernel of this ``number``; None where only a saved report is there."""
    number: int = 0
    known: Whole | None = None
    """What a baseline says besides its figures."""
    listed: Mapping[str, int] | None = None
    """How often a baseline says that each opcode stands in the body."""

    @property
    def kernel(self) -> Kernel | None:
        """The model, None where only a saved report is there."""
        return None if self.models is None else self.models.kernel(self.number)

    @cached_property
    def opcodes(self) -> Counter[str]:
        """How often each opcode stands in the body."""
        mix = self.report.results.get("mix")
        return Counter(self.listed if self.listed is not None else mix.opcodes if mix is not None else ())

    @cached_property
    def whole(self) -> Whole:
        """What there is to know besides its figures; computed when it is first asked for."""
        if self.known is not None:
            return self.known
        return whole_of(self._complete_report(), None if self.body is None else self.body.others)

    def _complete_report(self) -> KernelReport:
        """The report with every analysis and rule, as far as that can be had: from the store, or made with the model."""
        kept = None if self.body is None or not self.body.key else load(self.body.key, self.report.line)
        if kept is not None:
            return replace(self.report, results=kept.results, findings=kept.findings, left_out=kept.left_out)
        return self.report if self.models is None else self.models.complete_report(self.number)

    def with_listing(self) -> KernelReport:
        """The same with its listing, where a model is there; its titles are those of this report."""
        if self.models is None:
            return self._complete_report()
        return replace(
            self.models.complete_report(self.number, ("listing",)), label=self.report.label, short_name=self.report.short_name
        )

    @property
    def text(self) -> str:
        """A digest of what the body says, in any registers and labels; "" where the body is not there."""
        return "" if self.body is None else self.body.digest

    @cached_property
    def fingerprint(self) -> str:
        """The text with the figures; "" where the body is not there."""
        figures = sorted((name, measure.value, measure.origin) for name, measure in self.report.measures.items())
        return f"{self.text} {figures!r}" if self.text else ""

    def target(self) -> tuple[str, str | None]:
        """The language and the target."""
        return self.module.dialect, self.module.target

    @property
    def compiled_for(self) -> str | None:
        """The GPU of a text that names no target, by what lies next to it; None where nothing says, or the text does."""
        return getattr(self.report.results.get("occupancy"), "gpu", None) if self.module.target is None else None

    @property
    def words(self) -> Words:
        """The words of its readers: those of the text, else of the GPU that it was compiled for."""
        own = self.module.words
        return own if own.terms else VOCABULARIES.get(getattr(self.report.results.get("occupancy"), "words", ""), own)

    def to_json(self) -> dict[str, Plain]:
        """The kernel and where it stands, as plain data."""
        document: dict[str, Plain] = {
            name: getattr(self.report, name) for name in ("name", "demangled", "short_name", "identity")
        }
        document.update(path=self.module.path, part=self.module.part, line=self.report.line, target=self.module.target)
        document.update({name: getattr(self.report, name) for name in ("is_entry", "complete", "instructions")})
        return document


def subjects(
    report: Report,
    place: Callable[[str], str] = lambda path: path,
    bodies: Sequence[Body] = (),
    models: Models | None = None,
) -> list[Subject]:
    """The kernels of a report, with their bodies and where their models are.

    ``place`` gives a file's path below what was named on the command line.
    """
    rows = [(kernel, module) for module in report.inputs for kernel in module.kernels]
    return [
        Subject(kernel, module, place(module.path), body, models, number)
        for number, ((kernel, module), body) in enumerate(zip_longest(rows, bodies))
    ]


class Pair(Struct, frozen=True):
    """Two kernels that are the same; ``similarity`` is the share of common instructions where the bodies decided."""

    old: Subject
    new: Subject
    matched_by: MatchedBy
    similarity: float | None = None


class Ambiguity(Struct, frozen=True):
    """Kernels of both sides that nothing distinguishes."""

    name: str
    old: tuple[Subject, ...]
    new: tuple[Subject, ...]
    because: str


class Pairing(Struct, frozen=True):
    """Every kernel of both sides, each in a single field; ``notes`` say what was not looked at."""

    pairs: tuple[Pair, ...]
    added: tuple[Subject, ...]
    removed: tuple[Subject, ...]
    ambiguous: tuple[Ambiguity, ...]
    notes: tuple[str, ...] = ()


def pair(old: Sequence[Subject], new: Sequence[Subject], *, across_targets: bool = False) -> Pairing:
    """The pairing of two sides; with ``across_targets`` kernels of different targets and languages are paired too."""

    def target(subject: Subject) -> Hashable:
        return None if across_targets else subject.target()

    def identity(subject: Subject) -> Hashable:
        return subject.report.identity.split("/", 2)[-1] if across_targets else subject.report.identity

    steps: tuple[tuple[MatchedBy, Callable[[Subject], Hashable]], ...] = (
        ("identity", identity),
        ("name", lambda subject: (target(subject), subject.report.name)),
        ("name", lambda subject: (target(subject), without_parameters(subject.report.demangled))),
    )
    olds, news = _sort_subjects(old), _sort_subjects(new)
    pairs: list[Pair] = []
    ambiguous: list[Ambiguity] = []
    notes: list[str] = []
    for matched_by, key in steps:
        for group in _groups(olds, news, key, matched_by):
            group.resolve()
            ambiguous.extend([_ambiguity(group)] if group.old and group.new else ())
            pairs.extend(group.pairs)
        olds, news = _list_unsettled(pairs, ambiguous, olds, news)
    large, large_new = ([kernel for kernel in side if kernel.opcodes.total() >= _LEAST_INSTRUCTIONS] for side in (olds, news))
    for group in _groups(large, large_new, target, "body"):
        notes.extend(group.pair_by_body())
        pairs.extend(group.pairs)
    olds, news = _list_unsettled(pairs, ambiguous, olds, news)
    return Pairing(tuple(pairs), tuple(news), tuple(olds), tuple(ambiguous), tuple(notes))


def similarity(old: Subject, new: Subject) -> float:
    """The share of instructions two bodies have in common by opcode, from 0 to 1."""
    either = (old.opcodes | new.opcodes).total()
    return (old.opcodes & new.opcodes).total() / either if either else 1.0


def _sort_subjects(side: Iterable[Subject]) -> list[Subject]:
    return sorted(side, key=lambda kernel: (kernel.place, kernel.module.part, kernel.report.identity, kernel.report.line))


def _list_unsettled(pairs: Sequence[Pair], ambiguous: Sequence[Ambiguity], *sides: list[Subject]) -> list[list[Subject]]:
    """The kernels of each side that are neither in a pair nor ambiguous."""
    settled = {id(kernel) for both in pairs for kernel in (both.old, both.new)}
    settled.update(id(kernel) for group in ambiguous for kernel in (*group.old, *group.new))
    return [[kernel for kernel in side if id(kernel) not in settled] for side in sides]


def _groups(
    old: Iterable[Subject], new: Iterable[Subject], key: Callable[[Subject], Hashable], matched_by: MatchedBy
) -> list[_Group]:
    """The kernels that have a key in common with the other side, by that key."""
    olds, news = group_by(old, key), group_by(new, key)
    return [_Group(kernels, news[value], matched_by, []) for value, kernels in olds.items() if value in news]


def _ambiguity(group: _Group) -> Ambiguity:
    kernels = f"{len(group.old)} old and {len(group.new)} new kernels have the same {group.matched_by}"
    name = min(without_parameters(kernel.report.demangled) for kernel in (*group.old, *group.new))
    return Ambiguity(name, tuple(group.old), tuple(group.new), f"{kernels}, and neither path nor body tells which is which")


class _Group(Struct, eq=False):
    """Kernels of both sides that share a key and are not paired yet, and the pairs made of others."""

    old: list[Subject]
    new: list[Subject]
    matched_by: MatchedBy
    pairs: list[Pair]

    def resolve(self) -> None:
        """Pair as many as stand out; what is left on both sides is ambiguous."""
        if self.is_settled():
            return
        # from what people chose to what is only likely: a path, a GPU, the same text, the part of a file, then similarity
        self.pair_within(lambda kernel: kernel.place)
        self.pair_within(lambda kernel: kernel.compiled_for)
        self.pair_equal_bodies()
        self.pair_within(lambda kernel: (kernel.place, kernel.module.part))
        self.pair_by_similarity(0.0)
        self.is_settled()

    def pair_by_body(self) -> Iterator[str]:
        """Pair kernels of different names whose bodies say much the same; gives a note where there are too many."""
        self.pair_equal_bodies(only_unique=True)
        if len(self.old) * len(self.new) <= limits.DIFF_BODIES:
            self.pair_by_similarity(_RENAMED_FROM)
        else:
            # every old body would be compared with every new one
            yield f"{len(self.old):,} removed and {len(self.new):,} added kernels are too many to look for renamed ones"

    def is_settled(self) -> bool:
        """Pair the last two kernels; whether a side is empty then."""
        if len(self.old) == 1 and len(self.new) == 1:
            self.take(self.old[0], self.new[0])
        return not self.old or not self.new

    def take(self, old: Subject, new: Subject, similarity: float | None = None) -> None:
        self.pairs.append(Pair(old, new, self.matched_by, similarity if self.matched_by == "body" else None))
        self.old.remove(old)
        self.new.remove(new)

    def pair_within(self, key: Callable[[Subject], Hashable]) -> None:
        """Pair what is alone on both sides under a further key."""
        for group in _groups(self.old, self.new, key, self.matched_by):
            if len(group.old) == 1 and len(group.new) == 1:
                self.take(group.old[0], group.new[0])

    def pair_equal_bodies(self, *, only_unique: bool = False) -> None:
        """Pair equal bodies with equal figures: where several are equal it makes no difference which is which."""
        for group in _groups(self.old, self.new, lambda kernel: kernel.fingerprint or id(kernel), self.matched_by):
            if not only_unique or len(group.old) == len(group.new) == 1:
                for old, new in zip(group.old, group.new, strict=False):
                    self.take(old, new, 1.0)

    def pair_by_similarity(self, least: float) -> None:
        """Pair kernels that are each other's most similar by a margin, again and again while there are any."""
        scores = {
            (old_place, new_place): score
            for old_place, old in enumerate(self.old)
            for new_place, new in enumerate(self.new)
            if (score := similarity(old, new)) >= least
        }
        olds, news = list(self.old), list(self.new)
        # a pair that is taken leaves its rivals: others may stand out then
        while mutual := list(_mutual(scores)):
            for old_place, new_place in mutual:
                self.take(olds[old_place], news[new_place], scores[old_place, new_place])
            paired_olds, paired_news = map(set, zip(*mutual, strict=True))
            scores = {
                (old_place, new_place): score
                for (old_place, new_place), score in scores.items()
                if old_place not in paired_olds and new_place not in paired_news
            }


def _mutual(scores: dict[tuple[int, int], float]) -> Iterator[tuple[int, int]]:
    """Pairs that are better by a margin than every other pair either of the two could be in."""
    ranked = [
        {kernel: sorted(map(scores.__getitem__, pairs), reverse=True) for kernel, pairs in group_by(scores, of_side).items()}
        for of_side in (itemgetter(0), itemgetter(1))
    ]
    # the same pairs whichever side is called old: a pair needs a margin on both
    for (old, new), score in sorted(scores.items()):
        rivals = ranked[0][old], ranked[1][new]
        if all(score == best and (not others or others[0] <= score - _MARGIN) for best, *others in rivals):
            yield old, new
