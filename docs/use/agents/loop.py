"""What an agent learns of a version of its kernel, what it changes, and what decides whether it keeps the change.

``python loop.py OLD NEW`` shows a step, ``python loop.py`` the figures of all versions.
"""

from __future__ import annotations

import json
import subprocess
import sys
from difflib import unified_diff
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
LAUNCH = ("--threads", "32x8")


def isaview(command: str, *words: str) -> Any:
    """What a command writes as JSON. Exit code 1 is a finding, 2 no trustworthy answer: there is nothing to decide by."""
    done = subprocess.run(
        ["isaview", command, *words, *LAUNCH, "--format", "json"], cwd=HERE, capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode not in (0, 1):
        raise SystemExit(done.stderr)
    return json.loads(done.stdout)


def step(old: str, new: str) -> None:
    """The findings that stop the old version, the change, and what it did."""
    for finding in isaview("check", f"{old}.ptx", "--log", f"{old}.log")["findings"]:
        print(f"{finding['path']}:{finding['line']}: {finding['message']}")
    texts = [(HERE / f"{name}.cu").read_text(encoding="utf-8").splitlines() for name in (old, new)]
    print(*(line for line in unified_diff(*texts, lineterm="", n=0) if line[:2] not in ("--", "++", "@@")), sep="\n")
    logs = ("--old-log", f"{old}.log", "--log", f"{new}.log")
    (kernel,) = isaview("diff", f"{old}.ptx", f"{new}.ptx", *logs)["kernels"]
    time = kernel["bound"]["equal_work"]["time"]
    clocks = f"{time['value']:.2f} × ({time['origin']})" if time["value"] is not None else f"not known: {time['because']}"
    print(f"{kernel['why']}\nclocks for equal work: {clocks}")


def figures() -> None:
    """A line for each version: of its accesses the most sectors of a request to memory, and the most turns in shared memory."""
    print("version  registers  warps/SM  bound   sectors  turns  findings")
    for source in sorted(HERE.glob("step?.cu")):
        name = source.stem
        (module,) = isaview("show", f"{name}.ptx", "--log", f"{name}.log")["inputs"]
        (kernel,) = module["kernels"]
        registers, waves = kernel["registers"]["allocated"]["vector"]["value"], kernel["occupancy"]["waves"]["value"]
        most = {
            name: max(
                (access[name]["value"] for access in kernel["accesses"] if access["space"] == space and access[name]), default=0
            )
            for name, space in (("sectors", "global"), ("conflicts", "shared"))
        }
        row = (registers, waves, kernel["bound"]["verdict"], most["sectors"], most["conflicts"], len(kernel["findings"]))
        print("{:8} {:9}  {:8}  {:7} {:>7}  {:>5}  {:8}".format(name, *row))


if __name__ == "__main__":
    step(*sys.argv[1:]) if len(sys.argv) > 1 else figures()
