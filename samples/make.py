#!/usr/bin/env python3
"""Make the samples again from `src/` with the compilers found on this machine, skipping those whose compiler is absent."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent

NVCC = "{nvcc} -ptx -std=c++17 -arch={target} {flags} {source} -o {output}"
HIP = (
    "{clang} -x hip --cuda-device-only -nogpuinc -nogpulib -fuse-cuid=none --offload-arch={target} "
    "-std=c++20 {flags} -S {source} -o {output}"
)
OPENCL = (
    "{clang} -x cl -cl-std=CL2.0 -Xclang -finclude-default-header -target amdgcn-amd-amdhsa -nogpulib -mcpu={target} {flags} "
    "-S {source} -o {output}"
)
HOST = "{clang} -std=c++20 -target {target} {flags} -S -emit-llvm {source} -o {output}"
LLC = "{llc} -mcpu={target} {flags} {source} -o {output}"
RUSTC = "{rustc} --edition=2021 --target {target} {flags} --emit=llvm-ir {source} -o {output}"
TRITON = "{python} make.py --triton-kernel {flags} {target} {output}"
JAX = "{jax} make.py --jax-function {flags} {output}"
OBJDUMP = "{objdump} -d --mcpu={target} {flags} {source} > {output}"

CUBIN = "{nvcc} -cubin -std=c++17 -arch={target} {flags} {source} -o {output}"
FATBIN = "{nvcc} -fatbin -std=c++17 {flags} {source} -o {output}"
CUOBJDUMP = "{cuobjdump} -sass {source} > {output}"
NVDISASM = "{nvdisasm} -c {flags} {source} > {output}"

WAVE32 = "-O3 -DWAVE32"
DEBUG = "-O2 -g -fdebug-compilation-dir=."


@dataclass(frozen=True)
class Sample:
    """One output file, what it shows, the command line that writes it and what goes into that line."""

    output: str
    shows: str
    command: str
    source: str
    target: str
    flags: str = ""


def triton(kernel: str, target: str, stage: str, shows: str) -> Sample:
    """The sample that holds one stage (ptx, amdgcn, llir, ttgir, ttir) of a Triton kernel."""
    suffix = {"amdgcn": "s", "llir": "ll"}.get(stage, stage)
    return Sample(f"{kernel}.triton.{target}.{suffix}", shows, TRITON, "src/kernels.py", target, f"{kernel} {stage}")


SAMPLES = (
    Sample(
        "vector_add.nvcc.sm_80.ptx", "the smallest kernel, scalar and four elements wide", NVCC, "src/vector_add.cu", "sm_80"
    ),
    Sample(
        "softmax.nvcc-lineinfo.sm_90.ptx",
        "a template twice, warp shuffles, `.loc` with `inlined_at`",
        NVCC,
        "src/softmax.cu",
        "sm_90",
        "-lineinfo",
    ),
    Sample(
        "layer_norm.nvcc.sm_120.ptx",
        "half, bfloat16 and float rows, dynamic shared memory, launch bounds",
        NVCC,
        "src/layer_norm.cu",
        "sm_120",
    ),
    Sample(
        "matmul.nvcc.sm_80.ptx",
        "plain tiles, `wmma`, and `mma.sync` fed by `cp.async` and `ldmatrix`",
        NVCC,
        "src/matmul.cu",
        "sm_80",
    ),
    Sample(
        "attention.nvcc.sm_120.ptx", "flash attention, three instances, unrolled `mma.sync`", NVCC, "src/attention.cu", "sm_120"
    ),
    Sample(
        "reduce.nvcc.sm_90.ptx",
        "atomics, constant and shared memory, double precision, `redux.sync`",
        NVCC,
        "src/reduce.cu",
        "sm_90",
    ),
    Sample(
        "reduce.nvcc-debug.sm_80.ptx",
        "the same without optimisation and with DWARF sections",
        NVCC,
        "src/reduce.cu",
        "sm_80",
        "-G",
    ),
    Sample(
        "spill.nvcc.sm_80.ptx",
        "96 live values under a bound of 32 registers, an array in local memory",
        NVCC,
        "src/spill.cu",
        "sm_80",
    ),
    Sample(
        "calls.nvcc.sm_80.ptx",
        "out-of-line functions, call through a pointer, switch, `printf`, `assert`, trap",
        NVCC,
        "src/calls.cu",
        "sm_80",
    ),
    triton("softmax", "sm_80", "ptx", "one row a program, warp and block reductions"),
    triton("layer_norm", "sm_90", "ptx", "three loops over a row"),
    triton("matmul", "sm_80", "ptx", "software pipeline of `cp.async`, `ldmatrix`, `mma.sync`"),
    triton("matmul", "sm_90", "ptx", "`wgmma` from shared memory"),
    triton("matmul", "sm_100", "ptx", "`tcgen05` with tensor memory on Blackwell"),
    triton("attention", "sm_90", "ptx", "two matrix products and an online softmax in one loop"),
    triton("softmax", "gfx942", "amdgcn", "DPP reductions on 64 lanes, packed math"),
    triton("matmul", "gfx942", "amdgcn", "`v_mfma` with a pipelined loop"),
    triton("attention", "gfx942", "amdgcn", "two matrix products and an online softmax in one loop"),
    triton("attention", "gfx950", "amdgcn", "the same on CDNA 4"),
    triton("layer_norm", "gfx1100", "amdgcn", "32 lanes, `s_delay_alu`, `v_dual_*` pairs"),
    triton("attention", "gfx1100", "amdgcn", "`v_wmma` on 32 lanes, the largest AMDGCN sample of Triton"),
    triton("reduce", "sm_80", "llir", "Triton's last stage before PTX, inline assembly, debug locations"),
    triton("matmul", "gfx942", "llir", "Triton's last stage before AMDGCN, wide vectors"),
    triton("matmul", "sm_90", "ttgir", "tiles with layouts, a loop pipelined over three stages of shared memory"),
    triton("softmax", "gfx942", "ttgir", "tiles with layouts, two reductions"),
    triton("layer_norm", "sm_80", "ttir", "tiles without layouts, three loops"),
    Sample("attention.jax.mlir", "StableHLO: two batched products and a softmax", JAX, "src/functions.py", "", "attention"),
    Sample("layers.jax.mlir", "StableHLO: a loop, calls, a choice, a sort", JAX, "src/functions.py", "", "layers"),
    Sample("attention.jax.hlo", "HLO before optimisation, names without a sign", JAX, "src/functions.py", "", "attention"),
    Sample(
        "layers.jax.optimised.hlo", "HLO after it: fusions, a schedule, stack frames", JAX, "src/functions.py", "", "layers"
    ),
    Sample(
        "vector_add.clang.gfx90a.s",
        "the smallest kernel, scalar and four elements wide",
        HIP,
        "src/vector_add.hip",
        "gfx90a",
        "-O3",
    ),
    Sample("softmax.clang.gfx1030.s", "a template twice, lane permutes, 32 lanes", HIP, "src/softmax.hip", "gfx1030", WAVE32),
    Sample(
        "layer_norm.clang.gfx942.s",
        "OpenCL C, float and half rows, required group size",
        OPENCL,
        "src/layer_norm.cl",
        "gfx942",
        "-O3 -w",
    ),
    Sample(
        "matmul.clang.gfx908.s", "`v_mfma` into accumulator registers of their own file", HIP, "src/matmul.hip", "gfx908", "-O3"
    ),
    Sample("matmul.clang.gfx90a.s", "`v_mfma` with a unified register file", HIP, "src/matmul.hip", "gfx90a", "-O3"),
    Sample("matmul.clang.gfx942.s", "`v_mfma` on CDNA 3", HIP, "src/matmul.hip", "gfx942", "-O3"),
    Sample("matmul.clang.gfx1201.s", "`v_wmma` on RDNA 4, split wait counters", HIP, "src/matmul.hip", "gfx1201", "-O3"),
    Sample("matmul.clang.gfx1250.s", "`v_wmma` on gfx1250", HIP, "src/matmul.hip", "gfx1250", "-O3"),
    Sample(
        "attention.clang.gfx942.s",
        "attention without matrix instructions, 160 vector registers",
        HIP,
        "src/attention.hip",
        "gfx942",
        "-O3",
    ),
    Sample(
        "reduce.clang.gfx1201.s",
        "atomics, histogram, double precision, DPP, `readlane`",
        HIP,
        "src/reduce.hip",
        "gfx1201",
        "-O3",
    ),
    Sample("reduce.clang-debug.gfx1030.s", "the same with DWARF sections and `.loc`", HIP, "src/reduce.hip", "gfx1030", DEBUG),
    Sample("spill.clang.gfx1030.s", "192 live values in 128 registers, scratch memory", HIP, "src/spill.hip", "gfx1030", "-O3"),
    Sample(
        "spill.clang-256.gfx1030.s",
        "the same with a bound of 256 threads: nothing is spilled",
        HIP,
        "src/spill.hip",
        "gfx1030",
        "-O3 -DTHREADS=256",
    ),
    Sample(
        "calls.clang.gfx942.s",
        "calls by `s_swappc_b64`, a waterfall loop for a divergent pointer, `printf`",
        HIP,
        "src/calls.hip",
        "gfx942",
        "-O3",
    ),
    Sample(
        "constructs.llc.gfx90a.s",
        "buffer resources, irreducible graph, `i128` division, inline assembly",
        LLC,
        "src/constructs.ll",
        "gfx90a",
    ),
    Sample("constructs.llc.gfx1030.s", "the same on RDNA 2", LLC, "src/constructs.ll", "gfx1030"),
    Sample(
        "shader.llc.gfx1100.s",
        "graphics: pixel and compute shader, images, PAL metadata, no kernel descriptor",
        LLC,
        "src/shader.ll",
        "gfx1100",
    ),
    Sample(
        "matmul.objdump.gfx942.s",
        "disassembly: addresses, encodings, no directives",
        OBJDUMP,
        "build/matmul.gfx942.o",
        "gfx942",
    ),
    Sample(
        "calls.clang.gfx942.ll",
        "device IR, address spaces, indirect call, `printf` lowered",
        HIP,
        "src/calls.hip",
        "gfx942",
        "-O3 -emit-llvm",
    ),
    Sample(
        "calls.clang-O0.gfx942.ll",
        "the same without optimisation: every value through `alloca`",
        HIP,
        "src/calls.hip",
        "gfx942",
        "-O0 -emit-llvm",
    ),
    Sample(
        "reduce.clang-debug.gfx1201.ll",
        "device IR with `#dbg_value` records and metadata",
        HIP,
        "src/reduce.hip",
        "gfx1201",
        f"{DEBUG} -emit-llvm",
    ),
    Sample(
        "vector_add.cuobjdump.sm_75-sm_100.sass",
        "machine code of two targets in one text, with encodings",
        CUOBJDUMP,
        "build/vector_add.fatbin",
        "",
    ),
    Sample(
        "reduce.cuobjdump.sm_80.sass",
        "descriptors that only the encoding names, a loop of shuffles, atomics",
        CUOBJDUMP,
        "build/reduce.sm_80.cubin",
        "sm_80",
    ),
    Sample(
        "calls.nvdisasm.sm_90.sass",
        "functions of one section, a branch table, calls through registers, source lines",
        NVDISASM,
        "build/calls.sm_90.cubin",
        "sm_90",
        "-gi",
    ),
    Sample(
        "spill.nvdisasm.sm_120.sass",
        "spill code as nvdisasm marks it",
        NVDISASM,
        "build/spill.sm_120.cubin",
        "sm_120",
    ),
    Sample(
        "loops.nvdisasm.sm_89.sass",
        "loops with one fault each and the same mended: what rules find in machine code",
        NVDISASM,
        "build/loops.sm_89.cubin",
        "sm_89",
        "-g",
    ),
    Sample(
        "softmax.nvdisasm.sm_90.sass",
        "what ptxas makes of `softmax.nvcc-lineinfo.sm_90.ptx`: loops repeated four times, loads of shared memory joined",
        NVDISASM,
        "build/softmax.sm_90.cubin",
        "sm_90",
        "-gi",
    ),
    Sample(
        "host.clang.x86-64.ll",
        "no kernel: `invoke`, `landingpad`, `switch`, `indirectbr`, vectors",
        HOST,
        "src/host.cpp",
        "x86_64-pc-linux-gnu",
        "-O2 -march=x86-64-v3",
    ),
    Sample(
        "host.clang-debug.aarch64.ll",
        "the same for another target, with scalable vectors and debug information",
        HOST,
        "src/host.cpp",
        "aarch64-linux-gnu",
        f"{DEBUG} -march=armv9-a",
    ),
    Sample(
        "host.rustc.x86-64.ll",
        "no kernel: rustc's generics, checked arithmetic, unwinding",
        RUSTC,
        "src/host.rs",
        "x86_64-unknown-linux-gnu",
        "-O",
    ),
)
# What disassemblers read: by-products, not samples.
OBJECTS = (
    Sample("build/matmul.gfx942.o", "", HIP.replace(" -S ", " -c "), "src/matmul.hip", "gfx942", "-O3 --no-gpu-bundle-output"),
    Sample("build/reduce.sm_80.cubin", "", CUBIN, "src/reduce.cu", "sm_80"),
    Sample("build/calls.sm_90.cubin", "", CUBIN, "src/calls.cu", "sm_90", "-lineinfo"),
    Sample("build/loops.sm_89.cubin", "", CUBIN, "src/loops.cu", "sm_89", "-lineinfo"),
    Sample("build/spill.sm_120.cubin", "", CUBIN, "src/spill.cu", "sm_120"),
    Sample("build/softmax.sm_90.cubin", "", CUBIN, "src/softmax.cu", "sm_90", "-lineinfo"),
    Sample(
        "build/vector_add.fatbin",
        "",
        FATBIN,
        "src/vector_add.cu",
        "",
        "-gencode arch=compute_75,code=sm_75 -gencode arch=compute_100,code=sm_100",
    ),
)


PROGRAMS = {
    "clang": ("clang-22", "clang"),
    "llc": ("llc-22", "llc"),
    "objdump": ("llvm-objdump-22", "llvm-objdump"),
    "nvcc": ("nvcc",),
    "cuobjdump": ("cuobjdump",),
    "nvdisasm": ("nvdisasm",),
    "rustc": ("rustc",),
    "python": (sys.executable,),
    "jax": (sys.executable,),
}
PACKAGES = {"python": "triton", "jax": "jax"}
"""What the interpreter needs for a tool that is itself."""


def found_tools() -> dict[str, str]:
    """The program behind every command's first word; what this machine lacks is left out."""
    found = {name: next(filter(shutil.which, names), "") for name, names in PROGRAMS.items()}
    found |= {name: "" for name, package in PACKAGES.items() if not imports(package)}
    return {name: program for name, program in found.items() if program}


