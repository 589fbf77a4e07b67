"""The goals that ``[[kpi]]`` of the configuration sets for figures of many kernels together, checked word by word."""

from __future__ import annotations

from typing import Any, Literal, get_args

from msgspec import Struct

from isaview.base.text import hint, safe
from isaview.gate.policy import BY_CLASS, GateError, Limit, metric_name, parse_limit, require_table

Aggregate = Literal["sum", "mean", "median", "max", "min", "geomean", "count"]
"""What the values of several kernels are put together by; ``count`` counts those above 0, ``geomean`` leaves out 0."""
AGGREGATES: tuple[Aggregate, ...] = get_args(Aggregate)
_KEYS = ("name", "metric", "kernels", "target", "aggregate", "goal")


class Goal(Struct, frozen=True):
    """A goal: the ``aggregate`` of a figure over kernels and targets that fit is within ``limit``; "" fits all."""

    name: str
    limit: Limit
    aggregate: Aggregate
    kernels: str = ""
    target: str = ""

    @property
    def metric(self) -> str:
        """The figure that it is about."""
        return self.limit.metric


def parse_goals(section: Any) -> tuple[Goal, ...]:
    """The goals that a list of tables describes.

    Raises:
        GateError: a key is unknown or missing, a value makes no sense, or two goals have one name.
    """
    if not isinstance(section, list):
        raise GateError("kpi is a list of tables: [[kpi]]")
    goals = tuple(map(_parse_goal, section))
    names = [goal.name for goal in goals]
    for name in names:
        if names.count(name) > 1:
            raise GateError(f"two goals are called {name!r}")
    return goals


def _parse_goal(entry: Any) -> Goal:
    table = require_table(entry, "kpi", _KEYS)
    for key in ("name", "metric"):
        if not isinstance(table.get(key), str) or not table[key].strip():
            raise GateError(f"[[kpi]] needs a {key}")
    name, metric = safe(table["name"]), metric_name(table["metric"])
    # A dataset has a column for each metric, none for each class of instructions.
    if metric.startswith(BY_CLASS):
        raise GateError(f"the goal {name!r}: datasets have no figure {metric}; see `isaview list metrics`")
    if "goal" not in table:
        raise GateError(f"the goal {name!r} has no goal: a number or a text such as '>= 4'")
    aggregate = table.get("aggregate", "sum")
    if aggregate not in AGGREGATES:
        raise GateError(f"the goal {name!r}: no aggregate is called {aggregate!r}; {hint(str(aggregate), AGGREGATES)}")
    kernels, target = (table.get(key, "") for key in ("kernels", "target"))
    if not isinstance(kernels, str) or not isinstance(target, str):
        raise GateError(f"the goal {name!r}: kernels and target are patterns")
    return Goal(name, parse_limit(metric, table["goal"]), aggregate, kernels, target)
