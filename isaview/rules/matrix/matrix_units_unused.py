"""A product of matrices is computed without the matrix units.

What
    A loop multiplies and adds values widened from 16 bits (or in 16 bits), on a GPU that has matrix units, and the kernel has
    no matrix instruction; or a tile of eight sums and more multiplies 32-bit floats where TF32 exists, if that is precise
    enough. Each input goes into several sums, of which two inputs share one; or one goes with the rows of the launch or of its
    lanes, the other with columns.
Why
    The matrix units compute 16-bit products at eight to sixteen times the rate of the vector units, with fewer instructions
    and fewer registers for the same tile.
Instead
    wmma or mma.sync (nvcuda::wmma, CUTLASS), rocWMMA or __builtin_amdgcn_mfma, tl.dot in Triton with tiles of 16 at least;
    or a library (cuBLASLt, hipBLASLt) where the product stands alone.
Silent when
    The inputs are of unknown width or 64 bits wide, or the GPU is not known; a value is multiplied with itself; inputs of one
    side go into a single sum (a product of matrix and vector is bound by memory anyway), unless one side follows rows and the
    other columns; sums are scaled before each product.
"""

from collections.abc import Collection, Mapping, Set

from msgspec.structs import replace

from isaview.analysis.addresses.addresses import address_of
from isaview.analysis.addresses.affine import in_lanes
from isaview.analysis.addresses.follow import ExhaustedError
from isaview.analysis.bound.throughput import machine_of
from isaview.base.figures import count
from isaview.flow.values import START
from isaview.reports.rule import Condition, Rule, Spots, View
from isaview.rules.deciding import walk_of_any_wave
from isaview.rules.samples import ptx_loop

_FLOATS = ("float32", "float16")
_FEWEST_ACCUMULATORS = 4
_FEWEST_OF_FLOATS = 8
"""Sums of a tile of 32-bit floats: fewer are filters and stencils as well."""
_TF32 = Condition("tf32_suffices", "TF32 (10 bits of mantissa) is precise enough")
_KINDS = (("fp16", "16-bit values", None), ("tf32", "32-bit floats", _TF32))
"""The peaks of matrix units, what they are compared for, and what has to hold for that."""
_LEAST_GAIN = 2.0
_FUSED = 2
"""Operations of a multiply-add for each lane."""
_HALF = 16
"""Bits of an input that the matrix units take."""
_PLACES = frozenset(("thread_x", "thread_y", "wave_x", "wave_y", "group_x", "group_y"))
"""Coordinates of a launch that choose a row or a column."""
_MOST_STEPS = 4
"""Instructions between a value as it was loaded and its use."""


def find(view: View) -> Spots:
    """A spot for each loop, at its first multiply-add."""
    if view.instructions(lambda form: form.instruction_class == "matrix") or view.gpu is None:
        return
    peaks = machine_of(view.gpu)
    arithmetic = view.meanings.arithmetic
    floats = (form for form in view.kernel.distinct_forms if form.instruction_class in _FLOATS)
    wanted = {form for form in floats if "multiplies" in form.flags or (arithmetic(form).operations or 0) >= _FUSED}
    sums = view.instructions(wanted.__contains__)
    if not sums or isinstance(peaks, str) or "fp16" not in peaks.matrix:
        return
    for loop, inside in view.group_in_loops(sums).items():
        for kind, values_of_kind, condition in _KINDS:
            faster = peaks.matrix.get(kind, 0) / (_FUSED * peaks.lanes["fp32"])
            products = _products(view, inside, whole=condition is not None) if faster >= _LEAST_GAIN else []
            if products:
                units = f"in the vector units; the matrix units of {peaks.name}, {faster:.0f} times as fast, are unused"
                what = f"{count(len(products), 'multiply-add')} of {values_of_kind} {units}"
                yield replace(view.spot(loop, products, what), condition=condition)
                break


def _products(view: View, inside: list[int], *, whole: bool) -> list[int]:
    """The multiply-adds of a loop that make up a product of matrices, of ``whole`` floats or halves; none where they do not."""
    values, writes = view.values, view.kernel.operands.writes
    inputs = {index: [register for register in values.data_read(index) if register not in writes[index]] for index in inside}
    factors = {index: registers[:2] for index, registers in inputs.items()}  # the sum comes last where it is not among them
    loads = _factor_loads(view, factors, whole=whole)
    sums = _sums_of(view, factors, loads)
    # sums into which each value of a factor goes
    entered: dict[tuple[int | None, int], set[int]] = {}
    pairs = {index: [(values.maker_read(index, register), register) for register in factors[index]] for index in sums}
    for index, pair in pairs.items():
        for value in pair:
            entered.setdefault(value, set()).add(sums[index])
    shared = [[entered[value] for value in pair] for pair in pairs.values()]
    # in a tile of results each factor goes into several sums, and two factors meet in one: a row and a column
    tiled = sum(len(first & second) < min(len(first), len(second)) for first, second in shared)
    is_tile = len({*sums.values()}) >= (_FEWEST_OF_FLOATS if whole else _FEWEST_ACCUMULATORS)
    if is_tile and 2 * tiled >= len(sums):
        return sorted(sums)
    outer = sum(_are_row_and_column(view, *loads[index]) for index in sums) if is_tile or not whole else 0
    return sorted(sums) if 2 * outer > len(sums) else []


def _factor_loads(view: View, factors: Mapping[int, list[int]], *, whole: bool) -> dict[int, list[int]]:
    """The two loads that brought the factors of each multiply-add; those of other types, and squares, are left out."""
    forms = view.kernel.forms
    loads: dict[int, list[int]] = {}
    for index, registers in factors.items():
        if len({*registers}) == 2 and not (whole and forms[index].instruction_class != "float32"):
            sources = [_source(view, index, register, whole=whole) for register in registers]
            loads[index] = [load for load in sources if load is not None]
    return {index: sources for index, sources in loads.items() if len(sources) == 2}


