"""Two sides: what is the same is no difference, both ways round are mirrors, and a damaged kernel is its own affair."""

import json
import random
import re
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import force_setattr

from isaview import read, report
from isaview.base.measure import counted_measure, estimated_measure, stated_measure, unavailable
from isaview.base.metrics import by_name, worse_when
from isaview.compare.changes import DifferentTargetsError, Totals, compare
from isaview.compare.difference import Difference, Showing, to_json
from isaview.compare.metric_changes import FIGURES, MetricChange, metric_changes
from isaview.reports.serial import schema
from tests.conftest import SAMPLES
from tests.support import toy_kernels
from tests.support.compared import compared, named
from tests.support.schemas import validate

SEEDS = st.integers(0, 2**32)
MIRROR = {
    "worse": "better",
    "better": "worse",
    "likely worse": "likely better",
    "likely better": "likely worse",
    "added": "removed",
    "removed": "added",
    "same": "same",
    "unclear": "unclear",
}


def side(programs, spoiled=()):
    return compared(toy_kernels.modules(programs, spoiled), strict=True)


def programs(chance, count=2):
    return [(f"kernel_{number}", toy_kernels.program(chance, 4, started=True), None, None) for number in range(count)]


def changed(chance, made):
    """Some of the kernels changed, one perhaps gone, one perhaps new."""
    found = [(name, toy_kernels.mutated(program, chance), *names) for name, program, *names in made]
    if chance.random() < 0.3:
        found.pop()
    if chance.random() < 0.3:
        found.append(("another", toy_kernels.program(chance, started=True), None, None))
    return found


@given(SEEDS)
def test_nothing_differs_from_itself(seed):
    made = programs(random.Random(seed))
    changes = compare(side(made), side(made))
    assert changes.totals == Totals(same=2)
    assert all(one.identical for one in changes.kernels)
    assert to_json(Difference(changes, "a", "b"))["kernels"] == []


@given(SEEDS)
def test_other_registers_labels_and_order_of_kernels_change_nothing(seed):
    chance = random.Random(seed)
    made = programs(chance)
    other = [(name, program, *toy_kernels.renamed(program, chance)) for name, program, *_ in made]
    chance.shuffle(other)
    changes = compare(side(made), side(other))
    assert changes.totals == Totals(same=2)
    assert not any(one.differs or one.metrics for one in changes.kernels)
    assert {one.matched_by for one in changes.kernels} == {"identity"}


@given(SEEDS)
def test_the_other_way_round_is_the_mirror(seed):
    chance = random.Random(seed)
    made = programs(chance)
    old, new = side(made), side(changed(chance, made))
    there, back = compare(old, new), compare(new, old)
    assert there.totals == Totals(
        added=back.totals.removed,
        removed=back.totals.added,
        worse=back.totals.better,
        better=back.totals.worse,
        same=back.totals.same,
        unclear=back.totals.unclear,
        likely_worse=back.totals.likely_better,
        likely_better=back.totals.likely_worse,
    )
    mirrored = {(named(change.new), named(change.old)): change for change in back.kernels}
    for one in there.kernels:
        other = mirrored[named(one.old), named(one.new)]
        assert one.verdict == MIRROR[other.verdict] and one.weighed.step == other.weighed.step
        assert one.bounds == other.bounds[::-1] and one.weighed.firm == MIRROR[other.weighed.firm]
        assert one.matched_by == other.matched_by
        assert [(m.name, m.delta, m.worse) for m in one.metrics] == [
            (m.name, None if m.delta is None else -m.delta, None if m.worse is None else not m.worse) for m in other.metrics
        ]
        if one.alignment is not None and other.alignment is not None:
            kinds = [[hunk.kind for hunk in found.alignment.hunks] for found in (one, other)]
            assert kinds[0] == kinds[1]


@given(SEEDS)
def test_a_garbled_instruction_changes_its_own_kernel_only(seed):
    chance = random.Random(seed)
    made = programs(chance)
    changes = compare(side(made), side(made, spoiled={"kernel_1"}))
    assert changes.totals == Totals(worse=1, same=1)
    (one,) = [one for one in changes.kernels if one.verdict == "worse"]
    assert one.subject.report.name == "kernel_1" and not one.subject.report.complete
    assert one.metrics[0].name == "unread_statements" and one.metrics[0].old.value == 0
    live = [change for change in one.metrics if change.name.startswith("peak_live")]
    assert all(change.new.origin == "unread" and change.delta is None and change.worse is None for change in live)


@given(SEEDS)
def test_the_document_fits_its_schema(seed):
    chance = random.Random(seed)
    made = programs(chance)
    changes = compare(side(made), side(changed(chance, made)))
    document = to_json(Difference(changes, "a", "b", Showing(everything=True)))
    validate(json.loads(json.dumps(document)), schema("diff"))
    assert len(document["kernels"]) == len(changes.kernels)


