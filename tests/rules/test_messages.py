"""What findings say, where the words are a figure's meaning."""

import pytest

from isaview import read
from isaview.reports.report import report
from isaview.rules.launch.missing_launch_bounds import BAD as UNBOUNDED
from isaview.rules.memory.bank_conflicts import BAD as CONFLICTS
from isaview.rules.memory.narrow_accesses import BAD as NARROW
from isaview.rules.samples import amdgcn_loop, ptx, ptx_loop, sass, sass_loop
from isaview.tools.evidence import Options
from tests.conftest import SAMPLES


def test_spills_are_told_as_the_bytes_of_their_stores():
    (kernel, *_) = report(read(str(SAMPLES / "spill.clang.gfx1030.s")), select=("ISA101",)).kernels
    (finding,) = kernel.findings
    assert finding.message == f"{kernel.private.stores.value:,} B of spill stores a lane, to scratch memory"


@pytest.mark.parametrize(
    ("spills", "message"),
    [
        ("348 bytes spill stores, 352 bytes spill loads", "348 B of spill stores a lane, to local memory"),
        ("0 bytes spill stores, 8 bytes spill loads", "8 B of spills a lane, to local memory"),
    ],
)
def test_spills_of_ptxas(tmp_path, spills, message):
    """Stores are not added to loads; and a launch bound would not spare them, as ptxas takes 255 registers without one."""
    path = SAMPLES / "reduce.nvcc.sm_90.ptx"
    (module,) = read(str(path))
    (kernel, *_) = (one for one in module.kernels if one.is_entry)
    log = tmp_path / "ptxas.log"
    log.write_text(
        f"ptxas info    : Compiling entry function '{kernel.name}' for 'sm_90'\n"
        f"ptxas info    : Function properties for {kernel.name}\n"
        f"    352 bytes stack frame, {spills}\n"
        "ptxas info    : Used 255 registers, used 1 barriers\n"
    )
    found = report((module,), options=Options(logs=(str(log),), use_cache=False), select=("ISA101", "ISA801"))
    (finding,) = (finding for one in found.kernels for finding in one.findings)
    assert finding.message == message


def test_groups_that_do_not_fit_are_told_in_the_vendors_words():
    text = ".version 8.0\n.target sm_80\n.visible .entry k()\n.maxntid 1024\n.minnctapersm 4\n{\nret;\n}\n"
    (kernel,) = report(read(text), select=("ISA802",)).kernels
    assert [finding.message for finding in kernel.findings] == [
        "4 blocks are asked to run at once, and there is room for 2 (warp slots)"
    ]


def test_a_group_of_reloads_counts_as_its_reloads():
    loads = "".join(f"\tscratch_load_b32 v{at}, off, off offset:{4 * at}\n" for at in range(3))
    text = amdgcn_loop(f"\ts_clause 0x2 ; 12-byte Folded Reload\n{loads}", target="gfx1100")
    (kernel,) = report(read(text), select=("ISA102",)).kernels
    assert [finding.message for finding in kernel.findings] == ["3 spill instructions in loop .LBB0_1"]


def test_conflicts_of_few_lanes_are_served_in_their_turns():
    text = CONFLICTS.replace("\tld.shared", "\tsetp.lt.u32 %p1, %r1, 8;\n\t@%p1 ld.shared")
    (kernel,) = report(read(text), select=("ISA305",)).kernels
    assert [finding.message for finding in kernel.findings] == [
        "shared load of 8 lanes with bank conflicts: 8 turns, lanes 128 B apart"
    ]


REDUCTION = """\
	mov.u32 %r1, 0;
$L__BB0_2:
	mov.u64 %rd2, __cudart_i2opi_f;
	ld.global.nc.u32 %r2, [%rd2];
	add.s32 %r3, %r3, %r2;
	add.s32 %r1, %r1, 1;
	setp.ne.s32 %p1, %r1, 6;
	@%p1 bra $L__BB0_2;
"""


def test_the_loop_of_a_slow_path_is_not_called_the_kernels():
    table = ".global .align 4 .b8 __cudart_i2opi_f[24];\n"
    head, rest = ptx_loop(REDUCTION + "\tadd.f32 %f1, %f1, 0f3F800000;\n" * 40).split(".visible")
    (kernel,) = report(read(f"{head}{table}.visible{rest}"), select=("ISA405",)).kernels
    expected = "the slow path of sine, cosine or tangent for large arguments in loop $L__BB0_1"
    assert [finding.message for finding in kernel.findings] == [expected]


