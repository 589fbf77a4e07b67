"""Faults that show in Triton's tiles, before a register is allocated, with fixed twins; see `tiles.py`."""

# ruff: noqa: N803 - compile-time parameters are written in capitals in Triton.
import sys
from pathlib import Path

import triton
import triton.language as tl
from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon.language.nvidia.hopper import mbarrier, tma


@triton.jit
def product(a, b, c, n, k, step_a, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, PRECISION: tl.constexpr):
    rows, columns, depth = tl.program_id(0) * M + tl.arange(0, M), tl.program_id(1) * N + tl.arange(0, N), tl.arange(0, K)
    at_a, at_b = a + rows[:, None] * k + depth[None, :] * step_a, b + depth[:, None] * n + columns[None, :]
    total = tl.zeros((M, N), dtype=tl.float32)
    for _ in range(0, k, K):  # fault: many_pointers
        x = tl.load(at_a)  # fault: unknown_step  # fault: single_stage  # fault: many_pointers
        y = tl.load(at_b)  # fault: single_stage
        total = tl.dot(x, y, total, input_precision=PRECISION)  # fault: full_precision  # fault: few_rows  # fault: few_warps
        at_a += K * step_a  # fault: many_pointers
        at_b += K * n
    tl.store(c + rows[:, None] * n + columns[None, :], total)


