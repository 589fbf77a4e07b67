"""The figures of a pair of kernels that differ: what they were, what they are, and whether that is worse.

The metric table says which direction is worse.
"""

from __future__ import annotations

from itertools import chain
from typing import ClassVar

from msgspec import Struct

from isaview.base.figures import quantity
from isaview.base.measure import Measure, Number, counted_measure, interval, unavailable, unread
from isaview.base.metrics import METRICS, worse_when
from isaview.compare.pairing import Subject

FIGURES = (
    ("unread_statements",),
    (
        *("spilled_bytes", "spilled_vector_registers", "spilled_store_bytes", "spilled_load_bytes"),
        *("spilled_scalar_registers", "private_bytes", "array_bytes"),
    ),
    ("occupancy_waves",),
    ("total_vector_registers", "vector_registers", "accumulator_registers", "peak_live_vector", "peak_live_value"),
    ("shared_bytes",),
    ("code_bytes",),
)
"""The figures of each step that decides a verdict, the gravest first; see `isaview.compare.weighing`."""
_GRAVEST = (*chain(*FIGURES[:-1]), "scalar_registers", "stack_bytes")
_GRAVITY = {name: rank for rank, name in enumerate(dict.fromkeys((*_GRAVEST, *(metric.name for metric in METRICS))))}
_OF_ONE_GPU = ("occupancy_waves", "compiler_waves")
"""Figures that mean nothing against those of another GPU."""
_FROM_REGISTERS = ("occupancy_waves", "occupancy_percent")
"""Figures that are computed from the vector registers."""


class MetricChange(Struct, frozen=True):
    """A figure that differs; ``delta`` is None where a side is not known, ``worse`` where neither direction is worse.

    Where an estimate's interval holds the other figure, there is a delta, but no side is called worse. The same holds for
    figures that are computed from other origins: ``grounds`` says from what, "" where both are computed alike.
    """

    hidden: ClassVar = ("grounds",)
    name: str
    old: Measure
    new: Measure
    delta: Number | None
    worse: bool | None
    grounds: str = ""

    @property
    def comparable(self) -> bool:
        """Whether the two figures mean the same thing."""
        return self.delta is not None and not self.grounds and not (self.likely and overlap(self.old, self.new))

    @property
    def likely(self) -> bool:
        """Whether it rests on an estimate."""
        return "estimated" in (self.old.origin, self.new.origin)

    @property
    def is_open(self) -> bool:
        """Whether nobody can say if it is worse. Two estimates of the same model that overlap count as the same."""
        both_estimated = self.old.origin == self.new.origin == "estimated"
        return self.worse is None and bool(worse_when(self.name)) and not (both_estimated and not self.grounds)

    @property
    def why_not(self) -> str:
        """What keeps the two figures from being compared; "" where nothing does."""
        if self.delta is None:
            return next((measure.because for measure in (self.new, self.old) if measure.value is None), "")
        origins = f"{self.old.origin} and {self.new.origin}, within the estimate's interval"
        overlapping = "intervals overlap" if self.old.origin == self.new.origin else origins
        return "" if self.comparable else f"not comparable: {self.grounds or overlapping}"

    @property
    def signed_change(self) -> str:
        """The change as people read it: ``+8``, ``−2 KiB``; ``?`` where it is not known."""
        return "?" if self.delta is None else signed_amount(self.delta, self.new.unit)

    @property
    def percent(self) -> str:
        """The change in percent of the old figure; "" where that is 0 or not known."""
        return percent(self.delta, self.old.value) if self.delta is not None else ""


class Cause(Struct, frozen=True):
    """Why a figure changed; ``text`` says it in a line.

    ``kind`` is compiler, optimisation, launch, cap (of registers), occupancy, live, loop, unrolling, shared, array, spill,
    call, atomic, barrier, wait, matrix, width, or unseen where there is no other; of a graph fused, unfused, rematerialised,
    type (of products), collective, copy, layout.

    ``source`` is a position in the source (file:line), a line of the dump or an offset in the function, "" for none;
    ``metric`` is the figure it explains; ``old`` and ``new`` are its own numbers where it has any.
    """

    kind: str
    text: str
    source: str = ""
    metric: str = ""
    old: Number | None = None
    new: Number | None = None


def metric_changes(old: Subject, new: Subject) -> tuple[MetricChange, ...]:
    """The figures that differ, the gravest first."""
    before, after = old.report.measures, new.report.measures
    changes = []
    for name in sorted(before.keys() | after.keys(), key=lambda name: (gravity(name), name)):
        was = before.get(name) or _missing(name, old, after[name])
        now = after.get(name) or _missing(name, new, before[name])
        if was.value != now.value:
            delta = None if was.value is None or now.value is None else now.value - was.value
            change = MetricChange(name, was, now, delta, None, "" if delta is None else _grounds(name, old, new))
            direction = worse_when(name)
            if direction and delta is not None and change.comparable:
                change = MetricChange(name, was, now, delta, (delta > 0) == (direction == "more"))
            changes.append(change)
    return tuple(changes)


def gravity(name: str) -> int:
    """The rank of a figure among all, the gravest first."""
    return _GRAVITY.get(name, len(_GRAVITY))


def signed_amount(change: Number, unit: str) -> str:
    """A change with its sign and unit."""
    return ("−" if change < 0 else "+") + quantity(abs(change), unit)


def percent(change: Number, before: Number | None) -> str:
    """A change in percent of what was before; "" where that is 0 or not known."""
    if not before:
        return ""
    share = 100 * abs(change) / abs(before)
    return ("−" if change < 0 else "+") + (f"{share:,.0f} %" if share >= 1 else "<1 %")


def overlap(first: Measure, second: Measure) -> bool:
    """Whether two known measures may be the same number; an estimate without an interval may be any."""
    if any(cell.origin == "estimated" and (cell.low is None or cell.high is None) for cell in (first, second)):
        return True
    (low, high), (least, most) = interval(first), interval(second)
    return low <= most and least <= high


def _missing(name: str, subject: Subject, other: Measure) -> Measure:
    """The figure of a side that does not have it; a kernel that was read completely has no unread statements."""
    if name == "unread_statements" and subject.report.complete:
        return counted_measure(0, other.unit, "every statement of this kernel was understood")
    if not subject.report.complete:
        return unread(other.unit, "statements of this kernel could not be read")
    return unavailable(other.unit, "not stated")


def _grounds(name: str, old: Subject, new: Subject) -> str:
    """Why two computed figures do not mean the same: other GPUs, or registers that are known on a single side."""
    if name in _OF_ONE_GPU and (old.target(), old.compiled_for) != (new.target(), new.compiled_for):
        return "waves of different GPUs"
    was, now = (side.report.measures.get("vector_registers") for side in (old, new))
    if name not in _FROM_REGISTERS or was is None or now is None:
        return ""
    waves = old.report.measures.get(name), new.report.measures.get(name)
    has_interval = any(wave is not None and wave.origin == "estimated" and wave.low is not None for wave in waves)
    if has_interval or (was.origin == "estimated") == (now.origin == "estimated"):
        return ""
    return f"from {was.origin} and {now.origin} registers"