def test_reciprocals_of_machine_code_are_not_said_to_be_divisions():
    text = sass_loop("I2F.U32.RP R2, R3 ;\nMUFU.RCP R2, R2 ;\n")
    (finding,) = [one for one in report(read(text)).kernels[0].findings if one.code == "ISA402"]
    assert finding.message.startswith("1 reciprocal for integer division in loop")


def test_accesses_of_a_stride_are_counted_as_accesses_not_as_more_of_the_kind_named():
    body = "\tld.global.f32 %f1, [%rd3];\n\tst.global.f32 [%rd3+4], %f1;\n"
    before = "\tmov.u32 %r1, %tid.x;\n\tmul.wide.u32 %rd2, %r1, 256;\n\tadd.s64 %rd3, %rd1, %rd2;\n"
    found = report(read(ptx_loop(body, before))).kernels[0].findings
    (finding,) = [one for one in found if one.code == "ISA301"]
    assert ", and 1 more access" in finding.message


def messages(text: str, code: str) -> list[str]:
    return [finding.message for finding in report(read(text), select=(code,)).kernels[0].findings]


def test_accesses_that_others_may_reach_are_not_said_to_need_alignment_alone():
    """A store between two loads side by side keeps a compiler from joining them unless it knows that they are apart."""
    (plain,) = messages(NARROW, "ISA302")
    other = NARROW.replace("\tld.global.f32 %f2", "\tst.global.f32 [%rd9], %f9;\n\tld.global.f32 %f2")
    own = NARROW.replace("\tld.global.f32 %f2", "\tst.global.f32 [%rd4+64], %f9;\n\tld.global.f32 %f2")
    assert messages(own, "ISA302") == [plain]
    assert messages(other, "ISA302") == [f"{plain} and line 19 writes elsewhere"]


WIDENED = "F2F.F64.F32 R4, R0 ;\n{}F2F.F32.F64 R5, R4 ;\nSTG.E [R2.64], R5 ;\n"
BEFORE = "LDG.E R0, [R2.64] ;\n"


@pytest.mark.parametrize(
    ("operations", "found"),
    [
        (
            "MOV R6, 0x1999999a ;\nMOV R7, 0x3ff19999 ;\nFSEL R6, -R6, 4.17e-08, P0 ;\n"
            "FSEL R7, R7, 1.65, P0 ;\nDMUL R4, R4, R6 ;\n",
            1,
        ),
        ("DMUL R4, R4, c[0x0][0x218] ;\n", 0),
        ("DMUL R4, R4, c[0x2][0x0] ;\n", 1),
        ("LDG.E R6, [R2.64+0x4] ;\nLDG.E R7, [R2.64+0x8] ;\nDMUL R4, R4, R6 ;\n", 0),
        ("I2F.F64.S64 R6, R8 ;\nDMUL R4, R4, R6 ;\n", 0),
    ],
)
def test_float64_of_machine_code(operations, found):
    """Chosen constants are constants; an argument and words of memory are float64, and so is what 64 bits are made to."""
    assert len(messages(sass(BEFORE + WIDENED.format(operations)), "ISA401")) == found


def test_float64_behind_a_choice_is_found_before_and_behind_the_assembler():
    text = ptx("""\
	cvta.to.global.u64 %rd2, %rd1;
	ld.global.f32 %f1, [%rd2];
	cvt.f64.f32 %fd1, %f1;
	selp.f64 %fd2, 0d3FF199999999999A, 0d3FD3333333333333, %p1;
	mul.f64 %fd3, %fd2, %fd1;
	cvt.rn.f32.f64 %f2, %fd3;
	st.global.f32 [%rd2], %f2;
""")
    assert messages(text, "ISA401") == ["1 float64 operation on widened values, narrowed again"]


def test_spills_for_want_of_a_launch_bound_are_those_that_the_text_marks():
    spill = "\tscratch_store_dword off, v1, off ; 4-byte Folded Spill\n"
    (finding,) = report(read(UNBOUNDED.replace("\ts_endpgm", f"{spill}\ts_endpgm", 1)), select=("ISA801",)).kernels[0].findings
    assert "which places spill" not in finding.gain.because
