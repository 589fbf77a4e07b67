"""Calls: which functions of a module call which."""

from __future__ import annotations

from collections.abc import Mapping

from isaview.model.kernel import Module


def calls_of(module: Module) -> Mapping[str, tuple[str, ...]]:
    """Function name → the functions it calls directly, in order of first call, each once; kept with the module."""
    return module.once(calls_of, lambda: _calls(module))


def reached(module: Module, name: str) -> tuple[str, ...]:
    """A kernel or function and what it calls, however deep, in the order in which calls lead there."""
    calls = calls_of(module)
    found = {name: None}
    waiting = [name]
    while waiting:
        fresh = [callee for callee in calls.get(waiting.pop(), ()) if callee not in found]
        found.update(dict.fromkeys(fresh))
        waiting.extend(fresh)
    return tuple(found)


def _calls(module: Module) -> Mapping[str, tuple[str, ...]]:
    calls: dict[str, tuple[str, ...]] = {}
    for kernel in module.kernels:
        found: dict[str, None] = {}
        for index, form in enumerate(kernel.forms):
            if form.flow != "call":
                continue
            names = [text.bind(kernel.tokens[index]) for text in form.targets]
            if form.table is not None:
                names.extend(kernel.tables.get(form.table.bind(kernel.tokens[index]), ()))
            for name in names:
                found[module.aliases.get(name, name)] = None
        calls[kernel.name] = tuple(found)
    return calls
