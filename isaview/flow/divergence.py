"""Divergence: which values of a kernel may differ between the lanes of a wave, and which branches part its lanes.

A value differs where it comes from a source (flag ``per_lane``: lane identifiers, cross-lane results; atomics; loads from
private or generic memory; calls that are not known to be uniform; arguments of what is no kernel), where it is computed from
one that does, and where control decides it: a block parameter at which paths from a divergent branch meet, and what leaves a
loop that lanes leave at different times. The flag ``per_wave`` ends it: reading the first lane, a ballot.

Meeting paths are those of disjoint paths from the branch (Rosemann, Moll and Hack, "An abstract interpretation for SPMD
divergence on reducible control flow graphs", 2021). Every register is taken to be written once.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from isaview.flow.graph import BasicBlock, Flow, flow_of
from isaview.flow.nesting import Loop, dominators, preorder
from isaview.model.form import Form
from isaview.model.kernel import Kernel
from isaview.model.registers import Register

if TYPE_CHECKING:
    from isaview.gpus.hardware import Gpu

PER_LANE = "per_lane"
PER_WAVE = "per_wave"
OWN_MEMORY = frozenset(("private", "generic"))
"""Spaces where one address may mean other memory in every lane."""
STEPS = 200_000
STEPS_PER_BLOCK = 32
"""Blocks looked at for one kernel: the first, and so many for each of its blocks; beyond, every meeting of paths counts."""


class Divergence(Struct, frozen=True):
    """What differs between lanes: ``values`` are register numbers, ``branches`` indices of instructions.

    ``bounded`` tells that the budget of steps was used up, so that more values than need be are called divergent.
    """

    values: frozenset[int]
    branches: frozenset[int]
    bounded: bool = False


@lru_cache(maxsize=4)
def divergence(kernel: Kernel) -> Divergence:
    """The values and branches of a kernel that may differ between lanes; registers must be written once (SSA values)."""
    return _Spread(kernel).run()


@lru_cache(maxsize=4)
def by_lane(kernel: Kernel, *, scalar_file: bool, wave_size: int) -> Kernel:
    """The kernel with its values in register files: ``vector`` where they differ between lanes, ``scalar`` where not.

    Conditions of one bit are masks of ``wave_size`` bits in the scalar file where they differ. Without a scalar file all
    other values are vector registers and conditions predicates.
    """
    values = divergence(kernel).values if scalar_file else frozenset[int]()

    def placed(number: int, register: Register) -> Register:
        if register.file != "value":
            return register
        if not scalar_file:
            return register._replace(file="predicate" if register.bits == 1 else "vector")
        if number not in values:
            return register._replace(file="scalar")
        return register._replace(file="scalar", bits=wave_size) if register.bits == 1 else register._replace(file="vector")

    registers = tuple(placed(number, register) for number, register in enumerate(kernel.registers))
    return kernel.remade(replace(kernel.operands, registers=registers), kept=(Flow,))


def in_files_of(kernel: Kernel, gpu: Gpu, wave_size: int | None = None) -> Kernel:
    """The kernel with its values, if it has any, in the register files of a GPU, whose first wave size is taken for None."""
    if "value" not in kernel.register_files:
        return kernel
    return by_lane(kernel, scalar_file=gpu.scalar_registers_max is not None, wave_size=wave_size or gpu.wave_sizes[0])


def _is_source(form: Form) -> bool:
    """Whether an instruction's results may differ between lanes whatever it reads."""
    flags = form.flags
    if PER_WAVE in flags:
        return False
    if PER_LANE in flags or ("atomic" in flags and any(access.kind == "atomic" for access in form.accesses)):
        return True
    if form.flow == "call":
        return True
    return any(access.kind == "load" and access.space in OWN_MEMORY for access in form.accesses)


