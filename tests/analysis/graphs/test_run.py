"""What a run of a graph does: what is folded, chosen, shared by chips, written in place, or read again in each iteration."""

from __future__ import annotations

import pytest

import isaview
from isaview.analysis.graphs.work import function_work, works
from isaview.reports.report import report
from isaview.views.analyses.graph import sections

BF = "tensor<8x4xbf16>"


def function(lines, arguments="%a: tensor<8x4xf32>", result="tensor<8x4xf32>", head=""):
    body = "\n".join(f"    {line}" for line in lines)
    return f"module @m {head}{{\n  func.func public @main({arguments}) -> ({result}) {{\n{body}\n  }}\n}}\n"


def work_of(text):
    module = isaview.read(text)[0]
    assert not module.diagnostics, module.diagnostics[:2]
    entry = next(kernel for kernel in module.kernels if kernel.is_entry)
    return function_work(entry, works(module, looped=False)[entry.name])


def graph(text, gpu=None):
    (module,) = report(isaview.read(text), gpus=[gpu] if gpu else []).inputs
    (kernel,) = module.kernels
    assert not kernel.failures
    return kernel.results["graph"]


F32, SCALAR = "tensor<8x4xf32>", "tensor<f32>"
SPLAT = (
    "%c = stablehlo.constant dense<{0}> : tensor<f32>",
    f"%s = stablehlo.broadcast_in_dim %c, dims = [] : ({SCALAR}) -> {F32}",
)
FOLDED = [
    ("1.000000e+00", "multiply %a, %s", 0),
    ("1.000000e+00", "multiply %s, %a", 0),
    ("2.000000e+00", "multiply %a, %s", 32),
    ("0.000000e+00", "add %s, %a", 0),
    ("0.000000e+00", "subtract %a, %s", 0),
    ("0.000000e+00", "subtract %s, %a", 32),
    ("1.000000e+00", "divide %a, %s", 32),
    ("3.000000e+00", "multiply %s, %s", 0),
    ("0.000000e+00", "maximum %a, %s", 32),
]


@pytest.mark.parametrize(("number", "operation", "flops"), FOLDED)
def test_what_compilers_fold_is_no_work(number, operation, flops):
    lines = [SPLAT[0].format(number), SPLAT[1], f"%r = stablehlo.{operation} : {F32}", f"return %r : {F32}"]
    assert work_of(function(lines)).flops == flops


def test_a_part_that_is_empty_pads_to_zeros_and_a_conversion_to_the_same_type_is_none():
    lines = [
        "%e = stablehlo.slice %a [0:0, 0:4] : (tensor<8x4xf32>) -> tensor<0x4xf32>",
        "%c = stablehlo.constant dense<0.000000e+00> : tensor<f32>",
        "%p = stablehlo.pad %e, %c, low = [8, 0], high = [0, 0], interior = [0, 0] :"
        " (tensor<0x4xf32>, tensor<f32>) -> tensor<8x4xf32>",
        f"%q = stablehlo.add %p, %a : {F32}",
        f"%r = stablehlo.convert %q : {F32}",
        f"return %r : {F32}",
    ]
    assert work_of(function(lines)).flops == 0


@pytest.mark.parametrize(
    ("name", "element", "flops", "functions"),
    [
        ("erf_inv", "f32", 37, 2),
        ("erf_inv", "bf16", 39, 2),
        ("erfc", "f64", 90, 1),
        ("lgamma", "f32", 53, 4),
        ("erf", "f32", 0, 1),
    ],
)
def test_functions_count_what_xla_makes_of_them(name, element, flops, functions):
    of = f"tensor<10x{element}>"
    work = work_of(function([f"%r = chlo.{name} %a : {of} -> {of}", f"return %r : {of}"], f"%a: {of}", of))
    assert (work.flops, work.transcendental) == (10 * flops, 10 * functions)


def test_a_reducer_that_stands_behind_its_operation_runs_as_often_as_it_folds():
    lines = [
        "%c = stablehlo.constant dense<0.000000e+00> : tensor<f32>",
        "%i = stablehlo.iota dim = 0 : tensor<8x4xi32>",
        "%z = stablehlo.constant dense<0> : tensor<i32>",
        "%r:2 = stablehlo.reduce(%a init: %c), (%i init: %z) across dimensions = [1] :"
        " (tensor<8x4xf32>, tensor<8x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)",
        " reducer(%x: tensor<f32>, %y: tensor<f32>) (%p: tensor<i32>, %q: tensor<i32>)  {",
        "  %0 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>",
        "  %1 = stablehlo.select %0, %x, %y : tensor<i1>, tensor<f32>",
        "  %2 = stablehlo.select %0, %p, %q : tensor<i1>, tensor<i32>",
        "  stablehlo.return %1, %2 : tensor<f32>, tensor<i32>",
        " }",
        "return %r#0 : tensor<8xf32>",
    ]
    assert work_of(function(lines, result="tensor<8xf32>")).flops == 3 * 8 * 3


