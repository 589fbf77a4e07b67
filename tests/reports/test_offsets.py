"""Offsets in place of lines that are in no file."""

from array import array
from types import SimpleNamespace

import pytest

from isaview.analysis.tally import offset_of
from isaview.base.measure import unavailable
from isaview.reports.offsets import Steps, name_offsets, place, steps_of
from isaview.reports.ranked import Advice
from isaview.reports.serial import plain

LINES, ADDRESSES = [12, 14, 16, 19, 21, 30], [64, 80, 96, 112, 128, 144]
STEPS = (Steps(2, 0, 2, 16, 3), Steps(9, 48, 2, 16, 2), Steps(20, 80))


def kernel(is_disassembled=True, addresses=ADDRESSES):
    module = SimpleNamespace(is_disassembled=is_disassembled)
    return SimpleNamespace(module=module, line=10, lines=array("l", LINES), addresses=array("l", addresses))


def test_runs_of_even_distances_are_kept_as_one():
    assert steps_of(kernel(), 10) == STEPS


@pytest.mark.parametrize(("other", "steps"), [(kernel(False), None), (kernel(addresses=[]), ())])
def test_a_text_that_a_reader_has_keeps_its_lines(other, steps):
    assert steps_of(other, 10) == steps and offset_of(other, 1) == "" and place(1243, 10, None) == "line 1,243"
    assert place(1243, 10, ()) == "line 1,243" and name_offsets("line 3", 1, ()) == "line 3"


BETWEEN = [(10, 0), (15, 16), (18, 48), (99, 80)]


@pytest.mark.parametrize(("line", "offset"), [*zip(LINES, range(0, 96, 16), strict=True), *BETWEEN])
def test_a_line_is_the_offset_of_what_stands_there_or_follows(line, offset):
    assert place(line, 10, STEPS) == f"+0x{offset:x}"


def test_sentences_name_offsets():
    said = "what line 14 loads is used in line 19, loop .L_1; 1,024 lines"
    assert name_offsets(said, 10, STEPS) == "what +0x10 loads is used in +0x30, loop .L_1; 1,024 lines"


@pytest.mark.parametrize(
    ("offset", "source", "place"),
    [
        (None, None, "k.s:7"),
        ("+0x10", None, "k.s +0x10"),
        ("", None, "k.s"),
        ("+0x10", "k.cu:3", "k.cu:3"),
        (None, "k.cu:3", "k.cu:3"),
    ],
)
def test_what_gains_most_is_where_its_file_has_it(offset, source, place):
    of_run = unavailable("%", "not computed")
    advice = Advice("k", "k.s", "", None, "ISA301", "name", "message", 7, source, of_run, of_run, of_run, 0, "", offset)
    assert advice.place == place and "offset" not in plain(advice)
