"""The intervals around an allocation estimate: where their ends lie."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis.strategies import floats, integers

from isaview.analysis.registers.ptxas.intervals import EVEN_BELOW, Span, outwards

ROUNDING = 1e-9
"""A ratio times the estimate may miss the count by so much."""


def span(low: float, high: float) -> Span:
    return Span("below", 999, 999, low, high, 0.9)


@pytest.mark.parametrize(
    ("registers", "low", "high", "ends"),
    [
        (20, 0.70, 1.35, (14, 26)),  # 14 to 27: an odd count is rare there
        (21, 0.80, 1.20, (18, 24)),  # 17 to 25
        (21, 0.99, 1.01, (21, 21)),  # the estimate itself stays
        (12, 0.99, 1.10, (12, 12)),
        (40, 0.80, 1.12, (32, 44)),
        (40, 0.82, 1.13, (33, 45)),  # above 32 odd counts are as good as others
        (60, 0.00, 2.00, (4, 64)),  # what is allowed
        (24, 0.50, 1.30, (12, 30)),
    ],
)
def test_ends_are_even_where_counts_mostly_are(registers: int, low: float, high: float, ends: tuple[int, int]) -> None:
    assert span(low, high).ends(registers, 4, 64) == ends


def test_an_odd_bound_that_is_stated_stays_the_end() -> None:
    assert span(0.7, 1.3).ends(20, 15, 25) == (15, 25)


@given(integers(4, 200), integers(4, 255), floats(0.0, 0.2))
def test_a_span_made_for_a_count_holds_it(registers: int, count: int, more: float) -> None:
    ratio = outwards(count, registers) / registers
    low, high = span(min(ratio, 1.0) - more - ROUNDING, max(ratio, 1.0) + more + ROUNDING).ends(registers, 0, 255)
    assert low <= count <= high
    assert low == registers or low >= EVEN_BELOW or low % 2 == 0
    assert high == registers or high >= EVEN_BELOW or high % 2 == 0
