"""The registers that are allocated, and the most that are alive at once, by register file.

Allocated: what the compiler stated comes first. Where it stated nothing and the text names physical registers, the highest
one is counted; where the registers are virtual, what the assembler will allocate is estimated. Peaks are exact for the text
as it stands: every lane is taken to be active, a register fills whole 32-bit words, and a guarded or partial write does not
end the old value's life. SSA values are counted by the file a GPU would keep them in: those that may differ between lanes apart
from those that do not.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.contract import Analyzer, Context
from isaview.analysis.hardware import foreign_to, gpu_of, no_gpu, wave_size_of
from isaview.analysis.registers.allocation import HELD_DOWN, OF_VALUES, STATED, allocation, is_physical, shared_part
from isaview.analysis.registers.contradictions import contradictions
from isaview.analysis.tally import loop_name, source_of
from isaview.base.measure import Measure, counted_measure, estimated_measure, round_up, stated_measure, unavailable, unread
from isaview.base.words import words_for
from isaview.flow.callees import INSIDE
from isaview.flow.divergence import in_files_of
from isaview.flow.graph import flow_of
from isaview.flow.liveness import liveness_of
from isaview.flow.register_arrays import by_name
from isaview.gpus.hardware import Gpu, combine_register_files, gpu_for
from isaview.model.kernel import Kernel, Line, reachable_functions

PHYSICAL = ("vector", "accumulator", "scalar")
_UNIT = "registers"
_MOVES = "moves_registers"
"""The flag of an instruction that moves registers between waves."""
_BEYOND = "registers_beyond"
"""The module's fact of how many registers compilers set aside beyond the highest that a text names."""
_INDEXED = (
    "instructions choose a register by an index when they run and the text names the first of its array only: how far each goes"
    " is inferred from registers that are written and read nowhere else"
)
_TOTAL = ("allocated_vector_registers", "total_vector_registers")
"""Where the registers stand that occupancy counts, the best place first: more may be set aside than are used."""


class Peak(Struct, frozen=True):
    """Where most registers are alive: the line in the dump, the source position and the loop around it, where known."""

    line: Line
    source: str | None
    loop: str | None


class Registers(Struct, frozen=True):
    """Registers by file: ``vector``, ``accumulator``, ``scalar``, ``predicate``; ``value`` for values not yet assigned.

    ``allocated`` also has ``total``, what occupancy counts. ``peak`` is the place of the first file's peak.
    ``disagreements`` say where the dump contradicts itself.
    """

    allocated: Mapping[str, Measure]
    peak_live: Mapping[str, Measure]
    peak: Peak | None
    disagreements: tuple[str, ...]


def analyze(context: Context) -> Registers:
    """The registers of a kernel."""
    kernel, gpu = context.kernel, gpu_of(context)
    # SSA values stand in the files of the GPU, by whether they differ between lanes.
    if gpu is not None and context.module.level == "instructions":
        kernel = in_files_of(kernel, gpu, wave_size_of(context, gpu))
    liveness = liveness_of(kernel)
    peaks = {file: peak for file in liveness.pressure if (peak := liveness.peak(file)) is not None}
    allocated = _registers_by_file(context, peaks)
    index = next((peaks[file][1] for file in ("vector", "value", "accumulator", "scalar") if file in peaks), None)
    text, place = context.kernel, None
    if index is not None:
        place = Peak(text.lines[index], source_of(text, index), loop_name(text, index))
    # What logs and binaries state of a text of the machine's registers counts, for the GPU that the text is for.
    elsewhere: Mapping[str, Measure] = {}
    if is_physical(text) and (gpu is None or foreign_to(context, gpu) is None):
        facts = context.stated.items()
        elsewhere = {name: fact for name, fact in facts if fact.origin == "stated" and text.stated.get(name) != fact}
    words = words_for(context.module.dialect, context.module.target)
    used = _highest(text) if is_physical(text) else {}
    return Registers(
        allocated=allocated,
        peak_live={file: _peak_measure(context, kernel, file, peak[0], allocated.get(file)) for file, peak in peaks.items()},
        peak=place,
        disagreements=tuple(contradictions(text, used, gpu_for(context.module.target), words, elsewhere)),
    )


