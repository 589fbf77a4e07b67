"""Private memory by what it is for: spills, arrays and variables, and accesses at addresses that are computed.

Counted from the text; `isaview.analysis.private_accesses` says which accesses are spill code.
PTX and LLVM IR have no spills yet: what stands in their private memory is declared. Scalar registers are spilled into the lanes
of a vector register: moves into a fixed lane, and out of a lane that was written so. Of accesses, those whose address is the
same in every lane and at any time are plain variables; the others index arrays.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.contract import Analyzer, Context
from isaview.analysis.hardware import stated_number
from isaview.analysis.private_accesses import PrivateAccess, is_marked, place_of, private_accesses
from isaview.analysis.tally import header_name
from isaview.base.figures import Cell, Row, Section
from isaview.base.measure import Measure, at_least, counted, estimated, unavailable, unread
from isaview.base.words import Words
from isaview.flow.graph import flow_of
from isaview.flow.origins import ExhaustedError, fixed_places, private_places
from isaview.languages.meanings import load
from isaview.model.kernel import Kernel, Line, calls_of

_SHOWN = 6
_KINDS = {"spill": "spills", "unknown": "not known", "array": "arrays"}
"""What accesses are, in the order they are shown, and how they are called."""
_SLACK = 16
"""Bytes that alignment and the first, unused slot may take in a frame."""
_NO_COMMENTS = "the text does not say which accesses are spills; a compiler's own assembly does, in comments"
_MARKED = "accesses that the compiler marks as spills and reloads"
_PLACED = "accesses whose places only spill code has: the text has no marks, or nothing was spilled"
_UNREAD = "statements of this kernel could not be read"
_HIDDEN = "the kernel has private memory, and nothing in the text says which accesses are of it"
_GENERIC = "accesses of this kernel name no memory space, and may be of private memory"


class PrivateLine(Struct, frozen=True):
    """The accesses of private memory of one ``kind`` (spill, array or unknown) of one source line in one loop.

    ``line`` is that of the first in the dump, ``source`` the position they come from, ``loop`` the innermost loop around them
    and ``depth`` how many there are. ``loads`` and ``stores`` count instructions, ``load_bytes`` and ``store_bytes`` what one
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
    """Private memory of one kernel; None where a figure has no meaning for it.

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
    """What one kernel keeps in private memory and in lanes, and why."""
    kernel = context.kernel
    accesses = private_accesses(kernel)
    spills = [one for one in accesses if one.kind == "spill"]
    stores, loads = _moved(context, accesses)
    arrays = _arrays(context, _slots(kernel, spills) if loads is not None or _are_those_stated(context, spills) else None)
    scalar = "scalar" in kernel.register_files
    lanes = scalar or "spilled_scalar_registers" in context.stated
    because = "moves into a fixed lane, and out of a lane written so"
    return Private(
        stores,
        loads,
        arrays,
        _indexed(kernel, {one.index for one in spills}, arrays),
        _count(kernel, _lanes(kernel), "instructions", because) if lanes else None,
        tuple(_lines(kernel, accesses)),
    )


def _lines(kernel: Kernel, accesses: Sequence[PrivateAccess]) -> Iterator[PrivateLine]:
    """Spills first, then what is deepest in loops, then what moves most."""
    flow = flow_of(kernel)
    together: dict[tuple[str, str | None, int | None], list[PrivateAccess]] = {}
    for one in accesses:
        position = kernel.position(one.index)
        source = None if position is None else str(position)
        together.setdefault((one.kind, source, flow.innermost[flow.block_of(one.index)]), []).append(one)
    found = []
    for (kind, source, loop), group in together.items():
        loads, stores = ([one.access.bytes or 0 for one in group if one.access.kind == does] for does in ("load", "store"))
        header = None if loop is None else header_name(kernel, flow.loops[loop].header)
        depth = 0 if loop is None else flow.loops[loop].depth
        line = kernel.lines[group[0].index]
        found.append(PrivateLine(kind, line, source, header, depth, len(loads), len(stores), sum(loads), sum(stores)))
    yield from sorted(
        found, key=lambda one: (list(_KINDS).index(one.kind), -one.depth, -one.load_bytes - one.store_bytes, one.line)
    )


def _count(kernel: Kernel, amount: int | float, unit: str, because: str) -> Measure:
    """What was counted; a lower bound where statements were not read."""
    return counted(amount, unit, because if kernel.complete else f"{because}; {_UNREAD}: a lower bound")


def _moved(context: Context, accesses: Sequence[PrivateAccess]) -> tuple[Measure | None, Measure | None]:
    """Bytes that spill code stores and loads; None where another place states them, or nobody can tell."""
    if "spilled_store_bytes" in context.stated:
        return None, None
    kernel, spills = context.kernel, [one.access for one in accesses if one.kind == "spill"]
    has_stack = bool(load(kernel.module.dialect).stack)
    if spills or (has_stack and all(one.kind == "array" for one in accesses)):
        unknown = sum(one.kind == "unknown" for one in accesses) if has_stack else 0
        sums = (sum(access.bytes or 0 for access in spills if access.kind == kind) for kind in ("store", "load"))
        because = _MARKED if is_marked(kernel) else _PLACED
        if unknown:
            because = f"a lower bound: {because}; {unknown:,} more accesses may be spills or variables"
        stores, loads = (at_least(amount, "B", because) if unknown else _count(kernel, amount, "B", because) for amount in sums)
        return stores, loads
    registers = context.stated.get("spilled_vector_registers")
    if registers is None or registers.value is None:
        return _beyond_declared(context)
    if not _is_machine(context.kernel):
        bytes_of = f"4 bytes for each of {registers.because}"
        return replace(registers, value=4 * registers.value, unit="B", because=bytes_of), None
    if registers.value and not _elsewhere(context):
        return _count(context.kernel, 4 * registers.value, "B", f"4 bytes for each of {registers.because}"), None
    because = f"no access is marked as a spill; {registers.because} counts spills to other registers too"
    nothing = _count(context.kernel, 0, "B", because)
    return nothing, nothing


def _are_those_stated(context: Context, spills: Sequence[PrivateAccess]) -> bool:
    """Whether the accesses that are called spills move as many bytes as another place states."""
    names = {"store": "spilled_store_bytes", "load": "spilled_load_bytes"}
    return all(
        stated_number(context.stated, name) == sum(one.access.bytes or 0 for one in spills if one.access.kind == kind)
        for kind, name in names.items()
    )


def _beyond_declared(context: Context) -> tuple[Measure | None, Measure | None]:
    """What a stated frame proves of virtual registers: no spills where it is 0, else what no declaration asks for."""
    kernel, frame = context.kernel, context.stated.get("stack_bytes", context.stated.get("private_bytes"))
    if not kernel.declarations[0][1] or frame is None or frame.value is None or frame.origin != "stated":
        return None, None
    if not frame.value:
        nothing = counted(0, "B", f"a frame of 0 has no room for spills ({frame.because})")
        return nothing, nothing
    sizes = [storage.bytes for storage in kernel.storage if storage.space == "private"]
    calls = kernel.calls_through_register or bool(calls_of(kernel.module).get(kernel.name))
    more = frame.value - sum(size or 0 for size in sizes)
    if None in sizes or calls or more <= _SLACK:
        return None, None
    because = f"a lower bound: {more:,} of the {frame.value:,} bytes of the frame are not declared ({frame.because})"
    return at_least(more, "B", f"{because}, and each is stored once or more"), None


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
    if _is_machine(kernel) and any(access.space == "private" for form in kernel.distinct_forms for access in form.accesses):
        return None
    given = [stated[name] for name in ("spilled_store_bytes", "spilled_load_bytes") if name in stated]
    moved = [one for one in (*given, private.stores, private.loads) if one is not None and one.known]
    whole = sum(one.value or 0 for one in moved)
    return replace(moved[0], value=whole) if whole else None


def _slots(kernel: Kernel, spills: list[PrivateAccess]) -> int:
    """Bytes of the places that spill code uses; those that overlap count once."""
    places: dict[tuple[str, ...], list[tuple[int, int]]] = {}
    for one in spills:
        place = place_of(kernel, one.index, one.access)
        places.setdefault(place.base, []).append((place.offset, place.offset + (one.access.bytes or 0)))
    total = 0
    for ranges in places.values():
        end = 0
        for low, high in sorted(ranges):
            total += max(0, high - max(low, end))
            end = max(end, high)
    return total


def _arrays(context: Context, slots: int | None) -> Measure:
    """Bytes of arrays and variables: what is declared, or the frame without its spills."""
    kernel = context.kernel
    sizes = [storage.bytes for storage in kernel.storage if storage.space == "private"]
    if sizes or not _is_machine(kernel):
        if None in sizes:
            return unavailable("B", "the size of an array is known only when the kernel runs")
        return _count(kernel, sum(size or 0 for size in sizes), "B", "declarations of the kernel")
    memory = stated_number(context.stated, "private_bytes")
    accesses = any(access.space == "private" for form in kernel.distinct_forms for access in form.accesses)
    if memory == 0 or (memory is None and not accesses):
        return _count(kernel, 0, "B", "the kernel has no private memory")
    if not kernel.complete:
        return unread("B", _UNREAD)
    if memory is None:
        return unavailable("B", "the text does not say how large the frame is")
    if slots is None:
        return unavailable("B", _NO_COMMENTS)
    if not slots:
        return counted(memory, "B", "private memory of a kernel without spills")
    left = max(0, memory - slots)
    likely = left if left > _SLACK else 0
    return estimated(likely, max(0, left - _SLACK), left, "B", "private memory without the places of spills; alignment counts")


def _is_machine(kernel: Kernel) -> bool:
    """Whether the text's registers are the machine's own: they are neither declared nor values."""
    declared = any(names for _, names in kernel.declarations)
    return not declared and "value" not in kernel.register_files


def _indexed(kernel: Kernel, marked: set[int], arrays: Measure) -> Measure:
    """Accesses of private memory that are no spills and whose address is computed."""
    if not kernel.complete:
        return unread("accesses", _UNREAD)
    forms = {form for form in kernel.distinct_forms if any(access.space == "private" for access in form.accesses)}
    seen = [index for index, form in enumerate(kernel.forms) if form in forms and index not in marked] if forms else []
    asked = tuple(place for index in seen for place in private_places(kernel, index))
    try:
        found = fixed_places(kernel, asked, load(kernel.module.dialect).stack).count(False)
    except ExhaustedError:
        return unavailable("accesses", "the kernel is too large to follow its addresses")
    declared = any(storage.space == "private" for storage in kernel.storage)
    is_generic = any(access.space == "generic" for form in kernel.distinct_forms for access in form.accesses)
    if declared and is_generic:
        return unavailable("accesses", _GENERIC)
    names_spaces = bool(load(kernel.module.dialect).stack) and not is_generic
    if not seen and not names_spaces and _is_machine(kernel) and (arrays.value is None or arrays.value > _SLACK):
        return unavailable("accesses", _HIDDEN)
    return counted(found, "accesses", "accesses of private memory whose address is not the same at any time")


def _lanes(kernel: Kernel) -> int:
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


def measures(found: Private) -> Mapping[str, Measure]:
    """All figures that have a meaning for the kernel."""
    spilled = found.stores  # what is stored alone where loads are not known
    if found.stores is not None and found.loads is not None:
        spilled = replace(found.stores, value=(found.stores.value or 0) + (found.loads.value or 0))
    table = {
        "spilled_store_bytes": found.stores,
        "spilled_load_bytes": found.loads,
        "spilled_bytes": spilled,
        "array_bytes": found.arrays,
        "indexed_accesses": found.indexed,
        "lane_copies": found.lanes,
    }
    return {name: one for name, one in table.items() if one is not None}


def sections(found: Private, words: Words) -> tuple[Section, ...]:
    """A line of what is not 0, where anything is, and the source lines with most accesses."""
    named = (
        ("spills store", "spilled_store_bytes", found.stores),
        ("load", "spilled_load_bytes", found.loads),
        ("arrays", "array_bytes", found.arrays),
        ("accesses at computed addresses", "indexed_accesses", found.indexed),
        (f"moves between {words.word('scalar')} and lanes", "lane_copies", found.lanes),
    )
    cells = tuple(Cell(one, title=title, metric=name) for title, name, one in named if one is not None and one.value)
    memory = words.word("private")
    whole = (Section(memory, (Row(memory, cells),)),) if cells else ()
    if not found.lines:
        return whole
    rows = tuple(_row(one) for one in found.lines[:_SHOWN])
    more = len(found.lines) - len(rows)
    summary = f"{len(found.lines):,}" + (f", the first {len(rows)} shown" if more else "")
    return *whole, Section(f"{memory} by line", rows, ("loads", "stores", "depth"), summary=summary)


def _row(one: PrivateLine) -> Row:
    where = one.source or f"line {one.line:,}"
    cells = tuple(
        Cell(f"{count:,} of {size:,} B" if count else "")
        for count, size in ((one.loads, one.load_bytes), (one.stores, one.store_bytes))
    )
    note = where + (f", loop {one.loop}" if one.loop else "")
    return Row(_KINDS[one.kind], (*cells, Cell(str(one.depth))), note=note, source=one.source or "")


ANALYZER = Analyzer(
    name="private",
    title="private memory",
    result=Private,
    analyze=analyze,
    sections=sections,
    measures=measures,
    order=24,
)
