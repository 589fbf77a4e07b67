"""The one way from a file to its report: looked up in the store, or read, analysed and kept.

path → text → modules → report: each is made once. What a comparison needs beyond reports it gets from `kernels_of`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from msgspec import DecodeError, Struct
from msgspec.structs import replace

from isaview.base import limits, store
from isaview.base.text import safe, unmatched_patterns
from isaview.base.words import words_for
from isaview.compare.models import Models, body_of
from isaview.gpus.hardware import find_gpu
from isaview.inputs.load import Reading, read_file, release
from isaview.inputs.machine_code import ALL, Choice
from isaview.inputs.sources import STANDARD_INPUT, Content, content_of, is_dump
from isaview.model.kernel import Module
from isaview.reports import keys
from isaview.reports.report import Analysed, Report, report
from isaview.runs import BUG, FINE, NO_ANSWER, messages
from isaview.runs.answers import (
    PACKED,
    FileAnswer,
    FileRequest,
    GpuReport,
    Task,
    decode_answer,
    encode_answer,
    refusal_answer,
    refuse_lost,
    write_report,
)
from isaview.runs.patterns import Logs, exit_code, patterns_of
from isaview.tools.evidence import Options
from isaview.tools.stages import with_stages


class Unanswered(Struct, frozen=True):
    """A file that the store has no answer for: what it holds, and what its answer is kept under, "" where it is not kept."""

    content: Content
    key: str


def answer(task: Task, request: FileRequest, models: dict[Task, Models] | None = None) -> FileAnswer:
    """The answer for one file, from the store or made now; whatever goes wrong is an answer too.

    The models that it was made of are left in ``models``.
    """
    known = look_up(task, request)
    return known if isinstance(known, FileAnswer) else make(task, request, known, models)


def look_up(task: Task, request: FileRequest) -> FileAnswer | Unanswered:
    """The answer for one file where nothing has to be made for it, else what the file holds."""
    with store.off(not request.options.use_cache):
        if not task.named and task.data is None and not is_dump(task.path):
            return FileAnswer(is_dump=False)
        content = content_of(task.path) if task.data is None else task.data
        key = _key(task, request, content)
        return _stored_answer(key, request) or Unanswered(content, key)


def make(task: Task, request: FileRequest, unanswered: Unanswered, models: dict[Task, Models] | None = None) -> FileAnswer:
    """The answer made now, and kept for other runs where it has a kernel and another run would make the same."""
    with store.off(not request.options.use_cache), store.session(), store.attempt() as attempt:
        answer = _make_answer(task, request, unanswered.content, models)
        answer = write_report(answer, request) if request.form else answer
        answer = answer if attempt.lasts else replace(answer, lasts=False)
        if unanswered.key and answer.lasts and answer.code != BUG and answer.names:
            store.save("report", store.digest(unanswered.key, request.form), encode_answer(answer))
    return answer


def _stored_answer(key: str, request: FileRequest) -> FileAnswer | None:
    """The answer that is kept under a key: as it is written, or as a report that is written now."""
    for form in dict.fromkeys((request.form, "")) if key else ():
        content = store.load("report", store.digest(key, form), PACKED)
        try:
            known = None if content is None else decode_answer(content)
        except DecodeError:
            continue
        if known is not None and form != request.form:
            known = write_report(known, request)
            store.save("report", store.digest(key, request.form), encode_answer(known))
        if known is not None:
            return known
    return None


def _key(task: Task, request: FileRequest, content: Content) -> str:
    """What the answer is kept under, "" where it is not kept."""
    plain = replace(request, form="")
    try:
        if task.data is not None:
            return task.key and keys.key_of(b"", task.key, replace(plain, options=Options()), ())
        if not isinstance(content, bytes) or not content or task.path == STANDARD_INPUT or request.only is not None:
            return ""
        companions = keys.companions_of(task.path, request.options.logs)
        return keys.key_of(content, " ".join(map(safe, (task.path, str(task.named), *task.others))), plain, companions)
    except OSError:
        return ""


def _make_answer(task: Task, request: FileRequest, content: Content, models: dict[Task, Models] | None) -> FileAnswer:
    with messages.heard() as error_lines:
        try:
            return _analyse(task, request, content, error_lines, models)
        except (limits.BeyondLimitError, MemoryError, RecursionError) as error:
            store.passing()
            why, code = f"given up: {error if isinstance(error, limits.BeyondLimitError) else type(error).__name__}", NO_ANSWER
        except Exception as error:  # the border of one file: the others' answers stay
            why, code = messages.bug(error), BUG
        return refusal_answer(refuse_lost(task, why), code, error_lines)


def _analyse(
    task: Task, request: FileRequest, content: Content, error_lines: list[messages.Line], models: dict[Task, Models] | None
) -> FileAnswer:
    """The answer for a file that is read and analysed now; ``error_lines`` are the lines for standard error so far."""
    whole = _read(task, request, content)
    reading = whole.on(tuple(map(find_gpu, request.gpus)))
    if whole and not reading and not task.named and not any(kernel.is_entry for kernel in whole.kernels()):
        return FileAnswer(is_dump=False)  # what a compiler of graphs left for the host
    messages.refusals(reading.refused)
    logs = Logs(request.options.logs)
    logs.look(reading)
    messages.diagnostics(reading)
    modules, hindrances = _read_stages(reading, task, request)
    for hindrance in hindrances:
        path, _, text = hindrance.partition(": ")
        messages.say(messages.Note(path, text))
    kernels: list[Analysed] | None = [] if request.compared or models is not None else None
    whole_report, by_gpu = Report((), tuple(reading.refused)), tuple[GpuReport, ...]()
    if request.apart:
        by_gpu = tuple(_by_gpu(reading, modules, request))
    else:
        whole_report = _make_report(modules, request, request.gpus, refused=reading.refused, analysed=kernels)
    code = FINE if request.gate else exit_code(reading, request.unread_allowed)
    messages.notes([whole_report, *(own.report for own in by_gpu if own.report is not None and not own.is_lowered)])
    reports = [whole_report, *(own.report for own in by_gpu if own.report is not None)]
    missing = unmatched_patterns(
        patterns_of(request.kernel), [kernel for gpu_report in reports for kernel in gpu_report.kernels]
    )
    answered = FileAnswer(
        whole_report,
        tuple(error_lines),
        code,
        names=tuple(kernel.demangled for module in reading for kernel in module.kernels),
        meant=tuple(sorted(logs.meant)),
        matched=tuple(pattern for pattern in patterns_of(request.kernel) if pattern not in missing),
        estimated=tuple(sorted(messages.estimated_dialects(whole_report))),
        failed=any(gpu_report.has_failed for gpu_report in reports),
        bodies=tuple(map(body_of, kernels)) if request.compared and kernels else (),
        by_gpu=by_gpu,
    )
    if kernels is not None and models is not None:
        models[task] = Models(lambda: kernels)
    else:
        release(modules)
    return answered


def _read(task: Task, request: FileRequest, content: Content) -> Reading:
    """What is in the file: of a binary what is asked for, or all of it."""
    targets = tuple(find_gpu(name).target for name in request.gpus)
    choice = ALL if request.listed else Choice(targets, request.kernel)
    reading = read_file(task.path, limits.READING_SECONDS, content, choice)
    return reading.with_listings() if request.listed else reading


def _read_stages(reading: Reading, task: Task, request: FileRequest) -> tuple[Sequence[Module], Sequence[str]]:
    """The modules of a file, with other stages of its compilation where these are asked for, and what stands in the way."""
    return with_stages(reading, request.options, request.kernel, task.others) if request.stages else (reading, ())


def _make_report(modules: Sequence[Module], request: FileRequest, gpus: Sequence[str], **others: Any) -> Report:
    return report(
        modules,
        kernel=request.kernel,
        gpus=gpus,
        options=request.options if request.only is None else None,
        figures_only=request.compared,
        launch=request.launch,
        asked=request.asked,
        only=request.only,
        select=request.select,
        ignore=request.ignore,
        **others,
    )


def _by_gpu(reading: Reading, modules: Sequence[Module], request: FileRequest) -> Iterator[GpuReport]:
    """The report of each module for each GPU, and of what LLVM's back end makes of it."""
    from isaview.compare.across import runs_on

    texts = [module.made_of for module in modules if module.made_of is not None] if request.across else []
    gpus = [find_gpu(name) for name in request.gpus]
    for number, module in enumerate((*modules, *(text for text in texts if text not in modules))):
        words = words_for(module.dialect, module.target)
        fitting = [turn for turn, gpu in enumerate(gpus) if not request.across or runs_on(words, gpu)]
        if gpus and not fitting:
            messages.say(messages.Note(module.path, "it is meant for none of the GPUs that were named, and shown for its own"))
        turns = fitting or [-1]
        notes: set[str] = set()
        for turn in turns:
            own = _make_report([module], request, request.gpus[turn : turn + 1] if turn >= 0 else ())
            notes.update(note for reported_module in own.inputs for note in reported_module.notes)
            yield GpuReport(number, turn, own)
        if request.lowered:
            yield from _lower_reports(module, number, turns, request, notes)


