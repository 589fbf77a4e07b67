"""What the compiler did with the text that machine code was made of, where that text is at hand.

Loops that repeat their body or were laid out, accesses that were joined, values that are made several times over.
What is not certain is not claimed: loops are paired by their source lines.
"""

from __future__ import annotations

from msgspec import Struct

from isaview.analysis.contract import Analyzer, Context
from isaview.analysis.stages.changes import JoinedAccesses, MadeAgain, joined_accesses, recomputed_values
from isaview.analysis.stages.loops import fully_unrolled, pair_loops
from isaview.analysis.tally import header_name, source_of
from isaview.base import limits
from isaview.base.measure import Measure, counted_measure, unavailable
from isaview.flow.graph import flow_of
from isaview.flow.nesting import Loop
from isaview.model.kernel import Kernel


class CompiledLoop(Struct, frozen=True):
    """A loop and the loop of the text that it was made of: ``text_header`` at ``text_line``, in the source at ``source``.

    ``copies`` says how many bodies of that loop an iteration has.
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
    text = next((kernel for kernel in module.kernels if kernel.name == code.name), None) if module is not None else None
    if module is None or text is None or not len(code) or not len(text):
        return None
    paired = pair_loops(text, code)
    has_loops = bool(flow_of(text).loops)
    loops: list[CompiledLoop] = []
    for pair in paired:
        ratios = ", ".join(f"{ratio:.3g}" for ratio in pair.ratios)
        why = f"work of an iteration grew {ratios} times" if ratios else "a loop inside may be laid out"
        copies = unavailable("copies", why)
        if pair.copies is not None:
            because = f"operations and bytes of an iteration: {ratios} times those of the text's loop"
            copies = counted_measure(pair.copies, "copies", because)
        header, line, _ = _where(code, flow_of(code).loops[pair.code])
        loops.append(CompiledLoop(header, line, *_where(text, flow_of(text).loops[pair.text]), copies))
    return Compiled(
        text_path=module.path,
        text_part=module.part,
        text_line=text.line,
        text_dialect=module.dialect,
        text_target=module.target,
        text_instructions=len(text),
        instructions=len(code),
        loops=tuple(loops),
        laid_out=tuple(LaidOutLoop(*_where(text, loop)) for loop in fully_unrolled(text, code, paired)),
        joined=tuple(joined_accesses(text, code, paired)),
        made_again=tuple(recomputed_values(code)),
        not_paired="neither names enough source lines to tell which loop is which" if has_loops and not paired else "",
    )


def _where(kernel: Kernel, loop: Loop) -> tuple[str, int, str | None]:
    """The name of a loop, its line and its place in the source."""
    first = flow_of(kernel).blocks[loop.header].first
    return header_name(kernel, loop.header), kernel.lines[first], source_of(kernel, first)


ANALYZER = Analyzer(
    "compiled",
    "what the compiler did",
    Compiled | None,
    analyze,
    order=26,
    most_instructions=limits.BOUND_INSTRUCTIONS,
    optional=True,
)
