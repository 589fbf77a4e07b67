"""isaview reads PTX, AMDGCN and LLVM IR text and says what a kernel needs.

    modules = isaview.read("kernel.ptx")
    report = isaview.report(modules)
    for kernel in report.kernels:
        print(kernel.demangled, kernel.instructions, kernel.mix["matrix"])

Names are imported when they are first asked for, so that importing the package costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from isaview import version

if TYPE_CHECKING:
    from isaview.analysis import Launch
    from isaview.exact import Options
    from isaview.gpus.hardware import Gpu, UnknownGpuError
    from isaview.inputs.reading import Reading, read
    from isaview.inputs.sources import Refusal
    from isaview.measure import Measure, UnknownMeasureError
    from isaview.model import Instruction, Kernel, Module, Register
    from isaview.reporting import KernelReport, ModuleReport, Report, report
    from isaview.rule import Finding
    from isaview.serial import to_json

__version__ = version.VERSION

__all__ = [
    "Finding",
    "Gpu",
    "Instruction",
    "Kernel",
    "KernelReport",
    "Launch",
    "Measure",
    "Module",
    "ModuleReport",
    "Options",
    "Reading",
    "Refusal",
    "Register",
    "Report",
    "UnknownGpuError",
    "UnknownMeasureError",
    "__version__",
    "read",
    "report",
    "to_json",
]

_HOMES = {
    "Finding": "rule",
    "Gpu": "gpus.hardware",
    "Launch": "analysis",
    "Options": "exact",
    "UnknownGpuError": "gpus.hardware",
    "UnknownMeasureError": "measure",
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
