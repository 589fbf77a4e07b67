"""Regions: runs of blocks that a compiler of virtual registers schedules as one, with guards in the place of short branches."""

from __future__ import annotations

from msgspec import Struct

from isaview.analysis.registers.schedule.dependences import Dag
from isaview.analysis.registers.schedule.lifetimes import Lifetimes
from isaview.analysis.registers.schedule.step import Step
from isaview.flow.graph import Flow, flow_of
from isaview.model.kernel import Kernel

SHORT = 8
"""Sides of a branch of more steps stay blocks of their own."""


class Region(Struct, frozen=True):
    """Blocks that become one, in text order, with their steps.

    ``waits`` are pairs of a guarded step's position and the instruction that makes its guard.
    """

    blocks: tuple[int, ...]
    steps: list[Step]
    waits: tuple[tuple[int, int], ...] = ()

    def guard(self, made: Dag) -> None:
        """Let the guarded steps of a dag of these steps, repeated or not, wait for their guards."""
        if not self.waits:
            return
        guards = {id(self.steps[position]): index for position, index in self.waits}
        latest: dict[int, int] = {}
        for node, step in enumerate(made.steps):
            maker = latest.get(guards.get(id(step), -1))
            if maker is not None:
                made.after[maker].append(node)
                made.waits[node] += 1
            latest[step.index] = node


def regions(kernel: Kernel, steps: list[list[Step]], lives: Lifetimes) -> list[Region]:
    """Every block in one region: the short sides of a branch, without fences and helpers, lie in that of the branch."""
    flow = flow_of(kernel)
    leaves = [not flow.successors[block.index] and block.last - block.first <= 1 for block in flow.blocks]
    short = [
        len(own) <= SHORT
        and not any(leaves[other] for other in flow.successors[block])
        and len(flow.predecessors[block]) == 1
        and not any(step.trait.fence or step.trait.divides for step in own)
        for block, own in enumerate(steps)
    ]
    found = []
    taken = bytearray(len(steps))
    for block in range(len(steps)):
        if taken[block]:
            continue
        blocks = [block]
        while more := _joined(flow, short, blocks[-1]):
            blocks.extend(more)
        for member in blocks:
            taken[member] = 1
        found.append(Region((block,), steps[block]) if len(blocks) == 1 else _merged(kernel, steps, lives, blocks))
    return found


def _joined(flow: Flow, short: list[bool], last: int) -> list[int]:
    """The short sides of the branch at the end of a block and the block where they meet; empty where they stay apart."""
    after = flow.successors[last]
    if not after or after[0] <= last:
        return []
    if len(after) == 1:
        return list(after) if flow.predecessors[after[0]] == (last,) else []
    if len(after) > 2:
        return []
    side, other = after
    if short[side] and flow.successors[side] == (other,) and flow.predecessors[other] == (last, side):
        return [side, other]
    meets = flow.successors[side]
    if short[side] and short[other] and len(meets) == 1 and meets == flow.successors[other]:
        return [side, other, *meets] if meets[0] > other and flow.predecessors[meets[0]] == after else []
    return []


def _merged(kernel: Kernel, steps: list[list[Step]], lives: Lifetimes, blocks: list[int]) -> Region:
    """Several blocks as one: what a side writes for others is a guarded write; it waits for its guard, as accesses do."""
    flow = flow_of(kernel)
    merged: list[Step] = []
    waits: list[tuple[int, int]] = []
    for block in blocks:
        before = flow.predecessors[block]
        if block == blocks[0] or len(before) > 1 or len(flow.successors[before[0]]) == 1:
            merged.extend(steps[block])
            continue
        made = condition(kernel, before[0])
        guard = flow_of(kernel).blocks[before[0]].last - 1 if made is None else made
        for step in steps[block]:
            kept = tuple(piece for piece in step.makes if piece in lives.live_out[block])
            if kept or step.trait.touches_memory:
                waits.append((len(merged), guard))
            merged.append(Step(step.index, step.uses + kept, step.makes, step.ends, step.trait, step.place) if kept else step)
    return Region(tuple(blocks), merged, tuple(waits))


def condition(kernel: Kernel, block: int) -> int | None:
    """The instruction of a block that makes the condition of its branch; None where it is made elsewhere."""
    at = flow_of(kernel).blocks[block]
    reads, writes = kernel.operands.reads, kernel.operands.writes
    branch = at.last - 1
    guards = reads[branch][-1:]
    return next((index for index in range(branch - 1, at.first - 1, -1) if guards and guards[0] in writes[index]), None)
