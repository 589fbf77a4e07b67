"""Which loads pass which stores: held against what ptxas 13.0 does with each pair on sm_75, sm_86, sm_90 and sm_120."""

from __future__ import annotations

import pytest

from isaview.analysis.registers.ptxas.folding import fold
from isaview.analysis.registers.schedule.dependences import REMEMBERED, dag
from isaview.analysis.registers.schedule.lifetimes import lifetimes
from isaview.flow.graph import flow_of
from tests.support.virtual_kernels import kernel, made

START = """
.shared .align 4 .b8 first[4096]; .shared .align 4 .b8 second[4096];
mov.u32 %r1, %tid.x; ld.param.u64 %rd1, [k_param_0]; ld.param.u64 %rd2, [k_param_1]; cvt.u64.u32 %rd3, %r1;
add.s64 %rd4, %rd1, %rd3; add.s64 %rd5, %rd2, %rd3; add.s64 %rd6, %rd4, 16; add.s64 %rd7, %rd6, -16;
"""


def waits(body: str) -> bool:
    """Whether the last load of a body waits for its first store."""
    block = made(body)
    earlier = next(node for node, step in enumerate(block.steps) if step.trait.stores)
    later = max(node for node, step in enumerate(block.steps) if step.trait.loads)
    reached = {earlier}
    for node in range(earlier, later + 1):
        if node in reached:
            reached.update(block.after[node])
    return later in reached


@pytest.mark.parametrize(
    ("between", "expected"),
    [
        ("ld.global.u32 %r9, [%rd5];", True),
        ("ld.global.nc.u32 %r9, [%rd5];", False),
        ("bar.sync 0; ld.global.nc.u32 %r9, [%rd5];", False),
        ("membar.gl; ld.global.nc.u32 %r9, [%rd5];", True),
        ("ld.global.u32 %r9, [%rd4+4];", False),
        ("bar.sync 0; ld.global.u32 %r9, [%rd4+4];", True),
        ("ld.global.u32 %r9, [%rd4+-4];", False),
        ("ld.global.u32 %r9, [%rd4];", True),
        ("ld.global.u64 %rd9, [%rd4+-4];", True),
        ("ld.global.u16 %r9, [%rd4+2];", True),
        ("ld.global.u32 %r9, [%rd6];", False),
        ("ld.global.u32 %r9, [%rd7];", True),
        ("red.global.add.u32 [%rd4+64], %r1; ld.global.u32 %r9, [%rd4+4];", True),
        ("ld.shared.u32 %r9, [first];", False),
    ],
    ids=[
        "another base",
        "read-only",
        "read-only behind a barrier",
        "read-only behind a fence",
        "the bytes behind",
        "the bytes behind, after a barrier",
        "the bytes before",
        "the same bytes",
        "half of them",
        "a part of them",
        "a base with an offset",
        "the same base by two offsets",
        "behind an atomic",
        "another space",
    ],
)
def test_loads_pass_the_stores_they_are_known_to_be_apart_from(between: str, expected: bool) -> None:
    keep = "st.global.u32 [%rd5+64], %r9; st.global.u64 [%rd5+128], %rd9;"
    assert waits(f"{START} st.global.u32 [%rd4], %r1; {between} {keep}") is expected


@pytest.mark.parametrize(
    ("store", "load", "expected"),
    [
        ("st.shared.u32 [first+16], %r1;", "ld.shared.u32 %r9, [first];", False),
        ("st.shared.u32 [first+16], %r1;", "ld.shared.u32 %r9, [first+16];", True),
        ("st.volatile.shared.u32 [%r1+16], %r1;", "ld.volatile.shared.u32 %r9, [%r1];", True),
        ("st.shared.u32 [%r1+16], %r1;", "ld.shared.u32 %r9, [%r1];", False),
        ("st.shared.u32 [%r1+16], %r1; add.s32 %r1, %r1, 16;", "ld.shared.u32 %r9, [%r1];", True),
    ],
    ids=["variables", "the same variable", "volatile", "a register", "a register that moves on"],
)
def test_shared_memory(store: str, load: str, expected: bool) -> None:
    assert waits(f"{START} {store} {load} st.global.u32 [%rd5+64], %r9;") is expected


def test_what_is_too_far_back_to_be_looked_at_is_waited_for() -> None:
    stores = "".join(f"st.global.u32 [%rd4+{16 + 4 * at}], %r1;" for at in range(REMEMBERED + 1))
    assert waits(f"{START} {stores} ld.global.u32 %r9, [%rd4]; st.global.u32 [%rd5], %r9;")
    fewer = stores[: stores.rindex("st.")]
    assert not waits(f"{START} {fewer} ld.global.u32 %r9, [%rd4]; st.global.u32 [%rd5], %r9;")


def test_copies_of_a_loop_are_apart_where_it_counts_on_their_address() -> None:
    body = "LOOP: ld.global.u32 %r9, [%rd4]; st.global.u32 [%rd4+8], %r9; add.s64 %rd4, %rd4, 16; setp.ne.s64 %p1, %rd4, %rd5;"
    one = kernel(f"{START}\n{body}\n@%p1 bra LOOP;")
    folded = fold(one, uniform=False)
    lives = lifetimes(folded, flow_of(one))
    steps = folded.steps[1]
    counted = frozenset(step.makes[0] for step in steps if step.trait.steps)
    block = dag(steps, lives.live_in(1), lives.live_out[1], folded.weight, 4, counted)
    stores = [node for node, step in enumerate(block.steps) if step.trait.stores]
    loads = [node for node, step in enumerate(block.steps) if step.trait.loads]
    assert len(stores) == len(loads) == 4
    assert not set(block.after[stores[0]]) & set(loads)


def test_offsets_that_make_each_other_lead_nowhere() -> None:
    body = """
add.s64 %rd1, %rd1, 4; add.s64 %rd2, %rd3, 8; add.s64 %rd3, %rd2, 8;
ld.global.u32 %r1, [%rd1]; ld.global.u32 %r2, [%rd3+4]; st.global.u32 [%rd2], %r1; st.global.u32 [%rd1], %r2;
"""
    assert fold(kernel(body), uniform=False).steps
