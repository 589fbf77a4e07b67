"""What NVIDIA's own assembler, `ptxas -v`, says of a PTX module, and the machine code it makes."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import files, limits, regex, store
from isaview.base.programs import Ran, find_tool, run, version_of
from isaview.base.text import safe
from isaview.model.facts import Log
from isaview.tools.logs import ptxas_log
from isaview.tools.lower import Failed

_FORMAT = "ptxas 1"
"""Part of every key in the store: to be counted up when the command changes."""
_VERSION = r"release \d+\.\d+, V([\d.]+)"
_TARGET = regex.compile(r"^[ \t]*(?:\.version[ \t]+[\d.]+[ \t]+)?\.target\s+(sm_\d+[a-z]?)([^\n]*)", re.MULTILINE)
_NEWEST = regex.compile(r"Unsupported \.version [\d.]+; current version is '([\d.]+)'")
_PTX_VERSION = regex.compile(r"^(\s*\.version\s+)(\d{1,3}\.\d{1,3})", re.MULTILINE)
_NAMES = ("ptxas", "ptxas-blackwell")
"""Names of the program; Triton brings a newer version under the second."""

_UNRESOLVED = "Unresolved extern"
_ERROR = regex.compile(r"(?:error|fatal) *: ([^\n]*)")
NO_TOOL = Failed("no ptxas on this machine; `pip install isaview[nvidia]` brings one")


class Tool(Struct, frozen=True):
    """A ptxas: where it is, and its full version (13.0.88)."""

    path: str
    version: str

    @property
    def release(self) -> str:
        """The version as people say it: 13.0."""
        return ".".join(self.version.split(".")[:2])


class Answer(Struct, frozen=True):
    """The output, whether ptxas ``linked``, the PTX ``version`` if it read another than the module's, and machine code."""

    output: str
    linked: bool
    version: str
    code: bytes = b""


def tools() -> Iterator[Tool]:
    """Every ptxas on this machine that says its version, most wanted first; each is run when its turn comes."""
    return (Tool(path, version) for path in ptxas_paths() if (version := version_of(path, _VERSION)))


def ptxas_paths() -> tuple[str, ...]:
    """Where there is something that is called ptxas, most wanted first."""
    # Triton's wheel brings a newer ptxas for Blackwell under a name of its own
    return tuple(path for name in _NAMES for path in find_tool(name))


def target_of(text: str) -> str:
    """The target a PTX module names, "" where it names none."""
    target = _TARGET.search(text)
    return target[1] if target else ""


def facts_by_ptxas(text: str, target: str = "", *, seconds: float = limits.TOOL_WALL_SECONDS) -> Log | Failed:
    """What ptxas states of every kernel of a module, for its own target or a given target, within some seconds."""
    target = target or target_of(text)
    if not target:
        return Failed("the module names no target")
    tool = tool_for(text)
    if tool is None:
        return NO_TOOL
    key = store.digest(_FORMAT, tool.version, target, text)
    answer = store.answer(key, Answer, lambda: run_ptxas(tool, text, target, seconds))
    if isinstance(answer, Failed):
        return answer
    log = ptxas_log(answer.output, f"ptxas {tool.release} -v for {target}", whole=answer.linked)
    notes = {
        "ptxas did not link: what functions defined elsewhere need is not counted": not answer.linked,
        f"ptxas {tool.release} read the module as PTX {answer.version}, the newest it knows": bool(answer.version),
    }
    return Log(log.stated, (*log.messages, *(note for note, holds in notes.items() if holds)))


def code_of(text: str, target: str = "") -> tuple[Tool, bytes] | Failed:
    """The machine code that ptxas makes of a module, with the source lines that the text names.

    What it states meanwhile is kept for `stated_by_ptxas`.
    """
    target, tool = target or target_of(text), tool_for(text)
    if tool is None or not target:
        return NO_TOOL if tool is None else Failed("the module names no target")
    key = store.digest(_FORMAT, "code", tool.version, target, text)

    def make() -> bytes | Failed:
        answer = run_ptxas(tool, text, target, with_code=True)
        if isinstance(answer, Failed):
            return answer
        store.save("tool", store.digest(_FORMAT, tool.version, target, text), replace(answer, code=b""))
        return answer.code

    code = store.answer(key, bytes, make)
    return code if isinstance(code, Failed) else (tool, code)


def tool_for(text: str) -> Tool | None:
    """The first ptxas that knows the PTX version of a module, else the first; None where there is none."""
    version = _PTX_VERSION.search(text)
    major, minor = (0, 0) if version is None else _number(version[2])
    first = None
    for tool in tools():
        first = first or tool
        if _number(tool.release) >= (major + 4, minor):  # the CUDA release that brought it: 11.0 brought PTX 7.0, and so forth
            return tool
    return first


def _number(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def run_ptxas(
    tool: Tool, text: str, target: str, seconds: float = limits.TOOL_WALL_SECONDS, *, with_code: bool = False
) -> Answer | Failed:
    """What ptxas says of a module; ``with_code`` with its machine code, which names source lines as the text does."""
    # a module with full debug information is compiled without optimisation, as nvcc -G has it done
    named = _TARGET.search(text)
    is_debug = bool(named and "debug" in named[2])
    options = (*(("-g",) if is_debug else ("-lineinfo",) if with_code else ()), f"-arch={target}")
    linked, version = True, ""
    ran, code = _run(tool, text, options, seconds)
    newest = _NEWEST.search(ran.output) if ran.code else None
    if newest is not None:
        text, version = _PTX_VERSION.sub(rf"\g<1>{newest[1]}", text, count=1), newest[1]
        ran, code = _run(tool, text, options, seconds)
    if ran.code and _UNRESOLVED in ran.output:
        linked = False
        ran, code = _run(tool, text, (*options, "-c"), seconds)
    if ran.failure:
        return Failed(f"ptxas {tool.release} {ran.failure}")
    if ran.code:
        error = _ERROR.search(ran.output)
        return Failed(f"ptxas {tool.release}: {safe(error[1] if error else f'ended with code {ran.code}')}")
    return Answer(ran.output, linked, version, code if with_code else b"")


def _run(tool: Tool, text: str, options: tuple[str, ...], seconds: float) -> tuple[Ran, bytes]:
    """What a run gives, and the code that it writes."""
    with tempfile.TemporaryDirectory(prefix="isaview-") as folder:
        source = Path(folder) / "module.ptx"
        source.write_bytes(text.encode("utf-8", "surrogateescape"))
        ran = run((tool.path, "-v", *options, "module.ptx", "-o", "module.cubin"), folder, seconds)
        try:
            return ran, files.content(Path(folder) / "module.cubin", limits.INPUT_BYTES)
        except OSError:
            return ran, b""
