"""From the pieces of a line of MLIR to what it says: its form, the names it defines, and the regions it opens or closes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

<<<<<<< HEAD
from isaview.languages.mlir.products import products
=======
from isaview.languages.mlir.signature import Named, Values, arguments, operand_types, results, signature
>>>>>>> mlir
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
_TABLE = "mlir"
_ELIDED = {"return": "func.return", "call": "func.call", "call_indirect": "func.call_indirect", "constant": "func.constant"}
"""What stands without the name of its dialect in functions."""
_FLOATS = {64: "float64", 32: "float32", 16: "float16", 8: "float8", 6: "float8", 4: "float8"}
<<<<<<< HEAD
_HANDING_ON = ("loop", "choice", "while")
"""Roles of operations whose regions write what they result in."""
_RELATIONS = {"LT": "below", "LE": "at_most"}
"""Words of a comparison that loops go on by → flags."""
_MEMBERS = 64
"""Results of a statement beyond which further ones are not followed."""
=======
>>>>>>> mlir
_FOREIGN = Opcode("unknown", flags=frozenset(("foreign",)), recognised="unknown")
"""What is known of an operation without a row: it is read, and counted by its name."""


class Surroundings(Struct):
    """What the meaning of a line depends on besides its shape; ``whole``: a value counts with all its bits, as in graphs."""

    types: Types
    warps: int = 0
    lanes: int = 0
    whole: bool = False

    @property
    def file(self) -> str:
        """The register file of values."""
        return "buffer" if self.whole else "value"

    def bits(self, of: TensorType) -> int:
        """The bits that a lane holds of a value; of a graph's value all of its bits; 0 where that is not known."""
        if self.whole:
            return (of.bytes or 0) * 8
        if of.place not in ("value", "descriptor"):
            return 0
        return (lane_elements(of, self.warps, self.lanes) or 0) * of.bits if of.shape else of.bits


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


def read(tree: Tree, texts: tuple[str, ...], around: Surroundings) -> Line:
    """What a line says.

    Raises:
        Misread: it is well formed, but no statement.
    """
    pieces = tree.pieces
    kind = pieces[0].kind if pieces else ""
    bound = tuple((Text(HOLE, piece.at, 1), of) for piece, of, _ in arguments(pieces, texts, around.types))
    if tree.closes or kind not in ("WORD", "STRING"):
        if tree.results or not (tree.closes or tree.opens or kind == "BLOCK"):
            raise Misread(pieces[0].start if pieces else len(tree.text), "expected the name of an operation")
        return Line(tree, texts, bound=bound)
    name = pieces[0].text.strip('"') if kind == "STRING" else _ELIDED.get(pieces[0].text, pieces[0].text)
    if "." not in name and kind == "WORD":
        return Line(tree, texts, name, bound=bound)
    table = load(_TABLE)
    row = table.rows.get(name) or table.find(name) or _FOREIGN
    return _statement(Line(tree, texts, name, row, role=row.extra.get("role", "")), around)


def _statement(line: Line, around: Surroundings) -> Line:
    tree, row, types = line.tree, line.row, around.types
    pieces = [piece for piece in tree.pieces[1:] if piece.kind != "LOCATION"]
    signed = signature(pieces, line.types)
    values = Values()
    values.gather(signed.plain, line.types)
    operands, bound, given = values.operands, values.bound, [*signed.left, *values.types]
    if values.targets and values.types:  # what stands before the blocks chooses among them
        given = [*["i1"] * (len(operands) - len(values.types)), *values.types]
    of_operands = operand_types(given, len(operands), row.extra.get("types", "").split(), types)
    named = results(tree.results, signed, row.extra.get("result", ""), types)
    of_results = tuple(of for _, of in named)
    kinds = of_results
    if line.role == LOOP and bound:
        index = types.of(signed.left[0] if signed.left else "index")
        kinds = (index, *of_results)
        of_operands = (index, index, index, *of_results, *[UNKNOWN] * len(operands))[: len(operands)]
    kinds += (UNKNOWN,) * (len(bound) - len(kinds))
    arguments_of_region = tuple((Text(HOLE, piece.at, 1), of) for piece, of in zip(bound, kinds, strict=False))
    is_alias = _is_alias(row, of_operands, of_results, around)
    written = arguments_of_region if line.role in FLOWING else () if is_alias or "constant" in row.flags else named
    operation = TensorOperation(of_operands, of_results, tuple(_attributes(line, signed.plain)), 1 if tree.opens else 0)
    texts = [Text(HOLE, piece.at, 1) for piece in operands]
    called = values.symbols if row.flow == "call" else ()
    form = Form(
        line.name,
        line.name,
        _class(row, operation),
        slots=(
            *(Slot(text, "read", around.bits(of)) for text, of in zip(texts, of_operands, strict=True)),
            *(Slot(text, "write", around.bits(of)) for text, of in written),
        ),
        accesses=_accesses(row, texts, operation),
        flow=row.flow,
        targets=tuple(Text(HOLE, piece.at, 1) for piece in values.targets or called),
        symbols=tuple(Text(HOLE, piece.at, 1) for piece in values.symbols if HOLE in piece.text),
        position=position(tree),
        recognised=row.recognised,
        operands=tuple(texts),
        modifiers=tuple(piece.text for piece in signed.plain if piece.kind == "WORD"),
        flags=row.flags,
        tensors=operation,
    )
    return replace(line, form=form, results=named, bound=arguments_of_region, is_alias=is_alias)


