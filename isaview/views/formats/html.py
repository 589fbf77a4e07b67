"""A page of HTML that needs nothing else: no script, no link and no font from outside.

All of it can be read without its script, which sorts tables and opens listings.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape
from itertools import zip_longest
from typing import TYPE_CHECKING

from msgspec.structs import replace

from isaview.base import limits
from isaview.base.figures import Section, count
from isaview.reports.columns import Entry
from isaview.reports.report import Report
from isaview.version import VERSION
from isaview.views.format import Canvas, Format
from isaview.views.overview import warnings
from isaview.views.page import PageData, PageKernel
from isaview.views.page_data import page_data
from isaview.views.scripts import blocks, digest, script, style
from isaview.views.tabular import Table, facts, kernels, to_table

if TYPE_CHECKING:
    from isaview.base.figures import Document
    from isaview.compare.across import Across
    from isaview.compare.changes import KernelChange
    from isaview.compare.difference import Difference
    from isaview.compare.opposites import Opposite
    from isaview.compare.variants import Group
    from isaview.gate.review import Remark, Review

_BAR = 120
_SHORT, _LONG = 20, 40
"""Letters of a column's longest text: up to which it is never folded, and beyond which it is folded inside of words."""
_NAMED = 12
"""Kernels without a listing that a page names together."""
_NAME = 3
"""Words of a title that stands as the first column's heading alone."""


def render(report: Report, canvas: Canvas) -> str:
    """The report as a page; every text in it is escaped, and its policy allows nothing but its own style and script."""
    groups = [*kernels(report.inputs, canvas.table)]
    data = page_data(groups, report)
    pages = {page.id: page for page in data.kernels}
    pieces = [f"<h1>{escape(data.title)}</h1>\n"]
    for number, (group, shown) in enumerate(zip(groups, data.groups, strict=True)):
        place = f"<code>{escape(group.modules[0].path)}</code> " if len(group.modules) == 1 else ""
        pieces.append(f"<h2>{place}{escape(group.what)}</h2>\n")
        pieces.extend(warning_html(module.path, sentence) for module in group.modules for sentence in warnings(module))
        pieces.append(table_html(group.table, f' data-group="{number}"', shown.kernels))
        for own, entry in zip(shown.kernels, group.entries, strict=True):
            pieces.append(kernel_details(entry, [pages[stage] for stage in pages[own].stages], opened=len(group.entries) == 1))
    pieces.extend(warning_html(lost.path, f"{lost.message}; {lost.advice}") for lost in report.refused)
    return _page(data, pieces)


def _page(data: PageData, pieces: Sequence[str]) -> str:
    """A page of these pieces, with its data and script; one without kernels has neither."""
    code = "" if data.kind == "document" else script()
    # What people read without the script comes first; listings get the room that is left.
    room = limits.PAGE_BYTES - sum(len(piece.encode()) for piece in (*pieces, code, style()))
    embedded, full = blocks(data, room) if code else ("", ())
    omitted = ""
    if full:
        named = ", ".join(kernel.name for kernel in full[:_NAMED]) + (" …" if len(full) > _NAMED else "")
        omitted = f"{count(len(full), 'listing')} left out: {named}; {full[0].no_listing}"
    remarks = [f'<p class="quiet">{escape(omitted)}</p>\n'] if omitted else []
    scripts = f"script-src {digest(code)}; " if code else ""
    # Allows this page's own style and script by their digests and nothing else: names in dumps are untrusted.
    policy = f"default-src 'none'; {scripts}style-src {digest(style())}; img-src data:; base-uri 'none'; form-action 'none'"
    head = [
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n',
        f'<meta http-equiv="Content-Security-Policy" content="{escape(policy)}">\n',
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(data.title)}</title>\n',
        f"<style>{style()}</style>\n</head>\n<body>\n",
    ]
    tail = [f'<p class="quiet">isaview {escape(data.isaview)}</p>\n', embedded, f"<script>{code}</script>\n" if code else ""]
    return "".join([*head, *pieces, *remarks, *tail, "</body>\n</html>\n"])


def _static_page(title: str, pieces: Sequence[str], version: str) -> str:
    """A page of these pieces alone."""
    return _page(PageData("document", title, version), pieces)


def render_across(across: Across, canvas: Canvas) -> str:
    """Kernels side by side as a page."""
    from isaview.views.across import headline, overview, remarks, sections

    pieces = [f"<h1>isaview</h1>\n<p><b>{escape(headline(across))}</b></p>\n"]
    pieces.extend(f'<p class="warning">{escape(remark)}</p>\n' for remark in remarks(across))
    summary = overview(across)
    pieces.extend([] if summary is None else [table_html(to_table(summary))])
    for table in across.kernels:
        pieces.append(f"<h2><code>{escape(table.name)}</code></h2>\n")
        pieces.extend(table_html(to_table(part)) if part.columns else _facts(part) for part in sections(table))
    if not script():
        return _static_page("isaview across", pieces, across.version)
    from isaview.views.page_compared import across_data

    return _page(across_data(across, canvas), pieces)


