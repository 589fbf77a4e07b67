"""LLVM IR text of newer versions, rewritten so that an older LLVM reads the same program.

Newer printers write float constants as bits of the type (`f0x3F800000`), by name (`-inf`, `+qnan`, `+nan(0x1)`), and as the
shortest decimal that means the value (`float 2.001230e-01`), where older parsers want every decimal exact. They put the
subtarget into the triple (`amdgpu9.42`), and turned string attributes with a value into words. Line numbers are kept, so that
the older parser's complaints point into the original text.
"""

from __future__ import annotations

import re
from fractions import Fraction
from struct import pack, unpack

from msgspec import Struct

from isaview.base import regex

_MODERN_FLOAT = regex.compile(r"\bf0x[0-9A-Fa-f]|[+-](?:inf|qnan)\b|[+-]s?nan\(0x|[ (,]-?\d{1,24}\.\d")
_FLOAT_PIECE = regex.compile(
    r'"[^"\n]*+"|;[^\n]*+'
    r"|(?<![\w.$%@!-])(?P<type>half|bfloat|float|double|x86_fp80|fp128|ppc_fp128)(?![\w.$-])"
    r"|(?<![\w.$%@-])f0x(?P<bits>[0-9A-Fa-f]++)(?![\w.$-])"
    r"|(?<![\w.$%@])(?P<sign>[+-])(?:(?P<word>inf|qnan)(?![\w.$-])|(?P<nan>s?nan)\(0x(?P<payload>[0-9A-Fa-f]++)\))"
    r"|(?<![\w.$%@+-])(?P<decimal>[+-]?\d++\.\d*+(?:[eE][+-]?\d++)?+)(?![\w.$-])"
)
_LONGEST_DECIMAL = 2_000
"""Characters of a decimal constant; no printer writes more."""
_LARGEST_EXPONENT = 1_000
"""Powers of ten that no float type reaches."""


class _FloatType(Struct, frozen=True):
    """A float type: bits of exponent and fraction, whether the leading one is written, and the prefix old LLVM reads."""

    exponent: int
    fraction: int
    explicit_one: bool
    prefix: str


_TYPES = {
    "half": _FloatType(5, 10, False, "0xH"),
    "bfloat": _FloatType(8, 7, False, "0xR"),
    "float": _FloatType(8, 23, False, "0x"),
    "double": _FloatType(11, 52, False, "0x"),
    "x86_fp80": _FloatType(15, 63, True, "0xK"),
    "fp128": _FloatType(15, 112, False, "0xL"),
    "ppc_fp128": _FloatType(11, 116, False, "0xM"),
}


def _double_bits(bits: int) -> int:
    """The bits of a float (32) as the bits of the double that old LLVM wants in its place."""
    if bits >> 23 & 0xFF == 0xFF:  # a conversion would make a signalling NaN quiet
        return bits >> 31 << 63 | 0x7FF << 52 | (bits & 0x7FFFFF) << 29
    return int.from_bytes(pack(">d", *unpack(">f", bits.to_bytes(4, "big"))), "big")


def _spell_constant(kind: str, bits: int) -> str:
    """The constant as old LLVM reads it."""
    form = _TYPES[kind]
    if kind == "float":
        return f"0x{_double_bits(bits & 0xFFFFFFFF):016X}"
    text = f"{bits:0{(1 + form.exponent + form.explicit_one + form.fraction) // 4}X}"
    if kind in ("fp128", "ppc_fp128"):  # the low half comes first
        text = text[16:] + text[:16]
    return form.prefix + text


def _special_bits(form: _FloatType, negative: bool, word: str, payload: int) -> int:
    """The bits of an infinity (``inf``), a quiet (``qnan``, ``nan``) or signalling (``snan``) NaN."""
    leading = int(form.explicit_one)
    bits = ((1 << form.exponent) - 1) << (form.fraction + leading) | (leading << form.fraction)
    if word in ("qnan", "nan"):
        bits |= 1 << (form.fraction - 1)
    bits |= payload & ((1 << form.fraction) - 1)
    return bits | int(negative) << (form.exponent + form.fraction + leading)


def _round_to_nearest(form: _FloatType, text: str) -> int | None:
    """The bits of the value nearest to a decimal, ties to even; None where the decimal is exact, or is left to the parser."""
    power = text.lower().partition("e")[2]
    if len(text) > _LONGEST_DECIMAL or abs(int(power or 0)) > _LARGEST_EXPONENT:
        return None
    exact = abs(Fraction(text))
    bias = (1 << (form.exponent - 1)) - 1
    # the power of two of the last place: of a normal number by its size, of a subnormal by the type
    size = exact.numerator.bit_length() - exact.denominator.bit_length()
    size -= exact < Fraction(2) ** size
    place = max(size, 1 - bias) - form.fraction
    scaled = exact / Fraction(2) ** place
    if scaled.denominator == 1 and size <= bias:
        return None
    units = round(scaled)
    normal = units >> form.fraction
    if normal == 2:  # rounded up to the next power of two
        place, units = place + 1, units >> 1
    bits = (place + form.fraction + bias << form.fraction | units & (1 << form.fraction) - 1) if normal else units
    largest = (1 << form.exponent) - 1 << form.fraction
    return min(bits, largest) | int(text.startswith("-")) << form.exponent + form.fraction


