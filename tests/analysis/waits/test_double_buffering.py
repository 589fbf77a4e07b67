"""Double buffering: whether loops load ahead of their work, in all three languages."""

import pytest

from isaview import read
from isaview.analysis.waits.waits import waits_of
from isaview.reports.report import report
from tests.support.waiting import COPY, amdgcn, kernel_of, ptx

LOOP = """
\ts_mov_b32 s8, 16
{before}
.LBB0_1:
{body}
\ts_add_i32 s8, s8, -1
\ts_cmp_lg_u32 s8, 0
\ts_cbranch_scc1 .LBB0_1
\ts_endpgm"""
NEXT = "\tv_lshl_add_u64 v[0:1], v[0:1], 0, 64"
MATRIX = "\tv_mfma_f32_32x32x8_f16 v[16:31], v[6:7], v[8:9], v[16:31]"
AHEAD = [
    ("single", "", ["global_load_dwordx2 v[6:7], v[0:1], off", "s_waitcnt vmcnt(0)", MATRIX], "not seen", None),
    (
        "into registers",
        "\tglobal_load_dwordx2 v[10:11], v[0:1], off",
        ["s_waitcnt vmcnt(0)", "v_mov_b32 v6, v10", "v_mov_b32 v7, v11", "global_load_dwordx2 v[10:11], v[0:1], off", MATRIX],
        "seen",
        2,
    ),
    (
        "through shared memory",
        "\tds_write_b64 v2, v[10:11]",
        [
            "global_load_dwordx2 v[10:11], v[0:1], off",
            "ds_read_b64 v[6:7], v3",
            "s_waitcnt lgkmcnt(0)",
            MATRIX,
            "s_barrier",
            "s_waitcnt vmcnt(0)",
            "ds_write_b64 v2, v[10:11]",
            "s_waitcnt lgkmcnt(0)",
            "s_barrier",
        ],
        "seen",
        2,
    ),
    (
        "one tile",
        "",
        [
            "global_load_dwordx2 v[10:11], v[0:1], off",
            "s_waitcnt vmcnt(0)",
            "ds_write_b64 v2, v[10:11]",
            "s_waitcnt lgkmcnt(0)",
            "s_barrier",
            "ds_read_b64 v[6:7], v3",
            "s_waitcnt lgkmcnt(0)",
            MATRIX,
            "s_barrier",
        ],
        "not seen",
        None,
    ),
    (
        "three stages of copies",
        "\tglobal_load_lds_dword v[0:1], off\n\tglobal_load_lds_dword v[0:1], off",
        [
            "s_waitcnt vmcnt(1)",
            "s_barrier",
            "global_load_lds_dword v[0:1], off",
            "ds_read_b64 v[6:7], v3",
            "s_waitcnt lgkmcnt(0)",
            MATRIX,
        ],
        "seen",
        3,
    ),
    ("nothing", "", [MATRIX], "not seen", None),
    ("a call", "", ["global_load_dwordx2 v[6:7], v[0:1], off", "s_swappc_b64 s[30:31], s[4:5]", MATRIX], "unknown", None),
]


@pytest.mark.parametrize("row", AHEAD, ids=lambda row: row[0])
def test_double_buffering_in_amdgcn(row, tmp_path):
    _, before, body, verdict, stages = row
    text = amdgcn("gfx942", LOOP.format(before=before, body="\n".join(f"\t{line.strip()}" for line in (*body, NEXT))))
    (told_,) = waits_of(kernel_of(text, tmp_path)).buffered
    assert (told_.verdict, told_.stages) == (verdict, stages), told_.because


WORK = ["v_fmac_f32_e32 v4, v5, v5"] * 8
HEAD_TESTED = """
\ts_mov_b32 s8, 16
\tglobal_load_dwordx2 v[10:11], v[0:1], off
.LBB0_1:
\ts_cmp_eq_u32 s8, 0
\ts_cbranch_scc1 .LBB0_2
{body}
\ts_add_i32 s8, s8, -1
\ts_branch .LBB0_1
.LBB0_2:
\ts_waitcnt vmcnt(0)
\tds_write_b64 v2, v[10:11]
\ts_endpgm"""


def test_a_wait_behind_the_loop_says_nothing_of_the_loop(tmp_path):
    """The last load is waited for right behind the loop; all others past the work of the next iteration."""
    body = ["ds_read_b64 v[6:7], v3", "s_waitcnt lgkmcnt(0)", MATRIX, "s_waitcnt vmcnt(0)", "ds_write_b64 v2, v[10:11]", NEXT]
    lines = "\n".join(f"\t{line.strip()}" for line in (*body, *WORK, "global_load_dwordx2 v[10:11], v[0:1], off"))
    kernel = kernel_of(amdgcn("gfx942", HEAD_TESTED.format(body=lines)), tmp_path)
    (found,) = waits_of(kernel).buffered
    assert (found.verdict, found.stages) == ("seen", 2), found.because
    assert not report(read(str(tmp_path / "k.s")), select=("ISA502", "ISA504")).kernels[0].findings


