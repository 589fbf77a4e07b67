"""A graph of tensor operations: its work, what bounds it on a machine, what its memory holds, and what is not fused.

Work and bytes are counted from the text; of a graph that no compiler has fused the bytes are an estimate, between those of
arguments and results alone and those of every operation by itself. Times are those at peak rates: no run takes less.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from isaview.analysis.bound.verdict import part_name
from isaview.analysis.contract import Analyzer, Context
from isaview.analysis.graphs.array_memory import PeakMemory, peak_memory
from isaview.analysis.graphs.machine import Busy, busy_times, peaks_of
from isaview.analysis.graphs.nodes import Node, are_counted, is_fused, name_of, nodes_of, runs_of, shape_of
from isaview.analysis.graphs.report import Chips, GraphReport, Holder, Memory, Operation, Product, Unfused
from isaview.analysis.graphs.traffic import Traffic, traffic_of, unfused_gaps
from isaview.analysis.graphs.work import Work, callee_names, callers_first, sum_work, works
from isaview.base.magnitudes import size_text
from isaview.base.measure import Measure, at_least, counted_measure, estimated_measure, round_up, unavailable
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
    peaks, rest = peaks_of(gpu), run.rest
    stays = 0 < run.again <= peaks.get("on_chip", peaks.get("l2_bytes", 0))
    whole, moved = run.whole, run.bytes_moved(stays)
    chip, of_chip = run.chip_work(), run.bytes_moved(stays, of_chip=True)
    parts = {"loops of unknown length once": whole.at_least, "without operations of unknown work": bool(whole.unknown)}
    figures, judged = (
        _Figures(", ".join(part for part, is_so in parts.items() if is_so), gpu, stays),
        busy_times(chip, peaks, of_chip),
    )
    last = [form.tensors for form in kernel.forms if form.tensors and ("root" in form.flags or form.flow == "return")][-1:]
    least = rest[0].arguments + sum(kind.bytes or 0 for tensors in last for kind in tensors.results or tensors.operands)
    divided = run.chips if run.shapes != "chip" else 1

    def rank(operation: Operation) -> tuple[float, float]:
        return -(operation.time.value or 0), -(operation.bytes.value or 0)

    chips = None
    if run.chips > 1:
        # Shapes of a single chip are exact; of those of all chips each does an equal part at least.
        measure = counted_measure if run.shapes == "chip" else at_least
        because = "its shapes" if run.shapes == "chip" else "an equal part of what all chips do"
        amounts = measure(chip.flops, "operations", because), measure(of_chip, "B", because)
        chips = Chips(kernel.stated["chips"], run.shapes, *amounts)
    return GraphReport(
        gpu=None if gpu is None else gpu.name,
        verdict=judged.verdict,
        where=judged.where,
        flops=figures.count(whole.flops),
        matrix={name: figures.count(amount) for name, amount in sorted(whole.matrix.items())},
        vector={name: figures.count(amount) for name, amount in sorted(whole.vector.items())},
        transcendental=figures.count(whole.transcendental),
        bytes=figures.bytes(moved, min(least, run.bytes_moved(True)), whole.bytes),
        least_bytes=counted_measure(least, "B", "arguments and results, each once"),
        intensity=figures.intensity(whole.flops, moved),
        exchanged=figures.count(whole.exchanged, "B", "results of operations between machines"),
        time=figures.time(judged.longest),
        busy={where: figures.time(seconds) for (_, where), seconds in judged.seconds.items()},
        memory=_memory(kernel, *rest),
        fits=_fits(rest[0].placed, peaks.get("memory_bytes"), "memory", divided),
        fits_on_chip=_fits(rest[0].placed, peaks.get("on_chip"), "memory on the chip", divided),
        operations=tuple(sorted((figures.operation(part) for part in run.parts if part.counts), key=rank)),
        products=tuple(_products([part.node for part in run.parts], gpu)),
        unfused=tuple(_gaps(run.kept, module, run.works)),
        unknown=dict(whole.unknown),
        assumptions=_assumptions(judged, run, stays, gpu),
        chips=chips,
    )


class _Part(Struct, frozen=True):
    """An operation of a run: the bytes that each time ``passes`` memory, ``again`` those that loops leave as they are."""

    node: Node
    passes: int
    again: int

    @property
    def counts(self) -> bool:
        """Whether it does anything that counts: one that only renames what is fused does not."""
        work = self.node.work
        return bool(self.passes or work.flops or work.transcendental or work.unknown)

    def bytes_moved(self, stays: bool) -> int:
        """The bytes of all its times; where what loops leave as it is ``stays``, that counts as often as it is loaded."""
        node = self.node
        return node.times * self.passes - (min(self.again, self.passes) * (node.times - node.loads) if stays else 0)


class _Run(Struct, frozen=True):
    """What a run of a graph does, the same on all machines.

    ``works`` is the work of each instruction by function, ``kept`` what of it passes memory, ``parts`` the operations,
    ``rest`` what memory holds as fused and as if nothing were, ``again`` the most bytes that a loop reads in each iteration.
    ``shapes`` are those of a "chip", of "all" ``chips``, or "both".
    """

    works: Mapping[str, Sequence[Work]]
    kept: Mapping[str, Traffic]
    parts: Sequence[_Part]
    whole: Work
    rest: tuple[PeakMemory, PeakMemory]
    again: int
    chips: int
    shapes: str
    chooses: bool

    def bytes_moved(self, stays: bool, of_chip: bool = False) -> int:
        """The bytes through memory, of all shapes as they stand, or of a chip."""
        return sum(-(-part.bytes_moved(stays) // (part.node.chips if of_chip else 1)) for part in self.parts)

    def chip_work(self) -> Work:
        """The work of a chip at least."""
        works: dict[int, Work] = {}
        for node in (part.node for part in self.parts):
            works.setdefault(node.chips, Work()).add(node.work, node.times)
        return sum_work([work.chip_share(chips) for chips, work in works.items()])


def _run(module: Module, kernel: Kernel) -> _Run:
    parts, stated_chips = works(module), kernel.stated.get("chips")
    chips = 1 if stated_chips is None else int(stated_chips.value or 1)
    is_divided = "partitioned" in kernel.flags or is_fused(module)
    functions = runs_of(module, kernel, parts, 1 if is_divided else chips)
    kept = {name: traffic_of(module.by_name[name], parts[name], own) for name, own in functions.items()}
    run = [
        _Part(node, kept[node.kernel.name].moved.get(node.index, 0), kept[node.kernel.name].again.get(node.index, 0))
        for node in nodes_of(functions, module, parts, 1 if is_divided else chips)
    ]
    whole = Work()
    for part in run:
        whole.add(part.node.work, part.node.times)
    whole.at_least = any(work.at_least for work in parts[kernel.name]) or not are_counted(functions, module)
    again = Counter[str]()
    for part in run:
        again[part.node.kernel.name] += part.again if part.node.times > part.node.loads else 0
    shares = {part.node.chips for part in run if part.counts}
    shapes = "chip" if shares == {1} or is_divided else "all" if shares == {chips} else "both"
    # Registers that never reach memory, by function: all of one that is a part of a fusion.
    fused: dict[str, frozenset[int]] = {}
    for name in callers_first(module, kernel):
        if name in kept:
            fused[name] = kept[name].fused
        else:
            registers = range(len(module.by_name[name].registers))
            fused[name] = frozenset() if is_fused(module) else frozenset(registers)
    rest = peak_memory(module, kernel, fused), peak_memory(module, kernel, {})
    chooses = any(len(own.taken) < len(module.by_name[name]) for name, own in functions.items())
    return _Run(parts, kept, run, whole, rest, max(again.values(), default=0), chips, shapes, chooses)


class _Figures(Struct, frozen=True):
    """Makes measures of amounts: least ones where something is ``left_out``, "" for nothing."""

    left_out: str
    gpu: Gpu | None
    stays: bool

    def count(self, amount: int, unit: str = "operations", because: str = _COUNTED) -> Measure:
        return (
            at_least(amount, unit, f"{because}; {self.left_out}") if self.left_out else counted_measure(amount, unit, because)
        )

    def bytes(self, moved: int, least: int, unfused: int) -> Measure:
        """Bytes through memory: exact where the text says what is fused."""
        if moved == unfused:
            return self.count(moved, "B", "operands and results of operations and fusions")
        because = "as if all that is elementwise were fused" + (", arrays that loops leave as they are read once" * self.stays)
        return estimated_measure(moved, min(least, moved), max(unfused, moved), "B", because)

    def intensity(self, flops: int, moved: int) -> Measure:
        if not moved:
            return unavailable("operations/B", "no bytes of memory are known to move")
        return counted_measure(flops / moved, "operations/B", "operations by bytes through memory")

    def time(self, value: float) -> Measure:
        if self.gpu is None:
            return unavailable(_TIME, "no machine with peaks is named; --gpu names one")
        if not value:
            return unavailable(_TIME, f"no rate of the {self.gpu.name} that this needs is in a document")
        return at_least(value * _MICRO, _TIME, f"{_PEAK} the {self.gpu.name}")

    def operation(self, part: _Part) -> Operation:
        node, moved, whole = part.node, part.bytes_moved(self.stays), Work()
        whole.add(node.work, node.times)
        judged = busy_times(whole.chip_share(node.chips), peaks_of(self.gpu), moved / node.chips)
        position = node.kernel.position(node.index)
        return Operation(
            node.name,
            node.form.opcode,
            shape_of(node),
            node.kernel.lines[node.index],
            self.count(node.times, "runs", "loops around it"),
            self.count(whole.flops),
            self.count(moved, "B", "what it moves through memory"),
            self.intensity(whole.flops, moved),
            self.time(judged.longest),
            judged.title,
            "" if position is None else str(position),
        )


def _memory(kernel: Kernel, rest: PeakMemory, unfused: PeakMemory) -> Memory:
    because = "lives of arrays in the order of the text"
    holders = tuple(Holder(name, counted_measure(size, "B", "its type")) for name, size in rest.arrays[:_HOLDERS])
    return Memory(
        estimated_measure(
            rest.placed, rest.bytes, max(rest.placed, unfused.placed), "B", f"{because}, each at a place that is free"
        ),
        counted_measure(rest.arguments, "B", "types of the arguments"),
        counted_measure(rest.bytes, "B", because),
        name_of(kernel, rest.index) if len(kernel) else "",
        kernel.lines[rest.index] if len(kernel) else kernel.line,
        holders,
    )


def _fits(size: int, capacity: float | None, what: str, chips: int) -> Measure:
    """The share of a machine's memory that a run takes, of several chips an equal part at least."""
    if not capacity:
        return unavailable("%", f"no document of the machine states its {what}")
    share = round(100 * size / capacity / chips, 4)
    because = f"of {int(capacity):,} B of {what}"
    return (
        counted_measure(share, "%", because) if chips == 1 else at_least(share, "%", f"{because}, an equal part for each chip")
    )


