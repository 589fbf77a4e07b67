"""SARIF 2.1.0 for code scanning, a result for each remark at a line of the repository.

A remark that no file stands for is a notification of the run: code hosts refuse results without a place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from isaview.reports.serial import Plain, json_text
from isaview.version import VERSION
from isaview.views.format import Canvas, Format

if TYPE_CHECKING:
    from isaview.gate.review import Level, Remark, Review

MOST = 5_000
"""Results that code hosts take of a run."""
SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_LEVELS: dict[Level, str] = {"error": "error", "warning": "warning", "note": "note"}


def render(review: Review, _canvas: Canvas) -> str:
    """The review as a SARIF log with a single run."""
    # Results refer to rules by index, so each rule stands once.
    rules = {remark.rule: remark for remark in review.remarks}
    order = {name: place for place, name in enumerate(sorted(rules))}
    placed = [remark for remark in review.remarks if remark.place is not None]
    results: list[Plain] = [_result(remark, order[remark.rule]) for remark in placed[:MOST]]
    described: list[Plain] = [_rule(name, rules[name]) for name in order]
    return json_text(
        {
            "$schema": SCHEMA,
            "version": "2.1.0",
            "runs": [
                {
                    "tool": {"driver": {"name": "isaview", "version": VERSION, "rules": described}},
                    "columnKind": "unicodeCodePoints",
                    "originalUriBaseIds": {"SRCROOT": {"description": {"text": "the root of the repository"}}},
                    "invocations": [_invocation(review, len(placed))],
                    "results": results,
                }
            ],
        }
    )


def _rule(name: str, example: Remark) -> dict[str, Plain]:
    described: dict[str, Plain] = {"id": name, "shortDescription": {"text": f"{example.metric}: {example.title}"}}
    taught = example.found_rule
    if taught is None:
        return described
    paragraphs = taught.sections.items()
    return {
        **described,
        "name": taught.name,
        "shortDescription": {"text": taught.title},
        "fullDescription": {"text": taught.sections.get("What", taught.title)},
        "help": {
            "text": "\n\n".join(f"{heading}: {text}" for heading, text in paragraphs),
            "markdown": "\n\n".join(f"**{heading}** {text}" for heading, text in paragraphs),
        },
        "properties": {"tags": [taught.family]},
    }


def _invocation(review: Review, placed: int) -> dict[str, Plain]:
    placeless = [remark for remark in review.remarks if remark.place is None]
    notifications: list[Plain] = [
        {"level": "note", "message": {"text": text}} for text in (review.headline, review.verdict, *review.notes)
    ]
    if placed > MOST:
        notifications.append({"level": "warning", "message": {"text": f"{placed - MOST:,} more results do not fit"}})
    notifications.extend(
        {"level": _LEVELS[remark.level], "message": {"text": f"{remark.where}: {remark.sentence}"}}
        for remark in placeless[:MOST]
    )
    return {
        "executionSuccessful": review.code in (0, 1),
        "exitCode": review.code,
        "toolExecutionNotifications": notifications,
    }


def _result(remark: Remark, rule: int) -> dict[str, Plain]:
    assert remark.place is not None
    artifact: dict[str, Plain] = {"uri": quote(remark.place.path), "uriBaseId": "SRCROOT"}
    region: dict[str, Plain] = {} if remark.place.line is None else {"region": {"startLine": remark.place.line}}
    location: dict[str, Plain] = {"physicalLocation": {"artifactLocation": artifact, **region}}
    if remark.kernel:
        location["logicalLocations"] = [{"fullyQualifiedName": remark.kernel, "kind": "function"}]
    result: dict[str, Plain] = {
        "ruleId": remark.rule,
        "ruleIndex": rule,
        "level": _LEVELS[remark.level],
        "message": {"text": remark.sentence},
        "locations": [location],
        "partialFingerprints": {"kernelAndFigure/v1": remark.fingerprint},
    }
    if remark.waived:
        result["suppressions"] = [{"kind": "external", "justification": remark.waived}]
    return result


FORMAT = Format(name="sarif", title="SARIF 2.1.0 for code scanning", suffixes=(".sarif",), render_review=render)
