"""What the report says at a glance, as rows that every format for people shows.

A single kernel is shown in full: its stated facts by group, then what the analyzers say. Many are a table, worst first.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from isaview.analysis.addresses.addressed import AT_SOME_WIDTHS, WIDTH
from isaview.analysis.contract import Analyzer
from isaview.base.figures import Cell, Emphasis, Row, Section, count, figure, number
from isaview.base.grouping import group_by
from isaview.base.measure import Measure, companion
from isaview.base.metrics import METRICS
from isaview.base.plugins import one_offered
from isaview.base.text import common_folder
from isaview.base.words import Words
from isaview.reports.analyses import analyzers
from isaview.reports.columns import EVERYTHING, OCCUPANCY, Choice, Entry, amount, default_columns, sort_entries
from isaview.reports.offsets import Steps, name_offsets
from isaview.reports.report import KernelReport, ModuleReport
from isaview.reports.rows import rows
from isaview.reports.rule import Finding
from isaview.views.columns import cells, emphasis_of, headings

if TYPE_CHECKING:
    from isaview.analysis.analyzers.accesses import AccessReport
    from isaview.analysis.analyzers.occupancy import OccupancyReport

_GROUPS = ("launch", "occupancy", "registers", "memory", "spills", "size", "compiler")
_STATED_ORDER, _FINDINGS_ORDER, _FAILURES_ORDER = 20, 90, 100
"""Where stated facts, findings and failures stand among the analyzers' sections, from the top."""
_FINDINGS_SHOWN, _SOURCES_SHOWN = 8, 3
"""The most findings of a kernel, and sources of registers of a table, that are shown."""
_SHOWN_AS_WORDS = ("dynamic_stack",)
"""Properties that a kernel has or has not: the word alone is shown where it has them."""
_ABSENT_AT_ZERO = ("dynamic_stack", "stack_bytes", "accumulator_registers", "kernarg_bytes")
_SAME = {
    "allocated_vector_registers": "vector_registers",
    "allocated_scalar_registers": "scalar_registers",
    "total_vector_registers": "vector_registers",
    "shared_bytes_static": "shared_bytes",
    "private_bytes_static": "private_bytes",
}
"""Figures that are not shown where another figure has the same value."""


def sections(kernel: KernelReport, module: ModuleReport) -> tuple[Section, ...]:
    """Everything there is to see of a kernel, from the top of the screen down."""
    placed: list[tuple[int, Section]] = []

    def place(order: int, title: str, name: str, text: str, emphasis: Emphasis = "warning") -> None:
        placed.append((order, Section(title, (Row(name, (Cell(text, emphasis=emphasis),)),))))

    for analyzer in analyzers():
        name = analyzer.name
        if name in kernel.results and (sections_of := _sections_of(name)) is not None:
            own = sections_of(kernel.results[name], module.words)
            placed.extend((analyzer.order, section) for section in own)
        elif name in kernel.left_out and not kernel.unlisted and _sections_of(name) is not None:
            place(analyzer.order, "", analyzer.title, f"not looked at: {kernel.left_out[name]}")
    if kernel.unlisted:
        place(_FINDINGS_ORDER, "", "listing", f"unavailable: {kernel.unlisted}")
    facts = _stated_rows(kernel, module, {section.title for _, section in placed})
    placed.extend([(_STATED_ORDER, Section("", facts))] if facts else ())
    if kernel.findings or kernel.unasked_rules or _count_unjudged(kernel):
        placed.append((_FINDINGS_ORDER, _findings(kernel, module.words)))
    for failure in kernel.failures:
        place(_FAILURES_ORDER, failure.analyzer, "", f"isaview failed here: {failure.message}", "bad")
    # Sorted by order alone, which keeps sections of one analyzer as it gave them.
    in_order = sorted(placed, key=lambda pair: pair[0])
    shown = [_with_offsets(section, kernel.line, kernel.steps) for _, section in in_order]
    texts = module.source_lines
    if not texts:
        return tuple(shown)
    rows = ([replace(row, text=texts.get(row.source, "")) for row in section.rows] for section in shown)
    return tuple(replace(section, rows=tuple(own)) for section, own in zip(shown, rows, strict=True))


