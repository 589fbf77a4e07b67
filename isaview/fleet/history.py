"""A figure over the commits of a dataset: totals, what changed from commit to commit, and the commits that changed a kernel.

A kernel is the same from commit to commit where its source, file, module, language, target, name and GPU are; folders that are
named by digests, as in Triton's cache, are all alike. Where several kernels are the same so, as in tuning, how each
was compiled tells them apart. Rows of files that were scanned without a commit have no place in a history: they are counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from msgspec import Struct

from isaview.base.metrics import Metric, find
from isaview.base.text import no_kernel, safe, select_kernels, suggest_word
from isaview.fleet.questions import connect, plain_value, rows_of
from isaview.gate.goals import Aggregate
from isaview.runs import Refused
from isaview.views.trend import WITHOUT_COMMIT, Change, Point, Trend

if TYPE_CHECKING:
    import duckdb

AGGREGATE_SQL: dict[Aggregate, str] = {
    "sum": "sum(value)",
    "mean": "avg(value)",
    "median": "median(value)",
    "max": "max(value)",
    "min": "min(value)",
    "geomean": "exp(avg(ln(value)) FILTER (value > 0))",
    "count": "count(value) FILTER (value > 0)",
}
GROUPS = {"total": "''", "kernel": "demangled", "target": "coalesce(target, '')", "file": "file"}
"""What a trend has a line for."""
_MEANT = "name IN (SELECT unnest(?)) AND coalesce(target, '') IN (SELECT unnest(?))"
_IN_A_HISTORY = '"commit" IS NOT NULL AND is_last_stage IS NOT FALSE'
_SERIES = r"""
WITH states AS (
    SELECT {group} AS grouping, demangled, "commit", committed, file, coalesce(target, '') AS target, line,
        settings, regexp_replace(file, '(^|/)[A-Za-z0-9_-]{{32,}}/', '\1*/', 'g') AS place,
        hash(source, place, part, dialect, target, name, gpu) AS kernel, "{metric}" AS value,
        coalesce("{metric}_origin", 'unavailable') AS origin
    FROM history WHERE {in_a_history} AND {meant}
), several AS (
    SELECT kernel, "commit" FROM states GROUP BY kernel, committed, "commit" HAVING count(*) > 1
), numbered AS (
    SELECT *, 0::UBIGINT AS variant FROM states ANTI JOIN several USING (kernel, "commit")
    UNION ALL BY NAME SELECT *, hash(settings::VARCHAR, row_number() OVER (
        PARTITION BY kernel, committed, "commit" ORDER BY settings::VARCHAR, line)) AS variant
    FROM states SEMI JOIN several USING (kernel, "commit")
), steps AS (
    SELECT *, lag(value) OVER kernels AS before, lag("commit") OVER kernels AS commit_before,
        lag(origin) OVER kernels AS origin_before
    FROM numbered WINDOW kernels AS (PARTITION BY kernel, variant ORDER BY committed, "commit")
)
"""
_POINTS = """
SELECT grouping, "commit", any_value(committed) AS moment, CASE WHEN isfinite({aggregate}) THEN {aggregate} END AS value,
    count(*) AS kernels, count(value) AS known, count(*) FILTER (origin = 'estimated') AS estimated,
    count(*) FILTER (value != before AND origin = origin_before) AS affected,
    arg_max((demangled, before, value), {loss}) FILTER ({loss} > 0 AND origin = origin_before) AS worst,
    exp(avg(ln(value / before)) FILTER (value > 0 AND before > 0 AND value != before AND origin = origin_before)) AS ratio
