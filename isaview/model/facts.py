"""Facts that a tool stated outside of the dump, and the kernels of a module that they are about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from isaview.base.measure import Measure, Number, stated_measure
from isaview.base.metrics import by_name
from isaview.base.names import demangle
from isaview.model.kernel import Kernel, StatedFact

OF_A_GRAPH = ""
"""The name in place of a kernel's where a place speaks of the only graph of a module, without a name."""


class Stated(Struct, frozen=True):
    """What a place says of a kernel: ``target`` is None where it does not say for which processor.

    ``launch`` tells statements of how the kernel is launched (shared memory in all) from those of what was compiled, ``linked``
    those of a linker, which knows what the kernel calls and may count in what the system keeps. ``parameters`` are the bytes
    of each, none where the place does not say. ``debugged`` are the assembler's options where they leave code as it is.
    """

    name: str
    target: str | None
    facts: Mapping[str, Measure]
    messages: tuple[str, ...] = ()
    launch: bool = False
    linked: bool = False
    parameters: tuple[int, ...] = ()
    debugged: str = ""


class Log(Struct, frozen=True):
    """What a saved log or a tool's output says, and messages that belong to no kernel."""

    stated: tuple[Stated, ...]
    messages: tuple[str, ...] = ()


class ExactFact(StatedFact, frozen=True):
    """A `StatedFact` with the processor it holds for; None where its source does not say."""

    target: str | None = None


def preferred_measures(kernel: Kernel, facts: Mapping[str, ExactFact]) -> dict[str, Measure]:
    """What the dump of a kernel, tools and files state, the most trusted place first, else what is counted in the dump."""
    ranks = {fact.name: fact.rank for fact in reversed(kernel.facts)}
    better = {
        name: fact.measure
        for name, fact in facts.items()
        if fact.rank < ranks.get(name, 0) or kernel.stated.get(name, fact.measure).origin != "stated"
    }
    return {**{name: fact.measure for name, fact in facts.items()}, **kernel.stated, **better}


_UNITS = {"barriers": "barriers", "constant_bytes": "B"}


def fact(name: str, value: Number, because: str) -> Measure:
    """A stated measure in the unit its metric has."""
    metric = by_name().get(name)
    unit = metric.unit if metric is not None else _UNITS.get(name, "B" if "_bytes" in name else "")
    return stated_measure(value, unit, because)


def _without_arguments(name: str) -> str:
    """A demangled name up to its parameter list, without the return type that templates carry."""
    depth = 0
    for index in range(len(name) - 1, -1, -1):
        depth += (name[index] == ")") - (name[index] == "(")
        if name[index] == "(" and depth == 0:
            name = name[:index]
            break
    return name.removeprefix("void ").replace(" ", "")


def match_names(names: Iterable[str], kernels: Sequence[Kernel]) -> Mapping[str, str]:
    """Name in the log → name of the kernel it means; a spelling that fits several kernels means none of them.

    `OF_A_GRAPH` means the entry of the only graph.
    """
    tables: list[dict[str, str | None]] = [{}, {}, {}, {}]
    for kernel in kernels:
        for level, spelling in enumerate(_levels(kernel.name)):
            known = tables[level].setdefault(spelling, kernel.name)
            tables[level][spelling] = kernel.name if known == kernel.name else None
    meanings = {}
    graphs = [kernel.name for kernel in kernels if kernel.is_entry and kernel.module.level == "graph"]
    tables[0].update({OF_A_GRAPH: graphs[0]} if len(graphs) == 1 else {})
    for name in names:
        tries = zip(_levels(name), tables, strict=True)
        target = next((table[spelling] for spelling, table in tries if spelling in table), None)
        if target is not None:
            meanings[name] = target
    return meanings


def _levels(name: str) -> tuple[str, str, str, str]:
    name = name.removesuffix(".kd")
    plain = demangle(name)
    return name, plain, plain.replace(" ", ""), _without_arguments(plain)
