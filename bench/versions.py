"""How well the estimate holds against other versions of ptxas, and how far they are from the one in the truths.

    python bench/versions.py CORPUS_DIR… --ptxas PTXAS…

CORPUS_DIR is as for ``bench/accuracy.py``. Every file is given to each PTXAS as well; to one that does not know the text's PTX
version, with the newest it knows. Kernels count where that assembles.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from accuracy import USED, Case, case, table, truths

import isaview
from isaview.tools.lower import Failed
from isaview.tools.ptxas import Tool, asked, told


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--ptxas", nargs="+", required=True)
    wanted = parser.parse_args()
    files = [path for folder in wanted.folders for path in sorted(folder.rglob("*.ptx")) if truths(path)]
    tools = [tool for path in wanted.ptxas for tool in told(path)]
    found = {tool.version: [pair for path in files for pair in pairs(path, tool)] for tool in tools}
    found = {name: both for name, both in found.items() if both}
    table("the estimate", {name: [other for _, other in both] for name, both in found.items()})
    table("the truth's version", {name: [as_estimate(*pair) for pair in both] for name, both in found.items()})


def pairs(path: Path, ptxas: Tool) -> Iterator[tuple[Case, Case]]:
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


def given(text: str, arch: str, ptxas: Tool) -> dict[str, int]:
    """What ``ptxas -v`` states for each kernel of a text; nothing where it takes too long or refuses."""
    answer = asked(ptxas, text, arch)
    return {} if isinstance(answer, Failed) else {name: int(used) for name, _, _, used in USED.findall(answer["output"])}


if __name__ == "__main__":
    main()
