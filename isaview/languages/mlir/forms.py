"""From the pieces of a line of MLIR to what it says: its form, the names it defines, and the regions it opens or closes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.base import regex
from isaview.languages.mlir.products import add_work, relations
from isaview.languages.mlir.signature import Named, Values, arguments, operand_types, results, signature
from isaview.languages.mlir.tree import TYPE, Misread, Piece, Tree, split
from isaview.languages.mlir.types import UNKNOWN, Types
from isaview.languages.opcode_table import Opcode, load
from isaview.model.form import HOLE, Access, Form, Slot, Text
from isaview.tensors.layouts import lane_elements
from isaview.tensors.types import TensorOperation, TensorType

LOOP, CHOICE, WHILE, COMBINE, FUNCTION, MODULE = "loop", "choice", "while", "combine", "function", "module"
"""Roles of operations with regions, as rows of the opcode table state them."""
FLOWING = (LOOP, CHOICE, WHILE)
"""Roles of operations whose regions say what they result in, and where control goes."""
_TABLES = ("mlir", "stablehlo")
"""The languages whose tables say what operations do."""
_ELIDED = {"return": "func.return", "call": "func.call", "call_indirect": "func.call_indirect", "constant": "func.constant"}
"""What stands without the name of its dialect in functions."""
_TARGET = regex.compile(r'custom_call @([\w.$-]+)|call_target_name = "([^"]+)"')
_FOREIGN = Opcode("unknown", flags=frozenset(("foreign",)), recognised="unknown")
"""What is known of an operation without a row: it is read, and counted by its name."""


class Surroundings(Struct):
    """What the meaning of a line depends on besides its shape; ``whole``: a value counts with all its bits, as in graphs.

    A graph runs on so many ``chips``; ``axes`` are those of their mesh, with their sizes.
    """

    types: Types
    warps: int = 0
    lanes: int = 0
    whole: bool = False
    chips: int = 1
    axes: dict[str, int] = field(default_factory=dict)

    @property
    def file(self) -> str:
        """The register file of values."""
        return "buffer" if self.whole else "value"

    def bits(self, type: TensorType) -> int:
        """The bits that a lane holds of a value; of a graph's value all of its bits; 0 where that is not known."""
        if self.whole:
            return (type.bytes or 0) * 8
        if type.place not in ("value", "descriptor"):
            return 0
        return (lane_elements(type, self.warps, self.lanes) or 0) * type.bits if type.shape else type.bits


class Line(Struct, frozen=True, eq=False):
    """What a line says; ``name`` is that of its operation, or the word before a further region of one.

    ``bound`` are arguments of the region that it opens, ``results`` what it defines.
    """

    tree: Tree
    types: tuple[str, ...]
    name: str = ""
    row: Opcode = _FOREIGN
    form: Form | None = None
    results: tuple[Named, ...] = ()
    bound: tuple[Named, ...] = ()
    is_alias: bool = False
    """Whether its results hold nothing but what its operands hold."""
    role: str = ""
    """What the statement is for the flow of control: "" for most."""


def read_line(tree: Tree, texts: tuple[str, ...], around: Surroundings) -> Line:
    """What a line says.

    Raises:
        Misread: it is well formed, but no statement.
    """
    pieces = tree.pieces
    kind = pieces[0].kind if pieces else ""
    bound = tuple((Text(HOLE, piece.hole, 1), type) for piece, type, _ in arguments(pieces, texts, around.types))
    if tree.closes or kind not in ("WORD", "STRING"):
        if tree.results or not (tree.closes or tree.opens or kind == "BLOCK"):
            raise Misread(pieces[0].start if pieces else len(tree.text), "expected the name of an operation")
        return Line(tree, texts, bound=bound)
    name = pieces[0].text.strip('"') if kind == "STRING" else _ELIDED.get(pieces[0].text, pieces[0].text)
    if "." not in name and kind == "WORD":
        return Line(tree, texts, name, bound=bound)
    target = _TARGET.search(tree.text) if name.endswith(".custom_call") else None
    words = (name,) if target is None else (target[1] or target[2], name)
    rows = (load(language).rows.get(word) for word in words for language in _TABLES)
    row = next((row for row in rows if row is not None), _FOREIGN)
    return _statement(Line(tree, texts, name, row, role=row.extra.get("role", "")), around)


