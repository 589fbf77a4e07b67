"""Contradictions: where a dump states one figure differently in two places, or less than its text uses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import groupby

from isaview.base.measure import Measure, up
from isaview.base.words import Words
from isaview.gpus.hardware import Gpu, accumulated
from isaview.model.kernel import Kernel, StatedFact
from isaview.model.statements import FIRM

_TOGETHER = (
    ("total_vector_registers", "vector_registers", "accumulator_registers"),
    ("allocated_vector_registers", "vector_register_blocks"),
    ("allocated_scalar_registers", "scalar_register_blocks"),
)
"""Figures that follow from each other: where one is stated differently, the others add nothing."""
_AT_LEAST = (
    ("allocated_vector_registers", "total_vector_registers"),
    ("allocated_scalar_registers", "scalar_registers"),
)
"""What is set aside, and what is used of it."""
_OFFSET_STEP, _OFFSET_MOST = 4, 256
"""What ``accum_offset`` may be (User Guide for AMDGPU Backend, "Kernel Descriptor")."""


def contradictions(
    kernel: Kernel, used: Mapping[str, int], own: Gpu | None, words: Words, elsewhere: Mapping[str, Measure]
) -> Iterator[str]:
    """A sentence for each.

    Args:
        kernel: a kernel whose text names the machine's registers.
        used: per register file the highest number the text names, plus one.
        own: the GPU the text is for, None where it is not known.
        words: the words of the dump's readers.
        elsewhere: what logs and binaries state of the same kernel for the same GPU, where the dump states it otherwise or not.
    """
    yield from _two_answers(kernel, words)
    yield from _too_little(kernel, words)
    yield from _too_short(kernel, words)
    yield from _not_spilled(kernel, used, words)
    for name, least, why in _needed(used, own):
        yield from _too_few(kernel, words.word(name), name, least, why)
    if own is not None and own.accumulators == "unified":
        yield from _misplaced(kernel, used)
    if own is not None:
        yield from _impossible(kernel, own, words)
    yield from _of_another_text(kernel, used, own, words, elsewhere)


def _stated(kernel: Kernel, name: str) -> list[StatedFact]:
    """The known facts of a name, the best place first, a value once."""
    of_name = (fact for fact in kernel.facts if fact.name == name and fact.rank in FIRM)
    known = [fact for fact in of_name if fact.measure.value is not None]
    by_value = {fact.measure.value: fact for fact in reversed(known)}
    return [fact for fact in known if by_value[fact.measure.value] is fact]


def _two_answers(kernel: Kernel, words: Words) -> Iterator[str]:
    """Figures with several values, each with the places that state it."""
    known = sorted((fact for fact in kernel.facts if fact.measure.known), key=lambda fact: (fact.name, fact.rank))
    by_name = {name: list(facts) for name, facts in groupby(known, key=lambda fact: fact.name)}
    firm = {name: [fact for fact in facts if fact.rank in FIRM] for name, facts in by_name.items()}
    reported = {name: facts for name, facts in firm.items() if _differ(facts)}
    for name in sorted(name for name, facts in by_name.items() if name not in reported and _differ(facts)):
        if not any(name in group and reported.keys() & set(group) for group in _TOGETHER):
            reported[name] = by_name[name]
    for name, facts in sorted(reported.items()):
        places: dict[object, list[str]] = {}
        for fact in facts:
            places.setdefault(fact.measure.value, []).append(fact.measure.because)
        claim = ", but ".join(f"{value} by {' and '.join(dict.fromkeys(whys))}" for value, whys in places.items())
        yield f"{words.word(name)}: {claim}"


def _differ(facts: list[StatedFact]) -> bool:
    return len({fact.measure.value for fact in facts}) > 1


def _too_little(kernel: Kernel, words: Words) -> Iterator[str]:
    """Less set aside than is stated to be used, where each of both is stated in one way."""
    for aside, used in _AT_LEAST:
        given, needed = _stated(kernel, aside), _stated(kernel, used)
        if len(given) == len(needed) == 1 and (given[0].measure.value or 0) < (needed[0].measure.value or 0):
            claim = " by ".join((str(needed[0].measure.value), needed[0].measure.because))
            set_aside = f"{words.word(aside)}: {given[0].measure.value} by {given[0].measure.because}"
            yield f"{set_aside}, but {words.word(used)}: {claim}"


def _too_short(kernel: Kernel, words: Words) -> Iterator[str]:
    """Fewer bytes of code than the instructions of the text can be encoded in."""
    stated = _stated(kernel, "code_bytes")
    if not stated:
        return
    least = sum(form.least_bytes * count for form, count in Counter(kernel.forms).items())
    for fact in stated:
        if least > (fact.measure.value or 0):
            why = f"{len(kernel.forms):,} instructions of the text take at least {least:,}"
            yield f"{words.word('code_bytes')}: {fact.measure.value:,} bytes by {fact.measure.because}, but {why}"


def _not_spilled(kernel: Kernel, used: Mapping[str, int], words: Words) -> Iterator[str]:
    """Vector registers that were spilled to no memory, or none where the compiler's comments mark what spills do.

    Accumulation registers may keep spilled ones, and what a function saves for its caller is marked and not counted.
    """
    memory = _stated(kernel, "private_bytes")
    marked = kernel.is_entry and any("spill" in form.flags for form in kernel.distinct_forms)
    lanes = any(one.measure.value for one in _stated(kernel, "spilled_scalar_registers"))
    for fact in _stated(kernel, "spilled_vector_registers"):
        claim = f"{words.word('spilled_vector_registers')}: {fact.measure.value} by {fact.measure.because}, but"
        if not fact.measure.value:
            yield from (f"{claim} the text marks accesses as spills",) if marked and not lanes else ()
        elif memory and not used.get("accumulator") and not any(one.measure.value for one in memory):
            yield f"{claim} {words.word('private_bytes')}: 0 by {memory[0].measure.because}"


def _needed(used: Mapping[str, int], own: Gpu | None) -> Iterator[tuple[str, int, str]]:
    """Figures that may not be less than what the text uses: the name, the least, and what is used."""
    vector, accumulator, scalar = (used.get(file, 0) for file in ("vector", "accumulator", "scalar"))
    yield "vector_registers", vector, f"the text uses {vector}"
    yield "accumulator_registers", accumulator, f"the text uses {accumulator}"
    yield "scalar_registers", scalar, f"the text uses {scalar}"
    yield "allocated_scalar_registers", scalar, f"the text uses {scalar}"
    together, why = vector, f"the text uses {vector}"
    if accumulator and own is not None and own.accumulators != "none":
        together = accumulated(own, vector, accumulator)
        why = f"the text uses {vector} vector and {accumulator} accumulation registers, {together} together"
    yield "total_vector_registers", together, why
    yield "allocated_vector_registers", together, why


def _too_few(kernel: Kernel, word: str, name: str, least: int, why: str) -> Iterator[str]:
    for fact in _stated(kernel, name):
        if least > (fact.measure.value or 0):
            yield f"{word}: {fact.measure.value} by {fact.measure.because}, but {why}"


def _of_another_text(
    kernel: Kernel, used: Mapping[str, int], own: Gpu | None, words: Words, elsewhere: Mapping[str, Measure]
) -> Iterator[str]:
    """What a log or a binary says and this text cannot be, each place and reason once."""
    reported = set()
    for name, least, why in _needed(used, own):
        claim = elsewhere.get(name)
        if claim is not None and least > (claim.value or 0) and (claim.value, why) not in reported:
            reported.add((claim.value, why))
            yield f"{words.word(name)}: {claim.value} by {claim.because}, but {why}"
    lanes, claim = kernel.module.wave_size, elsewhere.get("wave_size")
    if lanes is not None and claim is not None and claim.value != lanes:
        wave = words.word("wave")
        yield f"{wave}s of {claim.value} by {claim.because}, but the text is that of {wave}s of {lanes}"


def _misplaced(kernel: Kernel, used: Mapping[str, int]) -> Iterator[str]:
    """A first accumulation register that lies inside the vector registers, beyond what is allocated, or at no such place."""
    vector, accumulator = used.get("vector", 0), used.get("accumulator", 0)
    allocated = _stated(kernel, "allocated_vector_registers")
    for fact in _stated(kernel, "accumulator_offset"):
        offset = int(fact.measure.value or 0)
        start = f"accumulation registers begin at {offset} by {fact.measure.because}, but"
        if offset % _OFFSET_STEP or not _OFFSET_STEP <= offset <= _OFFSET_MOST:
            yield f"{start} they begin at {_OFFSET_STEP} to {_OFFSET_MOST} in steps of {_OFFSET_STEP}"
        if vector > offset:
            yield f"{start} the text uses {vector} vector registers"
        room = int(allocated[0].measure.value or 0) if allocated else None
        if room is not None and max(offset, offset + accumulator) > up(max(room, 1), _OFFSET_STEP):
            named = f"the text uses {accumulator} of them and " if accumulator else ""
            yield f"{start} {named}{room} registers are allocated in all ({allocated[0].measure.because})"


def _impossible(kernel: Kernel, own: Gpu, words: Words) -> Iterator[str]:
    """What the GPU does not have."""
    for fact in _stated(kernel, "wave_size"):
        if fact.measure.value not in own.wave_sizes:
            sizes = " or ".join(map(str, own.wave_sizes))
            claim = f"{words.word('wave')}s of {fact.measure.value} by {fact.measure.because}"
            yield f"{claim}, but {own.target} has {words.word('wave')}s of {sizes}"
    for fact in _stated(kernel, "accumulator_registers") if own.accumulators == "none" else ():
        if fact.measure.value:
            accumulators = words.word("accumulator_registers")
            yield f"{accumulators}: {fact.measure.value} by {fact.measure.because}, but {own.target} has none"
    for name in ("allocated_vector_registers", "total_vector_registers"):
        for fact in _stated(kernel, name):
            if (fact.measure.value or 0) > own.vector_registers_max:
                most = f"a wave of {own.target} can have {own.vector_registers_max}"
                yield f"{words.word(name)}: {fact.measure.value} by {fact.measure.because}, but {most}"
    for fact in _stated(kernel, "shared_vector_registers"):
        why = _unshared(kernel, own, int(fact.measure.value or 0))
        if why:
            yield f"{words.word('shared_vector_registers')}: {fact.measure.value} by {fact.measure.because}, but {why}"


def _unshared(kernel: Kernel, own: Gpu, shared: int) -> str:
    """Why the halves of a wave cannot share so many registers, "" where they can (SHARED_VGPR_COUNT in LLVM's user guide)."""
    if own.shared_vector_block is None:
        return f"waves of {own.target} share none"
    if kernel.module.wave_size is not None and kernel.module.wave_size < max(own.wave_sizes):
        return f"a wave of {kernel.module.wave_size} has no halves"
    allocated = next((fact.measure.value for fact in _stated(kernel, "allocated_vector_registers")), 0) or 0
    most = own.vector_registers_max
    return f"with {allocated} of its own a wave can have {most} in all" if allocated + shared > most else ""
