"""The form of a call by its callee: an intrinsic, a function of a known library, inline assembly, or a plain function."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from isaview.base import regex
from isaview.languages.llvm import assembly
from isaview.languages.llvm.tree import ASSEMBLY, CONSTANT, GLOBAL, Draft, Line, Part, Span
from isaview.languages.llvm.types import UNKNOWN, Type
from isaview.languages.opcode_table import Opcode, OpcodeTable, load
from isaview.model.form import Access, Form, Text

_FLOATS = {"half": "float16", "bfloat": "float16", "float": "float32"}
_FLOATS |= dict.fromkeys(("double", "x86_fp80", "fp128", "ppc_fp128"), "float64")
_SHAPE = regex.compile(r"(?<![0-9])(?:m(\d{1,3})n(\d{1,3})k(\d{1,3})|(\d{1,3})x(\d{1,3})x(\d{1,3}))")
_ROWS = regex.compile(r"\.(?:ld|st)matrix\.sync\.aligned\.m(\d{1,4})n(\d{1,4})\.x(\d)\.")
_FRAGMENT = regex.compile(
    r"\.m(\d{1,4})n(\d{1,4})k(\d{1,4})\.(?:load|store)\.([abcd])\.[\w.]*?(bf16|tf32|f16|f32|f64|[su]8|s32|[su]4|b1)(?:\.|\Z)"
)
_CELLS = regex.compile(r"\.tcgen05\.cp\.(\d{1,4})x(\d{1,4})b")
_BITS = {"bf16": 16, "tf32": 32, "f16": 16, "f32": 32, "f64": 64, "s8": 8, "u8": 8, "s32": 32, "s4": 4, "u4": 4, "b1": 1}


def number_class(type: Type) -> str:
    """integer, float64 …: by the elements of a type; wider formats than double count as float64."""
    return _FLOATS.get(type.word, "integer")


def call_form(line: Line, draft: Draft) -> Form:
    """What the call of ``draft.callee`` does, without its operands."""
    callee = draft.callee
    assert callee is not None
    if callee.kind == ASSEMBLY:
        form = _assembly(line, draft, callee)
    elif callee.kind == GLOBAL:
        form = _function(line, draft, callee)
    elif callee.kind == CONSTANT and callee.symbols:
        start, end = callee.symbols[0]
        form = _plain_call(draft, line.cut(start + 1, end))
    else:
        form = replace(_plain_call(draft), flags=frozenset(("call_through_register",)))
    return replace(form, flow="switch", targets=tuple(map(line.piece, draft.targets))) if draft.targets else form


def _plain_call(draft: Draft, *targets: Text) -> Form:
    return Form(draft.opcode, "call", "branch", flow="call", targets=targets)


def _function(line: Line, draft: Draft, callee: Span) -> Form:
    target = line.cut(callee.start + 1, callee.end)
    token = line.token_index(callee.start + 1)
    name = target.bind(line.tokens)
    if name.startswith("llvm."):
        return _intrinsic(line, draft, name, token)
    line.callee = token
    row = line.library.get(name)
    if row is None:
        return _plain_call(draft, target)
    accesses = _accesses(row, line, draft, name)
    flow = row.flow if row.flow != "next" else "call"
    decided = _class(row, draft, accesses)
    return Form(draft.opcode, name, decided, accesses=accesses, flow=flow, targets=(target,), flags=row.flags)


def _intrinsic(line: Line, draft: Draft, name: str, token: int | None) -> Form:
    if token is not None:
        line.needs.add(token)
    mnemonic, row = _find(load("llvm"), name)
    if row is None:
        return Form(draft.opcode, mnemonic, "unknown", recognised="unknown")
    accesses = _accesses(row, line, draft, name)
    return Form(
        draft.opcode,
        name if row.instruction_class == "matrix" else mnemonic,  # the rest of its name says what it computes
        _class(row, draft, accesses),
        accesses=accesses,
        flow=row.flow,
        recognised=row.recognised,
        matrix_shape=_shape(row, name),
        flags=row.flags,
    )


def opcode_form(word: str) -> Form | None:
    """What an instruction, an intrinsic or a known library's function says without its operands."""
    table = load("llvm")
    intrinsic = word.startswith("llvm.")
    mnemonic, row = _find(table, word) if intrinsic else (word, table.rows.get(word) or table.rows.get(f"@{word}"))
    if row is None:
        return None
    return Form(
        opcode=word,
        mnemonic=mnemonic,
        instruction_class=row.instruction_class,
        accesses=(Access(row.space or "generic", row.access, row.bytes, row.per),) if row.access else (),
        flow=row.flow,
        recognised=row.recognised,
        matrix_shape=_shape(row, word),
        flags=row.flags,
    )


def _find(table: OpcodeTable, name: str) -> tuple[str, Opcode | None]:
    """The row of an intrinsic by its longest dotted prefix, and that prefix; else a family's."""
    words = name.split(".")
    for count in range(len(words), 1, -1):
        prefix = ".".join(words[:count])
        row = table.rows.get(prefix)
        if row is not None:
            return prefix, row
    return name, table.find(name)


