"""Fits the constants of ``isaview/analysis/registers/llvm/values.toml`` and prints them, row by row.

    python bench/fit_values.py MANIFEST

MANIFEST is as for ``bench/accuracy_llvm.py``; the split *fit* alone is used. The terms of each row stay, their weights and
the constant become those of the least absolute error of the logarithm. The interval is what the truth was divided by the
estimate for the middle 94 of 100 kernels, each estimated by weights fitted without its file.
"""

from __future__ import annotations

import math
import sys
import zlib
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from accuracy_llvm import Case, cases

from isaview.analysis.registers.llvm.estimate import FIRST

FOLDS = 10
ROUNDS = 30
LEAST = 0.05
"""Errors of the logarithm below this count alike, so that no kernel is fitted exactly."""
RIDGE = 1e-3
LOW, HIGH = 0.03, 0.97


def main(arguments: list[str]) -> None:
    groups: dict[str, list[Case]] = defaultdict(list)
    for one in cases(Path(arguments[0]), "fit"):
        groups[one.backend.name].append(one)
    for name, found in groups.items():
        names = list(found[0].backend.terms)
        weights = fitted(found, names)
        ratios = sorted(_apart(found, names))
        low, high = ratios[int(LOW * len(ratios))], ratios[min(len(ratios) - 1, int(HIGH * len(ratios)))]
        print(f"\n# {name}: {len(found)} kernels")
        print(f"constant = {weights[-1]:.3f}")
        print("terms = { " + ", ".join(f"{term} = {weight:.3f}" for term, weight in zip(names, weights, strict=False)) + " }")
        print(f"low = {min(low, 1.0):.2f}\nhigh = {max(high, 1.0):.2f}")
        _print_scalar([one for one in found if one.scalar_truth])


def _print_scalar(found: list[Case]) -> None:
    if len(found) < FOLDS or found[0].backend.unoptimised:
        return
    rows = [[math.log(one.scalar_words + FIRST), 1.0] for one in found]
    truth = [float(one.scalar_truth or 1) for one in found]
    weights = solution(rows, [math.log(value) for value in truth])
    ratios = sorted(value / math.exp(_value(weights, row)) for value, row in zip(truth, rows, strict=True))
    low, high = ratios[int(LOW * len(ratios))], ratios[int(HIGH * len(ratios))]
    print(f"scalar = {{ constant = {weights[1]:.3f}, weight = {weights[0]:.3f}, low = {low:.2f}, high = {high:.2f} }}")


def _apart(found: list[Case], names: Sequence[str]) -> list[float]:
    """Truth divided by estimate, each kernel by weights fitted on other files."""
    ratios: list[float] = []
    for fold in range(FOLDS):
        others = [one for one in found if _fold(one) != fold]
        own = [one for one in found if _fold(one) == fold]
        weights = fitted(others, names) if own else []
        ratios.extend(one.truth / math.exp(_value(weights, _row(one, names))) for one in own)
    return ratios


def _fold(one: Case) -> int:
    return zlib.crc32(one.file.encode()) % FOLDS


def _row(one: Case, names: Sequence[str]) -> list[float]:
    terms = one.found.terms()
    return [*(terms[name] for name in names), 1.0]


def _value(weights: Sequence[float], row: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, row, strict=True))


def fitted(found: list[Case], names: Sequence[str]) -> list[float]:
    """Weights and constant of the least absolute error, by least squares weighted anew."""
    return solution([_row(one, names) for one in found], [math.log(one.truth) for one in found])


def solution(rows: list[list[float]], wanted: list[float]) -> list[float]:
    """The weights of the columns, the last of which is the constant."""
    size = len(rows[0])
    weights = [0.0] * size
    for _ in range(ROUNDS):
        matrix = [[RIDGE * len(rows) if i == j and i < size - 1 else 0.0 for j in range(size)] for i in range(size)]
        side = [0.0] * size
        for row, value in zip(rows, wanted, strict=True):
            share = 1 / max(abs(value - _value(weights, row)), LEAST)
            for i in range(size):
                side[i] += share * row[i] * value
                for j in range(size):
                    matrix[i][j] += share * row[i] * row[j]
        weights = solved(matrix, side)
    return weights


def solved(matrix: list[list[float]], side: list[float]) -> list[float]:
    """The solution of a small system of linear equations, by elimination with pivots."""
    size = len(side)
    table = [[*row, value] for row, value in zip(matrix, side, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(table[row][column]))
        table[column], table[pivot] = table[pivot], table[column]
        for row in (row for row in range(size) if row != column):
            factor = table[row][column] / table[column][column]
            table[row] = [value - factor * above for value, above in zip(table[row], table[column], strict=True)]
    return [table[row][size] / table[row][row] for row in range(size)]


if __name__ == "__main__":
    main(sys.argv[1:])
