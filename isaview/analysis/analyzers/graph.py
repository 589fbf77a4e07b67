"""A graph of tensor operations: its work, what bounds it on a machine, what its memory holds, and what is not fused.

Work and bytes are counted from the text; of a graph that no compiler has fused the bytes are an estimate, between those of
arguments and results alone and those of every operation by itself. Times are those at peak rates: no run takes less.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from isaview.analysis.bound.verdict import named
from isaview.analysis.contract import Analyzer, Context, abridged
from isaview.analysis.graphs.held import Held, held
from isaview.analysis.graphs.machine import INTERCONNECT, Busy, busy, peaks_of
from isaview.analysis.graphs.nodes import Node, Passing, between, nodes, often, shape_of, through_memory
from isaview.analysis.graphs.work import Work, works
from isaview.base.figures import Cell, Row, Section, number, quantity
from isaview.base.measure import Measure, at_least, counted, estimated, unavailable, up
from isaview.base.words import Words
from isaview.gpus.hardware import Gpu
from isaview.model.kernel import Kernel, Line

_SHOWN, _HOLDERS, _FEW = 12, 4, 3
_COUNTED = "operations of the text, as often as its loops run"
_TIME, _MICRO = "µs", 1e6
_PEAK = "at the peak rates of"


class Operation(Struct, frozen=True):
    """An operation or fusion: ``times`` it runs, and what all its runs do; ``time`` is that of its busiest part."""

    name: str
    opcode: str
    type: str
    line: Line
    times: Measure
    flops: Measure
    bytes: Measure
    intensity: Measure
    time: Measure
    verdict: str
    source: str = ""


class Holder(Struct, frozen=True):
    """An array that is alive where most memory is."""

    name: str
    bytes: Measure


class Memory(Struct, frozen=True):
    """What arrays take: ``bytes`` of a run, ``arguments`` of them, at most ``alive`` at an operation, and what holds that."""

    bytes: Measure
    arguments: Measure
    alive: Measure
    at: str
    line: Line
    holders: tuple[Holder, ...]


class Product(Struct, frozen=True):
    """A product of matrices: ``fills`` is the share of the matrix unit's rows and columns that it takes."""

    name: str
    line: Line
    batch: int
    m: int
    n: int
    k: int
    transposed: tuple[bool, bool]
    fills: Measure


class Unfused(Struct, frozen=True):
    """What stands between a product and those whose results it uses, and moves bytes through memory."""

    product: str
    line: Line
    uses: tuple[str, ...]
    operations: tuple[str, ...]
    bytes: Measure


class GraphReport(Struct, frozen=True):
    """A graph: ``matrix`` operations by the type that is multiplied, ``vector`` ones by class, bytes, and where time goes.

    ``least_bytes`` are arguments and results. ``time`` is that of the part that is busiest, ``busy`` of each part. ``fits`` is
    the share of a machine's memory that a run takes, ``fits_on_chip`` of the memory that its software manages.
    ``unknown`` counts operations of unknown work.
    """

    gpu: str | None
    verdict: str
    where: str
    flops: Measure
    matrix: Mapping[str, Measure]
    vector: Mapping[str, Measure]
    transcendental: Measure
    bytes: Measure
    least_bytes: Measure
    intensity: Measure
    exchanged: Measure
    time: Measure
    busy: Mapping[str, Measure]
    memory: Memory
    fits: Measure
    fits_on_chip: Measure
    operations: tuple[Operation, ...]
    products: tuple[Product, ...]
    unfused: tuple[Unfused, ...]
    unknown: Mapping[str, int]
    assumptions: Mapping[str, str]


