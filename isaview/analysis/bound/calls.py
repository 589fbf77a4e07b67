"""What the functions of a module cost where a kernel calls them.

A function is counted once for each place that calls it, with its own loops and the functions it calls. Functions that end the
program, report, or reduce arguments beyond all measure are taken not to be called, and a compiler's own subroutine is not where
a branch leads to the call alone: it does what the short way of a division or root cannot. What calls itself, is not in the
file, or is called through a register that holds no named function is not counted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from isaview.analysis.addresses.addressed import Addressed
from isaview.analysis.addresses.addresses import accesses
from isaview.analysis.addresses.launch_shape import Shape
from isaview.analysis.addresses.trips import Trips, trips_of
from isaview.analysis.bound.costs import Costs, Setting, block_costs, sum_costs
from isaview.analysis.bound.lengths import assumed_trips, unknown_loops
from isaview.analysis.bound.work import Work, block_counts, block_work, sum_work
from isaview.flow.graph import flow_of
from isaview.flow.values import values_of
from isaview.model.kernel import Kernel

RARE = frozenset(("__assertfail", "__assert_fail", "abort", "__trap"))
_RARE_PARTS = ("slowpath", "printf", "hostcall")
_OF_THE_COMPILER = ("+0x", "__internal_")
"""Parts of the names of subroutines that a compiler makes: an offset in the kernel, or a name of its own."""
# Instructions of a block that does nothing but call: the call, and moves of arguments and results.
_MOST_OF_A_CALL = 8
# Instructions that make an address of a function.
_MOST_FOLLOWED = 16
# Functions that call each other.
_DEEPEST = 16


class CallCosts(Struct):
    """What calls cost by the instruction that calls, with the work done there, and the functions taken not to be called."""

    costs: dict[int, Costs] = field(default_factory=dict)
    works: dict[int, Work] = field(default_factory=dict)
    rare: set[str] = field(default_factory=set)


def callee_costs(kernel: Kernel, setting: Setting, outer: int, inner: int) -> CallCosts | str:
    """What the calls of a kernel cost with unknown loops running as `assumed_trips`; why that is not known, as a text."""
    functions = kernel.module.by_name
    order = _callees_first(kernel, functions)
    if isinstance(order, str):
        return order
    totals: dict[str, tuple[Costs, Work]] = {}
    for name in order:
        totals[name] = _total(functions[name], setting, (outer, inner), totals)
    called = CallCosts()
    for index, name in _calls(kernel):
        if _is_rare(name) or (any(part in name for part in _OF_THE_COMPILER) and _is_alone(kernel, index)):
            called.rare.add(name)
        else:
            called.costs[index], called.works[index] = totals[name]
    return called


def _is_rare(name: str) -> bool:
    return name in RARE or any(part in name for part in _RARE_PARTS)


def _is_alone(kernel: Kernel, call: int) -> bool:
    """Whether a block does nothing but call, and every way to it has another way to go."""
    flow = flow_of(kernel)
    block = flow.blocks[flow.block_of(call)]
    forms = kernel.forms[block.first : block.last]
    before = flow.predecessors[block.index]
    is_chosen = bool(before) and all(len(flow.successors[predecessor]) > 1 for predecessor in before)
    return is_chosen and len(forms) <= _MOST_OF_A_CALL and not any(form.accesses for form in forms)


def _calls(kernel: Kernel) -> list[tuple[int, str]]:
    """The calls of a function by instruction; an empty name where the text does not say what is called."""
    return [
        (
            index,
            form.targets[0].bind(kernel.tokens[index]).lstrip("@") if form.targets else _function_in_register(kernel, index),
        )
        for index, form in enumerate(kernel.forms)
        if form.flow == "call"
    ]


def _function_in_register(kernel: Kernel, call: int) -> str:
    """The function whose address a call finds in its registers: the only one that is named on the way there, "" for none.

    Registers are followed to their last writers in blocks that every way to the call goes through.
    """
    flow, before = flow_of(kernel), values_of(kernel).writers
    names: set[str] = set()
    seen: set[int] = set()
    waiting = [(call, register) for register in kernel.operands.reads[call]]
    while waiting and len(seen) < _MOST_FOLLOWED:
        user, register = waiting.pop()
        over = set(flow.dominating(flow.block_of(user)))
        earlier = (index for index in reversed(before.get(register, ())) if index < user and flow.block_of(index) in over)
        index = next(earlier, None)
        if index is None or index in seen:
            continue
        seen.add(index)
        names |= {text.bind(kernel.tokens[index]).lstrip("@") for text in kernel.forms[index].symbols}
        waiting += [] if kernel.forms[index].symbols else [(index, read) for read in kernel.operands.reads[index]]
    name = names.pop() if len(names) == 1 else ""
    return name if name in kernel.module.by_name or _is_rare(name) else ""


def _callees_first(kernel: Kernel, functions: Mapping[str, Kernel]) -> list[str] | str:
    """The functions a kernel reaches, those first that others call; why there is no such order, as a text."""
    order: list[str] = []
    open_: set[str] = {kernel.name}
    stack = [(kernel, iter(_calls(kernel)))]
    while stack:
        current, calls = stack[-1]
        call = next(calls, None)
        if call is None:
            stack.pop()
            open_.discard(current.name)
            order.append(current.name)
            continue
        name = call[1]
        if not name:
            return "what is called through a register is not followed"
        if name in order or _is_rare(name):
            continue
        callee = functions.get(name)
        if callee is None or not len(callee):
            return f"it calls {name}, whose text is not in the file"
        if name in open_ or len(stack) > _DEEPEST:
            return f"{name} calls itself"
        if not callee.complete:
            return f"statements of {name}, which it calls, could not be read"
        open_.add(name)
        stack.append((callee, iter(_calls(callee))))
    return order[:-1]


def _total(
    function: Kernel, setting: Setting, assumed: tuple[int, int], inner: Mapping[str, tuple[Costs, Work]]
) -> tuple[Costs, Work]:
    """What a run of a function costs and does, with what it calls."""
    size = setting.machine.wave_size
    works = block_work(function, size)
    followed: tuple[Sequence[Addressed], Mapping[int, Trips]] = function.once_counted(
        (_total, size), lambda: (accesses(function, size), trips_of(function, Shape(size)))
    )
    costs = block_costs(function, works, followed[0], setting)
    for index, name in _calls(function):
        if name in inner:
            block = flow_of(function).block_of(index)
            costs[block].add_all(inner[name][0])
            works[block].add(inner[name][1])
    trips = assumed_trips(unknown_loops(function, followed[1]), followed[1], *assumed)
    counts = {block: count or 0 for block, count in block_counts(function, None, followed[1], trips).items()}
    work = sum_work(works, counts)
    assert work is not None
    return sum_costs((costs[block], count) for block, count in counts.items()), work
