"""A module of LLVM IR: globals, functions and metadata, in the order of the text.

Function bodies go to `LineReader`. What stands outside of them is read a line at a time; initialisers of globals and
metadata are data, of which only the brackets are checked, so that large tables and debug information cost little.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain, islice, pairwise
from typing import Any

from msgspec import Struct, field

from isaview.base.limits import SHOWN_TEXT, STATEMENT_BYTES
from isaview.languages.llvm import ends, shared
from isaview.languages.llvm.assembly import forms_of
from isaview.languages.llvm.calls import Context
from isaview.languages.llvm.facts import (
    KERNELS,
    LAUNCHED,
    Annotations,
    Nodes,
    attached_facts,
    attribute_facts,
    kernel_annotations,
    wave_size_of,
)
from isaview.languages.llvm.forms import build
from isaview.languages.llvm.lines import Joiner, LineReader, Shapes, balance, known_shapes, shaped
from isaview.languages.llvm.messages import unread
from isaview.languages.llvm.metadata import Metadata
from isaview.languages.llvm.parser import NOTE, statement_parser
from isaview.languages.llvm.tree import Frame, Head, Line
from isaview.languages.llvm.types import Layout, Type, number, plain_name, pointers
from isaview.languages.opcode_table import load
from isaview.languages.shapes import JOIN
from isaview.model.form import Text
from isaview.model.kernel import Storage
from isaview.model.statements import Alias, Begin, Debug, End, Fact, Item, Label, Operation, Statement, Target, Unread

_NAME = r'(?:"[^"\n]*"|[-\w$.]+)'
_TRIPLE = re.compile(r'\ntarget[ \t]+triple[ \t]*=[ \t]*"([^"\n]*)"')
_LAYOUT = re.compile(r'\ntarget[ \t]+datalayout[ \t]*=[ \t]*"([^"\n]*)"')
_DEFINITION = re.compile(rf"\n(%{_NAME})[ \t]*=[ \t]*type[ \t]+([^\n]*)")
_GROUP = re.compile(r"\nattributes[ \t]+#(\d+)[ \t]*=[ \t]*\{")
_PAIR = re.compile(r'"([^"\n]*)"="([^"\n]*)"')
_FUNCTION = re.compile(r"\n[ \t]*define[ \t]")
_DEFINED_FUNCTION = re.compile(r"\n[ \t]*define[ \t][^\n@]*@([\w$.]+)[ \t]*\(")
_GLOBAL = re.compile(
    rf"@({_NAME})[ \t]*=[ \t]*((?:[a-z_]+(?:[ \t]*\([^()\n]*\))?[ \t\x01]+)*?)(global|constant|alias|ifunc)\b[ \t\x01]*(.+)"
)
_SYMBOL = re.compile(rf"@({_NAME})")
_SPACE = re.compile(r"addrspace[ \t]*\([ \t]*(\d{1,9})")
_METADATA = re.compile(r"![-\w$.\\]+[ \t]*=[ \t]*(?:distinct[ \t]+)?!?[\w{]")
_DATA = {
    "!": re.compile(rf"{_METADATA.pattern}.*[)}}]$"),
    "^": re.compile(r"\^\d+[ \t]*=[ \t]*\w+:"),
    "[": re.compile(r"\[.*\]"),
    "$": re.compile(rf"\${_NAME}[ \t]*=[ \t]*comdat[ \t]+[a-z]+$"),
}
"""Data outside of functions by its first character: metadata, summaries, an initialiser on a line of its own, comdats."""
_FIRST_LABEL = re.compile(rf"(?:[ \t]*(?:;[^\n]*)?\n)*[ \t]*{_NAME}:")
_CONTINUED = re.compile(r"\n(?=[ \t]+(?:to label|unwind |cleanup\b|catch |filter |i[0-9]+ |[)\]>,]))")
"""A line break inside of a statement, told by what the next line begins with; others are found when a line ends too early."""
_BRACKET = re.compile(r'"[^"]*"|;[^\n]*|[(){}\[\]\n]')
_UNLABELLED = re.compile(
    r"\n[ \t]+(?:br|ret|unreachable|resume|indirectbr|switch|catchret|cleanupret)\b[^\n]*\n"
    rf"(?:[ \t]*(?:;[^\n]*)?\n)*+(?![ \t]*{_NAME}:)[ \t]*[%a-z]"
)
_RETURN = re.compile(r"\n[ \t]*(?:ret|unreachable|resume)\b")
_DEFINED = re.compile(rf"\n[ \t]*(?:(%{_NAME})[ \t]*=|({_NAME}):)")
_CALLS = frozenset(("call", "invoke"))
_VOID_CALL = re.compile(r"\bvoid\b")
_COMMENT = re.compile(r'"[^"]*"|;[^\x01]*')
_CLOSED = re.compile(r"\n[ \t]*\}[ \t]*(?:;[^\n]*)?(?=\n|\Z)")
_MACHINES = (("amdgcn", "amdgcn"), ("amdgpu", "amdgcn"), ("r600", "amdgcn"), ("nvptx", "nvptx"), ("spir", "spirv"))
_TRACES = (
    ("amdgcn", ("amdgpu_", "@llvm.amdgcn.")),
    ("nvptx", ("ptx_kernel", "ptx_device", "@llvm.nvvm.", "!nvvm.annotations")),
    ("spirv", ("spir_kernel",)),
)
_VERSIONED = re.compile(r"amdgpu(\d+)\.(\w+)-")
_FRAME = re.compile(r"(?:^|-)A(\d+)")
_SHAPES_KEPT = 100_000
_CONTINUATIONS = 40


class _Function(Struct):
    """A function's places in the text: its head, its body, and where it ends (the closing brace included)."""

    start: int
    body: int
    close: int
    end: int
    closed: bool


