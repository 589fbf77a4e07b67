"""Triton kernels of `pairs.toml`: `kernels.py KERNEL TARGET STAGE OUTPUT NAME=VALUE…`, by a Python with Triton."""

from __future__ import annotations

import sys
from pathlib import Path

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def vadd(x, y, o, n, block: tl.constexpr):
    """A sum of vectors, ``block`` elements a program."""
    at = tl.program_id(0) * block + tl.arange(0, block)
    tl.store(o + at, tl.load(x + at, mask=at < n) + tl.load(y + at, mask=at < n), mask=at < n)


@triton.jit
def matmul(a, b, c, m, n, k, sa, sb, sc, bm: tl.constexpr, bn: tl.constexpr, block: tl.constexpr):
    """A product of matrices, ``block`` columns of the first a round."""
    rows, columns, depth = (
        tl.program_id(0) * bm + tl.arange(0, bm),
        tl.program_id(1) * bn + tl.arange(0, bn),
        tl.arange(0, block),
    )
    left, right = a + rows[:, None] * sa + depth[None, :], b + depth[:, None] * sb + columns[None, :]
    acc = tl.zeros((bm, bn), dtype=tl.float32)
    for _ in range(0, k, block):
        acc = tl.dot(tl.load(left), tl.load(right), acc, input_precision="ieee")
        left += block
        right += block * sb
    tl.store(c + rows[:, None] * sc + columns[None, :], acc)


@triton.jit
def rowred(x, o, n, s, block: tl.constexpr):
    """The sum of a row, ``block`` elements a round."""
    row, acc = tl.program_id(0), tl.zeros((block,), tl.float32)
    for k in range(0, n, block):
        at = k + tl.arange(0, block)
        acc += tl.load(x + row * s + at, mask=at < n, other=0.0)
    tl.store(o + row, tl.sum(acc))


@triton.jit
def scale(x, o, n, s, block: tl.constexpr):
    """A row times two, ``block`` elements a round."""
    row = tl.program_id(0)
    for k in range(0, n, block):
        at = k + tl.arange(0, block)
        tl.store(o + row * s + at, tl.load(x + row * s + at, mask=at < n, other=0.0) * 2 + 1, mask=at < n)


_PRODUCT = " m:i32 n:i32 k:i32 sa:i32 sb:i32 sc:i32"
KERNELS = {
    "vadd": (vadd, "x:*fp32 y:*fp32 o:*fp32 n:i32"),
    "matmul": (matmul, "a:*fp16 b:*fp16 c:*fp32" + _PRODUCT),
    "rowred": (rowred, "x:*fp32 o:*fp32 n:i32 s:i32"),
    "rowred16": (rowred, "x:*fp16 o:*fp32 n:i32 s:i32"),
    "scale": (scale, "x:*fp32 o:*fp32 n:i32 s:i32"),
}


def main(name: str, target: str, stage: str, output: str, *settings: str) -> None:
    """Write one stage of a kernel compiled for a target."""
    values = {key: int(value) for key, _, value in (setting.partition("=") for setting in settings)}
    stages = values.pop("stages", 3)
    kernel, types = KERNELS[name]
    signature = dict(argument.split(":") for argument in types.split()) | dict.fromkeys(values, "constexpr")
    arguments = [at for at, kind in enumerate(signature.values()) if kind != "constexpr"]
    source = ASTSource(kernel, signature, constexprs=values, attrs={(at,): [["tt.divisibility", 16]] for at in arguments})
    gpu = GPUTarget("cuda", int(target[3:]), 32) if target.startswith("sm") else GPUTarget("hip", target, 64)
    text = triton.compile(source, target=gpu, options={"num_warps": 4, "num_stages": stages}).asm[stage]
    Path(output).write_bytes(text if isinstance(text, bytes) else text.encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
