"""What a report says of a graph: the verdict on a machine, what is not fused, what its memory holds."""

from __future__ import annotations

import pytest

import isaview
from isaview.base import limits
from isaview.base.measure import Measure
from isaview.flow.liveness import liveness_of
from isaview.gpus.hardware import find_gpu
from isaview.reports.report import report
from isaview.views.analyses.graph import answer
from tests.conftest import ROOT

FOLDER = ROOT / "tests" / "fixtures" / "graphs"
CHAIN = """HloModule m

ENTRY main {{
  a = {0}[{1},{1}]{{1,0}} parameter(0)
  b = {0}[{1},{1}]{{1,0}} parameter(1)
  c = {0}[{1},{1}]{{1,0}} dot(a, b), lhs_contracting_dims={{1}}, rhs_contracting_dims={{0}}
  d = {0}[{1},{1}]{{1,0}} exponential(c)
  e = f32[{1},{1}]{{1,0}} convert(d)
  g = {0}[{1},{1}]{{1,0}} convert(e)
  ROOT h = {0}[{1},{1}]{{1,0}} dot(g, b), lhs_contracting_dims={{1}}, rhs_contracting_dims={{0}}
}}
"""


def graph(text, gpu=None):
    (module,) = report(isaview.read(text), gpus=[gpu] if gpu else []).inputs
    (kernel,) = module.kernels
    assert not kernel.failures
    return kernel.results["graph"]


def measures(record):
    """Every measure of a record, at any depth."""
    if isinstance(record, Measure):
        yield record
    elif isinstance(record, dict):
        for each in record.values():
            yield from measures(each)
    elif isinstance(record, tuple):
        for each in record:
            yield from measures(each)
    elif hasattr(record, "__struct_fields__"):
        for name in record.__struct_fields__:
            yield from measures(getattr(record, name))


@pytest.mark.parametrize(
    ("size", "gpu", "verdict", "where"),
    [
        (8192, "H100", "compute", "matrix_bf16"),
        (64, "H100", "memory", "dram"),
        (8192, "TPU v5e", "compute", "matrix_bf16"),
        (64, "Trainium2", "memory", "dram"),
    ],
)
def test_large_products_are_bound_by_compute_and_small_ones_by_memory(size, gpu, verdict, where):
    found = graph(CHAIN.format("bf16", size), gpu)
    assert (found.verdict, found.where, found.gpu) == (verdict, where, find_gpu(gpu).name)
    peaks = find_gpu(gpu).product.peaks
    products = 2 * 2 * size**3 / peaks["matrix_bf16"] * 1e6
    assert found.busy["matrix_bf16"].value == pytest.approx(products)
    assert found.time.value == max(each.value for each in found.busy.values()) and found.time.is_lower_bound


def test_what_stands_between_products_is_named_with_its_bytes():
    (gap,) = graph(CHAIN.format("bf16", 128)).unfused
    assert (gap.product, gap.uses, gap.operations) == ("h", ("c",), ("convert",))
    assert gap.bytes.value == 2 * 128 * 128 * 2


def test_bytes_of_an_unfused_graph_are_an_estimate_between_the_least_and_those_of_every_operation():
    found = graph(CHAIN.format("bf16", 128))
    array = 128 * 128 * 2
    assert (found.bytes.value, found.bytes.low, found.bytes.high) == (8 * array, 3 * array, (3 + 2 + 3 + 3 + 3) * array)
    assert found.bytes.origin == "estimated" and found.least_bytes.value == 3 * array


def test_memory_is_that_of_arguments_and_of_what_is_alive():
    found = graph(CHAIN.format("bf16", 128)).memory
    array = 128 * 128 * 2
    assert (found.arguments.value, found.bytes.value) == (2 * array, 4 * array)
    assert {holder.name for holder in found.holders} >= {"a", "b"}


