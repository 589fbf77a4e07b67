"""Pairing: which kernel of the old side is which of the new one.

By identity (dialect, target, name, variant), then by name without arguments, then by what the bodies say. Among several of
one key the path decides, then an equal body, then the most similar one where it stands out; a pair is never taken by chance:
what nothing distinguishes is ambiguous. Every step treats both sides alike and no step depends on the order of the kernels.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import zip_longest
from typing import Literal

from msgspec import Struct, field

from isaview.base import limits
from isaview.compare.models import Body, Models
from isaview.compare.whole import Whole, whole_of
from isaview.model.kernel import Kernel
from isaview.reports.overview import short_name
from isaview.reports.report import KernelReport, ModuleReport, Report
from isaview.reports.serial import Plain

MatchedBy = Literal["identity", "name", "body"]

_ALIKE = 0.6
"""Bodies of different names are the same kernel from this share of common instructions on."""
_STANDS_OUT = 0.1
"""By how much the best of several must be better than the next one, as a share."""
_LEAST_INSTRUCTIONS = 8
"""Smaller bodies are too common to tell a kernel by."""


class Subject(Struct, frozen=True, eq=False, dict=True):
    """A kernel of one side; ``place`` is the path of its file below the folder or revision that was given."""

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
        return whole_of(self.report if self.models is None else self.models.completed(self.number), self.kernel)

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

    def to_json(self) -> dict[str, Plain]:
        """The kernel and where it stands, as plain data."""
        report, module = self.report, self.module
        return {
            "name": report.name,
            "demangled": report.demangled,
            "identity": report.identity,
            "path": module.path,
            "part": module.part,
            "line": report.line,
            "target": module.target,
            "is_entry": report.is_entry,
            "complete": report.complete,
            "instructions": report.instructions,
        }


def body_of(kernel: Kernel) -> Body:
    """What is kept of the instructions of a kernel."""
    from isaview.compare.spelling import spell

    digest = hashlib.sha256("\n".join(spell(kernel).texts).encode()).hexdigest()
    return Body(digest, any(form.flow == "call" for form in kernel.distinct_forms))


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
    """Two kernels that are one; ``similarity`` is the share of instructions in common where the bodies decided."""

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
    """Every kernel of both sides, in one of four places; ``notes`` say what was not looked at."""

    pairs: tuple[Pair, ...]
    added: tuple[Subject, ...]
    removed: tuple[Subject, ...]
    ambiguous: tuple[Ambiguity, ...]
    notes: tuple[str, ...] = ()


def pair(old: Sequence[Subject], new: Sequence[Subject], *, across_targets: bool = False) -> Pairing:
    """The pairing of two sides; with ``across_targets`` kernels of different targets and languages are paired too."""
    work = _Work(_sorted(old), _sorted(new))

    def target(one: Subject) -> Hashable:
        return None if across_targets else one.target()

    work.by_key("identity", lambda one: one.report.identity.split("/", 2)[-1] if across_targets else one.report.identity)
    work.by_key("name", lambda one: (target(one), one.report.name))
    work.by_key("name", lambda one: (target(one), short_name(one.report.demangled)))
    work.by_body(target)
    return Pairing(tuple(work.pairs), tuple(work.new), tuple(work.old), tuple(work.ambiguous), tuple(work.notes))


def similarity(one: Subject, other: Subject) -> float:
    """The share of instructions two bodies have in common by opcode, from 0 to 1."""
    either = (one.opcodes | other.opcodes).total()
    return (one.opcodes & other.opcodes).total() / either if either else 1.0


def _sorted(side: Iterable[Subject]) -> list[Subject]:
    return sorted(side, key=lambda one: (one.place, one.module.part, one.report.identity, one.report.line))


class _Work(Struct, eq=False):
    """What is not paired yet of both sides, and what was found."""

    old: list[Subject]
    new: list[Subject]
    pairs: list[Pair] = field(default_factory=list)
    ambiguous: list[Ambiguity] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def by_key(self, matched_by: MatchedBy, key: Callable[[Subject], Hashable]) -> None:
        """Pair what has the same key."""
        groups = _groups(self.old, self.new, key)
        taken: set[int] = set()
        for old, new in groups.values():
            if not old or not new:
                continue
            group = _Group(old, new, matched_by)
            group.resolve()
            self.pairs.extend(group.pairs)
            taken.update(id(one) for found in group.pairs for one in (found.old, found.new))
            if group.old and group.new:
                self.ambiguous.append(_ambiguity(group, matched_by))
                taken.update(id(one) for one in (*group.old, *group.new))
        self.drop(taken)

    def drop(self, taken: set[int]) -> None:
        self.old = [one for one in self.old if id(one) not in taken]
        self.new = [one for one in self.new if id(one) not in taken]

    def by_body(self, key: Callable[[Subject], Hashable]) -> None:
        """Pair kernels of different names whose bodies say much the same."""
        for old, new in _groups(self.old, self.new, key).values():
            old = [one for one in old if one.opcodes.total() >= _LEAST_INSTRUCTIONS]
            new = [one for one in new if one.opcodes.total() >= _LEAST_INSTRUCTIONS]
            if not old or not new:
                continue
            group = _Group(old, new, "body")
            group.by_equal_body(only_unique=True)
            if len(group.old) * len(group.new) <= limits.DIFF_BODIES:
                group.by_similarity(_ALIKE)
            else:
                self.notes.append(
                    f"{len(group.old):,} removed and {len(group.new):,} added kernels are too many to look for renamed ones"
                )
            self.pairs.extend(group.pairs)
            self.drop({id(one) for found in group.pairs for one in (found.old, found.new)})


def _groups(
    old: Iterable[Subject], new: Iterable[Subject], key: Callable[[Subject], Hashable]
) -> dict[Hashable, tuple[list[Subject], list[Subject]]]:
    groups: dict[Hashable, tuple[list[Subject], list[Subject]]] = {}
    for place, side in enumerate((old, new)):
        for one in side:
            groups.setdefault(key(one), ([], []))[place].append(one)
    return groups


def _ambiguity(group: _Group, matched_by: MatchedBy) -> Ambiguity:
    kernels = f"{len(group.old)} old and {len(group.new)} new kernels have the same {matched_by}"
    names = sorted(short_name(one.report.demangled) for one in (*group.old, *group.new))
    because = f"{kernels}, and neither path nor body tells which is which"
    return Ambiguity(names[0], tuple(group.old), tuple(group.new), because)


class _Group(Struct, eq=False):
    """Kernels of both sides that share a key."""

    old: list[Subject]
    new: list[Subject]
    matched_by: MatchedBy
    pairs: list[Pair] = field(default_factory=list)

    def resolve(self) -> None:
        """Pair as many as stand out; what is left on both sides is ambiguous."""
        if self.only_one():
            return
        self.within(lambda one: one.place)
        self.by_equal_body()
        self.within(lambda one: (one.place, one.module.part))
        self.by_similarity(0.0)
        self.only_one()

    def only_one(self) -> bool:
        """Pair the two that are left, where there is one on each side."""
        if len(self.old) == 1 and len(self.new) == 1:
            self.take(self.old[0], self.new[0])
        return not self.old or not self.new

    def take(self, old: Subject, new: Subject, similarity: float | None = None) -> None:
        self.pairs.append(Pair(old, new, self.matched_by, similarity))
        self.old.remove(old)
        self.new.remove(new)

    def within(self, key: Callable[[Subject], Hashable]) -> None:
        """Pair what is alone on both sides under a further key."""
        for old, new in _groups(self.old, self.new, key).values():
            if len(old) == 1 and len(new) == 1:
                self.take(old[0], new[0])

    def by_equal_body(self, *, only_unique: bool = False) -> None:
        """Pair equal bodies with equal figures: where several are equal it makes no difference which is which."""
        for old, new in _groups(self.old, self.new, lambda one: one.fingerprint or id(one)).values():
            if only_unique and not len(old) == len(new) == 1:
                continue
            for one, other in zip(list(old), list(new), strict=False):
                self.take(one, other, 1.0 if self.matched_by == "body" else None)

    def by_similarity(self, least: float) -> None:
        """Pair those that are each the other's most similar one by a margin, again and again while any are."""
        scores = {
            (old, new): score
            for old, one in enumerate(self.old)
            for new, other in enumerate(self.new)
            if (score := similarity(one, other)) >= least
        }
        olds, news = list(self.old), list(self.new)
        while scores:
            found = list(_mutual(scores))
            if not found:
                return
            for old, new in found:
                self.take(olds[old], news[new], scores[old, new] if self.matched_by == "body" else None)
            gone_old, gone_new = {old for old, _ in found}, {new for _, new in found}
            scores = {key: score for key, score in scores.items() if key[0] not in gone_old and key[1] not in gone_new}


def _mutual(scores: dict[tuple[int, int], float]) -> Iterator[tuple[int, int]]:
    """Pairs that are better by a margin than every other pair either of the two could be in."""
    best: tuple[dict[int, list[float]], dict[int, list[float]]] = ({}, {})
    for key, score in scores.items():
        for place in (0, 1):
            best[place].setdefault(key[place], []).append(score)
    for side in best:
        for found in side.values():
            found.sort(reverse=True)
    for (old, new), score in sorted(scores.items()):
        rivals = (best[0][old], best[1][new])
        next_best = max(found[1] if len(found) > 1 else -1.0 for found in rivals)
        if score == max(rivals[0][0], rivals[1][0]) and (next_best < 0 or next_best <= score - _STANDS_OUT):
            yield old, new
