"""Other programs: found on this machine, run with bounds, their output read up to a limit."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from shutil import which
from typing import IO

from msgspec import Struct

from isaview.base import limits, store, workers

_KEPT_VARIABLES = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "LD_LIBRARY_PATH")
_BOUNDED = Path(workers.__file__).with_name("run_bounded.py")
_TOOL_FILE_BYTES = 1024 * 1024 * 1024


TOOLS = ("ptxas", "ptxas-blackwell", "nvdisasm", "cuobjdump")
"""What may be looked for on this machine: reports that are kept depend on each of them."""


class Ran(Struct, frozen=True):
    """A program's end: its exit code, both output streams as one text, and why there is no trustworthy end ("" if there is)."""

    code: int
    output: str
    failure: str = ""


def found(name: str) -> tuple[str, ...]:
    """Paths of one of `TOOLS` on this machine, most wanted first: PATH, CUDA_HOME, CUDA_PATH, then Python packages.

    Paths that are not absolute are passed over: what lies in the working folder is never run.

    Raises:
        LookupError: it is none of them.
    """
    if name not in TOOLS:
        raise LookupError(name)
    suffix = ".exe" if os.name == "nt" else ""
    absolute = os.pathsep.join(folder for folder in os.get_exec_path() if Path(folder).is_absolute())
    candidates = (which(name, path=absolute), *(str(path / f"{name}{suffix}") for path in _folders()))
    sound = (path for path in candidates if path and Path(path).is_absolute() and os.access(path, os.X_OK))
    return tuple(dict.fromkeys(path for path in sound if Path(path).is_file()))


def _folders() -> Iterator[Path]:
    for variable in ("CUDA_HOME", "CUDA_PATH"):
        if os.environ.get(variable):
            yield Path(os.environ[variable]) / "bin"
    for package, inside in (("nvidia", "cu*/bin"), ("nvidia", "cuda_nvcc/bin"), ("triton", "backends/nvidia/bin")):
        for base in package_folders(package):
            yield from sorted(base.glob(inside), reverse=True)


def package_folders(package: str) -> Iterator[Path]:
    """Where a Python package is installed; it is not imported."""
    try:
        spec = importlib.util.find_spec(package)
    except (ImportError, ValueError, AttributeError):
        return
    yield from map(Path, (spec.submodule_search_locations or ()) if spec else ())


def run(command: Sequence[str], folder: str, seconds: float = limits.TOOL_WALL_SECONDS) -> Ran:
    """Run a program in a folder; it gets no input, little environment and bounded memory and time."""
    environment = {name: os.environ[name] for name in _KEPT_VARIABLES if name in os.environ}
    with tempfile.TemporaryFile() as output:
        try:
            process = subprocess.Popen(
                [*_bounds(seconds), *command],
                cwd=folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
        except OSError as error:
            store.passing()
            return Ran(127, "", f"did not start: {error.strerror}")
        try:
            code = process.wait(timeout=seconds)
            failure = f"was ended by signal {-code}" if code < 0 else ""
        except subprocess.TimeoutExpired:
            code, failure = -9, f"took longer than {seconds:g} s"
        finally:
            _end(process)
        if failure:
            store.passing()
        return Ran(code, _text(output), failure)


def _bounds(seconds: float) -> tuple[str, ...]:
    """What stands before the command where the system has limits for processes."""
    if os.name != "posix":
        return ()
    amounts = (limits.TOOL_MEMORY_BYTES, int(seconds) + 1, _TOOL_FILE_BYTES)
    return (sys.executable, "-P", "-E", "-s", "-S", str(_BOUNDED), *map(str, amounts))


def _end(process: subprocess.Popen[bytes]) -> None:
    """End the process and what it started (a wrapper script, a driver's children), whatever brought us here."""
    if os.name == "posix":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, 9)
    elif process.poll() is None:
        process.kill()
    process.wait()


def _text(output: IO[bytes]) -> str:
    output.seek(0)
    return output.read(limits.LOG_BYTES).decode("utf-8", "replace")
