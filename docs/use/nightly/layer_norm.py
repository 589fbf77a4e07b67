"""A layer norm of fp16 rows. The dumps next to this file are what triton 3.9 made of it for gfx942 with 4 warps and with 1."""

import sys
from pathlib import Path

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def layer_norm(x, y, w, b, n, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    columns = tl.arange(0, BLOCK)
    inside = columns < n
    a = tl.load(x + row * n + columns, mask=inside, other=0.0).to(tl.float32)
    mean = tl.sum(a, axis=0) / n
    centred = tl.where(inside, a - mean, 0.0)
    scale = tl.rsqrt(tl.sum(centred * centred, axis=0) / n + eps)
    weight = tl.load(w + columns, mask=inside)
    bias = tl.load(b + columns, mask=inside)
    tl.store(y + row * n + columns, centred * scale * weight + bias, mask=inside)


def compiled(warps):
    names = dict.fromkeys("xywb", "*fp16") | {"n": "i32", "eps": "fp32", "BLOCK": "constexpr"}
    aligned = {(place,): [["tt.divisibility", 16]] for place in range(5)}
    source = ASTSource(layer_norm, names, {"BLOCK": 4096}, aligned)
    return triton.compile(source, target=GPUTarget("hip", "gfx942", 64), options={"num_warps": warps})


for warps in map(int, sys.argv[1:]):
    Path(f"layer_norm.warps{warps}.amdgcn").write_text(compiled(warps).asm["amdgcn"])
