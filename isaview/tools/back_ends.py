"""LLVM's back ends on this machine, each in a worker process: llvmlite's, and the AMD one that Triton compiles with.

Each runs in a worker process, because LLVM does not defend itself against its input.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from isaview.base import limits
from isaview.base.programs import package_folders

if TYPE_CHECKING:
    from isaview.base.workers import Worker

_INSIDE = "backends/amd/lib/*triton_amd_codegen.*"
_FLAGS = {"gfx1250": "amdgpu-anti-hints-for-va-vdst"}
"""The options of LLVM that Triton sets for a processor; they hold for a whole process."""


@cache
def llvm_worker(program: str, patient: bool, flags: object) -> Worker:
    """The process of a set of LLVM's options, with more time and memory for what was asked for.

    It answers with ``assembly`` and ``llvm`` (a version), or with an ``error``; of llvmlite's back end with ``line`` and
    ``column``, too.
    """
    from isaview.base.workers import Worker

    del flags  # part of the key
    handler = f"isaview.base.workers.{program}:answer_request"
    if patient:
        return Worker(handler, limits.LOWER_MEMORY_BYTES, limits.LOWER_SECONDS, limits.LOWER_SECONDS)
    return Worker(handler, limits.WORKER_BYTES, limits.WORKER_CPU_SECONDS, limits.WORKER_WALL_SECONDS)


@cache
def llvmlite_version() -> str:
    """The version of llvmlite, "" where it is not installed."""
    from importlib.metadata import PackageNotFoundError, version  # slow to import, and seldom asked for

    try:
        return version("llvmlite")
    except PackageNotFoundError:
        return ""


@cache
def triton_library() -> str:
    """The path of Triton's AMD back end, "" where no Triton that has one is installed."""
    paths = (path for base in package_folders("triton") for path in sorted(base.glob(_INSIDE)))
    return next((str(path) for path in paths if path.is_file() and os.access(path, os.R_OK)), "")


def compile_with_triton(path: str, text: str, triple: str, processor: str, *, patient: bool) -> Mapping[str, str] | str:
    """``assembly`` and ``llvm`` (a revision) of a module's text, or why there are none."""
    flags = _FLAGS.get(processor, "")
    request = {"library": path, "text": text, "triple": triple, "cpu": processor, "flags": flags}
    answer = llvm_worker("lower_triton", patient, flags).reply(request)
    if answer.failure or "error" in answer.value:
        return f"Triton's LLVM: {answer.failure or answer.value['error']}"
    return {"assembly": answer.value["assembly"], "llvm": answer.value["llvm"]}
