"""A review on a terminal: totals, what stops, what cannot be judged, what was let through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from isaview.formats._screen import GAP, Line, heading, painted, section
from isaview.gate.review import Remark, Review, table
from isaview.rendering import Page

_MARGIN = " " * GAP


def render(review: Review, page: Page) -> str:
    """The review as lines for people; ``page.details`` shows what informs only too."""
    return painted(_lines(review, page), color=page.color, unicode=page.unicode)


def _lines(review: Review, page: Page) -> Iterator[Line]:
    yield heading([(review.headline, "strong")], "", page.width)
    yield Line().add(review.verdict, "bad" if review.code else "good")
    if review.figures:
        yield Line().add("─" * (page.width or 80), "rule")
        yield from section(table("kernel", review.figures), page.width)
    yield from _sentences("", review.sentences, "bad")
    yield from _sentences("let through", review.waived, "plain")
    if page.details:
        yield from _sentences("for information", review.informing, "quiet")
    elif review.informing:
        yield Line().add(f"{len(review.informing):,} more for information; --all shows them", "quiet")
    for note in review.notes:
        yield Line().add(note, "quiet")


def _sentences(title: str, remarks: Sequence[Remark], style: str) -> Iterator[Line]:
    if remarks and title:
        yield Line().add(title, "label")
    for remark in remarks:
        yield Line().add(_MARGIN + f"{remark.dump}:{remark.dump_line}: ", "quiet").add(remark.sentence, style)
