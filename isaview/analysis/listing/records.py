"""What a listing holds: a column for each thing that is known of a line, all as long as there are rows."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from isaview.base.measure import Measure
from isaview.model.kernel import Line

Span = tuple[int, int]
"""The first and the last row of a stretch."""


class RowWait(Struct, frozen=True):
    """A place that waits.

    ``row`` is where it stands, ``loads`` the rows whose results it ends or uses first. ``kind`` is counter, phase, barrier or
    first use. ``instructions`` and ``cycles`` are those since the latest of the loads, None where that is not known.
    ``verdict`` says whether it had to wait for as much: needed, more than needed, nothing, unknown, or "".
    """

    row: int
    kind: str
    loads: tuple[int, ...]
    instructions: int | None
    cycles: int | None
    verdict: str


class RowBlock(Struct, frozen=True):
    """A basic block.

    ``label`` stands before its ``first_row``, "" without one; ``last_row`` is its last. ``loop`` is the innermost loop around
    it by number in ``loops``, -1 for none, and ``depth`` how many are around it.
    """

    first_row: int
    last_row: int
    label: str
    loop: int
    depth: int


class RowLoop(Struct, frozen=True):
    """A loop.

    Its blocks stand between ``first_row`` and ``last_row``. ``header`` is what other analyses call it, ``depth`` is 1 for an
    outermost loop, ``trips`` how often it runs.
    """

    first_row: int
    last_row: int
    header: str
    depth: int
    trips: Measure


class RowRegister(Struct, frozen=True):
    """A register.

    ``words`` of 32 bits of a ``file`` are its size. It is ``defined`` and ``used`` on these rows, and alive between those of
    its ``spans``.
    """

    name: str
    file: str
    words: int
    defined: tuple[int, ...]
    used: tuple[int, ...]
    spans: tuple[Span, ...]


class KernelListing(Struct, frozen=True, rename={"class_": "class"}):
    """The text of a kernel by lines; every column has an element for each row, and rows count from 0.

    ``first_line`` is the kernel's line in the dump, ``numbers`` those of rows, ``text`` what stands there, ``offsets`` where
    that is in a binary's code. ``class`` names the classes of the instructions on a row, a space between several. ``source`` is
    a number in ``sources``. ``live`` has the registers alive by file, ``depth`` the loops around. ``space`` is the memory of an
    access, ``bytes`` what it moves ``per`` lane, wave or group. ``cycles`` are issue cycles of a wave; ``issue_cycles`` has
    their sum and says what they are. ``spills`` are rows of spill code. ``waits``, ``blocks``, ``loops`` and ``registers`` tell
    of rows; ``edges`` lead from block to block. ``left_out`` says what a limit cut, "" for nothing. -1, "" and null stand where
    a row has no such thing, or nobody knows it.
    """

    first_line: Line
    numbers: tuple[Line, ...]
    text: tuple[str, ...]
    offsets: tuple[str, ...]
    class_: tuple[str, ...]
    source: tuple[int, ...]
    sources: tuple[str, ...]
    live: Mapping[str, tuple[int, ...]]
    depth: tuple[int, ...]
    space: tuple[str, ...]
    bytes: tuple[int, ...]
    per: tuple[str, ...]
    cycles: tuple[float | None, ...]
    issue_cycles: Measure
    spills: tuple[int, ...]
    waits: tuple[RowWait, ...]
    blocks: tuple[RowBlock, ...]
    edges: tuple[tuple[int, int], ...]
    loops: tuple[RowLoop, ...]
    registers: tuple[RowRegister, ...]
    left_out: str = ""
