"""What walks through one kernel share, whatever its launch: writes by block, registers by name, operands of what is made."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from isaview.analysis.addresses.affine import Value
from isaview.analysis.addresses.meeting import Meetings
from isaview.flow.graph import flow_of
from isaview.languages.meanings import load
from isaview.model.form import Access
from isaview.model.kernel import Kernel

_NUMBER = re.compile(r"-?(?:0[xX][0-9a-fA-F]+|\d+)U?\Z")
_RANGE = re.compile(r"([a-z]+)\[(\d+)(?::\d+)?\]\Z")
_FOLLOWED_BITS = (32, 64)
_LATEST = 4
"""Kernels of which is remembered what every walk asks."""
_FIELD = 0x3FF
"""The mask of one place in a register that holds three."""

Question = tuple[str, int, int, int]
"""("made", instruction, register, restored): the register behind the instruction; or "entry" with a block instead.

``restored`` counts the regions with lanes off that lie between here and the reader."""
Mask = tuple[int, int]
"""The regions with lanes off that lie before a switch of lanes, from the number n behind it: max(0, n - first) + second."""
Recipe = tuple[tuple[str, Value | Question], ...]


def literal(text: str) -> int | None:
    """The number an operand text is, None where it is none."""
    found = _NUMBER.match(text)
    return int(text.rstrip("U"), 0) if found and len(text) < 24 and not re.match(r"-?0\d", text) else None


def followed(kernel: Kernel, registers: Sequence[int]) -> bool:
    """Whether registers are so wide that their lower 32 bits tell what is computed, where the opcode does not say how wide."""
    return all(kernel.registers[at].bits in _FOLLOWED_BITS for at in registers)


def operand_place(word: str, count: int) -> int | None:
    """The operand of so many that a postfix word names by its position; None where it names none."""
    place = word.rstrip("+~")
    return int(place) if place.lstrip("-").isdecimal() and -count <= int(place) < count else None


def second_register(text: str) -> str:
    """The second register of a range; "0" where an operand is no range."""
    ranged = _RANGE.match(text.strip())
    return f"{ranged[1]}{int(ranged[2]) + 1}" if ranged else "0"


_FIELDS = (("10", "10"), ("20", "10"))
"""Where y and z stand in a register that holds three places: first bit and number of bits."""


@lru_cache(_LATEST)
def takes_fields(kernel: Kernel) -> bool:
    """Whether a kernel takes y or z out of a register that holds three places."""
    return any(
        form.mnemonic.startswith("v_bfe_u32") and tuple(text.bind(tokens) for text in form.immediates)[-2:] in _FIELDS
        for form, tokens in zip(kernel.forms, kernel.tokens, strict=True)
    )


@lru_cache(_LATEST)
def masks_a_field(kernel: Kernel) -> bool:
    """Whether a kernel masks x out of a register that holds three places."""
    return any(
        literal(text.bind(tokens)) == _FIELD
        for form, tokens in zip(kernel.forms, kernel.tokens, strict=True)
        for text in form.immediates
    )


class Index:
    """What the walks through one kernel share, whatever its launch: the writes of every block, and registers by name."""

    def __init__(self, kernel: Kernel) -> None:
        self.headers = {loop.header: loop for loop in flow_of(kernel).loops if not loop.irreducible}
        self.unreached = set(range(len(flow_of(kernel).blocks))).difference(flow_of(kernel).preorder)
        """Blocks the entry does not reach: they may go round in circles that are no loops, so nothing is followed into them."""
        self.number = {register.name.split("@")[0]: at for at, register in enumerate(kernel.registers)}
        self.number |= {name.removesuffix(".l"): at for name, at in self.number.items() if name.endswith(".l")}
        self.meanings = load(kernel.module.dialect)
        names = self.meanings.lane_masks
        self.lane_masks = {at for at, register in enumerate(kernel.registers) if register.name in names} if names else set()
        self.written: list[dict[int, list[int]]] = []
        self.masks: list[list[tuple[int, Mask]]] = []
        """By block, where lanes are switched, in text order."""
        self.recipes: dict[tuple[int, int], Recipe | None] = {}
        self.pieces: dict[tuple[int, Access], tuple[tuple[Value | Question, int], ...]] = {}
        for block in flow_of(kernel).blocks:
            self._add(kernel, block.first, block.last)
        self.meetings = Meetings(flow_of(kernel), self.written, [block for block, masks in enumerate(self.masks) if masks])

    def _add(self, kernel: Kernel, first: int, last: int) -> None:
        written: dict[int, list[int]] = {}
        masks: list[tuple[int, Mask]] = []
        writes = kernel.operands.writes
        for index in range(first, last):
            for register in writes[index]:
                written.setdefault(register, []).append(index)
            if self.lane_masks and not self.lane_masks.isdisjoint(writes[index]):
                masks.append((index, self._narrowed(kernel.forms[index].mnemonic)))
        self.written.append(written)
        self.masks.append(masks)

    def _narrowed(self, mnemonic: str) -> Mask:
        """What an instruction that writes the lanes' switches does to them."""
        if mnemonic in self.meanings.flipping:
            return 1, 1
        return (1, 0) if mnemonic in self.meanings.narrowing else (0, 1)
