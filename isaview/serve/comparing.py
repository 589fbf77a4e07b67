"""What changed between two sides that a program has: files, folders, texts, compiled kernels, reports."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeGuard

from isaview.analysis.contract import Launch
from isaview.base import files, limits
from isaview.base.text import no_kernel, safe
from isaview.compare.changes import DifferentTargetsError, compare
from isaview.compare.difference import Difference, Showing
from isaview.compare.models import Models, body_of
from isaview.compare.pairing import subjects
from isaview.compare.saved import is_saved, load
from isaview.gpus.hardware import Gpu
from isaview.reports.report import Analysed, Report, report
from isaview.runs.sides import ComparedSide
from isaview.tools.evidence import Options


def diff(
    old: object,
    new: object,
    *,
    kernel: str = "",
    gpus: Sequence[Gpu | str] = (),
    launch: Launch | None = None,
    options: Options | None = None,
    across_targets: bool = False,
) -> Difference:
    """What a change did to every kernel, and why: as `isaview diff` says it.

    Args:
        old: what `isaview.report` takes, a report (its figures alone are compared), or a file with a saved one.
        new: likewise.
        kernel: only kernels whose name matches.
        gpus: the GPUs that figures are computed for, as of `isaview.report`.
        launch: what is known of the launch.
        options: how to ask other tools; None asks none.
        across_targets: compare kernels for different targets.

    Raises:
        LookupError: a side has no kernel, or none that matches; the message says what could not be read.
        DifferentTargetsError: the sides are for different targets.
        TypeError, ValueError: as of `isaview.report`.
    """
    asked = {"kernel": kernel, "gpus": gpus, "launch": launch, "options": options}
    before, after = (side_of(given, **asked) for given in (old, new))
    try:
        changes = compare(before.kernels, after.kernels, across_targets=across_targets)
    except DifferentTargetsError as error:
        raise DifferentTargetsError(f"{error}; across_targets=True compares them all the same") from None
    return Difference(changes, before.name, after.name, Showing(kernels=None, lines=None))


def side_of(given: object, **asked: Any) -> ComparedSide:
    """The kernels of a side as they are compared, and what the side is called; ``asked`` is what `isaview.report` takes.

    Raises:
        LookupError: there is no kernel, or none that matches.
    """
    analysed: list[Analysed] = []
    whole = _load_report(given)
    if whole is None:
        whole = report(given, figures_only=True, analysed=analysed, **asked)
    paths = [os.fspath(given)] if is_path(given) else dict.fromkeys(module.path for module in whole.inputs)
    name = safe(", ".join(paths)) or "<modules>"
    kernels = subjects(whole, path_below(given), tuple(map(body_of, analysed)), Models(lambda: analysed) if analysed else None)
    pattern = asked.get("kernel", "")
    chosen = {id(kernel) for kernel in whole.select(pattern)}
    kernels = [kernel for kernel in kernels if id(kernel.report) in chosen]
    if not kernels:
        nothing = no_kernel(pattern, [kernel.demangled for kernel in whole.kernels]) if pattern else "there is no kernel in it"
        raise LookupError(f"{name}: {'; '.join(map(str, whole.refused)) or nothing}")
    return ComparedSide(name, tuple(kernels))


def path_below(given: object) -> Callable[[str], str]:
    """Where a file stands on its side: its path below the folder that was given; files that were not given so are alike."""
    folder = os.fspath(given) if is_path(given) and Path(given).is_dir() else ""
    # Files of both folders pair by their path below them; two files given alone pair whatever they are called.
    return lambda path: os.path.relpath(path, folder).replace(os.sep, "/") if folder else ""


def is_path(given: object) -> TypeGuard[str | os.PathLike[str]]:
    """Whether something is a path, and no text."""
    return isinstance(given, os.PathLike) or (isinstance(given, str) and "\n" not in given)


def _load_report(given: object) -> Report | None:
    """A report that was given or saved; None where something is to be read."""
    if isinstance(given, Report):
        return given
    if is_path(given) and Path(given).is_file():
        data = files.content(os.fspath(given), limits.INPUT_BYTES)
        return load(data.decode("utf-8", "replace").removeprefix("\ufeff")) if is_saved(data[:400]) else None
    return None
