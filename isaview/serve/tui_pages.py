"""What the tabs of the terminal view show of a kernel: lines laid out when they are seen, and where one can jump to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace
from rich.text import Text

from isaview.reports.columns import Entry
from isaview.reports.report import Report
from isaview.reports.rule import rules
from isaview.views.format import Canvas, as_text
from isaview.views.overview import finding_rows
from isaview.views.screen import STYLES, Line, flow, paragraph

if TYPE_CHECKING:
    from isaview.compare.difference import Difference


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


def _printed_page(name: str, shown: object, width: int) -> Page:
    """What a command prints; one jumps to what begins with @@."""
    # The same text as on the command line, so that both never disagree.
    lines = Text.from_ansi(as_text(name, shown, Canvas(width, color=True, details=True))).split("\n")
    return Page(list(lines), stops=tuple(row for row, line in enumerate(lines) if line.plain.lstrip().startswith("@@")))


def summary(entry: Entry, width: int) -> Page:
    """What ``show`` prints of a kernel and of earlier stages of it."""
    modules = tuple(replace(stage.module, kernels=(stage.kernel,)) for stage in (entry, *entry.earlier))
    return _printed_page("render", Report(modules), width)


def difference(whole: Difference, entry: Entry, width: int) -> Page:
    """What ``diff`` prints of a kernel; of one without a partner that it has none."""
    from isaview.compare.difference import Showing

    own = {(stage.kernel.name, stage.kernel.line, stage.module.path) for stage in (entry, *entry.earlier)}
    new = [change for change in whole.changes.kernels if change.new is not None]
    kernels = tuple(
        each for each in new if (each.subject.report.name, each.subject.report.line, each.subject.module.path) in own
    )
    if not kernels:
        return plain(f"{whole.old_name} has nothing to compare this kernel with", whole.headline, width=width)
    shown = replace(whole, changes=replace(whole.changes, kernels=kernels), showing=Showing(everything=True, lines=None))
    return _printed_page("render_difference", shown, width)


def findings(entry: Entry, width: int) -> Page:
    """Each finding with what fixes it and what its rule teaches."""
    kernel, words = entry.kernel, entry.module.words
    lines: list[Line] = []
    stops: list[int] = []
    places: dict[int, Place] = {}
    taught = {rule.code: rule for rule in rules()}
    for finding in kernel.findings or ():
        stops.append(len(lines))
        lines += paragraph(
            [(f"{finding.code} {finding.name}", "strong"), (f"  {finding.source or kernel.place(finding.line)}", "quiet")],
            width,
        )
        first, *fixes = finding_rows(finding, words)
        for row in (replace(first, title="", note=""), *fixes):
            lines += flow(row, width)
        for heading, text in taught[finding.code].sections.items() if finding.code in taught else ():
            lines += paragraph([(f"{heading}: ", "label"), (kernel.name_offsets(text), "plain")], width, 4)
        lines.append(Line())
        place = source_place(finding.source) or Place(entry.module.path, finding.line)
        places.update(dict.fromkeys(range(stops[-1], len(lines)), place))
    for code, why in kernel.unasked_rules.items():
        lines += paragraph([(f"{code} was not asked: {why}", "warning")], width)
    if kernel.findings is None:
        return plain("no rule was asked of this kernel", width=width)
    if not kernel.findings:
        lines.insert(0, Line().add("the rules that were asked find nothing here"))
    return Page([text_of(line) for line in lines], stops=tuple(stops), places=places)


def source_place(position: str | None) -> Place | None:
    """The place that ``file:line`` names, None for nothing."""
    file, _, line = (position or "").rpartition(":")
    return Place(file, int(line), is_source=True) if file and line.isdecimal() else None
