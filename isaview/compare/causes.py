"""Why a kernel's figures changed, as far as its text tells.

Another compiler or level of optimisation; launch bounds and limits of registers; shared and private memory; calls, atomics,
barriers, waits, matrix instructions and the width of accesses; loops that grew or do several rounds at once; which values are
alive at the new peak. A cause is named only where counts of both texts show it. Where none is, it says so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from isaview.analysis.tally import source_of
from isaview.base.figures import brief
from isaview.base.measure import Measure
from isaview.base.metrics import by_name
from isaview.base.text import safe
from isaview.base.words import SYNCHRONISING, Words
from isaview.compare.align import Alignment
from isaview.compare.graph_causes import graph_causes
from isaview.compare.live_causes import live_causes
from isaview.compare.loop_causes import is_private, loop_causes, place_of, spill_causes, unrolling
from isaview.compare.metric_changes import Cause, MetricChange
from isaview.compare.pairing import Subject
from isaview.compare.tiles import tile_causes
from isaview.flow.graph import flow_of
from isaview.inputs.sources import dialects
from isaview.model.kernel import Kernel, Module, reachable_functions
from isaview.model.statements import Dialect

_MEASURING = frozenset(("live", "loop", "occupancy"))
"""Kinds that say how much, and name no change."""
_WORKING = ("global", "shared", "generic", "float", "matrix", "transcendental")
"""How the classes of instructions begin that a compiler does not add."""
_SPILLED = ("spilled_vector_registers", "spilled_bytes", "spilled_scalar_registers")
"""Figures of spills, the best known first; the first two are of vector registers."""
_COMPILER_NAME = 120
"""Characters of a compiler's name that are shown."""


def causes_of(old: Subject, new: Subject, metrics: Sequence[MetricChange], alignment: Alignment) -> tuple[Cause, ...]:
    """Why the figures of a pair changed: how it was compiled and launched, then memory, then the work and what is alive."""
    settings = [*_launch(new, metrics), *_limiters(old, new), *_figure("shared", ("shared_bytes",), new, metrics)]
    kernel, kernel_now = old.kernel, new.kernel
    if kernel is None or kernel_now is None:
        return tuple(settings)
    causes = [*_compiler(kernel.module, kernel_now.module), *_levels(old, new), *settings]
    if kernel_now.module.level == "graph":
        return (*causes, *graph_causes(kernel, kernel_now))
    changed = {change.name for change in metrics}
    if alignment.counts.real:
        causes.extend(_private(kernel, kernel_now, is_spill=not changed.isdisjoint(_SPILLED[:2])))
        causes.extend(spill_causes(kernel, kernel_now))
        causes.extend(_work(kernel, kernel_now))
        causes.extend(_widths(kernel, kernel_now, new.words))
        if "shared_bytes" not in changed:
            causes.extend(unrolling(kernel, kernel_now))
        causes.extend(loop_causes(kernel, kernel_now, alignment))
    causes.extend(_figure("spill", _SPILLED, new, metrics))
    if not {"launch", "optimisation"} & {cause.kind for cause in causes}:
        causes.extend(_cap(old, new))
    causes = _drop_consequences(causes, kernel, kernel_now)
    of_tiles = tile_causes(old, new)
    causes.extend(of_tiles)
    is_explained = any(cause.kind not in _MEASURING for cause in causes)
    if not is_explained and (alignment.counts.real or any(change.worse is not None for change in metrics)):
        causes.append(Cause("unseen", "cause not seen: no compiler, launch, memory, call, barrier, wait or loop explains it"))
    live = [change for change in metrics if change.name.startswith("peak_live_") and change.delta and not of_tiles]
    return (*causes, *(cause for change in live for cause in live_causes(change, new, alignment)))


def _dialect(module: Module) -> Dialect | None:
    return next((dialect for dialect in dialects() if dialect.name == module.dialect), None)


def _drop_consequences(causes: list[Cause], old: Kernel, new: Kernel) -> list[Cause]:
    """The causes without waits that a compiler wrote for what stands around them: other causes, or other accesses of memory."""
    dialect = _dialect(new.module)
    if dialect is None or not dialect.inserts_waits:
        return causes
    is_consequence = any(cause.kind not in {*_MEASURING, "wait"} for cause in causes)
    accesses, accesses_now = (sum(len(form.accesses) for form in kernel.forms) for kernel in (old, new))
    return [cause for cause in causes if cause.kind != "wait"] if is_consequence or accesses != accesses_now else causes


def _compiler(old: Module, new: Module) -> Iterator[Cause]:
    """The compilers that are not named in both texts."""
    was, now = _compilers(old), _compilers(new)
    if was != now:
        left, came = ", ".join(name for name in was if name not in now), ", ".join(name for name in now if name not in was)
        yield Cause("compiler", f"compiler: {left or 'not named'} → {came or 'not named'}")