CHOICE = [
    '%r = "stablehlo.case"(%i) ({',
    f"  %x = stablehlo.add %a, %a : {F32}",
    f"  %y = stablehlo.add %x, %a : {F32}",
    f"  stablehlo.return %y : {F32}",
    "}, {",
    f"  %x = stablehlo.exponential %a : {F32}",
    f"  stablehlo.return %x : {F32}",
    "}, {",
    f"  stablehlo.return %a : {F32}",
    f"}}) : (tensor<i32>) -> {F32}",
    f"return %r : {F32}",
]


def test_of_alternatives_the_one_with_most_work_runs():
    text = function(CHOICE, "%a: tensor<8x4xf32>, %i: tensor<i32>")
    work, result = work_of(text), graph(text)
    assert (work.flops, work.transcendental) == (64, 32), "XLA takes the most of each kind"
    assert (result.flops.value, result.transcendental.value) == (64, 0)
    assert "most work" in result.assumptions["alternatives"]
    branches = "\n".join(
        f"b{at} {{\n  p = f32[8] parameter(0)\n  ROOT r = f32[8] {what}\n}}"
        for at, what in enumerate(("add(p, p)", "exponential(p)"))
    )
    entry = "ENTRY main {\n  a = f32[8] parameter(0)\n  i = s32[] parameter(1)\n"
    entry += "  ROOT c = f32[8] conditional(i, a, a), branch_computations={b0, b1}\n}"
    hlo = graph(f"HloModule m\n{branches}\n{entry}\n")
    assert (hlo.flops.value, hlo.transcendental.value) == (8, 0)


def test_a_loop_of_unknown_length_makes_lower_bounds_in_stablehlo():
    lines = [
        f"%r:2 = stablehlo.while(%x = %a, %k = %n) : {F32}, tensor<i32>",
        "cond {",
        "  %t = stablehlo.compare NE, %k, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>",
        "  stablehlo.return %t : tensor<i1>",
        "} do {",
        f"  %y = stablehlo.add %x, %x : {F32}",
        f"  stablehlo.return %y, %k : {F32}, tensor<i32>",
        "}",
        f"return %r#0 : {F32}",
    ]
    assert graph(function(lines, "%a: tensor<8x4xf32>, %n: tensor<i32>")).flops.is_lower_bound


@pytest.mark.parametrize(("step", "is_known"), [("add", True), ("multiply", False), ("subtract", False)])
def test_only_a_counter_that_is_added_to_says_how_often_a_loop_runs(step, is_known):
    result = graph(SCAN.replace("%s = stablehlo.add", f"%s = stablehlo.{step}"))
    assert result.flops.is_lower_bound != is_known


SHARDED = [
    f"%0 = stablehlo.add %a, %a : {F32}",
    f'%1 = sdy.sharding_constraint %0 <@mesh, [{{"x"}}, {{}}]> : {F32}',
    f'%2 = stablehlo.custom_call @Sharding(%1) {{backend_config = ""}} : ({F32}) -> {F32}',
    f"return %2 : {F32}",
]
CHIPS = "attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} "


def test_shardings_move_nothing_and_what_a_chip_does_is_a_part():
    result = graph(function(SHARDED, head=CHIPS), "v6e")
    assert (result.flops.value, result.bytes.value, dict(result.unknown)) == (32, 2 * 128, {})
    assert (result.chips.count.value, result.chips.shapes, result.chips.flops.value, result.chips.bytes.value) == (
        4,
        "all",
        8,
        64,
    )
    alone = graph(function(SHARDED), "v6e")
    assert alone.chips is None and result.busy["dram"].value == pytest.approx(alone.busy["dram"].value / 4)
    assert result.fits.is_lower_bound and result.fits.value == pytest.approx(alone.fits.value / 4, abs=1e-4)
    text = str(sections(result, None))
    assert "each of 4 TPU v6e" in text and "4 chips; the shapes are those of all of them" in text


MANUAL = [
    '%0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>]'
    " manual_axes={MANUAL} (%b: tensor<4x4xf32>) {",
    "  %1 = stablehlo.add %b, %b : tensor<4x4xf32>",
    "  sdy.return %1 : tensor<4x4xf32>",
    f"}} : ({F32}) -> {F32}",
    f"return %0 : {F32}",
]


@pytest.mark.parametrize(("axes", "shapes", "flops"), [('{"x", "y"}', "chip", 16), ('{"x"}', "both", 4)])
def test_regions_that_a_person_has_divided_have_the_shapes_of_a_chip(axes, shapes, flops):
    mesh = '  sdy.mesh @mesh = <["x"=2, "y"=4]>\n  func'
    text = function([line.replace("{MANUAL}", axes) for line in MANUAL]).replace("  func", mesh, 1)
    result = graph(text)
    assert (result.chips.count.value, result.chips.shapes, result.chips.flops.value) == (8, shapes, flops)
    forms = [form.opcode for kernel in isaview.read(text)[0].kernels for form in kernel.forms]
    assert forms[0] == "sdy.mesh", "a mesh outside of functions counts with the first"


