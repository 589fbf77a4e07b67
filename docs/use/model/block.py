"""A feed-forward block of a transformer: what JAX hands to XLA, and what XLA makes of it."""

from pathlib import Path

import jax
import jax.numpy as jnp


def block(x, scale, up, down):
    square = jnp.mean(jnp.square(x.astype(jnp.float32)), -1, keepdims=True)
    h = (x * jax.lax.rsqrt(square + 1e-6)).astype(x.dtype) * scale
    return x + jax.nn.gelu(h @ up) @ down


def array(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.bfloat16)


lowered = jax.jit(block).lower(array(1024, 2048), array(2048), array(2048, 8192), array(8192, 2048))
Path("block.mlir").write_text(lowered.as_text(), encoding="utf-8")
lowered.compile()
