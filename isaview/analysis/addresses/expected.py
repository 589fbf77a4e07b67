"""Expected: how often a loop runs by the weights of its branches, where the text holds a profile or what the source expects.

A branch that is taken a times into the loop and b times out of it ends one iteration in (a + b) / b. Told only for loops whose
every way out stands in a block that each iteration runs once, with weights. Another run may take another number of iterations:
half to twice as many are plausible.
"""

from __future__ import annotations

from msgspec import Struct

from isaview.flow.graph import flow_of
from isaview.flow.nesting import Loop
from isaview.model.kernel import Kernel, Weights

_LONGEST = 1 << 24
"""A loop that runs more often is as good as one without an end."""
SPAN = 2
"""How many times more or less often than by its weights a loop may plausibly run."""


class Expected(Struct, frozen=True):
    """How often a loop runs on average, at least once, and the weights that say it."""

    trips: int
    because: str


def expected(kernel: Kernel, loop: Loop) -> Expected | None:
    """How often the body of a loop is expected to run; None where its branches have no weights."""
    inside = set(loop.blocks)
    flow = flow_of(kernel)
    exits = [at for at in loop.blocks if any(to not in inside for to in flow.successors[at])]
    ends = [at for at in flow.predecessors[loop.header] if at in inside]
    if loop.irreducible or not exits or any(flow.innermost[at] != loop.index for at in exits):
        return None
    stays, said = 1.0, []
    for at in exits:
        weights = _weights(kernel, at)
        if weights is None or not all(at in flow.dominating(end) for end in ends):
            return None
        targets = _targets(kernel, at)
        kept = sum(count for count, to in zip(weights.counts, targets, strict=True) if to in inside)
        stays *= kept / sum(weights.counts)
        said.append(f"{kept:,} to {sum(weights.counts) - kept:,}{' as the source expects' if weights.expected else ''}")
    if stays >= 1.0:
        return None
    trips = (1.0 if set(exits) & set(ends) else stays) / (1.0 - stays)
    return Expected(max(1, round(trips)), f"branch weights of the loop: {', '.join(said)}") if trips < _LONGEST else None


def _targets(kernel: Kernel, block: int) -> list[int | None]:
    """The blocks that the last instruction of a block names, in order."""
    last = flow_of(kernel).blocks[block].last - 1
    named = [kernel.labels.get(text.bind(kernel.tokens[last])) for text in kernel.forms[last].targets]
    return [flow_of(kernel).block_of(at) if at is not None and at < len(kernel) else None for at in named]


def _weights(kernel: Kernel, block: int) -> Weights | None:
    """The weights of the branch at the end of a block, where there is one for each target."""
    last = flow_of(kernel).blocks[block].last - 1
    text = kernel.forms[last].weights
    found = kernel.module.debug.weights(text.bind(kernel.tokens[last])) if text is not None else None
    fits = found is not None and len(found.counts) == len(kernel.forms[last].targets) and sum(found.counts) > 0
    return found if fits else None
