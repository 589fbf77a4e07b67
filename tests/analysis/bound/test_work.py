"""Work: operations of each kind of instruction, bytes by space, and how often loops run."""

from pathlib import Path

import pytest

from isaview import read
from isaview.analysis.bound.work import block_work, form_work, sum_work
from isaview.analysis.contract import Launch
from isaview.flow.graph import flow_of
from isaview.languages.meanings import load
from isaview.model.form import Form
from isaview.reports.report import report
from tests.support.dumps import Needs, amdgcn

HEAD = ".version 8.3\n.target sm_90a\n.address_size 64\n"


def form(opcode, kind, shape=None, flags=(), mnemonic=None):
    return Form(opcode, mnemonic or opcode, kind, matrix_shape=shape, flags=frozenset(flags))


PTX = [
    ("fma.rn.f32", "float32", None, 2, "fp32"),
    ("fma.rn.ftz.f32", "float32", None, 2, "fp32"),
    ("fma.rn.f32x2", "float32", None, 4, "fp32"),
    ("fma.rn.f16x2", "float16", None, 4, "fp16"),
    ("fma.rn.bf16", "float16", None, 2, "bf16"),
    ("fma.rn.f64", "float64", None, 2, "fp64"),
    ("add.f32", "float32", None, 1, "fp32"),
    ("add.rn.f16x2", "float16", None, 2, "fp16"),
    ("mul.rn.f64", "float64", None, 1, "fp64"),
    ("min.f32", "float32", None, 0, "int32"),
    ("popc.b32", "logic", None, 0, "special"),
    ("setp.lt.f32", "compare", None, 0, ""),
    ("mad.lo.s32", "integer", None, 2, "int32"),
    ("add.s64", "integer", None, 1, "int32"),
    ("dp4a.s32.s32", "integer", None, 8, "int32"),
    ("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", "matrix", (16, 8, 16), 4096, "fp16"),
    ("mma.sync.aligned.m16n8k32.row.col.s32.u8.s8.s32", "matrix", (16, 8, 32), 8192, "int8"),
    ("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32", "matrix", (16, 8, 8), 2048, "tf32"),
    ("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64", "matrix", (8, 8, 4), 512, "fp64"),
    ("mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e5m2.f32", "matrix", (16, 8, 32), 8192, "fp8"),
    ("wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32", "matrix", (16, 16, 16), 8192, "fp16"),
    ("wmma.mma.sync.aligned.row.col.m16n16k16.f32.bf16.bf16.f32", "matrix", (16, 16, 16), 8192, "bf16"),
    ("wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16", "matrix", (64, 128, 16), 65536, "fp16"),
    ("wgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3", "matrix", (64, 64, 32), 65536, "fp8"),
    ("mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32", "matrix", (16, 8, 32), 4096, "fp16"),
    ("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s8.s8.s32", "matrix", (16, 8, 64), 8192, "int8"),
    ("wgmma.mma_async.sp.sync.aligned.m64n128k32.f32.f16.f16", "matrix", (64, 128, 32), 65536, "fp16"),
    ("tcgen05.mma.cta_group::1.kind::f16", "matrix", None, None, "matrix"),
]
AMDGCN = [
    ("v_fma_f32", "float32", None, (), 2, "fp32"),
    ("v_fmac_f32", "float32", None, (), 2, "fp32"),
    ("v_pk_fma_f32", "float32", None, (), 4, "fp32"),
    ("v_pk_mul_f16", "float16", None, (), 2, "fp16"),
    ("v_add_f64", "float64", None, (), 1, "fp64"),
    ("v_dual_fmac_f32", "float32", None, (), 2, "fp32"),
    ("v_mad_u64_u32", "integer", None, (), 2, "int32"),
    ("v_add_u32", "integer", None, (), 1, "int32"),
    ("v_mfma_f32_32x32x8_f16", "matrix", (32, 32, 8), (), 16384, "fp16"),
    ("v_mfma_f32_16x16x16f16", "matrix", (16, 16, 16), (), 8192, "fp16"),
    ("v_mfma_f32_32x32x4bf16_1k", "matrix", (32, 32, 4), ("blocks_2",), 16384, "bf16"),
    ("v_mfma_f32_4x4x4_16b_f16", "matrix", (4, 4, 4), ("blocks_16",), 2048, "fp16"),
    ("v_mfma_f64_16x16x4f64", "matrix", (16, 16, 4), (), 2048, "fp64"),
    ("v_mfma_i32_32x32x16_i8", "matrix", (32, 32, 16), (), 32768, "int8"),
    ("v_mfma_f32_16x16x32_fp8_bf8", "matrix", (16, 16, 32), (), 16384, "fp8"),
    ("v_mfma_f32_32x32x4_xf32", "matrix", (32, 32, 4), (), 8192, "tf32"),
    ("v_smfmac_f32_32x32x16_bf16", "matrix", (32, 32, 16), (), 16384, "bf16"),
    ("v_swmmac_i32_16x16x32_iu8", "matrix", (16, 16, 32), (), 8192, "int8"),
    ("v_wmma_f32_16x16x16_bf16", "matrix", (16, 16, 16), (), 8192, "bf16"),
    ("v_wmma_i32_16x16x16_iu8", "matrix", (16, 16, 16), (), 8192, "int8"),
]


