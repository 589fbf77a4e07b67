"""The terminal view: a table of kernels, the tabs of the one that is chosen, and the keys."""

from __future__ import annotations

import os
import shlex
import subprocess
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.widgets import DataTable, Footer, Input, Static

from isaview.inputs.source_text import SourceFolder
from isaview.reports.columns import Entry
from isaview.runs.messages import text_of
from isaview.serve.tui_detail import READING, TABS, Detail
from isaview.serve.tui_kernels import KernelTable, key_of
from isaview.serve.tui_listing import MARKS
from isaview.serve.tui_pages import Page, Place, plain
from isaview.serve.tui_reading import Reader

_AT_LINE = {"code": "--goto {file}:{line}", "codium": "--goto {file}:{line}", "hx": "{file}:{line}"}
"""What editors take that do not know ``+LINE FILE``."""
KEYS = f"""\
↑ ↓ PgUp PgDn Home End   move
← →                      move a wide listing aside
Tab                      between kernels and tab
1 … 6                    summary, listing, source, pressure, findings, diff
/                        filter kernels, or search in a tab; Esc ends it
n  p                     next and previous peak or finding; of a search, what it found
o                        open $EDITOR at the line
s                        order kernels by the next column; a click on a heading orders by it
f                        hide the kernels, or show them
c                        in a listing, hide all that is no instruction, or show it
q                        quit

In a listing: █ registers alive  {MARKS}"""


class TerminalView(App[None]):
    """Kernels of files, and what is known of the one that is chosen; ``folder`` is where sources may be shown from."""

    TITLE = "isaview"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012  the base class has it so
    CSS = """
    #title, #head, #says { height: 1; text-style: bold; }
    #body { height: 1fr; layout: horizontal; }
    #kernels { width: 38%; height: 1fr; }
    #kernels, #lines { scrollbar-size: 0 1; }
    #detail { width: 1fr; height: 1fr; }
    .-narrow #body { layout: vertical; }
    .-narrow #kernels { width: 100%; height: 7; }
    .-hidden #kernels { display: none; }
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
        Binding("c", "code_only", "code only", show=False),
        Binding("question_mark", "help", "keys"),
        Binding("q", "quit", "quit"),
        Binding("escape", "end", "end", show=False),
        *(Binding(str(number), f"tab({name!r})", name, show=False) for number, name in enumerate(TABS, start=1)),
    ]

    def __init__(self, reader: Reader, folder: SourceFolder | None = None) -> None:
        super().__init__()
        self.reader = reader
        self.table, self.detail = KernelTable(), Detail(reader, folder)
        self.filters = True

    def compose(self) -> ComposeResult:
        yield Static(READING, id="title", markup=False)
        yield Container(self.table, self.detail, id="body")
        yield Input(id="asked", placeholder="part of a name, or a pattern with * and ?; Esc ends")
        yield Footer()

    def on_mount(self) -> None:
        self.table.focus()
        self._read_files()

    @work(thread=True, group="files")
    def _read_files(self) -> None:
        entries: list[Entry] = []
        for entries in self.reader.kernels():
            self.call_from_thread(self._fill, entries, READING)
        self.call_from_thread(self._set_title)
        if not entries:
            sentences = [*map(text_of, self.reader.lines)] or ["there is no kernel in these files"]
            self.call_from_thread(self.detail.put, plain(*sentences))

    def _fill(self, entries: list[Entry] | None = None, more: str = "") -> None:
        self.table.fill(entries)
        self._set_title(more)
        if not self.table.shown:
            self.detail.entry = None
            self.detail.put(plain("no kernel has such a name" if self.table.pattern else READING))

    def _set_title(self, more: str = "") -> None:
        self.query_one("#title", Static).update(f"{self.table.headline}  {more}")

    @on(DataTable.RowHighlighted)
    def _show_chosen(self) -> None:
        entry, before = self.table.selected_entry, self.detail.entry
        if entry is not None and entry is not before:
            self.detail.entry = entry
            self.detail.show(keep=before is not None and key_of(before) == key_of(entry))

    @on(DataTable.RowSelected)
    def _focus_lines(self) -> None:
        self.detail.lines.focus()

    @on(DataTable.HeaderSelected)
    def _order_by_heading(self, event: DataTable.HeaderSelected) -> None:
        self.action_order(str(event.column_key.value))

    def action_order(self, key: str | None = None) -> None:
        self.table.order_by(key)
        self._fill()

    def action_tab(self, name: str) -> None:
        self.detail.choose(name)

    def action_hide(self) -> None:
        self.screen.toggle_class("-hidden")
        self.detail.lines.focus()

    def action_code_only(self) -> None:
        if self.detail.tab == "listing":
            self.detail.code_only = not self.detail.code_only
            self.detail.show()

    def action_help(self) -> None:
        self.detail.put(Page([Text(line) for line in KEYS.splitlines()]))
        self.detail.lines.focus()

    def action_jump(self, way: int) -> None:
        if not self.detail.lines.jump(way):
            self.notify("no further one", timeout=1)

    def action_ask(self) -> None:
        asked, self.filters = self.query_one("#asked", Input), self.table.has_focus
        asked.value = self.table.pattern if self.filters else ""
        asked.display = True
        asked.focus()

    @on(Input.Changed)
    def _filter_kernels(self, event: Input.Changed) -> None:
        if self.filters and event.value != self.table.pattern:
            self.table.pattern = event.value
            self._fill()

    @on(Input.Submitted)
    def _submit(self, event: Input.Submitted) -> None:
        event.input.display = False
        (self.table if self.filters else self.detail.lines).focus()
        if not self.filters and event.value and not self.detail.lines.search(event.value):
            self.notify(f"nothing has {event.value!r}", markup=False)

    def action_end(self) -> None:
        """End a filter or a search, and show the tab where the keys were shown."""
        self.query_one("#asked", Input).display = False
        self.detail.lines.search("")
        self.detail.show(keep=True)
        if self.table.pattern and (self.table.has_focus or self.filters):
            self.table.pattern = ""
            self._fill()
        (self.table if self.filters else self.detail.lines).focus()

    def action_edit(self) -> None:
        page, entry = self.detail.lines.page, self.detail.entry
        place = page.places.get(self.detail.lines.cursor)
        if place is None and entry is not None and entry.kernel.steps is None:
            place = Place(entry.module.path, entry.kernel.line)
        path = None if place is None else _editable_path(place, self.detail.folder)
        if place is None or path is None:
            self.notify("there is no file here that an editor could open")
            return
        # The editor needs the terminal as it was; the view would draw into it.
        with self.suspend():
            subprocess.run(editor_command(path, place.line), check=False)
        self.refresh(layout=True)


def _editable_path(place: Place, folder: SourceFolder | None) -> Path | None:
    """The file of a place, None where it is not there; of a source only what may be shown."""
    if place.is_source:
        return None if folder is None else folder.path(place.file)
    path = Path(place.file).absolute()
    return path if path.is_file() else None


def editor_command(path: Path, line: int) -> list[str]:
    """The command that opens a file at a line."""
    program, *options = shlex.split(os.environ.get("VISUAL") or os.environ.get("EDITOR") or "vi") or ["vi"]
    form = _AT_LINE.get(Path(program).name, "+{line} {file}").split()
    return [program, *options, *(word.format(line=line, file=path) for word in form)]
