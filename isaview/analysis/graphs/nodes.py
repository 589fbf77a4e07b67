"""The operations that a run of a graph makes, how often each, and on how many chips.

Of alternatives a run takes the one with most work. A graph for several chips has the shapes of all of them together until a
compiler has divided it, and inside of regions that a person has divided.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct, field

from isaview.analysis.graphs.loops import are_trips_known, innermost_loop, runs_around
from isaview.analysis.graphs.work import (
    CALLING,
    Work,
    busiest_first,
    callee_names,
    callers_first,
    skipped_instructions,
    sum_work,
    trips_at,
)
from isaview.base import limits
from isaview.model.form import Form
from isaview.model.kernel import Kernel, Module

_FUSIBLE = frozenset(("elementwise", "moves_data", "generates", "broadcasts", "reduces"))
_NOTHING = frozenset(("no_code", "constant"))
_STANDING = frozenset(("slices", "updates"))
_SHOWING = frozenset(("slices", "reshapes"))
"""Flags of what gives a part of an array, or the array by another shape."""


class Node(Struct, frozen=True):
    """An operation: where it stands, how often it runs (at least, where a loop's length is not known), and its own work.

    ``loads`` is how often what loops around it leave as it is has to come from memory at least, ``chips`` share its work.
    """

    kernel: Kernel
    index: int
    times: int
    work: Work
    loads: int = 1
    chips: int = 1

    @property
    def form(self) -> Form:
        return self.kernel.forms[self.index]

    @property
    def name(self) -> str:
        return name_of(self.kernel, self.index)


def name_of(kernel: Kernel, index: int) -> str:
    """What an operation gives, else its opcode."""
    writes = kernel.operands.writes[index]
    return kernel.registers[writes[0]].name.partition("{")[0] if writes else kernel.forms[index].opcode


def is_fused(module: Module) -> bool:
    """Whether a compiler has fused operations of a module already."""
    return module.once(is_fused, lambda: any("fused" in form.flags for form in module.distinct_forms))


class Function(Struct):
    """What a run does with a function: ``times`` it runs it, ``loads`` its ``fixed`` arguments, which loops leave as they are.

    ``chips`` share what it does.
    """

    times: int = 0
    loads: int = 0
    fixed: frozenset[int] = frozenset()
    chips: int = 0
    taken: list[int] = field(default_factory=list)
    """Instructions that are run, in order: not those of alternatives that do less than another."""


def runs_of(module: Module, entry: Kernel, works: Mapping[str, Sequence[Work]], chips: int = 1) -> dict[str, Function]:
    """The functions that a run of the entry runs whose operations are nodes, the entry among them."""
    order = callers_first(module, entry)
    functions = {name: Function() for name in order}
    functions[entry.name] = Function(1, 1, frozenset(), chips)
    for name in order:
        kernel, own = module.by_name[name], functions[name]
        left_out = skipped_instructions(kernel, works[name]) if own.times else frozenset()
        own.taken = [index for index in range(len(kernel)) if index not in left_out] if own.times else []
        shares = _shares(kernel, own.chips, chips)
        for index in own.taken:
            if not enters(kernel, index):
                continue
            form = kernel.forms[index]
            callees = [module.by_name[callee] for callee in callee_names(kernel, index) if callee in module.by_name]
            if "chooses" in form.flags:
                # Of alternatives a run takes the one with most work.
                callees = sorted(callees, key=lambda callee: busiest_first(sum_work(works[callee.name])))[:1]
            is_loop = "loops" in form.flags
            trips = trips_at(kernel, index) if is_loop else 1
            calls = min(own.times * runs_around(kernel, index), limits.GRAPH_RUNS)
            outer = unchanged_arrays(kernel, index, own, kernel.operands.reads[index])
            slots = [slot.text.bind(kernel.tokens[index]) for slot in form.slots if slot.role == "read"]
            for callee in callees:
                if callee.name == name:
                    continue
                function, given = functions[callee.name], callee.operands.arguments
                # A loop's body has arguments of its own; a function called once has those of its caller.
                passed = (n for n, text in zip(given, slots, strict=False) if _register_number(kernel, text) in outer)
                same = unchanged_arguments(callee) if is_loop else frozenset(passed)
                loads = calls if is_loop else _loads(kernel, index, own)
                function.fixed = function.fixed & same if function.times else same
                # Nested loops multiply: a hostile text must not make numbers that take long to write.
                function.times = min(function.times + calls * (1 if trips is None else trips), limits.GRAPH_RUNS)
                function.loads = min(function.loads + loads, limits.GRAPH_RUNS)
                function.chips = max(function.chips, shares[index])
    return {name: function for name, function in functions.items() if function.times}


def _register_number(kernel: Kernel, text: str) -> int | None:
    numbers: Mapping[str, int] = kernel.once(
        _register_number, lambda: {register.name: number for number, register in enumerate(kernel.registers)}
    )
    return numbers.get(text)


def _loads(kernel: Kernel, index: int, own: Function) -> int:
    """How often what the innermost loop around an instruction leaves as it is is needed anew."""
    loop = innermost_loop(kernel, index)
    return own.loads if loop is None else own.times * runs_around(kernel, index) // max(1, loop.trips or 1)


def unchanged_arrays(kernel: Kernel, index: int, own: Function, numbers: Iterable[int]) -> frozenset[int]:
    """Those of some registers that are the same arrays each time that the innermost loop around an instruction runs it."""
    loop = innermost_loop(kernel, index)
    return own.fixed.intersection(numbers) if loop is None else frozenset(numbers) - loop.changes


def unchanged_arguments(function: Kernel) -> frozenset[int]:
    """The arguments of a loop's body that it hands on as they are."""
    given = function.operands.arguments
    root = next((index for index in reversed(range(len(function))) if "root" in function.forms[index].flags), None)
    if root is None or function.operands.writes[root]:
        return frozenset()
    names = [text.bind(function.tokens[root]) for text in function.forms[root].operands]
    return frozenset(number for number, name in zip(given, names, strict=False) if function.registers[number].name == name)


def _shares(kernel: Kernel, own: int, chips: int) -> list[int]:
    """The chips that share what each instruction does; ``own`` those of the function, ``chips`` all."""
    shares, now = [], own
    for index, form in enumerate(kernel.forms):
        now = next((int(value) for word, value in kernel.notes.get(index, ()) if word == "sharing"), now)
        now = 1 if "to_chip" in form.flags else chips if "to_all" in form.flags else now
        shares.append(now)
    return shares


def enters(kernel: Kernel, index: int) -> bool:
    """Whether an instruction runs functions whose operations are nodes: what is called and can be fused whole is one node."""
    form = kernel.forms[index]
    if CALLING.isdisjoint(form.flags):
        return False
    callees = [kernel.module.by_name.get(name) for name in callee_names(kernel, index)]
    return "calls" not in form.flags or not callees or not all(map(_is_fusible_whole, callees))


def shows(kernel: Kernel, index: int) -> bool:
    """Whether an instruction gives a part of its first operand, or that by another shape, as functions may that it calls."""
    form = kernel.forms[index]
    if "calls" not in form.flags:
        return not _SHOWING.isdisjoint(form.flags) and "indexed" not in form.flags
    callees = [kernel.module.by_name.get(name) for name in callee_names(kernel, index)]
    return bool(callees) and all(callee is not None and _shows_alone(callee) for callee in callees)


def _shows_alone(kernel: Kernel) -> bool:
    def is_shown(index: int) -> bool:
        form = kernel.forms[index]
        results = () if form.tensors is None else form.tensors.results
        is_small = is_fusible(form) and all(kind.elements == 1 for kind in results)
        return (
            form.flow == "return"
            or not _NOTHING.isdisjoint(form.flags)
            or is_small
            or ("calls" not in form.flags and shows(kernel, index))
        )

    def are_shown() -> bool:
        is_part = any("slices" in form.flags for form in kernel.distinct_forms)
        return is_part and not is_fused(kernel.module) and all(map(is_shown, range(len(kernel))))

    return kernel.once(_shows_alone, are_shown)


def _is_fusible_whole(kernel: Kernel | None) -> bool:
    if kernel is None or is_fused(kernel.module):
        return False
    forms = kernel.distinct_forms
    return _shows_alone(kernel) or kernel.once(
        _is_fusible_whole,
        lambda: all(_STANDING.isdisjoint(form.flags) and (is_fusible(form) or form.flow == "return") for form in forms),
    )


def is_fusible(form: Form) -> bool:
    """Whether compilers fuse an operation with those around it."""
    return not _NOTHING.isdisjoint(form.flags) or (not _FUSIBLE.isdisjoint(form.flags) and CALLING.isdisjoint(form.flags))


def nodes_of(
    functions: Mapping[str, Function], module: Module, works: Mapping[str, Sequence[Work]], chips: int = 1
) -> Iterator[Node]:
    """Every operation of a run that does or moves anything, in the order of the text of each function."""
    for name, function in functions.items():
        kernel = module.by_name[name]
        shares = _shares(kernel, function.chips, chips)
        for index in function.taken:
            work = works[name][index]
            if not enters(kernel, index) and (work.flops or work.transcendental or work.bytes or work.unknown):
                times = min(function.times * runs_around(kernel, index), limits.GRAPH_RUNS)
                loads = min(_loads(kernel, index, function), times)
                yield Node(kernel, index, times, work, loads, shares[index])


def are_counted(functions: Mapping[str, Function], module: Module) -> bool:
    """Whether the text says how often each loop of a run's functions runs."""
    return all(are_trips_known(module.by_name[name]) for name in functions)


def shape_of(node: Node) -> str:
    """The type of what a node gives: ``bf16[2,8]``."""
    tensors = node.form.tensors
    if tensors is None or not tensors.results:
        return ""
    kind = tensors.results[0].first_array
    return f"{kind.element}[{','.join(kind.extents)}]"