def _peak_measure(context: Context, kernel: Kernel, file: str, words: int, allocated: Measure | None) -> Measure:
    if not kernel.complete:
        return unread(_UNIT, "statements of this kernel could not be read, so what is alive is not known")
    kind = "predicates" if file == "predicate" else "32-bit registers"
    because = f"most {kind} alive at one instruction, by liveness over the control flow"
    if "value" in context.kernel.register_files:
        because = f"{because}, {OF_VALUES}"
    unknown = len(flow_of(kernel).unknown_jumps)
    if unknown:
        because = f"{because}; {unknown} jumps go where the text does not say, so more may be alive"
    registers, arrays = kernel.registers, kernel.operands.arrays.values()
    indexed = sum(any(registers[number].file == file for number in numbers) for numbers in arrays)
    if not indexed:
        return counted_measure(words, _UNIT, because)
    by_name_alone = liveness_of(by_name(kernel)).peak(file)
    low = min(words, by_name_alone[0]) if by_name_alone is not None else 0
    allocated_words = int(allocated.value or 0) if allocated is not None else 0
    high = max(words, allocated_words, _highest(kernel).get(file, 0))
    return estimated_measure(words, low, high, _UNIT, f"{because}; {indexed} {_INDEXED}")


def _registers_by_file(context: Context, peaks: Mapping[str, tuple[int, int]]) -> dict[str, Measure]:
    kernel = context.kernel
    by_file = {file: context.stated[name] for file, name in STATED.items() if name in context.stated}
    if "scalar" not in by_file and "allocated_scalar_registers" in context.stated:
        by_file["scalar"] = context.stated["allocated_scalar_registers"]
    if "vector" not in by_file and context.module.unlisted:
        return {**by_file, "vector": unavailable(_UNIT, f"the binary does not state them; {context.module.unlisted}")}
    if "vector" not in by_file and (not is_physical(kernel) or not kernel.registers):
        if context.module.level == "tiles":
            from isaview.analysis.tiles.registers import estimate_allocation

            estimates = {"vector": estimate_allocation(kernel, gpu_of(context)), **by_file}
        else:
            estimates = {**allocation(kernel, gpu_of(context), no_gpu(context)), **by_file}
        best = next((context.stated[name] for name in _TOTAL if name in context.stated), estimates["vector"])
        return {**estimates, "total": best}
    if "vector" not in by_file and INSIDE in kernel.flags:
        because = "the kernel that calls it sets the registers aside, and no calling convention says which it uses"
        return {**by_file, "vector": unavailable(_UNIT, because)}
    by_file = _with_named(context, peaks, by_file)
    gpu = gpu_of(context)
    total = _with_shared(context, gpu, _total(context.stated, gpu, by_file))
    return {**by_file, "total": total} if total is not None else by_file


def _with_named(context: Context, peaks: Mapping[str, tuple[int, int]], by_file: Mapping[str, Measure]) -> dict[str, Measure]:
    """The registers by file, with the highest that the text names of files of which nothing is stated."""
    kernel, gpu, result = context.kernel, gpu_of(context), dict(by_file)
    callees, outside = _callees(kernel) if "vector" not in by_file else ((), "")
    highest = [_highest(function) for function in (kernel, *callees)]
    for file in PHYSICAL:
        count = max(numbers.get(file, 0) for numbers in highest)
        if file in by_file or not (count or file in peaks):
            continue
        most = None if gpu is None else {"scalar": gpu.scalar_registers_max}.get(file, gpu.vector_registers_max)
        beyond = kernel.module.facts.get(_BEYOND) if file == "vector" else None
        extra = int(getattr(beyond, "value", None) or 0)
        result[file] = _counted_highest((kernel, *callees), outside, count, most, extra)
    return result


def _callees(kernel: Kernel) -> tuple[tuple[Kernel, ...], str]:
    """The functions of the text that a kernel may call, and the name of a callee that the text does not have, "" for none."""
    if not kernel.is_entry:
        return (), ""
    functions = kernel.module.by_name
    names = reachable_functions(kernel.module, kernel.name)
    inside = tuple(functions[name] for name in names if name in functions and name != kernel.name)
    pointers = any(function.calls_through_register for function in (kernel, *inside))
    unnamed = "what an address in registers leads to" if pointers else ""
    return inside, next((name for name in names if name not in functions), unnamed)


