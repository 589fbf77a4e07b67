"""What is still needed, and what may have been written, at the borders of blocks: data-flow equations over bit sets."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from isaview.flow.detours import Detours
    from isaview.flow.graph import Flow

    Graph = Flow | Detours


_CHOSEN = bytes.maketrans(b"01", b"\0\1")


def needed(flow: Graph, read: Sequence[int], ended: Sequence[int], leaving: Sequence[int] = ()) -> tuple[list[int], list[int]]:
    """What is needed at each block's start and end, backwards.

    Per block: ``read`` is what it reads before it ends it, ``ended`` what it ends, ``leaving`` what its edges pass on.
    """
    at_end, at_start = _passed(range(len(read)), flow.successors, flow.predecessors, read, ended, leaving)
    return at_start, at_end


def written(flow: Graph, writes: Sequence[int], entry: int = 0, ended: Sequence[int] = ()) -> tuple[list[int], list[int]]:
    """What some path may have written at each block's start and end, forwards; ``entry`` is there when the kernel starts.

    Per block: ``writes`` is what it leaves, ``ended`` what it takes away of what comes in.
    """
    entering = [entry, *[0] * (len(writes) - 1)] if entry else ()
    return _passed(range(len(writes) - 1, -1, -1), flow.predecessors, flow.successors, writes, ended, entering)


def _passed(
    order: Sequence[int],
    before: Sequence[Sequence[int]],
    after: Sequence[Sequence[int]],
    generated: Sequence[int],
    ended: Sequence[int],
    entering: Sequence[int],
) -> tuple[list[int], list[int]]:
    """What reaches each block from those ``before`` it, and what it passes to those ``after`` it.

    It passes what it has ``generated``, and what reaches it and is not ``ended`` there; ``entering`` reaches it from outside.
    Blocks are taken in ``order`` from its end, which decides how often, not the result.
    """
    reached, passed = [0] * len(generated), list(generated)
    waiting = list(order)
    queued = bytearray(b"\1") * len(generated)
    while waiting:
        block = waiting.pop()
        queued[block] = 0
        reaching = entering[block] if entering else 0
        for neighbour in before[block]:
            reaching |= passed[neighbour]
        reached[block] = reaching
        out = generated[block] | (reaching & ~ended[block] if ended else reaching)
        if out == passed[block]:
            continue
        passed[block] = out
        for neighbour in after[block]:
            if not queued[neighbour]:
                queued[neighbour] = 1
                waiting.append(neighbour)
    return reached, passed


def members(bits: int, universe: Sequence[int]) -> frozenset[int]:
    """What a bit set over ``universe`` stands for."""
    return frozenset(compress(universe, f"{bits:b}"[::-1].encode().translate(_CHOSEN))) if bits else frozenset()


def each_members(sets: Sequence[int], universe: Sequence[int]) -> list[frozenset[int]]:
    """`members` of several bit sets; what is alive at the borders of blocks is often the same."""
    decoded = {bits: members(bits, universe) for bits in set(sets)}
    return [decoded[bits] for bits in sets]
