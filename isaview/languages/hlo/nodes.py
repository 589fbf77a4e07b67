"""What a line of HLO text says by its shape, and the form that its operands' types make of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from math import prod
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.base import regex
from isaview.base.text import safe
from isaview.languages import opcode_table
from isaview.languages.grammar import statement_parser
from isaview.languages.hlo.products import applications, product
from isaview.languages.hlo.types import held_bits, is_relabelled, leaves_of, type_of
from isaview.languages.opcode_table import Opcode
from isaview.languages.shapes import ShapedLine
from isaview.model.form import HOLE, Form, Slot, Text
from isaview.model.statements import StatementBase
from isaview.tensors.types import TensorOperation, TensorType


class Piece(Struct, frozen=True):
    """A piece of a line from offset ``start`` to ``end`` of its shape; ``kind`` is a rule or a terminal of the grammar."""

    kind: str
    start: int
    end: int
    parts: tuple[Piece, ...] = ()

    def all(self, kind: str) -> list[Piece]:
        """The direct parts of a kind, in order."""
        return [part for part in self.parts if part.kind == kind]

    def first(self, kind: str) -> Piece | None:
        """The first direct part of a kind, None where there is none."""
        return next((part for part in self.parts if part.kind == kind), None)


def _piece(child: Any) -> Piece:
    return child if isinstance(child, Piece) else Piece(child.kind, child.start, child.end)


def _spanning(kind: str, children: list[Any]) -> Piece:
    parts = tuple(map(_piece, children))
    return Piece(kind, parts[0].start, parts[-1].end, parts)


_KINDS = "module opening parameters parameter closing instruction settings setting group operand name type"
_RULES: dict[str, Callable[[list[Any]], Any]] = {
    **{kind: partial(_spanning, kind) for kind in _KINDS.split()},
    "tuple": partial(_spanning, "type"),
}

parse: Callable[[str], Piece | int] = statement_parser("hlo", _RULES)
"""What a line says; where it is no statement, the offset at which reading stopped."""

CALLED = (
    *("calls", "to_apply", "condition", "body", "true_computation", "false_computation"),
    *("branch_computations", "called_computations", "select", "scatter"),
)
"""Settings that name computations, in the order in which a line has them."""
_TOKENS = frozenset(("metadata", "backend_config"))
_PARTITIONS, _REPLICAS = (regex.compile(rf"\b{name}=(\d{{1,9}})") for name in ("num_partitions", "replica_count"))
_MESH, _SIZE = regex.compile(r"sdy\.mesh<\[([^\]]{0,200})\]"), regex.compile(r"=(\d{1,6})")
_ALIAS = regex.compile(r"\{([\d, ]{0,40})\}: \((\d{1,6}), \{([\d, ]{0,40})\}")
_MOST_CHIPS = 1 << 30
_WORD = regex.compile(r"[A-Za-z_\x02][\w.-]*")
_TARGET = "custom_call_target"
_UNKNOWN = Opcode("unknown", recognised="unknown", flags=frozenset(("foreign",)))
_CLASSES = {"pred": "logic", "c64": "float32", "c128": "float64"}
_FLOAT32 = TensorType((), "f32", 32)
Cut = Callable[[Piece], Text]
Widths = tuple[str, ...]
"""The types of a node's operands as texts, and what its configuration says of a product."""


class Opening(StatementBase, frozen=True):
    """A computation begins."""

    name: Text
    is_entry: bool


class Closing(StatementBase, frozen=True):
    """A computation ends."""


class Heading(StatementBase, frozen=True):
    """A module begins, for so many chips; ``is_local``: its shapes are those of one of them.

    ``aliases`` are (place of a result, number of a parameter, place in it) where the result takes the parameter's memory.
    """

    name: Text
    chips: int
    is_local: bool
    aliases: tuple[tuple[str, int, str], ...]


class Node(StatementBase, frozen=True):
    """An instruction with operands of any types: their names, and the settings, as texts of the line.

    ``literal`` is what stands in place of operands: the value of a constant, the place of a parameter.
    """

    name: Text
    kind: str
    opcode: str
    row: Opcode
    is_root: bool
    operands: tuple[Text, ...]
    literal: Text
    settings: tuple[tuple[str, str], ...]
    called: tuple[Text, ...]
    metadata: Text | None
    configuration: Text | None
    forms: dict[Widths, Form] = field(default_factory=dict)

    def setting(self, name: str) -> str:
        """The text of a setting, "" where there is none."""
        return dict(self.settings).get(name, "")

    def form(self, kinds: Widths) -> Form:
        """The form of lines whose operands have these types."""
        form = self.forms.get(kinds)
        if form is None:
            # The reader gives tokens in this order: leaves of the result, of the operands, functions, the source position.
            *names, configured = kinds
            result, operands = type_of(self.kind), tuple(map(type_of, names))
            own = () if "view" in self.row.extra else leaves_of(self.kind)
            leaves = [leaf for name in names for _, leaf in leaves_of(name)]
            slots = [Slot(Text(HOLE, token, 1), "write", _slot_bits(leaf)) for token, (_, leaf) in enumerate(own)]
            slots += [Slot(Text(HOLE, token, 1), "read", _slot_bits(leaf)) for token, leaf in enumerate(leaves, len(own))]
            count = len(own) + len(leaves)
            targets = tuple(Text(HOLE, token, 1) for token in range(count, count + len(self.called)))
            count += len(targets)
            contraction = product(self.row, dict(self.settings), operands, result, configured)
            flags = self.row.flags | ({"root"} if self.is_root else set())
            if "transposes" in flags and operands and is_relabelled(operands[0], result, self.setting("dimensions")):
                flags |= {"no_code"}
            form = Form(
                self.opcode,
                safe(self.opcode),
                _class(self.row.instruction_class, result),
                slots=tuple(slots),
                flow="call" if targets else "next",
                targets=targets,
                position=None if self.metadata is None else Text(HOLE, count, 1),
                recognised=self.row.recognised,
                operands=tuple(slot.text for slot in slots),
                modifiers=tuple(f"{name}={value}" for name, value in self.settings),
                matrix_shape=None
                if contraction is None or "contracts" not in flags
                else (contraction.m, contraction.n, contraction.k),
                flags=flags,
                tensors=TensorOperation(
                    operands,
                    (result,),
                    self.settings,
                    len(targets),
                    contraction,
                    applications(self.row, dict(self.settings), len(targets), operands, result),
                ),
            )
            self.forms[kinds] = form
        return form


