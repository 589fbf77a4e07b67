"""A kernel's listing with what else is known of each line: findings, waits, spill code, and whose registers are alive."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from msgspec import Struct

from isaview.analysis.listing.records import KernelListing, RowWait
from isaview.base.figures import Cell, Row, Section, mark, number
from isaview.base.grouping import group_by
from isaview.reports.columns import Entry
from isaview.reports.report import KernelReport
from isaview.reports.rule import Finding

LISTING = "listing"
"""The analyzer that makes listings."""
_OWNERS = 12
"""Groups of registers alive at the peak that are named."""
_NAMES = 8
_LOADS = 3
"""Loads of a wait that are named."""


class Owner(Struct, frozen=True):
    """Registers alive at a row that instructions of a class made at one place, or that are alive from the start.

    ``words`` of 32 bits are their size.
    """

    words: int
    origin: str
    names: tuple[str, ...]


class AnnotatedListing(Struct, frozen=True, dict=True):
    """The listing of a kernel with what the pages of it have in common.

    ``live`` has the live registers of the ``file`` that is looked at, -1 where no instruction stands; ``findings`` and
    ``waits`` are by row, ``spills`` are rows of spill code.
    """

    entry: Entry
    rows: KernelListing
    file: str
    live: Sequence[int]
    peak: int
    findings: Mapping[int, list[Finding]]
    waits: Mapping[int, list[RowWait]]
    spills: frozenset[int]

    @property
    def peak_rows(self) -> tuple[int, ...]:
        """Where the most registers are alive: the first row of each stretch, and the first of the most in each loop."""
        loops = (range(loop.first_row, loop.last_row + 1) for loop in self.rows.loops if loop.first_row >= 0)
        pairs = enumerate(zip((-1, *self.live), self.live, strict=False))
        # A plateau of a hundred rows is one place to jump to.
        stretches = {row for row, (before, alive) in pairs if alive == self.peak > 0 and before != alive}
        return tuple(sorted({*stretches, *(max(rows, key=self.live.__getitem__) for rows in loops)}))

    @cached_property
    def by_position(self) -> Mapping[str, list[int]]:
        """The rows of each source position."""
        rows = self.rows
        known = (row for row, source in enumerate(rows.source) if source >= 0)
        return group_by(known, lambda row: rows.sources[rows.source[row]])

    def place(self, row: int) -> str:
        """Where a row stands, as people find it."""
        return self.rows.offsets[row] or f"line {self.rows.numbers[row]:,}"

    def block(self, row: int) -> str:
        """What the block around a row is called: its label, else where it begins."""
        own = next((block for block in self.rows.blocks if block.first_row <= row <= block.last_row), None)
        return self.place(row) if own is None else own.label or f"block at {self.place(own.first_row)}"

    def marks(self, rows: Iterable[int]) -> str:
        """A letter for each thing that there is on some rows, of `MARKS`."""
        rows = list(rows)
        is_peak = any(self.live[row] == self.peak > 0 for row in rows)
        there = (is_peak, any(row in self.findings for row in rows), any(row in self.waits for row in rows))
        letters = zip("PFWS", (*there, not self.spills.isdisjoint(rows)), strict=True)
        return "".join(letter if is_there else " " for letter, is_there in letters)

    def describe(self, row: int) -> str:
        """What is known of a row besides its place, its text and how many registers are alive."""
        rows, words, kernel = self.rows, self.entry.module.words, self.entry.kernel
        source, cycles = rows.source[row], rows.cycles[row]
        pieces = [
            rows.sources[source] if source >= 0 else "",
            rows.class_[row].replace("_", " "),
            f"loop depth {rows.depth[row]}" if rows.depth[row] > 0 else "",
            f"{rows.bytes[row]:,} B a {rows.per[row]}, {words.word(rows.space[row])}" if rows.bytes[row] > 0 else "",
            f"{mark(rows.issue_cycles)}{number(cycles)} issue cycles" if cycles else "",
            "spill code" if row in self.spills else "",
            *map(self._describe_wait, self.waits.get(row, ())),
            *(
                f"{finding.code} {words.use_vendor_words(kernel.name_offsets(finding.message))}"
                for finding in self.findings.get(row, ())
            ),
        ]
        return " · ".join(filter(None, pieces))

    def _describe_wait(self, wait: RowWait) -> str:
        lines = ", ".join(self.rows.offsets[row] or str(self.rows.numbers[row]) for row in wait.loads[:_LOADS])
        more = f" and {len(wait.loads) - _LOADS:,} more" if len(wait.loads) > _LOADS else ""
        behind = "" if wait.instructions is None else f", {wait.instructions:,} instructions behind the latest"
        verdict = f" ({wait.verdict})" if wait.verdict else ""
        return f"waits, {wait.kind}{verdict}" + (f": for {lines}{more}{behind}" if lines else "")

    def owners(self, row: int) -> list[Owner]:
        """Whose registers are alive before or behind a row, wherever more are, the most words first."""
        own = [register for register in self.rows.registers if register.file == self.file]
        before = [register for register in own if any(first < row <= last for first, last in register.spans)]
        after = [
            register
            for register in own
            if row in register.defined or any(first <= row < last for first, last in register.spans)
        ]
        # An instruction may end and begin registers: the peak is before or behind it, wherever more are live.
        alive = max(after, before, key=lambda registers: sum(register.words for register in registers))
        owners = [
            Owner(sum(register.words for register in registers), origin, tuple(register.name for register in registers))
            for origin, registers in group_by(alive, lambda register: self._origin(register.defined, row)).items()
        ]
        return sorted(owners, key=lambda owner: -owner.words)

    def _origin(self, defined: Sequence[int], row: int) -> str:
        """What made a register that is alive at a row, and where."""
        made = max((before for before in defined if before <= row), default=-1)
        if made < 0:
            return "alive from the start"
        source = self.rows.source[made]
        return f"{self.rows.class_[made].replace('_', ' ')}, {self.rows.sources[source] if source >= 0 else self.block(made)}"


def annotate(entry: Entry, rows: KernelListing) -> AnnotatedListing:
    """The listing of a kernel, about the first register file that it uses."""
    file, row_of = next(iter(rows.live), ""), {number: row for row, number in enumerate(rows.numbers)}
    live = rows.live.get(file, (-1,) * len(rows.text))
    findings = group_by(entry.kernel.findings or (), lambda finding: row_of.get(finding.line, 0))
    waits = group_by(rows.waits, lambda wait: wait.row)
    return AnnotatedListing(entry, rows, file, live, max(live, default=0), findings, waits, frozenset(rows.spills))


def why_no_listing(kernel: KernelReport) -> str:
    """Why there is no listing of a kernel that it was asked for."""
    failed = (failure.message for failure in kernel.failures if failure.analyzer == LISTING)
    return kernel.unlisted or kernel.left_out.get(LISTING) or next(failed, "") or "it has no instructions"


def pressure_tables(own: AnnotatedListing) -> tuple[Section, Section, Mapping[str, Sequence[int]]]:
    """Whose registers are alive at the peak; what each source line, or each block, costs; and the rows of each of these."""
    rows, peak = own.rows, own.live.index(own.peak)
    parts: Mapping[str, Sequence[int]]
    if own.by_position:
        title, parts = "source line", dict(sorted(own.by_position.items(), key=lambda part: _line_order(part[0])))
    else:
        title = "block"
        parts = {own.block(block.first_row): range(block.first_row, block.last_row + 1) for block in rows.blocks}
    columns = (own.entry.module.words.word(own.file), "instr.", "spills", "waits", "loops deep", "findings")
    alive = Section(f"alive at the peak, {own.peak} at {own.place(peak)}", tuple(_owner_rows(own, peak)), ("from",))
    costs = tuple(_cost_row(own, name, part) for name, part in parts.items())
    return alive, Section(title, costs, columns, spare=(4, 1, 3)), parts


def _line_order(position: str) -> tuple[str, int]:
    """Sorts positions by file, then by line as a number: as texts, 10 would stand before 9."""
    file, _, line = position.rpartition(":")
    return (file, int(line)) if file and line.isdecimal() else (position, 0)


def _cost_row(own: AnnotatedListing, name: str, rows: Sequence[int]) -> Row:
    """What some rows cost together."""
    code = [row for row in rows if own.rows.depth[row] >= 0]
    alive, depth = (max((column[row] for row in rows), default=0) for column in (own.live, own.rows.depth))
    counts = (len(own.spills.intersection(rows)), sum(len(own.waits.get(row, ())) for row in rows), max(depth, 0))
    codes = dict.fromkeys(finding.code for row in rows for finding in own.findings.get(row, ()))
    texts = (f"{max(alive, 0)}", f"{len(code):,}", *(f"{amount:,}" if amount else "" for amount in counts), " ".join(codes))
    return Row(name, tuple(map(Cell, texts)), bar=max(alive, 0) / own.peak)


def _owner_rows(own: AnnotatedListing, peak: int) -> Iterator[Row]:
    """Whose registers are alive at the peak."""
    owners = own.owners(peak)
    for owner in owners[:_OWNERS]:
        names = " ".join(owner.names[:_NAMES]) + (" …" if len(owner.names) > _NAMES else "")
        yield Row(f"{owner.words}", (Cell(owner.origin),), names)
    if len(owners) > _OWNERS:
        rest = sum(owner.words for owner in owners[_OWNERS:])
        yield Row(f"{rest}", (Cell(f"{len(owners) - _OWNERS:,} more places"),))
