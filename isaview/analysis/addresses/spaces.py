"""Spaces: which memory a generic address can only be in, by what it is made of."""

from __future__ import annotations

from isaview.analysis.addresses.affine import Value
from isaview.model.kernel import Kernel

_SYMBOL, _ARGUMENT = "symbol:", "start:"
_ORDER = ("shared", "private", "parameter", "global")


def proven_space(kernel: Kernel, value: Value) -> str:
    """The space of a generic address: of the memory it names, or that an argument it begins at points to; "" if not told."""
    storage = {**kernel.module.storage, **{one.name: one for one in kernel.storage}}
    named = {name.removeprefix(_SYMBOL) for product in value.terms for name in product if name.startswith(_SYMBOL)}
    begun = {product[0].removeprefix(_ARGUMENT) for product, one in value.terms.items() if len(product) == 1 and one == 1}
    spaces = {storage[name].space for name in named | begun if name in storage}
    return next((space for space in _ORDER if space in spaces), "")
