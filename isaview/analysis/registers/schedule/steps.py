"""The instructions of a kernel that are left after folding (steps), over the values that take a register (pieces)."""

from __future__ import annotations

from msgspec import Struct

from isaview.base.words import SYNCHRONISING
from isaview.model.form import Form

ALU, LONG, SPECIAL, SHARED, GLOBAL, MATRIX = 5, 14, 20, 28, 200, 18
"""Cycles from issue to result as the scheduler assumes them; only their order of magnitude matters."""
LATENCY_OF_CLASS = {"matrix": MATRIX, "float64": LONG, "transcendental": SPECIAL, "convert": LONG, "cross_lane": SHARED}
Pieces = tuple[int, ...]
"""Values that take a register each, or two where they are wide; numbered per kernel."""


class Trait(Struct, frozen=True, eq=False):
    """What a form costs a register allocator.

    ``kind``: what becomes of the value it writes, see `isaview.analysis.registers.ptxas.traits`.
    ``latency``: cycles to its result. ``space``: the memory it loads from or stores to.
    ``fence``: no access to memory moves across it.
    ``divides``: no instruction moves across it, as it waits for the wave or calls a helper.
    ``keeps``: it stays though nobody reads its result. ``pure``: its result depends on nothing but its operands.
    ``unwritten``: it reads what nothing writes while the kernel runs. ``wall``: a fence that even such loads keep to.
    ``integer``: plain integer arithmetic. ``adds_wide``: a 64-bit addition.
    ``shifts``: it adds to a 32-bit value or scales it, as an address may. ``uniform``: its result is equal in a whole wave.
    ``temporaries``: registers it takes besides its operands and results.
    """

    kind: str = "real"
    latency: int = ALU
    space: str = ""
    loads: bool = False
    stores: bool = False
    fence: bool = False
    call: bool = False
    divides: bool = False
    keeps: bool = False
    pure: bool = False
    unwritten: bool = False
    wall: bool = False
    integer: bool = False
    adds_wide: bool = False
    shifts: bool = False
    uniform: bool = False
    temporaries: int = 0

    @property
    def is_convention_call(self) -> bool:
        """Whether it calls a function of which only the calling convention is known."""
        return self.call and not self.temporaries


class Step(Struct):
    """An instruction that stays: ``ends`` are the pieces whose old value it ends, ``makes`` those it writes."""

    index: int
    uses: Pieces
    makes: Pieces
    ends: Pieces
    trait: Trait


class Folded(Struct):
    """A kernel after folding: steps per block, and the 32-bit registers each piece fills."""

    steps: list[list[Step]]
    weight: list[int]


def is_fence(form: Form) -> bool:
    """Whether no access to memory moves across an instruction of a form."""
    return (
        form.flow == "call" or form.instruction_class in (*SYNCHRONISING, "async_copy") or bool(form.flags & {"fence", "wait"})
    )


def has_access(form: Form, *kinds: str) -> bool:
    """Whether a form accesses memory in any of these ways."""
    return any(access.kind in kinds for access in form.accesses)


def without_unread(blocks: list[list[Step]]) -> list[list[Step]]:
    """The steps that something which stays needs; a value that only its own loop reads goes as well."""
    needed: set[int] = set()
    waiting = [step for steps in reversed(blocks) for step in reversed(steps)]
    changed = True
    # A value may be read by its own loop alone, so that one pass from the end does not find all.
    while changed:
        unread = []
        for step in waiting:
            if not step.makes or step.trait.keeps or not needed.isdisjoint(step.makes):
                needed.update(step.uses)
            else:
                unread.append(step)
        changed = len(unread) < len(waiting)
        waiting = unread
    unneeded = set(map(id, waiting))
    return [[step for step in steps if id(step) not in unneeded] for steps in blocks] if waiting else blocks
