"""The order of a list scheduler, and the values that need no register in it."""

from __future__ import annotations

import pytest

from isaview.analysis.registers.ptxas.estimate import AHEAD_OF_LIST, allocation
from isaview.analysis.registers.ptxas.folding import fold
from isaview.analysis.registers.ptxas.listing import WINDOW, as_listed, listed
from isaview.analysis.registers.schedule.lifetimes import lifetimes
from isaview.analysis.registers.schedule.schedule import by_latency
from isaview.flow.graph import flow_of
from tests.support.virtual_kernels import gpu, kernel, loads, made, mnemonics

UNLIMITED = 10**6
ADDRESS = "mov.u32 %r1, %tid.x;\n"


def summed(count: int) -> str:
    """Loads of which each is added as soon as it is there."""
    steps = [
        f"ld.shared.f32 %f{at}, [%r1+{4 * at}];\nadd.f32 %f{400 + at}, %f{at}, %f{399 + at};" for at in range(1, count + 1)
    ]
    return "\n".join([ADDRESS, "mov.f32 %f400, 0f00000000;", *steps, f"st.shared.f32 [%r1], %f{400 + count};"])


def order(body: str) -> list[str]:
    """The numbers of the registers that a block's instructions write, in the order they are issued."""
    one = kernel(body)
    block = made(body)
    return [one.tokens[block.steps[node].index][0] for node in listed(block) if block.steps[node].makes]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("mul.lo.s32 %r2, %r1, 7;\nld.shared.u32 %r3, [%r1];", ["1", "3", "2"]),
        ("ld.shared.u32 %r3, [%r1];\nld.shared.u32 %r2, [%r1+4];", ["1", "3", "2"]),
        ("mul.lo.s32 %r4, %r1, 7;\nmul.lo.s32 %r2, %r4, 5;\nmul.lo.s32 %r3, %r1, 9;", ["1", "4", "2", "3"]),
    ],
    ids=["what is waited for longest", "of equals the first", "a chain"],
)
def test_what_the_end_waits_for_longest_comes_first(body: str, expected: list[str]) -> None:
    assert order(f"{ADDRESS}{body}\nadd.s32 %r9, %r2, %r3;\nst.shared.u32 [%r1+64], %r9;")[: len(expected)] == expected


@pytest.mark.parametrize("count", [4, 40, 3 * WINDOW])
def test_every_order_keeps_the_dependences(count: int) -> None:
    block = made(loads(count))
    place = {node: at for at, node in enumerate(listed(block))}
    assert sorted(place) == list(range(len(block.steps)))
    assert all(place[node] < place[other] for node, following in enumerate(block.after) for other in following)


def test_nothing_comes_far_before_what_stands_in_front_of_it() -> None:
    count = 2 * WINDOW
    steps = [f"ld.global.f32 %f{at}, [%rd1+{4 * at}];\nmul.f32 %f{400 + at}, %f{at}, %f{at};" for at in range(count)]
    stores = [f"st.global.f32 [%rd1+{4 * at}], %f{400 + at};" for at in range(count)]
    block = made("\n".join(["ld.param.u64 %rd1, [k_param_0];", *steps, *stores]))
    waiting = set(range(len(block.steps)))
    ahead = []
    for node in listed(block):
        ahead.append(node - min(waiting))
        waiting.remove(node)
    assert WINDOW - 2 <= max(ahead) <= WINDOW


def test_the_search_ends_above_the_limit() -> None:
    block = made(loads(40))
    assert 5 < as_listed(block, 5) <= as_listed(block, UNLIMITED)


def test_early_loads_take_little_more_than_the_order_of_a_list() -> None:
    one = kernel(loads(24), target="sm_75")
    assert allocation(one, gpu("sm_75")).scheduled == by_latency(made(loads(24)), UNLIMITED, plenty=True)
    body = summed(40)
    assert allocation(kernel(body, target="sm_75"), gpu("sm_75")).scheduled == min(
        by_latency(made(body), UNLIMITED, plenty=True), as_listed(made(body), UNLIMITED, plenty=True) + AHEAD_OF_LIST
    )


LOOP = """mov.u32 %r1, 0;
ld.param.u64 %rd1, [k_param_0];
mov.f32 %f1, 0f00000000;
L1:
{body}
setp.lt.u32 %p1, %r1, 1000;
@%p1 bra L1;
st.global.f32 [%rd1], %f1;"""
READ = "add.s64 %rd3, %rd1, %rd2;\nld.global.f32 %f2, [%rd3];\nadd.f32 %f1, %f1, %f2;"


@pytest.mark.parametrize(
    ("body", "stays"),
    [
        (f"mul.wide.u32 %rd2, %r1, 4;\n{READ}\nadd.u32 %r1, %r1, 1;", False),
        (f"mul.wide.u32 %rd2, %r1, 4;\nadd.u32 %r1, %r1, 1;\n{READ}", True),
        (f"mov.u32 %r2, %r1;\nmul.wide.u32 %rd2, %r2, 4;\nadd.u32 %r1, %r1, 1;\n{READ}", True),
    ],
    ids=["read before it goes on", "read after", "through a copy"],
)
def test_what_is_made_of_a_counter_goes_by_it_until_it_goes_on(body: str, stays: bool) -> None:
    assert ("mul" in mnemonics(LOOP.format(body=body))) is stays


def test_what_changes_the_sign_of_a_float_is_done_by_what_reads_it() -> None:
    body = f"{ADDRESS}ld.shared.f32 %f1, [%r1];\nabs.f32 %f2, %f1;\nneg.f32 %f3, %f2;\nadd.f32 %f4, %f3, %f1;\n"
    assert mnemonics(f"{body}st.shared.f32 [%r1], %f4;") == ["mov", "ld", "add", "st", "ret"]
    assert "neg" in mnemonics(f"{ADDRESS}ld.shared.u32 %r2, [%r1];\nneg.s32 %r3, %r2;\nst.shared.u32 [%r1], %r3;")


def test_below_the_target_the_place_in_the_grid_takes_a_register() -> None:
    body = "mov.u32 %r1, %ctaid.x;\nmul.lo.s32 %r2, %r1, 7;\nmov.u32 %r3, %tid.x;\n"
    body += "ld.shared.u32 %r4, [%r3];\nadd.s32 %r5, %r4, %r2;\nst.shared.u32 [%r3], %r5;"
    one = kernel(body, target="sm_90")
    kept = [fold(one, uniform=True, lanes=lanes) for lanes in (False, True)]
    peaks = [max(peak for peak, _ in lifetimes(folded, flow_of(one)).peaks) for folded in kept]
    assert peaks[1] == peaks[0] + 1
    assert allocation(one, gpu("sm_90")).written == peaks[1]


@pytest.mark.parametrize("body", [loads(12), loads(60), summed(40)], ids=["loads", "more loads", "sums"])
@pytest.mark.parametrize("limit", [8, 20, 45, UNLIMITED])
def test_the_order_of_a_list_scheduler_may_end_the_search_for_the_other(body: str, limit: int) -> None:
    block = made(body)
    whole, bound = by_latency(block, limit), as_listed(block, limit) + AHEAD_OF_LIST
    assert min(bound, by_latency(block, min(limit, bound))) == min(bound, whole)
