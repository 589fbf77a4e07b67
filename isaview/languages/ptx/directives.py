"""PTX directives: what a directive's tree says as statements."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import prod

from isaview.base.measure import Measure, along_axes, stated
from isaview.languages.ptx.opcodes import bits_of
from isaview.languages.ptx.tree import Misread, Node, integer
from isaview.model.form import Text
from isaview.model.kernel import Storage
from isaview.model.statements import Alias, Begin, Declare, Fact, Located, Note, Part, Statement, Table, Target

SECTION = Note("debug section")
"""A section of debug data starts; what its braces hold is no code. No pragma's word has a blank in it."""
FORWARD = Note("forward")
"""A lone semicolon: it ends a function's head that has no body."""
CALL_PARAMETER = Note("call_parameter")

Cut = Callable[[int, int], Text]

_LAUNCHED_ALIGNMENT = 16
"""ptxas lets memory that is sized at launch begin at a multiple of so many bytes at least."""
_SPACES = {
    "global": "global",
    "const": "constant",
    "shared": "shared",
    "local": "private",
    "tex": "texture",
    "surf": "texture",
}
_VERSION = re.compile(r"\d{1,3}(?:\.\d{1,3})?", re.ASCII)
_MOST_BYTES = 1 << 60
"""A larger variable is refused; ptxas counts its bytes in 64 bits."""
_OPAQUE = frozenset((".texref", ".samplerref", ".surfref"))
_COMPONENTS = ("x", "y", "z", "w")


def build(tree: Node, cut: Cut) -> tuple[Statement, ...]:
    """The statements of a directive.

    Args:
        tree: what the grammar gives for the start rule ``directive``.
        cut: gives the piece of the line between two offsets of the tree.
    """
    if tree.kind == "location":
        end = tree.parts[-1].end
        return (Located(cut(tree.parts[1].start, end)),)
    return _BUILDERS[tree.kind](tree)


def _version(tree: Node) -> tuple[Statement, ...]:
    number = tree.parts[1]
    if not _VERSION.fullmatch(number.value):
        digits = len(number.value)
        message = f"a number of {digits} digits" if digits > 12 else f"expected a version as 9.0, found '{number.value}'"
        raise Misread(number.start, message)
    return (Part(), Fact("ptx_version", stated(float(number.value), "", ".version"), module=True))


def _target(tree: Node) -> tuple[Statement, ...]:
    names = [name.value for name in tree.all("NAME")]
    debug = (Fact("for_debugging", stated(1, "", ".target … debug"), module=True),) if "debug" in names else ()
    return (Target(names[0], 32), *debug)


def _file(tree: Node) -> tuple[Statement, ...]:
    number = tree.parts[1]
    if integer(number) is None or not number.value.isdecimal():
        raise Misread(number.start, f"expected a plain number, found '{number.value}'")
    return (Note("file", f"{tree.parts[1].value} {tree.parts[2].value[1:-1]}"),)


def _pragma(tree: Node) -> tuple[Statement, ...]:
    """``"nounroll"`` → ("nounroll", ""), ``"used_bytes_mask 0xfff"`` → ("used_bytes_mask", "0xfff")."""
    notes = []
    for string in tree.all("STRING"):
        word, _, value = string.value[1:-1].strip().partition(" ")
        notes.append(Note(word, value.strip()))
    return tuple(notes)


def _alias(tree: Node) -> tuple[Statement, ...]:
    name, function = tree.all("NAME")
    return (Alias(name.value, function.value),)


def _table(tree: Node) -> tuple[Statement, ...]:
    name, *targets = tree.all("label", "NAME")
    return (Table(name.value, tuple(target.value for target in targets)),)


def _ignored(_tree: Node) -> tuple[Statement, ...]:
    return (Note(),)


def _section(_tree: Node) -> tuple[Statement, ...]:
    return (SECTION,)


def _bits(words: list[str]) -> int | None:
    """Bits of one value, its vector width included, by the type among a declaration's words."""
    width = next((int(word[2:]) for word in words if word in (".v2", ".v4", ".v8")), 1)
    bits = next((bits_of(word[1:]) for word in words if bits_of(word[1:]) is not None), None)
    return bits * width if bits is not None else None


def _bytes(words: list[str], declarator: Node) -> int | None:
    """Bytes of a variable: its type times its dimensions; None where one is open or is no plain number."""
    bits = _bits(words)
    if bits is None:
        return None
    lengths = _lengths(declarator)
    if lengths is None:
        return None
    size = bits // 8 * prod(lengths)
    if size > _MOST_BYTES:
        raise Misread(declarator.start, f"a variable of more than {_MOST_BYTES:,} bytes")
    return size


def _lengths(declarator: Node) -> list[int] | None:
    lengths: list[int] = []
    for dimension in declarator.all("dimension"):
        inner = dimension.parts[1]
        length = integer(inner) if inner.kind == "number" else _initialised(declarator, inner)
        if length is None:
            return None
        lengths.append(length)
    return lengths


def _initialised(declarator: Node, inner: Node) -> int | None:
    """How many elements the list behind ``name[] =`` has, None where there is none."""
    values = declarator.parts[-1]
    return len(values.parts) - 2 if inner.kind == "RBRACKET" and values.kind == "vector" and len(values.parts) > 1 else None


def _words(declaration: Node) -> list[str]:
    return [part.value for part in declaration.all("SPACE", "QUALIFIER", "LINKAGE")]


