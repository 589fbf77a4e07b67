"""What the heads of modules and functions say: the target, how a kernel is launched, and its arguments."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from isaview.base.measure import stated
from isaview.languages.mlir.forms import Surroundings, type_texts
from isaview.languages.mlir.tree import Piece, Tree, split
from isaview.languages.mlir.types import UNKNOWN
from isaview.model.statements import METADATA, Begin, Fact, Target
from isaview.tensors.types import TensorType

_ATTRIBUTE = re.compile(r'"?([A-Za-z_][\w.-]*)"?\s*=\s*("[^"]*"|-?\d{1,18}|true|false)')
_LANES = {"gfx9": 64, "gfx": 32, "sm_": 32}
_DEFAULT_LANES = 32
_NUMBER = re.compile(r"-?\d{1,18}")
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


def target(stated_of: Mapping[str, str]) -> Target | None:
    """The target that a module names, as other languages name it, and the lanes of a wave."""
    name = stated_of.get("target", "")
    vendor, _, chip = name.partition(":")
    if not chip:
        return None
    name = f"sm_{chip}" if vendor == "cuda" else chip
    lanes = lanes_of(stated_of) or next((count for start, count in _LANES.items() if name.startswith(start)), None)
    return Target(name, lanes)


def warps_of(stated_of: Mapping[str, str]) -> int:
    """Warps of a group, 0 where the module does not say."""
    return _number(stated_of, "num-warps")


def lanes_of(stated_of: Mapping[str, str]) -> int:
    """Lanes of a warp, 0 where the module does not say."""
    return _number(stated_of, "threads-per-warp")


def _number(stated_of: Mapping[str, str], name: str) -> int:
    text = stated_of.get(name, "")
    return int(text) if text.isdecimal() else 0


def launch_facts(stated_of: Mapping[str, str]) -> Iterator[Fact]:
    """The facts of a kernel that its module states."""
    warps, lanes = _number(stated_of, "total-num-warps") or warps_of(stated_of), lanes_of(stated_of)
    if warps:
        where = "num-warps × threads-per-warp" if lanes else f"num-warps × {_DEFAULT_LANES}"
        yield Fact("required_threads", stated(warps * (lanes or _DEFAULT_LANES), "threads", where), rank=METADATA)
    if lanes:
        yield Fact("wave_size", stated(lanes, "lanes", "threads-per-warp"), rank=METADATA)
    for attribute, name, unit in _FACTS:
        value = stated_of.get(attribute, "")
        if value.isdecimal() and (int(value) > 1 or attribute != "num-ctas"):
            yield Fact(name, stated(int(value), unit, attribute), rank=METADATA)


class Head(NamedTuple):
    """A function's head: its name, whether it is launched, and its arguments as (text of the token, type, attributes)."""

    name: str
    is_entry: bool
    arguments: tuple[tuple[str, TensorType, Mapping[str, str]], ...]


def head_of(tree: Tree, texts: tuple[str, ...], tokens: list[str], around: Surroundings) -> Head:
    """What a function's head says; its arguments are those of its first block in the generic form."""
    symbol = next((piece for piece in tree.pieces if piece.kind == "SYMBOL"), None)
    words = {piece.text for piece in tree.pieces if piece.kind == "WORD"}
    name = ""
    if symbol is not None:
        name = (tokens[symbol.at] if symbol.at < len(tokens) and "\x02" in symbol.text else symbol.text[1:]).strip('"')
    else:
        generic = attributes(tree.text)
        name = generic.get("sym_name", "")
        words |= {generic.get("sym_visibility", "")}
    first = next((piece for piece in tree.pieces if piece.kind == "("), None)
    arguments = tuple(arguments_of(first, texts, tokens, around)) if first is not None else ()
    return Head(name, "private" not in words and not {"noinline = true"} & {tree.text}, arguments)


def arguments_of(
    group: Piece, texts: tuple[str, ...], tokens: list[str], around: Surroundings
) -> Iterator[tuple[str, TensorType, Mapping[str, str]]]:
    """The arguments in brackets: name, type, and the attributes in braces behind the type."""
    for part in split(group.inner):
        if len(part) < 3 or part[0].kind != "VALUE" or part[1].kind != "COLON":
            continue
        text = next(type_texts(part[2:3], texts), "")
        said = {
            each[0].text.strip('"').rpartition(".")[2]: each[2].text
            for braces in part[3:]
            if braces.kind == "{"
            for each in split(braces.inner)
            if len(each) > 2
        }
        yield tokens[part[0].at], around.types.of(text) if text else UNKNOWN, said


def beginning(head: Head, around: Surroundings) -> Begin:
    """The statement that opens a function."""
    arguments = tuple((name, around.bits(of)) for name, of, _ in head.arguments)
    known = tuple(
        (name, key, int(value)) for name, _, said in head.arguments for key, value in said.items() if _NUMBER.fullmatch(value)
    )
    return Begin(
        head.name,
        head.is_entry,
        tuple((of.element if not of.shape else _shaped(of), of.bytes) for _, of, _ in head.arguments),
        arguments,
        frozenset() if around.whole else frozenset(name for name, _ in arguments),
        argument_facts=known,
        argument_types=tuple(of for _, of, _ in head.arguments),
    )


def _shaped(of: TensorType) -> str:
    extents = ("?" if extent is None else str(extent) for extent in of.shape)
    return f"tensor<{'x'.join((*extents, of.element))}>"
