"""Texts that were cut off: told with the place, the figures of what is whole kept; fragments and whole texts are not."""

import pytest

import isaview
from tests.conftest import ROOT

SAMPLES = ROOT / "samples"
HEAD = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.text\n'
WHOLE = "\t.globl {0}\n\t.type {0},@function\n{0}:\n\tv_mov_b32 v1, 0\n\ts_endpgm\n.Lend_{0}:\n\t.size {0}, .Lend_{0}-{0}\n"
OPEN = "\t.globl {0}\n\t.type {0},@function\n{0}:\n\tv_mov_b32 v1, 0\n"
DESCRIPTOR = "\t.amdhsa_kernel {0}\n\t\t.amdhsa_next_free_vgpr 40\n\t\t.amdhsa_next_free_sgpr 8\n"
METADATA = "\t.amdgpu_metadata\n---\namdhsa.kernels:\n  - .agpr_count: 0\n    .name: a\n    .symbol: a.kd\n    .vgpr_count: 7\n"
BEGUN = "\t.globl {0}  ; -- Begin function {0}\n"
BLOCK = "a block of directives begins here and nothing ends it"

CUT = {
    "a function ends in the middle": (HEAD + WHOLE.format("a") + OPEN.format("b"), "the function b has no end", {"b"}),
    "inside its last instruction": (HEAD + OPEN.format("a") + "\tv_add_f32 v1, v", "the function a has no end", {"a"}),
    "behind a branch that may fall through": (
        HEAD + OPEN.format("a") + "\ts_cbranch_scc1 a\n\ts_nop 0\n",
        "the function a has no end",
        {"a"},
    ),
    "in a compiler's function that may end there": (
        HEAD + BEGUN.format("a") + OPEN.format("a") + "\ts_endpgm\n",
        "the function a has no end",
        {"a"},
    ),
    "behind a label and a line number": (
        HEAD + OPEN.format("a") + ".LBB0_1:\n\t.loc 1 2 3\n.Ltmp0:\n\t.p2align 6\n",
        "the function a has no end",
        {"a"},
    ),
    "inside a descriptor": (HEAD + OPEN.format("a") + "\ts_endpgm\n" + DESCRIPTOR.format("a"), BLOCK, {"a"}),
    "inside the metadata": (HEAD + WHOLE.format("a") + METADATA, BLOCK, set()),
    "before a compiler's metadata": (
        HEAD + BEGUN.format("a") + WHOLE.format("a") + "; -- End function\n",
        "the metadata that compilers write behind the last function is missing",
        set(),
    ),
    "inside a figure": (
        HEAD.replace("amdhsa", "mesa3d") + BEGUN.format("a") + WHOLE.format("a") + "; -- End function\n; NumVgprs: 1",
        "it ends inside a line",
        set(),
    ),
    "before the last section of another system": (
        HEAD.replace("amdhsa", "mesa3d") + BEGUN.format("a") + WHOLE.format("a") + "; -- End function\n; NumVgprs: 12\n",
        "the section that compilers open behind the last function is missing",
        set(),
    ),
    "the code of a kernel that the metadata tells of": (
        HEAD + WHOLE.format("b") + METADATA + "...\n\t.end_amdgpu_metadata\n",
        "the code of a, which the text describes, is missing",
        set(),
    ),
    "the code of a kernel that has a descriptor": (
        HEAD + WHOLE.format("b") + DESCRIPTOR.format("a") + "\t.end_amdhsa_kernel\n",
        "the code of a, which the text describes, is missing",
        set(),
    ),
    "a descriptor that code follows": (HEAD + DESCRIPTOR.format("a") + WHOLE.format("a"), BLOCK, {"a"}),
}
WHOLES = {
    "a bare body": "\tv_mov_b32 v1, 0\n\tv_add_f32 v1, v1, v2\n",
    "a bare body with a label": "k:\n\tv_mov_b32 v1, 0\n\tv_add_f32 v1, v1, v2",
    "a body that ends the program": HEAD + OPEN.format("a") + "\ts_endpgm",
    "a function that returns": HEAD + OPEN.format("a") + "\ts_setpc_b64 s[30:31]\n\ts_nop 0\n\ts_code_end\n",
    "a loop without an end": HEAD + OPEN.format("a") + "\ts_branch a\n",
    "a function closed by its size": HEAD + OPEN.format("a") + ".Lend:\n\t.size a, .Lend-a\n",
    "a body that a file not at hand may end": HEAD + OPEN.format("a") + '\t.include "end.inc"\n',
    "code between other blocks": HEAD + OPEN.format("a") + METADATA + "...\n\t.end_amdgpu_metadata\n",
    "a disassembly": "k:\tfile format elf64-amdgpu\n\nDisassembly of section .text:\n\n0000000000001000 <k>:\n"
    "\tv_mov_b32_e32 v1, 0                                       // 000000001000: 7E020280\n",
    "a kernel by a second name": HEAD + WHOLE.format("b") + "\t.set a, b\n" + METADATA + "...\n\t.end_amdgpu_metadata\n",
    "a kernel whose code a file not at hand may have": HEAD
    + WHOLE.format("b")
    + '\t.include "a.s"\n'
    + METADATA
    + "...\n\t.end_amdgpu_metadata\n",
    "a kernel that a macro makes": HEAD
    + "\t.macro kernel name\n\t.globl \\name\n\t.type \\name,@function\n\\name:\n\ts_endpgm\n\t.endm\n\tkernel a\n"
    + METADATA
    + "...\n\t.end_amdgpu_metadata\n",
    "a compiler's text for another system": HEAD.replace("amdhsa", "mesa3d")
    + BEGUN.format("a")
    + WHOLE.format("a")
    + '; -- End function\n\t.section ".note.GNU-stack","",@progbits\n',
    "metadata in full": HEAD + WHOLE.format("a") + METADATA + "...\n\t.end_amdgpu_metadata\n",
}


