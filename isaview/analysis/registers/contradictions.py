"""Where a dump states a figure differently in two places, or less than its text uses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import groupby

from isaview.base.measure import Measure, round_up
from isaview.base.words import Words
from isaview.gpus.hardware import Gpu, combine_register_files
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
_FORMS = {
    "code_bytes": "{word}: {value:,} bytes",
    "wave_size": "{wave}s of {value}",
    "accumulator_offset": "accumulation registers begin at {value}",
}
"""How the claim of a figure is written; others are the figure's word and the number."""
_OFFSET_STEP, _OFFSET_MOST = 4, 256
"""What ``accum_offset`` may be (User Guide for AMDGPU Backend, "Kernel Descriptor")."""


Claim = tuple[str, Measure, str]
"""A figure's name, what is claimed of it, and why that cannot be."""


def contradictions(
    kernel: Kernel, used: Mapping[str, int], gpu: Gpu | None, words: Words, elsewhere: Mapping[str, Measure]
) -> Iterator[str]:
    """A sentence for each.

    Args:
        kernel: a kernel whose text names the machine's registers.
        used: per register file the highest number the text names, plus one.
        gpu: the GPU the text is for, None where it is not known.
        words: the words of the dump's readers.
        elsewhere: what logs and binaries state of the same kernel for the same GPU, where the dump states it otherwise or not.
    """
    yield from _two_answers(kernel, words)
    for name, claim, why in _claims(kernel, used, gpu, words, elsewhere):
        form = _FORMS.get(name, "{word}: {value}")
        claimed = form.format(word=words.word(name), value=claim.value, wave=words.word("wave"))
        yield f"{claimed} by {claim.because}, but {why}"


def _claims(
    kernel: Kernel, used: Mapping[str, int], gpu: Gpu | None, words: Words, elsewhere: Mapping[str, Measure]
) -> Iterator[Claim]:
    yield from _too_little(kernel, words)
    stated = _stated_facts(kernel, "code_bytes")
    least = sum(form.least_bytes * count for form, count in Counter(kernel.forms).items()) if stated else 0
    for fact in stated:
        if least > (fact.measure.value or 0):
            yield "code_bytes", fact.measure, f"{len(kernel.forms):,} instructions of the text take at least {least:,}"
    yield from _not_spilled(kernel, used, words)
    for name, least, why in _least_figures(used, gpu):
        yield from ((name, fact.measure, why) for fact in _stated_facts(kernel, name) if least > (fact.measure.value or 0))
    if gpu is not None and gpu.accumulators == "unified":
        yield from _misplaced_accumulators(kernel, used)
    if gpu is not None:
        yield from _impossible(kernel, gpu, words)
    yield from _of_another_text(kernel, used, gpu, words, elsewhere)


def _stated_facts(kernel: Kernel, name: str) -> list[StatedFact]:
    """The known facts of a name, the best place first, a value once."""
    of_name = (fact for fact in kernel.facts if fact.name == name and fact.rank in FIRM)
    known = [fact for fact in of_name if fact.measure.value is not None]
    by_value = {fact.measure.value: fact for fact in reversed(known)}
    return [fact for fact in known if by_value[fact.measure.value] is fact]


def _two_answers(kernel: Kernel, words: Words) -> Iterator[str]:
    """Figures with several values, each with the places that state it."""
    known = sorted((fact for fact in kernel.facts if fact.measure.is_known), key=lambda fact: (fact.name, fact.rank))
    by_name = {name: list(facts) for name, facts in groupby(known, key=lambda fact: fact.name)}
    firm = {name: [fact for fact in facts if fact.rank in FIRM] for name, facts in by_name.items()}
    reported = {name: facts for name, facts in firm.items() if _differ(facts)}
    for name in sorted(name for name, facts in by_name.items() if name not in reported and _differ(facts)):
        if not any(name in group and reported.keys() & set(group) for group in _TOGETHER):
            reported[name] = by_name[name]
    for name, facts in sorted(reported.items()):
        whys_of_value: dict[object, list[str]] = {}
        for fact in facts:
            whys_of_value.setdefault(fact.measure.value, []).append(fact.measure.because)
        claim = ", but ".join(f"{value} by {' and '.join(dict.fromkeys(whys))}" for value, whys in whys_of_value.items())
        yield f"{words.word(name)}: {claim}"


def _differ(facts: list[StatedFact]) -> bool:
    return len({fact.measure.value for fact in facts}) > 1


def _too_little(kernel: Kernel, words: Words) -> Iterator[Claim]:
    """Less set aside than is stated to be used, where each of both is stated in a single way."""
    for aside, used in _AT_LEAST:
        allocated, needed = _stated_facts(kernel, aside), _stated_facts(kernel, used)
        if len(allocated) == len(needed) == 1 and (allocated[0].measure.value or 0) < (needed[0].measure.value or 0):
            yield aside, allocated[0].measure, f"{words.word(used)}: {needed[0].measure.value} by {needed[0].measure.because}"


