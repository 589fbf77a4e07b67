"""Occupancy: the vendors' own arithmetic row by row, and the laws of its steps."""

from __future__ import annotations

import csv
import gzip
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

import isaview
from isaview.base.measure import estimated_measure, round_up, unavailable
from isaview.gpus.hardware import Gpu, all_gpus, find_gpu
from isaview.gpus.launch import Unit, amount_corners, group_sizes, limits_of, unit_of, waves_on
from isaview.gpus.occupancy import Change, Occupancy, Resources, compiler_waves, occupancy, sweep
from isaview.reports import serial
from tests.conftest import PATIENCE, ROOT

ORACLES = ROOT / "tests" / "oracles"
HEADER = {  # resource: column of the header's result, its bit in limitingFactors
    "waves": ("lim_warps", 1),
    "vector_registers": ("lim_regs", 2),
    "shared_bytes": ("lim_smem", 4),
    "groups": ("lim_blocks", 8),
    "barriers": ("lim_barriers", 16),
    "virtual_resources": ("lim_virtual", 32),
}


def rows(name: str) -> Iterator[dict[str, str]]:
    with gzip.open(ORACLES / name, "rt", encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file)


def header_bits(limits: dict[str, int]) -> int:
    """The header sets the bits before it looks at barriers, and then adds the barriers' own."""
    first = min(groups for name, groups in limits.items() if name != "barriers")
    bits = sum(bit for name, (_, bit) in HEADER.items() if name != "barriers" and limits.get(name) == first)
    return bits + (16 if limits.get("barriers", first + 1) <= first else 0)


@pytest.mark.parametrize(("name", "count"), [("nvidia_occupancy.csv.gz", 4512), ("nvidia_more.csv.gz", 1560)])
def test_nvidia_header(name: str, count: int) -> None:
    """Blocks, every limit, the limiting factors and the allocations of every row."""
    seen, wrong = 0, []
    for row in rows(name):
        gpu = find_gpu(row["cc"])
        asked = Resources(
            vector_registers=int(row["regs"]),
            shared_bytes=int(row["smem"]),
            threads=int(row["block"]),
            barriers=int(row["barriers"]),
            virtual_resources=int(row.get("virtual", 0)),
        )
        unit = unit_of(gpu, asked)
        limits = limits_of(unit, next(amount_corners(asked, int(row["block"]))))
        stated = {key: int(row[column]) for key, (column, _) in HEADER.items() if row.get(column, "-1") != "-1"}
        registers = round_up(int(row["regs"]), unit.vector_granule) * unit.wave_size * unit.waves_in(int(row["block"]))
        shared = round_up(int(row["smem"]) + gpu.shared_reserved, gpu.shared_granule)
        ours = (min(limits.values()), limits, header_bits(limits), registers, shared)
        whole = ("blocks_per_sm", "limiting_factors", "alloc_regs_per_block", "alloc_smem_per_block")
        blocks, factors, *allocated = (int(row[column]) for column in whole)
        seen += 1
        wrong += [] if ours == (blocks, stated, factors, *allocated) else [(row, ours)]
    assert (seen, wrong[:3]) == (count, [])


def amd_wrong(found: Iterable[dict[str, str]]) -> tuple[int, list[object]]:
    seen, wrong = 0, []
    for row in found:
        asked = Resources(
            vector_registers=int(row["vgprs_for_waves"]),
            scalar_registers=int(row["sgprs_for_waves"]),
            shared_bytes=int(row["lds_bytes"]),
            compiler_threads=(int(row["wg_min"]), int(row["wg_max"])),
            wave_size=int(row["wavesize"]),
            cu_mode=row["cumode"] == "1",
            dynamic_vector_block=int(row["dyn_vgpr_block"]) if row["dyn_vgpr_block"] else None,
        )
        ours = compiler_waves(find_gpu(row["cpu"]), asked)
        seen += 1
        wrong += [] if ours is not None and ours.value == int(row["occupancy"]) else [(row, ours)]
    return seen, wrong[:3]


