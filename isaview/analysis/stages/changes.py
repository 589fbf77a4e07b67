"""Which accesses of the text were joined in machine code, and which values are computed several times.

Loads and stores became fewer and wider where they move as many bytes as before. A compiler gives up a register for a while
where computing its value again is cheaper: what depends on constants of the kernel alone is the same each time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from isaview.analysis.registers.allocation import is_physical
from isaview.analysis.stages.loops import LoopPair
from isaview.analysis.tally import loop_name, source_of
from isaview.flow.graph import Flow, flow_of
from isaview.languages.meanings import meanings_of
from isaview.model.kernel import Kernel

_SPACES = frozenset(("global", "shared", "generic", "private"))
Tally = dict[tuple[str, str], tuple[int, int]]
"""(space, kind) → how many accesses, and the bytes of a lane."""


class JoinedAccesses(Struct, frozen=True):
    """So many accesses of the text (``count``) move their ``bytes`` of a lane in fewer accesses (``joined``).

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


def joined_accesses(text: Kernel, code: Kernel, paired: Sequence[LoopPair]) -> list[JoinedAccesses]:
    """The accesses that were joined: those of loops that are paired, and those outside where no loop was laid out."""
    old, new = flow_of(text), flow_of(code)
    accesses: list[JoinedAccesses] = []
    for pair in paired:
        if pair.copies is not None:
            accesses.extend(_joined_in(text, old.loops[pair.text].blocks, code, new.loops[pair.code].blocks, pair.copies))
    if len({pair.text for pair in paired}) == len(old.loops):
        accesses.extend(_joined_in(text, _outside(old), code, _outside(new), 1))
    return accesses


def _outside(flow: Flow) -> list[int]:
    return [block for block, loop in enumerate(flow.innermost) if loop is None]


def _tally(kernel: Kernel, blocks: Iterable[int]) -> Tally:
    tally: Tally = {}
    for index in flow_of(kernel).inside(blocks):
        for access in kernel.forms[index].accesses:
            if access.space in _SPACES and access.per == "lane" and access.bytes is not None:
                count, size = tally.get((access.space, access.kind), (0, 0))
                tally[access.space, access.kind] = (count + 1, size + access.bytes)
    return tally


def _joined_in(
    text: Kernel, text_blocks: Sequence[int], code: Kernel, code_blocks: Sequence[int], copies: int
) -> Iterator[JoinedAccesses]:
    old = _tally(text, text_blocks)
    for (space, kind), (count, size) in _tally(code, code_blocks).items():
        before, moved = old.get((space, kind), (0, 0))
        if size == moved * copies and 0 < count < before * copies:
            sizes = {
                index: access.bytes or 0
                for index in flow_of(code).inside(code_blocks)
                for access in code.forms[index].accesses
                if (access.space, access.kind) == (space, kind)
            }
            widest = max(sizes, key=lambda index: (sizes[index], -index))
            place = code.lines[widest], source_of(code, widest), loop_name(code, widest)
            yield JoinedAccesses(space, kind, before * copies, count, size, *place)


def recomputed_values(code: Kernel) -> list[MadeAgain]:
    """The values of machine code that are computed more than once, most often first."""
    if not is_physical(code):
        return []
    meanings = meanings_of(code.module)
    constant = frozenset(
        number
        for number, register in enumerate(code.registers)
        if register.file == "special" and (register.name in meanings.registers or meanings.is_constant(register.name))
    )
    same_values: dict[tuple[str, ...], list[int]] = {}
    reads, writes = code.operands.reads, code.operands.writes
    for index, form in enumerate(code.forms):
        if form.guard is None and writes[index] and reads[index] and constant.issuperset(reads[index]) and form.flow == "next":
            operands = [text.bind(code.tokens[index]) for text in form.operands[1:]]
            same_values.setdefault((form.mnemonic, *operands), []).append(index)
    several = sorted(
        (indices for indices in same_values.values() if len(indices) > 1), key=lambda indices: (-len(indices), indices)
    )
    names = [dict.fromkeys(code.registers[number].name for number in reads[indices[0]]) for indices in several]
    lines = [tuple(code.lines[index] for index in indices) for indices in several]
    return [MadeAgain(" ".join(sources), places) for sources, places in zip(names, lines, strict=True)]
