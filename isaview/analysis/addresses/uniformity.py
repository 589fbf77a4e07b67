"""Uniformity: whether all lanes of a wave hold the same, or go the same way, asked of the walk back through a kernel.

Each question is a generator that yields the questions it depends on, as `isaview.analysis.addresses.reaching` runs them.
"""

from __future__ import annotations

from collections.abc import Collection, Generator
from typing import Protocol

from isaview.analysis.addresses.affine import Value
from isaview.analysis.addresses.register_index import Question
from isaview.analysis.addresses.spaces import proven_space
from isaview.flow.graph import Flow
from isaview.languages.meanings import Meanings
from isaview.model.form import Text
from isaview.model.kernel import Kernel

_WIDEST_JOIN = 64
_SHARED_BY_LANES = frozenset(("global", "shared", "constant", "parameter"))


class Walker(Protocol):
    """What the questions need of the walk: the kernel, what its registers are, and where operands come from."""

    kernel: Kernel
    flow: Flow
    meanings: Meanings

    @property
    def lane_masks(self) -> Collection[int]:
        """Registers that switch lanes off."""

    def source(self, block: int, index: int, register: int, restored: int) -> Question:
        """Where the value of a register before an instruction comes from."""

    def piece(self, index: int, text: Text) -> Value | Question:
        """An operand as a value, or as the question that gives it."""

    def is_uniform_file(self, register: int) -> bool:
        """Whether a register is of a file that holds one value for a whole wave."""


def together(walk: Walker, block: int) -> Generator[Question, Value, bool]:
    """Whether all lanes of a wave that reach a block come the same way: every branch since its dominator is uniform."""
    until = walk.flow.dominators[block]
    seen = {block}
    waiting = list(walk.flow.predecessors[block])
    while waiting:
        at = waiting.pop()
        if at in seen:
            continue
        seen.add(at)
        if len(seen) > _WIDEST_JOIN or until is None:
            return False
        if len(walk.flow.successors[at]) > 1 and not (yield from _uniform_branch(walk, walk.flow.blocks[at].last - 1)):
            return False
        if at != until:
            waiting.extend(walk.flow.predecessors[at])
    return True


def _uniform_branch(walk: Walker, index: int) -> Generator[Question, Value, bool]:
    """Whether all lanes of a wave go the same way at a branch."""
    for register in walk.kernel.operands.reads[index]:
        if register in walk.lane_masks:
            return False
        if walk.is_uniform_file(register) or (walk.lane_masks and walk.kernel.registers[register].file == "special"):
            continue
        if not (yield walk.source(walk.flow.block_of(index), index, register, 0)).uniform:
            return False
    return True


def result_uniform(walk: Walker, index: int, register: int) -> Generator[Question, Value, bool]:
    """Whether an instruction gives all lanes the same because all it reads is the same."""
    form = walk.kernel.forms[index]
    if walk.is_uniform_file(register) or "per_wave" in form.flags:
        return True
    if (
        form.incoming
        or "per_lane" in form.flags
        or form.flow != "next"
        or "cross_lane" in form.flags
        or form.instruction_class in ("cross_lane", "matrix", "unknown")
    ):
        return False
    if any(access.kind != "load" or access.space in ("private", "generic", "texture") for access in form.accesses):
        return (yield from _one_generic_place(walk, index))
    if any(access.per != "lane" and access.kind == "load" for access in form.accesses) and "convergent" in form.flags:
        return False
    for read in walk.kernel.operands.reads[index]:
        if read in walk.lane_masks:
            continue
        if walk.kernel.registers[read].file in walk.meanings.uniform_files and form.instruction_class in (
            "compare",
            "integer",
        ):
            # A scalar register that a vector instruction reads as carry or choice has a bit for every lane.
            if form.instruction_class == "compare":
                return False
            continue
        if not (yield walk.source(walk.flow.block_of(index), index, read, 0)).uniform:
            return False
    return True


def _one_generic_place(walk: Walker, index: int) -> Generator[Question, Value, bool]:
    """Whether an instruction is a generic load of one place of memory that all lanes share."""
    accesses = walk.kernel.forms[index].accesses
    if len(accesses) != 1 or accesses[0].kind != "load" or accesses[0].space != "generic" or accesses[0].address is None:
        return False
    asked = walk.piece(index, accesses[0].address)
    value = (yield asked) if isinstance(asked, tuple) else asked
    return value.uniform and proven_space(walk.kernel, value) in _SHARED_BY_LANES
