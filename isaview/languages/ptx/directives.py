"""The statements that a directive of PTX says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from math import prod

from isaview.base import regex
from isaview.base.measure import along_axes, stated_measure
from isaview.languages.ptx.opcodes import bits_of
from isaview.languages.ptx.tree import Misread, Node, integer
from isaview.model.form import Text
from isaview.model.kernel import Storage
from isaview.model.statements import Alias, Begin, Declare, Fact, Located, Note, Part, Statement, Table, Target

SECTION = Note("debug section")
"""A section of debug data starts; what its braces hold is no code. No pragma's word has a blank in it."""
FORWARD = Note("forward")
"""A lone semicolon: it ends a function's head that has no body."""

Cut = Callable[[int, int], Text]

_LAUNCHED_ALIGNMENT = 16  # bytes
"""ptxas aligns memory that is sized at launch at least so far."""
_SPACES = {
    "global": "global",
    "const": "constant",
    "shared": "shared",
    "local": "private",
    "tex": "texture",
    "surf": "texture",
}
_VERSION = regex.compile(r"\d{1,3}(?:\.\d{1,3})?", re.ASCII)
_MOST_BYTES = 1 << 60
"""A larger variable is refused; ptxas counts its bytes in 64 bits."""
_OPAQUE = frozenset((".texref", ".samplerref", ".surfref"))
_WIDTHS = {".v2": 2, ".v4": 4, ".v8": 8}
_COMPONENTS = ("x", "y", "z", "w")
_VISIBLE = frozenset((".visible", ".weak"))
"""Shared memory that other modules can name."""
_TUNING = {
    ".maxntid": ("max_threads", "threads", True),
    ".reqntid": ("required_threads", "threads", True),
    ".reqnctapercluster": ("cluster_size", "groups", True),
    ".minnctapersm": ("min_groups_per_unit", "groups", False),
    ".maxnctapersm": ("max_groups_per_unit", "groups", False),
    ".maxnreg": ("max_registers", "registers", False),
    ".maxclusterrank": ("max_cluster_size", "groups", False),
}
"""Directive → metric, unit, and whether it has a number per axis besides the product."""
_MARKS = {".explicitcluster": "explicit_cluster", ".blocksareclusters": "blocks_are_clusters", ".noreturn": "no_return"}


def build(tree: Node, cut: Cut) -> tuple[Statement, ...]:
    """The statements of a directive.

    Args:
        tree: what the grammar gives for the start rule ``directive``.
        cut: gives the piece of the line between two offsets of the tree.
    """
    if tree.kind == "location":
        return (Located(cut(tree.parts[1].start, tree.parts[-1].end)),)
    reader = _BUILDERS.get(tree.kind)
    return tuple(reader(tree)) if reader is not None else (Note(),)


def _version(tree: Node) -> Iterator[Statement]:
    number = tree.parts[1]
    if not _VERSION.fullmatch(number.value):
        length = len(number.value)
        wrong = f"a number of {length} digits" if length > 12 else f"expected a version as 9.0, found '{number.value}'"
        raise Misread(number.start, wrong)
    yield Part()
    yield Fact("ptx_version", stated_measure(float(number.value), "", ".version"), module=True)


def _target(tree: Node) -> Iterator[Statement]:
    names = [name.value for name in tree.all("NAME")]
    yield Target(names[0], 32)
    if "debug" in names:
        yield Fact("for_debugging", stated_measure(1, "", ".target … debug"), module=True)


def _file(tree: Node) -> Iterator[Statement]:
    _, number, name = tree.parts[:3]
    if integer(number) is None or not number.value.isdecimal():
        raise Misread(number.start, f"expected a plain number, found '{number.value}'")
    yield Note("file", f"{number.value} {name.value[1:-1]}")


def _section(_tree: Node) -> Iterator[Statement]:
    yield SECTION


def _pragma(tree: Node) -> Iterator[Statement]:
    """``"nounroll"`` → ("nounroll", ""), ``"used_bytes_mask 0xfff"`` → ("used_bytes_mask", "0xfff")."""
    for string in tree.all("STRING"):
        word, _, value = string.value[1:-1].strip().partition(" ")
        yield Note(word, value.strip())


def _alias(tree: Node) -> Iterator[Statement]:
    name, function = tree.all("NAME")
    yield Alias(name.value, function.value)


def _table(tree: Node) -> Iterator[Statement]:
    name, *targets = tree.all("label", "NAME")
    yield Table(name.value, tuple(target.value for target in targets))


def _words(declaration: Node) -> list[str]:
    return [part.value for part in declaration.all("SPACE", "QUALIFIER", "LINKAGE")]


