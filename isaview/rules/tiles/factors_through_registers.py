"""A factor leaves shared memory for registers in every iteration, though the instruction reads shared memory.

What
    A loop loads a factor of a product from shared memory, changes it, and hands it to an instruction that could have read
    shared memory itself: out of registers, or through shared memory a second time.
Why
    The trip costs loads, arithmetic and registers of all warps, a fence or barrier where the tile is stored again, and the
    product cannot start before it has ended. Copies and products then no longer overlap.
Instead
    Do to the sum what is done to the factor, where it is the same for the whole tile or for rows: scale behind the loop.
    Convert weights before the kernel, or use a type that the instruction takes (fp8, tl.dot_scaled). Where the conversion
    has to be here, let the changed factor be the first: it needs no second trip.
Silent when
    The factor comes from a product of the loop (as in attention), nothing brings it to shared memory first, or the target's
    instruction reads registers alone.
"""

from collections.abc import Iterator

from isaview.analysis.tiles.operations import Operation
from isaview.analysis.tiles.program import Program, program_of
from isaview.analysis.tiles.tables import matrix_rows
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import ttgir_loop
from isaview.rules.tile_evidence import comes_from, group_by_place, spot, tiles, value_name


def find(view: View) -> Spots:
    """A spot for each product whose factor makes the trip."""
    of_groups = {row["name"] for row in matrix_rows() if row["group"] > 1}
    program = program_of(view.kernel)
    by_line = {each.line: each for each in program.operations_with("contracts")}
    products = [each for each in tiles(view).products if each.place.loop is not None]
    for same in group_by_place([each for each in products if each.instruction.partition(" ")[0] in of_groups], "shape"):
        for load, way in _trips(program, by_line[same[0].place.line]):
            name = value_name(program.place(load), "a factor")
            yield spot(view, [each.place for each in same], f"{name} passes registers on its way to the product{way}")
            break


def _trips(program: Program, product: Operation) -> Iterator[tuple[Operation, str]]:
    """The loads from shared memory of factors of the same loop, and what follows the trip through registers."""
    for name in product.operands[:2]:
        type = program.type_of(name)
        is_tile = type is not None and type.place == "value"
        sources = (
            [(name, "")] if is_tile else [(stored, ", and memory again") for stored in _stored_tiles(program, product, name)]
        )
        for source, way in sources:
            load = comes_from(program, source)
            # a factor that is a product's result, as in attention, has to pass registers
            from_product = load is not None and any(operand.place == "tensor_memory" for operand in load.tensors.operands)
            if load is None or from_product or load.access is None or load.loop != product.loop:
                continue
            if load.access.space == "shared":
                yield load, way


def _stored_tiles(program: Program, product: Operation, buffer: str) -> Iterator[str]:
    """The tiles that the loop of a product stores into its buffer from registers."""
    for origin in program.origins(buffer):
        maker = program.definition(origin)
        writers = [*([maker] if maker is not None else []), *program.users.get(origin, ())]
        for each in writers:
            if each.loop == product.loop and each.access is not None and each.access.kind == "store":
                yield each.operands[0]


_LOAD = "%x = ttg.local_load %tile : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, {0}>\n"
_FACTOR = "#ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>"
_BUFFER = "%tile = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>\n"
_DOT = (
    "%next = ttng.warp_group_dot {0}, %tile, %sum : {1} * !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> "
    "tensor<64x64xf32, #mma>{2}\nscf.yield %next : tensor<64x64xf32, #mma>\n"
)
BAD = ttgir_loop(
    f"{_LOAD.format(_FACTOR)}%y = arith.addf %x, %x : tensor<64x64xf16, {_FACTOR}>\n"
    + _DOT.format("%y", f"tensor<64x64xf16, {_FACTOR}>", "  // ISA908"),
    _BUFFER,
)
GOOD = ttgir_loop(_DOT.format("%tile", "!ttg.memdesc<64x64xf16, #shared, #smem, mutable>", ""), _BUFFER)
RULE = Rule("ISA908", "factors-through-registers", __doc__, find, BAD, GOOD, levels=("tiles",))
