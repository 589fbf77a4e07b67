"""Rules of tiles on pairs that were made for the analysis: most faults are named, and what cures a fault ends its finding."""

from collections import Counter

import pytest

import isaview
from tests.conftest import ROOT

PAIRS = sorted((ROOT / "tests" / "fixtures" / "tiles" / "pairs").glob("*-faulty.ttgir"))
SILENT = {"gather", "nested", "reversed", "scale", "small", "sum"}
"""Indices from memory or arithmetic, loads of outer loops, few or single elements, loops without a product."""


def codes(path):
    kernels = isaview.report(str(path), select=("ISA9",), only=(), figures_only=True).kernels
    return Counter(finding.code for kernel in kernels for finding in kernel.findings or ())


@pytest.mark.parametrize("path", PAIRS, ids=lambda path: path.name.removesuffix("-faulty.ttgir"))
def test_a_fault_is_named_and_its_twin_is_not(path):
    faulty, fixed = codes(path), codes(path.with_name(path.name.replace("-faulty", "-fixed")))
    assert not fixed, "no twin of these has a finding"
    assert bool(faulty) == (path.name.split("-")[0] not in SILENT)


def test_most_pairs_are_named():
    assert len(PAIRS) >= 60 and sum(path.name.split("-")[0] not in SILENT for path in PAIRS) >= 0.75 * len(PAIRS)
