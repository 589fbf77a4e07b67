"""The modules that a dialect's statements describe.

This is the only place that fills a kernel's columns; nobody changes them afterwards. Text that comes from the input passes
`isaview.base.text.safe` here, so that nothing behind this border can hold a control character.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import attrgetter

from msgspec import Struct, field

from isaview.base import limits
from isaview.base.measure import stated_measure
from isaview.base.names import demangle, expect
from isaview.base.text import safe
from isaview.model import statements as said
from isaview.model.binding import bind
from isaview.model.form import Form
from isaview.model.kernel import Diagnostic, Kernel, Module, StatedFact, Storage
from isaview.model.statements import REPEATED, Dialect, Fact, Item, Operation, Operations, Part, Statement, Unread
from isaview.model.storage import declared_storage


class _Body(Struct):
    """A kernel while its statements come in, under its name as the text spells it.

    Scopes and positions are as long as `_settle` made them. ``standing`` says where the last labels stand, and which.
    """

    name: str
    kernel: Kernel
    scope: int = 0
    mark: int = 0
    facts: list[Fact] = field(default_factory=list)
    marks: dict[str, int] = field(default_factory=dict)
    standing: tuple[int, list[str]] = (-1, [])


class _Assembly(Struct):
    """A module under construction."""

    module: Module
    body: _Body | None = None
    bodies: list[_Body] = field(default_factory=list)
    facts: dict[str, list[Fact]] = field(default_factory=dict)
    """Facts that name their kernel, by that name."""
    module_facts: list[Fact] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)
    structural: bool = False
    dropped: int = 0


def scoped_label(label: str, scope: int) -> str:
    """The key of a label in `Kernel.labels`: labels of inner scopes carry the scope's number."""
    return f"{label}\x00{scope}" if scope else label


def _settle(body: _Body) -> None:
    """Say in which scope, and from which source position, the operations are that came in since the last time."""
    fresh = len(body.kernel.forms) - len(body.kernel.scopes)
    body.kernel.scopes.extend([body.scope] * fresh)
    body.kernel.positions.extend([body.mark] * fresh)


def _end(assembly: _Assembly, line: int) -> None:
    if assembly.body is None:
        return
    _settle(assembly.body)
    assembly.body.kernel.end_line = line
    if len(assembly.bodies) < limits.KERNELS_PER_FILE:
        assembly.bodies.append(assembly.body)
    else:
        assembly.dropped += 1
    assembly.body = None


def _operations(assembly: _Assembly, run: Operations) -> None:
    assembly.module.statements_total += len(run.forms)
    if assembly.body is None:
        for line, form in zip(run.lines, run.forms, strict=True):
            _report_outside(assembly, line, form)
        return
    kernel = assembly.body.kernel
    kernel.forms += run.forms
    kernel.lines.extend(run.lines)
    kernel.tokens += run.tokens


def _report_outside(assembly: _Assembly, line: int, form: Form) -> None:
    _unread(assembly, line, Unread(1, form.opcode, "an instruction outside of any kernel or function"))


def _label(body: _Body, label: str) -> None:
    kernel = body.kernel
    index, name = len(kernel.forms), scoped_label(label, body.scope)
    kernel.labels.setdefault(name, index)
    if body.standing[0] != index:
        body.standing = (index, [])
    before = body.standing[1]
    if index and index in kernel.definitions:
        defined = kernel.definitions.pop(index)
        kernel.closing_definitions.setdefault(index - 1, []).extend(defined)
        for above in before:
            kernel.label_definitions.setdefault(above, []).extend(defined)
    before.append(name)


def _locate(body: _Body, position: str) -> None:
    _settle(body)
    body.mark = body.marks.setdefault(position, len(body.kernel.position_marks))
    if body.mark == len(body.kernel.position_marks):
        body.kernel.position_marks.append(position)


def _unread(assembly: _Assembly, line: int, statement: Unread) -> None:
    assembly.module.diagnostic_count += 1
    assembly.structural = assembly.structural or statement.structural
    if statement.cut and not assembly.module.cut_off:
        assembly.module.cut_off = safe(statement.message)
    diagnostic = Diagnostic(line, statement.column, safe(statement.message), safe(statement.text[: limits.SHOWN_TEXT]))
    if len(assembly.diagnostics) < limits.DIAGNOSTICS_KEPT:
        assembly.diagnostics.append(diagnostic)
    if assembly.body is not None:
        assembly.body.kernel.unread.append(diagnostic)


def _take_inside(body: _Body, statement: Statement, tokens: Sequence[str]) -> None:
    """Put a statement into the kernel that is open."""
    kernel = body.kernel
    match statement:
        case said.Label(name):
            _label(body, name.bind(tokens))
        case said.Located(position):
            _locate(body, position.bind(tokens))
        case said.Note(key, value) if key:
            kernel.notes.setdefault(len(kernel.forms), []).append((key, value))
        case said.Declare(name, file, bits, count):
            kernel.declarations[body.scope][1][name] = (file, bits, count)
        case said.Scope(opens):
            _settle(body)
            declarations = body.kernel.declarations
            if opens:
                declarations.append((body.scope, {}))
                body.scope = len(declarations) - 1
            else:
                body.scope = max(declarations[body.scope][0], 0)
        case said.Encoded(addresses, encodings):
            kernel.addresses, kernel.encodings = addresses, encodings
        case said.Defined(register):
            kernel.definitions.setdefault(len(kernel.forms), []).append(register.bind(tokens))
        case said.Fact(name, instead=instead):
            body.facts = [*(fact for fact in body.facts if not instead or fact.name != name), statement]
        case Storage():
            kernel.storage.append(statement)
        case said.Table(name, targets):
            kernel.tables[name] = targets


