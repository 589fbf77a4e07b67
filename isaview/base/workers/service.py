"""The worker's side: read settings and requests, answer each with one JSON line on the real stdout."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any

_COMPLAINT_FILE_BYTES = 16 * 1024 * 1024
"""The most a worker may write to any file: its complaints go to one."""


def serve(settings: dict[str, Any], handle: Callable[[Any], Any]) -> None:
    """Answer requests until the input ends; ``handle`` gets one request and gives what JSON can hold.

    What libraries print to stdout goes to stderr, so that it cannot pass for an answer.
    """
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
    os.dup2(2, 1)
    bound_process(settings["memory_bytes"])
    for line in sys.stdin:
        bound_request(settings["cpu_seconds"])
        answers.write(json.dumps(handle(json.loads(line))) + "\n")
        answers.flush()


def bound_process(memory_bytes: int) -> None:
    """Limit this process's address space and the files it writes; without such limits only the caller's wall clock holds."""
    try:
        import resource
    except ImportError:
        return
    _limit(resource.RLIMIT_AS, memory_bytes)
    _limit(resource.RLIMIT_FSIZE, _COMPLAINT_FILE_BYTES)
    _limit(resource.RLIMIT_CORE, 0)


def bound_request(cpu_seconds: int) -> None:
    """Allow this process so many more seconds of processor time."""
    try:
        import resource
    except ImportError:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    _limit(resource.RLIMIT_CPU, int(used.ru_utime + used.ru_stime) + cpu_seconds + 1)


def _limit(kind: int, amount: int) -> None:
    import resource

    _, hard = resource.getrlimit(kind)
    ceiling = amount if hard == resource.RLIM_INFINITY else min(amount, hard)
    try:
        resource.setrlimit(kind, (ceiling, hard))
    except (ValueError, OSError):
        return
