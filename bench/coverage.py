"""Coverage: how much of real dumps is read, and how many instructions have a row of their own.

    python bench/coverage.py PATH… [--worst 10]

Prints per dialect files, statements, read, unknown and fallback rows, and the commonest unread messages and unknown opcodes.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import isaview


@dataclass
class Tally:
    files: int = 0
    empty: int = 0
    megabytes: float = 0.0
    seconds: float = 0.0
    kernels: int = 0
    statements: int = 0
    read: int = 0
    recognised: Counter[str] = field(default_factory=Counter)
    messages: Counter[str] = field(default_factory=Counter)
    opcodes: Counter[str] = field(default_factory=Counter)


def files_of(paths: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        found.extend(sorted(inner for inner in path.rglob("*") if inner.is_file()) if path.is_dir() else [path])
    return [path for path in found if path.suffix in (".ptx", ".s", ".ll", ".llir", ".amdgcn", ".asm", ".txt", ".dis")]


def tally_file(path: Path, tallies: dict[str, Tally]) -> None:
    start = time.perf_counter()
    modules = isaview.read(path)
    seconds = time.perf_counter() - start
    if not modules:
        tallies.setdefault("not read at all", Tally()).files += 1
        tallies["not read at all"].messages[path.name] += 1
        return
    tally = tallies.setdefault(modules[0].dialect, Tally())
    tally.files += 1
    tally.megabytes += path.stat().st_size / 1e6
    tally.seconds += seconds
    for module in modules:
        tally.kernels += len(module.kernels)
        tally.statements += module.statements_total
        tally.read += module.statements_read
        for diagnostic in module.diagnostics:
            tally.messages[f"{diagnostic.message}  e.g. {path.name}:{diagnostic.line}: {diagnostic.text[:80]}"] += 1
        for kernel in module.kernels:
            for form, count in Counter(kernel.forms).items():
                tally.recognised[form.recognised] += count
                if form.recognised != "table":
                    tally.opcodes[f"{form.recognised} {form.mnemonic}"] += count


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("paths", nargs="+", type=Path)
    arguments.add_argument("--worst", type=int, default=8, help="messages and opcodes to show")
    chosen = arguments.parse_args()
    tallies: dict[str, Tally] = {}
    for path in files_of(chosen.paths):
        tally_file(path, tallies)
    for dialect, tally in tallies.items():
        instructions = sum(tally.recognised.values())
        print(f"{dialect}: {tally.files:,} files, {tally.megabytes:.1f} MB, {tally.kernels:,} kernels and functions")
        if tally.statements:
            print(f"  statements {tally.statements:,}, read {100 * tally.read / tally.statements:.4f} %")
        if instructions:
            shares = {kind: 100 * tally.recognised[kind] / instructions for kind in ("unknown", "family")}
            told = f"unknown {shares['unknown']:.4f} %, by family only {shares['family']:.4f} %"
            print(f"  instructions {instructions:,}, {told}")
            print(f"  {tally.megabytes / tally.seconds:.1f} MB/s with the model built")
        for name, counter in (("unread", tally.messages), ("opcode", tally.opcodes)):
            for text, count in counter.most_common(chosen.worst):
                print(f"    {name} {count:6,} × {text}")


if __name__ == "__main__":
    main()