def _products(run: Sequence[Node], gpu: Gpu | None) -> list[Product]:
    """The products of a run, those of fusions too."""
    unit = () if gpu is None or gpu.product is None else gpu.product.matrix_unit
    products = []
    for node in run:
        # A fusion's products are those of what it holds.
        inner = [(node.kernel, node.index)]
        if "fused" in node.form.flags:
            functions = node.kernel.module.by_name
            callees = (functions[name] for name in callee_names(node.kernel, node.index) if name in functions)
            inner = [(callee, index) for callee in callees for index in range(len(callee))]
        for kernel, index in inner:
            tensors = kernel.forms[index].tensors
            if tensors is None or tensors.contraction is None or "contracts" not in kernel.forms[index].flags:
                continue
            shape = tensors.contraction
            fills = unavailable("%", "no document states rows and columns of a matrix unit")
            if len(unit) == 2 and shape.k and shape.n:
                share = shape.k / round_up(shape.k, unit[0]) * shape.n / round_up(shape.n, unit[1])
                fills = counted_measure(round(100 * share, 1), "%", f"{shape.k} × {shape.n} in steps of {unit[0]} × {unit[1]}")
            name = name_of(kernel, index)
            products.append(Product(name, kernel.lines[index], shape.batch, shape.m, shape.n, shape.k, shape.transposed, fills))
    return products


