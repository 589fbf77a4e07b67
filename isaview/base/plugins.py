"""What a folder of the package holds: modules that offer something under one name, and tables.

Nothing is registered by hand: modules are found by their folder, and imported only when they are asked for. Tables are TOML
files, parsed once and kept in the store, from which they are read in a tenth of the time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from functools import cache
from importlib import import_module
from importlib.resources.abc import Traversable
from pkgutil import iter_modules
from typing import Any, TypeVar

from msgspec import Struct, ValidationError, convert

from isaview.base import store


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
        return tuple(sorted(entry.name for entry in found if not entry.ispkg and fnmatchcase(entry.name, leaf)))
    rooms = sorted(entry.name for entry in found if entry.ispkg)
    return tuple(f"{room}.{module}" for room in rooms for module in modules(f"{package}.{room}", leaf))


Row = TypeVar("Row", bound=Struct)


def parsed(file: Traversable) -> dict[str, Any]:
    """The document of a TOML file of the package's own; it holds no dates and times.

    Raises:
        FileNotFoundError: there is no such file.
    """
    text = file.read_text(encoding="utf-8")
    key = store.digest("table", text)
    document: dict[str, Any] | None = store.load("tool", key, dict[str, Any])
    if document is None:
        import tomllib

        document = tomllib.loads(text)
        store.save("tool", key, document)
    return document


class TableError(ValueError):
    """A row of a table of the package's own is not what its reader expects; the message names table, row and key."""


def refuse(columns: Iterable[str], row: str, known: Iterable[str], required: Iterable[str] = ()) -> None:
    """Refuse a row, named by ``row``, whose columns are not known or not all there.

    Raises:
        TableError: it has a column that is not ``known``, or lacks one that is ``required``.
    """
    unknown, missing = sorted({*columns} - {*known}), sorted({*required} - {*columns})
    if unknown or missing:
        raise TableError(f"{row}: " + (f"no column is called {unknown[0]!r}" if unknown else f"no column {missing[0]!r}"))


def checked(kind: type[Row], columns: Mapping[str, Any], row: str) -> Row:
    """A row as a record; ``row`` names table and row in messages.

    Raises:
        TableError: a column is missing, unknown, or of another type.
    """
    refuse(columns, row, kind.__struct_fields__)
    try:
        return convert(columns, kind)
    except ValidationError as error:
        raise TableError(f"{row}: {error}") from None