_ROUNDED = ("half", "bfloat", "float")
"""Types whose decimals older parsers read as doubles, and refuse where that is another value."""


def _rewrite_floats(line: str) -> str:
    """One line with its new float constants in the old spelling; the last float type before a constant is its type."""
    kind = ""

    def rewrite(match: re.Match[str]) -> str:
        nonlocal kind
        if match["type"]:
            kind = match["type"]
            return match[0]
        if match["decimal"]:
            rounded = _round_to_nearest(_TYPES[kind], match["decimal"]) if kind in _ROUNDED else None
            return match[0] if rounded is None else _spell_constant(kind, rounded)
        if match["bits"]:
            return _spell_constant(kind or "float", int(match["bits"], 16)) if len(match["bits"]) <= 32 else match[0]
        if not match["sign"]:
            return match[0]
        payload = match["payload"] or "0"
        if len(payload) > 32 or kind == "ppc_fp128":
            return match[0]
        bits = _special_bits(_TYPES[kind or "float"], match["sign"] == "-", match["word"] or match["nan"], int(payload, 16))
        return _spell_constant(kind or "float", bits)

    return _FLOAT_PIECE.sub(rewrite, line)


_VALUELESS = regex.compile(r'"uniform-work-group-size"(?!=)')
_DENORMALS = regex.compile(r"\bdenormal_fpenv\(([a-z|,: ]*)\)")
_DENORMAL_WORDS = {"preservesign": "preserve-sign", "positivezero": "positive-zero", "dynamic": "dynamic"}
"""The string attribute's words; any other is ``ieee``."""
_DEAD_ON_RETURN = regex.compile(r"\bdead_on_return\(\d+\)")


def _old_denormals(match: re.Match[str]) -> str:
    """``denormal_fpenv(preservesign, float: ieee|preservesign)`` as the string attributes it replaced."""
    attributes = []
    for piece in match[1].split(","):
        head, _, tail = piece.rpartition(":")
        words = [_DENORMAL_WORDS.get(word.strip(), "ieee") for word in tail.split("|")]
        name = "denormal-fp-math-f32" if head.strip() == "float" else "denormal-fp-math"
        attributes.append(f'"{name}"="{words[0]},{words[-1]}"')
    return " ".join(attributes)


_TRIPLE = regex.compile(r'^(target triple = )"([^"\n]*)"', re.MULTILINE)
_SUBTARGET = regex.compile(r"amdgpu(\d+)(?:\.(\w+))?")


def triple_of(text: str) -> str:
    """The module's target triple as written, "" where it names none."""
    match = _TRIPLE.search(text)
    return match[2] if match else ""


def subtarget_of(triple: str) -> str:
    """The processor that the first part of a triple names: ``amdgpu9.42-amd-amdhsa`` is gfx942; "" where it names none."""
    match = _SUBTARGET.fullmatch(triple.partition("-")[0])
    if match is None:
        return ""
    major, minor = match[1], match[2] or ""
    if len(minor) >= 2:
        return f"gfx{major}{minor}"
    return f"gfx{major}-{minor}-generic" if minor else f"gfx{major}-generic"


def old_triple(triple: str) -> str:
    """The triple without a subtarget, as older LLVM knows it."""
    first, dash, rest = triple.partition("-")
    return f"amdgcn{dash}{rest}" if first.startswith("amdgpu") else triple


def with_triple(text: str, triple: str) -> str:
    """The text with this target triple; a module without one gets it on its first line, or on a line before."""
    line = f'target triple = "{triple}"'
    match = _TRIPLE.search(text)
    if match is None:
        return f"{line}\n{text}" if not text.startswith(";") else text.replace("\n", f"\n{line} ", 1)
    return text[: match.start()] + line + text[match.end() :]


_ASYNC = regex.compile(r"@llvm\.amdgcn\.(?:wait\.)?async|@llvm\.amdgcn\.[\w.]*load\.async\.")
_ASYNC_MARK = regex.compile(
    r"^ *(?:(?:tail )?call void|declare void) @llvm\.amdgcn\.asyncmark\([^\n]*"
    r"|^declare void @llvm\.amdgcn\.wait\.asyncmark\([^\n]*",
    re.MULTILINE,
)
_ASYNC_WAIT = regex.compile(r"@llvm\.amdgcn\.wait\.asyncmark\(i16 ")
_ASYNC_LOAD = regex.compile(
    r"(@llvm\.amdgcn\.(?:global\.|(?:raw|struct)\.(?:ptr\.)?buffer\.)?load\.)async\.(lds\b|to\.lds\.p\d)"
)