class _Spread:
    """Marks registers and branches until nothing follows from what is marked."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.flow = flow_of(kernel)
        self.values: set[int] = set()
        self.branches: set[int] = set()
        self.waiting: list[int] = []
        self.users = _users(kernel)
        self.block_of = _block_of(kernel)
        self.fixed = {form for form in kernel.distinct_forms if PER_WAVE in form.flags}
        self.regions = _Regions(kernel)
        self.left: set[int] = set()

    def run(self) -> Divergence:
        kernel = self.kernel
        names = kernel.uniform_arguments
        self.mark(number for number in kernel.operands.arguments if kernel.registers[number].name not in names)
        sources = {form for form in kernel.distinct_forms if _is_source(form)}
        for index, form in enumerate(kernel.forms):
            if form in sources:
                self.mark(kernel.operands.writes[index])
        while self.waiting:
            for index in self.users.get(self.waiting.pop(), ()):
                self.reach(index)
        return Divergence(frozenset(self.values), frozenset(self.branches), self.regions.gave_up)

    def mark(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            if number not in self.values:
                self.values.add(number)
                self.waiting.append(number)

    def reach(self, index: int) -> None:
        """An instruction reads, or is decided by, what differs between lanes."""
        form = self.kernel.forms[index]
        if form in self.fixed:
            return
        self.mark(self.kernel.operands.writes[index])
        if form.flow in ("switch", "branch") and index not in self.branches:
            block = self.block_of[index]
            if len(self.flow.successors[block]) > 1:
                self.branches.add(index)
                self.part(block)

    def part(self, block: int) -> None:
        """The lanes of a wave leave a block on different ways."""
        joins, loops = self.regions.of(block)
        for join in joins:
            self.meet(self.flow.blocks[join])
        for loop in loops:
            self.leave(loop)

    def meet(self, block: BasicBlock) -> None:
        """Paths of different lanes meet at a block: its parameters differ, unless all paths bring the same."""
        for index in range(block.first, block.last):
            if not self.kernel.forms[index].incoming:
                break
            if not self.same_from_everywhere(index):
                self.mark(self.kernel.operands.writes[index])

    def same_from_everywhere(self, index: int) -> bool:
        """Whether a phi takes one value on all edges, not counting those that bring no value."""
        operands = self.kernel.instruction(index).operands
        own = {self.kernel.registers[number].name for number in self.kernel.operands.writes[index]}
        return len(set(operands[::2]) - own - _NOTHING) <= 1

    def leave(self, loop: Loop) -> None:
        """Lanes leave a loop after different numbers of rounds: what is made in it differs for who reads it outside."""
        if loop.index in self.left:
            return
        self.left.add(loop.index)
        inside = set(loop.blocks)
        writes = self.kernel.operands.writes
        for block in (self.flow.blocks[number] for number in loop.blocks):
            made = {number for index in range(block.first, block.last) for number in writes[index]}
            for index in (index for number in made for index in self.users.get(number, ())):
                if self.block_of[index] not in inside:
                    self.reach(index)


_NOTHING = frozenset(("undef", "poison"))


def _users(kernel: Kernel) -> dict[int, list[int]]:
    """Register → the instructions that read it."""
    users: dict[int, list[int]] = {}
    for index, numbers in enumerate(kernel.operands.reads):
        for number in numbers:
            users.setdefault(number, []).append(index)
    return users


def _block_of(kernel: Kernel) -> list[int]:
    found: list[int] = []
    for block in flow_of(kernel).blocks:
        found.extend([block.index] * (block.last - block.first))
    return found


class _Regions:
    """Finds what a divergent branch decides, looking no further than where its paths are one again."""

    def __init__(self, kernel: Kernel) -> None:
        self.flow = flow_of(kernel)
        self.ends = _ends(kernel)
        self.left = STEPS + STEPS_PER_BLOCK * len(self.flow.blocks)
        self.gave_up = False
        """Whether the budget of steps is used up; then all blocks and loops have been given once."""
        self.around: list[list[Loop]] = [[] for _ in self.flow.blocks]
        self.depth: list[set[int]] = [set() for _ in self.flow.blocks]
        for loop in self.flow.loops:
            for block in loop.blocks:
                self.around[block].append(loop)
                self.depth[block].add(loop.index)

    def of(self, branch: int) -> tuple[set[int], list[Loop]]:
        """The blocks where paths from a branch meet, and the loops it lets lanes leave at different times."""
        if self.gave_up:
            return set(), []
        order = self.reached(branch)
        if self.left <= 0:
            self.gave_up = True
            return set(range(len(self.flow.blocks))), list(self.flow.loops)
        labels, joins = self.labelled(branch, order)
        for loop in {loop.index: loop for join in joins for loop in self.around[join] if loop.irreducible}.values():
            joins.update(loop.blocks)
        return joins, list(self.exited(branch, labels))

    def reached(self, branch: int) -> list[int]:
        """The blocks between a branch and its end, in reverse postorder; paths back to the branch are not followed."""
        end = self.ends[branch]
        successors = self.flow.successors
        seen = {branch}
        order: list[int] = []
        stack = [(branch, iter(successors[branch]))]
        while stack:
            block, following = stack[-1]
            after = next((candidate for candidate in following if candidate not in seen), None)
            if after is None:
                stack.pop()
                order.append(block)
                continue
            seen.add(after)
            stack.append((after, iter(() if after == end else successors[after])))
        self.left -= len(order)
        order.pop()
        order.reverse()
        return order

    def labelled(self, branch: int, order: list[int]) -> tuple[dict[int, int], set[int]]:
        """Per block the one place through which all paths from the branch come; and the blocks where such places meet."""
        end = self.ends[branch]
        labels: dict[int, int] = {}
        joins: set[int] = set()
        for block in order:
            found = set()
            for before in self.flow.predecessors[block]:
                if before == branch:
                    found.add(block)
                elif before in labels and before != end:
                    found.add(labels[before])
            if len(found) > 1:
                joins.add(block)
            labels[block] = found.pop() if len(found) == 1 else block
        return labels, joins

    def exited(self, branch: int, labels: dict[int, int]) -> Iterable[Loop]:
        """The outermost loops that some lanes leave while others go on."""
        end = self.ends[branch]
        around = {loop.index: loop for loop in self.around[branch]}
        found: dict[int, Loop] = {}
        for block in (branch, *(block for block in labels if block != end)):
            for after in self.flow.successors[block]:
                left = self.depth[block] - self.depth[after]
                if any(index in around and labels.get(after) != labels.get(around[index].header) for index in left):
                    outermost = next(one for one in self.around[branch] if one.index not in self.depth[after])
                    found[outermost.index] = outermost
        return found.values()


def _ends(kernel: Kernel) -> list[int | None]:
    """Per block the first block that every path from it to a return goes through; None where there is none."""
    flow = flow_of(kernel)
    size = len(flow.blocks)
    leaving = [
        block.index
        for block in flow.blocks
        if not flow.successors[block.index] and not (block.last > block.first and kernel.forms[block.last - 1].flow == "stop")
    ]
    leaving = leaving or [block.index for block in flow.blocks if not flow.successors[block.index]]
    outer = tuple(block + 1 for block in leaving)
    ends = set(leaving)
    successors = (outer, *(tuple(before + 1 for before in blocks) for blocks in flow.predecessors))
    predecessors = (
        (),
        *(tuple(after + 1 for after in blocks) if index not in ends else (0,) for index, blocks in enumerate(flow.successors)),
    )
    found = dominators(preorder(successors), predecessors)
    return [None if (at := found[block + 1]) is None or at == 0 else at - 1 for block in range(size)]
