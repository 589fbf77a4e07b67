"""The findings of many kernels by what their fix gains, weighted by how long each kernel took in a run."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import regex
from isaview.base.measure import Measure, counted_measure, estimated_measure, unavailable
from isaview.base.short_names import short_names
from isaview.base.signatures import without_parameters
from isaview.reports.columns import Entry
from isaview.reports.report import KernelReport, Report
from isaview.reports.rows import rows
from isaview.reports.serial import head, plain
from isaview.tools.profiles import Profile

_UNIT = "%"
_SUFFIX = regex.compile(r"(?: \[clone [^\]]*\]|\.kd)+\Z")
"""What profilers add to the name of a kernel."""
_SPELLING = (
    (regex.compile(r"\([\w: ]++\)(?=-?\d)"), ""),
    (regex.compile(r"(?<=\d)u?l{0,2}\b"), ""),
    (regex.compile(r"\btrue\b"), "1"),
    (regex.compile(r"\bfalse\b"), "0"),
    (regex.compile(r"\bconst\b"), ""),
)
"""What demanglers write otherwise: ``f<(int)4, (bool)1, const float *>`` of Nsight, ``f<4, true, float const*>`` of c++filt."""
_NAMED = 3
"""Kernels that a remark names."""
_NO_PROFILE = "no profile was given"
UNWEIGHTED = "unweighted: every kernel counts alike, as no --profile says how long each takes"
_IN_TIME, _IN_OTHER, _UNKNOWN = range(3)


class Advice(Struct, frozen=True):
    """A finding of a kernel: what its fix gains at most of the kernel (``gain``) and of the run (``total``).

    ``weight`` is the kernel's share of the run, ``shared`` the number of kernels whose times the profile has under its name.
    """

    kernel: str
    path: str
    part: str
    target: str | None
    code: str
    name: str
    message: str
    line: int
    source: str | None
    gain: Measure
    weight: Measure
    total: Measure
    shared: int
    label: str
    """What distinguishes the kernel from others of its name; "" for nothing."""
    offset: str | None = None
    """Where the line of a binary's listing stands in its function; None where it is a line of ``path``."""
    hidden: ClassVar = ("offset",)

    @property
    def place(self) -> str:
        """The source position, else where the file has it."""
        index = f"{self.path}:{self.line}" if self.offset is None else f"{self.path} {self.offset}".rstrip()
        return self.source or index


class Ranking(Struct, frozen=True):
    """All findings, those that gain most first, and what has to be known of them."""

    advice: tuple[Advice, ...]
    remarks: tuple[str, ...]
    profile: str | None


def subjects(reports: Iterable[Report]) -> list[Entry]:
    """The kernels of reports that can be launched, of each compilation the stage that runs first; the rest is let go."""
    modules = [
        replace(
            module,
            diagnostics=(),
            kernels=tuple(replace(kernel, results={}, stated={}) for kernel in module.kernels if kernel.is_entry),
        )
        for report in reports
        for module in report.inputs
    ]
    return [replace(entry, earlier=()) for entry in rows(modules)]


def rank_findings(entries: Sequence[Entry], profile: Profile | None) -> Ranking:
    """The findings of kernels by expected gain; weighted where a profile is given."""
    kernels = [entry.kernel for entry in entries]
    times, remarks = ({}, [UNWEIGHTED]) if profile is None else _match_profile(kernels, profile)
    advice = []
    for number, (kernel, module) in enumerate((entry.kernel, entry.module) for entry in entries):
        nanoseconds, shared = times.get(number, (None, 0))
        weight, place = _weight(nanoseconds, shared, profile), (module.path, module.part, module.target)
        for finding in kernel.findings or ():
            gain = finding.gain or unavailable(_UNIT, "not computed")
            texts, measures = (finding.code, finding.name, finding.message), (gain, weight, _product(gain, weight))
            line, offset = (finding.line, finding.source), kernel.offset(finding.line)
            advice.append(Advice(kernel.demangled, *place, *texts, *line, *measures, shared, kernel.label[0], offset))
    return Ranking(tuple(sorted(advice, key=_order)), tuple(remarks), None if profile is None else profile.path)


def _order(advice: Advice) -> tuple[object, ...]:
    """What a profile names, by gain in time of the run; then what is counted in waves or bytes, by weight; then the unknown."""
    gain, weight = advice.gain, advice.weight
    kind = _UNKNOWN if gain.value is None else _IN_TIME if gain.unit == _UNIT else _IN_OTHER
    weighted = advice.total.value if kind == _IN_TIME else weight.value
    is_absent = weight.value is None and weight.because != _NO_PROFILE
    place = advice.kernel, advice.path, advice.code, advice.line
    return is_absent, kind, weighted is None, -float(weighted or 0), -float(gain.value or 0), *place


