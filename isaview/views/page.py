"""Rendering: what a format is, and the page it renders for.

Each module in ``formats/`` offers one `Format` as ``FORMAT``. A format turns a report into text and nothing else: it neither
prints nor knows an opcode or a dialect.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from isaview.compare.across import Across
    from isaview.compare.difference import Difference
    from isaview.gate.review import Review
    from isaview.reports.report import Report


class Page(Struct, frozen=True):
    """What a report is rendered for.

    ``width`` is in columns, None where lines may be as long as they need to be; ``color`` allows escape sequences, ``unicode``
    allows characters beyond ASCII. ``details`` shows every kernel in full instead of a table of many, ``why`` says of every
    figure where it comes from.
    """

    width: int | None = None
    color: bool = False
    unicode: bool = True
    details: bool = False
    why: bool = False


class Format(Struct, frozen=True):
    """One output format: ``people`` says that it is laid out for the terminal; the others are written as UTF-8 as they are.

    ``render`` is for a report, ``render_difference`` for two sides, ``render_review`` for what a gate or a comparison has to
    say, ``render_across`` for kernels side by side; None where the format does not show such a thing.
    """

    name: str
    title: str
    suffixes: tuple[str, ...]
    render: Callable[[Report, Page], str] | None = None
    people: bool = False
    render_difference: Callable[[Difference, Page], str] | None = None
    render_review: Callable[[Review, Page], str] | None = None
    render_across: Callable[[Across, Page], str] | None = None
