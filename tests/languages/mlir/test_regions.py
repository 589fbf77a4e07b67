"""Regions of MLIR as control flow: what a kernel of a few lines is, an instruction a row."""

import pytest

from isaview import read
from isaview.flow.graph import flow_of
from isaview.flow.liveness import liveness_of
from tests.support.model_text import rows


def kernel(body, head="tt.func public @k(%a: i32, %b: i32, %c: i1, %x: tensor<32xf32>)"):
    (module,) = read(f"module {{\n  {head} {{\n{body}\n    tt.return\n  }}\n}}\n")
    (found,) = module.kernels
    assert found.complete, found.unread
    return found


LOOP = """    %0:2 = scf.for %i = %a to %b step %a iter_args(%s = %x, %n = %a) -> (tensor<32xf32>, i32)  : i32 {
      %1 = arith.addf %s, %s : tensor<32xf32>
      %2 = arith.addi %n, %i : i32
      scf.yield %1, %2 : tensor<32xf32>, i32
    } {tt.num_stages = 3 : i32} loc("k.py":7:3)
    %3 = arith.addi %0#1, %0#1 : i32"""
GENERIC = """    %0:2 = "scf.for"(%a, %b, %a, %x, %a) ({
    ^bb0(%i: i32, %s: tensor<32xf32>, %n: i32):
      %1 = "arith.addf"(%s, %s) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
      %2 = "arith.addi"(%n, %i) : (i32, i32) -> i32
      "scf.yield"(%1, %2) : (tensor<32xf32>, i32) -> ()
    }) {tt.num_stages = 3 : i32} : (i32, i32, i32, tensor<32xf32>, i32) -> (tensor<32xf32>, i32) loc("k.py":7:3)
    %3 = arith.addi %0#1, %0#1 : i32"""
IN_THE_LOOP = [
    "arith.addf %1 <- %s %s",
    "arith.addi %2 <- %n %i",
    "scf.yield %i %s %n <- %1 %2 %a %b %a %i | branch 1.0",
    "1.end:",
    "arith.addi %3 <- %n %n",
    "tt.return <- | return",
]
IF = """    %0 = scf.if %c -> (i32) {
      %1 = arith.addi %a, %a : i32
      scf.yield %1 : i32
    } else {
      %1 = arith.addi %b, %b : i32
      scf.yield %1 : i32
    }
    %2 = arith.addi %0, %0 : i32"""
BARE_IF = """    scf.if %c {
      tt.store %a, %b : i32
    }"""
SWITCH = """    %0 = scf.index_switch %a -> i32
    case 2 {
      scf.yield %a : i32
    }
    default {
      scf.yield %b : i32
    }
    %2 = arith.addi %0, %0 : i32"""
WHILE = """    %0:2 = scf.while (%s = %a, %t = %b) : (i32, i32) -> (i32, i32) {
      %1 = arith.cmpi slt, %s, %t : i32
      scf.condition(%1) %t, %s : i32, i32
    } do {
    ^bb0(%u: i32, %v: i32):
      %1 = arith.addi %u, %v : i32
      scf.yield %1, %u : i32, i32
    }
    %2 = arith.addi %0#0, %0#1 : i32"""
REDUCE = """    %0 = "tt.reduce"(%x) <{axis = 0 : i32}> ({
    ^bb0(%l: f32, %r: f32):
      %1 = arith.addf %l, %r : f32
      tt.reduce.return %1 : f32
    }) : (tensor<32xf32>) -> f32
    %2 = arith.addf %0, %0 : f32"""
BLOCKS = """    cf.cond_br %c, ^bb1(%a : i32), ^bb2
  ^bb1(%n: i32):  // pred: ^bb0
    %0 = arith.addi %n, %n : i32
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1"""
PARTS = """    ttg.warp_specialize(%a, %b)
    default {
      %0 = arith.addi %a, %a : i32
      ttg.warp_yield
    }
    partition0(%0: i32, %1: i32) num_warps(2) {
      %2 = arith.addi %0, %1 : i32
      ttg.warp_return
    } : (i32, i32) -> ()"""
