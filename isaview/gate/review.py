"""What a gate or a comparison has to say, in the shape in which code hosts take it.

Totals first, then remarks, worst first; each has a rule, a kernel, a figure, a message, a place in the repository where there
is one, and a fingerprint that stays the same while lines move.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from msgspec import Struct, field
from msgspec.structs import asdict, replace

from isaview.base.figures import brief
from isaview.base.measure import Measure, bytes_of
from isaview.base.short_names import short_names
from isaview.base.text import decimal, safe
from isaview.compare.metric_changes import MetricChange
from isaview.compare.weighing import STEPS
from isaview.gate.judging import Finding, position
from isaview.gate.positions import Place, Places
from isaview.inputs.compilations import STAGES, of_one_compilation
from isaview.inputs.source_text import SourceFolder
from isaview.reports.rule import Rule, rules
from isaview.reports.serial import Plain, head, plain

if TYPE_CHECKING:
    from isaview.compare.changes import KernelChange
    from isaview.compare.difference import Difference
    from isaview.gate.checking import Checked

SCHEMA = "isaview/check"
FORMAT_VERSION = "1.1"

Level = Literal["error", "warning", "note"]

_TITLES = {
    "limit": "over its limit",
    "rule": "found by a rule",
    "regression": "worse than before",
    "removed": "removed",
    "unrecorded": "better than the baseline",
    "unjudged": "cannot be judged",
    "informs": "for information",
    "worse": "became worse",
    "likely worse": "likely became worse",
    "unclear": "cannot be compared",
}
_SENTENCES = ("unjudged", "removed", "unrecorded", "rule")


class Remark(Struct, frozen=True):
    """What there is to say of a kernel.

    ``kind`` is a kind of `isaview.gate.judging.Finding`, or a verdict of a comparison. ``place`` is None where nothing of the
    repository stands for it; ``dump`` and ``dump_line`` are always there. ``offset`` is as of a `isaview.gate.judging.Finding`,
    ``source`` the source position, "" for none. ``waived`` is the reason of the waiver, "" for none.
    ``limited`` is the figure that a setting names where ``metric`` was judged in its place, "" where they are the same.
    """

    level: Level
    kind: str
    kernel: str
    identity: str
    metric: str
    message: str
    place: Place | None
    dump: str
    dump_line: int
    found: Measure | None = None
    before: Measure | None = None
    allowed: str = ""
    waived: str = ""
    occurrence: int = 0
    limited: str = ""
    source_line: str = ""
    """The text of its place, where sources may be shown."""
    label: str = ""
    """What distinguishes the kernel from others of its name."""
    short_name: str = ""
    offset: str | None = None
    source: str = ""

    @property
    def where(self) -> str:
        """The line of the dump; of a binary, which has none, the file and the source position."""
        if self.offset is None:
            return f"{self.dump}:{self.dump_line}"
        return f"{self.dump}, {self.source}" if self.source else self.dump

    @property
    def spot(self) -> str:
        """Where in its function it is, where no line and no source position says it: ``+0x1f0``."""
        return "" if self.source else self.offset or ""

    @property
    def kernel_title(self) -> str:
        """The kernel's short name with its label."""
        return f"{self.short_name or self.kernel} {self.label}".strip()

    @property
    def reference(self) -> float | None:
        """The number that its figure is held against: a limit, else what was before; None where there is none."""
        if self.kind != "limit":
            return None if self.before is None else self.before.value
        with suppress(ValueError):
            return bytes_of(self.allowed.lstrip("<>= "))
        return decimal(self.allowed.lstrip("<>= "))

    @property
    def rule(self) -> str:
        """The rule's name: its code, or what kind of remark about which figure."""
        return self.metric if self.kind == "rule" else f"{self.kind}/{self.metric}"

    @property
    def title(self) -> str:
        """What this kind of remark means."""
        return self.found_rule.name if self.found_rule is not None else _TITLES.get(self.kind, self.kind)

    @property
    def found_rule(self) -> Rule | None:
        """The rule whose finding it is, with all that it teaches; None where it is no rule's."""
        return next((rule for rule in rules() if rule.code == self.metric), None) if self.kind == "rule" else None

    @property
    def fingerprint(self) -> str:
        """The same for the same kernel and figure, whatever line it stands on; findings of the same rule are numbered."""
        # The first finding keeps the fingerprint that it had before occurrences were numbered.
        again = f"\n{self.occurrence}" if self.occurrence else ""
        return hashlib.sha256(f"{self.identity}\n{self.metric}{again}".encode()).hexdigest()[:32]

    @property
    def sentence(self) -> str:
        """Kernel, message, and why it is let through."""
        wording = f"{f'{self.kernel_title} {self.spot}'.rstrip()}: {self.message}" if self.kernel else self.message
        return f"{wording} (waived: {self.waived})" if self.waived else wording


