"""Causes: why a kernel's figures changed, as far as its text tells.

Another compiler or level of optimisation; launch bounds; which values are alive at the new peak and were not at the old one, by
what makes them and the source line it comes from; loops that grew by a factor; calls, atomics, barriers, waits and matrix
instructions; private memory that moved into loops.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from isaview.base.measure import Measure, Number
from isaview.base.metrics import by_name
from isaview.base.text import safe
from isaview.compare.align import Alignment
from isaview.compare.matching import Body
from isaview.compare.metric_changes import MetricChange, named_work
from isaview.compare.pairing import Subject
from isaview.flow.graph import flow_of
from isaview.flow.liveness import liveness_of
from isaview.flow.nesting import Loop
from isaview.inputs.sources import dialects
from isaview.model.form import Form
from isaview.model.kernel import Kernel, Module

_SHOWN = 4
"""Groups of live values that are shown per register file, those that explain its change first."""
_GROWN = 1.5
"""A loop that is this many times as long, or as short, is reported."""
_WHOLE = 0.15
"""How far from a whole number the growth of a loop's work may be to be called unrolling."""
_SPILLING = ("private_load", "private_store")
_LONGEST = 120
"""Characters of a compiler's name that are shown."""


class Cause(Struct, frozen=True):
    """One reason: ``kind`` is compiler, launch, occupancy, live, loop, call, atomic, barrier, wait, matrix or spill.

    ``text`` says it in a line.

    ``source`` is a position in the source (file:line) or a line of the dump, where there is one; ``metric`` the figure it
    explains; ``old`` and ``new`` are its own numbers where it has any.
    """

    kind: str
    text: str
    source: str = ""
    metric: str = ""
    old: Number | None = None
    new: Number | None = None


def causes_of(old: Subject, new: Subject, metrics: Sequence[MetricChange], alignment: Alignment) -> tuple[Cause, ...]:
    """Why the figures of a pair changed, the launch first, then what is alive, then the work."""
    found = [*_launch(new, metrics), *_limiters(old, new)]
    if old.kernel is None or new.kernel is None:
        return tuple(found)
    found[:0] = _compiler(old.kernel, new.kernel)
    for change in metrics:
        if change.name.startswith("peak_live_") and change.delta:
            found.extend(_live(change, new, alignment))
    if alignment.counts.real:
        found.extend(_loops(old.kernel, new.kernel, alignment))
        found.extend(_named(old.kernel, new.kernel))
        found.extend(_spills(old.kernel, new.kernel))
    return tuple(found)


def _compiler(old: Kernel, new: Kernel) -> Iterator[Cause]:
    """The compilers that the texts name, and how much they were asked for."""
    was, now = (compilers_of(kernel.module) for kernel in (old, new))
    if was != now:
        left, came = ([name for name in one if name not in other] for one, other in ((was, now), (now, was)))
        yield Cause("compiler", f"compiler: {', '.join(left) or 'not named'} → {', '.join(came) or 'not named'}")
    level, level_now = (_optimised(kernel) for kernel in (old, new))
    if level != level_now:
        yield Cause("compiler", f"optimisation: {level} → {level_now}")


def compilers_of(module: Module) -> tuple[str, ...]:
    """The compilers that the text of a module names as its makers, in the order of the text, each once."""
    pattern = next((one.compilers for one in dialects() if one.name == module.dialect), None)
    found = () if pattern is None else pattern.finditer(module.source)
    return tuple(dict.fromkeys(safe(one[one.lastindex or 0].strip())[:_LONGEST] for one in found))


def _optimised(kernel: Kernel) -> str:
    if "for_debugging" in kernel.module.facts:
        return "for debugging"
    return "not optimised" if "unoptimised" in kernel.flags else "optimised"


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


_GIVEN = "given at the start"
_Group = tuple[str, str]
"""Source position, "" where there is none, and opcode."""


