"""Shared memory of LLVM IR against what LLVM 22's back ends, and ptxas 13.0 behind NVPTX's, state of the same modules.

``tests/fixtures/shared_layout.json`` holds their figures; ``python -m tests.model.test_shared_layout`` makes it anew,
with llc-22 and ptxas in PATH.
"""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
from pathlib import Path

import pytest

import isaview
from tests.conftest import ROOT
from tests.support.shared_modules import KERNELS, module

FIXTURE = ROOT / "tests" / "fixtures" / "shared_layout.json"
SEEDS = range(150)
AMD, NVIDIA = KERNELS
_STATED = re.compile(r"\.amdhsa_kernel (\w+)\n\s+\.amdhsa_group_segment_fixed_size (\d+)")
_USED = re.compile(r"Compiling entry function '(\w+)'.*?Used ([^\n]*)", re.DOTALL)


def told(text: str) -> dict[str, int]:
    """The shared memory of each kernel, without what a launch adds."""
    (read,) = isaview.read(text)
    found = {}
    for kernel in read.kernels:
        measure = kernel.stated.get("shared_bytes_static", kernel.stated.get("shared_bytes"))
        if kernel.is_entry:
            found[kernel.name] = 0 if measure is None else measure.value
    return found


@pytest.mark.parametrize("triple", KERNELS)
def test_modules_at_random_take_what_the_back_end_states(triple):
    expected = json.loads(FIXTURE.read_text(encoding="utf-8"))[triple]
    assert len(expected) == len(SEEDS)
    wrong = [seed for seed in SEEDS if told(module(seed, triple)) != expected[str(seed)]]
    assert wrong == []


HEAD = f'target triple = "{AMD}"\n'
KERNEL = "define amdgpu_kernel void @{name}(ptr %p) {{\n{body}  ret void\n}}\n"


def amd(variables: str, **bodies: str) -> str:
    kernels = "".join(
        KERNEL.format(name=name, body="".join(f"  {line}\n" for line in body.split("\n") if line))
        for name, body in bodies.items()
    )
    return HEAD + variables + kernels


def named(*names: str) -> str:
    return "\n".join(f"store i8 1, ptr addrspace(3) @{name}" for name in names)


def test_variables_lie_by_alignment_and_gaps_are_filled():
    text = amd(
        "@a = internal addrspace(3) global [3 x i8] poison\n@b = internal addrspace(3) global i64 poison\n"
        "@c = internal addrspace(3) global [101 x i8] poison, align 64\n@d = internal addrspace(3) global [9 x i64] poison\n",
        k=named("a", "b", "c"),
    )
    (kernel,) = isaview.read(text)[0].kernels
    assert kernel.stated["shared_bytes"].value == 120  # llc 22
    because = "sum of the declarations the kernel names, 112, each at its alignment: c, b, a"
    assert kernel.stated["shared_bytes"].because == because


def test_data_that_names_a_function_leads_a_pointer_to_it():
    function = "define internal void @f() {\n  store i32 1, ptr addrspace(3) @a\n  ret void\n}\n"
    variables = "@a = internal addrspace(3) global [10 x i32] poison\n"
    table = "@t = internal addrspace(1) constant [1 x ptr] [ptr @f]\n"
    text = '@s = internal addrspace(4) constant [2 x i8] c"@f"\n'
    modules = [amd(data + variables + function, k="  call void %p()") for data in ("", table, text)]
    assert [told(one) for one in modules] == [{"k": 0}, {"k": 40}, {"k": 0}]  # llc 22


def _amd(text: str) -> dict[str, int]:
    made = subprocess.run(["llc-22", "-mcpu=gfx942", "-o", "-"], input=text, capture_output=True, text=True, check=True)
    return {name: int(size) for name, size in _STATED.findall(made.stdout)}


def _nvidia(text: str) -> dict[str, int]:
    with tempfile.TemporaryDirectory() as folder:
        ptx = str(Path(folder) / "module.ptx")
        subprocess.run(["llc-22", "-mcpu=sm_90", "-mattr=+ptx80", "-o", ptx], input=text, text=True, check=True)
        said = subprocess.run(
            ["ptxas", "-v", "-arch=sm_90", ptx, "-o", "/dev/null"], capture_output=True, text=True, check=True
        )
    sizes = {name: re.search(r"(\d+) bytes smem", used) for name, used in _USED.findall(said.stderr)}
    return {name: 0 if size is None else int(size[1]) for name, size in sizes.items()}


def main() -> None:
    """Write the fixture."""
    made = {
        triple: {str(seed): dict(sorted(ask(module(seed, triple)).items())) for seed in SEEDS}
        for triple, ask in ((AMD, _amd), (NVIDIA, _nvidia))
    }
    FIXTURE.write_text(json.dumps(made, indent=None, separators=(",", ":"), sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
