"""The AMD back end that Triton brings: where Triton is installed, what it wrote is lowered by the LLVM it compiles with."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from isaview.base import limits
from isaview.base.workers import Worker
from isaview.tools.programs import package_folders

_FLAGS = {"gfx1250": "amdgpu-anti-hints-for-va-vdst"}
"""The options of LLVM that Triton sets for a processor; they hold for a whole process."""
_INSIDE = "backends/amd/lib/*triton_amd_codegen.*"


@cache
def library() -> str:
    """The path of Triton's AMD back end, "" where no Triton that has one is installed."""
    found = (path for base in package_folders("triton") for path in sorted(base.glob(_INSIDE)))
    return next((str(path) for path in found if path.is_file() and os.access(path, os.R_OK)), "")


def identity(path: str) -> str:
    """What tells one library from another in a cache key."""
    status = Path(path).stat()
    return f"{path} {status.st_size} {status.st_mtime_ns}"


@cache
def _worker(patient: bool, flags: str) -> Worker:
    """The process for one set of LLVM's options, with more time and memory for what was asked for."""
    del flags  # part of the key
    if patient:
        return Worker("lower_triton", limits.LOWER_MEMORY_BYTES, limits.LOWER_SECONDS, limits.LOWER_SECONDS)
    return Worker("lower_triton", limits.WORKER_BYTES, limits.WORKER_CPU_SECONDS, limits.WORKER_WALL_SECONDS)


def compiled(path: str, text: str, triple: str, processor: str, *, patient: bool) -> Mapping[str, str] | str:
    """``assembly`` and ``llvm`` (a revision) of a module's text, or why there are none."""
    flags = _FLAGS.get(processor, "")
    request = {"library": path, "text": text, "triple": triple, "cpu": processor, "flags": flags}
    answer = _worker(patient, flags).reply(request)
    if answer.failure:
        return f"Triton's LLVM {answer.failure}"
    if "error" in answer.value:
        return f"Triton's LLVM: {answer.value['error']}"
    return {"assembly": answer.value["assembly"], "llvm": answer.value["llvm"]}
