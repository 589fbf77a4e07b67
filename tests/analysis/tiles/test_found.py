"""What is found of kernels of tiles, against what Triton's metadata states and against what their sources say."""

import re
from pathlib import Path

import pytest

import isaview
from isaview.analysis.tiles.axis_info import constant_of, infos_of, power_of_two
from isaview.analysis.tiles.conversions import conversions
from isaview.analysis.tiles.matrix import products
from isaview.analysis.tiles.memory import memory
from isaview.analysis.tiles.pipelining import loop_loads
from isaview.analysis.tiles.program import program_of
from isaview.analysis.tiles.registers import registers
from isaview.analysis.tiles.vector_width import accesses
from isaview.analysis.tiles.work import runs, works
from isaview.gpus.hardware import find_gpu
from isaview.languages.mlir.dialect import DIALECT
from isaview.rules.samples import ttgir, ttgir_loop
from isaview.rules.tiles import more_than_the_budget

FILES = sorted((Path(__file__).parents[2] / "fixtures" / "tiles" / "pairs").glob("*.ttgir"))


def kernel_of(text):
    """The only kernel of a text, or of a fixture by its name."""
    path = next((file for file in FILES if file.stem == text), None)
    (module,) = isaview.read(path if path is not None else text)
    return module.kernels[0]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_shared_memory_is_what_triton_allocates(file):
    stated = int(re.search(r"shared = (\d+)", file.read_text())[1])
    assert memory(program_of(kernel_of(file.stem))).shared == stated


HEAD = """#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#row = #ttg.slice<{dim = 0, parent = #blocked}>
module attributes {"ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%x: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}, %s: i32) {
    %c3 = arith.constant 3 : i32
    %c8 = arith.constant 8 : i32
    %c64 = arith.constant 64 : i32
    %pid = tt.get_program_id x : i32
    %r = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #row>
"""
ROW = "tensor<64xi32, #row>"
PROVEN = [
    (f"%v = arith.addi %r, %r : {ROW}", (1, 1 << 62, 1)),
    ("%v = arith.muli %pid, %c64 : i32", (1, 64, 1)),
    ("%v = arith.muli %n, %c8 : i32", (1, 128, 1)),
    ("%v = arith.addi %n, %s : i32", (1, 1, 1)),
    ("%v = arith.divsi %c64, %c8 : i32", (1, 8, 1)),
    ("%v = arith.remsi %c64, %c3 : i32", (1, 1, 1)),
    (f"%t = tt.splat %n : i32 -> {ROW}\n    %v = arith.addi %t, %r : {ROW}", (64, 16, 1)),
    (f"%t = tt.splat %n : i32 -> {ROW}\n    %v = arith.remsi %r, %t : {ROW}", (16, 16, 1)),
    (f"%t = tt.splat %s : i32 -> {ROW}\n    %v = arith.remsi %r, %t : {ROW}", (1, 1, 1)),
    (f"%t = tt.splat %c8 : i32 -> {ROW}\n    %v = arith.divsi %r, %t : {ROW}", (1, 1, 8)),
    (f"%t = tt.splat %n : i32 -> {ROW}\n    %v = arith.cmpi slt, %r, %t : {ROW}", (1, 1, 16)),
    (f"%t = tt.splat %s : i32 -> {ROW}\n    %v = arith.cmpi slt, %r, %t : {ROW}", (1, 1, 1)),
]
"""Statements, and the contiguity, divisibility and constancy of what they make, by Triton's rules."""


@pytest.mark.parametrize(("statements", "proven"), PROVEN)
def test_numbers_are_proven_as_triton_proves_them(statements, proven):
    program = program_of(kernel_of(f"{HEAD}    {statements}\n    tt.return\n  }}\n}}\n"))
    assert infos_of(program).known["%v"][0].axis(0) == proven


@pytest.mark.parametrize(
    ("text", "number"), [("64", 64), ("-1", -1), ("true", 1), ("dense<8>", 8), ("dense<0.5>", None), ("%x", None)]
)
def test_the_number_of_an_operand(text, number):
    assert constant_of(text) == number


def test_powers_of_two():
    assert [power_of_two(number) for number in (1, 12, 0)] == [1, 4, 1 << 62]


