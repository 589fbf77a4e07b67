"""Listings: rows of plain texts as a table or as JSON."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from isaview.cli.codes import FINE


def aligned(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines in which the columns stand under their headings."""
    widths = [max(len(row[place]) for row in [columns, *rows]) for place in range(len(columns))]
    return [
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in [columns, ["─" * width for width in widths], *rows]
    ]


def listed(columns: Sequence[str], rows: Sequence[Sequence[str]], form: str) -> int:
    """Write rows under their headings, or as a JSON list of objects; gives the exit code."""
    from isaview.cli.output import write

    if form == "json":
        from isaview.reports.serial import dumped

        write(dumped([dict(zip(columns, row, strict=True)) for row in rows]), None, None)
        return FINE
    text = "\n".join(aligned(columns, rows)) + "\n"
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    write(text if "utf" in encoding.lower() else text.replace("─", "-"), None, None)
    return FINE
