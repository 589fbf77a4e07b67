"""Bounds: verdicts on costs, on small kernels, and the command."""

import json
import tomllib
from xml.etree import ElementTree

import pytest

from isaview import read
from isaview.analysis.bound.costs import Cost, Costs
from isaview.analysis.bound.throughput import Machine, machine_of
from isaview.analysis.bound.verdict import VERDICTS, verdict_from
from isaview.analysis.contract import Launch
from isaview.base.words import VOCABULARIES
from isaview.cli import main
from isaview.gpus.hardware import find_gpu, products
from isaview.reports.report import report
from isaview.rules.samples import ptx_loop
from isaview.views.analyses.bound import sections
from isaview.views.roofline import Point, Roofline, draw_text, svg
from tests.conftest import ROOT

SAMPLES = ROOT / "samples"
STRIDES = ROOT / "tests" / "fixtures" / "addresses" / "strides.sm_80.ptx"


def costs(**parts):
    places = {"dram": ("memory", "dram"), "fp32": ("compute", "fp32"), "issue": ("compute", "issue"), "shared": ("shared", "")}
    every = {**places, "latency": ("latency", ""), "l1": ("memory", "l1"), "l2": ("memory", "l2")}
    every.update({kind: ("compute", kind) for kind in ("matrix_fp16", "matrix_int8")})
    return Costs({every[name]: one if isinstance(one, Cost) else Cost(one, one, one) for name, one in parts.items()})


@pytest.mark.parametrize(
    ("parts", "word", "where", "confidence"),
    [
        ({"dram": 100, "fp32": 10}, "memory", "dram", "high"),
        ({"dram": 100, "fp32": 50}, "memory", "dram", "medium"),
        ({"dram": 100, "fp32": 80}, "memory", "dram", "low"),
        ({"dram": 100, "fp32": 95}, "balanced", "", "medium"),
        ({"dram": 10, "issue": 100, "fp32": 70}, "compute", "fp32", "high"),
        ({"dram": 10, "issue": 100, "fp32": 20}, "compute", "issue", "high"),
        ({"dram": 10, "shared": 100}, "shared", "", "high"),
        ({"dram": 10, "latency": 100}, "latency", "", "high"),
        ({"dram": Cost(100, 5, 200), "fp32": 10}, "memory", "dram", "low"),
        ({"dram": Cost(100, 50, 200), "fp32": 10}, "memory", "dram", "high"),
        ({"dram": 100, "issue": Cost(105, 80, 105), "shared": Cost(80, 50, 95)}, "balanced", "", "low"),
        ({"dram": 100, "issue": Cost(105, 80, 105), "shared": Cost(80, 50, 200)}, "unknown", "", "low"),
        ({"dram": Cost(100, 5, 200), "fp32": 70, "shared": Cost(60, 60, 300)}, "unknown", "", "low"),
        ({"shared": 120, "matrix_fp16": 80, "matrix_int8": 70}, "compute", "matrix_fp16", "low"),
        ({}, "unknown", "", "low"),
    ],
)
def test_verdicts(parts, word, where, confidence):
    found = verdict_from(costs(**parts))
    assert (found.word, found.where, found.confidence) == (word, where, confidence)
    assert found.word in VERDICTS and (found.reasons or not parts)


@pytest.mark.parametrize(
    ("part", "room", "there", "not_there"),
    [
        ("matrix_fp16", set(), "fewer instructions", "type"),
        ("fp32", set(), "fewer instructions", "matrix unit"),
        ("dram", {"streamed", "types"}, "smaller types, fused", "reuse"),
        ("dram", {"streamed"}, "fused kernels", "smaller types"),
        ("dram", set(), "fewer bytes", "smaller types"),
        ("l2", {"reread"}, "larger tiles", "reuse"),
        ("l2", set(), "fewer bytes", "tiles"),
        ("latency", {"waves"}, "more waves", "bank"),
        ("latency", set(), "loads in flight", "more waves"),
        ("shared", {"narrow"}, "wider loads", "bank conflicts"),
        ("shared", {"conflicts"}, "no bank conflicts", "wider loads"),
        ("l1", {"registers"}, "keep operands in registers", "wider"),
        ("l1", {"irregular"}, "wider", "registers"),
        ("shared", {"tile"}, "larger tile", "wider"),
        ("shared", {"registers"}, "", "larger tile"),
        ("shared", set(), "", "registers"),
    ],
)
def test_no_advice_is_given_that_is_followed_already(part, room, there, not_there):
    change = verdict_from(costs(**{"dram": 10, part: 100}), room=room).change.partition(";")[0]
    assert there in change and not_there not in change


