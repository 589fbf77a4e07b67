"""Listings of tiles count what the report counts, by source line, and a source line shows its registers in each stage."""

import json

import pytest

import isaview
from isaview.cli import main
from isaview.reports.listing import listing, words_of
from tests.conftest import SAMPLES
from tests.support.tiles import TEXTBOOK, version

KERNELS = sorted(path.name for path in TEXTBOOK.glob("*.sm_90.ttgir"))
MATMUL = SAMPLES / "matmul.triton.sm_90.ttgir"


@pytest.mark.parametrize("name", KERNELS)
def test_the_peak_of_a_listing_is_that_of_the_tensors(name):
    module = isaview.read(TEXTBOOK / name)
    (kernel,) = module[0].kernels
    (report,) = isaview.report(module, only=("tiles",)).kernels
    listed = listing(kernel)
    tensors = report.measures["tensor_registers"].value
    assert abs(listed.peak - tensors) <= 0.1 * tensors + 2
    assert max(line.live["vector"] for line in listed.sources) == listed.peak == max(listed.counts)
    roles = {"factor" if role == "operand" else role for role in report.results["tiles"].registers.roles}
    assert {register.role for register in listed.alive} <= {*roles, "other"}
    assert words_of(listed.alive) == listed.peak


def test_numbers_of_the_whole_wave_are_scalar_registers_where_there_are_some():
    (kernel,) = isaview.read(version("odd_pitch", "gfx942"))[0].kernels
    assert listing(kernel).files == ("vector", "scalar")
    (kernel,) = isaview.read(version("odd_pitch", "sm_90"))[0].kernels
    assert listing(kernel).files == ("vector",)


def test_a_line_of_python_in_tiles_and_ptx_with_its_registers(capsys):
    ptx = SAMPLES / "matmul.triton.sm_90.ptx"
    assert main(["pressure", "--at", "kernels.py:66", str(MATMUL), str(ptx), "--format", "json"]) == 0
    stages = json.loads(capsys.readouterr().out)["stages"]
    assert [stage["dialect"] for stage in stages] == ["mlir", "ptx"]
    assert stages[0]["live"] == {"vector": 97}
    assert stages[1]["live"]["vector"] > stages[0]["live"]["vector"], "addresses and descriptors come with lowering"