def test_amd_compiler() -> None:
    assert amd_wrong(rows("amd_occupancy.csv.gz")) == (21138, [])


def test_amd_compiler_swept_fresh() -> None:
    """LLVM's own words on random kernels of every AMD target, made now; in a process of its own, since LLVM may abort."""
    pytest.importorskip("llvmlite")
    script = ROOT / "bench" / "occupancy_oracles.py"
    command = [sys.executable, str(script), "amd", "--seed", "20", "--kernels", "8"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE).stdout
    found = list(csv.DictReader(printed.splitlines()))
    targets = {row["cpu"] for row in found}
    assert {row["cpu"] for row in rows("amd_occupancy.csv.gz")} <= targets <= {gpu.target for gpu in all_gpus()}
    assert amd_wrong(found) == (8 * len(targets), [])


def kernel(
    gpu: str,
    vector: int,
    threads: int | tuple[int, int] | None = 256,
    scalar: int | None = 32,
    shared: int = 0,
    wave_size: int | None = None,
    cu_mode: bool = False,
) -> Occupancy:
    asked = Resources(
        vector_registers=vector,
        scalar_registers=scalar,
        shared_bytes=shared,
        threads=threads,
        wave_size=wave_size,
        cu_mode=cu_mode,
    )
    return occupancy(find_gpu(gpu), asked)


LAUNCHES = [
    # gpu, vector, threads, scalar, shared, waves, groups, limited by, what LLVM says
    ("gfx90a", 128, 256, 32, 0, 4, 4, ("vector_registers",), 4),
    ("gfx90a", 129, 256, 32, 0, 3, 3, ("vector_registers",), 3),
    ("gfx942", 64, 1024, 32, 32769, 4, 1, ("shared_bytes",), 4),
    # 5 waves a group: six groups have the slots, four SIMDs hold 7.5 waves on average, LLVM rounds up
    ("gfx90a", 32, 320, 32, 0, 7.5, 6, ("waves",), 8),
    # 21 KiB in steps of 512 bytes is three groups, one byte more is two; LLVM divides 65,536 by the bytes
    ("gfx90a", 32, 256, 32, 21504, 3, 3, ("shared_bytes",), 3),
    ("gfx90a", 32, 256, 32, 21505, 2, 2, ("shared_bytes",), 3),
    # gfx950 hands out LDS in 1,280 bytes
    ("gfx950", 32, 256, 32, 32768, 4, 4, ("shared_bytes",), 5),
    ("gfx950", 32, 256, 32, 32000, 5, 5, ("shared_bytes",), 5),
    # 81 scalar registers take 96: eight waves by the hardware, nine by LLVM's steps
    ("gfx906", 16, 64, 81, 0, 8, 32, ("scalar_registers",), 9),
    ("gfx906", 16, 64, 97, 0, 7, 28, ("scalar_registers",), 8),
    ("gfx906", 16, 64, 108, 0, 7, 28, ("scalar_registers",), 7),
    ("gfx803", 16, 64, 81, 0, 8, 32, ("scalar_registers",), 9),
    ("gfx942", 16, 64, 108, 0, 7, 28, ("scalar_registers",), 7),
    ("gfx701", 16, 64, 97, 0, 4, 16, ("scalar_registers",), 5),
    ("gfx802", 16, 64, 20, 0, 8, 32, ("scalar_registers",), 8),
    ("sm_90", 64, 256, None, 0, 32, 4, ("vector_registers",), None),
    ("sm_90", 65, 1024, None, 0, 0, 0, ("vector_registers",), None),
    ("sm_86", 32, 1024, None, 0, 32, 1, ("waves",), None),
    ("sm_75", 32, 32, None, 0, 16, 16, ("groups",), None),
]


@pytest.mark.parametrize(("gpu", "vector", "threads", "scalar", "shared", "waves", "groups", "limiters", "compiler"), LAUNCHES)
def test_launch(
    gpu: str,
    vector: int,
    threads: int,
    scalar: int | None,
    shared: int,
    waves: float,
    groups: int,
    limiters: tuple[str, ...],
    compiler: int | None,
) -> None:
    found = kernel(gpu, vector, threads, scalar, shared)
    assert (found.waves.value, found.groups.value, found.limited_by) == (waves, groups, limiters)
    assert (found.compiler_waves.value if found.compiler_waves else None) == compiler
    assert found.waves.origin == "counted"