def _with_offsets(section: Section, first: int, steps: Sequence[Steps] | None) -> Section:
    """A section with offsets in place of lines."""

    def cell(shown: Cell) -> Cell:
        return replace(shown, content=name_offsets(shown.content, first, steps)) if isinstance(shown.content, str) else shown

    def row(shown: Row) -> Row:
        note, warning = name_offsets(shown.note, first, steps), name_offsets(shown.warning, first, steps)
        return replace(shown, cells=tuple(map(cell, shown.cells)), note=note, warning=warning)

    return replace(section, rows=tuple(map(row, section.rows))) if steps else section


@cache
def _sections_of(analyzer: str) -> Callable[[Any, Words], tuple[Section, ...]] | None:
    """What turns an analyzer's result into sections, None for one that only serves others; no other view is imported."""
    return one_offered("isaview.views.analyses", "sections", analyzer)


def reasons(kernel: KernelReport, module: ModuleReport) -> Section:
    """Where every figure of a kernel comes from, a row for each, then what the occupancy leaves out, and why."""
    rows = tuple(
        Row(module.words.word(name), (Cell(measure), Cell(measure.origin)), note=measure.because)
        for name, measure in kernel.measures.items()
    )
    occupancy = kernel.results.get("occupancy")
    left_out = () if occupancy is None else occupancy.not_modelled
    rows += tuple(
        Row(module.words.word(taken.resource), (Cell("–"), Cell("not modelled")), note=taken.because) for taken in left_out
    )
    return Section("why", rows, ("figure", "origin"), sentences=True)


def _findings(kernel: KernelReport, words: Words) -> Section:
    """A line for each finding by its gain, up to `_FINDINGS_SHOWN` of them, the first of every rule before others."""
    findings, unasked, unjudged = kernel.findings or (), kernel.unasked_rules, _count_unjudged(kernel)
    by_rule = group_by(range(len(findings)), lambda number: findings[number].code)
    # One finding of every rule before a second of any: eight of one rule would hide the others.
    ranks = sorted((rank, number) for numbers in by_rule.values() for rank, number in enumerate(numbers))
    shown = sorted(number for _, number in ranks[:_FINDINGS_SHOWN])
    rows = []
    for finding in map(findings.__getitem__, shown):
        rows.extend(finding_rows(finding, words))
    if unasked:
        reason = f"{', '.join(unasked)} not asked: {next(iter(unasked.values()))}"
        rows.append(Row("", (Cell(reason, emphasis="warning"),)))
    if unjudged:
        reason = f"{count(unjudged, 'access')} not judged: the width of a {words.word('group')} is not known; -t 32x8 gives it"
        rows.append(Row("", (Cell(reason, emphasis="quiet"),)))
    number = amount(kernel.measures) + (f", {len(shown)} shown" if len(shown) < len(findings) else "")
    head = Cell("not known" if unasked and not findings else number, emphasis="warning")
    return Section("findings", (Row("findings", (head,), note="isaview explain CODE says why and what to do"), *rows))


def finding_rows(finding: Finding, words: Words) -> list[Row]:
    """A finding with its gain, and a row for each of its fixes."""
    gain = Cell(gain_of(finding, words), emphasis="good" if finding.gain is not None and finding.gain.value else "quiet")
    cells = (Cell(words.use_vendor_words(finding.message)), *([gain] if gain.content else ()))
    rows = [Row(finding.code, cells, note=finding.source or f"line {finding.line}", source=finding.source or "")]
    for fix in finding.fixes:
        alike = f", {count(len(fix.accesses), 'access')} recomputed" if len(fix.accesses) > 1 else ", recomputed"
        cells = (Cell(fix.code, emphasis="strong"), Cell(f"{fix.before} → {fix.after} {fix.unit}{alike}", emphasis="good"))
        cells = (*cells, Cell(fix.what), *([Cell(fix.cost, emphasis="quiet")] if fix.cost else ()))
        rows.append(Row("or" if len(rows) > 1 else "fix", cells, depth=1))
    return rows


def _count_unjudged(kernel: KernelReport) -> int:
    """The accesses whose pattern depends on how wide a group is, which nobody states."""
    if kernel.findings is None or not kernel.is_entry:
        return 0
    accesses: Sequence[AccessReport] = kernel.results.get("accesses", ())
    return sum(
        AT_SOME_WIDTHS in access.conflicts.because
        if access.conflicts is not None and access.conflicts.is_known
        else WIDTH in (access.because, access.conflicts and access.conflicts.because)
        for access in accesses
    )