class Review(Struct, frozen=True):
    """Everything there is to say, ``remarks`` worst first; ``code`` is the exit code that follows."""

    command: str
    headline: str
    verdict: str
    code: int
    remarks: tuple[Remark, ...]
    notes: tuple[str, ...] = ()
    totals: dict[str, int] = field(default_factory=dict)

    @property
    def figures(self) -> list[Remark]:
        """The remarks that ask for something to be done, and that a table tells in full; of stages that agree, the last."""
        by_figure: dict[object, list[Remark]] = {}
        for remark in self._actionable:
            if remark.kind in _SENTENCES:
                continue
            value = None if remark.found is None else remark.found.value
            key = (of_one_compilation(remark.dump), remark.kernel, remark.rule, value, remark.allowed)
            same = by_figure.setdefault(key, [])
            # PTX and SASS of one compilation say the same twice; the later stage is what runs.
            other = next((other for other in same if other.dump != remark.dump), None)
            if other is None:
                same.append(remark)
            elif _stage(other) < _stage(remark):
                same[same.index(other)] = remark
        return [remark for same in by_figure.values() for remark in same]

    @property
    def _actionable(self) -> list[Remark]:
        """The remarks that ask for something to be done."""
        return [remark for remark in self.remarks if remark.level != "note"]

    @property
    def earlier_stages(self) -> int:
        """How many remarks say of earlier stages of a compilation what `figures` say of the last."""
        return len(self._actionable) - len(self.sentences) - len(self.figures)

    @property
    def sentences(self) -> list[Remark]:
        """The remarks that ask for something to be done, and whose reason is a sentence."""
        return [remark for remark in self._actionable if remark.kind in _SENTENCES]

    @property
    def waived_remarks(self) -> list[Remark]:
        """The remarks that a waiver lets through."""
        return [remark for remark in self.remarks if remark.waived]

    @property
    def informational(self) -> list[Remark]:
        """The remarks that ask for nothing."""
        return [remark for remark in self.remarks if remark.level == "note" and not remark.waived]


def _stage(remark: Remark) -> int:
    """The greater, the later the stage of a compilation that a remark is about."""
    suffix = Path(remark.dump).suffix
    return -STAGES.index(suffix) if suffix in STAGES else 0


def repository_line(remark: Remark) -> str:
    """The line of the repository that a remark is about, "" for none."""
    return "" if remark.place is None or remark.place.line is None else f"{remark.place.path}:{remark.place.line}"


def _with_short_names(remarks: Sequence[Remark]) -> tuple[Remark, ...]:
    """The remarks with the short names of their kernels."""
    names = short_names([remark.kernel for remark in remarks])
    return tuple(replace(remark, short_name=name) for remark, name in zip(remarks, names, strict=True))


def review_check(checked: Checked, places: Places, notes: Sequence[str], code: int) -> Review:
    """The review of a gate's judgement."""
    findings, totals = checked.judgement.findings, checked.changes.totals
    counts = {
        "checked": checked.judgement.judged,
        "stopped": sum(finding.stops for finding in findings),
        "unjudged": sum(finding.kind == "unjudged" for finding in findings),
        "waived": sum(finding.waiver is not None for finding in findings),
    }
    remarks, notes = _with_short_names([_remark(finding, places) for finding in findings]), (*checked.notes, *notes)
    stopped, unjudged, waived = counts["stopped"], counts["unjudged"], counts["waived"]
    pieces = [f"{stopped:,} {'finding stops' if stopped == 1 else 'findings stop'} this"] if stopped else []
    pieces += [f"{unjudged:,} could not be judged"] if unjudged else []
    if not pieces:
        pieces = [f"passed, {counts['checked']:,} kernels checked" if not code else "no trustworthy answer"]
    review = Review(
        "check",
        str(totals),
        f"check: {', '.join([*pieces, *([f'{waived:,} waived'] if waived else [])])}",
        code,
        remarks,
        notes,
        {**asdict(totals), **counts},
    )
    note = f"{review.earlier_stages:,} more say of earlier stages of a compilation what the table says of the last"
    return replace(review, notes=(*notes, note)) if review.earlier_stages else review


def _remark(finding: Finding, places: Places) -> Remark:
    level: Level = "error" if finding.stops or finding.kind == "unjudged" else "note"
    return Remark(
        level=level,
        kind=finding.kind,
        kernel=finding.kernel,
        identity=finding.identity,
        metric=finding.metric,
        message=finding.message,
        place=places.find(finding.source, finding.place, finding.line if finding.offset is None else None),
        dump=safe(finding.place),
        dump_line=finding.line,
        offset=finding.offset,
        source=finding.source or "",
        found=finding.found,
        before=finding.before,
        allowed=finding.allowed,
        waived="" if finding.waiver is None else finding.waiver.reason,
        occurrence=finding.occurrence,
        label=finding.label,
        limited=finding.rule if finding.kind in ("limit", "regression") and finding.rule != finding.metric else "",
    )


