"""Fills the columns of a listing from what is known of each instruction."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from isaview.analysis.bound.costs import Setting, instruction_costs
from isaview.analysis.bound.throughput import machine_of
from isaview.analysis.bound.work import form_work
from isaview.analysis.contract import Context
from isaview.analysis.hardware import gpu_of, no_gpu, wave_size_of
from isaview.analysis.listing.lines import FILES, TextRow, in_files, text_rows
from isaview.analysis.listing.records import KernelListing, RowBlock, RowLoop, RowRegister, RowWait
from isaview.analysis.private_accesses import spills_of
from isaview.analysis.tally import header_name, offset_of, source_of
from isaview.analysis.waits.places import relevant_loads, waiting_places
from isaview.analysis.waits.waits import waits_of
from isaview.base import limits
from isaview.base.measure import Measure, counted_measure, estimated_measure, unavailable
from isaview.flow.graph import flow_of
from isaview.flow.liveness import NOT_COUNTED, liveness_of, spans_of
from isaview.languages.meanings import load
from isaview.model.form import Form
from isaview.model.kernel import Kernel

_BY_STALLS = "stall counts of the text, each instruction once: static, of one wave, not time"
_BY_RATES = "clocks that a wave keeps the busiest pipe of a unit busy, by published rates; loads and stores are left out"
_NONE = -1


def listing_of(context: Context) -> KernelListing:
    """The listing of a kernel, as far as `limits.LISTING_ROWS` lets it be."""
    kernel, gpu = context.kernel, gpu_of(context)
    every = [*text_rows(kernel, context.lines)]
    rows = every[: limits.LISTING_ROWS]
    row_of = {index: number for number, row in enumerate(rows) for index in row.indices}
    lanes = in_files(kernel, "", gpu, None if gpu is None else wave_size_of(context, gpu))
    cycles, total = _issue_cycles(context)
    positions = [source_of(kernel, row.indices[0]) if row.indices else None for row in rows]
    sources = {position: number for number, position in enumerate(dict.fromkeys(filter(None, positions)))}
    registers, without = _registers(lanes, row_of)
    spaces, amounts, scopes = _access_columns(kernel, rows)
    flow, clocks = flow_of(kernel), list[float | None]()
    # A row has no cycles where no instruction of it has any.
    for row in rows:
        of_row = [cycles[index] for index in row.indices]
        known = [cycle for cycle in of_row if cycle is not None]
        clocks.append(round(sum(known), 3) if known else None)
    blocks, edges, loops = _flow(context, row_of)
    cut = [f"{len(every):,} lines, of which the first {len(rows):,} are here"] if len(rows) < len(every) else []
    pressure, most = liveness_of(lanes).pressure, limits.LISTING_TEXT
    return KernelListing(
        first_line=kernel.line,
        numbers=tuple(row.line for row in rows),
        text=tuple(row.text if len(row.text) <= most else f"{row.text[: most - 1]}…" for row in rows),
        offsets=tuple(offset_of(kernel, row.indices[0]) if row.indices else "" for row in rows),
        class_=tuple(" ".join(kernel.forms[index].instruction_class for index in row.indices) for row in rows),
        source=tuple(_NONE if position is None else sources[position] for position in positions),
        sources=tuple(sources),
        live={
            file: tuple(max((pressure[file][index] for index in row.indices), default=_NONE) for row in rows)
            for file in FILES
            if max(pressure.get(file, ()), default=0)
        },
        depth=tuple(flow.depths[flow.block_of(row.indices[0])] if row.indices else _NONE for row in rows),
        space=tuple(spaces),
        bytes=tuple(amounts),
        per=tuple(scopes),
        cycles=tuple(clocks),
        issue_cycles=total,
        spills=tuple(dict.fromkeys(row_of[index] for index in spills_of(kernel) if index in row_of)),
        waits=tuple(_waits(kernel, row_of)),
        blocks=blocks,
        edges=edges,
        loops=loops,
        registers=registers,
        left_out="; ".join((*cut, *without)),
    )


def _access_columns(kernel: Kernel, rows: Sequence[TextRow]) -> tuple[list[str], list[int], list[str]]:
    """Memory, bytes and what moves them: of several accesses on a row the first, with all that go to the same memory."""
    spaces: list[str] = []
    amounts: list[int] = []
    scopes: list[str] = []
    for row in rows:
        accesses = [access for index in row.indices for access in kernel.forms[index].accesses]
        space, per = (accesses[0].space, accesses[0].per) if accesses else ("", "")
        sizes = [access.bytes for access in accesses if (access.space, access.per) == (space, per)]
        spaces.append(space)
        amounts.append(_NONE if not sizes or None in sizes else sum(filter(None, sizes)))
        scopes.append(per)
    return spaces, amounts, scopes


def _issue_cycles(context: Context) -> tuple[Sequence[float | None], Measure]:
    """The issue cycles of each instruction, and their sum with what it follows from."""
    kernel = context.kernel
    nothing = [None] * len(kernel)
    if kernel.module.level != "instructions":
        return nothing, unavailable("cycles", "an operation on tensors is many instructions")
    waits = waits_of(kernel)
    if waits is not None and waits.machine.scoreboards:
        clocks = [effect.clocks for effect in waits.flight.effects]
        return clocks, counted_measure(sum(clocks), "cycles", _BY_STALLS)
    gpu = gpu_of(context)
    rates = machine_of(gpu, dict(context.launch.peaks), wave_size_of(context, gpu)) if gpu else no_gpu(context)
    if isinstance(rates, str):
        return nothing, unavailable("cycles", rates)
    meanings, setting = load(kernel.module.dialect), Setting(rates, (1.0, 1.0, 1.0), 1.0, 1.0)

    def clocks_of(form: Form) -> float | None:
        work = form_work(form, meanings, rates.wave_size)
        parts = () if work.group_operations else instruction_costs(work, setting, 0.0).parts.values()
        return max((part.clocks for part in parts), default=None)

    by_form = {form: clocks_of(form) for form in kernel.distinct_forms}
    by_instruction = [by_form[form] for form in kernel.forms]
    total = round(sum(filter(None, by_instruction)), 3)
    return by_instruction, estimated_measure(total, total, total, "cycles", f"{_BY_RATES}: {rates.name}")


def _waits(kernel: Kernel, row_of: Mapping[int, int]) -> Iterator[RowWait]:
    """The places that wait, on rows that are listed."""
    waits = waits_of(kernel) if kernel.module.level == "instructions" else None
    for place in waiting_places(waits) if waits is not None else ():
        if place.index in row_of:
            latest = relevant_loads(place.loads)
            yield RowWait(
                row=row_of[place.index],
                kind=place.kind,
                loads=tuple(row_of[end.load] for end in place.loads if end.load in row_of),
                instructions=min((end.instructions for end in latest), default=None),
                cycles=min((end.cycles for end in latest if end.cycles is not None), default=None),
                verdict=place.wait.verdict if place.wait is not None else "",
            )


_Flow = tuple[tuple[RowBlock, ...], tuple[tuple[int, int], ...], tuple[RowLoop, ...]]


def _flow(context: Context, row_of: Mapping[int, int]) -> _Flow:
    """Blocks, edges and loops, as far as their rows are listed."""
    kernel, flow = context.kernel, flow_of(context.kernel)
    listed = [block for block in flow.blocks if block.first < block.last and block.last - 1 in row_of]
    number = {block.index: place for place, block in enumerate(listed)}
    blocks = tuple(
        RowBlock(
            first_row=row_of[block.first],
            last_row=row_of[block.last - 1],
            label=next(iter(block.labels), ""),
            loop=_NONE if flow.innermost[block.index] is None else flow.innermost[block.index] or 0,
            depth=flow.depths[block.index],
        )
        for block in listed
    )
    # Work is not counted in graphs, nor in kernels so large that a listing would take as long as a report.
    is_counted = kernel.module.level != "graph" and len(kernel) <= limits.BOUND_INSTRUCTIONS
    works = context.need("work").loops if is_counted and flow.loops else ()
    unknown = unavailable("iterations", "not looked at in a kernel of this kind or size")
    loops = []
    for loop in flow.loops:
        own = [blocks[number[block]] for block in loop.blocks if block in number]
        first, last = (
            min((block.first_row for block in own), default=_NONE),
            max((block.last_row for block in own), default=_NONE),
        )
        trips = works[loop.index].trips if is_counted else unknown
        loops.append(RowLoop(first, last, header_name(kernel, loop.header), loop.depth, trips))
    edges = [(edge.source, edge.target) for edge in flow.edges if edge.source in number and edge.target in number]
    return blocks, tuple((number[source], number[target]) for source, target in edges), tuple(loops)


def _registers(lanes: Kernel, row_of: Mapping[int, int]) -> tuple[tuple[RowRegister, ...], list[str]]:
    """The registers that listed rows touch, and what is left out of them beyond `limits.LISTING_PLACES`."""
    places: dict[int, tuple[list[int], list[int]]] = {}
    for which, column in enumerate((lanes.operands.writes, lanes.operands.reads)):
        for index, row in row_of.items():
            for number in column[index]:
                places.setdefault(number, ([], []))[which].append(row)
    spans, end = spans_of(lanes), max(row_of.values(), default=0)
    registers: list[RowRegister] = []
    count, named = 0, [number for number in sorted(places) if lanes.registers[number].file != NOT_COUNTED]
    for number in named:
        register, (defined, used) = lanes.registers[number], places[number]
        own = [(row_of[first], row_of.get(last, end)) for first, last in spans.get(number, ()) if first in row_of]
        count += len(defined) + len(used) + 2 * len(own)
        if count > limits.LISTING_PLACES:
            return tuple(registers), [f"{len(named):,} registers, of which {len(registers):,} are here"]
        rows = tuple(dict.fromkeys(defined)), tuple(dict.fromkeys(used))
        registers.append(RowRegister(register.name, register.file, register.words, *rows, tuple(own)))
    return tuple(registers), []
