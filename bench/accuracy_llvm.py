"""Accuracy of the estimates for LLVM IR against what the back ends make of it, as tables.

    python bench/accuracy_llvm.py MANIFEST [--splits choose] [--uniformity]

MANIFEST is a CSV file, a row for each kernel: ``path`` of the text, ``kernel``, ``target``, ``source``, ``split`` (fit, choose
or final, by source), ``vgprs`` in total and ``sgprs`` that the back end gives it. ``--uniformity`` also compares the divergence
analysis with LLVM's own, value by value (AMD; needs ``opt``).
"""

from __future__ import annotations

import argparse
import csv
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path

from accuracy import percent, quantile, spearman

import isaview
from isaview.analysis.registers.llvm.estimate import Backend, Pressure, backend_for, estimate, pressure, scalar_words, scalars
from isaview.base.measure import Measure
from isaview.flow.divergence import divergence
from isaview.gpus.hardware import find_gpu
from isaview.model.kernel import Kernel
from isaview.tools.older_llvm import down_convert

Row = Mapping[str, str]
DEFINITION = re.compile(r'^(  DIVERGENT:|            ) +(%(?:"[^"]*"|[\w.$-]+)) = ')
HEAD = re.compile(r"UniformityInfo for function '(.*)':")


@dataclass(frozen=True, slots=True)
class Case:
    """One kernel with its truth and its estimate; ``plain``: compiled without optimisation."""

    source: str
    file: str
    target: str
    plain: bool
    calls: bool
    truth: int
    estimate: int
    low: int
    high: int
    found: Pressure
    backend: Backend
    scalar_truth: int | None
    scalar_words: int
    scalar: Measure

    @property
    def machine(self) -> str:
        """The back end, by its family of targets, and whether it optimised."""
        return f"{self.target.split('_')[0][:3]} {'-O0' if self.plain else 'optimised'}"


def rows(manifest: Path, splits: str) -> list[Row]:
    """The rows of some splits, by path."""
    with manifest.open(newline="", encoding="utf-8") as file:
        return sorted((row for row in csv.DictReader(file) if row["split"] in splits.split(",")), key=lambda row: row["path"])


def cases(manifest: Path, splits: str) -> Iterator[Case]:
    """Every kernel of some splits that a back end gives registers to."""
    for path, own in groupby(rows(manifest, splits), key=lambda row: row["path"]):
        kernels = {kernel.name: kernel for module in isaview.read(path) for kernel in module.kernels}
        for row in own:
            kernel = kernels.get(row["kernel"])
            if kernel is not None and int(row["vgprs"]) and len(kernel) and kernel.complete:
                one = case(row, kernel)
                if one is not None:
                    yield one


def case(row: Row, kernel: Kernel) -> Case | None:
    """A kernel held against its truth; None where there is no formula for its target."""
    gpu = find_gpu(row["target"])
    backend = backend_for(kernel, gpu)
    if backend is None:
        return None
    found = pressure(kernel, gpu, backend)
    calls = any(form.flow == "call" for form in set(kernel.forms))
    measure = estimate(kernel, gpu)
    value, low, high = (int(number or 0) for number in (measure.value, measure.low, measure.high))
    wave = kernel.module.wave_size or gpu.wave_sizes[0]
    return Case(
        source=row["source"],
        file=row["path"],
        target=gpu.target,
        plain=backend.unoptimised,
        calls=calls,
        truth=int(row["vgprs"]),
        estimate=value,
        low=low,
        high=high,
        found=found,
        backend=backend,
        scalar_truth=int(row["sgprs"] or 0) or None,
        scalar_words=scalar_words(kernel, wave),
        scalar=scalars(kernel, gpu, wave),
    )


def scalar_cases(found: list[Case]) -> Iterator[Case]:
    """The cases whose scalar registers are known and estimated, with those in the place of the vector registers."""
    for one in found:
        measure = one.scalar
        if one.scalar_truth and measure.value is not None and measure.low is not None and measure.high is not None:
            value, low, high = (int(number) for number in (measure.value, measure.low, measure.high))
            yield replace(one, truth=one.scalar_truth, estimate=value, low=low, high=high)


def errors(found: list[Case]) -> list[float]:
    """Errors in percent of the truth."""
    return [100 * abs(one.estimate - one.truth) / one.truth for one in found]