def position(tree: Tree, before: int = 0) -> Text | None:
    """Where a line says that it comes from; ``before`` tokens stand before its own."""
    return next((Text(HOLE, piece.at + before, 1) for piece in reversed(tree.pieces) if piece.kind == "LOCATION"), None)


def with_tail(form: Form, tail: Line, before: int) -> Form:
    """The form of an operation with the attributes and the position that stand behind its regions."""
    assert form.tensors is not None
    attributes = (*form.tensors.attributes, *_attributes(tail, tail.tree.pieces))
    where = form.position or position(tail.tree, before)
    return replace(form, position=where, tensors=replace(form.tensors, attributes=attributes))


def _is_alias(row: Opcode, operands: Sequence[TensorType], of_results: Sequence[TensorType], around: Surroundings) -> bool:
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


<<<<<<< HEAD
class _Gathered(Struct):
    """What the pieces of a statement are for."""

    tree: Tree
    texts: tuple[str, ...]
    around: Surroundings
    name: str
    row: Opcode

    def line(self) -> Line:
        """The line."""
        tree = self.tree
        pieces = [piece for piece in tree.pieces[1:] if piece.kind != "LOCATION"]
        location = next((piece for piece in reversed(tree.pieces) if piece.kind == "LOCATION"), None)
        colon = max((index for index, piece in enumerate(pieces) if piece.kind == "COLON"), default=len(pieces))
        arrows = [index for index, piece in enumerate(pieces) if piece.kind == "ARROW"]
        arrow = next((index for index in arrows if index > colon), arrows[0] if arrows else None)
        plain = pieces[: min(colon, len(pieces) if arrow is None else arrow)]
        left, right = self._signature(pieces, colon, arrow)
        operands: list[Piece] = []
        bound: list[Piece] = []
        targets: list[Piece] = []
        symbols: list[Piece] = []
        inner: list[str] = []
        self._values(plain, operands, bound, targets, symbols, inner)
        given = [*left, *inner] if not (targets and inner) else [*["i1"] * (len(operands) - len(inner)), *inner]
        of_operands = self._operand_types(given, len(operands))
        results = self._results(left, right, of_operands)
        if self.row.extra.get("role") == "loop" and bound:
            kind = self.around.types.of(left[0] if left else "index")
            of_operands = (kind, kind, kind, *(of for _, of in results), *[UNKNOWN] * len(operands))[: len(operands)]
        bits = self.around.bits
        slots = [Slot(Text(HOLE, piece.at, 1), "read", bits(of)) for piece, of in zip(operands, of_operands, strict=True)]
        is_constant, is_alias = "constant" in self.row.flags, self._is_alias(of_operands, results)
        role = self.row.extra.get("role", "")
        if not is_constant and not is_alias and role not in _HANDING_ON:
            slots += [Slot(text, "write", bits(of)) for text, of in results]
        kinds = [*([of_operands[0]] if role == "loop" and bound else []), *(of for _, of in results)]
        kinds += [UNKNOWN] * (len(bound) - len(kinds))
        arguments = tuple((Text(HOLE, piece.at, 1), of) for piece, of in zip(bound, kinds, strict=False))
        if role in _HANDING_ON:
            slots += [Slot(text, "write", bits(of)) for text, of in arguments]
        types, attributes = tuple(of for _, of in results), tuple(self._attributes(plain))
        work = products(self.row, dict(attributes), of_operands, next(iter(types), UNKNOWN))
        operation = TensorOperation(of_operands, types, attributes, 1 if tree.opens else 0, *work)
        words = tuple(piece.text for piece in plain if piece.kind == "WORD")
        form = Form(
            self.name,
            self.name,
            self._class(operation),
            slots=tuple(slots),
            accesses=self._accesses(operands, operation),
            flow=self.row.flow,
            targets=tuple(Text(HOLE, piece.at, 1) for piece in (targets or (symbols if self.row.flow == "call" else []))),
            symbols=tuple(Text(HOLE, piece.at, 1) for piece in symbols if HOLE in piece.text),
            position=None if location is None else Text(HOLE, location.at, 1),
            recognised=self.row.recognised,
            operands=tuple(Text(HOLE, piece.at, 1) for piece in operands),
            modifiers=words,
            flags=self.row.flags | {_RELATIONS[word] for word in words if word in _RELATIONS},
            tensors=operation,
        )
        return Line(
            tree,
            self.name,
            self.row,
            form,
            opens=tree.opens,
            defines=tuple(enumerate(tree.results)),
            results=results,
            bound=arguments,
            operands=tuple(Text(HOLE, piece.at, 1) for piece in operands),
            types=self.texts,
            is_alias=is_alias,
            is_constant=is_constant,
        )

    def _is_alias(self, operands: Sequence[TensorType], results: Sequence[tuple[Text, TensorType]]) -> bool:
        alias = self.row.extra.get("alias", "")
        if not alias or not operands or not results:
            return False
        return alias == "view" or self.around.bits(operands[0]) == self.around.bits(results[0][1])

    def _signature(self, pieces: Sequence[Piece], colon: int, arrow: int | None) -> tuple[list[str], list[str]]:
        """The types left and right of the arrow, or of the word ``to``; all are left where there is none."""
        types = partial(type_texts, texts=self.texts)
        if arrow is None:
            behind = pieces[colon + 1 :]
            at = next(
                (index for index, piece in enumerate(behind) if piece.kind == "WORD" and piece.text in ("to", "into")), None
            )
            if at is None:
                return list(types(behind)), []
            return list(types(behind[:at])), list(types(behind[at + 1 :]))
        if colon < arrow:
            return list(types(pieces[colon + 1 : arrow])), list(types(pieces[arrow + 1 :]))
        return list(types(pieces[colon + 1 :])), list(types(pieces[arrow + 1 : colon]))

    def _values(
        self,
        pieces: Sequence[Piece],
        operands: list[Piece],
        bound: list[Piece],
        targets: list[Piece],
        symbols: list[Piece],
        types: list[str],
    ) -> None:
        """Sort the values of pieces, in brackets too: what is read, and what names an argument of a region."""
        for index, piece in enumerate(pieces):
            following = pieces[index + 1].kind if index + 1 < len(pieces) else ""
            if piece.kind == "VALUE":
                is_bound = following == "EQUAL" and index + 2 < len(pieces) and pieces[index + 2].kind == "VALUE"
                (bound if is_bound else operands).append(piece)
            elif piece.kind == "BLOCK":
                targets.append(piece)
            elif piece.kind == "SYMBOL":
                symbols.append(piece)
            elif piece.kind in ("(", "["):
                self._values(piece.inner, operands, bound, targets, symbols, types)
                inside = next((at for at, each in enumerate(piece.inner) if each.kind == "COLON"), None)
                if inside is not None and any(each.kind == "VALUE" for each in piece.inner[:inside]):
                    types.extend(type_texts(piece.inner[inside + 1 :], self.texts))
            elif piece.kind in ("{", "<"):
                self._values(piece.inner, [], [], targets, symbols, [])

    def _operand_types(self, given: Sequence[str], count: int) -> tuple[TensorType, ...]:
        """The type of each operand, from fewer types where the statement writes each once."""
        types = [self.around.types.of(text) for text in given]
        words = self.row.extra.get("types", "").split()
        if words and types and len(types) < count:
            first = types[0]
            types = [self._named(word, first, types) for word in words[:count]]
        if types and len(types) < count:
            types += [types[-1]] * (count - len(types))
        types += [UNKNOWN] * (count - len(types))
        return tuple(types[:count])

    def _named(self, word: str, first: TensorType, types: Sequence[TensorType]) -> TensorType:
        """A type that follows from the first, by a word of the row."""
        if word == "pointee":
            return pointee(first, self.around.types)
        if word in ("mask", "i1"):
            return TensorType(first.shape, "i1", 1, first.encoding)
        return types[-1] if word == "last" else first

    def _results(
        self, left: Sequence[str], right: Sequence[str], operands: Sequence[TensorType]
    ) -> tuple[tuple[Text, TensorType], ...]:
        """The names of results with their types."""
        of = self.around.types.of
        texts = [
            Text(HOLE if count == 1 else f"{HOLE}#{index}", token, 1)
            for token, count in enumerate(self.tree.results)
            for index in range(min(count, _MEMBERS))
        ]
        if not texts:
            return ()
        types = [of(text) for text in right]
        if not types:
            types = [of(text) for text in left]
            rule = self.row.extra.get("result", "")
            if types and rule:
                types = [self._named(rule, types[0], types)] * len(texts)
            elif len(types) > len(texts):
                types = types[-len(texts) :]
        if types and len(types) < len(texts):
            types += [types[-1]] * (len(texts) - len(types))
        types += [UNKNOWN] * (len(texts) - len(types))
        return tuple(zip(texts, types, strict=False))

    def _attributes(self, pieces: Sequence[Piece]) -> Iterator[tuple[str, str]]:
        """Give names with texts: what stands in braces, and words before an equals sign."""
        for index, piece in enumerate(pieces):
            inner = piece.inner
            if piece.kind == "<" and inner and inner[0].kind == "{":
                inner = inner[0].inner
            if piece.kind == "{" or inner is not piece.inner:
                for part in split(inner):
                    if part:
                        value = part[2:] if len(part) > 2 and part[1].kind == "EQUAL" else ()
                        yield part[0].text.strip('"'), self._cut(value)
            elif piece.kind == "WORD" and index + 2 < len(pieces) and pieces[index + 1].kind == "EQUAL":
                rest = next(split(pieces[index + 2 :]), ())
                if rest and not any(each.kind == "VALUE" for each in rest):
                    yield piece.text, self._cut(rest)

    def _cut(self, pieces: Sequence[Piece]) -> str:
        """Pieces as written, types put in; names that are taken out of the shape are left out."""
        if not pieces:
            return ""
        start, end = pieces[0].start, pieces[-1].end
        text = self.tree.text[start:end]
        first = self.tree.text.count(TYPE, 0, start)
        for number in range(text.count(TYPE)):
            text = text.replace(TYPE, self.texts[first + number], 1)
        return text.replace(HOLE, "")

    def _class(self, operation: TensorOperation) -> str:
        kind = self.row.instruction_class
        if kind == "number":
            of = next(iter((*operation.results, *operation.operands)), UNKNOWN)
            is_float = of.element.startswith(("f", "bf", "tf"))
            return _FLOATS.get(of.bits, "float32") if is_float else "integer"
        if kind == "memory":
            return f"{self.row.space}_{self.row.access}"
        return kind

    def _accesses(self, operands: Sequence[Piece], operation: TensorOperation) -> tuple[Access, ...]:
        row = self.row
        if not row.access or ("filled" in row.extra and not operands):
            return ()
        at = len(operands) if "filled" in row.extra else row.extra.get("address", 0)
        moved = operation.results[0] if row.access != "store" and operation.results else None
        if moved is None or moved.bytes is None or not moved.bits:
            candidates = [of for index, of in enumerate(operation.operands) if index != at]
            moved = max(candidates, key=lambda of: of.bytes or 0, default=None)
        address = Text(HOLE, operands[at].at, 1) if at < len(operands) else None
        size = None if moved is None else moved.bytes
        kind = "async_copy" if row.access == "copy" else row.access
        return (Access(row.space or "global", kind, size, "group", address),)
