"""Rooflines with kernels as points, for the terminal or as SVG; both axes are logarithmic.

A point stands at the kernel's intensity and at the rate its busiest part allows: under the roof where that is shared memory,
latency or issue, never above it. SVG carries no script, font or link.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate
from math import ceil, floor, log10
from textwrap import wrap
from typing import TYPE_CHECKING

from msgspec import Struct

from isaview.gpus.hardware import gpu_for
from isaview.views.pictures import Labels, document, escape, fit_text, labels_in, quantity, text_width

if TYPE_CHECKING:
    from isaview.analysis.analyzers.bound import BoundReport
    from isaview.analysis.bound.throughput import Machine

_WIDTH, _HEIGHT = 860, 420
_LEFT, _RIGHT, _TOP, _BOTTOM = 76, 20, 44, 56
_LINE = 18
_FEW_DECADES = 2.2
"""An axis of fewer gets numbers between the powers of ten."""
_SIGNS = "123456789abcdefghijklmno"
"""What points are called: so many are named in words, and all are drawn."""
_INDENT = 3
_ROOM = _WIDTH - _LEFT - _RIGHT
"""How wide a text may be."""
_OPERATIONS = {"fp64": 2, "fp32": 2, "fp16": 2, "int32": 2, "special": 1}
"""Operations of a lane in a clock: a multiply-add is two."""
_MOST_LETTERS = 400
"""More letters are wider than that, however narrow."""


class Point(Struct, frozen=True):
    """A kernel: its operations per byte of memory and the operations per second its busiest part allows.

    ``parts`` are the parts of the machine with their clocks, as shares of the most, and the most first. ``levels`` are the
    operations per byte of each nearer memory by its name among the machine's parts, bank conflicts counted as bytes.
    """

    label: str
    intensity: float
    rate: float
    parts: tuple[tuple[str, float], ...] = ()
    levels: tuple[tuple[str, float], ...] = ()


class Part(Struct, frozen=True, omit_defaults=True):
    """A part of a machine and its ``rate`` a second, None where no source states it: bytes of a memory, operations of others.

    ``why`` names the source. ``is_used``: some kernel needs the part; ``is_assumed``: the rate is a guess from neighbours.
    """

    name: str
    rate: float | None
    why: str
    is_memory: bool = False
    is_used: bool = False
    is_assumed: bool = False


class Roofline(Struct, frozen=True):
    """``slope`` is the bandwidth of memory in bytes per second, ``roofs`` the peaks in operations per second by name.

    These are of the types that its kernels use; ``parts`` are all of the machine.
    """

    machine: str
    slope: float
    roofs: tuple[tuple[str, float], ...]
    points: tuple[Point, ...]
    parts: tuple[Part, ...] = ()

    @property
    def title(self) -> str:
        """What stands above it."""
        return f"{self.machine}: operations per second"

    @property
    def tops(self) -> tuple[tuple[str, float], ...]:
        """The roofs, equally high ones under their names together."""
        named: dict[float, list[str]] = {}
        for name, peak in self.roofs:
            named.setdefault(peak, []).append(name)
        return tuple((", ".join(names), peak) for peak, names in named.items())

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Decades that hold everything: of operations per byte from and to, of operations per second from and to."""
        ridges = [peak / self.slope for _, peak in self.roofs]
        xs = [*ridges, *(point.intensity for point in self.points)]
        ys = [*(peak for _, peak in self.roofs), *(point.rate for point in self.points)]
        left, right = log10(min(xs)) - 1, log10(max(xs)) + 0.7
        return left, right, log10(min(ys)) - 0.7, log10(max(ys)) + 0.3


def rooflines(bounds: Iterable[tuple[str, BoundReport]]) -> list[Roofline]:
    """The bounds of kernels by their labels that have operations and bytes, on each of the machines."""
    by_machine: dict[str, list[tuple[str, BoundReport]]] = {}
    for label, bound in bounds:
        if bound.machine is not None:
            by_machine.setdefault(bound.machine.name, []).append((label, bound))
    drawn = (_machine_roofline(machine, rows) for rows in by_machine.values() if (machine := rows[0][1].machine) is not None)
    return [picture for picture in drawn if picture.points]


