"""Live registers on the screen: a kernel's listing, its source with what each line costs, who is alive at the peak."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from textwrap import wrap
from typing import Any

from isaview.base.figures import Cell, Document, Row, Section
from isaview.base.short_names import short_name
from isaview.base.text import common_folder
from isaview.base.words import Words
from isaview.reports.listing import Listing, ListingLine, LiveRegister, words_of
from isaview.reports.roles import ROLES
from isaview.reports.serial import plain
from isaview.reports.source_lines import SourceLine, StageOfLine
from isaview.views.cutting import clip, cut
from isaview.views.format import Canvas
from isaview.views.screen import GAP, Line, source_line

_BAR = 16
_FILES = 3
"""Register files that a screen has columns for."""
_WIDE = 100
"""Narrower pages have a column less, and half the bar."""
_NAMES = 6
_MOST_GROUPS = 3
"""Groups of registers that are shown of each role."""
_PEAK = "   <- peak"
_TEXT = 6 + len(_PEAK) + 15
"""Columns for the number of a source line, the mark of the peak and some of its text."""
_SPARE = ("predicates", "loops deep", "instr.", "uniform registers", "SGPRs", "B/lane")
"""Columns of source lines that a narrow page leaves out, the first to go first."""
_LISTED = ("line", "source", "live", "spills", "loop_depth")
_COSTS = ("line", "source", "live", "instructions", "spills", "loop_depth", "bytes", "findings", "text")
"""Fields of a line of the listing, and of a source line, that JSON has."""
_NO_SOURCE = "no source line"
_INDENT = 8


def title_of(listing: Listing) -> str:
    """How many registers are alive at most."""
    return f"{listing.peak:,} {listing.words.word(listing.file).removesuffix('s' if listing.peak == 1 else '')} alive at most"


def render(
    listing: Listing, source: Sequence[SourceLine] | None, texts: Mapping[str, str], around: int | None, canvas: Canvas
) -> Iterator[Line]:
    """The listing as lines, or the source lines where they are asked for, and the registers alive at the peak.

    ``texts`` are those of source positions.
    """
    where = listing.place(listing.peak_line) + (f", {listing.peak_source}" if listing.peak_source else "")
    for text in (listing.demangled, f"{title_of(listing)}, at {where}"):
        yield from _wrap(text, canvas.width)
    yield from source_line(texts.get(listing.peak_source or "", ""), GAP, canvas.width)
    yield Line()
    yield from _listing_lines(listing, around, canvas) if source is None else _source_lines(listing, source, canvas)
    yield Line()
    names = f" in {len(listing.alive)} names" if len(listing.alive) != listing.peak else ""
    yield Line().add(f"alive at the peak: {title_of(listing).removesuffix(' alive at most')}{names}")
    for role, registers in group_by_role(listing):
        yield Line().add(f"  {words_of(registers):>4}  ").add(role_title(role, listing), "label")
        groups = _groups(registers)
        for group in groups[:_MOST_GROUPS]:
            yield from _wrap(_describe_group(listing, group), canvas.width, _INDENT)
            yield from source_line(texts.get(group[0].source, ""), _INDENT + GAP, canvas.width)
        rest = [register for group in groups[_MOST_GROUPS:] for register in group]
        if rest:
            more = f"{words_of(rest)} more in {len(groups) - _MOST_GROUPS} groups; --format json has all of them"
            yield Line().add(" " * _INDENT + more, "quiet")


def _wrap(text: str, width: int | None, margin: int = 0) -> Iterator[Line]:
    """A sentence in pieces that fit the page, those that follow moved in."""
    # textwrap raises for a width of 0.
    room = max(len(text) if width is None else width - margin, 2 * _INDENT)
    for piece in wrap(text, room, subsequent_indent=" " * GAP, break_on_hyphens=False):
        yield Line().add(" " * margin + piece)


def group_by_role(listing: Listing) -> list[tuple[str, list[LiveRegister]]]:
    """The registers alive at the peak by what they are there for, the largest group first."""
    groups: dict[str, list[LiveRegister]] = {role: [] for role in ROLES}
    for register in listing.alive:
        groups[register.role].append(register)
    return sorted(((role, group) for role, group in groups.items() if group), key=lambda pair: -words_of(pair[1]))


def role_title(role: str, listing: Listing) -> str:
    """What a group of registers is called."""
    return ROLES[role].format(shared=listing.words.word("shared"), **{"global": "global memory"})


def _groups(registers: Iterable[LiveRegister]) -> list[list[LiveRegister]]:
    """Registers by the source line and the opcode that made them, the largest group first."""
    together: dict[tuple[str, str], list[LiveRegister]] = {}
    for register in registers:
        together.setdefault((register.source, register.opcode), []).append(register)
    return sorted(together.values(), key=lambda group: (-words_of(group), group[0].defined))


def _describe_group(listing: Listing, registers: Sequence[LiveRegister]) -> str:
    """A line for registers that the same opcode made for the same source line."""
    names, first = [register.name for register in registers], registers[0]
    shown = " ".join(names[:_NAMES]) + (f" … {len(names)} in all" if len(names) > _NAMES else "")
    lines = _span(listing, [line for register in registers for line in register.defined])
    source = f" ({first.source})" if first.source else ""
    origin = f"from {first.opcode} at {lines}{source}" if lines else "alive from the start"
    uses = [register.last_use for register in registers if register.last_use is not None]
    by = f" by {first.user}" if len({register.user for register in registers}) == 1 else ""
    later = ", in the next round of a loop" if any(register.is_used_next_round for register in registers) else ""
    used = f"last used at {_span(listing, uses)}{by}{later}" if uses else "not used again"
    return f"{words_of(registers)} {shown}: {origin}, {used}"


def _span(listing: Listing, lines: Sequence[int]) -> str:
    """``line 12…15``, or ``+0x10…+0x40``; empty for no lines."""
    first, last = min(lines, default=0), max(lines, default=0)
    if not lines or first == last:
        return listing.place(first) if lines else ""
    return f"{listing.place(first)}…{listing.place(last).removeprefix('line ')}"


def lines_near_peak(listing: Listing, around: int | None) -> Sequence[ListingLine]:
    """The lines of the listing that are asked for."""
    return [line for line in listing.lines if around is None or abs(line.line - listing.peak_line) <= around]


def _listing_lines(listing: Listing, around: int | None, canvas: Canvas) -> Iterator[Line]:
    is_narrow = canvas.width is not None and canvas.width < _WIDE
    columns, size = listing.files[: _FILES - is_narrow], _BAR // (1 + is_narrow)
    yield Line().add(
        f"{'offset' if listing.steps else 'line':>7}" + "".join(f"{clip(listing.words.word(file), 10):>11}" for file in columns)
    )
    for line in lines_near_peak(listing, around):
        counts = "".join(f"{line.live.get(file, ''):>11}" for file in columns)
        alive = line.live.get(listing.file, 0)
        bar = ("█" * (alive and round(size * alive / listing.peak))).ljust(size)
        is_peak = alive == listing.peak and line.line == listing.peak_line
        yield _mark_peak(f"{listing.number(line):>7}{counts}  {bar}  {line.text}", is_peak, canvas.width)


def _mark_peak(text: str, is_peak: bool, width: int | None) -> Line:
    mark = _PEAK if is_peak else ""
    room = None if width is None else width - len(mark)
    whole = text.rstrip()
    return Line().add((whole if room is None or len(whole) <= room else whole[: room - 1].rstrip() + "…") + mark)


def _columns(listing: Listing, source: Sequence[SourceLine]) -> list[tuple[str, list[str]]]:
    """The columns of source lines that have something in them, each with its texts."""
    columns = [
        *((listing.words.word(file), [f"{line.live.get(file, '')}" for line in source]) for file in listing.files[:_FILES]),
        ("instr.", [f"{line.instructions:,}" if line.instructions else "" for line in source]),
        ("B/lane", [f"{sum(line.bytes.values()):,}" if line.bytes else "" for line in source]),
        ("spills", [f"{line.spills:,}" if line.spills else "" for line in source]),
        ("loops deep", [f"{line.loop_depth}" if line.spills and line.loop_depth else "" for line in source]),
        ("findings", [_codes(line) for line in source]),
    ]
    return [(title, texts) for title, texts in columns if any(texts)]


def _width(columns: Sequence[tuple[str, list[str]]]) -> int:
    return sum(max(len(title), *map(len, texts)) + GAP for title, texts in columns)


def _codes(line: SourceLine) -> str:
    codes = list(dict.fromkeys(line.findings))
    return "" if not codes else codes[0] + (f" +{len(line.findings) - 1}" if len(line.findings) > 1 else "")


def _source_lines(listing: Listing, source: Sequence[SourceLine], canvas: Canvas) -> Iterator[Line]:
    """Source lines below the name of their file, what each costs in columns before it."""
    folder = common_folder([line.file for line in source if line.file])
    columns = _columns(listing, source)
    for name in _SPARE:
        if canvas.width is not None and _width(columns) + _TEXT > canvas.width:
            columns = [column for column in columns if column[0] != name]
    sizes = [_width([column]) - GAP for column in columns]
    has_codes = columns[-1][0] == "findings"
    heads = [title.rjust(size) for (title, _), size in zip(columns, sizes, strict=True)]
    yield Line().add("  ".join([*heads, "  line"]))
    for place, line in enumerate(source):
        if not place or source[place - 1].file != line.file:
            yield Line().add(cut(line.file.removeprefix(folder) or _NO_SOURCE, canvas.width), "label")
        cells = [texts[place].rjust(size) for (_, texts), size in zip(columns, sizes, strict=True)]
        if has_codes:
            cells[-1] = columns[-1][1][place].ljust(sizes[-1])
        is_peak = line.live.get(listing.file) == listing.peak
        yield _mark_peak("  ".join([*cells, f"{line.line or '':>6}", line.text]), is_peak, canvas.width)


def document(listing: Listing, source: Sequence[SourceLine] | None, around: int | None) -> Document:
    """The listing as a table, or a table of source lines for each file, and the registers alive at the peak."""
    title = f"{listing.demangled}: {title_of(listing)}, at {listing.place(listing.peak_line)}"
    rows = [
        Row(f"{words_of(group)}", (Cell(role_title(role, listing)), Cell(_main_origin(listing, group))))
        for role, group in group_by_role(listing)
    ]
    alive = Section("alive at the peak", tuple(rows), ("what", "most of them made at"))
    if source is not None:
        return Document(title, (*_tables(listing, source), alive))
    files = [listing.words.word(file) for file in listing.files]
    lines = (
        Row(
            listing.number(line),
            (*(Cell(f"{line.live.get(file, '')}") for file in listing.files), Cell(line.text.strip())),
        )
        for line in lines_near_peak(listing, around)
    )
    return Document(title, (Section("offset" if listing.steps else "line", tuple(lines), (*files, "text")), alive))


def _main_origin(listing: Listing, registers: Sequence[LiveRegister]) -> str:
    group = _groups(registers)[0]
    made = _span(listing, [line for register in group for line in register.defined])
    return group[0].source or made or "the start"


def _tables(listing: Listing, source: Sequence[SourceLine]) -> Iterator[Section]:
    columns = _columns(listing, source)
    titles = (*(title for title, _ in columns), "source")
    rows = [
        Row(f"{line.line or ''}", (*(Cell(texts[place]) for _, texts in columns), Cell(line.text)))
        for place, line in enumerate(source)
    ]
    for file, pairs in groupby(zip(source, rows, strict=True), key=lambda pair: pair[0].file):
        yield Section(file or _NO_SOURCE, tuple(row for _, row in pairs), titles)


def stages(place: str, text: str, stages: Sequence[tuple[StageOfLine, Words]], most: int | None) -> Document:
    """What a source line became in each stage of each kernel that has it, with so many instructions of each at most.

    Each stage comes with the words of its machine.
    """
    sections = []
    for stage, words in stages:
        name = f"{stage.path} [{stage.part}]" if stage.part else stage.path
        count = f"{len(stage.instructions):,} of {stage.total:,} instructions"
        rows = tuple(Row(f"{line:,}", (Cell(instruction),)) for line, instruction, _ in stage.instructions[:most])
        left = len(stage.instructions) - len(rows)
        rows += (Row("…", (Cell(f"{left:,} more; in a pipe, -o FILE or --format json has all"),)),) if left else ()
        alive = ", ".join(f"{number:,} {words.word(file)}" for file, number in stage.live.items())
        what = (stage.dialect, stage.target, short_name(stage.demangled), name, count, alive and f"{alive} alive")
        sections.append(Section(" · ".join(filter(None, what)), rows, ("",)))
    return Document(f"{place}  {text}".rstrip(), tuple(sections))


def as_plain(listing: Listing, source: Sequence[SourceLine] | None, texts: Mapping[str, str]) -> dict[str, Any]:
    """The listing as JSON has it: lines with live registers and what else is known of each, the peak, who is alive there."""
    if source is None:
        lines = [{name: plain(getattr(line, name)) for name in _LISTED} for line in listing.lines if line.live]
    else:
        lines = [{name: plain(getattr(line, name)) for name in _COSTS} for line in source if line.instructions]
    registers = [
        {"register": register.name, "defined": list(register.defined), "last_use": register.last_use}
        | {"role": register.role, "source": register.source or None}
        for register in listing.alive
    ]
    groups = [{"role": role, "registers": words_of(group), "names": len(group)} for role, group in group_by_role(listing)]
    peak = {"line": listing.peak_line, "live": listing.peak, "registers": registers, "groups": groups}
    document = {"name": listing.name, "file": listing.file, "peak": peak, "lines": lines}
    return {**document, "source_lines": dict(texts)} if texts else document
