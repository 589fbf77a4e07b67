"""AMDGCN text to statements: modules, functions and their marks, descriptors, disassemblies."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.base.measure import counted
from isaview.languages.amdgcn import code_object, ends, facts, objdump, repeated
from isaview.languages.amdgcn.forms import FIRST_WITH_HALVES
from isaview.languages.amdgcn.forms import Target as FormTarget
from isaview.languages.amdgcn.lines import ENCODED, Mark, reader
from isaview.languages.amdgcn.registers import pieces
from isaview.languages.amdgcn.text import CUT, HOLES, UNENDED, Survey, generation, own_name, packed_identifiers, survey
from isaview.languages.shapes import ShapeCache, read_shapes
from isaview.model.form import Form, Text
from isaview.model.kernel import DebugInfo, SourcePosition, Storage
from isaview.model.statements import Begin, Debug, End, Fact, Item, Label, Note, Operation, Part, Target, Unread

MOST_SHAPES = 200_000
"""Shapes kept from one text to the next; beyond, all are forgotten."""

_ENTERING_KERNEL = (("v[0:2]", 0), ("s[0:31]", 0))
"""What the hardware has set when a kernel starts: identifiers of the lane, user data and identifiers of the group."""
_ENTERING_FUNCTION = (("v[0:255]", 0), ("s[0:105]", 0), ("a[0:255]", 0))
"""A function may get anything from its caller: the text does not say what."""

_ENCODED = (
    "an instruction stands here as a number and is not decoded: llvm-mc -filetype=obj assembles, llvm-objdump -d shows the text"
)
_WINDOWED = (
    "registers behind this are named by the low eight bits of their numbers only: llvm-mc -filetype=obj assembles,"
    " llvm-objdump -d writes the numbers"
)
_UNPASSABLE = frozenset(("jump", "switch", "return", "stop"))
_UNENDED_BLOCK = "a block of directives begins here and nothing ends it"

_CACHES: dict[FormTarget, ShapeCache] = {}
_HALF = re.compile(r"\bv(?:\d+|\[\d+\])\.[lh]\b")
_MODULE_START = re.compile(r"^[ \t]*\.amdgcn_target\b", re.MULTILINE)


def _cache(target: FormTarget) -> ShapeCache:
    cache = _CACHES.setdefault(target, {})
    if len(cache) > MOST_SHAPES:
        cache.clear()
    return cache


def _modules(text: str) -> Iterator[tuple[int, str]]:
    """Each module of a text with its first line: a new one starts at a target directive after code."""
    start = 0
    line = 1
    starts = list(_MODULE_START.finditer(text)) if text.count(".amdgcn_target") > 1 else []
    for match in starts[1:]:
        part = text[start : match.start()]
        if "s_endpgm" in part or ".end_amdgpu_metadata" in part:
            yield line, part
            line += part.count("\n")
            start = match.start()
    yield line, text[start:]


def statements(text: str) -> Iterator[Item]:
    """Every statement of a text of AMDGCN assembly or of a disassembly."""
    text = text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text
    if objdump.is_disassembly(text):
        for name, line, part in objdump.files(text):
            if line > 1:
                yield line, Part(name), ()
            yield from _disassembled(part).items(line)
        return
    for index, (line, part) in enumerate(_modules(text)):
        if index:
            yield line, Part(), ()
        yield from _Reader(survey(part)).items(line)


def _disassembled(text: str) -> _Reader:
    converted = objdump.convert(text)
    known = survey("\n".join(converted.lines))
    known.functions = converted.functions
    known.entries = converted.entries
    return _Reader(known, padding=converted.padding, disassembled=True)


class _Reader(Struct):
    """One module: which function is open, what registers hold addresses of functions, what is told of the kernel last read."""

    survey: Survey
    open: str | None = None
    last: str = ""
    begun: set[str] = field(default_factory=set)
    behind: str = ""
    """The flow of the last operation, "" behind a label."""
    in_code: bool = True
    sections: list[bool] = field(default_factory=list)
    addresses: dict[str, str] = field(default_factory=dict)
    known_calls: dict[tuple[Form, str], Operation] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    padding: dict[str, int] = field(default_factory=dict)
    disassembled: bool = False
    blocks: Iterator[list[facts.KernelMetadata]] = field(default_factory=lambda: iter(()))
    descriptors: Iterator[tuple[str, Any]] = field(default_factory=lambda: iter(()))
    code_objects: Iterator[tuple[str, Any]] = field(default_factory=lambda: iter(()))

    def items(self, first_line: int) -> Iterator[Item]:
        """The module's items."""
        known = self.survey
        target = FormTarget(known.implicit_wave_size, generation(known.target)[0] or _least_generation(known.text))
        self.blocks = iter(known.metadata)
        self.descriptors = iter(known.descriptors)
        self.code_objects = iter(known.code_objects)
        if known.target or known.wave_size:
            yield first_line, Target(known.target, known.wave_size), ()
        if known.origins:
            shaped = read_shapes(known.text, HOLES, reader(target), _cache(target))
            yield from _placed(self.read(shaped), known, first_line)
        else:
            yield from self.read(read_shapes(known.text, HOLES, reader(target), _cache(target), first_line))
        if self.files:
            yield first_line, Debug(_Positions(self.files)), ()

    def read(self, items: Iterator[Item]) -> Iterator[Item]:
        """Follow the items; operations and labels inside a function pass straight through."""
        operation: type = Operation
        label: type = Label
        mark: type = Mark
        shortens = self.survey.shortens_numbers
        item: Item | None = None
        for item in items:
            kind = item[1].__class__
            if kind is operation:
                form = item[1].form  # type: ignore[union-attr]
                self.behind = form.flow
                if self.open is None:
                    yield from self.nameless(item[0])
                if shortens and self.shortened(item, form):
                    yield item[0], Unread(1, "", _WINDOWED), ()
                elif self.addresses or form.symbols or form.flow == "call":
                    yield self.followed(item, form)
                else:
                    yield item
            elif kind is label:
                yield from self.label(item)
            elif kind is mark:
                yield from self.mark(item)
            else:
                yield item
        line = 1 if item is None else item[0]
        known = self.survey
        yield from ((line, fact, ()) for fact in repeated.of_functions(known.symbols, sorted(known.called)))
        bodiless = self.bodiless()
        missing = self.missing() or (bodiless and f"the code of {bodiless}, which the text tells of, is missing")
        if missing:
            yield line, Unread(1, "", missing, cut=True), ()

    def shortened(self, item: Item, form: Form) -> bool:
        """Whether an instruction moves the window of registers that the next ones name to other than the first 256."""
        if "register_window" not in form.flags:
            return False
        window = self.survey.symbols.value(form.operands[0].bind(item[2])) if form.operands else None
        return window is None or window & 0xFF != 0

    def missing(self) -> str:
        """What the module began and does not end, "" where nothing is known to be missing."""
        known = self.survey
        if known.missing or self.disassembled or self.open not in known.functions or known.reports or ".include" in known.text:
            return known.missing
        return "" if ends.stops(known.text) else f"the function {self.open} has no end"

    def bodiless(self) -> str:
        """A kernel that the module tells of, but whose code does not stand among what does; "" for none."""
        known = self.survey
        if not self.begun or known.reports or ".include" in known.text:
            return ""
        told = (name for name, _ in known.descriptors), known.kernels
        names = (name for places in told for name in places if name and name not in self.begun)
        return next((name for name in names if name not in known.symbols.definitions and "\\" not in name), "")

    def nameless(self, line: int) -> Iterator[Item]:
        """Open a function for instructions that stand in none; damage where the text says what functions there are."""
        yield self.begin(line, (self.last and f"{self.last}.rest") or "unnamed")
        if self.survey.functions:
            yield line, Unread(1, "", "expected the label of a function, found an instruction", structural=True), ()

    def begin(self, line: int, name: str) -> Item:
        """Open a function."""
        known = self.survey
        kernel = known.kernels.get(name)
        self.open = self.last = name
        self.begun.add(name)
        self.addresses.clear()
        entry = name in known.entries or (not known.entries and name == "unnamed")
        parameters = tuple(kernel.arguments) if kernel is not None else ()
        computes = entry and name not in known.stages
        arguments: tuple[tuple[str, int], ...] = _ENTERING_KERNEL if computes else _ENTERING_FUNCTION
        if name in known.settings:
            arguments = facts.entry_registers(known.settings[name], known.symbols, packed_identifiers(known.target))
        return line, Begin(name, entry, parameters, arguments), ()

    def label(self, item: Item) -> Iterator[Item]:
        """A label opens a function where it names one, else it is a place inside the one that is open."""
        line, statement, tokens = item
        name = statement.name.bind(tokens)  # type: ignore[union-attr]
        self.addresses.clear()
        self.behind = ""
        if not self.in_code:
            yield line, Note(), ()
            return
        if name in self.survey.functions or (self.open is None and not self.survey.functions and not name.startswith(".L")):
            yield self.begin(line, name)
            if name in self.padding:
                yield line, _padding(self.padding[name]), ()
            return
        yield item

    def mark(self, item: Item) -> Iterator[Item]:
        """A directive or remark."""
        line, mark, tokens = item
        assert isinstance(mark, Mark)
        handle = _MARKS.get(mark.name)
        if handle is None:
            yield line, Note(), ()
            return
        yield from handle(self, line, mark.arguments.bind(tokens))

    def remark(self, line: int, text: str) -> Iterator[Item]:
        found = facts.remark(text, self.survey.symbols) if self.last else None
        if found is None or found[0] not in repeated.ALL_REMARKS:
            yield line, Note(), ()
            return
        key, value = found
        if key not in facts.REMARKS:
            again = repeated.of_remark(key, value, self.last, self.survey.symbols.machine)
            yield line, again or Note(), ()
            return
        fact = facts.of_remark(key, value, self.last)
        if fact.name == "code_bytes" and (self.survey.guessed_length or self.survey.origins):
            fact = replace(fact, rank=facts.DERIVED)
        # LLVM 15 leaves the mask out of its own count and has the assembler reserve it
        settings = self.survey.settings.get(self.last, {}) if fact.name == "allocated_scalar_registers" else {}
        if not settings or value != facts.scalars_set_aside(settings, self.survey.symbols, replay_mask=False):
            yield line, fact, ()
        yield from ((line, one, ()) for one in self.blocks_of(fact))

    def blocks_of(self, fact: Fact) -> Iterator[Fact]:
        """The blocks of registers that follow from a fact."""
        return repeated.blocks(fact, self.survey.symbols.machine, self.survey.lanes(fact.kernel or ""))

    def close(self, line: int, _text: str) -> Iterator[Item]:
        if self.open is not None and self.in_code:
            name, self.open = self.open, None
            yield line, End(), ()
            yield from self.repeats(line, name)
        else:
            yield line, Note(), ()

    def repeats(self, line: int, name: str) -> Iterator[Item]:
        """What symbols and words say of a function, where it has no descriptor that they are told with."""
        known = self.survey
        found: list[Fact] = []
        if known.uses_what_it_names(name):
            found.extend(repeated.of_symbols(known.symbols, name))
            found.extend(facts.of_symbols(known.symbols, name) if name not in known.described else ())
        found.extend(repeated.of_words(known.configured.get(name) or {}, name))
        yield from ((line, fact, ()) for fact in found)

    def metadata(self, line: int, _text: str) -> Iterator[Item]:
        yield line, Note(), ()
        for kernel in next(self.blocks, []):
            for fact in facts.of_metadata(kernel.keys, kernel.name, not self.survey.has_accumulators(kernel.name)):
                yield line, fact, ()

    def descriptor(self, line: int, _text: str) -> Iterator[Item]:
        yield line, Note(), ()
        name, values = next(self.descriptors, ("", {}))
        symbols = self.survey.symbols
        for fact in (*facts.of_directives(values, symbols, name), *repeated.of_directives(values, symbols, name)):
            yield line, fact, ()
            if fact.name != "allocated_scalar_registers":  # the assembler reserves more than some compilers count
                yield from ((line, one, ()) for one in self.blocks_of(fact))
        yield from ((line, fact, ()) for fact in facts.of_symbols(symbols, name))

    def old_descriptor(self, line: int, _text: str) -> Iterator[Item]:
        yield line, Note(), ()
        name, values = next(self.code_objects, ("", {}))
        if name:
            yield from ((line, fact, ()) for fact in code_object.facts(values, self.survey.symbols, name))

    def section(self, line: int, text: str) -> Iterator[Item]:
        self.in_code = text.startswith((".text", '".text')) or "x" in text.partition(",")[2].partition(",")[0]
        yield line, Note(), ()

    def text_section(self, line: int, _text: str) -> Iterator[Item]:
        self.in_code = True
        yield line, Note(), ()

    def data_section(self, line: int, _text: str) -> Iterator[Item]:
        self.in_code = False
        yield line, Note(), ()

    def push(self, line: int, text: str) -> Iterator[Item]:
        self.sections.append(self.in_code)
        yield from self.section(line, text)

    def pop(self, line: int, _text: str) -> Iterator[Item]:
        self.in_code = self.sections.pop() if self.sections else True
        yield line, Note(), ()

    def file(self, line: int, text: str) -> Iterator[Item]:
        match = re.match(r"(\d+)\s+\"([^\"]*)\"(?:\s+\"([^\"]*)\")?", text)
        if match is not None:
            directory, name = (match[2], match[3]) if match[3] is not None else ("", match[2])
            self.files[match[1]] = name if name.startswith("/") or not directory else f"{directory}/{name}"
        yield line, Note(), ()

    def shared(self, line: int, text: str) -> Iterator[Item]:
        name, _, rest = text.partition(",")
        size = self.survey.symbols.value(rest.partition(",")[0])
        yield line, Storage(name.strip(), "shared", size), ()

    def unended(self, line: int, _text: str) -> Iterator[Item]:
        yield line, Unread(1, "", _UNENDED_BLOCK, structural=True, cut=True), ()

    def cut_off(self, line: int, text: str) -> Iterator[Item]:
        # kernels whose code is closed are whole; a part of a descriptor says nothing, for what it leaves out has defaults
        yield line, Unread(1, text, _UNENDED_BLOCK, cut=True), ()
        if text.endswith("metadata"):
            yield from self.metadata(line, text)

    def encoded(self, line: int, _text: str) -> Iterator[Item]:
        """Numbers among the instructions of a function; those that control cannot reach are data."""
        reached = self.open is not None and self.in_code and self.behind not in _UNPASSABLE
        yield line, Unread(1, "", _ENCODED) if reached else Note(), ()

    def include(self, line: int, text: str) -> Iterator[Item]:
        yield line, Unread(1, f".include {text}"[:60], "the included file is not at hand", structural=True), ()

    def followed(self, item: Item, form: Form) -> Item:
        """Keep track of registers that hold a function's address; give a call or jump through one its target."""
        line, _, tokens = item
        if form.flow in ("call", "return") and not form.targets:
            return line, self.aimed(form, tokens), tokens
        held = self.held_after(form, tokens)
        for slot in form.slots:
            if slot.role != "read":
                for register in pieces(slot.text.bind(tokens)):
                    self.addresses.pop(register.name, None)
        self.addresses.update(held)
        return item

    def held_after(self, form: Form, tokens: Sequence[str]) -> dict[str, str]:
        """The address an operation puts into a scalar register, if it does."""
        if not form.slots or form.slots[0].role == "read" or form.flow != "next":
            return {}
        written = pieces(form.slots[0].text.bind(tokens))
        if not written or written[0].file != "scalar":
            return {}
        name = written[0].name
        if form.symbols and form.instruction_class == "scalar":
            return {name: own_name(form.symbols[0].bind(tokens), self.survey.functions)}
        if form.mnemonic in ("s_load_dwordx2", "s_load_b64", "s_mov_b64", "s_mov_b32") and len(form.slots) > 1:
            source = pieces(form.slots[1].text.bind(tokens))
            symbol = self.addresses.get(source[0].name) if source else None
            return {} if symbol is None else {name: symbol}
        return {}

    def aimed(self, form: Form, tokens: Sequence[str]) -> Operation:
        """The operation with its target, where a register that holds a known address is called or jumped through."""
        source = pieces(form.slots[-1].text.bind(tokens)) if form.slots else ()
        symbol = self.addresses.get(source[0].name) if source else None
        self.addresses.clear()
        if symbol is None:
            return self.known_calls.setdefault((form, ""), Operation(form))
        known = self.known_calls.get((form, symbol))
        if known is None:
            local = symbol not in self.survey.functions and symbol.startswith(".L")
            flow = "jump" if local and form.flow == "return" else form.flow
            flags = form.flags - {"call_through_register"}
            aimed = replace(form, flow=flow, targets=(Text(symbol),), flags=flags)
            known = self.known_calls[form, symbol] = Operation(aimed)
        return known


