"""Lowering: newer text becomes older text of the same meaning, and every failure of LLVM is a reason, never a crash."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import isaview
from isaview.base import limits, store
from isaview.gpus.hardware import find_gpu
from isaview.tools.llvm_ir import outline
from isaview.tools.lower import Failed, Lowered, is_lowered_by_default, lower_module, machine_prefix
from isaview.tools.older_llvm import (
    down_convert,
    old_triple,
    subtarget_of,
    with_fusion,
    with_triple,
    without_accumulators,
    without_debug,
    without_word,
)
from tests.conftest import ROOT

SAMPLES = ROOT / "samples"
AMD = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p, float %x) #0 {
  %y = fadd float %x, 1.0
  store float %y, ptr addrspace(1) %p
  ret void
}
attributes #0 = { nounwind "target-cpu"="gfx942" }
"""
NVIDIA = """define ptx_kernel void @k.1(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
"""


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "folder", lambda: tmp_path / "store")


def lowered(text: str, gpu: str = "", **given: object) -> Lowered:
    result = lower_module(text, gpu, **given)  # type: ignore[arg-type]
    assert isinstance(result, Lowered), result
    return result


def reason(text: str, gpu: str = "") -> str:
    result = lower_module(text, gpu)
    assert isinstance(result, Failed)
    return result.reason


@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("half -qnan", "half 0xHFE00"),
        ("bfloat +qnan", "bfloat 0xR7FC0"),
        ("float f0x3F800000", "float 0x3FF0000000000000"),
        ("float +snan(0x1)", "float 0x7FF0000020000000"),
        ("float -nan(0x1)", "float 0xFFF8000020000000"),
        ("double f0x3FF0000000000000", "double 0x3FF0000000000000"),
        ("double +snan(0x4000000000000)", "double 0x7FF4000000000000"),
        ("fp128 +nan(0xdeadbeef)", "fp128 0xL00000000DEADBEEF7FFF800000000000"),
        ("fp128 -inf", "fp128 0xL0000000000000000FFFF000000000000"),
        ("x86_fp80 -inf", "x86_fp80 0xKFFFF8000000000000000"),
        ("x86_fp80 +qnan", "x86_fp80 0xK7FFFC000000000000000"),
        ("[2 x half] [half -inf, half f0x3C00]", "[2 x half] [half 0xHFC00, half 0xH3C00]"),
        ("%a = fmul <2 x bfloat> %b, splat (bfloat f0x4000)", "%a = fmul <2 x bfloat> %b, splat (bfloat 0xR4000)"),
        ("float 2.001230e-01", "float 0x3FC99DA160000000"),
        ("half -1.000000e-01", "half 0xHAE66"),
        ("bfloat 1.000000e-01", "bfloat 0xR3DCD"),
        ("half 6.5530e+04, half 1.0e+06, half 1.0e-08", "half 0xH7C00, half 0xH7C00, half 0xH0000"),
        ("double 1.000000e-01, float 5.000000e-01", "double 1.000000e-01, float 5.000000e-01"),
        ("; float 0.1", "; float 0.1"),
        ("@s = constant float 0.1", "@s = constant float 0x3FB99999A0000000"),
        ("%a = phi half [ f0x3C00, %b ], [ -inf, %c ]", "%a = phi half [ 0xH3C00, %b ], [ 0xHFC00, %c ]"),
        ('call void asm "v -inf f0x12345678", ""()', 'call void asm "v -inf f0x12345678", ""()'),
        ("br label %-inf", "br label %-inf"),
        ('@s = constant [5 x i8] c"a+inf"', '@s = constant [5 x i8] c"a+inf"'),
        ('attributes #0 = { "uniform-work-group-size" }', 'attributes #0 = { "uniform-work-group-size"="true" }'),
        ('{ "uniform-work-group-size"="false" }', '{ "uniform-work-group-size"="false" }'),
        (
            "{ denormal_fpenv(dynamic, float: preservesign|ieee) }",
            '{ "denormal-fp-math"="dynamic,dynamic" "denormal-fp-math-f32"="preserve-sign,ieee" }',
        ),
        ("ptr dead_on_return(8) %x", "ptr dead_on_return %x"),
        ("  tail call void @llvm.amdgcn.asyncmark(), !dbg !3", ""),
        ("call void @llvm.amdgcn.wait.asyncmark(i16 2)", "call void @llvm.amdgcn.s.waitcnt(i32 2)"),
        ("call void @llvm.amdgcn.global.load.async.lds(ptr", "call void @llvm.amdgcn.global.load.lds(ptr"),
        ("@llvm.amdgcn.global.load.async.to.lds.b128(ptr", "@llvm.amdgcn.global.load.async.to.lds.b128(ptr"),
        (
            "@llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(<16 x half> %1, <16 x half> %2, i16 0, <8 x",
            "@llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %1, i1 false, <16 x half> %2, i16 0, <8 x",
        ),
        (
            "@llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(<16 x half>, <16 x half>, i16 immarg, <8 x float>",
            "@llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1, <16 x half>, i1, <16 x half>, i16 immarg, <8 x float>",
        ),
    ],
)
def test_newer_spellings(new: str, old: str) -> None:
    assert down_convert(new) == old
    assert down_convert(old) == old


