"""Occupancy as the vendors' own code computes it, as CSV on stdout: the truth the tests compare with.

    python bench/occupancy_oracles.py amd --seed 1 --kernels 4      LLVM's AMDGPU back end through llvmlite, every target
    python bench/occupancy_oracles.py nvidia --seed 1 --rows 400    NVIDIA's cuda_occupancy.h through g++, every capability

`nvidia` needs g++ and the header (CUDA toolkit, or `--include` with the folder of the PyPI package nvidia-cuda-runtime).
"""

from __future__ import annotations

import argparse
import csv
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from isaview.gpus.hardware import Gpu, all_gpus

AMD_COLUMNS = (
    "cpu",
    "wavesize",
    "cumode",
    "wg_min",
    "wg_max",
    "lds_bytes",
    "vgprs_for_waves",
    "sgprs_for_waves",
    "dyn_vgpr_block",
)
NVIDIA_COLUMNS = ("cc", "regs", "smem", "block", "barriers", "virtual")
NVIDIA_RESULTS = (
    "blocks_per_sm",
    "lim_regs",
    "lim_smem",
    "lim_warps",
    "lim_blocks",
    "lim_barriers",
    "lim_virtual",
    "limiting_factors",
    "alloc_regs_per_block",
    "alloc_smem_per_block",
)

KERNEL = """
@lds_{name} = internal addrspace(3) global [{lds} x i8] poison, align 16
define amdgpu_kernel void @{name}(ptr addrspace(1) %out) {{
{touch}  call void asm sideeffect "; clobber", "{clobber}"()
  ret void
}}
"""
TOUCH = "  store volatile i8 0, ptr addrspace(3) @lds_{name}\n"


