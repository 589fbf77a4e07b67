"""Every figure of a kernel, a row each, over columns that are dumps on GPUs.

Every figure has a basis, what its number counts in a column (waves of 32 or of 64 lanes). Where the bases differ, figures are
shown and not compared. An estimate is compared only as far as its interval decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.graphs.machine import balance
from isaview.base.grouping import group_by
from isaview.base.measure import Measure, counted_measure, interval, unavailable
from isaview.base.metrics import by_name, worse_when
from isaview.base.words import CLASSES, Words
from isaview.compare.metric_changes import overlap
from isaview.compare.pairing import MatchedBy
from isaview.gpus.hardware import Gpu, gpu_for
from isaview.reports.report import KernelReport, ModuleReport

Content = Measure | str | None
Worse = Literal["more", "less", ""]


class Column(Struct, frozen=True, eq=False):
    """A kernel of a dump on a GPU, None where the tables know none.

    ``matched_by`` says what made it the kernel of the first column (None in the first dump), ``similarity`` how alike the
    bodies are where these decided.
    """

    kernel: KernelReport
    module: ModuleReport
    gpu: Gpu | None
    label: str = ""
    matched_by: MatchedBy | None = None
    similarity: float | None = None

    def result(self, analyzer: str) -> Any:
        """An analyzer's result, None where it gave none."""
        return self.kernel.results.get(analyzer)

    @property
    def assumptions(self) -> Mapping[str, str]:
        """What the verdict on what bounds the kernel assumes, by name; empty where there is no verdict."""
        bound = self.result("bound")
        return {} if bound is None else bound.assumptions

    @property
    def wave_size(self) -> int | None:
        """Lanes of a wave, None where neither the dump nor the GPU says."""
        return self.module.wave_size or (self.gpu.wave_sizes[0] if self.gpu is not None and self.gpu.wave_sizes else None)

    @property
    def machine(self) -> str:
        """The GPU's name, else the target."""
        return self.gpu.name if self.gpu is not None else self.module.target or "no GPU"

    @property
    def is_own_target(self) -> bool:
        """Whether the text is written for the very GPU of the column."""
        own = gpu_for(self.module.target)
        return self.gpu is not None and own is not None and own.target == self.gpu.target

    @property
    def note(self) -> str:
        """What the column was matched by, and that its text is written for another target."""
        notes = []
        if self.matched_by is not None:
            alike = "" if self.similarity is None else f", {self.similarity:.0%} alike"
            notes.append(f"matched by {self.matched_by}{alike}")
        if self.gpu is not None and self.module.target and not self.is_own_target:
            notes.append(f"the text is for {self.module.target}, computed as on {self.gpu.name}")
        return "; ".join(notes)


class Row(Struct, frozen=True):
    """A figure: a cell per column, None where there is no such thing.

    ``because`` says why the cells are not compared. ``best`` are the indices of the columns that none is certainly better than,
    empty where none stands out, and for what a group takes where groups do not do the same work.
    """

    name: str
    group: str
    cells: tuple[Content, ...]
    because: str = ""
    best: tuple[int, ...] = ()


def rows_of(columns: Sequence[Column]) -> Iterator[Row]:
    """The figures that a column has; classes of instructions that occur nowhere are left out."""
    labels = [column.label for column in columns]
    is_same_work = _is_same_work(columns)
    is_graph = columns[0].result("graph") is not None
    for group, read in _GROUPS.items():
        if is_graph != (group == "graph"):
            continue
        by_column = [dict(read(column)) for column in columns]
        for name in by_column[0]:
            cells = tuple(figures[name] for figures in by_column)
            if all(cell is None or (group == "mix" and isinstance(cell, Measure) and not cell.value) for cell in cells):
                continue
            bases = [_basis(name, column) for column in columns]
            because, best = judge(cells, labels, bases, _WORSE.get(name) or worse_when(name))
            yield Row(name, group, cells, because, best if is_same_work or group not in _RESOURCES else ())


def _is_same_work(columns: Sequence[Column]) -> bool:
    """Whether all groups do the same: by the same text, or with as many threads, operations and bytes each, all known."""
    if len({(column.module.path, column.module.part, column.kernel.line) for column in columns}) == 1:
        return True
    amounts = [(dict(_launch(column))["threads"], *(cell for _, cell in _work(column))) for column in columns]
    values = {tuple(cell.value if isinstance(cell, Measure) else None for cell in cells) for cells in amounts}
    return len(values) == 1 and None not in next(iter(values))


