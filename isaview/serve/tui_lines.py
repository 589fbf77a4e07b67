"""A widget that shows the lines of a page: only those on the screen are laid out."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from isaview.serve.tui_pages import Page, plain

_STEP = 8
"""Columns that the left and right keys move by."""
_CURSOR, _OTHER = "›", " "


class LinesView(ScrollView, can_focus=True):
    """The lines of a page with a cursor: a mark before its line, which is reversed where the widget has the focus."""

    DEFAULT_CSS = "LinesView { height: 1fr; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "move(-1)", "up", show=False),
        Binding("down,j", "move(1)", "down", show=False),
        Binding("pageup", "page(-1)", "page up", show=False),
        Binding("pagedown,space", "page(1)", "page down", show=False),
        Binding("home,g", "to(0)", "top", show=False),
        Binding("end,G", "to(-1)", "end", show=False),
        Binding("left", "aside(-1)", "left", show=False),
        Binding("right", "aside(1)", "right", show=False),
    ]

    class Moved(Message):
        """The cursor stands on another row, or there is another page."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.page: Page = plain()
        self.cursor = 0
        self.hits: Sequence[int] = ()
        self.sought = ""
        self._pattern: re.Pattern[str] | None = None

    def show(self, page: Page, *, keep: bool = False) -> None:
        """Show a page from its start on, or with the cursor where it is."""
        self.page = page
        known = getattr(page.lines, "width", None)
        width = known if known is not None else max((line.cell_len for line in page.lines), default=0)
        self.virtual_size = Size(width + 1, len(page.lines))
        self.cursor = min(self.cursor if keep else page.start, max(len(page.lines) - 1, 0))
        self.search(self.sought if keep else "")
        if not keep:
            self.scroll_to(0, 0, animate=False)
        self.call_after_refresh(self.action_to, self.cursor)

    def search(self, text: str) -> int:
        """Mark a text, whatever the case, go to where it stands next, and give on how many lines it does."""
        self.sought = text
        self._pattern = re.compile(re.escape(text), re.IGNORECASE) if text else None
        pattern = self._pattern
        self.hits = [] if pattern is None else [row for row, line in enumerate(self.page.lines) if pattern.search(line.plain)]
        self.refresh()
        if self.hits and self.cursor not in self.hits:
            self.jump(1) or self.jump(-1)
        return len(self.hits)

    def jump(self, way: int) -> bool:
        """Move to the next or the last stop, of a search to what it found; False where there is none."""
        stops = self.hits if self._pattern is not None else self.page.stops
        place = bisect_right(stops, self.cursor) if way > 0 else bisect_left(stops, self.cursor) - 1
        if not 0 <= place < len(stops):
            return False
        self.action_to(stops[place])
        return True

    def action_to(self, row: int) -> None:
        """Move the cursor to a row, -1 for the last, a few rows from the edge."""
        last = max(len(self.page.lines) - 1, 0)
        self.cursor = last if row < 0 else min(row, last)
        top, height = self.scroll_offset.y, max(self.size.height, 1)
        margin = min(2, (height - 1) // 2)
        if not top + margin <= self.cursor < top + height - margin:
            # Near jumps scroll by as little as they need; far ones put the row into the upper third.
            is_near = abs(self.cursor - top) <= 2 * height
            wanted = self.cursor - margin if self.cursor < top + margin else self.cursor - height + margin + 1
            self.scroll_to(y=max(wanted if is_near else self.cursor - height // 3, 0), animate=False)
        self.refresh()
        self.post_message(self.Moved())

    def action_move(self, rows: int) -> None:
        self.action_to(max(self.cursor + rows, 0))

    def action_page(self, way: int) -> None:
        self.action_move(way * max(self.size.height - 1, 1))

    def action_aside(self, way: int) -> None:
        self.scroll_relative(x=way * _STEP, animate=False)

    def on_click(self, event: events.Click) -> None:
        """The cursor goes where the mouse points."""
        row = event.y + self.scroll_offset.y
        if row < len(self.page.lines):
            self.action_to(row)

    def render_line(self, y: int) -> Strip:
        """A line of the screen."""
        width, base = self.size.width, self.rich_style
        row = y + self.scroll_offset.y
        if row >= len(self.page.lines):
            return Strip.blank(width, base)
        text = self.page.lines[row]
        if self._pattern is not None:
            # Pages make lines once for the screen: marking in place would leave marks of an old search.
            text = text.copy()
            text.highlight_regex(self._pattern, "bold underline")
        is_here = row == self.cursor
        style = base + Style(reverse=True) if is_here and self.has_focus else base
        start = self.scroll_offset.x
        shown = Strip(text.render(self.app.console, end="")).crop_extend(start, start + width - 1, None)
        return Strip([Segment(_CURSOR if is_here else _OTHER), *shown], width).apply_style(style)
