"""What a register holds where an instruction reads it, solved on demand back through the instructions that wrote it.

Where control flow joins, terms that agree are kept; those that differ are an unknown, the same in all lanes only if every
branch between is taken by all lanes together. A register that grows by the same amount in every iteration of a loop is its
start plus that amount times the loop's counter. Instructions that run with some lanes off keep the old value in those.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from isaview.analysis.addresses import affine
from isaview.analysis.addresses.affine import Unknown, Value
from isaview.analysis.addresses.index import (
    GUARDED,
    Definition,
    Operand,
    definition_value,
    has_followed_width,
    restored_regions,
    without_regions,
)
from isaview.analysis.addresses.meaning import Deciding, is_reached_together, written_value
from isaview.analysis.addresses.walk import BY_LAUNCH, HIDDEN, START, Solving, Walk, resolve, resolve_text, solve
from isaview.base import limits
from isaview.flow.nesting import Loop

_MOST_BITS = 4
"""Shifts by fewer bits than these are recognised where a loop shifts a register in every iteration."""
_DEEP = 64
"""Definitions that wait for each other from which on, each time twice as deep, a cycle is looked for."""


class ExhaustedError(Exception):
    """The kernel is too large to follow this far; the value is not known."""


def operand(walk: Walk, index: int, text: str) -> Value:
    """The value of an operand text of an instruction: a number, the first register it names, or a symbol.

    Raises:
        ExhaustedError: more steps than the walk may take would be needed.
    """
    return _value(walk, resolve_text(walk, index, text))


def weighted_sum(walk: Walk, terms: Sequence[tuple[Operand, int]]) -> Value:
    """The sum of operands, each times its factor.

    Raises:
        ExhaustedError: more steps than the walk may take would be needed.
    """
    total = Value()
    for operand, factor in terms:
        value = _value(walk, operand)
        total = affine.add(total, value if factor == 1 else affine.scale(value, factor))
    return total


def _value(walk: Walk, operand: Operand) -> Value:
    if not isinstance(operand, int):
        return operand
    value = walk.solved(operand)
    walk.touched = 0
    if value is not None:
        return value
    stack = [(operand, _solving(walk, operand))]
    dependencies = [0]
    steps = 0
    while stack:
        steps += 1
        walk.steps += 1
        if walk.steps > walk.most:
            limits.spend(steps)
            while walk.provisional:
                _forget(walk)
            walk.open.clear()
            walk.touched = 0
            raise ExhaustedError
        definition, solving = stack[-1]
        try:
            wanted = solving.send(value) if value is not None else next(solving)
        except StopIteration as finished:
            stack.pop()
            value = finished.value
            bits = _keep(walk, definition, value, dependencies.pop())
            if stack:
                dependencies[-1] |= bits
            continue
        dependencies[-1] |= walk.touched
        walk.touched = 0
        value = walk.solved(wanted)
        if value is None:
            stack.append((wanted, _solving(walk, wanted)))
            dependencies.append(0)
            if len(stack) >= _DEEP and not len(stack) & (len(stack) - 1) and _is_cycle(walk, stack):
                walk.steps = walk.most
    limits.spend(steps)
    assert value is not None
    return value


def _keep(walk: Walk, definition: Definition, value: Value, dependencies: int) -> int:
    """Keep a value, for all walks through the kernel where it holds for all; what it depends on, as bits."""
    walk.values[definition] = value
    bits = (dependencies | walk.touched) & (2 << len(walk.provisional)) - 1
    walk.touched = 0
    if not bits:
        walk.shared.take(definition, walk)
        return 0
    walk.dependencies[definition] = bits
    if bits > BY_LAUNCH:
        walk.provisional[bits.bit_length() - 2].append(definition)
    return bits


def _is_cycle(walk: Walk, stack: Sequence[tuple[Definition, Solving]]) -> bool:
    """Whether a definition waits for itself, as in a loop with several entries: no phi was opened meanwhile."""
    seen: set[Definition] = set()
    for definition, _ in stack:
        if definition in seen:
            return True
        if definition in walk.open:
            seen.clear()
        seen.add(definition)
    return False


def _forget(walk: Walk) -> None:
    """Drop the values that depend on the phi that was opened last."""
    for definition in walk.provisional.pop():
        del walk.values[definition], walk.dependencies[definition]


def _solving(walk: Walk, definition: Definition) -> Solving:
    values, value = walk.index.values, definition_value(definition)
    maker = values.maker[value]
    if maker < 0:
        return _entry(walk, definition, -1 - maker, values.register[value])
    if definition & GUARDED:
        return written_value(walk, maker, values.register[value])
    return _written(walk, definition, maker, values.register[value])


def _written(walk: Walk, definition: Definition, index: int, register: int) -> Solving:
    """The value of a register behind an instruction that writes it."""
    form = walk.kernel.forms[index]
    if not form.incoming:
        value = yield from written_value(walk, index, register)
    elif form.elements == 1 and has_followed_width(walk.kernel, walk.kernel.operands.writes[index]):
        block, incoming = walk.index.values.block[index], list(_incoming(walk, index))
        value = yield from _joined(walk, without_regions(definition), block, incoming)
    else:
        value = walk.opaque(f"made:{index}:{register}", False)
    if walk.index.values.kept[definition_value(definition)] < 0 and not restored_regions(definition):
        return value
    if index in walk.guards:
        walk.touched |= BY_LAUNCH
        if walk.guards[index]:
            return value
    new = f"made:{index}:{register}", f"loaded:{index}:{register}"
    if index in walk.guards or not any(name.endswith(new) for name in value.names):  # else nothing older is equal to it
        kept = walk.index.definition_kept(definition)
        old = walk.solved(kept) or (yield kept)
        if old == value or index in walk.guards:
            return old
    return walk.opaque(f"kept:{index}:{register}", walk.index.uniform[register])


def _entry(walk: Walk, definition: Definition, block: int, register: int) -> Solving:
    """The value of a register where a block begins."""
    index = walk.index
    before = () if block in index.unreached else index.flow.predecessors[block]
    if walk.dead and any((source, block) in walk.dead for source in before):
        before = tuple(source for source in before if (source, block) not in walk.dead)
        walk.touched |= BY_LAUNCH
    if block == 0 and not before:
        return _at_start(walk, register)
    loop = index.headers.get(block)
    if loop is not None and index.values.blocks_writing(register).isdisjoint(loop.blocks):
        before = tuple(source for source in before if source not in loop.blocks)
    restored = restored_regions(definition)
    incoming = [(source, index.definition_at_end(source, register, restored)) for source in before]
    outside = [_at_start(walk, register)] if block == 0 else []
    return (yield from _joined(walk, definition, block, incoming, outside))


def _joined(
    walk: Walk, phi: Definition, block: int, incoming: Sequence[tuple[int, Operand]], outside: Sequence[Value] = ()
) -> Solving:
    """The value of a phi: in a loop's header what the loop makes of its start, else what the ways to it agree on."""
    loop = walk.index.headers.get(block)
    inside = frozenset(loop.blocks) if loop is not None else frozenset()
    values: list[Value] = []
    for source, operand in incoming:
        if source not in inside:
            values += ((yield from solve(walk, operand)),)
    start = yield from _merged(walk, block, walk.index.values.register[definition_value(phi)], [*values, *outside])
    back = [operand for source, operand in incoming if source in inside]
    return start if loop is None or not back else (yield from _induction(walk, phi, loop, start, back))


