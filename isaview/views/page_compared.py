"""Makes the data of pages of two sides, of variants of a kernel, and of a kernel on several GPUs or in several dumps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count

from msgspec.structs import replace

from isaview.base import limits
from isaview.base.figures import Section, brief
from isaview.base.measure import Measure
from isaview.base.metrics import worse_when
from isaview.compare.across import Across
from isaview.compare.aligned_listings import AlignedListings, align_listings
from isaview.compare.changes import WORST_FIRST
from isaview.compare.difference import Difference
from isaview.compare.pivot import Content
from isaview.compare.variants import Group, Variant
from isaview.reports.columns import Entry
from isaview.reports.source_lines import source_files
from isaview.version import VERSION
from isaview.views.across import common_words, heading
from isaview.views.difference import overview
from isaview.views.format import Canvas
from isaview.views.page import PageCell, PageColumn, PageData, PageGroup, PageKernel, PagePair, PageVariant
from isaview.views.page_data import cell_of, page_kernel, with_kernels
from isaview.views.screen import content

_ACROSS = (
    "occupancy_percent", "occupancy_waves", "limited_by", "vector_registers", "shared_bytes", "spilled_bytes", "bound",
    "instructions", "findings",
)  # fmt: skip
"""Figures of a kernel on a GPU that have a column in the table of a page."""
_AXES = ("occupancy_waves", "vector_registers", "spilled_bytes", "shared_bytes")
"""Figures of a variant that a picture can have as an axis, besides its time."""


def variants_data(groups: Sequence[Group], tables: Sequence[Section], canvas: Canvas) -> PageData:
    """The data of variants, in tables that have a row for each of the first variants of a group."""
    numbers = count()
    shown: list[PageGroup] = []
    pages: dict[str, PageKernel] = {}
    entries: dict[str, Entry] = {}
    variants: list[PageVariant] = []
    for group, table in zip(groups, tables, strict=True):
        rows = {f"k{next(numbers)}": pair for pair in zip(group.variants, table.rows, strict=False)}
        for own, (variant, row) in rows.items():
            cells = tuple(PageCell(content(cell)) for cell in row.cells)
            name = variant.title if len(groups) == 1 else f"{group.kernel} {variant.title}"
            pages[own] = replace(page_kernel(variant.entry, own), name=name, cells=cells, stages=(own,))
            entries[own] = variant.entry
            variants.append(PageVariant(variant.title, own, _figures(variant), is_best=not variant.dominated))
        shown.append(PageGroup(table.title, tuple(map(PageColumn, table.columns)), tuple(rows)))
    title = f"{shown[0].title} · isaview" if len(shown) == 1 else "isaview variants"
    data = PageData("variants", title, VERSION, tuple(shown), variants=tuple(variants), sources=_sources(entries, canvas))
    return with_kernels(data, tuple(pages.values()), entries)


def _figures(variant: Variant) -> Mapping[str, PageCell]:
    """What a variant is placed by: its time relative to the best, its measured time where there is one, and figures."""
    measures = variant.entry.kernel.measures
    figures = {name: measures[name] for name in _AXES if name in measures}
    cells = {name: cell_of(brief(measure), measure) for name, measure in {"time": variant.time, **figures}.items()}
    measured = {} if variant.measured is None else {"measured": PageCell(f"{variant.measured:,.4g}", variant.measured)}
    return {**cells, **measured}


def _sources(entries: Mapping[str, Entry], canvas: Canvas) -> Mapping[str, tuple[str, ...]]:
    return {} if canvas.sources is None else canvas.sources(entry.kernel for entry in entries.values())


def across_data(across: Across, canvas: Canvas) -> PageData:
    """The data of kernels side by side: a group for each table, whose columns of kernels are its rows."""
    shown: list[PageGroup] = []
    pages: dict[str, PageKernel] = {}
    entries: dict[str, Entry] = {}
    for number, table in enumerate(across.kernels):
        columns = {f"k{number}.{place}": column for place, column in enumerate(table.columns)}
        figures = [row for row in table.rows if row.name in _ACROSS]
        for place, (own, column) in enumerate(columns.items()):
            entries[own] = Entry(column.kernel, column.module)
            cells = tuple(_cell(row.cells[place]) for row in figures)
            page = page_kernel(entries[own], own)
            pages[own] = replace(page, name=f"{table.name} {column.label}", cells=cells, stages=(own,))
        words = common_words(table)
        headings = tuple(PageColumn(heading(row.name, words), row.name, worse_when(row.name)) for row in figures)
        shown.append(PageGroup(table.name, headings, tuple(columns)))
    data = PageData("across", "isaview across", across.version, tuple(shown), sources=_sources(entries, canvas))
    return with_kernels(data, tuple(pages.values()), entries)


def _cell(content: Content) -> PageCell:
    return cell_of(brief(content), content) if isinstance(content, Measure) else PageCell(content or "")


def diff_data(difference: Difference) -> PageData:
    """The data of a diff; of more changed kernels than `limits.PAGE_CHANGES` it has neither figures nor listings."""
    detailed = difference.detailed
    with_listings = 0 if difference.showing.table else min(len(detailed), limits.PAGE_CHANGES)
    each = {id(change): change for change in (*detailed, *difference.listed)}
    own = {key: (f"p{number}", change) for number, (key, change) in enumerate(each.items())}
    table = overview(difference)
    rows = () if table is None else table.rows
    pages: list[PageKernel] = []
    entries: dict[str, Entry] = {}
    pairs = []
    for change, row in zip(difference.listed, rows, strict=True):
        name = own[id(change)][0]
        both = align_listings(change) if int(name[1:]) < with_listings else AlignedListings(None, None)
        for side, entry in (("o", both.old), ("n", both.new)):
            if entry is not None:
                pages.append(page_kernel(entry, side + name))
                entries[side + name] = entry
        old, new = ("" if entry is None else side + name for side, entry in (("o", both.old), ("n", both.new)))
        verdict, *figures = (PageCell(content(cell)) for cell in row.cells)
        cells = (replace(verdict, value=WORST_FIRST.index(change.verdict)), *figures)
        pairs.append(PagePair(name, old, new, row.title, change.weighed.why or change.verdict, cells, both.rows))
    columns = () if table is None else tuple(PageColumn(column or "verdict") for column in table.columns)
    group = PageGroup("changes", columns, tuple(pair.id for pair in pairs))
    without = 0 if difference.showing.table else len(detailed) - with_listings
    remarks = (f"{without:,} more changed kernels have no listings here; -k NAME chooses",) if without else ()
    reports = (entry.kernel for entry in entries.values())
    data = PageData(
        "diff",
        f"{difference.old_name} → {difference.new_name} · isaview",
        VERSION,
        (group,),
        pairs=tuple(pairs),
        remarks=remarks,
        sources={} if difference.folder is None else source_files(reports, difference.folder),
    )
    return with_kernels(data, pages, entries)
