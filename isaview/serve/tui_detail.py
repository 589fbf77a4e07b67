"""The tabs of the terminal view, and what each shows of the kernel that is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import on, work
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static, TabbedContent, TabPane

from isaview.inputs.source_text import SourceFolder
from isaview.reports.columns import Entry
from isaview.serve import tui_listing, tui_pages
from isaview.serve.tui_kernels import Key, key_of
from isaview.serve.tui_lines import LinesView
from isaview.serve.tui_pages import Page, plain
from isaview.serve.tui_reading import Reader
from isaview.views.annotated_listing import AnnotatedListing, annotate
from isaview.views.cutting import clip

if TYPE_CHECKING:
    from isaview.compare.difference import Difference

TABS = ("summary", "listing", "source", "pressure", "findings", "diff")
READING = "reading …"
_KEPT = 16
"""Listings that are kept."""


class Detail(Vertical):
    """A kernel in tabs; listings and what changed are made in threads, when their tab opens."""

    def __init__(self, reader: Reader, folder: SourceFolder | None) -> None:
        super().__init__(id="detail")
        self.reader = reader
        self.folder = folder
        self.entry: Entry | None = None
        self.listings: dict[Key, AnnotatedListing | str] = {}
        self.changed: Difference | str | None = None
        self.code_only = False

    def compose(self) -> ComposeResult:
        with TabbedContent():
            for number, name in enumerate(TABS, start=1):
                yield TabPane(f"{number} {name}", id=name)
        yield Static(id="head", markup=False)
        yield LinesView(id="lines")
        yield Static(id="says", markup=False)

    @property
    def lines(self) -> LinesView:
        return self.query_one(LinesView)

    @property
    def tab(self) -> str:
        """The tab that is open."""
        return self.query_one(TabbedContent).active or TABS[0]

    def choose(self, name: str) -> None:
        """Open a tab."""
        self.query_one(TabbedContent).active = name
        self.lines.focus()

    @on(TabbedContent.TabActivated)
    def _open_tab(self) -> None:
        self.show()

    def on_resize(self) -> None:
        # The widget has its new size only after the refresh.
        self.call_after_refresh(self.show, keep=True)

    def show(self, *, keep: bool = False) -> None:
        """Show the open tab of the kernel, the cursor where it is if it is to ``keep``."""
        if self.entry is not None:
            page = self._page_of(self.entry, max(self.lines.size.width - 3, 20))
            self.put(page or plain(READING), keep=keep)

    def put(self, page: Page, *, keep: bool = False) -> None:
        """Show a page."""
        head = self.query_one("#head", Static)
        head.display = bool(page.head)
        head.update(f" {page.head}")
        self.lines.show(page, keep=keep)

    def _page_of(self, entry: Entry, width: int) -> Page | None:
        """The page of the open tab; None while what it shows is being made."""
        if self.tab == "summary":
            return tui_pages.summary(entry, width)
        if self.tab == "findings":
            return tui_pages.findings(entry, width)
        made = self.changed if self.tab == "diff" else self.listings.get(key_of(entry))
        if isinstance(made, str):
            return plain(made, width=width)
        if made is None:
            self._make_difference() if self.tab == "diff" else self._make_listing(entry)
            return None
        if not isinstance(made, AnnotatedListing):
            return tui_pages.difference(made, entry, width)
        if self.tab == "source":
            return tui_listing.source(made, self.folder)
        return tui_listing.listing(made, width, self.code_only) if self.tab == "listing" else tui_listing.pressure(made, width)

    @work(thread=True, group="listing", exclusive=True)
    def _make_listing(self, entry: Entry) -> None:
        rows = self.reader.listing(entry)
        self.listings[key_of(entry)] = rows if isinstance(rows, str) else annotate(entry, rows)
        # Listings of large kernels are large; the oldest goes first, as dictionaries keep their order.
        for kernel in [*self.listings][:-_KEPT]:
            del self.listings[kernel]
        self.app.call_from_thread(self.show)

    @work(thread=True, group="difference", exclusive=True)
    def _make_difference(self) -> None:
        self.changed = self.reader.difference()
        self.app.call_from_thread(self.show)

    @on(LinesView.Moved)
    def _show_sentence(self) -> None:
        lines = self.lines
        sentence = lines.page.says(lines.cursor) if lines.page.lines else ""
        self.query_one("#says", Static).update(f" {clip(sentence, max(lines.size.width - 1, 1))}")
