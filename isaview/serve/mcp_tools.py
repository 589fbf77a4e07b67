"""The tools that an agent can call: each gets a record of arguments and gives an answer whose schema is known."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.text import no_kernel, the_one
from isaview.gpus.hardware import find_gpu
from isaview.reports import serial
from isaview.reports.analyses import analyzers
from isaview.reports.columns import Entry
from isaview.runs import Refused, messages
from isaview.runs.answering import answer
from isaview.runs.answers import FileAnswer, FileRequest, Task
from isaview.serve import mcp_arguments as arguments
from isaview.serve.mcp_bounds import Answer, Roots
from isaview.tools.evidence import Options
from isaview.views.annotated_listing import LISTING, AnnotatedListing, Owner, annotate, why_no_listing

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
            gpus=tuple(find_gpu(name).target for name in gpus),
        )
        return FileRequest(kernel=launched.kernel, gpus=gpus, launch=launched.launch(), options=options, **others)

    def answer_for(self, path: str, request: FileRequest) -> FileAnswer:
        """The answer for a file below the roots.

        Raises:
            Refused: there is none, or no kernel that is asked for.
        """
        made = answer(Task(self.roots.file(path)), request)
        reports = [made.report, *(own.report for own in made.by_gpu if own.report is not None)]
        if not any(report.kernels for report in reports):
            why = [no_kernel(request.kernel, made.names)] if request.kernel and made.names else _line_texts(made.error_lines)
            raise Refused("\n".join(why) or f"{path}: there is no kernel in it")
        return made


def _line_texts(lines: Iterable[messages.Line]) -> list[str]:
    return [line if isinstance(line, str) else f"{line.path}: {line.text}" for line in lines]


class Tool(Struct, frozen=True):
    """A tool: agents read the docstring of ``call``.

    ``schema`` gives the schema of its document, ``advice`` says how to get what was cut of it.
    """

    call: Callable[[Any, Session], Answer]
    schema: Callable[[], dict[str, Any]]
    advice: str

    @property
    def name(self) -> str:
        return self.call.__name__

    @property
    def description(self) -> str:
        """What it is for, and when to call it."""
        return " ".join((self.call.__doc__ or "").split())

    @property
    def arguments(self) -> type[Struct]:
        """The type of its arguments."""
        return next(iter(get_type_hints(self.call).values()))  # type: ignore[no-any-return]

    def answer(self, asked: Struct, session: Session) -> dict[str, Any]:
        """The bounded answer; lines for standard error are its messages."""
        with messages.heard() as lines:
            try:
                made = self.call(asked, session)
            except Refused as refused:
                raise Refused("\n".join([*_line_texts(lines), str(refused)])) from None
        return replace(made, messages=(*made.messages, *_line_texts(lines)), advice=self.advice).fit()


def read(asked: arguments.Read, session: Session) -> Answer:
    """Report the kernels of a dump: registers, occupancy and what limits it, memory or compute bound and what to change.

    Findings of rules have line and fix. Begin here.
    """
    unknown = [name for name in asked.sections if name not in _section_names()]
    if unknown:
        raise Refused(f"no section is called {unknown[0]!r}; there are {', '.join(_section_names())}")
    names = tuple(name for name in asked.sections if name not in ("stated", "findings"))
    made = session.answer_for(asked.path, session.request(asked, asked=names))
    document: Any = serial.to_json(made.report)
    for kernel in (kernel for module in document["inputs"] for kernel in module["kernels"]):
        _keep_sections(kernel, asked.sections)
    return Answer(document, tuple(_line_texts(made.error_lines)), made.code)


def _keep_sections(kernel: dict[str, Any], sections: Sequence[str]) -> None:
    """Leave all sections out of a kernel but these."""
    for name in {LISTING, *_section_names()} - {*sections}:
        kernel.pop(name, None)


def what_if(asked: arguments.WhatIf, session: Session) -> Answer:
    """Say what would limit the kernels of a dump on other GPUs, or with other loop counts, threads and blocks."""
    made = session.answer_for(asked.path, session.request(asked, asked=("bound",), apart=True))
    kernels = []
    for own in (own for own in made.by_gpu if own.report is not None):
        for kernel in (kernel for module in own.report.inputs for kernel in module.kernels):  # type: ignore[union-attr]
            kernels.append(serial.kernel(kernel))
            _keep_sections(kernels[-1], _LIMITING)
    return Answer({"kernels": kernels}, tuple(_line_texts(made.error_lines)), made.code)


def diff(asked: arguments.Diff, session: Session) -> Answer:
    """Compare two versions of a dump: worse or better, why, and clocks for equal work. Call it after each change."""
    from isaview.compare.changes import DifferentTargetsError, compare
    from isaview.compare.difference import Difference, to_json
    from isaview.runs.sides import both_from_paths

    paths = [session.roots.file(asked.old), session.roots.file(asked.new)]
    request = session.request(asked, listed=True, compared=True)
    old, new = both_from_paths(paths, request, request, 1)
    if not old.kernels or not new.kernels:
        raise Refused("a side has no kernel to compare")
    try:
        changes = compare(old.kernels, new.kernels, across_targets=asked.across_targets)
    except DifferentTargetsError as error:
        raise Refused(f"{error}; across_targets compares them all the same") from None
    difference = Difference(changes, old.name, new.name)
    return Answer(to_json(difference), exit_code=max(old.code, new.code))


def variants(asked: arguments.Variants, session: Session) -> Answer:
    """Rank compilations of the same kernel (tile sizes, warps, stages), best first."""
    from isaview.compare.variants import group_variants
    from isaview.runs.compilations import compilations_of, entries_of
    from isaview.version import VERSION
    from isaview.views.variants import as_plain

    paths = [session.roots.file(path, or_folder=True) for path in asked.paths]
    entries, code = entries_of(compilations_of(paths), session.request(asked), 1)
    if not entries:
        raise Refused("there is no kernel to compare")
    groups = [replace(group, variants=group.variants[: asked.top]) for group in group_variants(entries)]
    return Answer(as_plain(groups, VERSION), exit_code=code)


def explain(asked: arguments.Explain, _session: Session) -> Answer:
    """Explain a rule's code, a figure, limiter, verdict, class of instructions or opcode: what, why, and what to do instead."""
    from isaview.teaching.catalogue import lessons_of
    from isaview.teaching.lesson import as_plain

    return Answer({"lessons": [as_plain(lesson) for lesson in lessons_of(asked.word.split() or [asked.word])]})


