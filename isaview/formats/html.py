"""HTML: one page that needs nothing else, with no script, no link and no font from outside."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from html import escape
from typing import TYPE_CHECKING

from isaview.formats._tabular import Table, details, facts, kinds, overview, tabular
from isaview.overview import Entry, headline, warnings
from isaview.rendering import Format, Page
from isaview.reporting import Report
from isaview.rows import Section

if TYPE_CHECKING:
    from isaview.comparison.across import Across

_BAR = 120
_STYLE = """
:root { color-scheme: light dark; --quiet: #6b7280; --line: #e5e7eb; --bar: #3b82f6; --bad: #b91c1c; }
@media (prefers-color-scheme: dark) { :root { --quiet: #9ca3af; --line: #374151; --bar: #60a5fa; --bad: #f87171; } }
body { font: 14px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 76rem; padding: 0 1rem; }
h1 { font-size: 1.3rem; } h2 { font-size: 1.05rem; margin: 2rem 0 .5rem; }
code, td, .facts dd { font-family: ui-monospace, Consolas, monospace; font-size: 13px; overflow-wrap: anywhere; }
table { border-collapse: collapse; margin: .5rem 0 1rem; }
th { color: var(--quiet); font-weight: 500; text-align: left; border-bottom: 1px solid var(--line); }
th, td { padding: .15rem .7rem .15rem 0; vertical-align: top; }
.n { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.facts { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .5rem 0; }
.facts dt, .quiet { color: var(--quiet); } .facts dd { margin: 0; } .warning { color: var(--bad); }
summary { cursor: pointer; padding: .2rem 0; } details { border-top: 1px solid var(--line); }
rect { fill: var(--bar); } .d1 { padding-left: 1rem; } .d2 { padding-left: 2rem; } .d3 { padding-left: 3rem; }
""".strip()


def render(report: Report, _page: Page) -> str:
    """The report as a page; every text in it is escaped."""
    pieces = []
    for title, modules in kinds(report):
        found, table = overview(modules)
        what = headline(modules[0]) if len(modules) == 1 else f"{title} · {len(modules):,} modules, {len(found):,} kernels"
        place = f"<code>{escape(modules[0].path)}</code> " if len(modules) == 1 else ""
        pieces.append(f"<h2>{place}{escape(what)}</h2>\n")
        pieces.extend(_warning(module.path, sentence) for module in modules for sentence in warnings(module))
        pieces.append(_table(table))
        pieces.extend(_kernel(entry, opened=len(found) == 1) for entry in found)
    pieces.extend(_warning(one.path, f"{one.message}; {one.advice}") for one in report.refused)
    return _page_of(pieces, report.version)


def _page_of(body: list[str], version: str) -> str:
    """A whole page; its policy allows nothing but its own style."""
    digest = b64encode(sha256(_STYLE.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    head = [
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n',
        f'<meta http-equiv="Content-Security-Policy" content="{escape(policy)}">\n',
        '<meta name="viewport" content="width=device-width">\n<title>isaview report</title>\n',
        f"<style>{_STYLE}</style>\n</head>\n<body>\n<h1>isaview</h1>\n",
    ]
    return "".join([*head, *body, f'<p class="quiet">isaview {escape(version)}</p>\n</body>\n</html>\n'])


def render_across(found: Across, _page: Page) -> str:
    """Kernels side by side as a page."""
    from isaview.comparison.across_view import headline, remarks, sections

    pieces = [f"<p><b>{escape(headline(found))}</b></p>\n"]
    pieces.extend(f'<p class="warning">{escape(remark)}</p>\n' for remark in remarks(found))
    for one in found.kernels:
        pieces.append(f"<h2><code>{escape(one.name)}</code></h2>\n")
        pieces.extend(_table(tabular(made)) if made.columns else _facts(made) for made in sections(one))
    return _page_of(pieces, found.version)


def _warning(path: str, sentence: str) -> str:
    return f'<p class="warning"><code>{escape(path)}</code>: {escape(sentence)}</p>\n'


def _kernel(entry: Entry, opened: bool) -> str:
    attribute = " open" if opened else ""
    name, line = escape(entry.kernel.demangled), f"{entry.kernel.line:,}"
    pieces = [f'<details{attribute}><summary><code>{name}</code> <span class="quiet">line {line}</span></summary>\n']
    for section in details(entry):
        if section.columns:
            pieces.append(f"<p><b>{escape(section.title)}</b> {escape(section.summary)}</p>\n{_table(tabular(section))}")
        else:
            pieces.append(_facts(section))
    return "".join([*pieces, "</details>\n"])


def _facts(section: Section) -> str:
    pairs = "".join(f"<dt>{escape(label)}</dt><dd>{escape(text)}</dd>" for label, text in facts(section))
    return f'<dl class="facts">{pairs}</dl>\n'


def _table(table: Table) -> str:
    has_bars = any(bar is not None for bar in table.bars)
    classes = [' class="n"' if right else "" for right in table.right]
    heads = [f"<th{kind}>{escape(text)}</th>" for text, kind in zip(table.headings, classes, strict=True)]
    if has_bars:
        heads.insert(1, "<th></th>")
    lines = ["<table><thead><tr>", *heads, "</tr></thead>\n<tbody>\n"]
    for row, bar, depth in zip(table.rows, table.bars, table.depths, strict=True):
        cells = [f"<td{kind}>{escape(text)}</td>" for text, kind in zip(row[1:], classes[1:], strict=False)]
        drawn = f"<td>{_bar(bar)}</td>" if has_bars else ""
        lines.append(f'<tr><td class="d{min(depth, 3)}">{escape(row[0])}</td>{drawn}{"".join(cells)}</tr>\n')
    return "".join([*lines, "</tbody></table>\n"])


def _bar(fraction: float | None) -> str:
    width = round(_BAR * min(max(fraction or 0.0, 0.0), 1.0), 1)
    return (
        f'<svg width="{_BAR}" height="10" role="img" aria-label="{width / _BAR:.0%}"><rect width="{width}" height="10"/></svg>'
    )


FORMAT = Format(
    name="html", title="a page that needs nothing else", suffixes=(".html", ".htm"), render=render, render_across=render_across
)
