"""``isaview list``: what there is, read from the same folders and tables that isaview works with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated

import typer

from isaview.cli.command import Command, Refused
from isaview.cli.options import TextOrJsonOption

Listing = tuple[Sequence[str], Sequence[Sequence[str]]]


def _dialects() -> Listing:
    from isaview.inputs.sources import dialects

    return ("dialect", "language", "suffixes"), [(one.name, one.title, " ".join(one.suffixes)) for one in dialects()]


def _formats() -> Listing:
    from isaview.base.plugins import offered

    found = offered("isaview.views.formats", "FORMAT")
    return ("format", "what it is", "suffixes"), [(one.name, one.title, " ".join(one.suffixes)) for one in found]


def _metrics() -> Listing:
    from isaview.base.metrics import METRICS

    rows = [(one.name, one.unit, one.worse or "–", one.meaning, " ".join(one.aliases)) for one in METRICS]
    return ("metric", "unit", "worse", "meaning", "also called"), rows


def _analyzers() -> Listing:
    from isaview.reports.report import analyzers

    return ("analyzer", "what it says"), [(one.name, one.title) for one in analyzers()]


def _rules() -> Listing:
    from isaview.reports.rule import rules

    return ("rule", "name", "family", "what it finds"), [(one.code, one.name, one.family, one.title) for one in rules()]


def _classes() -> Listing:
    from isaview.base.words import CLASSES, VOCABULARIES

    rows = [(name, *(VOCABULARIES[words].instruction_class(name) for words in ("amd", "nvidia"))) for name in CLASSES]
    return ("class", "AMD", "NVIDIA"), rows


def _gpus() -> Listing:
    from isaview.gpus import hardware

    products: dict[str, list[str]] = {}
    for product in hardware.products():
        products.setdefault(product.target, []).append(product.name)
    rows = [(gpu.target, gpu.architecture, ", ".join(products.get(gpu.target, ()))) for gpu in hardware.offered()]
    return ("target", "architecture", "products"), rows


def _commands() -> Listing:
    from isaview.cli.run import commands

    return ("command", "what it does"), [(one.name, one.help) for one in commands()]


def _settings() -> Listing:
    from isaview.gate.config import SETTINGS

    rows = [(one.name, str(one.default).lower(), one.variable or "–", one.meaning) for one in SETTINGS]
    return ("setting", "default", "environment", "meaning"), rows


def _schemas() -> Listing:
    from isaview.reports.serial import schema, schema_names

    return ("schema", "what it describes"), [(name, schema(name)["description"]) for name in schema_names()]


LISTINGS: Mapping[str, tuple[str, Callable[[], Listing]]] = {
    "dialects": ("languages that are read", _dialects),
    "formats": ("output formats", _formats),
    "metrics": ("figures of a kernel: JSON keys and configuration keys", _metrics),
    "analyzers": ("analyses, each a key of a kernel in JSON", _analyzers),
    "rules": ("what is looked for in kernels; `isaview explain CODE` teaches it", _rules),
    "classes": ("classes of instructions", _classes),
    "gpus": ("GPUs and their targets", _gpus),
    "commands": ("commands", _commands),
    "settings": ("settings of isaview.toml and the environment", _settings),
    "schemas": ("JSON Schemas", _schemas),
}


WhatArgument = Annotated[
    str | None, typer.Argument(metavar="[WHAT]", help=f"{', '.join(LISTINGS)}; nothing: what can be listed.")
]
NamesArgument = Annotated[
    list[str] | None,
    typer.Argument(metavar="[NAME…]", help="Of gpus: targets or products, with every cell and its source."),
]
SourcesOption = Annotated[bool, typer.Option("--why", help="Of gpus: every cell of every row with its source.")]


def list_things(
    what: WhatArgument = None, names: NamesArgument = None, why: SourcesOption = False, form: TextOrJsonOption = "text"
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli.listing import listed

    if form not in ("text", "json"):
        raise Refused(f"listings are text or json, not {form!r}")
    if names or why:
        return _with_sources(what or "", names or [], form)
    if what is None:
        return listed(("list", "of"), [(name, title) for name, (title, _) in LISTINGS.items()], form)
    if what not in LISTINGS:
        from difflib import get_close_matches

        near = get_close_matches(what, LISTINGS, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(LISTINGS)}"
        raise Refused(f"there is no list of {what!r}; {hint}")
    columns, rows = LISTINGS[what][1]()
    return listed(columns, rows, form)


def _with_sources(what: str, names: list[str], form: str) -> int:
    """The GPUs of these names, or all, with every cell and its source; gives the exit code.

    Raises:
        Refused: it is no list of GPUs, or no table has one of the names.
    """
    from isaview.cli.codes import FINE
    from isaview.cli.gpu_cells import document, lines
    from isaview.cli.launch import gpu_of
    from isaview.cli.output import write
    from isaview.gpus.hardware import offered
    from isaview.reports.serial import dumped

    if LISTINGS.get(what, ("", None))[1] is not _gpus:
        raise Refused("names and --why are for `isaview list gpus`")
    found = [gpu_of(name) for name in names] or list(offered())
    if form == "json":
        write(dumped([document(gpu) for gpu in found]), None, None)
    else:
        write("\n".join(line for gpu in found for line in (*lines(gpu), "")).rstrip("\n") + "\n", None, None)
    return FINE


COMMAND = Command(name="list", help="List what there is: dialects, formats, metrics, gpus …", function=list_things, order=70)
