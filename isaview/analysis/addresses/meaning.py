"""Meaning: the value an instruction makes of a register, by its table row, and whether all lanes of a wave get the same."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence

from isaview.analysis.addresses import affine
from isaview.analysis.addresses.affine import Value
from isaview.analysis.addresses.evaluate import OWN, evaluate
from isaview.analysis.addresses.index import Named, Question, Recipe, half_bits, literal, operand_place, second_register
from isaview.analysis.addresses.walk import IN_MEMORY, NAME, SYMBOL, Asked, Asking, Walk, answer, parsed, piece, proven_space
from isaview.model.form import Form, Sum, Text

Deciding = Generator[Question, Value, bool]
_UNSEEN: Recipe = (("", Value(), False),)
_READ: Mapping[str, Callable[[str], int | None]] = {"~": literal, "h": half_bits}
"""How a number is read from an operand whose word ends so."""
_WIDEST_JOIN = 64
"""Blocks between a join and its dominator that are looked at."""
_SHARED_BY_LANES = frozenset(("global", "shared", "constant", "parameter"))


def made(walk: Walk, index: int, register: int) -> Asking:
    """The value an instruction that is no phi writes."""
    form, slots = walk.kernel.forms[index], walk.index.slots
    kept = slots.stored.get((index, register), slots.loaded.get((index, register)))
    if kept is not None:
        return (yield from answer(walk, walk.index.before(index, kept)))
    if register >= len(walk.kernel.registers):
        texts = (text.bind(walk.kernel.tokens[index]) for text in form.operands)
        constants = walk.index.meanings.constants
        zero = next((constants[text] for text in texts if text in constants), None)
        return walk.opaque(f"made:{index}:{register}", False) if zero is None else affine.number(zero)
    if form.sum:
        return (yield from _summed(walk, index, register, form.sum))
    recipe = _recipe(walk, index, register)
    if recipe is not None:
        operands: dict[str, Value] = {}
        for word, asked, is_negated in recipe:
            held = walk.held(asked) or (yield asked) if isinstance(asked, tuple) else asked
            operands[word] = affine.subtract(Value(), held) if is_negated else held
        value = evaluate(walk.index.meanings.low(form), operands, walk, f"{index}:{register}")
        if value is not None:
            return value
    uniform = yield from _is_result_uniform(walk, index, register)
    loaded = any(access.kind in ("load", "atomic") for access in form.accesses)
    of: list[Value] = []
    for read in walk.kernel.operands.reads[index] if uniform or not loaded else ():
        asked = walk.index.before(index, read)
        of += (walk.held(asked) or (yield asked),)
    value = walk.opaque(f"{'loaded' if loaded else 'made'}:{index}:{register}", uniform, of=of)
    name = next(iter(value.terms))[0]
    if loaded and name in walk.made_of:
        walk.made_of[name] |= {IN_MEMORY}
    return value


def _summed(walk: Walk, index: int, register: int, pieces: Sum) -> Asking:
    """The value of address arithmetic."""
    total = Value()
    for text, factor in pieces:
        value = yield from answer(walk, piece(walk, index, text))
        part = affine.multiply(value, affine.number(factor))
        if part is None:
            return walk.opaque(f"made:{index}:{register}", value.uniform and total.uniform, of=(total, value))
        total = affine.add(total, part)
    return total


def _recipe(walk: Walk, index: int, register: int) -> Recipe | None:
    """The operands of what an instruction makes of a register, by the words that name them; None where no row says it."""
    recipes = walk.index.recipes
    found = recipes.get((index, register), _UNSEEN)
    if found is not _UNSEEN:
        return found
    form = walk.kernel.forms[index]
    named = walk.index.named
    if form not in named:
        named[form] = _named_operands(walk.index.meanings.low(form), form)
    operands = named[form]
    recipe: Recipe | None = None
    if operands is not None and register == _first_written(walk, index):
        recipe = tuple([(word, *_ingredient(walk, index, register, word, text)) for word, text in operands])
    recipes[index, register] = recipe
    return recipe


def _named_operands(words: Sequence[str], form: Form) -> Named | None:
    """The words of a meaning that name an operand, each with it; None where there is no meaning."""
    if not words:
        return None
    places = [(word, operand_place(word, len(form.operands))) for word in dict.fromkeys(words)]
    own = ((OWN, Text("")),) if OWN in words else ()
    return own + tuple((word, form.operands[place]) for word, place in places if place is not None)


def _first_written(walk: Walk, index: int) -> int:
    """The register that the words of a meaning are about: the one that the first operand names, else the first written."""
    kernel = walk.kernel
    first = kernel.operands.writes[index][0]
    if walk.index.meanings.typed or not kernel.forms[index].operands:
        return first
    text = kernel.forms[index].operands[0].bind(kernel.tokens[index]).lstrip("{").strip()
    named = walk.index.register(index, text) if NAME.match(text) else None
    return first if named is None else named


def _ingredient(walk: Walk, index: int, register: int, word: str, operand: Text) -> tuple[Asked, bool]:
    """The operand a postfix word names, and whether it is a register with a minus."""
    if word == OWN:
        return affine.unknown(f"{SYMBOL}{walk.kernel.registers[register].name}"), False
    text = operand.bind(walk.kernel.tokens[index])
    if word.endswith("+"):
        return parsed(walk, index, second_register(text)), False
    read = _READ.get(word[-1])
    wide = read(text) if read is not None else None
    if wide is not None:
        return affine.number(wide), False
    if text.startswith("-") and NAME.match(text, 1):
        return parsed(walk, index, text[1:]), True
    return piece(walk, index, operand) if walk.kernel.forms[index].expressions else parsed(walk, index, text), False


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


def _is_branch_uniform(walk: Walk, index: int) -> Deciding:
    """Whether all lanes of a wave go the same way at a branch."""
    shared = walk.index
    for register in walk.kernel.operands.reads[index]:
        if register in shared.lane_masks:
            return False
        if shared.uniform[register] or (shared.lane_masks and walk.kernel.registers[register].file == "special"):
            continue
        asked = shared.before(index, register)
        if not (walk.held(asked) or (yield asked)).uniform:
            return False
    return True


def _is_result_uniform(walk: Walk, index: int, register: int) -> Deciding:
    """Whether an instruction gives all lanes the same because all it reads is the same."""
    form, shared = walk.kernel.forms[index], walk.index
    if shared.uniform[register] or "per_wave" in form.flags:
        return True
    of_lanes = "per_lane" in form.flags or "cross_lane" in form.flags
    if form.incoming or of_lanes or form.flow != "next" or form.instruction_class in ("cross_lane", "matrix", "unknown"):
        return False
    if any(access.kind != "load" or access.space in ("private", "generic", "texture") for access in form.accesses):
        return (yield from _is_one_generic_place(walk, index))
    if any(access.per != "lane" and access.kind == "load" for access in form.accesses) and "convergent" in form.flags:
        return False
    for read in walk.kernel.operands.reads[index]:
        if read in shared.lane_masks:
            continue
        if shared.uniform[read] and form.instruction_class in ("compare", "integer"):
            # A scalar register that a vector instruction reads as carry or choice has a bit for every lane.
            if form.instruction_class == "compare":
                return False
            continue
        asked = shared.before(index, read)
        if not (walk.held(asked) or (yield asked)).uniform:
            return False
    return True


def _is_one_generic_place(walk: Walk, index: int) -> Deciding:
    """Whether an instruction is a generic load of one place of memory that all lanes share."""
    accesses = walk.kernel.forms[index].accesses
    if len(accesses) != 1 or accesses[0].kind != "load" or accesses[0].space != "generic" or accesses[0].address is None:
        return False
    value = yield from answer(walk, piece(walk, index, accesses[0].address))
    return value.uniform and proven_space(walk.kernel, value) in _SHARED_BY_LANES
