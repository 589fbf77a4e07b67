"""Serial: the report as plain data, the JSON that other tools rely on, and the schema that describes it.

The schema of an analyzer's part follows from the types of its result, so a new analyzer describes itself.
"""

from __future__ import annotations

import json
import types
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from json.encoder import encode_basestring
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
    """What a format that streams makes of one report: its texts, and what could not be read."""

    texts: tuple[str, ...]
    refused: tuple[Refusal, ...] = ()


@cache
def shown_fields(kind: type[Struct]) -> tuple[tuple[str, str], ...]:
    """(field, JSON key) of a result's type, hidden ones left out."""
    hidden = getattr(kind, "hidden", ())
    return tuple((name, name.rstrip("_")) for name in kind.__struct_fields__ if name not in hidden)


_SINGLE, _SEVERAL = (str, int, float), (tuple, list)


def plain(value: Any) -> Plain:
    """An analyzer's result, or a part of one, as plain data; as deep as its types are, not as its input is."""
    if value is None or isinstance(value, _SINGLE):
        return value
    if isinstance(value, _SEVERAL):
        return [plain(inner) for inner in value]
    if isinstance(value, Measure):
        return measure(value)
    if isinstance(value, Struct):
        return record(value)
    if isinstance(value, Mapping):
        return {str(key): plain(inner) for key, inner in value.items()}
    return [plain(inner) for inner in value]


def record(value: Struct) -> dict[str, Plain]:
    """A result of several parts as plain data."""
    return {key: plain(getattr(value, name)) for name, key in shown_fields(type(value))}


def measure(value: Measure) -> dict[str, Plain]:
    """One measure as it stands in JSON."""
    return asdict(value)


def kernel(found: KernelReport) -> dict[str, Plain]:
    """One kernel; an analyzer that failed or was left out has null under its name and says why next to it."""
    own = ("name", "demangled", "identity", "is_entry", "line", "complete", "instructions", "stated")
    document = {name: plain(getattr(found, name)) for name in own}
    for analyzer in analyzers():
        result = found.results.get(analyzer.name)
        if result or not analyzer.optional:
            document[analyzer.name] = plain(result)
    document["findings"] = plain(found.findings)
    if found.left_out:
        document["left_out"] = dict(found.left_out)
    if found.failures:
        document["failures"] = plain(found.failures)
    return document


def module(found: ModuleReport) -> dict[str, Plain]:
    """One element of "inputs"."""
    known = {"settings": dict(found.settings), "source_lines": dict(found.source_lines)}
    return {
        "path": found.path,
        "part": found.part,
        "line": found.line,
        "dialect": found.dialect,
        "target": found.target,
        "statements": {"total": found.statements_total, "read": found.statements_read},
        "diagnostics": [{"line": one.line, "column": one.column, "message": one.message} for one in found.diagnostics],
        "kernels": [kernel(one) for one in found.kernels],
        **{name: texts for name, texts in known.items() if texts},
    }


def head(schema: str, version: str, isaview: str = VERSION) -> dict[str, Plain]:
    """What every document begins with: its schema, the version of its format, and which isaview wrote it."""
    return {"schema": schema, "format_version": version, "tool": {"name": "isaview", "version": isaview}}


def to_json(report: Report) -> dict[str, Plain]:
    """The whole report as plain data, in the order in which it is written."""
    return {
        **head(SCHEMA, FORMAT_VERSION, report.version),
        "inputs": [module(one) for one in report.inputs],
        "refused": plain(report.refused),
    }


_NESTED = (dict, list)
_SHORT = 96
"""Objects and lists without others inside stand on one line up to this length."""


def dumped(value: Plain) -> str:
    """Plain data as indented JSON in which a small object stands on one line; ends with a line end."""
    pieces: list[str] = []
    _write(value, "\n", pieces)
    pieces.append("\n")
    return "".join(pieces)


def module_texts(report: Report) -> tuple[str, ...]:
    """The elements of "inputs" as they stand in the text that `dumped` gives of a report."""
    texts = []
    for one in report.inputs:
        pieces: list[str] = []
        _write(module(one), "\n    ", pieces)
        texts.append("".join(pieces))
    return tuple(texts)