def _variable(tree: Node) -> tuple[Statement, ...]:
    words = _words(tree)
    space = next(part.value for part in tree.parts if part.kind == "SPACE").split("::")[0][1:]
    declarators = tree.all("declarator")
    if space == "reg":
        return tuple(item for declarator in declarators for item in _registers(words, declarator))
    if space == "param":
        return (CALL_PARAMETER,)
    if space not in _SPACES:
        return (Note(),)
    if _OPAQUE.intersection(words):
        return tuple(Storage(declarator.parts[0].value, "texture", None) for declarator in declarators)
    return tuple(_memory(tree, words, space, declarator) for declarator in declarators)


_VISIBLE = frozenset((".visible", ".weak"))
"""Shared memory that other modules can name."""


def _memory(tree: Node, words: list[str], space: str, declarator: Node) -> Storage:
    """A variable at the alignment of its type, or at the one that is stated where that is more."""
    stated, extent = tree.one("aligned"), _bytes(words, declarator)
    alignment = integer(stated.parts[1]) if stated else 1
    least = max((_bits(words) or 8) // 8, _LAUNCHED_ALIGNMENT if space == "shared" and extent is None else 1)
    visible = not _VISIBLE.isdisjoint(words)
    return Storage(declarator.parts[0].value, _SPACES[space], extent, max(alignment or 1, least), visible=visible)


def _registers(words: list[str], declarator: Node) -> tuple[Declare, ...]:
    """A register, a range of them, or the components of a vector."""
    name = declarator.parts[0].value
    width = next((int(word[2:]) for word in words if word in (".v2", ".v4", ".v8")), 1)
    bits = (_bits(words) or 32) // width
    file = "predicate" if ".pred" in words else "vector"
    number = declarator.one("NUMBER")
    count = integer(number) if number else None
    if width == 1:
        return (Declare(name, file, bits, count),)
    return tuple(Declare(f"{name}.{component}", file, bits) for component in _COMPONENTS[:width])


def _head(tree: Node) -> tuple[Statement, ...]:
    is_entry = tree.one("ENTRY") is not None
    names = tree.all("NAME")
    lists = tree.all("parameters")
    before = [each for each in lists if each.start < names[0].start]
    after = [each for each in lists if each.start > names[0].start]
    parameters = [one for each in after for one in each.all("parameter")]
    registers = [item for one in parameters for item in _parameter_registers(one)]
    returned = [item for each in before for one in each.all("parameter") for item in _parameter_registers(one)]
    begin = Begin(
        name=names[0].value,
        is_entry=is_entry,
        parameters=tuple(_parameter(one) for one in parameters),
        arguments=tuple((item.name, item.bits) for item in registers),
    )
    return (begin, *registers, *returned, *_tunings(tree))


def _parameter_registers(parameter: Node) -> tuple[Declare, ...]:
    words = _words(parameter)
    return _registers(words, parameter.parts[-1]) if ".reg" in words else ()


def _parameter(parameter: Node) -> tuple[str, int | None]:
    """Type text and bytes: ``(".u64 .ptr .global", 8)``, ``(".b8[128]", 128)``."""
    words = [word for word in _words(parameter) if word not in (".param", ".reg")]
    declarator = parameter.parts[-1]
    lengths = _lengths(declarator)
    dimensions = "".join(f"[{length}]" for length in lengths) if lengths is not None else "[]"
    return " ".join(words) + dimensions, _bytes(words, declarator)


_TUNING = {
    ".maxntid": ("max_threads", "threads", True),
    ".reqntid": ("required_threads", "threads", True),
    ".reqnctapercluster": ("cluster_size", "groups", True),
    ".minnctapersm": ("min_groups_per_unit", "groups", False),
    ".maxnctapersm": ("max_groups_per_unit", "groups", False),
    ".maxnreg": ("max_registers", "registers", False),
    ".maxclusterrank": ("max_cluster_size", "groups", False),
}
"""Directive → metric, unit, and whether it has one number per axis beside the product."""
_MARKS = {".explicitcluster": "explicit_cluster", ".blocksareclusters": "blocks_are_clusters", ".noreturn": "no_return"}


def _tunings(tree: Node) -> tuple[Statement, ...]:
    return tuple(item for tuning in tree.all("tuning") for item in _tuning(tuning))


def _tuning(tuning: Node) -> tuple[Statement, ...]:
    word = tuning.parts[0].value
    if word in _MARKS:
        return (Fact(_MARKS[word], stated(1, "", word)),)
    numbers = [integer(part) for part in tuning.parts[1:]]
    known = [number for number in numbers if number is not None]
    if word not in _TUNING or not known or len(known) < len(numbers):
        return (Note(),)
    metric, unit, by_axis = _TUNING[word]
    figures = along_axes(metric, [*known, 1, 1][:3]) if by_axis else [(metric, prod(known))]
    return tuple(Fact(name, _because(number, unit, word)) for name, number in figures)


def _because(number: int, unit: str, word: str) -> Measure:
    return stated(number, unit, word)


_BUILDERS: dict[str, Callable[[Node], tuple[Statement, ...]]] = {
    "version": _version,
    "target": _target,
    "address_size": _ignored,
    "file": _file,
    "section": _section,
    "pragma": _pragma,
    "alias": _alias,
    "table": _table,
    "prototype": _ignored,
    "head": _head,
    "variable": _variable,
    "tunings": _tunings,
    "data": _ignored,
}
