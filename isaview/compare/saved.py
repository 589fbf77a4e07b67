"""Saved reports: the JSON that isaview wrote becomes a report again, without the bodies of its kernels.

Each part is made from the types it is declared with. An analyzer's result that another version wrote differently is left out,
so its figures are missing, not wrong.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec import Struct, ValidationError, convert
from msgspec.structs import asdict, replace

from isaview.base import limits
from isaview.base.measure import Measure, Number, unread
from isaview.base.text import safe
from isaview.base.words import words_for
from isaview.inputs.sources import Refusal
from isaview.model.kernel import Diagnostic
from isaview.reports.analyses import analyzers
from isaview.reports.report import SCHEMA, KernelReport, ModuleReport, Report
from isaview.reports.results import Failure
from isaview.reports.rule import Finding

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
    """The data of a JSON text in which every key stands once and every number is an amount; its strings are safe to show.

    Raises:
        ValueError: it is no such text.
    """
    if sum(map(text.count, ",[{")) > limits.JSON_VALUES:
        raise ValueError(f"it holds more than {limits.JSON_VALUES:,} values")
    try:
        document = json.loads(text, object_pairs_hook=_each_once, parse_constant=_finite, parse_float=_finite, parse_int=_whole)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    waiting = [document]
    while waiting:
        inner = waiting.pop()
        for key, value in inner.items() if isinstance(inner, dict) else enumerate(inner) if isinstance(inner, list) else ():
            if isinstance(value, str):
                inner[key] = safe(value)
            else:
                waiting.append(value)
    return document


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    document = {safe(name): value for name, value in pairs}
    if len(document) < len(pairs):
        counts = Counter(safe(name) for name, _ in pairs)
        raise ValueError(f"{next(name for name, count in counts.items() if count > 1)!r} stands twice")
    return document


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text[:_DIGITS]} is no amount")
    return number


def _whole(text: str) -> Number:
    return int(text) if len(text) <= _DIGITS else _finite(text)


class _Statements(Struct):
    total: int
    read: int


class _Module(Struct):
    """One element of "inputs"."""

    path: str
    part: str
    line: int
    dialect: str
    target: str | None
    statements: _Statements
    diagnostics: tuple[Diagnostic, ...]
    kernels: tuple[dict[str, Any], ...]
    settings: Mapping[str, str] = {}


class _Kernel(Struct):
    """One element of "kernels", without what analyzers say."""

    name: str
    demangled: str
    identity: str
    is_entry: bool
    line: int
    complete: bool
    instructions: int
    stated: Mapping[str, Measure]
    findings: tuple[Finding, ...] | None = None
    failures: tuple[Failure, ...] = ()
    left_out: Mapping[str, str] = {}


class _Report(Struct):
    inputs: tuple[_Module, ...]
    refused: tuple[Refusal, ...] = ()


def load(text: str, *, with_findings: bool = False) -> Report:
    """The report in a JSON document.

    Args:
        text: the document.
        with_findings: keep what rules found; a comparison, which runs none, has nothing to compare it with.

    Raises:
        NotAReportError: it is no JSON, or no report, or one of a later format.
    """
    try:
        document = strict_json(text)
    except ValueError as error:
        raise NotAReportError(f"this is no JSON: {safe(str(error))[:200]}") from None
    if not isinstance(document, dict) or document.get("schema") != SCHEMA:
        raise NotAReportError(f"this is no saved report: its schema is not {SCHEMA}")
    version = str(document.get("format_version", ""))
    if not version.startswith(_MAJOR):
        raise NotAReportError(f"this report has format {version[:20]}; 1.x is understood")
    try:
        saved = convert(document, _Report)
        return Report(tuple(_module(module, with_findings) for module in saved.inputs), saved.refused)
    except ValidationError as error:
        raise NotAReportError(f"this report is damaged ({safe(str(error))[:200]})") from None


def _module(saved: _Module, with_findings: bool) -> ModuleReport:
    fields = asdict(saved)
    statements, kernels = fields.pop("statements"), fields.pop("kernels")
    return ModuleReport(
        **fields,
        title=saved.dialect,
        wave_size=None,
        statements_total=statements.total,
        statements_read=statements.read,
        diagnostic_count=max(statements.total - statements.read, len(saved.diagnostics)),
        kernels=tuple(_kernel(kernel, with_findings) for kernel in kernels),
        words=words_for(saved.dialect, saved.target),
    )


def _kernel(document: Mapping[str, Any], with_findings: bool) -> KernelReport:
    saved = convert(document, _Kernel)
    results = {}
    for analyzer in analyzers():
        if document.get(analyzer.name) is None:
            continue
        try:
            results[analyzer.name] = convert(document[analyzer.name], analyzer.result, str_keys=True)
        except (ValidationError, TypeError):
            continue
    saved = saved if with_findings else replace(saved, findings=None)
    report = KernelReport(**asdict(saved), results=results)
    if saved.complete:
        return report
    why = "statements of this kernel were not understood; a saved report does not say how many"
    return replace(report, figures={**report.measures, "unread_statements": unread("statements", why)})
