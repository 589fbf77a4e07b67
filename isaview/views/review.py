"""A review on a terminal: totals, what stops, what cannot be judged, what was let through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from isaview.gate.review import Remark, Review, table
from isaview.views.page import Page
from isaview.views.screen import GAP, Line, heading, painted, paragraph, section


def render(review: Review, page: Page) -> str:
    """The review as lines for people; ``page.details`` shows what informs only too."""
    return painted(_lines(review, page), color=page.color, unicode=page.unicode)


def _lines(review: Review, page: Page) -> Iterator[Line]:
    yield heading([(review.headline, "strong")], "", page.width)
    yield from paragraph([(review.verdict, "bad" if review.code else "good")], page.width)
    if review.figures:
        yield Line().add("─" * (page.width or 80), "rule")
        yield from section(table("kernel", review.figures), page.width)
    yield from _sentences("", review.sentences, "bad", page.width)
    yield from _sentences("let through", review.waived, "plain", page.width)
    if page.details:
        yield from _sentences("for information", review.informing, "quiet", page.width)
    elif review.informing:
        yield Line().add(f"{len(review.informing):,} more for information; --all shows them", "quiet")
    for note in review.notes:
        yield from paragraph([(note, "quiet")], page.width)


def _sentences(title: str, remarks: Sequence[Remark], style: str, width: int | None) -> Iterator[Line]:
    if remarks and title:
        yield Line().add(title, "label")
    for remark in remarks:
        yield from paragraph([(f"{remark.dump}:{remark.dump_line}: ", "quiet"), (remark.sentence, style)], width, GAP)