def warning_html(path: str, sentence: str, kind: str = "warning") -> str:
    """A sentence about a file as a paragraph of the class ``kind``."""
    return f'<p class="{kind}"><code>{escape(path)}</code>: {escape(sentence)}</p>\n'


def kernel_details(entry: Entry, stages: Sequence[PageKernel], opened: bool) -> str:
    """The sections of a kernel, and of each earlier stage of it."""
    pieces = []
    for page, stage in zip(stages, (entry, *entry.earlier), strict=True):
        place = " ".join(filter(None, (page.language if len(stages) > 1 else "", stage.kernel.start)))
        pieces.append(_details(replace(page, name=stages[0].name), place, opened=opened and page is stages[0]))
    return "".join(pieces)


def _details(page: PageKernel, place: str, *, opened: bool = False) -> str:
    """A kernel below a fold: what limits it, and its sections."""
    head = f'{_name_code(page.name, page.full)} <span class="quiet">{escape(place)}</span>'
    answers = "".join(f"<p>{escape(sentence)}</p>\n" for sentence in filter(None, (page.limits, page.advice)))
    inner = "".join(map(_section, page.sections))
    return (
        f"<details{_id_attribute(page.id)}{' open' if opened else ''}><summary>{head}</summary>\n{answers}{inner}</details>\n"
    )


def _id_attribute(own: str) -> str:
    return f' id="{own}"' if own else ""


def _name_code(short: str, full: str) -> str:
    """A kernel's short name, with the full one where the pointer rests on it."""
    return f'<code title="{escape(full)}">{escape(short)}</code>'


def _section(section: Section) -> str:
    if not section.columns:
        return _facts(section)
    table = to_table(section)
    if not section.summary and len(section.title.split()) <= _NAME:
        return table_html(table)
    head = f"<p><b>{escape(section.title)}</b> {escape(section.summary)}</p>\n"
    return head + table_html(replace(table, headings=("", *table.headings[1:])))


def _facts(section: Section) -> str:
    pairs = "".join(f"<dt>{escape(label)}</dt><dd>{escape(text)}</dd>" for label, text in facts(section))
    return f'<dl class="facts">{pairs}</dl>\n'


def table_html(table: Table, attribute: str = "", ids: Sequence[str] = ()) -> str:
    """A table; its rows have these ids of kernels."""
    has_bars = any(bar is not None for bar in table.bars)
    classes = list(map(_column_class, table.right, zip_longest(*table.rows, table.headings, fillvalue="")))
    heads = [f"<th{kind}>{escape(text)}</th>" for text, kind in zip(table.headings, classes, strict=True)]
    if has_bars:
        heads.insert(1, "<th></th>")
    lines = [f'<div class="wide"><table{attribute}><thead><tr>', *heads, "</tr></thead>\n<tbody>\n"]
    for row, bar, depth, own in zip_longest(table.rows, table.bars, table.depths, ids):
        cells = [f"<td{kind}>{escape(text)}</td>" for text, kind in zip(row[1:], classes[1:], strict=False)]
        drawn = f"<td>{_bar(bar)}</td>" if has_bars else ""
        kernel = f' data-kernel="{own}"' if own else ""
        lines.append(f'<tr{kernel}><td class="d{min(depth, 3)}">{escape(row[0])}</td>{drawn}{"".join(cells)}</tr>\n')
    return "".join([*lines, "</tbody></table></div>\n"])


def _column_class(right: bool, texts: Sequence[str]) -> str:
    """How a column is laid out: numbers to the right, short texts in a line, long texts wide."""
    longest = max(map(len, texts))
    # Columns of short words must not fold; long names must, or the table leaves the screen.
    kind = "n" if right else "s" if longest <= _SHORT else "w" if longest > _LONG else ""
    return f' class="{kind}"' if kind else ""


def _bar(fraction: float | None) -> str:
    width = round(_BAR * min(max(fraction or 0.0, 0.0), 1.0), 1)
    return (
        f'<svg width="{_BAR}" height="10" role="img" aria-label="{width / _BAR:.0%}"><rect width="{width}" height="10"/></svg>'
    )


def render_difference(difference: Difference, _canvas: Canvas) -> str:
    """Two sides as a page: totals, a table, and each changed kernel with its instructions side by side."""
    from isaview.views import difference as differences
    from isaview.views.page_compared import diff_data

    data = diff_data(difference) if script() else PageData("document", "isaview diff", VERSION)
    names = f"{escape(difference.old_name)} → {escape(difference.new_name)}"
    pieces = [f"<h1>{escape(difference.headline)}</h1>\n<p><code>{names}</code></p>\n"]
    pieces.extend(f'<p class="quiet">{escape(remark)}</p>\n' for remark in (*difference.remarks(), *data.remarks))
    overview, ids = differences.overview(difference), data.groups[0].kernels if data.groups else ()
    pieces.extend([table_html(to_table(overview), ' data-group="0"', ids)] if overview is not None else [])
    pieces.extend(change_details(difference, change, f"p{number}") for number, change in enumerate(difference.detailed))
    return _page(data, pieces)


