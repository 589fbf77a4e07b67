"""The registers of a text for debugging: a compiler leaves it as it stands, so every live register of the text has its own.

Every call in it keeps to the calling convention, and slow operations are calls as well. Measured on functions and kernels of
`nvcc -G` for six targets.
"""

from __future__ import annotations

from msgspec import Struct

from isaview.analysis.registers.ptxas.calls import LEAST, RESERVED, last, overwritten, preserved_registers
from isaview.analysis.registers.ptxas.traits import trait
from isaview.flow.graph import flow_of
from isaview.flow.liveness import liveness_of
from isaview.model.kernel import Kernel, reachable_functions

OVERHEAD = 6  # registers
"""Given on top of the most registers alive and the gaps between pairs."""
GAPS = 7  # registers
"""Of so many, a register is lost to pairs that must stand aligned."""
ACROSS_CALLS = 4  # registers
"""Live across calls on top of those of the text."""
PASSED = 2  # registers
"""What a function which calls nothing has on top of those of the text."""
HELPERS = {("div", "f64"): 45, ("div", "64"): 36, ("rem", "64"): 36}
"""What the functions need that slow operations call, by operation and type; all others need `LEAST`."""


class Alive(Struct, frozen=True):
    """Registers of a function's text: the most alive at once, and across a call (None: nothing is called).

    ``helpers`` is what the functions need that its slow operations call.
    """

    most: int
    across: int | None
    helpers: int


def is_for_debugging(kernel: Kernel) -> bool:
    """Whether the text says that it is to be debugged."""
    return "for_debugging" in kernel.module.facts


def registers(kernel: Kernel) -> tuple[int, str]:
    """The registers that a kernel for debugging is given, and why."""
    functions = kernel.module.by_name
    called = [functions[name] for name in reachable_functions(kernel.module, kernel.name)[1:] if name in functions]
    bodies = [(body, alive(body)) for body in (kernel, *called)]
    largest, peak = max(bodies, key=lambda pair: own_registers(*pair))
    text = "it" if largest is kernel else f"{largest.name}, which it calls,"
    why = f"the text is for debugging and hardly optimised: {peak.most} registers of {text} live at once"
    return own_registers(largest, peak), why if peak.across is None else f"{why}, {peak.across} of them across a call"


def own_registers(kernel: Kernel, alive: Alive) -> int:
    """The registers that a kernel or function takes itself."""
    plain = alive.most + alive.most // GAPS + OVERHEAD
    if alive.across is not None:
        return max(plain, alive.helpers, LEAST, RESERVED + last(preserved_registers(), alive.across + ACROSS_CALLS))
    return plain if kernel.is_entry else max(LEAST, RESERVED + last(overwritten(), alive.most + PASSED))


def alive(kernel: Kernel) -> Alive:
    """The registers of a function's text that are alive at once and across its calls."""
    peak = liveness_of(kernel).peak("vector") if len(kernel) else None
    most, across, helpers = peak[0] if peak else 0, None, 0
    traits = {form: trait(form) for form in kernel.distinct_forms}
    slow = {form for form, cost in traits.items() if cost.call or cost.divides or cost.temporaries}
    words = [register.words if register.file == "vector" else 0 for register in kernel.registers]
    operands = kernel.operands
    for block in flow_of(kernel).blocks:
        if slow.isdisjoint(kernel.forms[block.first : block.last]):
            continue
        live = set(liveness_of(kernel).live_out[block.index])
        for index in range(block.last - 1, block.first - 1, -1):
            live.difference_update(operands.kills[index])
            form = kernel.forms[index]
            if form in slow:
                passing = sum(words[number] for number in live)
                if traits[form].call or traits[form].divides:
                    across, helpers = max(across or 0, passing), max(helpers, helper(form.opcode))
                else:
                    most = max(most, passing + traits[form].temporaries)
            live.update(operands.reads[index])
    return Alive(most, across, helpers)


def helper(opcode: str) -> int:
    """The registers that the function needs which an operation calls."""
    words = opcode.split(".")
    kind = words[-1] if words[-1][0] == "f" else words[-1][1:]
    return HELPERS.get((words[0], kind), LEAST)