def _gaps(kept: Mapping[str, Traffic], module: Module, parts: Mapping[str, Sequence[Work]]) -> list[Unfused]:
    rows = []
    for kernel in (module.by_name[name] for name in kept):
        for gap in unfused_gaps(kernel, parts[kernel.name], kept[kernel.name].moved):
            product, *uses = (name_of(kernel, index) for index in (gap.product, *gap.sources))
            opcodes = tuple(kernel.forms[index].opcode for index in gap.others)
            moved = counted_measure(gap.bytes, "B", "what these move through memory")
            rows.append(Unfused(product, kernel.lines[gap.product], tuple(uses), opcodes, moved))
    return sorted(rows, key=lambda row: -(row.bytes.value or 0))


def _assumptions(judged: Busy, run: _Run, stays: bool, gpu: Gpu | None) -> dict[str, str]:
    assumed, whole = {}, run.whole
    if whole.at_least:
        assumed["trips"] = "loops whose length the text does not tell run once"
    if run.chooses:
        assumed["alternatives"] = "of alternatives the one with most work runs"
    if run.again:
        again = size_text(counted_measure(run.again, "B", "what a loop leaves as it is"))
        where = "stay on the chip from one iteration to the next" if stays else "come from memory in each iteration"
        assumed["unchanged"] = f"arrays that a loop leaves as they are ({again}) {where}"
    if judged.missing and gpu is not None:
        assumed["rates"] = f"no document states a rate of {', '.join(map(part_name, judged.missing))}: not counted"
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


ANALYZER = Analyzer("graph", "graph", GraphReport | None, analyze, measures, order=5, optional=True, levels=("graph",))
