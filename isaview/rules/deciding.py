"""What decides a branch: what lanes loaded each for itself, the numbers of lanes, or what is the same for a whole wave."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from functools import partial
from typing import TypeVar

from isaview.analysis.addresses.affine import in_lanes
from isaview.analysis.addresses.follow import ExhaustedError, operand
from isaview.analysis.addresses.index import index_of, literal
from isaview.analysis.addresses.launch_shape import Shape
from isaview.analysis.addresses.loop_tests import Relation, comparison
from isaview.analysis.addresses.neighbours import is_given
from isaview.analysis.addresses.partial_blocks import Test, branch_tests
from isaview.analysis.addresses.walk import Walk, few_steps, walk_of
from isaview.flow.nesting import Loop
from isaview.flow.values import values_of
from isaview.languages.meanings import meanings_of
from isaview.model.form import Form
from isaview.model.kernel import Kernel
from isaview.reports.rule import View
from isaview.rules.evidence import DEFAULT_LANES, matches_word

_COUNTING = frozenset(("lanes_low", "lanes_high"))
"""Words of meanings that count the lanes below one's own."""
_LANE = frozenset(("thread_x", "lane")) | _COUNTING
MEMORY = ("global", "shared", "generic", "texture")
_MOST_STEPS = 256
"""Instructions looked at for what a value comes from."""
_MOST_LINKS = 64
"""Instructions looked at between a load and its next address."""
_MOST_COPIES = 32
"""Copies that compilers make of the body of a loop of unknown length, fewer than this."""
MASKING = {"and": 2, "table3": 3}
"""Words of meanings that keep some bits of a value, and how many of their operands are values."""
_WORD = 1 << 32
_ALIGNMENTS = frozenset((3, 7, 15, 31))
"""Bits below the alignment of a wide access."""
_MOST_TESTS = 16
"""Instructions looked at for the comparison that a branch follows."""
LOADED, NUMBERED = "loaded", "numbered"
"""A value that a lane loaded from a place of its own, and one that follows from the number of the lane alone."""
Tested = TypeVar("Tested")


def origins(view: View, index: int) -> frozenset[str]:
    """Where what an instruction reads differs between lanes: `LOADED`, `NUMBERED`, both, or none where it is not seen to.

    Values that lanes get from each other, and loads of one place by all lanes, are taken to be the same for all.
    """
    kernel, values, names = view.kernel, view.values, _lane_registers(view.kernel)
    seen: set[tuple[int, bool]] = set()
    waiting = [(index, register, False) for register in _deciding_registers(view, index)]
    differing: set[str] = set()
    while waiting and len(seen) < _MOST_STEPS:
        reader, register, loaded = waiting.pop()
        writes = values.makers_read(reader, register)
        if kernel.registers[register].name in names and (not writes or kernel.registers[register].file == "special"):
            differing.add(LOADED if loaded else NUMBERED)
        for write in writes:
            form = kernel.forms[write]
            if (write, loaded) in seen or form.instruction_class == "cross_lane" or form.flow == "call":
                continue
            seen.add((write, loaded))
            if not _LANE.isdisjoint(word.lstrip("$") for word in view.meanings.low(form)):
                differing.add(LOADED if loaded else NUMBERED)
            loads = _loads_data(form)
            # a load of one place by all lanes gives all the same, whatever its address was made of
            if not (loads and write in view.uniform):
                waiting += [(write, read, loaded or loads) for read in _deciding_registers(view, write)]
    return frozenset(differing)


def _loads_data(form: Form) -> bool:
    return any(access.kind != "store" and access.space in MEMORY for access in form.accesses)


def walk_of_any_wave(view: View) -> Walk:
    """The values of a kernel as far as they are the same in every wave of a group that is a wave wide."""
    shape = Shape(view.context.module.wave_size or DEFAULT_LANES)
    return view.kernel.once((walk_of_any_wave, shape), lambda: walk_of(view.kernel, shape, most=few_steps(view.kernel)))


def lanes_by_number(view: View, branch: int) -> int:
    """How many lanes of every wave take the rarer way of a branch that asks for their numbers alone; 0 where none is seen to.

    What differs between waves, or depends on what the text does not say, parts no wave for sure.
    """
    kernel, walk = view.kernel, walk_of_any_wave(view)
    if kernel.forms[branch].flow == "switch":
        with suppress(ExhaustedError, IndexError):
            # the target of a switch that differs between lanes sends at least one lane each way
            chosen = operand(walk, branch, kernel.forms[branch].operands[0].bind(kernel.tokens[branch])).terms
            return 1 if {*chosen} == {()} and not isinstance(chosen[()], int) else 0
    for index, (relation, *texts) in _comparisons(view, branch):
        with suppress(ExhaustedError):
            left, right = (operand(walk, index, text) for text in texts)
            if {*left.terms, *right.terms} <= {()} and not (left.varying or right.varying):
                sides = [in_lanes(side.terms.get((), 0), walk.shape.wave_size) for side in (left, right)]
                passing = sum(map(relation, *sides))
                # the rarer way is what the others wait for
                return min(passing, walk.shape.wave_size - passing)
    return 0


