"""Variants on a GPU: three kernels in a dozen shapes and more, measured, and held against how `isaview variants` ranks them.

    python bench/variants_gpu.py FOLDER            compile with nvcc, measure, rank
    python bench/variants_gpu.py FOLDER --compile  on a machine without a GPU, for another one
    python bench/variants_gpu.py FOLDER --measure  on a machine with one: Python and the driver are enough
    python bench/variants_gpu.py FOLDER --rank     from the measured times

FOLDER keeps the code, ``times.csv`` with the median of each shape in microseconds, and ``raw.csv`` with every time.
"""

from __future__ import annotations

import argparse
import csv
import ctypes
import itertools
import json
import shutil
import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).parent / "variants" / "kernels.cu"
SIZE = 2048
RUNS, WARM = 30, 5


def shapes() -> Iterator[tuple[str, dict[str, int], int, int, int]]:
    """(kernel, its macros, blocks across, blocks down, threads) of every shape."""
    for bm, bn, bk, tm, tn in itertools.product((32, 64, 128), (64, 128), (8, 16), (4, 8), (4,)):
        threads = bm // tm * (bn // tn)
        if 64 <= threads <= 512:
            yield "matmul", {"BM": bm, "BN": bn, "BK": bk, "TM": tm, "TN": tn}, SIZE // bn, SIZE // bm, threads
    for tile, rows, pad in itertools.product((16, 32), (4, 8, 16, 32), (0, 1)):
        if rows <= tile and tile * rows >= 64:
            yield "transpose", {"TILE": tile, "ROWS": rows, "PAD": pad}, SIZE // tile, SIZE // tile, tile * rows
    for threads, each, degree, strided in itertools.product((128, 256), (1, 4, 8), (16,), (0, 1)):
        macros = {"THREADS": threads, "EACH": each, "DEGREE": degree, "STRIDED": strided}
        yield "polynomial", macros, SIZE * SIZE // (threads * each), 1, threads


def compiled(folder: Path, arch: str) -> None:
    """Compile every shape into a folder of its own, PTX and machine code."""
    for kernel, macros, *_ in shapes():
        place = folder / "_".join([kernel, *(f"{name}{value}" for name, value in macros.items())])
        place.mkdir(parents=True, exist_ok=True)
        flags = [f"-arch={arch}", f"-D{kernel.upper()}", *(f"-D{name}={value}" for name, value in macros.items())]
        for kind in ("ptx", "cubin"):
            subprocess.run(["nvcc", *flags, f"-{kind}", "-o", str(place / f"{kernel}.{kind}"), str(SOURCE)], check=True)


class Driver:
    """The driver's own interface, as much of it as a launch needs."""

    def __init__(self) -> None:
        self.library = ctypes.CDLL("libcuda.so.1")
        self("cuInit", 0)
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self("cuDeviceGet", ctypes.byref(device), 0)
        self("cuCtxCreate_v2", ctypes.byref(context), 0, device)

    def __call__(self, name: str, *arguments: Any) -> None:
        code = getattr(self.library, name)(*arguments)
        if code:
            raise RuntimeError(f"{name} gave {code}")

    def made(self, name: str, *arguments: Any) -> ctypes.c_void_p:
        """What a function gives through its first argument."""
        handle = ctypes.c_void_p()
        self(name, ctypes.byref(handle), *arguments)
        return handle


def measured(folder: Path) -> None:
    """Write the times of every shape."""
    driver = Driver()
    buffers = [driver.made("cuMemAlloc_v2", ctypes.c_size_t(4 * SIZE * SIZE)) for _ in range(3)]
    for buffer in buffers:
        driver("cuMemsetD32_v2", buffer, 0x3F000000, ctypes.c_size_t(SIZE * SIZE))
    begin, end = (driver.made("cuEventCreate", 0) for _ in range(2))
    size = ctypes.c_int(SIZE)
    values = (ctypes.c_void_p * 4)(*(ctypes.addressof(one) for one in (*buffers, size)))
    rows: list[dict[str, Any]] = []
    raw: list[dict[str, Any]] = []
    for kernel, macros, across, down, threads in shapes():
        name = "_".join([kernel, *(f"{macro}{value}" for macro, value in macros.items())])
        module = driver.made("cuModuleLoad", str(folder / name / f"{kernel}.cubin").encode())
        function = driver.made("cuModuleGetFunction", module, kernel.encode())
        times: list[float] = []
        for run in range(RUNS + WARM):
            driver("cuEventRecord", begin, None)
            driver("cuLaunchKernel", function, across, down, 1, threads, 1, 1, 0, None, values, None)
            driver("cuEventRecord", end, None)
            driver("cuEventSynchronize", end)
            passed = ctypes.c_float()
            driver("cuEventElapsedTime", ctypes.byref(passed), begin, end)
            times += [passed.value * 1000] if run >= WARM else []
        driver("cuModuleUnload", module)
        rows.append({"path": name, "kernel": kernel, "time": f"{statistics.median(times):.3f}"})
        raw += [{"path": name, "run": run, "microseconds": f"{one:.3f}"} for run, one in enumerate(times)]
    for file, table in (("times.csv", rows), ("raw.csv", raw)):
        with (folder / file).open("w", newline="") as stream:
            writer = csv.DictWriter(stream, list(table[0]))
            writer.writeheader()
            writer.writerows(table)


def ranked(folder: Path) -> None:
    """Print for each kernel the rank correlation, and the place of the best measured shape among the estimated ones."""
    command = [sys.executable, "-m", "isaview", "variants", str(folder), "--times", str(folder / "times.csv"), "-f", "json"]
    found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    print(f"{'kernel':12} {'shapes':>6} {'rank correlation':>17} {'best measured is estimated':>27}")
    for group in found["groups"]:
        rows = [one for one in group["variants"] if one["measured"] is not None and one["time"]["value"] is not None]
        estimated = sorted(rows, key=lambda one: one["time"]["value"])
        place = estimated.index(min(rows, key=lambda one: one["measured"])) + 1 if rows else 0
        correlation = group["rank_correlation"]
        shown = "–" if correlation is None else f"{correlation:.2f}"
        print(f"{group['kernel']:12} {len(rows):>6} {shown:>17} {f'place {place}':>27}")


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--arch", default="sm_90")
    for step in ("compile", "measure", "rank"):
        parser.add_argument(f"--{step}", action="store_true")
    asked = parser.parse_args()
    every = not (asked.compile or asked.measure or asked.rank)
    if (every or asked.compile) and shutil.which("nvcc") is None:
        sys.exit("nvcc is not on PATH")
    if every or asked.compile:
        compiled(asked.folder, asked.arch)
    if every or asked.measure:
        try:
            measured(asked.folder)
        except OSError as error:
            sys.exit(f"not measured on hardware: {error}")
    if every or asked.rank:
        ranked(asked.folder)


if __name__ == "__main__":
    main()
