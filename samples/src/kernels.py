"""The Triton kernels of the samples; each is compiled for a named target by `make.py`, no GPU needed."""

# ruff: noqa: N803 - compile-time parameters are written in capitals in Triton.
import triton
import triton.language as tl


@triton.jit
def vector_add(a, b, c, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    tl.store(c + offsets, tl.load(a + offsets, mask=mask) + tl.load(b + offsets, mask=mask), mask=mask)


@triton.jit
def softmax(source, target, stride, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    offsets = tl.arange(0, BLOCK)
    mask = offsets < columns
    values = tl.load(source + row * stride + offsets, mask=mask, other=-float("inf")).to(tl.float32)
    numerator = tl.exp(values - tl.max(values, axis=0))
    tl.store(target + row * stride + offsets, numerator / tl.sum(numerator, axis=0), mask=mask)


@triton.jit
def layer_norm(x, y, gamma, beta, stride, columns, epsilon, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    total = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, columns, BLOCK):
        offsets = start + tl.arange(0, BLOCK)
        total += tl.load(x + row * stride + offsets, mask=offsets < columns, other=0.0).to(tl.float32)
    mean = tl.sum(total, axis=0) / columns
    squares = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, columns, BLOCK):
        offsets = start + tl.arange(0, BLOCK)
        value = tl.load(x + row * stride + offsets, mask=offsets < columns, other=0.0).to(tl.float32)
        value = tl.where(offsets < columns, value - mean, 0.0)
        squares += value * value
    scale = 1 / tl.sqrt(tl.sum(squares, axis=0) / columns + epsilon)
    for start in range(0, columns, BLOCK):
        offsets = start + tl.arange(0, BLOCK)
        mask = offsets < columns
        value = tl.load(x + row * stride + offsets, mask=mask, other=0.0).to(tl.float32)
        result = (value - mean) * scale * tl.load(gamma + offsets, mask=mask) + tl.load(beta + offsets, mask=mask)
        tl.store(y + row * stride + offsets, result, mask=mask)


@triton.jit
def matmul(
    a, b, c, m, n, k, stride_a, stride_b, stride_c, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, GROUP: tl.constexpr
):
    program = tl.program_id(0)
    tiles_m, tiles_n = tl.cdiv(m, M), tl.cdiv(n, N)
    first = program // (GROUP * tiles_n) * GROUP
    group = min(tiles_m - first, GROUP)
    tile_m = first + program % (GROUP * tiles_n) % group
    tile_n = program % (GROUP * tiles_n) // group
    rows = (tile_m * M + tl.arange(0, M)) % m
    columns = (tile_n * N + tl.arange(0, N)) % n
    depth = tl.arange(0, K)
    at_a = a + rows[:, None] * stride_a + depth[None, :]
    at_b = b + depth[:, None] * stride_b + columns[None, :]
    total = tl.zeros((M, N), dtype=tl.float32)
    for start in range(tl.cdiv(k, K)):
        mask = depth < k - start * K
        total = tl.dot(tl.load(at_a, mask=mask[None, :], other=0.0), tl.load(at_b, mask=mask[:, None], other=0.0), total)
        at_a += K
        at_b += K * stride_b
    rows = tile_m * M + tl.arange(0, M)
    columns = tile_n * N + tl.arange(0, N)
    mask = (rows[:, None] < m) & (columns[None, :] < n)
    tl.store(c + rows[:, None] * stride_c + columns[None, :], total.to(c.dtype.element_ty), mask=mask)


@triton.jit
def attention(
    query, key, value, out, scale, length, QUERIES: tl.constexpr, KEYS: tl.constexpr, HEAD: tl.constexpr, CAUSAL: tl.constexpr
):
    first = tl.program_id(0) * QUERIES
    base = tl.program_id(1).to(tl.int64) * length * HEAD
    rows = first + tl.arange(0, QUERIES)
    columns = tl.arange(0, KEYS)
    head = tl.arange(0, HEAD)
    q = tl.load(query + base + rows[:, None] * HEAD + head[None, :], mask=rows[:, None] < length, other=0.0)
    largest = tl.full((QUERIES,), -float("inf"), dtype=tl.float32)
    total = tl.zeros((QUERIES,), dtype=tl.float32)
    result = tl.zeros((QUERIES, HEAD), dtype=tl.float32)
    last = first + QUERIES if CAUSAL else length
    for start in range(0, last, KEYS):
        at = start + columns
        k = tl.load(key + base + at[None, :] * HEAD + head[:, None], mask=at[None, :] < length, other=0.0)
        score = tl.dot(q, k) * scale
        visible = at[None, :] < length
        if CAUSAL:
            visible = visible & (rows[:, None] >= at[None, :])
        score = tl.where(visible, score, -1.0e6)
        now = tl.maximum(largest, tl.max(score, axis=1))
        weight = tl.exp2(score - now[:, None])
        correction = tl.exp2(largest - now)
        total = total * correction + tl.sum(weight, axis=1)
        v = tl.load(value + base + at[:, None] * HEAD + head[None, :], mask=at[:, None] < length, other=0.0)
        result = tl.dot(weight.to(v.dtype), v, result * correction[:, None])
        largest = now
    tl.store(
        out + base + rows[:, None] * HEAD + head[None, :],
        (result / total[:, None]).to(out.dtype.element_ty),
        mask=rows[:, None] < length,
    )


@triton.jit
def reduce(source, target, rows, columns, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    row = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    total = tl.zeros((ROWS,), dtype=tl.float32)
    for start in range(0, columns, COLUMNS):
        column = start + tl.arange(0, COLUMNS)
        mask = (row[:, None] < rows) & (column[None, :] < columns)
        total += tl.sum(tl.load(source + row[:, None] * columns + column[None, :], mask=mask, other=0.0), axis=1)
    tl.atomic_add(target + row % 64, total, mask=row < rows)


HALF, FLOAT, INT = "*fp16", "*fp32", "i32"
# Kernel -> (argument types, constants, compiler options). Pointers, sizes and strides divide by 16.
CONFIGURATIONS = {
    "vector_add": ((FLOAT, FLOAT, FLOAT, INT), {"BLOCK": 1024}, {"num_warps": 4}),
    "softmax": ((HALF, HALF, INT, INT), {"BLOCK": 4096}, {"num_warps": 8}),
    "layer_norm": ((HALF, HALF, HALF, HALF, INT, INT, "fp32"), {"BLOCK": 1024}, {"num_warps": 4}),
    "matmul": (
        (HALF, HALF, HALF, INT, INT, INT, INT, INT, INT),
        {"M": 128, "N": 128, "K": 64, "GROUP": 8},
        {"num_warps": 8, "num_stages": 3},
    ),
    "attention": (
        (HALF, HALF, HALF, HALF, "fp32", INT),
        {"QUERIES": 64, "KEYS": 32, "HEAD": 64, "CAUSAL": True},
        {"num_warps": 4, "num_stages": 2},
    ),
    "reduce": ((FLOAT, FLOAT, INT, INT), {"ROWS": 32, "COLUMNS": 64}, {"num_warps": 4}),
}


def compiled(name, backend, architecture, wave_size):
    """The compiled kernel `name` for one target: its `asm` holds the text of every stage."""
    types, constants, options = CONFIGURATIONS[name]
    kernel = globals()[name]
    signature = dict(zip(kernel.arg_names, [*types, *("constexpr" for _ in constants)], strict=True))
    divisible = {(i,): [["tt.divisibility", 16]] for i, kind in enumerate(types) if kind != "fp32"}
    source = triton.compiler.ASTSource(kernel, signature, constexprs=dict(constants), attrs=divisible)
    return triton.compile(source, target=triton.backends.compiler.GPUTarget(backend, architecture, wave_size), options=options)
