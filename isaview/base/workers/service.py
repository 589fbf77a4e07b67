"""The program of every worker: it answers each line of JSON with another one, or sets bounds and becomes another program.

``service.py`` reads its settings first; ``service.py MEMORY_BYTES CPU_SECONDS FILE_BYTES PROGRAM …`` never comes back.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any


def serve(settings: dict[str, Any], handle: Callable[[Any], Any]) -> None:
    """Answer requests until the input ends; ``handle`` gets one request and gives what JSON can hold.

    What libraries print to stdout goes to stderr, so that it cannot pass for an answer.
    """
    import json

    answers = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
    os.dup2(2, 1)
    limit_process(AS=settings["memory_bytes"], FSIZE=settings["file_bytes"], CORE=0)
    for line in sys.stdin:
        spent = os.times()
        limit_process(CPU=int(spent.user + spent.system) + settings["cpu_seconds"] + 1)
        answers.write(json.dumps(handle(json.loads(line))) + "\n")
        answers.flush()


def limit_process(**amounts: int) -> None:
    """Limit what this process may use; without such limits only the caller's wall clock holds."""
    try:
        import resource
    except ImportError:
        return
    for name, amount in amounts.items():
        kind = getattr(resource, f"RLIMIT_{name}")
        hard = resource.getrlimit(kind)[1]
        with suppress(ValueError, OSError):
            resource.setrlimit(kind, (amount if hard == resource.RLIM_INFINITY else min(amount, hard), hard))


def become(memory_bytes: str, cpu_seconds: str, file_bytes: str, *command: str) -> None:
    """Never comes back; ends with code 127 where the program does not start."""
    limit_process(AS=int(memory_bytes), CPU=int(cpu_seconds), FSIZE=int(file_bytes), CORE=0)
    try:
        os.execv(command[0], command)
    except OSError as error:
        sys.stderr.write(f"{command[0]}: {error.strerror}\n")
        raise SystemExit(127) from None


def main() -> None:
    """Serve, with the function that the settings name as ``module:function``, until the input ends."""
    import json
    from importlib import import_module

    settings = json.loads(sys.stdin.readline())
    sys.path[:] = settings["path"]
    gc.disable()  # as in the process that starts it
    module, _, function = settings["handler"].partition(":")
    serve(settings, getattr(import_module(module), function))


if __name__ == "__main__":
    become(*sys.argv[1:]) if sys.argv[1:] else main()
