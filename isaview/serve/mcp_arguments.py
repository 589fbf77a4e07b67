"""What an agent may ask: the arguments of every tool, as records from which their JSON schemas follow."""

from __future__ import annotations

from math import prod
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from isaview.analysis.contract import Launch
from isaview.base import limits
from isaview.gpus.hardware import find_gpu

Positive = Annotated[int, Meta(gt=0, le=1 << 40)]
Amount = Annotated[int, Meta(ge=0, le=1 << 40)]
Path = Annotated[str, Meta(min_length=1, max_length=4096)]
Dump = Annotated[
    Path,
    Meta(description="A file below a root, as build/k.ptx: PTX, SASS, AMDGCN, LLVM IR, TTGIR, StableHLO, HLO, cubin, hsaco."),
]
Gpus = Annotated[
    tuple[str, ...],
    Meta(max_length=8, description="Targets or products: gfx942, sm_90, H100. Empty: the GPU that the dump names."),
]
Kernel = Annotated[str, Meta(max_length=4096, description="Part of a kernel's name, or a pattern with * and ?; empty: all.")]
SECTIONS = ("registers", "occupancy", "bound", "tiles", "graph", "findings")
"""What is shown of a kernel where nothing else is asked for; tiles and graphs are kernels without the first three."""


class Arguments(Struct, frozen=True, forbid_unknown_fields=True):
    """The arguments of a tool; others than these are refused."""


class Assumed(Arguments, frozen=True):
    """What a verdict takes for granted of what the text does not say."""

    n: Annotated[Positive | None, Meta(description="How often a loop of unknown length runs; usual: 1024.")] = None
    inner: Annotated[Positive | None, Meta(description="The same of a loop inside of such a loop.")] = None
    grid: Annotated[Positive | None, Meta(description="Blocks (workgroups) of the launch; usual: they fill the GPU.")] = None
    width: Annotated[Positive | None, Meta(description="Threads of a block along x.")] = None


class Launched(Arguments, frozen=True, kw_only=True):
    """Arguments of tools about kernels that are launched."""

    kernel: Kernel = ""
    gpus: Gpus = ()
    threads: Annotated[
        Positive | Annotated[list[Positive], Meta(min_length=1, max_length=3)] | None,
        Meta(description="Threads of a block (workgroup), or its extents [x, y, z], where the dump does not say."),
    ] = None
    shared_dynamic: Annotated[Amount | None, Meta(description="Bytes of shared memory (LDS) that the launch adds.")] = None
    assume: Assumed = Assumed()

    def launch(self) -> Launch:
        """What is known of the launch."""
        extents = self.threads if isinstance(self.threads, list) else [self.threads] if self.threads else []
        threads, assumed = prod(extents) if extents else None, self.assume
        width = extents[0] if len(extents) > 1 else assumed.width
        launch = Launch(threads, threads, shared_dynamic_bytes=self.shared_dynamic, width=width)
        return replace(launch, trips=assumed.n, inner_trips=assumed.inner, groups=assumed.grid)

    def gpu_names(self) -> tuple[str, ...]:
        """The GPUs that are named, as the tables spell them; an `UnknownGpuError` where one is in none."""
        return tuple(find_gpu(name).name for name in self.gpus)


class WhatIf(Launched, frozen=True, kw_only=True):
    """A dump on other GPUs, or under other assumptions."""

    path: Dump


class Read(WhatIf, frozen=True, kw_only=True):
    """A dump, and which parts of each kernel are wanted."""

    sections: Annotated[
        tuple[str, ...],
        Meta(
            max_length=40,
            description="Further ones: stated, mix, loops, waits, accesses, work, private (spills), copies, compiled, by_gpu, "
            "graph_by_gpu. Empty: only names and sizes of all kernels.",
        ),
    ] = SECTIONS


class Diff(Launched, frozen=True, kw_only=True):
    """Two dumps or saved reports."""

    old: Dump
    new: Dump
    across_targets: Annotated[bool, Meta(description="Compare kernels for different targets.")] = False


class Variants(Launched, frozen=True, kw_only=True):
    """Compilations of the same kernels."""

    paths: Annotated[list[Path], Meta(min_length=1, max_length=1000, description="Dumps below a root, or folders of them.")]
    top: Annotated[int, Meta(ge=1, le=1000, description="How many of each kernel.")] = 10


class Listing(Arguments, frozen=True, kw_only=True):
    """Lines on either side of a line of the dump."""

    path: Dump
    kernel: Annotated[str, Meta(max_length=4096, description="One kernel; may be empty where the dump has one.")] = ""
    line: Annotated[
        Positive | None, Meta(description="As findings and peaks name it; without one, where most registers are alive.")
    ] = None
    around: Annotated[int, Meta(ge=0, le=(limits.ANSWER_LINES - 1) // 2, description="Lines on either side.")] = 20


class Explain(Arguments, frozen=True):
    """What is to be explained."""

    word: Annotated[
        str,
        Meta(min_length=1, max_length=200, description="As ISA305, occupancy_waves, latency, float64, v_mfma_f32_32x32x8_f16."),
    ]


class Occupancy(Arguments, frozen=True, kw_only=True):
    """What a kernel needs."""

    gpus: Annotated[list[str], Meta(min_length=1, max_length=8, description="Targets or products: gfx942, sm_90, H100.")]
    registers: Annotated[int, Meta(ge=0, le=4096, description="Vector registers of a thread (lane).")]
    threads: Annotated[Positive, Meta(description="Threads of a block (workgroup).")]
    shared: Annotated[Amount, Meta(description="Bytes of shared memory (LDS) of a block.")] = 0
    barriers: Annotated[Amount, Meta(description="Named barriers of a block.")] = 0
    cluster: Annotated[Positive, Meta(description="Blocks of a cluster.")] = 1
    sweep: Annotated[
        Literal["registers", "shared", "threads"] | None, Meta(description="Adds every amount at which occupancy changes.")
    ] = None
