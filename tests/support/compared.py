"""Kernels to compare, made of modules at once: reports, bodies and models, as the command line makes them of files."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from isaview.compare.models import Models, body_of
from isaview.compare.pairing import Subject, subjects
from isaview.model.kernel import Module
from isaview.reports.report import Analysed, report


def compared(modules: Iterable[Module], place: Callable[[str], str] = lambda path: path, **asked: Any) -> list[Subject]:
    """The kernels of modules; ``asked`` is passed on to `report`."""
    kernels: list[Analysed] = []
    made = report(modules, analysed=kernels, **asked)
    return subjects(made, place, list(map(body_of, kernels)), Models(lambda: kernels))


def named(subject: Subject | None) -> str:
    """What tells a kernel of a side from the others; "" for none."""
    return "" if subject is None else subject.report.identity
