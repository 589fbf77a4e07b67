"""Kernels side by side, as sections for every format and as lines for a terminal.

On a terminal columns that do not fit stand in a further table below.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from isaview.base.figures import Cell, Row, Section, brief
from isaview.base.measure import Measure
from isaview.base.words import VOCABULARIES, Words
from isaview.compare import pivot
from isaview.compare.across import Across, KernelTable
from isaview.compare.pivot import Column, Content
from isaview.views.cutting import cut, display_width
from isaview.views.format import Canvas
from isaview.views.screen import GAP, LABEL, Line, content, paragraph, rule, section, space_blocks, title_line, with_columns

_TITLES = {
    "limited_by": "limited by",
    "next_step": "next step",
    "occupancy_percent": "occupancy %",
    "bound_by": "bound by",
    "bound_confidence": "confidence",
    "bound_change": "fix",
    "intensity": "operations/B",
    "operations_per_thread": "flops/thread",
    "global_load_bytes_per_thread": "global B loaded",
    "global_store_bytes_per_thread": "global B stored",
    "loop_depth": "loop depth",
    "spilled_vector_registers": "spilled registers",
}
_SENTENCES = frozenset(("next_step", "cliff", "bound_change"))
"""Figures that are too long for a table."""
_OF_TEXT = frozenset(("work", "code", "mix"))
"""Groups that the text alone decides."""
_GLANCE = (("occupancy_percent", " %"), ("vector_registers", ""), ("bound", ""))
"""What the overview shows of a kernel in a column, and what stands after it."""
_AT_A_GLANCE = frozenset(name for name, _ in _GLANCE) | {"limited_by"}
_NOTHING = "–"
_NOTE = 20
"""Columns kept for the notes of a table."""
_FEW = 3
"""So many kernels are shown in full without being asked for."""
_NAME = 26
"""Columns that a long title gets where a table is cut into several."""


def headline(across: Across) -> str:
    """The totals in a sentence."""
    kernels = len(across.kernels)
    together = sum(len(table.columns) > 1 for table in across.kernels)
    pieces = [f"{kernels:,} kernel{'' if kernels == 1 else 's'}", f"{together:,} in more than one column"]
    return ", ".join([*pieces, *([f"{len(across.ambiguous):,} ambiguous"] if across.ambiguous else [])])


def remarks(across: Across) -> Iterator[str]:
    """What could not be distinguished and what was not looked at, in sentences."""
    for pair in across.ambiguous:
        places = ", ".join(dict.fromkeys(subject.module.path for subject in (*pair.old, *pair.new)))
        yield f"{pair.name} is ambiguous and in no table: {pair.because} ({places}); --kernel chooses"
    yield from across.notes


def overview(across: Across) -> Section | None:
    """A row for each of several kernels: occupancy, registers and bound in every column; None for a single kernel."""
    if len(across.kernels) < 2:
        return None
    labels = tuple(dict.fromkeys(column.label for table in across.kernels for column in table.columns))
    rows = []
    for table in across.kernels:
        figures = {row.name: row for row in table.rows}
        glances: dict[str, str] = {}
        for place, column in enumerate(table.columns):
            pieces = [_glance(figures[name].cells[place], unit) for name, unit in _GLANCE if name in figures]
            glances[column.label] = " · ".join(piece for piece in pieces if piece)
        rows.append(Row(table.name, tuple(Cell(glances.get(label, _NOTHING)) for label in labels)))
    return Section("kernel", tuple(rows), labels, summary="occupancy, registers, bound")


def _glance(cell: Content, unit: str) -> str:
    if isinstance(cell, Measure):
        return brief(cell) + (unit if cell.is_known else "")
    return cell or ""


def sections(table: KernelTable, *, everything: bool = True) -> tuple[Section, ...]:
    """The columns, their figures, sentences too long for a table, what is the same everywhere, why rows are not compared.

    Without ``everything``: the figures at a glance, those that differ, and how many others there are.
    """
    words = common_words(table)
    texts = {(column.module.path, column.module.part, column.kernel.line) for column in table.columns}
    # Only columns of the same text can share what the text alone decides.
    one_text = len(texts) == 1 < len(table.columns)
    same = [row for row in table.rows if one_text and _is_of_text(row) and len(set(row.cells)) == 1]
    reasons: dict[str, int] = {}
    labels = tuple(column.label for column in table.columns)
    figures = [row for row in table.rows if row not in same and row.name not in _SENTENCES]
    shown = [row for row in figures if everything or row.name in _AT_A_GLANCE or _differs(row)]
    lines = tuple(_figure_row(row, labels, words, reasons) for row in shown)
    footnotes = tuple(Row(f"[{number}]", (Cell(reason),)) for reason, number in reasons.items())
    if everything:
        below = [_sentence_rows(table), _common_rows(same, words), _assumption_rows(table, words), footnotes]
    else:
        more = f"{len(figures) - len(shown):,} figures that are the same, not compared, or known in one column: --details"
        below = [_sentence_rows(table), footnotes, (Row("more", (Cell(more),), emphasis="quiet"),)]
    return (_legend(table), Section("", lines, labels), *(Section("", rows) for rows in below if rows))


def common_words(table: KernelTable) -> Words:
    """The words of the vendor of all columns, neutral ones where they have several."""
    own = {column.gpu.words if column.gpu is not None else column.module.words.name for column in table.columns}
    return VOCABULARIES[own.pop() if len(own) == 1 else "neutral"]


def _differs(row: pivot.Row) -> bool:
    """Whether columns that can be compared say different things."""
    if row.because:
        return False
    # Compared as shown: intervals that differ behind equal figures are no news.
    said = [brief(cell) if isinstance(cell, Measure) else cell for cell in row.cells if _is_known(cell)]
    return len(set(said)) > 1


def _is_known(cell: Content) -> bool:
    return cell.is_known if isinstance(cell, Measure) else bool(cell)


def _is_of_text(row: pivot.Row) -> bool:
    return row.group in _OF_TEXT or row.name.startswith("peak_live_")


def _legend(table: KernelTable) -> Section:
    rows = []
    for number, column in enumerate(table.columns, start=1):
        part = f" [{column.module.part}]" if column.module.part else ""
        place = f"{column.module.path}{part}" + ("" if column.kernel.steps else f":{column.kernel.line}")
        cells = (Cell(column.label, emphasis="strong"), Cell(place), Cell(_target_title(column)))
        rows.append(Row(f"column {number}", cells, column.note))
    rows.extend(Row("not in", (Cell(path),), emphasis="quiet") for path in table.missing)
    return Section("", tuple(rows))


def _target_title(column: Column) -> str:
    wave = f"{column.module.words.word('wave')}{column.wave_size}" if column.wave_size else ""
    machine = "" if column.gpu is None or (column.gpu.product is None and column.is_own_target) else column.machine
    return " · ".join(piece for piece in (column.module.title, column.module.target or "", machine, wave) if piece)


def heading(name: str, words: Words) -> str:
    """What a figure is called in a table."""
    if name.startswith("mix."):
        return words.instruction_class(name.removeprefix("mix."))
    return _TITLES.get(name) or words.word(words.quantity(name))


def _figure_row(row: pivot.Row, labels: Sequence[str], words: Words, reasons: dict[str, int]) -> Row:
    """One figure; ``reasons`` numbers the footnotes, each shown once."""
    cells = tuple(
        Cell(_NOTHING if cell is None else cell, emphasis="strong" if place in row.best else "plain")
        for place, cell in enumerate(row.cells)
    )
    figures = [cell for cell in row.cells if isinstance(cell, Measure)]
    is_uncompared = bool(row.because) and sum(cell.is_known for cell in figures) > 1
    pieces = ["not compared"] if is_uncompared and row.because not in reasons else []
    pieces += [f"best {', '.join(labels[place] for place in row.best)}"] if row.best else []
    unknown = [cell.because for cell in figures if not cell.is_known]
    mine = dict.fromkeys([row.because, *unknown] if is_uncompared else unknown)
    marks = [f"[{reasons.setdefault(reason, len(reasons) + 1)}]" for reason in mine]
    title = heading(row.name, words)
    return Row(title, cells, note=" ".join(marks + pieces), emphasis="quiet" if row.because else "plain", short=title)


def _sentence_rows(table: KernelTable) -> tuple[Row, ...]:
    rows = []
    for row in table.rows:
        if row.name not in _SENTENCES:
            continue
        cells = [
            Cell(str(cell), title=f"{column.label}:") for column, cell in zip(table.columns, row.cells, strict=True) if cell
        ]
        if len(row.cells) > 1 and len(set(row.cells)) == 1:
            cells = [Cell(str(row.cells[0]))]
        rows.append(Row(_TITLES.get(row.name, row.name), tuple(cells)))
    return tuple(rows)


def _common_rows(same: Sequence[pivot.Row], words: Words) -> tuple[Row, ...]:
    """What the text says, whatever it runs on."""
    rows = []
    for title, is_mix in (("in all", False), ("mix", True)):
        cells = [Cell(row.cells[0] or "", title=heading(row.name, words)) for row in same if (row.group == "mix") == is_mix]
        rows.extend([Row(title, tuple(cells))] if cells else [])
    return tuple(rows)


def _assumption_rows(table: KernelTable, words: Words) -> tuple[Row, ...]:
    """What the verdicts assume: once where all columns with a verdict assume the same, else by column."""
    rows: list[Row] = []
    judged = sum(bool(column.assumptions) for column in table.columns)
    for name in dict.fromkeys(name for column in table.columns for name in column.assumptions):
        texts = {column.label: column.assumptions[name] for column in table.columns if name in column.assumptions}
        shown = [text if label in text else f"{text} ({label})" for label, text in texts.items()]
        if len(texts) == judged and len(set(texts.values())) == 1:
            shown = [*texts.values()][:1]
        cell = Cell(words.use_vendor_words("; ".join(shown)), title=f"{words.quantity(name)}:")
        rows.append(Row("" if rows else "assumed", (cell,)))
    return tuple(rows)


def lines(across: Across, canvas: Canvas) -> Iterator[Line]:
    """All of it as lines for people."""
    yield Line().add(cut(headline(across), canvas.width), "strong")
    yield rule(canvas.width)
    for remark in remarks(across):
        yield from paragraph([("! " + remark, "warning")], canvas.width)
    summary = overview(across)
    if summary is not None:
        yield from space_blocks(section(block, canvas.width) for block in _split_table(summary, canvas.width))
    if len(across.kernels) > _FEW and not canvas.details:
        yield Line().add("--kernel NAME shows one of them in full, --details all", "quiet")
        return
    for table in across.kernels:
        yield Line()
        count = f"{len(table.columns)} column{'' if len(table.columns) == 1 else 's'}"
        yield title_line(table.name, count, canvas.width)
        for part in sections(table, everything=canvas.details):
            for block in _split_table(part, canvas.width):
                between = [Line()] if block.columns else []
                yield from (*between, *section(block, canvas.width), *between)


def _split_table(table: Section, width: int | None) -> Iterator[Section]:
    """A table cut into as many as the page needs; intervals are left out where it does not fit with them."""
    if width is None or not table.columns or _table_width(table, range(len(table.columns))) <= width:
        yield table
        return
    short = replace(table, rows=tuple(replace(row, cells=tuple(map(_without_interval, row.cells))) for row in table.rows))
    places: list[int] = []
    for place in range(len(short.columns)):
        if places and _table_width(short, [*places, place]) > width:
            yield with_columns(short, places)
            places = []
        places.append(place)
    yield with_columns(short, places)


def _without_interval(cell: Cell) -> Cell:
    return replace(cell, content=brief(cell.content)) if isinstance(cell.content, Measure) else cell


def _table_width(table: Section, places: Sequence[int]) -> int:
    """Columns of the terminal that a table of these columns takes."""
    notes = max((display_width(row.note) for row in table.rows), default=0)
    title = max(LABEL, *(min(display_width(row.title), _NAME) for row in table.rows))
    sizes = (
        max(display_width(table.columns[place]), *(display_width(content(row.cells[place])) for row in table.rows))
        for place in places
    )
    return 2 * GAP + title + sum(size + GAP for size in sizes) + (min(notes, _NOTE) + GAP if notes else 0)
