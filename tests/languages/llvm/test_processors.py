"""The processor and the wave size of LLVM IR: where a module names them, and what holds when it is lowered for another GPU."""

from __future__ import annotations

import pytest

import isaview
from isaview.base import store
from isaview.tools.llvm_ir import without_processor
from isaview.tools.lower import Failed, lower_module

HEAD = 'target triple = "amdgcn-amd-amdhsa"\n'
MASK = """declare i64 @llvm.amdgcn.ballot.i64(i1)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n){inline} {{
  %x = load i32, ptr addrspace(1) %p
  %c = icmp sgt i32 %x, %n
  %m = call i64 @llvm.amdgcn.ballot.i64(i1 %c)
  store i64 %m, ptr addrspace(1) %p
  ret void
}}
"""


def grouped(*words: str) -> str:
    return HEAD + MASK.format(inline=" #0") + f"attributes #0 = {{ {' '.join(words)} }}\n"


def test_a_processor_that_stands_at_the_function():
    words = ' "target-cpu"="gfx1100" "target-features"="+wavefrontsize64"'
    (module,) = isaview.read(HEAD + MASK.format(inline=words))
    assert (module.target, module.wave_size) == ("gfx1100", 64)
    (other,) = isaview.read(grouped('"target-cpu"="gfx942"'))
    assert (other.target, other.wave_size) == ("gfx942", 64)


@pytest.mark.parametrize(("words", "kept"), [('"target-cpu"="gfx942"', '"chosen-processor"'), ("nounwind", "nounwind")])
@store.off()
def test_a_group_is_never_left_empty(words, kept):
    assert f"attributes #0 = {{ {kept} }}" in without_processor(grouped(words))
    made = lower_module(grouped(words), "gfx1100")
    assert not isinstance(made, Failed) and made.target == "gfx1100"


FEATURES = [
    ("gfx1100", "gfx1030", "+wavefrontsize64,+cumode", 64, 0),
    ("gfx1100", "gfx1030", "+dpp,+wavefrontsize32", 32, 1),
    ("gfx942", "gfx1030", "+sramecc", 32, 1),
    ("gfx1100", "gfx90a", "+wavefrontsize32,+cumode", 64, None),
]


@pytest.mark.parametrize(("own", "chosen", "features", "lanes", "mode"), FEATURES)
@store.off()
def test_chosen_waves_and_modes_hold_for_another_gpu_that_has_them(own, chosen, features, lanes, mode):
    text = grouped(f'"target-cpu"="{own}"', f'"target-features"="{features}"')
    made = lower_module(text, chosen)
    assert not isinstance(made, Failed)
    stated = isaview.read(made.text)[0].kernels[0].stated
    assert stated["wave_size"].value == lanes
    assert (stated["workgroup_processor_mode"].value if mode is not None else None) == mode


@pytest.mark.parametrize(
    ("own", "features", "lanes"), [("gfx942", "", 32), ("gfx1100", "+wavefrontsize64", 64), ("gfx1100", "", 32)]
)
def test_occupancy_counts_waves_as_the_chosen_gpu_has_them(own, features, lanes):
    """What a processor has by itself is no choice of the module's: compiled for another GPU it has that one's."""
    text = grouped(f'"target-cpu"="{own}"', f'"target-features"="{features}"', '"amdgpu-flat-work-group-size"="64,64"')
    for lower in ("never", "always"):
        options = isaview.Options(lower=lower, gpus=("gfx1030",))
        waves = isaview.report(isaview.read(text), gpus=["gfx1030"], options=options).kernel("k").occupancy.waves
        assert f"{64 // lanes} wave{'s' * (lanes < 64)} of {lanes}" in waves.because
