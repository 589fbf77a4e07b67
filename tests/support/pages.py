"""Pages of the interactive report, as ``isaview show -o page.html`` writes them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.conftest import PATIENCE, SAMPLES


def write(path: Path, *dumps: Path) -> Path:
    """The page of dumps with their listings, and the source that stands next to the samples."""
    command = [
        sys.executable,
        "-m",
        "isaview",
        "show",
        *map(str, dumps),
        "--with-listing",
        "--source-root",
        str(SAMPLES),
        "-o",
        str(path),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    return path
