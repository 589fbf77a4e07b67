"""Loops whose length follows from the counter of a loop around them."""

import pytest

from isaview import read
from isaview.analysis.addresses.launch_shape import Shape
from isaview.analysis.addresses.nested_trips import Along
from isaview.analysis.addresses.trips import trips_of
from isaview.analysis.contract import Launch
from isaview.reports.report import report
from isaview.rules.samples import ptx

PARAMETERS = ".param .u64 a, .param .u32 n, .param .u32 m"


def nest(outer, inner, steps=(1, 1), relations=("lt", "lt"), start="0"):
    """A loop with counter %r1 from ``start`` to ``outer``, a loop in it with counter %r2 between both of ``inner``."""
    body = f"""	ld.param.u32 %r5, [n];
	ld.param.u32 %r6, [m];
	mov.u32 %r7, %tid.x;
	mov.u32 %r8, %ctaid.x;
	mov.u32 %r1, {start};
$L0:
	mov.u32 %r2, {inner[0]};
	setp.ge.s32 %p1, %r2, {inner[1]};
	@%p1 bra $L2;
$L1:
	fma.rn.f32 %f1, %f1, %f1, %f1;
	add.s32 %r2, %r2, {steps[1]};
	setp.{relations[1]}.s32 %p1, %r2, {inner[1]};
	@%p1 bra $L1;
$L2:
	add.s32 %r1, %r1, {steps[0]};
	setp.{relations[0]}.s32 %p1, %r1, {outer};
	@%p1 bra $L0;
	st.global.f32 [%rd1], %f1;
"""
    return ptx(body, PARAMETERS, "sm_90")


def runs(text):
    (kernel,) = read(text).kernels()
    return trips_of(kernel, Shape(32))


N, M, TID, BLOCK, ROW = "%r5", "%r6", "%r7", "%r8", "%r1"


@pytest.mark.parametrize(
    ("outer", "inner", "steps", "start", "share"),
    [
        (N, ("0", ROW), (1, 1), "0", 0.5),  # below the diagonal
        (N, (ROW, N), (1, 1), "0", 0.5),  # above it
        (N, ("0", ROW), (1, 4), "0", 0.125),
        (N, ("0", ROW), (2, 1), "0", 1.0),  # every second row
        (N, (ROW, N), (4, 1), "0", 2.0),
        (N, ("0", N), (1, 1), "0", 1.0),  # a square
        (N, ("0", N), (1, 2), "0", 0.5),
        (N, (TID, ROW), (1, 1), "0", 0.5),  # each thread begins a little later
        (N, ("0", ROW), (1, 1), TID, 0.5),
        (N, (ROW, N), (1, 1), M, 0.5),
        (N, ("0", M), (1, 1), "0", None),  # two lengths that have nothing in common
        (N, (ROW, M), (1, 1), "0", None),
        (N, (BLOCK, ROW), (1, 1), "0", None),  # a block may begin anywhere
        (N, ("0", "16"), (1, 1), "0", None),  # known
        ("4", ("0", TID), (1, 1), "0", None),  # as far as the thread's place, in each of four iterations
        (TID, ("0", ROW), (1, 1), "0", None),
    ],
)
def test_rows_of_a_triangle_run_half_as_often_as_the_loop_over_them(outer, inner, steps, start, share):
    trips = runs(nest(outer, inner, steps, start=start))
    assert trips[1].along == (None if share is None else Along(0, share))
    assert trips[1].most is None or trips[1].exact is not None or share is None
    assert outer != N or trips[0].most is None  # where it ends is no place in a group


@pytest.mark.parametrize("count", [2, 5, 64, 1000])
@pytest.mark.parametrize("step", [1, 3])
@pytest.mark.parametrize("inner", [("0", ROW), (ROW, "COUNT"), (ROW, "2000")])
def test_rows_of_a_known_triangle_are_counted(count, step, inner):
    first, last = ((lambda i, text=text: {"0": 0, ROW: i, "COUNT": count, "2000": 2000}[text]) for text in inner)
    often = [len(range(first(i), last(i), step)) for i in range(count)]
    trips = runs(nest(str(count), tuple(text.replace("COUNT", str(count)) for text in inner), (1, step)))
    assert trips[0].exact == count
    assert abs(trips[1].likely - sum(often) / count) <= 1  # a loop that is not entered counts as one iteration
    assert trips[1].most == max(often)
    assert trips[1].least <= max(1, min(often))


def test_a_counter_of_a_loop_around_is_no_place_in_a_group():
    """The way from one to another of a group is at most as long as a group; a counter may grow beyond."""
    assert runs(nest(N, ("0", ROW)))[1].most is None


def test_reports_say_what_the_length_follows_from():
    (kernel,) = report(read(nest(N, ("0", ROW))), gpus=("H100",), launch=Launch()).kernels
    outer, inner = (loop.trips for loop in kernel.results["work"].loops)
    assert not outer.is_known and not inner.is_known and inner.because.startswith("0.5 times as often as a loop around it")
    assert set(kernel.results["bound"].assumptions) >= {"n", "along"}
    assert "inner" not in kernel.results["bound"].assumptions
    (kernel,) = report(read(nest("64", ("0", ROW))), gpus=("H100",), launch=Launch()).kernels
    inner = kernel.results["work"].loops[1].trips
    assert (inner.value, inner.high, inner.because) == (32, 63, "the counter of a loop around it: 1 to 63 iterations")
    assert "n" not in kernel.results["bound"].assumptions
