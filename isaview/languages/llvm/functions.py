"""Where a function of LLVM IR stands in the text, and the statements of its head and body."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec import Struct

from isaview.base import regex
from isaview.base.limits import SHOWN_TEXT
from isaview.languages.llvm.facts import KERNELS, LAUNCHED, attached_facts, attribute_facts
from isaview.languages.llvm.lines import take_out_tokens
from isaview.languages.llvm.opening import NAME, Group, Opened
from isaview.languages.llvm.parser import unread
from isaview.languages.llvm.tree import Head
from isaview.languages.llvm.types import number, plain_name
from isaview.languages.shapes import JOIN
from isaview.model.form import Text
from isaview.model.kernel import Storage
from isaview.model.statements import Begin, End, Fact, Item, Label, Operation, Unread

_SYMBOL = regex.compile(rf"@({NAME})")
_FIRST_LABEL = regex.compile(rf"(?:[ \t]*(?:;[^\n]*)?\n)*[ \t]*{NAME}:")
_CONTINUED = regex.compile(r"\n(?=[ \t]+(?:to label|unwind |cleanup\b|catch |filter |i[0-9]+ |[)\]>,]))")
"""A line break inside of a statement, by what the next line begins with; others show when a line ends too early."""
_BRACKET = regex.compile(r'"[^"]*"|;[^\n]*|[(){}\[\]\n]')
_UNLABELLED = regex.compile(
    r"\n[ \t]+(?:br|ret|unreachable|resume|indirectbr|switch|catchret|cleanupret)\b[^\n]*\n"
    rf"(?:[ \t]*(?:;[^\n]*)?\n)*+(?![ \t]*{NAME}:)[ \t]*[%a-z]"
)
_RETURN = regex.compile(r"\n[ \t]*(?:ret|unreachable|resume)\b")
_DEFINED = regex.compile(rf"\n[ \t]*(?:(%{NAME})[ \t]*=|({NAME}):)")
_CALLS = frozenset(("call", "invoke"))
_VOID_CALL = regex.compile(r"\bvoid\b")
_CLOSED = regex.compile(r"\n[ \t]*\}[ \t]*(?:;[^\n]*)?(?=\n|\Z)")


class Function(Struct):
    """A function's places in the text: its head, its body, and where it ends (the closing brace included)."""

    start: int
    body: int
    close: int
    end: int
    closed: bool = True


def function_at(text: str, start: int, following: int) -> Function:
    """The function whose head begins at ``start``; the next head at ``following``."""
    line_end = text.find("\n", start)
    line_end = len(text) if line_end < 0 else line_end
    if text[start:line_end].rstrip().endswith("{"):
        close = text.find("\n}", line_end)
        if 0 <= close < following:
            return Function(start, line_end, close + 1, close + 2)
        indented = _CLOSED.search(text, line_end, following)
        if indented is not None:
            return Function(start, line_end, indented.end() - len(indented[0].lstrip()), indented.end())
    return _irregular(text, start, following)


def _irregular(text: str, start: int, following: int) -> Function:
    """A function whose head takes several lines, or whose body stands on the head's line."""
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
                    return Function(start, body, close + 1, close + 2)
            depth += 1
        elif bracket == "}":
            depth -= 1
            if body >= 0 and depth == 0:
                return Function(start, body, match.start(), match.end())
    end = max(following - 1, start + 1)
    return Function(start, body if 0 <= body < end else end, end, end, closed=False)


def read_function(module: Opened, function: Function, line: int) -> Iterator[Item]:
    """The statements of a function whose head begins on this line."""
    text = module.text
    head_text = text[function.start : function.body].replace("\n", JOIN)
    head, failure, tokens = _head(module, head_text)
    unnamed = 0
    if head is None:
        assert failure is not None
        symbol = _SYMBOL.search(head_text)
        yield line, failure, ()
        yield line, Begin(plain_name(symbol[1]) if symbol else "", False), ()
    else:
        begin, unnamed = _begin(module, head, tokens)
        yield line, begin, ()
        for (name, _), (kind, _, passed) in zip(begin.arguments, head.parameters, strict=True):
            # A kernel's generic pointers come from the host, so that they lead to global memory; a function's may not.
            generic = kind.word == "pointer" and kind.kind == "scalar" and module.layout.place(kind.space) == "generic"
            if not module.layout.machine or not generic:
                space = ""
            else:
                space = "parameter" if "byval" in passed else "global" if begin.is_entry else ""
            if space:
                yield line, Storage(name, space, None), ()
        for fact in _facts(module, head, tokens):
            yield line, fact, ()
    body = text[function.body : function.close]
    first = line + head_text.count(JOIN)
    numbered = _UNLABELLED.search(body) is not None
    if not numbered and _FIRST_LABEL.match(body) is None and body.strip():
        yield first, Label(Text(str(unnamed))), ()
    items = module.reader.read(_CONTINUED.sub(JOIN, body), first)
    yield from _label_blocks(items, unnamed, body.split("\n"), first) if numbered else items
    last = line + text.count("\n", function.start, function.end)
    twice = _defined_twice(body)
    if twice is not None:
        name, lines = twice
        message = f"{name} is defined a second time: the end of a function and the head of the next are lost before it"
        yield first + lines, Unread(1, name[:SHOWN_TEXT], message, structural=True), ()
    if not function.closed:
        message = "expected '}' at the end of the function"
        yield last, Unread(1, head_text[:SHOWN_TEXT], message, structural=True, cut=True), ()
    yield last, End(), ()


