"""The gate: limits, regressions, waivers and the baseline, and what a reviewer reads of them.

Terms:
    limit: a bound on a figure, or a rule that may have no finding.
    regression: how much worse than before a figure may get.
    waiver: a finding that is let through, with a reason and a last day.
    baseline: a committed file with the figures that somebody accepted last.
    unjudged: what cannot be known or compared; it never passes.
    review: findings as remarks at places of the repository, for code hosts.
"""
