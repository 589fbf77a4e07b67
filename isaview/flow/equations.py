"""Data-flow equations over blocks, solved with integer bit sets: what is still needed, and what may have been written."""

from __future__ import annotations

from collections.abc import Sequence

from isaview.flow.graph import Flow


def needed(flow: Flow, read: Sequence[int], ended: Sequence[int], leaving: Sequence[int] = ()) -> tuple[list[int], list[int]]:
    """What is needed at each block's start and end, backwards.

    Per block: ``read`` is what it reads before it ends it, ``ended`` what it ends, ``leaving`` what its edges pass on.
    """
    size = len(read)
    live_in, live_out = [0] * size, [0] * size
    waiting = list(range(size))
    queued = bytearray(b"\1") * size
    while waiting:
        block = waiting.pop()
        queued[block] = 0
        out = leaving[block] if leaving else 0
        for after in flow.successors[block]:
            out |= live_in[after]
        live_out[block] = out
        into = read[block] | (out & ~ended[block])
        if into == live_in[block]:
            continue
        live_in[block] = into
        for before in flow.predecessors[block]:
            if not queued[before]:
                queued[before] = 1
                waiting.append(before)
    return live_in, live_out


def written(flow: Flow, writes: Sequence[int], entry: int = 0) -> tuple[list[int], list[int]]:
    """What some path may have written at each block's start and end, forwards; ``entry`` is there when the kernel starts."""
    size = len(writes)
    reach_in, reach_out = [0] * size, list(writes)
    waiting = list(range(size - 1, -1, -1))
    queued = bytearray(b"\1") * size
    while waiting:
        block = waiting.pop()
        queued[block] = 0
        into = entry if block == 0 else 0
        for before in flow.predecessors[block]:
            into |= reach_out[before]
        reach_in[block] = into
        out = into | writes[block]
        if out == reach_out[block]:
            continue
        reach_out[block] = out
        for after in flow.successors[block]:
            if not queued[after]:
                queued[after] = 1
                waiting.append(after)
    return reach_in, reach_out


def members(bits: int, universe: Sequence[int]) -> frozenset[int]:
    """What a bit set over ``universe`` stands for."""
    if not bits:
        return frozenset()
    text = f"{bits:b}"[::-1]
    found = []
    at = text.find("1")
    while at >= 0:
        found.append(universe[at])
        at = text.find("1", at + 1)
    return frozenset(found)