def _shape(row: Opcode, name: str) -> tuple[int, int, int] | None:
    match = _SHAPE.search(name) if row.instruction_class == "matrix" else None
    if match is None:
        return None
    m, n, k = (int(digits) for digits in match.groups() if digits is not None)
    return m, n, k


def _class(row: Opcode, draft: Draft, accesses: Sequence[Access]) -> str:
    if row.instruction_class == "number":
        kinds = [draft.type, *(part.type for part in draft.parts if part.type is not None)]
        return number_class(next((kind for kind in kinds if kind.word and kind.kind != "void"), UNKNOWN))
    if row.instruction_class == "memory":
        return f"{accesses[-1].space}_{accesses[-1].kind}"
    return row.instruction_class


def _accesses(row: Opcode, line: Line, draft: Draft, callee: str) -> tuple[Access, ...]:
    if not row.access:
        return ()
    size = _bytes(row, line, draft, callee)
    modifiers = tuple(row.extra.get("modifiers", "").split())
    texts = [_address(line, draft.part(int(place))) for place in row.extra.get("addends", "").split()]
    addends = () if None in texts else tuple(text for text in texts if text is not None)
    pointer = draft.part(row.extra.get("address", 0))
    if row.access != "copy":
        space = _space(line, pointer, row.space)
        return (Access(space, row.access, size, row.per, _address(line, pointer), modifiers, addends),)
    source = draft.part(row.extra["source"])
    read = _space(line, source, row.extra.get("from", ""))
    return (
        Access(read, "load", size, row.per, _address(line, source), modifiers, addends),
        Access(_space(line, pointer, row.space), "store", size, row.per, _address(line, pointer), modifiers),
    )


def _space(line: Line, pointer: Part | None, stated: str) -> str:
    return stated or line.layout.place(pointer.type.space if pointer is not None and pointer.type is not None else 0)


def _address(line: Line, pointer: Part | None) -> Text | None:
    """The argument that holds an address; None where there is none, or several of them."""
    if pointer is None or pointer.value is None:
        return None
    several = pointer.type is not None and pointer.type.kind == "vector" and pointer.type.word == "pointer"
    return None if several else line.piece(pointer.value)


def _bytes(row: Opcode, line: Line, draft: Draft, callee: str) -> int | None:
    """Bytes moved: the row's, the length argument's, those of the data's type or tile; None where a register holds them."""
    if row.bytes is not None:
        return row.bytes
    if "length" in row.extra:
        length = draft.part(row.extra["length"])
        constant = length is not None and length.value is not None and length.value.kind == CONSTANT
        return line.number(length.value) if constant else None  # type: ignore[union-attr, arg-type]
    data = row.extra.get("data", "")
    if data == "tile":
        return tile_bytes(callee)
    if data == "":
        return None
    part = None if data == "result" else draft.part(data)
    type = draft.type if data == "result" else (part.type if part is not None else None)
    if type is None or type is UNKNOWN:
        return None
    line.bits(type, draft.start)
    return type.stored_bytes


def tile_bytes(name: str) -> int | None:
    """Bytes of the matrices that ``llvm.nvvm.ldmatrix…``, ``wmma….load…`` or ``tcgen05.cp…`` moves; None for other names."""
    cells = _CELLS.search(name)
    if cells is not None:
        return int(cells[1]) * int(cells[2]) // 8
    rows = _ROWS.search(name)
    if rows is not None:
        # matrices of eight rows of 16 bytes, whatever is packed in them
        return int(rows[3]) * (256 if rows.groups()[:2] == ("16", "16") else 128)
    fragment = _FRAGMENT.search(name)
    if fragment is None:
        return None
    m, n, k = (int(digits) for digits in fragment.groups()[:3])
    return {"a": m * k, "b": k * n}.get(fragment[4], m * n) * _BITS[fragment[5]] // 8


def _assembly(line: Line, draft: Draft, callee: Span) -> Form:
    text = assembly.read(line, draft, callee)
    if text.forms is None:
        return Form(draft.opcode, "asm", "scalar", flags=text.flags | {"no_code"})
    if not text.forms:
        return Form(draft.opcode, "asm", "branch", flags=text.flags)
    main = min(text.forms, key=assembly.weight)
    flags = text.flags.union(*(form.flags for form in text.forms))
    strangest = max(text.forms, key=lambda form: ("table", "family", "unknown").index(form.recognised))
    known, name = strangest.recognised, main.mnemonic if strangest.recognised == "table" else strangest.opcode
    # what a matrix instruction computes stands in the rest of its name, and of several no single shape does
    matrix = [form for form in text.forms if form.instruction_class == "matrix"]
    name = main.opcode if matrix == [main] and known == "table" else name
    shape = main.matrix_shape if matrix == [main] else None
    return Form(
        draft.opcode,
        name,
        main.instruction_class,
        accesses=text.accesses,
        recognised=known,
        matrix_shape=shape,
        flags=flags,
    )
