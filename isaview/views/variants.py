"""A table of each kernel's variants, best first, a picture of them, and the same as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from isaview.base.figures import Cell, Document, Emphasis, Mark, Points, Row, Section, brief, count
from isaview.base.measure import Measure
from isaview.compare.variants import Group, Variant
from isaview.reports.columns import Column, default_columns
from isaview.reports.serial import plain
from isaview.views.columns import cells, headings
from isaview.views.pictures import svg
from isaview.views.screen import content

SCHEMA = "isaview/variants"
FORMAT_VERSION = "1.0"
_REMARK = (
    "time is the model's for equal work, relative to the best of a kernel, not measured on hardware; ≈: the model cannot "
    "distinguish it from the best; ≥: without spills that it does not see; dominated: another is as good in time, occupancy "
    "and spills, and better in one"
)


def document(groups: Sequence[Group], columns: Sequence[Column], top: int | None, *, joined: bool = False) -> Document:
    """A table for each kernel and target, with `top` rows at most; variants that differ in their path alone are ``joined``."""
    variants = sum(len(group.variants) for group in groups)
    title = f"{count(variants, 'variant')} of {count(len(groups), 'kernel')}"
    remarks = [_REMARK, *filter(None, map(_correlation, groups)), *filter(None, map(_mixed_origins, groups))]
    return Document(title, tuple(_table(group, columns, top, joined) for group in groups), tuple(remarks))


def _mixed_origins(group: Group) -> str:
    """That a group's registers have two origins; rows of estimates say so."""
    if not group.has_estimates:
        return ""
    share = f"{len(group.has_estimates):,} of {len(group.variants):,} variants"
    return f"{group.kernel}: registers of {share} are estimated, of the others stated: their ranks compare two kinds of figures"


def _correlation(group: Group) -> str:
    if not group.measured:
        return ""
    if group.correlation is None:
        return f"{group.kernel}: {group.measured} measured times are too few, or all equal: no rank correlation"
    return f"{group.kernel}: estimated and measured times: rank correlation {group.correlation:.2f} ({group.measured} variants)"


def _table(group: Group, chosen_columns: Sequence[Column], top: int | None, joined: bool) -> Section:
    words = group.variants[0].entry.module.words
    columns = list(chosen_columns) or default_columns([variant.entry for variant in group.variants])
    names = [name for column in columns for name in headings(column, words, ())]
    has_times = any(variant.measured is not None for variant in group.variants)
    estimated = {id(variant) for variant in group.has_estimates}
    every: list[Row] = []
    for variant in group.variants:
        time = Cell(time_text(variant.time, close=variant.close), "", "", "strong" if variant.close else "plain")
        measured = [Cell("" if variant.measured is None else f"{variant.measured:,.4g}", "", "")] if has_times else []
        why = f"cannot launch: {variant.impossible}" if variant.impossible else "dominated" if variant.dominated else ""
        figures = [cell for column in columns for cell in cells(column, variant.entry, ())]
        why = "; ".join(filter(None, (why, "registers estimated" if id(variant) in estimated else "")))
        emphasis: Emphasis = "bad" if variant.impossible else "quiet" if why else "plain"
        every.append(Row(variant.title, (time, *measured, *figures), warning=why, emphasis=emphasis))
    alike = _group_alike(group, every) if joined else [[row] for row in every]
    rows = tuple(replace(row, note=f"and {len(others)} alike" if others else "") for row, *others in alike[:top])
    shown = sum(map(len, alike[:top]))
    more = f", {shown} shown" if shown < len(group.variants) else ""
    what = " · ".join(filter(None, (group.kernel, group.target, f"{count(len(group.variants), 'variant')}{more}")))
    heading = f"{what}: {' · '.join(group.labels)}" if group.labels else what
    times = ("time", *(("measured",) if has_times else ()))
    # Columns to leave out first come first, and times never go.
    by_spare = sorted((column.spare, place) for place, column in enumerate(columns) if column.spare)
    spare = tuple(place + len(times) for _, place in by_spare)
    return Section(heading, rows, (*times, *names), spare=spare)


