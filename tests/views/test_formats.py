import csv
import io
import json
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import isaview
from isaview import views
from isaview.base.figures import Cell, Document, Row, Section, figure
from isaview.base.measure import Measure, estimated_measure, stated_measure, unavailable, unread
from isaview.base.plugins import collect_offers, modules
from isaview.base.words import VOCABULARIES
from isaview.views.cutting import cut, cut_apart, display_width
from isaview.views.format import Canvas
from isaview.views.formats import markdown
from isaview.views.screen import bar, section
from isaview.views.scripts import script
from tests.conftest import SAMPLES


def test_the_module_of_a_format_has_its_name():
    assert [one.name for one in collect_offers("isaview.views.formats", "FORMAT")] == list(modules("isaview.views.formats"))


def test_views_see_report_data_and_no_kernel():
    for path in Path(views.__file__).parent.rglob("*.py"):
        assert not re.search(r"isaview\.(model|flow|languages|inputs|tools)\b", path.read_text(encoding="utf-8")), path


FORMATS = {form.name: form for form in collect_offers("isaview.views.formats", "FORMAT") if form.render is not None}
PTX = ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry {name}()\n{{\n\tret;\n}}\n"
HOSTILE_LLVM = 'target triple = "nvptx64-nvidia-cuda"\ndefine void @"{name}"() {{\n  ret void\n}}\n'
HOSTILE = "<script>alert(1)</script>|`x`](http://e)[/bold]{red}&amp;'$(x)`` @all =1+1"


@cache
def report_of(*names, kernel=""):
    modules = [module for name in names for module in isaview.read(SAMPLES / name)]
    for module in modules:
        module.path = module.path.removeprefix(f"{SAMPLES}/")
    return isaview.report(modules, kernel=kernel)


def hostile():
    module = isaview.read(PTX.format(name="k"))[0]
    module.path = HOSTILE
    module.kernels[0].name = module.kernels[0].demangled = HOSTILE
    return isaview.report([module, module])


GOLDEN = [
    ("one.80.txt", "text", Canvas(width=80), ("matmul.nvcc.sm_80.ptx",), "matmul_pipelined"),
    ("one.160.txt", "text", Canvas(width=160), ("matmul.nvcc.sm_80.ptx",), "matmul_pipelined"),
    ("one.ascii.txt", "text", Canvas(width=80, unicode=False), ("softmax.clang.gfx1030.s",), "softmax<128>"),
    (
        "many.80.txt",
        "text",
        Canvas(width=80),
        ("softmax.clang.gfx1030.s", "spill.clang.gfx1030.s", "reduce.nvcc.sm_90.ptx"),
        "",
    ),
    ("many.txt", "text", Canvas(), ("softmax.clang.gfx1030.s", "calls.nvcc.sm_80.ptx"), ""),
    ("many.md", "markdown", Canvas(), ("softmax.clang.gfx1030.s",), ""),
    ("many.csv", "csv", Canvas(), ("softmax.clang.gfx1030.s", "matmul.nvcc.sm_80.ptx"), ""),
    ("one.json", "json", Canvas(), ("vector_add.nvcc.sm_80.ptx",), "vector_add_wide"),
]


@pytest.mark.parametrize(("name", "form", "page", "inputs", "kernel"), GOLDEN, ids=[row[0] for row in GOLDEN])
def test_golden(name, form, page, inputs, kernel, golden):
    golden(name, FORMATS[form].render(report_of(*inputs, kernel=kernel), page))


@pytest.mark.parametrize("width", [60, 80, 120, 200])
@pytest.mark.parametrize("details", [False, True])
def test_no_line_is_wider_than_the_page(width, details):
    report = report_of(
        "attention.nvcc.sm_120.ptx", "softmax.clang.gfx1030.s", "calls.clang.gfx942.s", "reduce.nvcc-debug.sm_80.ptx"
    )
    text = FORMATS["text"].render(report, Canvas(width=width, details=details))
    assert max(display_width(line) for line in text.split("\n")) <= max(width, 76)


def test_names_are_whole_where_nobody_looks_through_a_window():
    report = report_of("attention.nvcc.sm_120.ptx")
    text = FORMATS["text"].render(report, Canvas(width=None))
    assert all(kernel.short_name in text for kernel in report.kernels)


def test_a_long_name_stands_at_the_end_of_its_row_and_the_columns_stay():
    name = "k" * 300
    text = (SAMPLES / "vector_add.nvcc.sm_80.ptx").read_text()
    short = re.search(r"\.entry (\w+)", text)[1]
    report = isaview.report(isaview.read(text.replace(short, name)))
    rows = [line for line in FORMATS["text"].render(report, Canvas(width=None)).split("\n") if " memory bandwidth " in line]
    assert len(rows) == 2 and len({row.index(" memory bandwidth ") for row in rows}) == 1
    assert any(row.endswith(name) for row in rows)


