"""The statements of a text of AMDGCN: modules, functions and their marks, descriptors, disassemblies."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.base import regex
from isaview.base.measure import counted_measure
from isaview.languages.amdgcn import clauses, facts, objdump
from isaview.languages.amdgcn.calls import Calls
from isaview.languages.amdgcn.frames import in_frames
from isaview.languages.amdgcn.lines import ENCODED, Mark, reader
from isaview.languages.amdgcn.metadata import KernelMetadata, of_metadata
from isaview.languages.amdgcn.survey import OLD_DESCRIPTOR, Survey, survey
from isaview.languages.amdgcn.targets import FIRST_WITH_HALVES, generation
from isaview.languages.amdgcn.targets import Target as FormTarget
from isaview.languages.amdgcn.text import CUT, HOLES, UNENDED, stops
from isaview.languages.shapes import ShapeCache, read_shapes, remember_shapes
from isaview.model.kernel import DebugInfo, SourcePosition, Storage, innermost_position
from isaview.model.statements import (
    GUESSED,
    REPEATED,
    Begin,
    Debug,
    End,
    Fact,
    Item,
    Label,
    Note,
    Operation,
    Part,
    Statement,
    Target,
    Unread,
)

MOST_SHAPES = 200_000
"""Shapes remembered from text to text; beyond, all are forgotten."""

_ENTERING_KERNEL: tuple[tuple[str, int], ...] = (("v[0:2]", 0), ("s[0:31]", 0))
"""What the hardware has set when a kernel starts: identifiers of the lane, user data and identifiers of the group."""
_ENTERING_FUNCTION: tuple[tuple[str, int], ...] = (("v[0:255]", 0), ("s[0:105]", 0), ("a[0:255]", 0))
"""A function may get anything from its caller: the text does not say what."""
_ENCODED = (
    "an instruction stands here as a number and is not decoded: llvm-mc -filetype=obj assembles, llvm-objdump -d shows the text"
)
_WINDOWED = (
    "registers behind this are named by the low eight bits of their numbers only: llvm-mc -filetype=obj assembles,"
    " llvm-objdump -d writes the numbers"
)
_OLD = f"the descriptor of code object version 2 ({OLD_DESCRIPTOR}) is not read, so what it states is not known"
_UNENDED_BLOCK = "a block of directives begins here and nothing ends it"
_UNPASSABLE = frozenset(("jump", "switch", "return", "stop"))

_LAST_WITH_DESCRIPTORS = 10
"""The last generation that reaches private memory through a descriptor."""
_OTHER_SYSTEMS = regex.compile(r"amdpal|mesa3d")
"""Systems whose descriptors may stand in scalar registers from the start on."""
_HALF = regex.compile(r"\bv(?:\d+|\[\d+\])\.[lh]\b")
_MODULE_START = regex.compile(r"^[ \t]*\.amdgcn_target\b", re.MULTILINE)
_FILE = regex.compile(r"(\d+)\s+\"([^\"]*)\"(?:\s+\"([^\"]*)\")?")
_INLINED_AT = regex.compile(r"@\[ ([^\s:\]]+):(\d+)(?::(\d+))?")

_CACHES: dict[FormTarget, ShapeCache] = {}


def statements(text: str, target: str = "", wave_size: int | None = None) -> Iterator[Item]:
    """Every statement of a text of AMDGCN assembly or of a disassembly.

    ``target`` and ``wave_size`` are what a binary says that a disassembly was made of.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text
    if objdump.is_disassembly(text):
        for name, line, part in objdump.files(text):
            if line > 1:
                yield line, Part(name), ()
            disassembly = objdump.convert(part)
            known = survey("\n".join(disassembly.lines), target)
            if wave_size is not None:
                known.wave_size = known.implicit_wave_size = wave_size
            known.functions, known.entries = disassembly.functions, disassembly.entries
            items = _module(known, line, disassembly.padding, disassembly.files)
            yield from objdump.add_addresses(items, disassembly.addresses, line)
        return
    for index, (line, part) in enumerate(_parts(text)):
        if index:
            yield line, Part(), ()
        yield from _module(survey(part), line)


def _parts(text: str) -> Iterator[tuple[int, str]]:
    """Each module of a text with its first line: a target directive after code begins a module."""
    start = 0
    line = 1
    starts = list(_MODULE_START.finditer(text)) if text.count(".amdgcn_target") > 1 else []
    for match in starts[1:]:
        part = text[start : match.start()]
        # The directive may stand twice in front of one module: only behind code it begins another.
        if "s_endpgm" in part or ".end_amdgpu_metadata" in part:
            yield line, part
            line += part.count("\n")
            start = match.start()
    yield line, text[start:]


