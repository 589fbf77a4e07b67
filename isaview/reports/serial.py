"""The report as plain data, the JSON that other tools rely on, and the schema that describes it.

The schema of an analyzer's part follows from the types of its result, so a new analyzer describes itself.
"""

from __future__ import annotations

import json
import types
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import repeat
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import asdict

from isaview.base.measure import Measure
from isaview.inputs.sources import Refusal
from isaview.reports.analyses import analyzers
from isaview.reports.report import FORMAT_VERSION, SCHEMA, KernelReport, ModuleReport, Report
from isaview.reports.rule import Finding
from isaview.version import VERSION

Plain = None | bool | int | float | str | list[Any] | dict[str, Any]


class Piece(Struct, frozen=True):
    """What a format that streams makes of a report: its texts, and what could not be read."""

    texts: tuple[str, ...]
    refused: tuple[Refusal, ...] = ()


@cache
def shown_fields(kind: type[Struct]) -> tuple[tuple[str, str], ...]:
    """(field, JSON key) of a result's type, hidden ones left out."""
    hidden = getattr(kind, "hidden", ())
    return tuple((name, name.rstrip("_")) for name in kind.__struct_fields__ if name not in hidden)


_SINGLE, _SEVERAL = (str, int, float), (tuple, list)


def plain(value: Any) -> Plain:
    """An analyzer's result, or a part of it, as plain data; as deep as its types are, not as its input is."""
    if value is None or isinstance(value, _SINGLE):
        return value
    if isinstance(value, _SEVERAL):
        return [plain(inner) for inner in value]
    if isinstance(value, Measure):
        return asdict(value)
    if isinstance(value, Struct):
        return record(value)
    if isinstance(value, Mapping):
        return {str(key): plain(inner) for key, inner in value.items()}
    return [plain(inner) for inner in value]


def record(value: Struct) -> dict[str, Plain]:
    """A result of several parts as plain data."""
    return {key: plain(getattr(value, name)) for name, key in shown_fields(type(value))}


def kernel(reported: KernelReport) -> dict[str, Plain]:
    """A kernel; an analyzer that failed or was left out has null under its name and says why next to it."""
    own = ("name", "demangled", "short_name", "identity", "is_entry", "line", "complete", "instructions", "stated")
    document = {name: plain(getattr(reported, name)) for name in own}
    for analyzer in analyzers():
        result = reported.results.get(analyzer.name)
        if result or not analyzer.optional:
            document[analyzer.name] = plain(result)
    document["findings"] = plain(reported.findings)
    further = {"left_out": reported.left_out, "failures": reported.failures}
    return {**document, **{name: plain(value) for name, value in further.items() if value}}


def module(reported: ModuleReport) -> dict[str, Plain]:
    """An element of "inputs"."""
    further = {"settings": reported.settings, "source_lines": reported.source_lines}
    columns = ("line", "column", "message")
    return {
        **{name: getattr(reported, name) for name in ("path", "part", "line", "dialect", "target")},
        "statements": {"total": reported.statements_total, "read": reported.statements_read},
        "diagnostics": [{name: getattr(diagnostic, name) for name in columns} for diagnostic in reported.diagnostics],
        "kernels": [kernel(reported_kernel) for reported_kernel in reported.kernels],
        **{name: dict(texts) for name, texts in further.items() if texts},
    }


def head(schema: str, version: str, isaview: str = VERSION) -> dict[str, Plain]:
    """What every document begins with: its schema, the version of its format, and which isaview wrote it."""
    return {"schema": schema, "format_version": version, "tool": {"name": "isaview", "version": isaview}}


def to_json(report: Report) -> dict[str, Plain]:
    """The whole report as plain data, in the order in which it is written."""
    return {
        **head(SCHEMA, FORMAT_VERSION, report.version),
        "inputs": [module(reported) for reported in report.inputs],
        "refused": plain(report.refused),
    }


_NESTED = frozenset((dict, list))
_SHORT = 96
"""Characters of objects and lists without others inside that stand on a single line."""


def json_text(value: Plain) -> str:
    """Plain data as indented JSON in which a small object, and a list of numbers, stands on one line; ends with a line end."""
    return _text(value, "\n") + "\n"


def module_texts(report: Report) -> tuple[str, ...]:
    """The elements of "inputs" as they stand in the text that `dumped` gives of a report."""
    return tuple(_text(module(reported), "\n    ") for reported in report.inputs)


def json_pieces(reports: Iterable[tuple[Sequence[str], Sequence[Refusal]]]) -> Iterator[str]:
    """The text that `dumped` gives of several reports together, of the `module_texts` and the refusals of each."""
    head, tail = json_text(to_json(Report(()))).split("[]", 1)
    yield head + "["
    refused: list[Refusal] = []
    before, end = "\n    ", "]"
    for texts, refusals in reports:
        for text in texts:
            yield before + text
            before, end = ",\n    ", "\n  ]"
        refused.extend(refusals)
    yield end + tail.replace("[]", _text(plain(refused), "\n  "))


