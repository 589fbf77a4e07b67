"""Kept pieces: kernels of a changed file that stand there as before are neither read nor analysed again.

A text is cut into pieces of one kernel each. What was reported of a piece holds for the same piece within the same text around
it, because the excerpt of its kernel has nothing of other pieces (`isaview.model.pieces`, `isaview.model.excerpt`). The text is
read without such pieces, and their kernels are put back. Where that is not certain, it is read whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct, field

from isaview.base import store
from isaview.base.measure import Measure
from isaview.base.text import safe
from isaview.model.excerpt import stands_alone
from isaview.model.kernel import Kernel, Module
from isaview.model.pieces import Cut, Cutter
from isaview.model.statements import Fact, Item, Operations
from isaview.reports import kept_kernels
from isaview.reports.budget import Budget
from isaview.reports.kept_kernels import KernelResults

if TYPE_CHECKING:
    from isaview.tools.evidence import Found

_KIND = "pieces"
_VERSIONS = 3
"""So many versions of a file's pieces are remembered."""


class UnsureError(Exception):
    """It is not certain that a kernel that was not read is as before: the text is to be read whole."""


class Row(Struct, frozen=True, array_like=True):
    """A kernel of a piece as it is kept: what its text states, and what its results are kept under.

    ``line`` counts from the piece's first one; ``cost`` is what it took of its file's budget, ``statements`` what it has.
    """

    line: int
    name: str
    demangled: str
    identity: str
    instructions: int
    stated: dict[str, Measure]
    key: str
    omitted: dict[str, str]
    cost: int
    statements: int


class _Index(Struct, frozen=True, array_like=True):
    """The pieces of a text by their digests, and the traits of the text they stood in."""

    traits: frozenset[str]
    rows: dict[str, Row]


class MadeAs(Struct, frozen=True):
    """How a kernel's results were made: what they are kept under, what was not run before, what was taken from the budget."""

    key: str
    omitted: Mapping[str, str]
    cost: int


class KnownKernel(Kernel, eq=False, dict=True):
    """A kernel whose text was not read; it has no columns."""

    row: Row | None = None
    found: KernelResults | None = None

    def __len__(self) -> int:
        assert self.row is not None
        return self.row.instructions

    def take(self, budget: Budget, omitted: Mapping[str, str], tools: Found | None) -> tuple[Row, KernelResults]:
        """What is known of it, taken from the budget as if it were analysed; ``omitted`` is what would not be run now.

        Raises:
            UnsureError: less would be made of it now, or ``tools`` say more of it.
        """
        assert self.row is not None
        assert self.found is not None
        if self.row.cost > budget.instructions or self.row.omitted != omitted or (tools and self.name in tools.facts):
            raise UnsureError
        budget.instructions -= self.row.cost
        budget.steps -= self.found.steps
        return self.row, self.found


class Pieces(Struct, dict=True):
    """One text with its pieces while it is read: ``known`` are the rows and results of those that need not be read.

    ``line`` is the number of the text's first line.
    """

    cut: Cut
    cutter: Cutter
    key: str
    line: int
    speaks: bool
    index: _Index | None = None
    known: dict[int, tuple[Row, KernelResults]] = field(default_factory=dict)
    counts: list[int] = field(default_factory=list)
    facts: Counter[str] = field(default_factory=Counter)
    """Statements that stand outside of the piece of the kernel they are about."""

    @cached_property
    def lines(self) -> list[tuple[int, int]]:
        """The first line of each piece in the file, and the one behind its last."""
        return [(first + self.line - 1, behind + self.line - 1) for first, behind in self.cut.lines()]

    @cached_property
    def digests(self) -> list[str]:
        """What each piece is kept under in the index."""
        places = [str(first) if self.speaks else "" for first, _ in self.lines]
        return [store.digest(self.cut.piece(number), place) for number, place in enumerate(places)]

    def left(self) -> str:
        """The text that is to be read."""
        return self.cut.without([*self.known]) if self.known else self.cut.text

    def counted(self, items: Iterable[Item]) -> Iterator[Item]:
        """The items, counted by pieces."""
        lines = [*self.lines, (1 << 62, 1 << 62)]
        self.counts = [0] * len(lines)
        at, (first, behind) = 0, lines[0]
        for item in items:
            line, statement, _ = item
            while line >= behind:
                at += 1
                first, behind = lines[at]
            if line >= first:
                self.counts[at] += len(statement.forms) if isinstance(statement, Operations) else 1
            elif isinstance(statement, Fact) and statement.kernel is not None:
                self.facts[statement.kernel] += 1
            yield item

    def filled(self, modules: Sequence[Module]) -> None:
        """Put the kernels back that were not read.

        Raises:
            UnsureError: they may depend on what was.
        """
        if not self.known:
            return
        if len(modules) != 1 or modules[0].diagnostic_count:
            raise UnsureError
        module, stubs = modules[0], []
        for number, (row, found) in self.known.items():
            stub = KnownKernel(
                module, row.name, self.lines[number][0] + row.line, True, demangled=row.demangled, row=row, found=found
            )
            module.statements_total += row.statements
            module.statements_read += row.statements
            stubs.append(stub)
        read = module.kernels
        module.kernels = tuple(sorted((*read, *stubs), key=lambda kernel: kernel.line))
        if _has_twins(module) or not all(map(stands_alone, read)):
            raise UnsureError


