"""Excerpts: a kernel in a module of what it uses alone, so that nothing else of the file can decide what is found in it.

A kernel uses the functions that it calls, however deep, and the memory that these name. One that calls what the text lacks
uses every function. The whole module is used where a register says which function is called, where memory is laid out for all
kernels together, where opcodes alone tell the GPU, and by functions where arrays are declared, which may be any caller's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy

from msgspec import Struct

from isaview.gpus.hardware import gpu_for
from isaview.model.kernel import DebugInfo, Kernel, Module, SourcePosition, Weights, calls_of, reachable_functions

_MOST = 64
"""A kernel that uses more uses the whole module: one excerpt is enough for all such kernels."""


class Places(DebugInfo):
    """The source positions, names of values and branch weights of an excerpt, by their texts."""

    def __init__(
        self,
        positions: Mapping[str, SourcePosition | None],
        weighted: Mapping[str, Weights | None],
        named: Mapping[str, str],
    ) -> None:
        self.positions, self.weighted, self.named = positions, weighted, named

    def position(self, text: str) -> SourcePosition | None:
        """The source position of a text of the excerpt."""
        return self.positions[text]

    def name(self, text: str) -> str:
        """What the source calls the value of a position."""
        return self.named.get(text, "")

    def weights(self, text: str) -> Weights | None:
        """What the text of a branch's weights says."""
        return self.weighted[text]


class _Whole(Struct, frozen=True):
    """What holds for all excerpts of a module.

    ``numbers`` are the places of its kernels by name, ``functions`` those of functions. ``together``: every kernel may depend
    on every other one; ``arrays``: kernels declare some. ``common`` is memory that every excerpt has, ``order`` that of all.
    """

    numbers: Mapping[str, Sequence[int]]
    functions: Sequence[int]
    together: bool
    arrays: bool
    common: frozenset[str]
    order: Mapping[str, int]


def excerpt(kernel: Kernel) -> Kernel:
    """The kernel in a module of its own; what was made of its columns is shared with it."""
    module = kernel.module
    used = _used_functions(kernel, module.once(_Whole, lambda: _whole(module)))
    if len(used) == len(module.kernels):
        return module.once(excerpt, lambda: _copies(module, used))[id(kernel)]
    return _copies(module, used)[id(kernel)]


def release(modules: Iterable[Module]) -> None:
    """Take models apart that nobody needs any more: they hold each other, and would stay until that is collected."""
    for module in modules:
        for own in (*module.once(release, list[Module]), module):
            for kernel in own.kernels:
                kernel.let_go()
            own.let_go()
            own.kernels = ()


def _whole(module: Module) -> _Whole:
    numbers: dict[str, list[int]] = {}
    for number, kernel in enumerate(module.kernels):
        numbers.setdefault(kernel.name, []).append(number)
    storage = module.storage
    laid_out = bool(storage) and ("filled_storage" in module.facts or any(memory.lone for memory in storage.values()))
    return _Whole(
        numbers=numbers,
        functions=[number for number, kernel in enumerate(module.kernels) if not kernel.is_entry],
        together=laid_out or gpu_for(module.target) is None,
        arrays=any(kernel.storage for kernel in module.kernels),
        common=frozenset(name for name, memory in storage.items() if memory.space != "shared" or memory.bytes is None),
        order={name: place for place, name in enumerate(storage)},
    )


def _used_functions(kernel: Kernel, whole: _Whole) -> Sequence[Kernel]:
    """The kernel and the functions that it uses, in the order of the text."""
    kernels = kernel.module.kernels
    if whole.together or (whole.arrays and not kernel.is_entry):
        return kernels
    names = reachable_functions(kernel.module, kernel.name, _MOST)
    if len(names) > _MOST:
        return kernels
    names_inside = {number for name in names for number in whole.numbers.get(name, ())}
    if whole.functions and any(kernels[number].calls_through_register for number in names_inside):
        return kernels  # which functions are called by name elsewhere says which ones an address may mean
    if not all(name in whole.numbers for name in names):
        names_inside.update(whole.functions)
    return [kernels[number] for number in sorted(names_inside)] if len(names_inside) <= _MOST else kernels


def _copies(module: Module, used: Sequence[Kernel]) -> dict[int, Kernel]:
    """Copies of kernels in a module of their own, by the identity of the kernels."""
    own = Module("", "", 1, module.dialect, module.target, module.wave_size, unlisted=module.unlisted, facts=module.facts)
    own.made_of, own.is_disassembled, own.level = module.made_of, module.is_disassembled, module.level
    module.once(release, list[Module]).append(own)
    copies = {id(kernel): _copy_kernel(kernel, own) for kernel in used}
    own.kernels = tuple(copies.values())
    own.aliases = module.aliases
    own.tables = module.tables
    # Shared memory of a known size that nobody here names changes no result of the kernel.
    if not module.storage:
        own.storage = {}
    else:
        whole: _Whole = module.once(_Whole, lambda: _whole(module))
        symbols = {
            text.bind(tokens)
            for kernel in used
            for form, tokens in zip(kernel.forms, kernel.tokens, strict=True)
            for text in form.symbols
        }
        names = sorted(symbols & module.storage.keys() | whole.common, key=whole.order.__getitem__)
        own.storage = {name: module.storage[name] for name in names}
    own.debug = Places(*_places(module, used))
    calls = calls_of(module)
    own.once(calls_of, lambda: {kernel.name: calls[kernel.name] for kernel in used})
    return copies


def _copy_kernel(kernel: Kernel, module: Module) -> Kernel:
    other = copy(kernel)
    kernel.share(other)
    other.module = module
    return other


def _places(
    module: Module, used: Iterable[Kernel]
) -> tuple[dict[str, SourcePosition | None], dict[str, Weights | None], dict[str, str]]:
    """The positions, weights and names that instructions of these kernels point to, by their texts."""
    positions: dict[str, None] = {}
    weights: dict[str, None] = {}
    for kernel in used:
        positions.update((mark, None) for mark in kernel.position_marks if mark is not None)
        if any(form.position is not None or form.weights is not None for form in kernel.distinct_forms):
            for form, tokens in zip(kernel.forms, kernel.tokens, strict=True):
                if form.position is not None:
                    positions[form.position.bind(tokens)] = None
                if form.weights is not None:
                    weights[form.weights.bind(tokens)] = None
    debug = module.debug
    names = {text: name for text in positions if (name := debug.name(text))}
    return {text: debug.position(text) for text in positions}, {text: debug.weights(text) for text in weights}, names