def change_details(difference: Difference, change: KernelChange, own: str) -> str:
    """A changed kernel below a fold: figures, causes, and its instructions side by side."""
    from isaview.views import difference as differences

    report, verdict = change.subject.report, escape(change.weighed.why or change.verdict)
    name = _name_code(report.short_titles[0], report.demangled)
    pieces = [f'<details{_id_attribute(own)}><summary>{name} <span class="quiet">{verdict}</span></summary>\n']
    pieces.extend(map(_section, differences.sections(difference, change)))
    listing = difference.listing(change)
    rows = "".join(map(_listing_row, listing[: difference.showing.lines]))
    left = len(listing) - (difference.showing.lines or len(listing)) if rows else 0
    more = f'<p class="quiet">and {count(left, "more line")}</p>\n' if left > 0 else ""
    table = f'<table class="lines"><tbody>\n{rows}</tbody></table>\n' if rows else ""
    return "".join([*pieces, table, more, "</details>\n"])


def _listing_row(pair: Opposite) -> str:
    """One line of a listing: what went on the left, what came on the right, each with a mark as well as a colour."""
    cells = []
    for side, mark, kind in ((pair.old, "−", "removed"), (pair.new, "+", "come")):
        real = pair.kind == "real" and bool(side.text)
        number = "" if side.line is None or pair.kind == "place" else side.offset or f"{side.line:,}"
        shown = kind if real else "quiet" if pair.kind == "place" else ""
        cells.append(f'<td class="n quiet">{number}</td><td class="{shown}">{mark if real else ""} {escape(side.text)}</td>')
    return f"<tr>{''.join(cells)}</tr>\n"


def render_review(review: Review, _canvas: Canvas) -> str:
    """A review as a page: totals, what stops, what cannot be judged, and below folds what was let through."""
    from isaview.views.review import figure_table

    pieces = [f"<h1>{escape(review.headline)}</h1>\n<p><b>{escape(review.verdict)}</b></p>\n"]
    pieces.extend([table_html(to_table(figure_table("kernel", review.figures)))] if review.figures else [])
    pieces.append(_remarks(review.sentences))
    for title, remarks in (("waived", review.waived_remarks), ("for information", review.informational)):
        if remarks:
            inner = _remarks(remarks)
            pieces.append(f"<details><summary>{len(remarks):,} {title}</summary>\n{inner}</details>\n")
    pieces.extend(f'<p class="quiet">{escape(note)}</p>\n' for note in review.notes)
    return _static_page("isaview check", pieces, VERSION)


def _remarks(remarks: Sequence[Remark]) -> str:
    return "".join(
        warning_html(
            remark.where,
            remark.sentence,
            "quiet" if remark.waived or remark.level == "note" else "warning",
        )
        + (f"<p><code>{escape(remark.source_line)}</code></p>\n" if remark.source_line else "")
        for remark in remarks
    )


def render_document(document: Document, _canvas: Canvas) -> str:
    """Sections as a page."""
    pieces = [f"<h1>isaview</h1>\n<p><b>{escape(document.title)}</b></p>\n"]
    pieces.extend(f'<p class="quiet">{escape(remark)}</p>\n' for remark in document.remarks)
    if document.curves:
        from isaview.views.pictures import svg

        # As an image: in one no script runs, whatever the texts of the curve are.
        for curve in document.curves:
            data = b64encode(svg(curve).encode()).decode()
            pieces.append(f'<p><img src="data:image/svg+xml;base64,{data}" alt="{escape(curve.title)}"></p>\n')
    return _static_page("isaview", [*pieces, *map(_section, document.sections)], VERSION)


def render_variants(groups: Sequence[Group], document: Document, canvas: Canvas) -> str:
    """Variants of kernels as a page: a table for each kernel, and what analyses say of each variant below its table."""
    from isaview.views.page_compared import variants_data

    data = variants_data(groups, document.sections, canvas)
    pages = {page.id: page for page in data.kernels}
    pieces = [f"<h1>isaview</h1>\n<p><b>{escape(document.title)}</b></p>\n"]
    pieces.extend(f'<p class="quiet">{escape(remark)}</p>\n' for remark in document.remarks)
    for number, (section, shown) in enumerate(zip(document.sections, data.groups, strict=True)):
        pieces.append(f"<h2>{escape(section.title)}</h2>\n")
        pieces.append(table_html(to_table(replace(section, title="variant")), f' data-group="{number}"', shown.kernels))
        pieces.extend(_details(pages[own], pages[own].place) for own in shown.kernels)
    return _page(data, pieces)


FORMAT = Format(
    name="html",
    title="a page that needs nothing else",
    suffixes=(".html", ".htm"),
    render=render,
    listings="always",
    tables=True,
    render_difference=render_difference,
    render_review=render_review,
    render_across=render_across,
    render_document=render_document,
    render_variants=render_variants,
)
