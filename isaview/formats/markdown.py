"""Markdown for a pull request: a table of kernels, worst first, each in full below a fold."""

from __future__ import annotations

import re

from isaview.formats._tabular import Table, details, facts, kinds, overview, tabular
from isaview.overview import Entry, headline, warnings
from isaview.rendering import Format, Page
from isaview.reporting import Report

MOST = 60_000
"""Characters that a comment on a code host may hold, with room for what stands around."""

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>()#+!|~@&-])")
_WORDS = re.compile(r"[A-Za-z0-9 ]*")
_FENCE = re.compile(r"`+")


def escaped(text: str) -> str:
    """Text in which nothing is Markdown."""
    return _SPECIAL.sub(r"\\\1", text)


def code(text: str) -> str:
    """Text in a code span that it cannot leave, in tables too."""
    inner = text.replace("|", "\\|")
    longest = max((len(run) for run in _FENCE.findall(inner)), default=0)
    if not longest:
        return f"`{inner}`" if inner.strip() else ""
    fence = "`" * (longest + 1)
    return f"{fence} {inner} {fence}"


def render(report: Report, _page: Page) -> str:
    """The report as Markdown, at most `MOST` characters; what does not fit is counted."""
    blocks = []
    for title, modules in kinds(report):
        found, table = overview(modules)
        what = headline(modules[0]) if len(modules) == 1 else f"{title} · {len(modules):,} modules, {len(found):,} kernels"
        place = f"{code(modules[0].path)} " if len(modules) == 1 else ""
        blocks.append(f"### {place}{escaped(what)}\n")
        blocks.extend(f"> {code(module.path)}: {escaped(sentence)}\n" for module in modules for sentence in warnings(module))
        blocks.append(_table(table))
        blocks.extend(_kernel(entry) for entry in found)
    blocks.extend(f"> {code(one.path)}: {escaped(one.message)}; {escaped(one.advice)}\n" for one in report.refused)
    return _within(blocks)


def _within(blocks: list[str]) -> str:
    kept: list[str] = []
    size = 0
    for place, block in enumerate(blocks):
        size += len(block) + 1
        if size > MOST:
            kept.append(f"*{len(blocks) - place:,} more tables and kernels do not fit here.*\n")
            break
        kept.append(block)
    return "\n".join(kept)


def _kernel(entry: Entry) -> str:
    pieces = [f"<details><summary>{_summary(entry)}</summary>\n"]
    for section in details(entry):
        if section.columns:
            pieces.append(f"**{escaped(section.title)}** {escaped(section.summary)}\n\n{_table(tabular(section))}")
        else:
            pieces.append("".join(f"- {escaped(label)}: {escaped(text)}\n" for label, text in facts(section)))
    return "\n".join([*pieces, "</details>\n"])


def _summary(entry: Entry) -> str:
    """The kernel's name as HTML: Markdown is not read inside a summary."""
    name = "".join(
        f"&#{ord(character)};" if character in "&<>\"'`*_[]|@" else character for character in entry.kernel.demangled
    )
    return f"<code>{name}</code> line {entry.kernel.line:,}"


def _table(table: Table) -> str:
    lines = [
        "| " + " | ".join(escaped(heading) for heading in table.headings) + " |",
        "|" + "|".join("---:" if right else ":---" for right in table.right) + "|",
    ]
    for row, depth in zip(table.rows, table.depths, strict=True):
        title = escaped(row[0]) if _WORDS.fullmatch(row[0]) else code(row[0])
        cells = ["&emsp;" * depth + title, *map(escaped, row[1:])]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


FORMAT = Format(name="markdown", title="a comment for a pull request", suffixes=(".md", ".markdown"), render=render)
