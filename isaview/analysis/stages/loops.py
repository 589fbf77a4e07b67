"""Which loop of machine code was made of which loop of the text, and how often it repeats its body.

Loops that come from the same source lines, as far as memory, floats and matrix units go, belong together. Where no source lines
are named, loops are paired in order if text and code have as many in the same nest, and each body is a whole number of the
text's. A body was repeated as often as operations and bytes of an iteration grew. Loops
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

ALIKE = 0.3  # share of source lines
"""What a loop has to have in common with the loop it was made of."""
_EXACT = 0.02  # share of the ratio
"""How far a ratio may be from a whole number."""
_MOST_COPIES = 64  # bodies
_QUIET = frozenset(("integer", "logic", "move", "compare", "convert", "branch", "scalar", "wait", "unknown"))
"""Classes that compilers add, move and remove around what a loop is about."""
Lines = Counter[tuple[str, str]]
Amounts = Mapping[tuple[str, ...], float]


class LoopPair(Struct, frozen=True):
    """A loop of the machine code and the loop of the text it was made of.

    ``copies`` says how often it repeats the body, None where operations and bytes do not tell; ``ratios`` are what each says.
    """

    code: int
    text: int
    copies: int | None
    ratios: tuple[float, ...]


def pair_loops(text: Kernel, code: Kernel) -> list[LoopPair]:
    """Each loop of the machine code that is certainly made of a loop of the text."""
    loops, of_text = flow_of(code).loops, flow_of(text).loops
    if not loops or not of_text:
        return []
    before, after = (block_work(kernel, 32) for kernel in (text, code))

    def pair(loop: Loop, source: Loop) -> LoopPair:
        if _is_nested(code, loop) or _is_nested(text, source):
            return LoopPair(loop.index, source.index, None, ())
        old, new = _amounts(source, before), _amounts(loop, after)
        ratios = tuple(sorted(new[kind] / old[kind] for kind in old if kind in new))
        return LoopPair(loop.index, source.index, _copies(ratios), ratios)

    lines_of_text = [_lines(text, loop) for loop in of_text]
    by_candidates: dict[tuple[int, ...], list[Loop]] = {}
    for loop in loops:
        by_candidates.setdefault(_candidates(_lines(code, loop), lines_of_text), []).append(loop)
    made: list[LoopPair] = []
    if by_candidates.keys() == {()} and [loop.parent for loop in loops] == [loop.parent for loop in of_text]:
        made = list(map(pair, loops, of_text))
        is_clear = len(made) == 1 or all(of.copies or _is_nested(code, loops[of.code]) for of in made)
        return made if is_clear else []
    for candidates, group in by_candidates.items():
        if len(candidates) == len(group):  # compilers keep the order of loops
            made.extend(pair(loop, of_text[index]) for loop, index in zip(group, candidates, strict=True))
        elif candidates:
            made.extend(min((pair(loop, of_text[index]) for index in candidates), key=_fewest) for loop in group)
    return sorted(made, key=lambda pair: pair.code)


def fully_unrolled(text: Kernel, code: Kernel, paired: Sequence[LoopPair]) -> list[Loop]:
    """The loops of the text of which no loop is left, though what they are about stands in the machine code."""
    in_loops = [_lines(code, loop) for loop in flow_of(code).loops]
    in_code = _source_lines(code, range(len(code)))
    missing = []
    for loop in flow_of(text).loops:
        lines = _lines(text, loop)
        is_left = any(lines.keys() & others.keys() for others in in_loops) or any(pair.text == loop.index for pair in paired)
        if lines and lines.keys() <= in_code.keys() and not is_left:
            missing.append(loop)
    return missing


def _fewest(pair: LoopPair) -> tuple[int, int]:
    """Of the loops that a loop may have been made of, the longest body stands first, then the inner loop."""
    return pair.copies or _MOST_COPIES + 1, -pair.text


def _candidates(lines: Lines, lines_of_text: Sequence[Lines]) -> tuple[int, ...]:
    """The loops of the text that have most of their source lines in common with a loop."""
    shares = [_alike(lines, other) for other in lines_of_text]
    best = max(shares)
    return tuple(index for index, share in enumerate(shares) if share >= ALIKE and share == best)


def _lines(kernel: Kernel, loop: Loop) -> Lines:
    """The source lines of what a loop is about, with how often they occur."""
    return _source_lines(kernel, flow_of(kernel).inside(loop.blocks))


def _source_lines(kernel: Kernel, indices: Iterable[int]) -> Lines:
    about = (index for index in indices if kernel.forms[index].instruction_class not in _QUIET)
    return Counter(_key(position) for position in map(kernel.position, about) if position is not None)


def _key(position: SourcePosition) -> tuple[str, str]:
    """The innermost place, and the outermost that it was inlined into."""
    outer = position
    while outer.inlined_at is not None:
        outer = outer.inlined_at
    return str(position), str(outer)


def _alike(lines: Lines, other: Lines) -> float:
    """The share that two distributions over source lines have in common."""
    if not lines or not other:
        return 0.0
    total, other_total = lines.total(), other.total()
    return sum(min(count / total, other[line] / other_total) for line, count in lines.items())


def _is_nested(kernel: Kernel, loop: Loop) -> bool:
    """Whether a loop has loops inside."""
    return any(inner.parent == loop.index for inner in flow_of(kernel).loops)


def _amounts(loop: Loop, works: Sequence[Work]) -> Amounts:
    """What an iteration computes and moves, by kind."""
    work = Work()
    for block in loop.blocks:
        work.add(works[block])
    amounts: dict[tuple[str, ...], float] = {}
    amounts.update((("computed", kind), amount) for kind, amount in work.operations.items() if "int" not in kind)
    amounts.update((("moved", *kind), amount) for kind, amount in work.bytes.items() if kind[0] in ("global", "shared"))
    return {kind: amount for kind, amount in amounts.items() if amount}


def _copies(ratios: Sequence[float]) -> int | None:
    """The whole number that most of the ratios are, the smaller of two: roots and divisions become many operations."""
    counts = Counter(round(ratio) for ratio in ratios if ratio >= 1 - _EXACT and abs(ratio - round(ratio)) <= _EXACT * ratio)
    if not counts:
        return None
    copies, often = max(counts.items(), key=lambda item: (item[1], -item[0]))
    return copies if 2 * often >= len(ratios) and copies <= _MOST_COPIES else None
