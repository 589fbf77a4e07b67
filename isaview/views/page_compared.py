"""Makes the data of pages of two sides, of variants of a kernel, and of a kernel on several GPUs or in several dumps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count

from msgspec.structs import replace

from isaview.base import limits
from isaview.base.figures import Section, brief
from isaview.compare.across import Across
from isaview.compare.changes import KernelChange
from isaview.compare.difference import Difference
from isaview.compare.listed import ListedChange, listed
from isaview.compare.variants import Group, Variant
from isaview.reports.columns import Entry
from isaview.reports.source_lines import source_files
from isaview.version import VERSION
from isaview.views.page import PageCell, PageColumn, PageData, PageGroup, PageKernel, PagePair, PageVariant
from isaview.views.page_data import cell_of, page_kernel, with_kernels
from isaview.views.screen import content

_AXES = ("occupancy_waves", "vector_registers", "spilled_bytes", "shared_bytes")
"""Figures of a variant that a picture can have as an axis, besides its time."""


def variants_data(groups: Sequence[Group], tables: Sequence[Section]) -> PageData:
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
            pages[own] = replace(page_kernel(variant.entry, own), name=variant.title, cells=cells, stages=(own,))
            entries[own] = variant.entry
            variants.append(PageVariant(variant.title, own, _figures(variant), is_best=not variant.dominated))
        shown.append(PageGroup(table.title, tuple(map(PageColumn, table.columns)), tuple(rows)))
    title = f"{shown[0].title} · isaview" if len(shown) == 1 else "isaview variants"
    data = PageData("variants", title, VERSION, tuple(shown), variants=tuple(variants))
    return with_kernels(data, tuple(pages.values()), entries)


def _figures(variant: Variant) -> Mapping[str, PageCell]:
    """What a variant is placed by: its time relative to the best, its measured time where there is one, and figures."""
    measures = variant.entry.kernel.measures
    figures = {name: measures[name] for name in _AXES if name in measures}
    cells = {name: cell_of(brief(measure), measure) for name, measure in {"time": variant.time, **figures}.items()}
    measured = {} if variant.measured is None else {"measured": PageCell(f"{variant.measured:,.4g}", variant.measured)}
    return {**cells, **measured}


def across_data(across: Across) -> PageData:
    """The data of kernels side by side: a group for each table, whose columns are the kernels."""
    shown: list[PageGroup] = []
    pages: dict[str, PageKernel] = {}
    entries: dict[str, Entry] = {}
    for number, table in enumerate(across.kernels):
        columns = {f"k{number}.{place}": column for place, column in enumerate(table.columns)}
        for own, column in columns.items():
            entries[own] = Entry(column.kernel, column.module)
            pages[own] = replace(page_kernel(entries[own], own), name=f"{table.name} {column.label}")
        shown.append(PageGroup(table.name, tuple(PageColumn(column.label) for column in table.columns), tuple(columns)))
    return with_kernels(PageData("across", "isaview across", across.version, tuple(shown)), tuple(pages.values()), entries)


def diff_data(difference: Difference) -> PageData:
    """The data of a diff; of more changed kernels than `limits.PAGE_CHANGES` it has neither figures nor listings."""
    changes = difference.detailed[: limits.PAGE_CHANGES]
    sides = [] if difference.showing.table else [listed(change) for change in changes]
    overview = difference.overview()
    cells = dict(zip(map(id, difference.listed), () if overview is None else overview.rows, strict=False))
    own = {id(change): f"p{number}" for number, change in enumerate(changes)}
    pages: list[PageKernel] = []
    entries: dict[str, Entry] = {}
    pairs = []
    for number, (change, both) in enumerate(zip(changes, sides, strict=False)):
        for side, entry in (("o", both.old), ("n", both.new)):
            if entry is not None:
                pages.append(page_kernel(entry, f"{side}{number}"))
                entries[f"{side}{number}"] = entry
        row = cells.get(id(change))
        shown = () if row is None else tuple(PageCell(content(cell)) for cell in row.cells)
        pairs.append(_pair(number, change, both, shown))
    columns = () if overview is None else tuple(map(PageColumn, overview.columns))
    group = PageGroup("changes", columns, tuple(own.get(id(change), "") for change in difference.listed))
    without = len(difference.detailed) - len(changes)
    remarks = (f"{without:,} more changed kernels have no listings here; -k NAME chooses",) if without else ()
    reports = (entry.kernel for entry in entries.values())
    texts = {} if difference.folder is None else source_files(reports, difference.folder)
    data = PageData(
        "diff",
        f"{difference.old_name} → {difference.new_name} · isaview",
        VERSION,
        (group,),
        pairs=tuple(pairs),
        remarks=remarks,
        sources=texts,
    )
    return with_kernels(data, pages, entries)


def _pair(number: int, change: KernelChange, both: ListedChange, cells: tuple[PageCell, ...]) -> PagePair:
    old, new = ("" if entry is None else f"{side}{number}" for side, entry in (("o", both.old), ("n", both.new)))
    return PagePair(f"p{number}", old, new, change.weighed.why or change.verdict, cells, both.rows)
