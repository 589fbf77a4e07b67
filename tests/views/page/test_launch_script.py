"""The what-if of the page computes as ``isaview occupancy`` does: every GPU, random launches, and the rows of the oracles."""

from __future__ import annotations

import csv
import gzip
import json
import random
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from isaview.gpus.hardware import all_gpus, find_gpu
from isaview.gpus.launch import Resources
from isaview.gpus.occupancy import occupancy, sweep
from tests.conftest import PATIENCE, ROOT
from tests.support.extras import needs, needs_program

NODE = shutil.which("node")
pytestmark = [] if NODE else [needs("playwright"), needs_program("chromium")]
SCRIPT = (
    (ROOT / "isaview" / "views" / "scripts" / "launch.js").read_text(encoding="utf-8").replace("export function", "function")
)
ASK = """
const answered = (gpu, launch) => {
  try { return occupancyOf(gpu, launch); } catch (error) { return String(error); }
};
const ask = ({ gpus, launches, sweeps }) => ({
  held: launches.map(([target, launch]) => answered(gpus[target], launch)),
  swept: sweeps.map(([[target, launch], axis]) => sweep(gpus[target], launch, axis)),
});
"""
ON_NODE = "process.stdout.write(JSON.stringify(ask(JSON.parse(require('node:fs').readFileSync(0, 'utf8')))));"
Launch = dict[str, Any]
Asked = Callable[[list[Launch], list[tuple[Launch, str]]], tuple[list[Any], list[Any]]]


@pytest.fixture
def asked(request: pytest.FixtureRequest, tmp_path: Path) -> Asked:
    """What the script answers, under node or else in the browser.

    Of launches it gives occupancies, or the text of an error, of sweeps their steps.
    """

    def ask(launches: list[Launch], sweeps: list[tuple[Launch, str]]) -> tuple[list[Any], list[Any]]:
        gpus = {gpu.target: msgspec.to_builtins(gpu) for gpu in all_gpus()}
        swept = [(paged(launch), axis) for launch, axis in sweeps]
        question = {"gpus": gpus, "launches": [paged(launch) for launch in launches], "sweeps": swept}
        if NODE is None:
            page = request.getfixturevalue("browser").new_page()
            answers = page.evaluate(f"(question) => {{ {SCRIPT}{ASK} return ask(question); }}", question)
            page.close()
        else:
            (tmp_path / "ask.cjs").write_text(SCRIPT + ASK + ON_NODE, encoding="utf-8")
            command = [NODE, str(tmp_path / "ask.cjs")]
            done = subprocess.run(
                command, input=json.dumps(question), capture_output=True, text=True, timeout=PATIENCE, check=True
            )
            answers = json.loads(done.stdout)
        return answers["held"], answers["swept"]

    return ask


def paged(launch: Launch) -> tuple[str, dict[str, Any]]:
    """The target and the launch as a page has it: amounts by the names of limits, and what chooses the unit."""
    names = ("vector_registers", "scalar_registers", "shared_bytes", "barriers", "threads", "virtual_resources")
    amounts = {name: launch[name] for name in names if launch.get(name) is not None}
    clusters = launch.get("cluster_size", 1)
    amounts |= {"clusters": clusters if clusters > 1 else 0, "tensor_memory": launch.get("tensor_columns", 0)}
    unit = {name: launch[name] for name in ("wave_size", "cu_mode", "dynamic_vector_block") if launch.get(name)}
    return launch["target"], {"amounts": amounts, **unit}


def resources(launch: Launch) -> Resources:
    """The same launch for Python."""
    return Resources(**{name: value for name, value in launch.items() if name != "target"})


def expected(launch: Launch) -> dict[str, Any] | None:
    """What Python computes, None where it refuses."""
    gpu = find_gpu(launch["target"])
    try:
        held = occupancy(gpu, resources(launch), steps=False)
    except ValueError:
        return None
    measures = {"waves": held.waves.value, "groups": held.groups.value, "percent": held.percent.value}
    return {**measures, "limits": dict(held.limits), "limitedBy": list(held.limited_by)}


