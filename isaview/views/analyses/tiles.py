"""A kernel of tiles as people read it: what holds registers, what runs ahead, then tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from isaview.analysis.tiles.records import Conversion, Holder, Place, Reason, TileRegisters, TileReport
from isaview.analysis.tiles.registers import ROLES
from isaview.base.figures import Cell, Row, Section, quantity
from isaview.base.text import short_path
from isaview.base.words import Words
from isaview.views.cutting import table_title

_SHOWN = 8
_NAMED = 3
"""Holders that are named in the first line."""
_OTHER_TOTALS = "tensors alone: `registers` estimates what is allocated, `values` bounds all that the text names"
_UNCERTAIN = "no reason is certain"


def sections(report: TileReport, words: Words) -> tuple[Section, ...]:
    """What holds the registers, then what does not run ahead and what is narrow, then the tables."""
    return (Section("tiles", tuple(_answers(report))), *_tables(report))


def _answers(report: TileReport) -> Iterator[Row]:
    """The answers that people look for first."""
    yield from _register_rows(report)
    if report.unknown:
        named = [f"{name} {count:,}" for name, count in list(report.unknown.items())[:_SHOWN]]
        more = [f"{len(report.unknown) - _SHOWN:,} more"] if len(report.unknown) > _SHOWN else []
        cell = Cell(", ".join([*named, *more]))
        yield Row("unknown", (cell,), note="read, but no table says what these operations do", emphasis="warning")
    for pipeline in report.pipelines:
        missing = [load for load in pipeline.loads if not load.pipelined]
        title = f"loop at {_position(pipeline.place)}"
        stages = (Cell(pipeline.asked, title="stages asked"), Cell(str(pipeline.done), title="done"))
        yield Row(title, stages, note=_reasons_text(pipeline.reasons), emphasis="warning" if missing else "plain")
        # Loads of one value in an unrolled loop read alike: they become one row with their number.
        loads = []
        for load in missing:
            why = _reasons_text(load.reasons) or _UNCERTAIN
            name = f"{_value_name(load.place)} does not run ahead"
            loads.append(Row(name, note=why, depth=1, source=load.place.source or ""))
        yield from _merge_equal(loads)[:_SHOWN]
    products = []
    for product in report.products:
        if product.reasons:
            cell = Cell(f"made by {product.instruction or 'multiply-adds'}")
            shape = "×".join(map(str, product.shape))
            products.append(Row(f"product {shape}", (cell,), note=_reasons_text(product.reasons), emphasis="warning"))
    yield from _merge_equal(products)


def _register_rows(report: TileReport) -> Iterator[Row]:
    """What holds registers at their peak, by value and by role, and in each part of a kernel whose warps differ."""
    held = report.registers
    if held.is_over:
        yield _over(held)
    largest = [f"{name} {registers}" for name, registers, _ in _group_holders(report)[:_NAMED]]
    if held.place is not None:
        note = f"at {_position(held.place)}; {_OTHER_TOTALS}"
        cells = (Cell(held.peak, emphasis="strong"), Cell(", ".join(largest)), Cell(held.budget, title="budget of its warps"))
        yield Row("registers of tensors", cells, note=note, source=held.place.source or "")
        by_role = ", ".join(f"{role} {held.roles[role]}" for role in ROLES if role in held.roles)
        yield Row("by role", (Cell(by_role),), emphasis="quiet")
    for at, part in enumerate(held.parts):
        figures = Cell(part.held), Cell(part.asked, title="requested")
        note = "its tensors hold more than it requests" if part.is_short else ""
        yield Row(
            f"part {at} of {part.warps} warps", figures, note=note, emphasis="warning" if part.is_short else "quiet", depth=1
        )


def _over(held: TileRegisters) -> Row:
    """That tensors hold more registers than a lane can have, and what would have to be so for none to spill."""
    if held.unfolded > (held.budget.value or 0):
        unless = (
            f"parts of tiles are computed one after another: {held.unfolded} are neither addresses nor read from shared memory"
        )
    else:
        unless = f"addresses fold and factors are read in parts: {held.unfolded} are neither addresses nor from shared memory"
    cells = (Cell(f"tensors hold {held.peak.value} registers of {held.budget.value} that a lane can have", emphasis="strong"),)
    return Row("too many registers", cells, note=f"spills, unless {unless}", emphasis="warning")


def _merge_equal(rows: Iterable[Row]) -> list[Row]:
    """Rows that say the same, as one with their number."""
    return [row if count == 1 else replace(row, title=f"{row.title} ×{count}") for row, count in Counter(rows).items()]


def _group_holders(report: TileReport) -> list[tuple[str, int, list[Holder]]]:
    """What holds registers by its name and role, with the registers of all, the most first."""
    same: dict[tuple[str, str], list[Holder]] = {}
    for holder in report.registers.holders:
        same.setdefault((_value_name(holder.place), holder.role), []).append(holder)
    held = ((name, sum(holder.registers for holder in holders), holders) for (name, _), holders in same.items())
    return sorted(held, key=lambda each: -each[1])


def _position(place: Place) -> str:
    return short_path(place.source) if place.source else f"line {place.line}"


def _value_name(place: Place) -> str:
    """A value by its name in the source, else by its line there."""
    return place.name if place.is_named else f"value of {_position(place).rpartition('/')[2]}"


def _reasons_text(reasons: tuple[Reason, ...]) -> str:
    return "; ".join(reason.text for reason in reasons)


def _tables(report: TileReport) -> Iterator[Section]:
    held = _group_holders(report)
    rows = tuple(
        Row(
            name if len(same) == 1 else f"{name} ×{len(same)}",
            (Cell(str(registers)), Cell(same[0].role), Cell(same[0].type)),
            note=_position_and_loop(same[0].place),
        )
        for name, registers, same in held[:_SHOWN]
    )
    if rows:
        yield Section(table_title("what holds registers", len(rows), len(held)), rows, columns=("registers", "role", "type"))
    narrow = [
        Row(
            f"{access.kind.replace('_', ' ')} of {_value_name(access.place)}",
            (Cell(f"{access.lane_bytes} of {access.widest} B a lane"),),
            note=_reasons_text(access.forbids),
            source=access.place.source or "",
        )
        for access in report.accesses
        if access.forbids and (access.lane_bytes or 0) < access.widest
    ]
    yield from _section("accesses that could be wider", narrow, sentences=True)
    buffers = [
        Row(
            _value_name(buffer.place),
            (Cell(quantity(buffer.bytes, "B")), Cell(str(buffer.stages)), Cell(buffer.what), Cell(buffer.type)),
            note=_position_and_loop(buffer.place),
        )
        for buffer in report.memory.buffers
    ]
    yield from _section("shared and tensor memory", buffers, ("bytes", "stages", "what", "type"))
    changed = [
        Row(
            _value_name(each.place),
            (Cell(each.kind), Cell(quantity(each.bytes, "B")), _turns(each)),
            note=_position_and_loop(each.place),
        )
        for each in report.conversions
        if each.what == "convert" and each.kind not in ("none", "registers")
    ]
    yield from _section("layout conversions", changed, ("through", "bytes", "turns"))
    clashing = [each for each in report.conversions if each.what != "convert" and each.conflicts]
    yield from _section(
        "bank conflicts of shared memory",
        [
            Row(
                _value_name(each.place),
                (Cell(each.what.replace("_", " ")), Cell(quantity(each.bytes, "B")), _turns(each)),
                note=_position_and_loop(each.place),
            )
            for each in sorted(clashing, key=lambda each: (each.place.loop is None, -(each.conflicts or 0)))
        ],
        ("access", "bytes", "turns"),
    )


def _turns(each: Conversion) -> Cell:
    """How often shared memory serves what it would serve once without bank conflicts."""
    if each.kind != "shared":
        return Cell("")
    return Cell(
        "n/a" if each.conflicts is None else f"{each.conflicts + 1}×", emphasis="warning" if each.conflicts else "plain"
    )


def _section(title: str, rows: list[Row], columns: tuple[str, ...] = (), *, sentences: bool = False) -> Iterator[Section]:
    """The first of some rows, those that are alike as one; nothing where there are none."""
    once = _merge_equal(rows)
    if once:
        shown = tuple(once[:_SHOWN])
        yield Section(table_title(title, len(shown), len(once)), shown, columns=columns, sentences=sentences)


def _position_and_loop(place: Place) -> str:
    return _position(place) + (", in a loop" if place.loop else "")
