"""Clocks of two versions for equal work: unrolled, wider or tiled otherwise is no time won; other work is seen."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from isaview import read
from isaview.base.measure import estimated_measure, interval, unavailable
from isaview.compare.changes import compare
from isaview.compare.difference import Difference, to_json
from isaview.compare.equal_work import Bound, clocks_between, equal_work
from isaview.reports.serial import schema
from isaview.views.difference import sections
from tests.support.compared import compared
from tests.support.schemas import validate


def bound(clocks, operations=0, loaded=0, stored=0, *, busiest="dram", assumed=True, spread=1.0, verdict="memory"):
    work = {"fp32": operations, "bytes loaded": loaded, "bytes stored": stored}
    measure = estimated_measure(clocks, clocks / spread, clocks * spread, "clocks", "a model")
    return Bound(verdict, "", "low", measure, work, busiest, assumed)


AXPY = bound(100, 64, 256, 128)
NO_BYTES = Bound("memory", "dram", "low", estimated_measure(100, 100, 100, "clocks", "a model"), {"fp32": 64.0})
CASES = [
    ("the same", AXPY, AXPY, 1.0, 1.0, ""),
    ("unrolled by four", AXPY, bound(400, 256, 1024, 512), 1.0, 4.0, ""),
    ("unrolled, and each access reads four times the sectors", AXPY, bound(1600, 256, 1024, 512), 4.0, 4.0, ""),
    ("unrolled, and nobody knows the sectors", AXPY, bound(800, 256, 1024, 512, spread=3.0), None, 4.0, "overlap"),
    ("unrolled, and the loop's own cost remains", bound(100, 64, 256, 128, busiest="issue"),
     bound(240, 256, 1024, 512, busiest="issue"), None, 4.0, "apart from the loop itself"),
    ("unrolled, and loads wait together", bound(100, 64, 256, 128, busiest="latency"), bound(100, 256, 1024, 512), None, 4.0,
     "what waits for loads"),
    ("the same rounds wait less", bound(100, 64, 256, 128, busiest="latency"), bound(50, 64, 256, 128), 0.5, 1.0, ""),
    ("copied sixteen bytes at a time", bound(100, 0, 128, 128), bound(400, 0, 512, 512), 1.0, 4.0, ""),
    ("half the loads", AXPY, bound(66, 64, 128, 128), 0.66, 1.0, ""),
    ("fewer loads, unrolled by four", AXPY, bound(264, 256, 512, 512), None, 4.0, "may share loads that a cache served before"),
    ("twice the operations", AXPY, bound(150, 128, 256, 128, busiest="fp32"), 1.5, 1.0, ""),
    ("twice the operations, unrolled by two", AXPY, bound(300, 256, 512, 256, busiest="fp32"), 1.5, 2.0, ""),
    ("data twice as wide", AXPY, bound(200, 64, 512, 256), 2.0, 1.0, ""),
    ("stores behind the loop are no work of a round", bound(100, 64000, 256000, 128), bound(200, 128000, 512000, 128), 1.0, 2.0,
     ""),
    ("loops of known length count all", bound(100, 64000, 256000, 128, assumed=False),
     bound(200, 128000, 512000, 128, assumed=False), 1.0, 2.0, ""),
    ("one kind alone that grew may be either", bound(100, 0, 256), bound(200, 0, 512), None, None,
     "which work is equal is not known: bytes loaded × 2"),
    ("one kind alone that did not", bound(100, 0, 256), bound(200, 0, 256), 2.0, 1.0, ""),
    ("twice the operations of a sum", bound(100, 64000, 256000, 128), bound(200, 128000, 256000, 128), 2.0, 1.0, ""),
    ("a tile twice as large loads half as much more", bound(100, 64000, 25600, 128), bound(150, 128000, 38400, 256), 0.75, 2.0,
     ""),
    ("the same growth without more results may be either", bound(100, 64000, 25600, 128), bound(150, 128000, 38400, 128), None,
     None, "operations × 2, bytes loaded × 1.5"),
    ("all kinds grew otherwise", AXPY, bound(300, 128, 1024, 1024), None, None,
     "operations × 2, bytes loaded × 4, bytes stored × 8"),
    ("nothing is computed any more", bound(100, 64, 256), bound(100, 0, 512), None, None, "operations × 0"),
    ("no clocks", AXPY, Bound("unknown", "", "low", unavailable("clocks", "a call"), AXPY.work), None, None, "a call"),
    ("bytes that a side did not count", AXPY, NO_BYTES, 1.0, 1.0, ""),
    ("other GPUs", replace(AXPY, gpu="A100"), replace(AXPY, gpu="H100"), None, None, "clocks of "),
    ("no work", bound(100), bound(100), None, None, "neither operations nor bytes"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "time", "scale", "why"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_clocks_are_compared_for_equal_work(old, new, time, scale, why):
    compared_ = equal_work(old, new)
    assert compared_.time.value == (None if time is None else pytest.approx(time))
    assert compared_.scale == (None if scale is None else pytest.approx(scale))
    assert why in compared_.time.because
    assert (compared_.time.value is None) == clocks_between(old, new).startswith("clocks not compared: ")


@pytest.mark.parametrize(("old", "new"), [case[1:3] for case in CASES], ids=[case[0] for case in CASES])
def test_the_sides_turn_round(old, new):
    there, back = equal_work(old, new), equal_work(new, old)
    assert there.time.is_known == back.time.is_known and (there.scale is None) == (back.scale is None)
    if there.time.is_known:
        assert there.time.number * back.time.number == pytest.approx(1) == there.scale * back.scale
        assert interval(there.time)[0] * interval(back.time)[1] == pytest.approx(1)
        assert there.worse == (None if back.worse is None else not back.worse)


AMOUNTS = st.sampled_from([0, 1, 64, 66, 128, 1000, 4096, 200000])
BOUNDS = st.builds(
    bound,
    st.sampled_from([10, 100, 1000]),
    *(AMOUNTS, AMOUNTS, AMOUNTS),
    busiest=st.sampled_from(["dram", "issue", ""]),
    assumed=st.booleans(),
    spread=st.sampled_from([1.0, 1.5]),
)


@given(BOUNDS, BOUNDS)
def test_any_two_sides_turn_round(old, new):
    there, back = equal_work(old, new), equal_work(new, old)
    assert there.time.is_known == back.time.is_known
    assert not there.time.is_known or there.time.number * back.time.number == pytest.approx(1)


def loop(copies, *, loads=2, operations=1):
    """A loop of unknown length over rows of 256: so many elements a round, each with loads and multiply-adds."""
    lines = []
    for copy in range(copies):
        at = copy * 1024
        lines += [f"\tld.global.f32 %f{load + 2}, [%rd{min(load, 1) + 5}+{at}];" for load in range(loads)]
        lines += [f"\tfma.rn.f32 %f1, %f2, %f{loads + 1}, %f1;"] * operations
        lines.append(f"\tst.global.f32 [%rd7+{at}], %f1;")
    body = "\n".join(lines)
    steps = "\n".join(f"\tadd.s64 %rd{at}, %rd{at}, {1024 * copies};" for at in (5, 6, 7))
    return f"""
