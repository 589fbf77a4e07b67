"""The terminal view: kernels, and for each a summary, its listing, source, pressure, findings and what changed."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar

from rich.text import Text
from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import DataTable, Footer, Input, Static, TabbedContent, TabPane

from isaview.base.figures import brief
from isaview.base.text import selects
from isaview.compare.difference import Difference
from isaview.inputs.source_text import SourceFolder
from isaview.reports.columns import Choice, Column, Entry, cells, headings, ordered, standard
from isaview.reports.rule import count
from isaview.serve import tui_listing, tui_pages
from isaview.serve.tui_lines import LinesView
from isaview.serve.tui_listing import Listed
from isaview.serve.tui_pages import Page, Place, plain
from isaview.serve.tui_reading import Reader
from isaview.views.cutting import clipped, cut
from isaview.views.screen import STYLES

TABS = ("summary", "listing", "source", "pressure", "findings", "diff")
_LISTED = ("listing", "source", "pressure")
"""Tabs that need a kernel's listing."""
_KEPT = 16
"""Listings that are kept."""
_NAME = 44
_NEVER_SPARE = 99
"""The rank of columns that a table never leaves out: they stand first."""
_READING = "reading …"
_AT_LINE = {"code": ("--goto", "{file}:{line}"), "codium": ("--goto", "{file}:{line}"), "hx": ("{file}:{line}",)}
"""What editors take that do not know ``+LINE FILE``."""
KEYS = """\
↑ ↓ PgUp PgDn Home End   move            ← →      move a wide listing aside
Tab                      kernels or tab  1 … 6    summary, listing, source, pressure, findings, diff
/                        filter kernels, or search in a tab; Esc ends it
n  p                     next and previous peak or finding; of a search, what it found
o                        open $EDITOR at the line
s                        order kernels by the next column; a click on a heading orders by it
f                        hide the kernels, or show them
q                        quit

In a listing   P the most registers alive   F finding   W wait   S spill code   █ registers alive
"""


