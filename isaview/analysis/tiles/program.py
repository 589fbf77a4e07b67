"""The operations of a kernel of tiles with the values they define, as the compiler's graph of values has them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import pairwise

from isaview.analysis.hardware import LANES
from isaview.analysis.tally import header_name, source_of
from isaview.analysis.tiles.operations import CarriedValue, Naming, Operation, TileLoop
from isaview.analysis.tiles.records import Place
from isaview.base.text import shortened
from isaview.flow.graph import Flow, flow_of, label_of, target_names
from isaview.flow.nesting import Loop
from isaview.languages.meanings import load
from isaview.model.kernel import Kernel
from isaview.tensors.types import TensorOperation, TensorType

Fact = tuple[str, str]
"""An argument and what is known of it."""


class Program(Naming, eq=False, dict=True):
    """A kernel's operations in order, and how they run. ``facts`` are what arguments state."""

    facts: Mapping[Fact, int]
    join_index: Mapping[str, int]
    """A result of a branch → the first operation that gives it a value."""
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
        """The operations of each part of a group whose warps do different things, and its warps; the first has the group's."""
        return tuple(_parts(self))

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
        return f"loop {name}" if source is None else f"the loop at {shortened(source)}"

    def argument_place(self, name: str) -> Place:
        """Where an argument stands: the head of the kernel."""
        return Place(self.kernel.line, self.display_name(name))


def program_of(kernel: Kernel) -> Program:
    """The operations of a kernel and its loops, kept with it; views, constants and what combines in reductions are left out."""
    return kernel.once(Program, lambda: _program(kernel))


def _program(kernel: Kernel) -> Program:
    flow, meanings = flow_of(kernel), load(kernel.module.dialect)
    innermost = [flow.innermost[flow.block_of(index)] for index in range(len(kernel))]
    operations = {
        index: _operation(kernel, index, " ".join(meanings.low(form)), innermost[index])
        for index, form in enumerate(kernel.forms)
        if form.flags.isdisjoint(("renames", "constant", "combining"))
    }
    loops = tuple(_loop(kernel, flow, loop, operations) for loop in flow.loops)
    handed = {name for loop in loops for name in (loop.induction, *(each.name for each in loop.carried))}
    joins: dict[str, tuple[str, ...]] = {}
    handed_at: dict[str, int] = {}
    for each in operations.values():
        written = _result_names(kernel, each.index) if not each.results else ()
        for name, value in zip(written, each.operands, strict=False):
            if name not in handed:
                joins[name] = (*joins.get(name, ()), value)
                handed_at.setdefault(name, each.index)
    threads = kernel.stated.get("required_threads")
    lanes = kernel.module.wave_size or LANES
    warps = 0 if threads is None or threads.value is None else int(threads.value) // lanes
    warps = next((number for at in sorted(kernel.notes, reverse=True) for number in _noted_warps(kernel, at)), warps)
    arguments = dict(zip((name for name, _ in kernel.arguments), kernel.argument_types, strict=False))
    facts = {(argument, fact): number for argument, fact, number in kernel.argument_facts}
    return Program(kernel, tuple(operations.values()), loops, arguments, joins, facts, handed_at, warps, lanes)


def _result_names(kernel: Kernel, index: int) -> tuple[str, ...]:
    tokens = kernel.tokens[index]
    return tuple(slot.text.bind(tokens) for slot in kernel.forms[index].slots if slot.role == "write")


def _operation(kernel: Kernel, index: int, word: str, loop: int | None) -> Operation:
    form, tokens = kernel.forms[index], kernel.tokens[index]
    tensors = form.tensors or TensorOperation()
    is_head = "loop" in form.flags
    return Operation(
        index,
        kernel.lines[index],
        form,
        word,
        tuple(text.bind(tokens) for text in form.operands),
        () if is_head else _result_names(kernel, index)[: len(tensors.results)],
        tensors,
        loop,
    )


def _loop(kernel: Kernel, flow: Flow, loop: Loop, operations: Mapping[int, Operation]) -> TileLoop:
    """A loop with what it carries, where the operation before it is its head."""
    first = flow.blocks[loop.header].first
    last = max(flow.blocks[block].last for block in loop.blocks) - 1
    name = header_name(kernel, loop.header)
    head, end = operations.get(first - 1), operations.get(last)
    if head is None or end is None or "loop" not in head.flags:
        return TileLoop(loop.index, None, first, last, loop.parent, (), name=name)
    names = _result_names(kernel, head.index)
    counts = len(head.operands) - len(names) == 2
    firsts, types = head.operands[3 if counts else 0 :], head.tensors.results
    columns = zip(names[counts:], firsts, end.operands, types, strict=False)
    carried = tuple(CarriedValue(*column) for column in columns)
    induction, lower, upper, step = (names[0], *head.operands[:3]) if counts else ("", "", "", "")
    return TileLoop(loop.index, head, first, last, loop.parent, carried, induction, lower, upper, step, name)


def _parts(program: Program) -> Iterator[tuple[range, int]]:
    kernel = program.kernel

    def place(label: str) -> int | None:
        """The instruction that a label stands before."""
        own = label_of(kernel, label, 0)
        return None if own is None else kernel.labels[own]

    for operation in program.operations_with("specializes"):
        begins = sorted(index for name in target_names(kernel, operation.index) if (index := place(name)) is not None)
        if begins:
            ends = [index for name in target_names(kernel, begins[-1] - 1) if (index := place(name)) is not None]
            for begin, end in pairwise([*begins, max(ends, default=len(kernel))]):
                noted = _noted_warps(kernel, begin)
                yield range(begin, end), noted[0] if noted and begin != begins[0] else program.warps


def _noted_warps(kernel: Kernel, index: int) -> list[int]:
    """The warps that the text notes before an instruction, the last first: of the part that begins, or again of the group."""
    notes = reversed(kernel.notes.get(index, ()))
    return [int(value) for key, value in notes if key == "num_warps" and value.isdecimal()]