def why_no_point(bound: BoundReport) -> str:
    """Why a kernel is no point of a roofline, "" where it is one."""
    if bound.machine is None or not bound.intensity.is_known:
        return bound.intensity.because
    if not _float_operations(bound):
        return "it has no floating-point operations, and a roofline counts no others"
    return "" if bound.intensity.value and _busiest_clocks(bound) else "no clocks are known of what it does"


def _float_operations(bound: BoundReport) -> float:
    """Its operations that are no integers'."""
    return sum(amount for name, amount in bound.operations.items() if "int" not in name)


def _busiest_clocks(bound: BoundReport) -> float:
    """Those of the busiest part of the machine; 0 where none is known."""
    return max((cost.clocks for cost in bound.judged.costs.values()), default=0.0) if bound.judged is not None else 0.0


def _machine_roofline(machine: Machine, bounds: Iterable[tuple[str, BoundReport]]) -> Roofline:
    """The kernels of one machine."""
    from isaview.analysis.bound.verdict import part_name, place_name

    points: list[Point] = []
    kinds: set[str] = set()
    busy: set[str] = set()
    for label, bound in bounds:
        if why_no_point(bound) or bound.judged is None or bound.intensity.value is None:
            continue
        operations, clocks, costs = _float_operations(bound), _busiest_clocks(bound), bound.judged.costs
        # Reports write "matrix fp16", tables of peaks "matrix_fp16".
        own = {name.replace("matrix ", "matrix_") for name in bound.operations}
        kinds |= own
        intensity = float(bound.intensity.value)
        roof = min(intensity * machine.peaks["memory"], max(peak for _, peak in _roofs(machine.peaks, own)))
        # Pipes at work together add up to more than the peak of any single one.
        rate = min(operations / clocks * machine.clock_hz * machine.units, roof)
        shares = [(place_name(part), round(cost.clocks / clocks, 4)) for part, cost in costs.items()]
        parts = tuple(sorted((share for share in shares if share[1]), key=lambda share: -share[1]))
        moved = {part[1] or part[0]: cost.clocks for part, cost in costs.items() if cost.clocks}
        busy |= moved.keys()
        near = ((name, operations / (moved[name] * each)) for name, each in machine.levels.items() if name in moved)
        levels = tuple((part_name(name), amount) for name, amount in near if name != "dram")
        points.append(Point(label, intensity, rate, parts, levels))
    roofs = tuple((name.replace("_", " "), peak) for name, peak in _roofs(machine.peaks, kinds))
    return Roofline(machine.name, machine.peaks["memory"], roofs, tuple(points), tuple(_parts(machine, kinds | busy)))


def _parts(machine: Machine, used: set[str]) -> Iterator[Part]:
    """Memories from the farthest on, then what computes, the fastest first, and what has no rate that a source states."""
    from isaview.analysis.bound.verdict import part_name

    gpu, a_second = gpu_for(machine.name), machine.units * machine.clock_hz
    tabled = () if gpu is None else tuple(gpu.sources[source] for source in gpu.cited.get("rates", ()))
    lanes = {name: machine.lanes[name] * a_second * operations for name, operations in _OPERATIONS.items()}
    stated = {name: rate for name, rate in machine.peaks.items() if name in _OPERATIONS or name.startswith("matrix_")}
    rates = {**dict.fromkeys(name for name in used if name.startswith("matrix_")), **lanes, **stated}
    memories = {name: rate * a_second for name, rate in machine.levels.items()}
    computing = sorted(rates.items(), key=lambda part: -(part[1] or 0))
    for name, rate in (*memories.items(), *computing):
        of_target = tabled if gpu is not None and name in gpu.rates else ()
        sources = machine.sources.get("memory" if name == "dram" else name, of_target)
        yield Part(
            part_name(name).replace("_", " "),
            rate if sources else None,
            ", ".join(sources) or "no source states it",
            is_memory=name in memories,
            is_used=name in used,
            is_assumed=name in machine.assumed,
        )