@pytest.mark.parametrize(("opcode", "kind", "shape", "operations", "type_"), PTX, ids=[row[0] for row in PTX])
def test_ptx_operations(opcode, kind, shape, operations, type_):
    found = load("ptx").arithmetic(form(opcode, kind, shape))
    assert (found.operations, found.type) == (operations, type_)


@pytest.mark.parametrize(
    ("dialect", "opcode", "kind", "pipe"),
    [
        ("ptx", "lop3.b32", "logic", "int32"),
        ("ptx", "shl.b32", "logic", "int32"),
        ("ptx", "popc.b32", "logic", "special"),
        ("ptx", "max.ftz.f32", "float32", "int32"),
        ("sass", "FMNMX", "float32", "int32"),
        ("sass", "SHF.R.U32.HI", "logic", "int32"),
        ("sass", "FADD", "float32", "fp32"),
        ("amdgcn", "v_max_f32", "float32", "fp32"),
    ],
)
def test_the_pipe_is_that_of_the_table_of_throughput(dialect, opcode, kind, pipe):
    slots = form_work(form(opcode, kind), load(dialect), 32).slots
    assert {name for name in slots if slots[name]} == {"issue", pipe}


@pytest.mark.parametrize(("opcode", "kind", "shape", "flags", "operations", "type_"), AMDGCN, ids=[row[0] for row in AMDGCN])
def test_amdgcn_operations(opcode, kind, shape, flags, operations, type_):
    found = load("amdgcn").arithmetic(form(opcode, kind, shape, flags))
    assert (found.operations, found.type) == (operations, type_)


def test_a_language_without_a_table_computes_nothing_known():
    assert load("no such language").arithmetic(form("fma", "float32")).operations == 0


REGISTERS = ".reg .b32 %r<9>; .reg .f32 %f<9>; .reg .b64 %d<9>; .reg .pred %p<3>;"


def work(tmp_path, body, **launch):
    path = tmp_path / "k.ptx"
    path.write_text(
        f"{HEAD}.visible .entry k(.param .u64 a)\n.reqntid 128\n{{\n{REGISTERS}\n{body}\nret;\n}}\n", encoding="utf-8"
    )
    return report(read(str(path)), launch=Launch(**launch), strict=True).kernels[0].results


COUNTED = """mov.u32 %r1, {start};
L:
fma.rn.f32 %f1, %f1, %f1, %f1;
add.s32 %r1, %r1, {step};
setp.{test} %p1, %r1, {bound};
@{sign}%p1 bra L;"""


@pytest.mark.parametrize(
    ("start", "step", "test", "bound", "sign", "often"),
    [
        (0, 1, "lt.s32", 16, "", 16),
        (0, 4, "ne.s32", 64, "", 16),
        (16, -1, "gt.s32", 0, "", 16),
        (0, 3, "lt.s32", 16, "", 6),
        (0, 1, "ge.s32", 16, "!", 16),
        (0, 1, "eq.s32", 16, "!", 16),
        (5, 1, "lt.s32", 3, "", 1),
        (0, 1, "lt.s32", "%r2", "", None),
        (0, "%r3", "lt.s32", 16, "", None),
        (0, 0, "lt.s32", 16, "", None),
        (1, 2, "ne.s32", 16, "", None),
        (0, 1 << 20, "lt.s32", 0x7FF00000, "", 2047),
        (-16, 1, "lt.s32", 0, "", 16),
        (-16, 1, "lt.u32", 16, "", 1),
        (0, 1 << 24, "lt.u32", 3_000_000_000, "", 179),
        (0, 1 << 30, "le.u32", 0x80000000, "", 3),
        (0, 1, "lt.u32", 3_000_000_000, "", None),
    ],
)
def test_trips(tmp_path, start, step, test, bound, sign, often):
    found = work(tmp_path, COUNTED.format(start=start, step=step, test=test, bound=bound, sign=sign))["work"]
    trips = found.loops[0].trips
    assert trips.value == often
    assert trips.origin == ("unavailable" if often is None else "counted")
    assert found.loops[0].iteration.flops.value == 64
    assert found.kernel.flops.value == (None if often is None else 64 * often)


