"""Compiled: what the compiler did with the text that machine code was made of, where that text is at hand.

Loops that repeat their body or were laid out, accesses that were joined, values that are made several times over.
What is not certain is not claimed: loops are paired by their source lines.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from isaview.analysis.contract import Analyzer, Context
from isaview.analysis.stages.changes import joined, made_again
from isaview.analysis.stages.loops import Pair, laid_out, pairs
from isaview.analysis.tally import header_name
from isaview.base import limits
from isaview.base.figures import Cell, Row, Section
from isaview.base.measure import Measure, counted, unavailable
from isaview.base.words import Words
from isaview.flow.graph import flow_of
from isaview.model.kernel import Kernel

_SHOWN = 4


class CompiledLoop(Struct, frozen=True):
    """A loop and the one of the text that it was made of, ``text_header`` at ``text_line``.

    ``copies`` says how many bodies of that one an iteration has; ``source`` is where that one begins.
    """

    header: str
    line: int
    text_header: str
    text_line: int
    source: str | None
    copies: Measure


class LaidOutLoop(Struct, frozen=True):
    """A loop of the text of which no loop is left: laid out in full, or its body does not run again."""

    text_header: str
    text_line: int
    source: str | None


class JoinedAccesses(Struct, frozen=True):
    """So many accesses of the text (``count``) move their ``bytes`` of a lane in fewer ones (``joined``).

    ``line`` is the widest of these, ``loop`` the loop that they stand in.
    """

    space: str
    kind: str
    count: int
    joined: int
    bytes: int
    line: int
    source: str | None
    loop: str | None


class MadeAgain(Struct, frozen=True):
    """A value made of constants, arguments or places in the launch (``of``) alone, at several ``lines``."""

    of: str
    lines: tuple[int, ...]


class Compiled(Struct, frozen=True):
    """What the compiler did with the text of a kernel.

    ``text_path``, ``text_part`` and ``text_line`` say where the text stands, ``text_dialect`` and ``text_target`` its language
    and target, ``text_instructions`` how many it has. ``laid_out`` are loops that are none any more, ``made_again`` values that
    are made several times. ``not_paired`` says why loops are not compared.
    """

    text_path: str
    text_part: str
    text_line: int
    text_dialect: str
    text_target: str | None
    text_instructions: int
    instructions: int
    loops: tuple[CompiledLoop, ...]
    laid_out: tuple[LaidOutLoop, ...]
    joined: tuple[JoinedAccesses, ...]
    made_again: tuple[MadeAgain, ...]
    not_paired: str


def analyze(context: Context) -> Compiled | None:
    """What was done with the text of a kernel; None where there is no such text."""
    code, module = context.kernel, context.module.made_of
    text = next((one for one in module.kernels if one.name == code.name), None) if module is not None else None
    if module is None or text is None or not len(code) or not len(text):
        return None
    found = pairs(text, code)
    has_loops = bool(flow_of(text).loops)
    return Compiled(
        text_path=module.path,
        text_part=module.part,
        text_line=text.line,
        text_dialect=module.dialect,
        text_target=module.target,
        text_instructions=len(text),
        instructions=len(code),
        loops=tuple(_loop(text, code, pair) for pair in found),
        laid_out=tuple(_laid_out(text, code, found)),
        joined=tuple(
            JoinedAccesses(
                one.space,
                one.kind,
                one.count,
                one.joined,
                one.bytes,
                code.lines[one.first],
                _source(code, one.first),
                None if one.loop is None else header_name(code, flow_of(code).loops[one.loop].header),
            )
            for one in joined(text, code, found)
        ),
        made_again=tuple(MadeAgain(one.of, tuple(code.lines[index] for index in one.indices)) for one in made_again(code)),
        not_paired="neither names enough source lines to tell which loop is which" if has_loops and not found else "",
    )


def _source(kernel: Kernel, index: int) -> str | None:
    position = kernel.position(index)
    return None if position is None else str(position)


def _loop(text: Kernel, code: Kernel, pair: Pair) -> CompiledLoop:
    ours, theirs = flow_of(code).loops[pair.code], flow_of(text).loops[pair.text]
    first, begin = flow_of(code).blocks[ours.header].first, flow_of(text).blocks[theirs.header].first
    ratios = ", ".join(f"{ratio:.3g}" for ratio in pair.ratios)
    copies = unavailable("copies", f"work of an iteration grew {ratios} times" if ratios else "a loop inside may be laid out")
    if pair.copies is not None:
        copies = counted(
            pair.copies, "copies", f"operations and bytes of an iteration: {ratios} times those of the text's loop"
        )
    return CompiledLoop(
        header=header_name(code, ours.header),
        line=code.lines[first],
        text_header=header_name(text, theirs.header),
        text_line=text.lines[begin],
        source=_source(text, begin),
        copies=copies,
    )


def _laid_out(text: Kernel, code: Kernel, found: Sequence[Pair]) -> Iterator[LaidOutLoop]:
    for loop in laid_out(text, code, found):
        begin = flow_of(text).blocks[loop.header].first
        yield LaidOutLoop(header_name(text, loop.header), text.lines[begin], _source(text, begin))


def sections(found: Compiled | None, _words: Words) -> tuple[Section, ...]:
    """Where the text is, then what was done with it, in a line for each kind."""
    if found is None:
        return ()
    part = f" [{found.text_part}]" if found.text_part else ""
    where = Cell(f"{found.text_path}{part}:{found.text_line}")
    rows = [Row("compiled from", (where, Cell(f"{found.text_instructions:,} instructions became {found.instructions:,}")))]
    several = [loop for loop in found.loops if loop.copies.known and loop.copies.value != 1]
    texts = {
        "unrolled": [f"{loop.header} is {loop.copies.value} × {loop.text_header}{_at(loop.source)}" for loop in several],
        "laid out": [f"{loop.text_header}{_at(loop.source)}" for loop in found.laid_out],
        "joined": [
            f"{one.count} {one.space} {one.kind}s into {one.joined}, {one.bytes} B a lane{_at(one.source)}"
            for one in found.joined
        ],
        "made again": [f"{one.of} {len(one.lines)} times" for one in found.made_again],
    }
    rows += [Row(title, tuple(_first(of))) for title, of in texts.items() if of]
    return (Section("", tuple(rows)),)


def _at(source: str | None) -> str:
    return f" ({source})" if source else ""


def _first(texts: Sequence[str]) -> Iterator[Cell]:
    yield from map(Cell, texts[:_SHOWN])
    if len(texts) > _SHOWN:
        yield Cell(f"{len(texts) - _SHOWN:,} more")


ANALYZER = Analyzer(
    name="compiled",
    title="what the compiler did",
    result=Compiled | None,
    analyze=analyze,
    sections=sections,
    order=26,
    most_instructions=limits.BOUND_INSTRUCTIONS,
    optional=True,
)
