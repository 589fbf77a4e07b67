"""What a gate or a comparison has to say to a reviewer, as a table."""

from __future__ import annotations

from collections.abc import Sequence

from isaview.base.figures import Cell, Emphasis, Row, Section, brief
from isaview.compare.metric_changes import percent, signed_amount
from isaview.gate.review import Level, Remark, repository_line

_EMPHASIS: dict[Level, Emphasis] = {"error": "bad", "warning": "warning", "note": "plain"}
COLUMNS = ("", "figure", "before", "now", "change", "%", "allowed")


def figure_table(title: str, remarks: Sequence[Remark]) -> Section:
    """Remarks as rows: old, new, difference, percent, and what is allowed."""
    rows: list[Row] = []
    for remark in remarks:
        before, now = remark.before, remark.found
        delta = share = ""
        if before is not None and now is not None and before.value is not None and now.value is not None:
            change = now.value - before.value
            delta, share = signed_amount(change, now.unit), percent(change, before.value)
        cells = (
            Cell(remark.kind, emphasis=_EMPHASIS[remark.level]),
            Cell(f"{remark.limited} as {remark.metric}" if remark.limited else remark.metric),
            Cell("" if before is None else brief(before)),
            Cell("" if now is None else brief(now)),
            Cell(delta),
            Cell(share),
            Cell(remark.allowed),
        )
        rows.append(Row(remark.kernel_title, cells, repository_line(remark) or f"{remark.where} {remark.spot}".rstrip()))
    return Section(title, tuple(rows), COLUMNS, spare=(5,))
