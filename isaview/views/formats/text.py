"""Text for the terminal: one kernel fits a screen, many are a table, worst first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from msgspec.structs import replace

from isaview.base.figures import Section
from isaview.reports.overview import Entry, counts, entries, headline, reasons, sections, table, warnings
from isaview.reports.report import ModuleReport, Report
from isaview.views.page import Format, Page
from isaview.views.screen import GAP, Line, beside, columns, cut, heading, painted, section

if TYPE_CHECKING:
    from isaview.compare.across import Across
    from isaview.compare.difference import Difference
    from isaview.gate.review import Review

_SIDE_BY_SIDE = 140
"""From this width on two tables stand next to each other."""
_WIDEST = 168
"""No kernel is laid out wider than this."""
_TABLE_ROWS = 60
"""Rows of a table on a terminal; the rest is counted."""
_SHORT_TABLE = 20
"""A table of so many rows is shown with its device functions."""


def render(report: Report, page: Page) -> str:
    """The report as lines for people."""
    return painted(_lines(report, page), color=page.color, unicode=page.unicode)


def _narrowed(page: Page) -> Page:
    """A page no wider than the eye follows."""
    return page if page.width is None or page.width <= _WIDEST else replace(page, width=_WIDEST)


def _lines(report: Report, page: Page) -> Iterator[Line]:
    shown = [module for module in report.inputs if module.kernels]
    entry_count = sum(kernel.is_entry for module in shown for kernel in module.kernels)
    kernel_count = sum(len(module.kernels) for module in shown)
    if page.details or kernel_count == 1 or (entry_count == 1 and kernel_count <= 4):
        for place, module in enumerate(shown):
            yield from ([Line()] if place else [])
            yield from _module(module, _narrowed(page))
    else:
        yield from _tables(shown, page)
    empty = [module for module in report.inputs if not module.kernels]
    for module in empty if len(report.inputs) == len(empty) or not shown else ():
        yield heading([(module.path, "title")], headline(module), page.width)


def _module(module: ModuleReport, page: Page) -> Iterator[Line]:
    yield from _module_head(module, page)
    for kernel in module.kernels:
        yield Line()
        place = f"line {kernel.line:,}" if kernel.is_entry else f"function · line {kernel.line:,}"
        room = None if page.width is None else page.width - len(place) - GAP
        yield heading([(cut(kernel.demangled, room), "title")], place, page.width)
        yield from _kernel(sections(kernel, module), page)
        if page.why:
            yield Line()
            yield from section(reasons(kernel, module), page.width)


def _module_head(module: ModuleReport, page: Page) -> Iterator[Line]:
    name = f"{module.path} [{module.part}]" if module.part else module.path
    yield from _head(name, [headline(module)], page)
    yield Line().add("─" * (page.width or 80), "rule")
    for sentence in warnings(module):
        yield Line().add("! " + sentence, "warning")


def _head(where: str, whats: Sequence[str], page: Page) -> Iterator[Line]:
    """A place and the first of several descriptions that fits beside it, on two lines where none does."""
    for what in whats[: max(len(whats) - 1, 1)]:
        if page.width is None or columns(where) + GAP + columns(what) <= page.width:
            yield heading([(where, "strong")], what, page.width)
            return
    yield Line().add(cut(where, page.width), "strong")
    fitting = next((what for what in whats if page.width is None or columns(what) <= page.width), whats[-1])
    yield heading([], cut(fitting, page.width), page.width)


def _what(modules: Sequence[ModuleReport], targets: Sequence[str], found: Sequence[Entry]) -> str:
    """``PTX · sm_80, sm_90 … · 3 kernels``: with the targets given, a mark where there are more."""
    more = " …" if targets and len(targets) < len({module.target for module in modules if module.target}) else ""
    return " · ".join(
        piece for piece in (modules[0].title, ", ".join(targets) + more, counts([entry.kernel for entry in found])) if piece
    )


def _kernel(found: Sequence[Section], page: Page) -> list[Line]:
    """The sections of one kernel; on a wide page two tables stand side by side."""
    lines: list[Line] = []
    wide = page.width is not None and page.width >= _SIDE_BY_SIDE
    half = (page.width or 0) // 2
    waiting = list(found)
    while waiting:
        one = waiting.pop(0)
        if one.columns:
            lines.append(Line())
        if wide and one.columns and waiting and waiting[0].columns:
            lines.extend(beside(section(one, half - 2 * GAP), section(waiting.pop(0), half), half))
        else:
            lines.extend(section(one, page.width))
    return lines


def _tables(modules: Sequence[ModuleReport], page: Page) -> Iterator[Line]:
    kinds = sorted(modules, key=lambda module: (module.title, module.words.name))
    for place, (_, group) in enumerate(groupby(kinds, key=lambda module: (module.title, module.words.name))):
        yield from ([Line()] if place else [])
        yield from _table(list(group), page)


def _table(modules: list[ModuleReport], page: Page) -> Iterator[Line]:
    found = entries(modules)
    targets = list(dict.fromkeys(module.target for module in modules if module.target))
    files = list(dict.fromkeys(module.path for module in modules))
    where = files[0] if len(files) == 1 else f"{len(files):,} files"
    yield from _head(where, [_what(modules, targets[:shown], found) for shown in range(min(len(targets), 4), -1, -1)], page)
    yield Line().add("─" * (page.width or 80), "rule")
    for module in modules:
        for sentence in warnings(module):
            yield Line().add(f"! {module.path + ': ' if len(files) > 1 else ''}{sentence}", "warning")
    rows = found if page.width is None else _enough(found)
    yield from section(table(rows, modules[0].words), page.width)
    if len(rows) < len(found):
        yield Line().add(
            f"    and {counts([entry.kernel for entry in found[len(rows) :]])} more; --kernel NAME or --details shows them",
            "quiet",
        )


def _enough(found: list[Entry]) -> list[Entry]:
    """What a person reads of a long table: its kernels, without the device functions where there are many."""
    if len(found) <= _SHORT_TABLE:
        return found
    kernels = [entry for entry in found if entry.kernel.is_entry]
    return (kernels or found)[:_TABLE_ROWS]


def render_difference(difference: Difference, page: Page) -> str:
    """Two sides as lines for people."""
    from isaview.views import difference as difference_screen

    return difference_screen.render(difference, page)


def render_review(review: Review, page: Page) -> str:
    """A review as lines for people."""
    from isaview.views import review as review_screen

    return review_screen.render(review, page)


def render_across(found: Across, page: Page) -> str:
    """Kernels side by side as lines for people."""
    from isaview.views import across

    return across.render(found, page)


FORMAT = Format(
    name="text",
    title="a screen for people",
    suffixes=(".txt",),
    render=render,
    people=True,
    render_difference=render_difference,
    render_review=render_review,
    render_across=render_across,
)
