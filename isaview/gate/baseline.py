"""The baseline: a committed file that says what the kernels of a project needed when somebody last accepted them.

Sorted, without line numbers, and written in the same way every time, so that its own changes can be reviewed. Each figure
keeps its origin and who stated it, each file the version of isaview that read it: figures of different origins are not
comparable. Paths are relative to the baseline's own folder.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, ValidationError, convert, field, to_builtins
from msgspec.structs import replace

from isaview.base import files, limits, regex
from isaview.base.measure import Measure, Number, unavailable
from isaview.base.metrics import by_name, worse_when
from isaview.base.text import safe
from isaview.base.words import words_for
from isaview.compare.equal_work import Bound
from isaview.compare.models import Body
from isaview.compare.pairing import Subject
from isaview.compare.saved import strict_json
from isaview.compare.whole import Whole
from isaview.gate.judging import gate_figures
from isaview.gate.policy import BY_RULE
from isaview.reports.report import KernelReport, ModuleReport
from isaview.reports.serial import Plain, json_text
from isaview.version import VERSION

SCHEMA = "isaview/baseline"
FORMAT_VERSION = "1.1"
_LINE = regex.compile(r"^(?:[^:]*/)?([^/:]+):\d+: ")
"""The place in a log that states a figure; the baseline keeps the log's name."""


class BaselineError(Exception):
    """The baseline cannot be used; the message says which and why."""


class Figure(Struct, frozen=True, omit_defaults=True):
    """A measure as it stands in the file: an estimate with its interval, ``because`` for what is stated."""

    value: Number
    origin: Literal["stated", "counted", "estimated"]
    low: Number | None = None
    high: Number | None = None
    because: str = "the baseline"

    def __post_init__(self) -> None:
        """Refuse an estimate without an interval."""
        self.measure("")

    def measure(self, unit: str) -> Measure:
        """The figure with its unit."""
        return Measure(self.value, self.low, self.high, unit, self.origin, self.because)


def _figure(measure: Measure) -> Figure:
    if measure.origin == "estimated":
        return Figure(measure.number, "estimated", measure.low, measure.high)
    if measure.origin == "stated":
        return Figure(measure.number, "stated", because=_LINE.sub(r"\1: ", measure.because))
    return Figure(measure.number, "counted")


class _Bound(Struct, frozen=True, omit_defaults=True):
    verdict: str
    resource: str
    confidence: str
    work: dict[str, Number]
    clocks: Figure | None = None
    busiest: str = ""
    assumed: bool = False
    other: str = ""


