"""Pages of HTML: their data says what the report says, fits a bound, and cannot become markup or script."""

import re
from base64 import b64decode, b64encode
from gzip import decompress
from hashlib import sha256
from html import unescape

import pytest
from msgspec import json
from msgspec.structs import replace

import isaview
from isaview.base import limits
from isaview.base.measure import round_up
from isaview.cli import main
from isaview.compare.across import Dump, across
from isaview.compare.changes import compare
from isaview.compare.difference import Difference
from isaview.gpus.hardware import find_gpu
from isaview.gpus.launch import Resources, limits_of, unit_of
from isaview.views import scripts
from isaview.views.format import Canvas
from isaview.views.formats import html
from isaview.views.page import PageData, PageKernel, command_for
from isaview.views.page_data import page_data
from isaview.views.tabular import kernels
from tests.conftest import SAMPLES
from tests.support.compared import compared

CODE = "document.title;\n"
HOSTILE = "</script><img src=x onerror=alert(1)>\u202e"
MANY = (
    *("attention.triton.gfx942.s", "calls.clang.gfx942.s", "matmul.nvcc.sm_80.ptx", "reduce.cuobjdump.sm_80.sass"),
    *("spill.clang.gfx1030.s", "matmul.triton.sm_90.ttgir", "layers.jax.mlir", "softmax.nvcc-lineinfo.sm_90.ptx"),
)


@pytest.fixture(autouse=True)
def with_a_script(monkeypatch):
    monkeypatch.setattr(html, "script", lambda: CODE)


def report_of(*names, listed=True):
    return isaview.report([module for name in names for module in isaview.read(SAMPLES / name)], asked=["listing"] * listed)


def elements(page):
    """The texts of the elements of a page's script, by id, "" for the code."""
    return {match[1] or "": match[2] for match in re.finditer(r'<script(?: type="[^"]*" id="([^"]*)")?>([^<]*)</script>', page)}


def unpacked(text):
    return json.decode(decompress(b64decode(text)))


@pytest.fixture(scope="module")
def data():
    report = report_of(*MANY)
    return report, page_data([*kernels(report.inputs, None)], report)


def by_name(report):
    return {(module.path, kernel.name): (kernel, module) for module in report.inputs for kernel in module.kernels}


def test_the_data_of_a_page_is_that_of_the_report(data):
    report, page = data
    known = by_name(report)
    assert {own for group in page.groups for own in group.kernels} <= {kernel.id for kernel in page.kernels}
    assert sum(len(kernel.stages) for kernel in page.kernels) == len(page.kernels) == len(known)
    for kernel in page.kernels:
        reported, module = known[kernel.path, kernel.symbol]
        assert kernel.listing == reported.results.get("listing")
        assert (
            sum(share.count for share in kernel.mix) == reported.instructions if "mix" in reported.results else not kernel.mix
        )
        assert [finding.code for finding in kernel.findings] == [finding.code for finding in reported.findings or ()]
        assert {finding.code for finding in kernel.findings} <= page.lessons.keys()
        for finding in kernel.findings:
            assert finding.row < 0 or kernel.listing.numbers[finding.row] == finding.line
        files = {file: page.words[kernel.words][file] for file in ("vector", "scalar")}
        assert files == {file: module.words.word(file) for file in files}
    for group in page.groups:
        rows = [next(kernel for kernel in page.kernels if kernel.id == own) for own in group.kernels]
        assert all(len(kernel.cells) == len(group.columns) for kernel in rows)


def test_cells_have_the_figures_behind_their_texts(data):
    report, page = data
    known, checked = by_name(report), 0
    for group in page.groups:
        for own in group.kernels:
            kernel = next(kernel for kernel in page.kernels if kernel.id == own)
            measures = known[kernel.path, kernel.symbol][0].measures
            for column, cell in zip(group.columns, kernel.cells, strict=True):
                if column.metric in measures:
                    assert cell.value == measures[column.metric].value and measures[column.metric].origin in cell.why
                    checked += 1
                assert cell.value is None or re.search(r"\d|none", cell.text)
    assert checked > 40


