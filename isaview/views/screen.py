"""Rows laid out as lines of styled spans for a terminal.

Layout knows only text and widths; colour is put on at the very end, so a page without colour holds no escape sequence.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.base import regex
from isaview.base.figures import Cell, Row, Section, figure
from isaview.base.measure import Measure, companion
from isaview.views.cutting import clip, cut, cut_apart, cut_path, display_width
from isaview.views.format import Canvas

GAP = 2
LABEL = 16
"""Columns of the label that stands before cells that flow."""
_BAR_LEAST, _BAR_MOST = 8, 28
_NOTE_LEAST, _TITLE_LEAST, _WORDS_LEAST = 12, 12, 20
_LONG_NAME = 64
"""Without a width, longer titles push the rest of their own row only."""
_NAME = 30
_FUNCTION = 44
"""Columns a row's title gets before its note gets more than the least, and before columns that can be spared."""
_BETWEEN = 3
"""Columns between cells that flow."""
_PAGE = 80
"""Columns of a page that has no width of its own."""
_BLANKS = regex.compile(r"\s+(?!(?:%|B|KiB|MiB)(?!\w))")
"""Between words: a number stays with its unit."""
_EIGHTHS = " ▏▎▍▌▋▊▉"
NUMBERLIKE = regex.compile(r"(?:[+−]?[~<≤≥]? ?[\d,.]+(?: (?:%|B|KiB|MiB))?(?: \([\d,.]+–[\d,.]+\))?|n/a|\?|)")
_ASCII = {
    "·": "|",
    "×": "x",
    "≤": "<=",
    "≥": ">=",
    "…": "...",
    "–": "-",
    "−": "-",
    "─": "-",
    "│": "|",
    "→": "->",
    "█": "#",
    **dict.fromkeys(_EIGHTHS[1:4], ""),
    **dict.fromkeys(_EIGHTHS[4:], "#"),
}


class Line(Struct):
    """One line: spans of (text, style); the style is a name of `STYLES`."""

    spans: list[tuple[str, str]] = field(default_factory=list)

    def add(self, text: str, style: str = "plain") -> Line:
        """Append a span; gives the line itself."""
        if text:
            self.spans.append((text, style))
        return self

    def pad(self, width: int) -> Line:
        """Fill with blanks up to a width; gives the line itself."""
        return self.add(" " * (width - self.width))

    @property
    def width(self) -> int:
        """Columns the line takes."""
        return sum(display_width(text) for text, _ in self.spans)

    def trim(self) -> list[tuple[str, str]]:
        """The spans without blanks at the end of the line."""
        spans = list(self.spans)
        while spans:
            text, style = spans.pop()
            if text.rstrip():
                return [*spans, (text.rstrip(), style)]
        return spans

    @property
    def text(self) -> str:
        """The line without styles."""
        return "".join(text for text, _ in self.spans).rstrip()


def content(cell: Cell) -> str:
    """A cell's figure or word."""
    return figure(cell.content) if isinstance(cell.content, Measure) else cell.content


