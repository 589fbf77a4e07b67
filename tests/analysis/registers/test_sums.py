"""The allocation estimate: what sums, of which addresses are made, take beside their results."""

from __future__ import annotations

import pytest

from isaview.analysis.registers.ptxas import estimate as virtual
from isaview.analysis.registers.ptxas.folding import fold
from isaview.analysis.registers.schedule.dependences import dag
from isaview.analysis.registers.schedule.lifetimes import lifetimes
from isaview.analysis.registers.schedule.schedule import from_the_end
from isaview.flow.graph import flow_of
from isaview.model.kernel import Kernel
from tests.support.virtual_kernels import gpu, kernel

BEGIN = "ld.param.u64 %rd1, [k_param_0];\nmov.u32 %r1, %tid.x;\n"
PRODUCT = "mul.wide.s32 %rd{0}, %r1, 4;\nadd.s64 %rd{1}, %rd1, %rd{0};\nst.global.u32 [%rd{1}], %r1;\n"
SHIFTED = "cvt.u64.u32 %rd{0}, %r1;\nshl.b64 %rd{1}, %rd{0}, 2;\nadd.s64 %rd{2}, %rd1, %rd{1};\nst.global.u32 [%rd{2}], %r1;\n"
BRANCH = "setp.lt.u32 %p1, %r1, 7;\n@%p1 bra L;\n{}L:\n{}"


def brought(body: str) -> int:
    """How often parameters are brought into registers on a target with a file for what is equal in a wave."""
    folded = fold(kernel(BEGIN + body), uniform=True)
    return sum(bool(step.makes) and step.makes[0] in folded.brought for steps in folded.steps for step in steps)


@pytest.mark.parametrize(
    ("body", "times"),
    [
        (PRODUCT.format(2, 3), 1),
        (PRODUCT.format(2, 3) + PRODUCT.format(4, 5), 1),
        (PRODUCT.format(2, 3) + BRANCH.format(PRODUCT.format(4, 5), PRODUCT.format(6, 7)), 1),
        (BRANCH.format(PRODUCT.format(2, 3), PRODUCT.format(4, 5)), 2),
        (f"{PRODUCT.format(2, 3)}L:\n{PRODUCT.format(4, 5)}setp.lt.u32 %p1, %r1, 7;\n@%p1 bra L;", 2),
        (SHIFTED.format(2, 3, 4), 0),
        (PRODUCT.format(5, 6) + SHIFTED.format(2, 3, 4), 1),
    ],
    ids=[
        "once",
        "twice",
        "from a block before",
        "on one way alone",
        "into a loop",
        "not a product",
        "not a product, but there",
    ],
)
def test_a_parameter_that_is_added_to_a_product_is_brought_once(body: str, times: int) -> None:
    assert brought(body) == times


def left(one: Kernel, *, shared: bool) -> list[str]:
    """What is left after folding, in order."""
    return [one.forms[step.index].mnemonic for steps in fold(one, uniform=False, shared=shared).steps for step in steps]


READ = "ld.shared.v2.u64 {%rd8, %rd9}, [%r1];\nld.shared.u32 %r2, [%r1+16];\n"
SUM = "add.s64 %rd{0}, %rd{1}, %rd3;\nst.global.u32 [%rd{0}], %r1;\n"


@pytest.mark.parametrize(
    ("offset", "made"),
    [
        ("mul.wide.s32 %rd3, %r2, 4;", "mul"),
        ("cvt.s64.s32 %rd2, %r2;\nshl.b64 %rd3, %rd2, 2;", "shl"),
        ("cvt.s64.s32 %rd3, %r2;", "cvt"),
    ],
    ids=["product", "shifted", "widened"],
)
@pytest.mark.parametrize(
    ("sums", "several"),
    [(SUM.format(4, 8), False), (SUM.format(4, 8) + SUM.format(5, 9), True), (BRANCH.format("", SUM.format(4, 8)), True)],
    ids=["one sum", "two sums", "in another block"],
)
def test_an_offset_that_several_sums_read_is_made_once(offset: str, made: str, sums: str, several: bool) -> None:
    one = kernel(f"mov.u32 %r1, %tid.x;\n{READ}{offset}\n{sums}")
    assert left(one, shared=True).count(made) == (several and made != "mul")
    assert made not in left(one, shared=False)


