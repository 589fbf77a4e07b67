"""Reviews: what code hosts take, from remarks of every kind and names of the worst kind."""

import csv
import json
import os
import re
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest

from isaview.base.measure import counted_measure, stated_measure
from isaview.base.plugins import collect_offers
from isaview.gate.positions import Place, Places
from isaview.gate.review import Remark, Review
from isaview.views.format import Canvas
from isaview.views.formats.markdown import bar
from tests.conftest import ROOT
from tests.support.schemas import validate

FORMATS = {form.name: form for form in collect_offers("isaview.views.formats", "FORMAT") if form.render_review is not None}
HOSTILE = "<script>alert(1)</script>|`x`](http://e)::error::%0A::set-output name=x::y ##[error]z -->]]>{red}&amp;'\" @all"
ESSENTIAL = json.loads((ROOT / "tests" / "fixtures" / "sarif-essential.json").read_text())


def remark(number=0, *, level="error", kind="regression", kernel="gemm", place=True, waived="", message=None):
    return Remark(
        level=level,
        kind=kind,
        kernel=f"{kernel}{number or ''}",
        identity=f"amdgcn/gfx942/{kernel}{number}",
        metric="vector_registers",
        message=message or f"vector_registers 9 → {27 + number} (+{18 + number}), allowed +8",
        place=Place("src/a b.hip", 12 + number) if place else None,
        dump="k.s",
        dump_line=80,
        found=stated_measure(27 + number, "registers", "metadata"),
        before=stated_measure(9, "registers", "metadata"),
        allowed="+8",
        waived=waived,
    )


def review(*remarks, notes=(), code=1, headline="kernels: 0 added, 0 removed, 1 worse, 0 better, 1 same"):
    totals = dict.fromkeys(("added", "removed", "worse", "better", "same", "unclear", "ambiguous"), 0)
    counts = dict.fromkeys(("checked", "stopped", "unjudged", "waived"), 0)
    return Review("check", headline, "check: 1 finding stops this", code, tuple(remarks), tuple(notes), {**totals, **counts})


def rendered(form, found, **page):
    return FORMATS[form].render_review(found, Canvas(**page))


EVERYTHING = review(
    remark(),
    remark(1, kind="limit"),
    remark(2, kind="unjudged", place=False, message="1 of its statements could not be read"),
    remark(3, kind="removed", message="is in the baseline and no longer in this file"),
    remark(4, waived="faster all the same", level="note"),
    remark(5, kind="informs", level="note", place=False),
    notes=("files compared: 1 with HEAD",),
)


@pytest.mark.parametrize(("name", "form"), [("text", "text"), ("md", "markdown"), ("github.txt", "github"), ("sarif", "sarif")])
def test_golden(name, form, golden):
    golden(f"review.{name}", rendered(form, EVERYTHING, width=100, details=True))


@pytest.mark.parametrize("width", [60, 80])
def test_sentences_fold_at_the_page_and_lose_no_word(width):
    long = "this goes on and on " * 9
    found = review(remark(kind="unjudged", place=False, message=long), notes=(long, "a/path/" * 20))
    lines = rendered("text", found, width=width).splitlines()
    assert all(len(line) <= width for line in lines if "a/path/" not in line)
    assert "a/path/" * 20 in lines, "what is wider than the page stays whole"
    assert " ".join(" ".join(lines).split()) == " ".join(rendered("text", found, width=500).split())


