"""The overview: what the report says at a glance, as rows that every format for people shows.

One kernel is shown in full: its stated facts by group, then what the analyzers say. Many are a table, worst first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct

from isaview.base.figures import Cell, Emphasis, Row, Section, brief, number
from isaview.base.measure import Measure
from isaview.base.metrics import METRICS, Metric
from isaview.base.text import common_folder
from isaview.base.words import Words
from isaview.reports.report import KernelReport, ModuleReport, analyzers
from isaview.reports.rule import Finding

_GROUPS = ("launch", "occupancy", "registers", "memory", "spills", "size")
_STATED_ORDER = 20
"""Where the stated facts stand among the analyzers' sections."""

_FINDINGS_ORDER = 90
"""Where the findings stand: below all figures."""
_FINDINGS_SHOWN = 8

_BY_NAME: Mapping[str, Metric] = {metric.name: metric for metric in METRICS}


def sections(kernel: KernelReport, module: ModuleReport) -> tuple[Section, ...]:
    """Everything there is to see of one kernel, from the top of the screen down."""
    placed: list[tuple[int, Section]] = []
    for analyzer in analyzers():
        if analyzer.name in kernel.results:
            made = analyzer.sections(kernel.results[analyzer.name], module.words)
            placed.extend((analyzer.order, section) for section in made)
    facts = _stated(kernel, module, {section.title for _, section in placed})
    if facts is not None:
        placed.append((_STATED_ORDER, facts))
    if kernel.findings:
        placed.append((_FINDINGS_ORDER, _findings(kernel.findings)))
    placed.extend((100, _failure(failure.analyzer, failure.message)) for failure in kernel.failures)
    return tuple(section for _, section in sorted(placed, key=lambda pair: pair[0]))


def reasons(kernel: KernelReport, module: ModuleReport) -> Section:
    """Where every figure of a kernel comes from: its origin and the reason, one row a figure."""
    rows = tuple(
        Row(module.words.word(name), (Cell(measure), Cell(measure.origin)), note=measure.because)
        for name, measure in kernel.measures.items()
    )
    return Section("why", rows, ("figure", "origin"), sentences=True)


def _findings(found: Sequence[Finding]) -> Section:
    """A line for each finding, up to `_FINDINGS_SHOWN` of them, the first of every rule before others."""
    again: dict[str, int] = {}
    ranked = []
    for one in found:
        again[one.code] = again.get(one.code, 0) + 1
        ranked.append((again[one.code], one))
    shown = sorted(ranked, key=lambda pair: pair[0])[:_FINDINGS_SHOWN]
    rows = [
        Row(one.code, (Cell(one.message),), note=one.source or f"line {one.line}")
        for _, one in sorted(shown, key=lambda pair: (pair[1].code, pair[1].line))
    ]
    more = f", {len(rows)} shown" if len(rows) < len(found) else ""
    advice = "isaview explain CODE says why and what to do"
    head = Row("findings", (Cell(f"{len(found):,}{more}", emphasis="warning"),), note=advice)
    return Section("findings", (head, *rows))


def _failure(analyzer: str, message: str) -> Section:
    return Section(analyzer, (Row("", (Cell(f"isaview failed here: {message}", emphasis="bad"),)),))


def _stated(kernel: KernelReport, module: ModuleReport, told: set[str]) -> Section | None:
    """The stated facts by group; a group that an analyzer's section of the same title tells is left to it."""
    rows = []
    for group in _GROUPS:
        metrics = [metric for metric in METRICS if metric.group == group and group not in told]
        facts = [(metric, kernel.stated[metric.name]) for metric in metrics if metric.name in kernel.stated]
        cells = _GROUP_CELLS.get(group, _plain_cells)(facts, kernel, module)
        if cells:
            rows.append(Row(group, tuple(cells)))
    return Section("", tuple(rows)) if rows else None


Facts = Sequence[tuple[Metric, Measure]]


def _plain_cells(facts: Facts, _kernel: KernelReport, module: ModuleReport) -> list[Cell]:
    return [_cell(metric, measure, module.words) for metric, measure in facts if not _repeats(metric, measure, facts)]


def _repeats(metric: Metric, measure: Measure, facts: Facts) -> bool:
    """Whether a figure says nothing that its neighbours do not: an allocation of what is used, a property that is absent."""
    if metric.name in _ABSENT_AT_ZERO:
        return measure.value == 0
    same = _SAME.get(metric.name)
    return any(other.name == same and value.value == measure.value for other, value in facts)


_ABSENT_AT_ZERO = ("dynamic_stack", "stack_bytes", "accumulator_registers", "kernarg_bytes")
_SAME = {
    "allocated_vector_registers": "vector_registers",
    "allocated_scalar_registers": "scalar_registers",
    "total_vector_registers": "vector_registers",
    "shared_bytes_static": "shared_bytes",
    "private_bytes_static": "private_bytes",
}


_PROPERTIES = ("dynamic_stack",)
"""What a kernel has or has not: the word alone is shown where it has it."""


