"""The report: every analyzer's result for every kernel, as one frozen value that all formats are made from."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field
from msgspec.structs import astuple, replace

from isaview.analysis.contract import Analyzer, Context, Launch
from isaview.base.measure import Measure, counted
from isaview.base.metrics import METRICS
from isaview.base.plugins import offered
from isaview.base.text import safe, selected, the_one
from isaview.base.words import Words, words_for
from isaview.inputs.sources import Refusal
from isaview.model.kernel import Diagnostic, Kernel, Module
from isaview.reports.results import Results
from isaview.reports.rule import AbsentError, Finding, Rule, View, chosen, findings
from isaview.version import VERSION

if TYPE_CHECKING:
    from isaview.gpus.hardware import Gpu
    from isaview.tools.evidence import Found, Options

SCHEMA = "isaview/report"
FORMAT_VERSION = "1.0"

_ABOUT_READING = frozenset(("unread_statements", "unread_percent"))
_METRIC_PLACE = {metric.name: place for place, metric in enumerate(METRICS)}


class Failure(Struct, frozen=True):
    """An analyzer or rule that broke on a kernel: a bug of isaview's, told instead of hidden; its values are missing, not 0."""

    analyzer: str
    message: str


class KernelReport(Struct, Results, frozen=True, dict=True):
    """One kernel or device function with the analyzers' results.

    ``results`` maps an analyzer's name to its result; a failed analyzer is in ``failures`` instead. ``findings`` are what the
    rules found, None where none was asked. ``unread`` counts the statements of its body that were not understood. ``kernel`` is
    the model it was made from, where that was kept.
    """

    name: str
    demangled: str
    identity: str
    is_entry: bool
    line: int
    complete: bool
    instructions: int
    stated: Mapping[str, Measure]
    results: Mapping[str, Any]
    findings: tuple[Finding, ...] | None = None
    unread: int = 0
    failures: tuple[Failure, ...] = ()
    left_out: Mapping[str, str] = field(default_factory=dict)
    kernel: Kernel | None = None

    def __eq__(self, other: object) -> bool:
        """Whether it says the same; from which model is no part of that."""
        return isinstance(other, KernelReport) and astuple(self)[:-1] == astuple(other)[:-1]

    def __ne__(self, other: object) -> bool:
        return not self == other

    @cached_property
    def measures(self) -> Mapping[str, Measure]:
        """Every figure of the kernel by its name in the metric table: what is stated, counted and what analyzers add."""
        because = "statements of the text" if self.complete else "statements that could be read: a lower bound"
        measures = {"instructions": counted(self.instructions, "instructions", because), **self.stated}
        if not self.complete:
            because = "statements of this kernel that were not understood"
            measures["unread_statements"] = counted(self.unread, "statements", because)
        for analyzer in analyzers():
            if analyzer.name in self.results:
                measures.update(analyzer.measures(self.results[analyzer.name]))
        if self.findings is not None:
            measures["findings"] = counted(len(self.findings), "findings", "what the rules found in the text")
        if self.complete:
            return measures
        return {name: one if name in self.stated else _lower_bound(name, one) for name, one in measures.items()}


def _lower_bound(name: str, measure: Measure) -> Measure:
    """What was counted of a kernel that was not read whole, saying so."""
    if measure.origin != "counted" or name in _ABOUT_READING or "lower bound" in measure.because:
        return measure
    return replace(measure, because=f"{measure.because}; statements of this kernel could not be read: a lower bound")


class ModuleReport(Struct, frozen=True):
    """One module of an input and its kernels; ``notes`` are what other tools and files had to say beside their figures."""

    path: str
    part: str
    line: int
    dialect: str
    title: str
    target: str | None
    wave_size: int | None
    statements_total: int
    statements_read: int
    diagnostics: tuple[Diagnostic, ...]
    diagnostic_count: int
    kernels: tuple[KernelReport, ...]
    words: Words
    notes: tuple[str, ...] = ()

    @property
    def unread_percent(self) -> float:
        """The share of statements that could not be read, from 0 to 100."""
        if not self.statements_total:
            return 0.0
        return 100.0 * (self.statements_total - self.statements_read) / self.statements_total


