"""The baseline: a committed file that says what the kernels of a project needed when somebody last accepted it.

Sorted, without line numbers, and written in the same way every time, so that its own changes can be reviewed. Each figure
keeps its origin and who stated it, each file the version of isaview that read it: figures of different origins are not
comparable. Paths are relative to the baseline's own folder.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct, ValidationError, convert, field

from isaview.base import files, limits
from isaview.base.measure import Measure, Number, unavailable
from isaview.base.metrics import by_name, worse_when
from isaview.base.text import safe
from isaview.base.words import words_for
from isaview.compare.models import Body
from isaview.compare.pairing import Subject
from isaview.compare.saved import strict_json
from isaview.compare.whole import Bound, Whole
from isaview.gate.judging import figures
from isaview.gate.settings import BY_RULE
from isaview.reports.report import KernelReport, ModuleReport
from isaview.reports.serial import Plain, dumped
from isaview.version import VERSION

SCHEMA = "isaview/baseline"
FORMAT_VERSION = "1.1"
_LINE = re.compile(r"^(?:[^:]*/)?([^/:]+):\d+: ")
"""The place in a log that states a figure; the baseline keeps the log's name."""


class BaselineError(Exception):
    """The baseline cannot be used; the message says which and why."""


class Entry(Struct, frozen=True):
    """One kernel: its figures by metric. ``part`` tells modules of one file apart.

    ``opcodes`` counts its instructions: it finds a renamed kernel, and tells kernels of one identity apart. ``text`` is a
    digest of its body and ``whole`` what there is to know besides its figures, None where an earlier isaview wrote it.
    """

    identity: str
    demangled: str
    part: str
    is_entry: bool
    figures: Mapping[str, Measure]
    opcodes: Mapping[str, int] = field(default_factory=dict)
    text: str = ""
    whole: Whole | None = None


class File(Struct, frozen=True):
    """The kernels of one file, and the version of isaview that read them."""

    version: str
    kernels: tuple[Entry, ...]


class Baseline(Struct, frozen=True):
    """Files by their path below ``folder``."""

    folder: Path
    files: Mapping[str, File] = field(default_factory=dict)

    def key(self, path: str) -> str:
        """The path of a file as the baseline knows it."""
        return safe(os.path.relpath(path, self.folder).replace(os.sep, "/"))

    def subjects(self, key: str, place: str) -> list[Subject]:
        """The kernels of one file as they can be paired; ``place`` is the path that pairing knows the file by."""
        found = self.files.get(key)
        return [] if found is None else [_subject(entry, place) for entry in found.kernels]

    def gone(self) -> list[str]:
        """The files that are no longer there."""
        return [key for key in self.files if not (self.folder / key).exists()]


class _Figure(Struct):
    value: int | float
    origin: Literal["stated", "counted", "estimated"]
    low: int | float | None = None
    high: int | float | None = None
    because: str = "the baseline"


class _Bound(Struct):
    verdict: str
    resource: str
    confidence: str
    work: dict[str, float]
    clocks: _Figure | None = None


class _Whole(Struct):
    """``findings`` are places by rule, null where no rule was asked; ``others`` are calls and atomics."""

    findings: dict[str, int] | None = None
    unasked: list[str] = []
    bound: _Bound | None = None
    impossible: str = ""
    others: dict[str, int] | None = None


class _Kernel(Struct):
    """``identity`` stands only where the key is another; an earlier isaview wrote ``body`` where kernels shared an identity."""

    metrics: dict[str, _Figure]
    name: str = ""
    identity: str = ""
    part: str = ""
    function: bool = False
    body: str = ""
    text: str = ""
    whole: _Whole | None = None


class _Tool(Struct):
    version: str


class _File(Struct):
    tool: _Tool
    kernels: dict[str, _Kernel]


class _Document(Struct):
    files: dict[str, _File]


def load(path: Path) -> Baseline:
    """The baseline in a file.

    Raises:
        BaselineError: it cannot be read, or is damaged, or of a later format.
    """
    name = safe(str(path))
    try:
        document = strict_json(files.content(path, limits.BASELINE_BYTES).decode("utf-8"))
    except OSError as error:
        raise BaselineError(f"the baseline {name} cannot be read: {safe(error.strerror or str(error))}") from None
    except ValueError as error:
        raise BaselineError(f"the baseline {name} is no JSON: {safe(str(error))[:200]}") from None
    if not isinstance(document, dict) or document.get("schema") != SCHEMA:
        raise BaselineError(f"{name} is no baseline: its schema is not {SCHEMA}")
    version = str(document.get("format_version", ""))
    if not version.startswith("1."):
        raise BaselineError(f"the baseline {name} has format {version[:20]}; 1.x is understood")
    try:
        return from_json(path.absolute().parent, document)
    except ValueError as error:
        raise BaselineError(f"the baseline {name} is damaged: {safe(str(error))[:200]}") from None


def from_json(folder: Path, document: Mapping[str, Any]) -> Baseline:
    """The baseline of plain data.

    Raises:
        ValueError: it has not the shape of a baseline.
    """
    try:
        found = convert(document, _Document)
    except ValidationError as error:
        raise ValueError(str(error)) from None
    files = {}
    for path, file in found.files.items():
        entries = tuple(_entry(kernel.identity or key, kernel) for key, kernel in file.kernels.items())
        files[path] = File(file.tool.version, entries)
    return Baseline(folder, files)


