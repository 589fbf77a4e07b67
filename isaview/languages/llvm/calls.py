"""What a call does, told by its callee: an intrinsic, a function of a known library, inline assembly, or a plain function."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from isaview.languages.llvm.tiles import tile_bytes
from isaview.languages.llvm.tree import ASSEMBLY, CONSTANT, GLOBAL, Draft, Line, Part, Span
from isaview.languages.llvm.types import UNKNOWN, Layout, Type, number
from isaview.languages.opcode_table import Opcode, OpcodeTable, load
from isaview.model.form import HOLE, Access, FlowKind, Form, Text

FLOAT_CLASSES = {
    "half": "float16",
    "bfloat": "float16",
    "float": "float32",
    "double": "float64",
    "x86_fp80": "float64",
    "fp128": "float64",
    "ppc_fp128": "float64",
}
_SHAPE = re.compile(r"(?<![0-9])(?:m(\d{1,3})n(\d{1,3})k(\d{1,3})|(\d{1,3})x(\d{1,3})x(\d{1,3}))")
_STRING = re.compile(r'"([^"]*)"')
_OUTPUT = re.compile(r"(?:^|,)=[&*]*([^,]+)")
_WAVE_REGISTER = re.compile(r"s$|S|\{(?:s\d|s\[|vcc|exec|scc|m0)")
_LANE_IDENTIFIER = re.compile(r"%(?:tid|laneid|lanemask)")
_GUARD = re.compile(r"@\$(\d{1,3})")
_ASSEMBLY_ADDRESS = re.compile(r"\[?\s*%r(\d{1,3})\s*([-+]\s*\d{1,9})?\s*\]?")
_ESCAPE = re.compile(r"\\([0-9A-Fa-f]{2})")


class Context(Struct, frozen=True):
    """What forms of one module need besides the line."""

    table: OpcodeTable
    layout: Layout
    library: Mapping[str, Opcode]
    """Functions of known libraries that the module does not define itself."""
    assembly: Callable[[str, str], Sequence[Form]]
    """Machine and inline assembly text → the forms of its instructions, empty where it could not be read."""


class Called(Struct, frozen=True):
    """What a form says of a call."""

    mnemonic: str
    instruction_class: str = "branch"
    accesses: tuple[Access, ...] = ()
    flow: FlowKind = "call"
    targets: tuple[Text, ...] = ()
    recognised: str = "table"
    matrix_shape: tuple[int, int, int] | None = None
    flags: frozenset[str] = frozenset()


def number_class(of: Type) -> str:
    """integer, float64 …: by the elements of a type; wider formats than double count as float64."""
    return FLOAT_CLASSES.get(of.word, "integer")


def called(context: Context, line: Line, draft: Draft) -> Called:
    """What the call of ``draft.callee`` does."""
    callee = draft.callee
    assert callee is not None
    if callee.kind == ASSEMBLY:
        return _assembly(context, line, draft, callee)
    if callee.kind == GLOBAL:
        return _function(context, line, draft, callee)
    if callee.kind == CONSTANT and callee.symbols:
        start, end = callee.symbols[0]
        return Called("call", targets=(line.cut(start + 1, end),))
    return Called("call", flags=frozenset(("call_through_register",)))


def _function(context: Context, line: Line, draft: Draft, callee: Span) -> Called:
    target = line.cut(callee.start + 1, callee.end)
    token = line.token_index(callee.start + 1)
    name = target.bind(line.tokens)
    if name.startswith("llvm."):
        return _intrinsic(context, line, draft, name, token)
    line.callee = token
    row = context.library.get(name)
    if row is None:
        return Called("call", targets=(target,))
    accesses = _accesses(row, line, draft, name)
    return Called(
        name, _class(row, draft, accesses), accesses, row.flow if row.flow != "next" else "call", (target,), flags=row.flags
    )


def _intrinsic(context: Context, line: Line, draft: Draft, name: str, token: int | None) -> Called:
    if token is not None:
        line.needs.add(token)
    mnemonic, row = found(context.table, name)
    if row is None:
        return Called(mnemonic, "unknown", flow="next", recognised="unknown")
    accesses = _accesses(row, line, draft, name)
    match = _SHAPE.search(name) if row.instruction_class == "matrix" else None
    shape = None
    if match is not None:
        m, n, k = (int(digits) for digits in match.groups() if digits is not None)
        shape = (m, n, k)
    decided = _class(row, draft, accesses)
    # what a matrix instruction computes stands in the rest of its name
    mnemonic = name if row.instruction_class == "matrix" else mnemonic
    return Called(mnemonic, decided, accesses, row.flow, (), row.recognised, shape, row.flags)


def alone(word: str) -> Form | None:
    """What an instruction, an intrinsic or a known library's function says without its operands."""
    table = load("llvm")
    mnemonic, row = (
        found(table, word) if word.startswith("llvm.") else (word, table.rows.get(word) or table.rows.get(f"@{word}"))
    )
    if row is None:
        return None
    match = _SHAPE.search(word) if row.instruction_class == "matrix" else None
    shape = None if match is None else tuple(int(digits) for digits in match.groups() if digits is not None)
    return Form(
        opcode=word,
        mnemonic=mnemonic,
        instruction_class=row.instruction_class,
        accesses=(Access(row.space or "generic", row.access, row.bytes, row.per),) if row.access else (),
        flow=row.flow,
        recognised=row.recognised,
        matrix_shape=(shape[0], shape[1], shape[2]) if shape is not None else None,
        flags=row.flags,
    )