def _weight(nanoseconds: float | None, shared: int, profile: Profile | None) -> Measure:
    if profile is None:
        return unavailable(_UNIT, _NO_PROFILE)
    if nanoseconds is None:
        return unavailable(_UNIT, f"it is not in {profile.path}")
    share = 100 * nanoseconds / profile.total
    because = f"of the time of all kernels in {profile.path}"
    if shared > 1:
        # instances of a template share a name in a profile: any of them may have taken all of it
        return estimated_measure(share, 0, share, _UNIT, f"{because}, where {shared} kernels of this name are one")
    return counted_measure(share, _UNIT, because)


def _product(gain: Measure, weight: Measure) -> Measure:
    if gain.value is None or gain.unit != _UNIT:
        return unavailable(_UNIT, "the gain is not known in time")
    if weight.value is None:
        return gain if weight.because == _NO_PROFILE else unavailable(_UNIT, weight.because)
    # a gain in percent of the kernel, times the kernel's percent of the run
    value, high = (amount * weight.value / 100 for amount in (gain.value, gain.value if gain.high is None else gain.high))
    low = (gain.value if gain.low is None else gain.low) * (weight.value if weight.low is None else weight.low) / 100
    return estimated_measure(value, low, high, _UNIT, f"{gain.because}; {weight.because}")


def _match_profile(kernels: Sequence[KernelReport], profile: Profile) -> tuple[dict[int, tuple[float, int]], list[str]]:
    """For each kernel its nanoseconds in a profile and how many share them, by name; and what was not matched, in sentences."""
    times: dict[int, tuple[float, int]] = {}
    unmatched: dict[str, float] = {}
    keys = [_keys(kernel.demangled, kernel.name) for kernel in kernels]
    for name, nanoseconds in profile.times.items():
        matches = _matches(_keys(_SUFFIX.sub("", name)), keys)
        for number in matches:
            times[number] = times.get(number, (0.0, 0))[0] + nanoseconds, len(matches)
        if not matches:
            unmatched[name] = nanoseconds
    remarks = [f"weighted by {profile.path}"]
    if unmatched:
        names = ", ".join(short_names(sorted(unmatched, key=lambda name: -unmatched[name])[:_NAMED]))
        rest = f" and {len(unmatched) - _NAMED:,} more" if len(unmatched) > _NAMED else ""
        share = 100 * sum(unmatched.values()) / profile.total
        remarks.append(f"{share:.0f} % of its time is in kernels that were not given: {names}{rest}")
    missing = [kernel.demangled for number, kernel in enumerate(kernels) if number not in times]
    if missing:
        some = ", ".join(short_names(missing[:_NAMED])) + (" …" if len(missing) > _NAMED else "")
        remarks.append(f"{len(missing):,} of {len(kernels):,} kernels are not in it: {some}")
    return times, remarks


_Keys = tuple[set[str], set[str], set[str], set[str]]


def _keys(*names: str) -> _Keys:
    """A kernel's names to match by, the most exact first.

    They are full, without arguments, the same as any demangler writes it, and without the template's arguments.
    """
    plain = [*map(without_parameters, names)]
    respelled = plain
    for pattern, spelled in _SPELLING:
        respelled = [pattern.sub(spelled, name) for name in respelled]
    full, short, alike = ({re.sub(r"\s+", "", name) for name in spellings} for spellings in (names, plain, respelled))
    return full, short, alike, {name.partition("<")[0] for name in short}


def _matches(name: _Keys, kernels: Sequence[_Keys]) -> list[int]:
    """The kernels that a name of a profile means; templates are left out only where a side has none."""

    def match(level: int, own: _Keys) -> bool:
        # level 3 is the bare name: it may stand for an instance only if a side never wrote template arguments
        return bool(name[level] & own[level]) and (level < 3 or name[1] == name[3] or own[1] == own[3])

    # the most exact level that fits any kernel decides; looser levels would add kernels of other arguments
    by_level = ([number for number, own in enumerate(kernels) if match(level, own)] for level in range(4))
    return next(filter(None, by_level), [])


def as_plain(ranking: Ranking, top: int | None) -> dict[str, Any]:
    """The ranking as JSON has it."""
    document = {"profile": ranking.profile, "notes": ranking.remarks, "findings": ranking.advice[:top]}
    return {**head("isaview/gains", "1.0"), **{key: plain(value) for key, value in document.items()}}
