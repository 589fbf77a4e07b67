"""What a PTX form costs a register allocator.

A kernel of virtual registers names many values that never take a register of their own: copies, constants, parameters that
instructions read from constant memory, halves and pairs of other values. ``Trait.kind`` says what becomes of the written value:

- ``free``: a constant, a symbol or a parameter; no register;
- ``same``: the value it is made of, under another name; ``join``: several values together; ``part``: a part of a value;
- ``placed``: a parameter or constant at an address of registers: as ``free`` where the text says the address, else as ``real``;
- ``sunk``: a narrow value made wide or multiplied, done by the 64-bit addition that uses it, where nothing else does;
- ``real``: a register of its own.
"""

from __future__ import annotations

from functools import lru_cache

from isaview.analysis.registers.schedule.steps import ALU, GLOBAL, LATENCY_OF_CLASS, SHARED, Trait, has_access, is_fence
from isaview.model.form import Form
from isaview.model.kernel import Kernel

_LATENCY_OF_SPACE = {"private": ALU, "shared": SHARED, "constant": SHARED, "parameter": SHARED}
_ARITHMETIC = frozenset(
    ("add", "sub", "mul", "mad", "mul24", "mad24", "min", "max", "neg", "abs", "selp", "and", "or", "xor", "not", "lop3")
) | {"shl", "shr", "shf", "bfe", "bfi", "prmt"}
_OFFSETS = ("add", "sub")
_SCALES = (*_OFFSETS, "shl")
"""What an address may hold besides a register: an offset and, in shared memory, a scale."""
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
"""Registers that ptxas 13.0's sequence for a slow operation takes besides its operands, by operation and width."""
_NO_NAMES: frozenset[str] = frozenset()


def _width(word: str) -> int:
    """The bits an integer type names."""
    return int(word[1:])


def _conversion(words: list[str]) -> str:
    if len(words) != 3 or words[1] not in _INTEGERS or words[2] not in _INTEGERS:
        return "real"
    result, source, signed = _width(words[1]), _width(words[2]), words[2][0] == "s"
    # A zero-extension shares the source's register, its upper half being RZ; a sign needs an instruction.
    if (result, source) == (64, 32):
        return "sunk" if signed else "same"
    # Truncation reads the lower word in place.
    if result <= 32 and source >= result:
        return "part" if source == 64 else "same"
    return "same" if (result, source) == (32, 16) and not signed else "real"


def _kind(form: Form, words: list[str], reads: int, writes: int) -> str:
    if form.guard is not None or not writes:
        return "real"
    if form.mnemonic == "mov":
        if reads == 0:
            return "free"
        return ("same" if reads == 1 else "join") if writes == 1 else "part"
    # SASS takes the sign or the magnitude of a source as a modifier, for nothing.
    if words[0] in ("abs", "neg") and words[-1] in _FLOATS:
        return "part"
    if form.mnemonic == "cvta":
        return "same" if reads else "free"
    if form.mnemonic == "cvt":
        return _conversion(words)
    # IMAD.WIDE and LEA multiply or shift on the way into a 64-bit addition.
    if form.immediates and (("wide" in words and words[0] == "mul") or (words[0] == "shl" and words[-1] == "b64")):
        return "sunk"
    # Parameters are operands c[0x0][…] of what reads them.
    if any(access.space in ("parameter", "constant") and access.kind == "load" for access in form.accesses):
        return "placed" if reads else "free"
    return "real"


def plain_names(kernel: Kernel) -> frozenset[str]:
    """The names without ``%`` that a kernel declares as registers; such a name is else a symbol's."""
    if all(name.startswith("%") for _, names in kernel.declarations for name in names):
        return _NO_NAMES
    return frozenset([name.partition("@")[0] for _, name, *_ in kernel.registers if name[0] != "%"])


def _memory_access(form: Form, writes: int) -> tuple[str, bool, bool, bool]:
    """The space that a form accesses, whether it loads and stores, and whether it loads what nothing writes."""
    if not form.accesses:
        return "", False, False, False
    access = form.accesses[0]
    loads, stores = writes > 0 and has_access(form, "load", "atomic"), has_access(form, "store", "atomic")
    unwritten = loads and not stores and ("nc" in access.modifiers or access.space in ("constant", "parameter"))
    return access.space, loads, stores, unwritten


def _integer_work(form: Form, words: list[str], writes: int) -> tuple[bool, bool, bool]:
    """Whether a form is plain integer arithmetic, adds 64 bits, and is what an address may do for nothing."""
    integer = words[0] in _ARITHMETIC and words[-1] in _INTEGERS
    adds_wide = words[0] in _OFFSETS and words[-1] in ("s64", "u64", "b64")
    # Addresses take a 32-bit value with scale and offset; of a 64-bit value an offset that the text states.
    foldable = _SCALES if integer and _width(words[-1]) == 32 else _OFFSETS if adds_wide and form.immediates else ()
    return integer, adds_wide, integer and writes == 1 and form.guard is None and words[0] in foldable


def _slow_path(form: Form, words: list[str]) -> tuple[bool, int]:
    """Whether a slow operation calls a routine, and the registers that its sequence takes besides its operands."""
    kind, width = words[-1][0], words[-1][1:]
    if "slow" not in form.flags or not width.isdigit():
        return False, 0
    is_full = "full" in words  # div.full is a short sequence without a slow path
    # ptxas calls a routine for the slow path of floats and of 64-bit integers.
    return not is_full and (kind == "f" or width == "64"), _TEMPORARIES.get(
        (words[0], ("full" if is_full else "f" if kind == "f" else "i") + width), 0
    )


@lru_cache(maxsize=16384)
def trait(form: Form, plain: frozenset[str] = _NO_NAMES) -> Trait:
    """The trait of a form; ``plain`` are the names without ``%`` that its kernel declares as registers, see `plain_names`."""
    words = form.opcode.split(".")
    texts = (slot.text.pattern for slot in form.slots if slot.role != "write")
    reads = sum(text.startswith("%") or text in plain for text in texts)
    writes = sum(slot.role != "read" for slot in form.slots)
    space, loads, stores, unwritten = _memory_access(form, writes)
    integer, adds_wide, shifts = _integer_work(form, words, writes)
    by_helper, temporaries = _slow_path(form, words)
    fence, call, convergent = is_fence(form), form.flow == "call", "convergent" in form.flags
    # What is not understood stays: nobody knows what it does besides.
    keeps = stores or fence or form.flow != "next" or "volatile" in form.flags or form.recognised == "unknown"
    return Trait(
        kind=_kind(form, words, reads, writes),
        latency=_LATENCY_OF_SPACE.get(space, GLOBAL) if loads else LATENCY_OF_CLASS.get(form.instruction_class, ALU),
        space=space,
        loads=loads,
        stores=stores,
        fence=fence,
        call=call,
        divides=by_helper or (convergent and form.instruction_class == "cross_lane"),
        keeps=keeps,
        pure=not keeps and not form.accesses and form.guard is None and not convergent,
        unwritten=unwritten,
        wall=call or "fence" in form.flags,
        integer=integer,
        adds_wide=adds_wide,
        shifts=shifts,
        uniform=words[0] == "redux" and form.guard is None,
        temporaries=temporaries,
    )
