"""The statements of variables of LLVM IR: shared memory as the back end sizes it, and names in initial values."""

from __future__ import annotations

from typing import Any

from isaview.base import regex
from isaview.base.limits import SHOWN_TEXT
from isaview.base.measure import stated_measure
from isaview.languages.llvm.lines import LineReader, balance
from isaview.languages.llvm.opening import NAME
from isaview.languages.llvm.parser import NOTE, unread
from isaview.languages.llvm.types import plain_name, preferred_alignment
from isaview.model.kernel import Storage
from isaview.model.statements import Alias, Fact, Statement, Table, Unread

FILLED = "amdgcn"
"""The machine whose back end lays shared memory out whole."""
LAID_OUT = Fact("filled_storage", stated_measure(1, "", "LLVM's AMDGPU back end lays shared memory out"), module=True)
_GLOBAL = regex.compile(
    rf"@({NAME})[ \t]*=[ \t]*((?:[a-z_]+(?:[ \t]*\([^()\n]*\))?[ \t\x01]+)*?)(global|constant|alias|ifunc)\b[ \t\x01]*(.+)"
)
_SYMBOL = regex.compile(rf"@({NAME})")
_SPACE = regex.compile(r"addrspace[ \t]*\([ \t]*(\d{1,9})")
_ALIGNED = regex.compile(r",[ \t\x01]*align[ \t\x01]+(\d{1,9})")
_STRING = regex.compile(r'\bc"[^"]*"')
_INNER, _OUTSIDE = frozenset(("internal", "private")), frozenset(("external", "extern_weak"))
_LAUNCHED = 16
"""The least alignment that NVIDIA's assembler gives what is sized at launch."""
_DECLARED = 8
"""Bytes of a value that NVPTX declares by its type, whose alignment the assembler keeps; all else are bytes to it."""
_WIDEST = 16
"""Bytes that an instruction of shared memory moves, of what is as aligned."""


def variable(reader: LineReader, line: str) -> tuple[Statement, ...]:
    """What a global variable, alias or ifunc says; data outside of shared memory says only which names stand in it."""
    match = _GLOBAL.match(line)
    if match is None:
        return (Unread(1, line[:SHOWN_TEXT], "expected a global variable, an alias or an ifunc"),)
    name, words, kind, rest = match.groups()
    uneven = any(rest.count(left) != rest.count(right) for left, right in ("()", "[]", "{}"))
    if uneven and balance(rest) != (0, False):
        return (Unread(1, line[:SHOWN_TEXT], "expected the initialiser's brackets to be closed"),)
    if kind == "alias":
        symbol = _SYMBOL.search(rest)
        return (Alias(plain_name(name), plain_name(symbol[1])),) if symbol else (NOTE,)
    space = _SPACE.search(words)
    if space is not None and reader.layout.place(int(space[1])) == "shared":
        return _shared_variable(reader, line, plain_name(name), words, rest)
    names = tuple(dict.fromkeys(map(plain_name, _SYMBOL.findall(_STRING.sub("", rest))))) if "@" in rest else ()
    return (Table(plain_name(name), names),) if names else (NOTE,)


def _shared_variable(reader: LineReader, line: str, name: str, words: str, rest: str) -> tuple[Statement, ...]:
    """A variable in shared memory; ``words`` are those before ``global``, ``rest`` is what stands behind it."""
    known = reader.known.find("shared", line)
    if known is not None:
        return known
    try:
        type: Any = reader.parser.read(reader.line(line))
    except Exception as error:
        return (unread(error, line),)
    machine = reader.layout.machine
    linkage = frozenset(words.split())
    aligned = _ALIGNED.search(rest)
    # Without a stated alignment that of the type counts. AMDGPULowerModuleLDS lays out what is not launched with a size, and
    # raises it further.
    stated = int(aligned[1]) if aligned else 0
    if machine != FILLED:
        declared = type.align if type.kind == "scalar" and type.size <= _DECLARED else 1
        alignment = max(stated or preferred_alignment(type), declared if type.size else _LAUNCHED)
    elif not linkage.isdisjoint(_OUTSIDE):
        alignment = max(stated or type.align, 1)
    else:
        wide = _WIDEST if type.size > _WIDEST else 1
        least = next((step for step in (_WIDEST, 8, 4, 2) if type.size > step // 2), 1)  # superAlignLDSGlobals
        alignment = max(stated or max(preferred_alignment(type), wide), least)
    # the back end of NVPTX declares what a store of the value moves
    size = type.stored_bytes if machine == "nvptx" else type.size
    inner = not linkage.isdisjoint(_INNER)
    storage = Storage(name, "shared", size or None, alignment, type.align, visible=not inner, lone=inner)
    if "%" not in line:  # a type of that name may be another in another module
        reader.known.keep((storage,), "shared", line)
    return (storage,)
