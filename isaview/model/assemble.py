"""Assembly: a dialect's statements become the model.

The only place that fills a kernel's columns; once sealed they are not changed. Text that comes from the input passes
`isaview.base.text.safe` here, so that nothing behind this border can hold a control character.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct, field

from isaview.base import limits
from isaview.base.measure import Measure
from isaview.base.names import demangled, expect
from isaview.base.text import safe
from isaview.model.binding import bind
from isaview.model.form import Form
from isaview.model.kernel import Diagnostic, Kernel, Module, StatedFact, Storage
from isaview.model.statements import (
    REPEATED,
    Alias,
    Begin,
    Debug,
    Declare,
    Defined,
    Dialect,
    End,
    Fact,
    Item,
    Label,
    Located,
    Note,
    Operation,
    Operations,
    Part,
    Scope,
    Statement,
    Table,
    Target,
    Unread,
)
from isaview.model.statements import Storage as StorageStatement
from isaview.model.storage import declared


class _Body(Struct):
    """A kernel while its statements come in: columns, the last two of which are as long as `settle` made them."""

    begin: Begin
    line: int
    forms: list[Form] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    tokens: list[Sequence[str]] = field(default_factory=list)
    scopes: list[int] = field(default_factory=list)
    positions: list[int] = field(default_factory=list)
    labels: dict[str, int] = field(default_factory=dict)
    tables: dict[str, tuple[str, ...]] = field(default_factory=dict)
    declarations: list[tuple[int, dict[str, tuple[str, int, int | None]]]] = field(default_factory=lambda: [(-1, {})])
    facts: list[Fact] = field(default_factory=list)
    storage: list[Storage] = field(default_factory=list)
    notes: dict[int, list[tuple[str, str]]] = field(default_factory=dict)
    definitions: dict[int, list[str]] = field(default_factory=dict)
    closing: dict[int, list[str]] = field(default_factory=dict)
    passed: dict[str, list[str]] = field(default_factory=dict)
    standing: tuple[int, list[str]] = (-1, [])
    """Where the last labels stand, and the labels there so far."""
    unread: list[Diagnostic] = field(default_factory=list)
    marks: list[str | None] = field(default_factory=lambda: [None])
    mark_numbers: dict[str | None, int] = field(default_factory=lambda: {None: 0})
    end_line: int = 0

    def settle(self, scope: int, mark: int) -> None:
        """Say in which scope, and from which source position, the operations are that came in since the last time."""
        fresh = len(self.forms) - len(self.scopes)
        self.scopes += [scope] * fresh
        self.positions += [mark] * fresh


def scoped(label: str, scope: int) -> str:
    """The key of a label in `Kernel.labels`: labels of inner scopes carry the scope's number."""
    return f"{label}\x00{scope}" if scope else label


