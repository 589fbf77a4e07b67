"""Answers: what there is to report of each of many files, from the store or made anew, by as many processes as there are cores.

An answer is the report of one file, its lines for standard error, and the exit code: plain data that another process
or an earlier run may have made. Answers come in the order of the files, whichever is ready first.
"""

from __future__ import annotations

import gc
import os
import signal
import threading
from base64 import b64decode, b64encode
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import DecodeError, Raw, Struct, json, msgpack

from isaview.analysis.contract import Launch
from isaview.base import limits, store
from isaview.base.text import safe
from isaview.base.workers import Worker
from isaview.cli import messages
from isaview.cli.command import BUG, FINE, INTERRUPTED, NO_ANSWER
from isaview.cli.inputs import Logs, exit_code, left_out
from isaview.cli.messages import progress
from isaview.gpus.hardware import find
from isaview.inputs.load import read_file
from isaview.inputs.machine_code import Choice
from isaview.inputs.sources import STANDARD_INPUT, Content, Folder, Refusal, content_of, is_dump, walk
from isaview.reports import kept, keys
from isaview.reports.report import Report, report
from isaview.tools.evidence import Options
from isaview.tools.stages import with_stages

if TYPE_CHECKING:
    from concurrent.futures import Future

    from isaview.base.workers import Reply
    from isaview.base.workers.crew import Crew
    from isaview.model.kernel import Module

_KIND = "reports"
_HELD_BACK_BYTES = 512 * 1024
"""So much is analysed in this process before it pays to start others."""
_COLLECTED_BYTES = 4 * 1024 * 1024
"""Models hold each other: they are collected each time so much text was read, which takes some thirty times as much memory."""
_AHEAD = 8
"""So many files for each process may be under way, or wait for those before them."""


class FileRequest(Struct, frozen=True):
    """What is wanted of every file: plain, so that it can go to another process and into a key; see `report`."""

    kernel: str = ""
    gpus: tuple[str, ...] = ()
    launch: Launch = Launch()
    options: Options = Options()
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    unread_allowed: bool | None = None
    stages: bool = False
    """Whether the machine code of texts, and the text of machine code, is looked for next to it; files that were named only."""


class Task(Struct, frozen=True):
    """One file to answer for: one that was ``named`` is refused where it is no dump, another is passed over."""

    path: str
    named: bool = True


class FileAnswer(Struct, frozen=True, dict=True):
    """What there is to report of one file: its report as it is kept, lines for standard error, the exit code, kernels' names.

    ``meant`` are the logs that state something of its kernels; ``is_dump`` is False for a file that was passed over.
    """

    content: Raw
    said: tuple[str, ...] = ()
    code: int = FINE
    names: tuple[str, ...] = ()
    meant: tuple[str, ...] = ()
    is_dump: bool = True

    @cached_property
    def report(self) -> Report:
        """The report, without models.

        Raises:
            DecodeError: what was kept is no report.
        """
        return kept.unpacked(store.decoder(kept.kept_report()).decode(self.content))


class _Unknown(Struct, frozen=True):
    """A file that was read and that the store has no answer for: what it holds, and what its answer is kept under."""

    content: Content
    key: str


def answer_to(task: Task, request: FileRequest) -> FileAnswer:
    """The answer for one file, from the store or made now; whatever goes wrong is an answer too."""
    found = _looked_up(task, request)
    return found if isinstance(found, FileAnswer) else _answered(task, request, found)


def _looked_up(task: Task, request: FileRequest) -> FileAnswer | _Unknown:
    content = content_of(task.path)
    key = _key(task, request, content)
    return _found(key) or _Unknown(content, key)


def _answered(task: Task, request: FileRequest, unknown: _Unknown) -> FileAnswer:
    with store.attempt() as attempt:
        answer = _made(task, request, unknown.content)
    if unknown.key and attempt.lasts and answer.code != BUG:
        store.save(_KIND, unknown.key, answer, dense=True)
    return answer


def _found(key: str) -> FileAnswer | None:
    known: FileAnswer | None = store.load(_KIND, key, FileAnswer) if key else None
    try:
        return None if known is None or known.report is None else known
    except DecodeError:
        return None


def _key(task: Task, request: FileRequest, content: Content) -> str:
    """What the answer is kept under, "" where it is not kept."""
    if not isinstance(content, bytes) or not request.options.use_cache:
        return ""
    try:
        companions = keys.companions_of(task.path, request.options.logs)
        return keys.key_of(content, f"{safe(task.path)} {task.named}", request, companions)
    except OSError:
        return ""


def _made(task: Task, request: FileRequest, content: Content) -> FileAnswer:
    with messages.heard() as said:
        try:
            return _read(task, request, content, said)
        except (limits.BeyondLimitError, MemoryError, RecursionError) as error:
            store.passing()
            why, code = f"given up: {error if isinstance(error, limits.BeyondLimitError) else type(error).__name__}", NO_ANSWER
        except Exception as error:  # the border of one file: the others' answers stay
            why, code = messages.bug(error), BUG
        return refused(_lost(task, why), code, said)


def _lost(task: Task, why: str) -> Refusal:
    return Refusal("<stdin>" if task.path == STANDARD_INPUT else safe(task.path), "", why, "give one module at a time")


def refused(refusal: Refusal, code: int = NO_ANSWER, said: Iterable[str] = ()) -> FileAnswer:
    """The answer for a file or folder of which nothing more can be had."""
    with messages.heard() as more:
        messages.refusals([refusal])
    return FileAnswer(_packed(Report((), (refusal,))), (*said, *more), code)


def _packed(made: Report) -> Raw:
    return Raw(msgpack.encode(kept.packed(made)))


