"""The 32-bit words of SSA values that need a register of their own, and the instructions that are left (folding).

A value is the words it is made of. Casts that only rename, members taken from vectors and structures, and
addresses with constant offsets make no new words; a constant has none. What is equal in all lanes of a wave has no words
either where the target keeps such values in a file of their own. A phi becomes one copy at the end of each block before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct

from isaview.analysis.registers.schedule.steps import (
    ALU,
    GLOBAL,
    LATENCY_OF_CLASS,
    SHARED,
    Folded,
    Step,
    Trait,
    has_access,
    is_fence,
    without_unread,
)
from isaview.flow.divergence import Divergence
from isaview.flow.graph import flow_of
from isaview.flow.nesting import reverse_postorder
from isaview.flow.values import values_of
from isaview.model.form import Form
from isaview.model.kernel import Kernel

Words = tuple[int | None, ...]
"""The words of a value, lowest first; None for a word that takes no register."""

_LATENCY_OF_SPACE = {"private": GLOBAL, "shared": SHARED, "constant": SHARED, "parameter": SHARED}
_FLOATS = frozenset(("float16", "float32", "float64", "transcendental"))
_TEMPORARIES = {32: 3, 64: 8}
"""Registers that the sequence for a slow operation takes on top of its operands, by width."""
_IN_ORDER = frozenset(("shared", "private", "generic"))
"""Spaces whose loads always bring their data into vector registers, even from the same address for all lanes."""
_COPY = Trait(latency=ALU)
_LARGEST = 256  # words
"""Values of more words are a single piece: nothing is taken out of them word by word."""


class Rules(Struct, frozen=True):
    """How a back end keeps values that are equal in a whole wave.

    ``scalar_file``: they have a file of their own; ``scalar_floats``: floats may be computed there; ``scalar_loads``: data may
    be loaded there from any memory; ``arguments_in_memory``: arguments are read from memory by what uses them.
    """

    scalar_file: bool
    scalar_floats: bool
    scalar_loads: bool
    arguments_in_memory: bool


def fold(kernel: Kernel, divergence: Divergence, rules: Rules) -> Folded:
    """The steps of a kernel of SSA values, over the words that take vector registers."""
    in_vector: set[int] | None = None
    if rules.scalar_file:
        # Values that differ between lanes, what only vector instructions make, and what is computed from either.
        operands = kernel.operands
        in_vector = set(divergence.values)
        waiting: list[int] = []
        changed = False
        for index, form in enumerate(kernel.forms):
            changed = changed or any(access.kind != "load" and access.space not in _IN_ORDER for access in form.accesses)
            if _by_lanes(form, rules, changed):
                waiting.extend(number for number in operands.writes[index] if number not in in_vector)
        in_vector.update(waiting)
        users = values_of(kernel).readers if waiting else {}
        while waiting:
            for index in users.get(waiting.pop(), ()):
                form = kernel.forms[index]
                if "per_wave" in form.flags or any(access.kind == "load" for access in form.accesses):
                    continue
                fresh = [number for number in operands.writes[index] if number not in in_vector]
                in_vector.update(fresh)
                waiting.extend(fresh)
    folding = _Folding(kernel, rules, in_vector, [], {}, {})
    return Folded(folding.steps(), folding.weight)


def _trait(form: Form, width: int) -> Trait:
    """What an instruction costs; ``width`` is the bits of its result, 0 where there is none."""
    space = form.accesses[0].space if form.accesses else ""
    loads, stores = width > 0 and has_access(form, "load", "atomic"), has_access(form, "store", "atomic")
    fence = is_fence(form)
    return Trait(
        latency=_LATENCY_OF_SPACE.get(space, GLOBAL) if loads else LATENCY_OF_CLASS.get(form.instruction_class, ALU),
        space=space,
        loads=loads,
        stores=stores,
        fence=fence,
        call=form.flow == "call",
        keeps=stores or fence or form.flow != "next" or "volatile" in form.flags or not width,
        temporaries=_TEMPORARIES.get(width, 0) if "slow" in form.flags else 0,
    )


class _Folding(Struct, frozen=True):
    """A kernel being folded: the registers of each word, the words of each value, and what each form costs.

    ``in_vector`` are the values in vector registers; None where all are.
    """

    kernel: Kernel
    rules: Rules
    in_vector: set[int] | None
    weight: list[int]
    words: dict[int, Words]
    traits: dict[tuple[Form, int], Trait]

    def steps(self) -> list[list[Step]]:
        """Per block its steps, phis' copies at the ends of the blocks before."""
        kernel, flow = self.kernel, flow_of(self.kernel)
        in_memory = self.rules.arguments_in_memory and kernel.is_entry
        for number in kernel.operands.arguments:
            self.words[number] = _nothing(kernel.registers[number].bits) if in_memory else self.fresh(number)
        for block in flow.blocks:
            self.words.update((number, self.fresh(number)) for number in block.parameters)
        steps: list[list[Step]] = [[] for _ in flow.blocks]
        for number in reverse_postorder(flow.successors):  # in a well-formed kernel, values are made before they are read
            block = flow.blocks[number]
            left = map(self.step, range(block.first, block.last))
            steps[number].extend(step for step in left if step is not None)
        for edge in flow.edges:
            copy = self.copy(edge.source, edge.target, edge.arguments)
            if copy is not None:
                before = steps[edge.source]
                ends = bool(before) and before[-1].index == copy.index
                before.insert(len(before) - ends, copy)
        return without_unread(steps)

    def fresh(self, number: int) -> Words:
        """New words for a value; none for a condition."""
        bits = self.kernel.registers[number].bits
        if bits <= 1 or (self.in_vector is not None and number not in self.in_vector):
            return _nothing(bits)
        first, words = len(self.weight), -(-bits // 32)
        self.weight.extend([1] * words if words <= _LARGEST else [words])
        return tuple(range(first, len(self.weight)))

    def words_of(self, number: int) -> Words:
        """The words of a value, new where it has none yet."""
        if number not in self.words:
            self.words[number] = self.fresh(number)
        return self.words[number]

    def step(self, index: int) -> Step | None:
        """What is left of an instruction; its results get their words."""
        kernel = self.kernel
        form = kernel.forms[index]
        if form.incoming or "no_code" in form.flags:
            return None
        reads, writes = kernel.operands.reads[index], kernel.operands.writes[index]
        used = _register_words(word for number in reads for word in self.words_of(number))
        if "guarded_off" in form.flags:
            self.words.update((number, _nothing(kernel.registers[number].bits)) for number in writes)
            return None
        if len(writes) == 1 and self.reuse_words(index, form, writes[0]):
            return None
        results: list[int] = []
        for number in writes:
            results.extend(_register_words(word for word in self.words_of(number) if word not in used))
        if not used and not results and form.flow == "next" and not form.accesses:
            return None
        width = kernel.registers[writes[0]].bits if writes else 0
        if (form, width) not in self.traits:
            self.traits[form, width] = _trait(form, width)
        return Step(index, used, tuple(results), tuple(results), self.traits[form, width])

    def reuse_words(self, index: int, form: Form, target: int) -> bool:
        """Whether the result is made of words that exist; then it has them."""
        for flag, words_of in _WAYS.items():
            if flag in form.flags:
                words = words_of(self, index, target)
                if words is None:
                    return False
                self.words[target] = words
                return True
        return False

    def operands(self, index: int) -> list[tuple[str, int | None]]:
        """The operands as (text, register number or None for a constant)."""
        reads = iter(self.kernel.operands.reads[index])
        return [(text, next(reads, None) if text[:1] == "%" else None) for text in self.kernel.instruction(index).operands]

    def copy(self, source: int, target: int, arguments: Sequence[int | None]) -> Step | None:
        """The copies into a block's parameters, at the end of a block before it."""
        parameters = flow_of(self.kernel).blocks[target].parameters
        used = _register_words(word for number in arguments if number is not None for word in self.words_of(number))
        results = tuple(dict.fromkeys(_register_words(word for number in parameters for word in self.words_of(number))))
        if not results:
            return None
        return Step(flow_of(self.kernel).blocks[source].last - 1, used, results, results, _COPY)


def _register_words(words: Iterable[int | None]) -> tuple[int, ...]:
    """The words that take a register, each once."""
    return tuple(dict.fromkeys(word for word in words if word is not None))


def _size(bits: int) -> int:
    """How many words a value takes."""
    words = -(-bits // 32)
    return words if words <= _LARGEST else 1


def _nothing(bits: int) -> Words:
    """The words of a value that takes no register."""
    return (None,) * _size(bits)


def _cast_words(folding: _Folding, index: int, target: int) -> Words | None:
    """A cast: the lowest words, filled up with zeros."""
    (number,) = folding.kernel.operands.reads[index][:1] or (None,)
    if number is None:
        return None
    size = _size(folding.kernel.registers[target].bits)
    if folding.kernel.registers[number].bits <= 1:
        return None
    words = folding.words_of(number)[:size]
    return words + (None,) * (size - len(words))


def _member_words(folding: _Folding, index: int, target: int) -> Words | None:
    """A member of a vector or structure, by its place."""
    source, *indices = folding.operands(index)
    if source[1] is None or len(indices) != 1 or not indices[0][0].isdecimal():
        return None
    words = folding.words_of(source[1])
    bits = folding.kernel.registers[target].bits
    if bits <= 1:
        return None
    first = min(int(indices[0][0][:9]) * bits // 32, max(0, len(words) - _size(bits)))
    member = words[first : first + _size(bits)]
    return member if len(member) == _size(bits) else None


def _address(folding: _Folding, index: int, target: int) -> Words | None:
    """A base with constant offsets: memory instructions add them."""
    base, *offsets = folding.operands(index)
    if base[1] is None or any(number is not None for _, number in offsets):
        return None
    words = folding.words_of(base[1])
    return words if len(words) == _size(folding.kernel.registers[target].bits) else None


_WAYS: Mapping[str, Callable[[_Folding, int, int], Words | None]] = {
    "renames": _cast_words,
    "takes_part": _member_words,
    "address": _address,
}


def _by_lanes(form: Form, rules: Rules, changed: bool) -> bool:
    """Whether only vector instructions make a result, though it is equal in all lanes; ``changed``: memory was written."""
    loaded = {access.space for access in form.accesses if access.kind == "load"}
    if loaded & _IN_ORDER or ("global" in loaded and (changed or not rules.scalar_loads)):
        return True
    return not rules.scalar_floats and form.instruction_class in _FLOATS
