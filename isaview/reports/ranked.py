"""Ranked advice: the findings of many kernels by what their mending gains, weighted by how long each kernel took in a run."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.figures import Cell, Document, Row, Section, figure
from isaview.base.measure import Measure, counted, estimated, unavailable
from isaview.base.words import words_for
from isaview.reports.overview import short_name
from isaview.reports.report import KernelReport, Report
from isaview.reports.rows import rows
from isaview.reports.serial import head, plain
from isaview.tools.profiles import Profile

_UNIT = "%"
_SUFFIX = re.compile(r"(?: \[clone [^\]]*\]|\.kd)+\Z")
"""What profilers add to the name of a kernel."""
_SPELLING = (
    (re.compile(r"\([\w: ]++\)(?=-?\d)"), ""),
    (re.compile(r"(?<=\d)u?l{0,2}\b"), ""),
    (re.compile(r"\btrue\b"), "1"),
    (re.compile(r"\bfalse\b"), "0"),
    (re.compile(r"\bconst\b"), ""),
)
"""What demanglers write otherwise: ``f<(int)4, (bool)1, const float *>`` of Nsight, ``f<4, true, float const*>`` of c++filt."""
_NAMED = 3
_SPARE = ((1,), (1, 3))
"""Columns that go where there is little room, without weights and with them: names of rules, and weights."""
_NO_PROFILE = "no profile was given"
UNWEIGHTED = "unweighted: every kernel counts alike, as no --profile says how long each takes"
_IN_TIME, _IN_OTHER, _UNKNOWN = range(3)


class Advice(Struct, frozen=True):
    """One finding of a kernel: what mending it gains at most of the kernel (``gain``) and of the run (``total``).

    ``weight`` is the kernel's share of the run; ``shared`` by how many kernels of its name, whose times the profile has as one.
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


class Ranking(Struct, frozen=True):
    """All findings, those that gain most first, and what has to be known of them."""

    advice: tuple[Advice, ...]
    remarks: tuple[str, ...]
    profile: str | None


class Subject(Struct, frozen=True):
    """A kernel with findings, as little of it as advice needs."""

    name: str
    demangled: str
    place: tuple[str, str, str | None]
    findings: Sequence[Any]
    label: str = ""


def subjects(reports: Iterable[Report]) -> list[Subject]:
    """The kernels of reports that can be launched, of each compilation the stage that runs first; the rest is let go."""
    modules = [
        replace(module, diagnostics=(), kernels=tuple(_bare(kernel) for kernel in module.kernels if kernel.is_entry))
        for report in reports
        for module in report.inputs
    ]
    return [
        Subject(
            row.kernel.name,
            row.kernel.demangled,
            (row.module.path, row.module.part, row.module.target),
            row.kernel.findings or (),
            row.kernel.label[0],
        )
        for row in rows(modules)
    ]


def _bare(kernel: KernelReport) -> KernelReport:
    return replace(kernel, results={}, stated={})


def ranked(found: Sequence[Subject], profile: Profile | None) -> Ranking:
    """The findings of kernels by expected gain; weighted where a profile is given."""
    times, remarks = ({}, [UNWEIGHTED]) if profile is None else _matched(found, profile)
    advice = []
    for place, one in enumerate(found):
        nanoseconds, shared = times.get(place, (None, 0))
        weight = _weight(nanoseconds, shared, profile)
        for each in one.findings:
            gain = each.gain or unavailable(_UNIT, "not computed")
            total = _product(gain, weight)
            row = Advice(
                one.demangled,
                *one.place,
                each.code,
                each.name,
                each.message,
                each.line,
                each.source,
                gain,
                weight,
                total,
                shared,
                one.label,
            )
            advice.append(row)
    return Ranking(tuple(sorted(advice, key=_order)), tuple(remarks), None if profile is None else profile.path)


def _order(one: Advice) -> tuple[object, ...]:
    """What a profile names, by gain in time of the run; then what is counted in waves or bytes, by weight; then the unknown."""
    kind = _UNKNOWN if one.gain.value is None else _IN_TIME if one.gain.unit == _UNIT else _IN_OTHER
    weighted = one.total.value if kind == _IN_TIME else one.weight.value
    own = float(one.gain.value or 0)
    absent = one.weight.value is None and one.weight.because != _NO_PROFILE
    return absent, kind, weighted is None, -float(weighted or 0), -own, one.kernel, one.path, one.code, one.line


def _weight(nanoseconds: float | None, shared: int, profile: Profile | None) -> Measure:
    if profile is None:
        return unavailable(_UNIT, _NO_PROFILE)
    if nanoseconds is None:
        return unavailable(_UNIT, f"it is not in {profile.path}")
    share = 100 * nanoseconds / profile.total
    because = f"of the time of all kernels in {profile.path}"
    if shared > 1:
        return estimated(share, 0, share, _UNIT, f"{because}, where {shared} kernels of this name are one")
    return counted(share, _UNIT, because)


