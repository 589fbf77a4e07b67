"""Alignment: what changes nothing is no difference, what does is one, and both ways round alike."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isaview.compare.align import Counts, align
from tests.support import toy_kernels
from tests.support.toy import kernel

SEEDS = st.integers(0, 2**32)


def kinds(alignment):
    return [hunk.kind for hunk in alignment.hunks]


def check_sums(alignment, old, new):
    counts = alignment.counts
    same = counts.identical + counts.renamed + counts.reordered
    assert same + counts.removed == len(old)
    assert same + counts.added == len(new)
    lines = [line for hunk in alignment.hunks for line in hunk.lines]
    assert sorted(line.old for line in lines if line.old is not None) == list(range(len(old)))
    assert sorted(line.new for line in lines if line.new is not None) == list(range(len(new)))


@given(SEEDS)
def test_a_kernel_is_identical_to_itself(seed):
    program = toy_kernels.program(random.Random(seed))
    old, new = program.kernel(), program.kernel()
    alignment = align(old, new)
    assert alignment.counts == Counts(len(old), 0, 0, 0, 0)
    assert kinds(alignment) == ["identical"]


@given(SEEDS)
def test_other_registers_and_labels_are_no_difference(seed):
    chance = random.Random(seed)
    program = toy_kernels.program(chance, started=True)
    old, new = program.kernel(), program.kernel(*toy_kernels.renamed(program, chance))
    alignment = align(old, new)
    check_sums(alignment, old, new)
    assert alignment.counts.real == 0 and alignment.counts.reordered == 0


@given(SEEDS)
def test_another_order_of_independent_instructions_is_no_difference(seed):
    chance = random.Random(seed)
    program = toy_kernels.program(chance, size=20, started=True)
    other = toy_kernels.rescheduled(program, chance)
    names, labels = toy_kernels.renamed(program, chance)
    old, new = program.kernel(), other.kernel(names, labels)
    alignment = align(old, new)
    check_sums(alignment, old, new)
    assert alignment.counts.real == 0, (program.text(), other.text(names, labels))


@given(SEEDS)
def test_what_means_something_else_is_a_difference(seed):
    chance = random.Random(seed)
    program = toy_kernels.program(chance, started=True)
    other = toy_kernels.rescheduled(toy_kernels.mutated(program, chance), chance)
    old, new = program.kernel(), other.kernel()
    alignment = align(old, new)
    check_sums(alignment, old, new)
    if alignment.counts.real == 0:
        for way in range(4):
            assert toy_kernels.meaning(program, seed=way) == toy_kernels.meaning(other, seed=way), (
                program.text(),
                other.text(),
            )


@given(SEEDS)
def test_the_other_way_round_is_the_mirror(seed):
    chance = random.Random(seed)
    program = toy_kernels.program(chance, size=12, started=True)
    other = program
    for _ in range(chance.randint(1, 6)):
        other = toy_kernels.mutated(other, chance)
    old, new = program.kernel(), other.kernel(*toy_kernels.renamed(other, chance))
    there, back = align(old, new), align(new, old)
    assert there.counts == Counts(
        back.counts.identical, back.counts.renamed, back.counts.reordered, back.counts.removed, back.counts.added
    )
    assert kinds(there) == kinds(back)
    assert [[(line.old, line.new) for line in hunk.lines] for hunk in there.hunks] == [
        [(line.new, line.old) for line in hunk.lines] for hunk in back.hunks
    ]


CASES = [
    ("swapped operands of one instruction", "sub r1 <- r2 r3\nout <- r1", "sub r1 <- r3 r2\nout <- r1\n", 1),
    ("an inserted instruction", "zero r1 <-\nout <- r1", "zero r1 <-\nmov r1 <- r1\nout <- r1", 1),
]


def test_swapped_results_of_two_loads_are_real():
    old = kernel("load_a r1 <- r8\nload_b r2 <- r8\njump; jump L1\nL1:\nout_a <- r1\nout_b <- r2")
    new = kernel("load_a r2 <- r8\nload_b r1 <- r8\njump; jump L1\nL1:\nout_a <- r1\nout_b <- r2")
    assert align(old, new).counts.real > 0


def test_moving_a_use_past_its_redefinition_is_real():
    old = kernel("zero r1 <-\nL0:\nout <- r1\nadd r1 <- r1 r2\nbranch; branch L0\nend; return")
    new = kernel("zero r1 <-\nL0:\nadd r1 <- r1 r2\nout <- r1\nbranch; branch L0\nend; return")
    assert align(old, new).counts.real == 2


@pytest.mark.parametrize("size", [0, 1])
def test_tiny_kernels(size):
    empty, one = kernel("end; return"), kernel("zero r1 <-\nend; return")
    counts = align(empty, one if size else empty).counts
    assert (counts.added, counts.removed) == (size, 0)
