"""Which loops ptxas repeats: the text's conditions one by one, and the costs at which it stops."""

from __future__ import annotations

import pytest

from isaview.analysis.registers.ptxas.folding import fold
from isaview.analysis.registers.ptxas.regions import regions
from isaview.analysis.registers.ptxas.unrolling import unrolled
from isaview.analysis.registers.schedule.lifetimes import lifetimes
from isaview.flow.graph import flow_of
from tests.support.virtual_kernels import kernel

LOOP = """mov.u32 %r1, 0;
mov.u32 %r3, %tid.x;
L:
ld.shared.u32 %r2, [%r3];
add.s32 %r3, %r3, %r2;
add.s32 %r1, %r1, {step};
setp.ne.s32 %p1, %r1, 64;
@%p1 bra L;
st.shared.u32 [%r3], %r3;"""


@pytest.mark.parametrize(
    ("body", "copies"),
    [
        (LOOP.format(step="1"), 4),
        (LOOP.format(step="%r2"), 1),
        (LOOP.format(step="1").replace("L:", 'L:\n.pragma "nounroll";'), 1),
        (LOOP.format(step="1").replace("add.s32 %r1", "bar.sync 0;\nadd.s32 %r1"), 1),
        (LOOP.format(step="1").replace("add.s32 %r1", "st.shared.u32 [%r2], %r3;\nadd.s32 %r1"), 4),
        (LOOP.format(step="1").replace("add.s32 %r1", "atom.shared.add.u32 %r4, [%r3], 1;\nadd.s32 %r1"), 1),
        (LOOP.format(step="1").replace("add.s32 %r1", "shfl.sync.bfly.b32 %r3, %r3, 1, 31, -1;\nadd.s32 %r1"), 1),
        (LOOP.format(step="1").replace("@%p1 bra", "setp.ne.s32 %p2, %r3, 0;\nand.pred %p1, %p1, %p2;\n@%p1 bra"), 1),
        (
            LOOP.format(step="1").replace(
                "add.s32 %r3", "setp.ne.s32 %p2, %r2, 0;\n@%p2 bra M;\nxor.b32 %r3, %r3, 1;\nM:\nadd.s32 %r3"
            ),
            4,
        ),
        (LOOP.format(step="1").replace("add.s32 %r3", "setp.ne.s32 %p2, %r2, 0;\n@%p2 bra E;\nadd.s32 %r3") + "\nE:", 1),
    ],
    ids=[
        "counted",
        "stepping by a value",
        "forbidden",
        "barrier",
        "store",
        "atomic",
        "exchange between lanes",
        "a second condition",
        "short side",
        "left early",
    ],
)
def test_unrolling(body: str, copies: int) -> None:
    assert unrolled_copies(body) == copies


def unrolled_copies(body: str) -> int:
    """How often the one loop of a body is repeated."""
    one = kernel(body)
    folded = fold(one, uniform=False)
    found = regions(one, folded.steps, lifetimes(folded, flow_of(one)))
    region = next(region for region in found if region.blocks[0] == flow_of(one).loops[0].header)
    return unrolled(one, region.blocks, region.steps)[0]


COSTLY = """mov.u32 %r1, 0;
mov.u32 %r3, %tid.x;
cvt.u64.u32 %rd1, %r3;
mov.u64 %rd2, %rd1;
L:
{work}
add.s64 %rd1, %rd1, 4;
add.s32 %r1, %r1, 1;
setp.ne.s32 %p1, %r1, 64;
@%p1 bra L;
st.shared.u32 [%r3], %r3;"""


@pytest.mark.parametrize(
    ("work", "most"),
    [
        ("", 18),
        ("ld.shared.u32 %r2, [%r3];", 21),
        ("ld.global.u32 %r2, [%rd1];", 44),
        ("ld.global.u32 %r2, [%rd1];\nst.global.u32 [%rd2], %r3;", 42),
    ],
    ids=["arithmetic alone", "shared load", "global load", "global store"],
)
def test_what_waits_longer_may_cost_more(work: str, most: int) -> None:
    """The most additions a loop may have beside some work and still be repeated, as ptxas 13.0 does it."""
    copies = [
        unrolled_copies(COSTLY.format(work=work + "\nmad.lo.s32 %r3, %r3, %r3, %r2;" * more)) for more in (most, most + 1)
    ]
    assert copies == [4, 1]


@pytest.mark.parametrize(
    ("address", "value", "copies"),
    [("%rd1", "%r2", 4), ("%rd4", "%r2", 1), ("%rd4", "%r3", 4)],
    ids=["a counted address", "one made of an index", "a value of its own"],
)
def test_what_writes_what_it_read_is_repeated_at_counted_addresses(address: str, value: str, copies: int) -> None:
    index = "mul.wide.u32 %rd3, %r1, 4;\nadd.s64 %rd4, %rd2, %rd3;\n"
    work = f"{index}ld.global.u32 %r2, [%rd1+64];\nst.global.u32 [{address}], {value};"
    assert unrolled_copies(COSTLY.format(work=work)) == copies
