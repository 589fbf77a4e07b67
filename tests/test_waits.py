"""Waits: what counters hold at each wait, what each wait ends, and whether loops load ahead of their work.

Rows are reckoned by hand from the documents of the generations; what compilers wrote is the law that the model must keep.
"""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from isaview import read
from isaview.bounds.counters import machine_of
from isaview.bounds.hazards import hazards
from isaview.bounds.in_flight import in_flight
from isaview.bounds.waits import far_loads_in_flight, loads_ahead, waits_of
from isaview.reporting import report

HERE = Path(__file__).parent
SAMPLES = HERE.parent / "samples"
PTX_HEAD = ".version 8.6\n.target sm_90a\n.address_size 64\n.visible .entry k(.param .u64 p)\n{\n"
PTX_REGISTERS = ".reg .b32 %r<40>; .reg .b64 %rd<40>; .reg .f32 %f<200>; .reg .pred %p<9>; .shared .align 16 .b8 tile[4096];\n"


def amdgcn(target, body, *, entry=True):
    head = f'\t.amdgcn_target "amdgcn-amd-amdhsa--{target}"\n' if target else ""
    kernel = (
        "\t.amdhsa_kernel k\n\t\t.amdhsa_next_free_vgpr 64\n\t\t.amdhsa_next_free_sgpr 32\n\t.end_amdhsa_kernel\n"
        if entry
        else ""
    )
    return f"{head}\t.text\n\t.globl k\n\t.type k,@function\nk:\n{body}\n.Lend:\n\t.size k, .Lend-k\n{kernel}"


def ptx(body):
    return f"{PTX_HEAD}{PTX_REGISTERS}{body}\nret;\n}}\n"


def kernel_of(text, tmp_path, name="k.s"):
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    (module,) = read(str(file))
    return module.kernels[0]


def told(kernel):
    """Per wait and counter: its count, what is on its way before, and how many loads it ends."""
    waits = waits_of(kernel)
    names = waits.machine.counters
    return [(names[part.counter], part.leaves, part.before, len(part.ends)) for wait in waits.waits for part in wait.parts]


