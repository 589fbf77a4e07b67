"""Source lines: the text of the positions in a report, what each line costs, and what one line became.

Code of inlined functions is charged to the line of the kernel's own function that it was inlined into.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.analysis.private_accesses import spills_of
from isaview.base.text import safe
from isaview.flow.graph import flow_of
from isaview.inputs.source_text import SourceFolder, shown
from isaview.inputs.sources import without_encoding
from isaview.model.kernel import Kernel, SourcePosition

if TYPE_CHECKING:
    from isaview.reports.report import Report
    from isaview.reports.rule import Finding

_KEY = "source"
"""The field of all results that holds a position."""
_GAP = 4
"""Lines of source without code that are shown between two with code."""


def sourced(report: Report, folder: SourceFolder | None) -> Report:
    """The report with the text of its source positions, as far as they lie in a folder; None for none."""
    if folder is None:
        return report
    modules = (
        replace(module, source_lines=folder.texts(one for kernel in module.kernels for one in _positions(kernel)))
        for module in report.inputs
    )
    return replace(report, inputs=tuple(modules))


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
    """One source line of a kernel with what it became: the dump's ``lines``, how many instructions, how many of these spill.

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


def by_source(kernel: Kernel, columns: Mapping[str, Sequence[int]]) -> Iterator[SourceLine]:
    """What each source line costs, in the order of the source, what has no position last; ``columns`` as in a listing."""
    together: dict[tuple[str, int], list[int]] = {}
    for index in range(len(kernel)):
        *_, position = (None, *callers(kernel.position(index)))
        together.setdefault(("", 0) if position is None else (position.file, position.line), []).append(index)
    whole = _whole_names({file for file, _ in together if file})
    for file, line in [place for place in together if whole.get(place[0], place[0]) != place[0]]:
        together.setdefault((whole[file], line), []).extend(together.pop((file, line)))
    spills = frozenset(spills_of(kernel))
    for (file, line), indices in sorted(together.items(), key=lambda item: (not item[0][0], item[0])):
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


def depth_of(kernel: Kernel, indices: Collection[int]) -> int:
    """The loops around the deepest of some instructions."""
    flow = flow_of(kernel)
    loops = {flow.innermost[flow.block_of(index)] for index in indices} - {None}
    return max((flow.loops[at].depth for at in loops if at is not None), default=0)


def _whole_names(files: Collection[str]) -> dict[str, str]:
    """The files that are named with their folder elsewhere, as some dumps name callers without it: name → whole name."""
    found = {}
    for file in files:
        longer = [other for other in files if other.endswith(f"/{file}")]
        found.update({file: longer[0]} if len(longer) == 1 else {})
    return found


def callers(position: SourcePosition | None) -> Iterator[SourcePosition]:
    """A position and those that its code was inlined into, the outermost last."""
    while position is not None:
        yield position
        position = position.inlined_at


def annotated(lines: Iterable[SourceLine], findings: Iterable[Finding], folder: SourceFolder | None) -> tuple[SourceLine, ...]:
    """The source lines with the findings on them and their text, and with lines that lie between two of them."""
    found: list[SourceLine] = []
    codes: dict[int, list[str]] = {}
    for finding in findings:
        codes.setdefault(finding.line, []).append(finding.code)
    texts: tuple[str, list[str]] = "", []
    for one in lines:
        if folder is not None and one.file and texts[0] != one.file:
            texts = one.file, folder.lines(one.file)
        text = texts[1] if texts[0] == one.file else []
        before = found[-1].line if found and found[-1].file == one.file else one.line
        between = range(before + 1, one.line) if one.line - before <= _GAP and one.line <= len(text) else ()
        found.extend(SourceLine(one.file, line, text=shown(text[line - 1])) for line in between)
        own = tuple(sorted(code for line in one.lines for code in codes.get(line, ())))
        found.append(replace(one, findings=own, text=shown(text[one.line - 1]) if 0 < one.line <= len(text) else ""))
    return tuple(found)


class StageOfLine(Struct, frozen=True):
    """What a source line became in one kernel: its instructions as (line in the dump, text, innermost position).

    ``total`` counts all instructions of the kernel; ``has_source`` says whether any of them has a position. ``source`` is the
    line as this stage names it, None where nothing came of it.
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


def became(kernel: Kernel, file: str, line: int) -> StageOfLine:
    """What a line became in a kernel, code inlined into it or from it included.

    Of two paths of one file, the ends are compared that both have: stages name the folder or leave it out.
    """
    texts, first = kernel.module.source.split("\n"), kernel.module.line
    asked = PurePosixPath(file).parts

    def is_it(position: SourcePosition) -> bool:
        parts = PurePosixPath(position.file).parts
        common = min(len(asked), len(parts))
        return position.line == line and asked[-common:] == parts[-common:]

    found = []
    source = None
    for index, at in enumerate(kernel.lines):
        position = kernel.position(index)
        named_so = next(filter(is_it, callers(position)), None)
        if named_so is not None:
            source = source or str(named_so)
            text = texts[at - first] if 0 <= at - first < len(texts) else ""
            found.append((at, " ".join(without_encoding(text, kernel.module.dialect).split()), str(position)))
    module, has_source = kernel.module, any(kernel.position(index) is not None for index in range(len(kernel)))
    place = (safe(module.path), safe(module.part), module.dialect, module.target)
    return StageOfLine(*place, safe(kernel.name), safe(kernel.demangled), len(kernel), has_source, source, tuple(found))
