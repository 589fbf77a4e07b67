"""Many: the answers for many files, in the order of the files, by as many processes as there are cores."""

from __future__ import annotations

import os
import signal
import threading
from base64 import b64decode, b64encode
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct, json, msgpack
from msgspec.structs import replace

from isaview.base import store
from isaview.base.workers import Worker
from isaview.cli import ahead, messages
from isaview.cli.ahead import size_of, worker
from isaview.cli.answers import (
    FileAnswer,
    FileRequest,
    Task,
    Unanswered,
    answer_to,
    answered,
    look_ahead_in,
    looked_up,
    lost,
    nothing,
    refused,
)
from isaview.cli.command import INTERRUPTED
from isaview.cli.inputs import Logs, left_out
from isaview.cli.messages import progress
from isaview.inputs.compilations import are_few, same_compilation
from isaview.inputs.sources import STANDARD_INPUT, Folder, walk

if TYPE_CHECKING:
    from concurrent.futures import Future

    from isaview.base.workers import Reply
    from isaview.base.workers.crew import Crew

_SHARED_BYTES = 2 << 20
"""A smaller file is answered before another process has read it."""
_AHEAD = 8
"""So many files for each process may be under way, or wait for those before them."""


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def answers(tasks: Iterable[Task], request: FileRequest, jobs: int) -> Generator[tuple[Task, FileAnswer], None, None]:
    """The answers in the order of the tasks; only what the store does not have, and only where it is much, is shared."""
    line = _Line(request, jobs)
    try:
        for task in tasks:
            line.join(task)
            while len(line.waiting) >= _AHEAD * jobs or line.is_first_ready():
                yield line.first()
        while line.waiting:
            yield line.first()
        line.leave()
    finally:
        line.stop()


class _Line:
    """Files under way, in their order: each with its answer, with the promise of one, or with neither as yet."""

    def __init__(self, request: FileRequest, jobs: int) -> None:
        self.request = request
        self.jobs = jobs
        self.waiting: deque[tuple[Task, FileAnswer | Future[Reply] | Unanswered | None]] = deque()
        self.crew: Crew | None = None
        self.unknown_bytes = 0

    def join(self, task: Task) -> None:
        """Take a file in; once the store lacks much, what is waiting and all that follows goes to other processes."""
        is_kept = task.path != STANDARD_INPUT and self.request.options.use_cache
        known = looked_up(task, self.request) if is_kept else None
        self.waiting.append((task, known))
        if isinstance(known, FileAnswer):
            return
        self.unknown_bytes += size_of(task.path)
        if self.crew is None and self.jobs > 1 and len(self.waiting) > 1 and self.unknown_bytes > ahead.HELD_BACK_BYTES:
            from isaview.base.workers.crew import Crew  # one file needs none, and threads are slow to import

            self.crew = Crew(self.jobs, _worker)
        if self.crew is not None:
            self.waiting = deque(
                (one, self._asked(one) if answer is None or isinstance(answer, Unanswered) else answer)
                for one, answer in self.waiting
            )

    def is_first_ready(self) -> bool:
        """Whether the first answer is there."""
        first = self.waiting[0][1] if self.waiting else None
        return isinstance(first, FileAnswer) or (first is not None and not isinstance(first, Unanswered) and first.done())

    def first(self) -> tuple[Task, FileAnswer]:
        """The answer of the file that came first, when it is ready."""
        task, answer = self.waiting.popleft()
        if isinstance(answer, FileAnswer):
            return task, answer
        if answer is None or isinstance(answer, Unanswered):
            with self._shared(task):
                return task, answer_to(task, self.request) if answer is None else answered(task, self.request, answer)
        reply = answer.result()
        if reply.failure:
            return task, refused(lost(task, f"its process ended while it was looked at: {reply.failure}"))
        return task, store.decoder(FileAnswer).decode(b64decode(reply.value))

    def leave(self) -> None:
        """Let the other processes end by themselves."""
        if self.crew is not None:
            self.crew.finish()

    def stop(self) -> None:
        """End the other processes."""
        if self.crew is not None:
            self.crew.stop()

    @contextmanager
    def _shared(self, task: Task) -> Iterator[None]:
        """Let another process look at every second portion of a large file: this one finds in the store what that kept."""
        is_shared = self.crew is None and self.jobs > 1 and self.request.options.use_cache and not self.request.gate
        if not is_shared or task.path == STANDARD_INPUT or size_of(task.path) < _SHARED_BYTES:
            yield
            return
        from isaview.base.workers.crew import Crew

        other = Crew(1, lambda: worker(f"{__name__}:{seen.__name__}"))
        other.ask(_message_of(task, self.request))
        try:
            yield
        finally:
            other.stop()

    def _asked(self, task: Task) -> FileAnswer | Future[Reply] | None:
        if task.path == STANDARD_INPUT or self.crew is None:
            return None
        return self.crew.ask(_message_of(task, self.request))


