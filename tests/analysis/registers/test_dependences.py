"""Which loads pass which stores: where ptxas 13.0 moves one on sm_75, sm_86, sm_90 and sm_120, as far as no address decides."""

from __future__ import annotations

import pytest

from tests.support.virtual_kernels import made

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
        ("bar.sync 0; ld.global.u32 %r9, [%rd4+4];", True),
        ("ld.global.u32 %r9, [%rd4];", True),
        ("ld.global.u64 %rd9, [%rd4+-4];", True),
        ("ld.global.u16 %r9, [%rd4+2];", True),
        ("ld.global.u32 %r9, [%rd7];", True),
        ("red.global.add.u32 [%rd4+64], %r1; ld.global.u32 %r9, [%rd4+4];", True),
        ("ld.shared.u32 %r9, [first];", False),
    ],
    ids=[
        "another base",
        "read-only",
        "read-only behind a barrier",
        "read-only behind a fence",
        "the bytes behind, after a barrier",
        "the same bytes",
        "half of them",
        "a part of them",
        "the same base by two offsets",
        "behind an atomic",
        "another space",
    ],
)
def test_loads_pass_stores_of_other_spaces_and_what_nothing_writes_passes_all(between: str, expected: bool) -> None:
    keep = "st.global.u32 [%rd5+64], %r9; st.global.u64 [%rd5+128], %rd9;"
    assert waits(f"{START} st.global.u32 [%rd4], %r1; {between} {keep}") is expected


@pytest.mark.parametrize(
    ("store", "load", "expected"),
    [
        ("st.shared.u32 [first+16], %r1;", "ld.shared.u32 %r9, [first+16];", True),
        ("st.volatile.shared.u32 [%r1+16], %r1;", "ld.volatile.shared.u32 %r9, [%r1];", True),
        ("st.shared.u32 [%r1+16], %r1; add.s32 %r1, %r1, 16;", "ld.shared.u32 %r9, [%r1];", True),
    ],
    ids=["the same variable", "volatile", "a register that moves on"],
)
def test_shared_memory(store: str, load: str, expected: bool) -> None:
    assert waits(f"{START} {store} {load} st.global.u32 [%rd5+64], %r9;") is expected
