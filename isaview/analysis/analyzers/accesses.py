"""How the lanes of a wave spread over memory in each access of global and shared memory.

Known from the text or not at all. Assumes that buffers begin at a multiple of 32 bytes and that unknown factors such as a row's
length are large. Where the kernel uses several dimensions of its group and nobody says how wide it is, only what holds for
groups 8, 16 and at least a wave wide is known.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from isaview.analysis.addresses.addressed import AT_SOME_WIDTHS, WIDTH, Addressed
from isaview.analysis.addresses.addresses import accesses
from isaview.analysis.contract import Analyzer, Context
from isaview.analysis.hardware import LANES, group_width
from isaview.analysis.tally import source_of
from isaview.base import limits
from isaview.base.measure import Measure, counted_measure, estimated_measure, unavailable
from isaview.model.kernel import Line

NOT_FOLLOWED = Addressed(-1, "", "", None, "unknown")


class AccessReport(Struct, frozen=True, omit_defaults=True):
    """An access: ``bytes`` a lane, ``stride`` from lane to lane, ``sectors`` of 32 bytes a request.

    ``pattern`` is coalesced, strided, uniform or unknown, ``because`` says why. ``conflicts`` is how often shared memory serves
    a request, ``wider`` the bytes that adjacent accesses could move together, ``step`` how far the address moves in an
    iteration of the loop around it.
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

    @property
    def wide(self) -> AccessReport:
        """The same access in groups at least a wave wide, where groups of other widths differ from that."""
        return _report(self.line, self.source, self.addressed.by_width[0]) if self.addressed.by_width else self


def analyze(context: Context) -> tuple[AccessReport, ...]:
    """Every access of global and shared memory of a kernel, in text order."""
    kernel = context.kernel
    addressed = accesses(kernel, context.module.wave_size or LANES, group_width(context))
    return tuple(_report(kernel.lines[access.index], source_of(kernel, access.index), access) for access in addressed)


def _report(line: int, source: str | None, access: Addressed) -> AccessReport:
    why = access.because or "the lanes are apart by a factor the text does not say, or not evenly"
    stride = unavailable("B", why)
    if access.stride is not None:
        stride = counted_measure(access.stride, "B", "address of each lane, from the text")
    if access.sectors is None:
        sectors = unavailable("sectors", why)
    else:
        low, high = access.sectors
        if low == high:
            sectors = counted_measure(low, "sectors", "32-byte pieces that the lanes of one request touch")
        else:
            sectors = estimated_measure(
                high, low, high, "sectors", "32-byte pieces of one request, for groups 8, 16 and at least a wave wide"
            )
    return AccessReport(
        line=line,
        space=access.space,
        kind=access.kind,
        bytes=access.bytes,
        pattern=access.pattern,
        because=access.because,
        stride=stride,
        sectors=sectors,
        conflicts=_conflicts(access, why) if access.space == "shared" else None,
        step=access.step,
        wider=access.wider,
        addressed=access,
        source=source,
    )


def _conflicts(access: Addressed, why: str) -> Measure:
    joined = access.joined
    if access.conflicts is None and access.turns is not None and joined is None:
        some = AT_SOME_WIDTHS if access.turns[0] <= access.least_turns else ""
        because = f"words of each bank, for groups 8, 16 and at least a wave wide{some}"
        return estimated_measure(access.turns[1], *access.turns, "requests", because)
    if access.conflicts is None:
        return unavailable("requests", WIDTH if access.known else why)
    if joined is not None and joined.turns is not None:
        share = joined.turns * (access.bytes or 1) / joined.bytes
        ends = min(share, access.conflicts), max(share, access.conflicts)
        return estimated_measure(access.conflicts, *ends, "requests", "words of each bank; fewer if joined with neighbours")
    return counted_measure(access.conflicts, "requests", "words that each bank owes each group of lanes, from the text")


ANALYZER = Analyzer(
    "accesses", "memory accesses", tuple[AccessReport, ...], analyze, order=80, most_instructions=limits.BOUND_INSTRUCTIONS
)
