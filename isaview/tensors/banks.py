"""Bank conflicts: how many more turns than one shared memory takes for what lanes ask of it at once.

Rules are Triton's: how wide an access is, and which instruction makes it. Lanes that are served at once count together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations
from operator import xor

from msgspec import Struct

from isaview.tensors.linear_map import LinearMap, bits_of, eliminate

BANK_BITS = 32
WIDEST_ACCESS_BITS = 128
_TRANSPOSED_BITS = 64
"""What a lane reads of a matrix that is transposed on its way, where each lane has an address."""

_MOST_OTHERS = 8
"""Bits of groups of lanes, registers and warps that are looked at where padding makes groups unlike."""


class SharedAccess(Struct, frozen=True):
    """How a target serves shared memory: banks of four bytes, and instructions that load and store matrices.

    A span has lane numbers whose sums (exclusive or) are the first group that is served at once by an access of 16 bytes.
    Without one, lanes are served in order, as many as fill the banks. ``byte_matrices``: matrices of bytes are transposed, too.
    ``transposing_loads``: each lane reads a part of a row, and gets elements of a column. Lanes that ask for parts of one word
    of ``word_bits`` take one turn. ``ordered_copies``: lanes of an asynchronous copy write one after another, in any layout.
    No access of a lane has more than ``widest_bits``.
    """

    banks: int = 32
    word_bits: int = BANK_BITS
    store_span: tuple[int, ...] = ()
    load_span: tuple[int, ...] = ()
    matrix_stores: bool = False
    matrix_loads: bool = False
    byte_matrices: bool = False
    transposing_loads: bool = False
    ordered_copies: bool = False
    widest_bits: int = WIDEST_ACCESS_BITS


class Tile(Struct, frozen=True):
    """What an instruction moves: rows that lanes (bits of their number) have in parts, and what tells the rows apart.

    Rows are numbered by the lanes ``before``, so many ``registers``, and the lanes ``after``. A row has ``bits``; ``near``
    lanes tell its elements apart, and registers the rest: the nearest neighbours, the farthest where the matrix is transposed.
    """

    near: tuple[int, ...]
    before: tuple[int, ...]
    registers: int = 0
    after: tuple[int, ...] = ()
    bits: int = WIDEST_ACCESS_BITS

    @property
    def row_lanes(self) -> tuple[int, ...]:
        """The lanes that tell rows apart."""
        return self.before + self.after


PLAIN = Tile((), (0, 1, 2))
MATRIX = Tile((0, 1), (2, 3, 4))
TRANSPOSED = Tile((2, 3, 4), (), 1, (0, 1))


def vector_elements(offsets: LinearMap, bits: int, widest: int = WIDEST_ACCESS_BITS, *, in_order: bool = False) -> int:
    """How many elements one access of a lane moves: registers that follow each other in memory.

    They have ``widest`` bits at most, and follow each other in registers, too, where they are ``in_order``. ``offsets`` leads
    from registers, lanes and warps to the offset in memory.
    """
    place = [name for name, _ in offsets.outputs].index("offset")
    # Widths are powers of two: halved until the lowest bits of the offset are those of registers.
    elements = max(1, widest // bits)
    while elements > 1:
        bases = ((name, basis) for name, bases in offsets.inputs for basis in bases)
        low = [(basis[place], sum(basis), name) for name, basis in bases if basis[place] % elements]
        if (low if in_order else sorted(low)) == [(1 << bit, 1 << bit, "register") for bit in range(bits_of(elements))]:
            break
        elements //= 2
    return elements


def bank_conflicts(
    registers: LinearMap,
    shared: LinearMap,
    bits: int,
    access: SharedAccess,
    is_load: bool,
    paddings: Sequence[tuple[int, int]] = (),
    tiles: Sequence[Tile] | None = None,
) -> int | None:
    """How many more turns than one a group of lanes or rows takes.

    ``bits`` are those of an element, ``paddings`` pairs of elements and the elements of padding after them. Of the ``tiles``,
    by default all that the target has, the first that fits makes the access, else plain instructions do. None where the
    memory does not have all elements of the registers, or bits are no power of two.
    """
    offsets = registers.through_inverse(shared)
    if offsets is None or "offset" not in dict(shared.inputs) or bits < 1 or bits & (bits - 1):
        return None
    for tile in _tiles(access, bits, is_load, paddings) if tiles is None else tiles:
        plans = (rows[: len(in_order(len(rows), tile.bits, access.banks))] for rows in _rows(offsets, bits, tile))
        turns = [_turns(offsets, rows, tile.bits, bits, access, paddings) for rows in plans]
        if turns:
            return min(turns) - 1
    # An access does not reach across a padding, so that it is no wider than the elements between two.
    widest = min([access.widest_bits, *(interval * bits for interval, _ in paddings)])
    width = bits * vector_elements(offsets, bits, widest, in_order=bool(paddings))
    lanes = offsets.columns("lane")
    span = access.load_span if is_load else access.store_span
    # Only accesses of 16 bytes are served in the groups of a span; narrower ones go in the order of lanes.
    masks = span if span and width == WIDEST_ACCESS_BITS else in_order(len(lanes), width, access.banks)
    return _turns(offsets, [masked_sum(lanes, mask) for mask in masks], width, bits, access, paddings) - 1


def _tiles(access: SharedAccess, bits: int, is_load: bool, paddings: Sequence[tuple[int, int]]) -> Iterator[Tile]:
    """What instructions of the target move of elements of so many bits, the most wanted first."""
    if not paddings and (access.matrix_loads if is_load else access.matrix_stores):
        # ldmatrix and stmatrix: eight rows of 16 bytes, four bytes of each for a lane, so that wider elements do not fit.
        if bits <= BANK_BITS:
            yield MATRIX
        # Transposing swaps elements of 16 bits; matrices of bytes (.b8, from sm_100 on) come in pairs of registers.
        if bits == 16 or (bits == 8 and access.byte_matrices):
            yield Tile(TRANSPOSED.near, (), 2 if is_load and bits == 8 else 1, TRANSPOSED.after)
    # ds_read_tr: 16 lanes give the addresses of parts of rows, and get a column of those parts.
    elements = _TRANSPOSED_BITS // bits
    if is_load and access.transposing_loads and bits in (8, 16) and all(interval >= elements for interval, _ in paddings):
        near = bits_of(elements)
        yield Tile(tuple(range(near)), tuple(range(near, 4)), near, (4, 5), _TRANSPOSED_BITS)


def _rows(offsets: LinearMap, bits: int, tile: Tile) -> Iterator[list[int]]:
    """The offsets that the bits of a row's number add, for each choice of registers that the compiler has.

    Nothing where the instruction does not fit the layouts.
    """
    registers, lanes = [column for column in offsets.columns("register") if column], offsets.columns("lane")
    elements = tile.bits // bits
    units = [1 << bit for bit in range(bits_of(elements))]
    inside = units[: len(units) - len(tile.near)] if tile.before else units[len(tile.near) :]
    near = [unit for unit in units if unit not in inside]
    if (
        len(lanes) <= max(tile.near + tile.row_lanes)
        or [lanes[bit] for bit in tile.near] != near
        or not set(inside) <= set(registers)
    ):
        return
    free = [column for column in registers if column not in inside]
    others = [*free, *(column for column in lanes if column not in near), *offsets.columns("warp")]
    reach = dict(offsets.outputs)["offset"]
    if len(free) < tile.registers or any(column % elements or column >= reach for column in others):
        return
    for chosen in combinations(free, tile.registers) if tile.bits == WIDEST_ACCESS_BITS else (free[: tile.registers],):
        yield [*(lanes[bit] for bit in tile.before), *chosen, *(lanes[bit] for bit in tile.after)]


def _turns(
    offsets: LinearMap, group: Sequence[int], width: int, bits: int, access: SharedAccess, paddings: Sequence[tuple[int, int]]
) -> int:
    """The turns of accesses of ``width`` bits, whose offsets are all sums of a group of columns, and what others add to each.

    Without padding, what others add changes nothing. With it, the most of the first groups counts.
    """
    if not paddings:
        # Offsets of the group are sums of its columns: 2^rank different words lie in 2^rank different banks. A bank serves one
        # word in a turn.
        word, line = max(1, access.word_bits // bits), max(1, access.banks * BANK_BITS // bits)
        words, banks = ([column // word for column in group], [column % line // word for column in group])
        return 1 << len(eliminate(words).pivots) - len(eliminate(banks).pivots)
    # Padding adds what no exclusive or does: banks are counted address by address, for each offset of the group.
    echelon, places = eliminate(group), [masked_sum(group, mask) for mask in range(1 << len(group))]
    others = [column for column in offsets.columns() if column * bits >= width and echelon.remainder(column)[0]][:_MOST_OTHERS]
    most = 0
    for mask in range(1 << len(others)):
        start, words_asked = masked_sum(others, mask), set[int]()
        for place in places:
            first = (place ^ start) + sum((place ^ start) // interval * padding for interval, padding in paddings)
            words_asked |= set(range(first * bits // BANK_BITS, (first * bits + width - 1) // BANK_BITS + 1))
        most = max(most, *Counter(word % access.banks for word in words_asked).values())
    return most


def in_order(lane_bits: int, access_bits: int, banks: int) -> list[int]:
    """The bits of the lanes that are served at once, if they are served in order."""
    # Lanes beyond those that fill all banks once wait for the next turn anyway.
    phases = max(0, bits_of(max(1, access_bits // BANK_BITS)) + lane_bits - bits_of(banks))
    return [1 << bit for bit in range(lane_bits - phases)]


def masked_sum(columns: Sequence[int], mask: int) -> int:
    """The sum of the columns that a mask chooses."""
    return reduce(xor, (column for bit, column in enumerate(columns) if mask >> bit & 1), 0)