class Report(Struct, frozen=True):
    """What isaview found: one element of ``inputs`` per module, and what was refused."""

    inputs: tuple[ModuleReport, ...]
    refused: tuple[Refusal, ...] = ()
    version: str = VERSION

    @property
    def kernels(self) -> tuple[KernelReport, ...]:
        """All kernels and device functions, in the order read."""
        return tuple(kernel for module in self.inputs for kernel in module.kernels)

    def select(self, pattern: str) -> tuple[KernelReport, ...]:
        """The kernels that a pattern means, see `isaview.base.text.selects`: ``report.select("attn*")``; maybe none."""
        return selected(self.kernels, pattern)

    def kernel(self, pattern: str) -> KernelReport:
        """The one kernel that a name or pattern means.

        Raises:
            LookupError: none or several are meant; the message names those there are, and what could not be read.
        """
        lost = "; ".join(f"{refusal.path}: {refusal.message}" for refusal in self.refused)
        return the_one(self.kernels, pattern, lost)

    @property
    def failed(self) -> bool:
        """Whether an analyzer broke: a bug of isaview's."""
        return any(kernel.failures for kernel in self.kernels)


@cache
def analyzers() -> tuple[Analyzer, ...]:
    """Every analyzer, in the order of the screen."""
    return tuple(
        sorted(offered("isaview.analysis.analyzers", "ANALYZER"), key=lambda analyzer: (analyzer.order, analyzer.name))
    )


class _Run(Struct, dict=True):
    """One kernel's analyses: each analyzer runs once, when it or another that needs it is asked for."""

    kernel: Kernel
    gpu: Gpu | None
    wish: _Wish
    found: Found | None
    offered: Mapping[str, Analyzer]
    done: dict[str, Any] = field(default_factory=dict)
    running: list[str] = field(default_factory=list)

    def need(self, name: str) -> Any:
        """The result of the analyzer of that name.

        Raises:
            LookupError: there is no such analyzer, or it needs itself.
        """
        if name in self.done:
            return self.done[name]
        if name in self.running or name not in self.offered:
            raise LookupError(f"no analyzer {name!r} can be had here; running: {', '.join(self.running) or 'none'}")
        self.running.append(name)
        try:
            self.done[name] = self.offered[name].analyze(self.context())
        finally:
            self.running.pop()
        return self.done[name]

    def context(self) -> Context:
        """What an analyzer sees of this kernel on this GPU."""
        wish = self.wish
        return Context(
            self.kernel, self.kernel.module, self.gpu, wish.launch, self.stated, self.need, wish.gpus, self.elsewhere
        )

    def elsewhere(self, gpu: Gpu) -> Context:
        """What an analyzer sees of this kernel on another GPU."""
        return _Run(self.kernel, gpu, self.wish, self.found, self.offered).context()

    @cached_property
    def stated(self) -> Mapping[str, Measure]:
        """What the dump states, else what tools and files state for this GPU, else what is counted in the dump.

        Launch settings come before all else.
        """
        if self.found is None:
            return self.kernel.stated
        target = self.gpu.target if self.gpu is not None else self.kernel.module.target
        beside = self.found.of(self.kernel.name, target)
        own = {
            name: measure for name, measure in self.kernel.stated.items() if measure.origin == "stated" or name not in beside
        }
        launch = {name: one.measure for name, one in beside.items() if one.rank < 0}
        return {**{name: one.measure for name, one in beside.items()}, **own, **launch}


class _Wish(Struct, frozen=True):
    """What a report is made for: the same for all its kernels."""

    gpus: tuple[Gpu, ...]
    launch: Launch
    options: Options | None
    rules: tuple[Rule, ...]
    figures_only: bool
    asked: frozenset[str]
    strict: bool
    keep_kernels: bool


