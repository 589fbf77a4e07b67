"""Logic: values that one constant makes of another value, which logic of two registers takes in (`LOP3` reads three)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain, compress

from isaview.model.form import Form
from isaview.model.kernel import Kernel

Numbers = Sequence[tuple[int, ...]]
_BITWISE = ("and", "or", "xor")


@lru_cache(maxsize=4096)
def _role(form: Form) -> str:
    """``one``: logic of a register and a constant; ``two``: of two registers; ``wide``: zeros above one; else nothing."""
    words = form.opcode.split(".")
    if form.guard is not None or form.symbols:
        return ""
    if words == ["cvt", "u64", "u32"]:
        return "wide"
    if words[0] in _BITWISE and words[-1] in ("b32", "b64"):
        return "one" if form.immediates else "two"
    return ""


def taken_in(kernel: Kernel, reads: Numbers, writes: Numbers, counts: Mapping[int, int]) -> set[int]:
    """Registers written once by logic with a constant that logic of two registers alone reads, widened or not."""
    table = {form: _role(form) for form in kernel.distinct_forms}
    if not {"one", "two"} <= set(table.values()):
        return set()
    roles = [table[form] for form in kernel.forms]
    elsewhere = set(chain.from_iterable(compress(reads, [role not in ("two", "wide") for role in roles])))
    for index in compress(range(len(roles)), [role == "wide" for role in roles]):
        if counts[writes[index][0]] > 1 or writes[index][0] in elsewhere:
            elsewhere.update(reads[index])
    alone = (made[0] for made in compress(writes, [role == "one" for role in roles]) if len(made) == 1)
    return {number for number in alone if counts[number] == 1 and number not in elsewhere}
