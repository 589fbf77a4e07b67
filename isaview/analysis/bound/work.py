"""What the instructions of a block compute and move, per wave.

Every lane of a wave is taken to be active and every block to run; what a group does as a whole (bulk copies, some matrix
instructions) is kept apart. A multiply-add is two operations; comparisons, minima, maxima and conversions are none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.analysis.addresses.follow import ExhaustedError, operand
from isaview.analysis.addresses.launch_shape import Shape
from isaview.analysis.addresses.trips import Trips
from isaview.analysis.addresses.walk import Walk, walk_of
from isaview.base.measure import Number
from isaview.flow.graph import flow_of
from isaview.flow.liveness import TOGETHER
from isaview.languages.meanings import Arithmetic, Descriptor, Meanings, load
from isaview.model.form import Form
from isaview.model.kernel import Kernel

PIPE_OF_CLASS = {
    "float64": "fp64",
    "float32": "fp32",
    "float16": "fp16",
    "integer": "int32",
    "transcendental": "special",
    "convert": "int32",
    "logic": "int32",
}
_NAMED_PIPES = ("int32", "special")
_TYPE_OF_CLASS = {"float64": "fp64", "float32": "fp32", "float16": "fp16"}
_BASE_AND_INDEX = 2
_BY_ELEMENT = ("logic", "compare")
# Instructions that a division, remainder or exact root takes: a reciprocal, Newton steps, and the correction of the last bit.
_SLOW_SLOTS = 8
# Iterations from which on a count is rounded, and beyond which none are counted: numbers that every format can write.
_EXACT_BELOW, _MOST = 1 << 32, 10**60
_MEMORY = ("global", "generic")
"""Spaces of memory that all groups share, or that may be that."""
_SUMS = ("operations", "slots", "bytes", "group_bytes", "group_operations")


class Work(Struct):
    """Sums over instructions, each times how often it runs.

    ``operations`` by type (matrix ones under "matrix fp16" …), ``slots`` of vector pipes in instructions of a wave, ``bytes``
    per wave by space and kind, ``group_bytes`` and ``group_operations`` of the whole group. ``shapeless`` and ``unsized`` count
    what the text gives no size of.
    """

    operations: Counter[str] = field(default_factory=Counter)
    slots: Counter[str] = field(default_factory=Counter)
    bytes: Counter[tuple[str, str]] = field(default_factory=Counter)
    group_bytes: Counter[tuple[str, str]] = field(default_factory=Counter)
    group_operations: Counter[str] = field(default_factory=Counter)
    shapeless: Number = 0
    unsized: Number = 0
    asynchronous: Number = 0

    def add(self, other: Work, times: Number = 1) -> None:
        """Add another block's work, run so many times."""
        for name in _SUMS:
            amounts = getattr(other, name)
            if amounts:
                sums: Counter[object] = getattr(self, name)
                for key, amount in amounts.items():
                    sums[key] = sums.get(key, 0) + amount * times
        self.shapeless += other.shapeless * times
        self.unsized += other.unsized * times
        self.asynchronous += other.asynchronous * times

    def wave_operations(self, group_waves: float) -> Mapping[str, float]:
        """Operations of a wave by type, with its share of those of a group of so many waves."""
        operations: dict[str, float] = dict(self.operations)
        for name, amount in self.group_operations.items():
            operations[name] = operations.get(name, 0.0) + amount / group_waves
        return operations

    def bytes_moved(self, group_waves: float) -> Mapping[str, float]:
        """Bytes of memory that a wave moves by kind of access, with its share of those of a group of so many waves."""
        moved: dict[str, float] = {}
        for amounts, waves in ((self.bytes, 1.0), (self.group_bytes, group_waves)):
            for (space, kind), amount in amounts.items():
                if space in _MEMORY:
                    moved[kind] = moved.get(kind, 0.0) + amount / waves
        return moved

    def flops(self, group_waves: float = 1.0) -> float:
        """Floating-point operations of a wave, matrix ones included, with its share of those of a group."""
        return float(sum(amount for name, amount in self.wave_operations(group_waves).items() if "int" not in name))


