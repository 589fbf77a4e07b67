"""Addresses of LLVM IR: what each piece of address arithmetic says, or that it is not told."""

import pytest

from isaview import read, report
from isaview.analysis.addresses.addresses import accesses

NVIDIA = 'target triple = "nvptx64-nvidia-cuda"\n'
AMD = 'target triple = "amdgcn-amd-amdhsa"\n'
TYPES = """%pair = type { float, [3 x i16], i64, { i8, double } }
%packed = type <{ i8, i64 }>
@tile = internal addrspace(3) global [64 x [33 x float]] undef, align 4
"""
NVIDIA_KERNEL = """define ptx_kernel void @k(ptr addrspace(1) %p, ptr %q, i64 %n, i32 %m, ptr byval(%pair) %v) {{
  %t = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %i = zext nneg i32 %t to i64
  {body}
  ret void
}}
"""
AMD_KERNEL = """define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr %q, i64 %n, i32 %m, ptr addrspace(8) %r) #0 {{
  %t = tail call noundef range(i32 0, 256) i32 @llvm.amdgcn.workitem.id.x()
  %y = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %i = zext nneg i32 %t to i64
  {body}
  ret void
}}
attributes #0 = {{ "target-cpu"="gfx1100" }}
"""


def told(body, kernel=NVIDIA_KERNEL):
    head = NVIDIA if kernel is NVIDIA_KERNEL else AMD
    found = accesses(read(head + TYPES + kernel.format(body=body)).kernel("k"), 32)
    return found[-1]


GEP = "\n  %a = getelementptr float, ptr addrspace(1) %p, "
LOAD = "%x = load float, ptr addrspace(1) %a, align 4"
SHARED = "%x = load float, ptr addrspace(3) %a, align 4"
SUMS = [
    ("%a = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %i", LOAD, 4),
    ("%a = getelementptr i8, ptr addrspace(1) %p, i64 %i", "%x = load i8, ptr addrspace(1) %a, align 1", 1),
    ("%a = getelementptr %pair, ptr addrspace(1) %p, i64 %i, i32 1, i64 2", "%x = load i16, ptr addrspace(1) %a", 40),
    ("%a = getelementptr %pair, ptr addrspace(1) %p, i64 0, i32 1, i64 %i", "%x = load i16, ptr addrspace(1) %a", 2),
    ("%a = getelementptr %packed, ptr addrspace(1) %p, i64 %i, i32 1", LOAD, 9),
    ("%a = getelementptr <3 x float>, ptr addrspace(1) %p, i64 %i, i64 1", LOAD, 16),
    ("%a = getelementptr [8 x [4 x float]], ptr addrspace(1) %p, i64 %n, i64 %i, i64 2", LOAD, 16),
    ("%b = getelementptr float, ptr addrspace(1) %p, i64 %n\n  %a = getelementptr i16, ptr addrspace(1) %b, i64 %i", LOAD, 2),
    ("%c = mul i32 %t, 12\n  %a = getelementptr i8, ptr addrspace(1) %p, i32 %c", LOAD, 12),
    ("%c = or disjoint i32 %m, %t" + GEP + "i32 %c", LOAD, 4),
    ("%c = add nuw i64 %i, 4294967296" + GEP + "i64 %c", LOAD, 4),
    ("%c = and i64 %i, 4294967295" + GEP + "i64 %c", LOAD, 4),
    ("%c = ptrtoint ptr %q to i64\n  %d = add i64 %c, %i\n  %a = inttoptr i64 %d to ptr addrspace(1)", LOAD, 1),
    ("%c = trunc i32 %t to i8\n  %d = zext i8 %c to i64" + GEP + "i64 %d", LOAD, 4),
    ("%c = call i32 @llvm.umin.i32(i32 %t, i32 %m)" + GEP + "i32 %c", LOAD, 4),
    ("%c = icmp slt i32 %t, %m\n  %d = select i1 %c, i32 %t, i32 0" + GEP + "i32 %d", LOAD, 4),
    ("%c = freeze i32 %y\n  %d = mul i32 %c, %m\n  %e = add i32 %d, %t" + GEP + "i32 %e", LOAD, 4),
    ("%a = getelementptr [33 x float], ptr addrspace(3) @tile, i64 %i, i64 5", SHARED, 132),
    ("%a = getelementptr i8, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @tile, i64 64), i64 %i", SHARED, 1),
    (
        "%a = getelementptr float, ptr addrspacecast (ptr addrspace(3) getelementptr ([64 x [33 x float]], "
        "ptr addrspace(3) @tile, i64 0, i64 2, i64 3) to ptr), i64 %i",
        "%x = load float, ptr %a, align 4",
        4,
    ),
    ("%c = addrspacecast ptr addrspace(1) %p to ptr\n  %a = getelementptr double, ptr %c, i64 %i", "store i64 0, ptr %a", 8),
]  # fmt: skip
"""What makes the address, the access, and the bytes from lane to lane."""


