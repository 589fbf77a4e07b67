"""Discovery: a folder is its own list.

Each module of ``dialects/``, ``analyzers/``, ``rules/`` and ``formats/`` offers one public name; nothing is registered by
hand. Modules are imported only when their folder is asked for.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any


@cache
def offered(package: str, name: str) -> tuple[Any, ...]:
    """What the modules of a package offer under ``name``, in the order of the modules' names.

    Raises:
        AttributeError: a module of the package offers no such name (a leading underscore leaves a module out).
    """
    return tuple(getattr(import_module(f"{package}.{module}"), name) for module in modules(package))


def one_offered(package: str, name: str, module: str) -> Any | None:
    """What one module of a package offers under ``name``, None where there is no such module; no other is imported."""
    return getattr(import_module(f"{package}.{module}"), name) if module in modules(package) else None


@cache
def modules(package: str) -> tuple[str, ...]:
    """The modules of a package that offer something, in the order of their names; none of them is imported."""
    path = import_module(package).__path__
    return tuple(sorted(one.name for one in iter_modules(path) if not one.name.startswith("_") and not one.ispkg))