def block_work(kernel: Kernel, wave_size: int) -> list[Work]:
    """The work of every basic block, run once."""
    meanings = load(kernel.module.dialect)
    of_form = {form: form_work(form, meanings, wave_size) for form in kernel.distinct_forms}
    works = [Work() for _ in flow_of(kernel).blocks]
    for block, work in zip(flow_of(kernel).blocks, works, strict=True):
        for form, count in Counter(kernel.forms[block.first : block.last]).items():
            work.add(of_form[form], count)
    for index, (kind, operations) in _descriptor_products(kernel, wave_size).items():
        work = works[flow_of(kernel).block_of(index)]
        work.group_operations[f"matrix {kind}"] += operations
        work.shapeless -= 1
    return works


def remove_slots(kernel: Kernel, works: list[Work], indices: Iterable[int], wave_size: int) -> list[Work]:
    """The works of blocks without the slots of some instructions."""
    left = list(works)
    meanings = load(kernel.module.dialect)
    for index in indices:
        block = flow_of(kernel).block_of(index)
        if left[block] is works[block]:
            left[block] = replace(works[block], slots=works[block].slots.copy())
        slots = left[block].slots
        for pipe, count in form_work(kernel.forms[index], meanings, wave_size).slots.items():
            slots[pipe] -= count
    return left


def _descriptor_products(kernel: Kernel, wave_size: int) -> Mapping[int, tuple[str, int]]:
    """Matrix instructions whose shape is a constant in a register: the type of the product, the operations of the group."""
    descriptor = load(kernel.module.dialect).descriptor
    if descriptor is None:
        return {}
    forms = {form for form in kernel.distinct_forms if descriptor.pattern.fullmatch(form.opcode)}
    walk = walk_of(kernel, Shape(wave_size)) if forms else None
    indices = (index for index, form in enumerate(kernel.forms) if walk and form in forms)
    products = ((index, _product(descriptor, walk, index)) for index in indices if walk is not None)
    return {index: product for index, product in products if product is not None}


