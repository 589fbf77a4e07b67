"""Causes: why a kernel's figures changed, as far as its text tells.

Another compiler or level of optimisation; launch bounds and limits of registers; shared and private memory; calls, atomics,
barriers, waits, matrix instructions and the width of accesses; loops that grew or do several rounds at once; which values are
alive at the new peak. A cause is named only where counts of both texts show it. Where none is, it says so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from isaview.analysis.private_accesses import spills_of
from isaview.base.figures import brief
from isaview.base.measure import Measure
from isaview.base.metrics import by_name
from isaview.base.text import safe
from isaview.base.words import SYNCHRONISING, Words
from isaview.compare.align import Alignment
from isaview.compare.live_causes import live_causes
from isaview.compare.loop_causes import is_private, loop_causes, spill_causes, unrolling
from isaview.compare.metric_changes import Cause, MetricChange
from isaview.compare.pairing import Subject
from isaview.flow.graph import flow_of
from isaview.inputs.sources import dialects
from isaview.model.kernel import Kernel, Module, reached

_MEASURING = frozenset(("live", "loop", "occupancy"))
"""Kinds that say how much, and name no change."""
_WORKING = ("global", "shared", "generic", "float", "matrix", "transcendental")
"""How the classes of instructions begin that a compiler does not add."""
_LONGEST = 120
"""Characters of a compiler's name that are shown."""


def causes_of(old: Subject, new: Subject, metrics: Sequence[MetricChange], alignment: Alignment) -> tuple[Cause, ...]:
    """Why the figures of a pair changed: how it was compiled and launched, then memory, then the work and what is alive."""
    found = [*_launch(new, metrics), *_limiters(old, new), *_shared(new, metrics)]
    if old.kernel is None or new.kernel is None:
        return tuple(found)
    found[:0] = [*_compiler(old.kernel, new.kernel), *_levels(old, new)]
    if alignment.counts.real:
        found.extend(_private(old, new))
        found.extend(spill_causes(old.kernel, new.kernel))
        found.extend(_named(old.kernel, new.kernel))
        found.extend(_widths(old.kernel, new.kernel, new.module.words))
        if not any(change.name == "shared_bytes" for change in metrics):
            found.extend(unrolling(old.kernel, new.kernel))
        found.extend(loop_causes(old.kernel, new.kernel, alignment))
    found.extend(_spilled(new, metrics))
    if not {"launch", "optimisation"} & {one.kind for one in found}:
        found.extend(_cap(old, new))
    found = _without_consequences(found, old, new)
    if not {one.kind for one in found} - _MEASURING and (
        alignment.counts.real or any(one.worse is not None for one in metrics)
    ):
        found.append(Cause("unseen", "cause not seen: no compiler, launch, memory, call, barrier, wait or loop explains it"))
    live = [change for change in metrics if change.name.startswith("peak_live_") and change.delta]
    return (*found, *(cause for change in live for cause in live_causes(change, new, alignment)))


def _without_consequences(found: list[Cause], old: Subject, new: Subject) -> list[Cause]:
    """The causes without waits that a compiler wrote for what stands around them: other causes, or other accesses of memory."""
    dialect = next((one for one in dialects() if one.name == new.module.dialect), None)
    if dialect is None or not dialect.inserts_waits:
        return found
    others = {one.kind for one in found} - _MEASURING - {"wait"}
    was, now = (sum(len(form.accesses) for form in one.kernel.forms) if one.kernel is not None else 0 for one in (old, new))
    return [one for one in found if one.kind != "wait"] if others or was != now else found


def _compiler(old: Kernel, new: Kernel) -> Iterator[Cause]:
    """The compilers that the texts name, and how much they were asked for."""
    was, now = (compilers_of(kernel.module) for kernel in (old, new))
    if was != now:
        left, came = ([name for name in one if name not in other] for one, other in ((was, now), (now, was)))
        yield Cause("compiler", f"compiler: {', '.join(left) or 'not named'} → {', '.join(came) or 'not named'}")


