"""What instructions compute, as data in ``<dialect>/meanings.toml``; analyses ask here, never for a language.

- ``lane_masks``: registers that switch lanes off; ``narrowing``: mnemonics whose writes to them only switch more lanes off,
  ``flipping``: those that go on with the lanes that were off;
- ``indexed``: a modifier that says an address counts records of unknown size; ``paired``: those of two accesses in an
  instruction, ``far`` what stands in the mnemonic where these count 64 elements each; ``scaled``: a modifier that says the
  first register of an address with several counts elements of the access; ``offset``: a pattern of an operand added to it;
- ``elsewhere``: modifiers with which an operand is a part of a register or another lane's: such values are not followed;
- ``clears``: mnemonics of scalar instructions that only clear bits of what they read and write;
  ``finds``: those that give the place of a bit that is set;
- ``uniform_files``: register files that hold the same value for a whole wave;
- ``stack``: registers that point at a frame in private memory; ``last_use``: modifiers of a load that is the last of its place
  there, as only spill code has them;
- ``copies``: a pattern of names of functions that a compiler makes of kernels, for callers that there seldom are;
- ``linked``: a pattern of places in memory that hold addresses of symbols, which a linker fills in;
- ``registers``: special registers that name a place in the launch: thread_x, lane, wave, size_x, group_x, groups_x …;
  ``?`` begins the name of what differs from lane to lane in a way that is not followed;
- ``[[launch]]``: where targets that fit the pattern ``targets`` keep what a launch says: ``registers`` beyond those, and
  ``arguments``, the offset of a kernel's first argument in bank 0 of the constants whose names ``constant`` fits;
- ``hidden``: a pattern of registers that may tell the place of a group when a kernel starts, in a way no table says;
- ``entry``: registers that hold such places when a kernel starts: ``packed`` is a register with x in bits 0–9, y in 10–19 and
  z in 20–29, ``takes_field`` begins the mnemonics that take a field out, ``separate`` are three; the group's place stands in
  the registers of ``groups_file`` from the number on that the fact ``groups_after`` states;
- ``once``: a pattern of opcodes that compute once for a whole wave, in a unit of their own;
- ``slots``: issue slots of a vector pipe by instruction class, 1 where absent;
- ``comparisons``: patterns of instructions (the opcode, or that and its modifiers) that compare their last two operands, with
  the group ``relation`` and, where the relation does not say it, a group ``type`` that is ``u`` for unsigned ones;
  ``conjoined``: what stands behind the two where nothing else decides as well; ``extended``: a pattern of those of upper
  halves, behind whose operands stands the outcome of the lower halves; ``tested``: a pattern of opcodes whose
  predicate says that the number they make is not 0;
- ``lane_comparisons``: the same for those that every lane makes for itself;
  ``branches_if_false``: mnemonics of branches that are taken where the comparison fails;
- ``leaving``: mnemonics that switch off the lanes of a mask, as a loop does with those that are done; ``gathering``: those that
  add lanes to such a mask; ``of_active``: those that take the lanes that are on out of a mask; ``saving``: those that switch
  lanes off by a mask and keep which were on;
- ``special``: a pattern of how comparisons begin that ask for special values of floats, and branches that ask for lanes;
  ``joined``: of atomic operations that a later stage makes one of a wave, or that are none of data; ``high``: of products
  of integers that keep the upper half;
- ``read_only``: parts of an opcode that say nothing writes what it loads while the kernel runs;
- ``volatile``: a pattern of the modifiers of loads that the L1 may not answer;
- ``to_integer``, ``to_float``: patterns of conversions of floats to integers and of integers to floats;
- ``unrolls``: a later stage repeats the bodies of loops;
- ``declared``: memory whose every array a text declares;
- ``typed``: opcodes do not say how wide they compute: patterns of values fit the opcode with its modifiers, or the function
  that is called, then ``:`` and the bits of the result, ``:`` and those of the first register read; bits of a value above
  its own mean nothing; ``constants`` are numbers by their words; ``final`` is false for a text that is still to be compiled;
- ``[[value]]``: ``pattern`` fits the whole opcode (as written, else as its row is named), ``low`` gives the low 32 bits of the
  first destination in postfix: numbers are operands by position (-1 the last, 2+ the second register of operand 2, 2~ a number
  cut to 32 bits, 2h a float16 by its bits), ``#n`` is a constant, ``@name`` the number of a modifier, ``$place`` a place
  in the launch, ``own`` memory set aside;
- ``[[work]]``: ``operations`` per lane (2 for a fused multiply and add), its ``type`` from the pattern's group or the row; the
  groups ``pair`` and ``packed`` double it, and ``sparse`` halves it, as half of a factor is left out; ``int32`` and
  ``special`` name the pipe. Matrix instructions have a type only; ``waves`` share an instruction that several execute;
- ``[[slow_path]]``: ``pattern`` fits the end (behind a dollar) of the name of a function that the compiler adds, ``of`` is what
  it is the slow path of;
- ``laid_out``: operations that are or become tens of instructions, by patterns of one of them, with its widths in a ``typed``
  language; ``library``: such operations by a number that the library's code for them alone has;
- ``assembly``: languages of inline assembly, whose tables say what its matrix instructions compute;
- ``[descriptor]``: matrix instructions of a whole group whose shape is in a number: ``pattern`` fits the opcode, with groups
  ``kind``, ``sparse`` and ``groups`` (of so many thread groups together); ``operand`` and ``sparse_operand`` are the places of
  the number, ``rows`` and ``columns`` its fields (first bit, bits, scale), ``kinds`` the type and the depth of each kind.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.base import regex
from isaview.base.plugins import refuse
from isaview.languages.opcode_table import expand, table_of
from isaview.model.form import Form
from isaview.model.kernel import Module

_TYPES = {
    "f16": "fp16", "bf16": "bf16", "f32": "fp32", "f64": "fp64", "tf32": "tf32", "xf32": "tf32",
    "e4m3": "fp8", "e5m2": "fp8", "fp8": "fp8", "bf8": "fp8", "f8f6f4": "fp8", "e3m2": "fp6", "e2m3": "fp6",
    "e2m1": "fp4", "f4": "fp4", "u8": "int8", "s8": "int8", "i8": "int8", "iu8": "int8", "u4": "int4", "s4": "int4",
    "iu4": "int4", "b1": "int1", "int32": "int32",
}  # fmt: skip
"""Types as opcodes write them → as tables of GPUs name their pipes."""

LONGEST_OPCODE = 160  # characters
"""No opcode is longer; longer words are not matched, so that no pattern can take long."""


class Arithmetic(Struct, frozen=True):
    """What a lane computes in an instruction: ``operations`` of a ``type``; ``type`` is "" where it computes nothing.

    For a matrix instruction ``operations`` are those of a wave, None where the text does not say its shape.
    """

    operations: int | None
    type: str
    matrix: bool = False
    waves: int = 1


class Descriptor(Struct, frozen=True):
    """Where the shape of a matrix instruction stands; see ``[descriptor]``."""

    pattern: re.Pattern[str]
    operand: int
    sparse_operand: int
    rows: tuple[int, int, int]
    columns: tuple[int, int, int]
    kinds: Mapping[str, tuple[str, int]]


class Meanings(Struct, frozen=True, eq=False):
    """The table of a dialect; ``arguments`` is None where the target's place for them is not known."""

    lane_masks: frozenset[str] = frozenset()
    narrowing: frozenset[str] = frozenset()
    flipping: frozenset[str] = frozenset()
    uniform_files: frozenset[str] = frozenset()
    stack: frozenset[str] = frozenset()
    last_use: frozenset[str] = frozenset()
    indexed: frozenset[str] = frozenset()
    paired: frozenset[str] = frozenset()
    far: str = ""
    scaled: frozenset[str] = frozenset()
    offset: re.Pattern[str] | None = None
    elsewhere: re.Pattern[str] | None = None
    linked: re.Pattern[str] | None = None
    copies: re.Pattern[str] | None = None
    hidden: re.Pattern[str] | None = None
    registers: Mapping[str, str] = field(default_factory=dict)
    constant: re.Pattern[str] | None = None
    arguments: int | None = None
    entry: Mapping[str, str] = field(default_factory=dict)
    once: re.Pattern[str] | None = None
    slots: Mapping[str, int] = field(default_factory=dict)
    comparisons: tuple[re.Pattern[str], ...] = ()
    conjoined: frozenset[str] = frozenset()
    extended: re.Pattern[str] | None = None
    tested: re.Pattern[str] | None = None
    clears: frozenset[str] = frozenset()
    finds: frozenset[str] = frozenset()
    lane_comparisons: tuple[re.Pattern[str], ...] = ()
    branches_if_false: frozenset[str] = frozenset()
    leaving: frozenset[str] = frozenset()
    gathering: frozenset[str] = frozenset()
    of_active: frozenset[str] = frozenset()
    saving: frozenset[str] = frozenset()
    special: re.Pattern[str] | None = None
    joined: re.Pattern[str] | None = None
    high: re.Pattern[str] | None = None
    read_only: frozenset[str] = frozenset()
    volatile: re.Pattern[str] | None = None
    to_integer: re.Pattern[str] | None = None
    to_float: re.Pattern[str] | None = None
    unrolls: bool = False
    declared: frozenset[str] = frozenset()
    typed: bool = False
    constants: Mapping[str, int] = field(default_factory=dict)
    final: bool = True
    assembly: tuple[str, ...] = ()
    values: tuple[tuple[re.Pattern[str], tuple[str, ...]], ...] = ()
    work: tuple[tuple[re.Pattern[str], int, str, int], ...] = ()
    slow_paths: tuple[tuple[re.Pattern[str], str], ...] = ()
    laid_out: Mapping[str, str] = field(default_factory=dict)
    library: Mapping[str, str] = field(default_factory=dict)
    descriptor: Descriptor | None = None
    launch: tuple[tuple[re.Pattern[str], int, Mapping[str, str]], ...] = ()
    known_values: dict[Form, tuple[str, ...]] = field(default_factory=dict)
    known_work: dict[Form, Arithmetic] = field(default_factory=dict)

    def is_constant(self, name: str) -> bool:
        """Whether a name is that of a constant in memory."""
        return self.constant is not None and self.constant.fullmatch(name) is not None

    def argument_byte(self, name: str) -> int | None:
        """The byte of a kernel's arguments that a constant in memory is; None for what is no argument."""
        match = self.constant.fullmatch(name) if self.constant is not None and self.arguments is not None else None
        offset = -1 if match is None or int(match["bank"], 16) else int(match["offset"], 16) - (self.arguments or 0)
        return offset if offset >= 0 else None

    @property
    def is_machine_code(self) -> bool:
        """Whether the text is what runs: nothing compiles it further."""
        return self.final and not self.unrolls

    def is_once(self, form: Form) -> bool:
        """Whether a form computes once for a whole wave."""
        return self.once is not None and len(form.opcode) <= LONGEST_OPCODE and self.once.fullmatch(form.opcode) is not None

    def is_volatile(self, form: Form) -> bool:
        """Whether the modifiers of a load say that the L1 may not answer it."""
        return self.volatile is not None and self.volatile.fullmatch(" ".join(form.modifiers)[:LONGEST_OPCODE]) is not None

    def converts(self, form: Form) -> str:
        """``integer`` or ``float``: what a form converts the other to; "" where it does neither."""
        kinds = (("integer", self.to_integer), ("float", self.to_float))
        return next((kind for kind, pattern in kinds if pattern is not None and _fits(pattern, form)), "")

    def low(self, form: Form) -> tuple[str, ...]:
        """The postfix words that give the low 32 bits of a form's first destination; empty where no row says it."""
        words = self.known_values.get(form)
        if words is None:
            words = self.known_values[form] = _with_modifiers(self._words(form), form)
        return words

    def _words(self, form: Form) -> tuple[str, ...]:
        """The words of the first row whose pattern fits a form; empty where none does."""
        if self.elsewhere is not None and any(map(self.elsewhere.fullmatch, form.modifiers)):
            return ()
        if not self.typed:
            return next((words for pattern, words in self.values if _fits(pattern, form)), ())
        operation = _typed_operation(form) if form.elements == 1 else ""
        return next((words for pattern, words in self.values if pattern.fullmatch(operation)), ())

    def slow_path(self, name: str) -> str:
        """What a function of this name is the slow path of, "" where the compiler did not add it."""
        end = name.rpartition("$")[2]
        if len(end) > LONGEST_OPCODE:
            return ""
        return next((path for pattern, path in self.slow_paths if pattern.fullmatch(end)), "")

    def long_operation(self, form: Form) -> str:
        """The operation of many instructions that a form is or becomes, "" for none."""
        operation = _typed_operation(form) if self.typed else form.opcode[:LONGEST_OPCODE]
        return next((row for pattern, row in self.laid_out.items() if re.fullmatch(pattern, operation)), "")

    def is_compilers(self, name: str) -> bool:
        """Whether the compiler added a function of this name, or made it of a kernel."""
        return bool(self.slow_path(name)) or (self.copies is not None and self.copies.match(name) is not None)

    def arithmetic(self, form: Form) -> Arithmetic:
        """The arithmetic of a form."""
        arithmetic = self.known_work.get(form)
        if arithmetic is None:
            arithmetic = self.known_work[form] = self._arithmetic(form)
        return arithmetic

    def _arithmetic(self, form: Form) -> Arithmetic:
        matrix = form.instruction_class == "matrix"
        for pattern, operations, work_kind, waves in self.work:
            match = _fits(pattern, form)
            if match is None:
                continue
            groups = match.groupdict()
            kind = _TYPES.get(groups.get("type") or work_kind, work_kind)
            if matrix:
                share = waves * (2 if groups.get("sparse") else 1)
                return Arithmetic(_matrix_operations(form, share), kind, matrix=True, waves=waves)
            doubled = 2 if groups.get("pair") or groups.get("packed") else 1
            return Arithmetic(operations * doubled * form.elements, kind)
        if matrix and "inline_assembly" in form.flags:
            machines = (load(name).arithmetic(form) for name in self.assembly)
            return next((arithmetic for arithmetic in machines if arithmetic.type), Arithmetic(None, "matrix", matrix=True))
        return Arithmetic(None, "matrix", matrix=True) if matrix and form.matrix_shape else Arithmetic(0, "")


