"""Follow: what a register holds where an instruction reads it, followed back through the instructions that made it.

The walk is on demand and iterative. Where control flow joins, values that agree are kept; parts that differ are an unknown, the
same in all lanes only if every branch between is taken by all lanes together. The register of a loop that grows by the same
amount in every iteration is its start plus that amount times the loop's counter. Instructions that run with some lanes off keep
the old value in those.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from isaview.analysis.addresses import affine
from isaview.analysis.addresses.affine import Unknown, Value
from isaview.analysis.addresses.index import Question, has_followed_width
from isaview.analysis.addresses.meaning import is_reached_together, made
from isaview.analysis.addresses.walk import HIDDEN, PLACED, START, Asked, Asking, Opened, Walk, parsed, piece
from isaview.base import limits
from isaview.flow.nesting import Loop

_MOST_BITS = 4
"""Shifts by fewer bits than these are recognised where a loop shifts a register in every iteration."""

_DEEP = 64
"""From here on, each time twice as deep, it is looked whether questions go in a circle."""


class ExhaustedError(Exception):
    """The kernel is too large to follow this far; the answer is not known."""


def operand(walk: Walk, index: int, text: str) -> Value:
    """The value of an operand text of an instruction: a number, the first register it names, or a symbol.

    Raises:
        ExhaustedError: more steps than `limits.ADDRESS_STEPS` would be needed.
    """
    return _value(walk, parsed(walk, index, text))


def total(walk: Walk, pieces: Sequence[tuple[Asked, int]]) -> Value:
    """The sum of what operands are, each times its factor.

    Raises:
        ExhaustedError: more steps than `limits.ADDRESS_STEPS` would be needed.
    """
    total: Value | None = None
    for asked, factor in pieces:
        value = _value(walk, asked)
        scaled = value if factor == 1 else affine.multiply(value, affine.number(factor))
        part = walk.opaque(f"scaled:{value.name}", value.uniform) if scaled is None else scaled
        total = part if total is None else affine.add(total, part)
    return Value() if total is None else total


def _value(walk: Walk, asked: Asked) -> Value:
    if not isinstance(asked, tuple):
        return asked
    answer = walk.held(asked)
    walk.touched = 0
    if answer is not None:
        return answer
    stack = [(asked, _asking(walk, asked))]
    used = [0]
    taken = 0
    while stack:
        taken += 1
        walk.steps += 1
        if walk.steps > limits.ADDRESS_STEPS:
            limits.spend(taken)
            while walk.journals:
                _forget(walk)
            walk.open.clear()
            walk.touched = 0
            raise ExhaustedError
        question, asking = stack[-1]
        try:
            wanted = asking.send(answer) if answer is not None else next(asking)
        except StopIteration as finished:
            stack.pop()
            answer = finished.value
            using = _answered(walk, question, answer, used.pop())
            if stack:
                used[-1] |= using
            continue
        used[-1] |= walk.touched
        walk.touched = 0
        answer = walk.held(wanted)
        if answer is None:
            stack.append((wanted, _asking(walk, wanted)))
            used.append(0)
            if len(stack) >= _DEEP and not len(stack) & (len(stack) - 1) and _is_circle(walk, stack):
                walk.steps = limits.ADDRESS_STEPS
    limits.spend(taken)
    assert answer is not None
    return answer


def _answered(walk: Walk, question: Question, answer: Value, used: int) -> int:
    """Keep an answer, for all walks through the kernel where it holds for all; what it follows from, as bits."""
    walk.answers[question] = answer
    using = (used | walk.touched) & (2 << len(walk.journals)) - 1
    walk.touched = 0
    if not using:
        walk.shared.take(question, walk)
        return 0
    walk.uses[question] = using
    if using > PLACED:
        walk.journals[using.bit_length() - 2].append(question)
    return using


def _is_circle(walk: Walk, stack: Sequence[tuple[Question, Asking]]) -> bool:
    """Whether a question waits for its own answer, as in a loop with several entries: no register was opened meanwhile."""
    seen: set[Question] = set()
    for question, _ in stack:
        if question in seen:
            return True
        if question in walk.open:
            seen.clear()
        seen.add(question)
    return False


def _forget(walk: Walk) -> None:
    """Drop the answers that follow from the register that was opened last."""
    for question in walk.journals.pop():
        del walk.answers[question], walk.uses[question]


def _asking(walk: Walk, question: Question) -> Asking:
    kind, at, register, restored = question
    return _written(walk, at, register, restored) if kind == "made" else _entry(walk, at, register, restored)


def _written(walk: Walk, index: int, register: int, restored: int) -> Asking:
    """The value of a register behind an instruction that writes it."""
    form = walk.kernel.forms[index]
    if not form.incoming:
        value = yield from made(walk, index, register)
    elif form.elements == 1 and has_followed_width(walk.kernel, walk.kernel.operands.writes[index]):
        value = yield from _phi(walk, index, register)
    else:
        value = walk.opaque(f"made:{index}:{register}", False)
    is_killed = register in walk.kernel.operands.kills[index] or (register >= len(walk.kernel.registers) and form.guard is None)
    if is_killed and not restored:
        return value
    own = f"made:{index}:{register}", f"loaded:{index}:{register}"
    if not any(name.endswith(own) for name in value.names):  # else nothing older is equal to it
        asked = walk.index.source(walk.index.flow.block_of(index), index, register, restored)
        old = walk.held(asked) or (yield asked)
        if old == value:
            return value
    return walk.opaque(f"kept:{index}:{register}", walk.index.uniform[register])


def _entry(walk: Walk, block: int, register: int, restored: int) -> Asking:
    """The value of a register where a block begins."""
    index = walk.index
    before = () if block in index.unreached else index.flow.predecessors[block]
    if block == 0 and not before:
        return _at_start(walk, register)
    loop = index.headers.get(block)
    inside = frozenset(loop.blocks) if loop is not None else frozenset()
    start = yield from _from_outside(walk, block, register, restored, [at for at in before if at not in inside])
    if loop is None or not any(register in index.written[at] for at in loop.blocks):
        return start
    back = [_at_end(walk, at, register, restored) for at in before if at in inside]
    return (yield from _grown(walk, ("entry", block, register, restored), loop, start, back))


def _at_end(walk: Walk, block: int, register: int, restored: int) -> Question:
    return walk.index.source(block, walk.index.flow.blocks[block].last, register, restored)


def _from_outside(walk: Walk, block: int, register: int, restored: int, before: Sequence[int]) -> Asking:
    """What a register holds where a block is entered from these blocks, and from outside the kernel for the first one."""
    values: list[Value] = []
    for source in before:
        asked = _at_end(walk, source, register, restored)
        values += (walk.held(asked) or (yield asked),)
    if block == 0:
        values.append(_at_start(walk, register))
    return (yield from _joined(walk, block, register, values))


def _at_start(walk: Walk, register: int) -> Value:
    """What a register holds when the kernel starts."""
    held = walk.entering.get(register)
    if held is not None:
        walk.touched |= PLACED
        return held
    kernel = walk.kernel
    if register >= len(kernel.registers):
        return walk.opaque(f"slot:{register}", False)
    name = kernel.registers[register].name
    place = walk.index.meanings.registers.get(name)
    if place is not None:
        walk.touched |= PLACED
        return walk.places.get(place) or affine.unknown(place)
    uniform = walk.index.uniform[register] or kernel.registers[register].file == "special"
    argument = name in kernel.uniform_arguments
    hides = uniform and not argument and _may_be_the_group(walk, name)
    return walk.opaque(f"{HIDDEN if hides else START}{name}", uniform or argument)


def _may_be_the_group(walk: Walk, name: str) -> bool:
    """Whether the hardware may put the place of the group into a register that has no meaning here."""
    meanings = walk.index.meanings
    if meanings.hidden is None or not meanings.hidden.fullmatch(name):
        return False
    before = walk.kernel.stated.get(meanings.entry.get("groups_after", ""))
    number = name.removeprefix(meanings.entry.get("groups_file", ""))
    return before is None or before.value is None or not number.isdecimal() or int(number) >= before.value


def _joined(walk: Walk, block: int, register: int, values: list[Value]) -> Asking:
    """What paths that meet agree on; the rest is an unknown."""
    if not values:
        return walk.opaque(f"unreached:{block}:{register}", False)
    first = values[0]
    if all(value == first for value in values):
        return first
    name, above = f"join:{block}:{register}", [walk.bits.below(value) for value in values]
    small = Unknown(1, max(limit for limit in above if limit)) if all(above) else None
    if walk.index.uniform[register]:
        return walk.opaque(name, True, small, values)
    common = Value({product: one for product, one in first.terms.items() if all(v.terms.get(product) == one for v in values)})
    is_rest_uniform = all(affine.subtract(value, common).uniform for value in values)
    if not is_rest_uniform or not (yield from is_reached_together(walk, block)):
        return walk.opaque(name, False, small, values)
    return affine.add(common, walk.opaque(name, True, of=values))


def _grown(walk: Walk, question: Question, loop: Loop, start: Value, back: Sequence[Asked]) -> Asking:
    """What a loop makes of a start, from what comes ``back`` to its header in each iteration."""
    _, block, register, restored = question
    name = f"open:{block}:{register}:{restored}"
    opened = walk.open[question] = Opened(affine.unknown(name), 2 << len(walk.journals))
    outer = walk.open.setdefault(question[:3], opened)
    walk.journals.append([])
    ends: list[Value] = []
    for asked in back:
        ends += ((yield asked) if isinstance(asked, tuple) else asked,)
    del walk.open[question]
    if outer is opened:
        del walk.open[question[:3]]
    _forget(walk)
    steps = [affine.subtract(end, affine.unknown(name)) for end in ends]
    counter = affine.unknown(f"loop:{loop.index}")
    if steps and all(step == steps[0] for step in steps) and not steps[0].has(name):
        counted = affine.multiply(steps[0], counter)
        if counted is not None:
            return affine.add(start, counted)
    uniform = walk.index.uniform[register] or (start.uniform and all(end.uniform for end in ends))
    named = f"loop value:{block}:{register}"
    bits = _shift(affine.unknown(name), ends)
    if bits:
        walk.scaled[named] = (start, bits)
    return walk.opaque(named, uniform, of=(start, *ends, counter))


def _shift(once: Value, ends: Sequence[Value]) -> int:
    """The bits by which every iteration shifts a register to the left, negative to the right, 0 where it does not."""
    for bits in range(1, _MOST_BITS):
        if ends and all(end == affine.unknown(f"halved:{once.name}:{bits}") for end in ends):
            return -bits
        if ends and all(end == affine.multiply(once, affine.number(1 << bits)) for end in ends):
            return bits
    return 0


def _phi(walk: Walk, index: int, register: int) -> Asking:
    """The value of a phi: of a loop's header what the loop makes of its start, else what the ways to it agree on."""
    block = walk.index.flow.block_of(index)
    loop = walk.index.headers.get(block)
    inside = frozenset(loop.blocks) if loop is not None else frozenset()
    values: list[Value] = []
    back: list[Asked] = []
    for source, asked in _incoming(walk, index):
        if source in inside:
            back.append(asked)
        else:
            values += ((yield asked) if isinstance(asked, tuple) else asked,)
    start = yield from _joined(walk, block, register, values)
    if loop is None or not back:
        return start
    return (yield from _grown(walk, ("made", index, register, 0), loop, start, back))


def _incoming(walk: Walk, index: int) -> Iterator[tuple[int, Asked]]:
    """The blocks a phi's values come from, and these."""
    kernel, flow = walk.kernel, walk.index.flow
    form, tokens = kernel.forms[index], kernel.tokens[index]
    for place, (_, label) in enumerate(form.incoming):
        at = kernel.labels.get(label.bind(tokens))
        source = flow.block_of(at) if at is not None and at < len(kernel) else -1
        text = form.operands[2 * place].bind(tokens)
        asked = piece(walk, index, form.operands[2 * place])
        if isinstance(asked, tuple):
            asked = _at_end(walk, source, asked[2], 0) if source >= 0 else walk.opaque(f"text:{index}:{text}", False)
        yield source, asked
