"""Spaces: which memory a generic address can only be in, by what it is made of."""

from __future__ import annotations

from isaview.bounds.affine import Value
from isaview.model import Kernel

_SYMBOL, _ARGUMENT = "symbol:", "start:"


def proven_space(kernel: Kernel, value: Value) -> str:
    """The space of a generic address: that of the memory it names; "global" behind an argument of a kernel; "" if not told."""
    names = {name for product in value.terms for name in product}
    storage = {**kernel.module.storage, **{one.name: one for one in kernel.storage}}
    held = {name.partition(":")[2] for name in names if name.startswith((_SYMBOL, _ARGUMENT))}
    spaces = {storage[name].space for name in held if name in storage}
    found = next((space for space in ("shared", "private", "parameter") if space in spaces), "")
    if found or not kernel.is_entry:
        return found
    based = any(name.startswith(_ARGUMENT) and name.partition(":")[2] in kernel.uniform_arguments for name in names)
    return "global" if based else ""