def _comparisons(view: View, branch: int) -> Iterator[tuple[int, tuple[Relation, str, str]]]:
    """The comparisons that are followed and decide a branch, or the guard of an instruction, each with its place."""
    return _tests(view, branch, partial(comparison, index_of(view.kernel)))


def _tests(view: View, branch: int, tested: Callable[[int], Tested | None]) -> Iterator[tuple[int, Tested]]:
    """The tests that decide a branch, or the guard of an instruction: the first on each way for which ``tested`` gives any."""
    values, switch = view.values, _switch(view, branch)
    if switch is not None and (test := tested(switch)) is not None:
        yield switch, test
    waiting, seen = [(branch, register) for register in _deciding_registers(view, branch)], set[int]()
    while waiting and len(seen) < _MOST_TESTS:
        for index in values.makers_read(*waiting.pop()) - seen:
            seen.add(index)
            if (test := tested(index)) is not None:
                yield index, test
            else:
                waiting += [(index, register) for register in _deciding_registers(view, index)]


def _deciding_registers(view: View, index: int) -> list[int]:
    """The registers that decide what an instruction does, or what makes the mask of lanes that a branch reads."""
    kernel, masks = view.kernel, view.meanings.lane_masks
    reads = [register for register in kernel.operands.reads[index] if kernel.registers[register].name not in masks]
    switch = None if reads else _switch(view, index)
    return reads if switch is None else _deciding_registers(view, switch)


def _switch(view: View, branch: int) -> int | None:
    """What makes the mask of lanes that a branch reads; None for what is no branch, and where there are no masks."""
    kernel, masks = view.kernel, view.meanings.lane_masks
    writes, registers = kernel.operands.writes, kernel.registers
    above = range(branch - 1, -1, -1) if masks and kernel.forms[branch].flow != "next" else ()
    return next((index for index in above if any(registers[register].name in masks for register in writes[index])), None)


def _lane_registers(kernel: Kernel) -> frozenset[str]:
    """The registers that hold the number of a lane when a kernel starts, or at any time."""
    meanings = meanings_of(kernel.module)
    special = {name for name, place in meanings.registers.items() if place in _LANE}
    return frozenset(special | set(meanings.entry.get("separate", "").split()[:1]))


def deciding_comparisons(view: View, branch: int) -> set[int]:
    """The comparisons that decide a branch, or the guard of an instruction."""
    return {
        index
        for index, _ in _tests(view, branch, lambda index: view.kernel.forms[index].instruction_class == "compare" or None)
    }


def is_special(view: View, branch: int) -> bool:
    """Whether a branch asks whether floats are equal, ordered or infinite, or lanes together: few lanes differ."""
    special, tests = view.meanings.special, deciding_comparisons(view, branch)
    return matches_word(view, special, branch) or (bool(tests) and all(matches_word(view, special, index) for index in tests))


def is_bounds_check(view: View, branch: int, behind: Iterable[int]) -> bool:
    """Whether a branch asks in which order numbers are that loads behind it have in their addresses: few lanes are outside."""
    kernel, values, index = view.kernel, view.values, index_of(view.kernel)
    orders = (
        test for test in deciding_comparisons(view, branch) if not (of := comparison(index, test)) or of[0](0, 1) != of[0](1, 0)
    )
    compared = {at for test in orders for at in values.data_makers(test)}
    waiting = [
        at for at in behind if any(access.kind == "load" and access.space in MEMORY for access in kernel.forms[at].accesses)
    ]
    seen: set[int] = set()
    while compared and waiting and len(seen) < _MOST_STEPS:
        makers = values.data_makers(waiting.pop()) - seen
        if not makers.isdisjoint(compared):
            return True
        seen |= makers
        waiting += [at for at in makers if not kernel.forms[at].accesses]
    return False


def data_decides(view: View, index: int) -> bool:
    """Whether a branch on what lanes loaded leads to an instruction."""
    return any(LOADED in origins(view, guard) for guard in guards(view, index))


def is_elected(view: View, index: int) -> bool:
    """Whether lanes get to an instruction only by a test that their number equals something, as one of a wave does."""
    numbered = (guard for guard in guards(view, index) if NUMBERED in origins(view, guard))
    # equality is the relation that is the same both ways round: 0 < 1 is not 1 < 0
    relations = (relation for guard in numbered for _, (relation, *_) in _comparisons(view, guard))
    return any(relation(0, 1) == relation(1, 0) for relation in relations)


