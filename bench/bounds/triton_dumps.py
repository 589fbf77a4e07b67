"""What Triton makes of the kernels of a table, as text; no GPU needed."""

import sys
from pathlib import Path

import triton


def text(variant, target):
    """The PTX or AMDGCN of one variant (kernel, argument types, constants, options) for `sm_NN` or `gfxNNN`."""
    kernel, types, constants, options = variant
    signature = dict(zip(kernel.arg_names, [*types, *("constexpr" for _ in constants)], strict=True))
    divisible = {(i,): [["tt.divisibility", 16]] for i, kind in enumerate(types) if kind != "fp32"}
    source = triton.compiler.ASTSource(kernel, signature, constexprs=dict(constants), attrs=divisible)
    nvidia = target.startswith("sm_")
    machine = ("cuda", int(target[3:]), 32) if nvidia else ("hip", target, 64 if target.startswith("gfx9") else 32)
    made = triton.compile(source, target=triton.backends.compiler.GPUTarget(*machine), options=options)
    return made.asm["ptx" if nvidia else "amdgcn"]


def write(variants):
    """Do what a table's command line asks, ``FOLDER NAME.TARGET…``: the text of each variant as FOLDER/NAME.TARGET.dump."""
    folder = Path(sys.argv[1])
    for wanted in sys.argv[2:]:
        name, _, target = wanted.partition(".")
        (folder / f"{wanted}.dump").write_text(text(variants[name], target), encoding="utf-8")
