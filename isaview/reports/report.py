"""The report: every analyzer's result for every kernel, as a frozen value that all formats are made from."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.analysis.contract import Launch
from isaview.analysis.tally import source_of
from isaview.base.measure import Measure, unavailable
from isaview.base.metrics import METRICS, find
from isaview.base.plugins import Shown
from isaview.base.short_names import short_names
from isaview.base.text import safe, select_kernels, the_one
from isaview.base.words import Words, words_for
from isaview.gpus import hardware
from isaview.gpus.hardware import Gpu
from isaview.inputs.compilations import HELD, of_one_compilation, settings_of
from isaview.inputs.load import Reading
from isaview.inputs.sources import Refusal, dialects
from isaview.model.kernel import Diagnostic, Kernel, Module
from isaview.reports.analyses import Analyses, ReportRequest, analyzers
from isaview.reports.budget import GIVEN_UP, Budget, budgets
from isaview.reports.made import analyses_of, results_of
from isaview.reports.offsets import Steps, name_offsets, place, steps_of
from isaview.reports.results import Failure, Results, as_lower_bound, findings_measure, size_measures, why_missing
from isaview.reports.rule import FAMILIES, Finding, choose_rules
from isaview.tools.companions import stage_of
from isaview.version import VERSION

if TYPE_CHECKING:
    from isaview.tools.evidence import Options

SCHEMA = "isaview/report"
FORMAT_VERSION = "1.1"

_FIRST_INSTRUCTIONS = 64
"""Among so many of a kernel the first source position is looked for."""
_METRIC_PLACE = {metric.name: place for place, metric in enumerate(METRICS)}


class KernelReport(Struct, Results, Shown, frozen=True, dict=True):
    """One kernel or device function with the analyzers' results, which are its attributes by name as well.

    ``results`` maps an analyzer's name to its result; a failed analyzer is in ``failures`` instead, what was not asked is
    in ``left_out`` with the reason. ``instructions`` is None where nothing lists them: ``unlisted`` says why. ``findings`` are
    those of the rules, None where no rule was asked. ``unread`` counts the statements of its body that were not understood.
    ``short_name`` is its own name with what tells it from the others of a table, ``label`` distinguishes it from others of its
    name, in full and in short. ``source`` is the first source position that its instructions name, ``steps`` where lines
    stand of a text out of a binary, None for a file's. ``figures`` stand in place of those that follow from the results,
    where a report was read from a file, or a table or a gate looks at others.
    """

    name: str
    demangled: str
    identity: str
    is_entry: bool
    line: int
    complete: bool
    instructions: int | None
    stated: Mapping[str, Measure]
    results: Mapping[str, Any]
    findings: tuple[Finding, ...] | None = None
    unread: int = 0
    failures: tuple[Failure, ...] = ()
    unlisted: str = ""
    left_out: Mapping[str, str] = field(default_factory=dict)
    label: tuple[str, str] = ("", "")
    short_name: str = ""
    source: str | None = None
    steps: tuple[Steps, ...] | None = None
    figures: Mapping[str, Measure] | None = None
    __repr__ = Shown.__repr__

    @cached_property
    def measures(self) -> Mapping[str, Measure]:
        """Every figure of the kernel by its name in the metric table: what is stated, counted and what analyzers add."""
        if self.figures is not None:
            return self.figures
        measures = {**size_measures(self.instructions, self.unlisted, self.unread), **self.stated}
        for analyzer in analyzers():
            if analyzer.name in self.results:
                measures.update(analyzer.measures(self.results[analyzer.name]))
        if self.findings is not None:
            conditional = sum(finding.condition is not None for finding in self.findings)
            measures["findings"] = findings_measure(len(self.findings) - conditional, self.unasked_rules)
            measures["conditional_findings"] = findings_measure(conditional, self.unasked_rules)
        if self.complete:
            return measures
        return {name: measure if name in self.stated else as_lower_bound(name, measure) for name, measure in measures.items()}

    def measure(self, name: str) -> Measure:
        """One figure by its name in the metric table or an alias of it: ``measure("vgprs")``; the unit is the table's.

        A figure that the kernel does not have is unavailable, and says so when it is compared.

        Raises:
            KeyError: no metric has that name; the message offers the nearest.
        """
        metric = find(name)
        why = self.why_missing or "neither the dump nor an analysis says it of this kernel"
        return self.measures.get(metric.name) or unavailable(metric.unit, why)

    @property
    def title(self) -> str:
        """Its name with what distinguishes it."""
        return f"{self.demangled} {self.label[0]}".rstrip()

    @property
    def short_titles(self) -> tuple[str, str]:
        """Its short name with what distinguishes it in full, and in short."""
        full, short = (f"{self.short_name} {label}".rstrip() for label in self.label)
        return full, short

    def place(self, line: int) -> str:
        """A line of its text as people find it: ``line 12``, ``+0x1f0`` in what a binary holds."""
        return place(line, self.line, self.steps)

    def offset(self, line: int) -> str | None:
        """Where a line stands that is in no file: ``+0x1f0``; "" for its first and without addresses; None for a file's."""
        if self.steps is None:
            return None
        return self.place(line) if self.steps and line != self.line else ""

    def name_offsets(self, text: str) -> str:
        """A sentence with offsets in place of lines that are in no file."""
        return name_offsets(text, self.line, self.steps)

    @property
    def start(self) -> str:
        """Where its text begins: its line, or a source position where the text is in no file; "" without one."""
        return (self.source or "") if self.steps else f"line {self.line:,}"

    @property
    def why_missing(self) -> str:
        """Why figures of the kernel were not made, "" where they were."""
        figures = (self.left_out.get(analyzer.name, "") for analyzer in analyzers() if analyzer.has_figures)
        given_up = (why for why in self.left_out.values() if why.startswith(GIVEN_UP))
        return next(given_up, "") or next(filter(None, figures), "")

    @property
    def unasked_rules(self) -> Mapping[str, str]:
        """The rules that could not be asked of this kernel, by code, each with the reason."""
        broken = {failure.analyzer: failure.message for failure in self.failures}
        return {code: why for code, why in {**self.left_out, **broken}.items() if code[:4] in FAMILIES}

    def __getattr__(self, name: str) -> Any:
        """The result of the analyzer of that name: ``kernel.copies``.

        Raises:
            AttributeError: no analyzer of that name gave a result; the message says why.
        """
        if name in self.results:
            return self.results[name]
        raise AttributeError(why_missing(self.name, name, self.results, self.left_out, self.failures))


