"""A piece of HTML for notebooks and wikis: tables, and kernels that open; no page around them, no script and no colours."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from isaview.base.figures import count
from isaview.base.words import words_for
from isaview.reports.columns import EVERYTHING
from isaview.reports.report import KernelReport, ModuleReport, Report
from isaview.views.format import Canvas, Format
from isaview.views.formats import text
from isaview.views.formats.html import change_details, kernel_details, table_html, warning_html
from isaview.views.overview import warnings
from isaview.views.page_data import page_kernel
from isaview.views.tabular import kernels, to_table

if TYPE_CHECKING:
    from isaview.compare.difference import Difference

_ROWS, _KERNELS, _LINES = 200, 40, 200
"""Rows of a table, kernels that can be opened, and lines of a difference that are shown of each."""
_WIDTH = 100
"""Columns of a console."""
_STYLE = """\
.isaview .wide { overflow-x: auto; } .isaview table { border-collapse: collapse; } .isaview summary { cursor: pointer; }
.isaview.isaview :is(td, th) { text-align: left; vertical-align: top; padding: .1em .8em .1em 0; background: none; }
.isaview td, .isaview dd { font-family: monospace; margin: 0; } .isaview.isaview .n { text-align: right; white-space: nowrap; }
.isaview dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1em; } .isaview .lines td { white-space: pre-wrap; }
.isaview dt { width: auto; white-space: nowrap; } .isaview rect { fill: currentColor; }
.isaview .quiet { opacity: .65; } .isaview .warning { font-weight: bold; }
"""
"""Colours are the notebook's own, so that a dark one is as readable as a light one; its own tables are aligned otherwise."""


def render(report: Report, canvas: Canvas) -> str:
    """A report; every text in it is escaped."""
    pieces: list[str] = []
    # A notebook is saved with its output: without a bound a large report would make it unusable.
    asked = canvas.table or EVERYTHING
    for group in kernels(report.inputs, replace(asked, top=min(asked.top or _ROWS, _ROWS))):
        pieces.append(f"<p><b>{escape(group.what)}</b></p>\n")
        pieces += [warning_html(module.path, sentence) for module in group.modules for sentence in warnings(module)]
        pieces += [table_html(group.table), *_count_omitted(group.left, "more row")]
        for entry in group.entries[:_KERNELS]:
            stages = [page_kernel(stage, "") for stage in (entry, *entry.earlier)]
            pieces.append(kernel_details(entry, stages, opened=len(group.entries) == 1))
        pieces += _count_omitted(len(group.entries) - _KERNELS, "more kernel")
    pieces += (warning_html(lost.path, "; ".join(filter(None, (lost.message, lost.advice)))) for lost in report.refused)
    return _wrap(pieces or ["<p>there is no kernel in it</p>\n"])


def _wrap(pieces: Iterable[str]) -> str:
    return f'<div class="isaview">\n<style>\n{_STYLE}</style>\n{"".join(pieces)}</div>\n'


def _count_omitted(number: int, what: str) -> list[str]:
    return [f'<p class="quiet">and {count(number, what)}</p>\n'] if number > 0 else []


def render_difference(difference: Difference, _canvas: Canvas) -> str:
    """Two sides: totals, a table, and the kernels that changed."""
    from isaview.views import difference as differences

    difference = replace(difference, showing=replace(difference.showing, lines=min(_LINES, difference.showing.lines or _LINES)))
    pieces = [f"<p><b>{escape(difference.headline)}</b></p>\n"]
    pieces.append(f"<p><code>{escape(f'{difference.old_name} → {difference.new_name}')}</code></p>\n")
    pieces += [f'<p class="quiet">{escape(remark)}</p>\n' for remark in difference.remarks()]
    overview, changed = differences.overview(difference), difference.detailed
    pieces += [] if overview is None else [table_html(to_table(overview))]
    pieces += (change_details(difference, change, "") for change in changed[:_KERNELS])
    return _wrap([*pieces, *_count_omitted(len(changed) - _KERNELS, "more kernel")])


def render_value(form: Format, canvas: Canvas, value: Report | KernelReport | Difference) -> str:
    """What a format has of a report, of a kernel alone, or of a difference."""
    if isinstance(value, KernelReport):
        dialect, target, *_ = (*value.identity.split("/", 2), "", "")
        words = words_for(dialect, None if target == "unknown" else target)
        module = ModuleReport(f"<{value.name}>", "", 1, dialect, dialect, target, None, 0, 0, (), 0, (value,), words)
        return render_value(form, canvas, Report((module,)))
    write: Any = form.render if isinstance(value, Report) else form.render_difference
    return str(write(value, canvas))


FORMAT = Format(
    name="notebook",
    title="a piece of HTML for notebooks and wikis",
    suffixes=(),
    render=render,
    tables=True,
    render_difference=render_difference,
)
HTML = partial(render_value, FORMAT, Canvas())
TEXT = partial(render_value, text.FORMAT, Canvas(_WIDTH))
