"""Reaching: what a register holds where an instruction reads it, followed back through the instructions that made it.

The walk is on demand and iterative: each question is a generator that yields the questions it depends on. Where control flow
joins, values that agree are kept; parts that differ are an unknown, the same in all lanes only if every branch between is
taken by all lanes together. The register of a loop that grows by the same amount in every iteration is its start plus that
amount times the loop's counter. Instructions that run with some lanes off keep the old value in those. Whatever cannot be told
is an unknown of its own.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Generator, Iterator, Sequence

from msgspec import Struct, field

from isaview.analysis.addresses import affine
from isaview.analysis.addresses.affine import VARYING, Bits, Unknown, Value
from isaview.analysis.addresses.entering import entering
from isaview.analysis.addresses.launch_shape import Shape, places, unknowns
from isaview.analysis.addresses.postfix import OWN, evaluate
from isaview.analysis.addresses.register_index import Index, Question, Recipe, followed, literal, operand_place, second_register
from isaview.analysis.addresses.uniformity import result_uniform, together
from isaview.base import limits
from isaview.flow.graph import flow_of
from isaview.flow.nesting import Loop
from isaview.languages.meanings import load
from isaview.model.form import Sum, Text
from isaview.model.kernel import Kernel

_NAME = re.compile(r"[%$.@]*[A-Za-z_][\w.$@]*(?:\[\d+(?::\d+)?\])?")
_VALUE = re.compile(r"[%@].+")
"""A name in a language whose names may hold any character, or only digits."""
_RANGE = re.compile(r"([a-z]+)\[(\d+)(?::\d+)?\]\Z")
_MOST_BITS = 4
_LARGEST = 1 << 31
_NEGATIVE = (1 << 64) - _LARGEST
"""From here on a number of 64 bits stands for a small negative one."""
HIDDEN = "place:"
"""Begins the names of what a register holds at the start that may tell the place of the group, in a way nobody follows."""
_ORIGINS = ("group_", "loop:", HIDDEN)
_WHOLE = ("product:", "factor:", "wide:", "loaded:")
_NOWHERE, _NOTHING = frozenset[str](), frozenset[int]()
DIVIDED = "divided"
"""The origin of what is no sum of products of groups and loops, but a part of one, or a choice among several."""
_DIVIDED = frozenset((DIVIDED,))
IN_MEMORY = "memory"
"""The origin of what was loaded from a place that changes with groups or loops."""

Walk = Generator[Question, Value, Value]
_UNSEEN: Recipe = (("", Value()),)


class ExhaustedError(Exception):
    """The kernel is too large to follow this far; the answer is not known."""


class Reaching(Struct, dict=True):
    """The values of one kernel for one shape of launch."""

    kernel: Kernel
    shape: Shape
    index: Index | None = None
    known: dict[str, Unknown] = field(default_factory=dict)
    answers: dict[Question, Value] = field(default_factory=dict)
    open: dict[Question, str] = field(default_factory=dict)
    """Loop registers being solved, by the name of the unknown that stands for them meanwhile."""
    journal: list[Question] = field(default_factory=list)
    """Answers found while loop registers are open, in order: good only until the register that was opened before is solved."""
    made_of: dict[str, frozenset[str]] = field(default_factory=dict)
    """Unknown → the groups and loops it changes with."""
    widened: dict[str, tuple[Value, int]] = field(default_factory=dict)
    """Unknowns that are a value shifted beyond the lower half, with the shift."""
    scaled: dict[str, tuple[Value, int]] = field(default_factory=dict)
    """Unknowns of loops that are shifted by so many bits in every iteration (negative: to the right), with their start."""
    steps: int = 0

    def __post_init__(self) -> None:
        """Prepare the places of the launch and what registers hold when the kernel starts."""
        self.meanings = load(self.kernel.module.dialect)
        self.known.update(unknowns(self.shape))
        self.bits = Bits(self.known)
        self.places = places(self.shape)
        self.flow = flow_of(self.kernel)
        index = self.index = self.index or Index(self.kernel)
        self.headers, self.unreached, self.written, self.masks = index.headers, index.unreached, index.written, index.masks
        self.number, self.lane_masks, self.meetings = index.number, index.lane_masks, index.meetings
        self.entering = entering(self.kernel, self.places, self.number)

    # questions

    def before(self, index: int, register: int) -> Value:
        """The value of a register as an instruction reads it.

        Raises:
            ExhaustedError: more steps than `limits.ADDRESS_STEPS` would be needed.
        """
        return self._run(self.source(self.flow.block_of(index), index, register, 0))

    def writers(self, register: int) -> list[int]:
        """The instructions that write a register."""
        return [index for block in self.written for index in block.get(register, ())]

    def operand(self, index: int, text: str) -> Value:
        """The value of an operand text of an instruction: a number, the first register it names, or a symbol.

        Raises:
            ExhaustedError: more steps than `limits.ADDRESS_STEPS` would be needed.
        """
        value = self.parsed(index, text)
        return self._run(value) if isinstance(value, tuple) else value

    def total(self, pieces: Sequence[tuple[Value | Question, int]]) -> Value:
        """The sum of what operands are, each times its factor.

        Raises:
            ExhaustedError: more steps than `limits.ADDRESS_STEPS` would be needed.
        """
        total = Value()
        for piece, factor in pieces:
            value = self._run(piece) if isinstance(piece, tuple) else piece
            scaled = value if factor == 1 else affine.multiply(value, affine.number(factor))
            total = affine.add(total, self.opaque(f"scaled:{value.name}", value.uniform) if scaled is None else scaled)
        return total

    def parsed(self, index: int, text: str) -> Value | Question:
        """An operand as a value, or as the question that gives it."""
        text = text.strip().lstrip("{")
        typed = self.meanings.typed
        constant = self.meanings.constants.get(text, literal(text))
        if constant is not None and (constant >= _NEGATIVE or -_LARGEST <= constant < (_LARGEST if typed else 2 * _LARGEST)):
            return affine.number(constant)
        if constant is not None:
            return self.opaque(f"beyond:{constant}", True, Unknown(constant & -constant))
        name = (_VALUE if typed else _NAME).match(text)
        if name is None:
            return self.opaque(f"text:{text}" if typed else f"text:{index}:{text}", typed)
        register = self.register(index, name[0])
        if register is None:
            return affine.unknown(f"symbol:{name[0].lstrip('@') if typed else name[0]}")
        return self.source(self.flow.block_of(index), index, register, 0)

    def piece(self, index: int, text: Text) -> Value | Question:
        """An operand as `parsed` tells it; an expression of constants is told, too."""
        form, tokens = self.kernel.forms[index], self.kernel.tokens[index]
        added = next((made for one, made in form.expressions if one == text), None)
        if added is None:
            return self.parsed(index, text.bind(tokens))
        total = Value()
        for part, factor in added:
            value = self.parsed(index, part.bind(tokens))
            scaled = affine.multiply(value, affine.number(factor)) if isinstance(value, Value) else None
            if scaled is None:
                return self.opaque(f"text:{text.bind(tokens)}", True)
            total = affine.add(total, scaled)
        return total

    def register(self, index: int, name: str) -> int | None:
        """The number of the register an operand names, the lowest of several; None for a symbol."""
        ranged = _RANGE.match(name)
        plain = f"{ranged[1]}{int(ranged[2])}" if ranged else name
        found = self.number.get(plain)
        touched = (*self.kernel.operands.reads[index], *self.kernel.operands.writes[index])
        if found in touched:
            return found
        registers = self.kernel.registers
        return next((at for at in touched if registers[at].name.split("@")[0] in (plain, f"{plain}.l")), None)

    def _run(self, question: Question) -> Value:
        if question in self.answers:
            return self.answers[question]
        stack: list[tuple[Question, Walk]] = [(question, self._walk(question))]
        answer: Value | None = None
        while stack:
            self.steps += 1
            if self.steps > limits.ADDRESS_STEPS:
                self._forget()
                raise ExhaustedError
            asked, walk = stack[-1]
            try:
                wanted = walk.send(answer) if answer is not None else next(walk)
            except StopIteration as finished:
                answer = finished.value
                stack.pop()
                assert answer is not None
                self._keep(asked, answer)
                continue
            answer = self.answers.get(wanted)
            if answer is None and self.open:
                answer = self._opened(wanted)
            if answer is None:
                stack.append((wanted, self._walk(wanted)))
        assert answer is not None
        return answer

    def _opened(self, wanted: Question) -> Value | None:
        """The unknown of a loop register being solved; lanes that the loop's body switches off are on again at its header."""
        name = self.open.get(wanted) or next((name for asked, name in self.open.items() if asked[:3] == wanted[:3]), None)
        return None if name is None else affine.unknown(name)

    def _keep(self, question: Question, answer: Value) -> None:
        """Keep an answer; one found while a loop register is open is only good until that is solved."""
        self.answers[question] = answer
        if self.open:
            self.journal.append(question)

    def _forget(self) -> None:
        """Drop what was found while loop registers were open."""
        for question in self.journal:
            self.answers.pop(question, None)
        self.journal.clear()
        self.open.clear()

    def opaque(self, name: str, uniform: bool, known: Unknown | None = None, of: Sequence[Value] = ()) -> Value:
        """An unknown of its own, made ``of`` other values: it changes with the groups and loops that those change with."""
        full = name if uniform else VARYING + name
        if known is not None:
            self.known[full] = known
        made_of = frozenset[str]().union(*map(self.origins, of))
        if made_of:
            cut = _NOWHERE if name.startswith(_WHOLE) else _DIVIDED
            self.made_of[full] = self.made_of.get(full, _NOWHERE) | made_of | cut
        return affine.unknown(full)

    def origins(self, value: Value) -> frozenset[str]:
        """The groups and loops a value changes with, as far as it is made of them."""
        names = {name for product in value.terms for name in product}
        own = frozenset([name for name in names if name.startswith(_ORIGINS)])
        return own.union(*(self.made_of.get(name, _NOWHERE) for name in names))

    def _walk(self, question: Question) -> Walk:
        kind, at, register, restored = question
        return self._written(at, register, restored) if kind == "made" else self._entry(at, register, restored)

    def source(self, block: int, index: int, register: int, restored: int) -> Question:
        """Where the value of a register before an instruction comes from: its last write, or the entry of a block."""
        masked = self.kernel.registers[register].file not in self.meanings.uniform_files
        meets, above = self.meetings.of(register, masked), self.flow.dominators
        while True:
            writes = self.written[block].get(register, ())
            place = bisect_left(writes, index)
            last = writes[place - 1] if place else -1
            for at, (ended, begun) in reversed(self.masks[block]) if masked else ():
                if last < at < index:
                    restored = max(0, restored - ended) + begun
            if place:
                return ("made", last, register, restored)
            before = above[block]
            if before is None or block in meets:
                return ("entry", block, register, restored)
            block = before
            index = self.flow.blocks[block].last

    def _written(self, index: int, register: int, restored: int) -> Walk:
        """The value of a register behind an instruction that writes it."""
        value = yield from self._made(index, register)
        if register in self.kernel.operands.kills[index] and not restored:
            return value
        old = yield self.source(self.flow.block_of(index), index, register, restored)
        return value if old == value else self.opaque(f"kept:{index}:{register}", self.is_uniform_file(register))

    def is_uniform_file(self, register: int) -> bool:
        """Whether a register is of a file that holds one value for a whole wave."""
        return self.kernel.registers[register].file in self.meanings.uniform_files

    def _entry(self, block: int, register: int, restored: int) -> Walk:
        """The value of a register where a block begins."""
        before = () if block in self.unreached else self.flow.predecessors[block]
        if block == 0 and not before:
            return self._at_start(register)
        if block in self.headers:
            return (yield from self._loop(block, register, restored))
        values: list[Value] = []
        for source in before:
            values += ((yield self._end(source, register, restored)),)
        if block == 0:
            values.append(self._at_start(register))
        return (yield from self._joined(block, register, values))

    def _end(self, block: int, register: int, restored: int) -> Question:
        return self.source(block, self.flow.blocks[block].last, register, restored)

    def _at_start(self, register: int) -> Value:
        entering = self.entering.get(register)
        if entering is not None:
            return entering
        named = self.kernel.registers[register].name
        place = self.meanings.registers.get(named)
        if place is not None:
            return self.places.get(place) or affine.unknown(place)
        uniform = self.is_uniform_file(register) or self.kernel.registers[register].file == "special"
        argument = named in self.kernel.uniform_arguments
        hides = uniform and not argument and self._may_tell_the_group(register)
        return self.opaque(f"{HIDDEN if hides else 'start:'}{named}", uniform or argument)

    def _may_tell_the_group(self, register: int) -> bool:
        """Whether the hardware may put the place of the group into a register that has no meaning here."""
        named = self.kernel.registers[register].name
        pattern = self.meanings.hidden
        if pattern is None or not pattern.fullmatch(named):
            return False
        before = self.kernel.stated.get(self.meanings.entry.get("groups_after", ""))
        number = named.removeprefix(self.meanings.entry.get("groups_file", ""))
        return before is None or before.value is None or not number.isdecimal() or int(number) >= before.value

    def _joined(self, block: int, register: int, values: list[Value]) -> Walk:
        """What paths that meet agree on; the rest is an unknown."""
        if not values:
            return self.opaque(f"unreached:{block}:{register}", False)
        if all(value == values[0] for value in values):
            return values[0]
        small = self._small(values)
        if self.is_uniform_file(register):
            return self.opaque(f"join:{block}:{register}", True, small, values)
        common = {product: one for product, one in values[0].terms.items() if all(v.terms.get(product) == one for v in values)}
        rest_uniform = all(affine.subtract(value, Value(common)).uniform for value in values)
        if not rest_uniform or not (yield from together(self, block)):
            return self.opaque(f"join:{block}:{register}", False, small, values)
        return affine.add(Value(common), self.opaque(f"join:{block}:{register}", True, of=values))

    def _small(self, values: Sequence[Value]) -> Unknown | None:
        """What is known of a value that is one of several, none of them negative: that it is below the largest."""
        limits = [self.bits.below(value) for value in values]
        return Unknown(1, max(limit for limit in limits if limit)) if all(limits) else None

    def _loop(self, block: int, register: int, restored: int) -> Walk:
        """The register of a loop where its header begins."""
        loop = self.headers[block]
        inside = set(loop.blocks)
        if not any(register in self.written[at] for at in loop.blocks):
            return (yield from self._outside(block, register, restored, inside))
        start = yield from self._outside(block, register, restored, inside)
        back = [self._end(source, register, restored) for source in self.flow.predecessors[block] if source in inside]
        return (yield from self._grown(("entry", block, register, restored), loop, start, back))

    def _grown(self, question: Question, loop: Loop, start: Value, back: Sequence[Value | Question]) -> Walk:
        """What a loop makes of a start, from what comes ``back`` to its header in each iteration."""
        _, block, register, restored = question
        name = f"open:{block}:{register}:{restored}"
        self.open[question] = name
        opened = len(self.journal)
        ends: list[Value] = []
        for asked in back:
            ends += ((yield asked) if isinstance(asked, tuple) else asked,)
        del self.open[question]
        for stale in self.journal[opened:]:
            self.answers.pop(stale, None)
        del self.journal[opened:]
        steps = [affine.subtract(end, affine.unknown(name)) for end in ends]
        if steps and all(step == steps[0] for step in steps) and not self._holds_open(steps[0], name):
            counted = affine.multiply(steps[0], affine.unknown(f"loop:{loop.index}"))
            if counted is not None:
                return affine.add(start, counted)
        uniform = self.is_uniform_file(register) or (start.uniform and all(end.uniform for end in ends))
        named = f"loop value:{block}:{register}"
        self._note_scaled(named, start, ends, name)
        return self.opaque(named, uniform, of=(start, *ends, affine.unknown(f"loop:{loop.index}")))

    def _phi(self, index: int, register: int) -> Walk:
        """The value of a phi: of a loop's header what the loop makes of its start, else what the ways to it agree on."""
        block = self.flow.block_of(index)
        loop = self.headers.get(block)
        inside = set(loop.blocks) if loop is not None else _NOTHING
        values: list[Value] = []
        back: list[Value | Question] = []
        for source, asked in self._incoming(index):
            if source in inside:
                back.append(asked)
            else:
                values += ((yield asked) if isinstance(asked, tuple) else asked,)
        start = yield from self._joined(block, register, values)
        if loop is None or not back:
            return start
        return (yield from self._grown(("made", index, register, 0), loop, start, back))

    def _incoming(self, index: int) -> Iterator[tuple[int, Value | Question]]:
        """The blocks a phi's values come from, and these."""
        form, tokens = self.kernel.forms[index], self.kernel.tokens[index]
        for place, (_, label) in enumerate(form.incoming):
            at = self.kernel.labels.get(label.bind(tokens))
            source = self.flow.block_of(at) if at is not None and at < len(self.kernel) else -1
            text = form.operands[2 * place].bind(tokens)
            asked = self.piece(index, form.operands[2 * place])
            if isinstance(asked, tuple):
                register = self.register(index, text)
                assert register is not None
                last = self.flow.blocks[source].last
                asked = self.source(source, last, register, 0) if source >= 0 else self.opaque(f"text:{index}:{text}", False)
            yield source, asked

    def _note_scaled(self, named: str, start: Value, ends: list[Value], opened: str) -> None:
        """Note the register of a loop that is shifted by the same number of bits in every iteration."""
        once = affine.unknown(opened)
        own = once.name
        for bits in range(1, _MOST_BITS):
            halved = affine.unknown(f"halved:{own}:{bits}")
            doubled = affine.multiply(once, affine.number(1 << bits))
            if ends and all(end == halved for end in ends):
                self.scaled[named] = (start, -bits)
            elif ends and all(end == doubled for end in ends):
                self.scaled[named] = (start, bits)

    def _holds_open(self, step: Value, own: str) -> bool:
        return step.has(own)

    def _outside(self, block: int, register: int, restored: int, inside: set[int]) -> Walk:
        values: list[Value] = []
        for source in self.flow.predecessors[block]:
            if source not in inside:
                values += ((yield self._end(source, register, restored)),)
        if block == 0:
            values.append(self._at_start(register))
        return (yield from self._joined(block, register, values))

    def _made(self, index: int, register: int) -> Walk:
        """The value an instruction writes."""
        form = self.kernel.forms[index]
        if form.incoming:
            told = form.elements == 1 and followed(self.kernel, self.kernel.operands.writes[index])
            return (yield from self._phi(index, register)) if told else self.opaque(f"made:{index}:{register}", False)
        if form.sum:
            return (yield from self._summed(index, register, form.sum))
        recipe = self._recipe(index, register)
        if recipe is not None:
            operands: dict[str, Value] = {}
            for word, value in recipe:
                operands[word] = (yield value) if isinstance(value, tuple) else value
            made = evaluate(self.meanings.low(form), operands, self, f"{index}:{register}")
            if made is not None:
                return made
        uniform = yield from result_uniform(self, index, register)
        loaded = any(access.kind in ("load", "atomic") for access in form.accesses)
        of: list[Value] = []
        for read in self.kernel.operands.reads[index] if uniform or not loaded else ():
            of += ((yield self.source(self.flow.block_of(index), index, read, 0)),)
        made = self.opaque(f"{'loaded' if loaded else 'made'}:{index}:{register}", uniform, of=of)
        name = next(iter(made.terms))[0]
        if loaded and name in self.made_of:
            self.made_of[name] |= {IN_MEMORY}
        return made

    def _summed(self, index: int, register: int, pieces: Sum) -> Walk:
        """The value of address arithmetic."""
        total = Value()
        for text, factor in pieces:
            asked = self.piece(index, text)
            value = (yield asked) if isinstance(asked, tuple) else asked
            part = affine.multiply(value, affine.number(factor))
            if part is None:
                return self.opaque(f"made:{index}:{register}", value.uniform and total.uniform, of=(total, value))
            total = affine.add(total, part)
        return total

    def _recipe(self, index: int, register: int) -> Recipe | None:
        """The operands of what an instruction makes of a register, by the words that name them; None where it is not told."""
        assert self.index is not None
        found = self.index.recipes.get((index, register), _UNSEEN)
        if found is not _UNSEEN:
            return found
        form = self.kernel.forms[index]
        words = self.meanings.low(form)
        recipe: Recipe | None = None
        if words and register == self._first_written(index):
            told = (self._ingredient(index, register, word) for word in words)
            recipe = tuple(one for one in told if one is not None)
        self.index.recipes[index, register] = recipe
        return recipe

    def _first_written(self, index: int) -> int:
        """The register that the words of a meaning are about: the one that the first operand names, else the first written."""
        kernel = self.kernel
        if self.meanings.typed or not kernel.forms[index].operands:
            return kernel.operands.writes[index][0]
        text = kernel.forms[index].operands[0].bind(kernel.tokens[index]).lstrip("{").strip()
        named = self.register(index, text) if _NAME.match(text) else None
        return named if named is not None else kernel.operands.writes[index][0]

    def _ingredient(self, index: int, register: int, word: str) -> tuple[str, Value | Question] | None:
        """The operand a postfix word names, None where it names none."""
        if word == OWN:
            return word, affine.unknown(f"symbol:{self.kernel.registers[register].name}")
        form, tokens = self.kernel.forms[index], self.kernel.tokens[index]
        place = operand_place(word, len(form.operands))
        if place is None:
            return None
        if word.endswith("+"):
            return word, self.parsed(index, second_register(form.operands[place].bind(tokens)))
        wide = literal(form.operands[place].bind(tokens)) if word.endswith("~") else None
        if wide is not None:
            return word, affine.number(wide)
        return word, self.piece(index, form.operands[place])