def _without_async_marks(text: str) -> str:
    """Copies to shared memory that name what they wait for, as the copies and the wait LLVM 22 has: registers stay the same."""
    if not _ASYNC.search(text):
        return text
    text = _ASYNC_MARK.sub("", text)
    text = _ASYNC_WAIT.sub("@llvm.amdgcn.s.waitcnt(i32 ", text)
    return _ASYNC_LOAD.sub(r"\1\2", text)


_WMMA = regex.compile(
    r"(@llvm\.amdgcn\.wmma\.\w+\.16x16x(?:32|4)\.(?:b?f16|f32)\.[\w.]+\()"
    r"(<[^>\n]*>)( %[^,\n]*)?, (<[^>\n]*>[^,\n]*), i16 (immarg)?"
)


def _with_negation(match: re.Match[str]) -> str:
    """A WMMA of gfx1250 with the two flags, negate A and negate B, that newer versions express by other instructions."""
    flag = "i1" if match[5] else "i1 false"
    return f"{match[1]}{flag}, {match[2]}{match[3] or ''}, {flag}, {match[4]}, i16 {match[5] or ''}"


def down_convert(text: str) -> str:
    """The text in the spelling of LLVM 22; already old text comes back as it is."""
    if _MODERN_FLOAT.search(text):
        text = "\n".join(_rewrite_floats(line) if _MODERN_FLOAT.search(line) else line for line in text.split("\n"))
    text = _VALUELESS.sub('"uniform-work-group-size"="true"', text)
    text = _DENORMALS.sub(_old_denormals, text)
    text = _WMMA.sub(_with_negation, _without_async_marks(text))
    return _DEAD_ON_RETURN.sub("dead_on_return", text)


_KERNEL_GROUP = regex.compile(r"^define amdgpu_kernel [^\n]* #(\d+)(?: |$)", re.MULTILINE)
_ACCUMULATORS_TOLD = regex.compile(r'"amdgpu-agpr-alloc"|\basm\b')


def without_accumulators(text: str) -> str:
    """The text with kernels that may not use accumulation registers, which newer versions conclude on their own.

    A module that says something of them, or has inline assembly that could, stays as it is.
    """
    if _ACCUMULATORS_TOLD.search(text):
        return text
    for group in sorted(set(_KERNEL_GROUP.findall(text))):
        text = re.sub(rf"^(attributes #{group} = \{{ )", r'\1"amdgpu-agpr-alloc"="0" ', text, flags=re.MULTILINE)
    return text


_FUSED = regex.compile(r"^([^\n;\"=]* = f(?:add|sub|mul)) ", re.MULTILINE)


def with_fusion(text: str) -> str:
    """The text with leave to fuse multiplications and additions, which Triton adds after it has printed its IR."""
    return _FUSED.sub(r"\1 contract ", text)


_DEBUGGING = regex.compile(
    r",? !dbg !\d+|^ *(?:(?:tail )?call void @llvm\.dbg\.|#dbg_)[^\n]*|^!llvm\.dbg\.cu = [^\n]*", re.MULTILINE
)
_DEBUG_NODE = regex.compile(r"^(!\d+ = )(?:distinct )?!DI[^\n]*", re.MULTILINE)


def without_debug(text: str) -> str:
    """The text without debug information, which newer versions extend and which changes no code."""
    return _DEBUG_NODE.sub(r"\1!{}", _DEBUGGING.sub("", text))


_ATTRIBUTE_PLACE = regex.compile(r"^(?:attributes #|define |declare )")
_WORD = regex.compile(r'"[^"\n]*"(?:="[^"\n]*")?|[a-z_]\w*(?:\([^()\n]*\))?')


def without_word(text: str, line: int, column: int) -> tuple[str, str]:
    """The text without the attribute that stands where an older parser stumbled (from 1), and that attribute or ""."""
    lines = text.split("\n")
    if not 1 <= line <= len(lines) or not _ATTRIBUTE_PLACE.match(lines[line - 1]):
        return text, ""
    match = _WORD.match(lines[line - 1], column - 1)
    if match is None:
        return text, ""
    word = match[0]
    # the same word stands in many heads; the parser would stumble once for each
    pattern = re.compile(rf'(?<![\w"=]){re.escape(word)}(?![\w"(=])')
    cut = [pattern.sub("", piece) if _ATTRIBUTE_PLACE.match(piece) else piece for piece in lines]
    return "\n".join(cut), word
