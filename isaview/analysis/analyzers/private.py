"""Private memory by what it is for: spills, arrays and variables, and accesses at addresses that are computed.

Counted from the text; `isaview.analysis.private_accesses` says which accesses are spill code.
PTX and LLVM IR have no spills yet: what stands in their private memory is declared. Scalar registers are spilled into the lanes
of a vector register: moves into a fixed lane, and out of a lane that was written so. Of accesses, those whose address is the
same in every lane and at any time are plain variables; the others index arrays.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, get_args

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.contract import Analyzer, Context
from isaview.analysis.hardware import stated_number
from isaview.analysis.private_accesses import Kind, PrivateAccess, accesses_private, is_marked, place_of, private_accesses
from isaview.analysis.registers.allocation import is_physical
from isaview.analysis.tally import loop_name, source_of
from isaview.base.measure import Measure, at_least, counted_measure, estimated_measure, unavailable, unread
from isaview.flow.graph import flow_of
from isaview.flow.origins import ExhaustedError, fixed_places, private_places
from isaview.languages.meanings import load
from isaview.model.kernel import Kernel, Line, calls_of

# Bytes that alignment and the first, unused slot may take in a frame.
_SLACK = 16
_NO_COMMENTS = "the text does not say which accesses are spills; a compiler's own assembly does, in comments"
_MARKED = "accesses that the compiler marks as spills and reloads"
_PLACED = "accesses whose places only spill code has: the text has no marks, or nothing was spilled"
_UNREAD = "statements of this kernel could not be read"
_HIDDEN = "the kernel has private memory, and nothing in the text says which accesses are of it"
_GENERIC = "accesses of this kernel name no memory space, and may be of private memory"


class PrivateLine(Struct, frozen=True):
    """The accesses of private memory of a ``kind`` (spill, array or unknown) of a source line in a loop.

    ``line`` is that of the first in the dump, ``source`` the position they come from, ``loop`` the innermost loop around them
    and ``depth`` how many there are. ``loads`` and ``stores`` count instructions, ``load_bytes`` and ``store_bytes`` what a
    lane moves when they run once.
    """

    kind: str
    line: Line
    source: str | None
    loop: str | None
    depth: int
    loads: int
    stores: int
    load_bytes: int
    store_bytes: int


class Private(Struct, frozen=True):
    """Private memory of a kernel; None where a figure has no meaning for it.

    ``stores`` and ``loads`` are bytes that spill code moves, ``arrays`` the bytes of arrays and variables, ``indexed``
    counts the accesses at computed addresses, ``lanes`` the moves between scalar registers and lanes.
    ``lines`` has all accesses by what they are, source line and loop; without source lines by loop.
    """

    stores: Measure | None
    loads: Measure | None
    arrays: Measure
    indexed: Measure
    lanes: Measure | None
    lines: tuple[PrivateLine, ...] = ()
    later: ClassVar = ("lines",)


def analyze(context: Context) -> Private:
    """What a kernel keeps in private memory and in lanes, and why."""
    kernel = context.kernel
    accesses = private_accesses(kernel)
    spills = [access for access in accesses if access.kind == "spill"]
    stores, loads = _spill_bytes(context, accesses)
    # The slots of spills are known where these move as many bytes as another place states, or the text alone tells them.
    slots: int | None = None
    stated = [stated_number(context.stated, f"spilled_{kind}_bytes") for kind in ("store", "load")]
    if loads is not None or stated == [_sum(spills, "store"), _sum(spills, "load")]:
        # Slots that overlap count once.
        offsets: dict[tuple[str, ...], set[int]] = {}
        for spill in spills:
            place = place_of(kernel, spill.index, spill.access)
            end = place.offset + (spill.access.bytes or 0)
            offsets.setdefault(place.base, set()).update(range(max(place.offset, 0), end))
        slots = sum(map(len, offsets.values()))
    arrays = _array_bytes(context, slots)
    has_lanes = "scalar" in kernel.register_files or "spilled_scalar_registers" in context.stated
    because = "moves into a fixed lane, and out of a lane written so"
    return Private(
        stores,
        loads,
        arrays,
        _computed_addresses(kernel, {access.index for access in spills}, arrays),
        _count(kernel, _lane_moves(kernel), "instructions", because) if has_lanes else None,
        tuple(_lines(kernel, accesses)),
    )


def _lines(kernel: Kernel, accesses: Sequence[PrivateAccess]) -> Iterator[PrivateLine]:
    """Spills first, then what is deepest in loops, then what moves most."""
    flow = flow_of(kernel)
    groups: dict[tuple[str, str | None, int | None], list[PrivateAccess]] = {}
    for access in accesses:
        loop = flow.innermost[flow.block_of(access.index)]
        groups.setdefault((access.kind, source_of(kernel, access.index), loop), []).append(access)
    lines = []
    for (kind, source, loop), group in groups.items():
        loads, stores = (
            [member.access.bytes or 0 for member in group if member.access.kind == does] for does in ("load", "store")
        )
        first, depth = group[0].index, 0 if loop is None else flow.loops[loop].depth
        moved = len(loads), len(stores), sum(loads), sum(stores)
        lines.append(PrivateLine(kind, kernel.lines[first], source, loop_name(kernel, first), depth, *moved))
    kinds = get_args(Kind)
    # Spills first, then what is deepest in loops, then what moves most.
    yield from sorted(
        lines, key=lambda line: (kinds.index(line.kind), -line.depth, -line.load_bytes - line.store_bytes, line.line)
    )


def _count(kernel: Kernel, amount: int | float, unit: str, because: str) -> Measure:
    """What was counted; a lower bound where statements were not read."""
    return counted_measure(amount, unit, because if kernel.complete else f"{because}; {_UNREAD}: a lower bound")


def _spill_bytes(context: Context, accesses: Sequence[PrivateAccess]) -> tuple[Measure | None, Measure | None]:
    """Bytes that spill code stores and loads; None where another place states them, or nobody can tell."""
    if "spilled_store_bytes" in context.stated:
        return None, None
    kernel, spills = context.kernel, [access for access in accesses if access.kind == "spill"]
    has_stack = bool(load(kernel.module.dialect).stack)
    if spills or (has_stack and all(access.kind == "array" for access in accesses)):
        unknown = sum(access.kind == "unknown" for access in accesses) if has_stack else 0
        because = _MARKED if is_marked(kernel) else _PLACED
        if unknown:
            because = f"a lower bound: {because}; {unknown:,} more accesses may be spills or variables"
        sums = (_sum(spills, kind) for kind in ("store", "load"))
        stores, loads = (at_least(amount, "B", because) if unknown else _count(kernel, amount, "B", because) for amount in sums)
        return stores, loads
    registers = context.stated.get("spilled_vector_registers")
    if registers is None or registers.value is None:
        return _beyond_declared(context)
    bytes_of = f"4 bytes for each of {registers.because}"
    if not is_physical(kernel):
        return replace(registers, value=4 * registers.value, unit="B", because=bytes_of), None
    if registers.value and not _elsewhere(context):
        return _count(kernel, 4 * registers.value, "B", bytes_of), None
    because = f"no access is marked as a spill; {registers.because} counts spills to other registers too"
    nothing = _count(kernel, 0, "B", because)
    return nothing, nothing


def _sum(spills: Sequence[PrivateAccess], kind: str) -> int:
    """The bytes that spill code loads or stores."""
    return sum(spill.access.bytes or 0 for spill in spills if spill.access.kind == kind)


def _beyond_declared(context: Context) -> tuple[Measure | None, Measure | None]:
    """What a stated frame proves of virtual registers: no spills where it is 0, else what no declaration asks for."""
    kernel, frame = context.kernel, context.stated.get("stack_bytes", context.stated.get("private_bytes"))
    if not kernel.declarations[0][1] or frame is None or frame.value is None or frame.origin != "stated":
        return None, None
    if not frame.value:
        nothing = counted_measure(0, "B", f"a frame of 0 has no room for spills ({frame.because})")
        return nothing, nothing
    sizes = [storage.bytes for storage in kernel.storage if storage.space == "private"]
    calls = kernel.calls_through_register or bool(calls_of(kernel.module).get(kernel.name))
    undeclared = frame.value - sum(size or 0 for size in sizes)
    if None in sizes or calls or undeclared <= _SLACK:
        return None, None
    because = f"a lower bound: {undeclared:,} of the {frame.value:,} bytes of the frame are not declared ({frame.because})"
    return at_least(undeclared, "B", f"{because}, and each is stored once or more"), None


def _elsewhere(context: Context) -> bool:
    """Whether spills went to accumulation registers: there are such, and no access of private memory is called a spill."""
    kernel = context.kernel
    commented = bool(kernel.definitions or kernel.closing_definitions or kernel.label_definitions)
    return "accumulator" in kernel.register_files and (commented or stated_number(context.stated, "private_bytes") == 0)


def unplaced_spills(context: Context) -> Measure | None:
    """Bytes of each lane that are spilled, as is stated or follows from the frame, where the text does not say at which place.

    None where nothing is known to be spilled, or where accesses of private memory stand in the text.
    """
    kernel, stated = context.kernel, context.stated
    private: Private = context.need("private")
    if is_physical(kernel) and accesses_private(kernel):
        return None
    spilled = (stated.get("spilled_store_bytes"), stated.get("spilled_load_bytes"), private.stores, private.loads)
    moved = [measure for measure in spilled if measure is not None and measure.is_known]
    bytes_moved = sum(measure.value or 0 for measure in moved)
    return replace(moved[0], value=bytes_moved) if bytes_moved else None


def _array_bytes(context: Context, slots: int | None) -> Measure:
    """Bytes of arrays and variables: what is declared, or the frame without its spills."""
    kernel = context.kernel
    sizes = [storage.bytes for storage in kernel.storage if storage.space == "private"]
    if sizes or not is_physical(kernel):
        if None in sizes:
            return unavailable("B", "the size of an array is known only when the kernel runs")
        return _count(kernel, sum(size or 0 for size in sizes), "B", "declarations of the kernel")
    memory = stated_number(context.stated, "private_bytes")
    if memory == 0 or (memory is None and not accesses_private(kernel)):
        return _count(kernel, 0, "B", "the kernel has no private memory")
    if not kernel.complete:
        return unread("B", _UNREAD)
    if memory is None:
        return unavailable("B", "the text does not say how large the frame is")
    if slots is None:
        return unavailable("B", _NO_COMMENTS)
    if not slots:
        return counted_measure(memory, "B", "private memory of a kernel without spills")
    left = max(0, memory - slots)
    likely = left if left > _SLACK else 0
    return estimated_measure(
        likely, max(0, left - _SLACK), left, "B", "private memory without the places of spills; alignment counts"
    )


def _computed_addresses(kernel: Kernel, spills: set[int], arrays: Measure) -> Measure:
    """Accesses of private memory that are no spills and whose address is computed."""
    if not kernel.complete:
        return unread("accesses", _UNREAD)
    accessing = dict.fromkeys(access.index for access in private_accesses(kernel) if access.index not in spills)
    asked = tuple(place for index in accessing for place in private_places(kernel, index))
    try:
        computed = fixed_places(kernel, asked, load(kernel.module.dialect).stack).count(False)
    except ExhaustedError:
        return unavailable("accesses", "the kernel is too large to follow its addresses")
    declared = any(storage.space == "private" for storage in kernel.storage)
    is_generic = any(access.space == "generic" for form in kernel.distinct_forms for access in form.accesses)
    if declared and is_generic:
        return unavailable("accesses", _GENERIC)
    names_spaces = bool(load(kernel.module.dialect).stack) and not is_generic
    if not accessing and not names_spaces and is_physical(kernel) and (arrays.value is None or arrays.value > _SLACK):
        return unavailable("accesses", _HIDDEN)
    return counted_measure(computed, "accesses", "accesses of private memory whose address is not the same at any time")


def _lane_moves(kernel: Kernel) -> int:
    """Moves of scalar registers into fixed lanes, and back out of these."""
    written: set[tuple[str, str]] = set()
    read: list[tuple[str, str]] = []
    for index, form in enumerate(kernel.forms):
        if form.instruction_class != "cross_lane" or not form.immediates:
            continue
        tokens, operands = kernel.tokens[index], kernel.operands
        files = {kernel.registers[number].file for number in operands.writes[index]}
        lane = form.immediates[-1].bind(tokens)
        names = [text.bind(tokens) for text in form.operands]
        if "vector" in files and any(kernel.registers[number].file == "scalar" for number in operands.reads[index]):
            written.add((names[0], lane))
            read.append((names[0], lane))
        elif files == {"scalar"} and len(names) > 1:
            read.append((names[1], lane))
    return sum(lane in written for lane in read)


def measures(private: Private) -> Mapping[str, Measure]:
    """All figures that have a meaning for the kernel."""
    spilled = private.stores  # what is stored alone where loads are not known
    if private.stores is not None and private.loads is not None:
        spilled = replace(private.stores, value=(private.stores.value or 0) + (private.loads.value or 0))
    table = {
        "spilled_store_bytes": private.stores,
        "spilled_load_bytes": private.loads,
        "spilled_bytes": spilled,
        "array_bytes": private.arrays,
        "indexed_accesses": private.indexed,
        "lane_copies": private.lanes,
    }
    return {name: measure for name, measure in table.items() if measure is not None}


ANALYZER = Analyzer("private", "private memory", Private, analyze, measures, order=24)
