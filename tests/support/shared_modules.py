"""Modules of LLVM IR at random, whose kernels and functions name variables in shared memory; the same for a seed everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

TYPES = (
    *("i8", "i16", "i32", "i64", "half", "float", "double", "<2 x i16>", "<4 x float>", "<3 x i32>", "<2 x double>"),
    *("{ i8, i32 }", "<{ i8, i32 }>", "{ i64, i8 }"),
)
LENGTHS = (1, 2, 3, 5, 7, 16, 33, 100, 257)
ALIGNMENTS = (1, 2, 4, 8, 16, 32, 64, 128, 256)
KERNELS = {"amdgcn-amd-amdhsa": "amdgpu_kernel", "nvptx64-nvidia-cuda": "ptx_kernel"}
UNKNOWN = ("call void %p()", "store volatile ptr @{}, ptr addrspace(1) null", "call void @outside()")
"""Calls of nobody knows what, and what makes a pointer to a function."""


def module(seed: int, triple: str) -> str:
    """A module: up to eight variables, three functions that call each other and four kernels."""
    random = Random(seed)
    visible, pointers = random.random() < 0.3, triple.startswith("amdgcn") and random.random() < 0.3
    lines = [f'target triple = "{triple}"', "declare void @outside()"]
    names = []
    for number in range(random.randrange(1, 9)):
        names.append(f"v{random.randrange(1000)}_{number}")
        lines.append(f"@{names[-1]} = {_variable(random, visible)}")
    if random.random() < 0.25:
        names.append("launched")
        lines.append(f"@launched = external addrspace(3) global [0 x i8]{random.choice(('', ', align 4', ', align 64'))}")
    functions: list[str] = []
    for number in range(random.choice((0, 0, 0, 1, 2, 3))):
        named = random.sample(names, random.randrange(min(4, len(names)) + 1))
        body = _body(random, named, [one for one in functions if random.random() < 0.4], pointers)
        functions.append(f"f{number}")
        lines.append(f"define internal void @f{number}(ptr %p) noinline {{\n{body}}}")
    for number in range(random.choice((1, 1, 2, 3, 4))):
        named = random.sample(names, random.randrange(len(names) + 1))
        body = _body(random, named, [one for one in functions if random.random() < 0.5], pointers)
        lines.append(f"define {KERNELS[triple]} void @k{number}(ptr %p) {{\n{body}}}")
    return "\n".join(lines) + "\n"


def _variable(random: Random, visible: bool) -> str:
    of = random.choice(TYPES)
    of = f"[{random.choice(LENGTHS)} x {of}]" if random.random() < 0.7 else of
    alignment = f", align {random.choice(ALIGNMENTS)}" if random.random() < 0.6 else ""
    return f"{'' if visible and random.random() < 0.6 else 'internal '}addrspace(3) global {of} poison{alignment}"


def _body(random: Random, named: Sequence[str], called: Sequence[str], pointers: bool) -> str:
    lines = [f"store volatile i8 {number}, ptr addrspace(3) @{name}" for number, name in enumerate(named)]
    for name in called:
        unknown = pointers and random.random() < 0.4
        lines.append(random.choice(UNKNOWN).format(name) if unknown else f"call void @{name}(ptr %p)")
    return "".join(f"  {line}\n" for line in (*lines, "ret void"))
