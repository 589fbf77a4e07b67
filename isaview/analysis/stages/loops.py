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
from isaview.model.kernel import Kernel

# Share of source lines that a loop has in common with the loop it was made of: compilers move a good part of a body out of it.
ALIKE = 0.3
# How far a ratio may be from a whole number, as a share of it: prologues and remainders add to an iteration.
_EXACT = 0.02
# Bodies that compilers repeat at most.
_MOST_COPIES = 64
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
        return LoopPair(loop.index, source.index, copies_of(ratios), ratios)

    lines_of_text = [lines_of(text, loop) for loop in of_text]
    by_candidates: dict[tuple[int, ...], list[Loop]] = {}
    for loop in loops:
        # The candidates are the loops of the text that have most of their source lines in common with this one.
        shares = [_common_share(lines_of(code, loop), other) for other in lines_of_text]
        best = max(shares)
        candidates = tuple(index for index, share in enumerate(shares) if share >= ALIKE and share == best)
        by_candidates.setdefault(candidates, []).append(loop)
    made: list[LoopPair] = []
    if by_candidates.keys() == {()} and [loop.parent for loop in loops] == [loop.parent for loop in of_text]:
        made = list(map(pair, loops, of_text))
        is_clear = len(made) == 1 or all(each.copies or _is_nested(code, loops[each.code]) for each in made)
        return made if is_clear else []
    for candidates, group in by_candidates.items():
        if len(candidates) == len(group):  # compilers keep the order of loops
            made.extend(pair(loop, of_text[index]) for loop, index in zip(group, candidates, strict=True))
        elif candidates:
            # The longest body stands first, then the inner loop.
            for loop in group:
                choices = (pair(loop, of_text[index]) for index in candidates)
                made.append(min(choices, key=lambda choice: (choice.copies or _MOST_COPIES + 1, -choice.text)))
    return sorted(made, key=lambda pair: pair.code)


def copies_of(ratios: Sequence[float]) -> int | None:
    """How many bodies of the text an iteration has: the whole number that most ratios of work are, None where they differ."""
    counts = Counter(round(ratio) for ratio in ratios if ratio >= 1 - _EXACT and abs(ratio - round(ratio)) <= _EXACT * ratio)
    # Of two whole numbers the smaller counts: roots and divisions become many operations in machine code.
    copies, votes = max(counts.items(), key=lambda item: (item[1], -item[0]), default=(0, 0))
    return copies if votes and 2 * votes >= len(ratios) and copies <= _MOST_COPIES else None


def fully_unrolled(text: Kernel, code: Kernel, paired: Sequence[LoopPair]) -> list[Loop]:
    """The loops of the text of which no loop is left, though what they are about stands in the machine code."""
    in_loops = [lines_of(code, loop) for loop in flow_of(code).loops]
    in_code = _source_lines(code, range(len(code)))
    missing = []
    for loop in flow_of(text).loops:
        lines = lines_of(text, loop)
        is_left = any(lines.keys() & others.keys() for others in in_loops) or any(pair.text == loop.index for pair in paired)
        if lines and lines.keys() <= in_code.keys() and not is_left:
            missing.append(loop)
    return missing


def lines_of(kernel: Kernel, loop: Loop) -> Lines:
    """The source lines of what a loop is about, with how often they occur."""
    return _source_lines(kernel, flow_of(kernel).inside(loop.blocks))


def _source_lines(kernel: Kernel, indices: Iterable[int]) -> Lines:
    lines: Lines = Counter()
    for index in indices:
        position = kernel.position(index)
        if position is None or kernel.forms[index].instruction_class in _QUIET:
            continue
        # The innermost place, and the outermost that it was inlined into.
        outer = position
        while outer.inlined_at is not None:
            outer = outer.inlined_at
        lines[str(position), str(outer)] += 1
    return lines


def _common_share(lines: Lines, other: Lines) -> float:
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
