"""Limits: every bound isaview sets itself, in one table; ``isaview limits`` prints it."""

from __future__ import annotations

from typing import NamedTuple

INPUT_BYTES = 256 * 1024 * 1024
LINE_BYTES = 1024 * 1024
STATEMENT_BYTES = 64 * 1024
VALUE_BITS = 1024 * 1024
FILES_PER_FOLDER = 100_000
PARTS_PER_FILE = 10_000
KERNELS_PER_FILE = 10_000
BOUND_INSTRUCTIONS = 4_000
DIAGNOSTICS_SHOWN = 20
DIAGNOSTICS_KEPT = 1_000
FILE_WALL_SECONDS = 30
DIFF_INSTRUCTIONS = 100_000
DIFF_CELLS = 4_000_000_000
DIFF_VALUES = 5_000_000
DIFF_BODIES = 40_000
GIT_WALL_SECONDS = 30
MANGLED_NAME = 8_192
DEMANGLED_NAME = 16_384
SHOWN_TEXT = 200
SNIFFED_BYTES = 64 * 1024
CONFIG_BYTES = 1024 * 1024
BASELINE_BYTES = 64 * 1024 * 1024
WORKER_BYTES = 1024 * 1024 * 1024
WORKER_CPU_SECONDS = 10
WORKER_WALL_SECONDS = 15
LOWER_BYTES = 100 * 1024
LOWER_MEMORY_BYTES = 4 * 1024 * 1024 * 1024
LOWER_SECONDS = 90
TOOL_WALL_SECONDS = 90
TOOL_MEMORY_BYTES = 16 * 1024 * 1024 * 1024
LOG_BYTES = 64 * 1024 * 1024
BINARY_BYTES = 256 * 1024 * 1024
CACHE_BYTES = 256 * 1024 * 1024
CACHE_ENTRY_BYTES = 32 * 1024 * 1024
KEPT_STATEMENTS_BYTES = 1024 * 1024
ADDRESS_STEPS = 60_000
ADDRESS_ACCESSES = 2_000
WAIT_STEPS = 30
WAIT_STEPS_AT_LEAST = 20_000
UNREAD_PERCENT = 1.0


class Limit(NamedTuple):
    """One bound: its constant's name, value and unit, and what happens beyond it; workers start without msgspec."""

    name: str
    value: int | float
    unit: str
    beyond: str


TABLE = (
    Limit("INPUT_BYTES", INPUT_BYTES, "B", "a larger input is refused"),
    Limit("LINE_BYTES", LINE_BYTES, "B", "a longer line is counted as unread"),
    Limit("STATEMENT_BYTES", STATEMENT_BYTES, "B", "a longer statement is counted as unread"),
    Limit("VALUE_BITS", VALUE_BITS, "bits", "an instruction with a wider value is counted as unread"),
    Limit("FILES_PER_FOLDER", FILES_PER_FOLDER, "files", "further files of a folder are not looked at; the run says so"),
    Limit("PARTS_PER_FILE", PARTS_PER_FILE, "modules", "further modules of a file are not read; the run says so"),
    Limit("KERNELS_PER_FILE", KERNELS_PER_FILE, "kernels", "further kernels of a module are not read; the run says so"),
    Limit(
        "BOUND_INSTRUCTIONS", BOUND_INSTRUCTIONS, "instructions", "a larger module's bounds are reckoned only when asked for"
    ),
    Limit("DIAGNOSTICS_SHOWN", DIAGNOSTICS_SHOWN, "messages", "further messages of a file are counted, not shown"),
    Limit("DIAGNOSTICS_KEPT", DIAGNOSTICS_KEPT, "messages", "further messages of a module are counted, not kept"),
    Limit("FILE_WALL_SECONDS", FILE_WALL_SECONDS, "s", "reading a file is given up"),
    Limit("DIFF_INSTRUCTIONS", DIFF_INSTRUCTIONS, "instructions", "larger kernels are compared by their opcodes alone"),
    Limit("DIFF_CELLS", DIFF_CELLS, "pairs of instructions", "the rest of two kernels is compared by blocks; the diff says so"),
    Limit("DIFF_VALUES", DIFF_VALUES, "values on edges", "a register is taken for one value wherever it is named"),
    Limit("DIFF_BODIES", DIFF_BODIES, "pairs of kernels", "kernels without a partner are not looked for under another name"),
    Limit("GIT_WALL_SECONDS", GIT_WALL_SECONDS, "s", "a git command is given up"),
    Limit("MANGLED_NAME", MANGLED_NAME, "characters", "a longer mangled name is shown as it is"),
    Limit("DEMANGLED_NAME", DEMANGLED_NAME, "characters", "a name that demangles to more is shown mangled"),
    Limit("SHOWN_TEXT", SHOWN_TEXT, "characters", "a longer statement is cut in messages"),
    Limit("SNIFFED_BYTES", SNIFFED_BYTES, "B", "what follows is not looked at to tell the language"),
    Limit("CONFIG_BYTES", CONFIG_BYTES, "B", "a larger configuration file is refused"),
    Limit("BASELINE_BYTES", BASELINE_BYTES, "B", "a larger baseline is refused"),
    Limit("WORKER_BYTES", WORKER_BYTES, "B", "a worker process that needs more memory ends"),
    Limit("WORKER_CPU_SECONDS", WORKER_CPU_SECONDS, "s", "a worker process that computes longer ends"),
    Limit("WORKER_WALL_SECONDS", WORKER_WALL_SECONDS, "s", "a worker process that takes longer ends"),
    Limit("LOWER_BYTES", LOWER_BYTES, "B", "a larger module is lowered only when asked for (--lower)"),
    Limit("LOWER_MEMORY_BYTES", LOWER_MEMORY_BYTES, "B", "lowering that was asked for ends when it needs more memory"),
    Limit("LOWER_SECONDS", LOWER_SECONDS, "s", "lowering that was asked for is given up"),
    Limit("TOOL_WALL_SECONDS", TOOL_WALL_SECONDS, "s", "a tool that was called (ptxas) is ended"),
    Limit("TOOL_MEMORY_BYTES", TOOL_MEMORY_BYTES, "B", "a tool that was called ends when it needs more memory"),
    Limit("LOG_BYTES", LOG_BYTES, "B", "a larger log is refused"),
    Limit("BINARY_BYTES", BINARY_BYTES, "B", "a larger binary is refused"),
    Limit("CACHE_BYTES", CACHE_BYTES, "B", "the oldest entries of the cache are removed"),
    Limit("CACHE_ENTRY_BYTES", CACHE_ENTRY_BYTES, "B", "a larger result is not cached"),
    Limit(
        "KEPT_STATEMENTS_BYTES",
        KEPT_STATEMENTS_BYTES,
        "B",
        "how lines met long ago were read is not kept for the next run",
    ),
    Limit("ADDRESS_STEPS", ADDRESS_STEPS, "steps", "further addresses of a kernel are not followed: their pattern is unknown"),
    Limit("ADDRESS_ACCESSES", ADDRESS_ACCESSES, "accesses", "the addresses of further accesses of a kernel are not followed"),
    Limit(
        "WAIT_STEPS", WAIT_STEPS, "steps for each instruction", "what a kernel's waits wait for is not followed: it is unknown"
    ),
    Limit("WAIT_STEPS_AT_LEAST", WAIT_STEPS_AT_LEAST, "steps", "the same for small kernels"),
    Limit("UNREAD_PERCENT", UNREAD_PERCENT, "%", "with more statements unread a file gives no trustworthy answer (exit 2)"),
)
