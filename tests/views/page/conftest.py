"""Pages in a real browser: one Chromium for all, and pages of samples that are written once."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.conftest import ROOT, SAMPLES
from tests.support.pages import write

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CHROMIUM = shutil.which("chromium")
KERNELS = ("spill.nvdisasm.sm_120.sass", "matmul.clang.gfx942.s", "softmax.nvcc-lineinfo.sm_90.ptx", "softmax.triton.gfx942.s")
Open = Callable[..., "Page"]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    sync_api = pytest.importorskip("playwright.sync_api")
    with sync_api.sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of a few kernels of every vendor, with listings and the source of one."""
    return write(tmp_path_factory.mktemp("page") / "report.html", *(SAMPLES / name for name in KERNELS))


@pytest.fixture
def show(browser: Browser) -> Iterator[Open]:
    """Open a page, and a kernel or what the address names; at the end nothing has left it, and no script has failed."""
    contexts, complaints, requests = [], [], []

    def opened(path: Path, kernel: str = "", part: str = "", *, width: int = 1280, **settings: object) -> Page:
        context = browser.new_context(viewport={"width": width, "height": 800}, **settings)
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: requests.append(request.url.split("#")[0]))
        page.on("dialog", lambda dialog: complaints.append(dialog.message))
        page.goto(f"{path.as_uri()}{part and '#'}{part}")
        if settings.get("java_script_enabled", True):
            page.wait_for_selector("body.scripted #page > *")
        if kernel:
            page.get_by_role("link", name=kernel, exact=True).first.click()
            page.wait_for_selector("article")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not complaints
    assert all(url.startswith(("file:", "data:", "blob:")) for url in requests), requests


def axe() -> Path | None:
    """The script of axe-core: of AXE_PATH, or installed by npm in the checkout."""
    paths = [os.environ.get("AXE_PATH"), ROOT / "node_modules" / "axe-core" / "axe.min.js"]
    return next((Path(path) for path in paths if path and Path(path).is_file()), None)
