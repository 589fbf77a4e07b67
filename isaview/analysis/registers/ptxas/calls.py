"""Calls: what called functions of the same text take, and the calling convention of all others.

A kernel and the functions it calls directly share one file without a convention: what lives across a call, and beside it what
the called function takes. Functions of other texts, those called through a register and those that may call themselves keep to
the convention: they preserve R2, R16 to R31 but the return address in R20 and R21, and from R32 on the upper four of every
eight. Found by giving ptxas calls with more and more alive in the caller and in the function (docs/trust/registers.md).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from itertools import chain, count, islice

from msgspec import Struct

from isaview.analysis.registers.ptxas.folding import fold
from isaview.analysis.registers.schedule.lifetimes import Lifetimes, lifetimes
from isaview.flow.graph import flow_of
from isaview.model.form import Form
from isaview.model.kernel import Kernel, calls_of, reached

LEAST = 24
"""The fewest registers where the calling convention is kept."""
RESERVED = 3
"""What is given beside the number of the last register used where the calling convention is kept."""
SYSTEM = ("vprintf", "__assertfail", "malloc", "free", "cuda")
"""Functions whose names begin so belong to the system: they preserve all that is not needed to call them,"""
BESIDE_SYSTEM = 21
"""which is so many registers."""


class Called(Struct, frozen=True):
    """What a kernel calls, however deep.

    ``taken`` are the registers that each function takes beside what lives across a call of it, by name; absent are those that
    keep to the convention. ``own`` are the registers given to those of them that the text defines. ``unknown``: functions are
    called through a register.
    """

    taken: Mapping[str, int]
    own: Mapping[str, int]
    unknown: bool


def called(kernel: Kernel, *, uniform: bool) -> Called:
    """What a kernel calls; ``uniform``: the target has a file for values equal in a whole wave."""
    module = kernel.module
    functions = {one.name: one for one in module.kernels if not one.is_entry and len(one)}
    taken: dict[str, int] = {}
    order, alone = _order(kernel)
    for name in order:
        function = functions.get(name)
        if function is None or name == kernel.name:
            continue
        taken[name] = function.once((_taken, uniform), partial(_taken, function, taken, uniform=uniform))
    reached = [kernel, *(functions[name] for name in (*taken, *alone) if name in functions)]
    unknown = any(_through_register(form) for one in reached for form in set(one.forms))
    if unknown:
        alone |= functions.keys() - _named(module.kernels)
    own = {}
    for name in alone & functions.keys():
        lives = _alive(functions[name], taken, uniform=uniform)
        own[name] = max(RESERVED + _most(lives), given(functions[name], lives))
    return Called(taken, own, unknown)


def _taken(function: Kernel, taken: Mapping[str, int], *, uniform: bool) -> int:
    """The registers that a function takes beside what lives across a call of it, by those of what it calls itself."""
    lives = _alive(function, taken, uniform=uniform)
    return max(_most(lives), given(function, lives) - RESERVED)


def _most(lives: Lifetimes) -> int:
    """The most registers alive at once; a function has one at least."""
    return max(1, *(peak for peak, _ in lives.peaks))


def _named(kernels: Iterable[Kernel]) -> set[str]:
    """The functions that calls name."""
    return {
        text.bind(one.tokens[index])
        for one in kernels
        for index, form in enumerate(one.forms)
        if form.flow == "call"
        for text in form.targets
    }


def _alive(function: Kernel, taken: Mapping[str, int], *, uniform: bool) -> Lifetimes:
    """The lifetimes of a function in which calls take what is told."""
    return lifetimes(fold(function, uniform=uniform, taken=taken), flow_of(function))


def given(kernel: Kernel, lives: Lifetimes) -> int:
    """The registers that calls by the convention leave a kernel with, 0 where it makes none."""
    return max((_by_convention(kernel, call, across) for call, across in lives.across_calls.items()), default=0)


def _by_convention(kernel: Kernel, call: int, across: int) -> int:
    """The registers of a kernel that has so many alive across a call by the convention."""
    form = kernel.forms[call]
    if form.targets and form.targets[0].bind(kernel.tokens[call]).startswith(SYSTEM):
        return max(LEAST, across + BESIDE_SYSTEM)
    return max(LEAST, RESERVED + last(preserved(), across) + _through_register(form))


def _through_register(form: Form) -> bool:
    """Whether a form calls what a register says, which takes one register more."""
    return "call_through_register" in form.flags


def preserved() -> Iterator[int]:
    """The registers that a called function preserves, but those of the return address."""
    return chain((2,), range(16, 20), range(22, 32), (first + each for first in count(36, 8) for each in range(4)))


def overwritten() -> Iterator[int]:
    """The registers that a called function may use without preserving them."""
    return chain((0,), range(3, 16), (first + each for first in count(32, 8) for each in range(4)))


def last(numbers: Iterator[int], taken: int) -> int:
    """The number of the last register where so many are taken in order; 0 for none."""
    return next(islice(numbers, taken - 1, None)) if taken else 0


def _order(kernel: Kernel) -> tuple[list[str], set[str]]:
    """What a kernel reaches, each after all it calls; and what may call itself, which is left out of that."""
    calls = calls_of(kernel.module)
    names = reached(kernel.module, kernel.name)
    callees = {name: set(calls.get(name, ())) for name in names}
    callers: dict[str, set[str]] = {name: set() for name in names}
    for name in names:
        for callee in callees[name]:
            callers[callee].add(name)
    leaves = _peeled(callees, callers, set(names))
    roots = _peeled(callers, callees, set(names).difference(leaves))
    return leaves + roots[::-1], set(names).difference(leaves, roots)


def _peeled(needs: Mapping[str, set[str]], wanted_by: Mapping[str, set[str]], names: set[str]) -> list[str]:
    """The names that need none of these but ones that come before."""
    waits = {name: len(needs[name] & names) for name in names}
    order = [name for name in sorted(names) if not waits[name]]
    for name in order:
        for other in sorted(wanted_by[name] & names):
            waits[other] -= 1
            if not waits[other]:
                order.append(other)
    return order
