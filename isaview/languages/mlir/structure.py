"""The statements of a text of MLIR: aliases, modules, functions, and what stands in them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct, field

from isaview.base import regex
from isaview.base.limits import SHOWN_TEXT
from isaview.base.measure import stated_measure
from isaview.languages.mlir import facts
from isaview.languages.mlir.forms import COMBINE, FLOWING, FUNCTION, MODULE, WHILE, Line, Surroundings, read_line
from isaview.languages.mlir.lines import LineReader, Tail, lines_of, locate_message, prepare_text
from isaview.languages.mlir.locations import Locations
from isaview.languages.mlir.naming import members
from isaview.languages.mlir.regions import Flow, Owner
from isaview.languages.mlir.tree import TYPE, Piece, Tree
from isaview.languages.mlir.types import Types
from isaview.model.form import HOLE, Form, Text
from isaview.model.statements import Debug, Declare, End, Fact, Item, Label, Note, Operation, Part, Unread

_ALIAS = regex.compile(r"([#!][\w$.-]+)[ \t]*=[ \t]*(.*)", re.DOTALL)
_LONGEST_CONSTANT = 40
_DEEPEST = 256
"""Regions in regions beyond which a text is not read."""
_LABEL = Label(Text(HOLE, 0, 1))
_NOTE = Note()


class _Module(Struct):
    """The heads of a text: what its module states, and whether a function is open."""

    flow: Flow
    locations: Locations
    stated: dict[str, str] = field(default_factory=dict)
    head: tuple[int, facts.Head] | None = None
    """A function whose arguments stand at its first block."""
    inside: bool = False
    modules: int = 0
    outside: list[tuple[Form, Sequence[str]]] = field(default_factory=list)
    """What stands before the first function, and counts as a part of it."""

    def heads(self, number: int, line: Line, raw: Sequence[str]) -> Iterator[Item]:
        """The head of a module or function."""
        flow, around = self.flow, self.flow.around
        if line.role == FUNCTION:
            if line.tree.opens:
                self.head = number, facts.head_of(line, raw, around)
                flow.enter(Owner(line, []))
            else:
                yield number, _NOTE, ()
            if line.tree.opens == "{":
                yield from self.begin()
            return
        if not flow.open:
            if self.modules:
                yield number, Part(), ()
                yield number, Debug(self.locations), ()
            self.modules += 1
            self.stated, around.warps, around.axes = {}, 0, {}
        if line.tree.opens:
            flow.enter(Owner(line, []))
        self.stated |= facts.attributes(_text_with_types(line))
        target = facts.target(self.stated)
        if target is not None:
            yield number, target, ()
        around.warps = facts.warps_of(self.stated) or around.warps
        around.lanes = facts.lanes_of(self.stated) or (target.wave_size if target is not None else None) or facts.LANES
        yield number, _NOTE, ()

    def begin(self) -> Iterator[Item]:
        """Open the function whose head was read."""
        assert self.head is not None
        number, head = self.head
        self.head, self.inside = None, True
        names, around = self.flow.names, self.flow.around
        names.forget()
        begin = facts.beginning(head, around)
        yield number, begin, ()
        for name, bits in begin.arguments:
            names.define(name)
            yield number, Declare(name, around.file, bits), ()
        if begin.is_entry:
            yield from ((number, fact, ()) for fact in facts.launch_facts(self.stated))
            self.flow.around.chips = facts.chips_of(self.stated, self.flow.around.axes)
            if self.flow.around.chips > 1:
                yield (
                    number,
                    Fact("chips", stated_measure(self.flow.around.chips, "chips", "partitions and replicas of the module")),
                    (),
                )
            yield from ((number, Operation(form), own) for form, own in self.outside)
            self.outside = []

    def take_outside(self, line: Line, form: Form, own: Sequence[str]) -> None:
        """A statement outside of functions: meshes of chips count with the first function."""
        if "sharding" in form.flags:
            self.flow.around.axes |= facts.axes_of(_text_with_types(line))
            self.outside.append((form, own))


class _Structure(Struct):
    """Follows the lines of a text."""

    reader: LineReader
    flow: Flow
    module: _Module
    joined_lines: dict[tuple[Line, Line], Line] = field(default_factory=dict)

    def take(self, number: int, line: Line, raw: Sequence[str], tail: Tail | None) -> Iterator[Item]:
        """What a line means here; ``tail`` is the line that closes what it opens."""
        flow, opens = self.flow, line.tree.opens
        if flow.waiting is not None and (line.tree.closes or line.form is not None or not opens):
            yield from flow.finish(number)
        if line.tree.closes:
            yield from self.close(number, line, raw)
        elif line.form is None:
            yield from self.take_bare(number, line, raw)
        elif line.role in (FUNCTION, MODULE):
            yield from self.module.heads(number, line, raw)
        elif self.module.head is not None:
            yield from self.module.begin()
            yield from self.take(number, line, raw, tail)
        elif not self.module.inside:
            own = flow.names.resolve_tokens(raw)
            self.module.take_outside(line, line.form, own)
            yield number, Operation(line.form) if line.results or line.form.operands else _NOTE, own
            if opens:
                flow.enter(Owner(line, [], 0))
        elif len(flow.open) >= _DEEPEST:
            yield number, Unread(1, line.name, f"more than {_DEEPEST} regions in regions", structural=True), ()
            if opens:
                flow.enter(Owner(line, []))
        elif line.role in ("yield", "condition") and flow.open[-1].owner.role in FLOWING:
            own = flow.names.resolve_tokens(raw)
            written = flow.open[-1].owner.results
            is_test = line.role == "condition" and flow.open[-1].owner.role == WHILE
            yield flow.test(number, line.form, own, written) if is_test else flow.hand_on(number, line.form, own)
        elif opens or line.role in FLOWING:
            yield from flow.begin(number, line, raw, self.tail(tail))
        else:
            yield from self.take_plain(number, line, line.form, raw)

    def tail(self, tail: Tail | None) -> tuple[Line, Sequence[str]] | None:
        """What stands behind the regions of an operation, None where that is a brace alone."""
        line = self.reader(tail[0]) if tail is not None else None
        return (line, tail[1]) if tail is not None and isinstance(line, Line) and line.tree.pieces else None

    def take_plain(self, number: int, line: Line, form: Form, raw: Sequence[str]) -> Iterator[Item]:
        """A statement without regions."""
        flow, names = self.flow, self.flow.names
        own = names.resolve_tokens(raw)
        if line.is_alias or "constant" in form.flags:
            value = form.tensors.attribute("value") if form.tensors is not None else None
            meanings = [own[text.first] for text in form.operands] or [value or ""]
            results = [name for token, count in enumerate(line.tree.results) for name in members(raw[token], count)]
            for index, name in enumerate(results):
                meaning = meanings[min(index, len(meanings) - 1)] or line.name
                names.rename(name, meaning if line.is_alias or len(meaning) <= _LONGEST_CONSTANT else "dense")
        else:
            flow.define(line, raw, own)
        for symbol in form.symbols:
            own[symbol.first] = own[symbol.first].strip('"')
        for target in form.targets if form.flow != "call" else ():
            own[target.first] = flow.block(own[target.first])
        follows = line.role == COMBINE and "applies" not in form.modifiers
        form = flow.variants.mark_followed(form) if follows else form
        combining = flow.open[-1].owner.combining
        yield number, Operation(flow.variants.mark_combining(form) if combining else form), own
        if line.role == COMBINE and not follows:
            word = form.modifiers.index("applies") + 1
            applied = [name for name in form.modifiers[word : word + 1] if "." in name]
            for name in (*applied, f"{line.name.partition('.')[0]}.return"):
                yield number, Operation(flow.variants.mark_combining(flow.variants.implied_form(name, flow.around))), ()
        elif follows:
            flow.waiting = Owner(line, own, 0, True)

    def take_bare(self, number: int, line: Line, raw: Sequence[str]) -> Iterator[Item]:
        """A line without an operation: a block's head, or a word before the next region of an operation."""
        flow = self.flow
        block = next((piece for piece in line.tree.pieces if piece.kind == "BLOCK"), None)
        if block is not None and self.module.head is not None:
            first, head = self.module.head
            self.module.head = first, head._replace(arguments=tuple(facts.arguments_of(line, raw, self.reader.around)))
            yield from self.module.begin()
        elif block is not None and self.module.inside:
            if not flow.open[-1].owner.combining:
                yield number, _LABEL, (flow.block(raw[block.hole]),)
            yield from flow.arguments(number, line, raw)
        elif line.tree.opens and flow.waiting is not None:
            flow.enter(flow.waiting)
            flow.waiting = None
            yield from flow.region(number)
            yield from flow.partition(number, line)
            yield from flow.arguments(number, line, raw)
        elif line.tree.opens and line.name in ("module", ""):
            yield from self.module.heads(number, line, raw)
        elif block is None:
            yield number, Unread(1, line.tree.text[:SHOWN_TEXT], "expected the name of an operation"), ()

    def close(self, number: int, line: Line, raw: Sequence[str]) -> Iterator[Item]:
        """A brace that closes a region, and what stands behind it."""
        flow = self.flow
        if self.module.head is not None:
            yield from self.module.begin()
        if not flow.open:
            yield number, Unread(1, line.tree.text[:SHOWN_TEXT], "a brace closes what was never opened", structural=True), ()
            return
        owner = flow.open[-1].owner
        yield from flow.leave(number)
        if line.tree.opens:
            flow.enter(owner)
            yield from flow.region(number)
            yield from flow.arguments(number, line, raw)
        elif owner.line.role == FUNCTION:
            self.module.inside = False
            flow.names.forget()
            yield number, End(), ()
        elif owner.is_deferred and self.module.inside and owner.tokens:
            yield from self.finish_deferred(number, owner, line, raw)
        elif owner.role in FLOWING:
            flow.waiting = owner
            if any(piece.kind == "COLON" for piece in line.tree.pieces):
                yield from flow.finish(number)

    def finish_deferred(self, number: int, owner: Owner, line: Line, raw: Sequence[str]) -> Iterator[Item]:
        """An operation whose types stand behind its regions."""
        head, flow = owner.line, self.flow
        whole = self.joined_lines.get((head, line))
        if whole is None:
            tree = _join_lines(head, line, len(owner.tokens))
            whole = self.joined_lines[head, line] = read_line(tree, (*head.types, *line.types), self.reader.around)
        tokens = [*owner.tokens, *raw]
        flow.define(whole, owner.tokens, tokens)
        assert whole.form is not None
        yield (
            number,
            Operation(flow.variants.mark_combining(whole.form) if flow.open[-1].owner.combining else whole.form),
            tokens,
        )


