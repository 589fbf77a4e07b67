"""Work, bytes and memory of graphs against what XLA says of the same modules (`xla.json` next to them)."""

from __future__ import annotations

import json

import pytest

from isaview.analysis.graphs.array_memory import peak_memory
from isaview.analysis.graphs.nodes import nodes_of, runs_of
from isaview.analysis.graphs.work import sum_work, traffic, works
from isaview.inputs.load import read
from tests.conftest import ROOT

FOLDER = ROOT / "tests" / "fixtures" / "graphs"
XLA = json.loads((FOLDER / "xla.json").read_text(encoding="utf-8"))
POINTER = 8
"""Bytes that XLA counts for each member of a tuple."""
CLOSE = 0.0005


def entry_of(name, kind):
    module = read(str(FOLDER / f"{name}.{kind}"))[0]
    return module, next(kernel for kernel in module.kernels if kernel.is_entry)


def run_of(module, entry):
    """The operations of a run, each with how often it runs."""
    parts = works(module)
    return list(nodes_of(runs_of(module, entry, parts), module, parts))


def pointers(module, kernel):
    """What XLA counts for tuples of a run: a pointer for each member."""
    counted = 0
    for index, form in enumerate(kernel.forms):
        if form.opcode == "tuple":
            counted += POINTER * len(form.tensors.operands)
        elif form.opcode in ("call", "while", "conditional"):
            names = [target.bind(kernel.tokens[index]) for target in form.targets]
            counted += sum(pointers(module, module.by_name[name]) for name in names)
    return counted


@pytest.mark.parametrize("name", XLA)
def test_operations_transcendental_functions_and_bytes_are_those_of_xla_before_fusion(name):
    module, entry = entry_of(name, "before.hlo")
    work = sum_work(works(module, looped=False)[entry.name])
    said = XLA[name]["before"]
    foreign = sum(form.opcode == "custom-call" for kernel in module.kernels for form in kernel.forms)
    assert work.flops == pytest.approx(said["flops"] + foreign, rel=CLOSE)
    assert work.transcendental == pytest.approx(said["transcendentals"], rel=CLOSE)
    assert work.bytes + pointers(module, entry) == pytest.approx(said["bytes accessed"] + foreign, rel=CLOSE)


@pytest.mark.parametrize("name", XLA)
def test_fusing_changes_no_work_but_that_of_what_is_computed_twice(name):
    module, entry = entry_of(name, "after.hlo")
    work = sum_work(works(module, looped=False)[entry.name])
    assert work.flops == pytest.approx(XLA[name]["after"]["flops"], rel=CLOSE)
    assert work.transcendental == pytest.approx(XLA[name]["after"]["transcendentals"], rel=CLOSE)


CLOSE_IN_MEMORY = 0.05
FAR = {"rng": 0.5}
"""Buffers of a loop that swap places, of which XLA keeps fewer."""
STEP = 64
"""The bytes to which XLA's CPU back end rounds places of intermediate arrays."""


@pytest.mark.parametrize("name", XLA)
def test_the_memory_of_a_run_is_what_xla_assigns(name):
    module, entry = entry_of(name, "after.hlo")
    assert peak_memory(module, entry, {}, STEP).placed == pytest.approx(XLA[name]["memory"], rel=FAR.get(name, CLOSE_IN_MEMORY))


@pytest.mark.parametrize("name", ["mlp", "conv", "scan", "sort", "fft", "odd_dot", "pool", "psum"])
def test_stablehlo_says_the_same_work_as_hlo(name):
    both = []
    for kind in ("before.hlo", "mlir"):
        module, entry = entry_of(name, kind)
        work = sum_work([node.work for node in run_of(module, entry) for _ in range(node.times)])
        both.append((work.flops, work.transcendental, dict(work.matrix)))
    assert both[0] == both[1]


def test_loops_count_as_often_as_they_run():
    for kind in ("before.hlo", "mlir"):
        module, entry = entry_of("scan", kind)
        run = run_of(module, entry)
        (product,) = (node for node in run if node.work.matrix)
        assert (product.times, product.work.matrix["f32"]) == (100, 2 * 16 * 32 * 32)
    module, entry = entry_of("while_dynamic", "before.hlo")
    assert runs_of(module, entry, works(module)).keys() >= {"main.3"}


