"""The waits, loops and stalls of kernels, as sections for every format and as lines for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from isaview.analysis.waits.places import relevant_loads
from isaview.base.figures import Cell, Row, Section
from isaview.base.words import words_for
from isaview.reports.offsets import name_offsets
from isaview.reports.wait_listing import LoopSchedule, Place, Stall, WaitLine, WaitListing
from isaview.views.format import Canvas
from isaview.views.screen import Line, paragraph, section, space_blocks, title_line

_WAITS = ("instruction", "counter", "since", "cycles", "in flight", "loop", "verdict", "waits for")
_LOOPS = ("instructions", "issue cycles", "stalled", "on results", "waited", "in flight")
_STALLS = ("instruction", "clocks", "why", "loop")
_SPARE = (6, 4, 5, 1, 3)
_WORST = 16
"""Stalls of a kernel that are shown: those in loops first, the longest first."""
_NOTHING = "–"
DEPENDENT = "the next instruction reads its result"
_NEEDED = "needed"


def headline(listing: WaitListing) -> str:
    """How many waits a kernel has, and what its issue takes where the text says so."""
    waits = f"{len(listing.waits):,} wait{'' if len(listing.waits) == 1 else 's'}"
    if not listing.issue_cycles.is_known:
        return waits
    return f"{waits} · {listing.stalled.value:,} of {listing.issue_cycles.value:,} issue cycles stalled, each instruction once"


def remarks(listing: WaitListing) -> Iterator[str]:
    """What the listing cannot say."""
    if listing.not_shown:
        yield listing.not_shown
    if listing.doubt:
        yield f"what waits end is not certain: {listing.doubt}"


def sections(listing: WaitListing) -> Iterator[Section]:
    """The waits in the order of the text, and the worst stalls."""
    if listing.waits:
        rows = tuple(_row(listing, wait.place, map(Cell, _cells(listing, wait))) for wait in listing.waits)
        yield Section("offset" if listing.steps else "line", rows, _WAITS, spare=_SPARE)
    if listing.loops:
        rows = tuple(_loop(listing, loop) for loop in listing.loops)
        yield Section(
            "loops",
            rows,
            _LOOPS,
            f"an iteration of one {words_for('', listing.target).word('wave')} alone: static, not time",
        )
    if listing.stalls:
        # A stall in a loop is paid in each iteration, so it comes before a longer one outside.
        worst = sorted(listing.stalls, key=lambda stall: (stall.place.loop is None, -stall.clocks, stall.place.line))[:_WORST]
        rows = tuple(_row(listing, stall.place, _stall(listing, stall)) for stall in worst)
        more = len(listing.stalls) - len(worst)
        yield Section("stalls", rows, _STALLS, f"the worst, {more:,} more in json and csv" if more else "")


def _row(listing: WaitListing, place: Place, cells: Iterable[Cell]) -> Row:
    source = place.source or ""
    return Row(_place_text(listing, place), tuple(cells), source, source=source, text=listing.source_lines.get(source, ""))


def _place_text(listing: WaitListing, place: Place) -> str:
    return listing.place(place.line).removeprefix("line ")


def _cells(listing: WaitListing, wait: WaitLine) -> Iterator[str]:
    yield wait.place.opcode
    yield ", ".join(counters_of(wait)) or wait.kind
    for measure in (wait.instructions, wait.cycles, wait.in_flight):
        yield "" if measure.value is None else f"{measure.value:,}"
    yield wait.place.loop or _NOTHING
    yield wait.verdict or _NOTHING
    judged = wait.verdict not in ("", _NEEDED)
    because = name_offsets(wait.because, listing.line, listing.steps) if judged or not wait.loads else ""
    yield words_for("", listing.target).use_vendor_words(": ".join(filter(None, (_loads(listing, wait), because))))


def counters_of(wait: WaitLine) -> Iterator[str]:
    """What each counter holds before the wait and what it lets be on its way: ``vmcnt 3–4 → 2``."""
    for name, held in wait.counters.items():
        least, most, leaves = held["least"], held["most"], held["leaves"]
        before = "?" if most is None else f"{most}" if least == most else f"{least}–{most}"
        yield f"{name} {before} → {'?' if leaves is None else leaves}"


def _loads(listing: WaitListing, wait: WaitLine) -> str:
    """The load that was issued last, of those the wait is about, and how many more there are."""
    if not wait.loads:
        return ""
    latest = min(relevant_loads(wait.loads), key=lambda load: (load.instructions, -load.place.line))
    more = len(wait.loads) - 1
    return f"{latest.place.opcode} at {_place_text(listing, latest.place)}{f' and {more:,} more' if more else ''}"


def _loop(listing: WaitListing, loop: LoopSchedule) -> Row:
    figures = (loop.issue_cycles, loop.stalled, loop.dependent, loop.waited, loop.in_flight)
    cells = (Cell(f"{loop.instructions:,}"), *(Cell(figure if figure.is_known else "") for figure in figures))
    return Row(loop.header, cells, listing.place(loop.line) + (f", {loop.source}" if loop.source else ""), depth=loop.depth - 1)


def late_result(listing: WaitListing, stall: Stall) -> str:
    """The result that issue stands still for, "" where none is known."""
    if stall.maker is None:
        return DEPENDENT if stall.dependent else ""
    maker = f"{stall.maker.opcode} at {_place_text(listing, stall.maker)}"
    return DEPENDENT if stall.maker == stall.place else f"the next instruction reads the result of {maker}"


def _stall(listing: WaitListing, stall: Stall) -> Iterator[Cell]:
    yield Cell(stall.place.opcode)
    yield Cell(f"{stall.clocks:,}")
    yield Cell(late_result(listing, stall) or _NOTHING)
    yield Cell(stall.place.loop or _NOTHING)


def lines(listings: Sequence[WaitListing], canvas: Canvas) -> Iterator[Line]:
    """All of it as lines for people."""
    return space_blocks(_kernel_lines(listing, canvas) for listing in listings)


def _kernel_lines(listing: WaitListing, canvas: Canvas) -> Iterator[Line]:
    right = " · ".join(filter(None, (listing.target or "no target", listing.start)))
    yield title_line(listing.title, right, canvas.width)
    yield Line().add(headline(listing))
    for remark in remarks(listing):
        yield from paragraph([("! " + remark, "warning")], canvas.width)
    for part in sections(listing):
        yield Line()
        yield from section(part, canvas.width)