def _width(words: list[str]) -> int:
    return next((_WIDTHS[word] for word in words if word in _WIDTHS), 1)


def _bits(words: list[str]) -> int | None:
    """Bits of a value, its vector width included, by the type among a declaration's words."""
    bits = next((bits_of(word[1:]) for word in words if bits_of(word[1:]) is not None), None)
    return None if bits is None else bits * _width(words)


def _bytes(words: list[str], declarator: Node) -> int | None:
    """Bytes of a variable: its type times its dimensions; None where a dimension is open or is no plain number."""
    bits, lengths = _bits(words), _lengths(declarator)
    if bits is None or lengths is None:
        return None
    size = bits // 8 * prod(lengths)
    if size > _MOST_BYTES:
        raise Misread(declarator.start, f"a variable of more than {_MOST_BYTES:,} bytes")
    return size


def _lengths(declarator: Node) -> list[int] | None:
    """The dimensions; ``name[] =`` has as many elements as the list behind it. None where any is not known."""
    lengths: list[int] = []
    values = declarator.parts[-1]
    for dimension in declarator.all("dimension"):
        inner = dimension.parts[1]
        length = integer(inner) if inner.kind == "number" else None
        if inner.kind == "RBRACKET" and values.kind == "vector" and len(values.parts) > 1:
            length = len(values.parts) - 2
        if length is None:
            return None
        lengths.append(length)
    return lengths


def _variable(tree: Node) -> Iterator[Statement]:
    words = _words(tree)
    space = next(part.value for part in tree.parts if part.kind == "SPACE").split("::")[0][1:]
    if space not in _SPACES and space != "reg":
        yield Note("call_parameter" if space == "param" else "")
        return
    for declarator in tree.all("declarator"):
        if space == "reg":
            yield from _registers(words, declarator)
        elif _OPAQUE.intersection(words):
            yield Storage(declarator.parts[0].value, "texture", None)
        else:
            # PTX takes the larger of the stated alignment and that of the type.
            aligned, extent = tree.first("aligned"), _bytes(words, declarator)
            alignment = integer(aligned.parts[1]) if aligned else 1
            least = max((_bits(words) or 8) // 8, _LAUNCHED_ALIGNMENT if space == "shared" and extent is None else 1)
            visible = not _VISIBLE.isdisjoint(words)
            yield Storage(declarator.parts[0].value, _SPACES[space], extent, max(alignment or 1, least), visible=visible)


def _registers(words: list[str], declarator: Node) -> tuple[Declare, ...]:
    """A register, a range of them, or the components of a vector."""
    name = declarator.parts[0].value
    width = _width(words)
    bits = (_bits(words) or 32) // width
    file = "predicate" if ".pred" in words else "vector"
    if width > 1:
        return tuple(Declare(f"{name}.{component}", file, bits) for component in _COMPONENTS[:width])
    number = declarator.first("NUMBER")
    return (Declare(name, file, bits, integer(number) if number else None),)


def _head(tree: Node) -> Iterator[Statement]:
    name = tree.all("NAME")[0]
    listed = [(group.start > name.start, parameter) for group in tree.all("parameters") for parameter in group.all("parameter")]
    parameters = [parameter for behind, parameter in listed if behind]
    registers = [item for parameter in parameters for item in _parameter_registers(parameter)]
    returned = [item for behind, parameter in listed if not behind for item in _parameter_registers(parameter)]
    yield Begin(
        name=name.value,
        is_entry=tree.first("ENTRY") is not None,
        parameters=tuple(map(_parameter, parameters)),
        arguments=tuple((item.name, item.bits) for item in registers),
    )
    yield from registers
    yield from returned
    yield from _tunings(tree)


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


def _tunings(tree: Node) -> Iterator[Statement]:
    for tuning in tree.all("tuning"):
        word = tuning.parts[0].value
        numbers = [integer(part) for part in tuning.parts[1:]]
        known = [number for number in numbers if number is not None]
        if word in _MARKS:
            yield Fact(_MARKS[word], stated_measure(1, "", word))
        elif word not in _TUNING or not known or len(known) < len(numbers):
            yield Note()
        else:
            metric, unit, by_axis = _TUNING[word]
            figures = along_axes(metric, [*known, 1, 1][:3]) if by_axis else [(metric, prod(known))]
            for name, number in figures:
                yield Fact(name, stated_measure(number, unit, word))


_BUILDERS: dict[str, Callable[[Node], Iterator[Statement]]] = {
    "version": _version,
    "target": _target,
    "file": _file,
    "section": _section,
    "pragma": _pragma,
    "alias": _alias,
    "table": _table,
    "head": _head,
    "variable": _variable,
    "tunings": _tunings,
}
"""Rules that say something; address sizes, prototypes and data do not."""
