"""What a process does with a piece: reads it, analyses it, and gives rows."""

from __future__ import annotations

import os
from base64 import b64decode, b64encode
from errno import EFBIG
from functools import cache

from msgspec import json, msgpack
from msgspec.structs import replace

from isaview.base import limits
from isaview.base.metrics import METRICS
from isaview.base.text import safe
from isaview.base.workers import Reply, Worker
from isaview.fleet.pieces import (
    Outcome,
    Piece,
    Row,
    companion_files,
    companions_of,
    digest_of,
    fetch,
    key_of,
    question_digest,
    surroundings,
)
from isaview.fleet.schema import columns_of
from isaview.inputs.compilations import settings_of
from isaview.inputs.sources import is_dump_among, kind_of
from isaview.reports.report import KernelReport, ModuleReport
from isaview.runs import BUG, FINE, NO_ANSWER
from isaview.runs.answering import answer
from isaview.runs.answers import FileAnswer, FileRequest, Task
from isaview.tools.git import GitError

_REASON = 500
"""Characters of a reason."""


def worker() -> Worker:
    """A process that answers for pieces, within the limits of one of many files."""
    return Worker(f"{__name__}:{handle.__name__}", limits.JOB_BYTES, limits.JOB_SECONDS, limits.JOB_SECONDS, trusted=True)


def handle(message: list[str]) -> str:
    """The outcome for a piece and a request, in another process."""
    piece, request = message
    outcome = outcome_of(json.decode(piece, type=Piece), _request(request))
    return b64encode(msgpack.encode(outcome)).decode("ascii")


def outcome_from(reply: Reply) -> Outcome:
    """The outcome that a process gave, or that it ended."""
    if reply.failure:
        return lost_outcome(f"its process ended while it was looked at: {reply.failure}")
    return msgpack.decode(b64decode(reply.value), type=Outcome)


_request = cache(json.Decoder(FileRequest).decode)
_asked = cache(question_digest)


def lost_outcome(reason: str) -> Outcome:
    """The outcome of a piece that another try may do better with."""
    return Outcome("lost", reason[:_REASON], code=NO_ANSWER)


def outcome_of(piece: Piece, request: FileRequest) -> Outcome:
    """What comes of a piece; a failure of any kind is an outcome, too."""
    # Children count too: ptxas is most of the time of some files.
    before, marked = os.times(), key_of(piece, _asked(request)) if piece.mark else ""
    try:
        settings = None
        task, options = Task(piece.path, piece.named), request.options
        if not piece.is_local:
            held = _with_data(piece)
            if held is None:
                return Outcome("no dump", key=marked)
            piece, (stating, others) = held, companion_files(held)
            options, settings = replace(options, sidecars=False, provided=stating), settings_of("", others)
            task = Task(piece.place.file, piece.named, data=piece.data)
        answered = answer(task, replace(request, options=options))
        if not answered.is_dump:
            return Outcome("no dump", key=marked)
        outcome = _outcome(
            answered, surroundings(piece, companions_of(piece)) | ({} if settings is None else {"settings": settings})
        )
        size = os.stat(piece.path).st_size if piece.data is None else len(piece.data)  # noqa: PTH116
        content = digest_of(piece)
        key = marked or key_of(piece, _asked(request), content)
    except GitError as error:
        return lost_outcome(str(error))
    except OSError as error:
        why = f"cannot be read: {safe(error.strerror or type(error).__name__)}"
        return Outcome("refused", why, key=marked, code=NO_ANSWER) if error.errno == EFBIG else lost_outcome(why)
    seconds = sum(os.times()[:4]) - sum(before[:4])
    return replace(outcome, digest=content, key=key, bytes=size, seconds=seconds)


def _with_data(piece: Piece) -> Piece | None:
    """A piece of no folder with its data and that of its companions; None where it is passed over."""
    data, names = fetch(piece), [other.name for other in piece.companions or ()]
    kind = kind_of(data[: limits.SNIFFED_BYTES], piece.place.file)
    if not (piece.named or kind):
        return None
    contents = dict(zip(names, map(fetch, piece.companions or ()), strict=True))
    if not piece.named and not is_dump_among(names, piece.name, kind, lambda name: kind_of(contents[name], name)):
        return None
    held = tuple(replace(own, data=contents[own.name]) for own in piece.companions or ())
    return replace(piece, data=data, path="", mark="", companions=None if piece.companions is None else held)


def _outcome(answered: FileAnswer, columns: Row) -> Outcome:
    """The outcome that an answer makes; all rows have further columns."""
    report = answered.report
    rows = tuple(_row(kernel, module) | columns for module in report.inputs for kernel in module.kernels)
    reasons = [refusal.message for refusal in report.refused] or list(map(_unread_note, report.inputs))
    reasons += ["an analysis or a rule failed: this is a bug in isaview"] if answered.failed else []
    reason = "; ".join(filter(None, reasons))[:_REASON]
    code = BUG if answered.failed else answered.code
    if rows or code == FINE:
        return Outcome("partly" if code != FINE else "done", reason if code != FINE else "", code=code, rows=rows)
    if code == BUG:
        return replace(lost_outcome(reason), code=BUG)
    return Outcome("refused", reason or "there is no kernel or function in it", code=NO_ANSWER)


def _unread_note(module: ModuleReport) -> str:
    share = module.unread_percent
    return f"{share:.1f} % of its statements could not be read" if share > limits.UNREAD_PERCENT else ""


def _row(kernel: KernelReport, module: ModuleReport) -> Row:
    bound, occupancy = kernel.results.get("bound"), kernel.results.get("occupancy")
    row: Row = {name: getattr(kernel, name) for name in ("line", "name", "demangled", "identity", "is_entry", "complete")}
    row |= {name: getattr(module, name) for name in ("part", "target", "dialect", "stage")}
    row["settings"] = dict(module.settings)
    if kernel.findings is not None:
        row["finding_codes"] = [finding.counted_as for finding in kernel.findings]
    if bound is not None:
        row |= {"verdict": bound.verdict, "verdict_at": bound.level or bound.pipe, "confidence": bound.confidence}
    if occupancy is not None:
        row["limited_by"] = list(occupancy.limited_by)
    for metric in METRICS:
        if measure := kernel.measures.get(metric.name):
            row |= dict(zip(columns_of(metric.name), (measure.value, measure.low, measure.high, measure.origin), strict=True))
    return {name: value for name, value in row.items() if value is not None}