FROM steps GROUP BY grouping, "commit" ORDER BY grouping, moment, "commit"
"""
_LOSS = {"more": "(value - before)", "less": "(before - value)", "": "(value - before)"}
"""What a step loses, by the direction that is worse."""
_CHANGES = """
SELECT demangled, file, target, "commit", committed, commit_before, before, value, origin_before, origin
FROM steps WHERE commit_before IS NOT NULL AND value IS DISTINCT FROM before ORDER BY committed DESC, "commit", demangled, file
"""


class Selection(Struct, frozen=True):
    """Which kernels of a dataset: a pattern of names, as ``-k`` takes them elsewhere, and one of targets; "" means all."""

    kernels: str = ""
    target: str = ""

    def condition(self, connection: duckdb.DuckDBPyConnection, table: str) -> tuple[str, list[list[str]]]:
        """What is true in SQL of the rows of a table that are meant, and the values that it compares with."""
        if self == Selection():
            return "TRUE", []
        names = _names(connection, table)
        meant = [name.name for name in select_kernels(names, self.kernels)]
        return _MEANT, [meant, [name.target for name in names if fnmatchcase(name.target, self.target or "*")]]

    def refusal(self, connection: duckdb.DuckDBPyConnection) -> Refused:
        """Why a history has no row of what is meant."""
        names = _names(connection, f"history WHERE {_IN_A_HISTORY}")
        if meant := select_kernels(names, self.kernels):
            targets = sorted({safe(name.target) for name in meant})
            return Refused(f"no kernel that is meant is for {self.target!r}; targets are {', '.join(targets)}")
        if names:
            return Refused(no_kernel(self.kernels, sorted({safe(name.demangled) for name in names})))
        without = _without_commit(connection)
        return Refused("no row has a commit" + (f"; {WITHOUT_COMMIT.format(without)}" if without else ""))


class _Name(NamedTuple):
    name: str
    demangled: str
    target: str


def _names(connection: duckdb.DuckDBPyConnection, table: str) -> list[_Name]:
    sql = f"SELECT DISTINCT name, demangled, coalesce(target, '') AS target FROM {table} ORDER BY ALL"
    return [_Name(*row) for row in rows_of(connection, sql)[1]]


def find_metric(name: str) -> Metric:
    """The metric of a name. Raises Refused: there is none."""
    try:
        return find(name)
    except KeyError as unknown:
        raise Refused(str(unknown.args[0])) from None


def trend(folder: Path, metric: Metric, selection: Selection, by: str = "total", aggregate: str = "sum") -> Trend:
    """The trend of a figure.

    Raises:
        Refused: a word is not known, or the dataset cannot be asked, or has no row with a commit that is meant.
    """
    for word, words, what in ((by, GROUPS, "group"), (aggregate, AGGREGATE_SQL, "aggregate")):
        if word not in words:
            # Words become part of SQL, so they are checked against tables first.
            raise Refused(f"{word!r} is no {what}: {', '.join(words)}{suggest_word(word, words)}")
    with connect(folder) as connection:
        points = tuple(points_of(connection, metric, selection, by, cast(Aggregate, aggregate)))
        if not points:
            raise selection.refusal(connection)
        return Trend(metric, aggregate, by, points, _without_commit(connection))


def points_of(
    connection: duckdb.DuckDBPyConnection, metric: Metric, selection: Selection, by: str, aggregate: Aggregate
) -> Iterator[Point]:
    """The points of a trend, by group and age."""
    # Only entries of tables are put into SQL; what users write is passed as values.
    points = _POINTS.format(aggregate=AGGREGATE_SQL[aggregate], loss=_LOSS[metric.worse])
    for *numbers, worst, ratio in _query_series(connection, metric, selection, points, by):
        yield Point(*map(plain_value, (*numbers, *(worst or [None] * 3), ratio)))


def changes(folder: Path, metric: Metric, selection: Selection) -> list[Change]:
    """The commits that changed a figure of the kernels that are meant, latest first.

    Raises:
        Refused: the dataset cannot be asked, or has no row with a commit that is meant.
    """
    with connect(folder) as connection:
        rows = _query_series(connection, metric, selection, _CHANGES)
        if not rows and not _query_series(connection, metric, selection, "SELECT 1 FROM states LIMIT 1"):
            raise selection.refusal(connection)
    return [Change(*map(plain_value, row)) for row in rows]


def _query_series(
    connection: duckdb.DuckDBPyConnection, metric: Metric, selection: Selection, question: str, by: str = "total"
) -> list[tuple[Any, ...]]:
    """The answers to a question about the series of kernels that are meant."""
    meant, values = selection.condition(connection, "history")
    series = _SERIES.format(group=GROUPS[by], metric=metric.name, in_a_history=_IN_A_HISTORY, meant=meant)
    return rows_of(connection, series + question, values)[1]


def _without_commit(connection: duckdb.DuckDBPyConnection) -> int:
    return int(rows_of(connection, 'SELECT count(*) FROM history WHERE "commit" IS NULL')[1][0][0])
