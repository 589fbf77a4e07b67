"""The report of a kernel with everything, from the analyses of a report that has figures alone."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from isaview.analysis.listing.text import text_of
from isaview.reports import kernel_store
from isaview.reports.analyses import Analyses
from isaview.reports.report import Analysed, KernelReport, kernel_report, shortly_named
from isaview.reports.rule import chosen


def completed(analysed: Analysed, asked: Collection[str] = ()) -> KernelReport:
    """The report of a kernel with every analysis and rule, and those ``asked`` for; what was made before is not made again."""
    analyses = _whole(analysed.analyses)
    if asked:
        request = replace(analyses.request, asked=analyses.request.asked | frozenset(asked))
        analyses = replace(analyses, request=request, lines=text_of(analysed.kernel))
    (kernel,) = shortly_named([kernel_report(analyses)])
    return kernel


def completed_key(analysed: Analysed) -> str:
    """What the results of `completed` are kept under (`kernel_store.load`), "" where they are not kept."""
    analyses = _whole(analysed.analyses)
    is_kept = analyses.request.is_kept and not analyses.left_out and analyses.kernel.module.made_of is None
    return kernel_store.key_of(analyses, analyses.omitted()) if is_kept else ""


def _whole(analyses: Analyses) -> Analyses:
    """The analyses with everything asked."""
    return replace(analyses, request=replace(analyses.request, figures_only=False, rules=chosen(), only=None))