def is_elected_by_compiler(view: View, index: int) -> bool:
    """Whether the first of the lanes that are on gets to an instruction, as where a compiler joins those of a wave."""
    kernel, values = view.kernel, view.values
    makers = {
        maker
        for guard in guards(view, index)
        for comparison in deciding_comparisons(view, guard)
        for maker in values.data_makers(comparison)
    }
    return any(not _COUNTING.isdisjoint(view.meanings.low(kernel.forms[comparison])) for comparison in makers)


def guards(view: View, index: int, loop: Loop | None = None) -> list[int]:
    """The instruction itself where it has a guard, the switch of lanes above, and the branches with it on one way alone.

    Those of one loop, or of the whole kernel.
    """
    block = view.flow.block_of(index)
    own = [index] if view.kernel.forms[index].guard is not None else []
    # the last switch above decides: it may have put all lanes on again
    switches = [(switch, narrows) for switch, (narrows, _) in index_of(view.kernel).switches[block] if switch < index]
    own += [switch for switch, narrows in switches[-1:] if narrows]
    return own + [branch for branch in branches(view, loop) if block in one_sided_branches(view, branch, view.loop(branch))]


def branches(view: View, loop: Loop | None) -> list[int]:
    """The conditional branches of a loop, or of the whole kernel."""
    flow, kernel = view.flow, view.kernel
    blocks = range(len(flow.blocks)) if loop is None else sorted(loop.blocks)
    lasts = [flow.blocks[block].last - 1 for block in blocks if len(flow.successors[block]) > 1]
    return [last for last in lasts if kernel.forms[last].flow in ("branch", "switch", "jump", "return", "stop")]


def exits(view: View, loop: Loop) -> list[int]:
    """The conditional branches by which lanes leave a loop."""
    flow = view.flow
    return [index for index in branches(view, loop) if not set(flow.successors[flow.block_of(index)]) <= set(loop.blocks)]


def one_sided_branches(view: View, branch: int, loop: Loop | None) -> frozenset[int]:
    """The blocks on one of a branch's ways alone, before the loop's next iteration; none where a way leaves it."""
    flow = view.flow
    home = flow.block_of(branch)
    ways = []
    for successor in flow.successors[home]:
        # a way out of the loop ends the iteration: nothing is left for lanes to wait for
        if loop is not None and successor not in loop.blocks:
            return frozenset()
        seen: set[int] = set()
        waiting = [successor]
        while waiting:
            block = waiting.pop()
            if block in seen or block == home or (loop is not None and (block not in loop.blocks or block == loop.header)):
                continue
            seen.add(block)
            waiting += flow.successors[block]
        ways.append(seen)
    return frozenset(set().union(*ways) - set(ways[0]).intersection(*ways[1:])) if ways else frozenset()


def feeds_itself(view: View, loop: Loop, load: int) -> bool:
    """Whether what a load of a loop brings comes into its own address, more than by whether a number is set again."""
    kernel, values, body = view.kernel, view.values, set(view.instructions_in(loop))
    masks = kernel.once((feeds_itself,), lambda: _mask_registers(view))
    seen: set[int] = set()
    guard = {number for number in kernel.operands.reads[load] if kernel.registers[number].file == "predicate"}
    waiting = [(load, register) for register in kernel.operands.reads[load] if register not in masks | guard]
    while waiting and len(seen) < _MOST_LINKS:
        for write in values.makers_read(*waiting.pop()) & body:
            if write == load:
                return True
            if write not in seen:
                seen.add(write)
                reads = () if _sets_again(kernel, write, body) else kernel.operands.reads[write]
                waiting += [(write, register) for register in reads if register not in masks]
    return False


def _mask_registers(view: View) -> frozenset[int]:
    """The registers that hold a mask of lanes."""
    names = view.meanings.lane_masks
    return frozenset(number for number, register in enumerate(view.kernel.registers) if register.name in names)


def _numbers(kernel: Kernel, write: int, most: int = 4) -> tuple[object, ...]:
    """What an instruction makes of numbers in the text and special registers alone, its guard aside; () where of more."""
    values, form = values_of(kernel), kernel.forms[write]
    above = [
        {_numbers(kernel, index, most - 1) if most else () for index in values.makers_read(write, register)}
        for register in values.data_read(write)
    ]
    if form.accesses or any(len(alike) != 1 or () in alike for alike in above):
        return ()
    special = [held.name for held in map(kernel.registers.__getitem__, kernel.operands.reads[write]) if held.file == "special"]
    return (form.opcode, *special, *(text.bind(kernel.tokens[write]) for text in form.immediates), *map(frozenset, above))


