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
from dataclasses import field

from isaview import limits
from isaview.bounds import affine
from isaview.bounds.affine import VARYING, Bits, Unknown, Value
from isaview.bounds.launch_shape import Shape, places, unknowns
from isaview.bounds.meaning import load
from isaview.bounds.postfix import evaluate
from isaview.bounds.register_index import Index, Question, Recipe, followed, literal, masks_a_field, operand_text, takes_fields
from isaview.flow.nesting import Loop
from isaview.model import Kernel
from isaview.records import dataclass

_NAME = re.compile(r"[%$.@]*[A-Za-z_][\w.$@]*(?:\[\d+(?::\d+)?\])?")
_VALUE = re.compile(r"[%@].+")
"""A name in a language whose names may hold any character, or only digits."""
_RANGE = re.compile(r"([a-z]+)\[(\d+)(?::\d+)?\]\Z")
_WIDEST_JOIN = 64
_MOST_BITS = 4
_LARGEST = 1 << 31
_ORIGINS = ("group_", "loop:")
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


@dataclass
class Reaching:
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
        self.flow = self.kernel.flow
        index = self.index = self.index or Index(self.kernel)
        self.headers, self.unreached, self.written, self.masks = index.headers, index.unreached, index.written, index.masks
        self.number, self.lane_masks = index.number, index.lane_masks
        self.entering = self._entering()

    def _entering(self) -> dict[int, Value]:
        """What registers hold when a kernel starts, where the hardware says it."""
        entry, kernel = self.meanings.entry, self.kernel
        arguments = {kernel.registers[at].name.removesuffix(".l") for at in kernel.operands.arguments}
        if not entry or not kernel.is_entry or not arguments:
            return {}
        found: dict[str, Value] = {}
        separate = entry["separate"].split()
        places = ("thread_x", "thread_y", "thread_z")
        names = [name for name in separate if any(text.startswith("v") for text, _ in kernel.arguments) and name in arguments]
        if len(names) > 1:
            found.update({name: self.places[place] for name, place in zip(names, places, strict=False)})
        else:
            found[entry["packed"]] = self._packed()
        before = kernel.stated.get(entry["groups_after"])
        if before is not None and before.value is not None:
            for at, place in enumerate(("group_x", "group_y", "group_z")):
                found[f"{entry['groups_file']}{int(before.value) + at}"] = self.places[place]
        return {self.number[name]: value for name, value in found.items() if name in self.number}

    def _packed(self) -> Value:
        """x, and y and z above it where the kernel takes fields out of the register."""
        value = self.places["thread_x"]
        if not takes_fields(self.kernel) and not masks_a_field(self.kernel):
            return value
        for place, bit in (("thread_y", 10), ("thread_z", 20)):
            part = affine.multiply(self.places[place], affine.number(1 << bit))
            value = affine.add(value, part) if part is not None else value
        return value

    # questions

    def before(self, index: int, register: int) -> Value:
        """The value of a register as an instruction reads it.

        Raises:
            ExhaustedError: more steps than `limits.ADDRESS_STEPS` would be needed.
        """
        return self._run(self._source(self.flow.block_of(index), index, register, 0))

    def operand(self, index: int, text: str) -> Value:
        """The value of an operand text of an instruction: a number, the first register it names, or a symbol.

        Raises:
            ExhaustedError: more steps than `limits.ADDRESS_STEPS` would be needed.
        """
        value = self.parsed(index, text)
        return self._run(value) if isinstance(value, tuple) else value

    def total(self, pieces: Sequence[Value | Question]) -> Value:
        """The sum of what operands are.

        Raises:
            ExhaustedError: more steps than `limits.ADDRESS_STEPS` would be needed.
        """
        total = Value()
        for piece in pieces:
            total = affine.add(total, self._run(piece) if isinstance(piece, tuple) else piece)
        return total

    def parsed(self, index: int, text: str) -> Value | Question:
        """An operand as a value, or as the question that gives it."""
        text = text.strip().lstrip("{")
        constant = literal(text)
        if constant is not None and (not self.meanings.typed or -_LARGEST <= constant < _LARGEST):
            return affine.number(constant)
        name = (_VALUE if self.meanings.typed else _NAME).match(text)
        if name is None:
            return self.opaque(f"text:{index}:{text}", False)
        register = self.register(index, name[0])
        if register is None:
            return affine.unknown(f"symbol:{name[0]}")
        return self._source(self.flow.block_of(index), index, register, 0)

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
            if answer is None and wanted in self.open:
                answer = affine.unknown(self.open[wanted])
            if answer is None:
                stack.append((wanted, self._walk(wanted)))
        assert answer is not None
        return answer

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

    def _source(self, block: int, index: int, register: int, restored: int) -> Question:
        """Where the value of a register before an instruction comes from: its last write, or the entry of a block."""
        masked = self.kernel.registers[register].file not in self.meanings.uniform_files
        while True:
            writes = self.written[block].get(register, ())
            place = bisect_left(writes, index)
            last = writes[place - 1] if place else -1
            for at, narrows in reversed(self.masks[block]) if masked else ():
                if last < at < index:
                    restored = max(0, restored - 1) if narrows else restored + 1
            if place:
                return ("made", last, register, restored)
            before = self.flow.predecessors[block]
            if len(before) != 1 or block == 0 or block in self.headers or block in self.unreached:
                return ("entry", block, register, restored)
            block = before[0]
            index = self.flow.blocks[block].last

    def _written(self, index: int, register: int, restored: int) -> Walk:
        """The value of a register behind an instruction that writes it."""
        value = yield from self._made(index, register)
        if register in self.kernel.operands.kills[index] and not restored:
            return value
        old = yield self._source(self.flow.block_of(index), index, register, restored)
        return value if old == value else self.opaque(f"kept:{index}:{register}", self._is_uniform_file(register))

    def _is_uniform_file(self, register: int) -> bool:
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
        return self._source(block, self.flow.blocks[block].last, register, restored)

    def _at_start(self, register: int) -> Value:
        entering = self.entering.get(register)
        if entering is not None:
            return entering
        named = self.kernel.registers[register].name
        place = self.meanings.registers.get(named)
        if place is not None:
            return self.places.get(place) or affine.unknown(place)
        uniform = self._is_uniform_file(register) or self.kernel.registers[register].file == "special"
        return self.opaque(f"start:{named}", uniform)

    def _joined(self, block: int, register: int, values: list[Value]) -> Walk:
        """What paths that meet agree on; the rest is an unknown."""
        if not values:
            return self.opaque(f"unreached:{block}:{register}", False)
        if all(value == values[0] for value in values):
            return values[0]
        small = self._small(values)
        if self._is_uniform_file(register):
            return self.opaque(f"join:{block}:{register}", True, small, values)
        common = {product: one for product, one in values[0].terms.items() if all(v.terms.get(product) == one for v in values)}
        rest_uniform = all(affine.subtract(value, Value(common)).uniform for value in values)
        if not rest_uniform or not (yield from self._together(block)):
            return self.opaque(f"join:{block}:{register}", False, small, values)
        return affine.add(Value(common), self.opaque(f"join:{block}:{register}", True, of=values))

    def _small(self, values: Sequence[Value]) -> Unknown | None:
        """What is known of a value that is one of several, none of them negative: that it is below the largest."""
        limits = [self.bits.below(value) for value in values]
        return Unknown(1, max(limit for limit in limits if limit)) if all(limits) else None

    def _together(self, block: int) -> Generator[Question, Value, bool]:
        """Whether all lanes of a wave that reach a block come the same way: every branch since its dominator is uniform."""
        until = self.flow.dominators[block]
        seen = {block}
        waiting = list(self.flow.predecessors[block])
        while waiting:
            at = waiting.pop()
            if at in seen:
                continue
            seen.add(at)
            if len(seen) > _WIDEST_JOIN or until is None:
                return False
            if len(self.flow.successors[at]) > 1 and not (yield from self._uniform_branch(self.flow.blocks[at].last - 1)):
                return False
            if at != until:
                waiting.extend(self.flow.predecessors[at])
        return True

    def _uniform_branch(self, index: int) -> Generator[Question, Value, bool]:
        """Whether all lanes of a wave go the same way at a branch."""
        for register in self.kernel.operands.reads[index]:
            if register in self.lane_masks:
                return False
            if self._is_uniform_file(register) or (self.lane_masks and self.kernel.registers[register].file == "special"):
                continue
            if not (yield self._source(self.flow.block_of(index), index, register, 0)).uniform:
                return False
        return True

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
        uniform = self._is_uniform_file(register) or (start.uniform and all(end.uniform for end in ends))
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
            asked = self.parsed(index, text)
            if isinstance(asked, tuple):
                register = self.register(index, text)
                assert register is not None
                last = self.flow.blocks[source].last
                asked = self._source(source, last, register, 0) if source >= 0 else self.opaque(f"text:{index}:{text}", False)
            yield source, asked

    def _note_scaled(self, named: str, start: Value, ends: list[Value], opened: str) -> None:
        """Note the register of a loop that is shifted by the same number of bits in every iteration."""
        once = affine.unknown(opened)
        for bits in range(1, _MOST_BITS):
            halved = affine.unknown(f"halved:{hash(once)}:{bits}")
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
            told = followed(self.kernel, self.kernel.operands.writes[index])
            return (yield from self._phi(index, register)) if told else self.opaque(f"made:{index}:{register}", False)
        recipe = self._recipe(index, register)
        if recipe is not None:
            operands: dict[str, Value] = {}
            for word, value in recipe:
                operands[word] = (yield value) if isinstance(value, tuple) else value
            made = evaluate(self.meanings.low(form), operands, self, f"{index}:{register}")
            if made is not None:
                return made
        uniform = yield from self._result_uniform(index, register)
        loaded = any(access.kind in ("load", "atomic") for access in form.accesses)
        of: list[Value] = []
        for read in self.kernel.operands.reads[index] if uniform else ():
            of += ((yield self._source(self.flow.block_of(index), index, read, 0)),)
        made = self.opaque(f"{'loaded' if loaded else 'made'}:{index}:{register}", uniform, of=of)
        name = next(iter(made.terms))[0]
        if loaded and name in self.made_of:
            self.made_of[name] |= {IN_MEMORY}
        return made

    def _recipe(self, index: int, register: int) -> Recipe | None:
        """The operands of what an instruction makes of a register, by the words that name them; None where it is not told."""
        assert self.index is not None
        found = self.index.recipes.get((index, register), _UNSEEN)
        if found is not _UNSEEN:
            return found
        form = self.kernel.forms[index]
        words = self.meanings.low(form)
        if self.meanings.typed:
            touched = (*self.kernel.operands.reads[index], *self.kernel.operands.writes[index])
            words = words if followed(self.kernel, touched) else ()
        texts = [text.bind(self.kernel.tokens[index]) for text in form.operands] if words else []
        named_first = texts and not self.meanings.typed and _NAME.match(texts[0].lstrip("{"))
        first = self.register(index, texts[0].lstrip("{").strip()) if named_first else None
        recipe: Recipe | None = None
        if texts and register == (first if first is not None else self.kernel.operands.writes[index][0]):
            named = ((word, operand_text(word, texts)) for word in words)
            recipe = tuple((word, self.parsed(index, text)) for word, text in named if text)
        self.index.recipes[index, register] = recipe
        return recipe

    def _result_uniform(self, index: int, register: int) -> Generator[Question, Value, bool]:
        """Whether an instruction gives all lanes the same because all it reads is the same."""
        form = self.kernel.forms[index]
        if self._is_uniform_file(register):
            return True
        if (
            form.incoming
            or form.flow != "next"
            or "cross_lane" in form.flags
            or form.instruction_class in ("cross_lane", "matrix", "unknown")
        ):
            return False
        if any(access.kind != "load" or access.space in ("private", "generic", "texture") for access in form.accesses):
            return False
        if any(access.per != "lane" and access.kind == "load" for access in form.accesses) and "convergent" in form.flags:
            return False
        for read in self.kernel.operands.reads[index]:
            if read in self.lane_masks:
                continue
            if self.kernel.registers[read].file in self.meanings.uniform_files and form.instruction_class in (
                "compare",
                "integer",
            ):
                # A scalar register that a vector instruction reads as carry or choice has a bit for every lane.
                if form.instruction_class == "compare":
                    return False
                continue
            if not (yield self._source(self.flow.block_of(index), index, read, 0)).uniform:
                return False
        return True