def test_what_takes_a_part_reads_a_part():
    module = read(
        "HloModule m\nENTRY main {\n  a = f32[1000,64]{1,0} parameter(0)\n  i = s32[8,1]{1,0} parameter(1)\n"
        "  g = f32[8,64]{1,0} gather(a, i), offset_dims={1}, slice_sizes={1,64}\n"
        "  ROOT u = f32[1000,64]{1,0} dynamic-update-slice(a, g, i, i)\n}\n"
    )[0]
    forms = module.kernels[0].forms
    moved = [traffic(form.flags, form.tensors) for form in forms[2:]]
    assert moved == [(8 * 64 * 4 + 32, 8 * 64 * 4), (8 * 64 * 4 + 64, 8 * 64 * 4)]


def test_functions_that_call_each_other_are_no_trouble():
    text = (
        "HloModule m\nf {{\n  p = f32[4]{{0}} parameter(0)\n  ROOT c = f32[4]{{0}} call(p), to_apply=g\n}}\n"
        "g {{\n  q = f32[4]{{0}} parameter(0)\n  ROOT d = f32[4]{{0}} call(q), to_apply=f\n}}\n"
        "ENTRY main {{\n  a = f32[4]{{0}} parameter(0)\n  ROOT r = f32[4]{{0}} call(a), to_apply=f\n}}\n"
    ).format()
    module = read(text)[0]
    entry = module.by_name["main"]
    assert sum_work(works(module)["main"]).flops == 0
    assert peak_memory(module, entry, {}).bytes >= 16
    assert run_of(module, entry) == []


def test_a_fusion_has_its_own_parameters_in_any_order_and_reads_what_it_transposes_and_parts_of_what_it_scatters():
    module = read(
        "HloModule m\nadd {\n  x = f32[] parameter(0)\n  y = f32[] parameter(1)\n  ROOT z = f32[] add(x, y)\n}\n"
        "turned {\n  p = f32[8,4]{1,0} parameter(0)\n  t = f32[4,8]{0,1} transpose(p), dimensions={1,0}\n"
        "  ROOT c = f32[4,8]{1,0} copy(t)\n}\n"
        "scattered {\n  i = s32[40,1]{1,0} parameter(1)\n  u = f32[40]{0} parameter(2)\n  a = f32[10]{0} parameter(0)\n"
        "  ROOT s = f32[10]{0} scatter(a, i, u), update_window_dims={}, inserted_window_dims={0}, index_vector_dim=1,"
        " scatter_dims_to_operand_dims={0}, to_apply=add\n}\n"
        "ENTRY main {\n  a = f32[8,4]{1,0} parameter(0)\n  b = f32[10]{0} parameter(1)\n  i = s32[40,1]{1,0} parameter(2)\n"
        "  u = f32[40]{0} parameter(3)\n  f = f32[4,8]{1,0} fusion(a), kind=kLoop, calls=turned\n"
        "  g = f32[10]{0} fusion(b, i, u), kind=kLoop, calls=scattered\n"
        "  ROOT r = (f32[4,8]{1,0}, f32[10]{0}) tuple(f, g)\n}\n"
    )[0]
    assert [name for name, _ in module.by_name["turned"].arguments] == ["p"]
    turned, scattered = works(module)["main"][4:6]
    assert (turned.read, turned.written) == (128, 128)
    assert (scattered.read, scattered.written) == (160 + 160 + 40, 40)


@pytest.mark.parametrize(
    ("lines", "flops"),
    [
        ("%r = stablehlo.select %p, %x, %x : tensor<8xi1>, tensor<8xf32>", 0),
        ("%r = stablehlo.select %p, %x, %y : tensor<8xi1>, tensor<8xf32>", 16),
        ("%a = stablehlo.and %p, %t : tensor<8xi1>\n%r = stablehlo.select %a, %x, %y : tensor<8xi1>, tensor<8xf32>", 16),
        ("%a = stablehlo.and %p, %n : tensor<8xi1>\n%r = stablehlo.select %a, %x, %y : tensor<8xi1>, tensor<8xf32>", 8),
        ("%a = chlo.square %z : tensor<8xf32> -> tensor<8xf32>\n%r = stablehlo.add %x, %a : tensor<8xf32>", 0),
        (
            "%a = stablehlo.compare NE, %p, %n, UNSIGNED : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>\n"
            "%r = stablehlo.select %a, %x, %y : tensor<8xi1>, tensor<8xf32>",
            16,
        ),
    ],
)
def test_what_is_always_so_and_what_nothing_uses_is_no_work(lines, flops):
    module = read(
        "module @m {\n  func.func public @main(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {\n"
        "%z = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>\n%t = stablehlo.constant dense<true> : tensor<8xi1>\n"
        "%n = stablehlo.constant dense<false> : tensor<8xi1>\n"
        "%p = stablehlo.compare LT, %x, %y, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>\n"
        f"{lines}\n    return %r : tensor<8xf32>\n  }}\n}}\n"
    )[0]
    assert not module.diagnostics
    assert sum_work(works(module)["main"]).flops == flops