def machine_of(triple: str, text: str) -> str:
    """amdgcn, nvptx or spirv; "" for a host. Without a triple, what the text uses tells."""
    if triple:
        return next((machine for start, machine in _MACHINES if triple.startswith(start)), "")
    return next((machine for machine, words in _TRACES if any(word in text for word in words)), "")


def _without_comment(match: re.Match[str]) -> str:
    return match[0] if match[0][0] == '"' else ""


def _first(pattern: re.Pattern[str], text: str) -> str:
    match = pattern.search(text)
    return match[1] if match else ""


class ModuleReader(Struct, dict=True):
    """One module; ``cached`` False parses every line anew."""

    text: str
    cached: bool = True
    groups: dict[str, dict[str, str]] = field(default_factory=dict)
    group_facts: dict[str, tuple[Fact, ...]] = field(default_factory=dict)
    unoptimised: set[str] = field(default_factory=set)
    joiner: Joiner = field(default_factory=Joiner)

    def __post_init__(self) -> None:
        text = self.text
        self.triple = _first(_TRIPLE, text)
        datalayout = _first(_LAYOUT, text)
        self.machine = machine_of(self.triple, text)
        self.layout = Layout(self.machine, pointers(datalayout, self.machine), self._definitions(), {})
        frame = _FRAME.search(datalayout)
        self.layout.frame = int(frame[1][:9]) if frame else (5 if self.machine == "amdgcn" else 0)
        self.nodes = Nodes(text)
        self.annotations: Annotations = kernel_annotations(self.nodes, plain_name)
        table = load("llvm")
        defined = set(_DEFINED_FUNCTION.findall(text))
        library = {n[1:]: row for n, row in table.rows.items() if n[0] == "@" and n[1:] not in defined}
        context = Context(table, self.layout, library, forms_of)
        self.parser = statement_parser()
        self.finish = partial(build, context)
        self.known = known_shapes(self.machine, datalayout) if self.cached else Shapes()
        self.known.forget(_SHAPES_KEPT)
        self.reader = LineReader(self.parser, self.line, library, self.known, cached=self.cached)
        for match in _GROUP.finditer(text):
            end = text.find("\n", match.end())
            end = end if end >= 0 else len(text)
            self.groups[match[1]] = dict(_PAIR.findall(text, match.end(), end))
            if text.find(" optnone ", match.end(), end) >= 0:
                self.unoptimised.add(match[1])

    def line(self, text: str, tokens: Sequence[str] = ()) -> Line:
        """A line of this module, for the parser."""
        return Line(text, tokens, self.layout, self.finish)

    def _definitions(self) -> dict[str, str]:
        found = {}
        for match in _DEFINITION.finditer(self.text):
            text = match[2]
            if text.count("{") > text.count("}"):
                text = self.joiner.joined(self.text[match.start(2) : match.start(2) + STATEMENT_BYTES].split("\n"), 0)[1]
            found[plain_name(match[1][1:])] = text
        return found

    def items(self) -> Iterator[Item]:
        """Every statement of the module; line numbers count the line break that stands before the text as line 0."""
        text = self.text
        target = self._target()
        if target is not None:
            yield 1, target, ()
        if self.machine == shared.FILLED:
            yield 1, shared.LAID_OUT, ()
        metadata = Metadata(text)
        yield 1, Debug(metadata), ()
        at, number = 0, 0
        starts = [match.start() + 1 for match in _FUNCTION.finditer(text)]
        for start, following in pairwise([*starts, len(text)]):
            if start < at:
                continue
            yield from self._outside(text[at:start], number)
            number += text.count("\n", at, start)
            function = self._function(start, following)
            yield from self._inside(function, number)
            number += text.count("\n", start, function.end)
            at = function.end
        yield from self._outside(text[at:], number)
        missing = ends.missing(text)
        if missing:
            yield number + text.count("\n", at), Unread(1, "", missing, cut=True), ()
        for name, facts in self.annotations.facts.items():
            for fact in facts:
                yield number, Fact(fact.name, fact.measure, name), ()

    def _target(self) -> Target | None:
        name = self._first("target-cpu") if self.machine else ""
        features = self._first("target-features")
        version = _VERSIONED.match(self.triple)
        if not name and version is not None:
            name = f"gfx{version[1]}{version[2]}"
        if self.machine == "nvptx":
            return Target(name or self.triple or "nvptx64", 32)
        if self.machine == "amdgcn":
            wave = wave_size_of(features) or _usual_wave_size(name)
            return Target(name or self.triple or "amdgcn", wave)
        return Target(self.triple) if self.triple else None

    def _first(self, key: str) -> str:
        """The value of an attribute in the first group that has it, else at the first function that does, "" where none has."""
        in_groups = (group[key] for group in self.groups.values() if key in group)
        at_functions = (match[1] for match in re.finditer(rf'^define [^\n]*"{key}"="([^"\n]*)"', self.text, re.MULTILINE))
        return next(chain(in_groups, at_functions), "")

    def _function(self, start: int, following: int) -> _Function:
        text = self.text
        line_end = text.find("\n", start)
        line_end = len(text) if line_end < 0 else line_end
        if text[start:line_end].rstrip().endswith("{"):
            close = text.find("\n}", line_end)
            if 0 <= close < following:
                return _Function(start, line_end, close + 1, close + 2, True)
            indented = _CLOSED.search(text, line_end, following)
            if indented is not None:
                return _Function(start, line_end, indented.end() - len(indented[0].lstrip()), indented.end(), True)
        return self._irregular(start, following)

    def _irregular(self, start: int, following: int) -> _Function:
        """A function whose head takes several lines, or whose body stands on the head's line."""
        text = self.text
        depth = 0
        called = False
        body = -1
        for match in _BRACKET.finditer(text, start, following):
            bracket = match[0]
            if bracket in "([":
                depth += 1
            elif bracket in ")]":
                depth -= 1
                called = called or (bracket == ")" and depth == 0 and "@" in text[start : match.start()])
            elif bracket == "{":
                if called and depth == 0 and body < 0:
                    body = match.end()
                    close = text.find("\n}", body)
                    if 0 <= close < following and not text[body : text.find("\n", body)].strip():
                        return _Function(start, body, close + 1, close + 2, True)
                depth += 1
            elif bracket == "}":
                depth -= 1
                if body >= 0 and depth == 0:
                    return _Function(start, body, match.start(), match.end(), True)
        end = max(following - 1, start + 1)
        return _Function(start, body if 0 <= body < end else end, end, end, False)

    def _inside(self, function: _Function, number: int) -> Iterator[Item]:
        text = self.text
        head_text = text[function.start : function.body].replace("\n", JOIN)
        head, failure, tokens = self._head(head_text)
        if head is None:
            assert failure is not None
            yield number, failure, ()
            yield number, Begin(_name_in(head_text), False), ()
            unnamed = 0
        else:
            begin, unnamed = self._begin(head, tokens)
            yield number, begin, ()
            for (name, _), (kind, _, passed) in zip(begin.arguments, head.parameters, strict=True):
                space = self._pointed(kind, passed, begin)
                if space:
                    yield number, Storage(name, space, None), ()
            for fact in self._facts(head, tokens):
                yield number, fact, ()
        body = text[function.body : function.close]
        first = number + head_text.count(JOIN)
        numbered = _UNLABELLED.search(body) is not None
        if not numbered and _FIRST_LABEL.match(body) is None and body.strip():
            yield first, Label(Text(str(unnamed))), ()
        items = self.reader.read(_CONTINUED.sub(JOIN, body), first)
        yield from _numbered(items, unnamed, body.split("\n"), first) if numbered else items
        last = number + text.count("\n", function.start, function.end)
        twice = _defined_twice(body)
        if twice is not None:
            name, lines = twice
            message = f"{name} is defined a second time: the end of a function and the head of the next are lost before it"
            yield first + lines, Unread(1, name[:SHOWN_TEXT], message, structural=True), ()
        if not function.closed:
            message = "expected '}' at the end of the function"
            yield last, Unread(1, head_text[:SHOWN_TEXT], message, structural=True, cut=True), ()
        yield last, End(), ()

    def _head(self, text: str) -> tuple[Head | None, Unread | None, Sequence[str]]:
        """A function's head, from the heads of its shape read before where the shape tells all; its tokens."""
        shape, tokens = shaped(text)
        head = self.known.head(shape)
        if head is not None:
            return head, None, tokens
        for piece, values in ((shape, tokens), (text, [])) if self.cached else ((text, []),):
            line = self.line(piece, values)
            try:
                head = self.parser.read(line)
            except Exception as error:
                failure = unread(error, text)
                continue
            if not line.needs and piece is shape:
                self.known.heads[shape] = head
                self.known.keep((head,), "head", shape)
            return head, None, values
        return None, failure, ()

    def _begin(self, head: Head, tokens: Sequence[str]) -> tuple[Begin, int]:
        """The function's begin, and the number of the first value without a name after its arguments."""
        arguments = []
        uniform = []
        unnamed = 0
        function = head.name.bind(tokens)
        launched = not LAUNCHED.isdisjoint(head.words) or function in self.annotations.kernels
        for kind, name, passed in head.parameters:
            text = f"%{unnamed}" if name is None else name.bind(tokens)
            unnamed += text[1:].isdigit()
            arguments.append((text, kind.bits))
            if launched or "inreg" in passed:
                uniform.append(text)
        parameters = tuple((kind.spelled, kind.stored if kind.bits else None) for kind, _, _ in head.parameters)
        entry = launched or not KERNELS.isdisjoint(head.words)
        plain = "optnone" in head.words or any(text.bind(tokens) in self.unoptimised for text in head.groups)
        flags = frozenset(("unoptimised",) if plain else ())
        return Begin(function, entry, parameters, tuple(arguments), frozenset(uniform), flags), unnamed

    def _pointed(self, kind: Type, passed: frozenset[str], begin: Begin) -> str:
        """The memory that a generic argument of a GPU's function points to, "" where that is not told.

        What is passed by value has memory of its own; what a kernel is launched with points to global memory, as for back ends.
        """
        if not self.machine or kind.word != "pointer" or kind.kind != "scalar" or self.layout.place(kind.space) != "generic":
            return ""
        return "parameter" if "byval" in passed else "global" if begin.is_entry else ""

    def _facts(self, head: Head, tokens: Sequence[str]) -> Iterator[Fact]:
        if not self.machine:
            return
        for text in head.groups:
            group = text.bind(tokens)
            facts = self.group_facts.get(group)
            if facts is None:
                facts = self.group_facts[group] = attribute_facts(self.groups.get(group, {}))
            yield from facts
        yield from attribute_facts(dict(head.strings))
        yield from attached_facts(self.nodes, (text.bind(tokens) for text in head.attached))

    def _outside(self, text: str, number: int) -> Iterator[Item]:
        lines = text.split("\n")
        index = 0
        while index < len(lines):
            line = lines[index]
            if not line or line[0] == ";":
                index += 1
            elif line[0] == "!" and line[-1] in ")}" and _METADATA.match(line):
                yield number + index, NOTE, ()
                index += 1
            else:
                taken, statements = self._statements_at(lines, index)
                for statement in statements:
                    yield number + index, statement, ()
                index += taken

    def _statements_at(self, lines: list[str], index: int) -> tuple[int, tuple[Statement, ...]]:
        """What stands on a line outside of functions, with the indented lines after it where it goes on there."""
        taken, text = self.joiner.joined(lines, index)
        statements = self._top_level(_COMMENT.sub(_without_comment, text).strip())
        end = index + taken
        last = min(len(lines), end + _CONTINUATIONS)
        while end < last and lines[end][:1] in " \t)]}" and lines[end].strip():
            end += 1
        if not any(isinstance(statement, Unread) for statement in statements) or end == index + taken:
            return taken, statements
        longer = self._top_level(_COMMENT.sub(_without_comment, JOIN.join(lines[index:end])).strip())
        if any(isinstance(statement, Unread) for statement in longer):
            return taken, statements
        return end - index, longer

    def _top_level(self, line: str) -> tuple[Statement, ...]:
        if not line:
            return ()
        pattern = _DATA.get(line[0])
        if pattern is not None and pattern.match(line):
            return (NOTE,)
        if line[0] == "@":
            return self._global(line)
        shape = shaped(f" {line}")[0]
        if self.cached and (shape in self.known.outside or self.known.find("outside", shape) is not None):
            return (NOTE,)
        try:
            read = self.parser.read(self.line(line))
        except Exception as error:
            return (unread(error, line),)
        if isinstance(read, tuple) and read != (NOTE,):
            return tuple(statement for statement in read if not isinstance(statement, Frame))
        self.known.outside.add(shape)
        self.known.keep((NOTE,), "outside", shape)
        return (NOTE,)

    def _global(self, line: str) -> tuple[Statement, ...]:
        match = _GLOBAL.match(line)
        if match is None:
            return (Unread(1, line[:SHOWN_TEXT], "expected a global variable, an alias or an ifunc"),)
        name, words, kind, rest = match.groups()
        uneven = any(rest.count(left) != rest.count(right) for left, right in ("()", "[]", "{}"))
        if uneven and balance(rest, 0, False) != (0, False):
            return (Unread(1, line[:SHOWN_TEXT], "expected the initialiser's brackets to be closed"),)
        if kind == "alias":
            symbol = _SYMBOL.search(rest)
            return (Alias(plain_name(name), plain_name(symbol[1])),) if symbol else (NOTE,)
        space = _SPACE.search(words)
        if space is None or self.layout.place(int(space[1])) != "shared":
            return shared.table(name, rest) if "@" in rest else (NOTE,)
        return self._shared(line, plain_name(name), words, rest)

    def _shared(self, line: str, name: str, words: str, rest: str) -> tuple[Statement, ...]:
        kept = self.known.find("shared", line)
        if kept is not None:
            return kept
        try:
            of: Any = self.parser.read(self.line(line))
        except Exception as error:
            return (unread(error, line),)
        storage = shared.storage(name, of, self.machine, words, rest)
        if "%" not in line:  # a type of that name may be another in another module
            self.known.keep((storage,), "shared", line)
        return (storage,)