LOAD9 = "global_load_dword v{0}, v[0:1], off"
STORE9 = "global_store_dword v[0:1], v9, off"
LOAD11 = "global_load_b32 v{0}, v[0:1], off"
STORE11 = "global_store_b32 v[0:1], v9, off"
ROWS = [
    # loads return in order; a wait for one ends the older ones
    ("gfx900", [LOAD9.format(2), LOAD9.format(3), LOAD9.format(4), "s_waitcnt vmcnt(1)"], [("vmcnt", 1, (3, 3), 2)]),
    (
        "gfx803",
        ["flat_load_dword v2, v[0:1]", "s_waitcnt vmcnt(0) lgkmcnt(0)"],
        [("vmcnt", 0, (1, 1), 1), ("lgkmcnt", 0, (1, 1), 0)],
    ),
    # stores count with loads up to gfx9, for themselves from gfx10 on
    ("gfx900", [LOAD9.format(2), STORE9, STORE9, "s_waitcnt vmcnt(2)"], [("vmcnt", 2, (3, 3), 1)]),
    ("gfx90a", [LOAD9.format(2), STORE9, "s_waitcnt vmcnt(1)"], [("vmcnt", 1, (2, 2), 1)]),
    ("gfx1010", [LOAD9.format(2), STORE9, "s_waitcnt vmcnt(1)"], [("vmcnt", 1, (1, 1), 0)]),
    ("gfx1010", [LOAD9.format(2), STORE9, "s_waitcnt_vscnt null, 0x0"], [("vscnt", 0, (1, 1), 0)]),
    ("gfx1030", [STORE9, STORE9, "s_waitcnt_vscnt null, 0x1"], [("vscnt", 1, (2, 2), 0)]),
    ("gfx1100", [LOAD11.format(2), STORE11, "s_waitcnt vmcnt(0)"], [("vmcnt", 0, (1, 1), 1)]),
    (
        "gfx1201",
        [LOAD11.format(2), STORE11, "s_wait_loadcnt 0x0", "s_wait_storecnt 0x0"],
        [("loadcnt", 0, (1, 1), 1), ("storecnt", 0, (1, 1), 0)],
    ),
    # atomics count as loads where they return, else as stores
    ("gfx900", ["global_atomic_add v2, v[0:1], v3, off glc", "s_waitcnt vmcnt(0)"], [("vmcnt", 0, (1, 1), 1)]),
    ("gfx1030", ["global_atomic_add v[0:1], v3, off", "s_waitcnt vmcnt(0)"], [("vmcnt", 0, (0, 0), 0)]),
    ("gfx1030", ["global_atomic_add v2, v[0:1], v3, off glc", "s_waitcnt vmcnt(0)"], [("vmcnt", 0, (1, 1), 1)]),
    ("gfx942", ["global_atomic_add v2, v[0:1], v3, off sc0", "s_waitcnt vmcnt(0)"], [("vmcnt", 0, (1, 1), 1)]),
    ("gfx1201", ["global_atomic_add_u32 v[0:1], v3, off", "s_wait_storecnt 0x0"], [("storecnt", 0, (1, 1), 0)]),
    (
        "gfx1201",
        ["global_atomic_add_u32 v2, v[0:1], v3, off th:TH_ATOMIC_RETURN", "s_wait_loadcnt 0x0"],
        [("loadcnt", 0, (1, 1), 1)],
    ),
    # scalar loads return in any order: only 0 ends them; shared memory in order
    (
        "gfx900",
        ["s_load_dword s2, s[0:1], 0x0", "s_load_dword s3, s[0:1], 0x4", "s_waitcnt lgkmcnt(1)"],
        [("lgkmcnt", 1, (2, 2), 0)],
    ),
    (
        "gfx900",
        ["s_load_dword s2, s[0:1], 0x0", "s_load_dword s3, s[0:1], 0x4", "s_waitcnt lgkmcnt(0)"],
        [("lgkmcnt", 0, (2, 2), 2)],
    ),
    ("gfx900", ["ds_read_b32 v2, v0", "ds_read_b32 v3, v0 offset:4", "s_waitcnt lgkmcnt(1)"], [("lgkmcnt", 1, (2, 2), 1)]),
    ("gfx1100", ["ds_load_b32 v2, v0", "s_load_b32 s2, s[0:1], 0x0", "s_waitcnt lgkmcnt(1)"], [("lgkmcnt", 1, (2, 2), 0)]),
    (
        "gfx1200",
        ["ds_load_b32 v2, v0", "s_load_b32 s2, s[0:1], 0x0", "s_wait_dscnt 0x0", "s_wait_kmcnt 0x0"],
        [("dscnt", 0, (1, 1), 1), ("kmcnt", 0, (1, 1), 1)],
    ),
    (
        "gfx1200",
        [LOAD11.format(2), "ds_load_b32 v3, v0", "ds_load_b32 v4, v0", "s_wait_loadcnt_dscnt 0x1"],
        [("loadcnt", 0, (1, 1), 1), ("dscnt", 1, (2, 2), 1)],
    ),
    (
        "gfx1200",
        [STORE11, "ds_load_b32 v3, v0", "s_wait_storecnt_dscnt 0x100"],
        [("storecnt", 1, (1, 1), 0), ("dscnt", 0, (1, 1), 1)],
    ),
    (
        "gfx1200",
        ["image_sample v[2:5], [v0, v1], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D", "s_wait_samplecnt 0x0"],
        [("samplecnt", 0, (1, 1), 1)],
    ),
    # packed immediates mean different things
    (
        "gfx803",
        ["ds_read_b32 v2, v0", LOAD9.format(3).replace("global", "flat").replace(", off", ""), "s_waitcnt 0xf70"],
        [("vmcnt", 0, (1, 1), 1)],
    ),
    ("gfx900", [LOAD9.format(2), LOAD9.format(3), "s_waitcnt 0x3f71"], [("vmcnt", 1, (2, 2), 1)]),
    ("gfx1010", ["ds_read_b32 v2, v0", "ds_read_b32 v3, v0", "s_waitcnt 0xc17f"], [("lgkmcnt", 1, (2, 2), 1)]),
    ("gfx1100", ["ds_load_b32 v2, v0", LOAD11.format(3), "s_waitcnt 0xfc07"], [("lgkmcnt", 0, (1, 1), 1)]),
    # copies into shared memory
    (
        "gfx942",
        ["global_load_lds_dword v[0:1], off", "global_load_lds_dword v[0:1], off offset:64", "s_waitcnt vmcnt(1)"],
        [("vmcnt", 1, (2, 2), 1)],
    ),
    ("gfx90a", ["buffer_load_dword v0, s[0:3], 0 offen lds", "s_waitcnt vmcnt(0)"], [("vmcnt", 0, (1, 1), 1)]),
    (
        "gfx1250",
        ["global_load_async_to_lds_b32 v0, v[2:3], off", "global_load_async_to_lds_b32 v0, v[4:5], off", "s_wait_asynccnt 0x1"],
        [("asynccnt", 1, (2, 2), 1)],
    ),
    ("gfx1250", ["tensor_load_to_lds s[0:3], s[4:11]", "s_wait_tensorcnt 0x0"], [("tensorcnt", 0, (1, 1), 1)]),
    # a wait for what was done; a count that is no number
    (
        "gfx900",
        [LOAD9.format(2), "s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(0)"],
        [("vmcnt", 0, (1, 1), 1), ("vmcnt", 0, (0, 0), 0)],
    ),
    ("gfx900", [LOAD9.format(2), "s_waitcnt vmcnt(1+1-2)"], [("vmcnt", 0, (1, 1), 1)]),
    ("gfx900", [*(LOAD9.format(2) for _ in range(70)), "s_waitcnt vmcnt(62)"], [("vmcnt", 62, (63, 63), 8)]),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]} {'; '.join(row[1][:3])}")
