"""The columns of the table of kernels: those that there are, those that a run shows, and the order of its rows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf

from msgspec import Struct

from isaview.analysis.bound.verdict import part_name
from isaview.base.figures import brief
from isaview.base.measure import Measure
from isaview.base.metrics import by_name, find
from isaview.base.text import hint
from isaview.base.words import Words
from isaview.reports.report import KernelReport, ModuleReport

OCCUPANCY = "occupancy_waves"
CONDITIONAL = "if"
"""What stands behind the number of findings that hold on a condition."""


class Entry(Struct, frozen=True):
    """A kernel with the module it stands in; ``earlier`` are the same kernel in earlier stages of its compilation."""

    kernel: KernelReport
    module: ModuleReport
    earlier: tuple[Entry, ...] = ()


class Column(Struct, frozen=True):
    """A column of the table of kernels: the first of ``metrics`` that a kernel has, or what ``says`` gives for it.

    A column of zeros is dropped unless ``always``; one that is ``open`` stays where a value is not known that other figures
    depend on. ``spare`` says which columns go first where there is little room (0: never).
    """

    heading: str
    metrics: tuple[str, ...] = ()
    always: bool = False
    open: bool = False
    spare: int = 0
    says: Callable[[KernelReport, Words], str] | None = None


class Choice(Struct, frozen=True):
    """Options of the table of kernels: the figure that sorts its rows ("": worst first), their most, and the columns."""

    sort: str = ""
    top: int | None = None
    columns: tuple[Column, ...] = ()


def _limited_by(kernel: KernelReport, words: Words) -> str:
    """What limits occupancy, "" where that is not known."""
    occupancy = kernel.results.get("occupancy")
    if occupancy is None or occupancy.gpu is None or not occupancy.waves.is_known:
        return ""
    return ", ".join(map(occupancy.display_words(words).limit, occupancy.limited_by))


def bound_in_words(kernel: KernelReport, words: Words) -> str:
    """The level of memory or the pipe that bounds it, else the verdict, with what else may; "" where none was made."""
    bound = kernel.results.get("bound")
    if bound is None or bound.gpu is None:
        return ""
    verdicts = [bound.verdict] if bound.decided_by is None else [bound.verdict, bound.decided_by.instead_of(bound.verdict)]
    likely, *others = (words.limit("shared_bytes") if verdict == "shared" else verdict for verdict in verdicts)
    return " or ".join([part_name(bound.level or bound.pipe or "") or likely, *others])


_COLUMNS = (
    Column("threads", ("required_threads", "max_threads"), spare=3),
    Column(OCCUPANCY, (OCCUPANCY,)),
    Column("limited by", says=_limited_by, spare=5),
    Column("vector_registers", ("vector_registers",)),
    Column("accumulator_registers", ("accumulator_registers",), spare=6),
    Column("scalar_registers", ("scalar_registers",), spare=1),
    Column("shared_bytes", ("shared_bytes",), open=True, spare=7),
    Column("private_bytes", ("private_bytes",), spare=8),
    Column("spilled", ("spilled_bytes", "spilled_vector_registers")),
    Column("instr.", ("instructions",), always=True, spare=2),
    Column("bound", says=bound_in_words, spare=4),
    Column("findings", ("findings", "conditional_findings"), open=True),
    Column("unread", ("unread_statements",)),
)

_WORST = (
    ("unread_statements", 1),
    ("spilled_bytes", -1),
    ("spilled_vector_registers", -1),
    ("private_bytes", -1),
    (OCCUPANCY, 1),
    ("total_vector_registers", -1),
    ("vector_registers", -1),
    ("shared_bytes", -1),
    ("instructions", -1),
)
"""What makes a kernel worse than another, the gravest first; 1: less is worse."""
_BY_TEXT = {
    "name": lambda entry: entry.kernel.demangled,
    "file": lambda entry: (entry.module.path, entry.module.line, entry.kernel.line),
}
"""Orders of rows that are no figure's."""
EVERYTHING = Choice()
"""Nothing special is asked for."""


