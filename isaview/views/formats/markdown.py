"""Markdown for a pull request: a table of kernels, worst first, each in full below a fold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from msgspec.structs import replace

from isaview.base import regex
from isaview.base.figures import Cell, Row, Section
from isaview.reports.columns import Entry
from isaview.reports.report import Report
from isaview.views.cutting import cut
from isaview.views.format import Canvas, Format
from isaview.views.overview import warnings
from isaview.views.tabular import Table, details, facts, kernels, to_table

if TYPE_CHECKING:
    from isaview.base.figures import Document
    from isaview.compare.across import Across
    from isaview.compare.changes import KernelChange
    from isaview.compare.difference import Difference
    from isaview.compare.opposites import Opposite
    from isaview.gate.review import Remark, Review
    from isaview.reports.wait_listing import WaitListing

MOST = 60_000
"""Characters that a comment on a code host may hold, with room for what stands around."""
_ROOM_AROUND = 200
"""Characters around a listing: its fence, what is left out of it, the end of its fold."""

MARKER = "<!-- isaview -->"
"""What marks a comment, so that the next run replaces it."""
_ROWS = 80
"""Rows of a table or list of remarks."""
_KERNELS = 150
"""Rows of the table of changed kernels."""
_NAME = 160
"""Characters of a kernel's name in a table of remarks."""
_ICONS = {0: "✅", 1: "❌", 2: "⚠️"}
"""By exit code; the words next to them say the same."""
_SPECIAL = regex.compile(r"([\\`*_{}\[\]<>()#+!|~@&-])")
_WORDS = regex.compile(r"[A-Za-z0-9 /+-]*")
_BARS = "▓ more, ░ less"
"""The heading of a column of bars, each of a figure and what it is held against."""
_BAR = 12
_FENCE = regex.compile(r"`+")


def escape(text: str) -> str:
    """Text in which nothing is Markdown."""
    return _SPECIAL.sub(r"\\\1", text)


def code_span(text: str) -> str:
    """Text in a code span that it cannot leave, in tables too."""
    inner = text.replace("|", "\\|")
    longest = max((len(run) for run in _FENCE.findall(inner)), default=0)
    if not longest:
        return f"`{inner}`" if inner.strip() else ""
    # A longer fence than any run inside cannot be closed by the text.
    fence = "`" * (longest + 1)
    return f"{fence} {inner} {fence}"


def render(report: Report, canvas: Canvas) -> str:
    """The report as Markdown, at most `MOST` characters; what does not fit is counted."""
    blocks = []
    for group in kernels(report.inputs, canvas.table):
        place = f"{code_span(group.modules[0].path)} " if len(group.modules) == 1 else ""
        blocks.append(f"### {place}{escape(group.what)}\n")
        warned = ((module.path, sentence) for module in group.modules for sentence in warnings(module))
        blocks.extend(f"> {code_span(path)}: {escape(sentence)}\n" for path, sentence in warned)
        blocks.append(_table(group.table))
        blocks.extend(block for entry in group.entries for block in _kernel(entry))
    blocks.extend(f"> {code_span(lost.path)}: {escape(lost.message)}; {escape(lost.advice)}\n" for lost in report.refused)
    return _fit_blocks(blocks)


def _fit_blocks(blocks: list[str]) -> str:
    kept: list[str] = []
    size = 0
    for place, block in enumerate(blocks):
        size += len(block) + 1
        if size > MOST:
            kept.append(f"*{len(blocks) - place:,} more tables and kernels do not fit here.*\n")
            break
        kept.append(block)
    return "\n".join(kept)


def _kernel(entry: Entry) -> Iterator[str]:
    for title, place, parts in details(entry):
        head = f"<details><summary>{_html_name(title)} {place}</summary>\n"
        yield "\n".join([head, *map(_section, parts), "</details>\n"])


def _section(section: Section) -> str:
    if section.columns:
        title = f"**{escape(section.title)}** {escape(section.summary)}\n\n" if section.summary else ""
        return title + _table(to_table(section))
    pairs = facts(section)
    lines: list[str] = []
    for place, (label, text) in enumerate(pairs):
        several = place + 1 < len(pairs) and not pairs[place + 1][0]
        if label and several:
            lines.append(f"- {escape(label)}:\n  - {escape(text)}\n")
        elif label:
            lines.append(f"- {escape(label)}: {escape(text)}\n")
        else:
            lines.append(f"  - {escape(text)}\n")
    return "".join(lines)


def _html_name(name: str) -> str:
    """A kernel's name as HTML: Markdown is not read inside a summary."""
    return (
        "<code>"
        + "".join(f"&#{ord(character)};" if character in "&<>\"'`*_[]|@" else character for character in name)
        + "</code>"
    )


