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
    path = import_module(package).__path__
    modules = sorted(module.name for module in iter_modules(path) if not module.name.startswith("_") and not module.ispkg)
    return tuple(getattr(import_module(f"{package}.{module}"), name) for module in modules)
