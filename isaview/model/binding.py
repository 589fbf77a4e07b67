"""The registers that each instruction of a kernel reads, writes and kills, as numbers.

This is done once per kernel: operand texts recur, so the language is asked once per distinct text.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain

from msgspec import Struct, field

from isaview.model.form import HOLE, Form, Slot, Text
from isaview.model.kernel import Kernel
from isaview.model.registers import BoundOperands, Naming, Range, Register, registers_of_range

_MOST_AT_ONCE = 64  # registers
"""A declared range larger than this and than the kernel has instructions is not numbered all at once: it may be hostile."""
_LONGEST_NUMBER = 12
"""Digits of a register number beyond which no declared range reaches."""

Numbers = tuple[int, ...]
Known = dict[str | tuple[str, ...], Numbers]
"""Token (or tokens) of an operand pattern → register numbers."""
Step = tuple[Known, int, int, int, "_Operand"]
"""What is known of an operand pattern, first and end token (a single token is looked up as it is), what the operand does."""
_READ, _KILL, _PARTIAL = 0, 1, 2


class _Operand(Struct, frozen=True):
    """An operand position in a scope, to be resolved where its tokens are new."""

    scope: int
    bits: int
    pattern: str
    declared: Range | None = None
    """The declared registers to which the operand is limited, None where it is not."""


@lru_cache(maxsize=16384)
def _operands(form: Form) -> tuple[tuple[int, str, int, int, int, bool], ...]:
    """The register operands of a form, those it reads first.

    Each as its bits, its pattern, its first and end token, what becomes of it, and whether it stands in the text.
    """
    guarded = form.guard is not None
    operands = [_standing(slot, _READ) for slot in form.slots if slot.role != "write"]
    operands += [(0, text, 0, 0, _READ, False) for text in form.implicit_reads]
    if form.guard is not None and form.guard not in form.slots:
        operands.append(_standing(form.guard, _READ))
    for slot in form.slots:
        if slot.role != "read":
            operands.append(_standing(slot, _PARTIAL if slot.partial or guarded else _KILL))
    operands += [(0, text, 0, 0, _PARTIAL if guarded else _KILL, False) for text in form.implicit_writes]
    return tuple(operands)


def _standing(slot: Slot, does: int) -> tuple[int, str, int, int, int, bool]:
    text = slot.text
    return slot.bits, text.pattern, text.first, text.first + text.count, does, True


class _Numbering(Struct):
    """Operand texts of a kernel → register numbers, each distinct text resolved once."""

    kernel: Kernel
    registers_of: Naming
    registers: list[Register] = field(default_factory=list)
    number: dict[str, int] = field(default_factory=dict)
    ranges: dict[str, Known] = field(default_factory=dict)
    known: dict[tuple[int, int, str], tuple[Known, _Operand]] = field(default_factory=dict)

    def steps(self, form: Form, scope: int) -> list[Step]:
        """The steps that bind a form's instructions in a scope: what they read, then what they write."""
        steps: list[Step] = []
        for bits, pattern, first, end, does, stands in _operands(form):
            known = self.known.get((scope, bits, pattern))
            if known is None:
                known = self.known[scope, bits, pattern] = self.meet(scope, bits, pattern, stands)
            steps.append((known[0], first, end, does, known[1]))
        return steps

    def meet(self, scope: int, bits: int, pattern: str, stands: bool) -> tuple[Known, _Operand]:
        """What is known of an operand that was not met before; ``stands`` in the text, or is implied."""
        stem = pattern[:-1]
        if not stands or not pattern.endswith(HOLE) or HOLE in stem:
            return {}, _Operand(scope, bits, pattern)
        outer = self.known.get((0, bits, pattern)) if scope else None
        if outer is not None and not self.is_declared_within(scope, stem):
            return outer
        ranged = None if scope else self.range_of(stem)
        return {} if ranged is None else self.number_range(ranged), _Operand(scope, bits, pattern, ranged)

    def is_declared_within(self, scope: int, stem: str) -> bool:
        """Whether an inner scope, or a scope around it, declares a name that begins so."""
        while scope > 0:
            scope, names = self.kernel.declarations[scope]
            if any(name.startswith(stem) for name in names):
                return True
        return False

    def range_of(self, stem: str) -> Range | None:
        """The declared range that a stem and a number must fall into: a short cut for the commonest operand of all."""
        names = self.kernel.declarations[0][1]
        file, bits, count = names.get(stem, ("", 0, None))
        if count is None or any(name.startswith(stem) and name[len(stem) :].isdecimal() for name in names):
            return None
        return file, stem, bits, count

    def number_range(self, ranged: Range) -> Known:
        """All registers of a declared range, numbered all at once: nearly all of them are used."""
        file, stem, bits, count = ranged
        known = self.ranges.get(stem)
        if known is None:
            known = self.ranges[stem] = {}
            if count <= _MOST_AT_ONCE + 2 * len(self.kernel):
                first = len(self.registers)
                registers, names, numbers = registers_of_range(file, stem, bits, 1 << count.bit_length())
                if self.number.keys().isdisjoint(names[:count]):
                    self.registers += registers[:count]
                    self.number.update(zip(names[:count], range(first, first + count), strict=True))
                    known.update(zip(numbers[:count], zip(range(first, first + count), strict=True), strict=True))
        return known

    def resolve(self, operand: _Operand, tokens: Sequence[str] = ()) -> Numbers:
        """The registers of an operand with these tokens."""
        if operand.declared is not None and tokens[0].isdecimal() and len(tokens[0]) < _LONGEST_NUMBER:
            file, stem, bits, count = operand.declared
            if int(tokens[0]) < count:
                return (self.number_of(Register(file, stem + tokens[0], bits)),)
        text = Text(operand.pattern, 0, len(tokens)).bind(tokens)
        return tuple(map(self.number_of, self.registers_of(text, operand.bits, self.lookup_from(operand.scope))))

    def definitions_by_index(self, stated: Mapping[int, Sequence[str]]) -> dict[int, Numbers]:
        """The registers of stated definitions, by instruction index; none where there is no instruction."""
        scopes = self.kernel.scopes
        definitions = {}
        for index, texts in stated.items() if scopes else ():
            scope = scopes[min(index, len(scopes) - 1)]
            definitions[index] = _flat(self.resolve(_Operand(scope, 0, text)) for text in texts)
        return definitions

    def entering(self, text: str, bits: int) -> Numbers:
        """The registers of an argument that some instruction names."""
        pieces = self.registers_of(text, bits, self.lookup_from(0))
        return tuple(self.number[register.name] for register in pieces if register.name in self.number)

    def number_of(self, register: Register) -> int:
        """The number of a register, the next number where it was not met before."""
        number = self.number.get(register.name)
        if number is None:
            number = self.number[register.name] = len(self.registers)
            self.registers.append(register)
        return number

    def lookup_from(self, scope: int) -> Callable[[str], Register | None]:
        """Look a declared name up, from this scope outwards; the register's name carries an inner scope's number."""

        def look_up(name: str) -> Register | None:
            stem = name.rstrip("0123456789")
            digits = name[len(stem) :]
            current = scope
            while current >= 0:
                parent, names = self.kernel.declarations[current]
                suffix = f"@{current}" if current else ""
                exact = names.get(name)
                if exact is not None and exact[2] is None:
                    return Register(exact[0], name + suffix, exact[1])
                ranged = names.get(stem) if digits else None
                if ranged is not None and ranged[2] is not None and len(digits) < _LONGEST_NUMBER and int(digits) < ranged[2]:
                    return Register(ranged[0], name + suffix, ranged[1])
                current = parent
            return None

        return look_up


