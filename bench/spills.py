#!/usr/bin/env python3
"""Spills by line against ptxas: bytes of the accesses that isaview calls spills, and those that ``ptxas -v`` counts.

    python bench/spills.py FOLDER_OF_PTX WORK [--limits 24 32 48 64] [--most 400]

Each PTX is compiled with each limit on registers; WORK keeps the cubins with their logs, and what is there is not made again.
Every kernel that ptxas says spills is judged twice: by the listing of ``nvdisasm``, which marks spills from 13.4 on, and by the
same listing without its marks, where the rules of the text are alone.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from isaview.analysis.private_accesses import private_accesses
from isaview.inputs.load import read

SPILLED = re.compile(
    r"Function properties for (\S+)\s+(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads"
)
ENTRY = re.compile(r"Compiling entry function '([^']+)'")
TARGET = re.compile(r"^\.target\s+(\w+)", re.M)
MARK = re.compile(r'\(\*"SpillRefill"\*\)')
SHOWN = 20
Bytes = tuple[int, int]


def compiled(text: Path, work: Path, limit: int) -> Path | None:
    """The cubin of a PTX with a limit on registers, its log beside it; None where ptxas does not make it."""
    out, log = work / f"{text.stem}.{limit}.cubin", work / f"{text.stem}.{limit}.log"
    if not log.exists():
        target = TARGET.search(text.read_text(errors="replace"))
        arch = f"-arch={target[1]}" if target is not None else "-arch=sm_90"
        line = ["ptxas", "-v", arch, f"-maxrregcount={limit}", str(text), "-o", str(out)]
        try:
            done = subprocess.run(line, capture_output=True, text=True, check=False, timeout=120)
        except subprocess.TimeoutExpired:
            log.write_text("")
            return None
        log.write_text(done.stderr)
    return out if out.exists() else None


def stated(log: str) -> dict[str, Bytes]:
    """Bytes stored and loaded by the spills of each entry function that has any."""
    entries = set(ENTRY.findall(log))
    found = {name: (int(stores), int(loads)) for name, _, stores, loads in SPILLED.findall(log) if name in entries}
    return {name: amounts for name, amounts in found.items() if any(amounts)}


def seen(text: str) -> Iterator[tuple[str, Bytes]]:
    """Bytes stored and loaded by the accesses of each kernel that isaview calls spills."""
    for module in read(text):
        for kernel in module.kernels:
            spills = [one.access for one in private_accesses(kernel) if one.kind == "spill"]
            stores, loads = (sum(each.bytes or 0 for each in spills if each.kind == kind) for kind in ("store", "load"))
            yield kernel.name, (stores, loads)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("folder", type=Path)
    options.add_argument("work", type=Path)
    options.add_argument("--limits", type=int, nargs="+", default=[24, 32, 48, 64])
    options.add_argument("--most", type=int, default=400, help="kernels")
    asked = options.parse_args()
    asked.work.mkdir(parents=True, exist_ok=True)
    count: Counter[str] = Counter()
    for text in sorted(asked.folder.glob("*.ptx")):
        for limit in asked.limits:
            cubin = compiled(text, asked.work, limit)
            truth = {} if cubin is None else stated((asked.work / f"{text.stem}.{limit}.log").read_text())
            if cubin is None or not truth or count["kernels"] >= asked.most:
                continue
            listed = subprocess.run(["nvdisasm", "-c", "-hex", str(cubin)], capture_output=True, text=True, check=True).stdout
            marked, alone = dict(seen(listed)), dict(seen(MARK.sub("", listed)))
            for name, amounts in truth.items():
                count["kernels"] += 1
                count["equal"] += marked.get(name) == amounts
                if marked.get(name) != amounts and count["kernels"] - count["equal"] <= SHOWN:
                    print(f"{cubin.name} {name}: ptxas {amounts}, by line {marked.get(name)}", file=sys.stderr)
                here = alone.get(name, (0, 0))
                count["text alone: equal"] += here == amounts
                for kind, own, whole in zip(("stores", "loads"), here, amounts, strict=True):
                    count[f"bytes of {kind}"] += whole
                    count[f"bytes of {kind} called spills by the text alone"] += own
                    count[f"text alone: more {kind} than ptxas"] += own > whole
    for name, number in count.items():
        print(f"{number:10,}  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