def imports(package: str) -> bool:
    """Whether the interpreter that runs this script can import a package."""
    return subprocess.run([sys.executable, "-c", f"import {package}"], capture_output=True, check=False).returncode == 0


def tool_of(sample: Sample) -> str:
    """The name of the tool a sample's command starts with."""
    return sample.command.split()[0].strip("{}")


def command_line(sample: Sample, tools: Mapping[str, str], source: str, output: str) -> str:
    """The sample's command as one line."""
    line = sample.command.format(source=source, output=output, target=sample.target, flags=sample.flags, **tools)
    return " ".join(line.split())


def write_triton(kernel: str, stage: str, target: str, output: str) -> None:
    """Compile one Triton kernel for `sm_NN` or `gfxNNN` and write one stage's text."""
    sys.path.insert(0, str(HERE / "src"))
    import kernels  # type: ignore[import-not-found]

    backend, architecture = ("cuda", int(target[3:])) if target.startswith("sm_") else ("hip", target)
    wave_size = 64 if target.startswith("gfx9") else 32
    Path(output).write_text(kernels.compiled(kernel, backend, architecture, wave_size).asm[stage], encoding="utf-8")


def write_jax(function: str, output: str) -> None:
    """Lower one JAX function and write its StableHLO, or its HLO before or after optimisation."""
    sys.path.insert(0, str(HERE / "src"))
    import functions  # type: ignore[import-not-found]

    optimised = output.endswith(".optimised.hlo")
    text = functions.graph(function, optimised) if output.endswith(".hlo") else functions.lowered(function)
    Path(output).write_text(text.replace(f"{HERE}/", ""), encoding="utf-8")


