"""Reports with all that analyses know, what only other analyses of the same run look at included: a report leaves that out."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from isaview.reports import report as reports
from isaview.reports.report import Analysed, Report


def report(given: Any, **asked: Any) -> Report:
    """`isaview.report` with whole results."""
    kernels: list[Analysed] = []
    made = reports.report(given, analysed=kernels, **asked)
    whole = iter(kernels)
    modules = []
    for module in made.inputs:
        pairs = [(kernel, next(whole).analyses.done) for kernel in module.kernels]
        own = (replace(kernel, results={name: done[name] for name in kernel.results}) for kernel, done in pairs)
        modules.append(replace(module, kernels=tuple(own)))
    return replace(made, inputs=tuple(modules))
