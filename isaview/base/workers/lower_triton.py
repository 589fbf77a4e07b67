"""A worker: LLVM IR text of Triton in, what the AMD back end that Triton brings makes of it out.

A request has ``library`` (the back end's path, the same in all requests of one process), ``text``, ``triple``, ``cpu`` and
``flags`` (LLVM's options with commas between them; they hold for the whole process as well). The answer has ``assembly`` and
``llvm`` (the revision of LLVM the library names), or ``error``.
"""

from __future__ import annotations

from ctypes import CDLL, POINTER, Structure, byref, c_char_p, c_int, c_size_t, c_uint8, c_uint32, c_void_p, string_at
from functools import cache
from typing import Any

_INTERFACE = 1
"""The version of the library's interface that `_Options` is written for; the library refuses another."""


class _Options(Structure):
    """What the library takes next to the text: ``triton_amdgpu_compile`` of Triton 3.9."""

    _fields_ = (
        ("version", c_uint32),
        *((name, c_char_p) for name in ("triple", "processor", "features", "abi", "flags", "disabled_passes")),
        *((name, c_uint8) for name in ("fusion", "no_optimisation", "canonical_addresses", "dump", "timing")),
    )


_TEXT, _SIZE = POINTER(c_void_p), POINTER(c_size_t)
_FUNCTIONS = (
    ("triton_amdgpu_compile", c_int, (c_char_p, c_size_t, POINTER(_Options), _TEXT, _SIZE, _TEXT)),
    ("triton_amdgpu_free", None, (c_void_p,)),
    ("triton_amdgpu_revision", c_char_p, ()),
)
"""The names of the library's functions, with the types of their results and arguments."""


@cache
def _library(path: str) -> Any:
    library = CDLL(path)
    for name, result, arguments in _FUNCTIONS:
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


def answer_request(request: dict[str, Any]) -> dict[str, Any]:
    """The answer to one request; the library may end the process instead."""
    try:
        library = _library(request["library"])
    except (OSError, AttributeError) as error:
        return {"error": str(error)}
    words = [request[name].encode() for name in ("triple", "cpu", "flags")]
    options = _Options(_INTERFACE, words[0], words[1], b"", b"", words[2], b"", 1, 0, 0, 0, 0)
    text = request["text"].encode()
    code, size, complaint = c_void_p(), c_size_t(), c_void_p()
    status = library.triton_amdgpu_compile(text, len(text), byref(options), byref(code), byref(size), byref(complaint))
    if status or not code.value:
        return {"error": string_at(complaint.value).decode("utf-8", "replace") if complaint.value else "it gave no reason"}
    assembly = string_at(code.value, size.value).decode("utf-8", "replace")
    library.triton_amdgpu_free(code)
    return {"assembly": assembly, "llvm": library.triton_amdgpu_revision().decode("utf-8", "replace")}