def _least_generation(text: str) -> int:
    """The first generation that has what a text names, where the text names no processor; 0 where any may be."""
    return FIRST_WITH_HALVES if _HALF.search(text) else 0


def _placed(items: Iterator[Item], known: Survey, first_line: int) -> Iterator[Item]:
    """Items of an expanded text at the lines they come from, with reports of what could not be expanded."""
    reports = iter(known.reports)
    report = next(reports, None)
    for number, statement, tokens in items:
        while report is not None and report[0] <= number:
            yield _unexpanded(report, known, first_line)
            report = next(reports, None)
        yield known.origins[number - 1] + first_line - 1, statement, tokens
    if report is not None:
        yield from (_unexpanded(each, known, first_line) for each in (report, *reports))


def _unexpanded(report: tuple[int, str, str], known: Survey, first_line: int) -> Item:
    line, text, why = report
    return known.origins[line - 1] + first_line - 1, Unread(1, text[:60], why, structural=True), ()


def _padding(count: int) -> Fact:
    because = "s_code_end, and s_nop that control cannot reach, left out of every count"
    return Fact("padding_instructions", counted(count, "instructions", because))


_MARKS = {
    "": _Reader.remark,
    ".size": _Reader.close,
    ".amdgpu_metadata": _Reader.metadata,
    ".amd_amdgpu_hsa_metadata": _Reader.metadata,
    ".amdhsa_kernel": _Reader.descriptor,
    ".amd_kernel_code_t": _Reader.old_descriptor,
    ".section": _Reader.section,
    ".pushsection": _Reader.push,
    ".popsection": _Reader.pop,
    ".previous": _Reader.text_section,
    ".text": _Reader.text_section,
    ".data": _Reader.data_section,
    ".bss": _Reader.data_section,
    ".file": _Reader.file,
    ".amdgpu_lds": _Reader.shared,
    ".include": _Reader.include,
    UNENDED: _Reader.unended,
    CUT: _Reader.cut_off,
    **dict.fromkeys(ENCODED, _Reader.encoded),
}


class _Positions(Struct, DebugInfo, frozen=True):
    """Resolves what stands after ``.loc``, by the files the module numbers."""

    files: dict[str, str]

    def position(self, text: str) -> SourcePosition | None:
        """``1 23 5 … @[ caller.py:60:20 ]`` to the position and where it was inlined; None for no position."""
        numbers = text.split(None, 3)
        if len(numbers) < 2 or not numbers[1].isdigit() or numbers[1] == "0":
            return None
        column = int(numbers[2][:9]) if len(numbers) > 2 and numbers[2].isdigit() else 0
        outer = None
        for name, line, at in reversed(re.findall(r"@\[ ([^\s:\]]+):(\d+):(\d+)", text)):
            outer = SourcePosition(name, int(line[:9]), int(at[:9]), outer)
        return SourcePosition(self.files.get(numbers[0], f"file {numbers[0]}"), int(numbers[1][:9]), column, outer)
