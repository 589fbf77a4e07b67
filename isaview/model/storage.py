"""The shared and private memory that a kernel, and the functions it calls, declare or name.

NVIDIA's assembler lays shared memory out in this order, each variable at its alignment: those that are named and that other
modules can name, the kernel's own that it names, the module's others that are named, those of functions it calls, its own that
nobody names. Memory that is sized at launch begins at its alignment behind all others, in every kernel that has any. Text for
debugging has the widest alignments first, the module's before the kernel's, and what is sized at launch begins behind them only
where the kernel names it. A variable of LLVM IR that no other module can name belongs to the only function that names it.

LLVM's AMDGPU back end lays shared memory out whole for each kernel, in up to two areas, and fills gaps ("filled_storage" among
the module's facts; AMDGPULowerModuleLDS, its hybrid strategy). A variable that functions called by several kernels name lies at
the same place in all of them: in the first area, which each kernel has that calls such a function. It holds the variable with
the most such kernels (of these the smallest) and those that have the same kernels. All else that a kernel or what it calls
names is in an area of the kernel's own behind it. In an area the variable that leaves the smallest gap is always next, of
several the most aligned, of these the largest; an area ends at the alignment of its variables' types.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import limits
from isaview.base.measure import Measure, counted_measure, round_up, unavailable
from isaview.base.text import safe
from isaview.model.kernel import Kernel, Module, Storage, reachable_functions, reached_from

SPACES = ("shared", "private")
_LAUNCHED_ALIGNMENT = 16
"""Where memory that is sized at launch begins in text for debugging."""
_SHOWN = 3
"""Names that a reason lists."""
Placed = tuple[Storage, int]
"""A variable and the byte at which it begins."""


class _Area(Struct, frozen=True):
    """Variables in the order they lie, and the byte behind the last."""

    placed: tuple[Placed, ...] = ()
    end: int = 0


class _Owned(Struct, frozen=True):
    """A module's memory by its owner: each function's own, and what has no owner; ``named`` is what each function names."""

    own: Mapping[str, Sequence[Storage]]
    common: Mapping[str, Storage]
    named: Mapping[str, set[str]]


def declared_storage(module: Module) -> Iterator[tuple[Kernel, dict[str, Measure]]]:
    """Each kernel with the shared and private memory it declares or names, where the dump does not state the sum itself."""
    if not module.storage and not any(kernel.storage for kernel in module.kernels):
        return
    owned, callees = _storage_owners(module), _callees(module)
    areas = _filled_areas(module, owned.named, callees) if "filled_storage" in module.facts else {}
    for kernel in module.kernels:
        measures: dict[str, Measure] = {}
        if kernel.name not in callees:
            because = f"the kernels of this module call more than {limits.STORAGE_CALLEES:,} functions that may need some"
            nothing = {f"{space}_bytes": unavailable("B", because) for space in SPACES}
            yield kernel, {name: measure for name, measure in nothing.items() if name not in kernel.stated}
            continue
        for space in SPACES:
            variables = _in_order(owned, callees[kernel.name], space)
            area = areas[kernel.name] if areas and space == "shared" else _area(module, variables, space)
            placed = [variable for variable, _ in area.placed]
            placed += [variable for variable in variables if variable.bytes is None and variable not in placed]
            if placed and f"{space}_bytes" not in kernel.stated:
                measures |= _space_measures(f"{space}_bytes", placed, area.end)
        yield kernel, measures


def _callees(module: Module) -> dict[str, Sequence[str]]:
    """Each kernel and function → itself and what it calls, however deep.

    Those beyond the limit are left out, kernels last; all of them are where memory is laid out for all kernels together.
    """
    callees: dict[str, Sequence[str]] = {}
    left = limits.STORAGE_CALLEES
    for kernel in sorted(module.kernels, key=lambda kernel: not kernel.is_entry):
        names = reachable_functions(module, kernel.name, left)
        if len(names) <= left:
            callees[kernel.name] = names
        elif "filled_storage" in module.facts:
            return {}
        left = max(left - len(names), 0)
    return callees


def _storage_owners(module: Module) -> _Owned:
    """Who owns the memory of a module: its functions, and which of it each names."""
    lone = [variable for variable in module.storage.values() if variable.lone]
    own: dict[str, list[Storage]] = {function.name: list(function.storage) for function in module.kernels}
    names_used = {function.name: _named_storage(function, module.storage) for function in module.kernels}
    users: dict[str, list[str]] = {}
    for function, names in names_used.items():
        for name in names:
            users.setdefault(name, []).append(function)
    owners = {variable.name: users[variable.name][0] for variable in lone if len(users.get(variable.name, ())) == 1}
    for name, owner in owners.items():
        own[owner].append(module.storage[name])
    return _Owned(own, {name: variable for name, variable in module.storage.items() if name not in owners}, names_used)


def _named_storage(kernel: Kernel, storage: Mapping[str, Storage]) -> set[str]:
    """The names of memory, the module's or shared memory of its own, that a kernel's instructions have."""
    names = {variable.name for variable in kernel.storage if variable.space == "shared"} | storage.keys()
    if not names:
        return set()
    return names & {
        text.bind(tokens) for form, tokens in zip(kernel.forms, kernel.tokens, strict=True) for text in form.symbols
    }


def _in_order(owned: _Owned, callees: Sequence[str], space: str) -> list[Storage]:
    """The variables of a kernel, the first of ``callees``, and of the functions it calls, in the order they are laid out."""
    kernel, *functions = callees
    own, named = owned.own.get(kernel, ()), owned.named[kernel]
    used = set().union(*(owned.named.get(name, ()) for name in callees))
    common = [variable for name, variable in owned.common.items() if name in used]
    variables = (
        *(variable for variable in common if variable.visible),
        *(variable for variable in own if variable.name in named),
        *(variable for variable in common if not variable.visible),
        *(variable for name in functions for variable in owned.own.get(name, ())),
        *(variable for variable in own if variable.name not in named),
    )
    return [variable for variable in variables if variable.space == space]


def _area(module: Module, variables: Sequence[Storage], space: str) -> _Area:
    """The memory of a space that variables in their order take, in a module for NVIDIA's assembler."""
    launched = [each for each in module.storage.values() if each.space == space == "shared" and each.bytes is None]
    if "for_debugging" in module.facts:
        variables = sorted(variables, key=lambda each: (-each.alignment, module.storage.get(each.name) is not each))
        launched = [each for each in variables if each.bytes is None and space == "shared"]
        launched = [replace(variable, alignment=_LAUNCHED_ALIGNMENT) for variable in launched]
    placed = tuple(_pack(variables))
    end = max((begin + each.bytes for each, begin in placed if each.bytes is not None), default=0)
    return _Area(placed, round_up(end, max((variable.alignment for variable in launched), default=1)))