def _left_out(module: Module, wish: _Wish) -> dict[str, str]:
    """Analyzers that are not run on a module, each with the reason."""
    size = sum(len(kernel) for kernel in module.kernels)
    return {
        one.name: f"the module has {size:,} instructions, more than {one.most_instructions:,}: it is reckoned when asked for"
        for one in analyzers()
        if one.most_instructions is not None and size > one.most_instructions and one.name not in wish.asked
    }


def _kernel_report(kernel: Kernel, wish: _Wish, found: Found | None, left_out: Mapping[str, str]) -> KernelReport:
    table = {analyzer.name: analyzer for analyzer in analyzers()}
    run = _Run(kernel, wish.gpus[0] if wish.gpus else _told_beside(kernel, found), wish, found, table)
    failures: list[Failure] = []
    wanted = [name for name, analyzer in table.items() if not wish.figures_only or analyzer.has_figures]
    for name in (name for name in wanted if name not in left_out):
        try:
            run.need(name)
        except Exception as error:  # a broken analyzer must not take the others' results away
            if wish.strict:
                raise
            failures.append(Failure(name, safe(f"{type(error).__name__}: {error}")))
    ruled = _findings(run, wish, left_out, failures)
    stated = sorted(run.stated.items(), key=lambda item: (_METRIC_PLACE.get(item[0], len(METRICS)), item[0]))
    return KernelReport(
        name=safe(kernel.name),
        demangled=safe(kernel.demangled),
        identity=safe(kernel.identity),
        is_entry=kernel.is_entry,
        line=kernel.line,
        complete=kernel.complete,
        instructions=len(kernel),
        stated=dict(stated),
        results={name: run.done[name] for name in table if name in run.done},
        findings=ruled.told,
        unread=len(kernel.unread),
        failures=tuple(failures),
        left_out={**left_out, **ruled.left_out},
        kernel=kernel if wish.keep_kernels else None,
    )


def _told_beside(kernel: Kernel, found: Found | None) -> Gpu | None:
    """The one GPU that files beside the dump name for a kernel, where the dump itself names none; else None."""
    if found is None:
        return None
    from isaview.gpus.hardware import known

    if known(kernel.module.target) is not None:
        return None
    rows = [known(one.target) for one in found.facts.get(kernel.name, ()) if one.target is not None]
    return rows[0] if len({row.target for row in rows if row is not None}) == 1 else None


class _Ruled(Struct, frozen=True):
    """What the rules found in a kernel (None: none was asked), and those that need what it does not have, with the reason."""

    told: tuple[Finding, ...] | None
    left_out: Mapping[str, str]


def _findings(run: _Run, wish: _Wish, left_out: Mapping[str, str], failures: list[Failure]) -> _Ruled:
    """The rules' findings in a kernel; one that breaks is added to the failures."""
    if wish.rules and not words_for(run.kernel.module.dialect, run.kernel.module.target).terms:
        return _Ruled(None, {"findings": "the text names no GPU, and rules are about GPUs"})
    absent = {**left_out, **{failure.analyzer: "it failed" for failure in failures}}
    view = View(run.context(), absent)
    told: list[Finding] = []
    missing: dict[str, str] = {}
    for rule in wish.rules:
        try:
            told.extend(findings(rule, view))
        except AbsentError as why:
            missing[rule.code] = str(why)
        except Exception as error:  # a broken rule must not take the others' findings away
            if wish.strict:
                raise
            failures.append(Failure(rule.code, safe(f"{type(error).__name__}: {error}")))
    return _Ruled(tuple(told) if wish.rules else None, missing)


def _titles() -> Mapping[str, str]:
    return {dialect.name: dialect.title for dialect in offered("isaview.languages", "DIALECT", "*/dialect")}


def _facts(module: Module, options: Options | None) -> Found | None:
    if options is None:
        return None
    from isaview.tools.evidence import facts_for

    return facts_for(module, options)


