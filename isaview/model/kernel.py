"""The modules and kernels as which every language is read.

The model knows no dialect. Instructions are columns that `isaview.model.assemble` fills; `Instruction` is a view of them.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import cached_property
from operator import itemgetter
from typing import Annotated, Literal

from msgspec import Struct, field

from isaview.base.measure import Measure
from isaview.model.form import Form
from isaview.model.keeper import Keeper
from isaview.model.registers import UNBOUND, BoundOperands, Register
from isaview.tensors.types import TensorType

OF_A_LINE = "line of the dump"
Line = Annotated[int, OF_A_LINE]
"""A number of a line, in results of a kernel: it moves with the kernel."""


Level = Literal["instructions", "tiles", "graph"]
"""What a statement of a language is: what a lane or wave executes, what a group does with tiles, or a node of a graph."""
ArgumentFact = tuple[str, str, int]
"""An argument, what is known of it, and the number."""


class SourcePosition(Struct, frozen=True):
    """A place in the source the kernel was compiled from; ``inlined_at`` is where the function it stands in was called."""

    file: str
    line: int
    column: int = 0
    inlined_at: SourcePosition | None = None

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


def innermost_position(places: Iterable[tuple[str, int, int]]) -> SourcePosition | None:
    """The position of the innermost of some places (file, line, column), each inlined at the next; None for no place."""
    position = None
    for file, line, column in reversed([*places]):
        position = SourcePosition(file, line, column, position)
    return position


class Diagnostic(Struct, frozen=True):
    """A statement that was not understood, or damage to the structure; ``text`` is the statement, cut to a screen line."""

    line: int
    column: int
    message: str
    text: str = ""


class StatedFact(Struct, frozen=True):
    """A number as a place of the dump states it; see `Kernel.facts`."""

    name: str
    measure: Measure
    rank: int


class Storage(Struct, frozen=True, tag=True, array_like=True):
    """Memory declared by name; inside a kernel it is that kernel's, outside it belongs to every kernel that names it.

    ``bytes`` is None where the size is set at launch (``extern __shared__``); ``alignment`` is 1 where the text states none,
    ``natural`` that of its type. ``visible``: other modules can name it. ``lone``: the only function that names it owns it.
    """

    name: str
    space: str
    bytes: int | None
    alignment: int = 1
    natural: int = 1
    visible: bool = False
    lone: bool = False


class Instruction(Struct, frozen=True):
    """A view of an instruction: its form and its own registers."""

    kernel: Kernel
    index: int

    @property
    def form(self) -> Form:
        return self.kernel.forms[self.index]

    @property
    def opcode(self) -> str:
        return self.form.opcode

    @property
    def line(self) -> int:
        """Line in the dump, from 1."""
        return self.kernel.lines[self.index]

    @property
    def reads(self) -> tuple[Register, ...]:
        """Registers read, the guard and implicit ones included; a partially written register counts as read."""
        return tuple(self.kernel.registers[index] for index in self.kernel.operands.reads[self.index])

    @property
    def writes(self) -> tuple[Register, ...]:
        return tuple(self.kernel.registers[index] for index in self.kernel.operands.writes[self.index])

    @property
    def operands(self) -> tuple[str, ...]:
        tokens = self.kernel.tokens[self.index]
        return tuple(text.bind(tokens) for text in self.form.operands)

    @property
    def position(self) -> SourcePosition | None:
        """Where in the source it comes from, None where the dump does not say."""
        return self.kernel.position(self.index)


class Kernel(Keeper, eq=False, dict=True):
    """A kernel or device function; columns have an element for each instruction and are not to be changed.

    Identity: dialect, target, name and variant; see `identity`.
    """

    module: Module
    name: str
    line: int
    is_entry: bool
    parameters: tuple[tuple[str, int | None], ...] = ()
    arguments: tuple[tuple[str, int], ...] = ()
    uniform_arguments: frozenset[str] = frozenset()
    """Arguments that are the same in every lane of a wave, where the text says so."""
    flags: frozenset[str] = frozenset()
    """Neutral facts of the whole function: "unoptimised" where the compiler has to leave it as it is, "partitioned" where
    its shapes are those of one of several chips."""
    argument_facts: tuple[ArgumentFact, ...] = ()
    argument_types: tuple[TensorType, ...] = ()
    demangled: str = ""
    variant: str = ""
    end_line: int = 0
    forms: list[Form] = field(default_factory=list)
    lines: array[int] = field(default_factory=lambda: array("I"))
    tokens: list[Sequence[str]] = field(default_factory=list)
    addresses: array[int] = field(default_factory=lambda: array("Q"))
    """Where each instruction begins, in bytes from the begin of its section; empty where the text does not say."""
    encodings: array[int] = field(default_factory=lambda: array("Q"))
    """Two words of 64 bits for each instruction, the lower first; empty where the text has no encodings of this length."""
    scopes: array[int] = field(default_factory=lambda: array("I"))
    positions: array[int] = field(default_factory=lambda: array("I"))
    position_marks: list[str | None] = field(default_factory=lambda: [None])
    """Source positions in order of appearance, as the text names them: the module resolves a position when asked for."""
    labels: dict[str, int] = field(default_factory=dict)
    """Label → index of the instruction it stands before (may equal the number of instructions)."""
    tables: dict[str, tuple[str, ...]] = field(default_factory=dict)
    declarations: list[tuple[int, dict[str, tuple[str, int, int | None]]]] = field(default_factory=lambda: [(-1, {})])
    """Scopes as (parent, name → (file, bits, count)); scope 0 is the kernel's own."""
    facts: tuple[StatedFact, ...] = ()
    stated: dict[str, Measure] = field(default_factory=dict)
    storage: list[Storage] = field(default_factory=list)
    notes: dict[int, list[tuple[str, str]]] = field(default_factory=dict)
    """Instruction index → notes that stand before it ("nounroll" …)."""
    definitions: dict[int, list[str]] = field(default_factory=dict)
    """Instruction index → operand texts that a comment says are defined right before it, without an instruction."""
    closing_definitions: dict[int, list[str]] = field(default_factory=dict)
    """The same for those between an instruction and a label: they hold where control falls through from it."""
    label_definitions: dict[str, list[str]] = field(default_factory=dict)
    """The same for those between two labels: they hold where control comes by the first."""
    unread: list[Diagnostic] = field(default_factory=list)
    operands: BoundOperands = UNBOUND
    """Reads and writes of every instruction as register numbers."""

    def __repr__(self) -> str:
        return f"Kernel({self.name!r})"

    @property
    def complete(self) -> bool:
        """Whether every statement was read; if not, counts are lower bounds."""
        return not self.unread

    @property
    def identity(self) -> str:
        """dialect/target/name, and the variant where kernels of the same name differ by it."""
        base = f"{self.module.dialect}/{self.module.target or 'unknown'}/{self.name}"
        return f"{base}#{self.variant}" if self.variant else base

    def __len__(self) -> int:
        return len(self.forms)

    @property
    def instructions(self) -> Iterator[Instruction]:
        """All instructions in text order, as views."""
        return (Instruction(self, index) for index in range(len(self.forms)))

    def instruction(self, index: int) -> Instruction:
        return Instruction(self, index)

    def has_note(self, word: str, indices: Iterable[int]) -> bool:
        """Whether a note of this word stands before any of these instructions."""
        return any(key == word for index in indices for key, _ in self.notes.get(index, ()))

    def position(self, index: int) -> SourcePosition | None:
        """The source position of an instruction by index, None where the dump does not say."""
        own = self.forms[index].position
        if own is not None:
            return self.module.debug.position(own.bind(self.tokens[index]))
        mark = self.position_marks[self.positions[index]]
        return None if mark is None else self.module.debug.position(mark)

    @property
    def registers(self) -> tuple[Register, ...]:
        """The registers the kernel names, in the order of their numbers."""
        return self.operands.registers

    @cached_property
    def register_files(self) -> frozenset[str]:
        return frozenset(map(itemgetter(0), self.operands.registers))

    @cached_property
    def distinct_forms(self) -> frozenset[Form]:
        return frozenset(self.forms)

    @cached_property
    def calls_through_register(self) -> bool:
        """Whether a call of it leads where only a register says."""
        return any("call_through_register" in form.flags for form in set(self.forms))

    def remade(self, operands: BoundOperands, kept_keys: Collection[Hashable] = ()) -> Kernel:
        """The same kernel with other operands; of what others made of it, it keeps what is under these keys."""
        other = copy(self)
        vars(other).clear()
        other.operands = operands
        other._results.update((key, self._results[key]) for key in kept_keys if key in self._results)
        return other


