"""Exchanges between lanes that some lanes of a wave pass by."""

from __future__ import annotations

import pytest

from isaview.analysis.registers.ptxas import estimate as virtual
from isaview.analysis.registers.ptxas.skipped import skipped
from tests.support.virtual_kernels import gpu, kernel

LANE = "mov.u32 %r1, %tid.x;\nsetp.lt.u32 %p1, %r1, 16;\n"
WAVE = "mov.u32 %r1, %ctaid.x;\nsetp.lt.u32 %p1, %r1, 16;\n"
LOADED = "ld.param.u64 %rd1, [k_param_0];\nld.global.u32 %r1, [%rd1];\nsetp.lt.u32 %p1, %r1, 16;\n"
STATED = "ld.param.u32 %r1, [k_param_1];\nsetp.lt.u32 %p1, %r1, 16;\n"
ONCE = "mov.u32 %r2, %laneid;\nshfl.sync.bfly.b32 %r3, %r2, 1, 31, -1;\n"
EXCHANGE = f"{ONCE}shfl.sync.bfly.b32 %r3, %r3, 2, 31, -1;\n"
STORE = "ld.param.u64 %rd2, [k_param_0];\nst.global.u32 [%rd2], %r3;\n"
VOTED = "mov.u32 %r9, %tid.x;\nsetp.lt.u32 %p2, %r9, 16;\nvote.sync.any.pred %p1, %p2, -1;\n"


@pytest.mark.parametrize(
    ("body", "found"),
    [
        (f"{LANE}@%p1 bra on;\n{EXCHANGE}on:\n{STORE}", {1}),
        (f"{LOADED}@%p1 bra on;\n{EXCHANGE}on:\n{STORE}", {1}),
        (f"{WAVE}@%p1 bra on;\n{EXCHANGE}on:\n{STORE}", set()),
        (f"{STATED}@%p1 bra on;\n{EXCHANGE}on:\n{STORE}", set()),
        (f"{VOTED}@%p1 bra on;\n{EXCHANGE}on:\n{STORE}", set()),
        (f"{LANE}@%p1 bra end;\n{EXCHANGE}{STORE}end:\n", set()),  # lanes that have ended are not waited for
        (f"{LANE}@%p1 bra on;\n{STORE}on:\n{EXCHANGE}{STORE}", set()),  # all come there
        (f"on:\n{LANE}{EXCHANGE}{STORE}@%p1 bra on;\n{STORE}", set()),  # nor does leaving a loop count
        (f"{LANE}@%p1 bra on;\n{ONCE}on:\n{STORE}", set()),  # one waits for the lanes by itself
        (f"{LANE}@%p1 bra on;\n{STORE}on:\n{STORE}", set()),
    ],
)
def test_an_exchange_is_skipped_where_a_branch_of_lanes_passes_it_by(body: str, found: set[int]) -> None:
    assert skipped(kernel(body)) == found


@pytest.mark.parametrize(("target", "more"), [("sm_80", 0), ("sm_89", 0), ("sm_90", 3), ("sm_100", 3), ("sm_120", 3)])
def test_what_is_made_again_for_it_takes_registers_from_sm_90_on(target: str, more: int) -> None:
    values = [f"ld.global.u32 %r{number}, [%rd2+{4 * number}];" for number in range(20, 36)]
    sums = [f"add.s32 %r3, %r3, %r{number};" for number in range(20, 36)]
    before, behind = "ld.param.u64 %rd2, [k_param_0];\n" + "\n".join(values), "\n".join(sums) + "\n" + STORE
    lanes, wave = (
        virtual.allocation(kernel(f"{before}{branch}@%p1 bra on;\n{EXCHANGE}on:\n{behind}", target=target), gpu(target))
        for branch in (LANE, WAVE)
    )
    assert lanes.state == wave.state == "below"
    assert lanes.registers - wave.registers == more
