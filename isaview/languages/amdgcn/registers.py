"""The registers that an operand of AMDGCN names.

``v`` are vector, ``s`` scalar, ``a`` and ``acc`` accumulation registers, all of 32 bits; ``v3.l`` and ``v3.h`` are the
16-bit halves of v3. What belongs to the wave (vcc, exec, m0, scc, trap temporaries, apertures) is special.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from isaview.base import regex
from isaview.model.registers import Register

_FILES = {"v": "vector", "s": "scalar", "a": "accumulator", "acc": "accumulator", "ttmp": "special"}
_PAIRS = ("vcc", "exec", "flat_scratch", "xnack_mask", "tba", "tma")
HALVES = {pair: (f"{pair}_lo", f"{pair}_hi") for pair in _PAIRS}
"""64-bit registers whose halves have names of their own."""
_ALIASES = {"src_scc": "scc", "src_vccz": "vccz", "src_execz": "execz", "src_flat_scratch_base_lo": "flat_scratch_lo"}
_SINGLES = frozenset(
    (
        *(half for halves in HALVES.values() for half in halves),
        *("m0", "scc", "vccz", "execz", "lds_direct", "src_lds_direct", "pops_exiting_wave_id", "src_pops_exiting_wave_id"),
        *(f"{prefix}{space}_{end}" for prefix in ("", "src_") for space in ("shared", "private") for end in ("base", "limit")),
        *_ALIASES,
        "src_flat_scratch_base_hi",
        "src_flat_scratch_base",
    )
)
SPECIAL = frozenset((*HALVES, *_SINGLES))
EMPTY = frozenset(("null", "sgpr_null", "off"))
"""Words that stand where a register goes and name none."""
_MOST_PIECES = 1024  # registers
"""No register file is larger; a longer range is damage."""

_REFERENCE = regex.compile(
    r"(?<![\w.$@])(?:(?P<indexed>v|s|acc|a|ttmp)\s*\[\s*(?P<first>\d+)\s*(?::\s*(?P<last>\d+)\s*)?\](?P<part>\.[lh])?"
    r"|(?P<single>v|s|acc|a|ttmp)(?P<number>\d+)(?P<half>\.[lh])?(?![\w$@])"
    r"|(?P<word>[a-z]\w*)(?![\w.$@\[]))"
)
NAME = regex.compile(r"(?:v|s|acc|a|ttmp)\d+(?:\.[lh])?\Z")


def is_register(word: str) -> bool:
    """Whether a word by itself names a register."""
    return word in SPECIAL or NAME.match(word) is not None


def _number_range(stem: str, first: int, last: int, half: str) -> list[Register]:
    file, stem = _FILES[stem], "a" if stem == "acc" else stem
    numbers = range(first, last + 1) if last - first < _MOST_PIECES else ()
    if half:
        return [Register(file, f"{stem}{number}{half}", 16, f"{stem}{number}") for number in numbers]
    return [Register(file, f"{stem}{number}", 32) for number in numbers]


@lru_cache(maxsize=65536)
def pieces(text: str) -> tuple[Register, ...]:
    """Every register a text names, in order."""
    registers: list[Register] = []
    for match in _REFERENCE.finditer(text):
        word = match["word"]
        if match["indexed"] is not None:
            first = int(match["first"][:9])
            last = first if match["last"] is None else int(match["last"][:9])
            registers.extend(_number_range(match["indexed"], first, last, match["part"] or ""))
        elif match["single"] is not None:
            number = int(match["number"][:9])
            registers.extend(_number_range(match["single"], number, number, match["half"] or ""))
        elif word in HALVES:
            registers.extend(Register("special", half, 32) for half in HALVES[word])
        elif word in _SINGLES:
            registers.append(Register("special", _ALIASES.get(word, word), 32))
    return tuple(registers)


def registers(text: str, _bits: int, _declared: Callable[[str], Register | None]) -> tuple[Register, ...]:
    """The pieces an operand's text names; AMDGCN declares no register and every name has its own width."""
    return pieces(text)
