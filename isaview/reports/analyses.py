"""What a report is made for, and the analyses of a kernel, each made when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.analysis.contract import Analyzer, Context, Launch
from isaview.base import limits
from isaview.base.measure import Measure
from isaview.base.plugins import collect_offers
from isaview.gpus.hardware import Gpu, gpu_for
from isaview.model.facts import preferred_measures
from isaview.model.kernel import Kernel
from isaview.reports.budget import GIVEN_UP, Budget, loops_of
from isaview.reports.rule import Rule

if TYPE_CHECKING:
    from isaview.tools.evidence import Options
    from isaview.tools.evidence import RankedFacts as Evidence

_OF_AN_ANALYSIS = 20
"""Steps that an analysis takes for a kernel of any size; an analysis of instructions takes as many again for each loop."""


@cache
def analyzers() -> tuple[Analyzer, ...]:
    """Every analyzer, in the order of the screen."""
    return tuple(
        sorted(collect_offers("isaview.analysis.analyzers", "ANALYZER"), key=lambda analyzer: (analyzer.order, analyzer.name))
    )


@cache
def on_request() -> frozenset[str]:
    """The analyzers that run where they are asked for alone, by name."""
    return frozenset(analyzer.name for analyzer in analyzers() if analyzer.on_request)


class ReportRequest(Struct, frozen=True):
    """What a report is made for: the same for all its kernels."""

    gpus: tuple[Gpu, ...]
    launch: Launch
    options: Options | None
    rules: tuple[Rule, ...]
    figures_only: bool
    asked: frozenset[str]
    by_name: bool
    strict: bool
    only: frozenset[str] | None = None
    """The analyses to run, and no others; None for all."""

    @property
    def is_kept(self) -> bool:
        """Whether results may be kept for other runs, and taken from earlier ones."""
        return self.options is not None and self.options.use_cache and not self.strict and self.only is None


class Analyses(Struct, dict=True):
    """A kernel's analyses on a GPU: each runs once, when it or another that needs it is asked for."""

    kernel: Kernel
    gpu: Gpu | None
    request: ReportRequest
    evidence: Evidence | None
    budget: Budget
    left_out: str = ""
    """Why nothing is made of the kernel's instructions, "" where something is."""
    lines: Sequence[str] = ()
    """The kernel's text, where an analysis that needs it is asked for."""
    done: dict[str, Any] = field(default_factory=dict)
    running: list[str] = field(default_factory=list)

    @property
    def analyzers(self) -> tuple[Analyzer, ...]:
        """The analyzers that look at kernels of this language, and are asked for where they have to be."""
        level, unasked = self.kernel.module.level, on_request() - self.request.asked
        return tuple(analyzer for analyzer in analyzers() if level in analyzer.levels and analyzer.name not in unasked)

    def skip_reasons(self) -> dict[str, str]:
        """The analyses that are not run, each with the reason."""
        unlisted = self.kernel.module.unlisted
        if self.left_out:
            return dict.fromkeys([analyzer.name for analyzer in self.analyzers], self.left_out)
        if unlisted:
            return {analyzer.name: f"{GIVEN_UP}: {unlisted}" for analyzer in self.analyzers if not analyzer.of_facts}
        return self.budget.skip_reasons(self.kernel, self.analyzers, self.request.asked)

    def need(self, name: str) -> Any:
        """The result of the analyzer of that name.

        Raises:
            LookupError: there is no such analyzer, or it needs itself.
        """
        if name in self.done:
            return self.done[name]
        analyzer = next((analyzer for analyzer in self.analyzers if analyzer.name == name), None)
        # an analysis that needs itself would never end
        if name in self.running or analyzer is None:
            raise LookupError(f"no analyzer {name!r} can be had here; running: {', '.join(self.running) or 'none'}")
        self.running.append(name)
        is_large = analyzer.most_instructions is not None
        # the budget counts steps, not seconds: the same file gives the same report on every machine
        limits.spend(_OF_AN_ANALYSIS + (len(self.kernel) + _OF_AN_ANALYSIS * loops_of(self.kernel) if is_large else 0))
        try:
            self.done[name] = analyzer.analyze(self.context())
        finally:
            self.running.pop()
        return self.done[name]

    def context(self) -> Context:
        """What an analyzer sees of this kernel on this GPU."""
        launch, gpus = self.request.launch, self.request.gpus
        kernel, gpu = self.kernel, self.gpu
        return Context(kernel, kernel.module, gpu, launch, self.stated, self.need, gpus, self._context_on, self.lines)

    def _context_on(self, gpu: Gpu) -> Context:
        return replace(self, gpu=gpu, done={}, running=[]).context()

    @cached_property
    def stated(self) -> Mapping[str, Measure]:
        """What the dump, tools and files state for this GPU, the most trusted place first, else what is counted in the dump."""
        if self.evidence is None:
            return self.kernel.stated
        facts = self.evidence.facts_of(self.kernel.name, self.gpu.target if self.gpu is not None else self.kernel.module.target)
        return preferred_measures(self.kernel, facts)


def only_gpu(kernel: Kernel, evidence: Evidence | None) -> Gpu | None:
    """The GPU that files lying with the dump name for a kernel, where the dump itself names none; else None."""
    if evidence is None or gpu_for(kernel.module.target) is not None:
        return None
    rows = [gpu_for(fact.target) for fact in evidence.facts.get(kernel.name, ()) if fact.target is not None]
    # files for two GPUs next to one text: it is portable, and no GPU is its own
    return rows[0] if len({row.target for row in rows if row is not None}) == 1 else None