def found(table: OpcodeTable, name: str) -> tuple[str, Opcode | None]:
    """The row of an intrinsic by its longest dotted prefix, and that prefix; else a family's."""
    words = name.split(".")
    for count in range(len(words), 1, -1):
        prefix = ".".join(words[:count])
        row = table.rows.get(prefix)
        if row is not None:
            return prefix, row
    return name, table.find(name)


def _class(row: Opcode, draft: Draft, accesses: Sequence[Access]) -> str:
    if row.instruction_class == "number":
        kinds = [draft.type, *(part.type for part in draft.parts if part.type is not None)]
        return number_class(next((kind for kind in kinds if kind.word and kind.kind != "void"), UNKNOWN))
    if row.instruction_class == "memory":
        main = accesses[-1]
        return f"{main.space}_{main.kind}"
    return row.instruction_class


def _accesses(row: Opcode, line: Line, draft: Draft, callee: str) -> tuple[Access, ...]:
    if not row.access:
        return ()
    size = _bytes(row, line, draft, callee)
    modifiers = tuple(word for word in row.extra.get("modifiers", "").split())
    addends = _addends(row, line, draft)
    if row.access == "copy":
        source, target = (_part(draft, row.extra[key]) for key in ("source", "address"))
        moved = Access(
            _space(line, source, row.extra.get("from", "")), "load", size, row.per, _address(line, source), modifiers, addends
        )
        return moved, Access(_space(line, target, row.space), "store", size, row.per, _address(line, target), modifiers)
    pointer = _part(draft, row.extra.get("address", 0))
    space = _space(line, pointer, row.space)
    return (Access(space, row.access, size, row.per, _address(line, pointer), modifiers, addends),)


def _addends(row: Opcode, line: Line, draft: Draft) -> tuple[Text, ...]:
    """The arguments whose sum is the address, where the row says that it is more than one."""
    found = [_address(line, _part(draft, int(place))) for place in row.extra.get("addends", "").split()]
    return tuple(text for text in found if text is not None) if None not in found else ()


def _part(draft: Draft, index: int) -> Part | None:
    return draft.parts[index] if 0 <= index < len(draft.parts) else None


def _space(line: Line, pointer: Part | None, stated: str) -> str:
    if stated:
        return stated
    return line.layout.place(pointer.type.space if pointer is not None and pointer.type is not None else 0)


def _address(line: Line, pointer: Part | None) -> Text | None:
    """The argument that holds an address; None where there is none, or several of them."""
    if (
        pointer is None
        or pointer.value is None
        or (pointer.type is not None and pointer.type.kind == "vector" and pointer.type.word == "pointer")
    ):
        return None
    return line.cut(pointer.value.start, pointer.value.end)


