"""Binding: which registers each instruction of a kernel reads, writes and kills, as numbers.

Done once per kernel when somebody asks: operand texts recur, so the dialect is asked once per distinct text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from isaview.model import HOLE, BoundOperands, Form, Kernel, Register, Slot, Text

_LONGEST_NUMBER = 12
"""Digits of a register number beyond which no declared range reaches."""

Numbers = tuple[int, ...]
Known = dict[str | tuple[str, ...], Numbers]
"""Token (or tokens) of one operand pattern → register numbers."""
Step = tuple[Known, int, int, "_Operand"]
"""What is known of an operand pattern, its first token, its end token (first + 1: looked up by the token itself)."""


@dataclass(frozen=True, slots=True)
class _Operand:
    """An operand position in one scope, to be resolved where its tokens are new."""

    scope: int
    bits: int
    pattern: str
    declared: tuple[str, str, int, int] | None = None
    """file, stem, bits and count, where the operand can only be one of a range of declared registers."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """How to bind the instructions of one form: what they read, write for good, and write in part."""

    reads: tuple[Step, ...]
    kills: tuple[Step, ...]
    partial: tuple[Step, ...]


class _Numbering:
    """Operand texts of one kernel → register numbers, each distinct text resolved once."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.registers: list[Register] = []
        self.number: dict[Register, int] = {}
        self.known: dict[tuple[int, int, str], Known] = {}

    def plan(self, form: Form, scope: int) -> _Plan:
        """The steps that bind a form's instructions in one scope."""
        guarded = form.guard is not None
        reads = [self.step(slot, scope) for slot in form.slots if slot.role != "write"]
        reads += [self.implicit(text, scope) for text in form.implicit_reads]
        if form.guard is not None and form.guard not in form.slots:
            reads.append(self.step(form.guard, scope))
        written = [(self.step(slot, scope), slot.partial or guarded) for slot in form.slots if slot.role != "read"]
        written += [(self.implicit(text, scope), guarded) for text in form.implicit_writes]
        kills = tuple(step for step, partial in written if not partial)
        return _Plan(tuple(reads), kills, tuple(step for step, partial in written if partial))

    def step(self, slot: Slot, scope: int) -> Step:
        text = slot.text
        known = self.known.setdefault((scope, slot.bits, text.pattern), {})
        operand = _Operand(scope, slot.bits, text.pattern, self.range_of(scope, text.pattern))
        return known, text.first, text.first + text.count, operand

    def range_of(self, scope: int, pattern: str) -> tuple[str, str, int, int] | None:
        """The declared range an operand pattern must fall into: a short cut for the commonest operand of all."""
        stem = pattern[:-1]
        names = self.kernel.declarations[0][1]
        if scope or not pattern.endswith(HOLE) or HOLE in stem or stem not in names:
            return None
        file, bits, count = names[stem]
        if count is None or any(name.startswith(stem) and name[len(stem) :].isdecimal() for name in names):
            return None
        return file, stem, bits, count

    def implicit(self, text: str, scope: int) -> Step:
        return self.known.setdefault((scope, 0, text), {}), 0, 0, _Operand(scope, 0, text)

    def bound(self, steps: tuple[Step, ...], tokens: Sequence[str]) -> Numbers:
        """The registers of all steps, in their order."""
        numbers: Numbers = ()
        for known, first, end, operand in steps:
            key = tokens[first] if end - first == 1 else tuple(tokens[first:end])
            found = known.get(key)
            if found is None:
                found = known[key] = self.resolve(operand, tuple(tokens[first:end]))
            numbers = numbers + found if numbers else found
        return numbers

    def resolve(self, operand: _Operand, tokens: tuple[str, ...]) -> Numbers:
        if operand.declared is not None and tokens[0].isdecimal() and len(tokens[0]) < _LONGEST_NUMBER:
            file, stem, bits, count = operand.declared
            if int(tokens[0]) < count:
                return (self.of(Register(file, stem + tokens[0], bits)),)
        text = Text(operand.pattern, 0, len(tokens)).bind(tokens)
        pieces = self.kernel.module.registers_of(text, operand.bits, self.declared(operand.scope))
        return tuple(self.of(register) for register in pieces)

    def named(self, text: str, bits: int, scope: int) -> Numbers:
        """The registers of an operand text that stands in no instruction."""
        return self.resolve(_Operand(scope, bits, text), ())

    def defined(self, stated: Mapping[int, tuple[str, ...]]) -> dict[int, Numbers]:
        """The registers of stated definitions, by instruction index; none where there is no instruction."""
        scopes = self.kernel.scopes
        if not scopes:
            return {}
        last = len(scopes) - 1
        return {
            index: _flat(self.named(text, 0, scopes[min(index, last)]) for text in texts) for index, texts in stated.items()
        }

    def entering(self, text: str, bits: int) -> Numbers:
        """The registers of an argument that some instruction names."""
        pieces = self.kernel.module.registers_of(text, bits, self.declared(0))
        return tuple(self.number[register] for register in pieces if register in self.number)

    def of(self, register: Register) -> int:
        number = self.number.get(register)
        if number is None:
            number = self.number[register] = len(self.registers)
            self.registers.append(register)
        return number

    def declared(self, scope: int) -> Callable[[str], Register | None]:
        """Look a declared name up, from this scope outwards; the register's name carries an inner scope's number."""

        def look_up(name: str) -> Register | None:
            stem = name.rstrip("0123456789")
            digits = name[len(stem) :]
            at = scope
            while at >= 0:
                parent, names = self.kernel.declarations[at]
                suffix = f"@{at}" if at else ""
                exact = names.get(name)
                if exact is not None and exact[2] is None:
                    return Register(exact[0], name + suffix, exact[1])
                ranged = names.get(stem) if digits else None
                if ranged is not None and ranged[2] is not None and len(digits) < _LONGEST_NUMBER and int(digits) < ranged[2]:
                    return Register(ranged[0], name + suffix, ranged[1])
                at = parent
            return None

        return look_up


