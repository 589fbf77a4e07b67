#!/usr/bin/env python3
"""Compile the pairs of `pairs.toml` into `texts.tar.xz`: `make.py --cicc RELEASE=PATH`, with nvcc and clang on the PATH.

A release of CUDA other than nvcc's own is its `cicc` alone: nvcc runs as it would, and that program stands in its place.
"""

from __future__ import annotations

import argparse
import io
import shlex
import shutil
import subprocess
import tarfile
import tempfile
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
_HIP = "-x hip --cuda-device-only -nogpuinc -nogpulib -fuse-cuid=none -std=c++20 -O3 -S"
_STEPS = ("gcc ", '"$CICC_PATH/cicc"')


def _compiled(row: Mapping[str, Any], target: str, flags: list[str], releases: Mapping[str, str], clang: str) -> bytes:
    options = [f"-D{row['kernel']}", *(flag for flag in flags if not flag.startswith("--release="))]
    release = next((flag.partition("=")[2] for flag in flags if flag.startswith("--release=")), "")
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "dump"
        if target.startswith("sm_"):
            options = ["-G" if flag == "-O0" else flag for flag in options]
            nvcc = ["nvcc", "-ptx", "-std=c++17", f"-arch={target}", *options, row["source"], "-o", str(out)]
            _nvcc(nvcc, releases[release] if release else "", folder)
        else:
            kind = ["-emit-llvm"] if target.endswith(".ll") else []
            chip = target.removesuffix(".ll")
            command = [clang, *_HIP.split(), f"--offload-arch={chip}", *kind, *options, row["source"], "-o", str(out)]
            subprocess.run(command, cwd=HERE, check=True)
        return out.read_bytes().replace(f"{HERE}/".encode(), b"")


def _nvcc(command: list[str], cicc: str, folder: str) -> None:
    """Run nvcc; with another `cicc`, its own steps one by one, with that program in place of its own."""
    if not cicc:
        subprocess.run(command, cwd=HERE, check=True)
        return
    dry = [*command, "--dryrun", "--keep", "--keep-dir", folder]
    lines = subprocess.run(dry, cwd=HERE, check=True, capture_output=True, text=True).stderr.splitlines()
    steps = [line.removeprefix("#$ ").replace(_STEPS[1], shlex.quote(cicc)) for line in lines if line[3:].startswith(_STEPS)]
    subprocess.run(["bash", "-ec", "\n".join(steps)], cwd=HERE, check=True)


def main() -> None:
    """Compile all pairs anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cicc", action="append", default=[], metavar="RELEASE=PATH")
    parser.add_argument("--clang", default=shutil.which("clang-22") or "clang")
    options = parser.parse_args()
    releases = dict(one.split("=", 1) for one in options.cicc)
    with tarfile.open(HERE / "texts.tar.xz", "w:xz") as archive:
        for row in tomllib.loads((HERE / "pairs.toml").read_text(encoding="utf-8"))["pair"]:
            for target in row["targets"]:
                for side in ("old", "new"):
                    text = _compiled(row, target, row.get(side, []), releases, options.clang)
                    member = tarfile.TarInfo(f"{row['name']}.{target}.{side}")
                    member.size = len(text)
                    archive.addfile(member, io.BytesIO(text))


if __name__ == "__main__":
    main()
