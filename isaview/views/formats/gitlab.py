"""A code quality report of GitLab: issues at lines of the repository, without remarks that no file stands for."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from isaview.reports.serial import Plain, json_text
from isaview.views.format import Canvas, Format

if TYPE_CHECKING:
    from isaview.gate.review import Level, Review

_SEVERITIES: dict[Level, str] = {"error": "major", "warning": "minor", "note": "info"}


def render(review: Review, _canvas: Canvas) -> str:
    """The remarks that have a place, worst first."""
    seen: Counter[str] = Counter()
    issues: list[Plain] = []
    for remark in review.remarks:
        if remark.place is None:
            continue
        fingerprint = remark.fingerprint
        seen[fingerprint] += 1
        if seen[fingerprint] > 1:  # GitLab shows one issue of each fingerprint
            fingerprint = f"{fingerprint}-{seen[fingerprint]}"
        line = remark.place.line or 1  # GitLab refuses an issue without a line
        issues.append(
            {
                "description": remark.sentence,
                "check_name": f"isaview/{remark.rule}",
                "fingerprint": fingerprint,
                "severity": _SEVERITIES[remark.level],
                "location": {"path": remark.place.path, "lines": {"begin": line}},
            }
        )
    return json_text(issues)


FORMAT = Format(name="gitlab", title="a code quality report of GitLab", suffixes=(), render_review=render)