def _head(module: Opened, text: str) -> tuple[Head | None, Unread | None, Sequence[str]]:
    """A function's head, from the heads of its shape read before where the shape says all; its tokens."""
    reader, known = module.reader, module.reader.known
    shape, tokens = take_out_tokens(text)
    before = known.find("head", shape)
    if before is not None:
        return before[0], None, tokens
    for piece, values in ((shape, tokens), (text, [])) if reader.cached else ((text, []),):
        line = reader.line(piece, values)
        try:
            head = reader.parser.read(line)
        except Exception as error:
            failure = unread(error, text)
            continue
        if not line.needs and piece is shape:
            known.keep((head,), "head", shape)
        return head, None, values
    return None, failure, ()


def _begin(module: Opened, head: Head, tokens: Sequence[str]) -> tuple[Begin, int]:
    """The function's begin, and the number of the first value without a name after its arguments."""
    arguments = []
    uniform = []
    unnamed = 0
    function = head.name.bind(tokens)
    launched = not LAUNCHED.isdisjoint(head.words) or function in module.annotations.kernels
    for kind, name, passed in head.parameters:
        text = f"%{unnamed}" if name is None else name.bind(tokens)
        unnamed += text[1:].isdecimal()
        arguments.append((text, kind.bits))
        if launched or "inreg" in passed:
            uniform.append(text)
    parameters = tuple((kind.spelling, kind.stored_bytes if kind.bits else None) for kind, _, _ in head.parameters)
    entry = launched or not KERNELS.isdisjoint(head.words)
    groups = [module.groups.get(text.bind(tokens)) for text in head.groups]
    plain = "optnone" in head.words or any(group is not None and group.unoptimised for group in groups)
    flags = frozenset(("unoptimised",) if plain else ())
    return Begin(function, entry, parameters, tuple(arguments), frozenset(uniform), flags), unnamed


def _facts(module: Opened, head: Head, tokens: Sequence[str]) -> Iterator[Fact]:
    if not module.layout.machine:
        return
    for text in head.groups:
        group = module.groups.setdefault(text.bind(tokens), Group({}))
        if group.facts is None:
            group.facts = attribute_facts(group.pairs)
        yield from group.facts
    yield from attribute_facts(dict(head.strings))
    yield from attached_facts(module.metadata, (text.bind(tokens) for text in head.attached))


def _defined_twice(body: str) -> tuple[str, int] | None:
    """The first value or block of a body that has a name for the second time, and how many lines into the body it stands."""
    if sum(1 for _ in islice(_RETURN.finditer(body), 2)) < 2:
        return None
    seen: set[str] = set()
    for match in _DEFINED.finditer(body):
        name = match[1] or f"%{match[2]}"
        if name in seen:
            return name, body.count("\n", 0, match.start(match.lastindex or 0))
        seen.add(name)
    return None


def _label_blocks(items: Iterator[Item], unnamed: int, lines: list[str], first: int) -> Iterator[Item]:
    """The items with a label where a block begins that has none: it takes the next number, as values without a name do."""
    following = unnamed
    ended = True
    for line, statement, tokens in items:
        label = None
        if isinstance(statement, Label):
            label = number(statement.name.bind(tokens))
            ended = False
        elif isinstance(statement, Operation):
            form = statement.form
            if ended:
                yield line, Label(Text(str(following))), ()
                following += 1
            ended = form.flow not in ("next", "call")
            result = next((slot.text.bind(tokens)[1:] for slot in form.slots if slot.role == "write"), None)
            if result is not None:
                label = number(result)
            elif form.mnemonic in _CALLS and not _VOID_CALL.search(lines[line - first]):
                following += 1
        following = following if label is None else label + 1
        yield line, statement, tokens