COLUMNS: tuple[tuple[str, Callable[[list[Case]], float]], ...] = (
    ("kernels", lambda found: len(found)),
    ("mean %", lambda found: sum(errors(found)) / len(found)),
    ("bias %", lambda found: sum(100 * (one.estimate - one.truth) / one.truth for one in found) / len(found)),
    ("median %", lambda found: quantile(errors(found), 0.5)),
    ("p90 %", lambda found: quantile(errors(found), 0.9)),
    ("exact %", lambda found: percent([one.estimate == one.truth for one in found])),
    ("<= 10 %", lambda found: percent([error <= 10 for error in errors(found)])),
    ("Spearman", lambda found: spearman([float(one.truth) for one in found], [float(one.estimate) for one in found])),
    ("covered %", lambda found: percent([one.low <= one.truth <= one.high for one in found])),
    ("width %", lambda found: quantile([100 * (one.high - one.low) / one.estimate for one in found], 0.5)),
)


def table(title: str, groups: dict[str, list[Case]]) -> None:
    """Print one line per group."""
    print(f"\n{title:28s}" + "".join(f"{name:>11s}" for name, _ in COLUMNS))
    for name, found in groups.items():
        values = (f"{column(found):11.3f}" if "Spear" in head else f"{column(found):11.1f}" for head, column in COLUMNS)
        print(f"{name[:28]:28s}" + "".join(values))


def grouped(found: list[Case], key: Callable[[Case], str]) -> dict[str, list[Case]]:
    """The cases in groups, in the order of their names."""
    groups: dict[str, list[Case]] = {}
    for one in found:
        groups.setdefault(key(one), []).append(one)
    return dict(sorted(groups.items()))


def uniformity(wanted: list[Row]) -> tuple[int, int, Counter[str]]:
    """Values compared with LLVM's own analysis, those that agree, and where a difference begins, by instruction."""
    compared = agreed = 0
    roots: Counter[str] = Counter()
    for path, target in sorted({(Path(row["path"]), row["target"]) for row in wanted}):
        known = oracle(path, target) if target.startswith("gfx") else {}
        for kernel in (kernel for module in isaview.read(path) for kernel in module.kernels if kernel.name in known):
            values = {kernel.registers[number].name for number in divergence(kernel).values}
            told = known[kernel.name]
            for index, form in enumerate(kernel.forms):
                reads = [kernel.registers[number].name for number in kernel.operands.reads[index]]
                for name in (kernel.registers[number].name for number in kernel.operands.writes[index]):
                    if name not in told:
                        continue
                    compared += 1
                    agreed += told[name] == (name in values)
                    if told[name] != (name in values) and all(told.get(r, r in values) == (r in values) for r in reads):
                        roots[form.mnemonic] += 1
    return compared, agreed, roots


def oracle(path: Path, target: str) -> dict[str, dict[str, bool]]:
    """Function → value → whether LLVM's uniformity analysis calls it divergent."""
    program = shutil.which("opt-22") or shutil.which("opt")
    text = down_convert(path.read_text(errors="replace"))
    if program is None:
        return {}
    flags = [] if "target-cpu" in text else ["-mtriple=amdgcn-amd-amdhsa", f"-mcpu={target}"]
    command = [program, "-passes=print<uniformity>", "-disable-output", *flags, "-"]
    printed = subprocess.run(command, input=text, capture_output=True, text=True, check=False).stderr
    found: dict[str, dict[str, bool]] = {}
    current: dict[str, bool] = {}
    for line in printed.split("\n"):
        head, definition = HEAD.match(line), DEFINITION.match(line)
        if head is not None:
            current = found.setdefault(head[1], {})
        elif definition is not None:
            current[definition[2]] = bool(definition[1].strip())
    return found


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("manifest", type=Path)
    parser.add_argument("--splits", default="choose")
    parser.add_argument("--uniformity", action="store_true")
    options = parser.parse_args(arguments)
    found = list(cases(options.manifest, options.splits))
    if found:
        table("vector registers", {"all": found})
        table("by back end", grouped(found, lambda one: one.machine))
        table("scalar registers", grouped(list(scalar_cases(found)), lambda one: one.machine))
        table("by source", grouped(found, lambda one: f"{one.machine.split()[0]} {one.source}"))
    if options.uniformity:
        compared, agreed, roots = uniformity(rows(options.manifest, options.splits))
        share = 100 * agreed / compared if compared else float("nan")
        print(f"{agreed} of {compared} values as LLVM's analysis, {share:.2f} %; {dict(roots.most_common(5))}")


if __name__ == "__main__":
    main(sys.argv[1:])