def test_a_graph_that_a_compiler_has_divided_says_what_each_chip_does():
    text = "HloModule m, is_scheduled=true, num_partitions=8\nENTRY main {\n  a = f32[8] parameter(0)\n"
    text += "  ROOT r = f32[8] add(a, a)\n}\n"
    result = graph(text, "v6e")
    assert (result.chips.count.value, result.chips.shapes, result.flops.value, result.chips.flops.value) == (8, "chip", 8, 8)
    assert not result.fits.is_lower_bound
    whole = graph(text.replace("is_scheduled=true, ", ""), "v6e")
    assert (whole.chips.shapes, whole.chips.flops.value) == ("all", 1)


def update(given):
    lines = [
        f"%r = stablehlo.dynamic_update_slice %a, %u, %i, %i : ({F32}, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> {F32}",
        f"return %r : {F32}",
    ]
    return function(lines, f"%a: {F32}{given}, %u: tensor<1x4xf32>, %i: tensor<i32>")


@pytest.mark.parametrize(
    ("given", "moved", "taken"),
    [
        ("", 2 * 128 + 32 + 4, 2 * 128 + 20),
        (" {tf.aliasing_output = 0 : i32}", 36, 148),
        (" {jax.buffer_donor = true}", 36, 148),
    ],
)
def test_an_update_in_place_moves_its_part_and_one_of_an_argument_copies_it(given, moved, taken):
    result = graph(update(given))
    assert (result.bytes.value, result.memory.bytes.value) == (moved, taken)


def test_hlo_names_the_parameter_whose_memory_a_result_takes():
    head = "HloModule m, is_scheduled=true{0}, entry_computation_layout={{(f32[64]{{0}})->f32[64]{{0}}}}\n"
    body = "ENTRY main {\n  a = f32[64]{0} parameter(0)\n  ROOT s = f32[64]{0} reverse(a), dimensions={0}\n}\n"
    taken = [
        graph(head.format(alias) + body).memory.bytes.value for alias in ("", ", input_output_alias={ {}: (0, {}, may-alias) }")
    ]
    assert taken == [512, 256]


SCANNED = [
    "%c = stablehlo.constant dense<0> : tensor<i32>",
    "%r:4 = stablehlo.while(%k = %c, %h = %a, %w = %m, %v = %l) :"
    " tensor<i32>, tensor<4x64xbf16>, tensor<64x64xbf16>, tensor<10x64x64xbf16>",
    "cond {",
    "  %n = stablehlo.constant dense<10> : tensor<i32>",
    "  %t = stablehlo.compare LT, %k, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>",
    "  stablehlo.return %t : tensor<i1>",
    "} do {",
    "  %o = stablehlo.constant dense<1> : tensor<i32>",
    "  %z = stablehlo.constant dense<0> : tensor<i32>",
    "  %p = stablehlo.dynamic_slice %v, %k, %z, %z, sizes = [1, 64, 64] :"
    " (tensor<10x64x64xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x64xbf16>",
    "  %q = stablehlo.reshape %p : (tensor<1x64x64xbf16>) -> tensor<64x64xbf16>",
    "  %x = stablehlo.dot_general %h, %q, contracting_dims = [1] x [0] :"
    " (tensor<4x64xbf16>, tensor<64x64xbf16>) -> tensor<4x64xbf16>",
    "  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] :"
    " (tensor<4x64xbf16>, tensor<64x64xbf16>) -> tensor<4x64xbf16>",
    "  %s = stablehlo.add %k, %o : tensor<i32>",
    "  stablehlo.return %s, %y, %w, %v : tensor<i32>, tensor<4x64xbf16>, tensor<64x64xbf16>, tensor<10x64x64xbf16>",
    "}",
    "return %r#1 : tensor<4x64xbf16>",
]
SCAN = function(SCANNED, "%a: tensor<4x64xbf16>, %m: tensor<64x64xbf16>, %l: tensor<10x64x64xbf16>", "tensor<4x64xbf16>")
ROWS, MATRIX, COUNTERS = 4 * 64 * 2, 64 * 64 * 2, 13


def test_a_part_of_scanned_weights_is_read_once_by_what_uses_it():
    result = graph(SCAN)
    assert result.bytes.value == 10 * (2 * (2 * ROWS + MATRIX) + COUNTERS)
    assert next(each for each in result.operations if each.name == "%x").bytes.value == 10 * (2 * ROWS + MATRIX)


def test_what_a_loop_leaves_as_it_is_stays_on_the_chip_where_it_fits():
    often, once = graph(SCAN, "v6e"), graph(SCAN, "trn2")
    assert often.bytes.value - once.bytes.value == 9 * MATRIX
    assert "come from memory in each iteration" in often.assumptions["unchanged"]
    assert "stay on the chip" in once.assumptions["unchanged"] and "8 KiB" in once.assumptions["unchanged"]
    assert often.bytes.low <= once.bytes.value
