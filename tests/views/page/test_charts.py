"""The charts of the page in a real browser: drawn, named, reachable by keyboard, inside a narrow screen, and right."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Literal

import msgspec
import pytest

from isaview.base.words import VOCABULARIES
from isaview.gpus.hardware import all_gpus, find_gpu
from isaview.gpus.launch import LIMITS, Resources
from isaview.gpus.occupancy import occupancy
from tests.conftest import ROOT
from tests.support.extras import needs, needs_program
from tests.views.page.conftest import axe

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

pytestmark = [needs("playwright"), needs_program("chromium")]
VIEWS = ROOT / "isaview" / "views"
HOSTILE = "<img src=x onerror=alert(1)>\"'&lt;"
MODULES = ("occupancy", "roofline", "mix", "scatter", "waits", "flow")
INDEX = """<!doctype html><html lang="en"><meta charset="utf-8"><title>charts</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'">
<link rel="stylesheet" href="ground.css"><link rel="stylesheet" href="page.css"><link rel="stylesheet" href="charts.css">
<main><h1>Charts</h1></main><script type="module" src="go.js"></script>"""
GO = """
const asked = []; window.asked = asked;
const add = (name, element) => { const box = document.createElement("section"); box.id = name; box.append(element);
  document.querySelector("main").append(box); };