def _live(change: MetricChange, new: Subject, alignment: Alignment) -> Iterator[Cause]:
    """What the peak of one register file is made of, against the old peak."""
    before, after = alignment.old_body, alignment.new_body
    if before is None or after is None:
        return
    file = change.name.removeprefix("peak_live_")
    webs_before, webs_after = _alive(before, file), _alive(after, file)
    partner = dict(alignment.webs)
    kept = {partner[web] for web in webs_before if web in partner} & webs_after.keys()
    came = _grouped(after, {web: size for web, size in webs_after.items() if web not in kept})
    went = _grouped(before, {web: size for web, size in webs_before.items() if partner.get(web) not in kept})
    word = new.module.words.word(file)
    rising = (change.delta or 0) > 0
    forms = {*before.kernel.forms, *after.kernel.forms}
    matrix = {form.opcode for form in forms if form.instruction_class == "matrix"}
    groups = sorted(_netted(came, went), key=lambda item: (item[1] > 0) != rising)
    for (source, opcode), amount in groups[:_SHOWN]:
        sign = "+" if amount > 0 else "−"
        verb = "" if amount > 0 else " no longer"
        origin = f"from {source} ({opcode})" if source else f"({opcode})"
        what = f"{word} of accumulators" if opcode in matrix else word
        yield Cause("live", f"{sign}{abs(amount):,} {what}{verb} alive at the peak {origin}", source, change.name, None, amount)


def _alive(body: Body, file: str) -> dict[int, int]:
    """The webs of a register file that are alive at its peak, with their size in 32-bit words."""
    kernel, values = body.kernel, body.values
    peak = liveness_of(kernel).peak(file)
    if peak is None:
        return {}
    held = _held(body, peak[1])
    found: dict[int, int] = {}
    for number in liveness_of(kernel).live_at(peak[1]):
        word = values.word_of[number]
        if kernel.registers[number].file == file:
            found[held.get(word, -1 - word)] = values.sizes[word]
    return found


def _held(body: Body, index: int) -> dict[int, int]:
    """Per word the web that holds it after an instruction; a word the block has not named yet holds what it entered with."""
    values = body.values
    block = values.block[index]
    held: dict[int, int] = {}
    for value in range(len(values.maker)):
        if values.maker[value] == -1 - block or (values.maker[value] >= 0 and values.word[value] not in held):
            held[values.word[value]] = values.web[value]
    for at in range(body.blocks[block][0], index + 1):
        for value in (*values.reads[at], *values.writes[at]):
            held[values.word[value]] = values.web[value]
    return held


def _grouped(body: Body, webs: dict[int, int]) -> Counter[_Group]:
    makers: dict[int, int] = {}
    ranks = {form: _telling(form) for form in set(body.kernel.forms)}
    for value, maker in enumerate(body.values.maker):
        web = body.values.web[value]
        if maker < 0 or web not in webs:
            continue
        known = makers.get(web)
        if known is None or ranks[body.kernel.forms[maker]] < ranks[body.kernel.forms[known]]:
            makers[web] = maker
    groups: Counter[_Group] = Counter()
    for web, size in webs.items():
        groups[_origin(body, makers.get(web))] += size
    return groups


def _telling(form: Form) -> int:
    """How little an instruction says of a value that several make: sums and products say more than what clears or copies it."""
    return 0 if form.instruction_class == "matrix" else 2 if form.instruction_class == "move" else 1


def _origin(body: Body, maker: int | None) -> _Group:
    """What makes a value; where the dump names no source its own lines would tell nothing, so the opcode stands alone."""
    if maker is None:
        return "", _GIVEN
    position = body.kernel.position(maker)
    return "" if position is None else str(position), body.kernel.forms[maker].opcode


def _netted(came: Counter[_Group], went: Counter[_Group]) -> list[tuple[_Group, int]]:
    """What came less what went, the largest first; an opcode that only moved to another line cancels out."""
    left, removed = came - went, went - came
    by_opcode: Counter[str] = Counter()
    for (_, opcode), amount in removed.items():
        by_opcode[opcode] += amount
    net: dict[_Group, int] = {}
    for group, amount in sorted(left.items(), key=lambda item: (item[1], item[0])):
        cancelled = min(amount, by_opcode[group[1]])
        by_opcode[group[1]] -= cancelled
        net[group] = amount - cancelled
    for group, amount in sorted(removed.items(), key=lambda item: (-item[1], item[0])):
        lost = min(amount, by_opcode[group[1]])
        by_opcode[group[1]] -= lost
        net[group] = net.get(group, 0) - lost
    return sorted(((group, amount) for group, amount in net.items() if amount), key=lambda item: (-abs(item[1]), item[0]))


