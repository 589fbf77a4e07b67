"""The settings of all layers: command line over ``ISAVIEW_*`` over ``isaview.toml`` over ``pyproject.toml`` over defaults.

Data only, never code. An unknown key is an error that names the nearest known key: a misspelt limit that is ignored protects
nobody.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from isaview.base import files, limits
from isaview.base.text import hint, safe, suggest_word
from isaview.settings.table import PREFIX, SETTINGS, Setting

FILE = "isaview.toml"
PROJECT_FILE = "pyproject.toml"
PROJECT_ROOTS = (".git", ".hg")
COMMAND_LINE = "the command line"
"""The name of the highest layer in errors and origins."""


class ConfigurationError(Exception):
    """A setting that cannot be used; the message names where it stands."""


class Configuration(Struct, frozen=True):
    """The value of every setting, and the layer that set it; ``folders`` are those of the files that set it."""

    values: Mapping[str, Any]
    origins: Mapping[str, str] = field(default_factory=dict)
    folders: Mapping[str, Path] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Any:
        """The value of a setting."""
        return self.values[name]


_Layer = tuple[Mapping[str, Any], str, Path | None]
"""Values by setting, the layer's name, and the folder of its file."""


def load(given: Mapping[str, Any], environment: Mapping[str, str], folder: Path) -> Configuration:
    """The settings of all layers.

    Args:
        given: what the command line says; None where it says nothing.
        environment: the process's environment.
        folder: where the search for configuration files begins; it goes up to the root of the project.

    Raises:
        ConfigurationError: an unknown key, a value that is no good, or a file that cannot be read.
    """
    layers: list[_Layer] = [({name: value for name, value in given.items() if value is not None}, COMMAND_LINE, None)]
    layers += [(_environment_values(environment), "the environment", None), *_file_layers(folder)]
    values: dict[str, Any] = {}
    origins: dict[str, str] = {}
    folders: dict[str, Path] = {}
    for setting in SETTINGS:
        name = setting.name
        values[name], origins[name] = setting.default, "default"
        for layer, origin, place in layers:
            if name in layer:
                values[name], origins[name] = _parse_value(setting, layer[name], origin), origin
                if place is not None:
                    folders[name] = place
                break
    return Configuration(values, origins, folders)


def _parse_value(setting: Setting, value: Any, origin: str) -> Any:
    try:
        return setting.parse(value)
    except ValueError as error:
        # A table or list repeated in one line of error helps nobody.
        got = "" if setting.table or isinstance(value, list) else f", not {safe(str(value))!r}"
        what, *choices = error.args
        near = suggest_word(str(value), choices[0]) if choices else ""
        raise ConfigurationError(f"{setting.name} in {origin}: {safe(str(what))}{got}{near}") from None


def _environment_values(environment: Mapping[str, str]) -> dict[str, str]:
    known = {setting.variable: setting.name for setting in SETTINGS if setting.variable}
    own = {variable: value for variable, value in sorted(environment.items()) if variable.startswith(PREFIX)}
    for variable in own:
        if variable not in known:
            raise ConfigurationError(_unknown_key(variable, known, "the environment"))
    return {known[variable]: value for variable, value in own.items()}


def _file_layers(folder: Path) -> list[_Layer]:
    """The nearest ``isaview.toml`` and the nearest ``pyproject.toml`` with a section for isaview, up to the project's root."""
    for place in (folder, *folder.parents):
        layers = list(_layers_in(place))
        # A search beyond the project would let a file in somebody's home, or in /tmp, decide what passes.
        if layers or any((place / root).exists() for root in PROJECT_ROOTS):
            return layers
    return []


def _layers_in(folder: Path) -> Iterator[_Layer]:
    """The layers of one folder; ``isaview.toml`` counts more than ``pyproject.toml``."""
    path = folder / FILE
    if os.path.lexists(path):  # a dangling link is an error to report, not an absent file
        yield _check_keys(_parse_toml(path), path), FILE, folder
    path = folder / PROJECT_FILE
    if not os.path.lexists(path):
        return
    section: Mapping[str, Any] | None = _parse_toml(path)
    for name in ("tool", "tool.isaview"):
        section = (section or {}).get(name.rpartition(".")[2])
        if section is not None and not isinstance(section, dict):
            raise ConfigurationError(f"{safe(str(path))}: {name} is a table")
    if section is not None:
        yield _check_keys(section, path), f"{PROJECT_FILE} [tool.isaview]", folder


def _parse_toml(path: Path) -> dict[str, Any]:
    import tomllib

    name = safe(str(path))
    try:
        return tomllib.loads(files.content(path, limits.CONFIG_BYTES).decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise ConfigurationError(f"{name}: {safe(str(error))}") from None
    except OSError as error:
        raise ConfigurationError(f"{name}: {safe(error.strerror or str(error))}") from None


def _check_keys(section: Mapping[str, Any], path: Path) -> Mapping[str, Any]:
    """The section. Raises ConfigurationError: a key is unknown, or the user's own (``cache``): a project must not set it."""
    known = [setting.name for setting in SETTINGS if not setting.user]
    for key in section:
        if key not in known:
            raise ConfigurationError(_unknown_key(key, known, safe(str(path))))
    return section


def _unknown_key(key: str, known: Mapping[str, str] | list[str], place: str) -> str:
    return f"{place}: no setting is called {safe(key)!r}; {hint(key, list(known), 'see `isaview list settings`')}"