class _StoredWhole(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is known besides figures, see `isaview.compare.whole.Whole`; ``findings`` are places by rule."""

    findings: dict[str, int] | None
    unasked: tuple[str, ...] = ()
    bound: _Bound | None
    impossible: str = ""
    others: dict[str, int] | None

    def whole(self) -> Whole:
        """The same as comparisons take it."""
        bound, clocks = self.bound, None if self.bound is None else self.bound.clocks
        measure = unavailable("clocks", "the baseline") if clocks is None else clocks.measure("clocks")
        limit = (
            None
            if bound is None
            else Bound(
                *(bound.verdict, bound.resource, bound.confidence, measure),
                *(bound.work, bound.busiest, bound.assumed),
                other=bound.other,
            )
        )
        return Whole(self.findings, self.unasked, (), limit, self.impossible, self.others)


def _store_whole(whole: Whole) -> _StoredWhole:
    bound = whole.bound
    clocks = None if bound is None or not bound.clocks.is_known else _figure(bound.clocks)
    return _StoredWhole(
        findings=None if whole.counts is None else dict(sorted(whole.counts.items())),
        unasked=whole.unasked,
        bound=None
        if bound is None
        else _Bound(
            *(bound.verdict, bound.resource, bound.confidence, dict(sorted(bound.work.items())), clocks),
            *(bound.busiest, bound.assumed, bound.other),
        ),
        impossible=whole.impossible,
        others=None if whole.others is None else dict(whole.others),
    )


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A kernel: its figures by metric. ``part`` tells modules of a file apart.

    ``body`` counts its instructions by opcode: it finds a renamed kernel, and tells kernels of equal identity apart. ``text``
    is a digest of its body, ``whole`` what is known besides its figures; None where an earlier isaview wrote it. In the file
    ``identity`` stands only where the key is another.
    """

    identity: str = ""
    part: str = ""
    function: bool = False
    body: Annotated[str, Meta(pattern=r"^(\S+:\d+( \S+:\d+)*)?$")] = ""
    name: str = ""
    text: str = ""
    whole: _StoredWhole | None = None
    metrics: Mapping[str, Figure]

    @property
    def opcodes(self) -> dict[str, int]:
        """How often each opcode stands in its body, by opcode."""
        return {opcode: int(count) for opcode, _, count in (word.rpartition(":") for word in self.body.split())}

    def subject(self, place: str) -> Subject:
        """The kernel as it can be paired; ``place`` is the path that pairing knows its file by."""
        dialect, target, name = (*self.identity.split("/", 2), "", "")[:3]
        known_target = None if target == "unknown" else target
        measures = {metric: figure.measure(_unit(metric)) for metric, figure in self.metrics.items()}
        kernel = KernelReport(
            name=name.partition("#")[0],
            demangled=self.name or self.identity,
            identity=self.identity,
            is_entry=not self.function,
            line=0,
            complete=True,
            instructions=0,
            stated=measures,
            results={},
            figures=measures,
        )
        words = words_for(dialect, known_target)
        module = ModuleReport(place, self.part, 1, dialect, dialect, known_target, None, 0, 0, (), 0, (kernel,), words)
        known = Whole() if self.whole is None else self.whole.whole()
        return Subject(kernel, module, place, Body(self.text) if self.text else None, known=known, listed=self.opcodes)


def _unit(metric: str) -> str:
    row = by_name().get(metric.partition(".")[0])
    return "" if row is None else row.unit


class File(Struct, frozen=True):
    """The kernels of a file, and the version of isaview that read them."""

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
        """The kernels of a file as they can be paired; ``place`` is the path that pairing knows the file by."""
        return [entry.subject(place) for entry in self.files[key].kernels] if key in self.files else []

    def missing_files(self) -> list[str]:
        """The files that are no longer there."""
        return [key for key in self.files if not (self.folder / key).exists()]


class _Tool(Struct):
    version: str


class _File(Struct):
    tool: _Tool
    kernels: dict[str, Entry]


class _Document(Struct):
    files: dict[str, _File]


def load(path: Path) -> Baseline:
    """The baseline in a file.

    Raises:
        BaselineError: it cannot be read, or is damaged, or of a later format.
    """
    name = safe(str(path))
    try:
        # Duplicate keys would let the last of two entries win unseen, so they are an error here.
        document = strict_json(files.content(path, limits.BASELINE_BYTES).decode("utf-8"))
    except OSError as error:
        raise BaselineError(f"the baseline {name} cannot be read: {safe(error.strerror or str(error))}") from None
    except ValueError as error:
        raise BaselineError(f"the baseline {name} is no JSON: {safe(str(error))[:200]}") from None
    if not isinstance(document, dict) or document.get("schema") != SCHEMA:
        raise BaselineError(f"{name} is no baseline: its schema is not {SCHEMA}")
    version = str(document.get("format_version", ""))
    # Minor versions only add keys; a new major one may change what a key means.
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
        files = convert(document, _Document).files
    except ValidationError as error:
        raise ValueError(str(error)) from None
    return Baseline(
        folder,
        {
            path: File(
                file.tool.version, tuple(replace(entry, identity=entry.identity or key) for key, entry in file.kernels.items())
            )
            for path, file in files.items()
        },
    )


def to_json(baseline: Baseline) -> dict[str, Plain]:
    """The baseline as plain data, sorted."""
    files = {key: _plain_file(file) for key, file in sorted(baseline.files.items())}
    return {"schema": SCHEMA, "format_version": FORMAT_VERSION, "files": files}


def to_text(baseline: Baseline) -> str:
    """The baseline as it stands in its file."""
    return json_text(to_json(baseline))


def _plain_file(file: File) -> dict[str, Plain]:
    kernels: dict[str, Plain] = {}
    for entry in sorted(file.kernels, key=lambda entry: (entry.identity, entry.part, list(entry.opcodes.items()))):
        # Kernels of equal identity are distinguished by their bodies; a number keeps their keys apart in JSON.
        key, number = entry.identity, 1
        while key in kernels:
            number += 1
            key = f"{entry.identity} ({number})"
        kernels[key] = to_builtins(replace(entry, identity="" if key == entry.identity else entry.identity))
    return {"tool": {"name": "isaview", "version": file.version}, "kernels": kernels}


def update_entries(baseline: Baseline, files: Mapping[str, Sequence[Subject]], metrics: AbstractSet[str]) -> Baseline:
    """The baseline with the entries of these files made anew.

    Args:
        baseline: what there was.
        files: the kernels of each file, by the path the baseline knows it by.
        metrics: figures to keep, with those that can get worse.
    """
    new = {key: File(VERSION, tuple(_entry(kernel, metrics) for kernel in kernels)) for key, kernels in files.items()}
    return Baseline(baseline.folder, {**baseline.files, **new})


def _entry(subject: Subject, metrics: AbstractSet[str]) -> Entry:
    kernel, module = subject.report, subject.module
    opcodes = getattr(kernel.results.get("mix"), "opcodes", {})
    return Entry(
        identity=kernel.identity,
        part=module.part,
        function=not kernel.is_entry,
        body=" ".join(f"{opcode}:{count}" for opcode, count in sorted(opcodes.items())),
        name=kernel.demangled,
        text=subject.text,
        whole=_store_whole(subject.whole),
        metrics={
            name: _figure(measure)
            for name, measure in sorted(gate_figures(kernel, module).items())
            # Figures in no direction worse only make the file churn with each compiler.
            if measure.is_known and (worse_when(name) or name in metrics or name.startswith(BY_RULE))
        },
    )