def occupancy(asked: arguments.Occupancy, _session: Session) -> Answer:
    """Compute occupancy without a dump, from registers, threads and shared memory."""
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
    for gpu in map(find_gpu, asked.gpus):
        if gpu.is_accelerator:
            raise Refused(f"{gpu.name} is no GPU: nothing is known of waves on it")
        points = sweep(gpu, resources, asked.sweep) if asked.sweep else ()
        steps = [point for point, after in zip_longest(points, points[1:]) if not after or after.waves != point.waves]
        reports.append({**serial.record(report_of(occupancy_of(gpu, resources))), "steps": serial.plain(steps)})
    return Answer({"gpus": reports})


class ListedLine(Struct, frozen=True):
    """A line: ``live`` has the registers alive by file; ``known`` is the source, loops, bytes, cycles, waits and findings."""

    line: int
    offset: str
    text: str
    live: dict[str, int]
    known: str


class Excerpt(Struct, frozen=True):
    """Lines of a kernel.

    ``peak_line`` is where the most registers of the ``file`` are alive, ``alive`` says whose those at ``line`` are.
    """

    kernel: str
    file: str
    peak_line: int
    line: int
    alive: tuple[Owner, ...]
    lines: tuple[ListedLine, ...]
    left_out: str


def listing(asked: arguments.Listing, session: Session) -> Answer:
    """Show lines around one: text, registers alive, source, waits, spills, findings; and whose registers are alive there."""
    # Names first, without any analysis: a listing is made of the one kernel that is meant.
    names = session.answer_for(asked.path, session.request(arguments.Launched(), only=())).report.kernels
    entries = [kernel for kernel in names if kernel.is_entry and kernel.instructions]
    chosen = the_one(names if asked.kernel or not entries else entries, asked.kernel)
    made = session.answer_for(asked.path, session.request(arguments.Launched(kernel=chosen.name), asked=(LISTING,)))
    entry = next(Entry(kernel, module) for module in made.report.inputs for kernel in module.kernels)
    rows = entry.kernel.results.get(LISTING)
    if rows is None:
        raise Refused(f"{chosen.name}: {why_no_listing(entry.kernel)}")
    excerpt = _excerpt(annotate(entry, rows), asked)
    return Answer(serial.record(excerpt), tuple(_line_texts(made.error_lines)), made.code)


