"""Goals held against a dataset: the newest state of its kernels, and since which commit a goal is missed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from isaview.base.figures import Cell, Document, Emphasis, Row, Section
from isaview.base.metrics import find
from isaview.fleet.history import AGGREGATE_SQL, Selection, commit_of, points_of, value_text
from isaview.fleet.questions import connect, rows_of
from isaview.gate.goals import Goal
from isaview.reports.serial import Plain, head, plain
from isaview.runs import FINE, FOUND, NO_ANSWER

if TYPE_CHECKING:
    import duckdb

Verdict = Literal["met", "missed", "unknown"]
SCHEMA = "isaview/kpi"
FORMAT_VERSION = "1.0"
_CODES: dict[Verdict, int] = {"met": FINE, "missed": FOUND, "unknown": NO_ANSWER}
_EMPHASIS: dict[Verdict, Emphasis] = {"met": "good", "missed": "bad", "unknown": "warning"}
_ONLY_RISES = ("sum", "max", "count")
"""Aggregates that further values of a figure, none below 0, can only make larger."""
_STATE = """
SELECT {aggregate}, count(*), count(value), count(*) FILTER (origin = 'estimated')
FROM (SELECT "{metric}" AS value, "{metric}_origin" AS origin FROM counted
    WHERE {meant})
WHERE origin IS NOT NULL
"""


class Result(Struct, frozen=True):
    """A goal and what became of it: ``kernels`` have such a figure, of ``known`` it is known.

    ``since`` is the first of the latest commits in a row that miss it, "" where none is recorded, or it is met.
    """

    goal: Goal
    verdict: Verdict
    value: float | None
    kernels: int
    known: int
    estimated: int
    since: str = ""


def results(folder: Path, goals: Sequence[Goal]) -> list[Result]:
    """What became of each goal.

    Raises:
        Refused: the dataset cannot be asked.
    """
    with connect(folder) as connection:
        return [_result(connection, goal) for goal in goals]


def _result(connection: duckdb.DuckDBPyConnection, goal: Goal) -> Result:
    selection = Selection(goal.kernels, goal.target)
    meant, values = selection.condition(connection, "counted")
    sql = _STATE.format(aggregate=AGGREGATE_SQL[goal.aggregate], metric=goal.metric, meant=meant)
    ((value, kernels, known, estimated),) = rows_of(connection, sql, values)[1]
    verdict = _verdict(goal, value, kernels, known)
    since = ""
    for point in reversed(list(points_of(connection, find(goal.metric), selection, "total", goal.aggregate))):
        if verdict != "missed" or point.value is None or goal.limit.holds(point.value):
            break
        since = commit_of(point)
    return Result(goal, verdict, value, kernels, known, estimated, since)


def _verdict(goal: Goal, value: float | None, kernels: int, known: int) -> Verdict:
    """What a goal is: missed for sure, met for sure, or not known, as some kernels' figures are not."""
    if value is None or not kernels or (goal.aggregate == "count" and not known):
        return "unknown"
    if not goal.limit.holds(value):
        settled = (goal.limit.comparison in ("<=", "<") and goal.aggregate in _ONLY_RISES) or (
            goal.limit.comparison in (">=", ">") and goal.aggregate == "min"
        )
        return "missed" if known == kernels or settled else "unknown"
    return "met" if known == kernels else "unknown"


def exit_code(outcomes: Sequence[Result]) -> int:
    """0 where all goals are met, 1 where one is missed, 2 where one is not known."""
    return max((_CODES[result.verdict] for result in outcomes), default=NO_ANSWER)


def document(outcomes: Sequence[Result]) -> Document:
    """A row for each goal."""
    rows = tuple(map(_row, outcomes))
    verdicts = [result.verdict for result in outcomes]
    title = f"{len(outcomes):,} goals: " + ", ".join(f"{verdicts.count(word):,} {word}" for word in _CODES)
    return Document(title, (Section("goal", rows, ("", "figure", "value", "goal", "kernels")),))


def _row(result: Result) -> Row:
    goal, unit = result.goal, find(result.goal.metric).unit
    unknown = result.kernels - result.known
    notes = [f"since {result.since}"] if result.since else []
    notes += [f"not known of {unknown:,} kernels"] if unknown else []
    notes += [] if result.kernels else ["no kernel that is meant has this figure"]
    cells = (
        Cell(result.verdict, emphasis=_EMPHASIS[result.verdict]),
        Cell(f"{goal.aggregate} of {goal.metric}"),
        Cell(value_text(result.value, unit, bool(result.estimated))),
        Cell(goal.limit.text),
        Cell(f"{result.kernels:,}"),
    )
    return Row(goal.name, cells, ", ".join(notes))


def as_plain(outcomes: Sequence[Result]) -> dict[str, Plain]:
    """The outcomes as plain data, the schema ``kpi``."""
    rows: list[Plain] = []
    for result in outcomes:
        goal = result.goal
        about = {"name": goal.name, "metric": goal.metric, "aggregate": goal.aggregate, "kernels_pattern": goal.kernels}
        limits = {"target": goal.target, "goal": goal.limit.text}
        own = ("verdict", "value", "kernels", "known", "estimated", "since")
        rows.append({**about, **limits, **{name: plain(getattr(result, name)) for name in own}})
    return {**head(SCHEMA, FORMAT_VERSION), "goals": rows}
