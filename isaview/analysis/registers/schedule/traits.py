"""Traits: what one form costs a register allocator, told once per form.

A kernel of virtual registers names many values that never take a register of their own: copies, constants, parameters that
instructions read from constant memory, halves and pairs of other values. ``kind`` says what becomes of the written value:

- ``free``: a constant, a symbol or a parameter; no register;
- ``same``: the value it is made of, under another name; ``join``: several values side by side; ``part``: a part of one;
- ``placed``: a parameter or constant at an address of registers: as ``free`` where the text says the address, else as ``real``;
- ``sunk``: a narrow value made wide or multiplied, done by the 64-bit addition that uses it, where nothing else does;
- ``real``: a register of its own.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import force_setattr

from isaview.model.form import Form
from isaview.model.kernel import Kernel

ALU, LONG, SPECIAL, SHARED, GLOBAL, MATRIX = 5, 14, 20, 28, 200, 18
"""Cycles from issue to result as the estimate's scheduler assumes them; only their order of magnitude matters."""

_LATENCY_OF_CLASS = {
    "matrix": MATRIX,
    "float64": LONG,
    "transcendental": SPECIAL,
    "convert": LONG,
    "cross_lane": SHARED,
}
_LATENCY_OF_SPACE = {"private": ALU, "shared": SHARED, "constant": SHARED, "parameter": SHARED}
_ARITHMETIC = frozenset(
    ("add", "sub", "mul", "mad", "mul24", "mad24", "min", "max", "neg", "abs", "selp", "and", "or", "xor", "not", "lop3")
) | {"shl", "shr", "shf", "bfe", "bfi", "prmt"}
_OFFSETS = ("add", "sub")
_SHIFTS = (*_OFFSETS, "shl")
"""What an address may hold beside a register: an offset and, in shared memory, a scale."""
_INTEGERS = frozenset(f"{letter}{bits}" for letter in "usb" for bits in (8, 16, 32, 64))
_FLOATS = frozenset(("f16", "f16x2", "bf16", "bf16x2", "f32", "f64"))
_TEMPORARIES = {
    ("div", "i32"): 5,
    ("rem", "i32"): 5,
    ("div", "i64"): 8,
    ("rem", "i64"): 8,
    ("div", "f32"): 8,
    ("div", "f64"): 16,
    ("div", "full32"): 3,
    ("sqrt", "f32"): 5,
    ("rcp", "f32"): 6,
    ("rcp", "f64"): 10,
    ("sqrt", "f64"): 10,
    ("rsqrt", "f64"): 8,
}
"""Registers the machine's sequence for a slow operation takes beside its operands, by operation and width."""


NONE: frozenset[str] = frozenset()


class Trait(Struct, frozen=True, eq=False):
    """What one form costs.

    ``keeps``: it stays though nobody reads its result. ``pure``: its result depends on nothing but its operands.
    ``integer``: plain integer arithmetic. ``steps``: adds a constant.
    ``adds_wide``: a 64-bit addition. ``wide``: a product of twice the width of its factors. ``extends``: fills the upper half
    with the sign of a narrow value. ``shifts``: adds to a 32-bit value or scales it, as an address may. ``numbered``: equal
    operands make equal results. ``alike``: its result is equal in a whole wave. ``divides``: no instruction moves across it,
    as it waits for the wave or calls a helper. ``temporaries``: registers it takes beside its operands.
    ``unwritten``: it reads what nothing writes while the kernel runs. ``wall``: a fence that even such loads keep to.
    ``touches_memory`` follows from the others and is never given.
    """

    kind: str = "real"
    latency: int = ALU
    space: str = ""
    loads: bool = False
    stores: bool = False
    fence: bool = False
    call: bool = False
    keeps: bool = False
    pure: bool = False
    integer: bool = False
    steps: bool = False
    adds_wide: bool = False
    wide: bool = False
    extends: bool = False
    divides: bool = False
    numbered: bool = False
    shifts: bool = False
    alike: bool = False
    unwritten: bool = False
    wall: bool = False
    temporaries: int = 0
    touches_memory: bool = False

    def __post_init__(self) -> None:
        force_setattr(self, "touches_memory", self.loads or self.stores)


def _width(word: str) -> int:
    """The bits an integer type names."""
    return int(word[1:])


