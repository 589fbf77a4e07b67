"""Sequences: what is common is in order and equal, exactly where the budget reaches, and counted where it does not."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import isaview
from isaview.base import limits
from isaview.compare import changes, sequences
from isaview.compare.align import align, align_opcodes
from isaview.compare.sequences import Budget, common_pairs, longest_increasing, pairs_in_order
from tests.conftest import SAMPLES
from tests.support.compared import compared
from tests.support.toy import kernel

NUMBERS = st.lists(st.integers(0, 5), max_size=30)


def longest(one, other):
    """The length of a longest common subsequence, by the book."""
    row = [0] * (len(other) + 1)
    for here in one:
        before = row
        row = [0]
        for place, there in enumerate(other):
            row.append(before[place] + 1 if here == there else max(before[place + 1], row[place]))
    return row[-1]


@given(NUMBERS, NUMBERS)
def test_as_many_as_there_are(one, other):
    pairs = common_pairs(one, other, Budget())
    assert all(one[here] == other[there] for here, there in pairs)
    assert pairs == pairs_in_order(pairs)
    assert len(pairs) == longest(one, other)


@given(NUMBERS, NUMBERS, st.integers(0, 60))
def test_a_small_budget_gives_fewer_and_says_so(one, other, cells):
    budget = Budget(cells)
    pairs = common_pairs(one, other, budget)
    assert all(one[here] == other[there] for here, there in pairs)
    assert pairs == pairs_in_order(pairs)
    assert len(pairs) <= longest(one, other)
    assert budget.refused or cells < len(one) * len(other) or len(pairs) == longest(one, other)


@given(NUMBERS)
def test_increasing_is_longest(numbers):
    chosen = [numbers[place] for place in longest_increasing(numbers)]
    assert chosen == sorted(set(chosen))
    assert len(chosen) == longest(numbers, sorted(set(numbers)))


def test_a_kernel_beyond_the_limit_is_compared_of_opcodes(monkeypatch):
    monkeypatch.setattr(limits, "DIFF_INSTRUCTIONS", 2)
    old, new = kernel("add r1 <- r2\nmul r1 <- r1\nend; return"), kernel("add r1 <- r2\nadd r1 <- r1\nend; return")
    alignment = align(old, new)
    assert alignment.basis == "opcodes" and "2 instructions" in alignment.because
    assert (alignment.counts.identical, alignment.counts.added, alignment.counts.removed) == (None, 1, 1)
    assert alignment.opcodes == (("add", 1, 2), ("mul", 1, 0))


def test_the_largest_kernels_of_large_files_are_compared_of_opcodes_the_same_way_round(monkeypatch, tmp_path):
    text = (SAMPLES / "matmul.nvcc.sm_80.ptx").read_text(encoding="utf-8")
    texts = [text, text.replace("bar.sync \t0", "bar.sync \t1").replace("add.f32", "sub.f32")]
    subjects = [compared(isaview.read(side), lambda path: "k.ptx") for side in texts]
    free = changes.compare(*subjects)
    assert {one.alignment.basis for one in free.kernels} == {"instructions"}
    largest = max(one.old.report.instructions for one in free.kernels if one.old.text != one.new.text)
    monkeypatch.setattr(limits, "DIFF_FILE_INSTRUCTIONS", largest - 1)
    there, back = changes.compare(*subjects), changes.compare(*reversed(subjects))
    large = [{one.old.report.name for one in found.kernels if one.alignment.basis == "opcodes"} for found in (there, back)]
    assert large[0] == large[1] != set()
    for one in there.kernels:
        name = one.old.report.name
        before = next(other for other in free.kernels if other.old.report.name == name)
        assert (
            f"-k {name} aligns it" in one.alignment.because
            if name in large[0]
            else one.alignment.counts == before.alignment.counts
        )


def test_a_stretch_beyond_the_budget_is_said(monkeypatch):
    monkeypatch.setattr(sequences, "CELLS_PER_WINDOW", 4)
    old = kernel("\n".join(["zero r1 <-", *["add r1 <- r1"] * 9, "out <- r1", *["mul r1 <- r1"] * 9, "end; return"]))
    new = kernel("\n".join(["zero r1 <-", *["mul r1 <- r1"] * 9, "in r2 <-", *["add r1 <- r1"] * 8, "end; return"]))
    alignment = align(old, new)
    assert alignment.basis == "blocks" and "too long" in alignment.because
    same = alignment.counts.identical + alignment.counts.renamed + alignment.counts.reordered
    assert same + alignment.counts.removed == len(old) and same + alignment.counts.added == len(new)


@pytest.mark.parametrize("count", [0, 3])
def test_opcodes_count_what_is_more_and_what_is_less(count):
    alignment = align_opcodes(Counter(a=count, b=1), Counter(a=1, c=2), "a test")
    assert alignment.counts.added == 2 + (count == 0) and alignment.counts.removed == 1 + max(count - 1, 0)