def _module(
    known: Survey, first_line: int, padding: Mapping[str, int] | None = None, files: Mapping[str, str] | None = None
) -> Iterator[Item]:
    """The items of a module; of a disassembly ``padding`` counts what was left out by function, ``files`` are by number."""
    # Halves of registers have names since gfx11: without a target they tell the generation.
    major = generation(known.target)[0] or (FIRST_WITH_HALVES if _HALF.search(known.text) else 0)
    target = FormTarget(known.implicit_wave_size, major)
    shapes = remember_shapes(_CACHES.setdefault(target, {}), MOST_SHAPES)
    if known.target or known.wave_size:
        yield first_line, Target(known.target, known.wave_size), ()
    parts = iter(known.metadata), iter(known.descriptors)
    module = _Module(known, Calls(known.functions), *parts, padding, files=dict(files or {}))
    shaped = read_shapes(known.text, HOLES, reader(target), shapes, 1 if known.origins else first_line)
    items = _follow_functions(module, clauses.mark_spills(shaped) if "Folded" in known.text else shaped)
    # Descriptors of private memory went with gfx11; graphics drivers put others into the same registers.
    if "buffer_" in known.text and major <= _LAST_WITH_DESCRIPTORS and not _OTHER_SYSTEMS.search(known.text):
        items = in_frames(items)
    yield from _restore_lines(items, known, first_line) if known.origins else items
    if module.files:
        yield first_line, Debug(_Positions(module.files)), ()


def _restore_lines(items: Iterator[Item], known: Survey, first_line: int) -> Iterator[Item]:
    """Items of an expanded text at the lines they come from, with reports of what could not be expanded."""
    reports = list(reversed(known.reports))

    def reports_until(last: float) -> Iterator[Item]:
        while reports and reports[-1].before <= last:
            line, text, why, cut = reports.pop()
            yield known.origins[line - 1] + first_line - 1, Unread(1, text[:60], why, structural=True, cut=cut), ()

    for number, statement, tokens in items:
        yield from reports_until(number)
        yield known.origins[number - 1] + first_line - 1, statement, tokens
    yield from reports_until(float("inf"))


class _Module(Struct):
    """One module being read: which function is open, what stands in sections, blocks whose directive is still to come."""

    survey: Survey
    calls: Calls
    metadata: Iterator[list[KernelMetadata]]
    descriptors: Iterator[tuple[str, Mapping[str, str]]]
    padding: Mapping[str, int] | None
    """Of a disassembly: by function, the instructions left out; None for assembly."""
    open: str | None = None
    last: str = ""
    """The function last begun."""
    begun: set[str] = field(default_factory=set)
    flow: str = ""
    """The flow of the last operation, "" behind a label."""
    in_code: bool = True
    pushed: list[bool] = field(default_factory=list)
    files: dict[str, str] = field(default_factory=dict)

    def begin(self, name: str) -> Begin:
        """Open a function."""
        known = self.survey
        self.open = self.last = name
        self.begun.add(name)
        self.calls.addresses.clear()
        kernel = known.kernels.get(name)
        entry = name in known.entries or (not known.entries and name == "unnamed")
        arguments = _ENTERING_KERNEL if entry and not known.is_stage(name) else _ENTERING_FUNCTION
        if name in known.settings:
            arguments = facts.entry_registers(known.settings[name], known.symbols)
        return Begin(name, entry, tuple(kernel.arguments) if kernel is not None else (), arguments)


def _follow_functions(module: _Module, items: Iterator[Item]) -> Iterator[Item]:
    """The items with functions begun and ended; operations and labels inside a function pass straight through."""
    known = module.survey
    operation, label, mark = Operation, Label, Mark
    calls, shortens = module.calls, known.shortens_numbers
    item: Any = (1, None, ())
    for item in items:
        kind = item[1].__class__
        if kind is operation:
            form = item[1].form
            module.flow = form.flow
            if module.open is None:
                yield item[0], module.begin(f"{module.last}.rest" if module.last else "unnamed"), ()
                if known.functions:
                    message = "expected the label of a function, found an instruction"
                    yield item[0], Unread(1, "", message, structural=True), ()
            if shortens and _moves_window(known, item, "register_window" in form.flags):
                yield item[0], Unread(1, "", _WINDOWED), ()
            elif calls.addresses or form.symbols or form.flow == "call":
                yield calls.follow(item, form)
            else:
                yield item
        elif kind is label:
            yield from _label(module, item)
        elif kind is mark:
            handle = _MARKS.get(item[1].name, _nothing)
            for statement in handle(module, item[1].name, item[1].arguments.bind(item[2])):
                yield item[0], statement, ()
        else:
            yield item
    for fact in facts.of_functions(known.symbols, sorted(known.called)):
        yield item[0], fact, ()
    for statement in _report_missing_code(module):
        yield item[0], statement, ()


