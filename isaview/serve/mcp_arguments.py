"""What an agent may ask: the arguments of every tool, as records from which their JSON schemas follow."""

from __future__ import annotations

from math import prod
from typing import Annotated, Literal

from msgspec import Meta, Struct

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


class Assumed(Struct, frozen=True, forbid_unknown_fields=True):
    """What a verdict takes for granted: trips of unknown loops (n) and of those in such (inner), groups (grid), width."""

    n: Positive | None = None
    inner: Positive | None = None
    grid: Positive | None = None
    width: Positive | None = None


class Launched(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
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
        threads = prod(extents) if extents else None
        width = extents[0] if len(extents) > 1 else self.assume.width
        given, assumed = (threads, threads, None, self.shared_dynamic), self.assume
        return Launch(*given, trips=assumed.n, inner_trips=assumed.inner, groups=assumed.grid, width=width)

    def gpu_names(self) -> tuple[str, ...]:
        """The GPUs that are named, as the tables spell them; an `UnknownGpuError` where one is in none."""
        return tuple(find(name).name for name in self.gpus)


class Read(Launched, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The report of a dump."""

    path: Path
    sections: Annotated[
        tuple[str, ...],
        Meta(max_length=40, description="Parts of each kernel that are wanted; the schema of the answer names them."),
    ] = ("registers", "occupancy", "bound", "findings")


class WhatIf(Launched, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A dump on other GPUs, or under other assumptions."""

    path: Path


class Diff(Launched, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Two dumps or saved reports."""

    old: Path
    new: Path
    across_targets: Annotated[bool, Meta(description="Compare kernels for different targets.")] = False


class Variants(Launched, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Compilations of the same kernels."""

    paths: Annotated[list[Path], Meta(min_length=1, max_length=1000, description="Dumps, or folders of them.")]
    top: Annotated[int, Meta(ge=1, le=1000, description="The best so many of each kernel.")] = 10


class Listing(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The lines of a kernel around a place."""

    path: Path
    kernel: Kernel = ""
    line: (
        Annotated[int, Meta(ge=1, description="A line of the dump, as findings name it; none: that of most live registers.")]
        | None
    ) = None
    around: Annotated[int, Meta(ge=0, le=limits.ANSWER_LINES // 2, description="Lines on either side.")] = 20


class Explain(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A word of isaview or of a compiler."""

    word: Annotated[
        str,
        Meta(
            min_length=1, max_length=200, description="A rule, figure, limiter, verdict, concept, compiler's message or opcode."
        ),
    ]


class Occupancy(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a kernel would take."""

    gpus: Annotated[list[str], Meta(min_length=1, max_length=8, description="Targets or products: gfx942, sm_90, H100.")]
    registers: Annotated[int, Meta(ge=0, le=4096, description="32-bit registers allocated per lane.")]
    threads: Annotated[Positive, Meta(description="Threads of a group.")]
    shared: Annotated[Amount, Meta(description="Bytes of shared memory of a group.")] = 0
    barriers: Amount = 0
    cluster: Positive = 1
    sweep: Annotated[
        Literal["registers", "shared", "threads"] | None, Meta(description="The table of steps over this resource.")
    ] = None
