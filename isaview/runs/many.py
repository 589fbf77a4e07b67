"""The answers for many files, in the order of the files, by as many processes as there are cores."""

from __future__ import annotations

import os
from base64 import b64decode, b64encode
from collections import deque
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import json, msgpack

from isaview.base import limits, store
from isaview.base.workers import Reply, Worker
from isaview.compare.models import Models
from isaview.inputs.sources import STANDARD_INPUT
from isaview.runs.answering import Unanswered, answer, look_up, make
from isaview.runs.answers import (
    PACKED,
    FileAnswer,
    FileRequest,
    Task,
    decode_answer,
    encode_answer,
    refusal_answer,
    refuse_lost,
)

if TYPE_CHECKING:
    from concurrent.futures import Future

    from isaview.base.workers.crew import Crew

ALONE_BYTES = 512 * 1024
"""So much is analysed in this process before it pays to start others."""
_WAITING_FILES = 8
"""So many files for each process may be under way, or wait for those before them."""


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def answers(
    tasks: Iterable[Task], request: FileRequest, jobs: int, models: dict[Task, Models] | None = None
) -> Generator[tuple[Task, FileAnswer], None, None]:
    """The answers in the order of the tasks; only what the store does not have, and only where it is much, is shared."""
    queue = _Queue(request, jobs, models)
    try:
        for task in tasks:
            queue.join(task)
            while len(queue.waiting) >= _WAITING_FILES * jobs or queue.is_first_ready():
                yield queue.first()
        while queue.waiting:
            yield queue.first()
        if queue.crew is not None:
            queue.crew.finish()  # the other processes end by themselves
    finally:
        if queue.crew is not None:
            queue.crew.stop()


class _Queue:
    """Files under way, in their order: each with its answer, with the promise of one, or with neither as yet."""

    def __init__(self, request: FileRequest, jobs: int, models: dict[Task, Models] | None) -> None:
        self.request = request
        self.jobs = jobs
        self.models = models
        self.waiting: deque[tuple[Task, FileAnswer | Unanswered | Future[Reply]]] = deque()
        self.crew: Crew | None = None
        self.unknown_bytes = 0

    def join(self, task: Task) -> None:
        """Take a file in; once the store lacks much, what is waiting and all that follows goes to other processes."""
        known = look_up(task, self.request)
        self.waiting.append((task, known))
        if isinstance(known, FileAnswer):
            return
        self.unknown_bytes += size_of(task.path)
        if self.crew is None and self.jobs > 1 and len(self.waiting) > 1 and self.unknown_bytes > ALONE_BYTES:
            from isaview.base.workers.crew import Crew  # one file needs none, and threads are slow to import

            handler, (most, seconds) = f"{__name__}:{handle_request.__name__}", (limits.JOB_BYTES, limits.JOB_SECONDS)
            self.crew = Crew(self.jobs, lambda: Worker(handler, most, seconds, seconds, trusted=True))
        if self.crew is not None:
            self.waiting = deque((task, self._ask(task, known)) for task, known in self.waiting)

    def is_first_ready(self) -> bool:
        """Whether the first answer is there."""
        first = self.waiting[0][1] if self.waiting else None
        return first is not None and not isinstance(first, Unanswered) and (isinstance(first, FileAnswer) or first.done())

    def first(self) -> tuple[Task, FileAnswer]:
        """The answer of the file that came first, when it is ready."""
        task, known = self.waiting.popleft()
        if isinstance(known, Unanswered):
            return task, make(task, self.request, known, self.models)
        if isinstance(known, FileAnswer):
            return task, known
        reply = known.result()
        if reply.failure:
            store.passing()
            return task, refusal_answer(refuse_lost(task, f"its process ended while it was looked at: {reply.failure}"))
        answered = decode_answer(store.decoder(PACKED).decode(b64decode(reply.value)))
        if not answered.lasts:
            store.passing()
        return task, answered

    def _ask(self, task: Task, known: FileAnswer | Unanswered | Future[Reply]) -> FileAnswer | Unanswered | Future[Reply]:
        """The answer that another process will give; standard input is only here."""
        if not isinstance(known, Unanswered) or task.path == STANDARD_INPUT or self.crew is None:
            return known
        return self.crew.ask([task.path, task.named, json.encode(self.request).decode(), *task.others])


def size_of(path: str) -> int:
    """The bytes of a file, 0 where it cannot be looked at."""
    try:
        return Path(path).stat().st_size
    except OSError:
        return 0


def handle_request(message: list[Any]) -> str:
    """The answer to a request, in another process."""
    path, is_named, request, *others = message
    file_answer = answer(Task(path, is_named, tuple(others)), json.decode(request, type=FileRequest))
    return b64encode(msgpack.encode(encode_answer(file_answer))).decode("ascii")
