"""isaview reads PTX, AMDGCN and LLVM IR text and says what a kernel needs.

    modules = isaview.read("kernel.ptx")
    report = isaview.report(modules)
    for kernel in report.kernels:
        print(kernel.demangled, kernel.instructions, kernel.mix.classes.get("matrix", 0))

Names are imported when they are first asked for, so that importing the package costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from isaview import version

if TYPE_CHECKING:
    from isaview.inputs.reading import Reading, read
    from isaview.inputs.sources import Refusal
    from isaview.measure import Measure
    from isaview.model import Instruction, Kernel, Module, Register
    from isaview.reporting import KernelReport, ModuleReport, Report, report
    from isaview.serial import to_json

__version__ = version.VERSION

__all__ = [
    "Instruction",
    "Kernel",
    "KernelReport",
    "Measure",
    "Module",
    "ModuleReport",
    "Reading",
    "Refusal",
    "Register",
    "Report",
    "__version__",
    "read",
    "report",
    "to_json",
]

_HOMES = {
    "Instruction": "model",
    "Kernel": "model",
    "KernelReport": "reporting",
    "Measure": "measure",
    "Module": "model",
    "ModuleReport": "reporting",
    "Reading": "inputs.reading",
    "Refusal": "inputs.sources",
    "Register": "model",
    "Report": "reporting",
    "read": "inputs.reading",
    "report": "reporting",
    "to_json": "serial",
}


def __getattr__(name: str) -> Any:
    """A public name, imported from its module the first time.

    Raises:
        AttributeError: the package has no such name.
    """
    if name not in _HOMES:
        raise AttributeError(f"module 'isaview' has no attribute {name!r}")
    value = getattr(import_module(f"isaview.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
