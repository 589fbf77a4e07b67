"""The statements of a text of MLIR: functions, regions as control flow, and names of values.

Values are named once in a kernel: a name that a region uses again gets a number, ``%x@2``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.base.limits import SHOWN_TEXT
from isaview.languages.mlir import facts
from isaview.languages.mlir.forms import Line, Surroundings, read
from isaview.languages.mlir.lines import LineReader, lines_of, prepared
from isaview.languages.mlir.locations import Locations
from isaview.languages.mlir.tree import TYPE, Piece, Tree
from isaview.languages.mlir.types import Types
from isaview.model.form import HOLE, FlowKind, Form, Slot, Text
from isaview.model.statements import (
    Begin,
    Debug,
    Declare,
    Defined,
    End,
    Item,
    Label,
    Note,
    Operation,
    Part,
    Table,
    Unread,
)

_LOOP, _CHOICE, _WHILE, _COMBINE, _FUNCTION, _MODULE, _PLAIN = "loop", "choice", "while", "combine", "function", "module", ""
_LONGEST_CONSTANT = 40
_NUMBERED = tuple(Text(HOLE, number, 1) for number in range(4096))
_DEEPEST = 128
"""Regions in regions beyond which a text is not followed."""
Tokens = Sequence[str]
NOTE = Note()


class _Owner(Struct):
    """An operation with regions: its line, its tokens as read, and what its regions have in common.

    ``bound`` are the values that a loop hands on, ``results`` the names of its results.
    """

    line: Line
    tokens: list[str]
    role: str
    number: int
    bound: list[tuple[str, int]] = field(default_factory=list)
    bounds: list[str] = field(default_factory=list)
    results: list[tuple[str, int]] = field(default_factory=list)
    regions: int = 0
    emitted: bool = True
    combining: bool = False

    def label(self, name: str | int) -> str:
        """A label of its own."""
        return f"{self.number}.{name}"


class _Region(Struct):
    """A region that is open: ``before`` are the names as they were outside."""

    owner: _Owner
    before: list[tuple[str, str | None]] = field(default_factory=list)
    ended: bool = False
    fresh: bool = True
    warps: int | None = None
    """The warps outside of it, where it has warps of its own."""


class _Structure(Struct):
    """Follows the lines of a text."""

    reader: LineReader
    file: str
    locations: Locations
    stated: dict[str, str] = field(default_factory=dict)
    regions: list[_Region] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)
    seen: dict[str, int] = field(default_factory=dict)
    waiting: _Owner | None = None
    head: tuple[int, facts.Head] | None = None
    inside: bool = False
    owners: int = 0
    variants: dict[tuple[object, ...], Form] = field(default_factory=dict)
    modules: int = 0
    raw: Tokens = ()

    # --- names

    def define(self, name: str, count: int = 1) -> str:
        """The name under which a value that is defined here is known in the kernel."""
        times = self.seen.get(name, 0) + 1
        self.seen[name] = times
        own = name if times == 1 else f"{name}@{times}"
        if times > 1 or name in self.names:
            for member in [name] if count == 1 else [f"{name}#{index}" for index in range(count)]:
                self.rename(member, own + member[len(name) :])
        return own

    def rename(self, name: str, meant: str) -> None:
        """From here to the end of the region a name means another value."""
        if self.regions:
            self.regions[-1].before.append((name, self.names.get(name)))
        self.names[name] = meant

    def leave(self) -> _Region:
        """Close the innermost region; names mean what they meant before it."""
        region = self.regions.pop()
        if region.warps is not None:
            self.reader.around.warps = region.warps
            self.reader.settled = False
        for name, meant in reversed(region.before):
            if meant is None:
                self.names.pop(name, None)
            else:
                self.names[name] = meant
        return region

    # --- lines

    def take(self, number: int, line: Line, tokens: Tokens) -> Iterator[Item]:
        """What a line means here."""
        if self.waiting is not None and (line.closes or line.form is not None or not line.opens):
            yield from self.finish(number, self.waiting)
            self.waiting = None
        names = self.names
        self.raw = tokens
        own = [names.get(token, token) for token in tokens]
        if line.closes:
            yield from self.close(number, line, own)
            return
        if line.form is None:
            yield from self.bare(number, line, list(tokens))
            return
        if self.head is not None:
            yield from self.begin()
        role = line.role
        if role in (_FUNCTION, _MODULE):
            yield from self.heads(number, line, tokens)
            return
        if not self.inside:
            if line.opens:
                self.enter(_Owner(line, own, _MODULE, 0))
            stray = bool(line.results or line.operands)
            yield number, Operation(line.form) if stray else NOTE, own
            return
        region = self.regions[-1]
        if role == "yield" and region.owner.role in (_LOOP, _CHOICE, _WHILE):
            yield from self.hand_on(number, line, own)
        elif role == "condition" and region.owner.role == _WHILE:
            yield from self.test(number, line, own)
        elif line.opens or role in (_LOOP, _CHOICE, _WHILE):
            yield from self.open(number, line, own)
        else:
            yield from self.plain(number, line, own)
            if role == _COMBINE:
                yield from self.combination(number, line, own)

    def plain(self, number: int, line: Line, own: list[str]) -> Iterator[Item]:
        """A statement without regions."""
        assert line.form is not None
        form = line.form
        if line.is_constant:
            value = own[line.operands[0].first] if line.operands else line.name.rpartition(".")[2]
            for token, count in line.defines:
                for member in _members(self.raw[token], count):
                    self.rename(member, value if len(value) <= _LONGEST_CONSTANT else "dense")
        elif line.is_alias and line.operands:
            members = [member for token, count in line.defines for member in _members(self.raw[token], count)]
            for index, member in enumerate(members):
                self.rename(member, own[line.operands[min(index, len(line.operands) - 1)].first])
        else:
            for token, count in line.defines:
                own[token] = self.define(self.raw[token], count)
        if line.row.flow in ("jump", "branch", "switch") and form.targets:
            form = self.jump(form, own)
        if self.regions[-1].owner.combining:
            form = self.combined(form)
        yield number, Operation(form), own

    def combination(self, number: int, line: Line, own: list[str]) -> Iterator[Item]:
        """What a reduction of one line combines elements by: ``applies stablehlo.add``; or its region is still to come."""
        words = line.form.modifiers if line.form is not None else ()
        if "applies" not in words:
            self.waiting = _Owner(line, own, _COMBINE, 0, combining=True)
            return
        for name in (words[words.index("applies") + 1], f"{line.name.partition('.')[0]}.return"):
            yield number, Operation(self.combined(self.named(name))), ()

    def combined(self, form: Form) -> Form:
        """The form marked as a part of a reduction."""
        key = ("combining", id(form))
        known = self.variants.get(key)
        if known is None:
            known = self.variants[key] = replace(form, flags=form.flags | {"combining"}, flow="next")
        return known

    def jump(self, form: Form, own: list[str]) -> Form:
        """A jump to blocks of its own region."""
        for target in form.targets:
            own[target.first] = self.block(own[target.first])
        return form

    def block(self, name: str) -> str:
        """The label of a block."""
        owner = self.regions[-1].owner
        return name if owner.role == _FUNCTION else owner.label(name)

    # --- regions

    def enter(self, owner: _Owner) -> None:
        """Open a region of an operation."""
        self.regions.append(_Region(owner))
        owner.regions += 1

    def open(self, number: int, line: Line, own: list[str]) -> Iterator[Item]:
        """A statement that opens a region, or is followed by its regions."""
        assert line.form is not None
        self.owners += 1
        role = line.role
        deferred = line.opens == "({" and role not in (_LOOP, _CHOICE, _WHILE)
        combining = self.regions[-1].owner.combining or role == _COMBINE
        owner = _Owner(line, own, role, self.owners, emitted=not deferred, combining=combining)
        inits = [own[text.first] for text in line.operands]
        if role == _LOOP:
            owner.bounds = inits[: 3 if line.bound or line.opens == "({" else 0]
        if not deferred:
            for token, count in line.defines:
                own[token] = self.define(self.raw[token], count)
            owner.results = [(text.bind(own), self.reader.around.bits(of)) for text, of in line.results]
        self.regions.append(_Region(owner))
        for text, of in line.bound if role in (_LOOP, _WHILE) else ():
            own[text.first] = self.define(self.raw[text.first])
            owner.bound.append((own[text.first], self.reader.around.bits(of)))
        if not deferred:
            yield from self.opening(number, owner)
        if not line.opens:
            self.regions.pop()
            self.waiting = owner
            if role == _WHILE:
                self.waiting.regions = 0
            return
        owner.regions = 1
        yield from self.region_label(number, owner)

    def opening(self, number: int, owner: _Owner) -> Iterator[Item]:
        """The operation itself, at the head of its regions."""
        form, own = owner.line.form, owner.tokens
        assert form is not None
        if owner.role == _CHOICE and not owner.combining:
            own = [*own, owner.label(1), owner.label("regions")]
            key = ("choice", id(form), len(own))
            known = self.variants.get(key)
            if known is None:
                first = Text(HOLE, len(own) - 2, 1)
                second = Text(HOLE, len(own) - 1, 1)
                binary = form.flow == "branch"
                known = replace(form, targets=(first,) if binary else (), table=None if binary else second)
                self.variants[key] = known
            form = known
        if owner.combining:
            form = self.combined(form)
        if owner.line.name == "ttg.warp_specialize" and owner.line.opens != "({":
            yield number, Operation(self.named("ttg.warp_specialize.partitions")), own
        yield number, Operation(form), own

    def named(self, name: str) -> Form:
        """The form of an operation that is there and stands nowhere in the text."""
        tree = Tree(name, "", (), (Piece("WORD", name, 0, len(name)),), "")
        form = read(tree, (), self.reader.around).form
        assert form is not None
        return self.variants.setdefault(("named", name), form)

    def region_label(self, number: int, owner: _Owner) -> Iterator[Item]:
        """The label of a region that begins here."""
        if owner.role in (_LOOP, _CHOICE, _WHILE) and not owner.combining:
            yield number, _LABEL, (owner.label(owner.regions - 1),)

    def bare(self, number: int, line: Line, tokens: list[str]) -> Iterator[Item]:
        """A line without an operation: a block's head, or a word before the next region of an operation."""
        block = next((piece for piece in line.tree.pieces if piece.kind == "BLOCK"), None)
        if block is not None:
            yield from self.block_head(number, line, tokens, tokens[block.at])
        elif line.opens and self.waiting is not None:
            owner = self.waiting
            self.waiting = None
            self.enter(owner)
            yield from self.region_label(number, owner)
            yield from self.partition(number, line)
            yield from self.arguments(number, line, tokens)
        elif line.opens and line.name in ("module", ""):
            yield from self.heads(number, line, tokens)
        else:
            yield number, Unread(1, line.tree.text[:SHOWN_TEXT], "expected the name of an operation"), ()

    def partition(self, number: int, line: Line) -> Iterator[Item]:
        """The warps of a part of the group, where the region is for one."""
        pieces = line.tree.pieces
        stated = (group.inner[0].text for word, group in pairwise(pieces) if word.text == "num_warps" and group.inner)
        warps = next(stated, "")
        if warps.isdecimal():
            self.regions[-1].warps = self.reader.around.warps
            self.reader.around.warps = int(warps)
            self.reader.settled = False
            yield number, Note("num_warps", warps), ()

    def block_head(self, number: int, line: Line, tokens: list[str], name: str) -> Iterator[Item]:
        """The head of a block: its label, and its arguments, which hold a value from here on."""
        if self.head is not None:
            first, head = self.head
            group = next((piece for piece in line.tree.pieces if piece.kind == "("), None)
            inside = tuple(facts.arguments_of(group, line.types, tokens, self.reader.around)) if group is not None else ()
            self.head = (first, head._replace(arguments=inside))
            yield from self.begin()
            return
        if not self.inside:
            yield number, NOTE, ()
            return
        if not self.regions[-1].owner.combining:
            yield number, _LABEL, (self.block(name),)
        yield from self.arguments(number, line, tokens)

    def arguments(self, number: int, line: Line, tokens: list[str]) -> Iterator[Item]:
        """The arguments of a block or region."""
        region = self.regions[-1]
        owner, bits = region.owner, self.reader.around.bits
        shares = owner.role in (_LOOP, _WHILE) and region.fresh and bool(line.bound)
        handed = owner.results if owner.role == _WHILE and owner.line.name == "scf.while" else owner.bound
        for index, (text, of) in enumerate(line.bound):
            name = tokens[text.first]
            if shares and owner.regions > 1 and index < len(handed):
                self.rename(name, handed[index][0])
                continue
            if "specializes" in owner.line.row.flags and index < len(owner.line.operands):
                self.rename(name, owner.tokens[owner.line.operands[index].first])
                continue
            own = self.define(name)
            yield number, Declare(own, "buffer" if self.reader.around.whole else "value", bits(of)), ()
            yield number, _DEFINED, (own,)
            if shares and owner.regions <= 1:
                owner.bound.append((own, bits(of)))
        region.fresh = region.fresh and not line.bound

    def close(self, number: int, line: Line, own: list[str]) -> Iterator[Item]:
        """A brace that closes a region, and what stands behind it."""
        if self.head is not None:
            yield from self.begin()
        if not self.regions:
            yield number, Unread(1, line.tree.text[:SHOWN_TEXT], "a brace closes what was never opened", structural=True), ()
            return
        owner = self.regions[-1].owner
        if not self.regions[-1].ended and owner.role in (_LOOP, _CHOICE) and not owner.combining:
            yield self.handed_on(number, self.named("scf.yield"), [])
        self.leave()
        if line.opens:
            self.regions.append(_Region(owner))
            owner.regions += 1
            yield from self.region_label(number, owner)
            yield from self.arguments(number, line, own)
            return
        if owner.role == _FUNCTION:
            self.inside = False
            self.names.clear()
            yield number, End(), ()
        elif owner.role != _MODULE:
            if not owner.emitted:
                yield from self.late(number, owner, line, own)
            if any(piece.kind == "COLON" for piece in line.tree.pieces):
                yield from self.finish(number, owner)
            elif owner.role:
                self.waiting = owner

    def late(self, number: int, owner: _Owner, line: Line, own: list[str]) -> Iterator[Item]:
        """An operation whose types stand behind its regions."""
        head = owner.line
        key = (id(head), id(line))
        whole = self.reader.joined.get(key)
        if whole is None:
            tree = _joined(head.tree, line.tree, len(owner.tokens), len(head.types))
            whole = self.reader.joined[key] = read(tree, (*head.types, *line.types), self.reader.around)
        tokens = [*owner.tokens, *own]
        outer = self.regions[-1].owner.combining if self.regions else False
        assert whole.form is not None
        for token, count in whole.defines:
            tokens[token] = self.define(tokens[token], count)
        yield number, Operation(self.combined(whole.form) if outer else whole.form), tokens

    def finish(self, number: int, owner: _Owner) -> Iterator[Item]:
        """What follows when an operation has no further region."""
        if owner.combining or owner.role not in (_LOOP, _CHOICE, _WHILE):
            return
        handed = owner.bound[1:] if owner.role == _LOOP else owner.bound
        if owner.role == _CHOICE:
            if owner.regions == 1:
                yield number, _LABEL, (owner.label(1),)
            yield number, Table(owner.label("regions"), tuple(map(owner.label, range(owner.regions)))), ()
        elif owner.role == _LOOP or owner.line.name != "scf.while":
            for (result, _), (name, _) in zip(owner.results, handed, strict=False):
                self.rename(result, name)
        yield number, _LABEL, (owner.label("end"),)

    # --- what ends a region

    def hand_on(self, number: int, line: Line, own: list[str]) -> Iterator[Item]:
        """A ``yield``: what it reads becomes what the loop hands on, or the results."""
        owner = self.regions[-1].owner
        assert line.form is not None
        if owner.role == _WHILE and owner.regions <= 1:
            yield from self.test(number, line, own)
        else:
            yield self.handed_on(number, line.form, own)

    def handed_on(self, number: int, form: Form, own: list[str]) -> Item:
        """The end of a region that goes on at the head of its loop, or behind its operation."""
        self.regions[-1].ended = True
        owner = self.regions[-1].owner
        written = owner.results if owner.role == _CHOICE else owner.bound
        if owner.role == _CHOICE:
            reads = [slot.bits for slot in form.slots if slot.role == "read"]
            written = [(name, bits or (reads[at] if at < len(reads) else 0)) for at, (name, bits) in enumerate(written)]
        read_too: list[str] = owner.bounds if owner.role == _LOOP else []
        label = owner.label("end" if owner.role == _CHOICE else 0)
        flow: FlowKind = "branch" if owner.role == _LOOP else "jump"
        return self.ending(number, form, own, written, read_too, label, flow)

    def test(self, number: int, line: Line, own: list[str]) -> Iterator[Item]:
        """What decides whether a loop goes on."""
        owner = self.regions[-1].owner
        self.regions[-1].ended = True
        assert line.form is not None
        written = owner.results if line.role == "condition" else []
        yield self.ending(number, line.form, own, written, [], owner.label("end"), "branch")

    def ending(
        self,
        number: int,
        form: Form,
        own: list[str],
        written: Sequence[tuple[str, int]],
        read_too: Sequence[str],
        label: str,
        flow: str,
    ) -> Item:
        """The last statement of a region, with what it writes and where it leads."""
        count = len(own)
        tokens = [*own, *(name for name, _ in written), *read_too, label]
        key = ("ending", id(form), count, tuple(bits for _, bits in written), len(read_too), flow)
        known = self.variants.get(key)
        if known is None:
            slots = list(form.slots)
            slots += [Slot(Text(HOLE, count + index, 1), "write", bits) for index, (_, bits) in enumerate(written)]
            first = count + len(written)
            slots += [Slot(Text(HOLE, first + index, 1), "read") for index in range(len(read_too))]
            known = self.variants[key] = replace(form, slots=tuple(slots), flow=flow, targets=(Text(HOLE, len(tokens) - 1, 1),))
        return number, Operation(known), tokens

    # --- heads

    def heads(self, number: int, line: Line, tokens: Tokens) -> Iterator[Item]:
        """The head of a module or function."""
        if line.role == _FUNCTION:
            head = facts.head_of(line.tree, line.types, list(tokens), self.reader.around)
            if not line.opens:
                yield number, NOTE, ()
                return
            self.regions.append(_Region(_Owner(line, list(tokens), _FUNCTION, 0)))
            self.head = (number, head)
            if line.opens != "({":
                yield from self.begin()
            return
        if not self.regions and line.name.endswith("module"):
            if self.modules:
                yield number, Part(), ()
                yield number, Debug(self.locations), ()
            self.modules += 1
        if line.opens:
            self.regions.append(_Region(_Owner(line, list(tokens), _MODULE, 0)))
        stated = facts.attributes(_whole(line))
        self.stated |= stated
        target = facts.target(self.stated)
        if target is not None:
            yield number, target, ()
        around = self.reader.around
        around.warps = facts.warps_of(self.stated) or around.warps
        around.lanes = facts.lanes_of(self.stated) or (target.wave_size if target is not None and target.wave_size else 32)
        self.reader.settled = False
        yield number, NOTE, ()

    def begin(self) -> Iterator[Item]:
        """Open the function whose head was read."""
        assert self.head is not None
        number, head = self.head
        self.head = None
        self.names.clear()
        self.seen.clear()
        self.inside = True
        begin: Begin = facts.beginning(head, self.reader.around)
        yield number, begin, ()
        for name, bits in begin.arguments:
            self.seen[name] = 1
            yield number, Declare(name, "buffer" if self.reader.around.whole else "value", bits), ()
        if begin.is_entry:
            for fact in facts.launch_facts(self.stated):
                yield number, fact, ()