def _compilers(module: Module) -> tuple[str, ...]:
    """The compilers that the text of a module names as its makers, in the order of the text; kept with the module."""

    def names() -> tuple[str, ...]:
        dialect = _dialect(module)
        matches = () if dialect is None or dialect.compilers is None else dialect.compilers.finditer(module.source)
        return tuple(dict.fromkeys(safe(match[match.lastindex or 0].strip())[:_COMPILER_NAME] for match in matches))

    return module.once(_compilers, names)


def _levels(old: Subject, new: Subject) -> Iterator[Cause]:
    """How much the compilers were asked to optimise."""
    level, level_now = _optimisation(old), _optimisation(new)
    if level != level_now:
        yield Cause("optimisation", f"optimisation: {level} → {level_now}")


def _optimisation(side: Subject) -> str:
    """What the text says of its optimisation; spilling most registers while few are alive is what is not optimised."""
    assert side.kernel is not None
    if "for_debugging" in side.kernel.module.facts:
        return "for debugging"
    if "unoptimised" in side.kernel.flags:
        return "not optimised"
    spilled, alive, held = (
        None if (measure := side.report.measures.get(name)) is None else measure.value
        for name in ("spilled_vector_registers", "peak_live_vector", "vector_registers")
    )
    # -O0 keeps each variable in memory: registers are free and still it spills
    if spilled and alive is not None and held is not None and 2 * alive <= held:
        return "not optimised (spills while few registers are alive)"
    return "optimised"


def _launch(new: Subject, metrics: Sequence[MetricChange]) -> Iterator[Cause]:
    for change in metrics:
        metric = by_name().get(change.name)
        if metric is not None and metric.group == "launch":
            was, now = ("not given" if end.value is None else f"{end.value:,}" for end in (change.old, change.new))
            text = f"{new.words.word(change.name)}: {was} → {now}"
            yield Cause("launch", text, metric=change.name, old=change.old.value, new=change.new.value)


def _limiters(old: Subject, new: Subject) -> Iterator[Cause]:
    """What limits the waves that run at once, where nothing that did still does."""
    before, after = (getattr(side.report.results.get("occupancy"), "limited_by", None) for side in (old, new))
    # a limit that still holds explains nothing
    if not before or not after or set(before) & set(after):
        return
    words = new.words
    was, now = (" and ".join(map(words.limit, names)) for names in (before, after))
    yield Cause("occupancy", f"{words.word('occupancy_waves')} limited by {now}, before by {was}", metric="occupancy_waves")


def _work_of(kernel: Kernel) -> Counter[tuple[str, str]]:
    """Calls by function, atomics, barriers, waits and matrix instructions by opcode, each with how often the text has it."""
    work: Counter[tuple[str, str]] = Counter()
    for form, tokens in zip(kernel.forms, kernel.tokens, strict=True):
        if form.flow == "call":
            work["call", " or ".join(text.bind(tokens) for text in form.targets) or form.opcode] += 1
        elif any(access.kind == "atomic" for access in form.accesses):
            work["atomic", form.opcode] += 1
        elif form.instruction_class in ("matrix", *SYNCHRONISING):
            work[form.instruction_class, form.opcode] += 1
    return work


def _callees(kernel: Kernel) -> list[Kernel]:
    """The functions of the same text that a kernel calls, and those that these call."""
    functions = {function.name: function for function in kernel.module.kernels if function is not kernel}
    return [functions[name] for name in reachable_functions(kernel.module, kernel.name) if name in functions]


def _work(old: Kernel, new: Kernel) -> Iterator[Cause]:
    """Instructions whose number says what a kernel does, by opcode; of calls the functions.

    What moved into a function that either side calls, or out of it, is no change of the work: of kinds that such functions do,
    the kernel's own count says nothing. Code for a debugger has fences that its source has not.
    """
    before, after = _work_of(old), _work_of(new)
    of_debugger: set[str] = set()
    if ("for_debugging" in old.module.facts) != ("for_debugging" in new.module.facts):
        of_debugger = {form.opcode for side in (old, new) for form in side.forms if "fence" in form.flags}
    # functions are read only where calls differ: they may be most of the module
    calls, calls_now = ({key: count for key, count in work.items() if key[0] == "call"} for work in (before, after))
    moved: set[str] = set()
    if calls != calls_now:
        moved = {kind for side in (old, new) for function in _callees(side) for kind, _ in _work_of(function)} - {"call"}
    for kind, name in sorted(before.keys() | after.keys()):
        was, now = before[kind, name], after[kind, name]
        if was != now and kind not in moved and name not in of_debugger:
            what = "matrix instructions" if kind == "matrix" else kind
            yield Cause(kind, f"{what} {name}: {was:,} → {now:,}", "", "instructions", was, now)
    if "wait" not in moved:
        yield from _wait_changes(old, new)


def _wait_changes(old: Kernel, new: Kernel) -> Iterator[Cause]:
    """Waits of an opcode, as many as before, that wait for something else; those that name registers are left out."""
    before, after = _waits_of(old), _waits_of(new)
    for opcode in sorted(before.keys() & after.keys()):
        removed, added = before[opcode] - after[opcode], after[opcode] - before[opcode]
        count = removed.total()
        if count and count == added.total():
            others = f" and {count - 1:,} more" if count > 1 else ""
            text = f"wait {opcode}: {min(removed)} → {min(added)}{others}"
            yield Cause("wait", text, "", "instructions", count, count)


