"""What `isaview show` says of PTX where there is a ptxas: blocks per SM against the machine code, and what asking costs.

    python bench/asked.py FILE.ptx… [--times N]

Registers of the machine code are those that ``cuobjdump -res-usage`` reads in the cubin which ptxas makes of the same text.
Blocks are those of the group size and the tensor memory that show says. Times are the least of N runs, taken in turn: with
``--estimate`` and asking, both anew (``--no-cache``), and both again with what was kept; each as wall and as processor time,
with the processes that isaview starts.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from isaview.base.programs import find_tool
from isaview.gpus.hardware import find_gpu
from isaview.gpus.launch import Resources
from isaview.gpus.occupancy import occupancy
from isaview.tools.ptxas import tool_for

_USED = re.compile(r"Function (\S+):\s+REG:(\d+)")
WAYS = (
    ("estimate", ("--estimate", "--no-cache")),
    ("asked", ("--no-cache",)),
    ("estimate again", ("--estimate",)),
    ("again", ()),
)


def registers(path: Path, target: str) -> Mapping[str, int]:
    """The registers of each function in the machine code."""
    tool = tool_for(path.read_text(errors="replace"))
    assert tool is not None, "there is no ptxas"
    with tempfile.TemporaryDirectory() as folder:
        cubin = f"{folder}/k.cubin"
        made = subprocess.run([tool.path, f"-arch={target}", str(path), "-o", cubin], capture_output=True, check=False)
        if made.returncode:
            return {}
        printed = subprocess.run([find_tool("cuobjdump")[0], "-res-usage", cubin], capture_output=True, text=True, check=True)
    return {name: int(count) for name, count in _USED.findall(printed.stdout)}


def shown(path: Path, environment: Mapping[str, str], *options: str) -> list[dict[str, Any]]:
    """The modules that show reports."""
    command = [sys.executable, "-m", "isaview", "show", str(path), "--format", "json", *options]
    done = subprocess.run(command, capture_output=True, text=True, env=dict(environment), check=False)
    modules: list[dict[str, Any]] = json.loads(done.stdout)["inputs"]
    return modules


def blocks(module: Mapping[str, Any], truth: Mapping[str, int]) -> list[tuple[bool, bool]]:
    """For each kernel of known blocks: whether they are those of the machine code, and whether ptxas states its registers."""
    judged = []
    for kernel in module["kernels"]:
        found_here = kernel["occupancy"]
        if not kernel["is_entry"] or kernel["name"] not in truth or found_here["groups"]["value"] is None:
            continue
        shared, columns = (
            (kernel["stated"].get(name) or {"value": 0})["value"] or 0 for name in ("shared_bytes", "tensor_columns")
        )
        taken = Resources(
            vector_registers=truth[kernel["name"]],
            shared_bytes=shared,
            threads=found_here["threads"],
            tensor_columns=columns,
        )
        right = occupancy(find_gpu(module["target"]), taken).groups.value == found_here["groups"]["value"]
        judged.append((right, kernel["registers"]["allocated"]["vector"]["origin"] == "stated"))
    return judged


def spent(path: Path, environment: Mapping[str, str], options: Sequence[str]) -> tuple[float, float]:
    """Wall and processor seconds of one run."""
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    command = [sys.executable, "-m", "isaview", "show", str(path), *options]
    subprocess.run(command, capture_output=True, env=dict(environment), check=False)
    wall, after = time.perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--times", type=int, default=0)
    options = parser.parse_args()
    judged: list[tuple[bool, bool]] = []
    estimated: list[tuple[bool, bool]] = []
    costs: list[list[tuple[float, float]]] = []
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "ISAVIEW_EXACT": "auto", "XDG_CACHE_HOME": folder}
        for path in options.files:
            for module in shown(path, environment):
                truth = registers(path, module["target"])
                judged += blocks(module, truth)
                estimated += [row for one in shown(path, environment, "--estimate") for row in blocks(one, truth)]
                entries = sum(kernel["is_entry"] for kernel in module["kernels"])
                if options.times and entries == 1:
                    runs = [[spent(path, environment, way) for _, way in WAYS] for _ in range(options.times)]
                    costs.append([(min(r[at][0] for r in runs), min(r[at][1] for r in runs)) for at in range(len(WAYS))])
                    print(path.name, path.stat().st_size, *(f"{wall:.2f}/{cpu:.2f}" for wall, cpu in costs[-1]), flush=True)
    for title, rows in (("asked", [row for row in judged if row[1]]), ("not asked", [row for row in judged if not row[1]])):
        print(f"{title}: blocks right for {sum(right for right, _ in rows)} of {len(rows)} kernels")
    print(f"--estimate: blocks right for {sum(right for right, _ in estimated)} of {len(estimated)} kernels")
    for at, measure in enumerate(("wall", "processor")) if costs else ():
        for way in (1, 3):
            pairs = [(one[way][at], one[way - 1][at]) for one in costs]
            ratios = [here / there for here, there in pairs]
            allowed, more = (1.5, 0.15) if way == 1 else (1.1, 0.0)
            within = [here <= max(there * allowed, there + more) for here, there in pairs]
            ends = f"median {statistics.median(ratios):.2f} ×, most {max(ratios):.2f} ×"
            print(f"{measure}, {WAYS[way][0]}: {ends}, within what is allowed for {sum(within)} of {len(costs)}")


if __name__ == "__main__":
    main()
