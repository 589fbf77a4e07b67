"""Loops of two stages: which loop of machine code was made of which loop of the text, and how often it repeats its body.

Loops that come from the same source lines, as far as memory, floats and matrix units go, belong together. Where no source lines
are named, only the one loop of each is paired. A body was repeated as often as operations and bytes of an iteration grew. Loops
with loops inside are not compared, because the inner ones may have been laid out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from isaview.analysis.bound.work import Work, block_work
from isaview.flow.graph import flow_of
from isaview.flow.nesting import Loop
from isaview.model.kernel import Kernel, SourcePosition

ALIKE = 0.3
"""The share of its source lines that a loop has to have in common with the one it was made of."""
_EXACT = 0.02
"""How far a ratio may be from a whole number."""
_MOST_COPIES = 64
_QUIET = frozenset(("integer", "logic", "move", "compare", "convert", "branch", "scalar", "wait", "unknown"))
"""Classes that compilers add, move and remove around what a loop is about."""
Lines = Counter[tuple[str, str]]
Amounts = Mapping[tuple[str, ...], float]


class Pair(Struct, frozen=True):
    """A loop of the machine code and the loop of the text it was made of.

    ``copies`` says how often it repeats the body, None where operations and bytes do not tell; ``ratios`` are what each says.
    """

    code: int
    text: int
    copies: int | None
    ratios: tuple[float, ...]


def pairs(text: Kernel, code: Kernel) -> list[Pair]:
    """Each loop of the machine code that is certainly made of one of the text."""
    ours, theirs = flow_of(code).loops, flow_of(text).loops
    if not ours or not theirs:
        return []
    works = {id(kernel): block_work(kernel, 32) for kernel in (text, code)}

    def pair(one: Loop, other: Loop) -> Pair:
        return _pair(text, code, one, other, works[id(text)], works[id(code)])

    named = [_lines(text, loop) for loop in theirs]
    groups: dict[tuple[int, ...], list[Loop]] = {}
    for loop in ours:
        groups.setdefault(_candidates(_lines(code, loop), named), []).append(loop)
    found: list[Pair] = []
    for places, loops in groups.items():
        if not places and len(ours) == len(theirs) == 1:
            places = (0,)
        if len(places) == len(loops):  # compilers keep the order of loops
            found.extend(pair(one, theirs[place]) for one, place in zip(loops, places, strict=True))
        elif places:
            found.extend(min((pair(one, theirs[place]) for place in places), key=_fewest) for one in loops)
    return sorted(found, key=lambda one: one.code)


def laid_out(text: Kernel, code: Kernel, found: Sequence[Pair]) -> list[Loop]:
    """The loops of the text of which no loop is left, though what they are about stands in the machine code."""
    paired = {pair.text for pair in found}
    flow, theirs = flow_of(code), flow_of(text).loops
    of_loops = [_lines(code, loop) for loop in flow.loops]
    every = _of(code, range(len(code)))
    left = []
    for loop in theirs:
        lines = _lines(text, loop)
        is_there = lines and lines.keys() <= every.keys()
        if loop.index not in paired and is_there and not any(lines.keys() & others.keys() for others in of_loops):
            left.append(loop)
    return left


def _fewest(one: Pair) -> tuple[int, int]:
    """Of the loops that one may have been made of, that with the longest body stands first, and the inner one."""
    return one.copies or _MOST_COPIES + 1, -one.text


def _candidates(lines: Lines, named: Sequence[Lines]) -> tuple[int, ...]:
    """The loops that have most of their source lines in common with one."""
    alike = [_alike(lines, other) for other in named]
    best = max(alike)
    return tuple(place for place, share in enumerate(alike) if share >= ALIKE and share == best)


def _lines(kernel: Kernel, loop: Loop) -> Lines:
    """The source lines of what a loop is about, with how often they occur."""
    return _of(kernel, flow_of(kernel).inside(loop.blocks))


def _of(kernel: Kernel, indices: Iterable[int]) -> Lines:
    found: Lines = Counter()
    for index in indices:
        if kernel.forms[index].instruction_class not in _QUIET:
            position = kernel.position(index)
            if position is not None:
                found[_key(position)] += 1
    return found


def _key(position: SourcePosition) -> tuple[str, str]:
    """The innermost place, and the outermost that it was inlined into."""
    outer = position
    while outer.inlined_at is not None:
        outer = outer.inlined_at
    return str(position), str(outer)


def _alike(one: Lines, other: Lines) -> float:
    """The share that two distributions over source lines have in common."""
    if not one or not other:
        return 0.0
    total, whole = one.total(), other.total()
    return sum(min(count / total, other[line] / whole) for line, count in one.items())


def _pair(text: Kernel, code: Kernel, one: Loop, other: Loop, before: Sequence[Work], after: Sequence[Work]) -> Pair:
    nested = any(
        set(inner.blocks) < set(loop.blocks) for kernel, loop in ((code, one), (text, other)) for inner in flow_of(kernel).loops
    )
    if nested:
        return Pair(one.index, other.index, None, ())
    old, new = _amounts(other, before), _amounts(one, after)
    ratios = tuple(sorted(new[kind] / old[kind] for kind in old if kind in new))
    return Pair(one.index, other.index, _copies(ratios), ratios)


def _amounts(loop: Loop, works: Sequence[Work]) -> Amounts:
    """What one iteration computes and moves, by kind."""
    whole = Work()
    for block in loop.blocks:
        whole.add(works[block])
    amounts: dict[tuple[str, ...], float] = {}
    amounts.update((("computed", kind), amount) for kind, amount in whole.operations.items() if "int" not in kind)
    amounts.update((("moved", *kind), amount) for kind, amount in whole.bytes.items() if kind[0] in ("global", "shared"))
    return {kind: amount for kind, amount in amounts.items() if amount}


def _copies(ratios: Sequence[float]) -> int | None:
    """The whole number that most of the ratios are, the smaller of two: roots and divisions become many operations."""
    whole = Counter(round(ratio) for ratio in ratios if ratio >= 1 - _EXACT and abs(ratio - round(ratio)) <= _EXACT * ratio)
    if not whole:
        return None
    copies, often = max(whole.items(), key=lambda item: (item[1], -item[0]))
    return copies if 2 * often >= len(ratios) and copies <= _MOST_COPIES else None