@pytest.mark.parametrize(("shared", "peak"), [(False, 6), (True, 7)])
def test_a_widened_value_takes_a_register_for_its_upper_half(shared: bool, peak: int) -> None:
    body = f"mov.u32 %r1, %tid.x;\n{READ}cvt.s64.s32 %rd3, %r2;\n{SUM.format(4, 8)}{SUM.format(5, 9)}st.shared.u32 [%r1], %r2;"
    one = kernel(body)
    folded = fold(one, uniform=False, shared=shared)
    held = lifetimes(folded, flow_of(one))
    assert max(most for most, _ in held.peaks) == peak


def test_offsets_are_kept_above_the_target_alone() -> None:
    offsets = [f"ld.shared.u32 %r{index}, [%r1+{4 * index}];\ncvt.s64.s32 %rd{index}, %r{index};" for index in range(10, 40)]
    sums = [f"add.s64 %rd5, %rd{base}, %rd{index};\nst.global.u32 [%rd5], %r1;" for base in (8, 9) for index in range(10, 40)]
    one = kernel("\n".join(["mov.u32 %r1, %tid.x;", READ, *offsets, *sums]))
    small = kernel("\n".join(["mov.u32 %r1, %tid.x;", READ, *offsets[:8], *sums[:8], *sums[30:38]]))
    folded = [fold(each, uniform=False, shared=shared) for each, shared in ((one, True), (small, False))]
    peaks = [
        max(peak for peak, _ in lifetimes(part, flow_of(each)).peaks) for part, each in zip(folded, (one, small), strict=True)
    ]
    assert [virtual.allocation(each, gpu()).written for each in (one, small)] == peaks
    assert peaks[0] > 60


def test_two_chains_that_read_the_same_vectors_go_on_together() -> None:
    loads = [f"ld.shared.v2.f32 {{%f{2 * index}, %f{2 * index + 1}}}, [%r1+{8 * index}];" for index in range(20)]
    sums = [f"add.f32 %f{100 + index}, %f{98 + index}, %f{index};" for index in range(2, 40)]
    one = kernel("\n".join(["mov.u32 %r1, %tid.x;", *loads, "mov.f32 %f100, %f0;", "mov.f32 %f101, %f1;", *sums]) + STORE)
    folded = fold(one, uniform=False)
    held = lifetimes(folded, flow_of(one))
    assert max(peak for peak, _ in held.peaks) > 40
    assert from_the_end(dag(folded.steps[0], held.live_in(0), held.live_out[0], folded.weight)) <= 6


STORE = "\nst.shared.v2.f32 [%r1], {%f138, %f139};"


SCALED = "mov.u32 %r9, %tid.x;\nshl.b32 %r1, %r9, 2;\nadd.s32 %r2, %r1, 8;\nld.shared.u32 %r3, [%r2];\n"


@pytest.mark.parametrize(
    ("stored", "uniform", "expected"), [("%r9", False, 2), ("%r9", True, 3), ("%r3", True, 2), ("%r1", True, 2)]
)
def test_from_sm_90_on_a_scaled_index_lives_beside_an_index_that_is_read_later(
    stored: str, uniform: bool, expected: int
) -> None:
    """``LDS R3, [R9.X4+8]`` up to sm_89, ``IMAD.SHL R1, R9, 4`` and ``LDS R3, [R1+8]`` from then on."""
    one = kernel(SCALED + f"st.shared.v2.u32 [%r2], {{%r3, {stored}}};")
    folded = fold(one, uniform=uniform)
    assert max(peak for peak, _ in lifetimes(folded, flow_of(one)).peaks) == expected


ADDED = "mov.u32 %r9, %tid.x;\n{};\nadd.s32 %r2, %r9, %r1;\nld.shared.u32 %r3, [%r2];\nst.shared.u32 [%r3], {};"


@pytest.mark.parametrize(
    ("added", "stored", "expected"),
    [
        ("ld.param.u32 %r1, [k_param_1]", "%r9", 3),
        ("ld.param.u32 %r1, [k_param_1]", "%r3", 2),
        ("mov.u32 %r1, 64", "%r9", 2),
        ("mov.u32 %r1, 64", "%r3", 2),
    ],
)
def test_an_address_of_a_parameter_and_an_index_lives_beside_an_index_that_is_read_later(
    added: str, stored: str, expected: int
) -> None:
    """``IADD R2, R9, c[…]`` and ``LDS R3, [R2]``, where a constant is written into ``LDS R3, [R9+64]``."""
    one = kernel(ADDED.format(added, stored))
    makes = [step.makes for step in fold(one, uniform=False).steps[0] if step.makes]
    assert len(makes) == expected