class ModuleReport(Struct, frozen=True):
    """One module of an input and its kernels; ``notes`` are what other tools and files had to say apart from their figures.

    ``stage`` is 0 for what runs, and more the further a compiler has still to go; ``source_lines`` the text of positions,
    ``settings`` how it was compiled.
    """

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
    stage: int = 0
    source_lines: Mapping[str, str] = field(default_factory=dict)
    settings: Mapping[str, str] = field(default_factory=dict)

    @property
    def unread_percent(self) -> float:
        """The share of statements that could not be read, from 0 to 100."""
        return 100.0 * (self.statements_total - self.statements_read) / max(self.statements_total, 1)


class Report(Struct, Shown, frozen=True):
    """What isaview says: an element of ``inputs`` for each module, and what was refused.

    ``sources`` are lines of the source files that listings name, where these may be shown.
    """

    inputs: tuple[ModuleReport, ...]
    refused: tuple[Refusal, ...] = ()
    version: str = VERSION
    sources: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    __repr__ = Shown.__repr__

    @property
    def kernels(self) -> tuple[KernelReport, ...]:
        """All kernels and device functions, in the order read."""
        return tuple(kernel for module in self.inputs for kernel in module.kernels)

    def select(self, pattern: str) -> tuple[KernelReport, ...]:
        """The kernels that a pattern means, see `isaview.base.text.selects`: ``report.select("attn*")``; maybe none."""
        return select_kernels(self.kernels, pattern)

    def kernel(self, pattern: str) -> KernelReport:
        """The one kernel that a name or pattern means.

        Raises:
            LookupError: none or several are meant; the message names those there are, and what could not be read.
        """
        lost = "; ".join(f"{refusal.path}: {refusal.message}" for refusal in self.refused)
        return the_one(self._last_stages, pattern, lost)

    @property
    def _last_stages(self) -> tuple[KernelReport, ...]:
        """All kernels; of what a program held of one compilation those that run, without their earlier stages."""
        last: dict[tuple[str, str], int] = {}
        held = [(module, kernel) for module in self.inputs for kernel in module.kernels if module.path.startswith(HELD)]
        for module, kernel in sorted(held, key=lambda pair: (bool(pair[1].unlisted), pair[0].stage)):
            last.setdefault((of_one_compilation(module.path)[1], kernel.name), id(kernel))
        earlier = {id(kernel) for _, kernel in held} - {*last.values()}
        return tuple(kernel for kernel in self.kernels if id(kernel) not in earlier)

    @property
    def has_failed(self) -> bool:
        """Whether an analyzer broke: a bug of isaview's."""
        return any(kernel.failures for kernel in self.kernels)


