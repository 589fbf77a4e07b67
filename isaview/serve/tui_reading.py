"""What the terminal view asks of files: kernels as they are read, listings and differences when they are seen."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from isaview.analysis.listing.records import KernelListing
from isaview.reports.columns import EVERYTHING, Entry, sort_entries
from isaview.reports.report import KernelReport, ModuleReport
from isaview.reports.rows import rows
from isaview.runs import FINE, Refused, messages
from isaview.runs.answering import answer
from isaview.runs.answers import FileRequest, Task
from isaview.runs.run import Run
from isaview.views.annotated_listing import LISTING, why_no_listing

if TYPE_CHECKING:
    from isaview.compare.difference import Difference

_PATIENCE_SECONDS = 0.3
"""So long further files are read before their kernels are shown with the others."""


class Reader:
    """Files, and what is wanted of each.

    ``lines`` are what there was to say of them on standard error, ``code`` the exit code that follows. ``against`` is the old
    side of a comparison, "" for none.
    """

    def __init__(self, paths: Sequence[str], request: FileRequest, against: str = "", jobs: int = 1) -> None:
        self.paths = list(paths)
        self.request = request
        self.against = against
        self.jobs = jobs
        self.lines: list[messages.Line] = []
        self.code = FINE
        self._tasks: dict[int, Task] = {}
        self._modules: list[ModuleReport] = []

    def kernels(self) -> Iterator[list[Entry]]:
        """All kernels read so far, worst first; again when there are more."""
        run, due, shown = Run(self.request, self.jobs), 0.0, 0
        with messages.heard() as self.lines:
            for task, answered in run.answers(self.paths, quiet=True):
                self._modules += answered.report.inputs
                self._tasks.update((id(module), task) for module in answered.report.inputs)
                # Sorting all kernels again after every file of thousands would take longer than reading them.
                if time.monotonic() > due:
                    shown = len(self._modules)
                    yield self._entries()
                    due = time.monotonic() + _PATIENCE_SECONDS
            self.code = run.finish()
        if shown < len(self._modules):
            yield self._entries()

    def _entries(self) -> list[Entry]:
        return sort_entries(rows(module for module in self._modules if module.kernels), EVERYTHING)

    def listing(self, entry: Entry) -> KernelListing | str:
        """The listing of a kernel, or why there is none; its file is read again."""
        task, kernel = self._tasks[id(entry.module)], entry.kernel
        asked = replace(self.request, asked=(*self.request.asked, LISTING))
        with messages.heard():
            # By name first, which is fast; a name may be a pattern that fits no kernel, then all are read.
            own = self._kernel_in_answer(task, replace(asked, kernel=kernel.name), entry) or self._kernel_in_answer(
                task, asked, entry
            )
        if own is None:
            return "the file is not what it was when it was read: start again to see what is in it now"
        rows: KernelListing | None = own.results.get(LISTING)
        return why_no_listing(own) if rows is None else rows

    def _kernel_in_answer(self, task: Task, request: FileRequest, entry: Entry) -> KernelReport | None:
        """The same kernel in the answer to another request."""
        report, module = answer(task, request).report, entry.module
        wanted = (module.part, module.dialect, entry.kernel.name, entry.kernel.line)
        return next(
            (
                kernel
                for own in report.inputs
                for kernel in own.kernels
                if (own.part, own.dialect, kernel.name, kernel.line) == wanted
            ),
            None,
        )

    def difference(self) -> Difference | str:
        """What changed since the old side, or why that is not known."""
        if not self.against:
            return "nothing to compare with; start with --against OLD"
        from isaview.compare.changes import DifferentTargetsError, compare
        from isaview.compare.difference import Difference
        from isaview.runs.sides import both_from_paths

        request = replace(self.request, listed=True, compared=True, stages=False)
        try:
            with messages.heard() as lines:
                old, new = both_from_paths([self.against, *self.paths], request, request, self.jobs)
            if not old.kernels or not new.kernels:
                return "; ".join(map(messages.text_of, lines)) or f"there is no kernel to compare in {self.against}"
            return Difference(compare(old.kernels, new.kernels), old.name, new.name)
        except DifferentTargetsError as error:
            return f"{error}; `isaview diff --across-targets` compares them all the same"
        except Refused as refused:
            return str(refused)