def _levels(old: Subject, new: Subject) -> Iterator[Cause]:
    level, level_now = (_optimised(side) for side in (old, new))
    if level != level_now:
        yield Cause("optimisation", f"optimisation: {level} → {level_now}")


def compilers_of(module: Module) -> tuple[str, ...]:
    """The compilers that the text of a module names as its makers, in the order of the text; kept with the module."""
    return module.once(compilers_of, lambda: _compilers(module))


def _compilers(module: Module) -> tuple[str, ...]:
    pattern = next((one.compilers for one in dialects() if one.name == module.dialect), None)
    found = () if pattern is None else pattern.finditer(module.source)
    return tuple(dict.fromkeys(safe(one[one.lastindex or 0].strip())[:_LONGEST] for one in found))


def _optimised(side: Subject) -> str:
    """What the text says of its optimisation; spilling most registers while few are alive is what is not optimised."""
    assert side.kernel is not None
    if "for_debugging" in side.kernel.module.facts:
        return "for debugging"
    if "unoptimised" in side.kernel.flags:
        return "not optimised"
    measures = side.report.measures
    spilled, alive, held = (measures.get(name) for name in ("spilled_vector_registers", "peak_live_vector", "vector_registers"))
    known = [one.value for one in (spilled, alive, held) if one is not None and one.value is not None]
    needless = len(known) == 3 and known[0] > 0 and 2 * known[1] <= known[2]
    return "not optimised (spills while few registers are alive)" if needless else "optimised"


def _launch(new: Subject, metrics: Sequence[MetricChange]) -> Iterator[Cause]:
    for change in metrics:
        metric = by_name().get(change.name)
        if metric is not None and metric.group == "launch":
            text = f"{new.module.words.word(change.name)}: {_told(change.old)} → {_told(change.new)}"
            yield Cause("launch", text, metric=change.name, old=change.old.value, new=change.new.value)


def _limiters(old: Subject, new: Subject) -> Iterator[Cause]:
    """What limits the waves that run at once, where nothing that did still does."""
    before, after = (getattr(one.report.results.get("occupancy"), "limited_by", None) for one in (old, new))
    if not before or not after or set(before) & set(after):
        return
    word = new.module.words.word
    was, now = (" and ".join(map(word, names)) for names in (before, after))
    yield Cause("occupancy", f"{word('occupancy_waves')} limited by {now}, before by {was}", metric="occupancy_waves")


def _told(measure: Measure) -> str:
    return "not given" if measure.value is None else f"{measure.value:,}"


def _work_of(kernel: Kernel) -> Counter[tuple[str, str]]:
    """Calls by function, atomics, barriers, waits and matrix instructions by opcode, each with how often the text has it."""
    found: Counter[tuple[str, str]] = Counter()
    for index, form in enumerate(kernel.forms):
        if form.flow == "call":
            names = [text.bind(kernel.tokens[index]) for text in form.targets]
            found["call", " or ".join(names) or form.opcode] += 1
        elif any(access.kind == "atomic" for access in form.accesses):
            found["atomic", form.opcode] += 1
        elif form.instruction_class in ("matrix", *SYNCHRONISING):
            found[form.instruction_class, form.opcode] += 1
    return found


def _called(kernel: Kernel) -> list[Kernel]:
    """The functions of the same text that a kernel calls, and those that these call."""
    functions = {one.name: one for one in kernel.module.kernels if one is not kernel}
    return [functions[name] for name in reached(kernel.module, kernel.name) if name in functions]