def _counted_highest(kernels: tuple[Kernel, ...], outside: str, registers: int, most: int | None, beyond: int) -> Measure:
    """The registers named by a kernel, and by what it calls; compilers may set ``beyond`` more of them aside."""
    if not all(kernel.complete for kernel in kernels):
        return unread(_UNIT, "statements of this kernel could not be read, so a higher register may be used")
    if any(_MOVES in form.flags for kernel in kernels for form in kernel.distinct_forms):
        return unavailable(
            _UNIT, "the kernel moves registers between its waves, and the dump does not state how many it begins with"
        )
    where = "the text names" if len(kernels) == 1 else "the kernel and what it calls name"
    because = f"highest register {where}, plus one: the dump does not state the allocation"
    if outside and most is not None:
        because = f"{because}; {outside} is called, not in the text, and may use more"
        return estimated_measure(registers, registers, max(registers, most), _UNIT, because)
    if beyond and registers:
        because = f"{because}; compilers set up to {beyond} more aside"
        return estimated_measure(registers + beyond, registers, registers + beyond, _UNIT, because)
    return counted_measure(registers, _UNIT, because)


def _highest(kernel: Kernel) -> dict[str, int]:
    """Per file the highest register number the text names, plus one."""
    highest: dict[str, int] = {}
    for register in kernel.registers:
        digits = (register.word or register.name).lower().lstrip("abcdefghijklmnopqrstuvwxyz")
        if register.file in PHYSICAL and digits.isdecimal():
            highest[register.file] = max(highest.get(register.file, 0), int(digits) + 1)
    return highest


def _total(facts: Mapping[str, Measure], gpu: Gpu | None, by_file: Mapping[str, Measure]) -> Measure | None:
    """The vector registers that occupancy counts: stated, else put together as the GPU does."""
    best = next((facts[name] for name in _TOTAL if name in facts), None)
    vector, accumulator = by_file.get("vector"), by_file.get("accumulator")
    if vector is None or vector.value is None or (accumulator is not None and accumulator.value is None):
        return vector if best is None else best
    used, accumulators = int(vector.value), 0 if accumulator is None else int(accumulator.value or 0)
    may_add = gpu is not None and gpu.accumulators != "none"
    in_all = (
        used if not accumulators else combine_register_files(gpu, used, accumulators) if gpu is not None and may_add else None
    )
    if best is not None:
        return best if in_all is None else _set_aside(best, in_all, vector)
    if not accumulators:
        return vector
    if gpu is None or in_all is None:
        return unavailable(_UNIT, "how accumulation registers add to the others depends on the GPU; name one with --gpu")
    because = f"{used} vector and {accumulators} accumulation registers, as {gpu.name} allocates them together"
    if vector.origin == "estimated":
        return estimated_measure(in_all, in_all, max(in_all, gpu.vector_registers_max), _UNIT, f"{because}; {vector.because}")
    return (stated_measure if vector.origin == "stated" else counted_measure)(in_all, _UNIT, because)


def _with_shared(context: Context, gpu: Gpu | None, total: Measure | None) -> Measure | None:
    """The total with what both halves of a wave of 64 share."""
    of_halves = shared_part(context, gpu)
    if total is None or total.value is None or not of_halves or gpu is None:
        return total
    shared, step = context.stated["shared_vector_registers"], gpu.vector_granule[-1]
    value, low, high = (
        None if amount is None else round_up(int(amount), step) + of_halves for amount in (total.value, total.low, total.high)
    )
    because = f"{total.because}, in steps of {step}, and {of_halves} for {shared.value} that both halves of a wave share"
    return replace(total, value=value, low=low, high=high, because=f"{because} ({shared.because})")


def _set_aside(total: Measure, used: int, vector: Measure) -> Measure:
    """The stated total; where it is more than a compiler says that the kernel uses, with the reason compilers have for that."""
    if total.value is None or total.value <= max(used, 1):
        return total
    than = f"the kernel uses, {HELD_DOWN}" if vector.origin == "stated" else "the text names"
    return replace(total, because=f"{total.because}: {int(total.value) - used} more than {than}")


def measures(registers: Registers) -> Mapping[str, Measure]:
    """The allocated registers that nobody stated, and the peaks, by their names in the metric table."""
    known = {STATED[file]: measure for file, measure in registers.allocated.items() if file in STATED}
    total, vector = registers.allocated.get("total"), registers.allocated.get("vector")
    if total is not None and not (total.origin == "estimated" and total == vector):  # an estimate is shown once
        known["total_vector_registers"] = total
    peaks = {f"peak_live_{file}": measure for file, measure in registers.peak_live.items()}
    return {**known, **peaks}


ANALYZER = Analyzer(
    "registers",
    "registers",
    Registers,
    analyze,
    measures,
    order=20,
    of_facts=True,
    levels=("instructions", "tiles"),
)
