"""Joining: loads of neighbouring words that ptxas makes one.

In shared and private memory ptxas knows the layout. Loads from one 16 bytes that lie at a multiple of 16 are one of 128 bits
where they ask for three or four of the words, and one of 64 bits where they ask for one half of them; a store between them
keeps them apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from isaview.analysis.registers.ptxas.multiples import WINDOW, Multiples
from isaview.analysis.registers.schedule.places import LAID_OUT, Place
from isaview.analysis.registers.schedule.step import Step

WORD = 4
_ENOUGH = 3
"""Of so many words of a window, one access takes all four."""
Load = tuple[int, Place]
"""The position of a load among the steps of its block, and what it reads."""


def joined(steps: list[Step], weight: list[int], multiples: Multiples) -> list[Step]:
    """The steps of a block with neighbouring loads made one, which stands where the first of them stood."""
    instead: dict[int, Step] = {}
    gone: set[int] = set()
    for group in _neighbours(steps, weight, multiples):
        first, *others = sorted(at for at, _ in group)
        by_place = sorted(group, key=lambda load: load[1].first)
        begin, end = by_place[0][1], by_place[-1][1]
        makes = tuple(chain.from_iterable(steps[at].makes for at, _ in by_place))
        place = Place(begin.root, begin.pieces, begin.first, end.last)
        instead[first] = Step(steps[first].index, steps[first].uses, makes, makes, steps[first].trait, place)
        gone.update(others)
    if not gone:
        return steps
    return [instead.get(at, step) for at, step in enumerate(steps) if at not in gone]


def _neighbours(steps: list[Step], weight: list[int], multiples: Multiples) -> Iterator[list[Load]]:
    """The loads that become one."""
    loads = [step.place for step in steps if step.trait.loads and step.trait.space in LAID_OUT and step.place is not None]
    if len(loads) < 2:
        return
    near: dict[tuple[object, ...], list[Load]] = {}
    versions = dict.fromkeys(chain.from_iterable(place.pieces for place in loads), 0)
    for at, step in enumerate(steps):
        one, place = step.trait, step.place
        if one.fence or (one.stores and one.space in LAID_OUT):
            yield from _groups(near, multiples)
            near = {}
        elif one.loads and one.space in LAID_OUT and place is not None and step.makes == step.ends:
            words = sum(weight[piece] for piece in step.makes)
            if place.last - place.first == WORD * words and WORD * words < WINDOW:
                version = tuple(map(versions.get, place.pieces))
                near.setdefault((one.space, place.root, version), []).append((at, place))
        for piece in step.makes:
            if piece in versions:
                versions[piece] += 1
    yield from _groups(near, multiples)


def _groups(near: dict[tuple[object, ...], list[Load]], multiples: Multiples) -> Iterator[list[Load]]:
    """Of loads with one root, those that lie in one window and are enough of it."""
    for found in near.values():
        if len(found) < 2:
            continue
        modulus, remainder = multiples.of(found[0][1].root)
        if modulus < 2 * WORD:
            continue
        windows: dict[int, list[Load]] = {}
        for at, place in found:
            windows.setdefault((place.first + remainder) // modulus, []).append((at, place))
        for window, inside in windows.items():
            yield from _parts(inside, remainder - window * modulus, modulus)


def _parts(inside: list[Load], origin: int, modulus: int) -> Iterator[list[Load]]:
    """The loads of one window as what is loaded at once."""
    words = {(byte + origin) // WORD: load for load in inside for byte in range(load[1].first, load[1].last, WORD)}
    if modulus == WINDOW and len(words) >= _ENOUGH:
        halves = [inside]
    else:
        halves = [[words[low], words[low + 1]] for low in (0, 2) if low in words and low + 1 in words]
    for half in halves:
        distinct = [load for place, load in enumerate(half) if load not in half[:place]]
        if len(distinct) > 1:
            yield distinct
