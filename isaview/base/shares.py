"""Shares: work on many items done by several processes side by side, with the answers of one process alone.

Each process is a fork of this one: it sees the items as they are, and only what it found is passed back. Where a fork is not
to be had, where the work is too small to be worth one, or where one came to nothing, this process does the work itself.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import warnings
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")


def processes(size: int, share: int, most: int) -> int:
    """How many processes are worth it for work of ``size`` steps, of at least ``share`` steps each, up to ``most``."""
    if sys.platform != "linux" or sys.flags.dev_mode:
        return 1
    return max(1, min(most, size // share, len(os.sched_getaffinity(0))))


def shared(items: Sequence[T], sizes: Sequence[int], count: int, work: Callable[[T], R]) -> list[R]:
    """What ``work`` gives for each item, in their order.

    Args:
        items: what there is to do.
        sizes: how much work each item is.
        count: how many processes do it, this one included.
        work: gives a value that can be pickled.

    Raises:
        Exception: what ``work`` raises.
    """
    found: dict[int, R] = {}
    if count > 1 and items:
        smallest = min(range(len(items)), key=sizes.__getitem__)
        found[smallest] = work(items[smallest])  # before there are several processes: what it loads is loaded once
    parts = [[place for place in part if place not in found] for part in _parts(sizes, count)]
    children = [_Child(items, part, work) for part in parts[1:]]
    try:
        found.update({place: work(items[place]) for place in parts[0]})
        for child, part in zip(children, parts[1:], strict=True):
            answer = child.answer()
            found.update(zip(part, (work(items[place]) for place in part) if answer is None else answer, strict=True))
    finally:
        for child in children:
            child.end()
    return [found[place] for place in range(len(items))]


def _parts(sizes: Sequence[int], count: int) -> list[list[int]]:
    """The places of the items, dealt out so that each part is about as much work; the largest first."""
    parts: list[list[int]] = [[] for _ in range(count)]
    filled = [0] * count
    for place in sorted(range(len(sizes)), key=lambda place: -sizes[place]):
        least = filled.index(min(filled))
        parts[least].append(place)
        filled[least] += sizes[place] + 1
    return [sorted(part) for part in parts]


class _Child:
    """A process that does a part of the work; none runs where it could not be started."""

    def __init__(self, items: Sequence[T], part: Sequence[int], work: Callable[[T], R]) -> None:
        self._number = 0
        self._pipe, theirs = os.pipe()
        with suppress(OSError), warnings.catch_warnings():
            warnings.simplefilter(
                "ignore", DeprecationWarning
            )  # the threads of this process wait for workers; a child has none
            self._number = os.fork()
            if not self._number:
                _work_and_leave(items, part, work, theirs)
        os.close(theirs)

    def answer(self) -> list[Any] | None:
        """What the process found, None where it came to nothing; waits for it."""
        if not self._number:
            return None
        with open(self._pipe, "rb", closefd=False) as pipe:
            answer = pipe.read()
        try:
            found: list[Any] | None = pickle.loads(answer)  # our own fork wrote it
        except (EOFError, pickle.UnpicklingError):
            return None
        return found

    def end(self) -> None:
        """End the process, if it still runs, and let go of it."""
        os.close(self._pipe)
        if self._number:
            os.kill(self._number, signal.SIGKILL)
            os.waitpid(self._number, 0)


def _work_and_leave(items: Sequence[T], part: Sequence[int], work: Callable[[T], R], pipe: int) -> None:
    """Be the child: do the part, write what was found and end without a word, whatever happens."""
    try:
        answer = pickle.dumps([work(items[place]) for place in part], pickle.HIGHEST_PROTOCOL)
        with open(pipe, "wb") as stream:
            stream.write(answer)
    finally:
        os._exit(0)
