"""Moves between vector and accumulation registers, where compilers keep what does not fit instead of in memory.

Counted from the text. Some copies belong to the work itself (results of matrix instructions are read this way), so the number
says little alone; that it grows is what a change is asked about.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from isaview.analysis.contract import Analyzer, Context
from isaview.base.measure import Measure, counted_measure

_UNIT = "instructions"
_BOTH = frozenset(("vector", "accumulator"))


class Copies(Struct, frozen=True):
    """Moves of a register between the two files; None where the kernel's machine has no accumulation registers."""

    accumulator: Measure | None


def analyze(context: Context) -> Copies:
    """The copies of a kernel."""
    kernel = context.kernel
    if "accumulator" not in kernel.register_files and "accumulator_registers" not in context.stated:
        return Copies(None)
    moves = 0
    for index, form in enumerate(kernel.forms):
        if form.instruction_class == "move":
            numbers = (*kernel.operands.reads[index], *kernel.operands.writes[index])
            moves += {kernel.registers[number].file for number in numbers} >= _BOTH
    because = "moves that read one of the two register files and write the other"
    unread = "" if kernel.complete else "; statements of this kernel could not be read: a lower bound"
    return Copies(counted_measure(moves, _UNIT, because + unread))


def measures(copies: Copies) -> Mapping[str, Measure]:
    """The copies, where there can be any."""
    return {} if copies.accumulator is None else {"accumulator_copies": copies.accumulator}


ANALYZER = Analyzer("copies", "copies between register files", Copies, analyze, measures, order=25)
