"""Amounts of work, memory and time of whole graphs, which range over fifteen powers of ten, with prefixes."""

from __future__ import annotations

from isaview.base.figures import mark
from isaview.base.measure import Measure


def amount_text(measure: Measure) -> str:
    """A large number with a prefix, ``1.07 G``; "" for none."""
    value = float(measure.value or 0)
    steps = ((1e15, " P"), (1e12, " T"), (1e9, " G"), (1e6, " M"), (1e3, " k"), (1, ""))
    return next((mark(measure) + f"{value / step:.3g}{prefix}" for step, prefix in steps if value >= step), "")


def size_text(measure: Measure) -> str:
    """Bytes with a binary prefix, ``1.07 GiB``; "" for none."""
    value = float(measure.value or 0)
    steps = ((1 << 40, "TiB"), (1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB"), (1, "B"))
    return next((mark(measure) + f"{value / step:.3g} {prefix}" for step, prefix in steps if value >= step), "")


def duration_text(measure: Measure) -> str:
    """A time in microseconds as people read it, ``1.07 ms``; "" for none."""
    if measure.value is None:
        return ""
    for step, unit in ((1e6, "s"), (1e3, "ms"), (1, "µs")):
        if measure.value >= step:
            return f"{measure.value / step:.3g} {unit}"
    return f"{measure.value * 1e3:.3g} ns"