def test_modes_and_wave_sizes() -> None:
    """A WGP has four SIMDs and 128 KiB, a CU two and 64; wave64 has half the registers a lane."""
    found = [
        (size, cu, kernel("gfx1100", 96, 256, shared=40000, wave_size=size, cu_mode=cu))
        for size in (32, 64)
        for cu in (False, True)
    ]
    assert [(size, cu, one.groups.value, one.waves.value) for size, cu, one in found] == [
        (32, False, 3, 6),
        (32, True, 1, 4),
        (64, False, 3, 3),
        (64, True, 1, 2),
    ]
    assert [one.groups.unit for _, _, one in found[:2]] == ["groups/WGP", "groups/CU"]


def test_barriers_clusters_and_tensor_memory() -> None:
    def groups(gpu: str, **asked: int) -> tuple[object, tuple[str, ...]]:
        found = occupancy(find_gpu(gpu), Resources(vector_registers=32, threads=64, **asked))  # type: ignore[arg-type]
        return found.groups.value, found.limited_by

    assert groups("sm_90", barriers=16) == (4, ("barriers",))
    assert groups("sm_120", barriers=16) == (1, ("barriers",))
    assert groups("sm_80", barriers=16) == groups("sm_80")  # the header counts barriers from 9.0 on
    assert groups("sm_100", tensor_columns=100) == (4, ("tensor_memory",))
    assert groups("sm_100", tensor_columns=1024) == (0, ("tensor_memory",))
    assert groups("sm_90", cluster_size=32) == (0, ("clusters",))
    assert groups("sm_86", cluster_size=2) == (0, ("clusters",)) and groups("sm_86", cluster_size=1) == groups("sm_86")
    assert groups("sm_100", virtual_resources=50) == (2, ("virtual_resources",))


def test_a_cluster_that_cannot_start_says_what_can() -> None:
    found = occupancy(find_gpu("sm_90"), Resources(vector_registers=32, threads=64, cluster_size=32))
    assert "limited by clusters of 32 (16 blocks at most)" in found.waves.because
    assert found.next_step is not None and found.next_step.changes == (Change("clusters", 32, 16),)
    assert "clusters" not in left_out(found)
    assert (
        "clusters of 2 (1 block at most)"
        in occupancy(find_gpu("sm_80"), Resources(vector_registers=32, threads=64, cluster_size=2)).waves.because
    )


def left_out(found: Occupancy) -> set[str]:
    return {one.resource for one in found.not_modelled}


def test_what_is_left_out_is_named() -> None:
    asked = Resources(vector_registers=32, threads=64, private_bytes=64, cluster_size=2, barriers=3, tensor_columns=32)
    assert left_out(occupancy(find_gpu("sm_90"), asked)) == {"private_bytes", "clusters", "tensor_memory"}
    assert left_out(occupancy(find_gpu("gfx942"), asked)) == {
        "private_bytes",
        "barriers",
        "clusters",
        "tensor_memory",
        "scalar_registers",
    }
    plain = occupancy(find_gpu("sm_90"), Resources(vector_registers=32, threads=64))
    assert plain.not_modelled == ()


def test_unknown_group_size_is_a_range() -> None:
    found = kernel("sm_90", 72, None)
    sizes = [kernel("sm_90", 72, size) for size in range(32, 1025, 32)]
    waves = [one.waves.value for one in sizes if one.waves.value]
    assert (found.waves.origin, found.waves.low, found.waves.high) == ("estimated", min(waves), max(waves))
    assert (found.threads, found.waves.value) == (256, kernel("sm_90", 72, 256).waves.value)