def test_occupancy_follows_from_the_amounts_and_the_rows_of_a_page(data):
    """What a script computes with: the arithmetic on the page's columns alone gives the limits of the report."""
    _, page = data
    pages = [kernel for kernel in page.kernels if kernel.occupancy is not None]
    assert len(pages) > 8
    for occupancy in (kernel.occupancy for kernel in pages):
        gpu = page.gpus[occupancy.gpu]
        block = occupancy.dynamic_vector_block
        unit = unit_of(gpu, Resources(wave_size=occupancy.wave_size, cu_mode=occupancy.cu_mode, dynamic_vector_block=block))
        limited = limits_of(unit, occupancy.amounts)
        waves = unit.waves_in(occupancy.amounts["threads"])
        assert unit.reported_waves(min(limited.values()) * waves) == occupancy.waves.value == min(occupancy.limits.values())
        assert round_up(occupancy.amounts["threads"], unit.wave_size) <= round_up(gpu.group_threads_max, unit.wave_size)


def test_a_roofline_names_every_part_with_its_source_and_one_without_as_unknown(data):
    _, page = data
    (cdna,) = (picture for picture in page.rooflines if picture.machine == "MI300X")
    parts = {part.name: part for part in cdna.parts}
    assert parts["memory bandwidth"].rate == cdna.slope == find_gpu("MI300X").product.peaks["memory"]
    assert {"L2 bandwidth", "shared memory", "fp64 pipe", "special function unit", "fp16 matrix unit"} <= parts.keys()
    assert parts["integer pipe"].rate is None and parts["integer pipe"].why == "no source states it"
    assert all(part.why for part in cdna.parts) and {part.name for part in cdna.parts if part.is_used}
    for point in cdna.points:
        for name, intensity in point.levels:
            assert point.rate <= intensity * parts[name].rate * 1.001


def test_a_kernel_that_is_no_point_of_a_roofline_says_why():
    declared = ".reg .b32 %r<3>;\n.reg .b64 %rd<2>;\n"
    body = "ld.param.u64 %rd1, [p];\nld.global.u32 %r1, [%rd1];\nadd.s32 %r2, %r1, %r1;\nst.global.u32 [%rd1], %r2;\nret;\n"
    text = f".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry sums(.param .u64 p)\n{{\n{declared}{body}}}\n"
    names = ("vector_add.nvcc.sm_80.ptx", "calls.nvcc.sm_80.ptx")
    both = [*isaview.read(text), *(module for name in names for module in isaview.read(SAMPLES / name))]
    report = isaview.report(both)
    page = page_data([*kernels(report.inputs, None)], report)
    why = {kernel.name: kernel.no_roofline for kernel in page.kernels if kernel.is_entry}
    drawn = {point.label for picture in page.rooflines for point in picture.points}
    assert why["sums"].startswith("it has no floating-point operations") and why["calls"].endswith("is not followed")
    assert {kernel.id for kernel in page.kernels if not why.get(kernel.name, "-")} == drawn != set()


SENTENCES = [
    ("reduce.cuobjdump.sm_80.sass", "sum", "Limited by memory bandwidth on A100", "move fewer bytes"),
    ("spill.clang.gfx1030.s", "spill", "Limited by L2 bandwidth on RX 6800 XT", "ISA101: 1,204 B of spill stores"),
    ("calls.clang.gfx942.s", "calls", "What limits it is not known: what is called", "SGPRs 106 → 96: 8 waves"),
    ("softmax.triton.gfx942.s", "softmax", "Limited by memory bandwidth and", ""),
]


@pytest.mark.parametrize(("name", "kernel", "limits_it", "advice"), SENTENCES)
def test_a_kernel_has_a_sentence_on_what_limits_it_and_on_what_to_do(name, kernel, limits_it, advice):
    report = isaview.report(SAMPLES / name, kernel=kernel)
    (page,) = page_data([*kernels(report.inputs, None)], report).kernels
    assert page.limits.startswith(limits_it) and "limited by" in page.limits.lower()
    assert page.advice.startswith(advice) and bool(page.advice) == bool(advice)


def test_a_page_holds_its_data_its_listings_and_one_script_that_its_policy_allows():
    page = html.render(report_of("reduce.cuobjdump.sm_80.sass"), Canvas())
    found = elements(page)
    data = unpacked(found["data"])
    assert found[""] == CODE and [*found] == ["data", *(f"listing-{kernel['id']}" for kernel in data["kernels"]), ""]
    for kernel in data["kernels"]:
        assert not {"listing", "sections", "no_listing"} & kernel.keys() and f'<details id="{kernel["id"]}"' in page
        listing = unpacked(found[f"listing-{kernel['id']}"])
        assert len(listing["class"]) == len(listing["text"]) == len(listing["numbers"])
        assert f'<tr data-kernel="{kernel["id"]}">' in page
    policy = unescape(re.search(r'content="(default-src[^"]*)"', page)[1])
    allowed = re.search(r"script-src '(sha256-[^']*)'", policy)[1]
    assert allowed == f"sha256-{b64encode(sha256(CODE.encode()).digest()).decode()}"
    assert policy.startswith("default-src 'none'; ") and "unsafe" not in policy and 'style="' not in page


