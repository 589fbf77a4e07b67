"""Pictures stand alone: every text lies inside, in a browser and in librsvg, on a ground of its own, with fonts that exist."""

from __future__ import annotations

import re
import shutil
import subprocess
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from xml.etree import ElementTree

import pytest

from isaview.base.figures import Curve, Mark, Points
from isaview.views import roofline
from isaview.views.pictures import svg
from tests.conftest import PATIENCE, ROOT
from tests.support.extras import needs, needs_program

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SPACE = "{http://www.w3.org/2000/svg}"
MARGIN = 60
"""Pixels around a picture in which nothing may be drawn."""
GENERIC = re.compile(r"(?:sans-serif|monospace)\s*[;}\"]")
LONG = "_ZN7cutlass6kernelINS_4gemm9threadblock13MmaMultistageINS1_9GemmShapeILi128ELi256EWWW@@@" * 2


def _curve(title: str, label: str, ys: list[float], up_to: bool) -> Curve:
    marks = tuple(Mark(x, y, label) for x, y in enumerate(ys) if y in (max(ys), min(ys)))
    return Curve(title, label, label, list(range(len(ys))), ys, marks, up_to=up_to)


def _points(label: str) -> Points:
    best = tuple(Mark(at % 5, at, f"{label}{at}") for at in range(1, 12))
    return Points(label, label, label, best, tuple(Mark(at, at % 7, label) for at in range(30)))


def _roofline(label: str, count: int) -> roofline.Roofline:
    points = tuple(roofline.Point(label, 0.001 * 7.0**at, 1e6 * 11.0**at) for at in range(count))
    return roofline.Roofline(label, 2.039e12, ((label, 19.5e12), ("fp32", 19.5e12), ("matrix fp8", 1.9e15)), points)


MADE = {
    "long names": svg(_curve(LONG, LONG, [1e12, 3, 5e11, 0.25], False), _curve(LONG, "Ω" * 90, [4, 4, 2], True)),
    "points": svg(_points(LONG), _points("a")),
    "rooflines": roofline.svg(_roofline(LONG, 9), _roofline("W" * 300, 30)),
    "a point": svg(Curve("k", "x", "y", [7], [0], (Mark(7, 0, "WWWWWWWW" * 4),))),
}
PICTURES = {
    **{path.name: path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs" / "pictures").glob("*.svg"))},
    **MADE,
}
OUTSIDE = """() => {
  const box = document.querySelector("svg").getBoundingClientRect();
  return [...document.querySelectorAll("text")].filter((text) => {
    const own = text.getBoundingClientRect();
    return own.left < box.left - .5 || own.right > box.right + .5 || own.top < box.top - .5 || own.bottom > box.bottom + .5;
  }).map((text) => text.textContent);
}"""


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_stands_alone(name: str) -> None:
    """It has a ground as wide as itself, fonts with a generic family last, words for the blind, and asks for nothing."""
    root = ElementTree.fromstring(PICTURES[name])
    first = next(
        shape for shape in root.iter(f"{SPACE}rect") if not any(shape in list(clip) for clip in root.iter(f"{SPACE}clipPath"))
    )
    assert first.get("width") == "100%" or float(first.get("width", "0")) >= float(root.get("viewBox", "").split()[2]) - 2
    assert root.get("role") == "img" and (root.get("aria-label") or root.find(f"{SPACE}title") is not None)
    assert not re.search(r"href|@import|<script|url\((?!#)", PICTURES[name])
    families = re.findall(r"(?:font(?:-family)?\s*[:=][^;}>]*sans|font-family[^;}>]*mono)[^;}>]*[;}>]", PICTURES[name])
    assert families and all(GENERIC.search(family) for family in families)


@needs("playwright")
@needs_program("chromium")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_text_leaves_its_picture(browser: Browser, scheme: Literal["light", "dark"]) -> None:
    page = browser.new_page(color_scheme=scheme)
    outside = {}
    for name, picture in PICTURES.items():
        page.set_content(picture)
        outside[name] = page.evaluate(OUTSIDE)
    page.close()
    assert {name: texts for name, texts in outside.items() if texts} == {}


@needs_program("rsvg-convert")
def test_nothing_is_drawn_around_a_picture(tmp_path: Path) -> None:
    """In librsvg: a picture with more room on each side is empty there, its ground aside."""
    drawn = [(name, side) for name, picture in PICTURES.items() for side in _drawn_around(picture, tmp_path)]
    assert drawn == []


def _drawn_around(picture: str, folder: Path) -> list[str]:
    """The sides on which something is drawn outside."""
    root = ElementTree.fromstring(picture)
    _, _, width, height = map(float, root.get("viewBox", "").split())
    ElementTree.register_namespace("", SPACE[1:-1])
    for ground in [rect for rect in root.findall(f"{SPACE}rect") if rect.get("width") == "100%"]:
        root.remove(ground)
    strips = {
        "left": (-MARGIN, -MARGIN, MARGIN - 1, height + 2 * MARGIN),
        "right": (width + 1, -MARGIN, MARGIN, height + 2 * MARGIN),
        "top": (0, -MARGIN, width, MARGIN - 1),
        "bottom": (0, height + 1, width, MARGIN),
    }
    sides = []
    for side, strip in strips.items():
        root.set("viewBox", " ".join(map(str, strip)))
        root.set("width", str(strip[2]))
        root.set("height", str(strip[3]))
        path = folder / "strip.svg"
        path.write_text(ElementTree.tostring(root, encoding="unicode"), encoding="utf-8")
        program = shutil.which("rsvg-convert") or ""
        png = subprocess.run([program, str(path)], capture_output=True, check=True, timeout=PATIENCE).stdout
        sides += [side] if _is_drawn_on(png) else []
    return sides


def _is_drawn_on(png: bytes) -> bool:
    """Whether a PNG of RGBA has a pixel that is not transparent black: filters leave zeros zero, so none is decoded."""
    at, width, data = 8, int.from_bytes(png[16:20], "big"), b""
    assert png[25] == 6
    while at < len(png):
        size = int.from_bytes(png[at : at + 4], "big")
        data += png[at + 8 : at + 8 + size] if png[at + 4 : at + 8] == b"IDAT" else b""
        at += 12 + size
    rows = zlib.decompress(data)
    line = 4 * width + 1
    return any(any(rows[row + 1 : row + line]) for row in range(0, len(rows), line))
