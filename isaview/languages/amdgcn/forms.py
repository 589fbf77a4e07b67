"""The form of a parsed operation of AMDGCN, by its row of the opcode table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.base import regex
from isaview.base.text import integer
from isaview.languages import opcode_table
from isaview.languages.amdgcn.registers import EMPTY, NAME, SPECIAL, is_register
from isaview.languages.amdgcn.targets import FIRST_WITH_HALVES, Target
from isaview.languages.amdgcn.tree import Call, Piece
from isaview.languages.opcode_table import Opcode
from isaview.model.form import Access, FlowKind, Form, Role, Slot, Text

SUFFIX = regex.compile(r"(?:_e32|_e64|_dpp8|_dpp|_sdwa)+\Z")
"""Encodings; they change no meaning that the modifiers do not state."""
ROLES: dict[str, Role] = {"w": "write", "r": "read", "b": "both"}
FLAGS = frozenset(
    (
        *("addr64", "offen", "idxen", "lds", "gds", "tfe", "lwe", "unorm", "da", "r128", "a16", "d16", "scale_offset"),
        *("glc", "slc", "dlc", "sc0", "sc1", "nt", "nv", "clamp", "high", "done", "compr", "vm", "row_en"),
        *("row_mirror", "row_half_mirror", "wave_rol", "wave_ror", "wave_shl", "wave_shr"),
        *("matrix_a_reuse", "matrix_b_reuse"),
    )
)
"""Modifiers that are a single word."""
PLAIN_WORDS = regex.compile(
    r"attr\d+(?:\.[xyzw])?\Z|mrt\d\Z|mrtz\Z|pos\d\Z|param\d+\Z|prim\Z|dual_src_blend\d\Z|p(?:0|10|20)\Z|invalid_target_\d+\Z|default\Z"
)
"""Operands that are words and name neither a register nor a symbol."""
INDEXED_PLACES = {"SRC0": 1, "SRC1": 2, "SRC2": 3, "DST": 0}
"""What `s_set_gpr_idx_on` may have indexed, in the order of its bits, and which operand of a vector instruction that is."""
DPP_MASKS = ("row_mask", "bank_mask")
DPP = regex.compile(rf"(?!{'|'.join(DPP_MASKS)})(?:quad_perm|dpp8|row_\w+|wave_\w+)\Z")
ALL_LANES = regex.compile(r"0xf\Z|15\Z", re.IGNORECASE)
RESULT_16 = regex.compile(r"_(?:f16|bf16|i16|u16|b16)\Z")
SHAPE = regex.compile(r"_(\d{1,4})x(\d{1,4})x(\d{1,4})(?!\d)")
KNOWN_INDEX = regex.compile(r"\w+[ \t]*\[[ \t]*\d+[ \t]*(?::[ \t]*\d+[ \t]*)?\]\Z")
OF_EIGHT_BYTES = regex.compile(
    r"(?:ds|buffer|tbuffer|flat|global|scratch|image|v_mfma|v_smfmac|v_wmma|v_swmmac|v_dual)_|\w+_(?:e64|dpp|dpp8|sdwa)$"
)
"""Opcodes that no encoding of 4 bytes has, on any generation; with a literal, and some on later ones, they take more."""
TEXELS_OF_GATHER = 4
"""Texels that a gather reads for each lane."""
FATAL_TRAP = "2"
"""The trap compilers end a program with (`llvm.trap`)."""


@cache
def find(opcode: str) -> tuple[str, Opcode | None]:
    """The name of a row and the row; opcodes are known by their name without encoding suffix."""
    table = opcode_table.load("amdgcn")
    if opcode in table.rows:
        return opcode, table.rows[opcode]
    mnemonic = SUFFIX.sub("", opcode)
    return mnemonic, table.rows.get(mnemonic.lower()) or table.find(mnemonic)


def leaves(piece: Piece) -> Iterator[Piece]:
    """The words, numbers, strings and indexed registers an operand is made of; arguments of a call are none of these."""
    waiting = [piece]
    while waiting:
        piece = waiting.pop()
        if piece.kind == "call":
            if piece.word in ("neg", "abs", "sext"):
                waiting.extend(reversed(piece.parts[1:]))
        elif piece.parts and piece.kind != "indexed":
            waiting.extend(reversed(piece.parts))
        else:
            yield piece


def _names_register(piece: Piece) -> bool:
    return piece.kind == "indexed" or (piece.kind == "word" and is_register(piece.word))


class Operation(Struct, frozen=True):
    """One operation taken apart: operands, modifiers by name, and what the table says of its opcode."""

    opcode: str
    mnemonic: str
    row: Opcode
    operands: tuple[Piece, ...]
    modifiers: dict[str, Piece]
    cut: Callable[[int, int], Text]
    source: str
    decisive: list[Piece] = field(default_factory=list)
    """The pieces whose numbers were looked at: the form holds for lines of these numbers only."""

    def text(self, piece: Piece) -> Text:
        """The piece as it stands in the line."""
        return self.cut(piece.start, piece.end)

    def fix_numbers(self, piece: Piece) -> str:
        """The piece with its numbers, on which the form depends from here on."""
        if self.text(piece).count:
            self.decisive.append(piece)
        return self.source[piece.start : piece.end]

    def value(self, modifier: str) -> str:
        """What stands after the colon of a modifier, "" where it is absent or a single word."""
        piece = self.modifiers.get(modifier)
        return "" if piece is None else self.fix_numbers(piece).partition(":")[2].strip()

    @property
    def returns(self) -> bool:
        """Whether an atomic gives the old value back."""
        scope = self.value("th")
        return "glc" in self.modifiers or "sc0" in self.modifiers or ("ATOMIC" in scope and "RETURN" in scope)

    @property
    def loads_into_shared(self) -> bool:
        """Whether it is a load that goes to shared memory and has no destination register."""
        return "lds" in self.modifiers and self.row.access == "load"

    @property
    def shuffles(self) -> bool:
        """Whether it reads other lanes (DPP)."""
        return any(DPP.match(name) for name in self.modifiers)

    def roles(self) -> list[str]:
        """A role letter for each operand."""
        count = len(self.operands)
        # Some opcodes have several forms that the number of operands tells apart.
        for also in str(self.row.extra.get("also", "")).split():
            if len(also) == count:
                return list(also)
        if self.loads_into_shared:
            return ["r"] * count
        letters = self.row.operands
        if letters[:1] in ("v", "a"):
            returned = "w" if letters.startswith("v") else "b"
            # The first operand of an atomic is its result only with glc or sc0; without, it is the data.
            letters = (returned if self.returns else "r") + letters[1:]
        row = replace(self.row, operands=letters)
        return [row.role(index) for index in range(count)]


UNKNOWN = Opcode("unknown", operands="b", recognised="unknown")


def take_apart(call: Call, cut: Callable[[int, int], Text], source: str) -> Operation:
    """Sort the items of an operation into operands and modifiers."""
    mnemonic, row = find(call.head.word)
    operands: list[Piece] = []
    modifiers: dict[str, Piece] = {}
    for item in call.items:
        is_register_a16 = item.word == "a16" and not mnemonic.startswith("image")
        if item.kind == "modifier" or (item.kind == "word" and item.word in FLAGS and not is_register_a16):
            modifiers[item.word] = item
        else:
            operands.append(item)
    return Operation(call.head.word, mnemonic, row or UNKNOWN, tuple(operands), modifiers, cut, source)


def unknown_index(operation: Operation) -> Piece | None:
    """A register whose number is no number (a symbol nothing defines), so that it is not known which register is meant."""
    indexed = (leaf for piece in operation.operands for leaf in leaves(piece) if leaf.kind == "indexed")
    return next((leaf for leaf in indexed if not KNOWN_INDEX.match(operation.source[leaf.start : leaf.end])), None)


def fewest_operands(operation: Operation) -> int:
    """The fewest operands an operation stands with, 0 where that is not known; a newer opcode has a result and a source."""
    if operation.row.recognised == "table":
        return opcode_table.fewest_operands("amdgcn").get(operation.mnemonic, 0) - operation.loads_into_shared
    return 2 if operation.row.operands[:1] == "w" and len(operation.row.operands) > 1 else 0


def _keeps_old_value(operation: Operation) -> bool:
    """Whether the destination keeps part of what it held: lanes or bytes that the operation does not write."""
    modifiers = operation.modifiers
    if operation.value("dst_unused") == "UNUSED_PRESERVE":
        return True
    # Lanes that DPP has no source for, or that a mask leaves out, keep what they had; bound_ctrl writes 0 instead.
    if next((name for name in modifiers if DPP.match(name)), "dpp8") != "dpp8":
        return "bound_ctrl" not in modifiers or any(not ALL_LANES.match(operation.value(mask) or "0xf") for mask in DPP_MASKS)
    if not RESULT_16.search(operation.mnemonic) or operation.mnemonic.startswith("v_pk_") or "op_sel" not in modifiers:
        return False
    # The last bit of op_sel is the result's: 1 writes the upper half and keeps the lower.
    chosen = operation.value("op_sel").strip("[]").split(",")
    is_half = operation.operands[0].word.endswith((".l", ".h"))
    return not is_half and len(chosen) == len(operation.operands) and chosen[-1].strip() == "1"


def _half_moved(operation: Operation, target: Target) -> tuple[int, str]:
    """The operand of which a memory operation moves a half only, and that half: ``(0, ".l")``; ``(-1, "")`` where none.

    From gfx11 on compilers keep values in both halves of a register apart. Loads that fill a whole register have no ``d16``.
    """
    row, words = operation.row, operation.mnemonic.split("_")
    # The data of a store stands behind its address; buffer instructions have it in front.
    place = 0 if row.access == "load" or words[0] == "buffer" else 1
    if (
        target.generation < FIRST_WITH_HALVES
        or row.bytes not in (1, 2)
        or "lds" in operation.modifiers
        or not (row.access == "store" or (row.access == "load" and row.operands[:1] == "b"))
        or place >= len(operation.operands)
    ):
        return -1, ""
    piece = operation.operands[place]
    single = ":" not in operation.fix_numbers(piece) if piece.kind == "indexed" else NAME.match(piece.word) is not None
    return (place, ".h" if "hi" in words else ".l") if single else (-1, "")


def _slots(operation: Operation, target: Target) -> Iterator[Slot]:
    partial = _keeps_old_value(operation)
    half_place, half = _half_moved(operation, target)
    elements = str(operation.row.extra.get("list", ""))
    for place, (piece, letter) in enumerate(zip(operation.operands, operation.roles(), strict=True)):
        if letter == "-":
            continue
        if place == half_place:
            text = operation.text(piece)
            yield Slot(replace(text, pattern=text.pattern + half), "write" if letter == "b" else "read", 16)
            continue
        group = elements if piece.kind == "list" else ""
        for index, part in enumerate(piece.parts if group else (piece,)):
            role = group[min(index, len(group) - 1)] if group else letter
            for leaf in filter(_names_register, leaves(part)):
                by_lane = leaf.word[:1] in ("v", "a") and leaf.word not in SPECIAL
                bits = 16 if leaf.word.endswith((".l", ".h")) else 32
                yield Slot(operation.text(leaf), ROLES[role], bits, partial and role != "r" and by_lane)


def _symbols(operation: Operation) -> Iterator[Text]:
    """The symbols among the operands, without relocation (``@rel32@lo``) and quotes."""
    for piece in operation.operands:
        for leaf in leaves(piece):
            if leaf.kind == "string" and piece.kind != "call":
                yield operation.cut(leaf.start + 1, operation.source.index('"', leaf.start + 1))
            elif leaf.kind == "word" and not (is_register(leaf.word) or leaf.word in EMPTY or PLAIN_WORDS.match(leaf.word)):
                sign = operation.source.find("@", leaf.start + 1, leaf.end)
                yield operation.cut(leaf.start, leaf.end if sign < 0 else sign)


def _is_immediate(piece: Piece) -> bool:
    if piece.kind == "expression":
        return not any(map(_names_register, leaves(piece)))
    return piece.kind in ("number", "call", "group")


def _address(operation: Operation) -> Text | None:
    """The operands that hold the address, from the first to the last; a store's are those before its data."""
    row, operands, name = operation.row, operation.operands, operation.mnemonic
    if not operands:
        return None
    last = len(operands) - 1
    if name.startswith(("flat_", "global_", "scratch_", "ds_", "cluster_")):
        first = 0 if operation.roles()[0] == "r" else 1
        # Loads end with their base (off or s[…]); stores have their data there.
        last = first if row.access != "load" or name.startswith("ds_") else last
    else:
        first = 0 if "lds" in operation.modifiers or row.space == "shared" else 1
    return operation.cut(operands[first].start, operands[last].end) if first < len(operands) else None


