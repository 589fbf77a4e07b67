"""The gate for tests: kernels of files, texts or compiled objects held against limits, an old side and the baseline.

Figures, settings and judgement are those of ``isaview check``.
"""

from __future__ import annotations

import datetime
import os
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.contract import Launch
from isaview.base.plugins import one_offered
from isaview.base.text import no_kernel, safe
from isaview.compare.changes import DifferentTargetsError, compare
from isaview.compare.difference import Difference, Showing
from isaview.compare.models import Models, body_of
from isaview.gate.baseline import Baseline, load
from isaview.gate.checking import Checked, CheckedFile, check
from isaview.gate.config import Configuration
from isaview.gate.config import load as settings_of
from isaview.gate.review import of_check
from isaview.gate.settings import BASELINE, Gate, parse
from isaview.gpus.hardware import Gpu
from isaview.reports.report import Analysed, Report, report
from isaview.reports.rule import by_key
from isaview.runs import FINE, FOUND, NO_ANSWER
from isaview.runs.revisions import places
from isaview.serve.comparing import is_path, placed_in, side_of
from isaview.tools.evidence import Options
from isaview.views.format import Canvas, Format

WIDTH = 100
"""Columns of a message."""
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
    rules: Sequence[str] = ()
    old: Any = None
    baseline: str | os.PathLike[str] | None = None
    kernel: str = ""
    gpus: Sequence[Gpu | str] = ()
    launch: Launch | None = None
    options: Options | None = None


class Outcome(Struct, frozen=True):
    """What became of a check: the exit code that ``isaview check`` would have, and why, as a text for people."""

    code: int
    message: str

    @property
    def fails(self) -> bool:
        """Whether something stops the change, or could not be judged."""
        return self.code != FINE


def held(given: object, demand: Demand, folder: Path) -> Outcome:
    """Hold the kernels of what `isaview.report` takes against a demand and the configuration around a folder.

    Raises:
        ConfigurationError, GateError, BaselineError: a setting, a limit or the baseline is no good.
        LookupError: no kernel matches, or the old side has none.
        TypeError, ValueError: as of `isaview.report`.
    """
    settings = settings_of({}, os.environ, folder)
    gate = _gate(settings, demand)
    asked: dict[str, Any] = {"gpus": demand.gpus, "launch": demand.launch, "options": demand.options or _options(settings)}
    analysed: list[Analysed] = []
    whole = report(given, kernel=demand.kernel, figures_only=True, select=gate.codes, analysed=analysed, **asked)
    if demand.kernel and not whole.kernels and not whole.refused:
        raise LookupError(no_kernel(demand.kernel, [kernel.name for kernel in report(given, only=()).kernels]))
    old = None if demand.old is None else side_of(demand.old, kernel=demand.kernel, **asked)
    path, baseline = _baseline(demand, gate, folder)
    files = [replace(file, before=None if old is None else old.kernels) for file in _files(given, whole, analysed)]
    if is_path(given) and baseline is not None:
        files = [replace(file, baseline=tuple(baseline.subjects(baseline.key(file.path), file.place))) for file in files]
    checked = check(gate, files, today=datetime.date.today(), unread_allowed=settings["unread-allowed"])
    is_accepted = any(file.baseline for file in files)
    is_compared = old is not None or is_accepted
    is_idle = not is_compared and not gate.has_limits
    code = FOUND if checked.judgement.stopped else FINE
    code = NO_ANSWER if checked.judgement.unjudged or is_idle else code
    notes = [_IDLE] if is_idle else [f"compared with {path}"] if is_accepted else []
    message = _message(checked, settings, code, notes, is_compared=is_compared)
    if code != FINE and old is not None:
        message += _instructions(old.kernels, [kernel for file in files for kernel in file.kernels], old.name)
    return Outcome(code, message)


def _gate(settings: Configuration, demand: Demand) -> Gate:
    """The configured gate with what is demanded above it."""
    configured: Gate = settings["check"] or parse({})
    own = {name: getattr(demand, name) for name in ("limits", "regressions", "rules") if getattr(demand, name)}
    if not own:
        return configured
    table = {"match": "*", **own, **({"rules": list(demand.rules)} if demand.rules else {})}
    return replace(configured, rules=(*configured.rules, parse({"kernel": [table]}).rules[-1]))


def _options(settings: Configuration) -> Options:
    """How other tools may be asked: nothing may depend on what the machine happens to have."""
    exact: Literal["required"] | bool = "required" if settings["exact"] == "required" else False
    return Options(exact=exact, exact_bytes=settings["exact-bytes"], exact_instructions=settings["exact-instructions"])


def _baseline(demand: Demand, gate: Gate, folder: Path) -> tuple[str, Baseline | None]:
    """The baseline that is named, else the configured one, if it is there."""
    path = folder / (demand.baseline or gate.baseline or BASELINE)
    if demand.baseline is None and not path.exists():
        return "", None
    return safe(str(path)), load(path)


def _files(given: object, whole: Report, analysed: Sequence[Analysed]) -> Iterator[CheckedFile]:
    """Each file of a report as a gate takes it; what could not be read is a file, too."""
    place, kernels = placed_in(given), iter(analysed)
    of_modules = [(module, [*islice(kernels, len(module.kernels))]) for module in whole.inputs]
    for path, pairs in by_key(of_modules, lambda pair: pair[0].path).items():
        own = [each for _, of_module in pairs for each in of_module]
        modules, models = tuple(module for module, _ in pairs), Models(partial(list, own))
        unreadable = () if own else (_NO_KERNEL,)
        yield CheckedFile(path, place(path), modules, unreadable, None, (), tuple(map(body_of, own)), models)
    for refusal in whole.refused:
        yield CheckedFile(refusal.path, place(refusal.path), (), (refusal.message,))
    if not whole.inputs and not whole.refused:
        yield CheckedFile(safe(str(given))[:WIDTH], "", (), (_NO_KERNEL,))


def _text() -> Format:
    form: Format | None = one_offered("isaview.views.formats", "FORMAT", "text")
    assert form is not None
    return form


def _message(checked: Checked, settings: Configuration, code: int, notes: Sequence[str], *, is_compared: bool) -> str:
    """What ``isaview check`` prints: figures before and now, what they may be, and what could not be judged."""
    render = _text().render_review
    assert render is not None
    review = of_check(checked, places(settings["path-map"]), notes, code)
    headline = review.headline if is_compared else f"kernels: {checked.changes.totals.added:,}, none of them compared"
    return render(replace(review, headline=headline), Canvas(WIDTH))


def _instructions(old: Collection[Any], new: Collection[Any], name: str) -> str:
    """The first instructions that are different, and why figures changed."""
    render = _text().render_difference
    assert render is not None
    try:
        changes = compare(list(old), list(new))
    except DifferentTargetsError as error:
        return f"{error}\n"
    return "\n" + render(Difference(changes, name, "now", _CHANGED), Canvas(WIDTH))
