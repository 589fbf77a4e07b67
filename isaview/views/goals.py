"""Goals and what became of them, as a table and as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from msgspec import Struct

from isaview.base.figures import Cell, Document, Emphasis, Row, Section
from isaview.base.metrics import find
from isaview.gate.goals import Goal
from isaview.reports.serial import Plain, head, plain
from isaview.views.trend import value_text

Verdict = Literal["met", "missed", "unknown"]
SCHEMA = "isaview/kpi"
FORMAT_VERSION = "1.0"
_EMPHASIS: dict[Verdict, Emphasis] = {"met": "good", "missed": "bad", "unknown": "warning"}


class GoalResult(Struct, frozen=True):
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


def goals_document(outcomes: Sequence[GoalResult]) -> Document:
    """A row for each goal."""
    rows = tuple(map(_row, outcomes))
    verdicts = [result.verdict for result in outcomes]
    title = f"{len(outcomes):,} goals: " + ", ".join(f"{verdicts.count(word):,} {word}" for word in get_args(Verdict))
    return Document(title, (Section("goal", rows, ("", "figure", "value", "goal", "kernels")),))


def _row(result: GoalResult) -> Row:
    goal, unit = result.goal, find(result.goal.metric).unit
    # Kernels without a known value may decide the goal: their number stands next to the verdict.
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


def goals_plain(outcomes: Sequence[GoalResult]) -> dict[str, Plain]:
    """The outcomes as plain data, the schema ``kpi``."""
    rows: list[Plain] = []
    for result in outcomes:
        goal = result.goal
        about = {"name": goal.name, "metric": goal.metric, "aggregate": goal.aggregate, "kernels_pattern": goal.kernels}
        limits = {"target": goal.target, "goal": goal.limit.text}
        own = ("verdict", "value", "kernels", "known", "estimated", "since")
        rows.append({**about, **limits, **{name: plain(getattr(result, name)) for name in own}})
    return {**head(SCHEMA, FORMAT_VERSION), "goals": rows}
