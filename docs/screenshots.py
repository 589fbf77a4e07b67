"""Take the pictures of pages: ``python docs/screenshots.py [NAME…]`` writes ``docs/pictures/page-*.webp``.

Each is a page that ``isaview`` writes of ``samples/``, opened in Chromium at a kernel, a pane, a peak.
They are taken again by hand, where a page looks different: a browser's next release draws letters its own way.
It needs Playwright and Chromium (``CHROMIUM`` names another than the one in PATH).
"""

from __future__ import annotations

import base64
import os
import runpy
import shlex
import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

DOCS = Path(__file__).resolve().parent
PICTURES = DOCS / "pictures"
MOST_BYTES = 120_000
QUALITY = 82
PAGES = {
    "page-cuda.webp": ("isaview samples/softmax.nvcc-lineinfo.sm_90.ptx --source-root samples", "#k0", "Source", "nn", "light"),
    "page-hip.webp": ("isaview samples/matmul.clang.gfx942.s samples/spill.clang.gfx1030.s", "#k0", "Occupancy", "n", "light"),
    "page-triton.webp": ("isaview samples/matmul.triton.gfx942.s", "#k0", "Flow", "n", "dark"),
    "page-diff.webp": ("isaview diff samples/spill.clang.gfx1030.s samples/spill.clang-256.gfx1030.s", "#p0", "", "", "light"),
}
"""By the picture's name: the command, the address in its page, the pane that is opened, keys pressed before, the colours."""


def picture(browser: Browser, page_file: Path, address: str, pane: str, keys: str, scheme: str) -> bytes:
    """The first screen of a page at an address, as WebP."""
    page = browser.new_page(viewport={"width": 1280, "height": 760}, color_scheme="dark" if scheme == "dark" else "light")
    page.goto(page_file.as_uri() + address)
    page.wait_for_selector("body.scripted")
    for key in keys:
        page.keyboard.press(key)
    if pane:
        page.get_by_role("tab", name=pane).click()
    page.wait_for_timeout(500)
    session = page.context.new_cdp_session(page)
    answer = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    page.close()
    return base64.b64decode(answer["data"])


def main(names: list[str]) -> int:
    """Take the pictures of these names, or all; 1 where one is too large."""
    from playwright.sync_api import sync_playwright

    run = runpy.run_path(str(DOCS / "make.py"))["run"]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        large = False
        for name in names or PAGES:
            command, address, pane, keys, scheme = PAGES[name]
            written = Path(folder) / "page.html"
            run(f"{command} --output {shlex.quote(str(written))}")
            taken = picture(browser, written, address, pane, keys, scheme)
            (PICTURES / name).write_bytes(taken)
            print(f"{name}: {len(taken):,} bytes")
            large = large or len(taken) > MOST_BYTES
        browser.close()
    return int(large)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
