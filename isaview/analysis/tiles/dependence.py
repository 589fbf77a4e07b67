"""Dependence of tile values: what each follows from, dimension by dimension, and how it varies along a dimension."""

from __future__ import annotations

from math import gcd

from msgspec import Struct, field

from isaview.analysis.tiles.axis_info import MOST, InfoTable, constant_of, inserted_dimensions, power_of_two
from isaview.analysis.tiles.program import Program
from isaview.analysis.tiles.tables import layout_of
from isaview.tensors.linear_map import eliminate
from isaview.tensors.types import TensorType

Step = tuple[str, int | None]
"""A value, and a dimension of its own type; None where it is the same all along the dimension that is asked for."""
EQUAL, STEADY, FREE = 0, 1, 2
"""Along a dimension a value is the same, grows by a constant that the text states, or is anything."""
THROUGH = "through"
"""The word of a value that control alone gives."""


class Dependence(Struct, frozen=True):
    """What the values of a program follow from; ``kinds`` keeps the variations that were asked for."""

    program: Program
    infos: InfoTable
    kinds: dict[Step, int] = field(default_factory=dict)

    def own_step(self, name: str, type: TensorType, dimension: int | None) -> Step:
        """A dimension of a value as it is read, as one of the value's own."""
        own = self.infos.type_of(name)
        if own is None or dimension is None or own.shape == type.shape:
            return name, dimension
        places = inserted_dimensions(own, type) if own.shape else None
        if places is None:
            return name, None
        axes: list[int | None] = list(range(len(own.shape)))
        for place in places:
            axes.insert(place, None)
        axis = axes[dimension]
        return name, None if axis is None or own.shape[axis] != type.shape[dimension] else axis

    def sources(self, step: Step) -> list[Step]:
        """What a value follows from: operands of its operation, or what a loop or branch gives it."""
        name, dimension = step
        carried, maker = self.program.carried_values.get(name), self.program.definition(name)
        if carried is not None:
            return [self.own_step(operand, carried[1].type, dimension) for operand in (carried[1].first, carried[1].following)]
        if name in self.program.joins:
            type = self.infos.type_of(name)
            return [self.own_step(operand, type, dimension) for operand in self.program.joins[name] if type is not None]
        if name in self.program.inductions:
            loop = self.program.inductions[name]
            return [(loop.lower, None), (loop.step, None)]
        if maker is None:
            return []
        return [
            self.own_step(operand, operand_type, dimension)
            for operand, operand_type in zip(maker.operands, maker.tensors.operands, strict=False)
        ]

    def maker(self, name: str) -> tuple[str, int, bool]:
        """The word of a value's operation, its line, and whether it reads memory."""
        maker, program = self.program.definition(name), self.program
        if maker is None or name in program.carried_values or name in program.joins or name in program.inductions:
            return THROUGH, 0, False
        return maker.word, maker.line, maker.access is not None and maker.access.kind in ("load", "atomic")

    def axis_info(self, name: str, dimension: int | None) -> tuple[int, int, int]:
        """Contiguity, divisibility and constancy of a value along a dimension."""
        number, known = constant_of(name), self.infos.known.get(name)
        if number is not None:
            return 1, power_of_two(number), MOST
        if known is None:
            return 1, 1, 1 if dimension is not None else MOST
        if dimension is not None:
            return known[0].axis(dimension)
        columns = zip(known[0].contiguity, known[0].divisibility, strict=True)
        return 1, gcd(*(1 if contiguity > 1 else divisibility for contiguity, divisibility in columns)), MOST

    def variation(self, step: Step) -> int:
        """How a value changes along a dimension: `EQUAL`, `STEADY` or `FREE`."""
        name, dimension = step
        if dimension is None or constant_of(name) is not None or name.startswith("dense"):
            return EQUAL
        if step not in self.kinds:
            # A value of a loop that asks for itself again adds nothing to what varies.
            self.kinds[step] = EQUAL
            word, _, is_loaded = self.maker(name)
            sides = self.sources(step)
            kinds = [self.variation(side) for side in sides]
            most = max(kinds, default=EQUAL)
            result = FREE if most or is_loaded else EQUAL
            if word == "range":
                result = STEADY
            elif word in (THROUGH, "same", "add", "sub", "offset") or (most == EQUAL and not is_loaded):
                result = most if sides else FREE
            elif word in ("mul", "shl") and len(sides) == 2:
                # Steps stay constant only where the factor is a number of the text.
                others = [side for side, kind in zip(sides, kinds, strict=True) if kind == EQUAL]
                result = most if others and constant_of(others[0][0]) is not None else FREE
            self.kinds[step] = result
        return self.kinds[step]

    def distinct_elements(self, name: str, type: TensorType) -> int | None:
        """How many elements of a value a lane cannot make of its others by adding constants; None without a layout.

        Along a dimension of free values, elements within one run of constant or contiguous ones count once: their low bits are
        masked, and the rank of what is left of the layout's register bases over GF(2) is the logarithm of the count.
        """
        layout = layout_of(type)
        if layout is None:
            return None if type.shape else 1
        masks = []
        for dimension in range(len(type.shape)):
            contiguity, _, constancy = self.axis_info(name, dimension)
            masks.append(-max(contiguity, constancy) if self.variation((name, dimension)) == FREE else 0)
        columns = [
            layout.flat(tuple(part & mask for part, mask in zip(basis, masks, strict=True)))
            for basis in layout.bases("register")
        ]
        return 1 << len(eliminate(columns).pivots)
