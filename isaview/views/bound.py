"""What limits each of several kernels and their loops, as tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from isaview.base.figures import Cell, Document, Row, Section

if TYPE_CHECKING:
    from isaview.analysis.analyzers.bound import BoundReport
    from isaview.reports.report import KernelReport, ModuleReport


class JudgedKernel(Struct, frozen=True):
    """A kernel with its bound on the GPU of that ``turn``; ``earlier`` are earlier stages of its compilation."""

    kernel: KernelReport
    module: ModuleReport
    bound: BoundReport
    turn: int = 0
    earlier: tuple[JudgedKernel, ...] = ()


def kernel_titles(judged: Sequence[JudgedKernel]) -> list[str]:
    """The names of kernels, with their language where one has several."""
    languages: dict[str, set[str]] = {}
    for row in judged:
        languages.setdefault(row.kernel.title, set()).add(row.module.title)
    # A kernel in PTX and in SASS has one name: the language tells the rows apart.
    several = {title for title, names in languages.items() if len(names) > 1}
    titles = ((row.module.title, row.kernel.title) for row in judged)
    return [f"{language} of {title}" if title in several else title for language, title in titles]


def bound_document(judged: Sequence[JudgedKernel]) -> Document:
    """A table of the kernels and one of their loops."""
    # Late, for what a verdict is made of loads half of the analyses: `isaview --help` imports this module too.
    from isaview.views.analyses.bound import verdict_title

    bounds = [(title, loop.bound) for title, loop in zip(kernel_titles(judged), judged, strict=True)]
    kernels, loops = list[Row](), list[Row]()
    for title, bound in bounds:
        gpu = Cell(bound.gpu or "")
        cells = (gpu, Cell(verdict_title(bound)), Cell(bound.confidence), Cell(bound.intensity), Cell(bound.change))
        kernels.append(Row(title, cells, "; ".join(bound.reasons)))
        for loop in bound.loops:
            loops.append(
                Row(title, (gpu, Cell(loop.header), Cell(verdict_title(loop)), Cell(loop.confidence), Cell(loop.flops)))
            )
    shown = [Section("kernel", tuple(kernels), ("GPU", "bound", "confidence", "operations/B", "fix"))]
    if loops:
        shown.append(Section("loops of", tuple(loops), ("GPU", "loop", "bound", "confidence", "operations of an iteration")))
    return Document("What limits each kernel", tuple(shown))