@pytest.mark.parametrize("exit_", ["", "st.shared.f32 [%r1], %f10;\n"])
def test_a_use_behind_the_loop_says_nothing_of_the_loop(exit_, tmp_path):
    """What the last iteration loaded is used right behind the loop, whose test is at its head."""
    work = "\n".join(["fma.rn.f32 %f9, %f9, %f9, %f9;"] * 12)
    text = f"""
ld.global.f32 %f10, [%rd1];
$L1:
setp.eq.s32 %p1, %r9, 0;
@%p1 bra $L2;
{work}
add.f32 %f9, %f9, %f10;
add.s32 %r9, %r9, -1;
add.s64 %rd1, %rd1, 64;
ld.global.f32 %f10, [%rd1];
bra $L1;
$L2:
{exit_}st.global.f32 [%rd1], %f9;"""
    (found,) = waits_of(kernel_of(ptx(text), tmp_path, "k.ptx")).buffered
    assert (found.verdict, found.stages) == ("seen", 2), found.because


SUMS = "{%f1,%f2,%f3,%f4}"
MMA = f"mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {SUMS}, {{%r10,%r11,%r12,%r13}}, {{%r14,%r15}}, {SUMS};"
READ = "ld.shared.v4.u32 {%r10,%r11,%r12,%r13}, [%r2];"
GROUPS = [
    # issue, then leave N in flight while working: N + 1 stages
    (1, [COPY, "cp.async.commit_group;", "cp.async.wait_group 1;", "bar.sync 0;", READ, MMA, "bar.sync 0;"], "seen", 2),
    (2, [COPY, "cp.async.commit_group;", "cp.async.wait_group 2;", "bar.sync 0;", READ, MMA, "bar.sync 0;"], "seen", 3),
    # wait, issue the next, work: one more
    (2, ["cp.async.wait_group 1;", "bar.sync 0;", COPY, "cp.async.commit_group;", READ, MMA], "seen", 3),
    # everything is waited for before the work
    (0, [COPY, "cp.async.commit_group;", "cp.async.wait_group 0;", "bar.sync 0;", READ, MMA, "bar.sync 0;"], "not seen", None),
    (0, [COPY, "cp.async.wait_all;", "bar.sync 0;", READ, MMA, "bar.sync 0;"], "not seen", None),
    (0, ["ld.global.v2.u32 {%r14,%r15}, [%rd1];", READ, MMA], "not seen", None),
]


BULK = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r1], [%rd1], 1024, [{0}];"
TRY = "$W{1}: mbarrier.try_wait.parity.shared::cta.b64 %p2, [{0}], %r8;\n@!%p2 bra $W{1};"
GROUPS += [
    # an mbarrier: waited for before the copy of the next tile; the one of this tile; a ring that is not followed
    (0, [TRY.format("%r20", 1), READ, MMA, "bar.sync 0;", BULK.format("%r20")], "seen", None),
    (0, [BULK.format("%r20"), TRY.format("%r20", 1), READ, MMA, "bar.sync 0;"], "not seen", None),
    (
        0,
        ["add.s32 %r21, %r20, %r9;", BULK.format("%r21"), "add.s32 %r22, %r20, %r8;", TRY.format("%r22", 1), READ, MMA],
        "unknown",
        None,
    ),
    # producers and consumers apart
    (0, [BULK.format("%r20")], "unknown", None),
    (0, [TRY.format("%r20", 1), READ, MMA], "unknown", None),
    # a pointer chase and a loop that loads for its own end
    (0, ["ld.global.u64 %rd1, [%rd1];"], "not seen", None),
    # a register that goes round
    (0, ["add.f32 %f9, %f9, %f10;", *["fma.rn.f32 %f9, %f9, %f9, %f9;"] * 4, "ld.global.f32 %f10, [%rd1];", MMA], "seen", 2),
]


def test_a_loop_that_asks_an_mbarrier_again_is_a_part_of_the_loop_around_it(tmp_path):
    body = [BULK.format("%r20"), TRY.format("%r20", 1), "bar.sync 0;", "bar.warp.sync 0xffffffff;", READ, MMA]
    loop = ["$L1:", *body, "add.s32 %r9, %r9, -1;", "setp.ne.s32 %p1, %r9, 0;", "@%p1 bra $L1;"]
    file = tmp_path / "k.ptx"
    file.write_text(ptx("\n".join(loop)), encoding="utf-8")
    (kernel,) = report(read(str(file))).kernels
    outer, inner = kernel.waits.loops
    assert (outer.barriers_per_iteration.value, outer.wave_barriers, outer.phase_waits) == (1, 1, 1)
    assert inner.double_buffering.because == "the loop only waits"
    assert not outer.in_flight_max.is_known and not outer.far_loads_in_flight.is_known
    assert kernel.waits.double_buffering.verdict == "not seen"


