"""A worker: LLVM IR text of Triton in, what the AMD back end that Triton brings makes of it out.

A request has ``library`` (the back end's path, the same in all requests of one process), ``text``, ``triple``, ``cpu`` and
``flags`` (LLVM's options with commas between them; they hold for the whole process as well). The answer has ``assembly`` and
``llvm`` (the revision of LLVM the library names), or ``error``.
"""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

_INTERFACE = 1
"""The version of the library's interface that `_Options` is written for; the library refuses another."""


class _Options(ctypes.Structure):
    """What the library takes next to the text: ``triton_amdgpu_compile`` of Triton 3.9."""

    _fields_ = (
        ("version", ctypes.c_uint32),
        *((name, ctypes.c_char_p) for name in ("triple", "processor", "features", "abi", "flags", "disabled_passes")),
        *((name, ctypes.c_uint8) for name in ("fusion", "no_optimisation", "canonical_addresses", "dump", "timing")),
    )


@cache
def _library(path: str) -> Any:
    """The library with the types of what is called."""
    library = ctypes.CDLL(path)
    pointer = ctypes.POINTER(ctypes.c_void_p)
    size = ctypes.POINTER(ctypes.c_size_t)
    library.triton_amdgpu_compile.argtypes = [
        ctypes.c_char_p,
        ctypes.c_size_t,
        ctypes.POINTER(_Options),
        pointer,
        size,
        pointer,
    ]
    library.triton_amdgpu_compile.restype = ctypes.c_int
    library.triton_amdgpu_free.argtypes = [ctypes.c_void_p]
    library.triton_amdgpu_free.restype = None
    library.triton_amdgpu_revision.argtypes = []
    library.triton_amdgpu_revision.restype = ctypes.c_char_p
    return library


def lowered(request: dict[str, Any]) -> dict[str, Any]:
    """The answer to one request; the library may end the process instead."""
    try:
        library = _library(request["library"])
    except (OSError, AttributeError) as error:
        return {"error": str(error)}
    words = [request[name].encode() for name in ("triple", "cpu", "flags")]
    options = _Options(_INTERFACE, words[0], words[1], b"", b"", words[2], b"", 1, 0, 0, 0, 0)
    text = request["text"].encode()
    made, size, complaint = ctypes.c_void_p(), ctypes.c_size_t(), ctypes.c_void_p()
    status = library.triton_amdgpu_compile(
        text, len(text), ctypes.byref(options), ctypes.byref(made), ctypes.byref(size), ctypes.byref(complaint)
    )
    if status or not made.value:
        return {
            "error": ctypes.string_at(complaint.value).decode("utf-8", "replace") if complaint.value else "it gave no reason"
        }
    assembly = ctypes.string_at(made.value, size.value).decode("utf-8", "replace")
    library.triton_amdgpu_free(made)
    return {"assembly": assembly, "llvm": library.triton_amdgpu_revision().decode("utf-8", "replace")}
