"""Accelerators: every figure has a source, every spelling finds its row, and no instruction is judged for one."""

from __future__ import annotations

import pytest

from isaview import cli
from isaview.gpus.hardware import accelerators, all_gpus, find_gpu
from isaview.inputs.load import read
from tests.conftest import SAMPLES

NEEDED = {"memory", "memory_bytes", "matrix_bf16"}


@pytest.mark.parametrize("gpu", accelerators(), ids=lambda gpu: gpu.name)
def test_every_figure_of_an_accelerator_has_a_source(gpu):
    product = gpu.product
    assert product.peaks.keys() >= NEEDED
    assert len(product.matrix_unit) == 2
    for name in (*product.peaks, "matrix_unit"):
        assert all(product.sources[source] for source in product.cited[name]) and product.cited[name]
    assert gpu.is_accelerator and gpu not in all_gpus()


@pytest.mark.parametrize(
    ("spelling", "name"),
    [
        *(("trn1", "Trainium1"), ("Trainium 2", "Trainium2"), ("TRN3", "Trainium3"), ("tpu v5e", "TPU v5e")),
        *(("v5p", "TPU v5p"), ("Trillium", "TPU v6e"), ("tpu_v7", "TPU v7"), ("Ironwood", "TPU v7")),
    ],
)
def test_an_accelerator_is_found_by_each_of_its_names(spelling, name):
    assert find_gpu(spelling).name == name


def test_a_peak_of_a_matrix_unit_is_at_least_that_of_a_wider_type():
    for gpu in accelerators():
        peaks = gpu.product.peaks
        narrow = [peaks[name] for name in ("matrix_fp32", "matrix_bf16", "matrix_fp8") if name in peaks]
        assert narrow == sorted(narrow)


@pytest.mark.parametrize("command", ["show", "bound", "across"])
def test_instructions_are_refused_for_an_accelerator(command, capsys):
    assert cli.main([command, str(SAMPLES / "attention.nvcc.sm_120.ptx"), "--gpu", "trn2"]) == 2
    assert "no instructions of Trainium2 are read, only graphs for it" in capsys.readouterr().err


def test_occupancy_is_refused_for_an_accelerator(capsys):
    assert cli.main(["occupancy", "--gpu", "TPU v6e", "--registers", "64", "--threads", "128"]) == 2
    assert "is no GPU" in capsys.readouterr().err


def test_a_reading_on_a_gpu_is_all_of_it():
    reading = read(str(SAMPLES / "attention.nvcc.sm_120.ptx"))
    assert reading.on((find_gpu("H100"),)) is reading
    refused = reading.on((find_gpu("H100"), find_gpu("v5e")))
    assert (len(refused), [refusal.path for refusal in refused.refused]) == (0, [reading[0].path])