def _count_unlisted(assembly: _Assembly, kernel: Kernel) -> None:
    """Count instructions as unread whose opcode no row of the opcode table names, and say what they are taken for."""
    strange = {
        form: _guess(form) for form in kernel.distinct_forms if form.recognised != "table" and "foreign" not in form.flags
    }
    for line, form in zip(kernel.lines, kernel.forms, strict=True) if strange else ():
        if form in strange:
            kernel.unread.append(Diagnostic(line, 1, strange[form]))
            assembly.module.diagnostic_count += 1
            assembly.diagnostics.append(kernel.unread[-1])


def _guess(form: Form) -> str:
    # a call is named by what it calls, any other instruction by its opcode with all suffixes
    name = safe((form.opcode if form.opcode.startswith(form.mnemonic) else form.mnemonic)[: limits.SHOWN_TEXT])
    kind = form.instruction_class.replace("_", " ")
    guess = f"taken as {kind} by parts of its name" if form.recognised == "family" else "what it does is not known"
    return f"no row of the opcode table knows {name}: {guess}"


def _seal(assembly: _Assembly, last_line: int, dialect: Dialect) -> Module:
    """Close what is open and give the module."""
    _end(assembly, last_line)
    module = assembly.module
    if assembly.dropped:
        message = f"{assembly.dropped} more kernels are not shown: the limit is {limits.KERNELS_PER_FILE} per file"
        _unread(assembly, last_line, Unread(1, "", message))
    module.facts = {fact.name: fact.measure for fact in sorted(assembly.module_facts, key=lambda fact: -fact.rank)}
    if dialect.waits_by and dialect.waits_by in module.source:
        module.facts["compilers_waits"] = stated_measure(1, "", dialect.waits_by)
    module.kernels = tuple(body.kernel for body in assembly.bodies)
    for kernel in module.kernels:
        _count_unlisted(assembly, kernel)
    module.diagnostics = tuple(sorted(assembly.diagnostics, key=attrgetter("line"))[: limits.DIAGNOSTICS_KEPT])
    module.statements_read = module.statements_total - module.diagnostic_count
    for body in assembly.bodies:
        kernel = body.kernel
        kernel.demangled = safe(demangle(body.name))
        ranked = sorted((*body.facts, *assembly.facts.get(body.name, ())), key=lambda fact: fact.rank)
        kernel.facts = tuple(StatedFact(fact.name, fact.measure, fact.rank) for fact in ranked)
        for fact in ranked:
            if fact.rank < REPEATED:
                kernel.stated.setdefault(fact.name, fact.measure)
        if assembly.structural and not kernel.unread:
            message = "the structure of the module is damaged elsewhere, so this kernel may not be whole"
            kernel.unread.append(Diagnostic(kernel.line, 1, message))
        kernel.operands = bind(kernel, dialect.registers)
    for kernel, measures in declared_storage(module):
        kernel.stated.update(measures)
    for kernel in module.kernels:
        kernel.variant = _variant(kernel)
    return module


def _variant(kernel: Kernel) -> str:
    """What tells kernels of the same name apart: launch bounds, shared bytes, parameter types."""
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
        dialect: the dialect itself, for its name and its register names.
        path: where the text comes from, for messages.
        source: the text, for listings.
        part: which of several texts of a file this is.
        line: the file's line on which the text begins.
    """
    modules: list[Module] = []
    assembly = _Assembly(Module(path, part, line, dialect.name, source=source, level=dialect.level))
    number = line
    for number, statement, tokens in items:
        kind = statement.__class__
        if kind is Operation:
            assembly.module.statements_total += 1
            form: Form = statement.form  # type: ignore[union-attr]
            if assembly.body is None:
                _report_outside(assembly, number, form)
                continue
            kernel = assembly.body.kernel
            kernel.forms.append(form)
            kernel.lines.append(number)
            kernel.tokens.append(tokens)
        elif kind is Operations:
            _operations(assembly, statement)  # type: ignore[arg-type]
        elif isinstance(statement, Part):
            if assembly.module.statements_total:
                modules.append(_seal(assembly, number, dialect))
                name = safe(statement.name) or f"{part} {len(modules) + 1}".strip()
                assembly = _Assembly(Module(path, name, number, dialect.name, source=source, level=dialect.level))
        else:
            assembly.module.statements_total += 1
            module = assembly.module
            match statement:
                case said.Begin():
                    _end(assembly, number - 1)
                    expect(statement.name)
                    names = (
                        *(statement.parameters, statement.arguments, statement.uniform_arguments, statement.flags),
                        *(statement.argument_facts, statement.argument_types),
                    )
                    assembly.body = _Body(
                        statement.name, Kernel(assembly.module, safe(statement.name), number, statement.is_entry, *names)
                    )
                case said.End():
                    _end(assembly, number)
                case said.Unread():
                    _unread(assembly, number, statement)
                case said.Fact(module=True):
                    assembly.module_facts.append(statement)
                case said.Fact(kernel=str(name)):
                    assembly.facts.setdefault(name, []).append(statement)
                case said.Alias():
                    module.aliases[statement.name] = statement.function
                case said.Debug():
                    module.debug = statement.info
                case said.Target():
                    module.target = safe(statement.name)
                    module.wave_size = module.wave_size if statement.wave_size is None else statement.wave_size
                case said.Table() if assembly.body is None:
                    module.tables[statement.name] = statement.targets
                case Storage() if assembly.body is None:
                    module.storage[statement.name] = statement
                case _ if assembly.body is not None:
                    _take_inside(assembly.body, statement, tokens)
    modules.append(_seal(assembly, number, dialect))
    return tuple(modules)