def test_a_donated_argument_lends_its_memory_until_its_result_is_made():
    def taken(alias):
        module = read(
            f"HloModule m, is_scheduled=true{alias}, entry_computation_layout={{(f32[64,64]{{1,0}})->f32[64,64]{{1,0}}}}\n"
            "ENTRY main {\n  a = f32[64,64]{1,0} parameter(0)\n  b = f32[64,64]{1,0} copy(a)\n"
            "  c = f32[64,64]{1,0} dot(b, b), lhs_contracting_dims={1}, rhs_contracting_dims={0}\n"
            "  d = f32[64,64]{1,0} dot(b, c), lhs_contracting_dims={1}, rhs_contracting_dims={0}\n"
            "  ROOT e = f32[64,64]{1,0} dot(d, b), lhs_contracting_dims={1}, rhs_contracting_dims={0}\n}\n"
        )[0]
        return peak_memory(module, module.by_name["main"], {}).placed // (4 * 64 * 64)

    assert (taken(", input_output_alias={ {}: (0, {}, may-alias) }"), taken("")) == (3, 4)


TURNED = "lhs_contracting_dims={0}, rhs_contracting_dims={0}"
LENDS = f"""
  b = f32[32,64]{{1,0}} copy(p)
  c = f32[64,64]{{1,0}} copy(a)
  d = f32[32,64]{{1,0}} dot(b, c), lhs_contracting_dims={{1}}, rhs_contracting_dims={{0}}
  e = f32[32,64]{{1,0}} add(d, d)
  f = f32[64,64]{{1,0}} dot(e, b), {TURNED}
  ROOT g = f32[64,64]{{1,0}} transpose(f), dimensions={{1,0}}
"""
CONVERTS = f"""
  b = s32[64,64]{{1,0}} dot(a, a), {TURNED}
  ROOT c = f32[64,64]{{1,0}} convert(b)
"""
TAKES = """
  i = s32[] constant(0)
  j = s32[] copy(i)
  b = f32[64,64]{1,0} copy(a)
  c = f32[64,64]{1,0} transpose(a), dimensions={1,0}
  t = (s32[], f32[64,64]{1,0}, f32[64,64]{1,0}) tuple(j, b, c)
  w = (s32[], f32[64,64]{1,0}, f32[64,64]{1,0}) while(t), condition=more, body=step
  ROOT g = f32[64,64]{1,0} get-tuple-element(w), index=2
"""


@pytest.mark.parametrize(
    ("lines", "arrays", "rest"),
    [(LENDS, 1 + 0.5 + 1 + 1 + 0.5, 0), (CONVERTS, 1 + 0.5 + 1 + 1, 0), (TAKES, 1 + 0.5 + 1 + 1, 64 + 64)],
    ids=["results lend first", "another type has another place", "what a root leaves in a tuple is no result"],
)
def test_a_result_lends_its_place_and_shares_it_with_its_own_type(lines, arrays, rest):
    state = "(s32[], f32[64,64]{1,0}, f32[64,64]{1,0})"
    module = read(
        f"HloModule m, is_scheduled=true\nmore {{\n  s = {state} parameter(0)\n  i = s32[] get-tuple-element(s), index=0\n"
        "  n = s32[] constant(4)\n  ROOT l = pred[] compare(i, n), direction=LT\n}\n"
        f"step {{\n  s = {state} parameter(0)\n  ROOT t = {state} copy(s)\n}}\n"
        "ENTRY main {\n  a = f32[64,64]{1,0} parameter(0)\n  p = f32[32,64]{1,0} parameter(1)" + lines + "}\n"
    )[0]
    assert not module.diagnostics
    assert peak_memory(module, module.by_name["main"], {}, STEP).placed == 4 * 64 * 64 * arrays + rest
