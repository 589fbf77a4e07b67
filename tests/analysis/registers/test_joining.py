"""Which loads become one: held against what ptxas 13.0 makes of each group on sm_86 and sm_120."""

from __future__ import annotations

import pytest

from isaview.analysis.registers.ptxas.folding import fold
from isaview.analysis.registers.ptxas.multiples import NOTHING, Known, Multiples
from tests.support.virtual_kernels import kernel

BEFORE = ".shared .align 4 .b8 first[{size}];\n.shared .align 4 .b8 tile[4096];"
START = """
mov.u32 %r1, %tid.x; mov.u32 %r6, tile; shl.b32 %r4, %r1, {shift}; add.s32 %r9, %r6, %r4; st.shared.u32 [first], %r1;
bar.sync 0; ld.param.u64 %rd1, [k_param_0];
"""


def loaded(words: list[int], *, shift: int = 4, size: int = 16, base: str = "%r9", between: str = "") -> list[int]:
    """The words that each load is left with, of loads at these offsets from an address."""
    first, *rest = [f"ld.shared.f32 %f{place}, [{base}+{4 * word}];\n" for place, word in enumerate(words)]
    uses = "".join(f"st.global.f32 [%rd1+{4 * place}], %f{place};\n" for place in range(len(words)))
    body = START.format(shift=shift) + first + between + "".join(rest) + uses
    folded = fold(kernel(body, before=BEFORE.format(size=size)), uniform=False)
    return [len(step.makes) for block in folded.steps for step in block if step.trait.loads and step.trait.space == "shared"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([0, 1, 2, 3], [4]),
        ([3, 2, 1, 0], [4]),
        ([0, 1, 2, 3, 4, 5], [4, 2]),
        ([0, 1, 3], [3]),
        ([1, 2, 3], [3]),
        ([2, 3], [2]),
        ([1, 2], [1, 1]),
        ([0, 3], [1, 1]),
        ([0, 2], [1, 1]),
        ([1, 2, 3, 4], [3, 1]),
        ([3, 4], [1, 1]),
    ],
)
def test_loads_of_one_aligned_window_are_one(words: list[int], expected: list[int]) -> None:
    assert loaded(words) == expected
    assert loaded(words, base="tile") == expected


@pytest.mark.parametrize(
    ("shift", "size", "expected"),
    [(4, 16, [4]), (4, 4, [3, 1]), (3, 16, [2, 2]), (2, 16, [1, 1, 1, 1]), (4, 8, [2, 2])],
    ids=["aligned", "a word behind", "at eight bytes", "at four bytes", "half a window behind"],
)
def test_what_is_known_of_the_address_decides(shift: int, size: int, expected: list[int]) -> None:
    assert loaded([0, 1, 2, 3], shift=shift, size=size) == expected


@pytest.mark.parametrize(
    ("between", "expected"),
    [
        ("st.shared.u32 [%r9+64], %r1;", [1, 3]),
        ("bar.sync 0;", [1, 3]),
        ("add.s32 %r9, %r9, 16;", [1, 3]),
        ("st.global.u32 [%rd1+64], %r1;", [4]),
        ("ld.shared.u32 %r20, [%r4]; st.global.u32 [%rd1+64], %r20;", [4, 1]),
    ],
    ids=["a store", "a barrier", "an address that moves on", "a store elsewhere", "another load"],
)
def test_what_stands_between(between: str, expected: list[int]) -> None:
    assert loaded([0, 1, 2, 3], between=between) == expected


def test_global_memory_is_not_joined_nor_is_what_is_guarded() -> None:
    plain = "".join(f"ld.global.f32 %f{place}, [%rd1+{4 * place}];" for place in range(4))
    guarded = "setp.gt.u32 %p1, %r1, 3;" + "".join(f"@%p1 ld.shared.f32 %f{place}, [%r9+{4 * place}];" for place in range(4))
    uses = "".join(f"st.global.f32 [%rd1+{64 + 4 * place}], %f{place};" for place in range(4))
    for text in (plain, guarded):
        body = START.format(shift=4) + text + uses
        folded = fold(kernel(body, before=BEFORE.format(size=16)), uniform=False)
        loads = [step for block in folded.steps for step in block if step.trait.loads]
        assert [len(step.makes) for step in loads] == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("made", "expected"),
    [
        ("shl.b32 %r9, %r1, 2;", (4, 0)),
        ("mul.lo.s32 %r9, %r1, 48;", (16, 0)),
        ("mad.lo.s32 %r9, %r1, 8, 12;", (8, 4)),
        ("shl.b32 %r2, %r1, 3; sub.s32 %r9, 4, %r2;", (8, 4)),
        ("and.b32 %r9, %r1, -8;", (8, 0)),
        ("shl.b32 %r2, %r1, 2; mul.lo.s32 %r9, %r2, %r2;", (16, 0)),
        ("mul.hi.u32 %r9, %r1, 48;", NOTHING),
        ("mul.wide.u32 %rd2, %r1, 16; cvt.u32.u64 %r9, %rd2;", (16, 0)),
        ("setp.gt.u32 %p1, %r1, 3; selp.b32 %r9, 4, 12, %p1;", (8, 4)),
        ("mov.u32 %r9, 0; LOOP: add.s32 %r9, %r9, 4; setp.lt.u32 %p1, %r9, %r1; @%p1 bra LOOP;", (4, 0)),
        ("mov.u32 %r9, 0; LOOP: add.s32 %r9, %r9, 64; setp.lt.u32 %p1, %r9, %r1; @%p1 bra LOOP;", (16, 0)),
        ("ld.shared.u32 %r9, [%r1];", NOTHING),
    ],
)
def test_multiples(made: str, expected: Known) -> None:
    one = kernel(f"mov.u32 %r1, %tid.x; {made} st.shared.u32 [%r9], %r1;")
    number = next(place for place, register in enumerate(one.registers) if register.name == "%r9")
    assert Multiples(one).of(number) == expected
