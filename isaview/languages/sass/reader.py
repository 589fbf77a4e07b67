"""SASS text to statements: instructions by their shapes, between them what the listing says around them."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

from msgspec import Struct, field

from isaview.base.measure import counted
from isaview.languages.sass.facts import Positions
from isaview.languages.sass.lines import HOLES, Mark, reader
from isaview.languages.sass.listing import Listing, convert
from isaview.languages.shapes import ShapeCache, read_shapes
from isaview.model.statements import Debug, Encoded, End, Fact, Item, Operation, Operations, Part, Statement

_SHAPES: ShapeCache = {}
_REMEMBERED = 50_000
_BEYOND = "measured: what is set aside is the highest register and one to three more"
_OPENING: tuple[Statement, ...] = (Debug(Positions()), Fact("registers_beyond", counted(2, "registers", _BEYOND), module=True))
"""What holds for every module."""


def statements(text: str) -> Iterator[Item]:
    """Every statement of a listing; shapes are remembered from text to text, as long as they are few."""
    if len(_SHAPES) > _REMEMBERED:
        _SHAPES.clear()
    return read(text, _SHAPES, remember=True)


def read(text: str, cache: ShapeCache | None, *, remember: bool) -> Iterator[Item]:
    """Every statement of a listing, with these caches."""
    listing = convert(text)
    prepared = "\n".join(listing.text)
    listing.text.clear()
    columns = _Columns(listing)
    yield from ((1, each, ()) for each in _OPENING)
    number = 1
    for item in read_shapes(prepared, HOLES, reader(remember), cache, together=True):
        number, statement = item[0], item[1]
        kind: type = statement.__class__
        if kind is Mark:
            yield from _said(listing.events.pop(number, ()), columns)
            continue
        if kind is Operations:
            columns.add(statement.lines)  # type: ignore[union-attr]
        elif kind is Operation:
            columns.add((number,))
        yield item
    yield from _said(((number, each[1], each[2]) for each in listing.events.pop(0, ())), columns)


def _said(events: Iterator[Item] | list[Item] | tuple[Item, ...], columns: _Columns) -> Iterator[Item]:
    for event in events:
        if isinstance(event[1], End):
            yield event[0], columns.sealed(), ()
        yield event
        if isinstance(event[1], Part):
            yield from ((event[0], each, ()) for each in _OPENING)


class _Columns(Struct):
    """The addresses and encodings of the instructions of the function that is open, as far as they were read."""

    listing: Listing
    at: int = 0
    addresses: array[int] = field(default_factory=lambda: array("Q"))
    encodings: array[int] = field(default_factory=lambda: array("Q"))

    def add(self, lines: list[int] | tuple[int, ...]) -> None:
        """Take over the instructions of these lines; those between them were not read."""
        listing, at = self.listing, self.at
        for line in lines:
            while listing.lines[at] != line:
                at += 1
            self.addresses.append(listing.addresses[at])
            if listing.encoded:
                self.encodings.append(listing.low[at])
                self.encodings.append(listing.high[at])
            at += 1
        self.at = at

    def sealed(self) -> Encoded:
        """The columns of the function that ends."""
        made = Encoded(self.addresses, self.encodings)
        self.addresses, self.encodings = array("Q"), array("Q")
        return made
