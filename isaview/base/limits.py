"""Every bound that isaview sets itself, as a constant and as a row of the table that ``isaview limits`` prints."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple, TypeVar

Number = TypeVar("Number", int, float)


class Limit(NamedTuple):
    """One bound: its constant's name, value and unit, and what happens beyond it."""

    name: str
    value: int | float
    unit: str
    beyond: str


class BeyondLimitError(Exception):
    """One kernel needs more than a limit allows; the message says which, and what needs it is unavailable for that kernel."""


_ROWS: list[tuple[int | float, str, str]] = []


def _limit(value: Number, unit: str, beyond: str) -> Number:
    """The value of a constant, noted with its unit and what happens beyond it."""
    _ROWS.append((value, unit, beyond))
    return value


INPUT_BYTES = _limit(256 << 20, "B", "a larger input is refused")
LINE_BYTES = _limit(1 << 20, "B", "a longer line is counted as unread")
EXPANSION_LINES = _limit(1_000_000, "lines", "macros that give or run through more are given up (exit 2)")
EXPANSION_BYTES = _limit(64 << 20, "B", "macros whose text is longer are given up (exit 2)")
STATEMENT_BYTES = _limit(64 << 10, "B", "a longer statement is counted as unread")
TUPLE_LEAVES = _limit(4_096, "arrays", "a tuple of more is taken as a single array")
GRAPH_LEAVES = _limit(4_000_000, "arrays", "of further tuples of a graph nothing is read")
GRAPH_RUNS = _limit(1 << 62, "runs", "an operation of a graph that runs more often counts as that often")
VALUE_BITS = _limit(1 << 20, "bits", "an instruction with a wider value is counted as unread")
FILES_PER_FOLDER = _limit(100_000, "files", "further files of a folder are not looked at: no answer (exit 2)")
SCANNED_FILES = _limit(5_000_000, "files", "further files of a folder or bucket are not scanned; the manifest says so")
ARCHIVE_MEMBERS = _limit(200_000, "members", "the rest of an archive is not read; the manifest says so")
ARCHIVE_BYTES = _limit(64 << 30, "B", "the same for what an archive unpacks to")
ARCHIVE_FACTOR = _limit(200, "times", "the same where it unpacks to so much more than it takes, and to more than 64 MiB")
ARCHIVE_HEADER_BYTES = _limit(256 << 10, "B", "the same for the headers of a member")
ARCHIVE_DIRECTORY_BYTES = _limit(32 << 20, "B", "a zip archive with a larger directory is refused")
PARTS_PER_FILE = _limit(10_000, "modules", "further modules of a file are not read; the run says so")
KERNELS_PER_FILE = _limit(10_000, "kernels", "further kernels of a module are not read; the run says so")
STORAGE_CALLEES = _limit(
    1_000_000, "functions called", "the shared and private memory of further kernels of a module is unavailable"
)
BOUND_INSTRUCTIONS = _limit(
    20_000, "instructions", "bound, work, accesses and waits of a larger kernel are computed on request"
)
FILE_INSTRUCTIONS = _limit(
    300_000, "instructions", "of further kernels of a file only what is stated is shown, unless named (-k)"
)
FILE_STEPS = _limit(
    2_000_000, "steps", "bound, work, accesses and waits of further kernels of a file are computed if named (-k)"
)
ASKED_FACTOR = _limit(10, "times", "what is asked for by name may cost so much more than that, then it is given up")
DIAGNOSTICS_SHOWN = _limit(20, "messages", "further messages of a file are counted, not shown")
DIAGNOSTICS_KEPT = _limit(1_000, "messages", "further messages of a module are counted, not kept")
FILE_WALL_SECONDS = _limit(30, "s", "disassembling a binary is given up")
READING_SECONDS = _limit(15, "s", "a file that takes more processor time for each 32 MiB is refused")
DIFF_INSTRUCTIONS = _limit(100_000, "instructions", "larger kernels are compared by their opcodes alone")
DIFF_FILE_INSTRUCTIONS = _limit(150_000, "instructions", "the largest kernels of files with more are compared by opcodes alone")
DIFF_CELLS = _limit(4_000_000_000, "pairs of instructions", "the rest of two kernels is compared by blocks; the diff says so")
DIFF_VALUES = _limit(5_000_000, "values on edges", "a register is taken for one value wherever it is named")
DIFF_BODIES = _limit(40_000, "pairs of kernels", "kernels without a partner are not looked for under another name")
GIT_WALL_SECONDS = _limit(30, "s", "a git command is given up")
MANGLED_NAME = _limit(8_192, "characters", "a longer mangled name is shown as it is")
DEMANGLED_NAME = _limit(16_384, "characters", "a name that demangles to more is shown mangled")
SHOWN_TEXT = _limit(200, "characters", "a longer statement is cut in messages")
SNIFFED_BYTES = _limit(64 << 10, "B", "what follows is not read to recognise the language")
SOURCE_BYTES = _limit(2 << 20, "B", "the text of a larger source file is not shown")
CONFIG_BYTES = _limit(1 << 20, "B", "a larger configuration file is refused")
BASELINE_BYTES = _limit(64 << 20, "B", "a larger baseline is refused")
JSON_VALUES = _limit(8_000_000, "values", "a baseline or saved report that holds more is refused")
WORKER_BYTES = _limit(1 << 30, "B", "a worker process that needs more memory ends")
WORKER_CPU_SECONDS = _limit(10, "s", "a worker process that computes longer ends")
WORKER_WALL_SECONDS = _limit(15, "s", "a worker process that takes longer ends")
LOWER_BYTES = _limit(100 << 10, "B", "a larger module is lowered only when asked for (--lower)")
LOWER_MEMORY_BYTES = _limit(4 << 30, "B", "lowering that was asked for ends when it needs more memory")
LOWER_SECONDS = _limit(90, "s", "lowering that was asked for is given up")
EXACT_INSTRUCTIONS = _limit(10_000, "instructions", "ptxas is asked of a text with more only with --exact")
EXACT_GROUP_INSTRUCTIONS = _limit(50_000, "instructions", "of variants with more beyond that limit, ptxas is asked of none")
EXACT_BYTES = _limit(8 << 20, "B", "ptxas is asked of a larger text only with --exact")
EXACT_KERNELS = _limit(1_000, "kernels", "ptxas is asked of a text with more only with --exact")
EXACT_SECONDS = _limit(10, "s", "ptxas that was not asked for by name is ended, and registers are estimated")
JOB_SECONDS = _limit(1200, "s", "one of many files that takes a process longer is refused")
JOB_BYTES = _limit(16 << 30, "B", "one of many files for which a process needs more memory is refused")
TOOL_WALL_SECONDS = _limit(90, "s", "a tool that was called (ptxas) is ended")
TOOL_MEMORY_BYTES = _limit(16 << 30, "B", "a tool that was called ends when it needs more memory")
COMPILE_SECONDS = _limit(600, "s", "a compiler that `isaview compile` called is ended")
COMPILE_LOG_BYTES = _limit(1 << 20, "B", "further messages of that compiler are not shown")
PROFILE_BYTES = _limit(256 << 20, "B", "a larger profile is refused")
LOG_BYTES = _limit(64 << 20, "B", "a larger log is refused")
MEMBER_BYTES = _limit(256 << 20, "B", "a larger member of a binary is not read, packed or unpacked")
UNPACKED_BYTES = _limit(16 << 30, "B", "further members of a binary are not unpacked; the run says so")
BINARY_MEMBERS = _limit(100_000, "members", "further members of a binary are not read; the run says so")
LISTED_BYTES = _limit(4 << 20, "B", "further machine code of a binary is not disassembled: its kernels have facts alone")
LISTED_MEMBERS = _limit(32, "members", "the same for the members that are disassembled")
TEXT_BYTES = _limit(32 << 20, "B", "further texts of a binary are not read, where it is smaller itself")
CACHE_BYTES = _limit(256 << 20, "B", "what was not used for longest is removed from the cache (ISAVIEW_CACHE_BYTES)")
CACHE_ENTRY_BYTES = _limit(32 << 20, "B", "a larger result is not cached")
FLOW_EDGES = _limit(500_000, "jump targets", "what depends on its control flow is unavailable")
NESTING_STEPS = _limit(2_000_000, "steps", "what depends on its loops is unavailable")
LOOP_DEPTH = _limit(16, "loops", "a loop nested deeper counts as a part of the loop around it")
LIVENESS_BITS = _limit(400_000_000, "blocks times registers", "what depends on live registers is unavailable")
LIVENESS_VALUES = _limit(10_000_000, "live registers at ends of blocks", "the same")
ADDRESS_STEPS = _limit(60_000, "steps", "further addresses of a kernel are not followed: their pattern is unknown")
ADDRESS_BYTES = _limit(1024, "B", "the places of an access of which a lane moves more are not known")
ADDRESS_ACCESSES = _limit(2_000, "accesses", "the addresses of further accesses of a kernel are not followed")
LISTING_ROWS = _limit(20_000, "lines", "further lines of a kernel are not in its listing")
LISTING_TEXT = _limit(1_000, "characters", "a longer line is cut in a listing")
LISTING_PLACES = _limit(
    400_000, "places of registers", "the live ranges of further registers of a kernel are not in its listing"
)
PAGE_BYTES = _limit(8 << 20, "B", "a page has no listings of further kernels; it names them")
PAGE_FILES = _limit(200, "files", "a page of more has listings only with --with-listing")
PAGE_CHANGES = _limit(50, "kernels", "a page of a diff has no listings of further kernels that changed")
PAGE_SOURCE_BYTES = _limit(1 << 20, "B", "further source files are not shown in a page")
LAYOUT_TURNS = _limit(20_000, "requests", "further layouts of a buffer in shared memory are not tried")
WAIT_STEPS = _limit(30, "steps for each instruction", "what a kernel's waits wait for is not followed: it is unknown")
WAIT_STEPS_AT_LEAST = _limit(20_000, "steps", "the same for small kernels")
ANSWER_BYTES = _limit(32 << 10, "B", "lists of an answer to an agent (`isaview mcp`) are cut, each is named")
ANSWER_TEXT = _limit(4_096, "characters", "a longer text in such an answer is cut, and named")
ANSWER_LINES = _limit(200, "lines", "such an answer has no more lines of a listing")
UNREAD_PERCENT = _limit(1.0, "%", "with more statements unread a file gives no trustworthy answer (exit 2)")
BLAMED_COMMITS = _limit(1_000, "commits", "of a longer range of revisions the latest are looked at; the answer says so")
QUERY_BYTES = _limit(2 << 30, "B", "a question to a dataset that needs more memory fails (exit 2)")
QUERY_SECONDS = _limit(120.0, "s", "a question to a dataset that takes longer is given up (exit 2)")

TABLE = [
    Limit(name, *row) for name, row in zip([name for name in vars() if name.isupper() and name[0] != "_"], _ROWS, strict=True)
]
"""Every constant above, in order."""


def hold(name: str, amount: int, limit: int) -> None:
    """Give a kernel up that needs more of something than a limit allows: `BeyondLimitError`, whose message names the limit."""
    if amount > limit:
        raise BeyondLimitError(f"the kernel needs more than {limit:,} {name}")


class Meter:
    """The steps that were taken for something, each worth about a hundredth of a millisecond: counted, never timed."""

    steps = 0


_meters: ContextVar[tuple[Meter, ...]] = ContextVar("meters", default=())


@contextmanager
def count_steps() -> Iterator[Meter]:
    """Count the steps that are taken in this block."""
    meter = Meter()
    token = _meters.set((*_meters.get(), meter))
    try:
        yield meter
    finally:
        _meters.reset(token)


def spend(steps: int) -> None:
    """Say that so many steps are taken."""
    for meter in _meters.get():
        meter.steps += steps
