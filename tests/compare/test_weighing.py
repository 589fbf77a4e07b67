"""What decides a verdict: the weightiest step at which two kernels differ, by what is known before what is estimated."""

import runpy
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isaview import read
from isaview.base.measure import counted_measure, estimated_measure, stated_measure
from isaview.base.words import words_for
from isaview.compare import models
from isaview.compare.changes import compare
from isaview.compare.equal_work import Bound
from isaview.compare.metric_changes import MetricChange
from isaview.compare.weighing import STEPS, Evidence, weigh
from isaview.compare.whole import Whole, findings_change
from isaview.reports.rule import Finding
from tests.compare.test_difference import MIRROR
from tests.support.compared import compared

PAIRS = {
    (row["name"], target): (old, new)
    for row, target, old, new in runpy.run_path(str(Path(__file__).parents[2] / "bench" / "causes.py"))["pairs"]()
}
WORDS = words_for("amdgcn", "gfx942")


def change(old, new, **options):
    (one,) = compare(*(compared(read(text), figures_only=True) for text in (old, new)), **options).kernels
    return one


@pytest.mark.parametrize("target", ["sm_80", "gfx942", "gfx942.ll"])
@pytest.mark.parametrize("bodies", [True, False])
def test_padding_a_tile_against_bank_conflicts_is_better(target, bodies):
    """It was worse: 128 more bytes of shared memory were all that was looked at."""
    old, new = PAIRS["padded", target]
    one, back = change(old, new, bodies=bodies), change(new, old, bodies=bodies)
    assert (one.verdict, back.verdict) == ("better", "worse") and one.weighed.step == back.weighed.step == "findings"
    assert one.weighed.firm == "better"
    assert [finding.code for finding in one.findings.removed] == ["ISA305"] and not one.findings.added
    assert one.bounds[0].verdict != one.bounds[1].verdict == "memory"
    word = one.subject.words.word("shared_bytes")
    assert one.weighed.why.startswith(f"better: no more bank conflicts; bound {one.bounds[0]} → memory (dram)")
    assert one.weighed.why.endswith(f"; +128 B {word}")


