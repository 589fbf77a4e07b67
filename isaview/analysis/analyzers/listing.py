"""The text of a kernel by lines, with what is known of each: live registers, class, bytes, waits, loops, issue cycles.

It runs where it is asked for by name alone: a listing is larger than all else that is known of a kernel.
"""

from __future__ import annotations

from isaview.analysis.contract import Analyzer, Context
from isaview.analysis.listing.records import KernelListing
from isaview.base import limits


def analyze(context: Context) -> KernelListing | None:
    """The listing of a kernel, None for one without instructions."""
    from isaview.analysis.listing.build import listing_of

    return listing_of(context) if len(context.kernel) else None


ANALYZER = Analyzer(
    "listing",
    "listing",
    KernelListing | None,
    analyze,
    order=99,
    most_instructions=limits.BOUND_INSTRUCTIONS,
    optional=True,
    on_request=True,
    levels=("instructions", "tiles", "graph"),
)
