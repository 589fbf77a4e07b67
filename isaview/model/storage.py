"""Storage: the shared and private memory that a kernel, and the functions it calls, declare or name.

Shared memory is laid out as NVIDIA's assembler does it, each variable at its alignment: those that are named and that other
modules can name, the kernel's own that it names, the module's others that are named, those of functions it calls, its own that
nobody names. Where a module has memory that is sized at launch, that begins at its alignment behind all others, in every kernel
that has any. Variables that state no alignment are packed. Text for debugging has the widest alignments first, the module's
before the kernel's, and what is sized at launch begins behind them only where the kernel names it. What nothing outside of a
module of LLVM IR can name is a function's own where it alone names it, as LLVM hands it to that assembler. Where a back end
fills gaps, shared memory is laid out by `isaview.model.filled_storage`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.measure import Measure, counted, unavailable, up
from isaview.base.text import safe
from isaview.model.filled_storage import Area, Placed, areas
from isaview.model.kernel import Kernel, Module, Storage, reached

SPACES = ("shared", "private")
_LAUNCHED_ALIGNMENT = 16
"""Where memory that is sized at launch begins in text for debugging."""
_SHOWN = 3
"""Names that a reason lists."""


class _Owned(Struct, frozen=True):
    """A module's memory by who has it: each function's own, and what is nobody's; ``named`` is what each function names."""

    own: Mapping[str, Sequence[Storage]]
    common: Mapping[str, Storage]
    named: Mapping[str, set[str]]


def declared(module: Module) -> Iterator[tuple[Kernel, dict[str, Measure]]]:
    """Each kernel with the shared and private memory it declares or names, where the dump does not state the sum itself."""
    if not module.storage and not any(kernel.storage for kernel in module.kernels):
        return
    owned = _owned(module, module.kernels)
    filled = areas(module, owned.named) if "filled_storage" in module.facts else {}
    for kernel in module.kernels:
        found: dict[str, Measure] = {}
        for space in SPACES:
            variables = _in_order(owned, reached(module, kernel.name), space)
            area = filled[kernel.name] if filled and space == "shared" else _area(module, variables, space)
            placed = [one for one, _ in area.placed]
            placed += [one for one in variables if one.bytes is None and one not in placed]
            if placed and f"{space}_bytes" not in kernel.stated:
                found |= _told(f"{space}_bytes", placed, area.end)
        yield kernel, found


def begins(kernel: Kernel) -> dict[str, int]:
    """Where the shared and private variables in a kernel's reach begin, by name, those of names that stand for two apart."""
    module = kernel.module
    callees = reached(module, kernel.name)
    functions = [one for one in module.kernels if one.name in callees]
    filled = "filled_storage" in module.facts
    owned = _owned(module, module.kernels if filled else functions)
    spaces = [_placed(_in_order(owned, callees, space)) for space in SPACES if not filled or space != "shared"]
    placed = [pair for pairs in spaces for pair in pairs]
    placed += areas(module, owned.named)[kernel.name].placed if filled else ()
    counts = Counter(one.name for one, _ in placed)
    return {one.name: begin for one, begin in placed if counts[one.name] == 1}


def _owned(module: Module, functions: Sequence[Kernel]) -> _Owned:
    """Who has the memory that these functions name; what may be one's alone takes a look at all functions of the module."""
    lone = [one for one in module.storage.values() if one.lone]
    looked_at = module.kernels if lone else functions
    own: dict[str, list[Storage]] = {one.name: list(one.storage) for one in looked_at}
    named = {one.name: _named(one, module.storage) for one in looked_at}
    users: dict[str, list[str]] = {}
    for function, names in named.items():
        for name in names:
            users.setdefault(name, []).append(function)
    alone = {one.name: users[one.name][0] for one in lone if len(users.get(one.name, ())) == 1}
    for name, function in alone.items():
        own[function].append(module.storage[name])
    return _Owned(own, {name: one for name, one in module.storage.items() if name not in alone}, named)


def _named(kernel: Kernel, storage: Mapping[str, Storage]) -> set[str]:
    """The names of memory, the module's or shared memory of its own, that a kernel's instructions have."""
    names = {one.name for one in kernel.storage if one.space == "shared"} | storage.keys()
    if not names:
        return set()
    return names & {
        text.bind(tokens) for form, tokens in zip(kernel.forms, kernel.tokens, strict=True) for text in form.symbols
    }


def _in_order(owned: _Owned, reached: Sequence[str], space: str) -> list[Storage]:
    """The variables of a kernel, the first of ``reached``, and of the functions it calls, in the order they are laid out."""
    kernel, *functions = reached
    mine, named = owned.own.get(kernel, ()), owned.named[kernel]
    used = set().union(*(owned.named.get(name, ()) for name in reached))
    found = (
        *(one for name, one in owned.common.items() if name in used and one.visible),
        *(one for one in mine if one.name in named),
        *(one for name, one in owned.common.items() if name in used and not one.visible),
        *(one for name in functions for one in owned.own.get(name, ())),
        *(one for one in mine if one.name not in named),
    )
    return [one for one in found if one.space == space]


def _area(module: Module, variables: Sequence[Storage], space: str) -> Area:
    """The memory of one space that variables in their order take, in a module for NVIDIA's assembler."""
    launched = [one for one in module.storage.values() if one.space == space == "shared" and one.bytes is None]
    if "for_debugging" in module.facts:
        variables = sorted(variables, key=lambda one: (-one.alignment, module.storage.get(one.name) is not one))
        launched = [replace(one, alignment=_LAUNCHED_ALIGNMENT) for one in variables if one.bytes is None and space == "shared"]
    placed = tuple(_placed(variables))
    end = max((begin + one.bytes for one, begin in placed if one.bytes is not None), default=0)
    return Area(placed, up(end, max((one.alignment for one in launched), default=1)))


def _placed(variables: Iterable[Storage]) -> Iterator[Placed]:
    """The variables of one space with the byte at which each begins: those that are sized at launch behind all others."""
    end = 0
    for one in sorted(variables, key=lambda variable: variable.bytes is None):
        begin = up(end, one.alignment)
        yield one, begin
        end = begin + (one.bytes or 0)


def _told(name: str, variables: Sequence[Storage], fixed: int) -> dict[str, Measure]:
    """The memory that variables of one space take, which ends at ``fixed`` before what is sized at launch."""
    packed = sum(one.bytes or 0 for one in variables)
    how = "sum of the declarations the kernel names"
    how = how if fixed == packed else f"{how}, {packed:,}, each at its alignment"
    opened = [one for one in variables if one.bytes is None]
    if opened:
        because = f"{fixed} bytes are declared; {', '.join(safe(one.name) for one in opened)} is sized at launch"
        return {f"{name}_static": counted(fixed, "B", how), name: unavailable("B", because)}
    listed = ", ".join(safe(one.name) for one in variables[:_SHOWN]) + (" …" if len(variables) > _SHOWN else "")
    return {name: counted(fixed, "B", f"{how}: {listed}")}
