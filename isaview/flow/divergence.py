"""Which values of a kernel may differ between the lanes of a wave, and which branches part its lanes.

A value differs where it comes from a source (flag ``per_lane``: lane identifiers, cross-lane results; atomics; loads from
private or generic memory; calls that are not known to be uniform; arguments of what is no kernel), where it is computed from
a divergent value, and where control decides it: a block parameter at which paths from a divergent branch meet, and what leaves
a loop that lanes leave at different times. The flag ``per_wave`` ends it: reading the first lane, a ballot.

Meeting paths are those of disjoint paths from the branch (Rosemann, Moll and Hack, "An abstract interpretation for SPMD
divergence on reducible control flow graphs", 2021). Every register is taken to be written once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.flow.graph import BasicBlock, Flow, flow_of
from isaview.flow.nesting import Loop, dominators, preorder, reverse_postorder
from isaview.flow.values import values_of
from isaview.model.form import Form
from isaview.model.kernel import Kernel
from isaview.model.registers import Register

if TYPE_CHECKING:
    from isaview.gpus.hardware import Gpu

PER_LANE = "per_lane"
PER_WAVE = "per_wave"
OWN_MEMORY = frozenset(("private", "generic"))
"""Spaces where the same address may mean other memory in every lane."""
_NOTHING = frozenset(("undef", "poison"))
"""Values that a path brings where it brings none."""
STEPS = 200_000  # blocks
STEPS_PER_BLOCK = 32  # blocks
"""Blocks looked at for a kernel: the first, and so many for each of its blocks; beyond, every meeting of paths counts."""


class Divergence(Struct, frozen=True):
    """What may differ between lanes: ``values`` are register numbers, ``branches`` indices of instructions."""

    values: frozenset[int]
    branches: frozenset[int]


@lru_cache(maxsize=4)
def divergence(kernel: Kernel) -> Divergence:
    """The values and branches of a kernel that may differ between lanes; registers must be written once (SSA values)."""
    users = values_of(kernel).readers
    spread = _Spread(kernel, _regions(kernel), users)
    names = kernel.uniform_arguments
    spread.mark(number for number in kernel.operands.arguments if kernel.registers[number].name not in names)
    sources = {form for form in kernel.distinct_forms if _is_source(form)}
    for index, form in enumerate(kernel.forms):
        if form in sources:
            spread.mark(kernel.operands.writes[index])
    while spread.waiting:
        for index in users.get(spread.waiting.pop(), ()):
            spread.reach(index)
    return Divergence(frozenset(spread.values), frozenset(spread.branches))


def by_lane(kernel: Kernel, *, scalar_file: bool, wave_size: int) -> Kernel:
    """The kernel with its values in register files: ``vector`` where they differ between lanes, ``scalar`` where not.

    Conditions of one bit are masks of ``wave_size`` bits in the scalar file where they differ. Without a scalar file all
    other values are vector registers and conditions predicates.
    """

    def in_file(number: int, register: Register, values: frozenset[int]) -> Register:
        if register.file != "value":
            return register
        if not scalar_file:
            return register._replace(file="predicate" if register.bits == 1 else "vector")
        if number not in values:
            return register._replace(file="scalar")
        return register._replace(file="scalar", bits=wave_size) if register.bits == 1 else register._replace(file="vector")

    def make() -> Kernel:
        values = divergence(kernel).values if scalar_file else frozenset[int]()
        registers = tuple(in_file(number, register, values) for number, register in enumerate(kernel.registers))
        return kernel.remade(replace(kernel.operands, registers=registers), kept_keys=(Flow,))

    return kernel.once((by_lane, kernel.module, scalar_file, wave_size), make)


def in_files_of(kernel: Kernel, gpu: Gpu, wave_size: int | None = None) -> Kernel:
    """The kernel with its values, if it has any, in the register files of a GPU, whose first wave size is taken for None."""
    if "value" not in kernel.register_files:
        return kernel
    return by_lane(kernel, scalar_file=gpu.scalar_registers_max is not None, wave_size=wave_size or gpu.wave_sizes[0])


def _is_source(form: Form) -> bool:
    """Whether an instruction's results may differ between lanes whatever it reads."""
    if PER_WAVE in form.flags:
        return False
    if PER_LANE in form.flags or form.flow == "call":
        return True
    own = (access.kind == "load" and access.space in OWN_MEMORY for access in form.accesses)
    return any(own) or ("atomic" in form.flags and any(access.kind == "atomic" for access in form.accesses))