def _text_with_types(line: Line) -> str:
    """A line with its types."""
    pieces = line.tree.text.split(TYPE)
    return "".join(piece + type for piece, type in zip(pieces, (*line.types, ""), strict=True))


def _join_lines(head: Line, tail: Line, holes: int) -> Tree:
    """A head and what stands behind its regions, as one line."""
    gap, types = len(head.tree.text), len(head.types)

    def move_piece(piece: Piece) -> Piece:
        further = types if piece.kind == "TYPE" else holes
        hole = piece.hole + further if piece.hole >= 0 else -1
        return Piece(piece.kind, piece.text, piece.start + gap, piece.end + gap, hole, tuple(map(move_piece, piece.inner)))

    pieces = (*head.tree.pieces, *map(move_piece, tail.tree.pieces))
    return Tree(head.tree.text + tail.tree.text, "", head.tree.results, pieces, "({")


def statements(text: str, level: str) -> Iterator[Item]:
    """Every statement of a text."""
    around = Surroundings(Types(least=8 if level == "graph" else 0), whole=level == "graph")
    reader = LineReader(around)
    flow, locations = Flow(around), Locations(text)
    module = _Module(flow, locations)
    structure = _Structure(reader, flow, module)
    yield 1, Debug(locations), ()
    number = 1
    for number, shape, tokens, tail in lines_of(prepare_text(text)):
        bare = shape.lstrip()
        if bare[0] in "#!" and (alias := _ALIAS.match(bare)) is not None:
            around.types.learn(alias[1], "" if HOLE in alias[2] else alias[2])
            yield number, _NOTE, ()
            continue
        line = reader(bare)
        if isinstance(line, Line):
            yield from structure.take(number, line, tokens, tail)
        else:
            yield number, locate_message(line, shape, tokens), ()
    if module.head is not None:
        yield from module.begin()
    if module.inside:
        yield number, Unread(1, "", "the text ends inside a function", structural=True, cut=True), ()
        yield number, End(), ()
