"""Other programs of this machine: where they are, their versions, and what a bounded run of them prints."""

from __future__ import annotations

import importlib.util
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import IO, TYPE_CHECKING

from msgspec import Struct

from isaview.base import files, limits, store

if TYPE_CHECKING:
    pass

_PASSED_VARIABLES = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "LD_LIBRARY_PATH")
_TOOL_FILE_BYTES = 1 << 30
TOOLS = ("ptxas", "ptxas-blackwell", "nvdisasm", "cuobjdump")
"""What may be looked for on this machine: reports that are kept depend on each of them."""
_NUMBERED = range(30, 14, -1)
"""Versions that stand in the names of programs and folders of LLVM, newest first."""


class Ran(Struct, frozen=True):
    """What a run gave: exit code, output, and why it is not to be trusted ("" if it is).

    Standard error is in ``output`` too, or in ``complaints`` where the streams were asked for apart.
    """

    code: int
    output: str
    failure: str = ""
    complaints: str = ""


def find_tool(name: str) -> tuple[str, ...]:
    """Absolute paths of a tool of `TOOLS`, most wanted first: PATH, CUDA_HOME, CUDA_PATH, then Python packages.

    A LookupError where it is none of them.
    """
    if name not in TOOLS:
        raise LookupError(name)
    suffix = ".exe" if os.name == "nt" else ""
    return _sound((_on_path(name), *(str(path / f"{name}{suffix}") for path in _folders())))


def found_of_llvm(name: str) -> tuple[str, ...]:
    """Paths of a tool of LLVM, most wanted first: ROCM_PATH, PATH, then versions that stand in names, newest first."""
    home = os.environ.get("ROCM_PATH")
    folders = [Path(home or "/opt/rocm") / "llvm/bin", *(Path(f"/usr/lib/llvm-{number}/bin") for number in _NUMBERED)]
    first = [str(folders[0] / name)] if home else []
    numbered = (_on_path(f"{name}-{number}") for number in _NUMBERED)
    return _sound((*first, _on_path(name), *numbered, *(str(folder / name) for folder in folders)))


def named_on_path(name: str) -> str | None:
    """The path of a program by its name alone; a ``*`` in it stands for a version, the newest first."""
    names = [name.replace("*", str(number)) for number in _NUMBERED] if "*" in name else [name]
    return next(iter(_sound(map(_on_path, names))), None)


def _on_path(name: str) -> str | None:
    folders = filter(os.path.isabs, os.get_exec_path())
    if os.name == "nt":
        from shutil import which  # knows what programs are called there

        return which(name, path=os.pathsep.join(folders))
    paths = (f"{folder}/{name}" for folder in folders)
    return next((path for path in paths if os.access(path, os.X_OK) and Path(path).is_file()), None)


def _sound(paths: Iterable[str | None]) -> tuple[str, ...]:
    """The absolute paths that lead to a program: what lies in the working folder is never run."""
    sound = (path for path in paths if path and Path(path).is_absolute() and os.access(path, os.X_OK) and Path(path).is_file())
    return tuple(dict.fromkeys(sound))


@lru_cache(maxsize=64)
def version_of(path: str, pattern: str) -> str:
    """What a program says after ``--version``, by a pattern's first group, "" where it does not match.

    The answer of a binary is kept for the next run; a script may call another program by then.
    """
    try:
        status = Path(path).stat()
        is_script = files.beginning(path, 2) == b"#!"
    except OSError:
        return ""
    key = store.digest("version", path, pattern, str(status.st_mtime_ns), str(status.st_size))

    def ask() -> str | None:
        import tempfile

        with tempfile.TemporaryDirectory() as folder:
            match = re.search(pattern, run((path, "--version"), folder).output)
        return match[1] if match is not None else None

    return (ask() if is_script else store.answer(key, str, ask)) or ""


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


def run(
    command: Sequence[str],
    folder: str,
    seconds: float = limits.TOOL_WALL_SECONDS,
    most: int = limits.LOG_BYTES,
    apart: bool = False,
    variables: Mapping[str, str] = MappingProxyType({}),
) -> Ran:
    """Run a program in a folder; it gets no input, little environment (and ``variables``) and bounded memory and time.

    More than ``most`` bytes of output are a failure where the streams are asked for ``apart``, and are cut else.
    """
    import subprocess
    import tempfile

    from isaview.base import workers

    if workers.is_alone():
        store.passing()
        return Ran(127, "", workers.NOT_STARTED)
    environment = {name: os.environ[name] for name in _PASSED_VARIABLES if name in os.environ} | dict(variables)
    amounts = map(str, (limits.TOOL_MEMORY_BYTES, int(seconds) + 1, _TOOL_FILE_BYTES))
    bounding = (sys.executable, "-P", "-E", "-s", "-S", str(workers.SERVICE), *amounts) if os.name == "posix" else ()
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as complaints:
        try:
            process = subprocess.Popen(
                [*bounding, *command],
                cwd=folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=complaints if apart else output,
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
            # The whole group ends: a compiler driver or a wrapper script has children.
            if os.name == "posix":
                with suppress(ProcessLookupError, PermissionError):
                    os.killpg(process.pid, 9)
            elif process.poll() is None:
                process.kill()
            process.wait()
        if apart and not failure and output.seek(0, os.SEEK_END) > most:
            failure = f"printed more than {most >> 20} MiB"
        if failure:
            store.passing()
        return Ran(code, _text(output, most), failure, _text(complaints, most))


def _text(output: IO[bytes], most: int) -> str:
    output.seek(0)
    return output.read(most).decode("utf-8", "replace")