def _named(old: Kernel, new: Kernel) -> Iterator[Cause]:
    """Instructions whose number says what a kernel does, by opcode; of calls the functions.

    What moved into a function that one side calls, or out of it, is no change of the work: of kinds that such functions do,
    the kernel's own count says nothing. Code for a debugger has fences that its source has not.
    """
    before, after = _work_of(old), _work_of(new)
    moved: set[str] = set()
    left: set[str] = set()
    if ("for_debugging" in old.module.facts) != ("for_debugging" in new.module.facts):
        left = {form.opcode for side in (old, new) for form in side.forms if "fence" in form.flags}
    if {one for one in before.items() if one[0][0] == "call"} != {one for one in after.items() if one[0][0] == "call"}:
        moved = {kind for side in (old, new) for one in _called(side) for kind, _ in _work_of(one)} - {"call"}
    for kind, name in sorted(before.keys() | after.keys()):
        was, now = before[kind, name], after[kind, name]
        if was != now and kind not in moved and name not in left:
            what = "matrix instructions" if kind == "matrix" else kind
            yield Cause(kind, f"{what} {name}: {was:,} → {now:,}", "", "instructions", was, now)
    if "wait" not in moved:
        yield from _waited(old, new)


def _waited(old: Kernel, new: Kernel) -> Iterator[Cause]:
    """Waits of an opcode, as many as before, that wait for something else; those that name registers are left out."""
    before, after = _waits_of(old), _waits_of(new)
    for opcode in sorted(before.keys() & after.keys()):
        removed, added = before[opcode] - after[opcode], after[opcode] - before[opcode]
        if removed and removed.total() == added.total():
            more = f" and {removed.total() - 1:,} more" if removed.total() > 1 else ""
            yield Cause(
                "wait",
                f"wait {opcode}: {min(removed)} → {min(added)}{more}",
                "",
                "instructions",
                removed.total(),
                added.total(),
            )


def _waits_of(kernel: Kernel) -> dict[str, Counter[str]]:
    """The waits of a text by opcode: what each waits for, with how often the text has it."""
    found: dict[str, Counter[str]] = {}
    for index, form in enumerate(kernel.forms):
        if form.instruction_class == "wait" and not (kernel.operands.reads[index] or kernel.operands.writes[index]):
            waited = " ".join(operand.bind(kernel.tokens[index]) for operand in form.operands)
            found.setdefault(form.opcode, Counter())[waited] += 1
    return found


def _widths(old: Kernel, new: Kernel, words: Words) -> Iterator[Cause]:
    """Loads or stores of a space that move as many bytes as before, in fewer pieces or in more."""
    before, after = _pieces(old), _pieces(new)
    for key in sorted(before.keys() & after.keys()):
        was, now = before[key], after[key]
        moved, moved_now = (sum(size * count for size, count in one.items()) for one in (was, now))
        if was.total() != now.total() and moved == moved_now:
            sizes, sizes_now = (
                " + ".join(f"{count:,} × {size:,} B" for size, count in sorted(one.items(), reverse=True)) for one in (was, now)
            )
            text = f"width of {words.instruction_class(key)}: {sizes} → {sizes_now}"
            yield Cause("width", text, "", "instructions", was.total(), now.total())


def _pieces(kernel: Kernel) -> dict[str, Counter[int]]:
    """How many accesses a lane has of each size, by what they are of; 0 stands for a size that the text does not say."""
    found: dict[str, Counter[int]] = {}
    for form in kernel.forms:
        for access in form.accesses:
            if access.space in _WORKING and access.kind in ("load", "store"):
                found.setdefault(f"{access.space}_{access.kind}", Counter())[access.bytes or 0] += 1
    return {key: sizes for key, sizes in found.items() if 0 not in sizes}


def _shared(new: Subject, metrics: Sequence[MetricChange]) -> Iterator[Cause]:
    for change in metrics:
        if change.name == "shared_bytes" and change.delta:
            text = f"{new.module.words.word(change.name)}: {brief(change.old)} → {brief(change.new)}"
            yield Cause("shared", text, "", change.name, change.old.value, change.new.value)


