"""The budget of a file: how much is analysed of its kernels, counted in steps, so that any file has an answer in time.

A kernel's answer follows from the kernel alone as long as its file is within the budget: no file of a usual size is beyond it.
Kernels take from it in the order of the text. What a kernel took is kept with its results, so that another run takes the same.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct

from isaview.analysis.contract import Analyzer
from isaview.base import limits
from isaview.base.text import safe
from isaview.flow.graph import flow_of
from isaview.model.kernel import Kernel, Module

GIVEN_UP = "given up"
"""How a reason begins that more asking does not change."""
_OF_A_KERNEL, _OF_A_LOOP = 60, 20
"""Instructions that a kernel and a loop count for on top of their own: so much is done once for each."""
_READ_IN_A_STEP = 32
"""Characters of a text."""


class Budget(Struct):
    """What is left for the kernels of a file: ``instructions`` of which figures are made, ``steps`` of the other analyses.

    ``by_name`` says that kernels or rules were asked for, ``factor`` how many times as much named kernels may take.
    """

    by_name: bool
    factor: int
    instructions: int
    steps: int

    def why_facts_alone(self, kernel: Kernel) -> str:
        """Why nothing is made of a kernel's instructions, "" where something is: then they are taken from the budget."""
        cost = len(kernel) + _OF_A_KERNEL
        if cost <= self.instructions:
            cost += _OF_A_LOOP * loops_of(kernel)
        if cost > self.instructions:
            most = limits.FILE_INSTRUCTIONS * self.factor
            before = f", and {most - self.instructions:,} stand before it" if most > self.instructions else ""
            return self._reason(kernel, f"figures are made for {most:,} instructions of a file{before}")
        self.instructions -= cost
        return ""

    def skip_reasons(self, kernel: Kernel, analyzers: Sequence[Analyzer], asked: Collection[str]) -> dict[str, str]:
        """The analyses that a kernel is too large for, or its file, each with the reason; ``asked`` are those asked for."""
        left_out = {}
        large = [analyzer for analyzer in analyzers if analyzer.most_instructions is not None]
        for analyzer in large:
            is_asked = self.by_name or analyzer.name in asked
            most = (analyzer.most_instructions or 0) * (limits.ASKED_FACTOR if is_asked else 1)
            if len(kernel) > most:
                why = f"the kernel has {len(kernel):,} instructions, more than {most:,}"
                left_out[analyzer.name] = f"{GIVEN_UP}: {why}" if is_asked else _add_remedy(kernel, why)
            elif len(kernel) * len(large) > self.steps:
                whole = limits.FILE_STEPS * self.factor
                why = f"reading its file and the kernels before it took {whole - self.steps:,} of {whole:,} steps"
                left_out[analyzer.name] = self._reason(kernel, why)
        return left_out

    def _reason(self, kernel: Kernel, why: str) -> str:
        return _add_remedy(kernel, why) if self.factor == 1 else f"{GIVEN_UP}: {why}"


def _add_remedy(kernel: Kernel, why: str) -> str:
    return f"{why}; isaview FILE -k {safe(kernel.name)} computes it"


def loops_of(kernel: Kernel) -> int:
    """How many loops a kernel has, 0 where that is given up."""
    try:
        return len(flow_of(kernel).loops)
    except (limits.BeyondLimitError, MemoryError, RecursionError):
        return 0  # what needs them is given up by itself


def budgets(modules: Iterable[Module], *, by_name: bool, named_kernels: bool) -> Mapping[str, Budget]:
    """A budget for the kernels of each file; reading its text took steps, too."""
    factor = limits.ASKED_FACTOR if named_kernels else 1
    most = limits.FILE_INSTRUCTIONS * factor, limits.FILE_STEPS * factor
    by_path: dict[str, Budget] = {}
    for module in modules:
        of_file = by_path.setdefault(module.path, Budget(by_name, factor, *most))
        of_file.steps -= len(module.source) // _READ_IN_A_STEP
    return by_path
