"""The statements that a dialect makes of a text, from which `isaview.model.assemble` makes modules.

A dialect turns text into ``Item``s: a line number, a statement, and the tokens of that line. Statements that recur
(operations, labels, source positions) are shared by every line of the same shape, so they name their variable parts by
token index (`Text`); rare ones (a kernel's head, a stated fact) carry their values.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any, Literal

from msgspec import Struct

from isaview.base.measure import Measure
from isaview.model.form import Form, Text
from isaview.model.kernel import ArgumentFact, DebugInfo, Level, Storage
from isaview.model.registers import Register
from isaview.tensors.types import TensorType


class StatementBase(Struct, frozen=True, tag=True, array_like=True):
    """Every statement that a dialect makes; see also `Storage`."""


class Part(StatementBase, frozen=True):
    """A new module starts here: ``name`` says which part of the input it is ("" for the whole input)."""

    name: str = ""


class Target(StatementBase, frozen=True):
    """The target the module names, as the compiler wrote it, and the facts that follow for the whole module."""

    name: str
    wave_size: int | None = None


class Begin(StatementBase, frozen=True):
    """A kernel or device function starts; operations up to `End` belong to it.

    ``parameters`` are (type text, bytes or None) in order.
    """

    name: str
    is_entry: bool
    parameters: tuple[tuple[str, int | None], ...] = ()
    arguments: tuple[tuple[str, int], ...] = ()
    """Registers that hold a value on entry, as (text, bits): LLVM arguments, AMDGCN's v0, s[0:1]; empty where unknown."""
    uniform_arguments: frozenset[str] = frozenset()
    """Those of them that are the same in every lane of a wave, where the text says so."""
    flags: frozenset[str] = frozenset()
    """Neutral facts of the whole function: "unoptimised" where the compiler has to leave it as it is, "partitioned" where
    its shapes are those of one of several chips."""
    argument_facts: tuple[ArgumentFact, ...] = ()
    """What the text says of arguments: (argument, fact, number), as ("%a", "divisibility", 16)."""
    argument_types: tuple[TensorType, ...] = ()
    """The types of the arguments, in order, where the language has tensors."""


class End(StatementBase, frozen=True):
    """The kernel or function that is open ends."""


class Operation(StatementBase, frozen=True):
    """An instruction."""

    form: Form


class Label(StatementBase, frozen=True):
    """A place that control can reach by name."""

    name: Text


class Located(StatementBase, frozen=True):
    """Operations that follow come from this source position, as the text names it."""

    position: Text


LAUNCH, ASKED, DIRECTIVE, METADATA, SYMBOL, DERIVED, LOG, COMPANION, REMARK, GUESSED, REPEATED, TOOL = range(-2, 10)
"""The order of trust: of the places that state a figure that of the smallest rank is shown, judged and counted with.

How a kernel is launched stands first, then a tool that was asked, directives (what the hardware gets), metadata, symbols,
what follows from those, logs and companions of the build, and the compiler's comments, which may be stale. A fact that says
once more what others state (`REPEATED`) is held against them and stated nowhere. Last is what a tool makes of the dump today
without being asked.
"""
FIRM = frozenset((DIRECTIVE, METADATA, SYMBOL, REMARK))
"""Places of a dump that state a figure by themselves; those that follow from another contradict nothing the other does not."""


class Fact(StatementBase, frozen=True):
    """A number the dump states: ``name`` is a key of the metric table, ``kernel`` None for the kernel that is open.

    A fact about a kernel may stand before or after its body. Where several facts give a name, the fact
    of the smallest ``rank`` is preferred; all of them stay.
    """

    name: str
    measure: Measure
    kernel: str | None = None
    rank: int = 0
    module: bool = False
    """True: the fact holds for the module rather than for a kernel."""
    instead: bool = False
    """True: what was stated of the name before is not so."""


class Defined(StatementBase, frozen=True):
    """A comment says that this register holds a value from here on (``; implicit-def: $vgpr3``); no instruction."""

    register: Text


class Debug(StatementBase, frozen=True):
    """What a module's texts of positions and weights stand for, once its tables are read."""

    info: DebugInfo


class Scope(StatementBase, frozen=True):
    """A block with its own register names opens or closes."""

    opens: bool