def _pack(variables: Iterable[Storage]) -> Iterator[Placed]:
    """The variables of a space with the byte at which each begins: those that are sized at launch behind all others."""
    end = 0
    for variable in sorted(variables, key=lambda each: each.bytes is None):
        begin = round_up(end, variable.alignment)
        yield variable, begin
        end = begin + (variable.bytes or 0)


def _space_measures(name: str, variables: Sequence[Storage], fixed: int) -> dict[str, Measure]:
    """The memory that variables of a space take, which ends at ``fixed`` before what is sized at launch."""
    packed = sum(variable.bytes or 0 for variable in variables)
    how = "sum of the declarations the kernel names"
    how = how if fixed == packed else f"{how}, {packed:,}, each at its alignment"
    launched = [safe(variable.name) for variable in variables if variable.bytes is None]
    if launched:
        because = f"{fixed} bytes are declared; {', '.join(launched)} is sized at launch"
        return {f"{name}_static": counted_measure(fixed, "B", how), name: unavailable("B", because)}
    listed = ", ".join(safe(variable.name) for variable in variables[:_SHOWN]) + (" …" if len(variables) > _SHOWN else "")
    return {name: counted_measure(fixed, "B", f"{how}: {listed}")}


def _filled_areas(module: Module, names_used: Mapping[str, set[str]], callees: Mapping[str, Sequence[str]]) -> dict[str, _Area]:
    """The shared memory of each kernel and function of a module, by its name; ``names_used``: the variables that each names."""
    if not callees:
        return {}
    shared = {name: variable for name, variable in module.storage.items() if variable.space == "shared"}
    own = {function.name: shared.keys() & names_used[function.name] for function in module.kernels}
    called = _callee_variables(module, own, callees)
    common = _common(shared, {kernel.name: called[kernel.name] for kernel in module.kernels if kernel.is_entry})
    first = _pack_area(shared[name] for name in common)
    areas = {}
    for name, inside in called.items():
        beginning = first if inside & common else _Area()
        rest = (own[name] | inside) - (common if beginning.placed else set())
        areas[name] = _kernel_area(beginning, [shared[variable] for variable in rest])
    return areas