def _waits_of(kernel: Kernel) -> dict[str, Counter[str]]:
    """The waits of a text by opcode: what each waits for, with how often the text has it."""
    waits: dict[str, Counter[str]] = {}
    for index, form in enumerate(kernel.forms):
        if form.instruction_class == "wait" and not (kernel.operands.reads[index] or kernel.operands.writes[index]):
            waited_for = " ".join(operand.bind(kernel.tokens[index]) for operand in form.operands)
            waits.setdefault(form.opcode, Counter())[waited_for] += 1
    return waits


def _widths(old: Kernel, new: Kernel, words: Words) -> Iterator[Cause]:
    """Loads or stores of a space that move as many bytes as before, in fewer pieces or in more."""
    before, after = _sizes(old), _sizes(new)
    for kind in sorted(before.keys() & after.keys()):
        was, now = before[kind], after[kind]
        moved, moved_now = (sum(size * count for size, count in sizes.items()) for sizes in (was, now))
        if was.total() != now.total() and moved == moved_now:
            text = f"width of {words.instruction_class(kind)}: {_list_sizes(was)} → {_list_sizes(now)}"
            yield Cause("width", text, "", "instructions", was.total(), now.total())


def _sizes(kernel: Kernel) -> dict[str, Counter[int]]:
    """How many accesses a lane has of each size in bytes, by what they are of; left out where the text does not say all."""
    sizes: dict[str, Counter[int]] = {}
    for form in kernel.forms:
        for access in form.accesses:
            if access.space in _WORKING and access.kind in ("load", "store"):
                sizes.setdefault(f"{access.space}_{access.kind}", Counter())[access.bytes or 0] += 1
    # 0 is an access whose size the text does not say: sums would be wrong
    return {kind: counts for kind, counts in sizes.items() if 0 not in counts}


def _list_sizes(sizes: Counter[int]) -> str:
    return " + ".join(f"{count:,} × {size:,} B" for size, count in sorted(sizes.items(), reverse=True))


def _figure(kind: str, names: Sequence[str], new: Subject, metrics: Sequence[MetricChange]) -> Iterator[Cause]:
    """The first of these figures that is known on both sides and changed."""
    changes = {change.name: change for change in metrics if change.delta}
    for change in [changes[name] for name in names if name in changes][:1]:
        text = f"{new.words.word(change.name)}: {brief(change.old)} → {brief(change.new)}"
        yield Cause(kind, text, "", change.name, change.old.value, change.new.value)


def _private(old: Kernel, new: Kernel, *, is_spill: bool) -> Iterator[Cause]:
    """Accesses of private memory, where their number changed: of spills, else of arrays."""
    before, after = ([index for index, form in enumerate(kernel.forms) if is_private(form)] for kernel in (old, new))
    if len(before) == len(after):
        return
    inside, inside_now = _indices_in_loops(old, before), _indices_in_loops(new, after)
    what = "spills and other private accesses" if is_spill else "private arrays: accesses"
    text, source = f"{what} {len(before):,} → {len(after):,}", ""
    if inside or inside_now:
        text += f", inside loops: {len(inside):,} → {len(inside_now):,}"
    if len(inside_now) > len(inside):
        flow = flow_of(new)
        deepest = max(inside_now, key=lambda index: flow.depths[flow.block_of(index)])
        source = place_of(new, deepest, source_of(new, deepest))
        text += f", the deepest at {source}"
    yield Cause("spill" if is_spill else "array", text, source, "private_bytes", len(before), len(after))


def _spills_counted(side: Subject) -> Measure | None:
    measures = (side.report.measures.get(name) for name in _SPILLED[:2])
    return next((measure for measure in measures if measure and measure.is_known and measure.origin != "estimated"), None)


def _indices_in_loops(kernel: Kernel, indices: Sequence[int]) -> list[int]:
    flow = flow_of(kernel)
    return [index for index in indices if flow.depths[flow.block_of(index)]]


def _cap(old: Subject, new: Subject) -> Iterator[Cause]:
    """Fewer registers with more spills for the same work, or the other way round: the compiler had another limit."""
    spills, spills_now = _spills_counted(old), _spills_counted(new)
    held, held_now = (side.report.measures.get("vector_registers") for side in (old, new))
    if spills is None or spills_now is None or held is None or held_now is None or not (held.is_known and held_now.is_known):
        return
    fewer = held_now.number < held.number and spills_now.number > spills.number
    if fewer or (held_now.number > held.number and spills_now.number < spills.number):
        word, limit = new.words.word("vector_registers"), "fewer" if fewer else "more"
        registers, spilled = f"{brief(held)} → {brief(held_now)}", f"{brief(spills)} → {brief(spills_now)}"
        text = f"{limit} registers allowed: {word} {registers}, spills {spilled}"
        yield Cause("cap", text, "", "vector_registers", held.value, held_now.value)
