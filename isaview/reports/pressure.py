"""Pressure: a kernel's listing with the registers alive at every instruction, by line or folded onto source lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from isaview.base.picture import Curve, Mark
from isaview.base.text import common_folder
from isaview.flow.divergence import in_files_of
from isaview.flow.liveness import liveness_of
from isaview.flow.ranges import LiveRange, ranges_at
from isaview.gpus.hardware import known
from isaview.model.kernel import Kernel

NO_SOURCE = "no source line"
_TITLE = 80
"""The most characters of a name above a picture."""
FILES = ("vector", "accumulator", "value", "scalar", "predicate")


class PressureLine(Struct, frozen=True):
    """One line: its number and text, the live registers by file (empty where no instruction stands on it)."""

    line: int
    text: str
    live: dict[str, int]
    source: str | None


class Pressure(Struct, frozen=True):
    """The pressure along a kernel.

    ``file`` is the register file the peak and the bars are about; ``index`` the instruction of the peak; ``ranges`` the
    registers alive there.
    """

    kernel: Kernel
    file: str
    files: tuple[str, ...]
    peak: int
    index: int
    lines: tuple[PressureLine, ...]
    ranges: tuple[LiveRange, ...]


def pressure(kernel: Kernel, file: str = "") -> Pressure:
    """The pressure along a kernel; a kernel that uses no register has a peak of 0 at its first instruction.

    Args:
        kernel: any kernel or function.
        file: the register file to look at; the first of `FILES` that the kernel uses where empty. Values of LLVM IR are told by
            the files of the GPU that the module names, and all together where "value" is asked for.

    Raises:
        ValueError: the kernel uses other files, but not this one.
    """
    gpu = None if file == "value" else known(kernel.module.target)
    kernel = kernel if gpu is None else in_files_of(kernel, gpu, kernel.module.wave_size)
    columns = liveness_of(kernel).pressure
    used = tuple(name for name in FILES if name in columns and max(columns[name], default=0)) or (file or FILES[0],)
    chosen = file or used[0]
    if chosen not in used:
        raise ValueError(f"the kernel uses no {chosen} registers; it uses {', '.join(used)}")
    most, index = liveness_of(kernel).peak(chosen) or (0, 0)
    live = tuple(one for one in ranges_at(kernel, index) if one.register.file == chosen)
    return Pressure(kernel, chosen, used, most, index, tuple(_lines(kernel, used)), live)


def _columns(kernel: Kernel, files: tuple[str, ...]) -> dict[str, Sequence[int]]:
    """The live words of each file at each instruction; zeros for a file that the kernel does not use."""
    return {file: liveness_of(kernel).pressure.get(file) or (0,) * len(kernel) for file in files}


def _lines(kernel: Kernel, files: tuple[str, ...]) -> Iterator[PressureLine]:
    text = kernel.module.source.split("\n")
    columns = _columns(kernel, files)
    first = kernel.module.line
    by_line: dict[int, list[int]] = {}
    for index, line in enumerate(kernel.lines):
        by_line.setdefault(line, []).append(index)
    last = max(kernel.end_line, kernel.lines[-1])
    for line in range(kernel.line, last + 1):
        words = text[line - first].rstrip() if 0 <= line - first < len(text) else ""
        here = by_line.get(line, ())
        if not words and not here:
            continue
        live = {file: max(columns[file][index] for index in here) for file in files} if here else {}
        position = kernel.position(here[0]) if here else None
        yield PressureLine(line, words.expandtabs(4), live, None if position is None else str(position))


def by_source(found: Pressure) -> tuple[PressureLine, ...]:
    """The highest pressure of each source line, in the order of the source; what has no position stands last.

    The text is what the line comes to, and its file without the folders that all files have in common.
    """
    highest: dict[tuple[str, int], tuple[str, dict[str, int], int]] = {}
    kernel = found.kernel
    columns = _columns(kernel, found.files)
    for index in range(len(kernel)):
        position = kernel.position(index)
        key = ("\uffff", 0) if position is None else (position.file, position.line)
        label = NO_SOURCE if position is None else str(position)
        _, live, count = highest.get(key, (label, {}, 0))
        together = {file: max(live.get(file, 0), columns[file][index]) for file in found.files}
        highest[key] = (label, together, count + 1)
    folder = common_folder([file for file, line in highest if line])
    return tuple(
        PressureLine(key[1], f"{label.removeprefix(folder)}   {_instructions(count)}", live, label if key[1] else None)
        for key, (label, live, count) in sorted(highest.items())
    )


def _instructions(count: int) -> str:
    return f"{count:,} instruction{'' if count == 1 else 's'}"


def curve(found: Pressure, words: str) -> Curve:
    """The live registers along the kernel, with its peak marked; ``words`` is what the reader calls the file."""
    kernel = found.kernel
    position = kernel.position(found.index)
    place = f"peak {found.peak} at line {kernel.lines[found.index]:,}" + (f", {position}" if position else "")
    return Curve(
        title=kernel.demangled if len(kernel.demangled) <= _TITLE else kernel.demangled[: _TITLE - 1] + "…",
        x_title="instruction",
        y_title=f"{words} alive",
        xs=range(len(kernel)),
        ys=_columns(kernel, (found.file,))[found.file],
        marks=(Mark(found.index, found.peak, place),),
    )
