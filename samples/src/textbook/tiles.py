"""Faults of Triton kernels with fixed twins; `bench/textbook.py` compiles each for a named target, no GPU needed."""

# ruff: noqa: N803 - compile-time parameters are written in capitals in Triton.
import sys
from pathlib import Path

import triton
import triton.language as tl


@triton.jit
def products(a, b, c, n, k, TILE: tl.constexpr, DEPTH: tl.constexpr, PRECISION: tl.constexpr):
    rows = tl.program_id(0) * TILE + tl.arange(0, TILE)
    columns = tl.program_id(1) * TILE + tl.arange(0, TILE)
    depth = tl.arange(0, DEPTH)
    total = tl.zeros((TILE, TILE), dtype=tl.float32)
    for start in range(0, k, DEPTH):
        x = tl.load(a + rows[:, None] * k + (start + depth)[None, :])  # fault: one_stage  # fault: small_tiles
        y = tl.load(b + (start + depth)[:, None] * n + columns[None, :])  # fault: one_stage  # fault: small_tiles
        total = tl.dot(x, y, total, input_precision=PRECISION)  # fault: one_stage  # fault: small_tiles  # fault: float_dot
    tl.store(c + rows[:, None] * n + columns[None, :], total)


@triton.jit
def scaled_rows(source, target, stride, BLOCK: tl.constexpr):
    at = tl.program_id(0) * stride + tl.arange(0, BLOCK)
    tl.store(target + at, tl.load(source + at) * 2.0)  # fault: unaligned_rows


@triton.jit
def columns_first(source, target, n, BLOCK: tl.constexpr):
    at = (tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)) * n
    tl.store(target + at, tl.load(source + at) + 1.0)  # fault: column_access


@triton.jit
def rows_first(source, target, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * n + tl.arange(0, BLOCK)
    tl.store(target + at, tl.load(source + at) + 1.0)


@triton.jit
def total_atomic(source, target, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.atomic_add(target + at * 0, tl.load(source + at), sem="relaxed")  # fault: atomic_each


@triton.jit
def total_once(source, target, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.atomic_add(target, tl.sum(tl.load(source + at)), sem="relaxed")


@triton.jit
def gathered(source, target, n, width, BLOCK: tl.constexpr):
    for start in range(0, n, BLOCK):
        at = start + tl.arange(0, BLOCK)
        tl.store(target + at, tl.load(source + at % width))  # fault: remainders


@triton.jit
def gathered_power(source, target, n, mask, BLOCK: tl.constexpr):
    for start in range(0, n, BLOCK):
        at = start + tl.arange(0, BLOCK)
        tl.store(target + at, tl.load(source + (at & mask)))


HALF, FLOAT, INT = "*fp16", "*fp32", "i32"
PRODUCTS = (HALF, HALF, FLOAT, INT, INT)
# Kernel -> (function, argument types, constants, compiler options, whether integers divide by 16).
KERNELS = {
    "one_stage": (products, PRODUCTS, {"TILE": 128, "DEPTH": 32, "PRECISION": "ieee"}, {"num_warps": 8, "num_stages": 1}, True),
    "one_stage_fixed": (
        products,
        PRODUCTS,
        {"TILE": 128, "DEPTH": 32, "PRECISION": "ieee"},
        {"num_warps": 8, "num_stages": 3},
        True,
    ),
    "small_tiles": (
        products,
        PRODUCTS,
        {"TILE": 16, "DEPTH": 16, "PRECISION": "ieee"},
        {"num_warps": 4, "num_stages": 3},
        True,
    ),
    "float_dot": (
        products,
        (FLOAT, FLOAT, FLOAT, INT, INT),
        {"TILE": 32, "DEPTH": 16, "PRECISION": "ieee"},
        {"num_warps": 4, "num_stages": 2},
        True,
    ),
    "float_dot_fixed": (
        products,
        (FLOAT, FLOAT, FLOAT, INT, INT),
        {"TILE": 32, "DEPTH": 16, "PRECISION": "tf32"},
        {"num_warps": 4, "num_stages": 2},
        True,
    ),
    "unaligned_rows": (scaled_rows, (FLOAT, FLOAT, INT), {"BLOCK": 1024}, {"num_warps": 4}, False),
    "unaligned_rows_fixed": (scaled_rows, (FLOAT, FLOAT, INT), {"BLOCK": 1024}, {"num_warps": 4}, True),
    "column_access": (columns_first, (FLOAT, FLOAT, INT), {"BLOCK": 256}, {"num_warps": 4}, True),
    "column_access_fixed": (rows_first, (FLOAT, FLOAT, INT), {"BLOCK": 256}, {"num_warps": 4}, True),
    "atomic_each": (total_atomic, (FLOAT, FLOAT), {"BLOCK": 256}, {"num_warps": 4}, True),
    "atomic_each_fixed": (total_once, (FLOAT, FLOAT), {"BLOCK": 256}, {"num_warps": 4}, True),
    "remainders": (gathered, (FLOAT, FLOAT, INT, INT), {"BLOCK": 256}, {"num_warps": 4}, True),
    "remainders_fixed": (gathered_power, (FLOAT, FLOAT, INT, INT), {"BLOCK": 256}, {"num_warps": 4}, True),
}


def text_of(name, target, stage):
    """One stage of a kernel compiled for `sm_NN` or `gfxNNN`, its function named as the kernel."""
    function, types, constants, options, divisible = KERNELS[name]
    signature = dict(zip(function.arg_names, [*types, *("constexpr" for _ in constants)], strict=True))
    pointers = [(i,) for i, kind in enumerate(types) if kind.startswith("*") or divisible]
    source = triton.compiler.ASTSource(
        function, signature, constexprs=dict(constants), attrs={at: [["tt.divisibility", 16]] for at in pointers}
    )
    backend, architecture = ("cuda", int(target[3:])) if target.startswith("sm_") else ("hip", target)
    gpu = triton.backends.compiler.GPUTarget(backend, architecture, 64 if target.startswith("gfx9") else 32)
    return triton.compile(source, target=gpu, options=options).asm[stage].replace(function.__name__, name)


if __name__ == "__main__":
    target, kernel, stage, output = sys.argv[1:]
    Path(output).write_text(text_of(kernel, target, stage), encoding="utf-8")