def _entry(identity: str, kernel: _Kernel) -> Entry:
    measures = {name: _measure(_unit(name), one) for name, one in kernel.metrics.items()}
    words = (word.rpartition(":") for word in kernel.body.split())
    opcodes = {opcode: int(count) for opcode, _, count in words}
    whole = None if kernel.whole is None else _whole(kernel.whole)
    return Entry(
        identity, kernel.name or identity, kernel.part, not kernel.function, measures, opcodes, safe(kernel.text), whole
    )


def _whole(found: _Whole) -> Whole:
    bound = None
    if found.bound is not None:
        one, clocks = found.bound, found.bound.clocks
        known = unavailable("clocks", "the baseline") if clocks is None else _measure("clocks", clocks)
        bound = Bound(one.verdict, one.resource, one.confidence, known, one.work)
    return Whole(found.findings, tuple(found.unasked), (), bound, found.impossible, found.others)


def _plain_whole(found: Whole) -> dict[str, Plain]:
    bound = found.bound
    clocks = None if bound is None or not bound.clocks.known else _plain_measure(bound.clocks)
    return {
        "findings": None if found.counts is None else dict(sorted(found.counts.items())),
        **({"unasked": list(found.unasked)} if found.unasked else {}),
        "bound": None
        if bound is None
        else {
            "verdict": bound.verdict,
            "resource": bound.resource,
            "confidence": bound.confidence,
            "work": dict(sorted(bound.work.items())),
            "clocks": clocks,
        },
        **({"impossible": found.impossible} if found.impossible else {}),
        "others": None if found.others is None else dict(found.others),
    }


def _measure(unit: str, one: _Figure) -> Measure:
    return Measure(one.value, one.low, one.high, unit, one.origin, one.because)


def _unit(name: str) -> str:
    metric = by_name().get(name.partition(".")[0])
    return "" if metric is None else metric.unit


def _subject(entry: Entry, place: str) -> Subject:
    dialect, _, rest = entry.identity.partition("/")
    named, _, name = rest.partition("/")
    target = None if named == "unknown" else named
    kernel = KernelReport(
        name=name.partition("#")[0],
        demangled=entry.demangled,
        identity=entry.identity,
        is_entry=entry.is_entry,
        line=0,
        complete=True,
        instructions=0,
        stated=entry.figures,
        results={},
        figures=entry.figures,
    )
    words = words_for(dialect, target)
    module = ModuleReport(place, entry.part, 1, dialect, dialect, target, None, 0, 0, (), 0, (kernel,), words)
    body = Body(entry.text) if entry.text else None
    return Subject(kernel, module, place, body, known=entry.whole or Whole(), listed=entry.opcodes)


def to_json(baseline: Baseline) -> dict[str, Plain]:
    """The baseline as plain data, sorted."""
    files = {key: _plain_file(file) for key, file in sorted(baseline.files.items())}
    return {"schema": SCHEMA, "format_version": FORMAT_VERSION, "files": files}


def text(baseline: Baseline) -> str:
    """The baseline as it stands in its file."""
    return dumped(to_json(baseline))


def _plain_file(file: File) -> dict[str, Plain]:
    kernels: dict[str, Plain] = {}
    for entry in sorted(file.kernels, key=lambda entry: (entry.identity, entry.part, sorted(entry.opcodes.items()))):
        key, number = entry.identity, 1
        while key in kernels:
            number += 1
            key = f"{entry.identity} ({number})"
        kernels[key] = {
            **({} if key == entry.identity else {"identity": entry.identity}),
            **({"part": entry.part} if entry.part else {}),
            **({} if entry.is_entry else {"function": True}),
            **(
                {"body": " ".join(f"{opcode}:{count}" for opcode, count in sorted(entry.opcodes.items()))}
                if entry.opcodes
                else {}
            ),
            "name": entry.demangled,
            **({"text": entry.text} if entry.text else {}),
            **({} if entry.whole is None else {"whole": _plain_whole(entry.whole)}),
            "metrics": {name: _plain_measure(one) for name, one in sorted(entry.figures.items())},
        }
    return {"tool": {"name": "isaview", "version": file.version}, "kernels": kernels}


def _plain_measure(one: Measure) -> dict[str, Number | str | None]:
    document: dict[str, Number | str | None] = {"value": one.value, "origin": one.origin}
    if one.origin == "estimated":
        return {**document, "low": one.low, "high": one.high}
    return {**document, "because": _LINE.sub(r"\1: ", one.because)} if one.origin == "stated" else document


def updated(baseline: Baseline, files: Mapping[str, Sequence[Subject]], metrics: AbstractSet[str]) -> Baseline:
    """The baseline with the entries of these files made anew.

    Args:
        baseline: what there was.
        files: the kernels of each file, by the path the baseline knows it by.
        metrics: figures to keep, with those that can get worse.
    """
    made = {key: File(VERSION, tuple(_entries(kernels, metrics))) for key, kernels in files.items()}
    return Baseline(baseline.folder, {**baseline.files, **made})


def _entries(subjects: Iterable[Subject], metrics: AbstractSet[str]) -> Iterator[Entry]:
    for subject in subjects:
        kernel, module = subject.report, subject.module
        kept = {
            name: measure
            for name, measure in figures(kernel, module).items()
            if measure.known and (worse_when(name) or name in metrics or name.startswith(BY_RULE))
        }
        opcodes = getattr(kernel.results.get("mix"), "opcodes", {})
        text, whole = subject.text, subject.whole
        yield Entry(kernel.identity, kernel.demangled, module.part, kernel.is_entry, kept, opcodes, text, whole)
