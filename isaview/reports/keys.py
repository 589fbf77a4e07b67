"""Keys: everything that what is kept follows from, as digests.

That is isaview itself, the libraries and tools that it asks, what is asked for, the bytes of the file and of its companions.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct, msgpack

from isaview.base import files, limits, store
from isaview.base.programs import TOOLS, find_tool, found_of_llvm
from isaview.tools.back_ends import triton_library

_LIBRARIES = ("lark", "llvmlite", "lz4", "msgspec", "pycxxfilt", "rapidfuzz", "zstandard")
_PACKAGE = Path(__file__).parents[1]


@cache
def own_files() -> str:
    """A digest of isaview's files by size and time, of Python, and of the libraries that it reads with."""
    places = [_PACKAGE, *([_PACKAGE.parent / "grammars"] if (_PACKAGE.parent / "grammars").is_dir() else ())]
    origins = (find_spec(name) for name in _LIBRARIES)
    files = [spec.origin for spec in origins if spec is not None and spec.origin is not None]
    return store.digest(sys.version, *(line for place in places for line in _stamps(str(place))), *map(_stamp, files))


def _stamps(folder: str) -> Iterator[str]:
    with os.scandir(folder) as listed:
        for entry in sorted(listed, key=lambda entry: entry.name):
            if entry.is_file():
                status = entry.stat()
                yield f"{entry.path} {status.st_size} {status.st_mtime_ns}"
            elif entry.name != "__pycache__":
                yield from _stamps(entry.path)


def _stamp(path: str) -> str:
    try:
        status = os.stat(path)  # noqa: PTH116  twice as fast
    except OSError:
        return path
    return f"{path} {status.st_size} {status.st_mtime_ns}"


@cache
def tools() -> str:
    """A digest of the tools on this machine, by size and time: their answers are part of reports."""
    paths = [*(path for name in TOOLS for path in find_tool(name)), *found_of_llvm("llvm-objdump")]
    return store.digest(*map(_stamp, [*paths, triton_library()]))


def identity() -> str:
    """A digest of isaview, its libraries, and the tools on this machine."""
    return store.digest(own_files(), tools())


def key_of(data: bytes, shown: str, asked: Struct, companions: Sequence[tuple[str, str]]) -> str:
    """The key of what follows from a file's bytes; ``asked`` is what is wanted of it, ``companions`` are paths and names shown.

    Raises:
        OSError: a companion cannot be read.
    """
    contents = [part for path, name in companions for part in (name, files.content(path, limits.INPUT_BYTES))]
    return store.digest(identity(), msgpack.encode(asked), shown, data, *contents)


def companions_of(path: str, logs: Sequence[str]) -> list[tuple[str, str]]:
    """The files that say something of a dump: those given, those next to it, and the text next to machine code."""
    from isaview.inputs.compilations import texts_with_settings
    from isaview.tools.sidecars import sidecars_of, texts_of

    paths = (*logs, *sidecars_of(path), *texts_of(path), *texts_with_settings(path))
    return [(companion, companion) for companion in dict.fromkeys(paths)]