@given(st.integers(0, 2**32 - 1))
def test_a_float_keeps_its_value(bits: int) -> None:
    value = struct.unpack("<f", struct.pack("<I", bits))[0]
    digits = re.fullmatch(r"float 0x([0-9A-F]{16})", down_convert(f"float f0x{bits:08X}"))
    assert digits is not None
    wide = struct.unpack("<d", struct.pack("<Q", int(digits[1], 16)))[0]
    assert wide == value or (value != value and wide != wide)


LARGEST_HALF = 65504.0


@given(
    st.one_of(
        st.tuples(st.just(("float", "f", "I")), st.floats(width=32, allow_nan=False, allow_infinity=False)),
        st.tuples(st.just(("half", "e", "H")), st.floats(-LARGEST_HALF, LARGEST_HALF, width=32)),
    )
)
def test_a_decimal_becomes_the_nearest_value_of_its_type(number: tuple[tuple[str, str, str], float]) -> None:
    """Against the machine's own rounding, where a value of the type is written with fewer digits than it has."""
    (kind, narrow, whole), value = number
    stored = struct.unpack(narrow, struct.pack(narrow, value))[0]
    digits = f"{float(f'{stored:.9g}'):.20e}"
    found = down_convert(f"{kind} {digits}").removeprefix(f"{kind} ")
    if "x" not in found:
        assert float(digits) == stored
    elif kind == "half":
        assert struct.unpack("e", struct.pack(whole, int(found.removeprefix("0xH"), 16)))[0] == stored
    else:
        assert struct.unpack("d", struct.pack("Q", int(found, 16)))[0] == stored


@given(st.text(alphabet='f0x19.eaAinqs+-()"\n, %@!#{}=halfotdb', max_size=80))
def test_any_text_is_converted_and_keeps_its_lines(text: str) -> None:
    assert down_convert(text).count("\n") == text.count("\n")
    assert without_debug(text).count("\n") == text.count("\n")


@pytest.mark.parametrize(
    ("triple", "processor", "old"),
    [
        ("amdgpu9.42-amd-amdhsa", "gfx942", "amdgcn-amd-amdhsa"),
        ("amdgpu9.0a-amd-amdhsa", "gfx90a", "amdgcn-amd-amdhsa"),
        ("amdgpu11.00-amd-amdhsa", "gfx1100", "amdgcn-amd-amdhsa"),
        ("amdgpu9.4-amd-amdhsa", "gfx9-4-generic", "amdgcn-amd-amdhsa"),
        ("amdgpu11-amd-amdpal", "gfx11-generic", "amdgcn-amd-amdpal"),
        ("amdgcn-amd-amdhsa", "", "amdgcn-amd-amdhsa"),
        ("nvptx64-nvidia-cuda", "", "nvptx64-nvidia-cuda"),
    ],
)
def test_triples_with_a_subtarget(triple: str, processor: str, old: str) -> None:
    assert (subtarget_of(triple), old_triple(triple)) == (processor, old)


