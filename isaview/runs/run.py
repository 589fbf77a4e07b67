"""One run over the files of a command: their answers in order, and the exit code that follows from all of them."""

from __future__ import annotations

import signal
import threading
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import islice
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from isaview.compare.models import Models
from isaview.inputs.compilations import are_few, same_compilation
from isaview.inputs.sources import STANDARD_INPUT, Folder, walk
from isaview.runs import BUG, INTERRUPTED, messages
from isaview.runs.answering import kernels_of
from isaview.runs.answers import FileAnswer, FileRequest, Task, refusal_answer
from isaview.runs.many import answers, cores
from isaview.runs.patterns import Logs, Patterns, left_out


class Run:
    """What is asked of every file, and what was seen of them so far.

    ``jobs`` is how many processes may answer; None for one on each core. ``keeps_models`` says that `models_of` will be asked.
    A run that ``gives_part`` ends with what was complete where it is interrupted; another raises KeyboardInterrupt. What runs
    on request is left out of more files than ``most_asked``, None for any number.
    """

    def __init__(
        self,
        request: FileRequest,
        jobs: int | None = 1,
        *,
        keeps_models: bool = False,
        gives_part: bool = False,
        most_asked: int | None = None,
    ) -> None:
        self.request = request
        self.jobs = jobs or cores()
        self.logs = Logs(request.options.logs)
        self.patterns = Patterns(request.kernel)
        self.gives_part = gives_part
        self.most_asked = most_asked
        self.models: dict[Task, Models] | None = {} if keeps_models else None
        self.code = 0
        self.estimated: set[str] = set()
        self.failed = False

    def answers(self, paths: Sequence[str], *, quiet: bool = False) -> Iterator[tuple[Task, FileAnswer]]:
        """The answers for the files named and the dumps in the folders named; their lines go to standard error.

        ``quiet`` shows no progress.

        Raises:
            KeyboardInterrupt: the user interrupted it.
        """
        for task, answer in self._answers(paths, quiet):
            self.code = max(self.code, answer.code)
            self.patterns.hear(answer.matched, answer.names)
            self.estimated.update(answer.estimated)
            self.failed = self.failed or answer.failed
            yield task, answer

    def models_of(self, task: Task) -> Models:
        """The models of a file's kernels, read when they are first asked for where another process or run made the answer.

        They are not kept any longer.
        """
        return (self.models or {}).pop(task, None) or Models(partial(kernels_of, task, self.request))

    def finish(self) -> int:
        """The exit code in the end, each reason reported."""
        if self.code == INTERRUPTED:
            return INTERRUPTED
        code = max(self.patterns.tell(self.code), self.logs.code())
        return BUG if messages.report_failure(self.failed) else code

    def _answers(self, paths: Sequence[str], quiet: bool) -> Iterator[tuple[Task, FileAnswer]]:
        lists = [_Listed(path, walk(path) if path != STANDARD_INPUT and Path(path).is_dir() else None) for path in paths]
        request = self.request
        if request.stages and not request.across:
            request = replace(request, stages=are_few(task.path for listed in lists for task in listed.tasks))
        others = same_compilation([listed.path for listed in lists if listed.folder is None]) if request.stages else {}
        total = sum(len(listed.tasks) for listed in lists)
        if self.most_asked is not None and total > self.most_asked:
            request = replace(request, asked=())
        done = 0
        with messages.progress(total, quiet) as advance, interruptions() as interrupted:
            tasks = (replace(task, others=others.get(task.path, ())) for listed in lists for task in listed.tasks)
            answered = answers(tasks, request, self.jobs, self.models)
            try:
                for listed in lists:
                    dumps = 0
                    for task, answer in islice(answered, len(listed.tasks)):
                        done += 1
                        dumps += answer.is_dump
                        if answer.is_dump:
                            self._tell(answer)
                            with interrupted.later():
                                yield task, answer
                        advance(done)
                    refusal = None if listed.folder is None else left_out(listed.path, listed.folder, dumps)
                    if refusal is not None:
                        answer = refusal_answer(refusal)
                        self._tell(answer)
                        yield Task(listed.path), answer
                deque(answered, maxlen=0)  # the other processes end
            except KeyboardInterrupt:
                answered.close()
                messages.say(f"isaview: interrupted after {done:,} of {total:,} files")
                if not self.gives_part:
                    raise
                self.code = INTERRUPTED

    def _tell(self, answer: FileAnswer) -> None:
        for line in answer.error_lines:
            messages.say(line)
        self.logs.hear(answer.meant, bool(answer.names))


class Interruption(Struct):
    """An interruption that waits while an answer is being written: half of one helps nobody. A second one does not wait."""

    is_late: bool = False
    is_waiting: bool = False

    @contextmanager
    def later(self) -> Iterator[None]:
        """An interruption waits for the end of this block."""
        self.is_late = True
        yield
        self.is_late = False
        if self.is_waiting:
            raise KeyboardInterrupt

    def came(self, *_: object) -> None:
        """Interrupt, or wait."""
        if not self.is_late or self.is_waiting:
            raise KeyboardInterrupt
        self.is_waiting = True


@contextmanager
def interruptions() -> Iterator[Interruption]:
    """What decides in this block when Ctrl-C counts."""
    own = Interruption()
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