def test_room_is_what_the_accesses_of_the_loop_leave():
    tile = ".shared .align 16 .b8 tile[8192];\nmov.u32 %r1, %tid.x;\nmov.u32 %r2, tile;\n"
    tile += "shl.b32 %r4, %r1, {};\nadd.s32 %r3, %r2, %r4;\n"
    wide = "ld.shared.v4.f32 {%f1, %f2, %f3, %f4}, [%r3];\n" * 4
    changes = []
    pair = "ld.shared.f32 %f1, [%r3];\nbar.sync 0;\nld.shared.f32 %f2, [%r3+4];\n"
    for shift, body in ((4, wide), (3, pair), (2, "ld.shared.f32 %f1, [%r3];\n"), (7, wide)):
        text = ptx_loop(body + "st.shared.v4.f32 [%r3], {%f1, %f1, %f1, %f1};\n" * (shift == 4), tile.format(shift))
        (kernel,) = report(read(text), gpus=[find_gpu("A100")], launch=Launch(threads_low=256, threads_high=256)).kernels
        changes.append([word in kernel.bound.loops[0].change for word in ("wider loads", "no bank conflicts")])
    assert changes == [[False, False], [True, True], [False, False], [False, True]]


def test_a_loop_of_unknown_length_that_only_fills_shared_memory_leaves_the_verdict_unsure():
    """It may be the border of a tile, of which a wave brings a row or two: shared memory is soon full."""
    fill = "$FILL:\nld.global.f32 %f1, [%rd1];\nst.shared.f32 [%r8], %f1;\nadd.s64 %rd1, %rd1, 1024;\nadd.s32 %r6, %r6, 1;\n"
    fill += "setp.lt.u32 %p1, %r6, %r7;\n@%p1 bra $FILL;\n"
    before = ".shared .align 16 .b8 tile[8192];\nmov.u32 %r1, %tid.x;\nmov.u32 %r2, tile;\nshl.b32 %r4, %r1, 3;\n"
    before += "ld.param.u32 %r7, [n];\nmov.u32 %r6, 0;\nshl.b32 %r8, %r1, 2;\nadd.s32 %r8, %r2, %r8;\nadd.s32 %r3, %r2, %r4;\n"
    before += "mul.wide.u32 %rd2, %r1, 4;\nadd.s64 %rd1, %rd1, %rd2;\n"
    given = ".param .u64 a, .param .u32 n"
    text = ptx_loop("ld.shared.f32 %f2, [%r3];\n", before + fill, "st.global.f32 [%rd1], %f2;\n", given)
    (kernel,) = report(read(text), gpus=[find_gpu("H200")], launch=Launch(threads_low=256, threads_high=256)).kernels
    found = kernel.bound
    assert (found.confidence, found.change) == ("low", "") and "only fill shared memory" in found.threshold


def test_the_waves_are_those_of_a_small_grid():
    (one,) = bounds(STRIDES, "plain", "H200", threads_low=64, threads_high=64, groups=1)
    assert one.assumptions["waves"] == "1 on a unit: the grid has no more"


TABLE = ".shared .align 4 .b8 tile[1024];\nmov.u32 %r1, %tid.x;\nmov.u32 %r2, tile;\nmov.u32 %r5, %r1;\n"
TABLE += "mul.wide.u32 %rd2, %r1, 4;\nadd.s64 %rd2, %rd2, %rd1;\n"
LOOK_UP = "{load}xor.b32 %r5, %r5, %r4;\nand.b32 %r4, %r5, 1020;\nadd.s32 %r3, %r2, %r4;\nld.shared.u32 %r5, [%r3];\n"


@pytest.mark.parametrize("load", ["ld.global.u32 %r4, [%rd2];\n", ""])
def test_look_ups_with_data_meet_the_conflicts_of_random_places(load):
    """32 random words of a table of 256 take 3.2 turns, by simulation; what is known to be loaded may as well be all alike."""
    text = ptx_loop(LOOK_UP.format(load=load), TABLE, "st.global.u32 [%rd1], %r5;\n")
    (kernel,) = report(read(text), gpus=[find_gpu("H200")], launch=Launch(threads_low=256, threads_high=256)).kernels
    shared = kernel.bound.judged.costs["shared", ""]
    assert (shared.clocks, shared.low, shared.high) == (pytest.approx(320), 100, 800)


