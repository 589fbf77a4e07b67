"""Workers: native libraries run in a process of their own, with bounded memory and time.

A worker has a function that gets what a JSON line holds and gives what the answer's line holds. A crash, a limit or silence
costs that request only: the caller gets the reason and the next request starts a fresh process.
"""

from __future__ import annotations

import atexit
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from pathlib import Path
from queue import Empty, Queue
from threading import Lock, Thread
from typing import IO, Any, NamedTuple

from msgspec import Struct, field

from isaview.base import limits, store
from isaview.base.text import safe

SERVICE = Path(__file__).with_name("service.py")
_FILE_BYTES = 16 << 20
"""The most that a worker which does not write to the store may write to any file: its complaints go to one."""
_MAX_CRASHES = 8
"""After so many in a row a worker is not started again: the input is hostile or the library is broken."""
_COMPLAINT_BYTES = 4096
_KEPT_VARIABLES = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR")
NOT_STARTED = "no process may be started here"
_ALONE: ContextVar[bool] = ContextVar("alone", default=False)
_OUT_OF_MEMORY = re.compile(r"out of memory|bad_alloc|MemoryError|Allocation failed", re.IGNORECASE)


@contextmanager
def forbid_processes() -> Iterator[None]:
    """In this block no process is started: neither a worker nor a program of the machine."""
    token = _ALONE.set(True)
    try:
        yield
    finally:
        _ALONE.reset(token)


def is_alone() -> bool:
    """Whether no process may be started."""
    return _ALONE.get()


class Reply(NamedTuple):
    """What came of a request: ``value``, or the ``failure`` in words ("" where there is a value)."""

    value: Any
    failure: str = ""


