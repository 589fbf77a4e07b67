"""A worker: LLVM IR text in, what LLVM's back end makes of it out.

A request has ``text``, ``triple``, ``cpu``, ``features``, ``level`` (0 to 3) and ``flags``: options of LLVM, which hold for the
whole process, so that all requests of one process must have the same. The answer has ``assembly`` and ``llvm`` (a
version), or ``error`` with ``line`` and ``column`` (from 1, 0 where unknown).
"""

from __future__ import annotations

import os
import re
from functools import cache
from typing import Any

_PLACE = re.compile(r"^<string>:(\d+):(\d+): error: ([^\n]*)", re.MULTILINE)
_UNKNOWN = re.compile(r"'([^'\n]*)' is not a recognized processor")
_LAYOUT = re.compile(r'^target datalayout = "[^"\n]*"', re.MULTILINE)
_COMPLAINT_BYTES = 16384


def complaints_since(start: int) -> str:
    """What LLVM wrote to stderr, which is a file, from byte ``start`` on."""
    os.lseek(2, start, os.SEEK_SET)
    written = os.read(2, _COMPLAINT_BYTES)
    os.lseek(2, 0, os.SEEK_END)
    return written.decode("utf-8", "replace")


def _error(message: str, line: int = 0, column: int = 0) -> dict[str, Any]:
    return {"error": message, "line": line, "column": column}


@cache
def _library(*flags: str) -> Any:
    """The binding of LLVM with all of its back ends and these options."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    for flag in flags:
        llvm.set_option("", flag)
    return llvm


def answer_request(request: dict[str, Any]) -> dict[str, Any]:
    """The answer to one request; LLVM may end the process instead."""
    llvm = _library(*request["flags"])
    release = ".".join(map(str, llvm.llvm_version_info))
    start = os.lseek(2, 0, os.SEEK_END)
    try:
        machine = llvm.Target.from_triple(request["triple"]).create_target_machine(
            cpu=request["cpu"], features=request["features"], opt=request["level"], reloc="pic", codemodel="default"
        )
        unknown = _UNKNOWN.search(complaints_since(start))
        if unknown:
            return _error(f"LLVM {release} does not know {unknown[1]}")
        module = llvm.parse_assembly(with_layout(request["text"], str(machine.target_data)))
        module.verify()
    except RuntimeError as error:
        message = str(error)
        place = _PLACE.search(message)
        return _error(place[3], int(place[1]), int(place[2])) if place else _error(message.strip())
    machine.set_asm_verbosity(True)
    return {"assembly": machine.emit_assembly(module), "llvm": release}


def with_layout(text: str, layout: str) -> str:
    """The text with the back end's data layout, which other versions of LLVM spell otherwise; lines stay where they are."""
    line = f'target datalayout = "{layout}"'
    match = _LAYOUT.search(text)
    return f"{line} {text}" if match is None else text[: match.start()] + line + text[match.end() :]