@pytest.mark.parametrize("kernel", [NVIDIA_KERNEL, AMD_KERNEL], ids=["nvidia", "amd"])
@pytest.mark.parametrize(("made", "access", "stride"), SUMS)
def test_what_address_arithmetic_adds_up(kernel, made, access, stride):
    one = told(f"{made}\n  {access}", kernel)
    assert (one.stride, one.known, one.because) == (stride, True, "")


UNKNOWN = [
    ("%c = trunc i32 %t to i16" + GEP + "i16 %c", LOAD),
    ("%c = zext i64 %i to i128\n  %a = getelementptr [4 x i8], ptr addrspace(1) %p, i128 %c", LOAD),
    ("%c = load i32, ptr %q\n  %d = add i32 %c, %t\n  %e = xor i32 %d, %c" + GEP + "i32 %e", LOAD),
    ("%c = bitcast i64 %i to <2 x i32>\n  %d = extractelement <2 x i32> %c, i64 1" + GEP + "i32 %d", LOAD),
    ("call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %p, ptr addrspace(1) %p, i64 64, i1 false)", ""),
    ("%x = call <2 x i32> @llvm.masked.gather.v2i32.v2p1(<2 x ptr addrspace(1)> zeroinitializer, i32 4, <2 x i1> undef)", ""),
]  # fmt: skip


@pytest.mark.parametrize(("made", "access"), UNKNOWN)
def test_what_is_not_followed_is_unknown_and_says_why(made, access):
    one = told(f"{made}\n  {access}")
    assert one.pattern == "unknown" and one.stride is None and one.because


def test_generic_pointers_of_a_kernel_are_global_unless_they_are_its_arguments_memory():
    assert told("%x = load float, ptr %q").space == "global"
    assert told("%b = alloca [4 x float]\n  %x = load float, ptr %b").space == "private"
    assert told("%x = load float, ptr %v").space == "parameter"
    within = "%a = load ptr, ptr %q\n  %b = getelementptr float, ptr %a, i64 {index}\n  %x = load float, ptr %b"
    assert told(within.format(index="%n")).space == told(within.format(index="%i")).space == "generic"
    device = NVIDIA_KERNEL.replace("ptx_kernel ", "")
    assert accesses(read(NVIDIA + TYPES + device.format(body="%x = load float, ptr %q")).kernel("k"), 32)[-1].space == "generic"


@pytest.mark.parametrize(
    ("access", "sectors"),
    [
        ("%x = load <4 x float>, ptr addrspace(1) %a, align 16", (16, 16)),
        ("%x = load <4 x float>, ptr addrspace(1) %a, align 4", (64, 64)),  # moved in four requests
        ("%x = load <2 x i8>, ptr addrspace(1) %a, align 2", (16, 16)),
    ],
)
def test_an_access_takes_as_many_requests_as_its_alignment_asks_for(access, sectors):
    one = told(f"%a = getelementptr <4 x float>, ptr addrspace(1) %p, i64 %i\n  {access}")
    assert (one.stride, one.sectors) == (16, sectors)


def test_the_address_of_a_buffer_is_the_sum_of_its_offsets():
    body = """%o = shl i32 %t, 2
  %s = select i1 %c, i32 %o, i32 -2147483648
  %x = call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %r, i32 %s, i32 %m, i32 0)"""
    one = told("%c = icmp slt i32 %t, %m\n  " + body, AMD_KERNEL)
    assert (one.space, one.pattern, one.stride, one.sectors) == ("global", "coalesced", 4, (4, 4))
    structured = body.replace("raw.ptr", "struct.ptr").replace("i32 %s,", "i32 %t, i32 %s,")
    assert told("%c = icmp slt i32 %t, %m\n  " + structured, AMD_KERNEL).pattern == "unknown"


@pytest.mark.parametrize(("offset", "stride"), [("", 16), (" + 32", 16)])
def test_assembly_loads_from_the_argument_it_names(offset, stride):
    body = f"""%a = getelementptr <4 x float>, ptr addrspace(1) %p, i64 %i
  %b = icmp slt i32 %t, %m
  %x = call {{ i32, i32 }} asm "@$3 ld.global.v2.b32 {{ $0, $1 }}, [ $2{offset} ];", "=r,=r,l,b"(ptr addrspace(1) %a, i1 %b)"""
    one = told(body)
    assert (one.bytes, one.pattern, one.stride) == (8, "strided", stride)


