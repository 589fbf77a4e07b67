"""Programs of others that tests ask. Where one is absent or too old, its test is skipped by the program's name and release."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

from isaview.base.programs import find_tool, found_of_llvm, version_of
from isaview.tools.ptxas import Tool, tool_for, tools
from tests.conftest import PATIENCE

_RELEASE = r"release (\d+\.\d+)"
_LLVM_RELEASE = r"version (\d+)\."
_UNKNOWN = re.compile(r"Unsupported (\.version [\d.]+)|Value '(\w+)' is not defined for option")
"""What ptxas says of a PTX version or a target that it does not know."""


class Assembled(NamedTuple):
    """The machine code that ptxas made, where it lies, and what ptxas said."""

    path: Path
    code: bytes
    said: str


def newest_ptxas() -> Tool:
    """The newest ptxas on this machine: one in PATH may be older than what is asked of it."""
    offered = tuple(tools())
    if not offered:
        pytest.skip("ptxas is not installed")
    return max(offered, key=lambda tool: _number(tool.release))


def ptxas_that_reads(text: str) -> Tool:
    """The ptxas that isaview asks of a module, where it knows the module's PTX version."""
    newest_ptxas()
    tool, version = tool_for(text), re.search(r"^\s*\.version\s+(\d+)\.(\d+)", text, re.MULTILINE)
    assert tool is not None and version is not None
    needed = f"{int(version[1]) + 4}.{version[2]}"
    if _number(tool.release) < _number(needed):
        pytest.skip(
            f"ptxas {needed}, which reads PTX {version[1]}.{version[2]}, is not installed: {tool.release} is the newest"
        )
    return tool


def assembled(text: str, target: str, folder: Path, *options: str, tool: Tool | None = None) -> Assembled:
    """What ptxas, the newest unless one is given, makes of a module for a target; its file is there until the next call."""
    tool, path = tool or newest_ptxas(), folder / "assembled.cubin"
    (folder / "assembled.ptx").write_text(text, encoding="utf-8")
    command = [tool.path, "-v", f"-arch={target}", *options, "assembled.ptx", "-o", path.name]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False)
    unknown = _UNKNOWN.search(ran.stderr)
    if unknown is not None:
        pytest.skip(f"ptxas {tool.release}, the newest that is installed, does not know {unknown[1] or unknown[2]}")
    assert ran.returncode == 0, ran.stderr
    return Assembled(path, path.read_bytes(), ran.stdout + ran.stderr)


def of_cuda(name: str) -> str:
    """The newest nvdisasm or cuobjdump, which reads what the newest ptxas writes."""
    offered = {path: version_of(path, _RELEASE) for path in find_tool(name)}
    sound = {path: _number(release) for path, release in offered.items() if release}
    if not sound:
        pytest.skip(f"{name} is not installed")
    newest, made_by = max(sound, key=sound.__getitem__), max((tool.release for tool in tools()), key=_number, default="0")
    if sound[newest] < _number(made_by):
        pytest.skip(f"{name} {offered[newest]}, the newest that is installed, is older than ptxas {made_by}")
    return newest


def of_llvm(name: str, release: int) -> str:
    """A program of this release of LLVM: others say other things."""
    for path in (shutil.which(f"{name}-{release}"), shutil.which(name)):
        if path is not None and version_of(path, _LLVM_RELEASE) == str(release):
            return path
    pytest.skip(f"{name} of LLVM {release} is not installed")


def objdump_since(release: int) -> None:
    """Skip the test where isaview finds no llvm-objdump of this release or a newer one."""
    releases = [int(version_of(path, _LLVM_RELEASE) or 0) for path in found_of_llvm("llvm-objdump")]
    if max(releases, default=0) < release:
        pytest.skip(f"llvm-objdump of LLVM {release} or newer is not installed")


def program(*names: str) -> str:
    """The first of these names that is on PATH."""
    for name in names:
        path = shutil.which(name)
        if path is not None:
            return path
    pytest.skip(f"{' or '.join(names)} is not installed")


def _number(release: str) -> tuple[int, ...]:
    return tuple(map(int, release.split(".")))
