"""A graph of tensor operations: its work, what bounds it on a machine, what its memory holds, and what is not fused.

Work and bytes are counted from the text; of a graph that no compiler has fused the bytes are an estimate, between those of
arguments and results alone and those of every operation by itself. Times are those at peak rates: no run takes less.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from isaview.analysis.bound.verdict import named
from isaview.analysis.contract import Analyzer, Context
from isaview.analysis.graphs.held import Held, held
from isaview.analysis.graphs.machine import Busy, busy, peaks_of
from isaview.analysis.graphs.nodes import Node, Passing, between, is_fused, name_of, nodes, often, shape_of, through_memory
from isaview.analysis.graphs.report import GraphReport, Holder, Memory, Operation, Product, Unfused
from isaview.analysis.graphs.tables import sections
from isaview.analysis.graphs.work import Work, called, callers_first, works
from isaview.base.measure import Measure, at_least, counted, estimated, unavailable, up
from isaview.gpus.hardware import Gpu
from isaview.model.kernel import Kernel, Module

_FEW, _HOLDERS = 3, 16
_COUNTED = "operations of the text, as often as its loops run"
_TIME, _MICRO = "µs", 1e6
_PEAK = "at the peak rates of"


def analyze(context: Context) -> GraphReport | None:
    """The graph of an entry; nothing for functions, which count where they are called."""
    kernel, module = context.kernel, context.module
    if not kernel.is_entry or module.by_name[kernel.name] is not kernel:
        return None
    gpu = context.gpu if peaks_of(context.gpu) else None
    run: _Run = kernel.once(_Run, lambda: _run(module, kernel))
    whole, moved, rest = run.whole, run.moved, run.rest
    figures, judged = _Figures(whole.at_least, gpu), busy(whole, peaks_of(gpu), moved)
    least = rest[0].arguments + _results(kernel)
    return GraphReport(
        gpu=None if gpu is None else gpu.name,
        verdict=judged.verdict,
        where=judged.where,
        flops=figures.count(whole.flops),
        matrix={name: figures.count(amount) for name, amount in sorted(whole.matrix.items())},
        vector={name: figures.count(amount) for name, amount in sorted(whole.vector.items())},
        transcendental=figures.count(whole.transcendental),
        bytes=figures.moved(moved, least, whole.bytes),
        least_bytes=counted(least, "B", "arguments and results, each once"),
        intensity=figures.intensity(whole.flops, moved),
        exchanged=figures.count(whole.exchanged, "B", "results of operations between machines"),
        time=figures.time(judged.longest),
        busy={where: figures.time(seconds) for (_, where), seconds in judged.seconds.items()},
        memory=_memory(kernel, *rest),
        fits=_fits(rest[0].placed, peaks_of(gpu).get("memory_bytes"), "memory"),
        fits_on_chip=_fits(rest[0].placed, peaks_of(gpu).get("on_chip"), "memory on the chip"),
        operations=tuple(
            sorted((figures.operation(node, share) for node, share in run.nodes if _counts(node, share)), key=_rank)
        ),
        products=tuple(_products([node for node, _ in run.nodes], gpu)),
        unfused=tuple(_unfused(run.kept, module, run.parts)),
        unknown=dict(whole.unknown),
        assumptions=_assumptions(judged, whole, gpu),
    )


class _Run(Struct, frozen=True):
    """What a run of a graph does, the same on all machines.

    ``parts`` is the work of each instruction by function, ``kept`` what of it passes memory, ``nodes`` the operations with the
    bytes that they move, ``whole`` and ``moved`` the sums, ``rest`` what memory holds as fused and as if nothing were.
    """

    parts: Mapping[str, Sequence[Work]]
    kept: Mapping[str, Passing]
    nodes: Sequence[tuple[Node, int]]
    whole: Work
    moved: int
    rest: tuple[Held, Held]


def _run(module: Module, kernel: Kernel) -> _Run:
    parts = works(module)
    kept = {name: through_memory(module.by_name[name], parts[name]) for name in often(module, kernel)}
    run = [(node, kept[node.kernel.name].moved.get(node.index, 0)) for node in nodes(module, kernel, parts)]
    whole = Work()
    for node, _ in run:
        whole.add(node.work, node.times)
    whole.at_least = any(work.at_least for work in parts[kernel.name])
    rest = held(module, kernel, _fused(module, kernel, kept)), held(module, kernel, {})
    return _Run(parts, kept, run, whole, sum(node.times * share for node, share in run), rest)


def _fused(module: Module, kernel: Kernel, kept: Mapping[str, Passing]) -> dict[str, frozenset[int]]:
    """Function → its registers that never reach memory: all of one that is a part of a fusion."""
    whole = {name: frozenset(range(len(module.by_name[name].registers))) for name in callers_first(module, kernel)}
    return {
        name: kept[name].fused if name in kept else frozenset() if is_fused(module) else numbers
        for name, numbers in whole.items()
    }


def _counts(node: Node, moved: int) -> bool:
    """Whether an operation does anything that counts: one that only renames what is fused does not."""
    work = node.work
    return bool(moved or work.flops or work.transcendental or work.unknown)


def _results(kernel: Kernel) -> int:
    """The bytes of what a graph gives."""
    last = [form.tensors for form in kernel.forms if form.tensors and ("root" in form.flags or form.flow == "return")][-1:]
    return sum(kind.bytes or 0 for tensors in last for kind in tensors.results or tensors.operands)


def _rank(operation: Operation) -> tuple[float, float]:
    return -(operation.time.value or 0), -(operation.bytes.value or 0)


class _Figures(Struct, frozen=True):
    """Makes measures of amounts: least ones where a loop of unknown length counts once."""

    is_least: bool
    gpu: Gpu | None

    def count(self, amount: int, unit: str = "operations", because: str = _COUNTED) -> Measure:
        return (
            at_least(amount, unit, f"{because}; loops of unknown length once")
            if self.is_least
            else counted(amount, unit, because)
        )

    def moved(self, moved: int, least: int, unfused: int) -> Measure:
        """Bytes through memory: exact where the text says what is fused."""
        if moved == unfused:
            return self.count(moved, "B", "operands and results of operations and fusions")
        return estimated(moved, min(least, moved), max(unfused, moved), "B", "as if all that is elementwise were fused")

    def intensity(self, flops: int, moved: int) -> Measure:
        if not moved:
            return unavailable("operations/B", "no bytes of memory are known to move")
        return counted(flops / moved, "operations/B", "operations by bytes through memory")

    def time(self, value: float) -> Measure:
        if self.gpu is None:
            return unavailable(_TIME, "no machine with peaks is named; --gpu names one")
        if not value:
            return unavailable(_TIME, f"no rate of the {self.gpu.name} that this needs is in a document")
        return at_least(value * _MICRO, _TIME, f"{_PEAK} the {self.gpu.name}")

    def operation(self, node: Node, moved: int) -> Operation:
        whole = Work()
        whole.add(node.work, node.times)
        judged = busy(whole, peaks_of(self.gpu), moved * node.times)
        position = node.kernel.position(node.index)
        return Operation(
            node.name,
            node.form.opcode,
            shape_of(node),
            node.kernel.lines[node.index],
            self.count(node.times, "runs", "loops around it"),
            self.count(whole.flops),
            self.count(moved * node.times, "B", "what it moves through memory"),
            self.intensity(whole.flops, moved * node.times),
            self.time(judged.longest),
            judged.title,
            "" if position is None else str(position),
        )


def _memory(kernel: Kernel, rest: Held, unfused: Held) -> Memory:
    because = "lives of arrays in the order of the text"
    holders = tuple(Holder(name, counted(size, "B", "its type")) for name, size in rest.arrays[:_HOLDERS])
    return Memory(
        estimated(rest.placed, rest.bytes, max(rest.placed, unfused.placed), "B", f"{because}, each at a place that is free"),
        counted(rest.arguments, "B", "types of the arguments"),
        counted(rest.bytes, "B", because),
        name_of(kernel, rest.index) if len(kernel) else "",
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
            name = name_of(kernel, index)
            products.append(Product(name, kernel.lines[index], shape.batch, shape.m, shape.n, shape.k, shape.transposed, fills))
    return products


def _inner(node: Node) -> list[tuple[Kernel, int]]:
    """A node itself, or what its fusion holds."""
    if "fused" not in node.form.flags:
        return [(node.kernel, node.index)]
    functions = node.kernel.module.by_name
    callees = (functions[name] for name in called(node.kernel, node.index) if name in functions)
    return [(callee, index) for callee in callees for index in range(len(callee))]


def _unfused(kept: Mapping[str, Passing], module: Module, parts: Mapping[str, Sequence[Work]]) -> list[Unfused]:
    rows = []
    for kernel in (module.by_name[name] for name in kept):
        for gap in between(kernel, parts[kernel.name], kept[kernel.name].moved):
            product, *uses = (name_of(kernel, index) for index in (gap.product, *gap.sources))
            opcodes = tuple(kernel.forms[index].opcode for index in gap.others)
            moved = counted(gap.bytes, "B", "what these move through memory")
            rows.append(Unfused(product, kernel.lines[gap.product], tuple(uses), opcodes, moved))
    return sorted(rows, key=lambda row: -(row.bytes.value or 0))


def _assumptions(judged: Busy, whole: Work, gpu: Gpu | None) -> dict[str, str]:
    assumed = {}
    if whole.at_least:
        assumed["trips"] = "loops whose length the text does not tell run once"
    if judged.missing and gpu is not None:
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


ANALYZER = Analyzer(
    "graph", "graph", GraphReport | None, analyze, sections, measures, order=5, optional=True, levels=("graph",)
)
