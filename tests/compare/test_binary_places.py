"""Places in a difference of machine code: offsets where its listing is in no file, lines where it is."""

import re
from functools import cache

import pytest
from msgspec.structs import replace

from isaview import read
from isaview.analysis.tally import offset_of
from isaview.compare.changes import compare
from isaview.compare.difference import Difference, Showing
from isaview.compare.loop_causes import place_of
from isaview.compare.opposites import Opposite, Side
from isaview.flow.graph import flow_of
from isaview.gate.positions import Places
from isaview.gate.review import review_difference
from isaview.reports.rule import Finding
from isaview.views.difference import sections
from isaview.views.format import Canvas
from isaview.views.formats import html, markdown, text
from tests.conftest import SAMPLES
from tests.support.compared import compared

OLD = re.sub(r"\t//## .*\n", "", (SAMPLES / "spill.nvdisasm.sm_120.sass").read_text(encoding="utf-8"))
NEW = OLD.replace(" FADD ", " FMUL ")
_ADDRESS = re.compile(r"/\*([0-9a-f]{4,})\*/ +(\S.*?) ;")


def side(dump, is_disassembled):
    modules = read(dump)
    for module in modules:
        module.is_disassembled = is_disassembled
    return compared(modules)


@cache
def difference(is_disassembled):
    return Difference(compare(side(OLD, is_disassembled), side(NEW, is_disassembled)), "old", "new", Showing(lines=None))


FORMS = [
    (text.render_difference, Canvas()),
    (text.render_difference, Canvas(width=160)),
    (markdown.render_difference, Canvas()),
    (html.render_difference, Canvas()),
]


@pytest.mark.parametrize("form", range(len(FORMS)))
def test_instructions_stand_at_the_offsets_that_the_disassembler_prints(form):
    render, page = FORMS[form]
    of_binary, of_text = (render(difference(is_disassembled), page) for is_disassembled in (True, False))
    assert re.search(r"@@ line \d", of_text) or render is html.render_difference
    assert "line" not in re.sub(r"<(style|script)\b.*?</\1>|<[^>]*>|nothing explains|in line", "", of_binary, flags=re.DOTALL)


def test_every_line_of_a_listing_is_its_instruction_s_offset():
    (change,) = (change for change in difference(True).changes.kernels if change.is_changed)
    listed = [side for pair in difference(True).listing(change) for side in (pair.old, pair.new) if pair.kind != "place"]
    printed = {int(address, 16) for address, _ in _ADDRESS.findall(OLD + NEW)}
    assert len(listed) >= 10
    for line in filter(lambda side: side.line is not None, listed):
        at = int(line.number, 16)
        address, instruction = _ADDRESS.search((OLD if "FADD" in line.text else NEW).split("\n")[line.line - 1]).groups()
        assert at == int(address, 16) in printed and line.text.startswith(" ".join(instruction.split()))


@pytest.mark.parametrize("is_disassembled", [True, False])
def test_causes_are_at_offsets(is_disassembled):
    (kernel, *_) = (subject.kernel for subject in side(OLD, is_disassembled) if len(subject.kernel) > 20)
    first = flow_of(kernel).blocks[-1].first
    expected = f"+0x{kernel.addresses[first]:x}" if is_disassembled else f"line {kernel.lines[first]:,} of the dump"
    assert place_of(kernel, first, None) == expected and place_of(kernel, first, "k.cu:3") == "k.cu:3"
    assert offset_of(kernel, first) == (expected if is_disassembled else "")


def test_what_is_found_now_names_the_offset_of_its_side(tmp_path):
    shown = difference(True)
    (change,) = (change for change in shown.changes.kernels if change.is_changed)
    report = change.new.report
    line = change.new.kernel.lines[4]
    offset = report.place(line)
    finding = Finding("ISA999", "made", line, None, f"what line {line} loads")
    whole = replace(change.new.whole, counts={"ISA999": 1}, findings=(finding,))
    new = replace(change.new, known=whole)
    changed = replace(
        change, new=new, old=replace(change.old, known=replace(change.old.whole, counts={}, findings=())), verdict="worse"
    )
    cells = [row.cells[0].content for section in sections(shown, changed) for row in section.rows if row.cells]
    assert f"ISA999 made: what {offset} loads ({offset})" in cells
    changes = replace(shown.changes, kernels=(changed,))
    review = review_difference(replace(shown, changes=changes), Places(tmp_path), 1)
    (remark,) = (remark for remark in review.remarks if remark.metric == "ISA999")
    assert (remark.offset, remark.place, remark.message) == (offset, None, f"ISA999 made: what {offset} loads")


def test_a_heading_over_both_sides_is_the_new_one_s():
    made = Opposite("place", Side(3, "", offset="+0x10"), Side(9, "", offset="+0x40"))
    assert made.title == "+0x40"
    assert replace(made, old=Side(3, ".L_1")).title == ".L_1" and replace(made, new=Side(None, "")).title == "+0x10"