def module_of(text):
    (module,) = isaview.read(text)
    return module


@pytest.mark.parametrize(("text", "message", "damaged"), CUT.values(), ids=CUT)
def test_what_is_missing_is_told_and_damages_its_own_kernel_only(text, message, damaged):
    module = module_of(text)
    assert module.cut_off == message
    assert any(one.message == message and 0 < one.line <= text.count("\n") + 1 for one in module.diagnostics)
    assert {kernel.name for kernel in module.kernels if not kernel.complete} == damaged


@pytest.mark.parametrize("text", WHOLES.values(), ids=WHOLES)
def test_what_is_whole_or_a_fragment_is_not_said_to_be_cut_off(text):
    module = module_of(text)
    assert module.cut_off == "" and (".include" in text or all(kernel.complete for kernel in module.kernels))


@pytest.mark.parametrize(
    "path", sorted(path for path in SAMPLES.iterdir() if path.suffix in (".s", ".ptx", ".ll")), ids=lambda path: path.name
)
def test_no_sample_is_said_to_be_cut_off(path):
    assert {module.cut_off for module in isaview.read(str(path))} == {""}


def test_metadata_states_what_its_whole_lines_say():
    text = HEAD + WHOLE.format("a") + METADATA
    (kernel,) = module_of(text).kernels
    assert kernel.stated["total_vector_registers"].value == 7
    (kernel,) = module_of(text[:-2]).kernels  # the line that lacks its end may lack a digit
    assert "total_vector_registers" not in kernel.stated


def test_a_figure_that_lacks_its_line_end_is_not_taken():
    text, _, _ = CUT["inside a figure"]
    (kernel,) = module_of(text).kernels
    assert "vector_registers" not in kernel.stated
    (kernel,) = module_of(text + "2\n").kernels
    assert kernel.stated["vector_registers"].value == 12


@pytest.mark.parametrize("name", ["vector_add.clang.gfx90a.s", "softmax.triton.gfx942.s"])
def test_a_compilers_text_is_missed_wherever_it_is_cut(name):
    """From the first instruction to the end of the metadata; the kernel has figures from its end on."""
    text = (SAMPLES / name).read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line.startswith("\ts_load"))
    last = next(number for number, line in enumerate(lines) if ".end_amdgpu_metadata" in line)
    places = [*range(first + 1, last, 7), last]
    assert all(isaview.read("".join(lines[:place]))[0].cut_off for place in places)
    assert not isaview.read("".join(lines[: last + 1]))[0].cut_off


LLVM = """; ModuleID = 'm'
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p) #0 {
  call void @f() #1, !dbg !3
  ret void
}
declare void @f()
attributes #0 = { "target-cpu"="sm_80" }
attributes #1 = { nounwind }
!llvm.ident = !{!0}
!0 = !{!"LLVM, written !9 and #9"}
!3 = !DILocation(line: 1, column: 2, scope: !1)
"""


@pytest.mark.parametrize(
    ("until", "message"),
    [
        ("attributes #1", "the attribute group #1 is used and not defined"),
        ("!0 =", "the metadata !0 is used and not defined"),
        ("!3 =", "the metadata !3 is used and not defined"),
        (", scope: !1", "it ends inside a definition"),
        ("\n}\ndeclare", "expected '}' at the end of the function"),
        ("attributes #0", "the attribute group #0 is used and not defined"),
    ],
)
def test_what_llvm_writes_behind_the_functions_is_missed(until, message):
    assert module_of(LLVM.partition(until)[0]).cut_off == message


def test_definitions_that_a_person_leaves_out_are_not_missed():
    assert module_of(LLVM.replace("; ModuleID = 'm'\n", "").partition("attributes #1")[0]).cut_off == ""
    whole = LLVM.replace("scope: !1", "scope: !0")
    assert module_of(whole).cut_off == "" and module_of(f"{whole.rstrip()} ; said\n").cut_off == ""


TWO = """; ModuleID = 'm'
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr %p) {
  call void @"other f"() ; not @anything
  call void @f(ptr @table)
  ret void
}
@table = addrspace(4) global [2 x i8] c"@0"
declare void @"other f"()
define internal void @f(ptr %p) {
  store i32 1, ptr %p, !tbaa !0
  ret void
}
!0 = !{i32 1}
"""


@pytest.mark.parametrize(
    ("until", "message"),
    [
        ("@table =", "the function or variable @f is used and neither defined nor declared"),
        ("define internal", "the function or variable @f is used and neither defined nor declared"),
        ("!0 = ", "the metadata !0 is used and not defined"),
        ("\n\n", ""),
    ],
)
def test_llvm_ir_cut_off_between_functions_is_told_by_what_they_use(until, message):
    text = f"{TWO}\n".partition(until)[0]
    assert module_of(text).cut_off == message
    assert module_of(text.removeprefix("; ModuleID = 'm'\n")).cut_off == "", "people leave out what they like"


def test_a_test_that_only_quotes_the_name_of_a_module_may_leave_out_attribute_groups():
    text = LLVM.partition("attributes #0")[0].replace(", !dbg !3", "")
    assert module_of(text).cut_off == "the attribute group #0 is used and not defined"
    assert module_of(f"; RUN: opt %s\n{text}").cut_off == ""