def _table(table: Table) -> str:
    lines = [
        "| " + " | ".join(escape(heading) for heading in table.headings) + " |",
        "|" + "|".join("---:" if right else ":---" for right in table.right) + "|",
    ]
    for row, depth in zip(table.rows, table.depths, strict=True):
        title = escape(row[0]) if _WORDS.fullmatch(row[0]) else code_span(row[0])
        # Code hosts fold at blanks, and "48" above "KiB" reads as two figures.
        blanks = ["&nbsp;" if right else " " for right in table.right[1:]]
        cells = [escape(text).replace(" ", blank) for text, blank in zip(row[1:], blanks, strict=True)]
        lines.append("| " + " | ".join(["&emsp;" * depth + title, *cells]) + " |")
    return "\n".join(lines) + "\n"


def bar(value: float | None, reference: float | None) -> str:
    """Blocks as long as the larger of two amounts: █ what both have, ▓ what the value has more, ░ what it has less."""
    if value is None or reference is None or min(value, reference) < 0 or value == reference:
        return ""
    common = round(_BAR * min(value, reference) / max(value, reference))
    # A difference, however small, gets one block.
    common = min(common, _BAR - 1)
    return "█" * common + ("▓" if value > reference else "░") * (_BAR - common)


def _with_bars(section: Section, bars: Sequence[str]) -> Section:
    """The section with a bar at the end of each row; as it is where there is none."""
    if not any(bars):
        return section
    rows = tuple(replace(row, cells=(*row.cells, Cell(text))) for row, text in zip(section.rows, bars, strict=True))
    return replace(section, rows=rows, columns=(*section.columns, _BARS))


def _bar_of(change: KernelChange, row: Row) -> str:
    """The bar of the figure that a kernel's row shows, the new side held against the old."""
    name = next((cell.metric for cell in row.cells if cell.metric), "")
    metric = next((metric for metric in change.metrics if metric.name == name), None)
    return "" if metric is None else bar(metric.new.value, metric.old.value)


def render_difference(difference: Difference, canvas: Canvas) -> str:
    """Two sides as Markdown, at most `MOST` characters: totals, a table, each changed kernel below a fold."""
    from isaview.views import difference as differences

    remarks = "".join(f"> {escape(remark)}  \n" for remark in difference.remarks())
    overview = differences.overview(difference)
    blocks = [f"{MARKER}\n**{escape(difference.headline)}**\n", *([remarks] if remarks else [])]
    if overview is not None:
        blocks.append(_first_rows(_with_bars(overview, list(map(_bar_of, difference.listed, overview.rows)))))
    for change in difference.detailed:
        blocks.append(_change_details(difference, change, MOST - sum(len(block) + 1 for block in blocks)))
    return _fit_blocks(blocks)


def _first_rows(overview: Section) -> str:
    """The worst kernels' rows, as many as leave room for what follows."""
    rows = tuple(replace(row, title=cut(row.title, _NAME), note=cut(row.note, _NAME)) for row in overview.rows[:_KERNELS])
    more = len(overview.rows) - len(rows)
    return _table(to_table(replace(overview, rows=rows))) + (f"\n*and {more:,} more kernels*\n" if more else "")


def _change_details(difference: Difference, change: KernelChange, room: int) -> str:
    """A kernel below a fold, with as much of its listing as there is room for."""
    from isaview.views import difference as differences

    name = _html_name(cut(change.subject.report.short_titles[0], _NAME))
    why = change.weighed.why or change.verdict
    pieces = [f"<details><summary>{name} {_html_name(cut(why, _NAME))}</summary>\n"]
    pieces.extend(_section(part) for part in differences.sections(difference, change))
    listing = difference.listing(change)[: difference.showing.lines]
    lines = [line for opposite in listing for line in _diff_lines(opposite)]
    # Whole lines only: half a line of a diff is a false instruction.
    ends = accumulate(len(line) + 1 for line in lines)
    left = room - sum(map(len, pieces)) - _ROOM_AROUND
    fitting = lines[: sum(end <= left for end in ends)]
    if fitting:
        fence = "`" * max(3, 1 + max((len(run) for line in fitting for run in _FENCE.findall(line)), default=0))
        pieces.append("\n".join([f"{fence}diff", *fitting, f"{fence}\n"]))
    if len(fitting) < len(lines):
        pieces.append(f"*{len(lines) - len(fitting):,} more lines do not fit here.*\n")
    return "\n".join([*pieces, "</details>\n"])


_MARKS = {"real": ("- ", "+ "), "reordered": ("  < ", "  > ")}


