"""Layouts, bank conflicts, bytes and conversions as Triton computes them, row by row of the truth."""

import csv
import gzip
import json
from collections import Counter
from pathlib import Path

import pytest

from tests.support.layouts import answer_of

TRUTH = Path(__file__).parent.parent / "oracles" / "layouts.csv.gz"
ROWS = {"registers": 2000, "memory": 500, "tensor_memory": 100, "conflicts": 800, "bytes": 200, "conversion": 400}
"""The fewest rows of each question."""


@pytest.fixture(scope="module")
def rows() -> list[dict[str, str]]:
    with gzip.open(TRUTH, "rt", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("question", ROWS)
def test_every_row_is_equal(question: str, rows: list[dict[str, str]]) -> None:
    asked = [row for row in rows if row["question"] == question]
    assert len(asked) >= ROWS[question]
    assert [row for row in asked if answer_of(row) != json.loads(row["answer"])] == []


def test_the_truth_has_every_family(rows: list[dict[str, str]]) -> None:
    families = Counter(json.loads(row["encoding"])[0] for row in rows)
    parents = Counter(json.loads(row["encoding"])[2][0] for row in rows if json.loads(row["encoding"])[2])
    assert min(families[name] for name in ("blocked", "linear", "nvidia_mma", "amd_mfma", "amd_wmma", "slice", "dot_op")) >= 40
    assert min(families[name] for name in ("swizzled_shared", "nvmma_shared", "shared_linear", "padded_shared")) >= 40
    assert min(parents[name] for name in ("blocked", "linear", "nvidia_mma", "amd_mfma", "amd_wmma", "dot_op", "slice")) >= 15
