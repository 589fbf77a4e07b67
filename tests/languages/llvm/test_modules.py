"""LLVM IR: modules, functions' heads, stated facts, positions, and what stands around functions."""

import pytest

from isaview.flow.graph import flow_of
from isaview.languages.llvm.dialect import DIALECT, sniff
from isaview.model.assemble import assemble
from isaview.model.kernel import SourcePosition


def module(text):
    (found,) = assemble(DIALECT.statements(text), DIALECT)
    return found


def kernel(text):
    return module(text).kernels[0]


def stated(kernel):
    return {name: measure.value for name, measure in kernel.stated.items()}


AMD = 'target triple = "amdgcn-amd-amdhsa"\n'
NVIDIA = 'target triple = "nvptx64-nvidia-cuda"\n'

TARGETS = [
    (AMD + 'define amdgpu_kernel void @k() #0 {\n ret void\n}\nattributes #0 = { "target-cpu"="gfx942" }\n', "gfx942", 64),
    (AMD + 'define void @k() #0 {\n ret void\n}\nattributes #0 = { "target-cpu"="gfx1100" }\n', "gfx1100", 32),
    (AMD + 'define void @k() #0 {\n ret void\n}\nattributes #0 = { "target-cpu"="gfx1100" '
     '"target-features"="+dpp,+wavefrontsize64" }\n', "gfx1100", 64),
    ('target triple = "amdgpu9.42-amd-amdhsa"\n', "gfx942", 64),
    (AMD, "amdgcn-amd-amdhsa", None),
    (NVIDIA + 'define ptx_kernel void @k() #0 {\n ret void\n}\nattributes #0 = { "target-cpu"="sm_90a" }\n', "sm_90a", 32),
    ("define ptx_kernel void @k() {\n ret void\n}\n", "nvptx64", 32),
    ("define amdgpu_kernel void @k() {\n ret void\n}\n", "amdgcn", None),
    ('target triple = "x86_64-pc-linux-gnu"\n', "x86_64-pc-linux-gnu", None),
    ("define void @f() {\n ret void\n}\n", None, None),
]  # fmt: skip


@pytest.mark.parametrize(("text", "target", "wave_size"), TARGETS)
def test_target_and_wave_size(text, target, wave_size):
    found = module(text)
    assert (found.target, found.wave_size, found.diagnostics) == (target, wave_size, ())


ENTRIES = [
    ("define amdgpu_kernel void @k() {\n ret void\n}\n", True),
    ("define spir_kernel void @k() {\n ret void\n}\n", True),
    ("define amdgpu_ps float @k() {\n ret float 0.0\n}\n", True),
    ("define protected ptx_kernel void @k() local_unnamed_addr {\n ret void\n}\n", True),
    ('define void @k() {\n ret void\n}\n!nvvm.annotations = !{!0}\n!0 = !{ptr @k, !"kernel", i32 1}\n', True),
    (
        'define void @k(float* %a) {\n ret void\n}\n!nvvm.annotations = !{!0}\n!0 = !{void (float*)* @k, !"kernel", i32 1}\n',
        True,
    ),
    ("define dso_local i32 @main() {\n ret i32 0\n}\n", False),
    ("define spir_func void @k() {\n ret void\n}\n", False),
]


@pytest.mark.parametrize(("text", "is_entry"), ENTRIES)
def test_what_is_an_entry(text, is_entry):
    assert kernel(text).is_entry is is_entry


FACTS = [
    (AMD, '"amdgpu-flat-work-group-size"="64,256"', {"min_threads": 64, "max_threads": 256}),
    (AMD, '"amdgpu-waves-per-eu"="2,4"', {"min_waves": 2, "max_waves": 4}),
    (AMD, '"amdgpu-waves-per-eu"="2"', {"min_waves": 2}),
    (AMD, '"amdgpu-num-vgpr"="64" "amdgpu-num-sgpr"="32"', {"max_registers": 64, "max_scalar_registers": 32}),
    (AMD, '"amdgpu-lds-size"="1024"', {"shared_bytes": 1024}),
    (AMD, '"target-features"="+wavefrontsize32"', {"wave_size": 32}),
    (AMD, '"amdgpu-num-vgpr"="many" "amdgpu-waves-per-eu"=""', {}),
    (NVIDIA, '"nvvm.maxntid"="128,2,1"', {"max_threads": 256, "max_threads_x": 128, "max_threads_y": 2, "max_threads_z": 1}),
    (NVIDIA, '"nvvm.reqntid"="128"', {"required_threads": 128, "required_threads_x": 128}),
    (NVIDIA, '"nvvm.minctasm"="2" "nvvm.maxnreg"="96"', {"min_groups_per_unit": 2, "max_registers": 96}),
    (NVIDIA, '"nvvm.cluster_dim"="2,1,1"', {"cluster_size": 2, "cluster_size_x": 2, "cluster_size_y": 1, "cluster_size_z": 1}),
]