_GAINED = {"%": "of the time", "B": "a lane"}


def gain_of(finding: Finding, words: Words) -> str:
    """What mending a finding is expected to gain at most, with the reason; "" where that was not asked."""
    gain = finding.gain
    if gain is None:
        return ""
    if gain.value is None:
        return f"gain unknown: {words.use_vendor_words(gain.because)}"
    amount = figure(gain) if gain.value or gain.high else "0 %" if gain.unit == "%" else "0"
    unit = _GAINED.get(gain.unit) or words.word(OCCUPANCY)
    return f"gain {amount} {unit}: {words.use_vendor_words(gain.because)}"


def _stated_rows(kernel: KernelReport, module: ModuleReport, titles: Collection[str]) -> tuple[Row, ...]:
    """The stated facts by group; a group is left to an analyzer's section of the same title."""
    rows: list[Row] = []
    for group in (group for group in _GROUPS if group not in titles):
        names = [metric.name for metric in METRICS if metric.group == group]
        facts = {name: kernel.stated[name] for name in names if name in kernel.stated}
        if group == "spills" and facts and all(measure.value == 0 for measure in facts.values()):
            cells = [Cell("none", "", next(iter(facts)))]
        else:
            launch = _launch(facts, kernel, module) if group == "launch" else []
            own = [(name, measure) for name, measure in facts.items() if not _repeats(name, measure, facts)]
            cells = launch + [_cell(name, measure, module.words) for name, measure in own]
        rows.extend([Row(group, tuple(cells))] if cells else ())
    return tuple(rows)


def _repeats(name: str, measure: Measure, facts: Mapping[str, Measure]) -> bool:
    """Whether a figure adds nothing to its neighbours: an allocation of what is used, a property that is absent."""
    if name in _ABSENT_AT_ZERO:
        return measure.value == 0
    same = facts.get(_SAME.get(name, ""))
    return same is not None and same.value == measure.value


def _cell(name: str, measure: Measure, words: Words) -> Cell:
    emphasis = emphasis_of(name, measure)
    if name in _SHOWN_AS_WORDS and measure.value:
        return Cell(words.word(name), "", name, emphasis)
    return Cell(measure, words.word(name), name, emphasis)


def _launch(facts: dict[str, Measure], kernel: KernelReport, module: ModuleReport) -> list[Cell]:
    """The group size in words (``256 threads = 4 waves of 64``); what it says is taken out of the facts."""
    words = module.words
    required, most, wave = (facts.pop(name, None) for name in ("required_threads", "max_threads", "wave_size"))
    lanes = wave.value if wave is not None and wave.value is not None else module.wave_size
    threads = required or most
    cells = []
    if threads is not None and threads.value is not None:
        mark = "" if required else "up to "
        waves = f" = {words.plural('wave', -(-threads.value // lanes))} of {lanes}" if lanes else ""
        cells.append(Cell(f"{mark}{number(threads.value)} threads{waves}", "", "max_threads"))
    elif lanes:
        cells.append(Cell(f"{words.word('wave')}s of {lanes}", "", "wave_size"))
    assumed = getattr(kernel.results.get("occupancy"), "assumed_threads", None)
    if assumed is not None:
        cells.append(Cell(f"{number(assumed)} threads assumed", "", "max_threads", "quiet"))
    return cells


def entries(modules: Iterable[ModuleReport], asked: Choice = EVERYTHING) -> list[Entry]:
    """The kernels of all modules in the order asked for, worst first by default, entries before device functions."""
    return sort_entries(rows(modules), asked)


def table(entries: Sequence[Entry], words: Words, asked: Choice = EVERYTHING) -> Section:
    """A row for each kernel with the figures asked for, else those that any of them has."""
    machines = _machines(entries)
    columns = list(asked.columns) or default_columns(entries, machines)
    rows = []
    for entry, place in zip(entries, _place_texts(entries), strict=True):
        module, kernel = entry.module, entry.kernel
        figures = tuple(cell for column in columns for cell in cells(column, entry, machines))
        occupancy: OccupancyReport | None = kernel.results.get("occupancy")
        why = "" if occupancy is None else occupancy.cannot_launch(module.words)
        why = f"cannot launch: {why}" if why else ""
        emphasis: Emphasis = "bad" if why else "plain" if kernel.is_entry else "quiet"
        title, short = kernel.short_titles
        rows.append(Row(title, figures, place, emphasis=emphasis, short=short, warning=why))
    heading = "kernel" if any(entry.kernel.is_entry for entry in entries) else "function"
    titles = [(title, column.spare) for column in columns for title in headings(column, words, machines)]
    spare = sorted((spare, number) for number, (_, spare) in enumerate(titles) if spare)
    return Section(heading, tuple(rows), tuple(title for title, _ in titles), spare=tuple(number for _, number in spare))