def _excerpt(own: AnnotatedListing, asked: arguments.Listing) -> Excerpt:
    """The lines around the one that is asked for, else around the peak; `Refused` if there is none."""
    rows = own.rows
    peak = rows.numbers[own.live.index(own.peak)] if own.peak else rows.numbers[0]
    middle = asked.line or peak
    near = [row for row, line in enumerate(rows.numbers) if abs(line - middle) <= asked.around]
    if not near:
        first, last = rows.numbers[0], rows.numbers[-1]
        raise Refused(f"no line is within {asked.around} of line {middle}; the kernel's are {first} to {last}; {rows.left_out}")
    row = min((row for row in near if own.live[row] >= 0), key=lambda row: abs(rows.numbers[row] - middle), default=-1)
    lines = (
        ListedLine(
            rows.numbers[row],
            rows.offsets[row],
            rows.text[row],
            {file: live[row] for file, live in rows.live.items() if live[row] >= 0},
            own.describe(row),
        )
        for row in near
    )
    owners = tuple(own.owners(row)) if row >= 0 else ()
    line = rows.numbers[row] if row >= 0 else middle
    return Excerpt(own.entry.kernel.name, own.file, peak, line, owners, tuple(lines), rows.left_out)


def _document_schema(name: str, part: str = "") -> dict[str, Any]:
    """The schema of a document that isaview writes, or of a part of it; its parts stand under ``$defs``."""
    whole = {key: value for key, value in serial.schema(name).items() if key not in ("$schema", "$id")}
    return {"$ref": f"#/$defs/{part}", "$defs": whole["$defs"]} if part else whole


def _report_schema(part: str = "", sections: Sequence[str] | None = None) -> dict[str, Any]:
    """The schema of a report with these sections, or all, any of which may be left out."""
    document = _document_schema("report", part)
    kernel = document["$defs"]["kernel"]
    kernel["required"] = [name for name in kernel["required"] if name not in (LISTING, *_section_names())]
    _keep_sections(kernel["properties"], _section_names() if sections is None else sections)
    return document


def _section_names() -> list[str]:
    """The parts of a kernel that are shown where they are asked for; a listing has a tool of its own."""
    return [*(analyzer.name for analyzer in analyzers() if analyzer.name != LISTING), "stated", "findings"]


def _list_schema(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of an object that holds a list of things with this schema."""
    parts = schema.pop("$defs", {})
    held = {"type": "object", "required": [name], "properties": {name: {"type": "array", "items": schema}}}
    return {**held, "additionalProperties": False, "$defs": parts}


def _gpus_schema() -> dict[str, Any]:
    from isaview.analysis.analyzers.occupancy import OccupancyReport
    from isaview.gpus.occupancy import SweepRow

    gpu = serial.type_schema(OccupancyReport)
    gpu["properties"] = {**gpu["properties"], "steps": serial.type_schema(tuple[SweepRow, ...])}
    return _list_schema("gpus", {**gpu, "$defs": {"measure": serial.schema()["$defs"]["measure"]}})


def _lessons_schema() -> dict[str, Any]:
    texts = {"type": "array", "items": {"type": "object"}}
    named = {name: {"type": "string"} for name in ("kind", "name", "title")}
    return _list_schema(
        "lessons", {"type": "object", "properties": {**named, "paragraphs": texts, "charts": texts, "samples": texts}}
    )


def all_tools() -> tuple[Tool, ...]:
    """Every tool."""
    narrower = "name one kernel"
    return (
        Tool(read, _report_schema, f"{narrower}, or fewer sections; no sections lists all kernels"),
        Tool(explain, _lessons_schema, "ask for one word"),
        Tool(diff, partial(_document_schema, "diff"), narrower),
        Tool(occupancy, _gpus_schema, "name fewer GPUs"),
        Tool(variants, partial(_document_schema, "variants"), narrower),
        Tool(what_if, lambda: _list_schema("kernels", _report_schema("kernel", _LIMITING)), narrower),
        Tool(listing, partial(serial.type_schema, Excerpt), "ask for fewer lines around"),
    )