def analyze(context: Context) -> GraphReport | None:
    """The graph of an entry; nothing for functions, which count where they are called."""
    kernel, module = context.kernel, context.module
    if not kernel.is_entry:
        return None
    gpu = context.gpu if peaks_of(context.gpu) else None
    peaks = peaks_of(gpu)
    parts = works(module)
    kept = {name: through_memory(module.by_name[name], parts[name]) for name in often(module, kernel)}
    run = list(nodes(module, kernel, parts))
    whole, moved, unfused = Work(), 0, 0
    for node in run:
        whole.add(node.work, node.times)
        moved += node.times * kept[node.kernel.name].moved.get(node.index, 0)
        unfused += node.times * node.work.bytes
    whole.at_least = any(work.at_least for work in parts[kernel.name])
    fused = {name: passing.fused for name, passing in kept.items()}
    rest, unfused_rest = held(module, kernel, fused), held(module, kernel, {})
    roots = [form for form in kernel.forms if "root" in form.flags or form.flow == "return"]
    least = rest.arguments + sum(
        kind.bytes or 0 for form in roots[-1:] if form.tensors for kind in form.tensors.results or form.tensors.operands
    )
    judged = busy(whole, peaks, moved)
    figures = _Figures(whole.at_least, gpu)
    shares = [(node, kept[node.kernel.name].moved.get(node.index, 0)) for node in run]
    working = (
        share for share in shares if share[1] or share[0].work.flops or share[0].work.transcendental or share[0].work.unknown
    )
    ranked = sorted((figures.operation(node, share, peaks) for node, share in working), key=_rank)
    return GraphReport(
        gpu=None if gpu is None else gpu.name,
        verdict=judged.verdict,
        where=judged.where,
        flops=figures.count(whole.flops, "operations", _COUNTED),
        matrix={name: figures.count(amount, "operations", _COUNTED) for name, amount in sorted(whole.matrix.items())},
        vector={name: figures.count(amount, "operations", _COUNTED) for name, amount in sorted(whole.vector.items())},
        transcendental=figures.count(whole.transcendental, "operations", _COUNTED),
        bytes=figures.moved(moved, least, unfused),
        least_bytes=counted(least, "B", "arguments and results, each once"),
        intensity=figures.intensity(whole.flops, moved),
        exchanged=figures.count(whole.exchanged, "B", "results of operations between machines"),
        time=figures.time(judged.longest),
        busy={where: figures.time(seconds) for (_, where), seconds in judged.seconds.items()},
        memory=_memory(kernel, rest, unfused_rest),
        fits=_fits(rest.placed, peaks.get("memory_bytes"), "memory"),
        fits_on_chip=_fits(rest.placed, peaks.get("on_chip"), "memory on the chip"),
        operations=tuple(ranked),
        products=tuple(_products(run, gpu)),
        unfused=tuple(_unfused(run, kept, parts)),
        unknown=dict(whole.unknown),
        assumptions=_assumptions(judged, whole, gpu),
    )


def _rank(operation: Operation) -> tuple[float, float]:
    return -(operation.time.value or 0), -(operation.bytes.value or 0)


class _Figures(Struct, frozen=True):
    """Makes measures of amounts: least ones where a loop of unknown length counts once."""

    is_least: bool
    gpu: Gpu | None

    def count(self, amount: int, unit: str, because: str) -> Measure:
        return (
            at_least(amount, unit, f"{because}; loops of unknown length once")
            if self.is_least
            else counted(amount, unit, because)
        )

    def moved(self, moved: int, least: int, unfused: int) -> Measure:
        """Bytes through memory: exact where what is fused is said."""
        if moved == unfused:
            return self.count(moved, "B", "operands and results of operations and fusions")
        return estimated(moved, min(least, moved), max(unfused, moved), "B", "as if all that is elementwise were fused")

    def intensity(self, flops: int, moved: int) -> Measure:
        if not moved:
            return unavailable("operations/B", "no bytes of memory are known to move")
        return counted(round(flops / moved, 3), "operations/B", "operations by bytes through memory")

    def time(self, value: float) -> Measure:
        if self.gpu is None:
            return unavailable(_TIME, "no machine with peaks is named; --gpu names one")
        if not value:
            return unavailable(_TIME, f"no rate of the {self.gpu.name} that this needs is in a document")
        return at_least(round(value * _MICRO, 6), _TIME, f"{_PEAK} the {self.gpu.name}")

    def operation(self, node: Node, moved: int, peaks: Mapping[str, float]) -> Operation:
        whole = Work()
        whole.add(node.work, node.times)
        judged = busy(whole, peaks, moved * node.times)
        position = node.kernel.position(node.index)
        return Operation(
            node.name,
            node.form.opcode,
            shape_of(node),
            node.kernel.lines[node.index],
            self.count(node.times, "runs", "loops around it"),
            self.count(whole.flops, "operations", _COUNTED),
            self.count(moved * node.times, "B", "what it moves through memory"),
            self.intensity(whole.flops, moved * node.times),
            self.time(judged.longest),
            judged.title,
            "" if position is None else str(position),
        )


def _memory(kernel: Kernel, rest: Held, unfused: Held) -> Memory:
    because = "lives of arrays in the order of the text"
    holders = tuple(Holder(name, counted(size, "B", "its type")) for name, size in rest.arrays[: 4 * _HOLDERS])
    return Memory(
        estimated(rest.placed, rest.bytes, max(rest.placed, unfused.placed), "B", f"{because}, each at a place that is free"),
        counted(rest.arguments, "B", "types of the arguments"),
        counted(rest.bytes, "B", because),
        Node(kernel, rest.index, 1, Work()).name if len(kernel) else "",
        kernel.lines[rest.index] if len(kernel) else kernel.line,
        holders,
    )