def called_name(form: Form) -> str:
    """The function that a call names by its first operand, "" where it names none."""
    name = form.operands[0].pattern if form.operands and form.operands[0].pattern.startswith("@") else ""
    return name[1:].strip('"')


def _typed_operation(form: Form) -> str:
    """What a form of a typed language computes, with its widths: "zext nneg:64:32", "llvm.smax.i32:32:32"."""
    name = called_name(form) or " ".join((form.opcode, *form.modifiers))
    written = next((slot.bits for slot in form.slots if slot.role == "write"), 0)
    read = next((slot.bits for slot in form.slots if slot.role == "read"), written)
    return f"{name[:LONGEST_OPCODE]}:{written}:{read}"


def _fits(pattern: re.Pattern[str], form: Form) -> re.Match[str] | None:
    if len(form.opcode) > LONGEST_OPCODE:
        return None
    return pattern.fullmatch(form.opcode) or pattern.fullmatch(form.mnemonic)


def _with_modifiers(words: tuple[str, ...], form: Form) -> tuple[str, ...]:
    """The words with ``@name`` replaced by the number of the modifier ``name:number``; none where the form lacks it."""
    if not any(word.startswith("@") for word in words):
        return words
    stated = dict(modifier.split(":", 1) for modifier in form.modifiers if ":" in modifier)
    if any(word.startswith("@") and not _HEXADECIMAL.fullmatch(stated.get(word[1:], "")) for word in words):
        return ()
    return tuple(f"#{int(stated[word[1:]], 0)}" if word.startswith("@") else word for word in words)


