"""The tools that an agent can call: each gets a record of arguments and gives an answer whose schema is known."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.text import no_kernel, the_one
from isaview.compare.models import Models
from isaview.gpus.hardware import find
from isaview.reports import serial
from isaview.reports.analyses import analyzers
from isaview.runs import Refused, messages
from isaview.runs.answering import answer
from isaview.runs.answers import FileAnswer, FileRequest, Task
from isaview.serve import mcp_arguments as arguments
from isaview.serve.mcp_bounds import Answer, Roots
from isaview.tools.evidence import Options

_LIMITING = ("registers", "occupancy", "bound")
"""Sections that say what limits a kernel."""


class Session(Struct, frozen=True):
    """What was settled at the start: the roots, and whether tools of the machine (ptxas, LLVM …) may be asked."""

    roots: Roots
    asks_tools: bool = False

    def request(self, launched: arguments.Launched, /, **others: Any) -> FileRequest:
        """What is wanted of every file."""
        gpus = launched.gpu_names()
        options = Options(
            exact="small" if self.asks_tools else False,
            lower="auto" if self.asks_tools else "never",
            gpus=tuple(find(name).target for name in gpus),
        )
        return FileRequest(kernel=launched.kernel, gpus=gpus, launch=launched.launch(), options=options, **others)

    def answered(self, path: str, request: FileRequest, models: dict[Task, Models] | None = None) -> FileAnswer:
        """The answer for a file below the roots.

        Raises:
            Refused: there is none, or no kernel that is asked for.
        """
        made = answer(Task(self.roots.file(path)), request, models)
        reports = [made.report, *(own.report for own in made.by_gpu if own.report is not None)]
        if not any(report.kernels for report in reports):
            why = [no_kernel(request.kernel, made.names)] if request.kernel and made.names else _texts(made.error_lines)
            raise Refused("\n".join(why) or f"{path}: there is no kernel in it")
        return made


def _texts(lines: Iterable[messages.Line]) -> list[str]:
    return [line if isinstance(line, str) else f"{line.path}: {line.text}" for line in lines]


class Tool(Struct, frozen=True):
    """A tool: ``schema`` gives the schema of its document, ``advice`` says how to get what was cut of it."""

    name: str
    description: str
    arguments: type[Struct]
    call: Callable[[Any, Session], Answer]
    schema: Callable[[], dict[str, Any]]
    advice: str

    def answer(self, asked: Struct, session: Session) -> dict[str, Any]:
        """The bounded answer; lines for standard error are its messages."""
        with messages.heard() as lines:
            made = self.call(asked, session)
        return replace(made, messages=(*made.messages, *_texts(lines)), advice=self.advice).bounded()


def read(asked: arguments.Read, session: Session) -> Answer:
    """The report of a dump, of each kernel the sections that are asked for."""
    unknown = [name for name in asked.sections if name not in _sections()]
    if unknown:
        raise Refused(f"no section is called {unknown[0]!r}; there are {', '.join(_sections())}")
    names = tuple(name for name in asked.sections if name not in ("stated", "findings"))
    made = session.answered(asked.path, session.request(asked, asked=names))
    document: Any = serial.to_json(made.report)
    for kernel in (kernel for module in document["inputs"] for kernel in module["kernels"]):
        _keep(kernel, asked.sections)
    return Answer(document, tuple(_texts(made.error_lines)), made.code)


def _keep(kernel: dict[str, Any], sections: Sequence[str]) -> None:
    """Leave all sections out of a kernel but these."""
    for name in {*_sections()} - {*sections}:
        kernel.pop(name, None)


def what_if(asked: arguments.WhatIf, session: Session) -> Answer:
    """What limits each kernel on each GPU, as assumed."""
    made = session.answered(asked.path, session.request(asked, asked=("bound",), apart=True))
    kernels = []
    for own in (own for own in made.by_gpu if own.report is not None):
        for kernel in (kernel for module in own.report.inputs for kernel in module.kernels):  # type: ignore[union-attr]
            kernels.append(serial.kernel(kernel))
            _keep(kernels[-1], _LIMITING)
    return Answer({"kernels": kernels}, tuple(_texts(made.error_lines)), made.code)


def diff(asked: arguments.Diff, session: Session) -> Answer:
    """What a change did to every kernel."""
    from isaview.compare.changes import DifferentTargetsError, compare
    from isaview.compare.difference import Difference, to_json
    from isaview.runs.sides import both_from_paths

    paths = [session.roots.file(asked.old), session.roots.file(asked.new)]
    request = session.request(asked, listed=True, compared=True)
    with messages.heard() as lines:
        old, new = both_from_paths(paths, request, request, 1)
    if not old.kernels or not new.kernels:
        raise Refused("\n".join(_texts(lines)) or "a side has no kernel to compare")
    try:
        changes = compare(old.kernels, new.kernels, across_targets=asked.across_targets)
    except DifferentTargetsError as error:
        raise Refused(f"{error}; across_targets compares them all the same") from None
    difference = Difference(changes, old.name, new.name)
    return Answer(to_json(difference), tuple(_texts(lines)), max(old.code, new.code))


def variants(asked: arguments.Variants, session: Session) -> Answer:
    """Compilations of a kernel, best first."""
    from isaview.compare.variants import grouped
    from isaview.runs.compilations import compilations_of, entries_of
    from isaview.version import VERSION
    from isaview.views.variants import as_plain

    paths = [session.roots.file(path, or_folder=True) for path in asked.paths]
    with messages.heard() as lines:
        entries, code = entries_of(compilations_of(paths), session.request(asked), 1)
    if not entries:
        raise Refused("\n".join(_texts(lines)) or "there is no kernel to compare")
    groups = [replace(group, variants=group.variants[: asked.top]) for group in grouped(entries)]
    return Answer(as_plain(groups, VERSION), tuple(_texts(lines)), code)


def explain(asked: arguments.Explain, _session: Session) -> Answer:
    """All lessons about a word."""
    from isaview.teaching.catalogue import lessons_of
    from isaview.teaching.lesson import as_plain

    return Answer({"lessons": [as_plain(lesson) for lesson in lessons_of(asked.word.split() or [asked.word])]})


def occupancy(asked: arguments.Occupancy, _session: Session) -> Answer:
    """The occupancy of given resources on each GPU, with the steps over one of them."""
    from isaview.analysis.analyzers.occupancy import report_of
    from isaview.gpus.launch import Resources
    from isaview.gpus.occupancy import occupancy as occupancy_of
    from isaview.gpus.occupancy import sweep

    resources = Resources(
        vector_registers=asked.registers,
        shared_bytes=asked.shared,
        threads=asked.threads,
        barriers=asked.barriers,
        cluster_size=asked.cluster,
    )
    reports = []
    for gpu in map(find, asked.gpus):
        if gpu.is_accelerator:
            raise Refused(f"{gpu.name} is no GPU: nothing is known of waves on it")
        points = sweep(gpu, resources, asked.sweep) if asked.sweep else ()
        steps = [point for point, after in zip_longest(points, points[1:]) if not after or after.waves != point.waves]
        reports.append({**serial.record(report_of(occupancy_of(gpu, resources))), "steps": serial.plain(steps)})
    return Answer({"gpus": reports})


def listing(asked: arguments.Listing, session: Session) -> Answer:
    """The instructions of a kernel around a line, with the registers alive on each."""
    from isaview.reports.listing import listing as listing_of
    from isaview.views.pressure import as_plain

    models: dict[Task, Models] = {}
    request = replace(session.request(arguments.Launched()), only=())
    made = session.answered(asked.path, request, models)
    numbers = {number: kernel for number, kernel in enumerate(made.report.kernels) if kernel.instructions}
    entries = [kernel for kernel in numbers.values() if kernel.is_entry]
    chosen = the_one(list(numbers.values()) if asked.kernel or not entries else entries, asked.kernel)
    (own,) = models.values()
    rows = listing_of(own.kernel(next(number for number, kernel in numbers.items() if kernel is chosen)))
    middle = asked.line or rows.peak_line
    near = [line for line in rows.lines if abs(line.line - middle) <= asked.around]
    document = as_plain(replace(rows, lines=tuple(near)), None, {})
    if not document["lines"]:
        first, last = rows.lines[0].line, rows.lines[-1].line
        raise Refused(f"no instruction stands within {asked.around} lines of line {middle}; the kernel's are {first} to {last}")
    return Answer(document, tuple(_texts(made.error_lines)), made.code)


def _document(name: str, part: str = "") -> dict[str, Any]:
    """The schema of a document that isaview writes, or of a part of it; its parts stand under ``$defs``."""
    whole = {key: value for key, value in serial.schema(name).items() if key not in ("$schema", "$id")}
    return {"$ref": f"#/$defs/{part}", "$defs": whole["$defs"]} if part else whole


def _report(part: str = "") -> dict[str, Any]:
    """The schema of a report, any section of which may be left out."""
    document = _document("report", part)
    kernel = document["$defs"]["kernel"]
    kernel["required"] = [name for name in kernel["required"] if name not in _sections()]
    return document


def _sections() -> list[str]:
    """The parts of a kernel that are shown where they are asked for."""
    return [*(analyzer.name for analyzer in analyzers()), "stated", "findings"]


def _holding(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of an object that holds a list of things with this schema."""
    parts = schema.pop("$defs", {})
    held = {"type": "object", "required": [name], "properties": {name: {"type": "array", "items": schema}}}
    return {**held, "additionalProperties": False, "$defs": parts}


