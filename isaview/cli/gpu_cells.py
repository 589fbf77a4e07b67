"""The cells of a GPU's row, each with its value and the sources it is from, for ``isaview list gpus NAME``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from isaview.cli.listing import aligned

if TYPE_CHECKING:
    from isaview.gpus.hardware import Gpu

Cell = tuple[str, object, tuple[str, ...]]
_COLUMNS = ("cell", "value", "source")
_WIDEST = 48
"""Longer values are sentences and stand below the table."""


def cells(gpu: Gpu) -> Iterator[Cell]:
    """Every column of the row and, where a product was asked for, of the product: name, value, sources spelled out.

    ``clock`` are lanes and bytes of a unit in a clock, ``latency`` that of memory in clocks.
    """
    yield from gpu.cells()
    product = gpu.product
    if product is None:
        return
    figures = {"units": product.units, "clock_hz": product.clock_hz, **product.peaks}
    for name, value in figures.items():
        if value is not None:
            title = name if name in ("units", "clock_hz") else f"peak {name}"
            yield title, value, tuple(product.sources[source] for source in product.cited.get(name, ()))
    yield from _of_a_clock(gpu)


def _of_a_clock(gpu: Gpu) -> Iterator[Cell]:
    """What a verdict on what bounds a kernel takes a unit to do in a clock, beyond the peaks, and the latency of memory."""
    from isaview.analysis.bound.throughput import machine

    made = machine(gpu)
    if isinstance(made, str):
        return
    lanes = {name: made.lanes[name] for name in ("issue", "special")}
    levels = {name: made.levels[name] for name in ("shared", "l1", "l2")}
    for name, value in {**lanes, **levels}.items():
        yield f"clock {name}", _whole(value), made.sources.get(name, ())
    yield "latency", _whole(made.latency), made.sources.get("latency", ())


def _whole(value: float) -> float:
    """A rate with one place behind the point at most, none where it is whole."""
    return int(value) if value == int(value) else round(value, 1)


def document(gpu: Gpu) -> dict[str, Any]:
    """A GPU as plain data; values are raw."""
    from isaview.reports.serial import plain

    return {
        "name": gpu.name,
        "target": gpu.target,
        "architecture": gpu.architecture,
        "product": None if gpu.product is None else gpu.product.name,
        "cells": [{"name": name, "value": plain(value), "sources": list(sources)} for name, value, sources in cells(gpu)],
    }


def lines(gpu: Gpu) -> list[str]:
    """A GPU as a table."""
    from isaview.gpus.hardware import products

    carried = ", ".join(one.name for one in products() if one.target == gpu.target)
    head = " · ".join(dict.fromkeys((gpu.name, gpu.target, gpu.architecture))) + (f" · carried by {carried}" if carried else "")
    rows = [
        (title, text, "; ".join(sources))
        for name, value, sources in cells(gpu)
        for title, text in (_entries(name, value) if isinstance(value, Mapping) else [(name, _shown(value))])
    ]
    sentences = [row for row in rows if len(row[1]) > _WIDEST]
    table = aligned(_COLUMNS, [row for row in rows if row not in sentences])
    return [head, *table, *(f"{name}: {text} ({source})" for name, text, source in sentences)]


def _entries(name: str, value: Mapping[str, Any]) -> list[tuple[str, str]]:
    """What stands in one cell under several names, each on a line of its own."""
    return [(f"{name} {inner}", _shown(of)) for inner, of in value.items()]


def _shown(value: Any) -> str:
    """A cell's value as people write it."""
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join("×".join(map(_shown, one)) if isinstance(one, tuple) else _shown(one) for one in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float) and abs(value) >= 1e6:
        return f"{value:.4g}"
    return f"{value:,}" if isinstance(value, int | float) else str(value)
