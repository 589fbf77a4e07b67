"""The listing, the source and the pressure of a kernel as pages of the terminal view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from msgspec import Struct
from rich.text import Text

from isaview.analysis.listing.records import KernelListing, RowWait
from isaview.base.figures import Cell, Row, Section, mark, number
from isaview.base.words import Words
from isaview.inputs.source_text import SourceFolder, shown
from isaview.reports.columns import Entry
from isaview.reports.rule import Finding, by_key
from isaview.serve.tui_pages import Lines, Page, Place, plain, source_place, text_of
from isaview.views.screen import section

_BAR, _BAR_WIDE = 8, 16
_WIDE = 90
"""Columns from which on a gutter has every register file, and a longer bar."""
_FILES = 3
_COUNT = 5
_OWNERS = 12
"""Groups of registers alive at the peak that are named."""
_NAMES = 8
NO_POSITION = "the dump names no source line; compilers write them with -g or -lineinfo"
MARKS = "P peak  F finding  W wait  S spill"


class Listed(Struct, frozen=True, dict=True):
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
    def words(self) -> Words:
        return self.entry.module.words

    @property
    def peak_rows(self) -> tuple[int, ...]:
        """Where the most registers are alive: the first row of each stretch, and the first of the most in each loop."""
        loops = (range(loop.first_row, loop.last_row + 1) for loop in self.rows.loops if loop.first_row >= 0)
        pairs = enumerate(zip((-1, *self.live), self.live, strict=False))
        stretches = {row for row, (before, alive) in pairs if alive == self.peak > 0 and before != alive}
        return tuple(sorted({*stretches, *(max(rows, key=self.live.__getitem__) for rows in loops)}))

    @cached_property
    def by_position(self) -> Mapping[str, list[int]]:
        """The rows of each source position."""
        rows = self.rows
        known = (row for row, source in enumerate(rows.source) if source >= 0)
        return by_key(known, lambda row: rows.sources[rows.source[row]])

    def at(self, row: int) -> str:
        """Where a row stands, as people find it."""
        return self.rows.offsets[row] or f"line {self.rows.numbers[row]:,}"

    def block(self, row: int) -> str:
        """What the block around a row is called: its label, else where it begins."""
        own = next((block for block in self.rows.blocks if block.first_row <= row <= block.last_row), None)
        return self.at(row) if own is None else own.label or f"block at {self.at(own.first_row)}"

    def marks(self, rows: Iterable[int]) -> str:
        """A letter for each thing that there is on some rows, of `MARKS`."""
        rows = list(rows)
        is_peak = any(self.live[row] == self.peak > 0 for row in rows)
        there = (is_peak, any(row in self.findings for row in rows), any(row in self.waits for row in rows))
        letters = zip("PFWS", (*there, not self.spills.isdisjoint(rows)), strict=True)
        return "".join(letter if is_there else " " for letter, is_there in letters)

    def bar(self, alive: int, width: int) -> str:
        """How near to the peak a row is."""
        filled = max(round(width * alive / self.peak), 1) if alive > 0 and self.peak else 0
        return ("█" * filled).ljust(width)


def listed(entry: Entry, rows: KernelListing) -> Listed:
    """The listing of a kernel, about the first register file that it uses."""
    file, row_of = next(iter(rows.live), ""), {number: row for row, number in enumerate(rows.numbers)}
    live = rows.live.get(file, (-1,) * len(rows.text))
    found = by_key(entry.kernel.findings or (), lambda finding: row_of.get(finding.line, 0))
    waits = by_key(rows.waits, lambda wait: wait.row)
    return Listed(entry, rows, file, live, max(live, default=0), found, waits, frozenset(rows.spills))


def listing(own: Listed, width: int) -> Page:
    """Every line with the live registers before it."""
    rows, words, is_wide = own.rows, own.words, width >= _WIDE
    files, bar = list(rows.live)[: _FILES if is_wide else 1], _BAR_WIDE if is_wide else _BAR
    titles = [words.word(file).split()[0] if is_wide else "live" for file in files]
    sizes = [max(len(title), _COUNT) for title in titles]
    has_offsets = any(rows.offsets)

    def line(row: int) -> Text:
        counts = " ".join(_amount(rows.live[file][row], size) for file, size in zip(files, sizes, strict=True))
        at = rows.offsets[row] if has_offsets else str(rows.numbers[row])
        text = Text(no_wrap=True).append(f"{at:>7} ", "dim").append(own.marks([row]), "bold").append(f" {counts} ")
        text.append(own.bar(own.live[row], bar), "bold red" if own.live[row] == own.peak else "blue")
        is_code = rows.depth[row] >= 0
        return text.append(f" {'│' * max(rows.depth[row], 0)}").append(rows.text[row], "" if is_code else "dim")

    heads = " ".join(f"{title:>{size}}" for title, size in zip(titles, sizes, strict=True))
    head = f"{'offset' if has_offsets else 'line':>7} PFWS {heads}{rows.left_out and f'  {rows.left_out}'}"
    stops = tuple(sorted({*own.peak_rows, *own.findings}))
    places = {row: Place(own.entry.module.path, at) for row, at in enumerate(rows.numbers) if not has_offsets}
    start = next((row for row, alive in enumerate(own.live) if alive == own.peak > 0), 0)
    width_of_all = max(map(len, rows.text), default=0) + max(rows.depth, default=0) + len(line(0)) if rows.text else 0
    return Page(Lines(len(rows.text), width_of_all, line), head, stops, start, places, lambda row: _says(own, row))


def _amount(alive: int, size: int) -> str:
    return f"{alive if alive >= 0 else '':>{size}}"


def _says(own: Listed, row: int) -> str:
    """What is known of a row besides its text."""
    rows, words, kernel = own.rows, own.words, own.entry.kernel
    alive = [f"{live[row]} {words.word(file)}" for file, live in rows.live.items() if live[row] > 0]
    source, cycles = rows.source[row], rows.cycles[row]
    pieces = [
        own.at(row),
        rows.sources[source] if source >= 0 else "",
        ", ".join(alive) and f"{', '.join(alive)} alive",
        rows.class_[row].replace("_", " "),
        f"loop depth {rows.depth[row]}" if rows.depth[row] > 0 else "",
        f"{rows.bytes[row]:,} B a {rows.per[row]}, {words.word(rows.space[row])}" if rows.bytes[row] > 0 else "",
        f"{mark(rows.issue_cycles)}{number(cycles)} issue cycles" if cycles else "",
        "spill code" if row in own.spills else "",
        *(_wait(own, wait) for wait in own.waits.get(row, ())),
        *(f"{finding.code} {words.spoken(kernel.placed(finding.message))}" for finding in own.findings.get(row, ())),
    ]
    return " · ".join(filter(None, pieces))


def _wait(own: Listed, wait: RowWait) -> str:
    lines = ", ".join(own.rows.offsets[row] or str(own.rows.numbers[row]) for row in wait.loads[:_FILES])
    more = f" and {len(wait.loads) - _FILES:,} more" if len(wait.loads) > _FILES else ""
    behind = "" if wait.instructions is None else f", {wait.instructions:,} instructions behind the latest"
    verdict = f" ({wait.verdict})" if wait.verdict else ""
    return f"waits, {wait.kind}{verdict}" + (f": for {lines}{more}{behind}" if lines else "")


def source(own: Listed, folder: SourceFolder | None) -> Page:
    """The source, every line with the most registers alive on what it became."""
    rows_of = own.by_position
    if not rows_of:
        return plain(NO_POSITION)
    places = {position: place for position in rows_of if (place := source_place(position)) is not None}
    files = list(dict.fromkeys(place.file for place in places.values()))
    texts = {file: [] if folder is None else folder.lines(file) for file in files}
    lines: list[Text] = []
    at: dict[int, Place] = {}
    stops: list[int] = []
    start = 0
    for file in files:
        if len(texts[file]) < 2:
            lines.append(Text(f"{file}: not given; --source-root DIR names the folder that it lies in", "dim"))
            continue
        lines.append(Text(file, "bold"))
        for line, text in enumerate(texts[file], start=1):
            own_rows = rows_of.get(f"{file}:{line}", [])
            alive, marks = max((own.live[row] for row in own_rows), default=-1), own.marks(own_rows)
            at[len(lines)] = Place(file, line, is_source=True)
            if alive == own.peak and own_rows:
                start = start or len(lines)
            if "P" in marks or "F" in marks:
                stops.append(len(lines))
            count = f"{len(own_rows):>5}" if own_rows else " " * 5
            gutter = Text(no_wrap=True).append(f"{line:>6} ", "dim").append(marks, "bold").append(f" {_amount(alive, 4)} ")
            gutter.append(own.bar(alive, _BAR), "bold red" if "P" in marks else "blue").append(f" {count}  ")
            lines.append(gutter.append(shown(text), "" if own_rows else "dim"))
    word = own.words.word(own.file)
    return Page(lines, f"{'line':>6} PFWS {word} alive, instructions", tuple(stops), start, at)


def pressure(own: Listed, width: int) -> Page:
    """What each source line, or each block, costs; and who is alive at the peak."""
    if not own.peak:
        return plain("no register is alive in this kernel that is counted")
    rows = own.rows
    peak = own.live.index(own.peak)
    if own.by_position:
        by_line = sorted(own.by_position.items(), key=lambda part: source_place(part[0]) or Place(part[0], 0))
        title, parts = "source line", dict(by_line)
    else:
        title = "block"
        parts = {own.block(block.first_row): list(range(block.first_row, block.last_row + 1)) for block in rows.blocks}
    costs = [_costs(own, name, own_rows) for name, own_rows in parts.items()]
    columns = (own.words.word(own.file), "instr.", "spills", "waits", "loops deep", "findings")
    alive = Section(f"alive at the peak, {own.peak} at {own.at(peak)}", tuple(_owners(own, peak)), ("from",), spare=())
    tables = (alive, Section(title, tuple(costs), columns, spare=(4, 1, 3)))
    lines, places, stops = list[Text](), dict[int, Place](), list[int]()
    for table in tables:
        lines += [text_of(line) for line in section(table, width)] + [Text()]
    first = len(lines) - 1 - len(costs)
    for at, (name, own_rows) in enumerate(parts.items()):
        places[first + at] = source_place(name) or Place(own.entry.module.path, rows.numbers[own_rows[0]])
        if any(own.live[row] == own.peak or row in own.findings for row in own_rows):
            stops.append(first + at)
    return Page(lines, stops=tuple(stops), places=places)


def _costs(own: Listed, name: str, rows: Sequence[int]) -> Row:
    """What some rows cost together."""
    code = [row for row in rows if own.rows.depth[row] >= 0]
    alive, depth = (max((column[row] for row in rows), default=0) for column in (own.live, own.rows.depth))
    counts = (len(own.spills.intersection(rows)), sum(len(own.waits.get(row, ())) for row in rows), max(depth, 0))
    codes = dict.fromkeys(finding.code for row in rows for finding in own.findings.get(row, ()))
    texts = (f"{max(alive, 0)}", f"{len(code):,}", *(f"{amount:,}" if amount else "" for amount in counts), " ".join(codes))
    return Row(name, tuple(map(Cell, texts)), bar=max(alive, 0) / own.peak)


def _owners(own: Listed, peak: int) -> Iterator[Row]:
    """The registers alive at a row by where they were made, the most words first."""
    rows = own.rows
    alive = [
        register
        for register in rows.registers
        if register.file == own.file and any(first <= peak <= last for first, last in register.spans)
    ]

    def made(defined: Sequence[int]) -> str:
        row = max((row for row in defined if row <= peak), default=-1)
        if row < 0:
            return "alive from the start"
        source = rows.sources[rows.source[row]] if rows.source[row] >= 0 else own.block(row)
        return f"{rows.class_[row].replace('_', ' ')}, {source}"

    groups = sorted(
        by_key(alive, lambda register: made(register.defined)).items(), key=lambda group: -sum(r.words for r in group[1])
    )
    for origin, registers in groups[:_OWNERS]:
        names = " ".join(register.name for register in registers[:_NAMES]) + (" …" if len(registers) > _NAMES else "")
        yield Row(f"{sum(register.words for register in registers)}", (Cell(origin),), names)
    if len(groups) > _OWNERS:
        rest = sum(register.words for _, registers in groups[_OWNERS:] for register in registers)
        yield Row(f"{rest}", (Cell(f"{len(groups) - _OWNERS:,} more places"),))
