"""The program of a kernel of tiles: its operations and loops, and the values that they define and carry."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, wraps
from itertools import pairwise
from typing import TypeVar

from isaview.analysis.hardware import LANES
from isaview.analysis.tally import header_name, source_of
from isaview.analysis.tiles.operations import CarriedValue, Naming, Operation, TileLoop
from isaview.analysis.tiles.records import Place
from isaview.base.text import short_path
from isaview.flow.graph import Flow, flow_of, label_of, target_names
from isaview.flow.nesting import Loop
from isaview.languages.meanings import load
from isaview.model.keeper import once_for_each
from isaview.model.kernel import Kernel
from isaview.tensors.types import TensorOperation, TensorType

Fact = tuple[str, str]
"""An argument and what is known of it."""


class Program(Naming, eq=False, dict=True):
    """A kernel's operations in order, and how they run. ``facts`` are what arguments state."""

    facts: Mapping[Fact, int]
    join_index: Mapping[str, int]
    """Result of a branch → the index of the first operation that gives it a value."""
    warps: int
    lanes: int

    @cached_property
    def inductions(self) -> Mapping[str, TileLoop]:
        """The counter of a loop → the loop."""
        return {loop.induction: loop for loop in self.loops if loop.induction}

    @cached_property
    def loops_with_products(self) -> frozenset[int | None]:
        """The loops that hold a matrix product themselves; None: one stands outside of loops."""
        return frozenset(operation.loop for operation in self.operations_with("contracts"))

    @cached_property
    def has_layouts(self) -> bool:
        """Whether the compiler has chosen layouts already, so that it is known what a lane does."""
        values = (
            type for operation in self.operations for type in operation.tensors.results if type.shape and type.place == "value"
        )
        return all(type.encoding is not None for type in values)

    @cached_property
    def parts(self) -> tuple[tuple[range, int], ...]:
        """The operations and the warps of each part of a warp-specialised group; the first part has the group's warps."""
        kernel, found = self.kernel, list[tuple[range, int]]()

        def place(label: str) -> int | None:
            """The instruction that a label stands before."""
            own = label_of(kernel, label, 0)
            return None if own is None else kernel.labels[own]

        for operation in self.operations_with("specializes"):
            names = target_names(kernel, operation.index)
            begins = sorted(index for name in names if (index := place(name)) is not None)
            if begins:
                # The last part ends where its jump leads: behind the whole operation.
                names = target_names(kernel, begins[-1] - 1)
                ends = [index for name in names if (index := place(name)) is not None]
                for begin, end in pairwise([*begins, max(ends, default=len(kernel))]):
                    noted = _noted_warps(kernel, begin)
                    found.append((range(begin, end), noted[0] if noted and begin != begins[0] else self.warps))
        return tuple(found)

    def type_of(self, name: str) -> TensorType | None:
        """The type with which a value is defined, None where that is not known."""
        if name in self.carried_values:
            return self.carried_values[name][1].type
        operation, place = self.definitions.get(name, (None, 0))
        return self.arguments.get(name) if operation is None else operation.tensors.results[place]

    def loop_label(self, name: str) -> str:
        """A loop by its place in the source, else by its name."""
        heads = (loop.head for loop in self.loops if loop.name == name and loop.head is not None)
        source = next((source_of(self.kernel, head.index) for head in heads), None)
        return f"loop {name}" if source is None else f"the loop at {short_path(source)}"

    def argument_place(self, name: str) -> Place:
        """Where an argument stands: the head of the kernel."""
        return Place(self.kernel.line, self.display_name(name))


Made = TypeVar("Made")


def once_for_each_program(make: Callable[[Program], Made]) -> Callable[[Program], Made]:
    """Decorate a function of a program: its value is made at the first call and kept with the kernel."""

    @wraps(make)
    def value_of(program: Program) -> Made:
        return program.kernel.once(value_of, lambda: make(program))

    return value_of