def test_pointers_with_unknown_strides_hold_registers_and_others_share_bases():
    by_role = {}
    for variant in ("faulty", "fixed"):
        found = registers(program_of(kernel_of(f"narrow-90-{variant}")), find_gpu("H100"))
        by_role[variant] = found.roles
        assert found.peak == sum(found.roles.values())
        assert {holder.place.name for holder in found.holders} >= {"acc", "pa", "pb"}
        assert found.vector.low <= found.vector <= found.vector.high <= found.budget
    assert by_role["faulty"]["pointer"] > 3 * by_role["fixed"]["pointer"]
    assert by_role["faulty"]["accumulator"] == by_role["fixed"]["accumulator"] == 32


def test_the_buffers_of_a_pipeline_have_its_stages():
    buffers = memory(program_of(kernel_of("narrow-90-fixed"))).buffers
    assert [(buffer.place.name, buffer.stages, buffer.bytes) for buffer in buffers[:2]] == [("x", 3, 24576), ("y", 3, 24576)]
    assert buffers[0].offset != buffers[1].offset


@pytest.mark.parametrize(
    ("name", "instruction"),
    [("narrow-80", "mma m16n8k16"), ("narrow-90", "wgmma m64n64k16"), ("narrow-gfx942", "mfma m32n32k8"), ("precision-90", "")],
)
def test_the_instruction_of_a_product(name, instruction):
    (product, *_) = products(program_of(kernel_of(f"{name}-faulty")))
    assert product.instruction == instruction
    assert product.flops == 2 * product.shape[0] * product.shape[1] * product.shape[2]


def test_conversions_that_pass_shared_memory_say_how_many_bytes():
    found = [each for each in conversions(program_of(kernel_of("narrow-90-fixed"))) if each.what == "convert"]
    assert [(each.kind, each.bytes) for each in found if each.kind == "shared"] == [("shared", 64 * 64 * 2)]


def test_the_work_of_an_iteration_is_that_of_its_product_and_loads():
    kernel = kernel_of("narrow-90-fixed")
    work = max(works(kernel), key=lambda work: work.operations["matrix fp16"])
    assert work.operations["matrix fp16"] * 4 == 2 * 64**3
    assert work.bytes["global", "load"] * 4 == work.bytes["shared", "store"] * 4 == 2 * 64 * 64 * 2
    assert [trips.exact for trips in runs(kernel).values()] == [None]


SUMMED = """%v = arith.sitofp %given : tensor<64x64xi32, #rows> to tensor<64x64xf32, #rows>
%s = "tt.reduce"(%v) <{axis = 1 : i32}> ({
^bb0(%p: f32, %q: f32):
  %t = arith.addf %p, %q : f32
  tt.reduce.return %t : f32
}) : (tensor<64x64xf32, #rows>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #rows}>>
"""


def test_a_sum_over_twice_as_many_rows_is_twice_the_work_however_many_steps_lanes_take_to_meet():
    given = ", %given: tensor<64x64xi32, #rows>"
    text = ttgir(SUMMED, given)
    small, large = (
        sum(work.operations["fp32"] for work in works(kernel_of(version.encode())))
        for version in (text, text.replace("64x64x", "128x64x").replace("<64xf32", "<128xf32"))
    )
    assert small and large == 2 * small


def test_descriptors_and_scalars_have_no_width_to_blame():
    found = accesses(program_of(kernel_of("scale-80-faulty")))
    assert [access.lane_bytes for access in found if access.place.name == "z"] == [2]
    assert not [access for access in found if access.place.name == "z" and access.forbids]


def test_words_of_operations_are_those_of_the_language():
    program = program_of(kernel_of("narrow-90-fixed"))
    assert DIALECT.level == "tiles" and {"offset", "range", "mul", "add"} <= {each.word for each in program.operations}


SPLIT = """ttg.warp_specialize(%given) attributes {{requestedRegisters = array<i32: {}>}}
default {{
  ttg.warp_yield
}}
partition0(%tile: tensor<64x64xi32, #rows>) num_warps(4) {{
  %v = arith.sitofp %tile : tensor<64x64xi32, #rows> to tensor<64x64xf32, #rows>
  %w = arith.addf %v, %v : tensor<64x64xf32, #rows>
  ttg.warp_return
}} : (tensor<64x64xi32, #rows>) -> ()
"""


@pytest.mark.parametrize(("requested", "is_short"), [(24, True), (232, False)])
def test_a_part_that_requests_fewer_registers_than_its_tensors_hold_is_named(requested, is_short):
    text = ttgir(SPLIT.format(requested), ", %given: tensor<64x64xi32, #rows>")
    first, second = registers(program_of(kernel_of(text.encode())), find_gpu("H100")).parts
    assert first.asked.value is None and not first.is_short
    assert (second.warps, second.asked.value, second.held.value, second.is_short) == (4, requested, 32, is_short)


