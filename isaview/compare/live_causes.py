"""What is alive at the peak of a register file and was not before, by what makes it and the source line it comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from isaview.compare.align import Alignment
from isaview.compare.matching import Body
from isaview.compare.metric_changes import Cause, MetricChange
from isaview.compare.pairing import Subject
from isaview.flow.liveness import liveness_of
from isaview.model.form import Form

_SHOWN = 4
"""Groups of live values that are shown per register file, those that explain its change first."""
_GIVEN = "given at the start"
_Group = tuple[str, str]
"""Source position, "" where there is none, and opcode."""


def live_causes(change: MetricChange, new: Subject, alignment: Alignment) -> Iterator[Cause]:
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
