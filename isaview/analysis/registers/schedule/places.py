"""Places: which bytes memory instructions touch, as far as the text says: a register or symbol, and an offset from it.

Two places with the same root are known to be apart, or not, whatever the root holds. ptxas moves a load above a store only
where it knows that.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from msgspec import Struct

from isaview.analysis.registers.schedule.literals import integer
from isaview.analysis.registers.schedule.traits import Trait
from isaview.model.kernel import Kernel

_OFFSET = re.compile(r"[+](-?\w+)\]$")
LAID_OUT = frozenset(("shared", "private"))
"""Spaces whose layout the compiler makes itself."""
Root = int | str
"""A register or the name of a variable."""


class Place(Struct, frozen=True):
    """Bytes from ``first`` to ``last`` (exclusive), counted from what ``root`` holds; ``pieces`` are those of a register."""

    root: Root
    pieces: tuple[int, ...]
    first: int
    last: int


class Places:
    """The places of a kernel's memory instructions.

    Args:
        kernel: a kernel whose registers are virtual.
        column: the trait of each instruction.
        counts: register → how many instructions write it.
    """

    def __init__(self, kernel: Kernel, column: Sequence[Trait], counts: Mapping[int, int]) -> None:
        self.kernel = kernel
        stored = {one.space for one in column if one.stores}
        self.spaces = (stored | LAID_OUT) & {one.space for one in column if one.loads and not one.unwritten}
        """Where something is both read and written, and where a compiler joins what is read side by side."""
        self.located: dict[int, tuple[Root, int, int] | None] = {}
        self.made: dict[int, int] = {}
        """Register that an offset is added to, or that is renamed → the one instruction that does so."""
        if self.spaces:
            for index, (one, writes) in enumerate(zip(column, kernel.operands.writes, strict=True)):
                if len(writes) == 1 and counts[writes[0]] == 1 and (one.steps or one.kind in ("same", "free")):
                    self.made[writes[0]] = index

    def of(self, index: int, one: Trait, pieces: Sequence[tuple[int, ...]]) -> Place | None:
        """The place an instruction reads or writes, None where it does not matter or the text does not say.

        ``pieces`` are those of each register.
        """
        if one.space not in self.spaces or one.unwritten:
            return None
        if index not in self.located:
            self.located[index] = self.locate(index, one)
        found = self.located[index]
        if found is None:
            return None
        root, first, last = found
        return Place(root, pieces[root] if isinstance(root, int) else (), first, last)

    def locate(self, index: int, one: Trait) -> tuple[Root, int, int] | None:
        """The root of an access and its bytes from there; None where the text does not say."""
        form = self.kernel.forms[index]
        access = form.accesses[0]
        kept = access.kind == "atomic" or (one.space == "shared" and "volatile" in form.flags)
        if kept or access.address is None or not access.bytes:
            return None  # atomics, and in shared memory what is volatile, stay in order whatever they touch
        text = access.address.bind(self.kernel.tokens[index])
        found = _OFFSET.search(text)
        offset = integer(found[1]) if found else 0
        root: Root | None = None
        if form.symbols:
            root = form.symbols[0].bind(self.kernel.tokens[index])
        elif self.kernel.operands.reads[index]:
            root = self.kernel.operands.reads[index][0]
        if root is None or offset is None:
            return None
        root, offset = self.origin(root, offset)
        return root, offset, offset + access.bytes

    def origin(self, root: Root, offset: int) -> tuple[Root, int]:
        """The register or symbol that a register is made of by adding offsets, and their sum."""
        kernel = self.kernel
        seen: set[Root] = set()
        while isinstance(root, int) and root in self.made and root not in seen:
            seen.add(root)
            index = self.made[root]
            form, reads = kernel.forms[index], kernel.operands.reads[index]
            if form.symbols and not reads and not form.accesses:
                return form.symbols[0].bind(kernel.tokens[index]), offset
            if len(reads) != 1 or form.accesses:
                break
            added = 0
            if form.immediates:
                stated = integer(form.immediates[0].bind(kernel.tokens[index]))
                if stated is None or form.mnemonic not in ("add", "sub"):
                    break
                added = stated if form.mnemonic == "add" else -stated
            root, offset = reads[0], offset + added
        return root, offset