def _cell(metric: Metric, measure: Measure, words: Words) -> Cell:
    if metric.name in _PROPERTIES and measure.value:
        return Cell(words.word(metric.name), "", metric.name, _emphasis(metric, measure))
    return Cell(measure, words.word(metric.name), metric.name, _emphasis(metric, measure))


def _emphasis(metric: Metric, measure: Measure) -> Emphasis:
    if measure.value is None:
        return "quiet"
    return "bad" if metric.group == "spills" and measure.value else "plain"


def _launch_cells(facts: Facts, kernel: KernelReport, module: ModuleReport) -> list[Cell]:
    """The group size in words (``256 threads = 4 waves of 64``), then the rest."""
    words = module.words
    cells = []
    known = {metric.name: measure for metric, measure in facts}
    required, most = known.pop("required_threads", None), known.pop("max_threads", None)
    wave = known.pop("wave_size", None)
    lanes = wave.value if wave is not None and wave.value is not None else module.wave_size
    threads = required or most
    if threads is not None and threads.value is not None:
        mark = "" if required else "up to "
        waves = f" = {words.plural('wave', -(-threads.value // lanes))} of {lanes}" if lanes else ""
        cells.append(Cell(f"{mark}{number(threads.value)} threads{waves}", "", "max_threads"))
    elif lanes:
        cells.append(Cell(f"{words.word('wave')}s of {lanes}", "", "wave_size"))
    assumed = getattr(kernel.results.get("occupancy"), "assumed_threads", None)
    if assumed is not None:
        cells.append(Cell(f"{number(assumed)} threads assumed", "", "max_threads", "quiet"))
    cells.extend(_cell(_BY_NAME[name], measure, words) for name, measure in known.items())
    return cells


def _spill_cells(facts: Facts, kernel: KernelReport, module: ModuleReport) -> list[Cell]:
    if facts and all(measure.value == 0 for _, measure in facts):
        return [Cell("none", "", facts[0][0].name)]
    return _plain_cells(facts, kernel, module)


_GROUP_CELLS: Mapping[str, Callable[[Facts, KernelReport, ModuleReport], list[Cell]]] = {
    "launch": _launch_cells,
    "spills": _spill_cells,
}


class _Column(Struct, frozen=True):
    """A column of the table of kernels: the first of ``metrics`` that a kernel has.

    ``silent`` drops it where all are 0, ``open`` keeps it then where one of them is not known and other figures hang on it;
    ``spare`` says which columns go first where there is little room (0: never).
    """

    heading: str
    metrics: tuple[str, ...]
    silent: bool = True
    open: bool = False
    marks: Mapping[str, str] | None = None
    spare: int = 0


_OCCUPANCY = "occupancy_waves"

_COLUMNS = (
    _Column("threads", ("required_threads", "max_threads"), marks={"max_threads": "≤ "}, spare=2),
    _Column(_OCCUPANCY, (_OCCUPANCY,)),
    _Column("vector_registers", ("vector_registers",)),
    _Column("accumulator_registers", ("accumulator_registers",), spare=4),
    _Column("scalar_registers", ("scalar_registers",), spare=1),
    _Column("shared_bytes", ("shared_bytes",), open=True, spare=5),
    _Column("private_bytes", ("private_bytes",)),
    _Column("spilled", ("spilled_bytes", "spilled_vector_registers")),
    _Column("instr.", ("instructions",), silent=False, spare=3),
    _Column("findings", ("findings",)),
    _Column("unread", ("unread_statements",)),
)

_WORST = (
    ("unread_statements", 1),
    ("spilled_bytes", -1),
    ("spilled_vector_registers", -1),
    ("private_bytes", -1),
    ("occupancy_waves", 1),
    ("total_vector_registers", -1),
    ("vector_registers", -1),
    ("shared_bytes", -1),
    ("instructions", -1),
)
"""What makes one kernel worse than another, the gravest first; 1: less is worse."""


def _badness(kernel: KernelReport) -> tuple[float, ...]:
    values = []
    for name, sign in _WORST:
        measure = kernel.measures.get(name)
        known = measure is not None and measure.value is not None
        values.append(
            sign * float(measure.value) if known and measure is not None and measure.value is not None else float("inf")
        )
    return tuple(values)


class Entry(Struct, frozen=True):
    """A kernel with the module it stands in."""

    kernel: KernelReport
    module: ModuleReport


def entries(modules: Iterable[ModuleReport]) -> list[Entry]:
    """The kernels of all modules, worst first: entries, then device functions."""
    found = [Entry(kernel, module) for module in modules for kernel in module.kernels]
    return sorted(found, key=lambda entry: (not entry.kernel.is_entry, _badness(entry.kernel)))


