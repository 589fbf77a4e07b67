"""What the inference about indexed registers is worth: backward elimination over the kernels in ``bench/indexed``.

    python bench/ablation_arrays.py [--split choose] [--whole]

clang-22 and llc-22 compile each source for several GPUs and at two levels. LLVM's own machine code gives the truth, as in
``bench/liveness_oracle.py``. ``--whole`` only compares all of the inference with none of it.
"""

from __future__ import annotations

import argparse
import itertools
import math
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, cast

from ablation import Known, Outcome, Switches, constantly, eliminate
from accuracy import Row
from liveness_oracle import LAST, machine_functions, peaks

import isaview
from isaview.analysis.analyzers import registers
from isaview.flow import register_arrays
from isaview.flow.liveness import liveness_of
from isaview.languages.amdgcn.dialect import DIALECT
from isaview.model.kernel import Kernel

SOURCES = Path(__file__).parent / "indexed"
SPLITS = {
    "fit": ("stacks", "tables", "vectors", "windows"),
    "choose": ("sorting", "counts", "curves", "machines", "paths", "filters"),
    "final": ("ciphers", "rows", "distances"),
}
GPUS = ("gfx900", "gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1201")
LEVELS = ("-O1", "-O3")
COMPILE = {
    ".cl": ["-x", "cl", "-cl-std=CL2.0", "-target", "amdgcn-amd-amdhsa", "-Xclang", "-finclude-default-header", "-mcpu={gpu}"],
    ".hip": ["-x", "hip", "--offload-device-only", "-nogpuinc", "--offload-arch={gpu}"],
}
WHOLE: Switches = {"all of it": [(register_arrays, "_size", constantly(1))]}
SWITCHES: Switches = {
    "values nobody reads": [(register_arrays, "_unread", lambda kernel, *_others: [0] * len(kernel))],
    "sizes of arrays": [(register_arrays, "_SIZES", tuple(range(1, 33)))],
    "what is allocated": [(register_arrays, "_bounds", constantly({}))],
}


def compiled(source: Path, gpu: str, level: str, folder: Path) -> Path:
    """The LLVM IR of a source."""
    if source.suffix == ".ll":
        return source
    made = folder / f"{source.stem}.ll"
    options = [option.format(gpu=gpu) for option in COMPILE[source.suffix]]
    subprocess.run(["clang-22", *options, level, "-nogpulib", "-emit-llvm", "-S", "-o", made, source], check=True)
    return made


def lowered(path: Path, gpu: str, level: str, *options: str) -> str:
    """What LLVM's back end writes; "" where it fails."""
    done = subprocess.run(["llc-22", f"-mcpu={gpu}", level, *options, "-o", "-", path], capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else ""


def known(split: str) -> Iterator[Known]:
    """The kernels that index registers, once per text, by register file that is indexed."""
    seen = set()
    with TemporaryDirectory() as folder:
        for source, gpu, level in itertools.product(sorted(SOURCES.iterdir()), GPUS, LEVELS):
            if source.stem not in SPLITS[split]:
                continue
            path = compiled(source, gpu, level, Path(folder))
            functions = machine_functions(lowered(path, gpu, level, f"-stop-after={LAST}"))
            for kernel in isaview.read(lowered(path, gpu, level) or b"\n").kernels():
                text = gpu, kernel.name, str(kernel.tokens), str([form.mnemonic for form in kernel.forms])
                if text in seen or not kernel.operands.arrays or not kernel.is_entry:
                    continue
                seen.add(text)
                truth = peaks(functions[kernel.name])
                for file in {kernel.registers[one].file for reached in kernel.operands.arrays.values() for one in reached}:
                    yield {"source": source.stem, "file": file, "truth": str(truth[file])}, kernel


def outcome(row: Row, kernel: Kernel) -> Outcome:
    """The error of one peak in percent, and whether its interval holds the truth."""
    plain = kernel.remade(kernel.operands.by_name or kernel.operands)
    plain.operands = register_arrays.with_arrays(plain, DIALECT.registers)
    file, truth = row["file"], int(row["truth"])
    peak = liveness_of(plain).peak(file)
    context = cast(Any, SimpleNamespace(kernel=plain))
    found = registers._peak_measure(context, plain, file, peak[0] if peak else 0, plain.stated.get(f"{file}_registers"))
    low, value, high = (int(cast(float, one)) for one in (found.low, found.value, found.high))
    return 100 * abs(value - truth) / truth, 100.0 * (low <= truth <= high)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--split", default="choose", choices=SPLITS)
    parser.add_argument("--whole", action="store_true")
    options = parser.parse_args()
    sample = list(known(options.split))
    names = {(row["source"], kernel.name) for row, kernel in sample}
    print(f"{len({source for source, _ in names})} sources, {len(names)} kernels, {len(sample)} peaks")
    eliminate(sample, WHOLE if options.whole else SWITCHES, outcome, "interval holds", math.inf)


if __name__ == "__main__":
    main()
