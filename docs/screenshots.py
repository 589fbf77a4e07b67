"""Take the pictures of pages and of the terminal view: ``python docs/screenshots.py [NAME…]`` writes ``docs/pictures/*.webp``.

Each is a page that ``isaview`` writes of ``samples/``, opened in Chromium at a kernel, a pane, a peak; or their terminal view.
They are taken again by hand, where a page looks different: a browser's next release draws letters its own way.
It needs Playwright, Textual and Chromium (``CHROMIUM`` names another than the one in PATH).
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

from isaview.runs.answers import FileRequest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

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

TERMINALS = {"terminal.webp": (("softmax.nvcc-lineinfo.sm_90.ptx", "matmul.triton.gfx942.s", "spill.clang.gfx1030.s"), "2nn")}
"""By the picture's name: the samples in the terminal view, and keys pressed before."""


def terminal(samples: tuple[str, ...], keys: str) -> str:
    """The terminal view of samples, as SVG."""
    import asyncio

    from isaview.serve.tui import TerminalView
    from isaview.serve.tui_reading import Reader

    async def drawn() -> str:
        app = TerminalView(Reader(tuple(str(DOCS.parent / "samples" / name) for name in samples), FileRequest(), ""), None)
        async with app.run_test(size=(132, 34)) as pilot:
            for key in ("", *keys):
                await pilot.press(*key)
                while any(worker.is_running for worker in app.workers):
                    await pilot.pause(0.05)
                await pilot.pause(0.2)
            return app.export_screenshot(title="isaview tui samples")

    return asyncio.run(drawn())


def drawing(browser: Browser, svg: str) -> bytes:
    """A picture of a terminal as WebP."""
    page = browser.new_page(viewport={"width": 1280, "height": 700})
    page.set_content(f"<body style='margin:0'>{svg}</body>")
    return _taken(page)


def picture(browser: Browser, page_file: Path, address: str, pane: str, keys: str, scheme: str) -> bytes:
    """The first screen of a page at an address, as WebP."""
    page = browser.new_page(viewport={"width": 1280, "height": 760}, color_scheme="dark" if scheme == "dark" else "light")
    page.goto(page_file.as_uri() + address)
    page.wait_for_selector("body.scripted")
    for key in keys:
        page.keyboard.press(key)
    if pane:
        page.get_by_role("tab", name=pane).click()
    return _taken(page)


def _taken(page: Page) -> bytes:
    page.wait_for_timeout(500)
    session = page.context.new_cdp_session(page)
    answer = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    page.close()
    return base64.b64decode(answer["data"])


def main(names: list[str]) -> int:
    """Take the pictures of these names, or all; 1 where one is too large."""
    from playwright.sync_api import sync_playwright

    drawn = {name: terminal(*TERMINALS[name]) for name in names or TERMINALS if name in TERMINALS}
    run = runpy.run_path(str(DOCS / "make.py"))["run"]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        large = False
        for name in names or (*PAGES, *TERMINALS):
            if name in drawn:
                taken = drawing(browser, drawn[name])
            else:
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
