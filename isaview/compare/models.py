"""The models of one file's kernels, for what a comparison asks beyond a report: bodies to align, and every analysis and rule.

A report is plain data that an earlier run or another process may have made. Where models are not at hand, the file is read
again, here and nowhere else.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct

from isaview.reports.report import Analysed, KernelReport, completed

if TYPE_CHECKING:
    from isaview.model.kernel import Kernel


class Body(Struct, frozen=True):
    """What tells the instructions of a kernel apart.

    ``digest`` is of their texts in any registers and labels, ``calls`` says whether a call is among them.
    """

    digest: str
    calls: bool = True


class Models(Struct, frozen=True, dict=True):
    """The kernels of a file in the order of its report; ``read`` gives them when they are first asked for."""

    read: Callable[[], Sequence[Analysed]]

    @cached_property
    def _kernels(self) -> Sequence[Analysed]:
        return self.read()

    def kernel(self, number: int) -> Kernel:
        """The kernel of that number as it was read."""
        return self._kernels[number].kernel

    def completed(self, number: int) -> KernelReport:
        """Its report with every analysis and rule."""
        return completed(self._kernels[number])


def body_of(kernel: Kernel) -> Body:
    """What is kept of the instructions of a kernel."""
    from isaview.compare.spelling import spell

    digest = hashlib.sha256("\n".join(spell(kernel).texts).encode()).hexdigest()
    return Body(digest, any(form.flow == "call" for form in kernel.distinct_forms))


def others_of(kernel: Kernel) -> dict[str, int]:
    """Calls and atomics of a body: work that figures do not say."""
    calls = sum(form.flow == "call" for form in kernel.forms)
    atomics = sum(any(access.kind == "atomic" for access in form.accesses) for form in kernel.forms)
    return {"call": calls, "atomic": atomics}