@pytest.mark.parametrize(("threads", "trips"), [(64, (4, 4)), (32, (4, 4)), (256, (1, 4))])
def test_a_loop_from_the_threads_number_runs_alike_where_the_group_is_no_wider_than_its_step(tmp_path, threads, trips):
    body = "mov.u32 %r1, %tid.x;\nL:\nadd.s32 %r1, %r1, 64;\nsetp.lt.u32 %p1, %r1, 256;\n@%p1 bra L;"
    found = work(tmp_path, f"{body}\n", threads_low=threads, threads_high=threads)["work"]
    measure = found.loops[0].trips
    assert (measure.low, measure.high) == trips if measure.origin == "estimated" else measure.value == trips[0] == trips[1]


def test_a_bound_beyond_32_bits_is_not_cut(tmp_path):
    body = "mov.u64 %d3, 0;\nL:\nadd.s64 %d3, %d3, 1;\nsetp.lt.u64 %p1, %d3, {};\n@%p1 bra L;"
    assert work(tmp_path, body.format(16))["work"].loops[0].trips.value == 16
    assert work(tmp_path, body.format((1 << 32) + 16))["work"].loops[0].trips.value is None


def test_bytes_are_those_of_a_wave(tmp_path):
    body = "ld.param.u64 %d1, [a];\nld.global.v4.f32 {%f1,%f2,%f3,%f4}, [%d1];\nst.global.f32 [%d1], %f1;"
    found = work(tmp_path, body)["work"].kernel
    assert {kind: one.value for kind, one in found.bytes["global"].items()} == {"load": 512, "store": 128}