@pytest.mark.parametrize(("head", "attributes", "facts"), FACTS, ids=[row[1] for row in FACTS])
def test_attributes_state_facts(head, attributes, facts):
    in_group = f"{head}define void @k() #7 {{\n ret void\n}}\nattributes #7 = {{ nounwind memory(none) {attributes} }}\n"
    on_head = f"{head}define void @k() {attributes} {{\n ret void\n}}\n"
    for text in (in_group, on_head):
        assert stated(kernel(text)) == facts
        assert all(measure.origin == "stated" for measure in kernel(text).stated.values())


def test_annotations_and_attached_metadata_state_facts():
    text = NVIDIA + (
        "define void @k() !reqd_work_group_size !9 {\n ret void\n}\ndefine void @other() {\n ret void\n}\n"
        '!nvvm.annotations = !{!0, !1}\n!0 = !{ptr @k, !"kernel", i32 1}\n'
        '!1 = !{ptr @other, !"maxntidx", i32 64, !"maxntidy", i32 2, !"minctasm", i32 3}\n!9 = !{i32 8, i32 4, i32 1}\n'
    )
    found = module(text)
    assert stated(found.kernels[0])["required_threads"] == 32
    assert stated(found.kernels[1]) == {"max_threads": 128, "max_threads_x": 64, "max_threads_y": 2, "min_groups_per_unit": 3}


def test_arguments_and_parameters():
    text = (
        "define amdgpu_kernel void @k(ptr addrspace(1) noundef align 8 %out, i32, <4 x half> %v, "
        'ptr addrspace(3) byref([4 x i8]) %"a b", %T %t, ...) {\n ret void\n}\n%T = type { i64, i32 }\n'
    )
    found = kernel(text)
    assert found.arguments == (("%out", 64), ("%0", 32), ("%v", 64), ("%a b", 32), ("%t", 96))
    assert found.parameters[:4] == (("ptr addrspace(1)", 8), ("i32", 4), ("<4 x half>", 8), ("ptr addrspace(3)", 4))
    assert found.parameters[4] == ("structure of 16 bytes", 16)


def test_pointers_follow_the_data_layout():
    layout = 'target datalayout = "e-p:32:32-p1:64:64-A7"\n'
    found = kernel(
        f"{layout}define void @k(ptr %a, ptr addrspace(1) %b, ptr addrspace(9) %c) {{\n %x = alloca i32\n ret void\n}}\n"
    )
    assert [bits for _, bits in found.arguments] == [32, 64, 32]


SHARED = [
    ("@s = internal addrspace(3) global [64 x float] undef, align 4", ("s", 256)),
    ('@s = addrspace(3) global %T poison, section "x"', ("s", 24)),
    ("@s = external local_unnamed_addr addrspace(3) global [0 x i8], align 16", ("s", None)),
    ('@"a b" = internal unnamed_addr addrspace(3) global <{ i8, i32 }> undef', ("a b", 5)),
]


@pytest.mark.parametrize(("line", "storage"), SHARED, ids=[row[0] for row in SHARED])
def test_shared_memory_of_globals(line, storage):
    found = module(f"{AMD}%T = type {{ i32, double, %U* }}\n%U = type {{ %T*, [2 x %U2] }}\n%U2 = type {{ i8 }}\n{line}\n")
    assert not found.diagnostics
    assert [(item.name, item.bytes, item.space) for item in found.storage.values()] == [(*storage, "shared")]


def test_private_memory_of_allocas_on_gpus_only():
    allocas = " %a = alloca [16 x i32], align 4\n %b = alloca i8, i32 3\n %c = alloca i8, i32 %n\n"
    body = f"define void @k(i32 %n) {{\n{allocas} ret void\n}}\n"
    assert [(item.name, item.bytes) for item in kernel(AMD + body).storage] == [("%a", 64), ("%b", 3), ("%c", None)]
    assert kernel(body).storage == []


