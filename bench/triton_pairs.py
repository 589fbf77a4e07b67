#!/usr/bin/env python3
"""Compile the Triton kernels of `samples/src` in several shapes: `triton_pairs.py FOLDER TARGET…`, by a Python with Triton.

Writes NAME.ll (Triton's last LLVM IR), NAME.s or NAME.ptx (what its own LLVM made of it) and NAME.json (its metadata).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "samples" / "src"))

SHAPES: Mapping[str, Sequence[tuple[Mapping[str, Any], Mapping[str, Any]]]] = {
    "vector_add": (({"BLOCK": 256}, {"num_warps": 1}), ({"BLOCK": 4096}, {"num_warps": 4})),
    "softmax": (({"BLOCK": 1024}, {"num_warps": 4}), ({"BLOCK": 16384}, {"num_warps": 8})),
    "layer_norm": (({"BLOCK": 256}, {"num_warps": 2}), ({"BLOCK": 8192}, {"num_warps": 8})),
    "matmul": (
        ({"M": 32, "N": 32, "K": 32, "GROUP": 4}, {"num_warps": 2, "num_stages": 2}),
        ({"M": 64, "N": 128, "K": 32, "GROUP": 8}, {"num_warps": 4, "num_stages": 2}),
        ({"M": 256, "N": 128, "K": 32, "GROUP": 8}, {"num_warps": 8, "num_stages": 2}),
    ),
    "attention": (
        ({"QUERIES": 32, "KEYS": 32, "HEAD": 32, "CAUSAL": False}, {"num_warps": 2, "num_stages": 1}),
        ({"QUERIES": 128, "KEYS": 64, "HEAD": 64, "CAUSAL": False}, {"num_warps": 8, "num_stages": 2}),
        ({"QUERIES": 128, "KEYS": 32, "HEAD": 128, "CAUSAL": True}, {"num_warps": 4, "num_stages": 2}),
    ),
    "reduce": (({"ROWS": 16, "COLUMNS": 128}, {"num_warps": 2}), ({"ROWS": 64, "COLUMNS": 256}, {"num_warps": 8})),
}


def variants(kernels: Any) -> Iterator[tuple[str, str]]:
    """Set each kernel's shape in turn and give its name with the shape's number; shape 0 is the sample's own."""
    for name, (types, constants, options) in list(kernels.CONFIGURATIONS.items()):
        for number, (other_constants, other_options) in enumerate(((constants, options), *SHAPES.get(name, ()))):
            kernels.CONFIGURATIONS[name] = (types, other_constants, other_options)
            yield name, f"{name}-{number}"


def write(kernels: Any, name: str, stem: Path, target: str) -> None:
    """Compile one kernel for `sm_NN` or `gfxNNN` and write its stages."""
    backend, architecture = ("cuda", int(target[3:])) if target.startswith("sm_") else ("hip", target)
    wave_size = 64 if target.startswith("gfx9") else 32
    made = kernels.compiled(name, backend, architecture, wave_size)
    for stage, suffix in (("llir", ".ll"), ("amdgcn", ".s"), ("ptx", ".ptx")):
        if stage in made.asm:
            stem.with_name(stem.name + suffix).write_text(made.asm[stage], encoding="utf-8")
    metadata = {key: value for key, value in made.metadata._asdict().items() if key != "target"}
    stem.with_name(stem.name + ".json").write_text(json.dumps(metadata, default=str), encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """Write all pairs; a kernel that a target cannot run is skipped with a sentence."""
    import kernels  # type: ignore[import-not-found]

    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for target in arguments[1:]:
        for name, label in variants(kernels):
            try:
                write(kernels, name, folder / f"{label}.{target}", target)
            except Exception as error:  # Triton raises errors of many kinds for shapes a target does not take
                print(f"skipped {label} for {target}: {type(error).__name__}: {str(error)[:200]}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
