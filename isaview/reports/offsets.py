"""Places in machine code out of binaries: its listing is in no file, so an offset in the function stands for a line."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import regex
from isaview.model.kernel import Kernel

_LINE = regex.compile(r"\bline (\d+(?:,\d{3})*)")


class Steps(Struct, frozen=True, array_like=True):
    """Instructions at even distances: line and offset of the first, how many, and lines and bytes from each to the next."""

    line: int
    offset: int
    lines: int = 1
    bytes: int = 0
    count: int = 1


def steps_of(kernel: Kernel, first: int) -> tuple[Steps, ...] | None:
    """Where lines, counted from the ``first``, stand in a kernel of a binary; None where they are lines of a file.

    Text that a binary holds has no addresses: there are no steps.
    """
    if not kernel.module.is_disassembled:
        return None
    if not kernel.addresses:
        return ()
    steps: list[Steps] = []
    start = kernel.addresses[0]
    for line, address in zip(kernel.lines, kernel.addresses, strict=True):
        line, offset = line - first, address - start
        last = steps[-1] if steps else None
        if last is not None and last.count == 1:
            steps[-1] = Steps(last.line, last.offset, line - last.line, offset - last.offset, 2)
        elif last is not None and (
            line == last.line + last.lines * last.count and offset == last.offset + last.bytes * last.count
        ):
            steps[-1] = replace(last, count=last.count + 1)
        else:
            steps.append(Steps(line, offset))
    return tuple(steps)


def place(line: int, first: int, steps: Sequence[Steps] | None) -> str:
    """A line (``line 12``), or the offset of what stands there or next (``+0x1f0``); steps count lines from the ``first``."""
    if not steps:
        return f"line {line:,}"
    number = bisect_right(steps, line - first, key=lambda run: run.line) - 1
    run = steps[max(number, 0)]
    step = max(line - first - run.line, 0) // max(run.lines, 1)
    if step >= run.count and number + 1 < len(steps):
        run, step = steps[number + 1], 0
    return f"+0x{run.offset + min(step, run.count - 1) * run.bytes:x}"


def name_offsets(text: str, first: int, steps: Sequence[Steps] | None) -> str:
    """A sentence with offsets in place of its lines (``line 12``)."""
    return _LINE.sub(lambda found: place(int(found[1].replace(",", "")), first, steps), text) if steps else text
