"""The occupancy of a kernel with its limiters, the next step up and the cliff below, as rows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from isaview.base.figures import Cell, Emphasis, Row, Section, figure
from isaview.base.measure import Measure
from isaview.base.words import Words
from isaview.gpus.steps import Step, amount_text

if TYPE_CHECKING:
    from isaview.analysis.analyzers.occupancy import OccupancyReport

_SIZED_BY_LAUNCH = ("shared_bytes", "tensor_memory")
"""Resources that a user can state: that they are left out is on the screen, what a GPU does not limit is in ``--why``."""


def sections(report: OccupancyReport, words: Words) -> tuple[Section, ...]:
    """The occupancy with its limiters, the next step up and the cliff below."""
    if report.gpu is None or not report.waves.is_known:
        return (Section("occupancy", (Row("occupancy", (Cell(report.waves),), note=report.waves.because),)),)
    words = report.display_words(words)
    slots = f"of {report.slots}" if report.slots else ""
    limited = " and ".join(words.limit(name) for name in report.limited_by)
    impossible = report.cannot_launch(words)
    waves = Cell(report.waves, emphasis="bad" if impossible else "strong")
    where = f"{report.gpu}, with the registers of the text for {report.borrowed}" if report.borrowed else report.gpu
    rows = [Row(words.word("occupancy_waves"), (waves, Cell(f"{slots}, limited by {limited}")), note=where)]

    def add(title: str, text: str, emphasis: Emphasis) -> None:
        rows.append(Row(title, (Cell(text, emphasis="bad" if emphasis == "bad" else "plain"),), emphasis=emphasis))

    if impossible:
        add("cannot launch", impossible, "bad")
    if report.cannot_run:
        add("cannot run", report.cannot_run, "warning")
    if report.next_step is not None:
        step = report.next_step
        changes = " and ".join(f"{words.word(change.resource)} {change.text()}" for change in step.changes)
        add("next step", f"{changes}: {words.plural('wave', step.waves)}{step.cost}", "good")
    if report.undecided is not None:
        add(f"{words.word('group')}s", _ends(*report.undecided, words), "warning")
    if report.cliff is not None:
        add("cliff", _falls(report.cliff, words), "quiet")
    rows.extend(_other_figures(report))
    for unmodelled in (left_out for left_out in report.not_modelled if left_out.resource in _SIZED_BY_LAUNCH):
        add("not modelled", f"{words.word(unmodelled.resource)}: {unmodelled.because}", "quiet")
    return (Section("occupancy", tuple(rows)),)


def _other_figures(report: OccupancyReport) -> Iterator[Row]:
    """The waves by the compiler and by the dump, where they are others."""
    compiler, dump = report.compiler_waves, report.stated_waves
    if compiler is not None and compiler.value is not None and compiler.value != report.waves.value:
        yield Row("compiler says", (Cell(compiler),), note=compiler.because, emphasis="quiet")
    if dump is not None and compiler is not None and dump.value != compiler.value:
        note = "the dump's own figure does not follow from its registers, shared memory and group size"
        yield Row("dump says", (Cell(dump),), note=note, emphasis="warning")


def _ends(registers: Measure, groups: Measure, words: Words) -> str:
    """The groups at the ends of the registers' interval, where the estimate does not decide."""
    least, most = int(groups.low or 0), int(groups.high or 0)
    return f"between {least} and {most}: {words.word('vector_registers')} {figure(registers)}"


def _falls(step: Step, words: Words) -> str:
    return " · ".join(
        f"{words.word(change.resource)} above {amount_text(change.resource, change.to - 1)}"
        f" → {change.waves if change.waves is not None else step.waves:g}"
        for change in step.changes
    )
