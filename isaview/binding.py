"""Binding: which registers each instruction of a kernel reads, writes and kills, as numbers.

Done once per kernel when somebody asks: operand texts recur, so the dialect is asked once per distinct text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from isaview.model import BoundOperands, Form, Kernel, Register, Text

Numbers = tuple[int, ...]
Step = tuple[str, int, int, int, str, bool]
"""pattern, bits, first token, end token, role, whether a write kills."""


def _plan(form: Form) -> tuple[Step, ...]:
    guarded = form.guard is not None
    steps = [
        (
            slot.text.pattern,
            slot.bits,
            slot.text.first,
            slot.text.first + slot.text.count,
            slot.role,
            not (slot.partial or guarded),
        )
        for slot in form.slots
    ]
    steps.extend((text, 0, 0, 0, "read", False) for text in form.implicit_reads)
    steps.extend((text, 0, 0, 0, "write", not guarded) for text in form.implicit_writes)
    if form.guard is not None and form.guard not in form.slots:
        text = form.guard.text
        steps.append((text.pattern, form.guard.bits, text.first, text.first + text.count, "read", False))
    return tuple(steps)


class _Numbering:
    """Operand texts of one kernel → register numbers, each distinct text resolved once."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.registers: list[Register] = []
        self.number: dict[Register, int] = {}
        self.known: dict[tuple[int, int, str, tuple[str, ...]], Numbers] = {}

    def numbers(self, scope: int, bits: int, pattern: str, tokens: tuple[str, ...]) -> Numbers:
        key = (scope, bits, pattern, tokens)
        known = self.known.get(key)
        if known is None:
            text = Text(pattern, 0, len(tokens)).bind(tokens)
            pieces = self.kernel.module.registers_of(text, bits, self.declared(scope))
            known = self.known[key] = tuple(self.of(register) for register in pieces)
        return known

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
                if ranged is not None and ranged[2] is not None and len(digits) < 12 and int(digits) < ranged[2]:
                    return Register(ranged[0], name + suffix, ranged[1])
                at = parent
            return None

        return look_up


def bind(kernel: Kernel) -> BoundOperands:
    """Reads, writes and kills of every instruction; 16-bit halves split the words they belong to."""
    numbering = _Numbering(kernel)
    plans: dict[Form, tuple[Step, ...]] = {}
    reads: list[Numbers] = []
    writes: list[Numbers] = []
    kills: list[Numbers] = []
    known = numbering.known
    for form, tokens, scope in zip(kernel.forms, kernel.tokens, kernel.scopes, strict=True):
        plan = plans.get(form)
        if plan is None:
            plan = plans[form] = _plan(form)
        read: Numbers = ()
        write: Numbers = ()
        kill: Numbers = ()
        for pattern, bits, first, end, role, kills_old in plan:
            values = tuple(tokens[first:end])
            numbers = known.get((scope, bits, pattern, values))
            if numbers is None:
                numbers = numbering.numbers(scope, bits, pattern, values)
            if role != "write":
                read += numbers
            if role != "read":
                write += numbers
                if kills_old:
                    kill += numbers
        reads.append(read)
        writes.append(write)
        kills.append(kill)
    arguments = _flat(numbering.numbers(0, bits, text, ()) for text, bits in kernel.arguments)
    definitions = {
        index: _flat(numbering.numbers(kernel.scopes[min(index, len(kernel) - 1)], 0, text, ()) for text in texts)
        for index, texts in kernel.definitions.items()
        if len(kernel)
    }
    halves = _halves(numbering)
    if halves:
        reads, writes, kills = ([_split(numbers, halves) for numbers in column] for column in (reads, writes, kills))
        definitions = {index: _split(numbers, halves) for index, numbers in definitions.items()}
        arguments = _split(arguments, halves)
    return BoundOperands(reads, writes, kills, definitions, arguments, tuple(numbering.registers))


def _flat(groups: Sequence[Numbers] | object) -> Numbers:
    return tuple(number for group in groups for number in group)  # type: ignore[attr-defined]


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