_LABEL = Label(Text(HOLE, 0, 1))
_DEFINED = Defined(Text(HOLE, 0, 1))


def _members(name: str, count: int) -> list[str]:
    return [name] if count == 1 else [f"{name}#{index}" for index in range(count)]


def _whole(line: Line) -> str:
    text = line.tree.text
    for of in line.types:
        text = text.replace(TYPE, of, 1)
    return text


def _joined(head: Tree, tail: Tree, holes: int, types: int) -> Tree:
    """A head and what stands behind its regions, as one line."""
    gap = len(head.text)

    def moved(piece: Piece) -> Piece:
        further = types if piece.kind == "TYPE" else holes
        at = piece.at + further if piece.at >= 0 else piece.at
        return Piece(piece.kind, piece.text, piece.start + gap, piece.end + gap, at, tuple(map(moved, piece.inner)))

    return Tree(head.text + tail.text, "", head.results, (*head.pieces, *map(moved, tail.pieces)), "({")


def statements(text: str, level: str) -> Iterator[Item]:
    """Every statement of a text."""
    around = Surroundings(Types(), whole=level == "graph")
    reader = LineReader(around)
    structure = _Structure(reader, "buffer" if around.whole else "value", Locations(text))
    yield 1, Debug(structure.locations), ()
    number = 1
    for number, shape, tokens in lines_of(prepared(text)):
        first = shape.lstrip(" \t")[:1]
        if first in "#!" and _is_alias(shape):
            yield number, NOTE, ()
            if not shape.lstrip().startswith("#loc"):
                name, _, meant = shape.partition("=")
                if HOLE not in meant and around.types.aliases.get(name.strip()) != meant.strip():
                    around.types.aliases[name.strip()] = meant.strip()
                    reader.settled = False
            continue
        line = reader(shape)
        if isinstance(line, Unread):
            yield number, _bound(line, tokens), ()
            continue
        yield from structure.take(number, line, tokens)
    if structure.head is not None:
        yield from structure.begin()
    if structure.inside:
        yield number, Unread(1, "", "the text ends inside a function", structural=True, cut=True), ()
        yield number, End(), ()


def _is_alias(shape: str) -> bool:
    name, equal, _ = shape.strip().partition("=")
    return bool(equal) and " " not in name.strip()


def _bound(line: Unread, tokens: Tokens) -> Unread:
    """The message with the line's own names."""
    text = line.text
    for token in tokens:
        text = text.replace(HOLE, token, 1)
    return Unread(line.column, text[:SHOWN_TEXT], line.message)