class Declare(StatementBase, frozen=True):
    """Registers come into being in the scope at hand: ``name`` alone, or ``name0 … name(count-1)`` where count is given."""

    name: str
    file: str
    bits: int
    count: int | None = None


class Table(StatementBase, frozen=True):
    """A named list of labels that indirect branches jump through, or of functions that indirect calls reach.

    Outside of kernels: names that stand in a variable's initial value, functions and others.
    """

    name: str
    targets: tuple[str, ...]


class Alias(StatementBase, frozen=True):
    """``name`` is another name of ``function``."""

    name: str
    function: str


class Operations(StatementBase, frozen=True):
    """Instructions of lines between which nothing stands, as columns; the item they come in has the line of the last."""

    forms: list[Form]
    lines: list[int]
    tokens: list[Sequence[str]]


class Unread(StatementBase, frozen=True):
    """A statement that is not understood: ``column`` is 1-based, ``message`` reads like a compiler's."""

    column: int
    text: str
    message: str
    structural: bool = False
    """True: the damage may reach past this statement (a lost brace or head), so nothing around it is complete."""
    cut: bool = False
    """True: the text ends, or begins anew, within what it began, so that some of it is not here at all."""


class Encoded(StatementBase, frozen=True):
    """Where the instructions of the kernel that is open stand, and how they are encoded; see `Kernel.addresses`."""

    addresses: array[int]
    encodings: array[int]


class Note(StatementBase, frozen=True):
    """A statement that is read and says nothing the model keeps (.pragma, a section, data)."""

    key: str = ""
    value: str = ""
    """What an analyzer may want of it: ("nounroll", ""); attached to the next operation, see `Kernel.notes`."""


Statement = StatementBase | Storage
Item = tuple[int, Statement, Sequence[str]]


def singly(items: Iterable[Item]) -> Iterator[Item]:
    """The items with each instruction in an item of its own."""
    for item in items:
        statement = item[1]
        if isinstance(statement, Operations):
            for line, form, tokens in zip(statement.lines, statement.forms, statement.tokens, strict=True):
                yield line, Operation(form), tokens
        else:
            yield item


def imported_late(module: str, function: str) -> Callable[..., Any]:
    """A function of a module that is imported with the first call: a dialect that nobody uses costs nothing."""

    def call(*arguments: Any) -> Any:
        return getattr(import_module(module), function)(*arguments)

    return call


class Dialect(Struct, frozen=True):
    """A language that isaview reads; ``dialect.py`` in a folder of ``languages/`` offers it as ``DIALECT``.

    ``sniff`` says from 0 to 1 how surely a text is in this language (it sees at most the first 64 KiB).
    ``statements`` reads a text; its items come in line order and they hold every statement of the text.
    ``registers`` gives the pieces an operand text names ("v[4:7]" → four), given the bits the form knows (0: unknown)
    and a look-up of declared registers; an empty tuple where the text names no register. ``opcode`` gives what an opcode
    says by itself, without operands, None for any other word.
    """

    name: str
    title: str
    suffixes: tuple[str, ...]
    sniff: Callable[[str], float]
    statements: Callable[[str], Iterator[Item]]
    registers: Callable[[str, int, Callable[[str], Register | None]], tuple[Register, ...]]
    opcode: Callable[[str], Form | None] = lambda _word: None
    registers_from: Literal["", "assembler", "back end", "tile compiler", "graph compiler"] = ""
    """The tool that assigns the registers a text leaves open: an assembler that reads it, or a compiler that makes another
    text of it; "" where the text is what runs."""
    level: Level = "instructions"
    listing: Callable[[str, str, int | None], Iterator[Item]] | None = None
    """Reads a disassembler's text of which the target and the lanes of a wave are known; None where ``statements`` does it."""
    advice: str = ""
    """How to get numbers in place of estimates, as options of the command line."""
    unfolded: Callable[[str], str] = lambda text: text
    """A text as the lines that are read, where a tool wrote the same as JSON."""
    compilers: re.Pattern[str] | None = None
    """Where a text names the compiler that wrote it; the last group that takes part is the name."""
    inserts_waits: bool = False
    """Whether compilers write the waits of this language themselves, for whatever stands around them."""
    encoding: re.Pattern[str] | None = None
    """What a disassembler writes around an instruction: its address and its words; None where nothing writes such."""
    waits_by: str = ""
    """What a text holds all of whose waits a compiler wrote, "" for a language without such a sign."""
