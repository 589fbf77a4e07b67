"""Answers: what there is to report of a file, from the store or made anew.

An answer is the report of one file, its lines for standard error, and the exit code: plain data that another process
or an earlier run may have made.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import DecodeError, Raw, Struct, msgpack
from msgspec.structs import replace

from isaview.analysis.contract import Launch
from isaview.base import limits, store
from isaview.base.plugins import one_offered
from isaview.base.text import safe, unmatched
from isaview.cli import messages
from isaview.cli.command import BUG, FINE, NO_ANSWER
from isaview.cli.inputs import Logs, exit_code
from isaview.cli.kept_wholes import with_bodies
from isaview.gpus.hardware import find
from isaview.inputs.load import Reading, read_file, release
from isaview.inputs.machine_code import ALL, Choice
from isaview.inputs.sources import STANDARD_INPUT, Content, Opened, Refusal, content_of, dialects, is_dump
from isaview.reports import kept, keys
from isaview.reports.kept_pieces import Pieces, UnsureError, begun, save
from isaview.reports.report import Report, look_ahead, report
from isaview.reports.serial import Piece
from isaview.tools.evidence import Options
from isaview.tools.stages import with_stages
from isaview.views.page import Format

if TYPE_CHECKING:
    from isaview.model.kernel import Module

_KIND = "reports"


_NIL = Raw(b"\xc0")
"""Nothing, as it is kept."""


class FileRequest(Struct, frozen=True):
    """What is wanted of every file: plain, so that it can go to another process and into a key; see `report`."""

    kernel: str = ""
    gpus: tuple[str, ...] = ()
    launch: Launch = Launch()
    options: Options = Options()
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    unread_allowed: bool | None = None
    stages: bool = False
    """Whether the machine code of texts, and the text of machine code, is looked for next to it, where files are few."""
    gate: bool = False
    """Whether a gate judges what is found: it wants figures alone, of code that is listed, and the bodies to compare."""
    form: str = ""
    """The format that streams and in which each report is written, in place of the report."""


class Task(Struct, frozen=True):
    """One file to answer for: one that was ``named`` is refused where it is no dump, another is passed over.

    ``others`` are files of its compilation that were named, too: they have answers of their own.
    """

    path: str
    named: bool = True
    others: tuple[str, ...] = ()


class Written(Struct, frozen=True):
    """A report as it is written, and what a run has to know of it: patterns without a kernel, languages that are estimated."""

    piece: Piece
    unmatched: tuple[str, ...]
    estimated: tuple[str, ...]
    failed: bool


class FileAnswer(Struct, frozen=True, dict=True):
    """What there is to report of one file: its report as it is kept, lines for standard error, the exit code, kernels' names.

    ``meant`` are the logs that state something of its kernels; ``is_dump`` is False for a file that was passed over. ``key`` is
    what it is kept under, "" where it is not, and ``made`` the report with models where a gate asked in this process.
    """

    content: Raw
    said: tuple[str, ...] = ()
    code: int = FINE
    names: tuple[str, ...] = ()
    meant: tuple[str, ...] = ()
    is_dump: bool = True
    key: str = ""
    written: Written | None = None
    """In place of the report, where a format was asked for."""

    @cached_property
    def report(self) -> Report:
        """The report, without models.

        Raises:
            DecodeError: what was kept is no report.
        """
        return kept.unpacked(store.decoder(kept.kept_report()).decode(self.content))


class Unanswered(Struct, frozen=True):
    """A file that was read and that the store has no answer for: what it holds, and what its answer is kept under."""

    content: Content
    key: str


def answer_to(task: Task, request: FileRequest) -> FileAnswer:
    """The answer for one file, from the store or made now; whatever goes wrong is an answer too."""
    found = looked_up(task, request)
    return found if isinstance(found, FileAnswer) else answered(task, request, found)


def looked_up(task: Task, request: FileRequest) -> FileAnswer | Unanswered:
    """The answer from the store; what the file holds where there is none."""
    content = content_of(task.path)
    key = _key(task, request, content)
    known = _found(key)
    if known is None and request.form and (whole := _found(_key(task, replace(request, form=""), content))):
        known = written(whole, request)
        store.save(_KIND, key, known, dense=True)
    return known or Unanswered(content, key)


def answered(task: Task, request: FileRequest, unknown: Unanswered) -> FileAnswer:
    """The answer made now, and kept for other runs."""
    with store.attempt() as attempt:
        answer = _made(task, request, unknown)
        answer = written(answer, request) if request.form else answer
    if unknown.key and attempt.lasts and answer.code != BUG:
        store.save(_KIND, unknown.key, answer, dense=True)
    return answer


def _found(key: str) -> FileAnswer | None:
    known: FileAnswer | None = store.load(_KIND, key, FileAnswer) if key else None
    try:
        return known if known is not None and (known.written is not None or known.report is not None) else None
    except DecodeError:
        return None


def _key(task: Task, request: FileRequest, content: Content) -> str:
    """What the answer is kept under, "" where it is not kept."""
    if not isinstance(content, bytes) or not request.options.use_cache:
        return ""
    if request.gate and task.path == STANDARD_INPUT:
        return ""  # `remade` cannot read it again
    try:
        companions = keys.companions_of(task.path, request.options.logs)
        named = " ".join(map(safe, (task.path, str(task.named), *task.others)))
        return keys.key_of(content, named, request, companions)
    except OSError:
        return ""


def _made(task: Task, request: FileRequest, unknown: Unanswered) -> FileAnswer:
    with messages.heard() as said:
        try:
            return _read(task, request, unknown, said)
        except (limits.BeyondLimitError, MemoryError, RecursionError) as error:
            store.passing()
            why, code = f"given up: {error if isinstance(error, limits.BeyondLimitError) else type(error).__name__}", NO_ANSWER
        except Exception as error:  # the border of one file: the others' answers stay
            why, code = messages.bug(error), BUG
        return refused(lost(task, why), code, said)


def lost(task: Task, why: str) -> Refusal:
    """The refusal of a file that was given up."""
    return Refusal("<stdin>" if task.path == STANDARD_INPUT else safe(task.path), "", why, "give one module at a time")


def refused(refusal: Refusal, code: int = NO_ANSWER, said: Iterable[str] = ()) -> FileAnswer:
    """The answer for a file or folder of which nothing more can be had."""
    with messages.heard() as more:
        messages.refusals([refusal])
    return FileAnswer(_packed(Report((), (refusal,))), (*said, *more), code)


def _packed(made: Report) -> Raw:
    return Raw(msgpack.encode(kept.packed(made)))


def nothing(code: int = FINE, *, is_dump: bool = True) -> FileAnswer:
    """The answer without a report."""
    return FileAnswer(_packed(Report(())), code=code, is_dump=is_dump)


class _Shortening(Struct):
    """Cuts the text of a file into pieces, where nothing else says something of it."""

    task: Task
    request: FileRequest
    whole: bool = False
    pieces: Pieces | None = None

    def __call__(self, opened: Opened) -> Pieces | None:
        options, one = self.request.options, opened.sources[0] if len(opened.sources) == 1 else None
        is_asked = options.exact not in (False, "small") or options.lower == "always"
        if one is None or one.code or one.damaged or opened.skipped or self.request.gate or is_asked or not options.use_cache:
            return None
        cutter = next((dialect.cutter for dialect in dialects() if dialect.name == one.kind), None)
        path = self.task.path
        if cutter is None or len(one.text) <= options.exact_bytes or options.provided:
            return None
        try:
            if keys.companions_of(path, options.logs):
                return None
            key = keys.key_of(b"", f"{safe(path)} {one.kind}", self.request, ())
        except OSError:
            return None
        self.pieces = begun(one.text, one.line, cutter(), key, whole=self.whole)
        return self.pieces


def _read(task: Task, request: FileRequest, unknown: Unanswered, said: list[str]) -> FileAnswer:
    if not task.named and not is_dump(task.path):
        return nothing(is_dump=False)
    try:
        return _answer(task, request, unknown, said, _Shortening(task, request))
    except UnsureError:
        said.clear()
        return _answer(task, request, unknown, said, _Shortening(task, request, whole=True))


def _answer(task: Task, request: FileRequest, unknown: Unanswered, said: list[str], shortening: _Shortening) -> FileAnswer:
    """The answer for a file that is read as far as it has to be.

    Raises:
        UnsureError: it is to be read whole.
    """
    reading = read_file(task.path, limits.READING_SECONDS, unknown.content, _choice(request), shortening)
    if request.gate:
        reading = reading.with_listings()
    messages.refusals(reading.refused)
    logs = Logs(request.options.logs)
    logs.look(reading)
    messages.diagnostics(reading)
    modules, hindrances = _staged(reading, task, request)
    for hindrance in hindrances:
        messages.say(hindrance)
    made = report(
        modules,
        kernel=request.kernel,
        gpus=request.gpus,
        launch=request.launch,
        options=request.options,
        select=request.select,
        ignore=request.ignore,
        refused=reading.refused,
        figures_only=request.gate,
        keep_kernels=request.gate,
    )
    if shortening.pieces is not None:
        save(shortening.pieces, reading)
    messages.notes(made)
    code = FINE if request.gate else exit_code(reading, request.unread_allowed)
    names = tuple(kernel.demangled for module in reading for kernel in module.kernels)
    found = _NIL if request.form else _packed(with_bodies(made) if request.gate else made)
    answer = FileAnswer(found, tuple(said), code, names, tuple(sorted(logs.meant)), key=unknown.key)
    vars(answer)["made"] = made if request.gate else None
    vars(answer)["report"] = made
    if not request.gate:
        release(modules)
    return answer


def _choice(request: FileRequest) -> Choice:
    """What of a binary is listed: for a gate all, so that bodies can be compared."""
    return ALL if request.gate else Choice(tuple(find(name).target for name in request.gpus), request.kernel)


def _staged(reading: Reading, task: Task, request: FileRequest) -> tuple[Sequence[Module], Sequence[str]]:
    """The modules of a file, with other stages of its compilation where these are asked for, and what stands in the way."""
    return with_stages(reading, request.options, request.kernel, task.others) if request.stages else (reading, ())


def look_ahead_in(task: Task, request: FileRequest) -> None:
    """Keep what is found in every second portion of a file's kernels, for the process that answers for it."""
    modules, _ = _staged(read_file(task.path, limits.READING_SECONDS, choice=_choice(request)), task, request)
    known = request.gpus, request.launch, request.options, request.select, request.ignore
    look_ahead(modules, request.kernel, *known)


def written(answer: FileAnswer, request: FileRequest) -> FileAnswer:
    """The answer with its report as it is written in the format that streams."""
    found = answer.report
    form: Format | None = one_offered("isaview.views.formats", "FORMAT", request.form)
    assert form is not None
    assert form.piece is not None
    missing = unmatched(request.kernel.split("\n") if request.kernel else [], found.kernels)
    estimated = tuple(sorted(messages.estimated(found)))
    return replace(answer, content=_NIL, written=Written(form.piece(found), tuple(missing), estimated, found.failed))


def remade(path: str, request: FileRequest, answer: FileAnswer) -> Report:
    """The report of an answer for a gate, with models: made again where another process or an earlier run made the answer."""
    made: Report | None = vars(answer).get("made")
    if made is None:
        with messages.heard() as said:
            made = vars(_read(Task(path), request, Unanswered(content_of(path), ""), said))["made"]
    assert made is not None
    return made
