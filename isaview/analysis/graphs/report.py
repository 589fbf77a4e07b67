"""What a report says of a graph."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from isaview.base.measure import Measure
from isaview.model.kernel import Line


class Operation(Struct, frozen=True):
    """An operation or fusion: ``times`` it runs, and what all its runs do; ``time`` is that of its busiest part."""

    name: str
    opcode: str
    type: str
    line: Line
    times: Measure
    flops: Measure
    bytes: Measure
    intensity: Measure
    time: Measure
    verdict: str
    source: str = ""


class Holder(Struct, frozen=True):
    """An array that is alive where most memory is."""

    name: str
    bytes: Measure


class Memory(Struct, frozen=True):
    """What arrays take: ``bytes`` of a run, ``arguments`` of them, at most ``alive`` at an operation, and what holds that."""

    bytes: Measure
    arguments: Measure
    alive: Measure
    at: str
    line: Line
    holders: tuple[Holder, ...]


class Product(Struct, frozen=True):
    """A product of matrices: ``fills`` is the share of the matrix unit's rows and columns that it takes."""

    name: str
    line: Line
    batch: int
    m: int
    n: int
    k: int
    transposed: tuple[bool, bool]
    fills: Measure


class Unfused(Struct, frozen=True):
    """What stands between a product and those whose results it uses, and moves bytes through memory."""

    product: str
    line: Line
    uses: tuple[str, ...]
    operations: tuple[str, ...]
    bytes: Measure


class GraphReport(Struct, frozen=True):
    """A graph: ``matrix`` operations by the type that is multiplied, ``vector`` ones by class, bytes, and where time goes.

    ``least_bytes`` are arguments and results. ``time`` is that of the part that is busiest, ``busy`` of each part. ``fits`` is
    the share of a machine's memory that a run takes, ``fits_on_chip`` of the memory that its software manages.
    ``unknown`` counts operations of unknown work.
    """

    gpu: str | None
    verdict: str
    where: str
    flops: Measure
    matrix: Mapping[str, Measure]
    vector: Mapping[str, Measure]
    transcendental: Measure
    bytes: Measure
    least_bytes: Measure
    intensity: Measure
    exchanged: Measure
    time: Measure
    busy: Mapping[str, Measure]
    memory: Memory
    fits: Measure
    fits_on_chip: Measure
    operations: tuple[Operation, ...]
    products: tuple[Product, ...]
    unfused: tuple[Unfused, ...]
    unknown: Mapping[str, int]
    assumptions: Mapping[str, str]