class _Spread(Struct):
    """What is marked so far; marking goes on until nothing follows from what is marked."""

    kernel: Kernel
    regions: _Regions
    users: Mapping[int, Sequence[int]]
    """Register → the instructions that read it."""
    values: set[int] = field(default_factory=set)
    branches: set[int] = field(default_factory=set)
    waiting: list[int] = field(default_factory=list)
    left: set[int] = field(default_factory=set)
    """Loops that lanes leave at different times."""

    def mark(self, numbers: Iterable[int]) -> None:
        """These registers differ between lanes."""
        for number in numbers:
            if number not in self.values:
                self.values.add(number)
                self.waiting.append(number)

    def reach(self, index: int) -> None:
        """An instruction reads, or is decided by, what differs between lanes."""
        form = self.kernel.forms[index]
        if PER_WAVE in form.flags:
            return
        self.mark(self.kernel.operands.writes[index])
        if form.flow in ("switch", "branch") and index not in self.branches:
            flow = self.regions.flow
            block = flow.block_of(index)
            if len(flow.successors[block]) > 1:
                self.branches.add(index)
                joins, loops = self.regions.of(block)
                for join in joins:
                    self.meet(flow.blocks[join])
                for loop in loops:
                    self.leave(loop)

    def meet(self, block: BasicBlock) -> None:
        """Paths of different lanes meet at a block: its parameters differ, unless all paths bring the same value or none."""
        kernel = self.kernel
        for index in range(block.first, block.last):
            if not kernel.forms[index].incoming:
                break
            own = {kernel.registers[number].name for number in kernel.operands.writes[index]}
            if len(set(kernel.instruction(index).operands[::2]) - own - _NOTHING) > 1:
                self.mark(kernel.operands.writes[index])

    def leave(self, loop: Loop) -> None:
        """Lanes leave a loop after different numbers of rounds: what is made in it differs for who reads it outside."""
        if loop.index in self.left:
            return
        self.left.add(loop.index)
        flow = self.regions.flow
        written = {number for index in flow.inside(loop.blocks) for number in self.kernel.operands.writes[index]}
        for index in (index for number in written for index in self.users.get(number, ())):
            if loop.index not in self.regions.around[flow.block_of(index)]:
                self.reach(index)


class _Regions(Struct):
    """Finds what a divergent branch decides, looking no further than where all its paths have met again."""

    flow: Flow
    ends: list[int | None]
    """Per block the first block that every path from it to a return goes through; None where there is none."""
    around: list[dict[int, Loop]]
    """Per block the loops around it by index, outermost first."""
    left: int
    """Blocks that may still be looked at."""
    gave_up: bool = False
    """Whether the budget of steps is used up; then all blocks and loops have been given once."""

    def of(self, branch: int) -> tuple[set[int], list[Loop]]:
        """The blocks where paths from a branch meet, and the loops it lets lanes leave at different times."""
        if self.gave_up:
            return set(), []
        order = reverse_postorder(self.flow.successors, branch, stop=self.ends[branch])
        self.left -= len(order)
        if self.left <= 0:
            self.gave_up = True
            return set(range(len(self.flow.blocks))), list(self.flow.loops)
        labels, joins = self.labelled(branch, order[1:])
        for loop in {index: loop for join in joins for index, loop in self.around[join].items() if loop.irreducible}.values():
            joins.update(loop.blocks)
        return joins, self.exited(branch, labels)

    def labelled(self, branch: int, order: list[int]) -> tuple[dict[int, int], set[int]]:
        """Per block the last block that all paths from the branch to it share; and the blocks where such paths meet."""
        end = self.ends[branch]
        labels: dict[int, int] = {}
        joins: set[int] = set()
        for block in order:
            before = self.flow.predecessors[block]
            shared = {labels[source] for source in before if source != branch and source != end and source in labels}
            shared.update((block,) if branch in before else ())
            if len(shared) > 1:
                joins.add(block)
            labels[block] = shared.pop() if len(shared) == 1 else block
        return labels, joins

    def exited(self, branch: int, labels: dict[int, int]) -> list[Loop]:
        """The outermost loops that some lanes leave while others go on."""
        around = self.around[branch]
        exited: dict[int, Loop] = {}
        for block in (branch, *(block for block in labels if block != self.ends[branch])):
            for after in self.flow.successors[block]:
                left = self.around[block].keys() - self.around[after].keys()
                if any(index in around and labels.get(after) != labels.get(around[index].header) for index in left):
                    outermost = next(loop for index, loop in around.items() if index not in self.around[after])
                    exited[outermost.index] = outermost
        return list(exited.values())


def _regions(kernel: Kernel) -> _Regions:
    flow = flow_of(kernel)
    around: list[dict[int, Loop]] = [{} for _ in flow.blocks]
    for loop in flow.loops:
        for block in loop.blocks:
            around[block][loop.index] = loop
    return _Regions(flow, _ends(kernel), around, STEPS + STEPS_PER_BLOCK * len(flow.blocks))


def _ends(kernel: Kernel) -> list[int | None]:
    """Per block its immediate postdominator, behind a further block that all returns lead to; None where that is this block."""
    flow = flow_of(kernel)
    last = [block.index for block in flow.blocks if not flow.successors[block.index]]
    stops = {block.index for block in flow.blocks if block.last > block.first and kernel.forms[block.last - 1].flow == "stop"}
    ends = [block for block in last if block not in stops] or last
    successors = (tuple(block + 1 for block in ends), *(tuple(source + 1 for source in blocks) for blocks in flow.predecessors))
    predecessors: list[tuple[int, ...]] = [tuple(target + 1 for target in blocks) for blocks in flow.successors]
    for block in ends:
        predecessors[block] = (0,)
    postdominators = dominators(preorder(successors), ((), *predecessors))
    return [at - 1 if at else None for at in postdominators[1:]]
