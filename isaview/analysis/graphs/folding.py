"""What compilers leave out before a graph runs: what is made of constants, gives an operand as it is, or is used by nothing.

A graph that no compiler has seen multiplies by ones, adds zeros and masks with what is always true. Every compiler leaves these
out, XLA before it counts. Only operations with the flags in `_JUDGED` are judged, and only by constants that are one number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from operator import eq, ge, gt, le, lt, ne, or_
from typing import NamedTuple

from isaview.base import regex
from isaview.model.form import Form
from isaview.model.keeper import once_for_each
from isaview.model.kernel import Kernel

_SPLAT = regex.compile(r"(?:dense<)?(true|false|[-+]?\d{1,18}(?:\.\d{0,18}(?:[eE][-+]?\d{1,3})?)?)>?")
_BITS = {"true": -1.0, "false": 0.0}
"""Of a bit the number whose bits are all like it."""
_JUDGED = frozenset(("folds", "neutral_one", "neutral_zero", "neutral_ones", "broadcasts", "moves_data"))
"""Flags of operations that are looked at."""
_NEUTRAL = (("neutral_one", 1.0), ("neutral_zero", 0.0), ("neutral_ones", -1.0))
"""Flag → the number that leaves the other operand as it is."""
_ABSORBING = (("neutral_ones", 0.0), ("absorbs_ones", -1.0))
"""Flag → the number that the result is where an operand is."""
_RELATIONS = {"below": lt, "at_most": le, "equal": eq, "unequal": ne, "above": gt, "at_least": ge}
"""Flag of a comparison → what it asks of two numbers."""
_NEUTRAL_TO_BITS = (("unequal", 0.0), ("equal", -1.0))
"""Flag of a comparison of bits → the number that leaves the other operand as it is."""
_BY_PLACE = frozenset(("updates", "generates", "collective", "sorts"))
"""Flags of what gives no constant of the same number, though it takes one."""
_PURE = frozenset(("elementwise", "broadcasts", "moves_data", "generates"))
"""Flags of what is left out where nothing uses its result."""


@once_for_each
def folded_instructions(kernel: Kernel) -> frozenset[int]:
    """The instructions that do nothing once a compiler has folded what it can."""
    if not any("folds" in form.flags for form in kernel.distinct_forms):
        return frozenset()
    constants: dict[str, float | None] = {}
    names = {register.name: number for number, register in enumerate(kernel.registers)}
    nothing: set[int] = set()
    needed_operands: dict[int, Set[int]] = {}
    for index, form in enumerate(kernel.forms):
        if form.tensors is None or _JUDGED.isdisjoint(form.flags) or not _BY_PLACE.isdisjoint(form.flags):
            continue
        texts = [text.bind(kernel.tokens[index]) for text in form.operands]
        values = [constants.get(text) if text in names else _literal(text) for text in texts]
        are_constant = [text in constants or text not in names for text in texts]
        operands = _Operands(texts, values, are_constant, [kind.elements == 0 for kind in form.tensors.operands])
        folding = next(filter(None, (fold(form, operands) for fold in _FOLDS)), None)
        if folding is None:
            continue
        if folding.is_constant:
            written = (kernel.registers[number].name for number in kernel.operands.writes[index])
            constants.update(dict.fromkeys(written, folding.value))
        if folding.vanishes:
            nothing.add(index)
        if folding.needs is not None:
            needed_operands[index] = {names[text] for text in folding.needs if text in names}
    return frozenset(nothing | _unused_instructions(kernel, needed_operands))


class _Folding(NamedTuple):
    """What becomes of an operation.

    ``vanishes``: it does nothing. ``is_constant``: its result is made of constants alone, of ``value`` where that is one known
    number. ``needs`` are the operands that it still reads, None for all.
    """

    vanishes: bool
    is_constant: bool = False
    value: float | None = None
    needs: Sequence[str] | None = None


class _Operands(NamedTuple):
    """The operands of an operation: as written, their values where each is one number, and which are made of constants."""

    texts: Sequence[str]
    values: Sequence[float | None]
    are_constant: Sequence[bool]
    are_empty: Sequence[bool]


def fold_constants(form: Form, operands: _Operands) -> _Folding | None:
    """An operation on constants alone. Of what is moved they stay known, of what is computed only zeros and comparisons."""
    if not operands.texts or not all(map(or_, operands.are_constant, operands.are_empty)):
        return None
    values, flags = operands.values, form.flags
    numbers = {value for value, empty in zip(values, operands.are_empty, strict=False) if not empty}
    is_moved = "elementwise" not in flags or "converts" in flags
    value = None
    if len(numbers) == 1 and (is_moved or ("keeps_zero" in flags and numbers == {0.0})):
        (value,) = numbers
    else:
        relation = next((_RELATIONS[flag] for flag in _RELATIONS if flag in flags), None)
        left, right = values if len(values) == 2 else (None, None)
        if relation is not None and left is not None and right is not None:
            value = -float(relation(left, right))
    return _Folding("folds" in flags, is_constant=True, value=value, needs=())


def fold_absorbed(form: Form, operands: _Operands) -> _Folding | None:
    """An operand that decides alone: zero times x, x and no ones."""
    number = next((number for flag, number in _ABSORBING if flag in form.flags and number in operands.values), None)
    return None if number is None else _Folding(vanishes=True, is_constant=True, value=number, needs=())


def fold_choice(form: Form, operands: _Operands) -> _Folding | None:
    """A choice between two operands that are the same."""
    texts, values = operands.texts, operands.values
    if "picks" not in form.flags or len(texts) < 3 or not (texts[1:2] == texts[2:] or values[1] == values[2] is not None):
        return None
    return _Folding(vanishes=True, is_constant=values[1] is not None, value=values[1], needs=texts[1:])


def fold_neutral(form: Form, operands: _Operands) -> _Folding | None:
    """An operand that leaves the other as it is: one times x, x plus zero, x and all ones; a conversion to the same type."""
    tensors, flags = form.tensors, form.flags
    is_of_bits = tensors is not None and tensors.operands[:1] == tensors.results
    # Of ordered operands (x - 0, x / 1) only the second may be neutral.
    judged = operands.values[1:] if "ordered" in flags else operands.values
    neutral = (*_NEUTRAL, *_NEUTRAL_TO_BITS) if is_of_bits else _NEUTRAL
    is_neutral = len(operands.values) == 2 and any(flag in flags and number in judged for flag, number in neutral)
    is_same_type = "converts" in flags and tensors is not None and tensors.operands == tensors.results
    return _Folding(vanishes=True) if is_neutral or is_same_type else None


_FOLDS = (fold_constants, fold_absorbed, fold_choice, fold_neutral)
"""What may become of an operation; the first that applies decides."""


def _literal(text: str) -> float | None:
    """The number that all elements of a literal are, None where it is not known."""
    match = _SPLAT.fullmatch(text)
    return None if match is None else _BITS[match[1]] if match[1] in _BITS else float(match[1])


def _unused_instructions(kernel: Kernel, used: Mapping[int, Set[int]]) -> set[int]:
    """The instructions whose results nothing needs; ``used`` are operands of those that need not all of theirs."""
    needed: set[int] = set()
    unused: set[int] = set()
    for index in reversed(range(len(kernel))):
        writes = kernel.operands.writes[index]
        if (
            writes
            and needed.isdisjoint(writes)
            and not _PURE.isdisjoint(kernel.forms[index].flags)
            and not kernel.forms[index].targets
        ):
            unused.add(index)
        else:
            needed.update(used.get(index, kernel.operands.reads[index]))
    return unused
