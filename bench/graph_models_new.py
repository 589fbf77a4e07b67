# mypy: ignore-errors
"""Models for `bench/graphs.py` that were written when counting StableHLO was done; flax is needed for its layers."""

from __future__ import annotations

import jax
import jax.numpy as jnp
from flax import linen as nn
from graph_models import ADD, BF, BOTH, KEY, QKV, SIDE, conv, cross_entropy, f, i, norm, rms, rotary, softmax_attention
from jax import lax
from jax.scipy import special

NEW = {}


def layer(module, *inputs, **more):
    """A layer of flax as a function of its parameters and inputs."""
    key = jax.eval_shape(lambda: jax.random.key(0))
    parameters = jax.eval_shape(lambda key, *given: module.init(key, *given, **more), key, *inputs)
    return (lambda parameters, *given: module.apply(parameters, *given, **more), parameters, *inputs)


def trained(module, *inputs):
    """The gradient of a layer's sum."""
    function, parameters, *_ = layer(module, *inputs)
    return (jax.grad(lambda parameters, *given: (function(parameters, *given) ** 2).sum()), parameters, *inputs)


def chunked(q, k, v):
    """Attention by chunks of keys, with a running maximum."""

    def body(carry, at):
        top, total, out = carry
        part = [lax.dynamic_slice_in_dim(each, at * 32, 32) for each in (k, v)]
        scores = q @ part[0].T / 8
        now = jnp.maximum(top, scores.max(-1))
        weights, shrink = jnp.exp(scores - now[:, None]), jnp.exp(top - now)
        return (now, total * shrink + weights.sum(-1), out * shrink[:, None] + weights @ part[1]), None

    start = jnp.full(q.shape[0], -jnp.inf), jnp.zeros(q.shape[0]), jnp.zeros_like(q)
    (_, total, out), _ = lax.scan(body, start, jnp.arange(4))
    return out / total[:, None]


def routed(x, gate, experts):
    """A mixture of two of eight experts."""
    weights, chosen = lax.top_k(jax.nn.softmax(x @ gate), 2)
    every = jnp.einsum("td,edh->teh", x, experts)
    return (jnp.take_along_axis(every, chosen[:, :, None], 1) * weights[:, :, None]).sum(1)


def selective(x, a, b, c):
    """A state space of which all depends on the input."""
    return lax.associative_scan(lambda p, q: (p[0] * q[0], q[0] * p[1] + q[1]), (jnp.exp(-a * x), b * x))[1] * c


def viterbi(scores, moves):
    def body(best, score):
        every = best[:, None] + moves
        return every.max(0) + score, every.argmax(0)

    return lax.scan(body, scores[0], scores[1:])


def nearest(points, centres):
    chosen = jnp.argmin(((points[:, None] - centres[None]) ** 2).sum(-1), -1)
    return jax.ops.segment_sum(points, chosen, 8) / jnp.maximum(jnp.bincount(chosen, length=8), 1)[:, None]


def adam(p, m, v, g, at):
    m, v = 0.9 * m + 0.1 * g, 0.999 * v + 0.001 * g * g
    return p - 1e-3 * (m / (1 - 0.9**at)) / (jnp.sqrt(v / (1 - 0.999**at)) + 1e-8), m, v


def beam(scores, kept):
    top, at = lax.top_k((scores + kept[:, None]).reshape(-1), 4)
    return top, at // scores.shape[1], at % scores.shape[1]