def _moves_window(known: Survey, item: Any, has_window: bool) -> bool:
    """Whether an instruction moves the window of registers that the next ones name to other than the first 256."""
    if not has_window:
        return False
    operands = item[1].form.operands
    window = known.symbols.value(operands[0].bind(item[2])) if operands else None
    return window is None or window & 0xFF != 0


def _report_missing_code(module: _Module) -> Iterator[Unread]:
    """What the end of a module says of code that is not here, or whose label could not be read."""
    known = module.survey
    missing = _missing(module)
    if missing:
        yield Unread(1, "", missing, cut=True)
    # Code may stand in what was included or not expanded: then nothing is known to be missing.
    if module.padding is not None or known.reports or ".include" in known.text:
        return
    for name in sorted(known.functions - module.begun):
        if name not in known.symbols.definitions and "\\" not in name:
            yield Unread(1, "", f"the label of the function {name} is missing")


def _missing(module: _Module) -> str:
    """What the module began and does not end, or names and does not have, "" where nothing is known to be missing."""
    known = module.survey
    includes = known.reports or ".include" in known.text
    if known.missing:
        return known.missing
    if module.padding is None and module.open in known.functions and not includes and not stops(known.text):
        return f"the function {module.open} has no end"
    if not module.begun or includes:
        return ""
    names = (name for name in (*(name for name, _ in known.descriptors), *known.kernels) if name and name not in module.begun)
    absent = next((name for name in names if name not in known.symbols.definitions and "\\" not in name), "")
    return f"the code of {absent}, which the text describes, is missing" if absent else ""


def _label(module: _Module, item: Any) -> Iterator[Item]:
    """A label opens the function that it names, or is a place inside the function that is open."""
    line, statement, tokens = item
    name = statement.name.bind(tokens)
    functions = module.survey.functions
    module.calls.addresses.clear()
    module.flow = ""
    if not module.in_code:
        yield line, Note(), ()
    elif name in functions or (module.open is None and not functions and not name.startswith(".L")):
        yield line, module.begin(name), ()
        if module.padding and name in module.padding:
            because = "s_code_end, and s_nop and zeros that control cannot reach, left out of every count"
            yield line, Fact("padding_instructions", counted_measure(module.padding[name], "instructions", because)), ()
    else:
        yield item


def _nothing(_module: _Module, _name: str, _text: str) -> Iterable[Statement]:
    return (Note(),)


def _remark(module: _Module, _name: str, text: str) -> Iterable[Statement]:
    known, kernel = module.survey, module.last
    remark = facts.remark(text, known.symbols) if kernel else None
    fact = None if remark is None else facts.of_remark(*remark, kernel, known.symbols.machine)
    if fact is None:
        return (Note(),)
    if fact.rank == REPEATED:
        return (fact,)
    # The length of inline assembly is the compiler's guess, so that the size may be wrong.
    if fact.name == "code_bytes" and (known.guessed_length or known.origins):
        fact = replace(fact, rank=GUESSED)
    blocks = facts.register_blocks(fact, known.symbols.machine, known.lanes(kernel))
    # LLVM 15 leaves the mask out of its own count and has the assembler reserve it
    settings = known.settings.get(kernel) if fact.name == "allocated_scalar_registers" else None
    if settings and fact.measure.value == facts.reserved_scalars(settings, known.symbols, replay_mask=False):
        return blocks
    return (fact, *blocks)


def _size(module: _Module, _name: str, _text: str) -> Iterable[Statement]:
    """A function's size ends it; what symbols and words say of it follows where no descriptor of it does."""
    name, known = module.open, module.survey
    if name is None or not module.in_code:
        return (Note(),)
    module.open = None
    again: list[Fact] = []
    if known.uses_what_it_names(name):
        again.extend(facts.of_symbols_again(known.symbols, name))
        again.extend(facts.of_symbols(known.symbols, name) if name not in known.described_kernels else ())
    return (End(), *again, *facts.of_configuration(known.configured.get(name) or {}, name))