add("occupancy", occupancy(data.occupancy, data.gpus, data.words));
add("roofline", roofline(data, 0, { chosen: "k1", onPoint: (kernel) => asked.push(["roofline", kernel]) }));
add("mix", mix(data.mix, 10));
add("scatter", scatter(data.variants, data.words.amd, (kernel) => asked.push(["scatter", kernel])));
add("waits", waits(data.listing, (row) => asked.push(["waits", row])));
add("flow", flow(data.listing, { heat: "vector", onBlock: (block, row) => asked.push(["flow", block, row]) }));
add("large", flow(data.large, { row: 4321 }));
add("padded", flow(data.padded));
window.ready = true;
"""


def listing(blocks: int) -> dict[str, Any]:
    """A kernel of so many blocks of five rows: branches over two blocks, and two loops in another of thirty blocks."""
    edges = [[at, at + 1] for at in range(blocks - 1)] + [[at, at + 3] for at in range(0, blocks - 3, 3)]
    edges += [[at, at - 6] for at in range(9, blocks, 10)] + [[at, at - 20] for at in range(29, blocks, 30)]
    depths = [2 if 3 <= at % 30 <= 9 else 1 if at % 30 > 9 else 0 for at in range(blocks)]
    rows = blocks * 5
    waits = [
        {"row": row, "kind": "counter", "loads": [row - 4], "instructions": row, "cycles": None, "verdict": "needed"}
        for row in range(4, min(rows, 500), 5)
    ]
    barrier = {"row": 2, "kind": "barrier", "loads": [], "instructions": None, "cycles": None, "verdict": ""}
    return {
        "text": [f"\tv_add_u32 v{row}, {HOSTILE}" for row in range(rows)],
        "offsets": [""] * rows,
        "numbers": [100 + row for row in range(rows)],
        "class": ["integer"] * rows,
        "live": {"vector": [row % 90 for row in range(rows)]},
        "waits": [barrier, *waits],
        "blocks": [
            {"first_row": 5 * at, "last_row": 5 * at + 4, "label": HOSTILE if at % 2 else "", "loop": -1, "depth": depths[at]}
            for at in range(blocks)
        ],
        "edges": edges,
        "left_out": "",
    }


def data() -> dict[str, Any]:
    """What the charts draw: of every kind, with hostile names."""
    words = {
        name: {f"limit {limit}": of.limit(limit) for limit in LIMITS} | {word: of.word(word) for word in ("wave", "group")}
        for name, of in VOCABULARIES.items()
    }
    amounts = {"vector_registers": 100, "scalar_registers": 40, "shared_bytes": 20000, "threads": 256}
    points = [{"label": f"k{at}", "intensity": 0.3 * 4**at, "rate": 1e11 * 3**at} for at in range(5)]
    points[1] |= {"parts": [["memory bandwidth", 1], ["fp32 pipe", 0.25]], "levels": [["L2 bandwidth", 0.2]]}
    memories = (("memory bandwidth", 5.3e12), ("L2 bandwidth", 34e12))
    pipes = (("fp32 pipe", 163e12), ("fp64 pipe", 163e12), (HOSTILE, 1.3e15), ("integer pipe", None))
    parts = [
        {"name": name, "rate": rate, "why": f"a datasheet {HOSTILE}", "is_memory": rates is memories, "is_used": rate == 163e12}
        for rates in (memories, pipes)
        for name, rate in rates
    ]
    return {
        "gpus": {gpu.target: msgspec.to_builtins(gpu) for gpu in all_gpus()},
        "words": words,
        "occupancy": {"gpu": "gfx942", "amounts": amounts, "wave_size": 64},
        "rooflines": [{"machine": "MI300X", "points": points, "parts": parts}],
        "kernels": [{"id": f"k{at}", "name": HOSTILE + "W" * 60 * (at % 2), "limits": ""} for at in range(5)],
        "mix": [{"label": "float32", "count": 30, "weighted": 90}, {"label": HOSTILE, "count": 10, "weighted": 10}],
        "variants": [
            {
                "label": f"{HOSTILE} {at}",
                "kernel": f"k{at}",
                "figures": {name: {"text": str(at + 1), "value": at + 1} for name in ("time", "occupancy_waves")}
                | ({"vector_registers": {"text": "n/a" if at == 3 else str(at % 2), **({} if at == 3 else {"value": at % 2})}}),
                "is_best": at < 2,
            }
            for at in range(12)
        ],
        "listing": listing(40),
        "large": listing(900),
        "padded": listing(3) | {"edges": [[0, 1], [1, 1], [2, 2]]},
    }


def files() -> dict[str, tuple[str, str]]:
    """What the page is given."""
    scripts = {
        f"scripts/{path.name}": ("text/javascript", path.read_text("utf-8")) for path in (VIEWS / "scripts").glob("*.js")
    }
    styles = {name: ("text/css", (VIEWS / name).read_text("utf-8")) for name in ("page.css", "charts.css")}
    imports = "".join(f'import {{ {name} }} from "./scripts/{name}.js";\n' for name in MODULES)
    go = f"{imports}const data = {json.dumps(data())};\n{GO}"
    return {
        **scripts,
        **styles,
        "ground.css": ("text/css", "body { background: Canvas; color: CanvasText; }"),
        "index.html": ("text/html", INDEX),
        "go.js": ("text/javascript", go),
        "favicon.ico": ("image/x-icon", ""),
    }


@pytest.fixture(scope="module")
def charts(browser: Browser) -> Iterator[Page]:
    """A page with every chart, on which nothing went wrong until the last test, and which asked for nothing else."""
    faults: list[str] = []
    page, offered_files = browser.new_page(viewport={"width": 1000, "height": 800}), files()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text))

    def answer(route: Route) -> None:
        name = route.request.url.split("/", 3)[3]
        kind, body = offered_files.get(name, ("", ""))
        faults.extend([] if kind else [f"a request for {name}"])
        route.fulfill(content_type=kind, body=body)

    page.route("**/*", answer)
    page.goto("http://isaview.invalid/index.html")
    page.wait_for_function("window.ready")
    yield page
    page.close()
    assert faults == []


@pytest.mark.parametrize("name", [*(name for name in MODULES if name != "waits"), "large"])
def test_a_chart_is_named_and_drawn(charts: Page, name: str) -> None:
    """A text alternative with a role; no markup out of names; a tip for each point."""
    pictures = charts.locator(f"#{name} svg")
    assert pictures.count() >= 1
    for at in range(pictures.count()):
        assert pictures.nth(at).get_attribute("role") in ("img", "group")
        assert len(pictures.nth(at).get_attribute("aria-label") or "") > 20
    spots = charts.locator(f"#{name} .spot")
    assert spots.count() > 1
    assert all(spots.evaluate_all("spots => spots.map((spot) => spot.getAttribute('aria-label').length > 5)"))
    assert charts.locator("img, #m script").count() == 0


def test_points_are_reached_by_keyboard(charts: Page) -> None:
    """One tab stop a chart; arrows move; the tip says what is pointed at; Enter opens."""
    spots = charts.locator("#roofline .chart").first.locator(".spot")
    assert [spots.nth(at).get_attribute("tabindex") for at in range(spots.count())] == ["0", *["-1"] * (spots.count() - 1)]
    spots.first.focus()
    charts.keyboard.press("ArrowRight")
    charts.keyboard.press("ArrowRight")
    tip = charts.locator("#roofline .tip").first
    assert "4.8 operations per byte" in (tip.text_content() or "")
    charts.keyboard.press("Enter")
    for _ in range(2):
        charts.keyboard.press("ArrowRight")
    charts.keyboard.press(" ")
    assert charts.evaluate("asked.splice(0)") == [["roofline", "k2"], ["roofline", "k4"]]
    charts.keyboard.press("ArrowRight")
    assert "0.2 operations per byte of L2 bandwidth" in (tip.text_content() or "")
    charts.keyboard.press("End")
    assert "1.3 P/s; a datasheet" in (tip.text_content() or "")
    charts.evaluate("document.activeElement.blur()")
    assert tip.text_content() == ""


def test_what_is_clicked_is_asked_for(charts: Page) -> None:
    """Points and blocks; and of a wait its row, and that of what it waits for."""
    charts.locator("#scatter .spot").nth(1).click()
    charts.locator("#flow .spot").nth(1).click()
    wait = charts.locator("#waits .waits > li").nth(1)
    for place in (0, 1):
        wait.get_by_role("button").nth(place).click()
    assert charts.evaluate("asked.splice(0)") == [["scatter", "k1"], ["flow", 1, 5], ["waits", 4], ["waits", 0]]
    assert "until all have come" in (charts.locator("#waits .waits > li").first.text_content() or "")


def test_every_roof_has_its_rate_and_source_and_one_without_is_unknown(charts: Page) -> None:
    rows = charts.locator("#roofline .roofs tbody tr").all_text_contents()
    assert [re.split(r"a datasheet", row)[0] for row in rows] == [
        "memory bandwidth5.3 TB/s", "L2 bandwidth34 TB/s", "fp32 pipe163 T/s", "fp64 pipe163 T/s", f"{HOSTILE}1.3 P/s",
        "integer pipeunknown",
    ]  # fmt: skip
    assert "unknown: integer pipe" in (charts.locator("#roofline summary").text_content() or "")


def test_an_axis_of_whole_numbers_has_no_fractions(charts: Page) -> None:
    ticks = charts.locator("#scatter .chart").nth(1).locator("text.quiet[text-anchor=middle]").all_text_contents()
    assert ticks[:-1] == ["0", "1"] and "registers" in ticks[-1].lower().replace("vgprs", "registers")


@pytest.mark.parametrize(
    ("target", "registers", "shared", "threads"),
    [("gfx942", 100, 20000, 256), ("gfx942", 128, 0, 1000), ("gfx90a", 513, 0, 64), ("gfx1100", 97, 33000, 128)],
)
def test_what_if_says_what_occupancy_computes(charts: Page, target: str, registers: int, shared: int, threads: int) -> None:
    """After typing: waves, share, groups and limits as `isaview occupancy` has them."""
    box = charts.locator("#occupancy")
    box.locator("select").first.select_option(target)
    for name, value in (("vector_registers", registers), ("shared_bytes", shared), ("threads", threads)):
        box.locator(f"input[name={name}]").fill(str(value))
    gpu = find_gpu(target)
    asked = Resources(vector_registers=registers, scalar_registers=40, shared_bytes=shared, threads=threads)
    held = occupancy(gpu, asked, steps=False)
    limits = " and ".join(VOCABULARIES[gpu.words].limit(name) for name in held.limited_by)
    plural = "" if held.groups.value == 1 else "s"
    waves = f"{held.waves.value:g} waves/SIMD ({held.percent.value:g} %)"
    says = f"{waves}, {held.groups.value} workgroup{plural} at a time; limited by {limits}"
    assert box.locator(".held").text_content() == says
    rows = box.locator("tbody tr").evaluate_all("rows => rows.map(({ cells: [a, b] }) => [a.textContent, +b.textContent])")
    assert rows == [[VOCABULARIES[gpu.words].limit(name), waves] for name, waves in held.limits.items()]


def test_what_cannot_be_is_said(charts: Page) -> None:
    box = charts.locator("#occupancy")
    box.locator("input[name=vector_registers]").fill("")
    assert "have to be known" in (box.locator(".warning").text_content() or "")
    box.get_by_role("button", name="As compiled").click()
    assert box.locator("input[name=vector_registers]").input_value() == "100"
    assert box.locator("select").first.input_value() == "gfx942"


def test_a_large_graph_is_cut_and_stays_whole(charts: Page) -> None:
    """Blocks that are drawn do not meet; what is left out is counted; edges lead over what is left out."""
    large = charts.locator("#large")
    assert large.locator(".block").count() == 400
    assert "500 blocks outside of the innermost loops left out" in (large.locator(".key").text_content() or "")
    boxes = large.locator(".block rect").evaluate_all(
        "all => all.map((box) => ['x', 'y', 'width'].map((name) => +box.getAttribute(name)))"
    )
    by_row: dict[float, list[tuple[float, float]]] = {}
    for x, y, width in boxes:
        by_row.setdefault(y, []).append((x, x + width))
    for row in by_row.values():
        row.sort()
        assert all(left[1] <= right[0] for left, right in pairwise(row))
    here = large.locator(".here")
    assert (here.get_attribute("aria-label") or "").startswith("line 4,420 to 4,424: 5 instructions")
    assert here.is_visible() and large.locator(".flow").evaluate("pane => pane.scrollTop") > 1000
    assert len(by_row) > 200  # one below the other, not cut into pieces next to each other


def test_padding_that_loops_behind_the_end_is_named_and_not_drawn(charts: Page) -> None:
    padded = charts.locator("#padded")
    assert padded.locator(".block").count() == 2
    assert "1 endless loop that nothing enters left out" in (padded.locator(".key").text_content() or "")


@pytest.mark.parametrize("width", [390, 800, 1000])
def test_a_screen_holds_every_chart(charts: Page, width: int) -> None:
    """No text leaves its chart, and nothing scrolls the page sideways."""
    charts.set_viewport_size({"width": width, "height": 800})
    charts.wait_for_timeout(100)
    assert charts.evaluate("document.documentElement.scrollWidth") <= width
    outside = charts.evaluate("""() => [...document.querySelectorAll(".chart:not(.flow)")].flatMap((chart) => {
      const box = chart.getBoundingClientRect();
      return [...chart.querySelectorAll("text")].filter((text) => {
        const own = text.getBoundingClientRect();
        return own.left < box.left - 1 || own.right > box.right + 3 || own.top < box.top - 3;
      }).map((text) => text.textContent);
    })""")
    assert outside == []
    assert charts.locator("#mix text").first.evaluate("text => getComputedStyle(text).fontSize") == "12px"


def test_paper_holds_every_chart(charts: Page) -> None:
    """Printed, even a graph is as wide as the paper, and nothing asks for input."""
    charts.emulate_media(media="print")
    charts.set_viewport_size({"width": 700, "height": 900})
    charts.wait_for_timeout(100)
    rights = charts.locator("svg").evaluate_all("all => all.map((picture) => picture.getBoundingClientRect().right)")
    assert max(rights) <= 700
    assert not charts.locator(".what-if").is_visible()
    charts.emulate_media(media="screen")


@pytest.mark.skipif(axe() is None and not os.environ.get("ORACLES_REQUIRED"), reason="axe-core is not installed")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_fault_of_access(charts: Page, scheme: Literal["light", "dark"]) -> None:
    """axe-core, contrasts among them."""
    script = axe()
    assert script is not None, "axe-core is missing although everything is required"
    charts.emulate_media(color_scheme=scheme)
    charts.evaluate(script.read_text("utf-8"))
    faults = charts.evaluate("axe.run(document.querySelector('main')).then((result) => result.violations)")
    serious = [(fault["id"], fault["nodes"][0]["html"]) for fault in faults if fault["impact"] in ("serious", "critical")]
    assert serious == []
