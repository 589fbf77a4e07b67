"""The gate for tests: kernels of files, texts or compiled objects held against limits, an old side and the baseline.

Figures, settings and judgement are those of ``isaview check``.
"""

from __future__ import annotations

import datetime
import os
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.contract import Launch
from isaview.base.grouping import group_by
from isaview.base.text import no_kernel, safe
from isaview.compare.difference import Showing
from isaview.compare.models import Models, body_of
from isaview.gate.baseline import load
from isaview.gate.checking import CheckedFile, check
from isaview.gate.judging import gate_figures
from isaview.gate.policy import BASELINE, Gate, parse_gate
from isaview.gate.review import Review, review_check
from isaview.gpus.hardware import Gpu
from isaview.reports.report import Analysed, Report, report
from isaview.runs import FOUND, NO_ANSWER
from isaview.runs.revisions import places
from isaview.serve.comparing import diff, path_below, side_of
from isaview.settings.configuration import Configuration
from isaview.settings.configuration import load as settings_of
from isaview.tools.evidence import Options
from isaview.views.format import Canvas, as_text

_NAMED = 100
"""Characters of what was given that a message has."""
_IDLE = "there is nothing to hold this against: give limits, an old side or a baseline"
_NO_KERNEL = "there is no kernel or function in it"
_CHANGED = Showing(kernels=3, lines=20)
"""What a message shows of instructions."""


class Demand(Struct, frozen=True, kw_only=True):
    """What kernels are held against.

    ``limits``, ``regressions`` and ``rules`` are as in ``[check]`` of the configuration, and stand above it. ``old`` is what
    the kernels were, as `isaview.diff` takes it; ``baseline`` the file of accepted figures, None for the configured one.
    ``kernel`` chooses kernels; ``gpus``, ``launch`` and ``options`` are as of `isaview.report`.
    """

    limits: Mapping[str, Any] = {}
    regressions: Mapping[str, Any] = {}
    rules: Sequence[str] | str = ()
    old: Any = None
    baseline: str | os.PathLike[str] | None = None
    kernel: str = ""
    gpus: Sequence[Gpu | str] = ()
    launch: Launch | None = None
    options: Options | None = None


def check_demand(given: object, demand: Demand, folder: Path, width: int) -> str:
    """Hold the kernels of what `isaview.report` takes against a demand and the configuration around a folder.

    Returns what ``isaview check`` prints where it has another exit code than 0, below what stops the test, in a ``width`` of
    columns; else "".

    Raises:
        ConfigurationError, GateError, BaselineError: a setting, a limit or the baseline is no good.
        LookupError: no kernel matches, or the old side has none.
        TypeError, ValueError: as of `isaview.report`.
    """
    settings = settings_of({}, os.environ, folder)
    gate = _gate_with(settings["check"] or parse_gate({}), demand)
    asked: dict[str, Any] = {"gpus": demand.gpus, "launch": demand.launch, "options": demand.options or _options(settings)}
    analysed: list[Analysed] = []
    whole = report(given, kernel=demand.kernel, figures_only=True, select=gate.codes, analysed=analysed, **asked)
    if demand.kernel and not whole.kernels and not whole.refused:
        names = [kernel.name for kernel in report(given, only=()).kernels]
        raise LookupError(f"{_describe_input(given)}: {no_kernel(demand.kernel, names)}")
    old = None if demand.old is None else side_of(demand.old, kernel=demand.kernel, **asked)
    files = list(_checked_files(given, whole, analysed))
    if old is not None:
        before = [
            replace(kernel, report=replace(kernel.report, figures=gate_figures(kernel.report, kernel.module)))
            for kernel in old.kernels
        ]
        files = [replace(file, before=tuple(before)) for file in files]
    path = folder / (demand.baseline or gate.baseline or BASELINE)
    if demand.baseline is not None or path.exists():
        baseline = load(path)
        files = [replace(file, baseline=tuple(baseline.subjects(baseline.key(file.path), file.place))) for file in files]
    checked = check(gate, files, today=datetime.date.today(), unread_allowed=settings["unread-allowed"])
    is_accepted = any(file.baseline for file in files)
    is_compared = old is not None or is_accepted
    is_idle = not is_compared and not gate.has_limits
    if not is_idle and not checked.judgement.stops and not checked.judgement.has_unjudged:
        return ""
    code = NO_ANSWER if checked.judgement.has_unjudged or is_idle else FOUND
    notes = [f"compared with {safe(str(path))}"] if is_accepted else []
    message = _review_text(review_check(checked, places(settings["path-map"]), notes, code), width)
    if old is None:
        return message
    # A test may compare builds for two GPUs on purpose; the gate has judged already.
    changed = diff(demand.old, given, kernel=demand.kernel, across_targets=True, **asked)
    return f"{message}\n{as_text('render_difference', replace(changed, showing=_CHANGED), Canvas(width))}"


def _review_text(review: Review, width: int) -> str:
    """The review below what stops the test: pytest's summary shows the first line of a message alone."""
    first, *others = [remark.sentence for remark in review.remarks if remark.level == "error"] or [_IDLE]
    headline = f"{first}; and {len(others):,} more" if others else first
    return as_text("render_review", replace(review, headline=headline), Canvas(width))


def _describe_input(given: object) -> str:
    return safe(str(given))[:_NAMED]


def _gate_with(configured: Gate, demand: Demand) -> Gate:
    """The configured gate with what is demanded above it."""
    rules = [demand.rules] if isinstance(demand.rules, str) else [*demand.rules]
    # The last rules override earlier ones metric by metric, so the demand comes last.
    asked = {"limits": demand.limits, "regressions": demand.regressions, "rules": rules}
    table = {"match": "*", **{name: value for name, value in asked.items() if value}}
    return replace(configured, rules=(*configured.rules, parse_gate({"kernel": [table]}).rules[-1]))


def _options(settings: Configuration) -> Options:
    """How other tools may be asked: nothing may depend on what the machine happens to have."""
    exact: Literal["required"] | bool = "required" if settings["exact"] == "required" else False
    return Options(exact=exact, exact_bytes=settings["exact-bytes"], exact_instructions=settings["exact-instructions"])


def _checked_files(given: object, whole: Report, analysed: Sequence[Analysed]) -> Iterator[CheckedFile]:
    """Each file of a report as a gate takes it; what could not be read is a file, too."""
    place, kernels = path_below(given), iter(analysed)
    of_modules = [(module, [*islice(kernels, len(module.kernels))]) for module in whole.inputs]
    for path, pairs in group_by(of_modules, lambda pair: pair[0].path).items():
        own = [each for _, of_module in pairs for each in of_module]
        modules, models = tuple(module for module, _ in pairs), Models(partial(list, own))
        unreadable = () if own else (_NO_KERNEL,)
        yield CheckedFile(path, place(path), modules, unreadable, None, (), tuple(map(body_of, own)), models)
    for refusal in whole.refused:
        yield CheckedFile(refusal.path, place(refusal.path), (), (refusal.message,))
    if not whole.inputs and not whole.refused:
        yield CheckedFile(_describe_input(given), "", (), (_NO_KERNEL,))