def test_a_page_without_a_script_is_a_page_without_data(monkeypatch):
    monkeypatch.setattr(html, "script", lambda: "")
    page = html.render(report_of("reduce.cuobjdump.sm_80.sass", listed=False), Canvas())
    assert "<script" not in page and "script-src" not in page and '<details id="k0"' in page


def test_no_text_of_an_input_becomes_markup_or_ends_a_script():
    module = isaview.read(SAMPLES / "vector_add.nvcc.sm_80.ptx")[0]
    module.path = HOSTILE
    for kernel in module.kernels:
        kernel.name = kernel.demangled = HOSTILE
    module.source = module.source.replace("ret;", f"ret; // {HOSTILE}")
    page = html.render(isaview.report([module], asked=["listing"]), Canvas())
    assert "<img" not in page and len(re.findall("</script>", page)) == len(elements(page)) == 2 + len(module.kernels)
    assert any(HOSTILE[:9] in text for text in unpacked(elements(page)["listing-k0"])["text"])
    assert unpacked(elements(page)["data"])["kernels"][0]["name"].startswith("</script><img")


def test_kernels_whose_listings_do_not_fit_are_named_with_the_way_to_get_them(monkeypatch):
    report = report_of("reduce.cuobjdump.sm_80.sass", "attention.triton.gfx942.s")
    whole = html.render(report, Canvas())
    sizes = {name: len(text) for name, text in elements(whole).items() if name.startswith("listing-")}
    monkeypatch.setattr(limits, "PAGE_BYTES", len(whole.encode()) - max(sizes.values()) // 2)
    page = html.render(report, Canvas())
    data, found = unpacked(elements(page)["data"]), elements(page)
    left_out = [kernel for kernel in data["kernels"] if f"listing-{kernel['id']}" not in found]
    assert [kernel["name"] for kernel in left_out] == ["attention"]
    assert all("isaview show" in kernel["no_listing"] and "-k attention -o" in kernel["no_listing"] for kernel in left_out)
    assert "1 listing left out: attention; the page is full" in unescape(page)
    assert len(page) <= limits.PAGE_BYTES + 2_000, "what is said of what is left out"


def test_a_command_that_a_page_names_is_safe_to_paste():
    assert command_for("a b.s", "'; rm -rf ~; '") == "isaview show 'a b.s' -k ''\"'\"'; rm -rf ~; '\"'\"'' -o page.html"


def test_modules_of_the_script_are_joined_behind_what_they_import(tmp_path):
    (tmp_path / "main.js").write_text('import { a as first, go } from "./b.js";\nimport { c } from "./c.js";\ngo(first, c);\n')
    (tmp_path / "b.js").write_text('import { c } from "./c.js";\nexport const a = c + 1;\nexport async function go() {}\n')
    (tmp_path / "c.js").write_text("/** @type {number}\n * c */\nexport let c = /** @type {any} */ (1);\nconst hidden = 2;\n")
    text = "".join(scripts._modules(tmp_path, "main", {}))
    assert re.findall(r"^const (\w+)_js", text, re.MULTILINE) == ["c", "b", "main"]
    assert "const { a: first, go } = b_js;" in text and "return { a, go };" in text and "return { c };" in text
    assert not re.search(r"^(import|export)\b", text, re.MULTILINE) and "@type {number}" not in text and "(1);" in text


def test_a_page_of_a_diff_has_every_row_of_both_sides_once():
    old, new = (compared(isaview.read(SAMPLES / f"attention.triton.{target}.s")) for target in ("gfx942", "gfx950"))
    page = html.render_difference(Difference(compare(old, new, across_targets=True), "old", "new"), Canvas())
    found, data = elements(page), unpacked(elements(page)["data"])
    assert data["kind"] == "diff" and [group["kernels"] for group in data["groups"]] == [["p0"]]
    (pair,) = data["pairs"]
    for side, column in (("old", 0), ("new", 1)):
        listing = unpacked(found[f"listing-{pair[side]}"])
        assert [row[column] for row in pair["rows"] if row[column] >= 0] == [*range(len(listing["text"]))]
        assert all(bool(listing["class"][row[column]]) == (row[2] != "text") for row in pair["rows"] if row[column] >= 0)
    assert '<details id="p0">' in page and '<tr data-kernel="p0">' in page


def test_rows_of_a_diff_turn_round_with_its_sides():
    from isaview.compare.aligned_listings import align_listings

    old, new = (compared(isaview.read(SAMPLES / f"matmul.clang.{target}.s")) for target in ("gfx90a", "gfx942"))
    turned = {"removed": "added", "added": "removed"}
    there, reverse = (compare(*sides, across_targets=True).kernels for sides in ((old, new), (new, old)))
    back = {change.subject.report.demangled: align_listings(change).rows for change in reverse}
    for change in there:
        rows = align_listings(change).rows
        mirror = {(new_row, old_row, turned.get(kind, kind)) for old_row, new_row, kind in rows if kind != "text"}
        assert rows and mirror == {row for row in back[change.subject.report.demangled] if row[2] != "text"}


def test_pages_of_variants_and_of_several_gpus_have_their_kernels(capsys, tmp_path):
    output = tmp_path / "page.html"
    names = [str(SAMPLES / f"matmul.triton.sm_{target}.ptx") for target in (80, 90)]
    assert main(["variants", *names, "-o", str(output)]) == 0
    found = elements(output.read_text(encoding="utf-8"))
    data = unpacked(found["data"])
    assert data["kind"] == "variants" and {variant["kernel"] for variant in data["variants"]} == {"k0", "k1"}
    assert all({"time", "occupancy_waves", "vector_registers"} <= variant["figures"].keys() for variant in data["variants"])
    assert {"listing-k0", "listing-k1"} <= found.keys()
    report = isaview.report(SAMPLES / "matmul.triton.sm_80.ptx")
    tables = across([Dump(tuple((find_gpu(name), report.inputs[0]) for name in ("A100", "H100")))])
    data = unpacked(elements(html.render_across(tables, Canvas()))["data"])
    assert data["kind"] == "across" and [len(group["kernels"]) for group in data["groups"]] == [2]


def test_a_report_with_a_listing_is_valid_and_only_some_formats_take_it(capsys):
    from isaview.reports.serial import schema
    from tests.support.schemas import validate

    path = str(SAMPLES / "vector_add.nvcc.sm_80.ptx")
    assert main(["show", path, "--with-listing", "--format", "json"]) == 0
    document = json.decode(capsys.readouterr().out)
    validate(document, schema())
    assert all(kernel["listing"]["text"] for kernel in document["inputs"][0]["kernels"])
    assert main(["show", path, "--with-listing", "--format", "csv"]) == 2
    assert "json, jsonl and html" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["show"], ["variants"], ["across", "--gpu", "H100,GH200"]])
