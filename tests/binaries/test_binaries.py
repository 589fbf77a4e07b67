"""Binaries and sidecars: what code objects state, held against the tools that made them; any bytes are survived."""

from __future__ import annotations

import json
import os
import re
import struct
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import isaview
from isaview.base.measure import round_up
from isaview.binaries.facts import read_binary
from isaview.binaries.nvidia import attributes
from isaview.gpus.hardware import find_gpu
from isaview.gpus.occupancy import Resources, occupancy
from isaview.model.facts import Log, Stated
from isaview.tools.evidence import Options, facts_for
from isaview.tools.logs import ptxas_log
from isaview.tools.ptxas import target_of
from isaview.tools.sidecars import read_file, sidecars_of, triton_settings
from tests.conftest import ROOT
from tests.support import tools
from tests.support.made_binaries import binary, bundle

SAMPLES = ROOT / "samples"
KERNEL = """target triple = "amdgcn-amd-amdhsa"
@shared = internal addrspace(3) global [64 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %i) #0 {
  %slot = getelementptr [64 x i32], ptr addrspace(3) @shared, i32 0, i32 %i
  %value = load i32, ptr addrspace(3) %slot
  store i32 %value, ptr addrspace(1) %p
  ret void
}
attributes #0 = { nounwind "amdgpu-flat-work-group-size"="1,256" }
"""
PTX = """.version 7.8
.target {target}
.address_size 64
.visible .entry most() .maxntid 64, 2, 1 {{ ret; }}
.visible .entry exact() .reqntid 32, 2, 2
{{
  .shared .align 4 .b8 array[100];
  .reg .b32 %r<2>;
  mov.u32 %r1, array;
  st.shared.u32 [%r1], 1;
  bar.sync 0;
  ret;
}}
"""


@cache
def code_object(processor: str) -> bytes:
    """An AMD code object of one kernel, made by llvmlite from our own text."""
    return made(KERNEL, processor)[0]