def _conversion(words: list[str]) -> str:
    if len(words) != 3 or words[1] not in _INTEGERS or words[2] not in _INTEGERS:
        return "real"
    made, given, signed = _width(words[1]), _width(words[2]), words[2][0] == "s"
    if (made, given) == (64, 32):
        return "sunk" if signed else "same"
    if made <= 32 and given >= made:
        return "part" if given == 64 else "same"
    return "same" if (made, given) == (32, 16) and not signed else "real"


def _kind(form: Form, words: list[str], reads: int, writes: int) -> str:
    if form.guard is not None or not writes:
        return "real"
    if form.mnemonic == "mov":
        if reads == 0:
            return "free"
        return ("same" if reads == 1 else "join") if writes == 1 else "part"
    if words[0] in ("abs", "neg") and words[-1] in _FLOATS:
        return "part"
    if form.mnemonic == "cvta":
        return "same" if reads else "free"
    if form.mnemonic == "cvt":
        return _conversion(words)
    if form.immediates and (("wide" in words and words[0] == "mul") or (words[0] == "shl" and words[-1] == "b64")):
        return "sunk"
    if any(access.space in ("parameter", "constant") and access.kind == "load" for access in form.accesses):
        return "placed" if reads else "free"
    return "real"


def _nameable(form: Form, reads: int, writes: int) -> bool:
    """Whether its operands alone say what a form makes: a move of one register or one constant, anything but a move."""
    if form.mnemonic != "mov":
        return True
    return writes == 1 and reads < 2 and not form.symbols and bool(reads or form.immediates)


def plain_names(kernel: Kernel) -> frozenset[str]:
    """The names without ``%`` that a kernel declares as registers; such a name is else a symbol's."""
    names = (one.name for one in kernel.registers)
    return frozenset([name.partition("@")[0] for name in names if name[0] != "%"]) or NONE


@lru_cache(maxsize=16384)
def trait(form: Form, plain: frozenset[str] = NONE) -> Trait:
    """The trait of a form; ``plain`` are the names without ``%`` that its kernel declares as registers, see `plain_names`."""
    words = form.opcode.split(".")
    texts = (slot.text.pattern for slot in form.slots if slot.role != "write")
    reads = sum(text.startswith("%") or text in plain for text in texts)
    writes = sum(slot.role != "read" for slot in form.slots)
    space = form.accesses[0].space if form.accesses else ""
    loads = writes > 0 and any(access.kind in ("load", "atomic") for access in form.accesses)
    stores = any(access.kind in ("store", "atomic") for access in form.accesses)
    call = form.flow == "call"
    fence = call or form.instruction_class in ("barrier", "async_copy") or bool(form.flags & {"fence", "wait"})
    integer = words[0] in _ARITHMETIC and words[-1] in _INTEGERS
    adds_wide = words[0] in ("add", "sub") and words[-1] in ("s64", "u64", "b64")
    narrow = integer and _width(words[-1]) == 32
    latency = _LATENCY_OF_SPACE.get(space, GLOBAL) if loads else _LATENCY_OF_CLASS.get(form.instruction_class, ALU)
    convergent = "convergent" in form.flags
    slow = "slow" in form.flags and words[-1][1:].isdigit()
    helped = slow and "full" not in words and (words[-1][0] == "f" or words[-1][1:] == "64")
    keeps = stores or fence or form.flow != "next" or "volatile" in form.flags or form.recognised == "unknown"
    return Trait(
        kind=_kind(form, words, reads, writes),
        latency=latency,
        space=space,
        loads=loads,
        stores=stores,
        fence=fence,
        call=call,
        keeps=keeps,
        pure=not keeps and not form.accesses and form.guard is None and not convergent,
        integer=integer,
        steps=integer and words[0] in ("add", "sub") and bool(form.immediates),
        adds_wide=adds_wide,
        wide=integer and "wide" in words,
        extends=words[0] == "cvt" and words[1:] == ["s64", "s32"],
        divides=helped or (convergent and form.instruction_class == "cross_lane"),
        numbered=writes > 0 and not keeps and not form.accesses and form.guard is None and _nameable(form, reads, writes),
        shifts=integer
        and writes == 1
        and form.guard is None
        and words[0] in (_SHIFTS if narrow else _OFFSETS if adds_wide and form.immediates else ()),
        unwritten=loads and not stores and ("nc" in form.accesses[0].modifiers or space in ("constant", "parameter")),
        wall=call or "fence" in form.flags,
        alike=words[0] == "redux" and form.guard is None,
        temporaries=_TEMPORARIES.get(
            (words[0], ("full" if "full" in words else "f" if words[-1][0] == "f" else "i") + words[-1][1:]), 0
        )
        if slow
        else 0,
    )
