"""The text of the source positions in a report, what each source line costs, and what a line became.

Code of inlined functions is charged to the line of the kernel's own function that it was inlined into.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.analysis.private_accesses import spills_of
from isaview.analysis.tally import callers
from isaview.base import limits
from isaview.base.grouping import group_by
from isaview.base.text import safe
from isaview.flow.graph import flow_of
from isaview.inputs.source_text import SourceFolder, display_line
from isaview.inputs.sources import without_encoding
from isaview.model.kernel import Kernel, SourcePosition
from isaview.reports.rule import Finding

if TYPE_CHECKING:
    from isaview.reports.report import KernelReport, Report

_KEY = "source"
"""The field of all results that holds a position."""
_GAP = 4
"""Lines of source without code that are shown between two with code."""


def with_source_text(report: Report, folder: SourceFolder | None) -> Report:
    """The report with the text of its source positions, as far as they lie in a folder; None for none."""
    if folder is None:
        return report
    modules = (
        replace(module, source_lines=folder.texts(source for kernel in module.kernels for source in _positions(kernel)))
        for module in report.inputs
    )
    return replace(report, inputs=tuple(modules), sources=source_files(report.kernels, folder))


def source_files(kernels: Iterable[KernelReport], folder: SourceFolder) -> Mapping[str, tuple[str, ...]]:
    """The lines of the files that the kernels' listings name, up to `limits.PAGE_SOURCE_BYTES` in all."""
    listings = (kernel.results.get("listing") for kernel in kernels)
    places = (position for listing in listings if listing is not None for position in listing.sources)
    texts: dict[str, tuple[str, ...]] = {}
    left = limits.PAGE_SOURCE_BYTES
    for file in dict.fromkeys(position.rpartition(":")[0] for position in places):
        lines = tuple(map(display_line, folder.lines(file)))
        size = sum(map(len, lines))
        if size and size <= left:
            texts[file], left = lines, left - size
    return texts


def _positions(kernel: Any) -> Iterator[str]:
    """The positions in the results and findings of a kernel; iterative, as deep as their types are."""
    waiting = [*kernel.results.values(), kernel.findings]
    while waiting:
        value = waiting.pop()
        if isinstance(value, Struct):
            position = getattr(value, _KEY, None)
            if isinstance(position, str):
                yield position
            waiting.extend(getattr(value, name) for name in value.__struct_fields__)
        elif isinstance(value, Mapping):
            waiting.extend(value.values())
        elif isinstance(value, list | tuple):
            waiting.extend(value)


class SourceLine(Struct, frozen=True):
    """A source line of a kernel with what it became: the dump's ``lines``, how many instructions, how many of these spill.

    ``loop_depth`` counts the loops around the deepest of those that spill, or of all. ``file`` is "" for what no position says.
    ``live`` has the most registers alive on it by file, ``bytes`` what its accesses move a lane, by space. ``findings`` are
    codes of rules. A line without instructions stands between others for its ``text``.
    """

    file: str
    line: int
    live: Mapping[str, int] = field(default_factory=dict)
    lines: frozenset[int] = frozenset()
    instructions: int = 0
    spills: int = 0
    loop_depth: int = 0
    bytes: Mapping[str, int] = field(default_factory=dict)
    findings: tuple[str, ...] = ()
    text: str = ""

    @property
    def source(self) -> str | None:
        """Its position, None for what has none."""
        return f"{self.file}:{self.line}" if self.file else None


def source_costs(kernel: Kernel, columns: Mapping[str, Sequence[int]]) -> Iterator[SourceLine]:
    """What each source line costs, in the order of the source, what has no position last; ``columns`` as in a listing."""
    by_line, spills = _group_by_line(kernel), frozenset(spills_of(kernel))
    for (file, line), indices in sorted(by_line.items(), key=lambda item: (not item[0][0], item[0])):
        moved: Counter[str] = Counter()
        for access in (access for index in indices for access in kernel.forms[index].accesses):
            moved[access.space] += (access.bytes or 0) if access.per == "lane" else 0
        yield SourceLine(
            file,
            line,
            {name: max(column[index] for index in indices) for name, column in columns.items()},
            frozenset(kernel.lines[index] for index in indices),
            len(indices),
            len(spilled := spills.intersection(indices)),
            depth_of(kernel, spilled or indices),
            {space: amount for space, amount in sorted(moved.items()) if amount},
        )


