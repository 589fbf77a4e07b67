"""The figures of a kernel side by side: what each column has, and whether the columns can be compared.

Each figure has a *basis*, what its number counts in a column: waves of 32 or of 64 lanes, virtual registers or allocated ones.
Columns of different bases are shown and not compared. An estimate is compared only as far as its interval decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.measure import Measure, Number, counted, unavailable
from isaview.base.metrics import by_name, worse_when
from isaview.base.words import CLASSES
from isaview.compare.columns import Column

if TYPE_CHECKING:
    from isaview.base.words import Words

Content = Measure | str | None
_CLASS_UNIT = "instructions"


class Figure(Struct, frozen=True):
    """One row: where its content comes from, and what it counts in a column.

    ``of_text`` marks what the text alone says, so that it is the same on every GPU; ``sentence`` what is too long for a table.
    """

    name: str
    group: str
    read: Callable[[Column], Content]
    basis: Callable[[Column], str] = lambda _column: ""
    worse: Literal["more", "less", ""] = ""
    of_text: bool = False
    sentence: bool = False


class Compared(Struct, frozen=True):
    """One row: a cell per column, None where there is no such thing.

    ``because`` says why the cells are not compared, ``best`` are the columns no other is certainly better than, by place; empty
    where none stands out.
    """

    figure: Figure
    cells: tuple[Content, ...]
    comparable: bool
    because: str = ""
    best: tuple[int, ...] = ()


def compared(columns: Sequence[Column]) -> tuple[Compared, ...]:
    """Every figure that a column has; classes of instructions that occur nowhere are left out."""
    made = ((figure, tuple(figure.read(column) for column in columns)) for figure in FIGURES)
    return tuple(judged(figure, cells, columns) for figure, cells in made if any(map(_said_at_all, cells)))


def _said_at_all(cell: Content) -> bool:
    return cell is not None and not (isinstance(cell, Measure) and cell.value == 0 and cell.unit == _CLASS_UNIT)


def judged(figure: Figure, cells: tuple[Content, ...], columns: Sequence[Column]) -> Compared:
    """One row, with whether its cells can be compared."""
    measures = [(place, cell) for place, cell in enumerate(cells) if isinstance(cell, Measure)]
    if not measures:
        return Compared(figure, cells, True)
    known = [(place, cell) for place, cell in measures if cell.known]
    unlike = _unlike(figure, [columns[place] for place, _ in known])
    because = unlike or _too_few(measures, columns) or _undecided(known, columns)
    best = () if because else _best(known, figure.worse)
    return Compared(figure, cells, not because, because, best)


def _unlike(figure: Figure, columns: Sequence[Column]) -> str:
    """What the figure counts in each column, where that differs."""
    bases: dict[str, list[str]] = {}
    for column in columns:
        bases.setdefault(figure.basis(column), []).append(column.label)
    return " against ".join(f"{basis} ({_names(labels)})" for basis, labels in bases.items()) if len(bases) > 1 else ""


def _names(labels: Iterable[str]) -> str:
    return ", ".join(labels)


def _too_few(measures: Sequence[tuple[int, Measure]], columns: Sequence[Column]) -> str:
    """Why there are no two numbers to compare."""
    known = [columns[place].label for place, cell in measures if cell.known]
    if len(columns) < 2 or len(known) > 1:
        return ""
    if len(measures) == 1:
        return f"only {columns[measures[0][0]].label} has such a figure"
    return f"known for {known[0]} only" if known else measures[0][1].because


def interval(cell: Measure) -> tuple[Number, Number]:
    """The least and the most that a known measure may be."""
    assert cell.value is not None
    return (cell.value if cell.low is None else cell.low), (cell.value if cell.high is None else cell.high)


def _undecided(known: Sequence[tuple[int, Measure]], columns: Sequence[Column]) -> str:
    """Why an estimate cannot be held against a number that its interval includes."""
    for (one, first), (other, second) in combinations(known, 2):
        if (first.origin == "estimated") == (second.origin == "estimated"):
            continue
        (low, high), (least, most) = interval(first), interval(second)
        if low <= most and least <= high:
            return (
                f"an estimate is held against a number that is {_said(first, second)}, within its interval "
                f"({columns[one].label}, {columns[other].label})"
            )
    return ""


def _said(first: Measure, second: Measure) -> str:
    return next(cell.origin for cell in (first, second) if cell.origin != "estimated")


def _best(known: Sequence[tuple[int, Measure]], worse: Literal["more", "less", ""]) -> tuple[int, ...]:
    """The columns that none is certainly better than, where some other is certainly worse."""
    if not worse or len(known) < 2:
        return ()
    ends = [(place, interval(cell)) for place, cell in known]
    if worse == "more":
        limit = min(high for _, (_, high) in ends)
        best = [place for place, (low, _) in ends if low <= limit]
    else:
        limit = max(low for _, (low, _) in ends)
        best = [place for place, (_, high) in ends if high >= limit]
    return tuple(best) if len(best) < len(known) else ()


def _metric(name: str) -> Callable[[Column], Content]:
    return lambda column: column.kernel.measures.get(name)


def _needed(name: str) -> Callable[[Column], Content]:
    """A figure that every kernel has: where a dump does not say it, that is not known."""
    unit = by_name()[name].unit

    def read(column: Column) -> Content:
        found = column.kernel.measures.get(name)
        return found or unavailable(unit, f"{column.module.title} text does not say it here; {_WAY}")

    return read


_WAY = "--exact, --lower or --log may bring it"


def _threads(column: Column) -> Content:
    found = column.result("occupancy")
    if found is None or found.threads is None:
        return unavailable("threads", "the group size is neither stated nor given; --threads says it")
    return counted(found.threads, "threads", "the group size that is reckoned with")


def _wave_size(column: Column) -> Content:
    size = column.wave_size
    return unavailable("lanes", "no GPU is known") if size is None else counted(size, "lanes", "by the dump, else the GPU")


def _occupancy(name: str, unit: str) -> Callable[[Column], Content]:
    def read(column: Column) -> Content:
        found = column.result("occupancy")
        measure: Measure = unavailable(unit, "the analysis failed") if found is None else getattr(found, name)
        return measure

    return read


def _limited_by(column: Column) -> Content:
    found = column.result("occupancy")
    if found is None or not found.limited_by:
        return None
    words = found.spoken(column.module.words)
    return ", ".join(words.limit(name) for name in found.limited_by)


def _all_of(step: Any, words: Words) -> str:
    """A step that needs every change."""
    changes = " and ".join(f"{words.word(one.resource)} ≤ {one.to:,}" for one in step.changes)
    return f"{changes} → {words.plural('wave', step.waves)}"


def _each_of(step: Any, words: Words) -> str:
    """A step that each change leads to by itself."""
    waves = [step.waves if one.waves is None else one.waves for one in step.changes]
    return " · ".join(f"{words.word(one.resource)} ≥ {one.to:,} → {at:g}" for one, at in zip(step.changes, waves, strict=True))


def _step(name: str, told: Callable[[Any, Words], str]) -> Callable[[Column], Content]:
    """A neighbouring occupancy with the changes that lead to it."""

    def read(column: Column) -> Content:
        found = column.result("occupancy")
        step = None if found is None else getattr(found, name)
        if found is None or step is None:
            return None
        return told(step, found.spoken(column.module.words))

    return read


def _waves_basis(column: Column) -> str:
    return f"{_unit(column, 'waves')} of {column.wave_size} lanes"


def _groups_basis(column: Column) -> str:
    return _unit(column, "groups")


def _unit(column: Column, name: str) -> str:
    """What a figure of the occupancy is counted in: ``waves per SIMD``."""
    found = column.result("occupancy")
    return name if found is None else str(getattr(found, name).unit).replace("/", " per ")


def _registers_basis(column: Column) -> str:
    """Where values go that are the same in all lanes: with them, registers of a lane say another thing."""
    if column.gpu is not None and column.gpu.scalar_registers_max is not None:
        return "registers beside a scalar file, which takes what is the same in all lanes"
    return "registers that also hold what is the same in all lanes"


def _total_basis(column: Column) -> str:
    """How the files of vector and accumulation registers add up."""
    together = {"unified": "both files in one", "separate": "the larger of two files"}
    return together.get(column.gpu.accumulators if column.gpu is not None else "", "one file")


def _live_basis(column: Column) -> str:
    """What is alive: the registers of the machine, or what the text has in their place."""
    kernel = column.kernel.kernel
    if kernel is None:
        return column.module.title
    if "value" in kernel.register_files:
        return "values, before registers are chosen"
    return "virtual registers, before allocation" if kernel.declarations[0][1] else "the machine's registers, after allocation"


def _text_basis(column: Column) -> str:
    return f"{column.module.title} instructions of {column.wave_size or 'unknown'} lanes"


def _language(column: Column) -> str:
    """Rules see other things in other languages."""
    return f"rules on {column.module.title}"


def _instructions(column: Column) -> Content:
    return column.kernel.measures.get("instructions")


def _mixed(name: str) -> Callable[[Column], Content]:
    def read(column: Column) -> Content:
        mix = column.result("mix")
        amount = 0 if mix is None else mix.classes.get(name, 0)
        return counted(amount, _CLASS_UNIT, "instructions of this class in the text")

    return read


def _loops(column: Column) -> Content:
    loops = column.result("loops")
    return None if loops is None else counted(len(loops), "loops", "natural loops of the control flow")


def _depth(column: Column) -> Content:
    loops = column.result("loops")
    if loops is None:
        return None
    return counted(max((loop.depth for loop in loops), default=0), "loops", "loops inside each other")


def _missing(column: Column, analyzer: str, unit: str) -> Measure:
    return unavailable(unit, column.kernel.left_out.get(analyzer, "the analysis gave no result"))


def _operations(column: Column) -> Content:
    """Floating-point operations of a thread."""
    work = column.result("work")
    return _missing(column, "work", "operations") if work is None else _per_thread(work.kernel.flops, column)


def _per_thread(found: Measure, column: Column) -> Measure:
    lanes = column.module.wave_size
    if found.value is None:
        return found
    if lanes is None:
        return unavailable(found.unit, "the dump does not say how many lanes a wave has")
    return replace(found, value=found.value / lanes, because=f"{found.because}, divided by {lanes}")


def _moved(kind: str) -> Callable[[Column], Content]:
    """Bytes of global memory that a thread moves; copies to shared memory are loads."""
    kinds = {"load": ("load", "async_copy")}.get(kind, (kind,))

    def read(column: Column) -> Content:
        work = column.result("work")
        if work is None:
            return _missing(column, "work", "B")
        if not work.kernel.flops.known and not work.kernel.bytes:
            return unavailable("B", work.kernel.flops.because)
        if "global" in work.kernel.group_bytes:
            return unavailable("B", "whole groups copy in bulk")
        moved = work.kernel.bytes.get("global", {})
        found = [moved[name] for name in kinds if name in moved]
        total = sum(float(one.value or 0) for one in found)
        return _per_thread(counted(total, "B", "accesses of a wave with all lanes active"), column)

    return read


def _bound(name: str) -> Callable[[Column], Content]:
    def read(column: Column) -> Content:
        found = column.result("bound")
        value = None if found is None else getattr(found, name)
        return value or None

    return read


def _bound_place(column: Column) -> Content:
    found = column.result("bound")
    return None if found is None else found.level or found.pipe


def _bound_change(column: Column) -> Content:
    found = column.result("bound")
    return None if found is None else found.change or found.threshold or None


def _registers() -> Iterator[Figure]:
    group = "registers"
    yield Figure("vector_registers", group, _needed("vector_registers"), _registers_basis, "more")
    for name, basis in (
        ("accumulator_registers", _registers_basis),
        ("total_vector_registers", _total_basis),
        ("scalar_registers", _registers_basis),
    ):
        yield Figure(name, group, _metric(name), basis, "more")
    for file in ("vector", "accumulator", "scalar", "predicate", "value"):
        yield Figure(f"peak_live_{file}", group, _metric(f"peak_live_{file}"), _live_basis, "more", of_text=True)


def _mix() -> Iterator[Figure]:
    for name in CLASSES:
        yield Figure(f"mix.{name}", "mix", _mixed(name), _text_basis, of_text=True)


FIGURES: tuple[Figure, ...] = (
    Figure("threads", "launch", _threads),
    Figure("wave_size", "launch", _wave_size),
    Figure("occupancy_percent", "occupancy", _occupancy("percent", "percent"), worse="less"),
    Figure("occupancy_waves", "occupancy", _occupancy("waves", "waves"), _waves_basis, "less"),
    Figure("groups", "occupancy", _occupancy("groups", "groups"), _groups_basis, "less"),
    Figure("limited_by", "occupancy", _limited_by),
    Figure("next_step", "occupancy", _step("next_step", _all_of), sentence=True),
    Figure("cliff", "occupancy", _step("cliff", _each_of), sentence=True),
    *_registers(),
    Figure("shared_bytes", "memory", _needed("shared_bytes"), worse=worse_when("shared_bytes")),
    Figure("tensor_columns", "memory", _metric("tensor_columns"), worse="more"),
    Figure("private_bytes", "memory", _metric("private_bytes"), worse="more"),
    Figure("spilled_bytes", "spills", _metric("spilled_bytes"), worse="more"),
    Figure("spilled_vector_registers", "spills", _metric("spilled_vector_registers"), worse="more"),
    Figure("bound", "bound", _bound("verdict")),
    Figure("bound_by", "bound", _bound_place),
    Figure("bound_confidence", "bound", _bound("confidence")),
    Figure("intensity", "bound", _bound("intensity")),
    Figure("bound_change", "bound", _bound_change, sentence=True),
    Figure("operations_per_thread", "work", _operations, of_text=True),
    Figure("global_load_bytes_per_thread", "work", _moved("load"), of_text=True),
    Figure("global_store_bytes_per_thread", "work", _moved("store"), of_text=True),
    Figure("findings", "code", _metric("findings"), _language, "more"),
    Figure("loops", "code", _loops, of_text=True),
    Figure("loop_depth", "code", _depth, of_text=True),
    Figure("instructions", "code", _instructions, _text_basis, of_text=True),
    *_mix(),
)
"""In the order of the table."""