def dumped_in_pieces(found: Iterable[tuple[Sequence[str], Sequence[Refusal]]]) -> Iterator[str]:
    """The text that `dumped` gives of several reports as one, of the `module_texts` and the refusals of each."""
    head, tail = dumped(to_json(Report(()))).split("[]", 1)
    yield head + "["
    refused: list[Refusal] = []
    before = "\n    "
    for texts, lost in found:
        for text in texts:
            yield before + text
            before = ",\n    "
        refused.extend(lost)
    pieces: list[str] = []
    _write(plain(refused), "\n  ", pieces)
    end = "]" if before == "\n    " else "\n  ]"
    yield end + tail.replace("[]", "".join(pieces))


def _write(value: Plain, line: str, pieces: list[str]) -> None:
    """Add the text of a value; ``line`` begins a line as deep as it stands."""
    if not isinstance(value, _NESTED) or not value:
        pieces.append(_leaf(value))
        return
    text = _on_one_line(value)
    if text is not None and (len(text) <= _SHORT or (isinstance(value, dict) and "origin" in value)):
        pieces.append(text)
        return
    deeper = line + "  "
    before = deeper
    is_object = isinstance(value, dict)
    items: Iterable[tuple[str, Plain]] = value.items() if isinstance(value, dict) else (("", one) for one in value)
    begin, end = "{}" if is_object else "[]"
    pieces.append(begin)
    for key, one in items:
        pieces.append(f"{before}{encode_basestring(key)}: " if is_object else before)
        _write(one, deeper, pieces)
        before = "," + deeper
    pieces.append(line + end)


def _on_one_line(value: list[Any] | dict[str, Any]) -> str | None:
    """The text of an object or a list, None where others stand inside."""
    texts = []
    for one in value.values() if isinstance(value, dict) else value:
        write = _LEAVES.get(type(one))
        if write is None and isinstance(one, _NESTED) and one:
            return None
        texts.append(_ENCODED(one) if write is None else write(one))
    if isinstance(value, dict):
        return "{" + ", ".join([f"{encode_basestring(key)}: {text}" for key, text in zip(value, texts, strict=True)]) + "}"
    return "[" + ", ".join(texts) + "]"


def _leaf(value: Plain) -> str:
    """A value without others inside."""
    write = _LEAVES.get(type(value))
    return _ENCODED(value) if write is None else write(value)


_ENCODED = json.JSONEncoder(ensure_ascii=False, allow_nan=False).encode
_LEAVES: Mapping[type, Callable[[Any], str]] = {
    str: encode_basestring,
    int: int.__repr__,
    bool: lambda value: "true" if value else "false",
    type(None): lambda _value: "null",
}
"""What most leaves are: those need no encoder set up for each."""


def schema_names() -> tuple[str, ...]:
    """The documents that have a schema."""
    found = (entry.name for entry in (files("isaview.reports") / "schemas").iterdir())
    return tuple(sorted(name.removesuffix(".json") for name in found if name.endswith(".json")))


def schema(name: str = "report") -> dict[str, Any]:
    """The JSON Schema of a document isaview writes, complete with the analyzers' parts.

    Raises:
        FileNotFoundError: there is no schema of that name.
    """
    document: dict[str, Any] = json.loads((files("isaview.reports") / "schemas" / f"{name}.json").read_text(encoding="utf-8"))
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
        return {"anyOf": [type_schema(one) for one in arguments]}
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {"type": "object", "additionalProperties": type_schema(arguments[1])}
    if isinstance(origin, type) and issubclass(origin, tuple | list) and (origin is list or arguments[-1] is Ellipsis):
        return {"type": "array", "items": type_schema(arguments[0])}
    if origin is tuple:
        size = len(arguments)
        return {"type": "array", "prefixItems": [type_schema(one) for one in arguments], "minItems": size, "maxItems": size}
    if hasattr(origin, "__iter__") and arguments:
        return {"type": "array", "items": type_schema(arguments[0])}
    raise TypeError(f"{kind!r} has no place in JSON")