@once_for_each
def program_of(kernel: Kernel) -> Program:
    """The operations of a kernel and its loops; views, constants and what combines in reductions are left out."""
    flow, meanings = flow_of(kernel), load(kernel.module.dialect)
    operations: dict[int, Operation] = {}
    for index, form in enumerate(kernel.forms):
        if not form.flags.isdisjoint(("renames", "constant", "combining")):
            continue
        tokens, tensors = kernel.tokens[index], form.tensors or TensorOperation()
        operations[index] = Operation(
            index,
            kernel.lines[index],
            form,
            " ".join(meanings.low(form)),
            tuple(text.bind(tokens) for text in form.operands),
            # What the head of a loop writes are the values that the loop carries.
            () if "loop" in form.flags else _result_names(kernel, index)[: len(tensors.results)],
            tensors,
            flow.innermost[flow.block_of(index)],
        )
    loops = tuple(_loop(kernel, flow, loop, operations) for loop in flow.loops)
    carried = {name for loop in loops for name in (loop.induction, *(value.name for value in loop.carried))}
    joins: dict[str, tuple[str, ...]] = {}
    join_index: dict[str, int] = {}
    for operation in operations.values():
        # An operation that writes without results ends a branch: it hands its operands to the branch's results.
        results = _result_names(kernel, operation.index) if not operation.results else ()
        for name, value in zip(results, operation.operands, strict=False):
            if name not in carried:
                joins[name] = (*joins.get(name, ()), value)
                join_index.setdefault(name, operation.index)
    threads = kernel.stated.get("required_threads")
    lanes = kernel.module.wave_size or LANES
    warps = 0 if threads is None or threads.value is None else int(threads.value) // lanes
    # The last note is of the group itself: those before are of its parts.
    notes = sorted(kernel.notes, reverse=True)
    warps = next((number for index in notes for number in _noted_warps(kernel, index)), warps)
    arguments = dict(zip((name for name, _ in kernel.arguments), kernel.argument_types, strict=False))
    facts = {(argument, fact): number for argument, fact, number in kernel.argument_facts}
    return Program(kernel, tuple(operations.values()), loops, arguments, joins, facts, join_index, warps, lanes)


def _result_names(kernel: Kernel, index: int) -> tuple[str, ...]:
    tokens = kernel.tokens[index]
    return tuple(slot.text.bind(tokens) for slot in kernel.forms[index].slots if slot.role == "write")


def _loop(kernel: Kernel, flow: Flow, loop: Loop, operations: Mapping[int, Operation]) -> TileLoop:
    """A loop with what it carries, where the operation before it is its head."""
    first = flow.blocks[loop.header].first
    last = max(flow.blocks[block].last for block in loop.blocks) - 1
    name = header_name(kernel, loop.header)
    head, end = operations.get(first - 1), operations.get(last)
    if head is None or end is None or "loop" not in head.flags:
        return TileLoop(loop.index, None, first, last, loop.parent, (), name=name)
    names = _result_names(kernel, head.index)
    # scf.for has lower bound, upper bound and step before its initial values, and writes its counter first; scf.while has none.
    counts = len(head.operands) - len(names) == 2
    firsts, types = head.operands[3 if counts else 0 :], head.tensors.results
    columns = zip(names[counts:], firsts, end.operands, types, strict=False)
    carried = tuple(CarriedValue(*column) for column in columns)
    induction, lower, upper, step = (names[0], *head.operands[:3]) if counts else ("", "", "", "")
    return TileLoop(loop.index, head, first, last, loop.parent, carried, induction, lower, upper, step, name)


def _noted_warps(kernel: Kernel, index: int) -> list[int]:
    """The warps that the text notes before an instruction, the last first: of the part that begins, or again of the group."""
    notes = reversed(kernel.notes.get(index, ()))
    return [int(value) for key, value in notes if key == "num_warps" and value.isdecimal()]
