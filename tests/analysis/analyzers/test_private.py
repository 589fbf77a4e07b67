"""Private memory by what it is for: spills, arrays, computed addresses, scalar registers in lanes."""

import pytest

from isaview import read, report
from tests.support.dumps import Needs, amdgcn

PTX = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p)
{
	.local .align 16 .b8 	depot[160];
	.reg .b64 	%SP, %SPL;
	.reg .b32 	%r<9>;
	.reg .b64 	%rd<9>;
	.reg .pred 	%p<3>;
	mov.u64 	%SPL, depot;
	add.u64 	%rd1, %SPL, 16;
	ld.param.u64 	%rd2, [p];
	cvta.to.global.u64 	%rd3, %rd2;
	mov.u32 	%r1, %tid.x;
	ld.global.u32 	%r2, [%rd3];
{BODY}
	ret;
}
"""
FIXED = (
    "st.local.u32 [%rd1], %r1;",
    "st.local.u32 [%rd1+4], %r1;",
    "st.local.u32 [depot+8], %r1;",
    "ld.local.u32 %r3, [%SPL];",
)
COMPUTED = (
    "mul.wide.u32 %rd4, %r1, 4;\nadd.s64 %rd5, %rd1, %rd4;\nst.local.u32 [%rd5+8], %r1;",
    "mul.wide.u32 %rd4, %r2, 4;\nadd.s64 %rd5, %rd1, %rd4;\nld.local.u32 %r3, [%rd5];",
    "mov.u64 %rd4, %rd1;\n$L:\nst.local.u32 [%rd4], %r1;\nadd.s64 %rd4, %rd4, 4;\nsetp.lt.s64 %p1, %rd4, 99;\n@%p1 bra $L;",
    "setp.lt.u32 %p1, %r1, 9;\n@%p1 add.s64 %rd1, %rd1, 4;\nst.local.u32 [%rd1], %r1;",
)


def figures(text):
    (kernel,) = report(read(text), strict=True).kernels
    return {name: (one.value, one.origin) for name, one in kernel.measures.items()}


@pytest.mark.parametrize("body", FIXED)
def test_an_access_of_a_variable_is_not_indexed(body):
    found = figures(PTX.replace("{BODY}", body))
    assert found["indexed_accesses"] == (0, "counted") and found["array_bytes"] == (160, "counted")
    assert "spilled_bytes" not in found, "PTX has no spills before ptxas"


@pytest.mark.parametrize("body", COMPUTED)
def test_an_access_at_a_computed_address_is_indexed(body):
    assert figures(PTX.replace("{BODY}", body))["indexed_accesses"] == (1, "counted")


def test_a_generic_access_may_be_of_the_array():
    found = figures(PTX.replace("{BODY}", "cvta.local.u64 %rd4, %rd1;\nst.u32 [%rd4], %r1;"))
    assert found["indexed_accesses"] == (None, "unavailable")


IR = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {{
  %a = alloca [40 x float], align 4, addrspace(5)
  %1 = load i32, ptr addrspace(1) %p
  %2 = getelementptr inbounds [40 x float], ptr addrspace(5) %a, i32 0, i32 {index}
  store float 1.0, ptr addrspace(5) %2
  ret void
}}
"""


@pytest.mark.parametrize(("index", "count"), [("7", 0), ("%1", 1), ("%n", 1)])
def test_ir_has_arrays_and_no_spills(index, count):
    found = figures(IR.format(index=index))
    assert found["indexed_accesses"] == (count, "counted") and found["array_bytes"] == (160, "counted")
    assert "spilled_bytes" not in found


STORE, LOAD = "scratch_store_dword off, v3, off offset:{}", "scratch_load_dword v3, off, off offset:{}"
SPILL, RELOAD = " ; 4-byte Folded Spill", " ; 4-byte Folded Reload"
HEAD = "s_clause {} ; {}-byte Folded Spill"
MACHINE = [
    # instructions, spills, private: spilled bytes, reloaded bytes, arrays, computed addresses, moves into lanes
    ([], 0, 0, (0, 0, 0, 0, 0)),
    ([STORE.format(0) + SPILL, LOAD.format(0) + RELOAD, LOAD.format(0) + RELOAD], 1, 4, (12, 8, 0, 0, 0)),
    ([STORE.format(4) + SPILL, STORE.format(4) + SPILL, LOAD.format(4) + RELOAD], 2, 164, (12, 4, 160, None, 0)),
    ([STORE.format(0), "scratch_load_dword v4, v3, off"], 0, 160, (0, 0, 160, 1, 0)),
    (["s_mov_b32 s2, 16", "scratch_load_dword v4, off, s2"], 0, 160, (0, 0, 160, 0, 0)),
    (["s_load_dword s2, s[0:1], 0x0", "scratch_load_dword v4, off, s2"], 0, 160, (0, 0, 160, 1, 0)),
    ([HEAD.format(1, 8), STORE.format(0), STORE.format(4), "v_mov_b32 v3, 0", STORE.format(8)], 2, 12, (8, 0, 0, 0, 0)),
    ([HEAD.format(1, 4), "scratch_store_dword v4, v3, off", STORE.format(0), STORE.format(4)], 1, 4, (4, 0, 0, 1, 0)),
    ([HEAD.format(2, 4), LOAD.format(0), STORE.format(0), STORE.format(4)], 1, 4, (4, 0, 0, 0, 0)),
    (["v_writelane_b32 v5, s4, 0", "v_writelane_b32 v5, s5, 1", "v_readlane_b32 s4, v5, 0"], 0, 0, (0, 0, 0, 0, 3)),
    (["v_readlane_b32 s4, v5, 63", "v_readfirstlane_b32 s4, v5"], 0, 0, (0, 0, 0, 0, 0)),
]  # fmt: skip


