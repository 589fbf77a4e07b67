"""Functions that the compiler adds: rules about what they stand for speak of their calls, and none of their own code."""

from __future__ import annotations

import re

import pytest

import isaview
from isaview.rules.samples import llvm, sass, sass_loop

CALL = "CALL.REL.NOINC `($__internal_0_${name}) ;\n"
KINDS = [
    ("__cuda_sm20_div_s64", "ISA402", "1 integer division (1 of 64 bits) in loop .L_x_0"),
    ("__cuda_sm20_rem_u32", "ISA402", "1 integer division in loop .L_x_0"),
    (
        "__cuda_sm3x_div_rn_noftz_f32_slowpath",
        "ISA404",
        "1 operation of float32 rounded exactly (division or root) in loop .L_x_0",
    ),
    ("__cuda_sm20_sqrt_rn_f32_slowpath", "ISA404", "1 operation of float32 rounded exactly (division or root) in loop .L_x_0"),
    ("__cuda_sm20_rcp_rn_f32_slowpath", "ISA404", "1 operation of float32 rounded exactly (division or root) in loop .L_x_0"),
    (
        "__cuda_sm20_div_rn_f64_full",
        "ISA707",
        "1 call of the slow path of a division or root of float64 numbers in loop",
    ),
    ("__cuda_sm20_dsqrt_rn_f64_mediumpath_v1", "ISA707", "division or root of float64 numbers"),
    ("__cuda_sm20_dblrcp_rn_slowpath_v3", "ISA707", "division or root of float64 numbers"),
    ("__internal_accurate_pow", "ISA707", "power of float64 numbers"),
    ("__internal_trig_reduction_slowpathd", "ISA707", "sine or cosine of a large argument"),
    ("__cuda_sm70_shflsync_up_p", "ISA707", "exchange between lanes that may have parted"),
    ("__cuda_sm_8x_mma_row_col_f16_f16_f16_f16", "ISA707", "matrix instruction that this GPU does not have"),
    ("own_function", "ISA701", "1 call of $__internal_0_$own_function not inlined in loop .L_x_0"),
]


@pytest.mark.parametrize(("name", "code", "message"), KINDS, ids=[name for name, *_ in KINDS])
def test_a_call_of_the_compilers_own_function_is_one_finding(name: str, code: str, message: str) -> None:
    (kernel,) = isaview.report(sass_loop(CALL.format(name=name)), select=("all",), strict=True).kernels
    (finding,) = kernel.findings or ()
    assert finding.code == code and message in finding.message


FUNCTION = "define void @{name}(ptr addrspace(1) %a, i32 %n) {{\n{body}  ret void\n}}\n"
DIVISIONS = """\
  br label %loop
loop:
  %i = phi i32 [ 1, %0 ], [ %j, %loop ]
  %q = sdiv i32 %n, %i
  store i32 %q, ptr addrspace(1) %a
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
"""


@pytest.mark.parametrize(("name", "found"), [("__clang_ocl_kern_imp_k", 0), ("of_somebody", 1)])
def test_the_copy_that_clang_makes_of_a_kernel_has_no_findings_of_its_own(name: str, found: int) -> None:
    text = llvm("", functions=FUNCTION.format(name=name, body=DIVISIONS))
    kernels = isaview.report(text, select=("ISA402",), strict=True).kernels
    assert [len(kernel.findings or ()) for kernel in kernels] == [found, 0]


def test_a_division_of_64_bits_that_is_tried_in_32_first_is_one() -> None:
    text = sass_loop(f"I2F.U32.RP R2, R3 ;\n{CALL.format(name='__cuda_sm20_div_u64')}")
    (kernel,) = isaview.report(text, select=("ISA402",), strict=True).kernels
    assert [one.message for one in kernel.findings or ()] == ["1 integer division (1 of 64 bits) in loop .L_x_0"]


@pytest.mark.parametrize(("name", "found"), [("$k$__internal_trig_reduction_slowpathd", []), ("$k$mine", ["ISA304"])])
def test_nothing_is_found_in_a_function_that_nobody_wrote(name: str, found: list[str]) -> None:
    array = "IADD3 R3, R1, 0x10, RZ ;\nS2R R2, SR_TID.X ;\nLEA R4, R2, R3, 0x2 ;\nSTL [R4], R5 ;\n"
    text = re.sub(r"\bk\b", lambda _: name, sass(array))
    (kernel,) = isaview.report(text, strict=True).kernels
    assert kernel.name == name and [one.code for one in kernel.findings or ()] == found