def begun(text: str, line: int, cutter: Cutter, key: str, *, whole: bool) -> Pieces | None:
    """The pieces of a text, and what is known of them unless it is read ``whole``; None where it has less than two.

    ``key`` is what all follows from but the text.
    """
    cut = Cut(text, cutter.ranges(text))
    if len(cut.ranges) < 2:
        return None
    speaks = kept_kernels.speaks(text.encode("utf-8", "surrogatepass"))
    pieces = Pieces(cut, cutter, store.digest(key, cut.around), line, speaks)
    if not whole:
        pieces.index = store.load(_KIND, pieces.key, _Index)
        _look_up(pieces)
    return pieces


def _look_up(pieces: Pieces) -> None:
    """Find what is known of the pieces; all or none of it can be used."""
    if pieces.index is None:
        return
    known = {}
    for number, digest in enumerate(pieces.digests):
        row = pieces.index.rows.get(digest)
        found = None if row is None else kept_kernels.stored(row.key, pieces.lines[number][0] + row.line)
        if row is not None and found is not None:
            known[number] = row, found
    fresh = (pieces.cut.piece(number) for number in range(len(pieces.digests)) if number not in known)
    if known and all(map(pieces.cutter.is_alone, fresh)):
        is_like = pieces.cutter.traits(pieces.cut.without([*known])) == pieces.index.traits
        pieces.known = known if is_like else {}


def save(pieces: Pieces, modules: Sequence[Module]) -> None:
    """Keep what is known of the pieces now that their kernels were analysed."""
    if len(modules) != 1 or modules[0].diagnostic_count or len(pieces.known) == len(pieces.cut.ranges):
        return
    module = modules[0]
    read = [kernel for kernel in module.kernels if not isinstance(kernel, KnownKernel)]
    traits = pieces.index.traits if pieces.known and pieces.index else pieces.cutter.traits(pieces.cut.text)
    if traits is None or _has_twins(module) or not all(map(stands_alone, read)):
        return
    rows = {pieces.digests[number]: row for number, (row, _) in pieces.known.items()}
    for number, (first, behind) in enumerate(pieces.lines):
        inside = [kernel for kernel in read if kernel.end_line >= first and kernel.line < behind]
        is_one = len(inside) == 1 and inside[0].line >= first and inside[0].end_line < behind
        row = _row(inside[0], first, pieces.counts[number], pieces.facts) if is_one else None
        if row is not None and pieces.cutter.is_alone(pieces.cut.piece(number)):
            rows[pieces.digests[number]] = row
    for digest, row in pieces.index.rows.items() if pieces.known and pieces.index else ():
        if len(rows) < _VERSIONS * len(pieces.digests):
            rows.setdefault(digest, row)
    if rows:
        store.save(_KIND, pieces.key, _Index(traits, rows), dense=True)


def _has_twins(module: Module) -> bool:
    """Whether two kernels have one name."""
    return len({kernel.name for kernel in module.kernels}) < len(module.kernels)


def _row(kernel: Kernel, first: int, statements: int, facts: Mapping[str, int]) -> Row | None:
    made: MadeAs | None = kernel.kept(MadeAs)
    if made is None or not made.key or not kernel.is_entry or not kernel.complete:
        return None
    return Row(
        kernel.line - first,
        safe(kernel.name),
        safe(kernel.demangled),
        safe(kernel.identity),
        len(kernel),
        dict(kernel.stated),
        made.key,
        dict(made.omitted),
        made.cost,
        statements + facts.get(kernel.name, 0),
    )