def _roofs(peaks: Mapping[str, float], kinds: set[str]) -> tuple[tuple[str, float], ...]:
    """The peaks of the types that the kernels use; fp32 where there is no other."""
    used = tuple((name, peaks[name]) for name in sorted(kinds) if name in peaks and "int" not in name)
    return used or (("fp32", peaks["fp32"]),)


def draw_text(roofline: Roofline, width: int, height: int = 16, unicode: bool = True) -> Iterator[str]:
    """The picture as lines of at most ``width`` columns."""
    left, right, low, high = roofline.box
    margin = 9
    columns = max(20, width - margin - 1)
    rows = [[" "] * columns for _ in range(height)]

    def row_of(rate: float) -> int:
        return round((high - log10(rate)) / (high - low) * (height - 1))

    flat, slanted = "─╱" if unicode else "-/"
    tops = [height - 1] * columns
    for column in range(columns):
        intensity = 10 ** (left + (right - left) * column / (columns - 1))
        for _, peak in roofline.roofs:
            at = row_of(min(peak, intensity * roofline.slope))
            if 0 <= at < height:
                tops[column] = min(tops[column], at)
                rows[at][column] = flat if intensity * roofline.slope >= peak else slanted
    for sign, point in zip(_SIGNS, roofline.points, strict=False):
        column = min(columns - 1, max(0, round((log10(point.intensity) - left) / (right - left) * (columns - 1))))
        rows[min(height - 1, max(tops[column], row_of(point.rate)))][column] = sign  # a column is coarser than the point
    yield roofline.title
    for at, row in enumerate(rows):
        rate = 10 ** (high - (high - low) * at / (height - 1))
        label = quantity(rate) if at in (0, height // 2, height - 1) else ""
        yield f"{label:>{margin - 1}}{'│' if unicode else '|'}{''.join(row).rstrip()}"
    yield " " * (margin - 1) + ("└" if unicode else "+") + ("─" if unicode else "-") * columns
    first, last = f"{10**left:.2g}", f"{10**right:,.0f}"
    yield " " * margin + first + "operations per byte".center(columns - len(first) - len(last)) + last
    for name, peak in roofline.tops:
        yield f"  {name}: {quantity(peak)}/s, ridge at {_number(peak / roofline.slope)} operations per byte"
    yield from (f"  {line}" for line in _legend(roofline, width - 2))


def _number(intensity: float) -> str:
    return f"{intensity:,.0f}" if intensity >= 1000 else f"{intensity:,.3g}"


def svg(*rooflines: Roofline) -> str:
    """The pictures, each below the last, as a self-contained SVG document, readable on light and on dark pages."""
    title = " · ".join(roofline.title for roofline in rooflines)
    pictures = [("".join(_draw(roofline)), _HEIGHT + _LINE * len(list(_captions(roofline)))) for roofline in rooflines]
    return document(title, _WIDTH, pictures)


def _draw(roofline: Roofline) -> Iterator[str]:
    left, right, low, high = roofline.box

    def across(intensity: float) -> float:
        return round(_LEFT + (log10(intensity) - left) / (right - left) * (_WIDTH - _LEFT - _RIGHT), 2)

    def down(rate: float) -> float:
        return round(_TOP + (high - log10(rate)) / (high - low) * (_HEIGHT - _TOP - _BOTTOM), 2)

    yield f'<text class="t" x="{_LEFT}" y="24">{escape(fit_text(roofline.title, _ROOM, 17))}</text>'
    for rate in _ticks(low, high):
        yield f'<path class="g" d="M{_LEFT} {down(rate)}H{_WIDTH - _RIGHT}"/>'
        yield f'<text class="q" x="{_LEFT - 8}" y="{down(rate) + 4}" text-anchor="end">{quantity(rate)}</text>'
    for intensity in _ticks(left, right):
        yield f'<path class="g" d="M{across(intensity)} {_TOP}V{_HEIGHT - _BOTTOM}"/>'
        place = f'x="{across(intensity)}" y="{_HEIGHT - _BOTTOM + 18}"'
        yield f'<text class="q" {place} text-anchor="middle">{intensity:,g}</text>'
    points = [(across(point.intensity), down(point.rate)) for point in roofline.points]
    labels = labels_in((_LEFT, _WIDTH - _RIGHT, _TOP, _HEIGHT - _BOTTOM - 4), points)
    # The slope begins where it enters the picture, at its left or at its lower edge.
    start = max(10**left, 10**low / roofline.slope)
    for names, peak in roofline.tops:
        yield f'<path class="r" d="M{across(start)} {down(start * roofline.slope)}L{across(peak / roofline.slope)} {down(peak)}'
        yield f'H{_WIDTH - _RIGHT}"/>'
        yield _write_label(
            labels, _WIDTH - _RIGHT - 4, down(peak) - 6, f"{fit_text(names, _ROOM / 2)} {quantity(peak)}/s", "end"
        )
    memory = f"memory {quantity(roofline.slope)}B/s"
    yield _write_label(labels, across(start) + 40, down(start * roofline.slope) - 2, memory, "start")
    for number, (x, y) in enumerate(points):
        yield labels.mark(x, y, roofline.points[number].label, _SIGNS[number : number + 1] or " ")
    middle = _LEFT + (_WIDTH - _LEFT - _RIGHT) / 2
    yield f'<text x="{middle}" y="{_HEIGHT - 14}" text-anchor="middle">operations per byte of memory</text>'
    for number, line in enumerate(_captions(roofline)):
        yield f'<text x="{_LEFT}" y="{_HEIGHT + 8 + _LINE * number}">{escape(line)}</text>'


def _write_label(labels: Labels, x: float, y: float, text: str, anchor: str) -> str:
    labels.keep(x, y, text, anchor)
    return f'<text class="q" x="{x}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'


def _ticks(low: float, high: float) -> list[float]:
    """The powers of ten between two of them, and where these are few their doubles and halves."""
    steps = (1, 2, 5) if high - low < _FEW_DECADES else (1,)
    marks = (step * 10.0**decade for decade in range(floor(low), ceil(high)) for step in steps)
    return [mark for mark in marks if 10**low <= mark <= 10**high]


def _captions(roofline: Roofline) -> Iterator[str]:
    """The same as lines that fit the picture."""
    for name, figures in _point_titles(roofline):
        text = name + figures
        # Widths of letters are added up: SVG does not fold lines, and fonts differ.
        while text_width(text[:_MOST_LETTERS]) > _ROOM:
            most = bisect_right(list(accumulate(text_width(letter) for letter in text[:_MOST_LETTERS])), _ROOM)
            blank = text.rfind(" ", _INDENT, most + 1)
            end = blank if blank > _INDENT else most
            yield text[:end]
            text = " " * _INDENT + text[end:].lstrip()
        yield text


def _legend(roofline: Roofline, width: int) -> Iterator[str]:
    """The points by their signs, in words, as lines of at most ``width`` columns."""
    for name, figures in _point_titles(roofline):
        yield from wrap(name + figures, max(width, 2 * _INDENT), subsequent_indent=" " * _INDENT, break_on_hyphens=False)


def _point_titles(roofline: Roofline) -> Iterator[tuple[str, str]]:
    """The points that have signs, with their figures, and how many have none."""
    for sign, point in zip(_SIGNS, roofline.points, strict=False):
        yield f"{sign}  {point.label}", f": {_number(point.intensity)} operations per byte, {quantity(point.rate)}/s"
    more = len(roofline.points) - len(_SIGNS)
    if more > 0:
        yield f"and {more} more", ""
