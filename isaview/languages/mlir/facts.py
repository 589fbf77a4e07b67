"""What the heads of modules and functions say: the target, how a kernel is launched, and its arguments."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from math import prod
from typing import NamedTuple

from isaview.base import regex
from isaview.base.measure import stated_measure
from isaview.base.text import integer
from isaview.languages.mlir.forms import Line, Surroundings
from isaview.languages.mlir.signature import arguments
from isaview.languages.mlir.tree import split
from isaview.model.form import HOLE
from isaview.model.statements import METADATA, Begin, Fact, Target
from isaview.tensors.types import TensorType

_ATTRIBUTE = regex.compile(r'"?([A-Za-z_][\w.-]*)"?\s*=\s*("[^"]*"|-?\d{1,18}|true|false)')
_BY_TARGET = {"gfx9": 64, "gfx": 32, "sm_": 32}
LANES = 32
"""Lanes of a warp where a module does not say."""
_HANDED_OUT = 4
"""Warps that the parts of a group get at once."""
_NUMBER = regex.compile(r"-?\d{1,18}|true")
_AXIS = regex.compile(r'"([^"]{1,99})"=(\d{1,6})')
_MANUAL = regex.compile(r"manual_axes\s*(?:=\s*)?(?:#sdy<manual_axes)?\{([^{}]*)\}")
_MOST_CHIPS = 1 << 30
_FACTS = (
    ("shared", "shared_bytes", "B"),
    ("num-ctas", "cluster_size", "groups"),
    ("tensor_memory_size", "tensor_columns", "columns"),
    ("maxnreg", "max_registers", "registers"),
)
"""Attributes of a module (without the dialect), the figures they state, and their units."""


def attributes(text: str) -> dict[str, str]:
    """The attributes in a head that are numbers and words, by their names without the dialect."""
    return {name.rpartition(".")[2]: value.strip('"') for name, value in _ATTRIBUTE.findall(text)}


def target(module_attributes: Mapping[str, str]) -> Target | None:
    """The target that a module names, as other languages name it, and the lanes of a wave."""
    name = module_attributes.get("target", "")
    vendor, _, chip = name.partition(":")
    if not chip:
        return None
    name = f"sm_{chip}" if vendor == "cuda" else chip
    lanes = lanes_of(module_attributes) or next((count for start, count in _BY_TARGET.items() if name.startswith(start)), None)
    return Target(name, lanes)


def warps_of(module_attributes: Mapping[str, str]) -> int:
    """Warps of a group, 0 where the module does not say."""
    return _number(module_attributes, "num-warps")


def lanes_of(module_attributes: Mapping[str, str]) -> int:
    """Lanes of a warp, 0 where the module does not say."""
    return _number(module_attributes, "threads-per-warp")


def _number(module_attributes: Mapping[str, str], name: str) -> int:
    text = module_attributes.get(name, "")
    return (integer(text) or 0) if text.isdecimal() else 0


def axes_of(mesh: str) -> dict[str, int]:
    """The axes of a mesh of chips, each with its size."""
    return {name: int(size) for name, size in _AXIS.findall(mesh)}


def chips_of(module_attributes: Mapping[str, str], axes: Mapping[str, int]) -> int:
    """The chips that a graph runs on: as the module says it, else as many as its mesh has."""
    stated_chips = max(1, _number(module_attributes, "num_partitions")) * max(1, _number(module_attributes, "num_replicas"))
    return min(stated_chips if stated_chips > 1 else prod(axes.values()), _MOST_CHIPS)


def sharing(manual: str, axes: Mapping[str, int], chips: int) -> int:
    """The chips that share what a region of some axes' chips does: all of them where these are not known."""
    match = _MANUAL.search(manual)
    names = () if match is None else re.findall(r'"([^"]+)"', match[1])
    shares = prod(axes.get(name, 1) for name in names)
    return max(1, chips // shares) if shares and chips % shares == 0 else chips


def launch_facts(module_attributes: Mapping[str, str]) -> Iterator[Fact]:
    """The facts of a kernel that its module states."""
    warps, lanes = _number(module_attributes, "total-num-warps") or warps_of(module_attributes), lanes_of(module_attributes)
    if warps:
        where = "num-warps × threads-per-warp" if lanes else f"num-warps × {LANES}"
        yield Fact("required_threads", stated_measure(warps * (lanes or LANES), "threads", where), rank=METADATA)
    if lanes:
        yield Fact("wave_size", stated_measure(lanes, "lanes", "threads-per-warp"), rank=METADATA)
    for attribute, name, unit in _FACTS:
        value = module_attributes.get(attribute, "")
        if value.isdecimal() and (int(value) > 1 or attribute != "num-ctas"):
            yield Fact(name, stated_measure(int(value), unit, attribute), rank=METADATA)


def launched_with(parts: int, warps: int, lanes: int) -> Fact:
    """The threads of a group whose parts have warps of their own: they are handed out four at a time."""
    where = f"(num-warps + those of its parts, up to the next {_HANDED_OUT}) × threads-per-warp"
    total = warps + -(-parts // _HANDED_OUT) * _HANDED_OUT
    return Fact("required_threads", stated_measure(total * lanes, "threads", where), rank=METADATA, instead=True)


class Head(NamedTuple):
    """A function's head: its name, whether it is launched, and its arguments as (text of the token, type, attributes)."""

    name: str
    is_entry: bool
    arguments: tuple[tuple[str, TensorType, Mapping[str, str]], ...]


def head_of(line: Line, raw: Sequence[str], around: Surroundings) -> Head:
    """What a function's head says; in the generic form its arguments stand at its first block."""
    symbol = next((piece for piece in line.tree.pieces if piece.kind == "SYMBOL"), None)
    words = {piece.text for piece in line.tree.pieces if piece.kind == "WORD"}
    if symbol is None:
        generic = attributes(line.tree.text)
        return Head(generic.get("sym_name", ""), generic.get("sym_visibility") != "private", ())
    name = raw[symbol.hole] if HOLE in symbol.text else symbol.text[1:]
    return Head(name.strip('"'), "private" not in words, tuple(arguments_of(line, raw, around)))


def arguments_of(line: Line, raw: Sequence[str], around: Surroundings) -> Iterator[tuple[str, TensorType, Mapping[str, str]]]:
    """The arguments of a function or block: name, type, and the attributes in braces behind the type."""
    for piece, type, behind in arguments(line.tree.pieces, line.types, around.types):
        parts = (part for braces in behind if braces.kind == "{" for part in split(braces.inner))
        argument_attributes = {part[0].text.strip('"').rpartition(".")[2]: part[2].text for part in parts if len(part) > 2}
        yield raw[piece.hole], type, argument_attributes


def beginning(head: Head, around: Surroundings) -> Begin:
    """The statement that opens a function."""
    arguments = tuple((name, around.bits(type)) for name, type, _ in head.arguments)
    known = tuple(
        (name, key, 1 if value == "true" else int(value))
        for name, _, argument_attributes in head.arguments
        for key, value in argument_attributes.items()
        if _NUMBER.fullmatch(value)
    )
    return Begin(
        head.name,
        head.is_entry,
        tuple(
            (type.element if not type.shape else f"tensor<{'x'.join((*type.extents, type.element))}>", type.bytes)
            for _, type, _ in head.arguments
        ),
        arguments,
        frozenset() if around.whole else frozenset(name for name, _ in arguments),
        argument_facts=known,
        argument_types=tuple(type for _, type, _ in head.arguments),
    )