SCAN = f(64, 16)
NEW |= {
    "dense": layer(nn.Dense(96), f(32, 64)),
    "dense_trained": trained(nn.Dense(96), f(32, 64)),
    "conv_layer": layer(nn.Conv(24, (3, 3)), f(2, 16, 16, 8)),
    "conv_layer_trained": trained(nn.Conv(24, (3, 3), strides=2), f(2, 16, 16, 8)),
    "layernorm_layer": trained(nn.LayerNorm(), f(16, 128)),
    "groupnorm": layer(nn.GroupNorm(num_groups=4), f(4, 8, 8, 32)),
    "groupnorm_trained": trained(nn.GroupNorm(num_groups=4), f(4, 8, 8, 32)),
    "rmsnorm_layer": trained(nn.RMSNorm(), f(16, 128)),
    "attention_layer": layer(nn.MultiHeadDotProductAttention(num_heads=4), f(2, 24, 64), f(2, 24, 64)),
    "embed": layer(nn.Embed(100, 32), i(2, 24)),
    "lstm_layer": layer(nn.RNN(nn.LSTMCell(32)), f(4, 20, 16)),
    "gru_layer": layer(nn.RNN(nn.GRUCell(32)), f(4, 20, 16)),
    "weightnorm": trained(nn.WeightNorm(nn.Dense(32)), f(8, 64)),
    "transposed_layer": layer(nn.ConvTranspose(8, (3, 3), strides=(2, 2)), f(2, 9, 9, 16)),
    "chunked": (chunked, f(48, 64), f(128, 64), f(128, 64)),
    "chunked_grad": (jax.grad(lambda q, k, v: chunked(q, k, v).sum(), (0, 1, 2)), f(48, 64), f(128, 64), f(128, 64)),
    "routed": (routed, f(40, 32), f(32, 8), f(8, 32, 16)),
    "routed_grad": (jax.grad(lambda x, g, e: routed(x, g, e).sum(), (1, 2)), f(40, 32), f(32, 8), f(8, 32, 16)),
    "selective": (selective, SCAN, SCAN, SCAN, SCAN),
    "selective_grad": (jax.grad(lambda *a: selective(*a).sum(), (0, 1)), SCAN, SCAN, SCAN, SCAN),
    "viterbi": (viterbi, f(30, 12), f(12, 12)),
    "nearest": (nearest, f(200, 3), f(8, 3)),
    "adam": (adam, BOTH, BOTH, BOTH, BOTH, f()),
    "beam": (beam, f(4, 50), f(4)),
    "gelu_exact": (lambda x: jax.nn.gelu(x, approximate=False), SIDE),
    "gelu_exact_grad": (jax.grad(lambda x: jax.nn.gelu(x, approximate=False).sum()), f(64, 32)),
    "activations": (lambda x: jax.nn.mish(x) + jax.nn.selu(x) + jax.nn.softplus(x) + jax.nn.hard_swish(x), f(64, 48)),
    "glu_grad": (jax.grad(lambda x: jax.nn.glu(x).sum()), f(64, 48)),
    "gamma": (lambda x: special.gammaln(x) + special.digamma(x) + special.erfc(x), f(200)),
    "normal_quantile": (lambda x: special.ndtri(x) + special.i0e(x) + special.i1e(x), f(100)),
    "truncated": (lambda k: jax.random.truncated_normal(k, -2.0, 2.0, (32, 16)), KEY),
    "permuted": (lambda k, x: jax.random.permutation(k, x), KEY, f(128)),
    "shuffled_dropout": (lambda k, x: x * jax.random.bernoulli(jax.random.fold_in(k, 3), 0.5, x.shape), KEY, f(40, 40)),
    "nested_choices": (
        lambda x, a, b: lax.cond(
            a > 0, lambda y: lax.switch(b, [lambda z: z @ z, jnp.tanh, lambda z: -z], y), lambda y: y * jnp.sum(y), x
        ),
        *(BOTH, i(), i()),
    ),
    "choice_in_loop": (
        lambda x: lax.fori_loop(0, 6, lambda at, c: lax.cond(at % 2 == 0, lambda y: y @ y * 0.1, lambda y: y + 1, c), x),
        f(24, 24),
    ),
    "reversed_scan": (lambda x: lax.scan(lambda c, y: (0.5 * c + y, c * y), x[0], x, reverse=True), f(40, 24)),
    "mapped": (lambda x, w: lax.map(lambda y: jnp.tanh(y @ w).sum(), x), f(10, 8, 16), f(16, 16)),
    "sort_keys": (lambda a, b, c: lax.sort((a, b, c), num_keys=2), i(64), f(64), f(64)),
    "extremes": (lambda x: (jnp.argmin(x, 0), jnp.nanmax(x, 1), jnp.ptp(x), jnp.argmax(x)), f(30, 40)),
    "quantiles": (lambda x: jnp.quantile(x, jnp.array([0.1, 0.5, 0.9]), axis=0), f(101, 6)),
    "moving_average": (lambda x: ADD(x, (1, 5, 1, 1), (1, 1, 1, 1)) / 5 - x.mean(1, keepdims=True), f(2, 40, 6, 4)),
    "cumulative": (lambda x: (lax.cumlogsumexp(x), lax.cumprod(x, reverse=True), lax.cummin(x)), f(48, 12)),
    "integers": (lambda x, y: (x // y, x % y, lax.population_count(x), lax.clz(y), x ^ ~y), i(100), i(100)),
    "hashes": (lambda x: (x * 1103515245 + 12345) >> 7 & 1023, i(256)),
    "complexes": (lambda x: jnp.abs(jnp.exp(x * 1j)) + jnp.angle(x + 1j * x).real, f(200)),
    "spectrum": (lambda x: jnp.abs(jnp.fft.fft2(x)) ** 2, f(16, 32)),
    "label_smoothing": (lambda x, y: -(jax.nn.one_hot(y, 20) * 0.9 + 0.005) @ jax.nn.log_softmax(x).T, f(16, 20), i(16)),
    "focal": (
        jax.grad(lambda w, x, y: ((1 - (p := jax.nn.sigmoid(x @ w))) ** 2 * jnp.log(p) * y).mean()),
        *(f(20), f(50, 20), f(50)),
    ),
    "two_layers_trained": (
        jax.value_and_grad(lambda p, x, y: cross_entropy(rms(jax.nn.silu(x @ p[0]), p[2]) @ p[1], y)),
        *((f(32, 64), f(64, 10), f(64)), f(16, 32), i(16)),
    ),
    "rotary_attention": (
        lambda q, k, v, a: softmax_attention(rotary(q, a), rotary(k, a), v),
        *(f(2, 8, 128, 64), f(2, 8, 128, 64), f(2, 8, 128, 64), f(128, 32)),
    ),
    "windowed": (
        lambda q, k, v: softmax_attention(q, k, v, jnp.abs(jnp.arange(128)[:, None] - jnp.arange(128)) < 16),
        *(QKV, QKV, QKV),
    ),
    "resized": (lambda x: jax.image.resize(x, (2, 20, 20, 3), "bilinear"), f(2, 10, 10, 3)),
    "norm_and_conv": (lambda x, g, b, w: conv(norm(x, g, b), w), f(2, 8, 8, 16), f(16), f(16), f(3, 3, 16, 8)),
    "fp8_scaled": (
        lambda x, w: (x.astype(BF) / 2).astype(jnp.float8_e4m3fn).astype(BF) @ w,
        *(f(32, 64), f(64, 16, d=BF)),
    ),
    "interpolated": (jnp.interp, f(50), f(20), f(20)),
    "histogram": (lambda x: jnp.histogram(x, 10, (0.0, 1.0))[0], f(300)),
    "determinant": (lambda x: jnp.sum(x[0] * jnp.cross(x[1], x[2])), f(3, 3)),
    "pairs": (lambda x: jnp.sqrt(((x[:, None] - x[None]) ** 2).sum(-1) + 1e-9), f(40, 3)),
    "kalman": (
        lambda x, p, a, q: (a @ x, a @ p @ a.T + q),
        *(f(6), f(6, 6), f(6, 6), f(6, 6)),
    ),
    "ring": (lambda x, n: lax.dynamic_update_index_in_dim(x, x[n] * 2, (n + 1) % 16, 0), f(16, 32), i()),
}