_ARRAY = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p)
{
	.reg .b32 %r<4>;
	.reg .b64 %rd<4>;
	@ARRAY
	ld.param.u64 %rd1, [p];
	mov.u32 %r1, 1;
	@STORE
	st.global.u32 [%rd1], %r1;
	ret;
}
"""


def test_an_array_in_private_memory_is_worse_though_one_side_does_not_say_its_private_memory():
    """A kernel with 128 B more of it was better by a finding less: PTX without an array says nothing of private memory."""
    old, new = (
        _ARRAY.replace("@ARRAY", array).replace("@STORE", store)
        for array, store in (("", ""), (".local .align 4 .b8 a[128];", "st.local.u32 [a], %r1;"))
    )
    one, back = change(old, new), change(new, old)
    assert (one.verdict, one.weighed.step) == ("worse", "spills") and (back.verdict, back.weighed.step) == ("better", "spills")
    assert one.weighed.why.startswith("worse: arrays 0 → 128 B")


def measured(name, old, new):
    less = name == "occupancy_waves"
    known = all(one.origin != "estimated" for one in (old, new))
    apart = known or max(old.low or old.value, new.low or new.value) > min(old.high or old.value, new.high or new.value)
    worse = (new.value < old.value if less else new.value > old.value) if apart and old.value != new.value else None
    return MetricChange(name, old, new, new.value - old.value, worse)


def sizes(name, old, new, unit="registers"):
    return measured(name, stated_measure(old, unit, "a test"), stated_measure(new, unit, "a test"))


GUESS = estimated_measure(8, 7, 9, "waves", "a model")
FAR = estimated_measure(4, 3, 5, "waves", "a model")
NEAR = estimated_measure(7, 6, 8, "waves", "a model")
BAD, GOOD = Whole({"ISA305": 1}), Whole({})
MEMORY = Bound("memory", "dram", "high", estimated_measure(100, 90, 110, "clocks", "a model"), {"fp32": 64.0})
SLOWER = Bound("shared", "", "high", estimated_measure(200, 180, 220, "clocks", "a model"), {"fp32": 64.0})
OTHER = Bound("shared", "", "high", estimated_measure(200, 180, 220, "clocks", "a model"), {"fp32": 128.0})
FEWER, MORE = Whole(others={"call": 0, "atomic": 0}), Whole(others={"call": 1, "atomic": 0})

WAVES = "occupancy_waves"
DECIDED = [
    ("two scalar registers more are nothing", [sizes("scalar_registers", 16, 18)], None, None, "same", "", "same"),
    ("a register in forty is nothing", [sizes("vector_registers", 40, 41)], None, None, "same", "", "same"),
    ("eight in forty are", [sizes("vector_registers", 40, 48)], None, None, "worse", "registers", "worse"),
    ("spills come before registers", [sizes("spilled_bytes", 0, 8, "B"), sizes("vector_registers", 64, 32)], None, None,
     "worse", "spills", "worse"),
    ("findings come before sizes", [sizes("shared_bytes", 64, 128, "B")], BAD, GOOD, "better", "findings", "better"),
    ("spills come before findings", [sizes("spilled_bytes", 0, 8, "B")], BAD, GOOD, "worse", "spills", "worse"),
    ("what cannot be launched comes before spills", [sizes("spilled_bytes", 8, 0, "B")], Whole(), Whole(impossible="LDS"),
     "worse", "launchable", "worse"),
    ("rules that find more and less leave it to sizes", [sizes("vector_registers", 32, 64)], BAD, Whole({"ISA301": 2}), "worse",
     "registers", "worse"),
    ("what nobody asked is no finding", [], Whole(), BAD, "same", "", "same"),
    ("the bound of the same work", [], Whole(bound=MEMORY), Whole(bound=SLOWER), "likely worse", "bound", "same"),
    ("the bound of other work says nothing", [], Whole(bound=MEMORY), Whole(bound=OTHER), "same", "", "same"),
    ("estimates that do not overlap", [measured(WAVES, GUESS, FAR)], None, None, "likely worse", "occupancy", "same"),
    ("estimates that do", [measured(WAVES, GUESS, NEAR)], None, None, "same", "", "same"),
    ("what is known decides for exit codes", [measured(WAVES, FAR, GUESS), sizes("code_bytes", 100, 200, "B")], None,
     None, "likely better", "occupancy", "worse"),
    ("fewer registers and a call more", [sizes("vector_registers", 64, 32)], FEWER, MORE, "unclear", "registers", "unclear"),
    ("spills are worse whatever else there is", [sizes("spilled_bytes", 0, 8, "B")], MORE, FEWER, "worse", "spills", "worse"),
]  # fmt: skip


def weighed(metrics, old, new):
    whole = old is not None and new is not None
    return weigh(Evidence(metrics, WORDS, old, new, findings_change(old, new) if whole else None))


def reversed_metrics(metrics):
    worse = {True: False, False: True, None: None}
    return [MetricChange(one.name, one.new, one.old, -one.delta, worse[one.worse]) for one in metrics]


@pytest.mark.parametrize(("metrics", "old", "new", "verdict", "step", "firm"), [case[1:] for case in DECIDED],
                         ids=[case[0] for case in DECIDED])  # fmt: skip
def test_the_weightiest_difference_decides(metrics, old, new, verdict, step, firm):
    there, back = weighed(metrics, old, new), weighed(reversed_metrics(metrics), new, old)
    assert (there.verdict, there.step, there.firm) == (verdict, step, firm)
    assert (back.verdict, back.step, back.firm) == (MIRROR[verdict], step, MIRROR[firm])
    assert there.why.startswith(f"{verdict}: ") or (not there.step and not there.why) or verdict == "same"


FIGURES = [name for step in STEPS for name in step.figures]
AMOUNTS = st.integers(0, 200)


@st.composite
def some_measure(draw):
    value = draw(AMOUNTS)
    if draw(st.booleans()):
        return counted_measure(value, "", "a test")
    return estimated_measure(value, value - draw(st.integers(0, 40)), value + draw(st.integers(0, 40)), "", "a model")


@st.composite
def some_whole(draw):
    clocks = draw(st.integers(1, 100))
    spread = estimated_measure(clocks, clocks / 2, clocks * 2, "clocks", "a model")
    bound = Bound(draw(st.sampled_from(["memory", "shared"])), "", "low", spread, {"fp32": 1.0})
    return Whole(
        counts=draw(st.none() | st.dictionaries(st.sampled_from(["ISA101", "ISA301", "ISA305"]), st.integers(0, 3))),
        bound=draw(st.none() | st.just(bound)),
        impossible=draw(st.sampled_from(["", "LDS"])),
        others=draw(st.none() | st.fixed_dictionaries({"call": st.integers(0, 2), "atomic": st.integers(0, 2)})),
    )


@given(st.dictionaries(st.sampled_from(FIGURES), st.tuples(some_measure(), some_measure())), some_whole(), some_whole())
def test_the_verdict_turns_round_when_the_sides_do(figures, old, new):
    metrics = [measured(name, *both) for name, both in figures.items() if both[0].value != both[1].value]
    there, back = weighed(metrics, old, new), weighed(reversed_metrics(metrics), new, old)
    assert (there.verdict, there.firm, there.step) == (MIRROR[back.verdict], MIRROR[back.firm], back.step)


@given(st.dictionaries(st.sampled_from(FIGURES), st.tuples(some_measure(), some_measure())), some_whole(), some_whole())
def test_no_estimate_decides_what_exit_codes_follow(figures, old, new):
    metrics = [measured(name, *both) for name, both in figures.items() if both[0].value != both[1].value]
    known = [one for one in metrics if not one.likely]
    bare = [Whole(side.counts, impossible=side.impossible, others=side.others) for side in (old, new)]
    assert weighed(metrics, old, new).firm == weighed(known, *bare).firm
    assert "likely" not in weighed(metrics, old, new).firm


def test_copies_of_one_place_are_one_and_moved_lines_are_none():
    def found(*places):
        findings = tuple(Finding("ISA301", "wide-strides", line, source, f"load at {line}") for line, source in places)
        return Whole({"ISA301": len({source for _, source in places})}, findings=findings)

    assert not findings_change(found((1, "a.cu:3")), found((7, "a.cu:4"))).names
    more = findings_change(found((1, "a.cu:3")), found((7, "a.cu:4"), (9, "a.cu:5")))
    assert len(more.added) == 1 and not more.removed and (more.old, more.new) == ({"ISA301": 1}, {"ISA301": 2})


def test_equal_kernels_are_analysed_once_at_most(monkeypatch):
    done = []
    completed = models.complete_report
    monkeypatch.setattr(
        models, "complete_report", lambda analysed, *asked: done.append(analysed.kernel.name) or completed(analysed, *asked)
    )
    old, new = PAIRS["padded", "sm_80"]
    assert change(old, old).identical and not done
    one = change(old, old)
    assert one.bounds[0] is one.bounds[1] and one.findings.names == {} and done == ["k"]
    done.clear()
    assert change(old, new).verdict == "better" and done == ["k", "k"]


def test_the_page_on_reviews_prints_the_table():
    page = (Path(__file__).parents[2] / "docs" / "gate" / "review.md").read_text(encoding="utf-8")
    assert "".join(f"| {step.name} | {step.looks_at} |\n" for step in STEPS) in page
