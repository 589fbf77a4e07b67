"""Pages of the interactive report, as ``isaview show -o page.html`` writes them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.conftest import PATIENCE, SAMPLES


def write(path: Path, *dumps: Path) -> Path:
    """The page of dumps with their listings, and the source that stands next to the samples."""
    return _written(path, "show", *dumps, "--with-listing", "--source-root", SAMPLES)


def write_difference(path: Path, old: Path, new: Path) -> Path:
    """The page of a change."""
    return _written(path, "diff", old, new)


def _written(path: Path, command: str, *arguments: str | Path) -> Path:
    line = [sys.executable, "-m", "isaview", command, *map(str, arguments), "-o", str(path)]
    done = subprocess.run(line, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    return path
