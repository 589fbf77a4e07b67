"""Joining: loads of neighbouring words that ptxas makes one.

In shared and private memory ptxas knows the layout. Loads from one 16 bytes that lie at a multiple of 16 are one of 128 bits
where they ask for three or four of the words, and one of 64 bits where they ask for one half of them; a store between them
keeps them apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from isaview.estimates.multiples import WINDOW, Multiples
from isaview.estimates.places import LAID_OUT, Place
from isaview.estimates.step import Step

WORD = 4
_ENOUGH = 3
"""Of so many words of a window, one access takes all four."""


def joined(steps: list[Step], weight: list[int], multiples: Multiples) -> list[Step]:
    """The steps of a block with neighbouring loads made one, which stands where the first of them stood."""
    instead: dict[int, Step] = {}
    gone: set[int] = set()
    for group in _neighbours(steps, weight, multiples):
        first, *others = group
        by_place = sorted(group, key=lambda at: steps[at].place.first)  # type: ignore[union-attr]
        makes = tuple(chain.from_iterable(steps[at].makes for at in by_place))
        one = steps[first]
        instead[first] = Step(one.index, one.uses, makes, makes, one.trait, _whole([steps[at].place for at in by_place]))
        gone.update(others)
    if not gone:
        return steps
    return [instead.get(at, step) for at, step in enumerate(steps) if at not in gone]


def _whole(places: list[Place | None]) -> Place | None:
    first, last = places[0], places[-1]
    return Place(first.root, first.pieces, first.first, last.last) if first is not None and last is not None else None


def _neighbours(steps: list[Step], weight: list[int], multiples: Multiples) -> Iterator[list[int]]:
    """The positions of loads that become one."""
    loads = [step.place for step in steps if step.trait.loads and step.trait.space in LAID_OUT and step.place is not None]
    if len(loads) < 2:
        return
    near: dict[tuple[object, ...], list[int]] = {}
    versions = dict.fromkeys(chain.from_iterable(place.pieces for place in loads), 0)
    for at, step in enumerate(steps):
        one, place = step.trait, step.place
        if one.fence or (one.stores and one.space in LAID_OUT):
            yield from _groups(near, steps, multiples)
            near = {}
        elif one.loads and one.space in LAID_OUT and place is not None and step.makes == step.ends:
            words = sum(weight[piece] for piece in step.makes)
            if place.last - place.first == WORD * words and WORD * words < WINDOW:
                version = tuple(map(versions.get, place.pieces))
                near.setdefault((one.space, place.root, version), []).append(at)
        for piece in step.makes:
            if piece in versions:
                versions[piece] += 1
    yield from _groups(near, steps, multiples)


def _groups(near: dict[tuple[object, ...], list[int]], steps: list[Step], multiples: Multiples) -> Iterator[list[int]]:
    """Of loads with one root, those that lie in one window and are enough of it."""
    for found in near.values():
        if len(found) < 2:
            continue
        root = steps[found[0]].place.root  # type: ignore[union-attr]
        modulus, remainder = multiples.of(root)
        if modulus < 2 * WORD:
            continue
        windows: dict[int, list[int]] = {}
        for at in found:
            place = steps[at].place
            if place is not None:
                windows.setdefault((place.first + remainder) // modulus, []).append(at)
        for window, inside in windows.items():
            yield from _parts(inside, steps, remainder - window * modulus, modulus)


def _parts(inside: list[int], steps: list[Step], origin: int, modulus: int) -> Iterator[list[int]]:
    """The loads of one window as what is loaded at once."""
    words: dict[int, int] = {}
    for at in inside:
        place = steps[at].place
        if place is not None:
            words.update(((byte + origin) // WORD, at) for byte in range(place.first, place.last, WORD))
    if modulus == WINDOW and len(words) >= _ENOUGH:
        halves = [inside]
    else:
        halves = [[words[low], words[low + 1]] for low in (0, 2) if low in words and low + 1 in words]
    for half in halves:
        distinct = sorted(set(half))
        if len(distinct) > 1:
            yield distinct
