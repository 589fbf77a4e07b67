"""The statements of a line of AMDGCN, with marks for what the reader of the whole text must know."""

from __future__ import annotations

import re
from collections.abc import Callable

from isaview.base import regex
from isaview.languages.amdgcn import clauses, forms
from isaview.languages.amdgcn.targets import Target
from isaview.languages.amdgcn.tree import Call, Line, Piece, parse_line
from isaview.languages.shapes import ShapedLine, Unshared
from isaview.model.form import Form, Text
from isaview.model.statements import Defined, Label, Located, Note, Operation, Statement, StatementBase, Unread


class Mark(StatementBase, frozen=True):
    """A directive, definition or comment that means something only to the reader of the whole text.

    ``name`` is the directive, or "" for a remark of the compiler; ``arguments`` is what follows.
    """

    name: str
    arguments: Text


ENCODED = (".long", ".int", ".word", ".dword", ".4byte", ".short", ".hword", ".2byte", ".byte", ".quad", ".8byte")
"""Directives that put numbers into a section: data, or instructions that nobody assembled from their names."""
_MARKED = frozenset(
    (
        *(".amdgpu_metadata", ".amd_amdgpu_hsa_metadata", ".amdhsa_kernel", ".amd_kernel_code_t", ".amdgpu_lds", ".size"),
        *(".text", ".data", ".bss", ".section", ".pushsection", ".popsection", ".previous"),
        *(".file", ".include", ".unended", ".cut_off"),
        *ENCODED,
    )
)
"""Directives the reader of the whole text must see; all others say nothing the model keeps."""
_DEFINED = regex.compile(r"; *implicit-def: *")
_DEFINED_NAME = regex.compile(r"([vsa])gpr([0-9]+)(?:_(lo16|hi16))?")
_HALVES = {"lo16": ".l", "hi16": ".h"}
_QUOTED = 60  # characters of a line in a message


def reader(target: Target) -> Callable[[ShapedLine], tuple[Statement, ...]]:
    """What turns a line into statements, for a wave size and generation."""
    return lambda line: _statements(line, target)


def _statements(line: ShapedLine, target: Target) -> tuple[Statement, ...]:
    text = line.text
    if not text.strip(" \t\r\f\v\x01"):
        return ()
    parsed = parse_line(text)
    if not isinstance(parsed, Line):
        reason = f"found {text[parsed]!r}" if parsed < len(text) else "the line ends"
        raise Unshared((_unread(line, parsed, f"expected an operand or the end of the statement, {reason}"),))
    statements: list[Statement] = []
    for label in parsed.labels:
        quoted = text[label.start] == '"'
        statements.append(Label(line.cut(label.start + quoted, label.end - quoted)))
    statements.extend(_body(line, parsed, target))
    if parsed.comment is not None:
        return _remark(line, parsed.comment, statements)
    return tuple(statements)


def _unread(line: ShapedLine, column: int, message: str) -> Unread:
    return Unread(column + 1, line.text.strip()[:_QUOTED], message)


def _body(line: ShapedLine, parsed: Line, target: Target) -> list[Statement]:
    operations = parsed.operations
    if parsed.assignment is not None:
        return [Mark("=", line.cut(parsed.assignment.name.start, parsed.assignment.value.end))]
    if len(operations) > 2:
        return [_unread(line, operations[2].head.start, "at most two operations are issued together")]
    if len(operations) == 1 and operations[0].head.word.startswith("."):
        return [_directive(line, operations[0])]
    halves = [_form(line, call, target) for call in operations]
    return [Operation(form) for form in (forms.issued_together(*halves) if len(halves) == 2 else halves)]


def _form(line: ShapedLine, call: Call, target: Target) -> Form:
    operation = forms.take_apart(call, line.cut, line.text)
    strange = forms.unknown_index(operation)
    if strange is not None:
        written = line.text[strange.start : strange.end]
        raise Unshared((_unread(line, strange.start, f"expected the number of a register, found {written!r}"),))
    fewest, count = forms.fewest_operands(operation), len(operation.operands)
    if count < fewest:
        last = call.items[-1] if call.items else call.head
        raise Unshared(
            (_unread(line, last.start, f"expected at least {fewest} operands of {operation.opcode}, found {count}"),)
        )
    form = forms.form(operation, target)
    if operation.decisive:
        raise Unshared((Operation(form),))
    return form


def _directive(line: ShapedLine, call: Call) -> Statement:
    name = call.head.word
    start, end = (call.items[0].start, call.items[-1].end) if call.items else (call.head.end, call.head.end)
    if name == ".loc":
        return Located(line.cut(start, len(line.text.rstrip()) if "@[" in line.text else end))
    return Mark(name, line.cut(start, end)) if name in _MARKED else Note()


def _remark(line: ShapedLine, comment: Piece, statements: list[Statement]) -> tuple[Statement, ...]:
    """What a comment adds: spill code, registers that hold a value from here on, or a figure of the kernel."""
    spill = clauses.SPILL.match(comment.word)
    if spill is not None:
        return tuple(_spilling(line, comment, spill, statement) for statement in statements)
    defined = _DEFINED.match(comment.word)
    if defined is not None:
        # ``$vgpr3_vgpr4`` names registers by LLVM's own words; each becomes an operand text of the assembler
        for match in _DEFINED_NAME.finditer(line.text, comment.start + defined.end(), comment.end):
            number = line.cut(match.start(2), match.end(2))
            statements.append(Defined(Text(match[1] + number.pattern + _HALVES.get(match[3], ""), number.first, number.count)))
    elif ":" in comment.word or "=" in comment.word:
        statements.append(Mark("", line.cut(comment.start + 1, comment.end)))
    return tuple(statements)


def _spilling(line: ShapedLine, comment: Piece, mark: re.Match[str], statement: Statement) -> Statement:
    """The statement as spill code; the head of a group remembers how much of the group is."""
    if not isinstance(statement, Operation):
        return statement
    if "hint" not in statement.form.flags:
        return Operation(clauses.spilling(statement.form))
    start, end = mark.span("bytes")
    amount = line.cut(comment.start + start, comment.start + end) if end > 0 else Text("0")
    return Operation(clauses.head(statement.form, mark, amount))