def _private(old: Subject, new: Subject) -> Iterator[Cause]:
    """Accesses of private memory, where their number changed: spills where these changed too, else of arrays."""
    assert old.kernel is not None and new.kernel is not None
    before, after = ([at for at, form in enumerate(one.forms) if is_private(form)] for one in (old.kernel, new.kernel))
    if len(before) == len(after):
        return
    kind, what = (
        ("spill", "spills and other private accesses") if _spills_differ(old, new) else ("array", "private arrays: accesses")
    )
    inside, inside_now = _in_loops(old.kernel, before), _in_loops(new.kernel, after)
    text, source = f"{what} {len(before):,} → {len(after):,}", ""
    if inside or inside_now:
        text += f", inside loops: {len(inside):,} → {len(inside_now):,}"
    if len(inside_now) > len(inside):
        flow = flow_of(new.kernel)
        first = max(inside_now, key=lambda index: flow.depths[flow.block_of(index)])
        position = new.kernel.position(first)
        source = f"line {new.kernel.lines[first]:,} of the dump" if position is None else str(position)
        text += f", the deepest at {source}"
    yield Cause(kind, text, source, "private_bytes", len(before), len(after))


def _spills_differ(old: Subject, new: Subject) -> bool:
    """Whether the text shows or counts other spills, or assigns registers and does neither: not every spill shows."""
    assert old.kernel is not None and new.kernel is not None
    marked, marked_now = (len(spills_of(kernel)) for kernel in (old.kernel, new.kernel))
    counted, counted_now = _spills_of(old), _spills_of(new)
    if counted is None or counted_now is None:
        dialect = next((one for one in dialects() if one.name == new.module.dialect), None)
        return marked != marked_now or (dialect is not None and not dialect.registers_from)
    return marked != marked_now or counted.number != counted_now.number


def _spills_of(side: Subject) -> Measure | None:
    found = (side.report.measures.get(name) for name in ("spilled_vector_registers", "spilled_bytes"))
    return next((one for one in found if one is not None and one.known and one.origin != "estimated"), None)


def _in_loops(kernel: Kernel, found: Sequence[int]) -> list[int]:
    flow = flow_of(kernel)
    return [index for index in found if flow.depths[flow.block_of(index)]]


def _spilled(new: Subject, metrics: Sequence[MetricChange]) -> Iterator[Cause]:
    """Spills of which the first figure that is known changed."""
    names = ("spilled_vector_registers", "spilled_bytes", "spilled_scalar_registers")
    found = {change.name: change for change in metrics if change.name in names and change.delta}
    for change in [found[name] for name in names if name in found][:1]:
        text = f"{new.module.words.word(change.name)}: {brief(change.old)} → {brief(change.new)}"
        yield Cause("spill", text, "", change.name, change.old.value, change.new.value)


def _cap(old: Subject, new: Subject) -> Iterator[Cause]:
    """Fewer registers with more spills for the same work, or the other way round: the compiler had another limit."""
    spills, spills_now = _spills_of(old), _spills_of(new)
    held, held_now = (side.report.measures.get("vector_registers") for side in (old, new))
    if spills is None or spills_now is None or held is None or held_now is None or not (held.known and held_now.known):
        return
    fewer = held_now.number < held.number and spills_now.number > spills.number
    if (fewer or (held_now.number > held.number and spills_now.number < spills.number)) and _outside(old) == _outside(new):
        word = new.module.words.word("vector_registers")
        limit = "fewer" if fewer else "more"
        text = (
            f"{limit} registers allowed: {word} {brief(held)} → {brief(held_now)}, spills {brief(spills)} → {brief(spills_now)}"
        )
        yield Cause("cap", text, "", "vector_registers", held.value, held_now.value)


def _outside(side: Subject) -> Counter[str]:
    """What a kernel does apart from spills: accesses of other memory, floating point and matrix instructions, by class."""
    assert side.kernel is not None
    classes = Counter(form.instruction_class for form in side.kernel.forms if not is_private(form))
    return Counter({name: count for name, count in classes.items() if name.startswith(_WORKING)})
