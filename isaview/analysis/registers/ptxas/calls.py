"""What called functions of the same text take, and the calling convention of all others.

A kernel and the functions it calls directly share one file without a convention: what lives across a call, and what the called
function takes on top. Functions of other texts, those called through a register and those that may call themselves keep to the
convention: they preserve R2, R16 to R31 but the return address in R20 and R21, and from R32 on the upper four of every eight.
Found by giving ptxas 13.0 calls with more and more alive in the caller and in the function.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, count, islice

from msgspec import Struct

from isaview.analysis.registers.ptxas.fold import fold
from isaview.analysis.registers.schedule.lifetimes import Lifetimes, lifetimes
from isaview.flow.graph import flow_of
from isaview.model.form import Form
from isaview.model.kernel import Kernel, calls_of, reachable_functions

LEAST = 24  # registers
"""The fewest where the calling convention is kept."""
RESERVED = 3  # registers
"""Given on top of the number of the last register used, where the calling convention is kept."""
SYSTEM = ("vprintf", "__assertfail", "malloc", "free", "cuda")
"""Functions whose names begin so belong to the system: they preserve all but `SYSTEM_USES` registers."""
SYSTEM_USES = 21  # registers


class Called(Struct, frozen=True):
    """What a kernel calls, however deep.

    ``taken`` are the registers that each function takes on top of what lives across a call of it, by name; absent are those
    that keep to the convention. ``own`` are the registers given to those of them that the text defines. ``unknown``: functions
    are called through a register.
    """

    taken: Mapping[str, int]
    own: Mapping[str, int]
    unknown: bool


def find_callees(kernel: Kernel, *, uniform: bool) -> Called:
    """What a kernel calls; ``uniform``: the target has a file for values equal in a whole wave."""
    module = kernel.module
    functions = module.once(find_callees, lambda: {name: body for name, body in module.functions.items() if len(body)})
    taken_by_callees: dict[str, int] = {}
    # Peeled from both ends, a call graph leaves what lies on circles and between them: that has no order of its own.
    calls = calls_of(kernel.module)
    names = reachable_functions(kernel.module, kernel.name)
    callees = {name: set(calls.get(name, ())) for name in names}
    callers: dict[str, set[str]] = {name: set() for name in names}
    for name in names:
        for callee in callees[name]:
            callers[callee].add(name)
    leaves = _peel_leaves(callees, callers, set(names))
    roots = _peel_leaves(callers, callees, set(names).difference(leaves))
    order, recursive = leaves + roots[::-1], set(names).difference(leaves, roots)
    for name in order:
        if name in functions and name != kernel.name:
            lives = _alive(functions[name], taken_by_callees, uniform=uniform)
            taken_by_callees[name] = max(1, lives.peak[0], by_convention(functions[name], lives) - RESERVED)
    bodies = [kernel, *(functions[name] for name in (*taken_by_callees, *recursive) if name in functions)]
    unknown = any(_is_through_register(form) for body in bodies for form in body.distinct_forms)
    if unknown:
        recursive |= functions.keys() - module.once(_called_names, lambda: _called_names(module.kernels))
    of_convention = {}
    for name in recursive & functions.keys():
        lives = _alive(functions[name], taken_by_callees, uniform=uniform)
        of_convention[name] = max(RESERVED + max(1, lives.peak[0]), by_convention(functions[name], lives))
    return Called(taken_by_callees, of_convention, unknown)


def _alive(function: Kernel, taken_by_callees: Mapping[str, int], *, uniform: bool) -> Lifetimes:
    """The lifetimes of a function in which calls take what is given: kept, as many kernels may call it."""
    of_callees = {
        name: taken_by_callees[name] for name in calls_of(function.module).get(function.name, ()) if name in taken_by_callees
    }
    key = (_alive, uniform, tuple(of_callees.items()))
    return function.once(
        key, lambda: lifetimes(fold(function, uniform=uniform, taken_by_callees=of_callees), flow_of(function))
    )


def _called_names(kernels: Iterable[Kernel]) -> set[str]:
    """The functions that calls name."""
    return {
        text.bind(kernel.tokens[index])
        for kernel in kernels
        for index, form in enumerate(kernel.forms)
        if form.flow == "call"
        for text in form.targets
    }


def by_convention(kernel: Kernel, lives: Lifetimes) -> int:
    """The registers that calls by the convention leave a kernel with, 0 where it makes none."""
    return max((_at_call(kernel, call, across) for call, across in lives.across_calls.items()), default=0)


def _at_call(kernel: Kernel, call: int, across: int) -> int:
    """The registers of a kernel that has so many alive across a call by the convention."""
    form = kernel.forms[call]
    if form.targets and form.targets[0].bind(kernel.tokens[call]).startswith(SYSTEM):
        return max(LEAST, across + SYSTEM_USES)
    return max(LEAST, RESERVED + last(preserved_registers(), across) + _is_through_register(form))


def _is_through_register(form: Form) -> bool:
    """Whether a form calls what a register says, which takes a further register."""
    return "call_through_register" in form.flags


def preserved_registers() -> Iterator[int]:
    """The registers that a called function preserves, but those of the return address."""
    return chain((2,), range(16, 20), range(22, 32), _four_of_every_eight(36))


def overwritten() -> Iterator[int]:
    """The registers that a called function may use without preserving them."""
    return chain((0,), range(3, 16), _four_of_every_eight(32))


def _four_of_every_eight(first: int) -> Iterator[int]:
    return chain.from_iterable(range(start, start + 4) for start in count(first, 8))


def last(numbers: Iterator[int], count: int) -> int:
    """The number of the last register where so many are taken in order; 0 for none."""
    return next(islice(numbers, count - 1, None)) if count else 0


def _peel_leaves(needs: Mapping[str, set[str]], wanted_by: Mapping[str, set[str]], names: set[str]) -> list[str]:
    """The names that need none of these but names that come before."""
    waits = {name: len(needs[name] & names) for name in names}
    order = [name for name in sorted(names) if not waits[name]]
    for name in order:
        for dependent in sorted(wanted_by[name] & names):
            waits[dependent] -= 1
            if not waits[dependent]:
                order.append(dependent)
    return order
