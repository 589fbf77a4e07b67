#!/usr/bin/env python3
"""How exact lowering is: registers of LLVM IR lowered here against what the compiler that wrote it made of it.

`lowering.py FOLDER…` reads pairs NAME.ll and NAME.s, or NAME.ptx where ptxas says what both become. `lowering.py --make FOLDER`
makes them from `samples/src` first, with clang, and with Triton where `--triton PYTHON` names a Python
that has it. A folder is a group of its own in the table.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from isaview.base.measure import Number
from isaview.inputs.load import read
from isaview.tools.evidence import Options, facts_for
from isaview.tools.llvm_ir import outline

HERE = Path(__file__).resolve().parent
SOURCES = HERE.parent / "samples" / "src"
TARGETS = ("gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1100", "gfx1201", "gfx1250")
LEVELS = ("-O3", "-O2", "-O1", "-O0")
TRITON_TARGETS = ("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201", "gfx1250", "sm_80", "sm_90")
HIP = "-x hip --cuda-device-only -nogpuinc -nogpulib -fuse-cuid=none -std=c++20 -w --offload-arch={target}"
OPENCL = "-x cl -cl-std=CL2.0 -Xclang -finclude-default-header -target amdgcn-amd-amdhsa -nogpulib -w -mcpu={target}"
LANGUAGES = {".hip": HIP, ".cl": OPENCL}
METRICS = (
    "vector_registers",
    "total_vector_registers",
    "accumulator_registers",
    "scalar_registers",
    "spilled_vector_registers",
    "private_bytes",
    "shared_bytes",
    "code_bytes",
)


@dataclass
class Tally:
    """One group's figures: kernels compared, equal ones per metric, errors of vector registers, failures by reason."""

    kernels: int = 0
    equal: Counter[str] = field(default_factory=Counter)
    known: Counter[str] = field(default_factory=Counter)
    errors: list[float] = field(default_factory=list)
    failures: Counter[str] = field(default_factory=Counter)


def make_clang(folder: Path) -> None:
    """Compile every sample source for every target and level, once to LLVM IR and once to assembly."""
    clang = shutil.which("clang-22") or shutil.which("clang")
    if clang is None:
        print("no clang: its pairs are left out", file=sys.stderr)
        return
    folder.mkdir(parents=True, exist_ok=True)
    for source in sorted(SOURCES.iterdir()):
        for target in TARGETS if source.suffix in LANGUAGES else ():
            for level in LEVELS:
                stem = f"{source.stem}{level}.{target}"
                flags = LANGUAGES[source.suffix].format(target=target).split()
                for extra, suffix in ((["-emit-llvm"], ".ll"), ([], ".s")):
                    output = ["-S", "-o", str(folder / f"{stem}{suffix}"), str(source)]
                    subprocess.run([clang, *flags, level, *extra, *output], check=False, capture_output=True)


def make_triton(folder: Path, python: str) -> None:
    """Compile Triton's kernels for every target."""
    subprocess.run([python, str(HERE / "triton_pairs.py"), str(folder), *TRITON_TARGETS], check=True)


def pairs(folder: Path) -> Iterator[tuple[Path, Path]]:
    """Every LLVM IR file with the assembly or PTX beside it."""
    for text in sorted(folder.rglob("*.ll")):
        for truth in (text.with_suffix(".s"), text.with_suffix(".ptx")):
            if truth.exists():
                yield text, truth


def expected(truth: Path) -> dict[str, dict[str, Number]]:
    """Kernel → metric → what the compiler made of it: stated in assembly, by ptxas for PTX."""
    figures: dict[str, dict[str, Number]] = {}
    for module in read(truth):
        found = facts_for(module, Options(exact=True, sidecars=False))
        for kernel in (kernel for kernel in module.kernels if kernel.is_entry):
            measures = {name: one.measure for name, one in found.facts_of(kernel.name).items()} | dict(kernel.stated)
            figures[kernel.name] = {name: one.value for name, one in measures.items() if one.value is not None}
    return figures


def compare(text: Path, truth: Path, tally: Tally, show: bool) -> None:
    """Lower one file and count what is equal."""
    truths = expected(truth)
    for module in read(text):
        target = () if outline(module.source).processor else (text.name.split(".")[-2],)
        found = facts_for(module, Options(exact=True, lower="always", gpus=target, sidecars=False, use_cache=False))
        if any(message.startswith("not lowered") for message in found.messages):
            tally.failures["; ".join(found.messages)[:100]] += 1
        for name in (kernel.name for kernel in module.kernels if kernel.name in truths):
            stated, ours = truths[name], found.facts_of(name)
            counted = "total_vector_registers" if "total_vector_registers" in stated else "vector_registers"
            if counted not in ours:
                continue
            tally.kernels += 1
            for metric in (metric for metric in METRICS if metric in stated and metric in ours):
                tally.known[metric] += 1
                tally.equal[metric] += stated[metric] == ours[metric].measure.value
            right, mine = stated[counted], ours[counted].measure.value or 0
            tally.errors.append(abs(mine - right) / max(right, 1) * 100)
            if show and mine != right:
                print(f"{text.name} {name}: {mine} instead of {right}")


def report(group: str, tally: Tally) -> None:
    """Print one group's figures."""
    if not tally.kernels:
        print(f"{group}: nothing lowered; {dict(tally.failures)}")
        return
    errors = sorted(tally.errors)
    exact = sum(error == 0 for error in errors) / len(errors) * 100
    p90 = errors[int(len(errors) * 0.9)]
    median = statistics.median(errors)
    print(
        f"{group}: {tally.kernels} kernels, vector registers exact {exact:.1f} %, error median {median:.1f} %, p90 {p90:.1f} %"
    )
    print("   equal: " + ", ".join(f"{m} {tally.equal[m]}/{tally.known[m]}" for m in METRICS if tally.known[m]))
    for reason, count in tally.failures.most_common():
        print(f"   {count} modules not lowered: {reason}")


def main(arguments: Sequence[str]) -> int:
    """Make pairs where asked to, compare all, print a table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("folders", nargs="*", type=Path)
    parser.add_argument("--make", type=Path)
    parser.add_argument("--triton", metavar="PYTHON")
    parser.add_argument("--show", action="store_true", help="name every kernel that differs")
    parser.add_argument("--by-target", action="store_true")
    options = parser.parse_args(arguments)
    folders = list(options.folders)
    if options.make:
        make_clang(options.make / "clang")
        folders.append(options.make / "clang")
        if options.triton:
            make_triton(options.make / "triton", options.triton)
            folders.append(options.make / "triton")
    tallies: dict[str, Tally] = defaultdict(Tally)
    for folder in folders:
        for text, truth in pairs(folder):
            level = next((level for level in LEVELS if level in text.name), "")
            target = text.name.split(".")[-2] if options.by_target else ""
            language = truth.suffix.lstrip(".")
            compare(text, truth, tallies[" ".join(filter(None, (folder.name, language, level, target)))], options.show)
    for group in sorted(tallies):
        report(group, tallies[group])
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