NARROW = Section(
    "line",
    (
        Row("1,050", (Cell("s_waitcnt"), Cell(""), Cell("global_load_dwordx2 at 1,091")), "/home/me/long/path/kernel.hip:19"),
        Row("7", (Cell("s_barrier"), Cell(""), Cell("all")), "/home/me/k.hip:2", warning="cannot launch: LDS 240 KiB > 64 KiB"),
    ),
    ("instruction", "cycles", "waits for"),
    spare=(1,),
)


def test_a_narrow_table_keeps_warnings_words_and_the_ends_of_paths_and_drops_what_is_empty():
    lines = [line.text for line in section(NARROW, 80)]
    assert max(map(len, lines)) <= 80 and "cycles" not in lines[0]
    assert "global_load_dwordx2 at 1,091" in lines[1] and "/kernel.hip:19" in lines[1]
    assert "cannot launch: LDS 240 KiB > 64 KiB" in "\n".join(lines)
    empty = replace(NARROW, rows=(), title="no rows")
    assert [line.text.split() for line in section(empty, 80)] == [["no", "rows", "instruction", "waits", "for"]]


def test_names_are_all_short_or_all_whole():
    rows = tuple(Row(f"void {name}(float const*, int)", (Cell("1"),), short=name) for name in ("a" * 30, "b", "b"))
    assert [line.text.split() for line in section(Section("kernel", rows, ("n",)), 44)[1:]] == [
        ["a" * 30, "1"],
        *[["b", "1"]] * 2,
    ]


@pytest.mark.parametrize("form", FORMATS)
def test_without_colour_there_is_no_escape_sequence(form):
    for details in (False, True):
        text = FORMATS[form].render(report_of("softmax.clang.gfx1030.s"), Canvas(width=80, details=details))
        assert "\x1b" not in text


def test_colour_adds_sequences_and_changes_nothing_else():
    report = report_of("softmax.clang.gfx1030.s")
    plain = FORMATS["text"].render(report, Canvas(width=80, details=True))
    colored = FORMATS["text"].render(report, Canvas(width=80, details=True, color=True))
    assert "\x1b[" in colored
    assert re.sub(r"\x1b\[[0-9;]*m", "", colored) == plain


def test_ascii_is_ascii():
    text = FORMATS["text"].render(report_of("softmax.clang.gfx1030.s"), Canvas(width=80, unicode=False, details=True))
    assert text.isascii()


def test_a_hostile_name_stays_text_on_the_terminal():
    assert HOSTILE in FORMATS["text"].render(hostile(), Canvas(width=None))


class Tags(HTMLParser):
    def __init__(self):
        super().__init__()
        self.tags, self.text = [], []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        assert not any(name.startswith("on") or name in ("href", "src") for name, _ in attrs)

    def handle_data(self, data):
        self.text.append(data)


def test_a_hostile_name_stays_text_in_html():
    parsed = Tags()
    page = FORMATS["html"].render(hostile(), Canvas())
    parsed.feed(page)
    own = page.count('<script type="application/octet-stream" id="') + bool(script())
    assert parsed.tags.count("script") == own and "a" not in parsed.tags
    assert HOSTILE in parsed.text
    assert "default-src &#x27;none&#x27;" in page


def test_columns_of_a_page_keep_words_whole_and_a_table_never_widens_the_page():
    """Words were broken inside (``wors e``), and rows of 1,000 pixels stood on a narrow screen."""
    names = tuple(
        Row(f"kernel_{at}<{'long, ' * 20}>", (Cell("likely worse"), Cell("because " * 9), Cell("12"))) for at in (1, 2)
    )
    page = FORMATS["html"].render_document(Document("two", (Section("kernel", names, ("verdict", "why", "count")),)), Canvas())
    assert '<td class="s">likely worse</td>' in page and '<td class="n">12</td>' in page
    assert re.search(r'<td class="w">because', page) and page.count('<div class="wide"><table>') == 1
    assert "td, .facts dd, kbd { font-family: var(--mono); font-size: 13px; }" in page and "--mono: ui-monospace, " in page
    assert "<script" not in page, "there is nothing to open"


def test_a_section_of_a_page_has_one_heading_and_a_legend_is_no_warning():
    rows = (Row("one", (Cell("2"),)),)
    sections = (Section("kernel", rows, ("count",)), Section("mix", rows, ("count",), summary="3 instructions"))
    page = FORMATS["html"].render_document(Document("title", sections, ("*: the best",)), Canvas())
    assert page.count(">kernel<") == page.count(">mix<") == 1 and "<b>mix</b> 3 instructions" in page
    assert '<p class="quiet">*: the best</p>' in page and 'class="warning"' not in page


@pytest.mark.parametrize("text", ["`", "``", "a`b", "|", "a|b", "` `` ```", HOSTILE])
def test_a_code_span_cannot_be_left(text):
    span = markdown.code_span(text)
    fence = re.match(r"`+", span).group()
    inner = span[len(fence) : -len(fence)]
    assert fence not in re.findall(r"`+", inner)
    assert not re.search(r"(?<!\\)\|", inner)
    assert inner.strip().replace("\\|", "|") == text.strip()