def _sums_of(view: View, factors: Mapping[int, list[int]], loads: Collection[int]) -> dict[int, int]:
    """The sum that each multiply-add belongs to, as a number: its register, or ``~`` the addition at which products end."""
    sums: dict[int, int] = {}
    for index in sorted(loads):
        addends = [register for register in view.values.data_read(index) if register not in factors[index]]
        if len(addends) == 1 and not (before := _writes_before_moves(view, index, addends[0])).isdisjoint(loads):
            sums[index] = next((sums[write] for write in before if write in sums and write < index), addends[0])
        elif not addends and (last := _last_addition(view, index)) is not None:
            sums[index] = ~last
    return sums


def _last_addition(view: View, index: int) -> int | None:
    """The last addition of its block that a product comes to, of an instruction that multiplies alone; None for no addition."""
    forms, operands, flow = view.kernel.forms, view.kernel.operands, view.flow
    last, holding = None, {*operands.writes[index]} if "multiplies" in forms[index].flags else set()
    for reader in range(index + 1, flow.blocks[flow.block_of(index)].last if holding else 0):
        is_float = forms[reader].instruction_class in _FLOATS and "multiplies" not in forms[reader].flags
        if is_float and not holding.isdisjoint(operands.reads[reader]):
            last = reader
            holding.update(operands.writes[reader])
        else:
            holding.difference_update(operands.writes[reader])
    return last


def _writes_before_moves(view: View, index: int, register: int) -> Set[int]:
    """What may have written a register that an instruction reads, or what the only move there has copied."""
    values = view.values
    makers = values.makers(values.value_read(index, register)) - {START}
    moves = [maker for maker in makers if view.kernel.forms[maker].instruction_class == "move"]
    return values.data_makers(moves[0]) if moves and len(makers) == 1 else makers


def _are_row_and_column(view: View, first: int, second: int) -> bool:
    """Whether two loads of a loop lie at places of which each depends on a coordinate that the other does not depend on."""
    if first not in view.loads or second not in view.loads:
        return False
    row, column = (view.loads[load].addressed.depends & _PLACES for load in (first, second))
    return bool(row - column and column - row) or _are_crossed(view, first, second)


def _are_crossed(view: View, first: int, second: int) -> bool:
    """Whether the lanes of a wave take each of several places of a load with each of several of another."""
    walk, places = walk_of_any_wave(view), []
    for load in (first, second):
        access = next(access for access in view.kernel.forms[load].accesses if access.kind == "load")
        try:
            terms = address_of(walk, load, access).terms.values()
        except ExhaustedError:
            return False
        places.append([*zip(*(in_lanes(term, walk.shape.wave_size) for term in terms), strict=True)])
    rows, columns = (len({*side}) for side in places)
    return min(rows, columns) > 1 and rows * columns == len({*zip(*places, strict=True)})


def _source(view: View, index: int, register: int, *, whole: bool) -> int | None:
    """What brought a value of 16 bits, or one that was widened from 16, that an instruction reads; None for other values.

    Of a ``whole`` float, the load of the loop.
    """
    kernel, values = view.kernel, view.values
    if whole:
        load = values.maker_read(index, register)
        if load is None or view.loop(load) != view.loop(index):
            return None
        return load if any(access.space in ("global", "shared") for access in kernel.forms[load].accesses) else None
    reader, is_half = index, "widens_halves" in kernel.forms[index].flags
    for _ in range(_MOST_STEPS):
        is_half |= kernel.registers[register].bits <= _HALF
        writer = values.maker_read(reader, register)
        if writer is None:
            break  # an argument, or made in several places
        reader, form = writer, kernel.forms[writer]
        if any(access.kind == "load" for access in form.accesses):
            is_half |= any((access.bytes or 4) * 8 <= _HALF for access in form.accesses)
            break
        widens = "widens_halves" in form.flags
        if form.instruction_class not in ("convert", "move", "logic", "integer") and not widens:
            break
        # logic and integers take halves out of a word: shifts, masks, permutations of bytes
        is_half |= widens or (form.instruction_class == "convert" and "f16" in form.opcode)
        reads = values.data_read(writer)
        if not reads:
            break
        register = reads[0]
    return reader if is_half else None


_LOADS = "".join(
    f"	ld.global.u16 %h{number}, [%rd2+{64 * number}];\n	cvt.f32.f16 %f{number}, %h{number};\n" for number in range(1, 5)
)
_WIDE_LOADS = "".join(f"	ld.global.f32 %f{number}, [%rd2+{64 * number}];\n" for number in range(1, 5))
_PRODUCTS = """	fma.rn.f32 %f5, %f1, %f3, %f5;  // ISA601
	fma.rn.f32 %f6, %f1, %f4, %f6;
	fma.rn.f32 %f7, %f2, %f3, %f7;
	fma.rn.f32 %f8, %f2, %f4, %f8;
"""
_STORES = "".join(f"	st.global.f32 [%rd2+{4 * number}], %f{number};\n" for number in range(5, 9))
BAD = ptx_loop(_LOADS + _PRODUCTS, before="	cvta.to.global.u64 %rd2, %rd1;\n", after=_STORES)
GOOD = BAD.replace(_LOADS, _WIDE_LOADS).replace("ISA601", "")

RULE = Rule("ISA601", "matrix-units-unused", __doc__, find, BAD, GOOD, relieves="vector units")