def test_a_verdict_that_flips_names_its_threshold():
    found = verdict_from(costs(dram=Cost(100, 5, 200), fp32=25))
    assert "compute instead of memory" in found.threshold and "0.25 times" in found.threshold


def bounds(path, pattern, gpu, **launch):
    made = report(read(str(path)), kernel=pattern, gpus=[find_gpu(gpu)], launch=Launch(**launch), strict=True)
    return [kernel.results["bound"] for kernel in made.kernels if kernel.is_entry]


def test_a_copy_is_bound_by_memory_and_one_wave_of_it_by_latency():
    (full,) = bounds(STRIDES, "plain", "H200", threads_low=256, threads_high=256)
    (one,) = bounds(STRIDES, "plain", "H200", threads_low=32, threads_high=32, groups=1)
    assert (full.verdict, full.level, one.verdict) == ("memory", "dram", "latency")
    assert "1 groups" in one.assumptions["grid"]


def test_tiled_products_are_bound_by_shared_memory_also_where_loops_copy_their_tiles():
    sample = SAMPLES / "matmul.nvcc.sm_80.ptx"
    (plain,) = bounds(sample, "matmul_plain", "A100", threads_low=256, threads_high=256)
    (copied,) = bounds(sample, "matmul_pipelined", "A100", threads_low=128, threads_high=128)
    assert plain.verdict == copied.verdict == "shared" and "registers" in plain.change
    assert "less busy" in copied.change


@pytest.mark.parametrize("name", ["first", "second", "third", "fourth"])
def test_the_tables_of_accepted_verdicts_are_well_formed(name):
    table = tomllib.loads((ROOT / "bench" / "bounds" / f"{name}.toml").read_text(encoding="utf-8"))
    assert len(table["kernel"]) >= 30
    assert sum(row["file"].startswith(("ptx/", "amdgcn/", "fourth/")) for row in table["kernel"]) >= 10
    for row in table["kernel"]:
        find_gpu(row["gpu"])
        assert row["because"] in table["sources"]
        assert {word.partition(":")[0] for word in row["accepted"]} <= set(VERDICTS) - {"unknown"}


def test_peaks_that_are_given_replace_those_of_the_table():
    (found,) = bounds(STRIDES, "plain", "H200", threads_low=256, threads_high=256, peaks=(("memory", 1e15),))
    assert found.verdict != "memory" or found.level != "dram"


def test_a_gpu_without_a_product_gives_no_verdict():
    (found,) = bounds(STRIDES, "plain", "gfx1250")
    assert (found.verdict, found.gpu) == ("unknown", None)
    assert found.reasons


def test_a_neighbours_peaks_are_named_and_leave_low_confidence():
    own, lent = (bounds(STRIDES, "plain", gpu)[0] for gpu in ("sm_86", "sm_88"))
    assert (lent.verdict, lent.gpu, lent.confidence) == (own.verdict, "RTX 3090", "low")
    assert "no product of sm_88" in lent.assumptions["product"] and "product" not in own.assumptions


@pytest.mark.parametrize("product", products(), ids=lambda one: one.name)
def test_every_product_is_a_machine(product):
    made = machine_of(find_gpu(product.name))
    if isinstance(made, str):
        assert "--peak" in made
        return
    assert isinstance(made, Machine) and made.units and made.clock_hz > 1e8
    assert all(rate > 0 for rate in (*made.lanes.values(), *made.levels.values()))
    assert made.levels["dram"] < made.levels["l2"] <= made.levels["l1"]


@pytest.mark.parametrize(
    ("product", "pipe", "rate"),
    [
        ("MI210", "fp16", 1024),
        ("MI250X", "fp16", 1024),
        ("MI300X", "fp16", 2048),
        ("MI350X", "fp16", 4096),
        ("MI350X", "fp8", 8192),
        ("MI350X", "fp4", 16384),
        ("RX 7900 XTX", "fp16", 512),
        ("RX 9070 XT", "fp16", 1024),
        ("RX 9070 XT", "int4", 4096),
        ("A100", "fp16", 2048),
        ("H100", "fp16", 4096),
        ("H200", "fp16", 4096),
        ("RTX 4090", "fp16", 512),
    ],
)
def test_matrix_units_do_the_operations_a_clock_that_they_are_built_for(product, pipe, rate):
    made = machine_of(find_gpu(product))
    assert isinstance(made, Machine)
    assert made.matrix[pipe] == pytest.approx(rate, rel=5e-4)


