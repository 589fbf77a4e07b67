"""Predicates beyond those that their file holds, and logic that other logic works out."""

from __future__ import annotations

import pytest

from isaview.analysis.registers.ptxas import estimate as virtual
from isaview.analysis.registers.ptxas.flags import HELD, in_registers
from isaview.analysis.registers.ptxas.folding import fold
from isaview.analysis.registers.schedule.lifetimes import lifetimes
from isaview.analysis.registers.schedule.schedule import depth_first, from_the_end, from_the_start, shortest
from isaview.flow.graph import flow_of
from isaview.model.kernel import Kernel
from tests.support.virtual_kernels import gpu, kernel, made

ADDRESSES = """ld.param.u64 %rd1, [k_param_0];
ld.param.u32 %r1, [k_param_1];
mov.u32 %r2, %tid.x;
mul.wide.u32 %rd3, %r2, 4;
add.s64 %rd4, %rd1, %rd3;
"""


def masked(count: int, times: int) -> Kernel:
    """So many values are loaded and compared, which guards as many stores behind a barrier, and again behind each other."""
    lines = []
    for number in range(count):
        lines.append(f"ld.global.u32 %r{10 + number}, [%rd4+{512 * number}];")
        lines.append(f"setp.lt.s32 %p{number}, %r{10 + number}, %r1;")
    for time in range(times):
        lines.append("bar.sync 0;")
        lines += [f"@%p{number} st.global.u32 [%rd4+{65536 * (time + 1) + 512 * number}], %r2;" for number in range(count)]
    return kernel(ADDRESSES + "\n".join(lines))


@pytest.mark.parametrize(
    ("count", "times", "beyond"),
    [(4, 2, 0), (HELD, 2, 0), (HELD + 1, 2, 1), (32, 2, 32 - HELD), (32, 1, 0), (32, 3, 32 - HELD)],
)
def test_predicates_beyond_their_file_lie_in_registers(count: int, times: int, beyond: int) -> None:
    """A comparison that is read once is made where it is read, however early the text makes it."""
    assert len(in_registers(masked(count, times))) == beyond


def test_those_that_are_read_last_lie_in_registers() -> None:
    one = masked(HELD + 2, 2)
    names = {one.registers[number].name for number in in_registers(one)}
    assert names == {f"%p{HELD}", f"%p{HELD + 1}"}


def test_a_predicate_that_lives_across_blocks_counts_in_each() -> None:
    made_first = "\n".join(
        f"ld.global.u32 %r{10 + number}, [%rd4+{4 * number}];\nsetp.lt.s32 %p{number}, %r{10 + number}, %r1;"
        for number in range(12)
    )
    read_last = "\n".join(f"@%p{number} st.global.u32 [%rd4+{512 + 4 * number}], %r2;" for number in range(12))
    loop = "mov.u32 %r5, 0;\nagain:\nadd.u32 %r5, %r5, 1;\nsetp.lt.u32 %p50, %r5, %r1;\n@%p50 bra again;"
    assert len(in_registers(kernel(f"{ADDRESSES}{made_first}\n{loop}\n{read_last}"))) == 12 - HELD


@pytest.mark.parametrize(("count", "registers"), [(6, 12), (8, 14), (12, 18), (16, 23), (24, 30)])
def test_each_predicate_more_costs_a_register(count: int, registers: int) -> None:
    """What ptxas 13.0 and 13.5 give on sm_80, to within two registers; without them 24 were estimated at 14."""
    assert abs(virtual.allocation(masked(count, 2), gpu()).registers - registers) <= 2


MADE = "ld.global.u64 %rd6, [%rd4];\nand.b32 %r3, %r2, 7;\n"


def rows(count: int) -> str:
    """Wide offsets of so many rows: one base, one lane, a constant each; each is compared and guards a store."""
    lines = [f"or.b32 %r{10 + row}, %r3, {8 * row};\ncvt.u64.u32 %rd{10 + row}, %r{10 + row};" for row in range(1, count)]
    lines += [f"or.b64 %rd{50 + row}, %rd6, %rd{10 + row};" for row in range(1, count)]
    lines.append("bar.sync 0;")
    for row in range(1, count):
        lines.append(f"setp.lt.s64 %p1, %rd{50 + row}, %rd1;\n@%p1 st.global.u32 [%rd4+{512 * row}], %r2;")
    return ADDRESSES + MADE + "\n".join(lines)


def test_rows_of_one_base_are_made_of_it_where_they_are_read() -> None:
    """48 such rows take 12 registers with ptxas 13.0 and 13.5 on sm_80, as 16 do: `LOP3.LUT R0, R2, 0x8, R7, 0xfe`."""
    one = kernel(rows(33))
    assert shortest(made(rows(33))) <= 10
    lives = lifetimes(fold(one, uniform=False), flow_of(one))
    assert lives.peaks[0][0] <= 40  # one register a row as written, not five


@pytest.mark.parametrize(
    ("reader", "stays"),
    [
        ("or.b32 %r5, %r4, %r2;", False),
        ("and.b32 %r5, %r4, %r2;", False),
        ("xor.b32 %r5, %r2, %r4;", False),
        ("or.b32 %r5, %r4, 64;", True),
        ("add.u32 %r5, %r4, %r2;", True),
        ("or.b32 %r6, %r4, %r2;\nadd.u32 %r5, %r6, %r4;", True),
    ],
)
def test_logic_of_two_registers_takes_in_a_constant(reader: str, stays: bool) -> None:
    body = f"{ADDRESSES}ld.global.u32 %r3, [%rd4];\nor.b32 %r4, %r3, 8;\n{reader}\nst.global.u32 [%rd4], %r5;"
    one = kernel(body)
    lines = [one.forms[step.index].opcode for steps in fold(one, uniform=False).steps for step in steps]
    assert len([line for line in lines if line.startswith(("or", "and", "xor", "add.u32"))]) == (2 if stays else 1) + (
        reader.count("\n")
    )


def test_one_result_is_done_before_the_next_where_all_read_one_pair() -> None:
    """Addresses of rows of one base and one more pair: the other orders begin them all, as beginning one gains nothing.

    ptxas does one after the other: a kernel of Triton with 64 such rows, of which the largest is taken, is given 32 on sm_80.
    """
    rows = range(1, 15)
    lines = ["ld.global.u64 %rd5, [%rd4+8];\nld.global.u64 %rd7, [%rd4+16];\nmov.f32 %f100, 0f00000000;"]
    lines += [f"or.b32 %r{10 + row}, %r3, {8 * row};\ncvt.u64.u32 %rd{10 + row}, %r{10 + row};" for row in rows]
    lines += [f"or.b64 %rd{25 + row}, %rd6, %rd{10 + row};" for row in rows]
    lines += [f"mul.lo.s64 %rd{40 + row}, %rd{25 + row}, %rd1;" for row in rows]
    lines += [f"add.s64 %rd{55 + row}, %rd5, %rd{40 + row};\nadd.s64 %rd{70 + row}, %rd{55 + row}, %rd7;" for row in rows]
    lines += [f"ld.global.f32 %f{row}, [%rd{70 + row}];" for row in rows]
    lines += [f"max.f32 %f{100 + row}, %f{99 + row}, %f{row};" for row in rows]
    block = made(ADDRESSES + MADE + "\n".join([*lines, f"st.shared.f32 [%r2], %f{100 + rows[-1]};"]))
    assert shortest(block) == depth_first(block) <= 14
    assert min(from_the_end(block), from_the_end(block, recent=False), from_the_start(block)) >= 20
    assert depth_first(block, 8) >= 8