def table(found: Sequence[Entry], words: Words) -> Section:
    """One row per kernel with the figures that any of them has."""
    machines = _machines(found)
    asked = (_OCCUPANCY,) if len(machines) > 1 else ()
    columns = [column for column in _COLUMNS if column.heading in asked or _worth(column, found)]
    folder = common_folder([entry.module.path for entry in found])
    several_files = len({entry.module.path for entry in found}) > 1
    several_targets = len({entry.module.target for entry in found}) > 1
    several_parts = len({entry.module.part for entry in found}) > 1
    rows = []
    for entry in found:
        place = (
            entry.module.path.removeprefix(folder) if several_files else "",
            f"[{entry.module.part}]" if several_parts and entry.module.part else "",
            (entry.module.target or "") if several_targets and entry.module.target not in entry.module.part.split() else "",
        )
        name = entry.kernel.demangled
        rows.append(
            Row(
                name,
                tuple(cell for column in columns for cell in _cells(column, entry.kernel, machines)),
                note=" ".join(piece for piece in place if piece),
                emphasis="plain" if entry.kernel.is_entry else "quiet",
                short=short_name(name),
            )
        )
    heading = "kernel" if any(entry.kernel.is_entry for entry in found) else "function"
    names = [(name, column.spare) for column in columns for name in _headings(column, words, machines)]
    spare = sorted((spare, place) for place, (_, spare) in enumerate(names) if spare)
    return Section(heading, tuple(rows), tuple(name for name, _ in names), spare=tuple(place for _, place in spare))


def _machines(found: Sequence[Entry]) -> tuple[str, ...]:
    """The GPUs that were named, where occupancy is not told for each text's own: `table` says which they are."""
    several = next((results for entry in found if (results := entry.kernel.results.get("by_gpu"))), ())
    if several:
        return tuple(one.gpu or "" for one in several)
    pairs = {(entry.module.target or "", _gpu(entry.kernel)) for entry in found if _gpu(entry.kernel)}
    names = sorted({gpu for _, gpu in pairs})
    return tuple(names) if len(names) == 1 and not any(target.startswith(gpu) for target, gpu in pairs) else ()


def _gpu(kernel: KernelReport) -> str:
    return getattr(kernel.results.get("occupancy"), "gpu", None) or ""


def _headings(column: _Column, words: Words, machines: Sequence[str]) -> list[str]:
    """The heading of a column, of occupancy with the GPUs that were named: ``warps/SM H100``, ``sm_86``."""
    word = words.word(column.heading)
    return [f"{word} {machines[0]}", *machines[1:]] if machines and column.heading == _OCCUPANCY else [word]


def _cells(column: _Column, kernel: KernelReport, machines: Sequence[str]) -> list[Cell]:
    """A kernel's cell in a column, of occupancy one for each GPU that was named."""
    own = _overview_cell(column, kernel)
    if column.heading != _OCCUPANCY or len(machines) < 2:
        return [own]
    return [own, *(Cell(brief(one.waves), "", _OCCUPANCY) for one in kernel.results["by_gpu"][1:])]


def short_name(demangled: str) -> str:
    """A demangled name without its arguments and return type: ``attention<64, true>``; the name itself where it has none."""
    depth = 0
    start = 0
    for place, character in enumerate(demangled):
        if character in "<[{":
            depth += 1
        elif character in ">]}":
            depth = max(depth - 1, 0)
        elif depth == 0 and character == " ":
            start = place + 1
        elif depth == 0 and character == "(" and not demangled.startswith("(anonymous", place):
            return demangled[start:place] or demangled
        elif character in "()":
            depth = max(depth + (1 if character == "(" else -1), 0)
    return demangled


def _worth(column: _Column, found: Sequence[Entry]) -> bool:
    measures = [measure for entry in found for measure in [_measure(column, entry.kernel)[1]] if measure is not None]
    said = any(measure.value or measure.origin == "unread" or (column.open and not measure.known) for measure in measures)
    return said or (bool(measures) and not column.silent)


def _measure(column: _Column, kernel: KernelReport) -> tuple[str, Measure | None]:
    for name in column.metrics:
        measure = kernel.measures.get(name)
        if measure is not None:
            return name, measure
    return "", None


def _overview_cell(column: _Column, kernel: KernelReport) -> Cell:
    name, measure = _measure(column, kernel)
    if measure is None:
        return Cell("", "", column.metrics[0])
    emphasis = "quiet" if measure.value == 0 else _emphasis(_BY_NAME[name], measure)
    mark = (column.marks or {}).get(name, "")
    return Cell(mark + brief(measure), "", name, emphasis)


def headline(module: ModuleReport) -> str:
    """What a module is, in a few words: ``AMDGCN · gfx942 · wave64 · 1 kernel, 1 helper``."""
    entry_count = sum(kernel.is_entry for kernel in module.kernels)
    helpers = len(module.kernels) - entry_count
    wave = f"{module.words.word('wave')}{module.wave_size}" if module.wave_size else ""
    counts = ", ".join(
        f"{count:,} {name}{'' if count == 1 else 's'}"
        for count, name in ((entry_count, "kernel"), (helpers, "function"))
        if count
    )
    return " · ".join(piece for piece in (module.title, module.target or "", wave, counts or "no kernels") if piece)


def warnings(module: ModuleReport) -> list[str]:
    """What makes the figures of a module less than whole, in sentences."""
    if not module.diagnostic_count:
        return []
    share = module.unread_percent
    return [
        f"{module.diagnostic_count:,} of {module.statements_total:,} statements could not be read "
        f"({share:.1f} %): counts of kernels they stand in are lower bounds"
    ]