def _statement(line: Line, around: Surroundings) -> Line:
    tree, row, types = line.tree, line.row, around.types
    pieces = [piece for piece in tree.pieces[1:] if piece.kind != "LOCATION"]
    signed = signature(pieces, line.types)
    values = Values()
    values.gather(signed.plain, line.types)
    operands, bound = values.operands, values.bound
    # without results what stands behind the arrow are operands too
    operand_texts = [*signed.left, *values.types, *(() if tree.results and not row.extra.get("joins") else signed.right)]
    if values.targets and values.types:  # what stands before the blocks chooses among them
        operand_texts = [*["i1"] * (len(operands) - len(values.types)), *values.types]
    operand_kinds = operand_types(operand_texts, values, row.extra.get("types", "").split(), types)
    result_names = results(tree.results, signed, row.extra.get("result", ""), types)
    result_kinds = tuple(type for _, type in result_names)
    kinds = result_kinds
    if line.role == LOOP and bound:
        index = types.type_of(signed.left[0] if signed.left else "index")
        kinds = (index, *result_kinds)
        operand_kinds = (index, index, index, *result_kinds, *[UNKNOWN] * len(operands))[: len(operands)]
    kinds += (UNKNOWN,) * (len(bound) - len(kinds))
    arguments_of_region = tuple((Text(HOLE, piece.hole, 1), type) for piece, type in zip(bound, kinds, strict=False))
    is_alias = _holds_nothing(row, operand_kinds, result_kinds, around)
    written = arguments_of_region if line.role in FLOWING else () if is_alias or "constant" in row.flags else result_names
    attributes = tuple(_attributes(line, signed.plain))
    operation = add_work(row, TensorOperation(operand_kinds, result_kinds, attributes, 1 if tree.opens else 0))
    texts = [Text(HOLE, piece.hole, 1) for piece in operands]
    called = values.symbols if row.flow == "call" else ()
    words = tuple(piece.text for piece in signed.plain if piece.kind == "WORD")
    form = Form(
        line.name,
        line.name,
        _class(row, operation),
        slots=(
            *(Slot(text, "read", around.bits(type)) for text, type in zip(texts, operand_kinds, strict=True)),
            *(Slot(text, "write", around.bits(type)) for text, type in written),
        ),
        accesses=_accesses(row, texts, operation),
        flow=row.flow,
        targets=tuple(Text(HOLE, piece.hole, 1) for piece in values.targets or called),
        symbols=tuple(Text(HOLE, piece.hole, 1) for piece in values.symbols if HOLE in piece.text),
        position=position(tree),
        recognised=row.recognised,
        operands=tuple(texts),
        modifiers=words,
        flags=row.flags | relations(words),
        tensors=operation,
    )
    return replace(line, form=form, results=result_names, bound=arguments_of_region, is_alias=is_alias)


def position(tree: Tree, before: int = 0) -> Text | None:
    """Where a line says that it comes from; ``before`` tokens stand before its own."""
    return next((Text(HOLE, piece.hole + before, 1) for piece in reversed(tree.pieces) if piece.kind == "LOCATION"), None)


def with_tail(form: Form, tail: Line, before: int) -> Form:
    """The form of an operation with the attributes and the position that stand behind its regions."""
    assert form.tensors is not None
    attributes = (*form.tensors.attributes, *_attributes(tail, tail.tree.pieces))
    where = form.position or position(tail.tree, before)
    return replace(form, position=where, tensors=replace(form.tensors, attributes=attributes))


def _holds_nothing(row: Opcode, operands: Sequence[TensorType], of_results: Sequence[TensorType], around: Surroundings) -> bool:
    alias = row.extra.get("alias", "")
    if not alias or not operands or not of_results:
        return False
    return alias == "view" or around.bits(operands[0]) == around.bits(of_results[0])


def _attributes(line: Line, pieces: Sequence[Piece]) -> Iterator[tuple[str, str]]:
    """Give names with texts: what stands in braces, and words before an equals sign."""
    for index, piece in enumerate(pieces):
        inner = piece.inner
        properties = piece.kind == "<" and bool(inner) and inner[0].kind == "{"
        if piece.kind == "{" or properties:
            for part in split(inner[0].inner if properties else inner):
                if part:
                    yield part[0].text.strip('"'), _cut(line, part[2:] if part[1:2] and part[1].kind == "EQUAL" else ())
        elif piece.kind == "WORD" and index + 2 < len(pieces) and pieces[index + 1].kind == "EQUAL":
            value = next(split(pieces[index + 2 :]), ())
            if value and all(each.kind != "VALUE" for each in value):
                yield piece.text, _cut(line, value[:1] if value[0].kind == "{" else value)


def _cut(line: Line, pieces: Sequence[Piece]) -> str:
    """Pieces as written, types put in; names that are taken out of the shape are left out."""
    if not pieces:
        return ""
    start, end = pieces[0].start, pieces[-1].end
    text = line.tree.text[start:end]
    first = line.tree.text.count(TYPE, 0, start)
    for number in range(text.count(TYPE)):
        text = text.replace(TYPE, line.types[first + number], 1)
    return text.replace(HOLE, "")


def _class(row: Opcode, operation: TensorOperation) -> str:
    if row.instruction_class == "memory":
        return f"{row.space}_{row.access}"
    if row.instruction_class != "number":
        return row.instruction_class
    return next(iter((*operation.results, *operation.operands)), UNKNOWN).arithmetic


def _accesses(row: Opcode, operands: Sequence[Text], operation: TensorOperation) -> tuple[Access, ...]:
    """The access of a group: all elements of what is loaded, else of the largest operand but the address."""
    fills = "filled" in row.extra
    if not row.access or (fills and not operands):
        return ()
    address = len(operands) if fills else row.extra.get("address", 0)
    loaded = operation.results[0] if row.access != "store" and operation.results else UNKNOWN
    others = [type.bytes for index, type in enumerate(operation.operands) if index != address and type.bytes]
    size = loaded.bytes or max(others, default=None)
    kind = "async_copy" if row.access == "copy" else row.access
    return (Access(row.space, kind, size, row.per, operands[address] if address < len(operands) else None),)


def opcode_form(word: str) -> Form | None:
    """What the name of an operation says without operands; of those of graphs `alone_in_graphs`."""
    return _opcode_form(word, _TABLES[0])


def graph_opcode_form(word: str) -> Form | None:
    """What the name of an operation of graphs says without operands."""
    return _opcode_form(word, _TABLES[1])


def _opcode_form(word: str, language: str) -> Form | None:
    row = load(language).rows.get(word)
    return None if row is None else Form(word, word, row.instruction_class, flow=row.flow, flags=row.flags)
