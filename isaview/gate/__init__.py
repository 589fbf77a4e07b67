"""The gate: limits, regressions, waivers and the baseline, and what a reviewer reads of them."""
