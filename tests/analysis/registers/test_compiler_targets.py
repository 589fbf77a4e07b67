"""The allocation estimate: what a compiler aims at, and what it does where that is out of reach."""

from __future__ import annotations

import pytest

from isaview.analysis.registers.ptxas import estimate as virtual
from isaview.analysis.registers.ptxas.folding import fold
from isaview.analysis.registers.ptxas.spilling import hopeless
from isaview.analysis.registers.schedule.lifetimes import lifetimes
from isaview.flow.graph import flow_of
from isaview.gpus.launch import Resources
from isaview.gpus.occupancy import occupancy
from isaview.model.kernel import Kernel
from tests.support.virtual_kernels import gpu, kernel, loads


@pytest.mark.parametrize(
    ("threads", "target", "registers"),
    [(32, "sm_80", 64), (64, "sm_80", 32), (32, "sm_86", 128), (64, "sm_86", 64), (32, "sm_89", 80), (1024, "sm_86", 64)],
)
def test_the_target_counts_the_groups_a_unit_holds(threads: int, target: str, registers: int) -> None:
    found = virtual.allocation(kernel(loads(24), f".maxntid {threads}", target), gpu(target))
    assert found.bounds.target == registers
    assert found.state == ("at" if registers == 32 else "below")
    assert resident(target, registers, threads) > resident(target, registers + 8, threads)
    assert resident(target, registers, threads) == resident(target, 8, threads)


def resident(target: str, registers: int, threads: int) -> float:
    value = occupancy(gpu(target), Resources(vector_registers=registers, shared_bytes=0, threads=threads)).groups.value
    return -1.0 if value is None else float(value)


def test_more_groups_than_a_unit_holds_are_not_aimed_at() -> None:
    stated = virtual.bounds(kernel("", ".maxntid 32\n.minnctapersm 32"), gpu())
    ignored = virtual.bounds(kernel("", ".maxntid 32\n.minnctapersm 33"), gpu())
    assert (stated.target, stated.cap, ignored.target, ignored.cap) == (64, 64, 64, 255)


def kept(count: int, value: str, bounds: str = ".maxntid 128") -> Kernel:
    """Values that must all be made before a barrier, and are stored behind it."""
    made = [value.format(index=index) for index in range(count)]
    stored = [f"st.shared.u32 [%r998], %r{index};" for index in range(count)]
    body = ["mov.u32 %r998, %tid.x;", "ld.param.u64 %rd1, [k_param_0];", *made, "bar.sync 0;", *stored]
    return kernel("\n".join(body), bounds)


@pytest.mark.parametrize(
    ("count", "bounds", "registers"),
    [(900, ".maxntid 128", 32), (900, ".reqntid 128", 32), (600, ".maxntid 128", 255), (900, "", 255)],
)
def test_where_nearly_all_is_spilled_the_target_of_a_stated_group_stays(count: int, bounds: str, registers: int) -> None:
    one = kept(count, "ld.global.u32 %r{index}, [%rd1+{index}];", bounds)
    assert virtual.allocation(one, gpu()).registers == registers


@pytest.mark.parametrize(
    ("value", "expected"), [("ld.shared.u32 %r{index}, [%r998];", True), ("xor.b32 %r{index}, %r998, {index};", False)]
)
def test_what_can_be_made_again_is_not_spilled(value: str, expected: bool) -> None:
    one = kept(900, value)
    folded = fold(one, uniform=False)
    assert hopeless(one, folded, lifetimes(folded, flow_of(one)), 900, 255) is expected


@pytest.mark.parametrize(("shortened", "expected"), [(900, True), (800, False)])
def test_flags_in_registers_are_no_values_that_are_spilled(shortened: int, expected: bool) -> None:
    """83 of 90 predicates lie in registers."""
    flags = "".join(f"setp.eq.u32 %p{number}, %r{number}, 7;\n" for number in range(90))
    read = "".join(f"@%p{number} st.shared.u32 [%r998+{4 * number}], %r998;\n" for number in range(90))
    loaded = "".join(f"ld.shared.u32 %r{number}, [%r998+{4 * number}];\n" for number in range(600))
    stored = "".join(f"st.shared.u32 [%r998+{4 * number}], %r{number};\n" for number in range(600))
    one = kernel(f"mov.u32 %r998, %tid.x;\n{loaded}{flags}bar.sync 0;\n{read}bar.sync 0;\n{read}{stored}", ".maxntid 128")
    folded = fold(one, uniform=False)
    assert hopeless(one, folded, lifetimes(folded, flow_of(one)), shortened, 255) is expected


def test_gaps_between_pairs_are_few_where_much_is_alive() -> None:
    one = kernel(loads(60), ".maxnreg 200")
    found = virtual.allocation(one, gpu())
    assert found.scheduled is not None and found.scheduled > 8 * virtual.GAPS_MOST
    hoisted = found.scheduled - found.written
    assert found.registers == found.scheduled + found.slack + virtual.GAPS_MOST - hoisted // virtual.WASTED


def test_a_large_block_is_put_in_the_shortest_order() -> None:
    pairs = [f"ld.global.u32 %r{index}, [%rd1+{index}];" for index in range(900)]
    sums = [f"add.s32 %r{index}, %r{index}, 1;\nst.shared.u32 [%r998+{index}], %r{index};" for index in range(900)]
    body = ["ld.param.u64 %rd1, [k_param_0];", "mov.u32 %r998, %tid.x;", *pairs * 2, *sums * 2]
    found = virtual.allocation(kernel("\n".join(body)), gpu())
    assert len(body) > virtual.BUDGET and found.shortened is not None and found.shortened < found.written