def _diff_lines(pair: Opposite) -> list[str]:
    """One line of a listing as lines of a diff: the old above the new."""
    if pair.kind == "place":
        return [f"@@ {pair.title} @@"]
    if pair.kind not in _MARKS:
        return [f"  {pair.new.text}"]
    return [
        mark + side.text for mark, side in zip(_MARKS[pair.kind], (pair.old, pair.new), strict=True) if side.line is not None
    ]


def render_review(review: Review, _canvas: Canvas) -> str:
    """A review as Markdown, at most `MOST` characters: totals, what stops, and below folds what was let through."""
    verdict = f"{_ICONS.get(review.code, _ICONS[2])} {escape(review.verdict)}"
    blocks = [f"{MARKER}\n**{escape(review.headline)}**\n", f"{verdict}\n"]
    blocks.extend(_remark_table(review.figures))
    blocks.extend(_remark_list(review.sentences))
    for title, remarks in (("waived", review.waived_remarks), ("for information", review.informational)):
        blocks.extend(_fold(f"{len(remarks):,} {title}", "".join(_remark_list(remarks))) if remarks else ())
    blocks.append("".join(f"> {escape(note)}  \n" for note in review.notes))
    return _fit_blocks(blocks)


def _fold(title: str, inner: str) -> list[str]:
    return [f"<details><summary>{title}</summary>\n\n{inner}\n</details>\n"]


def _remark_table(remarks: Sequence[Remark]) -> list[str]:
    """The table of the first remarks, as many as leave room for what follows."""
    from isaview.views.review import figure_table

    if not remarks:
        return []
    shown = [replace(remark, short_name=cut(remark.kernel_title, _NAME), label="") for remark in remarks[:_ROWS]]
    more = f"\n*and {len(remarks) - _ROWS:,} more*\n" if len(remarks) > _ROWS else ""
    bars = [bar(None if remark.found is None else remark.found.value, remark.reference) for remark in shown]
    return [_table(to_table(_with_bars(figure_table("kernel", shown), bars))) + more]


def _remark_list(remarks: Sequence[Remark]) -> list[str]:
    lines = []
    for remark in remarks[:_ROWS]:
        kernel = f"{code_span(f'{cut(remark.kernel_title, _NAME)} {remark.spot}'.rstrip())}: " if remark.kernel else ""
        source = f"  \n  {code_span(remark.source_line)}" if remark.source_line else ""
        why = f" *(waived: {escape(cut(remark.waived, _NAME))})*" if remark.waived else ""
        lines.append(f"- {kernel}{escape(cut(remark.message, 2 * _NAME))}{why} {code_span(remark.where)}{source}\n")
    if len(remarks) > _ROWS:
        lines.append(f"- *and {len(remarks) - _ROWS:,} more*\n")
    return ["".join(lines)] if lines else []


def render_across(across: Across, _canvas: Canvas) -> str:
    """Kernels side by side as Markdown, at most `MOST` characters: a table for each."""
    from isaview.views.across import headline, overview, remarks, sections

    blocks = [f"**{escape(headline(across))}**\n", *(f"> {escape(remark)}\n" for remark in remarks(across))]
    summary = overview(across)
    blocks.extend([] if summary is None else [_table(to_table(summary))])
    for table in across.kernels:
        blocks.append(f"### {code_span(table.name)}\n")
        blocks.extend(_table(to_table(part)) if part.columns else _section(part) for part in sections(table))
    return _fit_blocks(blocks)


def render_waits(listings: Sequence[WaitListing], _canvas: Canvas) -> str:
    """The waits of kernels as Markdown, at most `MOST` characters: tables of waits and of stalls for each."""
    from isaview.views import waits

    blocks = []
    for listing in listings:
        blocks.append(f"### {code_span(listing.title)} {escape(waits.headline(listing))}\n")
        blocks.extend(f"> {escape(remark)}\n" for remark in waits.remarks(listing))
        blocks.extend(_section(section) for section in waits.sections(listing))
    return _fit_blocks(blocks)


def render_document(document: Document, _canvas: Canvas) -> str:
    """Sections as Markdown, at most `MOST` characters."""
    head = [f"**{escape(document.title)}**\n", *(f"> {escape(remark)}\n" for remark in document.remarks)]
    return _fit_blocks([*head, *map(_section, document.sections)])


FORMAT = Format(
    name="markdown",
    title="a comment for a pull request",
    suffixes=(".md", ".markdown"),
    render=render,
    tables=True,
    render_difference=render_difference,
    render_review=render_review,
    render_across=render_across,
    render_waits=render_waits,
    render_document=render_document,
)
