"""Hoisting: what a loop of one block brings from constant memory is brought before it, once, and lives as long as it runs."""

from __future__ import annotations

from collections.abc import Iterator

from isaview.analysis.registers.schedule.step import Folded, Step
from isaview.flow.graph import flow_of
from isaview.model.kernel import Kernel


def hoisted(kernel: Kernel, folded: Folded) -> Folded | None:
    """The steps with parameters brought before the loops of one block that read them; None where there are none."""
    found = list(_loops_that_bring(kernel, folded))
    if not found:
        return None
    steps = list(folded.steps)
    for before, block, brings in found:
        one_for = {folded.brought[step.makes[0]]: step for step in reversed(brings)}
        instead = {step.makes[0]: one_for[folded.brought[step.makes[0]]].makes[0] for step in brings}
        steps[before] = [*steps[before], *one_for.values()]
        steps[block] = [_renamed(step, instead) for step in steps[block] if not (step.makes and step.makes[0] in instead)]
    return Folded(steps, folded.weight, folded.brought)


def _loops_that_bring(kernel: Kernel, folded: Folded) -> Iterator[tuple[int, int, list[Step]]]:
    """Loops of one block entered from one: that block, the loop's, and its steps that bring parameters."""
    for loop in flow_of(kernel).loops:
        entered = [block for block in flow_of(kernel).predecessors[loop.header] if block != loop.header]
        if len(loop.blocks) != 1 or len(entered) != 1:
            continue
        brings = [
            step for step in folded.steps[loop.header] if not step.uses and step.makes and step.makes[0] in folded.brought
        ]
        if brings:
            yield entered[0], loop.header, brings


def _renamed(step: Step, instead: dict[int, int]) -> Step:
    """A step that uses other pieces in the place of some."""
    uses = tuple(instead.get(piece, piece) for piece in step.uses)
    return Step(step.index, uses, step.makes, step.ends, step.trait, step.place)