COMPUTED = "%v = arith.{0} %given, %given : tensor<64x64xi{1}, #rows>\n"
CROSSED = COMPUTED.format("muli", 32) + "%w = ttg.convert_layout %v : tensor<64x64xi32, #rows> -> tensor<64x64xi32, {0}>\n"
SWAPPED = "#ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>"


@pytest.mark.parametrize(
    ("body", "bits", "slots"),
    [
        (COMPUTED.format("muli", 8), 8, 32),
        (COMPUTED.format("muli", 32), 32, 32),
        (SUMMED, 32, 32 + 32 + 2 * 2 * 2),
        (CROSSED.replace("{0}", SWAPPED), 32, 32 + 3 * 32),
    ],
)
def test_a_lane_issues_for_each_element_and_for_what_lanes_exchange(body, bits, slots):
    """A lane has 32 elements in 2 rows, which 4 lanes share."""
    kernel = kernel_of(ttgir(body, f", %given: tensor<64x64xi{bits}, #rows>").encode())
    assert sum(work.slots["issue"] for work in works(kernel)) == slots


ATOMIC = """%r = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #line>
%p = tt.splat %to : !tt.ptr<NUMBER> -> tensor<1024x!tt.ptr<NUMBER>, #line>
%q = tt.addptr %p, %r : tensor<1024x!tt.ptr<NUMBER>, #line>, tensor<1024xi32, #line>
%o = tt.atomic_rmw add, acq_rel, gpu, %q, %given : (tensor<1024x!tt.ptr<NUMBER>, #line>, tensor<1024xNUMBER, #line>) -> RESULT
""".replace("RESULT", "tensor<1024xNUMBER, #line>")
ADDED = ", %to: !tt.ptr<NUMBER>, %given: tensor<1024xNUMBER, #line>"


@pytest.mark.parametrize(("target", "number", "widest"), [("cuda:90", "i32", 4), ("cuda:90", "f32", 16), ("cuda:80", "f32", 4)])
def test_atomic_operations_are_as_wide_as_targets_have_them(target, number, widest):
    text = ttgir(ATOMIC, ADDED, target).replace("NUMBER", number)
    assert accesses(program_of(kernel_of(text.encode())))[-1].widest == widest


def test_tensors_that_hold_more_than_a_lane_can_have_stand_first():
    for text, is_over in ((more_than_the_budget.BAD, True), (more_than_the_budget.GOOD, False)):
        held = registers(program_of(kernel_of(text.encode())), find_gpu("A100"))
        assert held.is_over == is_over == (held.unfolded > held.budget.value)
        assert ("too many registers" in str(isaview.report(text.encode()))) == is_over


POINTED = """%p = tt.splat %to : !tt.ptr<i32> -> tensor<1x!tt.ptr<i32>, #line>
%b = ttg.local_alloc : () -> !ttg.memdesc<1x1xi32, #shared, #smem, mutable>
%slot = ttg.memdesc_index %b[%c0] : !ttg.memdesc<1x1xi32, #shared, #smem, mutable> -> BUFFER
%first = ttg.async_copy_global_to_local %p, %slot : tensor<1x!tt.ptr<i32>, #line> -> <1xi32, #shared, #smem, mutable>
%sent = ttg.async_commit_group tokens %first
""".replace("BUFFER", "!ttg.memdesc<1xi32, #shared, #smem, mutable>")
AWAITED = """%done = ttg.async_wait %held {num = 0 : i32}
%x = ttg.local_load %slot token %done : !ttg.memdesc<1xi32, #shared, #smem, mutable> -> tensor<1xi32, #line>
%next = ttg.async_copy_global_to_local %p, %slot : tensor<1x!tt.ptr<i32>, #line> -> <1xi32, #shared, #smem, mutable>
%put = ttg.async_commit_group tokens %next
scf.yield %put : !ttg.async.token
"""


def test_a_single_number_runs_ahead_as_tiles_do():
    text = ttgir_loop(AWAITED, POINTED, "iter_args(%held = %sent) -> (!ttg.async.token)", arguments=", %to: !tt.ptr<i32>")
    ((_, loads),) = loop_loads(program_of(kernel_of(text.encode())))
    assert list(loads.values()) == [1]
