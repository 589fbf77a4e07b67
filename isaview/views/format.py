"""What a format is, and the page it renders for.

Each module in ``formats/`` offers a `Format` as ``FORMAT``. A format turns a report into text and nothing else: it neither
prints nor knows an opcode or a dialect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from isaview.base.plugins import collect_offers, one_offered

if TYPE_CHECKING:
    from isaview.base.figures import Document
    from isaview.compare.across import Across
    from isaview.compare.difference import Difference
    from isaview.compare.variants import Group
    from isaview.gate.review import Review
    from isaview.reports.columns import Choice
    from isaview.reports.report import KernelReport, Report
    from isaview.reports.serial import Piece
    from isaview.reports.wait_listing import WaitListing


def formats() -> tuple[Format, ...]:
    """Every format, in the order of their names."""
    return collect_offers("isaview.views.formats", "FORMAT")


def as_text(name: str, shown: object, canvas: Canvas) -> str:
    """Something as the text that people read; ``name`` is what the format shows it with."""
    return str(getattr(one_offered("isaview.views.formats", "FORMAT", "text"), name)(shown, canvas))


class Canvas(Struct, frozen=True):
    """What a report is rendered for."""

    width: int | None = None
    """In columns; None where lines may be as long as they need to be."""
    color: bool = False
    """Whether escape sequences are allowed."""
    unicode: bool = True
    """Whether characters beyond ASCII are allowed."""
    details: bool = False
    """Whether every kernel is shown in full instead of a table of many."""
    why: bool = False
    """Whether every figure is shown with where it comes from."""
    table: Choice | None = None
    """What of the table of kernels was asked for: its order, rows and columns; None for the usual."""
    sources: Callable[[Iterable[KernelReport]], Mapping[str, tuple[str, ...]]] | None = None
    """Gives the lines of the files that the listings of kernels name; None where these are not to be shown."""


class Format(Struct, frozen=True):
    """One output format; what it does not show, it renders with None."""

    name: str
    """The name of its module, too."""
    title: str
    """What `isaview list formats` says of it."""
    suffixes: tuple[str, ...]
    """Of files that are written in it."""
    render: Callable[[Report, Canvas], str] | None = None
    """A report as text."""
    piece: Callable[[Report], Piece] | None = None
    """A report as a piece of a text, which is the same on every page; None where all reports are needed together."""
    stream: Callable[[Iterable[Piece]], Iterator[str]] | None = None
    """The text of the pieces as they come, together what ``render`` gives of all reports."""
    tables: bool = False
    """Whether it shows many kernels as a table, whose order, rows and columns can be chosen."""
    listings: Literal["never", "asked", "always"] = "never"
    """Whether it holds the listings of kernels: never, where they are asked for, or always."""
    people: bool = False
    """Whether it is laid out for the terminal; the others are written as UTF-8 as they are."""
    render_difference: Callable[[Difference, Canvas], str] | None = None
    """What a change did to two sides, as text."""
    render_review: Callable[[Review, Canvas], str] | None = None
    """What a gate or a comparison has to say to a reviewer, as text."""
    render_document: Callable[[Document, Canvas], str] | None = None
    """Sections of a command, as text."""
    render_across: Callable[[Across, Canvas], str] | None = None
    """Kernels side by side, as text."""
    render_variants: Callable[[Sequence[Group], Document, Canvas], str] | None = None
    """Variants of kernels with their tables, as text; None where they are shown as any document."""
    render_waits: Callable[[Sequence[WaitListing], Canvas], str] | None = None
    """The waits of kernels, as text."""
