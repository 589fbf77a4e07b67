"""Tensor memory: the columns that a kernel's text allocates.

An allocation names its columns as its last operand. What is freed in between is not followed: of several allocations at least
the largest is held at once, and at most all of them.
"""

from __future__ import annotations

from collections.abc import Iterator

from isaview.base.measure import Measure, counted, estimated
from isaview.model.kernel import Kernel

_UNIT = "columns"


def _allocations(kernel: Kernel) -> Iterator[int | None]:
    """The columns of each allocation in the text, None where a register holds them."""
    forms = {form for form in kernel.distinct_forms if "allocates" in form.flags}
    for index, form in enumerate(kernel.forms) if forms else ():
        if form in forms:
            last = form.operands[-1].bind(kernel.tokens[index]) if form.operands else ""
            yield _integer(last)


def _integer(text: str) -> int | None:
    """A constant as C and PTX write it, None where it is no plain one."""
    try:
        return int(text.removesuffix("U"), 0)
    except ValueError:
        return None


def allocated_columns(kernel: Kernel) -> Measure | None:
    """The columns of a group by the constants of its allocations, None where there is none."""
    known = [columns for columns in _allocations(kernel) if columns is not None and columns > 0]
    if not known:
        return None
    if len(known) == 1:
        return counted(known[0], _UNIT, "the constant of its one allocation")
    because = f"{len(known)} allocations: the largest at least, all of them at most"
    return estimated(sum(known), max(known), sum(known), _UNIT, because)


def unallocated(kernel: Kernel) -> str:
    """Why the text does not say how many columns a kernel takes, "" where it does or takes none."""
    if any(columns is None for columns in _allocations(kernel)):
        return "it is allocated by a number that a register holds, so how many columns that are is not known"
    uses = any("tensor_memory" in form.flags for form in kernel.distinct_forms)
    if uses and allocated_columns(kernel) is None:
        return "the kernel uses it and allocates none itself, so how many columns it holds is not known"
    return ""
