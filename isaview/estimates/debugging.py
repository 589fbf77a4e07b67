"""Text for debugging: a compiler leaves it nearly as it stands, so every register of the text that is alive has its own.

Measured on 502 kernels of `nvcc -G` for four targets (docs/estimates/ptx-registers.md).
"""

from __future__ import annotations

from isaview.model import Kernel

FACT = "for_debugging"
"""The module's fact that says so."""
BESIDE = 6
"""What is given beside the most registers alive and the gaps between pairs."""
GAPS = 7
"""One register of so many is lost to pairs that must stand aligned."""
CALLED = 18
"""What a kernel that calls is given beside the most registers alive in it and in what it calls."""


def for_debugging(kernel: Kernel) -> bool:
    """Whether the text says that it is to be debugged."""
    return FACT in kernel.module.facts


def registers(kernel: Kernel) -> tuple[int, str]:
    """The registers that a kernel for debugging is given, and why."""
    module = kernel.module
    functions = {one.name: one for one in module.kernels}
    called = [functions[name] for name in module.reached(kernel.name)[1:] if name in functions]
    alive = max(map(_alive, (kernel, *called)))
    given = alive + CALLED if module.calls.get(kernel.name) else alive + alive // GAPS + BESIDE
    where = f"the text and {len(called)} functions it calls" if called else "the text"
    return given, f"the text is for debugging and hardly optimised: {alive} registers of {where} live at once"


def _alive(kernel: Kernel) -> int:
    """The most registers of the text alive at once."""
    peak = kernel.liveness.peak("vector") if len(kernel) else None
    return peak[0] if peak else 0