def _addends(operation: Operation, address: Text | None) -> tuple[Text, ...]:
    """The address of a store or atomic and the scalar base behind its data, where it has any."""
    if address is None or operation.row.access == "load" or not operation.mnemonic.startswith(("global_", "scratch_", "flat_")):
        return ()
    last = operation.operands[-1]
    # A base in scalars is added to the offset in a vector register.
    return (address, operation.text(last)) if operation.source.startswith("s[", last.start) else ()


def _accesses(operation: Operation, modifiers: tuple[str, ...]) -> tuple[Access, ...]:
    row = operation.row
    if not row.space or not row.access:
        return ()
    address = _address(operation)
    amount = row.bytes
    if row.space == "texture":
        kind, mask = row.extra.get("image"), operation.value("dmask")
        # A bit of dmask is a component; a gather's chooses the component of four texels.
        bits = integer(mask) if mask else 1
        if kind is None or bits is None:
            amount = None
        else:
            texels = TEXELS_OF_GATHER if kind == "gather" else bits.bit_count()
            amount = texels * (2 if "d16" in operation.modifiers else 4)
    access = Access(row.space, row.access, amount, row.per, address, modifiers, _addends(operation, address))
    other = row.extra.get("shared") or ("store" if operation.loads_into_shared else None)
    return (access,) if other is None else (access, Access("shared", str(other), amount, row.per, None, modifiers))


