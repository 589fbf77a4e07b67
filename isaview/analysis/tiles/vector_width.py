"""How many bytes an instruction of a lane moves of each tile in memory, and what forbids more.

The width is the least of what layout, contiguity, divisibility and mask allow. A reason names the value to blame: the argument
whose attribute is missing where the text leads to it.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from isaview.analysis.tiles.operations import Operation
from isaview.analysis.tiles.program import Program
from isaview.analysis.tiles.proven import Numbers, constant_of, numbers_of, pointee_bytes
from isaview.analysis.tiles.records import Reason, TileAccess
from isaview.analysis.tiles.tables import atomic_bytes, lane_tile
from isaview.analysis.tiles.trail import THROUGH, Step, Trail
from isaview.model.form import Access
from isaview.tensors.types import TensorType

WIDEST = 16
"""Bytes that a lane moves at most in an instruction."""
STRIDE = "unknown_stride"
_DEEPEST = 40


class Width(Struct, frozen=True):
    """Elements that a lane moves in an instruction as each cause allows it, and the dimension along which they lie."""

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


def width_of(numbers: Numbers, each: Operation) -> Width | None:
    """The width of an access by pointers; None where it has none, or its layout is not known."""
    read = _read(numbers, each)
    address = next(((name, of) for name, of in read if of.is_pointer), None)
    if address is None:
        return None
    size = pointee_bytes(address[1])
    name, type = _spread(read) or address
    tile = lane_tile(type)
    if tile is None:
        return None
    dimension, contiguous = tile
    contiguity, divisibility, _ = numbers.of(name, type).at(dimension)
    if name != address[0]:
        divisibility = min(divisibility * size, numbers.of(*address).at(0)[1])
    masks = (numbers.of(name, of).at(dimension)[2] for name, of in read if of.bits == 1 and of.shape)
    threads = numbers.program.warps * numbers.program.lanes
    share = max(contiguous, (type.elements or 0) // threads) if threads else WIDEST
    most = max(1, min(_widest(numbers.program, each, size) // size, share))
    return Width(dimension, contiguous, contiguity, max(1, divisibility // size), min(masks, default=WIDEST), most)


def _widest(program: Program, each: Operation, size: int) -> int:
    """The most bytes of an instruction of a lane: an atomic one takes one integer, or the floats that a target can."""
    if each.access is None or each.access.kind != "atomic":
        return WIDEST
    moved = _moved(each)
    return max(size, atomic_bytes(program.kernel.module.target or "") if moved is not None and moved.is_float else size)


def _read(numbers: Numbers, each: Operation) -> list[tuple[str, TensorType]]:
    """What an operation reads with the types it has there; those of the definitions where the text leaves types out."""
    types, defined = each.tensors.operands, [numbers.type_of(name) for name in each.operands]
    is_listed = len(types) >= len(defined) and all(
        of is None or of.element == at.element for of, at in zip(defined, types, strict=False)
    )
    pairs = zip(each.operands, types if is_listed else defined, strict=False)
    return [(name, type) for name, type in pairs if type is not None]


def _spread(read: list[tuple[str, TensorType]]) -> tuple[str, TensorType] | None:
    """What has an address for each element of an access: its pointers, else the offsets from its pointer; None for neither."""
    is_wide = any(of.is_pointer and of.shape for _, of in read)
    starts = "ptr<" if is_wide else "i"
    return next(((name, of) for name, of in read if of.element.startswith(starts) and of.bits > 8 and of.shape), None)


def accesses(program: Program) -> tuple[TileAccess, ...]:
    """Every access of global memory with its width, in order, kept with the kernel."""
    return program.kernel.once(accesses, lambda: _accesses(program))


def _accesses(program: Program) -> tuple[TileAccess, ...]:
    numbers = numbers_of(program)
    pairs = ((each, each.access) for each in program.operations)
    return tuple(_access(program, numbers, each, at) for each, at in pairs if at is not None and at.space == "global")


def _access(program: Program, numbers: Numbers, each: Operation, access: Access) -> TileAccess:
    width = width_of(numbers, each)
    by_descriptor = "descriptor" in each.flags
    moved = _moved(each)
    reasons: tuple[Reason, ...] = ()
    lane_bytes = None
    scalar = next((of for of in each.tensors.operands if of.is_pointer and not of.shape), None)
    widest = WIDEST
    if width is None and (moved is None or not moved.shape) and scalar is not None and not by_descriptor:
        lane_bytes = pointee_bytes(scalar)
    if width is not None:
        pointers = next(of for of in each.tensors.operands if of.is_pointer)
        size = pointee_bytes(pointers)
        lane_bytes, widest = width.elements * size, width.most * size
        reasons = tuple(_forbidding(program, numbers, each, width)) if lane_bytes < WIDEST else ()
    tile_bytes = None if moved is None else moved.bytes
    return TileAccess(program.place(each), access.space, access.kind, tile_bytes, lane_bytes, widest, by_descriptor, reasons)


def _moved(each: Operation) -> TensorType | None:
    """The type of what is moved: a result, else the largest operand that is no address."""
    moved = [of for of in (*each.tensors.results, *each.tensors.operands) if of.bytes and not of.is_pointer]
    return max(moved, key=lambda of: (of.bits > 1, of.bytes or 0), default=None)


def _forbidding(program: Program, numbers: Numbers, each: Operation, width: Width) -> Iterator[Reason]:
    """What is in the way of more elements, each cause once; the layout only where nothing else explains it."""
    trail, read = Trail(program, numbers), _read(numbers, each)
    blame = Blame(program, trail)
    address = _spread(read)
    if address is None:
        return
    type, wanted = address[1], width.elements * 2
    if width.elements >= width.most:
        yield _by_layout(program, each, type, width, wanted)
        return
    along = [numbers.of(*address).at(at)[0] for at in range(len(type.shape))]
    if width.contiguity == 1 and max(along) >= wanted and each.access is not None and each.access.kind == "store":
        yield _across(type, width, along.index(max(along)), each)
        return
    dimension, gaps = _gaps(numbers, blame, trail, address, width, wanted)
    start = trail.down(*address, dimension)
    causes = {(reason.name, reason.argument): reason for reason in gaps}
    if width.alignment < wanted and (width.contiguity >= wanted or not causes):
        size = pointee_bytes(type) if type.is_pointer else 1
        causes |= {(reason.name, reason.argument): reason for reason in blame.misaligned(*start, wanted * size)}
    if width.mask < wanted:
        for name, of in read:
            if of.bits == 1 and of.shape:
                start = trail.down(name, of, width.dimension)
                causes |= {(reason.name, reason.argument): reason for reason in blame.uneven(*start, wanted)}
    if width.layout < wanted and not causes:
        yield _by_layout(program, each, type, width, wanted)
    yield from causes.values()


def _gaps(
    numbers: Numbers, blame: Blame, trail: Trail, read: tuple[str, TensorType], width: Width, wanted: int
) -> tuple[int, tuple[Reason, ...]]:
    """The dimension that is meant to be contiguous, and why it is not; that of the layout where one is.

    Where none is, the one whose stride is known to be 1 is meant, else the last, as rows are the usual order.
    """
    name, type = read
    if width.contiguity > 1 or max(numbers.of(name, type).contiguity) > 1:
        start = trail.down(name, type, width.dimension)
        return width.dimension, tuple(blame.gaps(*start, wanted)) if width.contiguity < wanted else ()
    by_dimension = {at: tuple(blame.gaps(*trail.down(name, type, at), wanted)) for at in reversed(range(len(type.shape)))}
    known = [at for at, reasons in by_dimension.items() if reasons and all(reason.name != STRIDE for reason in reasons)]
    best = next(iter(known), next((at for at, reasons in by_dimension.items() if reasons), width.dimension))
    bare = [reasons for reasons in by_dimension.values() if all(reason.name == STRIDE for reason in reasons)]
    strides = [reason for reasons in bare for reason in reasons if reason.argument]
    if known or len(strides) < 2:
        return best, by_dimension[best]
    names = " nor ".join(reason.argument for reason in strides)
    return best, (Reason(STRIDE, f"neither {names} is known to be 1", strides[0].argument, strides[0].line),)


def _by_layout(program: Program, each: Operation, type: TensorType, width: Width, wanted: int) -> Reason:
    """Why a layout gives a lane no more elements side by side."""
    elements, threads = type.elements or 0, program.warps * program.lanes
    if threads and elements < threads * wanted:
        text = f"{elements} elements for {threads} lanes: none has more than {max(1, elements // threads)}"
        return Reason("small_tile", text, line=each.line)
    name = "" if type.encoding is None else type.encoding.alias or type.encoding.name
    return Reason("layout", f"the layout {name} gives a lane {width.layout} elements side by side", line=each.line)


def _across(type: TensorType, width: Width, contiguous: int, each: Operation) -> Reason:
    """Why a layout that something else chose, as a product does, gives a lane elements that do not lie side by side."""
    name = "" if type.encoding is None else type.encoding.alias or type.encoding.name
    text = f"the layout {name} gives a lane elements along dimension {width.dimension}"
    return Reason("layout", f"{text}, and those of dimension {contiguous} are side by side", line=each.line)


class Blame(Struct, frozen=True):
    """Looks for the value to blame, from the pointer or mask of an access up to arguments."""

    program: Program
    trail: Trail

    def gaps(self, name: str, dimension: int | None, wanted: int, seen: frozenset[str] = frozenset()) -> Iterator[Reason]:
        """Why the numbers of a value do not count up by 1 over so many places."""
        if name in seen or len(seen) > _DEEPEST or self.trail.along(name, dimension)[0] >= wanted:
            return
        seen |= {name}
        (word, line, is_loaded), sides, called = (
            self.trail.made(name),
            self.trail.sides((name, dimension)),
            self.program.called(name),
        )
        varying = [side for side in sides if self.trail.along(*side)[2] < wanted]
        if word in (THROUGH, "same", "add", "offset", "min", "max", "select"):
            for side in varying:
                yield from self.gaps(*side, wanted, seen)
        elif word == "mul" and len(varying) == 1:
            yield from self._stride(next(side for side in sides if side not in varying), line)
            yield from (reason for reason in self.gaps(*varying[0], wanted, seen) if reason.name == "indirect")
        elif word == "rem":
            for side in sides:
                yield from self.misaligned(*side, wanted, seen)
        elif is_loaded:
            yield Reason("indirect", f"the index {called} is itself loaded from memory", line=line)
        elif word == "sub" and sides and sides[-1] not in varying:
            yield from self.gaps(*sides[0], wanted, seen)
        else:
            yield Reason("computed_index", f"{called} is not a range plus what is equal in all places", line=line)

    def _stride(self, walk: Step, line: int) -> Iterator[Reason]:
        number = constant_of(walk[0])
        if number is not None:
            yield Reason("stride", f"elements side by side lie {number} apart", line=line)
            return
        arguments = [self.program.called(leaf) for leaf in self.leaves(walk[0])]
        for argument in arguments or [""]:
            named = argument or self.program.called(walk[0])
            yield Reason(STRIDE, f"elements lie {named} apart, which is not known to be 1", argument, line)

    def leaves(self, name: str, seen: frozenset[str] = frozenset()) -> tuple[str, ...]:
        """The arguments that a scalar follows from, each once."""
        if name in self.program.arguments or name in seen or len(seen) > _DEEPEST:
            return (name,) if name in self.program.arguments else ()
        sides = (self.leaves(side, seen | {name}) for side, _ in self.trail.sides((name, None)))
        return tuple(dict.fromkeys(leaf for leaves in sides for leaf in leaves))

    def misaligned(self, name: str, dimension: int | None, wanted: int, seen: frozenset[str] = frozenset()) -> Iterator[Reason]:
        """Why the numbers of a value (addresses in bytes, else elements) are not known to be multiples of so many."""
        if name in seen or len(seen) > _DEEPEST or self.trail.along(name, dimension)[1] >= wanted:
            return
        called, argument = self.program.called(name), self.program.arguments.get(name)
        if argument is not None:
            unit = " bytes" if argument.is_pointer else ""
            yield Reason("no_divisibility", f"{called} is not known to be a multiple of {wanted}{unit}", called)
            return
        if constant_of(name) is not None:
            yield Reason("offset", f"an offset of {name} is no multiple of {wanted}")
            return
        seen |= {name}
        (word, line, is_loaded), sides = self.trail.made(name), self.trail.sides((name, dimension))
        maker = self.program.definition(name)
        if word == "offset" and maker is not None and maker.type is not None:
            size = pointee_bytes(maker.type)
            for side, needed in zip(sides, (wanted, max(1, wanted // size)), strict=False):
                yield from self.misaligned(*side, needed, seen)
        elif word in (THROUGH, "same", "add", "sub", "min", "max", "select", "rem"):
            for side in sides:
                yield from self.misaligned(*side, wanted, seen)
        elif word in ("mul", "shl"):
            factors = [side for side in sides if self.trail.along(*side)[0] <= 1 and constant_of(side[0]) is None]
            causes = [tuple(self.misaligned(*side, wanted, seen)) for side in factors]
            alone = [reasons for reasons in causes if reasons and all(reason.argument for reason in reasons)]
            for reasons in alone or causes:
                yield from reasons
        elif is_loaded:
            yield Reason("indirect", f"{called} is itself loaded from memory", line=line)

    def uneven(self, name: str, dimension: int | None, wanted: int, seen: frozenset[str] = frozenset()) -> Iterator[Reason]:
        """Why a mask may change within so many places."""
        if name in seen or len(seen) > _DEEPEST or self.trail.along(name, dimension)[2] >= wanted:
            return
        seen |= {name}
        (word, line, _), sides = self.trail.made(name), self.trail.sides((name, dimension))
        if word in (THROUGH, "and", "or", "xor", "same", "select"):
            for side in sides:
                yield from self.uneven(*side, wanted, seen)
            return
        reasons = [reason for side in sides for reason in self.misaligned(*side, wanted, seen)] if word == "compare" else []
        for reason in reasons:
            yield Reason("mask", f"the mask may end within {wanted} elements: {reason.text}", reason.argument, line)
        if not reasons:
            yield Reason("mask", f"the mask {self.program.called(name)} may differ within {wanted} elements", line=line)