def _sets_again(kernel: Kernel, write: int, body: Collection[int]) -> bool:
    """Whether a guarded instruction, as all that write its register in a loop, sets the same number."""
    if kernel.forms[write].guard is None:
        return False
    writers = values_of(kernel).writers
    writes = {writer for register in kernel.operands.writes[write] for writer in writers[register] if writer in body}
    numbers = {_numbers(kernel, writer) for writer in writes}
    return len(numbers) == 1 and () not in numbers


def is_fallback(view: View, index: int) -> bool:
    """Whether an instruction runs only for what wide accesses leave: what is not aligned, or the remainder of a loop."""
    loop, block = view.loop(index), view.flow.block_of(index)
    is_rest = loop is not None and view.kernel.once((is_fallback, loop.index), lambda: is_remainder(view, loop))
    return is_rest or block in view.kernel.once((is_fallback,), lambda: _unaligned_blocks(view))


def _unaligned_blocks(view: View) -> set[int]:
    """The blocks that run only where a test failed whether an address, or a length, is a multiple of 4 to 32."""
    flow = view.flow
    ways = ((block, way) for block in flow.preorder for way in branch_tests(index_of(view.kernel), block))
    failing = {(block, to) for block, (to, tests) in ways if any(_asks_for_low_bits(view, test) for test in tests)}
    behind, before = set[int](), -1
    # what only failing ways lead to fails, too: repeated until nothing is added, as blocks may be in any order
    while failing and before < len(behind):
        before = len(behind)
        for block in flow.preorder:
            above = [index for index in flow.predecessors[block] if block not in flow.dominating(index)]
            if above and all((index, block) in failing or index in behind for index in above):
                behind.add(block)
    return behind


def _asks_for_low_bits(view: View, test: Test) -> bool:
    """Whether what lets lanes pass is that the low bits of something that a launch passes are not all 0."""
    index, walk = index_of(view.kernel), walk_of_any_wave(view)
    names = [text for text in test.texts if literal(text) != 0]
    register = index.register(test.index, names[0]) if len(names) == 1 else None
    makers = view.values.makers_read(test.index, register) if register is not None else set[int]()
    for place in {test.index} if test.written is not None else makers:
        texts = [text.bind(view.kernel.tokens[place]) for text in view.kernel.forms[place].operands]
        read = [text for text in texts if index.register(place, text) is not None]
        with suppress(ExhaustedError):
            # passes for 1 and not for 0: the test is that low bits are not all 0
            if test.relation(1, 0) and not test.relation(0, 0) and not _ALIGNMENTS.isdisjoint(_mask_constants(view, place)):
                return any(is_given(walk, name) for name in operand(walk, place, read[-1]).names)
    return False


def _mask_constants(view: View, index: int) -> set[int]:
    """The constants of an instruction that keeps some bits of a value; none for any other."""
    form = view.kernel.forms[index]
    numbers = (literal(text.bind(view.kernel.tokens[index])) or 0 for text in form.immediates)
    return set() if MASKING.keys().isdisjoint(view.meanings.low(form)) else {number % _WORD for number in numbers}


def _is_rest(view: View, index: int) -> bool:
    """Whether an instruction takes from a number what is left of it without a few low bits."""
    form, makers = view.kernel.forms[index], view.values.data_makers(index)
    subtracts = "sub" in view.meanings.low(form) or any(factor == -1 for _, factor in form.sum)
    # n - (n & ~7) is written as a mask of all bits but few: 2³² less the mask is the number of copies
    return subtracts and any(_WORD - bits < _MOST_COPIES for maker in makers for bits in _mask_constants(view, maker))


def is_remainder(view: View, loop: Loop) -> bool:
    """Whether a loop runs what is left of one that was unrolled or made wide: its count is, or begins as, a few low bits."""
    kernel, values = view.kernel, view.values
    waiting = [(branch, register) for branch in exits(view, loop) for register in _deciding_registers(view, branch)]
    seen: set[int] = set()
    while waiting and len(seen) < _MOST_LINKS:
        for index in values.makers_read(*waiting.pop()) - seen:
            seen.add(index)
            is_test = kernel.forms[index].instruction_class == "compare"
            if any(0 < bits < _MOST_COPIES for bits in _mask_constants(view, index)) or (
                is_test and any(_is_rest(view, maker) for maker in values.data_makers(index))
            ):
                return True
            data, constants = {*values.data_read(index)}, [kernel.registers[read].file for read in kernel.operands.reads[index]]
            if len(data) == 1 and "special" not in constants and not kernel.forms[index].accesses:
                waiting.append((index, data.pop()))
    return False
