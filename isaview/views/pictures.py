"""Curves with marks, and points of two figures, drawn with characters for the terminal or as SVG for a page.

SVG carries no script, font or link; every text is escaped.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from math import ceil, floor, log2

from msgspec import Struct

from isaview.base.figures import Curve, Mark, Points

_EIGHTHS = " ▁▂▃▄▅▆▇█"
_ASCII = " .:|"
_WIDTH, _HEIGHT = 860, 320
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 20, 44, 56
STYLE = (
    "<style>text{font:13px system-ui,sans-serif;fill:#334}.t{font-weight:600;font-size:15px}"
    ".q{fill:#667;font-size:12px}.g{stroke:#8896aa;stroke-opacity:.35}"
    ".c{fill:#2a6fdb;fill-opacity:.18;stroke:#2a6fdb;stroke-width:1.6}.r{fill:none;stroke:#2a6fdb;stroke-width:1.6}"
    ".m{fill:#d2483f}@media(prefers-color-scheme:dark){.b{fill:#15181e}text{fill:#dde}.q{fill:#9ab}}</style>"
)
"""Of every picture; its ground is a rectangle, as not every viewer knows a background."""
_LABEL, _QUIET, _TITLE, _BOLD, _LINE = 13, 12, 15, 1.13, 15
"""Sizes of the letters of labels, axes and titles, how much wider bold ones are, and the height of a line."""
_EMS = {
    letter: width
    for letters, width in (
        ("'ijlIJ ,.", 0.33), ('/:;\\|f-()[]t!r"', 0.44), ("cszvxykaeo*_`?", 0.62), ("ABCDGHKNRUVXZ", 0.78),
        ("#+<=>^~&OQw", 0.85), ("mMW@%", 1.0),
    )
    for letter in letters
}  # fmt: skip
"""Widths of letters in sizes of the type, of the widest fonts in use; of the others in ASCII, and of all else:"""
_OTHER_EM, _FOREIGN_EM = 0.64, 1.1
_DISC = 4
"""Radius of a mark."""
_MOST_STEPS = 4_000
"""More points than this are drawn as the highest of each group: no screen has as many columns."""


Room = tuple[float, float, float, float]
"""A rectangle: left, right, top, bottom."""


def text_width(text: str, size: float = _LABEL) -> float:
    """How wide a text is at most, in a font without serifs."""
    return size * sum(_EMS.get(letter, _OTHER_EM if letter.isascii() else _FOREIGN_EM) for letter in text)


def escape(text: str) -> str:
    """A text as it stands in an element of SVG; `xml.sax.saxutils` has the same, and imports what speaks HTTP."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def fit_text(text: str, room: float, size: float = _LABEL) -> str:
    """A text cut to a width; what is cut stands in the words for the picture as a whole, or in a tooltip."""
    if text_width(text, size) <= room:
        return text
    widths = list(accumulate(text_width(letter, size) for letter in text))
    return f"{text[: bisect_right(widths, room - size)]}…"


def quantity(rate: float) -> str:
    """A rate with its thousands as a letter."""
    for size, letter in ((1e15, "P"), (1e12, "T"), (1e9, "G"), (1e6, "M")):
        if rate >= size:
            return f"{rate / size:,.3g} {letter}"
    return f"{rate:,.3g}"


def _figure(value: float) -> str:
    """A number along an axis."""
    return quantity(value) if value >= 1e6 else f"{value:,.0f}" if value >= 1000 else f"{value:,.4g}"


def labels_in(box: Room, discs: Iterable[tuple[float, float]] = ()) -> Labels:
    """Labels that do not leave a box; ``discs`` are the centres of the marks, which they leave free."""
    return Labels(box, [(x - _DISC, x + _DISC, y - _DISC, y + _DISC) for x, y in discs])