def _fits(size: int, of: float | None, what: str) -> Measure:
    """The share of a machine's memory that a run takes."""
    if not of:
        return unavailable("%", f"no document of the machine states its {what}")
    return counted(round(100 * size / of, 4), "%", f"of {int(of):,} B of {what}")


def _products(run: Sequence[Node], gpu: Gpu | None) -> list[Product]:
    """The products of a run, those of fusions too."""
    unit = () if gpu is None or gpu.product is None else gpu.product.matrix_unit
    products = []
    for node in run:
        for kernel, index in _inner(node):
            tensors = kernel.forms[index].tensors
            if tensors is None or tensors.contraction is None or "contracts" not in kernel.forms[index].flags:
                continue
            shape = tensors.contraction
            fills = unavailable("%", "no document states rows and columns of a matrix unit")
            if len(unit) == 2 and shape.k and shape.n:
                share = shape.k / up(shape.k, unit[0]) * shape.n / up(shape.n, unit[1])
                fills = counted(round(100 * share, 1), "%", f"{shape.k} × {shape.n} in steps of {unit[0]} × {unit[1]}")
            name = Node(kernel, index, 1, Work()).name
            products.append(Product(name, kernel.lines[index], shape.batch, shape.m, shape.n, shape.k, shape.transposed, fills))
    return products


def _inner(node: Node) -> list[tuple[Kernel, int]]:
    """A node itself, or what its fusion holds."""
    if "fused" not in node.form.flags:
        return [(node.kernel, node.index)]
    names = [target.bind(node.kernel.tokens[node.index]) for target in node.form.targets]
    callees = (node.kernel.module.by_name[name] for name in names if name in node.kernel.module.by_name)
    return [(callee, index) for callee in callees for index in range(len(callee))]


def _unfused(run: Sequence[Node], kept: Mapping[str, Passing], parts: Mapping[str, Sequence[Work]]) -> list[Unfused]:
    rows = []
    for kernel in dict.fromkeys(node.kernel for node in run):
        for gap in between(kernel, parts[kernel.name], kept[kernel.name].moved):
            name = [Node(kernel, index, 1, Work()).name for index in (gap.product, *gap.sources)]
            opcodes = tuple(kernel.forms[index].opcode for index in gap.others)
            moved = counted(gap.bytes, "B", "what these move through memory")
            rows.append(Unfused(name[0], kernel.lines[gap.product], tuple(name[1:]), opcodes, moved))
    return sorted(rows, key=lambda row: -(row.bytes.value or 0))


def _assumptions(judged: Busy, whole: Work, gpu: Gpu | None) -> dict[str, str]:
    assumed = {}
    if whole.at_least:
        assumed["trips"] = "loops whose length the text does not tell run once"
    if judged.missing:
        assumed["rates"] = f"no document states a rate of {', '.join(map(named, judged.missing))}: not counted"
    if gpu is not None and "f32" in whole.matrix:
        assumed["float32"] = "products of float32 run as tf32 or bfloat16 where the machine multiplies these faster"
    if whole.unknown:
        names = ", ".join(f"{name} ({count})" for name, count in whole.unknown.most_common(_FEW))
        assumed["unknown"] = f"the work of {names} is not known and not counted"
    return assumed


def measures(report: GraphReport | None) -> Mapping[str, Measure]:
    """Figures for tables of kernels."""
    if report is None:
        return {}
    return {
        "graph_operations": report.flops,
        "graph_bytes": report.bytes,
        "graph_intensity": report.intensity,
        "graph_memory_bytes": report.memory.bytes,
        "graph_time": report.time,
    }


