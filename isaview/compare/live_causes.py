"""What is alive at the peak of a register file and was not before, by what makes it and the source line it comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from isaview.analysis.tally import source_of
from isaview.compare.align import Alignment
from isaview.compare.matching import Body
from isaview.compare.metric_changes import Cause, MetricChange
from isaview.compare.pairing import Subject
from isaview.flow.liveness import liveness_of

_SHOWN = 4
"""Origins of live values that are shown per register file, those that explain its change first."""
_GIVEN = "given at the start"
_Origin = tuple[str, str]
"""Source position, "" where there is none, and opcode."""


def live_causes(change: MetricChange, new: Subject, alignment: Alignment) -> Iterator[Cause]:
    """What the peak of a register file is made of, against the old peak."""
    before, after = alignment.old_body, alignment.new_body
    if before is None or after is None:
        return
    file = change.name.removeprefix("peak_live_")
    webs_before, webs_after = _alive_at_peak(before, file), _alive_at_peak(after, file)
    partner = alignment.webs
    still = {partner[web] for web in webs_before if web in partner} & webs_after.keys()
    added = _sizes_by_origin(after, {web: size for web, size in webs_after.items() if web not in still})
    removed = _sizes_by_origin(before, {web: size for web, size in webs_before.items() if partner.get(web) not in still})
    word = new.words.word(file)
    rising = (change.delta or 0) > 0
    forms = {*before.kernel.forms, *after.kernel.forms}
    matrix = {form.opcode for form in forms if form.instruction_class == "matrix"}
    origins = sorted(_subtract(added, removed), key=lambda item: (item[1] > 0) != rising)
    for (source, opcode), amount in origins[:_SHOWN]:
        sign = "+" if amount > 0 else "−"
        verb = "" if amount > 0 else " no longer"
        origin = f"from {source} ({opcode})" if source else f"({opcode})"
        what = f"{word} of accumulators" if opcode in matrix else word
        yield Cause("live", f"{sign}{abs(amount):,} {what}{verb} alive at the peak {origin}", source, change.name, None, amount)


def _alive_at_peak(body: Body, file: str) -> dict[int, int]:
    """The webs of a register file that are alive at its peak, with their size in 32-bit words."""
    kernel, values = body.kernel, body.values
    peak = liveness_of(kernel).peak(file)
    if peak is None:
        return {}
    webs = _webs_after(body, peak[1])
    alive = [number for number in liveness_of(kernel).live_at(peak[1]) if kernel.registers[number].file == file]
    words = [values.word_of[number] for number in alive]
    return {webs.get(word, -1 - word): values.sizes[word] for word in words}


def _webs_after(body: Body, index: int) -> dict[int, int]:
    """The web that each word holds after an instruction; a word the block has not named yet holds what it entered with."""
    values = body.values
    block = values.block[index]
    webs: dict[int, int] = {}
    for maker, word, web in zip(values.maker, values.word, values.web, strict=True):
        if maker == -1 - block or (maker >= 0 and word not in webs):
            webs[word] = web
    for instruction in range(body.blocks[block][0], index + 1):
        webs.update(
            (values.word[value], values.web[value]) for value in (*values.reads[instruction], *values.writes[instruction])
        )
    return webs


def _sizes_by_origin(body: Body, webs: dict[int, int]) -> Counter[_Origin]:
    """The sizes of webs by what makes them; of several makers a sum or product says more than what clears or copies."""
    forms = body.kernel.forms
    ranks = {form: {"matrix": 0, "move": 2}.get(form.instruction_class, 1) for form in body.kernel.distinct_forms}
    makers: dict[int, int] = {}
    for web, maker in zip(body.values.web, body.values.maker, strict=True):
        if maker >= 0 and web in webs and (web not in makers or ranks[forms[maker]] < ranks[forms[makers[web]]]):
            makers[web] = maker
    sizes: Counter[_Origin] = Counter()
    for web, size in webs.items():
        sizes[_origin(body, makers.get(web))] += size
    return sizes


def _origin(body: Body, maker: int | None) -> _Origin:
    """What makes a value; where the dump names no source its own lines would tell nothing, so the opcode stands alone."""
    if maker is None:
        return "", _GIVEN
    return source_of(body.kernel, maker) or "", body.kernel.forms[maker].opcode


def _subtract(added: Counter[_Origin], removed: Counter[_Origin]) -> list[tuple[_Origin, int]]:
    """What was added less what was removed, the largest first; an opcode that only moved to another line cancels out."""
    surplus, deficit = added - removed, removed - added
    removable: Counter[str] = Counter()
    for (_, opcode), amount in deficit.items():
        removable[opcode] += amount
    net: dict[_Origin, int] = {}
    for origin, amount in sorted(surplus.items(), key=lambda item: (item[1], item[0])):
        cancelled = min(amount, removable[origin[1]])
        removable[origin[1]] -= cancelled
        net[origin] = amount - cancelled
    for origin, amount in sorted(deficit.items(), key=lambda item: (-item[1], item[0])):
        lost = min(amount, removable[origin[1]])
        removable[origin[1]] -= lost
        net[origin] = net.get(origin, 0) - lost
    return sorted(((origin, amount) for origin, amount in net.items() if amount), key=lambda item: (-abs(item[1]), item[0]))