KERNELS = {
    "loop": (LOOP, ["scf.for %i %s %n <- %a %b %a %x %a", "1.0:", *IN_THE_LOOP]),
    "generic loop": (GENERIC, ["scf.for <- %a %b %a %x %a", "1.0:", "1.bb0:", *IN_THE_LOOP]),
    "if": (
        IF,
        [
            "scf.if <- %c | branch 1.1",
            "1.0:",
            "arith.addi %1 <- %a %a",
            "scf.yield %0 <- %1 | jump 1.end",
            "1.1:",
            "arith.addi %1@2 <- %b %b",
            "scf.yield %0 <- %1@2 | jump 1.end",
            "1.end:",
            "arith.addi %2 <- %0 %0",
            "tt.return <- | return",
        ],
    ),
    "if without else": (
        BARE_IF,
        ["scf.if <- %c | branch 1.1", "1.0:", "tt.store <- %a %b", "scf.yield <- | jump 1.end", "1.1:", "1.end:",
         "tt.return <- | return"],
    ),
    "switch": (
        SWITCH,
        ["scf.index_switch <- %a | switch 1.0 1.1", "1.0:", "scf.yield %0 <- %a | jump 1.end", "1.1:",
         "scf.yield %0 <- %b | jump 1.end", "1.end:", "arith.addi %2 <- %0 %0", "tt.return <- | return"],
    ),
    "while": (
        WHILE,
        [
            "scf.while %s %t <- %a %b",
            "1.0:",
            "arith.cmpi %1 <- %s %t",
            "scf.condition %0#0 %0#1 <- %1 %t %s | branch 1.end",
            "1.1:",
            "1.bb0:",
            "arith.addi %1@2 <- %0#0 %0#1",
            "scf.yield %s %t <- %1@2 %0#0 | jump 1.0",
            "1.end:",
            "arith.addi %2 <- %0#0 %0#1",
            "tt.return <- | return",
        ],
    ),
    "reduction": (
        REDUCE,
        ["arith.addf * %1 <- %l %r", "tt.reduce.return * <- %1", "tt.reduce %0 <- %x", "arith.addf %2 <- %0 %0",
         "tt.return <- | return"],
    ),
    "blocks": (
        BLOCKS,
        ["cf.cond_br <- %c %a | switch bb1 bb2", "bb1:", "arith.addi %0 <- %n %n", "cf.br <- | jump bb2", "bb2:",
         "tt.return <- | return"],
    ),
    "parts of the group": (
        PARTS,
        [
            "ttg.warp_specialize.partitions <-",
            "ttg.warp_specialize <- %a %b | switch 1.0 1.1",
            "1.0:",
            "arith.addi %0 <- %a %a",
            "ttg.warp_yield <- | jump 1.end",
            "1.1:",
            "arith.addi %2 <- %a %b",
            "ttg.warp_return <- | jump 1.end",
            "1.end:",
            "tt.return <- | return",
        ],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("body", "expected"), KERNELS.values(), ids=KERNELS)
def test_regions_become_control_flow(body, expected):
    assert rows(kernel(body)) == expected


@pytest.mark.parametrize("body", [LOOP, GENERIC])
def test_a_loop_is_found_and_what_it_hands_on_lives_through_it(body):
    found = kernel(body)
    (loop,) = flow_of(found).loops
    alive = {found.registers[number].name for number in liveness_of(found).live_at(2)}
    assert len(loop.blocks) == 1 and {"%a", "%b", "%i"} <= alive


@pytest.mark.parametrize("body", [LOOP, GENERIC])
def test_a_loop_has_the_attributes_and_the_position_behind_its_region(body):
    head = kernel(body).instruction(0)
    assert head.form.tensors.attribute("tt.num_stages") == "3 : i32"
    assert str(head.position) == "k.py:7"


def test_a_part_of_the_group_has_its_own_warps():
    text = PARTS.replace(
        "%2 = arith.addi %0, %1 : i32", "%2 = arith.constant 1 : i32\n      %3 = math.exp %x : tensor<256xf32>"
    )
    head = (
        'module attributes {"ttg.num-warps" = 8 : i32, "ttg.threads-per-warp" = 32 : i32} {\n  tt.func @k(%a: i32, %b: i32) {\n'
    )
    (found,) = read(f"{head}{text}\n    %9 = math.exp %x : tensor<256xf32>\n    tt.return\n  }}\n}}\n")[0].kernels
    bits = [register.bits for one in found.instructions if one.opcode == "math.exp" for register in one.writes]
    assert bits == [256 // 64 * 32, 32]
    assert [note for notes in found.notes.values() for note in notes] == [("num_warps", "2"), ("num_warps", "8")]


def test_sibling_regions_may_use_a_name_for_values_of_other_types():
    found = kernel(
        IF.replace("%1 = arith.addi %b, %b : i32", "%1 = arith.extsi %b : i32 to i64").replace(
            "%1 : i32\n    }\n", "%1 : i64\n    }\n"
        )
    )
    assert {(one.name, one.bits) for one in found.registers} >= {("%1", 32), ("%1@2", 64)}
