"""Shared memory as LLVM's AMDGPU back end lays it out: whole for each kernel, in one or two areas, gaps filled.

A variable that functions called by several kernels name lies at one place in all of them: in the first area, which each kernel
has that calls such a function. It holds the variable with the most such kernels (of these the smallest) and those that have
the same kernels. All else that a kernel or what it calls names is in an area of the kernel's own behind it
(AMDGPULowerModuleLDS, its hybrid strategy). In an area the next variable is always the one that leaves the smallest gap, of
these the most aligned, of these the largest; an area ends at the alignment of its variables' types. What is sized at launch
begins behind both at its alignment.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from msgspec import Struct

from isaview.base.measure import up
from isaview.model.kernel import Module, Storage, reached

Placed = tuple[Storage, int]
"""A variable and the byte at which it begins."""


class Area(Struct, frozen=True):
    """Variables in the order they lie, and the end behind the last one."""

    placed: tuple[Placed, ...]
    end: int


def areas(module: Module, named: Mapping[str, Collection[str]]) -> dict[str, Area]:
    """The shared memory of each kernel and function of a module, by its name; ``named``: the variables that each names."""
    shared = {name: one for name, one in module.storage.items() if one.space == "shared"}
    mine = {one.name: shared.keys() & named[one.name] for one in module.kernels}
    called = _called(module, mine)
    common = _common(shared, {one.name: called[one.name] for one in module.kernels if one.is_entry})
    first = _filled(shared[name] for name in common)
    found = {}
    for name, inside in called.items():
        begins = first if inside & common else Area((), 0)
        rest = (mine[name] | inside) - (common if begins.placed else set())
        found[name] = _behind(begins, [shared[one] for one in rest])
    return found


def _called(module: Module, mine: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """Kernel or function → the variables that the functions name which it calls, however deep.

    Where a call leads nobody knows where, all functions that a pointer may stand for are called, and what they call.
    """
    users = {one.name for one in module.kernels if not one.is_entry and mine[one.name]}
    if not users:
        return {name: set() for name in mine}
    pointed = users.intersection(inner for one in _pointed(module) for inner in reached(module, one))
    astray = {one.name for one in module.kernels if one.calls_through_register} if pointed else set()
    found = {}
    for name in mine:
        callees = reached(module, name)
        unknown = bool(pointed) and any(one in astray or one not in mine for one in callees)
        inside = users.intersection(callees).difference((name,)) | (pointed if unknown else set())
        found[name] = {one for function in inside for one in mine[function]}
    return found


def _pointed(module: Module) -> set[str]:
    """The functions that a pointer may stand for: those that are named otherwise than to call them."""
    taken = {name for names in module.tables.values() for name in names}
    for one in module.kernels:
        for form, tokens in zip(one.forms, one.tokens, strict=True):
            if form.symbols:
                called = {text.bind(tokens) for text in form.targets} if form.flow == "call" else ()
                taken.update({text.bind(tokens) for text in form.symbols}.difference(called))
    return taken.intersection(one.name for one in module.kernels if not one.is_entry)


def _common(shared: Mapping[str, Storage], called: Mapping[str, set[str]]) -> set[str]:
    """The variables of the area that kernels have in common."""
    users = {name: {kernel for kernel, inside in called.items() if name in inside} for name in shared}
    several = {name: kernels for name, kernels in users.items() if len(kernels) > 1}
    if not several:
        return set()
    root = max(several, key=lambda name: (len(several[name]), -(shared[name].bytes or 0), name.encode()))
    return {name for name, kernels in several.items() if kernels == several[root] and shared[name].bytes is not None}


def _behind(first: Area, variables: list[Storage]) -> Area:
    """A kernel's memory: the common area, its own, and what is sized at launch."""
    own = _filled(one for one in variables if one.bytes is not None)
    launched = sorted((one for one in variables if one.bytes is None), key=lambda one: one.name)
    start = up(first.end, own.placed[0][0].alignment) if own.placed else first.end
    end = up(start + own.end, max((one.alignment for one in launched), default=1))
    placed = (*first.placed, *((one, start + begin) for one, begin in own.placed), *((one, end) for one in launched))
    return Area(placed, end)


def _filled(variables: Iterable[Storage]) -> Area:
    """One area with these variables, all of a known size."""
    placed = tuple(_placed(sorted(variables, key=lambda one: (-one.alignment, -(one.bytes or 0), one.name.encode()))))
    if not placed:
        return Area((), 0)
    last, begin = placed[-1]
    return Area(placed, up(begin + (last.bytes or 0), max(one.natural for one, _ in placed)))


def _placed(ranked: list[Storage]) -> Iterator[Placed]:
    """The variables with their places; ``ranked`` are the most aligned first, of one alignment the largest."""
    waiting: dict[int, list[Storage]] = {}
    for one in reversed(ranked):
        waiting.setdefault(one.alignment, []).append(one)
    end = 0
    while waiting:
        alignment = min(waiting, key=lambda each: (up(end, each), -each))
        one, begin = waiting[alignment].pop(), up(end, alignment)
        yield one, begin
        end = begin + (one.bytes or 0)
        if not waiting[alignment]:
            del waiting[alignment]
