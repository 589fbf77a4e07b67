"""What the tabs of the terminal view show of a kernel: lines laid out when they are seen, and where one can jump to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace
from rich.text import Text

from isaview.base.plugins import one_offered
from isaview.compare.difference import Difference, Showing
from isaview.reports.columns import Entry
from isaview.reports.overview import finding_rows
from isaview.reports.report import KernelReport, Report
from isaview.reports.rule import Finding, rules
from isaview.views.format import Canvas, Format
from isaview.views.screen import STYLES, Line, flow, paragraph


class Place(NamedTuple):
    """A line of a file; ``is_source``: of a source that the dump names, else of the dump."""

    file: str
    line: int
    is_source: bool = False


class Lines(Sequence[Text]):
    """Lines that are made when they are asked for: a listing has a hundred thousand, a screen shows thirty.

    ``width`` is that of the longest.
    """

    def __init__(self, count: int, width: int, make: Callable[[int], Text]) -> None:
        self._count, self.width, self._make = count, width, make

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, row: Any) -> Any:
        """A line."""
        if not 0 <= row < self._count:
            raise IndexError(row)
        return self._make(row)


class Page(Struct, frozen=True):
    """What a tab shows.

    ``head`` stands above the lines, ``stops`` are rows to jump to, and the cursor begins at ``start``. ``places`` says where
    rows stand in files, ``says`` what else is known of a row.
    """

    lines: Sequence[Text]
    head: str = ""
    stops: tuple[int, ...] = ()
    start: int = 0
    places: Mapping[int, Place] = {}
    says: Callable[[int], str] = lambda _row: ""


def text_of(line: Line) -> Text:
    """A line of a screen with its styles."""
    return Text.assemble(*((text, STYLES[style]) for text, style in line.spans), no_wrap=True)


def plain(*sentences: str, width: int = 76) -> Page:
    """Sentences alone."""
    return Page([text_of(line) for sentence in sentences for line in paragraph([(sentence, "plain")], width)])


def _format() -> Format:
    form: Format | None = one_offered("isaview.views.formats", "FORMAT", "text")
    assert form is not None
    return form


def _from(text: str, stops: Callable[[str], bool] = lambda _line: False) -> Page:
    """A text with escape sequences as a page; ``stops`` says of a line whether one jumps to it."""
    lines = Text.from_ansi(text).split("\n")
    return Page(list(lines), stops=tuple(row for row, line in enumerate(lines) if stops(line.plain)))


def summary(entry: Entry, width: int) -> Page:
    """What ``show`` prints of a kernel and of earlier stages of it."""
    render = _format().render
    assert render is not None
    modules = tuple(replace(stage.module, kernels=(stage.kernel,)) for stage in (entry, *entry.earlier))
    return _from(render(Report(modules), Canvas(width, color=True, details=True)))


def difference(whole: Difference, entry: Entry, width: int) -> Page:
    """What ``diff`` prints of a kernel; of kernels without a partner that they have none."""
    kernels = tuple(
        change
        for change in whole.changes.kernels
        if change.new is not None and _is_same(change.new.report, change.new.module.path, entry)
    )
    if not kernels:
        return plain(f"{whole.old_name} has nothing to compare this kernel with", whole.headline, width=width)
    render = _format().render_difference
    assert render is not None
    shown = replace(whole, changes=replace(whole.changes, kernels=kernels), showing=Showing(everything=True, lines=None))
    return _from(render(shown, Canvas(width, color=True)), lambda line: line.lstrip().startswith("@@"))


def _is_same(kernel: KernelReport, path: str, entry: Entry) -> bool:
    stages = (entry, *entry.earlier)
    return any(
        (stage.kernel.name, stage.kernel.line, stage.module.path) == (kernel.name, kernel.line, path) for stage in stages
    )


def findings(entry: Entry, width: int) -> Page:
    """Each finding with what fixes it and what its rule teaches."""
    kernel, words = entry.kernel, entry.module.words
    lines: list[Line] = []
    stops: list[int] = []
    places: dict[int, Place] = {}
    taught = {rule.code: rule for rule in rules()}
    for finding in kernel.findings or ():
        stops.append(len(lines))
        lines += paragraph([(f"{finding.code} {finding.name}", "strong"), (f"  {where(finding, kernel)}", "quiet")], width)
        for row in finding_rows(finding, words):
            lines += flow(row, width)
        for heading, text in taught[finding.code].sections.items() if finding.code in taught else ():
            lines += paragraph([(f"{heading}: ", "label"), (kernel.placed(text), "plain")], width, 4)
        lines.append(Line())
        places.update(dict.fromkeys(range(stops[-1], len(lines)), place_of(finding, entry)))
    for code, why in kernel.unasked_rules.items():
        lines += paragraph([(f"{code} was not asked: {why}", "warning")], width)
    if kernel.findings is None:
        return plain("no rule was asked of this kernel", width=width)
    if not kernel.findings:
        lines.insert(0, Line().add("the rules that were asked find nothing here"))
    return Page([text_of(line) for line in lines], stops=tuple(stops), places=places)


def where(finding: Finding, kernel: KernelReport) -> str:
    """Where a finding is: its source position, else its line or offset."""
    return finding.source or kernel.place(finding.line)


def place_of(finding: Finding, entry: Entry) -> Place:
    """Where an editor finds it."""
    return source_place(finding.source) or Place(entry.module.path, finding.line)


def source_place(position: str | None) -> Place | None:
    """The place that ``file:line`` names, None for nothing."""
    file, _, line = (position or "").rpartition(":")
    return Place(file, int(line), is_source=True) if file and line.isdecimal() else None


def by_row(kernel: KernelReport, numbers: Sequence[int]) -> dict[int, list[Finding]]:
    """The findings of a kernel by the row of their line."""
    row_of = {number: row for row, number in enumerate(numbers)}
    rows: dict[int, list[Finding]] = {}
    for finding in kernel.findings or ():
        rows.setdefault(row_of.get(finding.line, 0), []).append(finding)
    return rows


def runs(flags: Sequence[Any]) -> Iterator[int]:
    """The first row of each stretch of rows that are flagged."""
    return (row for row, flag in enumerate(flags) if flag and not (row and flags[row - 1]))
