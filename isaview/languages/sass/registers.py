"""The registers that an operand of SASS names, and how many words each operand has.

``R`` are vector, ``UR`` scalar, ``P`` and ``UP`` predicates; RZ, URZ, PT and UPT are constants. Barriers (``B0``) and special
registers (``SR_TID.X``) are special, and so are constants in memory (``c[0x0][0x160]``), the same for all lanes. The text
names the first register only: rules of `opcodes.toml` about the rest are resolved here. An address says its own width: a pair
where it is written with ``.64``, or where the opcode has ``.E`` and nothing else says it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from msgspec import Struct

from isaview.base import regex
from isaview.languages.sass.tree import Node
from isaview.model.registers import Register

NAME = regex.compile(r"(?P<stem>U?R|U?P|B)(?P<number>\d{1,3})\Z")
CONSTANTS = frozenset(("RZ", "URZ", "PT", "UPT"))
"""Registers that hold zero or true and nothing else."""
_SPECIAL = regex.compile(r"SR_?\w+(?:\.\w+)*\Z|PR\Z|UPR\Z|Rpc\Z")
_FILES = {"R": "vector", "UR": "scalar", "P": "predicate", "UP": "predicate", "B": "special"}
_WORD = 32  # bits


def is_register(word: str) -> bool:
    """Whether a word without suffixes names a register or a constant of theirs."""
    return word in CONSTANTS or NAME.match(word) is not None


def is_special(word: str) -> bool:
    """Whether a word with its suffixes names a register that is read, not allocated."""
    return _SPECIAL.match(word) is not None and word != "SRZ"


@lru_cache(maxsize=65536)
def _pieces(text: str, bits: int) -> tuple[Register, ...]:
    match = NAME.match(text)
    # Blanks differ from printer to printer; the place in constant memory is the same.
    if match is None and text.startswith("c["):
        return (Register("special", text.replace(" ", ""), _WORD),)
    if match is None:
        return (Register("special", text, _WORD),) if is_special(text) else ()
    stem, first = match["stem"], int(match["number"])
    file, size = _FILES[stem], 1 if stem.endswith("P") else _WORD
    return tuple(Register(file, f"{stem}{first + more}", size) for more in range(max(1, bits // _WORD)))


def registers(text: str, bits: int, _declared: Callable[[str], Register | None]) -> tuple[Register, ...]:
    """The words that an operand names, as many as its bits say."""
    return _pieces(text, bits)


_SIZES = {"U8": 1, "S8": 1, "8": 1, "U16": 2, "S16": 2, "16": 2, "64": 8, "S64": 8, "U64": 8, "128": 16, "256": 32}
_BITS = {
    **dict.fromkeys(("F32", "S32", "TF32"), 32),
    **dict.fromkeys(("F16", "BF16"), 16),
    **dict.fromkeys(("S8", "U8", "E4M3", "E5M2", "E3M2", "E2M3", "E2M1"), 8),
    **dict.fromkeys(("S4", "U4"), 4),
    "F64": 64,
}
_SHAPE = regex.compile(r"(\d+)x(\d+)x(\d+)\Z")
_DIGITS = regex.compile(r"(16|8)(8)(\d+)\Z")
_COUNT = regex.compile(r"x(\d+)\Z")
_DIMENSIONS = regex.compile(r"([1-5])D")
_GATHERED = 5
"""Coordinates of a copy that gathers four rows: a column and the rows."""
_LANES = 32
"""Lanes of a wave."""
_GROUP_LANES = 128
"""Lanes of the four waves that issue a product together."""
Shape = tuple[int, int, int]


class Operands(Struct, frozen=True):
    """What a rule sees: the words behind the mnemonic, the operands, and their role letters."""

    mnemonic: str
    words: tuple[str, ...]
    nodes: tuple[Node, ...]
    roles: str

    @property
    def data(self) -> list[int]:
        """The places of operands that hold data: no predicate, no address."""
        return [place for place, node in enumerate(self.nodes) if not is_predicate(node) and node.core.kind != "memory"]

    def matching_words(self, words: frozenset[str] | set[str]) -> list[str]:
        """The words of these, in order."""
        return [word for word in self.words if word in words]


def is_predicate(node: Node) -> bool:
    """Whether an operand is a predicate register."""
    return node.name.lstrip("U")[:1] == "P" and len(node.name.lstrip("U")) == 2


def shape_of(words: Sequence[str]) -> Shape | None:
    """(m, n, k) of a matrix instruction, where its words say it."""
    for word in words:
        match = _SHAPE.match(word) or _DIGITS.match(word)
        if match is not None:
            return int(match[1]), int(match[2]), int(match[3])
    return None


def size_of(words: Sequence[str]) -> int:
    """The bytes that a lane moves: 4 where no word says otherwise."""
    # Enlarged accesses of sm_100 on move 256 bits, in two operands.
    if "ENL2" in words:
        return 32
    vectors = {"F32x2": 8, "F32x4": 16, "F64": 8, "F16x8": 16, "BF16x8": 16, "F16x4": 8, "BF16x4": 8}
    return max(({**_SIZES, **vectors}[word] for word in words if word in _SIZES or word in vectors), default=4)


def rows_of(words: Sequence[str]) -> int:
    """The matrices of eight rows of 16 bytes that an instruction moves."""
    # .16.M88.4: the count is the last word.
    return next((int(word) for word in reversed(words) if word in ("2", "4")), 1)


def widths(rule: str, operands: Operands) -> dict[int, int]:
    """Words of each operand whose number of words is not 1, by its place."""
    if not rule:
        return {}
    if rule[0].isdigit():
        # Predicates have no width; the last width of a rule holds for all operands that follow.
        dimensions = _first_number(_DIMENSIONS, operands.words, 0)
        dimensions = _GATHERED if "GATHER4" in operands.words else dimensions
        numbers = [sum(dimensions if part == "d" else int(part) for part in each.split("+")) for each in rule.split()]
        places = [place for place, node in enumerate(operands.nodes) if not is_predicate(node)]
        return {place: numbers[min(index, len(numbers) - 1)] for index, place in enumerate(places)}
    return _RULES[rule](operands)


def _first_number(pattern: re.Pattern[str], words: Sequence[str], absent: int) -> int:
    """The number in the first word that fits a pattern."""
    return next((int(match[1]) for match in map(pattern.match, words) if match), absent)


def _all(words: int) -> Callable[[Operands], dict[int, int]]:
    return lambda operands: dict.fromkeys(operands.data, words)


def _data(operands: Operands) -> dict[int, int]:
    # .ENL2.256 has two operands of 128 bits
    return dict.fromkeys(operands.data, 4 if "ENL2" in operands.words else max(1, size_of(operands.words) // 4))


def _multicast(operands: Operands) -> dict[int, int]:
    words = (
        4
        if operands.matching_words({"F16x8", "BF16x8", "F32x4", "128"})
        else 2
        if any(w.endswith(("x4", "x2")) for w in operands.words)
        else 1
    )
    return dict.fromkeys(operands.data, max(words, size_of(operands.words) // 4 if "64" in operands.words else 1))


def _wide(operands: Operands) -> dict[int, int]:
    if not operands.matching_words({"WIDE", "HI"}):
        return {}
    # .WIDE multiplies 32 bits and adds to 64; .HI keeps the upper half, so that its addend alone is wide.
    last = [place for place, node in enumerate(operands.nodes) if not is_predicate(node)][-1:]
    last = [place for place in last if place in operands.data]
    return dict.fromkeys(last if "HI" in operands.words else [*operands.data[:1], *last], 2)


def _sized_widths(operands: Operands) -> dict[int, int]:
    return (
        dict.fromkeys(operands.data, 2)
        if operands.matching_words({"64", "S64", "U64"}) and operands.mnemonic[-1] != "A"
        else {}
    )


def _pair(operands: Operands) -> dict[int, int]:
    return {place: 2 for place in operands.data if "F32" not in operands.nodes[place].core.value.split(".")}


def _convert(first: Callable[[list[str]], bool], second: Callable[[list[str]], bool]) -> Callable[[Operands], dict[int, int]]:
    def rule(operands: Operands) -> dict[int, int]:
        types = [word for word in operands.words if re.fullmatch(r"(?:BF|[FSU])(?:8|16|32|64)", word)]
        places = operands.data
        return {place: 2 for place, wide in zip(places, (first(types), second(types)), strict=False) if wide}

    return rule


def _matrix(operands: Operands) -> dict[int, int]:
    """Accumulators m n bits / 1024, the factors by their own bits; half of the first is left out where it is sparse."""
    shape = shape_of(operands.words)
    if shape is None:
        return {}
    if any(word.startswith("STEP") for word in operands.words):
        return dict.fromkeys(operands.data, 2)  # Volta computes a product in two or four steps
    m, n, k = shape
    types = [_BITS[word] for word in operands.words if word in _BITS]
    if operands.mnemonic in ("IMMA", "BMMA"):
        accumulator_bits, (left, right) = 32, (types * 2)[:2] or (1, 1)
    elif operands.mnemonic == "DMMA":
        accumulator_bits = left = right = 64
    else:
        accumulator_bits = types[0] if types else 32
        factors = types[1:] or [16]
        left, right = factors[0], factors[-1]
        if operands.mnemonic == "OMMA":
            left = right = 4
    words = [
        m * n * accumulator_bits,
        m * k * left // (2 if "SP" in operands.words else 1),
        k * n * right,
        m * n * accumulator_bits,
    ]
    # Uniform operands of a product are selectors and descriptors of a single word.
    places = [place for place in operands.data if not operands.nodes[place].name.startswith("UR")]
    return {place: max(1, bits // (_LANES * 32)) for place, bits in zip(places, words, strict=False)}


def _group_matrix(operands: Operands) -> dict[int, int]:
    """A product of four waves: accumulators m n bits / 4096, four registers of the first factor, descriptors four scalars."""
    shape = shape_of(operands.words)
    if shape is None:
        return {}
    accumulator_bits = 16 if "F16" in operands.words and "F32" not in operands.words else 32
    # The accumulator is spread over all lanes of the four waves.
    most = max(1, shape[0] * shape[1] * accumulator_bits // (_GROUP_LANES * 32))
    descriptors = {place: 4 for place, node in enumerate(operands.nodes) if node.core.kind == "memory"}
    places = [place for place in operands.data if re.match(r"R[\dZ]", operands.nodes[place].name)]
    factors = {1: 4} if len(places) > 1 and not any(place < places[1] for place in descriptors) else {}
    return {**descriptors, **{place: factors.get(index, most) for index, place in enumerate(places)}}


def _tensor_matrix(operands: Operands) -> dict[int, int]:
    memory = ((place, node.core) for place, node in enumerate(operands.nodes) if node.core.kind == "memory")
    return {place: 2 if core.parts[0].value == "gdesc" else 1 for place, core in memory}


def _tensor(operands: Operands) -> dict[int, int]:
    suffixes = ".".join(operands.words)
    factor = 2 if "128bit" in suffixes else 4 if "256bit" in suffixes else 1
    return dict.fromkeys(operands.data, _first_number(_COUNT, operands.words, 1) * factor)


def _phases(operands: Operands) -> dict[int, int]:
    if "EXCH" in operands.words or "CAS" in operands.words:
        return dict.fromkeys(operands.data, 2 if "64" in operands.words else 1)
    if "TRANS64" in operands.words and operands.roles[:1] == "w" and not is_predicate(operands.nodes[0]):
        return {0: 2}
    return {}


def _texture(operands: Operands) -> dict[int, int]:
    """The results by the mask, coordinates by what the text says of the geometry; a pair of scalars is a handle."""
    widths: dict[int, int] = {}
    numbers = [node for node in operands.nodes if node.core.kind == "number"]
    mask = int(numbers[-1].core.value, 16) if numbers else 0xF
    words = [node.core.value for node in operands.nodes if node.core.kind == "word"]
    geometry = next((word for word in words if re.search(r"[123]D\Z|CUBE\Z", word)), "")
    results = [place for place in operands.data if operands.roles[place] == "w"]
    # Each bit of the mask is a component; results come in two operands, two words in the first at most.
    count = max(1, mask.bit_count())
    for index, place in enumerate(results):
        widths[place] = min(2, count) if index == 1 or len(results) == 1 else max(1, count - 2)
    # A cube is addressed by a direction, a plane by two coordinates; an array has its index on top.
    size = 3 if geometry.endswith(("3D", "CUBE")) else int(geometry[-2]) if geometry.endswith("D") else 1
    sources = [place for place in operands.data if operands.roles[place] == "r" and operands.nodes[place].name[:1] == "R"]
    if sources:
        widths[sources[0]] = size + geometry.startswith("ARRAY")
    for place in operands.data:
        if operands.nodes[place].name.startswith("UR"):
            widths[place] = 2
    return widths


def _surface(operands: Operands) -> dict[int, int]:
    data = dict.fromkeys(operands.data, max(1, size_of([word for word in operands.words if "D" not in word]) // 4))
    memory = [place for place, node in enumerate(operands.nodes) if node.core.kind == "memory"]
    return {**data, **dict.fromkeys(memory, _first_number(_DIMENSIONS, operands.words, 1))}


_RULES: Mapping[str, Callable[[Operands], dict[int, int]]] = {
    "data": _data,
    "atomic": _data,
    "multicast": _multicast,
    "address": lambda _at: {},
    "double": _all(2),
    "wide": _wide,
    "sized": _sized_widths,
    "pair": _pair,
    "convert_float": _convert(lambda types: types[:1] == ["F64"], lambda types: types[1:2] == ["F64"]),
    "convert_to_integer": _convert(lambda types: bool({"S64", "U64"} & {*types}), lambda types: "F64" in types),
    "convert_from_integer": _convert(lambda types: "F64" in types, lambda types: bool({"S64", "U64"} & {*types})),
    "round": _convert(lambda types: "F64" in types, lambda types: "F64" in types),
    "clock": lambda at: {} if "32" in at.words else dict.fromkeys(at.data[:1], 2),
    "transposed": lambda at: dict.fromkeys(at.data[:1], 2) if at.matching_words({"U4TO8", "S4TO8"}) else {},
    "rows": lambda at: dict.fromkeys(at.data, rows_of(at.words)),
    "matrix": _matrix,
    "group_matrix": _group_matrix,
    "tensor_matrix": _tensor_matrix,
    "tensor": _tensor,
    "phases": _phases,
    "texture": _texture,
    "surface": _surface,
}