def without_machine_paths(text: str) -> str:
    """The text with this machine's folders replaced by what a reader of the samples knows: `src`, `samples` and `toolkit`."""
    text = text.replace(str(HERE / "src"), "src").replace(str(HERE), "samples")
    return re.sub(r'"/(?!rustc/)(?:[^"\s]*/)?(?:include|lib|build|tmp)/', '"toolkit/', text)


def made(sample: Sample, tools: Mapping[str, str], folder: Path) -> None:
    """Run one sample's command inside `samples/` and keep its output in `folder`; raise CalledProcessError when it fails."""
    target_file = folder / sample.output
    target_file.parent.mkdir(parents=True, exist_ok=True)
    source = sample.source if (HERE / sample.source).exists() else str(folder / sample.source)
    command, redirected, _ = command_line(sample, tools, source, str(target_file)).partition(" > ")
    environment = os.environ | {"TRITON_DEFAULT_FP_FUSION": "1", "TRITON_CACHE_DIR": str(folder / "build")}
    printed = subprocess.run(command.split(), cwd=HERE, env=environment, check=True, stdout=subprocess.PIPE).stdout
    if redirected:
        target_file.write_bytes(printed)
    if target_file.suffix not in (".o", ".cubin", ".fatbin"):
        text = without_machine_paths(target_file.read_text(encoding="utf-8")).replace(f"{folder}/", "")
        target_file.write_text(text, encoding="utf-8")