def test_markdown_fits_a_comment(monkeypatch):
    monkeypatch.setattr(markdown, "MOST", 3_000)
    text = FORMATS["markdown"].render(report_of("softmax.clang.gfx1030.s", "calls.nvcc.sm_80.ptx"), Canvas())
    assert len(text) < 3_000 + 100
    assert "do not fit here" in text


def test_csv_holds_no_formula_and_no_zero_for_the_unknown():
    rows = list(csv.DictReader(io.StringIO(FORMATS["csv"].render(report_of("softmax.triton.sm_80.ptx"), Canvas()))))
    assert rows[0]["shared_bytes"] == ""
    module = isaview.read(PTX.format(name="k"))[0]
    module.kernels[0].demangled = "=cmd|' /C calc'!A0"
    (row,) = csv.DictReader(io.StringIO(FORMATS["csv"].render(isaview.report([module]), Canvas())))
    assert row["demangled"].startswith("'=")


def test_jsonl_has_one_kernel_per_line():
    report = report_of("matmul.nvcc.sm_80.ptx")
    lines = FORMATS["jsonl"].render(report, Canvas()).splitlines()
    assert [json.loads(line)["kernel"]["name"] for line in lines] == [kernel.name for kernel in report.kernels]


@pytest.mark.parametrize("form", FORMATS)
def test_an_empty_report_is_no_error(form):
    text = FORMATS[form].render(isaview.report([]), Canvas(width=80))
    assert isinstance(text, str)


FIGURES = [
    (stated_measure(132, "registers", ""), "132"),
    (stated_measure(1204567, "instructions", ""), "1,204,567"),
    (stated_measure(32768, "B", ""), "32 KiB"),
    (stated_measure(1000, "B", ""), "1,000 B"),
    (stated_measure(0, "B", ""), "0"),
    (stated_measure(2 * 1024 * 1024, "B", ""), "2 MiB"),
    (stated_measure(12.5, "%", ""), "12.5 %"),
    (estimated_measure(37, 30, 44, "registers", ""), "~37 (30–44)"),
    (estimated_measure(2.25, 1.75, 15, "waves/SIMD", ""), "~2.25 (1.75–15)"),
    (unavailable("B", ""), "n/a"),
    (unread("B", ""), "?"),
]


@pytest.mark.parametrize(("measure", "expected"), FIGURES)
def test_figures(measure: Measure, expected):
    assert figure(measure) == expected


@pytest.mark.parametrize("width", range(1, 30))
def test_bars_grow_with_their_fraction_and_stay_within(width):
    lengths = [display_width(bar(step / 100, width)) for step in range(101)]
    assert lengths == sorted(lengths)
    assert lengths[0] == 0 and lengths[1] == 1 and lengths[-1] == width


@given(st.integers(10, 40), st.integers(16, 40), st.data())
def test_names_that_differ_in_one_place_do_not_read_alike(arguments, room, data):
    name = "gemm<" + "".join(f"{number:02}, " for number in range(arguments)) + ">"
    places = data.draw(st.sets(st.integers(0, len(name) - 1), min_size=2, max_size=5))
    names = [name, *(name[:place] + "X" + name[place + 1 :] for place in sorted(places))]
    shown = cut_apart(names, [room] * len(names))
    assert len(set(shown)) == len(names) and all(len(one) <= room for one in shown)


def test_a_name_that_stands_twice_is_cut_as_alone():
    long = "attention_forward<float, 128, 64, true>"
    assert cut_apart([long, long, "short"], [20, 20, 20]) == [cut(long, 20), cut(long, 20), "short"]


@pytest.mark.parametrize("text", ["kernel", "a" * 50, "größe" * 10])
def test_cut_keeps_both_ends(text):
    for width in range(2, 40):
        shown = cut(text, width)
        assert display_width(shown) <= width
        assert shown[0] == text[0]


def test_a_number_stays_with_its_unit_where_a_line_is_folded():
    row = Row("because", (Cell("integer pipe: " + " · ".join(f"part {place} has ~{place}5 % of that" for place in range(30))),))
    lines = [line.text.strip() for width in range(40, 60) for line in section(Section("", (row,)), width)]
    assert not [line for line in lines if line.startswith(("%", "B "))]


def test_a_sentence_is_spoken_in_the_words_of_a_vendor():
    said = "72 clocks a wave: 64 on a unit, 2 groups, all waves of the group; a matrix unit, wave-wide"
    assert VOCABULARIES["nvidia"].use_vendor_words(said) == (
        "72 clocks a warp: 64 on an SM, 2 blocks, all warps of the block; a matrix unit, wave-wide"
    )
    assert VOCABULARIES["amd"].use_vendor_words("64 on a unit of a group") == "64 on a CU of a workgroup"


def test_what_bounds_a_kernel_stands_in_the_first_lines():
    for name in ("matmul.nvcc.sm_80.ptx", "matmul.triton.gfx942.s"):
        report = report_of(name)
        page = Canvas(width=80, details=True)
        lines = FORMATS["text"].render(report, page).split("\n")
        first = next(place for place, line in enumerate(lines) if "waves/SIMD" in line or "warps/SM" in line)
        assert any(line.startswith("  bound ") for line in lines[first : first + 20]), name