.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 k_0, .param .u64 k_1, .param .u64 k_2, .param .u32 k_3)
.maxntid 256, 1, 1
{{
	.reg .pred %p<2>;
	.reg .f32 %f<9>;
	.reg .b32 %r<4>;
	.reg .b64 %rd<12>;
	ld.param.u64 %rd1, [k_0];
	ld.param.u64 %rd2, [k_1];
	ld.param.u64 %rd3, [k_2];
	ld.param.u32 %r1, [k_3];
	mov.u32 %r2, %tid.x;
	mul.wide.u32 %rd4, %r2, 4;
	add.s64 %rd5, %rd1, %rd4;
	add.s64 %rd6, %rd2, %rd4;
	add.s64 %rd7, %rd3, %rd4;
	mov.f32 %f1, 0f00000000;
$L__loop:
{body}
{steps}
	add.s32 %r1, %r1, -{copies};
	setp.gt.s32 %p1, %r1, 0;
	@%p1 bra $L__loop;
	ret;
}}
"""


TEXTS = [
    ("unrolled by 2 against 8", loop(2), loop(8), "as many clocks a warp for equal work", 1.0),
    ("half the loads", loop(2), loop(2, loads=1), "(bytes loaded × 0.5)", 0.667),
    ("half the loads, and unrolled", loop(2), loop(8, loads=1), "not compared: rounds done at once may share loads", None),
    ("a hundred times the operations", loop(2), loop(2, operations=100), "(operations × 100)", 1.743),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "text", "time"), [case[1:] for case in TEXTS], ids=[case[0] for case in TEXTS])
def test_a_diff_shows_clocks_for_equal_work_alone(old, new, text, time):
    """Unrolled by 4 against 8, a loop was shown to take twice the clocks."""
    difference = Difference(compare(*(compared(read(side)) for side in (old, new))), "old", "new")
    (kernel,) = difference.changes.kernels
    parts = sections(difference, kernel)
    shown = " ".join(str(cell.content) for section in parts for row in section.rows for cell in row.cells)
    assert text in shown
    document = to_json(difference)
    validate(document, schema("diff"))
    value = document["kernels"][0]["bound"]["equal_work"]["time"]["value"]
    assert value == (None if time is None else pytest.approx(time, rel=0.02))
    if time == 1.0:
        assert kernel.weighed.step != "bound" and "bound" not in kernel.weighed.why


def test_what_computes_twice_as_long_is_worse():
    changes = compare(*(compared(read(text)) for text in (loop(2, operations=100), loop(2, operations=200))))
    assert "bound compute" in changes.kernels[0].weighed.why and "(operations × 2)" in changes.kernels[0].weighed.why
