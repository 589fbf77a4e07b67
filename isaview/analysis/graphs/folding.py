"""What compilers fold before a graph runs: what is made of constants alone, and what leaves an operand as it is.

A graph that no compiler has seen multiplies by ones and adds zeros; every compiler leaves these out, XLA before it counts.
Only operations with the flags folds, neutral_one and neutral_zero are judged, and only by constants that are one number.
"""

from __future__ import annotations

import re

from isaview.model.kernel import Kernel

_SPLAT = re.compile(r"(?:dense<)?([-+]?\d{1,18}(?:\.\d{0,18}(?:[eE][-+]?\d{1,3})?)?)>?")
_JUDGED = frozenset(("folds", "neutral_one", "neutral_zero", "broadcasts", "moves_data"))
"""Flags of operations that are looked at."""
_NEUTRAL = (("neutral_one", 1.0), ("neutral_zero", 0.0))
"""Flag → the number that leaves the other operand as it is."""
_BY_PLACE = frozenset(("updates", "generates", "collective", "sorts"))
"""Flags of what gives no constant of the same number, though it takes one."""


def folded(kernel: Kernel) -> frozenset[int]:
    """The instructions that do nothing once a compiler has folded what it can."""
    return kernel.once(folded, lambda: _folded(kernel))


def _folded(kernel: Kernel) -> frozenset[int]:
    """Constants are known by what is moved of them; of what is computed of constants the number is not looked for."""
    if not any("folds" in form.flags for form in kernel.distinct_forms):
        return frozenset()
    constants: dict[str, float | None] = {}
    names = {register.name for register in kernel.registers}
    nothing: set[int] = set()
    for index, form in enumerate(kernel.forms):
        if form.tensors is None or _JUDGED.isdisjoint(form.flags) or not _BY_PLACE.isdisjoint(form.flags):
            continue
        texts = [text.bind(kernel.tokens[index]) for text in form.operands]
        is_empty = [kind.elements == 0 for kind in form.tensors.operands]
        values = [_number(text) if text not in names else constants.get(text) for text in texts]
        is_moved = "elementwise" not in form.flags or "converts" in form.flags
        if texts and all(text in constants or text not in names or empty for text, empty in zip(texts, is_empty, strict=False)):
            numbers = {value for value, empty in zip(values, is_empty, strict=False) if not empty}
            written = (kernel.registers[number].name for number in kernel.operands.writes[index])
            constants.update(dict.fromkeys(written, *numbers) if is_moved and len(numbers) == 1 else dict.fromkeys(written))
            nothing.update([index] if "folds" in form.flags else ())
        elif _is_neutral(form.flags, values) or ("converts" in form.flags and form.tensors.operands == form.tensors.results):
            nothing.add(index)
    return frozenset(nothing)


def _is_neutral(flags: frozenset[str], values: list[float | None]) -> bool:
    """Whether an operand leaves the other as it is."""
    judged = values[1:] if "ordered" in flags else values
    return len(values) == 2 and any(flag in flags and number in judged for flag, number in _NEUTRAL)


def _number(text: str) -> float | None:
    """The number that all elements of a literal are, None where it is not known."""
    match = _SPLAT.fullmatch(text)
    return None if match is None else float(match[1])