def _text(value: Plain, line: str) -> str:
    pieces: list[str] = []
    _write(value, line, pieces)
    return "".join(pieces)


def _write(value: Plain, line: str, pieces: list[str]) -> None:
    """Add the text of a value; ``line`` begins a line as deep as it stands."""
    if value is None or type(value) is int:  # the most frequent leaves, for which an encoder would be set up each time
        pieces.append("null" if value is None else str(value))
        return
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if _NESTED.isdisjoint(map(type, inner)) or not any(isinstance(child, (dict, list)) and child for child in inner):
        text = _encode(value)
        is_whole = "origin" in value if isinstance(value, dict) else isinstance(value, list) and str not in map(type, value)
        if not inner or len(text) <= _SHORT or is_whole:
            pieces.append(text)
            return
    before = deeper = line + "  "
    keys = [f"{_encode(key)}: " for key in value] if isinstance(value, dict) else repeat("")
    begin, end = "{}" if isinstance(value, dict) else "[]"
    pieces.append(begin)
    for key, child in zip(keys, inner):  # noqa: B905 - a list has no keys
        pieces.append(before + key)
        _write(child, deeper, pieces)
        before = "," + deeper
    pieces.append(line + end)


_encode = json.JSONEncoder(ensure_ascii=False, allow_nan=False).encode


def schema_names() -> tuple[str, ...]:
    """The documents that have a schema."""
    names = (entry.name for entry in (Path(__file__).parent / "schemas").iterdir())
    return tuple(sorted(name.removesuffix(".json") for name in names if name.endswith(".json")))


def schema(name: str = "report") -> dict[str, Any]:
    """The JSON Schema of a document isaview writes, complete with the analyzers' parts.

    Raises:
        FileNotFoundError: there is no schema of that name.
    """
    document: dict[str, Any] = json.loads((Path(__file__).parent / "schemas" / f"{name}.json").read_text(encoding="utf-8"))
    judged = document.get("$defs", {}).get("judged")
    if judged is not None:
        results = {analyzer.name: analyzer.result for analyzer in analyzers()}
        judged["properties"] |= {name: type_schema(results[name]) for name in judged["required"] if name in results}
    kernel_schema = document.get("$defs", {}).get("kernel")
    if kernel_schema is not None:
        for analyzer in analyzers():
            described = {**type_schema(analyzer.result), "title": analyzer.title}
            kernel_schema["properties"][analyzer.name] = {"title": analyzer.title, "anyOf": [described, {"type": "null"}]}
            if not analyzer.optional:
                kernel_schema["required"].append(analyzer.name)
        described = {**type_schema(tuple[Finding, ...] | None), "description": "What the rules found; null: none was asked."}
        kernel_schema["properties"]["findings"] = described
        kernel_schema["required"].append("findings")
    return document


_SIMPLE = {bool: "boolean", int: "integer", float: "number", str: "string", type(None): "null"}


def type_schema(kind: Any) -> dict[str, Any]:
    """The JSON Schema of a type that results are made of.

    Raises:
        TypeError: results cannot be made of this type.
    """
    if kind is Measure:
        return {"$ref": "#/$defs/measure"}
    if kind in _SIMPLE:
        return {"type": _SIMPLE[kind]}
    if kind is Any:
        return {}
    if isinstance(kind, type) and issubclass(kind, Struct):
        hints = get_type_hints(kind)
        parts = {key: type_schema(hints[name]) for name, key in shown_fields(kind)}
        described = {"description": " ".join((kind.__doc__ or "").split())}
        needed = [key for key in parts if key not in getattr(kind, "later", ())]
        return {"type": "object", **described, "properties": parts, "required": needed, "additionalProperties": False}
    return _generic_schema(get_origin(kind), get_args(kind), kind)


def _generic_schema(origin: Any, arguments: tuple[Any, ...], kind: Any) -> dict[str, Any]:
    if origin is Literal:
        return {"enum": list(arguments)}
    if origin in (Union, types.UnionType):
        return {"anyOf": list(map(type_schema, arguments))}
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {"type": "object", "additionalProperties": type_schema(arguments[1])}
    if isinstance(origin, type) and issubclass(origin, tuple | list) and (origin is list or arguments[-1] is Ellipsis):
        return {"type": "array", "items": type_schema(arguments[0])}
    if origin is tuple:
        size = len(arguments)
        return {"type": "array", "prefixItems": list(map(type_schema, arguments)), "minItems": size, "maxItems": size}
    if hasattr(origin, "__iter__") and arguments:
        return {"type": "array", "items": type_schema(arguments[0])}
    raise TypeError(f"{kind!r} has no place in JSON")
