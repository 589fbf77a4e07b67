"""Pages in a real browser: one Chromium for all, and pages of samples that are written once."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.conftest import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CHROMIUM = shutil.which("chromium")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    sync_api = pytest.importorskip("playwright.sync_api")
    with sync_api.sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()


def axe() -> Path | None:
    """The script of axe-core: of AXE_PATH, or installed by npm in the checkout."""
    paths = [os.environ.get("AXE_PATH"), ROOT / "node_modules" / "axe-core" / "axe.min.js"]
    return next((Path(path) for path in paths if path and Path(path).is_file()), None)