def test_a_triple_is_set_without_moving_lines_of_a_module_with_a_comment() -> None:
    assert with_triple("; ModuleID = 'x'\ndefine void @k()", "t") == "; ModuleID = 'x'\ntarget triple = \"t\" define void @k()"
    assert with_triple('a\ntarget triple = "old"\nb', "new") == 'a\ntarget triple = "new"\nb'


def test_only_what_may_be_fused_is_marked() -> None:
    assert with_fusion("  %a = fmul float %b, %c\n  %d = fdiv float %a, %a") == (
        "  %a = fmul contract float %b, %c\n  %d = fdiv float %a, %a"
    )


def test_accumulators_are_forbidden_only_where_nothing_is_said() -> None:
    marked = without_accumulators(AMD)
    assert 'attributes #0 = { "amdgpu-agpr-alloc"="0" nounwind' in marked
    assert without_accumulators(marked) == marked
    assert without_accumulators(AMD.replace("%y =", "%z = call i32 asm")) == AMD.replace("%y =", "%z = call i32 asm")


def test_an_unknown_attribute_is_taken_out_everywhere() -> None:
    text = 'define void @f() noipa #0 {\n}\nattributes #0 = { noipa "x-noipa" nounwind }'
    cut, word = without_word(text, 3, text.split("\n")[2].index("noipa") + 1)
    assert (cut, word) == ('define void @f()  #0 {\n}\nattributes #0 = {  "x-noipa" nounwind }', "noipa")
    assert without_word(text, 2, 1) == (text, "")
    assert without_word(text, 99, 1) == (text, "")


def test_the_outside_of_a_module() -> None:
    found = outline(AMD.replace("@k", '@"k\\20x"'))
    assert (found.kernels, found.processor, found.triple) == (("k x",), "gfx942", "amdgcn-amd-amdhsa")
    assert not found.unoptimised
    assert outline(AMD.replace("nounwind", "optnone noinline")).unoptimised
    assert outline(NVIDIA).triple == "nvptx64-nvidia-cuda"
    annotated = 'define void @old(i32 %x) {\n}\n!nvvm.annotations = !{!0}\n!0 = !{ptr @old, !"kernel", i32 1}\n'
    assert outline(annotated).kernels == ("old",)


def test_lowers_for_the_processor_the_module_names() -> None:
    result = lowered(AMD)
    assert (result.dialect, result.target, result.missing, result.messages) == ("amdgcn", "gfx942", (), ())
    assert result.names == (("k", "k"),)
    assert re.fullmatch(r"LLVM \d+\.\d+\.\d+ \(llvmlite [\d.]+\) -O3", result.tool)
    assert ".amdhsa_next_free_vgpr" in result.text
    assert "; NumVgprs" in result.text


def test_line_numbers_do_not_keep_ptxas_from_optimising() -> None:
    result = lowered((SAMPLES / "reduce.triton.sm_80.ll").read_text(encoding="utf-8"), "sm_80")
    assert "\n.target sm_80\n" in result.text
    assert "mov.b32" in re.findall(r"[^\n]*global_smem;", result.text)[0]


def test_another_processor_wins_over_attributes_and_is_said() -> None:
    result = lowered(AMD, "gfx1100")
    assert '.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"' in result.text
    assert result.messages == ("the module was compiled for gfx942 and is lowered for gfx1100",)


def test_a_module_without_optimisation_is_lowered_without() -> None:
    text = (SAMPLES / "calls.clang-O0.gfx942.ll").read_text(encoding="utf-8")
    assert lowered(text).text != lowered(text, level=3).text


def test_ptx_comes_out_with_the_name_each_kernel_has_there() -> None:
    result = lowered(NVIDIA, "sm_80")
    assert result.dialect == "ptx"
    assert f".entry {dict(result.names)['k.1']}(" in result.text
    assert ".target sm_80" in result.text


