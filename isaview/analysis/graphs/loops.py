"""Loops that stand in a function's own text: how often they run, and which arrays they leave as they are."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod

from msgspec import Struct

from isaview.base import regex
from isaview.flow.graph import flow_of
from isaview.model.keeper import once_for_each
from isaview.model.kernel import Kernel

_RELATIONS = frozenset(("below", "at_most"))
_NUMBER = regex.compile(r"(?:dense<)?(-?\d{1,15})>?")


class GraphLoop(Struct, frozen=True):
    """A loop: its trips, None where nothing says, and what it ``changes``: registers that hold other arrays each time."""

    trips: int | None
    changes: frozenset[int]


def runs_around(kernel: Kernel, index: int) -> int:
    """How often loops around an instruction of its own function run it, one iteration each where that is not known."""
    return prod(inside.trips or 1 for inside in _loops_around(kernel, index))


def innermost_loop(kernel: Kernel, index: int) -> GraphLoop | None:
    """The innermost loop around an instruction."""
    return min(_loops_around(kernel, index), key=lambda inside: len(inside.changes), default=None)


def are_trips_known(kernel: Kernel) -> bool:
    """Whether the text says of each loop of a function how often it runs."""
    return all(inside.trips is not None for inside in _loops(kernel).values())


def _loops_around(kernel: Kernel, index: int) -> list[GraphLoop]:
    flow = flow_of(kernel)
    if not flow.loops:
        return []
    block, inside = flow.block_of(index), _loops(kernel)
    return [inside[loop.index] for loop in flow.loops if block in loop.blocks]


@once_for_each
def _loops(kernel: Kernel) -> Mapping[int, GraphLoop]:
    flow, forms, writes = flow_of(kernel), kernel.forms, kernel.operands.writes
    heads = {writes[index]: index for index, form in enumerate(forms) if "loop" in form.flags and writes[index]}
    found: dict[int, GraphLoop] = {}
    for loop in flow.loops:
        inside = [index for block in loop.blocks for index in range(flow.blocks[block].first, flow.blocks[block].last)]
        ends = [index for index in inside if forms[index].flow == "jump" and writes[index] in heads]
        tests = [index for index in inside if not _RELATIONS.isdisjoint(forms[index].flags)]
        written = {number for index in inside for number in writes[index]}
        if len(ends) != 1:
            found[loop.index] = GraphLoop(None, frozenset(written))
            continue
        carried = zip(writes[ends[0]], operand_texts(kernel, ends[0]), strict=False)
        same = {number for number, text in carried if kernel.registers[number].name == text}
        trips = _trips(kernel, heads[writes[ends[0]]], tests[0], ends[0]) if tests else None
        found[loop.index] = GraphLoop(trips, frozenset(written - same))
    return found


def _trips(kernel: Kernel, head: int, test: int, end: int) -> int | None:
    """The trips of a loop by its head, its comparison, and the instruction that carries its values on.

    They are known where a counter with a literal start and step is compared with a literal:
    ``ceil((limit - start) / step)``, the limit one larger where the counter may reach it.
    """
    reads, writes, forms = kernel.operands.reads, kernel.operands.writes, kernel.forms
    if len(reads[test]) != 1 or reads[test][0] not in writes[head]:
        return None
    place = writes[head].index(reads[test][0])
    starts, ends, limits = (operand_texts(kernel, index) for index in (head, end, test))
    sums = (index for index in range(test, end) if [kernel.registers[n].name for n in writes[index]] == ends[place : place + 1])
    added = next(sums, None)
    if added is None or reads[added] != reads[test] or place >= len(starts):
        return None
    flags = forms[added].flags
    if "neutral_zero" not in flags or "ordered" in flags or forms[added].instruction_class != "integer":
        return None
    step = next(filter(None, map(_number, operand_texts(kernel, added))), 0)
    start, limit = _number(starts[place]), _number(limits[-1])
    if start is None or limit is None or step <= 0:
        return None
    return max(0, -(-(limit + ("at_most" in forms[test].flags) - start) // step))


def _number(text: str) -> int | None:
    match = _NUMBER.fullmatch(text)
    return None if match is None else int(match[1])


def operand_texts(kernel: Kernel, index: int) -> list[str]:
    """The operands of an instruction as texts, literals too."""
    return [text.bind(kernel.tokens[index]) for text in kernel.forms[index].operands]
