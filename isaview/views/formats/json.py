"""The whole report as JSON, for other tools; `isaview schema` describes it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from isaview.reports.report import Report
from isaview.reports.serial import Piece, Plain, head, json_pieces, json_text, module_texts, record, to_json
from isaview.views.format import Canvas, Format

if TYPE_CHECKING:
    from isaview.compare.across import Across
    from isaview.compare.difference import Difference
    from isaview.gate.review import Review
    from isaview.reports.wait_listing import WaitListing


def render(report: Report, _canvas: Canvas) -> str:
    """The report as an indented JSON document."""
    return json_text(to_json(report))


def piece(report: Report) -> Piece:
    """The modules of a report."""
    return Piece(module_texts(report), report.refused)


def stream(pieces: Iterable[Piece]) -> Iterator[str]:
    """The same document, module by module."""
    return json_pieces((piece.texts, piece.refused) for piece in pieces)


def render_difference(difference: Difference, _canvas: Canvas) -> str:
    """Two sides as an indented JSON document."""
    from isaview.compare.difference import to_json as difference_to_json

    return json_text(difference_to_json(difference))


def render_review(review: Review, _canvas: Canvas) -> str:
    """A review as an indented JSON document."""
    from isaview.gate.review import to_json as review_to_json

    return json_text(review_to_json(review))


def render_across(kernels: Across, _canvas: Canvas) -> str:
    """Kernels side by side as an indented JSON document."""
    from isaview.compare import across

    return json_text(across.to_json(kernels))


def render_waits(listings: Sequence[WaitListing], _canvas: Canvas) -> str:
    """The waits of kernels as an indented JSON document."""
    # Left out where sources are not shown, so that the document is the same on every machine.
    lines = ({"source_lines": dict(listing.source_lines)} if listing.source_lines else {} for listing in listings)
    kernels: list[Plain] = [{**row, **more} for row, more in zip(map(record, listings), lines, strict=True)]
    return json_text({**head("isaview/waits", "1.0"), "kernels": kernels})


FORMAT = Format(
    name="json",
    title="the whole report for other tools, see `isaview schema`",
    suffixes=(".json",),
    render=render,
    listings="asked",
    piece=piece,
    stream=stream,
    render_difference=render_difference,
    render_review=render_review,
    render_across=render_across,
    render_waits=render_waits,
)