OUTSIDE = r"""
; ModuleID = 'x'
source_filename = "x"
target datalayout = "e-p:64:64"
target triple = "x86_64-unknown-linux-gnu"
module asm "  .globl f ; ["
%0 = type { i32 }
%"class.std::a<b>" = type <{ ptr, [4 x %0] }>
%opaque = type opaque
$f = comdat any
$"f g" = comdat nodeduplicate
@.str = private unnamed_addr constant [8 x i8] c"a;b{(\00\22}", align 1
@g = dso_local thread_local(initialexec) global { i32, ptr } { i32 1, ptr @f }, comdat, align 8, !dbg !1
@".const.can't unbox array" = internal constant [2 x ptr] [ptr null,
  ptr @g]
@a = hidden alias void (), ptr @f
@i = ifunc i32 (), ptr @resolve
declare !dbg !1 noundef i32 @llvm.f(metadata, i32 range(i32 0, 4), ...) #0
attributes #0 = { nounwind memory(argmem: read) "k" "a"="b;c" allockind("alloc,zeroed") vscale_range(1,16) alignstack=16 }
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"wchar_size", i32 4} ; said
!1 = distinct !DIGlobalVariable(name: "x;y", scope: !2)
!2 = !{
  !0,
  !1
}
^0 = module: (path: "x", hash: (1, 2))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external))))
uselistorder ptr @g, { 1, 0 }
"""


def test_what_stands_outside_of_functions_is_read():
    found = module(OUTSIDE)
    assert [f"{diagnostic.line}: {diagnostic.message}" for diagnostic in found.diagnostics] == []
    assert found.aliases == {"a": "f"}
    assert found.statements_total >= 25


@pytest.mark.parametrize(
    "line",
    [
        "@g = dso_local [4 x i32] zeroinitializer",
        "@g = global { i32 1, ptr @f",
        "declare @f(i32)",
        "attributes #0 = nounwind",
        "frobnicate all",
        "!0 = ",
        "%T = type { i32",
        "bb11:%T = type { i32 }",
        "bb11:@g = global i32 0",
    ],
)
def test_damage_outside_of_functions_is_told(line):
    found = module(f"{line}\ndefine void @f() {{\n ret void\n}}\n")
    assert [diagnostic.line for diagnostic in found.diagnostics] == [1]
    assert len(found.kernels[0]) == 1


FUNCTIONS = [
    ("define void @f() { ret void }\n", 1),
    ("define { i32, i32 } @f({ i32, i32 } %x) { ret { i32, i32 } %x }\n", 1),
    ("define void @f(i32 %a,\n                i32 %b)\n    #0 {\n  ret void\n}\n", 1),
    ("define void @f()\n{\n  ret void\n}\n", 1),
    ("  define void @f() {\n    ret void\n  }\n", 1),
    ("define i32 @f() personality ptr @p prefix i32 5 {\nentry:\n  %x = add i32 1, 2\n  ret i32 %x\n}\n", 2),
    ("define void @f() !dbg !3 !prof !4 {\n  ret void\n}; after\n", 1),
    ('define void @f() comdat($g) align 16 section "s" gc "shadow-stack" {\n  ret void\n}\n', 1),
]


@pytest.mark.parametrize(("text", "instructions"), FUNCTIONS)
def test_functions_however_they_are_laid_out(text, instructions):
    found = module(text + "define void @after() {\n  ret void\n}\n")
    assert found.diagnostics == ()
    assert [(k.name, len(k)) for k in found.kernels] == [("f", instructions), ("after", 1)]


def test_a_lost_brace_is_told_and_the_next_function_is_read():
    found = module("define void @f() {\n  ret void\ndefine void @g() {\n  ret void\n}\n")
    assert [(k.name, len(k)) for k in found.kernels] == [("f", 1), ("g", 1)]
    assert "expected '}'" in found.diagnostics[0].message
    assert not any(k.complete for k in found.kernels)


def test_a_function_may_close_on_the_line_of_its_last_instruction():
    found = module("define void @a(ptr %p) {\n  store i32 1, ptr %p\n  ret void }\n\ndefine void @b() {\n  ret void\n}\n")
    assert [(one.name, len(one), one.unread) for one in found.kernels] == [("a", 2, []), ("b", 1, [])]


@pytest.mark.parametrize(
    ("second", "name"),
    [
        ("entry:\n  %y = load i32, ptr %p\n  ret void\n", "%entry"),
        ("  %x = load i32, ptr %p\n  ret void\n", "%x"),
        ("one:\n  ret void\n", None),
    ],
)
def test_two_functions_run_into_one_are_told_by_what_is_defined_twice(second, name):
    found = kernel(f"define void @a(ptr %p) {{\nentry:\n  %x = load i32, ptr %p\n  ret void\n\n{second}}}\n")
    expected = [f"{name} is defined a second time: the end of a function and the head of the next are lost before it"]
    assert [one.message for one in found.unread] == (expected if name else [])
    assert all(one.line == 6 for one in found.unread)


