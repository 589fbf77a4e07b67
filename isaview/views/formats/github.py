"""Annotations of a GitHub workflow, which place remarks at lines of a pull request.

GitHub shows ten of each kind; the worst come first, and the last line says how many stand in the summary only.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from isaview.views.format import Canvas, Format

if TYPE_CHECKING:
    from isaview.gate.review import Level, Review

MOST = 10
"""Annotations of each kind that GitHub shows."""
_COMMANDS: dict[Level, str] = {"error": "error", "warning": "warning", "note": "notice"}


def render(review: Review, _canvas: Canvas) -> str:
    """Totals as plain lines, then at most `MOST` annotations of each kind."""
    return "".join(f"{line}\n" for line in _lines(review))


def _lines(review: Review) -> Iterator[str]:
    yield _plain_line(review.headline)
    yield _plain_line(review.verdict)
    left = 0
    for level in _COMMANDS:
        remarks = [remark for remark in review.remarks if remark.level == level]
        placed = [remark for remark in remarks if remark.place is not None]
        # One notice is kept for the line that counts the rest.
        room = MOST - 1 if level == "note" else MOST
        for remark in placed[:room]:
            assert remark.place is not None
            title = f"{remark.rule}: {remark.title}"
            line = "" if remark.place.line is None else f",line={remark.place.line}"
            place = f"file={_escape_property(remark.place.path)}{line}"
            yield f"::{_COMMANDS[remark.level]} {place},title={_escape_property(title)}::{_escape_data(remark.sentence)}"
        left += len(remarks) - len(placed[:room])
    if left:
        yield f"::notice title=isaview::{_escape_data(f'{left:,} more in the summary: {review.verdict}')}"


def _plain_line(text: str) -> str:
    """A line that is no command, whatever it says."""
    # Runners read commands from any line, also `##[command]` of older ones.
    return ("isaview " if text.lstrip().startswith("::") else "") + text.replace("##[", "# #[").replace("\r", " ").replace(
        "\n", " "
    )


def _escape_data(text: str) -> str:
    # In this order: a percent sign that is escaped later would escape the escapes.
    escaped = text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
    return escaped.replace("##[", "# #[")


def _escape_property(text: str) -> str:
    return _escape_data(text).replace(":", "%3A").replace(",", "%2C")


FORMAT = Format(name="github", title="annotations of a GitHub workflow", suffixes=(), render_review=render)
