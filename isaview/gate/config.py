"""Every setting: command line over ``ISAVIEW_*`` over ``isaview.toml`` over ``pyproject.toml [tool.isaview]`` over defaults.

Data only, never code. An unknown key is an error that names the nearest known key: a misspelt limit that is ignored protects
nobody.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from isaview.base import files, limits
from isaview.base.text import hint, meant, safe

PREFIX = "ISAVIEW_"
FILE = "isaview.toml"
PROJECT_FILE = "pyproject.toml"
_PROJECT_ROOTS = (".git", ".hg")
_DIGITS = 15
_TRUE, _FALSE = ("1", "true", "yes", "on"), ("0", "false", "no", "off", "")
COMMAND_LINE = "the command line"
"""The name of what counts most, in errors and origins."""


class ConfigurationError(Exception):
    """A setting that cannot be used; the message names where it stands."""


class Setting(Struct, frozen=True):
    """A setting: its key, what it means, its default, and the check that makes a value of it.

    ``parse`` takes what the file or the environment holds and raises ValueError with the reason where it is no good. A
    ``table`` stands in files only; what is the ``user``'s own business, in the environment only.
    """

    name: str
    meaning: str
    default: Any
    parse: Callable[[Any], Any]
    table: bool = False
    user: bool = False

    @property
    def variable(self) -> str:
        """The environment variable of the same meaning; "" for a table."""
        return "" if self.table else PREFIX + self.name.upper().replace("-", "_")


def _flag(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    word = str(value).lower()
    if word not in (*_TRUE, *_FALSE):
        raise ValueError("expected true or false")
    return word in _TRUE


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError("expected a text")
    return value


def _choice(*choices: str) -> Callable[[Any], str]:
    def parse(value: Any) -> str:
        if value not in choices:
            raise ValueError(f"expected one of {', '.join(choices)}", choices)
        return str(value)

    return parse


def _gate(value: Any) -> Any:
    """The gate that a table describes; None, which no file can hold, is the gate of nobody who configured one."""
    from isaview.gate.settings import parse_gate

    return None if value is None else parse_gate(value)


def _goals(value: Any) -> Any:
    from isaview.gate.goals import parse_goals

    return parse_goals(list(value) if isinstance(value, tuple) else value)


def _text_list(value: Any, expected: str, part: str = "") -> list[str]:
    """A list of texts, each with this part, or a text with commas between them."""
    texts = value.split(",") if isinstance(value, str) else value
    if not isinstance(texts, list) or not all(isinstance(text, str) and part in text for text in texts):
        raise ValueError(expected)
    return texts


def _pairs(value: Any) -> list[tuple[str, str]]:
    pairs = [text.partition("=") for text in _text_list(value, "expected OLD=NEW, or a list of such", "=")]
    return [(old, new) for old, _, new in pairs]


def _rules(value: Any) -> list[str]:
    from isaview.reports.rule import choose_rules

    texts = _text_list(value, "expected codes, families or names of rules")
    words = [word.strip() for text in texts for word in text.split(",") if word.strip()]
    choose_rules(words)
    return words


def _whole_number(value: Any) -> int:
    text = str(value)
    if not text.isascii() or not text.isdecimal() or len(text) > _DIGITS:
        raise ValueError("expected a whole number")
    return int(text)


SETTINGS = (
    Setting("cache", "keep tables, statements and results in the user's cache folder", True, _flag, user=True),
    Setting("cache-bytes", "how much may lie there", limits.CACHE_BYTES, _whole_number, user=True),
    Setting("check", "limits, regressions and waivers of `isaview check`", None, _gate, table=True),
    Setting("color", "auto, always or never", "auto", _choice("auto", "always", "never")),
    Setting("details", "show every kernel in full instead of a table of many", False, _flag),
    Setting("exact", "ask ptxas: auto (small PTX, to look at), never, required", "auto", _choice("auto", "never", "required")),
    Setting("exact-bytes", "the largest PTX that ptxas is asked of by itself", limits.EXACT_BYTES, _whole_number),
    Setting("exact-instructions", "the most instructions of such a text", limits.EXACT_INSTRUCTIONS, _whole_number),
    Setting("exact-kernels", "the most kernels of such a text", limits.EXACT_KERNELS, _whole_number),
    Setting("format", "the output format, see `isaview list formats`", "text", _text),
    Setting("ignore", "rules to leave out: codes, beginnings of codes, families, names", [], _rules),
    Setting("kernel", "show kernels whose name matches only", "", _text),
    Setting("kpi", "goals for figures of a dataset, see `isaview history kpi`", (), _goals, table=True),
    Setting("path-map", "source paths in dumps and where they are here: OLD=NEW", [], _pairs),
    Setting("scheduler", "the scheduler of a Dask cluster that `isaview scan` uses", "", _text, user=True),
    Setting("select", "rules to ask, all where empty; see `isaview list rules`", [], _rules),
    Setting("traceback", "show where in isaview a bug of isaview's stands", False, _flag),
    Setting("unread-allowed", "accept inputs of which more than 1 % could not be read", False, _flag),
)


class Configuration(Struct, frozen=True):
    """What every setting is, and where it was set; ``folders`` are those of the files that set it."""

    values: Mapping[str, Any]
    origins: Mapping[str, str] = field(default_factory=dict)
    folders: Mapping[str, Path] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Any:
        """The value of a setting."""
        return self.values[name]


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
    layers += [(_from_environment(environment), "the environment", None), *_from_files(folder)]
    values: dict[str, Any] = {}
    origins: dict[str, str] = {}
    folders: dict[str, Path] = {}
    for setting in SETTINGS:
        values[setting.name], origins[setting.name] = setting.default, "default"
        for layer, origin, place in layers:
            if setting.name in layer:
                values[setting.name], origins[setting.name] = _parse_value(setting, layer[setting.name], origin), origin
                if place is not None:
                    folders[setting.name] = place
                break
    return Configuration(values, origins, folders)


def _parse_value(setting: Setting, value: Any, origin: str) -> Any:
    try:
        return setting.parse(value)
    except ValueError as error:
        got = "" if setting.table or isinstance(value, list) else f", not {safe(str(value))!r}"
        what, *choices = error.args
        near = meant(str(value), choices[0]) if choices else ""
        raise ConfigurationError(f"{setting.name} in {origin}: {safe(str(what))}{got}{near}") from None


def _from_environment(environment: Mapping[str, str]) -> dict[str, str]:
    known = {setting.variable: setting.name for setting in SETTINGS if setting.variable}
    values = {}
    for variable, value in sorted(environment.items()):
        if not variable.startswith(PREFIX):
            continue
        if variable not in known:
            raise ConfigurationError(_unknown_key(variable, known, "the environment"))
        values[known[variable]] = value
    return values


_Layer = tuple[Mapping[str, Any], str, Path | None]
"""What a place says, its name, and the folder of the file it is."""


def _from_files(folder: Path) -> list[_Layer]:
    """The nearest ``isaview.toml`` and the nearest ``pyproject.toml`` with a section for isaview, up to the project's root."""
    layers: list[_Layer] = []
    for place in (folder, *folder.parents):
        own, project = place / FILE, place / PROJECT_FILE
        if os.path.lexists(own):
            layers.append((_check_keys(_toml(own), own), FILE, place))
        section = _section(project) if os.path.lexists(project) else None
        if section is not None:
            layers.append((_check_keys(section, project), f"{PROJECT_FILE} [tool.isaview]", place))
        if layers or any((place / root).exists() for root in _PROJECT_ROOTS):
            return layers
    return layers