@pytest.mark.parametrize("row", GROUPS, ids=lambda row: f"{row[0]} {row[2]} {row[3]}")
def test_double_buffering_in_ptx(row, tmp_path):
    before, body, verdict, stages = row
    loop = ["$L1:", *body, "add.s64 %rd1, %rd1, 64;", "add.s32 %r9, %r9, -1;", "setp.ne.s32 %p1, %r9, 0;", "@%p1 bra $L1;"]
    kernel = kernel_of(ptx("\n".join((*([COPY, "cp.async.commit_group;"] * before), *loop))), tmp_path, "k.ptx")
    assert kernel.complete
    told_ = waits_of(kernel).buffered[0]
    assert (told_.verdict, told_.stages) == (verdict, stages), told_.because


STORE = "st.shared.v4.u32 [{0}], {{%r{1},%r{2},%r{3},%r{4}}};"
LOAD = "ld.global.v4.u32 {{%r{0},%r{1},%r{2},%r{3}}}, [%rd{4}];"
FIRST, SECOND = (30, 31, 32, 33), (34, 35, 36, 37)
BOTH = [LOAD.format(*FIRST, 1), LOAD.format(*SECOND, 2), STORE.format("%r1", *FIRST), STORE.format("%r2", *SECOND)]
TILES = [
    # two tiles: a read behind the stores may be of either, and of an earlier iteration
    ([*BOTH, READ, MMA], True),
    # a result that passes through shared memory is no tile
    (["ld.global.v2.u32 {%r14,%r15}, [%rd1];", MMA, "st.shared.f32 [%r1], %f1;", "bar.sync 0;", READ], False),
    (["ld.global.v2.u32 {%r14,%r15}, [%rd1];", READ, MMA, "bar.sync 0;", "st.shared.f32 [%r1], %f1;"], False),
]


@pytest.mark.parametrize(("body", "is_tile"), TILES)
def test_a_store_of_a_tile_is_named_with_the_load_that_brings_it(body, is_tile, tmp_path):
    loop = ["$L1:", *body, "add.s32 %r9, %r9, -1;", "setp.ne.s32 %p1, %r9, 0;", "@%p1 bra $L1;"]
    kernel = kernel_of(ptx("\n".join(loop)), tmp_path, "k.ptx")
    (found,) = waits_of(kernel).buffered
    assert found.verdict == "not seen" and "reads" not in found.because
    line = kernel.lines[next(at for at, form in enumerate(kernel.forms) if form.mnemonic == "st")]
    named = f"line {line} stores to shared memory what line {line - 2} loads in the same iteration"
    assert (named in found.because) == is_tile, found.because
    findings = report(read(str(tmp_path / "k.ptx")), select=("ISA504",)).kernels[0].findings
    expected = f"2 loads for 1 matrix instruction, used with none of these between: {named} in loop $L1"
    assert [one.message for one in findings] == [expected] * is_tile


LLVM_HEAD = """target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %t, ptr addrspace(1) %out) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
"""
LLVM_TAIL = """  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 64
  br i1 %more, label %loop, label %end
end:
  ret void
}
"""
COPY_IR = "call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %t, ptr addrspace(1) %p)"
IR = [
    (
        [
            COPY_IR,
            "call void @llvm.nvvm.cp.async.commit.group()",
            "call void @llvm.nvvm.cp.async.wait.group(i32 1)",
            "%a = load float, ptr addrspace(3) %t",
            "%b = fmul float %a, %a",
            "store float %b, ptr addrspace(1) %out",
        ],
        "seen",
        2,
    ),
    (
        [
            COPY_IR,
            "call void @llvm.nvvm.cp.async.commit.group()",
            "call void @llvm.nvvm.cp.async.wait.all()",
            "%a = load float, ptr addrspace(3) %t",
            "%b = fmul float %a, %a",
            "store float %b, ptr addrspace(1) %out",
        ],
        "not seen",
        None,
    ),
    (
        [
            "%held = phi float [ 0.0, %entry ], [ %a, %loop ]",
            "%a = load float, ptr addrspace(1) %p",
            "%b = fmul float %held, %held",
            "store float %b, ptr addrspace(1) %out",
        ],
        "seen",
        2,
    ),
]


def test_waits_of_the_back_end_in_llvm_ir_are_counted_and_not_judged(tmp_path):
    lines = ["%a = load float, ptr addrspace(1) %p", "call void @llvm.amdgcn.s.wait.loadcnt(i16 0)"]
    lines.append("call void @llvm.amdgcn.s.waitcnt(i32 3952)")
    kernel = kernel_of(LLVM_HEAD + "".join(f"  {line}\n" for line in lines) + LLVM_TAIL, tmp_path, "k.ll")
    found = waits_of(kernel)
    waits = [(wait.verdict, [part.leaves for part in wait.parts]) for wait in found.waits]
    assert waits == [("unknown", [0]), ("unknown", [None])]


@pytest.mark.parametrize("row", IR, ids=lambda row: row[1])
def test_double_buffering_in_llvm_ir(row, tmp_path):
    body, verdict, stages = row
    kernel = kernel_of(LLVM_HEAD + "".join(f"  {line}\n" for line in body) + LLVM_TAIL, tmp_path, "k.ll")
    assert kernel.complete
    (told_,) = waits_of(kernel).buffered
    assert (told_.verdict, told_.stages) == (verdict, stages), told_.because
