"""Makes the data of a page of kernels: tables, sentences, findings with lessons, occupancy, rooflines, listings."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import TYPE_CHECKING

from msgspec.structs import replace

from isaview.base.figures import Cell, Row, Section, brief
from isaview.base.figures import count as count_of
from isaview.base.measure import Measure
from isaview.base.metrics import by_name
from isaview.base.words import CLASSES, SPACES, VOCABULARIES, Words
from isaview.gpus.hardware import Gpu, all_gpus, gpu_for, products_with
from isaview.gpus.launch import LIMITS, amount_corners
from isaview.reports.columns import CONDITIONAL, OCCUPANCY, Entry, bound_in_words
from isaview.reports.report import KernelReport, Report
from isaview.reports.rule import rules
from isaview.views.overview import gain_of, sections
from isaview.views.page import (
    PageCell,
    PageColumn,
    PageData,
    PageFinding,
    PageFix,
    PageGroup,
    PageKernel,
    PageLesson,
    PageOccupancy,
    PageShare,
    command_for,
)
from isaview.views.roofline import rooflines, why_no_point
from isaview.views.screen import content
from isaview.views.tabular import Kernels

if TYPE_CHECKING:
    from isaview.analysis.analyzers.bound import BoundReport
    from isaview.analysis.analyzers.mix import Mix
    from isaview.analysis.analyzers.occupancy import OccupancyReport
    from isaview.analysis.listing.records import KernelListing

_FILES = ("vector", "accumulator", "value", "scalar", "predicate", "buffer")
_UNITS = ("wave", "group", "simd", "unit", OCCUPANCY, "vector_registers", "total_vector_registers")
"""What scripts say in a vendor's words, besides classes, spaces and limits."""
_CONDITIONAL = f"those before “{CONDITIONAL}” hold on a condition that their message names"
_SPELLED = {"memory": "memory bandwidth"}


def page_data(groups: Sequence[Kernels], report: Report) -> PageData:
    """The data of a page of a report, in these tables of kernels."""
    numbers = count()
    shown: list[PageGroup] = []
    pages: list[PageKernel] = []
    entries: dict[str, Entry] = {}
    for group in groups:
        ids = [f"k{next(numbers)}" for _ in group.entries]
        columns: list[PageColumn] = []
        metrics = [
            next((row.cells[number].metric for row in group.section.rows), "") for number in range(len(group.section.columns))
        ]
        for heading, metric in zip(group.section.columns, metrics, strict=True):
            columns.append(PageColumn(heading, metric, by_name()[metric].worse if metric in by_name() else ""))
        shown.append(PageGroup(group.what, tuple(columns), tuple(ids)))
        for own, entry, row in zip(ids, group.entries, group.section.rows, strict=True):
            stages = {f"{own}.{place}" if place else own: stage for place, stage in enumerate((entry, *entry.earlier))}
            for stage_id, stage in stages.items():
                page = page_kernel(stage, stage_id)
                pages.append(replace(page, cells=_cells(entry, row), stages=(*stages,)) if stage_id == own else page)
                entries[stage_id] = stage
    paths = {entry.module.path for entry in entries.values() if entry.module.path}
    title = min(paths) if len(paths) == 1 else count_of(len(paths), "file")
    data = PageData("report", f"{title} · isaview", report.version, groups=tuple(shown), sources=report.sources)
    return with_kernels(data, pages, entries)


def with_kernels(data: PageData, pages: Sequence[PageKernel], entries: Mapping[str, Entry]) -> PageData:
    """The data with these kernels, of ``entries`` by id, and what they refer to: lessons, GPUs, words, rooflines."""
    bounds = ((own, entry.kernel.results.get("bound")) for own, entry in entries.items())
    vendors = {page.words for page in pages}
    gpus = _gpus(vendors)
    codes = {finding.code for page in pages for finding in page.findings}
    taught = (rule for rule in rules() if rule.code in codes) if codes else ()
    return replace(
        data,
        kernels=tuple(pages),
        lessons={rule.code: PageLesson(rule.name, rule.title, tuple(rule.sections.items())) for rule in taught},
        gpus=gpus,
        products={target: products_with(target) for target in gpus},
        words={name: _vocabulary(VOCABULARIES[name]) for name in sorted(vendors)},
        rooflines=tuple(rooflines((own, bound) for own, bound in bounds if bound is not None)),
    )