class Labels(Struct):
    """Labels of places in a picture, none on another or on what is taken; what finds no room is left to a tooltip."""

    box: Room
    taken: list[Room]

    def keep(self, x: float, y: float, text: str, anchor: str) -> None:
        """Take the room of a text that stands already, by its end and its base line."""
        self.taken.append(self._room(x, y, text, anchor))

    def place(self, x: float, y: float, text: str) -> str:
        """The text next to a mark as SVG, as near as there is room; "" where there is none."""
        left, right, top, bottom = self.box
        # Above and below in turn, so that a label stays as near to its mark as it can.
        for down in (-8, 16, -24, 32, -40, 48, -56, 64):
            for anchor, aside in (("start", 8), ("end", -8)):
                # Two digits are below a pixel, and keep the file small and the same on every machine.
                position = round(x + aside, 2), round(min(max(y + down, top + _LINE - 4), bottom), 2)
                room = self._room(*position, text, anchor)
                if room[0] >= left and room[1] <= right and not any(_overlap(room, other) for other in self.taken):
                    self.taken.append(room)
                    return f'<text x="{position[0]}" y="{position[1]}" text-anchor="{anchor}">{escape(text)}</text>'
        return ""

    def mark(self, x: float, y: float, text: str, short: str = "") -> str:
        """A disc with its text as its tooltip and, where there is room, next to it (or ``short`` there)."""
        disc = f'<circle class="m" cx="{x}" cy="{y}" r="{_DISC}"><title>{escape(text)}</title></circle>'
        return disc + self.place(x, y, short or text)

    def _room(self, x: float, y: float, text: str, anchor: str) -> Room:
        size = text_width(text)
        left = x if anchor == "start" else x - size
        return left, left + size, y - _LINE + 4, y + 3


def _overlap(room: Room, other: Room) -> bool:
    return room[0] < other[1] and other[0] < room[1] and room[2] < other[3] and other[2] < room[3]


def _column_heights(curve: Curve, count: int) -> list[float]:
    """The highest value within each of so many equal pieces of the axis."""
    low, high = curve.begin, curve.xs[-1]
    span = (high - low) or 1
    columns = [-1.0] * count
    for x, y in zip(curve.xs, curve.ys, strict=True):
        column = min(count - 1, int((x - low) / span * count))
        columns[column] = max(columns[column], y)
    height = -1.0
    for column in reversed(range(count)) if curve.up_to else range(count):
        height = columns[column] = columns[column] if columns[column] >= 0 else height
    return columns


