"""Peak live registers on AMDGCN text against LLVM's own machine code, which carries every definition and use.

    python bench/liveness_oracle.py FILE.ll… [--cpu gfx942] [--show 10]

Each LLVM IR file is lowered twice by llvmlite's back end in a process of its own: once to assembly, which isaview reads, and
once stopped behind the last pass that adds instructions, whose machine IR names what each instruction reads and writes. Both
get the same liveness; kernels whose peaks differ are listed. Kernels that call functions are left out: what a call returns is
in the machine IR but nowhere in the text.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import isaview
from isaview.flow.liveness import liveness_of

LOWER = """
import sys, llvmlite.binding as llvm
llvm.initialize_all_targets(); llvm.initialize_all_asmprinters()
path, cpu, stop = sys.argv[1:4]
if stop: llvm.set_option("bench", "-stop-after=" + stop)
module = llvm.parse_assembly(open(path).read())
machine = llvm.Target.from_triple("amdgcn-amd-amdhsa").create_target_machine(cpu=cpu, opt=3)
machine.set_asm_verbosity(True)
sys.stdout.write(machine.emit_assembly(module))
"""
MARKS = "implicit-def|implicit|def|dead|killed|undef|renamable|internal|early-clobber|debug-use"
REGISTER = re.compile(rf"((?:{MARKS}) )*\$([a-z0-9_]+)")
PIECE = re.compile(r"(vgpr|agpr|sgpr)(\d+)(?:_(lo16|hi16))?")
LAST = "amdgpu-preload-kern-arg-prolog"
"""The pass behind which none adds instructions: it follows branch relaxation and loads arguments that may be preloaded."""
FILES = {"vgpr": "vector", "agpr": "accumulator", "sgpr": "scalar"}
BLOCK = re.compile(r"^  bb\.(\d+)")
INDEXED = re.compile(r"MOVREL|_indirect_(?:read|write)")
"""Instructions that index registers when they run: their implicit tuple is the array they reach, not a mark."""
SUCCESSORS = re.compile(r"%bb\.(\d+)")


@dataclass
class Block:
    entering: set[str] = field(default_factory=set)
    successors: list[int] = field(default_factory=list)
    steps: list[tuple[set[str], set[str]]] = field(default_factory=list)
    """(reads, writes) of each instruction."""
    unprinted: set[int] = field(default_factory=set)
    """The steps that are no instruction: they say that registers hold something, and the assembly has a comment for them."""


def pieces(name: str) -> set[str]:
    """The 16-bit halves a machine register name stands for: $vgpr1_vgpr2, $sgpr0_sgpr1, $vgpr3_lo16."""
    found: set[str] = set()
    for kind, number, half in PIECE.findall(name):
        halves = {"lo16": "l", "hi16": "h"}.get(half, "lh")
        found.update(f"{FILES[kind]} {number} {letter}" for letter in halves)
    return found


def step(line: str) -> tuple[set[str], set[str]]:
    """What one machine instruction reads and writes; marks that only keep a tuple together are left out."""
    before, equals, after = line.partition(" = ")
    explicit_writes, reads, implicit = set(), set(), []
    for match in REGISTER.finditer(before if equals else ""):
        explicit_writes |= pieces(match.group(2))
    for match in REGISTER.finditer(after if equals else line):
        marks = match.group(0)
        if "implicit" in marks:
            implicit.append((marks, pieces(match.group(2))))
        elif "def " in marks and "undef " not in marks:
            explicit_writes |= pieces(match.group(2))
        elif "undef " not in marks and "debug-use" not in marks:
            reads |= pieces(match.group(2))
    writes = set(explicit_writes)
    indexed = INDEXED.search(line) is not None
    for marks, registers in implicit:
        if not indexed and registers & (explicit_writes | reads):
            continue
        if "implicit-def" in marks:
            writes |= registers
        elif "undef " not in marks:
            reads |= registers
    return reads, writes


def machine_functions(text: str) -> dict[str, list[Block]]:
    """Function name → its blocks, from machine IR."""
    functions: dict[str, list[Block]] = {}
    numbers: dict[str, list[int]] = {}
    blocks: list[Block] = []
    order: list[int] = []
    for line in text.splitlines():
        if line.startswith("name:"):
            name = line.split(":", 1)[1].strip().strip("'")
            blocks, order = functions.setdefault(name, []), numbers.setdefault(name, [])
        elif found := BLOCK.match(line):
            blocks.append(Block())
            order.append(int(found.group(1)))
        elif blocks and line.startswith("    "):
            body = line.strip()
            if body.startswith("successors:"):
                blocks[-1].successors = [int(number) for number in SUCCESSORS.findall(body)]
            elif body.startswith("liveins:"):
                blocks[-1].entering = pieces(body)
            elif body and body != "}" and not body.startswith(("BUNDLE", "DBG_", "CFI_INSTRUCTION", "KILL", ";")):
                if "IMPLICIT_DEF" in body:
                    blocks[-1].unprinted.add(len(blocks[-1].steps))
                blocks[-1].steps.append(step(body.split(" :: ")[0]))
    for name, found_blocks in functions.items():
        place = {number: index for index, number in enumerate(numbers[name])}
        for block in found_blocks:
            block.successors = [place[number] for number in block.successors]
    return functions


def reaching(blocks: list[Block]) -> list[set[str]]:
    """Per block the registers that some path to it has written, or that the function is given."""
    reach: list[set[str]] = [set(blocks[0].entering) if blocks else set(), *(set() for _ in blocks[1:])]
    changed = True
    while changed:
        changed = False
        for index, block in enumerate(blocks):
            leaving = reach[index].union(*(writes for _, writes in block.steps))
            for target in block.successors:
                changed = changed or not leaving <= reach[target]
                reach[target] |= leaving
    return reach


def defined(blocks: list[Block], reached: list[set[str]]) -> None:
    """Take out reads of what no path has written: copies of whole tuples read pieces that hold nothing."""
    for block, reach in zip(blocks, reached, strict=True):
        known = set(reach)
        for index, (reads, writes) in enumerate(block.steps):
            block.steps[index] = (reads & known, writes)
            known |= writes


def peaks(blocks: list[Block]) -> dict[str, int]:
    """Most live 32-bit registers by file."""
    reached = reaching(blocks)
    defined(blocks, reached)
    live_in: list[set[str]] = [set() for _ in blocks]
    changed = True
    while changed:
        changed = False
        for index in range(len(blocks) - 1, -1, -1):
            live = set().union(*(live_in[target] for target in blocks[index].successors))
            for reads, writes in reversed(blocks[index].steps):
                live = (live - writes) | reads
            if live != live_in[index]:
                live_in[index] = live
                changed = True
    most: Counter[str] = Counter()
    for block, reach in zip(blocks, reached, strict=True):
        leaving = reach.union(*(writes for _, writes in block.steps))
        live = set().union(*(live_in[target] for target in block.successors)) & leaving
        for index in range(len(block.steps) - 1, -1, -1):
            reads, writes = block.steps[index]
            for alive in () if index in block.unprinted else (live | writes, (live - writes) | reads):
                for file, count in Counter(word.split(" ")[0] for word in {piece.rsplit(" ", 1)[0] for piece in alive}).items():
                    most[file] = max(most[file], count)
            live = (live - writes) | reads
    return dict(most)


def lowered(path: Path, cpu: str, stop: str) -> str | None:
    done = subprocess.run([sys.executable, "-c", LOWER, str(path), cpu, stop], capture_output=True, text=True, timeout=120)
    return done.stdout if done.returncode == 0 else None


def cpu_of(path: Path, default: str) -> str:
    found = re.search(r'"target-cpu"="(gfx\w+)"', path.read_text(errors="replace"))
    return found.group(1) if found else default


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("files", nargs="+", type=Path)
    arguments.add_argument("--cpu", default="gfx942", help="for files that name none")
    arguments.add_argument("--show", type=int, default=10, help="differing kernels to list")
    chosen = arguments.parse_args()
    equal: Counter[str] = Counter()
    compared: Counter[str] = Counter()
    differing = []
    failed = 0
    for path in chosen.files:
        cpu = cpu_of(path, chosen.cpu)
        machine, text = lowered(path, cpu, LAST), lowered(path, cpu, "")
        if machine is None or text is None:
            failed += 1
            continue
        functions = machine_functions(machine)
        for kernel in (kernel for module in isaview.read(text) for kernel in module.kernels):
            blocks = functions.get(kernel.name)
            if blocks is None or not kernel.is_entry or any(form.flow == "call" for form in kernel.forms):
                continue
            expected = peaks(blocks)
            for file in ("vector", "accumulator", "scalar"):
                found = liveness_of(kernel).peak(file)
                ours, theirs = (found[0] if found else 0), expected.get(file, 0)
                if theirs or ours:
                    compared[file] += 1
                    equal[file] += ours == theirs
                    if ours != theirs:
                        differing.append(f"{path.name} {kernel.name} {cpu}: {file} {ours}, machine IR {theirs}")
    print(f"{len(chosen.files)} files, {failed} not lowered")
    for file, count in compared.items():
        print(f"{file:12} {equal[file]:5} of {count:5} kernels equal  {100 * equal[file] / count:.2f} %")
    print("\n".join(differing[: chosen.show]))


if __name__ == "__main__":
    main()