def amount(value: float) -> str:
    """A large number with a prefix: 1.07 G."""
    for size, prefix in ((1e15, "P"), (1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k")):
        if value >= size:
            return f"{value / size:.3g} {prefix}"
    return f"{value:.3g}"


def size(value: float) -> str:
    """Bytes with a binary prefix: 1.07 GiB."""
    for step, prefix in ((1 << 40, "TiB"), (1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")):
        if value >= step:
            return f"{value / step:.3g} {prefix}"
    return quantity(int(value), "B")


def duration(measure: Measure) -> str:
    """A time as people read it, "" where there is none."""
    if measure.value is None:
        return ""
    for step, unit in ((1e6, "s"), (1e3, "ms"), (1, "µs")):
        if measure.value >= step:
            return f"{measure.value / step:.3g} {unit}"
    return f"{measure.value * 1e3:.3g} ns"


def _mark(measure: Measure, text: str) -> str:
    return ("≥ " if measure.is_lower_bound else "~" if measure.origin == "estimated" else "") + text


def answer(report: GraphReport) -> str:
    """One sentence: what bounds the graph, what holds its memory, what is not fused."""
    flops, moved = amount(float(report.flops.value or 0)), size(float(report.bytes.value or 0))
    clauses = [f"{_mark(report.flops, flops)} operations and {_mark(report.bytes, moved)} of memory traffic"]
    if report.gpu is not None and report.time.known:
        clauses = [f"{named(report.where) or report.verdict} on {report.gpu}, at least {duration(report.time)}: {clauses[0]}"]
    top = report.memory.holders[:1]
    holds = f", most of it {top[0].name} ({size(float(top[0].bytes.value or 0))})" if top else ""
    clauses.append(f"a run takes {_mark(report.memory.bytes, size(float(report.memory.bytes.value or 0)))}{holds}")
    if report.unfused:
        total = sum(float(gap.bytes.value or 0) for gap in report.unfused)
        clauses.append(f"{size(total)} move between products")
    return "; ".join(clauses)


def sections(report: GraphReport | None, _words: Words) -> tuple[Section, ...]:
    """The answer, then operations by time or bytes, what holds memory, and what stands between products."""
    if report is None:
        return ()
    top = [Row("answer", (Cell(answer(report), emphasis="strong"),))]
    if report.busy:
        busiest = sorted(report.busy.items(), key=lambda item: -float(item[1].value or 0))
        parts = [f"{named(where)} {duration(seconds)}" for where, seconds in busiest if seconds.known]
        top.extend([Row("busy", (Cell(" · ".join(parts)),), emphasis="quiet")] if parts else [])
    kinds = {
        **{f"{name} products": each for name, each in report.matrix.items()},
        **report.vector,
        "transcendental": report.transcendental,
    }
    works = [
        f"{name.replace('_', ' ')} {_mark(each, amount(float(each.value or 0)))}" for name, each in kinds.items() if each.value
    ]
    top.append(Row("work", (Cell(" · ".join(works) or "none that is known"),), emphasis="quiet"))
    if report.exchanged.value:
        top.append(Row(INTERCONNECT, (Cell(f"{size(float(report.exchanged.value))} between machines"),), emphasis="quiet"))
    top.extend(Row("taken", (Cell(text),), emphasis="quiet") for text in report.assumptions.values())
    return (Section("graph", tuple(top), sentences=True), *_tables(report))


def _tables(report: GraphReport) -> list[Section]:
    tables = []
    shown = report.operations[:_SHOWN]
    longest = max((float(each.time.value or each.bytes.value or 0) for each in shown), default=0) or 1
    rows = [
        Row(
            each.name,
            tuple(
                map(
                    Cell,
                    (
                        each.opcode,
                        each.type,
                        amount(float(each.flops.value or 0)),
                        size(float(each.bytes.value or 0)),
                        "" if each.intensity.value is None else number(each.intensity.value),
                        "" if each.times.value == 1 else f"×{each.times.value:,}",
                        duration(each.time),
                        each.verdict if report.gpu else "",
                    ),
                )
            ),
            note=each.source,
            bar=float(each.time.value or each.bytes.value or 0) / longest,
            source=each.source,
        )
        for each in shown
    ]
    columns = ("operation", "result", "operations", "bytes", "a byte", "runs", "time", "bound by")
    if rows:
        title = abridged("operations", len(rows), len(report.operations))
        tables.append(Section(title, tuple(rows), columns, spare=(7, 4, 1)))
    memory = report.memory
    held_rows = [Row(each.name, (Cell(each.bytes),)) for each in memory.holders[:_HOLDERS]]
    if held_rows:
        tables.append(
            Section("memory", tuple(held_rows), summary=f"{size(float(memory.alive.value or 0))} alive at {memory.at}")
        )
    gaps = [
        Row(f"{', '.join(gap.uses)} → {gap.product}", (Cell(gap.bytes), Cell(", ".join(dict.fromkeys(gap.operations)))))
        for gap in report.unfused[:_FEW]
    ]
    if gaps:
        tables.append(Section(abridged("between products", len(gaps), len(report.unfused)), tuple(gaps)))
    poor = sorted(
        (each for each in report.products if each.fills.known and each.fills < 90), key=lambda each: each.fills.number
    )
    if poor:
        fills = [Row(each.name, (Cell(f"{each.m} × {each.n} × {each.k}"), Cell(each.fills))) for each in poor[:_FEW]]
        tables.append(Section(abridged("products that fill the matrix unit in part", len(fills), len(poor)), tuple(fills)))
    return tables


ANALYZER = Analyzer("graph", "graph", GraphReport | None, analyze, sections, measures, order=5, levels=("graph",))