def draw_text(curve: Curve, width: int, height: int = 10, unicode: bool = True) -> Iterator[str]:
    """The curve as lines of at most ``width`` columns."""
    if not curve.xs:
        return
    glyphs = _EIGHTHS if unicode else _ASCII
    parts = len(glyphs) - 1
    labels = [f"{curve.highest * (row + 1) / height:,.4g}" for row in range(height)]
    margin = max(map(len, labels)) + 1
    columns = _column_heights(curve, max(8, width - margin - 2))
    yield f"{curve.title} · {curve.y_title}"
    for row in range(height - 1, -1, -1):
        filled = [min(1.0, max(0.0, value / curve.highest * height - row)) for value in columns]
        label = labels[row] if row in (height - 1, height // 2 - 1) else ""
        bar = "│" if unicode else "|"
        yield f"{label:>{margin}}{bar}" + "".join(glyphs[round(part * parts)] for part in filled).rstrip()
    rule = "─" if unicode else "-"
    yield f"{'0':>{margin}}{'└' if unicode else '+'}" + rule * len(columns)
    first, last = f"{curve.begin:,g}", f"{curve.xs[-1]:,g}"
    middle = curve.x_title.center(max(1, len(columns) - len(first) - len(last)))
    yield " " * (margin + 1) + first + middle + last
    for mark in curve.marks:
        yield f"{'◆' if unicode else '*'} {mark.x:,g}: {mark.label}"


def svg(*curves: Curve | Points) -> str:
    """The pictures, each below the last, as a self-contained SVG document, readable on light and on dark pages."""
    drawn = ("".join(_draw_curve(curve) if isinstance(curve, Curve) else _draw_points(curve)) for curve in curves)
    return document(" · ".join(curve.title for curve in curves), _WIDTH, [(picture, _HEIGHT) for picture in drawn])


def document(title: str, width: int, pictures: Sequence[tuple[str, int]]) -> str:
    """A self-contained SVG document of pictures with their heights, each below the last."""
    tops = accumulate((height for _, height in pictures), initial=0)
    groups = "".join(f'<g transform="translate(0 {top})">{drawn}</g>' for (drawn, _), top in zip(pictures, tops, strict=False))
    box = f"0 0 {width} {sum(height for _, height in pictures)}"
    label = escape(title).replace('"', "&quot;")
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" aria-label="{label}">'
    return f'{head}{STYLE}<rect class="b" width="100%" height="100%" fill="#fff"/>{groups}</svg>\n'


def _ticks(low: float, high: float) -> Iterator[float]:
    """Numbers to write along an axis: its ends, and between them multiples of a power of two, six or so in all."""
    # Registers, bytes and waves come in powers of two, and so do the steps at which they change.
    step = 2.0 ** ceil(log2((high - low) / 5)) if high > low else 1.0
    yield low
    value = (floor(low / step) + 1) * step
    while value < high - step / 2:
        if value - low >= step / 2:
            yield value
        value += step
    yield high


class _Frame(Struct, frozen=True):
    """The axes of a picture: x from ``low`` to ``high``, y from 0 to ``top``."""

    low: float
    high: float
    top: float

    def x_pixel(self, x: float) -> float:
        return round(_LEFT + (x - self.low) / ((self.high - self.low) or 1) * (_WIDTH - _LEFT - _RIGHT), 2)

    def y_pixel(self, y: float) -> float:
        return round(_TOP + (_HEIGHT - _TOP - _BOTTOM) * (1 - y / self.top), 2)

    def draw_axes(self, picture: Curve | Points, inside: Iterable[str]) -> Iterator[str]:
        """The axes with their titles around what stands inside."""
        room = _WIDTH - _LEFT - _RIGHT
        y_title = fit_text(picture.y_title, room / 2, _QUIET)
        title = fit_text(picture.title, room - text_width(y_title, _QUIET) - _TITLE, _TITLE * _BOLD)
        yield f'<text class="t" x="{_LEFT}" y="24">{escape(title)}</text>'
        for value in _ticks(0, self.top):
            yield f'<path class="g" d="M{_LEFT} {self.y_pixel(value)}H{_WIDTH - _RIGHT}"/>'
            yield f'<text class="q" x="{_LEFT - 8}" y="{self.y_pixel(value) + 4}" text-anchor="end">{_figure(value)}</text>'
        yield from inside
        end = self.low + ((self.high - self.low) or 1)
        for x in _ticks(self.low, end):
            place = f'x="{self.x_pixel(x)}" y="{_HEIGHT - _BOTTOM + 18}" text-anchor="{"end" if x == end else "middle"}"'
            yield f'<text class="q" {place}>{_figure(x)}</text>'
        middle, x_title = _LEFT + room / 2, escape(fit_text(picture.x_title, room))
        yield f'<text x="{middle}" y="{_HEIGHT - 14}" text-anchor="middle">{x_title}</text>'
        yield f'<text class="q" x="{_WIDTH - _RIGHT}" y="24" text-anchor="end">{escape(y_title)}</text>'

    def draw_marks(self, marks: Iterable[tuple[Mark, str]]) -> Iterator[str]:
        """The marks, each with its text where there is room."""
        places = [(self.x_pixel(mark.x), self.y_pixel(mark.y), text) for mark, text in marks]
        labels = labels_in((_LEFT, _WIDTH, _TOP - _LINE, _HEIGHT - _BOTTOM - 4), [(x, y) for x, y, _ in places])
        for x, y, text in places:
            yield labels.mark(x, y, text)


def _draw_curve(curve: Curve) -> Iterator[str]:
    frame = _Frame(curve.begin, curve.xs[-1] if curve.xs else curve.begin, curve.highest)
    lines: list[str] = []
    lines.append(f'<path class="c" d="M{_LEFT} {frame.y_pixel(0)}')
    for x, y in _thin_steps(curve):
        lines.append(f"V{frame.y_pixel(y)}H{frame.x_pixel(x)}" if curve.up_to else f"H{frame.x_pixel(x)}V{frame.y_pixel(y)}")
    lines.append(f'H{_WIDTH - _RIGHT}V{frame.y_pixel(0)}Z"/>')
    yield from frame.draw_axes(curve, lines)
    yield from frame.draw_marks((mark, f"{mark.x:,g}: {mark.label}") for mark in curve.marks)


def _draw_points(points: Points) -> Iterator[str]:
    every = (*points.best, *points.others)
    frame = _Frame(0, max((point.x for point in every), default=0) or 1, max((point.y for point in every), default=0) or 1)
    discs = (
        f'<circle class="c" cx="{frame.x_pixel(point.x)}" cy="{frame.y_pixel(point.y)}" r="{_DISC}">'
        f"<title>{escape(point.label)}</title></circle>"
        for point in points.others
    )
    yield from frame.draw_axes(points, discs)
    yield from frame.draw_marks((point, point.label) for point in points.best)


def _thin_steps(curve: Curve) -> Iterator[tuple[float, float]]:
    if len(curve.xs) <= _MOST_STEPS:
        yield from zip(curve.xs, curve.ys, strict=True)
        return
    # The highest of each group, because a peak that is thinned away would be a lie.
    size = -(-len(curve.xs) // _MOST_STEPS)
    for start in range(0, len(curve.xs), size):
        group = curve.xs[start : start + size]
        yield group[-1 if curve.up_to else 0], max(curve.ys[start : start + size])
