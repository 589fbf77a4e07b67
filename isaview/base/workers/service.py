"""The worker's side: read settings and requests, answer each with one JSON line on the real stdout."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any

from isaview.base.workers.bounds import bound_process, bound_request


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
