"""Bank conflicts of operations of tiles, against the addresses of the code that Triton 3.9 makes of each."""

import csv
import gzip
from itertools import groupby
from operator import itemgetter
from pathlib import Path

import pytest

import isaview
from isaview.analysis.tiles.conversions import conversions
from isaview.analysis.tiles.program import program_of

TRUTH = Path(__file__).parents[2] / "oracles" / "conflicts.csv.gz"
MODULE = """module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "{target}"}} {{
tt.func public @f() {{
{operations}
tt.return
}}
}}
"""


def rows():
    with gzip.open(TRUTH, "rt", newline="") as file:
        return list(csv.DictReader(file))


def answers(target, operations):
    """The bank conflicts that each operation has."""
    numbered = (f"%v{place} ={operation.partition('=')[2]}" for place, operation in enumerate(operations))
    text = MODULE.format(target=target, operations="\n".join(numbered))
    module = isaview.read({"f.ttgir": text})[0]
    return [each.conflicts for each in conversions(program_of(module.kernels[0]))]


TARGETS = {target: list(group) for target, group in groupby(rows(), key=itemgetter("target"))}


@pytest.mark.parametrize("target", TARGETS)
def test_every_row_is_equal(target):
    truth = TARGETS[target]
    conflicts = answers(target, [row["operation"] for row in truth])
    assert len(conflicts) == len(truth)
    assert [(row, own) for row, own in zip(truth, conflicts, strict=True) if own != int(row["conflicts"])] == []


def test_the_truth_has_matrices_copies_and_conversions_with_and_without_conflicts():
    assert sum(row["conflicts"] != "0" for row in rows()) >= 100
    assert {"cuda:80", "cuda:90", "cuda:100", "hip:gfx950"} <= set(TARGETS)


BUFFER = "!ttg.memdesc<{}xf16, #ttg.{}, #ttg.shared_memory, mutable{}>"
OPERAND = (
    "tensor<64x16xf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>>"
)
PLAIN = "swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>"


def test_a_part_of_a_buffer_has_the_rows_of_the_whole_one():
    loads = [
        f"%y = ttg.local_load %b : {BUFFER.format('64x16', PLAIN, whole)} -> {OPERAND}" for whole in ("", ", 64x64", ", 64x32")
    ]
    assert answers("cuda:80", loads) == [0, 3, 1]