class Analysed(Struct, frozen=True):
    """A kernel as it was read, and its analyses, with which a comparison goes on."""

    kernel: Kernel
    analyses: Analyses


def kernel_report(analyses: Analyses) -> KernelReport:
    """The report of a kernel from the analyses of its excerpt, without a short name."""
    kernel = analyses.kernel
    results, failures = results_of(analyses)
    sources = (source_of(kernel, index) for index in range(min(len(kernel), _FIRST_INSTRUCTIONS)))
    stated = sorted(analyses.stated, key=lambda name: (_METRIC_PLACE.get(name, len(METRICS)), name))
    return KernelReport(
        name=safe(kernel.name),
        demangled=safe(kernel.demangled),
        identity=safe(kernel.identity),
        is_entry=kernel.is_entry,
        line=kernel.line,
        complete=kernel.complete,
        instructions=None if kernel.module.unlisted else len(kernel),
        unlisted=kernel.module.unlisted,
        stated={name: analyses.stated[name] for name in stated},
        results=results.results,
        findings=results.findings,
        unread=len(kernel.unread),
        failures=failures,
        left_out=results.left_out,
        source=next(filter(None, sources), None),
        steps=steps_of(kernel, kernel.line),
    )


def _module_report(
    module: Module, pattern: str, request: ReportRequest, budget: Budget, analysed: list[Analysed] | None
) -> ModuleReport:
    """The report of a module; its kernels' analyses are added to ``analysed``."""
    evidence = None
    if request.options is not None:
        from isaview.tools.evidence import facts_for

        evidence = facts_for(module, request.options)
    kernels = select_kernels(module.kernels, pattern) if pattern else module.standing
    unasked = {safe(kernel.name) for kernel in module.kernels} - {safe(kernel.name) for kernel in kernels}
    messages = () if evidence is None else evidence.messages
    titles = {dialect.name: dialect.title for dialect in dialects()}
    reports = []
    for kernel in kernels:
        analyses = analyses_of(kernel, request, evidence, budget)
        reports.append(kernel_report(analyses))
        if analysed is not None:
            analysed.append(Analysed(kernel, analyses))
    return ModuleReport(
        path=safe(module.path),
        part=safe(module.part),
        line=module.line,
        dialect=module.dialect,
        title=titles.get(module.dialect, module.dialect),
        target=None if module.target is None else safe(module.target),
        wave_size=module.wave_size,
        statements_total=module.statements_total,
        statements_read=module.statements_read,
        diagnostics=module.diagnostics,
        diagnostic_count=module.diagnostic_count,
        kernels=tuple(reports),
        notes=tuple(safe(message) for message in messages if message.partition(": ")[0] not in unasked),
        words=words_for(module.dialect, module.target),
        stage=stage_of(module.dialect),
        settings=settings_of(module.path) if request.options is not None and request.options.sidecars else {},
    )