def file_answers(
    paths: Sequence[str], request: FileRequest, jobs: int, logs: Logs, quiet: bool = False
) -> Iterator[tuple[str, FileAnswer]]:
    """The answers for the files named and the dumps in the folders named, each with its path; their lines go to standard error.

    An interruption is the last answer: the exit code says so, and what was complete before stays. ``quiet`` shows no progress.
    """
    lists = [_Listed(path, walk(path) if path != STANDARD_INPUT and Path(path).is_dir() else None) for path in paths]
    if request.stages:
        request = replace(request, stages=are_few(task.path for listed in lists for task in listed.tasks))
    others = same_compilation([listed.path for listed in lists if listed.folder is None]) if request.stages else {}
    total = sum(len(listed.tasks) for listed in lists)
    done = 0
    with progress(total, quiet) as advance, _interruptions() as interrupted:
        tasks = (task for listed in lists for task in listed.tasks)
        found = answers([replace(one, others=others.get(one.path, ())) for one in tasks], request, jobs)
        try:
            for listed in lists:
                dumps = 0
                for task, answer in islice(found, len(listed.tasks)):
                    done += 1
                    dumps += answer.is_dump
                    if answer.is_dump:
                        _tell(answer, logs)
                        with interrupted.later():
                            yield task.path, answer
                    advance(done)
                refusal = None if listed.folder is None else left_out(listed.path, listed.folder, dumps)
                if refusal is not None:
                    answer = refused(refusal)
                    _tell(answer, logs)
                    yield listed.path, answer
            deque(found, maxlen=0)  # the other processes end
        except KeyboardInterrupt:
            found.close()
            messages.say(f"isaview: interrupted after {done:,} of {total:,} files")
            yield "", nothing(INTERRUPTED)


class _Interruption(Struct):
    """An interruption that waits while an answer is being written: half of one helps nobody. A second one does not wait."""

    is_late: bool = False
    is_waiting: bool = False

    @contextmanager
    def later(self) -> Iterator[None]:
        self.is_late = True
        yield
        self.is_late = False
        if self.is_waiting:
            raise KeyboardInterrupt

    def came(self, *_: object) -> None:
        if not self.is_late or self.is_waiting:
            raise KeyboardInterrupt
        self.is_waiting = True


@contextmanager
def _interruptions() -> Iterator[_Interruption]:
    own = _Interruption()
    if threading.current_thread() is not threading.main_thread():
        yield own
        return
    before = signal.signal(signal.SIGINT, own.came)
    try:
        yield own
    finally:
        signal.signal(signal.SIGINT, before)


class _Listed(Struct, frozen=True):
    """A path that was named, and what is in it where it is a folder."""

    path: str
    folder: Folder | None

    @property
    def tasks(self) -> list[Task]:
        return [Task(self.path)] if self.folder is None else [Task(inner, named=False) for inner in self.folder.files]


def _tell(answer: FileAnswer, logs: Logs) -> None:
    for line in answer.said:
        messages.say(line)
    logs.hear(answer.meant, bool(answer.names))


def _worker() -> Worker:
    return worker(f"{__name__}:{handled.__name__}")


def _message_of(task: Task, request: FileRequest) -> list[Any]:
    return [task.path, task.named, json.encode(request).decode(), *task.others]


def _of_message(asked: list[Any]) -> tuple[Task, FileRequest]:
    path, named, request, *others = asked
    return Task(path, named, tuple(others)), json.decode(request, type=FileRequest)


def seen(asked: list[Any]) -> None:
    """What is found in a large file is kept, by another process."""
    with messages.heard(), suppress(Exception):  # who answers for the file meets it again
        look_ahead_in(*_of_message(asked))


def handled(asked: list[Any]) -> str:
    """The answer to a request of `answers`, in another process."""
    task, wanted = _of_message(asked)
    with store.anew(not wanted.options.use_cache):
        answer = answer_to(task, wanted)
    return b64encode(msgpack.encode(answer)).decode("ascii")
