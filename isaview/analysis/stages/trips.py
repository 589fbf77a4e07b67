"""How often loops of machine code run by the text that the code was made of, where the code itself does not say that.

A loop takes the trips of the text's loop that it alone was made of, divided by how often it repeats the body. A compiler may
take one iteration out of a loop, or leave what is over to code behind it: the trips are an estimate.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from isaview.analysis.addresses.launch_shape import Shape
from isaview.analysis.addresses.nested_trips import Along
from isaview.analysis.addresses.trips import SPAN, Trips, trips_of
from isaview.analysis.addresses.wave_trips import trips_by_wave
from isaview.analysis.bound.lengths import unknown_loops
from isaview.analysis.stages.loops import LoopPair, pair_loops
from isaview.analysis.tally import header_name
from isaview.flow.graph import flow_of
from isaview.model.kernel import Kernel


def text_kernel(code: Kernel) -> Kernel | None:
    """The kernel of the text that machine code was made of, where both are at hand and hold instructions."""
    text = code.module.made_of.by_name.get(code.name) if code.module.made_of is not None else None
    return text if text is not None and len(text) and len(code) else None


def trips_with_text(code: Kernel, runs: Mapping[int, Trips], shape: Shape, *, is_known: bool) -> Mapping[int, Trips]:
    """``runs`` of machine code, with the trips that its text says of loops of unknown length.

    ``is_known``: the shape has the threads of a group.
    """
    text, unknown = text_kernel(code), unknown_loops(code, runs)
    if text is None or not unknown:
        return runs
    made: Sequence[LoopPair] = code.once_counted(trips_with_text, lambda: pair_loops(text, code))
    of_text = trips_by_wave(text, shape).runs if is_known else trips_of(text, shape)
    shared, taken = Counter(pair.text for pair in made), dict(runs)
    copies = {pair.code: count for pair in made if shared[pair.text] == 1 and (count := _copies(pair, text, code, made))}
    by_text = {pair.text: pair.code for pair in made if pair.code in copies}
    for loop, index in by_text.items():
        known, nested = of_text[loop], of_text[loop].along
        if index not in unknown:
            continue
        origin = f"loop {header_name(text, flow_of(text).loops[loop].header)} of its {text.module.dialect.upper()}"
        trips = _divide_trips(known, copies[index], origin)
        if trips is not None:
            taken[index] = trips
        elif runs[index].along is None and nested is not None and nested.of in by_text:
            around = by_text[nested.of]
            share = nested.share * copies[around] / copies[index]
            taken[index] = replace(runs[index], by="text", along=Along(around, share))
    return taken


def _copies(pair: LoopPair, text: Kernel, code: Kernel, made: Sequence[LoopPair]) -> int | None:
    """How often a loop repeats the body of the text's loop, as most ratios say; once where the loops inside are the same."""
    inner, inner_of_text = _inner_loops(code, pair.code), _inner_loops(text, pair.text)
    if not inner and not inner_of_text:
        # Most ratios have to agree: what a compiler moves out of a loop changes some of them.
        votes = sum(round(ratio) == pair.copies for ratio in pair.ratios)
        return pair.copies if 2 * votes > len(pair.ratios) else None
    pairs = {(other.code, other.text) for other in made if other.code in inner}
    is_same = pairs == set(zip(inner, inner_of_text, strict=False)) and len(inner) == len(inner_of_text)
    return 1 if is_same else None


def _inner_loops(kernel: Kernel, outer: int) -> list[int]:
    """The loops inside a loop."""
    loops = flow_of(kernel).loops
    blocks = set(loops[outer].blocks)
    return [loop.index for loop in loops if loop.index != outer and loop.header in blocks]


def _divide_trips(trips: Trips, copies: int, because: str) -> Trips | None:
    """The trips of a loop that does several iterations of the text at once, None where the text does not say its own."""
    if trips.exact == 0:
        return Trips(exact=0, because=because)
    if trips.exact is not None:
        least, count, most = trips.exact - copies, trips.exact, trips.exact
    elif trips.likely is not None:
        by_weights = trips.likely // SPAN, trips.likely * SPAN
        count = trips.likely
        least, most = by_weights if trips.least is None or trips.most is None else (trips.least, trips.most)
    else:
        return None
    # A compiler may take one iteration out, or leave a remainder behind: one round fewer may run, and one more begin.
    at_once = f", {copies} at once" if copies > 1 else ""
    because = f"{because}: {count:,} iterations{at_once}"
    return Trips(None, -(-most // copies), max(1, round(count / copies)), because, least=max(0, least // copies), by="text")
