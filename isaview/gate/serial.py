"""A review as plain data: the JSON of a check, described by the schema ``check``."""

from __future__ import annotations

from isaview.gate.review import FORMAT_VERSION, SCHEMA, Remark, Review
from isaview.reports.serial import Plain, measure
from isaview.version import VERSION


def to_json(review: Review) -> dict[str, Plain]:
    """The whole review, worst first."""
    return {
        "schema": SCHEMA,
        "format_version": FORMAT_VERSION,
        "tool": {"name": "isaview", "version": VERSION},
        "exit_code": review.code,
        "headline": review.headline,
        "verdict": review.verdict,
        "totals": dict(review.totals),
        "findings": [finding(remark) for remark in review.remarks],
        "notes": list(review.notes),
    }


def finding(remark: Remark) -> dict[str, Plain]:
    """One element of "findings"; ``path`` and ``line`` are null where no file of the repository stands for it."""
    return {
        "level": remark.level,
        "kind": remark.kind,
        "rule": remark.rule,
        "kernel": remark.kernel,
        "identity": remark.identity,
        "metric": remark.metric,
        "message": remark.message,
        "path": None if remark.place is None else remark.place.path,
        "line": None if remark.place is None else remark.place.line,
        "dump": {"path": remark.dump, "line": remark.dump_line},
        "before": None if remark.before is None else measure(remark.before),
        "found": None if remark.found is None else measure(remark.found),
        "allowed": remark.allowed,
        "waived": remark.waived,
        "fingerprint": remark.fingerprint,
    }
