"""How many bytes an instruction of a lane moves of each tile in memory, and what forbids more.

The width is the least of what layout, contiguity, divisibility and mask allow. A reason names the value to blame: the argument
whose attribute is missing where the text leads to it.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from isaview.analysis.tiles.axis_info import InfoTable, constant_of, infos_of, pointee_bytes
from isaview.analysis.tiles.dependence import THROUGH, Dependence
from isaview.analysis.tiles.operations import Operation
from isaview.analysis.tiles.program import Program, once_for_each_program
from isaview.analysis.tiles.records import Reason, TileAccess
from isaview.analysis.tiles.tables import atomic_bytes, lane_tile
from isaview.tensors.types import TensorType

WIDEST = 16
"""Bytes that a lane moves at most in an instruction."""
STRIDE = "unknown_stride"
# Values that one reason follows from: chains of address arithmetic are shorter.
_DEEPEST = 40


class Width(Struct, frozen=True):
    """The elements that a lane moves in an instruction as each cause allows it, and the dimension along which they lie.

    The causes are Triton's: layout, contiguity, alignment (divisibility) and mask. ``most`` is what hardware and tile allow.
    """

    dimension: int
    layout: int
    contiguity: int
    alignment: int
    mask: int
    most: int

    @property
    def elements(self) -> int:
        """What all causes allow together."""
        return max(1, min(self.layout, self.contiguity, self.alignment, self.mask, self.most))


def width_of(infos: InfoTable, operation: Operation) -> Width | None:
    """The width of an access by pointers; None where it has none, or its layout is not known."""
    read = _typed_operands(infos, operation)
    address = next(((name, type) for name, type in read if type.is_pointer), None)
    if address is None:
        return None
    size = pointee_bytes(address[1])
    name, tile_type = _address_tile(read) or address
    tile = lane_tile(tile_type)
    if tile is None:
        return None
    dimension, contiguous = tile
    contiguity, divisibility, _ = infos.info(name, tile_type).axis(dimension)
    if name != address[0]:
        # An offset counts elements, and its base may begin anywhere.
        divisibility = min(divisibility * size, infos.info(*address).axis(0)[1])
    masks = (infos.info(name, type).axis(dimension)[2] for name, type in read if type.bits == 1 and type.shape)
    # A lane gets no more than its share of a small tile.
    threads = infos.program.warps * infos.program.lanes
    share = max(contiguous, (tile_type.elements or 0) // threads) if threads else WIDEST
    widest = WIDEST
    if operation.access is not None and operation.access.kind == "atomic":
        # An atomic instruction takes one integer, or as many floats as the target can add at once.
        data, target = _data_type(operation), infos.program.kernel.module.target or ""
        widest = max(size, atomic_bytes(target)) if data is not None and data.is_float else size
    most = max(1, min(widest // size, share))
    return Width(dimension, contiguous, contiguity, max(1, divisibility // size), min(masks, default=WIDEST), most)


def _typed_operands(infos: InfoTable, operation: Operation) -> list[tuple[str, TensorType]]:
    """What an operation reads with the types it has there; those of the definitions where the text leaves types out."""
    types, defined = operation.tensors.operands, [infos.type_of(name) for name in operation.operands]
    is_listed = len(types) >= len(defined) and all(
        definition is None or definition.element == type.element for definition, type in zip(defined, types, strict=False)
    )
    pairs = zip(operation.operands, types if is_listed else defined, strict=False)
    return [(name, type) for name, type in pairs if type is not None]


def _address_tile(read: list[tuple[str, TensorType]]) -> tuple[str, TensorType] | None:
    """What has an address for each element of an access: its pointers, else the offsets from its pointer; None for neither."""
    is_wide = any(type.is_pointer and type.shape for _, type in read)
    starts = "ptr<" if is_wide else "i"
    return next(((name, type) for name, type in read if type.element.startswith(starts) and type.bits > 8 and type.shape), None)


@once_for_each_program
def accesses(program: Program) -> tuple[TileAccess, ...]:
    """Every access of global memory with its width, in order, kept with the kernel."""
    infos = infos_of(program)
    pairs = ((operation, operation.access) for operation in program.operations)
    found: list[TileAccess] = []
    for operation, access in pairs:
        if access is None or access.space != "global":
            continue
        width, data, by_descriptor = width_of(infos, operation), _data_type(operation), "descriptor" in operation.flags
        reasons: tuple[Reason, ...] = ()
        lane_bytes, widest = None, WIDEST
        pointers = next((type for type in operation.tensors.operands if type.is_pointer), None)
        if width is not None and pointers is not None:
            size = pointee_bytes(pointers)
            lane_bytes, widest = width.elements * size, width.most * size
            reasons = tuple(_width_reasons(program, infos, operation, width)) if lane_bytes < WIDEST else ()
        elif (data is None or not data.shape) and not by_descriptor:
            # One lane of the group moves a single element.
            scalar = next((type for type in operation.tensors.operands if type.is_pointer and not type.shape), None)
            lane_bytes = None if scalar is None else pointee_bytes(scalar)
        tile_bytes, place = None if data is None else data.bytes, program.place(operation)
        found.append(TileAccess(place, access.space, access.kind, tile_bytes, lane_bytes, widest, by_descriptor, reasons))
    return tuple(found)


def _data_type(operation: Operation) -> TensorType | None:
    """The type of what is moved: a result, else the largest operand that is no address."""
    candidates = [
        type for type in (*operation.tensors.results, *operation.tensors.operands) if type.bytes and not type.is_pointer
    ]
    return max(candidates, key=lambda type: (type.bits > 1, type.bytes or 0), default=None)


def _width_reasons(program: Program, infos: InfoTable, operation: Operation, width: Width) -> Iterator[Reason]:
    """What is in the way of more elements, each cause once; the layout only where nothing else explains it."""
    dependence, read = Dependence(program, infos), _typed_operands(infos, operation)
    blame = Blame(program, dependence)
    address = _address_tile(read)
    if address is None:
        return
    type, wanted = address[1], width.elements * 2
    if width.elements >= width.most:
        yield _layout_reason(program, operation, type, width, wanted)
        return
    contiguities = [infos.info(*address).axis(axis)[0] for axis in range(len(type.shape))]
    if (
        width.contiguity == 1
        and max(contiguities) >= wanted
        and operation.access is not None
        and operation.access.kind == "store"
    ):
        layout_name = "" if type.encoding is None else type.encoding.alias or type.encoding.name
        text = f"the layout {layout_name} gives a lane elements along dimension {width.dimension}"
        yield Reason(
            "layout",
            f"{text}, and those of dimension {contiguities.index(max(contiguities))} are side by side",
            line=operation.line,
        )
        return
    dimension, gaps = _gaps(infos, blame, dependence, address, width, wanted)
    start = dependence.own_step(*address, dimension)
    causes = {(reason.name, reason.argument): reason for reason in gaps}
    if width.alignment < wanted and (width.contiguity >= wanted or not causes):
        size = pointee_bytes(type) if type.is_pointer else 1
        causes |= {(reason.name, reason.argument): reason for reason in blame.alignment_reasons(*start, wanted * size)}
    if width.mask < wanted:
        for name, mask_type in read:
            if mask_type.bits == 1 and mask_type.shape:
                start = dependence.own_step(name, mask_type, width.dimension)
                causes |= {(reason.name, reason.argument): reason for reason in blame.mask_reasons(*start, wanted)}
    if width.layout < wanted and not causes:
        yield _layout_reason(program, operation, type, width, wanted)
    yield from causes.values()


def _gaps(
    infos: InfoTable, blame: Blame, dependence: Dependence, read: tuple[str, TensorType], width: Width, wanted: int
) -> tuple[int, tuple[Reason, ...]]:
    """The dimension that is meant to be contiguous, and why it is not; that of the layout where one is.

    Where none is, the one whose stride is known to be 1 is meant, else the last, as rows are the usual order.
    """
    name, type = read
    if width.contiguity > 1 or max(infos.info(name, type).contiguity) > 1:
        start = dependence.own_step(name, type, width.dimension)
        return width.dimension, tuple(blame.contiguity_reasons(*start, wanted)) if width.contiguity < wanted else ()
    by_dimension = {
        axis: tuple(blame.contiguity_reasons(*dependence.own_step(name, type, axis), wanted))
        for axis in reversed(range(len(type.shape)))
    }
    known = [axis for axis, reasons in by_dimension.items() if reasons and all(reason.name != STRIDE for reason in reasons)]
    best = next(iter(known), next((axis for axis, reasons in by_dimension.items() if reasons), width.dimension))
    bare = [reasons for reasons in by_dimension.values() if all(reason.name == STRIDE for reason in reasons)]
    strides = [reason for reasons in bare for reason in reasons if reason.argument]
    if known or len(strides) < 2:
        return best, by_dimension[best]
    names = " nor ".join(reason.argument for reason in strides)
    return best, (Reason(STRIDE, f"neither {names} is known to be 1", strides[0].argument, strides[0].line),)


def _layout_reason(program: Program, operation: Operation, type: TensorType, width: Width, wanted: int) -> Reason:
    """Why a layout gives a lane no more elements side by side."""
    elements, threads = type.elements or 0, program.warps * program.lanes
    if threads and elements < threads * wanted:
        text = f"{elements} elements for {threads} lanes: none has more than {max(1, elements // threads)}"
        return Reason("small_tile", text, line=operation.line)
    name = "" if type.encoding is None else type.encoding.alias or type.encoding.name
    return Reason("layout", f"the layout {name} gives a lane {width.layout} elements side by side", line=operation.line)


class Blame(Struct, frozen=True):
    """Looks for the value to blame, from the pointer or mask of an access up to arguments."""

    program: Program
    dependence: Dependence

    def contiguity_reasons(
        self, name: str, dimension: int | None, wanted: int, seen: frozenset[str] = frozenset()
    ) -> Iterator[Reason]:
        """Why the numbers of a value do not count up by 1 over so many places."""
        if name in seen or len(seen) > _DEEPEST or self.dependence.axis_info(name, dimension)[0] >= wanted:
            return
        seen |= {name}
        (word, line, is_loaded), sides, label = (
            self.dependence.maker(name),
            self.dependence.sources((name, dimension)),
            self.program.display_name(name),
        )
        varying = [side for side in sides if self.dependence.axis_info(*side)[2] < wanted]
        if word in (THROUGH, "same", "add", "offset", "min", "max", "select"):
            for side in varying:
                yield from self.contiguity_reasons(*side, wanted, seen)
        elif word == "mul" and len(varying) == 1:
            walk = next(side for side in sides if side not in varying)
            number = constant_of(walk[0])
            if number is not None:
                yield Reason("stride", f"elements side by side lie {number} apart", line=line)
            else:
                arguments = [self.program.display_name(leaf) for leaf in self.source_arguments(walk[0])]
                for argument in arguments or [""]:
                    distance = argument or self.program.display_name(walk[0])
                    yield Reason(STRIDE, f"elements lie {distance} apart, which is not known to be 1", argument, line)
            yield from (reason for reason in self.contiguity_reasons(*varying[0], wanted, seen) if reason.name == "indirect")
        elif word == "rem":
            for side in sides:
                yield from self.alignment_reasons(*side, wanted, seen)
        elif is_loaded:
            yield Reason("indirect", f"the index {label} is itself loaded from memory", line=line)
        elif word == "sub" and sides and sides[-1] not in varying:
            yield from self.contiguity_reasons(*sides[0], wanted, seen)
        else:
            yield Reason("computed_index", f"{label} is not a range plus what is equal in all places", line=line)

    def source_arguments(self, name: str, seen: frozenset[str] = frozenset()) -> tuple[str, ...]:
        """The arguments that a scalar follows from, each once."""
        if name in self.program.arguments or name in seen or len(seen) > _DEEPEST:
            return (name,) if name in self.program.arguments else ()
        sides = (self.source_arguments(side, seen | {name}) for side, _ in self.dependence.sources((name, None)))
        return tuple(dict.fromkeys(leaf for leaves in sides for leaf in leaves))

    def alignment_reasons(
        self, name: str, dimension: int | None, wanted: int, seen: frozenset[str] = frozenset()
    ) -> Iterator[Reason]:
        """Why the numbers of a value (addresses in bytes, else elements) are not known to be multiples of so many."""
        if name in seen or len(seen) > _DEEPEST or self.dependence.axis_info(name, dimension)[1] >= wanted:
            return
        label, argument = self.program.display_name(name), self.program.arguments.get(name)
        if argument is not None:
            unit = " bytes" if argument.is_pointer else ""
            yield Reason("no_divisibility", f"{label} is not known to be a multiple of {wanted}{unit}", label)
            return
        if constant_of(name) is not None:
            yield Reason("offset", f"an offset of {name} is no multiple of {wanted}")
            return
        seen |= {name}
        (word, line, is_loaded), sides = self.dependence.maker(name), self.dependence.sources((name, dimension))
        maker = self.program.definition(name)
        if word == "offset" and maker is not None and maker.type is not None:
            size = pointee_bytes(maker.type)
            for side, needed in zip(sides, (wanted, max(1, wanted // size)), strict=False):
                yield from self.alignment_reasons(*side, needed, seen)
        elif word in (THROUGH, "same", "add", "sub", "min", "max", "select", "rem"):
            for side in sides:
                yield from self.alignment_reasons(*side, wanted, seen)
        elif word in ("mul", "shl"):
            factors = [side for side in sides if self.dependence.axis_info(*side)[0] <= 1 and constant_of(side[0]) is None]
            causes = [tuple(self.alignment_reasons(*side, wanted, seen)) for side in factors]
            alone = [reasons for reasons in causes if reasons and all(reason.argument for reason in reasons)]
            for reasons in alone or causes:
                yield from reasons
        elif is_loaded:
            yield Reason("indirect", f"{label} is itself loaded from memory", line=line)

    def mask_reasons(
        self, name: str, dimension: int | None, wanted: int, seen: frozenset[str] = frozenset()
    ) -> Iterator[Reason]:
        """Why a mask may change within so many places."""
        if name in seen or len(seen) > _DEEPEST or self.dependence.axis_info(name, dimension)[2] >= wanted:
            return
        seen |= {name}
        (word, line, _), sides = self.dependence.maker(name), self.dependence.sources((name, dimension))
        if word in (THROUGH, "and", "or", "xor", "same", "select"):
            for side in sides:
                yield from self.mask_reasons(*side, wanted, seen)
            return
        reasons = (
            [reason for side in sides for reason in self.alignment_reasons(*side, wanted, seen)] if word == "compare" else []
        )
        for reason in reasons:
            yield Reason("mask", f"the mask may end within {wanted} elements: {reason.text}", reason.argument, line)
        if not reasons:
            yield Reason("mask", f"the mask {self.program.display_name(name)} may differ within {wanted} elements", line=line)
