"""The listing, the source and the pressure of a kernel as pages of the terminal view."""

from __future__ import annotations

from rich.text import Text

from isaview.inputs.source_text import SourceFolder, display_line
from isaview.serve.tui_pages import Lines, Page, Place, plain, source_place, text_of
from isaview.views.annotated_listing import AnnotatedListing, pressure_tables
from isaview.views.screen import section

_BAR, _BAR_WIDE = 8, 16
_WIDE = 90
"""Columns from which on a gutter has every register file, and a longer bar."""
_FILES = 3
_COUNT = 5
NO_POSITION = "the dump names no source line; compilers write them with -g or -lineinfo"
MARKS = "P peak  F finding  W wait  S spill"


def listing(own: AnnotatedListing, width: int, code_only: bool = False) -> Page:
    """Every line, or those with an instruction, with the live registers before it."""
    rows, words, is_wide = own.rows, own.entry.module.words, width >= _WIDE
    files, bar = list(rows.live)[: _FILES if is_wide else 1], _BAR_WIDE if is_wide else _BAR
    titles = [words.word(file).split()[0] if is_wide else "live" for file in files]
    sizes = [max(len(title), _COUNT) for title in titles]
    has_offsets = any(rows.offsets)

    def line(row: int) -> Text:
        counts = " ".join(_amount(rows.live[file][row], size) for file, size in zip(files, sizes, strict=True))
        at = rows.offsets[row] if has_offsets else str(rows.numbers[row])
        text = Text(no_wrap=True).append(f"{at:>7} ", "dim").append(own.marks([row]), "bold").append(f" {counts} ")
        text.append(_bar(own, own.live[row], bar), "bold red" if own.live[row] == own.peak else "blue")
        is_code = rows.depth[row] >= 0
        return text.append(f" {'│' * max(rows.depth[row], 0)}").append(rows.text[row], "" if is_code else "dim")

    heads = " ".join(f"{title:>{size}}" for title, size in zip(titles, sizes, strict=True))
    head = f"{'offset' if has_offsets else 'line':>7} PFWS {heads}{rows.left_out and f'  {rows.left_out}'}"
    seen, wanted = [row for row, depth in enumerate(rows.depth) if depth >= 0 or not code_only], {*own.peak_rows, *own.findings}
    stops = tuple(at for at, row in enumerate(seen) if row in wanted)
    places = {at: Place(own.entry.module.path, rows.numbers[row]) for at, row in enumerate(seen) if not has_offsets}
    start = next((at for at, row in enumerate(seen) if own.live[row] == own.peak > 0), 0)
    width_of_all = max(map(len, rows.text), default=0) + max(rows.depth, default=0) + len(line(0)) if rows.text else 0
    lines = Lines(len(seen), width_of_all, lambda at: line(seen[at]))
    return Page(lines, head, stops, start, places, lambda at: _describe_row(own, seen[at]))


def _amount(alive: int, size: int) -> str:
    return f"{alive if alive >= 0 else '':>{size}}"


def source(own: AnnotatedListing, folder: SourceFolder | None) -> Page:
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
            gutter.append(_bar(own, alive, _BAR), "bold red" if "P" in marks else "blue").append(f" {count}  ")
            lines.append(gutter.append(display_line(text), "" if own_rows else "dim"))
    word = own.entry.module.words.word(own.file)
    return Page(lines, f"{'line':>6} PFWS {word} alive, instructions", tuple(stops), start, at)


def pressure(own: AnnotatedListing, width: int) -> Page:
    """What each source line, or each block, costs; and who is alive at the peak."""
    if not own.peak:
        return plain("no register is alive in this kernel that is counted")
    rows = own.rows
    alive, costs, parts = pressure_tables(own)
    lines, places, stops = list[Text](), dict[int, Place](), list[int]()
    for table in (alive, costs):
        lines += [text_of(line) for line in section(table, width)] + [Text()]
    first = len(lines) - 1 - len(costs.rows)
    for at, (name, own_rows) in enumerate(parts.items()):
        places[first + at] = source_place(name) or Place(own.entry.module.path, rows.numbers[own_rows[0]])
        if any(own.live[row] == own.peak or row in own.findings for row in own_rows):
            stops.append(first + at)
    return Page(lines, stops=tuple(stops), places=places)


def _bar(own: AnnotatedListing, alive: int, width: int) -> str:
    """How near to the peak a row is."""
    filled = max(round(width * alive / own.peak), 1) if alive > 0 and own.peak else 0
    return ("█" * filled).ljust(width)


def _describe_row(own: AnnotatedListing, row: int) -> str:
    """What is known of a row besides its text."""
    words = own.entry.module.words
    alive = ", ".join(f"{live[row]} {words.word(file)}" for file, live in own.rows.live.items() if live[row] > 0)
    return " · ".join(filter(None, (own.place(row), alive and f"{alive} alive", own.describe(row))))
