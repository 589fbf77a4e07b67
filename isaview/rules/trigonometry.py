"""Trigonometry: where a kernel reduces large arguments of sine and its like with a table of the digits of 2/π."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from isaview.flow.nesting import Loop
from isaview.model.kernel import Kernel
from isaview.reports.rule import View

_DIGITS = frozenset(("0xfe5163ab", "-0x1ae9c55", "4266746795", "-28220501", "0xFE5163AB"))
"""The lowest 32 of the digits of 2/π, as texts write the number."""
_TABLE, _PART = "i2opi", "opi"
"""What libraries call the table of digits, and what is left of that where a number was taken out."""
_LONGEST = 12
"""Instructions of the loop that multiplies an argument with the table."""


def digits_of_two_over_pi(view: View) -> list[int]:
    """The instructions that name the table or its digits, in text order."""
    return _naming(view.kernel)


@lru_cache(1)
def _naming(kernel: Kernel) -> list[int]:
    """The same; several rules ask of one kernel after the other."""
    likely = {form for form in kernel.distinct_forms if any(_PART in text.pattern for text in form.symbols)}
    some = enumerate(kernel.forms) if likely else ()
    named = {index for index, form in some if form in likely and _names_table(kernel, index)}
    if not _DIGITS.isdisjoint(chain.from_iterable(kernel.tokens)):
        named.update(index for index, tokens in enumerate(kernel.tokens) if not _DIGITS.isdisjoint(tokens))
    return sorted(named)


def _names_table(kernel: Kernel, index: int) -> bool:
    tokens = kernel.tokens[index]
    names = [text.bind(tokens) for text in kernel.forms[index].symbols]
    return any(_TABLE in name for name in names)


def reduces(view: View, loop: Loop) -> bool:
    """Whether a loop is most likely the library's own, which multiplies an argument with the digits."""
    return len(view.inside(loop)) <= _LONGEST and bool(digits_of_two_over_pi(view))
