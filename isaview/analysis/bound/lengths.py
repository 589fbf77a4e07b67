"""How often loops are taken to run whose length the text does not tell, and what that rests on.

A loop inside another of unknown length is counted for each iteration of that loop: how often it runs there decides what the
kernel does most, while the length of the outer loop is the same factor of nearly all.
"""

from __future__ import annotations

from collections.abc import Mapping

from isaview.analysis.addresses.trips import Trips
from isaview.analysis.bound.work import iterations_of
from isaview.flow.graph import flow_of
from isaview.model.kernel import Kernel

TRIPS, INNER_TRIPS = 1024, 32
"""Iterations of a loop whose length nobody says, and of one inside such a loop, for each iteration of the loop around it."""
_ESTIMATES = {
    "weights": "loops run as often as the weights of their branches say",
    "places": "loops that begin at a thread's place run as often as in the mean of all waves of a group",
    "along": "loops that begin or end at the counter of a loop around them run as often as in the mean of its iterations",
    "text": "loops of unknown length run as often as the text says that the code was made of",
}
"""What is assumed where trips are an estimate, by what they follow from (`Trips.by`)."""


def unknown_loops(kernel: Kernel, runs: Mapping[int, Trips]) -> dict[int, bool]:
    """The loops whose length neither the text nor weights of branches say, and whether each is inside another of them."""
    inside, unknown = set[int](), dict[int, bool]()
    for loop in flow_of(kernel).loops:
        trips, is_inside = runs[loop.index], loop.parent in inside
        is_unknown = trips.exact is None and trips.likely is None and not trips.waits
        if is_unknown:
            unknown[loop.index] = is_inside
        if is_unknown or is_inside:
            inside.add(loop.index)
    return unknown


def assumed_trips(unknown: Mapping[int, bool], runs: Mapping[int, Trips], outer: int, inner: int) -> dict[int, int]:
    """How often unknown loops are taken to run in each iteration of the loop around them, up to the most the text tells.

    ``unknown`` is what `unknown_loops` gives.
    ``inner`` stands for those inside another of them, ``outer`` for the rest. What follows from the counter of a loop around
    is that share of its trips.
    """
    assumed = dict[int, int]()
    for loop, is_inside in unknown.items():
        trips, count = runs[loop], inner if is_inside else outer
        if trips.along is not None:
            around = iterations_of(runs[trips.along.of], assumed.get(trips.along.of), 1.0) or 1
            count = max(1, round(trips.along.share * around))
        # Between coordinates in a group a loop runs half as often as it can, on average.
        assumed[loop] = count if trips.most is None else min(count, trips.most // 2 + 1)
    return assumed


def assumptions(kernel: Kernel, runs: Mapping[int, Trips], outer: int, inner: int) -> dict[str, str]:
    """What `assumed_trips` and estimates of trips take for granted, by name."""
    used = {trips.by for trips in runs.values() if trips.likely is not None or trips.along is not None}
    assumed = {origin: text for origin, text in _ESTIMATES.items() if origin in used}
    unknown = unknown_loops(kernel, runs)
    if unknown:
        assumed["n"] = f"{outer} iterations of loops whose length the text does not tell"
    if any(is_inside and runs[loop].along is None for loop, is_inside in unknown.items()):
        assumed["inner"] = f"{inner} iterations of such loops inside others, for each iteration of the loop around"
    return assumed
