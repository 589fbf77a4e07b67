"""Spreading: what lives where nothing moves across, and what is stored alone in odd registers.

A value stored alone takes an odd register, as the address it is stored at begins on an even one; the even registers that such
values leave unused count. A compiler spreads them so far as the step of occupancy allows that it needs anyway. In a kernel that
calls by the calling convention it does not stop there with what comes from a helper (docs/trust/registers.md).
"""

from __future__ import annotations

from collections.abc import Callable

from isaview.analysis.registers.schedule.step import Folded, Step

WIDE_ADDRESSES = ("global", "generic")
"""Spaces whose addresses fill a pair of registers."""


def needed(folded: Folded, live_out: list[frozenset[int]]) -> int:
    """The most registers taken at a division or root that calls a helper, in the order written; 0 without them."""
    return _most(folded, live_out, set(), _calls_helper)


def spread(folded: Folded, live_out: list[frozenset[int]], *, helped: bool = False) -> int:
    """The most registers taken at a shuffle or a call of a helper, in the order written and spread; 0 without them.

    ``helped``: only what such a helper makes takes odd registers.
    """
    odd = {piece for steps in folded.steps for step in steps for piece in _stored_alone(step, folded.weight)}
    if helped:
        odd &= {piece for steps in folded.steps for step in steps if _calls_helper(step) for piece in step.makes}
    return _most(folded, live_out, odd, _divides)


def _most(folded: Folded, live_out: list[frozenset[int]], odd: set[int], counts: Callable[[Step], bool]) -> int:
    """The most registers taken at the steps that count; the even ones that odd pieces leave unused count as taken."""
    weight = folded.weight
    most = 0
    for steps, out in zip(folded.steps, live_out, strict=True):
        if not any(map(counts, steps)):
            continue
        live = set(out)
        for step in reversed(steps):
            live.update(step.makes)
            if counts(step):
                single = sum(weight[piece] == 1 for piece in live)
                unused = max(0, 2 * len(odd & live) - single)
                most = max(most, sum(weight[piece] for piece in live) + step.trait.temporaries + unused)
            live.difference_update(step.ends)
            live.update(step.uses)
    return most


def _divides(step: Step) -> bool:
    """Whether nothing moves across a step."""
    return step.trait.divides


def _calls_helper(step: Step) -> bool:
    """Whether a step is a division or a root that calls a helper."""
    return step.trait.divides and step.trait.temporaries > 0


def _stored_alone(step: Step, weight: list[int]) -> tuple[int, ...]:
    """The one piece of a single register that a step stores at a wide address; none where it stores several or a pair."""
    one = step.trait
    if not one.stores or one.loads or one.space not in WIDE_ADDRESSES:
        return ()
    data = tuple(piece for piece in step.uses[1:] if weight[piece] == 1)
    return data if len(data) == 1 else ()