def statement_of(tree: Piece, line: ShapedLine) -> StatementBase:
    """What a line says."""
    counts = [0, *accumulate(letter == HOLE for letter in line.shape)]

    def cut(piece: Piece) -> Text:
        first = counts[piece.start]
        return Text(line.shape[piece.start : piece.end], first, counts[piece.end] - first)

    if tree.kind in ("module", "opening"):
        name = cut(tree.first("name") or tree)
        if tree.kind != "module":
            return Opening(name, tree.first("ENTRY") is not None)
        counts = [
            int(match[1]) for match in (setting.search(line.shape) for setting in (_PARTITIONS, _REPLICAS)) if match is not None
        ]
        mesh = _MESH.search(line.shape)
        axes = [] if mesh is None else [int(size) for size in _SIZE.findall(mesh[1])]
        chips = prod(counts) if prod(counts) > 1 else prod(axes)
        listed = line.shape.partition("input_output_alias={")[2].partition(", entry_computation_layout")[0]
        aliases = [
            (_place(result), int(number), _place(parameter_place)) for result, number, parameter_place in _ALIAS.findall(listed)
        ]
        return Heading(name, min(chips, _MOST_CHIPS), "is_scheduled=true" in line.shape, tuple(aliases))
    return Closing() if tree.kind == "closing" else _node(tree, line, cut)


def _place(text: str) -> str:
    """A place in a tuple as leaves name it."""
    return "{" + text.replace(" ", "") + "}" if text.strip() else ""


def _node(tree: Piece, line: ShapedLine, cut: Cut) -> Node:
    settings: list[tuple[str, str]] = []
    tokens: dict[str, Text] = {}
    called: list[Text] = []
    rest = tree.first("settings")
    for setting in () if rest is None else rest.all("setting"):
        word, value = setting.parts[0], replace(setting, start=setting.parts[2].start)
        name, text = line.shape[word.start : word.end], cut(value)
        if name in CALLED:
            for match in _WORD.finditer(text.pattern):  # a name, or several in braces
                first = text.first + text.pattern.count(HOLE, 0, match.start())
                called.append(Text(match[0], first, match[0].count(HOLE)))
        elif name in _TOKENS:
            tokens[name] = text
        elif not text.count:
            settings.append((name, text.pattern))
    opcode = cut(tree.all("WORD")[-1]).pattern
    operand_pieces = tree.all("operand")
    target = dict(settings).get(_TARGET, "").strip('"')
    rows = opcode_table.load("hlo")
    row = (rows.find(target) if target else None) or rows.find(opcode) or _UNKNOWN
    is_literal = row.extra.get("view") in ("argument", "literal")
    operands = (
        () if is_literal else tuple(cut(name) for name in (part.first("name") for part in operand_pieces) if name is not None)
    )
    return Node(
        cut(tree.first("name") or tree),
        cut(tree.first("type") or tree).pattern,
        opcode,
        row,
        tree.first("ROOT") is not None,
        operands,
        cut(operand_pieces[0]) if operand_pieces and is_literal else Text(""),
        tuple(settings),
        tuple(called),
        tokens.get("metadata"),
        tokens.get("backend_config"),
    )


def _slot_bits(leaf: TensorType) -> int:
    return held_bits(leaf) if leaf.element != "tuple" else 8 * (leaf.bytes or 0)


def _class(word: str, result: TensorType) -> str:
    """A class of the table, or that of the elements of a result."""
    if word != "element":
        return word
    return _CLASSES.get(result.first_array.element) or result.first_array.arithmetic


def bind_all(texts: Sequence[Text], tokens: Sequence[str]) -> list[str]:
    """The texts as they stand in a line."""
    return [text.bind(tokens) for text in texts]


def opcode_form(word: str) -> Form | None:
    """What the name of an operation says without operands: its elements are taken for float32."""
    row = opcode_table.load("hlo").rows.get(word)
    return None if row is None else Form(word, word, _class(row.instruction_class, _FLOAT32), flow=row.flow, flags=row.flags)
