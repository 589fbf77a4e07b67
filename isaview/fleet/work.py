"""What a process does with a piece: reads it, analyses it, and gives rows."""

from __future__ import annotations

import hashlib
import os
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EFBIG
from functools import cache

from msgspec import json, msgpack
from msgspec.structs import replace

from isaview.base import limits
from isaview.base.metrics import METRICS
from isaview.base.text import safe
from isaview.base.workers import Reply, Worker
from isaview.fleet.pieces import Outcome, Piece, Row, asked, digest_of, key_of
from isaview.fleet.schema import columns_of
from isaview.inputs.sources import kind_of
from isaview.reports.report import KernelReport, ModuleReport
from isaview.runs import BUG, FINE, NO_ANSWER
from isaview.runs.answering import answer
from isaview.runs.answers import FileAnswer, FileRequest, Task
from isaview.runs.revisions import options_with
from isaview.tools.evidence import Options
from isaview.tools.git import GitError

_REASON = 500
"""Characters of a reason."""


def worker() -> Worker:
    """A process that answers for pieces, within the limits of one of many files."""
    return Worker(f"{__name__}:{handled.__name__}", limits.JOB_BYTES, limits.JOB_SECONDS, limits.JOB_SECONDS, trusted=True)


def handled(message: list[str]) -> str:
    """The outcome for a piece and a request, in another process."""
    piece, request = message
    outcome = outcome_of(json.decode(piece, type=Piece), _request(request))
    return b64encode(msgpack.encode(outcome)).decode("ascii")


def outcome_from(reply: Reply) -> Outcome:
    """The outcome that a process gave, or that it ended."""
    if reply.failure:
        return lost(f"its process ended while it was looked at: {reply.failure}")
    return msgpack.decode(b64decode(reply.value), type=Outcome)


_request = cache(json.Decoder(FileRequest).decode)
_asked = cache(asked)


def lost(reason: str) -> Outcome:
    """The outcome of a piece that another try may do better with."""
    return Outcome("lost", reason[:_REASON], code=NO_ANSWER)


def outcome_of(piece: Piece, request: FileRequest) -> Outcome:
    """What comes of a piece; a failure of any kind is an outcome, too."""
    before, marked = os.times(), key_of(piece, _asked(request), "") if piece.mark else ""
    try:
        with _task(piece, request) as (task, options):
            data = task.data
            if not piece.named and data is not None and not kind_of(data[: limits.SNIFFED_BYTES], piece.place.file):
                return Outcome("no dump", key=marked)
            outcome = _of(answer(task, replace(request, options=options)))
            if outcome.status == "no dump":
                return outcome
            size = os.stat(piece.path).st_size if data is None else len(data)  # noqa: PTH116
            content = digest_of(piece) if data is None else hashlib.sha256(data).hexdigest()
            key = marked or key_of(piece, _asked(request), content)
    except GitError as error:
        return lost(str(error))
    except OSError as error:
        why = f"cannot be read: {safe(error.strerror or type(error).__name__)}"
        return Outcome("refused", why, key=marked, code=NO_ANSWER) if error.errno == EFBIG else lost(why)
    seconds = sum(os.times()[:4]) - sum(before[:4])
    return replace(outcome, digest=content, key=key, bytes=size, seconds=seconds)


@contextmanager
def _task(piece: Piece, request: FileRequest) -> Iterator[tuple[Task, Options]]:
    """The task of a piece, with the options by which it is read: nothing is looked for next to what is in no folder."""
    file, alone = piece.place.file, replace(request.options, sidecars=False)
    if piece.blob is not None and piece.repository is not None:
        data = piece.repository.content(piece.blob)
        with options_with(piece.repository, piece.companions, request.options) as options:
            yield Task(file, data=data), replace(options, logs=request.options.logs)
    elif piece.data is not None:
        yield Task(file, data=piece.data), alone
    elif piece.is_remote:
        from isaview.fleet.remote import content

        yield Task(file, data=content(piece.path)), alone
    else:
        yield Task(piece.path, piece.named), request.options


def _of(answered: FileAnswer) -> Outcome:
    """The outcome that an answer makes."""
    if not answered.is_dump:
        return Outcome("no dump")
    report = answered.report
    rows = tuple(_row(kernel, module) for module in report.inputs for kernel in module.kernels)
    reasons = [refusal.message for refusal in report.refused] or list(map(_doubt, report.inputs))
    reasons += ["an analysis or a rule failed: this is a bug in isaview"] if answered.failed else []
    reason = "; ".join(filter(None, reasons))[:_REASON]
    code = BUG if answered.failed else answered.code
    if rows or code == FINE:
        return Outcome("partly" if code != FINE else "done", reason if code != FINE else "", code=code, rows=rows)
    if code == BUG:
        return replace(lost(reason), code=BUG)
    return Outcome("refused", reason or "there is no kernel or function in it", code=NO_ANSWER)


def _doubt(module: ModuleReport) -> str:
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