@pytest.mark.parametrize(
    ("text", "gpu", "words"),
    [
        (AMD, "gfx9999", "does not know gfx9999"),
        (AMD, "sm_80", "which sm_80 does not run"),
        (AMD + "\0", "", "NUL character"),
        (AMD.replace("amdgcn-amd-amdhsa", "x86_64-pc-linux-gnu"), "", "no GPU that can be lowered for"),
        (AMD.replace("amdgpu_kernel", ""), "", "no kernel"),
        (AMD.replace('"target-cpu"="gfx942"', ""), "", "names no processor"),
        (AMD.replace("fadd float", "fadd flot"), "", "line 3"),
        (
            AMD.replace("fadd float %x, 1.0", "call float @llvm.amdgcn.new.one(float %x)")
            + "declare float @llvm.amdgcn.new.one(float)\n",
            "",
            "does not know llvm.amdgcn.new.one",
        ),
        ("; nothing", "", "names no target"),
    ],
)
def test_refusals_have_a_reason(text: str, gpu: str, words: str) -> None:
    assert words in reason(text, gpu)


def test_llvm_dying_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    deep = AMD + "@g = external global " + "[1 x " * 100_000 + "i8" + "]" * 100_000 + "\n"
    assert "LLVM" in reason(deep)
    assert isinstance(lower_module(AMD), Lowered)


def test_newer_text_is_repaired_and_said() -> None:
    text = AMD.replace("nounwind", "nounwind not_yet_known").replace("float %x, 1.0", "float %x, -inf")
    result = lowered(text)
    assert any("not_yet_known" in message for message in result.messages)
    assert result.newer


def test_debug_information_that_is_too_new_is_dropped() -> None:
    text = AMD.replace("ret void", "ret void, !dbg !5") + "!5 = !DILocation(line: 1, scope: !6, novelty: 3)\n!6 = !{}\n"
    assert lowered(text).names == (("k", "k"),)


def test_results_come_from_the_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    first = lowered(AMD)

    def refuse(*_given: object) -> None:
        raise AssertionError("asked again")

    monkeypatch.setattr("isaview.base.workers.Worker.reply", refuse)
    assert lowered(AMD) == first
    with store.off(), pytest.raises(AssertionError, match="asked again"):
        lower_module(AMD)


def test_what_is_lowered_by_default() -> None:
    assert is_lowered_by_default(AMD, ())
    assert not is_lowered_by_default(AMD + ";" * limits.LOWER_BYTES, ())
    assert not is_lowered_by_default(AMD.replace('"target-cpu"="gfx942"', ""), ())
    assert is_lowered_by_default(AMD.replace('"target-cpu"="gfx942"', ""), ("gfx90a",))
    assert not is_lowered_by_default(NVIDIA, ())
    assert [machine_prefix(text) for text in (AMD, NVIDIA, "", 'target triple = "x86_64-linux"')] == ["gfx", "sm_", "", None]


@pytest.mark.parametrize(
    "sample", ["calls.clang.gfx942.ll", "calls.clang-O0.gfx942.ll", "reduce.clang-debug.gfx1201.ll", "matmul.triton.gfx942.ll"]
)
def test_samples_come_back_whole(sample: str) -> None:
    result = lowered((SAMPLES / sample).read_text(encoding="utf-8"))
    assert result.missing == ()
    assert result.names


LOOP = """define ptx_kernel void @k.1(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%j, %loop]
  %s = phi float [0.0, %entry], [%t, %loop]
  %q = getelementptr float, ptr addrspace(1) %p, i32 %i
  %x = load float, ptr addrspace(1) %q
  %t = fadd float %s, %x
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %loop, label %exit
exit:
  store float %t, ptr addrspace(1) %p
  ret void
}
"""


def test_ptx_that_comes_out_is_estimated_as_ptx():
    gpu = find_gpu("sm_90")
    (made,) = isaview.report(lowered(LOOP, "sm_90").text, gpus=[gpu]).kernels
    (kernel,) = isaview.report(isaview.read(LOOP), gpus=[gpu], options=isaview.Options(gpus=("sm_90",))).kernels
    own, expected = (one.registers.allocated["vector"] for one in (kernel, made))
    assert (own.origin, own.value, own.low, own.high) == ("estimated", expected.value, expected.low, expected.high)
    assert own.because.startswith("of what LLVM ") and own.because.endswith(expected.because)
    options = isaview.Options(gpus=("sm_90",), lower="never")
    (formula,) = isaview.report(isaview.read(LOOP), gpus=[gpu], options=options).kernels
    assert "by the formula" in formula.registers.allocated["vector"].because
