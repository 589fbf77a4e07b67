"""The loops of a kernel and the instructions in them, inner loops included.

A loop that can be entered past its header is marked irreducible. How often a loop runs is the matter of another analyzer.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from isaview.analysis.contract import Analyzer, Context
from isaview.analysis.tally import block_tallies, classes, header_name, loop_source, sum_tallies, traffic
from isaview.base.words import Counts
from isaview.flow.graph import flow_of
from isaview.model.kernel import Line


class LoopReport(Struct, frozen=True):
    """A loop: ``header`` is the label of its entry block, ``line`` where that block starts in the dump.

    ``source`` is where the source has it, as far as the dump says that, ``bytes`` what an iteration moves per lane.
    """

    header: str
    line: Line
    depth: int
    instructions: int
    classes: Mapping[str, int]
    bytes: Mapping[str, Mapping[str, int]]
    source: str | None
    irreducible: bool
    parent: int | None

    @property
    def mix(self) -> Counts:
        """Instructions by class, inner loops included: ``loop.mix["matrix"]``; a class that does not occur is 0."""
        return Counts(self.classes)


def analyze(context: Context) -> tuple[LoopReport, ...]:
    """The loops of a kernel, outer before inner."""
    kernel = context.kernel
    loops = flow_of(kernel).loops
    if not loops:
        return ()
    tallies = block_tallies(kernel)
    reports: list[LoopReport] = []
    for loop in loops:
        tally, first = sum_tallies(tallies[block] for block in loop.blocks), flow_of(kernel).blocks[loop.header].first
        reports.append(
            LoopReport(
                header=header_name(kernel, loop.header),
                line=kernel.lines[first],
                depth=loop.depth,
                instructions=sum(tally.values()),
                classes=classes(tally),
                bytes=traffic(tally, "lane"),
                source=loop_source(kernel, loop),
                irreducible=loop.irreducible,
                parent=loop.parent,
            )
        )
    return tuple(reports)


ANALYZER = Analyzer("loops", "loops", tuple[LoopReport, ...], analyze, order=70)
