"""Goals held against a dataset: the newest state of its kernels, and since which commit a goal is missed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from isaview.base.metrics import find
from isaview.fleet.history import AGGREGATE_SQL, Selection, points_of
from isaview.fleet.questions import connect, rows_of
from isaview.gate.goals import Goal
from isaview.runs import FINE, FOUND, NO_ANSWER
from isaview.views.goals import GoalResult, Verdict
from isaview.views.trend import commit_of

if TYPE_CHECKING:
    import duckdb

_CODES: dict[Verdict, int] = {"met": FINE, "missed": FOUND, "unknown": NO_ANSWER}
_ONLY_RISES = ("sum", "max", "count")
"""Aggregates that further values of a figure, none below 0, can only make larger."""
_STATE = """
SELECT {aggregate}, count(*), count(value), count(*) FILTER (origin = 'estimated')
FROM (SELECT "{metric}" AS value, "{metric}_origin" AS origin FROM counted
    WHERE {meant})
WHERE origin IS NOT NULL
"""


def results(folder: Path, goals: Sequence[Goal]) -> list[GoalResult]:
    """What became of each goal.

    Raises:
        Refused: the dataset cannot be asked.
    """
    with connect(folder) as connection:
        return [_result(connection, goal) for goal in goals]


def _result(connection: duckdb.DuckDBPyConnection, goal: Goal) -> GoalResult:
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
    return GoalResult(goal, verdict, value, kernels, known, estimated, since)


def _verdict(goal: Goal, value: float | None, kernels: int, known: int) -> Verdict:
    """What a goal is: missed for sure, met for sure, or not known, as some kernels' figures are not."""
    if value is None or not kernels or (goal.aggregate == "count" and not known):
        return "unknown"
    if not goal.limit.holds(value):
        # Unknown values cannot mend what the known ones already miss.
        settled = (goal.limit.comparison in ("<=", "<") and goal.aggregate in _ONLY_RISES) or (
            goal.limit.comparison in (">=", ">") and goal.aggregate == "min"
        )
        return "missed" if known == kernels or settled else "unknown"
    return "met" if known == kernels else "unknown"


def exit_code(outcomes: Sequence[GoalResult]) -> int:
    """0 where all goals are met, 1 where one is missed, 2 where one is not known."""
    return max((_CODES[result.verdict] for result in outcomes), default=NO_ANSWER)
