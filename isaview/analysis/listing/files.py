"""Kernels with their values in register files, as listings count them."""

from __future__ import annotations

from msgspec.structs import replace

from isaview.analysis.tiles.lives import WORD, kept, lives
from isaview.analysis.tiles.program import Program, program_of
from isaview.analysis.tiles.registers import roles_of
from isaview.flow.divergence import in_files_of
from isaview.flow.graph import Flow
from isaview.flow.liveness import NOT_COUNTED
from isaview.gpus.hardware import Gpu, known
from isaview.model.kernel import Kernel
from isaview.model.registers import Register

FILES = ("vector", "accumulator", "value", "scalar", "predicate", "buffer")
"""The register files of listings; the first that a kernel uses is the one that people look at."""
_SAME_TILES = (Flow, Program, lives, kept, roles_of)
"""What is the same of a kernel with its values in any files."""


def in_files(kernel: Kernel, file: str = "", gpu: Gpu | None = None, wave_size: int | None = None) -> Kernel:
    """The kernel with its values in the register files of a GPU; as they are where the file "value" is asked for.

    The GPU is the one that the module names, and the wave size the module's, where none is given.
    """
    gpu = None if file == "value" else gpu or known(kernel.module.target)
    if kernel.module.level == "tiles":
        kernel = _in_lanes(kernel, gpu)
    return kernel if gpu is None else in_files_of(kernel, gpu, wave_size or kernel.module.wave_size)


def _in_lanes(kernel: Kernel, gpu: Gpu | None) -> Kernel:
    """The kernel with each value as wide as what a back end keeps of it for a lane; buffers and tokens take nothing.

    Numbers that are the same in all lanes are scalar registers, if the GPU has some.
    """
    program = program_of(kernel)
    sizes, types = kept(program), {life.name: life.type for life in lives(program)}
    roles_of(program)
    scalar = "vector" if gpu is None or gpu.scalar_registers_max is None else "scalar"

    def in_file(register: Register) -> Register:
        bits = round(sizes[register.name].folded * WORD) if register.name in sizes else 0
        if not bits:
            return register._replace(file=NOT_COUNTED)
        return register._replace(file="vector" if types[register.name].shape else scalar, bits=bits)

    def make() -> Kernel:
        return kernel.remade(replace(kernel.operands, registers=tuple(map(in_file, kernel.registers))), kept=_SAME_TILES)

    return kernel.once((_in_lanes, kernel.module, scalar), make)
