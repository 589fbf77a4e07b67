"""What is known of each instruction and register of a kernel before it is folded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import compress, count
from operator import not_

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.registers.ptxas.traits import plain_names, trait
from isaview.analysis.registers.schedule.steps import ALU, Trait
from isaview.flow.values import ValueGraph, values_of
from isaview.model.form import Form
from isaview.model.kernel import Kernel

NONE_CALLED: Mapping[str, int] = {}


class Prepared(Struct, frozen=True):
    """A kernel before it is folded.

    ``traits`` has an element per instruction, ``weight`` per register: the 32-bit registers that each fills. ``counts`` says
    how many instructions write a register, ``rewritten`` are those that several write. ``switched_off`` are the
    instructions whose guard is never true.
    """

    kernel: Kernel
    traits: list[Trait]
    weight: list[int]
    counts: Mapping[int, int]
    rewritten: frozenset[int]
    switched_off: frozenset[int]


def prepare(kernel: Kernel, taken_by_callees: Mapping[str, int] = NONE_CALLED) -> Prepared:
    """A kernel whose registers are virtual, prepared; ``taken_by_callees``: the registers that called functions take, by name.

    Functions that are not named there keep to the calling convention.
    """
    plain = plain_names(kernel)
    by_form = {form: trait(form, plain) for form in kernel.distinct_forms}
    traits = [by_form[form] for form in kernel.forms]
    for index in undeclared_instructions(kernel):
        traits[index] = Trait()  # what its operands are is not known, so it stays as it is
    _pass_through_registers(kernel, traits, taken_by_callees)
    values = values_of(kernel)
    counts = Counter({number: len(writers) for number, writers in values.writers.items()})
    weight = [max(1, -(-bits // 32)) if file == "vector" else 0 for file, _, bits, _ in kernel.registers]
    switched_off = _switched_off(kernel, values)
    for index in switched_off:
        counts.subtract(kernel.operands.writes[index])
    rewritten = frozenset(number for number, times in counts.items() if times > 1)
    return Prepared(kernel, traits, weight, counts, rewritten, frozenset(switched_off))


def undeclared_instructions(kernel: Kernel) -> list[int]:
    """The instructions that name registers of which the text declares none, as damaged and unfinished texts do."""
    forms, operands = kernel.forms, kernel.operands
    unread = {index for index in compress(count(), map(not_, operands.reads)) if _names(forms[index])[0]}
    unwritten = {index for index in compress(count(), map(not_, operands.writes)) if _names(forms[index])[1]}
    return sorted(unread | unwritten)


@lru_cache(maxsize=16384)
def _names(form: Form) -> tuple[bool, bool]:
    """Whether a form names registers that it reads, and whether it names some that it writes."""
    roles = {slot.role for slot in form.slots if slot.text.pattern.startswith("%")}
    return bool(roles - {"write"}), bool(roles - {"read"})


def _pass_through_registers(kernel: Kernel, traits: list[Trait], taken_by_callees: Mapping[str, int]) -> None:
    """Let calls take what the functions take, and let parameters of functions and results of calls lie in registers."""
    forms, tokens = kernel.forms, kernel.tokens
    calls = [index for index, known in enumerate(traits) if known.call]
    results: set[str] = set()
    for index in calls:
        name = forms[index].targets[0].bind(tokens[index]) if len(forms[index].targets) == 1 else ""
        traits[index] = replace(traits[index], temporaries=taken_by_callees.get(kernel.module.aliases.get(name, name), 0))
        results.update(slot.text.bind(tokens[index]) for slot in forms[index].slots if slot.role == "write")
    # Parameters of a kernel lie in constant memory; those of functions, and results of calls, in registers of the convention.
    if kernel.is_entry and not calls:
        return
    for index, known in enumerate(traits):
        symbols = forms[index].symbols
        if known.kind != "free" or known.space != "parameter" or not symbols:
            continue
        if not kernel.is_entry or symbols[0].bind(tokens[index]) in results:
            traits[index] = replace(known, kind="real", latency=ALU)


def _switched_off(kernel: Kernel, values: ValueGraph) -> list[int]:
    """The instructions whose guard is never true, as the text sets the predicate to a constant.

    In text order every predicate is known before it is read, but for those that a loop carries: these are phis, and unknown.
    """
    if not any(form.mnemonic == "mov" and form.immediates and "pred" in form.opcode for form in kernel.distinct_forms):
        return []
    disabled: list[int] = []
    known: dict[int, bool | None] = {}  # by value of a predicate
    for index, form in enumerate(kernel.forms):
        first, last = values.first_read[index], values.first_read[index + 1]
        read = [known.get(values.origin(value)) for value in values.read[first:last]]
        guard = read[-1] if form.guard is not None and form.flow == "next" else None
        is_off = guard is not None and guard == ("negated_guard" in form.flags)
        if is_off:
            disabled.append(index)
        for value in values.written[values.first_written[index] : values.first_written[index + 1]]:
            if kernel.registers[values.register[value]].file == "predicate":
                # what is never written stays what it was
                known[value] = (
                    known.get(values.origin(values.kept[value])) if is_off else _stated_predicate(kernel, index, read)
                )
    return disabled


def _stated_predicate(kernel: Kernel, index: int, read: Sequence[bool | None]) -> bool | None:
    """The value of the predicate an instruction writes, from what it reads; None where the text does not say it."""
    form = kernel.forms[index]
    if form.guard is not None:
        return None
    if form.mnemonic == "mov":
        if form.immediates:
            return form.immediates[0].bind(kernel.tokens[index]) not in ("0", "0x0")
        return read[0] if read else None
    return False if form.mnemonic == "and" and False in read else None