def _place_texts(entries: Sequence[Entry]) -> Iterator[str]:
    """File, part and target of each kernel, as far as they tell it from others of the table."""
    modules = [entry.module for entry in entries]
    folder = common_folder([module.path for module in modules])
    several_files, several_targets, several_parts = (
        len({getattr(module, name) for module in modules}) > 1 for name in ("path", "target", "part")
    )
    for entry in entries:
        module, path = entry.module, entry.module.path.removeprefix(folder)
        pieces = (
            path if several_files and entry.kernel.label[0] != path else "",
            f"[{module.part}]" if several_parts and module.part else "",
            # The part of a bundle often is its target: once is enough.
            (module.target or "") if several_targets and module.target not in module.part.split() else "",
        )
        yield " ".join(filter(None, pieces))


def _machines(entries: Sequence[Entry]) -> tuple[str, ...]:
    """The GPUs that were named, where occupancy is not that on each text's own: `table` says which they are."""
    several = next((results for entry in entries if (results := entry.kernel.results.get("by_gpu"))), ())
    if several:
        return tuple(occupancy.gpu or "" for occupancy in several)
    gpus = [(getattr(entry.kernel.results.get("occupancy"), "gpu", None), entry.module.target or "") for entry in entries]
    names = {gpu for gpu, _ in gpus if gpu}
    return tuple(names) if len(names) == 1 and not any(gpu and target.startswith(gpu) for gpu, target in gpus) else ()


def counts(kernels: Collection[KernelReport]) -> str:
    """How many there are: ``2 kernels, 1 function``; "" for none."""
    entry_count = sum(kernel.is_entry for kernel in kernels)
    pieces = ((entry_count, "kernel"), (len(kernels) - entry_count, "function"))
    return ", ".join(count(number, name) for number, name in pieces if number)


def headline(module: ModuleReport) -> str:
    """What a module is, in a few words: ``AMDGCN · gfx942 · wave64 · 1 kernel, 1 function``."""
    wave = f"{module.words.word('wave')}{module.wave_size}" if module.wave_size else ""
    pieces = (module.title, module.target or "", wave, counts(module.kernels) or "no kernels")
    return " · ".join(piece for piece in pieces if piece)


def sources(entries: Iterable[Entry]) -> str:
    """Whose registers a table of kernels shows, where not all are the dumps' own: ``registers by ptxas 13.0, k.cubin``."""
    stated = (entry.kernel.stated.get("vector_registers") for entry in entries)
    names = sorted({name for measure in stated if measure is not None and (name := companion(measure))})
    some = ", ".join(names[:_SOURCES_SHOWN]) + (" …" if len(names) > _SOURCES_SHOWN else "")
    return f"registers by {some}" if names else ""


def warnings(module: ModuleReport) -> list[str]:
    """What makes the figures of a module less than whole, in sentences."""
    sentences = []
    if module.diagnostic_count:
        sentences.append(
            f"{module.diagnostic_count:,} of {module.statements_total:,} statements could not be read "
            f"({module.unread_percent:.1f} %): counts of kernels they stand in are lower bounds"
        )
    unlisted = dict.fromkeys(kernel.unlisted for kernel in module.kernels if kernel.unlisted)
    sentences.extend(f"only facts of the binary are shown, its code is not listed: {why}" for why in unlisted)

    def left_out(kernel: KernelReport) -> tuple[Analyzer, ...]:
        return tuple(analyzer for analyzer in analyzers() if analyzer.name in kernel.left_out)

    for missing, kernels in group_by(() if unlisted else module.kernels, left_out).items():
        if missing:
            names, why = ", ".join(analyzer.title for analyzer in missing), kernels[0].left_out[missing[0].name]
            sentences.append(f"{counts(kernels)}: {names} and rules that need them are not looked at: {why}")
    return sentences
