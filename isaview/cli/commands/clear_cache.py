"""``isaview clear-cache``: remove what earlier runs kept."""

from __future__ import annotations

from isaview.base import store
from isaview.cli.command import Command
from isaview.cli.output import write
from isaview.runs import FINE


def clear_cache() -> int:
    """Run the command; gives the exit code."""
    sizes = store.sizes().values()
    store.clear()
    write(f"{sum(count for count, _ in sizes):,} entries removed ({sum(size for _, size in sizes):,} bytes)\n")
    return FINE


COMMAND = Command("clear-cache", "Remove what earlier runs kept in the user's cache folder.", clear_cache, "Serve", 6)