FACTORS = "ld.param.u64 %rd1, [k_param_0];\nld.shared.v2.u32 {%r1, %r2}, [0];\nsetp.lt.u32 %p1, %r1, 7;\n"
RESULT = "st.global.u32 [%rd1], %r5;\n"


@pytest.mark.parametrize(
    ("makes", "far", "stays"),
    [
        ("mul.lo.s32 %r3, %r1, %r2;", "add.s32 %r5, %r3, %r2;", 0),
        ("mul.lo.s32 %r3, %r1, %r2;", "sub.s32 %r4, %r2, %r3;\nadd.s32 %r5, %r3, %r4;", 0),
        ("shl.b32 %r3, %r1, 4;", "add.s32 %r5, %r3, %r2;", 0),
        ("shl.b32 %r3, %r1, %r2;", "add.s32 %r5, %r3, %r2;", 1),
        ("mul.wide.s32 %rd2, %r1, %r2;", "add.s64 %rd3, %rd1, %rd2;\nst.global.u64 [%rd1], %rd3;\nmov.u32 %r5, %r1;", 0),
        ("mul.lo.s32 %r3, %r1, %r2;", "mov.u32 %r5, %r3;", 1),
        ("mul.lo.s32 %r3, %r1, %r2;", "add.s32 %r5, %r3, %r2;\nst.global.u32 [%rd1+4], %r3;", 1),
        ("mul.lo.s32 %r3, %r1, %r2;", "add.s32 %r5, %r3, %r3;", 1),
        ("mul.lo.s32 %r3, %r1, %r2;\nmul.lo.s32 %r4, %r1, 5;", "add.s32 %r5, %r3, %r4;", 1),
        ("mul.lo.s32 %r3, %r1, %r2;\nadd.s32 %r1, %r1, 1;", "add.s32 %r5, %r3, %r1;", 1),
        ("mul.lo.s32 %r3, %r1, %r2;\nadd.s32 %r5, %r3, %r2;\nst.global.u32 [%rd1+4], %r5;", "mov.u32 %r5, %r2;", 1),
    ],
    ids=[
        "product",
        "product that two sums read",
        "shifted by a constant",
        "shifted by a register",
        "wide product",
        "no sum",
        "stored too",
        "added to itself",
        "two products in one sum",
        "a factor is written again",
        "sum in the same block",
    ],
)
def test_what_sums_of_other_blocks_alone_read_is_worked_out_there(makes: str, far: str, stays: int) -> None:
    one = kernel(f"{FACTORS}{makes}\n@%p1 bra L;\n{far}\n{RESULT}L:\n")
    kept = left(one, shared=False)
    assert sum(name in ("mul", "shl") for name in kept) == stays, kept


def test_a_product_that_a_sum_works_out_takes_no_register_in_a_loop_but_its_factors_do() -> None:
    """Four rows times four strides: 16 products, of which machine code keeps the 4 and 4 they are made of."""
    loads = "".join(f"ld.shared.u32 %r{number}, [{4 * number}];\n" for number in range(1, 9))
    pairs = [(row, stride) for row in range(1, 5) for stride in range(5, 9)]
    products = "".join(f"mul.lo.s32 %r{10 * row + stride}, %r{row}, %r{stride};\n" for row, stride in pairs)
    sums = "".join(
        f"add.s32 %r99, %r{10 * row + stride}, %r98;\nst.shared.u32 [%r98+{4 * row}], %r99;\n" for row, stride in pairs
    )
    counted = "add.s32 %r98, %r98, 4;\nsetp.lt.u32 %p1, %r98, 400;\n@%p1 bra L;"
    one = kernel(f"{loads}{products}mov.u32 %r98, 0;\nL:\n{sums}{counted}")
    folded = fold(one, uniform=False)
    assert max(peak for peak, _ in lifetimes(folded, flow_of(one)).peaks) == 8 + 2