def _at_start(walk: Walk, register: int) -> Value:
    """What a register holds when the kernel starts."""
    entering = walk.entering.get(register)
    if entering is not None:
        walk.touched |= BY_LAUNCH
        return entering
    kernel = walk.kernel
    if register >= len(kernel.registers):
        return walk.opaque(f"slot:{register}", False)
    name = kernel.registers[register].name
    coordinate = walk.index.meanings.registers.get(name)
    if coordinate is not None:
        walk.touched |= BY_LAUNCH
        return walk.coordinates.get(coordinate) or affine.unknown(coordinate)
    uniform = walk.index.uniform[register] or kernel.registers[register].file == "special"
    argument = name in kernel.uniform_arguments
    hides = uniform and not argument and _may_be_the_group(walk, name)
    return walk.opaque(f"{HIDDEN if hides else START}{name}", uniform or argument)


def _may_be_the_group(walk: Walk, name: str) -> bool:
    """Whether the hardware may put the group's coordinate into a register that has no meaning here."""
    meanings = walk.index.meanings
    if meanings.hidden is None or not meanings.hidden.fullmatch(name):
        return False
    before = walk.kernel.stated.get(meanings.entry.get("groups_after", ""))
    number = name.removeprefix(meanings.entry.get("groups_file", ""))
    return before is None or before.value is None or not number.isdecimal() or int(number) >= before.value