def test_range_beyond_the_gpu_is_cut_at_what_starts() -> None:
    found, whole = kernel("sm_90", 40, (64, 10**9)), kernel("sm_90", 40, (64, 1024))
    assert (found.waves.value, found.waves.low, found.waves.high) == (whole.waves.value, whole.waves.low, whole.waves.high)


def test_range_of_group_sizes_is_the_compilers_too() -> None:
    found = kernel("gfx942", 40, (64, 640))
    assert found.compiler_waves is not None
    assert found.compiler_waves.because.startswith("as the compiler computes it for workgroups of 64 to 640 threads")


@pytest.mark.parametrize(
    ("said", "waves", "least"),
    [  # llc-22 -mcpu=gfx1030, "amdgpu-flat-work-group-size"="306,306" says 15; registers of few waves and of many
        (15, 15, "33"),
        (16, 16, None),
        (7, 16, None),
    ],
)
def test_what_the_compiler_stated_tells_the_smallest_group_it_knew_of(said: int, waves: int, least: str | None) -> None:
    asked = Resources(vector_registers=26, threads=(1, 306), compiler_threads=(1, 306), compiler_stated=said)
    found = compiler_waves(find_gpu("gfx1030"), asked)
    assert found is not None and found.value == waves
    assert (re.search("none has fewer than [0-9]+ follows", found.because) is not None) is (least is not None)


def test_estimated_registers_give_an_interval() -> None:
    asked = Resources(vector_registers=estimated_measure(64, 60, 90, "register", "a model"), threads=256)
    found = occupancy(find_gpu("sm_90"), asked)
    assert (found.waves.origin, found.waves.value, found.waves.low, found.waves.high) == ("estimated", 32, 16, 32)


def test_unknown_registers_are_unavailable_and_other_limits_stay() -> None:
    asked = Resources(vector_registers=unavailable("register", "not in the text"), shared_bytes=100_000, threads=256)
    found = occupancy(find_gpu("gfx950"), asked)
    assert (found.waves.origin, found.waves.value, found.limited_by) == ("unavailable", None, ())
    assert found.limits["shared_bytes"] == 1
    assert "vector_registers" not in found.limits
    assert found.compiler_waves is not None
    assert found.compiler_waves.origin == "unavailable"
    no_shared = Resources(vector_registers=32, shared_bytes=unavailable("byte", "dynamic"), threads=256)
    assert occupancy(find_gpu("gfx950"), no_shared).waves.because == "not known: allocated LDS"


