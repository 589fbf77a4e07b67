"""How well the estimate holds against other versions of ptxas, and how far they are from the one in the truths.

    python bench/versions.py CORPUS_DIR… --ptxas PTXAS…

CORPUS_DIR is as for ``bench/accuracy.py``. Every file is given to each PTXAS as well; to one that does not know the text's PTX
version, with the newest it knows. Kernels count where that assembles.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from accuracy import USED, Case, case, table, truths

import isaview

VERSION = re.compile(r"^(\s*\.version\s+)\d+\.\d+", re.M)
NEWEST = re.compile(r"Unsupported \.version .*current version is '(\d+\.\d+)'")
RELEASE = re.compile(r"V(\d+\.\d+\.\d+)")
LONGEST = 300
"""Seconds that one file may take."""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--ptxas", nargs="+", required=True)
    asked = parser.parse_args()
    files = [path for folder in asked.folders for path in sorted(folder.rglob("*.ptx")) if truths(path)]
    found = {release(ptxas): [pair for path in files for pair in pairs(path, ptxas)] for ptxas in asked.ptxas}
    found = {name: both for name, both in found.items() if both}
    table("the estimate", {name: [other for _, other in both] for name, both in found.items()})
    table("the truth's version", {name: [as_estimate(*pair) for pair in both] for name, both in found.items()})


def release(ptxas: str) -> str:
    """The version a ptxas calls itself."""
    found = RELEASE.search(subprocess.run([ptxas, "--version"], capture_output=True, text=True, check=True).stdout)
    return found[1] if found else ptxas


def pairs(path: Path, ptxas: str) -> Iterator[tuple[Case, Case]]:
    """Each kernel of a file held against its truth, and against what another ptxas states."""
    beside = truths(path)
    text = path.read_text(errors="replace")
    stated = {
        name: used for arch in {one["arch"] for one in beside.values()} for name, used in given(text, arch, ptxas).items()
    }
    for module in isaview.read(path) if stated else ():
        for kernel in module.kernels:
            if kernel.is_entry and kernel.name in stated and kernel.name in beside:
                truth = beside[kernel.name]
                yield case(path, kernel, truth), case(path, kernel, {**truth, "registers": stated[kernel.name]})


def as_estimate(truth: Case, other: Case) -> Case:
    """What one version states as if it were the estimate for the other."""
    return replace(other, estimate=truth.truth, blocks=truth.blocks_truth, low=truth.truth, high=truth.truth)


def given(text: str, arch: str, ptxas: str) -> dict[str, int]:
    """What ``ptxas -v`` states for each kernel of a text; nothing where it takes too long or refuses."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "text.ptx"
        command = [ptxas, "-v", f"-arch={arch}", str(source), "-o", str(Path(folder) / "out")]
        run = partial(subprocess.run, command, capture_output=True, text=True, check=False, timeout=LONGEST)
        source.write_text(text)
        try:
            printed = run().stderr
            newest = NEWEST.search(printed)
            if newest:
                source.write_text(VERSION.sub(rf"\g<1>{newest[1]}", text, count=1))
                printed = run().stderr
        except subprocess.TimeoutExpired:
            return {}
    return {name: int(used) for name, _, _, used in USED.findall(printed)}


if __name__ == "__main__":
    main()
