# mypy: ignore-errors
"""Models for `bench/graphs.py`, by name: a function of arrays and the shapes of its arguments; jax makes graphs of them.

`SEEN` are those that the counting was made with, `UNSEEN` those that nobody looked at before the figures stood.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import lax

SEEN, UNSEEN = {}, {}
BF = jnp.bfloat16
NHWC = ("NHWC", "HWIO", "NHWC")
KEY = jax.ShapeDtypeStruct((2,), jnp.uint32)


def f(*shape, d=jnp.float32):
    return jax.ShapeDtypeStruct(shape, d)


def i(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.int32)


def conv(x, w, strides=(1, 1), padding="SAME", **more):
    return lax.conv_general_dilated(x, w, strides, padding, dimension_numbers=NHWC, **more)


def softmax_attention(q, k, v, mask=None):
    scores = jnp.einsum("bhqd,bhkd->bhqk", q, k) / q.shape[-1] ** 0.5
    scores = scores if mask is None else jnp.where(mask, scores, -1e9)
    return jnp.einsum("bhqk,bhkd->bhqd", jax.nn.softmax(scores.astype(jnp.float32)).astype(q.dtype), v)


def norm(x, g, b):
    mean = x.mean(-1, keepdims=True)
    return (x - mean) * lax.rsqrt(((x - mean) ** 2).mean(-1, keepdims=True) + 1e-5) * g + b


def rms(x, g):
    y = x.astype(jnp.float32)
    return (y * lax.rsqrt((y * y).mean(-1, keepdims=True) + 1e-6)).astype(x.dtype) * g


def rotary(x, angles):
    a, b = jnp.split(x, 2, -1)
    return jnp.concatenate([a * jnp.cos(angles) - b * jnp.sin(angles), a * jnp.sin(angles) + b * jnp.cos(angles)], -1)


def step(h, x, w):
    h = jnp.tanh(h @ w + x)
    return h, h


def lstm(carry, x, w, u):
    c, h = carry
    a, b, g, o = jnp.split(x @ w + h @ u, 4, -1)
    c = jax.nn.sigmoid(b) * c + jax.nn.sigmoid(a) * jnp.tanh(g)
    return (c, jax.nn.sigmoid(o) * jnp.tanh(c)), c


def cross_entropy(logits, y):
    return -jnp.take_along_axis(jax.nn.log_softmax(logits), y[:, None], 1).mean()


MAX, ADD = (
    lambda x, w, s: lax.reduce_window(x, -jnp.inf, lax.max, w, s, "VALID"),
    lambda x, w, s: lax.reduce_window(x, 0.0, lax.add, w, s, "SAME"),
)
BOTH, SIDE, QKV = f(64, 64), f(128, 256, d=BF), f(2, 8, 128, 64, d=BF)

SEEN |= {
    "mlp": (lambda x, a, b: jax.nn.relu(x @ a) @ b, f(128, 256), f(256, 512), f(512, 64)),
    "mlp_gelu": (lambda x, a, b: jax.nn.gelu(x @ a) @ b, SIDE, f(256, 512, d=BF), f(512, 64, d=BF)),
    "attention": (softmax_attention, QKV, QKV, QKV),
    "layernorm": (norm, f(4, 64, 256), f(256), f(256)),
    "rmsnorm": (rms, f(4, 64, 256, d=BF), f(256, d=BF)),
    "conv": (lambda x, a, b: conv(jax.nn.relu(conv(x, a)), b, (2, 2)), f(8, 32, 32, 3), f(3, 3, 3, 16), f(3, 3, 16, 32)),
    "depthwise": (lambda x, a: conv(x, a, feature_group_count=16), f(8, 32, 32, 16), f(3, 3, 1, 16)),
    "conv_transposed": (lambda x, a: lax.conv_transpose(x, a, (2, 2), "SAME"), f(4, 16, 16, 8), f(3, 3, 8, 8)),
    "conv_dilated": (lambda x, a: conv(x, a, padding="VALID", rhs_dilation=(2, 2)), f(4, 16, 16, 8), f(3, 3, 8, 8)),
    "conv_grad": (jax.grad(lambda w, x: (conv(x, w, (2, 2)) ** 2).sum()), f(3, 3, 4, 8), f(8, 16, 16, 4)),
    "conv_grad_input": (jax.grad(lambda x, w: (conv(x, w, (2, 2)) ** 2).sum()), f(8, 16, 16, 4), f(3, 3, 4, 8)),
    "pool": (lambda x: (MAX(x, (1, 2, 2, 1), (1, 2, 2, 1)), ADD(x, (1, 3, 3, 1), (1, 1, 1, 1))), f(8, 32, 32, 16)),
    "pool_grad": (jax.grad(lambda x: MAX(x, (1, 2, 2, 1), (1, 2, 2, 1)).sum()), f(8, 16, 16, 4)),
    "scan": (lambda h, w, xs: lax.scan(lambda h, x: step(h, x, w), h, xs), f(16, 32), f(32, 32), f(100, 16, 32)),
    "while": (lambda x: lax.while_loop(lambda c: c[0] < 10, lambda c: (c[0] + 1, jnp.sin(c[1]) * 2), (0, x)), f(16)),
    "fori": (lambda x: lax.fori_loop(0, 7, lambda i, c: c @ c * 0.1 + i, x), BOTH),
    "sort": (lambda x: (jnp.sort(x), jnp.argsort(x)), f(1000)),
    "fft": (jnp.fft.fft, f(8, 1024, d=jnp.complex64)),
    "rfft": (lambda x: jnp.abs(jnp.fft.rfft(x)), f(8, 1024)),
    "random": (lambda k: (jax.random.normal(k, (256, 256)), jax.random.uniform(k, (10,))), KEY),
    "embedding": (lambda t, i: t[i], f(1000, 64), i(128)),
    "scatter": (lambda t, i, u: t.at[i].add(u), f(1000, 64), i(128), f(128, 64)),
    "cond": (lambda x: lax.cond(x[0, 0] > 0, lambda y: y @ y, jnp.exp, x), f(16, 16)),
    "switch": (lambda x, i: lax.switch(i, [lambda y: y @ y, jnp.exp, lambda y: y * 2], x), f(16, 16), i()),
    "train": (
        jax.grad(lambda p, x, y: cross_entropy(jax.nn.relu(x @ p[0]) @ p[1], y)),
        (f(128, 256), f(256, 10)),
        f(32, 128),
        i(32),
    ),
    "cumsum": (lambda x: (jnp.cumsum(x, 1), lax.associative_scan(jnp.multiply, x, axis=0)), f(128, 100)),
    "elementwise": (lambda a, b: jnp.exp(a) + jnp.log(b) * jnp.sin(a) / jnp.sqrt(b) + lax.erf(b) + a % b, BOTH, BOTH),
    "shapes": (lambda a: (jnp.pad(a.T.reshape(32, 128), ((1, 2), (3, 4)))[::2, ::-1], jnp.roll(a, 3)), BOTH),
    "dynamic": (lambda a, i: lax.dynamic_update_slice(a, lax.dynamic_slice(a, (i, 0), (8, 64)) * 2, (i + 8, 0)), BOTH, i()),
    "reduces": (lambda a: (a.sum(), a.max(0), a.argmax(-1), a.prod(1), jnp.any(a > 0), a.var()), f(4, 64, 64)),
}
GRU = lambda h, x, w: (h * 0.5 + jnp.tanh(x @ w) * 0.5, h)  # noqa: E731
UNSEEN |= {
    "swiglu": (
        lambda x, a, b, c: (jax.nn.silu(x @ a) * (x @ b)) @ c,
        SIDE,
        f(256, 688, d=BF),
        f(256, 688, d=BF),
        f(688, 256, d=BF),
    ),
    "causal": (lambda q, k, v: softmax_attention(q, k, v, jnp.tril(jnp.ones((128, 128), bool))), QKV, QKV, QKV),
    "attention_grad": (
        jax.grad(lambda q, k, v: softmax_attention(q, k, v).astype(jnp.float32).sum(), (0, 1, 2)),
        QKV,
        QKV,
        QKV,
    ),
    "rotary": (rotary, f(2, 8, 128, 64), f(128, 32)),
    "batchnorm": (
        lambda x, g, b: (x - x.mean((0, 1, 2))) * lax.rsqrt(x.var((0, 1, 2)) + 1e-5) * g + b,
        f(8, 16, 16, 32),
        f(32),
        f(32),
    ),
    "norm_grad": (jax.grad(lambda x, g, b: (norm(x, g, b) ** 2).sum(), (0, 1, 2)), f(64, 256), f(256), f(256)),
    "residual": (lambda x, a, b: x + conv(jax.nn.relu(conv(x, a)), b), f(2, 28, 28, 32), f(3, 3, 32, 32), f(1, 1, 32, 32)),
    "separable": (
        lambda x, a, b: conv(conv(x, a, (2, 2), feature_group_count=24), b),
        *(f(2, 28, 28, 24), f(5, 5, 1, 24), f(1, 1, 24, 48)),
    ),
    "grouped": (lambda x, a: conv(x, a, feature_group_count=4), f(2, 14, 14, 32), f(3, 3, 8, 64)),
    "conv_1d": (
        lambda x, w: lax.conv_general_dilated(x, w, (3,), [(2, 5)], dimension_numbers=("NWC", "WIO", "NWC")),
        *(f(4, 101, 8), f(7, 8, 16)),
    ),
    "conv_3d": (lambda x, w: lax.conv_general_dilated(x, w, (1, 2, 1), "SAME"), f(2, 4, 8, 9, 10), f(6, 4, 3, 3, 3)),
    "conv_spread": (
        lambda x, w: conv(x, w, padding=[(3, 1), (0, 2)], lhs_dilation=(3, 2), rhs_dilation=(1, 2)),
        f(2, 9, 11, 4),
        f(4, 3, 4, 5),
    ),
    "conv_both_grads": (jax.grad(lambda x, w: jnp.tanh(conv(x, w)).sum(), (0, 1)), f(2, 12, 12, 8), f(3, 3, 8, 16)),
    "average": (lambda x: ADD(x, (1, 2, 2, 1), (1, 2, 2, 1)) / 4, f(4, 14, 14, 8)),
    "max_grad": (jax.grad(lambda x: (MAX(x, (1, 3, 3, 1), (1, 2, 2, 1)) ** 2).sum()), f(2, 15, 15, 4)),
    "lstm": (
        lambda c, h, xs, w, u: lax.scan(lambda s, x: lstm(s, x, w, u), (c, h), xs),
        *(f(8, 32), f(8, 32), f(25, 8, 16), f(16, 128), f(32, 128)),
    ),
    "lstm_grad": (
        jax.grad(lambda w, u, c, h, xs: lax.scan(lambda s, x: lstm(s, x, w, u), (c, h), xs)[1].sum(), (0, 1)),
        *(f(16, 128), f(32, 128), f(8, 32), f(8, 32), f(25, 8, 16)),
    ),
    "layers": (
        lambda x, ws: lax.scan(lambda h, w: (jax.nn.relu(h @ w), None), x, ws)[0],
        *(f(32, 128, d=BF), f(12, 128, 128, d=BF)),
    ),
    "remat_layers": (
        jax.grad(lambda ws, x: lax.scan(jax.checkpoint(lambda h, w: (jnp.tanh(h @ w), None)), x, ws)[0].sum()),
        *(f(6, 64, 64), f(16, 64)),
    ),
    "nested_loops": (
        lambda x: lax.fori_loop(0, 5, lambda i, c: lax.fori_loop(0, 3, lambda j, d: jnp.cos(d) * 0.5, c) + 1, x),
        f(100),
    ),
    "countdown": (lambda x: lax.while_loop(lambda c: c[0] > 0, lambda c: (c[0] - 1, c[1] * 1.1), (9, x)), f(33)),
    "newton": (lambda x: lax.while_loop(lambda c: jnp.abs(c * c - 2).max() > 1e-3, lambda c: 0.5 * (c + 2 / c), x), f(64)),
    "sort_pairs": (lambda k, v: lax.sort((k, v), num_keys=1), f(16, 256), i(16, 256)),
    "median": (jnp.median, f(501)),
    "unique_top": (lambda x: -jnp.sort(-x, axis=0)[:5], f(100, 7)),
    "ifft2": (lambda x: jnp.fft.ifft(x, axis=0), f(256, 16, d=jnp.complex64)),
    "irfft": (lambda x: jnp.fft.irfft(x), f(4, 129, d=jnp.complex64)),
    "dropout": (lambda k, x: jnp.where(jax.random.bernoulli(k, 0.9, x.shape), x / 0.9, 0), KEY, f(64, 64)),
    "categorical": (lambda k, x: jax.random.categorical(k, x), KEY, f(16, 50)),
    "gather_2d": (lambda x, a, b: x[a, b], f(50, 60, 4), i(30), i(30)),
    "scatter_set": (lambda x, a, u: x.at[a].set(u), f(100, 8), i(10), f(10, 8)),
    "scatter_max": (lambda x, a, u: x.at[a].max(u), f(100), i(40), f(40)),
    "one_hot": (lambda y, w: jax.nn.one_hot(y, 64) @ w, i(32), f(64, 16)),
    "segment_sum": (lambda x, s: jax.ops.segment_sum(x, s, 10), f(200, 4), i(200)),
    "bmm": (lambda a, b: jnp.einsum("bij,bjk->bik", a, b), f(12, 20, 30, d=BF), f(12, 30, 10, d=BF)),
    "outer": (jnp.outer, f(100), f(200)),
    "tensordot": (lambda a, b: jnp.tensordot(a, b, ((1, 2), (0, 1))), f(10, 4, 6), f(4, 6, 8)),
    "dot_int8": (lambda a, b: lax.dot(a, b, preferred_element_type=jnp.int32), f(64, 96, d=jnp.int8), f(96, 32, d=jnp.int8)),
    "dot_fp8": (
        lambda a, b: lax.dot(a, b, preferred_element_type=jnp.float32),
        *(f(32, 64, d=jnp.float8_e4m3fn), f(64, 16, d=jnp.float8_e4m3fn)),
    ),
    "gram": (lambda x: x.T @ x, f(100, 40)),
    "power_iteration": (lambda a, v: lax.fori_loop(0, 20, lambda _, v: (w := a @ v) / jnp.linalg.norm(w), v), f(50, 50), f(50)),
    "polynomial": (lambda x: jnp.polyval(jnp.arange(6.0), x), f(1000)),
    "clip_round": (lambda x: jnp.round(jnp.clip(x, -1, 1) * 127).astype(jnp.int8), f(64, 64)),
    "quantise": (lambda x: (jnp.round(x / (s := jnp.abs(x).max(1, keepdims=True) / 127)).astype(jnp.int8), s), f(32, 128)),
    "dequantise": (lambda q, s, w: (q.astype(BF) * s.astype(BF)) @ w, f(32, 128, d=jnp.int8), f(32, 1), f(128, 64, d=BF)),
    "logsumexp": (jax.nn.logsumexp, f(64, 100)),
    "huber": (
        jax.grad(lambda w, x, y: jnp.where((e := jnp.abs(x @ w - y)) < 1, e * e / 2, e - 0.5).mean()),
        f(20),
        f(100, 20),
        f(100),
    ),
    "sgd_momentum": (lambda p, m, g: (p - 0.1 * (n := 0.9 * m + g), n), BOTH, BOTH, BOTH),
    "rmsprop": (
        lambda p, v, g: (p - 1e-3 * g / jnp.sqrt(0.9 * v + 0.1 * g * g + 1e-8), 0.9 * v + 0.1 * g * g),
        BOTH,
        BOTH,
        BOTH,
    ),
    "clipped": (
        lambda g: jax.tree.map(lambda x: x * jnp.minimum(1, 1 / jnp.sqrt(sum((y**2).sum() for y in g))), g),
        (f(50, 50), f(50)),
    ),
    "ema": (lambda x: lax.scan(lambda c, y: (0.9 * c + 0.1 * y,) * 2, x[0], x)[1], f(64, 32)),
    "prefix_max": (lambda x: lax.cummax(x, 1), f(16, 64)),
    "complex_product": (lambda a, b: a * b + jnp.conj(a), f(64, 64, d=jnp.complex64), f(64, 64, d=jnp.complex64)),
    "bit_tricks": (lambda x: (x & 0xFF) | (x << 3) ^ (x >> 2), i(500)),
    "integer_mean": (lambda x: x.sum() // x.size, i(64, 64)),
    "comparisons": (lambda a, b: jnp.where(a > b, a, b) * (a == b) + (a != b), BOTH, BOTH),
    "stack": (lambda a, b: jnp.stack([a, b, a + b], 1).reshape(64, -1), BOTH, BOTH),
    "patches": (lambda x: x.reshape(2, 4, 7, 4, 7, 3).transpose(0, 1, 3, 2, 4, 5).reshape(2, 16, 147), f(2, 28, 28, 3)),
    "tile": (lambda x: jnp.tile(x, (3, 2)) + jnp.repeat(x, 6, 1).reshape(30, 40), f(10, 20)),
    "triangle": (lambda x: jnp.triu(x) + jnp.tril(x, -1), BOTH),
    "mixture": (
        lambda x, r, a: jnp.einsum("te,teh->th", jax.nn.softmax(x @ r), jnp.einsum("td,edh->teh", x, a)),
        *(f(32, 64), f(64, 4), f(4, 64, 32)),
    ),
    "vit_block": (
        lambda x, g, b, q, k, v, o: (
            x
            + softmax_attention(*((norm(x, g, b) @ w).reshape(2, 50, 4, 16).swapaxes(1, 2) for w in (q, k, v)))
            .swapaxes(1, 2)
            .reshape(2, 50, 64)
            @ o
        ),
        *(f(2, 50, 64), f(64), f(64), BOTH, BOTH, BOTH, BOTH),
    ),
    "cache_step": (
        lambda q, k, v, kc, vc, at: softmax_attention(
            q, lax.dynamic_update_slice(kc, k, (0, 0, at, 0)), lax.dynamic_update_slice(vc, v, (0, 0, at, 0))
        ),
        *(f(1, 8, 1, 32, d=BF), f(1, 8, 1, 32, d=BF), f(1, 8, 1, 32, d=BF), f(1, 8, 64, 32, d=BF), f(1, 8, 64, 32, d=BF), i()),
    ),
    "contrastive": (
        lambda a, b: cross_entropy((a / jnp.linalg.norm(a, axis=1, keepdims=True)) @ b.T / 0.07, jnp.arange(32)),
        f(32, 64),
        f(32, 64),
    ),
    "gru_like": (lambda h, xs, w: lax.scan(lambda h, x: GRU(h, x, w), h, xs), f(4, 8), f(30, 4, 16), f(16, 8)),
    "hessian_vector": (lambda x, v: jax.jvp(jax.grad(lambda y: jnp.sum(jnp.sin(y) ** 3)), (x,), (v,))[1], f(100), f(100)),
    "jacobian": (jax.jacfwd(lambda x: jnp.tanh(x) ** 2), f(20)),
    "vmap_solve": (jax.vmap(lambda a, x: a @ x / jnp.trace(a)), f(10, 6, 6), f(10, 6)),
}