class Weights(Struct, frozen=True):
    """How often each target of a branch is taken against the others, in order; ``expected``: by the source, never measured."""

    counts: tuple[int, ...]
    expected: bool = False


class DebugInfo:
    """What the texts of positions and branch weights stand for; a language that has any overrides the methods."""

    def position(self, _text: str) -> SourcePosition | None:
        """The source position of a text, None where nothing says."""
        return None

    def name(self, _text: str) -> str:
        """What the source calls the value that a statement at this position gives, "" where nothing says."""
        return ""

    def weights(self, _text: str) -> Weights | None:
        """The text of `Form.weights` → what it says, None where it says nothing of the targets."""
        return None


class Module(Keeper, eq=False, dict=True):
    """A module of an input: what a compiler wrote for a target."""

    path: str
    part: str
    line: int
    dialect: str
    target: str | None = None
    wave_size: int | None = None
    kernels: tuple[Kernel, ...] = ()
    storage: dict[str, Storage] = field(default_factory=dict)
    facts: Mapping[str, Measure] = field(default_factory=dict)
    diagnostics: tuple[Diagnostic, ...] = ()
    diagnostic_count: int = 0
    statements_total: int = 0
    statements_read: int = 0
    is_disassembled: bool = False  # its text was made out of a binary, and stands in no file
    unlisted: str = ""
    """Why its kernels have no instructions here although they have code, "" where they have them."""
    cut_off: str = ""
    """What the text began and does not end, "" where it is whole as far as it tells."""
    aliases: dict[str, str] = field(default_factory=dict)
    tables: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Variables outside of kernels → the names that stand in their initial values, functions and others."""
    debug: DebugInfo = field(default_factory=DebugInfo)
    source: str = ""
    level: Level = "instructions"
    made_of: Module | None = None
    """The module of text that this machine code was compiled from, where both are at hand."""

    @cached_property
    def by_name(self) -> Mapping[str, Kernel]:
        """Its kernels and functions by name."""
        return {kernel.name: kernel for kernel in self.kernels}

    @property
    def standing(self) -> tuple[Kernel, ...]:
        """The kernels and functions that are looked at where none is named: what a graph calls counts where it is called."""
        entries = tuple(kernel for kernel in self.kernels if kernel.is_entry) if self.level == "graph" else ()
        return entries or self.kernels

    @cached_property
    def functions(self) -> Mapping[str, Kernel]:
        """Its functions by name: what is no entry."""
        return {kernel.name: kernel for kernel in self.kernels if not kernel.is_entry}

    @cached_property
    def called_by_name(self) -> frozenset[str]:
        """What some call of it names."""
        return frozenset().union(*calls_of(self).values())

    @cached_property
    def distinct_forms(self) -> frozenset[Form]:
        """The forms of all its instructions, each once."""
        return frozenset().union(*(kernel.distinct_forms for kernel in self.kernels))


def calls_of(module: Module) -> Mapping[str, tuple[str, ...]]:
    """Function name → the functions it calls directly, in order of first call, each once; kept with the module."""
    return module.once(calls_of, lambda: _calls(module))


def reachable_functions(module: Module, name: str, most: int = sys.maxsize) -> tuple[str, ...]:
    """A kernel or function and what it calls, however deep, in the order in which calls lead there.

    Where that is more than ``most``, not all of it.
    """
    return reached_from(module, (name,), most)


def reached_from(module: Module, names: Iterable[str], most: int = sys.maxsize) -> tuple[str, ...]:
    """Kernels or functions and what any of them calls, as `reached`."""
    calls = calls_of(module)
    callees = dict.fromkeys(names)
    waiting = list(callees)
    while waiting and len(callees) <= most:
        fresh = [callee for callee in calls.get(waiting.pop(), ()) if callee not in callees]
        callees.update(dict.fromkeys(fresh))
        waiting.extend(fresh)
    return tuple(callees)


def _calls(module: Module) -> Mapping[str, tuple[str, ...]]:
    calls: dict[str, tuple[str, ...]] = {}
    for kernel in module.kernels:
        callees: dict[str, None] = {}
        for index, form in enumerate(kernel.forms):
            if form.flow != "call":
                continue
            names = [text.bind(kernel.tokens[index]) for text in form.targets]
            if form.table is not None:
                names.extend(kernel.tables.get(form.table.bind(kernel.tokens[index]), ()))
            for name in names:
                callees[module.aliases.get(name, name)] = None
        calls[kernel.name] = tuple(callees)
    return calls
