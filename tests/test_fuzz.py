"""A short run of every target of `bench/fuzz.py`: the same seed, so the same inputs, each time."""

import os
import subprocess
import sys

import pytest

from tests.conftest import PATIENCE, ROOT, TIMES

pytestmark = pytest.mark.exhaustive

TARGETS = {
    30: ("ptx", "amdgcn", "llvm", "sass", "mlir", "stablehlo", "hlo"),
    20: ("report",),
    1: ("process", "binary", "contents", "log", "sidecar", "baseline", "settings", "saved"),
}
"""By the runs of each; those of one start share what is imported."""


@pytest.mark.parametrize("runs", TARGETS)
def test_nothing_breaks(runs, tmp_path):
    times = runs * TIMES
    options = ["--runs", str(times), "--seed", "tests", "--seconds", str(PATIENCE), "--keep", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "XDG_CACHE_HOME": str(tmp_path)}
    command = [sys.executable, ROOT / "bench" / "fuzz.py", *TARGETS[runs], *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr
    told = [line.partition(";")[0].partition(", slowest")[0] for line in done.stdout.splitlines()]
    assert told == [f"{target}: {times:,} runs, 0 bad" for target in TARGETS[runs]]
