"""Discovery: a folder is its own list.

Each module of ``dialects/``, ``analyzers/``, ``rules/`` and ``formats/`` offers one public name; nothing is registered by
hand. Modules are imported only when their folder is asked for.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any


@cache
def offered(package: str, name: str, pattern: str = "*") -> tuple[Any, ...]:
    """What the modules of a package offer under ``name``, in the order of the modules' names; see `modules`.

    Raises:
        AttributeError: a module offers no such name.
    """
    return tuple(getattr(import_module(f"{package}.{module}"), name) for module in modules(package, pattern))


def one_offered(package: str, name: str, module: str) -> Any | None:
    """What one module of a package offers under ``name``, None where there is no such module; no other is imported."""
    return getattr(import_module(f"{package}.{module}"), name) if module in modules(package) else None


@cache
def modules(package: str, pattern: str = "*") -> tuple[str, ...]:
    """The modules that match a pattern, in the order of their names; none of them is imported.

    ``*`` matches the modules of the package itself, ``*/*`` those of its folders, ``*/reader`` one module of each folder.
    """
    folder, _, leaf = pattern.rpartition("/")
    found = list(iter_modules(import_module(package).__path__))
    if not folder:
        return tuple(sorted(one.name for one in found if not one.ispkg and fnmatchcase(one.name, leaf)))
    rooms = sorted(one.name for one in found if one.ispkg)
    return tuple(f"{room}.{module}" for room in rooms for module in modules(f"{package}.{room}", leaf))
