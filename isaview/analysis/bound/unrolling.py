"""How many iterations of a loop have their loads in flight together, because a later stage repeats its body.

Measured with ptxas of CUDA 13.0 on bodies of 1 to 8 loads and 0 to 100 other instructions: a loop of constant length is laid
out in full up to about 500 instructions and else repeated up to about 300; a loop that counts by a constant to an unknown
bound is repeated four times up to about 45 instructions; a loop that counts by an argument is not repeated. The loads of all
copies are issued before the first is used, but at most about 20 of them. Loads do not pass barriers, calls, atomics or stores
that may touch what they load; none of this holds where the text says ``nounroll``, or is machine code already.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from msgspec import Struct

from isaview.analysis.addresses.trips import Trips
from isaview.base.words import SYNCHRONISING
from isaview.flow.graph import Flow, flow_of
from isaview.languages.meanings import load
from isaview.model.form import Form
from isaview.model.kernel import Kernel

# Instructions of a loop that is fully unrolled, and to which others of constant length grow.
_FULL, _REPEATED = 500, 300
# Instructions of a body that is repeated although its bound is unknown, and how often.
_SMALL, _COPIES = 45, 4
# Loads of all copies that are issued before the first is used.
_MOST_LOADS = 20
_STOPS = (*SYNCHRONISING, "fence", "global_atomic", "generic_atomic", "shared_atomic")
_FAR = ("global", "generic")


class Unrolling(Struct, frozen=True):
    """How a loop is unrolled: ``copies`` of its body stand side by side, ``whole`` where no loop is left."""

    copies: int = 1
    whole: bool = False


_ALONE = Unrolling()


def unrollings_of(kernel: Kernel, runs: Mapping[int, Trips]) -> Mapping[int, Unrolling]:
    """What becomes of each loop, by its index; nothing where the text is final."""
    flow = flow_of(kernel)
    if not load(kernel.module.dialect).unrolls:
        return {}
    copies: dict[int, Unrolling] = {}
    sizes: dict[int, int] = {}
    for loop in sorted(flow.loops, key=lambda loop: -loop.depth):
        inner = [other.index for other in flow.loops if other.parent == loop.index]
        size = len(flow.inside(_own_blocks(flow, loop.index)))
        size += sum(sizes[index] * (runs[index].exact or 1) if copies[index].whole else sizes[index] for index in inner)
        sizes[loop.index] = size
        forbidden = loop.irreducible or kernel.has_note("nounroll", flow.inside(loop.blocks))
        stays = forbidden or not all(copies[index].whole for index in inner)
        trips = runs[loop.index]
        if stays:
            copies[loop.index] = _ALONE
        elif trips.exact is None:
            copies[loop.index] = Unrolling(_COPIES) if trips.steady and size <= _SMALL else _ALONE
        elif trips.exact * size <= _FULL:
            copies[loop.index] = Unrolling(max(1, trips.exact), whole=True)
        else:
            copies[loop.index] = Unrolling(max(1, min(trips.exact, _REPEATED // size)))
    return copies


def _own_blocks(flow: Flow, loop: int) -> list[int]:
    """The blocks of a loop that are in no loop inside it."""
    return [block for block in flow.loops[loop].blocks if flow.innermost[block] == loop]


def overlapped_iterations(
    kernel: Kernel, loop: int | None, copies: Mapping[int, Unrolling], rounds: Callable[[Sequence[int]], int]
) -> int:
    """How many iterations of a loop wait for their loads together, those of fully unrolled loops around it included.

    ``rounds`` tells how many loads follow from each other on the longest way through blocks in this order.
    """
    if loop is None or loop not in copies:
        return 1
    flow = flow_of(kernel)
    own = sorted(_own_blocks(flow, loop))
    # Loads that need those of the iteration before form a chain: two bodies in a row are then longer than one.
    once = rounds(own)
    if not once or rounds([*own, *own]) > once:
        return 1
    loads = sum(_is_far_load(form) for form in _forms(kernel, own))
    iterations = 1
    outer: int | None = loop
    while outer is not None and not _is_ordered(kernel, _own_blocks(flow, outer)):
        iterations *= copies[outer].copies
        outer = flow.loops[outer].parent if copies[outer].whole else None
    return max(1, min(iterations, _MOST_LOADS // max(1, loads)))


def _forms(kernel: Kernel, blocks: Sequence[int]) -> Sequence[Form]:
    return [kernel.forms[index] for index in flow_of(kernel).inside(blocks)]


def _is_far_load(form: Form) -> bool:
    return any(access.kind == "load" and access.space in _FAR for access in form.accesses)


def _is_ordered(kernel: Kernel, blocks: Sequence[int]) -> bool:
    """Whether loads of an iteration may not be issued before those of the last are used, for the sake of memory's order."""
    forms = _forms(kernel, blocks)
    if any(form.instruction_class in _STOPS or form.flow == "call" for form in forms):
        return True
    stores = any(access.kind == "store" and access.space in _FAR for form in forms for access in form.accesses)
    read_only = load(kernel.module.dialect).read_only
    return stores and any(_is_far_load(form) and read_only.isdisjoint(form.opcode.split(".")) for form in forms)


_STEPS = (("1", "2", "add"), ("1", "2", "sub"))
_COUNTING = ("integer", "logic", "move", "compare", "convert", "branch")


def folded_instructions(kernel: Kernel, copies: Mapping[int, Unrolling]) -> frozenset[int]:
    """Instructions of fully unrolled loops that become constants: counters, what is made of them alone, and the branches."""
    whole = [loop for loop in flow_of(kernel).loops if loop.index in copies and copies[loop.index].whole]
    outer = [loop for loop in whole if loop.parent is None or not copies[loop.parent].whole]
    found: set[int] = set()
    operands = kernel.operands
    for loop in outer:
        inside = flow_of(kernel).inside(loop.blocks)
        writers: dict[int, list[int]] = {}
        for index in inside:
            for register in operands.writes[index]:
                writers.setdefault(register, []).append(index)
        # A register is a number once all that writes it makes numbers of numbers: counters first, then what follows from them.
        changing = set(writers)
        while True:
            numbers = {
                register
                for register in changing
                if all(_is_countable(kernel, index, changing, register) for index in writers[register])
            }
            if not numbers:
                break
            changing -= numbers
        for index in inside:
            form, touched = kernel.forms[index], (*operands.writes[index], *operands.reads[index])
            if form.instruction_class in _COUNTING and not form.accesses and changing.isdisjoint(touched):
                found.add(index)
    return frozenset(found)


def _is_countable(kernel: Kernel, index: int, changing: Collection[int], own: int) -> bool:
    """Whether an instruction makes a number of numbers: its own register only where it adds a number to it."""
    form, reads = kernel.forms[index], kernel.operands.reads[index]
    if form.instruction_class not in _COUNTING or form.accesses:
        return False
    if own in reads:
        return len(set(reads)) == 1 and load(kernel.module.dialect).low(form) in _STEPS
    return all(register not in changing for register in reads)
