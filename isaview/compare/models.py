"""The models of one file's kernels, for what a comparison asks beyond a report: bodies to align, and every analysis and rule.

A report is plain data that an earlier run or another process may have made. Where models are not at hand, the file is read
again, here and nowhere else.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.listing.lines import text_of
from isaview.model.kernel import Kernel
from isaview.reports import kernel_store
from isaview.reports.analyses import Analyses
from isaview.reports.report import Analysed, KernelReport, kernel_report, with_short_titles
from isaview.reports.rule import choose_rules


class Body(Struct, frozen=True):
    """What tells the instructions of a kernel apart.

    ``digest`` is of their texts in any registers and labels. ``others`` counts calls and atomics, work that figures do not say,
    None where that is not known. ``key`` is what the results of every analysis and rule are kept under, "" where they are not.
    """

    digest: str
    others: Mapping[str, int] | None = None
    key: str = ""

    @property
    def calls(self) -> bool:
        """Whether a call may be among them."""
        return self.others is None or self.others["call"] > 0


class Models(Struct, frozen=True, dict=True):
    """The kernels of a file in the order of its report; ``read`` gives them when they are first asked for."""

    read: Callable[[], Sequence[Analysed]]

    @cached_property
    def analyses(self) -> Sequence[Analysed]:
        """The kernels with their analyses."""
        return self.read()

    def kernel(self, number: int) -> Kernel:
        """The kernel of that number as it was read."""
        return self.analyses[number].kernel

    def complete_report(self, number: int, asked: Collection[str] = ()) -> KernelReport:
        """Its report with every analysis and rule, and those that run on request where they are ``asked`` for."""
        return complete_report(self.analyses[number], asked)


def body_of(analysed: Analysed) -> Body:
    """What tells the instructions of a kernel apart."""
    from isaview.compare.spelling import spell

    kernel = analysed.kernel
    digest = hashlib.sha256("\n".join(spell(kernel).texts).encode()).hexdigest()
    calls = sum(form.flow == "call" for form in kernel.forms)
    atomics = sum(any(access.kind == "atomic" for access in form.accesses) for form in kernel.forms)
    return Body(digest, {"call": calls, "atomic": atomics}, complete_key(analysed))


def complete_report(analysed: Analysed, asked: Collection[str] = ()) -> KernelReport:
    """The report of a kernel with every analysis and rule, and those ``asked`` for; what was made before is not made again."""
    analyses = _whole(analysed.analyses)
    if asked:
        request = replace(analyses.request, asked=analyses.request.asked | frozenset(asked))
        analyses = replace(analyses, request=request, lines=text_of(analysed.kernel))
    (kernel,) = with_short_titles([kernel_report(analyses)])
    return kernel


def complete_key(analysed: Analysed) -> str:
    """What the results of `completed` are kept under (`kernel_store.load`), "" where they are not kept."""
    analyses = _whole(analysed.analyses)
    is_kept = analyses.request.is_kept and not analyses.left_out and analyses.kernel.module.made_of is None
    return kernel_store.key_of(analyses, analyses.skip_reasons()) if is_kept else ""


def _whole(analyses: Analyses) -> Analyses:
    """The analyses with everything asked."""
    return replace(analyses, request=replace(analyses.request, figures_only=False, rules=choose_rules(), only=None))