def test_counters_of_each_generation(row, tmp_path):
    target, body, expected = row
    kernel = kernel_of(amdgcn(target, "\n".join(f"\t{line}" for line in (*body, "s_endpgm"))), tmp_path)
    assert kernel.complete
    assert told(kernel) == expected


def test_packed_immediates_are_those_of_the_assembler(tmp_path):
    rows = [
        line.split(",") for line in (HERE / "fixtures" / "waitcnt.csv").read_text().splitlines() if not line.startswith("#")
    ]
    assert len(rows) > 200
    for target in dict.fromkeys(row[0] for row in rows):
        mine = [row for row in rows if row[0] == target]
        lines = [line for _, packed, named in mine for line in (f"\ts_waitcnt {packed}", f"\ts_waitcnt {named}")]
        kernel = kernel_of(amdgcn(target, "\n".join((*lines, "\ts_endpgm"))), tmp_path)
        machine = machine_of(kernel)
        full = dict(zip(machine.counters, machine.most, strict=True))
        counts = []
        for index, form in enumerate(kernel.forms[:-1]):
            found = machine.counts(machine.effect(form), kernel.instruction(index).operands)
            counts.append({(name, n) for c, n in found if n != full[name := machine.counters[c]]})
        for (_, packed, named), one, other in zip(mine, counts[::2], counts[1::2], strict=True):
            assert one == other, (target, packed, named)


def test_a_packed_immediate_without_a_generation_is_not_told(tmp_path):
    kernel = kernel_of(amdgcn("", "\tflat_load_dword v2, v[0:1]\n\ts_waitcnt 0x70\n\ts_endpgm"), tmp_path)
    assert machine_of(kernel).name == ""
    (wait,) = waits_of(kernel).waits
    assert wait.verdict == "unknown"


SIGNS = [
    ("s_wait_loadcnt 0x0", "gfx12"),
    ("s_wait_xcnt 0x0", "gfx1250"),
    ("s_delay_alu instid0(VALU_DEP_1)", "gfx11"),
    ("s_waitcnt_vscnt null, 0x0", "gfx10"),
    ("v_accvgpr_read_b32 v0, a0", "gfx9"),
    ("v_addc_u32_e32 v0, vcc, v1, v2, vcc", "gfx6"),
]


@pytest.mark.parametrize(("line", "name"), SIGNS)
def test_the_generation_of_a_text_that_names_no_target(line, name, tmp_path):
    assert machine_of(kernel_of(amdgcn("", f"\t{line}\n\ts_endpgm"), tmp_path)).name == name


def samples():
    return sorted(path.name for path in SAMPLES.iterdir() if path.suffix == ".s")


@pytest.mark.parametrize("name", samples())
def test_no_register_is_used_before_its_load_is_done(name):
    for module in read(str(SAMPLES / name)):
        for kernel in module.kernels:
            found = in_flight(kernel, machine_of(kernel))
            assert not found.gave_up
            assert hazards(kernel, found) == []


