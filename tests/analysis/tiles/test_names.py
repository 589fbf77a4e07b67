"""What a tile is called, who is to blame for a narrow access, and the threads of a group in parts: by small texts."""

import pytest

import isaview
from isaview.analysis.tiles.program import program_of
from isaview.analysis.tiles.vector_width import accesses
from isaview.rules.samples import FLAT, STEPPED, ttgir, ttgir_loop
from isaview.rules.tiles import factors_through_registers, idle_partitions, unpipelined_loads
from tests.analysis.tiles.test_accusations import messages

COLUMNS = STEPPED.replace("#rows", "#columns").replace("tt.broadcast %o2", "tt.broadcast %e2")
STORE = "%v = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #columns>\n"
STORE += "tt.store %at, %v : tensor<64x64x!tt.ptr<f16>, #columns>\n"
SHIFTED = """%c1 = arith.constant 1 : i32
%n1 = arith.addi %n, %c1 : i32
%far = arith.muli %n1, %length : i32
%b = tt.addptr %a, %far : !tt.ptr<f16>, i32
"""
GATHERED = """%ri = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #along>
%pi = tt.splat %a : !tt.ptr<f16> -> tensor<64x!tt.ptr<f16>, #along>
%qi = tt.addptr %pi, %ri : tensor<64x!tt.ptr<f16>, #along>, tensor<64xi32, #along>
%hi = tt.load %qi : tensor<64x!tt.ptr<f16>, #along>
%li = arith.fptosi %hi : tensor<64xf16, #along> to tensor<64xi32, #along>
%ei = tt.expand_dims %li {axis = 1 : i32} : tensor<64xi32, #along> -> tensor<64x1xi32, #rows>
%si = tt.splat %pitch : i32 -> tensor<64x1xi32, #rows>
%oi = arith.muli %ei, %si : tensor<64x1xi32, #rows>
%wi = tt.broadcast %oi : tensor<64x1xi32, #rows> -> tensor<64x64xi32, #rows>
%to = tt.addptr %at, %wi : tensor<64x64x!tt.ptr<f16>, #rows>, tensor<64x64xi32, #rows>
%y = tt.load %to : tensor<64x64x!tt.ptr<f16>, #rows>
""".replace("#along", "#ttg.slice<{dim = 1, parent = #rows}>")
WIDTHS = {
    "layout of another": (COLUMNS + STORE, ", %step: i32", [("layout", "")]),
    "factor of an argument": (
        SHIFTED + FLAT.replace("%a :", "%b :") + "%y = tt.load %flat : tensor<1024x!tt.ptr<f16>, #line>\n",
        ", %length: i32",
        [("no_divisibility", "length")],
    ),
    "loaded index": (STEPPED + GATHERED, ", %step: i32, %pitch: i32", [("unknown_stride", "step")]),
}


def program_in(text):
    return program_of(isaview.read(text)[0].kernels[0])


@pytest.mark.parametrize("case", WIDTHS)
def test_what_forbids_more_bytes(case):
    body, arguments, wanted = WIDTHS[case]
    access = accesses(program_in(ttgir(body, arguments)))[-1]
    assert [(reason.name, reason.argument) for reason in access.forbids] == wanted and access.lane_bytes == 2


def test_a_load_inside_of_a_statement_has_the_name_of_its_pointers():
    lines = unpipelined_loads.BAD.replace("  // ISA901", "").splitlines()
    named = [f'{line} loc("sum"("k.py":3:1))' if " = tt.load" in line or "%next = " in line else line for line in lines]
    program = program_in("\n".join(named).replace("%at", "%rows_7"))
    load = next(each for each in program.operations if each.form.mnemonic == "tt.load")
    assert program.place(load).name == "rows"


def test_an_argument_of_a_loop_has_the_name_of_what_follows_it():
    of = "tensor<64x64xf32, #mma>"
    body = f'%x = arith.addf %arg9, %arg9 : {of} loc("total"("k.py":3:1))\nscf.yield %x : {of}\n'
    program = program_in(ttgir_loop(body, carried="iter_args(%arg9 = %zero) -> (tensor<64x64xf32, #mma>)"))
    assert [program.display_name(each.name) for loop in program.loops for each in loop.carried] == ["total"]


def test_a_scale_of_rows_is_no_second_factor():
    text = factors_through_registers.BAD
    line = next(line for line in text.splitlines() if "= arith.addf %x, %x" in line)
    factor = line.rpartition(": ")[2]
    few = factor.replace("64x64xf16", "64x1xf16")
    pointers = few.replace("f16", "!tt.ptr<f16>")
    scale = f"%p = tt.splat %a : !tt.ptr<f16> -> {pointers}\n%s = tt.load %p : {pointers}\n"
    scale += f"%t = tt.broadcast %s : {few} -> {factor}\n%y = arith.mulf %x, %t : {factor}"
    assert "ISA908" in messages(text.replace(line, scale))


def test_a_group_in_parts_has_the_threads_of_all_its_parts():
    (module,) = isaview.read(idle_partitions.BAD)
    (kernel,) = module.kernels
    parts = sum(warps for _, warps in program_of(kernel).parts[1:])
    own = program_of(kernel).warps
    assert own == 4 and kernel.stated["required_threads"].value == (own + -(-parts // 4) * 4) * 32
