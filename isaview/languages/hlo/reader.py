"""The statements of HLO text: lines by their shapes, and what the names in them stand for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct, field

from isaview.base import limits, regex
from isaview.base.measure import stated_measure
from isaview.languages.hlo.nodes import Closing, Heading, Node, Opening, bind_all, parse, statement_of
from isaview.languages.hlo.positions import TABLES, Positions
from isaview.languages.hlo.products import configured_dimensions
from isaview.languages.hlo.trips import Trips
from isaview.languages.hlo.types import TooLarge, Value, held_bits, leaves_of, member_of, type_of
from isaview.languages.shapes import ShapeCache, ShapedLine, Unshared, read_shapes, remember_shapes
from isaview.model.kernel import ArgumentFact
from isaview.model.statements import Begin, Debug, End, Fact, Item, Note, Operation, Part, Statement, Unread
from isaview.tensors.types import TensorType

_LEFT_OUT = regex.compile(r"/\*[^*\n]*\*/|%(?=[A-Za-z_])")
"""Comments that count operands, and the sign before a name, which says nothing: not every printer writes it."""
_STRING = r'"(?:[^"\\\n]|\\.)*+"'
_FLAT = rf'(?:[^{{}}"\n]|{_STRING})'
_BRACED = _FLAT
for _ in range(6):
    _BRACED = rf"(?:{_FLAT}|\{{{_BRACED}*+\}})"
HOLES = regex.compile(
    rf"""(?<=[ ])[A-Za-z_][\w.-]*+(?=\ =\ )                        # the name of an instruction
    | ^[A-Za-z_][\w.-]*+(?=\ =\ )
    | (?<=[(, ])[A-Za-z_][\w.-]*+(?=[,)])                           # an operand
    | (?<=metadata=\{{){_BRACED}*+(?=\}})
    | (?<=backend_config=)(?:\{{{_BRACED}*+\}}|{_STRING})
    | (?<=constant\()(?:[^()"\n]|{_STRING}|\([^()\n]*\))*+(?=\))
    | (?:(?<=calls=)|(?<=to_apply=)|(?<=condition=)|(?<=body=)|(?<=computation=)|(?<=select=)|(?<=scatter=))[A-Za-z_][\w.-]*+
    """,
    re.VERBOSE | re.MULTILINE,
)
"""What becomes a token: names of values and computations, literals, metadata and configurations."""
_PARAMETER = regex.compile(r"^\s*(?:ROOT )?([A-Za-z_][\w.-]*) = (\(.*\)|[^\s(]+) parameter\((\d{1,9})\)|^(\})", re.MULTILINE)
"""A parameter, or the end of a computation."""
_QUOTED = 60  # characters
_SHAPES: ShapeCache = {}
_UNKNOWN_KIND = "opaque[]"


def read_line(line: ShapedLine) -> tuple[Statement, ...]:
    """The statement of a line.

    Raises:
        Unshared: it holds for this line only.
    """
    if not line.shape.strip() or line.shape.lstrip().startswith("//"):
        return ()
    if len(line.shape) > limits.STATEMENT_BYTES:
        message = f"a statement of {len(line.shape)} characters is longer than {limits.STATEMENT_BYTES}"
        raise Unshared((Unread(1, line.text[:_QUOTED], message),))
    tree = parse(line.shape)
    if isinstance(tree, int):
        place = tree + sum(len(token) - 1 for token in line.tokens[: line.shape.count("\x02", 0, tree)])
        reason = f"found {line.text[place]!r}" if place < len(line.text) else "the line ends"
        raise Unshared((Unread(place + 1, line.text[:_QUOTED], f"expected an instruction of HLO, {reason}"),))
    statement = statement_of(tree, line)
    if isinstance(statement, Node):
        try:
            type_of(statement.kind)
        except TooLarge:
            raise Unshared((Unread(1, line.text[:_QUOTED], "a type of this line is larger than any machine"),)) from None
    return (statement,)


def statements(text: str) -> Iterator[Item]:
    """Every statement of a text; shapes are remembered from text to text, as long as they are few."""
    return read(text, remember_shapes(_SHAPES))


def read(text: str, cache: ShapeCache | None) -> Iterator[Item]:
    """Every statement of a text, with the shapes seen before."""
    tables: list[tuple[int, str, str]] = []

    def cut(match: re.Match[str]) -> str:
        tables.append((text.count("\n", 0, match.start()) + 1, match[1], match[2]))
        return "\n" * match[0].count("\n")

    prepared = _LEFT_OUT.sub("", TABLES.sub(cut, text.replace("\x01", "\ufffd").replace("\x02", "\ufffd")))
    graph = _Graph(_parameters(prepared), tables)
    number = 1
    for number, statement, tokens in read_shapes(prepared, HOLES, read_line, cache):
        yield from graph.take(number, statement, tokens)
    yield from graph.close(number)


def _parameters(prepared: str) -> list[tuple[int, int, str, str]]:
    """The parameters of all computations, in text order: line, place, name and type; the end of each has the place -1."""
    parameters, line, offset = [], 1, 0
    for match in _PARAMETER.finditer(prepared):
        start = max(match.start(1), match.start(4))
        line += prepared.count("\n", offset, start)
        offset = start
        parameters.append((line, int(match[3] or -1), match[1], match[2]))
    return parameters


class _Graph(Struct):
    """A text while its lines come in: the values of the computation that is open, by name."""

    parameters: list[tuple[int, int, str, str]]
    tables: list[tuple[int, str, str]]
    modules: int = 0
    next_parameter: int = 0
    is_open: bool = False
    values: dict[str, Value] = field(default_factory=dict)
    trips: Trips = field(default_factory=Trips)
    leaves: int = 0
    heading: Heading | None = None

    def take(self, number: int, statement: Statement, tokens: Sequence[str]) -> Iterator[Item]:
        """What a line gives."""
        if isinstance(statement, Node):
            try:
                yield from self.node(number, statement, tokens)
            except TooLarge:
                yield number, Unread(1, statement.opcode, "a value of this line is larger than any machine"), ()
        elif isinstance(statement, Opening):
            yield from self.begin_computation(number, statement, tokens)
        elif isinstance(statement, Closing):
            yield from self.close(number)
        elif isinstance(statement, Heading):
            yield from self.begin_module(number, statement, statement.name.bind(tokens))
        else:
            yield number, statement, tokens

    def begin_module(self, number: int, heading: Heading, name: str) -> Iterator[Item]:
        """A module begins."""
        yield from self.close(number)
        if self.modules:
            yield number, Part(name), ()
        self.modules += 1
        self.trips, self.heading = Trips(), heading
        own: dict[str, str] = {}
        while self.tables and name not in own and self.tables[0][1] not in own:
            _, table, lines = self.tables.pop(0)
            own[table] = lines
        yield number, Debug(Positions(own)), ()

    def begin_computation(self, number: int, opening: Opening, tokens: Sequence[str]) -> Iterator[Item]:
        """A computation begins: its parameters stand in lines below."""
        yield from self.close(number)
        while self.next_parameter < len(self.parameters) and self.parameters[self.next_parameter][0] < number:
            self.next_parameter += 1
        self.is_open, self.values = True, {}
        name = opening.name.bind(tokens)
        own: dict[int, tuple[str, str]] = {}
        index = self.next_parameter
        while index < len(self.parameters) and self.parameters[index][1] not in (-1, *own):
            own[self.parameters[index][1]] = self.parameters[index][2:4]
            index += 1
        arguments: list[tuple[str, int]] = []
        kinds: list[TensorType] = []
        parameters: list[tuple[str, int | None]] = []
        for _, (parameter, kind) in sorted(own.items()) if sorted(own) == [*range(len(own))] else ():
            try:
                arguments.extend((parameter + place, held_bits(leaf)) for place, leaf in leaves_of(kind))
                kinds.append(type_of(kind))
                parameters.append((kind, kinds[-1].bytes))
            except TooLarge:
                continue
        self.trips.begin_computation(name)
        heading = self.heading
        flags = frozenset(("partitioned",) if heading is not None and heading.is_local else ())
        facts = tuple(self._given_away(own)) if opening.is_entry else ()
        begin = Begin(name, opening.is_entry, tuple(parameters), tuple(arguments), frozenset(), flags, facts, tuple(kinds))
        yield number, begin, ()
        if opening.is_entry and heading is not None and heading.chips > 1:
            yield number, Fact("chips", stated_measure(heading.chips, "chips", "num_partitions and replica_count")), ()

    def _given_away(self, own: Mapping[int, tuple[str, str]]) -> Iterator[ArgumentFact]:
        """The parameters whose memory a result takes, each with the number of that result."""
        for result, number, place in () if self.heading is None else self.heading.aliases:
            first = result.strip("{}").partition(",")[0]
            if number in own:
                yield own[number][0] + place, "aliasing_output", int(first or 0)

    def close(self, number: int) -> Iterator[Item]:
        """The computation that is open ends."""
        if self.is_open:
            self.is_open = False
            self.values = {}
            yield number, End(), ()

    def node(self, number: int, node: Node, tokens: Sequence[str]) -> Iterator[Item]:
        """An instruction, with what its operands' names stand for."""
        name = node.name.bind(tokens)
        operands = []
        for operand in bind_all(node.operands, tokens):
            if operand not in self.values:
                yield number, Unread(1, operand[:_QUOTED], f"no instruction above gives {operand[:_QUOTED]}"), ()
                self.values[operand] = Value(_UNKNOWN_KIND, (operand,))
            operands.append(self.values[operand])
        configuration = "" if node.configuration is None else node.configuration.bind(tokens)
        product_dimensions = configured_dimensions(configuration) if node.row.extra.get("product") == "configured" else ""
        form = node.form((*(operand.kind for operand in operands), product_dimensions))
        own = leaves_of(node.kind)
        read = [leaf for operand in operands for leaf in operand.leaves]
        self.leaves += len(own) + len(read)
        if self.leaves > limits.GRAPH_LEAVES:
            yield number, Unread(1, node.opcode, f"tuples of this text have more than {limits.GRAPH_LEAVES:,} members"), ()
            return
        written = self._result_leaves(node, name, own, operands, tokens)
        self.values[name] = Value(node.kind, written)
        called = bind_all(node.called, tokens)
        trips = self.trips.note_instruction(node, name, written, read, called, configuration)
        if trips is not None:
            yield number, Note("trips", str(trips)), ()
        position = () if node.metadata is None else (node.metadata.bind(tokens),)
        fresh = zip(written, own, strict=True)
        result_tokens = (
            [leaf if leaf == name + place else f"={leaf}" for leaf, (place, _) in fresh] if "view" not in node.row.extra else ()
        )
        yield number, Operation(form), (*result_tokens, *read, *called, *position)

    def _result_leaves(
        self, node: Node, name: str, own: tuple[tuple[str, TensorType], ...], operands: list[Value], tokens: Sequence[str]
    ) -> tuple[str, ...]:
        """The leaves of a node's result: registers of its own, or those that it is a view of."""
        fresh = tuple(name + place for place, _ in own)
        view, shares = node.row.extra.get("view"), node.row.extra.get("shares")
        operand_leaves = [leaf for operand in operands for leaf in operand.leaves]
        if view == "literal" and len(own) == 1:
            return (_literal(node.literal.bind(tokens)),)
        if view == "tuple" and len(operand_leaves) == len(own):
            return tuple(operand_leaves)
        if view in ("member", "later") and operands:
            index = node.setting("index") if view == "member" else "1"
            first, end = member_of(operands[0].kind, int(index[:9]) if index.isdecimal() else -1)
            if end - first == len(own):
                return operands[0].leaves[first:end]
        if view in ("same", "later"):
            return (*operand_leaves[: len(own)], *fresh[len(operand_leaves) :])
        if shares and len(own) >= len(operand_leaves):
            start = member_of(node.kind, 1)[0] if shares == "second" else 0
            return (*fresh[:start], *operand_leaves, *fresh[start + len(operand_leaves) :])
        return fresh


def _literal(text: str) -> str:
    """A literal as a token that no register has as its name."""
    return f"={text}" if text[:1].isalpha() else text
