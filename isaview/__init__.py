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
    from isaview.analysis.contract import Launch
    from isaview.base.measure import Measure, UnknownMeasureError
    from isaview.compare.difference import Difference
    from isaview.gpus.hardware import Gpu, UnknownGpuError
    from isaview.inputs.load import Reading
    from isaview.inputs.sources import Refusal
    from isaview.model.kernel import Instruction, Kernel, Module
    from isaview.model.registers import Register
    from isaview.reports.report import KernelReport, ModuleReport, Report, report
    from isaview.reports.rule import Finding
    from isaview.reports.serial import to_json
    from isaview.serve.comparing import diff
    from isaview.tools.compiled import read
    from isaview.tools.evidence import Options

__version__ = version.VERSION

__all__ = [
    "Difference",
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
    "diff",
    "read",
    "report",
    "to_json",
]

_HOMES = {
    "Difference": "compare.difference",
    "Finding": "reports.rule",
    "Gpu": "gpus.hardware",
    "Launch": "analysis.contract",
    "Options": "tools.evidence",
    "UnknownGpuError": "gpus.hardware",
    "UnknownMeasureError": "base.measure",
    "Instruction": "model.kernel",
    "Kernel": "model.kernel",
    "KernelReport": "reports.report",
    "Measure": "base.measure",
    "Module": "model.kernel",
    "ModuleReport": "reports.report",
    "Reading": "inputs.load",
    "Refusal": "inputs.sources",
    "Register": "model.registers",
    "Report": "reports.report",
    "diff": "serve.comparing",
    "read": "tools.compiled",
    "report": "reports.report",
    "to_json": "reports.serial",
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