def _group_alike(group: Group, rows: Sequence[Row]) -> list[list[Row]]:
    """The rows in groups that differ in the path of their variant alone."""
    together: dict[tuple[object, ...], list[Row]] = {}
    for variant, row in zip(group.variants, rows, strict=True):
        together.setdefault((variant.settings, *map(content, row.cells), row.warning), []).append(row)
    return list(together.values())


def time_text(time: Measure, *, close: bool = False) -> str:
    """A time relative to the best: ``1.25 ×``, ``≈ 1.04 ×`` where the model cannot distinguish it from the best."""
    if time.value is None:
        return brief(time)
    return f"{'≈ ' if close else '≥ ' if time.is_lower_bound else ''}{time.value:.2f} ×"


def picture(groups: Sequence[Group], top: int | None) -> str:
    """Time and occupancy of the variants of each kernel, as SVG: those that no other dominates are named."""
    pictures: list[Points] = []
    for group in groups:
        placed = [
            (variant, variant.entry.kernel.measures.get("occupancy_waves"))
            for variant in group.variants[:top]
            if not variant.impossible
        ]
        marks = [
            (variant, Mark(float(waves.value), float(variant.time.value), f"{variant.title}: {time_text(variant.time)}"))
            for variant, waves in placed
            if waves is not None and waves.value is not None and variant.time.value is not None
        ]
        unit = next((waves.unit for _, waves in placed if waves is not None), "waves")
        unit = unit.replace("waves", f"{group.variants[0].entry.module.words.word('wave')}s")
        pictures.append(
            Points(
                title=f"{group.kernel} · {' · '.join(group.labels)}",
                x_title=f"{unit}; the model's, not measured on hardware",
                y_title="time, × of the best",
                best=tuple(mark for variant, mark in marks if not variant.dominated),
                others=tuple(mark for variant, mark in marks if variant.dominated),
            )
        )
    return svg(*pictures)


def as_plain(groups: Sequence[Group], version: str) -> dict[str, Any]:
    """The groups as plain data."""
    return {
        "schema": SCHEMA,
        "format_version": FORMAT_VERSION,
        "version": version,
        "groups": [
            {
                "kernel": group.kernel,
                "target": group.target or None,
                "labels": list(group.labels),
                "rank_correlation": group.correlation,
                "measured": group.measured,
                "registers_estimated": len(group.has_estimates),
                "variants": [_plain(variant) for variant in group.variants],
            }
            for group in groups
        ],
    }


def as_rows(groups: Sequence[Group], top: int | None) -> tuple[list[str], list[list[object]]]:
    """The first variants of each group in a table, its headings and rows: labels and figures of all groups are columns."""
    rows = [
        {
            "kernel": group.kernel,
            "target": group.target,
            **variant.labels,
            "path": variant.entry.module.path,
            "time": variant.time.value,
            "time_low": variant.time.low,
            "time_high": variant.time.high,
            "measured": variant.measured,
            "close_to_best": int(variant.close),
            "dominated_by": variant.dominated,
            "cannot_launch": variant.impossible,
            "bound": getattr(variant.entry.kernel.results.get("bound"), "verdict", ""),
            "limited_by": " ".join(getattr(variant.entry.kernel.results.get("occupancy"), "limited_by", ())),
            **{name: measure.value for name, measure in variant.entry.kernel.measures.items()},
        }
        for group in groups
        for variant in group.variants[:top]
    ]
    columns = list(dict.fromkeys(name for row in rows for name in row))
    return columns, [[row.get(name) for name in columns] for row in rows]


def _plain(variant: Variant) -> dict[str, Any]:
    kernel, bound = variant.entry.kernel, variant.entry.kernel.results.get("bound")
    occupancy = kernel.results.get("occupancy")
    return {
        "labels": dict(variant.labels),
        "settings": dict(variant.entry.module.settings),
        "path": variant.entry.module.path,
        "stages": list(variant.compilation.stages),
        "kernel": kernel.name,
        "line": kernel.line,
        "cannot_launch": variant.impossible or None,
        "time": plain(variant.time),
        "measured": variant.measured,
        "close_to_best": variant.close,
        "dominated_by": variant.dominated or None,
        "bound": bound.verdict if bound is not None else None,
        "limited_by": list(occupancy.limited_by) if occupancy is not None else [],
        "figures": {name: plain(measure) for name, measure in kernel.measures.items()},
    }