@pytest.mark.parametrize("drop", range(0, 12, 3))
def test_a_wait_that_is_left_out_is_noticed(drop, tmp_path):
    lines = (SAMPLES / "matmul.triton.gfx942.s").read_text().splitlines()
    waits = [index for index, line in enumerate(lines) if line.strip().startswith("s_waitcnt")]
    del lines[waits[drop]]
    kernel = kernel_of("\n".join(lines), tmp_path)
    assert hazards(kernel, in_flight(kernel, machine_of(kernel)))


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


COPY = "cp.async.cg.shared.global [%r1], [%rd1], 16;"
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
    assert not outer.in_flight_max.known and not outer.far_loads_in_flight.known
    assert kernel.waits.double_buffering.verdict == "not seen"


@pytest.mark.parametrize("row", GROUPS, ids=lambda row: f"{row[0]} {row[2]} {row[3]}")
def test_double_buffering_in_ptx(row, tmp_path):
    before, body, verdict, stages = row
    loop = ["$L1:", *body, "add.s64 %rd1, %rd1, 64;", "add.s32 %r9, %r9, -1;", "setp.ne.s32 %p1, %r9, 0;", "@%p1 bra $L1;"]
    kernel = kernel_of(ptx("\n".join((*([COPY, "cp.async.commit_group;"] * before), *loop))), tmp_path, "k.ptx")
    assert kernel.complete
    told_ = waits_of(kernel).buffered[0]
    assert (told_.verdict, told_.stages) == (verdict, stages), told_.because


PTX = [
    ([COPY, "cp.async.commit_group;", COPY, "cp.async.commit_group;", "cp.async.wait_group 1;"], [("cp.async", 1, (2, 2), 1)]),
    ([COPY, COPY, "cp.async.commit_group;", "cp.async.wait_group 0;"], [("cp.async", 0, (1, 1), 2)]),
    ([COPY, "cp.async.wait_group 0;"], [("cp.async", 0, (0, 0), 0)]),
    ([COPY, "cp.async.wait_all;"], [("cp.async", 0, (0, 0), 1)]),
    (
        [
            "cp.async.bulk.global.shared::cta.bulk_group [%rd1], [%r1], 512;",
            "cp.async.bulk.commit_group;",
            "cp.async.bulk.wait_group.read 0;",
        ],
        [("cp.async.bulk", 0, (1, 1), 1)],
    ),
    (["wgmma.commit_group.sync.aligned;", "wgmma.wait_group.sync.aligned 0;"], [("wgmma", 0, (1, 1), 0)]),
    (["cp.async.commit_group;", "cp.async.wait_group 1;"], [("cp.async", 1, (1, 1), 0)]),
]


@pytest.mark.parametrize("row", PTX, ids=lambda row: "; ".join(row[0])[:60])
def test_groups_of_ptx(row, tmp_path):
    body, expected = row
    kernel = kernel_of(ptx("\n".join(body)), tmp_path, "k.ptx")
    assert kernel.complete
    assert told(kernel) == expected


ZEROS = [
    # the last load is needed at once
    ([LOAD9.format(2), LOAD9.format(3), "s_waitcnt vmcnt(0)", "v_add_f32 v4, v2, v3"], "needed", None),
    # the first alone is needed before the next wait: one may stay
    (
        [
            LOAD9.format(2),
            LOAD9.format(3),
            "s_waitcnt vmcnt(0)",
            "v_add_f32 v4, v2, v2",
            LOAD9.format(5),
            "s_waitcnt vmcnt(0)",
            "v_add_f32 v4, v3, v5",
        ],
        "more than needed",
        1,
    ),
    ([LOAD9.format(2), LOAD9.format(3), "s_waitcnt vmcnt(0)", "s_barrier"], "needed", None),
    (["s_waitcnt vmcnt(0)", LOAD9.format(2)], "nothing", None),
]


@pytest.mark.parametrize("row", ZEROS, ids=lambda row: row[1])
def test_whether_a_wait_for_all_was_needed(row, tmp_path):
    body, verdict, enough = row
    text = amdgcn("gfx900", "\n".join(f"\t{line}" for line in (*body, "s_endpgm")))
    first = waits_of(kernel_of(text, tmp_path)).waits[0]
    assert (first.verdict, first.enough) == (verdict, enough), first.because


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
    assert [(wait.verdict, wait.at_zero) for wait in found.waits] == [("unknown", True), ("unknown", False)]