def judge(cells: Sequence[Content], labels: Sequence[str], bases: Sequence[str], worse: Worse) -> tuple[str, tuple[int, ...]]:
    """Why the cells of a row are not compared ("" where they are), and the indices of the best ones."""
    figures = {column: cell for column, cell in enumerate(cells) if isinstance(cell, Measure)}
    values = {column: cell for column, cell in figures.items() if cell.is_known}
    because = ""
    by_basis = group_by(values, bases.__getitem__)
    if len(by_basis) > 1:
        because = " against ".join(f"{basis} ({', '.join(labels[index] for index in own)})" for basis, own in by_basis.items())
    elif figures and len(labels) > 1 and len(values) < 2:
        if len(figures) == 1:
            because = f"only {labels[next(iter(figures))]} has such a figure"
        else:
            because = f"known for {labels[next(iter(values))]} only" if values else next(iter(figures.values())).because
    because = because or _why_undecided(values, labels)
    return because, () if because else _best(values, worse)


def _why_undecided(values: Mapping[int, Measure], labels: Sequence[str]) -> str:
    """Why an estimate cannot be compared with a number that its interval includes."""
    for (column, first), (other, second) in combinations(values.items(), 2):
        exact = [cell.origin for cell in (first, second) if cell.origin != "estimated"]
        if len(exact) == 1 and overlap(first, second):
            columns = f"{labels[column]}, {labels[other]}"
            return f"an estimate is compared with a number that is {exact[0]}, within its interval ({columns})"
    return ""


def _best(values: Mapping[int, Measure], worse: Worse) -> tuple[int, ...]:
    """The columns that none is certainly better than, where some other is certainly worse."""
    if not worse or len(values) < 2:
        return ()
    sign = 1 if worse == "more" else -1
    ends = {column: sorted(sign * end for end in interval(cell)) for column, cell in values.items()}
    limit = min(high for _, high in ends.values())
    best = tuple(column for column, (low, _) in ends.items() if low <= limit)
    return best if len(best) < len(values) else ()


Cells = Iterator[tuple[str, Content]]


def _launch(column: Column) -> Cells:
    threads = getattr(column.result("occupancy"), "threads", None)
    missing = unavailable("threads", "the group size is neither stated nor given; --threads says it")
    yield "threads", missing if threads is None else counted_measure(threads, "threads", "the group size of the launch")
    size = column.wave_size
    missing = unavailable("lanes", "no GPU is known")
    yield "wave_size", missing if size is None else counted_measure(size, "lanes", "by the dump, else the GPU")


def _occupancy(column: Column) -> Cells:
    occupancy = column.result("occupancy")
    if occupancy is None:
        yield from ((name, unavailable(unit, "the analysis failed")) for name, unit in _OCCUPANCY.items())
        yield from (("limited_by", None), ("next_step", None), ("cliff", None))
        return
    words: Words = occupancy.display_words(column.module.words)
    yield from (("occupancy_percent", occupancy.percent), ("occupancy_waves", occupancy.waves), ("groups", occupancy.groups))
    yield "limited_by", ", ".join(words.limit(name) for name in occupancy.limited_by) or None
    step, cliff = occupancy.next_step, occupancy.cliff
    changes = [f"{words.word(change.resource)} ≤ {change.to:,}" for change in step.changes] if step else []
    yield "next_step", f"{' and '.join(changes)} → {words.plural('wave', step.waves)}{step.cost}" if step else None
    falls = cliff.changes if cliff else ()
    waves = [cliff.waves if change.waves is None else change.waves for change in falls]
    texts = [f"{words.word(change.resource)} ≥ {change.to:,} → {index:g}" for change, index in zip(falls, waves, strict=True)]
    yield "cliff", " · ".join(texts) if cliff else None


_LIVE = (
    "the machine's registers, after allocation",
    "virtual registers, before allocation",
    "values, before registers are chosen",
)
"""What is alive, by how far a compiler has still to go."""
_OCCUPANCY = {"occupancy_percent": "percent", "occupancy_waves": "waves", "groups": "groups"}
_NEEDED = frozenset(("vector_registers", "shared_bytes"))
"""Metrics that every kernel has: where a dump does not state it, it is not known."""


def _metrics(*names: str) -> Callable[[Column], Cells]:
    def read(column: Column) -> Cells:
        for name in names:
            cell = column.kernel.measures.get(name)
            if cell is None and name in _NEEDED:
                why = f"{column.module.title} text does not say it here; --exact, --lower or --log may bring it"
                cell = unavailable(by_name()[name].unit, why)
            yield name, cell

    return read


def _bound_cells(column: Column) -> Cells:
    bound = column.result("bound")
    yield "bound", bound.verdict if bound is not None else column.kernel.left_out.get("bound")
    yield "bound_by", (bound and (bound.level or bound.pipe)) or None
    yield "bound_confidence", (bound and bound.confidence) or None
    yield "intensity", None if bound is None else bound.intensity
    yield "bound_change", (bound and (bound.change or bound.threshold)) or None