def _callee_variables(module: Module, own: Mapping[str, set[str]], callees: Mapping[str, Sequence[str]]) -> dict[str, set[str]]:
    """Kernel or function → the variables that the functions name which it calls, however deep.

    A call whose target is not known calls every function that a pointer may stand for.
    """
    users = {function.name for function in module.kernels if not function.is_entry and own[function.name]}
    if not users:
        return {name: set() for name in own}
    pointed = users.intersection(reached_from(module, _pointed_functions(module)))
    astray = {function.name for function in module.kernels if function.calls_through_register}
    variables = {}
    for name in own:
        unknown = bool(pointed) and any(callee in astray or callee not in own for callee in callees[name])
        inside = users.intersection(callees[name]).difference((name,)) | (pointed if unknown else set())
        variables[name] = {variable for function in inside for variable in own[function]}
    return variables


def _pointed_functions(module: Module) -> set[str]:
    """The functions that a pointer may stand for: those that are named otherwise than to call them."""
    pointed = {name for names in module.tables.values() for name in names}
    for function in module.kernels:
        for form, tokens in zip(function.forms, function.tokens, strict=True):
            if form.symbols:
                called = {text.bind(tokens) for text in form.targets} if form.flow == "call" else ()
                pointed.update({text.bind(tokens) for text in form.symbols}.difference(called))
    return pointed.intersection(function.name for function in module.kernels if not function.is_entry)


def _common(shared: Mapping[str, Storage], called: Mapping[str, set[str]]) -> set[str]:
    """The variables of the area that kernels have in common."""
    users = {name: {kernel for kernel, inside in called.items() if name in inside} for name in shared}
    several = {name: kernels for name, kernels in users.items() if len(kernels) > 1}
    if not several:
        return set()
    root = max(several, key=lambda name: (len(several[name]), -(shared[name].bytes or 0), name.encode()))
    return {name for name, kernels in several.items() if kernels == several[root] and shared[name].bytes is not None}


def _kernel_area(first: _Area, variables: Sequence[Storage]) -> _Area:
    """A kernel's memory: the common area, its own, and what is sized at launch."""
    own = _pack_area(variable for variable in variables if variable.bytes is not None)
    launched = sorted((variable for variable in variables if variable.bytes is None), key=lambda each: each.name)
    start = round_up(first.end, own.placed[0][0].alignment) if own.placed else first.end
    end = round_up(start + own.end, max((variable.alignment for variable in launched), default=1))
    placed = (*first.placed, *((each, start + begin) for each, begin in own.placed), *((each, end) for each in launched))
    return _Area(placed, end)


def _pack_area(variables: Iterable[Storage]) -> _Area:
    """An area with these variables, all of a known size: that which leaves the smallest gap is always next."""
    waiting: dict[int, list[Storage]] = {}
    for variable in sorted(variables, key=lambda each: (-(each.bytes or 0), each.name.encode()), reverse=True):
        waiting.setdefault(variable.alignment, []).append(variable)
    placed: list[Placed] = []
    end = 0
    while waiting:
        alignment = min(waiting, key=lambda each: (round_up(end, each), -each))
        placed.append((waiting[alignment].pop(), round_up(end, alignment)))
        end = placed[-1][1] + (placed[-1][0].bytes or 0)
        if not waiting[alignment]:
            del waiting[alignment]
    return _Area(tuple(placed), round_up(end, max((variable.natural for variable, _ in placed), default=1)))
