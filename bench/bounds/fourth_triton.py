"""The Triton kernels of the fourth table: `fourth_triton.py FOLDER NAME.TARGET…` writes the text of each, no GPU needed."""

# ruff: noqa: N803 - compile-time parameters are written in capitals in Triton.
import triton
import triton.language as tl
import triton_dumps


@triton.jit
def scale_bias_relu(x, gain, bias, out, columns, BLOCK: tl.constexpr):
    at = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    inside = at < columns
    row = tl.program_id(0) * columns
    value = tl.load(x + row + at, mask=inside).to(tl.float32)
    value = value * tl.load(gain + at, mask=inside).to(tl.float32) + tl.load(bias + at, mask=inside).to(tl.float32)
    tl.store(out + row + at, tl.maximum(value, 0.0).to(out.dtype.element_ty), mask=inside)


@triton.jit
def pick_rows(table, places, out, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    source = tl.load(places + row).to(tl.int64)
    tl.store(out + row * BLOCK + at, tl.load(table + source * BLOCK + at))


@triton.jit
def divergence(p, q, out, columns, BLOCK: tl.constexpr):
    total = tl.zeros((BLOCK,), tl.float32)
    for first in range(0, columns, BLOCK):
        at = first + tl.arange(0, BLOCK)
        inside = at < columns
        wanted = tl.load(p + tl.program_id(0) * columns + at, mask=inside, other=1.0)
        given = tl.load(q + tl.program_id(0) * columns + at, mask=inside, other=1.0)
        total += wanted * (tl.log(wanted) - tl.log(given))
    tl.store(out + tl.program_id(0), tl.sum(total, axis=0))


@triton.jit
def one_query(q, keys, values, out, length, scale, KEYS: tl.constexpr, HEAD: tl.constexpr):
    head = tl.program_id(0)
    lane = tl.arange(0, HEAD)
    mine = tl.load(q + head * HEAD + lane).to(tl.float32)
    top = tl.full((), -float("inf"), tl.float32)
    whole = tl.full((), 0.0, tl.float32)
    total = tl.zeros((HEAD,), tl.float32)
    for first in range(0, length, KEYS):
        at = (head * length + first + tl.arange(0, KEYS))[:, None] * HEAD + lane[None, :]
        score = tl.sum(tl.load(keys + at).to(tl.float32) * mine[None, :], axis=1) * scale
        most = tl.maximum(top, tl.max(score, axis=0))
        weight = tl.exp2(score - most)
        keep = tl.exp2(top - most)
        whole = whole * keep + tl.sum(weight, axis=0)
        total = total * keep + tl.sum(tl.load(values + at).to(tl.float32) * weight[:, None], axis=0)
        top = most
    tl.store(out + head * HEAD + lane, total / whole)


@triton.jit
def widen(packed, scales, out, columns, BLOCK: tl.constexpr):
    at = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    row = tl.program_id(0)
    scale = tl.load(scales + row)
    value = tl.load(packed + row * columns + at).to(tl.float32) * scale
    tl.store(out + row * columns + at, value.to(out.dtype.element_ty))


@triton.jit
def product(a, b, c, n, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    y = tl.program_id(1) * M + tl.arange(0, M)
    x = tl.program_id(0) * N + tl.arange(0, N)
    depth = tl.arange(0, K)
    left = a + y[:, None] * k + depth[None, :]
    right = b + depth[:, None] * n + x[None, :]
    total = tl.zeros((M, N), tl.float32)
    for _ in range(0, k, K):
        total = tl.dot(tl.load(left), tl.load(right), total)
        left += K
        right += K * n
    tl.store(c + y[:, None] * n + x[None, :], total.to(c.dtype.element_ty))


@triton.jit
def flash(q, k, v, out, length, scale, ROWS: tl.constexpr, KEYS: tl.constexpr, HEAD: tl.constexpr):
    base = tl.program_id(1) * length * HEAD
    rows = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    head = tl.arange(0, HEAD)
    mine = tl.load(q + base + rows[:, None] * HEAD + head[None, :])
    top = tl.full((ROWS,), -float("inf"), tl.float32)
    whole = tl.zeros((ROWS,), tl.float32)
    total = tl.zeros((ROWS, HEAD), tl.float32)
    for first in range(0, length, KEYS):
        at = first + tl.arange(0, KEYS)
        score = tl.dot(mine, tl.load(k + base + at[None, :] * HEAD + head[:, None])) * scale
        most = tl.maximum(top, tl.max(score, axis=1))
        weight = tl.exp2(score - most[:, None])
        keep = tl.exp2(top - most)
        whole = whole * keep + tl.sum(weight, axis=1)
        values = tl.load(v + base + at[:, None] * HEAD + head[None, :])
        total = tl.dot(weight.to(values.dtype), values, total * keep[:, None])
        top = most
    tl.store(out + base + rows[:, None] * HEAD + head[None, :], (total / whole[:, None]).to(out.dtype.element_ty))


HALF, BFLOAT, FLOAT, INT, BYTE = "*fp16", "*bf16", "*fp32", "i32", "*i8"

# name -> kernel, argument types, constants, options
VARIANTS = {
    "scale_bias_relu": (scale_bias_relu, (BFLOAT, BFLOAT, BFLOAT, BFLOAT, INT), {"BLOCK": 2048}, {"num_warps": 4}),
    "pick_rows": (pick_rows, (HALF, "*i32", HALF), {"BLOCK": 8192}, {"num_warps": 4}),
    "divergence": (divergence, (FLOAT, FLOAT, FLOAT, INT), {"BLOCK": 2048}, {"num_warps": 8}),
    "one_query": (one_query, (BFLOAT, BFLOAT, BFLOAT, FLOAT, INT, "fp32"), {"KEYS": 64, "HEAD": 128}, {"num_warps": 4}),
    "widen": (widen, (BYTE, FLOAT, HALF, INT), {"BLOCK": 1024}, {"num_warps": 4}),
    "product": (product, (BFLOAT, BFLOAT, BFLOAT, INT, INT), {"M": 128, "N": 128, "K": 32}, {"num_warps": 4}),
    "product_thin": (product, (HALF, HALF, HALF, INT, INT), {"M": 16, "N": 32, "K": 64}, {"num_warps": 2}),
    "flash": (flash, (HALF, HALF, HALF, HALF, INT, "fp32"), {"ROWS": 128, "KEYS": 64, "HEAD": 128}, {"num_warps": 4}),
}  # fmt: skip


if __name__ == "__main__":
    triton_dumps.write(VARIANTS)