def _graph(column: Column) -> Cells:
    graph = column.result("graph")
    if graph is not None:
        yield "graph_bound", graph.verdict
        yield "graph_bound_by", graph.where or None
        yield "graph_time", graph.time
        yield "graph_operations", graph.flops
        yield "graph_bytes", graph.bytes
        yield "graph_intensity", graph.intensity
        yield "machine_intensity", balance(graph)
        yield "graph_memory_bytes", graph.memory.bytes
        yield "graph_fits", graph.fits
        yield "graph_fits_on_chip", graph.fits_on_chip


_MOVED = {"global_load_bytes_per_thread": ("load", "async_copy"), "global_store_bytes_per_thread": ("store",)}
"""Kinds of accesses by figure; a copy to shared memory is a load."""


def _work(column: Column) -> Cells:
    result = column.result("work")
    if result is None:
        why = column.kernel.left_out.get("work", "the analysis gave no result")
        yield "operations_per_thread", unavailable("operations", why)
        yield from ((name, unavailable("B", why)) for name in _MOVED)
        return
    work = result.kernel
    yield "operations_per_thread", _per_thread(work.flops, column)
    for name, kinds in _MOVED.items():
        if not work.flops.is_known and not work.bytes:
            yield name, unavailable("B", work.flops.because)
        elif "global" in work.group_bytes:
            yield name, unavailable("B", "whole groups copy in bulk")
        else:
            moved = work.bytes.get("global", {})
            total = sum(float(moved[kind].value or 0) for kind in kinds if kind in moved)
            yield name, _per_thread(counted_measure(total, "B", "accesses of a wave with all lanes active"), column)


def _per_thread(of_wave: Measure, column: Column) -> Measure:
    lanes = column.module.wave_size
    if of_wave.value is None:
        return of_wave
    if lanes is None:
        return unavailable(of_wave.unit, "the dump does not say how many lanes a wave has")
    return replace(of_wave, value=of_wave.value / lanes, because=f"{of_wave.because}, divided by {lanes}")


def _code(column: Column) -> Cells:
    measures, loops = column.kernel.measures, column.result("loops")
    yield "findings", measures.get("findings")
    depth = None if loops is None else max((loop.depth for loop in loops), default=0)
    yield "loops", None if loops is None else counted_measure(len(loops), "loops", "natural loops of the control flow")
    yield "loop_depth", None if depth is None else counted_measure(depth, "loops", "loops inside each other")
    yield "instructions", measures.get("instructions")


def _mix(column: Column) -> Cells:
    classes = getattr(column.result("mix"), "classes", {})
    for name in CLASSES:
        yield f"mix.{name}", counted_measure(classes.get(name, 0), "instructions", "instructions of this class in the text")


_GROUPS: Mapping[str, Callable[[Column], Cells]] = {
    "launch": _launch,
    "occupancy": _occupancy,
    "registers": _metrics(
        *("vector_registers", "accumulator_registers", "total_vector_registers", "scalar_registers"),
        *(f"peak_live_{file}" for file in ("vector", "accumulator", "scalar", "predicate", "value")),
    ),
    "memory": _metrics("shared_bytes", "tensor_columns", "private_bytes"),
    "spills": _metrics("spilled_bytes", "spilled_vector_registers"),
    "bound": _bound_cells,
    "work": _work,
    "code": _code,
    "mix": _mix,
    "graph": _graph,
}
"""Groups of rows in the order of the table; each gives the same names for every column."""
_RESOURCES = ("occupancy", "registers", "memory")
"""Groups of figures of which less (or, of occupancy, more) is better only for the same work of a group of threads."""
_WORSE: Mapping[str, Worse] = {"groups": "less"}
"""Which direction is worse for figures that are no metrics."""


def _basis(name: str, column: Column) -> str:
    """What the number of a figure counts in a column, "" where it is the same everywhere."""
    gpu = column.gpu
    if name in ("occupancy_waves", "groups"):
        occupancy = column.result("occupancy")
        cell = None if occupancy is None else occupancy.groups if name == "groups" else occupancy.waves
        unit = _OCCUPANCY[name] if cell is None else str(cell.unit).replace("/", " per ")
        return unit if name == "groups" else f"{unit} of {column.wave_size} lanes"
    if name.startswith("peak_live_"):
        return _LIVE[min(column.module.stage, len(_LIVE) - 1)]
    if name == "total_vector_registers":
        together = {"unified": "both files in one", "separate": "the larger of two files"}
        return together.get("" if gpu is None else gpu.accumulators, "one file")
    if name.endswith("_registers") and not name.startswith("spilled"):
        if gpu is not None and gpu.scalar_registers_max is not None:
            return "registers with a scalar file, which takes what is the same in all lanes"
        return "registers that also hold what is the same in all lanes"
    if name == "findings":
        return f"rules on {column.module.title}"
    if name == "instructions" or name.startswith("mix."):
        return f"{column.module.title} instructions of {column.wave_size or 'unknown'} lanes"
    return ""