def amd_kernels(gpu: Gpu, chance: random.Random, count: int) -> Iterator[dict[str, str]]:
    """Random kernels for one target: what they ask for, under the column names of the fixture."""
    for index in range(count):
        low = chance.choice((1, 1, chance.randint(1, 1024)))
        high = chance.choice((low, chance.randint(low, 1024), max(low, 256), 1024))
        lds = chance.choice((0, 0, chance.randint(1, gpu.shared_group_max), chance.randint(1, gpu.shared_group_max // 4)))
        vector = chance.randrange(min(256, gpu.vector_registers_max))
        scalar = chance.randrange(min(90, gpu.scalar_registers_max or 90))
        clobbers = [f"~{{v{vector}}}", f"~{{s{scalar}}}"]
        if gpu.accumulators != "none" and chance.random() < 0.5:
            clobbers.append(f"~{{a{chance.randrange(256)}}}")
        name = f"kernel{index}"
        text = KERNEL.format(name=name, lds=lds, touch=TOUCH.format(name=name) if lds else "", clobber=",".join(clobbers))
        if not lds:
            text = text.replace(f"@lds_{name} = internal addrspace(3) global [0 x i8] poison, align 16\n", "")
        block = str(chance.choice(("", *gpu.dynamic_vector_blocks)))
        dynamic = f' "amdgpu-dynamic-vgpr-block-size"="{block}"' if block else ""
        attributes = f' "amdgpu-flat-work-group-size"="{low},{high}"{dynamic} {{\n'
        asked = {"wg_min": str(low), "wg_max": str(high), "dyn_vgpr_block": block}
        yield {"name": name, "text": text.replace(" {\n", attributes, 1), **asked}


def is_known(target: Any, processor: str) -> bool:
    """Whether LLVM knows a processor; it says on standard error where it does not, and takes another."""
    standard_error = os.dup(2)
    with tempfile.TemporaryFile() as complaints:
        os.dup2(complaints.fileno(), 2)
        try:
            target.create_target_machine(cpu=processor)
        finally:
            os.dup2(standard_error, 2)
            os.close(standard_error)
        complaints.seek(0)
        return b"is not a recognized processor" not in complaints.read()


def amd_rows(seed: int, kernels: int) -> Iterator[dict[str, str]]:
    """What LLVM states for random kernels on every target it knows and the tables offer."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    chance = random.Random(seed)
    target = llvm.Target.from_triple("amdgcn-amd-amdhsa")
    for gpu in (gpu for gpu in all_gpus() if gpu.compiler and is_known(target, gpu.target)):
        wave = chance.choice(gpu.wave_sizes)
        mode = chance.randrange(len(gpu.modes))
        features = [f"+wavefrontsize{wave}"] if len(gpu.wave_sizes) > 1 else []
        features += ["+cumode" if mode else "-cumode"] if len(gpu.modes) > 1 else []
        asked = list(amd_kernels(gpu, chance, kernels))
        module = llvm.parse_assembly('target triple = "amdgcn-amd-amdhsa"\n' + "".join(kernel["text"] for kernel in asked))
        machine = target.create_target_machine(cpu=gpu.target, features=",".join(features), opt=3)
        machine.set_asm_verbosity(True)
        assembly = machine.emit_assembly(module)
        for kernel in asked:
            yield {
                "cpu": gpu.target,
                "wavesize": str(wave),
                "cumode": str(mode),
                **{column: kernel[column] for column in ("wg_min", "wg_max", "dyn_vgpr_block")},
                **amd_stated(assembly, kernel["name"]),
            }


def amd_stated(assembly: str, name: str) -> dict[str, str]:
    """The comment block LLVM writes after a kernel."""
    start = assembly.index(f"\n{name}:")
    block = assembly[assembly.index("; Kernel info:", start) :]
    wanted = {
        "lds_bytes": "LDSByteSize",
        "vgprs_for_waves": "NumVGPRsForWavesPerEU",
        "sgprs_for_waves": "NumSGPRsForWavesPerEU",
        "occupancy": "Occupancy",
    }
    found = {column: re.search(rf"^; {label}: (\d+)", block, re.M) for column, label in wanted.items()}
    return {column: match[1] for column, match in found.items() if match}


PROGRAM = """
#include <cstdio>
#include <climits>
#include <cuda_occupancy.h>
static int shown(int limit) { return limit == INT_MAX ? -1 : limit; }
int main() {
  int major, minor, threads, optin, per_sm, reserved, regs, smem, block, bars, virt;
  while (scanf("%d %d %d %d %d %d %d %d %d %d %d", &major, &minor, &threads, &per_sm, &optin, &reserved, &regs, &smem, &block,
               &bars, &virt) == 11) {
    cudaOccDeviceProp device; cudaOccFuncAttributes function; cudaOccDeviceState state; cudaOccResult r = {};
    device.computeMajor = major; device.computeMinor = minor; device.maxThreadsPerBlock = 1024;
    device.maxThreadsPerMultiprocessor = threads; device.regsPerBlock = 65536; device.regsPerMultiprocessor = 65536;
    device.warpSize = 32; device.sharedMemPerBlock = 49152; device.sharedMemPerMultiprocessor = per_sm; device.numSms = 1;
    device.sharedMemPerBlockOptin = optin; device.reservedSharedMemPerBlock = reserved;
    function.maxThreadsPerBlock = INT_MAX; function.numRegs = regs; function.shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN;
    function.maxDynamicSharedSizeBytes = smem; function.numBlockBarriers = bars; function.virtualResourceCount = virt;
    if (cudaOccMaxActiveBlocksPerMultiprocessor(&r, &device, &function, &state, block, smem) != CUDA_OCC_SUCCESS) return 1;
    printf("%d,%d,%d,%d,%d,%d,%d,%u,%d,%zu\\n", r.activeBlocksPerMultiprocessor, shown(r.blockLimitRegs),
           shown(r.blockLimitSharedMem), shown(r.blockLimitWarps), shown(r.blockLimitBlocks), shown(r.blockLimitBarriers),
           shown(r.blockLimitVirtual), r.limitingFactors, r.allocatedRegistersPerBlock, r.allocatedSharedMemPerBlock);
  }
}
"""


def nvidia_rows(seed: int, rows: int, include: str) -> Iterator[dict[str, str]]:
    """What NVIDIA's header computes for random launches on every capability of the tables.

    The device's properties are taken from the tables; granules, blocks, barriers and virtual resources are the header's own.
    """
    chance = random.Random(seed)
    launches = []
    for gpu in (gpu for gpu in all_gpus() if not gpu.compiler):
        number = gpu.target.removeprefix("sm_")
        device = (
            number[:-1],
            number[-1],
            gpu.waves_per_simd * 128,
            gpu.shared_total[0],
            gpu.shared_group_max,
            gpu.shared_reserved,
        )
        for _ in range(rows):
            smem = chance.choice((0, chance.randint(0, gpu.shared_group_max + 512), chance.randint(0, 16384)))
            block = chance.choice((32 * chance.randint(1, 32), chance.randint(1, 1100)))
            kernel = (
                chance.randint(0, 258),
                smem,
                block,
                chance.choice((1, chance.randint(0, 16))),
                chance.choice((0, 0, 3, 9)),
            )
            launches.append((device, kernel))
    given = "\n".join(" ".join(map(str, (*device, *kernel))) for device, kernel in launches)
    with tempfile.TemporaryDirectory() as folder:
        source, binary = Path(folder, "oracle.cpp"), Path(folder, "oracle")
        source.write_text(PROGRAM, encoding="utf-8")
        subprocess.run(["g++", "-O1", "-w", f"-I{include}", "-o", binary, source], check=True)
        told = subprocess.run([binary], input=given, capture_output=True, text=True, check=True).stdout.splitlines()
    for (device, kernel), line in zip(launches, told, strict=True):
        asked = dict(zip(NVIDIA_COLUMNS, (f"{device[0]}.{device[1]}", *map(str, kernel)), strict=True))
        yield {**asked, **dict(zip(NVIDIA_RESULTS, line.split(","), strict=True))}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("vendor", choices=("amd", "nvidia"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kernels", type=int, default=4, help="kernels per AMD target")
    parser.add_argument("--rows", type=int, default=400, help="launches per NVIDIA capability")
    parser.add_argument("--include", default="/usr/local/cuda/include", help="folder of cuda_occupancy.h")
    asked = parser.parse_args()
    columns = {"amd": (*AMD_COLUMNS, "occupancy"), "nvidia": (*NVIDIA_COLUMNS, *NVIDIA_RESULTS)}[asked.vendor]
    rows = amd_rows(asked.seed, asked.kernels) if asked.vendor == "amd" else nvidia_rows(asked.seed, asked.rows, asked.include)
    writer = csv.DictWriter(sys.stdout, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)


if __name__ == "__main__":
    main()
