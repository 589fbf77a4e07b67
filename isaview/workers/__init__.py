"""Workers: native libraries run in a process of their own, with bounded memory and time.

A worker is a script of this folder that reads one JSON line per request and answers with one JSON line. A crash, a limit
or silence costs that request only: the caller gets None and the next request starts a fresh process.
"""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Any

from isaview import limits

_MAX_CRASHES = 8
"""After so many a worker is not started again: the input is hostile or the library is broken."""


class Worker:
    """One script, started when first asked; ``memory_bytes``, ``cpu_seconds`` and ``wall_seconds`` bound each process."""

    def __init__(self, script: str, memory_bytes: int, cpu_seconds: int, wall_seconds: float) -> None:
        self.script = Path(__file__).with_name(f"{script}.py")
        self.settings = {"path": sys.path, "memory_bytes": memory_bytes, "cpu_seconds": cpu_seconds}
        self.wall_seconds = wall_seconds
        self.crashes = 0
        self.process: subprocess.Popen[str] | None = None
        self.answers: Queue[str] = Queue()

    def ask(self, request: Any) -> Any | None:
        """The worker's answer, or None where it crashed, ran into a limit or was given up."""
        if self.crashes >= _MAX_CRASHES:
            return None
        try:
            process = self._running()
            assert process.stdin is not None
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
            answer = self.answers.get(timeout=self.wall_seconds)
        except (OSError, Empty):
            answer = ""
        if answer:
            return json.loads(answer)
        self.crashes += 1
        self.stop()
        return None

    def stop(self) -> None:
        """End the process, if one runs."""
        process, self.process = self.process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                try:
                    stream.close()
                except OSError:
                    continue

    def _running(self) -> subprocess.Popen[str]:
        if self.process is not None and self.process.poll() is None:
            return self.process
        self.stop()
        environment = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "TEMP", "TMPDIR") if name in os.environ}
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-E", "-s", str(self.script)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
            text=True,
            encoding="utf-8",
        )
        self.answers = Queue()
        Thread(target=_pump, args=(self.process, self.answers), daemon=True).start()
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(self.settings) + "\n")
        atexit.register(self.stop)
        return self.process


def _pump(process: subprocess.Popen[str], answers: Queue[str]) -> None:
    """Carry answers over, and an empty one when the process ends, so that nobody waits for the dead."""
    assert process.stdout is not None
    try:
        for line in process.stdout:
            answers.put(line)
    except (OSError, ValueError):
        pass
    answers.put("")


_demangler = Worker("demangle", limits.WORKER_BYTES, limits.WORKER_CPU_SECONDS, limits.WORKER_WALL_SECONDS)


def demangle_bounded(name: str) -> str:
    """The demangled name, or the name itself where a limit was met."""
    answer = _demangler.ask(name)
    return answer if isinstance(answer, str) else name
