"""A user's own tests, typed: `mypy --strict` reads this file as it would theirs."""

from __future__ import annotations

import pytest

import isaview
from isaview import Finding, KernelReport, Launch, Measure, Options
from tests.conftest import ROOT

SAMPLES = ROOT / "samples"


@pytest.fixture(scope="module")
def kernel() -> KernelReport:
    report = isaview.report(SAMPLES / "attention.triton.gfx942.s", gpus=["MI300X"], launch=Launch(threads_low=256))
    return report.kernel("attention")


def test_registers(kernel: KernelReport) -> None:
    vector: Measure = kernel.registers.allocated["vector"]
    assert vector <= 128 and vector.at_most(128) and vector == 122
    assert vector.number + 6 == 128
    assert kernel.registers.peak is not None and kernel.registers.peak.line > 0


def test_occupancy(kernel: KernelReport) -> None:
    assert kernel.occupancy.waves >= 2
    assert kernel.occupancy.percent <= 100
    assert kernel.occupancy.gpu == "MI300X"


def test_loops(kernel: KernelReport) -> None:
    assert kernel.loops[0].mix["matrix"] > 0
    assert sum(kernel.loops[0].mix.values()) == kernel.loops[0].instructions
    assert kernel.mix["matrix"] >= kernel.loops[0].mix["matrix"]


def test_bound_and_findings(kernel: KernelReport) -> None:
    verdict: str = kernel.bound.verdict
    assert verdict
    spilling = isaview.report(SAMPLES / "spill.clang.gfx1030.s").kernel("spill")
    found: tuple[Finding, ...] = spilling.findings or ()
    assert found and all(one.line > 0 for one in found)


def test_selection() -> None:
    reading = isaview.read(SAMPLES / "matmul.nvcc.sm_80.ptx")
    names = [one.demangled for one in reading.kernels("matmul_*")]
    report = isaview.report(reading, options=Options(lower="never"))
    assert names == [one.demangled for one in report.select("matmul_*")]
    assert reading.kernel("matmul_wmma").is_entry
