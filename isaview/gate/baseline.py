"""The baseline: a committed file that says what the kernels of a project needed when somebody last accepted it.

Sorted, without line numbers, and written in the same way every time, so that its own changes can be reviewed. Each figure
keeps its origin and who stated it, each file the version of isaview that read it: figures of different origins are not
comparable. Paths are relative to the baseline's own folder.
"""

from __future__ import annotations

import os
import re
import stat
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from isaview.base import limits
from isaview.base.measure import Measure, Number, Origin
from isaview.base.metrics import by_name, worse_when
from isaview.base.text import safe
from isaview.base.words import words_for
from isaview.compare.pairing import Subject
from isaview.compare.saved import strict_json
from isaview.gate.judging import figures
from isaview.gate.settings import BY_RULE
from isaview.reports.report import KernelReport, ModuleReport
from isaview.reports.serial import Plain, dumped
from isaview.version import VERSION

SCHEMA = "isaview/baseline"
FORMAT_VERSION = "1.0"
_LINE = re.compile(r"^(?:[^:]*/)?([^/:]+):\d+: ")
"""The place in a log that states a figure; the baseline keeps the log's name."""
_ORIGINS: Mapping[str, Origin] = {"stated": "stated", "counted": "counted", "estimated": "estimated"}


class BaselineError(Exception):
    """The baseline cannot be used; the message says which and why."""


class Entry(Struct, frozen=True):
    """One kernel: its figures by metric. ``part`` tells modules of one file apart.

    ``opcodes`` counts its instructions, to tell kernels of one identity apart; the file keeps it for those alone.
    """

    identity: str
    demangled: str
    part: str
    is_entry: bool
    figures: Mapping[str, Measure]
    opcodes: Mapping[str, int] = field(default_factory=dict)


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
        return [] if found is None else [_subject(one, place) for one in found.kernels]

    def gone(self) -> list[str]:
        """The files that are no longer there."""
        return [key for key in self.files if not (self.folder / key).exists()]


def empty(path: Path) -> Baseline:
    """A baseline with nothing in it, for a file that is still to be written."""
    return Baseline(path.absolute().parent)