def bind(kernel: Kernel) -> BoundOperands:
    """Reads, writes and kills of every instruction; 16-bit halves split the words they belong to."""
    numbering = _Numbering(kernel)
    bound = numbering.bound
    plans: dict[tuple[Form, int], _Plan] = {}
    reads: list[Numbers] = []
    writes: list[Numbers] = []
    kills: list[Numbers] = []
    for key, tokens in zip(zip(kernel.forms, kernel.scopes, strict=True), kernel.tokens, strict=True):
        plan = plans.get(key)
        if plan is None:
            plan = plans[key] = numbering.plan(*key)
        kill = bound(plan.kills, tokens)
        reads.append(bound(plan.reads, tokens))
        kills.append(kill)
        writes.append(kill + bound(plan.partial, tokens) if plan.partial else kill)
    arguments = _flat(numbering.entering(text, bits) for text, bits in kernel.arguments)
    definitions = numbering.defined(kernel.definitions)
    closing = numbering.defined(kernel.closing_definitions)
    halves = _halves(numbering)
    if halves:
        reads, writes, kills = ([_split(numbers, halves) for numbers in column] for column in (reads, writes, kills))
        definitions = {index: _split(numbers, halves) for index, numbers in definitions.items()}
        closing = {index: _split(numbers, halves) for index, numbers in closing.items()}
        arguments = _split(arguments, halves)
    return BoundOperands(reads, writes, kills, definitions, closing, arguments, tuple(numbering.registers))


def _flat(groups: Iterable[Numbers]) -> Numbers:
    return tuple(number for group in groups for number in group)


def _halves(numbering: _Numbering) -> dict[int, Numbers]:
    """Whole register → its two halves, for every register of which a half is named."""
    halves: dict[int, Numbers] = {}
    words = sorted({(register.file, register.word) for register in numbering.registers if register.word})
    for file, word in words:
        whole = Register(file, word, 32)
        pair = tuple(numbering.of(Register(file, f"{word}.{half}", 16, word)) for half in "lh")
        number = numbering.number.get(whole)
        if number is not None:
            halves[number] = pair
    return halves


def _split(numbers: Numbers, halves: dict[int, Numbers]) -> Numbers:
    if not any(number in halves for number in numbers):
        return numbers
    return _flat(halves.get(number, (number,)) for number in numbers)
