"""Bounds: what a later stage makes of loops, who runs a block, how far counts may be off, the tiled product at two sizes."""

import tomllib

import pytest

from isaview import read
from isaview.analysis.addresses.launch_shape import Shape
from isaview.analysis.addresses.partial_blocks import Partial, running_lanes
from isaview.analysis.bound.costs import Cost, Costs
from isaview.analysis.bound.unrolling import folded_instructions, unrollings_of
from isaview.analysis.bound.verdict import VERDICTS, verdict_from
from isaview.analysis.contract import Launch
from isaview.cli import main
from isaview.gpus.hardware import find_gpu
from tests.conftest import ROOT
from tests.support.whole_results import report

FIXTURES = ROOT / "tests" / "fixtures" / "bounds"
HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 a, .param .u64 b, .param .u32 n)\n{\n"
REGISTERS = ".reg .b64 %rd<9>; .reg .f32 %f<99>; .reg .b32 %r<99>; .reg .pred %p<9>;\n.shared .align 4 .b8 s[4096];\n"
BEGIN = (
    "ld.param.u64 %rd1, [a]; ld.param.u64 %rd2, [b]; ld.param.u32 %r9, [n];\nmov.u32 %r1, %tid.x; mul.wide.u32 %rd3, %r1, 4;\n"
    "add.s64 %rd4, %rd1, %rd3; add.s64 %rd5, %rd2, %rd3; mov.u32 %r2, 0; mov.f32 %f1, 0f00000000;\n"
)
END = "st.global.f32 [%rd5], %f1;\nret;\n}\n"


def kernel(tmp_path, body):
    path = tmp_path / "k.ptx"
    path.write_text(HEAD + REGISTERS + BEGIN + body + END, encoding="utf-8")
    return path


def bound(path, gpu="H200", name="*", **launch):
    wanted = Launch(**{"threads_low": 256, "threads_high": 256, **launch})
    found = report(read(str(path)), kernel=name, gpus=[find_gpu(gpu)], launch=wanted, strict=True, asked=("bound", "work"))
    return found.kernels[0].results


def loop(until, more="", pragma="", step="1"):
    return (
        f"$L1:\n{pragma}ld.global.f32 %f2, [%rd4];\nadd.f32 %f1, %f1, %f2;\n{more}add.s64 %rd4, %rd4, 4096;\n"
        f"add.s32 %r2, %r2, {step};\nsetp.lt.u32 %p1, %r2, {until};\n@%p1 bra $L1;\n"
    )


@pytest.mark.parametrize(
    ("body", "copies", "whole"),
    [
        (loop("16"), 16, True),
        (loop("1024"), 50, False),
        (loop("%r9"), 4, False),
        (loop("%r9", step="%r9"), 1, False),
        (loop("%r9", pragma='.pragma "nounroll";\n'), 1, False),
        (loop("%r9", more="mul.f32 %f3, %f1, %f1;\n" * 60), 1, False),
        (loop("4", more="mul.f32 %f3, %f1, %f1;\n" * 200), 1, False),
    ],
)
def test_loops_are_repeated_as_ptxas_repeats_them(tmp_path, body, copies, whole):
    path = kernel(tmp_path, body)
    (module,) = read(str(path))
    found = unrollings_of(module.kernels[0], bound(path)["work"].runs)
    assert (found[0].copies, found[0].whole) == (copies, whole)


def waited(path):
    return bound(path)["bound"].judged.costs["latency", ""].clocks


def test_loads_of_repeated_bodies_wait_as_one_where_nothing_keeps_them_apart(tmp_path):
    alone = waited(kernel(tmp_path, loop("1024", pragma='.pragma "nounroll";\n')))
    together = waited(kernel(tmp_path, loop("1024")))
    assert together == pytest.approx(alone / 20)
    barrier = waited(kernel(tmp_path, loop("1024", more="bar.sync 0;\n")))
    stored = waited(kernel(tmp_path, loop("1024", more="st.global.f32 [%rd5], %f1;\n")))
    chased = waited(kernel(tmp_path, loop("1024", more="cvt.rzi.u32.f32 %r3, %f2; mul.wide.u32 %rd4, %r3, 4;\n")))
    assert barrier == stored == chased == pytest.approx(alone)


def test_counters_of_loops_laid_out_in_full_cost_nothing_and_work_does(tmp_path):
    path = kernel(tmp_path, loop("16", more="mul.lo.s32 %r3, %r3, 1664525;\nmul.lo.s32 %r4, %r2, 12;\n"))
    (module,) = read(str(path))
    one = module.kernels[0]
    numbers = {one.forms[at].opcode for at in folded_instructions(one, unrollings_of(one, bound(path)["work"].runs))}
    assert numbers == {"add.s32", "add.s64", "mul.lo.s32", "setp.lt.u32", "bra"}
    assert len(folded_instructions(one, unrollings_of(one, bound(path)["work"].runs))) == 5


@pytest.mark.parametrize(
    ("test", "expected"),
    [
        ("setp.ne.s32 %p1, %r1, 0;", {Partial(1 / 8, 1)}),
        ("setp.ge.u32 %p1, %r1, 64;", {Partial(2 / 8, 32)}),
        ("setp.gt.u32 %p1, %r1, 255;", set()),
        ("setp.lt.u32 %p1, %r1, 256;", {Partial(0.0, 0)}),
        ("and.b32 %r3, %r1, 31; setp.ne.s32 %p1, %r3, 0;", {Partial(1.0, 1)}),
        ("setp.ne.s32 %p1, %r9, 0;", set()),
    ],
)
def test_who_runs_a_block_is_told_by_the_place_of_the_thread(tmp_path, test, expected):
    path = kernel(tmp_path, f"{test}\n@%p1 bra $L2;\nld.global.f32 %f1, [%rd4];\n$L2:\n")
    (module,) = read(str(path))
    assert set(running_lanes(module.kernels[0], Shape(32, most=256)).blocks.values()) == expected


MASK = """	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.globl	k
	.type	k,@function
k:
	s_mov_b64 s[2:3], exec
.LBB0_1:
	s_ff1_i32_b64 s4, s[2:3]
	v_readlane_b32 s6, v1, s4
	s_lshl_b64 s[4:5], 1, s4
	CLEAR
	v_add_f32_e32 v2, s6, v2
	s_cbranch_scc1 .LBB0_1
	s_endpgm
.Lend:
	.size	k, .Lend-k
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
"""


@pytest.mark.parametrize(("clear", "most"), [("s_andn2_b64 s[2:3], s[2:3], s[4:5]", 64), ("s_cmp_lg_u64 s[2:3], s[4:5]", None)])
def test_a_loop_that_clears_a_mask_of_lanes_runs_once_for_each_at_most(tmp_path, clear, most):
    path = tmp_path / "k.s"
    path.write_text(MASK.replace("CLEAR", clear), encoding="utf-8")
    assert bound(path, "MI300X")["work"].runs[0].most == most


def test_a_loop_between_places_of_a_group_is_short(tmp_path):
    body = "mov.u32 %r5, %ntid.z; sub.s32 %r6, %r5, %r1; and.b32 %r6, %r6, -8; neg.s32 %r2, %r6;\n"
    counted = kernel(tmp_path, body + loop("0", step="8").replace("setp.lt.u32", "setp.ne.s32"))
    assert bound(counted)["work"].runs[0].most == (1024 + 2 * 8) // 8 + 2
    argued = kernel(tmp_path, body.replace("%ntid.z", "%r9") + loop("0", step="8").replace("setp.lt.u32", "setp.ne.s32"))
    assert bound(argued)["work"].runs[0].most is None


@pytest.mark.parametrize(("place", "hidden"), [("%clusterid.x", True), ("%smid", True), ("%ctaid.x", False)])
def test_a_place_that_nobody_knows_may_be_shared_between_groups_or_not(tmp_path, place, hidden):
    body = f"mov.u32 %r5, {place}; mul.wide.u32 %rd6, %r5, 65536; add.s64 %rd4, %rd4, %rd6;\n"
    cost = bound(kernel(tmp_path, body + loop("%r9")))["bound"].judged.costs["memory", "dram"]
    assert (cost.low < cost.clocks / 2 and cost.high > 2 * cost.clocks) is hidden


def test_an_empty_kernel_has_no_verdict(tmp_path):
    path = tmp_path / "k.ptx"
    path.write_text(HEAD + "ret;\n}\n", encoding="utf-8")
    assert bound(path)["bound"].verdict == "unknown"


def parts(**clocks):
    kinds = {"dram": "memory", "fp32": "compute", "issue": "compute", "shared": "shared", "latency": "latency"}
    return Costs({(kinds[name], "" if kinds[name] == name else name): Cost(one, one, one) for name, one in clocks.items()})


@pytest.mark.parametrize(
    ("clocks", "word", "other"),
    [
        ({"dram": 61, "latency": 100}, "memory", ""),
        ({"dram": 59, "latency": 100}, "latency", ""),
        ({"shared": 70, "latency": 100}, "shared", ""),
        ({"dram": 55, "issue": 100, "fp32": 20}, "compute", "memory"),
        ({"dram": 49, "issue": 100, "fp32": 20}, "compute", ""),
        ({"dram": 55, "issue": 100, "fp32": 60}, "compute", ""),
        ({"shared": 60, "issue": 100, "fp32": 20}, "compute", ""),
        ({"shared": 75, "issue": 100, "fp32": 20}, "compute", "shared"),
    ],
)
def test_latency_and_instruction_issue_have_to_be_clear(clocks, word, other):
    verdict = verdict_from(parts(**clocks))
    assert (verdict.word, verdict.other) == (word, other)


@pytest.mark.parametrize(
    ("dump", "gpu", "name", "words", "change"),
    [
        ("products.sm_90.ptx", "H200", "product_small", {"shared"}, "larger tile for each thread"),
        ("products.sm_90.ptx", "H200", "product_large", {"balanced"}, ""),
        ("products.gfx942.s", "MI300X", "product_small", {"shared"}, "larger tile for each thread"),
        ("products.gfx942.s", "MI300X", "product_large", {"shared"}, "instruction issue is the limit"),
    ],
)
def test_the_tiled_product_says_what_bounds_it_and_what_would_move_it(dump, gpu, name, words, change):
    """A multiply-add of the small tile reads two words of shared memory, 64 of the large one 16: nearer to the pipe."""
    small, found = (bound(FIXTURES / dump, gpu, one)["bound"] for one in ("product_small", name))
    assert found.verdict in words and change in found.change
    shares = [one.judged.costs["shared", ""].clocks / one.judged.costs["compute", "fp32"].clocks for one in (small, found)]
    assert name == "product_small" or shares[1] < shares[0] / 2


@pytest.mark.parametrize(("dump", "gpu"), [("products.sm_90.ptx", "H200"), ("products.gfx942.s", "MI300X")])
def test_the_tiled_product_is_printed(dump, gpu, golden, capsys):
    assert main(["bound", str(FIXTURES / dump), "--gpu", gpu, "--assume", "threads=256", "--color", "never"]) == 0
    text = capsys.readouterr().out
    golden(f"product.{gpu}.txt", text[: text.index(f"{gpu}: operations per second")])


@pytest.mark.parametrize("name", ["fifth", "sixth"])
def test_a_table_of_verdicts_is_well_formed(name):
    table = tomllib.loads((FIXTURES.parents[2] / "bench" / "bounds" / f"{name}.toml").read_text(encoding="utf-8"))
    for row in table["kernel"]:
        find_gpu(row["gpu"])
        assert row["because"] in table["sources"]
        assert {word.partition(":")[0] for word in (*row["accepted"], *row.get("first", ()))} <= set(VERDICTS) - {"unknown"}