def test_a_product_that_fills_a_part_of_the_matrix_unit_says_which_part():
    text = CHAIN.format("bf16", 100)
    assert [product.fills.value for product in graph(text, "v5e").products] == [round(100 * (100 / 128) ** 2, 1)] * 2
    assert [product.fills.value for product in graph(text, "v6e").products] == [round(100 * (100 / 256) ** 2, 1)] * 2
    assert not graph(text, "H100").products[0].fills.is_known


def test_what_no_document_states_is_said_and_is_no_zero():
    found = graph(CHAIN.format("bf16", 64), "v5e")
    assert "fp32 pipe" in found.assumptions["rates"]
    assert not found.fits_on_chip.is_known and found.fits.is_known
    alone = graph(CHAIN.format("bf16", 64))
    assert (alone.gpu, alone.verdict, alone.time.is_known) == (None, "unknown", False)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.before.hlo")), ids=lambda path: path.name)
@pytest.mark.parametrize("gpu", [None, "H100", "Trainium2"])
def test_every_figure_says_where_it_is_from(path, gpu):
    found = graph(path.read_text(encoding="utf-8"), gpu)
    assert all(measure.because and measure.unit for measure in measures(found))
    assert found.operations and answer(found)
    assert all(operation.line for operation in found.operations)


def test_loops_of_unknown_length_make_lower_bounds():
    found = graph((FOLDER / "while_dynamic.before.hlo").read_text(encoding="utf-8"))
    assert found.flops.is_lower_bound and "run once" in found.assumptions["trips"]
    assert not graph((FOLDER / "scan.before.hlo").read_text(encoding="utf-8")).flops.is_lower_bound


def test_the_answer_is_one_sentence_that_says_what_bounds_it():
    text = answer(graph(CHAIN.format("bf16", 8192), "H100"))
    assert text.startswith("bound by bf16 matrix unit on H100, at least 2.22 ms: 2.2 T operations")
    assert "\n" not in text and "pass between products that are not fused" in text


def test_arrays_of_many_gibibytes_are_counted():
    text = CHAIN.format("bf16", 1 << 19)
    found = graph(text, "H100")
    assert found.memory.arguments.value == 2 * 2 * (1 << 38) and found.fits.value > 100
    (kernel,) = isaview.read(text)[0].kernels
    assert liveness_of(kernel).peak("buffer")[0] >= 3 * (1 << 36) // 2


def test_loops_in_loops_that_never_end_are_no_trouble():
    lines = ["HloModule m", "c {", "  p = (s32[]) parameter(0)", "  ROOT t = pred[] constant(true)", "}"]
    lines += ["b0 {", "  q = (s32[]) parameter(0)", "  i = s32[] get-tuple-element(q), index=0", "  j = s32[] add(i, i)"]
    lines += ["  ROOT r = (s32[]) tuple(j)", "}"]
    config = 'backend_config={"known_trip_count":{"n":"999999999999999"}}'
    for depth in range(1, 30):
        body = f"  ROOT w = (s32[]) while(q), condition=c, body=b{depth - 1}, {config}"
        lines += [f"{'ENTRY ' if depth == 29 else ''}b{depth} {{", "  q = (s32[]) parameter(0)", body, "}"]
    assert graph("\n".join(lines) + "\n", "H100").flops.value == limits.GRAPH_RUNS


def test_names_that_stand_twice_are_no_trouble():
    twice = CHAIN.format("bf16", 8) + CHAIN.format("bf16", 16).partition("\n\n")[2]
    (module,) = report(isaview.read(twice)).inputs
    assert [bool(kernel.results["graph"]) for kernel in module.kernels] == [False, True]
    assert not any(kernel.failures for kernel in module.kernels)


def test_functions_of_a_graph_count_where_they_are_called():
    (module,) = report(isaview.read(str(FOLDER / "train.before.hlo"))).inputs
    assert [kernel.is_entry for kernel in module.kernels] == [True]