def made(text: str, processor: str) -> tuple[bytes, str]:
    """What llvmlite makes of a module: the code object and the assembly."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module = llvm.parse_assembly(text)
    machine = llvm.Target.from_triple(module.triple).create_target_machine(cpu=processor, opt=3)
    machine.set_asm_verbosity(True)
    module.data_layout = str(machine.target_data)
    return bytes(machine.emit_object(module)), str(machine.emit_assembly(module))


def cubin(target: str, text: str) -> tuple[bytes, Log]:
    """A cubin and what ptxas said when it made it."""
    with tempfile.TemporaryDirectory() as folder:
        made = tools.assembled(text, target, Path(folder))
        return made.code, ptxas_log(made.said, "ptxas", whole=True)


def values(one: Stated) -> dict[str, float | int | None]:
    return {metric: measure.value for metric, measure in one.facts.items()}


@pytest.mark.parametrize(("processor", "wave", "accumulators"), [("gfx90a", 64, 0), ("gfx1100", 32, None)])
def test_an_amd_code_object(processor: str, wave: int, accumulators: int | None) -> None:
    log = binary(code_object(processor), "k.hsaco")
    assert log.messages == ()
    (kernel,) = log.stated
    facts = values(kernel)
    assert (kernel.name, kernel.target) == ("k", processor)
    assert (facts["shared_bytes"], facts["wave_size"], facts["max_threads"], facts["private_bytes"]) == (256, wave, 256, 0)
    assert facts.get("accumulator_registers") == accumulators
    assert facts["vector_registers"] == facts["total_vector_registers"] != 0
    assert kernel.facts["total_vector_registers"].because == "k.hsaco: metadata .vgpr_count"
    assert facts["code_bytes"] != 0


@pytest.mark.parametrize(
    ("processor", "vector", "accumulator", "told", "total"),
    [  # highest registers named by the kernel; metadata has one count for both files
        ("gfx90a", 10, 16, (12, "estimated"), 28),
        ("gfx942", 12, 4, (12, "estimated"), 16),
        ("gfx908", 20, 16, (20, "stated"), 20),
        ("gfx908", 8, 16, (None, None), 16),
    ],
)
def test_a_code_object_of_a_kernel_with_both_files(
    processor: str, vector: int, accumulator: int, told: tuple[int | None, str | None], total: int, tmp_path: Path
) -> None:
    clobbered = f'call void asm sideeffect "", "~{{v{vector - 1}}},~{{a{accumulator - 1}}}"()\n  ret void'
    text = KERNEL.replace("ret void", clobbered)
    code, assembly = made(text, processor)
    (kernel,) = binary(code, "k.hsaco").stated
    measure = kernel.facts.get("vector_registers")
    assert (None if measure is None else measure.value, None if measure is None else measure.origin) == told
    if measure is not None and measure.low is not None and measure.high is not None:
        assert measure.low <= vector <= measure.high
    (tmp_path / "k.hsaco").write_bytes(code)
    options = Options(lower="never", logs=(str(tmp_path / "k.hsaco"),))
    report = isaview.report(text, gpus=[processor], options=options).kernel("k")
    assert report.registers.allocated["total"] == total and report.registers.allocated["total"].origin == "stated"
    assert report.registers.allocated["scalar"].origin == "stated"
    assert report.occupancy.limits["vector_registers"] == occupancy_of(processor, total)
    assert facts_for(isaview.read(assembly)[0], options).messages == ()


def occupancy_of(processor: str, registers: int) -> float:
    return occupancy(find_gpu(processor), Resources(vector_registers=registers, threads=256)).limits["vector_registers"]


@pytest.mark.parametrize("processor", ["gfx803", "gfx900", "gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1201", "gfx1250"])
@pytest.mark.parametrize("waves", ["", '"amdgpu-waves-per-eu"="2,2"'])
def test_registers_set_aside_to_hold_waves_down_are_in_the_descriptor(processor: str, waves: str) -> None:
    """What occupancy counts is the same by a code object as by the assembly it is made of."""
    code, assembly = made(KERNEL.replace('"amdgpu-flat', f'{waves} "amdgpu-flat'), processor)
    (kernel,) = binary(code, "k.hsaco").stated
    facts, gpu = values(kernel), find_gpu(processor)
    row = {name: re.search(rf"; Num{name}sForWavesPerEU: (\d+)", assembly) for name in ("VGPR", "SGPR")}
    stated = {name: int(match[1]) for name, match in row.items() if match}
    granule = gpu.vector_granule[0]
    counted = facts.get("allocated_vector_registers", facts["total_vector_registers"])
    assert round_up(max(int(counted or 0), 1), granule) == round_up(stated["VGPR"], granule)
    if gpu.scalar_granule is not None:
        scalars = facts.get("allocated_scalar_registers", facts["scalar_registers"])
        assert round_up(int(scalars or 0), gpu.scalar_granule) == round_up(stated["SGPR"], gpu.scalar_granule)
    held_down = stated["VGPR"] > round_up(int(facts["total_vector_registers"] or 0), granule)
    assert ("allocated_vector_registers" in facts) == held_down == bool(waves)


def test_a_bundle_holds_code_objects_for_several_targets() -> None:
    data = bundle(
        {
            "host-x86_64-unknown-linux-gnu--": b"",
            "hipv4-amdgcn-amd-amdhsa--gfx90a:xnack-": code_object("gfx90a"),
            "hipv4-amdgcn-amd-amdhsa--gfx1100": code_object("gfx1100"),
        }
    )
    assert [(one.name, one.target) for one in binary(data, "x").stated] == [("k", "gfx90a"), ("k", "gfx1100")]


def test_a_bundle_made_by_clang(tmp_path: Path) -> None:
    clang = tools.program("clang-22", "clang")
    source = tmp_path / "k.hip"
    source.write_text("__attribute__((global)) void k(int *p) { *p = 1; }\n", encoding="utf-8")
    command = [clang, "-x", "hip", "--cuda-device-only", "-nogpuinc", "-nogpulib", "-O3", "--gpu-bundle-output"]
    targets = [f"--offload-arch={target}" for target in ("gfx90a", "gfx1100")]
    output = tmp_path / "k.co"
    made = subprocess.run([*command, *targets, str(source), "-o", str(output)], capture_output=True, check=False)
    if made.returncode:
        pytest.skip(f"{clang} does not link for AMD")
    assert sorted(str(one.target) for one in read_binary(str(output), "k.co").stated) == ["gfx1100", "gfx90a"]


@pytest.mark.parametrize("target", ["sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_120"])
def test_a_cubin_says_what_ptxas_said(target: str) -> None:
    data, said = cubin(target, PTX.format(target="sm_75"))
    stated = {one.name: one for one in binary(data, "x.cubin").stated}
    assert set(stated) == {"most", "exact"}
    for one in said.stated:
        assert stated[one.name].target == target
        facts, told = values(stated[one.name]), values(one)
        for metric in ("vector_registers", "stack_bytes", "private_bytes", "shared_bytes_static"):
            assert facts[metric] == told[metric], metric
        if "constant_bytes" in told:
            assert facts["constant_bytes"] == told["constant_bytes"]
    assert [values(stated["exact"])[f"required_threads{axis}"] for axis in ("", "_x", "_y", "_z")] == [128, 32, 2, 2]
    assert values(stated["most"])["max_threads"] == 128


@pytest.mark.parametrize(("target", "groups"), [("sm_75", 1), ("sm_80", 4), ("sm_90", 5), ("sm_120", 2)])
def test_blocks_of_a_cubin_take_the_shared_memory_it_declares(target: str, groups: int) -> None:
    data, _ = cubin(target, PTX.format(target="sm_75").replace("array[100]", "array[40000]"))
    occupancy = isaview.report(data).kernel("exact").occupancy
    assert (occupancy.groups.value, occupancy.limited_by) == (groups, ("shared_bytes",))
    assert not any(left.resource == "shared_bytes" for left in occupancy.not_modelled)


SPILLING = ["spill.nvcc.sm_80.ptx", "softmax.nvcc-lineinfo.sm_90.ptx"]


@pytest.mark.parametrize("sample", SPILLING)
def test_spills_of_a_cubin_are_known_where_there_are_none_too(sample: str) -> None:
    text = (SAMPLES / sample).read_text(encoding="utf-8")
    data, said = cubin(target_of(text), text)
    for kernel in (one for one in isaview.report(data).kernels if one.is_entry):
        told = next(one for one in said.stated if one.name == kernel.name).facts
        for metric in ("spilled_bytes", "spilled_store_bytes", "spilled_load_bytes"):
            assert kernel.stated[metric].value == told[metric].value, metric


@pytest.mark.parametrize("sample", SPILLING)
def test_arrays_of_a_cubin_are_no_more_than_its_private_memory(sample: str) -> None:
    tools.of_cuda("nvdisasm")
    text = (SAMPLES / sample).read_text(encoding="utf-8")
    data, _ = cubin(target_of(text), text)
    for kernel in (kernel for kernel in isaview.report(data).kernels if kernel.is_entry):
        arrays = kernel.results["private"].arrays
        slots = kernel.stated["private_bytes"].value if kernel.results["private"].lines else 0
        assert arrays.is_known and arrays.value <= slots


def test_a_stack_without_a_bound_is_no_amount() -> None:
    data, _ = cubin("sm_80", PTX.format(target="sm_75"))
    head = rb"\x04\x12\x08\x00...."  # EIATTR_MIN_STACK_SIZE of a symbol
    unbounded, changed = re.subn(head + rb"....", lambda found: found[0][:8] + b"\xff" * 4, data, flags=re.DOTALL)
    assert changed >= 2
    for one in binary(unbounded, "x.cubin").stated:
        assert one.facts["private_bytes"].origin == "unavailable"
        assert one.facts["private_bytes"].because.startswith("x.cubin: EIATTR_MIN_STACK_SIZE")


def test_the_frame_of_a_kernel_that_calls_functions_has_theirs_in_it() -> None:
    data, said = cubin("sm_90", (SAMPLES / "calls.nvcc.sm_80.ptx").read_text(encoding="utf-8"))
    stated = {one.name: values(one) for one in binary(data, "x.cubin").stated}
    told = {one.name: values(one) for one in said.stated if one.target}
    calling = [name for name in stated if "stack_bytes" not in stated[name]]
    assert calling and set(told) == set(stated)
    for name in stated:
        assert stated[name].get("stack_bytes", told[name]["stack_bytes"]) == told[name]["stack_bytes"]
        assert stated[name]["private_bytes"] == (told[name]["private_bytes"] or (None if name in calling else 0))


@pytest.mark.parametrize("sample", sorted(path.name for path in SAMPLES.glob("*.nvcc*.ptx")))
def test_a_cubin_says_what_cuobjdump_says(sample: str, tmp_path: Path) -> None:
    tool = tools.of_cuda("cuobjdump")
    text = (SAMPLES / sample).read_text(encoding="utf-8")
    if ", debug" in text:
        pytest.skip("compiled as nvcc -G does it: a relocatable object")
    data, _ = cubin(target_of(text), text)
    (tmp_path / "x.cubin").write_bytes(data)
    printed = subprocess.run([tool, "-res-usage", "x.cubin"], cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    usage = dict(re.findall(r"Function (\S+):\n\s*(REG:.*)", printed))
    stated = {one.name: values(one) for one in binary(data, "x.cubin").stated}
    assert set(usage) <= set(stated)
    for name, line in usage.items():
        shown = {key: int(value) for key, value in re.findall(r"([A-Z]+(?:\[\d+\])?):(\d+)", line)}
        assert shown["REG"] == stated[name]["vector_registers"]
        assert shown["STACK"] == (stated[name]["private_bytes"] or 0)
        assert shown["SHARED"] - int(stated[name]["shared_bytes_static"] or 0) in (0, 1024)
        for bank in (0, 2):
            assert shown.get(f"CONSTANT[{bank}]") == stated[name].get(f"constant_bytes_bank{bank}")


def test_attributes_end_where_they_stop_making_sense() -> None:
    data = bytes.fromhex("042f0800" + "0b000000" + "20000000" + "024c0400" + "031bff00" + "01350000" + "ff000000")
    assert list(attributes(data)) == [
        (0x2F, bytes.fromhex("0b00000020000000")),
        (0x4C, b"\4\0"),
        (0x1B, b"\xff\0"),
        (0x35, b"\0\0"),
    ]


@given(st.data())
def test_damaged_code_objects_are_survived(data: st.DataObject) -> None:
    whole = bytearray(code_object("gfx90a"))
    for _ in range(data.draw(st.integers(1, 8))):
        whole[data.draw(st.integers(4, len(whole) - 1))] = data.draw(st.integers(0, 255))
    cut = data.draw(st.integers(4, len(whole)))
    log = binary(bytes(whole[:cut]), "x")
    assert isinstance(log, Log)


@given(
    st.sampled_from((b"\x7fELF", b"__CLANG_OFFLOAD_BUNDLE__", b"CCOB", struct.pack("<I", 0xBA55ED50))), st.binary(max_size=300)
)
def test_any_bytes_are_survived(magic: bytes, rest: bytes) -> None:
    assert binary(magic + rest, "x").stated == ()


SETTINGS = {
    "name": "softmax",
    "target": {"backend": "cuda", "arch": 90, "warp_size": 32},
    "num_warps": 8,
    "num_ctas": 2,
    "shared": 4096,
    "maxnreg": None,
    "enable_fp_fusion": False,
}


def test_triton_metadata(tmp_path: Path) -> None:
    path = tmp_path / "softmax.json"
    path.write_text(json.dumps(SETTINGS), encoding="utf-8")
    found_settings = triton_settings(str(path))
    assert found_settings is not None
    assert (found_settings.name, found_settings.target, found_settings.fuse) == ("softmax", "sm_90", False)
    assert {name: measure.value for name, measure in found_settings.facts.items()} == {
        "shared_bytes": 4096,
        "cluster_size": 2,
        "wave_size": 32,
        "required_threads": 256,
    }
    assert found_settings.facts["shared_bytes"].because == "softmax.json: shared"


@pytest.mark.parametrize(
    ("target", "named"),
    [({"arch": "gfx942", "backend": "hip"}, "gfx942"), (None, ""), ({"arch": "sm89"}, "sm_89"), ({"arch": [1]}, "")],
)
def test_targets_of_triton(tmp_path: Path, target: object, named: str) -> None:
    path = tmp_path / "k.json"
    path.write_text(json.dumps(SETTINGS | {"target": target}), encoding="utf-8")
    assert getattr(triton_settings(str(path)), "target", None) == named


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "{}", '{"name": 1, "num_warps": 2}', "[" * 100_000, '{"name": "k", "num_warps": true, "shared": -1}'],
)
def test_other_json_is_no_metadata(tmp_path: Path, text: str) -> None:
    path = tmp_path / "k.json"
    path.write_text(text, encoding="utf-8")
    assert not read_file(str(path), "k.json").stated or not read_file(str(path), "k.json").stated[0].facts


def test_files_beside_a_dump(tmp_path: Path) -> None:
    names = ["k.ptx", "k.json", "k.cubin", "kk.cubin", "k.compute_80.ptx", "k.compute_80.sm_86.cubin", "k[1].s", "k[1].hsaco"]
    for name in names:
        (tmp_path / name).write_bytes(b"")
    if os.name == "posix":
        (tmp_path / "k.hsaco").symlink_to("/etc/passwd")
        os.mkfifo(tmp_path / "k.co")

    def names_beside(name: str) -> list[str]:
        return [Path(path).name for path in sidecars_of(str(tmp_path / name))]

    assert names_beside("k.ptx") == ["k.cubin", "k.json"]
    assert names_beside("k.compute_80.ptx") == ["k.compute_80.sm_86.cubin"]
    assert names_beside("k[1].s") == ["k[1].hsaco"]
    assert names_beside("absent.ptx") == []
    assert sidecars_of("<stdin>") == sidecars_of("") == ()


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    if os.name != "posix":
        pytest.skip("no pipes in folders")
    os.mkfifo(tmp_path / "x.log")
    assert read_file(str(tmp_path / "x.log"), "x.log").messages == ("x.log: not a regular file",)