def with_source_lines(review: Review, folder: SourceFolder | None) -> Review:
    """The review with the text of its remarks' places, as far as they lie in a folder; None for none."""
    if folder is None:
        return review
    positions = list(map(repository_line, review.remarks))
    texts = folder.texts(filter(None, positions))
    both = zip(review.remarks, positions, strict=True)
    return replace(review, remarks=tuple(replace(remark, source_line=texts.get(position, "")) for remark, position in both))


def review_difference(difference: Difference, places: Places, code: int) -> Review:
    """The review of a comparison: of each kernel that became worse what decided that, then all else that is worse.

    What decides by stated and counted figures is a warning, the others are notes.
    """
    remarks = [
        remark
        for change in difference.changes.kernels
        if change.verdict in ("worse", "likely worse", "unclear")
        for remark in _change_remarks(change, places)
    ]
    verdict, totals = f"{difference.old_name} → {difference.new_name}", asdict(difference.changes.totals)
    return Review("diff", difference.headline, verdict, code, _with_short_names(remarks), tuple(difference.remarks()), totals)


def _change_remarks(kernel: KernelChange, places: Places) -> Iterator[Remark]:
    weighed = kernel.weighed
    worse = [change for change in kernel.metrics if change.worse] if kernel.verdict != "unclear" else list(kernel.metrics[:1])
    figures = next((step.figures for step in STEPS if step.name == weighed.step), ())
    deciding = next((change for change in worse if change.name in figures), None)
    why = "; ".join([weighed.why or "not known on both sides", *(cause.text for cause in kernel.causes if not cause.metric)])
    # What only estimates say must not fail a review.
    level: Level = "warning" if kernel.verdict == "worse" else "note"
    yield _change_remark(kernel, places, level, weighed.step if deciding is None else deciding.name, why, deciding)
    for change in worse:
        if change is not deciding:
            wording = f"{kernel.subject.module.words.word(change.name)} {brief(change.old)} → {brief(change.new)}"
            causes = "; ".join(cause.text for cause in kernel.causes if cause.metric == change.name)
            yield _change_remark(kernel, places, "note", change.name, f"{wording} ({causes})" if causes else wording, change)
    for finding in () if kernel.findings is None else kernel.findings.added:
        message = f"{finding.code} {finding.name}: {kernel.subject.report.name_offsets(finding.message)}"
        yield _change_remark(kernel, places, "note", finding.code, message, None, (finding.source, finding.line))


def _change_remark(
    kernel: KernelChange,
    places: Places,
    level: Level,
    metric: str,
    message: str,
    change: MetricChange | None,
    at: tuple[str | None, int] | None = None,
) -> Remark:
    """A remark at a source position and line, where its figure belongs by default."""
    subject = kernel.subject
    source, line = at or position(subject.report, metric)
    offset = subject.report.offset(line)
    return Remark(
        level=level,
        kind=kernel.verdict,
        kernel=subject.report.demangled,
        label=subject.report.label[0],
        identity=subject.report.identity,
        metric=metric or "instructions",
        message=message,
        place=places.find(source, subject.module.path, line if offset is None else None),
        dump=subject.module.path,
        dump_line=line,
        offset=offset,
        source=source or "",
        found=None if change is None else change.new,
        before=None if change is None else change.old,
    )


def to_json(review: Review) -> dict[str, Plain]:
    """The whole review, worst first, as plain data (the schema ``check``)."""
    remarks: list[dict[str, Plain]] = []
    for remark in review.remarks:
        at = {"offset": remark.offset, "source": remark.source} if remark.offset is not None else {}
        about = ("level", "kind", "rule", "kernel", "short_name", "identity", "metric", "message")
        figures = ("before", "found", "allowed", "waived", "fingerprint")
        remarks.append(
            {
                **{name: getattr(remark, name) for name in about},
                "path": None if remark.place is None else remark.place.path,
                "line": None if remark.place is None else remark.place.line,
                "dump": {"path": remark.dump, "line": remark.dump_line, **at},
                **{name: plain(getattr(remark, name)) for name in figures},
                **{name: text for name in ("source_line", "label") if (text := getattr(remark, name))},
            }
        )
    return {
        **head(SCHEMA, FORMAT_VERSION),
        "exit_code": review.code,
        "headline": review.headline,
        "verdict": review.verdict,
        "totals": dict(review.totals),
        "findings": remarks,
        "notes": list(review.notes),
    }
