"""Results: the analyses of one kernel by name, with their types, for those who write programs and tests against them.

Only the types of results stand here: nothing of ``analyzers/`` is imported when this runs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from isaview.base.measure import Measure, unavailable
from isaview.base.metrics import find

if TYPE_CHECKING:
    from isaview.analysis.analyzers.accesses import AccessReport
    from isaview.analysis.analyzers.bound import BoundReport
    from isaview.analysis.analyzers.copies import Copies
    from isaview.analysis.analyzers.loops import LoopReport
    from isaview.analysis.analyzers.mix import Mix
    from isaview.analysis.analyzers.occupancy import OccupancyReport
    from isaview.analysis.analyzers.private import Private
    from isaview.analysis.analyzers.registers import Registers
    from isaview.analysis.analyzers.waits import WaitsReport
    from isaview.analysis.analyzers.work import WorkReport


class Results:
    """The results of a kernel's analyses by name.

    Each raises AttributeError, with the reason, where the analysis gave none: it was left out of a large module, or failed.
    """

    if TYPE_CHECKING:

        @property
        def name(self) -> str:
            """The kernel's."""

        @property
        def results(self) -> Mapping[str, Any]:
            """By the analyzer's name."""

        @property
        def left_out(self) -> Mapping[str, str]:
            """Analyzer → why it was not asked."""

        @property
        def failures(self) -> tuple[Any, ...]:
            """The analyzers that broke."""

        @property
        def measures(self) -> Mapping[str, Measure]:
            """By the name of the metric table."""

    @property
    def registers(self) -> Registers:
        """32-bit registers: ``allocated`` and ``peak_live`` by file, and ``peak``, the place where most are alive.

        Files are ``vector`` and ``accumulator`` (of a lane), ``scalar`` (of a wave), ``predicate``, ``value`` (LLVM IR).
        ``total`` is what occupancy counts.
        """
        found: Registers = self._result("registers")
        return found

    @property
    def occupancy(self) -> OccupancyReport:
        """Waves per SIMD (AMD) or warps per SM (NVIDIA), ``groups`` a unit, ``percent``, ``limited_by``, ``next_step``."""
        found: OccupancyReport = self._result("occupancy")
        return found

    @property
    def mix(self) -> Mix:
        """Instructions by class (``mix["matrix"]``) and opcode, and bytes a lane by memory space and kind of access."""
        found: Mix = self._result("mix")
        return found

    @property
    def loops(self) -> tuple[LoopReport, ...]:
        """The loops, outer before inner, each with its instructions by class (``loops[0].mix["matrix"]``)."""
        found: tuple[LoopReport, ...] = self._result("loops")
        return found

    @property
    def work(self) -> WorkReport:
        """Operations and bytes of one wave, of the kernel and of an iteration of each loop."""
        found: WorkReport = self._result("work")
        return found

    @property
    def accesses(self) -> tuple[AccessReport, ...]:
        """Every access to global and shared memory: stride in bytes between lanes, pattern, sectors of 32 B a request."""
        found: tuple[AccessReport, ...] = self._result("accesses")
        return found

    @property
    def bound(self) -> BoundReport:
        """What limits the kernel on its GPU: ``verdict``, ``level`` or ``pipe``, ``intensity`` in operations a byte."""
        found: BoundReport = self._result("bound")
        return found

    @property
    def waits(self) -> WaitsReport | None:
        """What waits for what, in instructions between a load and its wait or first use; None where nothing waits."""
        found: WaitsReport | None = self._result("waits")
        return found

    @property
    def copies(self) -> Copies:
        """Moves between vector and accumulation registers, in instructions."""
        found: Copies = self._result("copies")
        return found

    @property
    def private(self) -> Private:
        """Private memory of a lane, in bytes, and what it holds."""
        found: Private = self._result("private")
        return found

    @property
    def by_gpu(self) -> tuple[OccupancyReport, ...]:
        """The occupancy on each of the GPUs that were named; empty where at most one was."""
        found: tuple[OccupancyReport, ...] = self._result("by_gpu")
        return found

    def measure(self, name: str) -> Measure:
        """One figure by its name in the metric table or an alias of it: ``measure("vgprs")``; the unit is the table's.

        A figure that the kernel does not have is unavailable, and says so when it is compared.

        Raises:
            KeyError: no metric has that name; the message offers the nearest.
        """
        metric = find(name)
        found = self.measures.get(metric.name)
        return found or unavailable(metric.unit, "neither the dump nor an analysis says it of this kernel")

    def _result(self, name: str) -> Any:
        """An analyzer's result.

        Raises:
            AttributeError: it gave none; the message says why.
        """
        if name in self.results:
            return self.results[name]
        raise AttributeError(_reason(name, self))

    def __getattr__(self, name: str) -> Any:
        """The result of any other analyzer by its name: ``kernel.copies``.

        Raises:
            AttributeError: no analyzer of that name gave a result; the message says why.
        """
        return self._result(name)


def _reason(name: str, kernel: Results) -> str:
    """Why a kernel has no result of that name."""
    left_out = kernel.left_out.get(name)
    if left_out:
        return f"{name} of {kernel.name} was left out: {left_out}; isaview.report(…, asked=[{name!r}])"
    failure = next((one.message for one in kernel.failures if one.analyzer == name), None)
    if failure:
        return f"{name} of {kernel.name} failed, which is a bug in isaview: {failure}"
    return f"a kernel report has no {name!r}; it has {', '.join(sorted(kernel.results)) or 'no results'}"