def test_compiler_departures_are_told() -> None:
    asked = Resources(vector_registers=32, scalar_registers=81, shared_bytes=21505, threads=(64, 320))
    found = compiler_waves(find_gpu("gfx906"), asked)
    assert found is not None
    assert found.because.split(": ")[1].split("; ") == [
        "the best size of the range counts",
        "rounded up over the SIMDs",
        "shared memory is not rounded up to 512 bytes",
        "scalar registers go by the compiler's own steps",
    ]


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (Resources(vector_registers=1, wave_size=32, threads=64), "waves of 64, not 32"),
        (Resources(vector_registers=1, threads=0), "cannot have 0"),
        (Resources(vector_registers=1, threads=(256, 64)), "256 to 64"),
        (Resources(vector_registers=-1, threads=64), "less than nothing"),
        (Resources(vector_registers=1, threads=64, dynamic_vector_block=16), "dynamic register blocks"),
    ],
)
def test_impossible_input_is_refused(asked: Resources, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        occupancy(find_gpu("gfx942"), asked)


def test_json_of_one_kernel() -> None:
    told = serial.plain(kernel("MI300X", 140, 256, 48, 32768))
    assert {name: told[name] for name in ("gpu", "limits", "limited_by", "next_step", "cliff")} == {
        "gpu": "MI300X",
        "limits": {"vector_registers": 3, "scalar_registers": 8, "shared_bytes": 2, "waves": 8, "groups": 8},
        "limited_by": ["shared_bytes"],
        "next_step": {
            "waves": 3,
            "changes": [{"resource": "shared_bytes", "from": 32768, "to": 21504, "waves": None, "alive": None}],
        },
        "cliff": {
            "waves": 1.75,
            "changes": [
                {"resource": "vector_registers", "from": 140, "to": 257, "waves": 1, "alive": None},
                {"resource": "shared_bytes", "from": 32768, "to": 32769, "waves": 1, "alive": None},
                {"resource": "threads", "from": 256, "to": 385, "waves": 1.75, "alive": None},
            ],
        },
    }


def test_next_step_names_every_change() -> None:
    found = kernel("gfx90a", 196, 256, 32, 32768).next_step
    assert found is not None
    assert found.waves == 3
    assert [(change.resource, change.from_, change.to) for change in found.changes] == [
        ("vector_registers", 196, 168),
        ("shared_bytes", 32768, 21504),
    ]


def test_next_step_is_what_an_instruction_can_name() -> None:
    """The hardware hands out 256 registers, ptxas 255 at most."""
    found = kernel("sm_90", 300, 256).next_step
    assert found is not None
    assert [(change.resource, change.from_, change.to) for change in found.changes] == [("vector_registers", 300, 255)]


# --- laws ---

KERNELS = st.builds(
    Resources,
    vector_registers=st.integers(1, 256),
    scalar_registers=st.one_of(st.none(), st.integers(1, 104)),
    shared_bytes=st.one_of(st.just(0), st.integers(0, 66_000), st.integers(0, 240_000)),
    threads=st.one_of(st.sampled_from((32, 64, 128, 256, 512, 1024)), st.integers(1, 1024)),
    barriers=st.integers(0, 16),
)
GPUS = st.sampled_from(all_gpus())


def placed(gpu: Gpu, asked: Resources) -> tuple[Unit, dict[str, int]]:
    assert isinstance(asked.threads, int)
    return unit_of(gpu, asked), next(amount_corners(asked, asked.threads))


@given(
    GPUS, KERNELS, st.sampled_from(("vector_registers", "scalar_registers", "shared_bytes", "barriers")), st.integers(1, 5000)
)
def test_more_of_a_resource_never_gives_more_waves(gpu: Gpu, asked: Resources, name: str, more: int) -> None:
    unit, amounts = placed(gpu, asked)
    raised = {**amounts, name: amounts.get(name, 0) + more}
    assert waves_on(unit, raised) <= waves_on(unit, amounts)


@given(GPUS, KERNELS)
def test_waves_are_the_least_limit_and_fit_the_slots(gpu: Gpu, asked: Resources) -> None:
    found = occupancy(gpu, asked)
    assert found.waves.value == min(found.limits.values())
    assert set(found.limited_by) <= {name for name, waves in found.limits.items() if waves == found.waves.value}
    assert found.limited_by or found.waves.value == 0
    assert found.percent.value is not None
    assert 0 <= found.percent.value <= 100


@given(GPUS, KERNELS)
def test_next_step_is_reached_and_every_change_is_needed(gpu: Gpu, asked: Resources) -> None:
    unit, amounts = placed(gpu, asked)
    step, now = occupancy(gpu, asked).next_step, waves_on(unit, amounts)
    if step is None:
        least = {name: min(amounts.get(name, 0), 1) for name in ("vector_registers", "scalar_registers", "barriers")}
        assert all(
            waves_on(unit, {**amounts, **least, "shared_bytes": 0, "threads": size}) <= now for size in group_sizes(unit)
        )
        return
    changed = {change.resource: change.to for change in step.changes}
    assert unit.reported_waves(waves_on(unit, {**amounts, **changed})) == step.waves
    assert step.waves > unit.reported_waves(now)
    for change in step.changes:
        assert change.from_ == amounts[change.resource]
        assert waves_on(unit, {**amounts, **changed, change.resource: change.from_}) <= now
    for change in (change for change in step.changes if change.resource != "threads"):
        less = {**amounts, **changed, change.resource: change.to + 1}
        assert unit.reported_waves(waves_on(unit, less)) < step.waves


@given(GPUS, KERNELS)
def test_cliff_loses_waves_and_one_less_does_not(gpu: Gpu, asked: Resources) -> None:
    unit, amounts = placed(gpu, asked)
    found, now = occupancy(gpu, asked), waves_on(unit, amounts)
    for change in found.cliff.changes if found.cliff else ():
        fallen = waves_on(unit, {**amounts, change.resource: change.to})
        assert change.to > change.from_ == amounts[change.resource]
        assert unit.reported_waves(fallen) == change.waves
        assert fallen < now <= waves_on(unit, {**amounts, change.resource: change.to - 1})
    if found.cliff:
        assert found.cliff.waves == max(change.waves for change in found.cliff.changes if change.waves is not None)


@pytest.mark.parametrize("axis", ["registers", "shared", "threads"])
@pytest.mark.parametrize("gpu", ["H100", "gfx942", "gfx1100"])
def test_sweep_is_the_calculator_point_by_point(gpu: str, axis: str) -> None:
    asked = Resources(vector_registers=48, scalar_registers=40, shared_bytes=9000, threads=192)
    points = sweep(find_gpu(gpu), asked, axis)
    field = {"registers": "vector_registers", "shared": "shared_bytes", "threads": "threads"}[axis]
    assert len(points) > 10
    for point in points[:: max(1, len(points) // 20)]:
        changed = {"vector_registers": 48, "scalar_registers": 40, "shared_bytes": 9000, "threads": 192, field: point.amount}
        found = occupancy(find_gpu(gpu), Resources(**changed))  # type: ignore[arg-type]
        assert (point.waves, point.groups, point.limited_by) == (found.waves.value, found.groups.value, found.limited_by)
        assert point.percent == found.percent.value


def test_sweep_refuses_an_unknown_axis() -> None:
    with pytest.raises(ValueError, match="goes over registers, shared, threads"):
        sweep(find_gpu("H100"), Resources(vector_registers=1), "moons")
    with pytest.raises(ValueError, match="needs vector_registers"):
        sweep(find_gpu("H100"), Resources(), "shared")


def test_a_step_of_both_files_says_so(capsys):
    """The amounts are those of both files together, where a kernel has accumulation registers."""
    from isaview.cli import main

    arguments = ["occupancy", "--gpu", "gfx90a", "--threads", "256", "--registers", "100"]
    assert main([*arguments, "--accumulators", "64"]) == 0
    both = capsys.readouterr().out
    assert "next step     VGPRs + AGPRs 164 → 128: 4 waves" in both and "limited by VGPRs + AGPRs " in both
    assert "limited by VGPRs + AGPRs (164, taken as 168 of 512); each alone: VGPRs + AGPRs 3" in both
    assert main(arguments) == 0
    assert "+ AGPRs" not in capsys.readouterr().out


BOTH_FILES = """
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
	.globl	k
	.type	k,@function
k:
	v_mov_b32_e32 v99, 0
	v_accvgpr_write_b32 a69, v99
	global_store_dword v0, v99, s[0:1]
	s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 170
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 100
	.end_amdhsa_kernel
"""


def test_what_is_said_of_registers_of_both_files_names_both(tmp_path, capsys):
    """In the reason, the finding, the GPUs side by side and the columns: none is of the vector registers alone."""
    from isaview.cli import main

    (tmp_path / "k.s").write_text(BOTH_FILES)
    (kernel,) = isaview.report(isaview.read(BOTH_FILES), strict=True).kernels
    assert "limited by VGPRs + AGPRs (170, taken as 176 of 512)" in kernel.occupancy.waves.because
    (cliff,) = [finding.message for finding in kernel.findings if finding.code == "ISA201"]
    assert cliff.startswith("if workgroups have 256 threads: 2 fewer VGPRs + AGPRs (170 → 168)")
    for command in ("show", "across"):
        assert main([command, str(tmp_path / "k.s"), "--gpu", "gfx90a,gfx942"]) == 0
        lines = capsys.readouterr().out.splitlines()
        told = [line for line in lines if "limited by" in line or "next step" in line or line.strip().startswith("gfx942  ")]
        assert told and all("VGPRs" not in line or "VGPRs + AGPRs" in line for line in told), told