class _Assembler:
    """One module under construction; ``take`` maps each kind of statement to what it does."""

    def __init__(self, dialect: Dialect, path: str, part: str, line: int, source: str) -> None:
        self.dialect = dialect
        self.module = Module(path=path, part=part, line=line, dialect=dialect.name, target=None, wave_size=None, source=source)
        self.body: _Body | None = None
        self.bodies: list[_Body] = []
        self.storage: dict[str, Storage] = {}
        self.facts: list[Fact] = []
        self.module_facts: list[Fact] = []
        self.aliases: dict[str, str] = {}
        self.module_tables: dict[str, tuple[str, ...]] = {}
        self.diagnostics: list[Diagnostic] = []
        self.unread_count = 0
        self.total = 0
        self.scope = 0
        self.mark = 0
        self.structural = False
        self.dropped = 0
        self.take: dict[type[Statement], Callable[[int, Any, Sequence[str]], None]] = {
            Begin: self.begin,
            End: self.end,
            Label: self.label,
            Located: self.located,
            Fact: self.fact,
            StorageStatement: self.store,
            Defined: self.defined,
            Scope: self.scoping,
            Declare: self.declare,
            Table: self.table,
            Alias: self.alias,
            Unread: self.unread,
            Note: self.note,
            Target: self.target,
            Debug: self.debug,
        }

    def begin(self, line: int, statement: Begin, _tokens: Sequence[str]) -> None:
        if self.body is not None:
            self.end(line - 1, End(), ())
        expect(statement.name)
        self.body = _Body(statement, line)
        self.scope = 0
        self.mark = 0

    def end(self, line: int, _statement: End, _tokens: Sequence[str]) -> None:
        if self.body is None:
            return
        self.body.settle(self.scope, self.mark)
        self.body.end_line = line
        if len(self.bodies) < limits.KERNELS_PER_FILE:
            self.bodies.append(self.body)
        else:
            self.dropped += 1
        self.body = None

    def operations(self, run: Operations) -> None:
        self.total += len(run.forms)
        body = self.body
        if body is None:
            for line, form in zip(run.lines, run.forms, strict=True):
                self.operation_outside(line, form)
            return
        body.forms += run.forms
        body.lines += run.lines
        body.tokens += run.tokens

    def operation_outside(self, line: int, form: Form) -> None:
        self.unread(line, Unread(1, form.opcode, "an instruction outside of any kernel or function"), ())

    def label(self, _line: int, statement: Label, tokens: Sequence[str]) -> None:
        if self.body is None:
            return
        index, name = len(self.body.forms), scoped(statement.name.bind(tokens), self.scope)
        self.body.labels.setdefault(name, index)
        if self.body.standing[0] != index:
            self.body.standing = (index, [])
        before = self.body.standing[1]
        if index and index in self.body.definitions:
            defined = self.body.definitions.pop(index)
            self.body.closing.setdefault(index - 1, []).extend(defined)
            for label in before:
                self.body.passed.setdefault(label, []).extend(defined)
        before.append(name)

    def located(self, _line: int, statement: Located, tokens: Sequence[str]) -> None:
        if self.body is None:
            return
        key = statement.position.bind(tokens)
        number = self.body.mark_numbers.get(key)
        if number is None:
            number = self.body.mark_numbers[key] = len(self.body.marks)
            self.body.marks.append(key)
        self.body.settle(self.scope, self.mark)
        self.mark = number

    def fact(self, _line: int, statement: Fact, _tokens: Sequence[str]) -> None:
        if statement.module:
            self.module_facts.append(statement)
        elif statement.kernel is not None:
            self.facts.append(statement)
        elif self.body is not None:
            self.body.facts.append(statement)

    def store(self, line: int, statement: StorageStatement, _tokens: Sequence[str]) -> None:
        storage = Storage(
            statement.name,
            statement.space,
            statement.bytes,
            line,
            statement.alignment,
            statement.natural,
            statement.visible,
            statement.lone,
        )
        if self.body is None:
            self.storage[statement.name] = storage
        else:
            self.body.storage.append(storage)

    def defined(self, _line: int, statement: Defined, tokens: Sequence[str]) -> None:
        if self.body is not None:
            self.body.definitions.setdefault(len(self.body.forms), []).append(statement.register.bind(tokens))

    def scoping(self, _line: int, statement: Scope, _tokens: Sequence[str]) -> None:
        if self.body is None:
            return
        self.body.settle(self.scope, self.mark)
        if statement.opens:
            self.body.declarations.append((self.scope, {}))
            self.scope = len(self.body.declarations) - 1
        else:
            self.scope = max(self.body.declarations[self.scope][0], 0)

    def declare(self, _line: int, statement: Declare, _tokens: Sequence[str]) -> None:
        if self.body is not None:
            names = self.body.declarations[self.scope][1]
            names[statement.name] = (statement.file, statement.bits, statement.count)

    def table(self, _line: int, statement: Table, _tokens: Sequence[str]) -> None:
        tables = self.module_tables if self.body is None else self.body.tables
        tables[statement.name] = statement.targets

    def alias(self, _line: int, statement: Alias, _tokens: Sequence[str]) -> None:
        self.aliases[statement.name] = statement.function

    def unread(self, line: int, statement: Unread, _tokens: Sequence[str]) -> None:
        self.unread_count += 1
        self.structural = self.structural or statement.structural
        if statement.cut and not self.module.cut_off:
            self.module.cut_off = safe(statement.message)
        diagnostic = Diagnostic(line, statement.column, safe(statement.message), safe(statement.text[: limits.SHOWN_TEXT]))
        if len(self.diagnostics) < limits.DIAGNOSTICS_KEPT:
            self.diagnostics.append(diagnostic)
        if self.body is not None:
            self.body.unread.append(diagnostic)

    def note(self, _line: int, statement: Note, _tokens: Sequence[str]) -> None:
        if self.body is not None and statement.key:
            self.body.notes.setdefault(len(self.body.forms), []).append((statement.key, statement.value))

    def target(self, _line: int, statement: Target, _tokens: Sequence[str]) -> None:
        self.module.target = safe(statement.name)
        if statement.wave_size is not None:
            self.module.wave_size = statement.wave_size

    def debug(self, _line: int, statement: Debug, _tokens: Sequence[str]) -> None:
        self.module.debug = statement.info

    def seal(self, last_line: int) -> Module:
        """Close what is open and give the module."""
        if self.body is not None:
            self.end(last_line, End(), ())
        module = self.module
        by_name: dict[str, list[Fact]] = {}
        for fact in self.facts:
            by_name.setdefault(fact.kernel or "", []).append(fact)
        module.storage = self.storage
        module.facts = {fact.name: fact.measure for fact in sorted(self.module_facts, key=lambda fact: -fact.rank)}
        module.aliases = self.aliases
        module.tables = self.module_tables
        if self.dropped:
            message = f"{self.dropped} more kernels are not shown: the limit is {limits.KERNELS_PER_FILE} per file"
            self.unread(last_line, Unread(1, "", message), ())
        module.diagnostics = tuple(self.diagnostics)
        module.diagnostic_count = self.unread_count
        module.statements_total = self.total
        module.statements_read = self.total - self.unread_count
        module.kernels = tuple(_kernel(module, body, by_name.get(body.begin.name, []), self.structural) for body in self.bodies)
        for kernel in module.kernels:
            kernel.operands = bind(kernel, self.dialect.registers)
        for kernel, found in declared(module):
            assert isinstance(kernel.stated, dict)
            kernel.stated.update(found)
        for kernel in module.kernels:
            kernel.variant = _variant(kernel)
        return module


