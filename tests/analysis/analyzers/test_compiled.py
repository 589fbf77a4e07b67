"""What a compiler did with a text: loops by their source lines, repeated bodies, joined accesses, values made again."""

from __future__ import annotations

import re

import pytest

import isaview
from isaview.analysis.stages.changes import joined_accesses, recomputed_values
from isaview.analysis.stages.loops import copies_of, fully_unrolled, lines_of, pair_loops
from isaview.flow.graph import flow_of
from tests.conftest import SAMPLES

PTX, SASS = SAMPLES / "softmax.nvcc-lineinfo.sm_90.ptx", SAMPLES / "softmax.nvdisasm.sm_90.sass"


def compiled(text, code):
    """The report of machine code whose text is at hand."""
    (text,), (code,) = isaview.read(text), isaview.read(code)
    code.made_of = text
    return isaview.report([code], asked=("compiled",), strict=True).kernels


def test_softmax_is_repeated_joined_and_made_again():
    """As read in the listings: rows are walked four at a time, 32 partial sums come in eight loads of 16 B."""
    found = {kernel.name: kernel.results["compiled"] for kernel in compiled(PTX, SASS)}
    for one, count in ((found["_Z7softmaxILi1024EEvPKfPfi"], 64), (found["_Z7softmaxILi128EEvPKfPfi"], 8)):
        assert [loop.copies.value for loop in one.loops] == [1, 4, 1, 4, 1, 1]
        assert [loop.source for loop in one.loops[::2]] == [f"src/softmax.cu:{line}" for line in (22, 30, 37)]
        (shared,) = one.joined
        assert (shared.space, shared.kind, shared.loop) == ("shared", "load", None)
        assert (shared.count, shared.joined, shared.bytes) == (count, count // 4, 4 * count)
        assert {again.of: len(again.lines) for again in one.made_again} == {"c[0x0][0x210]": 5, "c[0x0][0x220]": 2}
        assert one.laid_out == () and one.not_paired == ""


@pytest.mark.parametrize(("name", "copies"), [("sum", [1, 1]), ("largest", [1]), ("histogram", [])])
def test_without_source_lines_loops_of_the_same_nest_are_paired_where_each_body_is_a_whole_number_of_the_other(name, copies):
    """In the histogram the loops that clear and count stand in another order."""
    kernels = compiled(SAMPLES / "reduce.nvcc.sm_90.ptx", SAMPLES / "reduce.cuobjdump.sm_80.sass")
    (result,) = (kernel.results["compiled"] for kernel in kernels if kernel.name == name)
    assert [loop.copies.value for loop in result.loops] == copies
    assert result.laid_out == () and ("source lines" in result.not_paired) == (not copies)


LINED = [path.name for path in sorted(SAMPLES.glob("*.ptx")) if re.search(r"\.loc\s", path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("name", LINED)
def test_a_text_is_made_of_itself(name):
    """Every loop that does more than count and wait is its own, no body is repeated, and nothing is joined or laid out."""
    for kernel in isaview.read(SAMPLES / name).kernels():
        found = pair_loops(kernel, kernel)
        loops = [loop.index for loop in flow_of(kernel).loops if lines_of(kernel, loop)]
        assert [(pair.code, pair.text) for pair in found] == [(at, at) for at in loops]
        assert fully_unrolled(kernel, kernel, found) == []
        assert {pair.copies for pair in found} <= {1, None} and joined_accesses(kernel, kernel, found) == []


HEAD = '.version 8.0\n.target sm_90\n.address_size 64\n.file 1 "k.cu"\n.visible .entry k(.param .u64 a)\n{\n'
TEXT = f"""{HEAD}.reg .b32 %r<9>;
.reg .f32 %f<9>;
.reg .b64 %rd<9>;
.reg .pred %p<3>;
.loc 1 1 1
ld.param.u64 %rd1, [a];
mov.u32 %r1, 0;
L:
.loc 1 2 1
ld.global.f32 %f1, [%rd1];
add.f32 %f2, %f2, %f1;
.loc 1 3 1
add.s64 %rd1, %rd1, 4;
add.s32 %r1, %r1, 1;
setp.lt.s32 %p1, %r1, 4;
@%p1 bra L;
.loc 1 4 1
st.global.f32 [%rd1], %f2;
ret;
}}
"""


def machine_code(*lines):
    """A listing; an instruction may have its source line in front of it."""
    pieces = ['\t.target\tsm_90\n\t.section\t.text.k\n\t.type k,@function\n\t.other k,@"STO_CUDA_ENTRY"\nk:\n']
    address = 0
    for line in lines:
        place, _, text = line.rpartition("|")
        pieces += [f'\t//## File "k.cu", line {place}\n'] if place else []
        if text.endswith(":"):
            pieces.append(f"{text}\n")
            continue
        pieces.append(f"        /*{address:04x}*/                   {text} ;\n")
        address += 16
    return "".join(pieces)


LOAD, ADD = "LDG.E R4, desc[UR4][R2.64]", "FADD R5, R5, R4"
LAID_OUT = machine_code("2|" + LOAD, ADD, LOAD, ADD, LOAD, ADD, LOAD, ADD, "4|STG.E desc[UR4][R2.64], R5", "EXIT")
REST = ("ISETP.NE.AND P0, PT, R6, RZ, PT", "@P0 BRA `(.L_x_0)", "4|STG.E desc[UR4][R2.64], R5", "EXIT")


def of(code):
    return compiled(TEXT, code)[0].results["compiled"]


def test_a_loop_that_is_none_any_more_is_laid_out():
    found = of(LAID_OUT)
    assert [(one.text_header, one.source) for one in found.laid_out] == [("L", "k.cu:2")] and found.loops == ()


@pytest.mark.parametrize(
    ("loads", "copies", "loads_joined"),
    [
        ([LOAD, ADD], 1, []),
        ([LOAD, ADD] * 3, 3, []),
        (["LDG.E.128 R8, desc[UR4][R2.64]", ADD, ADD, ADD, ADD], 4, [(4, 1, 16)]),
        (["LDG.E.64 R8, desc[UR4][R2.64]", ADD, ADD, "LDG.E.64 R8, desc[UR4][R2.64+0x8]", ADD, ADD], 4, [(4, 2, 16)]),
        ([LOAD, ADD, ADD], 1, []),
        ([LOAD, ADD, ADD, ADD, "LDG.E.64 R8, desc[UR4][R2.64]"], 3, [(3, 2, 12)]),
        (["LDG.E.64 R8, desc[UR4][R2.64]", ADD, ADD, ADD], 2, [(2, 1, 8)]),
    ],
)
def test_how_often_a_body_is_repeated_and_what_is_joined_in_it(loads, copies, loads_joined):
    found = of(machine_code(".L_x_0:", "2|" + loads[0], *loads[1:], *REST))
    (loop,) = found.loops
    assert (loop.header, loop.text_header, loop.copies.value, loop.copies.origin) == (".L_x_0", "L", copies, "counted")
    assert [(one.count, one.joined, one.bytes) for one in found.joined] == loads_joined


RATIOS = [
    ([], None),
    ([1.0, 1.0], 1),
    ([4.0, 6.67], 4),
    ([1.0, 6.0], 1),
    ([0.5, 1.0], 1),
    ([0.5, 0.5], None),
    ([2.5, 3.3], None),
    ([2.0, 2.0, 7.0], 2),
    ([1.4, 2.6, 3.0], None),
]


@pytest.mark.parametrize(("ratios", "copies"), RATIOS)
def test_most_of_what_a_body_does_has_to_agree(ratios, copies):
    assert copies_of(ratios) == copies


def test_a_clock_that_is_read_twice_is_no_value_made_again():
    lines = [
        "S2R R0, SR_TID.X",
        "CS2R R2, SR_CLOCKLO",
        "S2R R1, SR_TID.X",
        "CS2R R4, SR_CLOCKLO",
        "@P0 S2R R1, SR_TID.X",
        "EXIT",
    ]
    (kernel,) = isaview.read(machine_code(*lines)).kernels()
    assert [(again.of, again.lines) for again in recomputed_values(kernel)] == [
        ("SR_TID.X", (kernel.lines[0], kernel.lines[2]))
    ]


def test_a_text_has_nothing_that_is_made_again():
    assert all(recomputed_values(kernel) == [] for kernel in isaview.read(PTX).kernels())