def test_blocks_without_labels_take_the_next_number():
    found = kernel(
        "define i32 @f(i1 %c, i32) {\n  br i1 %c, label %2, label %4\n  %3 = add i32 %0, 1\n  br label %4\n"
        "  %5 = phi i32 [ %3, %2 ], [ 0, %1 ]\n  ret i32 %5\n}\n"
    )
    assert found.labels == {"1": 0, "2": 1, "4": 3}
    assert [edge.arguments for edge in flow_of(found).edges if edge.target == 2] != []


def test_the_entry_block_has_its_number_and_labels_their_names():
    found = kernel(
        'define void @f(i32 %0, i32 %1) {\n  br label %"a b"\n\n"a b":            ; preds = %2\n  br label %3\n\n'
        "3:\n  ret void\n}\n"
    )
    assert found.labels == {"2": 0, "a b": 1, "3": 2}


DEBUG = """define void @f() !dbg !4 {
  %x = add i32 1, 2, !dbg !7
  %y = add i32 1, 2, !dbg !9
  %z = add i32 1, 2
  ret void, !dbg !99
}
!1 = !DIFile(filename: "dir/a\\22b.cpp", directory: "/src")
!2 = !DIFile(filename: "inc.h", directory: "/src")
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, unit: !20)
!5 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 8)
!6 = distinct !DILexicalBlock(scope: !5, line: 9, column: 2)
!7 = !DILocation(line: 4, column: 11, scope: !4)
!8 = !DILexicalBlockFile(scope: !6, file: !2, discriminator: 1)
!9 = !DILocation(line: 10, column: 5, scope: !8, inlinedAt: !7)
"""


def test_positions_lead_through_scopes_and_inlining():
    found = kernel(DEBUG)
    outer = SourcePosition('dir/a"b.cpp', 4, 11)
    assert [found.position(index) for index in range(4)] == [outer, SourcePosition("inc.h", 10, 5, outer), None, None]


def test_positions_that_lead_in_a_circle_end():
    found = kernel(
        DEBUG + "!99 = !DILocation(line: 1, scope: !100, inlinedAt: !99)\n!100 = distinct !DISubprogram(scope: !100)\n"
    )
    assert found.position(3) is None


def test_types_however_deep_do_not_end_reading():
    deep = "[1 x " * 20_000 + "i8" + "]" * 20_000
    names = "".join(f"%t{index} = type {{ %t{index + 1} }}\n" for index in range(5_000)) + "%t5000 = type { i64 }\n"
    circle = "%c = type { %d }\n%d = type { %c }\n"
    found = module(
        f"{names}{circle}define void @f(ptr %p) {{\n  %x = load {deep}, ptr %p\n  %y = load %t0, ptr %p\n"
        "  %z = load %c, ptr %p\n  ret void\n}\n"
    )
    assert [form.opcode for form in found.kernels[0].forms] == ["load", "load", "ret"]
    assert found.kernels[0].instruction(0).writes[0].bits == 64
    assert found.diagnostics[0].message == "a statement of more than 65536 bytes"


def test_characters_that_stand_for_holes_are_only_text():
    found = module("define void @f(i32 %a) {\n  %x = add i32 \x02, \x01%a\n  ret void\n}\n")
    assert len(found.diagnostics) == 1


SNIFFED = [
    ("; ModuleID = 'a'\ntarget triple = \"nvptx64\"\ndefine void @f() {\n  ret void\n}\n", 0.9, 1.0),
    ("define void @f() {\n  ret void\n}\n", 0.5, 1.0),
    (".version 9.0\n.target sm_90\n.visible .entry k()\n{\n  ret;\n}\n", 0.0, 0.0),
    ('\t.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\nk:\n\ts_endpgm\n', 0.0, 0.0),
    ("module {\n  llvm.func @f() {\n    llvm.return\n  }\n}\n", 0.0, 0.3),
    ("int main() { return 0; }\n", 0.0, 0.0),
]


@pytest.mark.parametrize(("text", "least", "most"), SNIFFED)
def test_sniffing(text, least, most):
    assert least <= sniff(text) <= most


def test_a_librarys_function_that_the_module_defines_is_any_function():
    text = """target triple = "nvptx64-nvidia-cuda"
define float @__nv_sinf(float %x) {
  ret float %x
}
define ptx_kernel void @k(float %x) {
  %1 = call float @__nv_sinf(float %x)
  %2 = call float @__nv_cosf(float %x)
  ret void
}
"""
    assert [form.instruction_class for form in module(text).kernels[1].forms] == ["branch", "transcendental", "branch"]
