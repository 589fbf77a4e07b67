"""Loops from a thread's place to a constant, as ptxas writes them: rounds of four, and a loop for what is left of them."""

from pathlib import Path

import pytest

from isaview import read
from isaview.analysis.addresses.launch_shape import Shape
from isaview.analysis.addresses.trips import trips_of
from isaview.analysis.addresses.walk import few_steps
from isaview.analysis.addresses.wave_trips import trips_by_wave
from isaview.base import limits
from isaview.rules.samples import sass

COPY = """S2R R7, SR_TID.X ;
ISETP.GT.AND P0, PT, R7, {last:#x}, PT ;
@P0 EXIT ;
VIMNMX R2, R7.reuse, {clamp}, !PT ;
IADD3 R16, -R7, {below:#x}, R2 ;
LEA.HI R2, R16, 0x1, RZ, {shift:#x} ;
LOP3.LUT P0, R5, R2, 0x3, RZ, 0xc0, !PT ;
MOV R14, R7 ;
@!P0 BRA `(.L_x_2) ;
.L_x_1:
VIADD R5, R5, 0xffffffff ;
ISETP.NE.AND P0, PT, R5, RZ, PT ;
STG.E desc[UR4][R10.64], R13 ;
IADD3 R6, P1, R14, {step:#x}, RZ ;
IMAD.MOV.U32 R14, RZ, RZ, R6 ;
@P0 BRA `(.L_x_1) ;
MOV R7, R6 ;
.L_x_2:
ISETP.GE.U32.AND P0, PT, R16, {three:#x}, PT ;
@!P0 EXIT ;
IADD3 R10, R7.reuse, -{four:#x}, RZ ;
.L_x_3:
VIADD R10, R10, {four:#x} ;
STG.E desc[UR4][R10.64], R13 ;
ISETP.GE.AND P0, PT, R10, {end:#x}, PT ;
@!P0 BRA `(.L_x_3) ;
EXIT ;
"""
WIDE = """S2R R10, SR_TID.X ;
IMAD.MOV.U32 R12, RZ, RZ, {high} ;
.L_x_1:
IADD3 R10, P0, R10, 0x40, RZ ;
IMAD.X R12, RZ, RZ, R12, P0 ;
ISETP.GE.U32.AND P0, PT, R10, 0x200, PT ;
ISETP.GE.U32.AND.EX P0, PT, R12, RZ, PT, P0 ;
@!P0 BRA `(.L_x_1) ;
EXIT ;
"""


def runs(text, threads):
    (module,) = read(sass(text))
    assert not module.diagnostics
    shape = Shape(32, assumed=(("size_x", threads),), most=threads)
    return [(trips.exact, trips.least, trips.most) for trips in trips_by_wave(module.kernels[0], shape).runs.values()]


def copy(bound, step, clamp=None):
    return COPY.format(
        last=bound - 1,
        clamp=hex(bound - step) if clamp is None else clamp,
        below=step - 1,
        shift=32 - (step.bit_length() - 1),
        step=step,
        three=3 * step,
        four=4 * step,
        end=bound - 4 * step,
    )


COUNTED = [
    (256, 1024, 256, [(0, None, None), (1, None, None)]),
    (256, 768, 256, [(3, None, None), (0, None, None)]),
    (64, 704, 64, [(3, None, None), (2, None, None)]),
    (128, 2048, 128, [(0, None, None), (4, None, None)]),
    (256, 1024, 128, [(None, 0, 3), (None, 1, 2)]),  # half of the waves run 8 rounds, half 7
]


@pytest.mark.parametrize(("threads", "bound", "step", "expected"), COUNTED)
def test_rounds_of_four_and_what_is_left_of_them(threads, bound, step, expected):
    assert runs(copy(bound, step), threads) == expected
    of_four, left = (1, 4) if threads == step else (0, 0)
    known = [count for count, _, _ in expected]
    assert not of_four or known[0] + left * known[1] == bound // step


def test_a_bound_that_is_an_argument_is_not_counted():
    assert all(exact is None for exact, _, _ in runs(copy(1024, 256, clamp="R20"), 256))


@pytest.mark.parametrize(("high", "expected"), [("RZ", 8), ("0x1", None), ("R20", None)])
def test_counters_of_two_registers(high, expected):
    ((exact, _, _),) = runs(WIDE.format(high=high), 64)
    assert exact == expected


def test_waves_that_cannot_be_followed_cost_little():
    """A walk for each wave of a loop on data would take as many steps as any walk may, for a kernel of 86 instructions."""
    text = (Path(__file__).parents[3] / "samples" / "calls.clang.gfx942.s").read_text()
    (module,) = read(text)
    kernel = next(kernel for kernel in module.kernels if "collatz" in kernel.name)
    shape = Shape(64, most=256)
    runs = trips_of(kernel, shape)
    with limits.count_steps() as meter:
        trips_by_wave(kernel, shape, runs)
    assert meter.steps <= few_steps(kernel) < limits.ADDRESS_STEPS
