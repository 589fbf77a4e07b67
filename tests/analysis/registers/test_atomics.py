"""Atomics in the allocation estimate: what a wave takes to do them once for all its lanes."""

from __future__ import annotations

import pytest

from isaview.analysis.registers.ptxas.folding import GATHERED, fold
from tests.support.virtual_kernels import kernel

ADDRESSES = """ld.param.u64 %rd1, [k_param_0];
mov.u32 %r1, %tid.x;
mul.wide.u32 %rd2, %r1, 4;
add.s64 %rd3, %rd1, %rd2;
"""


@pytest.mark.parametrize(
    ("atomic", "taken"),
    [
        ("red.global.add.u32 [%rd1], 1;", GATHERED),
        ("red.global.add.u32 [%rd1+8], %r1;", GATHERED),
        ("atom.global.max.s32 %r9, [%rd1], %r1;", GATHERED),
        ("red.global.or.b32 [%rd1], %r1;", GATHERED),
        ("red.global.add.u32 [%rd3], 1;", 0),  # every lane has its own address
        ("atom.global.exch.b32 %r9, [%rd1], %r1;", 0),  # nothing to gather
        ("red.global.add.u64 [%rd1], %rd2;", 0),
        ("red.global.add.f32 [%rd1], %f1;", 0),
        ("st.global.u32 [%rd1], %r1;", 0),
    ],
)
def test_an_atomic_at_one_address_takes_registers_to_gather_the_lanes(atomic: str, taken: int) -> None:
    one = kernel(f"{ADDRESSES}{atomic}\n")
    (step,) = [step for steps in fold(one, uniform=False).steps for step in steps if step.trait.stores]
    assert step.trait.temporaries == taken
