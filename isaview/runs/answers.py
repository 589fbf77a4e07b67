"""What is wanted of a file, and what there is to report of it: plain data, which the store keeps and other processes send."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Raw, Struct
from msgspec.structs import replace

from isaview.analysis.contract import Launch
from isaview.base.plugins import one_offered
from isaview.base.text import safe
from isaview.compare.models import Body
from isaview.inputs.sources import STANDARD_INPUT, Refusal
from isaview.reports.packing import copy_as, pack_report, record_type, unpack_report
from isaview.reports.report import Report
from isaview.reports.serial import Piece
from isaview.runs import FINE, NO_ANSWER, messages
from isaview.tools.evidence import Options
from isaview.views.format import Format

_NIL = Raw(b"\xc0")
"""No report, as it is kept."""


class FileRequest(Struct, frozen=True):
    """What is wanted of every file: plain, so that it can go to another process and into a key; see `report`."""

    kernel: str = ""
    gpus: tuple[str, ...] = ()
    launch: Launch = Launch()
    options: Options = Options()
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    only: tuple[str, ...] | None = None
    """The analyses that are made, without asking other tools; None for all."""
    unread_allowed: bool | None = None
    listed: bool = False
    """Whether all code of a binary is listed, and refused where nothing lists it."""
    stages: bool = False
    """Whether the machine code of texts, and the text of machine code, is looked for next to it, where files are few."""
    apart: bool = False
    """Whether each module has a report for each of the GPUs, in place of one report of the file for all of them."""
    across: bool = False
    """Whether these are for GPUs that can run the module alone, and of the text, too, that machine code was made of."""
    lowered: bool = False
    """Whether there are further ones of what LLVM's back end makes of LLVM IR for each of the GPUs."""
    compared: bool = False
    """Whether kernels are compared with others: their figures are made alone, and their bodies get fingerprints."""
    gate: bool = False
    """Whether a gate judges what is found, so that no exit code follows from the reading."""
    form: str = ""
    """The format that streams and in which each report is written, in place of the report."""


class Task(Struct, frozen=True):
    """One file to answer for: one that was ``named`` is refused where it is no dump, another is passed over.

    ``others`` are files of its compilation that were named, too: they have answers of their own. ``data`` is what the file held
    in a revision, kept under ``key``.
    """

    path: str
    named: bool = True
    others: tuple[str, ...] = ()
    data: bytes | None = None
    key: str = ""


class GpuReport(Struct, frozen=True):
    """The report of one module for one GPU; None where nothing could be made for it.

    ``module`` is the number of the module in its file, ``gpu`` that of the GPU among those asked for, -1 for its own.
    ``is_lowered`` says that it is about what LLVM's back end made of the module.
    """

    module: int
    gpu: int
    report: Report | None
    is_lowered: bool = False


class FileAnswer(Struct, frozen=True):
    """What there is to report of one file.

    ``error_lines`` are lines for standard error, ``names`` all its kernels, ``meant`` the logs that state something of them,
    ``matched`` the patterns that mean one, ``estimated`` the dialects of which registers are only estimated. ``failed`` says
    that an analysis or a rule broke, and ``is_dump`` is False for a file that was passed over.
    """

    report: Report = Report(())
    error_lines: tuple[messages.Line, ...] = ()
    code: int = FINE
    names: tuple[str, ...] = ()
    meant: tuple[str, ...] = ()
    matched: tuple[str, ...] = ()
    estimated: tuple[str, ...] = ()
    failed: bool = False
    is_dump: bool = True
    bodies: tuple[Body, ...] = ()
    """What tells the bodies of kernels apart, in the order of the report, where they are compared."""
    by_gpu: tuple[GpuReport, ...] = ()
    """In place of the report, where GPUs are looked at apart."""
    piece: Piece | None = None
    """In place of the report, where a format was asked for."""
    lasts: bool = True
    """Whether another run would make the same; see `isaview.base.store.passing`."""


_PACKED_GPU_REPORT = record_type(GpuReport, (), report=Raw)
PACKED = record_type(FileAnswer, (), report=Raw, by_gpu=tuple[_PACKED_GPU_REPORT, ...])  # type: ignore[valid-type]
"""An answer as it is kept and sent: its reports are decoded by types of their own."""


def encode_answer(answer: FileAnswer) -> Any:
    """An answer as the store keeps it, and as another process sends it: a `PACKED`."""
    by_gpu = (
        copy_as(own, _PACKED_GPU_REPORT, report=_NIL if own.report is None else pack_report(own.report))
        for own in answer.by_gpu
    )
    return copy_as(answer, PACKED, report=pack_report(answer.report), by_gpu=tuple(by_gpu))


def decode_answer(content: Any) -> FileAnswer:
    """The answer again.

    Raises:
        DecodeError: it is none.
    """
    by_gpu = (
        copy_as(own, GpuReport, report=None if own.report == _NIL else unpack_report(own.report)) for own in content.by_gpu
    )
    answer: FileAnswer = copy_as(content, FileAnswer, report=unpack_report(content.report), by_gpu=tuple(by_gpu))
    return answer


def refuse_lost(task: Task, why: str) -> Refusal:
    """The refusal of a file that was given up."""
    return Refusal("<stdin>" if task.path == STANDARD_INPUT else safe(task.path), "", why, "give one module at a time")


def refusal_answer(refusal: Refusal, code: int = NO_ANSWER, error_lines: Iterable[messages.Line] = ()) -> FileAnswer:
    """The answer for a file or folder of which nothing more can be had."""
    with messages.heard() as lines:
        messages.refusals([refusal])
    return FileAnswer(Report((), (refusal,)), (*error_lines, *lines), code)


def write_report(answered: FileAnswer, request: FileRequest) -> FileAnswer:
    """The answer with its report as it is written in the format that streams."""
    form: Format | None = one_offered("isaview.views.formats", "FORMAT", request.form)
    assert form is not None
    assert form.piece is not None
    return replace(answered, report=Report(()), piece=form.piece(answered.report))