@pytest.mark.parametrize("form", FORMATS)
def test_totals_come_first_and_nothing_stopping_is_left_out(form):
    text = rendered(form, EVERYTHING)
    if form in ("gitlab",):
        assert len(json.loads(text)) == 4  # those with a place: there is no summary to put the others into
        return
    if form == "csv":
        assert len(list(csv.reader(StringIO(text)))) == 1 + len(EVERYTHING.remarks)  # a table has no place for totals
        return
    if form == "html":
        assert text.index("1 worse") < text.index("<table>")
        assert "could not be read" in text
        return
    first = text.replace("<!-- isaview -->\n", "").splitlines()[0]
    assert "1 worse" in first if form not in ("sarif", "json", "junit") else "1 worse" in text
    assert "could not be read" in text or "more in the summary" in text


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("count", [0, 30])
def test_hostile_names_stay_names(form, count):
    found = review(
        *(remark(number, kernel=HOSTILE, message=HOSTILE, waived="" if number % 2 else HOSTILE) for number in range(count)),
        notes=[HOSTILE],
        headline=HOSTILE,
    )
    text = rendered(form, found)
    assert "\x1b" not in text
    if form in ("json", "sarif", "gitlab"):
        json.loads(text)
    if form == "junit":
        ElementTree.fromstring(text)
    if form == "github":
        assert "##[" not in text
        commands = [line for line in text.splitlines() if line.lstrip().startswith("::")]
        assert all(re.match(r"::(error|warning|notice) ", line) for line in commands) and len(commands) <= 30
    if form == "html":
        seen = Tags()
        seen.feed(text)
        assert not seen.found & {"script", "a", "img", "iframe"} and "default-src &#x27;none&#x27;" in text
    if form == "csv":
        cells = [cell for row in csv.reader(StringIO(text)) for cell in row]
        assert len(cells) % 16 == 0 and not any(cell.startswith(("=", "+", "-", "@")) for cell in cells)
    if form == "markdown":
        seen = Tags()
        seen.feed(re.sub(r"`+[^`]*`+", "", re.sub(r"\\.", "", text)))
        assert seen.found <= {"details", "summary"}


class Tags(HTMLParser):
    def __init__(self):
        super().__init__()
        self.found = set()

    def handle_starttag(self, tag, attrs):
        self.found.add(tag)


def test_github_shows_ten_of_a_kind_worst_first_and_says_how_many_more():
    found = review(*(remark(number) for number in range(14)), *(remark(20 + n, level="note", waived="x") for n in range(12)))
    lines = rendered("github", found).splitlines()
    errors = [line for line in lines if line.startswith("::error ")]
    notices = [line for line in lines if line.startswith("::notice ")]
    assert len(errors) == 10 and len(notices) == 10 and "gemm:" in errors[0]
    assert "7 more in the summary" in notices[-1]


def test_a_workflow_command_cannot_be_forged():
    found = review(remark(message="a%\r\n::error::b"), headline="::warning::forged")
    lines = rendered("github", found).splitlines()
    assert len([line for line in lines if line.startswith("::")]) == 1
    assert "a%25%0D%0A::error::b" in lines[-1]
    assert "file=src/a b.hip,line=12,title=regression/vector_registers%3A" in lines[-1]


def test_markdown_is_found_again_and_fits():
    found = review(*(remark(number, kernel="k" * 5_000, message="m" * 9_000) for number in range(900)), notes=["n" * 500] * 99)
    text = rendered("markdown", found)
    assert text.startswith("<!-- isaview -->\n**kernels") and len(text) <= 60_000 and "more" in text
    assert text.count("<details>") == text.count("</details>")


def test_sarif_has_what_the_standard_demands():
    log = json.loads(rendered("sarif", EVERYTHING))
    validate(log, ESSENTIAL)
    (run,) = log["runs"]
    assert [one["ruleId"] for one in run["results"]] == [
        run["tool"]["driver"]["rules"][one["ruleIndex"]]["id"] for one in run["results"]
    ]
    assert run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == "src/a%20b.hip"
    assert [one["suppressions"][0]["justification"] for one in run["results"] if "suppressions" in one] == [
        "faster all the same"
    ]
    assert any("could not be read" in one["message"]["text"] for one in run["invocations"][0]["toolExecutionNotifications"])


def test_sarif_keeps_to_the_number_of_results():
    log = json.loads(rendered("sarif", review(*(remark(number) for number in range(5_010)))))
    validate(log, ESSENTIAL)
    assert "10 more results" in json.dumps(log["runs"][0]["invocations"])


@pytest.mark.skipif(not os.environ.get("SARIF_SCHEMA"), reason="SARIF_SCHEMA names no file with the official schema")
def test_sarif_is_valid_by_the_official_schema():
    schema = json.loads(Path(os.environ["SARIF_SCHEMA"]).read_text())
    for found in (EVERYTHING, review(code=0), review(remark(kernel=HOSTILE, message=HOSTILE))):
        validate(json.loads(rendered("sarif", found)), schema)