def _lower_reports(
    module: Module, number: int, turns: Sequence[int], request: FileRequest, notes: Collection[str]
) -> Iterator[GpuReport]:
    """What LLVM's back end makes of a module for each of these GPUs; ``notes`` are what its reports say already."""
    from isaview.inputs.load import read_source
    from isaview.inputs.sources import Source
    from isaview.tools.evidence import can_be_lowered, lowerings
    from isaview.tools.lower import Failed

    if not can_be_lowered(module):
        return
    targets = tuple(find_gpu(request.gpus[turn]).target for turn in turns if turn >= 0)
    options = replace(request.options, lower="always", gpus=targets)
    for turn, result in zip(turns, lowerings(module, options), strict=True):
        if isinstance(result, Failed):
            if not any(f"not lowered: {result.reason}" in note for note in notes):
                messages.say(messages.Note(module.path, f"not lowered: {result.reason}"))
            yield GpuReport(number, turn, None, is_lowered=True)
            continue
        text = Source(module.path, f"lowered for {result.target}", 1, result.text, result.dialect)
        alone = replace(request, options=replace(options, sidecars=False))
        for lowered in read_source(text):
            own = request.gpus[turn : turn + 1] if turn >= 0 else ()
            yield GpuReport(number, turn, _make_report([lowered], alone, own), is_lowered=True)


def kernels_of(task: Task, request: FileRequest) -> list[Analysed]:
    """The kernels of a file, read and analysed now."""
    kernels: list[Analysed] = []
    with messages.heard(), store.off(not request.options.use_cache):
        content = content_of(task.path) if task.data is None else task.data
        modules, _ = _read_stages(_read(task, request, content), task, request)
        _make_report(modules, request, request.gpus, analysed=kernels)
    return kernels