=======
def _class(row: Opcode, operation: TensorOperation) -> str:
    if row.instruction_class == "memory":
        return f"{row.space}_{row.access}"
    if row.instruction_class != "number":
        return row.instruction_class
    of = next(iter((*operation.results, *operation.operands)), UNKNOWN)
    return _FLOATS.get(of.bits, "float32") if of.element.startswith(("f", "bf", "tf")) else "integer"
>>>>>>> mlir


def _accesses(row: Opcode, operands: Sequence[Text], operation: TensorOperation) -> tuple[Access, ...]:
    """The access of a group: all elements of what is loaded, else of the largest operand but the address."""
    filled = "filled" in row.extra
    if not row.access or (filled and not operands):
        return ()
    at = len(operands) if filled else row.extra.get("address", 0)
    loaded = operation.results[0] if row.access != "store" and operation.results else UNKNOWN
    others = [of.bytes for index, of in enumerate(operation.operands) if index != at and of.bytes]
    size = loaded.bytes or max(others, default=None)
    kind = "async_copy" if row.access == "copy" else row.access
    return (Access(row.space, kind, size, row.per, operands[at] if at < len(operands) else None),)


def alone(word: str) -> Form | None:
    """What the name of an operation says without operands."""
    row = load(_TABLE).rows.get(word)
    return None if row is None else Form(word, word, row.instruction_class, flow=row.flow, flags=row.flags)
