"""Marks of spill code that a group of accesses, issued together, has at its head alone.

The mark says how many bytes of the group are spilled or reloaded, and the head how many instructions follow. Other loads or
stores may stand in the group. Spill code has a fixed place in the frame: no vector register is in its address.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from isaview.base import regex
from isaview.base.text import integer
from isaview.languages.amdgcn.frames import private
from isaview.model.form import Access, Form, Text
from isaview.model.statements import Item, Label, Operation

SPILL = regex.compile(r"; *(?:(?P<bytes>\d+)-byte )?Folded (?P<kind>Spill|Reload)")
"""The compiler's mark of spill code, and how much it is."""
_KINDS = {"Spill": "store", "Reload": "load"}
_HEAD = frozenset(("hint", "spill"))
_OF_THE_FRAME = ("scratch_", "buffer_")
_NO_ADDRESS = "off"
_LONGEST_GROUP = 64  # instructions behind the head


def spilling(form: Form) -> Form:
    """The form as spill code; its accesses are of private memory, whatever instruction makes them."""
    return replace(private(form), flags=form.flags | {"spill"})


def head(form: Form, mark: re.Match[str], amount: Text) -> Form:
    """The head of a group as spill code: its last number is how many bytes, its last word what the marked accesses do."""
    kind = _KINDS[mark["kind"]]
    return replace(form, flags=form.flags | {"spill"}, immediates=(*form.immediates, amount), modifiers=(*form.modifiers, kind))


def mark_spills(items: Iterator[Item]) -> Iterator[Item]:
    """The items of a module, with the accesses that marks at the heads of their groups are about as spill code."""
    spills: dict[Form, Operation] = {}
    for item in items:
        yield item
        form = item[1].form if isinstance(item[1], Operation) else None
        if form is None or not form.flags >= _HEAD or len(form.immediates) < 2:
            continue
        length, left = (integer(text.bind(item[2])) or 0 for text in (form.immediates[0], form.immediates[-1]))
        for member in _group(items, length + 1):
            access = _spill_access(member, form.modifiers[-1])
            if access is not None and 0 < (access.bytes or 0) <= left:
                left -= access.bytes or 0
                own = member[1].form  # type: ignore[union-attr]
                member = (member[0], spills.setdefault(own, Operation(spilling(own))), member[2])
            yield member


def _group(items: Iterator[Item], length: int) -> Sequence[Item]:
    """The next items up to so many instructions; a label ends them."""
    group: list[Item] = []
    length = min(length, _LONGEST_GROUP)
    while length > 0:
        item = next(items, None)
        if item is None:
            break
        group.append(item)
        length = 0 if isinstance(item[1], Label) else length - isinstance(item[1], Operation)
    return group


def _spill_access(item: Item, kind: str) -> Access | None:
    """The access of an instruction that may be spill code of a kind."""
    if not isinstance(item[1], Operation):
        return None
    form = item[1].form
    if not form.mnemonic.startswith(_OF_THE_FRAME) or len(form.accesses) != 1 or form.accesses[0].kind != kind:
        return None
    address = form.accesses[0].address
    return form.accesses[0] if address is not None and address.bind(item[2]).startswith(_NO_ADDRESS) else None
