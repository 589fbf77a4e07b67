"""What a rule says of one shape, and that it is silent about the shape next to it of which the same would be false."""

import pytest

import isaview
from isaview.rules.arithmetic.unpacked_halves_in_loops import BAD as SINGLE
from isaview.rules.samples import amdgcn, amdgcn_loop, llvm, ptx, ptx_loop, sass_loop

IN_VALUES = """\
define void @f(ptr addrspace(5) byref(%struct.S) %s, ptr addrspace(1) %out, i32 %n) {{
  %p = getelementptr inbounds i8, ptr addrspace(5) %s, i32 {index}
  %x = load i32, ptr addrspace(5) %p, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}}
"""
IN_CODE = "f:\n\ts_waitcnt vmcnt(0)\n{index}\tscratch_load_dword v1, v2, off offset:16\n\tglobal_store_dword v[4:5], v1, off\n"
OWN = "\tv_add_u32_e32 v2, s32, v0\n"


def found(text: str, code: str) -> list[str]:
    report = isaview.report(text.strip("\n") + "\n", select=(code,), strict=True)
    return [one.message for kernel in report.kernels for one in kernel.findings]


@pytest.mark.parametrize(("index", "number"), [("4", 0), ("%n", 1)])
def test_a_member_of_a_structure_that_a_caller_passes_has_a_constant_place(index, number):
    values = llvm("", functions="%struct.S = type { i32, i32, i32 }\n" + IN_VALUES.format(index=index))
    assert len(found(values, "ISA304")) == number
    text = IN_CODE.format(index=OWN if number else "")
    code = f"{amdgcn('')}\n\t.type\tf,@function\n{text}\ts_setpc_b64 s[30:31]\n.Lf:\n\t.size\tf, .Lf-f\n"
    assert len(found(code, "ISA304")) == number


WAITING = """\
	global_load_dword v4, v[0:1], off
	global_load_dword v5, v[0:1], off offset:4
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, v4, v4
	v_exp_f32_e32 v6, v6
	global_load_dword v7, v[0:1], off offset:8
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v5, v7
"""


@pytest.mark.parametrize(("written", "number"), [("", 1), ("; -- Begin function k", 0)])
def test_nobody_can_shorten_a_wait_that_a_compiler_wrote(written, number):
    assert len(found(amdgcn_loop(WAITING).replace("k:", f"k: {written}", 1), "ISA501")) == number


def test_a_launch_bound_gains_nothing_where_the_compiler_spills_nothing_without_one():
    loads = "".join(f"\tld.global.f32 %x{number}, [%rd1+{4 * number}];\n" for number in range(120))
    stores = "".join(f"\tst.global.f32 [%rd1+{4 * number}], %x{number};\n" for number in range(120))
    assert not found(ptx("\t.reg .f32 %x<120>;\n" + loads + "\tbar.sync 0;\n" + stores), "ISA801")


BYTES = """\
	mov.u32 %r1, %tid.x;
	cvt.u64.u32 %rd3, %r1;
	add.s64 %rd4, %rd1, %rd3;
	ld.global.u64 %rd5, [%rd1];
	add.s64 %rd6, %rd5, %rd3;
"""


@pytest.mark.parametrize(
    ("more", "messages"),
    [
        ("", ["1 global load of 1 B a lane, side by side"]),
        ("\tld.global.u8 %r5, [%rd7];\n", ["1 or more global loads of 1 B a lane, side by side"]),
        ("\tld.global.u8 %r5, [%rd4+32];\n", ["2 global loads of 1 B a lane, side by side"]),
        ("\tld.global.u16 %h5, [%rd7];\n", ["1 global load of 1 B a lane, side by side"]),
    ],
)
def test_small_accesses_are_counted_as_far_as_they_are_followed(more, messages):
    body = f"\tld.global.u8 %r3, [%rd4];\n{more}\tadd.s64 %rd4, %rd4, 256;\n\tld.global.u64 %rd7, [%rd4+64];\n"
    assert found(ptx_loop(body, BYTES), "ISA307") == [f"{one} in loop $L__BB0_1" for one in messages]


def test_an_access_whose_neighbours_are_joined_is_not_side_by_side_with_itself():
    loads = "".join(f"\tld.shared.f32 %f{at}, [%r3+{4 * at}];\n" for at in range(5))
    before = "\t.shared .align 16 .b8 tile[2048];\n\tmov.u32 %r1, %tid.x;\n\tmad.lo.s32 %r3, %r1, 8, tile;\n"
    assert not found(ptx_loop(loads, before), "ISA302")


@pytest.mark.parametrize(("elements", "number"), [(1, 1), (2, 1), (8, 0)])
def test_loads_that_use_the_rest_of_a_row_waste_no_sectors_however_far_rows_are_apart(elements, number):
    before = """\
	ld.param.u32 %r2, [n];
	mov.u32 %r1, %tid.x;
	mul.lo.s32 %r3, %r1, %r2;
	mul.wide.s32 %rd3, %r3, 4;
	add.s64 %rd4, %rd1, %rd3;
"""
    loads = "".join(f"\tld.global.f32 %f2, [%rd4+{4 * at}];\n" for at in range(elements))
    text = ptx_loop(f"{loads}\tadd.s64 %rd4, %rd4, 64;\n", before, parameters=".param .u64 a, .param .u32 n")
    assert len(found(text, "ISA301")) == number


@pytest.mark.parametrize(("beside", "number"), [(True, 1), (False, 0)])
def test_a_copy_is_as_wide_as_both_of_its_ends_lie_side_by_side(beside, number):
    copies = "".join(f"LDGSTS.E [R3+{4 * at:#x}], desc[UR4][R4.64+{4 * at * beside:#x}] ;\n" for at in range(4))
    before = "S2R R2, SR_TID.X ;\nIMAD.SHL.U32 R3, R2, 0x10, RZ ;\nLDC.64 R8, c[0x0][0x210] ;\nIMAD.WIDE R4, R2, 0x10, R8 ;\n"
    assert len(found(sass_loop(copies, before), "ISA302")) == number


SIXTEEN_BYTES = (
    "\t.shared .align 16 .b8 tile[2048];\n\tmov.u32 %r1, %tid.x;\n\tmov.u32 %r2, tile;\n\tmad.lo.s32 %r3, %r1, 16, %r2;\n"
)
HALVES = ptx_loop("".join(f"\tld.shared.u16 %h{at}, [%r3+{2 * at}];\n" for at in range(8)), SIXTEEN_BYTES)


@pytest.mark.parametrize(
    ("code", "text", "condition"),
    [
        ("ISA406", SINGLE, "halves_stay_single"),
        ("ISA305", HALVES, "accesses_stay_narrow"),
        ("ISA305", HALVES.replace("%r1, 16,", "%r1, 32,").replace("[2048]", "[4096]"), None),
    ],
)
def test_what_a_later_stage_may_join_is_a_condition(code, text, condition):
    findings = isaview.report(text.strip("\n") + "\n", select=(code,), strict=True).kernels[0].findings
    assert [finding.condition and finding.condition.name for finding in findings] == [condition]
