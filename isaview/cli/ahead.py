"""Ahead: what other processes find in the kernels of many files, for this one, which needs the models and reads them itself."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct, field, json, msgpack

from isaview.analysis.contract import Launch
from isaview.base import limits, store
from isaview.base.text import safe
from isaview.base.workers import Worker
from isaview.cli import messages
from isaview.inputs.sources import STANDARD_INPUT, Refusal, is_dump, walk
from isaview.reports.results import Shared
from isaview.tools.evidence import Options

if TYPE_CHECKING:
    from concurrent.futures import Future

    from isaview.base.workers import Reply
    from isaview.base.workers.crew import Crew

HELD_BACK_BYTES = 512 * 1024
"""So much is analysed in this process before it pays to start others."""


class Wanted(Struct, frozen=True):
    """What another process has to know: kernels whose name fits, GPUs by name, and the rest as `report` takes it."""

    kernel: str
    gpus: tuple[str, ...]
    launch: Launch | None
    options: Options


class Ahead(Struct):
    """The files that other processes look at; ``shared`` takes in what they find."""

    shared: Shared
    waiting: dict[str, Future[Reply]] = field(default_factory=dict)
    crew: Crew | None = None

    def arrived(self, path: str) -> Refusal | None:
        """Wait for what is found in a file; a refusal where that ended the process."""
        future = self.waiting.pop(path, None)
        if future is None:
            return None
        reply = future.result()
        if reply.failure:
            why = f"its process ended while it was looked at: {reply.failure}"
            return Refusal(safe(path), "", why, "give one module at a time")
        self.shared.update(store.decoder(Shared).decode(b64decode(reply.value)))
        return None


@contextmanager
def ahead(groups: Sequence[Sequence[str]], handler: str, request: Wanted, jobs: int, shared: Shared) -> Iterator[Ahead]:
    """Let ``handler`` (``module:function``) of other processes look at groups of files; little work stays in this one.

    It gets the paths of a group and the request as JSON, see `answer`.
    """
    own = Ahead(shared)
    sizes = [size_of(path) for group in groups for path in group]
    if jobs < 2 or len(groups) < 2 or [STANDARD_INPUT] in groups or sum(sizes) < HELD_BACK_BYTES:
        yield own
        return
    from isaview.base.workers.crew import Crew  # threads are slow to import

    own.crew = Crew(jobs, lambda: worker(handler))
    try:
        for group in groups:
            future = own.crew.ask([[*group], json.encode(request).decode()])
            own.waiting.update(dict.fromkeys(group, future))
        yield own
        own.crew.finish()
    finally:
        own.crew.stop()


def answer(look: Callable[[str, Shared], object], paths: Sequence[str], wanted: Wanted) -> str:
    """What a handler answers: what looking at each of its files left in what is shared."""
    shared: Shared = {}
    with messages.heard(), store.anew(not wanted.options.use_cache):
        for path in paths:
            try:
                look(path, shared)
            except MemoryError:
                raise  # this process may have less than it takes: the file is refused
            except Exception as error:  # who reads the file meets it again
                messages.bug(error)
    return b64encode(msgpack.encode(shared)).decode("ascii")


def files_below(path: str) -> list[str]:
    """The dumps of a folder, or the file itself."""
    return [inner for inner in walk(path).files if is_dump(inner)] if Path(path).is_dir() else [path]


def worker(handler: str) -> Worker:
    """A process for requests to a function of isaview's own."""
    most = limits.JOB_SECONDS
    return Worker("own", limits.JOB_BYTES, most, most, handler=handler)


def size_of(path: str) -> int:
    """The bytes of a file, 0 where it cannot be looked at."""
    try:
        return Path(path).stat().st_size
    except OSError:
        return 0
