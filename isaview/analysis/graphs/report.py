"""What a report says of a graph."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from isaview.base.measure import Measure
from isaview.model.kernel import Line


class Operation(Struct, frozen=True):
    """An operation or fusion: the ``type`` of its result, the ``times`` it runs, and what all its runs do.

    ``time`` is that of its busiest part.
    """

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
    """What arrays take: ``bytes`` of a run, ``arguments`` of them, at most ``alive``, ``at`` an operation, by ``holders``."""

    bytes: Measure
    arguments: Measure
    alive: Measure
    at: str
    line: Line
    holders: tuple[Holder, ...]


class Product(Struct, frozen=True):
    """Products of matrices, ``batch`` of them: ``m`` by ``k`` times ``k`` by ``n``.

    ``transposed`` says of the left and the right operand whether it lies the other way round. ``fills`` is the share of the
    matrix unit's rows and columns that a product takes.
    """

    name: str
    line: Line
    batch: int
    m: int
    n: int
    k: int
    transposed: tuple[bool, bool]
    fills: Measure


class Unfused(Struct, frozen=True):
    """What stands between a ``product`` and those whose results it ``uses``: operations that move bytes through memory."""

    product: str
    line: Line
    uses: tuple[str, ...]
    operations: tuple[str, ...]
    bytes: Measure


class Chips(Struct, frozen=True):
    """The chips that a graph runs on: their ``count``, and the ``flops`` and ``bytes`` of one of them.

    ``shapes`` says whose the text's shapes are, and so the graph's figures but for times: "chip", "all" or, in parts, "both".
    """

    count: Measure
    shapes: str
    flops: Measure
    bytes: Measure


class GraphReport(Struct, frozen=True):
    """A graph: operations of ``matrix`` units by type, ``vector`` ones by class, ``transcendental`` functions, and bytes.

    ``where`` is the level or pipe of the verdict, ``time`` that of the part that is busiest, ``busy`` that of each.
    ``least_bytes`` are arguments and results, ``exchanged`` goes between machines. ``memory`` is what a run takes, ``fits``
    its share of a machine's memory, ``fits_on_chip`` of the memory that software manages there. ``products`` are of matrices,
    ``unfused`` is what stands between them. ``unknown`` counts operations of unknown work. ``chips`` is null for a single one.
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
    chips: Chips | None = None