def _flags(operation: Operation) -> frozenset[str]:
    row = operation.row
    conditions = {
        f"blocks_{row.extra.get('blocks')}": "blocks" in row.extra,
        "cross_lane": operation.shuffles,
        "convergent": operation.shuffles,
        "async": operation.loads_into_shared,
        "returns": row.access == "atomic" and (operation.returns or "_rtn_" in operation.mnemonic),
        "compare_and_swap": "cmpswap" in operation.mnemonic,
        "widens_halves": "_mix_f32" in operation.mnemonic and operation.value("op_sel_hi").startswith("[1,1"),
    }
    return row.flags | {flag for flag, is_set in conditions.items() if is_set}


def _implicit_reads(operation: Operation, target: Target) -> tuple[str, ...]:
    row = operation.row
    reads = list(row.reads)
    # The short form of carries and selects leaves vcc out of the text.
    if row.extra.get("short") == len(operation.operands):
        reads.append("vcc")
    if target.generation and target.generation < 9 and "old_reads" in row.extra:
        reads.append(str(row.extra["old_reads"]))
    if operation.loads_into_shared and "m0" not in reads:
        reads.append("m0")
    return target.special(tuple(reads))


def _flow(operation: Operation) -> FlowKind:
    """The row's flow; a trap of this number ends the program, the debugger's come back."""
    if operation.mnemonic == "s_trap" and operation.operands:
        return "stop" if operation.operands[0].word == FATAL_TRAP else "next"
    return operation.row.flow


