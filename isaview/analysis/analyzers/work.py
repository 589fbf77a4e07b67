"""Operations and bytes of each loop iteration and of the kernel, for a wave, and how often loops run.

A multiply-add is two operations; a matrix instruction is 2 m n k, divided by the waves that share it. Every lane is taken to be
active and every branch to be taken. Nothing follows where an inner loop's length, a matrix shape or a copy's size is not known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.analysis.addresses.launch_shape import Shape, has_rows
from isaview.analysis.addresses.trips import SPAN, Trips, trips_of
from isaview.analysis.addresses.wave_trips import trips_by_wave
from isaview.analysis.bound.work import Work, block_counts, block_work, sum_work
from isaview.analysis.contract import Analyzer, Context
from isaview.analysis.hardware import LANES, stated_threads
from isaview.analysis.stages.trips import trips_with_text
from isaview.analysis.tally import header_name
from isaview.base import limits
from isaview.base.measure import Measure, counted_measure, estimated_measure, unavailable
from isaview.flow.graph import flow_of
from isaview.model.kernel import Kernel

_RANGE = (1.0, 1 / SPAN, float(SPAN))
"""How often loops run by their weights: on average, the least and the most."""


class Amounts(Struct, frozen=True):
    """Work of a wave: ``operations`` by type, ``flops`` in all, ``bytes`` by space and kind.

    ``group_bytes`` and ``group_operations`` are what a group moves and computes as a whole.
    """

    flops: Measure
    operations: Mapping[str, Measure]
    bytes: Mapping[str, Mapping[str, Measure]]
    group_bytes: Mapping[str, Mapping[str, Measure]]
    group_operations: Mapping[str, Measure]


class LoopWork(Struct, frozen=True):
    """A loop: how often it runs and what an iteration does, inner loops included."""

    header: str
    trips: Measure
    iteration: Amounts


class WorkReport(Struct, frozen=True):
    """Work of the whole kernel and of an iteration of each loop, in the order of the loops."""

    hidden: ClassVar = ("works", "runs")
    of_model: ClassVar = hidden
    kernel: Amounts
    loops: tuple[LoopWork, ...]
    works: tuple[Work, ...] = ()
    runs: Mapping[int, Trips] = field(default_factory=dict)


def analyze(context: Context) -> WorkReport:
    """The work of a kernel."""
    kernel = context.kernel
    size = context.module.wave_size or LANES
    if context.module.level == "tiles":
        from isaview.analysis.tiles import work as tile_work

        works, runs = tile_work.works(kernel), tile_work.runs(kernel)
    else:
        works = block_work(kernel, size)
        threads = context.launch.threads_low or stated_threads(context.stated) or None
        # Where rows of a group play a part, only a given width says how its lanes lie.
        width = context.launch.width or (None if has_rows(context.kernel) else threads)
        shape, is_known = Shape(size, assumed=(("size_x", width),) if width else ()), threads is not None
        if threads is not None:
            shape = replace(shape, width=context.launch.width, most=min(threads, shape.most))
        of_text = trips_by_wave(kernel, shape).runs if is_known else trips_of(kernel, shape)
        runs = trips_with_text(kernel, of_text, shape, is_known=is_known)
    loops = tuple(
        LoopWork(header_name(kernel, loop.header), trips_measure(runs[loop.index]), _amounts(kernel, works, runs, loop.index))
        for loop in flow_of(kernel).loops
    )
    return WorkReport(_amounts(kernel, works, runs, None), loops, tuple(works), runs)


def trips_measure(trips: Trips) -> Measure:
    """How often a loop runs, with what that follows from, or why nobody knows it."""
    if trips.exact is not None:
        return counted_measure(trips.exact, "iterations", trips.because or "constant start, step and bound")
    if trips.likely is not None:
        by_weights = max(1, trips.likely // SPAN), trips.likely * SPAN
        low, high = by_weights if trips.least is None or trips.most is None else (trips.least, trips.most)
        return estimated_measure(trips.likely, low, high, "iterations", trips.because)
    if trips.waits:
        return unavailable("iterations", "the loop only waits for what happens elsewhere; it counts as one iteration of work")
    if trips.along is not None:
        share = f"{trips.along.share:g} times as often as a loop around it, on average"
        return unavailable("iterations", f"{share}, whose start, step and bound are not all constant in the text")
    return unavailable("iterations", "start, step and bound of the loop are not all constant in the text")


def _amounts(kernel: Kernel, works: list[Work], runs: Mapping[int, Trips], around: int | None) -> Amounts:
    exact = sum_work(works, block_counts(kernel, around, runs, likely=None))
    by_weights = (
        [] if exact is not None else [sum_work(works, block_counts(kernel, around, runs, likely=factor)) for factor in _RANGE]
    )
    amounts = [work for work in (exact, *by_weights) if work is not None]
    if not amounts:
        return Amounts(unavailable("operations", "an inner loop runs as often as the text does not say"), {}, {}, {}, {})
    because = "instructions of a wave with all lanes active"
    if not kernel.complete:
        flops = unavailable("operations", "statements of this kernel could not be read")
    elif amounts[0].shapeless:
        flops = unavailable("operations", "a matrix instruction whose shape the text does not say")
    elif amounts[0].group_operations:
        flops = unavailable("operations", "matrix instructions are the whole group's, none of a wave")
    else:
        flops = _figure([work.flops() for work in amounts], "operations", because)
    return Amounts(
        flops,
        _operations([work.operations for work in amounts], because),
        _spaces([work.bytes for work in amounts], "wave"),
        _spaces([work.group_bytes for work in amounts], "group"),
        _operations([work.group_operations for work in amounts], "instructions that the whole group makes as one"),
    )


def _operations(amounts: Sequence[Mapping[str, int]], because: str) -> dict[str, Measure]:
    return {name: _figure([sums[name] for sums in amounts], "operations", because) for name in sorted(amounts[0])}


def _figure(amounts: Sequence[float], unit: str, because: str) -> Measure:
    """A figure that is exact, or one with its least and most where loops run as often as weights say."""
    if len(amounts) == 1:
        return counted_measure(amounts[0], unit, because)
    likely, least, most = amounts
    return estimated_measure(likely, least, most, unit, f"{because}, loops by the weights of their branches")


def _spaces(moved: Sequence[Mapping[tuple[str, str], int]], per: str) -> dict[str, dict[str, Measure]]:
    because = f"accesses of a {per} with all lanes active"
    spaces: dict[str, dict[str, Measure]] = {}
    for space, kind in sorted(moved[0]):
        spaces.setdefault(space, {})[kind] = _figure([sums[space, kind] for sums in moved], "B", because)
    return spaces


ANALYZER = Analyzer(
    "work",
    "work",
    WorkReport,
    analyze,
    order=81,
    most_instructions=limits.BOUND_INSTRUCTIONS,
    levels=("instructions", "tiles"),
)
