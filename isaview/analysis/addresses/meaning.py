"""The value that an instruction makes of a register, by its table row, and whether all lanes of a wave get the same."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import lru_cache

from isaview.analysis.addresses import affine
from isaview.analysis.addresses.affine import Value
from isaview.analysis.addresses.evaluate import compile_words, evaluate
from isaview.analysis.addresses.index import (
    OWN,
    Binding,
    Definition,
    FormMeaning,
    Operand,
    number_by_word,
    operand_words,
    second_register,
)
from isaview.analysis.addresses.walk import IN_MEMORY, NAME, SYMBOL, Solving, Walk, proven_space, resolve, resolve_text, solve
from isaview.languages.meanings import Meanings
from isaview.model.form import Form, Text

Deciding = Generator[Definition, Value, bool]
_CACHED_FORMS = 1 << 12
_WIDEST_JOIN = 64
"""Blocks between a join and its dominator that are looked at."""
_SHARED_BY_LANES = frozenset(("global", "shared", "constant", "parameter"))


def written_value(walk: Walk, index: int, register: int) -> Solving:
    """The value an instruction that is no phi writes."""
    form, slots = walk.kernel.forms[index], walk.index.slots
    if slots.numbers:
        spilled = slots.stored.get((index, register), slots.loaded.get((index, register)))
        if spilled is not None:
            return (yield from solve(walk, walk.index.definition(index, spilled)))
    if register >= len(walk.kernel.registers):
        texts = (text.bind(walk.kernel.tokens[index]) for text in form.operands)
        constants = walk.index.meanings.constants
        zero = next((constants[text] for text in texts if text in constants), None)
        return walk.opaque(f"made:{index}:{register}", False) if zero is None else affine.number(zero)
    if form.sum:
        total = Value()
        for text, factor in form.sum:
            total = affine.add(total, affine.scale((yield from solve(walk, resolve(walk, index, text))), factor))
        return total
    meaning = meaning_of_form(walk.index.meanings, form)
    binding = None if meaning is None else _binding(walk, index, register, meaning)
    if meaning is not None and binding is not None:
        operands: list[Value] = []
        for operand, is_negated in binding:
            value = walk.solved(operand) or (yield operand) if isinstance(operand, int) else operand
            operands.append(affine.subtract(Value(), value) if is_negated else value)
        result = evaluate(meaning.steps, operands, walk, index, register)
        if result is not None:
            return result
    uniform = yield from _is_result_uniform(walk, index, register)
    loaded = any(access.kind in ("load", "atomic") for access in form.accesses)
    of: list[Value] = []
    for read in walk.kernel.operands.reads[index] if uniform or not loaded else ():
        definition = walk.index.definition(index, read)
        of += (walk.solved(definition) or (yield definition),)
    value = walk.opaque(f"{'loaded' if loaded else 'made'}:{index}:{register}", uniform, of=of)
    name = next(iter(value.terms))[0]
    if loaded and name in walk.origins:
        walk.origins[name] |= {IN_MEMORY}
    return value


@lru_cache(_CACHED_FORMS)
def meaning_of_form(meanings: Meanings, form: Form) -> FormMeaning | None:
    """What instructions of a form compute, by their row; None where no row says it. Kernels of a module share their forms."""
    words = meanings.low(form)
    if not words:
        return None
    operands = operand_words(words, form)
    return FormMeaning(operands, compile_words(words, [word for word, _ in operands]))


def _binding(walk: Walk, index: int, register: int, meaning: FormMeaning) -> Binding | None:
    """The operands of what an instruction makes of a register; None where its meaning is about another register."""
    bindings = walk.index.bindings
    if (index, register) not in bindings:
        is_meant = register == _first_written(walk, index) or _is_tested(walk, index)
        operands = meaning.operands if is_meant else ()
        bound = tuple([_bind_operand(walk, index, register, word, text) for word, text in operands])
        bindings[index, register] = bound if is_meant else None
    return bindings[index, register]


def _is_tested(walk: Walk, index: int) -> bool:
    """Whether what an instruction writes is one number and whether it is 0, so that its meaning is that of each."""
    tested, form = walk.index.meanings.tested, walk.kernel.forms[index]
    return tested is not None and tested.fullmatch(form.opcode) is not None


def _first_written(walk: Walk, index: int) -> int:
    """The register that the words of a meaning are about: that which the first operand names, else the first written."""
    kernel = walk.kernel
    first = kernel.operands.writes[index][0]
    if walk.index.meanings.typed or not kernel.forms[index].operands:
        return first
    text = kernel.forms[index].operands[0].bind(kernel.tokens[index]).lstrip("{").strip()
    named = walk.index.register(index, text) if NAME.match(text) else None
    return first if named is None else named


def _bind_operand(walk: Walk, index: int, register: int, word: str, operand: Text) -> tuple[Operand, bool]:
    """What a postfix word stands for, and whether it is a register with a minus."""
    if word == OWN:
        return affine.unknown(f"{SYMBOL}{walk.kernel.registers[register].name}"), False
    text = operand.bind(walk.kernel.tokens[index])
    if word.endswith("+"):
        return resolve_text(walk, index, second_register(text)), False
    number = number_by_word(word, text)
    if number is not None:
        return affine.number(number), False
    if text.startswith("-") and NAME.match(text, 1):
        return resolve_text(walk, index, text[1:]), True
    return resolve(walk, index, operand), False


def is_reached_together(walk: Walk, block: int) -> Deciding:
    """Whether all lanes of a wave that reach a block come the same way: every branch since its dominator is uniform."""
    flow = walk.index.flow
    until = flow.dominators[block]
    seen = {block}
    waiting = list(flow.predecessors[block])
    while waiting:
        at = waiting.pop()
        if at in seen:
            continue
        seen.add(at)
        if len(seen) > _WIDEST_JOIN or until is None:
            return False
        if len(flow.successors[at]) > 1 and not (yield from _is_branch_uniform(walk, flow.blocks[at].last - 1)):
            return False
        if at != until:
            waiting.extend(flow.predecessors[at])
    return True


def _is_branch_uniform(walk: Walk, branch: int) -> Deciding:
    """Whether all lanes of a wave go the same way at a branch."""
    index = walk.index
    reads = walk.kernel.operands.reads[branch]
    if not index.lane_masks.isdisjoint(reads):
        return False
    special = {at for at in reads if walk.kernel.registers[at].file == "special"} if index.lane_masks else ()
    return (yield from _are_uniform(walk, branch, [at for at in reads if not index.uniform[at] and at not in special]))


def _are_uniform(walk: Walk, index: int, registers: Iterable[int]) -> Deciding:
    """Whether all lanes of a wave hold the same in registers that an instruction reads."""
    for register in registers:
        definition = walk.index.definition(index, register)
        if not (walk.solved(definition) or (yield definition)).uniform:
            return False
    return True


def _is_result_uniform(walk: Walk, at: int, register: int) -> Deciding:
    """Whether an instruction gives all lanes the same because all it reads is the same."""
    form, index = walk.kernel.forms[at], walk.index
    if index.uniform[register] or "per_wave" in form.flags:
        return True
    of_lanes = "per_lane" in form.flags or "cross_lane" in form.flags
    if form.incoming or of_lanes or form.flow != "next" or form.instruction_class in ("cross_lane", "matrix", "unknown"):
        return False
    if any(access.kind != "load" or access.space in ("private", "generic", "texture") for access in form.accesses):
        return (yield from _is_uniform_generic_load(walk, at))
    if any(access.per != "lane" and access.kind == "load" for access in form.accesses) and "convergent" in form.flags:
        return False
    reads = [read for read in walk.kernel.operands.reads[at] if read not in index.lane_masks]
    if form.instruction_class in ("compare", "integer"):
        # A scalar register that a vector instruction reads as carry or choice has a bit for every lane.
        scalars = [read for read in reads if index.uniform[read]]
        if scalars and form.instruction_class == "compare":
            return False
        reads = [read for read in reads if read not in scalars]
    return (yield from _are_uniform(walk, at, reads))


def _is_uniform_generic_load(walk: Walk, index: int) -> Deciding:
    """Whether an instruction is a generic load of the same memory in all lanes."""
    accesses = walk.kernel.forms[index].accesses
    if len(accesses) != 1 or accesses[0].kind != "load" or accesses[0].space != "generic" or accesses[0].address is None:
        return False
    value = yield from solve(walk, resolve(walk, index, accesses[0].address))
    return value.uniform and proven_space(walk.kernel, value) in _SHARED_BY_LANES
