"""The Triton kernels of the second table: `second_triton.py FOLDER NAME.TARGET…` writes the text of each, no GPU needed."""

# ruff: noqa: N803 - compile-time parameters are written in capitals in Triton.
import triton
import triton.language as tl
import triton_dumps


@triton.jit
def add(a, b, c, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(c + at, tl.load(a + at) + tl.load(b + at))


@triton.jit
def rms_norm(x, weight, out, columns, epsilon, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    inside = at < columns
    row = tl.load(x + tl.program_id(0) * columns + at, mask=inside, other=0.0).to(tl.float32)
    scale = tl.rsqrt(tl.sum(row * row, axis=0) / columns + epsilon)
    gain = tl.load(weight + at, mask=inside, other=0.0).to(tl.float32)
    tl.store(out + tl.program_id(0) * columns + at, (row * scale * gain).to(out.dtype.element_ty), mask=inside)


@triton.jit
def swiglu(gate, up, out, columns, BLOCK: tl.constexpr):
    for first in range(0, columns, BLOCK):
        at = tl.program_id(0) * columns + first + tl.arange(0, BLOCK)
        inside = first + tl.arange(0, BLOCK) < columns
        g = tl.load(gate + at, mask=inside, other=0.0).to(tl.float32)
        u = tl.load(up + at, mask=inside, other=0.0).to(tl.float32)
        tl.store(out + at, (g * tl.sigmoid(g) * u).to(out.dtype.element_ty), mask=inside)


@triton.jit
def log_sum(logits, out, columns, BLOCK: tl.constexpr):
    top = tl.full((), -float("inf"), tl.float32)
    total = tl.full((), 0.0, tl.float32)
    for first in range(0, columns, BLOCK):
        at = first + tl.arange(0, BLOCK)
        values = tl.load(logits + tl.program_id(0) * columns + at, mask=at < columns, other=-float("inf")).to(tl.float32)
        most = tl.maximum(top, tl.max(values, axis=0))
        total = total * tl.exp(top - most) + tl.sum(tl.exp(values - most), axis=0)
        top = most
    tl.store(out + tl.program_id(0), top + tl.log(total))


@triton.jit
def running_sum(x, out, columns, BLOCK: tl.constexpr):
    at = tl.program_id(0) * columns + tl.arange(0, BLOCK)
    inside = tl.arange(0, BLOCK) < columns
    tl.store(out + at, tl.cumsum(tl.load(x + at, mask=inside, other=0.0), axis=0), mask=inside)


@triton.jit
def turned(a, b, rows, columns, BLOCK: tl.constexpr):
    y = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    tile = tl.load(a + y[:, None] * columns + x[None, :])
    tl.store(b + x[:, None] * rows + y[None, :], tl.trans(tile))


@triton.jit
def product(a, b, c, n, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, PRECISION: tl.constexpr):
    y = tl.program_id(1) * M + tl.arange(0, M)
    x = tl.program_id(0) * N + tl.arange(0, N)
    depth = tl.arange(0, K)
    left = a + y[:, None] * k + depth[None, :]
    right = b + depth[:, None] * n + x[None, :]
    total = tl.zeros((M, N), tl.float32)
    for _ in range(0, k, K):
        total = tl.dot(tl.load(left), tl.load(right), total, input_precision=PRECISION)
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
        score = tl.dot(mine, tl.load(k + base + at[None, :] * HEAD + head[:, None]))
        most = tl.maximum(top, tl.max(score, axis=1) * scale)
        weight = tl.exp2(score * scale - most[:, None])
        keep = tl.exp2(top - most)
        whole = whole * keep + tl.sum(weight, axis=1)
        values = tl.load(v + base + at[:, None] * HEAD + head[None, :])
        total = tl.dot(weight.to(values.dtype), values, total * keep[:, None])
        top = most
    tl.store(out + base + rows[:, None] * HEAD + head[None, :], (total / whole[:, None]).to(out.dtype.element_ty))


HALF, BFLOAT, FLOAT, INT = "*fp16", "*bf16", "*fp32", "i32"


def _product(kind, tile, warps, precision="tf32"):
    """A variant of `product` for one element type, tile (rows, columns, depth) and number of warps."""
    constants = dict(zip("MNK", tile, strict=True)) | {"PRECISION": precision}
    return product, (kind, kind, kind, INT, INT), constants, {"num_warps": warps}


# name -> kernel, argument types, constants, options
VARIANTS = {
    "add": (add, (BFLOAT,) * 3, {"BLOCK": 2048}, {"num_warps": 4}),
    "rms_norm": (rms_norm, (BFLOAT, BFLOAT, BFLOAT, INT, "fp32"), {"BLOCK": 4096}, {"num_warps": 8}),
    "swiglu": (swiglu, (BFLOAT, BFLOAT, BFLOAT, INT), {"BLOCK": 2048}, {"num_warps": 8}),
    "log_sum": (log_sum, (HALF, FLOAT, INT), {"BLOCK": 4096}, {"num_warps": 8}),
    "running_sum": (running_sum, (FLOAT, FLOAT, INT), {"BLOCK": 1024}, {"num_warps": 4}),
    "turned": (turned, (FLOAT, FLOAT, INT, INT), {"BLOCK": 64}, {"num_warps": 4}),
    "product_large": _product(HALF, (128, 128, 64), 4),
    "product_bf16": _product(BFLOAT, (128, 128, 64), 4),
    "product_wide": _product(HALF, (128, 256, 64), 8),
    "product_tf32": _product(FLOAT, (128, 128, 32), 4),
    "product_exact": _product(FLOAT, (64, 64, 32), 4, "ieee"),
    "product_tiny": _product(HALF, (16, 16, 64), 1),
    "product_flat": _product(HALF, (16, 64, 128), 4),
    "flash": (flash, (HALF, HALF, HALF, HALF, INT, "fp32"), {"ROWS": 128, "KEYS": 64, "HEAD": 128}, {"num_warps": 8}),
}  # fmt: skip


if __name__ == "__main__":
    triton_dumps.write(VARIANTS)