def _loops(old: Kernel, new: Kernel, alignment: Alignment) -> Iterator[Cause]:
    """Loops on both sides whose body grew or shrank by a factor."""
    for before, after in _paired_loops(old, new, dict(alignment.blocks)):
        was, now = _forms(old, before), _forms(new, after)
        size, size_now = was.total(), now.total()
        factor = size_now / size if size else 0.0
        if not size or 1 / _GROWN < factor < _GROWN:
            continue
        name = _header(new, after)
        verb = "grew" if factor > 1 else "shrank"
        text = f"loop {name} {verb} from {size:,} to {size_now:,} instructions (×{factor:.1f}){_because(was, now)}"
        position = new.position(flow_of(new).blocks[after.header].first)
        yield Cause("loop", text, "" if position is None else str(position), "instructions", size, size_now)
    count, count_new = len(flow_of(old).loops), len(flow_of(new).loops)
    if count != count_new:
        yield Cause("loop", f"loops: {count} → {count_new}", "", "instructions", count, count_new)


def _paired_loops(old: Kernel, new: Kernel, blocks: dict[int, int]) -> list[tuple[Loop, Loop]]:
    """Loops by their place in the nest where both kernels have as many, else by their header's block."""
    before, after = flow_of(old).loops, flow_of(new).loops
    if [loop.depth for loop in before] == [loop.depth for loop in after]:
        return list(zip(before, after, strict=True))
    headers = {loop.header: loop for loop in after}
    return [(loop, headers[blocks[loop.header]]) for loop in before if blocks.get(loop.header) in headers]


def _forms(kernel: Kernel, loop: Loop) -> Counter[Form]:
    found: Counter[Form] = Counter()
    for block in loop.blocks:
        at = flow_of(kernel).blocks[block]
        found.update(kernel.forms[at.first : at.last])
    return found


def _because(was: Counter[Form], now: Counter[Form]) -> str:
    """What a loop grew by: spills, and work that grew by a whole number, for then it does several rounds at once."""
    spills = sum(count for form, count in (now - was).items() if _is_private(form))
    text = f", {spills:,} of them spills and other private accesses" if spills else ""
    work = [
        sum(count for form, count in forms.items() if (form.accesses or form.matrix_shape) and not _is_private(form))
        for forms in (was, now)
    ]
    factor = max(work) / min(work) if all(work) else 1
    if round(factor) < 2 or abs(factor - round(factor)) > _WHOLE * factor:
        return text
    return f"{text}, its memory and matrix work ×{round(factor)}: unrolled{'' if work[1] > work[0] else ' less'}"


def _is_private(form: Form) -> bool:
    return "spill" in form.flags or form.instruction_class in _SPILLING


def _header(kernel: Kernel, loop: Loop) -> str:
    block = flow_of(kernel).blocks[loop.header]
    return block.labels[0] if block.labels else f"line {kernel.lines[block.first]:,}"


def _named(old: Kernel, new: Kernel) -> Iterator[Cause]:
    """Instructions whose number says what a kernel does, by opcode; of calls the functions."""
    before, after = named_work(old), named_work(new)
    for kind, name in sorted(before.keys() | after.keys()):
        was, now = before[kind, name], after[kind, name]
        if was != now:
            what = "matrix instructions" if kind == "matrix" else kind
            yield Cause(kind, f"{what} {name}: {was:,} → {now:,}", "", "instructions", was, now)


def _spills(old: Kernel, new: Kernel) -> Iterator[Cause]:
    """Accesses of private memory inside loops, where they became more."""
    before, after = _private_in_loops(old), _private_in_loops(new)
    if len(after) <= len(before):
        return
    flow = flow_of(new)
    first = max(after, key=lambda index: flow.depths[flow.block_of(index)])
    position = new.position(first)
    source = f"line {new.lines[first]:,} of the dump" if position is None else str(position)
    text = f"spills and other private accesses inside loops: {len(before):,} → {len(after):,}, the deepest at {source}"
    yield Cause("spill", text, source, "private_bytes", len(before), len(after))


def _private_in_loops(kernel: Kernel) -> list[int]:
    flow = flow_of(kernel)
    return [index for index, form in enumerate(kernel.forms) if _is_private(form) and flow.depths[flow.block_of(index)]]