@pytest.mark.parametrize("row", IR, ids=lambda row: row[1])
def test_double_buffering_in_llvm_ir(row, tmp_path):
    body, verdict, stages = row
    kernel = kernel_of(LLVM_HEAD + "".join(f"  {line}\n" for line in body) + LLVM_TAIL, tmp_path, "k.ll")
    assert kernel.complete
    (told_,) = waits_of(kernel).buffered
    assert (told_.verdict, told_.stages) == (verdict, stages), told_.because


def test_paths_that_differ_give_a_range(tmp_path):
    body = "\ts_cbranch_scc1 .LBB0_2\n\tglobal_load_dword v2, v[0:1], off\n.LBB0_2:\n\tglobal_load_dword v3, v[0:1], off\n"
    kernel = kernel_of(amdgcn("gfx900", body + "\ts_waitcnt vmcnt(0)\n\ts_endpgm"), tmp_path)
    assert told(kernel) == [("vmcnt", 0, (1, 2), 2)]


def test_a_function_begins_with_what_its_caller_left(tmp_path):
    text = amdgcn("gfx900", "\ts_waitcnt vmcnt(0)\n\ts_setpc_b64 s[30:31]", entry=False)
    other = amdgcn("gfx900", "\ts_endpgm").partition("\n")[2].replace("k:", "m:").replace(" k", " m").replace("k\n", "m\n")
    kernel = kernel_of(text + other.replace(".Lend", ".Lother"), tmp_path)
    assert not kernel.is_entry
    assert told(kernel) == [("vmcnt", 0, (0, None), 0)]


def test_the_report_tells_waits_of_kernel_and_loops():
    (kernel,) = report(read(str(SAMPLES / "matmul.triton.gfx942.s"))).kernels
    waits = kernel.waits
    assert waits.waits == len(waits.places) == 26
    (loop,) = waits.loops
    assert loop.double_buffering.verdict == waits.double_buffering.verdict == "seen"
    assert loop.barriers_per_iteration.value == 2
    assert loop.in_flight_max.value == 12
    assert loop.load_distance.min.value == 0
    assert loop.load_distance.line == 666


INFLIGHT = [
    ("gfx942", [LOAD9.format(2), LOAD9.format(3), "ds_read_b32 v4, v0", "s_waitcnt vmcnt(0)", LOAD9.format(5)], 2),
    ("gfx1201", [LOAD11.format(2), LOAD11.format(3), LOAD11.format(4), "s_wait_loadcnt 0x0"], 3),
    ("gfx942", ["s_load_dword s2, s[0:1], 0x0", "ds_read_b32 v4, v0"], 0),
]


@pytest.mark.parametrize(("target", "body", "most"), INFLIGHT)
def test_loads_from_beyond_the_unit_in_flight(target, body, most, tmp_path):
    kernel = kernel_of(amdgcn(target, "\n".join(f"\t{line}" for line in (*body, "s_endpgm"))), tmp_path)
    assert far_loads_in_flight(waits_of(kernel)) == most


def test_what_a_loop_issues_for_a_later_iteration():
    for module in read(str(SAMPLES / "matmul.triton.sm_90.ptx")):
        (kernel,) = module.kernels
        ahead = loads_ahead(waits_of(kernel))
        assert {kernel.forms[index].mnemonic for index in ahead} == {"cp.async"}
        assert len(ahead) == 8
        assert far_loads_in_flight(waits_of(kernel)) == 16


TOY = {
    "load": ("global_load_dword v{0}, v[0:1], off", "vmcnt"),
    "store": ("global_store_dword v[0:1], v9, off", "vmcnt"),
    "shared": ("ds_read_b32 v{0}, v8", "lgkmcnt"),
    "scalar": ("s_load_dword s{0}, s[0:1], 0x0", "lgkmcnt"),
    "vm": ("s_waitcnt vmcnt({0})", ""),
    "lgkm": ("s_waitcnt lgkmcnt({0})", ""),
    "none": ("v_add_f32_e32 v30, 1.0, v30", ""),
}
STEPS = st.lists(st.tuples(st.sampled_from(sorted(TOY)), st.integers(0, 3)), min_size=1, max_size=6)
BLOCKS = st.lists(st.tuples(STEPS, st.integers(0, 5), st.booleans()), min_size=2, max_size=6)