def _defined_twice(body: str) -> tuple[str, int] | None:
    """The first value or block of a body that has the name of an earlier one, and how many lines into the body it stands."""
    ends = islice(_RETURN.finditer(body), 2)
    if sum(1 for _ in ends) < 2:
        return None
    seen: set[str] = set()
    for match in _DEFINED.finditer(body):
        name = match[1] or f"%{match[2]}"
        if name in seen:
            return name, body.count("\n", 0, match.start(match.lastindex or 0))
        seen.add(name)
    return None


def _numbered(items: Iterator[Item], unnamed: int, lines: list[str], first: int) -> Iterator[Item]:
    """The items with a label where a block begins that has none: it takes the next number, as values without a name do."""
    following = unnamed
    ended = True
    for at, statement, tokens in items:
        if isinstance(statement, Label):
            named = number(statement.name.bind(tokens))
            following = following if named is None else named + 1
            ended = False
        elif isinstance(statement, Operation):
            form = statement.form
            if ended:
                yield at, Label(Text(str(following))), ()
                following += 1
            ended = form.flow not in ("next", "call")
            result = next((slot.text.bind(tokens)[1:] for slot in form.slots if slot.role == "write"), None)
            given = None if result is None else number(result)
            if given is not None:
                following = given + 1
            elif result is None and form.mnemonic in _CALLS and not _VOID_CALL.search(lines[at - first]):
                following += 1
        yield at, statement, tokens


def _usual_wave_size(name: str) -> int | None:
    """What an AMD target runs where the module does not say: 32 lanes from gfx10 on, 64 before."""
    digits = name.removeprefix("gfx").split("-")[0]
    if not name.startswith("gfx") or len(digits) < 1:
        return None
    generation = number(digits[:-2] if len(digits) > 2 else digits)
    return 32 if generation is not None and generation >= 10 else 64


def _name_in(head: str) -> str:
    match = _SYMBOL.search(head)
    return plain_name(match[1]) if match else ""
