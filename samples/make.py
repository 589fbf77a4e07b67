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
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent

NVCC = "nvcc -ptx -std=c++17 -arch={target} {flags} {source} -o {output}"
HIP = "{clang} -x hip --cuda-device-only -nogpuinc -nogpulib --offload-arch={target} -std=c++20 {flags} -S {source} -o {output}"
OPENCL = (
    "{clang} -x cl -cl-std=CL2.0 -Xclang -finclude-default-header -target amdgcn-amd-amdhsa -nogpulib -mcpu={target} {flags} "
    "-S {source} -o {output}"
)
HOST = "{clang} -std=c++20 -target {target} {flags} -S -emit-llvm {source} -o {output}"
LLC = "{llc} -mcpu={target} {flags} {source} -o {output}"
RUSTC = "rustc --edition=2021 --target {target} {flags} --emit=llvm-ir {source} -o {output}"
TRITON = "{python} make.py --triton-kernel {flags} {target} {output}"
OBJDUMP = "{objdump} -d --mcpu={target} {flags} {source} > {output}"

WAVE32 = "-O3 -DWAVE32"
DEBUG = "-O2 -g -fdebug-compilation-dir=."


@dataclass(frozen=True)
class Sample:
    """One output file, the command line that writes it and what goes into that line."""

    output: str
    command: str
    source: str
    target: str
    flags: str = ""


def triton(kernel: str, target: str, stage: str) -> Sample:
    """The sample that holds one stage (ptx, amdgcn, llir) of a Triton kernel."""
    suffix = {"ptx": "ptx", "amdgcn": "s", "llir": "ll"}[stage]
    return Sample(f"{kernel}.triton.{target}.{suffix}", TRITON, "src/kernels.py", target, f"{kernel} {stage}")


SAMPLES = (
    Sample("vector_add.nvcc.sm_80.ptx", NVCC, "src/vector_add.cu", "sm_80"),
    Sample("softmax.nvcc-lineinfo.sm_90.ptx", NVCC, "src/softmax.cu", "sm_90", "-lineinfo"),
    Sample("layer_norm.nvcc.sm_120.ptx", NVCC, "src/layer_norm.cu", "sm_120"),
    Sample("matmul.nvcc.sm_80.ptx", NVCC, "src/matmul.cu", "sm_80"),
    Sample("attention.nvcc.sm_120.ptx", NVCC, "src/attention.cu", "sm_120"),
    Sample("reduce.nvcc.sm_90.ptx", NVCC, "src/reduce.cu", "sm_90"),
    Sample("reduce.nvcc-debug.sm_80.ptx", NVCC, "src/reduce.cu", "sm_80", "-G"),
    Sample("spill.nvcc.sm_80.ptx", NVCC, "src/spill.cu", "sm_80"),
    Sample("calls.nvcc.sm_80.ptx", NVCC, "src/calls.cu", "sm_80"),
    triton("softmax", "sm_80", "ptx"),
    triton("layer_norm", "sm_90", "ptx"),
    triton("matmul", "sm_80", "ptx"),
    triton("matmul", "sm_90", "ptx"),
    triton("attention", "sm_90", "ptx"),
    triton("softmax", "gfx942", "amdgcn"),
    triton("matmul", "gfx942", "amdgcn"),
    triton("attention", "gfx942", "amdgcn"),
    triton("layer_norm", "gfx1100", "amdgcn"),
    triton("attention", "gfx1100", "amdgcn"),
    triton("reduce", "sm_80", "llir"),
    triton("matmul", "gfx942", "llir"),
    Sample("vector_add.clang.gfx90a.s", HIP, "src/vector_add.hip", "gfx90a", "-O3"),
    Sample("softmax.clang.gfx1030.s", HIP, "src/softmax.hip", "gfx1030", WAVE32),
    Sample("layer_norm.clang.gfx942.s", OPENCL, "src/layer_norm.cl", "gfx942", "-O3 -w"),
    Sample("matmul.clang.gfx908.s", HIP, "src/matmul.hip", "gfx908", "-O3"),
    Sample("matmul.clang.gfx90a.s", HIP, "src/matmul.hip", "gfx90a", "-O3"),
    Sample("matmul.clang.gfx942.s", HIP, "src/matmul.hip", "gfx942", "-O3"),
    Sample("matmul.clang.gfx1201.s", HIP, "src/matmul.hip", "gfx1201", "-O3"),
    Sample("matmul.clang.gfx1250.s", HIP, "src/matmul.hip", "gfx1250", "-O3"),
    Sample("attention.clang.gfx942.s", HIP, "src/attention.hip", "gfx942", "-O3"),
    Sample("reduce.clang.gfx1201.s", HIP, "src/reduce.hip", "gfx1201", "-O3"),
    Sample("reduce.clang-debug.gfx1030.s", HIP, "src/reduce.hip", "gfx1030", DEBUG),
    Sample("spill.clang.gfx1030.s", HIP, "src/spill.hip", "gfx1030", "-O3"),
    Sample("calls.clang.gfx942.s", HIP, "src/calls.hip", "gfx942", "-O3"),
    Sample("constructs.llc.gfx90a.s", LLC, "src/constructs.ll", "gfx90a"),
    Sample("constructs.llc.gfx1030.s", LLC, "src/constructs.ll", "gfx1030"),
    Sample("shader.llc.gfx1100.s", LLC, "src/shader.ll", "gfx1100"),
    Sample("matmul.objdump.gfx942.s", OBJDUMP, "build/matmul.gfx942.o", "gfx942"),
    Sample("calls.clang.gfx942.ll", HIP, "src/calls.hip", "gfx942", "-O3 -emit-llvm"),
    Sample("calls.clang-O0.gfx942.ll", HIP, "src/calls.hip", "gfx942", "-O0 -emit-llvm"),
    Sample("reduce.clang-debug.gfx1201.ll", HIP, "src/reduce.hip", "gfx1201", f"{DEBUG} -emit-llvm"),
    Sample("host.clang.x86-64.ll", HOST, "src/host.cpp", "x86_64-pc-linux-gnu", "-O2 -march=x86-64-v3"),
    Sample("host.clang-debug.aarch64.ll", HOST, "src/host.cpp", "aarch64-linux-gnu", f"{DEBUG} -march=armv9-a"),
    Sample("host.rustc.x86-64.ll", RUSTC, "src/host.rs", "x86_64-unknown-linux-gnu", "-O"),
)
# The object that `llvm-objdump` reads; it is a by-product, not a sample.
OBJECT = Sample("build/matmul.gfx942.o", HIP.replace(" -S ", " -c "), "src/matmul.hip", "gfx942", "-O3 --no-gpu-bundle-output")


