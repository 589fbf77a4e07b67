"""Saved reports: the JSON that isaview wrote becomes a report again, without the bodies of its kernels.

The results of an analyzer are made anew from the types it declares; one that another version wrote differently is left out,
so its figures are missing, not wrong.
"""

from __future__ import annotations

import json
import math
import types
from collections.abc import Mapping
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from isaview.base.measure import Measure, Number, unread
from isaview.base.text import safe
from isaview.base.words import words_for
from isaview.inputs.sources import Refusal
from isaview.model.kernel import Diagnostic
from isaview.reports.report import SCHEMA, KernelReport, ModuleReport, Report, analyzers
from isaview.reports.results import Failure
from isaview.reports.rule import Finding
from isaview.reports.serial import shown_fields

_MAJOR = "1."
_DIGITS = 18
"""Longer whole numbers are read as the nearest float."""


class NotAReportError(ValueError):
    """What was given is no report that isaview saved; the message says why."""


def is_saved(head: bytes) -> bool:
    """Whether a file that begins like this is a document isaview wrote."""
    text = head[:400].decode("utf-8", "replace").lstrip("\ufeff \t\r\n")
    return text.startswith("{") and '"schema"' in text and '"isaview/' in text


def strict_json(text: str) -> Any:
    """The data of a JSON text in which every key stands once and every number is an amount.

    Raises:
        ValueError: it is no such text.
    """
    try:
        return json.loads(text, object_pairs_hook=_each_once, parse_constant=_finite, parse_float=_finite, parse_int=_whole)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    document = dict(pairs)
    if len(document) < len(pairs):
        twice = next(name for place, (name, _) in enumerate(pairs) if name in dict(pairs[:place]))
        raise ValueError(f"{twice!r} stands twice")
    return document


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text[:_DIGITS]} is no amount")
    return number


def _whole(text: str) -> Number:
    return int(text) if len(text) <= _DIGITS else _finite(text)


def load(text: str, *, with_findings: bool = False) -> Report:
    """The report in a JSON document.

    Args:
        text: the document.
        with_findings: keep what rules found; a comparison, which runs none, has nothing to hold it against.

    Raises:
        NotAReportError: it is no JSON, or no report, or one of a later format.
    """
    try:
        document = strict_json(text)
    except ValueError as error:
        raise NotAReportError(f"this is no JSON: {safe(str(error))[:200]}") from None
    if not isinstance(document, dict) or document.get("schema") != SCHEMA:
        raise NotAReportError(f"this is no saved report: its schema is not {SCHEMA}")
    if not str(document.get("format_version", "")).startswith(_MAJOR):
        raise NotAReportError(f"this report has format {safe(str(document.get('format_version')))[:20]}; 1.x is understood")
    try:
        refused = tuple(_made(Refusal, one) for one in document.get("refused", ()))
        return Report(tuple(_module(one, with_findings) for one in document["inputs"]), refused)
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        message = safe(f"{type(error).__name__}: {error}")[:200]
        raise NotAReportError(f"this report is damaged ({message})") from None


def _module(document: Mapping[str, Any], with_findings: bool) -> ModuleReport:
    target = None if document["target"] is None else safe(str(document["target"]))
    dialect = safe(str(document["dialect"]))
    diagnostics = tuple(_made(Diagnostic, one) for one in document["diagnostics"])
    total, understood = int(document["statements"]["total"]), int(document["statements"]["read"])
    return ModuleReport(
        path=safe(str(document["path"])),
        part=safe(str(document["part"])),
        line=int(document["line"]),
        dialect=dialect,
        title=dialect,
        target=target,
        wave_size=None,
        statements_total=total,
        statements_read=understood,
        diagnostics=diagnostics,
        diagnostic_count=max(total - understood, len(diagnostics)),
        kernels=tuple(_kernel(one, with_findings) for one in document["kernels"]),
        words=words_for(dialect, target),
    )


def _kernel(document: Mapping[str, Any], with_findings: bool) -> KernelReport:
    found_by_rules = document.get("findings") if with_findings else None
    results = {}
    for analyzer in analyzers():
        if document.get(analyzer.name) is None:
            continue
        try:
            results[analyzer.name] = _made(analyzer.result, document[analyzer.name])
        except (KeyError, TypeError, ValueError, AttributeError):
            continue
    failures = tuple(_made(Failure, one) for one in document.get("failures", ()))
    complete = bool(document["complete"])
    found = KernelReport(
        name=safe(str(document["name"])),
        demangled=safe(str(document["demangled"])),
        identity=safe(str(document["identity"])),
        is_entry=bool(document["is_entry"]),
        line=int(document["line"]),
        complete=complete,
        instructions=int(document["instructions"]),
        stated={safe(name): _made(Measure, one) for name, one in document["stated"].items()},
        results=results,
        findings=None if found_by_rules is None else tuple(_made(Finding, one) for one in found_by_rules),
        failures=failures,
    )
    if not complete:
        why = "statements of this kernel were not understood; a saved report does not say how many"
        vars(found)["measures"] = {**found.measures, "unread_statements": unread("statements", why)}
    return found


_SIMPLE = (bool, int, float, str)


def _made(kind: Any, value: Any) -> Any:
    """A value of a declared type from plain data; as deep as the type is.

    Raises:
        KeyError: a field is missing.
        TypeError: the data does not fit the type.
    """
    if kind is Any:
        return value
    if kind in _SIMPLE:
        return _simple(kind, value)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _record(kind, value)
    return _container(kind, value)


def _simple(kind: Any, value: Any) -> Any:
    if kind is float and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise TypeError(f"expected {kind.__name__}")
    return safe(value) if kind is str else value


def _record(kind: type[Struct], value: Any) -> Any:
    if not isinstance(value, Mapping):
        raise TypeError(f"expected the fields of {kind.__name__}")
    hints = get_type_hints(kind)
    given = {}
    for name, key in shown_fields(kind):
        if key in value:
            given[name] = _made(hints[name], value[key])
    return kind(**given)


def _container(kind: Any, value: Any) -> Any:
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Literal:
        if value not in arguments:
            raise TypeError(f"expected one of {arguments}")
        return value
    if origin in (Union, types.UnionType):
        return _one_of(arguments, value)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        if not isinstance(value, Mapping):
            raise TypeError("expected an object")
        return {_key(arguments[0], name): _made(arguments[1], inner) for name, inner in value.items()}
    if not isinstance(value, list):
        raise TypeError("expected a list")
    if origin is tuple and arguments and arguments[-1] is not Ellipsis:
        return tuple(_made(inner, one) for inner, one in zip(arguments, value, strict=True))
    return tuple(_made(arguments[0], one) for one in value)


def _key(kind: Any, name: str) -> Any:
    return int(name) if kind is int else safe(name)


def _one_of(choices: tuple[Any, ...], value: Any) -> Any:
    if value is None and type(None) in choices:
        return None
    for choice in choices:
        if choice is type(None):
            continue
        try:
            return _made(choice, value)
        except (KeyError, TypeError, ValueError):
            continue
    raise TypeError("the value fits none of the types")