def bind(kernel: Kernel, registers_of: Naming) -> BoundOperands:
    """Reads, writes and kills of every instruction; 16-bit halves split the words they belong to."""
    numbering = _Numbering(kernel, registers_of)
    # A form's operands are worked out once for each scope: dumps repeat forms, and a name means the same in a scope.
    plans: dict[int, dict[Form, list[Step]]] = defaultdict(dict)
    reads: list[Numbers] = []
    writes: list[Numbers] = []
    kills: list[Numbers] = []
    for form, scope, tokens in zip(kernel.forms, kernel.scopes, kernel.tokens, strict=True):
        steps = plans[scope].get(form)
        if steps is None:
            steps = plans[scope][form] = numbering.steps(form, scope)
        read, write, kill = _resolve_steps(steps, tokens, numbering)
        reads.append(read)
        writes.append(write)
        kills.append(kill)
    arguments = _flat(numbering.entering(text, bits) for text, bits in kernel.arguments)
    definitions = numbering.definitions_by_index(kernel.definitions)
    closing = numbering.definitions_by_index(kernel.closing_definitions)
    stated = kernel.label_definitions.items()
    passed = {label: _flat(numbering.resolve(_Operand(0, 0, text)) for text in texts) for label, texts in stated}
    # Whole register → its two halves, for every register of which a half is named.
    halves: dict[int, Numbers] = {}
    words = sorted({(register.file, register.word) for register in numbering.registers if register.word})
    for file, word in words:
        pair = tuple(numbering.number_of(Register(file, f"{word}.{half}", 16, word)) for half in "lh")
        number = numbering.number.get(word)
        if number is not None:
            halves[number] = pair
    if halves:
        reads, writes, kills = ([_split(numbers, halves) for numbers in column] for column in (reads, writes, kills))
        definitions = {index: _split(numbers, halves) for index, numbers in definitions.items()}
        closing = {index: _split(numbers, halves) for index, numbers in closing.items()}
        passed = {label: _split(numbers, halves) for label, numbers in passed.items()}
        arguments = _split(arguments, halves)
    return BoundOperands(reads, writes, kills, definitions, closing, passed, arguments, tuple(numbering.registers))


def _resolve_steps(steps: list[Step], tokens: Sequence[str], numbering: _Numbering) -> tuple[Numbers, Numbers, Numbers]:
    """Reads, writes and kills of an instruction."""
    read: Numbers = ()
    kill: Numbers = ()
    partial: Numbers = ()
    for known, first, end, does, operand in steps:
        token = tokens[first] if end - first == 1 else tuple(tokens[first:end])
        numbers = known.get(token)
        if numbers is None:
            numbers = known[token] = numbering.resolve(operand, tuple(tokens[first:end]))
        if does == _READ:
            read += numbers
        elif does == _KILL:
            kill += numbers
        else:
            partial += numbers
    return read, kill + partial if partial else kill, kill


def _flat(groups: Iterable[Numbers]) -> Numbers:
    return tuple(chain.from_iterable(groups))


def _split(numbers: Numbers, halves: dict[int, Numbers]) -> Numbers:
    if not any(number in halves for number in numbers):
        return numbers
    return _flat(halves.get(number, (number,)) for number in numbers)
