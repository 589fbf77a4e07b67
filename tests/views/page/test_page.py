"""The interactive page as people use it: pointer, keyboard, narrow screens, dark, paper, and hostile dumps."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import SAMPLES
from tests.support.extras import needs, needs_program
from tests.support.pages import write, write_difference
from tests.views.page.conftest import Open, axe

pytestmark = [needs("playwright"), needs_program("chromium")]
TABLE, SASS, HIP, PTX, TRITON = "", "spill", "matmul_plain", "softmax<128>", "softmax"
HOSTILE = "<img src=x onerror=alert(1)></script><script>alert(2)</script>javascript:alert(3)"
GAPS = """async () => {
  const pane = document.querySelector(".rows"), gaps = [];
  for (let turn = 0; turn < 60; turn++) {
    pane.scrollTop = (turn * 7919 * 18) % (pane.scrollHeight - pane.clientHeight);
    await new Promise(requestAnimationFrame);
    const box = pane.getBoundingClientRect();
    const rows = [...pane.querySelectorAll(".row")].map((row) => row.getBoundingClientRect());
    const high = Math.min(...rows.map((row) => row.top)), low = Math.max(...rows.map((row) => row.bottom));
    if (high > box.top + 2 || low < box.bottom - 2) gaps.push([turn, high - box.top, low - box.bottom]);
  }
  return gaps;
}"""


def kernels(page: Any) -> list[str]:
    return page.locator(".kernels tbody th a").all_text_contents()


def column(page: Any, title: str) -> list[str]:
    place = page.locator(".kernels thead th").all_text_contents()
    index = next(number for number, text in enumerate(place) if text.startswith(title))
    return page.locator(f".kernels tbody tr > :nth-child({index + 1})").all_text_contents()


def amounts(texts: list[str]) -> list[int]:
    return [int(re.sub(r"\D", "", text)) for text in texts if re.search(r"\d", text)]


def faults(page: Any, place: str) -> list[str]:
    """What axe finds serious or critical in a part of a page."""
    violations = page.evaluate(f"axe.run({place}, {{resultTypes: ['violations']}}).then((result) => result.violations)")
    return [f"{fault['id']}: {fault['nodes'][0]['html']}" for fault in violations if fault["impact"] in ("serious", "critical")]


def test_columns_are_sorted_by_click_and_by_key(report: Path, show: Open):
    page = show(report)
    head = page.locator("th", has=page.get_by_role("button", name="instr."))
    assert head.get_attribute("aria-sort") == "none"
    page.get_by_role("button", name="instr.").click()
    assert head.get_attribute("aria-sort") == "descending"
    assert amounts(column(page, "instr.")) == sorted(amounts(column(page, "instr.")), reverse=True)
    page.keyboard.press("Enter")
    assert head.get_attribute("aria-sort") == "ascending"
    assert amounts(column(page, "instr.")) == sorted(amounts(column(page, "instr.")))


def test_kernels_are_filtered_and_grouped(report: Path, show: Open):
    page = show(report)
    everything = kernels(page)
    page.keyboard.press("/")
    page.keyboard.type("softmax")
    assert kernels(page) == [name for name in everything if "softmax" in name]
    assert page.get_by_text(f"{len(kernels(page))} of {len(everything)} kernels").is_visible()
    page.get_by_role("combobox", name="target", exact=True).select_option("gfx942")
    assert set(column(page, "target")) == {"gfx942"}
    page.get_by_label("filter by name or file").fill("")
    page.get_by_role("combobox", name="target", exact=True).select_option("")
    page.get_by_role("combobox", name="findings", exact=True).select_option("some")
    assert 0 < len(kernels(page)) < len(everything)
    page.get_by_role("combobox", name="findings", exact=True).select_option("")
    page.get_by_role("combobox", name="group by").select_option("target")
    assert page.locator(".group").count() == 3
    assert sorted(kernels(page)) == sorted(everything)


def test_a_kernel_says_what_limits_it_and_back_leads_to_the_table(report: Path, show: Open):
    page = show(report)
    page.get_by_role("link", name="matmul_plain").click()
    assert "on MI300X" in page.locator(".limits").text_content()
    assert page.title().startswith("matmul_plain")
    page.go_back()
    assert page.locator(".kernels").is_visible()


def test_a_register_shows_its_range_definitions_and_uses(report: Path, show: Open):
    page = show(report, PTX)
    page.locator(".register", has_text="%rd25").first.click()
    panel = page.locator(".registers")
    assert "%rd25" in panel.text_content()
    assert "1 definition" in panel.text_content()
    assert page.locator(".row.alive").count() > 1
    assert page.locator(".register.chosen").count() > 0
    use = panel.get_by_role("button").nth(1)
    line = use.locator(".number").text_content()
    use.click()
    assert page.locator(".row.cursor .number").text_content() == line
    page.keyboard.press("Escape")
    assert panel.count() == 0


def test_source_and_listing_follow_each_other(report: Path, show: Open):
    page = show(report, PTX, width=800)
    source = page.locator(".source")
    assert source.locator(".row").count() < 200
    source.locator(".row:not(.plain)").nth(3).click()
    assert source.locator(".row.lit").count() == 1
    assert page.locator(".listing .row.lit").count() > 0
    for place in (1, 9):
        page.locator(".listing .row:not(.plain)").nth(place).click()
        line = re.search(r"softmax\.cu:(\d+)", page.locator(".listing .status").text_content())[1]
        assert source.locator(".row.lit .number").text_content() == line


def test_marks_lead_through_the_listing(report: Path, show: Open):
    page = show(report, SASS)
    cursor = page.locator(".listing .row.cursor")
    for key, kind in (("n", "peak"), ("f", "finding"), ("s", "spill"), ("w", "wait")):
        page.keyboard.press(key)
        assert cursor.locator(f".mark.{kind}").text_content() == kind[0].upper()
    assert "uniform registers" in page.locator(".listing .status").text_content()
    first = cursor.get_attribute("data-index")
    page.keyboard.press("w")
    page.keyboard.press("Shift+W")
    assert cursor.get_attribute("data-index") == first
    page.locator(".jump.peak").click()
    assert cursor.locator(".mark.peak").text_content() == "P"


def test_a_finding_opens_with_its_lesson_and_a_loop_folds(report: Path, show: Open):
    page = show(report, HIP)
    page.keyboard.press("f")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert page.locator(".listing .finding-text").count() > 3
    page.keyboard.press("Enter")
    assert page.locator(".listing .finding-text").count() == 0
    rows = int(page.locator(".listing .rows").get_attribute("aria-rowcount"))
    page.get_by_role("button", name="fold loops").click()
    assert int(page.locator(".listing .rows").get_attribute("aria-rowcount")) < rows
    page.keyboard.press("n")
    assert page.locator(".listing .row.cursor .mark.peak").text_content() == "P"


def test_the_keyboard_is_enough(report: Path, show: Open):
    page = show(report)
    page.get_by_label("filter by name or file").focus()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('tbody a')"):
            break
    page.keyboard.press("ArrowDown")
    name = page.evaluate("document.activeElement.textContent")
    page.keyboard.press("Enter")
    page.wait_for_selector("article.kernel")
    assert page.evaluate("document.activeElement.matches('.rows')")
    assert page.locator("article h2 code").text_content() == name
    page.keyboard.press("/")
    page.keyboard.type("v_")
    page.keyboard.press("Enter")
    assert "match" in page.locator(".search").text_content()
    assert page.locator(".row.cursor mark").count() > 0
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert page.locator(".registers").is_visible()
    page.keyboard.press("?")
    assert page.get_by_role("dialog").is_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    assert re.search(r"&row=\d+$", page.url)
    page.locator("[role=tab]").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.locator("[role=tab]").nth(1).get_attribute("aria-selected") == "true"


def test_a_link_to_a_row_shows_it(report: Path, show: Open):
    page = show(report, part="k0&row=60&tab=mix")
    assert page.locator(".row.cursor").get_attribute("aria-selected") == "true"
    assert page.get_by_role("tab", name="Mix").get_attribute("aria-selected") == "true"
    show(report, part="k999&row=x").wait_for_selector(".kernels")


@pytest.mark.parametrize("width", [390, 800])
@pytest.mark.parametrize("kernel", [TABLE, SASS, HIP, PTX, TRITON])
def test_narrow_pages_do_not_scroll_sideways(report: Path, show: Open, width: int, kernel: str):
    page = show(report, kernel, width=width)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_long_listing_scrolls_without_gaps_and_is_printed_whole(tmp_path: Path, show: Open):
    lines = (f"\tadd.s32 %r{number % 90 + 1}, %r{number % 90 + 2}, 1;\n" + "\t// line\n" * 5 for number in range(600))
    head = ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry long()\n{\n\t.reg .b32 %r<100>;\n"
    text = "".join([head, *lines, "\tret;\n}\n"])
    dump = tmp_path / "long.ptx"
    dump.write_text(text, encoding="utf-8")
    page = show(write(tmp_path / "long.html", dump))
    page.wait_for_selector("article.kernel .rows")
    assert page.evaluate(GAPS) == []
    page.get_by_role("button", name="code only").click()
    page.emulate_media(media="print")
    page.wait_for_selector(".rest", state="attached")
    rows = int(page.locator(".rows").get_attribute("aria-rowcount"))
    assert page.locator(".row").count() + len(page.locator(".rest").text_content().split("\n")) == rows > 3_000


def test_paper_has_all_rows_and_no_buttons(report: Path, show: Open):
    page = show(report, HIP)
    page.emulate_media(media="print")
    page.wait_for_selector(".layer.printed", state="attached")
    assert page.locator(".row").count() == int(page.locator(".rows").get_attribute("aria-rowcount"))
    assert not page.locator(".tools").first.is_visible()
    page.emulate_media(media="screen")
    page.wait_for_selector(".layer:not(.printed)", state="attached")
    assert page.locator(".row").count() < 100


def test_dark_is_dark(report: Path, show: Open):
    back = "getComputedStyle(document.body).backgroundColor"
    assert show(report, HIP, color_scheme="light").evaluate(back) == "rgb(255, 255, 255)"
    assert show(report, HIP, color_scheme="dark").evaluate(back) == "rgb(20, 23, 27)"


@pytest.mark.skipif(axe() is None and not os.environ.get("ORACLES_REQUIRED"), reason="axe-core is not installed")
@pytest.mark.parametrize(("kernel", "scheme"), [(TABLE, "light"), (HIP, "light"), (PTX, "dark")])
def test_axe_finds_no_serious_fault(report: Path, show: Open, kernel: str, scheme: str):
    script = axe()
    assert script is not None, "axe-core is missing although everything is required"
    page = show(report, kernel, color_scheme=scheme, bypass_csp=True)
    if kernel:
        page.keyboard.press("f")
        page.locator(".register").first.click()
    page.add_script_tag(path=script)
    assert faults(page, "document") == []
    for tab in page.get_by_role("tab").all() if kernel == HIP else []:
        tab.click()
        assert faults(page, "'.tabs'") == []


def test_directives_and_comments_are_hidden_on_request_and_from_the_start_where_they_prevail(tmp_path: Path, show: Open):
    def rows(page: Any) -> list[str]:
        return [text.strip() for text in page.locator(".listing .row .text").all_text_contents()]

    sample = (SAMPLES / "matmul.clang.gfx942.s").read_text(encoding="utf-8")
    noisy = tmp_path / "noisy.s"
    noisy.write_text(re.sub(r"(?m)^(\t[sv]_.*)$", r"\1\n\t;DEBUG_VALUE: i <- $sgpr4\n\t.cfi_noise", sample), encoding="utf-8")
    page = show(write(tmp_path / "noisy.html", noisy), HIP)
    toggle = page.get_by_role("button", name="code only")
    assert toggle.get_attribute("aria-pressed") == "true"
    shown = rows(page)
    assert any("s_load" in text for text in shown) and not any("DEBUG_VALUE" in text for text in shown)
    page.keyboard.press("n")
    row = page.locator(".row.cursor .number").text_content()
    toggle.click()
    assert toggle.get_attribute("aria-pressed") == "false" and any("DEBUG_VALUE" in text for text in rows(page))
    assert page.locator(".row.cursor .number").text_content() == row


def test_pages_are_titled_by_what_they_show_and_sides_by_their_files(report: Path, tmp_path: Path, show: Open):
    assert show(report).title() == "4 files · isaview"
    old, new = SAMPLES / "spill.clang-256.gfx1030.s", SAMPLES / "spill.clang.gfx1030.s"
    page = show(write_difference(tmp_path / "change.html", old, new))
    assert old.name in page.title() and new.name in page.locator("h1 + p").text_content()
    page.get_by_role("link", name="spill").click()
    heads = page.locator(".diff .heads span").all_text_contents()
    assert [old.name in heads[0], new.name in heads[1]] == [True, True]


def test_findings_are_filtered_by_their_names(report: Path, show: Open):
    options = show(report).get_by_role("combobox", name="findings", exact=True).locator("option").all_text_contents()
    assert all(re.fullmatch(r"ISA\d+ \S.*", text) for text in options[3:]) and len(options) > 3


def test_a_change_is_two_listings_with_signs(tmp_path: Path, show: Open):
    old, new = SAMPLES / "spill.clang-256.gfx1030.s", SAMPLES / "spill.clang.gfx1030.s"
    page = show(write_difference(tmp_path / "change.html", old, new), "spill", width=390)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.locator(".row").count() < 200
    signs = set("".join(page.locator(".diff .half .sign").all_text_contents()))
    assert {"−", "+"} & signs
    page.keyboard.press("n")
    assert page.locator(".row.cursor .half:is(.removed, .come)").count() > 0
    first = page.locator(".row.cursor").get_attribute("data-index")
    page.keyboard.press("n")
    page.keyboard.press("p")
    assert page.locator(".row.cursor").get_attribute("data-index") == first
    page.get_by_role("link", name="new kernel").click()
    page.wait_for_selector(".listing")
    page.keyboard.press("s")
    assert page.locator(".row.cursor .mark.spill").text_content() == "S"


def test_changes_are_sorted_filtered_and_open_with_their_figures(tmp_path: Path, show: Open):
    text = (SAMPLES / "matmul.clang.gfx942.s").read_text(encoding="utf-8")
    for name, registers in (("old", ("36", "169")), ("new", ("42", "240"))):
        counts = iter(registers)
        changed = re.sub(r"(\.amdhsa_next_free_vgpr) \d+", lambda match, counts=counts: f"{match[1]} {next(counts)}", text)
        (tmp_path / f"{name}.s").write_text(changed, encoding="utf-8")
    page = show(write_difference(tmp_path / "change.html", tmp_path / "old.s", tmp_path / "new.s"))
    verdicts = ["worse", "better"]
    assert column(page, "verdict") == verdicts
    page.get_by_role("button", name="verdict").click()
    page.get_by_role("button", name="verdict").click()
    assert column(page, "verdict") == verdicts[::-1]
    page.get_by_role("button", name="change", exact=True).click()
    assert column(page, "change") == ["+1", "−3"]
    page.get_by_role("combobox", name="verdict").select_option("better")
    assert page.get_by_text("1 of 2 kernels").is_visible()
    page.locator(".kernels tbody th a").click()
    page.locator(".diff > details > summary").click()
    assert "VGPRs" in page.locator(".diff > details table").first.text_content()


def test_hostile_names_and_lines_run_nothing(tmp_path: Path, show: Open):
    dump = tmp_path / "k.ll"
    lines = f'target triple = "nvptx64-nvidia-cuda"\ndefine void @"{HOSTILE}"() {{\n  ; {HOSTILE}\n  ret void\n}}\n'
    dump.write_text(lines, encoding="utf-8")
    path = write(tmp_path / "hostile.html", dump)
    page = show(path)
    page.wait_for_selector("article.kernel .rows")
    assert "onerror" in page.locator("article h2 code").get_attribute("title")
    assert "onerror" in page.locator(".listing").text_content()
    assert page.locator("img").count() == 0
    show(path, part="k0&row=1&tab=%22%5D%3Cimg%20src=x%3E").wait_for_selector("article.kernel")


def test_without_a_script_the_page_is_a_table_and_sections(report: Path, show: Open):
    page = show(report, java_script_enabled=False)
    assert page.locator("table").first.is_visible()
    page.locator("details").first.locator("summary").click()
    assert page.locator("details[open]").count() >= 1


def test_a_long_path_does_not_widen_a_page(tmp_path: Path, show: Open):
    folder = tmp_path / ("a_folder_whose_name_has_no_place_to_break_" * 3)
    folder.mkdir()
    dump = folder / "vector_add.ptx"
    dump.write_bytes((SAMPLES / "vector_add.nvcc.sm_80.ptx").read_bytes())
    page = show(write(tmp_path / "x.html", dump), "vector_add", width=390)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