def _read(task: Task, request: FileRequest, content: Content, said: list[str]) -> FileAnswer:
    if not task.named and not is_dump(task.path):
        return FileAnswer(_packed(Report(())), is_dump=False)
    choice = Choice(tuple(find(name).target for name in request.gpus), request.kernel)
    reading = read_file(task.path, limits.READING_SECONDS, content, choice)
    messages.refusals(reading.refused)
    logs = Logs(request.options.logs)
    logs.look(reading)
    messages.diagnostics(reading)
    modules: Sequence[Module] = reading
    if task.named and request.stages:
        modules, hindrances = with_stages(reading, request.options, request.kernel)
        for hindrance in hindrances:
            messages.say(hindrance)
    made = report(
        modules,
        kernel=request.kernel,
        gpus=request.gpus,
        launch=request.launch,
        options=request.options,
        select=request.select,
        ignore=request.ignore,
        refused=reading.refused,
        keep_kernels=False,
    )
    messages.notes(made)
    code = exit_code(reading, request.unread_allowed)
    names = tuple(kernel.demangled for module in reading for kernel in module.kernels)
    return FileAnswer(_packed(made), tuple(said), code, names, tuple(sorted(logs.meant)))


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
        self.waiting: deque[tuple[Task, FileAnswer | Future[Reply] | _Unknown | None]] = deque()
        self.crew: Crew | None = None
        self.held_bytes = self.read_bytes = 0

    def join(self, task: Task) -> None:
        """Take a file in; what was held back goes to other processes once it is much."""
        is_kept = task.path != STANDARD_INPUT and self.request.options.use_cache
        known = _looked_up(task, self.request) if is_kept else None
        self.waiting.append((task, known))
        if isinstance(known, FileAnswer):
            return
        self.held_bytes += _size(task)
        if self.crew is None and self.jobs > 1 and len(self.waiting) > 1 and self.held_bytes > _HELD_BACK_BYTES:
            from isaview.base.workers.crew import Crew  # one file needs none, and threads are slow to import

            self.crew = Crew(self.jobs, _worker)
        if self.crew is not None:
            self.waiting = deque(
                (one, self._asked(one) if answer is None or isinstance(answer, _Unknown) else answer)
                for one, answer in self.waiting
            )

    def is_first_ready(self) -> bool:
        """Whether the first answer is there."""
        first = self.waiting[0][1] if self.waiting else None
        return isinstance(first, FileAnswer) or (first is not None and not isinstance(first, _Unknown) and first.done())

    def first(self) -> tuple[Task, FileAnswer]:
        """The answer of the file that came first, when it is ready."""
        task, answer = self.waiting.popleft()
        if isinstance(answer, FileAnswer):
            return task, answer
        if answer is None or isinstance(answer, _Unknown):
            self.held_bytes -= _size(task)
            self._collect(task)
            return task, answer_to(task, self.request) if answer is None else _answered(task, self.request, answer)
        reply = answer.result()
        if reply.failure:
            return task, refused(_lost(task, f"its process ended while it was looked at: {reply.failure}"))
        return task, store.decoder(FileAnswer).decode(b64decode(reply.value))

    def leave(self) -> None:
        """Let the other processes end by themselves."""
        if self.crew is not None:
            self.crew.finish()

    def stop(self) -> None:
        """End the other processes."""
        if self.crew is not None:
            self.crew.stop()

    def _asked(self, task: Task) -> FileAnswer | Future[Reply] | None:
        if task.path == STANDARD_INPUT or self.crew is None:
            return None
        return self.crew.ask([task.path, task.named, json.encode(self.request).decode()])

    def _collect(self, task: Task) -> None:
        self.read_bytes += _size(task)
        if self.read_bytes > _COLLECTED_BYTES:
            gc.collect()
            self.read_bytes = 0


def file_answers(paths: Sequence[str], request: FileRequest, jobs: int, logs: Logs, quiet: bool) -> Iterator[FileAnswer]:
    """The answers for the files named and the dumps in the folders named; their lines go to standard error.

    An interruption is the last answer: the exit code says so, and what was complete before stays. ``quiet`` shows no progress.
    """
    lists = [_Listed(path, walk(path) if path != STANDARD_INPUT and Path(path).is_dir() else None) for path in paths]
    total = sum(len(listed.tasks) for listed in lists)
    done = 0
    with progress(total, quiet) as advance, _interruptions() as interrupted:
        found = answers([task for listed in lists for task in listed.tasks], request, jobs)
        try:
            for listed in lists:
                dumps = 0
                for _, answer in islice(found, len(listed.tasks)):
                    done += 1
                    dumps += answer.is_dump
                    if answer.is_dump:
                        _tell(answer, logs)
                        with interrupted.later():
                            yield answer
                    advance(done)
                refusal = None if listed.folder is None else left_out(listed.path, listed.folder, dumps)
                if refusal is not None:
                    answer = refused(refusal)
                    _tell(answer, logs)
                    yield answer
            deque(found, maxlen=0)  # the other processes end
        except KeyboardInterrupt:
            found.close()
            messages.say(f"isaview: interrupted after {done:,} of {total:,} files")
            yield FileAnswer(_packed(Report(())), code=INTERRUPTED)


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
    most = limits.JOB_SECONDS
    return Worker("own", limits.JOB_BYTES, most, most, handler=f"{__name__}:{handled.__name__}")


def _size(task: Task) -> int:
    try:
        return Path(task.path).stat().st_size
    except OSError:
        return 0


def handled(asked: list[Any]) -> str:
    """The answer to a request of `answers`, in another process."""
    path, named, request = asked
    task = Task(path, named)
    answer = answer_to(task, json.decode(request, type=FileRequest))
    if _size(task) > _COLLECTED_BYTES // 8:
        gc.collect()
    return b64encode(msgpack.encode(answer)).decode("ascii")