def _section(path: Path) -> Mapping[str, Any] | None:
    """What a project's file says in its section for isaview; None where it has none."""
    table: Mapping[str, Any] | None = _toml(path)
    for name in ("tool", "tool.isaview"):
        table = (table or {}).get(name.rpartition(".")[2])
        if table is not None and not isinstance(table, dict):
            raise ConfigurationError(f"{safe(str(path))}: {name} is a table")
    return table


def _toml(path: Path) -> dict[str, Any]:
    import tomllib

    name = safe(str(path))
    try:
        return tomllib.loads(files.content(path, limits.CONFIG_BYTES).decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise ConfigurationError(f"{name}: {safe(str(error))}") from None
    except OSError as error:
        raise ConfigurationError(f"{name}: {safe(error.strerror or str(error))}") from None


def _check_keys(section: Mapping[str, Any], path: Path) -> Mapping[str, Any]:
    known = [setting.name for setting in SETTINGS if not setting.user]
    for key in section:
        if key not in known:
            raise ConfigurationError(_unknown_key(key, known, safe(str(path))))
    return section


def _unknown_key(key: str, known: Mapping[str, str] | list[str], place: str) -> str:
    return f"{place}: no setting is called {safe(key)!r}; {hint(key, list(known), 'see `isaview list settings`')}"