@pytest.mark.parametrize(
    ("opcode", "first", "moved"),
    [
        ("m64n64k16.f32.f16.f16", "%rd1", (64 * 16 + 64 * 16) * 2),
        ("m64n64k16.f32.f16.f16", "{%r1, %r2, %r3, %r4}", 64 * 16 * 2),
        ("m64n128k32.f32.e4m3.e4m3", "%rd1", 64 * 32 + 128 * 32),
    ],
)
def test_four_waves_share_what_their_matrix_instruction_reads(tmp_path, opcode, first, moved):
    path = tmp_path / "k.ptx"
    outputs = ", ".join(f"%f{number}" for number in range(int(opcode[4:].partition("k")[0]) // 2))
    end = ", 1, 1, 1, 0, 0;" if first.startswith("%") and "e4m3" not in opcode else ", 1, 1, 1;"
    body = f"wgmma.mma_async.sync.aligned.{opcode} {{{outputs}}}, {first}, %rd2{end}\n"
    registers = ".reg .b64 %rd<4>; .reg .b32 %r<5>; .reg .f32 %f<128>;\n"
    path.write_text(f"{HEAD}.visible .entry k()\n{{\n{registers}{body}ret;\n}}\n")
    work = report(read(str(path)), strict=True).kernels[0].results["work"]
    assert work.kernel.bytes["shared"]["load"].value == moved / 4


def test_a_matrix_instruction_without_a_shape_makes_the_work_unavailable(tmp_path):
    body = "tcgen05.mma.cta_group::1.kind::f16 [%r1], %d1, %d2, %r2, %p1;"
    assert work(tmp_path, body)["work"].kernel.flops.origin == "unavailable"


DESCRIBED = [
    ("tcgen05.mma.cta_group::1.kind::f16 [%r1], %d1, %d2, %r2, %p1;", "matrix fp16", 2 * 64 * 64 * 16),
    ("tcgen05.mma.cta_group::2.kind::f16 [%r1], [%r3], %d2, %r2, %p1;", "matrix fp16", 64 * 64 * 16),
    ("tcgen05.mma.cta_group::1.kind::tf32 [%r1], %d1, %d2, %r2, %p1;", "matrix tf32", 2 * 64 * 64 * 8),
    ("tcgen05.mma.sp.cta_group::1.kind::f16 [%r1], %d1, %d2, [%r3], %r2, %p1;", "matrix fp16", 2 * 64 * 64 * 16),
    (
        "tcgen05.mma.cta_group::1.kind::mxf4.block_scale.block32 [%r1], %d1, %d2, %r2, [%r3], [%r4], %p1;",
        "matrix fp4",
        2 * 64 * 64 * 64,
    ),
]


@pytest.mark.parametrize(("text", "kind", "operations"), DESCRIBED)
def test_a_constant_descriptor_says_what_the_group_multiplies(tmp_path, text, kind, operations):
    body = f"mov.b32 %r2, 68222992;\n{text}"  # 64 rows and 64 columns, as Triton writes it
    kernel = work(tmp_path, body)["work"].kernel
    assert {name: one.value for name, one in kernel.group_operations.items()} == {kind: operations}
    assert not kernel.operations and kernel.flops.origin == "unavailable" and "group" in kernel.flops.because


@pytest.mark.parametrize("step", ["s_add_co_i32 s2, s2, -1", "s_sub_co_i32 s2, s2, 1", "s_sub_co_u32 s2, s2, 1"])
def test_counters_of_gfx12_are_counted(tmp_path, step):
    path = tmp_path / "k.s"
    path.write_text(
        '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"\n\t.text\n\t.globl k\n\t.type k,@function\nk:\n'
        "\ts_mov_b32 s2, 64\n.L1:\n\tv_add_f32_e32 v2, v4, v5\n"
        f"\t{step}\n\ts_cmp_lg_u32 s2, 0\n\ts_cbranch_scc1 .L1\n\ts_endpgm\n.Lend:\n"
        "\t.size k, .Lend-k\n\t.amdhsa_kernel k\n\t.end_amdhsa_kernel\n",
        encoding="utf-8",
    )
    found = report(read(path), asked=("work",), strict=True).kernels[0].results["work"]
    assert found.loops[0].trips.value == 64


def test_two_instructions_issued_together_take_one_issue_slot(tmp_path):
    pairs = "\tv_dual_fmac_f32 v0, v1, v2 :: v_dual_fmac_f32 v3, v4, v5\n" * 32
    text = amdgcn(Needs(vgprs=12, adds=0), target="gfx1100").replace("\ts_endpgm", f"{pairs}\ts_endpgm", 1)
    (kernel,) = read(text)[0].kernels
    work = sum_work(block_work(kernel, 32), {0: 1})
    assert (work.slots["issue"], work.slots["fp32"]) == (32 + 1, 64)


@pytest.mark.parametrize("dump", sorted(Path("samples").glob("*.sass")), ids=lambda path: path.name)
def test_every_instruction_of_a_machine_takes_a_slot(dump):
    """Sums with a number and calls are instructions there; nothing folds or inlines them any more."""
    for kernel in read(str(dump)).kernels():
        works = block_work(kernel, 32)
        slots = [work.slots["issue"] for work in works]
        assert slots == [block.last - block.first for block in flow_of(kernel).blocks]


SASS = [
    ("IADD3 R2, R2, 0x10, RZ", {"issue": 1, "int32": 1}, {"int32": 64}),
    ("IADD3 R2, R3, R4, RZ", {"issue": 1, "int32": 1}, {"int32": 64}),
    ("VIADD R2, R2, 0x1", {"issue": 1, "int32": 1}, {"int32": 32}),
    ("IMAD R2, R3, R4, R5", {"issue": 1, "int32": 1}, {"int32": 64}),
    ("FFMA R2, R3, R4, R5", {"issue": 1, "fp32": 1}, {"fp32": 64}),
    ("FFMA2 R2, R4, R6, R8", {"issue": 1, "fp32": 2}, {"fp32": 128}),
    ("HFMA2 R2, R3, R4, R5", {"issue": 1, "fp16": 2}, {"fp16": 128}),
    ("MUFU.EX2 R2, R3", {"issue": 1, "special": 1}, {}),
    ("UIADD3 UR4, UPT, UPT, UR4, 0x1, URZ", {"issue": 1}, {"int32": 2}),
    ("UIMAD UR4, UR5, UR6, UR7", {"issue": 1}, {"int32": 2}),
    ("CALL.REL.NOINC `(f)", {"issue": 1}, {}),
]


@pytest.mark.parametrize(("line", "slots", "operations"), SASS, ids=[row[0] for row in SASS])
def test_what_an_instruction_of_sass_takes_and_does(line, slots, operations):
    """The uniform datapath works once for a warp and takes no lanes of the vector pipes."""
    text = f"\tcode for sm_90\n\t\tFunction : k\n\t/*0000*/ {line} ;\n\t/*0010*/ EXIT ;\n\t\t.....\n"
    (kernel,) = read(text).kernels()
    work = form_work(kernel.forms[0], load("sass"), 32)
    assert (dict(work.slots), dict(work.operations)) == (slots, operations)