@pytest.mark.parametrize(("lines", "spills", "private", "wanted"), MACHINE)
def test_spills_are_what_the_compiler_calls_so(lines, spills, private, wanted):
    text = amdgcn(Needs(vgprs=9, spills=spills, private=private))
    body = "".join(f"\t{line}\n" for line in lines)
    found = figures(text.replace("\tv_mov", f"{body}\tv_mov", 1))
    names = ("spilled_bytes", "spilled_load_bytes", "array_bytes", "indexed_accesses", "lane_copies")
    assert tuple(found[name][0] for name in names) == wanted


def test_a_spill_through_a_buffer_is_private():
    line = "\tbuffer_store_dword v3, off, s[0:3], 0 offset:4 ; 4-byte Folded Spill\n"
    text = amdgcn(Needs(vgprs=9, spills=1, private=8), target="gfx908").replace("\tv_mov", f"{line}\tv_mov", 1)
    (kernel,) = report(read(text), strict=True).kernels
    assert kernel.mix.classes["private_store"] == 1 and "global_store" not in kernel.mix.classes
    assert kernel.measures["spilled_bytes"].value == 4


OTHERS = ["", "\tglobal_load_dword v5, v[6:7], off\n", "\tbuffer_load_dword v5, v6, s[4:7], 0 offen\n"]


@pytest.mark.parametrize("between", OTHERS)
def test_a_group_of_reloads_has_one_mark_at_its_head(between):
    """What else is loaded in the group is none, though it is of private memory."""
    load = "\tbuffer_load_dword v{0}, off, s[0:3], 0 offset:{0}\n"
    head = f"\ts_clause {2 if between else 1} ; 8-byte Folded Reload\n"
    clause = f"{head}{load.format(3)}{between}{load.format(4)}{load.format(7)}"
    text = amdgcn(Needs(vgprs=9, spills=2, private=16), target="gfx1030").replace("\tv_mov", f"{clause}\tv_mov", 1)
    (kernel,) = report(read(text), strict=True).kernels
    assert kernel.mix.classes["private_load"] == 3 and kernel.mix.classes.get("global_load", 0) == bool(between)
    assert kernel.measures["spilled_load_bytes"].value == 8


@pytest.mark.parametrize(
    ("before", "descriptor", "space"),
    [
        ("", "s[0:3]", "private"),
        ("", "s[4:7]", "global"),
        ("s_mov_b64 s[10:11], s[2:3]\n\ts_load_dwordx4 s[0:3], s[4:5], 0x0", "s[8:11]", "private"),
        ("s_mov_b64 s[10:11], s[2:3]\n\ts_load_dwordx4 s[0:3], s[4:5], 0x0", "s[0:3]", "global"),
        ("s_add_u32 s0, s0, s7\n\ts_addc_u32 s1, s1, 0", "s[0:3]", "private"),
        ("s_mov_b32 s3, 0xf000", "s[0:3]", "global"),
    ],
)
def test_buffers_of_the_descriptor_a_wave_begins_with_are_private(before, descriptor, space):
    line = f"\t{before}\n\tbuffer_load_dword v3, v4, {descriptor}, 0 offen\n"
    for target, found in (("gfx906", space), ("gfx1100", "global")):
        text = amdgcn(Needs(vgprs=9, private=8), target=target).replace("\tv_mov", f"{line}\tv_mov", 1)
        (kernel,) = report(read(text), strict=True).kernels
        assert kernel.mix.classes[f"{found}_load"] >= 1, target
        assert ("private_load" in kernel.mix.classes) == (found == "private")


def test_where_nothing_says_which_accesses_are_private_it_is_not_known():
    line = "\tbuffer_load_dword v3, v4, s[4:7], 0 offen\n"
    text = amdgcn(Needs(vgprs=9, private=160), target="gfx908").replace("\tv_mov", f"{line}\tv_mov", 1)
    assert figures(text)["indexed_accesses"] == (None, "unavailable")
    assert figures(text)["array_bytes"] == (160, "counted")


def test_without_comments_spills_are_those_of_the_metadata():
    text = amdgcn(Needs(vgprs=9, spills=3, private=12)).replace("\tv_mov", f"\t{STORE.format(0)}\n\tv_mov", 1)
    assert figures(text)["spilled_bytes"] == (12, "counted")


@pytest.mark.parametrize(("moves", "wanted"), [("", 12), ("\tv_accvgpr_write_b32 a0, v3\n", 0)])
def test_spills_to_accumulation_registers_are_not_in_memory(moves, wanted):
    text = amdgcn(Needs(vgprs=9, spills=3, agprs=4)).replace("\tv_mov", f"{moves}\tv_mov", 1)
    found = figures(text)
    assert found["spilled_bytes"] == (wanted, "counted") and found["spilled_vector_registers"] == (3, "stated")


def test_counts_of_a_spoiled_kernel_are_lower_bounds_and_say_so():
    text = amdgcn(Needs(vgprs=9, spills=1, private=160))
    text = text.replace("\tv_mov", f"\t{STORE.format(0)}{SPILL}\n\tv_mov b32 v[\n\tv_mov", 1)
    (kernel,) = report(read(text), strict=True).kernels
    assert not kernel.complete
    found = kernel.measures["spilled_bytes"]
    assert found.value == 4 and "lower bound" in found.because
    assert kernel.measures["array_bytes"].origin == kernel.measures["indexed_accesses"].origin == "unread"