class Help(ModalScreen[None]):
    """The keys."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,question_mark,q,enter", "dismiss", "close")]
    DEFAULT_CSS = "Help { align: center middle; } Help Static { width: auto; height: auto; border: solid; padding: 0 1; }"

    def compose(self) -> ComposeResult:
        yield Static(KEYS, markup=False)


class TerminalView(App[None]):
    """Kernels of files, and what is known of the one that is chosen; ``folder`` is where sources may be shown from."""

    TITLE = "isaview"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012  the base class has it so
        (0, "-narrow"),
        (110, "-wide"),
    ]
    CSS = """
    #title { height: 1; text-style: bold; }
    #body { height: 1fr; layout: horizontal; }
    #kernels { width: 38%; height: 1fr; }
    #kernels, #lines { scrollbar-size: 0 1; }
    #detail { width: 1fr; height: 1fr; }
    .-narrow #body { layout: vertical; }
    .-narrow #kernels { width: 100%; height: 7; }
    .-hidden #kernels { display: none; }
    #head, #says { height: 1; text-style: bold; }
    TabbedContent { height: 2; }
    TabPane { padding: 0; height: 0; }
    #asked { height: 1; border: none; display: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "ask", "search"),
        Binding("n", "jump(1)", "next"),
        Binding("p", "jump(-1)", "previous"),
        Binding("o", "edit", "editor"),
        Binding("s", "order", "order"),
        Binding("f", "hide", "kernels"),
        Binding("question_mark", "help", "keys"),
        Binding("q", "quit", "quit"),
        Binding("escape", "end", "end", show=False),
        *(Binding(str(number), f"tab({name!r})", name, show=False) for number, name in enumerate(TABS, start=1)),
    ]

    def __init__(self, reader: Reader, folder: SourceFolder | None = None) -> None:
        super().__init__()
        self.reader = reader
        self.folder = folder
        self.entries: list[Entry] = []
        self.shown: list[Entry] = []
        self.columns: list[Column] = []
        self.chosen: Entry | None = None
        self.order = ""
        self.pattern = ""
        self.filters = True
        self.listings: dict[int, Listed | str] = {}
        self.changed: Difference | str | None = None

    def compose(self) -> ComposeResult:
        yield Static(_READING, id="title", markup=False)
        with Vertical(id="body"):
            yield DataTable(id="kernels", cursor_type="row", fixed_columns=1)
            with Vertical(id="detail"):
                with TabbedContent():
                    for number, name in enumerate(TABS, start=1):
                        yield TabPane(f"{number} {name}", id=name)
                yield Static(id="head", markup=False)
                yield LinesView(id="lines")
                yield Static(id="says", markup=False)
        yield Input(id="asked", placeholder="part of a name, or a pattern with * and ?; Esc ends")
        yield Footer()

    def on_mount(self) -> None:
        self.table.focus()
        self.call_after_refresh(self._read)

    @property
    def table(self) -> DataTable[Any]:
        return self.query_one("#kernels", DataTable)

    @property
    def lines(self) -> LinesView:
        return self.query_one(LinesView)

    @property
    def tab(self) -> str:
        """The tab that is open."""
        return self.query_one(TabbedContent).active or TABS[0]

    @work(thread=True, group="files")
    def _read(self) -> None:
        entries: list[Entry] = []
        for entries in self.reader.kernels():
            self.call_from_thread(self._came, entries)
        if not entries:
            lines = [line if isinstance(line, str) else f"{line.path}: {line.text}" for line in self.reader.lines]
            self.call_from_thread(self.lines.show, plain(*(lines or ["there is no kernel in these files"])))

    def _came(self, entries: list[Entry]) -> None:
        self.entries = entries
        self.columns = sorted(standard(entries), key=lambda column: -(column.spare or _NEVER_SPARE))
        self._fill()

    def _fill(self) -> None:
        """Fill the table with the kernels that are asked for, the cursor on the one that is chosen."""
        table, chosen = self.table, self.chosen
        kernels = [entry for entry in self.entries if selects(self.pattern, entry.kernel.name, entry.kernel.demangled)]
        self.shown = ordered(kernels, Choice(sort=self.order))
        words = self.shown[0].module.words if self.shown else None
        table.clear(columns=True)
        table.add_column("kernel", key="name")
        for column in self.columns if words is not None else ():
            assert words is not None
            table.add_column(headings(column, words, ())[0], key=column.metrics[0] if column.metrics else column.heading)
        for number, entry in enumerate(self.shown):
            row = (cell for column in self.columns for cell in cells(column, entry, ()))
            texts = (
                Text(c.content if isinstance(c.content, str) else brief(c.content), STYLES[c.emphasis], justify="right")
                for c in row
            )
            table.add_row(Text(cut(entry.kernel.short_titles[0], _NAME)), *texts, key=str(number))
        of = f" of {len(self.entries):,}" if len(self.shown) < len(self.entries) else ""
        order = self.order.replace("_", " ") or "the worst"
        self.query_one("#title", Static).update(f"isaview · {count(len(self.shown), 'kernel')}{of} · {order} first")
        same = (number for number, entry in enumerate(self.shown) if chosen is not None and _is_same(entry, chosen))
        table.move_cursor(row=next(same, 0))
        if not self.shown:
            self.chosen = None
            self._page(plain("no kernel has such a name" if self.pattern else _READING))

    @on(DataTable.RowHighlighted)
    def _choose(self, event: DataTable.RowHighlighted) -> None:
        number = event.cursor_row
        if 0 <= number < len(self.shown) and self.shown[number] is not self.chosen:
            is_other = self.chosen is None or not _is_same(self.chosen, self.shown[number])
            self.chosen = self.shown[number]
            self._show(keep=not is_other)

    @on(DataTable.RowSelected)
    def _enter(self) -> None:
        self.lines.focus()

    @on(DataTable.HeaderSelected)
    def _sort(self, event: DataTable.HeaderSelected) -> None:
        self._by(str(event.column_key.value))

    def _by(self, key: str) -> None:
        figures = [column.metrics[0] for column in self.columns if column.metrics]
        self.order = key if key in ("name", *figures) else ""
        self._fill()

    def action_order(self) -> None:
        keys = ["", "name", *(column.metrics[0] for column in self.columns if column.metrics)]
        self._by(keys[(keys.index(self.order) + 1) % len(keys)])

    @on(TabbedContent.TabActivated)
    def _open(self) -> None:
        self._show()

    def action_tab(self, name: str) -> None:
        self.query_one(TabbedContent).active = name
        self.lines.focus()

    def on_resize(self) -> None:
        self.call_after_refresh(self._show, keep=True)

    def _show(self, *, keep: bool = False) -> None:
        """Show the open tab of the chosen kernel, as far as what it shows is there; the rest is asked for."""
        entry, width = self.chosen, max(self.lines.size.width - 3, 20)
        if entry is None:
            return
        if self.tab == "summary":
            self._page(tui_pages.summary(entry, width), keep)
        elif self.tab == "findings":
            self._page(tui_pages.findings(entry, width), keep)
        elif self.tab == "diff":
            if self.changed is None:
                self._page(plain(_READING))
                self._compare()
            else:
                changed = self.changed
                self._page(
                    plain(changed, width=width) if isinstance(changed, str) else tui_pages.difference(changed, entry, width),
                    keep,
                )
        else:
            listed = self.listings.get(id(entry.kernel))
            if listed is None:
                self._page(plain(_READING))
                self._list(entry)
            else:
                self._page(plain(listed, width=width) if isinstance(listed, str) else self._listed(listed, width), keep)

    def _listed(self, listed: Listed, width: int) -> Page:
        if self.tab == "listing":
            return tui_listing.listing(listed, width)
        return tui_listing.source(listed, self.folder) if self.tab == "source" else tui_listing.pressure(listed, width)

    def _page(self, page: Page, keep: bool = False) -> None:
        head = self.query_one("#head", Static)
        head.display = bool(page.head)
        head.update(f" {page.head}")
        self.lines.show(page, keep=keep)

    @work(thread=True, group="listing", exclusive=True)
    def _list(self, entry: Entry) -> None:
        rows = self.reader.listing(entry)
        listed = rows if isinstance(rows, str) else tui_listing.listed(entry, rows)
        self.call_from_thread(self._came_listing, entry, listed)

    def _came_listing(self, entry: Entry, listed: Listed | str) -> None:
        self.listings[id(entry.kernel)] = listed
        while len(self.listings) > _KEPT:
            del self.listings[next(iter(self.listings))]
        if self.chosen is not None and self.chosen.kernel is entry.kernel and self.tab in _LISTED:
            self._show()

    @work(thread=True, group="difference", exclusive=True)
    def _compare(self) -> None:
        self.changed = self.reader.difference()
        self.call_from_thread(self._show)

    @on(LinesView.Moved)
    def _moved(self) -> None:
        lines = self.lines
        room = max(lines.size.width - 1, 1)
        said = lines.page.says(lines.cursor) if lines.page.lines else ""
        self.query_one("#says", Static).update(f" {clipped(said, room)}")

    def action_jump(self, way: int) -> None:
        if not self.lines.jump(way):
            self.notify("no further one", timeout=1)

    def action_ask(self) -> None:
        asked = self.query_one("#asked", Input)
        self.filters = self.table.has_focus
        asked.value = self.pattern if self.filters else ""
        asked.display = True
        asked.focus()

    @on(Input.Changed)
    def _narrow(self, event: Input.Changed) -> None:
        if self.filters and event.value != self.pattern:
            self.pattern = event.value
            self._fill()

    @on(Input.Submitted)
    def _asked(self, event: Input.Submitted) -> None:
        event.input.display = False
        if self.filters:
            self.table.focus()
            return
        self.lines.focus()
        if event.value and not self.lines.search(event.value):
            self.notify(f"nothing has {event.value!r}", markup=False)
        elif self.lines.cursor not in self.lines.hits:
            self.lines.jump(1) or self.lines.jump(-1)

    def action_end(self) -> None:
        """End a filter or a search."""
        asked = self.query_one("#asked", Input)
        asked.display = False
        self.lines.search("")
        if self.pattern and (self.table.has_focus or self.filters):
            self.pattern = ""
            self._fill()
            self.table.focus()
        elif not self.filters:
            self.lines.focus()

    def action_hide(self) -> None:
        self.screen.toggle_class("-hidden")
        self.lines.focus()

    def action_help(self) -> None:
        self.push_screen(Help())

    def action_edit(self) -> None:
        place = self.lines.page.places.get(self.lines.cursor)
        if place is None and self.chosen is not None and self.chosen.kernel.steps is None:
            place = Place(self.chosen.module.path, self.chosen.kernel.line)
        path = None if place is None else self._path(place)
        if place is None or path is None:
            self.notify(
                "there is no file here that an editor could open" if place is None else f"{place.file} is not here",
                markup=False,
            )
            return
        with self.suspend():
            subprocess.run(editor(path, place.line), check=False)
        self.refresh(layout=True)

    def _path(self, place: Place) -> Path | None:
        """The file of a place: of a source only what may be shown."""
        if place.is_source:
            return None if self.folder is None else self.folder.path(place.file)
        path = Path(place.file).absolute()
        return path if path.is_file() else None


def editor(path: Path, line: int) -> list[str]:
    """The command that opens a file at a line."""
    program, *options = shlex.split(os.environ.get("VISUAL") or os.environ.get("EDITOR") or "vi") or ["vi"]
    form: Iterable[str] = _AT_LINE.get(Path(program).name, ("+{line}", "{file}"))
    return [program, *options, *(word.replace("{line}", str(line)).replace("{file}", str(path)) for word in form)]


def _is_same(entry: Entry, other: Entry) -> bool:
    """Whether two entries are of one kernel, read at two times."""
    return (entry.kernel.identity, entry.kernel.line, entry.module.path) == (
        other.kernel.identity,
        other.kernel.line,
        other.module.path,
    )
