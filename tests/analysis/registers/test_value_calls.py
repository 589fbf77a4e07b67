"""What called functions add to the registers of a kernel of SSA values."""

from __future__ import annotations

import pytest

import isaview
from isaview.analysis.registers.llvm.calls import Convention
from isaview.analysis.registers.llvm.estimate import backends, estimate
from isaview.analysis.registers.ptxas.calls import last, preserved_registers
from isaview.gpus.hardware import find_gpu

AMD = next(row.convention for row in backends() if "gfx*" in row.targets and not row.unoptimised)
NVIDIA = next(row.convention for row in backends() if "sm_*" in row.targets and not row.unoptimised)
LARGE = "".join(f"%v{n} = load volatile float, ptr addrspace(1) %q\n" for n in range(70)) + "".join(
    f"store volatile float %v{n}, ptr addrspace(1) %q\n" for n in range(70)
)


def found(call: str, *functions: str, group: str = '"target-cpu"="gfx942"', target: str = "gfx942"):
    text = (
        'target triple = "amdgcn-amd-amdhsa"\ndeclare i32 @llvm.amdgcn.workitem.id.x()\ndeclare float @ext(float)\n'
        + "".join(functions)
        + "define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr %f) #0 {\n%t = call i32 @llvm.amdgcn.workitem.id.x()\n"
        "%q = getelementptr float, ptr addrspace(1) %p, i32 %t\n%x = load float, ptr addrspace(1) %q\n"
        f"{call}%s = fadd float %x, %y\nstore float %s, ptr addrspace(1) %q\nret void\n}}\nattributes #0 = {{ {group} }}\n"
    )
    (module,) = isaview.read(text)
    assert not module.diagnostics
    return estimate(next(kernel for kernel in module.kernels if kernel.name == "k"), find_gpu(target))


def function(name: str, body: str = "") -> str:
    return f"define float @{name}(float %a, ptr addrspace(1) %q) #0 {{\n{body}%b = fmul float %a, %a\nret float %b\n}}\n"


@pytest.mark.parametrize(("words", "registers"), [(0, 32), (1, 41), (8, 48), (9, 57), (16, 64), (17, 73)])
def test_amd_functions_preserve_eight_of_sixteen_from_v40(words, registers):
    """LLVM's CSR_AMDGPU_VGPRs: v40 to v47, v56 to v63, and so on."""
    assert AMD.preserved_registers(words) == registers


@pytest.mark.parametrize("words", range(1, 80))
def test_ptxas_functions_preserve_what_the_ptx_estimate_says(words):
    assert NVIDIA.preserved_registers(words) == max(24, 3 + last(preserved_registers(), words))


def test_a_back_end_that_keeps_nothing_has_only_the_least():
    assert Convention(least=18).preserved_registers(50) == 18


def test_a_small_function_of_the_text_costs_no_convention():
    measure = found("%y = call float @g(float %x, ptr addrspace(1) %q)\n", function("g"))
    assert measure.value < 16 and "g takes" in measure.because and "not in the text" not in measure.because


def test_a_large_function_of_the_text_decides():
    small, large = (found("%y = call float @g(float %x, ptr addrspace(1) %q)\n", function("g", body)) for body in ("", LARGE))
    assert large.value > 50 > small.value and large.low > 32


CALLS = [
    ("%y = call float @ext(float %x)\n", "ext: not in the text"),
    ("%y = call float %f(float %x)\n", "a function called through a pointer: not in the text"),
]


@pytest.mark.parametrize(("call", "reason"), CALLS)
def test_what_is_not_in_the_text_keeps_to_the_convention(call, reason):
    """llc 22 gives the first kernel 42 and the second 43: v40 and more live across the call."""
    measure = found(call)
    assert measure.low == 32 and 41 <= measure.value <= 44 and measure.low <= 42 and measure.high >= 43
    assert reason in measure.because and "what runs may take more" in measure.because


def test_what_is_not_in_the_text_takes_what_the_largest_function_does():
    """LLVM's amdgpu.max_num_vgpr; ptxas counts no such thing."""
    call = "%y = call float @ext(float %x)\n"
    assert found(call, function("g", LARGE)).value > 50
    assert found(call, function("g", LARGE), group="", target="sm_90").value <= 40


def test_without_optimisation_the_formula_has_what_is_called_in_it():
    call = "%y = call float @g(float %x, ptr addrspace(1) %q)\n"
    plain = found(call, function("g", LARGE), group='noinline optnone "target-cpu"="gfx942"')
    assert plain.low == 32 and plain.value <= 48 < plain.high


def test_an_attribute_of_the_kernel_does_not_cap_what_it_calls():
    capped = '"target-cpu"="gfx942" "amdgpu-num-vgpr"="24"'
    assert found("%y = call float @ext(float %x)\n", group=capped).value >= 41