def test_fingerprints_are_of_kernel_and_figure_and_unique_where_a_host_wants_it():
    one, other = remark(), remark(message="worse still")
    assert one.fingerprint == other.fingerprint != remark(1).fingerprint
    issues = json.loads(rendered("gitlab", review(one, other)))
    assert len({issue["fingerprint"] for issue in issues}) == 2


def test_junit_counts_what_it_holds():
    suite = ElementTree.fromstring(rendered("junit", EVERYTHING))
    assert suite.attrib["tests"] == str(len(suite.findall(".//testcase"))) == "7"
    for word, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        assert suite.attrib[word] == str(len(suite.findall(f".//{tag}")))


@pytest.fixture
def tree(tmp_path):
    root = tmp_path / "root"
    (root / "src").mkdir(parents=True)
    (root / "src" / "k.hip").write_text("x\n")
    (root / "k.s").write_text("x\n")
    (tmp_path / "secret").write_text("x\n")
    (root / "out").symlink_to(tmp_path / "secret")
    return root


PLACES = [
    ("src/k.hip:7", (), Place("src/k.hip", 7)),
    ("{root}/src/k.hip:7", (), Place("src/k.hip", 7)),
    ("/build/src/k.hip:7", (("/build", ""),), Place("src/k.hip", 7)),
    ("/build/src/k.hip:7", (("/build/", "."),), Place("src/k.hip", 7)),
    ("/builder/src/k.hip:7", (("/build", ""),), Place("k.s", 3)),
    ("k.hip:7", (("k.hip", "src/k.hip"),), Place("src/k.hip", 7)),
    ("/etc/passwd:7", (), Place("k.s", 3)),
    ("../secret:7", (), Place("k.s", 3)),
    ("out:7", (), Place("k.s", 3)),
    ("src:7", (), Place("k.s", 3)),
    ("src/k.hip:0", (), Place("src/k.hip", 1)),
    ("\0:1", (), Place("k.s", 3)),
    (None, (), Place("k.s", 3)),
]


@pytest.mark.parametrize(("source", "maps", "place"), PLACES)
def test_a_place_is_a_file_of_the_repository(source, maps, place, tree):
    source = source and source.format(root=tree)
    assert Places(tree, maps).find(source, str(tree / "k.s"), 3) == place


def test_what_no_file_stands_for_has_no_place(tree):
    assert Places(tree).find("/usr/include/x.h:3", "/tmp/k.s", 1) is None
    assert Places(tree, (), lambda _path: False).find(None, str(tree / "k.s"), 1) is None


def test_only_what_stops_stands_out_on_a_page():
    found = review(
        remark(1, kind="rule"), remark(2, kind="informs", level="note"), remark(3, kind="rule", level="note", waived="known")
    )
    text = rendered("html", found)
    assert text.count('<p class="warning">') == 1 and text.count('<p class="quiet"><code>') == 2


@pytest.mark.parametrize(
    ("now", "reference", "shown"),
    [
        (27, 16, "███████▓▓▓▓▓"),
        (9, 16, "███████░░░░░"),
        (0, 8, "░" * 12),
        (8, 0, "▓" * 12),
        (1001, 1000, "███████████▓"),
        (16, 16, ""),
        (None, 16, ""),
        (16, None, ""),
        (-1, 16, ""),
    ],
)
def test_a_bar_holds_a_figure_against_another(now, reference, shown):
    assert bar(now, reference) == shown


@pytest.mark.parametrize(
    ("kind", "allowed", "reference"),
    [("limit", "16", 16), ("limit", ">= 4", 4), ("limit", "<= 64 KiB", 65536), ("limit", "0.5", 0.5), ("regression", "+8", 9)],
)
def test_what_a_figure_is_held_against(kind, allowed, reference):
    before = counted_measure(9, "registers", "")
    remark = Remark("error", kind, "k", "k", "vector_registers", "", None, "k.s", 1, before=before, allowed=allowed)
    assert remark.reference == reference
