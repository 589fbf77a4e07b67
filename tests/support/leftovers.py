"""Processes that outlive the run which started them: seen on Linux, where orphans can be made children of this process."""

from __future__ import annotations

import atexit
import ctypes
import os
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path

_SET_CHILD_SUBREAPER = 36
"""Of Linux' ``prctl``: whoever loses its parent becomes a child of this process, so that it is not lost sight of."""
_TRACKER = "multiprocessing.resource_tracker"
"""Python's own process that ends with this one."""
_GRACE_SECONDS = 2.0
"""What was told to end has so long to do it."""


def watch() -> None:
    """End this run with exit code 1 where processes are left that it started, directly or not; they are named and ended.

    The check is the last thing that this process does: isaview's own workers are ended when it exits.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
        atexit.register(_check)


def _check() -> None:
    deadline = time.monotonic() + _GRACE_SECONDS
    while (left := dict(_children())) and time.monotonic() < deadline:
        time.sleep(0.05)
    if left:
        sys.stderr.write("".join(["processes outlive the tests:\n", *(f"  {words}\n" for words in left.values())]))
        sys.stderr.flush()
        for process in left:
            os.kill(process, 9)
        os._exit(1)


def _children() -> Iterator[tuple[int, str]]:
    """The number of each process alive whose parent is this one, with its command and the test that started it."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            state, parent, *_ = _text(folder / "stat").rpartition(")")[2].split()
            if int(parent) == os.getpid() and state != "Z":
                command = _text(folder / "cmdline").replace("\0", " ")
                if _TRACKER in command:
                    continue
                test = re.search(r"\0PYTEST_CURRENT_TEST=([^\0]*)", _text(folder / "environ"))
                yield int(folder.name), f"{command[:200]}({test[1] if test else 'which test is not known'})"
        except (OSError, ValueError):
            continue  # it ended meanwhile


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")
