"""Changes as plain data: the JSON of a diff, described by the schema ``diff``."""

from __future__ import annotations

from isaview.compare.align import Alignment
from isaview.compare.causes import Cause
from isaview.compare.changes import FORMAT_VERSION, SCHEMA, KernelChange
from isaview.compare.difference import Difference
from isaview.compare.metric_changes import MetricChange
from isaview.compare.pairing import Subject
from isaview.reports.serial import Plain, measure
from isaview.version import VERSION


def to_json(difference: Difference) -> dict[str, Plain]:
    """The whole difference; ``kernels`` leaves out what is identical, unless everything was asked for."""
    changes = difference.changes
    totals = changes.totals
    everything = difference.showing.everything
    return {
        "schema": SCHEMA,
        "format_version": FORMAT_VERSION,
        "tool": {"name": "isaview", "version": VERSION},
        "old": difference.old_name,
        "new": difference.new_name,
        "totals": {
            "added": totals.added,
            "removed": totals.removed,
            "worse": totals.worse,
            "better": totals.better,
            "same": totals.same,
            "unclear": totals.unclear,
            "ambiguous": totals.ambiguous,
        },
        "kernels": [kernel(one) for one in changes.kernels if everything or not one.identical],
        "ambiguous": [
            {
                "name": one.name,
                "old": [subject(found) for found in one.old],
                "new": [subject(found) for found in one.new],
                "because": one.because,
            }
            for one in changes.ambiguous
        ],
        "notes": list(changes.notes),
    }


def kernel(one: KernelChange) -> dict[str, Plain]:
    """One element of "kernels"."""
    return {
        "old": None if one.old is None else subject(one.old),
        "new": None if one.new is None else subject(one.new),
        "matched_by": one.matched_by,
        "similarity": one.similarity,
        "verdict": one.verdict,
        "metrics": [metric(change) for change in one.metrics],
        "instructions": None if one.alignment is None else instructions(one.alignment),
        "causes": [cause(found) for found in one.causes],
    }


def subject(one: Subject) -> dict[str, Plain]:
    """A kernel of one side, and where it stands."""
    return {
        "name": one.report.name,
        "demangled": one.report.demangled,
        "identity": one.report.identity,
        "path": one.module.path,
        "part": one.module.part,
        "line": one.report.line,
        "target": one.module.target,
        "is_entry": one.report.is_entry,
        "complete": one.report.complete,
        "instructions": one.report.instructions,
    }


def metric(change: MetricChange) -> dict[str, Plain]:
    """One figure that differs."""
    return {
        "name": change.name,
        "old": measure(change.old),
        "new": measure(change.new),
        "delta": change.delta,
        "worse": change.worse,
    }


def instructions(alignment: Alignment) -> dict[str, Plain]:
    """What became of the instructions; null where the comparison did not go so deep, and ``because`` says why."""
    counts = alignment.counts
    return {
        "identical": counts.identical,
        "renamed": counts.renamed,
        "reordered": counts.reordered,
        "added": counts.added,
        "removed": counts.removed,
        "hunks": None if counts.identical is None else sum(hunk.kind == "real" for hunk in alignment.hunks),
        "basis": alignment.basis,
        "because": alignment.because,
        "opcodes": [{"opcode": opcode, "old": old, "new": new} for opcode, old, new in alignment.opcodes],
    }


def cause(found: Cause) -> dict[str, Plain]:
    """One reason."""
    return {
        "kind": found.kind,
        "text": found.text,
        "source": found.source,
        "metric": found.metric,
        "old": found.old,
        "new": found.new,
    }