def test_the_sources_of_a_page_are_those_of_the_folder_alone(command, capsys, tmp_path):
    output = tmp_path / "page.html"
    path, sources = str(SAMPLES / "softmax.nvcc-lineinfo.sm_90.ptx"), ["--source-root", str(SAMPLES / "src")]
    assert main([*command, path, *sources, "-o", str(output)]) == 0
    data = unpacked(elements(output.read_text(encoding="utf-8"))["data"])
    (file,) = data["sources"]
    assert data["sources"][file] == (SAMPLES / "src" / "softmax.cu").read_text(encoding="utf-8").split("\n")
    if command == ["show"]:
        assert main(["show", path, "-o", str(output)]) == 0
        assert "sources" not in unpacked(elements(output.read_text(encoding="utf-8"))["data"])
    else:
        assert main([*command, path, *sources]) == 2
        assert "it goes with html" in capsys.readouterr().err


def test_a_page_of_nothing_has_empty_data():
    packed, full = scripts.blocks(PageData("report", "t", "v", kernels=(PageKernel(**EMPTY),)), 10_000)
    assert unpacked(elements(packed)["data"])["kernels"] == [EMPTY] and not full
    assert replace(PageKernel(**EMPTY), id="k1").id == "k1"


EMPTY = {
    **dict.fromkeys(("name", "full", "symbol", "place", "path", "language", "target", "limits", "advice", "words"), ""),
    "id": "k0",
    "is_entry": True,
    "instructions": None,
}