@triton.jit
def product_by_descriptor(a, b, c, n, k, step_a, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    row, column = tl.program_id(0) * M, tl.program_id(1) * N
    tiles_a = tl.make_tensor_descriptor(a, [8192, k], [k, 1], [M, K])
    tiles_b = tl.make_tensor_descriptor(b, [8192, n], [n, 1], [K, N])
    total = tl.zeros((M, N), dtype=tl.float32)
    for start in range(0, k, K):
        total = tl.dot(tiles_a.load([row, start]), tiles_b.load([start, column]), total)
    rows, columns = row + tl.arange(0, M), column + tl.arange(0, N)
    tl.store(c + rows[:, None] * n + columns[None, :], total)


@triton.jit
def corrected(a, b, corrections, c, n, k, T: tl.constexpr, K: tl.constexpr):
    rows, columns, depth = tl.arange(0, T), tl.program_id(0) * T + tl.arange(0, T), tl.arange(0, K)
    total = tl.zeros((T, T), dtype=tl.float32)
    for start in range(0, k, K):
        x = tl.load(a + rows[:, None] * k + (start + depth)[None, :])
        y = tl.load(b + (start + depth)[:, None] * n + columns[None, :])
        correction = tl.load(corrections + start + columns)  # fault
        total = tl.dot(x, y, total) + correction[None, :]
    tl.store(c + rows[:, None] * n + columns[None, :], total)


@triton.jit
def corrected_fixed(a, b, corrections, c, n, k, T: tl.constexpr, K: tl.constexpr):
    rows, columns, depth = tl.arange(0, T), tl.program_id(0) * T + tl.arange(0, T), tl.arange(0, K)
    total = tl.zeros((T, T), dtype=tl.float32)
    correction = tl.load(corrections + columns)
    for start in range(0, k, K):
        following = tl.load(corrections + start + K + columns)
        x = tl.load(a + rows[:, None] * k + (start + depth)[None, :])
        y = tl.load(b + (start + depth)[:, None] * n + columns[None, :])
        total = tl.dot(x, y, total) + correction[None, :]
        correction = following
    tl.store(c + rows[:, None] * n + columns[None, :], total)


@triton.jit
def streamed(source, target, n, step, BLOCK: tl.constexpr):
    total = tl.zeros((BLOCK,), dtype=tl.float32)
    for start in tl.range(0, n, BLOCK, num_stages=3):  # fault
        total += tl.load(source + (start + tl.arange(0, BLOCK)) * step)
    tl.store(target + tl.arange(0, BLOCK), total)


@triton.jit
def moved_rows(source, target, pitch, BLOCK: tl.constexpr):
    at = tl.program_id(0) * pitch + tl.arange(0, BLOCK)
    tl.store(target + at, tl.load(source + at) * 2.0)  # fault: odd_pitch


@triton.jit
def moved(source, target, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(target + at, tl.load(source + at, mask=at < n) * 2.0, mask=at < n)  # fault: odd_length  # fault: odd_pointer


@triton.jit
def stored_columns(source, target, step, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(target + at * step, tl.load(source + at) * 2.0)  # fault: stepped_store


@triton.jit
def turned_sums(source, target, n, T: tl.constexpr):
    rows, columns = tl.arange(0, T), tl.arange(0, T)
    total = tl.zeros((T, T), dtype=tl.float32)
    for start in range(0, n, T):
        x = tl.load(source + rows[:, None] * n + (start + columns)[None, :])
        total += tl.trans(x) * tl.load(source + (start + rows)[:, None] * n + columns[None, :])  # fault
    tl.store(target + rows[:, None] * n + columns[None, :], total)


@triton.jit
def turned_sums_fixed(source, target, n, T: tl.constexpr):
    rows, columns = tl.arange(0, T), tl.arange(0, T)
    total = tl.zeros((T, T), dtype=tl.float32)
    for start in range(0, n, T):
        x = tl.load(source + rows[:, None] * n + (start + columns)[None, :])
        total += x * tl.load(source + rows[:, None] * n + (start + columns)[None, :] + 1)
    tl.store(target + rows[:, None] * n + columns[None, :], tl.trans(total))


@triton.jit
def stored_each_time(a, b, c, n, k, T: tl.constexpr, K: tl.constexpr):
    rows, columns, depth = tl.arange(0, T), tl.program_id(0) * T + tl.arange(0, T), tl.arange(0, K)
    total = tl.zeros((T, T), dtype=tl.float32)
    for start in range(0, k, K):
        x = tl.load(a + rows[:, None] * k + (start + depth)[None, :])
        y = tl.load(b + (start + depth)[:, None] * n + columns[None, :])
        total = tl.dot(x, y, total)
        tl.store(c + start * n + rows[:, None] * n + columns[None, :], total)  # fault


@triton.jit
def stored_once(a, b, c, n, k, T: tl.constexpr, K: tl.constexpr):
    rows, columns, depth = tl.arange(0, T), tl.program_id(0) * T + tl.arange(0, T), tl.arange(0, K)
    total = tl.zeros((T, T), dtype=tl.float32)
    for start in range(0, k, K):
        x = tl.load(a + rows[:, None] * k + (start + depth)[None, :])
        y = tl.load(b + (start + depth)[:, None] * n + columns[None, :])
        total = tl.dot(x, y, total)
    tl.store(c + rows[:, None] * n + columns[None, :], total)


@triton.jit
def scaled_factor(a, b, c, n, k, scale, T: tl.constexpr, K: tl.constexpr):
    rows, columns, depth = tl.arange(0, T), tl.program_id(0) * T + tl.arange(0, T), tl.arange(0, K)
    total = tl.zeros((T, T), dtype=tl.float32)
    for start in range(0, k, K):
        x = tl.load(a + rows[:, None] * k + (start + depth)[None, :])
        y = tl.load(b + (start + depth)[:, None] * n + columns[None, :])
        total = tl.dot((x * scale).to(tl.float16), y, total)  # fault
    tl.store(c + rows[:, None] * n + columns[None, :], total)


@triton.jit
def scaled_sum(a, b, c, n, k, scale, T: tl.constexpr, K: tl.constexpr):
    rows, columns, depth = tl.arange(0, T), tl.program_id(0) * T + tl.arange(0, T), tl.arange(0, K)
    total = tl.zeros((T, T), dtype=tl.float32)
    for start in range(0, k, K):
        x = tl.load(a + rows[:, None] * k + (start + depth)[None, :])
        y = tl.load(b + (start + depth)[:, None] * n + columns[None, :])
        total = tl.dot(x, y, total)
    tl.store(c + rows[:, None] * n + columns[None, :], total * scale)


@triton.jit
def unpacked_weights(a, b, c, n, k, T: tl.constexpr, K: tl.constexpr):
    rows, columns, depth = tl.arange(0, T), tl.program_id(0) * T + tl.arange(0, T), tl.arange(0, K)
    total = tl.zeros((T, T), dtype=tl.float32)
    for start in range(0, k, K):
        x = tl.load(a + rows[:, None] * k + (start + depth)[None, :])
        y = tl.load(b + (start + depth)[:, None] * n + columns[None, :])
        total = tl.dot(x, y.to(tl.float16), total)  # fault
    tl.store(c + rows[:, None] * n + columns[None, :], total)


@triton.jit
def asked_parts(a, b, c, n, k, T: tl.constexpr, K: tl.constexpr, PARTS: tl.constexpr):
    rows, columns, depth = tl.arange(0, T), tl.program_id(0) * T + tl.arange(0, T), tl.arange(0, K)
    total = tl.zeros((T, T), dtype=tl.float32)
    for start in tl.range(0, k, K, warp_specialize=PARTS):  # fault
        x = tl.load(a + rows[:, None] * k + (start + depth)[None, :])
        y = tl.load(b + (start + depth)[:, None] * n + columns[None, :])
        total = tl.dot(x, y, total)
    tl.store(c + rows[:, None] * n + columns[None, :], total)


@gluon.jit
def fetch(tiles, buffer, full, empty, n):
    for at in range(n):  # fault: idle_fetchers
        mbarrier.wait(empty, (at & 1) ^ 1)
        mbarrier.expect(full, tiles.block_type.nbytes)
        tma.async_load(tiles, [0, at * 64], full, buffer)


@gluon.jit
def consume(target, buffer, full, empty, other, other_full, other_empty, n):
    layout: gl.constexpr = gl.BlockedLayout([1, 8], [4, 8], [4, 1], [1, 0])
    total = gl.zeros([64, 64], gl.float32, layout)
    for at in range(n):
        mbarrier.wait(full, at & 1)
        mbarrier.wait(other_full, at & 1)
        total += buffer.load(layout) * other.load(layout)
        mbarrier.arrive(empty, count=1)
        mbarrier.arrive(other_empty, count=1)
    rows, columns = gl.arange(0, 64, gl.SliceLayout(1, layout)), gl.arange(0, 64, gl.SliceLayout(0, layout))
    gl.store(target + rows[:, None] * 64 + columns[None, :], total)


@gluon.jit
def summed_tiles(tiles, others, target, n, WARPS: gl.constexpr):
    buffer = gl.allocate_shared_memory(gl.float16, [64, 64], tiles.layout)
    other = gl.allocate_shared_memory(gl.float16, [64, 64], tiles.layout)
    full, empty = mbarrier.allocate_mbarrier(), mbarrier.allocate_mbarrier()
    other_full, other_empty = mbarrier.allocate_mbarrier(), mbarrier.allocate_mbarrier()
    mbarrier.init(full, count=1)
    mbarrier.init(empty, count=1)
    mbarrier.init(other_full, count=1)
    mbarrier.init(other_empty, count=1)
    gl.warp_specialize(
        [
            (consume, (target, buffer, full, empty, other, other_full, other_empty, n)),
            (fetch, (tiles, buffer, full, empty, n)),
            (fetch, (others, other, other_full, other_empty, n)),
        ],
        [WARPS, WARPS],
        [24, 24],
    )


HALF, FLOAT, INT = "*fp16", "*fp32", "i32"
PRODUCT = (HALF, HALF, FLOAT, INT, INT)
SIZES, TILE = {"M": 128, "N": 128, "K": 64, "PRECISION": "ieee"}, {"T": 64, "K": 64}
TILES = "tensordesc<fp16[64, 64],NVMMASharedLayout(swizzle_byte_width=128, element_bitwidth=16, rank=2)>"
OFTEN = {"num_warps": 4, "num_stages": 3}
# Kernel -> (function, argument types, constants, compiler options, arguments without divisibility).
KERNELS = {
    "unknown_step": (product, (*PRODUCT, INT), SIZES, {"num_warps": 8, "num_stages": 3}, ("step_a",)),
    "known_step": (product, PRODUCT, SIZES | {"step_a": 1}, {"num_warps": 8, "num_stages": 3}, ()),
    "single_stage": (product, PRODUCT, SIZES | {"step_a": 1}, {"num_warps": 8, "num_stages": 1}, ()),
    "many_pointers": (product, (*PRODUCT, INT), SIZES, {"num_warps": 4, "num_stages": 3}, ("step_a", "n")),
    "many_pointers_fixed": (
        product_by_descriptor,
        PRODUCT,
        {"step_a": 1, "M": 128, "N": 128, "K": 64},
        {"num_warps": 4, "num_stages": 3},
        (),
    ),
    "full_precision": (
        product,
        (FLOAT, FLOAT, FLOAT, INT, INT),
        {"step_a": 1, "M": 64, "N": 64, "K": 32, "PRECISION": "ieee"},
        OFTEN,
        (),
    ),
    "full_precision_fixed": (
        product,
        (FLOAT, FLOAT, FLOAT, INT, INT),
        {"step_a": 1, "M": 64, "N": 64, "K": 32, "PRECISION": "tf32"},
        OFTEN,
        (),
    ),
    "few_rows": (product, PRODUCT, SIZES | {"step_a": 1, "M": 32}, OFTEN, ()),
    "few_warps": (product, PRODUCT, SIZES | {"step_a": 1, "N": 64}, {"num_warps": 2, "num_stages": 3}, ()),
    "corrected": (corrected, (HALF, HALF, FLOAT, FLOAT, INT, INT), TILE, OFTEN, ()),
    "corrected_fixed": (corrected_fixed, (HALF, HALF, FLOAT, FLOAT, INT, INT), TILE, OFTEN, ()),
    "streamed": (streamed, (HALF, FLOAT, INT, INT), {"BLOCK": 1024}, {"num_warps": 4}, ("step",)),
    "streamed_fixed": (streamed, (HALF, FLOAT, INT), {"BLOCK": 1024, "step": 1}, {"num_warps": 4}, ()),
    "odd_pitch": (moved_rows, (HALF, HALF, INT), {"BLOCK": 1024}, {"num_warps": 4}, ("pitch",)),
    "odd_pitch_fixed": (moved_rows, (HALF, HALF, INT), {"BLOCK": 1024}, {"num_warps": 4}, ()),
    "odd_length": (moved, (HALF, HALF, INT), {"BLOCK": 1024}, {"num_warps": 4}, ("n",)),
    "odd_length_fixed": (moved, (HALF, HALF, INT), {"BLOCK": 1024}, {"num_warps": 4}, ()),
    "odd_pointer": (moved, (HALF, HALF, INT), {"BLOCK": 1024}, {"num_warps": 4}, ("source",)),
    "stepped_store": (stored_columns, (HALF, HALF, INT), {"BLOCK": 1024}, {"num_warps": 4}, ("step",)),
    "stepped_store_fixed": (stored_columns, (HALF, HALF), {"BLOCK": 1024, "step": 1}, {"num_warps": 4}, ()),
    "turned_sums": (turned_sums, (FLOAT, FLOAT, INT), {"T": 64}, {"num_warps": 4}, ()),
    "turned_sums_fixed": (turned_sums_fixed, (FLOAT, FLOAT, INT), {"T": 64}, {"num_warps": 4}, ()),
    "stored_each_time": (stored_each_time, PRODUCT, TILE, OFTEN, ()),
    "stored_once": (stored_once, PRODUCT, TILE, OFTEN, ()),
    "scaled_factor": (scaled_factor, (*PRODUCT, "fp32"), TILE, OFTEN, ()),
    "scaled_sum": (scaled_sum, (*PRODUCT, "fp32"), TILE, OFTEN, ()),
    "unpacked_weights": (unpacked_weights, (HALF, "*i8", FLOAT, INT, INT), TILE, OFTEN, ()),
    "asked_parts": (asked_parts, PRODUCT, TILE | {"PARTS": True}, OFTEN, ()),
    "asked_parts_fixed": (asked_parts, PRODUCT, TILE | {"PARTS": False}, OFTEN, ()),
    "idle_fetchers": (summed_tiles, (TILES, TILES, FLOAT, INT), {"WARPS": 4}, {"num_warps": 4}, ()),
    "idle_fetchers_fixed": (summed_tiles, (TILES, TILES, FLOAT, INT), {"WARPS": 1}, {"num_warps": 4}, ()),
}


def text_of(name, target, stage):
    """One stage of a kernel compiled for `sm_NN` or `gfxNNN`, its function named as the kernel."""
    function, types, constants, options, odd = KERNELS[name]
    names = [name for name in function.arg_names if name not in constants]
    signature = dict.fromkeys(function.arg_names, "constexpr") | dict(zip(names, types, strict=True))
    even = [at for at, argument in enumerate(function.arg_names) if signature[argument] in (HALF, FLOAT, "*i8", INT)]
    facts = {(at,): [["tt.divisibility", 16]] for at in even if function.arg_names[at] not in odd}
    made = gluon._runtime.GluonASTSource if isinstance(function, gluon._runtime.GluonJITFunction) else triton.compiler.ASTSource
    source = made(function, signature, constexprs=dict(constants), attrs=facts)
    backend, architecture = ("cuda", int(target[3:])) if target.startswith("sm_") else ("hip", target)
    gpu = triton.backends.compiler.GPUTarget(backend, architecture, 64 if target.startswith("gfx9") else 32)
    text = triton.compile(source, target=gpu, options=options).asm[stage]
    return text.replace(f"@{function.__name__}(", f"@{name}(")


if __name__ == "__main__":
    target, kernel, stage, output = sys.argv[1:]
    Path(output).write_text(text_of(kernel, target, stage), encoding="utf-8")
