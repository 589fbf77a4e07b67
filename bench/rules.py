"""What the rules find in dumps drawn at random, for reading beside the text: the figures of docs/trust/figures.md.

    python bench/rules.py FOLDER --files 250 --findings 40 --seed 1

Prints how often each rule found something, then findings drawn at random, each with the lines around it.
"""

import argparse
import random
from collections import Counter
from pathlib import Path

import isaview
from isaview.reports.rule import Finding

SUFFIXES = (".ptx", ".s", ".ll")
MOST_BYTES = 250_000
AROUND = 4


def drawn(folder: Path, count: int, chance: random.Random) -> list[Path]:
    """So many dumps of a folder, none of them huge."""
    found = sorted(path for path in folder.rglob("*") if path.suffix in SUFFIXES and path.stat().st_size < MOST_BYTES)
    return sorted(chance.sample(found, min(count, len(found))))


def shown(path: Path, kernel: str, finding: Finding) -> str:
    """A finding with the lines around it."""
    lines = path.read_text(encoding="utf-8", errors="replace").split("\n")
    first = max(0, finding.line - AROUND)
    text = "\n".join(f"    {number:6d}  {lines[number - 1][:110]}" for number in range(first + 1, finding.line + AROUND))
    return f"{finding.code} {finding.name} {path}:{finding.line} {kernel}\n    {finding.message}\n{text}\n"


def main() -> None:
    """Draw, look, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--files", type=int, default=250)
    parser.add_argument("--findings", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    chance = random.Random(given.seed)
    found: list[tuple[Path, str, Finding]] = []
    kernels = 0
    for path in drawn(given.folder, given.files, chance):
        for kernel in isaview.report(isaview.read(path), figures_only=True, select=("all",)).kernels:
            kernels += 1
            found.extend((path, kernel.demangled, one) for one in kernel.findings or ())
    tally = Counter(one.code for _, _, one in found)
    print(f"{given.files} files, {kernels:,} kernels and functions, {len(found):,} findings")
    print("  ".join(f"{code} {number}" for code, number in sorted(tally.items())), end="\n\n")
    for path, name, one in chance.sample(found, min(given.findings, len(found))):
        print(shown(path, name, one))


if __name__ == "__main__":
    main()
