"""One line of AMDGCN: labels, instructions, and marks for what the reader of the whole text must know."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import cast

from msgspec.structs import replace

from isaview.languages.amdgcn import forms
from isaview.languages.amdgcn.tree import Call, Line, Piece, parse_line
from isaview.languages.kept import KeptStatements
from isaview.languages.shapes import ShapedLine, Unshared
from isaview.model.form import Form, Text
from isaview.model.statements import Defined, Label, Located, Note, Operation, Said, Statement, Unread


class Mark(Said, frozen=True):
    """A directive, definition or comment that means something only to the reader of the whole text.

    ``name`` is the directive, or "" for a remark of the compiler; ``arguments`` is what follows.
    """

    name: str
    arguments: Text


ENCODED = (".long", ".int", ".word", ".dword", ".4byte", ".short", ".hword", ".2byte", ".byte", ".quad", ".8byte")
"""Directives that put numbers into a section: data, or instructions that nobody assembled from their names."""
LOUD = frozenset(
    (
        *(".amdgpu_metadata", ".amd_amdgpu_hsa_metadata", ".amdhsa_kernel", ".amd_kernel_code_t", ".amdgpu_lds", ".size"),
        *(".text", ".data", ".bss", ".section", ".pushsection", ".popsection", ".previous"),
        *(".file", ".include", ".unended", ".cut_off"),
        *ENCODED,
    )
)
"""Directives the reader of the whole text must see; all others say nothing the model keeps."""

SPILL = re.compile(r"; *(?:\d+-byte )?Folded (?:Spill|Reload)")
DEFINED = re.compile(r"; *implicit-def: *")
DEFINED_NAME = re.compile(r"([vsa])gpr([0-9]+)(?:_(lo16|hi16))?")
HALVES = {"lo16": ".l", "hi16": ".h"}
QUOTED = 60


def reader(target: forms.Target, remember: bool = True) -> Callable[[ShapedLine], tuple[Statement, ...]]:
    """What turns one line into statements, for one wave size and generation; ``remember``: or finds what it was read as."""

    def parse(line: ShapedLine) -> tuple[Statement, ...]:
        # a Mark goes no further than the dialect, which turns it into what the module's tables say
        return cast(tuple[Statement, ...], _statements(line, target))

    def read(line: ShapedLine) -> tuple[Statement, ...]:
        known = kept.find(line.shape)
        if known is None:
            known = parse(line)
            kept.keep(line.shape, known)
        return known

    kept = _kept(target)
    return read if remember else parse


@cache
def _kept(target: forms.Target) -> KeptStatements:
    return KeptStatements("amdgcn", f"{target.wave_size} {target.generation}", (Mark,))


def _statements(line: ShapedLine, target: forms.Target) -> tuple[Statement | Mark, ...]:
    text = line.text
    if not text.strip(" \t\r\f\v\x01"):
        return ()
    parsed = parse_line(text)
    if not isinstance(parsed, Line):
        raise Unshared((_unread(text, parsed),))
    statements: list[Statement | Mark] = [Label(_label(line, label)) for label in parsed.labels]
    statements.extend(_body(line, parsed, target))
    if parsed.comment is not None:
        return _remark(line, parsed.comment, statements)
    return tuple(statements)


def _label(line: ShapedLine, label: Piece) -> Text:
    quoted = line.text[label.start] == '"'
    return line.cut(label.start + quoted, label.end - quoted)


def _unread(text: str, column: int) -> Unread:
    found = text[column : column + 1]
    what = f"found {found!r}" if found else "the line ends"
    return Unread(column + 1, text.strip()[:QUOTED], f"expected an operand or the end of the statement, {what}")


def _body(line: ShapedLine, parsed: Line, target: forms.Target) -> list[Statement | Mark]:
    if parsed.assignment is not None:
        name, value = parsed.assignment
        return [Mark("=", line.cut(name.start, value.end))]
    if not parsed.operations:
        return []
    if len(parsed.operations) == 2:
        first, second = (_form(line, call, target) for call in parsed.operations)
        return [Operation(form) for form in forms.issued_together(first, second)]
    if len(parsed.operations) > 2:
        return [_refused(line, parsed.operations[2].head, "at most two operations are issued together")]
    call = parsed.operations[0]
    if call.head.word.startswith("."):
        return _directive(line, call)
    return [Operation(_form(line, call, target))]


def _refused(line: ShapedLine, piece: Piece, message: str) -> Statement:
    return Unread(piece.start + 1, line.text.strip()[:QUOTED], message)


def _form(line: ShapedLine, call: Call, target: forms.Target) -> Form:
    operation = forms.take_apart(call, line.cut, line.text)
    strange = forms.unknown_index(operation)
    if strange is not None:
        written = line.text[strange.start : strange.end]
        raise Unshared((_refused(line, strange, f"expected the number of a register, found {written!r}"),))
    fewest, found = forms.fewest_operands(operation), len(operation.operands)
    if found < fewest:
        last = call.items[-1] if call.items else call.head
        raise Unshared((_refused(line, last, f"expected at least {fewest} operands of {operation.opcode}, found {found}"),))
    form = forms.form(operation, target)
    if forms.depends_on_tokens(operation):
        raise Unshared((Operation(form),))
    return form


def _directive(line: ShapedLine, call: Call) -> list[Statement | Mark]:
    name = call.head.word
    start = call.items[0].start if call.items else call.head.end
    arguments = line.cut(start, call.items[-1].end if call.items else start)
    if name == ".loc":
        comment = line.text.find("@[")
        return [Located(line.cut(start, len(line.text.rstrip())) if comment >= 0 else arguments)]
    if name in LOUD:
        return [Mark(name, arguments)]
    return [Note()]


def _remark(line: ShapedLine, comment: Piece, statements: list[Statement | Mark]) -> tuple[Statement | Mark, ...]:
    """What a comment adds: spill code, registers that hold a value from here on, or a figure of the kernel."""
    if SPILL.match(comment.word):
        return tuple(_spilling(statement) for statement in statements)
    defined = DEFINED.match(comment.word)
    if defined is not None:
        statements.extend(Defined(text) for text in _defined(line, comment.start + defined.end(), comment.end))
        return tuple(statements)
    if ":" in comment.word or "=" in comment.word:
        statements.append(Mark("", line.cut(comment.start + 1, comment.end)))
    return tuple(statements)


def _spilling(statement: Statement | Mark) -> Statement | Mark:
    """The statement as spill code; its accesses are of private memory, whatever instruction makes them."""
    if not isinstance(statement, Operation):
        return statement
    form = statement.form
    accesses = tuple(replace(access, space="private") for access in form.accesses)
    kind = f"private_{accesses[0].kind}" if accesses else form.instruction_class
    return Operation(replace(form, flags=form.flags | {"spill"}, accesses=accesses, instruction_class=kind))


def _defined(line: ShapedLine, start: int, end: int) -> list[Text]:
    """``$vgpr3_vgpr4`` names registers by LLVM's own words; each becomes an operand text of the assembler."""
    texts = []
    for match in DEFINED_NAME.finditer(line.text, start, end):
        number = line.cut(match.start(2), match.end(2))
        texts.append(Text(match[1] + number.pattern + HALVES.get(match[3] or "", ""), number.first, number.count))
    return texts
