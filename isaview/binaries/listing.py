"""The text that a disassembler on this machine prints of machine code, kept by the code, the program's version and options."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import lru_cache, partial
from pathlib import Path

from msgspec import Struct

from isaview.base import limits, store
from isaview.base.programs import Ran, find_tool, found_of_llvm, run, version_of
from isaview.base.text import safe
from isaview.base.workers import NOT_STARTED, is_alone


class Disassembler(Struct, frozen=True):
    """The program for a processor's code, its options, and the language of what it prints.

    ``find`` gives paths by its name, ``version`` is a pattern of its ``--version``, ``advice`` the command that brings it.
    With the option ``quick`` it prints the same in less time, except for code with a word of ``but_for``. ``word`` stands in
    what it prints once for each eight bytes of code.
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
        find=find_tool,
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
    """The text of a disassembler, or the ``reason`` why there is none: a disassembler's failure, or that none is installed."""

    text: str = ""
    reason: str = ""
    is_failure: bool = False


def disassemble(code: bytes, machine: int, size: int, suits: Callable[[str], bool]) -> Listing:
    """What the first disassembler prints that knows an ELF file; its listing must cover ``size`` bytes of code.

    ``suits`` says whether isaview reads such a text.
    """
    if is_alone():  # whether a program is installed is not looked up: what it says would be kept for this process
        store.passing()
        return Listing(reason=NOT_STARTED)
    tool = DISASSEMBLERS[machine]
    reasons = []
    # an old disassembler does not know a new processor: the next version is tried
    for path, version in _installed_tools(machine):
        key = store.digest("listing", tool.name, version, *tool.options, code)
        listing = store.answer(key, str, partial(_run_disassembler, path, tool, code, size, suits))
        if isinstance(listing, str):
            return Listing(listing)
        reasons.append(f"{tool.name} {version} {listing.reason}")
    return Listing(reason=reasons[0] if reasons else f"no {tool.name} on this machine; {tool.advice}", is_failure=bool(reasons))


@lru_cache(maxsize=4)
def _installed_tools(machine: int) -> tuple[tuple[str, str], ...]:
    """The paths and versions of a disassembler, the first path of each version; without a version it is not run."""
    # without a version its answers could not be kept, and an update would not be seen
    tool, first = DISASSEMBLERS[machine], dict[str, str]()
    for path in tool.find(tool.name):
        first.setdefault(version_of(path, tool.version), path)
    return tuple((path, version) for version, path in first.items() if version)


def _run_disassembler(path: str, tool: Disassembler, code: bytes, size: int, suits: Callable[[str], bool]) -> str | Listing:
    """The text, or why it is not to be trusted."""
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
        about = f": {complaint[: limits.SHOWN_TEXT]}" if complaint else ""
        return Listing(reason=f"{ran.failure or f'ended with code {ran.code}'}{about}")
    if not suits(ran.output):
        return Listing(reason="printed nothing that isaview reads")
    # nvdisasm -hex prints the eight bytes of each word once: what is missing was not printed
    printed = ran.output.count(tool.word) * 8 if tool.word else size
    return ran.output if printed >= size else Listing(reason=f"printed {printed:,} of {size:,} bytes of code")