def figures_for(asked: Choice) -> frozenset[str]:
    """The figures that a table asks of its kernels."""
    columns = asked.columns or _COLUMNS
    return frozenset((asked.sort, *(name for name, _ in _WORST), *(name for column in columns for name in column.metrics)))


def check_choice(sort: str | None, top: int | None, columns: Sequence[str], also: Sequence[str] = ()) -> Choice:
    """What was asked for of a table, checked; ``also`` are orders that the caller knows.

    Raises:
        KeyError: a name is no column and no metric; the message offers the nearest.
    """
    order = sort.strip().lower() if sort else ""
    by = order if order in ("", *_BY_TEXT) else _figure_named(order, "figure", (*_BY_TEXT, *also))
    return Choice(by, top, tuple(map(_column, columns)))


def _column(name: str) -> Column:
    plain = name.strip().lower().replace("_", " ")
    own = next((column for column in _COLUMNS if plain == column.heading.replace("_", " ")), None)
    if own is not None:
        return Column(own.heading, own.metrics, always=True, says=own.says)
    metric = _figure_named(name, "column", [column.heading for column in _COLUMNS if column.says is not None])
    return Column(metric, (metric,), always=True)


def _figure_named(name: str, what: str, others: Sequence[str]) -> str:
    """The metric of a name.

    Raises:
        KeyError: there is none; the message offers the nearest, of ``others`` too.
    """
    try:
        return find(name).name
    except KeyError:
        near = hint(name, [*others, *by_name()], "see `isaview list metrics`", 2)
        raise KeyError(f"no {what} is called {name!r}; {near}") from None


def sort_entries(entries: Sequence[Entry], asked: Choice) -> list[Entry]:
    """Kernels before device functions, each in the order asked for: by a figure the worst first, those without it last."""
    if asked.sort in _BY_TEXT:
        return sorted(entries, key=_BY_TEXT[asked.sort])
    order = ((asked.sort, 1 if by_name()[asked.sort].worse == "less" else -1),) if asked.sort else _WORST

    def badness(entry: Entry) -> tuple[float, ...]:
        measures = [(entry.kernel.measures.get(name), sign) for name, sign in order]
        worst = (inf if measure is None or measure.value is None else sign * measure.value for measure, sign in measures)
        return not entry.kernel.is_entry, *worst

    return sorted(entries, key=badness)


def default_columns(entries: Sequence[Entry], machines: Sequence[str] = ()) -> list[Column]:
    """The columns that any of these kernels has something in."""
    return [column for column in _COLUMNS if _is_worth(column, entries, machines)]


def _is_worth(column: Column, entries: Sequence[Entry], machines: Sequence[str]) -> bool:
    if column.says is not None:
        return len(machines) < 2 and any(text_of(column.says, entry) for entry in entries)
    if column.heading == OCCUPANCY and len(machines) > 1:
        return True
    measures = [measure for entry in entries if (measure := figure_of(column, entry)[1]) is not None]
    return any(
        measure.value
        or measure.origin == "unread"
        or column.always
        or (column.open and not measure.is_known)
        or (column.heading == OCCUPANCY and measure.value == 0)
        for measure in measures
    )


def amount(measures: Mapping[str, Measure]) -> str:
    """How many findings there are, ``≥ 3`` where not all is known, ``3 + 2 if`` where two are conditional."""
    findings, conditional = measures["findings"], measures.get("conditional_findings")
    further = f" + {brief(conditional)} {CONDITIONAL}" if conditional is not None and conditional.value else ""
    return ("≥ " if "lower bound" in findings.because else "") + brief(findings) + further


def figure_of(column: Column, entry: Entry) -> tuple[str, Measure | None]:
    """The first of a column's metrics that a kernel has in its last stage that has any, with its name; ("", None) for none."""
    stages = (stage.kernel.measures for stage in (entry, *entry.earlier))
    return next(((name, measures[name]) for measures in stages for name in column.metrics if name in measures), ("", None))


def text_of(says: Callable[[KernelReport, Words], str], entry: Entry) -> str:
    """What a column says of a kernel, or of an earlier stage of it."""
    return next(filter(None, (says(stage.kernel, stage.module.words) for stage in (entry, *entry.earlier))), "")
