"""What it takes to move a tensor between layouts: registers, shuffles or shared memory, its room and bank conflicts.

Rules are Triton's: conversions go through shared memory in the layout that its compiler chooses for few bank conflicts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import prod
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from isaview.tensors.banks import (
    BANK_BITS,
    MATRIX,
    PLAIN,
    TRANSPOSED,
    WIDEST_ACCESS_BITS,
    SharedAccess,
    Tile,
    bank_conflicts,
    in_order,
    masked_sum,
)
from isaview.tensors.linear_map import LinearMap, bits_of, eliminate

TILES = (PLAIN, MATRIX, TRANSPOSED)


class Conversion(Struct, frozen=True):
    """How a conversion between two layouts of registers moves data."""

    kind: Literal["none", "registers", "shuffles", "shared"]
    """Nothing at all, other registers of the same lane, lanes of the same warp, or through shared memory."""
    scratch_bytes: int = 0
    """The shared memory that it takes of a block."""
    conflicts: int = 0
    """Further turns of shared memory for each that is needed, in storing or loading, whichever has more."""


def conversion(source: LinearMap, target: LinearMap, bits: int, access: SharedAccess) -> Conversion | None:
    """How a conversion moves elements of so many bits; None if the layouts are of two tensors or bits no power of two."""
    if source.outputs != target.outputs or target.through_inverse(source) is None or bits < 1 or bits & (bits - 1):
        return None
    if source == target:
        return Conversion("none")
    if _inputs_agree(source, target, ("lane", "warp", "block"), ()) and _inputs_cover(source, target, ("register",)):
        return Conversion("registers")
    if (
        _inputs_agree(source, target, ("warp", "block"), ("lane",))
        and _inputs_cover(source, target, ("register", "lane"))
        and _lanes_from_registers(source, target) < 2
    ):
        return Conversion("shuffles")
    # Elements of less than a byte are widened before they are stored.
    bits = max(bits, 8)
    passage = _Passage(source, target, bits, access)
    plan = passage.plan()
    return Conversion("shared", passage.elements(plan) * bits // 8, passage.conflicts(plan))


def _inputs_agree(source: LinearMap, target: LinearMap, names: Sequence[str], free: Sequence[str]) -> bool:
    """Whether each bit of these inputs means the same in both layouts, apart from what other inputs make up for."""
    echelon = eliminate(source.columns(*free) if free else [])
    pairs = [(source.columns(name), target.columns(name)) for name in names]
    alike = all(len(before) == len(after) for before, after in pairs)
    return alike and not any(echelon.remainder(old ^ new)[0] for pair in pairs for old, new in zip(*pair, strict=True))


def _inputs_cover(source: LinearMap, target: LinearMap, names: Sequence[str]) -> bool:
    """Whether these inputs of the source have what they reach in the target."""
    echelon = eliminate(source.columns(*names))
    return not any(echelon.remainder(column)[0] for column in target.columns(*names))


def _lanes_from_registers(source: LinearMap, target: LinearMap) -> int:
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
    passage = _Passage(source, target, bits, access)
    return passage.elements(passage.plan())


class _Plan(Struct, frozen=True):
    """How elements lie in scratch: a vector, banks and rows of banks, and what both layouts repeat over in turn.

    Each is the coordinates that its bits add. ``clashes`` are the conflicts that the compiler counts when it chooses, ``tiles``
    the instructions that store and load.
    """

    clashes: int
    vector: list[int]
    banks: list[int]
    rows: list[int]
    repeated: list[int]
    tiles: tuple[Tile, Tile] = (PLAIN, PLAIN)


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

    def plan(self) -> _Plan:
        """The plan with fewest conflicts, then with most repetitions."""
        vector = self._common_columns(0)[: self.widest]
        plans = [self._plain_plan(vector)] if len(vector) == self.widest else []
        # The compiler compares the instructions for each side, and takes those with fewest conflicts (optimalSwizzling in
        # Triton's lib/Tools/GenericSwizzling.cpp).
        if self.bits <= BANK_BITS:
            stores = TILES if self.access.matrix_stores else TILES[:1]
            # Matrices are loaded from the own block's memory alone.
            local = self.layouts[0].bases("block") == self.layouts[1].bases("block")
            loads = TILES if self.access.matrix_loads and local else TILES[:1]
            plans += [plan for stored in stores for loaded in loads for plan in self._matrix_plans((stored, loaded))]
        return min(plans or [self._filled_plan(vector)], key=lambda plan: (plan.clashes, -len(plan.repeated)))

    def elements(self, plan: _Plan) -> int:
        """How many elements pass at a time: what both layouts repeat over in registers takes no room of its own."""
        return 1 << max(0, self.dimensions - len(self.blocks) - len(plan.repeated))

    def conflicts(self, plan: _Plan) -> int:
        """The bank conflicts of storing or loading, whichever has more."""
        places = {"offset": [*plan.vector, *plan.banks, *plan.rows], "block": self.blocks}
        repeated, conflicts = set(plan.repeated), []
        for is_load, (layout, tile) in enumerate(zip(self.layouts, plan.tiles, strict=True)):
            inputs = {name: layout.columns(name) for name, _ in layout.inputs}
            inputs["register"] = [column for column in inputs["register"] if column not in repeated]
            registers, scratch = (self._flat(columns) for columns in (inputs, places))
            tiles = [tile] * (tile != PLAIN)
            conflicts.append(bank_conflicts(registers, scratch, self.bits, self.access, bool(is_load), tiles=tiles) or 0)
        return max(conflicts)

    def _flat(self, columns: Mapping[str, list[int]]) -> LinearMap:
        """The map of columns, elements numbered through."""
        inputs = ((name, tuple((column,) for column in own)) for name, own in columns.items())
        return LinearMap(tuple(inputs), (("element", 1 << self.dimensions),))

    def _common_columns(self, side: int) -> list[int]:
        """What both layouts hold in registers, in the order of one of them."""
        return [column for column in self.registers[side] if column in self.registers[1 - side]]

    def _plain_plan(self, vector: list[int]) -> _Plan:
        """The plan with plain loads and stores of a vector."""
        groups, width = [], self.bits << len(vector)
        for lanes, span in zip(self.lanes, (self.access.store_span, self.access.load_span), strict=True):
            masks = span if span and width == WIDEST_ACCESS_BITS else in_order(len(lanes), width, self.access.banks)
            groups.append([masked_sum(lanes, mask) for mask in masks])
        return self._make_plan(vector, groups)

    def _matrix_plans(self, tiles: tuple[Tile, Tile]) -> Iterator[_Plan]:
        """The plan with instructions that move matrices, if the layouts fit them."""
        counts = [self.widest - len(tile.near) for tile in tiles]
        most, least = (0, 1) if counts[0] >= counts[1] else (1, 0)
        near = [[lanes[bit] for bit in tile.near if bit < len(lanes)] for lanes, tile in zip(self.lanes, tiles, strict=True)]
        vector, extra = self._common_columns(most)[: counts[least]], counts[most] - counts[least]
        # Without lanes in a vector, or with a vector that a side's registers do not have, plain instructions do.
        if counts in ([self.widest] * 2,) or min(counts) < 0 or len(vector) < counts[least] or 0 in near[0] + near[1]:
            return
        if (TRANSPOSED in tiles and self.bits != 16) or min(map(len, self.lanes)) < 5:
            return
        if not set(near[least][:extra]) <= set(self.registers[most]) or near[least][extra:] != near[most]:
            return
        vector, groups = vector + near[least], []
        for registers, lanes, tile in zip(self.registers, self.lanes, tiles, strict=True):
            others = [column for column in registers if column not in vector][: tile.registers]
            groups.append([*others, *(lanes[bit] for bit in tile.row_lanes)])
        if all(len(group) == 3 for group in groups):
            yield self._make_plan(vector, groups, tiles)

    def _make_plan(self, vector: list[int], groups: list[list[int]], tiles: tuple[Tile, Tile] = (PLAIN, PLAIN)) -> _Plan:
        """The plan for a vector and what each side asks for at once; matrices keep two repetitions, which one access moves."""
        repetitions_kept = min(len(tile.near) + len(tile.row_lanes) - 3 for tile in tiles)
        bits_taken = len(vector) + len(self.blocks)
        banks = bits_of(max(1, self.access.banks * BANK_BITS // (self.bits << len(vector))))
        count = max(0, self.dimensions - bits_taken - banks)
        # First what neither side asks for at once: rows of banks that clash with nobody.
        rows = self._complement([*vector, *groups[0], *groups[1], *self.blocks])[:count]
        first, second = (sorted({*vector, *group}) for group in groups)
        few, many = sorted((_independent_columns(first, second), _independent_columns(second, first)), key=len)
        clash = min(max(0, count - len(few) - len(rows)), len(few))
        # Then sums of what only one side asks for and what only the other does: each alone still meets different banks.
        rows += [low ^ high for low, high in zip(few[clash:], many[clash:], strict=False)] + few[:clash] + many[:clash]
        rows, common = rows[:count], self._common_columns(0)
        banked = self._complement([*vector, *rows, *self.blocks])
        # What both sides hold in registers can pass in turn, one half after the other, in the same room.
        repeated = [column for column in rows if column in common][repetitions_kept:]
        rows = [column for column in rows if column not in repeated]
        clashes = sum((1 << _shared_dimensions(rows, group)) - 1 for group in groups)
        return _Plan(clashes, vector, banked, rows, repeated, tiles)

    def _complement(self, columns: list[int]) -> list[int]:
        """The single bits of coordinates, the highest preferred, that make up a basis together with some columns."""
        # The kernel of columns and units names each unit that depends on what stands before it.
        units = [1 << bit for bit in reversed(range(self.dimensions))]
        spanned = {mask.bit_length() - 1 - len(columns) for mask in eliminate([*columns, *units]).kernel}
        return [unit for place, unit in enumerate(units) if place not in spanned][::-1]

    def _filled_plan(self, vector: list[int]) -> _Plan:
        """The plan of a vector that fills a bank: with registers of one layout that are warps of the other, then with warps.

        Banks are in the order in which one layout has them in registers, so that its accesses are wide.
        """
        count = bits_of(max(1, BANK_BITS // self.bits))
        vector_columns, wide = list(vector), None
        if len(vector) < count:
            fills = [
                [column for column in self.registers[side] if column not in vector and column in self.warps[1 - side]]
                for side in (0, 1)
            ]
            wide = max((1, 0), key=lambda side: (len(fills[side]), -min(fills[side], default=0)))
            vector_columns = self._with_warps(vector + fills[wide], count)
        plan = self._plain_plan(vector_columns)
        if self.bits << len(vector_columns) >= WIDEST_ACCESS_BITS:
            return plan
        banks_in_registers = [[column for column in plan.banks if column in registers] for registers in self.registers]
        order = banks_in_registers[wide if wide is not None else int(len(banks_in_registers[0]) <= len(banks_in_registers[1]))]
        return replace(plan, banks=order + [column for column in plan.banks if column not in order])

    def _with_warps(self, vector: list[int], count: int) -> list[int]:
        """A vector that is filled by warps to so many bits."""
        if len(vector) < count:
            vector += [column for column in self.warps[0] if column in self.warps[1]]
        blocks = self.layouts[0].columns("block")
        for bit in range(max(map(len, self.warps))):
            for side, warps in enumerate(self.warps):
                if (
                    len(vector) < count
                    and bit < len(warps)
                    and warps[bit] not in vector
                    and not (side and warps[bit] in blocks)
                ):
                    vector.append(warps[bit])
        return vector[:count]


def _independent_columns(columns: list[int], others: list[int]) -> list[int]:
    """The columns that others and the columns in front of them do not add up to."""
    sums = {mask.bit_length() - 1 - len(others) for mask in eliminate([*others, *columns]).kernel}
    return [column for place, column in enumerate(columns) if place not in sums]


def _shared_dimensions(first: list[int], second: list[int]) -> int:
    """Of how many dimensions the intersection of what two lists of columns span is."""
    ranks = [len(eliminate(columns).pivots) for columns in (first, second, first + second)]
    return ranks[0] + ranks[1] - ranks[2]