def random_launches(count: int) -> Iterator[Launch]:
    """Launches near and beyond what each GPU can do, with every resource that it counts."""
    rng = random.Random(30)
    for at in range(count):
        gpu = all_gpus()[at % len(all_gpus())]
        largest = gpu.shared_group_max + 2 * gpu.shared_granule
        yield {
            "target": gpu.target,
            "vector_registers": rng.choice((rng.randint(0, 64), rng.randint(1, gpu.vector_registers_max + 2))),
            "scalar_registers": rng.choice((None, rng.randint(0, 112))),
            "shared_bytes": rng.choice((0, rng.randint(0, 4096), rng.randint(0, largest))),
            "threads": rng.choice((32, 64, 128, 256, 1024, rng.randint(1, gpu.group_threads_max + 2))),
            "wave_size": rng.choice((None, 32, 64)),
            "cu_mode": rng.random() < 0.3,
            "barriers": rng.choice((0, 1, rng.randint(0, 18))),
            "cluster_size": rng.choice((1, 1, 2, 16, 17)),
            "tensor_columns": rng.choice((0, 0, rng.randint(1, 600))),
            "virtual_resources": rng.choice((0, 0, rng.randint(1, 130))),
            "dynamic_vector_block": rng.choice((None, None, None, 16, 32)),
        }


def oracle_launches() -> Iterator[Launch]:
    """The launches of the vendors' own figures."""
    for name in ("nvidia_occupancy.csv.gz", "nvidia_more.csv.gz", "amd_occupancy.csv.gz"):
        with gzip.open(ROOT / "tests" / "oracles" / name, "rt", encoding="utf-8", newline="") as file:
            for row in list(csv.DictReader(file))[:: 7 if name.startswith("amd") else 2]:
                if "cc" in row:
                    names = {"regs": "vector_registers", "smem": "shared_bytes", "block": "threads", "barriers": "barriers"}
                    amounts = {of: int(row[column]) for column, of in names.items()}
                    yield {"target": find_gpu(row["cc"]).target, **amounts, "virtual_resources": int(row.get("virtual") or 0)}
                else:
                    names = {"vgprs_for_waves": "vector_registers", "sgprs_for_waves": "scalar_registers"}
                    names |= {"lds_bytes": "shared_bytes", "wg_max": "threads", "wavesize": "wave_size"}
                    amounts = {of: int(row[column]) for column, of in names.items()}
                    block = int(row["dyn_vgpr_block"]) if row["dyn_vgpr_block"] else None
                    yield {"target": row["cpu"], **amounts, "cu_mode": row["cumode"] == "1", "dynamic_vector_block": block}


def test_what_if_equals_occupancy(asked: Asked) -> None:
    """Waves, groups, percent, each limit and what limits, of random launches and of the oracles' rows; refusals too."""
    launches = [*random_launches(6000), *oracle_launches()]
    answers, _ = asked(launches, [])
    ours = [expected(launch) for launch in launches]
    wrong = [
        (launch, answer, own)
        for launch, answer, own in zip(launches, answers, ours, strict=True)
        if (isinstance(answer, str) and "RangeError" in answer) is not (own is None) or (own is not None and answer != own)
    ]
    assert wrong[:3] == []
    refused = sum(own is None for own in ours)
    assert len(launches) > 11_000 and 500 < refused < len(launches) / 3


def test_staircases_equal_sweep(asked: Asked) -> None:
    """Each step of each axis on every GPU."""
    launch = {"vector_registers": 70, "scalar_registers": 40, "shared_bytes": 9000, "threads": 192}
    sweeps = [({"target": gpu.target, **launch}, axis) for gpu in all_gpus() for axis in ("registers", "shared", "threads")]
    _, swept = asked([], sweeps)
    for (of, axis), steps in zip(sweeps, swept, strict=True):
        gpu = find_gpu(of["target"])
        rows = sweep(gpu, resources(of), axis)
        assert [(step["amount"], step["waves"], step["limitedBy"]) for step in steps] == [
            (row.amount, row.waves, list(row.limited_by)) for row in rows
        ], (of["target"], axis)