def _kernel(module: Module, body: _Body, later_facts: list[Fact], structural: bool) -> Kernel:
    facts = [*body.facts, *later_facts]
    ranked = sorted(facts, key=lambda fact: fact.rank)
    stated: dict[str, Measure] = {}
    for fact in ranked:
        if fact.rank < REPEATED:
            stated.setdefault(fact.name, fact.measure)
    unread = tuple(body.unread)
    if structural and not unread:
        unread = (
            Diagnostic(body.line, 1, "the structure of the module is damaged elsewhere, so this kernel may not be whole"),
        )
    return Kernel(
        module=module,
        name=safe(body.begin.name),
        demangled=safe(demangled(body.begin.name)),
        line=body.line,
        is_entry=body.begin.is_entry,
        forms=body.forms,
        lines=array("I", body.lines),
        tokens=body.tokens,
        scopes=array("I", body.scopes),
        position_marks=body.marks,
        positions=array("I", body.positions),
        labels=body.labels,
        tables=body.tables,
        declarations=body.declarations,
        facts=tuple(StatedFact(fact.name, fact.measure, fact.rank) for fact in ranked),
        stated=stated,
        storage=tuple(body.storage),
        parameters=body.begin.parameters,
        arguments=body.begin.arguments,
        notes={index: tuple(notes) for index, notes in body.notes.items()},
        definitions={index: tuple(texts) for index, texts in body.definitions.items()},
        closing_definitions={index: tuple(texts) for index, texts in body.closing.items()},
        label_definitions={label: tuple(texts) for label, texts in body.passed.items()},
        unread=unread,
        end_line=body.end_line,
        uniform_arguments=body.begin.uniform_arguments,
        flags=body.begin.flags,
    )


def _variant(kernel: Kernel) -> str:
    """What tells kernels of one name apart: launch bounds, shared bytes, parameter types."""
    pieces = []
    for name, letter in (("required_threads", "r"), ("max_threads", "t"), ("shared_bytes", "s")):
        measure = kernel.stated.get(name)
        if measure is not None and measure.value is not None:
            pieces.append(f"{letter}{measure.value}")
    if kernel.parameters:
        pieces.append("(" + ",".join(safe(text) for text, _ in kernel.parameters) + ")")
    return ".".join(pieces)


def assemble(
    items: Iterable[Item], dialect: Dialect, path: str = "", source: str = "", part: str = "", line: int = 1
) -> tuple[Module, ...]:
    """The modules of a text.

    Args:
        items: what ``dialect.statements`` gives, in line order.
        dialect: the dialect itself, kept for its register names.
        path: where the text comes from, for messages.
        source: the text, for listings.
        part: which of several texts of one file this is.
        line: the file's line on which the text begins.
    """
    modules: list[Module] = []
    at = _Assembler(dialect, path, part, line, source)
    number = line
    for number, statement, tokens in items:
        kind = statement.__class__
        if kind is Operation:
            at.total += 1
            body = at.body
            if body is not None:
                body.forms.append(statement.form)  # type: ignore[union-attr]
                body.lines.append(number)
                body.tokens.append(tokens)
            else:
                at.operation_outside(number, statement.form)  # type: ignore[union-attr]
        elif kind is Operations:
            at.operations(statement)  # type: ignore[arg-type]
        elif kind is Part:
            if at.total:
                modules.append(at.seal(number))
                assert isinstance(statement, Part)
                name = safe(statement.name) or f"{part} {len(modules) + 1}".strip()
                at = _Assembler(dialect, path, name, number, source)
        else:
            at.total += 1
            at.take[kind](number, statement, tokens)
    modules.append(at.seal(number))
    return tuple(modules)
