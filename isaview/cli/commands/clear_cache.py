"""``isaview clear-cache``: remove what earlier runs kept."""

from __future__ import annotations

from isaview.base import store
from isaview.cli.command import FINE, Command
from isaview.cli.output import write


def clear_cache() -> int:
    """Run the command; gives the exit code."""
    kept = list(store.entries())
    write(f"{store.clear():,} entries removed ({sum(entry.size for entry in kept):,} bytes)\n")
    return FINE


COMMAND = Command(
    name="clear-cache", help="Remove what earlier runs kept in the user's cache folder.", function=clear_cache, order=91
)
