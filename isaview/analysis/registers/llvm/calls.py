"""What called functions add to the registers of a kernel of SSA values.

A back end gives a kernel the most that it or anything it calls takes. Of functions of the same text it knows what they take:
what lives across a call is added to that. All others keep to the calling convention: what lives across stands in registers
that it preserves, and some back ends count for them what the largest function of the text takes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import chain, count, repeat

from msgspec import Struct

from isaview.analysis.registers.ptxas.calls import last
from isaview.model.kernel import Kernel, Module, calls_of, reachable_functions

Numbers = tuple[int, int, int]
"""Registers: the likeliest, the least and the most."""
BLURRED_FACTOR, BLURRED = 2, 4  # times, registers
"""A back end may keep so many times what lives across a call as written, and so many registers more."""


class Convention(Struct, frozen=True):
    """How functions share the registers of a lane, for one back end.

    ``least`` are the fewest registers of what calls by the convention. ``preserved`` are the registers it preserves, in order:
    (first, how many) and last (first, how many, of how many) for ever; empty where nothing is kept in registers across calls.
    ``extra`` is added to the last number used. ``pooled``: a function outside of the text is taken to need what
    the largest function of the text does. ``fitted``: functions of the text keep to it too, and the kernel's own formula was
    fitted together with what kernels call, so that only its high end grows by that.
    """

    least: int
    preserved: tuple[tuple[int, ...], ...] = ()
    extra: int = 1
    pooled: bool = False
    fitted: bool = False

    def preserved_registers(self, words: int) -> int:
        """The registers of a function that has so many words alive across a call by the convention."""
        if not words or not self.preserved:
            return self.least
        *finite, (first, length, divisor) = self.preserved
        ranges = chain(finite, zip(count(first, divisor), repeat(length)))
        numbers = chain.from_iterable(range(start, start + length) for start, length in ranges)
        return max(self.least, self.extra + last(numbers, words))


class Own(Struct, frozen=True):
    """What a kernel or function takes without what it calls, and the words alive across each of its calls."""

    numbers: Numbers
    across: Mapping[int, int]


class Given(Struct, frozen=True):
    """The registers of a kernel with what it calls, and the reasons that calls add."""

    numbers: Numbers
    reasons: tuple[str, ...] = ()


def with_calls(kernel: Kernel, own: Own, convention: Convention, own_of: Callable[[Kernel], Own]) -> Given:
    """The registers of a kernel and of all it calls; ``own_of`` tells what a function of the text takes itself."""
    if not own.across:
        return Given(own.numbers)
    module = kernel.module
    functions = module.once(
        with_calls, lambda: {name: body for name, body in module.functions.items() if len(body) and body.complete}
    )
    names = [name for name in reachable_functions(module, kernel.name) if name in functions]
    outside = _undefined_callees(module, (kernel.name, *names), functions)
    if outside and convention.pooled:
        names = list(functions)
    of_callees = {name: own_of(functions[name]) for name in names if name != kernel.name}
    needed: list[Numbers] = []
    for body, of_body in ((kernel, own), *((functions[name], of_callee) for name, of_callee in of_callees.items())):
        needed += (of_body.numbers, *_at_calls(body, of_body, of_callees, convention))
    value, low, high = (max(numbers[end] for numbers in needed) for end in range(3))
    if convention.fitted:
        value, low = (max(number, convention.least) for number in own.numbers[:2])
    return Given((value, low, max(high, value)), tuple(_reasons(outside, of_callees, convention)))


def _undefined_callees(module: Module, callers: tuple[str, ...], functions: Mapping[str, Kernel]) -> list[str]:
    """What is called and not defined in the text, by name; "" for what a pointer leads to."""
    names = (name for caller in callers for name in calls_of(module).get(caller, ()) if name not in functions)
    pointers = any(module.by_name[name].calls_through_register for name in callers)
    return [*dict.fromkeys(names), *([""] if pointers else [])]


def _at_calls(kernel: Kernel, own: Own, of_callees: Mapping[str, Own], convention: Convention) -> Iterator[Numbers]:
    """What each call asks for, by what lives across it and what is called."""
    for index, words in own.across.items():
        form = kernel.forms[index]
        callee = of_callees.get(form.targets[0].bind(kernel.tokens[index])) if form.targets else None
        by_rule = convention.preserved_registers(words)
        if callee is not None and not convention.fitted:
            most = by_rule if convention.pooled else sys.maxsize
            likely, low, high = (min(words + number, most) for number in callee.numbers)
            yield likely, low, high
        else:
            yield by_rule, min(convention.least, by_rule), convention.preserved_registers(BLURRED_FACTOR * words + BLURRED)


def _reasons(outside: list[str], of_callees: Mapping[str, Own], convention: Convention) -> Iterator[str]:
    if of_callees:
        largest = max(of_callees, key=lambda name: of_callees[name].numbers[0])
        yield f"with what it may call, of which {largest} takes {of_callees[largest].numbers[0]}"
    if outside:
        shown = next((name for name in outside if name), "")
        subject = f"{shown} and others" if shown and len(outside) > 1 else shown or "a function called through a pointer"
        at_least = f"at least {convention.least} by the calling convention"
        counted = ", and no more for them than for the largest function of the text" if convention.pooled else ""
        yield f"{subject}: not in the text, so what runs may take more; {at_least}{counted}"
