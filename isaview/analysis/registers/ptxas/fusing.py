"""Fusing: products and shifted values that additions of other blocks work out themselves (`IMAD`, `LEA`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from isaview.flow.graph import flow_of
from isaview.model.form import Form
from isaview.model.kernel import Kernel

Numbers = Sequence[tuple[int, ...]]
_WORDS = ("s32", "u32", "b32")
_LONG = ("s64", "u64", "b64")


@lru_cache(maxsize=4096)
def _widths(form: Form) -> tuple[int, int]:
    """The bits of the product or shifted value that a form makes, and of the sum it makes; 0 where it makes none.

    Products by a constant that are twice as wide as their factors are told elsewhere (`sunk`).
    """
    words = form.opcode.split(".")
    if form.guard is not None or len(words) < 2:
        return 0, 0
    operation, kind = words[0], words[-1]
    if operation in ("add", "sub") and len(words) == 2:
        return 0, 32 if kind in _WORDS else 64 if kind in _LONG else 0
    if operation == "mul" and kind in _WORDS and words[1] in ("lo", "wide"):
        return 32 if words[1] == "lo" else 0 if form.immediates else 64, 0
    return 32 if operation == "shl" and kind in _WORDS and form.immediates else 0, 0


def fused(kernel: Kernel, reads: Numbers, writes: Numbers, counts: Mapping[int, int]) -> set[int]:
    """Registers written once with a product or a value shifted by a constant that additions alone read, one in another block.

    The additions are as wide as what is added, and each takes in one such value. ``counts`` says how often a register is
    written.
    """
    widths = {form: _widths(form) for form in kernel.distinct_forms}
    makers = {form for form, (made, _) in widths.items() if made}
    if not makers:
        return set()
    made = {
        writes[index][0]: index
        for index, form in enumerate(kernel.forms)
        if form in makers and len(writes[index]) == 1 and counts[writes[index][0]] == 1
    }
    none_of_them = made.keys().isdisjoint
    far: set[int] = set()
    for index, read in enumerate(reads):
        if none_of_them(read):
            continue
        width = widths[kernel.forms[index]][1]
        for place, number in enumerate(dict.fromkeys(number for number in read if number in made)):
            if place or read.count(number) > 1 or widths[kernel.forms[made[number]]][0] != width:
                del made[number]
            elif flow_of(kernel).block_of(made[number]) != flow_of(kernel).block_of(index):
                far.add(number)
    return far.intersection(made)
