"""Live registers on the screen: a kernel's listing, its source with what each line costs, who is alive at the peak."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from textwrap import wrap
from typing import Any

from isaview.base.figures import Cell, Document, Row, Section
from isaview.base.text import common_folder
from isaview.reports.listing import Listing, ListingLine, LiveRegister, words_of
from isaview.reports.overview import short_name
from isaview.reports.roles import ROLES
from isaview.reports.source_lines import SourceLine, StageOfLine
from isaview.views.cutting import clipped, cut
from isaview.views.page import Page
from isaview.views.screen import GAP, Line, source_line

_BAR = 16
_FILES = 3
"""Register files that a screen has columns for."""
_WIDE = 100
"""Narrower pages have a column less, and half the bar."""
_NAMES = 6
_MOST_GROUPS = 3
"""Groups of registers of one role that are shown."""
_PEAK = "   <- peak"
_TEXT = 6 + len(_PEAK) + 15
"""Columns for the number of a source line, the mark of the peak and some of its text."""
_SPARE = ("predicates", "loops deep", "instr.", "uniform registers", "SGPRs", "B/lane")
"""Columns of source lines that a narrow page leaves out, the first to go first."""
_NO_SOURCE = "no source line"
_INDENT = 8


def title_of(found: Listing) -> str:
    """How many registers are alive at most."""
    return f"{found.peak:,} {found.words.word(found.file).removesuffix('s' if found.peak == 1 else '')} alive at most"


def render(
    found: Listing, source: Sequence[SourceLine] | None, texts: Mapping[str, str], around: int | None, page: Page
) -> Iterator[Line]:
    """The listing as lines, or the source lines where they are asked for, and the registers alive at the peak.

    ``texts`` are those of source positions.
    """
    where = f"line {found.peak_line:,}" + (f", {found.peak_source}" if found.peak_source else "")
    for text in (found.demangled, f"{title_of(found)}, at {where}"):
        yield from _wrapped(text, page.width)
    yield from source_line(texts.get(found.peak_source or "", ""), GAP, page.width)
    yield Line()
    yield from _listed(found, around, page) if source is None else _source(found, source, page)
    yield Line()
    names = f" in {len(found.alive)} names" if len(found.alive) != found.peak else ""
    yield Line().add(f"alive at the peak: {title_of(found).removesuffix(' alive at most')}{names}")
    for role, registers in by_role(found):
        yield Line().add(f"  {words_of(registers):>4}  ").add(role_title(role, found), "label")
        groups = _groups(registers)
        for group in groups[:_MOST_GROUPS]:
            yield from _wrapped(_group(group), page.width, _INDENT)
            yield from source_line(texts.get(group[0].source, ""), _INDENT + GAP, page.width)
        rest = [register for group in groups[_MOST_GROUPS:] for register in group]
        if rest:
            more = f"{words_of(rest)} more in {len(groups) - _MOST_GROUPS} groups; --format json has all of them"
            yield Line().add(" " * _INDENT + more, "quiet")


def _wrapped(text: str, width: int | None, margin: int = 0) -> Iterator[Line]:
    """A sentence in pieces that fit the page, those that follow moved in."""
    room = max(len(text) if width is None else width - margin, 2 * _INDENT)
    for piece in wrap(text, room, subsequent_indent=" " * GAP, break_on_hyphens=False):
        yield Line().add(" " * margin + piece)


def by_role(found: Listing) -> list[tuple[str, list[LiveRegister]]]:
    """The registers alive at the peak by what they are there for, the largest group first."""
    groups: dict[str, list[LiveRegister]] = {role: [] for role in ROLES}
    for register in found.alive:
        groups[register.role].append(register)
    return sorted(((role, group) for role, group in groups.items() if group), key=lambda pair: -words_of(pair[1]))


def role_title(role: str, found: Listing) -> str:
    """What a group of registers is called."""
    return ROLES[role].format(shared=found.words.word("shared"), **{"global": "global memory"})


def _groups(registers: Iterable[LiveRegister]) -> list[list[LiveRegister]]:
    """Registers of one role by the source line and the opcode that made them, the largest group first."""
    together: dict[tuple[str, str], list[LiveRegister]] = {}
    for register in registers:
        together.setdefault((register.source, register.opcode), []).append(register)
    return sorted(together.values(), key=lambda group: (-words_of(group), group[0].defined))


def _group(registers: Sequence[LiveRegister]) -> str:
    """Registers that one opcode made for one source line."""
    names, one = [register.name for register in registers], registers[0]
    shown = " ".join(names[:_NAMES]) + (f" … {len(names)} in all" if len(names) > _NAMES else "")
    made = _span([line for register in registers for line in register.defined])
    source = f" ({one.source})" if one.source else ""
    origin = f"from {one.opcode} at line {made}{source}" if made else "alive from the start"
    uses = [register.last_use for register in registers if register.last_use is not None]
    users = {register.user for register in registers}
    later = ", in the next round of a loop" if any(register.is_used_next_round for register in registers) else ""
    by = f" by {one.user}" if len(users) == 1 else ""
    used = f"last used at line {_span(uses)}{by}{later}" if uses else "not used again"
    return f"{words_of(registers)} {shown}: {origin}, {used}"


def _span(lines: Sequence[int]) -> str:
    first, last = min(lines, default=0), max(lines, default=0)
    return "" if not lines else f"{first:,}" if first == last else f"{first:,}…{last:,}"


def listed(found: Listing, around: int | None) -> Sequence[ListingLine]:
    """The lines of the listing that are asked for."""
    return [line for line in found.lines if around is None or abs(line.line - found.peak_line) <= around]


def _listed(found: Listing, around: int | None, page: Page) -> Iterator[Line]:
    is_narrow = page.width is not None and page.width < _WIDE
    columns, size = found.files[: _FILES - is_narrow], _BAR // (1 + is_narrow)
    yield Line().add(f"{'line':>7}" + "".join(f"{clipped(found.words.word(file), 10):>11}" for file in columns))
    for line in listed(found, around):
        counts = "".join(f"{line.live.get(file, ''):>11}" for file in columns)
        alive = line.live.get(found.file, 0)
        bar = ("█" * (alive and round(size * alive / found.peak))).ljust(size)
        is_peak = alive == found.peak and line.line == found.peak_line
        yield _marked(f"{line.line:>7}{counts}  {bar}  {line.text}", is_peak, page.width)


def _marked(text: str, is_peak: bool, width: int | None) -> Line:
    mark = _PEAK if is_peak else ""
    room = None if width is None else width - len(mark)
    whole = text.rstrip()
    return Line().add((whole if room is None or len(whole) <= room else whole[: room - 1].rstrip() + "…") + mark)


def _columns(found: Listing, source: Sequence[SourceLine]) -> list[tuple[str, list[str]]]:
    """The columns of source lines that have something in them, each with its texts."""
    columns = [
        *((found.words.word(file), [f"{one.live.get(file, '')}" for one in source]) for file in found.files[:_FILES]),
        ("instr.", [f"{one.instructions:,}" if one.instructions else "" for one in source]),
        ("B/lane", [f"{sum(one.bytes.values()):,}" if one.bytes else "" for one in source]),
        ("spills", [f"{one.spills:,}" if one.spills else "" for one in source]),
        ("loops deep", [f"{one.loop_depth}" if one.spills and one.loop_depth else "" for one in source]),
        ("findings", [_codes(one) for one in source]),
    ]
    return [(title, texts) for title, texts in columns if any(texts)]


def _width(columns: Sequence[tuple[str, list[str]]]) -> int:
    return sum(max(len(title), *map(len, texts)) + GAP for title, texts in columns)


def _codes(one: SourceLine) -> str:
    codes = list(dict.fromkeys(one.findings))
    return "" if not codes else codes[0] + (f" +{len(one.findings) - 1}" if len(one.findings) > 1 else "")


def _source(found: Listing, source: Sequence[SourceLine], page: Page) -> Iterator[Line]:
    """Source lines below the name of their file, what each costs in columns before it."""
    folder = common_folder([one.file for one in source if one.file])
    columns = _columns(found, source)
    for name in _SPARE:
        if page.width is not None and _width(columns) + _TEXT > page.width:
            columns = [column for column in columns if column[0] != name]
    sizes = [_width([column]) - GAP for column in columns]
    has_codes = columns[-1][0] == "findings"
    heads = [title.rjust(size) for (title, _), size in zip(columns, sizes, strict=True)]
    yield Line().add("  ".join([*heads, "  line"]))
    for place, one in enumerate(source):
        if not place or source[place - 1].file != one.file:
            yield Line().add(cut(one.file.removeprefix(folder) or _NO_SOURCE, page.width), "label")
        cells = [texts[place].rjust(size) for (_, texts), size in zip(columns, sizes, strict=True)]
        if has_codes:
            cells[-1] = columns[-1][1][place].ljust(sizes[-1])
        is_peak = one.live.get(found.file) == found.peak
        yield _marked("  ".join([*cells, f"{one.line or '':>6}", one.text]), is_peak, page.width)


def document(found: Listing, source: Sequence[SourceLine] | None, around: int | None) -> Document:
    """The listing as a table, or a table of source lines for each file, and the registers alive at the peak."""
    title = f"{found.demangled}: {title_of(found)}, at line {found.peak_line:,}"
    rows = [Row(f"{words_of(group)}", (Cell(role_title(role, found)), Cell(_most(group)))) for role, group in by_role(found)]
    alive = Section("alive at the peak", tuple(rows), ("what", "most of them made at"))
    if source is not None:
        return Document(title, (*_tables(found, source), alive))
    files = [found.words.word(file) for file in found.files]
    lines = (
        Row(f"{line.line}", (*(Cell(f"{line.live.get(file, '')}") for file in found.files), Cell(line.text.strip())))
        for line in listed(found, around)
    )
    return Document(title, (Section("line", tuple(lines), (*files, "text")), alive))


def _most(registers: Sequence[LiveRegister]) -> str:
    group = _groups(registers)[0]
    made = _span([line for register in group for line in register.defined])
    return group[0].source or (f"line {made}" if made else "the start")


def _tables(found: Listing, source: Sequence[SourceLine]) -> Iterator[Section]:
    columns = _columns(found, source)
    titles = (*(title for title, _ in columns), "source")
    rows = [
        Row(f"{one.line or ''}", (*(Cell(texts[place]) for _, texts in columns), Cell(one.text)))
        for place, one in enumerate(source)
    ]
    for file, pairs in groupby(zip(source, rows, strict=True), key=lambda pair: pair[0].file):
        yield Section(file or _NO_SOURCE, tuple(row for _, row in pairs), titles)


def stages(place: str, text: str, found: Sequence[StageOfLine], most: int | None) -> Document:
    """What a source line became in each stage of each kernel that has it, with so many instructions of each at most."""
    sections = []
    for one in found:
        name = f"{one.path} [{one.part}]" if one.part else one.path
        count = f"{len(one.instructions):,} of {one.total:,} instructions"
        rows = tuple(Row(f"{line:,}", (Cell(words),)) for line, words, _ in one.instructions[:most])
        left = len(one.instructions) - len(rows)
        rows += (Row("…", (Cell(f"{left:,} more; in a pipe, -o FILE or --format json has all"),)),) if left else ()
        what = (one.dialect, one.target, short_name(one.demangled), name, count)
        sections.append(Section(" · ".join(filter(None, what)), rows, ("",)))
    return Document(f"{place}  {text}".rstrip(), tuple(sections))


def as_plain(found: Listing, source: Sequence[SourceLine] | None, texts: Mapping[str, str]) -> dict[str, Any]:
    """The listing as JSON has it: lines with live registers and what else is known of each, the peak, who is alive there."""
    names = ("line", "source", "live", "spills", "loop_depth")
    lines: list[Any] = [{name: getattr(line, name) for name in names} for line in found.lines if line.live]
    if source is not None:
        lines = [
            {
                "line": one.line,
                "source": one.source,
                "live": dict(one.live),
                "instructions": one.instructions,
                "spills": one.spills,
                "loop_depth": one.loop_depth,
                "bytes": dict(one.bytes),
                "findings": list(one.findings),
                "text": one.text,
            }
            for one in source
            if one.instructions
        ]
    registers = [
        {
            "register": one.name,
            "defined": list(one.defined),
            "last_use": one.last_use,
            "role": one.role,
            "source": one.source or None,
        }
        for one in found.alive
    ]
    groups = [{"role": role, "registers": words_of(group), "names": len(group)} for role, group in by_role(found)]
    peak = {"line": found.peak_line, "live": found.peak, "registers": registers, "groups": groups}
    document = {"name": found.name, "file": found.file, "peak": peak, "lines": lines}
    return {**document, "source_lines": dict(texts)} if texts else document