def _indexing(operation: Operation) -> tuple[int, ...] | None:
    """The operands that are indexed from here on, where the operation sets that: ``gpr_idx(SRC0,DST)`` or a number."""
    if "indexing" not in operation.row.extra:
        return None
    places = operation.operands[-1] if operation.operands else None
    if places is None or places.kind == "number":
        mask = 0 if places is None else integer(operation.fix_numbers(places)) or 0
        return tuple(place for bit, place in enumerate(INDEXED_PLACES.values()) if mask >> bit & 1)
    return tuple(INDEXED_PLACES[part.word] for part in places.parts if part.word in INDEXED_PLACES)


def form(operation: Operation, target: Target) -> Form:
    """The form of an operation."""
    row, mnemonic = operation.row, operation.mnemonic
    symbols = tuple(_symbols(operation))
    modifiers = tuple(
        piece.word if operation.text(piece).count else operation.fix_numbers(piece) for piece in operation.modifiers.values()
    )
    flags = _flags(operation)
    targets = symbols[-1:] if row.flow in ("branch", "jump", "call", "return") else ()
    if row.flow == "call" and not targets:
        flags |= {"call_through_register"}
    shape = SHAPE.search(mnemonic) if row.instruction_class == "matrix" else None
    offsets = tuple(operation.text(piece) for name, piece in operation.modifiers.items() if name.startswith("offset"))
    unnamed_result = ("vcc",) if row.extra.get("result") == len(operation.operands) else ()
    if operation.loads_into_shared:
        instruction_class = "async_copy"
    else:
        instruction_class = (
            "cross_lane" if operation.mnemonic == "v_mov_b32" and operation.shuffles else operation.row.instruction_class
        )
    return Form(
        opcode=operation.opcode,
        mnemonic=mnemonic,
        instruction_class=instruction_class,
        slots=tuple(_slots(operation, target)),
        implicit_reads=_implicit_reads(operation, target),
        implicit_writes=target.special((*row.writes, *unnamed_result)),
        accesses=_accesses(operation, modifiers),
        flow=_flow(operation),
        targets=targets,
        symbols=symbols,
        recognised=row.recognised,
        immediates=(*(operation.text(piece) for piece in operation.operands if _is_immediate(piece)), *offsets),
        operands=(*(operation.text(piece) for piece in operation.operands), *offsets),
        modifiers=modifiers,
        matrix_shape=None if shape is None else (int(shape[1]), int(shape[2]), int(shape[3])),
        flags=flags,
        indexed=tuple(int(place) for place in str(row.extra.get("indexed", ""))),
        indexing=_indexing(operation),
        least_bytes=8 if OF_EIGHT_BYTES.match(operation.opcode) else 4,
    )


def opcode_form(opcode: str) -> Form | None:
    """What an opcode says without operands; None where no row and no family knows it."""
    mnemonic, row = find(opcode)
    if row is None:
        return None
    operation = Operation(opcode, mnemonic, row, (), {}, lambda _start, _end: Text(""), "")
    accesses = (Access(row.space, row.access, row.bytes, row.per),) if row.access else ()
    return replace(form(operation, Target()), accesses=accesses, flags=_flags(operation), indexing=None)


def issued_together(first: Form, second: Form) -> tuple[Form, Form]:
    """Two halves of an instruction: both read before either writes, so the first also reads what the second reads."""
    # A dual instruction reads all its operands before either half writes.
    early = tuple(replace(slot, role="read", partial=False) for slot in second.slots if slot.role != "write")
    return replace(first, slots=first.slots + early), replace(second, flags=second.flags | {"with_previous"}, least_bytes=0)
