"""What two versions of isaview say of the same dumps: figures that differ, family by family, and the time each takes.

python bench/before_after.py --before OLD/bin/python [--after NEW/bin/python] [--show FAMILY] DUMP…

Families are the keys of a kernel in the JSON report. Sentences (``because``, ``reason``, messages) are left out unless
``--words`` is given. Times are processor time of whole processes, in turn, the least of three runs.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

SENTENCES = frozenset(("because", "reason", "reasons", "change", "message", "not_modelled", "origin_text", "hint"))


def report_of(python: str, files: list[str]) -> tuple[Any, float]:
    """The report of some files, and the processor time it took."""
    offered = subprocess.run([python, "-m", "isaview", "show", "--help"], capture_output=True, text=True, check=True).stdout
    estimate = ["--estimate"] if "--estimate" in offered else []  # versions without the option never asked ptxas by themselves
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [python, "-m", "isaview", "show", *files, "--format", "json", *estimate]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return (json.loads(done.stdout) if done.stdout.strip() else {"inputs": []}), seconds


def leaves(value: Any, words: bool, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every number, word and flag below a value, by its path."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if words or key not in SENTENCES:
                yield from leaves(inner, words, f"{path}.{key}")
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from leaves(inner, words, f"{path}[{index}]")
    else:
        yield path, value


def kernels(report: Any) -> Iterator[tuple[str, str, Any]]:
    """(file and kernel, family, value) of every kernel, and the statements of every module."""
    for module in report["inputs"]:
        where = f"{module['path']}:{module['line']}"
        yield where, "statements", [module["statements"], module["diagnostics"]]
        for number, kernel in enumerate(module["kernels"]):
            for family, value in kernel.items():
                yield f"{where} {number} {kernel['name']}", family, value


def main() -> None:
    """Compare and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", required=True)
    parser.add_argument("--after", default=sys.executable)
    parser.add_argument("--show", default="", help="print the differences of this family")
    parser.add_argument("--words", action="store_true")
    parser.add_argument("--times", action="store_true", help="time each file by itself, three times in turn")
    parser.add_argument("dumps", nargs="+")
    given = parser.parse_args()
    files = [str(path) for one in map(Path, given.dumps) for path in (sorted(one.rglob("*.*")) if one.is_dir() else [one])]
    same, different = Counter[str](), Counter[str]()
    for start in range(0, len(files), 20):
        batch = files[start : start + 20]
        sides = []
        for python in (given.before, given.after):
            report, _ = report_of(python, batch)
            sides.append({(where, family): dict(leaves(value, given.words)) for where, family, value in kernels(report)})
        for key in sides[0].keys() | sides[1].keys():
            old, new = (side.get(key) for side in sides)
            (same if old == new else different)[key[1]] += 1
            if old != new and given.show in (key[1], "all"):
                print(key[0])
                for path in sorted((old or {}).keys() | (new or {}).keys()):
                    values = [(side or {}).get(path, "(absent)") for side in (old, new)]
                    if values[0] != values[1]:
                        print(f"    {key[1]}{path}: {values[0]} → {values[1]}")
    for family in sorted(same | different):
        print(f"{family:14} same {same[family]:6,}  different {different[family]:6,}")
    if given.times:
        for file in files:
            runs = [[report_of(python, [file])[1] for python in (given.before, given.after)] for _ in range(3)]
            old_time, new_time = (min(run[side] for run in runs) for side in (0, 1))
            print(f"{Path(file).name:40} {old_time:6.2f} s → {new_time:6.2f} s  ×{new_time / old_time:.2f}")


if __name__ == "__main__":
    main()