def _group_by_line(kernel: Kernel) -> dict[tuple[str, int], list[int]]:
    """The instructions by file and line of the kernel's own code that they come from, by way of what was inlined."""

    def place(index: int) -> tuple[str, int]:
        *_, position = (None, *callers(kernel.position(index)))
        return ("", 0) if position is None else (position.file, position.line)

    by_line = group_by(range(len(kernel)), place)
    files = {file for file, _ in by_line if file}
    # some dumps name callers without the folder that they have elsewhere
    longer = {file: [other for other in files if other.endswith(f"/{file}")] for file in files}
    full = {file: names[0] for file, names in longer.items() if len(names) == 1}
    for file, line in [place for place in by_line if place[0] in full]:
        by_line.setdefault((full[file], line), []).extend(by_line.pop((file, line)))
    return by_line


def depth_of(kernel: Kernel, indices: Collection[int]) -> int:
    """The loops around the deepest of some instructions."""
    flow = flow_of(kernel)
    loops = {flow.innermost[flow.block_of(index)] for index in indices} - {None}
    return max((flow.loops[loop].depth for loop in loops if loop is not None), default=0)


def annotate(lines: Iterable[SourceLine], findings: Iterable[Finding], folder: SourceFolder | None) -> tuple[SourceLine, ...]:
    """The source lines with the findings on them and their text, and with lines that lie between two of them."""
    listed: list[SourceLine] = []
    by_line = group_by(findings, lambda finding: finding.line)
    texts_of = cache(lambda file: folder.lines(file) if folder is not None and file else [])
    for source in lines:
        texts = texts_of(source.file)
        before = listed[-1].line if listed and listed[-1].file == source.file else source.line
        between = range(before + 1, source.line) if source.line - before <= _GAP and source.line <= len(texts) else ()
        listed.extend(SourceLine(source.file, line, text=display_line(texts[line - 1])) for line in between)
        codes = sorted(finding.code for line in source.lines for finding in by_line.get(line, ()))
        text = display_line(texts[source.line - 1]) if 0 < source.line <= len(texts) else ""
        listed.append(replace(source, findings=tuple(codes), text=text))
    return tuple(listed)


class StageOfLine(Struct, frozen=True):
    """What a source line became in a kernel: its instructions as (line in the dump, text, innermost position).

    ``total`` counts all instructions of the kernel; ``has_source`` says whether any of them has a position. ``source`` is the
    line as this stage names it, None where nothing came of it. ``live`` has the most registers alive on these lines by file.
    """

    path: str
    part: str
    dialect: str
    target: str | None
    name: str
    demangled: str
    total: int
    has_source: bool
    source: str | None
    instructions: tuple[tuple[int, str, str], ...]
    live: Mapping[str, int] = field(default_factory=dict)


def stage_of_line(kernel: Kernel, file: str, line: int) -> StageOfLine:
    """What a line became in a kernel, code inlined into it or from it included.

    Of two paths of a file, the ends are compared that both have: stages name the folder or leave it out.
    """
    texts, first = kernel.module.source.split("\n"), kernel.module.line
    asked = PurePosixPath(file).parts

    def is_it(position: SourcePosition) -> bool:
        parts = PurePosixPath(position.file).parts
        common = min(len(asked), len(parts))
        return position.line == line and asked[-common:] == parts[-common:]

    instructions, source, has_source, module = [], None, False, kernel.module
    for index, number in enumerate(kernel.lines):
        position = kernel.position(index)
        has_source = has_source or position is not None
        asked_for = next(filter(is_it, callers(position)), None)
        if asked_for is not None:
            source = source or str(asked_for)
            text = texts[number - first] if 0 <= number - first < len(texts) else ""
            instructions.append((number, " ".join(without_encoding(text, module.dialect).split()), str(position)))
    place = (safe(module.path), safe(module.part), module.dialect, module.target)
    names = (safe(kernel.name), safe(kernel.demangled))
    return StageOfLine(*place, *names, len(kernel), has_source, source, tuple(instructions))
