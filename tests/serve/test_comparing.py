"""Two sides that a program has are compared as `isaview diff` compares them, and shown in notebooks."""

import re
from html.parser import HTMLParser

import pytest
from msgspec.structs import replace

import isaview
from isaview.cli import main
from isaview.compare.changes import DifferentTargetsError
from isaview.compare.difference import to_json
from isaview.reports.report import Report
from isaview.reports.serial import json_text
from tests.conftest import SAMPLES
from tests.support.made_binaries import PTX

TEXT = (SAMPLES / "reduce.nvcc.sm_90.ptx").read_text(encoding="utf-8")
LESS = re.sub(r"\tbar\.sync \t0;\n", "", TEXT, count=1)
WORDS = "div style p b code span table thead tbody tr th td dl dt dd details summary svg rect"
ELEMENTS = {*WORDS.split()}
HOSTILE = "<script>alert(1)</script>&amp;\x1b[2J"


def test_files_texts_mappings_and_reports_are_sides(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name, text in (("old.ptx", TEXT), ("new.ptx", LESS)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert LESS != TEXT and main(["diff", "old.ptx", "new.ptx", "--all"]) == 0
    (headline, *_) = capsys.readouterr().out.splitlines()
    by_path = isaview.diff("old.ptx", "new.ptx")
    assert by_path.headline == headline and (by_path.old_name, by_path.new_name) == ("old.ptx", "new.ptx")
    for old, new in ((TEXT, LESS.encode()), ({"a": TEXT}, {"b": LESS}), (isaview.read(TEXT), tmp_path / "new.ptx")):
        assert isaview.diff(old, new).headline == headline
    (tmp_path / "old.json").write_text(json_text(isaview.to_json(isaview.report("old.ptx"))), encoding="utf-8")
    for old in ("old.json", isaview.report("old.ptx")):
        totals = isaview.diff(old, "new.ptx").changes.totals
        assert totals.added == totals.removed == 0
    assert to_json(by_path)["totals"] == to_json(isaview.diff(TEXT, LESS))["totals"]


def test_folders_pair_by_the_path_below_them(tmp_path):
    for side, texts in (("old", (TEXT, LESS)), ("new", (TEXT, TEXT))):
        for name, text in zip("ab", texts, strict=True):
            (tmp_path / side / name).mkdir(parents=True)
            (tmp_path / side / name / "k.ptx").write_text(text, encoding="utf-8")
    changes = isaview.diff(tmp_path / "old", tmp_path / "new").changes
    assert {change.subject.place for change in changes.kernels if change.differs} == {"b/k.ptx"}
    assert not changes.ambiguous


def test_a_side_without_a_kernel_and_other_targets_are_errors():
    with pytest.raises(LookupError, match="no PTX"):
        isaview.diff(TEXT, "nothing\nhere\n")
    with pytest.raises(LookupError, match="no kernel matches 'nobody'"):
        isaview.diff(TEXT, TEXT, kernel="nobody")
    with pytest.raises(DifferentTargetsError):
        isaview.diff(TEXT, TEXT.replace("sm_90", "sm_80"))
    assert isaview.diff(TEXT, TEXT.replace("sm_90", "sm_80"), across_targets=True).changes.kernels


class Seen(HTMLParser):
    """The elements, attributes and texts of HTML; each element that is opened has to be closed."""

    def __init__(self, html):
        super().__init__()
        self.kinds, self.attributes, self.texts, self.opened = set(), set(), [], []
        self.feed(html)
        assert not self.opened

    def handle_starttag(self, tag, attrs):
        self.kinds.add(tag)
        self.attributes.update(name for name, _ in attrs)
        self.opened.append(tag)

    def handle_endtag(self, tag):
        assert self.opened.pop() == tag

    def handle_data(self, data):
        self.texts.append(data)


def test_notebooks_show_reports_kernels_and_differences_without_a_script():
    (module,) = isaview.read(PTX.decode())
    module.path = module.kernels[0].name = module.kernels[0].demangled = HOSTILE
    report = isaview.report([module])
    old, new = isaview.read(TEXT), isaview.read(LESS.replace("bar.sync \t0", "bar.sync \t0; // <b>"))
    shown = [report, report.kernels[0], isaview.diff(old, new), isaview.report("nothing <here>\n")]
    pages = [Seen(each._repr_html_()) for each in shown]
    for page in pages:
        assert page.attributes <= {"class", "open", "title", "role", "aria-label", "width", "height"}
        assert page.kinds <= ELEMENTS
    assert "registers" in pages[0].texts and any("<script>" in text for text in pages[1].texts)
    assert isaview.diff(TEXT, LESS).headline in pages[2].texts and any(text.startswith("− ") for text in pages[2].texts)
    assert "no PTX" in "".join(pages[3].texts)


def test_a_kernel_alone_shows_what_its_report_shows():
    report = isaview.report(SAMPLES / "softmax.clang.gfx1030.s")
    (kernel, *_) = report.kernels
    alone, together = Seen(kernel._repr_html_()), Seen(report._repr_html_())
    assert {"VGPRs", "waves/SIMD"} <= {*alone.texts} and {*alone.texts} - {*together.texts} == {"amdgcn · gfx1030 · 1 kernel"}
    assert any("limited by" in text for text in alone.texts)


def test_consoles_show_what_the_command_line_prints_and_repr_is_short(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    report = isaview.report(SAMPLES / "vector_add.clang.gfx90a.s")
    kernel, changed = report.kernel("vector_add_wide"), isaview.diff(TEXT, LESS)
    main(["show", str(SAMPLES / "vector_add.clang.gfx90a.s")])
    assert capsys.readouterr().out.split() == str(report).split()
    assert "VGPRs" in str(kernel) and changed.headline in str(changed)
    assert [repr(each) for each in (report, kernel)] == ["<Report: 2 kernels>", f"<KernelReport: {kernel.demangled}>"]
    assert len(repr(changed)) < 200


def test_a_notebook_is_not_filled_by_a_large_module():
    kernel = isaview.report(SAMPLES / "vector_add.clang.gfx90a.s").inputs[0]
    names = {"amdgcn": "softmax.triton.gfx942.s", "ttgir": "softmax.triton.gfx942.ttgir"}
    stages = {stage: (SAMPLES / name).read_text(encoding="utf-8") for stage, name in names.items()}
    module = replace(kernel, kernels=kernel.kernels * 2_000)
    html = Report((module,))._repr_html_()
    assert "and 3,800 more rows" in html and "and 160 more kernels" in html and len(html) < 600_000
    assert "2 modules, 1 kernel<" in isaview.report(stages)._repr_html_()
    assert "there is no kernel in it" in Report(())._repr_html_()
