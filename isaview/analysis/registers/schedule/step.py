"""Steps: the instructions of a kernel that are left after folding, over the values that take a register."""

from __future__ import annotations

from msgspec import Struct, field

from isaview.analysis.registers.schedule.places import Place
from isaview.analysis.registers.schedule.traits import Trait

Pieces = tuple[int, ...]


class Step(Struct):
    """An instruction that stays: ``ends`` are the pieces whose old value it ends, ``makes`` those it writes.

    ``place`` is what it reads or writes in memory, where the text says that and it matters.
    """

    index: int
    uses: Pieces
    makes: Pieces
    ends: Pieces
    trait: Trait
    place: Place | None = None


class Folded(Struct):
    """A kernel after folding: steps per block, and the 32-bit registers each piece fills.

    ``brought`` are the pieces that a step of their own brings from constant memory, with the register of the text.
    """

    steps: list[list[Step]]
    weight: list[int]
    brought: dict[int, int] = field(default_factory=dict)