@pytest.mark.parametrize("product", products(), ids=lambda one: one.name)
def test_pipes_have_as_many_lanes_as_the_vendor_tables_for_a_clock(product):
    gpu = find_gpu(product.name)
    made = machine_of(gpu)
    if isinstance(made, Machine):
        tabled = {name: rate for name, rate in gpu.rates.items() if name in made.lanes}
        assert {name: made.lanes[name] for name in tabled} == tabled
        assert made.lanes["fp16"] > 0.99 * made.lanes["fp32"]


def test_what_is_given_or_stands_in_a_product_is_no_guess():
    assert "l2" in machine_of(find_gpu("RX 9070 XT")).assumed
    assert "l2" not in machine_of(find_gpu("RX 9070 XT"), {"l2": 2e13}).assumed
    assert not machine_of(find_gpu("MI300X")).assumed and "latency" in machine_of(find_gpu("MI300X")).measured
    assert not machine_of(find_gpu("H200")).assumed
    assert machine_of(find_gpu("H100"), {"fp32": 3.3e13}).lanes["fp32"] == pytest.approx(3.3e13 / (2 * 132 * 1.83e9))


def test_the_command_prints_reasons_assumptions_and_a_roofline(capsys):
    assert main(["bound", str(STRIDES), "-k", "rows_in_loop", "--gpu", "H200,A100", "--assume", "n=4096,threads=256"]) == 0
    text = capsys.readouterr().out
    assert "rows_in_loop on H200" in text and "rows_in_loop on A100" in text
    assert "because" in text and "4096 iterations" in text and "operations per byte" in text
    assert max(map(len, text.splitlines()[-20:])) <= 100


def test_json_has_the_promised_keys(capsys):
    assert main(["bound", str(STRIDES), "-k", "rows_in_loop", "--gpu", "H200", "-f", "json"]) == 0
    bound = json.loads(capsys.readouterr().out)[0]["bound"]
    assert {"gpu", "verdict", "level", "pipe", "intensity", "confidence", "reasons", "loops"} <= set(bound)
    assert {"flops", "bytes", "verdict", "intensity"} <= set(bound["loops"][0])
    assert main(["show", str(STRIDES), "-k", "rows_in_loop", "-f", "json"]) == 0
    access = json.loads(capsys.readouterr().out)["inputs"][0]["kernels"][0]["accesses"][0]
    assert {"line", "space", "stride", "pattern", "sectors"} <= set(access)


def test_svg_is_well_formed_and_escaped(tmp_path):
    target = tmp_path / "roofline.svg"
    assert main(["bound", str(STRIDES), "-k", "rows_in_loop", "--gpu", "H200", "-o", str(target)]) == 0
    ElementTree.fromstring(target.read_text(encoding="utf-8"))
    picture = Roofline('<a "b">', 4e12, (("fp32", 6e13),), (Point("<script>", 0.5, 1e12),))
    assert "<script>" not in svg(picture)
    ElementTree.fromstring(svg(picture))
    assert all(line.isascii() for line in draw_text(picture, 60, unicode=False))