def page_kernel(entry: Entry, own: str = "k0") -> PageKernel:
    """A kernel under an id, without what only a page of many has: cells, stages, a place on a roofline."""
    kernel, module = entry.kernel, entry.module
    occupancy, mix, bound = (kernel.results.get(name) for name in ("occupancy", "mix", "bound"))
    listing, parts = kernel.results.get("listing"), sections(kernel, module)
    limits, advice = sentences(entry, parts)
    path = f"{module.path} [{module.part}]" if module.part else module.path
    return PageKernel(
        id=own,
        name=kernel.short_titles[0],
        full=kernel.demangled,
        symbol=kernel.name,
        place=", ".join(filter(None, (path, kernel.start))),
        path=module.path,
        language=module.title,
        target=module.target or "",
        is_entry=kernel.is_entry,
        instructions=kernel.instructions,
        limits=limits,
        advice=advice,
        words=_speech(occupancy, module.words).name,
        findings=tuple(_findings(kernel, module.words, listing)),
        occupancy=_occupancy(occupancy, parts),
        mix=() if mix is None else tuple(_shares(mix, module.words)),
        loop_weight=0 if mix is None else mix.loop_weight,
        no_listing="" if listing is not None else _why_no_listing(kernel, module.path),
        no_roofline="" if bound is None else why_no_point(bound),
        listing=listing,
        sections=parts,
    )


def _why_no_listing(kernel: KernelReport, path: str) -> str:
    """Why a kernel has no listing, and how to get it."""
    if kernel.unlisted or not kernel.instructions:
        return kernel.unlisted or "it has no instructions"
    return kernel.left_out.get("listing") or f"its listing was not asked for; {command_for(path, kernel.name)} has it"


def _cells(entry: Entry, row: Row) -> tuple[PageCell, ...]:
    """The cells of a row, with the figures that they show."""
    machines = iter(entry.kernel.results.get("by_gpu", ()))
    stages = (entry, *entry.earlier)

    def measure_of(cell: Cell) -> Measure | None:
        if isinstance(cell.content, Measure):
            return cell.content
        machine: OccupancyReport | None = next(machines, None) if cell.metric == OCCUPANCY else None
        if machine is not None:
            return machine.waves
        return next((figures[cell.metric] for stage in stages if cell.metric in (figures := stage.kernel.measures)), None)

    def page_cell(cell: Cell) -> PageCell:
        page = cell_of(content(cell), measure_of(cell) if cell.metric else None)
        return replace(page, why=f"{page.why}; {_CONDITIONAL}") if page.text.endswith(CONDITIONAL) else page

    return tuple(map(page_cell, row.cells))


def cell_of(text: str, measure: Measure | None) -> PageCell:
    """A cell of a figure as it is shown, None for words."""
    if measure is None:
        return PageCell(text)
    return PageCell(text, measure.value, f"{measure.origin}: {measure.because}")


def sentences(entry: Entry, parts: Sequence[Section]) -> tuple[str, str]:
    """What limits a kernel, and what to do, as `sections` say it; "" for what is not known."""
    kernel, words = entry.kernel, entry.module.words
    bound: BoundReport | None = kernel.results.get("bound")
    occupancy: OccupancyReport | None = kernel.results.get("occupancy")
    rows = {row.title: row for section in parts for row in section.rows}
    advice = _first_advice(kernel, words) or (bound.change if bound is not None else "") or _text(rows.get("next step"))
    if occupancy is not None and (impossible := occupancy.cannot_launch(words)):
        return f"It cannot launch on {occupancy.gpu}: {impossible}.", _text(rows.get("next step"))
    pieces = [] if bound is None else [_limit(bound, bound_in_words(kernel, words), words)]
    if occupancy is not None and occupancy.waves.is_known and occupancy.limited_by:
        spoken = occupancy.display_words(words)
        limited = " and ".join(map(spoken.limit, occupancy.limited_by))
        slots = f" of {occupancy.slots}" if occupancy.slots else ""
        pieces.append(f"{brief(occupancy.waves)}{slots} {spoken.word(OCCUPANCY)}, limited by {limited}")
    return "; ".join(pieces), advice