def load(path: Path) -> Baseline:
    """The baseline in a file.

    Raises:
        BaselineError: it cannot be read, or is damaged, or of a later format.
    """
    name = safe(str(path))
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise BaselineError(f"the baseline {name} is no regular file")
        if status.st_size > limits.BASELINE_BYTES:
            raise BaselineError(f"the baseline {name} is larger than {limits.BASELINE_BYTES:,} bytes")
        document = strict_json(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BaselineError(f"the baseline {name} cannot be read: {safe(error.strerror or str(error))}") from None
    except ValueError as error:
        raise BaselineError(f"the baseline {name} is no JSON: {safe(str(error))[:200]}") from None
    if not isinstance(document, dict) or document.get("schema") != SCHEMA:
        raise BaselineError(f"{name} is no baseline: its schema is not {SCHEMA}")
    if not str(document.get("format_version", "")).startswith("1."):
        raise BaselineError(
            f"the baseline {name} has format {safe(str(document.get('format_version')))[:20]}; 1.x is understood"
        )
    try:
        files = {safe(key): _file(one) for key, one in document["files"].items()}
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BaselineError(f"the baseline {name} is damaged: {safe(f'{type(error).__name__}: {error}')[:200]}") from None
    return Baseline(path.absolute().parent, files)


def _file(document: Mapping[str, Any]) -> File:
    kernels = tuple(_entry(key, one) for key, one in document["kernels"].items())
    return File(safe(str(document["tool"]["version"])), kernels)


def _entry(key: str, document: Mapping[str, Any]) -> Entry:
    identity = safe(str(document.get("identity", key)))
    measures = {safe(name): _measure(name, one) for name, one in document["metrics"].items()}
    part, entry = safe(str(document.get("part", ""))), document.get("function", False) is not True
    words = (word.rpartition(":") for word in str(document.get("body", "")).split())
    opcodes = {safe(opcode): int(count) for opcode, _, count in words}
    return Entry(identity, safe(str(document.get("name", identity))), part, entry, measures, opcodes)


def _measure(name: str, document: Mapping[str, Any]) -> Measure:
    value, low, high = (_number(document.get(key)) for key in ("value", "low", "high"))
    if value is None:
        raise ValueError(f"{name} has no value")
    because = safe(str(document.get("because", "the baseline")))
    return Measure(value, low, high, _unit(name), _ORIGINS[document["origin"]], because)


def _number(value: Any) -> Number | None:
    if value is not None and (isinstance(value, bool) or not isinstance(value, int | float)):
        raise TypeError(f"{value!r} is no number")
    return value


def _unit(name: str) -> str:
    metric = by_name().get(name.partition(".")[0])
    return "" if metric is None else metric.unit


def to_json(baseline: Baseline) -> dict[str, Plain]:
    """The baseline as plain data, sorted."""
    counts = Counter(entry.identity for one in baseline.files.values() for entry in one.kernels)
    shared = frozenset(identity for identity, count in counts.items() if count > 1)
    return {
        "schema": SCHEMA,
        "format_version": FORMAT_VERSION,
        "files": {key: _file_json(one, shared) for key, one in sorted(baseline.files.items())},
    }


def text(baseline: Baseline) -> str:
    """The baseline as it stands in its file."""
    return dumped(to_json(baseline))


def _file_json(one: File, shared: AbstractSet[str]) -> dict[str, Plain]:
    kernels: dict[str, Plain] = {}
    for entry in sorted(one.kernels, key=lambda entry: (entry.identity, entry.part, sorted(entry.opcodes.items()))):
        key, number = entry.identity, 1
        while key in kernels:
            number += 1
            key = f"{entry.identity} ({number})"
        kernels[key] = _entry_json(key, entry, with_body=entry.identity in shared)
    return {"tool": {"name": "isaview", "version": one.version}, "kernels": kernels}


def _entry_json(key: str, entry: Entry, *, with_body: bool) -> dict[str, Plain]:
    document: dict[str, Plain] = {} if key == entry.identity else {"identity": entry.identity}
    if entry.part:
        document["part"] = entry.part
    if not entry.is_entry:
        document["function"] = True
    if with_body:
        document["body"] = " ".join(f"{opcode}:{count}" for opcode, count in sorted(entry.opcodes.items()))
    metrics: dict[str, Plain] = {name: _measure_json(one) for name, one in sorted(entry.figures.items())}
    return {**document, "name": entry.demangled, "metrics": metrics}


def _measure_json(one: Measure) -> dict[str, Plain]:
    document: dict[str, Plain] = {"value": one.value, "origin": one.origin}
    if one.origin == "estimated":
        return {**document, "low": one.low, "high": one.high}
    return {**document, "because": _LINE.sub(r"\1: ", one.because)} if one.origin == "stated" else document


def updated(baseline: Baseline, modules: Mapping[str, Sequence[ModuleReport]], metrics: AbstractSet[str]) -> Baseline:
    """The baseline with the entries of these files made anew.

    Args:
        baseline: what there was.
        modules: the modules of each file, by the path the baseline knows it by.
        metrics: figures to keep beside those that can get worse.
    """
    made = {key: File(VERSION, tuple(_entries(found, metrics))) for key, found in modules.items()}
    return Baseline(baseline.folder, {**baseline.files, **made})


def _entries(modules: Iterable[ModuleReport], metrics: AbstractSet[str]) -> Iterator[Entry]:
    for module in modules:
        for kernel in module.kernels:
            kept = {
                name: one
                for name, one in figures(kernel, module).items()
                if one.known and (worse_when(name) or name in metrics or name.startswith(BY_RULE))
            }
            mix = kernel.results.get("mix")
            opcodes = {} if mix is None else mix.opcodes
            yield Entry(kernel.identity, kernel.demangled, module.part, kernel.is_entry, kept, opcodes)


def only(baseline: Baseline, keys: Iterable[str]) -> Baseline:
    """The baseline with the entries of these files alone."""
    kept = set(keys)
    return Baseline(baseline.folder, {key: one for key, one in baseline.files.items() if key in kept})


def _subject(entry: Entry, place: str) -> Subject:
    dialect, _, rest = entry.identity.partition("/")
    target, _, name = rest.partition("/")
    known = None if target == "unknown" else target
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
    )
    vars(kernel)["measures"] = entry.figures
    module = ModuleReport(
        place, entry.part, 1, dialect, dialect, known, None, 0, 0, (), 0, (kernel,), words_for(dialect, known)
    )
    subject = Subject(kernel, module, place)
    vars(subject)["opcodes"] = Counter(entry.opcodes)
    return subject