class Worker(Struct, eq=False):
    """A process that answers requests by the function ``handler`` (``module:function``), started when first asked.

    ``memory_bytes`` bounds each process, ``cpu_seconds`` and ``wall_seconds`` bound each request. A ``trusted`` process gets
    the whole environment, and writes to the store. ``script`` stands in for `service`.
    """

    handler: str
    memory_bytes: int
    cpu_seconds: int
    wall_seconds: float
    trusted: bool = False
    script: Path = SERVICE
    crashes: int = 0
    _process: subprocess.Popen[str] | None = None
    _owner: int = 0
    _complaints: IO[bytes] | None = None
    _lock: Lock = field(default_factory=Lock)

    def __post_init__(self) -> None:
        """End the process with this process."""
        atexit.register(self.stop)

    def start(self) -> None:
        """Start the process if none was, so that it is there when it is asked; a failure is reported then."""
        with self._lock, suppress(OSError):
            if self._process is None and not self.crashes and not is_alone():
                self._running()

    def ask(self, request: Any) -> Any | None:
        """The worker's answer, or None where it crashed, ran into a limit or was given up."""
        return self.reply(request).value

    def reply(self, request: Any) -> Reply:
        """The worker's answer, or why there is none."""
        if is_alone():
            store.passing()
            return Reply(None, NOT_STARTED)
        with self._lock:
            if self.crashes < _MAX_CRASHES:
                return self._ask_process(json.dumps(request) + "\n")
        store.passing()
        return Reply(None, f"given up after {_MAX_CRASHES} failures in a row")

    def stop(self) -> None:
        """End the process, if one runs."""
        process, self._process = self._process, None
        if process is None or self._owner != os.getpid():  # a fork inherits the handle, not the process
            return
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout, self._complaints):
            with suppress(OSError):
                if stream is not None:
                    stream.close()

    def finish(self, seconds: float) -> None:
        """Let the process end by itself, so that it can keep what it learned; it is ended when that takes longer."""
        process = self._process
        if process is not None and self._owner == os.getpid() and process.stdin is not None:
            with suppress(OSError, subprocess.TimeoutExpired):
                process.stdin.close()
                process.wait(seconds)
        self.stop()

    def _ask_process(self, line: str) -> Reply:
        try:
            process = self._running()
        except OSError as error:
            return self._fail(f"the worker process did not start: {error.strerror or error}")
        answers: Queue[str] = Queue()
        Thread(target=_exchange, args=(process, line, answers), daemon=True).start()
        try:
            answer = answers.get(timeout=self.wall_seconds)
            value = json.loads(answer)
        except Empty:
            return self._fail(f"took longer than {self.wall_seconds:g} s")
        except ValueError:  # a whole line comes from a process that lives
            whole = answer.endswith("\n")
            return self._fail("answered with something that is not JSON" if whole else self._cause_of_death(process))
        except BaseException:  # an alarm, an interruption: the answer that is yet to come must not pass for the next one's
            self.stop()
            raise
        self.crashes = 0
        return Reply(value)

    def _fail(self, failure: str) -> Reply:
        store.passing()
        self.crashes += 1
        self.stop()
        return Reply(None, failure)

    def _cause_of_death(self, process: subprocess.Popen[str]) -> str:
        """Why the process ended: the limit it met, the signal, and its last words."""
        try:
            code = process.wait(timeout=self.wall_seconds)
        except subprocess.TimeoutExpired:
            return "closed its output"
        complaint = "" if self._complaints is None else _last_words(self._complaints)
        name = {signum.value: signum.name for signum in signal.Signals}.get(-code, "")
        if name == "SIGXCPU":
            return f"computed longer than {self.cpu_seconds} s"
        if _OUT_OF_MEMORY.search(complaint):
            return f"needed more than {self.memory_bytes >> 20} MiB of memory"
        ended = f"crashed ({name})" if name else f"ended with code {code}"
        return f"{ended}: {complaint}" if complaint else ended

    def _running(self) -> subprocess.Popen[str]:
        if self._process is not None and self._owner == os.getpid() and self._process.poll() is None:
            return self._process
        self.stop()
        settings = {
            "path": [entry for entry in sys.path if os.path.isabs(entry)],  # noqa: PTH117 - entries are plain strings
            "memory_bytes": self.memory_bytes,
            "cpu_seconds": self.cpu_seconds,
            # while the store is cleared, its log is as large as what was in it
            "file_bytes": max(_FILE_BYTES, 2 * store.most_bytes()) if self.trusted else _FILE_BYTES,
            "handler": self.handler,
        }
        complaints = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the process, closed by stop
        process = subprocess.Popen(
            [sys.executable, "-P", "-E", "-s", str(self.script.absolute())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
            env={name: value for name, value in os.environ.items() if self.trusted or name in _KEPT_VARIABLES},
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=self.trusted,  # an interruption of ours is not theirs
        )
        self._process, self._owner, self._complaints = process, os.getpid(), complaints
        with suppress(OSError):  # it ended at once: the next request tells why
            _write(process, json.dumps(settings) + "\n")
        return process


def _last_words(complaints: IO[bytes]) -> str:
    """The line of a worker's stderr that says most: the first with an error, else the last."""
    try:
        size = complaints.seek(0, os.SEEK_END)
        complaints.seek(max(0, size - _COMPLAINT_BYTES))
        text = complaints.read(_COMPLAINT_BYTES).decode("utf-8", "replace")
    except (OSError, ValueError):
        return ""
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    telling = [line for line in lines if "error" in line.lower() or "assert" in line.lower()]
    return safe((telling or lines[-1:] or [""])[0][: limits.SHOWN_TEXT])


def _write(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(line)
    process.stdin.flush()


def _exchange(process: subprocess.Popen[str], line: str, answers: Queue[str]) -> None:
    """Put the answer to a line, "" where the process ended; in a thread, as a worker that does not read blocks the pipe."""
    assert process.stdout is not None
    answer = ""
    with suppress(OSError, ValueError):
        _write(process, line)
        answer = process.stdout.readline()
    answers.put(answer)
