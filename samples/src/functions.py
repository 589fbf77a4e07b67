"""The JAX functions of the samples; `make.py` writes what they are lowered to, no accelerator needed."""

import jax
import jax.numpy as jnp


def attention(query, key, value):
    """Causal attention of two heads, scores and softmax in single precision."""
    scores = jnp.einsum("hqd,hkd->hqk", query, key, preferred_element_type=jnp.float32) * 0.125
    rows, columns = scores.shape[-2:]
    visible = jnp.arange(rows)[:, None] >= jnp.arange(columns)[None, :]
    weights = jax.nn.softmax(jnp.where(visible, scores, -1e9), axis=-1)
    return jnp.einsum("hqk,hkd->hqd", weights.astype(value.dtype), value)


def layers(x, weights):
    """A loop of layers, the largest rows of what comes out, and a choice."""

    def layer(carried, weight):
        return jax.nn.gelu(carried @ weight), carried.sum()

    out, sums = jax.lax.scan(layer, x, weights)
    best, where = jax.lax.top_k(out.sum(axis=1), 4)
    return jax.lax.cond(best[0] > 0, lambda rows: jnp.sort(rows), lambda rows: -rows, out[where]), sums


ARGUMENTS = {
    "attention": (jax.ShapeDtypeStruct((2, 256, 64), jnp.bfloat16),) * 3,
    "layers": (jax.ShapeDtypeStruct((128, 256), jnp.bfloat16), jax.ShapeDtypeStruct((6, 256, 256), jnp.bfloat16)),
}


def lowered(name):
    """StableHLO of the function `name` for CPUs, as JAX prints it."""
    return jax.jit(globals()[name]).trace(*ARGUMENTS[name]).lower(lowering_platforms=("cpu",)).as_text()


def graph(name, optimised):
    """HLO of the function `name`, before XLA's optimisation for CPUs or after it."""
    made = jax.jit(globals()[name]).lower(*ARGUMENTS[name])
    return made.compile().as_text() if optimised else made.as_text("hlo")