def make_all(wanted: Callable[[str], object], folder: Path) -> int:
    """Make every wanted sample into `folder`; 0 when each was made or skipped with a sentence, 1 when a compiler failed."""
    tools = found_tools()
    failed = 0
    samples = [sample for sample in SAMPLES if wanted(sample.output)]
    objects = [each for each in OBJECTS if each.output in {sample.source for sample in samples}]
    for sample in (*objects, *samples):
        tool = tool_of(sample)
        if tool not in tools:
            print(f"skipped {sample.output}: {PACKAGES.get(tool, tool)} is not installed", file=sys.stderr)
            continue
        try:
            made(sample, tools, folder)
        except subprocess.CalledProcessError as error:
            failed = 1
            print(f"failed {sample.output}: {' '.join(error.cmd)}", file=sys.stderr)
    return failed


def table() -> str:
    """The Markdown table of all samples: file, what it shows, the command run in this folder."""
    tools = {name: names[0] for name, names in PROGRAMS.items()} | dict.fromkeys(PACKAGES, "python")
    rows = (f"| `{s.output}` | {s.shows} | `{command_line(s, tools, s.source, s.output)}` |" for s in SAMPLES)
    return "\n".join(("| file | shows | command |", "|---|---|---|", *rows))


def main(arguments: Sequence[str]) -> int:
    """Command line: make all samples, or those whose name matches a pattern, in place or elsewhere."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pattern", nargs="?", default="", help="regular expression; only samples whose name it finds are made")
    parser.add_argument("--into", type=Path, default=HERE, help="folder to write to (default: this one)")
    parser.add_argument("--table", action="store_true", help="print the table of README.md and stop")
    parser.add_argument("--triton-kernel", nargs=4, metavar=("KERNEL", "STAGE", "TARGET", "OUTPUT"), help=argparse.SUPPRESS)
    parser.add_argument("--jax-function", nargs=2, metavar=("FUNCTION", "OUTPUT"), help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.jax_function:
        write_jax(*options.jax_function)
        return 0
    if options.triton_kernel:
        write_triton(*options.triton_kernel)
        return 0
    if options.table:
        print(table())
        return 0
    with tempfile.TemporaryDirectory() as scratch:
        code = make_all(re.compile(options.pattern).search, Path(scratch))
        options.into.mkdir(parents=True, exist_ok=True)
        for path in filter(Path.is_file, Path(scratch).iterdir()):
            shutil.copyfile(path, options.into / path.name)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