def report(
    modules: Iterable[Module] | str | os.PathLike[str] | bytes | object,
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
    only: Collection[str] | None = None,
    strict: bool = False,
    analysed: list[Analysed] | None = None,
) -> Report:
    """Every analyzer's result for every kernel of the modules.

    Args:
        modules: what `isaview.read` gives, or what it takes: a path, bytes, a text, a compiled kernel, a list of these.
        kernel: only kernels whose name matches, see `isaview.base.text.selects`; "" for all.
        gpus: the GPUs that analyzers compute for (``"H100"``), the first of them for all figures; none for the dump's own.
        launch: what is known of the launch.
        options: how to ask other tools and files for what the dump does not state; None asks none.
        refused: inputs that could not be read, passed on to the formats; None for those that ``modules`` names.
        figures_only: run only the analyzers that add figures, and only the rules of ``select``.
        asked: analyzers to run on kernels up to ten times as large as by default; ``kernel`` and ``select`` ask for all.
        select: the rules to ask, by code, beginning of a code (``ISA3``), family or name; empty for all.
        ignore: rules to leave out, by the same words.
        only: run these analyzers and no others.
        strict: raise what a broken analyzer raises, instead of telling it in the report.
        analysed: gets the model and the analyses of each kernel in the order of the report, for `completed`.

    Raises:
        TypeError, ValueError: `isaview.read` does not take such an object, or it holds no text yet.
        UnknownGpuError: no table has a GPU of that name.
        UnknownRuleError: a word of ``select`` or ``ignore`` fits no rule.
        Exception: with ``strict``, whatever a broken analyzer or rule raises.
    """
    if not isinstance(modules, list | tuple) or not all(isinstance(module, Module) for module in modules):
        from isaview.tools.compiled import modules_of

        modules = modules_of(modules)
    machines, options = _resolve_gpus(gpus, options)
    rules = () if figures_only and not select else choose_rules(select, ignore)
    wanted = figures_only, frozenset(asked), bool(kernel or select), strict, None if only is None else frozenset(only)
    request = ReportRequest(machines, launch or Launch(), options, rules, *wanted)
    fitting = Reading(modules, getattr(modules, "refused", ()) if refused is None else refused).on(machines)
    # the reports of modules in their order, their kernels with short names; the kernels of a file share its budget
    from isaview.tools.stages import link_stages

    link_stages(fitting)
    left = budgets(fitting, by_name=request.by_name, named_kernels=bool(kernel))
    made = [_module_report(module, kernel, request, left[module.path], analysed) for module in fitting]
    named = iter(with_short_titles([kernel for own in made for kernel in own.kernels]))
    return Report(tuple(replace(own, kernels=tuple(islice(named, len(own.kernels)))) for own in made), fitting.refused)


def with_short_titles(kernels: Sequence[KernelReport]) -> list[KernelReport]:
    """The kernels of a table with short names; of kernels whose names read the same, the linker's name is shown."""
    shorts = short_names([kernel.demangled for kernel in kernels])
    linked: dict[str, set[str]] = {}
    for kernel, short in zip(kernels, shorts, strict=True):
        linked.setdefault(short, set()).add(kernel.name)
    return [
        replace(kernel, short_name=short if len(linked[short]) == 1 else kernel.name)
        for kernel, short in zip(kernels, shorts, strict=True)
    ]


def _resolve_gpus(gpus: Sequence[Gpu | str], options: Options | None) -> tuple[tuple[Gpu, ...], Options | None]:
    """GPUs by name as rows of the tables, and the options for them."""
    machines = tuple(hardware.find_gpu(gpu) if isinstance(gpu, str) else gpu for gpu in gpus)
    if options is not None and machines and not options.gpus:
        options = replace(options, gpus=tuple(machine.target for machine in machines))
    return machines, options
