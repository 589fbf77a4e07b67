"""Accesses: how the lanes of a wave spread over memory in each access of global and shared memory.

Known from the text or not at all. Assumes that buffers begin at a multiple of 32 bytes and that unknown factors such as a row's
length are large. Where the kernel uses more than one dimension of its group and nobody says how wide it is, only what holds for
groups 8, 16 and at least a wave wide is known.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from isaview.analysis.addresses.addressed import AT_SOME_WIDTHS, WIDTH, Addressed
from isaview.analysis.addresses.addresses import accesses
from isaview.analysis.contract import Analyzer, Context
from isaview.analysis.hardware import LANES, group_width
from isaview.base import limits
from isaview.base.measure import Measure, counted, estimated, unavailable
from isaview.model.kernel import Kernel, Line

NOT_FOLLOWED = Addressed(-1, "", "", None, "unknown")


class AccessReport(Struct, frozen=True, omit_defaults=True):
    """One access: ``bytes`` a lane, ``stride`` from lane to lane, ``sectors`` of 32 bytes a request.

    ``pattern`` is coalesced, strided, uniform or unknown, ``because`` says why. ``conflicts`` is how often shared memory serves
    one request, ``wider`` the bytes that several accesses side by side could move as one, ``step`` how far the address
    moves in an iteration of the loop around it.
    """

    hidden: ClassVar = ("addressed", "source")
    of_model: ClassVar = ("addressed",)
    line: Line
    space: str
    kind: str
    bytes: int | None
    pattern: str
    because: str
    stride: Measure
    sectors: Measure
    conflicts: Measure | None
    step: int | None
    wider: int | None
    addressed: Addressed = NOT_FOLLOWED
    source: str | None = None


def analyze(context: Context) -> tuple[AccessReport, ...]:
    """Every access of global and shared memory of one kernel, in text order."""
    kernel = context.kernel
    found = accesses(kernel, context.module.wave_size or LANES, group_width(context))
    return tuple(_report(kernel, access) for access in found)


def _report(kernel: Kernel, one: Addressed) -> AccessReport:
    why = one.because or "the lanes are apart by a factor the text does not say, or not evenly"
    stride = unavailable("B", why) if one.stride is None else counted(one.stride, "B", "address of each lane, from the text")
    return AccessReport(
        line=kernel.lines[one.index],
        space=one.space,
        kind=one.kind,
        bytes=one.bytes,
        pattern=one.pattern,
        because=one.because,
        stride=stride,
        sectors=_sectors(one, why),
        conflicts=_conflicts(one, why) if one.space == "shared" else None,
        step=one.step,
        wider=one.wider,
        addressed=one,
        source=None if (position := kernel.position(one.index)) is None else str(position),
    )


def _conflicts(one: Addressed, why: str) -> Measure:
    if one.conflicts is None and one.turns is not None and one.joined is None:
        some = AT_SOME_WIDTHS if one.turns[0] <= one.least_turns else ""
        because = f"words of each bank, for groups 8, 16 and at least a wave wide{some}"
        return estimated(one.turns[1], *one.turns, "requests", because)
    if one.conflicts is None:
        return unavailable("requests", WIDTH if one.known else why)
    if one.joined is not None and one.joined.turns is not None:
        share, because = (
            one.joined.turns * (one.bytes or 1) / one.joined.bytes,
            "words of each bank; fewer if joined with neighbours",
        )
        return estimated(one.conflicts, min(share, one.conflicts), max(share, one.conflicts), "requests", because)
    return counted(one.conflicts, "requests", "words that each bank owes each group of lanes, from the text")


def _sectors(one: Addressed, why: str) -> Measure:
    if one.sectors is None:
        return unavailable("sectors", why)
    low, high = one.sectors
    if low == high:
        return counted(low, "sectors", "32-byte pieces that the lanes of one request touch")
    return estimated(high, low, high, "sectors", "32-byte pieces of one request, for groups 8, 16 and at least a wave wide")


ANALYZER = Analyzer(
    name="accesses",
    title="memory accesses",
    result=tuple[AccessReport, ...],
    analyze=analyze,
    order=80,
    most_instructions=limits.BOUND_INSTRUCTIONS,
)
