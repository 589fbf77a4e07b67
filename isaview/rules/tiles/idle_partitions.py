"""A part of a specialised group has more warps than its work, or a loop is not split though it asks for it.

What
    The group is split into parts with warps of their own, and parts of several warps hold no tile: they issue copies,
    products or barriers, which one warp does. Or a loop asks to be split (warp_specialize) and no part was made.
Why
    Warps that have nothing to do hold registers and slots of the GPU, four at a time, which consumers could have. A loop
    that was not split runs as any other, and what was tuned for parts is lost.
Instead
    Give parts that only issue copies or products a single warp (num_warps, worker_num_warps). Where no part was made, load
    by descriptors: loops are split only around copies and products that hardware runs by itself.
Silent when
    Parts of several warps load, compute or store tiles in registers, or one warp for each would leave as many groups of
    four warps, which is how they are handed out.
"""

from isaview.analysis.tiles.program import program_of
from isaview.base.measure import round_up
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import ttgir
from isaview.rules.tile_evidence import spot
from isaview.tensors.types import TensorType

_ASKED, _HANDED_OUT = "tt.warp_specialize", 4


def find(view: View) -> Spots:
    """A spot for the parts that idle, at the first, and for each loop that is not split."""
    program = program_of(view.kernel)
    tiles = sorted(each.index for each in program.operations if any(map(_is_tile, each.tensors.results)))
    parts = list(program.parts[1:])
    idle = [part.start for part, warps in parts if warps > 1 and not any(index in part for index in tiles)]
    needed = sum(1 if part.start in idle else warps for part, warps in parts)
    spare = round_up(sum(warps for _, warps in parts), _HANDED_OUT) - round_up(needed, _HANDED_OUT)
    if spare > 0:
        held = " and ".join(str(warps) for part, warps in parts if part.start in idle)
        what = f"parts of {held} warps hold no tile: one warp for each would leave {spare} warps to others"
        yield spot(
            view, [program.place(next(each for each in program.operations if each.index >= index)) for index in idle], what
        )
    for loop in program.loops if not any(program.operations_with("specializes")) else ():
        if loop.head is not None and loop.head.tensors.attribute(_ASKED) is not None:
            yield spot(view, [program.place(loop.head)], "the loop asks to be split between warps, and no part is made")


def _is_tile(type: TensorType) -> bool:
    return type.place == "value" and bool(type.shape)


_SPLIT = """ttg.warp_specialize()
default {{
  ttg.warp_yield
}}
partition0() num_warps({0}) {{
  %c1 = arith.addi %c0, %c64 : i32{1}
  ttg.warp_return
}}
partition1() num_warps({0}) {{
  %c2 = arith.addi %c0, %c64 : i32
  ttg.warp_return
}} : () -> ()
"""
BAD = ttgir(_SPLIT.format(4, "  // ISA909"))
GOOD = ttgir(_SPLIT.format(1, ""))
RULE = Rule("ISA909", "idle-partitions", __doc__, find, BAD, GOOD, levels=("tiles",))
