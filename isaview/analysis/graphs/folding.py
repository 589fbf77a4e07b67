"""What compilers leave out before a graph runs: what is made of constants, gives an operand as it is, or is used by nothing.

A graph that no compiler has seen multiplies by ones, adds zeros and masks with what is always true. Every compiler leaves these
out, XLA before it counts. Only operations with the flags in `_JUDGED` are judged, and only by constants that are one number.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Set
from operator import eq, ge, gt, le, lt, ne

from isaview.model.form import Form
from isaview.model.kernel import Kernel

_SPLAT = re.compile(r"(?:dense<)?(true|false|[-+]?\d{1,18}(?:\.\d{0,18}(?:[eE][-+]?\d{1,3})?)?)>?")
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


def folded_instructions(kernel: Kernel) -> frozenset[int]:
    """The instructions that do nothing once a compiler has folded what it can."""
    return kernel.once(folded_instructions, lambda: _folded(kernel))


def _folded(kernel: Kernel) -> frozenset[int]:
    """Constants are known by what is moved of them; of what is computed of constants only zeros are."""
    if not any("folds" in form.flags for form in kernel.distinct_forms):
        return frozenset()
    constants: dict[str, float | None] = {}
    names = {register.name: number for number, register in enumerate(kernel.registers)}
    nothing: set[int] = set()
    used: dict[int, list[str]] = {}
    for index, form in enumerate(kernel.forms):
        if form.tensors is None or _JUDGED.isdisjoint(form.flags) or not _BY_PLACE.isdisjoint(form.flags):
            continue
        texts = [text.bind(kernel.tokens[index]) for text in form.operands]
        is_empty = [kind.elements == 0 for kind in form.tensors.operands]
        values = [_number(text) if text not in names else constants.get(text) for text in texts]
        written = [kernel.registers[number].name for number in kernel.operands.writes[index]]
        is_moved = "elementwise" not in form.flags or "converts" in form.flags
        if texts and all(text in constants or text not in names or empty for text, empty in zip(texts, is_empty, strict=False)):
            numbers = {value for value, empty in zip(values, is_empty, strict=False) if not empty}
            is_known = len(numbers) == 1 and (is_moved or ("keeps_zero" in form.flags and numbers == {0.0}))
            constants.update(dict.fromkeys(written, *numbers if is_known else [_compared(form.flags, values)]))
            nothing.update([index] if "folds" in form.flags else ())
            used[index] = []
        elif absorbed := [number for flag, number in _ABSORBING if flag in form.flags and number in values]:
            constants.update(dict.fromkeys(written, absorbed[0]))
            nothing.add(index)
            used[index] = []
        elif "picks" in form.flags and (texts[1:2] == texts[2:] or values[1] == values[2] is not None):
            constants.update(dict.fromkeys(written, values[1]) if values[1] is not None else {})
            nothing.add(index)
            used[index] = texts[1:]
        elif _is_neutral(form, values) or ("converts" in form.flags and form.tensors.operands == form.tensors.results):
            nothing.add(index)
    return frozenset(
        nothing
        | _unused_instructions(kernel, {at: {names[text] for text in texts if text in names} for at, texts in used.items()})
    )


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


def _is_neutral(form: Form, values: list[float | None]) -> bool:
    """Whether an operand leaves the other as it is."""
    judged = values[1:] if "ordered" in form.flags else values
    is_of_bits = form.tensors is not None and form.tensors.operands[:1] == form.tensors.results
    flags = (*_NEUTRAL, *_NEUTRAL_TO_BITS) if is_of_bits else _NEUTRAL
    return len(values) == 2 and any(flag in form.flags and number in judged for flag, number in flags)


def _compared(flags: frozenset[str], values: list[float | None]) -> float | None:
    """What a comparison of two numbers gives, None for any other operation."""
    asked = next((_RELATIONS[flag] for flag in _RELATIONS if flag in flags), None)
    left, right = values if len(values) == 2 else (None, None)
    return None if asked is None or left is None or right is None else -float(asked(left, right))


def _number(text: str) -> float | None:
    """The number that all elements of a literal are, None where it is not known."""
    match = _SPLAT.fullmatch(text)
    return None if match is None else _BITS[match[1]] if match[1] in _BITS else float(match[1])
