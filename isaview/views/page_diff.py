"""Makes the data of a page of a diff: both versions of each kernel that changed, and their listings row by row."""

from __future__ import annotations

from isaview.base import limits
from isaview.compare.changes import KernelChange
from isaview.compare.difference import Difference
from isaview.compare.listed import ListedChange, listed
from isaview.reports.columns import Entry
from isaview.reports.source_lines import source_files
from isaview.version import VERSION
from isaview.views.page import PageCell, PageColumn, PageData, PageGroup, PageKernel, PagePair
from isaview.views.page_data import page_kernel, with_kernels
from isaview.views.screen import content


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
    data = PageData("diff", "isaview diff", VERSION, (group,), pairs=tuple(pairs), remarks=remarks, sources=texts)
    return with_kernels(data, pages, entries)


def _pair(number: int, change: KernelChange, both: ListedChange, cells: tuple[PageCell, ...]) -> PagePair:
    old, new = ("" if entry is None else f"{side}{number}" for side, entry in (("o", both.old), ("n", both.new)))
    return PagePair(f"p{number}", old, new, change.weighed.why or change.verdict, cells, both.rows)