def test_a_roofline_names_every_point_and_joins_roofs_of_one_height():
    points = tuple(Point(f"k{number}", 2.0 + number % 3, 1e12) for number in range(30))
    picture = Roofline("X", 4e12, (("matrix bf16", 6e14), ("matrix fp16", 6e14), ("fp32", 6e13)), points)
    drawn = ElementTree.fromstring(svg(picture))
    texts = [one.text for one in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert "matrix bf16, matrix fp16 600 T/s" in texts and "memory 4 TB/s" in texts and "and 6 more" in texts
    assert sum(text.startswith(("1  k0:", "o  k23:")) for text in texts) == 2
    assert len(list(drawn.iter("{http://www.w3.org/2000/svg}circle"))) == 30
    lines = list(draw_text(picture, 80))
    assert any("matrix bf16, matrix fp16: 600 T/s" in line for line in lines) and lines[-1].strip() == "and 6 more"


def test_every_gpu_has_a_roofline_of_its_own(tmp_path, capsys):
    target = tmp_path / "x.svg"
    assert main(["bound", str(SAMPLES / "matmul.nvcc.sm_80.ptx"), "--gpu", "A100,H200", "-o", str(target)]) == 0
    drawn = target.read_text(encoding="utf-8")
    assert "A100: operations per second" in drawn and "H200: operations per second" in drawn
    assert main(["bound", str(SAMPLES / "matmul.nvcc.sm_80.ptx"), "--gpu", "A100,H200"]) == 0
    assert capsys.readouterr().out.count(": operations per second") == 2


@pytest.mark.parametrize(
    "options", [["--assume", "m=3"], ["--assume", "n=x"], ["--peak", "memory=-1"], ["--peak", "memory"], ["--gpu", "nothing"]]
)
def test_what_makes_no_sense_is_refused(options, capsys):
    assert main(["bound", str(STRIDES), *options]) == 2
    assert capsys.readouterr().err


MEASURE = {"value", "unit", "origin", "because"}
BOUND = {"gpu", "verdict", "level", "pipe", "intensity", "confidence", "reasons"}


def test_the_json_has_the_keys_that_are_promised(capsys):
    assert main(["show", str(SAMPLES / "matmul.nvcc.sm_80.ptx"), "--gpu", "A100", "--format", "json"]) == 0
    (one,) = json.loads(capsys.readouterr().out)["inputs"]
    kernels = one["kernels"]
    assert len(kernels) == 3
    for kernel in kernels:
        results = kernel.get("results", kernel)
        bound = results["bound"]
        assert set(bound) >= BOUND | {"change", "threshold", "assumptions", "loops"}
        assert bound["verdict"] in VERDICTS and set(bound["intensity"]) >= MEASURE
        assert (bound["level"] is not None) == (bound["verdict"] == "memory")
        assert bound["reasons"] and all(isinstance(reason, str) for reason in bound["reasons"])
        for loop in bound["loops"]:
            assert set(loop) >= BOUND | {"header", "flops", "bytes"} and set(loop["flops"]) >= MEASURE
            assert all(set(measure) >= MEASURE for kinds in loop["bytes"].values() for measure in kinds.values())
        assert results["accesses"]
        for access in results["accesses"]:
            assert set(access) >= {"line", "space", "stride", "pattern", "sectors"}
            assert set(access["stride"]) >= MEASURE and set(access["sectors"]) >= MEASURE
            assert access["pattern"] in ("coalesced", "strided", "uniform", "unknown")


def test_text_that_is_not_compiled_yet_is_less_sure_and_says_so():
    (found,) = bounds(SAMPLES / "reduce.triton.sm_80.ll", "*", "A100", threads_low=128, threads_high=128)
    assert found.confidence != "high" and "not yet compiled" in found.assumptions["text"]
    (compiled,) = bounds(SAMPLES / "matmul.nvcc.sm_80.ptx", "matmul_plain", "A100")
    assert "text" not in compiled.assumptions


@pytest.mark.parametrize(("name", "said"), [("matmul.triton.sm_90.ptx", True), ("matmul.triton.sm_80.ptx", False)])
def test_conflicts_of_operands_named_by_descriptors_are_said_to_be_left_out(name, said):
    (found,) = bounds(SAMPLES / name, "*", "H100" if said else "A100", threads_low=256, threads_high=256)
    assert ("not looked at" in found.assumptions.get("operands", "")) is said


def test_a_function_alone_has_no_verdict_and_its_loops_are_counted():
    calls = ROOT / "tests" / "fixtures" / "bounds" / "calls.sm_80.ptx"
    made = report(read(str(calls)), gpus=[find_gpu("A100")], asked=("accesses", "work", "bound"), strict=True)
    found = {kernel.name: kernel.results["bound"] for kernel in made.kernels}
    assert found["powers"].verdict == "unknown" and "judged where a kernel calls it" in found["powers"].reasons[0]
    assert {loop.verdict for loop in found["powers"].loops} == {"compute"}
    assert (found["caller"].verdict, found["caller"].pipe) == ("compute", "fp32")
    assert "vprintf" in found["asserting"].assumptions["calls"] and found["asserting"].verdict == "memory"
    assert found["elsewhere"].verdict == "unknown" and "not in the file" in found["elsewhere"].reasons[0]
    assert "calls itself" in found["recursive"].reasons[0]


def test_loops_that_are_told_alike_are_told_once():
    """A barrier's loop in inline assembly has one name in each of its copies."""
    wait = "{ .reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%r1], 0; @p bra D; bra W; D: not.b32 %r1, %r1; }\n"
    head = ".version 8.6\n.target sm_90a\n.address_size 64\n.visible .entry k()\n{\n.reg .b32 %r<3>;\nmov.u32 %r1, %tid.x;\n"
    made = report(read(head + 3 * wait + "st.shared.u32 [%r1], %r1;\nret;\n}\n"))
    (section,) = sections(made.kernels[0].bound, VOCABULARIES["nvidia"])
    assert [(row.title, row.note) for row in section.rows if row.depth] == [("W", "3 loops of this name")]
