"""A figure over commits, and the commits that changed it: what is known of them, as tables, curves and plain data."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from isaview.base.figures import Cell, Curve, Document, Mark, Row, Section, quantity
from isaview.base.metrics import Metric
from isaview.reports.serial import Plain, head, plain

SCHEMA = "isaview/trend"
FORMAT_VERSION = "1.0"
_COMMIT_DIGITS = 12
_CURVES = 12
"""Lines of a trend that a page draws; its table has all."""
WITHOUT_COMMIT = "{:,} rows were scanned without a commit and are left out: scan with --commit REV"


class Point(Struct, frozen=True):
    """A commit: the aggregate of the known values, and what changed from each kernel's commit before.

    ``value`` is None where no kernel has a known value. ``ratio`` is the geometric mean of new over old values of those that
    changed, None for none. ``worst`` is the kernel whose value got worse by most, from ``worst_before`` to ``worst_value``.
    """

    group: str
    commit: str
    at: str
    value: float | None
    kernels: int
    known: int
    estimated: int
    affected: int
    worst: str | None
    worst_before: float | None
    worst_value: float | None
    ratio: float | None


class Change(Struct, frozen=True):
    """A commit that changed a figure of a kernel; ``before`` is that of ``commit_before``, None is not known."""

    kernel: str
    file: str
    target: str
    commit: str
    at: str
    commit_before: str
    before: float | None
    value: float | None
    origin_before: str
    origin: str


class Trend(Struct, frozen=True):
    """A figure over commits, oldest first; ``without_commit`` counts the rows that have no place in it."""

    metric: Metric
    aggregate: str
    by: str
    points: tuple[Point, ...]
    without_commit: int


def value_text(value: float | None, unit: str, estimated: bool = False) -> str:
    """A value as people read it; ``–`` for what is not known, ``~`` before what estimates are in."""
    return "–" if value is None else ("~" if estimated else "") + quantity(value, unit)


def trend_document(trend: Trend) -> Document:
    """A table with a row for each commit, in each group."""
    unit = trend.metric.unit
    columns = (
        trend.aggregate,
        "kernels",
        "affected",
        "changed by",
        "largest loss" if trend.metric.worse == "less" else "largest increase",
    )
    groups: dict[str, list[Row]] = {}
    # Bars of all groups share one scale, or they could not be compared.
    most = max((point.value or 0 for point in trend.points), default=0)
    for point in trend.points:
        value = value_text(point.value, unit, bool(point.estimated))
        unknown = point.kernels - point.known
        note = f"{unknown:,} of them not known" if unknown else ""
        changed = "" if point.ratio is None else f"× {point.ratio:.3f}"
        cells = (value, f"{point.kernels:,}", f"{point.affected:,}", changed, _worst(point, unit))
        groups.setdefault(point.group, []).append(
            Row(commit_of(point), tuple(map(Cell, cells)), note, bar=(point.value or 0) / most if most > 0 else None)
        )
    sections = [Section(group or "commit", tuple(rows), columns) for group, rows in groups.items()]
    remarks = [WITHOUT_COMMIT.format(trend.without_commit)] if trend.without_commit else []
    title = f"{trend.metric.name} ({unit or 'yes or no'}): {trend.metric.meaning}"
    return Document(title, tuple(sections), tuple(remarks), tuple(trend_curves(trend)[:_CURVES]))


def commit_of(point: Point | Change) -> str:
    """The beginning of a commit, and its day."""
    return f"{point.commit[:_COMMIT_DIGITS]} {point.at[:10]}"


def _worst(point: Point, unit: str) -> str:
    if point.worst is None:
        return ""
    return f"{point.worst}: {value_text(point.worst_before, unit)} → {value_text(point.worst_value, unit)}"


def trend_curves(trend: Trend) -> list[Curve]:
    """A curve for each group: the aggregate over the commits, whose first and last are named."""
    curves = []
    for group in dict.fromkeys(point.group for point in trend.points):
        known = [point for point in trend.points if point.group == group and point.value is not None]
        values = [float(point.value or 0) for point in known]
        # A dictionary: of a single commit first and last are the same mark.
        ends = dict.fromkeys((0, len(known) - 1)) if known else {}
        marks = tuple(Mark(place, values[place], f"{commit_of(known[place])}: {values[place]:,g}") for place in ends)
        title = " · ".join(filter(None, (f"{trend.aggregate} of {trend.metric.name}", group)))
        curves.append(Curve(title, "commit", trend.metric.unit, range(len(values)), values, marks))
    return curves


def trend_plain(trend: Trend) -> dict[str, Plain]:
    """The trend as plain data, the schema ``trend``."""
    return {
        **head(SCHEMA, FORMAT_VERSION),
        "metric": trend.metric.name,
        "unit": trend.metric.unit,
        "aggregate": trend.aggregate,
        "by": trend.by,
        "rows_without_commit": trend.without_commit,
        "points": plain(trend.points),
    }


def changes_document(metric: Metric, changes: Sequence[Change], looked_at: str = "") -> Document:
    """A row for each commit that changed a kernel, latest first."""
    rows = tuple(_change_row(change, metric.unit) for change in changes)
    remarks = tuple(filter(None, (looked_at, "" if rows else "no commit changed it")))
    title = f"commits that changed {metric.name}"
    return Document(title, (Section("commit", rows, ("kernel", "before", "after", "file")),) if rows else (), remarks)


def _change_row(change: Change, unit: str) -> Row:
    before = value_text(change.before, unit, change.origin_before == "estimated")
    after = value_text(change.value, unit, change.origin == "estimated")
    return Row(commit_of(change), (Cell(change.kernel), Cell(before), Cell(after), Cell(change.file)))


def changes_plain(metric: Metric, changes: Sequence[Change]) -> dict[str, Plain]:
    """The same as plain data, the schema ``blame``."""
    about = {"metric": metric.name, "unit": metric.unit, "changes": plain(changes)}
    return {**head("isaview/blame", FORMAT_VERSION), **about}
