"""Roofline: peaks over operations per byte, both axes logarithmic, with kernels as points, for the terminal or as SVG.

A point stands at the kernel's intensity and at the rate that its busiest part allows, so it lies under the roof unless another
part than memory and pipes (shared memory, latency, issue) holds it lower. SVG carries no script, font or link.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log10
from xml.sax.saxutils import escape

from isaview.records import dataclass

_WIDTH, _HEIGHT = 860, 420
_LEFT, _RIGHT, _TOP, _BOTTOM = 76, 20, 44, 56
_STYLE = (
    "<style>text{font:13px system-ui,sans-serif;fill:#334}.t{font-weight:600;font-size:15px}.q{fill:#667;font-size:12px}"
    ".g{stroke:#8896aa;stroke-opacity:.35}.r{fill:none;stroke:#2a6fdb;stroke-width:1.6}"
    ".m{fill:#d2483f}@media(prefers-color-scheme:dark){text{fill:#dde}.q{fill:#9ab}}</style>"
)


@dataclass(frozen=True, slots=True)
class Point:
    """A kernel: its operations per byte of memory and the operations per second its busiest part allows."""

    label: str
    intensity: float
    rate: float


@dataclass(frozen=True, slots=True)
class Roofline:
    """``slope`` is the bandwidth of memory in bytes per second, ``roofs`` the peaks in operations per second by name."""

    title: str
    slope: float
    roofs: tuple[tuple[str, float], ...]
    points: tuple[Point, ...]

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Decades that hold everything: of operations per byte from and to, of operations per second from and to."""
        ridges = [peak / self.slope for _, peak in self.roofs]
        xs = [*ridges, *(point.intensity for point in self.points), 0.1]
        ys = [*(peak for _, peak in self.roofs), *(point.rate for point in self.points)]
        left, right = log10(min(xs)) - 0.3, log10(max(xs)) + 0.7
        return left, right, log10(min(ys)) - 0.7, log10(max(ys)) + 0.3


def terminal(roofline: Roofline, width: int, height: int = 16, unicode: bool = True) -> Iterator[str]:
    """The picture as lines of at most ``width`` columns."""
    left, right, low, high = roofline.box
    margin = 9
    columns = max(20, width - margin - 1)
    rows = [[" "] * columns for _ in range(height)]

    def row_of(rate: float) -> int:
        return round((high - log10(rate)) / (high - low) * (height - 1))

    for column in range(columns):
        intensity = 10 ** (left + (right - left) * column / (columns - 1))
        for _, peak in roofline.roofs:
            at = row_of(min(peak, intensity * roofline.slope))
            if 0 <= at < height:
                rows[at][column] = (
                    ("─" if unicode else "-") if intensity * roofline.slope >= peak else ("╱" if unicode else "/")
                )
    for number, point in enumerate(roofline.points[:9], 1):
        column = round((log10(point.intensity) - left) / (right - left) * (columns - 1))
        rows[min(height - 1, max(0, row_of(point.rate)))][min(columns - 1, max(0, column))] = str(number)
    yield roofline.title
    for at, row in enumerate(rows):
        rate = 10 ** (high - (high - low) * at / (height - 1))
        label = quantity(rate) if at in (0, height // 2, height - 1) else ""
        yield f"{label:>{margin - 1}}{'│' if unicode else '|'}{''.join(row).rstrip()}"
    yield " " * (margin - 1) + ("└" if unicode else "+") + ("─" if unicode else "-") * columns
    first, last = f"{10**left:.2g}", f"{10**right:,.0f}"
    yield " " * margin + first + "operations per byte".center(columns - len(first) - len(last)) + last
    for name, peak in roofline.roofs:
        yield f"  {name}: {quantity(peak)}/s, ridge at {peak / roofline.slope:,.3g} operations per byte"
    for number, point in enumerate(roofline.points[:9], 1):
        yield f"  {number} {point.label}: {point.intensity:,.3g} operations per byte, {quantity(point.rate)}/s"


def quantity(rate: float) -> str:
    """A rate with its thousands as a letter."""
    for size, letter in ((1e15, "P"), (1e12, "T"), (1e9, "G"), (1e6, "M")):
        if rate >= size:
            return f"{rate / size:,.3g} {letter}"
    return f"{rate:,.3g}"


def svg(roofline: Roofline) -> str:
    """The picture as a self-contained SVG document, readable on light and on dark pages."""
    return "".join(_svg(roofline)) + "\n"


def _svg(roofline: Roofline) -> Iterator[str]:
    left, right, low, high = roofline.box

    def across(intensity: float) -> float:
        return round(_LEFT + (log10(intensity) - left) / (right - left) * (_WIDTH - _LEFT - _RIGHT), 2)

    def down(rate: float) -> float:
        return round(_TOP + (high - log10(rate)) / (high - low) * (_HEIGHT - _TOP - _BOTTOM), 2)

    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" '
    yield f'aria-label="{escape(roofline.title, {chr(34): "&quot;"})}">{_STYLE}'
    yield f'<text class="t" x="{_LEFT}" y="24">{escape(roofline.title)}</text>'
    for decade in range(int(low) + 1, int(high) + 1):
        y = down(10.0**decade)
        yield f'<path class="g" d="M{_LEFT} {y}H{_WIDTH - _RIGHT}"/>'
        yield f'<text class="q" x="{_LEFT - 8}" y="{y + 4}" text-anchor="end">{quantity(10.0**decade)}</text>'
    for decade in range(int(left) + (left > 0), int(right) + 1):
        x = across(10.0**decade)
        yield f'<path class="g" d="M{x} {_TOP}V{_HEIGHT - _BOTTOM}"/>'
        yield f'<text class="q" x="{x}" y="{_HEIGHT - _BOTTOM + 18}" text-anchor="middle">{10.0**decade:,g}</text>'
    for name, peak in roofline.roofs:
        ridge = peak / roofline.slope
        start = max(10**left, 10**low / roofline.slope)
        yield f'<path class="r" d="M{across(start)} {down(start * roofline.slope)}L{across(ridge)} {down(peak)}'
        yield f'H{_WIDTH - _RIGHT}"/>'
        yield f'<text class="q" x="{_WIDTH - _RIGHT - 4}" y="{down(peak) - 6}" text-anchor="end">'
        yield f"{escape(name)} {quantity(peak)}/s</text>"
    for point in roofline.points:
        x, y = across(point.intensity), down(point.rate)
        yield f'<circle class="m" cx="{x}" cy="{y}" r="4"/>'
        anchor, shift = ("end", -8) if x > _WIDTH * 0.7 else ("start", 8)
        yield f'<text x="{x + shift}" y="{y + 16}" text-anchor="{anchor}">{escape(point.label)}</text>'
    middle = _LEFT + (_WIDTH - _LEFT - _RIGHT) / 2
    yield f'<text x="{middle}" y="{_HEIGHT - 14}" text-anchor="middle">operations per byte of memory</text></svg>'
