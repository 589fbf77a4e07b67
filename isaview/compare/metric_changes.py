"""The figures of a pair of kernels that differ: what they were, what they are, and whether that is worse.

Figures are joined by their names in the metric table, which says which direction is worse.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from isaview.base.measure import Measure, Number, counted, unavailable, unread
from isaview.base.metrics import METRICS, worse_when
from isaview.compare.pairing import Subject

FIGURES = (
    ("unread_statements",),
    (
        "spilled_bytes",
        "spilled_vector_registers",
        "spilled_store_bytes",
        "spilled_load_bytes",
        "spilled_scalar_registers",
        "private_bytes",
        "array_bytes",
    ),
    ("occupancy_waves",),
    ("total_vector_registers", "vector_registers", "accumulator_registers", "peak_live_vector", "peak_live_value"),
    ("shared_bytes",),
    ("code_bytes",),
)
"""Figures that decide a verdict by the step at which they do, the gravest first; see `isaview.compare.weighing`."""
_ORDER = (name for names in (*FIGURES[:-1], ("scalar_registers", "stack_bytes")) for name in names)
_GRAVITY = {name: place for place, name in enumerate(dict.fromkeys((*_ORDER, *(metric.name for metric in METRICS))))}
_OF_A_GPU = frozenset(("occupancy_waves", "compiler_waves"))
"""Figures that mean nothing against those of another GPU."""
_FROM_REGISTERS = frozenset(("occupancy_waves", "occupancy_percent"))
"""Figures that are computed from the vector registers."""


class MetricChange(Struct, frozen=True):
    """One figure that differs; ``delta`` is None where one side is not known, ``worse`` where neither direction is.

    Where one is estimated and its interval holds the other, both have a delta, but neither is called worse. The same holds
    for figures that are computed from other origins: ``grounds`` says from what, "" where both are computed alike.
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
        """Whether nobody can say if it is worse; two estimates of one model that overlap are the same as far as they say."""
        alike = self.old.origin == self.new.origin == "estimated"
        return self.worse is None and bool(worse_when(self.name)) and not (alike and not self.grounds)

    @property
    def why_not(self) -> str:
        """What keeps the two figures from being compared; "" where nothing does."""
        if self.delta is None:
            return next((measure.because for measure in (self.new, self.old) if measure.value is None), "")
        alike = self.old.origin == self.new.origin
        origins = "intervals overlap" if alike else f"{self.old.origin} and {self.new.origin}, within the estimate's interval"
        return "" if self.comparable else f"not comparable: {self.grounds or origins}"


class Cause(Struct, frozen=True):
    """One reason: ``text`` says it in a line.

    ``kind`` is compiler, optimisation, launch, cap (of registers), occupancy, live, loop, unrolling, shared, array, spill,
    call, atomic, barrier, wait, matrix, width, or unseen where none of the others is.

    ``source`` is a position in the source (file:line) or a line of the dump, where there is one; ``metric`` the figure it
    explains; ``old`` and ``new`` are its own numbers where it has any.
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
    found = []
    for name in sorted(before.keys() | after.keys(), key=lambda name: (gravity(name), name)):
        one = before.get(name) or _missing(name, old, after[name])
        other = after.get(name) or _missing(name, new, before[name])
        if one.value != other.value:
            delta = None if one.value is None or other.value is None else other.value - one.value
            change = MetricChange(name, one, other, delta, None, "" if delta is None else _grounds(name, old, new))
            way = worse_when(name)
            if way and delta is not None and change.comparable:
                change = MetricChange(name, one, other, delta, (delta > 0) == (way == "more"))
            found.append(change)
    return tuple(found)


def gravity(name: str) -> int:
    """The place of a figure among all, the gravest first."""
    return _GRAVITY.get(name, len(_GRAVITY))


def interval(cell: Measure) -> tuple[Number, Number]:
    """The least and the most that a known measure may be."""
    return (cell.number if cell.low is None else cell.low), (cell.number if cell.high is None else cell.high)


def overlap(one: Measure, other: Measure) -> bool:
    """Whether two known measures may be the same number; an estimate without an interval may be any."""
    if any(cell.origin == "estimated" and (cell.low is None or cell.high is None) for cell in (one, other)):
        return True
    (low, high), (least, most) = interval(one), interval(other)
    return low <= most and least <= high


def _missing(name: str, subject: Subject, other: Measure) -> Measure:
    """A figure that one side does not have; a kernel that was read whole has no unread statements."""
    if name == "unread_statements" and subject.report.complete:
        return counted(0, other.unit, "every statement of this kernel was understood")
    if not subject.report.complete:
        return unread(other.unit, "statements of this kernel could not be read")
    return unavailable(other.unit, "not stated")


def _grounds(name: str, old: Subject, new: Subject) -> str:
    """Why two computed figures do not mean the same: other GPUs, or registers of which only one side's are known."""
    if name in _OF_A_GPU and old.target() != new.target():
        return "waves of different GPUs"
    one, other = (side.report.measures.get("vector_registers") for side in (old, new))
    if name not in _FROM_REGISTERS or one is None or other is None:
        return ""
    waves = old.report.measures.get(name), new.report.measures.get(name)
    has_interval = any(wave is not None and wave.origin == "estimated" and wave.low is not None for wave in waves)
    alike = (one.origin == "estimated") == (other.origin == "estimated") or has_interval
    return "" if alike else f"from {one.origin} and {other.origin} registers"
