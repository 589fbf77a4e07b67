"""The analyses of a kernel by name, with their types, for those who write programs and tests against them.

Of ``analyzers/`` only the types stand here: nothing of it is imported when this runs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import store
from isaview.base.measure import Measure, counted_measure, unavailable
from isaview.base.text import safe
from isaview.reports.budget import GIVEN_UP

if TYPE_CHECKING:
    from isaview.analysis.analyzers.accesses import AccessReport
    from isaview.analysis.analyzers.bound import BoundReport
    from isaview.analysis.analyzers.copies import Copies
    from isaview.analysis.analyzers.loops import LoopReport
    from isaview.analysis.analyzers.mix import Mix
    from isaview.analysis.analyzers.occupancy import OccupancyReport
    from isaview.analysis.analyzers.private import Private
    from isaview.analysis.analyzers.registers import Registers
    from isaview.analysis.analyzers.waits import WaitsReport
    from isaview.analysis.analyzers.work import WorkReport
    from isaview.analysis.listing.records import KernelListing


class Results:
    """The results of a kernel's analyses by name.

    Each raises AttributeError, with the reason, where the analysis gave none: it was left out of a large kernel, or failed.
    """

    registers: Registers
    """32-bit registers: ``allocated`` and ``peak_live`` by file, and ``peak``, the place where most are alive.

    Files are ``vector`` and ``accumulator`` (of a lane), ``scalar`` (of a wave), ``predicate``, ``value`` (LLVM IR).
    ``total`` is what occupancy counts.
    """
    occupancy: OccupancyReport
    """Waves per SIMD (AMD) or warps per SM (NVIDIA), ``groups`` a unit, ``percent``, ``limited_by``, ``next_step``."""
    mix: Mix
    """Instructions by class (``mix["matrix"]``) and opcode, and bytes a lane by memory space and kind of access."""
    loops: tuple[LoopReport, ...]
    """The loops, outer before inner, each with its instructions by class (``loops[0].mix["matrix"]``)."""
    work: WorkReport
    """Operations and bytes of a wave, of the kernel and of an iteration of each loop."""
    accesses: tuple[AccessReport, ...]
    """Every access to global and shared memory: stride in bytes between lanes, pattern, sectors of 32 B a request."""
    bound: BoundReport
    """What limits the kernel on its GPU: ``verdict``, ``level`` or ``pipe``, ``intensity`` in operations a byte."""
    waits: WaitsReport | None
    """What waits for what, in instructions between a load and its wait or first use; None where nothing waits."""
    copies: Copies
    """Moves between vector and accumulation registers, in instructions."""
    private: Private
    """Private memory of a lane, in bytes, and what it holds."""
    by_gpu: tuple[OccupancyReport, ...]
    """The occupancy on each of the GPUs that were named; empty where fewer than two were."""
    listing: KernelListing | None
    """The text by lines with live registers, waits and live ranges, where ``asked=["listing"]`` asks for it."""


class Failure(Struct, frozen=True):
    """An analyzer or rule that broke on a kernel: a bug of isaview's, shown, not hidden; its values are missing, not 0."""

    analyzer: str
    message: str


def failure_of(name: str, error: Exception, *, strict: bool) -> Failure:
    """The failure of an analyzer or rule; nothing of its kernel is kept for another run.

    Raises:
        Exception: what was raised, with ``strict``.
    """
    if strict:
        raise error
    # what failed once may not be served from the store after the bug is fixed
    store.passing()
    return Failure(name, safe(f"{type(error).__name__}: {error}"))


def why_missing(
    kernel: str, name: str, results: Mapping[str, object], left_out: Mapping[str, str], failures: Sequence[Failure]
) -> str:
    """Why a kernel has no result of that name."""
    if name in left_out:
        advice = "" if left_out[name].startswith(GIVEN_UP) else f"; isaview.report(…, asked=[{name!r}])"
        return f"{name} of {kernel} was left out: {left_out[name]}{advice}"
    failure = next((failure for failure in failures if failure.analyzer == name), None)
    if failure is not None:
        return f"{name} of {kernel} failed, which is a bug in isaview: {failure.message}"
    return f"a kernel report has no {name!r}; it has {', '.join(sorted(results)) or 'no results'}"


def size_measures(instructions: int | None, unlisted: str, unread: int) -> dict[str, Measure]:
    """How many instructions a kernel has, where something lists them, and how many statements of it were not understood."""
    if instructions is None:
        return {"instructions": unavailable("instructions", unlisted)}
    because = "statements that could be read: a lower bound" if unread else "statements of the text"
    measures = {"instructions": counted_measure(instructions, "instructions", because)}
    if unread:
        because = "statements of this kernel that were not understood"
        measures["unread_statements"] = counted_measure(unread, "statements", because)
    return measures


def findings_measure(count: int, unasked: Mapping[str, str]) -> Measure:
    """How many findings a kernel has: a lower bound where rules could not be asked; not known where there is none then."""
    because = "what the rules found in the text"
    if not unasked:
        return counted_measure(count, "findings", because)
    why = f"{len(unasked):,} rules could not be asked ({next(iter(unasked.values()))})"
    return counted_measure(count, "findings", f"{because}: a lower bound, {why}") if count else unavailable("findings", why)


def as_lower_bound(name: str, measure: Measure) -> Measure:
    """A figure of a kernel that was not read whole: what was counted says so, except how much was not read."""
    if measure.origin != "counted" or name.startswith("unread_") or "lower bound" in measure.because:
        return measure
    return replace(measure, because=f"{measure.because}; statements of this kernel could not be read: a lower bound")
