"""The lines of a kernel with the registers alive on each, by line or folded onto source lines."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from msgspec import Struct

from isaview.analysis.listing.lines import FILES, in_files, text_of, text_rows
from isaview.analysis.private_accesses import spills_of
from isaview.analysis.registers.allocation import is_physical
from isaview.analysis.tally import source_of
from isaview.base.figures import Curve, Mark
from isaview.base.text import suggest_word
from isaview.base.words import Words, words_for
from isaview.flow.liveness import liveness_of
from isaview.flow.ranges import LiveRange, choose_maker, ranges_at
from isaview.model.kernel import Kernel
from isaview.reports.offsets import Steps, place, steps_of
from isaview.reports.roles import roles
from isaview.reports.source_lines import SourceLine, depth_of, source_costs

_SPILL = "   <- spill"
"""Stands behind the text of a line that spills."""
_TITLE = 80
"""The most characters of a name above a picture."""


class ListingLine(Struct, frozen=True):
    """A line: its number and text, the live registers by file (empty where no instruction stands on it).

    ``spills`` counts its instructions that spill or reload, ``loop_depth`` the loops around the deepest of these, or of all.
    """

    line: int
    text: str
    live: dict[str, int]
    source: str | None
    spills: int = 0
    loop_depth: int = 0


class LiveRegister(Struct, frozen=True):
    """A register alive at the peak.

    ``word`` is the 32-bit register it takes or shares, ``words`` how many of them it takes. ``opcode`` made it at the lines
    ``defined``, compiled from ``source``. ``user`` at the line ``last_use`` is the last to read it, None where nobody does;
    ``is_used_next_round`` says that it does so only in the next round of a loop. ``role`` is a key of `isaview.reports.roles`.
    """

    name: str
    word: str
    words: int
    opcode: str
    source: str
    defined: tuple[int, ...]
    last_use: int | None
    user: str
    is_used_next_round: bool
    role: str


class Listing(Struct, frozen=True):
    """A kernel's lines with the registers alive on each.

    ``file`` is the register file that the peak and the bars are about, ``files`` all that the kernel uses. ``counts`` has the
    live registers of ``file`` at each instruction; the peak is at the instruction ``peak_index``, on the line ``peak_line``,
    where ``alive`` are. ``sources`` has what each source line costs.
    """

    name: str
    demangled: str
    words: Words
    file: str
    files: tuple[str, ...]
    counts: Sequence[int]
    peak: int
    peak_index: int
    peak_line: int
    peak_source: str | None
    lines: tuple[ListingLine, ...]
    sources: tuple[SourceLine, ...]
    alive: tuple[LiveRegister, ...]
    first: int = 0
    steps: tuple[Steps, ...] | None = None

    def place(self, line: int) -> str:
        """A line of its text as people find it: ``line 12``, or the offset ``+0x1f0`` where its text is in no file."""
        return place(line, self.first, self.steps)

    def number(self, line: ListingLine) -> str:
        """The same as short as a column has it; what stands on no instruction has no offset."""
        return f"{line.line}" if not self.steps else self.place(line.line) if line.live else ""


def listing(kernel: Kernel, file: str = "") -> Listing:
    """The listing of a kernel; without registers the peak is 0 at its first instruction.

    Args:
        kernel: any kernel or function with an instruction.
        file: the register file to look at; the first of `FILES` that the kernel uses where empty. Values of LLVM IR stand in
            the files of the GPU that the module names, and all together where "value" is asked for.

    Raises:
        ValueError: the kernel uses other files, but not this.
    """
    values = not is_physical(kernel)
    kernel = in_files(kernel, file)
    liveness = liveness_of(kernel)
    used = tuple(name for name in FILES if max(liveness.pressure.get(name, ()), default=0)) or (file or FILES[0],)
    chosen = file or used[0]
    if chosen not in used:
        raise ValueError(f"the kernel uses no {chosen} registers; it uses {', '.join(used)}{suggest_word(chosen, used)}")
    columns = {name: liveness.pressure.get(name) or (0,) * len(kernel) for name in used}
    most, index = liveness.peak(chosen) or (0, 0)
    ranges = [live_range for live_range in ranges_at(kernel, index) if live_range.register.file == chosen]
    pairs = zip(ranges, roles(kernel, ranges, index, values=values), strict=True)
    return Listing(
        name=kernel.name,
        demangled=kernel.demangled,
        words=words_for(kernel.module.dialect, kernel.module.target),
        file=chosen,
        files=used,
        counts=columns[chosen],
        peak=most,
        peak_index=index,
        peak_line=kernel.lines[index],
        peak_source=source_of(kernel, index),
        lines=tuple(_lines(kernel, columns)),
        sources=tuple(source_costs(kernel, columns)),
        alive=tuple(_alive(kernel, live_range, index, role) for live_range, role in pairs),
        first=kernel.lines[0],
        steps=steps_of(kernel, kernel.lines[0]),
    )


def alive_on(kernel: Kernel, lines: Collection[int]) -> Mapping[str, int]:
    """The most registers alive on some lines of the text, by file; files without any are left out."""
    pressure = liveness_of(in_files(kernel)).pressure
    indices = [index for index, line in enumerate(kernel.lines) if line in lines]
    most = {name: max((pressure[name][index] for index in indices), default=0) for name in FILES if name in pressure}
    return {name: number for name, number in most.items() if number}


def _lines(kernel: Kernel, columns: Mapping[str, Sequence[int]]) -> Iterator[ListingLine]:
    spills = set(spills_of(kernel))
    alike: dict[tuple[int, ...], dict[str, int]] = {}  # few lines differ in all files: each of these stands in memory once
    for line, text, indices in text_rows(kernel, text_of(kernel)):
        most = tuple(max(column[index] for index in indices) for column in columns.values()) if indices else ()
        live = alike.setdefault(most, dict(zip(columns, most, strict=bool(indices))))
        spilled = spills.intersection(indices)
        source, depth = source_of(kernel, indices[0]) if indices else None, depth_of(kernel, spilled or indices)
        yield ListingLine(line, text + (_SPILL if spilled else ""), live, source, len(spilled), depth)


def _alive(kernel: Kernel, live: LiveRange, peak: int, role: str) -> LiveRegister:
    register, first, last = live.register, choose_maker(kernel, live), live.last_use
    return LiveRegister(
        name=register.name,
        word=register.word or register.name,
        words=register.words,
        opcode="" if first is None else kernel.forms[first].opcode,
        source="" if first is None else source_of(kernel, first) or "",
        defined=tuple(kernel.lines[index] for index in live.defined),
        last_use=None if last is None else kernel.lines[last],
        user="" if last is None else kernel.forms[last].opcode,
        is_used_next_round=last is not None and last < peak,
        role=role,
    )


def words_of(registers: Sequence[LiveRegister]) -> int:
    """The words of 32 bits that registers take; halves of a word count together."""
    return sum({register.word: register.words for register in registers}.values())


def curve(listed: Listing) -> Curve:
    """The live registers along the kernel, with its peak marked."""
    name = listed.demangled
    place = f"peak {listed.peak} at {listed.place(listed.peak_line)}" + (
        f", {listed.peak_source}" if listed.peak_source else ""
    )
    return Curve(
        title=name if len(name) <= _TITLE else name[: _TITLE - 1] + "…",
        x_title="instruction",
        y_title=f"{listed.words.word(listed.file)} alive",
        xs=range(len(listed.counts)),
        ys=listed.counts,
        marks=(Mark(listed.peak_index, listed.peak, place),),
    )
