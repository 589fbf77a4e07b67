"""What people see of kernels side by side: rows for the formats, in the words of the columns' vendors where they share them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct, field

from isaview.base.figures import Cell, Row, Section, brief
from isaview.base.measure import Measure
from isaview.base.words import VOCABULARIES, Words
from isaview.compare.across import Across, KernelTable
from isaview.compare.across_figures import Compared
from isaview.compare.columns import Column

_TITLES = {
    "limited_by": "limited by",
    "next_step": "next step",
    "occupancy_percent": "occupancy %",
    "bound_by": "bound by",
    "bound_confidence": "confidence",
    "bound_change": "to change it",
    "intensity": "operations/B",
    "operations_per_thread": "flops/thread",
    "global_load_bytes_per_thread": "global B loaded",
    "global_store_bytes_per_thread": "global B stored",
    "loop_depth": "loop depth",
    "spilled_vector_registers": "spilled registers",
}
_NOTHING = "–"


class _Footnotes(Struct):
    """Reasons, each told once and pointed at by its number."""

    texts: dict[str, int] = field(default_factory=dict)

    def mark(self, text: str) -> str:
        """The mark that leads to a reason."""
        return f"[{self.texts.setdefault(text, len(self.texts) + 1)}]"


def headline(found: Across) -> str:
    """The totals in a sentence."""
    kernels = len(found.kernels)
    together = sum(len(one.columns) > 1 for one in found.kernels)
    pieces = [f"{kernels:,} kernel{'' if kernels == 1 else 's'}", f"{together:,} in more than one column"]
    return ", ".join([*pieces, *([f"{len(found.ambiguous):,} ambiguous"] if found.ambiguous else [])])


def remarks(found: Across) -> Iterator[str]:
    """What could not be told apart and what was not looked at, in sentences."""
    for one in found.ambiguous:
        places = ", ".join(dict.fromkeys(subject.module.path for subject in (*one.old, *one.new)))
        yield f"{one.name} is ambiguous and in no table: {one.because} ({places}); --kernel chooses"
    yield from found.notes


def overview(found: Across) -> Section | None:
    """A row for each of several kernels: occupancy, registers and bound in every column; None where there is but one."""
    if len(found.kernels) < 2:
        return None
    labels = tuple(dict.fromkeys(column.label for table in found.kernels for column in table.columns))
    rows = tuple(_summary(table, labels) for table in found.kernels)
    return Section("kernel", rows, labels, summary="occupancy, registers, bound")


def _summary(table: KernelTable, labels: Sequence[str]) -> Row:
    rows = {row.figure.name: row for row in table.rows}
    told = {}
    for place, column in enumerate(table.columns):
        pieces = [_glance(rows[name].cells[place], unit) for name, unit in _GLANCE if name in rows]
        told[column.label] = " · ".join(piece for piece in pieces if piece)
    return Row(table.name, tuple(Cell(told.get(label, _NOTHING)) for label in labels))


_GLANCE = (("occupancy_percent", " %"), ("vector_registers", ""), ("bound", ""))
"""What is told of a kernel in a column of the overview, and what stands behind it."""


def _glance(content: Measure | str | None, unit: str) -> str:
    if isinstance(content, Measure):
        return brief(content) + (unit if content.known else "")
    return content or ""


def sections(table: KernelTable) -> tuple[Section, ...]:
    """The columns, their figures, sentences too long for a table, what is the same everywhere, why rows are not compared."""
    words = _words(table.columns)
    notes = _Footnotes()
    same = [row for row in table.rows if _same(row, table)]
    rows = [row for row in table.rows if row not in same and not row.figure.sentence]
    labels = tuple(column.label for column in table.columns)
    figures = Section("", tuple(_row(row, labels, words, notes) for row in rows), labels)
    made = [_legend(table), figures, *_sentences(table), *_everywhere(same, words), *_assumed(table)]
    if notes.texts:
        made.append(Section("", tuple(Row(f"[{number}]", (Cell(text),)) for text, number in notes.texts.items())))
    return tuple(made)


def _words(columns: Sequence[Column]) -> Words:
    own = {column.gpu.words if column.gpu is not None else column.module.words.name for column in columns}
    return VOCABULARIES[own.pop()] if len(own) == 1 else VOCABULARIES["neutral"]


def _same(row: Compared, table: KernelTable) -> bool:
    """Whether a row says the same of every column because the columns are one text."""
    return row.figure.of_text and table.one_text and len(table.columns) > 1 and len(set(row.cells)) == 1


def _legend(table: KernelTable) -> Section:
    rows = [
        Row(f"column {number}", (Cell(column.label, emphasis="strong"), Cell(_place(column)), Cell(_what(column))), column.note)
        for number, column in enumerate(table.columns, start=1)
    ]
    rows.extend(Row("not in", (Cell(path),), emphasis="quiet") for path in table.missing)
    return Section("", tuple(rows))


def _place(column: Column) -> str:
    part = f" [{column.module.part}]" if column.module.part else ""
    return f"{column.module.path}{part}:{column.kernel.line}"


def _what(column: Column) -> str:
    words = column.module.words
    wave = f"{words.word('wave')}{column.wave_size}" if column.wave_size else ""
    machine = "" if column.gpu is None or (column.gpu.product is None and column.own_target) else column.machine
    return " · ".join(piece for piece in (column.module.title, column.module.target or "", machine, wave) if piece)


def _title(name: str, words: Words) -> str:
    if name.startswith("mix."):
        return words.instruction_class(name.removeprefix("mix."))
    return _TITLES.get(name) or words.word(name)


def _row(row: Compared, labels: Sequence[str], words: Words, notes: _Footnotes) -> Row:
    cells = tuple(
        Cell(_NOTHING if content is None else content, emphasis="strong" if place in row.best else "plain")
        for place, content in enumerate(row.cells)
    )
    measures = [cell for cell in row.cells if isinstance(cell, Measure)]
    uncompared = row.because if row.because and sum(cell.known for cell in measures) > 1 else ""
    words_too = bool(uncompared) and uncompared not in notes.texts
    reasons = dict.fromkeys([*([uncompared] if uncompared else []), *(cell.because for cell in measures if not cell.known)])
    told = [notes.mark(reason) for reason in reasons]
    told += ["not compared"] if words_too else []
    told += [f"best {', '.join(labels[place] for place in row.best)}"] if row.best else []
    title = _title(row.figure.name, words)
    return Row(title, cells, note=" ".join(told), emphasis="plain" if row.comparable else "quiet", short=title)


def _sentences(table: KernelTable) -> Iterator[Section]:
    rows = []
    for row in table.rows:
        if not row.figure.sentence:
            continue
        alike = len(row.cells) > 1 and len(set(row.cells)) == 1
        told = [
            (column.label, content) for column, content in zip(table.columns, row.cells, strict=True) if content is not None
        ]
        cells = tuple(Cell(str(content), title="" if alike else f"{label}:") for label, content in told[: 1 if alike else None])
        rows.append(Row(_TITLES.get(row.figure.name, row.figure.name), cells))
    if rows:
        yield Section("", tuple(rows))


def _assumed(table: KernelTable) -> Iterator[Section]:
    """What the verdicts take for granted: once where all columns do, else by column."""
    names = dict.fromkeys(name for column in table.columns for name in column.assumptions)
    rows: list[Row] = []
    for name in names:
        told = {column.label: column.assumptions[name] for column in table.columns if name in column.assumptions}
        alike = len(told) == len(table.columns) and len(set(told.values())) == 1
        by_column = [text if label in text else f"{text} ({label})" for label, text in told.items()]
        texts = [*told.values()][:1] if alike else by_column
        rows.append(Row("" if rows else "assumed", (Cell("; ".join(texts), title=f"{name}:"),)))
    if rows:
        yield Section("", tuple(rows))


def _everywhere(same: Sequence[Compared], words: Words) -> Iterator[Section]:
    """What the one text says, whatever it runs on."""
    if not same:
        return
    plain = [row for row in same if row.figure.group != "mix"]
    mix = [row for row in same if row.figure.group == "mix"]
    rows = [
        Row(title, tuple(Cell(row.cells[0] or "", title=_title(row.figure.name, words)) for row in found))
        for title, found in (("in all", plain), ("mix", mix))
        if found
    ]
    yield Section("", tuple(rows))