def test_the_totals_are_the_first_line():
    assert str(Totals(added=1, worse=3, better=2, same=41)) == "kernels: 1 added, 0 removed, 3 worse, 2 better, 41 same"
    assert str(Totals(same=1200, unclear=1, ambiguous=2)).endswith("1,200 same, 1 unclear, 2 ambiguous")


class Figures:
    """A kernel of which only figures are known."""

    compiled_for = ""

    def __init__(self, gpu="gfx942", **measures):
        self.report = SimpleNamespace(measures=measures, complete=True)
        self.gpu = gpu

    def target(self):
        return "amdgcn", self.gpu


REASON = "a test"
DELTAS = [
    (
        "more registers are worse",
        stated_measure(9, "registers", REASON),
        stated_measure(27, "registers", REASON),
        "vector_registers",
        18,
        True,
    ),
    (
        "fewer are better",
        stated_measure(27, "registers", REASON),
        stated_measure(9, "registers", REASON),
        "vector_registers",
        -18,
        False,
    ),
    (
        "fewer waves are worse",
        counted_measure(8, "waves", REASON),
        counted_measure(7, "waves", REASON),
        "occupancy_waves",
        -1,
        True,
    ),
    ("more instructions are neither", counted_measure(8, "", REASON), counted_measure(9, "", REASON), "instructions", 1, None),
    ("what is not known has no delta", unavailable("B", REASON), stated_measure(8, "B", REASON), "private_bytes", None, None),
    (
        "an estimate and a fact do not compare",
        estimated_measure(8, 7, 9, "", REASON),
        stated_measure(9, "", REASON),
        "vector_registers",
        1,
        None,
    ),
    (
        "estimates that overlap",
        estimated_measure(8, 7, 9, "", REASON),
        estimated_measure(9, 8, 9, "", REASON),
        "vector_registers",
        1,
        None,
    ),
    (
        "two others do",
        estimated_measure(8, 7, 9, "", REASON),
        estimated_measure(12, 10, 14, "", REASON),
        "vector_registers",
        4,
        True,
    ),
]


@pytest.mark.parametrize(
    ("old", "new", "name", "delta", "worse"), [case[1:] for case in DELTAS], ids=[case[0] for case in DELTAS]
)
def test_a_metric_says_which_way_is_worse(old, new, name, delta, worse):
    (change,) = metric_changes(Figures(**{name: old}), Figures(**{name: new}))
    assert change == MetricChange(name, old, new, delta, worse)


@pytest.mark.parametrize(
    ("old", "new", "worse"),
    [
        (
            Figures(occupancy_waves=counted_measure(8, "waves", REASON)),
            Figures(occupancy_waves=counted_measure(4, "waves", REASON)),
            True,
        ),
        (
            Figures(occupancy_waves=counted_measure(8, "waves", REASON)),
            Figures("x", occupancy_waves=counted_measure(4, "waves", REASON)),
            None,
        ),
        (
            Figures(
                occupancy_waves=counted_measure(8, "waves", REASON), vector_registers=stated_measure(9, "registers", REASON)
            ),
            Figures(
                occupancy_waves=counted_measure(4, "waves", REASON),
                vector_registers=estimated_measure(9, 8, 12, "registers", REASON),
            ),
            None,
        ),
    ],
)
def test_what_was_reckoned_from_other_things_is_not_comparable(old, new, worse):
    (change,) = (one for one in metric_changes(old, new) if one.name == "occupancy_waves")
    assert change.worse is worse and change.comparable == (worse is not None) and bool(change.why_not) == (worse is None)


def test_equal_figures_are_no_change_and_missing_ones_are_not_zero():
    assert (
        metric_changes(
            Figures(shared_bytes=stated_measure(4, "B", REASON)), Figures(shared_bytes=counted_measure(4, "B", REASON))
        )
        == ()
    )
    (change,) = metric_changes(Figures(), Figures(spilled_bytes=stated_measure(4, "B", REASON)))
    assert change.old.value is None and change.delta is None and change.worse is None


def test_what_decides_is_in_the_metric_table_and_has_a_direction():
    assert all(by_name()[name].name == name and worse_when(name) for names in FIGURES for name in names)


def test_different_targets_are_refused():
    old, new = side(programs(random.Random(1))), side(programs(random.Random(1)))
    for one in new:
        force_setattr(one.module, "target", "other")
    with pytest.raises(DifferentTargetsError, match="toy without a target and toy other"):
        compare(old, new)
    assert compare(old, new, across_targets=True).totals.same == 2


@pytest.mark.parametrize("sample", ["calls.nvdisasm.sm_90.sass", "vector_add.cuobjdump.sm_75-sm_100.sass"])
def test_labels_of_machine_code_are_no_difference(sample):
    text = (SAMPLES / sample).read_text(encoding="utf-8")
    other = re.sub(r"\.L_x_(\d+)", lambda label: f".L_x_{int(label[1]) + 100}", text)
    found = compare(compared(read(text), strict=True), compared(read(other), strict=True))
    assert found.totals.same == len(report(read(text)).kernels) and not found.totals.worse
