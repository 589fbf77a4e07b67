"""The results of a kernel, from the store or made now: its analyses in its excerpt, and the findings of rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from isaview.analysis.listing.lines import text_of
from isaview.base import limits, store
from isaview.base.words import words_for
from isaview.model.excerpt import excerpt
from isaview.model.kernel import Kernel
from isaview.reports import kernel_store
from isaview.reports.analyses import Analyses, ReportRequest, on_request, only_gpu
from isaview.reports.budget import GIVEN_UP, Budget
from isaview.reports.gains import findings, rank
from isaview.reports.kernel_store import KernelResults, without_model
from isaview.reports.results import Failure, failure_of
from isaview.reports.rule import AbsentError, Finding, View

if TYPE_CHECKING:
    from isaview.tools.evidence import RankedFacts as Evidence


def results_of(analyses: Analyses) -> tuple[KernelResults, tuple[Failure, ...]]:
    """The results of a kernel, of this run or an earlier run, and the failures of this run: those are not kept."""
    asked = analyses.request.asked & on_request()
    if not asked:
        return _results_for_file(analyses)
    plain = replace(analyses, request=replace(analyses.request, asked=analyses.request.asked - asked))
    standing, failures = _results_for_file(plain)
    further = replace(analyses, done=dict(standing.results))
    left_out, further_failures = _run(further, asked, analyses.skip_reasons())
    results = {name: result for name, result in further.done.items() if name in {*standing.results, *asked}}
    left_out = {**standing.left_out, **{name: why for name, why in left_out.items() if name in asked}}
    return replace(standing, results=results, left_out=left_out), (*failures, *further_failures)


def _results_for_file(analyses: Analyses) -> tuple[KernelResults, tuple[Failure, ...]]:
    """The same without what runs on request alone."""
    kernel, request = analyses.kernel, analyses.request
    left_out = analyses.skip_reasons()
    # the text that code was made of is no part of the key
    is_kept = request.is_kept and not analyses.left_out and kernel.module.made_of is None
    key = kernel_store.key_of(analyses, left_out) if is_kept else ""
    known = kernel_store.load(key, kernel.line) if key else None
    if known is not None:
        analyses.budget.steps -= known.steps
        return known, ()
    with store.attempt() as attempt, limits.count_steps() as meter:
        results, failures = _make_results(analyses, left_out)
    results = replace(results, steps=meter.steps)
    analyses.budget.steps -= meter.steps
    if key and attempt.lasts:
        kernel_store.save(key, kernel.line, results)
    return results, failures


def _make_results(analyses: Analyses, left_out: dict[str, str]) -> tuple[KernelResults, tuple[Failure, ...]]:
    """The results of a kernel, and what failed; ``left_out`` are analyses that are not run."""
    request = analyses.request
    names = [analyzer.name for analyzer in analyses.analyzers if analyzer.has_figures or not request.figures_only]
    wanted = [name for name in names if request.only is None or name in request.only]
    left_out, failures = _run(analyses, wanted, left_out)
    ruled, missing = _findings(analyses, left_out, failures)
    results = {
        name: without_model(analyses.done[name])
        for name in (analyzer.name for analyzer in analyses.analyzers)
        if name in analyses.done
    }
    figures = {analyzer.name for analyzer in analyses.analyzers if analyzer.has_figures}
    shown = {name: why for name, why in left_out.items() if name in figures or not request.figures_only}
    return KernelResults(results, ruled, {**shown, **missing}), tuple(failures)


def _run(analyses: Analyses, names: Iterable[str], left_out: Mapping[str, str]) -> tuple[dict[str, str], list[Failure]]:
    """Run analyzers that are not left out; what is missing then with the reason, and what failed."""
    failures: list[Failure] = []
    missing = dict(left_out)
    for name in names:
        try:
            if name not in left_out:
                analyses.need(name)
        except (limits.BeyondLimitError, MemoryError, RecursionError) as why:
            missing[name] = f"{GIVEN_UP}: {store.reason(why)}"
        except Exception as error:  # a broken analyzer must not take the others' results away
            failures.append(failure_of(name, error, strict=analyses.request.strict))
    return {name: why for name, why in missing.items() if name not in analyses.done}, failures


def _findings(
    analyses: Analyses, left_out: Mapping[str, str], failures: list[Failure]
) -> tuple[tuple[Finding, ...] | None, Mapping[str, str]]:
    """The findings of rules, by gain (None: no rule was asked), and the rules that need what the kernel lacks, with why.

    A rule that breaks is added to the failures.
    """
    module, request = analyses.kernel.module, analyses.request
    if analyses.left_out:
        return (), {rule.code: analyses.left_out for rule in request.rules if module.level in rule.levels}
    if not request.rules or module.unlisted:
        return None, {}
    if not words_for(module.dialect, module.target).terms:
        return None, {"findings": "the text names no GPU, and rules are about GPUs"}
    view = View(analyses.context(), {**left_out, **{failure.analyzer: "it failed" for failure in failures}})
    ranked: list[tuple[Any, Finding]] = []
    missing: dict[str, str] = {}
    for rule in (rule for rule in request.rules if module.level in rule.levels):
        try:
            own = findings(rule, view, gains=not request.figures_only)
            ranked.extend((rank(rule, finding), finding) for finding in own)
        except (AbsentError, limits.BeyondLimitError, MemoryError, RecursionError) as why:
            missing[rule.code] = store.reason(why)
        except Exception as error:  # a broken rule must not take the others' findings away
            failures.append(failure_of(rule.code, error, strict=request.strict))
    return tuple(finding for _, finding in sorted(ranked, key=itemgetter(0))), missing


def analyses_of(kernel: Kernel, request: ReportRequest, evidence: Evidence | None, budget: Budget) -> Analyses:
    """The analyses of a kernel in an excerpt, which is not made where its file has too many instructions."""
    gpu = request.gpus[0] if request.gpus else only_gpu(kernel, evidence)
    own = excerpt(kernel) if len(kernel) <= budget.instructions or kernel.module.unlisted else kernel
    left_out = "" if kernel.module.unlisted else budget.why_facts_alone(own)
    lines = text_of(kernel) if request.asked & on_request() else ()
    return Analyses(own, gpu, request, evidence, budget, left_out, lines)