def _limit(bound: BoundReport, where: str, words: Words) -> str:
    """The verdict on a kernel as a clause."""
    on = f" on {bound.gpu}" if bound.gpu else ""
    reasons = words.use_vendor_words(" and ".join(bound.reasons[:2]))
    because = f": {reasons}" if reasons else ""
    if bound.verdict == "unknown":
        return f"What limits it{on} is not known{because}"
    if bound.verdict == "balanced":
        parts = " and ".join(reason.partition(":")[0] for reason in bound.reasons[:2])
        return f"Limited by {parts} alike{on}, confidence {bound.confidence}"
    if bound.busiest == "issue" and bound.pipe not in (None, "issue") and bound.decided_by is None:
        # Issue is the sum of all pipes: which one fills it says what to change.
        where = f"instruction issue, filled most by the {where},"
    where = " or ".join(_SPELLED.get(part, part) for part in where.split(" or "))
    return f"Limited by {where}{on}, confidence {bound.confidence}"


def _first_advice(kernel: KernelReport, words: Words) -> str:
    """The finding that gains most, where that is something."""
    first = next((finding for finding in kernel.findings or () if finding.gain is not None and finding.gain.value), None)
    return "" if first is None else f"{first.code}: {words.use_vendor_words(first.message)}; {gain_of(first, words)}"


def _text(row: Row | None) -> str:
    return "" if row is None else " ".join(filter(None, map(content, row.cells)))


def _speech(occupancy: OccupancyReport | None, words: Words) -> Words:
    """The words to show a kernel in: those of its GPU, else of its text."""
    return words if occupancy is None else VOCABULARIES.get(occupancy.words, words)


def _findings(kernel: KernelReport, words: Words, listing: KernelListing | None) -> Iterator[PageFinding]:
    numbers = () if listing is None else listing.numbers
    for finding in kernel.findings or ():
        # Listings are ordered by line; a search per finding would be quadratic in a large kernel.
        row = bisect_left(numbers, finding.line)
        yield PageFinding(
            code=finding.code,
            message=words.use_vendor_words(finding.message),
            place=finding.source or kernel.place(finding.line),
            line=finding.line,
            row=row if row < len(numbers) and numbers[row] == finding.line else -1,
            source=finding.source or "",
            gain=gain_of(finding, words),
            fixes=tuple(PageFix(fix.what, fix.code, fix.before, fix.after, fix.unit, fix.cost) for fix in finding.fixes),
            unfixed=finding.unfixed,
        )


def _occupancy(report: OccupancyReport | None, parts: Sequence[Section]) -> PageOccupancy | None:
    """The occupancy of a kernel whose resources are known, None of others."""
    gpu = None if report is None or report.gpu is None else gpu_for(report.gpu)
    if report is None or gpu is None or report.taken is None or report.threads is None or not report.waves.is_known:
        return None
    rows = {row.title: row for section in parts if section.title == "occupancy" for row in section.rows}
    taken = report.taken
    return PageOccupancy(
        gpu=gpu.target,
        name=report.gpu or "",
        **{
            name: cell_of(brief(measure), measure)
            for name in ("waves", "percent", "groups")
            if (measure := getattr(report, name))
        },
        amounts=next(amount_corners(taken, report.threads)),
        wave_size=taken.wave_size or gpu.wave_sizes[0],
        limits=report.limits,
        limited_by=report.limited_by,
        cu_mode=taken.cu_mode,
        dynamic_vector_block=taken.dynamic_vector_block,
        both_files=taken.both_files,
        next_step=_text(rows.get("next step")),
        cliff=_text(rows.get("cliff")),
    )


def _shares(mix: Mix, words: Words) -> Iterator[PageShare]:
    """The classes of a mix, the largest first."""
    for name, number in sorted(mix.classes.items(), key=lambda item: -item[1]):
        space, _, kind = name.rpartition("_")
        yield PageShare(name, words.instruction_class(name), number, mix.weighted[name], mix.bytes.get(space, {}).get(kind, 0))


def _gpus(vocabularies: Iterable[str]) -> Mapping[str, Gpu]:
    """The GPUs whose vendors have these words, by target, without what the arithmetic of occupancy does not need."""
    spoken = set(vocabularies)
    # The page's calculator offers GPUs of the same vendor; others have other register files.
    own = (gpu for gpu in all_gpus() if gpu.words in spoken)
    return {gpu.target: replace(gpu, cited={}, sources={}, not_modelled={}, reach={}, rates={}, covers=()) for gpu in own}


def _vocabulary(words: Words) -> Mapping[str, str]:
    """A vendor's words for all that scripts name; what limits occupancy stands under ``limit`` and its name.

    ``scalar`` is the register file, not the class of instructions.
    """
    named = {name: words.word(name) for name in (*_FILES, *SPACES, *_UNITS)}
    classes = {name: words.instruction_class(name) for name in CLASSES}
    return {**classes, **named, **{f"limit {name}": words.limit(name) for name in LIMITS}}
