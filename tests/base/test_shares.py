"""Work shared among processes gives what one process gives."""

import os
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import isaview
from isaview.base import limits, shares
from isaview.reports.report import report
from tests.conftest import ROOT

SAMPLES = ROOT / "samples"

forks = pytest.mark.skipif(sys.platform != "linux", reason="work is shared by forking, on Linux")


@forks
@settings(max_examples=20, deadline=None)
@given(sizes=some.lists(some.integers(0, 50), max_size=12), count=some.integers(1, 4))
def test_answers_come_in_the_order_of_the_items(sizes, count):
    items = [f"item {place}" for place in range(len(sizes))]
    assert shares.shared(items, sizes, count, str.upper) == [item.upper() for item in items]


@forks
def test_every_process_does_its_part():
    assert len(set(shares.shared(range(8), [1] * 8, 3, lambda _: os.getpid()))) == 3


@forks
def test_what_another_process_cannot_do_is_done_here():
    here = os.getpid()

    def work(item):
        if os.getpid() != here:
            os._exit(1)
        return item

    assert shares.shared(range(6), [1] * 6, 2, work) == list(range(6))


@forks
def test_an_answer_that_cannot_be_passed_on_is_made_here():
    made = shares.shared(range(4), [1] * 4, 2, lambda item: lambda: item)
    assert [one() for one in made] == [0, 1, 2, 3]


@forks
def test_what_breaks_breaks_here_as_well():
    with pytest.raises(ZeroDivisionError):
        shares.shared([1, 0], [1, 1], 2, lambda item: 1 // item)


@pytest.mark.parametrize(("size", "most", "expected"), [(0, 4, 1), (19, 4, 1), (10_000, 1, 1)])
def test_small_work_and_one_process_stay_here(size, most, expected):
    assert shares.processes(size, 10, most) == expected


@forks
def test_a_report_by_several_processes_is_the_report_of_one(monkeypatch):
    monkeypatch.setattr(limits, "SHARE_INSTRUCTIONS", 1)
    monkeypatch.setattr(shares, "processes", lambda size, share, most: most)
    modules = isaview.read(SAMPLES / "reduce.nvcc.sm_90.ptx")
    alone = report(modules, keep_kernels=False)
    assert len(alone.kernels) > 1
    assert report(modules, keep_kernels=False, processes=3) == alone