def _gpus() -> dict[str, Any]:
    from isaview.analysis.analyzers.occupancy import OccupancyReport
    from isaview.gpus.occupancy import SweepRow

    gpu = serial.type_schema(OccupancyReport)
    gpu["properties"] = {**gpu["properties"], "steps": serial.type_schema(tuple[SweepRow, ...])}
    return _holding("gpus", {**gpu, "$defs": {"measure": serial.schema()["$defs"]["measure"]}})


def _lessons() -> dict[str, Any]:
    texts = {"type": "array", "items": {"type": "object"}}
    named = {name: {"type": "string"} for name in ("kind", "name", "title")}
    return _holding(
        "lessons", {"type": "object", "properties": {**named, "paragraphs": texts, "charts": texts, "samples": texts}}
    )


def offered() -> tuple[Tool, ...]:
    """Every tool."""
    one, sections = "name one kernel", "name one kernel, or fewer sections"
    kernels, lines = "What limits a kernel on other GPUs, or as assumed.", partial(_document, "pressure", "listing")
    steps = "Compute occupancy from registers, shared memory and threads, with the table of steps."
    rows: tuple[tuple[Any, ...], ...] = (
        ("read", "Report a GPU kernel dump: registers, occupancy, bound, findings.", arguments.Read, read, _report, sections),
        ("explain", "Explain a rule, figure, concept or opcode.", arguments.Explain, explain, _lessons, "ask for one word"),
        ("diff", "Compare two dumps: what is worse or better, and why.", arguments.Diff, diff, partial(_document, "diff"), one),
        ("occupancy", steps, arguments.Occupancy, occupancy, _gpus, "name fewer GPUs"),
        ("variants", "Rank compilations of a kernel.", arguments.Variants, variants, partial(_document, "variants"), one),
        ("what_if", kernels, arguments.WhatIf, what_if, lambda: _holding("kernels", _report("kernel")), one),
        ("listing", "Show instructions, with live registers.", arguments.Listing, listing, lines, "ask for fewer lines around"),
    )
    return tuple(Tool(*row) for row in rows)
