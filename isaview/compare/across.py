"""Across: one kernel on several GPUs, or in several dumps, side by side.

A column is one kernel of one dump reckoned for one GPU. Kernels of several dumps are paired as a comparison of two sides pairs
them, each dump with what was found before it; what cannot be told apart is ambiguous and in no table. A row holds one figure of
all columns, and says whether they can be compared, and why not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from isaview.compare.across_figures import Compared, compared
from isaview.compare.columns import Column, Dump
from isaview.compare.pairing import Ambiguity, MatchedBy, Subject, pair
from isaview.gpus.hardware import Gpu, known
from isaview.reports.overview import short_name
from isaview.version import VERSION

if TYPE_CHECKING:
    from isaview.base.words import Words

SCHEMA = "isaview/across"
FORMAT_VERSION = "1.1"


class KernelTable(Struct, frozen=True, eq=False, dict=True):
    """One kernel: its columns and what of them is compared; ``missing`` are the dumps that do not hold it."""

    name: str
    columns: tuple[Column, ...]
    missing: tuple[str, ...] = ()

    @cached_property
    def rows(self) -> tuple[Compared, ...]:
        """The figures, in the order of the table; one that no column has is left out."""
        return compared(self.columns)

    @property
    def one_text(self) -> bool:
        """Whether all columns are the same text on different GPUs."""
        return len({(column.module.path, column.module.part, column.kernel.line) for column in self.columns}) == 1


class Across(Struct, frozen=True):
    """Every kernel that was found, and what could not be told apart."""

    kernels: tuple[KernelTable, ...]
    ambiguous: tuple[Ambiguity, ...] = ()
    notes: tuple[str, ...] = ()
    version: str = VERSION


def runs_on(words: Words, gpu: Gpu) -> bool:
    """Whether a text can be meant for a GPU: its readers' words are those of the GPU's, or nobody's."""
    return not words.terms or words.name == gpu.words


class _Kernel(Struct, eq=False):
    """One kernel while the dumps come in: its place in each, with how it was found there."""

    head: Subject
    members: list[tuple[Dump, int, MatchedBy | None, float | None]]


def across(dumps: Sequence[Dump]) -> Across:
    """The kernels of all dumps side by side, in the order of the first dump that holds each."""
    found: list[_Kernel] = []
    ambiguous: list[Ambiguity] = []
    notes: list[str] = []
    for dump in dumps:
        _join(found, dump, ambiguous, notes)
    lost = {id(subject) for one in ambiguous for subject in one.old}
    kernels = tuple(_table(one, dumps) for one in found if id(one.head) not in lost or len(one.members) > 1)
    return Across(kernels, tuple(ambiguous), tuple(dict.fromkeys(notes)))


def _subjects(dump: Dump) -> list[tuple[int, Subject]]:
    """The kernels of a dump with their places in it; its functions where it has no kernel."""
    placed = [(place, Subject(kernel, dump.module)) for place, kernel in enumerate(dump.module.kernels)]
    return [one for one in placed if one[1].report.is_entry] or placed


def _join(found: list[_Kernel], dump: Dump, ambiguous: list[Ambiguity], notes: list[str]) -> None:
    """Take in the kernels of one dump: each joins the one it is, or is a new one."""
    placed = _subjects(dump)
    places = {id(subject): place for place, subject in placed}
    paired = pair([one.head for one in found], [subject for _, subject in placed], across_targets=True)
    heads = {id(one.head): one for one in found}
    for both in paired.pairs:
        heads[id(both.old)].members.append((dump, places[id(both.new)], both.matched_by, both.similarity))
    added = {id(one) for one in paired.added}
    found.extend(_Kernel(one, [(dump, place, None, None)]) for place, one in placed if id(one) in added)
    ambiguous.extend(paired.ambiguous)
    notes.extend(paired.notes)


def _table(one: _Kernel, dumps: Sequence[Dump]) -> KernelTable:
    columns = [
        Column(module.kernels[place], module, gpu or known(module.target), "", matched_by, alike)
        for dump, place, matched_by, alike in one.members
        for gpu, module in dump.reports
    ]
    labelled = tuple(replace(column, label=label) for column, label in zip(columns, _labels(columns), strict=True))
    holding = {id(dump) for dump, *_ in one.members}
    missing = tuple(dump.name for dump in dumps if id(dump) not in holding)
    return KernelTable(short_name(one.head.report.demangled), labelled, missing)


_LABELS: tuple[Callable[[Column], str], ...] = (
    lambda column: column.machine,
    lambda column: f"{column.module.title} {column.machine}",
)
"""What columns are called, the shortest way first; the legend says the rest."""


def _labels(columns: Sequence[Column]) -> list[str]:
    """A name for each column that no other has; those that stay alike are numbered."""
    labels: list[str] = []
    for way in _LABELS:
        labels = [way(column) for column in columns]
        if len(set(labels)) == len(labels):
            return labels
    often = Counter(labels)
    seen: Counter[str] = Counter()
    for place, label in enumerate(labels):
        seen[label] += 1
        labels[place] = f"{label} #{seen[label]}" if often[label] > 1 else label
    return labels
