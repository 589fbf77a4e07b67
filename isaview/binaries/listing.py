"""Listings: the text that a disassembler makes of machine code.

Programs are found where the user installed them, never by a setting, and run by their absolute path within limits. What one
printed is kept, by the code, the program's version and its options.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path

from msgspec import Struct

from isaview.base import limits, store
from isaview.base.programs import Ran, found, found_of_llvm, run, version_of
from isaview.base.text import safe


class Disassembler(Struct, frozen=True):
    """What makes text of one processor's code: the program, its options, and the language of what it prints.

    ``find`` gives paths by its name, ``version`` is a pattern of its ``--version``, ``advice`` the command that brings it.
    With the option ``quick`` it prints the same in less time, but for code that has one of the words ``but_for``. ``word``
    stands in what it prints once for each eight bytes of code.
    """

    name: str
    options: tuple[str, ...]
    find: Callable[[str], tuple[str, ...]]
    version: str
    language: str
    advice: str
    quick: str = ""
    but_for: tuple[str, ...] = ()
    word: str = ""


DISASSEMBLERS = {
    190: Disassembler(
        name="nvdisasm",
        options=("-c", "-hex", "-gi"),
        find=found,
        version=r"release \d+\.\d+, V([\d.]+)",
        language="sass",
        advice="`pip install 'isaview[nvidia]'` brings it",
        quick="-ndf",
        but_for=("BRX", "JMX", "LDL", "STL"),
        word="/* 0x",
    ),
    224: Disassembler(
        name="llvm-objdump",
        options=("-d", "-l"),
        find=found_of_llvm,
        version=r"LLVM version (\S+)",
        language="amdgcn",
        advice="`apt-get install llvm` or ROCm brings it",
    ),
}
"""By the number of the processor in an ELF file."""


class Listing(Struct, frozen=True):
    """The text of a disassembler, or why there is none.

    ``is_failure``: a disassembler is there, and did not do it.
    """

    text: str = ""
    reason: str = ""
    is_failure: bool = False


def listed(code: bytes, machine: int, size: int, suits: Callable[[str], bool]) -> Listing:
    """What the first disassembler prints of an ELF file that can, of whose code it has at least ``size`` bytes.

    ``suits`` says whether isaview reads such a text.
    """
    tool = DISASSEMBLERS[machine]
    reasons = []
    for path, version in _installed(machine):
        key = store.digest("listing", tool.name, version, *tool.options, code)
        kept: str | None = store.load("tool", key, str)
        if kept is not None:
            return Listing(kept)
        text, why = _printed(path, tool, code)
        if not why and not suits(text):
            why = "printed nothing that isaview reads"
        if not why and tool.word and (found := text.count(tool.word) * 8) < size:
            why = f"printed {found:,} of {size:,} bytes of code"
        if not why:
            store.save("tool", key, text)
            return Listing(text)
        reasons.append(f"{tool.name} {version} {why}")
    return Listing(reason=reasons[0] if reasons else f"no {tool.name} on this machine; {tool.advice}", is_failure=bool(reasons))


@lru_cache(maxsize=4)
def _installed(machine: int) -> tuple[tuple[str, str], ...]:
    """The paths of a disassembler and their versions; one that does not say its version is not run again."""
    return tuple(_versions(DISASSEMBLERS[machine]))


def _versions(tool: Disassembler) -> Iterator[tuple[str, str]]:
    seen = set()
    for path in tool.find(tool.name):
        version = version_of(path, tool.version)
        if version and version not in seen:
            seen.add(version)
            yield path, version


def _printed(path: str, tool: Disassembler, code: bytes) -> tuple[str, str]:
    """The text, and why it is not to be trusted, "" where it is."""
    with tempfile.TemporaryDirectory(prefix="isaview-") as folder:
        (Path(folder) / "code").write_bytes(code)

        def ran_with(*options: str) -> Ran:
            return run((path, *options, "code"), folder, limits.FILE_WALL_SECONDS, limits.INPUT_BYTES, apart=True)

        ran = ran_with(*tool.options, *([tool.quick] if tool.quick else []))
        if tool.quick and not ran.failure and (ran.code or any(word in ran.output for word in tool.but_for)):
            ran = ran_with(*tool.options)
    lines = [line.strip() for line in ran.complaints.splitlines() if line.strip()]
    complaint = safe(next((line for line in lines if "error" in line or "fatal" in line), lines[0] if lines else ""))
    if ran.failure or ran.code:
        return "", (ran.failure or f"ended with code {ran.code}") + (f": {complaint[: limits.SHOWN_TEXT]}" if complaint else "")
    return ran.output, ""
