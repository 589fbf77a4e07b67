"""A graph as people read it: the answer, then tables of operations, of what memory holds, and of what is not fused."""

from __future__ import annotations

from collections.abc import Iterator

from isaview.analysis.bound.verdict import BALANCED_WITHIN, part_name
from isaview.analysis.graphs.report import Chips, GraphReport
from isaview.base.figures import Cell, Row, Section, number
from isaview.base.magnitudes import amount_text, duration_text, size_text
from isaview.base.measure import counted_measure
from isaview.base.words import Words
from isaview.views.cutting import table_title

_SHOWN, _HOLDERS, _FEW = 12, 4, 3
_FULL = 90
"""Percent of a matrix unit from which on a product fills it."""


def answer(report: GraphReport) -> str:
    """One sentence: what bounds the graph, what holds its memory, what is not fused."""
    work = f"{amount_text(report.flops) or 'no'} operations, {size_text(report.bytes) or 'no bytes'} through memory"
    if report.gpu is not None and report.time.is_known:
        machine = report.gpu if report.chips is None else f"each of {report.chips.count.number:,.0f} {report.gpu}"
        times = {part_name(part): float(each.value or 0) for part, each in report.busy.items()}
        most = max(times.values(), default=0.0)
        if report.where or not most:
            bound = f"bound by {part_name(report.where) or 'nothing known'}"
        else:
            bound = f"balanced between {' and '.join(part for part, time in times.items() if time * BALANCED_WITHIN >= most)}"
        work = f"{bound} on {machine}, at least {duration_text(report.time)}: {work}"
    top = report.memory.holders[:1]
    holds = f", its largest array {top[0].name} ({size_text(top[0].bytes)})" if top else ""
    clauses = [work, f"a run takes {size_text(report.memory.bytes) or 'no memory'}{holds}"]
    if report.unfused:
        total = sum(int(gap.bytes.value or 0) for gap in report.unfused)
        clauses.append(f"{size_text(counted_measure(total, 'B', 'between products'))} pass between products that are not fused")
    if report.unknown:
        clauses.append(f"without {sum(report.unknown.values())} operations whose work is not known")
    return "; ".join(clauses)


def sections(report: GraphReport | None, _words: Words) -> tuple[Section, ...]:
    """The answer, then operations by time or bytes, what holds memory, and what stands between products."""
    if report is None:
        return ()
    memory = report.memory
    holders = [Row(each.name, (Cell(size_text(each.bytes)),)) for each in memory.holders[:_HOLDERS]]
    gaps = [
        Row(
            f"{', '.join(gap.uses)} → {gap.product}",
            (Cell(size_text(gap.bytes)), Cell(", ".join(dict.fromkeys(gap.operations)))),
        )
        for gap in report.unfused[:_FEW]
    ]
    poor = sorted(
        (each for each in report.products if each.fills.is_known and each.fills < _FULL), key=lambda each: each.fills.number
    )
    fills = [Row(each.name, (Cell(f"{each.m} × {each.n} × {each.k}"), Cell(each.fills))) for each in poor[:_FEW]]
    filled_title = table_title("products that fill the matrix unit in part", len(fills), len(poor))
    tables = (
        _operation_table(report),
        Section("memory", tuple(holders), ("alive",), summary=f"{size_text(memory.alive)} alive at {memory.at}"),
        Section(table_title("between products", len(gaps), len(report.unfused)), tuple(gaps), ("bytes", "operations")),
        Section(filled_title, tuple(fills), ("m × n × k", "filled")),
    )
    return (Section("graph", tuple(_answer_rows(report)), sentences=True), *[table for table in tables if table.rows])


def _answer_rows(report: GraphReport) -> Iterator[Row]:
    """The answer, then what it follows from: busy parts, kinds of work, chips, assumptions."""
    yield Row("answer", (Cell(answer(report), emphasis="strong"),))
    busiest = sorted((item for item in report.busy.items() if item[1].is_known), key=lambda item: -item[1].number)
    products = {f"{name} products": each for name, each in report.matrix.items()}
    kinds = {**products, **report.vector, "transcendental": report.transcendental}
    further = {
        "busy": " · ".join(f"{part_name(where)} {duration_text(each)}" for where, each in busiest),
        "work": " · ".join(f"{name.replace('_', ' ')} {amount_text(each)}" for name, each in kinds.items() if each.value),
        "chips": "" if report.chips is None else _chips_text(report.chips),
        "exchanged": f"{size_text(report.exchanged)} between machines" if report.exchanged.value else "",
        "taken": "; ".join(report.assumptions.values()),
    }
    for title, text in further.items():
        if text:
            yield Row(title, (Cell(text),), emphasis="quiet")


def _chips_text(chips: Chips) -> str:
    """What each of several chips does; shapes in the text may be a chip's, or those of all chips together."""
    count = f"{chips.count.number:,.0f} chips"
    if chips.shapes == "chip":
        return f"{count}; what stands here is what each of them does"
    whose = "of all of them" if chips.shapes == "all" else "in parts of all of them, in parts of one"
    of_each = f"{amount_text(chips.flops) or 'no'} operations and moves {size_text(chips.bytes) or 'no bytes'}"
    return f"{count}; the shapes are those {whose}: each does {of_each}"


def _operation_table(report: GraphReport) -> Section:
    """The operations that take the most time, or move the most bytes if no machine is named."""
    shown = report.operations[:_SHOWN]
    weights = [float(each.time.value or each.bytes.value or 0) for each in shown]
    rows: list[Row] = []
    for each, weight in zip(shown, weights, strict=True):
        intensity = "" if each.intensity.value is None else number(each.intensity.value)
        runs = "" if each.times.value == 1 else f"×{each.times.value:,}"
        cells = [each.opcode, each.type, amount_text(each.flops), size_text(each.bytes), intensity, runs]
        if report.gpu is not None:
            verdict = each.verdict if each.time.is_known else "" if each.bytes.value else "(fused)"
            cells += [duration_text(each.time), verdict]
        rows.append(Row(each.name, tuple(map(Cell, cells)), each.source, weight / (max(weights) or 1), source=each.source))
    columns: tuple[str, ...] = ("operation", "result", "operations", "bytes", "a byte", "runs")
    columns, spare = (columns, (4, 2, 1, 5)) if report.gpu is None else ((*columns, "time", "bound by"), (4, 7, 2, 1, 5))
    return Section(table_title("operations", len(rows), len(report.operations)), tuple(rows), columns, spare=spare)
