"""What machine code did with accesses and values of the text.

Loads and stores became fewer and wider where they move as many bytes as before. A compiler gives up a register for a while
where making its value anew is cheaper: what depends on constants of the kernel alone is the same each time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from isaview.analysis.registers.allocation import is_physical
from isaview.analysis.stages.loops import Pair
from isaview.flow.graph import flow_of
from isaview.languages.meanings import meanings_of
from isaview.model.kernel import Kernel

_SPACES = frozenset(("global", "shared", "generic", "private"))
Tally = dict[tuple[str, str], tuple[int, int]]
"""(space, kind) → how many accesses, and the bytes of one lane."""


class Joined(Struct, frozen=True):
    """Accesses that became fewer and wider, in a loop of the machine code (None: outside of loops).

    ``count`` accesses of the text, as often as the loop repeats its body, moved the same ``bytes`` of a lane as ``joined`` do.
    """

    space: str
    kind: str
    loop: int | None
    count: int
    joined: int
    bytes: int
    first: int
    """The first of them in the machine code."""


def joined(text: Kernel, code: Kernel, found: Sequence[Pair]) -> list[Joined]:
    """The accesses that were joined: those of loops that are paired, and those outside where no loop was laid out."""
    made: list[Joined] = []
    for pair in found:
        if pair.copies is not None:
            old = _tally(text, flow_of(text).loops[pair.text].blocks)
            new = _tally(code, flow_of(code).loops[pair.code].blocks)
            made.extend(_joined(code, pair.code, old, new, pair.copies))
    if len({pair.text for pair in found}) == len(flow_of(text).loops):
        made.extend(_joined(code, None, _tally(text, _outside(text)), _tally(code, _outside(code)), 1))
    return made


def _outside(kernel: Kernel) -> Iterable[int]:
    flow = flow_of(kernel)
    return [block.index for block in flow.blocks if flow.innermost[block.index] is None]


def _tally(kernel: Kernel, blocks: Iterable[int]) -> Tally:
    found: Tally = {}
    for index in flow_of(kernel).inside(blocks):
        for access in kernel.forms[index].accesses:
            if access.space in _SPACES and access.per == "lane" and access.bytes is not None:
                count, size = found.get((access.space, access.kind), (0, 0))
                found[access.space, access.kind] = (count + 1, size + access.bytes)
    return found


def _joined(code: Kernel, loop: int | None, old: Tally, new: Tally, copies: int) -> Iterator[Joined]:
    for (space, kind), (count, size) in new.items():
        before, moved = old.get((space, kind), (0, 0))
        if size == moved * copies and 0 < count < before * copies:
            yield Joined(space, kind, loop, before * copies, count, size, _first(code, loop, space, kind))


def _first(code: Kernel, loop: int | None, space: str, kind: str) -> int:
    """The widest of the accesses, the first of several."""
    flow = flow_of(code)
    blocks = flow.loops[loop].blocks if loop is not None else _outside(code)
    sizes = {
        index: access.bytes or 0
        for index in flow.inside(blocks)
        for access in code.forms[index].accesses
        if (access.space, access.kind) == (space, kind)
    }
    return max(sizes, key=lambda index: (sizes[index], -index))


class Again(Struct, frozen=True):
    """A value that is made several times: the special registers or constants it is made of, and the instructions."""

    of: str
    indices: tuple[int, ...]


def made_again(code: Kernel) -> list[Again]:
    """The values of machine code that are made more than once, most often first."""
    if not is_physical(code):
        return []
    meanings = meanings_of(code.module)
    steady = frozenset(
        at
        for at, register in enumerate(code.registers)
        if register.file == "special" and (register.name in meanings.registers or meanings.is_constant(register.name))
    )
    found: dict[tuple[str, ...], list[int]] = {}
    reads, writes = code.operands.reads, code.operands.writes
    for index, form in enumerate(code.forms):
        if form.guard is None and writes[index] and reads[index] and steady.issuperset(reads[index]) and form.flow == "next":
            operands = [text.bind(code.tokens[index]) for text in form.operands[1:]]
            found.setdefault((form.mnemonic, *operands), []).append(index)
    again = [
        Again(" ".join(dict.fromkeys(code.registers[at].name for at in reads[indices[0]])), tuple(indices))
        for indices in found.values()
        if len(indices) > 1
    ]
    return sorted(again, key=lambda one: (-len(one.indices), one.indices))
