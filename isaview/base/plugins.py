"""The package's own folders and tables: what their modules offer under a name, and TOML rows as checked records.

Nothing is registered by hand: modules are looked up by their folder and imported only when they are asked for.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct, ValidationError, convert

from isaview.base.tables import table


@cache
def collect_offers(package: str, name: str, pattern: str = "*") -> tuple[Any, ...]:
    """What the modules of a package offer under ``name``, in the order of the modules' names; see `modules`."""
    return tuple(getattr(import_module(f"{package}.{module}"), name) for module in modules(package, pattern))


def one_offered(package: str, name: str, module: str) -> Any | None:
    """What a single module of a package offers under ``name``, None where there is no such module; no other is imported."""
    return getattr(import_module(f"{package}.{module}"), name) if module in modules(package) else None


class Shown:
    """What notebooks show as HTML, and ``print`` as the text of the command line; ``repr`` is short."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        return self._draw("HTML")

    def __str__(self) -> str:
        return self._draw("TEXT")

    def __repr__(self) -> str:
        names = [name for name in ("title", "headline", "kernels") if hasattr(type(self), name)]
        title = getattr(self, names[0])
        return f"<{type(self).__name__}: {title if isinstance(title, str) else f'{len(title):,} kernels'}>"

    def _draw(self, name: str) -> str:
        return str(one_offered("isaview.views.formats", name, "notebook")(self))  # type: ignore[misc]


@cache
def modules(package: str, pattern: str = "*") -> tuple[str, ...]:
    """The modules of a package (``*``), of its folders (``*/*``), or those so called in them (``*/name``), sorted."""
    place = import_module(package).__path__[0]
    folders, _, wanted = pattern.rpartition("/")
    inside = [f"{name}." for name in os.listdir(place) if "." not in name] if folders else [""]  # noqa: PTH208
    found = []
    for prefix in inside:
        with suppress(NotADirectoryError):
            files = os.listdir(os.path.join(place, prefix[:-1]))  # noqa: PTH118, PTH208  globbing takes ten times as long
            found += [prefix + file[:-3] for file in files if file.endswith(".py") and wanted in ("*", file[:-3])]
    return tuple(sorted(name for name in found if not name.endswith("__init__")))


Row = TypeVar("Row", bound=Struct)


def read_toml(file: Path) -> dict[str, Any]:
    """The document of a TOML file of the package's own, without dates and times; parsing takes ten times as long as a table."""
    text = file.read_text(encoding="utf-8")

    def parse() -> dict[str, Any]:
        import tomllib

        return tomllib.loads(text)

    return table("toml", (text,), dict, parse)


class TableError(ValueError):
    """A row of a table of the package's own is not what its reader expects; the message names table, row and column."""


def refuse(columns: Iterable[str], row: str, known: Iterable[str], required: Iterable[str] = ()) -> None:
    """Refuse a row, named by ``row``, with a column that is not ``known`` or without a ``required`` one: `TableError`."""
    unknown, missing = sorted({*columns} - {*known}), sorted({*required} - {*columns})
    if unknown or missing:
        raise TableError(f"{row}: " + (f"no column is called {unknown[0]!r}" if unknown else f"no column {missing[0]!r}"))


def make_record(kind: type[Row], columns: Mapping[str, Any], row: str) -> Row:
    """A row as a record; ``row`` names table and row in the `TableError` for a missing, unknown or mistyped column."""
    refuse(columns, row, kind.__struct_fields__)
    try:
        return convert(columns, kind)
    except ValidationError as error:
        raise TableError(f"{row}: {error}") from None
