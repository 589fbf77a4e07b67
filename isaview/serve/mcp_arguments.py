"""What an agent may ask: the arguments of every tool, as records from which their JSON schemas follow."""

from __future__ import annotations

from math import prod
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from isaview.analysis.contract import Launch
from isaview.base import limits
from isaview.gpus.hardware import find

Positive = Annotated[int, Meta(gt=0, le=1 << 40)]
Amount = Annotated[int, Meta(ge=0, le=1 << 40)]
Path = Annotated[str, Meta(min_length=1, max_length=4096)]
Gpus = Annotated[
    tuple[str, ...],
    Meta(max_length=8, description="Targets or products: gfx942, sm_90, H100. None: the GPU that the dump names."),
]
Kernel = Annotated[str, Meta(max_length=4096, description="Part of a kernel's name, or a pattern with * and ?; empty: all.")]


class Arguments(Struct, frozen=True, forbid_unknown_fields=True):
    """The arguments of a tool; others than these are refused."""


class Assumed(Arguments, frozen=True):
    """What a verdict takes for granted: trips of unknown loops (n) and of those in such (inner), groups (grid), width."""

    n: Positive | None = None
    inner: Positive | None = None
    grid: Positive | None = None
    width: Positive | None = None


class Launched(Arguments, frozen=True, kw_only=True):
    """Arguments of tools about kernels that are launched."""

    kernel: Kernel = ""
    gpus: Gpus = ()
    threads: Annotated[
        Positive | Annotated[list[Positive], Meta(min_length=1, max_length=3)] | None,
        Meta(description="Threads of a group, or its extents [x, y, z], where the dump does not say."),
    ] = None
    shared_dynamic: Annotated[Amount, Meta(description="Bytes of shared memory that the launch adds.")] | None = None
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
        return tuple(find(name).name for name in self.gpus)


class WhatIf(Launched, frozen=True, kw_only=True):
    """A dump on other GPUs, or under other assumptions."""

    path: Path


class Read(WhatIf, frozen=True, kw_only=True):
    """A dump, and parts of each kernel that are wanted of it: analyses (mix, loops, waits, accesses …), stated, findings."""

    sections: Annotated[tuple[str, ...], Meta(max_length=40)] = ("registers", "occupancy", "bound", "findings")


class Diff(Launched, frozen=True, kw_only=True):
    """Two dumps or saved reports."""

    old: Path
    new: Path
    across_targets: Annotated[bool, Meta(description="Compare kernels for different targets.")] = False


class Variants(Launched, frozen=True, kw_only=True):
    """Compilations of the same kernels: dumps, or folders of them, and how many of each kernel are wanted."""

    paths: Annotated[list[Path], Meta(min_length=1, max_length=1000)]
    top: Annotated[int, Meta(ge=1, le=1000)] = 10


class Listing(Arguments, frozen=True, kw_only=True):
    """Lines on either side of a line of the dump, as findings name it; without one, of that with most live registers."""

    path: Path
    kernel: Kernel = ""
    line: Positive | None = None
    around: Annotated[int, Meta(ge=0, le=(limits.ANSWER_LINES - 1) // 2)] = 20


class Explain(Arguments, frozen=True):
    """A rule, figure, limiter, verdict, concept, compiler's message, class or opcode."""

    word: Annotated[str, Meta(min_length=1, max_length=200)]


class Occupancy(Arguments, frozen=True, kw_only=True):
    """Registers of a lane, threads and bytes of shared memory of a group; sweep: a table of steps."""

    gpus: Annotated[list[str], Meta(min_length=1, max_length=8, description="Targets or products: gfx942, sm_90, H100.")]
    registers: Annotated[int, Meta(ge=0, le=4096)]
    threads: Positive
    shared: Amount = 0
    barriers: Amount = 0
    cluster: Positive = 1
    sweep: Literal["registers", "shared", "threads"] | None = None
