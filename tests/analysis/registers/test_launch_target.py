"""The allocation estimate: what a compiler aims at, and what it does where that is out of reach."""

from __future__ import annotations

import pytest

from isaview.analysis.registers.ptxas import estimate as virtual
from isaview.analysis.registers.ptxas.launch_target import launch_target
from isaview.gpus.launch import Resources
from isaview.gpus.occupancy import occupancy
from tests.support.virtual_kernels import gpu, kernel, loads


@pytest.mark.parametrize(
    ("threads", "target", "registers"),
    [(32, "sm_80", 64), (64, "sm_80", 32), (32, "sm_86", 128), (64, "sm_86", 64), (32, "sm_89", 80), (1024, "sm_86", 64)],
)
def test_the_target_counts_the_groups_a_unit_holds(threads: int, target: str, registers: int) -> None:
    found = virtual.allocation(kernel(loads(27), f".maxntid {threads}", target), gpu(target))
    assert found.target.registers == registers
    assert found.state == ("at" if registers == 32 else "below")
    assert resident(target, registers, threads) > resident(target, registers + 8, threads)
    assert resident(target, registers, threads) == resident(target, 8, threads)


def resident(target: str, registers: int, threads: int) -> float:
    value = occupancy(gpu(target), Resources(vector_registers=registers, shared_bytes=0, threads=threads)).groups.value
    return -1.0 if value is None else float(value)


def test_more_groups_than_a_unit_holds_are_not_aimed_at() -> None:
    stated = launch_target(kernel("", ".maxntid 32\n.minnctapersm 32"), gpu())
    ignored = launch_target(kernel("", ".maxntid 32\n.minnctapersm 33"), gpu())
    assert (stated.registers, stated.cap, ignored.registers, ignored.cap) == (64, 64, 64, 255)


def test_gaps_between_pairs_are_few_where_much_is_alive() -> None:
    one = kernel(loads(60), ".maxnreg 200")
    found = virtual.allocation(one, gpu())
    assert found.scheduled is not None and found.scheduled > 8 * virtual.GAPS_MOST
    hoisted = found.scheduled - found.written
    assert found.registers == found.scheduled + (gpu().allocation_slack or 0) + virtual.GAPS_MOST - hoisted // virtual.SAVED


def test_a_large_block_is_put_in_the_shortest_order() -> None:
    numbers = range(900)
    values = [f"ld.global.u32 %r{number}, [%rd1+{number}];" for number in numbers]
    sums = [f"mad.lo.s32 %r{number}, %r{number}, %r{number}, 1;" for number in numbers]
    stores = [f"st.shared.u32 [%r998+{number}], %r{number};" for number in numbers]
    body = ["ld.param.u64 %rd1, [k_param_0];", "mov.u32 %r998, %tid.x;", *values, *sums, *sums, *stores]
    found = virtual.allocation(kernel("\n".join(body)), gpu())
    assert len(body) > virtual.BUDGET and found.shortened is not None and found.shortened < 30 < found.written