def _merged(walk: Walk, block: int, register: int, values: list[Value]) -> Solving:
    """What paths that meet agree on; the rest is an unknown."""
    if not values:
        return walk.opaque(f"unreached:{block}:{register}", False)
    first = values[0]
    if all(value == first for value in values):
        return first
    name, above = f"join:{block}:{register}", [walk.bits.below(value) for value in values]
    known = Unknown(1, max(limit for limit in above if limit)) if all(above) else None
    if walk.index.uniform[register]:
        return walk.opaque(name, True, known, values)
    terms = {product: factor for product, factor in first.terms.items() if all(v.terms.get(product) == factor for v in values)}
    common = Value(terms)
    is_rest_uniform = all(affine.subtract(value, common).uniform for value in values)
    if not is_rest_uniform or not (yield from is_reached_together(walk, block)):
        return walk.opaque(name, False, known, values)
    return affine.add(common, walk.opaque(name, True, of=values))


def _induction(walk: Walk, phi: Definition, loop: Loop, start: Value, back: Sequence[Operand]) -> Solving:
    """What a loop makes of a start, from what comes ``back`` to its header in each iteration."""
    graph, value = walk.index.values, definition_value(phi)
    maker, register = graph.maker[value], graph.register[value]
    place = maker if maker >= 0 else -1 - maker
    open_name = f"open:{place}:{register}:{restored_regions(phi)}"
    once = affine.unknown(open_name)
    ends = yield from _ends(walk, phi, once, back)
    steps = [affine.subtract(end, once) for end in ends]
    counter = affine.unknown(f"loop:{loop.index}")
    if steps and all(step == steps[0] for step in steps) and not steps[0].has(open_name):
        counted = affine.multiply(steps[0], counter)
        if counted is not None:
            return affine.add(start, counted)
    if walk.strict and (yield from _is_unchanged(walk, phi, start, back)):
        return start
    uniform = walk.index.uniform[register] or (start.uniform and all(end.uniform for end in ends))
    name = f"loop value:{place}:{register}"
    bits = _shift(once, ends)
    if bits:
        walk.scaled[name] = (start, bits)
    return walk.opaque(name, uniform, of=(start, *ends, counter))


def _is_unchanged(walk: Walk, phi: Definition, start: Value, back: Sequence[Operand]) -> Deciding:
    """Whether every way back brings what a loop starts with, if its header has that: some code makes it again."""
    ends = yield from _ends(walk, phi, start, back)
    return all(end == start for end in ends)


def _ends(walk: Walk, phi: Definition, header: Value, back: Sequence[Operand]) -> Generator[Definition, Value, list[Value]]:
    """What comes back to a loop's header on each way, if the phi has a value there; nothing that follows from that is kept."""
    walk.open[phi] = (header, 2 << len(walk.provisional))
    outer = walk.open.setdefault(~without_regions(phi), walk.open[phi])
    walk.provisional.append([])
    ends: list[Value] = []
    for operand in back:
        ends += ((yield operand) if isinstance(operand, int) else operand,)
    if walk.open.pop(phi) is outer:
        del walk.open[~without_regions(phi)]
    _forget(walk)
    return ends


def _shift(once: Value, ends: Sequence[Value]) -> int:
    """The bits by which every iteration shifts a register to the left, negative to the right, 0 where it does not."""
    for bits in range(1, _MOST_BITS):
        if ends and all(end == affine.unknown(f"halved:{once.name}:{bits}") for end in ends):
            return -bits
        if ends and all(end == affine.scale(once, 1 << bits) for end in ends):
            return bits
    return 0


def _incoming(walk: Walk, index: int) -> Iterator[tuple[int, Operand]]:
    """The blocks a phi's values come from, and these."""
    kernel, flow = walk.kernel, walk.index.flow
    form, tokens = kernel.forms[index], kernel.tokens[index]
    for (_, label), text in zip(form.incoming, form.operands[::2], strict=False):
        at = kernel.labels.get(label.bind(tokens))
        source = flow.block_of(at) if at is not None and at < len(kernel) else -1
        operand = resolve(walk, index, text)
        if isinstance(operand, int):
            register, name = walk.index.values.register[definition_value(operand)], f"text:{index}:{text.bind(tokens)}"
            operand = walk.index.definition_at_end(source, register, 0) if source >= 0 else walk.opaque(name, False)
        yield source, operand
