"""A kernel as listings show it: the lines of its text with the instructions on each, and its values in register files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from isaview.flow.divergence import in_files_of
from isaview.flow.graph import Flow
from isaview.flow.liveness import NOT_COUNTED
from isaview.gpus.hardware import Gpu, gpu_for
from isaview.inputs.sources import without_encoding
from isaview.model.kernel import Kernel
from isaview.model.registers import Register

FILES = ("vector", "accumulator", "value", "scalar", "predicate", "buffer")
"""The register files of listings; the first that a kernel uses is the one that people look at."""
_TAB = 4


class TextRow(NamedTuple):
    """A line that is not blank: its number in the dump, its text, and the instructions on it, by index."""

    line: int
    text: str
    indices: Sequence[int]


def text_of(kernel: Kernel) -> Sequence[str]:
    """The lines of a kernel's text as the dump has them, from its own first to its last; cut where the dump ends."""
    module = kernel.module
    lines: list[str] = module.once(text_of, lambda: module.source.split("\n"))
    first = kernel.line - module.line
    return lines[max(first, 0) : first + _lines(kernel)]


def text_rows(kernel: Kernel, lines: Sequence[str]) -> Iterator[TextRow]:
    """The rows of a kernel, of its `text_of`: lines without the words of encodings, blank ones left out."""
    dialect = kernel.module.dialect
    by_line: dict[int, list[int]] = {}
    for index, line in enumerate(kernel.lines):
        by_line.setdefault(line, []).append(index)
    for number in range(_lines(kernel)):
        text = without_encoding(lines[number].rstrip(), dialect) if number < len(lines) else ""
        indices = by_line.get(kernel.line + number, ())
        if text or indices:
            yield TextRow(kernel.line + number, text.expandtabs(_TAB), indices)


def _lines(kernel: Kernel) -> int:
    """How many lines a kernel has, from its first to its last instruction or its end."""
    return max(kernel.end_line, kernel.lines[-1] if len(kernel) else kernel.line) - kernel.line + 1


def in_files(kernel: Kernel, file: str = "", gpu: Gpu | None = None, wave_size: int | None = None) -> Kernel:
    """The kernel with its values in the register files of a GPU; as they are where the file "value" is asked for.

    The GPU is the one that the module names, and the wave size the module's, where none is given.
    """
    gpu = None if file == "value" else gpu or gpu_for(kernel.module.target)
    if kernel.module.level == "tiles":
        kernel = _in_lanes(kernel, gpu)
    return kernel if gpu is None else in_files_of(kernel, gpu, wave_size or kernel.module.wave_size)


def _in_lanes(kernel: Kernel, gpu: Gpu | None) -> Kernel:
    """The kernel with each value as wide as what a back end keeps of it for a lane; buffers and tokens take nothing.

    Numbers that are the same in all lanes are scalar registers, if the GPU has some.
    """
    from isaview.analysis.tiles.lives import WORD, lane_registers, lives
    from isaview.analysis.tiles.program import program_of
    from isaview.analysis.tiles.registers import roles_of

    program = program_of(kernel)
    sizes, types = lane_registers(program), {life.name: life.type for life in lives(program)}
    roles_of(program)
    scalar = "vector" if gpu is None or gpu.scalar_registers_max is None else "scalar"

    def in_file(register: Register) -> Register:
        bits = round(sizes[register.name].folded * WORD) if register.name in sizes else 0
        if not bits:
            return register._replace(file=NOT_COUNTED)
        return register._replace(file="vector" if types[register.name].shape else scalar, bits=bits)

    def make() -> Kernel:
        same_in_any_files = Flow, program_of, lives, lane_registers, roles_of
        operands = replace(kernel.operands, registers=tuple(map(in_file, kernel.registers)))
        return kernel.remade(operands, kept_keys=same_in_any_files)

    return kernel.once((_in_lanes, kernel.module, scalar), make)
