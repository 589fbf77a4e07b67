"""A kernel of tiles: which values hold its registers, what runs ahead in its loops, how wide it loads, and what it converts.

Everything follows from types, layouts and the order of operations; nothing is compiled. `isaview.analysis.tiles` has the parts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from isaview.analysis.contract import Analyzer, Context, abridged
from isaview.analysis.hardware import gpu_of
from isaview.analysis.tiles.conversions import conversions
from isaview.analysis.tiles.matrix import products
from isaview.analysis.tiles.memory import memory
from isaview.analysis.tiles.pipelining import LEAST_COPY, pipelines
from isaview.analysis.tiles.program import program_of
from isaview.analysis.tiles.records import Place, Reason, TileReport
from isaview.analysis.tiles.registers import ROLES, registers
from isaview.analysis.tiles.vector_width import accesses
from isaview.base import limits
from isaview.base.figures import Cell, Row, Section
from isaview.base.measure import Measure, counted
from isaview.base.words import Words

_SHOWN = 8
_NAMED = 3
"""Holders that are named in the first line."""


def analyze(context: Context) -> TileReport:
    """Everything about the tiles of a kernel."""
    program = program_of(context.kernel)
    moved = accesses(program)
    held, changed, made = registers(program, gpu_of(context)), conversions(program), products(program)
    piped = pipelines(program, moved, context.stated.get("pipeline_stages"))
    shared = [conversion for conversion in changed if conversion.what == "convert" and conversion.kind == "shared"]
    loads = [load for pipeline in piped for load in pipeline.loads]
    tiles = [load for load in loads if not any(reason.name == "scalar" for reason in load.reasons)]
    narrow = [
        access
        for access in moved
        if access.lane_bytes is not None and access.forbids and (access.lane_bytes or LEAST_COPY) < LEAST_COPY
    ]
    return TileReport(
        registers=held,
        memory=memory(program),
        accesses=moved,
        conversions=changed,
        products=made,
        pipelines=piped,
        tensor_registers=held.peak,
        pointer_registers=counted(held.roles.get("pointer", 0), "registers", "pointers alive where most registers are"),
        layout_conversions=counted(len(shared), "conversions", "changes of layout between warps"),
        layout_conversions_in_loops=counted(sum(each.place.loop is not None for each in shared), "conversions", "of these"),
        pipelined_loads=counted(sum(load.pipelined for load in loads), "loads", "loads in loops that run ahead"),
        unpipelined_loads=counted(sum(not load.pipelined for load in tiles), "loads", "loads of tiles in loops that do not"),
        narrow_accesses=counted(len(narrow), "accesses", f"accesses of tiles of less than {LEAST_COPY} bytes a lane"),
        products_without_matrix_unit=counted(
            sum(product.unit == "multiply_add" for product in made),
            "products",
            "products whose sum has no layout of a matrix unit",
        ),
    )


_MEASURES = (
    "tensor_registers",
    "pointer_registers",
    "layout_conversions",
    "layout_conversions_in_loops",
    "pipelined_loads",
    "unpipelined_loads",
    "narrow_accesses",
    "products_without_matrix_unit",
)


def measures(report: TileReport) -> Mapping[str, Measure]:
    """The figures of a kernel of tiles by their names in the metric table."""
    memory = {"shared_bytes": report.memory.shared, "tensor_columns": report.memory.tensor_columns}
    used = {name: measure for name, measure in memory.items() if measure.value}
    return {**{name: getattr(report, name) for name in _MEASURES}, **used}


def sections(report: TileReport, words: Words) -> tuple[Section, ...]:
    """What holds the registers, then what does not run ahead and what is narrow, then the tables."""
    return (Section("tiles", tuple(_answers(report))), *_tables(report))


def _answers(report: TileReport) -> Iterator[Row]:
    """The answers that people look for first."""
    held = report.registers
    largest = [f"{holder.place.name} {holder.registers}" for holder in held.holders[:_NAMED]]
    if held.place is not None:
        note = f"at {held.place.source or f'line {held.place.line}'}"
        cells = (Cell(held.peak, emphasis="strong"), Cell(", ".join(largest)), Cell(held.budget, title="budget of its warps"))
        yield Row("registers of tensors", cells, note=note, source=held.place.source or "")
        by_role = ", ".join(f"{role} {held.roles[role]}" for role in ROLES if role in held.roles)
        yield Row("by role", (Cell(by_role),), emphasis="quiet")
    for pipeline in report.pipelines:
        missing = [load for load in pipeline.loads if not load.pipelined]
        title = f"loop at {pipeline.place.source or f'line {pipeline.place.line}'}"
        stages = (Cell(pipeline.asked, title="stages asked"), Cell(str(pipeline.done), title="done"))
        yield Row(title, stages, note=_joined(pipeline.reasons), emphasis="warning" if missing else "plain")
        for load in missing[:_SHOWN]:
            why = _joined(load.reasons) or "no reason is certain"
            yield Row(f"{load.place.name} does not run ahead", note=why, depth=1, source=load.place.source or "")
    for product in report.products:
        if product.reasons:
            shape = "×".join(map(str, product.shape))
            made = product.instruction or "multiply-adds"
            yield Row(f"product {shape}", (Cell(f"made by {made}"),), note=_joined(product.reasons), emphasis="warning")


def _joined(reasons: tuple[Reason, ...]) -> str:
    return "; ".join(reason.text for reason in reasons)


def _tables(report: TileReport) -> Iterator[Section]:
    rows = tuple(
        Row(holder.place.name, (Cell(str(holder.registers)), Cell(holder.role), Cell(holder.type)), note=_at(holder.place))
        for holder in report.registers.holders[:_SHOWN]
    )
    if rows:
        title = abridged("what holds registers", len(rows), len(report.registers.holders))
        yield Section(title, rows, columns=("registers", "role", "type"))
    narrow = [access for access in report.accesses if access.forbids]
    rows = tuple(
        Row(
            f"{access.kind.replace('_', ' ')} of {access.place.name}",
            (Cell(f"{access.lane_bytes} of {access.widest} B a lane"),),
            note=_joined(access.forbids),
            source=access.place.source or "",
        )
        for access in narrow[:_SHOWN]
    )
    if rows:
        yield Section(abridged("accesses that could be wider", len(rows), len(narrow)), rows, sentences=True)
    buffers = report.memory.buffers
    rows = tuple(
        Row(
            buffer.place.name,
            (Cell(counted(buffer.bytes, "B", "")), Cell(str(buffer.stages)), Cell(buffer.what), Cell(buffer.type)),
            note=_at(buffer.place),
        )
        for buffer in buffers[:_SHOWN]
    )
    if rows:
        columns = ("bytes", "stages", "what", "type")
        yield Section(abridged("shared and tensor memory", len(rows), len(buffers)), rows, columns=columns)
    changed = [each for each in report.conversions if each.what == "convert" and each.kind not in ("none", "registers")]
    rows = tuple(
        Row(each.place.name, (Cell(each.kind), Cell(counted(each.bytes, "B", ""))), note=_at(each.place))
        for each in changed[:_SHOWN]
    )
    if rows:
        yield Section(abridged("layout conversions", len(rows), len(changed)), rows, columns=("through", "bytes"))


def _at(place: Place) -> str:
    where = place.source or f"line {place.line}"
    return f"{where}, in loop {place.loop}" if place.loop else where


ANALYZER = Analyzer(
    "tiles",
    "tiles",
    TileReport,
    analyze,
    sections,
    measures,
    order=5,
    most_instructions=limits.BOUND_INSTRUCTIONS,
    optional=True,
    levels=("tiles",),
)
