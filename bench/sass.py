#!/usr/bin/env python3
"""SASS against nvdisasm's life ranges: what is read, which registers each instruction has, and how many are in use.

Life ranges are `nvdisasm -plr -lrm narrow`. Where they are known to be blind (what a call does, UR63 and above, the predicates
of a mask, the predicate of an asynchronous copy) a difference counts as blind; `tests/languages/sass/test_encodings.py` shows
from the encoding that these are blind and what is true.

    python bench/sass.py FOLDER_OF_CUBINS … [--match PATTERN] [--nvdisasm PROGRAM] [--differences 20]

    python bench/sass.py --speed LISTING …

Files that end in .plr are life ranges (`nvdisasm -plr -lrm narrow -hex -c`) that were saved before.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from isaview.flow.graph import flow_of
from isaview.flow.liveness import liveness_of
from isaview.inputs.load import read
from isaview.languages.sass.forms import find
from isaview.model.kernel import Kernel

STEMS = {"GPR": "R", "PRED": "P", "UGPR": "UR", "UPRED": "UP"}
SHOWN_UNIFORM = 63
SHOWN_EACH = 3
TIMED = """
import resource, sys, time
from isaview.inputs.load import read
data = open(sys.argv[1], "rb").read() * int(sys.argv[2])
start = time.process_time()
read(data)
print(len(data), time.process_time() - start, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""
HIGH = re.compile(r"[ \t]+/\* 0x[0-9a-f]{16} \*/")
LINE = re.compile(r"[ \t]*/\*[0-9a-f]{4,16}\*/")


@dataclass
class Shown:
    """What life ranges show of one line: registers read, written, vector registers in use, and the count of these."""

    reads: set[str]
    writes: set[str]
    used: set[str]
    count: int


@dataclass
class Sums:
    """What was counted over all cubins."""

    files: int = 0
    refused: list[str] = field(default_factory=list)
    statements: int = 0
    read: int = 0
    instructions: int = 0
    unknown: Counter[str] = field(default_factory=Counter)
    equal: int = 0
    blind: Counter[str] = field(default_factory=Counter)
    other: Counter[str] = field(default_factory=Counter)
    examples: list[str] = field(default_factory=list)
    lines: int = 0
    lines_equal: int = 0
    lines_agreed: int = 0
    lines_explained: int = 0
    lines_apart: list[str] = field(default_factory=list)
    functions: int = 0
    peaks_equal: int = 0
    peaks_near: int = 0
    apart: list[str] = field(default_factory=list)
    targets: Counter[str] = field(default_factory=Counter)


def life_ranges(text: str) -> dict[int, Shown]:
    """Line number → what the columns behind it show."""
    found: dict[int, Shown] = {}
    groups: list[dict[int, str]] = []
    stems: list[str] = []
    header: list[list[str]] = []
    for number, line in enumerate(text.split("\n"), 1):
        at = line.rfind("// ")
        if at < 0 or line[at + 3 : at + 4] not in ("|", "+"):
            continue
        cells = line[at + 4 :].split("|")
        if line[at + 3] == "+":
            header = []
        elif (HIGH.match(line) and number - 1 in found) or LINE.match(line):
            marks = list(zip(stems, groups, cells, strict=False))
            reads = {f"{s}{c[i]}" for s, c, cell in marks for i, mark in enumerate(cell) if mark in "vx" and i in c}
            writes = {f"{s}{c[i]}" for s, c, cell in marks for i, mark in enumerate(cell) if mark in "^x" and i in c}
            used = {f"R{c[i]}" for s, c, cell in marks if s == "R" for i, mark in enumerate(cell) if mark in "^vx:" and i in c}
            counted = re.match(r"\s*(\d+)", cells[0])
            # with encodings the columns stand behind the second line of an instruction
            found[number - (HIGH.match(line) is not None)] = Shown(reads, writes, used, int(counted[1]) if counted else 0)
        elif "GPR" in line[at:]:
            stems = [STEMS[cell.strip()] for cell in cells if cell.strip() in STEMS]
        elif "#" in line[at:]:
            groups = _columns([*header, cells])
        elif re.search(r"\d", line[at:]):
            header.append(cells)
    return found


def _columns(header: Sequence[Sequence[str]]) -> list[dict[int, str]]:
    """For each group the register number of each column: its digits stand one below the other."""
    groups: list[dict[int, str]] = [{} for _ in STEMS]
    last = header[-1] if header else []
    for group, cell in enumerate(last[: len(STEMS)]):
        start = cell.find("#") + 1
        for index in range(start, len(cell)):
            if cell[index].isdigit():
                above = "".join(row[group][index] for row in header[:-1] if group < len(row) and index < len(row[group]))
                groups[group][index] = str(int("".join(ch for ch in above if ch.isdigit()) + cell[index]))
    return groups


def names(kernel: Kernel, numbers: Iterable[int]) -> set[str]:
    """The names of registers that life ranges can show."""
    return {kernel.registers[number].name for number in numbers if re.match(r"U?[RP]\d", kernel.registers[number].name)}


def in_use(kernel: Kernel, *, written: bool) -> list[set[int]]:
    """Per instruction the vector registers alive before or behind it, read or written by it.

    ``written``: a register that no path has written holds nothing, as isaview counts; else it is alive from where it is read
    back to the kernel's begin. Life ranges have some such registers one way and some the other: their count lies between.
    """
    flow, operands = flow_of(kernel), kernel.operands
    vectors = {number for number, register in enumerate(kernel.registers) if register.file == "vector"}
    rows: list[set[int]] = [set()] * len(kernel)
    leaving = [set(numbers) for numbers in liveness_of(kernel).live_out] if written else _needed(kernel)
    for block in flow.blocks:
        live = leaving[block.index]
        for index in range(block.last - 1, block.first - 1, -1):
            after = live | set(operands.writes[index])
            live = live - set(operands.kills[index]) | set(operands.reads[index])
            rows[index] = (after | live) & vectors
    return rows


def _padding(kernel: Kernel) -> set[int]:
    """The instructions that control does not reach."""
    flow = flow_of(kernel)
    return set(range(len(kernel))).difference(flow.inside(flow.preorder))


def _needed(kernel: Kernel) -> list[set[int]]:
    """Per block what is needed behind it, by plain backward data flow."""
    flow, operands = flow_of(kernel), kernel.operands
    entering: list[set[int]] = [set() for _ in flow.blocks]
    leaving: list[set[int]] = [set() for _ in flow.blocks]
    changed = True
    while changed:
        changed = False
        for block in reversed(flow.blocks):
            live = set().union(*(entering[at] for at in flow.successors[block.index]))
            leaving[block.index] = set(live)
            for index in range(block.last - 1, block.first - 1, -1):
                live = live - set(operands.kills[index]) | set(operands.reads[index])
            changed = changed or live != entering[block.index]
            entering[block.index] = live
    return leaving


def consistent(kernel: Kernel, shown: dict[int, Shown]) -> list[set[str]]:
    """The vector registers that life ranges show in use, and those in use by their own word: behind what comes next.

    Where a value of a guarded write lives across blocks, life ranges often show its register in use where a block begins, and
    not where the blocks before it end.
    """
    flow = flow_of(kernel)
    nothing = Shown(set(), set(), set(), 0)
    rows = [shown.get(line, nothing) for line in kernel.lines]
    used = [set(row.used) for row in rows]
    # a guarded write leaves the old value where the guard is false
    ended = [set() if form.guard else row.writes - row.reads for form, row in zip(kernel.forms, rows, strict=True)]
    changed = True
    while changed:
        changed = False
        for block in reversed(flow.blocks):
            following = [
                flow.blocks[at].first for at in flow.successors[block.index] if flow.blocks[at].first < flow.blocks[at].last
            ]
            live = set().union(*(used[at] - ended[at] for at in following))
            for index in range(block.last - 1, block.first - 1, -1):
                changed = changed or not live <= used[index]
                used[index] |= live
                live = used[index] - ended[index]
    return used


def blind(kernel: Kernel, index: int, ours: tuple[set[str], set[str]], shown: Shown) -> str:
    """The class of a difference that life ranges are blind in, "" for any other."""
    form = kernel.forms[index]
    name = form.opcode.partition(".")[0]
    reads, writes = ours[0] ^ shown.reads, ours[1] ^ shown.writes
    both = reads | writes
    if name == "CALL" or form.flow == "call":
        return "call"
    if name in ("P2R", "R2P") and all("P" in register for register in both):
        return "mask of predicates"
    if all(register.startswith("UR") and int(register[2:]) >= SHOWN_UNIFORM for register in both):
        return "UR63 and above"
    if name == "LDGSTS" and not reads and all(register.startswith("P") for register in writes):
        return "predicate of a copy"
    return ""


def _statement(line: str) -> str:
    """A line without its encoding and comments."""
    return line.split("//")[0].split("/* 0x")[0].strip()


def _count_operands(
    kernel: Kernel, index: int, line: str, ours: tuple[set[str], set[str]], there: Shown, sums: Sums, keep: int
) -> None:
    """Count whether one instruction reads and writes what its life ranges show."""
    if ours == (there.reads, there.writes):
        sums.equal += 1
        return
    why = blind(kernel, index, ours, there)
    opcode = find(kernel.forms[index].opcode)[0]
    (sums.blind if why else sums.other)[why or opcode] += 1
    if not why and len(sums.examples) < keep and sums.other[opcode] <= SHOWN_EACH:
        sums.examples.append(
            f"{_statement(line)}\n"
            f"      only here: reads {sorted(ours[0] - there.reads)} writes {sorted(ours[1] - there.writes)};"
            f" only there: reads {sorted(there.reads - ours[0])} writes {sorted(there.writes - ours[1])}"
        )


def compare(kernel: Kernel, shown: dict[int, Shown], text: Sequence[str], sums: Sums, keep: int) -> None:
    """Hold one function against its life ranges."""
    calls = not kernel.is_entry or any(form.opcode.startswith("CALL") for form in kernel.forms)
    peak = highest = 0
    whole = True
    padding = _padding(kernel)
    agreed = consistent(kernel, shown)
    used_here = zip(kernel.lines, in_use(kernel, written=True), in_use(kernel, written=False), strict=True)
    for index, (line, used, needed) in enumerate(used_here):
        sums.instructions += 1
        form = kernel.forms[index]
        if form.recognised != "table":
            sums.unknown[form.opcode] += 1
        there = shown.get(line)
        if there is None:
            whole = False
            continue
        # the stack pointer stays in use until a function is left, which life ranges show without a read
        left = {"R1"} if "R1" in form.implicit_reads else set()
        ours = names(kernel, kernel.operands.reads[index]) - left, names(kernel, kernel.operands.writes[index])
        _count_operands(kernel, index, text[line - 1], ours, there, sums, keep)
        if not calls:
            sums.lines += 1
            sums.lines_equal += len(used) == there.count
            ours_in_use, unwritten = names(kernel, used), names(kernel, needed)
            sums.lines_agreed += ours_in_use == agreed[index]
            same = index in padding or ours_in_use <= agreed[index] <= ours_in_use | unwritten
            sums.lines_explained += same
            if not same and len(sums.lines_apart) < keep:
                sums.lines_apart.append(
                    f"{kernel.name[:60]} ({kernel.module.target}) {_statement(text[line - 1])}: "
                    f"only here {sorted(ours_in_use - agreed[index])}, "
                    f"only there {sorted(agreed[index] - ours_in_use - unwritten)}"
                )
            peak, highest = max(peak, len(used)), max(highest, there.count)
    if not calls and whole and len(kernel):
        sums.functions += 1
        sums.peaks_equal += peak == highest
        sums.peaks_near += abs(peak - highest) <= 1
        if abs(peak - highest) > 1:
            sums.apart.append(
                f"{kernel.name[:90]} ({kernel.module.target}): {peak} here, {highest} there, {len(kernel)} instructions"
            )


def measure(path: Path, nvdisasm: str, sums: Sums, keep: int) -> None:
    """One cubin."""
    if path.suffix == ".plr":
        text, said = path.read_text("utf-8", "replace"), "no instructions"
    else:
        ran = subprocess.run([nvdisasm, "-plr", "-lrm", "narrow", "-hex", "-c", str(path)], capture_output=True, check=False)
        text, said = ran.stdout.decode("utf-8", "replace"), ran.stderr.decode("utf-8", "replace").strip()[:100]
    if "/*0000*/" not in text:
        sums.refused.append(f"{path.name}: {said}")
        return
    shown, lines = life_ranges(text), text.split("\n")
    if not shown:
        sums.refused.append(f"{path.name}: no life ranges")
    sums.files += 1
    for module in read(text):
        sums.statements += module.statements_total
        sums.read += module.statements_read
        sums.targets[module.target or "?"] += sum(map(len, module.kernels))
        for kernel in module.kernels:
            compare(kernel, shown, lines, sums, keep)


def speed(path: Path) -> None:
    """How fast a listing is read, and twice as much of it, each in a process of its own."""
    times = []
    for many in (1, 2):
        ran = subprocess.run([sys.executable, "-c", TIMED, str(path), str(many)], capture_output=True, text=True, check=True)
        size, seconds, kibibytes = map(float, ran.stdout.split())
        times.append(seconds)
        print(f"{size / 1e6:.1f} MB: {size / 1e6 / seconds:.1f} MB/s of processor time, {kibibytes / 1024:.0f} MB of memory")
    print(f"time(2n)/time(n): {times[1] / times[0]:.2f}")


def main() -> int:
    """Print the sums."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--match", default="")
    parser.add_argument("--nvdisasm", default=shutil.which("nvdisasm") or "nvdisasm")
    parser.add_argument("--differences", type=int, default=20)
    parser.add_argument("--speed", action="store_true", help="read listings, and say how fast")
    given = parser.parse_args()
    if given.speed:
        for path in given.folders:
            speed(path)
        return 0
    found = sorted(path for each in given.folders for path in ([each] if each.is_file() else each.glob("*.[cp][ul][br]*")))
    sums = Sums()
    for path in found:
        if re.search(given.match, path.name):
            measure(path, given.nvdisasm, sums, given.differences)
    compared = sums.equal + sum(sums.blind.values()) + sum(sums.other.values())
    print(f"{sums.files} cubins, {sums.instructions:,} instructions; not compared: {len(sums.refused)}; {dict(sums.targets)}")
    for line in sums.refused[:5]:
        print(f"  {line}")
    if not compared:
        return 1
    print(f"statements read: {sums.read:,} of {sums.statements:,} ({sums.read / sums.statements:.4%})")
    print(f"unknown opcodes: {sum(sums.unknown.values())} {dict(sums.unknown.most_common(20))}")
    print(f"registers equal: {sums.equal:,} of {compared:,} ({sums.equal / compared:.4%})")
    agreed = sums.equal + sum(sums.blind.values())
    print(f"equal or blind:  {agreed:,} ({agreed / compared:.4%}); blind {dict(sums.blind)}")
    print(f"other: {dict(sums.other.most_common(40))}")
    for line in sums.examples:
        print(f"    {line}")
    if sums.functions:
        print(f"counts per line equal: {sums.lines_equal:,} of {sums.lines:,} ({sums.lines_equal / sums.lines:.2%})")
        print(
            f"  registers in use the same as in life ranges that agree with themselves: {sums.lines_agreed:,} "
            f"({sums.lines_agreed / sums.lines:.2%}); but for those that some way to the line never wrote, or not reached: "
            f"{sums.lines_explained:,} ({sums.lines_explained / sums.lines:.2%})"
        )
        for line in sums.lines_apart:
            print(f"    {line}")
        print(
            f"peaks of {sums.functions} functions without calls: equal {sums.peaks_equal / sums.functions:.2%}, "
            f"within 1 {sums.peaks_near / sums.functions:.2%}"
        )
        for line in sums.apart[:20]:
            print(f"    {line}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
