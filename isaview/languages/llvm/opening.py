"""The machine, data layout, types and attributes of a module of LLVM IR, which its statements depend on."""

from __future__ import annotations

import re

from msgspec import Struct, field

from isaview.base import regex
from isaview.base.limits import STATEMENT_BYTES
from isaview.languages.llvm.facts import Annotations, kernel_annotations
from isaview.languages.llvm.lines import Joiner, LineReader, Shapes, known_shapes
from isaview.languages.llvm.metadata import Metadata
from isaview.languages.llvm.parser import statement_parser
from isaview.languages.llvm.types import Layout, plain_name, pointers
from isaview.languages.opcode_table import load
from isaview.model.statements import Fact

NAME = r'(?:"[^"\n]*"|[-\w$.]+)'
_TRIPLE = regex.compile(r'\ntarget[ \t]+triple[ \t]*=[ \t]*"([^"\n]*)"')
_LAYOUT = regex.compile(r'\ntarget[ \t]+datalayout[ \t]*=[ \t]*"([^"\n]*)"')
_FRAME = regex.compile(r"(?:^|-)A(\d+)")
_TYPE = regex.compile(rf"\n(%{NAME})[ \t]*=[ \t]*type[ \t]+([^\n]*)")
_GROUP = regex.compile(r"\nattributes[ \t]+#(\d+)[ \t]*=[ \t]*\{")
_PAIR = regex.compile(r'"([^"\n]*)"="([^"\n]*)"')
_DEFINED = regex.compile(r"\n[ \t]*define[ \t][^\n@]*@([\w$.]+)[ \t]*\(")
_MACHINES = (("amdgcn", "amdgcn"), ("amdgpu", "amdgcn"), ("r600", "amdgcn"), ("nvptx", "nvptx"), ("spir", "spirv"))
_TRACES = (
    ("amdgcn", ("amdgpu_", "@llvm.amdgcn.")),
    ("nvptx", ("ptx_kernel", "ptx_device", "@llvm.nvvm.", "!nvvm.annotations")),
    ("spirv", ("spir_kernel",)),
)
_SHAPES_KEPT = 100_000


class Group(Struct):
    """An attribute group; its facts are made when the first function that has it is met."""

    pairs: dict[str, str]
    unoptimised: bool = False
    facts: tuple[Fact, ...] | None = None


class Opened(Struct, frozen=True):
    """A module: its text, which begins with a line break, and what all of its statements depend on."""

    text: str
    triple: str
    layout: Layout
    groups: dict[str, Group]
    metadata: Metadata
    annotations: Annotations
    reader: LineReader
    joiner: Joiner = field(default_factory=Joiner)


def open_module(text: str, cached: bool = True) -> Opened:
    """A module of normal text (see `isaview.languages.llvm.dialect.normal`); ``cached`` False parses every line anew."""
    triple, datalayout = _first(_TRIPLE, text), _first(_LAYOUT, text)
    machine = machine_of(triple, text)
    frame = _FRAME.search(datalayout)
    space = int(frame[1][:9]) if frame else (5 if machine == "amdgcn" else 0)
    joiner = Joiner()
    types = {}
    for match in _TYPE.finditer(text):
        definition = match[2]
        if definition.count("{") > definition.count("}"):
            definition = joiner.join_statement(text[match.start(2) : match.start(2) + STATEMENT_BYTES].split("\n"), 0)[1]
        types[plain_name(match[1][1:])] = definition
    layout = Layout(machine, pointers(datalayout, machine), types, {}, space)
    own = set(_DEFINED.findall(text))
    library = {name[1:]: row for name, row in load("llvm").rows.items() if name[0] == "@" and name[1:] not in own}
    known = known_shapes(machine, datalayout) if cached else Shapes()
    if len(known.lines) > _SHAPES_KEPT:
        known.lines.clear()
    reader = LineReader(statement_parser(), layout, library, known=known, cached=cached)
    metadata = Metadata(text)
    groups = {}
    for match in _GROUP.finditer(text):
        end = text.find("\n", match.end())
        end = end if end >= 0 else len(text)
        pairs = dict(_PAIR.findall(text, match.end(), end))
        groups[match[1]] = Group(pairs, text.find(" optnone ", match.end(), end) >= 0)
    return Opened(text, triple, layout, groups, metadata, kernel_annotations(metadata), reader, joiner)


def machine_of(triple: str, text: str) -> str:
    """amdgcn, nvptx or spirv; "" for a host. Without a triple, what the text uses says it."""
    if triple:
        return next((machine for start, machine in _MACHINES if triple.startswith(start)), "")
    return next((machine for machine, words in _TRACES if any(word in text for word in words)), "")


def _first(pattern: re.Pattern[str], text: str) -> str:
    match = pattern.search(text)
    return match[1] if match else ""