def program(blocks):
    """Blocks that fall through or branch to any other, as text for gfx900."""
    lines = []
    for number, (steps, target, branches) in enumerate(blocks):
        lines.append(f".LBB0_{number}:")
        lines.extend(f"\t{TOY[name][0].format(amount + (10 if name not in ('vm', 'lgkm') else 0))}" for name, amount in steps)
        if branches:
            lines.append(f"\ts_cbranch_scc1 .LBB0_{target % len(blocks)}")
    return amdgcn("gfx900", "\n".join([*lines, "\ts_endpgm"]))


def walk(kernel, waits, chance, length):
    """Go one way through a kernel and hold every wait against what is really on its way there.

    Nothing returns unless a wait makes it: what the model calls done must be done even then, and its range must hold the count.
    """
    machine, flow = waits.machine, kernel.flow
    told_at = {(wait.index, part.counter): part for wait in waits.waits for part in wait.parts}
    going = {counter: [] for counter in range(len(machine.counters))}
    block = 0
    for _ in range(length):
        at = flow.blocks[block]
        for index in range(at.first, at.last):
            effect = machine.effect(kernel.forms[index])
            for queue in effect.raises:
                counter = machine.queues[queue].counter
                going[counter] = [*kept(going[counter], machine.most[counter] - 1, machine, chance), (queue, index)]
            counts = machine.counts(effect, kernel.instruction(index).operands) if effect.waits else ()
            for counter, leaves in counts:
                part = told_at.get((index, counter))
                assert part is None or part.before[0] <= len(going[counter]) <= part.before[1]
                left = kept(going[counter], leaves, machine, chance)
                if part is not None:
                    assert not {end.load for end in part.ends if not end.older} & {load for _, load in left}
                going[counter] = left
        if not flow.successors[block]:
            return
        block = chance.choice(flow.successors[block])


def kept(entries, leaves, machine, chance):
    """One of the things that may still be on their way after a wait: ordered queues lose their oldest, others any."""
    left = list(entries)
    while len(left) > leaves:
        queues = dict.fromkeys(queue for queue, _ in left)
        oldest = [next(one for one in left if one[0] == queue) for queue in queues if machine.queues[queue].ordered]
        left.remove(chance.choice([*oldest, *(one for one in left if not machine.queues[one[0]].ordered)]))
    return left


@given(BLOCKS, st.integers(0, 2**32))
@settings(max_examples=150, deadline=None)
def test_every_way_through_a_kernel_stays_inside_what_is_told(blocks, seed):
    (module,) = read(program(blocks))
    (kernel,) = module.kernels
    assert kernel.complete
    waits = waits_of(kernel)
    chance = random.Random(seed)
    for _ in range(6):
        walk(kernel, waits, chance, 12)
    assert not waits.found.gave_up


@pytest.mark.parametrize("name", [name for name in samples() if "calls" not in name and "constructs" not in name])
def test_ways_through_what_compilers_wrote_stay_inside_what_is_told(name):
    chance = random.Random(name)
    for module in read(str(SAMPLES / name)):
        for kernel in module.kernels:
            waits = waits_of(kernel)
            if kernel.is_entry and not any(form.flow == "call" for form in set(kernel.forms)):
                for _ in range(3):
                    walk(kernel, waits, chance, 60)


def test_a_flow_that_takes_too_long_is_given_up_and_says_so(tmp_path):
    blocks = [
        f".LBB0_{index}:\n\tglobal_load_dword v{index % 90 + 2}, v[0:1], off\n\ts_cbranch_scc1 .LBB0_{index * 7919 % 1300}"
        for index in range(1300)
    ]
    kernel = kernel_of(amdgcn("gfx900", "\n".join([*blocks, "\ts_waitcnt lgkmcnt(0)\n\ts_endpgm"])), tmp_path)
    waits = waits_of(kernel)
    assert waits.found.gave_up
    assert [wait.verdict for wait in waits.waits] == ["unknown"]
    assert {told_.verdict for told_ in waits.buffered} == {"unknown"}
    assert hazards(kernel, waits.found) == []
