"""The statements of a module of LLVM IR: globals, functions and metadata, in the order of the text.

What stands outside of functions is read a line at a time; initialisers of globals and metadata are data, of which only the
brackets are checked, so that large tables and debug information cost little.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, pairwise

from isaview.base import regex
from isaview.languages.llvm.dialect import normal
from isaview.languages.llvm.ends import missing
from isaview.languages.llvm.facts import wave_size_of
from isaview.languages.llvm.functions import function_at, read_function
from isaview.languages.llvm.lines import take_out_tokens
from isaview.languages.llvm.opening import NAME, Opened, open_module
from isaview.languages.llvm.parser import NOTE, unread
from isaview.languages.llvm.tree import Frame
from isaview.languages.llvm.types import number
from isaview.languages.llvm.variables import FILLED, LAID_OUT, variable
from isaview.languages.shapes import JOIN
from isaview.model.statements import Debug, Fact, Item, Statement, Target, Unread

_FUNCTION = regex.compile(r"\n[ \t]*define[ \t]")
_METADATA = regex.compile(r"![-\w$.\\]+[ \t]*=[ \t]*(?:distinct[ \t]+)?!?[\w{]")
_DATA = {
    "!": regex.compile(rf"{_METADATA.pattern}.*[)}}]$"),
    "^": regex.compile(r"\^\d+[ \t]*=[ \t]*\w+:"),
    "[": regex.compile(r"\[.*\]"),
    "$": regex.compile(rf"\${NAME}[ \t]*=[ \t]*comdat[ \t]+[a-z]+$"),
}
"""Data outside of functions by its first character: metadata, summaries, an initialiser on a line of its own, comdats."""
_COMMENT = regex.compile(r'"[^"]*"|;[^\x01]*')
_VERSIONED = regex.compile(r"amdgpu(\d+)\.(\w+)-")
_CONTINUATIONS = 40  # lines


def statements(text: str) -> Iterator[Item]:
    """Every statement of a text."""
    return items(open_module(normal(text)))


def items(module: Opened) -> Iterator[Item]:
    """Every statement of a module; line numbers count the line break that stands before the text as line 0."""
    text = module.text
    machine = module.layout.machine
    name = _attribute(module, "target-cpu") if machine else ""
    version = _VERSIONED.match(module.triple)
    if not name and version is not None:
        name = f"gfx{version[1]}{version[2]}"
    target: Target | None
    if machine == "nvptx":
        target = Target(name or module.triple or "nvptx64", 32)
    elif machine == "amdgcn":
        wave = wave_size_of(_attribute(module, "target-features")) or _usual_wave_size(name)
        target = Target(name or module.triple or "amdgcn", wave)
    else:
        target = Target(module.triple) if module.triple else None
    if target is not None:
        yield 1, target, ()
    if module.layout.machine == FILLED:
        yield 1, LAID_OUT, ()
    yield 1, Debug(module.metadata), ()
    at, line = 0, 0
    starts = [match.start() + 1 for match in _FUNCTION.finditer(text)]
    for start, following in pairwise([*starts, len(text)]):
        if start < at:
            continue
        yield from _outer_statements(module, text[at:start], line)
        line += text.count("\n", at, start)
        function = function_at(text, start, following)
        yield from read_function(module, function, line)
        line += text.count("\n", start, function.end)
        at = function.end
    yield from _outer_statements(module, text[at:], line)
    reason = missing(text)
    if reason:
        yield line + text.count("\n", at), Unread(1, "", reason, cut=True), ()
    for name, facts in module.annotations.facts.items():
        for fact in facts:
            yield line, Fact(fact.name, fact.measure, name), ()


def _attribute(module: Opened, key: str) -> str:
    """The value of an attribute in the first group that has it, else at the first function that does, "" where none has."""
    in_groups = (group.pairs[key] for group in module.groups.values() if key in group.pairs)
    at_functions = (match[1] for match in re.finditer(rf'^define [^\n]*"{key}"="([^"\n]*)"', module.text, re.MULTILINE))
    return next(chain(in_groups, at_functions), "")


def _usual_wave_size(name: str) -> int | None:
    """What an AMD target runs where the module does not say: 32 lanes from gfx10 on, 64 before."""
    digits = name.removeprefix("gfx").split("-")[0]
    if not name.startswith("gfx") or not digits:
        return None
    generation = number(digits[:-2] if len(digits) > 2 else digits)
    return 32 if generation is not None and generation >= 10 else 64


def _outer_statements(module: Opened, text: str, first: int) -> Iterator[Item]:
    lines = text.split("\n")
    index = 0
    while index < len(lines):
        line = lines[index]
        if not line or line[0] == ";":
            index += 1
        elif line[0] == "!" and line[-1] in ")}" and _METADATA.match(line):
            yield first + index, NOTE, ()
            index += 1
        else:
            count, statements = _statements_at(module, lines, index)
            for statement in statements:
                yield first + index, statement, ()
            index += count


def _statements_at(module: Opened, lines: list[str], index: int) -> tuple[int, tuple[Statement, ...]]:
    """What stands on a line outside of functions, with the indented lines after it where it goes on there."""
    count, text = module.joiner.join_statement(lines, index)
    statements = _top_level(module, text)
    end = index + count
    last = min(len(lines), end + _CONTINUATIONS)
    while end < last and lines[end][:1] in " \t)]}" and lines[end].strip():
        end += 1
    if not any(isinstance(statement, Unread) for statement in statements) or end == index + count:
        return count, statements
    longer = _top_level(module, JOIN.join(lines[index:end]))
    if any(isinstance(statement, Unread) for statement in longer):
        return count, statements
    return end - index, longer


def _top_level(module: Opened, text: str) -> tuple[Statement, ...]:
    line = _COMMENT.sub(lambda match: match[0] if match[0][0] == '"' else "", text).strip()
    if not line:
        return ()
    pattern = _DATA.get(line[0])
    if pattern is not None and pattern.match(line):
        return (NOTE,)
    reader = module.reader
    if line[0] == "@":
        return variable(reader, line)
    shape = take_out_tokens(f" {line}")[0]
    if reader.known.find("outside", shape) is not None:
        return (NOTE,)
    try:
        read = reader.parser.read(reader.line(line))
    except Exception as error:
        return (unread(error, line),)
    if isinstance(read, tuple) and read != (NOTE,):
        return tuple(statement for statement in read if not isinstance(statement, Frame))
    reader.known.keep((NOTE,), "outside", shape)
    return (NOTE,)
