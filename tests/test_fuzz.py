"""A short run of every target of `bench/fuzz.py`: the same seed, so the same inputs, each time."""

import os
import subprocess
import sys

import pytest

from tests.conftest import PATIENCE, ROOT

RUNS = {"ptx": 30, "amdgcn": 30, "llvm": 30, "sass": 30, "mlir": 30, "stablehlo": 30, "hlo": 30, "report": 20}
PROCESSES = ("process", "binary", "contents", "log", "sidecar", "baseline", "settings", "saved")


@pytest.mark.parametrize("target", [*RUNS, *PROCESSES])
def test_nothing_breaks(target, tmp_path):
    runs = str(RUNS.get(target, 1) * int(os.environ.get("FUZZ_TIMES", "1")))
    command = [
        sys.executable,
        ROOT / "bench" / "fuzz.py",
        target,
        "--runs",
        runs,
        "--seed",
        "tests",
        "--seconds",
        str(PATIENCE),
    ]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "XDG_CACHE_HOME": str(tmp_path)}
    done = subprocess.run(
        [*command, "--keep", tmp_path], capture_output=True, text=True, check=False, timeout=PATIENCE, env=environment
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{target}: {int(runs):,} runs, 0 bad" in done.stdout