def found_tools() -> dict[str, str | None]:
    """The program behind every command's first word, or None where this machine lacks it."""
    versioned = {name: (f"{name}-22", name) for name in ("clang", "llc")} | {"objdump": ("llvm-objdump-22", "llvm-objdump")}
    tools = {name: next(filter(shutil.which, names), None) for name, names in versioned.items()}
    return tools | {name: shutil.which(name) and name for name in ("nvcc", "rustc")} | {"python": has_triton() and sys.executable}


def has_triton() -> bool:
    """Whether the interpreter that runs this script can import Triton."""
    return subprocess.run([sys.executable, "-c", "import triton"], capture_output=True, check=False).returncode == 0


def program_of(sample: Sample) -> str:
    """The name of the tool a sample's command starts with."""
    return sample.command.split()[0].strip("{}")


def write_triton(kernel: str, stage: str, target: str, output: str) -> None:
    """Compile one Triton kernel for `sm_NN` or `gfxNNN` and write one stage's text."""
    sys.path.insert(0, str(HERE / "src"))
    import kernels

    backend, architecture = ("cuda", int(target[3:])) if target.startswith("sm_") else ("hip", target)
    wave_size = 64 if target.startswith("gfx9") else 32
    Path(output).write_text(kernels.compiled(kernel, backend, architecture, wave_size).asm[stage], encoding="utf-8")


def without_machine_paths(text: str) -> str:
    """The text with this machine's folders replaced by what a reader of the samples knows: `src`, `samples` and `toolkit`."""
    text = text.replace(str(HERE / "src"), "src").replace(str(HERE), "samples")
    return re.sub(r'"/(?!rustc/)(?:[^"\s]*/)?(?:include|lib|build|tmp)/', '"toolkit/', text)


def made(sample: Sample, tools: dict[str, str | None], folder: Path) -> None:
    """Run one sample's command inside `samples/` and keep its output in `folder`; raise CalledProcessError when it fails."""
    target_file = folder / sample.output
    target_file.parent.mkdir(parents=True, exist_ok=True)
    source = sample.source if (HERE / sample.source).exists() else str(folder / sample.source)
    line = sample.command.format(source=source, output=target_file, target=sample.target, flags=sample.flags, **tools)
    command, redirected, _ = line.partition(" > ")
    environment = os.environ | {"TRITON_DEFAULT_FP_FUSION": "1", "TRITON_CACHE_DIR": str(folder / "build")}
    printed = subprocess.run(command.split(), cwd=HERE, env=environment, check=True, stdout=subprocess.PIPE).stdout
    if redirected:
        target_file.write_bytes(printed)
    if target_file.suffix != ".o":
        text = without_machine_paths(target_file.read_text(encoding="utf-8")).replace(f"{folder}/", "")
        target_file.write_text(text, encoding="utf-8")


def make_all(wanted: Callable[[str], object], folder: Path) -> int:
    """Make every wanted sample into `folder`; 0 when each was made or skipped with a sentence, 1 when a compiler failed."""
    tools = found_tools()
    failed = 0
    for sample in (OBJECT, *(sample for sample in SAMPLES if wanted(sample.output))):
        program = program_of(sample)
        if not tools[program]:
            print(f"skipped {sample.output}: {'Triton' if program == 'python' else program} is not installed", file=sys.stderr)
            continue
        try:
            made(sample, tools, folder)
        except subprocess.CalledProcessError as error:
            failed = 1
            print(f"failed {sample.output}: {' '.join(error.cmd)}", file=sys.stderr)
    return failed


def main(arguments: Sequence[str]) -> int:
    """Command line: make all samples, or those whose name matches a pattern, in place or elsewhere."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pattern", nargs="?", default="", help="regular expression; only samples whose name it finds are made")
    parser.add_argument("--into", type=Path, default=HERE, help="folder to write to (default: this one)")
    parser.add_argument("--list", action="store_true", help="print name and command of every sample and stop")
    parser.add_argument("--triton-kernel", nargs=4, metavar=("KERNEL", "STAGE", "TARGET", "OUTPUT"), help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.triton_kernel:
        write_triton(*options.triton_kernel)
        return 0
    if options.list:
        tools = {"clang": "clang-22", "llc": "llc-22", "objdump": "llvm-objdump-22", "python": "python"}
        for sample in SAMPLES:
            words = sample.command.format(source=sample.source, output=sample.output, target=sample.target, flags=sample.flags, **tools)
            print(f"{sample.output}: {' '.join(words.split())}")
        return 0
    with tempfile.TemporaryDirectory() as scratch:
        code = make_all(re.compile(options.pattern).search, Path(scratch))
        options.into.mkdir(parents=True, exist_ok=True)
        for path in filter(Path.is_file, Path(scratch).iterdir()):
            shutil.copyfile(path, options.into / path.name)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
