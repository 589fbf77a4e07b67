"""Text for debugging: a compiler leaves it nearly as it stands, so every register of the text that is alive has its own.

Every call in it keeps to the calling convention, and slow operations are calls as well. Measured on functions and kernels of
`nvcc -G` for six targets (docs/trust/registers.md).
"""

from __future__ import annotations

from msgspec import Struct

from isaview.analysis.registers.ptxas.calls import LEAST, RESERVED, last, overwritten, preserved
from isaview.analysis.registers.schedule.traits import trait
from isaview.flow.graph import flow_of
from isaview.flow.liveness import liveness_of
from isaview.model.kernel import Kernel, reached

FACT = "for_debugging"
"""The module's fact that says so."""
BESIDE = 6
"""What is given beside the most registers alive and the gaps between pairs."""
GAPS = 7
"""One register of so many is lost to pairs that must stand aligned."""
HELD = 4
"""Registers that live across calls beside those of the text."""
PASSED = 2
"""Registers that a function which calls nothing has beside those of the text."""
HELPERS = {("div", "f64"): 45, ("div", "64"): 36, ("rem", "64"): 36}
"""What the functions need that slow operations call, by operation and type; all others `LEAST`."""


class Alive(Struct, frozen=True):
    """Registers of a function's text: the most alive at once, and across a call (None: nothing is called).

    ``helpers`` is what the functions need that its slow operations call.
    """

    most: int
    across: int | None
    helpers: int


def for_debugging(kernel: Kernel) -> bool:
    """Whether the text says that it is to be debugged."""
    return FACT in kernel.module.facts


def registers(kernel: Kernel) -> tuple[int, str]:
    """The registers that a kernel for debugging is given, and why."""
    module = kernel.module
    functions = {one.name: one for one in module.kernels}
    called = [functions[name] for name in reached(module, kernel.name)[1:] if name in functions]
    found = [(one, alive(one)) for one in (kernel, *called)]
    where, its = max(found, key=lambda pair: given(*pair))
    text = "it" if where is kernel else f"{where.name}, which it calls,"
    why = f"the text is for debugging and hardly optimised: {its.most} registers of {text} live at once"
    return given(where, its), why if its.across is None else f"{why}, {its.across} of them across a call"


def given(kernel: Kernel, found: Alive) -> int:
    """The registers that a kernel or function takes itself."""
    plain = found.most + found.most // GAPS + BESIDE
    if found.across is not None:
        return max(plain, found.helpers, LEAST, RESERVED + last(preserved(), found.across + HELD))
    return plain if kernel.is_entry else max(LEAST, RESERVED + last(overwritten(), found.most + PASSED))


def alive(kernel: Kernel) -> Alive:
    """The registers of a function's text that are alive at once and across its calls."""
    peak = liveness_of(kernel).peak("vector") if len(kernel) else None
    most, across, helpers = peak[0] if peak else 0, None, 0
    slow = {form for form in kernel.distinct_forms if trait(form).call or trait(form).divides or trait(form).temporaries}
    if not slow:
        return Alive(most, None, 0)
    words = [one.words if one.file == "vector" else 0 for one in kernel.registers]
    operands = kernel.operands
    for block in flow_of(kernel).blocks:
        if slow.isdisjoint(kernel.forms[block.first : block.last]):
            continue
        live = set(liveness_of(kernel).live_out[block.index])
        for index in range(block.last - 1, block.first - 1, -1):
            live.difference_update(operands.kills[index])
            form = kernel.forms[index]
            if form in slow:
                one, beside = trait(form), sum(words[number] for number in live)
                if one.call or one.divides:
                    across = max(across or 0, beside)
                    helpers = max(helpers, helper(form.opcode))
                else:
                    most = max(most, beside + one.temporaries)
            live.update(operands.reads[index])
    return Alive(most, across, helpers)


def helper(opcode: str) -> int:
    """The registers that the function needs which an operation calls."""
    words = opcode.split(".")
    kind = words[-1] if words[-1][0] == "f" else words[-1][1:]
    return HELPERS.get((words[0], kind), LEAST)
