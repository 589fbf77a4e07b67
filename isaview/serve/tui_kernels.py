"""The table of kernels in the terminal view: which are shown, in which order, and the one that is chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich.text import Text
from textual.widgets import DataTable

from isaview.base.figures import brief, count
from isaview.base.text import selects
from isaview.reports.columns import Choice, Column, Entry, default_columns, sort_entries
from isaview.views.columns import cells, headings
from isaview.views.cutting import cut
from isaview.views.screen import STYLES

_NAME = 44
_NEVER_SPARE = 99
"""The rank of columns that a table never leaves out: they stand first."""


Key = tuple[str, int, str, str]


def key_of(entry: Entry) -> Key:
    """What is the same of a kernel each time that it is read."""
    return entry.kernel.identity, entry.kernel.line, entry.module.path, entry.module.part


class KernelTable(DataTable[Any]):
    """Kernels, the worst first, or by a column."""

    def __init__(self) -> None:
        super().__init__(id="kernels", cursor_type="row", fixed_columns=1)
        self.entries: list[Entry] = []
        self.shown: list[Entry] = []
        self.pattern = ""
        self.order = ""

    @property
    def selected_entry(self) -> Entry | None:
        """The kernel that the cursor is on."""
        return self.shown[self.cursor_row] if 0 <= self.cursor_row < len(self.shown) else None

    @property
    def headline(self) -> str:
        """How many kernels there are, and in which order."""
        of = f" of {len(self.entries):,}" if len(self.shown) < len(self.entries) else ""
        return f"isaview · {count(len(self.shown), 'kernel')}{of} · {self.order.replace('_', ' ') or 'the worst'} first"

    def fill(self, entries: Iterable[Entry] | None = None) -> None:
        """Show these kernels, or the same again, that the pattern means; the cursor stays on its kernel."""
        # Rows move when more files are read or another order is asked for: the cursor follows its kernel.
        chosen = None if self.selected_entry is None else key_of(self.selected_entry)
        self.entries = self.entries if entries is None else list(entries)
        columns = self._columns()
        kernels = [entry for entry in self.entries if selects(self.pattern, entry.kernel.name, entry.kernel.demangled)]
        self.clear(columns=True)
        self.shown = sort_entries(kernels, Choice(sort=self.order))
        keys = ["name", *map(_key, columns)]
        heads = ["kernel", *(headings(column, self.entries[0].module.words, ())[0] for column in columns)]
        rows = [[Text(cut(entry.kernel.short_titles[0], _NAME)), *_texts(entry, columns)] for entry in self.shown]
        for key, head, *texts in zip(keys, heads, *rows, strict=True):
            self.add_column(head, key=key, width=max([len(head), *(text.cell_len for text in texts)]))
        self.add_rows(rows)
        self.move_cursor(row=next((row for row, entry in enumerate(self.shown) if key_of(entry) == chosen), 0))

    def _columns(self) -> list[Column]:
        return sorted(default_columns(self.entries), key=lambda column: -(column.spare or _NEVER_SPARE))

    def order_by(self, key: str | None = None) -> None:
        """Order by a column, None for the one behind the column that orders now; "" is the worst first."""
        keys = ["", "name", *(_key(column) for column in self._columns() if column.metrics)]
        wanted = keys[(keys.index(self.order) + 1) % len(keys)] if key is None else key
        self.order = wanted if wanted in keys else ""
        self.fill()


def _texts(entry: Entry, columns: Iterable[Column]) -> Iterator[Text]:
    for cell in (cell for column in columns for cell in cells(column, entry, ())):
        text = cell.content if isinstance(cell.content, str) else brief(cell.content)
        yield Text(text, STYLES[cell.emphasis], justify="right")


def _key(column: Column) -> str:
    return column.metrics[0] if column.metrics else column.heading
