"""What it takes to move a tensor between layouts: registers, shuffles or shared memory, its room and bank conflicts.

Rules are Triton's: conversions go through shared memory in the layout that its compiler chooses for few bank conflicts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from math import prod
from operator import xor
from typing import Literal

from msgspec import Struct

from isaview.tensors.linear_map import LinearMap, bits_of, eliminate

BANK_BITS = 32
WIDEST_ACCESS_BITS = 128
Lanes = tuple[int, ...]
TILES: tuple[tuple[Lanes, Lanes], ...] = (((), (0, 1, 2)), ((0, 1), (2, 3, 4)), ((2, 3, 4), (0, 1)))
"""Lane bits whose elements are neighbours, and those with addresses of their own: plain access, ldmatrix, its transpose."""


class SharedAccess(Struct, frozen=True):
    """How a target serves shared memory: banks of four bytes, and instructions that load and store matrices.

    A span has lane numbers whose sums (exclusive or) are the first group that is served at once by an access of 16 bytes.
    Without one, lanes are served in order, as many as fill the banks.
    """

    banks: int = 32
    store_span: tuple[int, ...] = ()
    load_span: tuple[int, ...] = ()
    matrix_stores: bool = False
    matrix_loads: bool = False


class Conversion(Struct, frozen=True):
    """How a conversion between two layouts of registers moves data."""

    kind: Literal["none", "registers", "shuffles", "shared"]
    """Nothing at all, other registers of the same lane, lanes of the same warp, or through shared memory."""
    scratch_bytes: int = 0
    """The shared memory that it takes of a block."""


def vector_elements(offsets: LinearMap, bits: int, most: int = 0) -> int:
    """How many elements one access of a lane moves: registers that follow each other in memory; ``most`` limits them.

    ``offsets`` leads from registers, lanes and warps to the offset in memory.
    """
    place = [name for name, _ in offsets.outputs].index("offset")
    elements = min(max(1, WIDEST_ACCESS_BITS // bits), most or WIDEST_ACCESS_BITS)
    while elements > 1:
        low = sorted(
            (basis[place], sum(basis), name) for name, bases in offsets.inputs for basis in bases if basis[place] % elements
        )
        if low == [(1 << bit, 1 << bit, "register") for bit in range(bits_of(elements))]:
            break
        elements //= 2
    return elements


def bank_conflicts(
    registers: LinearMap,
    shared: LinearMap,
    bits: int,
    banks: int = 32,
    span: Sequence[int] = (),
    paddings: Sequence[tuple[int, int]] = (),
) -> int | None:
    """How many more turns than one a group of lanes takes; with padding, the first group for its first register.

    ``bits`` are those of an element, ``paddings`` pairs of elements and the elements of padding after them. ``span`` is as in
    `SharedAccess`. None where the memory does not have all elements of the registers, or bits are no power of two.
    """
    offsets = registers.through_inverse(shared)
    if offsets is None or "offset" not in dict(shared.inputs) or bits < 1 or bits & (bits - 1):
        return None
    elements = vector_elements(offsets, bits, min((interval for interval, _ in paddings), default=0))
    lanes = registers.columns("lane")
    masks = span if span and elements * bits == WIDEST_ACCESS_BITS else _in_order(len(lanes), elements * bits, banks)
    if paddings:
        return _padded_conflicts(offsets, elements, bits, banks, masks, paddings)
    rows = shared.columns()[bits_of(max(1, banks * BANK_BITS // (elements * bits)) * elements) :]
    return (1 << _shared_dimensions(rows, [_sum(lanes, mask) for mask in masks])) - 1


def _padded_conflicts(
    offsets: LinearMap, elements: int, bits: int, banks: int, masks: Sequence[int], paddings: Sequence[tuple[int, int]]
) -> int:
    """How many words more than one the busiest bank has for the first register of the first lanes."""
    group = [0]
    for mask in masks:
        group += [lane ^ mask for lane in group]
    words: set[int] = set()
    for lane in group:
        offset = dict(zip(dict(offsets.outputs), offsets(lane=lane), strict=True))["offset"]
        start = (offset + sum(offset // interval * padding for interval, padding in paddings)) * bits
        words |= set(range(start // BANK_BITS, (start + elements * bits - 1) // BANK_BITS + 1))
    by_bank = [word % banks for word in words]
    return max(map(by_bank.count, by_bank)) - 1


def _in_order(lane_bits: int, access_bits: int, banks: int) -> list[int]:
    """The bits of the lanes that are served at once, if they are served in order."""
    phases = max(0, bits_of(max(1, access_bits // BANK_BITS)) + lane_bits - bits_of(banks))
    return [1 << bit for bit in range(lane_bits - phases)]


def _sum(columns: Sequence[int], mask: int) -> int:
    """The sum of the columns that a mask chooses."""
    return reduce(xor, (column for bit, column in enumerate(columns) if mask >> bit & 1), 0)


def conversion(source: LinearMap, target: LinearMap, bits: int, access: SharedAccess) -> Conversion | None:
    """How a conversion moves elements of so many bits; None if the layouts are of two tensors or bits no power of two."""
    if source.outputs != target.outputs or target.through_inverse(source) is None or bits < 1 or bits & (bits - 1):
        return None
    if source == target:
        return Conversion("none")
    if _kept(source, target, ("lane", "warp", "block"), ()) and _held(source, target, ("register",)):
        return Conversion("registers")
    if (
        _kept(source, target, ("warp", "block"), ("lane",))
        and _held(source, target, ("register", "lane"))
        and _mixed(source, target) < 2
    ):
        return Conversion("shuffles")
    return Conversion("shared", _Passage(source, target, max(bits, 8), access).scratch_elements() * max(bits, 8) // 8)


def _kept(source: LinearMap, target: LinearMap, names: Sequence[str], through: Sequence[str]) -> bool:
    """Whether each bit of these inputs means the same in both layouts, apart from what other inputs make up for."""
    echelon = eliminate(source.columns(*through) if through else [])
    pairs = [(source.columns(name), target.columns(name)) for name in names]
    alike = all(len(before) == len(after) for before, after in pairs)
    return alike and not any(echelon.rest(old ^ new)[0] for pair in pairs for old, new in zip(*pair, strict=True))


def _held(source: LinearMap, target: LinearMap, names: Sequence[str]) -> bool:
    """Whether these inputs of the source have what they reach in the target."""
    echelon = eliminate(source.columns(*names))
    return not any(echelon.rest(column)[0] for column in target.columns(*names))


def _mixed(source: LinearMap, target: LinearMap) -> int:
    """How many bits of registers become bits of lanes, repetitions put where they change least."""
    registers = [[column for column in layout.columns("register") if column] for layout in (source, target)]
    count = max(map(len, registers))
    before, after = (
        [
            (name, column)
            for name, columns in (("register", own + [0] * (count - len(own))), ("lane", layout.columns("lane")))
            for column in columns
        ]
        for own, layout in zip(registers, (source, target), strict=True)
    )
    places = {column: name for name, column in after if column}
    moves = [(name, places.get(column, "")) for name, column in before if column]
    free = [
        [name for (name, column), (_, other) in zip(*pair, strict=True) if not column and other]
        for pair in ((before, after), (after, before))
    ]
    return [*moves, *zip(*free, strict=False)].count(("register", "lane"))


def scratch_elements(source: LinearMap, target: LinearMap, bits: int, access: SharedAccess) -> int:
    """How many elements of shared memory a block takes to pass a tensor from one layout to another through it."""
    return _Passage(source, target, bits, access).scratch_elements()


class _Passage:
    """A conversion through shared memory, whose room is laid out as vectors, banks, rows of banks and repetitions."""

    def __init__(self, source: LinearMap, target: LinearMap, bits: int, access: SharedAccess) -> None:
        self.layouts, self.bits, self.access = (source, target), bits, access
        self.dimensions = bits_of(prod(size for _, size in source.outputs))
        self.registers, self.lanes, self.warps = (
            [[column for column in layout.columns(name) if column or name == "lane"] for layout in self.layouts]
            for name in ("register", "lane", "warp")
        )
        self.blocks = [column for column in source.columns("block") if column]
        self.widest = bits_of(max(1, WIDEST_ACCESS_BITS // bits))

    def scratch_elements(self) -> int:
        """How many elements pass at a time: what both layouts repeat over in registers takes no room of its own."""
        vector = self._common(0)[: self.widest]
        plans = [self._plan(vector)] if len(vector) == self.widest else []
        if self.bits <= BANK_BITS:
            stores = TILES if self.access.matrix_stores else TILES[:1]
            local = self.layouts[0].bases("block") == self.layouts[1].bases("block")
            loads = TILES if self.access.matrix_loads and local else TILES[:1]
            plans += [plan for stored in stores for loaded in loads for plan in self._matrix_plans((stored, loaded))]
        repeated = -min(plans or [self._plan(self._filled(vector))])[1]
        return 1 << max(0, self.dimensions - len(self.blocks) - repeated)

    def _common(self, side: int) -> list[int]:
        """What both layouts hold in registers, in the order of one of them."""
        return [column for column in self.registers[side] if column in self.registers[1 - side]]

    def _plan(self, vector: list[int]) -> tuple[int, int]:
        """The plan with plain loads and stores of a vector."""
        groups, width = [], self.bits << len(vector)
        for lanes, span in zip(self.lanes, (self.access.store_span, self.access.load_span), strict=True):
            masks = span if span and width == WIDEST_ACCESS_BITS else _in_order(len(lanes), width, self.access.banks)
            groups.append([_sum(lanes, mask) for mask in masks])
        return self._placed(vector, groups)

    def _matrix_plans(self, tiles: Sequence[tuple[Lanes, Lanes]]) -> Iterator[tuple[int, int]]:
        """The plan with instructions that move matrices, if the layouts fit them."""
        counts = [self.widest - len(near) for near, _ in tiles]
        most, least = (0, 1) if counts[0] >= counts[1] else (1, 0)
        near = [[lanes[bit] for bit in tile[0] if bit < len(lanes)] for lanes, tile in zip(self.lanes, tiles, strict=True)]
        vector, extra = self._common(most)[: counts[least]], counts[most] - counts[least]
        if counts in ([self.widest] * 2,) or min(counts) < 0 or len(vector) < counts[least] or 0 in near[0] + near[1]:
            return
        if (any(len(tile[0]) == 3 for tile in tiles) and self.bits != 16) or min(map(len, self.lanes)) < 5:
            return
        if not set(near[least][:extra]) <= set(self.registers[most]) or near[least][extra:] != near[most]:
            return
        vector, groups = vector + near[least], []
        for registers, lanes, (_, apart) in zip(self.registers, self.lanes, tiles, strict=True):
            others = [column for column in registers if column not in vector][: 3 - len(apart)]
            groups.append([*others, *(lanes[bit] for bit in apart)])
        if all(len(group) == 3 for group in groups):
            yield self._placed(vector, groups, min(len(near) + len(apart) - 3 for near, apart in tiles))

    def _placed(self, vector: list[int], groups: list[list[int]], kept: int = 0) -> tuple[int, int]:
        """Bank conflicts of a plan, and minus the bits that both layouts repeat over, but for so many that are kept."""
        held, used = len(vector) + len(self.blocks), [*vector, *groups[0], *groups[1]]
        banks = bits_of(max(1, self.access.banks * BANK_BITS // (self.bits << len(vector))))
        rows = max(0, self.dimensions - held - banks)
        units = [1 << bit for bit in reversed(range(self.dimensions))]
        spanned = {mask.bit_length() - 1 - len(used) for mask in eliminate([*used, *units]).kernel}
        row = [unit for place, unit in enumerate(units) if place not in spanned and unit not in self.blocks][::-1][:rows]
        first, second = ({*vector, *group} - {0} for group in groups)
        few, many = sorted((sorted(first - second), sorted(second - first)), key=len)
        clash = min(max(0, rows - len(few) - len(row)), len(few))
        row += [low ^ high for low, high in zip(few[clash:], many[clash:], strict=False)] + few[:clash] + many[:clash]
        common = self._common(0)
        repeated = [column for column in row[:rows] if column in common][kept:]
        row = [column for column in row[:rows] if column not in repeated]
        return sum((1 << _shared_dimensions(row, group)) - 1 for group in groups), -len(repeated)

    def _filled(self, vector: list[int]) -> list[int]:
        """A vector that fills a bank: with registers of one layout that are warps of the other, then with warps."""
        count = bits_of(max(1, BANK_BITS // self.bits))
        if len(vector) >= count:
            return vector
        fills = [
            [column for column in self.registers[side] if column not in vector and column in self.warps[1 - side]]
            for side in (0, 1)
        ]
        if len(fills[0]) == len(fills[1]) > 0:
            fills.sort(key=min)
        filled = vector + max(fills, key=len)
        if len(filled) < count:
            filled += [column for column in self.warps[0] if column in self.warps[1]]
        blocks = self.layouts[0].columns("block")
        for bit in range(max(map(len, self.warps))):
            for side, warps in enumerate(self.warps):
                if (
                    len(filled) < count
                    and bit < len(warps)
                    and warps[bit] not in filled
                    and not (side and warps[bit] in blocks)
                ):
                    filled.append(warps[bit])
        return filled[:count]


def _shared_dimensions(first: list[int], second: list[int]) -> int:
    """Of how many dimensions the intersection of what two lists of columns span is."""
    ranks = [len(eliminate(columns).pivots) for columns in (first, second, first + second)]
    return ranks[0] + ranks[1] - ranks[2]
