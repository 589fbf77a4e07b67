"""A piece of HTML for notebooks and wikis: tables, and kernels that open; no page around them, no script and no colours."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING

from isaview.base.words import words_for
from isaview.reports.columns import Entry
from isaview.reports.overview import sections, warnings
from isaview.reports.report import KernelReport, ModuleReport, Report
from isaview.reports.rule import count
from isaview.views.format import Canvas, Format
from isaview.views.formats.html import _named, _opposite, _section, _table, _warning
from isaview.views.tabular import kernels, tabular

if TYPE_CHECKING:
    from isaview.compare.changes import KernelChange
    from isaview.compare.difference import Difference

_KERNELS, _LINES = 40, 200
"""Kernels that can be opened, and lines of a difference that are shown of each."""
_STYLE = """\
.isaview .wide { overflow-x: auto; } .isaview table { border-collapse: collapse; } .isaview summary { cursor: pointer; }
.isaview td, .isaview th { text-align: left; vertical-align: top; padding: .1em .8em .1em 0; background: none; }
.isaview td, .isaview dd { font-family: monospace; margin: 0; } .isaview .n { text-align: right; white-space: nowrap; }
.isaview dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1em; } .isaview .lines td { white-space: pre-wrap; }
.isaview .quiet { opacity: .65; } .isaview .warning { font-weight: bold; } .isaview rect { fill: currentColor; }
"""
"""Colours are the notebook's own, so that a dark one is as readable as a light one."""


def render(report: Report, canvas: Canvas) -> str:
    """A report; every text in it is escaped."""
    pieces: list[str] = []
    for group in kernels(report.inputs, canvas.table):
        pieces.append(f"<p><b>{escape(group.what)}</b></p>\n")
        pieces += [_warning(module.path, sentence) for module in group.modules for sentence in warnings(module)]
        pieces.append(_table(group.table))
        pieces += [_kernel(entry, is_open=len(group.entries) == 1) for entry in group.entries[:_KERNELS]]
        pieces += _left(len(group.entries) - _KERNELS, "more kernel")
    return _whole([*pieces, *(_warning(lost.path, f"{lost.message}; {lost.advice}") for lost in report.refused)])


def _whole(pieces: Iterable[str]) -> str:
    return f'<div class="isaview">\n<style>\n{_STYLE}</style>\n{"".join(pieces)}</div>\n'


def _left(number: int, what: str) -> list[str]:
    return [f'<p class="quiet">and {count(number, what)}</p>\n'] if number > 0 else []


def _kernel(entry: Entry, *, is_open: bool) -> str:
    """A kernel, and each earlier stage of it."""
    stages, title = (entry, *entry.earlier), _named(entry.kernel.short_titles[0], entry.kernel.demangled)
    places = (f"{stage.module.title if len(stages) > 1 else ''} {stage.kernel.start}".strip() for stage in stages)
    return "".join(
        f"<details{' open' if is_open and stage is entry else ''}><summary>{title} "
        f'<span class="quiet">{escape(place)}</span></summary>\n'
        f"{''.join(map(_section, sections(stage.kernel, stage.module)))}</details>\n"
        for stage, place in zip(stages, places, strict=True)
    )


def render_difference(difference: Difference, _canvas: Canvas) -> str:
    """Two sides: totals, a table, and the kernels that changed."""
    pieces = [f"<p><b>{escape(difference.headline)}</b></p>\n"]
    pieces.append(f"<p><code>{escape(f'{difference.old_name} → {difference.new_name}')}</code></p>\n")
    pieces += [f'<p class="quiet">{escape(remark)}</p>\n' for remark in difference.remarks()]
    overview = difference.overview()
    pieces += [] if overview is None else [_table(tabular(overview))]
    return _whole([*pieces, *(_changed(difference, change) for change in difference.detailed[:_KERNELS])])


def _changed(difference: Difference, change: KernelChange) -> str:
    report, listing = change.shown.report, difference.listing(change)
    summary = f"{_named(report.short_titles[0], report.demangled)} {escape(change.weighed.why or change.verdict)}"
    lines = "".join(map(_opposite, listing[:_LINES]))
    table = f'<table class="lines"><tbody>\n{lines}</tbody></table>\n' if lines else ""
    inner = "".join([*map(_section, difference.sections(change)), table, *_left(len(listing) - _LINES, "more line")])
    return f"<details><summary>{summary}</summary>\n{inner}</details>\n"


def shown(value: Report | KernelReport | Difference) -> str:
    """What notebooks show of a report, of a kernel alone, or of a difference."""
    if isinstance(value, KernelReport):
        dialect, target, *_ = (*value.identity.split("/", 2), "", "")
        words = words_for(dialect, None if target == "unknown" else target)
        module = ModuleReport(f"<{value.name}>", "", 1, dialect, dialect, target, None, 0, 0, (), 0, (value,), words)
        return render(Report((module,)), Canvas())
    return render(value, Canvas()) if isinstance(value, Report) else render_difference(value, Canvas())


HTML = shown
FORMAT = Format(
    name="notebook",
    title="a piece of HTML for notebooks and wikis",
    suffixes=(),
    render=render,
    tables=True,
    render_difference=render_difference,
)
