"""The loops of a kernel and the instructions in them, inner loops included.

A loop that can be entered past its header is marked irreducible. How often a loop runs is the matter of another analyzer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from isaview.analysis.contract import Analyzer, Context, table_title
from isaview.analysis.tally import block_tallies, classes, header_name, loop_source, sum_tallies, traffic
from isaview.base.figures import Cell, Row, Section
from isaview.base.words import Counts, Words
from isaview.flow.graph import flow_of
from isaview.flow.nesting import Loop
from isaview.model.form import Form
from isaview.model.kernel import Kernel, Line

_SHOWN = 8


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
    return tuple(_loop(kernel, loop, sum_tallies(tallies[block] for block in loop.blocks)) for loop in loops)


def _loop(kernel: Kernel, loop: Loop, tally: Counter[Form]) -> LoopReport:
    block = flow_of(kernel).blocks[loop.header]
    return LoopReport(
        header=header_name(kernel, loop.header),
        line=kernel.lines[block.first],
        depth=loop.depth,
        instructions=sum(tally.values()),
        classes=classes(tally),
        bytes=traffic(tally, "lane"),
        source=loop_source(kernel, loop),
        irreducible=loop.irreducible,
        parent=loop.parent,
    )


def sections(loops: tuple[LoopReport, ...], words: Words) -> tuple[Section, ...]:
    """One row per loop with its size and its largest classes."""
    if not loops:
        return ()
    rows = [
        Row(
            loop.header,
            (Cell(f"{loop.instructions:,}"), Cell(_largest(loop, words))),
            note=loop.source or f"line {loop.line}",
            depth=loop.depth - 1,
            source=loop.source or "",
        )
        for loop in loops[:_SHOWN]
    ]
    summary = table_title(f"{len(loops)}", len(rows), len(loops))
    return (Section("loops", tuple(rows), ("instructions", "most of them"), summary=summary),)


def _largest(loop: LoopReport, words: Words) -> str:
    ranked = sorted(loop.classes.items(), key=lambda item: -item[1])[:3]
    return ", ".join(f"{count:,} {words.instruction_class(name)}" for name, count in ranked)


ANALYZER = Analyzer("loops", "loops", tuple[LoopReport, ...], analyze, sections, order=70)
