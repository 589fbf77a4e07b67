"""``isaview list``: what there is, read from the same folders and tables that isaview works with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any

import typer

from isaview.analysis.bound.throughput import machine_of
from isaview.base import store
from isaview.base.metrics import METRICS
from isaview.base.text import hint, suggest_word
from isaview.base.words import CLASSES, VOCABULARIES
from isaview.cli.command import Command, commands
from isaview.cli.launch import gpus_of
from isaview.cli.options import TextOrJsonOption
from isaview.cli.output import align_columns, write, write_table
from isaview.gpus import hardware
from isaview.gpus.hardware import Gpu
from isaview.runs import FINE, Refused
from isaview.settings.table import SETTINGS
from isaview.views.format import formats

_COLUMNS = ("cell", "value", "source")
_WIDEST = 48
"""Longer values are sentences and stand below the table."""
Cell = tuple[str, object, tuple[str, ...]]
Listing = tuple[Sequence[str], Sequence[Sequence[str]]]


def _dialects() -> Listing:
    from isaview.inputs.sources import dialects

    return ("dialect", "language", "suffixes"), _with_suffixes(dialects())


def _with_suffixes(kinds: Iterable[Any]) -> list[tuple[str, str, str]]:
    return [(kind.name, kind.title, " ".join(kind.suffixes)) for kind in kinds]


def _metrics() -> Listing:
    rows = [(metric.name, metric.unit, metric.worse or "–", metric.meaning, " ".join(metric.aliases)) for metric in METRICS]
    return ("metric", "unit", "worse", "meaning", "also called"), rows


def _analyzers() -> Listing:
    from isaview.reports.analyses import analyzers

    return ("analyzer", "what it says"), [(analyzer.name, analyzer.title) for analyzer in analyzers()]


def _rules() -> Listing:
    from isaview.reports.rule import rules

    return ("rule", "name", "family", "what it finds"), [(rule.code, rule.name, rule.family, rule.title) for rule in rules()]


def _classes() -> Listing:
    vendors = [words for words in VOCABULARIES.values() if words.terms]
    rows = [(name, *(words.instruction_class(name) for words in vendors)) for name in CLASSES]
    return ("class", *(words.name.upper() for words in vendors)), rows


def _gpus() -> Listing:
    rows = [(gpu.target, gpu.architecture, ", ".join(hardware.products_with(gpu.target))) for gpu in hardware.all_gpus()]
    return ("target", "architecture", "products"), rows


def _settings() -> Listing:
    rows = [(setting.name, str(setting.default).lower(), setting.variable or "–", setting.meaning) for setting in SETTINGS]
    return ("setting", "default", "environment", "meaning"), rows


def _cache() -> Listing:
    rows = [(kind, f"{count:,}", f"{size:,}") for kind, (count, size) in store.sizes().items()]
    return ("kind", "entries", "bytes"), rows


def _schemas() -> Listing:
    from isaview.reports.serial import schema, schema_names

    return ("schema", "what it describes"), [(name, schema(name)["description"]) for name in schema_names()]


LISTINGS: Mapping[str, tuple[str, Callable[[], Listing]]] = {
    "dialects": ("languages that are read", _dialects),
    "formats": ("output formats", lambda: (("format", "what it is", "suffixes"), _with_suffixes(formats()))),
    "metrics": ("figures of a kernel: JSON keys and configuration keys", _metrics),
    "analyzers": ("analyses, each a key of a kernel in JSON", _analyzers),
    "rules": ("what is looked for in kernels; `isaview explain CODE` teaches it", _rules),
    "classes": ("classes of instructions", _classes),
    "gpus": ("GPUs and their targets", _gpus),
    "commands": ("commands", lambda: (("command", "what it does"), [(own.name, own.help) for own in commands()])),
    "settings": ("settings of isaview.toml and the environment", _settings),
    "schemas": ("JSON Schemas", _schemas),
    "cache": ("what is kept in the user's cache folder; `isaview clear-cache` removes it", _cache),
}


def list_things(
    what: Annotated[
        str | None, typer.Argument(metavar="[WHAT]", help=f"{', '.join(LISTINGS)}; nothing: what can be listed.")
    ] = None,
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="[NAME…]", help="Of gpus: targets or products, with every cell and its source."),
    ] = None,
    why: Annotated[bool, typer.Option("--why", help="Of gpus: every cell of every row with its source.")] = False,
    form: TextOrJsonOption = None,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.reports.serial import json_text

    form = form or "text"
    if form not in ("text", "json"):
        raise Refused(f"listings are text or json, not {form!r}{suggest_word(form, ('text', 'json'))}")
    if names or why:
        if what != "gpus":
            raise Refused("names and --why are for `isaview list gpus`")
        gpus = gpus_of(",".join(names or ())) or hardware.all_gpus()
        text = "\n".join(line for gpu in gpus for line in (*gpu_lines(gpu), "")).rstrip("\n") + "\n"
        write(json_text([gpu_document(gpu) for gpu in gpus]) if form == "json" else text)
        return FINE
    if what is None:
        write_table(("list", "of"), [(name, title) for name, (title, _) in LISTINGS.items()], form)
        return FINE
    if what not in LISTINGS:
        raise Refused(f"there is no list of {what!r}; {hint(what, LISTINGS)}")
    write_table(*LISTINGS[what][1](), form)
    return FINE


def gpu_cells(gpu: Gpu) -> Iterator[Cell]:
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
    made = machine_of(gpu)
    if isinstance(made, str):
        return
    clock = {name: made.lanes[name] for name in ("issue", "special")}
    clock |= {name: made.levels[name] for name in ("shared", "l1", "l2")}
    for name, rate in clock.items():
        yield f"clock {name}", _round_rate(rate), made.sources.get(name, ())
    yield "latency", _round_rate(made.latency), made.sources.get("latency", ())


def _round_rate(value: float) -> float:
    """A rate with one place behind the point at most, none where it is whole."""
    return int(value) if value == int(value) else round(value, 1)


def gpu_document(gpu: Gpu) -> dict[str, Any]:
    """A GPU as plain data; values are raw."""
    from isaview.reports.serial import plain

    return {
        "name": gpu.name,
        "target": gpu.target,
        "architecture": gpu.architecture,
        "product": None if gpu.product is None else gpu.product.name,
        "cells": [{"name": name, "value": plain(value), "sources": list(sources)} for name, value, sources in gpu_cells(gpu)],
    }


def gpu_lines(gpu: Gpu) -> list[str]:
    """A GPU as a table."""
    carried = ", ".join(hardware.products_with(gpu.target))
    head = " · ".join(dict.fromkeys((gpu.name, gpu.target, gpu.architecture))) + (f" · carried by {carried}" if carried else "")
    cells = (
        (f"{name} {inner}" if inner else name, _value_text(part), "; ".join(sources))
        for name, value, sources in gpu_cells(gpu)
        for inner, part in (value.items() if isinstance(value, Mapping) else [("", value)])
    )
    rows = list(cells)
    sentences = [row for row in rows if len(row[1]) > _WIDEST]
    table = align_columns(_COLUMNS, [row for row in rows if row not in sentences])
    return [head, *table, *(f"{name}: {text} ({source})" for name, text, source in sentences)]


def _value_text(value: Any) -> str:
    """A cell's value as people write it."""
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join("×".join(map(_value_text, part)) if isinstance(part, tuple) else _value_text(part) for part in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float) and abs(value) >= 1e6:
        return f"{value:.4g}"
    return f"{value:,}" if isinstance(value, int | float) else str(value)


COMMAND = Command("list", "List what there is: dialects, formats, metrics, gpus …", list_things, "Teach", 2)
