"""The picture of the way from a path to a page: ``picture()`` gives the SVG that ``docs/make.py`` writes."""

from __future__ import annotations

from xml.sax.saxutils import escape

STATIONS = (
    ("path", "cli · runs", "answers\nTask, FileRequest"),
    ("text", "inputs · binaries", "content_of\nContent, Opened, Source"),
    ("modules", "languages · model", "read_file\nReading, Module, Kernel"),
    ("report", "analysis · rules · reports", "report\nReport, KernelReport"),
    ("page", "views", "Format.render\ntext, JSON, HTML, …"),
)
"""What there is, the rooms that make it, and the function and types to look for."""
BESIDE = (
    (0, 3, "worker processes", "get a Task and a FileRequest, give a FileAnswer"),
    (1, 4, "store", "what a run wrote; a report by its file; the results of a kernel; what a tool answered"),
)
"""From which station to which something reaches, its name, and what it does."""
WIDTH, BOX, GAP, HEIGHT = 936, 160, 30, 250


def picture() -> str:
    """The picture as SVG, with its own background and fonts that every system has."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif">',
        "<title>From a path to a page: each value is made once</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
    ]
    for number, (name, rooms, inside) in enumerate(STATIONS):
        left = _left(number)
        parts.append(f'<rect x="{left}" y="20" width="{BOX}" height="96" rx="6" fill="#eef3f8" stroke="#35506b"/>')
        lines = [(name, 16, "bold", "#1b2733"), (rooms, 11, "normal", "#35506b")]
        lines += [(line, 11, "normal", "#1b2733") for line in inside.split("\n")]
        for place, (text, size, weight, color) in enumerate(lines):
            where = f'x="{left + BOX / 2:g}" y="{42 + 19 * place}" text-anchor="middle"'
            parts.append(f'<text {where} font-size="{size}" font-weight="{weight}" fill="{color}">{escape(text)}</text>')
        if number:
            parts.append(f'<path d="M{left - GAP + 3} 68h{GAP - 10}m-6 -5l7 5l-7 5" fill="none" stroke="#35506b"/>')
    for row, (first, last, name, what) in enumerate(BESIDE):
        left, right, top = _left(first), _left(last) + BOX, 134 + 56 * row
        parts.append(f'<rect x="{left}" y="{top}" width="{right - left}" height="44" rx="6" fill="#f7f4ec" stroke="#8a7440"/>')
        for place, (text, weight) in enumerate(((name, "bold"), (what, "normal"))):
            where = f'x="{(left + right) / 2:g}" y="{top + 18 + 16 * place}" text-anchor="middle"'
            parts.append(f'<text {where} font-size="11" font-weight="{weight}" fill="#3b3218">{escape(text)}</text>')
    return "\n".join([*parts, "</svg>\n"])


def _left(number: int) -> int:
    return (WIDTH - len(STATIONS) * BOX - (len(STATIONS) - 1) * GAP) // 2 + number * (BOX + GAP)