def bar(fraction: float, width: int) -> str:
    """A bar of eighth blocks: at least a sliver where the fraction is more than nothing."""
    eighths = round(min(max(fraction, 0.0), 1.0) * width * 8)
    if fraction > 0:
        eighths = max(eighths, 1)
    return "█" * (eighths // 8) + _EIGHTHS[eighths % 8].strip()


def heading(left: Sequence[tuple[str, str]], right: str, width: int | None) -> Line:
    """Spans on the left, a quiet text at the right edge; it moves to the right where both do not fit."""
    line = Line(list(left))
    # A page without a width is a file: 80 columns are what most tools show.
    room = (width or _PAGE) - line.width - display_width(right)
    return line.add(" " * max(room, GAP)).add(right, "quiet") if right else line


def title_line(text: str, right: str, width: int | None, short: str = "") -> Line:
    """A kernel's title, the short one where there is no room for all of it, and a quiet text at the right edge."""
    room = None if width is None else width - display_width(right) - GAP
    title = short if short and room is not None and display_width(text) > room else text
    return heading([(cut(title, room), "title")], right, width)


def rule(width: int | None) -> Line:
    """A line across the page."""
    return Line().add("─" * (width or _PAGE), "rule")


def flow(row: Row, width: int | None) -> list[Line]:
    """A label and its cells in a row, folded onto further lines where they do not fit."""
    lines = [Line().add(" " * GAP + cut(row.title, _NAME).ljust(LABEL - GAP), "label")]
    room = None if width is None else max(width - LABEL, _WORDS_LEAST)
    places = [companion(cell.content) if isinstance(cell.content, Measure) else "" for cell in row.cells]
    pieces = [
        [*_cell_spans(cell, row.emphasis), *([(f" ({place})", "quiet")] if place and place != before else [])]
        for cell, place, before in zip(row.cells, places, ["", *places], strict=False)
    ]
    for spans in [*pieces, *([[(row.note, "quiet")]] if row.note else [])]:
        needed = sum(display_width(text) for text, _ in spans)
        for place, part in enumerate(_fold(spans, needed, room)):
            size = sum(display_width(text) for text, _ in part)
            begun = lines[-1].width > LABEL or (len(lines) == 1 and display_width(row.title) >= LABEL - GAP)
            if place or (begun and width is not None and lines[-1].width + _BETWEEN + size > width):
                lines.append(Line().add(" " * LABEL))
                begun = False
            lines[-1].add(" " * _BETWEEN if begun else "").spans.extend(part)
    return [*lines, *source_line(row.text, LABEL, width)]


def source_line(text: str, margin: int, width: int | None) -> list[Line]:
    """A source line below what is about it; nothing for ""."""
    shown = text if width is None else clip(text, max(width - margin - GAP, _WORDS_LEAST))
    return [Line().add(" " * margin + f"│ {shown}", "quiet")] if text else []


Spans = list[tuple[str, str]]


def paragraph(spans: Spans, width: int | None, margin: int = 0) -> list[Line]:
    """A sentence folded between words, lines after the first moved in; a word wider than the page stays whole to be copied."""
    needed = margin + sum(display_width(text) for text, _ in spans)
    if width is None or needed <= width:
        return [Line([(" " * margin, "plain"), *spans])]
    parts = _fold(spans, needed, max(width - margin - GAP, _WORDS_LEAST), whole=True)
    return [Line([(" " * (margin + (GAP if place else 0)), "plain"), *part]) for place, part in enumerate(parts)]


def _fold(spans: Spans, needed: int, room: int | None, *, whole: bool = False) -> list[Spans]:
    """A piece that is wider than the page folded between words, a single word that is wider cut unless it is to stay whole."""
    if room is None or needed <= room:
        return [spans]
    folded: list[Spans] = [[]]
    used = 0
    for word, style in ((word, style) for text, style in spans for word in _BLANKS.split(text) if word):
        size = display_width(word) if whole else min(display_width(word), room)
        if used and used + 1 + size > room:
            folded.append([])
            used = 0
        folded[-1].append(((" " if used else "") + (word if whole else cut(word, room)), style))
        used += size + (1 if used else 0)
    return folded


def _cell_spans(cell: Cell, emphasis: str) -> Spans:
    style = cell.emphasis if cell.emphasis != "plain" else emphasis
    if not cell.title:
        return [(content(cell), style)]
    return [(f"{cell.title} ", emphasis), (content(cell), "figure" if style == "plain" else style)]


def section(part: Section, width: int | None) -> list[Line]:
    """A section as lines: a table where it has columns, else its rows flow."""
    if part.columns:
        return _table(part if width is None else _drop_spare_columns(part, width), width)
    head = [Line().add(" " * GAP + part.title, "label").add("  " + part.summary)] if part.title and part.summary else []
    return head + [line for row in part.rows for line in flow(row, width)]


def _drop_spare_columns(table: Section, width: int) -> Section:
    """The table without those of its spare columns that leave too little room for titles and notes."""
    texts = [[content(row.cells[place]) for row in table.rows] for place in range(len(table.columns))]
    sizes = [max([display_width(name), *map(display_width, column)]) for name, column in zip(table.columns, texts, strict=True)]
    title = min(max((display_width(row.short or row.title) for row in table.rows), default=0), _FUNCTION)
    notes = max((display_width(row.note) for row in table.rows), default=0)
    reserved = min(notes, _NOTE_LEAST) if not table.sentences else notes if notes <= _NAME else 0
    title += reserved + GAP if reserved else 0
    # Empty columns go even where there is room: they say nothing.
    kept = [place for place, column in enumerate(texts) if any(column) or place not in table.spare]
    for place in (place for place in table.spare if place in kept):
        if 2 * GAP + title + sum(sizes[other] + GAP for other in kept) <= width:
            break
        kept.remove(place)
    if len(kept) == len(sizes):
        return table
    return replace(with_columns(table, kept), spare=())


def with_columns(table: Section, places: Sequence[int]) -> Section:
    """The table with some of its columns, by their numbers."""
    rows = tuple(replace(row, cells=tuple(row.cells[place] for place in places)) for row in table.rows)
    return replace(table, rows=rows, columns=tuple(table.columns[place] for place in places))


class _Widths(Struct, frozen=True):
    """Columns of a table's parts; ``right`` says which cells stand at the right edge of theirs."""

    title: int
    bar: int
    cells: tuple[int, ...]
    right: tuple[bool, ...]
    note: int

    @property
    def before_cells(self) -> int:
        """Columns before the first cell's gap."""
        return 2 * GAP + self.title + (GAP + self.bar if self.bar else 0)


def _measure_widths(table: Section, width: int | None) -> _Widths:
    """The widths of a table's parts; where there is little room the bar gives first, then notes, the title, the last words."""
    texts = [[content(cell) for cell in row.cells] for row in table.rows]
    per_column = [(name, [row[place] for row in texts if place < len(row)]) for place, name in enumerate(table.columns)]
    right = tuple(all(NUMBERLIKE.fullmatch(text) for text in column) for _, column in per_column)
    cells = [max(display_width(name), *map(display_width, column), 0) for name, column in per_column]
    has_bars = any(row.bar is not None for row in table.rows)
    # Tables below each other line up at the label's width.
    least = display_width(table.title) if table.sentences else LABEL + 2 - GAP
    title = max([least, *(2 * row.depth + display_width(row.title) for row in table.rows)])
    note = max((display_width(row.note) for row in table.rows), default=0)
    if width is None:
        title = min(title, _LONG_NAME)
    else:
        room = width - 2 * GAP - sum(size + GAP for size in cells) - (_BAR_LEAST + GAP if has_bars else 0)
        needed = max(
            [display_width(table.title), *(2 * row.depth + display_width(row.short or row.title) for row in table.rows)]
        )
        title = min(title, needed if not table.summary and room < title + note + GAP else max(needed, least))
        reserved = min(note, max(_NOTE_LEAST, min(room // 3, room - _NAME))) + GAP if note else 0
        if cells and not right[-1]:
            less = max(min(title + reserved - room, cells[-1] - _WORDS_LEAST), 0)
            cells[-1] -= less
            room += less
        if room - reserved < min(title, _NAME):
            note = reserved = 0
        title = max(min(title, room - reserved), min(title, _TITLE_LEAST))
        note = min(note, max(room - title - GAP, 0))
    taken = 2 * GAP + title + sum(size + GAP for size in cells) + (note + GAP if note else 0)
    bars = min(max((width or _PAGE) - taken - GAP, _BAR_LEAST), _BAR_MOST) if has_bars else 0
    return _Widths(title, bars, tuple(cells), right, note)


def _table(table: Section, width: int | None) -> list[Line]:
    """A heading and a line for each row; titles that read alike in their room stand whole above their rows."""
    notes = [""] * len(table.rows)
    if width is not None and table.sentences:
        notes = [row.note for row in table.rows]
        table = replace(table, rows=tuple(replace(row, note="") for row in table.rows))
    sizes = _measure_widths(table, width)
    name = f"{table.title}{' ' * GAP}".ljust(LABEL - GAP) if table.summary else table.title
    head = Line().add(" " * GAP + name, "label").add(table.summary, "strong")
    lines = [head]
    if head.width > sizes.before_cells:
        head = Line()
        lines.append(head)
    head.pad(sizes.before_cells)
    for name, size, right in zip(table.columns, sizes.cells, sizes.right, strict=True):
        head.add(" " * GAP).add(_align(name, size, right), "quiet")
    titles = _titles(table.rows, sizes.title, width)
    meant: dict[str, set[str]] = {}
    for row, title in zip(table.rows, titles, strict=True):
        meant.setdefault(title, set()).add(row.title)
    for row, title, note in zip(table.rows, titles, notes, strict=True):
        if width is not None and len(meant[title]) > 1:
            margin = 2 * GAP + 2 * row.depth
            lines.append(Line().add(" " * margin).add(cut(row.short or row.title, width - margin), row.emphasis))
            title = ""
        shown = _with_sentence(_table_row(row, title, sizes, width), row.warning, width, row.emphasis)
        lines.extend([*shown[:-1], *_with_sentence(shown[-1], note, width)])
        lines.extend(source_line(row.text, 3 * GAP + 2 * row.depth, width))
    return lines


def _titles(rows: Sequence[Row], size: int, width: int | None) -> list[str]:
    """The rows' titles as they fit; short ones stand for all where any is too wide, except for those that read alike."""
    if width is None:
        return [row.title for row in rows]
    rooms = [size - 2 * row.depth for row in rows]
    if all(display_width(row.title) <= room for row, room in zip(rows, rooms, strict=True)):
        return [row.title for row in rows]
    meant: dict[str, set[str]] = {}
    for row in rows:
        meant.setdefault(row.short, set()).add(row.title)
    return cut_apart([row.short if row.short and len(meant[row.short]) == 1 else row.title for row in rows], rooms)


def _with_sentence(row: Line, sentence: str, width: int | None, style: str = "quiet") -> list[Line]:
    """A row with a sentence next to it where there is room for all of it, else on lines of its own below."""
    if not sentence:
        return [row]
    spans = [(sentence, style)]
    if width is None or row.width + GAP + display_width(sentence) <= width:
        return [row.add(" " * GAP).add(sentence, style)]
    room = max(width - 3 * GAP, _WORDS_LEAST)
    return [row, *(Line([(" " * (3 * GAP), "plain"), *part]) for part in _fold(spans, display_width(sentence), room))]


def _table_row(row: Row, title: str, sizes: _Widths, width: int | None) -> Line:
    line = Line().add(" " * (2 * GAP + 2 * row.depth))
    is_long = width is None and display_width(title) > sizes.title - 2 * row.depth
    line.add(cut(title, sizes.title - 2 * row.depth) if is_long else title, row.emphasis).pad(2 * GAP + sizes.title)
    if sizes.bar:
        line.add(" " * GAP).add(bar(row.bar or 0.0, sizes.bar), "bar").pad(sizes.before_cells)
    for cell, size, right in zip(row.cells, sizes.cells, sizes.right, strict=False):
        style = cell.emphasis if cell.emphasis != "plain" else row.emphasis
        line.add(" " * GAP).add(_align(clip(content(cell), size), size, right), style)
    if row.note and (width is None or sizes.note >= _NOTE_LEAST or display_width(row.note) <= sizes.note):
        line.add(" " * GAP).add(cut_path(row.note, None if width is None else sizes.note), "quiet")
    return line.add(" " * GAP).add(title, "quiet") if is_long else line


def _align(text: str, size: int, right: bool) -> str:
    blanks = " " * (size - display_width(text))
    return blanks + text if right else text + blanks


def place_beside(left: list[Line], right: list[Line], column: int) -> list[Line]:
    """Two blocks of lines next to each other, the second from column ``at`` on."""
    rows = []
    for line, other in zip_longest(left, right):
        line = Line(list(line.spans)) if line else Line()
        rows.append(line if other is None else Line([*line.pad(column).spans, *other.spans]))
    return rows


STYLES = {
    "plain": "",
    "strong": "bold",
    "quiet": "dim",
    "good": "green",
    "warning": "yellow",
    "bad": "bold red",
    "title": "bold",
    "label": "cyan",
    "figure": "bold",
    "bar": "blue",
    "rule": "dim",
}
"""Style names to terminal styles; only the sixteen colours of the terminal's own theme, so that dark and light both work."""


def space_blocks(blocks: Iterable[Iterable[Line]]) -> Iterator[Line]:
    """The lines of blocks, an empty line between them."""
    for place, block in enumerate(blocks):
        yield from ([Line()] if place else [])
        yield from block


def paint(lines: Iterable[Line], canvas: Canvas) -> str:
    """The lines as text: with escape sequences where the page has colour, in ASCII where it has no Unicode."""
    if not canvas.color:
        return _encode("".join(f"{line.text}\n" for line in lines), canvas.unicode)
    from rich.color import ColorSystem
    from rich.style import Style

    styles = {name: Style.parse(style) if style else None for name, style in STYLES.items()}
    pieces = []
    for line in lines:
        for text, name in line.trim():
            style = styles[name]
            pieces.append(style.render(text, color_system=ColorSystem.STANDARD) if style else text)
        pieces.append("\n")
    return _encode("".join(pieces), canvas.unicode)


def _encode(text: str, unicode: bool) -> str:
    if unicode:
        return text
    for character, plain in _ASCII.items():
        text = text.replace(character, plain)
    return text.encode("ascii", "backslashreplace").decode("ascii")