def _product(descriptor: Descriptor, walk: Walk, index: int) -> tuple[str, int] | None:
    """The type and 2 m n k of an instruction, divided by the groups that make it together."""
    form = walk.kernel.forms[index]
    match = descriptor.pattern.fullmatch(form.opcode)
    kind = descriptor.kinds.get(match["kind"]) if match else None
    position = descriptor.sparse_operand if match and match["sparse"] else descriptor.operand
    if match is None or kind is None or position >= len(form.operands):
        return None
    try:
        number = operand(walk, index, form.operands[position].bind(walk.kernel.tokens[index])).constant
    except ExhaustedError:
        number = None
    if number is None:
        return None
    # A descriptor packs sizes in units of 8 or 16 rows into bit fields.
    fields = (descriptor.rows, descriptor.columns)
    rows, columns = ((number >> first & (1 << bits) - 1) * scale for first, bits, scale in fields)
    name, depth = kind
    return (name, 2 * rows * columns * depth // int(match["groups"] or 1)) if rows and columns else None


@lru_cache(maxsize=16384)
def form_work(form: Form, meanings: Meanings, wave_size: int) -> Work:
    """The work of an instruction, run once; it is not to be changed, as kernels share forms."""
    work = Work()
    arithmetic = meanings.arithmetic(form)
    kind = _TYPE_OF_CLASS.get(form.instruction_class, "") if arithmetic.type == "class" else arithmetic.type
    if arithmetic.matrix:
        name = f"matrix {kind}"
        if arithmetic.operations is None:
            work.shapeless += 1
        else:
            work.operations[name] += arithmetic.operations
    elif arithmetic.operations and kind:
        work.operations[kind] += arithmetic.operations * (1 if meanings.is_once(form) else wave_size)
    _add_slots(work, form, meanings, arithmetic)
    # A prefetch moves lines that the load behind it counts.
    for access in form.accesses if "prefetch" not in form.flags else ():
        key = access.space, access.kind
        work.asynchronous += form.instruction_class == "async_copy"
        if access.bytes is None:
            work.unsized += 1
        elif access.per == "group":
            work.group_bytes[key] += access.bytes
        else:
            work.bytes[key] += access.bytes * (wave_size if access.per == "lane" else 1)
    return work


def _add_slots(work: Work, form: Form, meanings: Meanings, arithmetic: Arithmetic) -> None:
    """Add the issue slots of an instruction, and those of the pipe that makes it."""
    # A later stage makes a call part of what calls, and an offset that is a number part of the access.
    is_folded = form.flow == "call" or (bool(form.sum) and sum(slot.role == "read" for slot in form.slots) < _BASE_AND_INDEX)
    if not meanings.slots.get(form.instruction_class, 1) or (is_folded and not meanings.is_machine_code):
        return
    # Values side by side are an instruction each, halves go two together.
    count, slow = 1, "slow" in form.flags
    if not form.accesses and (form.instruction_class in PIPE_OF_CLASS or form.instruction_class in _BY_ELEMENT):
        count = -(-form.elements // 2) if form.instruction_class == "float16" else form.elements
    work.slots["issue"] += (TOGETHER not in form.flags) * count * (_SLOW_SLOTS if slow else 1)
    pipe = pipe_of(form, arithmetic)
    if pipe is not None and not meanings.is_once(form):
        # The rate of fp16 counts packed pairs as two, and more than a multiply-add an element takes the pipe twice.
        double = pipe == "fp16" or (arithmetic.operations or 0) > 2 * count
        work.slots[pipe] += count * (_SLOW_SLOTS if slow and pipe != "special" else 1) * (2 if double else 1)


def pipe_of(form: Form, arithmetic: Arithmetic) -> str | None:
    """The pipe that makes a form: that which a row of its language names, else that of its class."""
    return arithmetic.type if arithmetic.type in _NAMED_PIPES else PIPE_OF_CLASS.get(form.instruction_class)


def block_counts(
    kernel: Kernel,
    around: int | None,
    runs: Mapping[int, Trips],
    assumed: Mapping[int, int] = MappingProxyType({}),
    likely: float | None = 1.0,
) -> dict[int, Number | None]:
    """How often each block of a loop (None: of the kernel) runs in an iteration; None where that is not known.

    ``assumed`` are the trips of loops that the text does not tell. Loops whose branches have weights run ``likely`` times as
    often as these say, where given.
    """
    flow = flow_of(kernel)
    counts: dict[int | None, Number | None] = {around: 1}
    for loop in flow.loops if around is None else flow.loops[around + 1 :]:
        if loop.parent in counts:
            trips, outer = iterations_of(runs[loop.index], assumed.get(loop.index), likely), counts[loop.parent]
            count = None if trips is None or outer is None else min(outer * trips, _MOST)
            counts[loop.index] = count if count is None or count < _EXACT_BELOW else float(count)
    blocks: Iterable[int] = flow.loops[around].blocks if around is not None else flow.preorder
    of_blocks = {block: counts[flow.innermost[block]] for block in blocks}
    for loop in flow.loops:
        # The header of a loop that tests first runs once more than its body, for each time that the loop is entered.
        count = counts.get(loop.parent) if loop.index != around else None
        of_header = of_blocks.get(loop.header)
        if runs[loop.index].tests_first and count is not None and of_header is not None:
            of_blocks[loop.header] = of_header + count
    return of_blocks


def iterations_of(trips: Trips, assumed: int | None, likely: float | None) -> int | None:
    """How often a loop runs: ``assumed`` where the text does not say it, ``likely`` times as often as weights say."""
    if trips.exact is not None:
        return trips.exact
    if trips.waits:
        return 1
    if trips.likely is not None and likely is not None:
        return max(1, round(trips.likely * likely))
    return assumed


def sum_work(works: list[Work], counts: Mapping[int, Number | None]) -> Work | None:
    """The work of blocks that run so often; None where a count is not known and the block does something."""
    work = Work()
    for block, count in counts.items():
        if count is not None:
            work.add(works[block], count)
        elif works[block].operations or works[block].bytes or works[block].group_operations:
            return None
    return work
