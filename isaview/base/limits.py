"""Limits: every bound isaview sets itself, in one table; ``isaview limits`` prints it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple, TypeVar

Number = TypeVar("Number", int, float)


class Limit(NamedTuple):
    """One bound: its constant's name, value and unit, and what happens beyond it; workers start without msgspec."""

    name: str
    value: int | float
    unit: str
    beyond: str


class BeyondLimitError(Exception):
    """One kernel needs more than a limit allows; the message says which, and what needs it is unavailable for that kernel."""


TABLE: list[Limit] = []


def _limit(name: str, value: Number, unit: str, beyond: str) -> Number:
    """The value of a constant, after its row went into the table."""
    TABLE.append(Limit(name, value, unit, beyond))
    return value


INPUT_BYTES = _limit("INPUT_BYTES", 256 << 20, "B", "a larger input is refused")
LINE_BYTES = _limit("LINE_BYTES", 1 << 20, "B", "a longer line is counted as unread")
EXPANSION_LINES = _limit("EXPANSION_LINES", 1_000_000, "lines", "macros that give or run through more are given up (exit 2)")
EXPANSION_BYTES = _limit("EXPANSION_BYTES", 64 << 20, "B", "macros whose text is longer are given up (exit 2)")
STATEMENT_BYTES = _limit("STATEMENT_BYTES", 64 << 10, "B", "a longer statement is counted as unread")
VALUE_BITS = _limit("VALUE_BITS", 1 << 20, "bits", "an instruction with a wider value is counted as unread")
FILES_PER_FOLDER = _limit(
    "FILES_PER_FOLDER", 100_000, "files", "further files of a folder are not looked at: no answer (exit 2)"
)
PARTS_PER_FILE = _limit("PARTS_PER_FILE", 10_000, "modules", "further modules of a file are not read; the run says so")
KERNELS_PER_FILE = _limit("KERNELS_PER_FILE", 10_000, "kernels", "further kernels of a module are not read; the run says so")
BOUND_INSTRUCTIONS = _limit(
    "BOUND_INSTRUCTIONS", 20_000, "instructions", "bound, work, accesses and waits of a larger kernel are computed on request"
)
FILE_INSTRUCTIONS = _limit(
    "FILE_INSTRUCTIONS", 300_000, "instructions", "of further kernels of a file only what is stated is shown, unless named (-k)"
)
FILE_STEPS = _limit(
    "FILE_STEPS",
    2_000_000,
    "steps",
    "bound, work, accesses and waits of further kernels of a file are computed if named (-k)",
)
ASKED_FACTOR = _limit(
    "ASKED_FACTOR", 10, "times", "what is asked for by name may cost so much more than that, then it is given up"
)
DIAGNOSTICS_SHOWN = _limit("DIAGNOSTICS_SHOWN", 20, "messages", "further messages of a file are counted, not shown")
DIAGNOSTICS_KEPT = _limit("DIAGNOSTICS_KEPT", 1_000, "messages", "further messages of a module are counted, not kept")
FILE_WALL_SECONDS = _limit("FILE_WALL_SECONDS", 30, "s", "disassembling a binary is given up")
READING_SECONDS = _limit("READING_SECONDS", 15, "s", "a file that takes more processor time for each 32 MiB is refused")
DIFF_INSTRUCTIONS = _limit("DIFF_INSTRUCTIONS", 100_000, "instructions", "larger kernels are compared by their opcodes alone")
DIFF_FILE_INSTRUCTIONS = _limit(
    "DIFF_FILE_INSTRUCTIONS", 150_000, "instructions", "the largest kernels of files with more are compared by opcodes alone"
)
DIFF_CELLS = _limit(
    "DIFF_CELLS", 4_000_000_000, "pairs of instructions", "the rest of two kernels is compared by blocks; the diff says so"
)
DIFF_VALUES = _limit("DIFF_VALUES", 5_000_000, "values on edges", "a register is taken for one value wherever it is named")
DIFF_BODIES = _limit(
    "DIFF_BODIES", 40_000, "pairs of kernels", "kernels without a partner are not looked for under another name"
)
GIT_WALL_SECONDS = _limit("GIT_WALL_SECONDS", 30, "s", "a git command is given up")
MANGLED_NAME = _limit("MANGLED_NAME", 8_192, "characters", "a longer mangled name is shown as it is")
DEMANGLED_NAME = _limit("DEMANGLED_NAME", 16_384, "characters", "a name that demangles to more is shown mangled")
SHOWN_TEXT = _limit("SHOWN_TEXT", 200, "characters", "a longer statement is cut in messages")
SNIFFED_BYTES = _limit("SNIFFED_BYTES", 64 << 10, "B", "what follows is not read to recognise the language")
SOURCE_BYTES = _limit("SOURCE_BYTES", 2 << 20, "B", "the text of a larger source file is not shown")
CONFIG_BYTES = _limit("CONFIG_BYTES", 1 << 20, "B", "a larger configuration file is refused")
BASELINE_BYTES = _limit("BASELINE_BYTES", 64 << 20, "B", "a larger baseline is refused")
JSON_VALUES = _limit("JSON_VALUES", 8_000_000, "values", "a baseline or saved report that holds more is refused")
WORKER_BYTES = _limit("WORKER_BYTES", 1 << 30, "B", "a worker process that needs more memory ends")
WORKER_CPU_SECONDS = _limit("WORKER_CPU_SECONDS", 10, "s", "a worker process that computes longer ends")
WORKER_WALL_SECONDS = _limit("WORKER_WALL_SECONDS", 15, "s", "a worker process that takes longer ends")
LOWER_BYTES = _limit("LOWER_BYTES", 100 << 10, "B", "a larger module is lowered only when asked for (--lower)")
LOWER_MEMORY_BYTES = _limit("LOWER_MEMORY_BYTES", 4 << 30, "B", "lowering that was asked for ends when it needs more memory")
LOWER_SECONDS = _limit("LOWER_SECONDS", 90, "s", "lowering that was asked for is given up")
EXACT_BYTES = _limit("EXACT_BYTES", 100 << 10, "B", "ptxas is asked of a larger text only with --exact")
EXACT_KERNELS = _limit("EXACT_KERNELS", 32, "kernels", "ptxas is asked of a text with more only with --exact")
EXACT_SECONDS = _limit("EXACT_SECONDS", 10, "s", "ptxas that was not asked for by name is ended, and registers are estimated")
JOB_SECONDS = _limit("JOB_SECONDS", 1200, "s", "one of many files that takes a process longer is refused")
JOB_BYTES = _limit("JOB_BYTES", 16 << 30, "B", "one of many files for which a process needs more memory is refused")
TOOL_WALL_SECONDS = _limit("TOOL_WALL_SECONDS", 90, "s", "a tool that was called (ptxas) is ended")
TOOL_MEMORY_BYTES = _limit("TOOL_MEMORY_BYTES", 16 << 30, "B", "a tool that was called ends when it needs more memory")
COMPILE_SECONDS = _limit("COMPILE_SECONDS", 600, "s", "a compiler that `isaview compile` called is ended")
COMPILE_LOG_BYTES = _limit("COMPILE_LOG_BYTES", 1 << 20, "B", "further messages of that compiler are not shown")
PROFILE_BYTES = _limit("PROFILE_BYTES", 256 << 20, "B", "a larger profile is refused")
LOG_BYTES = _limit("LOG_BYTES", 64 << 20, "B", "a larger log is refused")
MEMBER_BYTES = _limit("MEMBER_BYTES", 256 << 20, "B", "a larger member of a binary is not read, packed or unpacked")
UNPACKED_BYTES = _limit("UNPACKED_BYTES", 16 << 30, "B", "further members of a binary are not unpacked; the run says so")
BINARY_MEMBERS = _limit("BINARY_MEMBERS", 100_000, "members", "further members of a binary are not read; the run says so")
LISTED_BYTES = _limit(
    "LISTED_BYTES", 4 << 20, "B", "further machine code of a binary is not disassembled: its kernels have facts alone"
)
LISTED_MEMBERS = _limit("LISTED_MEMBERS", 32, "members", "the same for the members that are disassembled")
TEXT_BYTES = _limit("TEXT_BYTES", 32 << 20, "B", "further texts of a binary are not read, where it is smaller itself")
CACHE_BYTES = _limit(
    "CACHE_BYTES", 256 << 20, "B", "what was not used for longest is removed from the cache (ISAVIEW_CACHE_BYTES)"
)
CACHE_ENTRY_BYTES = _limit("CACHE_ENTRY_BYTES", 32 << 20, "B", "a larger result is not cached")
FLOW_EDGES = _limit("FLOW_EDGES", 500_000, "jump targets", "what depends on its control flow is unavailable")
NESTING_STEPS = _limit("NESTING_STEPS", 2_000_000, "steps", "what depends on its loops is unavailable")
LOOP_DEPTH = _limit("LOOP_DEPTH", 16, "loops", "a loop nested deeper counts as a part of the loop around it")
LIVENESS_BITS = _limit("LIVENESS_BITS", 400_000_000, "blocks times registers", "what depends on live registers is unavailable")
LIVENESS_VALUES = _limit("LIVENESS_VALUES", 10_000_000, "live registers at ends of blocks", "the same")
STORAGE_CALLEES = _limit(
    "STORAGE_CALLEES",
    1_000_000,
    "functions called",
    "the shared and private memory of further kernels of a module is unavailable",
)
ADDRESS_STEPS = _limit(
    "ADDRESS_STEPS", 60_000, "steps", "further addresses of a kernel are not followed: their pattern is unknown"
)
ADDRESS_BYTES = _limit("ADDRESS_BYTES", 1024, "B", "the places of an access of which a lane moves more are not known")
ADDRESS_ACCESSES = _limit(
    "ADDRESS_ACCESSES", 2_000, "accesses", "the addresses of further accesses of a kernel are not followed"
)
LAYOUT_TURNS = _limit("LAYOUT_TURNS", 20_000, "requests", "further layouts of a buffer in shared memory are not tried")
WAIT_STEPS = _limit(
    "WAIT_STEPS", 30, "steps for each instruction", "what a kernel's waits wait for is not followed: it is unknown"
)
WAIT_STEPS_AT_LEAST = _limit("WAIT_STEPS_AT_LEAST", 20_000, "steps", "the same for small kernels")
UNREAD_PERCENT = _limit("UNREAD_PERCENT", 1.0, "%", "with more statements unread a file gives no trustworthy answer (exit 2)")


def hold(name: str, amount: int, limit: int) -> None:
    """Give a kernel up that needs more of something than a limit allows.

    Raises:
        BeyondLimitError: the message names the limit.
    """
    if amount > limit:
        raise BeyondLimitError(f"the kernel needs more than {limit:,} {name}")


class Meter:
    """The steps that were taken for something, each worth about a hundredth of a millisecond: counted, never timed."""

    steps = 0


_meters: ContextVar[tuple[Meter, ...]] = ContextVar("meters", default=())


@contextmanager
def metered() -> Iterator[Meter]:
    """Count the steps that are taken in this block."""
    own = Meter()
    token = _meters.set((*_meters.get(), own))
    try:
        yield own
    finally:
        _meters.reset(token)


def spend(steps: int) -> None:
    """Say that so many steps are taken."""
    for meter in _meters.get():
        meter.steps += steps