def _notes(found: Found, kernels: Iterable[Kernel], chosen: Iterable[Kernel]) -> Iterator[str]:
    """What was found beside the figures, without what is about kernels that nobody asked for."""
    others = {safe(kernel.name) for kernel in kernels} - {safe(kernel.name) for kernel in chosen}
    yield from (safe(message) for message in found.messages if message.partition(": ")[0] not in others)


def _module_report(module: Module, pattern: str, wish: _Wish) -> ModuleReport:
    found = _facts(module, wish.options)
    left_out = _left_out(module, wish)
    kernels = tuple(selected(module.kernels, pattern))
    return ModuleReport(
        path=safe(module.path),
        part=safe(module.part),
        line=module.line,
        dialect=module.dialect,
        title=_titles().get(module.dialect, module.dialect),
        target=None if module.target is None else safe(module.target),
        wave_size=module.wave_size,
        statements_total=module.statements_total,
        statements_read=module.statements_read,
        diagnostics=module.diagnostics,
        diagnostic_count=module.diagnostic_count,
        kernels=tuple(_kernel_report(kernel, wish, found, left_out) for kernel in kernels),
        notes=() if found is None else tuple(_notes(found, module.kernels, kernels)),
        words=words_for(module.dialect, module.target),
    )


def report(
    modules: Iterable[Module] | str | os.PathLike[str] | bytes,
    *,
    kernel: str = "",
    gpus: Sequence[Gpu | str] = (),
    launch: Launch | None = None,
    options: Options | None = None,
    refused: Sequence[Refusal] | None = None,
    figures_only: bool = False,
    asked: Collection[str] = (),
    select: Collection[str] = (),
    ignore: Collection[str] = (),
    strict: bool = False,
    keep_kernels: bool = True,
) -> Report:
    """Every analyzer's result for every kernel of the modules.

    Args:
        modules: what `isaview.read` gives, or what it takes: a path, a folder, bytes, a text.
        kernel: only kernels whose name matches, see `isaview.base.text.selects`; "" for all.
        gpus: the GPUs that analyzers reckon with (``"H100"``), the first of them for all figures; none for the dump's own.
        launch: what is known of the launch.
        options: how to ask other tools and files for what the dump does not state; None asks none.
        refused: inputs that could not be read, passed on to the formats; None for those that ``modules`` names.
        figures_only: run only the analyzers that add figures, and only the rules of ``select``.
        asked: analyzers to run even where a module is so large that they are left out.
        select: the rules to ask, by code, beginning of a code (``ISA3``), family or name; empty for all.
        ignore: rules to leave out, by the same words.
        strict: raise what a broken analyzer raises, instead of telling it in the report.
        keep_kernels: keep the model of each kernel in its report; without, a report of many files takes little memory.

    Raises:
        UnknownGpuError: no table has a GPU of that name.
        UnknownRuleError: a word of ``select`` or ``ignore`` fits no rule.
        Exception: with ``strict``, whatever a broken analyzer or rule raises.
    """
    rules = () if figures_only and not select else chosen(select, ignore)
    given = _read(modules) if isinstance(modules, str | bytes | os.PathLike) else modules
    machines = tuple(_gpu(one) for one in gpus)
    if options is not None and machines and not options.gpus:
        options = replace(options, gpus=tuple(machine.target for machine in machines))
    wish = _Wish(machines, launch or Launch(), options, rules, figures_only, frozenset(asked), strict, keep_kernels)
    lost = getattr(given, "refused", ()) if refused is None else refused
    return Report(inputs=tuple(_module_report(module, kernel, wish) for module in given), refused=tuple(lost))


def _read(given: str | os.PathLike[str] | bytes) -> Iterable[Module]:
    from isaview.inputs.load import read

    return read(given)


def _gpu(given: Gpu | str) -> Gpu:
    from isaview.gpus.hardware import find

    return find(given) if isinstance(given, str) else given


def joined(reports: Iterable[Report]) -> Report:
    """Several reports as one, in their order."""
    found = tuple(reports)
    return Report(
        inputs=tuple(module for one in found for module in one.inputs),
        refused=tuple(refusal for one in found for refusal in one.refused),
    )