def _product(gain: Measure, weight: Measure) -> Measure:
    if gain.value is None or gain.unit != _UNIT:
        return unavailable(_UNIT, "the gain is not known in time")
    if weight.value is None:
        return gain if weight.because == _NO_PROFILE else unavailable(_UNIT, weight.because)
    value, high = (amount * weight.value / 100 for amount in (gain.value, gain.value if gain.high is None else gain.high))
    low = (gain.value if gain.low is None else gain.low) * (weight.value if weight.low is None else weight.low) / 100
    return estimated(value, low, high, _UNIT, f"{gain.because}; {weight.because}")


def _matched(found: Sequence[Subject], profile: Profile) -> tuple[dict[int, tuple[float, int]], list[str]]:
    """For each kernel its time in a profile and how many share it, by name; and what was not matched, in sentences."""
    times: dict[int, tuple[float, int]] = {}
    lost: dict[str, float] = {}
    keys = [_keys(one.demangled, one.name) for one in found]
    for name, nanoseconds in profile.times.items():
        meant = _meant(_keys(_SUFFIX.sub("", name)), keys)
        for place in meant:
            times[place] = times.get(place, (0.0, 0))[0] + nanoseconds, len(meant)
        if not meant:
            lost[name] = nanoseconds
    remarks = [f"weighted by {profile.path}"]
    if lost:
        worst = sorted(lost, key=lambda name: -lost[name])
        names = ", ".join(map(short_name, worst[:_NAMED])) + (
            f" and {len(worst) - _NAMED:,} more" if len(worst) > _NAMED else ""
        )
        share = 100 * sum(lost.values()) / profile.total
        remarks.append(f"{share:.0f} % of its time is in kernels that were not given: {names}")
    missing = [one.demangled for place, one in enumerate(found) if place not in times]
    if missing:
        some = ", ".join(map(short_name, missing[:_NAMED])) + (" …" if len(missing) > _NAMED else "")
        remarks.append(f"{len(missing):,} of {len(found):,} kernels are not in it: {some}")
    return times, remarks


_Keys = tuple[set[str], set[str], set[str], set[str]]


def _keys(*names: str) -> _Keys:
    """A kernel's names to match by, the most exact first.

    They are whole, without arguments, that as any demangler writes it, and without the template's arguments.
    """
    whole = {re.sub(r"\s+", "", name) for name in names}
    short = {re.sub(r"\s+", "", short_name(name)) for name in names}
    alike = {re.sub(r"\s+", "", _respelled(short_name(name))) for name in names}
    return whole, short, alike, {name.partition("<")[0] for name in short}


def _respelled(name: str) -> str:
    for pattern, spelled in _SPELLING:
        name = pattern.sub(spelled, name)
    return name


def _meant(name: _Keys, kernels: Sequence[_Keys]) -> list[int]:
    """The kernels that a name of a profile means; templates are left out only where one side has none."""
    for level in range(4):
        found = [
            place
            for place, own in enumerate(kernels)
            if name[level] & own[level] and (level < 3 or name[1] == name[3] or own[1] == own[3])
        ]
        if found:
            return found
    return []


def document(found: Ranking, top: int | None) -> Document:
    """The ranking as a table: kernel, finding, expected gain, weight."""
    is_weighted = found.profile is not None
    rows = [
        Row(
            f"{one.kernel} {one.label}".strip(),
            (
                Cell(one.code),
                Cell(one.name),
                *(Cell(_amount(measure, one.target)) for measure in (one.gain, *((one.weight,) if is_weighted else ()))),
                *((Cell(_amount(one.total, one.target), emphasis="strong"),) if is_weighted else ()),
            ),
            note=one.source or f"{one.path}:{one.line}",
            short=f"{short_name(one.kernel)} {one.label}".strip(),
        )
        for one in found.advice[:top]
    ]
    columns = ("finding", "rule", "gain", *(("weight", "of the run") if is_weighted else ()))
    more = len(found.advice) - len(rows)
    remarks = (*found.remarks, *([f"and {more:,} more findings; --top shows that many"] if more else []))
    return Document(
        f"{len(found.advice):,} findings by expected gain",
        (Section("kernel", tuple(rows), columns, spare=_SPARE[is_weighted]),),
        remarks,
    )


def _amount(measure: Measure, target: str | None) -> str:
    text = figure(measure) if measure.value or measure.high or measure.value is None else f"0 {measure.unit}"
    if measure.value is not None and measure.unit not in (_UNIT, "B"):
        wave = words_for("", target).word("wave")
        return f"{text} {wave}{'' if text == '1' else 's'}"
    return text


def as_plain(found: Ranking, top: int | None) -> dict[str, Any]:
    """The ranking as JSON has it."""
    rows: list[Mapping[str, Any]] = [plain(one) for one in found.advice[:top]]  # type: ignore[misc]
    return {**head("isaview/gains", "1.0"), "profile": found.profile, "notes": list(found.remarks), "findings": rows}