def test_a_counter_moves_the_address_by_its_step():
    text = """define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  %t = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %j = sext i32 %i to i64
  %a = getelementptr inbounds float, ptr addrspace(1) %p, i64 %j
  %x = load float, ptr addrspace(1) %a, align 4
  store float %x, ptr addrspace(1) %a, align 4
  %next = add nuw nsw i32 %i, 256
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}
"""
    (load, store) = accesses(read(NVIDIA + text).kernel("k"), 32)
    assert (load.pattern, load.stride, load.step, load.fresh) == ("coalesced", 4, 1024, 1.0)
    assert store.step == 1024


ROWS = """%z = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %r = mul i32 %z, 1001
  %c = add i32 %r, %t
  %a = getelementptr float, ptr addrspace(1) %p, i32 %c"""


def test_rows_of_a_group_are_told_where_its_width_is():
    kernel = read(NVIDIA + TYPES + NVIDIA_KERNEL.format(body=f"{ROWS}\n  {LOAD}")).kernel("k")
    # rows 4,004 bytes apart begin 0, 4, 8 and 12 bytes behind a sector's start
    assert accesses(kernel, 32)[-1].sectors == (4, 7)
    assert [accesses(kernel, 32, width=width)[-1].sectors for width in (32, 16, 8)] == [(4, 4), (5, 5), (7, 7)]


@pytest.mark.parametrize(("align", "kernel", "wider"), [(4, NVIDIA_KERNEL, 8), (8, NVIDIA_KERNEL, None), (4, AMD_KERNEL, None)])
def test_accesses_side_by_side_are_told_where_no_back_end_joins_them(align, kernel, wider):
    body = f"""%a = getelementptr <4 x float>, ptr addrspace(1) %p, i64 %i
  %b = getelementptr i8, ptr addrspace(1) %a, i64 4
  %x = load float, ptr addrspace(1) %a, align {align}
  %z = load float, ptr addrspace(1) %b, align 4"""
    assert told(body, kernel).wider == wider


LOOP = """define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) #0 {{
entry:
  %t = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  %row = getelementptr [{row} x float], ptr addrspace(1) %p, i64 %k
  {body}
  %next = add nuw nsw i64 %k, 1
  %c = icmp slt i64 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}}
attributes #0 = {{ "target-cpu"="sm_90" }}
"""
SIDE_BY_SIDE = """%a = getelementptr float, ptr addrspace(1) %row, i64 {index}
  %b = getelementptr i8, ptr addrspace(1) %a, i64 4
  %x = load float, ptr addrspace(1) %a, align {align}
  %y = load float, ptr addrspace(1) %b, align 4
  %z = load float, ptr addrspace(1) %a, align {align}"""
FOUND = [
    ("ISA301", 256, "%a = getelementptr [32 x float], ptr addrspace(1) %row, i64 %i\n  " + LOAD, True),
    ("ISA301", 256, "%a = getelementptr float, ptr addrspace(1) %row, i64 %i\n  " + LOAD, False),
    ("ISA302", 256, "%j = shl i64 %i, 1\n  " + SIDE_BY_SIDE.format(index="%j", align=4), True),
    ("ISA302", 256, "%j = shl i64 %i, 1\n  " + SIDE_BY_SIDE.format(index="%j", align=8), False),
    ("ISA305", 1, "%a = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %i\n  store i32 1, ptr addrspace(3) %a", True),
    ("ISA305", 1, "%a = getelementptr [33 x float], ptr addrspace(3) @tile, i64 %i\n  store i32 1, ptr addrspace(3) %a", False),
    ("ISA307", 64, "%a = getelementptr i8, ptr addrspace(1) %row, i64 %i\n  store i8 1, ptr addrspace(1) %a", True),
    ("ISA307", 64, "%a = getelementptr i32, ptr addrspace(1) %row, i64 %i\n  store i8 1, ptr addrspace(1) %a", False),
    ("ISA308", 64, "%x = load float, ptr addrspace(1) %q\n  store float %x, ptr addrspace(1) %row", True),
    ("ISA308", 64, "%x = load float, ptr addrspace(1) %row\n  store float %x, ptr addrspace(1) %row", False),
    ("ISA308", 64, "%x = load float, ptr addrspace(1) %row\n  store float %x, ptr addrspace(1) %q", True),
]  # fmt: skip


@pytest.mark.parametrize(("code", "row", "body", "speaks"), FOUND)
def test_rules_on_memory_speak_of_llvm_ir(tmp_path, code, row, body, speaks):
    path = tmp_path / "k.ll"
    path.write_text(NVIDIA + TYPES + LOOP.format(row=row, body=body), encoding="utf-8")
    (kernel,) = report(path, select=(code,)).kernels
    assert [finding.code for finding in kernel.findings or ()] == [code] * speaks