_HEXADECIMAL = regex.compile("0x[0-9a-fA-F]{1,8}")


def _matrix_operations(form: Form, share: int) -> int | None:
    """2 m n k of every independent product, divided by the waves that share it, twice as many where half is left out."""
    if form.matrix_shape is None or not all(form.matrix_shape):
        return None
    m, n, k = form.matrix_shape
    blocks = next((int(flag.rpartition("_")[2]) for flag in form.flags if flag.startswith("blocks_")), 1)
    return 2 * m * n * k * blocks // share


_READ: Mapping[str, Callable[[Any], Any]] = {
    "frozenset[str]": lambda names: frozenset(expand(names)),
    "tuple[str, ...]": lambda names: tuple(names.split()),
    "re.Pattern[str] | None": regex.compile,
    "tuple[re.Pattern[str], ...]": lambda patterns: tuple(map(regex.compile, patterns)),
}
"""How a field of `Meanings` is read from a table, by its type; others stand there as they are."""


_COLUMNS = {
    "value": ("pattern low", ""),
    "work": ("pattern", "operations type waves"),
    "launch": ("targets arguments", "registers"),
    "slow_path": ("pattern of", ""),
}
"""The columns that rows must have, and those they may have."""


@cache
def load(dialect: str) -> Meanings:
    """The table of a dialect, read once; empty for a dialect that has none.

    Raises:
        TableError: the table or a row has a column that nobody reads.
    """
    table = table_of(dialect, "meanings", _COLUMNS)
    refuse(table, f"languages/{dialect}/meanings.toml", (*Meanings.__annotations__, "value", "slow_path"))
    values = tuple((regex.compile(row["pattern"]), tuple(row["low"].split())) for row in table.pop("value", ()))
    work = tuple(
        (regex.compile(row["pattern"]), row.get("operations", 0), row.get("type", ""), row.get("waves", 1))
        for row in table.pop("work", ())
    )
    slow = tuple((regex.compile(row["pattern"]), row["of"]) for row in table.pop("slow_path", ()))
    launch = tuple(
        (regex.compile(row["targets"]), row["arguments"], row.get("registers", {})) for row in table.pop("launch", ())
    )
    row = table.pop("descriptor", None)
    kinds = Meanings.__annotations__
    fields = {name: _READ[kinds[name]](value) if kinds[name] in _READ else value for name, value in table.items()}
    descriptor = None if row is None else _descriptor(row)
    return Meanings(**fields, values=values, work=work, slow_paths=slow, launch=launch, descriptor=descriptor)


@lru_cache(maxsize=64)
def _for_target(dialect: str, target: str) -> Meanings:
    base = load(dialect)
    rows = ((first, names) for pattern, first, names in base.launch if pattern.fullmatch(target))
    first, names = next(rows, (None, {}))
    return base if first is None else replace(base, arguments=first, registers={**base.registers, **names})


def meanings_of(module: Module) -> Meanings:
    """The table of a module's dialect, with where its target keeps what a launch says."""
    return _for_target(module.dialect, module.target or "")


def _descriptor(row: Mapping[str, Any]) -> Descriptor:
    kinds = {kind: (fields["type"], fields["depth"]) for kind, fields in row["kinds"].items()}
    rows, columns = (tuple(row[name]) for name in ("rows", "columns"))
    return Descriptor(regex.compile(row["pattern"]), row["operand"], row["sparse_operand"], rows, columns, kinds)