def _metadata(module: _Module, _name: str, _text: str) -> Iterable[Statement]:
    kernels = next(module.metadata, [])
    return (Note(), *(fact for kernel in kernels for fact in of_metadata(kernel, module.survey.has_accumulators(kernel.name))))


def _descriptor(module: _Module, _name: str, _text: str) -> Iterable[Statement]:
    name, values = next(module.descriptors, ("", {}))
    return (Note(), *facts.of_descriptor(values, module.survey.symbols, name, module.survey.lanes(name)))


def _section(module: _Module, name: str, text: str) -> Iterable[Statement]:
    if name == ".popsection":
        module.in_code = module.pushed.pop() if module.pushed else True
        return (Note(),)
    if name == ".pushsection":
        module.pushed.append(module.in_code)
    if name in (".section", ".pushsection"):
        # "x" among the flags of an ELF section: it is executable.
        module.in_code = text.startswith((".text", '".text')) or "x" in text.partition(",")[2].partition(",")[0]
    else:
        module.in_code = name in (".text", ".previous")
    return (Note(),)


def _file(module: _Module, _name: str, text: str) -> Iterable[Statement]:
    match = _FILE.match(text)
    if match is not None:
        directory, name = (match[2], match[3]) if match[3] is not None else ("", match[2])
        module.files[match[1]] = name if name.startswith("/") or not directory else f"{directory}/{name}"
    return (Note(),)


def _declare_shared(module: _Module, _name: str, text: str) -> Iterable[Statement]:
    name, _, rest = text.partition(",")
    return (Storage(name.strip(), "shared", module.survey.symbols.value(rest.partition(",")[0])),)


def _cut_off(module: _Module, _name: str, text: str) -> Iterable[Statement]:
    # kernels whose code is closed are whole; a part of a descriptor says nothing, for what it leaves out has defaults
    return (Unread(1, text, _UNENDED_BLOCK, cut=True), *(_metadata(module, "", text) if text.endswith("metadata") else ()))


def _read_encoded(module: _Module, _name: str, _text: str) -> Iterable[Statement]:
    """Numbers among the instructions of a function; those that control cannot reach are data."""
    is_reached = module.open is not None and module.in_code and module.flow not in _UNPASSABLE
    return (Unread(1, "", _ENCODED) if is_reached else Note(),)


def _unread(_module: _Module, name: str, text: str) -> Iterable[Statement]:
    """What is not read whatever follows it."""
    if name == OLD_DESCRIPTOR:
        return (Unread(1, "", _OLD),)
    if name == UNENDED:
        return (Unread(1, "", _UNENDED_BLOCK, structural=True, cut=True),)
    return (Unread(1, f".include {text}"[:60], "the included file is not at hand", structural=True),)


_MARKS: Mapping[str, Callable[[_Module, str, str], Iterable[Statement]]] = {
    "": _remark,
    ".size": _size,
    ".amdgpu_metadata": _metadata,
    ".amd_amdgpu_hsa_metadata": _metadata,
    ".amdhsa_kernel": _descriptor,
    ".file": _file,
    ".amdgpu_lds": _declare_shared,
    CUT: _cut_off,
    **dict.fromkeys((".section", ".pushsection", ".popsection", ".previous", ".text", ".data", ".bss"), _section),
    **dict.fromkeys((OLD_DESCRIPTOR, UNENDED, ".include"), _unread),
    **dict.fromkeys(ENCODED, _read_encoded),
}


class _Positions(Struct, DebugInfo, frozen=True):
    """Resolves what stands after ``.loc``, by the files the module numbers."""

    files: dict[str, str]

    def position(self, text: str) -> SourcePosition | None:
        """``1 23 5 … @[ caller.py:60:20 ]`` to the position and where it was inlined; None for no position."""
        numbers = text.split(None, 3)
        if len(numbers) < 2 or not numbers[1].isdecimal() or numbers[1] == "0":
            return None
        column = int(numbers[2][:9]) if len(numbers) > 2 and numbers[2].isdecimal() else 0
        outer = innermost_position(
            (name, int(line[:9]), int(place[:9] or 0)) for name, line, place in _INLINED_AT.findall(text)
        )
        return SourcePosition(self.files.get(numbers[0], f"file {numbers[0]}"), int(numbers[1][:9]), column, outer)
