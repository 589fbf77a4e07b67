"""Storage: the shared and private memory that a kernel, and the functions it calls, declare or name.

Shared memory is laid out as NVIDIA's assembler does it, each variable at its alignment: the kernel's own that it names, those
of the module that are named, those of functions it calls, its own that nobody names. Where a module has memory that is sized
at launch, that begins at its alignment behind all others, in every kernel that has any. Variables that state no alignment are
packed. Text for debugging has the widest alignments first, the module's before the kernel's, and what is sized at launch begins
behind them only where the kernel names it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from isaview.measure import Measure, counted, unavailable
from isaview.model import Kernel, Module, Storage
from isaview.rounding import up
from isaview.safe import safe

SPACES = ("shared", "private")
_LAUNCHED_ALIGNMENT = 16
"""Where memory that is sized at launch begins in text for debugging."""
_SHOWN = 3
"""Names that a reason lists."""


def declared(module: Module) -> Iterator[tuple[Kernel, dict[str, Measure]]]:
    """Each kernel with the shared and private memory it declares or names, where the dump does not state the sum itself."""
    own = {kernel.name: kernel.storage for kernel in module.kernels if kernel.storage}
    if not own and not module.storage:
        return
    named = {kernel.name: _named(kernel, module.storage) for kernel in module.kernels}
    launched = [one for one in module.storage.values() if one.space == "shared" and one.bytes is None]
    debugged = "for_debugging" in module.facts
    for kernel in module.kernels:
        variables = _in_order(module, module.reached(kernel.name), own, named)
        if debugged:
            variables, launched = _for_debugging(variables, module.storage)
        found: dict[str, Measure] = {}
        for space, behind in zip(SPACES, (launched, []), strict=True):
            inside = [one for one in variables if one.space == space]
            if inside and f"{space}_bytes" not in kernel.stated:
                found |= _told(f"{space}_bytes", inside, behind)
        yield kernel, found


def begins(kernel: Kernel) -> dict[str, int]:
    """Where the shared and private variables in a kernel's reach begin, by name, those of names that stand for two apart."""
    module = kernel.module
    reached = module.reached(kernel.name)
    functions = [one for one in module.kernels if one.name in reached]
    named = {one.name: _named(one, module.storage) for one in functions}
    variables = _in_order(module, reached, {one.name: one.storage for one in functions}, named)
    placed = [pair for space in SPACES for pair in _placed(one for one in variables if one.space == space)]
    counts = Counter(one.name for one, _ in placed)
    return {one.name: begin for one, begin in placed if counts[one.name] == 1}


def _named(kernel: Kernel, storage: Mapping[str, Storage]) -> set[str]:
    """The names of memory, the module's or shared memory of its own, that a kernel's instructions have."""
    names = {one.name for one in kernel.storage if one.space == "shared"} | storage.keys()
    if not names:
        return set()
    return names & {
        text.bind(tokens) for form, tokens in zip(kernel.forms, kernel.tokens, strict=True) for text in form.symbols
    }


def _in_order(
    module: Module, reached: Sequence[str], own: Mapping[str, Sequence[Storage]], named: Mapping[str, set[str]]
) -> list[Storage]:
    """The variables of a kernel, the first of ``reached``, and of the functions it calls, in the order they are laid out."""
    kernel, *functions = reached
    mine = own.get(kernel, ())
    used = set().union(*(named.get(name, ()) for name in reached))
    return [
        *(one for one in mine if one.name in named[kernel]),
        *(one for name, one in module.storage.items() if name in used),
        *(one for name in functions for one in own.get(name, ())),
        *(one for one in mine if one.name not in named[kernel]),
    ]


def _for_debugging(variables: Iterable[Storage], storage: Mapping[str, Storage]) -> tuple[list[Storage], list[Storage]]:
    """The variables as they are laid out for debugging, and those of them that are sized at launch."""
    ranked = sorted(variables, key=lambda one: (-one.alignment, storage.get(one.name) is not one))
    return ranked, [
        replace(one, alignment=_LAUNCHED_ALIGNMENT) for one in ranked if one.space == "shared" and one.bytes is None
    ]


def _told(name: str, variables: Sequence[Storage], launched: Sequence[Storage]) -> dict[str, Measure]:
    """The memory that variables of one space take; ``launched`` is what the module has of it that is sized at launch."""
    packed, fixed = sum(one.bytes or 0 for one in variables), _end(variables, launched)
    how = "sum of the declarations the kernel names"
    how = how if fixed == packed else f"{how}, {packed:,}, each at its alignment"
    opened = [one for one in variables if one.bytes is None]
    if opened:
        because = f"{fixed} bytes are declared; {', '.join(safe(one.name) for one in opened)} is sized at launch"
        return {f"{name}_static": counted(fixed, "B", how), name: unavailable("B", because)}
    listed = ", ".join(safe(one.name) for one in variables[:_SHOWN]) + (" …" if len(variables) > _SHOWN else "")
    return {name: counted(fixed, "B", f"{how}: {listed}")}


def _end(variables: Sequence[Storage], launched: Sequence[Storage]) -> int:
    """Where the last of the variables ends that have a size, and where what is sized at launch can begin behind them."""
    end = max((begin + one.bytes for one, begin in _placed(variables) if one.bytes is not None), default=0)
    return up(end, max((one.alignment for one in launched), default=1))


def _placed(variables: Iterable[Storage]) -> Iterator[tuple[Storage, int]]:
    """The variables of one space with the byte at which each begins: those that are sized at launch behind all others."""
    end = 0
    for one in sorted(variables, key=lambda variable: variable.bytes is None):
        begin = up(end, one.alignment)
        yield one, begin
        end = begin + (one.bytes or 0)
