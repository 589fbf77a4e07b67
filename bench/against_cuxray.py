#!/usr/bin/env python3
"""isaview beside cuxray on the same cubins: what both answer, who is right where they differ, and what each costs.

    python bench/against_cuxray.py FOLDER… --cuxray PROGRAM [--count 50] [--seed 1] [--threads 256] [--most 800000] [--show 5]

Cubins are drawn from the folders with a seed. Each program is run as its users do, once over a folder of them, with nothing
kept and again; what its own processes take counts too. Judges: ``cuobjdump -res-usage`` for registers, stack, constants and
shared memory (less what the system keeps, where ``readelf`` shows a section of it), the spills that nvdisasm marks, and
cuxray's own calculator for blocks, given the judge's shared memory. For registers in use the judge takes what life ranges
(``nvdisasm -plr``) show read and written, lets a call read and write what its function does, and counts what is alive between
two instructions. cuxray gives the marks of a line: what dies there and what begins there, and for a call R0 and R3 to R15.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import structs
from sass import life_ranges

from isaview.flow.callees import with_callees
from isaview.flow.liveness import liveness_of
from isaview.inputs.load import read

USAGE = re.compile(r"Function (\S+):\n\s*(REG:.*)")
FIELD = re.compile(r"([A-Z]+(?:\[\d+\])?):(\d+)")
FUNCTION = re.compile(r"^\s*\.section\s+\.text\.([^,\s]+)", re.M)
MARKED = re.compile(r'\b(STL|LDL)((?:\.\w+)*) [^;]*\(\*"SpillRefill"\*\)')
SYSTEM = 1024
LABEL = re.compile(r"(\.L_x_\d+):")
GOAL = re.compile(r"\bBRA\b.*`\((\.L_x_\d+)\)")
INSTRUCTION = re.compile(r"\s+/\*[0-9a-f]{4,}\*/")
LANES, WIDEST, BANKS_BYTES = 32, 16, 128
Answers = dict[str, Any]
Kernels = dict[tuple[str, str], Answers]


def run(command: Sequence[str], environment: Mapping[str, str]) -> tuple[float, float]:
    """Wall and processor seconds of a program with all it starts."""
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    done = subprocess.run(command, capture_output=True, text=True, env=dict(environment), check=False)
    wall, after = time.perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        print(f"{command[0]} ended with {done.returncode}: {done.stderr[-300:]}", file=sys.stderr)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def of_cuxray(path: Path) -> Kernels:
    """What cuxray answers, under the names used here."""
    found: Kernels = {}
    for unit in json.loads(path.read_text())["units"]:
        for kernel in unit["kernels"]:
            taken, spills, access = kernel["resources"], kernel["spills"] or {}, kernel["access"]
            occupancy = kernel["occupancy"] or {}
            loops = {one["header"]: one["instructions"] for one in kernel["roofline"] or []}
            found[unit["label"], kernel["name"]] = {
                "registers": taken["regs"],
                "stack bytes": taken["stack_frame"],
                "shared bytes": taken["smem_static"],
                "constant bytes": taken["constant"],
                "registers in use": kernel["pressure"].get("peak", {}).get("live_gpr"),
                "spill store bytes": spills.get("store_bytes"),
                "spill load bytes": spills.get("load_bytes"),
                "blocks per SM": occupancy.get("blocks_per_sm"),
                "instructions of loops": loops or None,
                "bank conflicts": access["conflicted_shared_accesses"] > 0 or (None if access["unanalyzed_count"] else False),
                "uncoalesced": access["uncoalesced_global_accesses"] > 0 or (None if access["unanalyzed_count"] else False),
            }
    return found


def more_than_ideal(access: Answers) -> bool | None:
    """Whether an access takes longer than its bytes alone do, None where its banks or the group's width do not decide it."""
    found, size = access["conflicts"] or {}, access["bytes"]
    if found.get("value") is None or size is None:
        return None
    least, most = (found["value"] if found[end] is None else found[end] for end in ("low", "high"))
    ideal = max(1, (size if access["kind"] == "async_copy" or size > WIDEST else LANES * size) // BANKS_BYTES)
    return True if least > ideal else False if most <= ideal else None


def of_isaview(path: Path) -> Kernels:
    """What isaview answers."""
    found: Kernels = {}
    for module in json.loads(path.read_text())["inputs"]:
        for kernel in module["kernels"]:
            if kernel["private"] is None:
                continue  # there is no listing of it
            stated = {name: measure["value"] for name, measure in kernel["stated"].items()}
            live, private = kernel["registers"]["peak_live"], kernel["private"]
            shared = [more_than_ideal(one) for one in kernel["accesses"] if one["space"] == "shared"]
            patterns = [one["pattern"] for one in kernel["accesses"] if one["space"] == "global"]
            found[Path(module["path"]).name, kernel["name"]] = {
                "registers": kernel["registers"]["allocated"].get("total", {}).get("value"),
                "stack bytes": stated.get("private_bytes"),
                "shared bytes": stated.get("shared_bytes_static"),
                "constant bytes": stated.get("constant_bytes"),
                "registers in use": live.get("vector", {}).get("value"),
                "spill store bytes": stated.get("spilled_store_bytes", (private["stores"] or {}).get("value")),
                "spill load bytes": stated.get("spilled_load_bytes", (private["loads"] or {}).get("value")),
                "blocks per SM": kernel["occupancy"]["groups"]["value"],
                "instructions of loops": {loop["header"]: loop["instructions"] for loop in kernel["loops"]} or None,
                "bank conflicts": True in shared or (None if None in shared else False),
                "uncoalesced": "strided" in patterns or "scattered" in patterns or (None if "unknown" in patterns else False),
            }
    return found


def stretches(text: str) -> dict[str, int]:
    """Label → instructions from it to the last branch back to it."""
    begins: dict[str, int] = {}
    found: dict[str, int] = {}
    count = 0
    for line in text.split("\n"):
        label, goal = LABEL.match(line), GOAL.search(line)
        if label:
            begins[label[1]] = count
        count += INSTRUCTION.match(line) is not None
        if goal and goal[1] in begins:
            found[goal[1]] = count - begins[goal[1]]
    return found


def in_use(path: Path) -> dict[str, int]:
    """The most registers alive between two instructions of each function, by what life ranges show read and written."""
    command = ("nvdisasm", "-plr", "-lrm", "narrow", "-hex", "-c", str(path))
    text = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    shown = life_ranges(text)
    found: dict[str, int] = {}
    for module in read(text):
        for kernel in module.kernels:
            numbers = {register.name: number for number, register in enumerate(kernel.registers)}
            own, reads, writes = kernel.operands, [], []
            for index, (line, form) in enumerate(zip(kernel.lines, kernel.forms, strict=True)):
                there = None if form.opcode.startswith("CALL") else shown.get(line)
                reads.append(tuple(numbers[name] for name in (there.reads if there else ()) if name in numbers))
                writes.append(tuple(numbers[name] for name in (there.writes if there else ()) if name in numbers))
                if form.implicit_reads:  # the stack pointer stays in use until a function is left
                    reads[-1] = (*reads[-1], *own.reads[index])
            kills = [() if form.guard else written for form, written in zip(kernel.forms, writes, strict=True)]
            kernel.operands = structs.replace(own, reads=reads, writes=writes, kills=kills)
            kernel._results.clear()
        with_callees(module)
        found |= {kernel.name: (liveness_of(kernel).peak("vector") or (0, 0))[0] for kernel in module.kernels}
    return found


def judged(path: Path) -> dict[str, Answers]:
    """What NVIDIA's tools say of each function of a cubin."""

    def printed(*command: str) -> str:
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout

    sections = printed("readelf", "-SW", str(path))
    found: dict[str, Answers] = {}
    for name, line in USAGE.findall(printed("cuobjdump", "-res-usage", str(path))):
        fields = {key: int(value) for key, value in FIELD.findall(line)}
        shared = fields["SHARED"] - (SYSTEM if fields["SHARED"] and ".nv.shared.reserved" in sections else 0)
        found[name] = {
            "registers": fields["REG"],
            "stack bytes": fields["STACK"],
            "shared bytes": shared,
            "constant bytes": fields.get("CONSTANT[0]"),
            "spill store bytes": 0,
            "spill load bytes": 0,
        }
    for name, count in in_use(path).items():
        found.setdefault(name, {})["registers in use"] = count
    pieces = FUNCTION.split(printed("nvdisasm", "-c", str(path)))
    for name, text in zip(pieces[1::2], pieces[2::2], strict=True):
        if name in found:
            found[name]["instructions of loops"] = stretches(text)
        for kind, words in MARKED.findall(text):
            size = 16 if ".128" in words else 8 if ".64" in words else 4
            key = "spill store bytes" if kind == "STL" else "spill load bytes"
            if name in found:
                found[name][key] += size
    return found


def calculated(program: str, target: str, judge: Answers, threads: int) -> int | None:
    """Blocks by cuxray's calculator."""
    shared = ("--smem", str(judge["shared bytes"]))
    command = [program, "occupancy", "--arch", target, "--regs", str(judge["registers"]), "--threads", str(threads), *shared]
    done = subprocess.run([*command, "--json"], capture_output=True, text=True, check=False)
    blocks: int | None = json.loads(done.stdout).get("blocks_per_sm") if not done.returncode else None
    return blocks


def _judge(here: Any, there: Any, right: Any) -> str:
    return "open" if right not in (here, there) else "isaview right" if here == right else "cuxray right"


def compare(given: argparse.Namespace, folder: Path, theirs: Kernels, ours: Kernels) -> None:
    """The table."""
    verdicts: dict[str, Counter[str]] = defaultdict(Counter)
    examples: dict[str, list[str]] = defaultdict(list)
    judges = {path.name: judged(path) for path in folder.iterdir()}
    targets = {unit["label"]: unit["arch"] for unit in json.loads((folder.parent / "cuxray.json").read_text())["units"]}
    for (file, name), answers in theirs.items():
        own, judge = ours.get((file, name), {}), judges[file].get(name, {})
        for question, there in answers.items():
            here, right = own.get(question), judge.get(question)
            if question == "instructions of loops" and here and there:
                both = here.keys() & there.keys()
                both = {one for one in both if here[one] != there[one]}
                here, there, right = ({one: loops.get(one) for one in both} for loops in (here, there, right or {}))
            if there is None or here is None:
                verdicts[question]["only cuxray" if here is None and there is not None else "only isaview or neither"] += 1
                continue
            if here != there and question == "blocks per SM" and judge:
                right = calculated(given.cuxray, targets[file], judge, given.threads)
            verdict = "same" if here == there else _judge(here, there, right)
            verdicts[question][verdict] += 1
            if verdict not in ("same", "isaview right") and len(examples[question]) < given.show:
                examples[question].append(f"{file} {name[:60]}: {here} here, {there} there, {right} by the judge")
    print(f"{len(theirs)} kernels of cuxray, {len(theirs.keys() - ours.keys())} of them not here")
    for question, counts in verdicts.items():
        print(f"{question:24}" + ", ".join(f"{verdict} {count}" for verdict, count in counts.most_common()))
        for line in examples[question]:
            print(f"    {line}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--cuxray", required=True)
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=256)
    parser.add_argument("--most", type=int, default=800_000, help="bytes of a cubin")
    parser.add_argument("--show", type=int, default=5)
    given = parser.parse_args()
    pool = sorted(path for each in given.folders for path in each.rglob("*.cubin") if path.stat().st_size <= given.most)
    drawn = random.Random(given.seed).sample(pool, min(given.count, len(pool)))
    with tempfile.TemporaryDirectory() as work:
        folder = Path(work) / "cubins"
        folder.mkdir()
        for number, path in enumerate(drawn):
            shutil.copy(path, folder / f"{number:03}.{path.name}")
        outputs = [Path(work) / f"{name}.json" for name in ("cuxray", "isaview")]
        environment = {**os.environ, "XDG_CACHE_HOME": str(Path(work) / "cache"), "HOME": work}
        theirs = [given.cuxray, "report", str(folder), "--threads", str(given.threads), "--json", "-o", str(outputs[0])]
        ours = [sys.executable, "-m", "isaview", "show", str(folder), "-t", str(given.threads), "-o", str(outputs[1])]
        for title in ("first", "again"):
            costs = [run(command, environment) for command in (theirs, ours)]
            for kind, there, here in zip(("wall", "processor"), *costs, strict=True):
                print(f"{title}, {kind}: cuxray {there:.1f} s, isaview {here:.1f} s, {there / here:.2f} ×", flush=True)
        compare(given, folder, of_cuxray(outputs[0]), of_isaview(outputs[1]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