def _bytes(row: Opcode, line: Line, draft: Draft, callee: str) -> int | None:
    """Bytes moved: the row's, the length argument's, those of the data's type or tile; None where a register holds them."""
    if row.bytes is not None:
        return row.bytes
    if "length" in row.extra:
        length = _part(draft, row.extra["length"])
        return None if length is None or length.value is None else _number(line, length.value)
    data = row.extra.get("data", "")
    if data == "tile":
        return tile_bytes(callee)
    if data == "":
        return None
    part = None if data == "result" else _part(draft, data)
    of = draft.type if data == "result" else (part.type if part is not None else None)
    if of is None or of is UNKNOWN:
        return None
    line.bits(of, draft.start)
    return of.stored


def _number(line: Line, value: Span) -> int | None:
    if value.kind != CONSTANT:
        return None
    token = line.token_index(value.start)
    if token is not None:
        line.needs.add(token)
    return number(line.word(value.start, value.end))


def unescaped(text: str) -> str:
    r"""A string's content, ``\0A`` and the like resolved."""
    return _ESCAPE.sub(lambda match: chr(int(match[1], 16)), text)


_ORDERED = ("matrix", "async_copy", "barrier")


def _weight(form: Form) -> int:
    """Memory and matrix instructions tell more of an assembly text than what prepares their operands."""
    if form.instruction_class in _ORDERED or form.accesses:
        return 0
    return 2 if form.instruction_class in ("move", "scalar", "unknown") else 1


def _lanes(machine: str, text: str, constraints: str) -> tuple[str, ...]:
    """What an assembly text says of its results: by the registers it gives them, or by the identifiers it reads."""
    if machine == "amdgcn":
        outputs = _OUTPUT.findall(constraints)
        return () if not outputs else ("per_wave",) if all(map(_WAVE_REGISTER.match, outputs)) else ("per_lane",)
    return ("per_lane",) if _LANE_IDENTIFIER.search(text) else ()


def _switched_off(line: Line, draft: Draft, text: str, constraints: str) -> bool:
    """Whether all that an assembly text guards is guarded by a constant that is false, so that it does nothing."""
    guards = {int(digits) for digits in _GUARD.findall(text)}
    given = draft.parts[: len(draft.parts) if guards else 0]
    places = [place - len(_OUTPUT.findall(constraints)) for place in guards]
    values = [given[place].value for place in places if 0 <= place < len(given)]
    return (
        bool(values)
        and len(values) == len(places)
        and all(
            value is not None and value.kind == CONSTANT and line.word(value.start, value.end) == "false" for value in values
        )
    )


def _asked(line: Line, draft: Draft, constraints: str, access: Access) -> Access:
    """An access of an assembly text, with the argument that holds its address where it is one, and an offset."""
    bare = replace(access, address=None)
    match = _ASSEMBLY_ADDRESS.fullmatch(access.address.pattern) if access.address is not None else None
    if match is None or "*" in constraints:
        return bare
    part = _part(draft, int(match[1]) - len(_OUTPUT.findall(constraints)))
    address = _address(line, part)
    if part is None or address is None:
        return bare
    offset = (Text(match[2].replace(" ", "").lstrip("+")),) if match[2] else ()
    return replace(bare, address=address, addends=(address, *offset))


def _assembly(context: Context, line: Line, draft: Draft, callee: Span) -> Called:
    piece = line.text[callee.start : callee.end]
    first = _STRING.search(piece)
    start = callee.start + (first.start(1) if first else 0)
    end = start + len(first[1]) if first else start
    line.needs.update(index for index in range(line.text.count(HOLE, 0, start), line.text.count(HOLE, 0, end)))
    text = unescaped(line.word(start, end))
    following = _STRING.search(line.text, end + 1)
    constraints = line.word(following.start(1), following.end(1)) if following else ""
    flags = {"inline_assembly", *_lanes(context.layout.machine, text, constraints)}
    if _switched_off(line, draft, text, constraints):
        flags.add("guarded_off")
    if not text.strip():
        return Called("asm", "scalar", flow="next", flags=frozenset((*flags, "no_code")))
    forms = context.assembly(context.layout.machine, text)
    if not forms:
        return Called("asm", "branch", flow="next", flags=frozenset(flags))
    main = min(forms, key=_weight)
    accesses = tuple(_asked(line, draft, constraints, access) for form in forms for access in form.accesses)
    for form in forms:
        flags.update(form.flags)
    return Called(main.mnemonic, main.instruction_class, accesses, "next", (), "table", main.matrix_shape, frozenset(flags))
