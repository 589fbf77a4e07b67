"""Reports, kernels and differences as notebooks show them: HTML without a page around it, a script, or colours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from isaview.base.figures import Section
from isaview.base.words import words_for
from isaview.compare.changes import KernelChange
from isaview.compare.difference import Difference
from isaview.compare.opposites import Opposite
from isaview.reports.columns import Entry
from isaview.reports.overview import sections, warnings
from isaview.reports.report import KernelReport, ModuleReport, Report
from isaview.reports.rule import count
from isaview.views.screen import bar
from isaview.views.tabular import Table, facts, kernels, tabular

_BAR = 12
_KERNELS = 40
"""Kernels that are shown in full."""
_LINES = 200
"""Lines of a difference that are shown of a kernel."""
_STYLE = """\
.isaview table { border-collapse: collapse; } .isaview .wide { overflow-x: auto; } .isaview summary { cursor: pointer; }
.isaview td, .isaview th { text-align: left; vertical-align: top; padding: .1em .8em .1em 0; background: none; }
.isaview td { font-family: monospace; white-space: pre-wrap; } .isaview .n { text-align: right; white-space: nowrap; }
.isaview .quiet { opacity: .65; } .isaview dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1em; }
.isaview dd { margin: 0; font-family: monospace; }
"""
"""Colours are the notebook's own, so that a dark one is as readable as a light one."""


def html(shown: object) -> str:
    """A report, the report of a kernel, or a difference as HTML; every text in it is escaped.

    Raises:
        TypeError: it is none of these.
    """
    for kind, pieces in _PIECES.items():
        if isinstance(shown, kind):
            return "".join([f'<div class="isaview">\n<style>\n{_STYLE}</style>\n', *pieces(shown), "</div>\n"])
    raise TypeError(f"a notebook shows reports, kernels and differences, not {type(shown).__name__}")


def _report(report: Report) -> Iterator[str]:
    for group in kernels(report.inputs, None):
        yield f"<p><b>{escape(group.what)}</b></p>\n"
        for module in group.modules:
            yield from (_sentence(f"{module.path}: {warning}", "b") for warning in warnings(module))
        yield _table(group.table)
        for entry in group.entries[:_KERNELS]:
            yield _folded(entry, len(group.entries) == 1)
        yield _left(len(group.entries) - _KERNELS, "kernel")
    yield from (_sentence(str(refusal), "b") for refusal in report.refused)


def _folded(entry: Entry, is_open: bool) -> str:
    """A kernel that opens, and each earlier stage of it."""
    stages = (entry, *entry.earlier)
    pieces: list[str] = []
    for stage in stages:
        title = f"<code>{escape(entry.kernel.short_titles[0])}</code>"
        place = " ".join(filter(None, (stage.module.title if len(stages) > 1 else "", stage.kernel.start)))
        opened = " open" if is_open and not pieces else ""
        inner = "".join(map(_section, sections(stage.kernel, stage.module)))
        head = f'{title} <span class="quiet">{escape(place)}</span>'
        pieces.append(f"<details{opened}><summary>{head}</summary>\n{inner}</details>\n")
    return "".join(pieces)


def _kernel(kernel: KernelReport) -> Iterator[str]:
    """A kernel alone; its language and target are those of its identity."""
    dialect, target, *_ = (*kernel.identity.split("/", 2), "", "")
    words = words_for(dialect, None if target == "unknown" else target)
    module = ModuleReport("", "", 1, dialect, dialect, target, None, 0, 0, (), 0, (kernel,), words)
    yield f'<p><code>{escape(kernel.demangled)}</code> <span class="quiet">{escape(f"{target} {kernel.start}")}</span></p>\n'
    yield from map(_section, sections(kernel, module))


def _difference(difference: Difference) -> Iterator[str]:
    yield f"<p><b>{escape(difference.headline)}</b></p>\n"
    yield _sentence(f"{difference.old_name} → {difference.new_name}", "code")
    yield from (_sentence(remark, "span") for remark in difference.remarks())
    overview = difference.overview()
    yield "" if overview is None else _table(tabular(overview))
    for change in difference.detailed[:_KERNELS]:
        yield _changed(difference, change)
    yield _left(len(difference.detailed) - _KERNELS, "changed kernel")


def _changed(difference: Difference, change: KernelChange) -> str:
    title, why = change.shown.report.short_titles[0], change.weighed.why or change.verdict
    listing = difference.listing(change)
    inner = "".join(map(_section, difference.sections(change)))
    lines = "".join(map(_opposite, listing[:_LINES]))
    table = f'<div class="wide"><table><tbody>\n{lines}</tbody></table></div>\n' if lines else ""
    head = f'<code>{escape(title)}</code> <span class="quiet">{escape(why)}</span>'
    rest = _left(len(listing) - _LINES, "line")
    return f"<details><summary>{head}</summary>\n{inner}{table}{rest}</details>\n"


def _opposite(pair: Opposite) -> str:
    """A line of both sides; a mark says what went and what came."""
    cells = []
    for side, mark in ((pair.old, "−"), (pair.new, "+")):
        is_real = pair.kind == "real" and bool(side.text)
        text = f"{mark if is_real else ' '} {side.text}"
        cells.append(
            f'<td class="n quiet">{escape(side.number)}</td><td{_class("" if is_real else "quiet")}>{escape(text)}</td>'
        )
    return f"<tr>{''.join(cells)}</tr>\n"


def _section(section: Section) -> str:
    if section.columns:
        summary = _sentence(f"{section.title}: {section.summary}", "span") if section.summary else ""
        return summary + _table(tabular(section))
    pairs = "".join(f"<dt>{escape(label)}</dt><dd>{escape(text)}</dd>" for label, text in facts(section))
    return f"<dl>{pairs}</dl>\n"


def _table(table: Table) -> str:
    has_bars = any(fraction is not None for fraction in table.bars)
    right = [*table.right[:1], *([False] if has_bars else []), *table.right[1:]]
    lines = [_row("th", _with(table.headings, "", has_bars), right)]
    for row, fraction, depth in zip(table.rows, table.bars, table.depths, strict=True):
        texts = (f"{'  ' * depth}{row[0]}", *row[1:])
        lines.append(_row("td", _with(texts, bar(fraction or 0.0, _BAR), has_bars), right))
    return f'<div class="wide"><table>\n<thead>{lines[0]}</thead>\n<tbody>{"".join(lines[1:])}</tbody></table></div>\n'


def _with(texts: Sequence[str], drawn: str, has_bars: bool) -> Sequence[str]:
    """The texts of a row with its bar behind the first."""
    return (*texts[:1], drawn, *texts[1:]) if has_bars else texts


def _row(kind: str, texts: Iterable[str], right: Sequence[bool]) -> str:
    cells = (
        f"<{kind}{_class('n' if to_right else '')}>{escape(text)}</{kind}>"
        for text, to_right in zip(texts, right, strict=False)
    )
    return f"<tr>{''.join(cells)}</tr>\n"


def _class(name: str) -> str:
    return f' class="{name}"' if name else ""


def _sentence(text: str, kind: str) -> str:
    return f"<p><{kind}>{escape(text)}</{kind}></p>\n"


def _left(number: int, what: str) -> str:
    return _sentence(f"and {count(number, f'more {what}')}", "span") if number > 0 else ""


_PIECES = {Report: _report, KernelReport: _kernel, Difference: _difference}
HTML = html
