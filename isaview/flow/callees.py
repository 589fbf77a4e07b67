"""What a call reads and writes, where the text has the function and the two keep to no calling convention.

Machine code calls functions of its own section that expect their arguments wherever the caller has them, and save nothing. So a
call reads what the function needs when it is entered, and writes what the function writes: in full where every way to its end
does, else maybe. A call of a function that the text lacks, or that calls itself, says nothing more than its own operands.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from isaview.flow.graph import flow_of
from isaview.flow.liveness import liveness_of
from isaview.model.kernel import Kernel, Module
from isaview.model.registers import BoundOperands, Register

FLAG = "registers_of_callee"
"""The flag of a call of which this holds."""
INSIDE = "registers_of_caller"
"""The flag of a function that such a call names: which registers it uses is up to the kernel around it."""


class _Effect(Struct, frozen=True):
    """The registers that a function needs when it is entered, that it may write, and that it writes on every way."""

    needs: tuple[Register, ...]
    writes: tuple[Register, ...]
    kills: tuple[Register, ...]


def with_callees(module: Module) -> None:
    """Give the calls of a module's functions the registers of what they call, before anything is made of these functions."""
    functions = {kernel.name: kernel for kernel in module.kernels}
    effects: dict[str, _Effect | None] = {}
    for kernel in module.kernels:
        if any(FLAG in form.flags for form in kernel.distinct_forms):
            _follow(kernel, functions, effects)


def _follow(start: Kernel, functions: Mapping[str, Kernel], effects: dict[str, _Effect | None]) -> None:
    """Give a function's calls their registers, those of the functions it calls first."""
    waiting = [start]
    while waiting:
        kernel = waiting[-1]
        callees = [functions[name] for name in set(_calls(kernel).values()) if name in functions]
        fresh = [callee for callee in callees if callee.name not in effects]
        for callee in callees:
            callee.flags |= {INSIDE}
        effects.setdefault(kernel.name, None)
        if fresh:
            waiting.extend(fresh)
            continue
        waiting.pop()
        if effects[kernel.name] is None:
            kernel.operands = _bound(kernel, effects)
            effects[kernel.name] = None if kernel.is_entry else _effect(kernel)


def _calls(kernel: Kernel) -> dict[int, str]:
    """Call → the function it names, where that is known."""
    return {
        index: form.targets[0].bind(kernel.tokens[index])
        for index, form in enumerate(kernel.forms)
        if FLAG in form.flags and len(form.targets) == 1
    }


def _bound(kernel: Kernel, effects: Mapping[str, _Effect | None]) -> BoundOperands:
    """A function's operands with those of what it calls."""
    calls = {index: effect for index, name in _calls(kernel).items() if (effect := effects.get(name)) is not None}
    if not calls:
        return kernel.operands
    known = kernel.operands
    registers = list(known.registers)
    number = {register.name: position for position, register in enumerate(registers)}

    def numbers(callee_registers: Iterable[Register]) -> tuple[int, ...]:
        for register in callee_registers:
            if register.name not in number:
                number[register.name] = len(registers)
                registers.append(register)
        return tuple(number[register.name] for register in callee_registers)

    reads, writes, kills = list(known.reads), list(known.writes), list(known.kills)
    for index, effect in calls.items():
        reads[index] = tuple(dict.fromkeys((*reads[index], *numbers(effect.needs))))
        kills[index] = tuple(dict.fromkeys((*kills[index], *numbers(effect.kills))))
        writes[index] = tuple(dict.fromkeys((*kills[index], *writes[index], *numbers(effect.writes))))
    return replace(known, reads=reads, writes=writes, kills=kills, registers=tuple(registers))


def _effect(kernel: Kernel) -> _Effect:
    """What a function does to registers, seen from a call."""
    flow, operands = flow_of(kernel), kernel.operands

    def of_numbers(numbers: Iterable[int]) -> tuple[Register, ...]:
        return tuple(kernel.registers[number] for number in sorted(set(numbers)))

    ends = [block.index for block in flow.blocks if block.last > block.first and kernel.forms[block.last - 1].flow == "return"]
    always = [set(flow.dominating(block)) for block in ends if block in set(flow.preorder)]
    on_every_way = flow.inside(sorted(set.intersection(*always))) if always else []
    return _Effect(
        of_numbers(liveness_of(kernel).live_in(0)),
        of_numbers(number for numbers in operands.writes for number in numbers),
        of_numbers(number for index in on_every_way for number in operands.kills[index]),
    )