def _not_spilled(kernel: Kernel, used: Mapping[str, int], words: Words) -> Iterator[Claim]:
    """Vector registers that were spilled to no memory, or none where the compiler's comments mark what spills do.

    Accumulation registers may keep spilled ones, and what a function saves for its caller is marked and not counted.
    """
    memory = _stated_facts(kernel, "private_bytes")
    marked = kernel.is_entry and any("spill" in form.flags for form in kernel.distinct_forms)
    lanes = any(fact.measure.value for fact in _stated_facts(kernel, "spilled_scalar_registers"))
    for fact in _stated_facts(kernel, "spilled_vector_registers"):
        if not fact.measure.value and marked and not lanes:
            yield fact.name, fact.measure, "the text marks accesses as spills"
        elif fact.measure.value and memory and not used.get("accumulator") and not any(fact.measure.value for fact in memory):
            yield fact.name, fact.measure, f"{words.word('private_bytes')}: 0 by {memory[0].measure.because}"


def _least_figures(used: Mapping[str, int], gpu: Gpu | None) -> Iterator[tuple[str, int, str]]:
    """Figures that may not be less than what the text uses: the name, the least, and what is used."""
    vector, accumulator, scalar = (used.get(file, 0) for file in ("vector", "accumulator", "scalar"))
    yield "vector_registers", vector, f"the text uses {vector}"
    yield "accumulator_registers", accumulator, f"the text uses {accumulator}"
    yield "scalar_registers", scalar, f"the text uses {scalar}"
    yield "allocated_scalar_registers", scalar, f"the text uses {scalar}"
    total, why = vector, f"the text uses {vector}"
    if accumulator and gpu is not None and gpu.accumulators != "none":
        total = combine_register_files(gpu, vector, accumulator)
        why = f"the text uses {vector} vector and {accumulator} accumulation registers, {total} together"
    yield "total_vector_registers", total, why
    yield "allocated_vector_registers", total, why


def _of_another_text(
    kernel: Kernel, used: Mapping[str, int], gpu: Gpu | None, words: Words, elsewhere: Mapping[str, Measure]
) -> Iterator[Claim]:
    """What a log or a binary says and this text cannot be, each place and reason once."""
    reported = set()
    for name, least, why in _least_figures(used, gpu):
        claim = elsewhere.get(name)
        if claim is not None and least > (claim.value or 0) and (claim.value, why) not in reported:
            reported.add((claim.value, why))
            yield name, claim, why
    lanes, claim = kernel.module.wave_size, elsewhere.get("wave_size")
    if lanes is not None and claim is not None and claim.value != lanes:
        yield "wave_size", claim, f"the text is that of {words.word('wave')}s of {lanes}"


def _misplaced_accumulators(kernel: Kernel, used: Mapping[str, int]) -> Iterator[Claim]:
    """A first accumulation register that lies inside the vector registers, beyond what is allocated, or at no such place."""
    vector, accumulator = used.get("vector", 0), used.get("accumulator", 0)
    allocated = _stated_facts(kernel, "allocated_vector_registers")
    for fact in _stated_facts(kernel, "accumulator_offset"):
        offset = int(fact.measure.value or 0)
        if offset % _OFFSET_STEP or not _OFFSET_STEP <= offset <= _OFFSET_MOST:
            yield fact.name, fact.measure, f"they begin at {_OFFSET_STEP} to {_OFFSET_MOST} in steps of {_OFFSET_STEP}"
        if vector > offset:
            yield fact.name, fact.measure, f"the text uses {vector} vector registers"
        room = int(allocated[0].measure.value or 0) if allocated else None
        if room is not None and offset + accumulator > round_up(max(room, 1), _OFFSET_STEP):
            use = f"the text uses {accumulator} of them and " if accumulator else ""
            why = f"{use}{room} registers are allocated in all ({allocated[0].measure.because})"
            yield fact.name, fact.measure, why


def _impossible(kernel: Kernel, gpu: Gpu, words: Words) -> Iterator[Claim]:
    """What the GPU does not have."""
    wave, most = words.word("wave"), gpu.vector_registers_max
    reasons: dict[str, Callable[[int], str]] = {
        "wave_size": lambda lanes: (
            "" if lanes in gpu.wave_sizes else f"{gpu.target} has {wave}s of {' or '.join(map(str, gpu.wave_sizes))}"
        ),
        "accumulator_registers": lambda count: f"{gpu.target} has none" if count and gpu.accumulators == "none" else "",
        "allocated_vector_registers": lambda count: f"a wave of {gpu.target} can have {most}" if count > most else "",
        "total_vector_registers": lambda count: f"a wave of {gpu.target} can have {most}" if count > most else "",
        "shared_vector_registers": lambda count: _sharing_obstacle(kernel, gpu, count),
    }
    for name, why_not in reasons.items():
        for fact in _stated_facts(kernel, name):
            if why := why_not(int(fact.measure.value or 0)):
                yield name, fact.measure, why


def _sharing_obstacle(kernel: Kernel, gpu: Gpu, shared: int) -> str:
    """Why the halves of a wave cannot share so many registers, "" where they can (SHARED_VGPR_COUNT in LLVM's user guide)."""
    if gpu.shared_vector_block is None:
        return f"waves of {gpu.target} share none"
    if kernel.module.wave_size is not None and kernel.module.wave_size < max(gpu.wave_sizes):
        return f"a wave of {kernel.module.wave_size} has no halves"
    allocated = next((fact.measure.value for fact in _stated_facts(kernel, "allocated_vector_registers")), 0) or 0
    most = gpu.vector_registers_max
    return f"with {allocated} of its own a wave can have {most} in all" if allocated + shared > most else ""
